# Bilans des parties terminées, et conseils
discord-button-review = Bilan
discord-button-hint = Conseil
command-hint = Un conseil quand tu joues en solo, visible uniquement par toi

review-heading = **Bilan** · { $game } · #{ $number }
review-won = { $luck ->
    [good] { $player } **a gagné** avec de la chance ({ $change }).
    [bad] { $player } **a gagné** malgré la malchance ({ $change }).
   *[none] { $player } **a gagné** avec une chance dans la moyenne ({ $change }).
}
review-won-shared = { $luck ->
    [good] { $player } a eu de la chance ({ $change }) et **partage la victoire**.
    [bad] { $player } a eu de la malchance ({ $change }), mais **partage la victoire**.
   *[none] { $player } a eu une chance dans la moyenne ({ $change }) et **partage la victoire**.
}
review-won-left = { $player } **a gagné**, car tous les autres ont abandonné. Chance : { $change }.
review-lost = { $luck ->
    [good] { $player } a eu de la chance ({ $change }).
    [bad] { $player } a eu de la malchance ({ $change }).
   *[none] { $player } a eu une chance dans la moyenne ({ $change }).
}
review-given-away = { $summary } Gâché au total : { $own }.
review-worst = { $summary } Surtout au tour { $turn }.
review-set-up = { $summary } Gâché à la mise en place : { $loss }.
review-resigned = { $summary } Chances de gagner au moment de l’abandon : { $chance }.
review-move = Tour { $turn }{ $grade ->
    [blunder] , une gaffe
    [mistake] , une erreur
    [inaccuracy] , pas tout à fait le meilleur coup
   *[none] {""}
} : { $player } a choisi { $played }, et ses chances de gagner sont passées de { $before } à { $left }. Mieux valait : { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Tour { $turn } : { $played } gâche { $loss }, mieux : { $best }
review-flawless = Aucun coup n’a gâché grand-chose à lui seul.
review-sum = { $player } : { $start } au début, { $luck } de chance, { $own } par ses coups{ $resigned ->
    [none] {""}
   *[other] , { $resigned } par l’abandon
}, { $others } par ceux des autres, { $error } d’erreur d’estimation = { $result }
review-legend = En points de pourcentage des chances de gagner. Chance : ce que le dé, les cartes et le début ont changé. Ses coups : ce qu’ils ont gâché par rapport aux meilleurs. Erreur d’estimation : ce que l’analyse a mal jugé avant d’en savoir plus. Plus de 100 % au total est possible, car des chances retrouvées peuvent être gâchées de nouveau.
review-incomplete = L’analyse n’est pas allée jusqu’au bout. Le reste compte comme erreur d’estimation.
review-button-move = Coup le plus coûteux { $number }
review-button-curve = Chances de gagner
review-chart-chances = Chances de gagner, en pour cent
review-chart-luck = Chance
review-chart-given-away = Gâché
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
