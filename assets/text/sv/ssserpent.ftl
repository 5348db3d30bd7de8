ssserpent-title = Ssserpent
ssserpent-pitch = Låt din orm växa äpple för äpple tills den kan hugga den andra.
ssserpent-line = ät, väx och hugg

ssserpent-option-set-up-name = uppställning
ssserpent-option-set-up = Vem som ställer upp brädet: slumpen eller spelarna
ssserpent-option-set-up-hand = för hand (regelboken)
ssserpent-option-set-up-chance = slumpmässigt, bricka för bricka
ssserpent-option-set-up-even = slumpmässigt, ett jämnt bräde
ssserpent-switch-hand = Ställ upp för hand
ssserpent-switch-even = Slumpat bräde

ssserpent-rules-1 =
    {"**"}Målet.** Ta den andra ormens huvud, eller hindra den från att göra ett helt drag.

    {"**"}Uppställningen.** Slumpen väljer ett bräde där båda färgerna vinner ungefär lika ofta, och vem som drar först, om inte värden väljer **Ställ upp för hand** i lobbyn. 🏠 Ställer ni upp för hand börjar en slumpvis vald spelare. 🏠 Ni turas om att placera blåbär, ett i taget, två var. Regelboken kallar dem blå äpplen: de placeras som äpplen. Den andra spelaren väljer sedan färg. 🏠 Den första spelaren börjar igen. 🏠 Ni placerar fyra äpplen var i **motståndarens** färg, ett i taget, och till sist **motståndarens** huvud på kanten. Slumpen avgör vem som drar först.

    {"**"}Slumpen.** Du kan lämna en placering, eller alla du har kvar, åt slumpen. 🏠 Innan färgerna är valda kan ni komma överens om **Slumpat bräde**: då gör slumpen resten av uppställningen. 🏠
ssserpent-rules-2 =
    {"**"}Rutorna.** Ett äpple ligger aldrig på kanten (**1**), och aldrig alldeles intill ett annat äpple eller ett huvud: ovanför, nedanför, till vänster eller till höger (**2**). Ett huvud ligger på kanten, inte alldeles intill ett äpple. Rutorna som har namn på bilden finns på knapparna; prickar markerar de andra lediga rutorna. Finns det ingen ruta kvar för en bricka slopas de här reglerna så långt det behövs, en i taget: först ”intill ett huvud”, sedan ”intill ett äpple”, sedan ”på kanten”. 🏠
ssserpent-rules-2-picture = Uppställningen: fyra blåbär, två gula äpplen och ett rött ligger på brädet. 1 markerar en ruta på kanten, 2 en ruta mellan två äpplen; där får inget äpple ligga.
ssserpent-rules-3 =
    {"**"}Bilden.** Det röda huvudet får gå till
    {"**"}1** en ledig ruta,
    {"**"}2** ett äpple i sin egen färg,
    • ett blåbär om ormen är vuxen (nästa sida),
    • den andra ormen, för att hugga den (nästa sida).
    Det får inte gå till
    {"**"}3** ett äpple i den andra färgen,
    {"**"}4** sin egen orm, inte ens rutan som svansen just ska lämna. Ormen går alltså aldrig bakåt. Bara ett huvud utan kropp får vända. 🏠
ssserpent-rules-3-picture = En röd orm med fyra brickor är vid draget. 1 markerar en ledig ruta framför huvudet, 2 ett rött äpple bredvid huvudet, 3 ett gult äpple på andra sidan och 4 ormens egen kropp.
ssserpent-rules-4 =
    {"**"}Draget.** En orm tar hälften så många steg som den har brickor, avrundat uppåt: 1 eller 2 brickor ger 1 steg, 3 eller 4 ger 2, 5 eller 6 ger 3, 7 eller 8 ger 4, 9 ger 5. Den måste ta alla stegen. Huvudet går först, uppåt, nedåt, åt vänster eller åt höger, och kroppen följer efter.

    Pilarna erbjuder bara steg som låter dig slutföra draget. **Kan du inte göra ett helt drag förlorar du.**

    {"**"}Växa.** Ett uppätet äpple blir en ny bricka alldeles bakom huvudet. Så fort inget äpple i ormens färg finns kvar på brädet, även mitt i ett drag, är ormen **vuxen** för alltid. Vuxna ormar får också äta blåbär.
