# Ssserpent : la règle du jeu, la table, les nouvelles.
ssserpent-title = Ssserpent
ssserpent-pitch = Fais grandir ton serpent, pomme après pomme, jusqu’à pouvoir mordre l’autre.
ssserpent-line = mange, grandis et mords

ssserpent-option-set-up-name = mise-en-place
ssserpent-option-set-up = Qui installe la grille : le hasard ou les joueurs
ssserpent-option-set-up-hand = à la main (règle du jeu)
ssserpent-option-set-up-chance = au hasard, pion par pion
ssserpent-option-set-up-even = au hasard, une grille équilibrée
ssserpent-switch-hand = Placer à la main
ssserpent-switch-even = Grille au hasard

ssserpent-rules-1 =
    {"**"}Le but du jeu.** Prendre la tête de l’autre serpent, ou ne lui laisser aucun mouvement complet.

    {"**"}La mise en place.** Le hasard choisit une grille sur laquelle les deux couleurs gagnent à peu près aussi souvent, et qui joue en premier, sauf si l’hôte choisit **Placer à la main** avant le début. 🏠 Dans ce cas, le hasard désigne qui commence. 🏠 Vous placez à tour de rôle des myrtilles, une à la fois, deux chacun. La règle du jeu les appelle pommes bleues : elles se placent comme les pommes. Puis le second joueur choisit sa couleur. 🏠 C’est à nouveau le premier joueur qui commence. 🏠 Chacun place quatre pommes de la couleur **adverse**, une à la fois, et enfin la tête **adverse** sur une case du bord. Le hasard désigne qui joue en premier.

    {"**"}Au hasard.** Tu peux laisser au hasard un placement, ou tous ceux qu’il te reste. 🏠 Tant que les couleurs ne sont pas prises, vous pouvez aussi vous mettre d’accord sur **Grille au hasard** : le hasard fait alors le reste de la mise en place. 🏠
ssserpent-rules-2 =
    {"**"}Les cases.** Une pomme n’est jamais sur le bord (**1**), ni directement à côté d’une autre pomme ou d’une tête : en haut, en bas, à gauche ou à droite (**2**). Une tête est sur le bord, jamais directement à côté d’une pomme. Sur l’image, les cases qui portent leur nom sont celles des boutons ; les points marquent les autres cases possibles. S’il ne reste aucune case pour un pion, ces règles sont levées autant que nécessaire, une par une : d’abord « à côté d’une tête », puis « à côté d’une pomme », puis « sur le bord ». 🏠
ssserpent-rules-2-picture = La mise en place : quatre myrtilles, deux pommes jaunes et une rouge sont sur la grille. 1 marque une case du bord, 2 une case entre deux pommes ; aucune pomme ne peut y aller.
ssserpent-rules-3 =
    {"**"}L’image.** La tête rouge peut aller sur
    {"**"}1** une case libre,
    {"**"}2** une pomme de sa couleur,
    • une myrtille si le serpent est adulte (page suivante),
    • le serpent adverse, pour le mordre (page suivante).
    Elle ne peut pas aller sur
    {"**"}3** une pomme de la couleur adverse,
    {"**"}4** ses propres pions, pas même sur la case que sa queue va quitter. Donc jamais de marche arrière. Seule une tête sans corps peut faire demi-tour. 🏠
ssserpent-rules-3-picture = Un serpent rouge de quatre pions va se déplacer. 1 marque une case libre devant sa tête, 2 une pomme rouge à côté de la tête, 3 une pomme jaune de l’autre côté, et 4 son propre corps.
ssserpent-rules-4 =
    {"**"}Se déplacer.** Un serpent fait deux fois moins de pas qu’il n’a de pions, arrondi à l’entier supérieur : 1 ou 2 pions, 1 pas ; 3 ou 4, 2 pas ; 5 ou 6, 3 pas ; 7 ou 8, 4 pas ; 9 pions, 5 pas. Il doit les faire tous. La tête bouge en premier, vers le haut, le bas, la gauche ou la droite, et le corps suit.

    Les flèches ne proposent que les pas à partir desquels tu peux finir ton mouvement. **Si tu ne peux pas faire tout le mouvement, tu perds.**

    {"**"}Grandir.** La pomme mangée devient un pion du corps, juste derrière la tête. Dès qu’il n’y a plus de pomme de sa couleur sur la grille, même au milieu d’un mouvement, le serpent est **adulte** pour toujours. Il peut alors manger aussi les myrtilles.
