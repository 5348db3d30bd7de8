# Befehle, Lobbys, Ergebnisse und andere Texte auf Discord. Optionsnamen sind ein Wort in Kleinbuchstaben.

## Befehle, je höchstens 100 Zeichen
command-learn = Lerne dieses Spiel in einer Übungspartie gegen einen leichten Computergegner
command-rules = Lies die Regeln dieses Spiels
command-scores = Die Ergebnisse dieses Spiels in diesem Kanal
command-challenge-name = Herausfordern
command-daily = Ein Rätsel für jeden Tag
command-daily-play = Löse das Rätsel von heute; nur du siehst es
command-daily-results = Wer das Rätsel von heute hier gelöst hat, und die Lösung des letzten beendeten Rätsels
command-tournament = Turniere auf diesem Server
command-tournament-start = Eröffne die Anmeldung für ein Turnier
command-tournament-show = Zeige das Turnier dieses Kanals noch einmal
command-duplicate = Dieselben Karten und Würfel an mehreren Tischen
command-duplicate-start = Eröffne die Anmeldung für ein Duplikatturnier: Alle Tische spielen dieselben Verteilungen
command-duplicate-show = Zeige das Duplikatturnier dieses Kanals noch einmal
command-leaderboard = Zeige, wer am besten spielt
command-stats = Zeige, was jemand gespielt und gewonnen hat
command-game = Die Partie in diesem Kanal
command-mine = Alle deine offenen und pausierten Partien, und wer jeweils dran ist
command-history = Deine letzten beendeten Partien auf diesem Server; eine kannst du noch einmal ansehen
command-board = Poste die Partie noch einmal unten im Kanal
command-time = Zeige, wie lange die Partie in diesem Kanal schon dauert, Pausen mitgezählt
command-pause = Pausiere die Partie in diesem Kanal, wenn alle einverstanden sind
command-continue = Setze eine pausierte Partie in diesem Kanal fort
command-resign = Gib deine Partie in diesem Kanal auf
command-replay = Zeige die letzte beendete Partie hier als Animation
command-avatar = Zeige deinen Avatar in den Bildern der Partien oder verbirg ihn
command-notices = Wähle, wo du Benachrichtigungen und Einladungen bekommst und wer dich einladen darf
command-away = Sag, bis wann du abwesend bist: Langsame Partien warten, und niemand benachrichtigt dich
command-stop = Brich die Partie ab, ohne dass jemand gewinnt
command-invite = Lade jemanden in deine Lobby ein
command-remove = Entferne jemanden aus deiner Lobby
command-host = Mach jemand anderen zum Host deiner Lobby
command-privacy = Was ich über dich speichere
command-privacy-show = Sieh, was ich über dich speichere und warum
command-privacy-export = Hol dir alles, was ich über dich speichere, als Datei
command-privacy-forget = Lösche alles, was ich über dich speichere
command-settings = Stelle ein, wie die Spiele auf diesem Server laufen
command-help = Welche Spiele es gibt und wie man eins beginnt

# Names of commands: lower case, no spaces, at most 32 characters.
name-game = partie
name-daily = tagesrätsel
name-play = spielen
name-results = ergebnisse
name-tournament = turnier
name-duplicate = duplikat
name-leaderboard = bestenliste
name-stats = statistik
name-help = hilfe
name-settings = einstellungen
name-privacy = datenschutz
name-show = zeigen
name-export = exportieren
name-forget = löschen
name-start = start
name-learn = lernen
name-rules = regeln
name-scores = ergebnisse
name-board = zeigen
name-time = dauer
name-mine = meine-partien
name-history = verlauf
name-pause = pause
name-continue = fortsetzen
name-resign = aufgeben
name-replay = wiederholung
name-avatar = avatar
name-notices = benachrichtigungen
name-away = abwesend
name-stop = abbrechen
name-invite = einladen
name-remove = entfernen
name-host = host

param-computers = Wie viele Computer gleich mitspielen
param-computers-name = computer
param-level = Wie gut die Computer spielen
param-level-name = stärke
param-pace = Wie viel Zeit man für einen Zug hat
param-pace-name = tempo
param-thread = In einem neuen Thread spielen
param-thread-name = thread
param-with = Wen du einlädst; der Platz wird freigehalten
param-with-name = mit
param-with-2-name = mit-2
param-with-3-name = mit-3
param-with-4-name = mit-4
param-with-5-name = mit-5
param-with-6-name = mit-6
param-with-7-name = mit-7
param-game = Welches Spiel
param-game-name = spiel
param-format = Wer gegen wen spielt
param-format-name = format
param-rounds = Wie viele Runden ein Turnier im Schweizer System hat
param-rounds-name = runden
param-tables = Höchstens so viele Tische; es gibt so viele, wie sich füllen
param-tables-name = tische
param-deals = Wie viele Verteilungen, eine nach der anderen
param-deals-name = verteilungen
param-begins-in = Beginnt nach so vielen Minuten von selbst und wird als Event angekündigt
param-begins-in-name = beginn-in
param-begins = Wann es beginnt, etwa „Samstag 20:00“, mit einer Zeitzone dahinter, wenn nötig
param-begins-name = beginn
param-title = Ein eigener Titel
param-title-name = titel
param-description = Was alle wissen sollten
param-description-name = beschreibung
param-limit = Wie viele höchstens mitspielen
param-limit-name = höchstzahl
param-third-place = Im K.-o.-Turnier spielen die Verlierer der Halbfinals um Platz 3
param-third-place-name = platz-drei
param-where = Dieser Server oder überall
param-where-name = wo
param-player = Wessen Statistik; ohne Angabe deine
param-player-name = wer
param-removed-player = Wen du entfernst; diese Person kann hier nicht mehr beitreten
param-host-player = Der neue Host, der schon mitspielen muss
param-show = Ob Bilder deinen Avatar zeigen
param-show-name = zeigen
param-day = Das Datum eines früheren Rätsels, etwa 5.11.2026
param-day-name = tag
param-until = Eine Zahl von Tagen oder der letzte Tag, etwa 3.12.2026
param-until-name = bis

