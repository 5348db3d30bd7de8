# Comandi, lobby, risultati e altri messaggi su Discord. Il nome di un’opzione è una sola parola minuscola.

## I comandi, al massimo 100 caratteri
command-learn = Impara questo gioco in una partita di prova contro un computer facile
command-rules = Leggi le regole di questo gioco
command-scores = I risultati di questo gioco in questo canale
command-challenge-name = Sfida
command-daily = Un rompicapo per ogni giorno
command-daily-play = Risolvi il rompicapo di oggi: lo vedi solo tu
command-daily-results = Chi ha risolto qui il rompicapo di oggi, e la soluzione dell’ultimo già concluso
command-tournament = I tornei in questo server
command-tournament-start = Apri le iscrizioni a un torneo
command-tournament-show = Mostra di nuovo il torneo di questo canale
command-duplicate = Le stesse carte e gli stessi dadi a più tavoli
command-duplicate-start = Apri le iscrizioni a un torneo duplicato: tutti i tavoli giocano le stesse smazzate
command-duplicate-show = Mostra di nuovo il torneo duplicato di questo canale
command-leaderboard = Mostra i giocatori migliori
command-stats = Mostra le partite e le vittorie di un giocatore
command-game = La partita in questo canale
command-mine = Elenca le tue partite aperte o in pausa, qui e altrove, e a chi tocca
command-history = Elenca le tue ultime partite finite in questo server, per rivederne una
command-board = Ripubblica la partita in fondo al canale
command-time = Mostra da quanto dura la partita in questo canale, pause comprese
command-pause = Metti in pausa la partita di questo canale, se tutti sono d’accordo
command-continue = Continua una partita in pausa in questo canale
command-resign = Abbandona la tua partita in questo canale
command-replay = Mostra come animazione l’ultima partita finita qui
command-avatar = Mostra o nascondi il tuo avatar nelle immagini delle partite
command-notices = Scegli dove ricevere avvisi e inviti, e chi può invitarti
command-away = Indica fino a quando sei assente: le tue partite lente aspettano e non ricevi avvisi
command-stop = Interrompi la partita senza vincitore
command-invite = Invita un giocatore nella tua lobby
command-remove = Rimuovi un giocatore dalla tua lobby
command-host = Passa a un altro giocatore il ruolo di host della tua lobby
command-privacy = Che cosa conservo su di te
command-privacy-show = Guarda che cosa conservo su di te, e perché
command-privacy-export = Ricevi in un file tutto ciò che conservo su di te
command-privacy-forget = Cancella tutto ciò che conservo su di te
command-settings = Imposta come funzionano i giochi in questo server
command-help = Guarda i giochi e come iniziarne uno

# Names of commands: lower case, no spaces, at most 32 characters.
name-game = partita
name-daily = rompicapo
name-play = gioca
name-results = risultati
name-tournament = torneo
name-duplicate = duplicato
name-leaderboard = classifica
name-stats = statistiche
name-help = aiuto
name-settings = impostazioni
name-privacy = privacy
name-show = mostra
name-export = esporta
name-forget = cancella
name-start = inizia
name-learn = impara
name-rules = regole
name-scores = risultati
name-board = mostra
name-time = durata
name-mine = le-mie
name-history = cronologia
name-pause = pausa
name-continue = continua
name-resign = abbandona
name-replay = replay
name-avatar = avatar
name-notices = avvisi
name-away = assenza
name-stop = interrompi
name-invite = invita
name-remove = rimuovi
name-host = host

param-computers = Quanti computer partecipano fin da subito
param-computers-name = computer
param-level = Quanto giocano bene i computer
param-level-name = livello
param-pace = Quanto tempo ha ogni giocatore per un turno
param-pace-name = ritmo
param-thread = Gioca in un nuovo thread
param-thread-name = thread
param-with = Un giocatore da invitare, con un posto riservato
param-with-name = con
param-with-2-name = con-2
param-with-3-name = con-3
param-with-4-name = con-4
param-with-5-name = con-5
param-with-6-name = con-6
param-with-7-name = con-7
param-game = Quale gioco
param-game-name = gioco
param-format = Come si incontrano i giocatori
param-format-name = formato
param-rounds = Quanti round ha un torneo svizzero
param-rounds-name = round
param-tables = Al massimo questi tavoli; ce ne sono quanti se ne riempiono
param-tables-name = tavoli
param-deals = Quante smazzate, una dopo l’altra
param-deals-name = smazzate
param-begins-in = Inizia da solo dopo questo numero di minuti e viene annunciato come evento
param-begins-in-name = inizia-tra
param-begins = Quando inizia, per esempio “sabato 20:00”, anche con un fuso orario
param-begins-name = inizia
param-title = Un titolo proprio
param-title-name = titolo
param-description = Che cosa c’è da sapere
param-description-name = descrizione
param-limit = Quanti posti al massimo
param-limit-name = limite
param-third-place = A eliminazione diretta, chi perde le semifinali gioca per il terzo posto
param-third-place-name = terzo-posto
param-where = In questo server o ovunque
param-where-name = dove
param-player = Il giocatore; tu, se non scegli nessuno
param-player-name = giocatore
param-removed-player = Il giocatore da rimuovere, che non potrà più entrare in questa lobby
param-host-player = Il nuovo host, che deve già partecipare
param-show = Se le immagini mostrano il tuo avatar
param-show-name = mostra
param-day = La data di un rompicapo precedente, per esempio 5/11/2026
param-day-name = giorno
param-until = Un numero di giorni o l’ultimo giorno, per esempio 3/12/2026
param-until-name = fino-a