ssserpent-rules-5 =
    {"**"}Hugga.** Spelreglerna kallar det ett anfall. Se längs stegets linje. Räkna dina brickor från huvudet och bakåt, och den andra ormens brickor från den huggna rutan och framåt. Båda räkningarna slutar vid första luckan, och brickor i en orm som slingrar sig räknas också. 🏠 För att hugga behöver du **fler** brickor. Den andra ormen förlorar den huggna brickan och alla bakom den. Rutorna blir lediga direkt, även för dina nästa steg. 🏠 Din orm växer inte. 🏠 Den tar sina återstående steg. Den som tar **huvudet** vinner direkt. Du bekräftar ett hugg med **Hugg** om det är dragets sista steg. Tidigare i draget behövs ingen bekräftelse.
ssserpent-rules-6 =
    {"**"}Bilden.** Röd räknar **1**, **2**, **3** brickor, gul bara **1**, **2**. Röd får alltså hugga den inramade brickan, och gul förlorar den och de två bakom. När det är din tur markerar gula ramar brickorna som du kan hugga med det här draget, och **!** markerar ditt huvud om den andra ormen kan ta det nu.
ssserpent-rules-6-picture = En röd orm med tre brickor i rad står mot den gula ormens kropp. Siffror räknar tre röda brickor och två gula på huggets linje. Den första gula brickan är inramad, och ett utropstecken varnar för att det röda huvudet är i fara.
ssserpent-rules-7 =
    {"**"}Efter draget** lägger du tillbaka de avhuggna brickorna en i taget, som äpplen i den andra färgen, enligt placeringsreglerna. 🏠 Ägaren får äta dem igen.

    {"**"}Oavgjort.** Partiet blir oavgjort när ett drag börjar i samma ställning för tredje gången, eller efter 120 drag i rad av båda spelarna tillsammans utan att någon äter eller hugger. Men den som inte kan göra ett helt drag förlorar. 🏠

    {"**"}Ge upp.** Din motståndare vinner. 🏠 { rules-away }
ssserpent-rules-8 =
    {"**"}Bilden**
    {"**"}1** spelaren, med ormens färg och form · **2** ormens brickor · **3** stegen i ett drag · **4** ett blåbär, överkryssat tills ormen är vuxen
    {"**"}5** det senaste draget, och det som placerades efter det, i rosa · **6** nästa steg, i gult
    Ramen runt en spelare visar vems tur det är.
ssserpent-rules-8-picture = Ett bord efter ett drag av den röda ormen. Siffrorna 1 till 6 markerar tecknen; texten förklarar dem.

# Words in pictures, as short as possible.
ssserpent-picture-length = Längd { $length }
ssserpent-picture-steps = { $steps ->
   *[other] { $steps } steg
}

ssserpent-colour = { $colour ->
    [red] röd
   *[yellow] gul
}

ssserpent-prompt-blue = { $player }, placera ett blåbär.
ssserpent-prompt-take = { $player }, välj din färg.
ssserpent-prompt-apple = { $player }, placera ett äpple åt motståndaren.
ssserpent-prompt-head = { $player }, placera motståndarens huvud.
ssserpent-prompt-move-first = { $player } ({ ssserpent-colour }), gör ditt drag. Du äter bara äpplen i din färg, blåbär först senare.
ssserpent-prompt-move = { $player } ({ ssserpent-colour }), gör ditt drag: { $steps ->
    [one] ett steg
   *[other] { $steps } steg
}.
ssserpent-prompt-step = { $player } går till { $path }: { $left ->
    [one] ett steg till
   *[other] { $left } steg till
}.
ssserpent-prompt-bite = { $player } går till { $path }: { $effects }. Vill du hugga?
ssserpent-prompt-replant = { $player }, lägg tillbaka { $discs ->
    [one] den sista { $colour ->
        [yellow] gula
       *[other] röda
    } brickan
   *[other] { $discs } { $colour ->
        [yellow] gula
       *[other] röda
    } brickor
} som { $discs ->
    [one] ett äpple
   *[other] äpplen
}: välj ruta.

ssserpent-button-red = 🔴 Röd
ssserpent-button-yellow = 🟨 Gul
ssserpent-button-random = 🎲 Slumpa
ssserpent-button-random-rest = 🎲 Slumpa resten
ssserpent-button-undo = ↩️ Ångra
ssserpent-button-bite = ⚔️ Hugg
ssserpent-button-straight = Till { $what } { $cell } ({ $steps } steg)
ssserpent-choice-row = Rad { $row }
ssserpent-board-button = { $required ->
    [one] 🎲 Slumpat bräde
   *[other] 🎲 Slumpat bräde ({ $agreed }/{ $required })
}
ssserpent-board-wanted = { $player } vill ha ett slumpat bräde. Slumpen ställer upp allt när ni båda är överens.
ssserpent-board-agreed = Ni är överens: slumpen ställer upp brädet.
ssserpent-board-withdrawn = { $player } vill ställa upp brädet för hand.

