# Sssnake: the rules, the table, the news.
sssnake-title = Sssnake
sssnake-pitch = Une la cabeza y la cola de tu serpiente antes que nadie, añadan lo que añadan tus vecinos.
sssnake-line = cierra tu serpiente antes que nadie

sssnake-option-rounds-name = rondas
sssnake-option-rounds = 1: el juego del reglamento; con más rondas se suman los puntos, otra opción del reglamento
sssnake-length = { $each ->
    [0] { $number ->
        [1] Una ronda
       *[other] { $number } rondas
    }
    [1] { $number } rondas: cada cual empieza una vez
   *[other] { $number } rondas: cada cual empieza dos veces
}
sssnake-length-button = { $each ->
    [0] Una ronda
    [1] { $number } rondas: 1 por jugador
   *[other] { $number } rondas: 2 por jugador
}
sssnake-list-totals = Totales (cada carta que falta cuesta un punto)

sssnake-rules-1 =
    {"**"}El objetivo.** Unir la cabeza y la cola de tu serpiente antes que nadie.

    {"**"}La imagen**
    {"**"}1** quién juega · **2** el dado · **3** las cartas robadas: las letras junto a una carta nombran los lugares donde puede ir, como en los botones · **4** la ronda · **5** las cartas que quedan en el mazo
    {"**"}6** las cartas que aún le faltan a esta serpiente · **7** los puntos hasta ahora · **8** la última carta colocada, en rosa · **9** un extremo abierto, en amarillo
sssnake-rules-1-picture = Una mesa en la que el rojo va a colocar una curva o una recta. Los números del 1 al 9 marcan los símbolos; el texto los explica.
sssnake-rules-2 =
    {"**"}Las cartas.** Tienes una carta grande con una cabeza y una cola. 120 cartas cuadradas forman el mazo, boca abajo: 60 rectas, 48 curvas, 8 cruces (dos rectas, una por encima de la otra) y 4 curvas dobles (dos curvas que no se tocan). El dado muestra 1, 2 o 3, cada número en dos caras. 🏠

    {"**"}Tu turno.** El bot tira el dado y robas tantas cartas como indique. 🏠 La página siguiente explica qué hacer con ellas. Luego le toca a tu vecino de la izquierda. Empieza la persona más joven, que pulsa **Empiezo yo** en la sala. Si nadie lo hace, decide el azar. 🏠
sssnake-rules-3 =
    {"**"}Un 1.** Añade la carta a la serpiente de tu vecino de la izquierda; tú eliges dónde. Si no encaja en ningún lugar, añádela a tu propia serpiente. Si tampoco encaja ahí, sale del juego.

    {"**"}Un 2.** Elige una carta y añádela a tu propia serpiente. La otra es para tu vecino de la izquierda, que debe añadirla a la suya. Si no encaja en ningún lugar, vuelve a ti y debes añadirla a la tuya. Si también eso es imposible, sale del juego.

    {"**"}Un 3.** Lo mismo, pero añades dos cartas a tu propia serpiente, una tras otra, y le das la tercera a tu vecino. Si no encaja en ningún lugar, tu vecino siempre te la devuelve. 🏠

    {"**"}La imagen.** El círculo rojo eres tú; el cuadrado azul es tu vecino de la izquierda.
sssnake-rules-3-picture = Con un 1, la carta va al vecino de la izquierda. Con un 2, una carta va a tu propia serpiente y otra al vecino de la izquierda. Con un 3, dos cartas van a tu propia serpiente y una al vecino de la izquierda.
sssnake-rules-4 =
    {"**"}Tu elección.** Eliges entre las cartas que encajan en tu serpiente. Si solo encaja una carta, y en un solo lugar, va allí directamente. Si no encaja ninguna, elige cualquiera: sale del juego. 🏠 Pones tus propias cartas antes de que el vecino reciba la última. 🏠 Si el mazo tiene menos cartas de las que muestra el dado, juega como si hubiera salido ese número menor. 🏠
