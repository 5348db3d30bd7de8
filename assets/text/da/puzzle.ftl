# De daglige gåder: opgaver, resultater og beskrivelser.
puzzle-refusal-move = Det træk er ikke muligt her.

puzzle-close-task = Gør slangen færdig med { $cards } af disse kort: de to åbne ender skal mødes. Færre er ikke nok.
puzzle-close-prompt = Hvilket kort skal hvorhen? Du har { $cards } kort tilbage.
puzzle-close-stuck = Din slange er ikke færdig, og { $cards ->
    [0] du har ikke flere kort
   *[other] ingen kort passer mere
}.
puzzle-close-result = slangen gjort færdig med { $cards } kort
puzzle-close-hand = Dine kort: { $cards }.
puzzle-close-complete = Den færdige slange, felt for felt fra hals til hale: { $neck }.
puzzle-close-ends = Åbne ender: halsen går ind i { $neck } { $neck-heading }, halen går ind i { $tail } { $tail-heading }.
puzzle-close-body = Slangen, felt for felt fra det store kort: hals { $neck }; hale { $tail }.
puzzle-close-free = Frie dele: { $parts }.

puzzle-take-task = Læg disse fem kort ét ad gangen, fra venstre mod højre: farver, der mødes, skal være ens. Du tager en slange, når du gør den færdig med hoved og hale, eller når du forbinder to slanger med mindst to kort hver. Tag så mange kort som muligt.
puzzle-take-prompt = { $forced ->
    [0] {""}
    [one] Ét kort havde kun én plads.{" "}
   *[other] { $forced } kort havde kun én plads hver.{" "}
}Kort { $number } af 5: hvor lægger du { $card }?
puzzle-take-result = { $cards } kort taget
puzzle-take-taken = Taget: { $cards }
puzzle-take-cards = Kort, der skal lægges i denne rækkefølge: { $cards }.

puzzle-bite-task-red = Du er den røde slange, og det er din tur. Tag det gule hoved i dit andet træk: for at bide skal du have flere brikker på række end den anden slange.
puzzle-bite-task-yellow = Du er den gule slange, og det er din tur. Tag det røde hoved i dit andet træk: for at bide skal du have flere brikker på række end den anden slange.
puzzle-bite-prompt = { $move ->
    [1] Dit første træk: endnu { $left } skridt.
   *[other] Den anden slange har trukket til { $reply }. Dit andet træk: endnu { $left } skridt.
}
puzzle-bite-result = hovedet taget i træk nr. { $moves }
puzzle-bite-lost = Den anden slange tog dit hoved.
puzzle-bite-missed = Modstanderens hoved kom væk. Begynder du med et andet træk, fanger du det helt sikkert.
puzzle-bite-threat = Dit hoved på { $cell } er i fare: den anden slange kan tage det nu.
