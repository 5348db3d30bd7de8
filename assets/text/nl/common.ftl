# Teksten van alle spellen.
verbatim = { $text }
list-and = { $first } en { $last }

# Tijdsduren, zoals in “Het duurde 2 uur en 5 minuten”.
duration-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
duration-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
duration-hours = { $count } uur
duration-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}

# A number of days on its own, as in “streak: 3 days”.
days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}

# A reaction time, as in “Anna snaps first, in 0.62 s”.
time-seconds = { $seconds },{ $hundredths } s

# A share or a change in whole percents, as in “31%” and “+6%”.
percent = { $percent }%

# A date, and its forms: “3 December 2026”, “Thursday, 3 December 2026”, “away until 3 December”, “the puzzle of
# 3 December 2026”.
date = { $month ->
    [1] { $day } januari
    [2] { $day } februari
    [3] { $day } maart
    [4] { $day } april
    [5] { $day } mei
    [6] { $day } juni
    [7] { $day } juli
    [8] { $day } augustus
    [9] { $day } september
    [10] { $day } oktober
    [11] { $day } november
   *[other] { $day } december
}
date-year = { date } { $year }
date-full = { $weekday ->
    [0] maandag { date-year }
    [1] dinsdag { date-year }
    [2] woensdag { date-year }
    [3] donderdag { date-year }
    [4] vrijdag { date-year }
    [5] zaterdag { date-year }
   *[other] zondag { date-year }
}
date-until = tot en met { date }
date-of = van { date-year }

rules-away = Speelt aan het eind een computer voor je omdat je afwezig bent, dan geldt dat als opgeven. 🏠
news-resign = { $player } geeft op.
news-stop = Het potje is gestopt.
news-too-long = Dit potje werd te lang en is gestopt. Het telt niet mee.
# Een beurt in het nieuws: “⭐ gooit een 3, legt 2 kaarten, geeft 💚 een rechte”.
news-turn = { $player } { $events }
news-then = { $before }, { $next }

refusal-over = Dit potje is afgelopen.
refusal-no-seat = Deze plaats bestaat niet in dit potje.
refusal-resigned = Je hebt al opgegeven.
refusal-out = Je ligt er al uit.
refusal-unreadable-step = Deze stap hoort niet bij dit spel.

option-unknown = De optie “{ $option }” bestaat niet.
option-missing = De optie “{ $option }” ontbreekt.
option-value = De optie “{ $option }” moet { $allowed } zijn.
option-allowed-range = een geheel getal van { $least } tot en met { $most }
option-allowed-words = een van deze woorden ({ $words })
