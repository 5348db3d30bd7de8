# Hisss og Rainbow Snake: reglene, bordet, nyhetene.
hisss-title = Hisss / Rainbow Snake
hisss-title-hisss = Hisss
hisss-title-rainbow-snake = Rainbow Snake
hisss-pitch = Bygg slanger midt på bordet, og gjør dem ferdige før de andre.
hisss-pitch-hisss = Gjør slangene midt på bordet ferdige før de andre. En tilfeldig spiller begynner.
hisss-pitch-rainbow-snake = Det samme spillet som Hisss, men den yngste begynner. Gjør slanger ferdige før de andre.
hisss-line-hisss = gjør slanger ferdige; en tilfeldig spiller begynner
hisss-line-rainbow-snake = som Hisss, men den yngste begynner

hisss-option-edition-name = utgave
hisss-option-edition = Utgaven, som avgjør hvem som begynner
hisss-option-edition-hisss = Hisss (en tilfeldig spiller begynner)
hisss-option-edition-rainbow-snake = Rainbow Snake (den yngste begynner)
hisss-option-claim-on-join-name = sammenslåtte-slanger
hisss-option-claim-on-join = Når du tar slangen du får ved å slå sammen to
hisss-option-claim-on-join-always = Hvis begge har minst to kort (husregel), eller hvis den er ferdig
hisss-option-claim-on-join-complete = Bare hvis den er ferdig (husregel)
hisss-option-win-by-name = seier
hisss-option-win-by = Hva som vinner: flest kort eller flest ferdige slanger
hisss-option-win-by-cards = Flest kort (slik teller regelheftet)
hisss-option-win-by-snakes = Flest ferdige slanger (slik lyder målet i regelheftet)

hisss-rules-1 =
    {"**"}Målet.** Gjør slanger ferdige og saml flest kort. En slange har et hode, minst ett kroppskort og en hale. For 2 til 5 spillere. 🏠 Det eneste som skiller *Hisss* og *Rainbow Snake*, er hvem som begynner: en tilfeldig spiller i *Hisss*, den yngste i *Rainbow Snake*.

    {"**"}Kortene.** 50 kort ligger i en vifte med baksiden opp:
    {"**"}1** seks hoder, ett i hver farge: rødt, oransje, gult, grønt, blått og lilla,
    {"**"}2** seks haler i de samme fargene,
    {"**"}3** et regnbuehode og en regnbuehale,
    {"**"}4** 36 kroppskort med to ulike farger. Hvert fargepar finnes på to kort, og de seks parene på bildet på tre. 🏠
    Hver farge har også sitt eget mønster.
hisss-rules-1-picture = Fire rader med kort. 1: seks hoder. 2: seks haler. 3: regnbuehodet og regnbuehalen. 4: seks kropper: rød og oransje, oransje og gul, gul og grønn, grønn og blå, blå og lilla, rød og lilla.
hisss-rules-2 =
    {"**"}Din tur.** Trykk på **{ hisss-button-draw }**: Tilfeldigheten velger et fra viften. 🏠 Passer det et sted, må du legge det, og du velger hvor. Passer det bare ett sted, legges det der med en gang. Passer det ingen steder, begynner det en ny rad.

    {"**"}Bildet**
    {"**"}1** kort igjen i viften · **2** kortet som er trukket, og hvem som trakk det · **3** et sted der det passer: Knappen har bokstaven. Her passer kortet på A og B, og det kan slå sammen de to slangene.
    {"**"}4** kort som en spiller har tatt · **5** spillerens lengste slange
hisss-rules-2-picture = Et bord: Kortet som er trukket, er gult og blått. Det passer på sted A ved den blå enden av en slange med rødt hode, og på sted B ved den gule enden av en slange med oransje hale. Tall fra 1 til 5 markerer tegnene; teksten forklarer dem.
hisss-rules-3 =
    {"**"}Starten.** Ett kort ligger åpent i midten. I *Hisss* begynner en tilfeldig spiller. 🏠 I *Rainbow Snake* begynner den yngste, som trykker på **Jeg er yngst** i lobbyen. Gjør ingen det, begynner en tilfeldig spiller. 🏠 Så går turen med klokken.

    {"**"}Hva som passer.** Du kan bygge på en slange i begge ender hvis fargene som møtes, er like. Et kroppskort kan ligge begge veier. Hoder og haler kan bare ligge inntil kroppskort. 🏠 De lukker enden sin, og en slange har høyst ett hode og én hale. Regnbuehodet og regnbuehalen er jokere: De passer til alle farger, og et kroppskort kan ligge begge veier ved siden av dem. To steder er to valg, selv om de ser like ut. 🏠

    {"**"}Slå sammen.** Et kroppskort du nettopp har trukket, kan slå sammen to slanger hvis det passer til begge og resultatet har høyst ett hode og én hale. 🏠 Du er aldri nødt til å slå sammen slanger. Kort som allerede ligger på bordet, kan aldri slå sammen slanger.
