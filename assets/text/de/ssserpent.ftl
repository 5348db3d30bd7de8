# Ssserpent: the rules, the table, the news.
ssserpent-title = Ssserpent
ssserpent-pitch = Lass deine Schlange Apfel für Apfel wachsen, bis sie die andere beißen kann.
ssserpent-line = friss, wachse, beiß

ssserpent-option-set-up-name = aufbau
ssserpent-option-set-up = Wer das Brett aufbaut: der Zufall oder ihr
ssserpent-option-set-up-hand = von Hand (Spielanleitung)
ssserpent-option-set-up-chance = zufällig, jedes Teil einzeln
ssserpent-option-set-up-even = zufällig, ein faires Brett
ssserpent-switch-hand = Von Hand aufbauen
ssserpent-switch-even = Zufallsbrett

ssserpent-rules-1 =
    {"**"}Das Ziel.** Schlage den Kopf der anderen Schlange oder lass ihr keinen vollständigen Zug.

    {"**"}Der Aufbau.** Der Zufall wählt ein Brett, auf dem beide Farben etwa gleich oft gewinnen, und wer zuerst zieht, außer der Host wählt in der Lobby **Von Hand aufbauen**. 🏠 Beim Aufbau von Hand bestimmt der Zufall, wer beginnt. 🏠 Ihr legt abwechselnd je eine Blaubeere, bis beide zwei gelegt haben. In der Anleitung heißen sie blaue Äpfel; sie werden wie Äpfel gelegt. Wer als Zweites dran war, wählt dann eine Farbe. 🏠 Wer zuerst dran war, beginnt wieder. 🏠 Ihr legt abwechselnd je einen Apfel, bis beide vier Äpfel der **gegnerischen** Farbe gelegt haben, und zuletzt den **gegnerischen** Kopf an den Rand. Wer zuerst zieht, bestimmt der Zufall.

    {"**"}Zufall.** Du kannst einzelne oder alle restlichen Teile dem Zufall überlassen. 🏠 Solange die Farben nicht gewählt sind, könnt ihr euch auf ein **Zufallsbrett** einigen: Dann übernimmt der Zufall den restlichen Aufbau. 🏠
ssserpent-rules-2 =
    {"**"}Die Felder.** Ein Apfel liegt nie am Rand (**1**) und nie direkt neben einem anderen Apfel oder einem Kopf: darüber, darunter, links oder rechts (**2**). Ein Kopf liegt am Rand, nicht direkt neben einem Apfel. Die Feldnamen im Bild stehen auch auf den Buttons; Punkte markieren die übrigen freien Felder. Ist für ein Teil kein Feld mehr da, fallen diese Regeln so weit wie nötig weg, eine nach der anderen: zuerst „neben einem Kopf“, dann „neben einem Apfel“, dann „am Rand“. 🏠
ssserpent-rules-2-picture = Der Aufbau: Vier Blaubeeren, zwei gelbe Äpfel und ein roter liegen auf dem Brett. 1 markiert ein Feld am Rand, 2 ein Feld zwischen zwei Äpfeln; dort darf kein Apfel liegen.
ssserpent-rules-3 =
    {"**"}Das Bild.** Der rote Kopf darf auf
    {"**"}1** ein freies Feld,
    {"**"}2** einen Apfel der eigenen Farbe,
    • eine Blaubeere, wenn die Schlange ausgewachsen ist (nächste Seite),
    • die andere Schlange, um sie zu beißen (nächste Seite).
    Er darf nicht auf
    {"**"}3** einen Apfel der anderen Farbe,
    {"**"}4** die eigene Schlange, auch nicht auf das Feld, das ihr Schwanz gleich verlässt. Rückwärts geht es also nie. Nur ein Kopf ohne Körper darf umkehren. 🏠
