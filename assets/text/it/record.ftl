# I comandi simulate, verify e replay, e ciò che può essere sbagliato in una registrazione.

record-valid = valida: { $game }, { $seats } posti, { $steps ->
    [one] un passo
   *[other] { $steps } passi
}
record-valid-times = { $valid }. Non controllato: per quanto tempo si è vista ogni carta (`at` rispetto a `show_ms`)
record-valid-running = { $valid }. La partita non è finita, quindi il caso non si può ancora verificare.
record-valid-former = { $valid }. I dati di un giocatore sono stati cancellati, quindi non si può verificare se il segreto dà questo seme.
record-broken-step = errata: passo { $index } (il primo è 0): { $why }
    { $step }
record-broken = errata: { $why }
record-unreadable = illeggibile: { $why }
record-empty = Il file è vuoto.
record-cut-off = Il file è troncato: manca la fine.
record-no-json = Questa non è una registrazione: una registrazione è un file JSON.
record-no-record = Questa non è una registrazione: una registrazione è un oggetto JSON.
record-no-format = Questa registrazione non ha il formato “{ $format }”.
record-older-rules = Questa registrazione segue regole precedenti, non più supportate.
record-unknown-rules = Questa registrazione segue regole che questa versione non conosce.
record-too-long = Il file è troppo lungo per una registrazione.
file-unreadable = Impossibile leggere { $file }: { $error }
file-unwritable = Impossibile scrivere { $file }: { $error }

simulate-done = { $matches ->
    [one] Una partita scritta in { $out }
   *[other] { $matches } partite scritte in { $out }
}
simulate-game = Il gioco “{ $game }” non esiste. I giochi sono: { $known }.
simulate-matches = Il numero di partite deve andare da 1 a { $most }.
simulate-option = “{ $option }” non è un’opzione: scrivi nome=valore.
simulate-stuck = Una partita è arrivata a uno stato in cui nessun computer ha una mossa. È un errore del gioco.
replay-done = Il tavolo dopo il passo { $step } è in { $png }
replay-animated = L’intera partita di { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } è in { $out } ({ $kib } KiB).
replay-step = Non c’è un passo { $step }: la registrazione ne ha { $most }.
replay-hidden = Impossibile disegnare il tavolo: il passo { $step } nasconde l’ordine delle carte o nomina una figura sconosciuta.
replay-undrawable = Impossibile disegnare il tavolo: { $error }

## Qualsiasi registrazione

fault-key = La chiave “{ $key }” manca o ha un valore sbagliato.
fault-game = Questo gioco non esiste.
fault-seats = Questo gioco richiede { $seats } posti.
fault-commitment = Il codice di controllo deve avere 64 cifre esadecimali minuscole.
fault-contributions = “contributions” deve avere una voce per posto: un testo per un giocatore, null per un computer o un ex giocatore.
fault-secret = Il segreto deve avere 64 cifre esadecimali minuscole.
fault-secret-missing = La partita è finita, quindi devono esserci il segreto e il seme.
fault-secret-early = La partita è ancora in corso, quindi il segreto e il seme non devono esserci.
fault-secret-commitment = Il codice di controllo non è lo SHA-256 del segreto.
fault-seed = Il segreto e i contributi danno un altro seme: { $seed }.
fault-seed-form = Il seme deve avere 64 cifre esadecimali minuscole.
fault-deal = Il codice della smazzata non deriva dal codice di controllo.
fault-deal-other = Il codice è di una smazzata di { $game } con le regole { $rules }. Questa partita ha un altro gioco o altre regole.
fault-deal-and-contributions = Una partita di una smazzata non ha “contributions”: al loro posto c’è il codice della smazzata.
fault-deal-seed = In una partita di una smazzata il seme deve essere il segreto.
fault-chance-first = Secondo il seme inizia un altro giocatore.
fault-chance-die = Il seme dà un altro risultato del dado.
fault-chance-draw = Il seme dà altre carte.
fault-chance-shuffle = Il seme dà un altro ordine delle carte.
fault-chance-placement = Il seme dà un’altra casella o un altro colore.
fault-youngest = Deve iniziare chi ha detto di essere la persona più giovane.
fault-too-many-steps = Una registrazione ha al massimo { $most } passi.
fault-long-name = Il nome di un giocatore ha al massimo { $most } caratteri.
fault-long-contribution = Un contributo ha al massimo { $most } caratteri.
fault-long-step = In un passo e nel risultato, un testo ha al massimo { $most } caratteri e una lista al massimo { $entries } voci.
fault-step-object = Un passo deve essere un oggetto JSON.
fault-do = La chiave “do” deve indicare il tipo di passo.
fault-unknown-do = Questo gioco non ha il passo “{ $do }”.
fault-by = La chiave “by” deve indicare il posto che ha agito, o essere null per il caso e i conteggi.
fault-by-seat = Qui deve agire { $seat }.
fault-by-nobody = Nessun giocatore agisce in questo passo: “by” deve essere null.
fault-expected = Qui deve esserci un altro passo: { $expected }.
fault-after-end = La partita era finita prima di questo passo.
fault-at-decreases = Il tempo “at” torna indietro.
fault-bookkeeping-due = Prima devono venire i conteggi del passo precedente.
fault-resigned-twice = Questo posto aveva già abbandonato.
fault-resigned-out = Questo posto era già fuori gioco.
fault-outcome = Nel risultato, “{ $key }” deve essere { $expected }.
fault-outcome-early = La partita non è finita, quindi il risultato deve essere null.
fault-outcome-null = La partita è finita, quindi deve esserci il risultato.
