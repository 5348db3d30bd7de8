# Ssserpent: the rules, the table, the news.
ssserpent-title = Ssserpent
ssserpent-pitch = Laat je slang appel voor appel groeien tot hij de andere kan bijten.
ssserpent-line = eet, groei en bijt

ssserpent-option-set-up-name = opstelling
ssserpent-option-set-up = Wie het bord opzet: het toeval of de spelers
ssserpent-option-set-up-hand = zelf (de spelregels)
ssserpent-option-set-up-chance = willekeurig, stuk voor stuk
ssserpent-option-set-up-even = willekeurig, een eerlijk bord
ssserpent-switch-hand = Zelf opzetten
ssserpent-switch-even = Willekeurig bord

ssserpent-rules-1 =
    {"**"}Het doel.** Sla de kop van de andere slang, of zorg dat die geen volledige zet meer kan doen.

    {"**"}De opstelling.** Het toeval kiest een bord waarop beide kleuren ongeveer even vaak winnen, en wie de eerste zet doet, tenzij de host in de lobby **Zelf opzetten** kiest. 🏠 Zetten jullie het bord zelf op, dan bepaalt het toeval wie begint. 🏠 Jullie leggen om de beurt een blauwe bes, tot ieder er twee heeft gelegd. In de spelregels heten ze blauwe appels: je legt ze net als appels. Dan kiest de tweede speler een kleur. 🏠 De eerste speler begint weer. 🏠 Ieder legt een voor een vier appels van de kleur van de **tegenstander**; als laatste komt de kop van de **tegenstander** aan de rand. Het toeval bepaalt wie de eerste zet doet.

    {"**"}Toeval.** Je kunt één stuk of al je overige stukken door het toeval laten leggen. 🏠 Zolang de kleuren niet gekozen zijn, kunnen jullie samen kiezen voor een **Willekeurig bord**: dan doet het toeval de rest van de opstelling. 🏠
ssserpent-rules-2 =
    {"**"}De vakken.** Een appel ligt nooit aan de rand (**1**) en nooit direct naast een andere appel of een kop: erboven, eronder, links of rechts (**2**). Een kop ligt aan de rand, niet direct naast een appel. Op de afbeelding hebben de vakken van de knoppen een naam; stippen markeren de andere vrije vakken. Is er voor een stuk geen vak meer over, dan vervallen deze regels voor zover nodig, een voor een: eerst “naast een kop”, dan “naast een appel”, dan “aan de rand”. 🏠
ssserpent-rules-2-picture = De opstelling: vier blauwe bessen, twee gele appels en een rode liggen op het bord. 1 markeert een vak aan de rand, 2 een vak tussen twee appels; daar mag geen appel liggen.
ssserpent-rules-3 =
    {"**"}De afbeelding.** De rode kop mag naar
    {"**"}1** een vrij vak,
    {"**"}2** een appel van de eigen kleur,
    • een blauwe bes als de slang volwassen is (volgende pagina),
    • de andere slang, om die te bijten (volgende pagina).
    Hij mag niet naar
    {"**"}3** een appel van de andere kleur,
    {"**"}4** de eigen slang, ook niet naar het vak dat de staart zo meteen verlaat. Achteruit kan dus nooit. Alleen een kop zonder lijf mag omkeren. 🏠
ssserpent-rules-3-picture = Een rode slang van vier stukken is aan zet. 1 markeert een vrij vak voor de kop, 2 een rode appel naast de kop, 3 een gele appel aan de andere kant en 4 het eigen lijf.
ssserpent-rules-4 =
    {"**"}Een zet doen.** Een slang doet half zoveel stappen als hij stukken heeft, naar boven afgerond: 1 of 2 stukken geven 1 stap, 3 of 4 geven er 2, 5 of 6 geven er 3, 7 of 8 geven er 4, 9 geven er 5. Hij moet ze allemaal doen. De kop gaat voorop: omhoog, omlaag, naar links of naar rechts. Het lijf volgt.

    De pijlen bieden alleen stappen aan waarna je de zet nog kunt afmaken. **Kun je geen volledige zet doen, dan verlies je.**

    {"**"}Groeien.** Een opgegeten appel wordt een nieuw stuk direct achter de kop. Zodra er geen appel van zijn kleur meer op het bord ligt, ook midden in een zet, is een slang voorgoed **volwassen**. Volwassen slangen mogen ook blauwe bessen eten.
