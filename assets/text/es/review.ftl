# Repasos de partidas terminadas, y pistas
discord-button-review = Repaso
discord-button-hint = Pista
command-hint = Una pista en una partida en solitario, solo para tus ojos

review-heading = **Repaso** · { $game } · #{ $number }
review-won = { $player } { $wins ->
    [shared] **compartió la victoria**
    [left] **ganó** porque los demás se rindieron
   *[alone] **ganó**
}: { $luck ->
    [good] buena suerte ({ $change })
    [bad] a pesar de la mala suerte ({ $change })
   *[none] suerte normal ({ $change })
}, { $play ->
    [little] casi nada desperdiciado ({ $own })
   *[much] { $own } desperdiciado en total
}.
review-lost = { $player }: { $luck ->
    [good] buena suerte ({ $change })
    [bad] mala suerte ({ $change })
   *[none] suerte normal ({ $change })
}, { $play ->
    [little] casi nada desperdiciado ({ $own })
   *[much] { $own } desperdiciado en total
}.
review-worst = { $summary } La mayor parte en el turno { $turn }.
review-set-up = { $summary } La preparación desperdició { $loss }.
review-resigned = { $summary } Se rindió con un { $chance } de posibilidades de ganar.
review-move = Turno { $turn }: { $player } eligió { $played } y desperdició { $loss } de probabilidad de ganar{ $grade ->
    [blunder] {" "}(un error grave)
    [mistake] {" "}(un error)
    [inaccuracy] {" "}(no del todo lo mejor)
   *[none] {""}
}: { $left } en vez de { $before }. Mejor: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-caption = Turno { $turn }: { $played } desperdicia { $loss }, mejor: { $best }
review-flawless = Ninguna jugada desperdició mucho por sí sola.
review-sum = { $player }: { $start } al principio, { $luck } de suerte, { $own } por sus jugadas{ $resigned ->
    [none] {""}
   *[other] , { $resigned } por rendirse
}, { $others } por las de los demás, { $error } de error de estimación = { $result }
review-legend = En puntos porcentuales de la probabilidad de ganar. Suerte: lo que cambiaron el dado, las cartas y el comienzo. Sus jugadas: lo que desperdiciaron frente a las mejores. Error de estimación: lo que el análisis juzgó mal antes de saber más. En total puede ser más del 100 %, porque una probabilidad recuperada se puede desperdiciar otra vez.
review-incomplete = Al análisis se le acabó el tiempo antes del final. Lo que no alcanzó cuenta como error de estimación.
review-button-move = Jugada más cara { $number }
review-button-curve = Probabilidades
review-chart-chances = Probabilidad de ganar, en porcentaje
review-chart-luck = Suerte
review-chart-given-away = Desperdiciado
review-chart-claims = Reacciones, en segundos
review-claims = { $player }: { $right ->
    [one] una reacción correcta
   *[other] { $right } reacciones correctas
}, normalmente tras { $time }{ $wrong ->
    [0] {""}
    [one] , y una equivocada
   *[other] , y { $wrong } equivocadas
}.
review-claims-usual = { $summary } Antes de esta partida, normalmente: { $time }.
review-claims-none = { $player }: ninguna reacción correcta{ $wrong ->
    [0] {""}
    [one] , y una equivocada
   *[other] , y { $wrong } equivocadas
}.
review-claims-missed = { $missed ->
    [0] Se aprovecharon todas las ocasiones.
    [one] Nadie aprovechó una de las ocasiones.
   *[other] Nadie aprovechó { $missed } ocasiones.
}
review-none = No hay repaso de esta partida.
review-not-over = Solo las partidas terminadas tienen repaso.
review-stopped = Una partida detenida no tiene repaso.
review-older-rules = Esta partida se jugó con reglas antiguas, que no tienen repaso.

hint-move = 💡 { $move }.
hint-none = No hay pista para esta elección.
hint-not-here = Solo hay pistas en partidas en solitario contra ordenadores, pero no en juegos de reacción, torneos ni repartos repetidos.
hint-no-choice = Ahora no tienes nada que elegir.
