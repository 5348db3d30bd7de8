# Comandos, salas, resultados y otros mensajes en Discord. Un nombre de opción es una sola palabra en minúsculas.

## Los comandos, 100 caracteres como máximo
command-learn = Aprende este juego en una partida de práctica contra una máquina fácil
command-rules = Lee las reglas de este juego
command-scores = Los resultados de este juego en este canal
command-challenge-name = Desafiar
command-daily = Un acertijo para cada día
command-daily-play = Resuelve el acertijo de hoy; solo lo ves tú
command-daily-results = Quién resolvió aquí el acertijo de hoy, y la solución del último ya terminado
command-tournament = Los torneos de este servidor
command-tournament-start = Abre la inscripción de un torneo
command-tournament-show = Muestra de nuevo el torneo de este canal
command-duplicate = Las mismas cartas y los mismos dados en varias mesas
command-duplicate-start = Abre la inscripción de un duplicado: todas las mesas juegan los mismos repartos
command-duplicate-show = Muestra de nuevo el duplicado de este canal
command-leaderboard = Muestra a los mejores jugadores
command-stats = Muestra lo que ha jugado y ganado un jugador
command-game = La partida de este canal
command-mine = Tus partidas abiertas o en pausa, aquí y en todas partes, y a quién le toca
command-history = Tus últimas partidas terminadas en este servidor, para volver a verlas
command-board = Publica de nuevo la partida al final del canal
command-time = Muestra cuánto tiempo lleva la partida de este canal, pausas incluidas
command-pause = Pausa la partida de este canal, cuando todos estén de acuerdo
command-continue = Continúa una partida en pausa en este canal
command-resign = Ríndete en tu partida de este canal
command-replay = Muestra como animación la última partida terminada aquí
command-avatar = Muestra tu avatar en las imágenes de las partidas, u ocúltalo
command-notices = Elige dónde recibes avisos e invitaciones y quién puede invitarte
command-away = Di hasta cuándo estarás ausente: tus partidas lentas esperan y no recibes avisos
command-stop = Detén la partida sin ganador
command-invite = Invita a un jugador a tu sala
command-remove = Quita a un jugador de tu sala
command-host = Nombra a otro jugador anfitrión de tu sala
command-privacy = Lo que guardo sobre ti
command-privacy-show = Mira lo que guardo sobre ti y por qué
command-privacy-export = Recibe en un archivo todo lo que guardo sobre ti
command-privacy-forget = Borra todo lo que guardo sobre ti
command-settings = Ajusta cómo funcionan los juegos en este servidor
command-help = Mira los juegos y cómo empezar uno

# Names of commands: lower case, no spaces, at most 32 characters.
name-game = partida
name-daily = acertijo
name-play = jugar
name-results = resultados
name-tournament = torneo
name-duplicate = duplicado
name-leaderboard = clasificación
name-stats = estadísticas
name-help = ayuda
name-settings = ajustes
name-privacy = privacidad
name-show = mostrar
name-export = exportar
name-forget = borrar
name-start = empezar
name-learn = aprender
name-rules = reglas
name-scores = resultados
name-board = mostrar
name-time = duración
name-mine = mías
name-history = historial
name-pause = pausar
name-continue = continuar
name-resign = rendirse
name-replay = repetición
name-avatar = avatar
name-notices = avisos
name-away = ausencia
name-stop = detener
name-invite = invitar
name-remove = quitar
name-host = anfitrión

param-computers = Cuántas máquinas se unen desde el principio
param-computers-name = máquinas
param-level = Lo bien que juegan las máquinas
param-level-name = nivel
param-pace = Cuánto tiempo tiene cada jugador para un turno
param-pace-name = ritmo
param-thread = Jugar en un hilo nuevo
param-thread-name = hilo
param-with = Un jugador al que invitar, con sitio reservado
param-with-name = con
param-with-2-name = con-2
param-with-3-name = con-3
param-with-4-name = con-4
param-with-5-name = con-5
param-with-6-name = con-6
param-with-7-name = con-7
param-game = Qué juego
param-game-name = juego
param-format = Cómo se enfrentan los jugadores
param-format-name = formato
param-rounds = Cuántas rondas tiene un torneo suizo
param-rounds-name = rondas
param-tables = Como máximo estas mesas; hay tantas como se llenan
param-tables-name = mesas
param-deals = Cuántos repartos, uno tras otro
param-deals-name = repartos
param-begins-in = Empieza automáticamente tras tantos minutos y se anuncia como evento
param-begins-in-name = empieza-en
param-begins = Cuándo empieza, por ejemplo “sábado 20:00”; puede seguir una zona horaria
param-begins-name = empieza
param-title = Un título propio
param-title-name = título
param-description = Lo que conviene saber
param-description-name = descripción
param-limit = Cuántas plazas como máximo
param-limit-name = límite
param-third-place = En la eliminación directa, quienes pierden la semifinal juegan por el tercer puesto
param-third-place-name = tercer-puesto
param-where = En este servidor o en todas partes
param-where-name = dónde
param-player = El jugador; tú, si no eliges a nadie
param-player-name = jugador
param-removed-player = El jugador que quieres quitar; no podrá volver a unirse a esta sala
param-host-player = El nuevo anfitrión, que ya debe haberse unido
param-show = Si las imágenes muestran tu avatar
param-show-name = mostrar
param-day = La fecha de un acertijo anterior, por ejemplo 5/11/2026
param-day-name = día
param-until = Un número de días o el último día, por ejemplo 3/12/2026
param-until-name = hasta