ssserpent-rules-5 =
    {"**"}Bijten.** De spelregels noemen het een aanval. Kijk langs de lijn van de stap. Tel je eigen stukken vanaf de kop naar achteren, en die van de andere slang vanaf het gebeten vak verder. Elke telling stopt bij het eerste gat, en stukken van een opgevouwen slang tellen ook. 🏠 Om te bijten heb je **meer** stukken nodig. De andere slang verliest het gebeten stuk en alles erachter. Die vakken zijn meteen vrij, ook voor je volgende stappen. 🏠 Je slang groeit niet. 🏠 Hij maakt zijn stappen af. Wie de **kop** slaat, wint meteen. Is de beet de laatste stap van de zet, dan bevestig je hem met **Bijten**. Een eerdere beet hoef je niet te bevestigen.
ssserpent-rules-6 =
    {"**"}De afbeelding.** Rood telt **1**, **2**, **3** stukken, geel maar **1**, **2**. Rood mag dus het stuk met het kader bijten, en geel verliest dat en de twee erachter. Ben je aan de beurt, dan markeren gele kaders de stukken die je met deze zet kunt bijten, en **!** markeert je kop als de andere slang hem nu zou kunnen slaan.
ssserpent-rules-6-picture = Een rode slang van drie stukken op een rij staat voor het lijf van de gele slang. Cijfers tellen drie rode en twee gele stukken op de lijn van de beet. Het eerste gele stuk heeft een kader, en een uitroepteken waarschuwt dat de rode kop gevaar loopt.
ssserpent-rules-7 =
    {"**"}Na de zet** leg je de afgebeten stukken een voor een terug, als appels van de andere kleur, volgens de regels voor het leggen. 🏠 De eigenaar mag ze weer opeten.

    {"**"}Gelijkspel.** Het is gelijkspel als een beurt voor de derde keer met dezelfde stelling begint, of na 120 zetten op rij van beide spelers samen zonder eten of bijten. Maar wie geen volledige zet heeft, verliest: die regel gaat voor. 🏠

    {"**"}Opgeven.** Je tegenstander wint. 🏠 { rules-away }
ssserpent-rules-8 =
    {"**"}De afbeelding**
    {"**"}1** de speler, te herkennen aan kleur en vorm van de slang · **2** de stukken · **3** de stappen van een zet · **4** een blauwe bes, doorgestreept tot de slang volwassen is
    {"**"}5** de laatste zet en wat daarna gelegd is, in roze · **6** de volgende stappen, in geel
    Het kader om een speler toont wie aan de beurt is.
ssserpent-rules-8-picture = Een tafel na een zet van de rode slang. De cijfers 1 tot en met 6 markeren de tekens; de tekst legt ze uit.

# Words in pictures, as short as possible.
ssserpent-picture-length = Lengte { $length }
ssserpent-picture-steps = { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
}

ssserpent-colour = { $colour ->
    [red] rood
   *[yellow] geel
}

ssserpent-prompt-blue = { $player }, leg een blauwe bes.
ssserpent-prompt-take = { $player }, kies je kleur.
ssserpent-prompt-apple = { $player }, leg een appel voor je tegenstander.
ssserpent-prompt-head = { $player }, leg de kop van je tegenstander.
ssserpent-prompt-move-first = { $player } ({ ssserpent-colour }), doe je zet. Je eet alleen appels van je eigen kleur, blauwe bessen pas later.
ssserpent-prompt-move = { $player } ({ ssserpent-colour }), doe je zet: { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}.
ssserpent-prompt-step = { $player } gaat naar { $path }: nog { $left ->
    [one] één stap
   *[other] { $left } stappen
}.
ssserpent-prompt-bite = { $player } gaat naar { $path }: { $effects }. Bijten?
ssserpent-prompt-replant = { $player }, leg { $discs ->
    [one] het laatste { $colour ->
        [red] rode
       *[yellow] gele
    } stuk
   *[other] { $discs } { $colour ->
        [red] rode
       *[yellow] gele
    } stukken
} terug als { $discs ->
    [one] appel
   *[other] appels
}: kies een vak.

ssserpent-button-red = 🔴 Rood
ssserpent-button-yellow = 🟨 Geel
ssserpent-button-random = 🎲 Willekeurig
ssserpent-button-random-rest = 🎲 Alles willekeurig
ssserpent-button-undo = ↩️ Terug
ssserpent-button-bite = ⚔️ Bijten
ssserpent-button-straight = Naar { $what } { $cell } ({ $steps } stappen)
ssserpent-choice-row = Rij { $row }
ssserpent-board-button = { $required ->
    [one] 🎲 Willekeurig bord
   *[other] 🎲 Willekeurig bord ({ $agreed }/{ $required })
}
ssserpent-board-wanted = { $player } wil een willekeurig bord. Zijn jullie het eens, dan zet het toeval alles op.
ssserpent-board-agreed = Jullie zijn het eens: het toeval zet het bord op.
ssserpent-board-withdrawn = { $player } wil het bord zelf opzetten.

