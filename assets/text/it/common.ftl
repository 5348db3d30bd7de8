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

# A reaction time, as in “Anna snaps first, in 0.62 s”.
time-seconds = { $seconds },{ $hundredths } s

# A date, as in “away until 3 December”.
date = { $month ->
    [1] { $day } gennaio
    [2] { $day } febbraio
    [3] { $day } marzo
    [4] { $day } aprile
    [5] { $day } maggio
    [6] { $day } giugno
    [7] { $day } luglio
    [8] { $day } agosto
    [9] { $day } settembre
    [10] { $day } ottobre
    [11] { $day } novembre
   *[other] { $day } dicembre
}

rules-away = Se alla fine gioca un computer al posto tuo perché non ci sei, conta come un abbandono. 🏠
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
