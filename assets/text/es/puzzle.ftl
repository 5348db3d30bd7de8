# Los retos del día: tareas, resultados y descripciones.
puzzle-refusal-move = Este movimiento no es posible aquí.

puzzle-close-task = Completa la serpiente con { $cards } de estas cartas: sus dos extremos abiertos tienen que unirse. Con menos no es posible.
puzzle-close-prompt = ¿Qué carta va dónde? Cartas en la mano: { $cards }.
puzzle-close-stuck = Tu serpiente no está completa y { $cards ->
    [0] no te quedan cartas
   *[other] ya no encaja ninguna carta
}.
puzzle-close-result = una serpiente completada con { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
puzzle-close-hand = Tus cartas: { $cards }.
puzzle-close-complete = La serpiente completa, casilla por casilla del cuello a la cola: { $neck }.
puzzle-close-ends = Extremos abiertos: el cuello entra en { $neck } { $neck-heading }, la cola entra en { $tail } { $tail-heading }.
puzzle-close-body = La serpiente, casilla por casilla desde la carta grande: cuello { $neck }; cola { $tail }.
puzzle-close-free = Segundas partes libres: { $parts }.

puzzle-take-task = Pon estas cinco cartas una a una, de izquierda a derecha: los colores que se tocan deben ser iguales. Te llevas una serpiente cuando la completas con cabeza y cola, o cuando unes dos serpientes de al menos dos cartas cada una. Llévate todas las cartas que puedas.
puzzle-take-prompt = { $forced ->
    [0] {""}
    [one] Una carta solo tenía un sitio.{" "}
   *[other] { $forced } cartas solo tenían un sitio cada una.{" "}
}Carta { $number } de 5: ¿dónde pones { $card }?
puzzle-take-result = { $cards ->
    [one] 1 carta conseguida
   *[other] { $cards } cartas conseguidas
}
puzzle-take-taken = Cartas conseguidas: { $cards }
puzzle-take-cards = Cartas por poner, en este orden: { $cards }.

puzzle-bite-task-red = Llevas la serpiente roja y te toca mover. Captura la cabeza amarilla con tu segundo movimiento: para morder necesitas más piezas en línea que la otra serpiente.
puzzle-bite-task-yellow = Llevas la serpiente amarilla y te toca mover. Captura la cabeza roja con tu segundo movimiento: para morder necesitas más piezas en línea que la otra serpiente.
puzzle-bite-prompt = { $move ->
    [1] Tu primer movimiento: { $left ->
        [one] queda un paso
       *[other] quedan { $left } pasos
    }.
   *[other] La otra serpiente ha movido a { $reply }. Tu segundo movimiento: { $left ->
        [one] queda un paso
       *[other] quedan { $left } pasos
    }.
}
puzzle-bite-result = la cabeza capturada en el movimiento { $moves }
puzzle-bite-lost = La otra serpiente capturó tu cabeza.
puzzle-bite-missed = La otra cabeza escapó. Con otro primer movimiento, seguro que la capturas.
puzzle-bite-threat = Tu cabeza en { $cell } está en peligro: la otra serpiente podría capturarla ahora.
