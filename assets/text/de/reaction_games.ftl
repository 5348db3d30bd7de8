# Texte, die Snap und Hau den Elefanten gemeinsam haben. Tiere stehen ohne Artikel.

claims-animal-elephant = Elefant
claims-animal-mouse = Schnippmaus
claims-animal-bee = Biene
claims-animal-cat = Katze
claims-animal-crab = Krabbe
claims-animal-frog = Frosch
claims-animal-giraffe = Giraffe
claims-animal-hedgehog = Igel
claims-animal-octopus = Oktopus
claims-animal-owl = Eule
claims-animal-penguin = Pinguin
claims-animal-snail = Schnecke
claims-animal-whale = Wal

claims-two-elephant = zwei Elefanten
claims-two-mouse = zwei Schnippmäuse
claims-two-bee = zwei Bienen
claims-two-cat = zwei Katzen
claims-two-crab = zwei Krabben
claims-two-frog = zwei Frösche
claims-two-giraffe = zwei Giraffen
claims-two-hedgehog = zwei Igel
claims-two-octopus = zwei Oktopusse
claims-two-owl = zwei Eulen
claims-two-penguin = zwei Pinguine
claims-two-snail = zwei Schnecken
claims-two-whale = zwei Wale

claims-button-turn = Karte umdrehen
claims-length = { $number ->
    [0] Bis zum Ende: { claims-minutes }
    [120] Kurze Partie: 120 Züge, { claims-minutes }
   *[other] { $number } Züge: { claims-minutes }
}
claims-length-button = { $number ->
    [0] Bis zum Ende spielen
   *[other] Kurze Partie: { $number } Züge
}
claims-minutes = { $minutes ->
    [one] etwa 1 Minute
   *[other] etwa { $minutes } Minuten
}
claims-gentle-match = Gemütlich: Karten liegen 4 Sekunden
claims-brisk-match = Normales Tempo
claims-reaction-snap = Schnipp!
claims-reaction-slap = Hau drauf!

claims-picture-left = { $turns ->
    [0] Keine Züge mehr
    [one] Noch 1 Zug
   *[other] Noch { $turns } Züge
}
claims-describe-left = { claims-picture-left }.
claims-describe-claimed = Das Bild zeigt noch, was { $player } nach { $time } gewonnen hat: { $card }.
claims-describe-not-dealt = Die Karten sind noch nicht verteilt.
claims-describe-turn = { $player } dreht die nächste Karte um.
claims-describe-out = { $player } ist ausgeschieden.

claims-news-deal = Die Karten sind verteilt. { $player } beginnt.
claims-news-turn = { $player } dreht um: { $card }.
claims-news-out = { $player } hat keine Karten mehr und scheidet aus.
claims-news-agree = Wer die meisten Karten hat, gewinnt.
claims-news-limit = Das war der letzte Zug. Wer die meisten Karten hat, gewinnt.


claims-refusal-unreadable = Das ist weder ein Zug noch eine Reaktion dieses Spiels.
claims-refusal-not-your-turn = Du bist nicht mit Umdrehen dran.
claims-refusal-out = Du bist aus dieser Partie ausgeschieden.
claims-refusal-not-dealt = Die Karten sind noch nicht verteilt.
claims-refusal-no-reaction = In diesem Spiel wird nicht draufgehauen: Schnippe mit 🫰.
claims-refusal-by = In diesem Schritt ist jemand anderes dran.
claims-refusal-deal = Diese Päckchen entstehen nicht, wenn man alle Karten einzeln verteilt.
claims-refusal-card = Das ist nicht die oberste Karte dieses Päckchens.
claims-refusal-not-out = Man scheidet nur im eigenen Zug aus, und nur ohne Karten.
claims-refusal-judged = Nach den Regeln hat diese Reaktion ein anderes Ergebnis.
claims-refusal-forced-first = Nach den Regeln kommt erst ein anderer Schritt.
claims-refusal-last-turn = Der letzte Zug ist vorbei. Jetzt zählen nur noch Reaktionen.
claims-refusal-limit = Der letzte Zug kommt noch.

