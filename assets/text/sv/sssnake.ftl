# Sssnake: reglerna, bordet, nyheterna.
sssnake-title = Sssnake
sssnake-pitch = Bli först med att koppla ihop din orms huvud och svans, vad grannarna än lägger till.
sssnake-line = koppla ihop din orm först

sssnake-option-rounds-name = rundor
sssnake-option-rounds = 1 är regelbokens spel; med fler rundor läggs poängen ihop, som boken också beskriver
sssnake-length = { $each ->
    [0] { $number ->
        [1] En runda
       *[other] { $number } rundor
    }
    [1] { $number } rundor: alla börjar en gång
   *[other] { $number } rundor: alla börjar två gånger
}
sssnake-length-button = { $each ->
    [0] En runda
    [1] { $number } rundor: en var
   *[other] { $number } rundor: två var
}
sssnake-list-totals = Summor (varje kort som saknas kostar en poäng)

sssnake-rules-1 =
    {"**"}Målet.** Bli först med att koppla ihop din orms huvud och svans.

    {"**"}Bilden**
    {"**"}1** vem som spelar · **2** tärningen · **3** de dragna korten: bokstäverna bredvid ett kort anger var det kan ligga, som på knapparna · **4** rundan · **5** kort kvar i draghögen
    {"**"}6** kort som ormen ännu behöver · **7** poäng hittills · **8** det nyaste kortet, i rosa · **9** en öppen ände, i gult
sssnake-rules-1-picture = Ett bord där röd ska lägga en kurva eller en raka. Siffrorna 1 till 9 markerar tecknen; texten förklarar dem.
sssnake-rules-2 =
    {"**"}Korten.** Du har ett stort kort med huvud och svans. 120 kvadratiska kort ligger i draghögen med baksidan upp: 60 rakor, 48 kurvor, 8 korsningar (två raka delar, den ena över den andra) och 4 dubbelkurvor (två kurvor som inte nuddar varandra). Tärningen visar 1, 2 eller 3, på två sidor vardera. 🏠

    {"**"}Din tur.** Boten kastar tärningen, och du drar så många kort som den visar. 🏠 På nästa sida står det vad du gör med dem. Sedan är det din vänstra grannes tur. Den yngsta börjar och trycker på **Jag är yngst** i lobbyn. Om ingen gör det börjar en slumpvis vald spelare. 🏠
sssnake-rules-3 =
    {"**"}En etta.** Lägg kortet på din vänstra grannes orm; du väljer var. Passar det ingenstans där, lägg det på din egen orm. Passar det inte där heller är det ute ur spelet.

    {"**"}En tvåa.** Välj ett kort och lägg det på din egen orm. Det andra går till din vänstra granne, som måste lägga det på sin. Passar det ingenstans där kommer det tillbaka, och du måste lägga det på din. Går inte det heller är kortet ute ur spelet.

    {"**"}En trea.** Likadant, men du lägger två kort på din egen orm, ett efter det andra, och ger bort det tredje. Passar det ingenstans där kommer det alltid tillbaka. 🏠

    {"**"}Bilden.** Den röda cirkeln är du, den blå kvadraten är din vänstra granne.
sssnake-rules-3-picture = Med en etta går kortet till den vänstra grannen. Med en tvåa går ett kort till din egen orm och ett till den vänstra grannen. Med en trea går två kort till din egen orm och ett till den vänstra grannen.
sssnake-rules-4 =
    {"**"}Ditt val.** Du väljer bland korten som passar på din orm. Passar bara ett kort, och bara på ett ställe, läggs det dit direkt. Passar inget av dina kort väljer du vilket som helst: det är ute ur spelet. 🏠 Du lägger dina egna kort innan grannen får det sista. 🏠 Har draghögen färre kort än tärningen visar spelar du som om du hade slagit det mindre talet. 🏠
sssnake-rules-5 =
    {"**"}Lägga kort.** Ett kort läggs i en av de två öppna ändarna så att kroppen fortsätter. Efteråt måste det fortfarande gå att koppla ihop huvud och svans med valfria kort. Ett lagt kort flyttas aldrig.

    {"**"}Bilden.** **1** Kurvan kan läggas i båda ändarna och svänga åt vänster eller höger: fyra ställen, fyra bokstäver. **2** Kurvan lades vid A. Halsen löpte då vidare genom korsningens fria del.