discord-level-easy = leicht
discord-level-normal = mittel
discord-level-hard = schwer
discord-pace-live = 1 Minute pro Zug
discord-pace-relaxed = 10 Minuten pro Zug
discord-pace-slow = 1 Tag pro Zug
discord-pace-auto = je nach Spiel
discord-where-server = dieser Server
discord-where-everywhere = überall
discord-language-auto = die Sprache des Servers
discord-private-language = Sprache deiner privaten Antworten
discord-language-own = wie in Discord

## Lobby
discord-former-player = Gelöschtes Profil
discord-computer-easy = Pip
discord-computer-normal = Basil
discord-computer-hard = Hydra
discord-computer-level = { $computer } (Computer, { $level })
discord-option = { $option }: { $value }
discord-option-alone = { $option } (solange nur ein Mensch mitspielt)
discord-option-each = { $option } (je nachdem, wie viele mitspielen)
discord-lobby-pace = { $pace }
discord-lobby-seats = Mit dabei ({ $count } von { $seats }):
discord-lobby-picture = Eine Lobby für { $game }. Besetzte Plätze: { $taken }{ $computers ->
    [0] {""}
   *[other] , davon { $computers } Computer
}. Freie Plätze: { $free }.{ $reserved ->
    [0] {""}
   *[other] {" "}Reservierte Plätze: { $reserved }.
}
discord-lobby-reserved = ✉️ { $player } · eingeladen
discord-lobby-host = Host
discord-lobby-is-youngest = am jüngsten
discord-lobby-youngest = Wer am jüngsten ist, beginnt: Bist du das? Drücke „Ich bin am jüngsten“. Meldet sich niemand, entscheidet der Zufall.
discord-lobby-closes = -# Partie #{ $match }. Startet niemand, schließt die Lobby: { $when }
discord-lobby-number = -# Partie #{ $match }.
discord-lobby-waits = Du kannst starten, sobald jemand beitritt oder du einen Computer hinzufügst.
discord-lobby-alone = Noch spielt niemand mit. Jetzt allein gegen { $computer } starten?
discord-match-unreadable = { $game }: Diese Partie kann nicht weitergehen und wurde abgebrochen. Sie zählt nicht.
discord-match-older-rules = { $game }: Diese Partie begann mit älteren Regeln, die es nicht mehr gibt, und wurde deshalb abgebrochen. Sie zählt nicht.
discord-lobby-cancelled = { $game }: abgesagt.
discord-add-computer = { $computer } ({ $level }): { $words }
discord-select-computer = Computer hinzufügen …
discord-select-invited = Jemanden einladen
discord-button-join = Mitspielen
discord-button-leave = Aussteigen
discord-button-youngest = Ich bin am jüngsten
discord-button-rules = Regeln
discord-button-start = Starten
discord-button-remove = Computer entfernen
discord-button-cancel = Absagen
discord-button-rematch = Revanche
discord-button-next-level = Jetzt { $computer }?
discord-button-deal = Diese Verteilung spielen
discord-button-resume = Fortsetzen
discord-button-auto-draw = Für mich ziehen
discord-button-draw-myself = Selbst ziehen
discord-button-describe = Beschreiben
discord-button-more = Mehr
discord-button-pause = Pausieren
discord-button-board = Neu posten
discord-button-stop = Partie abbrechen
discord-button-so-far = Bisher ansehen
discord-button-learn = Lernen
discord-button-alone = Allein
discord-button-learn-game = { $game } lernen
discord-button-alone-game = { $game } allein
discord-button-end-open = Diese Partie beenden
discord-button-play-game = ▶ { $game } spielen
discord-button-help-games = ◀ Spiele
discord-button-help-commands = Alle Befehle ▶
discord-button-help-rest = Weitere Befehle ▶
discord-button-replay = Wiederholung
discord-button-from-end = ◀ Vom Ende aus
discord-button-step = Schrittweise ▶
discord-button-record = Aufzeichnung
discord-button-first = ◀◀ Anfang
discord-button-last = Ende ▶▶
discord-button-fair-play = Fair Play
discord-button-back = ◀ Zurück
discord-button-on = Weiter ▶
discord-button-show = Im Kanal zeigen
discord-button-season = Ganze Bestenliste
discord-button-milestones = Meine Meilensteine

