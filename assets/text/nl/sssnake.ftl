# Sssnake: de regels, de tafel, het nieuws. Alle kaarten zijn de-woorden.
sssnake-title = Sssnake
sssnake-pitch = Verbind als eerste de kop en de staart van je slang, wat je buren er ook aan leggen.
sssnake-line = maak je slang als eerste af

sssnake-option-rounds-name = rondes
sssnake-option-rounds = 1 is het spel van de spelregels; bij meer rondes tel je punten op, ook dat staat erin
sssnake-length = { $each ->
    [0] { $number ->
        [1] Eén ronde
       *[other] { $number } rondes
    }
    [1] { $number } rondes: iedereen begint één keer
   *[other] { $number } rondes: iedereen begint twee keer
}
sssnake-length-button = { $each ->
    [0] Eén ronde
    [1] { $number } rondes: ieder één
   *[other] { $number } rondes: ieder twee
}
sssnake-list-totals = Totalen (elke ontbrekende kaart kost een punt)

sssnake-rules-1 =
    {"**"}Het doel.** Verbind als eerste de kop en de staart van je slang.

    {"**"}De afbeelding**
    {"**"}1** wie speelt · **2** de dobbelsteen · **3** de getrokken kaarten: de letters naast een kaart noemen de plekken waar hij kan liggen, net als op de knoppen · **4** de ronde · **5** kaarten in de stapel
    {"**"}6** kaarten die deze slang nog mist · **7** punten tot nu toe · **8** de nieuwste kaart, in roze · **9** een open uiteinde, in geel
sssnake-rules-1-picture = Een tafel waarop rood een bocht of een rechte moet leggen. De cijfers 1 tot en met 9 markeren de tekens; de tekst legt ze uit.
sssnake-rules-2 =
    {"**"}De kaarten.** Je hebt een grote kaart met een kop en een staart. 120 vierkante kaarten liggen dicht in de stapel: 60 rechte kaarten, 48 bochten, 8 kruisingen (twee rechte delen over elkaar) en 4 dubbele bochten (twee bochten die elkaar niet raken). De dobbelsteen toont 1, 2 of 3, elk op twee kanten. 🏠

    {"**"}Je beurt.** De bot gooit de dobbelsteen en je trekt zoveel kaarten als die toont. 🏠 Op de volgende pagina staat wat je ermee doet. Dan is je linkerbuur aan de beurt. De jongste begint: die drukt in de lobby op **Ik ben de jongste**. Doet niemand dat, dan beslist het toeval. 🏠
sssnake-rules-3 =
    {"**"}Een 1.** Leg de kaart aan de slang van je linkerbuur; jij kiest de plek. Past hij daar nergens, leg hem dan aan je eigen slang. Past hij daar ook niet, dan gaat hij uit het spel.

    {"**"}Een 2.** Kies één kaart en leg die aan je eigen slang. De andere gaat naar je linkerbuur, die hem aan de eigen slang moet leggen. Past hij daar nergens, dan komt hij terug en moet jij hem aanleggen. Kan dat ook niet, dan gaat hij uit het spel.

    {"**"}Een 3.** Hetzelfde, maar je legt twee kaarten aan je eigen slang, na elkaar, en geeft de derde door. Past die daar nergens, dan komt hij altijd terug. 🏠

    {"**"}De afbeelding.** De rode cirkel ben jij, het blauwe vierkant is je linkerbuur.
sssnake-rules-3-picture = Bij een 1 gaat de kaart naar de linkerbuur. Bij een 2 gaat één kaart naar je eigen slang en één naar de linkerbuur. Bij een 3 gaan twee kaarten naar je eigen slang en één naar de linkerbuur.
sssnake-rules-4 =
    {"**"}Jouw keuze.** Je kiest uit de kaarten die aan je slang passen. Past er maar één kaart, en maar op één plek, dan wordt hij daar meteen gelegd. Past geen van je kaarten, kies er dan een: die gaat uit het spel. 🏠 Je legt je eigen kaarten voordat je buur de laatste krijgt. 🏠 Heeft de stapel minder kaarten dan de dobbelsteen toont, speel dan alsof je dat kleinere getal had gegooid. 🏠
