# Slap the Elephant: the rules, the table, the news.
slap-title = Hau den Elefanten
slap-pitch = Hau mit 👋 auf den Elefanten, schnippe bei der Maus mit 🫰. Sei am schnellsten!
slap-line = hau schnell drauf

slap-option-turn-limit-name = zuglimit
slap-option-turn-limit = Wie viele Züge die Partie dauert, alle zusammengezählt (0: bis zum Ende)
slap-option-turn-limit-0 = keins
slap-option-claim-floor-ms = Millisekunden, bis eine Reaktion für ein neues Bild zählen kann
slap-length = { claims-length }
slap-length-button = { claims-length-button }
slap-option-claim-grace-ms = Millisekunden, in denen eine Reaktion noch zur vorigen Karte passen darf
slap-option-show-ms = Millisekunden, bis die nächste Karte umgedreht werden kann
slap-gentle-match = { claims-gentle-match }
slap-brisk-match = { claims-brisk-match }

slap-rules-1 =
    {"**"}Das Ziel.** Gewinne alle Karten.

    {"**"}Das Bild**
    {"**"}1** das Zeichen einer Person · **2** die Karten im Päckchen · **3** die Karten im Stapel
    Der gelbe Rahmen zeigt, wer dran ist. Nach einer Reaktion zeigen rosa Rahmen, wer den Stapel bekommen hat.
slap-rules-1-picture = Ein Tisch mit drei Personen und einem Elefanten auf dem Stapel. 1 markiert das Zeichen einer Person, 2 die Zahl der Karten im Päckchen, 3 die Zahl der Karten im Stapel.
slap-rules-2 =
    52 Karten zeigen 13 Tiere, jedes auf vier Karten. Der Zufall bestimmt, wer alle Karten verdeckt austeilt. Wer links daneben sitzt, beginnt. 🏠 Bist du dran, drücke **Karte umdrehen**: Die oberste Karte deines Päckchens kommt auf den gemeinsamen Stapel.

    {"**"}Ein Elefant liegt oben?** Hau schneller als alle anderen mit 👋 drauf.
    {"**"}Die Schnippmaus liegt oben?** Schnippe schneller als alle anderen mit 🫰.
    Die Emojis unter der Nachricht sind deine Buttons. Drücke jedes Mal nur einmal: Ein zweiter Druck nimmt das Emoji wieder weg.
    Wer gewinnt, legt den Stapel unter das eigene Päckchen und beginnt den nächsten. Bis dahin zeigt das Bild die oberste Karte und dazu, wer den Stapel in welcher Zeit gewonnen hat.

    {"**"}Fehler.** Du hast auf etwas anderes als einen Elefanten gehauen oder bei etwas anderem als der Maus geschnippt? Dann wird der Stapel an die anderen verteilt, Karte für Karte, links von dir beginnend, unter ihre Päckchen. 🏠 Danach geht das Spiel weiter. Bei leerem Stapel passiert nichts: Zuspätkommen kostet also nichts.
slap-rules-3 =
    {"**"}Das Bild.** Der Stern hat auf eine Katze gehauen. Der Stapel ist weg: Seine Karten sind in den rosa gerahmten Päckchen.

    {"**"}Ausscheiden.** Bist du dran und hast keine Karten, scheidest du aus. Bis dahin darfst du noch draufhauen und schnippen. 🏠 Hat niemand mehr eine Karte, wird der Stapel gemischt und neu an alle verteilt, die noch dabei sind. 🏠
slap-rules-3-picture = Der Stapel ist leer, nachdem der Stern falsch draufgehauen hat. Die Päckchen von Kreis und Quadrat haben einen rosa Rahmen.
slap-rules-4 =
    { claims-rules-moment }
    Wer hier bei **1** oder **2** schnippt, gewinnt den Stapel mit der Maus. Bei **3** ist es ein Fehler.
slap-rules-4-picture = Links die Schnippmaus, rechts eine neue Eule. Darunter eine Zeitachse: 1 vor dem neuen Bild, 2 in dessen ersten 150 Millisekunden, 3 danach.
slap-rules-5 =
    { claims-rules-look }