sssnake-rules-5-picture = 1: halsen har gjort en ögla under en korsning. Bokstäver markerar ställena för en kurva: A och B vid halsen, C och D vid svansen. 2: kurvan ligger vid A, och halsen har löpt upp genom korsningen till rutan ovanför.
sssnake-rules-6 =
    {"**"}Detaljerna** 🏠
    • Varje orm växer på sitt eget rutnät, utan kanter. Det stora kortet täcker två gånger två rutor. Halsen lämnar det uppe till vänster, svansen nere till höger.
    • Rakor och korsningar går rakt fram. Kurvor och dubbelkurvor svänger åt vänster eller höger.
    • Den andra delen av en korsning eller dubbelkurva (blekt ritad) är fri. En ände som når den, nu eller senare, går igenom direkt och utan kostnad, även genom flera.
    • En ände får inte löpa in i den stängda sidan av ett kort eller i det stora kortet.
    • *Kort som saknas* = det minsta antal kort som skulle göra ormen komplett om du hade de bästa tänkbara. En ny orm behöver 7.
sssnake-rules-7 =
    {"**"}Rundans slut.** När din orm är komplett vinner du rundan direkt, även om en annan spelares kort gjorde den komplett. 🏠 Kort som ännu är på hand lämnar spelet. 🏠 Är draghögen tom efter ett helt drag vinner den vars orm behöver färst kort; behöver flera lika få delar de på rundan. 🏠

    {"**"}Bilden.** Den röda ormen är komplett, så röd vinner. De andra behöver fem kort till var och förlorar fem poäng.
sssnake-rules-7-picture = Slutet på ett parti med en runda: den röda ormen är komplett. Blå och gul behöver fem kort till var och har minus fem poäng.
sssnake-rules-8 =
    {"**"}Rundor.** En runda är regelbokens spel. Med flera rundor räknar ni poäng, som regelboken föreslår för flera spel i rad. Ett parti har lika många rundor som spelare: alla börjar en gång. Spelar du bara mot datorer är det en runda. Värden kan också välja en enda runda, eller två per spelare. 🏠

    {"**"}Poäng.** Efter varje runda förlorar du en poäng för varje kort som din orm ännu behöver. Poängen läggs ihop. Efter sista rundan vinner den som har högst summa. Spelare med samma summa delar på segern. 🏠 Nästa runda inleds av grannen till vänster om den som började. 🏠

    {"**"}Ge upp.** En dator spelar vidare åt dig, och du kan inte längre vinna. Den sista som inte har gett upp vinner direkt. 🏠 { rules-away }

# Words in pictures, as short as possible.
sssnake-picture-round = Runda { $round }/{ $rounds }
sssnake-picture-previous = Runda { $round }
sssnake-picture-pile = Draghög: { $pile }
sssnake-picture-missing = { $missing ->
    [0] komplett
    [1] 1 kort saknas
   *[other] { $missing } kort saknas
}
sssnake-picture-missing-short = { $missing ->
    [0] komplett
   *[other] { $missing } saknas
}
sssnake-picture-points = { $points ->
   *[other] { $shown } poäng
}

sssnake-card = { $card ->
    [straight] raka
    [crossing] korsning
    [double] dubbelkurva
   *[curve] kurva
}
sssnake-end-neck = vid huvudänden
sssnake-end-tail = vid svansänden
sssnake-way-ahead = rakt fram
sssnake-way-left = åt vänster
sssnake-way-right = åt höger

sssnake-prompt-lone = { $player }, ett ensamt kort läggs hos { $neighbour }: { sssnake-card }.
sssnake-prompt-lone-own = { $player }, kortet passar inte hos { $neighbour }, så lägg det på din egen orm: { sssnake-card }.
sssnake-prompt-own-one = { $player }, lägg ett kort och ge { $neighbour } ett.
sssnake-prompt-own-two = { $player }, lägg två kort och ge { $neighbour } ett.
sssnake-prompt-given = { $player }, { $giver } gav dig ett kort. Lägg det på din orm: { sssnake-card }.
sssnake-prompt-returned = { $player }, kortet kom tillbaka från { $neighbour }. Lägg det på din egen orm: { sssnake-card }.

sssnake-button-place = { $letter }: { $end }, { $side }
sssnake-button-neck = huvudänden
sssnake-button-tail = svansänden
sssnake-button-up = upp
sssnake-button-right = höger
sssnake-button-down = ner
sssnake-button-left = vänster
sssnake-button-discard = ✕ { sssnake-card }: släng

