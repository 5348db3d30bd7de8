# De dagelijkse puzzels: opdrachten, resultaten en beschrijvingen.
puzzle-refusal-move = Deze zet kan hier niet.

puzzle-close-task = Maak de slang af met { $cards } van deze kaarten: de twee open uiteinden moeten elkaar raken. Met minder lukt het niet.
puzzle-close-prompt = Welke kaart leg je waar? Je hebt nog { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}.
puzzle-close-stuck = Je slang is niet af en { $cards ->
    [0] je hebt geen kaarten meer
   *[other] er past geen kaart meer
}.
puzzle-close-result = een slang afgemaakt met { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
puzzle-close-hand = Je kaarten: { $cards }.
puzzle-close-complete = De slang is af. Vak voor vak van nek tot staart: { $neck }.
puzzle-close-ends = Open uiteinden: de nek gaat { $neck-heading } naar { $neck }, de staart gaat { $tail-heading } naar { $tail }.
puzzle-close-body = De slang, vak voor vak vanaf de grote kaart: nek { $neck }; staart { $tail }.
puzzle-close-free = Vrije tweede delen: { $parts }.

puzzle-take-task = Leg deze vijf kaarten een voor een, van links naar rechts: kleuren die elkaar raken, moeten gelijk zijn. Je pakt een slang als je hem afmaakt met kop en staart, of als je twee slangen van elk minstens twee kaarten verbindt. Pak zo veel mogelijk kaarten.
puzzle-take-prompt = { $forced ->
    [0] {""}
    [one] Eén kaart had maar één plek.{" "}
   *[other] { $forced } kaarten hadden elk maar één plek.{" "}
}Kaart { $number } van 5: waar leg je { $card }?
puzzle-take-result = { $cards ->
    [one] 1 kaart gepakt
   *[other] { $cards } kaarten gepakt
}
puzzle-take-taken = Gepakt: { $cards }
puzzle-take-cards = Kaarten om te leggen, in deze volgorde: { $cards }.

puzzle-bite-task-red = Jij bent de rode slang en je bent aan zet. Sla met je tweede zet de gele kop: om te bijten heb je meer stukken op een rij nodig dan de andere slang.
puzzle-bite-task-yellow = Jij bent de gele slang en je bent aan zet. Sla met je tweede zet de rode kop: om te bijten heb je meer stukken op een rij nodig dan de andere slang.
puzzle-bite-prompt = { $move ->
    [1] Je eerste zet: nog { $left ->
        [one] één stap
       *[other] { $left } stappen
    }.
   *[other] De andere slang is naar { $reply } gegaan. Je tweede zet: nog { $left ->
        [one] één stap
       *[other] { $left } stappen
    }.
}
puzzle-bite-result = de kop geslagen met zet { $moves }
puzzle-bite-lost = De andere slang heeft je kop geslagen.
puzzle-bite-missed = De andere kop is ontsnapt. Met een andere eerste zet sla je hem gegarandeerd.
puzzle-bite-threat = Je kop op { $cell } loopt gevaar: de andere slang zou hem nu kunnen slaan.
