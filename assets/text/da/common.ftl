# Beskeder, som alle spil bruger.
verbatim = { $text }
list-and = { $first } og { $last }

# Varigheder, som i »Det varede i 2 timer og 5 minutter«.
duration-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
duration-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minutter
}
duration-hours = { $count ->
    [one] { $count } time
   *[other] { $count } timer
}
duration-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dage
}

# A number of days on its own, as in “streak: 3 days”.
days = { $count ->
    [one] { $count } dag
   *[other] { $count } dage
}

# A reaction time, as in “Anna snaps first, in 0.62 s”.
time-seconds = { $seconds },{ $hundredths } s

# A share or a change in whole percents, as in “31%” and “+6%”.
percent = { $percent } %

# A date, and its forms: “3 December 2026”, “Thursday, 3 December 2026”, “away until 3 December”, “the puzzle of
# 3 December 2026”.
date = { $month ->
    [1] { $day }. januar
    [2] { $day }. februar
    [3] { $day }. marts
    [4] { $day }. april
    [5] { $day }. maj
    [6] { $day }. juni
    [7] { $day }. juli
    [8] { $day }. august
    [9] { $day }. september
    [10] { $day }. oktober
    [11] { $day }. november
   *[other] { $day }. december
}
date-year = { date } { $year }
date-full = { $weekday ->
    [0] mandag { date-year }
    [1] tirsdag { date-year }
    [2] onsdag { date-year }
    [3] torsdag { date-year }
    [4] fredag { date-year }
    [5] lørdag { date-year }
   *[other] søndag { date-year }
}
date-until = til og med { date }
date-of = for den { date-year }

rules-away = Hvis en computer spiller for dig til sidst, fordi du er væk, tæller det som at give op. 🏠
news-resign = { $player } gav op.
news-stop = Partiet blev stoppet.
news-too-long = Partiet blev for langt og blev stoppet. Det tæller ikke.
# En tur i nyhederne: »⭐ slog en 3’er, lagde 2, gav 💚 et sving«.
news-turn = { $player } { $events }
news-then = { $before }, { $next }

refusal-over = Partiet er slut.
refusal-no-seat = Den plads findes ikke i partiet.
refusal-resigned = Du har allerede givet op.
refusal-out = Du er allerede ude.
refusal-unreadable-step = Dette trin hører ikke til spillet.

option-unknown = Muligheden »{ $option }« findes ikke.
option-missing = Muligheden »{ $option }« mangler.
option-value = Muligheden »{ $option }« skal være { $allowed }.
option-allowed-range = et helt tal fra { $least } til { $most }
option-allowed-words = et af følgende: { $words }
