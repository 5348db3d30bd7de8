# Repasos de partidas terminadas, y pistas
discord-button-review = Repaso
discord-button-hint = Pista
command-hint = Pide una pista cuando juegues a solas; solo la ves tú

review-heading = **Repaso** · { $game } · #{ $number }
review-won = { $luck ->
    [good] { $player } **ganó** con buena suerte ({ $change }).
    [bad] { $player } **ganó** a pesar de la mala suerte ({ $change }).
   *[none] { $player } **ganó** con suerte normal ({ $change }).
}
review-won-shared = { $luck ->
    [good] { $player } tuvo buena suerte ({ $change }) y **compartió la victoria**.
    [bad] { $player } tuvo mala suerte ({ $change }), pero **compartió la victoria**.
   *[none] { $player } tuvo una suerte normal ({ $change }) y **compartió la victoria**.
}
review-won-left = { $player } **ganó** porque los demás se rindieron. Suerte: { $change }.
review-lost = { $luck ->
    [good] { $player } tuvo buena suerte ({ $change }).
    [bad] { $player } tuvo mala suerte ({ $change }).
   *[none] { $player } tuvo una suerte normal ({ $change }).
}
review-given-away = { $summary } Desperdiciado en total: { $own }.
review-worst = { $summary } La mayor parte, en el turno { $turn }.
review-set-up = { $summary } Desperdiciado en la preparación: { $loss }.
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
review-caption = Turno { $turn }: { $played } (desperdiciado: { $loss }), mejor: { $best }
review-flawless = Ninguna jugada desperdició mucho por sí sola.
review-sum = { $player }: { $start } al principio, { $luck } de suerte, { $own } por sus jugadas{ $resigned ->
    [none] {""}
   *[other] , { $resigned } por rendirse
}, { $others } por las de los demás, { $error } de error de estimación = { $result }
review-legend = Las cifras son puntos porcentuales de la probabilidad de ganar. Suerte: lo que cambiaron el dado, las cartas y el comienzo. Sus jugadas: lo que desperdiciaron frente a las mejores. Error de estimación: lo que el análisis juzgó mal antes de saber más. En total puede ser más del 100 %, porque una probabilidad recuperada se puede desperdiciar otra vez.
review-incomplete = El análisis no llegó hasta el final. El resto cuenta como error de estimación.
review-button-move = Jugada más costosa { $number }
review-button-curve = Probabilidades
review-chart-chances = Probabilidad de ganar, en porcentaje
review-chart-luck = Suerte
review-chart-given-away = Desperdiciado
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
