# Snap: the rules, the table, the news.
snap-title = Snap
snap-pitch = Twee gelijke kaarten? Wees de eerste die knipt met 🫰.
snap-line = spot twee gelijke kaarten

snap-option-turn-limit-name = beurtlimiet
snap-option-turn-limit = Hoeveel beurten het potje duurt, iedereen samengeteld (0: tot het einde)
snap-option-turn-limit-0 = geen
snap-option-claim-floor-ms = Milliseconden voordat een knip kan tellen voor een nieuwe afbeelding
snap-length = { claims-length }
snap-length-button = { claims-length-button }
snap-length-many = Met vijf of meer spelers ligt de helft er meestal halverwege het potje al uit. In een kort potje spelen de meesten tot het einde mee.
snap-option-claim-grace-ms = Milliseconden waarin een knip nog bij de vorige afbeelding mag passen
snap-option-show-ms = Milliseconden voordat de volgende kaart omgedraaid kan worden
snap-gentle-match = { claims-gentle-match }
snap-brisk-match = { claims-brisk-match }

snap-rules-1 =
    {"**"}Het doel.** Win alle kaarten.

    {"**"}De afbeelding**
    {"**"}1** het teken van een speler · **2** de kaarten in het pakje, dicht · **3** de kaarten in de stapel, open
    {"**"}4** wie aan de beurt is, in geel · **5** de nieuwste kaart, in roze · **6** de plek voor strafkaarten
snap-rules-1-picture = Een tafel met vier spelers. Twee stapels tonen een kikker, de andere een pinguïn en een kat. De cijfers 1 tot en met 6 markeren de tekens; de tekst legt ze uit.
snap-rules-2 =
    52 kaarten tonen 13 dieren, elk op vier kaarten. Een willekeurige speler deelt ze allemaal dicht uit, en de volgende speler begint. 🏠 Ben je aan de beurt, druk dan op **Kaart omdraaien**: de bovenste kaart van je pakje gaat open op je eigen stapel. Is je pakje leeg, dan schud je eerst je open stapel tot een nieuw pakje. 🏠 Heb je helemaal geen kaarten als je aan de beurt bent, dan lig je eruit. 🏠

    Zodra twee open kaarten **hetzelfde dier** tonen, zoals hier de kikkers, reageer je met 🫰. De emoji 🫰 onder het bericht is je knop. Druk er telkens maar één keer op: druk je nog eens, dan haal je hem weg. Wie het eerst reageert, pakt elke stapel met dat dier en legt de kaarten onder het eigen pakje. De afbeelding toont ze nog, met het teken en de tijd van de winnaar, tot de volgende beurt. Daarmee gaat het spel verder.
snap-rules-3 =
    {"**"}Welke kaarten tellen.** De bovenste kaart van elke stapel en elke strafkaart in het midden. Twee daarvan met hetzelfde dier zijn een paar, ook twee strafkaarten. 🏠 Kaarten lager in een stapel tellen niet. Hier pakt een goede knip de strafkaart met de uil (**1**), de stapel die daarbij past (**2**) en de stapel van de ster, die de straf betaalde (**3**).
snap-rules-3-picture = Een strafkaart in het midden toont een uil; de ster heeft die betaald. 1 markeert deze kaart, 2 de stapel met een andere uil, 3 de stapel van de ster.
snap-rules-4 =
    {"**"}Fout geknipt.** Knip je terwijl er geen twee kaarten gelijk zijn, dan gaat de bovenste kaart van je pakje als straf open naar het midden. Is je pakje leeg, dan schud je eerst je stapel tot een nieuw pakje. 🏠 Tot er nog drie kaarten zijn omgedraaid, telt je knippen niet. 🏠 Zonder kaart kun je niet knippen.

    {"**"}Wat je wint,** gaat onder je pakje: eerst de stapels, met de klok mee vanaf je linkerkant, je eigen stapel als laatste; dan de strafkaarten, de oudste eerst. 🏠 Liggen er meerdere paren, dan pak je het paar dat als laatste ontstond. 🏠

    {"**"}Tweede zijn kost niets.** Na een goede knip telt een foute niet, tot de volgende kaart is omgedraaid. 🏠
