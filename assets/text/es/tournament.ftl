# Torneos y duplicados.

tournament-format-swiss = Sistema suizo: todos juegan cada ronda, ganadores contra ganadores
tournament-format-round-robin = Todos contra todos: cada jugador se enfrenta a los demás
tournament-format-knockout = Eliminación directa: quien pierde queda fuera

# { $game } es el título de un juego.
tournament-title-swiss = 🏆 { $game }: torneo suizo
tournament-title-round-robin = 🏆 { $game }: torneo de todos contra todos
tournament-title-knockout = 🏆 { $game }: torneo de eliminación directa
tournament-title-duplicate = 🏆 { $game }: duplicado

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
tournament-add-computer = Añadir a { $computer }
tournament-button-withdraw = Retirarse
tournament-confirm-stop = ¿Seguro que quieres cancelar este torneo para todos? Las partidas ya empezadas siguen, pero no cuentan para el torneo.
tournament-cancelled = El torneo se canceló.

## Las rondas
tournament-round = **Ronda { $round } de { $of }**
tournament-deal = **Reparto { $round } de { $of }**
# Los jugadores son nombres separados por rayas.
tournament-line-bye = { $table }\. { $players }: sin rival, victoria directa
tournament-line-running = { $table }\. { $players } · { $thread }
tournament-line-result = { $table }\. { $players } · **{ $result }**
tournament-line-ended = { $table }\. { $players } · terminada
# El nombre de un hilo: una ronda y una mesa.
tournament-thread = R{ $round } M{ $table }
tournament-call = { $players }: { $round }, mesa { $table }. Para empezar hay que pulsar **Aquí estoy**, abajo.
tournament-call-here = { $players }: { $round }, mesa { $table }. No se pudo abrir un hilo, así que la partida se juega aquí. Para empezar hay que pulsar **Aquí estoy**, abajo.
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

## El cuadro, el curso y el final de un torneo
tournament-round-name = Ronda { $round }
tournament-deal-name = Reparto { $round }
tournament-bracket-round = { $places ->
    [2] Final
    [4] Semifinal
    [8] Cuartos de final
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
