# Snap: the rules, the table, the news.
snap-title = Snap
snap-pitch = Två likadana kort? Var först med att knäppa med 🫰.
snap-line = hitta två lika

snap-option-turn-limit-name = draggräns
snap-option-turn-limit = Hur många drag partiet varar, alla spelare sammanlagt (0: till slutet)
snap-option-turn-limit-0 = ingen
snap-option-claim-floor-ms = Millisekunder innan en knäppning kan räknas för en ny bild
snap-length = { claims-length }
snap-length-button = { claims-length-button }
snap-length-many = Med fem eller fler spelare är hälften oftast ute redan halvvägs. I ett kort parti är de flesta med till slutet.
snap-option-claim-grace-ms = Millisekunder då en knäppning fortfarande kan passa den förra bilden
snap-option-show-ms = Millisekunder innan nästa kort kan vändas
snap-gentle-match = { claims-gentle-match }
snap-brisk-match = { claims-brisk-match }

snap-rules-1 =
    {"**"}Målet.** Vinn alla kort.

    {"**"}Bilden**
    {"**"}1** en spelares tecken · **2** korten i spelarens lek, nedvända · **3** korten i spelarens hög, uppvända
    {"**"}4** vems tur det är, i gult · **5** det nyaste kortet, i rosa · **6** platsen för straffkort
snap-rules-1-picture = Ett bord med fyra spelare. Två högar visar en groda, de andra en pingvin och en katt. Siffrorna 1 till 6 markerar tecknen; texten förklarar dem.
snap-rules-2 =
    52 kort visar 13 djur, fyra kort av varje. En slumpvis vald spelare delar ut alla med baksidan upp, och nästa spelare börjar. 🏠 När det är din tur trycker du på **Vänd ett kort**: lekens översta kort läggs uppvänt på din egen hög. Är leken tom blandar du först din hög till en ny lek. 🏠 Har du inga kort alls när din tur kommer är du ute. 🏠

    Så fort två uppvända kort visar **samma djur**, som grodorna här, reagerar du med 🫰. Emojin 🫰 under meddelandet är din knapp. Tryck bara en gång per reaktion: ett tryck till tar bort den. Den som reagerar först tar alla högar som visar djuret och lägger korten under sin egen lek. De ligger kvar på bilden med vinnarens tecken och tid, fram till nästa drag. Sedan fortsätter spelet med nästa drag.
snap-rules-3 =
    {"**"}Vilka kort räknas?** Det översta kortet i varje hög och alla straffkort i mitten. Två av dem med samma djur är ett par, även två straffkort. 🏠 Kort längre ner i en hög räknas inte. Här tar en rätt knäppning straffkortet med ugglan (**1**), högen som har samma djur (**2**) och stjärnans hög, eftersom stjärnan betalade straffet (**3**).
snap-rules-3-picture = Ett straffkort i mitten visar en uggla; stjärnan betalade det. 1 markerar det kortet, 2 högen med en annan uggla, 3 stjärnans hög.
snap-rules-4 =
    {"**"}Felaktiga knäppningar.** Knäpper du när inga två kort är lika läggs lekens översta kort uppvänt i mitten som straff. Är leken tom blandar du först din hög till en ny lek. 🏠 Tills tre kort till har vänts räknas inte dina knäppningar. 🏠 Utan kort kan du inte knäppa.

    {"**"}Det du vinner** läggs under din lek: först högarna, medurs från vänster om dig, din egen hög sist; sedan straffkorten, det äldsta först. 🏠 Syns flera par tar du det som bildades sist. 🏠

    {"**"}Att komma tvåa kostar inget.** Efter en rätt knäppning ignoreras en felaktig tills nästa kort vänds. 🏠
snap-rules-5 =
    { claims-rules-moment }
    Här vinner du grodorna med en knäppning vid **1** eller **2**. En knäppning vid **3** är fel och kostar ett kort.
snap-rules-5-picture = Till vänster två grodor, till höger en groda och en ny katt. Under dem en tidslinje: 1 före den nya bilden, 2 under dess första 150 millisekunder, 3 efter dem.
snap-rules-6 =
    { claims-rules-look }
snap-rules-7 =
    {"**"}Slutet.** Du vinner om du har alla kort som inte ligger i mitten. 🏠 { claims-rules-end }

    {"**"}Ge upp.** Din lek och din hög lämnar spelet; dina straffkort ligger kvar. Den sista som är kvar vinner. 🏠 { rules-away }

snap-prompt = { $player }, vänd ett kort. Två likadana djur? 🫰!
snap-prompt-first = { $player }, vänd ett kort. Två likadana djur? Tryck på 🫰 under meddelandet, bara en gång!
snap-prompt-out = { $player } har inga kort kvar. Ett par? 🫰!
snap-prompt-limit = Sista kortet! Sedan vinner den som har flest kort. 🫰!

snap-describe-tops = Överst på högarna: { $cards }.
snap-describe-middle = Straffkort i mitten (och vem som betalade dem): { $cards }.
snap-describe-card = { $card } ({ $player })
snap-describe-seat = { $player }: { $pack ->
    [one] ett kort
   *[other] { $pack } kort
} i leken, { $pile } i högen.

snap-picture-snap = KNÄPP! { $time }
snap-news-reform = { $player } blandar sin hög till en ny lek ({ $cards ->
    [one] ett kort
   *[other] { $cards } kort
}).
snap-news-right = 🫰 { $player } knäpper först, på { $time }: { $card }! { $cards ->
    [one] Ett kort vunnet
   *[other] { $cards } kort vunna
}!
snap-news-right-before = 🫰 { $player } knäpper i sista stund, { $time } efter förra kortet: { $card }! { $cards ->
    [one] Ett kort vunnet
   *[other] { $cards } kort vunna
}!
snap-news-wrong = Inget par: { $player } betalar { $card } och står över tre kort.


## Explanations for learners
snap-learn-aim = **Ditt mål:** alla kort. Två likadana djur? Tryck snabbt på 🫰 under meddelandet!
snap-learn-new-pack = Din lek är tom: när du vänder ett kort blir din hög din nya lek.
snap-learn-watch = Två likadana djur? Tryck en gång på 🫰 här under: ett tryck till tar bort den.
snap-learn-penalty = Korten i mitten räknas också: 🫰 om ett av dem visar samma djur som en hög.
snap-learn-pair-now = **Titta, { $card }: 🫰 nu!** Du vinner { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
snap-remark-won = **Bra knäppt!** Du vann alla högar som visade djuret.
snap-remark-lost = { $player } var snabbare. Att komma tvåa kostar dig inget.
snap-remark-wrong = **Det var fel:** inget par. Ditt översta kort är straffet, och du står över tre kort.
snap-remark-wrong-other = { $player } knäppte fel och betalade ett straffkort.

snap-refusal-no-cards = Du har inga kort kvar, så du kan varken spela eller knäppa.
snap-refusal-reform = En ny lek bildas av hela högen, och bara när den behövs.
snap-refusal-after-reform = En ny lek har just bildats: steget som behöver den kommer härnäst.

## Faults of a record

fault-snap-no-card = En plats utan kort kan inte knäppa.
fault-snap-nothing-twice = Inget par syns på bilden, eller så var det redan vunnet.
fault-snap-something-twice = Ett par syns, så knäppningen var rätt.
fault-snap-second = En rätt knäppning kom först, så den här ignoreras.
fault-snap-picture = Ett annat par måste tas.
