# Sssnake: reglerne, bordet, nyhederne.
sssnake-title = Sssnake
sssnake-pitch = Vær den første, der forbinder sin slanges hoved og hale, uanset hvad naboerne lægger til.
sssnake-line = luk din slange først

sssnake-option-rounds-name = runder
sssnake-option-rounds = 1 er regelbogens spil; ved flere runder lægges pointene sammen, som bogen også beskriver
sssnake-length = { $each ->
    [0] { $number ->
        [1] Én runde
       *[other] { $number } runder
    }
    [1] { $number } runder: alle begynder én gang
   *[other] { $number } runder: alle begynder to gange
}
sssnake-length-button = { $each ->
    [0] Én runde
    [1] { $number } runder: én til hver
   *[other] { $number } runder: to til hver
}
sssnake-list-totals = Summer (hvert manglende kort koster ét point)

sssnake-rules-1 =
    {"**"}Målet.** Vær den første, der forbinder sin slanges hoved og hale.

    {"**"}Billedet**
    {"**"}1** hvem der spiller · **2** terningen · **3** de trukne kort: bogstaverne ved siden af et kort angiver de steder, hvor det kan ligge, som på knapperne · **4** runden · **5** kort tilbage i trækbunken
    {"**"}6** kort, som slangen endnu mangler · **7** point indtil nu · **8** det nyeste kort, i lyserødt · **9** en åben ende, i gult
sssnake-rules-1-picture = Et bord, hvor rød skal lægge et sving eller et lige stykke. Tallene 1 til 9 markerer tegnene; teksten forklarer dem.
sssnake-rules-2 =
    {"**"}Kortene.** Du har et stort kort med hoved og hale. 120 kvadratiske kort ligger i trækbunken med bagsiden opad: 60 lige stykker, 48 sving, 8 kryds (to lige dele, den ene over den anden) og 4 dobbeltsving (to sving, der ikke rører hinanden). Terningen viser 1, 2 eller 3, hvert tal på to sider. 🏠

    {"**"}Din tur.** Botten slår med terningen, og du trækker så mange kort, som den viser. 🏠 På næste side står der, hvad du gør med dem. Så har naboen til venstre for dig turen. Den yngste trykker på **Jeg er yngst** i lobbyen og begynder. Hvis ingen gør det, begynder en tilfældig spiller. 🏠
sssnake-rules-3 =
    {"**"}En 1’er.** Læg kortet på slangen hos naboen til venstre; du vælger hvor. Passer det ingen steder der, lægger du det på din egen slange. Passer det heller ikke der, er det ude af spillet.

    {"**"}En 2’er.** Vælg ét kort, og læg det på din egen slange. Det andet går til naboen til venstre, som skal lægge det på sin. Passer det ingen steder der, kommer det tilbage, og du skal lægge det på din. Går det heller ikke, er kortet ude af spillet.

    {"**"}En 3’er.** Det samme, men du lægger to kort på din egen slange, det ene efter det andet, og giver det tredje væk. Passer det ingen steder der, kommer det altid tilbage. 🏠

    {"**"}Billedet.** Den røde cirkel er dig, det blå kvadrat er naboen til venstre.
sssnake-rules-3-picture = Med en 1’er går kortet til naboen til venstre. Med en 2’er går ét kort til din egen slange og ét til naboen til venstre. Med en 3’er går to kort til din egen slange og ét til naboen til venstre.
sssnake-rules-4 =
    {"**"}Dit valg.** Du vælger blandt de kort, der passer på din slange. Passer kun ét kort, og kun ét sted, lægges det der med det samme. Passer ingen af dine kort, vælger du et hvilket som helst: det er ude af spillet. 🏠 Du lægger dine egne kort, før naboen får det sidste. 🏠 Har trækbunken færre kort, end terningen viser, spiller du, som om du havde slået det mindre tal. 🏠
sssnake-rules-5 =
    {"**"}At lægge kort.** Et kort lægges i en af de to åbne ender, så kroppen fortsætter. Bagefter skal det stadig være muligt at forbinde hoved og hale, med hvilke kort som helst. Et lagt kort flyttes aldrig.

    {"**"}Billedet.** **1** Svinget kan ligge i begge ender og dreje til venstre eller højre: fire steder, fire bogstaver. **2** Svinget blev lagt ved A. Halsen løb så videre gennem krydsets frie del.