# Das Ende, in den Regeln beider Spiele.
claims-rules-end = Ihr spielt bis zum Ende, meist 10 bis 25 Minuten, oder eine kurze Partie mit 120 Zügen, etwa fünf Minuten. Allein gegen Computer ist die Partie kurz, wenn du nichts anderes wählst; eine Übungspartie hat 60 Züge. Der Host kann auch ein anderes Limit wählen, und das Bild zählt die Züge, die noch bleiben. 🏠 Eine Partie endet auch, wenn alle, die noch dabei sind, **Partie beenden** drücken. Wer dann die meisten Karten hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg. 🏠 Auch die Karte des letzten Zugs kann man noch gewinnen. 🏠 Nach 100.000 Schritten wird eine Partie abgebrochen und zählt nicht. 🏠

# Die letzte Regelseite beider Spiele.
claims-rules-moment =
    {"**"}Wer war am schnellsten?** Es zählt nur die Reihenfolge, in der Discord die Reaktionen liefert. Das Emoji hinzuzufügen ist eine Reaktion, es zu entfernen auch: So kannst du immer wieder reagieren. Auch mit dem Entfernen kannst du gewinnen, und es kostet nie etwas. Es zählt nur, wenn das Hinzufügen richtig war oder knapp zu spät kam. Entferne das Emoji nach einer falschen Reaktion zuerst: Nur erneutes Hinzufügen zählt. 🏠

    {"**"}Das Bild.** Eine Reaktion bei **1** oder **2** zählt für das linke Bild. Eine Reaktion bei **3** zählt für das rechte Bild.
claims-rules-look =
    {"**"}Zu früh?** Mit jeder neuen Karte auf dem Tisch und jedem Gewinn entsteht ein neues Bild. In dessen ersten 150 Millisekunden kann niemand darauf reagieren. Eine so frühe Reaktion zählt deshalb für das Bild davor. Sie gewinnt, wenn sie dort richtig war und niemand schneller war. Sonst wird sie ignoriert und kostet nichts. 🏠 Verliert der Bot die Verbindung, kann niemand mehr die offenen Karten gewinnen, und das steht dann in der Nachricht. 🏠

    {"**"}Zeit zum Hinsehen.** Jede Karte liegt 1,5 Sekunden, in einer gemütlichen Partie 4, damit alle sie sehen. Drückst du früher auf **Karte umdrehen**, dreht der Bot sie um, sobald es so weit ist. 🏠 Passt eine Reaktion in den ersten 400 Millisekunden einer neuen Karte nur zur Karte davor, zählt sie noch für diese. 🏠

## Fehler in einer Aufzeichnung

fault-claims-pictures = Ein Kartensatz hat dreizehn Tiere, darunter Elefant und Maus.
fault-claims-cards = Das sind nicht die Karten, die gemischt wurden.
fault-claims-pack-sizes = Die Größen der Päckchen passen nicht dazu, dass alle Karten einzeln verteilt wurden.
fault-claims-told = Die Partie läuft noch, also muss die Reihenfolge der Karten geheim sein.
fault-claims-hidden = Die Partie ist zu Ende, also muss die Reihenfolge der Karten sichtbar sein.
fault-claims-reform = Das neue Päckchen muss genau die Karten des Stapels enthalten.
fault-claims-reform-early = Ein neues Päckchen entsteht erst, wenn das alte leer ist, direkt vor dem Zug oder dem falschen Schnipser, der es braucht.
fault-claims-top = Das ist nicht die oberste Karte des Päckchens.
fault-claims-floor = Die Reaktion kam zu früh für dieses Bild.
fault-claims-before = Nur eine richtige Reaktion kann für das vorige Bild zählen.
fault-claims-late = Die Reaktion kam zu spät, um für das vorige Bild zu zählen.
fault-claims-grace = Diese Reaktion passt zum vorigen Bild und kostet deshalb nichts.
fault-claims-agree = Die Partie kann hier nicht einvernehmlich enden: Erst kommt ein anderer Schritt.
fault-claims-took = { $cards ->
    [one] Richtig ist eine Karte.
   *[other] Richtig sind { $cards } Karten.
}
