# Sssnake: reglene, bordet, nyhetene.
sssnake-title = Sssnake
sssnake-pitch = Bli den første som kobler sammen hode og hale på slangen sin, hva naboene enn legger til.
sssnake-line = gjør slangen din ferdig først

sssnake-option-rounds-name = runder
sssnake-option-rounds = 1 er regelheftets spill; med flere runder legges poengene sammen, slik heftet også beskriver
sssnake-length = { $each ->
    [0] { $number ->
        [1] Én runde
       *[other] { $number } runder
    }
    [1] { $number } runder: alle begynner én gang
   *[other] { $number } runder: alle begynner to ganger
}
sssnake-length-button = { $each ->
    [0] Én runde
    [1] { $number } runder: én på hver
   *[other] { $number } runder: to på hver
}
sssnake-list-totals = Sammenlagt (hvert manglende kort koster ett poeng)

sssnake-rules-1 =
    {"**"}Målet.** Bli den første som kobler sammen hodet og halen på slangen sin.

    {"**"}Bildet**
    {"**"}1** hvem som spiller · **2** terningen · **3** kortene som er trukket: Bokstavene ved et kort viser hvor det kan ligge, som på knappene · **4** runden · **5** kort igjen i trekkbunken
    {"**"}6** kort denne slangen fortsatt mangler · **7** poeng så langt · **8** det nyeste kortet, i rosa · **9** en åpen ende, i gult
sssnake-rules-1-picture = Et bord der rød skal legge en sving eller en rett bit. Tall fra 1 til 9 markerer tegnene; teksten forklarer dem.
sssnake-rules-2 =
    {"**"}Kortene.** Du har et stort kort med hode og hale. 120 firkantede kort ligger med baksiden opp i trekkbunken: 60 rette biter, 48 svinger, 8 kryss (to rette biter, den ene over den andre) og 4 dobbeltsvinger (to svinger som ikke berører hverandre). Terningen viser 1, 2 eller 3, hvert tall på to sider. 🏠

    {"**"}Din tur.** Boten kaster terningen, og du trekker så mange kort som den viser. 🏠 Hva du gjør med dem, står på neste side. Deretter går turen til naboen til venstre. Den yngste begynner og trykker på **Jeg er yngst** i lobbyen. Gjør ingen det, begynner en tilfeldig spiller. 🏠
sssnake-rules-3 =
    {"**"}En ener.** Legg kortet på slangen til naboen til venstre; du velger hvor. Passer det ingen steder der, legger du det til din egen slange. Passer det ikke der heller, går det ut av spillet.

    {"**"}En toer.** Velg ett kort og legg det til din egen slange. Det andre går til naboen til venstre, som må legge det til sin egen. Passer det ingen steder der, kommer det tilbake, og du må legge det til din. Går heller ikke det, er kortet ute av spillet.

    {"**"}En treer.** På samme måte, men du legger to kort til din egen slange, det ene etter det andre, og gir bort det tredje. Passer det ingen steder der, kommer det alltid tilbake. 🏠

    {"**"}Bildet.** Den røde sirkelen er deg, den blå firkanten er naboen til venstre.
sssnake-rules-3-picture = Med en ener går kortet til naboen til venstre. Med en toer går ett kort til din egen slange og ett til naboen til venstre. Med en treer går to kort til din egen slange og ett til naboen til venstre.
sssnake-rules-4 =
    {"**"}Valget ditt.** Du velger blant kortene som passer på slangen din. Passer bare ett kort, og bare ett sted, legges det der med en gang. Passer ingen av kortene, velger du et av dem: Det går ut av spillet. 🏠 Du legger dine egne kort før naboen får det siste. 🏠 Har trekkbunken færre kort enn terningen viser, spiller du som om du hadde slått det lavere tallet. 🏠