ssserpent-describe-begins = Partiet börjar.
ssserpent-describe-young = { $player } ({ ssserpent-colour }): ormen är inte vuxen, { $length ->
    [one] en bricka
   *[other] { $length } brickor
} lång och tar { $steps ->
    [one] ett steg
   *[other] { $steps } steg
} per drag. Från huvudet: { $cells }.
ssserpent-describe-adult = { $player } ({ ssserpent-colour }): ormen är vuxen, { $length ->
    [one] en bricka
   *[other] { $length } brickor
} lång och tar { $steps ->
    [one] ett steg
   *[other] { $steps } steg
} per drag. Från huvudet: { $cells }.
ssserpent-describe-headless = { $player } ({ ssserpent-colour }): ormen har inget huvud.
ssserpent-describe-apples = { $apples ->
    [0] Inget { $colour ->
        [yellow] gult
       *[other] rött
    } äpple på brädet.
    [one] { $colour ->
        [yellow] Gult
       *[other] Rött
    } äpple: { $cells }.
   *[other] { $colour ->
        [yellow] Gula
       *[other] Röda
    } äpplen: { $cells }.
}
ssserpent-describe-blue = { $apples ->
    [0] Inget blåbär på brädet.
    [one] Blåbär: { $cells }.
   *[other] Blåbär: { $cells }.
}
ssserpent-describe-cells = Rutor att välja bland: { $cells }.
ssserpent-describe-steps = Möjliga nästa steg: { $steps }.
ssserpent-describe-closed = Stängda pilar: { $steps }.
ssserpent-closed = { $arrow } { $reason }
ssserpent-closed-border = kant
ssserpent-closed-own = egen bricka
ssserpent-closed-enemy-apple = äpple i den andra färgen
ssserpent-closed-young = blåbär, bara för vuxna ormar
ssserpent-closed-weak = för få brickor i rad för att hugga ({ $attackers } mot { $defenders })
ssserpent-closed-stuck = inget helt drag åt det hållet
ssserpent-describe-bites = Brickor som det här draget kan hugga: { $cells }.
ssserpent-describe-threat = { $player }: huvudet på { $cell } är i fara, för den andra ormen kan ta det nu.
ssserpent-describe-board = Kolumnerna går från A till I, från vänster till höger; raderna från 1 till 9, nerifrån och upp.
ssserpent-describe-last = Senaste draget ({ ssserpent-colour }): från { $from } till { $path }.
ssserpent-describe-repeated = Den här ställningen har uppstått två gånger. En gång till, och partiet är oavgjort.
ssserpent-describe-quiet = { $moves ->
    [one] Ett drag
   *[other] { $moves } drag
} utan att någon äter eller hugger; vid { $most } är det oavgjort.

ssserpent-picture-bite = Hugg! −{ $lost }
ssserpent-news-setup = { $player } börjar uppställningen.
ssserpent-news-rest = { $player } lämnar resten av uppställningen åt slumpen.
ssserpent-news-blue = { $player } placerar ett blåbär på { $cell }.
ssserpent-news-colour = { $player } väljer den { $colour ->
        [yellow] gula ormen: den äter gula äpplen
       *[other] röda ormen: den äter röda äpplen
    }.
ssserpent-news-apple = { $player } placerar ett { $colour ->
        [yellow] gult
       *[other] rött
    } äpple på { $cell } åt motståndaren.
ssserpent-news-head = { $player } placerar motståndarens { $colour ->
        [yellow] gula
       *[other] röda
    } huvud på { $cell }.
ssserpent-news-begin = Ormarna är redo: { $player } ({ ssserpent-colour }) drar först.
ssserpent-news-move = { $player } går till { $path }.
ssserpent-news-move-effects = { $player } går till { $path }: { $effects }.
ssserpent-news-replant = { $player } lägger tillbaka en { ssserpent-colour } bricka som äpple på { $cell }.
ssserpent-news-repeated = { $news } 🔁 Den här ställningen har uppstått två gånger. En gång till, och partiet är oavgjort.
ssserpent-news-trapped = { $news } { $player } sitter fast och kan inte ta { $steps ->
    [one] ett enda steg
   *[other] alla { $steps } steg
}.
ssserpent-effect-apples = { $apple } { $count ->
    [one] äter ett äpple
   *[other] äter { $count } äpplen
}
ssserpent-effect-adult = är nu vuxen
ssserpent-effect-blue = 🫐 { $count ->
    [one] äter ett blåbär
   *[other] äter { $count } blåbär
}
ssserpent-effect-lost = ⚔️ { $count ->
    [one] hugger av en bricka
   *[other] hugger av { $count } brickor
}
ssserpent-effect-head = ⚔️ tar huvudet

