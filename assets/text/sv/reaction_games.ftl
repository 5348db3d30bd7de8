# Meddelanden som Snap och Daska elefanten delar.

claims-animal-elephant = en elefant
claims-animal-mouse = den knäppande musen
claims-animal-bee = ett bi
claims-animal-cat = en katt
claims-animal-crab = en krabba
claims-animal-frog = en groda
claims-animal-giraffe = en giraff
claims-animal-hedgehog = en igelkott
claims-animal-octopus = en bläckfisk
claims-animal-owl = en uggla
claims-animal-penguin = en pingvin
claims-animal-snail = en snigel
claims-animal-whale = en val

claims-two-elephant = två elefanter
claims-two-mouse = två knäppande möss
claims-two-bee = två bin
claims-two-cat = två katter
claims-two-crab = två krabbor
claims-two-frog = två grodor
claims-two-giraffe = två giraffer
claims-two-hedgehog = två igelkottar
claims-two-octopus = två bläckfiskar
claims-two-owl = två ugglor
claims-two-penguin = två pingviner
claims-two-snail = två sniglar
claims-two-whale = två valar

claims-button-turn = Vänd ett kort
claims-length = { $number ->
    [0] Ända till slutet: { claims-minutes }
    [120] Kort parti: 120 drag, { claims-minutes }
   *[other] { $number } drag: { claims-minutes }
}
claims-length-button = { $number ->
    [0] Spela till slutet
   *[other] Kort parti: { $number } drag
}
claims-minutes = { $minutes ->
    [one] cirka 1 minut
   *[other] cirka { $minutes } minuter
}
claims-gentle-match = Lugnt: korten ligger i 4 sekunder
claims-brisk-match = Normal takt
claims-reaction-snap = Knäpp!
claims-reaction-slap = Daska!

claims-picture-left = { $turns ->
    [0] Inga drag kvar
    [one] 1 drag kvar
   *[other] { $turns } drag kvar
}
claims-describe-left = { claims-picture-left }.
claims-describe-claimed = Bilden visar fortfarande det som { $player } tog på { $time }: { $card }.
claims-describe-not-dealt = Korten är inte utdelade än.
claims-describe-turn = { $player } vänder nästa kort.
claims-describe-out = { $player } är ute.

claims-news-deal = Korten är utdelade. { $player } börjar.
claims-news-turn = { $player } vänder upp { $card }.
claims-news-out = { $player } har inga kort kvar och är ute.
claims-news-agree = Den som har flest kort vinner.
claims-news-limit = Det var sista draget. Den som har flest kort vinner.


claims-refusal-unreadable = Det här är varken ett drag eller en reaktion i spelet.
claims-refusal-not-your-turn = Det är inte din tur att vända ett kort.
claims-refusal-out = Du är ute ur partiet.
claims-refusal-not-dealt = Korten är inte utdelade än.
claims-refusal-no-reaction = Här daskar man inte: knäpp med 🫰.
claims-refusal-by = Fel plats agerar i det här steget.
claims-refusal-deal = De här lekarna är inte hela kortleken, utdelad ett kort i taget.
claims-refusal-card = Det här är inte det översta kortet i leken.
claims-refusal-not-out = Man åker bara ut när det är ens egen tur och man inte har några kort kvar.
claims-refusal-judged = Enligt reglerna får den här reaktionen ett annat resultat.
claims-refusal-forced-first = Enligt reglerna kommer ett annat steg först.
claims-refusal-last-turn = Sista draget är över. Nu räknas bara reaktioner.
claims-refusal-limit = Sista draget återstår.

# Slutet, i båda spelens regler.
claims-rules-end = Ni spelar ända till slutet, oftast 10 till 25 minuter, eller ett kort parti på 120 drag, cirka fem minuter. Ensam mot datorer är partiet kort om du inte väljer något annat; ett övningsparti har 60 drag. Värden kan välja en annan gräns, och bilden räknar dragen som är kvar. 🏠 Alla som är kvar kan också tillsammans avsluta partiet med **Avsluta partiet**. Då vinner den som har flest kort. Spelare med lika många kort delar på segern. 🏠 Kortet i sista draget går fortfarande att vinna. 🏠 Efter 100 000 steg stoppas partiet och räknas inte. 🏠

# Sista sidan i båda spelens regler.
claims-rules-moment =
    {"**"}Vem var först?** Det enda som räknas är i vilken ordning Discord levererar reaktionerna. Att lägga till emojin är en reaktion, och att ta bort den är också en, så du kan reagera om och om igen. Att ta bort den kan ge vinst, men kostar aldrig något. Det räknas bara om det var rätt att lägga till den, eller om det kom precis för sent. Efter en felaktig reaktion måste du först ta bort emojin: det räknas bara om du lägger till den på nytt. 🏠

    {"**"}Bilden.** En reaktion vid **1** eller **2** räknas för bilden till vänster. En reaktion vid **3** räknas för bilden till höger.
claims-rules-look =
    {"**"}För tidigt?** Varje nytt kort på bordet och varje vinst ger en ny bild. Under bildens första 150 millisekunder hinner ingen reagera på den, och en så tidig reaktion räknas för den förra bilden. Den vinner om den var rätt där och ingen var snabbare. Annars ignoreras den och kostar inget. 🏠 Om boten tappar anslutningen går de uppvända korten inte längre att vinna, och det står i meddelandet. 🏠

    {"**"}Tid att titta.** Varje kort ligger i 1,5 sekunder, eller 4 i ett lugnt parti, så att alla hinner se det. Trycker du på **Vänd ett kort** tidigare vänder boten det när tiden är inne. 🏠 En reaktion som bara passar det förra kortet räknas fortfarande för det, om den kommer inom 400 millisekunder efter det nya. 🏠

## Fel i en logg

fault-claims-pictures = En kortlek har tretton djur, bland dem elefanten och musen.
fault-claims-cards = Det här är inte korten som blandades.
fault-claims-pack-sizes = Lekarnas storlek stämmer inte med en utdelning av ett kort i taget.
fault-claims-told = Partiet pågår, så kortens ordning måste vara dold.
fault-claims-hidden = Partiet är slut, så kortens ordning måste visas.
fault-claims-reform = Den nya leken måste ha exakt högens kort.
fault-claims-reform-early = En ny lek bildas bara när den gamla är tom, precis före det drag eller den felaktiga knäppning som behöver den.
fault-claims-top = Det här är inte lekens översta kort.
fault-claims-floor = Reaktionen kom för tidigt för den här bilden.
fault-claims-before = Bara en rätt reaktion kan räknas för den förra bilden.
fault-claims-late = Reaktionen kom för sent för att räknas för den förra bilden.
fault-claims-grace = Den här reaktionen passar den förra bilden och kostar därför inget.
fault-claims-agree = Partiet kan inte avslutas gemensamt här: ett annat steg kommer först.
fault-claims-took = { $cards ->
    [one] Rätt antal är ett kort.
   *[other] Rätt antal är { $cards } kort.
}
