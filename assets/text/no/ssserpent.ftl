# Ssserpent: the rules, the table, the news.
ssserpent-title = Ssserpent
ssserpent-pitch = La slangen din vokse, eple for eple, til den kan bite den andre.
ssserpent-line = spis, voks og bit

ssserpent-option-set-up-name = oppsett
ssserpent-option-set-up = Hvem som setter opp brettet: tilfeldighetene eller spillerne
ssserpent-option-set-up-hand = for hånd (regelheftet)
ssserpent-option-set-up-chance = tilfeldig, brikke for brikke
ssserpent-option-set-up-even = tilfeldig, et jevnt brett
ssserpent-switch-hand = Sett opp for hånd
ssserpent-switch-even = Tilfeldig brett

ssserpent-rules-1 =
    {"**"}Målet.** Ta hodet til den andre slangen, eller sørg for at den ikke har noe fullt trekk.

    {"**"}Oppsettet.** Tilfeldighetene velger et brett der begge fargene vinner omtrent like ofte, og hvem som trekker først, hvis ikke verten velger **Sett opp for hånd** i lobbyen. 🏠 Settes det opp for hånd, begynner en tilfeldig spiller. 🏠 Dere legger blåbær etter tur, ett om gangen, to hver. Regelheftet kaller dem blå epler: De legges som epler. Så velger spiller nummer to en farge. 🏠 Deretter begynner den første igjen. 🏠 Hver av dere legger fire epler i **motstanderens** farge, ett om gangen, og til slutt **motstanderens** hode på kanten. Det er tilfeldig hvem som trekker først.

    {"**"}Tilfeldig.** Du kan overlate én plassering, eller alle du har igjen, til tilfeldighetene. 🏠 Helt til fargene er valgt, kan dere bli enige om **Tilfeldig brett**: Da gjør tilfeldighetene resten av oppsettet. 🏠
ssserpent-rules-2 =
    {"**"}Rutene.** Et eple ligger aldri på kanten (**1**), og aldri rett ved siden av et annet eple eller et hode: over, under, til venstre eller til høyre (**2**). Et hode ligger på kanten, ikke rett ved siden av et eple. På bildet er rutene med navn de som står på knappene; prikker viser de andre ledige rutene. Er det ingen rute igjen for en brikke, faller disse reglene bort så langt det trengs, én om gangen: først «ved siden av et hode», så «ved siden av et eple», så «på kanten». 🏠
ssserpent-rules-2-picture = Oppsettet: Fire blåbær, to gule epler og ett rødt ligger på brettet. 1 markerer en rute på kanten, 2 en rute mellom to epler; der kan ingen epler ligge.
ssserpent-rules-3 =
    {"**"}Bildet.** Det røde hodet kan gå til
    {"**"}1** en ledig rute,
    {"**"}2** et eple i sin egen farge,
    • et blåbær hvis slangen er voksen (neste side),
    • den andre slangen, for å bite den (neste side).
    Det kan ikke gå til
    {"**"}3** et eple i den andre fargen,
    {"**"}4** sin egen slange, ikke engang ruten som halen er i ferd med å forlate. Den går altså aldri bakover. Bare et hode uten kropp kan snu. 🏠
ssserpent-rules-3-picture = En rød slange på fire brikker skal trekke. 1 markerer en ledig rute foran hodet, 2 et rødt eple ved siden av hodet, 3 et gult eple på den andre siden, og 4 slangens egen kropp.
ssserpent-rules-4 =
    {"**"}Flytting.** En slange tar halvparten så mange steg som den har brikker, rundet opp: 1 eller 2 brikker gir 1 steg, 3 eller 4 gir 2, 5 eller 6 gir 3, 7 eller 8 gir 4, 9 gir 5. Den må ta alle stegene. Hodet går først, opp, ned, til venstre eller til høyre, og kroppen følger etter.

    Pilene viser bare steg som lar deg fullføre trekket. **Kan du ikke gjøre et fullt trekk, taper du.**

    {"**"}Vekst.** Et spist eple blir en ny brikke rett bak hodet. Så snart det ikke er flere epler i slangens farge på brettet, selv midt i et trekk, er slangen **voksen** for godt. Voksne slanger kan også spise blåbær.