sssnake-rules-5 =
    {"**"}Aanleggen.** Een kaart komt aan een van de twee open uiteinden, zo dat het lijf doorloopt. Daarna moet het nog mogelijk zijn om kop en staart te verbinden met kaarten naar keuze. Een gelegde kaart blijft liggen.

    {"**"}De afbeelding.** **1** De bocht kan aan beide uiteinden en naar links of naar rechts: vier plekken, vier letters. **2** De bocht is bij A gelegd. De nek liep daarna door via het vrije deel van de kruising.
sssnake-rules-5-picture = 1: de nek heeft een lus gemaakt onder een kruising. Letters markeren de plekken voor een bocht: A en B aan de nek, C en D aan de staart. 2: de bocht ligt bij A, en de nek is door de kruising omhoog gelopen tot het vak erboven.
sssnake-rules-6 =
    {"**"}De details** 🏠
    • Elke slang groeit op een eigen raster zonder randen. De grote kaart bedekt twee bij twee vakken. De nek komt er linksboven uit, de staart rechtsonder.
    • Rechte kaarten en kruisingen gaan rechtdoor. Bochten en dubbele bochten gaan naar links of naar rechts.
    • Het tweede deel van een kruising of dubbele bocht (bleek getekend) is vrij. Een uiteinde dat er nu of later komt, loopt er meteen en gratis doorheen, ook door meerdere.
    • Een uiteinde mag niet tegen de dichte kant van een kaart of tegen de grote kaart lopen.
    • *Ontbrekende kaarten* = het kleinste aantal kaarten waarmee je de slang zou kunnen afmaken, als je precies de goede had. Een nieuwe slang mist er 7.
sssnake-rules-7 =
    {"**"}Het einde van een ronde.** Is je slang af, dan win je de ronde meteen, ook als de kaart van een ander hem afmaakte. 🏠 Kaarten in de hand gaan uit het spel. 🏠 Is de stapel na een hele beurt leeg, dan wint de speler van wie de slang de minste kaarten mist; bij gelijke stand wordt de ronde gedeeld. 🏠

    {"**"}De afbeelding.** De rode slang is af, dus rood wint. De anderen missen elk nog vijf kaarten en verliezen vijf punten.
sssnake-rules-7-picture = Het einde van een potje van één ronde: de rode slang is af. Blauw en geel missen elk nog vijf kaarten en hebben min vijf punten.
sssnake-rules-8 =
    {"**"}Rondes.** Eén ronde is het spel zoals de spelregels het beschrijven. Bij meer rondes tel je punten, zoals de spelregels voorstellen als je een paar keer achter elkaar speelt. Een potje heeft zoveel rondes als er spelers zijn: iedereen begint één keer. Speel je alleen tegen computers, dan is het één ronde. De host kan ook één ronde kiezen, of twee per speler. 🏠

    {"**"}Punten.** Na elke ronde verlies je één punt voor elke kaart die je slang nog mist. De punten worden opgeteld. Na de laatste ronde wint het hoogste totaal, en bij gelijke totalen delen jullie de winst. 🏠 De linkerbuur van wie deze ronde begon, begint de volgende. 🏠

    {"**"}Opgeven.** Een computer speelt voor je verder en je kunt niet meer winnen. Wie als enige niet heeft opgegeven, wint meteen. 🏠 { rules-away }

# Words in pictures, as short as possible.
sssnake-picture-round = Ronde { $round }/{ $rounds }
sssnake-picture-previous = Ronde { $round }
sssnake-picture-pile = Stapel: { $pile }
sssnake-picture-missing = { $missing ->
    [0] af
    [1] mist 1 kaart
   *[other] mist { $missing } kaarten
}
sssnake-picture-missing-short = { $missing ->
    [0] af
   *[other] mist er { $missing }
}
sssnake-picture-points = { $points ->
    [one] { $shown } punt
   *[other] { $shown } punten
}

