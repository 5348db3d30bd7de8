# Beskeder, som Snap og Klask elefanten deler.

claims-animal-elephant = en elefant
claims-animal-mouse = den knipsende mus
claims-animal-bee = en bi
claims-animal-cat = en kat
claims-animal-crab = en krabbe
claims-animal-frog = en frø
claims-animal-giraffe = en giraf
claims-animal-hedgehog = et pindsvin
claims-animal-octopus = en blæksprutte
claims-animal-owl = en ugle
claims-animal-penguin = en pingvin
claims-animal-snail = en snegl
claims-animal-whale = en hval

claims-two-elephant = to elefanter
claims-two-mouse = to knipsende mus
claims-two-bee = to bier
claims-two-cat = to katte
claims-two-crab = to krabber
claims-two-frog = to frøer
claims-two-giraffe = to giraffer
claims-two-hedgehog = to pindsvin
claims-two-octopus = to blæksprutter
claims-two-owl = to ugler
claims-two-penguin = to pingviner
claims-two-snail = to snegle
claims-two-whale = to hvaler

claims-button-turn = Vend et kort
claims-length = { $number ->
    [0] Helt til slut: { claims-minutes }
    [120] Kort parti: 120 ture, { claims-minutes }
   *[other] { $number } ture: { claims-minutes }
}
claims-length-button = { $number ->
    [0] Spil helt til slut
   *[other] Kort parti: { $number } ture
}
claims-minutes = { $minutes ->
    [one] cirka 1 minut
   *[other] cirka { $minutes } minutter
}
claims-gentle-match = Roligt: kortene ligger i 4 sekunder
claims-brisk-match = Normalt tempo
claims-reaction-snap = Knips!
claims-reaction-slap = Klask!

claims-picture-left = { $turns ->
    [0] Ingen ture tilbage
    [one] 1 tur tilbage
   *[other] { $turns } ture tilbage
}
claims-describe-left = { claims-picture-left }.
claims-describe-claimed = Billedet viser stadig det, som { $player } tog på { $time }: { $card }.
claims-describe-not-dealt = Kortene er ikke delt ud endnu.
claims-describe-turn = { $player } vender det næste kort.
claims-describe-out = { $player } er ude.

claims-news-deal = Kortene er delt ud. { $player } begynder.
claims-news-turn = { $player } vender { $card }.
claims-news-out = { $player } har ingen kort tilbage og er ude.
claims-news-agree = Den, der har flest kort, vinder.
claims-news-limit = Det var den sidste tur. Den, der har flest kort, vinder.


claims-refusal-unreadable = Det er hverken en tur eller en reaktion i dette spil.
claims-refusal-not-your-turn = Det er ikke din tur til at vende et kort.
claims-refusal-out = Du er ude af dette parti.
claims-refusal-not-dealt = Kortene er ikke delt ud endnu.
claims-refusal-no-reaction = Her klasker man ikke: knips med 🫰.
claims-refusal-by = Den forkerte plads handler i dette trin.
claims-refusal-deal = Disse stakke er ikke hele kortspillet, delt ud ét kort ad gangen.
claims-refusal-card = Det er ikke det øverste kort i stakken.
claims-refusal-not-out = Man ryger kun ud i sin egen tur, og kun uden kort.
claims-refusal-judged = Ifølge reglerne giver denne reaktion et andet resultat.
claims-refusal-forced-first = Ifølge reglerne kommer et andet trin først.
claims-refusal-last-turn = Den sidste tur er slut. Nu tæller kun reaktioner.
claims-refusal-limit = Den sidste tur mangler endnu.

# Slutningen i begge spils regler.
claims-rules-end = I spiller helt til slut, som regel 10 til 25 minutter, eller et kort parti på 120 ture, cirka fem minutter. Alene mod computere er partiet kort, medmindre du vælger noget andet; et øveparti har 60 ture. Værten kan vælge en anden grænse, og billedet tæller de ture, der er tilbage. 🏠 Alle, der stadig er med, kan også sammen afslutte partiet med **Afslut partiet**. Så vinder den, der har flest kort, og står flere lige, deler de sejren. 🏠 Kortet i den sidste tur kan stadig vindes. 🏠 Efter 100.000 trin stoppes partiet, og det tæller ikke. 🏠

# Den sidste side i begge spils regler.
claims-rules-moment =
    {"**"}Hvem var først?** Det eneste, der tæller, er den rækkefølge, Discord leverer reaktionerne i. At tilføje emojien er en reaktion, og at fjerne den er også en, så du kan reagere igen og igen. At fjerne den kan give gevinst, men koster aldrig noget. Det tæller kun, hvis det var rigtigt at tilføje den, eller hvis det kom lige for sent. Efter en forkert reaktion skal du først fjerne emojien: det tæller kun, når du tilføjer den igen. 🏠

    {"**"}Billedet.** En reaktion ved **1** eller **2** tæller for billedet til venstre. En reaktion ved **3** tæller for billedet til højre.
claims-rules-look =
    {"**"}For tidligt?** Hvert nyt kort på bordet og hver gevinst giver et nyt billede. I billedets første 150 millisekunder kan ingen nå at reagere på det, så en så tidlig reaktion tæller for det forrige billede. Den vinder, hvis den var rigtig der, og ingen var hurtigere. Ellers ignoreres den og koster ikke noget. 🏠 Hvis botten mister forbindelsen, kan de åbne kort ikke længere vindes, og det står i beskeden. 🏠

    {"**"}Tid til at se.** Hvert kort ligger i 1,5 sekund, eller 4 i et roligt parti, så alle kan se det. Trykker du på **Vend et kort** før, vender botten det, når tiden er inde. 🏠 En reaktion, der kun passer til det forrige kort, tæller stadig for det, hvis den kommer inden for 400 millisekunder efter det nye. 🏠

## Fejl i en log

fault-claims-pictures = Et spil kort har tretten dyr, blandt dem elefanten og musen.
fault-claims-cards = Det er ikke de kort, der blev blandet.
fault-claims-pack-sizes = Stakkenes størrelser passer ikke til en uddeling ét kort ad gangen.
fault-claims-told = Partiet er i gang, så kortenes rækkefølge skal være skjult.
fault-claims-hidden = Partiet er slut, så kortenes rækkefølge skal vises.
fault-claims-reform = Den nye stak skal have præcis bunkens kort.
fault-claims-reform-early = En ny stak dannes kun, når den gamle er tom, lige før den tur eller det forkerte knips, der har brug for den.
fault-claims-top = Det er ikke stakkens øverste kort.
fault-claims-floor = Reaktionen kom for tidligt til dette billede.
fault-claims-before = Kun en rigtig reaktion kan tælle for det forrige billede.
fault-claims-late = Reaktionen kom for sent til at tælle for det forrige billede.
fault-claims-grace = Denne reaktion passer til det forrige billede og koster derfor ikke noget.
fault-claims-agree = Partiet kan ikke afsluttes i fællesskab her: et andet trin kommer først.
fault-claims-took = { $cards ->
    [one] Det rigtige antal er ét kort.
   *[other] Det rigtige antal er { $cards } kort.
}