ssserpent-rules-5 =
    {"**"}Bite.** Spillereglene kaller det et angrep. Se langs linjen som steget følger. Tell brikkene dine fra hodet og bakover, og den andre slangens brikker fra ruten som bites, og videre. Tellingen stopper ved første mellomrom, og brikker i en slange som bukter seg, teller også. 🏠 For å bite må du ha **flere** brikker. Den andre slangen mister brikken du biter, og alle bak den. Rutene deres er ledige med en gang, også for de neste stegene dine. 🏠 Slangen din vokser ikke. 🏠 Den tar resten av stegene. Den som tar **hodet**, vinner med en gang. Du bekrefter et bitt med **Bit** hvis det er det siste steget i trekket. Et bitt tidligere i trekket trenger ingen bekreftelse.
ssserpent-rules-6 =
    {"**"}Bildet.** Rød teller **1**, **2**, **3** brikker, gul bare **1**, **2**. Rød kan altså bite brikken med ramme, og gul mister den og de to bak den. På din tur viser gule rammer hvilke brikker du kan bite med dette trekket, og **!** markerer hodet ditt hvis den andre slangen kan ta det nå.
ssserpent-rules-6-picture = En rød slange med tre brikker på rad står mot kroppen til den gule slangen. Tallene teller tre røde og to gule brikker på linjen for bittet. Den første gule brikken har ramme, og et utropstegn varsler fare for det røde hodet.
ssserpent-rules-7 =
    {"**"}Etter trekket** legger du de avbitte brikkene tilbake én for én, som epler i den andre fargen, etter reglene for plassering. 🏠 Eieren kan spise dem igjen.

    {"**"}Uavgjort.** Partiet er uavgjort når en tur starter med samme stilling for tredje gang, eller når ingen av dere har spist eller bitt på 120 trekk til sammen. Men har du ikke noe fullt trekk, taper du. 🏠

    {"**"}Gi opp.** Motstanderen vinner. 🏠 { rules-away }
ssserpent-rules-8 =
    {"**"}Bildet**
    {"**"}1** spilleren, med slangens farge og form · **2** brikkene · **3** stegene i et trekk · **4** et blåbær, med kryss over til slangen er voksen
    {"**"}5** det siste trekket, og det som ble lagt etter det, i rosa · **6** de neste stegene, i gult
    Rammen rundt en spiller viser hvem sin tur det er.
ssserpent-rules-8-picture = Et bord etter et trekk med den røde slangen. Tall fra 1 til 6 markerer tegnene; teksten forklarer dem.

# Words in pictures, as short as possible.
ssserpent-picture-length = Lengde { $length }
ssserpent-picture-steps = { $steps ->
   *[other] { $steps } steg
}

ssserpent-colour = { $colour ->
    [red] rød
   *[yellow] gul
}

ssserpent-prompt-blue = { $player }, legg et blåbær.
ssserpent-prompt-take = { $player }, velg fargen din.
ssserpent-prompt-apple = { $player }, legg et eple til motstanderen.
ssserpent-prompt-head = { $player }, plasser motstanderens hode.
ssserpent-prompt-move-first = { $player } ({ ssserpent-colour }), gjør trekket ditt. Du spiser bare epler i din farge, blåbær først senere.
ssserpent-prompt-move = { $player } ({ ssserpent-colour }), gjør trekket ditt: { $steps ->
    [one] ett steg
   *[other] { $steps } steg
}.
ssserpent-prompt-step = { $player } går til { $path }: { $left ->
    [one] ett steg til
   *[other] { $left } steg til
}.
ssserpent-prompt-bite = { $player } går til { $path }: { $effects }. Vil du bite?
ssserpent-prompt-replant = { $player }, legg { $discs ->
    [one] den siste { $colour ->
        [red] røde
       *[yellow] gule
    } brikken
   *[other] { $discs } { $colour ->
       [red] røde
      *[yellow] gule
   } brikker
} tilbake som { $discs ->
    [one] eple
   *[other] epler
}: Velg en rute.

ssserpent-button-red = 🔴 Rød
ssserpent-button-yellow = 🟨 Gul
ssserpent-button-random = 🎲 Tilfeldig
ssserpent-button-random-rest = 🎲 Resten tilfeldig
ssserpent-button-undo = ↩️ Angre
ssserpent-button-bite = ⚔️ Bit
ssserpent-button-straight = Til { $what } { $cell } ({ $steps } steg)
ssserpent-choice-row = Rad { $row }
ssserpent-board-button = { $required ->
    [one] 🎲 Tilfeldig brett
   *[other] 🎲 Tilfeldig brett ({ $agreed }/{ $required })
}
ssserpent-board-wanted = { $player } vil ha et tilfeldig brett. Tilfeldighetene setter opp alt når dere begge er enige.
ssserpent-board-agreed = Dere ble enige: Tilfeldighetene setter opp brettet.
ssserpent-board-withdrawn = { $player } vil sette opp brettet for hånd.