sssnake-describe-choices = Ställen: { $choices }.
sssnake-describe-choice = { $letter } { sssnake-card } { $end } { $way } ({ $heading })
sssnake-describe-seat = { $player }: { $missing ->
    [0] ormen komplett
    [one] 1 kort saknas
   *[other] { $missing } kort saknas
}, { $laid ->
    [one] 1 lagt
   *[other] { $laid } lagda
}, { $total ->
    [one] 1 poäng
   *[other] { $total } poäng
}.
sssnake-describe-round = Runda { $round } av { $rounds }, { $pile ->
    [0] draghögen är tom
    [one] 1 kort i draghögen
   *[other] { $pile } kort i draghögen
}.
sssnake-describe-roll = Tärningen visar { $die }. Dragna kort: { $cards }.
sssnake-describe-none = inga
sssnake-describe-ends = { $player }, öppna ändar: halsen går in i { $neck } { $neck-heading }, svansen går in i { $tail } { $tail-heading }.
sssnake-describe-cells = Rutor anges som kolumn/rad, räknat åt höger och nedåt. Det stora kortet täcker 0/0 till 1/1; halsen lämnar 0/0 åt vänster, svansen lämnar 1/1 åt höger.
sssnake-describe-body = { $player }, ormen ruta för ruta från det stora kortet: hals { $neck }; svans { $tail }.
sssnake-describe-body-complete = { $player }, den kompletta ormen ruta för ruta från hals till svans: { $neck }.
sssnake-describe-run = rakt från { $first } till { $last }
sssnake-describe-free = { $player }, fria delar: { $parts }.
sssnake-describe-free-part = { sssnake-card } { $cell } mellan { $one } och { $other }
sssnake-heading-up = uppåt
sssnake-heading-right = åt höger
sssnake-heading-down = nedåt
sssnake-heading-left = åt vänster
sssnake-side-up = överkanten
sssnake-side-right = högersidan
sssnake-side-down = underkanten
sssnake-side-left = vänstersidan

sssnake-news-round = { $rounds ->
    [1] { $player } börjar.
   *[other] Runda { $round } av { $rounds }: { $player } börjar.
}
sssnake-news-roll = { $player } slår en { $die ->
    [1] etta
    [2] tvåa
   *[other] trea
} och drar: { $cards }.
sssnake-news-place = { $player } lägger en { sssnake-card }{ $forced ->
    [1] {" "}(enda stället)
   *[other] {""}
} och behöver { $missing ->
    [one] 1 kort till
   *[other] { $missing } kort till
}.
sssnake-news-place-other = { $player } lägger en { sssnake-card } hos { $owner }{ $forced ->
    [1] {" "}(enda stället)
   *[other] {""}
}, som nu behöver { $missing ->
    [one] 1 kort till
   *[other] { $missing } kort till
}.
sssnake-news-complete = { $player } lägger en { sssnake-card }{ $forced ->
    [1] {" "}(enda stället)
   *[other] {""}
}: ormen är komplett!
sssnake-news-complete-other = { $player } lägger en { sssnake-card } hos { $owner }{ $forced ->
    [1] {" "}(enda stället)
   *[other] {""}
}: ormen är komplett!
sssnake-news-give = { $player } ger { $to } en { sssnake-card }.
sssnake-news-return = Kortet ({ sssnake-card }) passar inte: { $player } ger tillbaka det till { $to }.
sssnake-news-discard = Kortet ({ sssnake-card }) passar ingenstans: { $player } slänger det.
sssnake-news-score = { $rounds ->
    [1] Rundan är slut.
   *[other] Runda { $round } av { $rounds } är slut. { $points }.
}
sssnake-news-score-empty = { $rounds ->
    [1] Draghögen är tom. { $winners } behöver färst kort till.
   *[other] Draghögen är tom: runda { $round } av { $rounds } är slut. { $winners } behöver färst kort till. { $points }.
}
sssnake-news-points = { $player } { $points } (totalt { $total })

# Samma händelser som delar av en rad om ett drag.
sssnake-turn-roll = slog en { $die ->
    [1] etta
    [2] tvåa
   *[other] trea
}
sssnake-turn-place = lade { $times ->
    [1] en { sssnake-card }
   *[other] { $times } kort
} ({ sssnake-turn-missing })
sssnake-turn-place-other = lade en { sssnake-card } hos { $owner } ({ sssnake-turn-missing })
sssnake-turn-missing = { $forced ->
    [1] enda stället
   *[other] { $missing ->
        [1] 1 kort saknas
       *[other] { $missing } kort saknas
    }
}
sssnake-turn-complete = lade en { sssnake-card }: komplett!
sssnake-turn-complete-other = lade en { sssnake-card } hos { $owner }: komplett!
sssnake-turn-give = gav { $to } en { sssnake-card }
sssnake-turn-return = gav tillbaka en { sssnake-card } till { $to }
sssnake-turn-discard = slängde { $times ->
    [1] en { sssnake-card }
   *[other] { $times } kort
}

