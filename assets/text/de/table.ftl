# Lobby, Buttons, abwesende Spieler.
table-joined-already = Du spielst schon mit.
table-not-joined = Du spielst in dieser Partie nicht mit. Drücke zuerst „Mitspielen“.
table-full = Der Tisch ist voll: Höchstens { $most } können mitspielen.
table-alone-already = Du spielst in diesem Kanal schon allein { $game }: { $address }
table-reserved = Die freien Plätze sind für { $players } reserviert, bis zur Zu- oder Absage.
table-not-invited = Hier ist kein Platz für dich reserviert. Spielst du schon mit, drücke in der Lobby „Aussteigen“.
table-not-kept = Für dich ist hier kein Platz mehr reserviert. Ist noch einer frei, kannst du in der Lobby mitspielen.
table-left-server = Du bist nicht mehr auf dem Server dieser Partie und kannst deshalb nicht mitspielen.
table-too-few = Es müssen mindestens { $least } mitspielen. Warte auf jemanden oder füge einen Computer hinzu.
table-only-host = Das kann nur der Host: { $player }.
table-only-host-gone = Das kann nur der Host.
table-youngest-not-asked = In diesem Spiel ist egal, wer am jüngsten ist.
table-youngest-taken = { $player } hat schon „Ich bin am jüngsten“ gedrückt.
table-no-computer = Es gibt keinen Computer zum Entfernen.

table-not-begun = Diese Partie hat noch nicht begonnen.
table-words-too-late = Die Partie hat begonnen, alle Beiträge stehen jetzt fest.
table-words-length = Gib mindestens ein Zeichen und höchstens { $most } ein.
table-begun = Diese Partie hat schon begonnen.
table-cancelled = Diese Lobby wurde abgesagt. Eröffne eine neue mit dem Befehl „{ name-start }“ des Spiels.
table-old-message = Die Partie ist in eine neuere Nachricht umgezogen. Hol sie mit /{ name-game } { name-board } hierher.
table-outdated = Der Tisch hat sich geändert, seit du diesen Button gesehen hast. Schau noch einmal hin und drücke dann.
table-rematch-stranger = Die Revanche ist für alle aus dieser Partie. Mit /{ name-help } eröffnest du deinen eigenen Tisch.
table-rematch-joined = Die Revanche ist in diesem Kanal eröffnet, und du spielst mit.
table-deal-fixed = Diese Verteilung wird genau so gespielt, wie sie war: Daran lässt sich nichts ändern.
table-no-deal = Die Verteilung dieser Partie lässt sich nicht noch einmal spielen.
table-stranger = Du spielst in dieser Partie nicht mit.
table-not-your-turn = Du bist nicht dran. Wir warten auf { $players }.
table-welcome-back = Willkommen zurück! Du spielst deine Züge wieder selbst.
table-played-for-you = Deine Zeit war um, darum hat ein Computer für dich gespielt:
table-resumed-already = Diese Partie ist nicht pausiert: Sie geht schon weiter.
table-paused = Diese Partie ist pausiert. Drücke „Fortsetzen“ oder nutze /{ name-game } { name-continue }.
table-unknown-match = Ich kenne diese Partie nicht mehr.
table-none-here = In diesem Kanal gibt es keine offene Partie. /{ name-help } zeigt, wie man eine beginnt.
table-channel-full = In diesem Kanal sind keine weiteren offenen Partien möglich. Spiele eine zu Ende, nutze /{ name-game } { name-stop } oder spiele in einem anderen Kanal.
table-too-many-lobbies = Du hast auf diesem Server schon { $most } offene Lobbys. Starte zuerst eine davon oder sage sie ab.
table-next-host-lobbies = Der nächste Host hat auf diesem Server schon { $most } offene Lobbys. Wähle jemand anderen als Host oder sage diese Lobby ab.
table-refused = Das geht hier für dich gerade nicht.
table-invited-lately = Deine letzte Einladung wurde nicht angenommen: { $players }. In { $duration } kannst du neu einladen. Öffne bis dahin eine Lobby ohne Einladung und teile den Link: Dort können alle „Mitspielen“ drücken.
table-too-many-yours = Du wolltest in einer Minute { $most } Partien beginnen. Der nächste Versuch ist { $seconds ->
    [one] in einer Sekunde
   *[other] in { $seconds } Sekunden
} möglich.
table-too-many-here = In diesem Kanal gab es in einer Minute zu viele Versuche, eine Partie zu beginnen. Die nächste ist { $seconds ->
    [one] in einer Sekunde
   *[other] in { $seconds } Sekunden
} möglich.
table-stop-not-allowed = Nur der Host oder die Moderation kann diese Lobby absagen.
table-stop-needs-agreement = Du kannst diese Partie nicht allein abbrechen. Bitte die anderen, dem Abbruch zuzustimmen, oder gib auf.
table-stop-last = Außer dir ist niemand mehr dabei, also zählt Abbrechen als Aufgeben. Wenn du das willst, nutze /{ name-game } { name-stop }.
table-stop-moderators = Auf diesem Server darf nur die Moderation Partien abbrechen, und nie ihre eigenen. Aufgeben kannst du trotzdem.
table-stop-asked = Du möchtest diese Partie abbrechen: { $agreed } von { $required } sind dafür. Sie endet, wenn alle zustimmen.
table-pause-asked = Du möchtest diese Partie pausieren: { $agreed } von { $required } sind dafür. Sie pausiert, wenn alle zustimmen.
table-resume-first = Diese Partie wartet, bis jemand sie fortsetzt. Nutze zuerst /{ name-game } { name-continue }.
table-choice-gone = Diese Partie ist hier nicht mehr offen. Nutze den Befehl noch einmal.
table-remove-nobody = { $player } ist in keiner deiner Lobbys in diesem Kanal.
table-invited-already = Diese Person hat hier schon einen Platz oder eine Einladung.
table-host-already = Du bist schon Host.
table-remove-yourself = Dich selbst kannst du nicht entfernen. Um die Lobby zu verlassen, drücke „Aussteigen“.
table-removed = Der Host hat dich aus dieser Lobby entfernt.
table-agree-out = Du bist ausgeschieden, also entscheiden die anderen, ob die Partie endet.

