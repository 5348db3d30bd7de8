# Diagramme in Worten.
discord-chart-leaderboard = { $game }, { $where }, { $when }: die Besten
discord-chart-up = plus { $by }
discord-chart-down = minus { $by }
discord-chart-level = unverändert
discord-chart-stats = { $player }, { $game }
discord-chart-game = { $game }, Siege { $won }, Unentschieden { $drawn }, Niederlagen { $lost }
discord-chart-ratings = { $matches ->
    [one] Wertung nach einer gewerteten Partie: { $last }
   *[other] Wertung in den letzten { $matches } gewerteten Partien: von { $first } bis { $last }, zwischen { $low } und { $high }
}
discord-chart-places = Plätze in den letzten Partien (= bei Unentschieden), die neueste zuletzt: { $places }
discord-chart-claims = { $claims ->
    [one] Zeit einer richtigen Reaktion:
   *[other] Zeiten der letzten { $claims } richtigen Reaktionen, die Hälfte davon in höchstens { $median } ms:
} { $bars }
discord-chart-bar = { $from } bis { $to } ms: { $count }
discord-chart-open-bar = ab { $from } ms: { $count }

# Words in the pictures of statistics and leaderboards, as short as possible.
discord-chart-wins = { $won ->
    [one] 1 Sieg
   *[other] { $won } Siege
}
discord-chart-matches = Siege: { $won } von { $played }
discord-chart-won = gewonnen
discord-chart-drawn = unentschieden
discord-chart-lost = verloren
discord-chart-run = Siege in Folge
discord-chart-longest-run = längste Serie
discord-chart-rating = Wertung
discord-chart-trend = zuletzt
discord-chart-new = neu
discord-chart-deal = Schon gespielt: Es zählt nichts
discord-chart-result = Ergebnis
discord-chart-matchpoints = Matchpunkte
discord-chart-rating-curve = Wertung
discord-chart-latest = Letzte Ergebnisse
discord-chart-reactions = Reaktionen in Millisekunden
