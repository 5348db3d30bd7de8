# The daily puzzle. The games’ own files have the puzzles.

# A date with its year, and with its weekday: “Thursday, 3 December 2026”.
daily-day = { $date } { $year }
daily-date = { $weekday ->
    [0] lundi { $day }
    [1] mardi { $day }
    [2] mercredi { $day }
    [3] jeudi { $day }
    [4] vendredi { $day }
    [5] samedi { $day }
   *[other] dimanche { $day }
}

## The page of a puzzle
daily-heading = **Énigme du jour** · { $game } · { $date } · difficulté { $level } sur { $levels }
daily-footer = -# Résous-la aujourd’hui pour ta série. Les prochaines découlent du code source public : chacun pourrait les calculer. La suivante arrive à minuit (UTC) : { $end }
daily-footer-solved = -# Les prochaines découlent du code source public : chacun pourrait les calculer. La suivante arrive à minuit (UTC) : { $end }
daily-footer-earlier = -# C’est une énigme plus ancienne : elle ne compte pas pour ta série.
daily-tries = { $tries ->
    [one] Tu as essayé { $tries } fois.
   *[other] Tu as essayé { $tries } fois.
}
daily-in-tries = { $tries ->
    [1] du premier coup
   *[other] en { $tries } essais
}
daily-solved = Résolue { $tries }. Série : { $streak }, record : { $best }.
daily-solved-later = Résolue { $tries }, mais après son jour : cela ne compte pas pour ta série.
daily-right = ✅ Bravo : { $result } !
daily-missed = Pas encore : { $result }. Le mieux possible : { $best }.
daily-failed = Pas encore résolue.
daily-streak = série : { $days }
daily-choose = À toi …
daily-button-start-over = Recommencer
daily-button-again = Réessayer
daily-button-share = Partager
daily-button-report = Signaler une erreur
daily-button-play = ▶ Jouer

## Shared results. Numbers of tries: “solved … in 3 tries”.
daily-shared = **{ $player }** a résolu l’énigme du { $date } ({ $game }) { $tries }.
daily-shared-streak = Série : { $streak }.
daily-results-heading = **Énigme du jour** · résolue ici le { $date } :
daily-results-line = { $place } { $player } · { $tries } · { $streak }
daily-results-none = Personne encore. Lance-toi : /{ name-daily } { name-play }
daily-results-yesterday = La solution du { $date } ({ $game }) : { $moves }

## Reports and refusals. The form’s title and label have at most 45 characters.
daily-report-title = Signaler une erreur
daily-report-label = Qu’est-ce qui ne va pas dans l’énigme ?
daily-reported = Merci ! L’exploitant du bot le verra.
daily-future = L’énigme du { $date } n’est pas encore là. Reviens ce jour-là !
daily-withdrawn = L’énigme du { $date } a été retirée. Elle n’interrompt aucune série.
daily-before-first = La première énigme est celle du { $date }.
daily-no-date = Cette date n’existe pas. Écris-la comme ceci : 2026-12-03.
daily-not-solved = Tu peux partager une énigme dès que tu l’as résolue.
daily-pause = C’est déjà affiché ici. Tu peux le refaire dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
