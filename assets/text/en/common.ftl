# Messages that every game uses.
verbatim = { $text }
list-and = { $first } and { $last }

# Durations, as in “It lasted 2 hours and 5 minutes”.
duration-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
duration-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

# A number of days on its own, as in “streak: 3 days”.
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

# A reaction time, as in “Anna snaps first, in 0.62 s”.
time-seconds = { $seconds }.{ $hundredths } s

# A share or a change in whole percents, as in “31%” and “+6%”.
percent = { $percent }%

# A date, and its forms: “3 December 2026”, “Thursday, 3 December 2026”, “away until 3 December”, “the puzzle of
# 3 December 2026”.
date = { $month ->
    [1] { $day } January
    [2] { $day } February
    [3] { $day } March
    [4] { $day } April
    [5] { $day } May
    [6] { $day } June
    [7] { $day } July
    [8] { $day } August
    [9] { $day } September
    [10] { $day } October
    [11] { $day } November
   *[other] { $day } December
}
date-year = { date } { $year }
date-full = { $weekday ->
    [0] Monday, { date-year }
    [1] Tuesday, { date-year }
    [2] Wednesday, { date-year }
    [3] Thursday, { date-year }
    [4] Friday, { date-year }
    [5] Saturday, { date-year }
   *[other] Sunday, { date-year }
}
date-until = until { date }
date-of = of { date-year }

rules-away = If a computer plays for you at the end because you are away, that counts as giving up. 🏠
news-resign = { $player } gave up.
news-stop = The match was stopped.
news-too-long = This match got too long, so it was stopped. It doesn’t count.
# A turn in the news: “⭐ rolled 3, laid 2, gave 💚 a straight”.
news-turn = { $player } { $events }
news-then = { $before }, { $next }

refusal-over = This match is over.
refusal-no-seat = This match has no such seat.
refusal-resigned = You have already given up.
refusal-out = You are out already.
refusal-unreadable-step = This step does not belong to this game.

option-unknown = There is no option “{ $option }”.
option-missing = The option “{ $option }” is missing.
option-value = The option “{ $option }” must be { $allowed }.
option-allowed-range = a whole number from { $least } to { $most }
option-allowed-words = one of: { $words }
