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

# A reaction time, as in “Anna snaps first, in 0.62 s”.
time-seconds = { $seconds },{ $hundredths } s

# A date, as in “away until 3 December”.
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

rules-away = Hvis en computer spiller for dig ved slutningen, fordi du er væk, tæller det som at give op. 🏠
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
option-allowed-words = et af: { $words }