## Tisch
discord-away = abwesend, ein Computer spielt
discord-away-until = abwesend { date-until }
discord-gave-up = hat aufgegeben
discord-deadline = ⏳ Die Zeit läuft ab: { $when }
discord-archiving = 💤 Alle sind abwesend. Die Partie wird archiviert: { $when }
discord-archived = 💤 Archiviert: Einen Tag lang hat niemand gespielt. Wer mitspielt, kann die Partie fortsetzen, hier oder mit /{ name-game } { name-continue }.
discord-paused = ⏸️ Pausiert. Wer mitspielt, kann die Partie fortsetzen, hier oder mit /{ name-game } { name-continue }.
discord-channel-hidden = ⚠️ Ich kann diesen Kanal nicht sehen: Hier funktionieren nur Buttons, und der Tisch ändert sich nur, wenn jemand einen drückt. Ich brauche die Berechtigung „{ permission-view-channel }“.
discord-reactions-forbidden = ⚠️ Ich kann hier keine Reaktionen hinzufügen. Dafür brauche ich die Berechtigungen „Reaktionen hinzufügen“ und „Nachrichtenverlauf anzeigen“. Nutze bis dahin die Buttons unten oder füge das Emoji selbst hinzu.
discord-reactions-taken-off = ⚠️ Meine Reaktionen wurden von dieser Nachricht entfernt. Nutze die Buttons unten oder füge das Emoji selbst hinzu.
discord-reactions-again = Nimm dein Emoji weg, bevor du wieder reagierst.
discord-moved = Diese Partie { $game } geht hier weiter: { $address }
discord-moved-away = Diese Partie { $game } geht in einer neueren Nachricht weiter.

discord-words-news = **Gerade passiert:**
discord-words-until = Aktuell gehalten bis { $when }
discord-words-ended = Drücke noch einmal „{ discord-button-describe }“, um den neuesten Stand zu lesen.

## Lernen
discord-practice = Übungspartie
discord-practice-result = Nur zur Übung: Es zählt nichts.
discord-practice-over = Das war deine Übungspartie. **Bereit für eine echte?** Drücke **Revanche** oder nutze `/{ $command } { name-start }`: Die zählt.
discord-button-stop-guidance = Nicht mehr erklären
discord-practice-already = Du hast schon eine Übungspartie { $game }: { $address }
discord-end-open-over = Diese Partie ist schon vorbei.

## Verteilungen
discord-deal-open = Diese Verteilung wurde schon gespielt: Es zählt nichts.
discord-deal-free = Spiel mit, dann bekommst du den Platz eines Computers. Kommt niemand, spielen die Computer.
discord-deal-own = Gleiche Verteilung, gleicher Platz. { $player }: { $score }, { $points } von { $most } Matchpunkten
discord-deal-other = { $rank }. { $player }: { $score }, { $points }
discord-deal-won = gewonnen
discord-deal-drawn = unentschieden
discord-deal-lost = verloren
discord-deal-left = vorher gegangen

## Ergebnis
discord-verdict-won = { $player } gewinnt!
discord-verdict-shared = { $players } teilen sich den Sieg!
discord-verdict-draw = Unentschieden!
discord-verdict-none = Niemand gewinnt.
discord-verdict-away = Am Ende hat ein Computer für { $players } gespielt: Das gilt als Aufgeben.
discord-why-resign = Aufgegeben: { $resigned }.
discord-why-nobody = Alle haben aufgegeben oder waren am Ende abwesend, also gewinnt niemand. Sonst wäre der Sieg an { $players } gegangen.
discord-lost = Bis zum Schluss zu spielen, verdient Respekt, { $players }. Bei einer Revanche fangen alle wieder bei null an.
discord-why-turn-limit = Der letzte Zug wurde gespielt.
discord-why-agreed = Die Partie wurde vorzeitig beendet: Wer die meisten Karten hat, gewinnt.
discord-list = { $label }: { $values }
# Für Beschriftungen und Werte: Karten (längste Schlange): 12 (7).
discord-list-more = { $main } ({ $more })
discord-button-all = Alle zeigen
discord-and-more = … und { $count } weitere
discord-list-cards = Karten
discord-list-longest = längste Schlange
discord-ratings = Wertung: { $list }
discord-rating-later = erscheint nach { $needed } Partien (bisher { $matches })
discord-unrated-too-few-moved = Ohne Wertung: Mindestens zwei müssen einen Zug machen.
discord-unrated-daily-limit = Ohne Wertung: Zwischen denselben zwei Personen werden nur { $matches } Partien am Tag gewertet.
discord-unrated-resignations = Ohne Wertung: Geben zwei Personen gegeneinander zu oft auf, werden ihre Partien für den Rest des Tages nicht gewertet.
discord-left-out-not-moved = Ohne Wertung für { $players }: kein eigener Zug.
discord-left-out-daily-limit = Ohne Wertung für { $players }: heute schon { $matches } gewertete Partien gegen die anderen.
discord-left-out-resignations = Ohne Wertung für { $players }: Heute wurden zu viele Partien gegen die anderen aufgegeben.

