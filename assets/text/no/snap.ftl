# Snap: the rules, the table, the news.
snap-title = Snap
snap-pitch = To like kort? Vær først til å knipse med 🫰.
snap-line = finn to like

snap-option-turn-limit-name = turgrense
snap-option-turn-limit = Hvor mange turer partiet varer, alle spillerne til sammen (0: spill til slutten)
snap-option-turn-limit-0 = ingen
snap-option-claim-floor-ms = Millisekunder før et knips kan gjelde et nytt bilde
snap-length = { claims-length }
snap-length-button = { claims-length-button }
snap-length-many = Med fem eller flere spillere er halvparten som regel ute halvveis i partiet. I et kort parti er de fleste med helt til slutten.
snap-option-claim-grace-ms = Millisekunder der et knips fortsatt kan passe til det forrige bildet
snap-option-show-ms = Millisekunder før neste kort kan snus
snap-gentle-match = { claims-gentle-match }
snap-brisk-match = { claims-brisk-match }

snap-rules-1 =
    {"**"}Målet.** Vinn alle kortene.

    {"**"}Bildet**
    {"**"}1** en spillers tegn · **2** kortene i stokken, med baksiden opp · **3** kortene i bunken, åpne
    {"**"}4** hvem sin tur det er, i gult · **5** det nyeste kortet, i rosa · **6** plassen for straffekort
snap-rules-1-picture = Et bord med fire spillere. To bunker viser en frosk, de andre en pingvin og en katt. Tall fra 1 til 6 markerer tegnene; teksten forklarer dem.
snap-rules-2 =
    52 kort viser 13 dyr, fire kort av hvert. En tilfeldig spiller deler ut alle med baksiden opp, og neste spiller begynner. 🏠 På din tur trykker du på **Snu et kort**: Det øverste kortet i stokken din legges åpent på din egen bunke. Er stokken tom, stokker du først den åpne bunken din til en ny stokk. 🏠 Har du ingen kort i det hele tatt når turen kommer til deg, er du ute. 🏠

    Så snart to åpne kort viser **samme dyr**, som froskene her, reagerer du med 🫰. Emojien 🫰 under meldingen er knappen din. Trykk bare én gang per reaksjon: Et trykk til tar den bort igjen. Den som er først, tar alle bunker som viser dyret, og legger kortene under sin egen stokk. Bildet viser dem fortsatt med vinnerens tegn og tid, til neste tur. Så fortsetter spillet med neste tur.
snap-rules-3 =
    {"**"}Hvilke kort som teller.** Det øverste kortet i hver bunke og alle straffekort i midten. To av dem med samme dyr er et par, også to straffekort. 🏠 Kort lenger ned i en bunke teller ikke. Her tar et riktig knips straffekortet med uglen (**1**), bunken som passer til det (**2**), og bunken til stjernen, som betalte straffen (**3**).
snap-rules-3-picture = Et straffekort i midten viser en ugle; stjernen betalte det. 1 markerer dette kortet, 2 bunken med en annen ugle, 3 bunken til stjernen.
snap-rules-4 =
    {"**"}Feilknips.** Knipser du når ingen to kort er like, legges det øverste kortet i stokken din åpent i midten som straff. Er stokken tom, stokker du først bunken din til en ny stokk. 🏠 Knipsene dine teller ikke før tre kort til er snudd. 🏠 Uten kort kan du ikke knipse.

    {"**"}Det du vinner,** legges under stokken din: først bunkene, med klokken fra din venstre side, din egen bunke sist; så straffekortene, det eldste først. 🏠 Vises flere par, tar du det som oppsto sist. 🏠

    {"**"}Det koster ingenting å være nummer to.** Etter et riktig knips blir et feilknips ignorert til neste kort snus. 🏠
snap-rules-5 =
    { claims-rules-moment }
    Her vinner du froskene med et knips ved **1** eller **2**. Et knips ved **3** er feil og koster et kort.
snap-rules-5-picture = Til venstre to frosker, til høyre en frosk og en ny katt. Under er en tidslinje: 1 før det nye bildet, 2 i de første 150 millisekundene, 3 etter dem.
snap-rules-6 =
    { claims-rules-look }
snap-rules-7 =
    {"**"}Slutten.** Du vinner hvis du har alle kortene som ikke ligger i midten. 🏠 { claims-rules-end }

    {"**"}Gi opp.** Stokken og bunken din går ut av spillet; straffekortene dine blir liggende. Den siste som fortsatt er med, vinner. 🏠 { rules-away }

snap-prompt = { $player }, snu et kort. To like dyr? 🫰!
snap-prompt-first = { $player }, snu et kort. To like dyr? Trykk på 🫰 under meldingen, bare én gang!
snap-prompt-out = { $player } har ingen kort igjen. Et par? 🫰!
snap-prompt-limit = Det siste kortet! Så vinner den som har flest kort. 🫰!

snap-describe-tops = Øverst på bunkene: { $cards }.
snap-describe-middle = Straffekort i midten (og hvem som betalte dem): { $cards }.
snap-describe-card = { $card } ({ $player })
snap-describe-seat = { $player }: { $pack ->
    [one] ett kort
   *[other] { $pack } kort
} i stokken, { $pile } i bunken.

snap-picture-snap = KNIPS! { $time }
snap-news-reform = { $player } stokker bunken sin til en ny stokk ({ $cards ->
    [one] ett kort
   *[other] { $cards } kort
}).
snap-news-right = 🫰 { $player } knipser først, på { $time }: { $card }! { $cards ->
    [one] Ett kort
   *[other] { $cards } kort
} vunnet!
snap-news-right-before = 🫰 { $player } knipser akkurat i tide, { $time } etter det forrige kortet: { $card }! { $cards ->
    [one] Ett kort
   *[other] { $cards } kort
} vunnet!
snap-news-wrong = Ikke et par: { $player } betaler { $card } og står over tre kort.


## Explanations for learners
snap-learn-aim = **Målet ditt:** alle kortene. To like dyr? Trykk raskt på 🫰 under meldingen!
snap-learn-new-pack = Stokken din er tom: Når du snur et kort, blir bunken din den nye stokken.
snap-learn-watch = To like dyr? Trykk én gang på 🫰 under meldingen. Et trykk til tar den bort igjen.
snap-learn-penalty = Kortene i midten teller også. Er et av dem likt det øverste kortet på en bunke: 🫰!
snap-learn-pair-now = **Se, { $card }: 🫰 nå!** Det gir deg { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
snap-remark-won = **Godt knipset!** Du vant alle bunkene som viste dyret.
snap-remark-lost = { $player } var raskere. Det koster ingenting å være nummer to.
snap-remark-wrong = **Det var feil:** ikke et par. Det øverste kortet er straffen, og du står over tre kort.
snap-remark-wrong-other = { $player } knipset feil og betalte et straffekort.

snap-refusal-no-cards = Du har ingen kort igjen, så du kan verken spille eller knipse.
snap-refusal-reform = En ny stokk lages av hele bunken, og bare når den trengs.
snap-refusal-after-reform = En ny stokk ble nettopp laget: Steget som trenger den, kommer nå.

## Faults of a record

fault-snap-no-card = En plass uten kort kan ikke knipse.
fault-snap-nothing-twice = Bildet viser ikke noe par, eller paret var allerede vunnet.
fault-snap-something-twice = Bildet viser et par, så knipset var riktig.
fault-snap-second = Et riktig knips kom først, så dette blir ignorert.
fault-snap-picture = Et annet par må tas.
