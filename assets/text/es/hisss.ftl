# Hisss y Rainbow Snake: las reglas, la mesa, las noticias.
hisss-title = Hisss / Rainbow Snake
hisss-title-hisss = Hisss
hisss-title-rainbow-snake = Rainbow Snake
hisss-pitch = Forma serpientes en el centro de la mesa y complétalas antes que los demás.
hisss-pitch-hisss = Completa serpientes en el centro de la mesa antes que los demás. Empieza alguien al azar.
hisss-pitch-rainbow-snake = El mismo juego que Hisss, pero empieza quien sea más joven. Completa serpientes antes que nadie.
hisss-line-hisss = completa serpientes; empieza alguien al azar
hisss-line-rainbow-snake = como Hisss, pero empieza quien sea más joven

hisss-option-edition-name = edición
hisss-option-edition = La edición, que decide quién empieza
hisss-option-edition-hisss = Hisss (empieza un jugador al azar)
hisss-option-edition-rainbow-snake = Rainbow Snake (empieza la persona más joven)
hisss-option-claim-on-join-name = serpientes-unidas
hisss-option-claim-on-join = Cuándo te llevas la serpiente que formas al unir dos
hisss-option-claim-on-join-always = Si cada una tiene dos cartas o más (regla de la casa), o si queda completa
hisss-option-claim-on-join-complete = Solo si queda completa (regla de la casa)
hisss-option-win-by-name = victoria
hisss-option-win-by = Qué da la victoria: tener más cartas o más serpientes completas
hisss-option-win-by-cards = Más cartas (como cuenta el reglamento)
hisss-option-win-by-snakes = Más serpientes completas (como dice el objetivo del reglamento)

hisss-rules-1 =
    {"**"}El objetivo.** Completar serpientes para conseguir más cartas que nadie. Una serpiente tiene una cabeza, al menos un cuerpo y una cola. De 2 a 5 jugadores. 🏠 *Hisss* y *Rainbow Snake* solo se distinguen en quién empieza: alguien al azar en *Hisss*, quien sea más joven en *Rainbow Snake*.

    {"**"}Las cartas.** 50 cartas boca abajo forman un abanico:
    {"**"}1** seis cabezas, una de cada color: rojo, naranja, amarillo, verde, azul y morado,
    {"**"}2** seis colas de los mismos colores,
    {"**"}3** una cabeza y una cola arcoíris,
    {"**"}4** 36 cuerpos de dos colores distintos. Cada pareja de colores está en dos cartas, y las seis parejas de la imagen, en tres. 🏠
    Cada color tiene además su propio dibujo.
hisss-rules-1-picture = Cuatro filas de cartas. 1: seis cabezas. 2: seis colas. 3: la cabeza y la cola arcoíris. 4: seis cuerpos: rojo y naranja, naranja y amarillo, amarillo y verde, verde y azul, azul y morado, rojo y morado.
hisss-rules-2 =
    {"**"}Tu turno.** Pulsa **{ hisss-button-draw }**: el azar elige una del abanico. 🏠 Si encaja en algún lugar, tienes que ponerla, y tú eliges dónde. Si solo encaja en un lugar, va allí directamente. Si no encaja en ninguno, empieza una fila nueva.

    {"**"}La imagen**
    {"**"}1** las cartas que quedan en el abanico · **2** la carta robada, y quién la robó · **3** un lugar donde encaja: el botón lleva su letra. Aquí, la carta encaja en A y en B, y puede unir las dos serpientes.
    {"**"}4** las cartas que se ha llevado un jugador · **5** su serpiente más larga
hisss-rules-2-picture = Una mesa: la carta robada es amarilla y azul. Encaja en el lugar A, en el extremo azul de una serpiente de cabeza roja, y en el lugar B, en el extremo amarillo de una serpiente de cola naranja. Los números del 1 al 5 marcan los símbolos; el texto los explica.
hisss-rules-3 =
    {"**"}El comienzo.** Una carta está boca arriba en el centro. En *Hisss* empieza un jugador al azar. 🏠 En *Rainbow Snake* empieza la persona más joven, que pulsa **Empiezo yo** en la sala. Si nadie lo hace, decide el azar. 🏠 Los demás siguen en el sentido de las agujas del reloj.

    {"**"}Qué encaja.** Puedes añadir una carta a cualquier extremo de una serpiente si los colores que se tocan son iguales. Un cuerpo se puede girar. Una cabeza o una cola solo puede tocar cuerpos. 🏠 Cierra ese extremo, y una serpiente tiene como mucho una de cada. La cabeza y la cola arcoíris son comodines: tocan cualquier color, y un cuerpo puede ir a su lado en los dos sentidos. Dos lugares son dos opciones, aunque parezcan iguales. 🏠

    {"**"}Unir.** Un cuerpo que acabas de robar puede unir dos serpientes si encaja en las dos y el resultado tiene como mucho una cabeza y una cola. 🏠 Unir nunca es obligatorio. Las cartas que ya están en la mesa nunca unen serpientes.
