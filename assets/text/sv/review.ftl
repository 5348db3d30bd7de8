# Genomgångar av avslutade partier, och tips
discord-button-review = Genomgång
discord-button-hint = Tips
command-hint = Ett tips i ett parti ensam, bara synligt för dig

review-heading = **Genomgång** · { $game } · #{ $number }
review-won = { $player } { $wins ->
    [shared] **delade på segern**
    [left] **vann** eftersom alla andra gav upp
   *[alone] **vann**
}: { $luck ->
    [good] tur ({ $change })
    [bad] trots otur ({ $change })
   *[none] genomsnittlig tur ({ $change })
}, { $play ->
    [little] nästan inget bortslösat ({ $own })
   *[much] totalt { $own } bortslösat
}.
review-lost = { $player }: { $luck ->
    [good] tur ({ $change })
    [bad] otur ({ $change })
   *[none] genomsnittlig tur ({ $change })
}, { $play ->
    [little] nästan inget bortslösat ({ $own })
   *[much] totalt { $own } bortslösat
}.
review-worst = { $summary } Det mesta av det i drag { $turn }.
review-set-up = { $summary } Uppställningen slösade bort { $loss }.
review-resigned = { $summary } Gav upp med { $chance } chans att vinna.
review-move = Drag { $turn }: { $player } valde { $played } och slösade bort { $loss } av vinstchansen{ $grade ->
    [blunder] {" "}(en blunder)
    [mistake] {" "}(ett misstag)
    [inaccuracy] {" "}(inte riktigt det bästa)
   *[none] {""}
}: { $left } i stället för { $before }. Bättre: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-caption = Drag { $turn }: { $played } slösade { $loss }, bättre: { $best }
review-flawless = Inget enskilt drag slösade bort mycket.
review-sum = { $player }: { $start } från början, { $luck } tur, { $own } egna drag{ $resigned ->
    [none] {""}
   *[other] , { $resigned } genom att ge upp
}, { $others } andras drag, { $error } skattningsfel = { $result }
review-legend = I procentenheter av vinstchansen. Tur: vad tärning, kort och början ändrade. Egna drag: vad de slösade bort jämfört med de bästa. Skattningsfel: vad analysen bedömde fel innan den visste mer. Totalt kan det bli över 100 %, eftersom en återvunnen chans kan slösas bort igen.
review-incomplete = Tiden för analysen tog slut före slutet. Det den inte nådde räknas som skattningsfel.
review-button-move = Dyraste draget { $number }
review-button-curve = Vinstchanser
review-chart-chances = Vinstchanser, i procent
review-chart-luck = Tur
review-chart-given-away = Bortslösat
review-chart-claims = Reaktioner, i sekunder
review-claims = { $player }: { $right ->
    [one] en rätt reaktion
   *[other] { $right } rätta reaktioner
}, oftast efter { $time }{ $wrong ->
    [0] {""}
    [one] , och en felaktig
   *[other] , och { $wrong } felaktiga
}.
review-claims-usual = { $summary } Före det här partiet vanligen: { $time }.
review-claims-none = { $player }: ingen rätt reaktion{ $wrong ->
    [0] {""}
    [one] , och en felaktig
   *[other] , och { $wrong } felaktiga
}.
review-claims-missed = { $missed ->
    [0] Varje chans utnyttjades.
    [one] En chans utnyttjades av ingen.
   *[other] { $missed } chanser utnyttjades av ingen.
}
review-none = Det finns ingen genomgång av det här partiet.
review-not-over = Bara avslutade partier har en genomgång.
review-stopped = Ett stoppat parti har ingen genomgång.
review-older-rules = Det här partiet följde äldre regler, som inte har någon genomgång.

hint-move = 💡 { $move }.
hint-none = Det finns inget tips för det här valet.
hint-not-here = Tips finns bara i partier ensam mot datorer, men inte i reaktionsspel, turneringar och upprepade givar.
hint-no-choice = Du har inget att välja nu.
