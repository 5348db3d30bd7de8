ssserpent-title = Ssserpent
ssserpent-pitch = Lad din slange vokse æble for æble, til den kan bide den anden.
ssserpent-line = spis, voks og bid

ssserpent-option-set-up-name = opstilling
ssserpent-option-set-up = Hvem der stiller brættet op: tilfældet eller spillerne
ssserpent-option-set-up-hand = manuelt (regelbogen)
ssserpent-option-set-up-chance = tilfældigt, hver brik for sig
ssserpent-option-set-up-even = tilfældigt, et jævnt bræt
ssserpent-switch-hand = Stil op manuelt
ssserpent-switch-even = Tilfældigt bræt

ssserpent-rules-1 =
    {"**"}Målet.** Tag den anden slanges hoved, eller sørg for, at den ikke kan lave et helt træk.

    {"**"}Opstillingen.** Tilfældet vælger et bræt, hvor begge farver vinder omtrent lige ofte, og hvem der trækker først, medmindre værten vælger **Stil op manuelt** i lobbyen. 🏠 Stiller I op manuelt, begynder en tilfældig spiller. 🏠 I placerer på skift blåbær, ét ad gangen, to hver. Regelbogen kalder dem blå æbler: de placeres som æbler. Så vælger den anden spiller farve. 🏠 Den første spiller begynder igen. 🏠 I placerer hver fire æbler i **modstanderens** farve, ét ad gangen, og til sidst **modstanderens** hoved på kanten. Hvem der trækker først, er tilfældigt.

    {"**"}Tilfældigt.** Du kan overlade én placering, eller alle dem, du har tilbage, til tilfældet. 🏠 Før farverne er valgt, kan I blive enige om **Tilfældigt bræt**: så klarer tilfældet resten af opstillingen. 🏠
ssserpent-rules-2 =
    {"**"}Felterne.** Et æble ligger aldrig på kanten (**1**) og aldrig lige op ad et andet æble eller et hoved: over, under, til venstre eller til højre (**2**). Et hoved ligger på kanten, ikke lige op ad et æble. På billedet er felterne med navn dem, der står på knapperne; prikker markerer de andre ledige felter. Er der ikke noget felt tilbage til en brik, falder disse regler bort én ad gangen, indtil der er et: først »op ad et hoved«, så »op ad et æble«, så »på kanten«. 🏠
ssserpent-rules-2-picture = Opstillingen: fire blåbær, to gule æbler og et rødt ligger på brættet. 1 markerer et felt på kanten, 2 et felt mellem to æbler; dér må der ikke ligge et æble.
ssserpent-rules-3 =
    {"**"}Billedet.** Det røde hoved må gå til
    {"**"}1** et frit felt,
    {"**"}2** et æble i sin egen farve,
    • et blåbær, hvis slangen er voksen (næste side),
    • den anden slange for at bide den (næste side).
    Det må ikke gå til
    {"**"}3** et æble i den anden farve,
    {"**"}4** sin egen slange, heller ikke det felt, halen er ved at forlade. Slangen går altså aldrig baglæns. Kun et hoved uden krop må vende om. 🏠
ssserpent-rules-3-picture = En rød slange på fire brikker skal trække. 1 markerer et frit felt foran hovedet, 2 et rødt æble ved siden af hovedet, 3 et gult æble på den anden side og 4 slangens egen krop.
ssserpent-rules-4 =
    {"**"}At trække.** En slange går halvt så mange skridt, som den har brikker, rundet op: 1 eller 2 brikker giver 1 skridt, 3 eller 4 giver 2, 5 eller 6 giver 3, 7 eller 8 giver 4, 9 giver 5. Den skal gå dem alle. Hovedet går forrest, op, ned, til venstre eller til højre, og kroppen følger efter.

    Pilene tilbyder kun skridt, der lader dig gøre trækket færdigt. **Kan du ikke lave et helt træk, taber du.**

    {"**"}At vokse.** Et spist æble bliver til en ny brik lige bag hovedet. Så snart der ikke er flere æbler i slangens farve på brættet, også midt i et træk, er den **voksen** for altid. Voksne slanger må også spise blåbær.
