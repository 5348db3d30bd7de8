# Lobby, pulsanti e giocatori assenti.
table-joined-already = Partecipi già.
table-not-joined = Non partecipi a questa partita. Premi prima “Partecipa”.
table-full = Il tavolo è al completo: al massimo { $most } giocatori.
table-alone-already = Stai già giocando in solitario a { $game } in questo canale: { $address }
table-reserved = I posti liberi sono riservati a { $players } fino alla loro risposta.
table-not-invited = Qui non c’è un posto riservato per te. Se partecipi già, premi “Esci” nella lobby.
table-not-kept = Qui non c’è più un posto riservato per te. Se ce n’è uno libero, puoi partecipare dalla lobby.
table-left-server = Non sei più nel server di questa partita, quindi non puoi partecipare.
table-too-few = Servono almeno { $least } giocatori. Aspetta qualcuno o aggiungi un computer.
table-only-host = Può farlo solo l’host, { $player }.
table-only-host-gone = Può farlo solo l’host.
table-youngest-not-asked = Questo gioco non chiede chi è più giovane.
table-youngest-taken = La persona più giovane c’è già: { $player }.
table-no-computer = Non c’è nessun computer da rimuovere.

table-not-begun = Questa partita non è ancora iniziata.
table-words-too-late = La partita è iniziata, quindi i contributi dei giocatori non possono più cambiare.
table-words-length = Scrivi almeno un carattere e al massimo { $most }.
table-begun = Questa partita è già iniziata.
table-cancelled = Questa lobby è stata annullata. Aprine un’altra con il comando “{ name-start }” del gioco.
table-old-message = La partita prosegue in un messaggio più recente. Usa /{ name-game } { name-board } per portarla qui.
table-outdated = Il tavolo è cambiato da quando hai visto questo pulsante. Guarda di nuovo, poi premi.
table-rematch-stranger = La rivincita è per i giocatori di questa partita. Con /{ name-help } puoi aprire un tavolo tuo.
table-rematch-joined = La rivincita è aperta in questo canale, e ora partecipi anche tu.
table-deal-fixed = Questa smazzata si rigioca esattamente com’era: non si può cambiare nulla.
table-no-deal = Questa partita non ha una smazzata da rigiocare.
table-stranger = Non giochi in questa partita.
table-not-your-turn = Non tocca a te. Turno di { $players }.
table-welcome-back = Che bello riaverti qui! Giochi di nuovo i tuoi turni.
table-played-for-you = Il tuo tempo è scaduto, quindi un computer ha giocato per te:
table-resumed-already = Questa partita non è in pausa: sta già proseguendo.
table-paused = Questa partita è in pausa. Premi “Continua” o usa /{ name-game } { name-continue }.
table-unknown-match = Non conosco più questa partita.
table-none-here = In questo canale non c’è nessuna partita aperta. /{ name-help } mostra come iniziarne una.
table-channel-full = Questo canale non può avere altre partite aperte. Portane a termine una, usa /{ name-game } { name-stop } o gioca in un altro canale.
table-too-many-lobbies = Hai già { $most } lobby aperte in questo server. Prima avviane o annullane una.
table-next-host-lobbies = Il prossimo host ha già { $most } lobby aperte in questo server. Scegli un altro host o annulla questa lobby.
table-refused = Al momento non puoi farlo qui.
table-invited-lately = Il tuo ultimo invito non è stato accettato: { $players }. Potrai invitare di nuovo tra { $duration }. Intanto apri una lobby senza inviti e condividi il link: lì chiunque può premere “Partecipa”.
table-too-many-yours = Hai provato a iniziare { $most } partite in un minuto. Potrai riprovare { $seconds ->
    [one] tra un secondo
   *[other] tra { $seconds } secondi
}.
table-too-many-here = In questo canale ci sono stati troppi tentativi di iniziare partite in un minuto. La prossima sarà possibile { $seconds ->
    [one] tra un secondo
   *[other] tra { $seconds } secondi
}.
table-stop-not-allowed = Solo l’host o un moderatore può annullare questa lobby.
table-stop-needs-agreement = Non puoi interrompere questa partita senza gli altri. Chiedi loro di interromperla senza vincitore, oppure abbandona.
table-stop-last = Resti solo tu, quindi interrompere vale come abbandonare. Se è quello che vuoi, usa /{ name-game } { name-stop }.
table-stop-moderators = In questo server solo i moderatori possono interrompere le partite, e mai le proprie. Puoi comunque abbandonare.
table-stop-asked = Hai chiesto di interrompere questa partita: d’accordo { $agreed } su { $required }. Si interrompe quando tutti sono d’accordo.
table-pause-asked = Hai chiesto una pausa: d’accordo { $agreed } su { $required }. La partita va in pausa quando tutti sono d’accordo.
table-resume-first = Questa partita aspetta che un giocatore la continui. Usa prima /{ name-game } { name-continue }.
table-choice-gone = Questa partita non è più aperta qui. Usa di nuovo il comando.
table-remove-nobody = { $player } non è in nessuna tua lobby in questo canale.
table-invited-already = Questa persona ha già un posto o un invito qui.
table-host-already = L’host sei già tu.
table-remove-yourself = Non puoi rimuoverti. Per lasciare la lobby, premi “Esci”.
table-removed = L’host ti ha rimosso da questa lobby.
table-agree-out = Sei fuori gioco, quindi decidono gli altri se la partita finisce.