ssserpent-rules-3-picture = Eine rote Schlange mit vier Teilen ist am Zug. 1 markiert ein freies Feld vor ihrem Kopf, 2 einen roten Apfel neben dem Kopf, 3 einen gelben Apfel auf der anderen Seite und 4 den eigenen Körper.
ssserpent-rules-4 =
    {"**"}Ziehen.** Eine Schlange macht halb so viele Schritte, wie sie Teile hat, aufgerundet: 1 oder 2 Teile ergeben 1 Schritt, 3 oder 4 ergeben 2, 5 oder 6 ergeben 3, 7 oder 8 ergeben 4, 9 ergeben 5. Sie muss alle machen. Der Kopf geht voran, nach oben, unten, links oder rechts, und der Körper folgt.

    Die Pfeile bieten nur Schritte an, nach denen du den Zug zu Ende führen kannst. **Kannst du keinen vollständigen Zug machen, verlierst du.**

    {"**"}Wachsen.** Ein gefressener Apfel wird ein neues Teil direkt hinter dem Kopf. Sobald kein Apfel ihrer Farbe mehr auf dem Brett liegt, auch mitten im Zug, ist eine Schlange für immer **ausgewachsen**. Ausgewachsene Schlangen dürfen auch Blaubeeren fressen.
ssserpent-rules-5 =
    {"**"}Beißen.** In der Anleitung heißt es Angriff. Schau die Linie des Schritts entlang. Zähle deine Teile vom Kopf nach hinten und die der anderen Schlange vom gebissenen Feld an. Jede Zählung endet an der ersten Lücke, und auch Teile einer gewundenen Schlange zählen. 🏠 Zum Beißen brauchst du **mehr** Teile. Die andere Schlange verliert das gebissene Teil und alle dahinter. Deren Felder sind sofort frei, auch für deine nächsten Schritte. 🏠 Deine Schlange wächst nicht. 🏠 Sie macht ihre Schritte zu Ende. Wer den **Kopf** schlägt, gewinnt sofort. Ist der Biss der letzte Schritt des Zugs, bestätigst du ihn mit **Beißen**. Ein früherer Biss braucht keine Bestätigung.
ssserpent-rules-6 =
    {"**"}Das Bild.** Rot zählt **1**, **2**, **3** Teile, Gelb nur **1**, **2**. Also darf Rot das umrahmte Teil abbeißen, und Gelb verliert es und die zwei dahinter. Bist du dran, markieren gelbe Rahmen die Teile, die du mit diesem Zug abbeißen kannst, und **!** markiert deinen Kopf, wenn die andere Schlange ihn jetzt schlagen könnte.
ssserpent-rules-6-picture = Eine rote Schlange mit drei Teilen in einer Linie steht vor dem Körper der gelben Schlange. Zahlen nummerieren drei rote und zwei gelbe Teile auf der Linie des Bisses. Das erste gelbe Teil ist umrahmt, und ein Ausrufezeichen warnt vor einer Gefahr für den roten Kopf.
ssserpent-rules-7 =
    {"**"}Nach dem Zug** legst du die Teile, die du abgebissen hast, einzeln aufs Brett zurück, als Äpfel der anderen Farbe und nach den Regeln für das Legen. 🏠 Die andere Schlange darf sie wieder fressen.

    {"**"}Unentschieden.** Die Partie ist unentschieden, wenn ein Zug zum dritten Mal in derselben Stellung beginnt oder 120 Züge in Folge (beide zusammen) niemand frisst oder beißt. Wer keinen vollständigen Zug hat, verliert; das geht vor. 🏠

    {"**"}Aufgeben.** Die andere Schlange gewinnt. 🏠 { rules-away }
ssserpent-rules-8 =
    {"**"}Das Bild**
    {"**"}1** wer spielt, erkennbar an Farbe und Form der Schlange · **2** ihre Teile · **3** die Schritte eines Zugs · **4** eine Blaubeere, durchgestrichen, bis die Schlange ausgewachsen ist
    {"**"}5** der letzte Zug und was danach gelegt wurde, in Rosa · **6** die nächsten Schritte, in Gelb
    Ein Rahmen zeigt, wer dran ist.
ssserpent-rules-8-picture = Ein Tisch nach einem Zug der roten Schlange. Die Zahlen 1 bis 6 markieren die Zeichen; der Text erklärt sie.

# Wörter in Bildern, so kurz wie möglich.
ssserpent-picture-length = Länge { $length }
ssserpent-picture-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}

ssserpent-colour = { $colour ->
    [red] Rot
   *[yellow] Gelb
}

