# Bilans des parties terminées, et conseils
discord-button-review = Bilan
discord-button-hint = Conseil
command-hint = Un conseil dans une partie en solo, visible par toi seul

review-heading = **Bilan** · { $game } · #{ $number }
review-won = { $player } { $wins ->
    [shared] **partage la victoire**
    [left] **a gagné**, car tous les autres ont abandonné
   *[alone] **a gagné**
} : { $luck ->
    [good] de la chance ({ $change })
    [bad] malgré la malchance ({ $change })
   *[none] une chance moyenne ({ $change })
}, { $play ->
    [little] presque rien de gâché ({ $own })
   *[much] { $own } gâchés au total
}.
review-lost = { $player } : { $luck ->
    [good] de la chance ({ $change })
    [bad] de la malchance ({ $change })
   *[none] une chance moyenne ({ $change })
}, { $play ->
    [little] presque rien de gâché ({ $own })
   *[much] { $own } gâchés au total
}.
review-worst = { $summary } Surtout au tour { $turn }.
review-set-up = { $summary } La mise en place a gâché { $loss }.
review-resigned = { $summary } A abandonné avec { $chance } de chances de gagner.
review-move = Tour { $turn } : { $player } a choisi { $played } et a gâché { $loss } de chances de gagner{ $grade ->
    [blunder] {" "}(une gaffe)
    [mistake] {" "}(une erreur)
    [inaccuracy] {" "}(pas tout à fait le meilleur coup)
   *[none] {""}
} : { $left } au lieu de { $before }. Mieux valait : { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-caption = Tour { $turn } : { $played } gâche { $loss }, mieux : { $best }
review-flawless = Aucun coup n’a gâché beaucoup à lui seul.
review-sum = { $player } : { $start } au début, { $luck } dus au hasard, { $own } par ses coups{ $resigned ->
    [none] {""}
   *[other] , { $resigned } par l’abandon
}, { $others } par ceux des autres, { $error } d’erreur d’estimation = { $result }
review-legend = En points de pourcentage des chances de gagner. Chance : ce que le dé, les cartes et le début ont changé. Ses coups : ce qu’ils ont gâché par rapport aux meilleurs. Erreur d’estimation : ce que l’analyse a mal jugé avant d’en savoir plus. Plus de 100 % au total est possible, car une chance retrouvée peut être gâchée de nouveau.
review-incomplete = L’analyse a manqué de temps avant la fin. Ce qu’elle n’a pas atteint compte comme erreur d’estimation.
review-button-move = Coup le plus coûteux { $number }
review-button-curve = Chances de gagner
review-chart-chances = Chances de gagner, en pour cent
review-chart-luck = Chance
review-chart-given-away = Gâché
review-chart-claims = Réactions, en secondes
review-claims = { $player } : { $right ->
    [one] une bonne réaction
   *[other] { $right } bonnes réactions
}, le plus souvent après { $time }{ $wrong ->
    [0] {""}
    [one] , et une mauvaise
   *[other] , et { $wrong } mauvaises
}.
review-claims-usual = { $summary } Avant cette partie, le plus souvent : { $time }.
review-claims-none = { $player } : aucune bonne réaction{ $wrong ->
    [0] {""}
    [one] , et une mauvaise
   *[other] , et { $wrong } mauvaises
}.
review-claims-missed = { $missed ->
    [0] Toutes les occasions ont été saisies.
    [one] Une occasion n’a été saisie par personne.
   *[other] { $missed } occasions n’ont été saisies par personne.
}
review-none = Il n’y a pas de bilan pour cette partie.
review-not-over = Seules les parties terminées ont un bilan.
review-stopped = Une partie arrêtée n’a pas de bilan.
review-older-rules = Cette partie suivait d’anciennes règles, qui n’ont pas de bilan.

hint-move = 💡 { $move }.
hint-none = Il n’y a pas de conseil pour ce choix.
hint-not-here = Il n’y a de conseils que dans les parties en solo contre des ordinateurs, mais pas dans les jeux de réaction, les tournois et les donnes rejouées.
hint-no-choice = Tu n’as rien à choisir maintenant.
