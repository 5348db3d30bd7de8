# Diagrammer med ord.
discord-chart-leaderboard = { $game }, { $where }, { $when }: de beste spillerne
discord-chart-up = opp { $by }
discord-chart-down = ned { $by }
discord-chart-level = uendret
discord-chart-stats = { $player }, { $game }
discord-chart-game = { $game }, vant { $won }, uavgjort { $drawn }, tapte { $lost }
discord-chart-ratings = { $matches ->
    [one] Rating etter ett tellende parti: { $last }
   *[other] Rating over de siste { $matches } tellende partiene: fra { $first } til { $last }, mellom { $low } og { $high }
}
discord-chart-places = Plasseringer i de siste partiene (= for uavgjort), nyeste sist: { $places }
discord-chart-claims = { $claims ->
    [one] Tiden for én riktig reaksjon:
   *[other] Tidene for de siste { $claims } riktige reaksjonene, halvparten innen { $median } ms:
} { $bars }
discord-chart-bar = { $from } til { $to } ms: { $count }
discord-chart-open-bar = { $from } ms eller mer: { $count }

# Words in the pictures of statistics and leaderboards, as short as possible.
discord-chart-wins = { $won } vunnet
discord-chart-matches = { $won } av { $played } vunnet
discord-chart-won = vunnet
discord-chart-drawn = uavgjort
discord-chart-lost = tapt
discord-chart-run = seire på rad
discord-chart-longest-run = lengste rekke
discord-chart-rating = rating
discord-chart-trend = endring
discord-chart-new = ny
discord-chart-deal = Spilt før: Ingenting teller
discord-chart-result = resultat
discord-chart-matchpoints = matchpoeng
discord-chart-rating-curve = Rating
discord-chart-latest = Siste plasseringer
discord-chart-reactions = Reaksjoner i millisekunder