sssnake-rules-5 =
    {"**"}Legge til kort.** Et kort legges til en av de to åpne endene, slik at kroppen fortsetter. Det må fortsatt være mulig å koble sammen hode og hale etterpå, hvis dere kunne velge kort fritt. Et kort som er lagt, flyttes aldri.

    {"**"}Bildet.** **1** Svingen kan legges til begge ender og svinge til venstre eller høyre: fire steder, fire bokstaver. **2** Svingen ble lagt på A. Halsen fortsatte da gjennom den ledige delen av krysset.
sssnake-rules-5-picture = 1: Halsen har laget en løkke under et kryss. Bokstaver markerer stedene for en sving: A og B ved halsen, C og D ved halen. 2: Svingen ligger på A, og halsen har fortsatt opp gjennom krysset til ruten over.
sssnake-rules-6 =
    {"**"}Detaljene** 🏠
    • Hver slange vokser på sitt eget rutenett, uten kanter. Det store kortet dekker to ganger to ruter. Halsen går ut øverst til venstre, halen nederst til høyre.
    • Rette biter og kryss går rett frem. Svinger og dobbeltsvinger går til venstre eller høyre.
    • Den andre delen av et kryss eller en dobbeltsving (tegnet blekt) er ledig. En ende som kommer dit, nå eller senere, går gjennom med en gang og gratis, også gjennom flere.
    • En ende kan ikke gå inn i den lukkede siden av et kort eller inn i det store kortet.
    • *Kort som mangler* = det minste antallet kort som ville gjort slangen ferdig hvis du fikk nettopp de kortene du trenger. En ny slange mangler 7.
sssnake-rules-7 =
    {"**"}Slutten på en runde.** Når slangen din er ferdig, vinner du runden med en gang, også hvis kortet til en annen spiller gjorde den ferdig. 🏠 Kort som er igjen på hånden, går ut av spillet. 🏠 Er trekkbunken tom når en tur er spilt ferdig, vinner den som mangler færrest kort; står det likt, deles runden. 🏠

    {"**"}Bildet.** Den røde slangen er ferdig, så rød vinner. De andre mangler fem kort hver og mister fem poeng.
sssnake-rules-7-picture = Slutten på et parti på én runde: Den røde slangen er ferdig. Blå og gul mangler fem kort hver og har minus fem poeng.
sssnake-rules-8 =
    {"**"}Runder.** Én runde er spillet i regelheftet. Med flere runder teller dere poeng, slik regelheftet foreslår for flere spill på rad. Et parti har like mange runder som spillere: Alle begynner én gang. Spiller du bare mot datamaskiner, er det én runde. Verten kan også velge én runde, eller to per spiller. 🏠

    {"**"}Poeng.** Etter hver runde mister du ett poeng for hvert kort slangen din fortsatt mangler. Poengene legges sammen. Etter siste runde vinner den som har høyest sum; har flere samme sum, deler de seieren. 🏠 Naboen til venstre for den som begynte en runde, begynner den neste. 🏠

    {"**"}Gi opp.** En datamaskin spiller videre for deg, og du kan ikke vinne lenger. Den siste som ikke har gitt opp, vinner med en gang. 🏠 { rules-away }

# Words in pictures, as short as possible.
sssnake-picture-round = Runde { $round }/{ $rounds }
sssnake-picture-previous = Runde { $round }
sssnake-picture-pile = Bunke: { $pile }
sssnake-picture-missing = { $missing ->
    [0] ferdig
    [1] mangler 1 kort
   *[other] mangler { $missing } kort
}
sssnake-picture-missing-short = { $missing ->
    [0] ferdig
   *[other] mangler { $missing }
}
sssnake-picture-points = { $points ->
   *[other] { $shown } poeng
}

sssnake-card = { $card ->
    [straight] rett bit
    [crossing] kryss
    [double] dobbeltsving
   *[curve] sving
}
sssnake-end-neck = ved hodeenden
sssnake-end-tail = ved haleenden
sssnake-way-ahead = rett frem
sssnake-way-left = til venstre
sssnake-way-right = til høyre