discord-level-easy = facile
discord-level-normal = normale
discord-level-hard = difficile
discord-pace-live = 1 minuto per turno
discord-pace-relaxed = 10 minuti per turno
discord-pace-slow = 1 giorno per turno
discord-pace-auto = quello di ogni gioco
discord-where-server = in questo server
discord-where-everywhere = ovunque
discord-language-auto = la lingua del server
discord-private-language = Lingua delle tue risposte private
discord-language-own = come in Discord

## La lobby
discord-former-player = Ex giocatore
discord-computer-easy = Pip
discord-computer-normal = Basil
discord-computer-hard = Hydra
discord-computer-level = { $computer } (computer, { $level })
discord-option = { $option }: { $value }
discord-option-alone = { $option } (finché gioca una sola persona)
discord-option-each = { $option } (secondo il numero di giocatori)
discord-lobby-pace = { $pace }
discord-lobby-seats = Giocatori ({ $count } su { $seats }):
discord-lobby-picture = Una lobby per { $game }. Giocatori: { $taken }{ $computers ->
    [0] {""}
    [one] , di cui un computer
   *[other] , di cui { $computers } computer
}. Posti liberi: { $free }.{ $reserved ->
    [0] {""}
   *[other] {" "}Posti riservati: { $reserved }.
}
discord-lobby-reserved = ✉️ { $player } · con invito
discord-lobby-host = host
discord-lobby-is-youngest = la persona più giovane
discord-lobby-youngest = Comincia la persona più giovane: sei tu? Premi “Comincio io”. Se non lo fa nessuno, decide il caso.
discord-lobby-closes = -# Partita #{ $match }. Se nessuno inizia, la lobby si chiude: { $when }
discord-lobby-number = -# Partita #{ $match }.
discord-lobby-waits = Potrai iniziare quando qualcuno partecipa o quando aggiungi un computer.
discord-lobby-alone = Non c’è ancora nessuno. Iniziare subito, in solitario contro { $computer }?
discord-match-unreadable = { $game }: questa partita non può proseguire, quindi è stata interrotta. Non conta.
discord-match-older-rules = { $game }: questa partita è iniziata con regole precedenti, non più supportate, quindi è stata interrotta. Non conta.
discord-lobby-cancelled = { $game }: annullata.
discord-add-computer = { $computer } ({ $level }): { $words }
discord-select-computer = Aggiungi un computer…
discord-select-invited = Invita qualcuno
discord-button-join = Partecipa
discord-button-leave = Esci
discord-button-youngest = Comincio io
discord-button-rules = Regole
discord-button-start = Inizia
discord-button-remove = Rimuovi un computer
discord-button-cancel = Annulla
discord-button-rematch = Rivincita
discord-button-next-level = E ora { $computer }?
discord-button-deal = Gioca questa smazzata
discord-button-resume = Continua
discord-button-auto-draw = Pesca per me
discord-button-draw-myself = Pesco io
discord-button-describe = Descrivi
discord-button-more = Altro
discord-button-pause = Metti in pausa
discord-button-board = Ripubblica
discord-button-stop = Interrompi la partita
discord-button-so-far = Replay fin qui
discord-button-learn = Impara
discord-button-alone = In solitario
discord-button-learn-game = Impara { $game }
discord-button-alone-game = { $game } in solitario
discord-button-end-open = Termina quella partita
discord-button-play-game = ▶ Gioca a { $game }
discord-button-help-games = ◀ Giochi
discord-button-help-commands = Tutti i comandi ▶
discord-button-help-rest = Altri comandi ▶
discord-button-replay = Replay
discord-button-from-end = ◀ Dalla fine
discord-button-step = Passo per passo ▶
discord-button-record = Registrazione
discord-button-first = ◀◀ Inizio
discord-button-last = Fine ▶▶
discord-button-fair-play = Fair play
discord-button-back = ◀ Indietro
discord-button-on = Avanti ▶
discord-button-show = Mostra nel canale
discord-button-season = Classifica completa
discord-button-milestones = I miei traguardi

