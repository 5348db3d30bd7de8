# Die Befehle simulate, verify und replay, und was an einer Aufzeichnung falsch sein kann.

record-valid = gültig: { $game }, { $seats } Plätze, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
record-valid-times = { $valid }. Nicht geprüft: wie lange jede Karte zu sehen war (`at` gegen `show_ms`)
record-valid-running = { $valid }. Die Partie ist nicht zu Ende, daher lässt sich der Zufall noch nicht prüfen.
record-valid-former = { $valid }. Die Daten einer Person wurden gelöscht, daher lässt sich nicht prüfen, ob das Geheimnis diesen Startwert ergibt.
record-broken-step = fehlerhaft: Schritt { $index } (der erste ist 0): { $why }
    { $step }
record-broken = fehlerhaft: { $why }
record-unreadable = unlesbar: { $why }
record-empty = Die Datei ist leer.
record-cut-off = Die Datei ist abgeschnitten: Ihr Ende fehlt.
record-no-json = Das ist keine Aufzeichnung: Eine Aufzeichnung ist eine JSON-Datei.
record-no-record = Das ist keine Aufzeichnung: Eine Aufzeichnung ist ein JSON-Objekt.
record-no-format = Diese Aufzeichnung hat nicht das Format „{ $format }“.
record-older-rules = Diese Aufzeichnung folgt älteren Regeln, die es nicht mehr gibt.
record-unknown-rules = Diese Aufzeichnung folgt Regeln, die diese Version nicht kennt.
record-too-long = Die Datei ist zu lang für eine Aufzeichnung.
file-unreadable = { $file } lässt sich nicht lesen: { $error }
file-unwritable = { $file } lässt sich nicht schreiben: { $error }

simulate-done = { $matches ->
    [one] Eine Partie geschrieben: { $out }
   *[other] { $matches } Partien geschrieben: { $out }
}
simulate-game = Das Spiel „{ $game }“ gibt es nicht. Die Spiele sind: { $known }.
simulate-matches = Die Zahl der Partien muss zwischen 1 und { $most } liegen.
simulate-option = „{ $option }“ ist keine Option: Schreibe name=wert.
simulate-stuck = In einer Partie hatte kein Computer mehr einen Zug. Das ist ein Fehler im Spiel.
replay-done = Der Tisch nach Schritt { $step } ist in { $png }
replay-animated = Die ganze Partie mit { $steps ->
        [one] einem Schritt
       *[other] { $steps } Schritten
    } ist in { $out } ({ $kib } KiB).
replay-step = Schritt { $step } gibt es nicht: Die Aufzeichnung hat { $most }.
replay-hidden = Der Tisch lässt sich nicht zeichnen: Schritt { $step } verbirgt die Reihenfolge der Karten oder nennt ein unbekanntes Bild.
replay-undrawable = Der Tisch lässt sich nicht zeichnen: { $error }

## Jede Aufzeichnung

fault-key = Der Schlüssel „{ $key }“ fehlt oder hat einen falschen Wert.
fault-game = Dieses Spiel gibt es nicht.
fault-seats = Dieses Spiel braucht { $seats } Plätze.
fault-commitment = Die Prüfsumme muss aus 64 kleingeschriebenen Hexadezimalziffern bestehen.
fault-contributions = „contributions“ braucht einen Eintrag pro Platz: einen Text für einen Menschen, null für einen Computer oder ein gelöschtes Profil.
fault-secret = Das Geheimnis muss aus 64 kleingeschriebenen Hexadezimalziffern bestehen.
fault-secret-missing = Die Partie ist zu Ende, also müssen Geheimnis und Startwert da sein.
fault-secret-early = Die Partie läuft noch, also dürfen Geheimnis und Startwert nicht da sein.
fault-secret-commitment = Die Prüfsumme ist nicht der SHA-256 des Geheimnisses.
fault-seed = Geheimnis und Beiträge ergeben einen anderen Startwert: { $seed }.
fault-seed-form = Der Startwert muss aus 64 kleingeschriebenen Hexadezimalziffern bestehen.
fault-deal = Der Code der Verteilung folgt nicht aus der Prüfsumme.
fault-deal-other = Der Code gehört zu einer Verteilung von { $game } nach Regeln { $rules }. Diese Partie hat ein anderes Spiel oder andere Regeln.
fault-deal-and-contributions = Eine Partie mit einer Verteilung hat keine „contributions“: Der Code der Verteilung steht an ihrer Stelle.
fault-deal-seed = In einer Partie mit einer Verteilung muss der Startwert das Geheimnis sein.
fault-chance-first = Nach dem Startwert beginnt jemand anderes.
fault-chance-die = Der Startwert ergibt eine andere Würfelzahl.
fault-chance-draw = Der Startwert ergibt andere Karten.
fault-chance-shuffle = Der Startwert ergibt eine andere Reihenfolge der Karten.
fault-chance-placement = Der Startwert ergibt ein anderes Feld oder eine andere Farbe.
fault-youngest = Beginnen muss, wer „Ich bin am jüngsten“ gedrückt hat.
fault-too-many-steps = Eine Aufzeichnung hat höchstens { $most } Schritte.
fault-long-name = Ein Name hat höchstens { $most } Zeichen.
fault-long-contribution = Ein Beitrag hat höchstens { $most } Zeichen.
fault-long-step = In einem Schritt und im Ergebnis hat ein Text höchstens { $most } Zeichen und eine Liste höchstens { $entries } Einträge.
fault-step-object = Ein Schritt muss ein JSON-Objekt sein.
fault-do = Der Schlüssel „do“ muss die Art des Schritts nennen.
fault-unknown-do = Dieses Spiel kennt keinen Schritt „{ $do }“.
fault-by = Der Schlüssel „by“ muss den handelnden Platz nennen oder bei Zufall und Verwaltung null sein.
fault-by-seat = Hier muss { $seat } handeln.
fault-by-nobody = In diesem Schritt handelt niemand: „by“ muss null sein.
fault-expected = Hier muss ein anderer Schritt kommen: { $expected }.
fault-after-end = Die Partie war vor diesem Schritt zu Ende.
fault-at-decreases = Die Zeit „at“ läuft rückwärts.
fault-bookkeeping-due = Zuerst muss die Verwaltung des vorigen Schritts kommen.
fault-resigned-twice = Dieser Platz hatte schon aufgegeben.
fault-resigned-out = Dieser Platz war schon ausgeschieden.
fault-outcome = Im Ergebnis muss „{ $key }“ { $expected } sein.
fault-outcome-early = Die Partie ist nicht zu Ende, also muss ihr Ergebnis null sein.
fault-outcome-null = Die Partie ist zu Ende, also muss ihr Ergebnis da sein.