ssserpent-prompt-blue = { $player }, lege eine Blaubeere.
ssserpent-prompt-take = { $player }, wähle deine Farbe.
ssserpent-prompt-apple = { $player }, lege einen Apfel für die andere Schlange.
ssserpent-prompt-head = { $player }, lege den Kopf der anderen Schlange.
ssserpent-prompt-move-first = { $player } ({ ssserpent-colour }), mach deinen Zug. Du frisst nur Äpfel deiner Farbe, Blaubeeren erst später.
ssserpent-prompt-move = { $player } ({ ssserpent-colour }), mach deinen Zug: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}.
ssserpent-prompt-step = { $player } zieht nach { $path }: noch { $left ->
    [one] ein Schritt
   *[other] { $left } Schritte
}.
ssserpent-prompt-bite = { $player } zieht nach { $path }: { $effects }. Beißen?
ssserpent-prompt-replant = { $player }, lege { $discs ->
    [one] das letzte { $colour ->
        [yellow] gelbe
       *[other] rote
    } Teil
   *[other] { $discs } { $colour ->
        [yellow] gelbe
       *[other] rote
    } Teile
} als { $discs ->
    [one] Apfel
   *[other] Äpfel
} zurück: Wähle ein Feld.

ssserpent-button-red = 🔴 Rot
ssserpent-button-yellow = 🟨 Gelb
ssserpent-button-random = 🎲 Zufällig
ssserpent-button-random-rest = 🎲 Alles zufällig
ssserpent-button-undo = ↩️ Rückgängig
ssserpent-button-bite = ⚔️ Beißen
ssserpent-button-straight = Zu { $what } { $cell } ({ $steps } Schritte)
ssserpent-choice-row = Reihe { $row }
ssserpent-board-button = { $required ->
    [one] 🎲 Zufallsbrett
   *[other] 🎲 Zufallsbrett ({ $agreed }/{ $required })
}
ssserpent-board-wanted = { $player } möchte ein Zufallsbrett. Seid ihr euch einig, baut der Zufall alles auf.
ssserpent-board-agreed = Ihr seid euch einig: Der Zufall baut das Brett auf.
ssserpent-board-withdrawn = { $player } möchte das Brett von Hand aufbauen.

ssserpent-describe-begins = Die Partie beginnt.
ssserpent-describe-young = { $player } spielt { ssserpent-colour }, nicht ausgewachsen, { $length ->
    [one] ein Teil
   *[other] { $length } Teile
} lang, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} pro Zug. Vom Kopf an: { $cells }.
ssserpent-describe-adult = { $player } spielt { ssserpent-colour }, ausgewachsen, { $length ->
    [one] ein Teil
   *[other] { $length } Teile
} lang, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} pro Zug. Vom Kopf an: { $cells }.
ssserpent-describe-headless = { $player } spielt { ssserpent-colour }, ohne Kopf.
ssserpent-describe-apples = { $apples ->
    [0] Kein { $colour ->
        [yellow] gelber
       *[other] roter
    } Apfel auf dem Brett.
    [one] { $colour ->
        [yellow] Gelber
       *[other] Roter
    } Apfel: { $cells }.
   *[other] { $colour ->
        [yellow] Gelbe
       *[other] Rote
    } Äpfel: { $cells }.
}
ssserpent-describe-blue = { $apples ->
    [0] Keine Blaubeere auf dem Brett.
    [one] Blaubeere: { $cells }.
   *[other] Blaubeeren: { $cells }.
}
ssserpent-describe-cells = Felder zur Auswahl: { $cells }.
ssserpent-describe-steps = Mögliche nächste Schritte: { $steps }.
ssserpent-describe-closed = Gesperrte Pfeile: { $steps }.
ssserpent-closed = { $arrow } { $reason }
ssserpent-closed-border = Rand
ssserpent-closed-own = eigenes Teil
ssserpent-closed-enemy-apple = Apfel der anderen Farbe
ssserpent-closed-young = Blaubeere, nur für ausgewachsene Schlangen
ssserpent-closed-weak = zu wenige Teile in Reihe zum Beißen ({ $attackers } gegen { $defenders })
ssserpent-closed-stuck = dort kein vollständiger Zug
ssserpent-describe-bites = Teile, die dieser Zug abbeißen kann: { $cells }.
ssserpent-describe-threat = Der Kopf von { $player } auf { $cell } ist in Gefahr: Die andere Schlange könnte ihn jetzt schlagen.
ssserpent-describe-board = Die Spalten gehen von A bis I, von links nach rechts; die Reihen von 1 bis 9, von unten nach oben.
ssserpent-describe-last = Letzter Zug ({ ssserpent-colour }): von { $from } nach { $path }.
ssserpent-describe-repeated = Diese Stellung gab es zweimal. Noch einmal, und die Partie endet unentschieden.
ssserpent-describe-quiet = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
} ohne Fressen oder Beißen; bei { $most } endet die Partie unentschieden.