# Samma händelser som delar av en rad om ett drag.
ssserpent-turn-blue = placerade ett blåbär på { $cell }
ssserpent-turn-colour = valde den { $colour ->
        [yellow] gula ormen (den äter gula äpplen)
       *[other] röda ormen (den äter röda äpplen)
    }
ssserpent-turn-apple = placerade ett { $colour ->
        [yellow] gult
       *[other] rött
    } äpple på { $cell }
ssserpent-turn-head = placerade det { $colour ->
        [yellow] gula
       *[other] röda
    } huvudet på { $cell }

## Förklaringar för nybörjare
ssserpent-learn-aim = **Ditt mål:** ta den andra ormens huvud. Ät äpplen i din färg för att växa.
ssserpent-learn-blue = Placera ett blåbär, eller låt slumpen ställa upp brädet.
ssserpent-learn-take = Välj din färg. Den avgör vilka äpplen du äter.
ssserpent-learn-apple = Ett { $colour ->
        [yellow] gult
       *[other] rött
    } äpple är mat åt din motståndare: gör det svårt att nå.
ssserpent-learn-head = Placera motståndarens { $colour ->
        [yellow] gula
       *[other] röda
    } huvud på kanten, långt från äpplena i samma färg.
ssserpent-learn-move = Din { $colour ->
        [yellow] gula
       *[other] röda
    } orm tar { $steps ->
    [one] ett steg: tryck på en pil.
   *[other] { $steps } steg: tryck på pilarna en efter en.
}
ssserpent-learn-eat = Ett äpple är inom räckhåll: { $apple } eller 🫐 markerar pilen.
ssserpent-learn-nearest = Inget äpple är inom räckhåll. Ditt närmaste ligger på { $cell }.
ssserpent-learn-line = **För att hugga** behöver du fler brickor i linje med huvudet än den andra ormen.
ssserpent-learn-attack-now = **Du kan hugga: ⚔️.** Den andra ormen förlorar den huggna brickan och allt bakom.
ssserpent-learn-win-now = **Du kan ta huvudet och vinna!** Följ pilarna till ⚔️.
ssserpent-learn-head-in-danger-now = ⚠️ **Ditt huvud på { $head } kan tas!** { $count ->
    [0] Inget drag räddar det.
   *[other] Säkra rutor: { $cells }.
}
ssserpent-learn-head-unsafe-now = ⚠️ **Sluta inte på { $cells }:** där kan ditt huvud tas.
ssserpent-learn-head-safe-now = ⚠️ { $count ->
    [0] Efter varje drag kan ditt huvud tas.
   *[other] Ditt huvud är i fara. Sluta här: { $cells }.
}
ssserpent-learn-body-in-danger-now = ⚠️ **Din kropp kan bli huggen.** Flytta bort den, eller lägg den i en rak linje.
ssserpent-learn-replant = Lägg tillbaka den förlorade brickan som ett { $colour ->
        [yellow] gult
       *[other] rött
    } äpple, långt från motståndaren.
ssserpent-remark-grown = **Du växte.** En längre orm tar fler steg och hugger hårdare.
ssserpent-remark-adult = **Din orm är vuxen nu:** den får äta blåbär också.
ssserpent-remark-adult-other = Den andra ormen är vuxen nu: den får äta blåbär också.
ssserpent-remark-bitten = **Du blev huggen:** { $player } hade fler brickor i rak rad än du.