sssnake-prompt-lone = { $player }, ett enkelt kort skal på slangen til { $neighbour }: { sssnake-card }.
sssnake-prompt-lone-own = { $player }, kortet passer ikke på slangen til { $neighbour }, så legg det til din egen: { sssnake-card }.
sssnake-prompt-own-one = { $player }, legg ett kort og gi ett til { $neighbour }.
sssnake-prompt-own-two = { $player }, legg to kort og gi ett til { $neighbour }.
sssnake-prompt-given = { $player }, { $giver } ga deg et kort. Legg det til slangen din: { sssnake-card }.
sssnake-prompt-returned = { $player }, kortet kom tilbake fra { $neighbour }. Legg det til din egen slange: { sssnake-card }.

sssnake-button-place = { $letter }: { $end }, { $side }
sssnake-button-neck = hodeenden
sssnake-button-tail = haleenden
sssnake-button-up = opp
sssnake-button-right = høyre
sssnake-button-down = ned
sssnake-button-left = venstre
sssnake-button-discard = ✕ { sssnake-card }: kast

sssnake-describe-choices = Steder: { $choices }.
sssnake-describe-choice = { $letter } { sssnake-card } { $end } { $way } ({ $heading })
sssnake-describe-seat = { $player }: { $missing ->
    [0] slangen er ferdig
    [one] mangler 1 kort
   *[other] mangler { $missing } kort
}, { $laid } lagt, { $total ->
    [one] 1 poeng
   *[other] { $total } poeng
}.
sssnake-describe-round = Runde { $round } av { $rounds }, { $pile ->
    [0] trekkbunken er tom
    [one] 1 kort i trekkbunken
   *[other] { $pile } kort i trekkbunken
}.
sssnake-describe-roll = Terningen viser { $die }. Trukket: { $cards }.
sssnake-describe-none = ingen
sssnake-describe-ends = Åpne ender på slangen til { $player }: Halsen går inn i { $neck } { $neck-heading }, halen går inn i { $tail } { $tail-heading }.
sssnake-describe-cells = Ruter angis som kolonne/rad, talt mot høyre og nedover. Det store kortet dekker 0/0 til 1/1; halsen går ut av 0/0 mot venstre, halen ut av 1/1 mot høyre.
sssnake-describe-body = Slangen til { $player }, rute for rute fra det store kortet: hals { $neck }; hale { $tail }.
sssnake-describe-body-complete = Den ferdige slangen til { $player }, rute for rute fra hals til hale: { $neck }.
sssnake-describe-run = rett fra { $first } til { $last }
sssnake-describe-free = Ledige kortdeler på slangen til { $player }: { $parts }.
sssnake-describe-free-part = { sssnake-card } { $cell } mellom { $one } og { $other }
sssnake-heading-up = oppover
sssnake-heading-right = mot høyre
sssnake-heading-down = nedover
sssnake-heading-left = mot venstre
sssnake-side-up = øvre side
sssnake-side-right = høyre side
sssnake-side-down = nedre side
sssnake-side-left = venstre side