snap-rules-5 =
    { claims-rules-moment }
    Hier wint een knip bij **1** of **2** de kikkers. Een knip bij **3** is fout en kost een kaart.
snap-rules-5-picture = Links twee kikkers, rechts een kikker en een nieuwe kat. Daaronder een tijdlijn: 1 voor de nieuwe afbeelding, 2 in de eerste 150 milliseconden ervan, 3 daarna.
snap-rules-6 =
    { claims-rules-look }
snap-rules-7 =
    {"**"}Het einde.** Je wint als je alle kaarten hebt die niet in het midden liggen. 🏠 { claims-rules-end }

    {"**"}Opgeven.** Je pakje en je stapel gaan uit het spel; je strafkaarten blijven. Wie als laatste nog meedoet, wint. 🏠 { rules-away }

snap-prompt = { $player }, draai een kaart om. Twee gelijke dieren? 🫰!
snap-prompt-first = { $player }, draai een kaart om. Twee gelijke dieren? Druk onder het bericht op 🫰, maar één keer!
snap-prompt-out = { $player } heeft geen kaarten meer. Een paar? 🫰!
snap-prompt-limit = De laatste kaart! Wie daarna de meeste heeft, wint. 🫰!

snap-describe-tops = Boven op de stapels: { $cards }.
snap-describe-middle = Strafkaarten in het midden (en wie ze betaalde): { $cards }.
snap-describe-card = { $card } ({ $player })
snap-describe-seat = { $player }: { $pack ->
    [one] één kaart
   *[other] { $pack } kaarten
} in het pakje, { $pile } in de stapel.

snap-picture-snap = KNIP! { $time }
snap-news-reform = { $player } schudt de stapel tot een nieuw pakje ({ $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}).
snap-news-right = 🫰 { $player } knipt als eerste, in { $time }: { $card }! { $cards ->
    [one] Eén kaart
   *[other] { $cards } kaarten
} gewonnen!
snap-news-right-before = 🫰 { $player } knipt net op tijd, { $time } na de vorige kaart: { $card }! { $cards ->
    [one] Eén kaart
   *[other] { $cards } kaarten
} gewonnen!
snap-news-wrong = Geen paar: { $player } betaalt { $card } en slaat drie kaarten over.


## Explanations for learners
snap-learn-aim = **Je doel:** alle kaarten. Twee gelijke dieren? Druk snel op 🫰 onder het bericht!
snap-learn-new-pack = Je pakje is leeg: als je een kaart omdraait, wordt je stapel je nieuwe pakje.
snap-learn-watch = Twee gelijke dieren? Druk één keer op 🫰 hieronder: een tweede keer haalt hem weg.
snap-learn-penalty = De kaarten in het midden tellen ook: past er een bij een bovenste kaart, dan 🫰.
snap-learn-pair-now = **Kijk, { $card }: nu 🫰!** Je wint { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}.
snap-remark-won = **Goed geknipt!** Je hebt elke stapel met dat dier gewonnen.
snap-remark-lost = { $player } was sneller. Tweede zijn kost je niets.
snap-remark-wrong = **Dat was fout:** geen paar. Je bovenste kaart is de straf; je slaat drie kaarten over.
snap-remark-wrong-other = { $player } knipte fout en betaalde een strafkaart.

snap-refusal-no-cards = Je hebt geen kaarten meer en kunt dus niet spelen of knippen.
snap-refusal-reform = Een nieuw pakje bestaat uit de hele stapel, en komt er alleen als het nodig is.
snap-refusal-after-reform = Er is net een nieuw pakje gemaakt: nu komt eerst de stap die het nodig heeft.

## Faults of a record

fault-snap-no-card = Een plaats zonder kaarten kan niet knippen.
fault-snap-nothing-twice = Op die afbeelding ligt geen paar, of het was al gewonnen.
fault-snap-something-twice = Er ligt een paar, dus de knip was goed.
fault-snap-second = Er kwam eerst een goede knip, dus deze telt niet.
fault-snap-picture = Er moet een ander paar worden gepakt.
