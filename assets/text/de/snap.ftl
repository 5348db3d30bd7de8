# Snap: the rules, the table, the news.
snap-title = Snap
snap-pitch = Zwei gleiche Karten? Schnippe am schnellsten mit 🫰.
snap-line = zwei gleiche Karten: schnipp!

snap-option-turn-limit-name = zuglimit
snap-option-turn-limit = Wie viele Züge die Partie dauert, alle zusammengezählt (0: bis zum Ende)
snap-option-turn-limit-0 = keins
snap-option-claim-floor-ms = Millisekunden, bis ein Schnipser für ein neues Bild zählen kann
snap-length = { claims-length }
snap-length-button = { claims-length-button }
snap-length-many = Ab fünf Personen ist meist schon in der Mitte der Partie die Hälfte ausgeschieden. In einer kurzen Partie spielen die meisten bis zum Ende mit.
snap-option-claim-grace-ms = Millisekunden, in denen ein Schnipser noch zum vorigen Bild passen darf
snap-option-show-ms = Millisekunden, bis die nächste Karte umgedreht werden kann
snap-gentle-match = { claims-gentle-match }
snap-brisk-match = { claims-brisk-match }

snap-rules-1 =
    {"**"}Das Ziel.** Gewinne alle Karten.

    {"**"}Das Bild**
    {"**"}1** das Zeichen einer Person · **2** die Karten im Päckchen, verdeckt · **3** die Karten im Stapel, offen
    {"**"}4** wer dran ist, in Gelb · **5** die neueste Karte, in Rosa · **6** der Platz für Strafkarten
snap-rules-1-picture = Ein Tisch mit vier Personen. Zwei Stapel zeigen einen Frosch, die anderen einen Pinguin und eine Katze. Die Zahlen 1 bis 6 markieren die Zeichen; der Text erklärt sie.
snap-rules-2 =
    52 Karten zeigen 13 Tiere, jedes auf vier Karten. Der Zufall bestimmt, wer alle Karten verdeckt austeilt. Wer links daneben sitzt, beginnt. 🏠 Bist du dran, drücke **Karte umdrehen**: Die oberste Karte deines Päckchens kommt offen auf deinen eigenen Stapel. Ist dein Päckchen leer, mischst du zuerst deinen offenen Stapel zu einem neuen Päckchen. 🏠 Bist du dran und hast gar keine Karten, scheidest du aus. 🏠

    Sobald zwei offene Karten **dasselbe Tier** zeigen, wie hier die Frösche, reagiere mit 🫰. Das Emoji 🫰 unter der Nachricht ist dein Button. Drücke es jedes Mal nur einmal: Ein zweiter Druck nimmt es wieder weg. Wer am schnellsten ist, nimmt alle Stapel, die dieses Tier zeigen, und legt die Karten unter das eigene Päckchen. Bis zum nächsten Zug zeigt das Bild sie noch und dazu, wer sie in welcher Zeit gewonnen hat. Dann geht es mit dem nächsten Zug weiter.
snap-rules-3 =
    {"**"}Welche Karten zählen.** Die oberste Karte jedes Stapels und jede Strafkarte in der Mitte. Zwei davon mit demselben Tier sind ein Paar, auch zwei Strafkarten. 🏠 Karten weiter unten zählen nicht. Hier gewinnt ein richtiger Schnipser die Strafkarte mit der Eule (**1**), den Stapel, der zu ihr passt (**2**), und den Stapel des Sterns, der die Strafe gezahlt hat (**3**).
snap-rules-3-picture = Eine Strafkarte in der Mitte zeigt eine Eule; der Stern hat sie gezahlt. 1 markiert diese Karte, 2 den Stapel mit einer anderen Eule, 3 den Stapel des Sterns.
snap-rules-4 =
    {"**"}Falsch geschnippt.** Schnippst du, ohne dass zwei Karten gleich sind, kommt die oberste Karte deines Päckchens als Strafe offen in die Mitte. Ist dein Päckchen leer, mischst du zuerst deinen Stapel zu einem neuen Päckchen. 🏠 Bis drei weitere Karten umgedreht sind, zählt dein Schnippen nicht. 🏠 Ohne Karte kannst du nicht schnippen.

    {"**"}Was du gewinnst,** kommt unter dein Päckchen: zuerst die Stapel im Uhrzeigersinn, links von dir beginnend, dein eigener zuletzt; dann die Strafkarten, die älteste zuerst. 🏠 Liegen mehrere Paare offen, nimmst du das zuletzt entstandene. 🏠

    {"**"}Zuspätkommen kostet nichts.** Nach einem richtigen Schnipser wird ein falscher ignoriert, bis die nächste Karte umgedreht ist. 🏠