ssserpent-rules-5 =
    {"**"}At bide.** Spillereglerne kalder det et angreb. Se på den linje, skridtet følger. Tæl dine brikker fra hovedet og bagud, og den anden slanges brikker fra det bidte felt og videre. Begge tællinger stopper ved det første hul, og brikker fra en slange, der bugter sig, tæller også. 🏠 For at bide skal du have **flere** brikker. Den anden slange mister den bidte brik og alle bag den. Deres felter er frie med det samme, også for dine næste skridt. 🏠 Din slange vokser ikke. 🏠 Den går resten af sine skridt. Tager du **hovedet**, vinder du med det samme. Du bekræfter et bid med **Bid**, hvis det er trækkets sidste skridt. Tidligere i trækket skal det ikke bekræftes.
ssserpent-rules-6 =
    {"**"}Billedet.** Rød tæller **1**, **2**, **3** brikker, gul kun **1**, **2**. Rød må altså bide den indrammede brik, og gul mister den og de to bag den. I din tur markerer gule rammer de brikker, du kan bide med dette træk, og **!** markerer dit hoved, hvis den anden slange kan tage det nu.
ssserpent-rules-6-picture = En rød slange på tre brikker på række står over for den gule slanges krop. Tal tæller tre røde brikker og to gule på biddets linje. Den første gule brik er indrammet, og et udråbstegn advarer om, at det røde hoved er i fare.
ssserpent-rules-7 =
    {"**"}Efter trækket** lægger du de brikker, du bed af, tilbage én ad gangen, som æbler i den anden farve, efter reglerne for placering. 🏠 Ejeren må spise dem igen.

    {"**"}Uafgjort.** Partiet er uafgjort, når en tur begynder med den samme stilling for tredje gang, eller når ingen spiser eller bider i 120 træk på stribe (begge spillere tilsammen). Men har du ikke noget helt træk, taber du. 🏠

    {"**"}At give op.** Din modstander vinder. 🏠 { rules-away }
ssserpent-rules-8 =
    {"**"}Billedet**
    {"**"}1** spilleren, med slangens farve og form · **2** slangens brikker · **3** skridtene i et træk · **4** et blåbær, overstreget, indtil slangen er voksen
    {"**"}5** det seneste træk, og hvad der blev placeret efter det, i lyserødt · **6** de næste skridt, i gult
    Rammen om en spiller viser, hvis tur det er.
ssserpent-rules-8-picture = Et bord efter et træk med den røde slange. Tallene 1 til 6 markerer tegnene; teksten forklarer dem.

# Words in pictures, as short as possible.
ssserpent-picture-length = Længde { $length }
ssserpent-picture-steps = { $steps ->
   *[other] { $steps } skridt
}

ssserpent-colour = { $colour ->
    [red] rød
   *[yellow] gul
}

ssserpent-prompt-blue = { $player }, placer et blåbær.
ssserpent-prompt-take = { $player }, vælg din farve.
ssserpent-prompt-apple = { $player }, placer et æble til modstanderen.
ssserpent-prompt-head = { $player }, placer modstanderens hoved.
ssserpent-prompt-move-first = { $player } ({ ssserpent-colour }), lav dit træk. Du spiser kun æbler i din farve, blåbær først senere.
ssserpent-prompt-move = { $player } ({ ssserpent-colour }), lav dit træk: { $steps ->
    [one] ét skridt
   *[other] { $steps } skridt
}.
ssserpent-prompt-step = { $player } går til { $path }: { $left ->
    [one] ét skridt mere
   *[other] { $left } skridt mere
}.
ssserpent-prompt-bite = { $player } går til { $path }: { $effects }. Vil du bide?
ssserpent-prompt-replant = { $player }, læg { $discs ->
    [one] den sidste { $colour ->
        [yellow] gule
       *[other] røde
    } brik
   *[other] { $discs } { $colour ->
        [yellow] gule
       *[other] røde
    } brikker
} tilbage som { $discs ->
    [one] et æble
   *[other] æbler
}: vælg felt.

ssserpent-button-red = 🔴 Rød
ssserpent-button-yellow = 🟨 Gul
ssserpent-button-random = 🎲 Tilfældigt
ssserpent-button-random-rest = 🎲 Resten tilfældigt
ssserpent-button-undo = ↩️ Fortryd
ssserpent-button-bite = ⚔️ Bid
ssserpent-button-straight = Til { $what } { $cell } ({ $steps } skridt)
ssserpent-choice-row = Række { $row }
ssserpent-board-button = { $required ->
    [one] 🎲 Tilfældigt bræt
   *[other] 🎲 Tilfældigt bræt ({ $agreed }/{ $required })
}
ssserpent-board-wanted = { $player } vil have et tilfældigt bræt. Tilfældet stiller alt op, når I begge er enige.
ssserpent-board-agreed = I blev enige: tilfældet stiller brættet op.
ssserpent-board-withdrawn = { $player } vil stille brættet op manuelt.

