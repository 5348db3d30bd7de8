# I grafici a parole.
discord-chart-leaderboard = { $game }, { $where }, { $when }: i giocatori migliori
discord-chart-up = sale di { $by }
discord-chart-down = scende di { $by }
discord-chart-level = invariato
discord-chart-stats = { $player }, { $game }
discord-chart-game = { $game }, vinte { $won }, pareggiate { $drawn }, perse { $lost }
discord-chart-ratings = { $matches ->
    [one] Rating dopo una partita classificata: { $last }
   *[other] Rating nelle ultime { $matches } partite classificate: da { $first } a { $last }, tra { $low } e { $high }
}
discord-chart-places = Piazzamenti nelle ultime partite (= per un pareggio), la più recente in fondo: { $places }
discord-chart-claims = { $claims ->
    [one] Tempo di una reazione giusta:
   *[other] Tempi delle ultime { $claims } reazioni giuste, metà entro { $median } ms:
} { $bars }
discord-chart-bar = da { $from } a { $to } ms: { $count }
discord-chart-open-bar = { $from } ms o più: { $count }

# Words in the pictures of statistics and leaderboards, as short as possible.
discord-chart-wins = { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}
discord-chart-matches = vinte: { $won } su { $played }
discord-chart-won = vinte
discord-chart-drawn = pareggiate
discord-chart-lost = perse
discord-chart-run = vittorie di fila
discord-chart-longest-run = miglior serie
discord-chart-rating = rating
discord-chart-trend = trend
discord-chart-new = nuovo
discord-chart-deal = Già giocata: non conta
discord-chart-result = risultato
discord-chart-matchpoints = matchpoint
discord-chart-rating-curve = Rating
discord-chart-latest = Ultimi piazzamenti
discord-chart-reactions = Reazioni, in millisecondi
