# Les diagrammes en mots.
discord-chart-leaderboard = { $game }, { $where }, { $when } : les meilleurs joueurs
discord-chart-up = en hausse de { $by }
discord-chart-down = en baisse de { $by }
discord-chart-level = stable
discord-chart-stats = { $player }, { $game }
discord-chart-game = { $game }, gagnées { $won }, nulles { $drawn }, perdues { $lost }
discord-chart-ratings = { $matches ->
    [one] Cote après une partie classée : { $last }
   *[other] Cote sur les { $matches } dernières parties classées : de { $first } à { $last }, entre { $low } et { $high }
}
discord-chart-places = Rangs des dernières parties (= pour une partie nulle), la plus récente à la fin : { $places }
discord-chart-claims = { $claims ->
    [one] Temps d’une réaction juste :
   *[other] Temps des { $claims } dernières réactions justes, la moitié en { $median } ms au plus :
} { $bars }
discord-chart-bar = de { $from } à { $to } ms : { $count }
discord-chart-open-bar = { $from } ms ou plus : { $count }

# Words in the pictures of statistics and leaderboards, as short as possible.
discord-chart-wins = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
discord-chart-matches = gagnées : { $won } sur { $played }
discord-chart-won = gagnées
discord-chart-drawn = nulles
discord-chart-lost = perdues
discord-chart-run = victoires de suite
discord-chart-longest-run = meilleure série
discord-chart-rating = cote
discord-chart-trend = écart
discord-chart-new = débute
discord-chart-deal = Donne déjà jouée : ne compte pas
discord-chart-result = résultat
discord-chart-matchpoints = points
discord-chart-rating-curve = Cote
discord-chart-latest = Derniers résultats
discord-chart-reactions = Réactions, en millisecondes
