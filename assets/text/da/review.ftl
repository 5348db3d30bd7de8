# Gennemgange af afsluttede partier, og tip
discord-button-review = Gennemgang
discord-button-hint = Tip
command-hint = Få et tip, når du spiller alene; kun du ser det

review-heading = **Gennemgang** · { $game } · #{ $number }
review-verdict = { $verdict }{ $why ->
    [left] {" "}Alle andre gav op.
    [play] {" "}Bedre træk afgjorde partiet.
    [play-despite] {" "}Bedre træk vejede tungere end uheld.
    [luck] {" "}Held afgjorde partiet.
    [luck-despite] {" "}Held vejede tungere end svagere træk.
    [both] {" "}Bedre træk og held afgjorde partiet.
    [board] {" "}Brættet afgjorde partiet.
   *[none] {""}
}
review-seat = { $player }: { $accuracy ->
    [none] for få valg til en præcision ·{" "}
   *[other] præcision **{ $accuracy }** ·{" "}
}{ $blunders ->
    [one] { $blunders } bommert
   *[other] { $blunders } bommerter
} · { $mistakes ->
    [one] { $mistakes } fejl
   *[other] { $mistakes } fejl
} · { $inaccuracies ->
    [one] { $inaccuracies } unøjagtighed
   *[other] { $inaccuracies } unøjagtigheder
}.
review-luck = { $summary } { $luck ->
    [very-bad] Stort uheld
    [bad] Uheld
    [good] Held
    [very-good] Stort held
   *[average] Gennemsnitligt held
}; { $kind ->
    [bad] uheldigste øjeblik
   *[good] heldigste øjeblik
}, tur { $turn }: { $before } → { $after }.
review-board = { $summary } Vinderchance, som brættet gav: { $chance }.
review-set-up = { $summary } Vinderchance tabt i opstillingen: { $loss }.
review-resigned = { $summary } Vinderchance, da spilleren gav op: { $chance }.
review-move = Tur { $turn }{ $grade ->
    [blunder] , en bommert
    [mistake] , en fejl
    [inaccuracy] , en unøjagtighed
   *[none] {""}
}: { $player } valgte { $played }, og vinderchancen faldt fra { $before } til { $left }. Bedre: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Tur { $turn }: Efter { $played } faldt chancen fra { $before } til { $left }. Bedre: { $best }
review-flawless = Intet enkelt træk kostede meget.
review-flawless-own = Ingen af dine træk kostede meget.
review-sum = { $player }: { $start } fra start{ $board ->
    [none] {""}
   *[other] , { $board } fra brættet
}, { $luck } fra held, { $own } fra egne svagere træk{ $resigned ->
    [none] {""}
   *[other] , { $resigned } ved at give op
}, { $others } fra andres svagere træk, { $error } fra analysens fejl = { $result }
review-legend = Alle tal er dele af vinderchancen, og en sejr er 100 %. Et svagere træk eller at give op mister chance, og de andre vinder den. Hver tur tæller, så en del kan være langt over 100 %. Held: hvad terninger, kort og lodtrækningen om den første tur ændrede. Analysens fejl: hvad den bedømte forkert, før den vidste mere.
review-incomplete = Analysen nåede ikke til partiets slutning. Resten tæller som analysens fejl.
review-button-move = Dyreste træk { $number }
review-button-own-move = Dit dyreste træk { $number }
review-button-curve = Overblik
review-button-numbers = Tal
review-chart-chances = Vinderchancer, i procent
review-chart-turn = Tur
review-chart-blunders = Bommerter
review-chart-accuracy = Præcision
review-alt-turn = tur { $turn }: { $chance }
review-alt-curve = { $player }: { $points }, slut: { $end }.{ $count ->
    [0] {""}
   *[other] {" "}Bommerter: { $blunders }.
}
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