discord-level-easy = fácil
discord-level-normal = normal
discord-level-hard = difícil
discord-pace-live = 1 minuto por turno
discord-pace-relaxed = 10 minutos por turno
discord-pace-slow = 1 día por turno
discord-pace-auto = el de cada juego
discord-where-server = en este servidor
discord-where-everywhere = en todas partes
discord-language-auto = el idioma del servidor
discord-private-language = Idioma de tus respuestas privadas
discord-language-own = como en Discord

## La sala
discord-former-player = Perfil borrado
discord-computer-easy = Pip
discord-computer-normal = Basil
discord-computer-hard = Hydra
discord-computer-level = { $computer } (máquina, { $level })
discord-option = { $option }: { $value }
discord-option-alone = { $option } (mientras solo juegue una persona)
discord-option-each = { $option } (según el número de jugadores)
discord-lobby-pace = { $pace }
discord-lobby-seats = Jugadores ({ $count } de { $seats }):
discord-lobby-picture = Una sala para { $game }. Jugadores: { $taken }{ $computers ->
    [0] {""}
    [one] , entre ellos una máquina
   *[other] , entre ellos { $computers } máquinas
}. Sitios libres: { $free }.{ $reserved ->
    [0] {""}
   *[other] {" "}Sitios reservados: { $reserved }.
}
discord-lobby-reserved = ✉️ { $player } · con invitación
discord-lobby-host = anfitrión
discord-lobby-is-youngest = la persona más joven
discord-lobby-youngest = Empieza quien sea más joven: ¿eres tú? Pulsa “Empiezo yo”. Si nadie lo hace, decide el azar.
discord-lobby-closes = -# Partida #{ $match }. Si nadie empieza, la sala se cierra: { $when }
discord-lobby-number = -# Partida #{ $match }.
discord-lobby-waits = Podrás empezar en cuanto alguien se una o añadas una máquina.
discord-lobby-alone = Aún no se ha unido nadie. ¿Empezar ahora, a solas contra { $computer }?
discord-match-unreadable = { $game }: esta partida no puede seguir, así que se detuvo. No cuenta.
discord-match-older-rules = { $game }: esta partida empezó con unas reglas anteriores que ya no se admiten, así que se detuvo. No cuenta.
discord-lobby-cancelled = { $game }: cancelada.
discord-add-computer = { $computer } ({ $level }): { $words }
discord-select-computer = Añadir una máquina…
discord-select-invited = Invitar a alguien
discord-button-join = Unirse
discord-button-leave = Salir
discord-button-youngest = Empiezo yo
discord-button-rules = Reglas
discord-button-start = Empezar
discord-button-remove = Quitar una máquina
discord-button-cancel = Cancelar
discord-button-rematch = Revancha
discord-button-next-level = ¿Ahora { $computer }?
discord-button-deal = Jugar este reparto
discord-button-resume = Continuar
discord-button-auto-draw = Robar por mí
discord-button-draw-myself = Robo yo
discord-button-describe = Describir
discord-button-more = Más
discord-button-pause = Pausar
discord-button-board = Publicar de nuevo
discord-button-stop = Detener la partida
discord-button-so-far = Repetición hasta aquí
discord-button-learn = Aprender
discord-button-alone = A solas
discord-button-learn-game = Aprender { $game }
discord-button-alone-game = { $game } a solas
discord-button-end-open = Terminar esa partida
discord-button-play-game = ▶ Jugar a { $game }
discord-button-help-games = ◀ Juegos
discord-button-help-commands = Todos los comandos ▶
discord-button-help-rest = Más comandos ▶
discord-button-replay = Repetición
discord-button-from-end = ◀ Desde el final
discord-button-step = Paso a paso ▶
discord-button-record = Registro
discord-button-first = ◀◀ Inicio
discord-button-last = Final ▶▶
discord-button-fair-play = Juego limpio
discord-button-back = ◀ Atrás
discord-button-on = Siguiente ▶
discord-button-show = Mostrar en el canal
discord-button-season = Clasificación completa
discord-button-milestones = Mis logros