table-busy = In dieser Partie ist gerade viel los. Versuch es noch einmal.
table-changed = Die Partie hat sich genau in diesem Moment geändert. Schau noch einmal hin und drücke dann.
table-counted-already = Dieser Klick ist schon gezählt.
table-not-stored = Ich konnte deinen Zug nicht speichern, also gilt er nicht. Versuch es gleich noch einmal.
table-closing = Ich starte neu. Versuch es in ein paar Sekunden noch einmal.
table-board-too-often = Du hast diese Partie in einer Minute mehrmals angefordert. Das geht wieder { $seconds ->
    [one] in einer Sekunde
   *[other] in { $seconds } Sekunden
}.
table-unreadable = Diese Partie kann nicht weitergehen und wurde abgebrochen. Sie zählt nicht.
table-older-rules = Diese Partie begann mit älteren Regeln, die es nicht mehr gibt. Sie kann weder weitergehen noch gezeigt werden.
table-elsewhere = Ich ziehe auf einen anderen Rechner um. Versuch es in ein paar Sekunden noch einmal.

table-character-easy = „Ich bin gerade erst geschlüpft!“
table-character-normal = „Ich denke einen Zug voraus. Meistens.“
table-character-hard = „Ich habe drei Köpfe, und alle drei denken nach.“
table-news-says = { $player }: { $words }
table-news-time-out = Die Zeit von { $player } ist abgelaufen.
table-news-day-off = { $player } nimmt einen Tag frei (in dieser Saison noch { $left }).
table-news-away = { $player } ist { date-until } abwesend, darum wartet die Partie.
table-news-auto-draws = { $player }: „{ discord-button-auto-draw }“ ist noch an.
table-news-draw-waits = { $player }: „{ discord-button-auto-draw }“ hat { $turns }-mal gezogen. Zieh selbst eine Karte, dann geht es weiter.
table-news-back = { $player } ist zurück.
table-news-resumed = { $player } setzt die Partie fort.
table-news-moved = Der Kanal dieser Partie wurde gelöscht. { $player } setzt sie hier fort.
agree-end-button = { $required ->
    [one] Partie beenden
   *[other] Partie beenden ({ $agreed }/{ $required })
}
agree-end-wanted = { $player } möchte die Partie beenden. Sie endet, wenn alle zustimmen, die noch dabei sind.
agree-end-agreed = { $agreed ->
    [one] { $players } hat die Partie beendet.
   *[other] { $players } haben die Partie beendet.
}
agree-end-void = Einvernehmlich beendet. Gewonnen hätte, wer gerade abwesend ist, also zählt die Partie nicht.
agree-end-withdrawn = { $player } möchte weiterspielen.
agree-stop-agreed = Alle wollten abbrechen, also zählt die Partie nicht.
agree-stop-button = Partie abbrechen ({ $agreed }/{ $required })
agree-stop-wanted = { $player } möchte die Partie abbrechen. Wenn alle zustimmen, endet sie und zählt nicht.
agree-stop-withdrawn = { $player } möchte weiterspielen.
agree-pause-agreed = Alle wollten eine Pause.
agree-pause-button = Pause ({ $agreed }/{ $required })
agree-pause-wanted = { $player } möchte die Partie pausieren. Sie pausiert, wenn alle zustimmen.
agree-pause-withdrawn = { $player } möchte weiterspielen.
table-news-stopped = { $player } hat abgebrochen, also zählt die Partie nicht.
table-news-stopped-by-moderator = { $moderator } (Moderation) hat abgebrochen, also zählt die Partie nicht.
table-news-forgotten = Sieben Tage lang hat niemand einen Button gedrückt, also ist die Partie beendet. Sie zählt nicht.
table-news-message-gone = Die Nachricht mit dieser Partie wurde gelöscht; hier ist sie wieder.
table-news-message-gone-claims = Die Nachricht mit dieser Partie wurde gelöscht; hier ist sie wieder. Die offenen Karten kann niemand mehr gewinnen.
table-news-gap = Die Verbindung zu Discord war kurz weg: Die offenen Karten kann niemand mehr gewinnen.
table-news-silence = Discord konnte mich { $duration } lang nicht erreichen. Eure Zeit stand so lange still.
table-news-declined = { $player } kann gerade nicht. Der Platz ist wieder frei.

table-done-decline = Dein Platz ist jetzt frei für andere. Überlegst du es dir anders, drücke in der Lobby „Mitspielen“. [Zum Tisch]({ $address })
table-done-resign = Du hast aufgegeben.
table-done-stop = Die Partie wurde abgebrochen.
table-done-agree = Deine Antwort ist notiert.
table-done-ask-to-stop = Ich habe alle gefragt. Die Partie endet, wenn alle den Button unter dem Bild drücken.
table-done-ask-to-pause = Alles klar. Die Partie pausiert, sobald alle einverstanden sind.
table-done-pause = Die Partie ist pausiert. Mit „Fortsetzen“ geht es weiter.
table-done-resume = Die Partie geht weiter.
table-done-invite = Eingeladen: { $player }. Der Platz wird freigehalten.
table-done-remove = Du hast { $player } entfernt und damit aus dieser Lobby ausgeschlossen.
table-done-hand-over = { $player } ist jetzt Host.
table-time-so-far = Partie #{ $number } dauert schon { $duration }.
table-time-over = Partie #{ $number } ist zu Ende. Sie hat { $duration } gedauert.