sssnake-rules-5 =
    {"**"}Añadir cartas.** Una carta va en uno de los dos extremos abiertos, de modo que el cuerpo continúe. Después debe seguir siendo posible, con las cartas adecuadas, unir la cabeza y la cola. Una carta colocada ya no se mueve.

    {"**"}La imagen.** **1** La curva puede ir en cualquiera de los extremos y girar a la izquierda o a la derecha: cuatro lugares, cuatro letras. **2** La curva se puso en A. Después el cuello siguió por la parte libre del cruce.
sssnake-rules-5-picture = 1: el cuello ha formado un bucle debajo de un cruce. Las letras marcan los lugares para una curva: A y B en el cuello, C y D en la cola. 2: la curva está en A, y el cuello ha subido por el cruce hasta la casilla de encima.
sssnake-rules-6 =
    {"**"}Los detalles** 🏠
    • Cada serpiente crece en su propia cuadrícula, sin bordes. La carta grande ocupa dos por dos casillas. El cuello sale arriba a la izquierda; la cola, abajo a la derecha.
    • Las rectas y los cruces siguen recto. Las curvas y las curvas dobles giran a la izquierda o a la derecha.
    • La segunda parte de un cruce o de una curva doble (en color pálido) está libre. Un extremo que llega a ella, ahora o más tarde, la atraviesa gratis y al instante, incluso varias seguidas.
    • Un extremo no puede chocar con el lado cerrado de una carta ni con la carta grande.
    • *Cartas que faltan* = el menor número de cartas que completarían la serpiente si tuvieras las ideales. A una serpiente nueva le faltan 7.
sssnake-rules-7 =
    {"**"}El final de una ronda.** Cuando tu serpiente está completa, ganas la ronda al instante, aunque la haya completado la carta de otro. 🏠 Las cartas que queden en la mano salen del juego. 🏠 Si el mazo está vacío tras un turno completo, gana la ronda quien tenga la serpiente a la que le falten menos cartas; si hay empate, se comparte. 🏠

    {"**"}La imagen.** La serpiente roja está completa, así que gana el rojo. A las otras les faltan cinco cartas a cada una y pierden cinco puntos.
sssnake-rules-7-picture = El final de una partida de una ronda: la serpiente roja está completa. Al azul y al amarillo les faltan cinco cartas a cada uno, y cada uno tiene menos cinco puntos.
sssnake-rules-8 =
    {"**"}Rondas.** Una ronda es el juego del reglamento. Con varias rondas se cuentan puntos, como propone el reglamento para varias partidas seguidas. Una partida tiene tantas rondas como jugadores: cada cual empieza una vez. Si solo juegas contra la máquina, tiene una. El anfitrión también puede elegir una sola ronda, o dos por jugador. 🏠

    {"**"}Puntos.** Después de cada ronda pierdes un punto por cada carta que aún le falte a tu serpiente. Los puntos se suman. Tras la última ronda gana quien tenga el total más alto; si hay empate, se comparte la victoria. 🏠 La ronda siguiente la empieza el vecino de la izquierda de quien empezó la anterior. 🏠

    {"**"}Rendirse.** La máquina sigue jugando por ti, y ya no puedes ganar. Si solo queda una persona sin rendirse, gana al instante. 🏠 { rules-away }

# Words in pictures, as short as possible.
sssnake-picture-round = Ronda { $round }/{ $rounds }
sssnake-picture-previous = Ronda { $round }
sssnake-picture-pile = Mazo: { $pile }
sssnake-picture-missing = { $missing ->
    [0] completa
    [1] falta 1 carta
   *[other] faltan { $missing } cartas
}
sssnake-picture-missing-short = { $missing ->
    [0] completa
   *[other] { $missing ->
        [1] falta 1
       *[other] faltan { $missing }
    }
}
sssnake-picture-points = { $points ->
    [one] { $shown } punto
   *[other] { $shown } puntos
}