## La mesa
discord-away = ausente, juega la máquina
discord-away-until = ausente { date-until }
discord-gave-up = se rindió
discord-deadline = ⏳ El tiempo se acaba: { $when }
discord-archiving = 💤 Todos están ausentes. La partida se archivará: { $when }
discord-archived = 💤 Archivada: nadie jugó durante un día. Cualquiera de los jugadores puede continuar la partida, aquí o con /{ name-game } { name-continue }.
discord-paused = ⏸️ En pausa. Cualquiera de los jugadores puede continuar la partida, aquí o con /{ name-game } { name-continue }.
discord-channel-hidden = ⚠️ No veo este canal: aquí solo funcionan los botones, y la mesa solo cambia cuando alguien pulsa uno. Necesito el permiso “{ permission-view-channel }”.
discord-reactions-forbidden = ⚠️ No puedo añadir reacciones aquí. Necesito los permisos “Añadir reacciones” y “Leer el historial de mensajes”. Mientras tanto, usa los botones de abajo o añade tú el emoji.
discord-reactions-taken-off = ⚠️ Alguien quitó mis reacciones de este mensaje. Usa los botones de abajo o añade tú el emoji.
discord-reactions-again = Quita tu emoji antes de volver a reaccionar.
discord-moved = Esta partida de { $game } sigue aquí: { $address }
discord-moved-away = Esta partida de { $game } sigue en un mensaje más reciente.

discord-words-news = **Lo que acaba de pasar:**
discord-words-until = Se actualiza hasta las { $when }
discord-words-ended = Pulsa otra vez “{ discord-button-describe }” para leer la situación actual.

## Aprender
discord-practice = partida de práctica
discord-practice-result = Solo es práctica: esta partida no cuenta.
discord-practice-over = Esa fue tu partida de práctica. **¿Jugamos una de verdad?** Pulsa **Revancha** o usa `/{ $command } { name-start }`: esa sí cuenta.
discord-button-stop-guidance = No explicar más
discord-practice-already = Ya tienes una partida de práctica de { $game }: { $address }
discord-end-open-over = Esa partida ya no está abierta.

## Repartos
discord-deal-open = Este reparto ya se jugó: la partida no cuenta.
discord-deal-free = Únete para ocupar el sitio de una máquina. Si nadie se une, juegan las máquinas.
discord-deal-own = Mismo reparto, mismo sitio. { $player }: { $score }, { $points } de { $most } puntos de comparación
discord-deal-other = { $rank }. { $player }: { $score }, { $points }
discord-deal-won = victoria
discord-deal-drawn = empate
discord-deal-lost = derrota
discord-deal-left = dejó la partida

## El resultado
discord-verdict-won = ¡Gana { $player }!
discord-verdict-shared = ¡{ $players } comparten la victoria!
discord-verdict-draw = ¡Empate!
discord-verdict-none = No gana nadie.
discord-verdict-away = Al final, la máquina jugaba por { $players }: cuenta como rendirse.
discord-why-resign = Abandono de { $resigned }.
discord-why-nobody = Todos se rindieron o estaban ausentes al final, así que no gana nadie. Si no, la victoria habría sido de { $players }.
discord-lost = Jugar hasta el final tiene mérito, { $players }. En la revancha se empieza otra vez de cero.
discord-why-turn-limit = Se jugó el último turno.
discord-why-agreed = La partida se terminó antes: gana quien tiene más cartas.
discord-list = { $label }: { $values }
# Para los títulos y los valores: Cartas (serpiente más larga): 12 (7).
discord-list-more = { $main } ({ $more })
discord-button-all = Mostrar todo
discord-and-more = … y { $count } más
discord-list-cards = Cartas
discord-list-longest = serpiente más larga
discord-ratings = Valoración: { $list }
discord-rating-later = visible tras { $needed } partidas ({ $matches } hasta ahora)
discord-unrated-too-few-moved = Sin valorar: al menos dos personas tienen que hacer una jugada.
discord-unrated-daily-limit = Sin valorar: solo se valoran { $matches } partidas al día entre las mismas dos personas.
discord-unrated-resignations = Sin valorar: tras demasiados abandonos entre dos personas, sus partidas no se valoran durante el resto del día.
discord-left-out-not-moved = Sin valorar para { $players }: ninguna jugada propia.
discord-left-out-daily-limit = Sin valorar para { $players }: hoy ya van { $matches } partidas valoradas con los demás.
discord-left-out-resignations = Sin valorar para { $players }: hoy hubo demasiados abandonos en las partidas con los demás.

