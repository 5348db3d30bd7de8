# Kaikkien pelien yhteiset viestit.
verbatim = { $text }
list-and = { $first } ja { $last }

# Kestot, kuten lauseessa ”Se kesti 2 tuntia ja 5 minuuttia”.
duration-seconds = { $count ->
    [one] { $count } sekunnin
   *[other] { $count } sekuntia
}
duration-minutes = { $count ->
    [one] { $count } minuutin
   *[other] { $count } minuuttia
}
duration-hours = { $count ->
    [one] { $count } tunnin
   *[other] { $count } tuntia
}
duration-days = { $count ->
    [one] { $count } päivän
   *[other] { $count } päivää
}

# A number of days on its own, as in “streak: 3 days”.
days = { $count ->
    [one] { $count } päivä
   *[other] { $count } päivää
}

# A reaction time, as in “Anna snaps first, in 0.62 s”.
time-seconds = { $seconds },{ $hundredths } s

# A share or a change in whole percents, as in “31%” and “+6%”.
percent = { $percent } %

# A date, and its forms: “3 December 2026”, “Thursday, 3 December 2026”, “away until 3 December”, “the puzzle of
# 3 December 2026”.
date = { $month ->
    [1] { $day }. tammikuuta
    [2] { $day }. helmikuuta
    [3] { $day }. maaliskuuta
    [4] { $day }. huhtikuuta
    [5] { $day }. toukokuuta
    [6] { $day }. kesäkuuta
    [7] { $day }. heinäkuuta
    [8] { $day }. elokuuta
    [9] { $day }. syyskuuta
    [10] { $day }. lokakuuta
    [11] { $day }. marraskuuta
   *[other] { $day }. joulukuuta
}
date-year = { date } { $year }
date-full = { $weekday ->
    [0] maanantai { date-year }
    [1] tiistai { date-year }
    [2] keskiviikko { date-year }
    [3] torstai { date-year }
    [4] perjantai { date-year }
    [5] lauantai { date-year }
   *[other] sunnuntai { date-year }
}
date-until = { date } asti
date-of = { date-year }

rules-away = Jos tietokone pelaa lopussa puolestasi, koska olet poissa, se lasketaan luovutukseksi. 🏠
news-resign = { $player } luovutti.
news-stop = Ottelu lopetettiin.
news-too-long = Ottelusta tuli liian pitkä, joten se lopetettiin. Sitä ei lasketa.
# Vuoro uutisissa: ”⭐ heitti luvun 3, asetti 2 korttia, antoi suoran naapurille (💚)”.
news-turn = { $player } { $events }
news-then = { $before }, { $next }

refusal-over = Tämä ottelu on päättynyt.
refusal-no-seat = Tässä ottelussa ei ole sellaista paikkaa.
refusal-resigned = Olet jo luovuttanut.
refusal-out = Olet jo pudonnut pelistä.
refusal-unreadable-step = Tämä vaihe ei kuulu tähän peliin.

option-unknown = Valintaa ”{ $option }” ei ole.
option-missing = Valinta ”{ $option }” puuttuu.
option-value = Valinnan ”{ $option }” täytyy olla { $allowed }.
option-allowed-range = kokonaisluku väliltä { $least }–{ $most }
option-allowed-words = jokin näistä: { $words }
