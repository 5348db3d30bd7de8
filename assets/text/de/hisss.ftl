# Hisss und Rainbow Snake: die Regeln, der Tisch, die Neuigkeiten.
hisss-title = Hisss / Rainbow Snake
hisss-title-hisss = Hisss
hisss-title-rainbow-snake = Rainbow Snake
hisss-pitch = Baue Schlangen in der Tischmitte und vollende sie vor den anderen.
hisss-pitch-hisss = Vollende Schlangen in der Tischmitte vor den anderen. Der Zufall bestimmt, wer beginnt.
hisss-pitch-rainbow-snake = Dasselbe Spiel wie Hisss, nur beginnt, wer am jüngsten ist. Vollende Schlangen vor den anderen.
hisss-line-hisss = vollende Schlangen; der Zufall bestimmt, wer beginnt
hisss-line-rainbow-snake = wie Hisss, aber wer am jüngsten ist, beginnt

hisss-option-edition-name = ausgabe
hisss-option-edition = Die Ausgabe; sie bestimmt, wer beginnt
hisss-option-edition-hisss = Hisss (der Zufall bestimmt, wer beginnt)
hisss-option-edition-rainbow-snake = Rainbow Snake (wer am jüngsten ist, beginnt)
hisss-option-claim-on-join-name = verbinden
hisss-option-claim-on-join = Wann du die Schlange nimmst, die du durch Verbinden bekommst
hisss-option-claim-on-join-always = Wenn beide mindestens zwei Karten haben (Hausregel) oder sie vollständig ist
hisss-option-claim-on-join-complete = Nur wenn sie vollständig ist (Hausregel)
hisss-option-win-by-name = sieg-durch
hisss-option-win-by = Was gewinnt: die meisten Karten oder die meisten vollständigen Schlangen
hisss-option-win-by-cards = Die meisten Karten (so zählt die Anleitung)
hisss-option-win-by-snakes = Die meisten vollständigen Schlangen (so nennt die Anleitung ihr Ziel)

hisss-rules-1 =
    {"**"}Das Ziel.** Vollende Schlangen und sammle so die meisten Karten. Eine Schlange hat einen Kopf, mindestens einen Körper und einen Schwanz. Für 2 bis 5 Personen. 🏠 *Hisss* und *Rainbow Snake* unterscheiden sich nur darin, wer beginnt: Bei *Hisss* entscheidet der Zufall, bei *Rainbow Snake* beginnt, wer am jüngsten ist.

    {"**"}Die Karten.** 50 Karten liegen verdeckt als Fächer aus:
    {"**"}1** sechs Köpfe, je einer in Rot, Orange, Gelb, Grün, Blau und Violett,
    {"**"}2** sechs Schwänze in denselben Farben,
    {"**"}3** ein Regenbogenkopf und ein Regenbogenschwanz,
    {"**"}4** 36 Körper mit zwei verschiedenen Farben. Jedes Farbenpaar gibt es zweimal, die sechs Paare im Bild dreimal. 🏠
    Jede Farbe hat auch ihr eigenes Muster.
hisss-rules-1-picture = Vier Reihen Karten. 1: sechs Köpfe. 2: sechs Schwänze. 3: der Regenbogenkopf und der Regenbogenschwanz. 4: sechs Körper: rot und orange, orange und gelb, gelb und grün, grün und blau, blau und violett, rot und violett.
hisss-rules-2 =
    {"**"}Dein Zug.** Drücke **{ hisss-button-draw }**: Der Zufall wählt eine aus dem Fächer. 🏠 Passt sie irgendwo, musst du sie anlegen und darfst die Stelle wählen. Passt sie nur an einer Stelle, wird sie sofort dort angelegt. Passt sie nirgends, beginnt sie eine eigene neue Reihe.

    {"**"}Das Bild**
    {"**"}1** Karten im Fächer · **2** die gezogene Karte und wer sie gezogen hat · **3** eine Stelle, an die sie passt: Der Button trägt ihren Buchstaben. Hier passt die Karte bei A und bei B und darf die beiden Schlangen verbinden.
    {"**"}4** Karten, die jemand schon genommen hat · **5** die längste Schlange davon
