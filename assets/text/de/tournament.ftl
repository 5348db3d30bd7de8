# Turniere und Duplikatturniere.

tournament-format-swiss = Schweizer System: Alle spielen jede Runde, möglichst gegen Punktgleiche
tournament-format-round-robin = Rundenturnier: Alle spielen gegen alle
tournament-format-knockout = K.-o.-Turnier: Wer verliert, scheidet aus

# { $game } ist der Titel eines Spiels.
tournament-title-swiss = 🏆 { $game }: Turnier im Schweizer System
tournament-title-round-robin = 🏆 { $game }: Rundenturnier
tournament-title-knockout = 🏆 { $game }: K.-o.-Turnier
tournament-title-duplicate = 🏆 { $game }: Duplikatturnier
# Tells tournaments with the same title apart.
tournament-numbered = { $title } · Nr. { $number }

## Anmeldung
tournament-opened = Die Anmeldung ist eröffnet. Die Nachricht dazu steht in diesem Kanal.
tournament-shown = Die Nachricht des Turniers ist jetzt die neueste im Kanal.
tournament-choose = Welches Turnier?
tournament-none-here = In diesem Kanal ist kein Turnier offen.
tournament-about-swiss = Alle spielen jede Runde, gegen jemanden mit etwa gleich vielen Punkten. An jedem Tisch spielen zwei.
tournament-about-round-robin = Alle spielen einmal gegen alle. An jedem Tisch spielen zwei.
tournament-about-knockout = Wer verliert, scheidet aus. An jedem Tisch spielen zwei.
tournament-about-duplicate = Alle Tische spielen mit denselben Karten und Würfeln. Vergleiche dich mit allen, die auf deinem Platz gespielt haben. Alles ohne Wertung.
tournament-begins-by-host = Melde dich unten an. { $host } startet das Turnier.
tournament-begins-at = Melde dich unten an. Beginn: { $when }
tournament-rounds = { $count ->
    [one] Eine Runde
   *[other] { $count } Runden
}
tournament-deals = { $count ->
    [one] Eine Verteilung
   *[other] { $count } Verteilungen
} an { $tables } Tischen
tournament-entrants = { $count ->
    [0] Noch ist niemand angemeldet.
    [one] **Eine Anmeldung:**
   *[other] **{ $count } Anmeldungen:**
}
# The description of the sign-up's picture.
tournament-picture = Anmeldung. { $title }, { $count ->
    [0] noch niemand dabei
    [one] eine Anmeldung
   *[other] { $count } Anmeldungen
}.
tournament-button-withdraw = Zurückziehen
tournament-confirm-stop = Willst du dieses Turnier wirklich für alle absagen? Begonnene Partien gehen weiter, zählen aber nicht für das Turnier.
tournament-cancelled = Das Turnier wurde abgesagt.

