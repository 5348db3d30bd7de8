# Messages de tous les jeux.
verbatim = { $text }
list-and = { $first } et { $last }

# Durées, comme dans « Elle a duré 2 heures et 5 minutes ».
duration-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
duration-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

# A number of days on its own, as in “streak: 3 days”.
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

# A reaction time, as in “Anna snaps first, in 0.62 s”.
time-seconds = { $seconds },{ $hundredths } s

# A share or a change in whole percents, as in “31%” and “+6%”.
percent = { $percent } %

# A date, and its forms: “3 December 2026”, “Thursday, 3 December 2026”, “away until 3 December”, “the puzzle of
# 3 December 2026”.
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
}
date-year = { date } { $year }
date-full = { $weekday ->
    [0] lundi { date-year }
    [1] mardi { date-year }
    [2] mercredi { date-year }
    [3] jeudi { date-year }
    [4] vendredi { date-year }
    [5] samedi { date-year }
   *[other] dimanche { date-year }
}
date-until = jusqu’au { date }
date-of = du { date-year }

rules-away = Si, à la fin, un ordinateur joue à ta place en ton absence, cela compte comme un abandon. 🏠
news-resign = { $player } abandonne.
news-stop = La partie a été arrêtée.
news-too-long = Cette partie est devenue trop longue : elle a été arrêtée et ne compte pas.
# Un tour dans les nouvelles : « ⭐ fait 3, pose 2 cartes, donne une ligne droite à 💚 ».
news-turn = { $player } { $events }
news-then = { $before }, { $next }

refusal-over = Cette partie est terminée.
refusal-no-seat = Cette place n’existe pas dans cette partie.
refusal-resigned = Tu as déjà abandonné.
refusal-out = Tu es déjà hors jeu.
refusal-unreadable-step = Cette étape n’appartient pas à ce jeu.

option-unknown = L’option « { $option } » n’existe pas.
option-missing = Il manque l’option « { $option } ».
option-value = L’option « { $option } » doit être { $allowed }.
option-allowed-range = un nombre entier de { $least } à { $most }
option-allowed-words = l’un de ces mots : { $words }
