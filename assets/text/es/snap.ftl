# Snap: the rules, the table, the news.
snap-title = Snap
snap-pitch = ¿Dos cartas iguales? Haz snap con 🫰 antes que nadie.
snap-line = busca dos iguales

snap-option-turn-limit-name = límite-de-turnos
snap-option-turn-limit = Cuántos turnos dura la partida, sumando los de todos (0: jugar hasta el final)
snap-option-turn-limit-0 = ninguno
snap-option-claim-floor-ms = Milisegundos antes de que un snap pueda contar para una imagen nueva
snap-length = { claims-length }
snap-length-button = { claims-length-button }
snap-length-many = Con cinco o más jugadores, la mitad suele estar fuera a mitad de la partida. En una partida corta, la mayoría juega hasta el final.
snap-option-claim-grace-ms = Milisegundos en los que un snap aún puede encajar con la imagen anterior
snap-option-show-ms = Milisegundos antes de que se pueda destapar la carta siguiente
snap-gentle-match = { claims-gentle-match }
snap-brisk-match = { claims-brisk-match }

snap-rules-1 =
    {"**"}El objetivo.** Ganar todas las cartas.

    {"**"}La imagen**
    {"**"}1** el símbolo de un jugador · **2** las cartas de su mazo, boca abajo · **3** las cartas de su pila, boca arriba
    {"**"}4** a quién le toca, en amarillo · **5** la última carta destapada, en rosa · **6** el lugar de las multas
snap-rules-1-picture = Una mesa de cuatro jugadores. Dos pilas muestran una rana; las otras, un pingüino y un gato. Los números del 1 al 6 marcan los símbolos; el texto los explica.
snap-rules-2 =
    52 cartas muestran 13 animales, cuatro cartas de cada uno. Un jugador al azar las reparte todas boca abajo, y empieza el siguiente. 🏠 En tu turno, pulsa **Destapar una carta**: la primera carta de tu mazo va boca arriba a tu pila. Si tu mazo está vacío, antes barajas tu pila para formar uno nuevo. 🏠 Si llega tu turno y no tienes ninguna carta, quedas fuera. 🏠

    En cuanto dos cartas boca arriba muestren **el mismo animal**, como aquí las ranas, reacciona con 🫰. El emoji 🫰 bajo el mensaje es tu botón. Púlsalo solo una vez por reacción: si lo pulsas otra vez, se quita. Quien reacciona primero se lleva todas las pilas que muestran ese animal y pone las cartas debajo de su mazo. La imagen las conserva, con el símbolo y el tiempo de quien ganó, hasta el turno siguiente. Después sigue el juego con ese turno.
snap-rules-3 =
    {"**"}Qué cartas cuentan.** La carta de encima de cada pila y todas las multas del centro. Dos cualesquiera con el mismo animal son una pareja, incluso dos multas. 🏠 Las cartas de más abajo no cuentan. Aquí, un snap correcto se lleva la multa con el búho (**1**), la pila que coincide con ella (**2**) y la pila de la estrella, que pagó la multa (**3**).
snap-rules-3-picture = Una multa en el centro muestra un búho; la pagó la estrella. El 1 marca esa carta, el 2 la pila con otro búho y el 3 la pila de la estrella.
snap-rules-4 =
    {"**"}Snap en falso.** Si haces snap cuando no hay dos cartas iguales, la primera carta de tu mazo va boca arriba al centro como multa. Si tu mazo está vacío, antes barajas tu pila para formar uno nuevo. 🏠 Hasta que se destapen otras tres cartas, tus snaps no cuentan. 🏠 Sin cartas no puedes hacer snap.

    {"**"}Lo que ganas** va debajo de tu mazo: primero las pilas, en el sentido de las agujas del reloj desde tu izquierda y la tuya al final; luego las multas, de la más antigua a la más reciente. 🏠 Si hay varias parejas a la vista, te llevas la última que se formó. 🏠

    {"**"}Llegar en segundo lugar no cuesta nada.** Tras un snap correcto, uno en falso se ignora hasta que se destapa la siguiente carta. 🏠
