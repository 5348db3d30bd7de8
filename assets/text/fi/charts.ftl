# Kaaviot sanoina.
discord-chart-leaderboard = { $game }, { $where }, { $when }: parhaat pelaajat
discord-chart-up = nousua { $by }
discord-chart-down = laskua { $by }
discord-chart-level = ennallaan
discord-chart-stats = { $player }, { $game }
discord-chart-game = { $game }, voitot { $won }, tasapelit { $drawn }, tappiot { $lost }
discord-chart-ratings = { $matches ->
    [one] Vahvuusluku yhden lasketun ottelun jälkeen: { $last }
   *[other] Vahvuusluku viimeisten { $matches } lasketun ottelun aikana: alussa { $first }, lopussa { $last }, vaihteluväli { $low }–{ $high }
}
discord-chart-places = Sijoitukset viimeisimmissä otteluissa (= on tasapeli), uusin viimeisenä: { $places }
discord-chart-claims = { $claims ->
    [one] Yhden oikean reaktion aika:
   *[other] Viimeisten { $claims } oikean reaktion ajat, puolet enintään { $median } ms:
} { $bars }
discord-chart-bar = { $from }–{ $to } ms: { $count }
discord-chart-open-bar = { $from } ms tai enemmän: { $count }

# Words in the pictures of statistics and leaderboards, as short as possible.
discord-chart-wins = { $won ->
    [one] { $won } voitto
   *[other] { $won } voittoa
}
discord-chart-matches = voittoja { $won }/{ $played }
discord-chart-won = voitot
discord-chart-drawn = tasapelit
discord-chart-lost = tappiot
discord-chart-run = voittoputki
discord-chart-longest-run = pisin putki
discord-chart-rating = vahvuus
discord-chart-trend = muutos
discord-chart-new = uusi
discord-chart-deal = Pelattu ennenkin: mitään ei lasketa
discord-chart-result = tulos
discord-chart-matchpoints = pisteet
discord-chart-rating-curve = Vahvuusluku
discord-chart-latest = Viimeisimmät sijat
discord-chart-reactions = Reaktiot millisekunteina
