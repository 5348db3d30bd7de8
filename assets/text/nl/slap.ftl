# Slap the Elephant: the rules, the table, the news.
slap-title = Mep de olifant
slap-pitch = Mep de olifant met 👋, knip bij de muis met 🫰. Wees de snelste!
slap-line = mep op tijd

slap-option-turn-limit-name = beurtlimiet
slap-option-turn-limit = Hoeveel beurten het potje duurt, iedereen samengeteld (0: tot het einde)
slap-option-turn-limit-0 = geen
slap-option-claim-floor-ms = Milliseconden voordat een reactie kan tellen voor een nieuwe afbeelding
slap-length = { claims-length }
slap-length-button = { claims-length-button }
slap-option-claim-grace-ms = Milliseconden waarin een reactie nog bij de vorige kaart mag passen
slap-option-show-ms = Milliseconden voordat de volgende kaart omgedraaid kan worden
slap-gentle-match = { claims-gentle-match }
slap-brisk-match = { claims-brisk-match }

slap-rules-1 =
    {"**"}Het doel.** Win alle kaarten.

    {"**"}De afbeelding**
    {"**"}1** het teken van een speler · **2** de kaarten in het pakje · **3** de kaarten in de stapel
    Het gele kader toont wie aan de beurt is. Na een reactie tonen roze kaders wie de stapel kreeg.
slap-rules-1-picture = Een tafel met drie spelers en een olifant op de stapel. 1 markeert het teken van een speler, 2 het aantal kaarten in het pakje, 3 het aantal kaarten in de stapel.
slap-rules-2 =
    52 kaarten tonen 13 dieren, elk op vier kaarten. Een willekeurige speler deelt ze allemaal dicht uit, en de volgende speler begint. 🏠 Ben je aan de beurt, druk dan op **Kaart omdraaien** om de bovenste kaart van je pakje op de gezamenlijke stapel te leggen.

    {"**"}Ligt er een olifant bovenop?** Mep hem als eerste met 👋.
    {"**"}Ligt de knipmuis bovenop?** Knip als eerste met 🫰.
    De emoji’s onder het bericht zijn je knoppen. Druk telkens maar één keer: druk je nog eens, dan haal je de emoji weg.
    Wie wint, legt de stapel onder het eigen pakje en begint de volgende. Tot dan toont de afbeelding de bovenste kaart nog, met het teken en de tijd van de winnaar.

    {"**"}Foutjes.** Mepte je iets anders dan een olifant, of knipte je bij iets anders dan de muis? Dan wordt de stapel uitgedeeld aan de anderen, kaart voor kaart vanaf je linkerkant, onder hun pakjes. 🏠 Daarna gaat het spel verder. Op een lege stapel gebeurt er niets, dus tweede zijn kost niets.
slap-rules-3 =
    {"**"}De afbeelding.** De ster mepte een kat. De stapel is weg: de kaarten zitten in de pakjes met een roze kader.

    {"**"}Eruit.** Heb je geen kaarten als je aan de beurt bent, dan lig je eruit. Tot dan mag je nog meppen en knippen. 🏠 Heeft niemand meer kaarten, dan wordt de stapel geschud en opnieuw uitgedeeld aan iedereen die nog meedoet. 🏠
slap-rules-3-picture = De stapel is leeg na een foute mep van de ster. De pakjes van de cirkel en het vierkant hebben een roze kader.
slap-rules-4 =
    { claims-rules-moment }
    Hier wint een knip bij **1** of **2** de stapel met de muis. Bij **3** is het een foutje.
slap-rules-4-picture = Links de knipmuis, rechts een nieuwe uil. Daaronder een tijdlijn: 1 voor de nieuwe afbeelding, 2 in de eerste 150 milliseconden ervan, 3 daarna.
slap-rules-5 =
    { claims-rules-look }
slap-rules-6 =
    {"**"}Het einde.** Je wint als je alle kaarten hebt of als enige nog meedoet. 🏠 { claims-rules-end } De gezamenlijke stapel telt voor niemand. 🏠

    {"**"}Opgeven.** Je pakje gaat uit het spel. Wie als laatste nog meedoet, wint. 🏠 { rules-away }

slap-prompt = { $player }, draai een kaart om. Olifant: 👋! Muis: 🫰!
slap-prompt-first = { $player }, draai een kaart om. Olifant: druk onder het bericht op 👋. Muis: 🫰. Maar één keer!
slap-prompt-out = { $player } heeft geen kaarten meer. Olifant of muis? 👋 🫰
slap-prompt-redeal = Niemand heeft nog kaarten: zo meteen wordt de stapel opnieuw uitgedeeld. 👋 🫰
slap-prompt-limit = De laatste kaart! Wie daarna de meeste heeft, wint. 👋 🫰

slap-describe-seat = { $player }: { $pack ->
    [one] één kaart
   *[other] { $pack } kaarten
}
slap-describe-pile = Boven op de stapel: { $card } ({ $pile ->
    [one] één kaart
   *[other] { $pile } kaarten
})
slap-describe-no-pile = De stapel is leeg.

slap-picture-snap = KNIP! { $time }
slap-picture-slap = MEP! { $time }
slap-news-redeal = Niemand heeft nog kaarten: de stapel wordt geschud en opnieuw uitgedeeld.
slap-news-slap-right = 👋 { $player } mept als eerste, in { $time }, en wint { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}!
slap-news-slap-right-before = 👋 { $player } mept net op tijd, { $time } na de vorige kaart, en wint { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}!
slap-news-slap-wrong = Geen olifant! { $player } mept toch en geeft de stapel weg ({ $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}).
slap-news-snap-right = 🫰 { $player } knipt als eerste, in { $time }, en wint { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}!
slap-news-snap-right-before = 🫰 { $player } knipt net op tijd, { $time } na de vorige kaart, en wint { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}!
slap-news-snap-wrong = Geen knipmuis! { $player } knipt toch en geeft de stapel weg ({ $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}).


## Explanations for learners
slap-learn-aim = **Je doel:** alle kaarten. Druk onder het bericht op 👋 bij een olifant, 🫰 bij de muis.
slap-learn-watch = Olifant: 👋. Muis: 🫰. Anders niets. Druk één keer: nog eens haalt de emoji weg.
slap-learn-elephant-now = **Een olifant: nu 👋!** De stapel heeft { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}.
slap-learn-mouse-now = **De knipmuis: nu 🫰!** De stapel heeft { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}.
slap-remark-won = **Je was de eerste!** De stapel is van jou. Druk de volgende keer weer op de emoji.
slap-remark-lost = { $player } was sneller en won de stapel.
slap-remark-wrong = **Dat was fout:** de stapel ging naar de anderen. Alleen een emoji toevoegen telt.
slap-remark-wrong-other = { $player } reageerde fout en gaf de stapel weg. Roze kaders tonen wie hem kreeg.
slap-remark-redeal = Niemand had nog kaarten, dus de stapel is opnieuw uitgedeeld.

slap-refusal-redeal = De stapel wordt alleen opnieuw uitgedeeld als geen enkel pakje nog kaarten heeft.
slap-refusal-redeal-first = Geen enkel pakje heeft nog kaarten: de stapel wordt opnieuw uitgedeeld en niemand valt af.
slap-refusal-no-card = Je hebt geen kaart om om te draaien.

## Faults of a record

fault-slap-out = Deze plaats ligt eruit.
fault-slap-asked = Deze reactie past bij de afbeelding, dus hij was goed.
fault-slap-not-asked = Deze reactie past niet bij die afbeelding, of die was al gewonnen.
fault-slap-no-pile = Er is geen stapel, dus de reactie telt niet.