table-busy = C’è molto traffico in questa partita. Riprova.
table-changed = La partita è cambiata proprio in questo istante. Guarda di nuovo, poi premi.
table-counted-already = Questo clic è già stato contato.
table-not-stored = Non sono riuscito a salvare la tua mossa, quindi non è stata fatta. Riprova tra un momento.
table-closing = Mi sto riavviando. Riprova tra qualche secondo.
table-board-too-often = Hai chiesto questa partita più volte in un minuto. Potrai chiederla di nuovo { $seconds ->
    [one] tra un secondo
   *[other] tra { $seconds } secondi
}.
table-unreadable = Questa partita non può proseguire, quindi è stata interrotta. Non conta.
table-older-rules = Questa partita è iniziata con regole precedenti, non più supportate. Non si può quindi né continuare né mostrare.
table-elsewhere = Mi sto spostando su un’altra macchina. Riprova tra qualche secondo.

table-character-easy = “Sono appena uscito dall’uovo!”
table-character-normal = “Penso una mossa in anticipo. Di solito.”
table-character-hard = “Ho tre teste, e tutte pensano.”
table-news-says = { $player }: { $words }
table-news-time-out = Tempo scaduto per { $player }.
table-news-day-off = { $player } si prende un giorno libero (rimasti in questa stagione: { $left }).
table-news-away = { $player } è assente { date-until }, quindi il turno aspetta.
table-news-auto-draws = { $player }: “{ discord-button-auto-draw }” è ancora attivo.
table-news-draw-waits = { $player }: “{ discord-button-auto-draw }” ha pescato { $turns } volte. Pesca tu una carta per continuare.
table-news-back = { $player } è di nuovo qui.
table-news-resumed = { $player } continua la partita.
table-news-moved = Il canale di questa partita è stato eliminato. { $player } la continua qui.
agree-end-button = { $required ->
    [one] Termina la partita
   *[other] Termina la partita ({ $agreed }/{ $required })
}
agree-end-wanted = { $player } vuole terminare la partita. Finisce quando tutti quelli ancora in gioco sono d’accordo.
agree-end-agreed = { $agreed ->
    [one] { $players } ha deciso di terminare la partita.
   *[other] { $players } hanno deciso di terminare la partita.
}
agree-end-void = Partita terminata di comune accordo. Avrebbe vinto chi è assente, quindi non conta.
agree-end-withdrawn = { $player } vuole continuare a giocare.
agree-stop-agreed = Tutti hanno deciso di interrompere la partita, che quindi non conta.
agree-stop-button = Fine senza vincitore ({ $agreed }/{ $required })
agree-stop-wanted = { $player } chiede di interrompere la partita. Si interrompe, e non conta, quando tutti sono d’accordo.
agree-stop-withdrawn = { $player } vuole continuare a giocare.
agree-pause-agreed = Tutti hanno deciso di fare una pausa.
agree-pause-button = Pausa ({ $agreed }/{ $required })
agree-pause-wanted = { $player } chiede una pausa. La partita va in pausa quando tutti sono d’accordo.
agree-pause-withdrawn = { $player } vuole continuare a giocare.
table-news-stopped = { $player } ha interrotto la partita, che quindi non conta.
table-news-stopped-by-moderator = { $moderator } (moderazione) ha interrotto la partita, che quindi non conta.
table-news-forgotten = Nessuno ha premuto un pulsante per sette giorni, quindi la partita è finita e non conta.
table-news-message-gone = Il messaggio di questa partita è stato eliminato, quindi eccola di nuovo.
table-news-message-gone-claims = Il messaggio di questa partita è stato eliminato, quindi eccola di nuovo. Le carte scoperte non si possono più vincere.
table-news-gap = La connessione a Discord è mancata per un momento: le carte scoperte non si possono più vincere.
table-news-silence = Discord non ha potuto raggiungermi per { $duration }. Nel frattempo il conto alla rovescia era fermo.
table-news-declined = { $player } non può giocare ora. Il posto è di nuovo libero.

table-done-decline = Il tuo posto ora è libero per altri. Se cambi idea, premi “Partecipa” nella lobby. [Vai al tavolo]({ $address })
table-done-resign = Hai abbandonato.
table-done-stop = La partita è stata interrotta.
table-done-agree = Ho preso nota della tua risposta.
table-done-ask-to-stop = Ho chiesto a tutti. La partita si interrompe quando tutti premono il pulsante sotto l’immagine.
table-done-ask-to-pause = Ricevuto. La partita va in pausa appena tutti i suoi giocatori sono d’accordo.
table-done-pause = La partita è in pausa. Premi “Continua” per riprenderla.
table-done-resume = La partita prosegue.
table-done-invite = Invito inviato: { $player }. Il posto è riservato.
table-done-remove = Hai rimosso { $player }, che non potrà più entrare in questa lobby.
table-done-hand-over = Ora l’host è { $player }.
table-time-so-far = La partita #{ $number } dura da { $duration }.
table-time-over = La partita #{ $number } è finita. È durata { $duration }.
