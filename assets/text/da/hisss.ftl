# Hisss og Rainbow Snake: reglerne, bordet, nyhederne.
hisss-title = Hisss / Rainbow Snake
hisss-title-hisss = Hisss
hisss-title-rainbow-snake = Rainbow Snake
hisss-pitch = Byg slanger midt på bordet, og gør dem færdige før de andre.
hisss-pitch-hisss = Bliv den første, der gør slangerne midt på bordet færdige. En tilfældig spiller begynder.
hisss-pitch-rainbow-snake = Det samme spil som Hisss, men den yngste begynder. Gør slanger færdige før de andre.
hisss-line-hisss = gør slanger færdige; en tilfældig spiller begynder
hisss-line-rainbow-snake = som Hisss, men den yngste begynder

hisss-option-edition-name = udgave
hisss-option-edition = Udgaven, som afgør, hvem der begynder
hisss-option-edition-hisss = Hisss (en tilfældig spiller begynder)
hisss-option-edition-rainbow-snake = Rainbow Snake (den yngste begynder)
hisss-option-claim-on-join-name = forbundne-slanger
hisss-option-claim-on-join = Hvornår du tager den slange, du får ved at forbinde to
hisss-option-claim-on-join-always = Hvis begge har mindst to kort (husregel), eller hvis den er færdig
hisss-option-claim-on-join-complete = Kun hvis den er færdig (husregel)
hisss-option-win-by-name = sejr
hisss-option-win-by = Hvad der vinder: flest kort eller flest færdige slanger
hisss-option-win-by-cards = Flest kort (sådan tæller regelbogen)
hisss-option-win-by-snakes = Flest færdige slanger (sådan lyder regelbogens mål)

hisss-rules-1 =
    {"**"}Målet.** Gør slanger færdige, og saml flest kort. En slange har et hoved, mindst ét kropskort og en hale. For 2 til 5 spillere. 🏠 *Hisss* og *Rainbow Snake* adskiller sig kun ved, hvem der begynder: en tilfældig spiller i *Hisss*, den yngste i *Rainbow Snake*.

    {"**"}Kortene.** 50 kort ligger i en vifte med bagsiden opad:
    {"**"}1** seks hoveder, ét i hver af farverne rød, orange, gul, grøn, blå og lilla,
    {"**"}2** seks haler i de samme farver,
    {"**"}3** et regnbuehoved og en regnbuehale,
    {"**"}4** 36 kropskort med to forskellige farver. Hvert farvepar findes på to kort, og de seks par på billedet på tre. 🏠
    Hver farve har også sit eget mønster.
hisss-rules-1-picture = Fire rækker kort. 1: seks hoveder. 2: seks haler. 3: regnbuehovedet og regnbuehalen. 4: seks kroppe: rød og orange, orange og gul, gul og grøn, grøn og blå, blå og lilla, rød og lilla.
hisss-rules-2 =
    {"**"}Din tur.** Tryk på **{ hisss-button-draw }**: Tilfældet vælger et fra viften. 🏠 Passer det et sted, skal du lægge det, og du vælger hvor. Passer det kun ét sted, lægges det der med det samme. Passer det ingen steder, begynder det en ny række.

    {"**"}Billedet**
    {"**"}1** kort tilbage i viften · **2** det trukne kort, og hvem der trak det · **3** et sted, hvor det passer: knappen har samme bogstav. Her passer kortet ved A og ved B og må forbinde de to slanger.
    {"**"}4** kort, som en spiller har taget · **5** spillerens længste slange
hisss-rules-2-picture = Et bord: det trukne kort er gult og blåt. Det passer ved A, i den blå ende af en slange med rødt hoved, og ved B, i den gule ende af en slange med orange hale. Tallene 1 til 5 markerer tegnene; teksten forklarer dem.
hisss-rules-3 =
    {"**"}Starten.** Ét kort ligger åbent i midten. I *Hisss* begynder en tilfældig spiller. 🏠 I *Rainbow Snake* begynder den yngste, som trykker på **Jeg er yngst** i lobbyen. Hvis ingen gør det, begynder en tilfældig spiller. 🏠 De andre følger med uret.

    {"**"}Hvad passer?** Du må bygge på en slange i begge ender, hvis de farver, der mødes, er ens. Et kropskort må vende begge veje. Et hoved eller en hale må kun ligge op ad kropskort. 🏠 Kortet lukker sin ende, og en slange har højst ét hoved og én hale. Regnbuehovedet og regnbuehalen er jokere: de passer til alle farver, og et kropskort må vende begge veje ved siden af dem. To steder er to valg, selv om de ligner hinanden. 🏠

    {"**"}At forbinde.** Et kropskort, som du lige har trukket, må forbinde to slanger, hvis det passer til begge, og resultatet har højst ét hoved og én hale. 🏠 Du behøver aldrig at forbinde slanger. Kort, der allerede ligger på bordet, kan aldrig forbinde slanger.