sssnake-card = { $card ->
    [straight] una recta
    [crossing] un cruce
    [double] una curva doble
   *[curve] una curva
}
sssnake-end-neck = por la cabeza
sssnake-end-tail = por la cola
sssnake-way-ahead = recto
sssnake-way-left = a la izquierda
sssnake-way-right = a la derecha

sssnake-prompt-lone = { $player }, una sola carta va a la serpiente de { $neighbour }: { sssnake-card }.
sssnake-prompt-lone-own = { $player }, tu carta no encaja en la serpiente de { $neighbour }: añádela a la tuya ({ sssnake-card }).
sssnake-prompt-own-one = { $player }, pon una carta y dale la otra a { $neighbour }.
sssnake-prompt-own-two = { $player }, pon dos cartas y dale la tercera a { $neighbour }.
sssnake-prompt-given = { $player }, { $giver } te dio una carta. Añádela a tu serpiente: { sssnake-card }.
sssnake-prompt-returned = { $player }, { $neighbour } te devolvió { sssnake-card }. Va a tu propia serpiente.

sssnake-button-place = { $letter }: { $end }, { $side }
sssnake-button-neck = por la cabeza
sssnake-button-tail = por la cola
sssnake-button-up = arriba
sssnake-button-right = derecha
sssnake-button-down = abajo
sssnake-button-left = izquierda
sssnake-button-discard = ✕ Descartar { sssnake-card }

sssnake-describe-choices = Lugares: { $choices }.
sssnake-describe-choice = { $letter } { sssnake-card } { $end }, { $way } ({ $heading })
sssnake-describe-seat = { $player }: { $missing ->
    [0] serpiente completa
    [one] falta 1 carta
   *[other] faltan { $missing } cartas
}, { $laid } { $laid ->
    [one] puesta
   *[other] puestas
}, { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}.
sssnake-describe-round = Ronda { $round } de { $rounds }, { $pile ->
    [0] el mazo está vacío
    [one] 1 carta en el mazo
   *[other] { $pile } cartas en el mazo
}.
sssnake-describe-roll = El dado muestra { $die }. Cartas robadas: { $cards }.
sssnake-describe-none = ninguna
sssnake-describe-ends = Extremos abiertos de la serpiente de { $player }: el cuello entra en { $neck } { $neck-heading }, la cola entra en { $tail } { $tail-heading }.
sssnake-describe-cells = Las casillas son columna/fila, contadas hacia la derecha y hacia abajo. La carta grande ocupa de 0/0 a 1/1; el cuello sale de 0/0 hacia la izquierda, la cola sale de 1/1 hacia la derecha.
sssnake-describe-body = Serpiente de { $player }, casilla por casilla desde la carta grande: cuello { $neck }; cola { $tail }.
sssnake-describe-body-complete = Serpiente completa de { $player }, casilla por casilla del cuello a la cola: { $neck }.
sssnake-describe-run = en línea recta de { $first } a { $last }
sssnake-describe-free = Segundas partes libres en la serpiente de { $player }: { $parts }.
sssnake-describe-free-part = { sssnake-card } en { $cell } entre { $one } y { $other }
sssnake-heading-up = hacia arriba
sssnake-heading-right = hacia la derecha
sssnake-heading-down = hacia abajo
sssnake-heading-left = hacia la izquierda
sssnake-side-up = el lado de arriba
sssnake-side-right = el lado derecho
sssnake-side-down = el lado de abajo
sssnake-side-left = el lado izquierdo

