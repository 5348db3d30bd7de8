# Genomgångar av avslutade partier, och tips
discord-button-review = Genomgång
discord-button-hint = Tips
command-hint = Få ett tips när du spelar ensam; bara du ser det

review-heading = **Genomgång** · { $game } · #{ $number }
review-verdict = { $verdict }{ $why ->
    [left] {" "}Alla andra gav upp.
    [play] {" "}Bättre drag avgjorde partiet.
    [play-despite] {" "}Bättre drag vägde tyngre än oturen.
    [luck] {" "}Turen avgjorde partiet.
    [luck-despite] {" "}Turen vägde tyngre än svagare drag.
    [both] {" "}Bättre drag och tur avgjorde partiet.
    [board] {" "}Brädet avgjorde partiet.
   *[none] {""}
}
review-seat = { $player }: { $accuracy ->
    [none] för få val för en precision ·{" "}
   *[other] precision **{ $accuracy }** ·{" "}
}{ $blunders ->
    [one] { $blunders } blunder
   *[other] { $blunders } blundrar
} · { $mistakes ->
    [one] { $mistakes } misstag
   *[other] { $mistakes } misstag
} · { $inaccuracies ->
    [one] { $inaccuracies } felbedömning
   *[other] { $inaccuracies } felbedömningar
}.
review-luck = { $summary } { $luck ->
    [very-bad] Mycket otur
    [bad] Otur
    [good] Tur
    [very-good] Mycket tur
   *[average] Genomsnittlig tur
}; { $kind ->
    [bad] olyckligaste ögonblick
   *[good] lyckligaste ögonblick
}, drag { $turn }: { $before } → { $after }.
review-board = { $summary } Vinstchans som brädet gav: { $chance }.
review-set-up = { $summary } Vinstchans förlorad i uppställningen: { $loss }.
review-resigned = { $summary } Vinstchans när spelaren gav upp: { $chance }.
review-move = Drag { $turn }{ $grade ->
    [blunder] , en blunder
    [mistake] , ett misstag
    [inaccuracy] , en felbedömning
   *[none] {""}
}: { $player } valde { $played }, och vinstchansen sjönk från { $before } till { $left }. Bättre: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Drag { $turn }: efter { $played } sjönk chansen från { $before } till { $left }. Bättre: { $best }
review-flawless = Inget enskilt drag kostade mycket.
review-flawless-own = Inget av dina drag kostade mycket.
review-sum = { $player }: { $start } från början{ $board ->
    [none] {""}
   *[other] , { $board } från brädet
}, { $luck } från tur, { $own } från egna svagare drag{ $resigned ->
    [none] {""}
   *[other] , { $resigned } genom att ge upp
}, { $others } från andras svagare drag, { $error } från analysens fel = { $result }
review-legend = Alla siffror är delar av vinstchansen, och en vinst är 100 %. Ett svagare drag eller att ge upp förlorar chans, och de andra vinner den. Varje drag räknas, så en del kan vara långt över 100 %. Tur: vad tärningar, kort och lottningen av första draget ändrade. Analysens fel: vad den bedömde fel innan den visste mer.
review-incomplete = Analysen hann inte till slutet av partiet. Resten räknas som analysens fel.
review-button-move = Dyraste drag { $number }
review-button-own-move = Ditt dyraste drag { $number }
review-button-curve = Översikt
review-button-numbers = Siffror
review-chart-chances = Vinstchanser, i procent
review-chart-turn = Drag
review-chart-blunders = Blundrar
review-chart-accuracy = Precision
review-alt-turn = drag { $turn }: { $chance }
review-alt-curve = { $player }: { $points }, slut: { $end }.{ $count ->
    [0] {""}
   *[other] {" "}Blundrar: { $blunders }.
}
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