hisss-rules-4 =
    {"**"}Det tager du**
    {"**"}1** Du lægger kortet, der gør en slange færdig: den har et hoved, en hale og mindst ét kropskort. Du tager den.
    {"**"}2** Du forbinder to slanger med mindst to kort hver. 🏠 Du tager den forbundne slange, færdig eller ej. En ufærdig tæller som alle andre. 🏠
    {"**"}3** Du forbinder et kort, der ligger alene, med andre kort; alene er det ikke en slange endnu. Den nye slange tager du kun, hvis den er færdig. Ellers bliver den på bordet, som her. 🏠
    På billedet er det netop lagte kort indrammet. Tallet bag en slange viser, hvor mange kort du tager.

    {"**"}En mulighed.** Værten kan vælge, at du tager en forbundet slange *kun hvis den er færdig*; ellers bliver den på bordet. 🏠
hisss-rules-4-picture = 1: et grønt hoved, to kroppe og en lilla hale, der gør slangen færdig: 4 kort tages. 2: en krop forbinder to slanger på to kort: 5 kort tages. 3: en krop forbinder et enligt hoved med to kroppe: ingen kort tages.
hisss-rules-5 =
    {"**"}Slutningen.** Efter det sidste kort vinder den, der har flest kort. Begge regelbøger tæller kort til sidst, selv om deres mål nævner flest slanger. 🏠 Med valget *flest færdige slanger* tæller de først, så kortene. 🏠 Står flere lige, afgør den længste slange blandt dem. Er også den lige lang, deler de sejren. 🏠

    {"**"}At give op.** En computer spiller videre for dig, og du kan ikke længere vinde. Den sidste, der ikke har givet op, vinder med det samme. 🏠 { rules-away }

hisss-colour-red = rød
hisss-colour-orange = orange
hisss-colour-yellow = gul
hisss-colour-green = grøn
hisss-colour-blue = blå
hisss-colour-purple = lilla
hisss-colour-rainbow = regnbue
hisss-card-body = { $left }-{ $right }
hisss-card-head = { $colour ->
    [red] rødt hoved
    [orange] orange hoved
    [yellow] gult hoved
    [green] grønt hoved
    [blue] blåt hoved
    [purple] lilla hoved
   *[rainbow] regnbuehoved
}
hisss-card-tail = { $colour ->
    [red] rød hale
    [orange] orange hale
    [yellow] gul hale
    [green] grøn hale
    [blue] blå hale
    [purple] lilla hale
   *[rainbow] regnbuehale
}
# De samme kort i sætninger.
hisss-a-body = en { $left }-{ $right } krop
hisss-a-head = et { $colour ->
    [red] rødt hoved
    [orange] orange hoved
    [yellow] gult hoved
    [green] grønt hoved
    [blue] blåt hoved
    [purple] lilla hoved
   *[rainbow] regnbuehoved
}
hisss-a-tail = en { $colour ->
    [red] rød hale
    [orange] orange hale
    [yellow] gul hale
    [green] grøn hale
    [blue] blå hale
    [purple] lilla hale
   *[rainbow] regnbuehale
}
hisss-end-left = i venstre ende
hisss-end-right = i højre ende

hisss-prompt-draw = { $player }: træk et kort ({ $fan } tilbage).
hisss-prompt-lay = { $player }: du trak { $card }. Hvor skal kortet ligge?
hisss-prompt-join = { $player }: { $card } ved { $letters }. Skal kortet kun ligge der eller forbinde to slanger?

hisss-button-draw = Træk et kort
hisss-button-lay = { $letters }
hisss-button-take = { $letters } · tag { $cards } kort
hisss-button-more = { $letters } …
hisss-button-back = Tilbage
hisss-select = Vælg et sted

hisss-describe-places = Steder: { $places }.
hisss-describe-place = { $letter } { $end } af slange { $snake } ({ $colour })
hisss-describe-seat = { $player }: { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
}, { $snakes ->
    [one] 1 slange
   *[other] { $snakes } slanger
} (færdige: { $complete }), længste { $longest }.
hisss-describe-fan = { $fan ->
    [0] Viften er tom.
    [one] Der er 1 kort tilbage i viften.
   *[other] Der er { $fan } kort tilbage i viften.
}
hisss-describe-snake = Slange { $snake }, fra venstre: { $cards }.

