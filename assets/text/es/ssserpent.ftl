# Los colores van en femenino: serpiente, manzana, cabeza y pieza.
ssserpent-title = Ssserpent
ssserpent-pitch = Haz crecer tu serpiente, manzana a manzana, hasta que pueda morder a la otra.
ssserpent-line = come, crece y muerde

ssserpent-option-set-up-name = preparación
ssserpent-option-set-up = Quién prepara el tablero: el azar o los jugadores
ssserpent-option-set-up-hand = a mano (el reglamento)
ssserpent-option-set-up-chance = al azar, pieza a pieza
ssserpent-option-set-up-even = al azar, un tablero equilibrado
ssserpent-switch-hand = Preparar a mano
ssserpent-switch-even = Tablero al azar

ssserpent-rules-1 =
    {"**"}El objetivo.** Capturar la cabeza de la otra serpiente, o dejarla sin ningún movimiento completo.

    {"**"}La preparación.** El azar elige un tablero en el que ambos colores ganan más o menos igual de a menudo, y quién mueve primero, salvo que el anfitrión elija **Preparar a mano** en la sala. 🏠 Si se prepara a mano, empieza un jugador al azar. 🏠 Los jugadores se turnan para colocar arándanos, de uno en uno, dos cada uno. El reglamento los llama manzanas azules: se colocan como las manzanas. Luego el segundo jugador elige color. 🏠 Vuelve a empezar el primero. 🏠 Cada uno coloca cuatro manzanas del color **del rival**, de una en una, y por último la cabeza **del rival** en el borde. Quién mueve primero lo decide el azar.

    {"**"}Al azar.** Puedes dejar al azar una colocación, o todas las que te queden. 🏠 Hasta que se elijan los colores, los dos pueden acordar un **Tablero al azar**: entonces el azar hace el resto de la preparación. 🏠
ssserpent-rules-2 =
    {"**"}Los lugares.** Una manzana nunca va en el borde (**1**), ni justo al lado de otra manzana o de una cabeza: arriba, abajo, a la izquierda o a la derecha (**2**). Una cabeza va en el borde, nunca justo al lado de una manzana. En la imagen, las casillas con nombre son las de los botones; los puntos marcan los demás lugares libres. Si no queda ninguna casilla para una pieza, estas reglas se dejan de lado en la medida necesaria, una por una: primero “al lado de una cabeza”, luego “al lado de una manzana”, luego “en el borde”. 🏠
ssserpent-rules-2-picture = La preparación: en el tablero hay cuatro arándanos, dos manzanas amarillas y una roja. El 1 marca una casilla del borde y el 2 una casilla entre dos manzanas; ahí no puede ir ninguna manzana.
ssserpent-rules-3 =
    {"**"}La imagen.** La cabeza roja puede pisar
    {"**"}1** una casilla libre,
    {"**"}2** una manzana de su color,
    • un arándano, si la serpiente es adulta (página siguiente),
    • la otra serpiente, para morderla (página siguiente).
    No puede pisar
    {"**"}3** una manzana del otro color,
    {"**"}4** su propia serpiente, ni siquiera la casilla que su cola está a punto de dejar. Por eso nunca va hacia atrás. Solo una cabeza sin cuerpo puede dar la vuelta. 🏠
ssserpent-rules-3-picture = Le toca mover a una serpiente roja de cuatro piezas. El 1 marca una casilla libre delante de la cabeza, el 2 una manzana roja junto a la cabeza, el 3 una manzana amarilla al otro lado y el 4 su propio cuerpo.
ssserpent-rules-4 =
    {"**"}Mover.** Una serpiente da tantos pasos como la mitad de sus piezas, redondeando hacia arriba: con 1 o 2 piezas, 1 paso; con 3 o 4, 2; con 5 o 6, 3; con 7 u 8, 4; con 9, 5. Tiene que darlos todos. La cabeza va delante, hacia arriba, abajo, la izquierda o la derecha, y el cuerpo la sigue.

    Las flechas solo ofrecen pasos desde los que puedes terminar el movimiento. **Si no puedes hacer un movimiento completo, pierdes.**

    {"**"}Crecer.** La manzana que comes pasa a ser una pieza nueva justo detrás de la cabeza. En cuanto no queda en el tablero ninguna manzana de su color, incluso a mitad de un movimiento, la serpiente es **adulta** para siempre. Las serpientes adultas también pueden comer arándanos.
