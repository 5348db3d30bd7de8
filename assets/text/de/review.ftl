# Rückblicke auf beendete Partien, und Tipps
discord-button-review = Rückblick
discord-button-hint = Tipp
command-hint = Ein Tipp in einer Partie allein, nur für dich sichtbar

review-heading = **Rückblick** · { $game } · #{ $number }
review-won = { $player } { $wins ->
    [shared] **teilt sich den Sieg**
    [left] **hat gewonnen**, weil alle anderen aufgaben
   *[alone] **hat gewonnen**
}: { $luck ->
    [good] Glück ({ $change })
    [bad] trotz Pech ({ $change })
   *[none] durchschnittliches Glück ({ $change })
}, { $play ->
    [little] kaum etwas verschenkt ({ $own })
   *[much] insgesamt { $own } verschenkt
}.
review-lost = { $player }: { $luck ->
    [good] Glück ({ $change })
    [bad] Pech ({ $change })
   *[none] durchschnittliches Glück ({ $change })
}, { $play ->
    [little] kaum etwas verschenkt ({ $own })
   *[much] insgesamt { $own } verschenkt
}.
review-worst = { $summary } Das meiste davon in Zug { $turn }.
review-set-up = { $summary } Beim Aufbau gingen { $loss } verloren.
review-resigned = { $summary } Aufgegeben bei einer Gewinnchance von { $chance }.
review-move = Zug { $turn }: { $player } wählte { $played } und verschenkte { $loss } Gewinnchance{ $grade ->
    [blunder] {" "}(ein grober Fehler)
    [mistake] {" "}(ein Fehler)
    [inaccuracy] {" "}(nicht ganz das Beste)
   *[none] {""}
}: { $left } statt { $before }. Besser: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-caption = Zug { $turn }: { $played } verschenkt { $loss }, besser: { $best }
review-flawless = Kein einzelner Zug hat viel verschenkt.
review-sum = { $player }: { $start } am Anfang, { $luck } Glück, { $own } eigene Züge{ $resigned ->
    [none] {""}
   *[other] , { $resigned } Aufgabe
}, { $others } Züge der anderen, { $error } Schätzfehler = { $result }
review-legend = In Prozentpunkten der Gewinnchance. Glück: was der Zufall geändert hat. Eigene Züge: was sie gegenüber den besten verschenkt haben. Schätzfehler: was die Auswertung falsch eingeschätzt hat, bevor sie mehr wusste.
review-incomplete = Die Zeit für die Auswertung reichte nicht bis zum Ende. Was sie nicht erreicht hat, zählt als Schätzfehler.
review-button-move = Teuerster Zug { $number }
review-button-curve = Gewinnchancen
review-chart-chances = Gewinnchancen in Prozent
review-chart-luck = Glück
review-chart-given-away = Verschenkt
review-chart-claims = Rufe, in Sekunden
review-claims = { $player }: { $right ->
    [one] ein richtiger Ruf
   *[other] { $right } richtige Rufe
}, meist nach { $time }{ $wrong ->
    [0] {""}
    [one] , und ein falscher Ruf
   *[other] , und { $wrong } falsche Rufe
}.
review-claims-usual = { $summary } Vor dieser Partie: { $time }.
review-claims-none = { $player }: kein richtiger Ruf{ $wrong ->
    [0] {""}
    [one] , und ein falscher Ruf
   *[other] , und { $wrong } falsche Rufe
}.
review-claims-missed = { $missed ->
    [0] Jede Gelegenheit wurde genutzt.
    [one] Eine Gelegenheit hat niemand genutzt.
   *[other] { $missed } Gelegenheiten hat niemand genutzt.
}
review-none = Zu dieser Partie gibt es keinen Rückblick.
review-not-over = Einen Rückblick gibt es nur zu beendeten Partien.
review-stopped = Zu einer abgebrochenen Partie gibt es keinen Rückblick.
review-older-rules = Diese Partie wurde nach älteren Regeln gespielt, zu denen es keinen Rückblick gibt.

hint-move = 💡 { $move }.
hint-none = Zu dieser Wahl gibt es keinen Tipp.
hint-not-here = Tipps gibt es nur in Partien allein gegen Computer, aber nicht in Reaktionsspielen, Turnieren und wiederholten Partien.
hint-no-choice = Du hast gerade nichts zu wählen.