ssserpent-describe-begins = Partiet begynner.
ssserpent-describe-young = { $player } ({ ssserpent-colour }): Slangen er ikke voksen, { $length ->
    [one] én brikke
   *[other] { $length } brikker
} lang og tar { $steps ->
    [one] ett steg
   *[other] { $steps } steg
} per trekk. Fra hodet: { $cells }.
ssserpent-describe-adult = { $player } ({ ssserpent-colour }): Slangen er voksen, { $length ->
    [one] én brikke
   *[other] { $length } brikker
} lang og tar { $steps ->
    [one] ett steg
   *[other] { $steps } steg
} per trekk. Fra hodet: { $cells }.
ssserpent-describe-headless = { $player } ({ ssserpent-colour }): Slangen har ikke noe hode.
ssserpent-describe-apples = { $apples ->
    [0] Ingen { $colour ->
        [red] røde
       *[yellow] gule
    } epler på brettet.
   *[other] { $colour ->
        [yellow] Gule
       *[other] Røde
    } epler: { $cells }.
}
ssserpent-describe-blue = { $apples ->
    [0] Ingen blåbær på brettet.
   *[other] Blåbær: { $cells }.
}
ssserpent-describe-cells = Ruter å velge mellom: { $cells }.
ssserpent-describe-steps = Mulige neste steg: { $steps }.
ssserpent-describe-closed = Stengte piler: { $steps }.
ssserpent-closed = { $arrow } { $reason }
ssserpent-closed-border = kant
ssserpent-closed-own = egen brikke
ssserpent-closed-enemy-apple = eple i den andre fargen
ssserpent-closed-young = blåbær, bare for voksne slanger
ssserpent-closed-weak = for få brikker på rekke til å bite ({ $attackers } mot { $defenders })
ssserpent-closed-stuck = ikke noe fullt trekk den veien
ssserpent-describe-bites = Brikker som dette trekket kan bite: { $cells }.
ssserpent-describe-threat = Hodet til { $player } på { $cell } er i fare: Den andre slangen kan ta det nå.
ssserpent-describe-board = Kolonnene går fra A til I, fra venstre til høyre; radene fra 1 til 9, nedenfra og opp.
ssserpent-describe-last = Siste trekk ({ ssserpent-colour }): fra { $from } til { $path }.
ssserpent-describe-repeated = Denne stillingen har oppstått to ganger. Én gang til, og partiet er uavgjort.
ssserpent-describe-quiet = { $moves ->
    [one] Ett trekk
   *[other] { $moves } trekk
} uten å spise eller bite; ved { $most } er det uavgjort.

ssserpent-picture-bite = Bitt! −{ $lost }
ssserpent-news-setup = { $player } begynner oppsettet.
ssserpent-news-rest = { $player } overlater resten av oppsettet til tilfeldighetene.
ssserpent-news-blue = { $player } legger et blåbær på { $cell }.
ssserpent-news-colour = { $player } velger den { $colour ->
    [yellow] gule slangen: Den spiser gule epler
   *[other] røde slangen: Den spiser røde epler
}.
ssserpent-news-apple = { $player } legger et { $colour ->
    [red] rødt
   *[yellow] gult
} eple på { $cell } til motstanderen.
ssserpent-news-head = { $player } plasserer motstanderens { $colour ->
    [red] røde
   *[yellow] gule
} hode på { $cell }.
ssserpent-news-begin = Slangene er klare: { $player } ({ ssserpent-colour }) trekker først.
ssserpent-news-move = { $player } går til { $path }.
ssserpent-news-move-effects = { $player } går til { $path }: { $effects }.
ssserpent-news-replant = { $player } legger en { ssserpent-colour } brikke tilbake som eple på { $cell }.
ssserpent-news-repeated = { $news } 🔁 Denne stillingen har oppstått to ganger. Én gang til, og partiet er uavgjort.
ssserpent-news-trapped = { $news } { $player } sitter fast og kan ikke gå { $steps ->
    [one] et eneste steg
   *[other] alle { $steps } steg
}.
ssserpent-effect-apples = { $apple } { $count ->
    [one] spiser et eple
   *[other] spiser { $count } epler
}
ssserpent-effect-adult = er voksen nå
ssserpent-effect-blue = 🫐 { $count ->
    [one] spiser et blåbær
   *[other] spiser { $count } blåbær
}
ssserpent-effect-lost = ⚔️ { $count ->
    [one] biter av én brikke
   *[other] biter av { $count } brikker
}
ssserpent-effect-head = ⚔️ tar hodet