sssnake-rules-5-picture = 1: halsen har lavet en løkke under et kryds. Bogstaver markerer stederne for et sving: A og B ved halsen, C og D ved halen. 2: svinget ligger ved A, og halsen er løbet op gennem krydset til feltet over det.
sssnake-rules-6 =
    {"**"}Detaljerne** 🏠
    • Hver slange vokser på sit eget gitter, uden kanter. Det store kort dækker to gange to felter. Halsen forlader det øverst til venstre, halen nederst til højre.
    • Lige stykker og kryds går ligeud. Sving og dobbeltsving drejer til venstre eller højre.
    • Den anden del af et kryds eller dobbeltsving (tegnet blegt) er fri. En ende, der når den, nu eller senere, løber igennem med det samme og gratis, også gennem flere.
    • En ende må ikke løbe ind i et korts lukkede side eller i det store kort.
    • *Manglende kort* = det mindste antal kort, der ville gøre slangen færdig, hvis du havde de ideelle. En ny slange mangler 7.
sssnake-rules-7 =
    {"**"}Rundens slutning.** Når din slange er færdig, vinder du runden med det samme, også hvis en anden spillers kort gjorde den færdig. 🏠 Kort, der stadig er på hånden, forlader spillet. 🏠 Er trækbunken tom efter en hel tur, vinder den, hvis slange mangler færrest kort; står flere lige, deler de runden. 🏠

    {"**"}Billedet.** Den røde slange er færdig, så rød vinder. De andre mangler hver fem kort og mister fem point.
sssnake-rules-7-picture = Slutningen på et parti med én runde: den røde slange er færdig. Blå og gul mangler hver fem kort og har minus fem point.
sssnake-rules-8 =
    {"**"}Runder.** Én runde er regelbogens spil. Med flere runder tæller I point, som regelbogen foreslår for flere spil i træk. Et parti har lige så mange runder, som der er spillere: alle begynder én gang. Spiller du kun mod computere, er der én runde. Værten kan også vælge én runde eller to pr. spiller. 🏠

    {"**"}Point.** Efter hver runde mister du ét point for hvert kort, din slange endnu mangler. Pointene lægges sammen. Efter sidste runde vinder den, der har den højeste sum, og står flere lige, deler de sejren. 🏠 Naboen til venstre for rundens første spiller begynder næste runde. 🏠

    {"**"}At give op.** En computer spiller videre for dig, og du kan ikke længere vinde. Den sidste, der ikke har givet op, vinder med det samme. 🏠 { rules-away }

# Words in pictures, as short as possible.
sssnake-picture-round = Runde { $round }/{ $rounds }
sssnake-picture-previous = Runde { $round }
sssnake-picture-pile = Bunke: { $pile }
sssnake-picture-missing = { $missing ->
    [0] færdig
    [1] mangler 1 kort
   *[other] mangler { $missing } kort
}
sssnake-picture-missing-short = { $missing ->
    [0] færdig
   *[other] mangler { $missing }
}
sssnake-picture-points = { $points ->
   *[other] { $shown } point
}

sssnake-card = { $card ->
    [straight] lige stykke
    [crossing] kryds
    [double] dobbeltsving
   *[curve] sving
}
sssnake-end-neck = ved hovedenden
sssnake-end-tail = ved haleenden
sssnake-way-ahead = ligeud
sssnake-way-left = til venstre
sssnake-way-right = til højre

sssnake-prompt-lone = { $player }, et enkelt kort lægges hos { $neighbour }: { sssnake-card }.
sssnake-prompt-lone-own = { $player }, kortet passer ikke hos { $neighbour }, så læg det på din egen slange: { sssnake-card }.
sssnake-prompt-own-one = { $player }, læg ét kort, og giv ét til { $neighbour }.
sssnake-prompt-own-two = { $player }, læg to kort, og giv ét til { $neighbour }.
sssnake-prompt-given = { $player }, { $giver } gav dig et kort. Læg det på din slange: { sssnake-card }.
sssnake-prompt-returned = { $player }, kortet kom tilbage fra { $neighbour }. Læg det på din egen slange: { sssnake-card }.

sssnake-button-place = { $letter }: { $end }, { $side }
sssnake-button-neck = hovedenden
sssnake-button-tail = haleenden
sssnake-button-up = op
sssnake-button-right = højre
sssnake-button-down = ned
sssnake-button-left = venstre
sssnake-button-discard = ✕ { sssnake-card }: smid ud