hisss-picture-taken = { $cards } kort!
hisss-picture-longest = { $snakes ->
    [one] Vinderens længste slange
   *[other] Vindernes længste slanger
}
hisss-news-start = Det første kort: { $card }. { $player } begynder.
hisss-news-draw = { $player } trækker { $card }.
hisss-news-alone = { $player } begynder en ny række med { $card }: kortet passer ingen steder.
hisss-news-add = { $player } tilføjer { $card }: slangen har nu { $cards } kort.
hisss-news-join = { $player } forbinder to slanger med { $card } til én på { $cards } kort.
hisss-news-claim = { $player } tager slangen på { $cards } kort!

# De samme hændelser som dele af en linje om en tur. Når der er trukket, er kortet allerede nævnt.
hisss-turn-draw = trak { $card }
hisss-turn-alone = begyndte en ny række med { $first ->
    [1] { $card }
   *[other] kortet
}
hisss-turn-add = lagde { $first ->
    [1] { $card }
   *[other] kortet
} ({ $cards } kort)
hisss-turn-join = forbandt to slanger med { $first ->
    [1] { $card }
   *[other] kortet
} ({ $cards } kort)
hisss-turn-claim = tog slangen

## Forklaringer til nybegyndere
hisss-learn-aim = **Dit mål:** gør slanger færdige (hoved, krop, hale). Dem, du gør færdige, tager du.
hisss-learn-draw = Træk et kort. Det lægges, hvor det passer, eller begynder en ny række.
hisss-learn-lay = Farver, der mødes, skal være ens. Efterlad ingen slange, andre kan gøre færdig.
hisss-learn-take-now = 💡 **{ $letters }** tager en slange på { $cards } kort.
hisss-remark-alone = Kortet, som { $player } trak, passer ingen steder, så det begynder en ny række.
hisss-remark-join = Forbinder du to slanger på mindst to kort hver, tager du dem.
hisss-remark-taken = **Slangen er din.** Dens kort tæller til sidst.
hisss-remark-lost = { $player } tog en slange. Se, hvad andre kan gøre færdigt, før du lægger.

# Hvorfor et træk er godt, efter en tankestreg eller et kolon.
hisss-reason-complete = så tager man en færdig slange på { $cards } kort
hisss-reason-join = så forbinder man to slanger og tager { $cards } kort
hisss-reason-safe = så kan den næste spiller ikke tage noget
hisss-reason-fewer = { $player } kan så kun tage en slange med { $cards } af de { $fan } resterende kort
hisss-reason-long = så bliver det en slange på { $cards } kort
hisss-reason-open = { $cards ->
    [0] ingen af de resterende kort passer til denne slange
    [1] 1 af de resterende kort passer til denne slange
   *[other] { $cards } af de resterende kort passer til denne slange
}
hisss-flaw = { $player } kan så tage en slange med { $cards } af de { $fan } resterende kort

hisss-won-by-cards = Den, der har flest kort, vinder; står det lige, afgør den længste slange det.
hisss-won-by-snakes = Den, der har flest færdige slanger, vinder: { $values }

hisss-refusal-notation = Det er ikke et træk i Hisss.
hisss-refusal-card = Det kort findes ikke.
hisss-refusal-order = Dette trin hører ikke til her.
hisss-refusal-first = En anden plads begynder.
hisss-refusal-fan = Dette kort er ikke længere i viften: { $card }.
hisss-refusal-not-yours = { $player } har turen.
hisss-refusal-drawn = Du har allerede trukket. Læg kortet.
hisss-refusal-draw-first = Træk et kort først.
hisss-refusal-no-snake = Den slange findes ikke på bordet.
hisss-refusal-closed = Et hoved eller en hale lukker denne ende.
hisss-refusal-not-its-colour = Kortet har ikke den farve.
hisss-refusal-colours = Farver, der mødes, skal være ens.
hisss-refusal-only-bodies = Hoveder og haler må kun ligge op ad kroppe.
hisss-refusal-two-heads = En slange har kun ét hoved.
hisss-refusal-two-tails = En slange har kun én hale.
hisss-refusal-no-join = Kun et kropskort kan forbinde slanger, én på hver side.
hisss-refusal-fits = Kortet passer, så du skal lægge det.

# The daily puzzle
hisss-puzzle-rules = I opgaven spiller du alene: du lægger fem kendte kort i denne rækkefølge, og kun de kort, du tager, tæller.

## Fejl i en log

fault-hisss-card = Det kort findes ikke.
fault-hisss-deck = Der er ikke flere kort af den slags.
fault-hisss-fits = Kortet passer et sted, så det skal lægges der.
fault-hisss-places = »places« skal have nul, én eller to poster med »snake«, »end« og »touch«.
fault-hisss-snake = Der er ingen slange med det nummer på bordet.
fault-hisss-touch = Kortet passer ikke i den ende med den farve.
fault-hisss-same = Et kort forbinder to forskellige slanger.
fault-hisss-two-heads = En slange har højst ét hoved og én hale.
fault-hisss-claim = En anden slange skal tages.