# The same events as parts of a line about a turn.
ssserpent-turn-blue = la et blåbær på { $cell }
ssserpent-turn-colour = valgte den { $colour ->
    [yellow] gule slangen (den spiser gule epler)
   *[other] røde slangen (den spiser røde epler)
}
ssserpent-turn-apple = la et { $colour ->
    [red] rødt
   *[yellow] gult
} eple på { $cell }
ssserpent-turn-head = plasserte det { $colour ->
    [red] røde
   *[yellow] gule
} hodet på { $cell }

## Explanations for learners
ssserpent-learn-aim = **Målet ditt:** Ta hodet til den andre slangen. Spis epler i din farge for å vokse.
ssserpent-learn-blue = Legg et blåbær, eller la tilfeldighetene sette opp brettet.
ssserpent-learn-take = Velg fargen din. Den avgjør hvilke epler du spiser.
ssserpent-learn-apple = Et { $colour ->
    [red] rødt
   *[yellow] gult
} eple er mat for motstanderen: Gjør det vanskelig å nå.
ssserpent-learn-head = Plasser motstanderens { $colour ->
    [red] røde
   *[yellow] gule
} hode på kanten, langt fra eplene i samme farge.
ssserpent-learn-move = Den { $colour ->
    [red] røde
   *[yellow] gule
} slangen din tar { $steps ->
    [one] ett steg: trykk på en pil.
   *[other] { $steps } steg: Trykk på pilene etter hverandre.
}
ssserpent-learn-eat = Et eple er innen rekkevidde: { $apple } eller 🫐 markerer pilen.
ssserpent-learn-nearest = Ingen epler er innen rekkevidde. Det nærmeste eplet ditt er på { $cell }.
ssserpent-learn-line = **For å bite** må du ha flere brikker på linje med hodet enn den andre slangen.
ssserpent-learn-attack-now = **Du kan bite: ⚔️.** Den andre slangen mister brikken du biter, og alle bak den.
ssserpent-learn-win-now = **Du kan ta hodet og vinne!** Følg pilene til ⚔️.
ssserpent-learn-head-in-danger-now = ⚠️ **Hodet ditt på { $head } kan bli tatt!** { $count ->
    [0] Ingen trekk redder det.
   *[other] Trygge ruter: { $cells }.
}
ssserpent-learn-head-unsafe-now = ⚠️ **Ikke avslutt på { $cells }:** der kan hodet ditt bli tatt.
ssserpent-learn-head-safe-now = ⚠️ { $count ->
    [0] Etter hvert trekk kan hodet ditt bli tatt.
   *[other] Hodet ditt er i fare. Avslutt her: { $cells }.
}
ssserpent-learn-body-in-danger-now = ⚠️ **Kroppen din kan bli bitt.** Flytt den vekk, eller legg den i en rett linje.
ssserpent-learn-replant = Legg den tapte brikken tilbake som et { $colour ->
    [red] rødt
   *[yellow] gult
} eple, langt fra motstanderen.
ssserpent-remark-grown = **Du vokste.** En lengre slange tar flere steg og biter hardere.
ssserpent-remark-adult = **Slangen din er voksen nå:** Den kan også spise blåbær.
ssserpent-remark-adult-other = Den andre slangen er voksen nå: Den kan også spise blåbær.
ssserpent-remark-bitten = **Du ble bitt:** { $player } hadde flere brikker på rett rekke enn deg.

## Why a move is good, after a dash or a colon
ssserpent-reason-head = da tar slangen hodet
ssserpent-reason-no-move = da har den andre slangen ikke noe fullt trekk
ssserpent-reason-wins = da vinner slangen på { $moves } trekk
ssserpent-reason-head-safe = da kommer hodet i sikkerhet
ssserpent-reason-bites = { $count ->
    [one] da biter slangen av én brikke
   *[other] da biter slangen av { $count } brikker
}
ssserpent-reason-adult = da blir slangen voksen
ssserpent-reason-apples = { $count ->
    [one] da spiser slangen et eple
   *[other] da spiser slangen { $count } epler
}
ssserpent-reason-blue = { $count ->
    [one] da spiser slangen et blåbær
   *[other] da spiser slangen { $count } blåbær
}
ssserpent-reason-threatens-head = da truer slangen med å ta hodet
ssserpent-reason-body-safe = da kommer kroppen i sikkerhet
ssserpent-reason-threatens = da truer slangen med å bite
ssserpent-reason-food = da kommer slangen nærmere mat
ssserpent-reason-out-of-reach = da holder slangen seg utenfor rekkevidden til den andre
ssserpent-reason-far = eplet ligger omtrent { $moves } trekk fra den andre slangen
ssserpent-flaw-loses = { $moves ->
    [one] da vinner den andre slangen med sitt neste trekk
   *[other] da vinner den andre slangen på { $moves } trekk
}
ssserpent-flaw-bitten = { $count ->
    [one] da kan den andre slangen bite av én brikke
   *[other] da kan den andre slangen bite av { $count } brikker
}