## Il tavolo
discord-away = assente, gioca un computer
discord-away-until = assente { date-until }
discord-gave-up = ha abbandonato
discord-deadline = ⏳ Il tempo scade: { $when }
discord-archiving = 💤 Sono tutti assenti. La partita sarà archiviata: { $when }
discord-archived = 💤 Archiviata: nessuno ha giocato per un giorno. Chiunque partecipi può continuare la partita, qui o con /{ name-game } { name-continue }.
discord-paused = ⏸️ In pausa. Chiunque partecipi può continuare la partita, qui o con /{ name-game } { name-continue }.
discord-channel-hidden = ⚠️ Non vedo questo canale: qui funzionano solo i pulsanti, e il tavolo cambia solo quando qualcuno ne preme uno. Mi serve il permesso “{ permission-view-channel }”.
discord-reactions-forbidden = ⚠️ Qui non posso aggiungere reazioni. Mi servono i permessi “Aggiungi reazioni” e “Leggi la cronologia dei messaggi”. Nel frattempo usa i pulsanti qui sotto o aggiungi tu l’emoji.
discord-reactions-taken-off = ⚠️ Le mie reazioni sono state rimosse da questo messaggio. Usa i pulsanti qui sotto o aggiungi tu l’emoji.
discord-reactions-again = Togli la tua emoji prima di reagire di nuovo.
discord-moved = Questa partita di { $game } prosegue qui: { $address }
discord-moved-away = Questa partita di { $game } prosegue in un messaggio più recente.

discord-words-news = **Che cosa è appena successo:**
discord-words-until = Aggiornato fino alle { $when }
discord-words-ended = Premi di nuovo “{ discord-button-describe }” per leggere la situazione attuale.

## Imparare
discord-practice = partita di prova
discord-practice-result = Era solo una prova: la partita non conta.
discord-practice-over = Era la tua partita di prova. **Ne giochi una vera?** Premi **Rivincita** o usa `/{ $command } { name-start }`: quella conta.
discord-button-stop-guidance = Basta spiegazioni
discord-practice-already = Hai già una partita di prova di { $game }: { $address }
discord-end-open-over = Quella partita non è più aperta.

## Smazzate
discord-deal-open = Questa smazzata è già stata giocata: la partita non conta.
discord-deal-free = Partecipa per prendere il posto di un computer. Se non viene nessuno, giocano i computer.
discord-deal-own = Stessa smazzata, stesso posto. { $player }: { $score }, { $points } matchpoint su { $most }
discord-deal-other = { $rank }. { $player }: { $score }, { $points }
discord-deal-won = vittoria
discord-deal-drawn = pareggio
discord-deal-lost = sconfitta
discord-deal-left = ha lasciato

## Il risultato
discord-verdict-won = Vince { $player }!
discord-verdict-shared = { $players } si dividono la vittoria!
discord-verdict-draw = Pareggio!
discord-verdict-none = Non vince nessuno.
discord-verdict-away = Alla fine un computer giocava al posto di { $players }: conta come un abbandono.
discord-why-resign = Abbandono di { $resigned }.
discord-why-nobody = Tutti hanno abbandonato o erano assenti alla fine, quindi non vince nessuno. Altrimenti la vittoria sarebbe andata a { $players }.
discord-lost = Giocare fino in fondo ha il suo merito, { $players }. Nella rivincita si riparte da zero.
discord-why-turn-limit = È stato giocato l’ultimo turno.
discord-why-agreed = La partita è finita prima del tempo: vince chi ha più carte.
discord-list = { $label }: { $values }
# Per le etichette e per i valori: Carte (serpente più lungo): 12 (7).
discord-list-more = { $main } ({ $more })
discord-button-all = Mostra tutti
discord-and-more = … e { $count ->
    [one] un altro
   *[other] altri { $count }
}
discord-list-cards = Carte
discord-list-longest = serpente più lungo
discord-ratings = Rating: { $list }
discord-rating-later = visibile dopo { $needed } partite (finora { $matches })
discord-unrated-too-few-moved = Partita non classificata: almeno due giocatori devono fare una mossa.
discord-unrated-daily-limit = Partita non classificata: tra gli stessi due giocatori contano per il rating solo { $matches } partite al giorno.
discord-unrated-resignations = Partita non classificata: dopo troppi abbandoni tra due giocatori, per il resto della giornata le loro partite non contano per il rating.
discord-left-out-not-moved = Partita non classificata per { $players }: nessuna mossa propria.
discord-left-out-daily-limit = Partita non classificata per { $players }: oggi già { $matches } partite classificate con gli altri.
discord-left-out-resignations = Partita non classificata per { $players }: oggi troppi abbandoni nelle partite con gli altri.