## Ablehnungen
discord-broken = Bei mir ist etwas schiefgegangen. Es ist nichts verloren: Versuch es gleich noch einmal.
discord-slow = Das dauert länger als sonst. Schau gleich wieder auf den Tisch und versuch es noch einmal, wenn sich nichts geändert hat.
discord-unknown-button = Dieser Button ist nicht von mir oder zu alt. Es hat sich nichts geändert.
discord-unknown-command = Diesen Befehl gibt es nicht mehr. Lade Discord neu und versuch es noch einmal.
discord-unknown-game = Dieses Spiel gibt es nicht.
discord-no-page = Diese Seite gibt es nicht.
discord-only-in-servers = Das geht nur auf einem Server.
discord-nobody-sees = Auf diesem Server sehen andere meine Nachrichten nicht, also könnte niemand deiner Lobby für { $game } beitreten. Du kannst hier allein spielen, oder bitte jemanden, der den Server verwaltet, mich einzuladen.
discord-real-time-needs-bot = { $game } spielt man mit Reaktionen, und die erreichen mich nur auf einem Server, auf dem ich Mitglied bin. Bitte jemanden, der deinen Server verwaltet, mich einzuladen, oder nimm ein anderes Spiel: Die anderen funktionieren auch hier.
discord-start-elsewhere = Spielen wir in { $channels }: Dort beginnen die Partien auf diesem Server.
discord-only-managers = Dafür brauchst du die Berechtigung „Server verwalten“.
discord-server-language = Sprache der Nachrichten auf diesem Server: { $language }. Wer den Server verwaltet, kann sie mit `/settings` ändern.
discord-lacks-permission = Mir fehlt die Berechtigung „{ $permission }“ in { $channel }. Wer diesen Server verwaltet, kann sie mir geben.
discord-you-lack-permission = Dafür brauchst du die Berechtigung „{ $permission }“ in { $channel }.
discord-thread-announced = { $player } eröffnet unten im Thread eine Partie { $game }.
discord-thread-failed = Ich konnte hier keinen Thread erstellen, also wurde keine Lobby eröffnet. Versuch es ohne Thread oder in einem anderen Kanal.
discord-resign-question =
    Willst du diese Partie wirklich aufgeben? Du kannst das nicht zurücknehmen. { $counts ->
        [true] Das zählt als Niederlage.
       *[false] Das zählt nicht als Niederlage.
    }
    { $match }
discord-button-confirm-resign = Ja, aufgeben
discord-button-play-on = Nein, weiterspielen
discord-plays-on = Gut, es bleibt alles, wie es ist.
discord-stop-question =
    Willst du diese Partie wirklich für alle abbrechen? Niemand gewinnt, und sie zählt nicht.
    { $match }
discord-stop-question-alone =
    Willst du diese Partie wirklich abbrechen? Sie zählt dann nicht.
    { $match }
discord-end-question =
    Willst du diese Partie wirklich jetzt beenden? Wer die meisten Karten hat, gewinnt.
    { $match }
discord-stop-question-last =
    Außer dir ist niemand mehr dabei: Abbrechen zählt als Aufgeben, und die anderen behalten ihr Ergebnis. Willst du wirklich aufgeben?
    { $match }
discord-cancel-question =
    Willst du diese Lobby wirklich absagen?
    { $match }
discord-button-confirm-stop = Ja, abbrechen
discord-button-confirm-end = Ja, beenden
discord-button-confirm-cancel = Ja, absagen
discord-button-keep-lobby = Nein, behalten

