# Analisi delle partite finite, e suggerimenti
discord-button-review = Analisi
discord-button-hint = Suggerimento
command-hint = Un suggerimento in una partita da soli, visibile solo a te

review-heading = **Analisi** · { $game } · #{ $number }
review-won = { $player } { $wins ->
    [shared] **ha diviso la vittoria**
    [left] **ha vinto** perché tutti gli altri hanno abbandonato
   *[alone] **ha vinto**
}: { $luck ->
    [good] fortuna ({ $change })
    [bad] nonostante la sfortuna ({ $change })
   *[none] fortuna nella media ({ $change })
}, { $play ->
    [little] quasi nulla di sprecato ({ $own })
   *[much] { $own } di sprecato in totale
}.
review-lost = { $player }: { $luck ->
    [good] fortuna ({ $change })
    [bad] sfortuna ({ $change })
   *[none] fortuna nella media ({ $change })
}, { $play ->
    [little] quasi nulla di sprecato ({ $own })
   *[much] { $own } di sprecato in totale
}.
review-worst = { $summary } Soprattutto nel turno { $turn }.
review-set-up = { $summary } La preparazione ha sprecato { $loss }.
review-resigned = { $summary } Abbandono con il { $chance } di possibilità di vincere.
review-move = Turno { $turn }: { $player } ha scelto { $played } e ha sprecato { $loss } di probabilità di vincere{ $grade ->
    [blunder] {" "}(un errore grave)
    [mistake] {" "}(un errore)
    [inaccuracy] {" "}(non proprio il meglio)
   *[none] {""}
}: { $left } invece di { $before }. Meglio: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-caption = Turno { $turn }: { $played } spreca { $loss }, meglio: { $best }
review-flawless = Nessuna mossa da sola ha sprecato molto.
review-sum = { $player }: { $start } all’inizio, { $luck } di fortuna, { $own } con le proprie mosse{ $resigned ->
    [none] {""}
   *[other] , { $resigned } per l’abbandono
}, { $others } con quelle degli altri, { $error } di errore di stima = { $result }
review-legend = In punti percentuali della probabilità di vincere. Fortuna: ciò che hanno cambiato dado, carte e inizio. Proprie mosse: ciò che hanno sprecato rispetto alle migliori. Errore di stima: ciò che l’analisi ha giudicato male prima di saperne di più. In tutto si può superare il 100 %, perché una probabilità ritrovata si può sprecare di nuovo.
review-incomplete = L’analisi ha finito il tempo prima della fine. Ciò che non ha raggiunto conta come errore di stima.
review-button-move = Mossa più cara { $number }
review-button-curve = Probabilità
review-chart-chances = Probabilità di vincere, in percento
review-chart-luck = Fortuna
review-chart-given-away = Sprecato
review-chart-claims = Reazioni, in secondi
review-claims = { $player }: { $right ->
    [one] una reazione giusta
   *[other] { $right } reazioni giuste
}, di solito dopo { $time }{ $wrong ->
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
    [one] Nessuno ha colto una delle occasioni.
   *[other] Nessuno ha colto { $missed } occasioni.
}
review-none = Non c’è un’analisi di questa partita.
review-not-over = Solo le partite finite hanno un’analisi.
review-stopped = Una partita interrotta non ha un’analisi.
review-older-rules = Questa partita seguiva regole precedenti, che non hanno un’analisi.

hint-move = 💡 { $move }.
hint-none = Non c’è un suggerimento per questa scelta.
hint-not-here = I suggerimenti ci sono solo nelle partite da soli contro i computer, ma non nei giochi di reazione, nei tornei e smazzate rigiocate.
hint-no-choice = Ora non hai nulla da scegliere.
