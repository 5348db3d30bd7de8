# Gennemgange af afsluttede partier, og tip
discord-button-review = Gennemgang
discord-button-hint = Tip
command-hint = Få et tip, når du spiller alene; kun du ser det

review-heading = **Gennemgang** · { $game } · #{ $number }
review-won = { $luck ->
    [good] { $player } **vandt** med heldet på sin side ({ $change }).
    [bad] { $player } **vandt** trods uheld ({ $change }).
   *[none] { $player } **vandt** med gennemsnitligt held ({ $change }).
}
review-won-shared = { $luck ->
    [good] { $player } **delte sejren** med heldet på sin side ({ $change }).
    [bad] { $player } **delte sejren** trods uheld ({ $change }).
   *[none] { $player } **delte sejren** med gennemsnitligt held ({ $change }).
}
review-won-left = { $player } **vandt**, fordi alle andre gav op. Held: { $change }.
review-lost = { $luck ->
    [good] { $player } havde held ({ $change }).
    [bad] { $player } havde uheld ({ $change }).
   *[none] { $player } havde gennemsnitligt held ({ $change }).
}
review-given-away = { $summary } Spildt i alt: { $own }.
review-worst = { $summary } Det meste af det i tur { $turn }.
review-set-up = { $summary } Spildt i opstillingen: { $loss }.
review-resigned = { $summary } Vinderchance, da spilleren gav op: { $chance }.
review-move = Tur { $turn }{ $grade ->
    [blunder] , en bommert
    [mistake] , en fejl
    [inaccuracy] , ikke helt det bedste
   *[none] {""}
}: { $player } valgte { $played }, og vinderchancen faldt fra { $before } til { $left }. Bedre: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Tur { $turn }: { $played } spildte { $loss }, bedre: { $best }
review-flawless = Ikke et eneste træk spildte meget.
review-sum = { $player }: { $start } fra start, { $luck } held, { $own } egne træk{ $resigned ->
    [none] {""}
   *[other] , { $resigned } ved at give op
}, { $others } andres træk, { $error } skønsfejl = { $result }
review-legend = I procentpoint af vinderchancen. Held: hvad terninger, kort og starten ændrede. Egne træk: hvad de spildte i forhold til de bedste. Skønsfejl: hvad analysen bedømte forkert, før den vidste mere. I alt kan det blive over 100 %, fordi en genvunden chance kan spildes igen.
review-incomplete = Analysen nåede ikke til partiets slutning. Resten tæller som skønsfejl.
review-button-move = Dyreste træk { $number }
review-button-curve = Vinderchancer
review-chart-chances = Vinderchancer, i procent
review-chart-luck = Held
review-chart-given-away = Spildt
review-chart-claims = Reaktioner, i sekunder
review-claims = { $player }: { $right ->
    [one] én rigtig reaktion, efter { $time }
   *[other] { $right } rigtige reaktioner, oftest efter { $time }
}{ $wrong ->
    [0] {""}
    [one] , og én forkert
   *[other] , og { $wrong } forkerte
}.
review-claims-usual = { $summary } Før dette parti som regel: { $time }.
review-claims-none = { $player }: ingen rigtig reaktion{ $wrong ->
    [0] {""}
    [one] , men én forkert
   *[other] , men { $wrong } forkerte
}.
review-claims-missed = { $missed ->
    [0] Alle chancer for at reagere blev udnyttet.
    [one] Én chance for at reagere gik tabt for alle.
   *[other] { $missed } chancer for at reagere gik tabt for alle.
}
review-none = Der er ingen gennemgang af dette parti.
review-not-over = Kun afsluttede partier har en gennemgang.
review-stopped = Et stoppet parti har ingen gennemgang.
review-older-rules = Dette parti blev spillet med ældre regler og kan ikke gennemgås.

hint-move = 💡 { $move }.
hint-none = Der er ikke noget tip til dette valg.
hint-not-here = Tip får du kun, når du spiller alene mod computere, og ikke i reaktionsspil, turneringer eller fordelinger, der spilles igen.
hint-no-choice = Du har ikke noget at vælge nu.
