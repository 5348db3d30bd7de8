# Hisss e Rainbow Snake: le regole, il tavolo, le notizie.
hisss-title = Hisss / Rainbow Snake
hisss-title-hisss = Hisss
hisss-title-rainbow-snake = Rainbow Snake
hisss-pitch = Forma serpenti al centro del tavolo e completali prima degli altri.
hisss-pitch-hisss = Completa serpenti al centro del tavolo prima degli altri. Si tira a sorte chi comincia.
hisss-pitch-rainbow-snake = Lo stesso gioco di Hisss, ma comincia chi è più giovane. Completa serpenti prima degli altri.
hisss-line-hisss = completa serpenti; comincia un giocatore a caso
hisss-line-rainbow-snake = come Hisss, ma comincia chi è più giovane

hisss-option-edition-name = edizione
hisss-option-edition = L’edizione, che decide chi comincia
hisss-option-edition-hisss = Hisss (comincia un giocatore a caso)
hisss-option-edition-rainbow-snake = Rainbow Snake (comincia la persona più giovane)
hisss-option-claim-on-join-name = serpenti-uniti
hisss-option-claim-on-join = Quando prendi il serpente che ottieni unendone due
hisss-option-claim-on-join-always = Se entrambi hanno almeno due carte (regola della casa), o se è completo
hisss-option-claim-on-join-complete = Solo se è completo (regola della casa)
hisss-option-win-by-name = vittoria
hisss-option-win-by = Che cosa fa vincere: più carte o più serpenti completi
hisss-option-win-by-cards = Più carte (come conta il regolamento)
hisss-option-win-by-snakes = Più serpenti completi (come dice lo scopo del regolamento)

hisss-rules-1 =
    {"**"}Lo scopo.** Completare serpenti per raccogliere più carte di tutti. Un serpente ha una testa, almeno un corpo e una coda. Da 2 a 5 giocatori. 🏠 *Hisss* e *Rainbow Snake* differiscono solo per chi comincia: un giocatore a caso in *Hisss*, chi è più giovane in *Rainbow Snake*.

    {"**"}Le carte.** 50 carte coperte formano un ventaglio:
    {"**"}1** sei teste, una per colore: rosso, arancione, giallo, verde, blu e viola,
    {"**"}2** sei code degli stessi colori,
    {"**"}3** una testa e una coda arcobaleno,
    {"**"}4** 36 corpi di due colori diversi. Ogni coppia di colori è su due carte, e le sei coppie dell’immagine su tre. 🏠
    Ogni colore ha anche un suo motivo.
hisss-rules-1-picture = Quattro file di carte. 1: sei teste. 2: sei code. 3: la testa e la coda arcobaleno. 4: sei corpi: rosso e arancione, arancione e giallo, giallo e verde, verde e blu, blu e viola, rosso e viola.
hisss-rules-2 =
    {"**"}Il tuo turno.** Premi **{ hisss-button-draw }**: il caso ne sceglie una dal ventaglio. 🏠 Se combacia da qualche parte, devi metterla, e scegli tu dove. Se combacia in un solo punto, ci va subito. Se non combacia da nessuna parte, comincia una nuova fila.

    {"**"}L’immagine**
    {"**"}1** le carte rimaste nel ventaglio · **2** la carta pescata, e chi l’ha pescata · **3** un punto in cui combacia: il pulsante ha la sua lettera. Qui la carta combacia in A e in B, e può unire i due serpenti.
    {"**"}4** le carte che un giocatore ha preso · **5** il suo serpente più lungo
hisss-rules-2-picture = Un tavolo: la carta pescata è gialla e blu. Combacia nel punto A, all’estremità blu di un serpente con la testa rossa, e nel punto B, all’estremità gialla di un serpente con la coda arancione. I numeri da 1 a 5 indicano i simboli; il testo li spiega.
hisss-rules-3 =
    {"**"}L’inizio.** Una carta è scoperta al centro. In *Hisss* comincia un giocatore a caso. 🏠 In *Rainbow Snake* comincia la persona più giovane, che preme **Comincio io** nella lobby. Se non lo fa nessuno, decide il caso. 🏠 Gli altri seguono in senso orario.

    {"**"}Che cosa combacia.** Puoi aggiungere una carta a un’estremità di un serpente se i colori che si toccano sono uguali. Un corpo si può ruotare. Una testa o una coda può toccare solo corpi. 🏠 Chiude quell’estremità, e un serpente ha al massimo una testa e una coda. La testa e la coda arcobaleno sono jolly: toccano ogni colore, e un corpo può starci accanto in entrambi i versi. Due posizioni sono due scelte, anche se sembrano uguali. 🏠

    {"**"}Unire.** Un corpo che hai appena pescato può unire due serpenti se combacia con entrambi e il risultato ha al massimo una testa e una coda. 🏠 Unire non è mai obbligatorio. Le carte già sul tavolo non uniscono mai serpenti.