## Los rechazos
discord-broken = Algo falló por mi parte. No se perdió nada: inténtalo de nuevo en un momento.
discord-slow = Esto tarda más de lo normal. Mira la mesa en un momento e inténtalo de nuevo si nada ha cambiado.
discord-unknown-button = Este botón no es mío o es demasiado antiguo. No cambió nada.
discord-unknown-command = Este comando ya no existe. Recarga Discord e inténtalo de nuevo.
discord-unknown-game = Ese juego no existe.
discord-no-page = Esa página no existe.
discord-only-in-servers = Esto solo funciona en un servidor.
discord-nobody-sees = Este servidor no me deja mostrar mensajes a los demás, así que nadie podría unirse a tu sala de { $game }. Puedes jugar a solas aquí mismo, o pedir a alguien que gestione el servidor que me invite.
discord-real-time-needs-bot = { $game } se juega con reacciones, y solo me llegan en un servidor al que me hayan invitado. Pídele a alguien que gestione tu servidor que me invite, o elige otro juego: los demás funcionan aquí mismo.
discord-start-elsewhere = Juguemos en { $channels }: en este servidor, las partidas empiezan ahí.
discord-only-managers = Necesitas el permiso “Gestionar servidor”.
discord-server-language = Idioma de los mensajes de este servidor: { $language }. Quienes gestionan el servidor pueden cambiarlo con `/settings`.
discord-lacks-permission = Necesito el permiso “{ $permission }” en { $channel }. Alguien que gestione este servidor puede dármelo.
discord-you-lack-permission = Para eso necesitas el permiso “{ $permission }” en { $channel }.
discord-thread-announced = { $player } abre una partida de { $game } en el hilo de abajo.
discord-thread-failed = No pude crear un hilo aquí, así que no se abrió ninguna sala. Inténtalo sin hilo o en otro canal.
discord-resign-question =
    ¿Seguro que te rindes en esta partida? No se puede deshacer. { $counts ->
        [true] Cuenta como derrota.
       *[false] No cuenta como derrota.
    }
    { $match }
discord-button-confirm-resign = Sí, me rindo
discord-button-play-on = No, sigo
discord-plays-on = Muy bien: no cambia nada.
discord-stop-question =
    ¿Seguro que quieres detener esta partida para todos? No ganará nadie y la partida no contará.
    { $match }
discord-stop-question-alone =
    ¿Seguro que quieres detener esta partida? No contará.
    { $match }
discord-end-question =
    ¿Seguro que quieres terminar la partida ahora? Gana quien tenga más cartas.
    { $match }
discord-stop-question-last =
    Solo quedas tú: detener la partida cuenta como rendirse, y los demás conservan su resultado. ¿Seguro que te rindes?
    { $match }
discord-cancel-question =
    ¿Seguro que quieres cancelar esta sala?
    { $match }
discord-button-confirm-stop = Sí, detenerla
discord-button-confirm-end = Sí, terminarla
discord-button-confirm-cancel = Sí, cancelarla
discord-button-keep-lobby = No, mantenerla

