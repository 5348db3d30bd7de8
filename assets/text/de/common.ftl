# Texte aller Spiele.
verbatim = { $text }
list-and = { $first } und { $last }

# Dauern, wie in „Sie hat 2 Stunden und 5 Minuten gedauert“.
duration-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
duration-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
duration-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
duration-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

# A number of days on its own, as in “streak: 3 days”.
days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

# Eine Reaktionszeit, wie in „Anna schnippt am schnellsten, nach 0,62 s“.
time-seconds = { $seconds },{ $hundredths } s

# A share or a change in whole percents, as in “31%” and “+6%”.
percent = { $percent } %

# A date, and its forms: “3 December 2026”, “Thursday, 3 December 2026”, “away until 3 December”, “the puzzle of
# 3 December 2026”.
date = { $month ->
    [1] { $day }. Januar
    [2] { $day }. Februar
    [3] { $day }. März
    [4] { $day }. April
    [5] { $day }. Mai
    [6] { $day }. Juni
    [7] { $day }. Juli
    [8] { $day }. August
    [9] { $day }. September
    [10] { $day }. Oktober
    [11] { $day }. November
   *[other] { $day }. Dezember
}
date-year = { date } { $year }
date-full = { $weekday ->
    [0] Montag, { date-year }
    [1] Dienstag, { date-year }
    [2] Mittwoch, { date-year }
    [3] Donnerstag, { date-year }
    [4] Freitag, { date-year }
    [5] Samstag, { date-year }
   *[other] Sonntag, { date-year }
}
date-until = bis zum { date }
date-of = vom { date-year }

rules-away = Spielt am Ende ein Computer für dich, weil du abwesend bist, gilt das als Aufgeben. 🏠
news-resign = { $player } gibt auf.
news-stop = Die Partie wurde abgebrochen.
news-too-long = Diese Partie wurde zu lang und deshalb abgebrochen. Sie zählt nicht.
# Ein Zug in den Neuigkeiten: „⭐ würfelt eine 3, legt 2 Karten, gibt 💚 eine Gerade“.
news-turn = { $player } { $events }
news-then = { $before }, { $next }

refusal-over = Diese Partie ist zu Ende.
refusal-no-seat = Diesen Platz gibt es in dieser Partie nicht.
refusal-resigned = Du hast schon aufgegeben.
refusal-out = Du bist schon ausgeschieden.
refusal-unreadable-step = Dieser Schritt gehört nicht zu diesem Spiel.

option-unknown = Die Option „{ $option }“ gibt es nicht.
option-missing = Die Option „{ $option }“ fehlt.
option-value = Für die Option „{ $option }“ geht nur { $allowed }.
option-allowed-range = eine ganze Zahl von { $least } bis { $most }
option-allowed-words = eines dieser Wörter: { $words }