ssserpent-picture-bite = Biss! −{ $lost }
ssserpent-news-setup = { $player } beginnt mit dem Aufbau.
ssserpent-news-rest = { $player } überlässt den restlichen Aufbau dem Zufall.
ssserpent-news-blue = { $player } legt eine Blaubeere auf { $cell }.
ssserpent-news-colour = { $player } nimmt die { $colour ->
    [yellow] gelbe Schlange: Sie frisst gelbe Äpfel
   *[other] rote Schlange: Sie frisst rote Äpfel
}.
ssserpent-news-apple = { $player } legt auf { $cell } einen { $colour ->
    [yellow] gelben
   *[other] roten
} Apfel für die andere Schlange.
ssserpent-news-head = { $player } legt den { $colour ->
    [yellow] gelben
   *[other] roten
} Kopf der anderen Schlange auf { $cell }.
ssserpent-news-begin = Die Schlangen sind bereit: { $player } ({ ssserpent-colour }) zieht zuerst.
ssserpent-news-move = { $player } zieht nach { $path }.
ssserpent-news-move-effects = { $player } zieht nach { $path }: { $effects }.
ssserpent-news-replant = { $player } legt ein { $colour ->
    [yellow] gelbes
   *[other] rotes
} Teil als Apfel auf { $cell } zurück.
ssserpent-news-repeated = { $news } 🔁 Diese Stellung gab es zweimal. Noch einmal, und die Partie endet unentschieden.
ssserpent-news-trapped = { $news } { $player } sitzt fest und kann { $steps ->
    [one] keinen Schritt
   *[other] nicht alle { $steps } Schritte
} gehen.
ssserpent-effect-apples = { $apple } { $count ->
    [one] frisst einen Apfel
   *[other] frisst { $count } Äpfel
}
ssserpent-effect-adult = ist jetzt ausgewachsen
ssserpent-effect-blue = 🫐 { $count ->
    [one] frisst eine Blaubeere
   *[other] frisst { $count } Blaubeeren
}
ssserpent-effect-lost = ⚔️ { $count ->
    [one] beißt ein Teil ab
   *[other] beißt { $count } Teile ab
}
ssserpent-effect-head = ⚔️ schlägt den Kopf

# The same events as parts of a line about a turn.
ssserpent-turn-blue = legt eine Blaubeere auf { $cell }
ssserpent-turn-colour = nimmt { $colour ->
    [yellow] die gelbe Schlange (sie frisst gelbe Äpfel)
   *[other] die rote Schlange (sie frisst rote Äpfel)
}
ssserpent-turn-apple = legt einen { $colour ->
    [yellow] gelben
   *[other] roten
} Apfel auf { $cell }
ssserpent-turn-head = legt den { $colour ->
    [yellow] gelben
   *[other] roten
} Kopf auf { $cell }