discord-mine-heading = **Deine Partien**
discord-mine-none = Du hast keine offene Partie. Mit `/{ name-help }` eröffnest du eine.
discord-mine-lobby = { $match }: noch nicht begonnen
discord-mine-own-turn = { $match }: **dein Zug** · ⏳ { $deadline }
discord-mine-turn = { $match }: { $players } am Zug · ⏳ { $deadline }
discord-mine-paused = { $match }: pausiert
discord-mine-channel-gone = { $match }: pausiert, weil der Kanal gelöscht wurde. Setze die Partie mit /{ name-game } { name-continue } in einem anderen Kanal des Servers fort.
discord-history-heading = **Deine letzten Partien hier** · höchstens { $most }, die gezählt haben
discord-history-none = Du hast hier noch keine beendete Partie, die zählt. Mit `/{ name-help }` eröffnest du eine.
discord-history-select = Noch einmal ansehen …
discord-history-won = 🏆 gewonnen
discord-history-drawn = unentschieden
discord-history-rank = Platz { $rank } von { $seats }
discord-notice-turn = { $players }, { $count ->
    [one] du bist dran bei **{ $game }**, und andere warten auf dich
   *[other] ihr seid dran bei **{ $game }**, und andere warten auf euch
}. [Zum Tisch]({ $address }) · ⏳ { $deadline }
discord-notice-reminder = { $players }, { $count ->
    [one] dein Zug
   *[other] euer Zug
} bei **{ $game }** endet bald. [Zum Tisch]({ $address }) · ⏳ { $deadline }
discord-notice-begin = { $players }, **{ $game }** hat begonnen. [Zum Tisch]({ $address })
discord-notice-next = { $players }, { $count ->
    [one] du bist
   *[other] ihr seid
} bei **{ $game }** als Nächstes dran. [Zum Tisch]({ $address })
discord-notice-played = Letztes Mal war deine Zeit um, und ein Computer hat für dich gespielt:
discord-notice-invitation = { $players }, { $host } { $count ->
    [one] lädt dich zu **{ $game }** ein und hält dir einen Platz frei
   *[other] lädt euch zu **{ $game }** ein und hält euch Plätze frei
}. [Zum Tisch]({ $address })
discord-notice-place = -# Auf dem Server { $server } · { $channel }
discord-role-mention = { $role }, { $host } sucht Leute zum Mitspielen: **{ $game }**. [Zum Tisch]({ $address })
discord-button-decline = Nicht jetzt
discord-accepted = Du bist dabei! [Zum Tisch]({ $address })
discord-button-block = Blockieren
discord-blocked = { $host } kann dich nicht mehr einladen. Mit /{ name-game } { name-notices } machst du das rückgängig.
discord-button-notices = 🔔 Benachrichtigungen
discord-button-notices-channel = Im Kanal
discord-button-notices-direct = Per Direktnachricht
discord-button-notices-nowhere = Gar nicht
discord-button-notices-time = Uhrzeit wählen …
discord-notices-turns = Wenn andere auf deinen Zug warten
discord-notices-next = Wenn du in einer langsamen Partie mit mindestens drei Leuten als Nächstes dran bist
discord-notices-puzzle = Wenn ein neues Tagesrätsel da ist, per Direktnachricht
discord-puzzle-time-title = Wenn ein neues Rätsel da ist
discord-puzzle-time-label = Uhrzeit und Zeitzone: 8:30 Europe/Berlin
discord-no-time = Schreib eine Uhrzeit und eine Zeitzone, etwa 8:30 Europe/Berlin.
discord-no-zone = Die Zeitzone „{ $zone }“ gibt es nicht. Vielleicht eine von diesen: { $zones }
discord-notices-invitations = Wenn dich jemand einlädt
discord-notices-invited-by = Wer dich einladen darf
discord-notices-unblock = Einen blockierten Host wieder zulassen …
discord-away-now = **Du bist abwesend.** Letzter Tag: { date } (UTC).
discord-away-not = **Du bist nicht abwesend.**
discord-away-help = Solange du abwesend bist, warten deine langsamen Partien auf dich. Die anderen sehen, bis wann du abwesend bist, und niemand benachrichtigt dich. In schnelleren Partien spielt ein Computer für dich, wenn deine Zeit um ist.
discord-away-left = { $left ->
    [0] Du hast schon alle { $most } Abwesenheitstage dieser Saison genutzt.
    [one] Du kannst in dieser Saison noch einen von { $most } Tagen abwesend sein.
   *[other] Du kannst in dieser Saison noch { $left } von { $most } Tagen abwesend sein.
}
discord-away-option = { date } ({ $duration })
discord-away-choose = Bis wann?
discord-button-returned = Ich bin wieder da
discord-away-too-long = { $left ->
    [0] Du hast schon alle { $most } Abwesenheitstage dieser Saison genutzt.
    [one] Du kannst in dieser Saison noch einen Tag abwesend sein. Pro Saison sind { $most } erlaubt.
   *[other] Du kannst in dieser Saison höchstens noch { $left } Tage abwesend sein. Pro Saison sind { $most } erlaubt.
}
discord-away-unclear = Ich verstehe nicht, bis wann. Schreib eine Zahl von Tagen, etwa 7, oder den letzten Tag, etwa 3.12.2026.
discord-away-pause = Du hast das gerade geändert. Du kannst es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal ändern.
discord-button-invited-by-everybody = Alle
discord-button-invited-by-played = Wer mit mir gespielt hat
discord-button-invited-by-nobody = Niemand
discord-avatar-shown = Die Bilder deiner Partien zeigen jetzt deinen Avatar.
discord-avatar-hidden = Die Bilder zeigen nicht mehr deinen Avatar, nur noch deinen Namen.
discord-privacy =
    {"**"}Was ich über dich speichere, und warum**
    - Deine Discord-ID und deinen Namen: für deinen Platz am Tisch und für Bestenlisten.
    - Deine Partien mit Zügen und Ergebnissen, wie schnell du geschnippt hast und wo gespielt wurde: für Wiederholungen, Statistik und Wertungen.
    - Deine Versuche bei Tagesrätseln und was du über sie meldest: für deine Serie, die Ergebnisse deines Servers und Korrekturen.
    - Welche Meilensteine du gesehen hast: damit jeder nur einmal neu ist.
    - Deine eigenen Einstellungen: Benachrichtigungen, Avatar und die Tage, an denen du abwesend bist.
    - Einladungen der letzten 24 Stunden und wen du blockiert hast: damit dich niemand belästigt.
    - Reaktionen, die für einen Menschen zu schnell wirken: für alle, die den Server verwalten.
    Deinen Avatar und deine Nachrichten speichere ich nie. Bilder und Ergebnisse, die ich poste, bleiben in ihren Kanälen.
    { $export } schickt dir all das als Datei. { $forget } löscht es.
