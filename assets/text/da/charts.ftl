# Diagrammer i ord.
discord-chart-leaderboard = { $game }, { $where }, { $when }: de bedste spillere
discord-chart-up = op { $by }
discord-chart-down = ned { $by }
discord-chart-level = uændret
discord-chart-stats = { $player }, { $game }
discord-chart-game = { $game }, vundet { $won }, uafgjort { $drawn }, tabt { $lost }
discord-chart-ratings = { $matches ->
    [one] Rating efter ét ratet parti: { $last }
   *[other] Rating over de seneste { $matches } ratede partier: fra { $first } til { $last }, mellem { $low } og { $high }
}
discord-chart-places = Placeringer i de seneste partier (= for uafgjort), nyeste sidst: { $places }
discord-chart-claims = { $claims ->
    [one] Tid for én rigtig reaktion:
   *[other] Tider for de seneste { $claims } rigtige reaktioner, halvdelen inden for { $median } ms:
} { $bars }
discord-chart-bar = { $from } til { $to } ms: { $count }
discord-chart-open-bar = { $from } ms eller mere: { $count }

# Words in the pictures of statistics and leaderboards, as short as possible.
discord-chart-wins = { $won } vundet
discord-chart-matches = { $won } af { $played } vundet
discord-chart-won = vundet
discord-chart-drawn = uafgjort
discord-chart-lost = tabt
discord-chart-run = sejre i træk
discord-chart-longest-run = længste stribe
discord-chart-rating = rating
discord-chart-trend = ændring
discord-chart-deal = Spillet før: tæller ikke
discord-chart-result = resultat
discord-chart-matchpoints = matchpoint
discord-chart-rating-curve = Rating
discord-chart-latest = Seneste placeringer
discord-chart-reactions = Reaktioner i millisekunder