hisss-rules-2-picture = Ein Tisch: Die gezogene Karte ist gelb und blau. Sie passt bei A an das blaue Ende einer Schlange mit rotem Kopf und bei B an das gelbe Ende einer Schlange mit orangem Schwanz. Die Zahlen 1 bis 5 markieren die Zeichen; der Text erklärt sie.
hisss-rules-3 =
    {"**"}Der Anfang.** Eine Karte liegt offen in der Mitte. Bei *Hisss* bestimmt der Zufall, wer beginnt. 🏠 Bei *Rainbow Snake* beginnt, wer am jüngsten ist und in der Lobby **Ich bin am jüngsten** drückt. Meldet sich niemand, entscheidet der Zufall. 🏠 Die anderen folgen im Uhrzeigersinn.

    {"**"}Was passt.** Du darfst an beiden Enden einer Schlange anlegen, wenn die Farben, die sich berühren, gleich sind. Einen Körper darfst du drehen. Ein Kopf oder Schwanz berührt nur Körper. 🏠 Er schließt sein Ende ab, und jede Schlange hat höchstens einen Kopf und einen Schwanz. Regenbogenkopf und Regenbogenschwanz sind Joker: Sie berühren jede Farbe, und ein Körper darf in beiden Richtungen daneben liegen. Zwei Stellen sind zwei Möglichkeiten, auch wenn sie gleich aussehen. 🏠

    {"**"}Verbinden.** Ein Körper, den du gerade gezogen hast, darf zwei Schlangen verbinden, wenn er an beide passt und danach höchstens ein Kopf und ein Schwanz da sind. 🏠 Du musst nie verbinden. Karten, die schon liegen, verbinden nie.
hisss-rules-4 =
    {"**"}Was du nimmst**
    {"**"}1** Du legst die Karte, die eine Schlange vollendet: Sie hat nun Kopf, Schwanz und mindestens einen Körper. Du nimmst sie.
    {"**"}2** Du verbindest zwei Schlangen mit je mindestens zwei Karten. 🏠 Du nimmst die verbundene Schlange, ob vollständig oder nicht. Auch eine unvollständige zählt ganz normal. 🏠
    {"**"}3** Du verbindest eine einzelne Karte, die noch keine Schlange ist, mit anderen. Du nimmst das Ergebnis nur, wenn es vollständig ist. Sonst bleibt es auf dem Tisch, wie hier. 🏠
    Im Bild ist die gerade gelegte Karte eingerahmt. Die Zahl hinter einer Schlange sagt, wie viele Karten du nimmst.

    {"**"}Eine Option.** Der Host kann *Nur wenn sie vollständig ist* wählen: Dann bleibt eine unvollständige verbundene Schlange auf dem Tisch. 🏠
hisss-rules-4-picture = 1: ein grüner Kopf, zwei Körper und ein violetter Schwanz, der die Schlange vollendet: 4 Karten werden genommen. 2: Ein Körper verbindet zwei Schlangen mit je zwei Karten: 5 Karten werden genommen. 3: Ein Körper verbindet einen einzelnen Kopf mit zwei Körpern: Nichts wird genommen.
hisss-rules-5 =
    {"**"}Das Ende.** Nach der letzten Karte gewinnt, wer die meisten Karten hat. Beide Anleitungen zählen am Ende Karten, obwohl sie als Ziel die meisten Schlangen nennen. 🏠 Mit der Option *die meisten vollständigen Schlangen* zählen zuerst diese, dann die Karten. 🏠 Haben mehrere gleich viele, entscheidet unter ihnen die längste Schlange. Ist auch die gleich lang, teilen sie sich den Sieg. 🏠

    {"**"}Aufgeben.** Ein Computer spielt für dich weiter, und du kannst nicht mehr gewinnen. Wer als Letztes übrig ist, gewinnt sofort. 🏠 { rules-away }

