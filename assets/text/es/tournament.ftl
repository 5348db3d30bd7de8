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
tournament-call = { $players }: ronda { $round }, mesa { $table }.
tournament-call-here = No se pudo abrir un hilo, así que la partida se juega aquí.
tournament-call-arrive = Para empezar hay que pulsar **Aquí estoy** en el mensaje siguiente.
tournament-counts-swiss = Una victoria vale 1 punto; un empate, ½.
tournament-counts-round-robin = Una victoria vale 1 punto; un empate, ½.
tournament-counts-knockout = Quien gana sigue adelante. Un empate se repite una vez.
tournament-counts-duplicate = Todas las mesas juegan con las mismas cartas y los mismos dados. Tu resultado se compara con el de quienes ocupan el mismo asiento.
tournament-waits = { $host }: este reparto espera hilos privados, que Discord rechaza aquí: { $why }. Dame el permiso **{ $permission }** o cierra hilos antiguos. Sigo intentándolo.
tournament-news-moved = La partida sigue aquí, porque se borró su hilo.
tournament-button-arrive = Aquí estoy
tournament-not-here = aún no está
tournament-lobby = Tu mesa del torneo. La partida empieza cuando estén todos.
tournament-lobby-closes = Quien no esté aquí para entonces pierde esta partida: { $when }
tournament-lobby-closes-duplicate = La máquina juega por quien no esté aquí para entonces: { $when }

## La clasificación
# { $title } es el título del torneo; { $winners }, una lista de nombres.
tournament-goes-on = El torneo sigue en { $channel }.
tournament-standings = **{ $title }** · tras la ronda { $round }
tournament-standings-deal = **{ $title }** · tras el reparto { $round }
tournament-ended = **{ $title }** · { $winners }
tournament-won = Terminado: { $winners }.
tournament-winners = victoria para { $winners }
# Las palabras de la imagen, lo más cortas posible.
tournament-chart-points = puntos
tournament-chart-tie-break = desempate

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
