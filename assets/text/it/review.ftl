# Analisi delle partite finite, e suggerimenti
discord-button-review = Analisi
discord-button-hint = Suggerimento
command-hint = Ricevi un suggerimento quando giochi in solitario: lo vedi solo tu

review-heading = **Analisi** · { $game } · #{ $number }
review-verdict = { $verdict }{ $why ->
    [left] {" "}Tutti gli altri hanno abbandonato.
    [play] {" "}Le mosse migliori hanno deciso la partita.
    [play-despite] {" "}Le mosse migliori hanno pesato più della sfortuna.
    [luck] {" "}La fortuna ha deciso la partita.
    [luck-despite] {" "}La fortuna ha pesato più di mosse meno buone.
    [both] {" "}Le mosse migliori e la fortuna hanno deciso la partita.
    [board] {" "}La griglia ha deciso la partita.
   *[none] {""}
}
review-seat = { $player }: { $accuracy ->
    [none] troppo poche scelte per una precisione ·{" "}
   *[other] precisione **{ $accuracy }** ·{" "}
}{ $blunders ->
    [one] { $blunders } errore grave
   *[other] { $blunders } errori gravi
} · { $mistakes ->
    [one] { $mistakes } errore
   *[other] { $mistakes } errori
} · { $inaccuracies ->
    [one] { $inaccuracies } imprecisione
   *[other] { $inaccuracies } imprecisioni
}.
review-luck = { $summary } { $luck ->
    [very-bad] Molta sfortuna
    [bad] Sfortuna
    [good] Fortuna
    [very-good] Molta fortuna
   *[average] Fortuna nella media
}; { $kind ->
    [bad] momento più sfortunato
   *[good] momento più fortunato
}, turno { $turn }: { $before } → { $after }.
review-board = { $summary } Probabilità di vincere data dalla griglia: { $chance }.
review-set-up = { $summary } Probabilità persa nella preparazione: { $loss }.
review-resigned = { $summary } Probabilità di vincere al momento dell’abbandono: { $chance }.
review-move = Turno { $turn }{ $grade ->
    [blunder] , un errore grave
    [mistake] , un errore
    [inaccuracy] , un’imprecisione
   *[none] {""}
}: { $player } ha scelto { $played }. La probabilità di vincere è scesa da { $before } a { $left }. Meglio: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Turno { $turn }: dopo { $played } la probabilità è scesa da { $before } a { $left }. Meglio: { $best }
review-flawless = Nessuna mossa da sola è costata molto.
review-flawless-own = Nessuna delle tue mosse è costata molto.
review-sum = { $player }: { $start } all’inizio{ $board ->
    [none] {""}
   *[other] , { $board } dalla griglia
}, { $luck } dalla fortuna, { $own } dalle proprie mosse più deboli{ $resigned ->
    [none] {""}
   *[other] , { $resigned } per l’abbandono
}, { $others } dalle mosse più deboli degli altri, { $error } dagli errori dell’analisi = { $result }
review-legend = Tutti i valori sono parti della probabilità di vincere, e una vittoria è il 100%. Una mossa più debole o l’abbandono perde probabilità, e gli altri la guadagnano. Ogni turno conta, quindi una parte può superare di molto il 100%. Fortuna: ciò che hanno cambiato il dado, le carte e il sorteggio del primo turno. Errori dell’analisi: ciò che ha giudicato male prima di saperne di più.
review-incomplete = L’analisi non è arrivata alla fine della partita. Il resto conta come errore dell’analisi.
review-button-move = Mossa più costosa { $number }
review-button-own-move = La tua mossa peggiore { $number }
review-button-curve = Riepilogo
review-button-numbers = Numeri
review-chart-chances = Probabilità di vincere, in %
review-chart-turn = Turno
review-chart-blunders = Errori gravi
review-chart-accuracy = Precisione
review-alt-turn = turno { $turn }: { $chance }
review-alt-curve = { $player }: { $points }, fine: { $end }.{ $count ->
    [0] {""}
   *[other] {" "}Errori gravi: { $blunders }.
}
review-chart-claims = Reazioni, in secondi
review-claims = { $player }: { $right ->
    [one] una reazione giusta, dopo { $time }
   *[other] { $right } reazioni giuste, di solito dopo { $time }
}{ $wrong ->
    [0] {""}
    [one] , e una sbagliata
   *[other] , e { $wrong } sbagliate
}.
review-claims-usual = { $summary } Prima di questa partita, di solito: { $time }.
review-claims-none = { $player }: nessuna reazione giusta{ $wrong ->
    [0] {""}
    [one] , e una sbagliata
   *[other] , e { $wrong } sbagliate
}.
review-claims-missed = { $missed ->
    [0] Ogni occasione è stata colta.
    [one] Un’occasione non è stata colta da nessuno.
   *[other] { $missed } occasioni non sono state colte da nessuno.
}
review-none = Non c’è un’analisi di questa partita.
review-not-over = Solo le partite finite hanno un’analisi.
review-stopped = Una partita interrotta non ha un’analisi.
review-older-rules = Questa partita è stata giocata con regole precedenti: non si può analizzare.

hint-move = 💡 { $move }.
hint-none = Non c’è un suggerimento per questa scelta.
hint-not-here = Ricevi suggerimenti solo quando giochi in solitario contro i computer, mai nei giochi di reazione, nei tornei o nelle smazzate rigiocate.
hint-no-choice = Ora non hai nulla da scegliere.
