# Gjennomganger av avsluttede partier, og tips
discord-button-review = Gjennomgang
discord-button-hint = Tips
command-hint = Et tips i et parti alene, bare synlig for deg

review-heading = **Gjennomgang** · { $game } · #{ $number }
review-won = { $player } { $wins ->
    [shared] **delte seieren**
    [left] **vant** fordi alle andre ga opp
   *[alone] **vant**
}: { $luck ->
    [good] flaks ({ $change })
    [bad] tross uflaks ({ $change })
   *[none] gjennomsnittlig flaks ({ $change })
}, { $play ->
    [little] nesten ingenting kastet bort ({ $own })
   *[much] { $own } kastet bort totalt
}.
review-lost = { $player }: { $luck ->
    [good] flaks ({ $change })
    [bad] uflaks ({ $change })
   *[none] gjennomsnittlig flaks ({ $change })
}, { $play ->
    [little] nesten ingenting kastet bort ({ $own })
   *[much] { $own } kastet bort totalt
}.
review-worst = { $summary } Det meste av det i tur { $turn }.
review-set-up = { $summary } Oppsettet kastet bort { $loss }.
review-resigned = { $summary } Ga opp med { $chance } sjanse for å vinne.
review-move = Tur { $turn }: { $player } valgte { $played } og kastet bort { $loss } av vinnersjansen{ $grade ->
    [blunder] {" "}(en bommert)
    [mistake] {" "}(en feil)
    [inaccuracy] {" "}(ikke helt det beste)
   *[none] {""}
}: { $left } i stedet for { $before }. Bedre: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-caption = Tur { $turn }: { $played } kastet bort { $loss }, bedre: { $best }
review-flawless = Ingen enkelt trekk kastet bort mye.
review-sum = { $player }: { $start } fra start, { $luck } flaks, { $own } egne trekk{ $resigned ->
    [none] {""}
   *[other] , { $resigned } ved å gi opp
}, { $others } andres trekk, { $error } anslagsfeil = { $result }
review-legend = I prosentpoeng av vinnersjansen. Flaks: hva terning, kort og begynnelsen endret. Egne trekk: hva de kastet bort sammenlignet med de beste. Anslagsfeil: hva analysen bedømte feil før den visste mer. Til sammen kan det bli over 100 %, fordi en gjenvunnet sjanse kan kastes bort igjen.
review-incomplete = Tiden til analysen tok slutt før slutten. Det den ikke nådde, teller som anslagsfeil.
review-button-move = Dyreste trekk { $number }
review-button-curve = Vinnersjanser
review-chart-chances = Vinnersjanser, i prosent
review-chart-luck = Flaks
review-chart-given-away = Kastet bort
review-chart-claims = Reaksjoner, i sekunder
review-claims = { $player }: { $right ->
    [one] én riktig reaksjon
   *[other] { $right } riktige reaksjoner
}, oftest etter { $time }{ $wrong ->
    [0] {""}
    [one] , og én feil
   *[other] , og { $wrong } feil
}.
review-claims-usual = { $summary } Før dette partiet vanligvis: { $time }.
review-claims-none = { $player }: ingen riktig reaksjon{ $wrong ->
    [0] {""}
    [one] , og én feil
   *[other] , og { $wrong } feil
}.
review-claims-missed = { $missed ->
    [0] Alle sjanser ble brukt.
    [one] Én sjanse ble ikke brukt av noen.
   *[other] { $missed } sjanser ble ikke brukt av noen.
}
review-none = Det finnes ingen gjennomgang av dette partiet.
review-not-over = Bare avsluttede partier har en gjennomgang.
review-stopped = Et stoppet parti har ingen gjennomgang.
review-older-rules = Dette partiet fulgte eldre regler, som ikke har noen gjennomgang.

hint-move = 💡 { $move }.
hint-none = Det finnes ikke noe tips for dette valget.
hint-not-here = Tips finnes bare i partier alene mot datamaskiner, men ikke i reaksjonsspill, turneringer og gjentatte partier.
hint-no-choice = Du har ikke noe å velge nå.