## Varför ett drag är bra, efter ett tankstreck eller ett kolon
ssserpent-reason-head = så tar ormen huvudet
ssserpent-reason-no-move = då har den andra ormen inget helt drag
ssserpent-reason-wins = så vinner ormen på { $moves } drag
ssserpent-reason-head-safe = så kommer huvudet i säkerhet
ssserpent-reason-bites = { $count ->
    [one] så hugger ormen av en bricka
   *[other] så hugger ormen av { $count } brickor
}
ssserpent-reason-adult = så blir ormen vuxen
ssserpent-reason-apples = { $count ->
    [one] så äter ormen ett äpple
   *[other] så äter ormen { $count } äpplen
}
ssserpent-reason-blue = { $count ->
    [one] så äter ormen ett blåbär
   *[other] så äter ormen { $count } blåbär
}
ssserpent-reason-threatens-head = så hotar ormen att ta huvudet
ssserpent-reason-body-safe = så kommer kroppen i säkerhet
ssserpent-reason-threatens = så hotar ormen att hugga
ssserpent-reason-food = så kommer ormen närmare mat
ssserpent-reason-out-of-reach = så håller sig ormen utom räckhåll för den andra
ssserpent-reason-far = äpplet ligger ungefär { $moves } drag från den andra ormen
ssserpent-flaw-loses = { $moves ->
    [one] då vinner den andra ormen med sitt nästa drag
   *[other] då vinner den andra ormen på { $moves } drag
}
ssserpent-flaw-bitten = { $count ->
    [one] då kan den andra ormen hugga av en bricka
   *[other] då kan den andra ormen hugga av { $count } brickor
}

ssserpent-why-no-move = { $others } hade inget helt drag kvar.
ssserpent-why-head = Huvudet togs.
ssserpent-why-repetition = Samma ställning uppstod för tredje gången.
ssserpent-why-no-progress = Ingen åt eller högg på 120 drag i rad.

ssserpent-refusal-notation = En ruta är en kolumn från A till I och en rad från 1 till 9, till exempel D4. En väg är upp till fem rutor, till exempel E2-E3.
ssserpent-refusal-position = Det här är ingen ställning i Ssserpent.
ssserpent-refusal-order = Ett annat steg kommer först.
ssserpent-refusal-not-yours = Det är { $player } som står på tur.
ssserpent-refusal-task = Partiet väntar på något annat nu.
ssserpent-refusal-one-cell = En bricka läggs på exakt en ruta.
ssserpent-refusal-last = Det här är den sista: inget annat finns kvar att placera.
ssserpent-refusal-first = Bara en av de två spelarna kan börja.
ssserpent-refusal-occupied = Rutan är inte ledig.
ssserpent-refusal-border = Ett äpple får inte ligga på kanten.
ssserpent-refusal-beside-apple = Ett äpple får inte ligga intill ett annat äpple.
ssserpent-refusal-beside-head = Ett äpple får inte ligga intill ett huvud.
ssserpent-refusal-inside = Ett huvud placeras på kanten.
ssserpent-refusal-head-beside-apple = Ett huvud får inte placeras intill ett äpple.
ssserpent-refusal-apart = Huvudet går till en grannruta: uppåt, nedåt, åt vänster eller åt höger.
ssserpent-refusal-own = En orm får inte gå på sig själv eller bakåt.
ssserpent-refusal-enemy-apple = En orm får inte gå på ett äpple i den andra färgen.
ssserpent-refusal-young = Bara en vuxen orm får äta blåbär.
ssserpent-refusal-weak = För att hugga behöver du fler brickor i linjen än den andra ormen: { $attackers } mot { $defenders } räcker inte.
ssserpent-refusal-length = { $steps ->
    [0] Lägg tillbaka de förlorade brickorna först.
    [one] Den här ormen går exakt ett steg.
   *[other] Den här ormen går exakt { $steps } steg.
}
ssserpent-refusal-won = En väg som tar huvudet slutar där.

# The daily puzzle
puzzle-bite-young = Den { $colour ->
    [yellow] gula
   *[red] röda
} ormen är inte vuxen. Den tar { $steps ->
    [one] ett steg
   *[other] { $steps } steg
} per drag. Från huvudet: { $cells }.
puzzle-bite-adult = Den { $colour ->
    [yellow] gula
   *[red] röda
} ormen är vuxen. Den tar { $steps ->
    [one] ett steg
   *[other] { $steps } steg
} per drag. Från huvudet: { $cells }.
puzzle-bite-headless = Den { $colour ->
    [yellow] gula
   *[red] röda
} ormen har förlorat sitt huvud.
ssserpent-puzzle-rules = I nöten gör du två drag. Emellan svarar den andra ormen så bra den kan.

## Fel i en logg

fault-ssserpent-cell = En ruta är A1 till I9.
fault-ssserpent-colour = Här måste det vara en annan färg.
fault-ssserpent-random = Den här placeringen lämnades åt slumpen men är inte markerad som slumpmässig.
fault-ssserpent-apple = Ett äpple får inte läggas där.
fault-ssserpent-head = Ett huvud får inte läggas där.
fault-ssserpent-length = Antalet steg stämmer inte med ormens längd.
fault-ssserpent-step = Huvudet får inte gå till { $cell }.
fault-ssserpent-after-head = Vägen måste sluta där den tar huvudet.