discord-mine-heading = **Tus partidas**
discord-mine-none = No estás en ninguna partida abierta. Con `/{ name-help }` puedes abrir una.
discord-mine-lobby = { $match }: aún no ha empezado
discord-mine-own-turn = { $match }: **te toca** · ⏳ { $deadline }
discord-mine-turn = { $match }: turno de { $players } · ⏳ { $deadline }
discord-mine-paused = { $match }: en pausa
discord-mine-channel-gone = { $match }: en pausa, porque se borró su canal. Continúala con /{ name-game } { name-continue } en otro canal del servidor.
discord-history-heading = **Tus últimas partidas aquí** · como máximo { $most } que contaron
discord-history-none = Aquí no tienes ninguna partida terminada que cuente. Con `/{ name-help }` puedes abrir una.
discord-history-select = Volver a ver una…
discord-history-won = 🏆 ganada
discord-history-drawn = empate
discord-history-rank = posición { $rank } de { $seats }
discord-notice-turn = { $players }, { $count ->
    [one] te toca en **{ $game }** y te están esperando
   *[other] les toca en **{ $game }** y los demás esperan
}. [Ir a la mesa]({ $address }) · ⏳ { $deadline }
discord-notice-reminder = { $players }, { $count ->
    [one] tu turno
   *[other] su turno
} en **{ $game }** termina pronto. [Ir a la mesa]({ $address }) · ⏳ { $deadline }
discord-notice-begin = { $players }, **{ $game }** ha empezado. [Ir a la mesa]({ $address })
discord-notice-next = { $players }, { $count ->
    [one] el próximo turno es tuyo
   *[other] el próximo turno es de ustedes
} en **{ $game }**. [Ir a la mesa]({ $address })
discord-notice-played = La última vez se te acabó el tiempo y la máquina jugó por ti:
discord-notice-invitation = { $players }, { $host } { $count ->
    [one] te invita a jugar a **{ $game }** y te guarda un sitio
   *[other] quiere jugar con ustedes a **{ $game }** y les guarda sitio
}. [Ir a la mesa]({ $address })
discord-notice-place = -# En el servidor { $server } · { $channel }
discord-role-mention = { $role }, { $host } busca gente para jugar a **{ $game }**. [Ir a la mesa]({ $address })
discord-button-decline = Ahora no
discord-accepted = ¡Ya estás dentro! [Ir a la mesa]({ $address })
discord-button-block = Bloquear
discord-blocked = { $host } ya no puede invitarte. Puedes deshacerlo con /{ name-game } { name-notices }.
discord-button-notices = 🔔 Cómo avisarme
discord-button-notices-channel = En el canal
discord-button-notices-direct = Por mensaje directo
discord-button-notices-nowhere = Nunca
discord-button-notices-time = Elegir una hora…
discord-notices-turns = Cuando esperen tu turno
discord-notices-next = Cuando tu turno sea el siguiente en una partida lenta de tres o más jugadores
discord-notices-puzzle = Cuando haya un nuevo acertijo, por mensaje directo
discord-puzzle-time-title = Cuando haya un nuevo acertijo
discord-puzzle-time-label = Hora y zona horaria: 8:30 Europe/Madrid
discord-no-time = Escribe una hora y una zona horaria, como 8:30 Europe/Madrid.
discord-no-zone = No existe la zona horaria “{ $zone }”. Quizá una de estas: { $zones }
discord-notices-invitations = Cuando alguien te invite
discord-notices-invited-by = Quién puede invitarte
discord-notices-unblock = Permitir de nuevo las invitaciones de…
discord-away-now = **Estás ausente.** Último día: { date } (UTC).
discord-away-not = **No estás ausente.**
discord-away-help = Mientras estés ausente, tus turnos esperan en las partidas lentas y nadie te avisa. Los demás ven hasta cuándo estás ausente. En las partidas más rápidas, la máquina juega por ti cuando se te acaba el tiempo.
discord-away-left = { $left ->
    [0] Ya has usado los { $most } días de ausencia de esta temporada.
    [one] Esta temporada te queda un solo día de ausencia de los { $most }.
   *[other] Esta temporada te quedan { $left } de los { $most } días de ausencia.
}
discord-away-option = { date } ({ $duration })
discord-away-choose = ¿Hasta cuándo?
discord-button-returned = Ya estoy aquí
discord-away-too-long = { $left ->
    [0] Ya has usado los { $most } días de ausencia de esta temporada.
    [one] Esta temporada te queda un día de ausencia. Cada temporada tiene { $most }.
   *[other] Esta temporada te quedan como mucho { $left } días de ausencia. Cada temporada tiene { $most }.
}
discord-away-unclear = No entiendo hasta cuándo. Escribe un número de días, por ejemplo 7, o el último día, por ejemplo 3/12/2026.
discord-away-pause = Acabas de cambiarlo. Puedes volver a cambiarlo en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
discord-button-invited-by-everybody = Todos
discord-button-invited-by-played = Con quienes he jugado
discord-button-invited-by-nobody = Nadie
discord-avatar-shown = Las imágenes de tus partidas ahora muestran tu avatar.
discord-avatar-hidden = Las imágenes ya no muestran tu avatar, solo tu nombre.
discord-privacy =
    {"**"}Lo que guardo sobre ti y por qué**
    - Tu ID de Discord y tu nombre: para darte un sitio y para las clasificaciones.
    - Tus partidas, con jugadas, resultados, lo rápido que reaccionaste y el lugar donde se jugaron: para las repeticiones, las estadísticas y la valoración.
    - Tus intentos en los acertijos del día y los errores de los que avisas: para tu racha, los resultados de tu servidor y las correcciones.
    - Qué logros has visto: para que cada uno sea nuevo solo una vez.
    - Lo que tú eliges: avisos, avatar y los días que estás ausente.
    - Las invitaciones del último día y a quién bloqueaste: para que nadie te moleste.
    - Reacciones que parecen demasiado rápidas para una persona: para quienes gestionan el servidor.
    Nunca guardo tu avatar ni tus mensajes. Las imágenes y los resultados que publico se quedan en sus canales.
    { $export } te lo envía todo en un archivo. { $forget } lo borra.