## I rifiuti
discord-broken = Qualcosa è andato storto da parte mia. Non si è perso nulla: riprova tra un momento.
discord-slow = Ci vuole più tempo del solito. Guarda il tavolo tra un momento e riprova se non è cambiato nulla.
discord-unknown-button = Questo pulsante non è mio o è troppo vecchio. Non è cambiato nulla.
discord-unknown-command = Questo comando non esiste più. Ricarica Discord e riprova.
discord-unknown-game = Questo gioco non esiste.
discord-no-page = Questa pagina non esiste.
discord-only-in-servers = Funziona solo in un server.
discord-nobody-sees = Questo server non mi lascia mostrare messaggi agli altri, quindi nessuno potrebbe unirsi alla tua lobby di { $game }. Puoi giocare qui in solitario, oppure chiedi a chi gestisce il server di invitarmi.
discord-real-time-needs-bot = { $game } si gioca con le reazioni, e mi arrivano solo in un server di cui faccio parte. Chiedi a chi gestisce il tuo server di invitarmi, o scegli un altro gioco: gli altri funzionano anche qui.
discord-start-elsewhere = Giochiamo in { $channels }: in questo server le partite iniziano lì.
discord-only-managers = Ti serve il permesso “Gestisci server”.
discord-server-language = Lingua dei messaggi di questo server: { $language }. Chi gestisce il server può cambiarla con `/settings`.
discord-lacks-permission = Mi serve il permesso “{ $permission }” in { $channel }. Può darmelo chi gestisce questo server.
discord-you-lack-permission = Per farlo ti serve il permesso “{ $permission }” in { $channel }.
discord-thread-announced = { $player } apre una partita di { $game } nel thread qui sotto.
discord-thread-failed = Qui non posso creare un thread, quindi non è stata aperta nessuna lobby. Riprova senza thread o in un altro canale.
discord-resign-question =
    Vuoi davvero abbandonare questa partita? Non si torna indietro. { $counts ->
        [true] Conta come sconfitta.
       *[false] Non conta come sconfitta.
    }
    { $match }
discord-button-confirm-resign = Sì, abbandono
discord-button-play-on = No, continuo
discord-plays-on = Bene: non cambia nulla.
discord-stop-question =
    Vuoi davvero interrompere questa partita per tutti? Non vince nessuno e la partita non conta.
    { $match }
discord-stop-question-alone =
    Vuoi davvero interrompere questa partita? Non conterà.
    { $match }
discord-end-question =
    Vuoi davvero terminare la partita adesso? Vince chi ha più carte.
    { $match }
discord-stop-question-last =
    Resti solo tu: interrompere vale come abbandonare, e gli altri mantengono il loro risultato. Vuoi davvero abbandonare?
    { $match }
discord-cancel-question =
    Vuoi davvero annullare questa lobby?
    { $match }
discord-button-confirm-stop = Sì, interrompila
discord-button-confirm-end = Sì, terminala
discord-button-confirm-cancel = Sì, annullala
discord-button-keep-lobby = No, tienila