ssserpent-rules-5 =
    {"**"}Mordre.** La règle du jeu parle d’attaque. Regarde la ligne que suit le pas. Compte tes pions depuis la tête vers l’arrière, et ceux de l’adversaire à partir de la case mordue, dans le sens du pas. On s’arrête au premier trou, et les pions d’un serpent replié comptent aussi. 🏠 Il faut **plus** de pions que l’adversaire. L’autre serpent perd le pion mordu et tous ceux qui sont derrière. Leurs cases sont libres aussitôt, y compris pour tes pas suivants. 🏠 Ton serpent ne grandit pas. 🏠 Il poursuit son mouvement. Prendre la **tête** fait gagner aussitôt. Tu confirmes une morsure avec **Mordre** si c’est le dernier pas du mouvement. Plus tôt dans le mouvement, une morsure ne se confirme pas.
ssserpent-rules-6 =
    {"**"}L’image.** Rouge compte **1**, **2**, **3** pions, jaune seulement **1**, **2**. Rouge peut donc mordre le pion encadré, et jaune perd ce pion et les deux qui sont derrière. À ton tour, des cadres jaunes marquent les pions que tu peux mordre avec ce mouvement, et **!** marque ta tête quand l’autre serpent menace de la prendre.
ssserpent-rules-6-picture = Un serpent rouge de trois pions en ligne fait face au corps du serpent jaune. Des nombres comptent trois pions rouges et deux pions jaunes sur la ligne de la morsure. Le premier pion jaune est encadré, et un point d’exclamation signale que la tête rouge est en danger.
ssserpent-rules-7 =
    {"**"}Après le mouvement**, tu remets les pions mordus un à un sur la grille, sous forme de pommes de la couleur adverse, selon les règles de placement. 🏠 Leur propriétaire peut les manger à nouveau.

    {"**"}La partie est nulle** si la même position revient au début d’un tour pour la troisième fois, ou si les deux joueurs font ensemble 120 mouvements de suite sans manger ni mordre. Mais sans mouvement complet, on perd : cette règle passe avant. 🏠

    {"**"}Abandonner.** Ton adversaire gagne. 🏠 { rules-away }
ssserpent-rules-8 =
    {"**"}L’image**
    {"**"}1** le joueur, par la couleur et la forme de son serpent · **2** ses pions · **3** les pas d’un mouvement · **4** une myrtille, barrée tant que le serpent n’est pas adulte
    {"**"}5** le dernier mouvement et ce qui a été placé ensuite, en rose · **6** les pas possibles, en jaune
    Le cadre autour d’un joueur montre à qui est le tour.
ssserpent-rules-8-picture = Une table après un mouvement du serpent rouge. Les nombres de 1 à 6 marquent les signes ; le texte les explique.

# Words in pictures, as short as possible.
ssserpent-picture-length = Longueur { $length }
ssserpent-picture-steps = { $steps ->
   *[other] { $steps } pas
}

ssserpent-colour = { $colour ->
    [red] rouge
   *[yellow] jaune
}

ssserpent-prompt-blue = { $player }, place une myrtille.
ssserpent-prompt-take = { $player }, choisis ta couleur.
ssserpent-prompt-apple = { $player }, place une pomme pour ton adversaire.
ssserpent-prompt-head = { $player }, place la tête de ton adversaire.
ssserpent-prompt-move-first = { $player } ({ ssserpent-colour }), déplace ton serpent. Tu ne manges que les pommes de ta couleur, les myrtilles plus tard.
ssserpent-prompt-move = { $player } ({ ssserpent-colour }), déplace ton serpent : { $steps ->
    [one] un pas
   *[other] { $steps } pas
}.
ssserpent-prompt-step = { $player } va en { $path } : encore { $left ->
    [one] un pas
   *[other] { $left } pas
}.
ssserpent-prompt-bite = { $player } va en { $path } : { $effects }. Mordre ?
ssserpent-prompt-replant = { $player }, remets { $discs ->
    [one] le dernier pion { ssserpent-colour }
   *[other] { $discs } pions { $colour ->
       [red] rouges
      *[yellow] jaunes
   }
} sous forme de { $discs ->
    [one] pomme
   *[other] pommes
} : choisis { $discs ->
    [one] sa case
   *[other] la case du prochain
}.