sssnake-news-round = { $rounds ->
    [1] { $player } empieza.
   *[other] Ronda { $round } de { $rounds }: { $player } empieza.
}
sssnake-news-roll = { $player } saca un { $die } y roba: { $cards }.
sssnake-news-place = { $player } añade { sssnake-card }{ $forced ->
    [1] {" "}(único lugar posible)
   *[other] {""}
}: a su serpiente { $missing ->
    [one] le falta 1 carta
   *[other] le faltan { $missing } cartas
}.
sssnake-news-place-other = { $player } añade { sssnake-card } a la serpiente de { $owner }{ $forced ->
    [1] {" "}(único lugar posible)
   *[other] {""}
}, a la que { $missing ->
    [one] le falta 1 carta
   *[other] le faltan { $missing } cartas
}.
sssnake-news-complete = { $player } añade { sssnake-card }{ $forced ->
    [1] {" "}(único lugar posible)
   *[other] {""}
}: ¡la serpiente está completa!
sssnake-news-complete-other = { $player } añade { sssnake-card } a la serpiente de { $owner }{ $forced ->
    [1] {" "}(único lugar posible)
   *[other] {""}
}: ¡está completa!
sssnake-news-give = { $player } le da { sssnake-card } a { $to }.
sssnake-news-return = No encaja: { $player } le devuelve a { $to } la carta ({ sssnake-card }).
sssnake-news-discard = { $player } descarta { sssnake-card }: no encaja en ningún lugar.
sssnake-news-score = { $rounds ->
    [1] La ronda ha terminado.
   *[other] La ronda { $round } de { $rounds } ha terminado. { $points }.
}
sssnake-news-score-empty = { $rounds ->
    [1] El mazo está vacío. Más cerca de completar su serpiente: { $winners }.
   *[other] El mazo está vacío: la ronda { $round } de { $rounds } ha terminado. Más cerca de completar su serpiente: { $winners }. { $points }.
}
sssnake-news-points = { $player } { $points } (total { $total })

# The same events as parts of a line about a turn.
sssnake-turn-roll = saca un { $die }
sssnake-turn-place = pone { $times ->
    [1] { sssnake-card }
   *[other] { $times } cartas
} ({ sssnake-turn-missing })
sssnake-turn-place-other = le pone { sssnake-card } a { $owner } ({ sssnake-turn-missing })
sssnake-turn-missing = { $forced ->
    [1] único lugar
   *[other] { $missing ->
        [1] falta 1 carta
       *[other] faltan { $missing } cartas
    }
}
sssnake-turn-complete = pone { sssnake-card }: ¡serpiente completa!
sssnake-turn-complete-other = le pone { sssnake-card } a { $owner }: ¡serpiente completa!
sssnake-turn-give = le da { sssnake-card } a { $to }
sssnake-turn-return = le devuelve a { $to } la carta ({ sssnake-card })
sssnake-turn-discard = descarta { $times ->
    [1] { sssnake-card }
   *[other] { $times } cartas
}

## Explanations for learners
sssnake-learn-aim = **Tu objetivo:** unir los dos extremos de tu serpiente por el camino más corto.
sssnake-learn-own-one = Una carta va a tu serpiente y la otra, a la de { $neighbour }.
sssnake-learn-own-two = Dos cartas van a tu serpiente y la tercera, a la de { $neighbour }.
sssnake-learn-lone = La carta va a la serpiente de { $neighbour }: mantén separados sus extremos.
sssnake-learn-lone-own = La carta no encaja en la serpiente de { $neighbour }, así que va a la tuya.
sssnake-learn-given = { $giver } tuvo que darte una carta. Búscale el mejor lugar.
sssnake-learn-returned = Tu carta no encaja en ningún lugar y ha vuelto. Ahora va a tu serpiente.
sssnake-learn-discard = Ninguna carta encaja en tu serpiente: elige cuál descartar. No te cuesta nada.
sssnake-learn-fewest = 💡 Con { $letters }, { $missing ->
    [0] tu serpiente queda completa y ganas
    [one] a tu serpiente solo le falta 1 carta
   *[other] a tu serpiente solo le faltan { $missing } cartas
}.
sssnake-learn-most = 💡 Con { $letters }, a la otra serpiente { $missing ->
    [one] le falta 1 carta
   *[other] le faltan { $missing } cartas
}, lo máximo posible.
sssnake-remark-placed-on-yours = { $player } robó una sola carta, así que fue a tu serpiente.
sssnake-remark-two-parts = La carta ({ sssnake-card }) tiene dos partes. La segunda queda libre para más tarde.
sssnake-remark-only-place = Tu carta tenía un solo lugar, así que se añadió directamente.
sssnake-remark-returned = Si una carta no encaja en ningún lugar de la serpiente del vecino, vuelve.
sssnake-remark-score = Cada carta que aún le falte a tu serpiente te cuesta un punto.