ssserpent-why-no-move = { $others } hadde ikke noe fullt trekk igjen.
ssserpent-why-head = Hodet ble tatt.
ssserpent-why-repetition = Samme stilling oppsto for tredje gang.
ssserpent-why-no-progress = Ingen spiste eller bet på 120 trekk på rad.

ssserpent-refusal-notation = En rute er en kolonne fra A til I og en rad fra 1 til 9, som D4. En vei er opptil fem ruter, som E2-E3.
ssserpent-refusal-position = Dette er ikke en stilling i Ssserpent.
ssserpent-refusal-order = Et annet steg kommer først.
ssserpent-refusal-not-yours = Det er { $player } sin tur.
ssserpent-refusal-task = Partiet venter på noe annet nå.
ssserpent-refusal-one-cell = En brikke legges på nøyaktig én rute.
ssserpent-refusal-last = Dette er den siste: Det er ikke noe annet igjen å legge.
ssserpent-refusal-first = Bare en av de to spillerne kan begynne.
ssserpent-refusal-occupied = Denne ruten er ikke ledig.
ssserpent-refusal-border = Et eple kan ikke ligge på kanten.
ssserpent-refusal-beside-apple = Et eple kan ikke ligge ved siden av et annet eple.
ssserpent-refusal-beside-head = Et eple kan ikke ligge ved siden av et hode.
ssserpent-refusal-inside = Et hode plasseres på kanten.
ssserpent-refusal-head-beside-apple = Et hode kan ikke plasseres ved siden av et eple.
ssserpent-refusal-apart = Hodet går til en naborute: opp, ned, til venstre eller til høyre.
ssserpent-refusal-own = En slange kan ikke gå på seg selv eller bakover.
ssserpent-refusal-enemy-apple = En slange kan ikke gå på et eple i den andre fargen.
ssserpent-refusal-young = Bare en voksen slange kan spise blåbær.
ssserpent-refusal-weak = For å bite må du ha flere brikker på linjen enn den andre slangen: { $attackers } mot { $defenders } er ikke nok.
ssserpent-refusal-length = { $steps ->
    [0] Legg de tapte brikkene tilbake først.
    [one] Denne slangen går nøyaktig ett steg.
   *[other] Denne slangen går nøyaktig { $steps } steg.
}
ssserpent-refusal-won = En vei som tar hodet, slutter der.

# The daily puzzle
puzzle-bite-young = Den { $colour ->
    [red] røde
   *[yellow] gule
} slangen er ikke voksen. Den tar { $steps ->
    [one] ett steg
   *[other] { $steps } steg
} per trekk. Fra hodet: { $cells }.
puzzle-bite-adult = Den { $colour ->
    [red] røde
   *[yellow] gule
} slangen er voksen. Den tar { $steps ->
    [one] ett steg
   *[other] { $steps } steg
} per trekk. Fra hodet: { $cells }.
puzzle-bite-headless = Den { $colour ->
    [red] røde
   *[yellow] gule
} slangen har mistet hodet.
ssserpent-puzzle-rules = I oppgaven gjør du to trekk. Mellom dem svarer den andre slangen så godt den kan.

## Faults of a record

fault-ssserpent-cell = En rute er A1 til I9.
fault-ssserpent-colour = Her må det være en annen farge.
fault-ssserpent-random = Denne plasseringen ble overlatt til tilfeldighetene, men er ikke merket som tilfeldig.
fault-ssserpent-apple = Et eple kan ikke legges der.
fault-ssserpent-head = Et hode kan ikke plasseres der.
fault-ssserpent-length = Antall steg passer ikke til lengden på slangen.
fault-ssserpent-step = Hodet kan ikke gå til { $cell }.
fault-ssserpent-after-head = Veien må slutte der den tar hodet.
