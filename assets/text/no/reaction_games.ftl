# Tekster som Snap og Klask elefanten deler.

claims-animal-elephant = en elefant
claims-animal-mouse = knipsemusen
claims-animal-bee = en bie
claims-animal-cat = en katt
claims-animal-crab = en krabbe
claims-animal-frog = en frosk
claims-animal-giraffe = en sjiraff
claims-animal-hedgehog = et pinnsvin
claims-animal-octopus = en blekksprut
claims-animal-owl = en ugle
claims-animal-penguin = en pingvin
claims-animal-snail = en snegl
claims-animal-whale = en hval

claims-two-elephant = to elefanter
claims-two-mouse = to knipsemus
claims-two-bee = to bier
claims-two-cat = to katter
claims-two-crab = to krabber
claims-two-frog = to frosker
claims-two-giraffe = to sjiraffer
claims-two-hedgehog = to pinnsvin
claims-two-octopus = to blekkspruter
claims-two-owl = to ugler
claims-two-penguin = to pingviner
claims-two-snail = to snegler
claims-two-whale = to hvaler

claims-button-turn = Snu et kort
claims-length = { $number ->
    [0] Helt til slutten: { claims-minutes }
    [120] Kort parti: 120 turer, { claims-minutes }
   *[other] { $number } turer: { claims-minutes }
}
claims-length-button = { $number ->
    [0] Spill helt til slutten
   *[other] Kort parti: { $number } turer
}
claims-minutes = { $minutes ->
    [one] cirka 1 minutt
   *[other] cirka { $minutes } minutter
}
claims-gentle-match = Rolig: Kortene ligger i 4 sekunder
claims-brisk-match = Vanlig tempo
claims-reaction-snap = Knips!
claims-reaction-slap = Klask!

claims-picture-left = { $turns ->
    [0] Ingen turer igjen
    [one] 1 tur igjen
   *[other] { $turns } turer igjen
}
claims-describe-left = { claims-picture-left }.
claims-describe-claimed = Bildet viser fortsatt det { $player } tok på { $time }: { $card }.
claims-describe-not-dealt = Kortene er ikke delt ut ennå.
claims-describe-turn = { $player } snur neste kort.
claims-describe-out = { $player } er ute.

claims-news-deal = Kortene er delt ut. { $player } begynner.
claims-news-turn = { $player } snur { $card }.
claims-news-out = { $player } har ingen kort igjen og er ute.
claims-news-agree = Den som har flest kort, vinner.
claims-news-limit = Det var siste tur. Den som har flest kort, vinner.


claims-refusal-unreadable = Dette er verken en tur eller en reaksjon i dette spillet.
claims-refusal-not-your-turn = Det er ikke din tur til å snu et kort.
claims-refusal-out = Du er ute av dette partiet.
claims-refusal-not-dealt = Kortene er ikke delt ut ennå.
claims-refusal-no-reaction = Her er det ingen som klasker: Knips med 🫰.
claims-refusal-by = Feil plass handler i dette steget.
claims-refusal-deal = Disse stokkene er ikke hele kortstokken delt ut ett kort om gangen.
claims-refusal-card = Dette er ikke det øverste kortet i stokken.
claims-refusal-not-out = Man ryker bare ut når det er ens egen tur og man ikke har kort igjen.
claims-refusal-judged = Ifølge reglene har denne reaksjonen et annet utfall.
claims-refusal-forced-first = Ifølge reglene kommer et annet steg først.
claims-refusal-last-turn = Siste tur er over. Nå teller bare reaksjoner.
claims-refusal-limit = Siste tur gjenstår.

# Slutten, i reglene for begge spillene.
claims-rules-end = Dere spiller helt til slutten, som regel 10 til 25 minutter, eller et kort parti på 120 turer, cirka fem minutter. Alene mot datamaskiner er partiet kort hvis du ikke velger noe annet; et øvingsparti har 60 turer. Verten kan velge en annen grense, og bildet teller turene som er igjen. 🏠 Alle som fortsatt er med, kan også avslutte partiet sammen med **Avslutt partiet**. Da vinner den som har flest kort, og har flere like mange, deler de seieren. 🏠 Kortet fra siste tur kan fortsatt vinnes. 🏠 Etter 100 000 steg blir et parti stoppet og teller ikke. 🏠

# Siste side i reglene for begge spillene.
claims-rules-moment =
    {"**"}Hvem var først?** Bare rekkefølgen Discord leverer reaksjonene i, teller. Å legge til emojien er en reaksjon, og å ta den bort er også en, så du kan reagere om og om igjen. Du kan vinne ved å ta den bort, og det koster aldri noe. Det teller bare hvis det var riktig å legge den til, eller hvis det kom litt for sent. Etter en feil reaksjon må du først ta bort emojien: Bare det å legge den til på nytt teller. 🏠

    {"**"}Bildet.** En reaksjon ved **1** eller **2** gjelder bildet til venstre. En reaksjon ved **3** gjelder bildet til høyre.
claims-rules-look =
    {"**"}For tidlig?** Hvert nytt kort på bordet og hver gevinst gir et nytt bilde. De første 150 millisekundene rekker ingen å reagere på det, så en reaksjon i den tiden gjelder det forrige bildet. Den vinner hvis den var riktig der og ingen var raskere. Ellers blir den ignorert og koster ingenting. 🏠 Mister boten forbindelsen, kan de åpne kortene ikke vinnes lenger, og det står i meldingen. 🏠

    {"**"}Tid til å se.** Hvert kort ligger i 1,5 sekunder, eller 4 i et rolig parti, så alle kan se det. Trykker du på **Snu et kort** tidligere, snur boten det når tiden er inne. 🏠 En reaksjon som bare passer til det forrige kortet, gjelder fortsatt for det hvis den kommer innen 400 millisekunder etter det nye. 🏠

## Feil i en logg

fault-claims-pictures = En kortstokk har tretten dyr, blant dem elefanten og musen.
fault-claims-cards = Dette er ikke kortene som ble stokket.
fault-claims-pack-sizes = Størrelsen på stokkene passer ikke med utdeling av ett kort om gangen.
fault-claims-told = Partiet pågår fortsatt, så rekkefølgen på kortene må være skjult.
fault-claims-hidden = Partiet er over, så rekkefølgen på kortene må vises.
fault-claims-reform = Den nye stokken må ha nøyaktig kortene fra bunken.
fault-claims-reform-early = En ny stokk lages bare når den gamle er tom, rett før turen eller feilknipset som trenger den.
fault-claims-top = Dette er ikke det øverste kortet i stokken.
fault-claims-floor = Reaksjonen kom for tidlig for dette bildet.
fault-claims-before = Bare en riktig reaksjon kan gjelde det forrige bildet.
fault-claims-late = Reaksjonen kom for sent til å gjelde det forrige bildet.
fault-claims-grace = Denne reaksjonen passer til det forrige bildet og koster derfor ingenting.
fault-claims-agree = Partiet kan ikke avsluttes ved enighet her: Et annet steg kommer først.
fault-claims-took = { $cards ->
    [one] Det riktige tallet er ett kort.
   *[other] Det riktige tallet er { $cards } kort.
}
