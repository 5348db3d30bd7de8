# Sala, botones y jugadores ausentes.
table-joined-already = Ya te uniste.
table-not-joined = No te has unido a esta partida. Pulsa antes “Unirse”.
table-full = La mesa está llena: { $most } jugadores como máximo.
table-alone-already = Ya juegas a solas a { $game } en este canal: { $address }
table-reserved = Los sitios libres están reservados para { $players } hasta que respondan.
table-not-invited = Aquí no hay ningún sitio reservado para ti. Si ya te uniste, pulsa “Salir” en la sala.
table-not-kept = Aquí ya no hay ningún sitio reservado para ti. Si queda uno libre, puedes unirte en la sala.
table-left-server = Ya no estás en el servidor de esta partida, así que no puedes unirte.
table-too-few = Hacen falta al menos { $least } jugadores. Espera a alguien o añade una máquina.
table-only-host = Solo puede hacerlo { $player }, como anfitrión de la sala.
table-only-host-gone = Solo puede hacerlo el anfitrión.
table-youngest-not-asked = Este juego no pregunta quién es más joven.
table-youngest-taken = Ya tenemos a la persona más joven: { $player }.
table-no-computer = No hay ninguna máquina que quitar.

table-not-begun = Esta partida aún no ha empezado.
table-words-too-late = La partida ha empezado, así que los aportes de los jugadores ya no pueden cambiar.
table-words-length = Escribe al menos un carácter y como máximo { $most }.
table-begun = Esta partida ya ha empezado.
table-cancelled = Esta sala se canceló. Abre otra con el comando “{ name-start }” del juego.
table-old-message = La partida sigue en un mensaje más reciente. Usa /{ name-game } { name-board } para traerla aquí.
table-outdated = La mesa ha cambiado desde que viste este botón. Mira otra vez y luego pulsa.
table-rematch-stranger = La revancha es para los jugadores de esta partida. Con /{ name-help } puedes abrir tu propia mesa.
table-rematch-joined = La revancha está abierta en este canal, y ya te has unido.
table-deal-fixed = Este reparto se juega otra vez tal como fue: no se puede cambiar nada.
table-no-deal = Esta partida no tiene ningún reparto que se pueda repetir.
table-stranger = No juegas en esta partida.
table-not-your-turn = No te toca. Es el turno de { $players }.
table-welcome-back = ¡Qué bueno verte de nuevo! Vuelves a jugar tus turnos.
table-played-for-you = Se te acabó el tiempo y la máquina jugó por ti:
table-resumed-already = Esta partida no está en pausa: ya está en marcha.
table-paused = Esta partida está en pausa. Pulsa “Continuar” o usa /{ name-game } { name-continue }.
table-unknown-match = Ya no conozco esta partida.
table-none-here = No hay ninguna partida abierta en este canal. /{ name-help } muestra cómo empezar una.
table-channel-full = Este canal no admite más partidas abiertas. Termina una, usa /{ name-game } { name-stop } o juega en otro canal.
table-too-many-lobbies = Ya tienes { $most } salas abiertas en este servidor. Empieza o cancela antes una de ellas.
table-next-host-lobbies = El siguiente anfitrión ya tiene { $most } salas abiertas en este servidor. Elige otro anfitrión o cancela esta sala.
table-refused = Ahora mismo no puedes hacer eso aquí.
table-invited-lately = Tu última invitación no fue aceptada: { $players }. Podrás invitar otra vez dentro de { $duration }. Mientras tanto, abre una sala sin invitación y comparte el enlace: allí cualquiera puede pulsar “Unirse”.
table-too-many-yours = Intentaste empezar { $most } partidas en un minuto. Podrás volver a intentarlo { $seconds ->
    [one] en un segundo
   *[other] en { $seconds } segundos
}.
table-too-many-here = Hubo demasiados intentos de empezar partidas en este canal en un minuto. Se podrá empezar otra { $seconds ->
    [one] en un segundo
   *[other] en { $seconds } segundos
}.
table-stop-not-allowed = Solo el anfitrión o un moderador puede cancelar esta sala.
table-stop-needs-agreement = No puedes detener esta partida por tu cuenta. Pide a los demás que acepten detenerla sin ganador, o ríndete.
table-stop-last = Solo quedas tú, así que detener la partida cuenta como rendirse. Si es lo que quieres, usa /{ name-game } { name-stop }.
table-stop-moderators = En este servidor solo los moderadores pueden detener partidas, y nunca las suyas. Aún puedes rendirte.
table-stop-asked = Pediste detener esta partida: { $agreed } de { $required } de acuerdo. Se detendrá cuando todos estén de acuerdo.
table-pause-asked = Pediste una pausa: { $agreed } de { $required } de acuerdo. La partida se pausará cuando todos estén de acuerdo.
table-resume-first = Esta partida espera a que un jugador la continúe. Usa antes /{ name-game } { name-continue }.
table-choice-gone = Esta partida ya no está abierta aquí. Usa el comando otra vez.
table-remove-nobody = { $player } no está en ninguna sala tuya de este canal.
table-invited-already = Esta persona ya tiene un sitio o una invitación aquí.
table-host-already = Ya eres el anfitrión.
table-remove-yourself = No puedes quitarte de tu sala. Para dejarla, pulsa “Salir”.
table-removed = El anfitrión te quitó de esta sala.
table-agree-out = Estás fuera de juego, así que los demás deciden si la partida termina.