snap-rules-5 =
    { claims-rules-moment }
    Hier gewinnt ein Schnipser bei **1** oder **2** die Frösche. Bei **3** ist er falsch und kostet eine Karte.
snap-rules-5-picture = Links zwei Frösche, rechts ein Frosch und eine neue Katze. Darunter eine Zeitachse: 1 vor dem neuen Bild, 2 in dessen ersten 150 Millisekunden, 3 danach.
snap-rules-6 =
    { claims-rules-look }
snap-rules-7 =
    {"**"}Das Ende.** Du gewinnst, wenn du alle Karten hast, die nicht in der Mitte liegen. 🏠 { claims-rules-end }

    {"**"}Aufgeben.** Dein Päckchen und dein Stapel verlassen das Spiel; deine Strafkarten bleiben. Wer zuletzt noch dabei ist, gewinnt. 🏠 { rules-away }

snap-prompt = { $player }, dreh eine Karte um. Zwei gleiche Tiere? 🫰!
snap-prompt-first = { $player }, dreh eine Karte um. Zwei gleiche Tiere? 🫰 unter der Nachricht drücken, nur einmal!
snap-prompt-out = { $player } hat keine Karte mehr. Ein Paar? 🫰!
snap-prompt-limit = Die letzte Karte! Wer danach die meisten hat, gewinnt. 🫰!

snap-describe-tops = Oben auf den Stapeln: { $cards }.
snap-describe-middle = Strafkarten in der Mitte (und wer sie gezahlt hat): { $cards }.
snap-describe-card = { $card } ({ $player })
snap-describe-seat = { $player }: { $pack ->
    [one] eine Karte
   *[other] { $pack } Karten
} im Päckchen, { $pile } im Stapel.

snap-picture-snap = SCHNIPP! { $time }
snap-news-reform = { $player } mischt den Stapel zu einem neuen Päckchen ({ $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}).
snap-news-right = 🫰 { $player } schnippt am schnellsten, nach { $time }: { $card }! { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
} gewonnen!
snap-news-right-before = 🫰 { $player } schnippt gerade noch rechtzeitig, { $time } nach der vorigen Karte: { $card }! { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
} gewonnen!
snap-news-wrong = Kein Paar! { $player } setzt drei Karten lang aus. Strafkarte: { $card }.


## Explanations for learners
snap-learn-aim = **Dein Ziel:** alle Karten. Zwei gleiche Tiere? Drücke schnell 🫰 unter der Nachricht!
snap-learn-new-pack = Dein Päckchen ist leer: Beim Umdrehen wird dein Stapel dein neues Päckchen.
snap-learn-watch = Zwei gleiche Tiere? Drücke 🫰 unten nur einmal: Beim zweiten Mal ist es wieder weg.
snap-learn-penalty = Auch die Karten in der Mitte zählen: Passt eine zu einer obersten Karte, dann 🫰.
snap-learn-pair-now = **Da, { $card }: Jetzt 🫰!** Du gewinnst { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
snap-remark-won = **Gut geschnippt!** Du hast alle Stapel gewonnen, die das Tier zeigten.
snap-remark-lost = { $player } war schneller. Zuspätkommen kostet dich nichts.
snap-remark-wrong = **Falsch:** kein Paar. Du zahlst deine oberste Karte und setzt drei Karten lang aus.
snap-remark-wrong-other = { $player } hat falsch geschnippt und eine Strafkarte gezahlt.

snap-refusal-no-cards = Du hast keine Karten mehr und kannst weder spielen noch schnippen.
snap-refusal-reform = Ein neues Päckchen entsteht aus dem ganzen Stapel, und nur wenn es gebraucht wird.
snap-refusal-after-reform = Gerade ist ein neues Päckchen entstanden: Als Nächstes kommt der Schritt, der es braucht.

## Faults of a record

fault-snap-no-card = Ein Platz ohne Karten kann nicht schnippen.
fault-snap-nothing-twice = Auf diesem Bild liegt kein Paar, oder es war schon gewonnen.
fault-snap-something-twice = Es liegt ein Paar, also war der Schnipser richtig.
fault-snap-second = Ein richtiger Schnipser kam zuerst, also wird dieser ignoriert.
fault-snap-picture = Es muss ein anderes Paar genommen werden.
