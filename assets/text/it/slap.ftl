# Slap the Elephant: the rules, the table, the news.
slap-title = Schiaffo all’elefante
slap-pitch = Uno schiaffo all’elefante con 👋, uno schiocco di dita al topo con 🫰. Prima di tutti!
slap-line = dai lo schiaffo in tempo

slap-option-turn-limit-name = limite-di-turni
slap-option-turn-limit = Quanti turni dura la partita, contando quelli di tutti (0: fino in fondo)
slap-option-turn-limit-0 = nessuno
slap-option-claim-floor-ms = Millisecondi prima che una reazione possa valere per una nuova immagine
slap-length = { claims-length }
slap-length-button = { claims-length-button }
slap-option-claim-grace-ms = Millisecondi in cui una reazione può ancora valere per la carta precedente
slap-option-show-ms = Millisecondi prima che si possa girare la carta successiva
slap-gentle-match = { claims-gentle-match }
slap-brisk-match = { claims-brisk-match }

slap-rules-1 =
    {"**"}Lo scopo.** Vincere tutte le carte.

    {"**"}L’immagine**
    {"**"}1** il simbolo di un giocatore · **2** le carte nel suo mazzo · **3** le carte nella pila
    La cornice gialla mostra di chi è il turno. Dopo una reazione, le cornici rosa mostrano chi ha ricevuto la pila.
slap-rules-1-picture = Un tavolo di tre giocatori, con un elefante sulla pila. 1 indica il simbolo di un giocatore, 2 il numero di carte nel suo mazzo, 3 il numero di carte nella pila.
slap-rules-2 =
    52 carte mostrano 13 animali, quattro carte per ciascuno. Un giocatore a caso le distribuisce tutte coperte, e comincia il successivo. 🏠 Al tuo turno, premi **Gira una carta** per giocare la prima carta del tuo mazzo sulla pila comune.

    {"**"}In cima c’è un elefante?** Dagli uno schiaffo con 👋 prima di tutti.
    {"**"}In cima c’è il topo che schiocca le dita?** Schiocca le dita con 🫰 prima di tutti.
    Le emoji sotto il messaggio sono i tuoi pulsanti. Premi una sola volta per reazione: se premi di nuovo, togli l’emoji.
    Chi vince mette la pila sotto il proprio mazzo e comincia la successiva. Fino ad allora l’immagine conserva la carta in cima, con il simbolo e il tempo di chi ha vinto.

    {"**"}Gli errori.** Hai dato uno schiaffo a qualcosa che non era un elefante, o schioccato le dita per qualcosa che non era il topo? La pila va agli altri, una carta alla volta a partire dalla tua sinistra, sotto i loro mazzi. 🏠 Poi il gioco prosegue. Se la pila è vuota non succede nulla, quindi arrivare secondi non costa nulla.
slap-rules-3 =
    {"**"}L’immagine.** La stella ha dato uno schiaffo a un gatto. La pila non c’è più: le sue carte sono nei mazzi con la cornice rosa.

    {"**"}Fuori gioco.** Se al tuo turno non hai carte, sei fuori. Fino ad allora puoi ancora dare schiaffi e schioccare le dita. 🏠 Se nessuno ha più carte, la pila viene mescolata e ridistribuita tra tutti quelli ancora in gioco. 🏠
slap-rules-3-picture = La pila è vuota dopo uno schiaffo sbagliato della stella. I mazzi del cerchio e del quadrato hanno una cornice rosa.
slap-rules-4 =
    { claims-rules-moment }
    Qui uno schiocco in **1** o in **2** vince la pila con il topo. In **3** è un errore.
slap-rules-4-picture = A sinistra il topo che schiocca le dita, a destra un nuovo gufo. Sotto, una linea del tempo: 1 prima della nuova immagine, 2 nei suoi primi 150 millisecondi, 3 dopo.
slap-rules-5 =
    { claims-rules-look }