table-busy = Hay mucho movimiento en esta partida. Inténtalo de nuevo.
table-changed = La partida cambió en este mismo instante. Mira otra vez y luego pulsa.
table-counted-already = Esta pulsación ya se contó.
table-not-stored = No pude guardar tu jugada, así que no se hizo. Inténtalo de nuevo en un momento.
table-closing = Me estoy reiniciando. Inténtalo de nuevo en unos segundos.
table-board-too-often = Pediste esta partida varias veces en un minuto. Podrás pedirla de nuevo { $seconds ->
    [one] en un segundo
   *[other] en { $seconds } segundos
}.
table-unreadable = Esta partida no puede seguir, así que se detuvo. No cuenta.
table-older-rules = Esta partida empezó con unas reglas anteriores. Ya no se admiten, así que no se puede continuar ni mostrar.
table-elsewhere = Me estoy mudando a otro equipo. Inténtalo de nuevo en unos segundos.

table-character-easy = “¡Acabo de salir del huevo!”
table-character-normal = “Pienso una jugada por delante. Casi siempre.”
table-character-hard = “Tengo tres cabezas, y las tres piensan.”
table-news-says = { $player }: { $words }
table-news-time-out = A { $player } se le acabó el tiempo.
table-news-day-off = { $player } se toma un día libre (días libres que le quedan esta temporada: { $left }).
table-news-away = { $player } está ausente { date-until }, así que el turno espera.
table-news-auto-draws = { $player }: “{ discord-button-auto-draw }” sigue activado.
table-news-draw-waits = { $player }: “{ discord-button-auto-draw }” ha robado { $turns } veces. Roba tú una carta para seguir.
table-news-back = { $player } está de vuelta.
table-news-resumed = { $player } continúa la partida.
table-news-moved = El canal de esta partida se borró. { $player } la continúa aquí.
agree-end-button = { $required ->
    [one] Terminar partida
   *[other] Terminar partida ({ $agreed }/{ $required })
}
agree-end-wanted = { $player } quiere terminar la partida. Terminará cuando estén de acuerdo todos los que siguen en juego.
agree-end-agreed = { $agreed ->
    [one] { $players } decidió terminar la partida.
   *[other] { $players } decidieron terminar la partida.
}
agree-end-void = Terminada de mutuo acuerdo. Habría ganado alguien que está ausente, así que la partida no cuenta.
agree-end-withdrawn = { $player } quiere seguir jugando.
agree-stop-agreed = Todos acordaron detener la partida, así que no cuenta.
agree-stop-button = Detener sin ganador ({ $agreed }/{ $required })
agree-stop-wanted = { $player } pide detener la partida. Se detendrá, y no contará, cuando todos estén de acuerdo.
agree-stop-withdrawn = { $player } quiere seguir jugando.
agree-pause-agreed = Todos acordaron hacer una pausa.
agree-pause-button = Pausar ({ $agreed }/{ $required })
agree-pause-wanted = { $player } pide una pausa. La partida se pausará cuando todos estén de acuerdo.
agree-pause-withdrawn = { $player } quiere seguir jugando.
table-news-stopped = { $player } detuvo la partida, así que no cuenta.
table-news-stopped-by-moderator = La moderación ({ $moderator }) detuvo la partida, así que no cuenta.
table-news-forgotten = Nadie ha pulsado un botón en siete días, así que la partida ha terminado y no cuenta.
table-news-message-gone = El mensaje de esta partida se borró, así que aquí está de nuevo.
table-news-message-gone-claims = El mensaje de esta partida se borró, así que aquí está de nuevo. Las cartas boca arriba ya no se pueden ganar.
table-news-gap = La conexión con Discord se perdió un momento: las cartas boca arriba ya no se pueden ganar.
table-news-silence = Discord no pudo comunicarse conmigo durante { $duration }. Entretanto, el tiempo no corrió.
table-news-declined = { $player } no puede jugar ahora. El sitio vuelve a estar libre.

table-done-decline = Tu sitio queda libre para otras personas. Si cambias de idea, pulsa “Unirse” en la sala. [Ir a la mesa]({ $address })
table-done-resign = Te rendiste.
table-done-stop = La partida se detuvo.
table-done-agree = He anotado tu respuesta.
table-done-ask-to-stop = Les pregunté a todos. La partida se detendrá cuando todos pulsen el botón de debajo de la imagen.
table-done-ask-to-pause = Anotado. La partida se pausará en cuanto todos sus jugadores estén de acuerdo.
table-done-pause = La partida está en pausa. Pulsa “Continuar” para seguir.
table-done-resume = La partida sigue.
table-done-invite = Invitación enviada: { $player }. El sitio queda reservado.
table-done-remove = Quitaste a { $player }; ya no podrá unirse a esta sala.
table-done-hand-over = Ahora el anfitrión es { $player }.
table-time-so-far = La partida #{ $number } lleva ya { $duration }.
table-time-over = La partida #{ $number } terminó. Duró { $duration }.
