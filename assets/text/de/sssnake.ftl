# Sssnake: die Regeln, der Tisch, die Neuigkeiten. Alle Kartennamen sind weiblich.
sssnake-title = Sssnake
sssnake-pitch = Verbinde Kopf und Schwanz deiner Schlange schneller als die anderen, egal was die Nachbarn anlegen.
sssnake-line = vollende deine Schlange vor den anderen

sssnake-option-rounds-name = runden
sssnake-option-rounds = 1: das Spiel der Anleitung; bei mehr Runden zählen alle Punkte, auch das steht in der Anleitung
sssnake-length = { $each ->
    [0] { $number ->
        [1] Eine Runde
       *[other] { $number } Runden
    }
    [1] { $number } Runden: alle beginnen einmal
   *[other] { $number } Runden: alle beginnen zweimal
}
sssnake-length-button = { $each ->
    [0] Eine Runde
    [1] { $number } Runden: je eine
   *[other] { $number } Runden: je zwei
}
sssnake-list-totals = Summen (jede fehlende Karte kostet einen Punkt)

sssnake-rules-1 =
    {"**"}Das Ziel.** Verbinde vor allen anderen Kopf und Schwanz deiner Schlange.

    {"**"}Das Bild**
    {"**"}1** wer spielt · **2** der Würfel · **3** die gezogenen Karten: Die Buchstaben neben einer Karte nennen die Stellen, an die sie passt, wie auf den Buttons · **4** die Runde · **5** Karten im Stapel
    {"**"}6** Karten, die dieser Schlange noch fehlen · **7** Punkte bisher · **8** die neueste Karte, in Rosa · **9** ein offenes Ende, in Gelb
sssnake-rules-1-picture = Ein Tisch, an dem Rot eine Kurve oder eine Gerade legen soll. Die Zahlen 1 bis 9 markieren die Zeichen; der Text erklärt sie.
sssnake-rules-2 =
    {"**"}Die Karten.** Du hast eine große Karte mit Kopf und Schwanz. 120 quadratische Karten liegen verdeckt im Stapel: 60 Geraden, 48 Kurven, 8 Kreuzungen (zwei gerade Stücke übereinander) und 4 Doppelkurven (zwei Kurven, die sich nicht berühren). Der Würfel zeigt 1, 2 oder 3, jede Zahl auf zwei Seiten. 🏠

    {"**"}Dein Zug.** Der Bot würfelt, und du ziehst so viele Karten, wie der Würfel zeigt. 🏠 Was du damit machst, steht auf der nächsten Seite. Dann ist dran, wer links von dir sitzt. Es beginnt, wer am jüngsten ist und in der Lobby **Ich bin am jüngsten** drückt. Meldet sich niemand, entscheidet der Zufall. 🏠
sssnake-rules-3 =
    {"**"}Eine 1.** Lege die Karte an die Schlange links von dir; du wählst die Stelle. Passt sie dort nirgends, lege sie an deine eigene. Passt sie auch dort nicht, ist sie aus dem Spiel.

    {"**"}Eine 2.** Wähle eine Karte und lege sie an deine eigene Schlange. Die andere geht nach links weiter und muss dort angelegt werden. Passt sie dort nirgends, kommt sie zurück, und du musst sie bei dir anlegen. Geht auch das nicht, ist sie aus dem Spiel.

    {"**"}Eine 3.** Genauso, nur legst du zwei Karten an deine eigene Schlange, eine nach der anderen, und gibst die dritte weiter. Passt sie dort nirgends, kommt sie immer zurück. 🏠

    {"**"}Das Bild.** Der rote Kreis bist du, das blaue Quadrat sitzt links von dir.
sssnake-rules-3-picture = Bei einer 1 geht die Karte nach links weiter. Bei einer 2 geht eine Karte an deine eigene Schlange und eine nach links weiter. Bei einer 3 gehen zwei Karten an deine eigene Schlange und eine nach links weiter.
sssnake-rules-4 =
    {"**"}Deine Wahl.** Du wählst unter den Karten, die an deine Schlange passen. Passt nur eine Karte und nur an einer Stelle, wird sie sofort dort angelegt. Passt keine, wähle eine beliebige: Sie ist aus dem Spiel. 🏠 Du legst deine eigenen Karten, bevor die letzte nach links weitergeht. 🏠 Hat der Stapel weniger Karten, als der Würfel zeigt, spielst du, als hättest du diese kleinere Zahl gewürfelt. 🏠