ssserpent-describe-begins = Partiet begynder.
ssserpent-describe-young = { $player } ({ ssserpent-colour }): slangen er ikke voksen, { $length ->
    [one] én brik
   *[other] { $length } brikker
} lang og går { $steps ->
    [one] ét skridt
   *[other] { $steps } skridt
} pr. træk. Fra hovedet: { $cells }.
ssserpent-describe-adult = { $player } ({ ssserpent-colour }): slangen er voksen, { $length ->
    [one] én brik
   *[other] { $length } brikker
} lang og går { $steps ->
    [one] ét skridt
   *[other] { $steps } skridt
} pr. træk. Fra hovedet: { $cells }.
ssserpent-describe-headless = { $player } ({ ssserpent-colour }): slangen har ikke noget hoved.
ssserpent-describe-apples = { $apples ->
    [0] Ingen { $colour ->
        [yellow] gule
       *[other] røde
    } æbler på brættet.
    [one] { $colour ->
        [yellow] Gult
       *[other] Rødt
    } æble: { $cells }.
   *[other] { $colour ->
        [yellow] Gule
       *[other] Røde
    } æbler: { $cells }.
}
ssserpent-describe-blue = { $apples ->
    [0] Ingen blåbær på brættet.
    [one] Blåbær: { $cells }.
   *[other] Blåbær: { $cells }.
}
ssserpent-describe-cells = Felter at vælge imellem: { $cells }.
ssserpent-describe-steps = Mulige næste skridt: { $steps }.
ssserpent-describe-closed = Lukkede pile: { $steps }.
ssserpent-closed = { $arrow } { $reason }
ssserpent-closed-border = kant
ssserpent-closed-own = egen brik
ssserpent-closed-enemy-apple = æble i den anden farve
ssserpent-closed-young = blåbær, kun for voksne slanger
ssserpent-closed-weak = for få brikker på række til at bide ({ $attackers } mod { $defenders })
ssserpent-closed-stuck = intet helt træk den vej
ssserpent-describe-bites = Brikker, som dette træk kan bide: { $cells }.
ssserpent-describe-threat = { $player }: hovedet på { $cell } er i fare, for den anden slange kan tage det nu.
ssserpent-describe-board = Kolonnerne går fra A til I, fra venstre mod højre; rækkerne fra 1 til 9, nedefra og op.
ssserpent-describe-last = Seneste træk ({ ssserpent-colour }): fra { $from } til { $path }.
ssserpent-describe-repeated = Denne stilling er opstået to gange. Én gang til, og partiet er uafgjort.
ssserpent-describe-quiet = { $moves ->
    [one] Ét træk
   *[other] { $moves } træk
} uden at spise eller bide; ved { $most } er det uafgjort.

ssserpent-picture-bite = Bid! −{ $lost }
ssserpent-news-setup = { $player } begynder opstillingen.
ssserpent-news-rest = { $player } overlader resten af opstillingen til tilfældet.
ssserpent-news-blue = { $player } placerer et blåbær på { $cell }.
ssserpent-news-colour = { $player } vælger den { $colour ->
    [yellow] gule slange: den spiser gule æbler
   *[other] røde slange: den spiser røde æbler
}.
ssserpent-news-apple = { $player } placerer et { $colour ->
        [yellow] gult
       *[other] rødt
    } æble på { $cell } til modstanderen.
ssserpent-news-head = { $player } placerer modstanderens { $colour ->
        [yellow] gule
       *[other] røde
    } hoved på { $cell }.
ssserpent-news-begin = Slangerne er klar: { $player } ({ ssserpent-colour }) trækker først.
ssserpent-news-move = { $player } går til { $path }.
ssserpent-news-move-effects = { $player } går til { $path }: { $effects }.
ssserpent-news-replant = { $player } lægger en { ssserpent-colour } brik tilbage som æble på { $cell }.
ssserpent-news-repeated = { $news } 🔁 Denne stilling er opstået to gange. Én gang til, og partiet er uafgjort.
ssserpent-news-trapped = { $news } { $player } sidder fast og kan ikke gå { $steps ->
    [one] et eneste skridt
   *[other] alle { $steps } skridt
}.
ssserpent-effect-apples = { $apple } { $count ->
    [one] spiser et æble
   *[other] spiser { $count } æbler
}
ssserpent-effect-adult = er nu voksen
ssserpent-effect-blue = 🫐 { $count ->
    [one] spiser et blåbær
   *[other] spiser { $count } blåbær
}
ssserpent-effect-lost = ⚔️ { $count ->
    [one] bider én brik af
   *[other] bider { $count } brikker af
}
ssserpent-effect-head = ⚔️ tager hovedet