hisss-rules-4 =
    {"**"}Lo que te llevas**
    {"**"}1** Pones la carta que completa una serpiente: ya tiene cabeza, cola y al menos un cuerpo. Te la llevas.
    {"**"}2** Unes dos serpientes de al menos dos cartas cada una. 🏠 Te llevas la serpiente unida, completa o no. Si está incompleta, cuenta como cualquier otra. 🏠
    {"**"}3** Unes una carta suelta, que todavía no es una serpiente. Solo te llevas el resultado si está completo. Si no, se queda en la mesa, como aquí. 🏠
    En la imagen, la carta recién puesta lleva un marco. El número al lado de una serpiente dice cuántas cartas te llevas.

    {"**"}Una opción.** El anfitrión puede decidir que una serpiente unida solo se gana *si queda completa*; si no, se queda en la mesa. 🏠
hisss-rules-4-picture = 1: una cabeza verde, dos cuerpos y una cola morada que completa la serpiente: se ganan 4 cartas. 2: un cuerpo une dos serpientes de dos cartas: se ganan 5 cartas. 3: un cuerpo une una cabeza suelta y dos cuerpos: no se gana nada.
hisss-rules-5 =
    {"**"}El final.** Después de la última carta, gana quien tenga más cartas. Los dos reglamentos cuentan cartas al final, aunque, según su objetivo, gana quien forma más serpientes. 🏠 Con la opción *más serpientes completas*, estas cuentan antes que las cartas. 🏠 Si hay empate, decide la serpiente más larga entre quienes empatan. Si sigue el empate, comparten la victoria. 🏠

    {"**"}Rendirse.** La máquina sigue jugando por ti, y ya no puedes ganar. Si solo queda una persona sin rendirse, gana al instante. 🏠 { rules-away }

hisss-colour-red = rojo
hisss-colour-orange = naranja
hisss-colour-yellow = amarillo
hisss-colour-green = verde
hisss-colour-blue = azul
hisss-colour-purple = morado
hisss-colour-rainbow = arcoíris
hisss-card-body = { $left }-{ $right }
hisss-card-head = cabeza { $colour ->
    [red] roja
    [orange] naranja
    [yellow] amarilla
    [green] verde
    [blue] azul
    [purple] morada
   *[rainbow] arcoíris
}
hisss-card-tail = cola { $colour ->
    [red] roja
    [orange] naranja
    [yellow] amarilla
    [green] verde
    [blue] azul
    [purple] morada
   *[rainbow] arcoíris
}
# Las mismas cartas dentro de una frase.
hisss-a-body = un cuerpo { $left }-{ $right }
hisss-a-head = una cabeza { $colour ->
    [red] roja
    [orange] naranja
    [yellow] amarilla
    [green] verde
    [blue] azul
    [purple] morada
   *[rainbow] arcoíris
}
hisss-a-tail = una cola { $colour ->
    [red] roja
    [orange] naranja
    [yellow] amarilla
    [green] verde
    [blue] azul
    [purple] morada
   *[rainbow] arcoíris
}
hisss-end-left = en el extremo izquierdo
hisss-end-right = en el extremo derecho

hisss-prompt-draw = { $player }: roba una carta (cartas restantes: { $fan }).
hisss-prompt-lay = { $player }: robaste { $card }. ¿Dónde va?
hisss-prompt-join = { $player }: { $card } en { $letters }. ¿Va solo ahí o une dos serpientes?

hisss-button-draw = Robar una carta
hisss-button-lay = { $letters }
hisss-button-take = { $letters } · llevarse { $cards } cartas
hisss-button-more = { $letters }…
hisss-button-back = Atrás
hisss-select = Elige un lugar

hisss-describe-places = Lugares: { $places }.
hisss-describe-place = { $letter } { $end } de la serpiente { $snake } ({ $colour })
hisss-describe-seat = { $player }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $snakes ->
    [one] 1 serpiente
   *[other] { $snakes } serpientes
} (completas: { $complete }), la más larga: { $longest }.
hisss-describe-fan = { $fan ->
    [0] El abanico está vacío.
    [one] Queda 1 carta en el abanico.
   *[other] Quedan { $fan } cartas en el abanico.
}
hisss-describe-snake = Serpiente { $snake }, desde la izquierda: { $cards }.

hisss-picture-taken = ¡{ $cards } cartas!
hisss-picture-longest = { $snakes ->
    [one] La serpiente más larga de quien gana
   *[other] Las serpientes más largas de quienes ganan
}
hisss-news-start = La primera carta: { $card }. { $player } empieza.
hisss-news-draw = { $player } roba { $card }.
hisss-news-alone = { $player } pone { $card } aparte: no encaja en ningún lugar.
hisss-news-add = { $player } añade { $card }: la serpiente tiene ahora { $cards } cartas.
hisss-news-join = { $player } une dos serpientes con { $card } en una de { $cards } cartas.
hisss-news-claim = ¡{ $player } se lleva la serpiente de { $cards } cartas!