discord-mine-heading = **Le tue partite**
discord-mine-none = Non sei in nessuna partita aperta. Con `/{ name-help }` ne apri una.
discord-mine-lobby = { $match }: non ancora iniziata
discord-mine-own-turn = { $match }: **tocca a te** · ⏳ { $deadline }
discord-mine-turn = { $match }: tocca a { $players } · ⏳ { $deadline }
discord-mine-paused = { $match }: in pausa
discord-mine-channel-gone = { $match }: in pausa, perché il suo canale è stato eliminato. Continuala con /{ name-game } { name-continue } in un altro canale del server.
discord-history-heading = **Le tue ultime partite qui** · al massimo { $most }, solo quelle che contano
discord-history-none = Qui non hai nessuna partita finita che conti. Con `/{ name-help }` ne apri una.
discord-history-select = Rivedine una…
discord-history-won = 🏆 vinta
discord-history-drawn = pareggio
discord-history-rank = { $rank }º posto su { $seats }
discord-notice-turn = { $players }, { $count ->
    [one] tocca a te in **{ $game }**, e gli altri ti aspettano
   *[other] tocca a voi in **{ $game }**, e gli altri vi aspettano
}. [Vai al tavolo]({ $address }) · ⏳ { $deadline }
discord-notice-reminder = { $players }, { $count ->
    [one] il tuo turno
   *[other] il vostro turno
} in **{ $game }** sta per scadere. [Vai al tavolo]({ $address }) · ⏳ { $deadline }
discord-notice-begin = { $players }, la partita a **{ $game }** è cominciata. [Vai al tavolo]({ $address })
discord-notice-next = { $players }, { $count ->
    [one] il prossimo turno di **{ $game }** è tuo
   *[other] il prossimo turno di **{ $game }** è vostro
}. [Vai al tavolo]({ $address })
discord-notice-played = L’ultima volta il tuo tempo è scaduto e un computer ha giocato per te:
discord-notice-invitation = { $players }, { $host } { $count ->
    [one] ti invita a giocare a **{ $game }** e ti tiene un posto
   *[other] vi invita a giocare a **{ $game }** e vi tiene i posti
}. [Vai al tavolo]({ $address })
discord-notice-place = -# Sul server { $server } · { $channel }
discord-role-mention = { $role }, { $host } cerca qualcuno con cui giocare a **{ $game }**. [Vai al tavolo]({ $address })
discord-button-decline = Non ora
discord-accepted = Ci sei! [Vai al tavolo]({ $address })
discord-button-block = Blocca
discord-blocked = { $host } non può più invitarti. Puoi annullare con /{ name-game } { name-notices }.
discord-button-notices = 🔔 Come avvisarmi
discord-button-notices-channel = Nel canale
discord-button-notices-direct = Con messaggio diretto
discord-button-notices-nowhere = Mai
discord-button-notices-time = Scegli un orario…
discord-notices-turns = Quando gli altri aspettano il tuo turno
discord-notices-next = Quando il prossimo turno è tuo in una partita lenta con tre o più giocatori
discord-notices-puzzle = Quando c’è un nuovo rompicapo del giorno, con un messaggio diretto
discord-puzzle-time-title = Quando c’è un nuovo rompicapo
discord-puzzle-time-label = Ora e fuso orario: 8:30 Europe/Rome
discord-no-time = Scrivi un orario e un fuso orario, per esempio 8:30 Europe/Rome.
discord-no-zone = Il fuso orario “{ $zone }” non esiste. Forse uno di questi: { $zones }
discord-notices-invitations = Quando qualcuno ti invita
discord-notices-invited-by = Chi può invitarti
discord-notices-unblock = Permetti di nuovo gli inviti di un host bloccato…
discord-away-now = **Risulti assente.** Ultimo giorno: { date } (UTC).
discord-away-not = **Nessuna assenza in corso.**
discord-away-help = Mentre non ci sei, i tuoi turni nelle partite lente aspettano e nessuno ti avvisa. Gli altri vedono fino a quando sei assente. Nelle partite più veloci un computer gioca per te quando il tuo tempo scade.
discord-away-left = { $left ->
    [0] Hai già usato tutti i { $most } giorni di assenza di questa stagione.
    [one] In questa stagione ti resta un giorno di assenza su { $most }.
   *[other] In questa stagione ti restano { $left } giorni di assenza su { $most }.
}
discord-away-option = { date } ({ $duration })
discord-away-choose = Fino a quando?
discord-button-returned = Ci sono di nuovo
discord-away-too-long = { $left ->
    [0] Hai già usato tutti i { $most } giorni di assenza di questa stagione.
    [one] In questa stagione ti resta un giorno di assenza. Ogni stagione ne ha { $most }.
   *[other] In questa stagione ti restano al massimo { $left } giorni di assenza. Ogni stagione ne ha { $most }.
}
discord-away-unclear = Non capisco fino a quando. Scrivi un numero di giorni, per esempio 7, o l’ultimo giorno, per esempio 3/12/2026.
discord-away-pause = Hai appena cambiato la tua assenza. Puoi cambiarla di nuovo tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
discord-button-invited-by-everybody = Tutti
discord-button-invited-by-played = Chi ha giocato con me
discord-button-invited-by-nobody = Nessuno
discord-avatar-shown = Ora le immagini delle tue partite mostrano il tuo avatar.
discord-avatar-hidden = Le immagini non mostrano più il tuo avatar, solo il tuo nome.
discord-privacy =
    {"**"}Che cosa conservo su di te, e perché**
    - Il tuo ID Discord e il tuo nome: per darti un posto e per le classifiche.
    - Le tue partite, con mosse, risultati, tempi di reazione e il luogo in cui sono state giocate: per replay, statistiche e rating.
    - I tuoi tentativi ai rompicapi del giorno e ciò che segnali: per la tua serie, i risultati del tuo server e le correzioni.
    - Quali traguardi hai visto: perché ognuno sia nuovo una volta sola.
    - Le tue scelte: avvisi, avatar e i giorni in cui non ci sei.
    - Gli inviti delle ultime 24 ore e gli host che hai bloccato: perché nessuno ti disturbi.
    - Le reazioni che sembrano troppo veloci per una persona: per chi gestisce il server.
    Non conservo mai il tuo avatar né i tuoi messaggi. Le immagini e i risultati che pubblico restano nei loro canali.
    { $export } ti invia tutto in un file. { $forget } cancella tutto.
