# Rückblicke auf beendete Partien, und Tipps
discord-button-review = Rückblick
discord-button-hint = Tipp
command-hint = Ein Tipp in einer Partie allein, nur für dich sichtbar

review-heading = **Rückblick** · { $game } · #{ $number }
review-won = { $player } { $wins ->
    [shared] **teilt den Sieg**
    [left] **hat gewonnen**, weil alle anderen aufgegeben haben
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
   *[other] , { $resigned } durch Aufgeben
}, { $others } Züge der anderen, { $error } Schätzfehler = { $result }
review-legend = In Prozentpunkten der Gewinnchance. Glück: was Würfel, Karten und der Anfang geändert haben. Eigene Züge: was sie gegenüber den besten verschenkt haben. Schätzfehler: was die Auswertung falsch eingeschätzt hat, bevor sie mehr wusste. Insgesamt sind mehr als 100 % möglich, weil man eine zurückgewonnene Chance noch einmal verschenken kann.
review-incomplete = Die Zeit für die Auswertung reichte nicht bis zum Ende. Was sie nicht erreicht hat, zählt als Schätzfehler.
review-button-move = Teuerster Zug { $number }
review-button-curve = Gewinnchancen
review-chart-chances = Gewinnchancen in Prozent
review-chart-luck = Glück
review-chart-given-away = Verschenkt
review-chart-claims = Reaktionen, in Sekunden
review-claims = { $player }: { $right ->
    [one] eine richtige Reaktion
   *[other] { $right } richtige Reaktionen
}, meist nach { $time }{ $wrong ->
    [0] {""}
    [one] {" "}und eine falsche
   *[other] {" "}und { $wrong } falsche
}.
review-claims-usual = { $summary } Vor dieser Partie meist: { $time }.
review-claims-none = { $player }: keine richtige Reaktion{ $wrong ->
    [0] {""}
    [one] {" "}und eine falsche
   *[other] {" "}und { $wrong } falsche
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
