# Analisi delle partite finite, e suggerimenti
discord-button-review = Analisi
discord-button-hint = Suggerimento
command-hint = Ricevi un suggerimento quando giochi in solitario: lo vedi solo tu

review-heading = **Analisi** · { $game } · #{ $number }
review-won = { $luck ->
    [good] { $player } **ha vinto** con la fortuna dalla sua ({ $change }).
    [bad] { $player } **ha vinto** nonostante la sfortuna ({ $change }).
   *[none] { $player } **ha vinto** con fortuna nella media ({ $change }).
}
review-won-shared = { $luck ->
    [good] { $player } **ha condiviso la vittoria**, con la fortuna dalla sua ({ $change }).
    [bad] { $player } **ha condiviso la vittoria**, nonostante la sfortuna ({ $change }).
   *[none] { $player } **ha condiviso la vittoria**, con fortuna nella media ({ $change }).
}
review-won-left = { $player } **ha vinto** perché tutti gli altri hanno abbandonato. Fortuna: { $change }.
review-lost = { $luck ->
    [good] { $player } ha avuto fortuna ({ $change }).
    [bad] { $player } ha avuto sfortuna ({ $change }).
   *[none] { $player } ha avuto fortuna nella media ({ $change }).
}
review-given-away = { $summary } Sprecato in totale: { $own }.
review-worst = { $summary } Soprattutto nel turno { $turn }.
review-set-up = { $summary } Sprecato nella preparazione: { $loss }.
review-resigned = { $summary } Probabilità di vincere al momento dell’abbandono: { $chance }.
review-move = Turno { $turn }{ $grade ->
    [blunder] , un errore grave
    [mistake] , un errore
    [inaccuracy] , non proprio il meglio
   *[none] {""}
}: { $player } ha scelto { $played }. Probabilità di vincere: { $before } → { $left }. Meglio: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Turno { $turn }: { $played } (sprecato: { $loss }), meglio: { $best }
review-flawless = Nessuna mossa da sola ha sprecato molto.
review-sum = { $player }: { $start } all’inizio, { $luck } di fortuna, { $own } con le proprie mosse{ $resigned ->
    [none] {""}
   *[other] , { $resigned } per l’abbandono
}, { $others } con quelle degli altri, { $error } di errore di stima = { $result }
review-legend = I valori sono punti percentuali della probabilità di vincere. Fortuna: ciò che hanno cambiato dado, carte e inizio. Proprie mosse: ciò che hanno sprecato rispetto alle migliori. Errore di stima: ciò che l’analisi ha giudicato male prima di saperne di più. In totale si può superare il 100%, perché una probabilità ritrovata si può sprecare di nuovo.
review-incomplete = L’analisi non è arrivata alla fine della partita. Il resto conta come errore di stima.
review-button-move = Mossa più costosa { $number }
review-button-curve = Probabilità
review-chart-chances = Probabilità di vincere, in %
review-chart-luck = Fortuna
review-chart-given-away = Sprecato
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