ssserpent-button-red = 🔴 Rouge
ssserpent-button-yellow = 🟨 Jaune
ssserpent-button-random = 🎲 Au hasard
ssserpent-button-random-rest = 🎲 Tout au hasard
ssserpent-button-undo = ↩️ Annuler
ssserpent-button-bite = ⚔️ Mordre
ssserpent-button-straight = À { $what } { $cell } ({ $steps } pas)
ssserpent-choice-row = Ligne { $row }
ssserpent-board-button = { $required ->
    [one] 🎲 Grille au hasard
   *[other] 🎲 Grille au hasard ({ $agreed }/{ $required })
}
ssserpent-board-wanted = { $player } veut une grille au hasard. Le hasard place tout dès que vous êtes d’accord.
ssserpent-board-agreed = Vous êtes d’accord : le hasard installe la grille.
ssserpent-board-withdrawn = { $player } veut placer à la main.

ssserpent-describe-begins = La partie commence.
ssserpent-describe-young = { $player } : { ssserpent-colour }, pas encore adulte, { $length ->
    [one] un pion
   *[other] { $length } pions
}, { $steps ->
    [one] un pas
   *[other] { $steps } pas
} par mouvement. Depuis la tête : { $cells }.
ssserpent-describe-adult = { $player } : { ssserpent-colour }, adulte, { $length ->
    [one] un pion
   *[other] { $length } pions
}, { $steps ->
    [one] un pas
   *[other] { $steps } pas
} par mouvement. Depuis la tête : { $cells }.
ssserpent-describe-headless = { $player } : { ssserpent-colour }, sans tête.
ssserpent-describe-apples = { $apples ->
    [0] Aucune pomme { ssserpent-colour } sur la grille.
    [one] Pomme { ssserpent-colour } : { $cells }.
   *[other] Pommes { $colour ->
       [red] rouges
      *[yellow] jaunes
   } : { $cells }.
}
ssserpent-describe-blue = { $apples ->
    [0] Aucune myrtille sur la grille.
    [one] Myrtille : { $cells }.
   *[other] Myrtilles : { $cells }.
}
ssserpent-describe-cells = Cases possibles : { $cells }.
ssserpent-describe-steps = Prochains pas possibles : { $steps }.
ssserpent-describe-closed = Flèches fermées : { $steps }.
ssserpent-closed = { $arrow } { $reason }
ssserpent-closed-border = bord
ssserpent-closed-own = pion du même serpent
ssserpent-closed-enemy-apple = pomme de couleur adverse
ssserpent-closed-young = myrtille, réservée aux serpents adultes
ssserpent-closed-weak = trop peu de pions alignés pour mordre ({ $attackers } contre { $defenders })
ssserpent-closed-stuck = aucun mouvement complet par là
ssserpent-describe-bites = Pions que ce mouvement peut mordre : { $cells }.
ssserpent-describe-threat = Tête en danger en { $cell } ({ $player }) : l’autre serpent pourrait la prendre maintenant.
ssserpent-describe-board = Les colonnes vont de A à I, de gauche à droite ; les lignes de 1 à 9, de bas en haut.
ssserpent-describe-last = Dernier mouvement ({ ssserpent-colour }) : de { $from } vers { $path }.
ssserpent-describe-repeated = Cette position se présente pour la deuxième fois. Encore une fois, et la partie est nulle.
ssserpent-describe-quiet = { $moves ->
    [one] Un mouvement
   *[other] { $moves } mouvements
} sans manger ni mordre ; à { $most }, la partie est nulle.

ssserpent-picture-bite = Morsure ! −{ $lost }
ssserpent-news-setup = { $player } commence la mise en place.
ssserpent-news-rest = { $player } laisse le reste de sa mise en place au hasard.
ssserpent-news-blue = { $player } place une myrtille en { $cell }.
ssserpent-news-colour = { $player } joue le serpent { ssserpent-colour } : il mange les pommes { $colour ->
    [yellow] jaunes
   *[other] rouges
}.
ssserpent-news-apple = { $player } place une pomme { ssserpent-colour }, de la couleur adverse, en { $cell }.
ssserpent-news-head = { $player } place la tête adverse, { ssserpent-colour }, en { $cell }.
ssserpent-news-begin = Les serpents sont lâchés : { $player } ({ ssserpent-colour }) joue en premier.
ssserpent-news-move = { $player } se déplace en { $path }.
ssserpent-news-move-effects = { $player } se déplace en { $path } : { $effects }.
ssserpent-news-replant = { $player } remet un pion { ssserpent-colour } en { $cell }, sous forme de pomme.
ssserpent-news-repeated = { $news } 🔁 Cette position se présente pour la deuxième fois. Encore une fois, et la partie est nulle.
ssserpent-news-trapped = { $news } { $player } n’a plus d’issue et ne peut pas faire { $steps ->
    [one] un seul pas
   *[other] ses { $steps } pas
}.
ssserpent-effect-apples = { $apple } { $count ->
    [one] mange une pomme
   *[other] mange { $count } pommes
}
ssserpent-effect-adult = devient adulte
ssserpent-effect-blue = 🫐 { $count ->
    [one] mange une myrtille
   *[other] mange { $count } myrtilles
}
ssserpent-effect-lost = ⚔️ { $count ->
    [one] arrache un pion adverse
   *[other] arrache { $count } pions adverses
}
ssserpent-effect-head = ⚔️ prend la tête