hisss-rules-4 =
    {"**"}Che cosa prendi**
    {"**"}1** Metti la carta che completa un serpente: ha una testa, una coda e almeno un corpo. Lo prendi.
    {"**"}2** Unisci due serpenti di almeno due carte ciascuno. 🏠 Prendi il serpente unito, completo o no. Se è incompleto, conta come gli altri. 🏠
    {"**"}3** Unisci una carta isolata, che non è ancora un serpente. Prendi il risultato solo se è completo. Altrimenti resta sul tavolo, come qui. 🏠
    Nell’immagine, la carta appena messa ha una cornice. Il numero accanto a un serpente dice quante carte prendi.

    {"**"}Un’opzione.** L’host può decidere che un serpente unito si prende *solo se è completo*; altrimenti resta sul tavolo. 🏠
hisss-rules-4-picture = 1: una testa verde, due corpi e una coda viola che completa il serpente: si prendono 4 carte. 2: un corpo unisce due serpenti di due carte: si prendono 5 carte. 3: un corpo unisce una testa isolata e due corpi: non si prende nulla.
hisss-rules-5 =
    {"**"}La fine.** Dopo l’ultima carta vince chi ha più carte. I due regolamenti contano le carte alla fine, anche se come scopo indicano il maggior numero di serpenti. 🏠 Con l’opzione *più serpenti completi*, questi contano prima delle carte. 🏠 In caso di parità, decide il serpente più lungo tra i giocatori a pari merito. Se la parità resta, si dividono la vittoria. 🏠

    {"**"}Abbandonare.** Un computer continua al posto tuo, e tu non puoi più vincere. Se resta un solo giocatore che non ha abbandonato, vince subito. 🏠 { rules-away }

hisss-colour-red = rosso
hisss-colour-orange = arancione
hisss-colour-yellow = giallo
hisss-colour-green = verde
hisss-colour-blue = blu
hisss-colour-purple = viola
hisss-colour-rainbow = arcobaleno
hisss-card-body = { $left }-{ $right }
hisss-card-head = testa { $colour ->
    [red] rossa
    [orange] arancione
    [yellow] gialla
    [green] verde
    [blue] blu
    [purple] viola
   *[rainbow] arcobaleno
}
hisss-card-tail = coda { $colour ->
    [red] rossa
    [orange] arancione
    [yellow] gialla
    [green] verde
    [blue] blu
    [purple] viola
   *[rainbow] arcobaleno
}
# Le stesse carte dentro una frase.
hisss-a-body = un corpo { $left }-{ $right }
hisss-a-head = una testa { $colour ->
    [red] rossa
    [orange] arancione
    [yellow] gialla
    [green] verde
    [blue] blu
    [purple] viola
   *[rainbow] arcobaleno
}
hisss-a-tail = una coda { $colour ->
    [red] rossa
    [orange] arancione
    [yellow] gialla
    [green] verde
    [blue] blu
    [purple] viola
   *[rainbow] arcobaleno
}
hisss-end-left = all’estremità sinistra
hisss-end-right = all’estremità destra

hisss-prompt-draw = { $player }: pesca una carta (carte rimaste: { $fan }).
hisss-prompt-lay = { $player }: hai pescato { $card }. Dove va?
hisss-prompt-join = { $player }: { $card } in { $letters }. Va solo lì o unisce due serpenti?

hisss-button-draw = Pesca una carta
hisss-button-lay = { $letters }
hisss-button-take = { $letters } · prendi { $cards } carte
hisss-button-more = { $letters } …
hisss-button-back = Indietro
hisss-select = Scegli un punto

hisss-describe-places = Punti possibili: { $places }.
hisss-describe-place = { $letter } { $end } del serpente { $snake } ({ $colour })
hisss-describe-seat = { $player }: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, { $snakes ->
    [one] 1 serpente
   *[other] { $snakes } serpenti
} (completi: { $complete }), il più lungo: { $longest }.
hisss-describe-fan = { $fan ->
    [0] Il ventaglio è vuoto.
    [one] Nel ventaglio resta 1 carta.
   *[other] Nel ventaglio restano { $fan } carte.
}
hisss-describe-snake = Serpente { $snake }, da sinistra: { $cards }.

hisss-picture-taken = { $cards } carte!
hisss-picture-longest = { $snakes ->
    [one] Il serpente più lungo di chi vince
   *[other] I serpenti più lunghi di chi vince
}
hisss-news-start = La prima carta: { $card }. { $player } comincia.
hisss-news-draw = { $player } pesca { $card }.
hisss-news-alone = { $player } mette { $card } in una nuova fila: non combacia con niente.
hisss-news-add = { $player } aggiunge { $card }: ora il serpente ha { $cards } carte.
hisss-news-join = { $player } unisce due serpenti con { $card }: il nuovo serpente ha { $cards } carte.
hisss-news-claim = { $player } prende il serpente di { $cards } carte!

