# Torneos y duplicados.

tournament-format-swiss = Sistema suizo: todos juegan cada ronda, ganadores contra ganadores
tournament-format-round-robin = Todos contra todos: cada jugador se enfrenta a los demás
tournament-format-knockout = Eliminación directa: quien pierde queda fuera

# { $game } es el título de un juego.
tournament-title-swiss = 🏆 { $game }: torneo suizo
tournament-title-round-robin = 🏆 { $game }: torneo de todos contra todos
tournament-title-knockout = 🏆 { $game }: torneo de eliminación directa
tournament-title-duplicate = 🏆 { $game }: duplicado
# Tells tournaments with the same title apart.
tournament-numbered = { $title } · n.º { $number }

## La inscripción
tournament-opened = La inscripción está abierta. El mensaje del torneo está en este canal.
tournament-shown = El mensaje del torneo es ahora el más reciente del canal.
tournament-choose = ¿Qué torneo?
tournament-none-here = No hay ningún torneo abierto en este canal.
tournament-about-swiss = Todos juegan cada ronda, contra alguien con más o menos los mismos puntos. Dos jugadores por mesa.
tournament-about-round-robin = Cada jugador se enfrenta una vez a los demás. Dos jugadores por mesa.
tournament-about-knockout = Quien pierde queda fuera. Dos jugadores por mesa.
tournament-about-duplicate = Todas las mesas juegan con las mismas cartas y los mismos dados. Compara tu resultado con los de quienes ocupan el mismo sitio en las otras mesas. Nada cuenta para la valoración.
tournament-begins-by-host = Únete abajo. { $host } pone en marcha el torneo.
tournament-begins-at = Únete abajo. Empieza automáticamente: { $when }
tournament-rounds = { $count ->
    [one] Una ronda
   *[other] { $count } rondas
}
tournament-deals = { $count ->
    [one] Un reparto
   *[other] { $count } repartos
} en { $tables } mesas
tournament-entrants = { $count ->
    [0] Aún no se ha unido nadie.
    [one] **Un jugador:**
   *[other] **{ $count } jugadores:**
}
# The description of the sign-up's picture.
tournament-picture = Inscripción. { $title }, { $count ->
    [0] aún no se ha unido nadie
    [one] un jugador
   *[other] { $count } jugadores
}.
tournament-button-withdraw = Retirarse
tournament-confirm-stop = ¿Seguro que quieres cancelar este torneo para todos? Las partidas ya empezadas siguen, pero no cuentan para el torneo.
tournament-cancelled = El torneo se canceló.

## Las rondas
tournament-round = **Ronda { $round } de { $of }**
tournament-deal = **Reparto { $round } de { $of }**
# Los jugadores son nombres separados por rayas.
tournament-line-bye = { $table }\. { $players }: sin rival, victoria directa
tournament-line-running = { $table }\. { $players } · { $thread }
tournament-line-thread = { $table }\. { $thread }
tournament-line-result = { $table }\. { $players } · **{ $result }**
tournament-line-ended = { $table }\. { $players } · terminada
# El nombre de un hilo: una ronda y una mesa.
tournament-thread = R{ $round } M{ $table }
# The first message in a table's thread, above the match's own message.
tournament-call = { $players }: { $round }, mesa { $table }.
tournament-call-here = No se pudo abrir un hilo, así que la partida se juega aquí.
tournament-call-arrive = Para empezar hay que pulsar **Aquí estoy** en el mensaje siguiente.
tournament-counts-swiss = Una victoria vale 1 punto; un empate, ½.
tournament-counts-round-robin = Una victoria vale 1 punto; un empate, ½.
tournament-counts-knockout = Quien gana sigue adelante. Un empate se repite una vez.
tournament-counts-final = Quien gana se lleva el torneo. Un empate se repite una vez.
tournament-counts-third = En caso de empate, se comparte el puesto.
tournament-counts-replay = Tras otro empate, sigue quien es mejor cabeza de serie.
tournament-counts-duplicate = Todas las mesas juegan con las mismas cartas y los mismos dados. Tu resultado se compara con el de quienes ocupan el mismo asiento.
tournament-waits = { $host }: este reparto espera hilos privados, que Discord rechaza aquí: { $why }. Dame el permiso **{ $permission }** o cierra hilos antiguos. Sigo intentándolo.
tournament-news-moved = La partida sigue aquí, porque se borró su hilo.
tournament-button-arrive = Aquí estoy
tournament-not-here = aún no está
tournament-lobby = Tu mesa del torneo. La partida empieza cuando estén todos.
tournament-lobby-closes = Quien no esté aquí para entonces pierde esta partida: { $when }
tournament-lobby-closes-duplicate = La máquina juega por quien no esté aquí para entonces: { $when }
tournament-not-came = No llegó a tiempo y pierde la partida: { $players }

