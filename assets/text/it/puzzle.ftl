# Gli enigmi del giorno: compiti, risultati e descrizioni.
puzzle-refusal-move = Questa mossa qui non è possibile.

puzzle-close-task = Completa il serpente con { $cards } di queste carte: le due estremità aperte devono unirsi. Con meno non è possibile.
puzzle-close-prompt = Quale carta va dove? Carte in mano: { $cards }.
puzzle-close-stuck = Il tuo serpente non è completo e { $cards ->
    [0] non hai più carte
   *[other] nessuna carta combacia più
}.
puzzle-close-result = un serpente completato con { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
puzzle-close-hand = Le tue carte: { $cards }.
puzzle-close-complete = Il serpente completo, casella per casella dal collo alla coda: { $neck }.
puzzle-close-ends = Estremità aperte: il collo entra in { $neck } { $neck-heading }, la coda entra in { $tail } { $tail-heading }.
puzzle-close-body = Il serpente, casella per casella dalla carta grande: collo { $neck }; coda { $tail }.
puzzle-close-free = Seconde parti libere: { $parts }.

puzzle-take-task = Metti queste cinque carte una alla volta, da sinistra a destra: i colori che si toccano devono essere uguali. Prendi un serpente quando lo completi con testa e coda, o quando unisci due serpenti di almeno due carte ciascuno. Prendi più carte che puoi.
puzzle-take-prompt = { $forced ->
    [0] {""}
    [one] Una carta aveva un solo posto.{" "}
   *[other] { $forced } carte avevano un solo posto ciascuna.{" "}
}Carta { $number } di 5: dove metti { $card }?
puzzle-take-result = { $cards ->
    [one] 1 carta presa
   *[other] { $cards } carte prese
}
puzzle-take-taken = Carte prese: { $cards }
puzzle-take-cards = Carte da mettere in quest’ordine: { $cards }.

puzzle-bite-task-red = Hai il serpente rosso e tocca a te. Cattura la testa gialla con la tua seconda mossa: per mordere devi avere in linea più pezzi dell’altro serpente.
puzzle-bite-task-yellow = Hai il serpente giallo e tocca a te. Cattura la testa rossa con la tua seconda mossa: per mordere devi avere in linea più pezzi dell’altro serpente.
puzzle-bite-prompt = { $move ->
    [1] La tua prima mossa: ancora { $left ->
        [one] un passo
       *[other] { $left } passi
    }.
   *[other] L’altro serpente ha mosso in { $reply }. La tua seconda mossa: ancora { $left ->
        [one] un passo
       *[other] { $left } passi
    }.
}
puzzle-bite-result = la testa catturata alla mossa { $moves }
puzzle-bite-lost = L’altro serpente ha catturato la tua testa.
puzzle-bite-missed = L’altra testa è scappata. Con un’altra prima mossa la catturi di sicuro.
puzzle-bite-threat = La tua testa in { $cell } è in pericolo: l’altro serpente potrebbe catturarla adesso.