sssnake-card = { $card ->
    [straight] rechte
    [crossing] kruising
    [double] dubbele bocht
   *[curve] bocht
}
sssnake-end-neck = aan de kopkant
sssnake-end-tail = aan de staartkant
sssnake-way-ahead = rechtdoor
sssnake-way-left = linksaf
sssnake-way-right = rechtsaf

sssnake-prompt-lone = { $player }, één losse kaart gaat naar de slang van { $neighbour }: de { sssnake-card }.
sssnake-prompt-lone-own = { $player }, de { sssnake-card } past niet aan de slang van { $neighbour }. Leg hem aan je eigen slang.
sssnake-prompt-own-one = { $player }, leg één kaart en geef er één aan { $neighbour }.
sssnake-prompt-own-two = { $player }, leg twee kaarten en geef er één aan { $neighbour }.
sssnake-prompt-given = { $player }, { $giver } gaf je een kaart. Leg de { sssnake-card } aan je slang.
sssnake-prompt-returned = { $player }, de { sssnake-card } kwam terug van { $neighbour }. Leg hem aan je eigen slang.

sssnake-button-place = { $letter }: { $end }, { $side }
sssnake-button-neck = kopkant
sssnake-button-tail = staartkant
sssnake-button-up = omhoog
sssnake-button-right = rechts
sssnake-button-down = omlaag
sssnake-button-left = links
sssnake-button-discard = ✕ { sssnake-card }: afleggen

sssnake-describe-choices = Plekken: { $choices }.
sssnake-describe-choice = { $letter } { sssnake-card } { $end } { $way } ({ $heading })
sssnake-describe-seat = { $player }: { $missing ->
    [0] slang af
    [one] mist 1 kaart
   *[other] mist { $missing } kaarten
}, { $laid } gelegd, { $total ->
    [one] 1 punt
   *[other] { $total } punten
}.
sssnake-describe-round = Ronde { $round } van { $rounds }, { $pile ->
    [0] de stapel is leeg
    [one] 1 kaart in de stapel
   *[other] { $pile } kaarten in de stapel
}.
sssnake-describe-roll = De dobbelsteen toont { $die }. Getrokken: { $cards }.
sssnake-describe-none = geen
sssnake-describe-ends = Open uiteinden van de slang van { $player }: de nek gaat { $neck-heading } naar { $neck }, de staart gaat { $tail-heading } naar { $tail }.
sssnake-describe-cells = Vakken zijn kolom/rij, geteld naar rechts en naar beneden. De grote kaart bedekt 0/0 tot en met 1/1; de nek verlaat 0/0 naar links, de staart verlaat 1/1 naar rechts.
sssnake-describe-body = De slang van { $player }, vak voor vak vanaf de grote kaart: nek { $neck }; staart { $tail }.
sssnake-describe-body-complete = De slang van { $player } is af. Vak voor vak van nek tot staart: { $neck }.
sssnake-describe-run = recht van { $first } tot { $last }
sssnake-describe-free = Vrije tweede delen aan de slang van { $player }: { $parts }.
sssnake-describe-free-part = { sssnake-card } op { $cell } tussen { $one } en { $other }
sssnake-heading-up = omhoog
sssnake-heading-right = naar rechts
sssnake-heading-down = omlaag
sssnake-heading-left = naar links
sssnake-side-up = boven
sssnake-side-right = rechts
sssnake-side-down = onder
sssnake-side-left = links

