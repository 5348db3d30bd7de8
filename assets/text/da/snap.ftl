# Snap: the rules, the table, the news.
snap-title = Snap
snap-pitch = To ens kort? Vær den første, der knipser med 🫰.
snap-line = find to ens kort

snap-option-turn-limit-name = turgrænse
snap-option-turn-limit = Hvor mange ture partiet varer, alle spillere tilsammen (0: spil til slutningen)
snap-option-turn-limit-0 = ingen
snap-option-claim-floor-ms = Millisekunder, før et knips kan tælle for et nyt billede
snap-length = { claims-length }
snap-length-button = { claims-length-button }
snap-length-many = Med fem eller flere spillere er halvdelen som regel ude midtvejs i partiet. I et kort parti er de fleste med til slutningen.
snap-option-claim-grace-ms = Millisekunder, hvor et knips stadig kan passe til det forrige billede
snap-option-show-ms = Millisekunder, før det næste kort kan vendes
snap-gentle-match = { claims-gentle-match }
snap-brisk-match = { claims-brisk-match }

snap-rules-1 =
    {"**"}Målet.** Vind alle kort.

    {"**"}Billedet**
    {"**"}1** en spillers tegn · **2** kortene i spillerens stak, med bagsiden opad · **3** kortene i spillerens bunke, åbne
    {"**"}4** hvis tur det er, i gult · **5** det nyeste kort, i lyserødt · **6** pladsen til straffekort
snap-rules-1-picture = Et bord med fire spillere. To bunker viser en frø, de andre en pingvin og en kat. Tallene 1 til 6 markerer tegnene; teksten forklarer dem.
snap-rules-2 =
    52 kort viser 13 dyr, fire kort af hvert. En tilfældig spiller deler alle ud med bagsiden opad, og den næste spiller begynder. 🏠 I din tur trykker du på **Vend et kort**: din staks øverste kort lægges åbent på din egen bunke. Er stakken tom, blander du først din åbne bunke til en ny stak. 🏠 Har du slet ingen kort, når din tur kommer, er du ude. 🏠

    Så snart to åbne kort viser **det samme dyr**, som frøerne her, reagerer du med 🫰. Emojien 🫰 under beskeden er din knap. Tryk kun én gang pr. reaktion: et tryk mere fjerner den igen. Den, der reagerer først, tager alle bunker, der viser dyret, og lægger kortene under sin egen stak. De vises stadig på billedet med vinderens tegn og tid indtil næste tur. Så fortsætter spillet med næste tur.
snap-rules-3 =
    {"**"}Hvilke kort tæller?** Det øverste kort i hver bunke og alle straffekort i midten. To af dem med det samme dyr er et par, også to straffekort. 🏠 Kort længere nede i en bunke tæller ikke. Her tager et rigtigt knips straffekortet med uglen (**1**), bunken, der passer til det (**2**), og stjernens bunke, fordi stjernen betalte straffen (**3**).
snap-rules-3-picture = Et straffekort i midten viser en ugle; stjernen betalte det. 1 markerer dette kort, 2 bunken med en anden ugle, 3 stjernens bunke.
snap-rules-4 =
    {"**"}Forkerte knips.** Knipser du, når ingen to kort er ens, lægges din staks øverste kort åbent i midten som straf. Er stakken tom, blander du først din bunke til en ny stak. 🏠 Indtil tre kort mere er vendt, tæller dine knips ikke. 🏠 Uden kort kan du ikke knipse.

    {"**"}Det, du vinder,** lægges under din stak: først bunkerne, med uret fra venstre for dig, din egen bunke til sidst; så straffekortene, det ældste først. 🏠 Er der flere par, tager du det, der blev dannet sidst. 🏠

    {"**"}At blive nummer to koster ikke noget.** Efter et rigtigt knips ignoreres et forkert, indtil det næste kort vendes. 🏠
