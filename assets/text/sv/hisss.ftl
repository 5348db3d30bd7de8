# Hisss och Rainbow Snake: reglerna, bordet, nyheterna.
hisss-title = Hisss / Rainbow Snake
hisss-title-hisss = Hisss
hisss-title-rainbow-snake = Rainbow Snake
hisss-pitch = Bygg ormar mitt på bordet och gör dem kompletta före de andra.
hisss-pitch-hisss = Bli först med att göra ormarna mitt på bordet kompletta. Slumpen avgör vem som börjar.
hisss-pitch-rainbow-snake = Samma spel som Hisss, men den yngsta börjar. Gör ormar kompletta före de andra.
hisss-line-hisss = gör ormar kompletta; slumpen avgör vem som börjar
hisss-line-rainbow-snake = som Hisss, men den yngsta börjar

hisss-option-edition-name = utgåva
hisss-option-edition = Utgåvan, som avgör vem som börjar
hisss-option-edition-hisss = Hisss (en slumpvis vald spelare börjar)
hisss-option-edition-rainbow-snake = Rainbow Snake (den yngsta börjar)
hisss-option-claim-on-join-name = ihopkopplade-ormar
hisss-option-claim-on-join = När du får ta ormen som bildas av två ihopkopplade
hisss-option-claim-on-join-always = Om båda har minst två kort (husregel), eller om den är komplett
hisss-option-claim-on-join-complete = Bara om den är komplett (husregel)
hisss-option-win-by-name = vinst
hisss-option-win-by = Vad som vinner: flest kort eller flest kompletta ormar
hisss-option-win-by-cards = Flest kort (så räknar regelboken)
hisss-option-win-by-snakes = Flest kompletta ormar (så lyder regelbokens mål)

hisss-rules-1 =
    {"**"}Målet.** Gör ormar kompletta för att samla flest kort. En orm har ett huvud, minst ett kroppskort och en svans. För 2 till 5 spelare. 🏠 Det enda som skiljer *Hisss* och *Rainbow Snake* åt är vem som börjar: en slumpvis vald spelare i *Hisss*, den yngsta i *Rainbow Snake*.

    {"**"}Korten.** 50 kort ligger i en solfjäder med baksidan upp:
    {"**"}1** sex huvuden, ett vardera i rött, orange, gult, grönt, blått och lila,
    {"**"}2** sex svansar i samma färger,
    {"**"}3** ett regnbågshuvud och en regnbågssvans,
    {"**"}4** 36 kroppskort med två olika färger. Varje färgpar finns på två kort, och de sex paren på bilden finns på tre. 🏠
    Varje färg har också sitt eget mönster.
hisss-rules-1-picture = Fyra rader med kort. 1: sex huvuden. 2: sex svansar. 3: regnbågshuvudet och regnbågssvansen. 4: sex kroppar: röd och orange, orange och gul, gul och grön, grön och blå, blå och lila, röd och lila.
hisss-rules-2 =
    {"**"}Din tur.** Tryck på **{ hisss-button-draw }**: slumpen väljer ett ur solfjädern. 🏠 Passar det någonstans måste du lägga det, och du väljer var. Passar det bara på ett ställe läggs det dit direkt. Passar det ingenstans får det börja en egen rad.

    {"**"}Bilden**
    {"**"}1** kort kvar i solfjädern · **2** det dragna kortet, och vem som drog det · **3** ett ställe där det passar: knappen har samma bokstav. Här passar kortet vid A och vid B, och får koppla ihop de två ormarna.
    {"**"}4** kort som en spelare har tagit · **5** spelarens längsta orm
hisss-rules-2-picture = Ett bord: det dragna kortet är gult och blått. Det passar vid A, i den blå änden av en orm med rött huvud, och vid B, i den gula änden av en orm med orange svans. Siffrorna 1 till 5 markerar tecknen; texten förklarar dem.
hisss-rules-3 =
    {"**"}Starten.** Ett kort ligger uppvänt i mitten. I *Hisss* börjar en slumpvis vald spelare. 🏠 I *Rainbow Snake* börjar den yngsta, som trycker på **Jag är yngst** i lobbyn. Om ingen gör det börjar en slumpvis vald spelare. 🏠 De andra följer medurs.

    {"**"}Vad passar?** Du får bygga på en orm i båda ändarna om färgerna som möts är lika. Ett kroppskort får läggas åt båda hållen. Ett huvud eller en svans får bara ligga intill kroppskort. 🏠 Båda stänger sin ände, och en orm har högst ett av varje. Regnbågshuvudet och regnbågssvansen är jokrar: de passar till alla färger, och ett kroppskort får ligga åt vilket håll som helst intill dem. Två ställen är två val, även om de ser likadana ut. 🏠

    {"**"}Koppla ihop.** Ett kroppskort som du just har dragit får koppla ihop två ormar om det passar båda och resultatet har högst ett huvud och en svans. 🏠 Du behöver aldrig koppla ihop ormar. Kort som redan ligger på bordet kan aldrig koppla ihop ormar.