# Gli stessi eventi come parti di una riga su un turno. Dopo la pesca, la carta è già nominata.
hisss-turn-draw = pesca { $card }
hisss-turn-alone = mette { $first ->
    [1] { $card }
   *[other] la carta
} in una nuova fila
hisss-turn-add = mette { $first ->
    [1] { $card }
   *[other] la carta
} (serpente di { $cards })
hisss-turn-join = unisce due serpenti con { $first ->
    [1] { $card }
   *[other] la carta
} (serpente di { $cards })
hisss-turn-claim = e prende il serpente

## Spiegazioni per imparare
hisss-learn-aim = **Il tuo scopo:** completare serpenti (testa, corpo, coda). Se ne completi uno, è tuo.
hisss-learn-draw = Pesca una carta. Va dove combacia, oppure comincia una nuova fila.
hisss-learn-lay = Accosta colori uguali. Non lasciare serpenti che altri possono completare.
hisss-learn-take-now = 💡 Con **{ $letters }** prendi un serpente di { $cards } carte.
hisss-remark-alone = La carta di { $player } non combacia da nessuna parte: comincia una nuova fila.
hisss-remark-join = Se unisci due serpenti di almeno due carte ciascuno, li prendi.
hisss-remark-taken = **Il serpente è tuo.** Le sue carte contano alla fine.
hisss-remark-lost = { $player } ha preso un serpente. Guarda prima cosa possono completare gli altri.

# Perché una mossa è buona, dopo un trattino o i due punti.
hisss-reason-complete = prende un serpente completo di { $cards } carte
hisss-reason-join = unisce due serpenti e prende { $cards } carte
hisss-reason-safe = non lascia niente da prendere al prossimo giocatore
hisss-reason-fewer = { $player } può allora prendere un serpente solo con { $cards } delle { $fan } carte rimaste
hisss-reason-long = forma un serpente di { $cards } carte
hisss-reason-open = { $cards ->
    [0] nessuna carta rimasta combacia con questo serpente
    [1] 1 carta rimasta combacia con questo serpente
   *[other] { $cards } carte rimaste combaciano con questo serpente
}
hisss-flaw = { $player } può allora prendere un serpente con { $cards } delle { $fan } carte rimaste

hisss-won-by-cards = Vince chi ha più carte; in caso di parità decide il serpente più lungo.
hisss-won-by-snakes = Vince chi ha più serpenti completi: { $values }

hisss-refusal-notation = Questa non è una mossa di Hisss.
hisss-refusal-card = Questa carta non esiste.
hisss-refusal-order = Questo passo non va qui.
hisss-refusal-first = Comincia un altro giocatore.
hisss-refusal-fan = Questa carta non è più nel ventaglio: { $card }.
hisss-refusal-not-yours = È il turno di { $player }.
hisss-refusal-drawn = Hai già pescato. Metti la carta.
hisss-refusal-draw-first = Prima pesca una carta.
hisss-refusal-no-snake = Sul tavolo non c’è quel serpente.
hisss-refusal-closed = Una testa o una coda chiude questa estremità.
hisss-refusal-not-its-colour = La carta non ha questo colore.
hisss-refusal-colours = I colori che si toccano devono essere uguali.
hisss-refusal-only-bodies = Teste e code possono toccare solo corpi.
hisss-refusal-two-heads = Un serpente ha una sola testa.
hisss-refusal-two-tails = Un serpente ha una sola coda.
hisss-refusal-no-join = Solo un corpo può unire, con un serpente per lato.
hisss-refusal-fits = La carta combacia, quindi devi metterla.

# The daily puzzle
hisss-puzzle-rules = Nel rompicapo giochi senza avversari: metti cinque carte note in quest’ordine e contano solo le carte che prendi.

## Errori di una registrazione

fault-hisss-card = Questa carta non esiste.
fault-hisss-deck = Il mazzo non ha più carte di questo tipo.
fault-hisss-fits = La carta combacia da qualche parte, quindi deve andare lì.
fault-hisss-places = “places” deve avere zero, una o due voci con “snake”, “end” e “touch”.
fault-hisss-snake = Sul tavolo non c’è un serpente con questo numero.
fault-hisss-touch = La carta non combacia a questa estremità con questo colore.
fault-hisss-same = Una carta unisce due serpenti diversi.
fault-hisss-two-heads = Un serpente ha al massimo una testa e una coda.
fault-hisss-claim = Si deve prendere un altro serpente.
