# Gjennomganger av avsluttede partier, og tips
discord-button-review = Gjennomgang
discord-button-hint = Tips
command-hint = Få et tips når du spiller alene; bare du ser det

review-heading = **Gjennomgang** · { $game } · #{ $number }
review-verdict = { $verdict }{ $why ->
    [left] {" "}Alle andre ga opp.
    [play] {" "}Bedre trekk avgjorde partiet.
    [play-despite] {" "}Bedre trekk veide tyngre enn uflaks.
    [luck] {" "}Flaks avgjorde partiet.
    [luck-despite] {" "}Flaks veide tyngre enn svakere trekk.
    [both] {" "}Bedre trekk og flaks avgjorde partiet.
    [board] {" "}Brettet avgjorde partiet.
   *[none] {""}
}
review-seat = { $player }: { $accuracy ->
    [none] for få valg til en presisjon ·{" "}
   *[other] presisjon **{ $accuracy }** ·{" "}
}{ $blunders ->
    [one] { $blunders } bommert
   *[other] { $blunders } bommerter
} · { $mistakes ->
    [one] { $mistakes } feil
   *[other] { $mistakes } feil
} · { $inaccuracies ->
    [one] { $inaccuracies } unøyaktighet
   *[other] { $inaccuracies } unøyaktigheter
}.
review-luck = { $summary } { $luck ->
    [very-bad] Mye uflaks
    [bad] Uflaks
    [good] Flaks
    [very-good] Mye flaks
   *[average] Gjennomsnittlig flaks
}; { $kind ->
    [bad] uheldigste øyeblikk
   *[good] heldigste øyeblikk
}, tur { $turn }: { $before } → { $after }.
review-board = { $summary } Vinnersjanse som brettet ga: { $chance }.
review-set-up = { $summary } Vinnersjanse tapt i oppsettet: { $loss }.
review-resigned = { $summary } Vinnersjanse da spilleren ga opp: { $chance }.
review-move = Tur { $turn }{ $grade ->
    [blunder] , en bommert
    [mistake] , en feil
    [inaccuracy] , en unøyaktighet
   *[none] {""}
}: { $player } valgte { $played }, og vinnersjansen falt fra { $before } til { $left }. Bedre: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Tur { $turn }: Etter { $played } falt sjansen fra { $before } til { $left }. Bedre: { $best }
review-flawless = Ikke ett eneste trekk kostet mye.
review-flawless-own = Ingen av trekkene dine kostet mye.
review-sum = { $player }: { $start } fra start{ $board ->
    [none] {""}
   *[other] , { $board } fra brettet
}, { $luck } fra flaks, { $own } fra egne svakere trekk{ $resigned ->
    [none] {""}
   *[other] , { $resigned } ved å gi opp
}, { $others } fra andres svakere trekk, { $error } fra feil i analysen = { $result }
review-legend = Alle tall er deler av vinnersjansen, og en seier er 100 %. Et svakere trekk eller å gi opp mister sjanse, og de andre vinner den. Hver tur teller, så en del kan være langt over 100 %. Flaks: hva terninger, kort og loddtrekningen om den første turen endret. Feil i analysen: hva den bedømte feil før den visste mer.
review-incomplete = Analysen rakk ikke til slutten av partiet. Resten teller som feil i analysen.
review-button-move = Dyreste trekk { $number }
review-button-own-move = Ditt dyreste trekk { $number }
review-button-curve = Oversikt
review-button-numbers = Tall
review-chart-chances = Vinnersjanser, i prosent
review-chart-turn = Tur
review-chart-blunders = Bommerter
review-chart-accuracy = Presisjon
review-alt-turn = tur { $turn }: { $chance }
review-alt-curve = { $player }: { $points }, slutt: { $end }.{ $count ->
    [0] {""}
   *[other] {" "}Bommerter: { $blunders }.
}
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
