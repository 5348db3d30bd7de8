# Hisss en Rainbow Snake: de regels, de tafel, het nieuws.
hisss-title = Hisss / Rainbow Snake
hisss-title-hisss = Hisss
hisss-title-rainbow-snake = Rainbow Snake
hisss-pitch = Bouw slangen midden op tafel en maak ze af voordat de anderen het doen.
hisss-pitch-hisss = Maak slangen midden op tafel af voordat de anderen het doen. Het toeval bepaalt wie begint.
hisss-pitch-rainbow-snake = Hetzelfde spel als Hisss, maar de jongste begint. Maak slangen af voordat de anderen het doen.
hisss-line-hisss = maak slangen af; het toeval bepaalt wie begint
hisss-line-rainbow-snake = zoals Hisss, maar de jongste begint

hisss-option-edition-name = uitgave
hisss-option-edition = De uitgave; die bepaalt wie begint
hisss-option-edition-hisss = Hisss (het toeval bepaalt wie begint)
hisss-option-edition-rainbow-snake = Rainbow Snake (de jongste begint)
hisss-option-claim-on-join-name = verbinden
hisss-option-claim-on-join = Wanneer je de slang pakt die je krijgt door er twee te verbinden
hisss-option-claim-on-join-always = Als beide minstens twee kaarten hebben (huisregel) of het geheel af is
hisss-option-claim-on-join-complete = Alleen als het geheel af is (huisregel)
hisss-option-win-by-name = winst
hisss-option-win-by = Wat telt voor de winst: de meeste kaarten of de meeste slangen die af zijn
hisss-option-win-by-cards = De meeste kaarten (zo tellen de spelregels)
hisss-option-win-by-snakes = De meeste slangen die af zijn (zo noemen de spelregels het doel)

hisss-rules-1 =
    {"**"}Het doel.** Maak slangen af en verzamel zo de meeste kaarten. Een slang heeft een kop, minstens één lijf en een staart. Voor 2 tot 5 spelers. 🏠 *Hisss* en *Rainbow Snake* verschillen alleen in wie begint: een willekeurige speler bij *Hisss*, de jongste bij *Rainbow Snake*.

    {"**"}De kaarten.** 50 kaarten liggen dicht in een waaier:
    {"**"}1** zes koppen, één per kleur: rood, oranje, geel, groen, blauw en paars,
    {"**"}2** zes staarten in dezelfde kleuren,
    {"**"}3** een regenboogkop en een regenboogstaart,
    {"**"}4** 36 lijven met twee verschillende kleuren. Elk kleurenpaar komt twee keer voor, de zes paren op de afbeelding drie keer. 🏠
    Elke kleur heeft ook een eigen patroon.
hisss-rules-1-picture = Vier rijen kaarten. 1: zes koppen. 2: zes staarten. 3: de regenboogkop en de regenboogstaart. 4: zes lijven: rood en oranje, oranje en geel, geel en groen, groen en blauw, blauw en paars, rood en paars.
hisss-rules-2 =
    {"**"}Je beurt.** Druk op **{ hisss-button-draw }**: het toeval kiest er een uit de waaier. 🏠 Past hij ergens, dan moet je hem aanleggen en kies jij de plek. Past hij maar op één plek, dan wordt hij daar meteen gelegd. Past hij nergens, dan begint hij een eigen nieuwe rij.

    {"**"}De afbeelding**
    {"**"}1** kaarten in de waaier · **2** de getrokken kaart en wie hem trok · **3** een plek waar hij past: de knop heeft dezelfde letter. Hier past de kaart bij A en bij B, en mag hij de twee slangen verbinden.
    {"**"}4** kaarten die een speler heeft gepakt · **5** de langste slang daarvan
hisss-rules-2-picture = Een tafel: de getrokken kaart is geel en blauw. Hij past bij A aan het blauwe uiteinde van een slang met een rode kop, en bij B aan het gele uiteinde van een slang met een oranje staart. De cijfers 1 tot en met 5 markeren de tekens; de tekst legt ze uit.
hisss-rules-3 =
    {"**"}Het begin.** Eén kaart ligt open in het midden. In *Hisss* bepaalt het toeval wie begint. 🏠 In *Rainbow Snake* begint de jongste: die drukt in de lobby op **Ik ben de jongste**. Doet niemand dat, dan beslist het toeval. 🏠 De anderen volgen met de klok mee.

    {"**"}Wat past.** Je mag aan beide uiteinden van een slang aanleggen als de kleuren die elkaar raken, gelijk zijn. Een lijf mag je een halve slag draaien. Een kop of staart raakt alleen lijven. 🏠 Hij sluit zijn uiteinde af, en een slang heeft hooguit één kop en één staart. De regenboogkop en de regenboogstaart zijn jokers: ze raken elke kleur, en een lijf mag er in beide richtingen naast liggen. Twee plekken zijn twee keuzes, ook als ze er hetzelfde uitzien. 🏠

    {"**"}Verbinden.** Een lijf dat je net getrokken hebt, mag twee slangen verbinden als het aan beide past en het geheel hooguit één kop en één staart heeft. 🏠 Je hoeft nooit te verbinden. Kaarten die al liggen, verbinden nooit.