## Runden
tournament-round = **Runde { $round } von { $of }**
tournament-deal = **Verteilung { $round } von { $of }**
# Die Spieler sind Namen mit Gedankenstrichen dazwischen.
tournament-line-bye = { $table }\. { $players }: spielfrei, zählt als Sieg
tournament-line-running = { $table }\. { $players } · { $thread }
tournament-line-thread = { $table }\. { $thread }
tournament-line-result = { $table }\. { $players } · **{ $result }**
tournament-line-ended = { $table }\. { $players } · fertig
# Der Name eines Threads: eine Runde und ein Tisch.
tournament-thread = R{ $round } T{ $table }
# The first message in a table's thread, above the match's own message.
tournament-call = { $players }: { $round }, Tisch { $table }.
tournament-call-here = Es ließ sich kein Thread öffnen, also wird hier gespielt.
tournament-call-arrive = Mit **Ich bin da** in der nächsten Nachricht geht es los.
tournament-counts-swiss = Ein Sieg zählt 1 Punkt, ein Unentschieden ½.
tournament-counts-round-robin = Ein Sieg zählt 1 Punkt, ein Unentschieden ½.
tournament-counts-knockout = Wer gewinnt, kommt weiter. Ein Unentschieden wird einmal wiederholt.
tournament-counts-final = Wer gewinnt, gewinnt das Turnier. Ein Unentschieden wird einmal wiederholt.
tournament-counts-third = Bei einem Unentschieden wird der Platz geteilt.
tournament-counts-replay = Nach einem weiteren Unentschieden kommt weiter, wer besser gesetzt ist.
tournament-counts-duplicate = Alle Tische spielen mit denselben Karten und Würfeln. Dein Ergebnis wird mit denen verglichen, die am gleichen Platz sitzen.
tournament-waits = { $host }: Diese Verteilung wartet auf private Threads, die Discord hier ablehnt: { $why }. Gib mir die Berechtigung **{ $permission }** oder schließe alte Threads. Ich versuche es weiter.
tournament-news-moved = Die Partie geht hier weiter, weil ihr Thread gelöscht wurde.
tournament-button-arrive = Ich bin da
tournament-not-here = noch nicht da
tournament-lobby = Dein Tisch im Turnier. Es geht los, sobald alle da sind.
tournament-lobby-closes = Wer dann noch nicht da ist, verliert diese Partie: { $when }
tournament-lobby-closes-duplicate = Für alle, die dann noch nicht da sind, spielt ein Computer: { $when }
tournament-not-came = Nicht rechtzeitig da, also verloren: { $players }

## Stand
# { $title } ist der Titel des Turniers, { $winners } eine Liste von Namen.
tournament-goes-on = Mehr zum Turnier: { $channel }
tournament-standings = **{ $title }** · nach Runde { $round }
tournament-standings-deal = **{ $title }** · nach Verteilung { $round }
tournament-ended = **{ $title }** · { $winners }
tournament-won = Zu Ende: { $winners }.
tournament-winners = Sieg für { $winners }
# Wörter im Bild, so kurz wie möglich.
tournament-chart-points = Punkte
tournament-chart-tie-break = Feinwertung
tournament-chart-rounds-won = Runden

## Turnierbaum, Verlauf und Ende eines Turniers
tournament-round-name = Runde { $round }
tournament-deal-name = Verteilung { $round }
tournament-bracket-round = { $places ->
    [2] Finale
    [4] Halbfinale
    [8] Viertelfinale
    [16] Achtelfinale
    [32] Sechzehntelfinale
   *[other] Runde der letzten { $places }
}
tournament-replay = { $round }, Wiederholung
tournament-byes = { $count ->
    [one] Platz 1 der Setzliste hat in der ersten Runde keinen Gegner. Gesetzt wird nach der Wertung hier, ohne Wertung nach Los.
   *[other] Die Plätze 1 bis { $count } der Setzliste haben in der ersten Runde keinen Gegner. Gesetzt wird nach der Wertung hier, ohne Wertung nach Los.
}
tournament-third-place = Platz 3
tournament-chart-bye = spielfrei
tournament-button-bracket = Turnierbaum
tournament-select-part = Ein anderer Teil des Turnierbaums
tournament-select-round = Eine Runde ansehen
tournament-tie-break-swiss = Bei gleichen Punkten entscheidet die Buchholz-Zahl: die Punkte aller Gegner. { $examples }
tournament-tie-break-round-robin = Bei gleichen Punkten entscheidet Sonneborn-Berger: die Punkte der besiegten Gegner und die halben nach einem Unentschieden. { $examples }
tournament-shared = geteilt
tournament-winners-shared = geteilter Sieg: { $winners }
tournament-best-human = Bester Mensch: { $player }, mit den Computern Platz { $place }
tournament-closest = Knappste Partie: { $players }, Unterschied { $margin }
tournament-longest = Längste Partie: { $players }, { $time }
tournament-sheet = Jede Zeile ist ein Platz am Tisch, mit seinen Ergebnissen an allen Tischen. Auf Gelb: die Matchpunkte, 1 für jedes schlechtere Ergebnis und ½ für jedes gleiche.
tournament-button-next = Nächstes Turnier
tournament-next-open = Die nächste Anmeldung ist in diesem Kanal schon offen.
tournament-shared-result = 🏅 **{ $player }** · { $title }: Platz { $place } von { $of }
tournament-shared-already = Dieses Ergebnis hast du schon geteilt.