sssnake-rules-5 =
    {"**"}Anlegen.** Eine Karte kommt so an eines der beiden offenen Enden, dass der Körper weitergeht. Danach muss es mit beliebigen Karten noch möglich sein, Kopf und Schwanz zu verbinden. Eine gelegte Karte bleibt liegen.

    {"**"}Das Bild.** **1** Die Kurve passt an beide Enden und kann nach links oder rechts abbiegen: vier Stellen, vier Buchstaben. **2** Die Kurve wurde bei A gelegt. Der Hals lief dann durch das freie Stück der Kreuzung weiter.
sssnake-rules-5-picture = 1: Der Hals hat unter einer Kreuzung eine Schleife gemacht. Buchstaben markieren die Stellen für eine Kurve: A und B am Hals, C und D am Schwanz. 2: Die Kurve liegt bei A, und der Hals ist durch die Kreuzung nach oben gelaufen, bis zum Feld darüber.
sssnake-rules-6 =
    {"**"}Genauer gesagt** 🏠
    • Jede Schlange wächst auf ihrem eigenen Raster ohne Rand. Die große Karte bedeckt zwei mal zwei Felder. Der Hals kommt oben links heraus, der Schwanz unten rechts.
    • Geraden und Kreuzungen gehen geradeaus. Kurven und Doppelkurven biegen nach links oder rechts ab.
    • Das zweite Stück einer Kreuzung oder Doppelkurve (blass gezeichnet) ist frei. Ein Ende, das es jetzt oder später erreicht, läuft sofort und kostenlos durch, auch durch mehrere.
    • Ein Ende darf nicht gegen die geschlossene Seite einer Karte oder gegen die große Karte laufen.
    • *Fehlende Karten* = die kleinste Zahl von Karten, mit der die Schlange vollständig wäre, wenn du die idealen hättest. Einer neuen Schlange fehlen 7.
sssnake-rules-7 =
    {"**"}Das Ende einer Runde.** Ist deine Schlange vollständig, gewinnst du die Runde sofort, auch wenn eine fremde Karte sie vollendet hat. 🏠 Karten auf der Hand verlassen das Spiel. 🏠 Ist der Stapel nach einem ganzen Zug leer, gewinnt die Schlange, der die wenigsten Karten fehlen; bei Gleichstand wird geteilt. 🏠

    {"**"}Das Bild.** Die rote Schlange ist vollständig, also gewinnt Rot. Den anderen fehlen noch je fünf Karten, sie verlieren fünf Punkte.
sssnake-rules-7-picture = Das Ende einer Partie mit einer Runde: Die rote Schlange ist vollständig. Blau und Gelb fehlen noch je fünf Karten; sie haben minus fünf Punkte.
sssnake-rules-8 =
    {"**"}Runden.** Eine Runde ist das Spiel der Anleitung. Mit mehreren Runden zählt ihr Punkte, wie es die Anleitung für mehrere Spiele nacheinander vorschlägt. Eine Partie hat so viele Runden, wie Leute mitspielen: Alle beginnen einmal. Spielst du nur gegen Computer, ist es eine Runde. Der Host kann auch eine einzige Runde wählen oder zwei pro Platz. 🏠

    {"**"}Punkte.** Nach jeder Runde verlierst du einen Punkt für jede Karte, die deiner Schlange noch fehlt. Die Punkte werden addiert. Nach der letzten Runde gewinnt, wer die höchste Summe hat; bei Gleichstand wird der Sieg geteilt. 🏠 Wer links neben der Person sitzt, die eine Runde begonnen hat, beginnt die nächste. 🏠

    {"**"}Aufgeben.** Ein Computer spielt für dich weiter, und du kannst nicht mehr gewinnen. Wer als Letztes übrig ist, gewinnt sofort. 🏠 { rules-away }

# Wörter in Bildern, so kurz wie möglich.
sssnake-picture-round = Runde { $round }/{ $rounds }
sssnake-picture-previous = Runde { $round }
sssnake-picture-pile = Stapel: { $pile }
sssnake-picture-missing = { $missing ->
    [0] vollständig
    [1] 1 Karte fehlt
   *[other] { $missing } Karten fehlen
}
sssnake-picture-missing-short = { $missing ->
    [0] vollständig
   *[other] { $missing ->
        [1] 1 fehlt
       *[other] { $missing } fehlen
    }
}
sssnake-picture-points = { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}