# De samme hændelser som dele af en linje om en tur.
ssserpent-turn-blue = placerede et blåbær på { $cell }
ssserpent-turn-colour = valgte den { $colour ->
    [yellow] gule slange (den spiser gule æbler)
   *[other] røde slange (den spiser røde æbler)
}
ssserpent-turn-apple = placerede et { $colour ->
        [yellow] gult
       *[other] rødt
    } æble på { $cell }
ssserpent-turn-head = placerede det { $colour ->
        [yellow] gule
       *[other] røde
    } hoved på { $cell }

## Forklaringer til nybegyndere
ssserpent-learn-aim = **Dit mål:** tag den anden slanges hoved. Spis æbler i din farve for at vokse.
ssserpent-learn-blue = Placer et blåbær, eller lad tilfældet stille brættet op.
ssserpent-learn-take = Vælg din farve. Den afgør, hvilke æbler du spiser.
ssserpent-learn-apple = Et { $colour ->
        [yellow] gult
       *[other] rødt
    } æble er mad til din modstander: gør det svært at nå.
ssserpent-learn-head = Placer modstanderens { $colour ->
        [yellow] gule
       *[other] røde
    } hoved på kanten, langt fra æblerne i samme farve.
ssserpent-learn-move = Din { $colour ->
        [yellow] gule
       *[other] røde
    } slange går { $steps ->
    [one] ét skridt: tryk på en pil.
   *[other] { $steps } skridt: tryk på pilene en efter en.
}
ssserpent-learn-eat = Et æble er inden for rækkevidde: { $apple } eller 🫐 markerer pilen.
ssserpent-learn-nearest = Ingen æbler er inden for rækkevidde. Dit nærmeste ligger på { $cell }.
ssserpent-learn-line = **For at bide** skal du have flere brikker på linje med hovedet end den anden slange.
ssserpent-learn-attack-now = **Du kan bide: ⚔️.** Den anden slange mister den bidte brik og alt bag den.
ssserpent-learn-win-now = **Du kan tage hovedet og vinde!** Følg pilene til ⚔️.
ssserpent-learn-head-in-danger-now = ⚠️ **Dit hoved på { $head } kan blive taget!** { $count ->
    [0] Intet træk redder det.
   *[other] Sikre felter: { $cells }.
}
ssserpent-learn-head-unsafe-now = ⚠️ **Slut ikke på { $cells }:** dér kan dit hoved blive taget.
ssserpent-learn-head-safe-now = ⚠️ { $count ->
    [0] Efter ethvert træk kan dit hoved blive taget.
   *[other] Dit hoved er i fare. Slut her: { $cells }.
}
ssserpent-learn-body-in-danger-now = ⚠️ **Din krop kan blive bidt.** Flyt den væk, eller læg den i en lige linje.
ssserpent-learn-replant = Læg den mistede brik tilbage som et { $colour ->
        [yellow] gult
       *[other] rødt
    } æble, langt fra din modstander.
ssserpent-remark-grown = **Du voksede.** En længere slange går flere skridt og bider hårdere.
ssserpent-remark-adult = **Din slange er voksen nu:** den må også spise blåbær.
ssserpent-remark-adult-other = Den anden slange er voksen nu: den må også spise blåbær.
ssserpent-remark-bitten = **Du blev bidt:** { $player } havde flere brikker på lige række end dig.

## Hvorfor et træk er godt, efter en tankestreg eller et kolon
ssserpent-reason-head = så tager slangen hovedet
ssserpent-reason-no-move = så har den anden slange ikke noget helt træk
ssserpent-reason-wins = så vinder slangen på { $moves } træk
ssserpent-reason-head-safe = så kommer hovedet i sikkerhed
ssserpent-reason-bites = { $count ->
    [one] så bider slangen én brik af
   *[other] så bider slangen { $count } brikker af
}
ssserpent-reason-adult = så bliver slangen voksen
ssserpent-reason-apples = { $count ->
    [one] så spiser slangen et æble
   *[other] så spiser slangen { $count } æbler
}
ssserpent-reason-blue = { $count ->
    [one] så spiser slangen et blåbær
   *[other] så spiser slangen { $count } blåbær
}
ssserpent-reason-threatens-head = så truer slangen med at tage hovedet
ssserpent-reason-body-safe = så kommer kroppen i sikkerhed
ssserpent-reason-threatens = så truer slangen med at bide
ssserpent-reason-food = så kommer slangen tættere på mad
ssserpent-reason-out-of-reach = så holder slangen sig uden for den andens rækkevidde
ssserpent-reason-far = æblet ligger omkring { $moves } træk fra den anden slange
ssserpent-flaw-loses = { $moves ->
    [one] så vinder den anden slange med sit næste træk
   *[other] så vinder den anden slange på { $moves } træk
}
ssserpent-flaw-bitten = { $count ->
    [one] så kan den anden slange bide én brik af
   *[other] så kan den anden slange bide { $count } brikker af
}