discord-privacy-listed = Las listas de quienes resuelven el acertijo del día te nombran.
discord-privacy-unlisted = Las listas de quienes resuelven el acertijo del día no te nombran.
discord-privacy-policy = Política de privacidad: { $address }
discord-terms-of-service = Términos del servicio: { $address }
discord-export = Aquí tienes todo lo que guardo sobre ti.
discord-export-cut = Aquí tienes lo que guardo sobre ti. No todas tus partidas caben en un archivo en Discord: estas son las más recientes ({ $matches }); faltan las anteriores ({ $older }). Quien gestiona este bot puede enviarte el resto.
discord-export-pause = Acabas de recibir tus datos. Puedes volver a pedirlos en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
discord-forget-question =
    ¿Seguro que quieres que borre todo lo que guardo sobre ti? No se puede deshacer.
    Desaparecen tu valoración, tus estadísticas y lo que has elegido. Las partidas con otros jugadores se quedan, pero en ellas solo aparecerás como “Perfil borrado”. Si vuelves a jugar, empiezas de cero.
discord-button-forget = Sí, borrarlo todo
discord-button-keep-data = No, conservarlo
discord-forget-open =
    Aún tienes un sitio en estas partidas. Primero ríndete o sal de ellas, y vuelve a pedírmelo.
    { $matches }
discord-forgotten = Hecho: borré todo lo que guardaba sobre ti. Los mensajes que publiqué antes se quedan en sus canales. Allí puede borrarlos la moderación.
discord-with-yourself = Ya tienes sitio. Elige a otros jugadores.
discord-with-bot = { $player } es un bot. Para jugar con máquinas, elige cuántas con `máquinas`.
discord-with-twice = Elegiste a { $player } dos veces.
discord-challenge = ¿A qué juego quieres jugar con { $player }?
discord-with-direct = Nadie más puede unirse en los mensajes directos. Empieza la partida en un servidor.
discord-with-too-many = Este juego tiene { $most } sitios. Para ti, las personas invitadas y las máquinas hacen falta { $needed }.
discord-choose-match = ¿Qué partida?
discord-button-ask-to-stop = Pedir que se detenga
discord-button-resign = Rendirse
discord-replay = 🎬 **{ $game }** · #{ $number } · { $players }
    -# **Paso a paso** muestra la partida a tu ritmo. **Registro** es un archivo con todos los pasos, para que cualquiera pueda comprobarla.
discord-replay-alt = La partida completa como animación. El botón “Paso a paso” muestra las mismas imágenes una por una, cada una con su texto.
discord-step-heading = 🎬 **{ $game }** · #{ $number } · { $place }
discord-step-title = Los jugadores
discord-step = Paso { $step } de { $steps }
discord-at-step = Paso { $step }
discord-step-end = El final
discord-select-step = Ir a un paso…
discord-record = El registro de la partida #{ $number } contiene todo lo que decidió el azar y cada paso. `snakepit verify record.json` lo comprueba.
discord-record-check = Compruébalo en tu navegador: { $address }
discord-replay-none = Aún no ha terminado ninguna partida en este canal.
discord-replay-elsewhere = No puedo mostrar esta partida aquí: no ha terminado o se jugó en otro canal.
discord-replay-older-rules = Esta partida se jugó con unas reglas anteriores. Ya no se admiten, así que no se puede volver a ver.
discord-replay-busy = Ahora mismo se preparan demasiadas repeticiones. Inténtalo de nuevo en un momento.
discord-replay-pending = Tu última repetición aún se está preparando. Espera a que llegue.
discord-replay-pause = Este canal acaba de recibir una repetición. Inténtalo de nuevo en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
discord-replay-too-large = Esta repetición pesa demasiado para el servidor.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
permission-create-public-threads = Crear hilos públicos
permission-create-private-threads = Crear hilos privados
permission-manage-roles = Gestionar roles