ssserpent-rules-5 =
    {"**"}Morder.** El reglamento lo llama ataque. Fíjate en la línea que sigue el paso. Cuenta tus piezas desde la cabeza hacia atrás, y las de la otra serpiente desde la casilla mordida en adelante. Cada cuenta acaba en el primer hueco, y las piezas de una serpiente doblada también cuentan. 🏠 Para morder necesitas **más** piezas. La otra serpiente pierde la pieza mordida y todas las que van detrás. Sus casillas quedan libres al instante, también para tus pasos siguientes. 🏠 Tu serpiente no crece. 🏠 Termina sus pasos. Quien captura la **cabeza** gana al instante. Un mordisco se confirma con **Morder** si es el último paso del movimiento. Un mordisco en un paso anterior no requiere confirmación.
ssserpent-rules-6 =
    {"**"}La imagen.** La roja cuenta **1**, **2**, **3** piezas; la amarilla, solo **1**, **2**. Por eso la roja puede morder la pieza con marco, y la amarilla la pierde junto con las dos de detrás. En tu turno, los marcos amarillos señalan las piezas que puedes morder con este movimiento, y **!** señala tu cabeza si la otra serpiente podría capturarla ahora.
ssserpent-rules-6-picture = Una serpiente roja de tres piezas en línea está frente al cuerpo de la serpiente amarilla. Los números cuentan tres piezas rojas y dos amarillas en la línea del mordisco. La primera pieza amarilla lleva un marco, y un signo de exclamación avisa de un peligro para la cabeza roja.
ssserpent-rules-7 =
    {"**"}Después del movimiento**, quien mordió devuelve las piezas perdidas al tablero, una por una, como manzanas del color del rival y según las reglas de colocación. 🏠 Su dueño puede volver a comerlas.

    {"**"}Empate.** Hay empate cuando la misma posición se da por tercera vez al comienzo de un turno, o tras 120 movimientos seguidos, entre los dos jugadores, sin comer ni morder. Pero quien no tiene ningún movimiento completo pierde: esta regla tiene prioridad. 🏠

    {"**"}Rendirse.** Gana tu rival. 🏠 { rules-away }
ssserpent-rules-8 =
    {"**"}La imagen**
    {"**"}1** el jugador, por el color y la forma de su serpiente · **2** sus piezas · **3** los pasos de un movimiento · **4** un arándano, tachado hasta que la serpiente sea adulta
    {"**"}5** el último movimiento y lo que se colocó después, en rosa · **6** los pasos siguientes, en amarillo
    El marco alrededor de un jugador muestra a quién le toca.
ssserpent-rules-8-picture = Una mesa tras un movimiento de la serpiente roja. Los números del 1 al 6 marcan los símbolos; el texto los explica.

# Words in pictures, as short as possible.
ssserpent-picture-length = Largo { $length }
ssserpent-picture-steps = { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}

ssserpent-colour = { $colour ->
    [red] roja
   *[yellow] amarilla
}

ssserpent-prompt-blue = { $player }, coloca un arándano.
ssserpent-prompt-take = { $player }, elige tu color.
ssserpent-prompt-apple = { $player }, coloca una manzana para tu rival.
ssserpent-prompt-head = { $player }, coloca la cabeza de tu rival.
ssserpent-prompt-move-first = { $player } (serpiente { ssserpent-colour }), mueve. Solo comes manzanas de tu color; los arándanos, más tarde.
ssserpent-prompt-move = { $player } (serpiente { ssserpent-colour }), mueve: { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}.
ssserpent-prompt-step = { $player } va a { $path }: { $left ->
    [one] un paso más
   *[other] { $left } pasos más
}.
ssserpent-prompt-bite = { $player } va a { $path }: { $effects }. ¿Morder?
ssserpent-prompt-replant = { $player }, devuelve al tablero { $discs ->
    [one] la última pieza { ssserpent-colour }
   *[other] { $discs } piezas { $colour ->
       [red] rojas
      *[yellow] amarillas
   }
} como { $discs ->
    [one] manzana
   *[other] manzanas
}: elige la casilla.

