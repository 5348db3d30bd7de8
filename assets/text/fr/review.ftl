# Bilans des parties terminées, et conseils
discord-button-review = Bilan
discord-button-hint = Conseil
command-hint = Un conseil quand tu joues en solo, visible uniquement par toi

review-heading = **Bilan** · { $game } · #{ $number }
review-verdict = { $verdict }{ $why ->
    [left] {" "}Tous les autres ont abandonné.
    [play] {" "}De meilleurs coups ont fait la différence.
    [play-despite] {" "}De meilleurs coups ont compensé la malchance.
    [luck] {" "}La chance a fait la différence.
    [luck-despite] {" "}La chance a compensé des coups plus faibles.
    [both] {" "}De meilleurs coups et la chance ont fait la différence.
    [board] {" "}La grille a fait la différence.
   *[none] {""}
}
review-seat = { $player } : { $accuracy ->
    [none] trop peu de choix pour une précision ·{" "}
   *[other] précision **{ $accuracy }** ·{" "}
}{ $blunders ->
    [one] { $blunders } gaffe
   *[other] { $blunders } gaffes
} · { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
} · { $inaccuracies ->
    [one] { $inaccuracies } imprécision
   *[other] { $inaccuracies } imprécisions
}.
review-luck = { $summary } { $luck ->
    [very-bad] Beaucoup de malchance
    [bad] Malchance
    [good] De la chance
    [very-good] Beaucoup de chance
   *[average] Chance dans la moyenne
} ; { $kind ->
    [bad] moment le plus malchanceux
   *[good] moment le plus chanceux
}, tour { $turn } : { $before } → { $after }.
review-board = { $summary } Chances de gagner données par la grille : { $chance }.
review-set-up = { $summary } Chances perdues à la mise en place : { $loss }.
review-resigned = { $summary } Chances de gagner au moment de l’abandon : { $chance }.
review-move = Tour { $turn }{ $grade ->
    [blunder] , une gaffe
    [mistake] , une erreur
    [inaccuracy] , une imprécision
   *[none] {""}
} : { $player } a choisi { $played }, et ses chances de gagner sont passées de { $before } à { $left }. Mieux valait : { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Tour { $turn } : après { $played }, les chances passent de { $before } à { $left }. Mieux : { $best }
review-flawless = Aucun coup n’a coûté cher à lui seul.
review-flawless-own = Aucun de tes coups n’a coûté cher.
review-sum = { $player } : { $start } au début{ $board ->
    [none] {""}
   *[other] , { $board } par la grille
}, { $luck } par la chance, { $own } par ses coups plus faibles{ $resigned ->
    [none] {""}
   *[other] , { $resigned } par l’abandon
}, { $others } par les coups plus faibles des autres, { $error } par les erreurs de l’analyse = { $result }
review-legend = Tous les chiffres sont des parts des chances de gagner, et une victoire vaut 100 %. Un coup plus faible ou l’abandon perd des chances, et les autres les gagnent. Chaque tour compte, donc une part peut dépasser largement 100 %. Chance : ce que le dé, les cartes et le tirage du premier tour ont changé. Erreurs de l’analyse : ce qu’elle a mal jugé avant d’en savoir plus.
review-incomplete = L’analyse n’est pas allée jusqu’au bout. Le reste compte comme erreur de l’analyse.
review-button-move = Coup le plus coûteux { $number }
review-button-own-move = Ton pire coup n° { $number }
review-button-curve = Aperçu
review-button-numbers = Chiffres
review-chart-chances = Chances de gagner, en pour cent
review-chart-turn = Tour
review-chart-blunders = Gaffes
review-chart-accuracy = Précision
review-alt-turn = tour { $turn } : { $chance }
review-alt-curve = { $player } : { $points }, fin : { $end }.{ $count ->
    [0] {""}
   *[other] {" "}Gaffes : { $blunders }.
}
review-chart-claims = Réactions, en secondes
review-claims = { $player } : { $right ->
    [one] une réaction juste, après { $time }
   *[other] { $right } réactions justes, le plus souvent après { $time }
}{ $wrong ->
    [0] {""}
    [one] , et une erreur
   *[other] , et { $wrong } erreurs
}.
review-claims-usual = { $summary } Avant cette partie, le plus souvent : { $time }.
review-claims-none = { $player } : aucune réaction juste{ $wrong ->
    [0] {""}
    [one] , et une erreur
   *[other] , et { $wrong } erreurs
}.
review-claims-missed = { $missed ->
    [0] Toutes les occasions ont été saisies.
    [one] Une occasion n’a été saisie par personne.
   *[other] { $missed } occasions n’ont été saisies par personne.
}
review-none = Il n’y a pas de bilan pour cette partie.
review-not-over = Seules les parties terminées ont un bilan.
review-stopped = Une partie arrêtée n’a pas de bilan.
review-older-rules = Cette partie a été jouée avec d’anciennes règles : pas de bilan possible.

hint-move = 💡 { $move }.
hint-none = Il n’y a pas de conseil pour ce choix.
hint-not-here = Tu ne reçois de conseils que lorsque tu joues en solo contre des ordinateurs, et jamais dans les jeux de réaction, les tournois ni les donnes rejouées.
hint-no-choice = Tu n’as rien à choisir maintenant.