discord-privacy-listed = Listen der Tagesrätsel nennen dich, wenn du sie löst.
discord-privacy-unlisted = Listen der Tagesrätsel nennen dich nicht.
discord-privacy-policy = Datenschutzerklärung: { $address }
discord-terms-of-service = Nutzungsbedingungen: { $address }
discord-export = Hier ist alles, was ich über dich speichere.
discord-export-cut = Hier ist, was ich über dich speichere. Nicht alle deine Partien passen auf Discord in eine Datei: Das hier sind die neuesten { $matches }; nicht dabei: { $older } ältere. Wer diesen Bot betreibt, kann dir den Rest schicken.
discord-export-pause = Du hast deine Daten gerade bekommen. Du kannst sie in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal holen.
discord-forget-question =
    Soll ich wirklich alles über dich löschen? Du kannst das nicht zurücknehmen.
    Deine Wertungen, deine Statistik und deine Einstellungen verschwinden. Partien mit anderen bleiben, aber dort heißt du nur noch „Gelöschtes Profil“. Spielst du wieder, fängst du neu an.
discord-button-forget = Ja, alles löschen
discord-button-keep-data = Nein, behalten
discord-forget-open =
    Du hast noch einen Platz in diesen Partien. Gib zuerst auf oder steig aus, und frag mich dann noch einmal.
    { $matches }
discord-forgotten = Erledigt: Ich habe alles über dich gelöscht. Was ich vorher gepostet habe, bleibt in den Kanälen. Dort kann die Moderation es löschen.
discord-with-yourself = Du hast schon einen Platz. Wähle jemand anderen.
discord-with-bot = { $player } ist ein Bot. Sollen Computer mitspielen, wähle mit `computer`, wie viele.
discord-with-twice = Du hast { $player } zweimal gewählt.
discord-challenge = Was möchtest du mit { $player } spielen?
discord-with-direct = In Direktnachrichten kann sonst niemand mitspielen. Beginne die Partie auf einem Server.
discord-with-too-many = Dieses Spiel hat { $most } Plätze. Für dich, die Eingeladenen und die Computer wären { $needed } nötig.
discord-choose-match = Welche Partie?
discord-button-ask-to-stop = Alle um Abbruch bitten
discord-button-resign = Aufgeben
discord-replay = 🎬 **{ $game }** · #{ $number } · { $players }
    -# **Schrittweise** zeigt die Partie in deinem Tempo. **Aufzeichnung** ist eine Datei mit jedem Schritt, damit alle die Partie prüfen können.
discord-replay-alt = Die ganze Partie als Animation. Der Button „Schrittweise“ zeigt dieselben Bilder einzeln, jedes mit seinem Text.
discord-step-heading = 🎬 **{ $game }** · #{ $number } · { $place }
discord-step-title = Wer spielt
discord-step = Schritt { $step } von { $steps }
discord-at-step = Schritt { $step }
discord-step-end = Das Ende
discord-select-step = Zu einem Schritt …
discord-record = Die Aufzeichnung von Partie #{ $number } enthält alles, was der Zufall entschieden hat, und jeden Schritt. `snakepit verify record.json` prüft sie.
discord-record-check = Im Browser prüfen: { $address }
discord-replay-none = In diesem Kanal ist noch keine Partie beendet.
discord-replay-elsewhere = Ich kann diese Partie hier nicht zeigen: Sie läuft noch oder wurde in einem anderen Kanal gespielt.
discord-replay-older-rules = Diese Partie wurde nach älteren Regeln gespielt, die es nicht mehr gibt. Deshalb kann ich sie nicht mehr zeigen.
discord-replay-busy = Gerade werden zu viele Wiederholungen erstellt. Versuch es gleich noch einmal.
discord-replay-pending = Deine letzte Wiederholung wird noch erstellt. Warte, bis sie da ist.
discord-replay-pause = Dieser Kanal hat gerade eine Wiederholung bekommen. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
discord-replay-too-large = Diese Wiederholung ist zu groß für den Server.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten versenden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-public-threads = Öffentliche Threads erstellen
permission-create-private-threads = Private Threads erstellen
permission-manage-roles = Rollen verwalten

