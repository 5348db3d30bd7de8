# Repasos de partidas terminadas, y pistas
discord-button-review = Repaso
discord-button-hint = Pista
command-hint = Pide una pista cuando juegues a solas; solo la ves tú

review-heading = **Repaso** · { $game } · #{ $number }
review-verdict = { $verdict }{ $why ->
    [left] {" "}Los demás se rindieron.
    [play] {" "}Las mejores jugadas decidieron la partida.
    [play-despite] {" "}Las mejores jugadas pesaron más que la mala suerte.
    [luck] {" "}La suerte decidió la partida.
    [luck-despite] {" "}La suerte pesó más que unas jugadas peores.
    [both] {" "}Las mejores jugadas y la buena suerte decidieron la partida.
    [board] {" "}El tablero decidió la partida.
   *[none] {""}
}
review-seat = { $player }: { $accuracy ->
    [none] muy pocas decisiones para una precisión ·{" "}
   *[other] precisión **{ $accuracy }** ·{" "}
}{ $blunders ->
    [one] { $blunders } error grave
   *[other] { $blunders } errores graves
} · { $mistakes ->
    [one] { $mistakes } error
   *[other] { $mistakes } errores
} · { $inaccuracies ->
    [one] { $inaccuracies } imprecisión
   *[other] { $inaccuracies } imprecisiones
}.
review-luck = { $summary } { $luck ->
    [very-bad] Muy mala suerte
    [bad] Mala suerte
    [good] Buena suerte
    [very-good] Muy buena suerte
   *[average] Suerte normal
}; { $kind ->
    [bad] momento de peor suerte
   *[good] momento de más suerte
}, turno { $turn }: { $before } → { $after }.
review-board = { $summary } Probabilidad de ganar que dio el tablero: { $chance }.
review-set-up = { $summary } Probabilidad perdida en la preparación: { $loss }.
review-resigned = { $summary } Probabilidad de ganar cuando se rindió: { $chance }.
review-move = Turno { $turn }{ $grade ->
    [blunder] , un error grave
    [mistake] , un error
    [inaccuracy] , una imprecisión
   *[none] {""}
}: { $player } eligió { $played }, y la probabilidad de ganar bajó del { $before } al { $left }. Mejor: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Turno { $turn }: tras { $played }, la probabilidad bajó del { $before } al { $left }. Mejor: { $best }
review-flawless = Ninguna jugada costó mucho por sí sola.
review-flawless-own = Ninguna de tus jugadas costó mucho.
review-sum = { $player }: { $start } al principio{ $board ->
    [none] {""}
   *[other] , { $board } por el tablero
}, { $luck } por la suerte, { $own } por sus jugadas más flojas{ $resigned ->
    [none] {""}
   *[other] , { $resigned } por rendirse
}, { $others } por las jugadas más flojas de los demás, { $error } por errores del análisis = { $result }
review-legend = Todas las cifras son partes de la probabilidad de ganar, y una victoria es el 100 %. Una jugada más floja o rendirse pierde probabilidad, y los demás la ganan. Cada turno cuenta, así que una parte puede superar con mucho el 100 %. Suerte: lo que cambiaron el dado, las cartas y el sorteo del primer turno. Errores del análisis: lo que juzgó mal antes de saber más.
review-incomplete = El análisis no llegó hasta el final. El resto cuenta como error del análisis.
review-button-move = Jugada más costosa { $number }
review-button-own-move = Tu jugada más costosa { $number }
review-button-curve = Resumen
review-button-numbers = Cifras
review-chart-chances = Probabilidad de ganar, en porcentaje
review-chart-turn = Turno
review-chart-blunders = Errores graves
review-chart-accuracy = Precisión
review-alt-turn = turno { $turn }: { $chance }
review-alt-curve = { $player }: { $points }, final: { $end }.{ $count ->
    [0] {""}
   *[other] {" "}Errores graves: { $blunders }.
}
review-chart-claims = Reacciones, en segundos
review-claims = { $player }: { $right ->
    [one] una reacción correcta, tras { $time }
   *[other] { $right } reacciones correctas, normalmente tras { $time }
}{ $wrong ->
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
review-older-rules = Esta partida se jugó con unas reglas anteriores y no se puede repasar.

hint-move = 💡 { $move }.
hint-none = No hay pista para esta elección.
hint-not-here = Solo recibes pistas cuando juegas a solas contra máquinas, nunca en juegos de reacción, torneos ni repartos repetidos.
hint-no-choice = Ahora no tienes nada que elegir.
