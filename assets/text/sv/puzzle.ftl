# De dagliga pusslen: uppgifter, resultat och beskrivningar.
puzzle-refusal-move = Det draget är inte möjligt här.

puzzle-close-task = Gör ormen komplett med { $cards } av de här korten: de två öppna ändarna ska mötas. Det går inte med färre.
puzzle-close-prompt = Vilket kort ska vart? Du har { $cards } kort kvar.
puzzle-close-stuck = Din orm är inte komplett, och { $cards ->
    [0] du har inga kort kvar
   *[other] inget kort passar längre
}.
puzzle-close-result = ormen komplett med { $cards } kort
puzzle-close-hand = Dina kort: { $cards }.
puzzle-close-complete = Den kompletta ormen, ruta för ruta från hals till svans: { $neck }.
puzzle-close-ends = Öppna ändar: halsen går in i { $neck } { $neck-heading }, svansen går in i { $tail } { $tail-heading }.
puzzle-close-body = Ormen, ruta för ruta från det stora kortet: hals { $neck }; svans { $tail }.
puzzle-close-free = Fria delar: { $parts }.

puzzle-take-task = Lägg de här fem korten ett i taget, från vänster till höger: färger som möts ska vara lika. Du tar en orm när du gör den komplett med huvud och svans, eller när du kopplar ihop två ormar med minst två kort var. Ta så många kort du kan.
puzzle-take-prompt = { $forced ->
    [0] {""}
    [one] Ett kort hade bara en plats.{" "}
   *[other] { $forced } kort hade bara en plats var.{" "}
}Kort { $number } av 5: var lägger du { $card }?
puzzle-take-result = { $cards ->
    [one] 1 kort taget
   *[other] { $cards } kort tagna
}
puzzle-take-taken = Tagna: { $cards }
puzzle-take-cards = Kort att lägga i den här ordningen: { $cards }.

puzzle-bite-task-red = Du är den röda ormen och det är ditt drag. Ta det gula huvudet med ditt andra drag: för att hugga behöver du fler brickor i rad än den andra ormen.
puzzle-bite-task-yellow = Du är den gula ormen och det är ditt drag. Ta det röda huvudet med ditt andra drag: för att hugga behöver du fler brickor i rad än den andra ormen.
puzzle-bite-prompt = { $move ->
    [1] Ditt första drag: { $left } steg till.
   *[other] Den andra ormen har dragit till { $reply }. Ditt andra drag: { $left } steg till.
}
puzzle-bite-result = huvudet taget i drag { $moves }
puzzle-bite-lost = Den andra ormen tog ditt huvud.
puzzle-bite-missed = Motståndarens huvud kom undan. Med ett annat första drag fångar du det garanterat.
puzzle-bite-threat = Ditt huvud på { $cell } är i fara: den andra ormen kan ta det nu.