# Los mismos sucesos como partes de una línea sobre un turno. Tras robar, la carta ya está nombrada.
hisss-turn-draw = roba { $card }
hisss-turn-alone = pone { $first ->
    [1] { $card }
   *[other] la carta
} aparte
hisss-turn-add = pone { $first ->
    [1] { $card }
   *[other] la carta
} (serpiente de { $cards })
hisss-turn-join = une dos serpientes con { $first ->
    [1] { $card }
   *[other] la carta
} (serpiente de { $cards })
hisss-turn-claim = y se lleva la serpiente

## Explicaciones para aprender
hisss-learn-aim = **Tu objetivo:** completar serpientes (cabeza, cuerpo, cola). Si completas una, es tuya.
hisss-learn-draw = Roba una carta. Va donde encaja o empieza una fila nueva.
hisss-learn-lay = Junta colores iguales. No dejes ninguna serpiente que otros puedan completar.
hisss-learn-take-now = 💡 Con **{ $letters }** te llevas una serpiente de { $cards } cartas.
hisss-remark-alone = La carta de { $player } no encaja en ningún lugar, así que empieza una fila nueva.
hisss-remark-join = Si unes dos serpientes de al menos dos cartas cada una, te las llevas.
hisss-remark-taken = **La serpiente es tuya.** Sus cartas cuentan al final.
hisss-remark-lost = { $player } se llevó una serpiente. Mira antes qué pueden completar los demás.

# Por qué una jugada es buena, tras una raya o dos puntos.
hisss-reason-complete = así se gana una serpiente completa de { $cards } cartas
hisss-reason-join = así se unen dos serpientes y se ganan { $cards } cartas
hisss-reason-safe = no deja nada que pueda llevarse el siguiente jugador
hisss-reason-fewer = { $player } solo puede llevarse entonces una serpiente con { $cards } de las { $fan } cartas restantes
hisss-reason-long = forma una serpiente de { $cards } cartas
hisss-reason-open = { $cards ->
    [0] ninguna carta restante encaja en esta serpiente
    [1] 1 carta restante encaja en esta serpiente
   *[other] { $cards } cartas restantes encajan en esta serpiente
}
hisss-flaw = { $player } puede llevarse entonces una serpiente con { $cards } de las { $fan } cartas restantes

hisss-won-by-cards = Gana quien tiene más cartas; en caso de empate, decide la serpiente más larga.
hisss-won-by-snakes = Gana quien tiene más serpientes completas: { $values }

hisss-refusal-notation = Esto no es una jugada de Hisss.
hisss-refusal-card = Esa carta no existe.
hisss-refusal-order = Este paso no va aquí.
hisss-refusal-first = Empieza otro jugador.
hisss-refusal-fan = Esta carta ya no está en el abanico: { $card }.
hisss-refusal-not-yours = Es el turno de { $player }.
hisss-refusal-drawn = Ya robaste. Pon la carta.
hisss-refusal-draw-first = Roba antes una carta.
hisss-refusal-no-snake = Esa serpiente no está en la mesa.
hisss-refusal-closed = Una cabeza o una cola cierra este extremo.
hisss-refusal-not-its-colour = La carta no tiene este color.
hisss-refusal-colours = Los colores que se tocan deben ser iguales.
hisss-refusal-only-bodies = Las cabezas y las colas solo pueden tocar cuerpos.
hisss-refusal-two-heads = Una serpiente tiene una sola cabeza.
hisss-refusal-two-tails = Una serpiente tiene una sola cola.
hisss-refusal-no-join = Solo un cuerpo puede unir, con una serpiente a cada lado.
hisss-refusal-fits = La carta encaja, así que tienes que ponerla.

# The daily puzzle
hisss-puzzle-rules = En el acertijo juegas a solas: pones cinco cartas conocidas en este orden, y solo cuentan las cartas que te llevas.

## Errores de un registro

fault-hisss-card = Esa carta no existe.
fault-hisss-deck = La baraja no tiene más cartas de este tipo.
fault-hisss-fits = La carta encaja en algún lugar, así que debe ir allí.
fault-hisss-places = “places” debe tener cero, una o dos entradas con “snake”, “end” y “touch”.
fault-hisss-snake = No hay ninguna serpiente con este número en la mesa.
fault-hisss-touch = La carta no encaja en este extremo con este color.
fault-hisss-same = Una carta une dos serpientes distintas.
fault-hisss-two-heads = Una serpiente tiene como mucho una cabeza y una cola.
fault-hisss-claim = Hay que llevarse otra serpiente.