hisss-rules-4 =
    {"**"}Vad du tar**
    {"**"}1** Du lägger kortet som gör en orm komplett: den har huvud, svans och minst ett kroppskort. Du tar den.
    {"**"}2** Du kopplar ihop två ormar med minst två kort var. 🏠 Du tar den nya ormen, komplett eller inte. En som inte är komplett räknas som alla andra. 🏠
    {"**"}3** Du kopplar ihop ett ensamt kort med andra kort; ensamt är det ingen orm än. Den nya ormen tar du bara om den är komplett. Annars ligger den kvar på bordet, som här. 🏠
    På bilden är det nyss lagda kortet inramat. Talet efter en orm visar hur många kort du tar.

    {"**"}Ett alternativ.** Värden kan välja att du tar en ihopkopplad orm *bara om den är komplett*; annars ligger den kvar på bordet. 🏠
hisss-rules-4-picture = 1: ett grönt huvud, två kroppar och en lila svans som gör ormen komplett: 4 kort tas. 2: en kropp kopplar ihop två ormar med två kort: 5 kort tas. 3: en kropp kopplar ihop ett ensamt huvud med två kroppar: inget tas.
hisss-rules-5 =
    {"**"}Slutet.** Efter sista kortet vinner den som har flest kort. Båda regelböckerna räknar kort på slutet, trots att deras mål nämner flest ormar. 🏠 Med valet *flest kompletta ormar* räknas de först, sedan korten. 🏠 Har flera lika många avgör den längsta ormen bland dem. Är även den lika lång delar de på segern. 🏠

    {"**"}Ge upp.** En dator spelar vidare åt dig, och du kan inte längre vinna. Den sista som inte har gett upp vinner direkt. 🏠 { rules-away }

hisss-colour-red = röd
hisss-colour-orange = orange
hisss-colour-yellow = gul
hisss-colour-green = grön
hisss-colour-blue = blå
hisss-colour-purple = lila
hisss-colour-rainbow = regnbåge
hisss-card-body = { $left }-{ $right }
hisss-card-head = { $colour ->
    [red] rött huvud
    [orange] orange huvud
    [yellow] gult huvud
    [green] grönt huvud
    [blue] blått huvud
    [purple] lila huvud
   *[rainbow] regnbågshuvud
}
hisss-card-tail = { $colour ->
    [red] röd svans
    [orange] orange svans
    [yellow] gul svans
    [green] grön svans
    [blue] blå svans
    [purple] lila svans
   *[rainbow] regnbågssvans
}
# Samma kort i meningar.
hisss-a-body = en { $left }-{ $right } kropp
hisss-a-head = ett { $colour ->
    [red] rött huvud
    [orange] orange huvud
    [yellow] gult huvud
    [green] grönt huvud
    [blue] blått huvud
    [purple] lila huvud
   *[rainbow] regnbågshuvud
}
hisss-a-tail = en { $colour ->
    [red] röd svans
    [orange] orange svans
    [yellow] gul svans
    [green] grön svans
    [blue] blå svans
    [purple] lila svans
   *[rainbow] regnbågssvans
}
hisss-end-left = i vänstra änden
hisss-end-right = i högra änden

hisss-prompt-draw = { $player }: dra ett kort ({ $fan } kvar).
hisss-prompt-lay = { $player }: du drog { $card }. Var ska kortet ligga?
hisss-prompt-join = { $player }: { $card } vid { $letters }. Ska kortet bara ligga där, eller koppla ihop två ormar?

hisss-button-draw = Dra ett kort
hisss-button-lay = { $letters }
hisss-button-take = { $letters } · ta { $cards } kort
hisss-button-more = { $letters } …
hisss-button-back = Tillbaka
hisss-select = Välj ett ställe

hisss-describe-places = Ställen: { $places }.
hisss-describe-place = { $letter } { $end } av orm { $snake } ({ $colour })
hisss-describe-seat = { $player }: { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
}, { $snakes ->
    [one] 1 orm
   *[other] { $snakes } ormar
} (kompletta: { $complete }), längsta { $longest }.
hisss-describe-fan = { $fan ->
    [0] Solfjädern är tom.
    [one] 1 kort är kvar i solfjädern.
   *[other] { $fan } kort är kvar i solfjädern.
}
hisss-describe-snake = Orm { $snake }, från vänster: { $cards }.

