# De daglige oppgavene: oppgaver, resultater og beskrivelser.
puzzle-refusal-move = Det trekket er ikke mulig her.

puzzle-close-task = Gjør slangen ferdig med { $cards } av disse kortene: De to åpne endene må møtes. Det går ikke med færre.
puzzle-close-prompt = Hvilket kort skal hvor? Du har { $cards } kort igjen.
puzzle-close-stuck = Slangen din er ikke ferdig, og { $cards ->
    [0] du har ingen kort igjen
   *[other] ingen kort passer lenger
}.
puzzle-close-result = en slange gjort ferdig med { $cards } kort
puzzle-close-hand = Kortene dine: { $cards }.
puzzle-close-complete = Den ferdige slangen, rute for rute fra hals til hale: { $neck }.
puzzle-close-ends = Åpne ender: Halsen går inn i { $neck } { $neck-heading }, halen går inn i { $tail } { $tail-heading }.
puzzle-close-body = Slangen, rute for rute fra det store kortet: hals { $neck }; hale { $tail }.
puzzle-close-free = Ledige kortdeler: { $parts }.

puzzle-take-task = Legg disse fem kortene ett for ett, fra venstre mot høyre: Farger som møtes, må være like. Du tar en slange når du gjør den ferdig med hode og hale, eller når du slår sammen to slanger med minst to kort hver. Ta så mange kort du kan.
puzzle-take-prompt = { $forced ->
    [0] {""}
    [one] Ett kort hadde bare én plass.{" "}
   *[other] { $forced } kort hadde bare én plass hver.{" "}
}Kort { $number } av 5: Hvor legger du { $card }?
puzzle-take-result = { $cards } kort tatt
puzzle-take-taken = Tatt: { $cards }
puzzle-take-cards = Kort som skal legges i denne rekkefølgen: { $cards }.

puzzle-bite-task-red = Du er den røde slangen, og det er din tur. Ta det gule hodet i ditt andre trekk: For å bite må du ha flere brikker på rad enn den andre slangen.
puzzle-bite-task-yellow = Du er den gule slangen, og det er din tur. Ta det røde hodet i ditt andre trekk: For å bite må du ha flere brikker på rad enn den andre slangen.
puzzle-bite-prompt = { $move ->
    [1] Ditt første trekk: { $left } steg igjen.
   *[other] Den andre slangen har trukket til { $reply }. Ditt andre trekk: { $left } steg igjen.
}
puzzle-bite-result = hodet tatt i trekk { $moves }
puzzle-bite-lost = Den andre slangen tok hodet ditt.
puzzle-bite-missed = Motstanderens hode slapp unna. Med et annet førstetrekk tar du det helt sikkert.
puzzle-bite-threat = Hodet ditt på { $cell } er i fare: Den andre slangen kan ta det nå.