hisss-rules-4 =
    {"**"}Hva du tar**
    {"**"}1** Du legger kortet som gjør en slange ferdig: Den har et hode, en hale og minst ett kroppskort. Du tar den.
    {"**"}2** Du slår sammen to slanger med minst to kort hver. 🏠 Du tar den nye slangen, ferdig eller ikke. En uferdig teller som alle andre. 🏠
    {"**"}3** Du slår sammen et kort som ligger alene, med andre kort; alene er det ingen slange ennå. Du tar den nye slangen bare hvis den er ferdig. Ellers blir den liggende på bordet, som her. 🏠
    På bildet har kortet som nettopp ble lagt, en ramme. Tallet bak en slange viser hvor mange kort du tar.

    {"**"}Et valg.** Verten kan velge at du tar en sammenslått slange *bare hvis den er ferdig*; ellers blir den liggende på bordet. 🏠
hisss-rules-4-picture = 1: et grønt hode, to kropper og en lilla hale som gjør slangen ferdig: 4 kort tas. 2: En kropp slår sammen to slanger på to kort: 5 kort tas. 3: En kropp slår sammen et enslig hode med to kropper: Ingenting tas.
hisss-rules-5 =
    {"**"}Slutten.** Etter det siste kortet vinner den som har flest kort. Begge regelheftene teller kort til slutt, selv om målet deres nevner flest slanger. 🏠 Med valget *flest ferdige slanger* teller de først, så kortene. 🏠 Har flere like mange, avgjør den lengste slangen blant dem. Er også de like lange, deler spillerne seieren. 🏠

    {"**"}Gi opp.** En datamaskin spiller videre for deg, og du kan ikke vinne lenger. Den siste som ikke har gitt opp, vinner med en gang. 🏠 { rules-away }

hisss-colour-red = rød
hisss-colour-orange = oransje
hisss-colour-yellow = gul
hisss-colour-green = grønn
hisss-colour-blue = blå
hisss-colour-purple = lilla
hisss-colour-rainbow = regnbue
hisss-card-body = { $left }-{ $right }
hisss-card-head = { $colour ->
    [red] rødt hode
    [orange] oransje hode
    [yellow] gult hode
    [green] grønt hode
    [blue] blått hode
    [purple] lilla hode
   *[rainbow] regnbuehode
}
hisss-card-tail = { $colour ->
    [red] rød hale
    [orange] oransje hale
    [yellow] gul hale
    [green] grønn hale
    [blue] blå hale
    [purple] lilla hale
   *[rainbow] regnbuehale
}
# De samme kortene i setninger.
hisss-a-body = en { $left }-{ $right } kropp
hisss-a-head = et { $colour ->
    [red] rødt hode
    [orange] oransje hode
    [yellow] gult hode
    [green] grønt hode
    [blue] blått hode
    [purple] lilla hode
   *[rainbow] regnbuehode
}
hisss-a-tail = en { $colour ->
    [red] rød hale
    [orange] oransje hale
    [yellow] gul hale
    [green] grønn hale
    [blue] blå hale
    [purple] lilla hale
   *[rainbow] regnbuehale
}
hisss-end-left = venstre
hisss-end-right = høyre

hisss-prompt-draw = { $player }: Trekk et kort ({ $fan } igjen).
hisss-prompt-lay = { $player }: Du trakk { $card }. Hvor skal kortet ligge?
hisss-prompt-join = { $player }: { $card } på { $letters }. Vil du legge kortet bare der, eller slå sammen to slanger?

hisss-button-draw = Trekk et kort
hisss-button-lay = { $letters }
hisss-button-take = { $letters } · ta { $cards } kort
hisss-button-more = { $letters } …
hisss-button-back = Tilbake
hisss-select = Velg et sted

hisss-describe-places = Steder: { $places }.
hisss-describe-place = { $letter } til { $end } på slange { $snake } ({ $colour })
hisss-describe-seat = { $player }: { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
}, { $snakes ->
    [one] 1 slange
   *[other] { $snakes } slanger
} (ferdige: { $complete }), lengste { $longest }.
hisss-describe-fan = { $fan ->
    [0] Viften er tom.
    [one] Det er 1 kort igjen i viften.
   *[other] Det er { $fan } kort igjen i viften.
}
hisss-describe-snake = Slange { $snake }, fra venstre: { $cards }.

hisss-picture-taken = { $cards } kort!
hisss-picture-longest = { $snakes ->
    [one] Vinnerens lengste slange
   *[other] Vinnernes lengste slanger
}
hisss-news-start = Det første kortet: { $card }. { $player } begynner.
hisss-news-draw = { $player } trekker { $card }.
hisss-news-alone = { $player } begynner en ny rad med { $card }: Kortet passer ingen steder.
hisss-news-add = { $player } legger til { $card }: Slangen har nå { $cards } kort.
hisss-news-join = { $player } slår sammen to slanger med { $card } til én på { $cards } kort.
hisss-news-claim = { $player } tar slangen på { $cards } kort!