## Förklaringar för nybörjare
sssnake-learn-aim = **Ditt mål:** koppla ihop de två öppna ändarna på din orm. Hitta den kortaste vägen.
sssnake-learn-own-one = Ett kort läggs på din orm. { $neighbour } får det andra på sin.
sssnake-learn-own-two = Två kort läggs på din orm. { $neighbour } får det tredje på sin.
sssnake-learn-lone = { $neighbour } får kortet på sin orm: håll isär ormens ändar.
sssnake-learn-lone-own = Kortet passar inte hos { $neighbour }, så det läggs på din orm.
sssnake-learn-given = { $giver } var tvungen att ge dig ett kort. Välj det bästa stället för det.
sssnake-learn-returned = Ditt kort passade ingenstans och kom tillbaka. Nu läggs det på din orm.
sssnake-learn-discard = Inget kort passar på din orm: välj ett att slänga. Det kostar dig inget.
sssnake-learn-fewest = 💡 Med { $letters } { $missing ->
    [0] är din orm komplett, och du vinner
    [one] behöver din orm bara 1 kort till
   *[other] behöver din orm bara { $missing } kort till
}.
sssnake-learn-most = 💡 Med { $letters } behöver den andra ormen { $missing } kort till, det högsta möjliga.
sssnake-remark-placed-on-yours = { $player } drog ett enda kort, så det lades på din orm.
sssnake-remark-two-parts = Kortet ({ sssnake-card }) har två delar. Den andra delen är fri till senare.
sssnake-remark-only-place = Ditt kort passade bara på ett ställe, så det lades direkt.
sssnake-remark-returned = Ett kort som inte passar någonstans på grannens orm kommer tillbaka.
sssnake-remark-score = Varje kort som din orm ännu behöver kostar dig en poäng.

# Why a move is good, as a clause after a dash or a colon.
sssnake-reason-complete = ormen blir komplett
sssnake-reason-fewer = ormen behöver då bara { $missing ->
    [one] 1 kort till
   *[other] { $missing } kort till
}
sssnake-reason-keep = { $player } får inget användbart kort
sssnake-reason-shortest = andra drag skulle göra vägen från huvud till svans längre
sssnake-reason-open = fler av korten i draghögen kan hjälpa härnäst
sssnake-reason-longer = då behöver { $player } { $missing ->
    [one] 1 kort till
   *[other] { $missing } kort till
}
sssnake-reason-no-help = andra drag skulle hjälpa { $player } mer
sssnake-reason-closed = färre av korten i draghögen kan hjälpa { $player } härnäst

sssnake-refusal-notation = Det här är inget drag i Sssnake.
sssnake-refusal-nothing-to-choose = Det finns inget att välja just nu.
sssnake-refusal-not-yours = Nu är det { $player } som väljer.
sssnake-refusal-no-card = Det finns ingen { sssnake-card } på hand.
sssnake-refusal-other-snake = Kortet måste läggas hos { $player }.
sssnake-refusal-way = En { sssnake-card } svänger inte åt det hållet.
sssnake-refusal-closed = Med en { sssnake-card } där skulle en ände löpa in i en stängd sida.
sssnake-refusal-cut-off = Med en { sssnake-card } där skulle huvud och svans aldrig kunna kopplas ihop.
sssnake-refusal-fits = Kortet ({ sssnake-card }) passar, så du måste lägga det.
sssnake-refusal-other-fits = Kortet ({ sssnake-card }) passar ingenstans. Välj kortet som passar.
sssnake-refusal-order = Det här steget hör inte hemma här.
sssnake-refusal-first = En annan plats börjar rundan.
sssnake-refusal-draw = De här korten kan inte ha dragits.

# The daily puzzle
puzzle-close-label = { $letter } · { sssnake-card }, { $end }, { $side }
sssnake-puzzle-rules = I nöten spelar du ensam med de här korten: det finns ingen tärning och ingen draghög, och du väljer ordningen.

## Fel i en logg

fault-sssnake-first = Nästa plats måste börja den här rundan.
fault-sssnake-die = Tärningen visar 1, 2 eller 3.
fault-sssnake-draw = Antalet dragna kort måste stämma med tärningen, eller med resten av draghögen.
fault-sssnake-card = Ett kort är S, C, X eller D.
fault-sssnake-pile = Draghögen har inga fler kort av det slaget.
fault-sssnake-hand = Kortet är inte på hand.
fault-sssnake-on = Kortet måste läggas hos { $seat }.
fault-sssnake-end = En ände är ”neck” eller ”tail”.
fault-sssnake-way = En riktning är ”ahead”, ”left” eller ”right”.
fault-sssnake-place = Kortet får inte ligga där: kroppen måste fortsätta, och det måste fortfarande gå att koppla ihop huvud och svans.
fault-sssnake-must-place = Kortet passar, så det måste läggas.
fault-sssnake-other-fits = Ett annat kort på hand passar, så det här får inte slängas.
fault-sssnake-to = Ett kort går till den vänstra grannen, eller tillbaka till givaren.
fault-sssnake-missing = Antalet kort som saknas är fel.
fault-sssnake-totals = Summorna är fel: varje plats förlorar en poäng för varje kort som saknas.
