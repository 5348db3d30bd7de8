# Slap the Elephant: the rules, the table, the news.
slap-title = Klask elefanten
slap-pitch = Klask elefanten med 👋, knips ad musen med 🫰. Vær først!
slap-line = klask i tide

slap-option-turn-limit-name = turgrænse
slap-option-turn-limit = Hvor mange ture partiet varer, alle spillere tilsammen (0: spil til slutningen)
slap-option-turn-limit-0 = ingen
slap-option-claim-floor-ms = Millisekunder, før en reaktion kan tælle for et nyt billede
slap-length = { claims-length }
slap-length-button = { claims-length-button }
slap-option-claim-grace-ms = Millisekunder, hvor en reaktion stadig kan passe til det forrige kort
slap-option-show-ms = Millisekunder, før det næste kort kan vendes
slap-gentle-match = { claims-gentle-match }
slap-brisk-match = { claims-brisk-match }

slap-rules-1 =
    {"**"}Målet.** Vind alle kort.

    {"**"}Billedet**
    {"**"}1** en spillers tegn · **2** kortene i spillerens stak · **3** kortene i bunken
    Den gule ramme viser, hvis tur det er. Efter en reaktion viser lyserøde rammer, hvem der fik bunken.
slap-rules-1-picture = Et bord med tre spillere og en elefant på bunken. 1 markerer en spillers tegn, 2 antallet af kort i spillerens stak, 3 antallet af kort i bunken.
slap-rules-2 =
    52 kort viser 13 dyr, fire kort af hvert. En tilfældig spiller deler alle ud med bagsiden opad, og den næste spiller begynder. 🏠 I din tur trykker du på **Vend et kort** for at lægge din staks øverste kort på den fælles bunke.

    {"**"}En elefant øverst?** Vær den første, der klasker den med 👋.
    {"**"}Den knipsende mus øverst?** Vær den første, der knipser med 🫰.
    Emojierne under beskeden er dine knapper. Tryk kun én gang pr. reaktion: et tryk mere fjerner emojien igen.
    Vinderen lægger bunken under sin egen stak og begynder den næste. Indtil da viser billedet det øverste kort med vinderens tegn og tid.

    {"**"}Fejl.** Klaskede du noget andet end en elefant, eller knipsede du ad noget andet end musen? Bunken deles ud til de andre, kort for kort fra spilleren til venstre for dig, og lægges under deres stakke. 🏠 Så spilles der videre. På en tom bunke sker der ikke noget, så det koster ikke noget at komme nummer to.
slap-rules-3 =
    {"**"}Billedet.** Stjernen klaskede en kat. Bunken er væk: kortene er i stakkene med lyserød ramme.

    {"**"}Ude.** Har du ingen kort, når din tur kommer, er du ude. Indtil da må du stadig klaske og knipse. 🏠 Hvis ingen har kort tilbage, blandes bunken og deles ud igen blandt alle, der stadig er med. 🏠
slap-rules-3-picture = Bunken er tom efter et forkert klask fra stjernen. Cirklens og kvadratets stakke har en lyserød ramme.
slap-rules-4 =
    { claims-rules-moment }
    Med et knips ved **1** eller **2** vinder du her bunken med musen. Et knips ved **3** er forkert.
slap-rules-4-picture = Til venstre den knipsende mus, til højre en ny ugle. Nedenunder en tidslinje: 1 før det nye billede, 2 i dets første 150 millisekunder, 3 efter dem.
slap-rules-5 =
    { claims-rules-look }
slap-rules-6 =
    {"**"}Slutningen.** Du vinder, hvis du har alle kort eller er den sidste, der er med. 🏠 { claims-rules-end } Den fælles bunke tæller ikke for nogen. 🏠

    {"**"}At give op.** Din stak forlader spillet. Den sidste, der er med, vinder. 🏠 { rules-away }

slap-prompt = { $player }, vend et kort. Elefant: 👋! Mus: 🫰!
slap-prompt-first = { $player }, vend et kort. Elefant: tryk på 👋 under beskeden. Mus: 🫰. Kun én gang!
slap-prompt-out = { $player } har ikke flere kort. Elefant eller mus? 👋 🫰
slap-prompt-redeal = Ingen har flere kort: om lidt deles bunken ud igen. 👋 🫰
slap-prompt-limit = Det sidste kort! Derefter vinder den, der har flest kort. 👋 🫰

slap-describe-seat = { $player }: { $pack ->
    [one] ét kort
   *[other] { $pack } kort
}
slap-describe-pile = Øverst på bunken: { $card } ({ $pile ->
    [one] ét kort
   *[other] { $pile } kort
})
slap-describe-no-pile = Bunken er tom.

slap-picture-snap = KNIPS! { $time }
slap-picture-slap = KLASK! { $time }
slap-news-redeal = Ingen har kort tilbage: bunken blandes og deles ud igen.
slap-news-slap-right = 👋 { $player } klasker først, på { $time }, og vinder { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}!
slap-news-slap-right-before = 👋 { $player } klasker i sidste øjeblik, { $time } efter det forrige kort, og vinder { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}!
slap-news-slap-wrong = Ingen elefant! { $player } klasker alligevel og giver bunken væk ({ $cards ->
    [one] ét kort
   *[other] { $cards } kort
}).
slap-news-snap-right = 🫰 { $player } knipser først, på { $time }, og vinder { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}!
slap-news-snap-right-before = 🫰 { $player } knipser i sidste øjeblik, { $time } efter det forrige kort, og vinder { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}!
slap-news-snap-wrong = Ingen mus! { $player } knipser alligevel og giver bunken væk ({ $cards ->
    [one] ét kort
   *[other] { $cards } kort
}).


## Explanations for learners
slap-learn-aim = **Dit mål:** alle kort. Tryk under beskeden: 👋 ved elefanten, 🫰 ved musen.
slap-learn-watch = Elefant: 👋. Mus: 🫰. Ellers ingenting. Tryk én gang: et tryk mere fjerner emojien.
slap-learn-elephant-now = **En elefant: 👋 nu!** Bunken har { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}.
slap-learn-mouse-now = **Den knipsende mus: 🫰 nu!** Bunken har { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}.
slap-remark-won = **Du var først!** Bunken er din. Næste gang trykker du på emojien igen.
slap-remark-lost = { $player } var hurtigere og vandt bunken.
slap-remark-wrong = **Det var forkert:** bunken gik til de andre. Kun det at tilføje en emoji tæller.
slap-remark-wrong-other = { $player } tog fejl og gav bunken væk. Lyserøde rammer viser, til hvem.
slap-remark-redeal = Ingen har kort tilbage, så bunken blev delt ud igen.

slap-refusal-redeal = Bunken deles kun ud igen, når ingen stak har kort.
slap-refusal-redeal-first = Ingen stak har kort: bunken deles ud igen, og ingen ryger ud.
slap-refusal-no-card = Du har ikke noget kort at vende.

## Faults of a record

fault-slap-out = Denne plads er ude.
fault-slap-asked = Reaktionen passer til billedet, så den var rigtig.
fault-slap-not-asked = Reaktionen passer ikke til billedet, eller det var allerede vundet.
fault-slap-no-pile = Der er ingen bunke, så reaktionen ignoreres.