hisss-colour-red = rot
hisss-colour-orange = orange
hisss-colour-yellow = gelb
hisss-colour-green = grün
hisss-colour-blue = blau
hisss-colour-purple = violett
hisss-colour-rainbow = Regenbogen
hisss-card-body = { $left }-{ $right }
hisss-card-head = { $colour ->
    [red] roter Kopf
    [orange] oranger Kopf
    [yellow] gelber Kopf
    [green] grüner Kopf
    [blue] blauer Kopf
    [purple] violetter Kopf
   *[rainbow] Regenbogenkopf
}
hisss-card-tail = { $colour ->
    [red] roter Schwanz
    [orange] oranger Schwanz
    [yellow] gelber Schwanz
    [green] grüner Schwanz
    [blue] blauer Schwanz
    [purple] violetter Schwanz
   *[rainbow] Regenbogenschwanz
}
# Dieselben Karten in Sätzen, immer im Akkusativ.
hisss-a-body = einen { $left }-{ $right ->
    [orange] orangen
   *[other] { $right }en
} Körper
hisss-a-head = { $colour ->
    [red] einen roten Kopf
    [orange] einen orangen Kopf
    [yellow] einen gelben Kopf
    [green] einen grünen Kopf
    [blue] einen blauen Kopf
    [purple] einen violetten Kopf
   *[rainbow] den Regenbogenkopf
}
hisss-a-tail = { $colour ->
    [red] einen roten Schwanz
    [orange] einen orangen Schwanz
    [yellow] einen gelben Schwanz
    [green] einen grünen Schwanz
    [blue] einen blauen Schwanz
    [purple] einen violetten Schwanz
   *[rainbow] den Regenbogenschwanz
}
hisss-end-left = linken
hisss-end-right = rechten

hisss-prompt-draw = { $player }: Ziehe eine Karte (noch { $fan }).
hisss-prompt-lay = { $player }: Du hast { $card } gezogen. Wohin damit?
hisss-prompt-join = { $player }: Du legst { $card } bei { $letters } an. Nur dort, oder verbindest du zwei Schlangen?

hisss-button-draw = Karte ziehen
hisss-button-lay = { $letters }
hisss-button-take = { $letters } · { $cards } Karten nehmen
hisss-button-more = { $letters } …
hisss-button-back = Zurück
hisss-select = Stelle wählen

hisss-describe-places = Stellen: { $places }.
hisss-describe-place = { $letter } am { $end } Ende von Schlange { $snake } ({ $colour })
hisss-describe-seat = { $player }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $snakes ->
    [one] 1 Schlange
   *[other] { $snakes } Schlangen
} ({ $complete } vollständig), längste { $longest }.
hisss-describe-fan = { $fan ->
    [0] Der Fächer ist leer.
    [one] Im Fächer ist noch 1 Karte.
   *[other] Im Fächer sind noch { $fan } Karten.
}
hisss-describe-snake = Schlange { $snake }, von links: { $cards }.

hisss-picture-taken = { $cards } Karten!
hisss-picture-longest = { $snakes ->
    [one] Die längste Siegerschlange
   *[other] Die längsten Siegerschlangen
}
hisss-news-start = Die erste Karte zeigt { $card }. { $player } beginnt.
hisss-news-draw = { $player } zieht { $card }.
hisss-news-alone = { $player } legt { $card } in eine neue Reihe: Die Karte passt nirgends.
hisss-news-add = { $player } legt { $card } an: Die Schlange hat jetzt { $cards } Karten.
hisss-news-join = { $player } verbindet zwei Schlangen durch { $card } zu einer mit { $cards } Karten.
hisss-news-claim = { $player } nimmt die Schlange mit { $cards } Karten!

# Dieselben Ereignisse als Teile einer Zeile über einen Zug. Nach dem Ziehen ist die Karte schon genannt.
hisss-turn-draw = zieht { $card }
hisss-turn-alone = legt { $first ->
    [1] { $card }
   *[other] die Karte
} in eine neue Reihe
hisss-turn-add = legt { $first ->
    [1] { $card }
   *[other] die Karte
} an ({ $cards } Karten)
hisss-turn-join = verbindet zwei Schlangen durch { $first ->
    [1] { $card }
   *[other] die Karte
} ({ $cards } Karten)
hisss-turn-claim = nimmt die Schlange

