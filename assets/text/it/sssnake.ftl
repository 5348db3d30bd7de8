# Sssnake: the rules, the table, the news.
sssnake-title = Sssnake
sssnake-pitch = Unisci la testa e la coda del tuo serpente prima degli altri, qualunque cosa ci aggiungano i vicini.
sssnake-line = chiudi il serpente prima di tutti

sssnake-option-rounds-name = manche
sssnake-option-rounds = 1 è il gioco del regolamento, che propone anche più manche con la somma dei punti
sssnake-length = { $each ->
    [0] { $number ->
        [1] Una manche
       *[other] { $number } manche
    }
    [1] { $number } manche: ognuno comincia una volta
   *[other] { $number } manche: ognuno comincia due volte
}
sssnake-length-button = { $each ->
    [0] Una manche
    [1] { $number } manche: una a testa
   *[other] { $number } manche: due a testa
}
sssnake-list-totals = Totali (ogni carta mancante costa un punto)

sssnake-rules-1 =
    {"**"}Lo scopo.** Unire la testa e la coda del tuo serpente prima degli altri.

    {"**"}L’immagine**
    {"**"}1** chi gioca · **2** il dado · **3** le carte pescate: le lettere accanto a una carta indicano le posizioni in cui può andare, come sui pulsanti · **4** la manche · **5** le carte rimaste nel mazzo
    {"**"}6** le carte che mancano ancora a questo serpente · **7** i punti finora · **8** la carta più recente, in rosa · **9** un’estremità aperta, in giallo
sssnake-rules-1-picture = Un tavolo in cui il rosso deve piazzare una curva o un rettilineo. I numeri da 1 a 9 indicano i simboli; il testo li spiega.
sssnake-rules-2 =
    {"**"}Le carte.** Hai una carta grande con una testa e una coda. 120 carte quadrate formano il mazzo, coperte: 60 rettilinei, 48 curve, 8 incroci (due tratti diritti, uno sopra l’altro) e 4 doppie curve (due curve che non si toccano). Il dado mostra 1, 2 o 3, ciascuno su due facce. 🏠

    {"**"}Il tuo turno.** Il bot tira il dado e peschi tante carte quante ne indica. 🏠 La pagina seguente spiega che cosa farne. Poi tocca al tuo vicino di sinistra. Comincia la persona più giovane, che preme **Comincio io** nella lobby. Se non lo fa nessuno, decide il caso. 🏠
sssnake-rules-3 =
    {"**"}Un 1.** Aggiungi la carta al serpente del tuo vicino di sinistra; scegli tu dove. Se non combacia da nessuna parte, aggiungila al tuo serpente. Se non combacia neanche lì, esce dal gioco.

    {"**"}Un 2.** Scegli una carta e aggiungila al tuo serpente. L’altra va al tuo vicino di sinistra, che deve aggiungerla al suo. Se non combacia da nessuna parte, torna a te e devi aggiungerla al tuo. Se anche questo è impossibile, esce dal gioco.

    {"**"}Un 3.** Lo stesso, ma aggiungi due carte al tuo serpente, una dopo l’altra, e dai la terza al tuo vicino. Se non combacia da nessuna parte, il vicino te la restituisce sempre. 🏠

    {"**"}L’immagine.** Il cerchio rosso sei tu, il quadrato blu è il tuo vicino di sinistra.
sssnake-rules-3-picture = Con un 1 la carta va al vicino di sinistra. Con un 2 una carta va al tuo serpente e una al vicino di sinistra. Con un 3 due carte vanno al tuo serpente e una al vicino di sinistra.
sssnake-rules-4 =
    {"**"}La tua scelta.** Scegli tra le carte che combaciano con il tuo serpente. Se ne combacia una sola, e in una sola posizione, ci va subito. Se non ne combacia nessuna, scegline una qualsiasi: esce dal gioco. 🏠 Metti le tue carte prima che il vicino riceva l’ultima. 🏠 Se il mazzo ha meno carte di quante ne mostra il dado, gioca come se fosse uscito quel numero più piccolo. 🏠
