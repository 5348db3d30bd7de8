# Slap the Elephant: the rules, the table, the news.
slap-title = Klask elefanten
slap-pitch = Klask elefanten med 👋, knips til musen med 🫰. Vær først!
slap-line = klask i tide

slap-option-turn-limit-name = turgrense
slap-option-turn-limit = Hvor mange turer partiet varer, alle spillerne til sammen (0: spill til slutten)
slap-option-turn-limit-0 = ingen
slap-option-claim-floor-ms = Millisekunder før en reaksjon kan gjelde et nytt bilde
slap-length = { claims-length }
slap-length-button = { claims-length-button }
slap-option-claim-grace-ms = Millisekunder der en reaksjon fortsatt kan passe til det forrige kortet
slap-option-show-ms = Millisekunder før neste kort kan snus
slap-gentle-match = { claims-gentle-match }
slap-brisk-match = { claims-brisk-match }

slap-rules-1 =
    {"**"}Målet.** Vinn alle kortene.

    {"**"}Bildet**
    {"**"}1** en spillers tegn · **2** kortene i stokken · **3** kortene i bunken
    Den gule rammen viser hvem sin tur det er. Etter en reaksjon viser rosa rammer hvem som fikk bunken.
slap-rules-1-picture = Et bord med tre spillere og en elefant på bunken. 1 markerer en spillers tegn, 2 antall kort i stokken, 3 antall kort i bunken.
slap-rules-2 =
    52 kort viser 13 dyr, fire kort av hvert. En tilfeldig spiller deler ut alle med baksiden opp, og neste spiller begynner. 🏠 På din tur trykker du på **Snu et kort** for å legge det øverste kortet i stokken din på den felles bunken.

    {"**"}En elefant øverst?** Vær først til å klaske den med 👋.
    {"**"}Knipsemusen øverst?** Vær først til å knipse med 🫰.
    Emojiene under meldingen er knappene dine. Trykk bare én gang per reaksjon: Et trykk til tar bort emojien igjen.
    Vinneren legger bunken under sin egen stokk og begynner den neste. Inntil da viser bildet fortsatt det øverste kortet med vinnerens tegn og tid.

    {"**"}Feil.** Klasket du noe annet enn en elefant, eller knipset du ved noe annet enn musen? Da deles bunken ut til de andre, kort for kort fra spilleren til venstre for deg, og legges under stokkene deres. 🏠 Så spilles det videre. På en tom bunke skjer ingenting, så det koster ingenting å være nummer to.
slap-rules-3 =
    {"**"}Bildet.** Stjernen klasket en katt. Bunken er borte: Kortene er i stokkene med rosa ramme.

    {"**"}Ute.** Har du ingen kort når turen kommer til deg, er du ute. Inntil da kan du fortsatt klaske og knipse. 🏠 Når ingen har kort igjen, stokkes bunken og deles ut på nytt til alle som fortsatt er med. 🏠
slap-rules-3-picture = Bunken er tom etter et feilklask fra stjernen. Stokkene til sirkelen og firkanten har rosa ramme.
slap-rules-4 =
    { claims-rules-moment }
    Med et knips ved **1** eller **2** vinner du her bunken med musen. Et knips ved **3** er feil.
slap-rules-4-picture = Til venstre knipsemusen, til høyre en ny ugle. Under er en tidslinje: 1 før det nye bildet, 2 i de første 150 millisekundene, 3 etter dem.
slap-rules-5 =
    { claims-rules-look }
slap-rules-6 =
    {"**"}Slutten.** Du vinner hvis du har alle kortene eller er den siste som er med. 🏠 { claims-rules-end } Den felles bunken teller ikke for noen. 🏠

    {"**"}Gi opp.** Stokken din går ut av spillet. Den siste som fortsatt er med, vinner. 🏠 { rules-away }

slap-prompt = { $player }, snu et kort. Elefant: 👋! Mus: 🫰!
slap-prompt-first = { $player }, snu et kort. Elefant: Trykk på 👋 under meldingen. Mus: 🫰. Bare én gang!
slap-prompt-out = { $player } har ingen kort igjen. Elefant eller mus? 👋 🫰
slap-prompt-redeal = Ingen har kort igjen: Snart deles bunken ut på nytt. 👋 🫰
slap-prompt-limit = Det siste kortet! Så vinner den som har flest kort. 👋 🫰

slap-describe-seat = { $player }: { $pack ->
    [one] ett kort
   *[other] { $pack } kort
}
slap-describe-pile = Øverst på bunken: { $card } ({ $pile ->
    [one] ett kort
   *[other] { $pile } kort
})
slap-describe-no-pile = Bunken er tom.

slap-picture-snap = KNIPS! { $time }
slap-picture-slap = KLASK! { $time }
slap-news-redeal = Ingen har kort igjen: Bunken stokkes og deles ut på nytt.
slap-news-slap-right = 👋 { $player } klasker først, på { $time }, og vinner { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}!
slap-news-slap-right-before = 👋 { $player } klasker akkurat i tide, { $time } etter det forrige kortet, og vinner { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}!
slap-news-slap-wrong = Ingen elefant! { $player } klasker likevel og gir bort bunken ({ $cards ->
    [one] ett kort
   *[other] { $cards } kort
}).
slap-news-snap-right = 🫰 { $player } knipser først, på { $time }, og vinner { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}!
slap-news-snap-right-before = 🫰 { $player } knipser akkurat i tide, { $time } etter det forrige kortet, og vinner { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}!
slap-news-snap-wrong = Ingen mus! { $player } knipser likevel og gir bort bunken ({ $cards ->
    [one] ett kort
   *[other] { $cards } kort
}).


## Explanations for learners
slap-learn-aim = **Målet ditt:** alle kortene. Trykk under meldingen: 👋 for elefanten, 🫰 for musen.
slap-learn-watch = Elefant: 👋. Mus: 🫰. Ellers ingenting. Trykk én gang: Et trykk til tar bort emojien.
slap-learn-elephant-now = **En elefant: 👋 nå!** Bunken har { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
slap-learn-mouse-now = **Knipsemusen: 🫰 nå!** Bunken har { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
slap-remark-won = **Du var først!** Bunken er din. Neste gang trykker du på emojien igjen.
slap-remark-lost = { $player } var raskere og vant bunken.
slap-remark-wrong = **Det var feil:** Bunken gikk til de andre. Bare det å legge til en emoji teller.
slap-remark-wrong-other = { $player } reagerte feil og ga bort bunken. Rosa rammer viser hvem som fikk den.
slap-remark-redeal = Ingen hadde kort igjen, så bunken ble delt ut på nytt.

slap-refusal-redeal = Bunken deles bare ut på nytt når ingen stokk har kort.
slap-refusal-redeal-first = Ingen stokk har kort: Bunken deles ut på nytt, og ingen ryker ut.
slap-refusal-no-card = Du har ikke noe kort å snu.

## Faults of a record

fault-slap-out = Denne plassen er ute.
fault-slap-asked = Denne reaksjonen passer til bildet, så den var riktig.
fault-slap-not-asked = Denne reaksjonen passer ikke til bildet, eller det var allerede vunnet.
fault-slap-no-pile = Det er ingen bunke, så reaksjonen blir ignorert.