ssserpent-describe-begins = Het potje begint.
ssserpent-describe-young = { $player } is { ssserpent-colour }, niet volwassen, { $length ->
    [one] één stuk
   *[other] { $length } stukken
} lang, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} per zet. Vanaf de kop: { $cells }.
ssserpent-describe-adult = { $player } is { ssserpent-colour }, volwassen, { $length ->
    [one] één stuk
   *[other] { $length } stukken
} lang, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} per zet. Vanaf de kop: { $cells }.
ssserpent-describe-headless = { $player } is { ssserpent-colour }, zonder kop.
ssserpent-describe-apples = { $apples ->
    [0] Geen { $colour ->
        [red] rode
       *[yellow] gele
    } appel op het bord.
    [one] { $colour ->
        [red] Rode
       *[yellow] Gele
    } appel: { $cells }.
   *[other] { $colour ->
        [red] Rode
       *[yellow] Gele
    } appels: { $cells }.
}
ssserpent-describe-blue = { $apples ->
    [0] Geen blauwe bes op het bord.
    [one] Blauwe bes: { $cells }.
   *[other] Blauwe bessen: { $cells }.
}
ssserpent-describe-cells = Vakken om uit te kiezen: { $cells }.
ssserpent-describe-steps = Mogelijke volgende stappen: { $steps }.
ssserpent-describe-closed = Gesloten pijlen: { $steps }.
ssserpent-closed = { $arrow } { $reason }
ssserpent-closed-border = rand
ssserpent-closed-own = eigen stuk
ssserpent-closed-enemy-apple = appel van de andere kleur
ssserpent-closed-young = blauwe bes, alleen voor volwassen slangen
ssserpent-closed-weak = te weinig stukken op rij om te bijten ({ $attackers } tegen { $defenders })
ssserpent-closed-stuck = die kant op geen volledige zet
ssserpent-describe-bites = Stukken die deze zet kan bijten: { $cells }.
ssserpent-describe-threat = De kop van { $player } op { $cell } loopt gevaar: de andere slang zou hem nu kunnen slaan.
ssserpent-describe-board = De kolommen lopen van A tot I, van links naar rechts; de rijen van 1 tot 9, van onder naar boven.
ssserpent-describe-last = Laatste zet ({ ssserpent-colour }): van { $from } naar { $path }.
ssserpent-describe-repeated = Deze stelling is er twee keer geweest. Nog één keer en het is gelijkspel.
ssserpent-describe-quiet = { $moves ->
    [one] Eén zet
   *[other] { $moves } zetten
} zonder eten of bijten; bij { $most } is het gelijkspel.

ssserpent-picture-bite = Beet! −{ $lost }
ssserpent-news-setup = { $player } begint met de opstelling.
ssserpent-news-rest = { $player } laat de rest van de opstelling aan het toeval over.
ssserpent-news-blue = { $player } legt een blauwe bes op { $cell }.
ssserpent-news-colour = { $player } kiest de { $colour ->
    [yellow] gele slang: die eet gele appels
   *[other] rode slang: die eet rode appels
}.
ssserpent-news-apple = { $player } legt op { $cell } een { $colour ->
    [red] rode
   *[yellow] gele
} appel voor de tegenstander.
ssserpent-news-head = { $player } legt de { $colour ->
    [red] rode
   *[yellow] gele
} kop van de tegenstander op { $cell }.
ssserpent-news-begin = De slangen zijn klaar: { $player } ({ ssserpent-colour }) doet de eerste zet.
ssserpent-news-move = { $player } gaat naar { $path }.
ssserpent-news-move-effects = { $player } gaat naar { $path }: { $effects }.
ssserpent-news-replant = { $player } legt een { $colour ->
    [red] rood
   *[yellow] geel
} stuk terug als appel op { $cell }.
ssserpent-news-repeated = { $news } 🔁 Deze stelling is er twee keer geweest. Nog één keer en het is gelijkspel.
ssserpent-news-trapped = { $news } { $player } zit vast en kan { $steps ->
    [one] geen stap
   *[other] niet alle { $steps } stappen
} doen.
ssserpent-effect-apples = { $apple } { $count ->
    [one] eet een appel
   *[other] eet { $count } appels
}
ssserpent-effect-adult = is nu volwassen
ssserpent-effect-blue = 🫐 { $count ->
    [one] eet een blauwe bes
   *[other] eet { $count } blauwe bessen
}
ssserpent-effect-lost = ⚔️ { $count ->
    [one] bijt één stuk af
   *[other] bijt { $count } stukken af
}
ssserpent-effect-head = ⚔️ slaat de kop