snap-rules-5 =
    { claims-rules-moment }
    Aquí, un snap en **1** o en **2** gana las ranas. Un snap en **3** es en falso y cuesta una carta.
snap-rules-5-picture = A la izquierda, dos ranas; a la derecha, una rana y un gato nuevo. Debajo, una línea de tiempo: 1 antes de la imagen nueva, 2 en sus primeros 150 milisegundos, 3 después.
snap-rules-6 =
    { claims-rules-look }
snap-rules-7 =
    {"**"}El final.** Ganas si tienes todas las cartas que no están en el centro. 🏠 { claims-rules-end }

    {"**"}Rendirse.** Tu mazo y tu pila salen del juego; tus multas se quedan. Gana quien quede en juego al final. 🏠 { rules-away }

snap-prompt = { $player }, destapa una carta. ¿Dos animales iguales? ¡🫰!
snap-prompt-first = { $player }, destapa una carta. ¿Dos animales iguales? ¡Una sola pulsación en 🫰, bajo el mensaje!
snap-prompt-out = A { $player } no le quedan cartas. ¿Hay una pareja? ¡🫰!
snap-prompt-limit = ¡La última carta! Después gana quien tenga más cartas. ¡🫰!

snap-describe-tops = Encima de las pilas: { $cards }.
snap-describe-middle = Multas en el centro (y quién las pagó): { $cards }.
snap-describe-card = { $card } ({ $player })
snap-describe-seat = { $player }: { $pack ->
    [one] una carta
   *[other] { $pack } cartas
} en el mazo, { $pile } en la pila.

snap-picture-snap = ¡SNAP! { $time }
snap-news-reform = { $player } baraja su pila para formar un mazo nuevo ({ $cards ->
    [one] una carta
   *[other] { $cards } cartas
}).
snap-news-right = 🫰 { $player } hace snap antes que nadie, en { $time }: ¡{ $card }! ¡{ $cards ->
    [one] Una carta ganada
   *[other] { $cards } cartas ganadas
}!
snap-news-right-before = 🫰 { $player } hace snap justo a tiempo, { $time } después de la carta anterior: ¡{ $card }! ¡{ $cards ->
    [one] Una carta ganada
   *[other] { $cards } cartas ganadas
}!
snap-news-wrong = No hay pareja: { $player } paga { $card } y pasa tres cartas sin hacer snap.


## Explanations for learners
snap-learn-aim = **Tu objetivo:** todas las cartas. ¿Dos animales iguales? ¡Rápido, 🫰 bajo el mensaje!
snap-learn-new-pack = Tu mazo está vacío: cuando destapes una carta, tu pila pasa a ser tu mazo nuevo.
snap-learn-watch = ¿Dos animales iguales? Pulsa 🫰 bajo el mensaje una vez: la segunda lo quita.
snap-learn-penalty = Las cartas del centro también cuentan: si una es igual que la de una pila, 🫰.
snap-learn-pair-now = **Mira, { $card }: ¡🫰 ya!** Se { $cards ->
    [one] gana una carta
   *[other] ganan { $cards } cartas
}.
snap-remark-won = **¡Buen snap!** Ganaste todas las pilas que mostraban el animal.
snap-remark-lost = { $player } reaccionó antes. Llegar en segundo lugar no te cuesta nada.
snap-remark-wrong = **Error, no hay pareja:** pagas tu primera carta y pasas tres cartas sin snap.
snap-remark-wrong-other = { $player } hizo snap en falso y pagó una multa.

snap-refusal-no-cards = No te quedan cartas, así que no puedes jugar ni hacer snap.
snap-refusal-reform = Un mazo nuevo se forma con toda la pila, y solo cuando hace falta.
snap-refusal-after-reform = Se acaba de formar un mazo nuevo: ahora va el paso que lo necesita.

## Faults of a record

fault-snap-no-card = Un sitio sin cartas no puede hacer snap.
fault-snap-nothing-twice = En esa imagen no hay ninguna pareja, o ya estaba ganada.
fault-snap-something-twice = Hay una pareja, así que el snap era correcto.
fault-snap-second = Antes hubo un snap correcto, así que este se ignora.
fault-snap-picture = Hay que llevarse otra pareja.
