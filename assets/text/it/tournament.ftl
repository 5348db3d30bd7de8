# Tornei e duplicati.

tournament-format-swiss = Sistema svizzero: tutti giocano ogni round, vincitori contro vincitori
tournament-format-round-robin = Girone all’italiana: tutti giocano contro tutti
tournament-format-knockout = Eliminazione diretta: chi perde è fuori

# { $game } è il titolo di un gioco.
tournament-title-swiss = 🏆 { $game }: torneo svizzero
tournament-title-round-robin = 🏆 { $game }: torneo all’italiana
tournament-title-knockout = 🏆 { $game }: torneo a eliminazione diretta
tournament-title-duplicate = 🏆 { $game }: torneo duplicato
# Tells tournaments with the same title apart.
tournament-numbered = { $title } · n. { $number }

## Le iscrizioni
tournament-opened = Le iscrizioni sono aperte. Il messaggio del torneo è in questo canale.
tournament-shown = Il messaggio del torneo ora è il più recente del canale.
tournament-choose = Quale torneo?
tournament-none-here = In questo canale non c’è nessun torneo aperto.
tournament-about-swiss = Tutti giocano ogni round, contro qualcuno con più o meno gli stessi punti. Due giocatori per tavolo.
tournament-about-round-robin = Ognuno gioca una volta contro tutti gli altri. Due giocatori per tavolo.
tournament-about-knockout = Chi perde è fuori. Due giocatori per tavolo.
tournament-about-duplicate = Tutti i tavoli hanno le stesse carte e gli stessi dadi. Confronta il tuo risultato con quelli di chi ha il tuo stesso posto agli altri tavoli. Nulla conta per il rating.
tournament-begins-by-host = Partecipa qui sotto. { $host } dà il via.
tournament-begins-at = Partecipa qui sotto. Inizio automatico: { $when }
tournament-rounds = { $count ->
    [one] Un round
   *[other] { $count } round
}
tournament-deals = { $count ->
    [one] Una smazzata
   *[other] { $count } smazzate
} a { $tables } tavoli
tournament-entrants = { $count ->
    [0] Non partecipa ancora nessuno.
    [one] **Un giocatore:**
   *[other] **{ $count } giocatori:**
}
# The description of the sign-up's picture.
tournament-picture = Iscrizioni. { $title }, { $count ->
    [0] non partecipa ancora nessuno
    [one] un giocatore
   *[other] { $count } giocatori
}.
tournament-button-withdraw = Ritirati
tournament-confirm-stop = Vuoi davvero annullare questo torneo per tutti? Le partite iniziate proseguono, ma non contano per il torneo.
tournament-cancelled = Il torneo è stato annullato.

## I round
tournament-round = **Round { $round } di { $of }**
tournament-deal = **Smazzata { $round } di { $of }**
# I giocatori sono nomi separati da lineette.
tournament-line-bye = { $table }\. { $players }: nessun avversario, vittoria automatica
tournament-line-running = { $table }\. { $players } · { $thread }
tournament-line-thread = { $table }\. { $thread }
tournament-line-result = { $table }\. { $players } · **{ $result }**
tournament-line-ended = { $table }\. { $players } · finita
# Il nome di un thread: un round e un tavolo.
tournament-thread = R{ $round } T{ $table }
# The first message in a table's thread, above the match's own message.
tournament-call = { $players }: { $round }, tavolo { $table }.
tournament-call-here = Non è stato possibile aprire un thread, quindi si gioca qui.
tournament-call-arrive = Per iniziare, bisogna premere **Ci sono** nel prossimo messaggio.
tournament-counts-swiss = Una vittoria vale 1 punto, un pareggio ½.
tournament-counts-round-robin = Una vittoria vale 1 punto, un pareggio ½.
tournament-counts-knockout = Chi vince va avanti. Un pareggio si rigioca una volta.
tournament-counts-final = Chi vince si aggiudica il torneo. Un pareggio si rigioca una volta.
tournament-counts-third = In caso di pareggio, il posto è condiviso.
tournament-counts-replay = Dopo un altro pareggio va avanti la testa di serie migliore.
tournament-counts-duplicate = Tutti i tavoli giocano con le stesse carte e gli stessi dadi. Il tuo risultato si confronta con chi siede allo stesso posto.
tournament-waits = { $host }: questa smazzata aspetta dei thread privati, che qui Discord rifiuta: { $why }. Dammi il permesso **{ $permission }** oppure chiudi vecchi thread. Continuo a provare.
tournament-news-moved = La partita prosegue qui, perché il suo thread è stato eliminato.
tournament-button-arrive = Ci sono
tournament-not-here = non c’è ancora
tournament-lobby = Il tuo tavolo del torneo. La partita inizia quando ci sono tutti.
tournament-lobby-closes = Chi non arriva entro la scadenza perde questa partita: { $when }
tournament-lobby-closes-duplicate = Un computer gioca al posto di chi non arriva entro la scadenza: { $when }
tournament-not-came = Non arrivato in tempo, quindi partita persa: { $players }

