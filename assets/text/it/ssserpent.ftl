# I colori sono al maschile (serpente, pezzo); con mela e testa diventano femminili sul posto.
ssserpent-title = Ssserpent
ssserpent-pitch = Fai crescere il tuo serpente, mela dopo mela, finché non può mordere l’altro.
ssserpent-line = mangia, cresci e mordi

ssserpent-option-set-up-name = preparazione
ssserpent-option-set-up = Chi prepara la griglia: il caso o i giocatori
ssserpent-option-set-up-hand = a mano (il regolamento)
ssserpent-option-set-up-chance = a caso, pezzo per pezzo
ssserpent-option-set-up-even = a caso, una griglia equilibrata
ssserpent-switch-hand = Prepara a mano
ssserpent-switch-even = Griglia a caso

ssserpent-rules-1 =
    {"**"}Lo scopo.** Catturare la testa dell’altro serpente, o lasciarlo senza mosse complete.

    {"**"}La preparazione.** Il caso sceglie una griglia su cui i due colori vincono più o meno con la stessa frequenza, e chi fa la prima mossa, a meno che l’host non scelga **Prepara a mano** nella lobby. 🏠 Se si prepara a mano, comincia un giocatore a caso. 🏠 A turno si piazzano i mirtilli, uno alla volta, due ciascuno. Il regolamento li chiama mele blu: si piazzano come le mele. Poi il secondo giocatore sceglie il colore. 🏠 Poi comincia di nuovo il primo. 🏠 Ognuno piazza quattro mele del colore **avversario**, una alla volta, e infine la testa **avversaria** sul bordo. Chi fa la prima mossa lo decide il caso.

    {"**"}A caso.** Puoi lasciare al caso un piazzamento, o tutti quelli che ti restano. 🏠 Finché i colori non sono scelti, potete anche accordarvi su una **Griglia a caso**: allora il caso fa il resto della preparazione. 🏠
ssserpent-rules-2 =
    {"**"}Le caselle.** Una mela non sta mai sul bordo (**1**), né proprio accanto a un’altra mela o a una testa: sopra, sotto, a sinistra o a destra (**2**). Una testa sta sul bordo, mai proprio accanto a una mela. Nell’immagine, le caselle con un nome sono quelle dei pulsanti; i punti indicano le altre caselle possibili. Se per un pezzo non ne resta nessuna, queste regole si allentano quanto serve, una alla volta: prima “accanto a una testa”, poi “accanto a una mela”, poi “sul bordo”. 🏠
ssserpent-rules-2-picture = La preparazione: sulla griglia ci sono quattro mirtilli, due mele gialle e una rossa. 1 indica una casella del bordo, 2 una casella tra due mele; lì non può stare nessuna mela.
ssserpent-rules-3 =
    {"**"}L’immagine.** La testa rossa può andare su
    {"**"}1** una casella libera,
    {"**"}2** una mela del suo colore,
    • un mirtillo, se il serpente è adulto (pagina seguente),
    • l’altro serpente, per morderlo (pagina seguente).
    Non può andare su
    {"**"}3** una mela dell’altro colore,
    {"**"}4** il proprio serpente, nemmeno sulla casella che la coda sta per lasciare. Quindi non torna mai indietro. Solo una testa senza corpo può invertire la marcia. 🏠
ssserpent-rules-3-picture = Tocca muovere a un serpente rosso di quattro pezzi. 1 indica una casella libera davanti alla testa, 2 una mela rossa accanto alla testa, 3 una mela gialla dall’altro lato e 4 il corpo del serpente stesso.
ssserpent-rules-4 =
    {"**"}Muoversi.** Un serpente fa un numero di passi pari alla metà dei suoi pezzi, arrotondata per eccesso: con 1 o 2 pezzi fa 1 passo, con 3 o 4 ne fa 2, con 5 o 6 ne fa 3, con 7 o 8 ne fa 4, con 9 ne fa 5. Deve farli tutti. La testa si muove per prima, in su, in giù, a sinistra o a destra, e il corpo la segue.

    Le frecce offrono solo i passi dopo i quali puoi ancora completare la mossa. **Se non puoi fare una mossa completa, perdi.**

    {"**"}Crescere.** La mela mangiata diventa un nuovo pezzo subito dietro la testa. Appena sulla griglia non resta nessuna mela del suo colore, anche nel mezzo di una mossa, il serpente è **adulto** per sempre. I serpenti adulti possono mangiare anche i mirtilli.