## Das Event im Kalender des Servers
tournament-event = Melde dich in { $channel } an.

## Warum etwas nicht geht
tournament-in-thread = Beginne ein Turnier in einem Kanal, nicht in einem Thread: Seine Tische bekommen eigene Threads.
tournament-too-many = Dieser Server hat schon { $most } offene Turniere. Beende zuerst eines davon.
tournament-yours-open = Du hast hier schon eine offene Anmeldung. Starte dieses Turnier zuerst oder sage es ab.
tournament-unknown = Dieses Turnier gibt es nicht mehr.
tournament-unreadable = Dieses Turnier kann nicht weitergehen, weil seine Daten beschädigt sind. Der Host oder die Moderation kann es absagen.
tournament-joined-already = Du bist schon angemeldet.
tournament-not-joined = Du bist bei diesem Turnier nicht dabei.
tournament-too-late = Das Turnier läuft schon, und niemand kann mehr einsteigen.
tournament-joined-late = Du spielst ab Runde { $round } mit.
tournament-withdrew = Du spielst nicht mehr mit. Eine begonnene Partie zählt noch.
tournament-begun = Das Turnier hat schon begonnen.
tournament-over = Dieses Turnier ist zu Ende.
tournament-only-host = Das kann nur der Host.
tournament-full = Alle { $most } Plätze sind vergeben.
tournament-too-few = Für ein Turnier müssen mindestens zwei mitspielen, darunter ein Mensch. Für ein Duplikatturnier braucht es zwei Menschen.
tournament-table-fixed = Diesen Tisch hat das Turnier festgelegt, hier lässt sich nichts ändern. Zurückziehen kannst du dich in der Nachricht des Turniers.
tournament-no-pause = Eine Turnierpartie lässt sich nicht pausieren, denn andere warten auf das Ergebnis.
tournament-no-stop = Eine Turnierpartie kann niemand allein abbrechen. Du kannst aufgeben.
tournament-table-stranger = An diesem Tisch spielen andere aus dem Turnier.
tournament-no-deals = In diesem Spiel kann man dieselben Karten nicht zweimal spielen.
tournament-sealed = Andere Tische spielen diese Verteilung noch. Ihre Karten und Würfel zeige ich, wenn der letzte fertig ist.

