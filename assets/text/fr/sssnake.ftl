# Sssnake : la règle du jeu, la table, les nouvelles.
sssnake-title = Sssnake
sssnake-pitch = Relier le premier la tête et la queue de son serpent, malgré les diversions des voisins.

sssnake-option-rounds-name = manches
sssnake-option-rounds = Nombre de manches de la partie

sssnake-rules-1 =
    {"**"}Le but du jeu.** Réussir le premier à relier la tête et la queue de son serpent.

    {"**"}Le contenu.** Chacun a une grande carte avec tête et queue. 120 cartes carrées forment la pioche, face cachée : 60 parties rectilignes, 48 parties courbées, 8 cartes de 2 parties croisées (l’une passe sur l’autre) et 4 cartes de 2 parties courbées (qui ne se touchent pas). Le dé montre 1, 2 ou 3.

    {"**"}Le début.** Le joueur le plus jeune commence ; si personne ne s’est annoncé, le hasard décide *(règle de la maison)*. Les autres suivent dans le sens des aiguilles d’une montre.

    {"**"}Un tour.** On lance le dé et on tire autant de cartes. La page suivante dit ce qu’elles deviennent. Puis c’est au voisin de gauche.
sssnake-rules-2 =
    {"**"}Un 1.** La carte va au serpent du voisin de gauche, à l’endroit que choisit celui qui l’a tirée. Si c’est impossible, il doit l’ajouter à son propre serpent. Si c’est encore impossible, elle sort définitivement du jeu.

    {"**"}Un 2.** On choisit une des deux cartes et on l’ajoute à son propre serpent. L’autre va au voisin de gauche, qui doit l’ajouter au sien. Si c’est impossible, elle revient et doit servir au serpent de celui qui l’a donnée ; sinon elle sort du jeu.

    {"**"}Un 3.** De même, mais deux cartes vont au propre serpent, l’une après l’autre, et la troisième est donnée.

    {"*"}(Règles de la maison)* On peut aussi choisir une carte qui ne va nulle part : elle sort du jeu quand vient son tour. Ses propres cartes passent avant la carte donnée. Si la pioche contient moins de cartes que n’indique le dé, le tour se joue comme si ce plus petit nombre était sorti.
sssnake-rules-3 =
    {"**"}Compléter les serpents.** Une carte se pose à l’une des deux extrémités, de sorte que le corps continue. Il doit rester possible, avec n’importe quelles cartes, de relier la tête et la queue. Une carte posée ne bouge plus.

    {"*"}(Règles de la maison)*
    • Chaque serpent a sa propre table, sans bords. La grande carte occupe deux cases sur deux ; le cou en sort à gauche, en haut, la queue à droite, en bas.
    • Les droites et les croisées vont tout droit, les courbes et les doubles courbes tournent à gauche ou à droite.
    • La seconde partie d’une croisée ou d’une double courbe (dessinée en pâle) est libre : une extrémité qui y arrive, tout de suite ou plus tard, la traverse aussitôt et sans frais, et plusieurs de suite s’il le faut.
    • Une extrémité ne peut pas buter contre le côté fermé d’une carte ni contre la grande carte.
    • *Cartes manquantes* = le plus petit nombre de cartes qui compléteraient le serpent, avec les cartes optimales. Un serpent neuf en manque 7.
sssnake-rules-4 =
    {"**"}La fin d’une manche.** Dès qu’un serpent est complet, son propriétaire gagne la manche, même si la carte d’un autre l’a complété *(règle de la maison)* ; les cartes encore en main sortent du jeu *(règle de la maison)*. Si la pioche est vide après un tour entier, celui à qui manquent le moins de cartes gagne ; à égalité, on partage *(règle de la maison)*.

    {"**"}Les points.** À la fin de chaque manche, chacun reçoit autant de points négatifs qu’il lui manque de cartes. Les sommes s’ajoutent ; après la dernière manche, la plus haute l’emporte, et des sommes égales partagent la victoire. La manche suivante est commencée par la place d’après *(règle de la maison)*.

    {"**"}Abandonner** *(règle de la maison)*. L’ordinateur continue à cette place, qui ne peut plus gagner. Le dernier qui n’a pas abandonné gagne aussitôt.

sssnake-card-straight = droite
sssnake-card-curve = courbe
sssnake-card-crossing = croisée
sssnake-card-double = double courbe
sssnake-end-neck = au cou
sssnake-end-tail = à la queue
sssnake-way-ahead = tout droit
sssnake-way-left = à gauche
sssnake-way-right = à droite