ssserpent-button-red = 🔴 Roja
ssserpent-button-yellow = 🟨 Amarilla
ssserpent-button-random = 🎲 Al azar
ssserpent-button-random-rest = 🎲 Todo al azar
ssserpent-button-undo = ↩️ Deshacer
ssserpent-button-bite = ⚔️ Morder
ssserpent-button-straight = A { $what } { $cell } ({ $steps } pasos)
ssserpent-choice-row = Fila { $row }
ssserpent-board-button = { $required ->
    [one] 🎲 Tablero al azar
   *[other] 🎲 Tablero al azar ({ $agreed }/{ $required })
}
ssserpent-board-wanted = { $player } quiere un tablero al azar. El azar lo prepara todo si los dos están de acuerdo.
ssserpent-board-agreed = Los dos están de acuerdo: el azar prepara el tablero.
ssserpent-board-withdrawn = { $player } quiere preparar el tablero a mano.

ssserpent-describe-begins = Empieza la partida.
ssserpent-describe-young = { $player }: serpiente { ssserpent-colour }, aún no adulta, { $length ->
    [one] una pieza
   *[other] { $length } piezas
}, { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} por movimiento. Desde la cabeza: { $cells }.
ssserpent-describe-adult = { $player }: serpiente { ssserpent-colour }, adulta, { $length ->
    [one] una pieza
   *[other] { $length } piezas
}, { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} por movimiento. Desde la cabeza: { $cells }.
ssserpent-describe-headless = { $player }: serpiente { ssserpent-colour }, sin cabeza.
ssserpent-describe-apples = { $apples ->
    [0] Ninguna manzana { ssserpent-colour } en el tablero.
   *[other] Manzanas { $colour ->
       [red] rojas
      *[yellow] amarillas
   }: { $cells }.
}
ssserpent-describe-blue = { $apples ->
    [0] Ningún arándano en el tablero.
   *[other] Arándanos: { $cells }.
}
ssserpent-describe-cells = Casillas para elegir: { $cells }.
ssserpent-describe-steps = Próximos pasos posibles: { $steps }.
ssserpent-describe-closed = Flechas cerradas: { $steps }.
ssserpent-closed = { $arrow } { $reason }
ssserpent-closed-border = borde
ssserpent-closed-own = pieza propia
ssserpent-closed-enemy-apple = manzana del otro color
ssserpent-closed-young = arándano, solo para serpientes adultas
ssserpent-closed-weak = muy pocas piezas en fila para morder ({ $attackers } contra { $defenders })
ssserpent-closed-stuck = por ahí no hay movimiento completo
ssserpent-describe-bites = Piezas que este movimiento puede morder: { $cells }.
ssserpent-describe-threat = La cabeza de { $player } en { $cell } está en peligro: la otra serpiente podría capturarla ahora.
ssserpent-describe-board = Las columnas van de la A a la I, de izquierda a derecha; las filas, del 1 al 9, de abajo arriba.
ssserpent-describe-last = Último movimiento ({ ssserpent-colour }): de { $from } a { $path }.
ssserpent-describe-repeated = Esta posición ha salido dos veces. Una más, y la partida queda en empate.
ssserpent-describe-quiet = { $moves ->
    [one] Un movimiento
   *[other] { $moves } movimientos
} sin comer ni morder; con { $most } hay empate.

ssserpent-picture-bite = ¡Mordisco! −{ $lost }
ssserpent-news-setup = { $player } empieza la preparación.
ssserpent-news-rest = { $player } deja al azar el resto de la preparación.
ssserpent-news-blue = { $player } coloca un arándano en { $cell }.
ssserpent-news-colour = { $player } juega con la serpiente { ssserpent-colour }: come manzanas { $colour ->
    [yellow] amarillas
   *[other] rojas
}.
ssserpent-news-apple = { $player } coloca en { $cell } una manzana { ssserpent-colour } para su rival.
ssserpent-news-head = { $player } coloca la cabeza { ssserpent-colour } de su rival en { $cell }.
ssserpent-news-begin = Las serpientes están listas: { $player } (serpiente { ssserpent-colour }) mueve primero.
ssserpent-news-move = { $player } va a { $path }.
ssserpent-news-move-effects = { $player } va a { $path }: { $effects }.
ssserpent-news-replant = { $player } devuelve al tablero una pieza { ssserpent-colour }, como manzana en { $cell }.
ssserpent-news-repeated = { $news } 🔁 Esta posición ha salido dos veces. Una más, y la partida queda en empate.
ssserpent-news-trapped = { $news } { $player } no tiene salida: no puede dar { $steps ->
    [one] ni un paso
   *[other] los { $steps } pasos
}.
ssserpent-effect-apples = { $apple } { $count ->
    [one] come una manzana
   *[other] come { $count } manzanas
}
ssserpent-effect-adult = ya es adulta
ssserpent-effect-blue = 🫐 { $count ->
    [one] come un arándano
   *[other] come { $count } arándanos
}
ssserpent-effect-lost = ⚔️ { $count ->
    [one] arranca una pieza
   *[other] arranca { $count } piezas
}
ssserpent-effect-head = ⚔️ captura la cabeza