## La clasificación
# { $title } es el título del torneo; { $winners }, una lista de nombres.
tournament-goes-on = Más sobre el torneo: { $channel }
tournament-standings = **{ $title }** · tras la ronda { $round }
tournament-standings-deal = **{ $title }** · tras el reparto { $round }
tournament-ended = **{ $title }** · { $winners }
tournament-won = Terminado: { $winners }.
tournament-winners = victoria para { $winners }
# Las palabras de la imagen, lo más cortas posible.
tournament-chart-points = puntos
tournament-chart-tie-break = desempate
tournament-chart-rounds-won = rondas ganadas

## El cuadro, el curso y el final de un torneo
tournament-round-name = Ronda { $round }
tournament-deal-name = Reparto { $round }
tournament-bracket-round = { $places ->
    [2] Final
    [4] Semifinal
    [8] Cuartos de final
    [16] Octavos de final
   *[other] Ronda de { $places }
}
tournament-replay = { $round }, repetición
tournament-byes = { $count ->
    [one] El primer cabeza de serie no tiene rival en la primera ronda. El orden es el de las valoraciones de aquí; sin valoración, por sorteo.
   *[other] Los { $count } primeros cabezas de serie no tienen rival en la primera ronda. El orden es el de las valoraciones de aquí; sin valoración, por sorteo.
}
tournament-third-place = Tercer puesto
tournament-chart-bye = sin rival
tournament-button-bracket = Cuadro
tournament-select-part = Otra parte del cuadro
tournament-select-round = Ver una ronda
tournament-tie-break-swiss = Con los mismos puntos decide el Buchholz: los puntos de todos los rivales. { $examples }
tournament-tie-break-round-robin = Con los mismos puntos decide el Sonneborn-Berger: los puntos de los rivales vencidos y la mitad tras un empate. { $examples }
tournament-shared = compartido
tournament-winners-shared = primer puesto compartido: { $winners }
tournament-best-human = Primera persona: { $player }, puesto { $place } contando las máquinas
tournament-closest = Partida más reñida: { $players }, diferencia { $margin }
tournament-longest = Partida más larga: { $players }, { $time }
tournament-sheet = Cada fila es un asiento, con sus resultados en todas las mesas. Sobre amarillo: los puntos de duplicado, 1 por cada resultado peor y ½ por cada uno igual.
tournament-button-next = Próximo torneo
tournament-next-open = La próxima inscripción ya está abierta en este canal.
tournament-shared-result = 🏅 **{ $player }** · { $title }: puesto { $place } de { $of }
tournament-shared-already = Ya has compartido este resultado.

## El evento en el calendario del servidor
tournament-event = Únete en { $channel }.

## Por qué algo no es posible
tournament-in-thread = Empieza el torneo en un canal, no en un hilo: sus mesas tendrán sus propios hilos.
tournament-too-many = Este servidor ya tiene { $most } torneos abiertos. Termina antes uno de ellos.
tournament-yours-open = Ya tienes una inscripción abierta aquí. Antes, empieza o cancela ese torneo.
tournament-unknown = Este torneo ya no existe.
tournament-unreadable = Este torneo no puede seguir porque sus datos están dañados. El anfitrión o la moderación puede cancelarlo.
tournament-joined-already = Ya te uniste.
tournament-not-joined = No estás en este torneo.
tournament-too-late = El torneo ha empezado y ya no puede unirse nadie.
tournament-joined-late = Juegas desde la ronda { $round }.
tournament-withdrew = Ya no participas. Una partida empezada aún cuenta.
tournament-begun = El torneo ya ha empezado.
tournament-over = Este torneo ha terminado.
tournament-only-host = Solo puede hacerlo el anfitrión.
tournament-full = Los { $most } sitios están ocupados.
tournament-too-few = Un torneo necesita al menos dos jugadores, y uno de ellos debe ser una persona. Un duplicado necesita dos personas.
tournament-table-fixed = El torneo formó esta mesa, así que aquí no se puede cambiar nada. Puedes retirarte en el mensaje del torneo.
tournament-no-pause = Una partida de torneo no se puede pausar: otros esperan el resultado.
tournament-no-stop = Una partida de torneo no la puede detener una sola persona. Puedes rendirte.
tournament-table-stranger = Esta mesa es de otros jugadores del torneo.
tournament-no-deals = En este juego no se puede jugar dos veces el mismo reparto.
tournament-sealed = Otras mesas aún juegan este reparto. Sus cartas y dados se muestran cuando termine la última.

