# Los gráficos en palabras.
discord-chart-leaderboard = { $game }, { $where }, { $when }: los mejores jugadores
discord-chart-up = sube { $by }
discord-chart-down = baja { $by }
discord-chart-level = sin cambios
discord-chart-stats = { $player }, { $game }
discord-chart-game = { $game }, ganadas { $won }, empatadas { $drawn }, perdidas { $lost }
discord-chart-ratings = { $matches ->
    [one] Valoración tras una partida valorada: { $last }
   *[other] Valoración en las últimas { $matches } partidas valoradas: de { $first } a { $last }, entre { $low } y { $high }
}
discord-chart-places = Posiciones en las últimas partidas (= si hubo empate), la más reciente al final: { $places }
discord-chart-claims = { $claims ->
    [one] Tiempo de una reacción correcta:
   *[other] Tiempos de las últimas { $claims } reacciones correctas, la mitad en { $median } ms o menos:
} { $bars }
discord-chart-bar = de { $from } a { $to } ms: { $count }
discord-chart-open-bar = { $from } ms o más: { $count }

# Words in the pictures of statistics and leaderboards, as short as possible.
discord-chart-wins = { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}
discord-chart-matches = ganadas: { $won } de { $played }
discord-chart-won = ganadas
discord-chart-drawn = empatadas
discord-chart-lost = perdidas
discord-chart-run = victorias seguidas
discord-chart-longest-run = mejor racha
discord-chart-rating = valoración
discord-chart-trend = cambio
discord-chart-new = nueva
discord-chart-deal = Ya se jugó: no cuenta
discord-chart-result = resultado
discord-chart-matchpoints = puntos
discord-chart-rating-curve = Valoración
discord-chart-latest = Últimas posiciones
discord-chart-reactions = Reacciones, en milisegundos