sssnake-news-round = { $rounds ->
    [1] { $player } begynner.
   *[other] Runde { $round } av { $rounds }: { $player } begynner.
}
sssnake-news-roll = { $player } slår { $die } og trekker: { $cards }.
sssnake-news-place = { $player } legger { $card ->
    [crossing] et
   *[other] en
} { sssnake-card }{ $forced ->
    [1] {" "}(eneste sted)
   *[other] {""}
} og mangler { $missing ->
    [one] 1 kort
   *[other] { $missing } kort
}.
sssnake-news-place-other = { $player } legger { $card ->
    [crossing] et
   *[other] en
} { sssnake-card } på slangen til { $owner }{ $forced ->
    [1] {" "}(eneste sted)
   *[other] {""}
}, som nå mangler { $missing ->
    [one] 1 kort
   *[other] { $missing } kort
}.
sssnake-news-complete = { $player } legger { $card ->
    [crossing] et
   *[other] en
} { sssnake-card }{ $forced ->
    [1] {" "}(eneste sted)
   *[other] {""}
}: Slangen er ferdig!
sssnake-news-complete-other = { $player } legger { $card ->
    [crossing] et
   *[other] en
} { sssnake-card } på slangen til { $owner }{ $forced ->
    [1] {" "}(eneste sted)
   *[other] {""}
}: Den er ferdig!
sssnake-news-give = { $player } gir { $to } { $card ->
    [crossing] et
   *[other] en
} { sssnake-card }.
sssnake-news-return = Kortet ({ sssnake-card }) passer ikke: { $player } gir det tilbake til { $to }.
sssnake-news-discard = Kortet ({ sssnake-card }) passer ingen steder: { $player } kaster det.
sssnake-news-score = { $rounds ->
    [1] Runden er over.
   *[other] Runde { $round } av { $rounds } er over. { $points }.
}
sssnake-news-score-empty = { $rounds ->
    [1] Trekkbunken er tom. { $winners } mangler færrest kort.
   *[other] Trekkbunken er tom: Runde { $round } av { $rounds } er over. { $winners } mangler færrest kort. { $points }.
}
sssnake-news-points = { $player } { $points } (sum { $total })

# De samme hendelsene som deler av en linje om en tur.
sssnake-turn-roll = slo { $die }
sssnake-turn-place = la { $times ->
    [1] { $card ->
        [crossing] et
       *[other] en
    } { sssnake-card }
   *[other] { $times } kort
} ({ sssnake-turn-missing })
sssnake-turn-place-other = la { $card ->
    [crossing] et
   *[other] en
} { sssnake-card } hos { $owner } ({ sssnake-turn-missing })
sssnake-turn-missing = { $forced ->
    [1] eneste sted
   *[other] { $missing ->
        [1] mangler 1 kort
       *[other] mangler { $missing } kort
    }
}
sssnake-turn-complete = la { $card ->
    [crossing] et
   *[other] en
} { sssnake-card }: ferdig!
sssnake-turn-complete-other = la { $card ->
    [crossing] et
   *[other] en
} { sssnake-card } hos { $owner }: ferdig!
sssnake-turn-give = ga { $to } { $card ->
    [crossing] et
   *[other] en
} { sssnake-card }
sssnake-turn-return = ga kortet ({ sssnake-card }) tilbake til { $to }
sssnake-turn-discard = kastet { $times ->
    [1] { $card ->
        [crossing] et
       *[other] en
    } { sssnake-card }
   *[other] { $times } kort
}

## Forklaringer for nye spillere
sssnake-learn-aim = **Målet ditt:** Koble sammen de to åpne endene på slangen din. Finn den korteste veien.
sssnake-learn-own-one = Ett kort skal på slangen din, det andre på slangen til { $neighbour }.
sssnake-learn-own-two = To kort skal på slangen din, det tredje på slangen til { $neighbour }.
sssnake-learn-lone = Kortet skal på slangen til { $neighbour }: Hold endene fra hverandre.
sssnake-learn-lone-own = Kortet passer ikke på slangen til { $neighbour }, så det skal på din.
sssnake-learn-given = { $giver } måtte gi deg et kort. Velg det beste stedet til det.
sssnake-learn-returned = Kortet ditt passer ikke noe sted og kom tilbake. Nå skal det på slangen din.
sssnake-learn-discard = Ingen kort passer på slangen din: Velg ett å kaste. Det koster deg ingenting.
sssnake-learn-fewest = 💡 Med { $letters } { $missing ->
    [0] er slangen din ferdig, og du vinner
    [one] mangler slangen din bare 1 kort
   *[other] mangler slangen din bare { $missing } kort
}.
sssnake-learn-most = 💡 Med { $letters } mangler den andre slangen { $missing } kort, det meste du kan få til.
sssnake-remark-placed-on-yours = { $player } trakk ett enkelt kort, så det havnet på slangen din.
sssnake-remark-two-parts = Kortet ({ sssnake-card }) har to deler. Den andre er ledig til senere.
sssnake-remark-only-place = Kortet ditt passet bare ett sted, så det ble lagt med en gang.
sssnake-remark-returned = Et kort som ikke passer noe sted på naboens slange, kommer tilbake.
sssnake-remark-score = Hvert kort slangen din fortsatt mangler, koster deg ett poeng.