# Los mismos sucesos como partes de una línea sobre un turno.
ssserpent-turn-blue = coloca un arándano en { $cell }
ssserpent-turn-colour = juega con la serpiente { ssserpent-colour } (come manzanas { $colour ->
    [yellow] amarillas
   *[other] rojas
})
ssserpent-turn-apple = coloca una manzana { ssserpent-colour } en { $cell }
ssserpent-turn-head = coloca la cabeza { ssserpent-colour } en { $cell }

## Explicaciones para aprender
ssserpent-learn-aim = **Tu objetivo:** capturar la cabeza rival. Come manzanas de tu color para crecer.
ssserpent-learn-blue = Coloca un arándano, o deja que el azar prepare el tablero.
ssserpent-learn-take = Elige tu color: de él depende qué manzanas comes.
ssserpent-learn-apple = Una manzana { ssserpent-colour } es comida para tu rival: que le cueste llegar.
ssserpent-learn-head = Coloca la cabeza { ssserpent-colour } de tu rival en el borde, lejos de sus manzanas.
ssserpent-learn-move = Tu serpiente { ssserpent-colour } da { $steps ->
    [one] un paso: pulsa una flecha.
   *[other] { $steps } pasos: pulsa las flechas una tras otra.
}
ssserpent-learn-eat = Hay una manzana a tu alcance: su flecha lleva { $apple } o 🫐.
ssserpent-learn-nearest = No hay ninguna manzana a tu alcance. La más cercana para ti está en { $cell }.
ssserpent-learn-line = **Para morder** necesitas más piezas en línea con tu cabeza que la otra serpiente.
ssserpent-learn-attack-now = **Puedes morder: ⚔️.** La otra serpiente pierde la pieza mordida y las de detrás.
ssserpent-learn-win-now = **¡Puedes capturar la cabeza y ganar!** Sigue las flechas hasta ⚔️.
ssserpent-learn-head-in-danger-now = ⚠️ **¡Pueden capturar tu cabeza en { $head }!** { $count ->
    [0] Ningún movimiento la salva.
   *[other] Casillas seguras: { $cells }.
}
ssserpent-learn-head-unsafe-now = ⚠️ **No termines en { $cells }:** allí pueden capturar tu cabeza.
ssserpent-learn-head-safe-now = ⚠️ { $count ->
    [0] Tras cualquier movimiento pueden capturar tu cabeza.
   *[other] Tu cabeza corre peligro. Termina aquí: { $cells }.
}
ssserpent-learn-body-in-danger-now = ⚠️ **Pueden morder tu cuerpo.** Aléjalo o ponlo en línea recta.
ssserpent-learn-replant = Devuelve al tablero la pieza perdida como manzana { ssserpent-colour }, lejos de tu rival.
ssserpent-remark-grown = **Creciste.** Una serpiente más larga da más pasos y muerde con más fuerza.
ssserpent-remark-adult = **Tu serpiente ya es adulta:** también puede comer arándanos.
ssserpent-remark-adult-other = La otra serpiente ya es adulta: también puede comer arándanos.
ssserpent-remark-bitten = **Te mordieron:** { $player } tenía más piezas en fila recta que tú.