ssserpent-rules-5 =
    {"**"}Mordere.** Il regolamento lo chiama attacco. Guarda lungo la linea del passo. Conta i tuoi pezzi dalla testa all’indietro, e quelli dell’altro serpente dalla casella morsa in poi. Ogni conteggio finisce al primo vuoto, e contano anche i pezzi di un serpente ripiegato. 🏠 Per mordere ti servono **più** pezzi. L’altro serpente perde il pezzo morso e tutti quelli dietro. Le loro caselle sono subito libere, anche per i tuoi passi successivi. 🏠 Il tuo serpente non cresce. 🏠 Finisce i suoi passi. Chi cattura la **testa** vince subito. Un morso si conferma con **Mordi** se è l’ultimo passo della mossa. Un morso in un passo precedente non richiede conferma.
ssserpent-rules-6 =
    {"**"}L’immagine.** Il rosso conta **1**, **2**, **3** pezzi, il giallo solo **1**, **2**. Perciò il rosso può mordere il pezzo con la cornice, e il giallo perde quello e i due dietro. Al tuo turno, le cornici gialle indicano i pezzi che puoi mordere con questa mossa, e **!** indica la tua testa se l’altro serpente potrebbe catturarla adesso.
ssserpent-rules-6-picture = Un serpente rosso di tre pezzi in fila è di fronte al corpo del serpente giallo. I numeri contano tre pezzi rossi e due gialli sulla linea del morso. Il primo pezzo giallo ha una cornice, e un punto esclamativo avvisa di un pericolo per la testa rossa.
ssserpent-rules-7 =
    {"**"}Dopo la mossa** chi ha morso rimette sulla griglia i pezzi persi, uno per uno, come mele del colore avversario, secondo le regole di piazzamento. 🏠 Il loro proprietario può mangiarle di nuovo.

    {"**"}Pareggio.** La partita finisce in pareggio se la stessa posizione si presenta per la terza volta all’inizio di un turno, o dopo 120 mosse di fila, contando entrambi i giocatori, senza mangiare né mordere. Ma chi non ha una mossa completa perde: questa regola viene prima. 🏠

    {"**"}Abbandonare.** Vince l’avversario. 🏠 { rules-away }
ssserpent-rules-8 =
    {"**"}L’immagine**
    {"**"}1** il giocatore, con il colore e la forma del suo serpente · **2** i suoi pezzi · **3** i passi di una mossa · **4** un mirtillo, sbarrato finché il serpente non è adulto
    {"**"}5** l’ultima mossa e ciò che è stato piazzato dopo, in rosa · **6** i passi successivi, in giallo
    La cornice intorno a un giocatore mostra di chi è il turno.
ssserpent-rules-8-picture = Un tavolo dopo una mossa del serpente rosso. I numeri da 1 a 6 indicano i simboli; il testo li spiega.

# Words in pictures, as short as possible.
ssserpent-picture-length = Lunghezza { $length }
ssserpent-picture-steps = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}

ssserpent-colour = { $colour ->
    [red] rosso
   *[yellow] giallo
}

