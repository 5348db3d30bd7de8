# Slap the Elephant: the rules, the table, the news.
slap-title = Daska elefanten
slap-pitch = Daska elefanten med 👋, knäpp åt musen med 🫰. Var först!
slap-line = daska i tid

slap-option-turn-limit-name = draggräns
slap-option-turn-limit = Hur många drag partiet varar, alla spelare sammanlagt (0: till slutet)
slap-option-turn-limit-0 = ingen
slap-option-claim-floor-ms = Millisekunder innan en reaktion kan räknas för en ny bild
slap-length = { claims-length }
slap-length-button = { claims-length-button }
slap-option-claim-grace-ms = Millisekunder då en reaktion fortfarande kan passa det förra kortet
slap-option-show-ms = Millisekunder innan nästa kort kan vändas
slap-gentle-match = { claims-gentle-match }
slap-brisk-match = { claims-brisk-match }

slap-rules-1 =
    {"**"}Målet.** Vinn alla kort.

    {"**"}Bilden**
    {"**"}1** en spelares tecken · **2** korten i spelarens lek · **3** korten i högen
    Den gula ramen visar vems tur det är. Efter en reaktion visar rosa ramar vem som fick högen.
slap-rules-1-picture = Ett bord med tre spelare och en elefant på högen. 1 markerar en spelares tecken, 2 antalet kort i spelarens lek, 3 antalet kort i högen.
slap-rules-2 =
    52 kort visar 13 djur, fyra kort av varje. En slumpvis vald spelare delar ut alla med baksidan upp, och nästa spelare börjar. 🏠 När det är din tur trycker du på **Vänd ett kort** för att lägga lekens översta kort på den gemensamma högen.

    {"**"}En elefant överst?** Var först med att daska den med 👋.
    {"**"}Den knäppande musen överst?** Var först med att knäppa med 🫰.
    Emojierna under meddelandet är dina knappar. Tryck bara en gång per reaktion: ett tryck till tar bort emojin.
    Vinnaren lägger högen under sin egen lek och börjar nästa. Tills dess visar bilden det översta kortet med vinnarens tecken och tid.

    {"**"}Misstag.** Daskade du något annat än en elefant, eller knäppte åt något annat än musen? Högen delas ut till de andra, kort för kort med början till vänster om dig, och läggs under deras lekar. 🏠 Sedan spelas det vidare. På en tom hög händer inget, så det kostar inget att komma tvåa.
slap-rules-3 =
    {"**"}Bilden.** Stjärnan daskade en katt. Högen är borta: korten ligger i lekarna med rosa ram.

    {"**"}Ute.** Har du inga kort när din tur kommer är du ute. Fram till dess får du daska och knäppa. 🏠 Om ingen har några kort kvar blandas högen och delas ut igen bland alla som är kvar. 🏠
slap-rules-3-picture = Högen är tom efter att stjärnan har daskat fel. Cirkelns och kvadratens lekar har rosa ram.
slap-rules-4 =
    { claims-rules-moment }
    Med en knäppning vid **1** eller **2** vinner du här högen med musen. En knäppning vid **3** är fel.
slap-rules-4-picture = Till vänster den knäppande musen, till höger en ny uggla. Under dem en tidslinje: 1 före den nya bilden, 2 under dess första 150 millisekunder, 3 efter dem.
slap-rules-5 =
    { claims-rules-look }
slap-rules-6 =
    {"**"}Slutet.** Du vinner om du har alla kort eller är sist kvar. 🏠 { claims-rules-end } Den gemensamma högen räknas inte för någon. 🏠

    {"**"}Ge upp.** Din lek lämnar spelet. Den sista som är kvar vinner. 🏠 { rules-away }

slap-prompt = { $player }, vänd ett kort. Elefant: 👋! Mus: 🫰!
slap-prompt-first = { $player }, vänd ett kort. Elefant: tryck på 👋 under meddelandet. Mus: 🫰. Bara en gång!
slap-prompt-out = { $player } har inga kort kvar. Elefant eller mus? 👋 🫰
slap-prompt-redeal = Ingen har några kort kvar: snart delas högen ut igen. 👋 🫰
slap-prompt-limit = Sista kortet! Sedan vinner den som har flest kort. 👋 🫰

slap-describe-seat = { $player }: { $pack ->
    [one] ett kort
   *[other] { $pack } kort
}
slap-describe-pile = Överst på högen: { $card } ({ $pile ->
    [one] ett kort
   *[other] { $pile } kort
})
slap-describe-no-pile = Högen är tom.

slap-picture-snap = KNÄPP! { $time }
slap-picture-slap = DASK! { $time }
slap-news-redeal = Ingen har några kort kvar: högen blandas och delas ut igen.
slap-news-slap-right = 👋 { $player } daskar först, på { $time }, och vinner { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}!
slap-news-slap-right-before = 👋 { $player } daskar i sista stund, { $time } efter förra kortet, och vinner { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}!
slap-news-slap-wrong = Ingen elefant! { $player } daskar ändå och ger bort högen ({ $cards ->
    [one] ett kort
   *[other] { $cards } kort
}).
slap-news-snap-right = 🫰 { $player } knäpper först, på { $time }, och vinner { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}!
slap-news-snap-right-before = 🫰 { $player } knäpper i sista stund, { $time } efter förra kortet, och vinner { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}!
slap-news-snap-wrong = Ingen mus! { $player } knäpper ändå och ger bort högen ({ $cards ->
    [one] ett kort
   *[other] { $cards } kort
}).


## Explanations for learners
slap-learn-aim = **Ditt mål:** alla kort. Tryck under meddelandet: 👋 för elefanten, 🫰 för musen.
slap-learn-watch = Elefant: 👋. Mus: 🫰. Annars inget. Tryck en gång: ett tryck till tar bort emojin.
slap-learn-elephant-now = **En elefant: 👋 nu!** Högen har { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
slap-learn-mouse-now = **Den knäppande musen: 🫰 nu!** Högen har { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
slap-remark-won = **Du var först!** Högen är din. Tryck på emojin igen nästa gång.
slap-remark-lost = { $player } var snabbare och vann högen.
slap-remark-wrong = **Det var fel:** högen gick till de andra. Bara en tillagd emoji räknas.
slap-remark-wrong-other = { $player } reagerade fel och gav bort högen. Rosa ramar visar vem som fick den.
slap-remark-redeal = Ingen har några kort kvar, så högen delades ut igen.

slap-refusal-redeal = Högen delas ut igen bara när ingen lek har några kort.
slap-refusal-redeal-first = Ingen lek har några kort: högen delas ut igen, och ingen åker ut.
slap-refusal-no-card = Du har inget kort att vända.

## Faults of a record

fault-slap-out = Den här platsen är ute.
fault-slap-asked = Reaktionen passar bilden, så den var rätt.
fault-slap-not-asked = Reaktionen passar inte bilden, eller så var den redan vunnen.
fault-slap-no-pile = Det finns ingen hög, så reaktionen ignoreras.