sssnake-describe-choices = Steder: { $choices }.
sssnake-describe-choice = { $letter } { sssnake-card } { $end } { $way } ({ $heading })
sssnake-describe-seat = { $player }: { $missing ->
    [0] slangen er færdig
    [one] 1 kort mangler
   *[other] { $missing } kort mangler
}, { $laid } lagt, { $total ->
    [one] 1 point
   *[other] { $total } point
}.
sssnake-describe-round = Runde { $round } af { $rounds }, { $pile ->
    [0] trækbunken er tom
    [one] 1 kort i trækbunken
   *[other] { $pile } kort i trækbunken
}.
sssnake-describe-roll = Terningen viser { $die }. Trukne kort: { $cards }.
sssnake-describe-none = ingen
sssnake-describe-ends = { $player }, åbne ender: halsen går ind i { $neck } { $neck-heading }, halen går ind i { $tail } { $tail-heading }.
sssnake-describe-cells = Felter er kolonne/række, talt mod højre og nedad. Det store kort dækker 0/0 til 1/1; halsen forlader 0/0 mod venstre, halen forlader 1/1 mod højre.
sssnake-describe-body = { $player }, slangen felt for felt fra det store kort: hals { $neck }; hale { $tail }.
sssnake-describe-body-complete = { $player }, den færdige slange felt for felt fra hals til hale: { $neck }.
sssnake-describe-run = lige fra { $first } til { $last }
sssnake-describe-free = { $player }, frie dele: { $parts }.
sssnake-describe-free-part = { sssnake-card } { $cell } mellem { $one } og { $other }
sssnake-heading-up = opad
sssnake-heading-right = mod højre
sssnake-heading-down = nedad
sssnake-heading-left = mod venstre
sssnake-side-up = øverste side
sssnake-side-right = højre side
sssnake-side-down = nederste side
sssnake-side-left = venstre side

sssnake-news-round = { $rounds ->
    [1] { $player } begynder.
   *[other] Runde { $round } af { $rounds }: { $player } begynder.
}
sssnake-news-roll = { $player } slår en { $die }’er og trækker: { $cards }.
sssnake-news-place = { $player } lægger et { sssnake-card }{ $forced ->
    [1] {" "}(eneste sted)
   *[other] {""}
} og mangler { $missing ->
    [one] 1 kort
   *[other] { $missing } kort
}.
sssnake-news-place-other = { $player } lægger et { sssnake-card } hos { $owner }{ $forced ->
    [1] {" "}(eneste sted)
   *[other] {""}
}, som nu mangler { $missing ->
    [one] 1 kort
   *[other] { $missing } kort
}.
sssnake-news-complete = { $player } lægger et { sssnake-card }{ $forced ->
    [1] {" "}(eneste sted)
   *[other] {""}
}: slangen er færdig!
sssnake-news-complete-other = { $player } lægger et { sssnake-card } hos { $owner }{ $forced ->
    [1] {" "}(eneste sted)
   *[other] {""}
}: slangen er færdig!
sssnake-news-give = { $player } giver { $to } et { sssnake-card }.
sssnake-news-return = Kortet ({ sssnake-card }) passer ikke: { $player } giver det tilbage til { $to }.
sssnake-news-discard = Kortet ({ sssnake-card }) passer ingen steder: { $player } smider det ud.
sssnake-news-score = { $rounds ->
    [1] Runden er slut.
   *[other] Runde { $round } af { $rounds } er slut. { $points }.
}
sssnake-news-score-empty = { $rounds ->
    [1] Trækbunken er tom. Færrest manglende kort: { $winners }.
   *[other] Trækbunken er tom: runde { $round } af { $rounds } er slut. Færrest manglende kort: { $winners }. { $points }.
}
sssnake-news-points = { $player } { $points } (i alt { $total })

# De samme hændelser som dele af en linje om en tur.
sssnake-turn-roll = slog en { $die }’er
sssnake-turn-place = lagde { $times ->
    [1] et { sssnake-card }
   *[other] { $times } kort
} ({ sssnake-turn-missing })
sssnake-turn-place-other = lagde et { sssnake-card } hos { $owner } ({ sssnake-turn-missing })
sssnake-turn-missing = { $forced ->
    [1] eneste sted
   *[other] { $missing ->
        [1] mangler 1 kort
       *[other] mangler { $missing } kort
    }
}
sssnake-turn-complete = lagde et { sssnake-card }: færdig!
sssnake-turn-complete-other = lagde et { sssnake-card } hos { $owner }: færdig!
sssnake-turn-give = gav { $to } et { sssnake-card }
sssnake-turn-return = gav et { sssnake-card } tilbage til { $to }
sssnake-turn-discard = smed { $times ->
    [1] et { sssnake-card }
   *[other] { $times } kort
} ud

