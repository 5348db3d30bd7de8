# Grafieken in woorden.
discord-chart-leaderboard = { $game }, { $where }, { $when }: de beste spelers
discord-chart-up = { $by } omhoog
discord-chart-down = { $by } omlaag
discord-chart-level = onveranderd
discord-chart-stats = { $player }, { $game }
discord-chart-game = { $game }, gewonnen { $won }, gelijk { $drawn }, verloren { $lost }
discord-chart-ratings = { $matches ->
    [one] Rating na één potje met rating: { $last }
   *[other] Rating over de laatste { $matches } potjes met rating: van { $first } naar { $last }, tussen { $low } en { $high }
}
discord-chart-places = Plaatsen in de laatste potjes (= voor gelijkspel), de nieuwste als laatste: { $places }
discord-chart-claims = { $claims ->
    [one] Tijd van één goede reactie:
   *[other] Tijden van de laatste { $claims } goede reacties, de helft binnen { $median } ms:
} { $bars }
discord-chart-bar = { $from } tot { $to } ms: { $count }
discord-chart-open-bar = { $from } ms of meer: { $count }

# Words in the pictures of statistics and leaderboards, as short as possible.
discord-chart-wins = { $won } gewonnen
discord-chart-matches = winst: { $won } van { $played }
discord-chart-won = gewonnen
discord-chart-drawn = gelijk
discord-chart-lost = verloren
discord-chart-run = op rij gewonnen
discord-chart-longest-run = langste reeks
discord-chart-rating = rating
discord-chart-trend = verschil
discord-chart-new = nieuw
discord-chart-deal = Al eens gespeeld: er telt niets mee
discord-chart-result = uitslag
discord-chart-matchpoints = matchpunten
discord-chart-rating-curve = Rating
discord-chart-latest = Laatste uitslagen
discord-chart-reactions = Reacties in milliseconden