## Explanations for learners
ssserpent-learn-aim = **Dein Ziel:** Schlage den gegnerischen Kopf. Friss Äpfel deiner Farbe, um zu wachsen.
ssserpent-learn-blue = Lege eine Blaubeere, oder lass den Zufall das Brett aufbauen.
ssserpent-learn-take = Wähle deine Farbe. Sie bestimmt, welche Äpfel du frisst.
ssserpent-learn-apple = { $colour ->
    [yellow] Der gelbe
   *[other] Der rote
} Apfel ist Futter für die andere Schlange: Mach ihn schwer erreichbar.
ssserpent-learn-head = Lege den { $colour ->
    [yellow] gelben
   *[other] roten
} Kopf der anderen Schlange an den Rand, weit weg von ihren Äpfeln.
ssserpent-learn-move = Deine { $colour ->
    [yellow] gelbe
   *[other] rote
} Schlange macht { $steps ->
    [one] einen Schritt: Drücke einen Pfeil.
   *[other] { $steps } Schritte: Drücke die Pfeile nacheinander.
}
ssserpent-learn-eat = Ein Apfel ist in Reichweite: { $apple } oder 🫐 markiert den Pfeil.
ssserpent-learn-nearest = Kein Apfel ist in Reichweite. Der nächstgelegene für dich liegt auf { $cell }.
ssserpent-learn-line = **Zum Beißen** brauchst du in der Linie deines Kopfs mehr Teile als die andere Schlange.
ssserpent-learn-attack-now = **Du kannst beißen: ⚔️.** Die andere Schlange verliert alles ab dem gebissenen Teil.
ssserpent-learn-win-now = **Du kannst den Kopf schlagen und gewinnen!** Folge den Pfeilen bis zu ⚔️.
ssserpent-learn-head-in-danger-now = ⚠️ **Dein Kopf auf { $head } kann geschlagen werden!** { $count ->
    [0] Kein Zug rettet ihn.
   *[other] Sicher: { $cells }.
}
ssserpent-learn-head-unsafe-now = ⚠️ **Nicht auf { $cells } enden:** Dort kann dein Kopf geschlagen werden.
ssserpent-learn-head-safe-now = ⚠️ { $count ->
    [0] Nach jedem Zug kann dein Kopf geschlagen werden.
   *[other] Dein Kopf ist in Gefahr. Beende den Zug hier: { $cells }.
}
ssserpent-learn-body-in-danger-now = ⚠️ **Dein Körper kann gebissen werden.** Bring ihn weg oder in eine gerade Linie.
ssserpent-learn-replant = Lege das verlorene Teil als { $colour ->
    [yellow] gelben
   *[other] roten
} Apfel zurück, weit weg von der anderen Schlange.
ssserpent-remark-grown = **Du bist gewachsen.** Eine längere Schlange macht mehr Schritte und beißt stärker zu.
ssserpent-remark-adult = **Deine Schlange ist jetzt ausgewachsen:** Sie darf auch Blaubeeren fressen.
ssserpent-remark-adult-other = Die andere Schlange ist jetzt ausgewachsen: Sie darf auch Blaubeeren fressen.
ssserpent-remark-bitten = **Du wurdest gebissen:** { $player } hatte mehr Teile in gerader Reihe als du.

## Why a move is good, after a dash or a colon
ssserpent-reason-head = die Schlange schlägt den Kopf
ssserpent-reason-no-move = das lässt der anderen Schlange keinen vollständigen Zug
ssserpent-reason-wins = die Schlange gewinnt in { $moves } Zügen
ssserpent-reason-head-safe = das bringt den Kopf in Sicherheit
ssserpent-reason-bites = { $count ->
    [one] die Schlange beißt ein Teil ab
   *[other] die Schlange beißt { $count } Teile ab
}
ssserpent-reason-adult = damit ist die Schlange ausgewachsen
ssserpent-reason-apples = { $count ->
    [one] die Schlange frisst einen Apfel
   *[other] die Schlange frisst { $count } Äpfel
}
ssserpent-reason-blue = { $count ->
    [one] die Schlange frisst eine Blaubeere
   *[other] die Schlange frisst { $count } Blaubeeren
}
ssserpent-reason-threatens-head = die Schlange droht, den Kopf zu schlagen
ssserpent-reason-body-safe = das bringt den Körper in Sicherheit
ssserpent-reason-threatens = die Schlange droht zu beißen
ssserpent-reason-food = so kommt die Schlange näher ans Futter
ssserpent-reason-out-of-reach = so bleibt die Schlange außer Reichweite der anderen
ssserpent-reason-far = der Apfel liegt etwa { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} von der anderen Schlange entfernt
ssserpent-flaw-loses = { $moves ->
    [one] danach gewinnt die andere Schlange mit ihrem nächsten Zug
   *[other] danach gewinnt die andere Schlange in { $moves } Zügen
}
ssserpent-flaw-bitten = { $count ->
    [one] danach kann die andere Schlange ein Teil abbeißen
   *[other] danach kann die andere Schlange { $count } Teile abbeißen
}

