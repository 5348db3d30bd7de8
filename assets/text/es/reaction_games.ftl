# Mensajes comunes a Snap y Manotazo al elefante.

claims-animal-elephant = un elefante
claims-animal-mouse = el ratón que chasquea los dedos
claims-animal-bee = una abeja
claims-animal-cat = un gato
claims-animal-crab = un cangrejo
claims-animal-frog = una rana
claims-animal-giraffe = una jirafa
claims-animal-hedgehog = un erizo
claims-animal-octopus = un pulpo
claims-animal-owl = un búho
claims-animal-penguin = un pingüino
claims-animal-snail = un caracol
claims-animal-whale = una ballena

claims-two-elephant = dos elefantes
claims-two-mouse = dos ratones que chasquean los dedos
claims-two-bee = dos abejas
claims-two-cat = dos gatos
claims-two-crab = dos cangrejos
claims-two-frog = dos ranas
claims-two-giraffe = dos jirafas
claims-two-hedgehog = dos erizos
claims-two-octopus = dos pulpos
claims-two-owl = dos búhos
claims-two-penguin = dos pingüinos
claims-two-snail = dos caracoles
claims-two-whale = dos ballenas

claims-button-turn = Destapar una carta
claims-length = { $number ->
    [0] Hasta el final: { claims-minutes }
    [120] Partida corta: 120 turnos, { claims-minutes }
   *[other] { $number } turnos: { claims-minutes }
}
claims-length-button = { $number ->
    [0] Hasta el final
   *[other] Corta: { $number } turnos
}
claims-minutes = { $minutes ->
    [one] cerca de 1 minuto
   *[other] unos { $minutes } minutos
}
claims-gentle-match = Con calma: las cartas se ven 4 segundos
claims-brisk-match = Ritmo normal
claims-reaction-snap = ¡Snap!
claims-reaction-slap = ¡Manotazo!

claims-picture-left = { $turns ->
    [0] No quedan turnos
    [one] Queda 1 turno
   *[other] Quedan { $turns } turnos
}
claims-describe-left = { claims-picture-left }.
claims-describe-claimed = La imagen aún muestra lo que { $player } se llevó en { $time }: { $card }.
claims-describe-not-dealt = Las cartas aún no están repartidas.
claims-describe-turn = { $player } destapa la siguiente carta.
claims-describe-out = { $player } está fuera de juego.

claims-news-deal = Las cartas están repartidas. { $player } empieza.
claims-news-turn = { $player } destapa { $card }.
claims-news-out = { $player } se queda sin cartas y fuera de juego.
claims-news-agree = Gana quien tenga más cartas.
claims-news-limit = Ese fue el último turno. Gana quien tenga más cartas.


claims-refusal-unreadable = Esto no es ni un turno ni una reacción de este juego.
claims-refusal-not-your-turn = No te toca a ti destapar una carta.
claims-refusal-out = Estás fuera de juego en esta partida.
claims-refusal-not-dealt = Las cartas aún no están repartidas.
claims-refusal-no-reaction = En este juego no hay manotazos: haz snap con 🫰.
claims-refusal-by = En este paso le toca a otro jugador.
claims-refusal-deal = Estos mazos no salen de repartir toda la baraja carta por carta.
claims-refusal-card = Esta no es la primera carta de ese mazo.
claims-refusal-not-out = Solo se queda fuera quien no tiene cartas, y solo en su turno.
claims-refusal-judged = Según las reglas, esta reacción tiene otro resultado.
claims-refusal-forced-first = Según las reglas, antes va otro paso.
claims-refusal-last-turn = El último turno ha terminado. Ahora solo cuentan las reacciones.
claims-refusal-limit = Todavía falta el último turno.

# El final, en las reglas de los dos juegos.
claims-rules-end = Se juega hasta el final, normalmente de 10 a 25 minutos, o una partida corta de 120 turnos, unos cinco minutos. Si juegas solo contra la máquina, la partida es corta, salvo que elijas otra cosa; una partida de práctica tiene 60 turnos. El anfitrión puede elegir otro límite, y la imagen cuenta los turnos que quedan. 🏠 Quienes sigan en juego también pueden acabar la partida de común acuerdo con **Terminar partida**. Entonces gana quien tenga más cartas; si hay empate, se comparte la victoria. 🏠 La carta del último turno todavía se puede ganar. 🏠 Tras 100 000 pasos, la partida se detiene y no cuenta. 🏠

# La última página de las reglas de los dos juegos.
claims-rules-moment =
    {"**"}¿Quién fue primero?** Solo cuenta el orden en que Discord entrega las reacciones. Añadir el emoji es una reacción y quitarlo también, así que puedes reaccionar todas las veces que quieras. Al quitarlo también puedes ganar, y nunca cuesta nada. Solo cuenta si añadirlo fue correcto o llegó solo un instante tarde. Después de una reacción equivocada, quita primero el emoji: solo cuenta volver a añadirlo. 🏠

    {"**"}La imagen.** Una reacción en **1** o en **2** cuenta para la imagen de la izquierda. Una reacción en **3** cuenta para la imagen de la derecha.
claims-rules-look =
    {"**"}¿Demasiado pronto?** Con cada carta nueva en la mesa, y cada vez que alguien gana cartas, hay una imagen nueva. Durante sus primeros 150 milisegundos nadie puede reaccionar a ella, así que una reacción tan temprana cuenta para la imagen anterior. Gana si allí era correcta y nadie fue más rápido. Si no, se ignora y no cuesta nada. 🏠 Si el bot pierde la conexión, las cartas boca arriba ya no se pueden ganar, y el mensaje avisa de ello. 🏠

    {"**"}Tiempo para mirar.** Cada carta se ve durante 1,5 segundos, o 4 en una partida con calma, para que todos la vean. Si pulsas antes **Destapar una carta**, el bot la destapa cuando llega el momento. 🏠 Si una reacción llega en los primeros 400 milisegundos de una carta nueva y solo encaja con la anterior, todavía cuenta para la anterior. 🏠

## Errores de un registro

fault-claims-pictures = Una baraja tiene trece animales, entre ellos el elefante y el ratón.
fault-claims-cards = Estas no son las cartas que se barajaron.
fault-claims-pack-sizes = Los tamaños de los mazos no salen de repartir carta por carta.
fault-claims-told = La partida sigue en curso, así que el orden de las cartas debe estar oculto.
fault-claims-hidden = La partida ha terminado, así que el orden de las cartas debe estar a la vista.
fault-claims-reform = El mazo nuevo debe tener exactamente las cartas de la pila.
fault-claims-reform-early = Un mazo nuevo solo se forma cuando el anterior está vacío, justo antes del turno o del snap en falso que lo necesita.
fault-claims-top = Esta no es la primera carta del mazo.
fault-claims-floor = La reacción llegó demasiado pronto para esta imagen.
fault-claims-before = Solo una reacción correcta puede contar para la imagen anterior.
fault-claims-late = La reacción llegó demasiado tarde para contar para la imagen anterior.
fault-claims-grace = Esta reacción encaja con la imagen anterior, así que no cuesta nada.
fault-claims-agree = La partida no puede terminar aquí de común acuerdo: antes va otro paso.
fault-claims-took = { $cards ->
    [one] El número correcto es una carta.
   *[other] El número correcto es { $cards } cartas.
}