## Lesen
discord-rules-heading = **{ $game }** · Regeln { $page }/{ $pages }
discord-rules-house = -# 🏠 Unsere Hausregel.
discord-help-intro = Wähle **Spielen** (mit anderen), **Lernen** (beim Spielen) oder **Allein** (sofort).
discord-help-game = **{ $game }** ({ $seats }) · { $line }
discord-help-picture = Die Titelbilder der Spiele: { $games }.
discord-help-commands =
    ## Alle Befehle
    Drücke einen Befehl, um ihn zu nutzen. `{ name-learn }` beginnt eine Übungspartie gegen einen leichten Computergegner. Ein Tipp mit 🎓 erklärt jeden Zug, und es zählt nichts.
discord-help-play = **Spielen**
discord-help-match = **Während einer Partie**
discord-help-back = **Zurückblicken**
discord-help-you = **Für dich**
discord-help-server = **Für den Server**
discord-help-more =
    Drücke unter einer Partie **Beschreiben**, um das Bild in Worten zu lesen. Nur du siehst das.
    Verpasst du zwei Züge nacheinander, spielt ein Computer für dich, bis du einen Button drückst.

## Ergebnisse und Bestenlisten
discord-scores-heading = **{ $game }** · neueste Ergebnisse in diesem Kanal
discord-scores-none = Hier wurde noch keine Partie gespielt.
discord-scores-running = Partie #{ $match } · begonnen · { $when }
discord-scores-ended = Partie #{ $match } · beendet · { $when }
discord-scores-drawn = Partie #{ $match } · unentschieden · { $when }
discord-scores-stopped = Partie #{ $match } · abgebrochen, zählt nicht · { $when }
discord-scores-round = -# Runde { $round }: { $points }
discord-leaderboard-heading = **{ $game }** · Bestenliste, { $where }, { $when }
discord-leaderboard-none = Hier steht noch niemand. Spiel eine Partie zu Ende und führe die Liste an!
discord-leaderboard-line = { $place } { $player } · **{ $rating }** · Siege { $won }, Unentschieden { $drawn }, Niederlagen { $lost }
discord-leaderboard-trend = -# ↑ ↓: Änderung der Gesamtwertung in den letzten { $matches } gewerteten Partien
discord-leaderboard-rated = -# Wertungen erscheinen nach { $needed } gewerteten Partien. Medaillen gibt es, sobald drei Menschen eine Wertung haben.
discord-leaderboard-line-period = { $place } { $player } · Siege **{ $won }**, Unentschieden { $drawn }, Niederlagen { $lost }
discord-leaderboard-counts = -# Es zählen Partien mit mindestens zwei Menschen: erst die Siege, dann die Unentschieden. Endet: { $end }
discord-picture-pause = Das waren viele Bilder in kurzer Zeit. Das nächste kannst du in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} holen.
discord-leaderboard-pause = Dieser Kanal hat gerade eine Bestenliste bekommen. Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
discord-period-all = insgesamt
discord-period-season = diese Saison
discord-period-week = diese Woche
discord-season = { $quarter ->
    [1] Januar bis März
    [2] April bis Juni
    [3] Juli bis September
   *[other] Oktober bis Dezember
} { $year }
discord-rating-new = neu ({ $matches } von { $needed })
discord-best-claim = 🏆 { $player }: bisher schnellste richtige Reaktion, { $time }
discord-best-score = 🏆 { $player }: bisher beste Partie, { $score }
discord-first-win = 🎉 { $player }: der erste Sieg in { $game }!
discord-fastest-claim = ⚡ Schnellste richtige Reaktion in dieser Partie: { $player }, { $time }
discord-season-over = 🏆 Die Saison { $season } ist vorbei. Herzlichen Glückwunsch!
discord-milestone-first-win = { $game } · erster Sieg: { $date }
discord-milestone-streak = { $game } · meiste Siege in Folge: { $wins }
discord-milestone-snake = { $game } · längste Schlange: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
discord-milestone-claim = { $game } · schnellste richtige Reaktion: { $time }
discord-milestone-new = 🆕 { $milestone }
discord-milestone-old = 🏅 { $milestone }
discord-milestone-share = Einen Meilenstein teilen
discord-milestone-shared = 🏅 **{ $player }** · { $milestone }
discord-best = Rekord { $best }
discord-fastest = schnellste { $time }
discord-wrong = { percent } falsch
discord-stats-heading = **{ $player }** · { $game }
discord-all-games = alle Spiele
discord-stats-none = Noch keine Partie, die zählt. Übungspartien zählen nicht.
discord-stats-played = Partien: { $games } (Siege { $won }, Unentschieden { $drawn }, Niederlagen { $lost })
discord-stats-game = - { $game } · **{ $rating }**
discord-stats-rating = Wertung: { $rating }, höchste { $best }
discord-stats-rating-new = Wertung: { $rating }
discord-stats-runs = Siegesserie: jetzt { $run }, längste { $longest }
discord-stats-best = Beste Partie: { $best }
discord-stats-claims = Richtige Reaktionen: { $right }, falsche: { percent }
discord-stats-fastest = Schnellste richtige Reaktion: { $time }

## Einstellungen
discord-settings-heading = **Einstellungen dieses Servers**
    -# Jede Auswahl gilt sofort.