## Para leer
discord-rules-heading = **{ $game }** · reglas { $page }/{ $pages }
discord-rules-house = -# 🏠 Nuestra regla de la casa.
discord-help-intro = **Jugar** con otros, **Aprender** jugando o jugar **A solas** enseguida.
discord-help-game = **{ $game }** ({ $seats }) · { $line }
discord-help-picture = Las portadas de los juegos: { $games }.
discord-help-commands =
    ## Todos los comandos
    Pulsa un comando para usarlo. `{ name-learn }` empieza una partida de práctica contra una máquina fácil. Una pista con 🎓 explica cada turno, y la partida no cuenta.
discord-help-play = **Jugar**
discord-help-match = **Durante una partida**
discord-help-back = **Mirar atrás**
discord-help-you = **Para ti**
discord-help-server = **Para el servidor**
discord-help-more =
    Pulsa **Describir** debajo de una partida para leer con palabras lo que muestra su imagen. Solo lo ves tú.
    Si dejas pasar dos turnos seguidos, la máquina juega por ti hasta que pulses un botón.

## Resultados y clasificaciones
discord-scores-heading = **{ $game }** · últimos resultados en este canal
discord-scores-none = Aquí aún no se ha jugado ninguna partida.
discord-scores-running = Partida #{ $match } · empezó · { $when }
discord-scores-ended = Partida #{ $match } · terminó · { $when }
discord-scores-drawn = Partida #{ $match } · empatada · { $when }
discord-scores-stopped = Partida #{ $match } · detenida, no cuenta · { $when }
discord-scores-round = -# Ronda { $round }: { $points }
discord-leaderboard-heading = **{ $game }** · clasificación, { $where }, { $when }
discord-leaderboard-none = Aún no hay nadie en esta lista. ¡Termina una partida y estrénala!
discord-leaderboard-line = { $place } { $player } · **{ $rating }** · ganadas { $won }, empatadas { $drawn }, perdidas { $lost }
discord-leaderboard-trend = -# ↑ ↓: cambio de la valoración general en las últimas { $matches } partidas valoradas
discord-leaderboard-rated = -# La valoración aparece tras { $needed } partidas valoradas. Hay medallas en cuanto tres personas tienen valoración.
discord-leaderboard-line-period = { $place } { $player } · ganadas **{ $won }**, empatadas { $drawn }, perdidas { $lost }
discord-leaderboard-counts = -# Cuentan las partidas con al menos dos personas: deciden las victorias y luego los empates. Termina: { $end }
discord-picture-pause = Has pedido muchas imágenes en poco tiempo. Puedes pedir la siguiente en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
discord-leaderboard-pause = Este canal acaba de recibir una clasificación. Inténtalo de nuevo en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
discord-period-all = desde siempre
discord-period-season = esta temporada
discord-period-week = esta semana
discord-season = { $quarter ->
    [1] de enero a marzo
    [2] de abril a junio
    [3] de julio a septiembre
   *[other] de octubre a diciembre
} de { $year }
discord-rating-new = nueva ({ $matches } de { $needed })
discord-best-claim = 🏆 { $player }: su reacción correcta más rápida hasta ahora, { $time }
discord-best-score = 🏆 { $player }: su mejor partida hasta ahora, { $score }
discord-first-win = 🎉 { $player }: ¡primera victoria en { $game }!
discord-fastest-claim = ⚡ La reacción correcta más rápida de la partida: { $player }, { $time }
discord-season-over = 🏆 La temporada { $season } ha terminado. ¡Felicidades!
discord-milestone-first-win = { $game } · primera victoria: { $date }
discord-milestone-streak = { $game } · más victorias seguidas: { $wins }
discord-milestone-snake = { $game } · serpiente más larga: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
discord-milestone-claim = { $game } · reacción correcta más rápida: { $time }
discord-milestone-new = 🆕 { $milestone }
discord-milestone-old = 🏅 { $milestone }
discord-milestone-share = Compartir un logro
discord-milestone-shared = 🏅 **{ $player }** · { $milestone }
discord-best = mejor resultado { $best }
discord-fastest = más rápida { $time }
discord-wrong = { percent } de errores
discord-stats-heading = **{ $player }** · { $game }
discord-all-games = todos los juegos
discord-stats-none = Aún no hay partidas que cuenten. Las de práctica no cuentan.
discord-stats-played = Partidas: { $games } (ganadas { $won }, empatadas { $drawn }, perdidas { $lost })
discord-stats-game = - { $game } · **{ $rating }**
discord-stats-rating = Valoración: { $rating }, mejor { $best }
discord-stats-rating-new = Valoración: { $rating }
discord-stats-runs = Racha de victorias: { $run } ahora, récord { $longest }
discord-stats-best = Mejor partida: { $best }
discord-stats-claims = Reacciones correctas: { $right }, errores: { percent }
discord-stats-fastest = Reacción correcta más rápida: { $time }