# Les mêmes évènements, comme parties d’une ligne sur un tour.
ssserpent-turn-blue = place une myrtille en { $cell }
ssserpent-turn-colour = joue le serpent { ssserpent-colour } (il mange les pommes { $colour ->
    [yellow] jaunes
   *[other] rouges
})
ssserpent-turn-apple = place une pomme { ssserpent-colour } en { $cell }
ssserpent-turn-head = place la tête { ssserpent-colour } en { $cell }

## Explications pour apprendre
ssserpent-learn-aim = **Ton but :** prendre la tête adverse. Mange les pommes de ta couleur pour grandir.
ssserpent-learn-blue = Place une myrtille, ou laisse le hasard préparer la grille.
ssserpent-learn-take = Choisis ta couleur. Elle décide quelles pommes tu manges.
ssserpent-learn-apple = Une pomme { ssserpent-colour } nourrit ton adversaire : rends-la difficile à atteindre.
ssserpent-learn-head = Place sur le bord la tête { ssserpent-colour } de ton adversaire, loin de ses pommes.
ssserpent-learn-move = Ton serpent { ssserpent-colour } fait { $steps ->
    [one] un pas : appuie sur une flèche.
   *[other] { $steps } pas : appuie sur les flèches l’une après l’autre.
}
ssserpent-learn-eat = Une pomme est à ta portée : { $apple } ou 🫐 marque la flèche.
ssserpent-learn-nearest = Aucune pomme n’est à ta portée. La plus proche pour toi est en { $cell }.
ssserpent-learn-line = **Pour mordre,** il te faut plus de pions alignés avec ta tête que l’autre serpent.
ssserpent-learn-attack-now = **Tu peux mordre : ⚔️.** L’autre serpent perd le pion mordu et tous les suivants.
ssserpent-learn-win-now = **Tu peux prendre la tête et gagner !** Suis les flèches jusqu’à ⚔️.
ssserpent-learn-head-in-danger-now = ⚠️ **Ta tête en { $head } peut être prise !** { $count ->
    [0] Aucun mouvement ne la sauve.
   *[other] Cases sûres : { $cells }.
}
ssserpent-learn-head-unsafe-now = ⚠️ **Ne finis pas en { $cells } :** ta tête pourrait y être prise.
ssserpent-learn-head-safe-now = ⚠️ { $count ->
    [0] Ta tête peut être prise après chaque mouvement.
   *[other] Ta tête est en danger. Finis ici : { $cells }.
}
ssserpent-learn-body-in-danger-now = ⚠️ **Ton corps peut être mordu.** Éloigne-le, ou mets-le en ligne droite.
ssserpent-learn-replant = Remets le pion { ssserpent-colour } perdu sous forme de pomme, loin de ton adversaire.
ssserpent-remark-grown = **Tu as grandi.** Un serpent plus long fait plus de pas et mord plus fort.
ssserpent-remark-adult = **Ton serpent est adulte :** il peut désormais manger aussi les myrtilles.
ssserpent-remark-adult-other = L’autre serpent est adulte : il peut désormais manger aussi les myrtilles.
ssserpent-remark-bitten = **Ton serpent a été mordu :** { $player } avait plus de pions alignés que toi.