discord-privacy-listed = Gli elenchi di chi ha risolto il rompicapo del giorno mostrano il tuo nome.
discord-privacy-unlisted = Gli elenchi di chi ha risolto il rompicapo del giorno non mostrano il tuo nome.
discord-privacy-policy = Informativa sulla privacy: { $address }
discord-terms-of-service = Termini di servizio: { $address }
discord-export = Ecco tutto ciò che conservo su di te.
discord-export-cut = Ecco che cosa conservo su di te. Non tutte le tue partite entrano in un file su Discord: queste sono le più recenti ({ $matches }); mancano le precedenti ({ $older }). Chi gestisce questo bot può inviarti il resto.
discord-export-pause = Hai appena ricevuto i tuoi dati. Puoi chiederli di nuovo tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
discord-forget-question =
    Vuoi davvero che cancelli tutto ciò che conservo su di te? Non si torna indietro.
    Spariscono il tuo rating, le tue statistiche e le tue scelte. Le partite con altri giocatori restano, ma lì sarai solo “un ex giocatore”. Se giochi di nuovo, ricominci da zero.
discord-button-forget = Sì, cancella tutto
discord-button-keep-data = No, conserva tutto
discord-forget-open =
    Hai ancora un posto in queste partite. Prima abbandonale o esci, poi chiedimelo di nuovo.
    { $matches }
discord-forgotten = Fatto: ho cancellato tutto ciò che conservavo su di te. I messaggi che ho pubblicato prima restano nei loro canali. Lì può eliminarli un moderatore.
discord-with-yourself = Hai già un posto. Scegli altri giocatori.
discord-with-bot = { $player } è un bot. Per giocare con i computer, scegli quanti con `computer`.
discord-with-twice = Hai scelto { $player } due volte.
discord-challenge = A quale gioco vuoi giocare con { $player }?
discord-with-direct = Nei messaggi diretti nessun altro può partecipare. Inizia la partita in un server.
discord-with-too-many = Questo gioco ha { $most } posti. Per te, gli invitati e i computer ne servono { $needed }.
discord-choose-match = Quale partita?
discord-button-ask-to-stop = Proponi di interromperla
discord-button-resign = Abbandona
discord-replay = 🎬 **{ $game }** · #{ $number } · { $players }
    -# **Passo per passo** mostra la partita al tuo ritmo. **Registrazione** è un file con ogni passo, così chiunque può verificarla.
discord-replay-alt = L’intera partita come animazione. Il pulsante “Passo per passo” mostra le stesse immagini una per una, ognuna con il suo testo.
discord-step-heading = 🎬 **{ $game }** · #{ $number } · { $place }
discord-step-title = I giocatori
discord-step = Passo { $step } di { $steps }
discord-at-step = Passo { $step }
discord-step-end = La fine
discord-select-step = Vai a un passo…
discord-record = La registrazione della partita #{ $number } contiene i suoi sorteggi e ogni passo. `snakepit verify record.json` la verifica.
discord-record-check = Controllala nel tuo browser: { $address }
discord-replay-none = In questo canale non è ancora finita nessuna partita.
discord-replay-elsewhere = Non posso mostrare questa partita qui: non è finita, o è stata giocata in un altro canale.
discord-replay-older-rules = Questa partita è stata giocata con regole precedenti, non più supportate. Non si può quindi rivedere.
discord-replay-busy = In questo momento si stanno preparando troppi replay. Riprova tra un momento.
discord-replay-pending = Il tuo ultimo replay è ancora in preparazione. Aspetta che arrivi.
discord-replay-pause = Questo canale ha appena ricevuto un replay. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
discord-replay-too-large = Questo replay è troppo grande per il server.
permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-attach-files = Allega file
permission-read-message-history = Leggi la cronologia dei messaggi
permission-create-public-threads = Crea thread pubblici
permission-create-private-threads = Crea thread privati
permission-manage-roles = Gestisci ruoli

