# Gjennomganger av avsluttede partier, og tips
discord-button-review = Gjennomgang
discord-button-hint = Tips
command-hint = Få et tips når du spiller alene; bare du ser det

review-heading = **Gjennomgang** · { $game } · #{ $number }
review-won = { $luck ->
    [good] { $player } **vant** med flaks ({ $change }).
    [bad] { $player } **vant** til tross for uflaks ({ $change }).
   *[none] { $player } **vant** med gjennomsnittlig flaks ({ $change }).
}
review-won-shared = { $luck ->
    [good] { $player } **delte seieren** med flaks ({ $change }).
    [bad] { $player } **delte seieren** til tross for uflaks ({ $change }).
   *[none] { $player } **delte seieren** med gjennomsnittlig flaks ({ $change }).
}
review-won-left = { $player } **vant** fordi alle andre ga opp. Flaks: { $change }.
review-lost = { $luck ->
    [good] { $player } hadde flaks ({ $change }).
    [bad] { $player } hadde uflaks ({ $change }).
   *[none] { $player } hadde gjennomsnittlig flaks ({ $change }).
}
review-given-away = { $summary } Kastet bort totalt: { $own }.
review-worst = { $summary } Det meste av det i tur { $turn }.
review-set-up = { $summary } Kastet bort i oppsettet: { $loss }.
review-resigned = { $summary } Vinnersjanse da spilleren ga opp: { $chance }.
review-move = Tur { $turn }{ $grade ->
    [blunder] , en bommert
    [mistake] , en feil
    [inaccuracy] , ikke helt det beste
   *[none] {""}
}: { $player } valgte { $played }, og vinnersjansen falt fra { $before } til { $left }. Bedre: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Tur { $turn }: { $played } kastet bort { $loss }, bedre: { $best }
review-flawless = Ikke ett eneste trekk kastet bort mye.
review-sum = { $player }: { $start } fra start, { $luck } flaks, { $own } egne trekk{ $resigned ->
    [none] {""}
   *[other] , { $resigned } ved å gi opp
}, { $others } andres trekk, { $error } anslagsfeil = { $result }
review-legend = I prosentpoeng av vinnersjansen. Flaks: hva terninger, kort og starten endret. Egne trekk: hva de kastet bort sammenlignet med de beste. Anslagsfeil: hva analysen bedømte feil før den visste mer. Til sammen kan det bli over 100 %, fordi en gjenvunnet sjanse kan kastes bort igjen.
review-incomplete = Analysen rakk ikke til slutten av partiet. Resten teller som anslagsfeil.
review-button-move = Dyreste trekk { $number }
review-button-curve = Vinnersjanser
review-chart-chances = Vinnersjanser, i prosent
review-chart-luck = Flaks
review-chart-given-away = Kastet bort
review-chart-claims = Reaksjoner, i sekunder
review-claims = { $player }: { $right ->
    [one] én riktig reaksjon, etter { $time }
   *[other] { $right } riktige reaksjoner, vanligvis etter { $time }
}{ $wrong ->
    [0] {""}
    [one] , og én feil
   *[other] , og { $wrong } feil
}.
review-claims-usual = { $summary } Før dette partiet vanligvis: { $time }.
review-claims-none = { $player }: ingen riktige reaksjoner{ $wrong ->
    [0] {""}
    [one] , og én feil
   *[other] , og { $wrong } feil
}.
review-claims-missed = { $missed ->
    [0] Alle sjanser ble brukt.
    [one] Én sjanse ble stående ubrukt.
   *[other] { $missed } sjanser ble stående ubrukt.
}
review-none = Det finnes ingen gjennomgang av dette partiet.
review-not-over = Bare avsluttede partier har en gjennomgang.
review-stopped = Et stoppet parti har ingen gjennomgang.
review-older-rules = Dette partiet ble spilt med eldre regler og kan ikke gjennomgås.

hint-move = 💡 { $move }.
hint-none = Det finnes ikke noe tips for dette valget.
hint-not-here = Tips får du bare når du spiller alene mot datamaskiner, ikke i reaksjonsspill eller turneringer, og ikke når en giv spilles om igjen.
hint-no-choice = Du har ikke noe å velge nå.
