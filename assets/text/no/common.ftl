# Tekster som alle spillene bruker.
verbatim = { $text }
list-and = { $first } og { $last }

# Varigheter, som i «Det varte i 2 timer og 5 minutter».
duration-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
duration-minutes = { $count ->
    [one] { $count } minutt
   *[other] { $count } minutter
}
duration-hours = { $count ->
    [one] { $count } time
   *[other] { $count } timer
}
duration-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dager
}

# A number of days on its own, as in “streak: 3 days”.
days = { $count ->
    [one] { $count } dag
   *[other] { $count } dager
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
    [3] { $day }. mars
    [4] { $day }. april
    [5] { $day }. mai
    [6] { $day }. juni
    [7] { $day }. juli
    [8] { $day }. august
    [9] { $day }. september
    [10] { $day }. oktober
    [11] { $day }. november
   *[other] { $day }. desember
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
date-of = for { date-year }

rules-away = Spiller en datamaskin for deg på slutten fordi du er borte, regnes det som å gi opp. 🏠
news-resign = { $player } ga opp.
news-stop = Partiet ble stoppet.
news-too-long = Dette partiet ble for langt, så det ble stoppet. Det teller ikke.
# En tur i nyhetene: «⭐ slo en 3, la 2 kort, ga 💚 en rett bit».
news-turn = { $player } { $events }
news-then = { $before }, { $next }

refusal-over = Dette partiet er over.
refusal-no-seat = Partiet har ingen slik plass.
refusal-resigned = Du har allerede gitt opp.
refusal-out = Du er allerede ute.
refusal-unreadable-step = Dette steget hører ikke til dette spillet.

option-unknown = Valget «{ $option }» finnes ikke.
option-missing = Valget «{ $option }» mangler.
option-value = Valget «{ $option }» må være { $allowed }.
option-allowed-range = et helt tall fra { $least } til { $most }
option-allowed-words = ett av disse: { $words }