discord-settings-play = Spiel
discord-settings-channels = Kanäle
discord-settings-puzzle = Rätsel
discord-settings-roles = Rollen
discord-settings-privacy = Datenschutz & Fairness
discord-settings-language = Sprache der Spiele
discord-settings-pace = Zeit pro Zug, wenn der Host nichts anderes wählt
discord-settings-stopping = Wer außer der Moderation Partien abbrechen darf
discord-stopping-host = Anfangs der Host, später alle gemeinsam
discord-stopping-players = Nur alle gemeinsam
discord-stopping-nobody = Niemand
discord-settings-start = Wo Partien beginnen dürfen, Threads inbegriffen
discord-settings-everywhere = Überall
discord-settings-matches = Offene Partien pro Kanal
discord-settings-at-most = { $matches ->
    [0] Unbegrenzt
   *[other] Höchstens { $matches }
}
discord-settings-threads = Ein Thread für jede Partie, wenn der Host nichts anderes wählt
discord-settings-notices = Im Kanal benachrichtigen, wenn jemand eingeladen wird oder andere auf einen Zug warten
discord-settings-role = Rolle, die erwähnt wird, wenn eine neue Lobby Leute zum Mitspielen sucht, höchstens alle zehn Minuten
discord-settings-no-role = Keine Rolle
discord-settings-role-deleted = ⚠️ Die gewählte Rolle wurde gelöscht. Wähle eine andere oder keine.
discord-settings-role-restricted = Nur Lobbys von Mitgliedern mit der Berechtigung *Alle Rollen erwähnen* erwähnen diese Rolle. Erlaube allen, sie zu erwähnen, um das zu ändern.
discord-settings-role-not-allowed = ⚠️ Ich darf diese Rolle nicht erwähnen. Erlaube allen, sie zu erwähnen, oder gib mir die Berechtigung *Alle Rollen erwähnen*.
discord-settings-role-everyone = Ich erwähne nie alle. Bitte wähle eine andere Rolle.
discord-settings-season = Wo ich am Ende jeder Saison das Podest zeige: im Januar, April, Juli und Oktober
discord-settings-no-channel = Nirgends
discord-settings-puzzle-channel = Wo ich das Tagesrätsel zeige, jeden Tag zur gleichen Zeit
discord-settings-puzzle-time = Wann ich das Tagesrätsel zeige
discord-settings-no-time = Noch keine Zeit
discord-settings-puzzle-role = Rolle, die ich beim Tagesrätsel erwähne
discord-settings-puzzle-next = Nächstes Rätsel: { $at }
discord-settings-puzzle-off = Wähle einen Kanal und eine Zeit, dann zeige ich das Rätsel jeden Tag.
discord-settings-puzzle-lost = ⚠️ Ich zeige das Tagesrätsel nicht mehr in { $channel }: Den Kanal gibt es nicht mehr, oder ich kann dort nicht schreiben. Wähle einen Kanal auf der Seite *{ discord-settings-puzzle }*.
discord-settings-winner-role = Rolle für den Sieg im letzten Turnier
discord-settings-season-role = Rolle für alle, die in der letzten Saison in einem Spiel Platz 1 erreicht haben
discord-settings-roles-explained = Die Rolle bekommt der beste Mensch, nie ein Computer. Ich nehme sie zurück, wenn jemand anderes gewinnt.
discord-award-unknown = Discord antwortet gerade nicht, deshalb konnte ich die Rolle nicht prüfen. Bitte wähle sie noch einmal.
discord-award-managed = ⚠️ Discord oder eine andere App verwaltet diese Rolle, darum kann ich sie nicht geben. Wähle eine andere.
discord-award-powerful = ⚠️ Diese Rolle hat Berechtigungen, die nicht alle haben. Wähle eine ohne, denn alle können sie gewinnen.
discord-award-too-low = ⚠️ Diese Rolle steht über meiner, darum kann ich sie nicht geben. Schiebe meine Rolle in der Rollenliste des Servers nach oben.
discord-award-not-allowed = ⚠️ Um diese Rolle zu geben, brauche ich die Berechtigung „{ permission-manage-roles }“.
discord-settings-other-server = Dieser Kanal gehört nicht zu diesem Server, oder ich sehe ihn nicht. Bitte wähle einen anderen.
discord-button-change = Ändern
discord-settings-avatars = Avatare in den Bildern zeigen
discord-settings-barred = Mitglieder, die auf diesem Server nicht spielen dürfen. Begonnene Partien dürfen sie beenden.
discord-settings-nobody = Niemand
discord-acts-heading = **Was Verwaltung und Moderation in den letzten 90 Tagen getan haben**
discord-acts-none = In den letzten 90 Tagen hat niemand eine Einstellung geändert oder eine fremde Partie abgebrochen.
discord-act-setting = { $when }, { $who }: { $detail }
discord-act-stop = { $when }: { $who } hat Partie { $detail } abgebrochen
discord-settings-keep = Wie lange ich abgesagte Lobbys aufbewahre
discord-settings-days = { $days ->
    [0] für immer
    [one] { $days } Tag
   *[other] { $days } Tage
}
discord-on = An
discord-off = Aus
