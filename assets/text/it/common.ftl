# Messaggi usati da tutti i giochi.
verbatim = { $text }
list-and = { $first } e { $last }

# Durate, come in “È durata 2 ore e 5 minuti”.
duration-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
duration-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
duration-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
duration-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}

# A number of days on its own, as in “streak: 3 days”.
days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}

# A reaction time, as in “Anna snaps first, in 0.62 s”.
time-seconds = { $seconds },{ $hundredths } s

# A share or a change in whole percents, as in “31%” and “+6%”.
percent = { $percent }%

# A date, and its forms: “3 December 2026”, “Thursday, 3 December 2026”, “away until 3 December”, “the puzzle of
# 3 December 2026”.
date = { $day ->
    [1] 1º
   *[other] { $day }
} { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[other] dicembre
}
date-year = { date } { $year }
date-full = { $weekday ->
    [0] lunedì { date-year }
    [1] martedì { date-year }
    [2] mercoledì { date-year }
    [3] giovedì { date-year }
    [4] venerdì { date-year }
    [5] sabato { date-year }
   *[other] domenica { date-year }
}
date-until = { $day ->
    [8] fino all’{ date }
    [11] fino all’{ date }
   *[other] fino al { date }
}
date-of = { $day ->
    [8] dell’{ date-year }
    [11] dell’{ date-year }
   *[other] del { date-year }
}

rules-away = Se alla fine gioca un computer al posto tuo perché sei assente, conta come un abbandono. 🏠
news-resign = { $player } ha abbandonato.
news-stop = La partita è stata interrotta.
news-too-long = Questa partita è diventata troppo lunga, quindi è stata interrotta. Non conta.
# Un turno nelle notizie: “⭐ fa 3, gioca 2 carte, dà un rettilineo a 💚”.
news-turn = { $player } { $events }
news-then = { $before }, { $next }

refusal-over = Questa partita è finita.
refusal-no-seat = Questa partita non ha quel posto.
refusal-resigned = Hai già abbandonato.
refusal-out = Sei già fuori gioco.
refusal-unreadable-step = Questo passo non appartiene a questo gioco.

option-unknown = L’opzione “{ $option }” non esiste.
option-missing = Manca l’opzione “{ $option }”.
option-value = L’opzione “{ $option }” deve essere { $allowed }.
option-allowed-range = un numero intero da { $least } a { $most }
option-allowed-words = una di queste parole: { $words }
