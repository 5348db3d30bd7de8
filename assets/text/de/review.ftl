# Rückblicke auf beendete Partien, und Tipps
discord-button-review = Rückblick
discord-button-hint = Tipp
command-hint = Ein Tipp, wenn du allein spielst; nur du siehst ihn

review-heading = **Rückblick** · { $game } · #{ $number }
review-won = { $luck ->
    [good] { $player } **hat** mit Glück ({ $change }) **gewonnen**.
    [bad] { $player } **hat** trotz Pech ({ $change }) **gewonnen**.
   *[none] { $player } **hat** mit durchschnittlichem Glück ({ $change }) **gewonnen**.
}
review-won-shared = { $luck ->
    [good] { $player } hatte Glück ({ $change }) und **teilt sich den Sieg**.
    [bad] { $player } hatte Pech ({ $change }) und **teilt sich trotzdem den Sieg**.
   *[none] { $player } hatte durchschnittliches Glück ({ $change }) und **teilt sich den Sieg**.
}
review-won-left = { $player } **hat gewonnen**, weil alle anderen aufgegeben haben. Glück: { $change }.
review-lost = { $luck ->
    [good] { $player } hatte Glück ({ $change }).
    [bad] { $player } hatte Pech ({ $change }).
   *[none] { $player } hatte durchschnittliches Glück ({ $change }).
}
review-given-away = { $summary } Insgesamt verschenkt: { $own }.
review-worst = { $summary } Das meiste davon in Zug { $turn }.
review-set-up = { $summary } Beim Aufbau verschenkt: { $loss }.
review-resigned = { $summary } Gewinnchance beim Aufgeben: { $chance }.
review-move = Zug { $turn }{ $grade ->
    [blunder] , ein grober Fehler
    [mistake] , ein Fehler
    [inaccuracy] , nicht ganz das Beste
   *[none] {""}
}: { $player } wählte { $played }, und die Gewinnchance fiel von { $before } auf { $left }. Besser: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Zug { $turn }: { $played } verschenkt { $loss }, besser: { $best }
review-flawless = Kein einzelner Zug hat viel verschenkt.
review-sum = { $player }: { $start } am Anfang, { $luck } Glück, { $own } eigene Züge{ $resigned ->
    [none] {""}
   *[other] , { $resigned } durch Aufgeben
}, { $others } Züge der anderen, { $error } Schätzfehler = { $result }
review-legend = In Prozentpunkten der Gewinnchance. Glück: was Würfel, Karten und der Anfang geändert haben. Eigene Züge: was sie gegenüber den besten verschenkt haben. Schätzfehler: was die Auswertung falsch eingeschätzt hat, bevor sie mehr wusste. Insgesamt sind mehr als 100 % möglich, weil man eine zurückgewonnene Chance noch einmal verschenken kann.
review-incomplete = Die Auswertung ist nicht bis zum Ende gekommen. Der Rest zählt als Schätzfehler.
review-button-move = Teuerster Zug { $number }
review-button-curve = Gewinnchancen
review-chart-chances = Gewinnchancen in Prozent
review-chart-luck = Glück
review-chart-given-away = Verschenkt
review-chart-claims = Reaktionen, in Sekunden
review-claims = { $player }: { $right ->
    [one] eine richtige Reaktion, nach { $time }
   *[other] { $right } richtige Reaktionen, meist nach { $time }
}{ $wrong ->
    [0] {""}
    [one] , und eine falsche
   *[other] , und { $wrong } falsche
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
review-older-rules = Diese Partie wurde nach älteren Regeln gespielt. Dazu gibt es keinen Rückblick.

hint-move = 💡 { $move }.
hint-none = Zu dieser Wahl gibt es keinen Tipp.
hint-not-here = Tipps gibt es nur, wenn du allein gegen Computer spielst, und nie in Reaktionsspielen, in Turnieren oder bei Verteilungen, die noch einmal gespielt werden.
hint-no-choice = Du hast gerade nichts zu wählen.