sssnake-rules-5 =
    {"**"}Aggiungere carte.** Una carta va a una delle due estremità aperte, in modo che il corpo continui. Dopo deve essere ancora possibile, con le carte giuste, unire la testa e la coda. Una carta piazzata non si muove più.

    {"**"}L’immagine.** **1** La curva può andare a entrambe le estremità e girare a sinistra o a destra: quattro posizioni, quattro lettere. **2** La curva è stata messa in A. Il collo ha poi attraversato la parte libera dell’incrocio.
sssnake-rules-5-picture = 1: il collo ha formato un anello sotto un incrocio. Le lettere indicano le posizioni per una curva: A e B al collo, C e D alla coda. 2: la curva è in A, e il collo ha attraversato l’incrocio verso l’alto, fino alla casella sopra.
sssnake-rules-6 =
    {"**"}I dettagli** 🏠
    • Ogni serpente cresce sulla propria griglia, senza bordi. La carta grande occupa un quadrato di due caselle per lato. Il collo ne esce in alto a sinistra, la coda in basso a destra.
    • Rettilinei e incroci vanno dritti. Curve e doppie curve girano a sinistra o a destra.
    • La seconda parte di un incrocio o di una doppia curva (in colore sbiadito) è libera. Un’estremità che la raggiunge, ora o più tardi, la attraversa subito e gratis, anche più di una di seguito.
    • Un’estremità non può finire contro il lato chiuso di una carta né contro la carta grande.
    • *Carte mancanti* = il minor numero di carte che completerebbero il serpente se tu avessi quelle ideali. A un serpente nuovo ne mancano 7.
sssnake-rules-7 =
    {"**"}La fine di una manche.** Quando il tuo serpente è completo, vinci subito la manche, anche se l’ha completato la carta di un altro giocatore. 🏠 Le carte ancora in mano escono dal gioco. 🏠 Se il mazzo è vuoto dopo un turno intero, vince la manche il giocatore al cui serpente mancano meno carte; in caso di parità la si divide. 🏠

    {"**"}L’immagine.** Il serpente rosso è completo, quindi vince il rosso. Agli altri mancano cinque carte ciascuno, e perdono cinque punti.
sssnake-rules-7-picture = La fine di una partita di una manche: il serpente rosso è completo. Al blu e al giallo mancano cinque carte ciascuno, e ognuno ha meno cinque punti.
sssnake-rules-8 =
    {"**"}Le manche.** Una manche è il gioco come lo descrive il regolamento. Con più manche si contano i punti, come il regolamento propone se si gioca più volte di fila. Una partita ha tante manche quanti sono i giocatori: ognuno comincia una volta. Se giochi solo contro computer, ne ha una. L’host può scegliere anche una sola manche, o due per giocatore. 🏠

    {"**"}I punti.** Dopo ogni manche perdi un punto per ogni carta che manca ancora al tuo serpente. I punti si sommano. Dopo l’ultima manche vince il totale più alto; a parità di totale la vittoria si divide. 🏠 La manche successiva la comincia il vicino di sinistra di chi ha cominciato la precedente. 🏠

    {"**"}Abbandonare.** Un computer continua al posto tuo, e tu non puoi più vincere. Se resta un solo giocatore che non ha abbandonato, vince subito. 🏠 { rules-away }

# Words in pictures, as short as possible.
sssnake-picture-round = Manche { $round }/{ $rounds }
sssnake-picture-previous = Manche { $round }
sssnake-picture-pile = Mazzo: { $pile }
sssnake-picture-missing = { $missing ->
    [0] completo
    [1] ancora 1 carta
   *[other] ancora { $missing } carte
}
sssnake-picture-missing-short = { $missing ->
    [0] completo
   *[other] ancora { $missing }
}
sssnake-picture-points = { $points ->
    [one] { $shown } punto
   *[other] { $shown } punti
}