## Forklaringer til nybegyndere
sssnake-learn-aim = **Dit mål:** forbind de to åbne ender af din slange ad den korteste vej.
sssnake-learn-own-one = Ét kort lægges på din slange. { $neighbour } får det andet på sin.
sssnake-learn-own-two = To kort lægges på din slange. { $neighbour } får det tredje på sin.
sssnake-learn-lone = { $neighbour } får kortet på sin slange: hold slangens ender fra hinanden.
sssnake-learn-lone-own = Kortet passer ikke hos { $neighbour }, så det lægges på din slange.
sssnake-learn-given = { $giver } var nødt til at give dig et kort. Vælg det bedste sted til det.
sssnake-learn-returned = Dit kort passede ingen steder og kom tilbage. Nu lægges det på din slange.
sssnake-learn-discard = Ingen kort passer på din slange: vælg et at smide ud. Det koster dig ikke noget.
sssnake-learn-fewest = 💡 Med { $letters } { $missing ->
    [0] er din slange færdig, og du vinder
    [one] mangler din slange kun 1 kort
   *[other] mangler din slange kun { $missing } kort
}.
sssnake-learn-most = 💡 Med { $letters } mangler den anden slange { $missing } kort, det højest mulige.
sssnake-remark-placed-on-yours = { $player } trak et enkelt kort, så det blev lagt på din slange.
sssnake-remark-two-parts = Kortet ({ sssnake-card }) har to dele. Den anden del er fri til senere.
sssnake-remark-only-place = Dit kort passede kun ét sted, så det blev lagt med det samme.
sssnake-remark-returned = Et kort, der ikke passer nogen steder på naboens slange, kommer tilbage.
sssnake-remark-score = Hvert kort, som din slange endnu mangler, koster dig ét point.

# Why a move is good, as a clause after a dash or a colon.
sssnake-reason-complete = slangen bliver færdig
sssnake-reason-fewer = slangen mangler så kun { $missing ->
    [one] 1 kort
   *[other] { $missing } kort
}
sssnake-reason-keep = { $player } får ikke et nyttigt kort
sssnake-reason-shortest = andre træk ville gøre vejen fra hoved til hale længere
sssnake-reason-open = flere af kortene i trækbunken kan hjælpe bagefter
sssnake-reason-longer = så mangler { $player } { $missing ->
    [one] 1 kort
   *[other] { $missing } kort
}
sssnake-reason-no-help = andre træk ville hjælpe { $player } mere
sssnake-reason-closed = færre af kortene i trækbunken kan hjælpe { $player } bagefter

sssnake-refusal-notation = Det er ikke et træk i Sssnake.
sssnake-refusal-nothing-to-choose = Der er ikke noget at vælge lige nu.
sssnake-refusal-not-yours = Nu er det { $player }, der vælger.
sssnake-refusal-no-card = Der er ikke noget { sssnake-card } på hånden.
sssnake-refusal-other-snake = Kortet skal lægges hos { $player }.
sssnake-refusal-way = Et { sssnake-card } drejer ikke den vej.
sssnake-refusal-closed = Med et { sssnake-card } på det sted ville en ende løbe ind i en lukket side.
sssnake-refusal-cut-off = Med et { sssnake-card } på det sted kunne hoved og hale aldrig forbindes.
sssnake-refusal-fits = Kortet ({ sssnake-card }) passer, så du skal lægge det.
sssnake-refusal-other-fits = Kortet ({ sssnake-card }) passer ingen steder. Vælg det kort, der passer.
sssnake-refusal-order = Dette trin hører ikke til her.
sssnake-refusal-first = En anden plads begynder runden.
sssnake-refusal-draw = Disse kort kan ikke være trukket.

# The daily puzzle
puzzle-close-label = { $letter } · { sssnake-card }, { $end }, { $side }
sssnake-puzzle-rules = I opgaven spiller du alene med disse kort: der er ingen terning og ingen trækbunke, og du vælger selv rækkefølgen.

## Fejl i en log

fault-sssnake-first = Den næste plads skal begynde denne runde.
fault-sssnake-die = Terningen viser 1, 2 eller 3.
fault-sssnake-draw = Antallet af trukne kort skal passe til terningen eller til resten af trækbunken.
fault-sssnake-card = Et kort er S, C, X eller D.
fault-sssnake-pile = Trækbunken har ikke flere kort af den slags.
fault-sssnake-hand = Kortet er ikke på hånden.
fault-sssnake-on = Kortet skal lægges hos { $seat }.
fault-sssnake-end = En ende er »neck« eller »tail«.
fault-sssnake-way = En retning er »ahead«, »left« eller »right«.
fault-sssnake-place = Kortet må ikke ligge der: kroppen skal fortsætte, og det skal stadig være muligt at forbinde hoved og hale.
fault-sssnake-must-place = Kortet passer, så det skal lægges.
fault-sssnake-other-fits = Et andet kort på hånden passer, så dette må ikke smides ud.
fault-sssnake-to = Et kort går til naboen til venstre eller tilbage til giveren.
fault-sssnake-missing = Antallene af manglende kort er forkerte.
fault-sssnake-totals = Summerne er forkerte: hver plads mister ét point for hvert manglende kort.