## Pourquoi un mouvement est bon, après un tiret ou deux-points
ssserpent-reason-head = le serpent prend la tête
ssserpent-reason-no-move = cela ne laisse aucun mouvement complet à l’autre serpent
ssserpent-reason-wins = le serpent gagne en { $moves } mouvements
ssserpent-reason-head-safe = cela met la tête à l’abri
ssserpent-reason-bites = { $count ->
    [one] le serpent arrache un pion adverse
   *[other] le serpent arrache { $count } pions adverses
}
ssserpent-reason-adult = le serpent devient adulte
ssserpent-reason-apples = { $count ->
    [one] le serpent mange une pomme
   *[other] le serpent mange { $count } pommes
}
ssserpent-reason-blue = { $count ->
    [one] le serpent mange une myrtille
   *[other] le serpent mange { $count } myrtilles
}
ssserpent-reason-threatens-head = le serpent menace de prendre la tête
ssserpent-reason-body-safe = cela met le corps à l’abri
ssserpent-reason-threatens = le serpent menace de mordre
ssserpent-reason-food = le serpent se rapproche de la nourriture
ssserpent-reason-out-of-reach = le serpent reste hors de portée de l’autre
ssserpent-reason-far = la pomme est à environ { $moves ->
    [one] { $moves } mouvement
   *[other] { $moves } mouvements
} de l’autre serpent
ssserpent-flaw-loses = { $moves ->
    [1] l’autre serpent gagne alors au mouvement suivant
   *[other] l’autre serpent gagne alors en { $moves } mouvements
}
ssserpent-flaw-bitten = { $count ->
    [one] l’autre serpent peut alors arracher un pion
   *[other] l’autre serpent peut alors arracher { $count } pions
}

ssserpent-why-no-move = { $others } n’avait plus aucun mouvement complet.
ssserpent-why-head = La tête a été prise.
ssserpent-why-repetition = La même position est revenue pour la troisième fois.
ssserpent-why-no-progress = Personne n’a mangé ni mordu pendant 120 mouvements de suite.

ssserpent-refusal-notation = Une case est une colonne de A à I et une ligne de 1 à 9, comme D4 ; un chemin a jusqu’à cinq cases, comme E2-E3.
ssserpent-refusal-position = Ce n’est pas une position de Ssserpent.
ssserpent-refusal-order = Une autre étape vient d’abord.
ssserpent-refusal-not-yours = C’est à { $player } de jouer.
ssserpent-refusal-task = La partie attend autre chose maintenant.
ssserpent-refusal-one-cell = Un pion se place sur une seule case.
ssserpent-refusal-last = C’est le dernier : il ne reste rien d’autre à placer.
ssserpent-refusal-first = Seul l’un des deux joueurs peut commencer.
ssserpent-refusal-occupied = Cette case n’est pas libre.
ssserpent-refusal-border = Une pomme ne se place pas sur le bord.
ssserpent-refusal-beside-apple = Une pomme ne se place pas à côté d’une autre pomme.
ssserpent-refusal-beside-head = Une pomme ne se place pas à côté d’une tête.
ssserpent-refusal-inside = Une tête se place sur le bord.
ssserpent-refusal-head-beside-apple = Une tête ne se place pas à côté d’une pomme.
ssserpent-refusal-apart = La tête avance sur une case voisine : en haut, en bas, à gauche ou à droite.
ssserpent-refusal-own = Un serpent ne passe pas sur ses propres pions et ne fait pas marche arrière.
ssserpent-refusal-enemy-apple = Un serpent ne passe pas sur une pomme de couleur adverse.
ssserpent-refusal-young = Seul un serpent adulte mange les myrtilles.
ssserpent-refusal-weak = Pour mordre, il te faut plus de pions en ligne que l’autre serpent : { $attackers } contre { $defenders }, c’est trop peu.
ssserpent-refusal-length = { $steps ->
    [0] Remets d’abord les pions perdus.
    [one] Ce serpent fait exactement un pas.
   *[other] Ce serpent fait exactement { $steps } pas.
}
ssserpent-refusal-won = Un chemin qui prend la tête s’arrête là.

# The daily puzzle
puzzle-bite-young = Serpent { ssserpent-colour }, pas encore adulte, { $steps } pas par mouvement. Depuis la tête : { $cells }.
puzzle-bite-adult = Serpent { ssserpent-colour }, adulte, { $steps } pas par mouvement. Depuis la tête : { $cells }.
puzzle-bite-headless = Le serpent { ssserpent-colour } a perdu sa tête.
ssserpent-puzzle-rules = Dans l’énigme, tu joues deux coups. Entre les deux, l’autre serpent répond de son mieux.

## Fautes d’une partie enregistrée

fault-ssserpent-cell = Une case va de A1 à I9.
fault-ssserpent-colour = Ce n’est pas la couleur attendue.
fault-ssserpent-random = Ce placement a été laissé au hasard, mais n’est pas marqué comme aléatoire.
fault-ssserpent-apple = Une pomme ne peut pas être placée là.
fault-ssserpent-head = Une tête ne peut pas être placée là.
fault-ssserpent-length = Le chemin n’a pas le nombre de pas que demande la longueur du serpent.
fault-ssserpent-step = La tête ne peut pas aller en { $cell }.
fault-ssserpent-after-head = Le chemin doit finir là où il prend la tête.