sssnake-card = { $card ->
    [straight] un rettilineo
    [crossing] un incrocio
    [double] una doppia curva
   *[curve] una curva
}
sssnake-end-neck = dal lato della testa
sssnake-end-tail = dal lato della coda
sssnake-way-ahead = dritto
sssnake-way-left = a sinistra
sssnake-way-right = a destra

sssnake-prompt-lone = { $player }, una carta sola va sul serpente di { $neighbour }: { sssnake-card }.
sssnake-prompt-lone-own = { $player }, la carta non combacia con il serpente di { $neighbour }: aggiungila al tuo ({ sssnake-card }).
sssnake-prompt-own-one = { $player }, metti una carta e dai l’altra a { $neighbour }.
sssnake-prompt-own-two = { $player }, metti due carte e dai l’altra a { $neighbour }.
sssnake-prompt-given = { $player }, { $giver } ti ha dato una carta. Aggiungila al tuo serpente: { sssnake-card }.
sssnake-prompt-returned = { $player }, { $neighbour } ti ha restituito { sssnake-card }. Va sul tuo serpente.

sssnake-button-place = { $letter }: { $end }, { $side }
sssnake-button-neck = lato testa
sssnake-button-tail = lato coda
sssnake-button-up = su
sssnake-button-right = destra
sssnake-button-down = giù
sssnake-button-left = sinistra
sssnake-button-discard = ✕ Scarta { sssnake-card }

sssnake-describe-choices = Posizioni: { $choices }.
sssnake-describe-choice = { $letter } ({ sssnake-card } { $end }, { $way }, { $heading })
sssnake-describe-seat = { $player }: { $missing ->
    [0] serpente completo
    [one] manca 1 carta
   *[other] mancano { $missing } carte
}, { $laid } { $laid ->
    [one] piazzata
   *[other] piazzate
}, { $total ->
    [one] 1 punto
   *[other] { $total } punti
}.
sssnake-describe-round = Manche { $round } di { $rounds }, { $pile ->
    [0] il mazzo è vuoto
    [one] 1 carta nel mazzo
   *[other] { $pile } carte nel mazzo
}.
sssnake-describe-roll = Il dado mostra { $die }. Carte pescate: { $cards }.
sssnake-describe-none = nessuna
sssnake-describe-ends = Estremità aperte del serpente di { $player }: il collo entra in { $neck } { $neck-heading }, la coda entra in { $tail } { $tail-heading }.
sssnake-describe-cells = Le caselle sono colonna/riga, contate verso destra e verso il basso. La carta grande occupa da 0/0 a 1/1; il collo esce da 0/0 verso sinistra, la coda esce da 1/1 verso destra.
sssnake-describe-body = Serpente di { $player }, casella per casella dalla carta grande: collo { $neck }; coda { $tail }.
sssnake-describe-body-complete = Serpente completo di { $player }, casella per casella dal collo alla coda: { $neck }.
sssnake-describe-run = dritto da { $first } a { $last }
sssnake-describe-free = Seconde parti libere sul serpente di { $player }: { $parts }.
sssnake-describe-free-part = { sssnake-card } in { $cell } tra { $one } e { $other }
sssnake-heading-up = verso l’alto
sssnake-heading-right = verso destra
sssnake-heading-down = verso il basso
sssnake-heading-left = verso sinistra
sssnake-side-up = il lato in alto
sssnake-side-right = il lato destro
sssnake-side-down = il lato in basso
sssnake-side-left = il lato sinistro

