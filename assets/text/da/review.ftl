# Gennemgange af afsluttede partier, og tip
discord-button-review = Gennemgang
discord-button-hint = Tip
command-hint = Et tip i et parti alene, kun synligt for dig

review-heading = **Gennemgang** · { $game } · #{ $number }
review-won = { $player } { $wins ->
    [shared] **delte sejren**
    [left] **vandt**, fordi alle andre gav op
   *[alone] **vandt**
}: { $luck ->
    [good] held ({ $change })
    [bad] trods uheld ({ $change })
   *[none] gennemsnitligt held ({ $change })
}, { $play ->
    [little] næsten intet spildt ({ $own })
   *[much] { $own } spildt i alt
}.
review-lost = { $player }: { $luck ->
    [good] held ({ $change })
    [bad] uheld ({ $change })
   *[none] gennemsnitligt held ({ $change })
}, { $play ->
    [little] næsten intet spildt ({ $own })
   *[much] { $own } spildt i alt
}.
review-worst = { $summary } Det meste af det i tur { $turn }.
review-set-up = { $summary } Opstillingen spildte { $loss }.
review-resigned = { $summary } Gav op med { $chance } chance for at vinde.
review-move = Tur { $turn }: { $player } valgte { $played } og spildte { $loss } af vinderchancen{ $grade ->
    [blunder] {" "}(en bommert)
    [mistake] {" "}(en fejl)
    [inaccuracy] {" "}(ikke helt det bedste)
   *[none] {""}
}: { $left } i stedet for { $before }. Bedre: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-caption = Tur { $turn }: { $played } spildte { $loss }, bedre: { $best }
review-flawless = Intet enkelt træk spildte meget.
review-sum = { $player }: { $start } fra start, { $luck } held, { $own } egne træk{ $resigned ->
    [none] {""}
   *[other] , { $resigned } ved at give op
}, { $others } andres træk, { $error } skønsfejl = { $result }
review-legend = I procentpoint af vinderchancen. Held: hvad terninger, kort og begyndelsen ændrede. Egne træk: hvad de spildte i forhold til de bedste. Skønsfejl: hvad analysen bedømte forkert, før den vidste mere. I alt kan det blive over 100 %, fordi en genvunden chance kan spildes igen.
review-incomplete = Tiden til analysen udløb før slutningen. Det, den ikke nåede, tæller som skønsfejl.
review-button-move = Dyreste træk { $number }
review-button-curve = Vinderchancer
review-chart-chances = Vinderchancer, i procent
review-chart-luck = Held
review-chart-given-away = Spildt
review-chart-claims = Reaktioner, i sekunder
review-claims = { $player }: { $right ->
    [one] én rigtig reaktion
   *[other] { $right } rigtige reaktioner
}, oftest efter { $time }{ $wrong ->
    [0] {""}
    [one] , og én forkert
   *[other] , og { $wrong } forkerte
}.
review-claims-usual = { $summary } Før dette parti som regel: { $time }.
review-claims-none = { $player }: ingen rigtig reaktion{ $wrong ->
    [0] {""}
    [one] , og én forkert
   *[other] , og { $wrong } forkerte
}.
review-claims-missed = { $missed ->
    [0] Alle chancer blev brugt.
    [one] Én chance blev ikke brugt af nogen.
   *[other] { $missed } chancer blev ikke brugt af nogen.
}
review-none = Der er ingen gennemgang af dette parti.
review-not-over = Kun afsluttede partier har en gennemgang.
review-stopped = Et stoppet parti har ingen gennemgang.
review-older-rules = Dette parti fulgte ældre regler, som ikke har en gennemgang.

hint-move = 💡 { $move }.
hint-none = Der er intet tip til dette valg.
hint-not-here = Der er kun tip i partier alene mod computere, men ikke i reaktionsspil, turneringer og gentagne partier.
hint-no-choice = Du har ikke noget at vælge nu.