hisss-rules-4 =
    {"**"}Wat je pakt**
    {"**"}1** Je legt de kaart die een slang afmaakt: hij heeft een kop, een staart en minstens één lijf. Je pakt hem.
    {"**"}2** Je verbindt twee slangen van elk minstens twee kaarten. 🏠 Je pakt de verbonden slang, af of niet. Een slang die niet af is, telt net zo goed. 🏠
    {"**"}3** Je verbindt een losse kaart met andere. Een losse kaart is nog geen slang: je pakt het geheel alleen als het af is. Anders blijft het op tafel, zoals hier. 🏠
    Op de afbeelding heeft de net gelegde kaart een kader. Het getal achter een slang zegt hoeveel kaarten je pakt.

    {"**"}Een optie.** De host kan *Alleen als het geheel af is* kiezen: dan blijft een verbonden slang die niet af is, op tafel. 🏠
hisss-rules-4-picture = 1: een groene kop, twee lijven en een paarse staart die de slang afmaakt: 4 kaarten worden gepakt. 2: een lijf verbindt twee slangen van twee kaarten: 5 kaarten worden gepakt. 3: een lijf verbindt een losse kop met twee lijven: er wordt niets gepakt.
hisss-rules-5 =
    {"**"}Het einde.** Na de laatste kaart wint wie de meeste kaarten heeft. Beide regelboekjes tellen aan het eind kaarten, al noemen ze als doel de meeste slangen. 🏠 Met de optie *de meeste slangen die af zijn* tellen die eerst, dan de kaarten. 🏠 Bij een gelijke stand beslist de langste slang van die spelers. Is ook dat gelijk, dan delen ze de winst. 🏠

    {"**"}Opgeven.** Een computer speelt voor je verder en je kunt niet meer winnen. Wie als enige niet heeft opgegeven, wint meteen. 🏠 { rules-away }

hisss-colour-red = rood
hisss-colour-orange = oranje
hisss-colour-yellow = geel
hisss-colour-green = groen
hisss-colour-blue = blauw
hisss-colour-purple = paars
hisss-colour-rainbow = regenboog
hisss-card-body = { $left }-{ $right }
hisss-card-head = { $colour ->
    [red] rode kop
    [orange] oranje kop
    [yellow] gele kop
    [green] groene kop
    [blue] blauwe kop
    [purple] paarse kop
   *[rainbow] regenboogkop
}
hisss-card-tail = { $colour ->
    [red] rode staart
    [orange] oranje staart
    [yellow] gele staart
    [green] groene staart
    [blue] blauwe staart
    [purple] paarse staart
   *[rainbow] regenboogstaart
}
# Dezelfde kaarten in zinnen.
hisss-a-body = een { $left }-{ $right } lijf
hisss-a-head = { $colour ->
    [red] een rode kop
    [orange] een oranje kop
    [yellow] een gele kop
    [green] een groene kop
    [blue] een blauwe kop
    [purple] een paarse kop
   *[rainbow] de regenboogkop
}
hisss-a-tail = { $colour ->
    [red] een rode staart
    [orange] een oranje staart
    [yellow] een gele staart
    [green] een groene staart
    [blue] een blauwe staart
    [purple] een paarse staart
   *[rainbow] de regenboogstaart
}
hisss-end-left = links
hisss-end-right = rechts

hisss-prompt-draw = { $player }: trek een kaart (nog { $fan }).
hisss-prompt-lay = { $player }: je trok { $card }. Waar leg je de kaart?
hisss-prompt-join = { $player }: { $card } bij { $letters }. Alleen daar leggen, of twee slangen verbinden?

hisss-button-draw = Kaart trekken
hisss-button-lay = { $letters }
hisss-button-take = { $letters } · { $cards } kaarten pakken
hisss-button-more = { $letters } …
hisss-button-back = Terug
hisss-select = Kies een plek

hisss-describe-places = Plekken: { $places }.
hisss-describe-place = { $letter } { $end } aan slang { $snake } ({ $colour })
hisss-describe-seat = { $player }: { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}, { $snakes ->
    [one] 1 slang
   *[other] { $snakes } slangen
} (af: { $complete }), langste: { $longest }.
hisss-describe-fan = { $fan ->
    [0] De waaier is leeg.
    [one] Er zit nog 1 kaart in de waaier.
   *[other] Er zitten nog { $fan } kaarten in de waaier.
}
hisss-describe-snake = Slang { $snake }, van links: { $cards }.

hisss-picture-taken = { $cards } kaarten!
hisss-picture-longest = { $snakes ->
    [one] De langste slang van de winnaar
   *[other] De langste slangen van de winnaars
}
hisss-news-start = De eerste kaart: { $card }. { $player } begint.
hisss-news-draw = { $player } trekt { $card }.
hisss-news-alone = { $player } legt { $card } los neer: die kaart past nergens.
hisss-news-add = { $player } legt { $card } aan: de slang heeft nu { $cards } kaarten.
hisss-news-join = { $player } verbindt twee slangen met { $card } tot één van { $cards } kaarten.
hisss-news-claim = { $player } pakt de slang van { $cards } kaarten!