## La classifica
# { $title } è il titolo del torneo, { $winners } un elenco di nomi.
tournament-goes-on = Altro sul torneo: { $channel }
tournament-standings = **{ $title }** · dopo il round { $round }
tournament-standings-deal = **{ $title }** · dopo la smazzata { $round }
tournament-ended = **{ $title }** · { $winners }
tournament-won = Finito: { $winners }.
tournament-winners = vittoria per { $winners }
# Le parole nell’immagine, il più brevi possibile.
tournament-chart-points = punti
tournament-chart-tie-break = spareggio
tournament-chart-rounds-won = round vinti

## Il tabellone, lo svolgimento e la fine di un torneo
tournament-round-name = Round { $round }
tournament-deal-name = Smazzata { $round }
tournament-bracket-round = { $places ->
    [2] Finale
    [4] Semifinale
    [8] Quarti di finale
    [16] Ottavi di finale
   *[other] Turno a { $places }
}
tournament-replay = { $round }, ripetizione
tournament-byes = { $count ->
    [one] La prima testa di serie non ha avversari nel primo turno. L’ordine segue i rating di qui; senza rating decide il sorteggio.
   *[other] Le prime { $count } teste di serie non hanno avversari nel primo turno. L’ordine segue i rating di qui; senza rating decide il sorteggio.
}
tournament-third-place = Terzo posto
tournament-chart-bye = riposo
tournament-button-bracket = Tabellone
tournament-select-part = Un’altra parte del tabellone
tournament-select-round = Guarda un round
tournament-tie-break-swiss = A pari punti decide il Buchholz: i punti di tutti gli avversari. { $examples }
tournament-tie-break-round-robin = A pari punti decide il Sonneborn-Berger: i punti degli avversari battuti e la metà dopo un pareggio. { $examples }
tournament-shared = a pari merito
tournament-winners-shared = primo posto a pari merito: { $winners }
tournament-best-human = Prima persona: { $player }, posto { $place } contando i computer
tournament-closest = Partita più combattuta: { $players }, differenza { $margin }
tournament-longest = Partita più lunga: { $players }, { $time }
tournament-sheet = Ogni riga è un posto al tavolo, con i suoi risultati a tutti i tavoli. Sul giallo: i matchpoint, 1 per ogni risultato peggiore e ½ per ogni risultato uguale.
tournament-button-next = Prossimo torneo
tournament-next-open = La prossima iscrizione è già aperta in questo canale.
tournament-shared-result = 🏅 **{ $player }** · { $title }: posto { $place } di { $of }
tournament-shared-already = Hai già condiviso questo risultato.

## L’evento nel calendario del server
tournament-event = Partecipa in { $channel }.

## Perché qualcosa non è possibile
tournament-in-thread = Inizia il torneo in un canale, non in un thread: i suoi tavoli avranno thread propri.
tournament-too-many = Questo server ha già { $most } tornei aperti. Prima finiscine uno.
tournament-yours-open = Qui hai già un torneo con le iscrizioni aperte. Prima avvialo o annullalo.
tournament-unknown = Questo torneo non esiste più.
tournament-unreadable = Questo torneo non può proseguire, perché i suoi dati sono danneggiati. L’host o un moderatore può annullarlo.
tournament-joined-already = Partecipi già.
tournament-not-joined = Non partecipi a questo torneo.
tournament-too-late = Il torneo è iniziato e non si può più entrare.
tournament-joined-late = Giochi dal round { $round }.
tournament-withdrew = Non partecipi più. Una partita iniziata conta ancora.
tournament-begun = Il torneo è già iniziato.
tournament-over = Questo torneo è finito.
tournament-only-host = Può farlo solo l’host.
tournament-full = Tutti i { $most } posti sono occupati.
tournament-too-few = Per un torneo servono almeno due giocatori, tra cui almeno una persona. Per un torneo duplicato servono due persone.
tournament-table-fixed = Questo tavolo l’ha deciso il torneo, quindi qui non si può cambiare. Puoi ritirarti nel messaggio del torneo.
tournament-no-pause = Una partita di torneo non si può mettere in pausa: altri aspettano il risultato.
tournament-no-stop = Una partita di torneo non si può interrompere da soli. Puoi abbandonare.
tournament-table-stranger = Questo tavolo è di altri giocatori del torneo.
tournament-no-deals = In questo gioco non si può giocare due volte la stessa smazzata.
tournament-sealed = Altri tavoli giocano ancora questa smazzata. Le sue carte e i suoi dadi si vedranno quando avrà finito l’ultimo.