## Erklärungen beim Lernen
hisss-learn-aim = **Dein Ziel:** Vollende Schlangen (Kopf, Körper, Schwanz). Was du vollendest, nimmst du.
hisss-learn-draw = Ziehe eine Karte. Sie kommt dorthin, wo sie passt, oder beginnt eine neue Reihe.
hisss-learn-lay = Gleiche Farben gehören aneinander. Lass nichts liegen, was andere vollenden können.
hisss-learn-take-now = 💡 Mit **{ $letters }** nimmst du eine Schlange mit { $cards } Karten.
hisss-remark-alone = Die Karte von { $player } passte nirgends, also beginnt sie eine neue Reihe.
hisss-remark-join = Verbindest du zwei Schlangen mit je mindestens zwei Karten, nimmst du sie.
hisss-remark-taken = **Die Schlange gehört dir.** Ihre Karten zählen am Ende.
hisss-remark-lost = { $player } nimmt eine Schlange. Prüfe vor dem Legen, was andere vollenden können.

# Warum ein Zug gut ist, nach einem Strich oder Doppelpunkt.
hisss-reason-complete = damit bekommt man eine vollständige Schlange mit { $cards } Karten
hisss-reason-join = damit verbindet man zwei Schlangen und nimmt { $cards } Karten
hisss-reason-safe = danach kann im nächsten Zug niemand etwas nehmen
hisss-reason-fewer = { $player } kann dann nur mit { $cards } der { $fan } übrigen Karten eine Schlange nehmen
hisss-reason-long = so entsteht eine Schlange mit { $cards } Karten
hisss-reason-open = { $cards ->
    [0] keine übrige Karte passt an diese Schlange
    [1] 1 übrige Karte passt an diese Schlange
   *[other] { $cards } übrige Karten passen an diese Schlange
}
hisss-flaw = { $player } kann dann mit { $cards } der { $fan } übrigen Karten eine Schlange nehmen

hisss-won-by-cards = Es gewinnt, wer die meisten Karten hat, bei Gleichstand, wer die längste Schlange hat.
hisss-won-by-snakes = Es gewinnt, wer die meisten vollständigen Schlangen hat: { $values }

hisss-refusal-notation = Das ist kein Zug in Hisss.
hisss-refusal-card = Diese Karte gibt es nicht.
hisss-refusal-order = Dieser Schritt gehört nicht hierher.
hisss-refusal-first = Ein anderer Platz beginnt.
hisss-refusal-fan = Aus dem Fächer kannst du { $card } nicht mehr ziehen.
hisss-refusal-not-yours = { $player } ist dran.
hisss-refusal-drawn = Du hast schon gezogen. Lege die Karte an.
hisss-refusal-draw-first = Ziehe zuerst eine Karte.
hisss-refusal-no-snake = Diese Schlange liegt nicht auf dem Tisch.
hisss-refusal-closed = Ein Kopf oder Schwanz schließt diese Seite ab.
hisss-refusal-not-its-colour = Die Karte hat diese Farbe nicht.
hisss-refusal-colours = Farben, die sich berühren, müssen gleich sein.
hisss-refusal-only-bodies = Köpfe und Schwänze berühren nur Körper.
hisss-refusal-two-heads = Eine Schlange hat nur einen Kopf.
hisss-refusal-two-tails = Eine Schlange hat nur einen Schwanz.
hisss-refusal-no-join = Nur ein Körper kann verbinden, auf jeder Seite eine Schlange.
hisss-refusal-fits = Die Karte passt, also musst du sie anlegen.

# The daily puzzle
hisss-puzzle-rules = Im Rätsel spielst du allein: Du legst fünf bekannte Karten in dieser Reihenfolge, und nur die Karten, die du nimmst, zählen.

## Fehler in einer Aufzeichnung

fault-hisss-card = Diese Karte gibt es nicht.
fault-hisss-deck = Von dieser Karte gibt es keine mehr.
fault-hisss-fits = Die Karte passt irgendwo, also muss sie dort angelegt werden.
fault-hisss-places = „places“ muss null, einen oder zwei Einträge mit „snake“, „end“ und „touch“ haben.
fault-hisss-snake = Eine Schlange mit dieser Nummer liegt nicht auf dem Tisch.
fault-hisss-touch = Die Karte passt mit dieser Farbe nicht an dieses Ende.
fault-hisss-same = Eine Karte verbindet zwei verschiedene Schlangen.
fault-hisss-two-heads = Eine Schlange hat höchstens einen Kopf und einen Schwanz.
fault-hisss-claim = Es muss eine andere Schlange genommen werden.
