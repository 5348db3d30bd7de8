# Mensajes que usan todos los juegos.
verbatim = { $text }
list-and = { $first } y { $last }

# Duraciones, como en “Duró 2 horas y 5 minutos”.
duration-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
duration-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
duration-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
duration-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}

# A number of days on its own, as in “streak: 3 days”.
days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}

# A reaction time, as in “Anna snaps first, in 0.62 s”.
time-seconds = { $seconds },{ $hundredths } s

# A share or a change in whole percents, as in “31%” and “+6%”.
percent = { $percent } %

# A date, and its forms: “3 December 2026”, “Thursday, 3 December 2026”, “away until 3 December”, “the puzzle of
# 3 December 2026”.
date = { $month ->
    [1] { $day } de enero
    [2] { $day } de febrero
    [3] { $day } de marzo
    [4] { $day } de abril
    [5] { $day } de mayo
    [6] { $day } de junio
    [7] { $day } de julio
    [8] { $day } de agosto
    [9] { $day } de septiembre
    [10] { $day } de octubre
    [11] { $day } de noviembre
   *[other] { $day } de diciembre
}
date-year = { date } de { $year }
date-full = { $weekday ->
    [0] lunes, { date-year }
    [1] martes, { date-year }
    [2] miércoles, { date-year }
    [3] jueves, { date-year }
    [4] viernes, { date-year }
    [5] sábado, { date-year }
   *[other] domingo, { date-year }
}
date-until = hasta el { date }
date-of = del { date-year }

rules-away = Si al final la máquina juega por ti porque estás ausente, cuenta como si te rindieras. 🏠
news-resign = { $player } se rindió.
news-stop = La partida se detuvo.
news-too-long = Esta partida se hizo demasiado larga, así que se detuvo. No cuenta.
# Un turno en las noticias: “⭐ saca un 3, pone 2 cartas, le da una recta a 💚”.
news-turn = { $player } { $events }
news-then = { $before }, { $next }

refusal-over = Esta partida ya terminó.
refusal-no-seat = Esta partida no tiene ese sitio.
refusal-resigned = Ya te rendiste.
refusal-out = Ya estás fuera de juego.
refusal-unreadable-step = Este paso no es de este juego.

option-unknown = No existe la opción “{ $option }”.
option-missing = Falta la opción “{ $option }”.
option-value = La opción “{ $option }” debe ser { $allowed }.
option-allowed-range = un número entero de { $least } a { $most }
option-allowed-words = una de estas palabras: { $words }