sssnake-prompt-lone = { $player } : une carte à ajouter au serpent de { $neighbour } : { $cards }.
sssnake-prompt-lone-own = { $player } : cette carte ne va pas au serpent de { $neighbour }, il faut l’ajouter au tien : { $cards }.
sssnake-prompt-own-one = { $player } : une carte à ajouter à ton serpent. L’autre va à { $neighbour }.
sssnake-prompt-own-two = { $player } : deux cartes à ajouter à ton serpent, l’une après l’autre. La troisième va à { $neighbour }.
sssnake-prompt-given = { $player } : { $giver } te donne une carte à ajouter à ton serpent : { $cards }.
sssnake-prompt-returned = { $player } : { $neighbour } te rend la carte, il faut l’ajouter à ton serpent : { $cards }.

sssnake-button-place = { $letter } · { $card }
sssnake-button-discard = ✕ { $card } : ne va nulle part, sort du jeu

sssnake-describe-over = La partie est terminée. Victoire : { $winners }.
sssnake-describe-choices = Endroits : { $choices }.
sssnake-describe-choice = { $letter } { $card } { $end } { $way } ({ $heading })
sssnake-describe-seat = { $player } : { $missing ->
    [0] serpent complet
    [one] 1 carte manquante
   *[other] { $missing } cartes manquantes
}, { $laid } { $laid ->
    [one] posée
   *[other] posées
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
sssnake-describe-round = Manche { $round } sur { $rounds }, { $pile ->
    [0] pioche vide
    [one] 1 carte dans la pioche
   *[other] { $pile } cartes dans la pioche
}.
sssnake-describe-roll = Le dé montre { $die }. Cartes tirées : { $cards }.
sssnake-describe-ends = Extrémités ouvertes du serpent de { $player } : le cou entre en { $neck } { $neck-heading }, la queue entre en { $tail } { $tail-heading }.
sssnake-describe-cells = Les cases sont colonne/ligne, comptées vers la droite et vers le bas. La grande carte couvre 0/0 à 1/1 ; le cou sort de 0/0 vers la gauche, la queue sort de 1/1 vers la droite.
sssnake-describe-body = Serpent de { $player }, case par case depuis la grande carte : cou { $neck } ; queue { $tail }.
sssnake-describe-body-complete = Serpent complet de { $player }, case par case du cou à la queue : { $neck }.
sssnake-describe-free = Deuxièmes parties libres sur le serpent de { $player } : { $parts }.
sssnake-describe-free-part = { $card } { $cell } entre { $one } et { $other }
sssnake-heading-up = vers le haut
sssnake-heading-right = vers la droite
sssnake-heading-down = vers le bas
sssnake-heading-left = vers la gauche
sssnake-side-up = le haut
sssnake-side-right = la droite
sssnake-side-down = le bas
sssnake-side-left = la gauche

sssnake-news-round = Manche { $round } sur { $rounds } : { $player } commence.
sssnake-news-roll = { $player } fait { $die } et tire : { $cards }.
sssnake-news-place = { $player } ajoute une { $card } ; { $missing ->
    [one] il manque 1 carte
   *[other] il manque { $missing } cartes
}.
sssnake-news-place-other = { $player } ajoute une { $card } au serpent de { $owner } ; { $missing ->
    [one] il manque 1 carte
   *[other] il manque { $missing } cartes
}.
sssnake-news-complete = { $player } ajoute une { $card } : le serpent est complet !
sssnake-news-complete-other = { $player } ajoute une { $card } au serpent de { $owner } : il est complet !
sssnake-news-give = { $player } donne une { $card } à { $to }.
sssnake-news-return = La { $card } ne va pas : { $player } la rend à { $to }.
sssnake-news-discard = La { $card } ne va nulle part : { $player } la sort du jeu.
sssnake-news-score = La manche { $round } sur { $rounds } est finie. { $points }.
sssnake-news-score-empty = La pioche est vide, la manche { $round } sur { $rounds } est finie. Le moins de cartes manque à { $winners }. { $points }.
sssnake-news-points = { $player } { $points } (en tout { $total })

sssnake-refusal-notation = Ce n’est pas un coup de Sssnake.
sssnake-refusal-nothing-to-choose = Il n’y a rien à choisir en ce moment.
sssnake-refusal-not-yours = C’est à { $player } de choisir.
sssnake-refusal-no-card = Aucune { $card } en main.
sssnake-refusal-other-snake = Cette carte doit aller au serpent de { $player }.
sssnake-refusal-way = Une { $card } ne va pas dans ce sens.
sssnake-refusal-closed = Avec une { $card } à cet endroit, une extrémité buterait contre un côté fermé.
sssnake-refusal-cut-off = Avec une { $card } à cet endroit, on ne pourrait plus jamais relier la tête et la queue.
sssnake-refusal-fits = La { $card } peut être posée, elle doit donc l’être.
sssnake-refusal-order = Cette étape n’a pas sa place ici.
sssnake-refusal-first = Ce n’est pas cette place qui commence la manche.
sssnake-refusal-draw = Ces cartes ne peuvent pas avoir été tirées.