slap-rules-6 =
    {"**"}La fine.** Vinci se hai tutte le carte o se resti solo tu in gioco. 🏠 { claims-rules-end } La pila comune non è di nessuno. 🏠

    {"**"}Abbandonare.** Il tuo mazzo esce dal gioco. Vince chi resta in gioco per ultimo. 🏠 { rules-away }

slap-prompt = { $player }, gira una carta. Elefante: 👋! Topo: 🫰!
slap-prompt-first = { $player }, gira una carta. Un solo tocco sotto il messaggio: elefante 👋, topo 🫰!
slap-prompt-out = { $player } non ha più carte. Elefante o topo? 👋 🫰
slap-prompt-redeal = Nessuno ha più carte: tra poco la pila viene ridistribuita. 👋 🫰
slap-prompt-limit = L’ultima carta! Poi vince chi ha più carte. 👋 🫰

slap-describe-seat = { $player }: { $pack ->
    [one] una carta
   *[other] { $pack } carte
}
slap-describe-pile = In cima alla pila: { $card } ({ $pile ->
    [one] una carta
   *[other] { $pile } carte
})
slap-describe-no-pile = La pila è vuota.

slap-picture-snap = SCHIOCCO! { $time }
slap-picture-slap = SCHIAFFO! { $time }
slap-news-redeal = Nessuno ha più carte: la pila viene mescolata e ridistribuita.
slap-news-slap-right = 👋 { $player } dà il primo schiaffo, in { $time }, e vince { $cards ->
    [one] una carta
   *[other] { $cards } carte
}!
slap-news-slap-right-before = 👋 { $player } dà lo schiaffo appena in tempo, { $time } dopo la carta precedente, e vince { $cards ->
    [one] una carta
   *[other] { $cards } carte
}!
slap-news-slap-wrong = Niente elefante! { $player } dà uno schiaffo e regala la pila ({ $cards ->
    [one] una carta
   *[other] { $cards } carte
}).
slap-news-snap-right = 🫰 { $player } schiocca le dita prima di tutti, in { $time }, e vince { $cards ->
    [one] una carta
   *[other] { $cards } carte
}!
slap-news-snap-right-before = 🫰 { $player } schiocca le dita appena in tempo, { $time } dopo la carta precedente, e vince { $cards ->
    [one] una carta
   *[other] { $cards } carte
}!
slap-news-snap-wrong = Niente topo! { $player } schiocca le dita e regala la pila ({ $cards ->
    [one] una carta
   *[other] { $cards } carte
}).


## Explanations for learners
slap-learn-aim = **Il tuo scopo:** tutte le carte. Premi sotto il messaggio: elefante 👋, topo 🫰.
slap-learn-watch = Elefante: 👋. Topo: 🫰. Se no, niente. Premi una volta: se ripremi, togli l’emoji.
slap-learn-elephant-now = **Un elefante: 👋 subito!** La pila ha { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
slap-learn-mouse-now = **Il topo che schiocca le dita: 🫰 subito!** La pila ha { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
slap-remark-won = **Nessuno più veloce di te!** La pila è tua. La prossima volta premi di nuovo l’emoji.
slap-remark-lost = { $player } ha reagito prima e ha vinto la pila.
slap-remark-wrong = **Sbagliato:** la pila è andata agli altri. Conta solo aggiungere un’emoji.
slap-remark-wrong-other = { $player } ha sbagliato e ha regalato la pila: le cornici rosa mostrano a chi.
slap-remark-redeal = Nessuno aveva più carte, quindi la pila è stata ridistribuita.

slap-refusal-redeal = La pila si ridistribuisce solo quando nessun mazzo ha carte.
slap-refusal-redeal-first = Nessun mazzo ha carte: la pila viene ridistribuita e nessuno esce dal gioco.
slap-refusal-no-card = Non hai carte da girare.

## Faults of a record

fault-slap-out = Questo posto è fuori gioco.
fault-slap-asked = Questa reazione corrisponde all’immagine, quindi era giusta.
fault-slap-not-asked = Questa reazione non corrisponde a quell’immagine, oppure l’immagine era già vinta.
fault-slap-no-pile = Non c’è una pila, quindi la reazione viene ignorata.