## Ajustes
discord-settings-heading = **Ajustes de este servidor**
    -# Cada cambio se aplica al instante.
discord-settings-play = Juego
discord-settings-channels = Canales
discord-settings-puzzle = Acertijo
discord-settings-roles = Roles
discord-settings-privacy = Privacidad y juego limpio
discord-settings-language = Idioma de los juegos
discord-settings-pace = Tiempo, salvo que el anfitrión elija otro
discord-settings-stopping = Quién puede detener una partida, además de los moderadores
discord-stopping-host = Primero el anfitrión, luego todos juntos
discord-stopping-players = Todos los jugadores juntos
discord-stopping-nobody = Nadie
discord-settings-start = Dónde se pueden empezar partidas, hilos incluidos
discord-settings-everywhere = En todas partes
discord-settings-matches = Partidas abiertas en un canal
discord-settings-at-most = { $matches ->
    [0] Sin límite
   *[other] { $matches } como máximo
}
discord-settings-threads = Un hilo para cada partida, salvo que el anfitrión elija otra cosa
discord-settings-notices = Avisar a los jugadores en el canal cuando los esperen o los inviten
discord-settings-role = Rol que se menciona cuando una sala nueva busca jugadores, como mucho una vez cada diez minutos
discord-settings-no-role = Ningún rol
discord-settings-role-deleted = ⚠️ El rol elegido se ha eliminado. Elige otro, o ninguno.
discord-settings-role-restricted = Solo las salas de miembros con el permiso *Mencionar todos los roles* mencionan este rol. Para cambiarlo, permite que todos lo mencionen.
discord-settings-role-not-allowed = ⚠️ No puedo mencionar este rol. Permite que todos lo mencionen o dame el permiso *Mencionar todos los roles*.
discord-settings-role-everyone = Nunca menciono a todo el mundo. Elige otro rol.
discord-settings-season = Dónde muestro el podio al final de cada temporada: en enero, abril, julio y octubre
discord-settings-no-channel = En ninguna parte
discord-settings-puzzle-channel = Dónde publico el acertijo del día, cada día a la misma hora
discord-settings-puzzle-time = Cuándo publico el acertijo del día
discord-settings-no-time = Aún sin hora
discord-settings-puzzle-role = Rol que menciono con el acertijo del día
discord-settings-puzzle-next = Próximo acertijo: { $at }
discord-settings-puzzle-off = Elige un canal y una hora, y publicaré el acertijo cada día.
discord-settings-puzzle-lost = ⚠️ Ya no publico el acertijo del día en { $channel }: el canal ya no existe o no puedo escribir en él. Elige un canal en la página *{ discord-settings-puzzle }*.
discord-settings-winner-role = Rol para quien ganó el último torneo
discord-settings-season-role = Rol para quienes quedaron en primer lugar en un juego la temporada pasada
discord-settings-roles-explained = El rol es para la mejor persona, nunca para una máquina. Lo retiro cuando gana otra persona.
discord-award-unknown = Discord no responde ahora mismo, así que no pude comprobar el rol. Elígelo otra vez.
discord-award-managed = ⚠️ Discord u otra aplicación gestiona este rol, así que no puedo darlo. Elige otro.
discord-award-powerful = ⚠️ Este rol tiene permisos que no tiene todo el mundo. Elige uno sin permisos, porque cualquiera puede ganarlo.
discord-award-too-low = ⚠️ Este rol está por encima del mío, así que no puedo darlo. Sube mi rol en la lista de roles del servidor.
discord-award-not-allowed = ⚠️ Necesito el permiso “{ permission-manage-roles }” para dar este rol.
discord-settings-other-server = Ese canal no es de este servidor o no lo veo. Elige otro.
discord-button-change = Cambiar
discord-settings-avatars = Mostrar los avatares de los jugadores en las imágenes
discord-settings-barred = Miembros que no pueden jugar en este servidor. Pueden terminar las partidas ya empezadas.
discord-settings-nobody = Nadie
discord-acts-heading = **Lo que han hecho administradores y moderadores en los últimos 90 días**
discord-acts-none = Nadie ha cambiado un ajuste ni detenido una partida de otros en los últimos 90 días.
discord-act-setting = { $when }, { $who }: { $detail }
discord-act-stop = { $when }: { $who } detuvo la partida { $detail }
discord-settings-keep = Cuánto tiempo se guardan las salas canceladas
discord-settings-days = { $days ->
    [0] para siempre
    [one] { $days } día
   *[other] { $days } días
}
discord-on = Sí
discord-off = No