# Why a move is good, as a clause after a dash or a colon.
sssnake-reason-complete = completa la serpiente
sssnake-reason-fewer = { $missing ->
    [one] a la serpiente solo le falta 1 carta
   *[other] a la serpiente solo le faltan { $missing } cartas
}
sssnake-reason-keep = { $player } no recibe una carta útil
sssnake-reason-shortest = otras jugadas alargarían el camino de la cabeza a la cola
sssnake-reason-open = más cartas del mazo pueden ayudar después
sssnake-reason-longer = a la serpiente de { $player } { $missing ->
    [one] le falta entonces 1 carta
   *[other] le faltan entonces { $missing } cartas
}
sssnake-reason-no-help = otras jugadas ayudarían más a la serpiente de { $player }
sssnake-reason-closed = menos cartas del mazo pueden ayudar después a la serpiente de { $player }

sssnake-refusal-notation = Esto no es una jugada de Sssnake.
sssnake-refusal-nothing-to-choose = Ahora mismo no hay nada que elegir.
sssnake-refusal-not-yours = Le toca elegir a { $player }.
sssnake-refusal-no-card = Esta carta no está en la mano: { sssnake-card }.
sssnake-refusal-other-snake = Esta carta debe ir a la serpiente de { $player }.
sssnake-refusal-way = Con { sssnake-card } no se puede girar así.
sssnake-refusal-closed = Con { sssnake-card } ahí, un extremo chocaría con un lado cerrado.
sssnake-refusal-cut-off = Con { sssnake-card } ahí, la cabeza y la cola ya no se podrían unir nunca.
sssnake-refusal-fits = Esta carta encaja ({ sssnake-card }), así que tienes que añadirla.
sssnake-refusal-other-fits = Esta carta no encaja en ningún lugar ({ sssnake-card }). Elige la que encaja.
sssnake-refusal-order = Este paso no va aquí.
sssnake-refusal-first = La ronda la empieza otro jugador.
sssnake-refusal-draw = Estas cartas no se pueden haber robado.

# The daily puzzle
puzzle-close-label = { $letter } · { sssnake-card }, { $end }, { $side }
sssnake-puzzle-rules = En el acertijo juegas a solas con estas cartas: no hay dado ni mazo, y tú eliges el orden.

## Faults of a record

fault-sssnake-first = Esta ronda debe empezarla el sitio siguiente.
fault-sssnake-die = El dado muestra 1, 2 o 3.
fault-sssnake-draw = El número de cartas robadas debe ser el del dado, o el de las que queden en el mazo.
fault-sssnake-card = Una carta es S, C, X o D.
fault-sssnake-pile = El mazo no tiene más cartas de este tipo.
fault-sssnake-hand = Esta carta no está en la mano.
fault-sssnake-on = Esta carta debe ir a la serpiente de { $seat }.
fault-sssnake-end = Un extremo es “neck” o “tail”.
fault-sssnake-way = Una dirección es “ahead”, “left” o “right”.
fault-sssnake-place = La carta no puede ir ahí: el cuerpo debe continuar, y debe seguir siendo posible unir la cabeza y la cola.
fault-sssnake-must-place = La carta encaja, así que hay que colocarla.
fault-sssnake-other-fits = Otra carta de la mano encaja, así que esta no se puede descartar.
fault-sssnake-to = Una carta va al vecino de la izquierda, o vuelve a quien la dio.
fault-sssnake-missing = Los números de cartas que faltan son incorrectos.
fault-sssnake-totals = Los totales son incorrectos: cada sitio pierde un punto por cada carta que falta.