# The same events as parts of a line about a turn.
ssserpent-turn-blue = legt een blauwe bes op { $cell }
ssserpent-turn-colour = kiest de { $colour ->
    [yellow] gele slang (die eet gele appels)
   *[other] rode slang (die eet rode appels)
}
ssserpent-turn-apple = legt een { $colour ->
    [red] rode
   *[yellow] gele
} appel op { $cell }
ssserpent-turn-head = legt de { $colour ->
    [red] rode
   *[yellow] gele
} kop op { $cell }

## Explanations for learners
ssserpent-learn-aim = **Je doel:** sla de kop van de andere slang. Eet appels van je kleur om te groeien.
ssserpent-learn-blue = Leg een blauwe bes, of laat het toeval het bord opzetten.
ssserpent-learn-take = Kies je kleur. Die bepaalt welke appels je eet.
ssserpent-learn-apple = Een { $colour ->
    [red] rode
   *[yellow] gele
} appel is voer voor je tegenstander: maak hem moeilijk bereikbaar.
ssserpent-learn-head = Leg de { $colour ->
    [red] rode
   *[yellow] gele
} kop van je tegenstander aan de rand, ver van de appels van die kleur.
ssserpent-learn-move = Jouw { $colour ->
    [red] rode
   *[yellow] gele
} slang doet { $steps ->
    [one] één stap: druk op een pijl.
   *[other] { $steps } stappen: druk de pijlen na elkaar in.
}
ssserpent-learn-eat = Er is een appel binnen bereik: { $apple } of 🫐 staat op de pijl.
ssserpent-learn-nearest = Er is geen appel binnen bereik. De dichtstbijzijnde voor jou ligt op { $cell }.
ssserpent-learn-line = **Om te bijten** heb je meer stukken in lijn met je kop nodig dan de andere slang.
ssserpent-learn-attack-now = **Je kunt bijten: ⚔️.** De andere slang verliest het gebeten stuk en alles erachter.
ssserpent-learn-win-now = **Je kunt de kop slaan en winnen!** Volg de pijlen naar ⚔️.
ssserpent-learn-head-in-danger-now = ⚠️ **Je kop op { $head } kan geslagen worden!** { $count ->
    [0] Geen zet redt hem.
   *[other] Veilig: { $cells }.
}
ssserpent-learn-head-unsafe-now = ⚠️ **Eindig niet op { $cells }:** daar kan je kop geslagen worden.
ssserpent-learn-head-safe-now = ⚠️ { $count ->
    [0] Na elke zet kan je kop geslagen worden.
   *[other] Je kop loopt gevaar. Eindig hier: { $cells }.
}
ssserpent-learn-body-in-danger-now = ⚠️ **Je lijf kan gebeten worden.** Haal het weg of leg het in een rechte lijn.
ssserpent-learn-replant = Leg het verloren stuk terug als { $colour ->
    [red] rode
   *[yellow] gele
} appel, ver van je tegenstander.
ssserpent-remark-grown = **Je bent gegroeid.** Een langere slang doet meer stappen en bijt harder.
ssserpent-remark-adult = **Je slang is nu volwassen:** hij mag ook blauwe bessen eten.
ssserpent-remark-adult-other = De andere slang is nu volwassen: hij mag ook blauwe bessen eten.
ssserpent-remark-bitten = **Je bent gebeten:** { $player } had meer stukken op een rechte rij dan jij.

