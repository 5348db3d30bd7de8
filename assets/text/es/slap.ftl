# Slap the Elephant: the rules, the table, the news.
slap-title = Manotazo al elefante
slap-pitch = Dale un manotazo al elefante con 👋 y chasquea los dedos al ratón con 🫰. ¡Antes que nadie!
slap-line = da el manotazo a tiempo

slap-option-turn-limit-name = límite-de-turnos
slap-option-turn-limit = Cuántos turnos dura la partida, sumando los de todos (0: jugar hasta el final)
slap-option-turn-limit-0 = ninguno
slap-option-claim-floor-ms = Milisegundos antes de que una reacción pueda contar para una imagen nueva
slap-length = { claims-length }
slap-length-button = { claims-length-button }
slap-option-claim-grace-ms = Milisegundos en los que una reacción aún puede encajar con la carta anterior
slap-option-show-ms = Milisegundos antes de que se pueda destapar la carta siguiente
slap-gentle-match = { claims-gentle-match }
slap-brisk-match = { claims-brisk-match }

slap-rules-1 =
    {"**"}El objetivo.** Ganar todas las cartas.

    {"**"}La imagen**
    {"**"}1** el símbolo de un jugador · **2** las cartas de su mazo · **3** las cartas de la pila
    El marco amarillo muestra a quién le toca. Tras una reacción, los marcos rosas muestran quién recibió la pila.
slap-rules-1-picture = Una mesa de tres jugadores, con un elefante en la pila. El 1 marca el símbolo de un jugador, el 2 el número de cartas de su mazo y el 3 el número de cartas de la pila.
slap-rules-2 =
    52 cartas muestran 13 animales, cuatro cartas de cada uno. Un jugador al azar las reparte todas boca abajo, y empieza el siguiente. 🏠 En tu turno, pulsa **Destapar una carta** para jugar la primera carta de tu mazo sobre la pila común.

    {"**"}¿Un elefante encima?** Dale un manotazo con 👋 antes que nadie.
    {"**"}¿Encima está el ratón que chasquea los dedos?** Chasquea los tuyos con 🫰 antes que nadie.
    Los emojis bajo el mensaje son tus botones. Pulsa solo una vez por reacción: si pulsas otra vez, se quita el emoji.
    Quien gana pone la pila debajo de su mazo y empieza la siguiente. Hasta entonces, la imagen conserva la carta de encima, con el símbolo y el tiempo de quien ganó.

    {"**"}Los errores.** ¿Diste un manotazo a algo que no era un elefante, o chasqueaste los dedos a algo que no era el ratón? La pila se reparte entre los demás, carta por carta desde tu izquierda, debajo de sus mazos. 🏠 Luego sigue el juego. Con la pila vacía no pasa nada, así que llegar en segundo lugar no cuesta nada.
slap-rules-3 =
    {"**"}La imagen.** La estrella dio un manotazo a un gato. La pila ya no está: sus cartas están en los mazos con marco rosa.

    {"**"}Fuera de juego.** Si llega tu turno y no tienes cartas, quedas fuera. Hasta entonces aún puedes dar manotazos y chasquear los dedos. 🏠 Si a nadie le quedan cartas, la pila se baraja y se vuelve a repartir entre quienes sigan en juego. 🏠
slap-rules-3-picture = La pila está vacía tras un manotazo equivocado de la estrella. Los mazos del círculo y del cuadrado tienen un marco rosa.
slap-rules-4 =
    { claims-rules-moment }
    Aquí, quien chasquea los dedos en **1** o en **2** gana la pila con el ratón. En **3** es un error.
slap-rules-4-picture = A la izquierda, el ratón que chasquea los dedos; a la derecha, un búho nuevo. Debajo, una línea de tiempo: 1 antes de la imagen nueva, 2 en sus primeros 150 milisegundos, 3 después.
slap-rules-5 =
    { claims-rules-look }