sssnake-news-round = { $rounds ->
    [1] { $player } comincia.
   *[other] Manche { $round } di { $rounds }: { $player } comincia.
}
sssnake-news-roll = { $player } fa { $die } e pesca: { $cards }.
sssnake-news-place = { $player } aggiunge { sssnake-card }{ $forced ->
    [1] {" "}(unica posizione)
   *[other] {""}
}: al suo serpente { $missing ->
    [one] manca 1 carta
   *[other] mancano { $missing } carte
}.
sssnake-news-place-other = { $player } aggiunge { sssnake-card } al serpente di { $owner }{ $forced ->
    [1] {" "}(unica posizione)
   *[other] {""}
}, a cui { $missing ->
    [one] manca 1 carta
   *[other] mancano { $missing } carte
}.
sssnake-news-complete = { $player } aggiunge { sssnake-card }{ $forced ->
    [1] {" "}(unica posizione)
   *[other] {""}
}: il serpente è completo!
sssnake-news-complete-other = { $player } aggiunge { sssnake-card } al serpente di { $owner }{ $forced ->
    [1] {" "}(unica posizione)
   *[other] {""}
}: è completo!
sssnake-news-give = { $player } dà { sssnake-card } a { $to }.
sssnake-news-return = Non combacia: { $player } restituisce { $card ->
    [straight] il rettilineo
    [crossing] l’incrocio
    [double] la doppia curva
   *[curve] la curva
} a { $to }.
sssnake-news-discard = { $player } scarta { sssnake-card }: non combacia da nessuna parte.
sssnake-news-score = { $rounds ->
    [1] La manche è finita.
   *[other] La manche { $round } di { $rounds } è finita. { $points }.
}
sssnake-news-score-empty = { $rounds ->
    [1] Il mazzo è vuoto. È a { $winners } che mancano meno carte.
   *[other] Il mazzo è vuoto: la manche { $round } di { $rounds } è finita. È a { $winners } che mancano meno carte. { $points }.
}
sssnake-news-points = { $player } { $points } (totale { $total })

# The same events as parts of a line about a turn.
sssnake-turn-roll = fa { $die }
sssnake-turn-place = mette { $times ->
    [1] { sssnake-card }
   *[other] { $times } carte
} ({ sssnake-turn-missing })
sssnake-turn-place-other = mette { sssnake-card } sul serpente di { $owner } ({ sssnake-turn-missing })
sssnake-turn-missing = { $forced ->
    [1] unica posizione
   *[other] { $missing ->
        [1] manca 1 carta
       *[other] mancano { $missing } carte
    }
}
sssnake-turn-complete = mette { sssnake-card }: serpente completo!
sssnake-turn-complete-other = mette { sssnake-card } sul serpente di { $owner }, che ora è completo!
sssnake-turn-give = dà { sssnake-card } a { $to }
sssnake-turn-return = restituisce la carta a { $to } ({ sssnake-card })
sssnake-turn-discard = scarta { $times ->
    [1] { sssnake-card }
   *[other] { $times } carte
}

## Explanations for learners
sssnake-learn-aim = **Il tuo scopo:** unire le due estremità del tuo serpente per la strada più breve.
sssnake-learn-own-one = Una carta va sul tuo serpente, l’altra su quello di { $neighbour }.
sssnake-learn-own-two = Due carte vanno sul tuo serpente, la terza su quello di { $neighbour }.
sssnake-learn-lone = La carta va sul serpente di { $neighbour }: tieni distanti le sue estremità.
sssnake-learn-lone-own = La carta non combacia con il serpente di { $neighbour }, quindi va sul tuo.
sssnake-learn-given = { $giver } ha dovuto darti una carta. Trovale la posizione migliore.
sssnake-learn-returned = La tua carta è tornata: non combacia da nessuna parte. Va sul tuo serpente.
sssnake-learn-discard = Nessuna carta combacia: scegline una da scartare. Non ti costa nulla.
sssnake-learn-fewest = 💡 Con { $letters } { $missing ->
    [0] il tuo serpente è completo e vinci
    [one] al tuo serpente manca solo 1 carta
   *[other] al tuo serpente mancano solo { $missing } carte
}.
sssnake-learn-most = 💡 Con { $letters } all’altro serpente { $missing ->
    [one] manca 1 carta
   *[other] mancano { $missing } carte
}, il massimo che puoi ottenere.
sssnake-remark-placed-on-yours = { $player } ha pescato una carta sola, quindi è andata sul tuo serpente.
sssnake-remark-two-parts = La carta ({ sssnake-card }) ha due parti. La seconda resta libera per dopo.
sssnake-remark-only-place = La tua carta aveva una sola posizione, quindi è stata aggiunta subito.
sssnake-remark-returned = Una carta che non combacia con il serpente del vicino torna indietro.
sssnake-remark-score = Ogni carta che manca ancora al tuo serpente ti costa un punto.