ssserpent-why-no-move = { $others } hatte keinen vollständigen Zug mehr.
ssserpent-why-head = Der Kopf wurde geschlagen.
ssserpent-why-repetition = Dieselbe Stellung kam zum dritten Mal vor.
ssserpent-why-no-progress = 120 Züge in Folge hat niemand gefressen oder gebissen.

ssserpent-refusal-notation = Ein Feld ist eine Spalte von A bis I und eine Reihe von 1 bis 9, etwa D4. Ein Weg hat bis zu fünf Felder, etwa E2-E3.
ssserpent-refusal-position = Das ist keine Stellung in Ssserpent.
ssserpent-refusal-order = Erst kommt ein anderer Schritt.
ssserpent-refusal-not-yours = { $player } ist dran.
ssserpent-refusal-task = Die Partie wartet jetzt auf etwas anderes.
ssserpent-refusal-one-cell = Ein Teil kommt auf genau ein Feld.
ssserpent-refusal-last = Das ist das letzte Teil: Sonst ist nichts mehr zu legen.
ssserpent-refusal-first = Nur eine der beiden Seiten kann beginnen.
ssserpent-refusal-occupied = Dieses Feld ist nicht frei.
ssserpent-refusal-border = Ein Apfel darf nicht am Rand liegen.
ssserpent-refusal-beside-apple = Ein Apfel darf nicht neben einem anderen Apfel liegen.
ssserpent-refusal-beside-head = Ein Apfel darf nicht neben einem Kopf liegen.
ssserpent-refusal-inside = Ein Kopf kommt an den Rand.
ssserpent-refusal-head-beside-apple = Ein Kopf darf nicht neben einem Apfel liegen.
ssserpent-refusal-apart = Der Kopf geht auf ein Nachbarfeld: nach oben, unten, links oder rechts.
ssserpent-refusal-own = Eine Schlange darf nicht auf sich selbst oder rückwärts gehen.
ssserpent-refusal-enemy-apple = Eine Schlange darf nicht auf einen Apfel der anderen Farbe gehen.
ssserpent-refusal-young = Nur eine ausgewachsene Schlange darf Blaubeeren fressen.
ssserpent-refusal-weak = Zum Beißen brauchst du in der Linie mehr Teile als die andere Schlange: { $attackers } gegen { $defenders } reicht nicht.
ssserpent-refusal-length = { $steps ->
    [0] Lege zuerst die verlorenen Teile zurück.
    [one] Diese Schlange macht genau einen Schritt.
   *[other] Diese Schlange macht genau { $steps } Schritte.
}
ssserpent-refusal-won = Ein Weg, der den Kopf schlägt, endet dort.

# The daily puzzle
puzzle-bite-young = { ssserpent-colour } ist nicht ausgewachsen und macht { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} pro Zug. Vom Kopf an: { $cells }.
puzzle-bite-adult = { ssserpent-colour } ist ausgewachsen und macht { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} pro Zug. Vom Kopf an: { $cells }.
puzzle-bite-headless = { ssserpent-colour } hat den Kopf verloren.
ssserpent-puzzle-rules = Im Rätsel machst du zwei Züge. Dazwischen antwortet die andere Schlange so gut, wie sie kann.

## Faults of a record

fault-ssserpent-cell = Ein Feld ist A1 bis I9.
fault-ssserpent-colour = Hier muss eine andere Farbe stehen.
fault-ssserpent-random = Diese Platzierung wurde dem Zufall überlassen, ist aber nicht als zufällig gekennzeichnet.
fault-ssserpent-apple = Dort darf kein Apfel liegen.
fault-ssserpent-head = Dort darf kein Kopf liegen.
fault-ssserpent-length = Die Zahl der Schritte passt nicht zur Länge der Schlange.
fault-ssserpent-step = Der Kopf darf nicht auf { $cell } gehen.
fault-ssserpent-after-head = Der Weg muss dort enden, wo er den Kopf schlägt.