ssserpent-prompt-blue = { $player }, piazza un mirtillo.
ssserpent-prompt-take = { $player }, scegli il tuo colore.
ssserpent-prompt-apple = { $player }, piazza una mela per l’avversario.
ssserpent-prompt-head = { $player }, piazza la testa dell’avversario.
ssserpent-prompt-move-first = { $player } (serpente { ssserpent-colour }), fai la tua mossa. Mangi solo mele del tuo colore; i mirtilli più tardi.
ssserpent-prompt-move = { $player } (serpente { ssserpent-colour }), fai la tua mossa: { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
ssserpent-prompt-step = { $player } va in { $path }: ancora { $left ->
    [one] un passo
   *[other] { $left } passi
}.
ssserpent-prompt-bite = { $player } va in { $path }: { $effects }. Vuoi mordere?
ssserpent-prompt-replant = { $player }, rimetti { $discs ->
    [one] l’ultimo pezzo { ssserpent-colour }
   *[other] { $discs } pezzi { $colour ->
       [red] rossi
      *[yellow] gialli
   }
} sulla griglia come { $discs ->
    [one] mela
   *[other] mele
}: scegli la casella.

ssserpent-button-red = 🔴 Rosso
ssserpent-button-yellow = 🟨 Giallo
ssserpent-button-random = 🎲 A caso
ssserpent-button-random-rest = 🎲 Tutto a caso
ssserpent-button-undo = ↩️ Annulla
ssserpent-button-bite = ⚔️ Mordi
ssserpent-button-straight = A { $what } { $cell } ({ $steps } passi)
ssserpent-choice-row = Riga { $row }
ssserpent-board-button = { $required ->
    [one] 🎲 Griglia a caso
   *[other] 🎲 Griglia a caso ({ $agreed }/{ $required })
}
ssserpent-board-wanted = { $player } vuole una griglia a caso. Il caso prepara tutto quando siete d’accordo entrambi.
ssserpent-board-agreed = Siete d’accordo entrambi: il caso prepara la griglia.
ssserpent-board-withdrawn = { $player } vuole preparare la griglia a mano.

ssserpent-describe-begins = La partita comincia.
ssserpent-describe-young = { $player }: serpente { ssserpent-colour }, non ancora adulto, { $length ->
    [one] un pezzo
   *[other] { $length } pezzi
}, { $steps ->
    [one] un passo
   *[other] { $steps } passi
} per mossa. Dalla testa: { $cells }.
ssserpent-describe-adult = { $player }: serpente { ssserpent-colour }, adulto, { $length ->
    [one] un pezzo
   *[other] { $length } pezzi
}, { $steps ->
    [one] un passo
   *[other] { $steps } passi
} per mossa. Dalla testa: { $cells }.
ssserpent-describe-headless = { $player }: serpente { ssserpent-colour }, senza testa.
ssserpent-describe-apples = { $apples ->
    [0] Nessuna mela { $colour ->
        [red] rossa
       *[yellow] gialla
    } sulla griglia.
    [one] Mela { $colour ->
        [red] rossa
       *[yellow] gialla
    }: { $cells }.
   *[other] Mele { $colour ->
        [red] rosse
       *[yellow] gialle
    }: { $cells }.
}
ssserpent-describe-blue = { $apples ->
    [0] Nessun mirtillo sulla griglia.
   *[other] Mirtilli: { $cells }.
}
ssserpent-describe-cells = Caselle tra cui scegliere: { $cells }.
ssserpent-describe-steps = Prossimi passi possibili: { $steps }.
ssserpent-describe-closed = Frecce chiuse: { $steps }.
ssserpent-closed = { $arrow } { $reason }
ssserpent-closed-border = bordo
ssserpent-closed-own = pezzo proprio
ssserpent-closed-enemy-apple = mela dell’altro colore
ssserpent-closed-young = mirtillo, solo per serpenti adulti
ssserpent-closed-weak = troppo pochi pezzi in fila per mordere ({ $attackers } contro { $defenders })
ssserpent-closed-stuck = di là nessuna mossa completa
ssserpent-describe-bites = Pezzi che questa mossa può mordere: { $cells }.
ssserpent-describe-threat = La testa di { $player } in { $cell } è in pericolo: l’altro serpente potrebbe catturarla adesso.
ssserpent-describe-board = Le colonne vanno da A a I, da sinistra a destra; le righe da 1 a 9, dal basso in alto.
ssserpent-describe-last = Ultima mossa ({ ssserpent-colour }): da { $from } a { $path }.
ssserpent-describe-repeated = Questa posizione è apparsa due volte. Ancora una, e la partita finisce in pareggio.
ssserpent-describe-quiet = { $moves ->
    [one] Una mossa
   *[other] { $moves } mosse
} senza mangiare né mordere; con { $most } è pareggio.

ssserpent-picture-bite = Morso! −{ $lost }
ssserpent-news-setup = { $player } comincia la preparazione.
ssserpent-news-rest = { $player } lascia al caso il resto della preparazione.
ssserpent-news-blue = { $player } piazza un mirtillo in { $cell }.
ssserpent-news-colour = { $player } gioca con il serpente { ssserpent-colour }: mangia mele { $colour ->
    [yellow] gialle
   *[other] rosse
}.
ssserpent-news-apple = { $player } piazza in { $cell } una mela { $colour ->
    [red] rossa
   *[yellow] gialla
} per l’avversario.
ssserpent-news-head = { $player } piazza la testa { $colour ->
    [red] rossa
   *[yellow] gialla
} avversaria in { $cell }.
ssserpent-news-begin = I serpenti sono pronti: comincia { $player } (serpente { ssserpent-colour }).
ssserpent-news-move = { $player } va in { $path }.
ssserpent-news-move-effects = { $player } va in { $path }: { $effects }.
ssserpent-news-replant = { $player } rimette un pezzo { ssserpent-colour } come mela in { $cell }.
ssserpent-news-repeated = { $news } 🔁 Questa posizione è apparsa due volte. Ancora una, e la partita finisce in pareggio.
ssserpent-news-trapped = { $news } { $player } è in trappola: non può fare { $steps ->
    [one] nemmeno un passo
   *[other] tutti i { $steps } passi
}.
ssserpent-effect-apples = { $apple } { $count ->
    [one] mangia una mela
   *[other] mangia { $count } mele
}
ssserpent-effect-adult = il serpente diventa adulto
ssserpent-effect-blue = 🫐 { $count ->
    [one] mangia un mirtillo
   *[other] mangia { $count } mirtilli
}
ssserpent-effect-lost = ⚔️ { $count ->
    [one] stacca un pezzo
   *[other] stacca { $count } pezzi
}
ssserpent-effect-head = ⚔️ cattura la testa

# Gli stessi eventi come parti di una riga su un turno.
ssserpent-turn-blue = piazza un mirtillo in { $cell }
ssserpent-turn-colour = gioca con il serpente { ssserpent-colour } (mangia mele { $colour ->
    [yellow] gialle
   *[other] rosse
})
ssserpent-turn-apple = piazza una mela { $colour ->
    [red] rossa
   *[yellow] gialla
} in { $cell }
ssserpent-turn-head = piazza la testa { $colour ->
    [red] rossa
   *[yellow] gialla
} in { $cell }

## Spiegazioni per imparare
ssserpent-learn-aim = **Il tuo scopo:** catturare la testa avversaria. Mangia mele del tuo colore e cresci.
ssserpent-learn-blue = Piazza un mirtillo, o lascia che il caso prepari la griglia.
ssserpent-learn-take = Scegli il tuo colore: decide quali mele puoi mangiare.
ssserpent-learn-apple = Una mela { $colour ->
    [red] rossa
   *[yellow] gialla
} è cibo per l’avversario: rendila difficile da raggiungere.
ssserpent-learn-head = Piazza sul bordo la testa { $colour ->
    [red] rossa
   *[yellow] gialla
} avversaria, lontano dalle sue mele.
ssserpent-learn-move = Il tuo serpente { ssserpent-colour } fa { $steps ->
    [one] un passo: premi una freccia.
   *[other] { $steps } passi: premi le frecce una dopo l’altra.
}
ssserpent-learn-eat = C’è una mela a portata: la sua freccia ha { $apple } o 🫐.
ssserpent-learn-nearest = Nessuna mela è a portata. La più vicina per te è in { $cell }.
ssserpent-learn-line = **Per mordere** ti servono più pezzi in linea con la testa rispetto all’altro serpente.
ssserpent-learn-attack-now = **Puoi mordere: ⚔️.** L’altro serpente perde il pezzo morso e tutti quelli dietro.
ssserpent-learn-win-now = **Puoi catturare la testa e vincere!** Segui le frecce fino a ⚔️.
ssserpent-learn-head-in-danger-now = ⚠️ **La tua testa in { $head } può essere catturata!** { $count ->
    [0] Nessuna mossa la salva.
   *[other] Caselle sicure: { $cells }.
}
ssserpent-learn-head-unsafe-now = ⚠️ **Non finire in { $cells }:** lì la tua testa può essere catturata.
ssserpent-learn-head-safe-now = ⚠️ { $count ->
    [0] Dopo ogni mossa la tua testa può essere catturata.
   *[other] La tua testa è in pericolo. Finisci qui: { $cells }.
}
ssserpent-learn-body-in-danger-now = ⚠️ **Il tuo corpo può essere morso.** Allontanalo, o mettilo in linea retta.
ssserpent-learn-replant = Rimetti il pezzo perso come mela { $colour ->
    [red] rossa
   *[yellow] gialla
}, lontano dall’avversario.
ssserpent-remark-grown = **Il tuo serpente è cresciuto.** Più è lungo, più passi fa e più forte morde.
ssserpent-remark-adult = **Ora il tuo serpente è adulto:** può mangiare anche i mirtilli.
ssserpent-remark-adult-other = Ora l’altro serpente è adulto: può mangiare anche i mirtilli.
ssserpent-remark-bitten = **Il tuo serpente è stato morso:** { $player } aveva più pezzi in fila dritta.

## Perché una mossa è buona, dopo un trattino o due punti
ssserpent-reason-head = il serpente cattura la testa
ssserpent-reason-no-move = non lascia all’altro serpente nessuna mossa completa
ssserpent-reason-wins = il serpente vince in { $moves } mosse
ssserpent-reason-head-safe = mette la testa al sicuro
ssserpent-reason-bites = { $count ->
    [one] il serpente stacca un pezzo
   *[other] il serpente stacca { $count } pezzi
}
ssserpent-reason-adult = il serpente diventa adulto
ssserpent-reason-apples = { $count ->
    [one] il serpente mangia una mela
   *[other] il serpente mangia { $count } mele
}
ssserpent-reason-blue = { $count ->
    [one] il serpente mangia un mirtillo
   *[other] il serpente mangia { $count } mirtilli
}
ssserpent-reason-threatens-head = il serpente minaccia di catturare la testa
ssserpent-reason-body-safe = mette il corpo al sicuro
ssserpent-reason-threatens = il serpente minaccia di mordere
ssserpent-reason-food = il serpente si avvicina al cibo
ssserpent-reason-out-of-reach = il serpente resta fuori dalla portata dell’altro
ssserpent-reason-far = la mela dista circa { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
} dall’altro serpente
ssserpent-flaw-loses = { $moves ->
    [one] poi l’altro serpente vince alla mossa successiva
   *[other] poi l’altro serpente vince in { $moves } mosse
}
ssserpent-flaw-bitten = { $count ->
    [one] poi l’altro serpente può staccare un pezzo
   *[other] poi l’altro serpente può staccare { $count } pezzi
}

ssserpent-why-no-move = { $others } non aveva più una mossa completa.
ssserpent-why-head = La testa è stata catturata.
ssserpent-why-repetition = La stessa posizione è apparsa per la terza volta.
ssserpent-why-no-progress = Nessuno ha mangiato o morso per 120 mosse di fila.

ssserpent-refusal-notation = Una casella è una colonna da A a I e una riga da 1 a 9, come D4. Un percorso ha fino a cinque caselle, come E2-E3.
ssserpent-refusal-position = Questa non è una posizione di Ssserpent.
ssserpent-refusal-order = Prima viene un altro passo.
ssserpent-refusal-not-yours = È il turno di { $player }.
ssserpent-refusal-task = Ora la partita aspetta qualcos’altro.
ssserpent-refusal-one-cell = Un pezzo va su una casella sola.
ssserpent-refusal-last = Questo è l’ultimo: non resta altro da piazzare.
ssserpent-refusal-first = Può cominciare solo uno dei due giocatori.
ssserpent-refusal-occupied = Questa casella non è libera.
ssserpent-refusal-border = Una mela non può stare sul bordo.
ssserpent-refusal-beside-apple = Una mela non può stare accanto a un’altra mela.
ssserpent-refusal-beside-head = Una mela non può stare accanto a una testa.
ssserpent-refusal-inside = Una testa si piazza sul bordo.
ssserpent-refusal-head-beside-apple = Una testa non può stare accanto a una mela.
ssserpent-refusal-apart = La testa va su una casella vicina: in su, in giù, a sinistra o a destra.
ssserpent-refusal-own = Un serpente non può passare su sé stesso né andare all’indietro.
ssserpent-refusal-enemy-apple = Un serpente non può passare su una mela dell’altro colore.
ssserpent-refusal-young = Solo un serpente adulto può mangiare i mirtilli.
ssserpent-refusal-weak = Per mordere ti servono in linea più pezzi dell’altro serpente: { $attackers } contro { $defenders } non basta.
ssserpent-refusal-length = { $steps ->
    [0] Prima rimetti i pezzi persi.
    [one] Questo serpente fa esattamente un passo.
   *[other] Questo serpente fa esattamente { $steps } passi.
}
ssserpent-refusal-won = Un percorso che cattura la testa finisce lì.

# The daily puzzle
puzzle-bite-young = Serpente { ssserpent-colour }, non ancora adulto, { $steps ->
    [one] un passo
   *[other] { $steps } passi
} per mossa. Dalla testa: { $cells }.
puzzle-bite-adult = Serpente { ssserpent-colour }, adulto, { $steps ->
    [one] un passo
   *[other] { $steps } passi
} per mossa. Dalla testa: { $cells }.
puzzle-bite-headless = Il serpente { ssserpent-colour } ha perso la testa.
ssserpent-puzzle-rules = Nel rompicapo fai due mosse. Tra una e l’altra, l’altro serpente risponde come meglio può.

## Errori di una registrazione

fault-ssserpent-cell = Una casella va da A1 a I9.
fault-ssserpent-colour = Qui deve esserci un altro colore.
fault-ssserpent-random = Questo piazzamento è stato lasciato al caso, ma non è segnato come casuale.
fault-ssserpent-apple = Lì non può stare una mela.
fault-ssserpent-head = Lì non può stare una testa.
fault-ssserpent-length = Il numero di passi non corrisponde alla lunghezza del serpente.
fault-ssserpent-step = La testa non può andare in { $cell }.
fault-ssserpent-after-head = Il percorso deve finire dove cattura la testa.