# Why a move is good, as a clause after a dash or a colon.
sssnake-reason-complete = slangen blir ferdig
sssnake-reason-fewer = slangen mangler da bare { $missing ->
    [one] ett kort
   *[other] { $missing } kort
}
sssnake-reason-keep = { $player } får ikke et nyttig kort
sssnake-reason-shortest = andre trekk ville gjort veien fra hode til hale lengre
sssnake-reason-open = flere av kortene i trekkbunken kan hjelpe etterpå
sssnake-reason-longer = slangen til { $player } mangler da { $missing ->
    [one] ett kort
   *[other] { $missing } kort
}
sssnake-reason-no-help = andre trekk ville hjulpet slangen til { $player } mer
sssnake-reason-closed = færre av kortene i trekkbunken kan etterpå hjelpe slangen til { $player }

sssnake-refusal-notation = Dette er ikke et trekk i Sssnake.
sssnake-refusal-nothing-to-choose = Det er ingenting å velge akkurat nå.
sssnake-refusal-not-yours = Det er { $player } som skal velge.
sssnake-refusal-no-card = Det kortet er ikke på hånden: { sssnake-card }.
sssnake-refusal-other-snake = Dette kortet må legges på slangen til { $player }.
sssnake-refusal-way = Dette kortet ({ sssnake-card }) går ikke den veien.
sssnake-refusal-closed = Med { $card ->
    [crossing] et
   *[other] en
} { sssnake-card } der ville en ende støte mot en lukket side.
sssnake-refusal-cut-off = Med { $card ->
    [crossing] et
   *[other] en
} { sssnake-card } der ville hode og hale aldri kunne kobles sammen.
sssnake-refusal-fits = Kortet ({ sssnake-card }) passer, så du må legge det.
sssnake-refusal-other-fits = Kortet ({ sssnake-card }) passer ingen steder. Velg kortet som passer.
sssnake-refusal-order = Dette steget hører ikke hjemme her.
sssnake-refusal-first = En annen plass begynner runden.
sssnake-refusal-draw = Disse kortene kan ikke ha blitt trukket.

# The daily puzzle
puzzle-close-label = { $letter } · { sssnake-card }, { $end }, { $side }
sssnake-puzzle-rules = I oppgaven spiller du alene med disse kortene: Det er ingen terning og ingen trekkbunke, og du velger rekkefølgen.

## Feil i en logg

fault-sssnake-first = Neste plass må begynne denne runden.
fault-sssnake-die = Terningen viser 1, 2 eller 3.
fault-sssnake-draw = Antall trukne kort må være det terningen viser, eller resten av trekkbunken.
fault-sssnake-card = Et kort er S, C, X eller D.
fault-sssnake-pile = Trekkbunken har ikke flere kort av denne typen.
fault-sssnake-hand = Dette kortet er ikke på hånden.
fault-sssnake-on = Dette kortet må legges på slangen til { $seat }.
fault-sssnake-end = En ende er «neck» eller «tail».
fault-sssnake-way = En vei er «ahead», «left» eller «right».
fault-sssnake-place = Kortet kan ikke ligge der: Kroppen må fortsette, og det må fortsatt gå an å koble sammen hode og hale.
fault-sssnake-must-place = Kortet passer, så det må legges.
fault-sssnake-other-fits = Et annet kort på hånden passer, så dette kan ikke kastes.
fault-sssnake-to = Et kort går til naboen til venstre, eller tilbake til giveren.
fault-sssnake-missing = Antallet kort som mangler, er feil.
fault-sssnake-totals = Summene er feil: Hver plass mister ett poeng for hvert kort som mangler.