## Por qué un movimiento es bueno, tras un guion o dos puntos
ssserpent-reason-head = la serpiente captura la cabeza
ssserpent-reason-no-move = no le deja ningún movimiento completo a la otra serpiente
ssserpent-reason-wins = la serpiente gana en { $moves } movimientos
ssserpent-reason-head-safe = pone la cabeza a salvo
ssserpent-reason-bites = { $count ->
    [one] la serpiente arranca una pieza
   *[other] la serpiente arranca { $count } piezas
}
ssserpent-reason-adult = la serpiente pasa a ser adulta
ssserpent-reason-apples = { $count ->
    [one] la serpiente come una manzana
   *[other] la serpiente come { $count } manzanas
}
ssserpent-reason-blue = { $count ->
    [one] la serpiente come un arándano
   *[other] la serpiente come { $count } arándanos
}
ssserpent-reason-threatens-head = la serpiente amenaza con capturar la cabeza
ssserpent-reason-body-safe = pone el cuerpo a salvo
ssserpent-reason-threatens = la serpiente amenaza con morder
ssserpent-reason-food = la serpiente se acerca a la comida
ssserpent-reason-out-of-reach = la serpiente queda fuera del alcance de la otra
ssserpent-reason-far = la manzana queda a { $moves ->
    [one] un movimiento
   *[other] unos { $moves } movimientos
} de la otra serpiente
ssserpent-flaw-loses = { $moves ->
    [one] la otra serpiente gana entonces con su próximo movimiento
   *[other] la otra serpiente gana entonces en { $moves } movimientos
}
ssserpent-flaw-bitten = { $count ->
    [one] la otra serpiente puede entonces arrancar una pieza
   *[other] la otra serpiente puede entonces arrancar { $count } piezas
}

ssserpent-why-no-move = A { $others } no le quedaba ningún movimiento completo.
ssserpent-why-head = La cabeza fue capturada.
ssserpent-why-repetition = La misma posición salió por tercera vez.
ssserpent-why-no-progress = Nadie comió ni mordió durante 120 movimientos seguidos.

ssserpent-refusal-notation = Una casilla es una columna de la A a la I y una fila del 1 al 9, como D4. Un recorrido tiene hasta cinco casillas, como E2-E3.
ssserpent-refusal-position = Esto no es una posición de Ssserpent.
ssserpent-refusal-order = Antes va otro paso.
ssserpent-refusal-not-yours = Es el turno de { $player }.
ssserpent-refusal-task = Ahora la partida espera otra cosa.
ssserpent-refusal-one-cell = Una pieza va exactamente en una casilla.
ssserpent-refusal-last = Esta es la última: no queda nada más por colocar.
ssserpent-refusal-first = Solo puede empezar uno de los dos jugadores.
ssserpent-refusal-occupied = Esta casilla no está libre.
ssserpent-refusal-border = Una manzana no puede ir en el borde.
ssserpent-refusal-beside-apple = Una manzana no puede ir al lado de otra manzana.
ssserpent-refusal-beside-head = Una manzana no puede ir al lado de una cabeza.
ssserpent-refusal-inside = Una cabeza va en el borde.
ssserpent-refusal-head-beside-apple = Una cabeza no puede ir al lado de una manzana.
ssserpent-refusal-apart = La cabeza avanza a una casilla vecina: arriba, abajo, a la izquierda o a la derecha.
ssserpent-refusal-own = Una serpiente no puede pisarse a sí misma ni ir hacia atrás.
ssserpent-refusal-enemy-apple = Una serpiente no puede pisar una manzana del otro color.
ssserpent-refusal-young = Solo una serpiente adulta puede comer arándanos.
ssserpent-refusal-weak = Para morder necesitas más piezas en línea que la otra serpiente: { $attackers } contra { $defenders } no basta.
ssserpent-refusal-length = { $steps ->
    [0] Devuelve antes al tablero las piezas perdidas.
    [one] Esta serpiente da exactamente un paso.
   *[other] Esta serpiente da exactamente { $steps } pasos.
}
ssserpent-refusal-won = Un recorrido que captura la cabeza termina ahí.

# The daily puzzle
puzzle-bite-young = Serpiente { ssserpent-colour }, aún no adulta, { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} por movimiento. Desde la cabeza: { $cells }.
puzzle-bite-adult = Serpiente { ssserpent-colour }, adulta, { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} por movimiento. Desde la cabeza: { $cells }.
puzzle-bite-headless = La serpiente { ssserpent-colour } ha perdido la cabeza.
ssserpent-puzzle-rules = En el acertijo haces dos movimientos. Entre ellos, la otra serpiente responde lo mejor que puede.

## Errores de un registro

fault-ssserpent-cell = Una casilla va de A1 a I9.
fault-ssserpent-colour = Aquí debe ir otro color.
fault-ssserpent-random = Esta colocación se dejó al azar, pero no está marcada como aleatoria.
fault-ssserpent-apple = Ahí no puede ir una manzana.
fault-ssserpent-head = Ahí no puede ir una cabeza.
fault-ssserpent-length = El número de pasos no corresponde a la longitud de la serpiente.
fault-ssserpent-step = La cabeza no puede pisar { $cell }.
fault-ssserpent-after-head = El recorrido debe terminar donde captura la cabeza.
