# The daily puzzle. The games’ own files have the puzzles.

## The page of a puzzle
daily-heading = **Énigme du jour** · { $game } · { date-full } · difficulté { $level } sur { $levels }
daily-heading-warm-up = **Échauffement** · { $game }
daily-footer = -# Compte pour ta série jusqu’au { $end }
daily-footer-warm-up = -# Un échauffement avant l’énigme du jour. Il ne compte pas.
daily-footer-next = -# Ensuite : { $game }, difficulté { $level } sur { $levels } · { $at }
daily-stands-still = -# Ta série reste où elle est, deux jours de suite au plus.
daily-footer-earlier = -# C’est une énigme plus ancienne : elle ne compte pas pour ta série.
daily-tries = { $tries ->
    [one] Tu as essayé { $tries } fois.
   *[other] Tu as essayé { $tries } fois.
}
daily-try = Essai { $tries }.
daily-in-tries = { $tries ->
    [1] du premier coup
   *[other] en { $tries } essais
}
daily-with-hint = { $tries } avec un indice
daily-solved = Résolue { $tries }. Série : { $streak }, record : { $best }.
daily-solved-later = Résolue { $tries }, mais pas le jour même : cela ne compte pas pour ta série.
daily-right = ✅ Bravo : { $result } !
daily-missed = Pas encore : { $result }. Le mieux possible : { $best }.
daily-failed = Pas encore résolue.
daily-hint = 💡 Commence par : { $move }
daily-solution = La solution, coup { $step } : { $move }. L’énigme compte comme vue, pas comme résolue.
daily-solution-question = Veux-tu voir la solution ? Le jour comptera comme vu, pas comme résolu.
daily-shown = Tu as vu la solution : plus rien ne compte.
daily-streak = série : { $days }
daily-choose = À toi…
daily-button-start-over = Recommencer
daily-button-again = Réessayer
daily-button-today = ▶ À l’énigme
daily-button-todays = ▶ Énigme du jour : { $game }
daily-button-skip = Passer
daily-button-hint = Indice
daily-button-solution = Montre-moi
daily-button-share = Partager
daily-button-list = Me citer
daily-button-unlist = Ne pas me citer
daily-button-report = Signaler une erreur
daily-button-play = ▶ Jouer

## Shared results. Numbers of tries: “solved … in 3 tries”.
daily-shared = **{ $player }** a résolu l’énigme { date-of } ({ $game }) { $tries }.
daily-shared-streak = Série : { $streak }.
daily-results-heading = **Énigme du jour** · résolue ici le { date-year } :
daily-results-line = { $place } { $player } · { $tries } · { $streak }
daily-results-none = Encore personne. Lance-toi : /{ name-daily } { name-play }
daily-after-match = -# Aussi aujourd’hui : l’énigme du jour, /{ name-daily } { name-play }
daily-notice =
    🧩 L’énigme du jour : { $game }, difficulté { $level } sur { $levels }.
    -# Tu as demandé ce message. Tu peux le désactiver avec /{ name-game } { name-notices }
daily-results-yesterday = La solution { date-of } ({ $game }) : { $moves }
daily-post-first = Avant tout le monde : { $player }
daily-post-longest = Plus longue série : { $player }, { $days }
daily-post-new = Toute première énigme : { $players }

## Reports and refusals. The form’s title and label have at most 45 characters.
daily-report-title = Signaler une erreur
daily-report-label = Qu’est-ce qui ne va pas dans l’énigme ?
daily-reported = Merci ! La personne qui gère le bot le verra.
daily-future = L’énigme { date-of } n’est pas encore là. Reviens ce jour-là !
daily-withdrawn = L’énigme { date-of } a été retirée. Elle n’interrompt aucune série.
daily-before-first = La première énigme est celle { date-of }.
daily-no-date = Cette date n’existe pas. Écris-la comme ceci : 3/12/2026.
daily-not-solved = Tu peux partager une énigme dès que tu l’as résolue.
daily-already-shared = Tu l’as déjà partagée ici : { $address }
daily-pause = Tu viens de le publier ici. Tu pourras recommencer dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
