# Die täglichen Rätsel: Aufgaben, Ergebnisse und Beschreibungen.
puzzle-refusal-move = Dieser Zug ist hier nicht möglich.

puzzle-close-task = Vollende die Schlange mit { $cards } dieser Karten: ihre beiden offenen Enden müssen sich treffen. Mit weniger geht es nicht.
puzzle-close-prompt = Welche Karte kommt wohin? Du hast noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
puzzle-close-stuck = Deine Schlange ist nicht vollständig, und { $cards ->
    [0] du hast keine Karte mehr
   *[other] keine Karte passt mehr
}.
puzzle-close-result = Schlange mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} vollendet
puzzle-close-hand = Deine Karten: { $cards }.
puzzle-close-complete = Die vollständige Schlange, Feld für Feld vom Hals zum Schwanz: { $neck }.
puzzle-close-ends = Offene Enden: Der Hals geht { $neck-heading } auf { $neck }, der Schwanz { $tail-heading } auf { $tail }.
puzzle-close-body = Die Schlange, Feld für Feld ab der großen Karte: Hals { $neck }; Schwanz { $tail }.
puzzle-close-free = Freie zweite Stücke: { $parts }.

puzzle-take-task = Lege diese fünf Karten nacheinander von links nach rechts an: Farben, die sich berühren, müssen gleich sein. Du nimmst eine Schlange, wenn du sie mit Kopf und Schwanz vollendest oder wenn du zwei Schlangen aus jeweils mindestens zwei Karten verbindest. Nimm so viele Karten wie möglich.
puzzle-take-prompt = { $forced ->
    [0] {""}
    [one] Eine Karte hatte nur einen Platz.{" "}
   *[other] { $forced } Karten hatten nur je einen Platz.{" "}
}Karte { $number } von 5: Wohin legst du { $card }?
puzzle-take-result = { $cards ->
    [one] 1 Karte genommen
   *[other] { $cards } Karten genommen
}
puzzle-take-taken = Genommen: { $cards }
puzzle-take-cards = Diese Karten legst du der Reihe nach: { $cards }.

puzzle-bite-task-red = Du spielst die rote Schlange und bist am Zug. Schlage mit deinem zweiten Zug den gelben Kopf: Beißen kannst du nur, wenn von dir mehr Teile in einer Linie liegen als von der anderen Schlange.
puzzle-bite-task-yellow = Du spielst die gelbe Schlange und bist am Zug. Schlage mit deinem zweiten Zug den roten Kopf: Beißen kannst du nur, wenn von dir mehr Teile in einer Linie liegen als von der anderen Schlange.
puzzle-bite-prompt = { $move ->
    [1] Dein erster Zug: noch { $left ->
        [one] ein Schritt
       *[other] { $left } Schritte
    }.
   *[other] Die andere Schlange hat nach { $reply } gezogen. Dein zweiter Zug: noch { $left ->
        [one] ein Schritt
       *[other] { $left } Schritte
    }.
}
puzzle-bite-result = Kopf mit Zug { $moves } geschlagen
puzzle-bite-lost = Die andere Schlange hat deinen Kopf geschlagen.
puzzle-bite-missed = Der andere Kopf ist entkommen. Mit einem anderen ersten Zug schlägst du ihn sicher.
puzzle-bite-threat = Dein Kopf auf { $cell } ist in Gefahr: Die andere Schlange könnte ihn jetzt schlagen.