## Da leggere
discord-rules-heading = **{ $game }** · regole { $page }/{ $pages }
discord-rules-house = -# 🏠 Una nostra regola della casa.
discord-help-intro = **Gioca** con gli altri, **Impara** giocando o gioca subito **In solitario**.
discord-help-game = **{ $game }** ({ $seats }) · { $line }
discord-help-picture = Le copertine dei giochi: { $games }.
discord-help-commands =
    ## Tutti i comandi
    Premi un comando per usarlo. `{ name-learn }` inizia una partita di prova contro un computer facile. Un suggerimento con 🎓 spiega ogni turno, e la partita non conta.
discord-help-play = **Giocare**
discord-help-match = **Durante una partita**
discord-help-back = **Riguardare**
discord-help-you = **Per te**
discord-help-server = **Per il server**
discord-help-more =
    Premi **Descrivi** sotto una partita per leggere a parole che cosa mostra l’immagine. Lo vedi solo tu.
    Se salti due turni di fila, un computer gioca al posto tuo finché non premi un pulsante.

## Risultati e classifiche
discord-scores-heading = **{ $game }** · ultimi risultati in questo canale
discord-scores-none = Qui non è ancora stata giocata nessuna partita.
discord-scores-running = Partita #{ $match } · iniziata · { $when }
discord-scores-ended = Partita #{ $match } · finita · { $when }
discord-scores-drawn = Partita #{ $match } · pareggiata · { $when }
discord-scores-stopped = Partita #{ $match } · interrotta, non conta · { $when }
discord-scores-round = -# Manche { $round }: { $points }
discord-leaderboard-heading = **{ $game }** · classifica, { $where }, { $when }
discord-leaderboard-none = In questa lista non c’è ancora nessuno. Finisci una partita e inaugurala tu!
discord-leaderboard-line = { $place } { $player } · **{ $rating }** · vinte { $won }, pareggiate { $drawn }, perse { $lost }
discord-leaderboard-trend = -# ↑ ↓: variazione del rating generale nelle ultime { $matches } partite classificate
discord-leaderboard-rated = -# Il rating appare dopo { $needed } partite classificate. Le medaglie ci sono appena tre persone hanno un rating.
discord-leaderboard-line-period = { $place } { $player } · vinte **{ $won }**, pareggiate { $drawn }, perse { $lost }
discord-leaderboard-counts = -# Contano le partite con almeno due persone: decidono prima le vittorie, poi i pareggi. Finisce: { $end }
discord-picture-pause = Hai chiesto molte immagini in poco tempo. Puoi chiedere la prossima tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
discord-leaderboard-pause = Questo canale ha appena ricevuto una classifica. Riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
discord-period-all = da sempre
discord-period-season = questa stagione
discord-period-week = questa settimana
discord-season = { $quarter ->
    [1] gennaio–marzo
    [2] aprile–giugno
    [3] luglio–settembre
   *[other] ottobre–dicembre
} { $year }
discord-rating-new = nuovo ({ $matches } su { $needed })
discord-best-claim = 🏆 { $player }: la reazione giusta più veloce finora, { $time }
discord-best-score = 🏆 { $player }: la partita migliore finora, { $score }
discord-first-win = 🎉 { $player }: prima vittoria a { $game }!
discord-fastest-claim = ⚡ La reazione giusta più veloce della partita: { $player }, { $time }
discord-season-over = 🏆 La stagione { $season } è finita. Complimenti!
discord-milestone-first-win = { $game } · prima vittoria: { $date }
discord-milestone-streak = { $game } · più vittorie di fila: { $wins }
discord-milestone-snake = { $game } · serpente più lungo: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
discord-milestone-claim = { $game } · reazione giusta più veloce: { $time }
discord-milestone-new = 🆕 { $milestone }
discord-milestone-old = 🏅 { $milestone }
discord-milestone-share = Condividi un traguardo
discord-milestone-shared = 🏅 **{ $player }** · { $milestone }
discord-best = record { $best }
discord-fastest = più veloce { $time }
discord-wrong = { percent } di errori
discord-stats-heading = **{ $player }** · { $game }
discord-all-games = tutti i giochi
discord-stats-none = Ancora nessuna partita che conta. Le partite di prova non contano.
discord-stats-played = Partite: { $games } (vinte { $won }, pareggiate { $drawn }, perse { $lost })
discord-stats-game = - { $game } · **{ $rating }**
discord-stats-rating = Rating: { $rating }, massimo { $best }
discord-stats-rating-new = Rating: { $rating }
discord-stats-runs = Vittorie di fila: { $run } ora, record { $longest }
discord-stats-best = Partita migliore: { $best }
discord-stats-claims = Reazioni giuste: { $right }, errori: { percent }
discord-stats-fastest = Reazione giusta più veloce: { $time }

## Impostazioni
discord-settings-heading = **Impostazioni di questo server**
    -# Ogni scelta vale subito.