## Why a move is good, after a dash or a colon
ssserpent-reason-head = zo slaat de slang de kop
ssserpent-reason-no-move = zo houdt de andere slang geen volledige zet over
ssserpent-reason-wins = zo wint de slang in { $moves } zetten
ssserpent-reason-head-safe = zo komt de kop in veiligheid
ssserpent-reason-bites = { $count ->
    [one] zo bijt de slang één stuk af
   *[other] zo bijt de slang { $count } stukken af
}
ssserpent-reason-adult = zo wordt de slang volwassen
ssserpent-reason-apples = { $count ->
    [one] zo eet de slang een appel
   *[other] zo eet de slang { $count } appels
}
ssserpent-reason-blue = { $count ->
    [one] zo eet de slang een blauwe bes
   *[other] zo eet de slang { $count } blauwe bessen
}
ssserpent-reason-threatens-head = zo dreigt de slang de kop te slaan
ssserpent-reason-body-safe = zo komt het lijf in veiligheid
ssserpent-reason-threatens = zo dreigt de slang te bijten
ssserpent-reason-food = zo komt de slang dichter bij voedsel
ssserpent-reason-out-of-reach = zo blijft de slang buiten bereik van de andere
ssserpent-reason-far = de appel ligt ongeveer { $moves ->
    [one] één zet
   *[other] { $moves } zetten
} bij de andere slang vandaan
ssserpent-flaw-loses = { $moves ->
    [one] daarna wint de andere slang met zijn volgende zet
   *[other] daarna wint de andere slang in { $moves } zetten
}
ssserpent-flaw-bitten = { $count ->
    [one] daarna kan de andere slang één stuk afbijten
   *[other] daarna kan de andere slang { $count } stukken afbijten
}

ssserpent-why-no-move = { $others } had geen volledige zet meer.
ssserpent-why-head = De kop is geslagen.
ssserpent-why-repetition = Dezelfde stelling kwam voor de derde keer voor.
ssserpent-why-no-progress = 120 zetten op rij heeft niemand gegeten of gebeten.

ssserpent-refusal-notation = Een vak is een kolom van A tot I en een rij van 1 tot 9, zoals D4. Een pad heeft hooguit vijf vakken, zoals E2-E3.
ssserpent-refusal-position = Dit is geen stelling van Ssserpent.
ssserpent-refusal-order = Eerst komt een andere stap.
ssserpent-refusal-not-yours = { $player } is aan de beurt.
ssserpent-refusal-task = Het potje wacht nu op iets anders.
ssserpent-refusal-one-cell = Een stuk komt op precies één vak.
ssserpent-refusal-last = Dit is het laatste: er is niets anders meer te leggen.
ssserpent-refusal-first = Alleen een van de twee spelers kan beginnen.
ssserpent-refusal-occupied = Dit vak is niet vrij.
ssserpent-refusal-border = Een appel mag niet aan de rand liggen.
ssserpent-refusal-beside-apple = Een appel mag niet naast een andere appel liggen.
ssserpent-refusal-beside-head = Een appel mag niet naast een kop liggen.
ssserpent-refusal-inside = Een kop komt aan de rand.
ssserpent-refusal-head-beside-apple = Een kop mag niet naast een appel liggen.
ssserpent-refusal-apart = De kop gaat naar een buurvak: omhoog, omlaag, naar links of naar rechts.
ssserpent-refusal-own = Een slang mag niet op zichzelf stappen of achteruitgaan.
ssserpent-refusal-enemy-apple = Een slang mag niet op een appel van de andere kleur stappen.
ssserpent-refusal-young = Alleen een volwassen slang mag blauwe bessen eten.
ssserpent-refusal-weak = Om te bijten heb je op de lijn meer stukken nodig dan de andere slang: { $attackers } tegen { $defenders } is niet genoeg.
ssserpent-refusal-length = { $steps ->
    [0] Leg eerst de verloren stukken terug.
    [one] Deze slang doet precies één stap.
   *[other] Deze slang doet precies { $steps } stappen.
}
ssserpent-refusal-won = Een pad dat de kop slaat, eindigt daar.

# The daily puzzle
puzzle-bite-young = De { $colour ->
    [red] rode
   *[yellow] gele
} slang is niet volwassen en doet { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} per zet. Vanaf de kop: { $cells }.
puzzle-bite-adult = De { $colour ->
    [red] rode
   *[yellow] gele
} slang is volwassen en doet { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} per zet. Vanaf de kop: { $cells }.
puzzle-bite-headless = De { $colour ->
    [red] rode
   *[yellow] gele
} slang heeft geen kop meer.
ssserpent-puzzle-rules = In de puzzel doe je twee zetten. Daartussen antwoordt de andere slang zo goed als hij kan.

## Faults of a record

fault-ssserpent-cell = Een vak is A1 tot en met I9.
fault-ssserpent-colour = Hier moet een andere kleur staan.
fault-ssserpent-random = Deze plaatsing is aan het toeval overgelaten, maar niet als willekeurig gemarkeerd.
fault-ssserpent-apple = Daar mag geen appel liggen.
fault-ssserpent-head = Daar mag geen kop liggen.
fault-ssserpent-length = Het aantal stappen past niet bij de lengte van de slang.
fault-ssserpent-step = De kop mag niet naar { $cell } gaan.
fault-ssserpent-after-head = Het pad moet eindigen waar het de kop slaat.