hisss-picture-taken = { $cards } kort!
hisss-picture-longest = { $snakes ->
    [one] Vinnarens längsta orm
   *[other] Vinnarnas längsta ormar
}
hisss-news-start = Första kortet: { $card }. { $player } börjar.
hisss-news-draw = { $player } drar { $card }.
hisss-news-alone = { $player } lägger { $card } för sig: kortet passar ingenstans.
hisss-news-add = { $player } lägger till { $card }: ormen har nu { $cards } kort.
hisss-news-join = { $player } kopplar ihop två ormar med { $card }: den nya ormen har { $cards } kort.
hisss-news-claim = { $player } tar ormen med { $cards } kort!

# Samma händelser som delar av en rad om ett drag. Efter en dragning är kortet redan nämnt.
hisss-turn-draw = drog { $card }
hisss-turn-alone = lade { $first ->
    [1] { $card }
   *[other] kortet
} för sig
hisss-turn-add = lade { $first ->
    [1] { $card }
   *[other] kortet
} ({ $cards } kort)
hisss-turn-join = kopplade ihop två ormar med { $first ->
    [1] { $card }
   *[other] kortet
} ({ $cards } kort)
hisss-turn-claim = tog ormen

## Förklaringar för nybörjare
hisss-learn-aim = **Ditt mål:** gör ormar kompletta (huvud, kropp, svans). De du gör kompletta tar du.
hisss-learn-draw = Dra ett kort. Det läggs där det passar eller börjar en ny rad.
hisss-learn-lay = Färger som möts måste vara lika. Lämna ingen orm som andra kan göra komplett.
hisss-learn-take-now = 💡 **{ $letters }** tar en orm med { $cards } kort.
hisss-remark-alone = Kortet som { $player } drog passar ingenstans, så det börjar en ny rad.
hisss-remark-join = Kopplar du ihop två ormar med minst två kort var tar du dem.
hisss-remark-taken = **Ormen är din.** Korten räknas i slutet.
hisss-remark-lost = { $player } tog en orm. Se efter vad andra kan göra komplett innan du lägger.

# Varför ett drag är bra, efter ett tankstreck eller kolon.
hisss-reason-complete = så tar man en komplett orm med { $cards } kort
hisss-reason-join = så kopplar man ihop två ormar och tar { $cards } kort
hisss-reason-safe = då kan nästa spelare inte ta något
hisss-reason-fewer = { $player } kan då bara ta en orm med { $cards } av de { $fan } kort som är kvar
hisss-reason-long = så blir det en orm med { $cards } kort
hisss-reason-open = { $cards ->
    [0] inget kort som är kvar passar till den här ormen
    [1] 1 kort som är kvar passar till den här ormen
   *[other] { $cards } kort som är kvar passar till den här ormen
}
hisss-flaw = { $player } kan då ta en orm med { $cards } av de { $fan } kort som är kvar

hisss-won-by-cards = Den som har flest kort vinner; är det lika avgör den längsta ormen.
hisss-won-by-snakes = Den som har flest kompletta ormar vinner: { $values }

hisss-refusal-notation = Det här är inget drag i Hisss.
hisss-refusal-card = Det kortet finns inte.
hisss-refusal-order = Det här steget hör inte hemma här.
hisss-refusal-first = En annan plats börjar.
hisss-refusal-fan = Det här kortet är inte kvar i solfjädern: { $card }.
hisss-refusal-not-yours = Det är { $player } som står på tur.
hisss-refusal-drawn = Du har redan dragit. Lägg kortet.
hisss-refusal-draw-first = Dra ett kort först.
hisss-refusal-no-snake = Den ormen finns inte på bordet.
hisss-refusal-closed = Ett huvud eller en svans stänger den här änden.
hisss-refusal-not-its-colour = Kortet har inte den färgen.
hisss-refusal-colours = Färger som möts måste vara lika.
hisss-refusal-only-bodies = Huvuden och svansar får bara ligga intill kroppar.
hisss-refusal-two-heads = En orm har bara ett huvud.
hisss-refusal-two-tails = En orm har bara en svans.
hisss-refusal-no-join = Bara ett kroppskort kan koppla ihop ormar, en på var sida.
hisss-refusal-fits = Kortet passar, så du måste lägga det.

# The daily puzzle
hisss-puzzle-rules = I nöten spelar du ensam: du lägger fem kända kort i den här ordningen, och bara korten du tar räknas.

## Fel i en logg

fault-hisss-card = Det kortet finns inte.
fault-hisss-deck = Kortleken har inga fler kort av det slaget.
fault-hisss-fits = Kortet passar någonstans, så det måste läggas där.
fault-hisss-places = ”places” måste ha noll, en eller två poster med ”snake”, ”end” och ”touch”.
fault-hisss-snake = Det finns ingen orm med det numret på bordet.
fault-hisss-touch = Kortet passar inte i den änden med den färgen.
fault-hisss-same = Ett kort kopplar ihop två olika ormar.
fault-hisss-two-heads = En orm har högst ett huvud och en svans.
fault-hisss-claim = En annan orm måste tas.