sssnake-news-round = { $rounds ->
    [1] { $player } begint.
   *[other] Ronde { $round } van { $rounds }: { $player } begint.
}
sssnake-news-roll = { $player } gooit een { $die } en trekt: { $cards }.
sssnake-news-place = { $player } legt een { sssnake-card } aan{ $forced ->
    [1] {" "}(enige plek)
   *[other] {""}
} en mist nog { $missing ->
    [one] 1 kaart
   *[other] { $missing } kaarten
}.
sssnake-news-place-other = { $player } legt een { sssnake-card } aan de slang van { $owner }{ $forced ->
    [1] {" "}(enige plek)
   *[other] {""}
}, die nog { $missing ->
    [one] 1 kaart
   *[other] { $missing } kaarten
} mist.
sssnake-news-complete = { $player } legt een { sssnake-card } aan{ $forced ->
    [1] {" "}(enige plek)
   *[other] {""}
}: de slang is af!
sssnake-news-complete-other = { $player } legt een { sssnake-card } aan de slang van { $owner }{ $forced ->
    [1] {" "}(enige plek)
   *[other] {""}
}: die is af!
sssnake-news-give = { $player } geeft { $to } een { sssnake-card }.
sssnake-news-return = De { sssnake-card } past niet: { $player } geeft hem terug aan { $to }.
sssnake-news-discard = De { sssnake-card } past nergens: { $player } legt hem af.
sssnake-news-score = { $rounds ->
    [1] De ronde is afgelopen.
   *[other] Ronde { $round } van { $rounds } is afgelopen. { $points }.
}
sssnake-news-score-empty = { $rounds ->
    [1] De stapel is leeg. De minste kaarten ontbreken bij { $winners }.
   *[other] De stapel is leeg: ronde { $round } van { $rounds } is afgelopen. De minste kaarten ontbreken bij { $winners }. { $points }.
}
sssnake-news-points = { $player } { $points } (totaal { $total })

# Dezelfde gebeurtenissen als delen van een regel over een beurt.
sssnake-turn-roll = gooit een { $die }
sssnake-turn-place = legt { $times ->
    [1] een { sssnake-card }
   *[other] { $times } kaarten
} ({ sssnake-turn-missing })
sssnake-turn-place-other = legt bij { $owner } een { sssnake-card } ({ sssnake-turn-missing })
sssnake-turn-missing = { $forced ->
    [1] enige plek
   *[other] { $missing ->
        [1] nog 1 kaart nodig
       *[other] nog { $missing } kaarten nodig
    }
}
sssnake-turn-complete = legt een { sssnake-card }: af!
sssnake-turn-complete-other = legt bij { $owner } een { sssnake-card }: af!
sssnake-turn-give = geeft { $to } een { sssnake-card }
sssnake-turn-return = geeft { $to } de { sssnake-card } terug
sssnake-turn-discard = legt { $times ->
    [1] een { sssnake-card }
   *[other] { $times } kaarten
} af

## Uitleg tijdens het leren
sssnake-learn-aim = **Je doel:** verbind de twee open uiteinden van je slang via de kortste weg.
sssnake-learn-own-one = Eén kaart komt aan jouw slang, de andere aan die van { $neighbour }.
sssnake-learn-own-two = Twee kaarten komen aan jouw slang, de derde aan die van { $neighbour }.
sssnake-learn-lone = De kaart komt aan de slang van { $neighbour }: houd de uiteinden uit elkaar.
sssnake-learn-lone-own = De kaart past niet aan de slang van { $neighbour }, dus hij komt aan die van jou.
sssnake-learn-given = { $giver } moest je een kaart geven. Kies er de beste plek voor.
sssnake-learn-returned = Je kaart past nergens en kwam terug. Nu komt hij aan jouw slang.
sssnake-learn-discard = Geen kaart past aan je slang: kies er een om af te leggen. Het kost je niets.
sssnake-learn-fewest = 💡 Met { $letters } { $missing ->
    [0] is je slang af en win je
    [one] mist je slang nog maar 1 kaart
   *[other] mist je slang nog maar { $missing } kaarten
}.
sssnake-learn-most = 💡 Met { $letters } mist de andere slang nog { $missing ->
    [one] 1 kaart
   *[other] { $missing } kaarten
}; meer kun je niet bereiken.
sssnake-remark-placed-on-yours = { $player } trok één kaart, dus die kwam aan jouw slang.
sssnake-remark-two-parts = De { sssnake-card } heeft twee delen. Het tweede blijft vrij voor later.
sssnake-remark-only-place = Je kaart paste maar op één plek, dus hij is meteen aangelegd.
sssnake-remark-returned = Een kaart die nergens aan de slang van de buur past, komt terug.
sssnake-remark-score = Elke kaart die je slang nog mist, kost je een punt.