## Planning and the host’s page
tournament-titled = 🏆 { $title } · { $game }
tournament-limit = Höchstens { $count } Plätze
tournament-reminder = ⏰ **{ $title }** beginnt bald: { $when }
tournament-when-unclear = Diese Zeit finde ich in den nächsten { $days } Tagen nicht. Schreib zum Beispiel: 20:00, Samstag 20:00 oder 5. Dezember 20:00.
tournament-when-zone = Schreib deine Zeitzone dazu, zum Beispiel: { $typed } Europe/Berlin.
tournament-when-gap = Diese Stunde gibt es nicht, weil dann die Uhren umgestellt werden. Wähle eine andere.
# Words that users type for a day.
tournament-near-day = { $days ->
    [0] heute
    [1] morgen
   *[other] { "" }
}
tournament-limit-range = Die Höchstzahl ist eine Zahl von { $least } bis { $most }.
tournament-limit-below = Es sind schon { $count } angemeldet, also kann die Höchstzahl nicht niedriger sein.
tournament-text-long = Das ist zu lang: höchstens { $most } Zeichen.
tournament-text-mentions = Lass Erwähnungen weg: Hier kann niemand gerufen werden.
tournament-button-organise = Organisieren
tournament-organise = Diese Seite siehst nur du. Was du änderst, sage ich denen, die es angeht.
tournament-organised = ✅ Erledigt.
tournament-organise-players = Wen entfernen, ersetzen …?
tournament-player-withdrew = { $player } · zurückgezogen
tournament-organise-results = Ergebnis berichtigen
tournament-organise-tables = Einem Tisch mehr Zeit geben
tournament-button-title = Titel
tournament-button-description = Beschreibung
tournament-button-limit = Höchstzahl
tournament-button-begin = Beginn
tournament-button-end-round = Runde jetzt beenden
tournament-button-remove = Entfernen
tournament-button-replace = Ersatz suchen
tournament-button-host = Zum Host machen
tournament-button-time = Mehr Zeit geben
tournament-button-substitute = Als Ersatz mitspielen
tournament-ask-player = Was ist mit { $player }? **Entfernen** gilt ab der nächsten Runde, und die Ergebnisse bleiben. Mit **Ersatz suchen** kann dann jemand anders den Platz und die Punkte übernehmen, sofort, falls die Partie noch nicht begonnen hat.
tournament-ask-player-early = Was ist mit { $player }? **Entfernen** streicht von der Liste.
tournament-ask-time = Soll { $players } noch einmal die ganze Zeit zum Ankommen haben?
tournament-ask-end = Diese Runde jetzt beenden? Wer noch nicht da ist, verliert. Begonnene Partien gehen weiter, zählen aber als Unentschieden. Im K.-o.-System werden Unentschieden einmal wiederholt.
tournament-ask-result = { $result }. Was ist richtig? Die Tabelle ändert sich. Wertungen und Aufzeichnungen bleiben.
tournament-ask-result-later = { $result }. Was ist richtig? Die Tabelle ändert sich. Die Paarungen späterer Runden, Wertungen und Aufzeichnungen bleiben.
tournament-ask-result-knockout = { $result }. Was ist richtig? Wer dann weiterkommt, bekommt den Platz in der nächsten Partie, solange sie nicht begonnen hat. Wertungen und Aufzeichnungen bleiben.
tournament-form-title = Der Titel
tournament-form-description = Was alle wissen sollten
tournament-form-limit = Wie viele höchstens mitspielen
tournament-form-begin = Wann, zum Beispiel Samstag 20:00
tournament-form-reason = Der Grund, den alle sehen
tournament-told-begins = **{ $title }** beginnt zu einer anderen Zeit: { $when }
tournament-told-removed = Du wurdest aus **{ $title }** entfernt.
tournament-told-wanted = Für { $player } wird ein Ersatz gesucht. Drück **Als Ersatz mitspielen** in der Nachricht des Turniers.
tournament-told-substitute = { $player } springt mit den Punkten dieses Platzes ein und spielt ab der nächsten Runde. Eine begonnene Partie zählt noch für diesen Platz.
tournament-told-seated = Jetzt an diesem Tisch: { $players }. Drück **Ich bin da** in der Nachricht des Tischs.
tournament-told-time = Du hast mehr Zeit. Drück rechtzeitig **Ich bin da**: { $when }
tournament-told-end = { $round } endet jetzt. Wer noch nicht da ist, verliert. Begonnene Partien gehen weiter, zählen aber als Unentschieden.
tournament-told-host = Du bist jetzt der Host von **{ $title }**.
tournament-corrected = ✏️ { $round } · { $players }: **{ $after }** statt { $before } ({ $reason }).
tournament-not-waiting = An diesem Tisch wird auf niemanden gewartet.
tournament-not-substitute = Du hast in diesem Turnier schon gespielt und kannst deshalb nicht einspringen.
tournament-correct-knockout = Aus diesem Ergebnis folgt die nächste Runde, die nicht neu gepaart werden kann. Also bleibt es.
