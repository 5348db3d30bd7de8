# Meddelanden som alla spel använder.
verbatim = { $text }
list-and = { $first } och { $last }

# Tidslängder, som i ”Det pågick i 2 timmar och 5 minuter”.
duration-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
duration-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minuter
}
duration-hours = { $count ->
    [one] { $count } timme
   *[other] { $count } timmar
}
duration-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagar
}

# A number of days on its own, as in “streak: 3 days”.
days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagar
}

# A reaction time, as in “Anna snaps first, in 0.62 s”.
time-seconds = { $seconds },{ $hundredths } s

# A share or a change in whole percents, as in “31%” and “+6%”.
percent = { $percent } %

# A date, and its forms: “3 December 2026”, “Thursday, 3 December 2026”, “away until 3 December”, “the puzzle of
# 3 December 2026”.
date = { $month ->
    [1] { $day } januari
    [2] { $day } februari
    [3] { $day } mars
    [4] { $day } april
    [5] { $day } maj
    [6] { $day } juni
    [7] { $day } juli
    [8] { $day } augusti
    [9] { $day } september
    [10] { $day } oktober
    [11] { $day } november
   *[other] { $day } december
}
date-year = { date } { $year }
date-full = { $weekday ->
    [0] måndag { date-year }
    [1] tisdag { date-year }
    [2] onsdag { date-year }
    [3] torsdag { date-year }
    [4] fredag { date-year }
    [5] lördag { date-year }
   *[other] söndag { date-year }
}
date-until = till och med { date }
date-of = för den { date-year }

rules-away = Om en dator spelar åt dig i slutet för att du är borta, räknas det som att ge upp. 🏠
news-resign = { $player } gav upp.
news-stop = Partiet stoppades.
news-too-long = Partiet blev för långt och stoppades. Det räknas inte.
# Ett drag bland nyheterna: ”⭐ slog en 3:a, lade 2, gav 💚 en raka”.
news-turn = { $player } { $events }
news-then = { $before }, { $next }

refusal-over = Partiet är slut.
refusal-no-seat = Den platsen finns inte i partiet.
refusal-resigned = Du har redan gett upp.
refusal-out = Du är redan ute.
refusal-unreadable-step = Det här steget hör inte till spelet.

option-unknown = Alternativet ”{ $option }” finns inte.
option-missing = Alternativet ”{ $option }” saknas.
option-value = Alternativet ”{ $option }” måste vara { $allowed }.
option-allowed-range = ett heltal från { $least } till { $most }
option-allowed-words = något av följande: { $words }