# Why a move is good, as a clause after a dash or a colon.
sssnake-reason-complete = de slang is daarmee af
sssnake-reason-fewer = de slang mist dan nog maar { $missing ->
    [one] 1 kaart
   *[other] { $missing } kaarten
}
sssnake-reason-keep = { $player } krijgt zo geen nuttige kaart
sssnake-reason-shortest = andere zetten zouden de weg van kop naar staart langer maken
sssnake-reason-open = meer kaarten in de stapel kunnen daarna helpen
sssnake-reason-longer = de slang van { $player } mist dan nog { $missing ->
    [one] 1 kaart
   *[other] { $missing } kaarten
}
sssnake-reason-no-help = andere zetten zouden de slang van { $player } meer helpen
sssnake-reason-closed = minder kaarten in de stapel kunnen de slang van { $player } daarna helpen

sssnake-refusal-notation = Dit is geen zet in Sssnake.
sssnake-refusal-nothing-to-choose = Er valt nu niets te kiezen.
sssnake-refusal-not-yours = { $player } is aan de beurt om te kiezen.
sssnake-refusal-no-card = Je hebt geen { sssnake-card } in de hand.
sssnake-refusal-other-snake = Deze kaart moet aan de slang van { $player }.
sssnake-refusal-way = Een { sssnake-card } gaat niet die kant op.
sssnake-refusal-closed = Met een { sssnake-card } daar zou een uiteinde tegen een dichte kant lopen.
sssnake-refusal-cut-off = Met een { sssnake-card } daar zijn kop en staart nooit meer te verbinden.
sssnake-refusal-fits = De { sssnake-card } past, dus je moet hem aanleggen.
sssnake-refusal-other-fits = De { sssnake-card } past nergens. Kies de kaart die past.
sssnake-refusal-order = Deze stap hoort hier niet.
sssnake-refusal-first = Een andere plaats begint de ronde.
sssnake-refusal-draw = Deze kaarten kunnen niet getrokken zijn.

# The daily puzzle
puzzle-close-label = { $letter } · { sssnake-card }, { $end }, { $side }
sssnake-puzzle-rules = In de puzzel speel je alleen met deze kaarten: er is geen dobbelsteen en geen stapel, en jij kiest de volgorde.

## Fouten in een opname

fault-sssnake-first = De volgende plaats moet deze ronde beginnen.
fault-sssnake-die = De dobbelsteen toont 1, 2 of 3.
fault-sssnake-draw = Het aantal getrokken kaarten moet kloppen met de dobbelsteen of met de rest van de stapel.
fault-sssnake-card = Een kaart is S, C, X of D.
fault-sssnake-pile = De stapel heeft geen kaarten van deze soort meer.
fault-sssnake-hand = Deze kaart is niet in de hand.
fault-sssnake-on = Deze kaart moet naar de slang van { $seat }.
fault-sssnake-end = Een uiteinde is “neck” of “tail”.
fault-sssnake-way = Een richting is “ahead”, “left” of “right”.
fault-sssnake-place = De kaart mag daar niet liggen: het lijf moet doorlopen, en kop en staart moeten nog te verbinden zijn.
fault-sssnake-must-place = De kaart past, dus hij moet worden gelegd.
fault-sssnake-other-fits = Een andere kaart in de hand past, dus deze mag niet worden afgelegd.
fault-sssnake-to = Een kaart gaat naar de linkerbuur of komt terug bij de gever.
fault-sssnake-missing = De aantallen ontbrekende kaarten kloppen niet.
fault-sssnake-totals = De totalen kloppen niet: elke plaats verliest één punt per ontbrekende kaart.