## Planning and the host’s page
tournament-titled = 🏆 { $title } · { $game }
tournament-limit = Al massimo { $count } posti
tournament-reminder = ⏰ **{ $title }** inizia presto: { $when }
tournament-when-unclear = Non trovo questo orario nei prossimi { $days } giorni. Scrivi per esempio: 20:00, sabato 20:00 o 5 dicembre 20:00.
tournament-when-zone = Aggiungi il tuo fuso orario, per esempio: { $typed } Europe/Rome.
tournament-when-gap = Quell’ora non esiste, perché allora cambia l’ora legale. Scegline un’altra.
# Words that users type for a day.
tournament-near-day = { $days ->
    [0] oggi
    [1] domani
   *[other] { "" }
}
tournament-limit-range = Il limite è un numero da { $least } a { $most }.
tournament-limit-below = I posti occupati sono già { $count }, quindi il limite non può essere più basso.
tournament-text-long = È troppo lungo: al massimo { $most } caratteri.
tournament-text-mentions = Togli le menzioni: qui non si può chiamare nessuno.
tournament-button-organise = Organizza
tournament-organise = Solo tu vedi questa pagina. Avviso le persone interessate di ciò che cambi.
tournament-organised = ✅ Fatto.
tournament-organise-players = Togliere o sostituire
tournament-player-withdrew = { $player } · fuori dal torneo
tournament-organise-results = Correggi un risultato
tournament-organise-tables = Dai più tempo a un tavolo
tournament-button-title = Titolo
tournament-button-description = Descrizione
tournament-button-limit = Limite
tournament-button-begin = Inizio
tournament-button-end-round = Chiudi il round ora
tournament-button-remove = Togli
tournament-button-replace = Cerca un sostituto
tournament-button-host = Nomina host
tournament-button-time = Dai più tempo
tournament-button-substitute = Entra come sostituto
tournament-ask-player = Che cosa faccio con { $player }? **Togli** vale dal prossimo round, e i risultati restano. Con **Cerca un sostituto**, un’altra persona può poi prenderne il posto e i punti, subito se la partita non è iniziata.
tournament-ask-player-early = Che cosa faccio con { $player }? **Togli** cancella il nome dalla lista.
tournament-ask-time = Dare di nuovo tutto il tempo per arrivare a { $players }?
tournament-ask-end = Chiudere ora questo round? Chi non è ancora arrivato perde. Le partite iniziate proseguono, ma contano come pareggi. Nell’eliminazione diretta i pareggi si rigiocano una volta.
tournament-ask-result = { $result }. Qual è il risultato giusto? La classifica cambia. Rating e registrazioni restano.
tournament-ask-result-later = { $result }. Qual è il risultato giusto? La classifica cambia. Gli abbinamenti dei round successivi, i rating e le registrazioni restano.
tournament-ask-result-knockout = { $result }. Qual è il risultato giusto? Chi va avanti prende il posto nella partita successiva, finché non è iniziata. Rating e registrazioni restano.
tournament-form-title = Il titolo
tournament-form-description = Che cosa c’è da sapere
tournament-form-limit = Quanti posti al massimo
tournament-form-begin = Quando, per esempio sabato 20:00
tournament-form-reason = Il motivo, che tutti vedono
tournament-told-begins = **{ $title }** inizia a un altro orario: { $when }
tournament-told-removed = Non partecipi più a **{ $title }**: l’ha deciso chi organizza.
tournament-told-wanted = Si cerca un sostituto per { $player }. Premi **Entra come sostituto** nel messaggio del torneo.
tournament-told-substitute = { $player } entra come sostituto, con i punti di quel posto, e gioca dal prossimo round. Una partita iniziata conta ancora per quel posto.
tournament-told-seated = Ora a questo tavolo: { $players }. Premi **Ci sono** nel messaggio del tavolo.
tournament-told-time = Hai più tempo. Premi **Ci sono** prima che finisca: { $when }
tournament-told-end = { $round }: si chiude ora. Chi non è ancora arrivato perde. Le partite iniziate proseguono, ma contano come pareggi.
tournament-told-host = Ora l’host di **{ $title }** sei tu.
tournament-corrected = ✏️ { $round } · { $players }: **{ $after }** invece di { $before } ({ $reason }).
tournament-not-waiting = Questo tavolo non aspetta nessuno.
tournament-not-substitute = Hai già giocato in questo torneo, quindi non puoi entrare come sostituto.
tournament-correct-knockout = Il round successivo dipende da questo risultato e non può essere riabbinato, quindi resta.
