# Rückblicke auf beendete Partien, und Tipps
discord-button-review = Rückblick
discord-button-hint = Tipp
command-hint = Ein Tipp, wenn du allein spielst; nur du siehst ihn

review-heading = **Rückblick** · { $game } · #{ $number }
review-verdict = { $verdict }{ $why ->
    [left] {" "}Alle anderen haben aufgegeben.
    [play] {" "}Bessere Züge haben die Partie entschieden.
    [play-despite] {" "}Bessere Züge wogen mehr als das Pech.
    [luck] {" "}Das Glück hat die Partie entschieden.
    [luck-despite] {" "}Das Glück wog mehr als schwächere Züge.
    [both] {" "}Bessere Züge und Glück haben die Partie entschieden.
    [board] {" "}Das Brett hat die Partie entschieden.
   *[none] {""}
}
review-seat = { $player }: { $accuracy ->
    [none] zu wenige Entscheidungen für eine Genauigkeit ·{" "}
   *[other] Genauigkeit **{ $accuracy }** ·{" "}
}{ $blunders ->
    [one] { $blunders } grober Fehler
   *[other] { $blunders } grobe Fehler
} · { $mistakes ->
    [one] { $mistakes } Fehler
   *[other] { $mistakes } Fehler
} · { $inaccuracies ->
    [one] { $inaccuracies } Ungenauigkeit
   *[other] { $inaccuracies } Ungenauigkeiten
}.
review-luck = { $summary } { $luck ->
    [very-bad] Sehr viel Pech
    [bad] Pech
    [good] Glück
    [very-good] Sehr viel Glück
   *[average] Durchschnittliches Glück
}; { $kind ->
    [bad] unglücklichster Moment
   *[good] glücklichster Moment
}, Zug { $turn }: { $before } → { $after }.
review-board = { $summary } Gewinnchance durch das Brett: { $chance }.
review-set-up = { $summary } Beim Aufbau verlorene Gewinnchance: { $loss }.
review-resigned = { $summary } Gewinnchance beim Aufgeben: { $chance }.
review-move = Zug { $turn }{ $grade ->
    [blunder] , ein grober Fehler
    [mistake] , ein Fehler
    [inaccuracy] , eine Ungenauigkeit
   *[none] {""}
}: { $player } wählte { $played }, und die Gewinnchance fiel von { $before } auf { $left }. Besser: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Zug { $turn }: Nach { $played } fiel die Chance von { $before } auf { $left }. Besser: { $best }
review-flawless = Kein einzelner Zug hat viel gekostet.
review-flawless-own = Keiner deiner Züge hat viel gekostet.
review-sum = { $player }: { $start } am Anfang{ $board ->
    [none] {""}
   *[other] , { $board } durch das Brett
}, { $luck } durch Glück, { $own } durch eigene schwächere Züge{ $resigned ->
    [none] {""}
   *[other] , { $resigned } durch Aufgeben
}, { $others } durch schwächere Züge der anderen, { $error } durch Irrtümer der Auswertung = { $result }
review-legend = Alle Zahlen sind Teile der Gewinnchance, und ein Sieg ist 100 %. Ein schwächerer Zug oder das Aufgeben verliert Chance, und die anderen gewinnen sie. Jeder Zug zählt, darum kann ein Teil weit über 100 % liegen. Glück: was Würfel, Karten und die Auslosung des Anfangs geändert haben. Irrtümer der Auswertung: was sie falsch eingeschätzt hat, bevor sie mehr wusste.
review-incomplete = Die Auswertung ist nicht bis zum Ende gekommen. Der Rest zählt als Irrtum der Auswertung.
review-button-move = Teuerster Zug { $number }
review-button-own-move = Dein teuerster Zug { $number }
review-button-curve = Überblick
review-button-numbers = Zahlen
review-chart-chances = Gewinnchancen in Prozent
review-chart-turn = Zug
review-chart-blunders = Grobe Fehler
review-chart-accuracy = Genauigkeit
review-alt-turn = Zug { $turn }: { $chance }
review-alt-curve = { $player }: { $points }, Ende: { $end }.{ $count ->
    [0] {""}
   *[other] {" "}Grobe Fehler: { $blunders }.
}
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