discord-settings-play = Gioco
discord-settings-channels = Canali
discord-settings-puzzle = Rompicapo
discord-settings-roles = Ruoli
discord-settings-privacy = Privacy e fair play
discord-settings-language = Lingua dei giochi
discord-settings-pace = Tempo, se l’host non ne sceglie un altro
discord-settings-stopping = Chi può interrompere una partita, oltre ai moderatori
discord-stopping-host = Prima l’host, poi tutti insieme
discord-stopping-players = Tutti i giocatori insieme
discord-stopping-nobody = Nessuno
discord-settings-start = Dove si possono iniziare partite, thread compresi
discord-settings-everywhere = Ovunque
discord-settings-matches = Partite aperte in un canale
discord-settings-at-most = { $matches ->
    [0] Nessun limite
   *[other] Al massimo { $matches }
}
discord-settings-threads = Un thread per ogni partita, se l’host non sceglie altrimenti
discord-settings-notices = Avvisa i giocatori nel canale quando gli altri li aspettano o li invitano
discord-settings-role = Ruolo da menzionare quando una nuova lobby cerca giocatori, al massimo una volta ogni dieci minuti
discord-settings-no-role = Nessun ruolo
discord-settings-role-deleted = ⚠️ Il ruolo scelto è stato eliminato. Scegline un altro, o nessuno.
discord-settings-role-restricted = Solo le lobby di membri con il permesso *Menziona tutti i ruoli* menzionano questo ruolo. Per cambiarlo, permetti a tutti di menzionarlo.
discord-settings-role-not-allowed = ⚠️ Non posso menzionare questo ruolo. Permetti a tutti di menzionarlo o dammi il permesso *Menziona tutti i ruoli*.
discord-settings-role-everyone = Non menziono mai tutti i membri. Scegli un altro ruolo.
discord-settings-season = Dove mostro il podio alla fine di ogni stagione, a gennaio, aprile, luglio e ottobre
discord-settings-no-channel = Da nessuna parte
discord-settings-puzzle-channel = Dove pubblico il rompicapo del giorno, ogni giorno alla stessa ora
discord-settings-puzzle-time = Quando pubblico il rompicapo del giorno
discord-settings-no-time = Ancora nessun orario
discord-settings-puzzle-role = Ruolo da menzionare con il rompicapo del giorno
discord-settings-puzzle-next = Prossimo rompicapo: { $at }
discord-settings-puzzle-off = Scegli un canale e un orario, e pubblicherò il rompicapo ogni giorno.
discord-settings-puzzle-lost = ⚠️ Non pubblico più il rompicapo del giorno in { $channel }: il canale non esiste più, o non posso scriverci. Scegli un canale nella pagina *{ discord-settings-puzzle }*.
discord-settings-winner-role = Ruolo per chi ha vinto l’ultimo torneo
discord-settings-season-role = Ruolo per chi è arrivato primo in un gioco nell’ultima stagione
discord-settings-roles-explained = Il ruolo va alla persona migliore, mai a un computer. Lo riprendo quando vince qualcun altro.
discord-award-unknown = Discord non risponde in questo momento, quindi non ho potuto controllare il ruolo. Sceglilo di nuovo.
discord-award-managed = ⚠️ Discord o un’altra app gestisce questo ruolo, quindi non posso assegnarlo. Scegline un altro.
discord-award-powerful = ⚠️ Questo ruolo ha permessi che non tutti hanno. Scegline uno senza, perché chiunque può vincerlo.
discord-award-too-low = ⚠️ Questo ruolo è sopra il mio, quindi non posso assegnarlo. Sposta il mio ruolo più in alto nella lista dei ruoli del server.
discord-award-not-allowed = ⚠️ Mi serve il permesso “{ permission-manage-roles }” per assegnare questo ruolo.
discord-settings-other-server = Quel canale non è di questo server, o non lo vedo. Scegline un altro.
discord-button-change = Cambia
discord-settings-avatars = Mostra gli avatar dei giocatori nelle immagini
discord-settings-barred = Membri che non possono giocare in questo server. Possono finire le partite iniziate.
discord-settings-nobody = Nessuno
discord-acts-heading = **Che cosa hanno fatto gestori e moderatori negli ultimi 90 giorni**
discord-acts-none = Negli ultimi 90 giorni nessuno ha cambiato un’impostazione o interrotto una partita altrui.
discord-act-setting = { $when }, { $who }: { $detail }
discord-act-stop = { $when }: { $who } ha interrotto la partita { $detail }
discord-settings-keep = Per quanto tempo si conservano le lobby annullate
discord-settings-days = { $days ->
    [0] per sempre
    [one] { $days } giorno
   *[other] { $days } giorni
}
discord-on = Sì
discord-off = No