## Planning and the host’s page
tournament-titled = 🏆 { $title } · { $game }
tournament-limit = Como máximo, { $count } plazas
tournament-reminder = ⏰ **{ $title }** empieza pronto: { $when }
tournament-when-unclear = No encuentro esa hora en los próximos { $days } días. Escribe por ejemplo: 20:00, sábado 20:00 o 5 de diciembre 20:00.
tournament-when-zone = Añade tu zona horaria, por ejemplo: { $typed } Europe/Madrid.
tournament-when-gap = Esa hora no existe, porque entonces cambian los relojes. Elige otra.
# Words that users type for a day.
tournament-near-day = { $days ->
    [0] hoy
    [1] mañana
   *[other] { "" }
}
tournament-limit-range = El límite es un número del { $least } al { $most }.
tournament-limit-below = Ya hay { $count } plazas ocupadas, así que el límite no puede ser más bajo.
tournament-text-long = Es demasiado largo: como máximo, { $most } caracteres.
tournament-text-mentions = Quita las menciones: aquí no se puede llamar a nadie.
tournament-button-organise = Organizar
tournament-organise = Solo tú ves esta página. Aviso de lo que cambies a quienes les afecte.
tournament-organised = ✅ Hecho.
tournament-organise-players = Quitar o sustituir a alguien
tournament-player-withdrew = { $player } · retirada
tournament-organise-results = Corregir un resultado
tournament-organise-tables = Dar más tiempo a una mesa
tournament-button-title = Título
tournament-button-description = Descripción
tournament-button-limit = Límite
tournament-button-begin = Comienzo
tournament-button-end-round = Terminar la ronda ya
tournament-button-remove = Quitar
tournament-button-replace = Buscar sustituto
tournament-button-host = Hacer anfitrión
tournament-button-time = Dar más tiempo
tournament-button-substitute = Entrar de sustituto
tournament-ask-player = ¿Qué hago con { $player }? **Quitar** vale desde la próxima ronda, y sus resultados se quedan. Con **Buscar sustituto**, otra persona puede ocupar después su plaza con sus puntos, enseguida si su partida no ha empezado.
tournament-ask-player-early = ¿Qué hago con { $player }? **Quitar** borra el nombre de la lista.
tournament-ask-time = ¿Dar otra vez todo el tiempo para llegar a { $players }?
tournament-ask-end = ¿Terminar esta ronda ya? Pierde quien no haya llegado. Las partidas empezadas siguen, pero cuentan como empate. En una eliminatoria, los empates se repiten una vez.
tournament-ask-result = { $result }. ¿Cuál es el resultado correcto? La clasificación cambia. Las valoraciones y los registros se quedan.
tournament-ask-result-later = { $result }. ¿Cuál es el resultado correcto? La clasificación cambia. Los emparejamientos posteriores, las valoraciones y los registros se quedan.
tournament-ask-result-knockout = { $result }. ¿Cuál es el resultado correcto? Quien siga entonces ocupa la plaza en la siguiente partida, mientras no haya empezado. Las valoraciones y los registros se quedan.
tournament-form-title = El título
tournament-form-description = Lo que conviene saber
tournament-form-limit = Cuántas plazas como máximo
tournament-form-begin = Cuándo, por ejemplo sábado 20:00
tournament-form-reason = El motivo, que todos ven
tournament-told-begins = **{ $title }** empieza a otra hora: { $when }
tournament-told-removed = Ya no estás en **{ $title }**: te han quitado.
tournament-told-wanted = Se busca sustituto para { $player }. Pulsa **Entrar de sustituto** en el mensaje del torneo.
tournament-told-substitute = { $player } entra de sustituto con los puntos de esa plaza y juega desde la próxima ronda. Una partida empezada aún cuenta para esa plaza.
tournament-told-seated = Ahora en esta mesa: { $players }. Pulsa **Aquí estoy** en el mensaje de la mesa.
tournament-told-time = Tienes más tiempo. Pulsa **Aquí estoy** antes de que acabe: { $when }
tournament-told-end = { $round }: termina ya. Pierde quien no haya llegado. Las partidas empezadas siguen, pero cuentan como empate.
tournament-told-host = Ahora llevas tú **{ $title }**.
tournament-corrected = ✏️ { $round } · { $players }: **{ $after }** en vez de { $before } ({ $reason }).
tournament-not-waiting = Esta mesa no espera a nadie.
tournament-not-substitute = Ya has jugado en este torneo, así que no puedes entrar de sustituto.
tournament-correct-knockout = La siguiente ronda sale de este resultado y no se puede volver a emparejar, así que se queda.
