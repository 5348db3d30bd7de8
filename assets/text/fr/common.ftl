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

# A reaction time, as in “Anna snaps first, in 0.62 s”.
time-seconds = { $seconds },{ $hundredths } s

# A date, as in “away until 3 December”.
date = { $month ->
    [1] { $day ->
        [1] 1er
       *[other] { $day }
    } janvier
    [2] { $day ->
        [1] 1er
       *[other] { $day }
    } février
    [3] { $day ->
        [1] 1er
       *[other] { $day }
    } mars
    [4] { $day ->
        [1] 1er
       *[other] { $day }
    } avril
    [5] { $day ->
        [1] 1er
       *[other] { $day }
    } mai
    [6] { $day ->
        [1] 1er
       *[other] { $day }
    } juin
    [7] { $day ->
        [1] 1er
       *[other] { $day }
    } juillet
    [8] { $day ->
        [1] 1er
       *[other] { $day }
    } août
    [9] { $day ->
        [1] 1er
       *[other] { $day }
    } septembre
    [10] { $day ->
        [1] 1er
       *[other] { $day }
    } octobre
    [11] { $day ->
        [1] 1er
       *[other] { $day }
    } novembre
   *[other] { $day ->
        [1] 1er
       *[other] { $day }
    } décembre
}

rules-away = Si, à la fin, un ordinateur joue à ta place en ton absence, cela compte comme un abandon. 🏠
news-resign = { $player } a abandonné.
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