sssnake-card = { $card ->
    [straight] Gerade
    [crossing] Kreuzung
    [double] Doppelkurve
   *[curve] Kurve
}
sssnake-end-neck = am Kopfende
sssnake-end-tail = am Schwanzende
sssnake-way-ahead = geradeaus
sssnake-way-left = linksherum
sssnake-way-right = rechtsherum

sssnake-prompt-lone = { $player }, nur eine Karte: Die { sssnake-card } kommt an die Schlange von { $neighbour }.
sssnake-prompt-lone-own = { $player }, die { sssnake-card } passt bei { $neighbour } nicht: Lege sie an deine eigene Schlange.
sssnake-prompt-own-one = { $player }, lege eine Karte und gib die andere an { $neighbour }.
sssnake-prompt-own-two = { $player }, lege zwei Karten und gib die dritte an { $neighbour }.
sssnake-prompt-given = { $player }, { $giver } hat dir eine Karte gegeben. Lege die { sssnake-card } an deine Schlange.
sssnake-prompt-returned = { $player }, die { sssnake-card } kam von { $neighbour } zurück. Lege sie an deine eigene Schlange.

sssnake-button-place = { $letter }: { $end }, { $side }
sssnake-button-neck = Kopfende
sssnake-button-tail = Schwanzende
sssnake-button-up = oben
sssnake-button-right = rechts
sssnake-button-down = unten
sssnake-button-left = links
sssnake-button-discard = ✕ { sssnake-card }: abwerfen

sssnake-describe-choices = Stellen: { $choices }.
sssnake-describe-choice = { $letter } { sssnake-card } { $end }, { $way } ({ $heading })
sssnake-describe-seat = { $player }: { $missing ->
    [0] Schlange vollständig
    [one] 1 Karte fehlt
   *[other] { $missing } Karten fehlen
}, { $laid } gelegt, { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}.
sssnake-describe-round = Runde { $round } von { $rounds }, { $pile ->
    [0] der Stapel ist leer
    [one] 1 Karte im Stapel
   *[other] { $pile } Karten im Stapel
}.
sssnake-describe-roll = Der Würfel zeigt { $die }. Gezogen: { $cards }.
sssnake-describe-none = keine
sssnake-describe-ends = Offene Enden der Schlange von { $player }: Der Hals geht { $neck-heading } auf { $neck }, der Schwanz { $tail-heading } auf { $tail }.
sssnake-describe-cells = Felder sind als Spalte/Zeile angegeben, nach rechts und unten gezählt. Die große Karte bedeckt 0/0 bis 1/1; der Hals verlässt 0/0 nach links, der Schwanz verlässt 1/1 nach rechts.
sssnake-describe-body = Schlange von { $player }, Feld für Feld ab der großen Karte: Hals { $neck }; Schwanz { $tail }.
sssnake-describe-body-complete = Vollständige Schlange von { $player }, Feld für Feld vom Hals zum Schwanz: { $neck }.
sssnake-describe-run = gerade von { $first } bis { $last }
sssnake-describe-free = Freie zweite Stücke an der Schlange von { $player }: { $parts }.
sssnake-describe-free-part = { sssnake-card } auf { $cell } zwischen { $one } und { $other }
sssnake-heading-up = nach oben
sssnake-heading-right = nach rechts
sssnake-heading-down = nach unten
sssnake-heading-left = nach links
sssnake-side-up = oben
sssnake-side-right = rechts
sssnake-side-down = unten
sssnake-side-left = links