slap-rules-6 =
    {"**"}El final.** Ganas si tienes todas las cartas o si nadie más sigue en juego. 🏠 { claims-rules-end } La pila común no es de nadie. 🏠

    {"**"}Rendirse.** Tu mazo sale del juego. Gana quien quede en juego al final. 🏠 { rules-away }

slap-prompt = { $player }, destapa una carta. ¿Elefante? ¡👋! ¿Ratón? ¡🫰!
slap-prompt-first = { $player }, destapa una carta. Una sola pulsación bajo el mensaje: elefante, 👋; ratón, 🫰.
slap-prompt-out = A { $player } no le quedan cartas. ¿Elefante o ratón? 👋 🫰
slap-prompt-redeal = A nadie le quedan cartas: enseguida se vuelve a repartir la pila. 👋 🫰
slap-prompt-limit = ¡La última carta! Después gana quien tenga más cartas. 👋 🫰

slap-describe-seat = { $player }: { $pack ->
    [one] una carta
   *[other] { $pack } cartas
}
slap-describe-pile = Encima de la pila: { $card } ({ $pile ->
    [one] una carta
   *[other] { $pile } cartas
})
slap-describe-no-pile = La pila está vacía.

slap-picture-snap = ¡CHAS! { $time }
slap-picture-slap = ¡MANOTAZO! { $time }
slap-news-redeal = A nadie le quedan cartas: la pila se baraja y se vuelve a repartir.
slap-news-slap-right = 👋 { $player } da el primer manotazo, en { $time }, ¡y gana { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}!
slap-news-slap-right-before = 👋 { $player } da el manotazo justo a tiempo, { $time } después de la carta anterior, ¡y gana { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}!
slap-news-slap-wrong = ¡No era un elefante! { $player } se equivoca y regala la pila ({ $cards ->
    [one] una carta
   *[other] { $cards } cartas
}).
slap-news-snap-right = 🫰 { $player } chasquea los dedos antes que nadie, en { $time }, ¡y gana { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}!
slap-news-snap-right-before = 🫰 { $player } chasquea los dedos justo a tiempo, { $time } después de la carta anterior, ¡y gana { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}!
slap-news-snap-wrong = ¡No era el ratón! { $player } se equivoca y regala la pila ({ $cards ->
    [one] una carta
   *[other] { $cards } cartas
}).


## Explanations for learners
slap-learn-aim = **Tu objetivo:** todas las cartas. Pulsa bajo el mensaje: elefante, 👋; ratón, 🫰.
slap-learn-watch = Elefante: 👋. Ratón: 🫰. Si no, nada. Pulsa una sola vez: la segunda quita el emoji.
slap-learn-elephant-now = **Un elefante: ¡👋 ya!** La pila tiene { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
slap-learn-mouse-now = **El ratón que chasquea los dedos: ¡🫰 ya!** La pila tiene { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
slap-remark-won = **¡Reaccionaste antes!** La pila es tuya. La próxima vez, pulsa el emoji de nuevo.
slap-remark-lost = { $player } reaccionó antes y ganó la pila.
slap-remark-wrong = **Error:** la pila se repartió entre los demás. Solo cuenta añadir un emoji.
slap-remark-wrong-other = { $player } falló y regaló la pila. Los marcos rosas muestran a quién.
slap-remark-redeal = A nadie le quedaban cartas, así que la pila se volvió a repartir.

slap-refusal-redeal = La pila solo se vuelve a repartir cuando ningún mazo tiene cartas.
slap-refusal-redeal-first = Ningún mazo tiene cartas: la pila se vuelve a repartir y nadie queda fuera.
slap-refusal-no-card = No tienes ninguna carta que destapar.

## Faults of a record

fault-slap-out = Este sitio está fuera de juego.
fault-slap-asked = Esta reacción corresponde a la imagen, así que era correcta.
fault-slap-not-asked = Esta reacción no corresponde a esa imagen, o la imagen ya estaba ganada.
fault-slap-no-pile = No hay pila, así que la reacción se ignora.