# Dezelfde gebeurtenissen als delen van een regel over een beurt. Na het trekken is de kaart al genoemd.
hisss-turn-draw = trekt { $card }
hisss-turn-alone = legt { $first ->
    [1] { $card }
   *[other] de kaart
} los neer
hisss-turn-add = legt { $first ->
    [1] { $card }
   *[other] de kaart
} aan ({ $cards } kaarten)
hisss-turn-join = verbindt twee slangen met { $first ->
    [1] { $card }
   *[other] de kaart
} ({ $cards } kaarten)
hisss-turn-claim = pakt de slang

## Uitleg tijdens het leren
hisss-learn-aim = **Je doel:** maak slangen af (kop, lijf, staart). Maak je er een af, dan pak je hem.
hisss-learn-draw = Trek een kaart. Hij komt waar hij past, of begint een nieuwe rij.
hisss-learn-lay = Leg gelijke kleuren aan elkaar. Laat geen slang liggen die anderen kunnen afmaken.
hisss-learn-take-now = 💡 **{ $letters }** pakt een slang van { $cards } kaarten.
hisss-remark-alone = De kaart van { $player } past nergens en begint dus een nieuwe rij.
hisss-remark-join = Verbind je twee slangen van elk minstens twee kaarten, dan pak je ze.
hisss-remark-taken = **De slang is van jou.** De kaarten tellen aan het eind.
hisss-remark-lost = { $player } heeft een slang gepakt. Kijk vóór je legt wat anderen kunnen afmaken.

# Waarom een zet goed is, na een streepje of dubbelepunt.
hisss-reason-complete = dat levert een slang op die af is ({ $cards } kaarten)
hisss-reason-join = dat verbindt twee slangen en levert { $cards } kaarten op
hisss-reason-safe = de volgende speler kan daarna niets pakken
hisss-reason-fewer = { $player } kan dan met maar { $cards } van de { $fan } resterende kaarten een slang pakken
hisss-reason-long = zo ontstaat een slang van { $cards } kaarten
hisss-reason-open = { $cards ->
    [0] geen resterende kaart past aan deze slang
    [1] 1 resterende kaart past aan deze slang
   *[other] { $cards } resterende kaarten passen aan deze slang
}
hisss-flaw = { $player } kan dan met { $cards } van de { $fan } resterende kaarten een slang pakken

hisss-won-by-cards = Wie de meeste kaarten heeft, wint; bij gelijke stand beslist de langste slang.
hisss-won-by-snakes = Wie de meeste slangen af heeft, wint: { $values }

hisss-refusal-notation = Dit is geen zet in Hisss.
hisss-refusal-card = Deze kaart bestaat niet.
hisss-refusal-order = Deze stap hoort hier niet.
hisss-refusal-first = Een andere plaats begint.
hisss-refusal-fan = Deze kaart zit niet meer in de waaier: { $card }.
hisss-refusal-not-yours = { $player } is aan de beurt.
hisss-refusal-drawn = Je hebt al getrokken. Leg de kaart.
hisss-refusal-draw-first = Trek eerst een kaart.
hisss-refusal-no-snake = Deze slang ligt niet op tafel.
hisss-refusal-closed = Een kop of staart sluit deze kant af.
hisss-refusal-not-its-colour = De kaart heeft deze kleur niet.
hisss-refusal-colours = Kleuren die elkaar raken, moeten gelijk zijn.
hisss-refusal-only-bodies = Koppen en staarten raken alleen lijven.
hisss-refusal-two-heads = Een slang heeft maar één kop.
hisss-refusal-two-tails = Een slang heeft maar één staart.
hisss-refusal-no-join = Alleen een lijf kan verbinden, met aan elke kant één slang.
hisss-refusal-fits = De kaart past, dus je moet hem aanleggen.

# The daily puzzle
hisss-puzzle-rules = In de puzzel speel je alleen: je legt vijf bekende kaarten in deze volgorde, en alleen de kaarten die je pakt, tellen.

## Fouten in een opname

fault-hisss-card = Deze kaart bestaat niet.
fault-hisss-deck = Er zijn geen kaarten van deze soort meer.
fault-hisss-fits = De kaart past ergens, dus hij moet daar worden aangelegd.
fault-hisss-places = “places” moet nul, een of twee waarden hebben met “snake”, “end” en “touch”.
fault-hisss-snake = Er ligt geen slang met dit nummer op tafel.
fault-hisss-touch = De kaart past niet aan dit uiteinde met deze kleur.
fault-hisss-same = Een kaart verbindt twee verschillende slangen.
fault-hisss-two-heads = Een slang heeft hooguit één kop en één staart.
fault-hisss-claim = Er moet een andere slang worden gepakt.
