# La página “Juego limpio” de una partida: de dónde sale su azar y cómo comprobarlo.
fair-play-heading = **Juego limpio** · partida #{ $match }
fair-play-people = Si escribes tus propias palabras, nadie puede elegir por su cuenta las cartas ni los dados: tampoco quien administra el bot, salvo que también juegue.
fair-play-intro = Todas las mezclas y los dados de una partida salen de su semilla. La semilla se calcula con un secreto del bot y un aporte de cada jugador. El bot eligió su secreto al azar cuando se abrió la sala. El compromiso es el SHA-256 del secreto: con él puedes comprobar más tarde que el secreto no cambió.
fair-play-commitment = Compromiso: { $commitment }
fair-play-later = El secreto y la semilla aparecen aquí cuando termina la partida. Copia ahora el compromiso para compararlo entonces.
fair-play-secret = Secreto: { $secret }
fair-play-seed = Semilla: { $seed }
fair-play-check-secret = Esto muestra el compromiso: { $command }
fair-play-check-record = Pulsa **Repetición**, luego **Registro**, y guarda record.json. `snakepit verify record.json` lo comprueba todo. Sin Snakepit, esto muestra el compromiso y la semilla: { $command }
fair-play-parts = **Los aportes de los jugadores**
fair-play-part = { $player }: { $text }
fair-play-no-part = { $player }: ninguno
fair-play-own = Tu aporte es el número del clic o del comando con el que te uniste. Si quieres, escribe tus propias palabras en su lugar, hasta que empiece la partida.
fair-play-button-words = Escribir mis palabras
fair-play-form = Juego limpio
fair-play-form-label = Tu aporte al azar de esta partida