sssnake-news-round = { $rounds ->
    [1] { $player } beginnt.
   *[other] Runde { $round } von { $rounds }: { $player } beginnt.
}
sssnake-news-roll = { $player } würfelt eine { $die } und zieht: { $cards }.
sssnake-news-place = { $player } legt eine { sssnake-card } an{ $forced ->
    [1] {" "}(nur eine Stelle möglich)
   *[other] {""}
}: Es { $missing ->
    [one] fehlt noch 1 Karte
   *[other] fehlen noch { $missing } Karten
}.
sssnake-news-place-other = { $player } legt eine { sssnake-card } an die Schlange von { $owner }{ $forced ->
    [1] {" "}(nur eine Stelle möglich)
   *[other] {""}
}. Dort { $missing ->
    [one] fehlt noch 1 Karte
   *[other] fehlen noch { $missing } Karten
}.
sssnake-news-complete = { $player } legt eine { sssnake-card } an{ $forced ->
    [1] {" "}(nur eine Stelle möglich)
   *[other] {""}
}: Die Schlange ist vollständig!
sssnake-news-complete-other = { $player } legt eine { sssnake-card } an die Schlange von { $owner }{ $forced ->
    [1] {" "}(nur eine Stelle möglich)
   *[other] {""}
}: Sie ist vollständig!
sssnake-news-give = { $player } gibt { $to } eine { sssnake-card }.
sssnake-news-return = Die { sssnake-card } passt nicht: { $player } gibt sie an { $to } zurück.
sssnake-news-discard = Die { sssnake-card } passt nirgends: { $player } wirft sie ab.
sssnake-news-score = { $rounds ->
    [1] Die Runde ist zu Ende.
   *[other] Runde { $round } von { $rounds } ist zu Ende. { $points }.
}
sssnake-news-score-empty = { $rounds ->
    [1] Der Stapel ist leer. Die wenigsten Karten fehlen bei { $winners }.
   *[other] Der Stapel ist leer: Runde { $round } von { $rounds } ist zu Ende. Die wenigsten Karten fehlen bei { $winners }. { $points }.
}
sssnake-news-points = { $player } { $points } (gesamt { $total })

# Dieselben Ereignisse als Teile einer Zeile über einen Zug.
sssnake-turn-roll = würfelt eine { $die }
sssnake-turn-place = legt { $times ->
    [1] eine { sssnake-card }
   *[other] { $times } Karten
} ({ sssnake-turn-missing })
sssnake-turn-place-other = legt bei { $owner } eine { sssnake-card } ({ sssnake-turn-missing })
sssnake-turn-missing = { $forced ->
    [1] einzige Stelle
   *[other] { $missing ->
        [1] es fehlt noch 1 Karte
       *[other] es fehlen noch { $missing } Karten
    }
}
sssnake-turn-complete = legt eine { sssnake-card }: vollständig!
sssnake-turn-complete-other = legt bei { $owner } eine { sssnake-card }: vollständig!
sssnake-turn-give = gibt { $to } eine { sssnake-card }
sssnake-turn-return = gibt { $to } die { sssnake-card } zurück
sssnake-turn-discard = wirft { $times ->
    [1] eine { sssnake-card }
   *[other] { $times } Karten
} ab

## Erklärungen beim Lernen
sssnake-learn-aim = **Dein Ziel:** Verbinde die beiden offenen Enden deiner Schlange auf kürzestem Weg.
sssnake-learn-own-one = Eine Karte kommt an deine Schlange, die andere an die von { $neighbour }.
sssnake-learn-own-two = Zwei Karten kommen an deine Schlange, die dritte an die von { $neighbour }.
sssnake-learn-lone = Die Karte kommt an die Schlange von { $neighbour }: Halte deren Enden auseinander.
sssnake-learn-lone-own = Die Karte passt nicht an die Schlange von { $neighbour }, also kommt sie an deine.
sssnake-learn-given = { $giver } musste dir eine Karte geben. Wähle die beste Stelle dafür.
sssnake-learn-returned = Deine Karte passt nirgends und kam zurück. Jetzt kommt sie an deine Schlange.
sssnake-learn-discard = Keine Karte passt an deine Schlange: Wähle eine zum Abwerfen. Das kostet nichts.
sssnake-learn-fewest = 💡 Mit { $letters } { $missing ->
    [0] ist deine Schlange vollständig, und du gewinnst
    [one] fehlt deiner Schlange nur noch 1 Karte
   *[other] fehlen deiner Schlange nur noch { $missing } Karten
}.
sssnake-learn-most = 💡 Mit { $letters } { $missing ->
    [one] fehlt der anderen Schlange noch 1 Karte
   *[other] fehlen der anderen Schlange noch { $missing } Karten
}, mehr geht nicht.
sssnake-remark-placed-on-yours = { $player } hat eine einzelne Karte gezogen, deshalb kam sie an deine Schlange.
sssnake-remark-two-parts = Die { sssnake-card } hat zwei Stücke. Das zweite bleibt frei für später.
sssnake-remark-only-place = Deine Karte passte nur an einer Stelle, deshalb wurde sie sofort angelegt.
sssnake-remark-returned = Passt eine Karte nirgends an die Schlange nebenan, kommt sie zurück.
sssnake-remark-score = Jede Karte, die deiner Schlange noch fehlt, kostet dich einen Punkt.

