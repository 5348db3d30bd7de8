# Teksten van Snap en Mep de olifant samen.

claims-animal-elephant = een olifant
claims-animal-mouse = de knipmuis
claims-animal-bee = een bij
claims-animal-cat = een kat
claims-animal-crab = een krab
claims-animal-frog = een kikker
claims-animal-giraffe = een giraf
claims-animal-hedgehog = een egel
claims-animal-octopus = een octopus
claims-animal-owl = een uil
claims-animal-penguin = een pinguïn
claims-animal-snail = een slak
claims-animal-whale = een walvis

claims-two-elephant = twee olifanten
claims-two-mouse = twee knipmuizen
claims-two-bee = twee bijen
claims-two-cat = twee katten
claims-two-crab = twee krabben
claims-two-frog = twee kikkers
claims-two-giraffe = twee giraffen
claims-two-hedgehog = twee egels
claims-two-octopus = twee octopussen
claims-two-owl = twee uilen
claims-two-penguin = twee pinguïns
claims-two-snail = twee slakken
claims-two-whale = twee walvissen

claims-button-turn = Kaart omdraaien
claims-length = { $number ->
    [0] Tot het einde: { claims-minutes }
    [120] Kort potje: 120 beurten, { claims-minutes }
   *[other] { $number } beurten: { claims-minutes }
}
claims-length-button = { $number ->
    [0] Tot het einde
   *[other] Kort potje: { $number } beurten
}
claims-minutes = { $minutes ->
    [one] ongeveer 1 minuut
   *[other] ongeveer { $minutes } minuten
}
claims-gentle-match = Rustig: kaarten liggen 4 seconden
claims-brisk-match = Gewoon tempo
claims-reaction-snap = Knip!
claims-reaction-slap = Mep!

claims-picture-left = { $turns ->
    [0] Geen beurten meer
    [one] Nog 1 beurt
   *[other] Nog { $turns } beurten
}
claims-describe-left = { claims-picture-left }.
claims-describe-claimed = De afbeelding toont nog wat { $player } in { $time } heeft gewonnen: { $card }.
claims-describe-not-dealt = De kaarten zijn nog niet uitgedeeld.
claims-describe-turn = { $player } draait de volgende kaart om.
claims-describe-out = { $player } ligt eruit.

claims-news-deal = De kaarten zijn uitgedeeld. { $player } begint.
claims-news-turn = { $player } draait { $card } om.
claims-news-out = { $player } heeft geen kaarten meer en ligt eruit.
claims-news-agree = Wie de meeste kaarten heeft, wint.
claims-news-limit = Dat was de laatste beurt. Wie de meeste kaarten heeft, wint.


claims-refusal-unreadable = Dit is geen beurt en geen reactie van dit spel.
claims-refusal-not-your-turn = Je bent niet aan de beurt om een kaart om te draaien.
claims-refusal-out = Je ligt eruit.
claims-refusal-not-dealt = De kaarten zijn nog niet uitgedeeld.
claims-refusal-no-reaction = In dit spel wordt niet gemept: knip met 🫰.
claims-refusal-by = Deze stap hoort bij een andere plaats.
claims-refusal-deal = Deze pakjes ontstaan niet als je alle kaarten een voor een uitdeelt.
claims-refusal-card = Dit is niet de bovenste kaart van dat pakje.
claims-refusal-not-out = Je valt alleen in je eigen beurt af, en alleen als je geen kaarten meer hebt.
claims-refusal-judged = Volgens de regels heeft deze reactie een ander resultaat.
claims-refusal-forced-first = Volgens de regels komt eerst een andere stap.
claims-refusal-last-turn = De laatste beurt is voorbij. Nu tellen alleen nog reacties.
claims-refusal-limit = De laatste beurt moet nog komen.

# Het einde, in de regels van beide spellen.
claims-rules-end = Jullie spelen tot het einde, meestal 10 tot 25 minuten, of een kort potje van 120 beurten, ongeveer vijf minuten. Alleen tegen computers is het potje kort, tenzij je iets anders kiest; een oefenpotje heeft 60 beurten. De host kan een andere limiet kiezen, en de afbeelding telt de beurten die nog komen. 🏠 Een potje eindigt ook als iedereen die nog meedoet op **Potje beëindigen** drukt. Wie dan de meeste kaarten heeft, wint; bij een gelijke stand delen jullie de winst. 🏠 Ook de kaart van de laatste beurt is nog te winnen. 🏠 Na 100.000 stappen wordt een potje gestopt en telt het niet mee. 🏠

# De laatste regelpagina van beide spellen.
claims-rules-moment =
    {"**"}Wie was de eerste?** Alleen de volgorde waarin Discord de reacties doorgeeft, telt. De emoji toevoegen is een reactie en hem weghalen ook, dus je kunt steeds opnieuw reageren. Met weghalen kun je winnen, en het kost nooit iets. Het telt alleen als het toevoegen goed was of net te laat kwam. Haal de emoji na een foute reactie eerst weg: alleen opnieuw toevoegen telt. 🏠

    {"**"}De afbeelding.** Een reactie bij **1** of **2** telt voor de linkerafbeelding. Een reactie bij **3** telt voor de rechterafbeelding.
claims-rules-look =
    {"**"}Te vroeg?** Elke nieuwe kaart op tafel en elke winst geeft een nieuwe afbeelding. In de eerste 150 milliseconden kan niemand daarop reageren, dus zo’n vroege reactie telt voor de vorige afbeelding. De reactie wint als hij daar goed was en niemand sneller was. Anders telt hij niet en kost hij niets. 🏠 Verliest de bot de verbinding, dan kan niemand de open kaarten meer winnen, en dat staat in het bericht. 🏠

    {"**"}Tijd om te kijken.** Elke kaart blijft 1,5 seconde liggen, in een rustig potje 4, zodat iedereen hem kan zien. Druk je eerder op **Kaart omdraaien**, dan draait de bot hem om zodra het zover is. 🏠 Past een reactie in de eerste 400 milliseconden van een nieuwe kaart alleen bij de vorige kaart, dan telt hij nog voor die vorige. 🏠

## Fouten in een opname

fault-claims-pictures = Een spel kaarten heeft dertien dieren, waaronder olifant en muis.
fault-claims-cards = Dit zijn niet de kaarten die geschud zijn.
fault-claims-pack-sizes = De pakjes hebben niet de grootte die je krijgt als je een voor een uitdeelt.
fault-claims-told = Het potje is nog bezig, dus de volgorde van de kaarten moet verborgen zijn.
fault-claims-hidden = Het potje is afgelopen, dus de volgorde van de kaarten moet zichtbaar zijn.
fault-claims-reform = Het nieuwe pakje moet precies de kaarten van de stapel bevatten.
fault-claims-reform-early = Een nieuw pakje komt er pas als het oude leeg is, vlak voor de beurt of de foute knip die het nodig heeft.
fault-claims-top = Dit is niet de bovenste kaart van het pakje.
fault-claims-floor = De reactie kwam te vroeg voor deze afbeelding.
fault-claims-before = Alleen een goede reactie kan tellen voor de vorige afbeelding.
fault-claims-late = De reactie kwam te laat om nog voor de vorige afbeelding te tellen.
fault-claims-grace = Deze reactie past bij de vorige afbeelding en kost dus niets.
fault-claims-agree = Het potje kan hier niet in overleg eindigen: eerst komt een andere stap.
fault-claims-took = { $cards ->
    [one] Het juiste aantal is één kaart.
   *[other] Het juiste aantal is { $cards } kaarten.
}