ssserpent-why-no-move = { $others } havde ikke noget helt træk tilbage.
ssserpent-why-head = Hovedet blev taget.
ssserpent-why-repetition = Den samme stilling opstod for tredje gang.
ssserpent-why-no-progress = Ingen spiste eller bed i 120 træk på stribe.

ssserpent-refusal-notation = Et felt er en kolonne fra A til I og en række fra 1 til 9, for eksempel D4. En vej er op til fem felter, for eksempel E2-E3.
ssserpent-refusal-position = Det er ikke en stilling i Ssserpent.
ssserpent-refusal-order = Et andet trin kommer først.
ssserpent-refusal-not-yours = { $player } har turen.
ssserpent-refusal-task = Partiet venter på noget andet nu.
ssserpent-refusal-one-cell = En brik lægges på præcis ét felt.
ssserpent-refusal-last = Det er den sidste: der er ikke andet tilbage at placere.
ssserpent-refusal-first = Kun en af de to spillere kan begynde.
ssserpent-refusal-occupied = Feltet er ikke frit.
ssserpent-refusal-border = Et æble må ikke ligge på kanten.
ssserpent-refusal-beside-apple = Et æble må ikke ligge op ad et andet æble.
ssserpent-refusal-beside-head = Et æble må ikke ligge op ad et hoved.
ssserpent-refusal-inside = Et hoved placeres på kanten.
ssserpent-refusal-head-beside-apple = Et hoved må ikke placeres op ad et æble.
ssserpent-refusal-apart = Hovedet går til et nabofelt: op, ned, til venstre eller til højre.
ssserpent-refusal-own = En slange må ikke gå på sig selv eller baglæns.
ssserpent-refusal-enemy-apple = En slange må ikke gå på et æble i den anden farve.
ssserpent-refusal-young = Kun en voksen slange må spise blåbær.
ssserpent-refusal-weak = For at bide skal du have flere brikker på linjen end den anden slange: { $attackers } mod { $defenders } er ikke nok.
ssserpent-refusal-length = { $steps ->
    [0] Læg de mistede brikker tilbage først.
    [one] Denne slange går præcis ét skridt.
   *[other] Denne slange går præcis { $steps } skridt.
}
ssserpent-refusal-won = En vej, der tager hovedet, slutter der.

# The daily puzzle
puzzle-bite-young = Den { $colour ->
    [yellow] gule
   *[red] røde
} slange er ikke voksen. Den går { $steps ->
    [one] ét skridt
   *[other] { $steps } skridt
} pr. træk. Fra hovedet: { $cells }.
puzzle-bite-adult = Den { $colour ->
    [yellow] gule
   *[red] røde
} slange er voksen. Den går { $steps ->
    [one] ét skridt
   *[other] { $steps } skridt
} pr. træk. Fra hovedet: { $cells }.
puzzle-bite-headless = Den { $colour ->
    [yellow] gule
   *[red] røde
} slange har mistet sit hoved.
ssserpent-puzzle-rules = I opgaven har du to træk. Ind imellem svarer den anden slange så godt, den kan.

## Fejl i en log

fault-ssserpent-cell = Et felt er A1 til I9.
fault-ssserpent-colour = Her skal der være en anden farve.
fault-ssserpent-random = Denne placering blev overladt til tilfældet, men er ikke markeret som tilfældig.
fault-ssserpent-apple = Et æble må ikke lægges der.
fault-ssserpent-head = Et hoved må ikke lægges der.
fault-ssserpent-length = Antallet af skridt passer ikke til slangens længde.
fault-ssserpent-step = Hovedet må ikke gå til { $cell }.
fault-ssserpent-after-head = Vejen skal slutte, hvor den tager hovedet.