# De samme hendelsene som deler av en linje om en tur. Etter et trekk er kortet alt nevnt.
hisss-turn-draw = trakk { $card }
hisss-turn-alone = la { $first ->
    [1] { $card }
   *[other] kortet
} i en ny rad
hisss-turn-add = la { $first ->
    [1] { $card }
   *[other] kortet
} ({ $cards } kort)
hisss-turn-join = slo sammen to slanger med { $first ->
    [1] { $card }
   *[other] kortet
} ({ $cards } kort)
hisss-turn-claim = tok slangen

## Forklaringer for nye spillere
hisss-learn-aim = **Målet ditt:** Gjør slanger ferdige (hode, kropp, hale). De du gjør ferdige, tar du.
hisss-learn-draw = Trekk et kort. Det legges der det passer, eller begynner en ny rad.
hisss-learn-lay = Farger som møtes, må være like. Ikke legg igjen en slange andre kan gjøre ferdig.
hisss-learn-take-now = 💡 **{ $letters }** tar en slange på { $cards } kort.
hisss-remark-alone = { $player } har et kort som ikke passer noe sted, så det begynner en ny rad.
hisss-remark-join = Slår du sammen to slanger på minst to kort hver, tar du dem.
hisss-remark-taken = **Slangen er din.** Kortene teller til slutt.
hisss-remark-lost = { $player } tok en slange. Se hva andre kan gjøre ferdig, før du legger.

# Hvorfor et trekk er bra, etter en tankestrek eller et kolon.
hisss-reason-complete = det gir en ferdig slange på { $cards } kort
hisss-reason-join = det slår sammen to slanger og gir { $cards } kort
hisss-reason-safe = neste spiller kan ikke ta noe etterpå
hisss-reason-fewer = { $player } kan da bare ta en slange med { $cards } av de { $fan } kortene som er igjen
hisss-reason-long = det gir en slange på { $cards } kort
hisss-reason-open = { $cards ->
    [0] ingen av kortene som er igjen, passer til denne slangen
    [1] 1 av kortene som er igjen, passer til denne slangen
   *[other] { $cards } av kortene som er igjen, passer til denne slangen
}
hisss-flaw = { $player } kan da ta en slange med { $cards } av de { $fan } kortene som er igjen

hisss-won-by-cards = Den som har flest kort, vinner; står det likt, avgjør den lengste slangen.
hisss-won-by-snakes = Den som har flest ferdige slanger, vinner: { $values }

hisss-refusal-notation = Dette er ikke et trekk i Hisss.
hisss-refusal-card = Det kortet finnes ikke.
hisss-refusal-order = Dette steget hører ikke hjemme her.
hisss-refusal-first = En annen plass begynner.
hisss-refusal-fan = Dette kortet er ikke lenger i viften: { $card }.
hisss-refusal-not-yours = Det er { $player } sin tur.
hisss-refusal-drawn = Du har allerede trukket. Legg kortet.
hisss-refusal-draw-first = Trekk et kort først.
hisss-refusal-no-snake = Den slangen er ikke på bordet.
hisss-refusal-closed = Et hode eller en hale lukker denne siden.
hisss-refusal-not-its-colour = Kortet har ikke denne fargen.
hisss-refusal-colours = Farger som møtes, må være like.
hisss-refusal-only-bodies = Hoder og haler kan bare ligge inntil kropper.
hisss-refusal-two-heads = En slange har bare ett hode.
hisss-refusal-two-tails = En slange har bare én hale.
hisss-refusal-no-join = Bare et kroppskort kan slå sammen slanger, én på hver side.
hisss-refusal-fits = Kortet passer, så du må legge det.

# The daily puzzle
hisss-puzzle-rules = I oppgaven spiller du alene: Du legger fem kjente kort i denne rekkefølgen, og bare kortene du tar, teller.

## Feil i en logg

fault-hisss-card = Det kortet finnes ikke.
fault-hisss-deck = Kortstokken har ikke flere kort av denne typen.
fault-hisss-fits = Kortet passer et sted, så det må legges der.
fault-hisss-places = «places» må ha null, én eller to oppføringer med «snake», «end» og «touch».
fault-hisss-snake = Det er ingen slange med dette nummeret på bordet.
fault-hisss-touch = Kortet passer ikke i denne enden med denne fargen.
fault-hisss-same = Et kort slår sammen to forskjellige slanger.
fault-hisss-two-heads = En slange har høyst ett hode og én hale.
fault-hisss-claim = En annen slange må tas.