snap-rules-5 =
    { claims-rules-moment }
    Her vinder du frøerne med et knips ved **1** eller **2**. Et knips ved **3** er forkert og koster et kort.
snap-rules-5-picture = Til venstre to frøer, til højre en frø og en ny kat. Nedenunder en tidslinje: 1 før det nye billede, 2 i dets første 150 millisekunder, 3 efter dem.
snap-rules-6 =
    { claims-rules-look }
snap-rules-7 =
    {"**"}Slutningen.** Du vinder, hvis du har alle de kort, der ikke ligger i midten. 🏠 { claims-rules-end }

    {"**"}At give op.** Din stak og din bunke forlader spillet; dine straffekort bliver liggende. Den sidste, der er med, vinder. 🏠 { rules-away }

snap-prompt = { $player }, vend et kort. To ens dyr? 🫰!
snap-prompt-first = { $player }, vend et kort. To ens dyr? Tryk på 🫰 under beskeden, kun én gang!
snap-prompt-out = { $player } har ikke flere kort. Et par? 🫰!
snap-prompt-limit = Det sidste kort! Derefter vinder den, der har flest kort. 🫰!

snap-describe-tops = Øverst på bunkerne: { $cards }.
snap-describe-middle = Straffekort i midten (og hvem der betalte dem): { $cards }.
snap-describe-card = { $card } ({ $player })
snap-describe-seat = { $player }: { $pack ->
    [one] ét kort
   *[other] { $pack } kort
} i stakken, { $pile } i bunken.

snap-picture-snap = KNIPS! { $time }
snap-news-reform = { $player } blander sin bunke til en ny stak ({ $cards ->
    [one] ét kort
   *[other] { $cards } kort
}).
snap-news-right = 🫰 { $player } knipser først, på { $time }: { $card }! { $cards ->
    [one] Ét kort
   *[other] { $cards } kort
} vundet!
snap-news-right-before = 🫰 { $player } knipser i sidste øjeblik, { $time } efter det forrige kort: { $card }! { $cards ->
    [one] Ét kort
   *[other] { $cards } kort
} vundet!
snap-news-wrong = Ikke et par: { $player } betaler { $card } og sidder over i tre kort.


## Explanations for learners
snap-learn-aim = **Dit mål:** alle kort. To ens dyr? Tryk hurtigt på 🫰 under beskeden!
snap-learn-new-pack = Din stak er tom: når du vender et kort, bliver din bunke din nye stak.
snap-learn-watch = To ens dyr? Tryk én gang på 🫰 under beskeden. Et tryk mere fjerner den igen.
snap-learn-penalty = Kortene i midten tæller også: 🫰, hvis et af dem viser samme dyr som en bunke.
snap-learn-pair-now = **Se, { $card }: 🫰 nu!** Du vinder { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}.
snap-remark-won = **Godt knipset!** Du vandt alle bunker, der viste dyret.
snap-remark-lost = { $player } var hurtigere. Det koster dig ikke noget at komme nummer to.
snap-remark-wrong = **Det var forkert:** ikke et par. Du betaler dit øverste kort og sidder over i tre kort.
snap-remark-wrong-other = { $player } knipsede forkert og betalte et straffekort.

snap-refusal-no-cards = Du har ingen kort tilbage, så du kan hverken spille eller knipse.
snap-refusal-reform = En ny stak dannes af hele bunken, og kun når der er brug for den.
snap-refusal-after-reform = En ny stak er lige dannet: trinnet, der har brug for den, kommer nu.

## Faults of a record

fault-snap-no-card = En plads uden kort kan ikke knipse.
fault-snap-nothing-twice = Der er ikke noget par på billedet, eller parret var allerede vundet.
fault-snap-something-twice = Der er et par, så knipset var rigtigt.
fault-snap-second = Et rigtigt knips kom først, så dette ignoreres.
fault-snap-picture = Et andet par skal tages.
