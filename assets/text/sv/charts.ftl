# Diagram i ord.
discord-chart-leaderboard = { $game }, { $where }, { $when }: de bästa spelarna
discord-chart-up = upp { $by }
discord-chart-down = ner { $by }
discord-chart-level = oförändrad
discord-chart-stats = { $player }, { $game }
discord-chart-game = { $game }, vunna { $won }, oavgjorda { $drawn }, förlorade { $lost }
discord-chart-ratings = { $matches ->
    [one] Rating efter ett parti med rating: { $last }
   *[other] Rating under de senaste { $matches } partierna med rating: från { $first } till { $last }, mellan { $low } och { $high }
}
discord-chart-places = Placeringar i de senaste partierna (= för oavgjort), senaste sist: { $places }
discord-chart-claims = { $claims ->
    [one] Tid för en rätt reaktion:
   *[other] Tider för de senaste { $claims } rätta reaktionerna, hälften inom { $median } ms:
} { $bars }
discord-chart-bar = { $from } till { $to } ms: { $count }
discord-chart-open-bar = { $from } ms eller mer: { $count }

# Words in the pictures of statistics and leaderboards, as short as possible.
discord-chart-wins = { $won ->
    [one] { $won } vunnet
   *[other] { $won } vunna
}
discord-chart-matches = { $won } av { $played } vunna
discord-chart-won = vunna
discord-chart-drawn = oavgjorda
discord-chart-lost = förlorade
discord-chart-run = vinster i rad
discord-chart-longest-run = längsta svit
discord-chart-rating = rating
discord-chart-trend = ändring
discord-chart-deal = Spelad förut: inget räknas
discord-chart-result = resultat
discord-chart-matchpoints = matchpoäng
discord-chart-rating-curve = Rating
discord-chart-latest = Senaste placeringar
discord-chart-reactions = Reaktioner i millisekunder