# Why a move is good, as a clause after a dash or a colon.
sssnake-reason-complete = die Schlange wird damit vollständig
sssnake-reason-fewer = der Schlange { $missing ->
    [one] fehlt nur noch 1 Karte
   *[other] fehlen nur noch { $missing } Karten
}
sssnake-reason-keep = so bekommt { $player } keine hilfreiche Karte
sssnake-reason-shortest = andere Züge würden den Weg vom Kopf zum Schwanz verlängern
sssnake-reason-open = mehr Karten im Stapel können als Nächstes helfen
sssnake-reason-longer = der Schlange von { $player } { $missing ->
    [one] fehlt dann noch 1 Karte
   *[other] fehlen dann noch { $missing } Karten
}
sssnake-reason-no-help = andere Züge würden der Schlange von { $player } mehr helfen
sssnake-reason-closed = weniger Karten im Stapel können der Schlange von { $player } als Nächstes helfen

sssnake-refusal-notation = Das ist kein Zug in Sssnake.
sssnake-refusal-nothing-to-choose = Gerade gibt es nichts zu wählen.
sssnake-refusal-not-yours = { $player } muss gerade wählen.
sssnake-refusal-no-card = Auf der Hand ist keine { sssnake-card }.
sssnake-refusal-other-snake = Diese Karte muss an die Schlange von { $player }.
sssnake-refusal-way = Eine { sssnake-card } biegt nicht so ab.
sssnake-refusal-closed = Mit einer { sssnake-card } an dieser Stelle liefe ein Ende gegen eine geschlossene Seite.
sssnake-refusal-cut-off = Mit einer { sssnake-card } an dieser Stelle ließen sich Kopf und Schwanz nie mehr verbinden.
sssnake-refusal-fits = Die { sssnake-card } passt, also musst du sie anlegen.
sssnake-refusal-other-fits = Die { sssnake-card } passt nirgends. Wähle die Karte, die passt.
sssnake-refusal-order = Dieser Schritt gehört nicht hierher.
sssnake-refusal-first = Ein anderer Platz beginnt die Runde.
sssnake-refusal-draw = Diese Karten können nicht gezogen worden sein.

# The daily puzzle
puzzle-close-label = { $letter } · { sssnake-card }, { $end }, { $side }
sssnake-puzzle-rules = Im Rätsel spielst du allein mit diesen Karten: Es gibt keinen Würfel und keinen Stapel, und du bestimmst die Reihenfolge.

## Fehler in einer Aufzeichnung

fault-sssnake-first = Der nächste Platz muss diese Runde beginnen.
fault-sssnake-die = Der Würfel zeigt 1, 2 oder 3.
fault-sssnake-draw = Die Zahl der gezogenen Karten muss zum Würfel oder zum Rest des Stapels passen.
fault-sssnake-card = Eine Karte ist S, C, X oder D.
fault-sssnake-pile = Der Stapel hat keine Karten dieser Art mehr.
fault-sssnake-hand = Diese Karte ist nicht auf der Hand.
fault-sssnake-on = Diese Karte muss an die Schlange von { $seat }.
fault-sssnake-end = Ein Ende ist „neck“ oder „tail“.
fault-sssnake-way = Eine Richtung ist „ahead“, „left“ oder „right“.
fault-sssnake-place = Die Karte darf dort nicht liegen: Der Körper muss weitergehen, und Kopf und Schwanz müssen sich noch verbinden lassen.
fault-sssnake-must-place = Die Karte passt, also muss sie gelegt werden.
fault-sssnake-other-fits = Eine andere Karte auf der Hand passt, also darf diese nicht abgeworfen werden.
fault-sssnake-to = Eine Karte geht nach links weiter oder kommt von dort zurück.
fault-sssnake-missing = Die Zahlen der fehlenden Karten sind falsch.
fault-sssnake-totals = Die Summen sind falsch: Jeder Platz verliert einen Punkt pro fehlende Karte.
