# Genomgångar av avslutade partier, och tips
discord-button-review = Genomgång
discord-button-hint = Tips
command-hint = Få ett tips när du spelar ensam; bara du ser det

review-heading = **Genomgång** · { $game } · #{ $number }
review-won = { $luck ->
    [good] { $player } **vann** med tur ({ $change }).
    [bad] { $player } **vann** trots otur ({ $change }).
   *[none] { $player } **vann** med genomsnittlig tur ({ $change }).
}
review-won-shared = { $luck ->
    [good] { $player } **delade på segern** med tur ({ $change }).
    [bad] { $player } **delade på segern** trots otur ({ $change }).
   *[none] { $player } **delade på segern** med genomsnittlig tur ({ $change }).
}
review-won-left = { $player } **vann** eftersom alla andra gav upp. Tur: { $change }.
review-lost = { $luck ->
    [good] { $player } hade tur ({ $change }).
    [bad] { $player } hade otur ({ $change }).
   *[none] { $player } hade genomsnittlig tur ({ $change }).
}
review-given-away = { $summary } Bortslösat totalt: { $own }.
review-worst = { $summary } Det mesta av det i drag { $turn }.
review-set-up = { $summary } Bortslösat i uppställningen: { $loss }.
review-resigned = { $summary } Vinstchans när spelaren gav upp: { $chance }.
review-move = Drag { $turn }{ $grade ->
    [blunder] , en blunder
    [mistake] , ett misstag
    [inaccuracy] , inte riktigt det bästa
   *[none] {""}
}: { $player } valde { $played }, och vinstchansen sjönk från { $before } till { $left }. Bättre: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Drag { $turn }: { $played } slösade bort { $loss }, bättre: { $best }
review-flawless = Inget enskilt drag slösade bort mycket.
review-sum = { $player }: { $start } från början, { $luck } tur, { $own } egna drag{ $resigned ->
    [none] {""}
   *[other] , { $resigned } genom att ge upp
}, { $others } andras drag, { $error } skattningsfel = { $result }
review-legend = I procentenheter av vinstchansen. Tur: vad tärningar, kort och start ändrade. Egna drag: vad de slösade bort jämfört med de bästa. Skattningsfel: vad analysen bedömde fel innan den visste mer. Totalt kan det bli över 100 %, eftersom en chans som kommer tillbaka kan slösas bort igen.
review-incomplete = Analysen hann inte till slutet av partiet. Resten räknas som skattningsfel.
review-button-move = Dyraste drag { $number }
review-button-curve = Vinstchanser
review-chart-chances = Vinstchanser, i procent
review-chart-luck = Tur
review-chart-given-away = Bortslösat
review-chart-claims = Reaktioner, i sekunder
review-claims = { $player }: { $right ->
    [one] en rätt reaktion, efter { $time }
   *[other] { $right } rätta reaktioner, oftast efter { $time }
}{ $wrong ->
    [0] {""}
    [one] , och en felaktig
   *[other] , och { $wrong } felaktiga
}.
review-claims-usual = { $summary } Före det här partiet vanligen: { $time }.
review-claims-none = { $player }: ingen rätt reaktion{ $wrong ->
    [0] {""}
    [one] , men en felaktig
   *[other] , men { $wrong } felaktiga
}.
review-claims-missed = { $missed ->
    [0] Ingen chans att reagera gick förlorad.
    [one] En chans att reagera blev outnyttjad.
   *[other] { $missed } chanser att reagera blev outnyttjade.
}
review-none = Det finns ingen genomgång av det här partiet.
review-not-over = Bara avslutade partier har en genomgång.
review-stopped = Ett stoppat parti har ingen genomgång.
review-older-rules = Det här partiet spelades med äldre regler och kan inte gås igenom.

hint-move = 💡 { $move }.
hint-none = Det finns inget tips för det här valet.
hint-not-here = Tips får du bara när du spelar ensam mot datorer, inte i reaktionsspel, turneringar eller givar som spelas om.
hint-no-choice = Du har inget att välja nu.