slap-rules-6 =
    {"**"}Das Ende.** Du gewinnst, wenn du alle Karten hast oder nur noch du dabei bist. 🏠 { claims-rules-end } Der gemeinsame Stapel zählt für niemanden. 🏠

    {"**"}Aufgeben.** Dein Päckchen verlässt das Spiel. Wer zuletzt noch dabei ist, gewinnt. 🏠 { rules-away }

slap-prompt = { $player }, dreh eine Karte um. Elefant: 👋! Maus: 🫰!
slap-prompt-first = { $player }, dreh eine Karte um. Elefant: 👋 unter der Nachricht drücken. Maus: 🫰. Nur einmal!
slap-prompt-out = { $player } hat keine Karte mehr. Elefant oder Maus? 👋 🫰
slap-prompt-redeal = Niemand hat mehr eine Karte: Gleich wird der Stapel neu verteilt. 👋 🫰
slap-prompt-limit = Die letzte Karte! Wer danach die meisten hat, gewinnt. 👋 🫰

slap-describe-seat = { $player }: { $pack ->
    [one] eine Karte
   *[other] { $pack } Karten
}
slap-describe-pile = Oben auf dem Stapel: { $card } ({ $pile ->
    [one] eine Karte
   *[other] { $pile } Karten
})
slap-describe-no-pile = Der Stapel ist leer.

slap-picture-snap = SCHNIPP! { $time }
slap-picture-slap = PATSCH! { $time }
slap-news-redeal = Niemand hat mehr eine Karte: Der Stapel wird gemischt und neu verteilt.
slap-news-slap-right = 👋 { $player } haut am schnellsten drauf, nach { $time }, und gewinnt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}!
slap-news-slap-right-before = 👋 { $player } haut gerade noch rechtzeitig drauf, { $time } nach der vorigen Karte, und gewinnt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}!
slap-news-slap-wrong = Kein Elefant! { $player } haut trotzdem drauf und verschenkt den Stapel ({ $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}).
slap-news-snap-right = 🫰 { $player } schnippt am schnellsten, nach { $time }, und gewinnt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}!
slap-news-snap-right-before = 🫰 { $player } schnippt gerade noch rechtzeitig, { $time } nach der vorigen Karte, und gewinnt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}!
slap-news-snap-wrong = Keine Schnippmaus! { $player } schnippt trotzdem und verschenkt den Stapel ({ $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}).


## Explanations for learners
slap-learn-aim = **Dein Ziel:** alle Karten. Drücke unter der Nachricht: Elefant 👋, Schnippmaus 🫰.
slap-learn-watch = Elefant: 👋. Maus: 🫰. Sonst nichts! Nur einmal: Beim zweiten Mal ist es wieder weg.
slap-learn-elephant-now = **Ein Elefant: Jetzt 👋!** Der Stapel hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
slap-learn-mouse-now = **Die Schnippmaus: Jetzt 🫰!** Der Stapel hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
slap-remark-won = **Du warst schneller!** Der Stapel gehört dir. Drücke nächstes Mal wieder das Emoji.
slap-remark-lost = { $player } war schneller und hat den Stapel gewonnen.
slap-remark-wrong = **Falsch:** Der Stapel ging an die anderen. Nur das Hinzufügen eines Emojis zählt.
slap-remark-wrong-other = { $player } lag falsch und hat den Stapel verschenkt. Rosa Rahmen zeigen, an wen.
slap-remark-redeal = Niemand hatte mehr eine Karte, deshalb wurde der Stapel neu verteilt.

slap-refusal-redeal = Der Stapel wird nur neu verteilt, wenn alle Päckchen leer sind.
slap-refusal-redeal-first = Alle Päckchen sind leer: Der Stapel wird neu verteilt, und niemand scheidet aus.
slap-refusal-no-card = Du hast keine Karte zum Umdrehen.

## Faults of a record

fault-slap-out = Dieser Platz ist ausgeschieden.
fault-slap-asked = Diese Reaktion passt zum Bild, also war sie richtig.
fault-slap-not-asked = Diese Reaktion passt nicht zu diesem Bild, oder es war schon gewonnen.
fault-slap-no-pile = Es gibt keinen Stapel, also wird die Reaktion ignoriert.