# Why a move is good, as a clause after a dash or a colon.
sssnake-reason-complete = completa il serpente
sssnake-reason-fewer = al serpente { $missing ->
    [one] manca solo 1 carta
   *[other] mancano solo { $missing } carte
}
sssnake-reason-keep = { $player } non riceve una carta utile
sssnake-reason-shortest = altre mosse allungherebbero la strada dalla testa alla coda
sssnake-reason-open = più carte del mazzo possono aiutare in seguito
sssnake-reason-longer = al serpente di { $player } { $missing ->
    [one] manca allora 1 carta
   *[other] mancano allora { $missing } carte
}
sssnake-reason-no-help = altre mosse aiuterebbero di più il serpente di { $player }
sssnake-reason-closed = meno carte del mazzo possono aiutare in seguito il serpente di { $player }

sssnake-refusal-notation = Questa non è una mossa di Sssnake.
sssnake-refusal-nothing-to-choose = In questo momento non c’è nulla da scegliere.
sssnake-refusal-not-yours = Tocca a { $player } scegliere.
sssnake-refusal-no-card = Questa carta non è in mano: { sssnake-card }.
sssnake-refusal-other-snake = Questa carta deve andare sul serpente di { $player }.
sssnake-refusal-way = Con { sssnake-card } non si può girare così.
sssnake-refusal-closed = Con { sssnake-card } lì, un’estremità finirebbe contro un lato chiuso.
sssnake-refusal-cut-off = Con { sssnake-card } lì, la testa e la coda non si potrebbero più unire.
sssnake-refusal-fits = Questa carta combacia ({ sssnake-card }), quindi devi aggiungerla.
sssnake-refusal-other-fits = Questa carta non combacia da nessuna parte ({ sssnake-card }). Scegli quella che combacia.
sssnake-refusal-order = Questo passo non va qui.
sssnake-refusal-first = La manche la comincia un altro giocatore.
sssnake-refusal-draw = Queste carte non possono essere state pescate.

# The daily puzzle
puzzle-close-label = { $letter } · { sssnake-card }, { $end }, { $side }
sssnake-puzzle-rules = Nel rompicapo giochi senza avversari con queste carte: non ci sono né dado né mazzo, e l’ordine lo scegli tu.

## Faults of a record

fault-sssnake-first = Questa manche deve cominciarla il posto successivo.
fault-sssnake-die = Il dado mostra 1, 2 o 3.
fault-sssnake-draw = Il numero di carte pescate deve corrispondere al dado, o al resto del mazzo.
fault-sssnake-card = Una carta è S, C, X o D.
fault-sssnake-pile = Il mazzo non ha più carte di questo tipo.
fault-sssnake-hand = Questa carta non è in mano.
fault-sssnake-on = Questa carta deve andare sul serpente di { $seat }.
fault-sssnake-end = Un’estremità è “neck” o “tail”.
fault-sssnake-way = Una direzione è “ahead”, “left” o “right”.
fault-sssnake-place = La carta non può stare lì: il corpo deve continuare, e deve restare possibile unire la testa e la coda.
fault-sssnake-must-place = La carta combacia, quindi va piazzata.
fault-sssnake-other-fits = Un’altra carta in mano combacia, quindi questa non si può scartare.
fault-sssnake-to = Una carta va al vicino di sinistra, o torna a chi l’ha data.
fault-sssnake-missing = I numeri delle carte mancanti sono sbagliati.
fault-sssnake-totals = I totali sono sbagliati: ogni posto perde un punto per ogni carta mancante.
