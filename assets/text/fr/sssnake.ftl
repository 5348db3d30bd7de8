# Sssnake : la règle du jeu, la table, les nouvelles.
sssnake-title = Sssnake
sssnake-pitch = Relie la tête et la queue de ton serpent avant les autres, malgré tes voisins.
sssnake-line = complète ton serpent avant les autres

sssnake-option-rounds-name = manches
sssnake-option-rounds = 1 : le jeu tel que la règle le décrit ; au-delà, les points s’additionnent, comme elle le propose
sssnake-length = { $each ->
    [0] { $number ->
        [1] Une manche
       *[other] { $number } manches
    }
    [1] { $number } manches : chacun commence une fois
   *[other] { $number } manches : chacun commence deux fois
}
sssnake-length-button = { $each ->
    [0] Une manche
    [1] { $number } manches : une chacun
   *[other] { $number } manches : deux chacun
}
sssnake-list-totals = Totaux (chaque carte manquante coûte un point)

sssnake-rules-1 =
    {"**"}Le but du jeu.** Relier la tête et la queue de son serpent avant les autres.

    {"**"}L’image**
    {"**"}1** qui joue · **2** le dé · **3** les cartes piochées : les lettres à côté d’une carte désignent les endroits où elle peut aller, comme sur les boutons · **4** la manche · **5** les cartes qui restent dans la pioche
    {"**"}6** les cartes qui manquent à ce serpent · **7** les points jusqu’ici · **8** la dernière carte posée, en rose · **9** une extrémité ouverte, en jaune
sssnake-rules-1-picture = Une table où rouge doit poser une courbe ou une ligne droite. Les nombres de 1 à 9 marquent les signes ; le texte les explique.
sssnake-rules-2 =
    {"**"}Le contenu.** Tu as une grande carte avec tête et queue. 120 cartes carrées forment la pioche, face cachée : 60 lignes droites, 48 courbes, 8 croisées (deux lignes droites, l’une par-dessus l’autre) et 4 doubles courbes (deux courbes qui ne se touchent pas). Le dé montre 1, 2 ou 3, chacun sur deux faces. 🏠

    {"**"}À ton tour.** Le bot lance le dé et tu pioches autant de cartes. 🏠 La page suivante dit ce que tu en fais. Puis c’est à ton voisin de gauche. La personne la plus jeune commence : avant le début, elle appuie sur **C’est moi qui commence**. Si personne ne le fait, le hasard décide. 🏠
sssnake-rules-3 =
    {"**"}Un 1.** Ajoute la carte au serpent de ton voisin de gauche, à l’endroit de ton choix. Si c’est impossible, ajoute-la à ton propre serpent. Si c’est encore impossible, elle sort définitivement du jeu.

    {"**"}Un 2.** Choisis une carte et ajoute-la à ton propre serpent. L’autre va à ton voisin de gauche, qui doit l’ajouter au sien. Si c’est impossible, elle revient et tu dois l’ajouter à ton serpent ; si c’est encore impossible, elle sort du jeu.

    {"**"}Un 3.** De même, mais deux cartes sont pour ton propre serpent, l’une après l’autre, et tu donnes la troisième. Si elle ne va nulle part, ton voisin te la rend toujours. 🏠

    {"**"}L’image.** Le rond rouge, c’est toi ; le carré bleu, c’est ton voisin de gauche.
sssnake-rules-3-picture = Avec un 1, la carte va au voisin de gauche. Avec un 2, une carte va à ton propre serpent et une au voisin de gauche. Avec un 3, deux cartes vont à ton propre serpent et une au voisin de gauche.
sssnake-rules-4 =
    {"**"}Ton choix.** Tu choisis parmi les cartes qui peuvent se poser sur ton serpent. Si une seule carte convient, et à un seul endroit, elle y est posée aussitôt. Si aucune ne convient, choisis-en une : elle sort du jeu. 🏠 Tu poses tes propres cartes avant que le voisin reçoive la dernière. 🏠 Si la pioche contient moins de cartes que n’indique le dé, joue comme si ce plus petit nombre était sorti. 🏠
sssnake-rules-5 =
    {"**"}Compléter les serpents.** Une carte se pose à l’une des deux extrémités, de sorte que le corps continue. Il doit rester possible, avec des cartes de ton choix, de relier la tête et la queue. Une carte posée ne bouge plus.

    {"**"}L’image.** **1** La courbe peut aller à chaque extrémité et tourner à gauche ou à droite : quatre endroits, quatre lettres. **2** La courbe a été posée en A. Le cou a alors traversé la partie libre de la croisée.
sssnake-rules-5-picture = 1 : le cou a fait une boucle sous une croisée. Des lettres marquent les endroits pour une courbe : A et B au cou, C et D à la queue. 2 : la courbe est en A, et le cou a traversé la croisée vers le haut, jusqu’à la case au-dessus.
sssnake-rules-6 =
    {"**"}Les détails** 🏠
    • Chaque serpent grandit sur sa propre grille, sans bords. La grande carte occupe un carré de deux cases sur deux. Le cou en sort en haut à gauche, la queue en bas à droite.
    • Les lignes droites et les croisées vont tout droit. Les courbes et les doubles courbes tournent à gauche ou à droite.
    • La seconde partie d’une croisée ou d’une double courbe (dessinée en clair) est libre. Une extrémité qui y arrive, tout de suite ou plus tard, la traverse aussitôt et sans frais, même plusieurs de suite.
    • Une extrémité ne peut pas buter contre le côté fermé d’une carte ni contre la grande carte.
    • *Cartes manquantes* = le plus petit nombre de cartes qui compléteraient le serpent, avec les cartes idéales. Au début, il manque 7 cartes à un serpent.
sssnake-rules-7 =
    {"**"}La fin d’une manche.** Dès que ton serpent est complet, tu gagnes la manche, même si la carte d’un autre l’a complété. 🏠 Les cartes encore en main sortent du jeu. 🏠 Si la pioche est vide après un tour entier, la manche revient à la personne à qui il manque le moins de cartes ; à égalité, on la partage. 🏠

    {"**"}L’image.** Le serpent rouge est complet, rouge gagne donc. Il manque cinq cartes à chacun des autres : ils perdent cinq points.
sssnake-rules-7-picture = La fin d’une partie d’une manche : le serpent rouge est complet. Il manque cinq cartes à bleu et à jaune, qui ont moins cinq points.
sssnake-rules-8 =
    {"**"}Les manches.** Une manche, c’est le jeu tel que la règle le décrit. Avec plusieurs manches, on compte les points, comme la règle le propose quand on joue plusieurs fois de suite. Une partie a autant de manches que de joueurs : chacun commence une fois. En solo contre des ordinateurs, elle n’en a qu’une. L’hôte peut aussi choisir une seule manche, ou deux par joueur. 🏠

    {"**"}Les points.** Après chaque manche, tu perds un point par carte qui manque à ton serpent. Les points s’additionnent. Après la dernière manche, la personne qui a le total le plus élevé gagne ; à égalité, on partage la victoire. 🏠 Le voisin de gauche du premier joueur commence la manche suivante. 🏠

    {"**"}Abandonner.** Un ordinateur joue à ta place, et tu ne peux plus gagner. Le dernier qui n’a pas abandonné gagne aussitôt. 🏠 { rules-away }

# Words in pictures, as short as possible.
sssnake-picture-round = Manche { $round }/{ $rounds }
sssnake-picture-previous = Manche { $round }
sssnake-picture-pile = Pioche : { $pile }
sssnake-picture-missing = { $missing ->
    [0] complet
    [1] encore 1 carte
   *[other] encore { $missing } cartes
}
sssnake-picture-missing-short = { $missing ->
    [0] complet
   *[other] encore { $missing }
}
sssnake-picture-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}

sssnake-card = { $card ->
    [straight] ligne droite
    [crossing] croisée
    [double] double courbe
   *[curve] courbe
}
sssnake-end-neck = côté tête
sssnake-end-tail = côté queue
sssnake-way-ahead = tout droit
sssnake-way-left = à gauche
sssnake-way-right = à droite

sssnake-prompt-lone = { $player }, une seule carte à poser chez { $neighbour } : { sssnake-card }.
sssnake-prompt-lone-own = { $player }, cette carte ne peut pas se poser chez { $neighbour }, ajoute-la à ton serpent : { sssnake-card }.
sssnake-prompt-own-one = { $player }, pose une carte et donne l’autre à { $neighbour }.
sssnake-prompt-own-two = { $player }, pose deux cartes et donne la troisième à { $neighbour }.
sssnake-prompt-given = { $player }, { $giver } te donne une carte. Ajoute-la à ton serpent : { sssnake-card }.
sssnake-prompt-returned = { $player }, { $neighbour } te rend cette carte. Ajoute-la à ton serpent : { sssnake-card }.

sssnake-button-place = { $letter } : { $end }, { $side }
sssnake-button-neck = côté tête
sssnake-button-tail = côté queue
sssnake-button-up = haut
sssnake-button-right = droite
sssnake-button-down = bas
sssnake-button-left = gauche
sssnake-button-discard = ✕ { sssnake-card } : défausser

sssnake-describe-choices = Endroits : { $choices }.
sssnake-describe-choice = { $letter } : { sssnake-card } { $end }, { $way } ({ $heading })
sssnake-describe-seat = { $player } : { $missing ->
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
sssnake-describe-roll = Le dé montre { $die }. Cartes piochées : { $cards }.
sssnake-describe-none = aucune
sssnake-describe-ends = { $player }, extrémités ouvertes : le cou entre en { $neck } { $neck-heading }, la queue entre en { $tail } { $tail-heading }.
sssnake-describe-cells = Les cases sont notées colonne/ligne, comptées vers la droite et vers le bas. La grande carte couvre 0/0 à 1/1 ; le cou sort de 0/0 vers la gauche, la queue sort de 1/1 vers la droite.
sssnake-describe-body = { $player }, serpent case par case depuis la grande carte : cou { $neck } ; queue { $tail }.
sssnake-describe-body-complete = { $player }, serpent complet, case par case du cou à la queue : { $neck }.
sssnake-describe-run = tout droit de { $first } à { $last }
sssnake-describe-free = { $player }, secondes parties libres : { $parts }.
sssnake-describe-free-part = { sssnake-card } en { $cell } entre { $one } et { $other }
sssnake-heading-up = vers le haut
sssnake-heading-right = vers la droite
sssnake-heading-down = vers le bas
sssnake-heading-left = vers la gauche
sssnake-side-up = le haut
sssnake-side-right = la droite
sssnake-side-down = le bas
sssnake-side-left = la gauche

sssnake-news-round = { $rounds ->
    [1] { $player } commence.
   *[other] Manche { $round } sur { $rounds } : { $player } commence.
}
sssnake-news-roll = { $player } fait un { $die } et pioche : { $cards }.
sssnake-news-place = { $player } ajoute une { sssnake-card }{ $forced ->
    [1] {" "}(seul endroit possible)
   *[other] {""}
} : il lui manque { $missing ->
    [one] encore 1 carte
   *[other] encore { $missing } cartes
}.
sssnake-news-place-other = { $player } pose une { sssnake-card }{ $forced ->
    [1] {" "}(seul endroit possible)
   *[other] {""}
} chez { $owner }, à qui il manque { $missing ->
    [one] encore 1 carte
   *[other] encore { $missing } cartes
}.
sssnake-news-complete = { $player } ajoute une { sssnake-card }{ $forced ->
    [1] {" "}(seul endroit possible)
   *[other] {""}
} : le serpent est complet !
sssnake-news-complete-other = { $player } pose une { sssnake-card }{ $forced ->
    [1] {" "}(seul endroit possible)
   *[other] {""}
} chez { $owner } : le serpent est complet !
sssnake-news-give = { $player } donne une { sssnake-card } à { $to }.
sssnake-news-return = La { sssnake-card } ne convient pas : { $player } la rend à { $to }.
sssnake-news-discard = La { sssnake-card } ne va nulle part : { $player } la défausse.
sssnake-news-score = { $rounds ->
    [1] La manche est finie.
   *[other] La manche { $round } sur { $rounds } est finie. { $points }.
}
sssnake-news-score-empty = { $rounds ->
    [1] La pioche est vide. C’est à { $winners } qu’il manque le moins de cartes.
   *[other] La pioche est vide : la manche { $round } sur { $rounds } est finie. C’est à { $winners } qu’il manque le moins de cartes. { $points }.
}
sssnake-news-points = { $player } { $points } (total { $total })

# Les mêmes évènements, comme parties d’une ligne sur un tour.
sssnake-turn-roll = fait { $die }
sssnake-turn-place = pose { $times ->
    [1] une { sssnake-card }
   *[other] { $times } cartes
} ({ sssnake-turn-missing })
sssnake-turn-place-other = pose une { sssnake-card } chez { $owner } ({ sssnake-turn-missing })
sssnake-turn-missing = { $forced ->
    [1] seul endroit
   *[other] { $missing ->
        [1] il manque 1 carte
       *[other] il manque { $missing } cartes
    }
}
sssnake-turn-complete = pose une { sssnake-card } : complet !
sssnake-turn-complete-other = pose une { sssnake-card } chez { $owner } : complet !
sssnake-turn-give = donne une { sssnake-card } à { $to }
sssnake-turn-return = rend la { sssnake-card } à { $to }
sssnake-turn-discard = défausse { $times ->
    [1] une { sssnake-card }
   *[other] { $times } cartes
}

## Explications pour apprendre
sssnake-learn-aim = **Ton but :** relier les deux extrémités de ton serpent par le plus court chemin.
sssnake-learn-own-one = Une carte va sur ton serpent, l’autre chez { $neighbour }.
sssnake-learn-own-two = Deux cartes vont sur ton serpent, la troisième chez { $neighbour }.
sssnake-learn-lone = La carte va chez { $neighbour } : éloigne les deux bouts de son serpent.
sssnake-learn-lone-own = La carte ne peut pas aller chez { $neighbour } : elle va sur ton serpent.
sssnake-learn-given = { $giver } a dû te donner une carte. Choisis le meilleur endroit.
sssnake-learn-returned = Ta carte ne va nulle part : elle revient et va sur ton serpent.
sssnake-learn-discard = Aucune carte ne va sur ton serpent : défausses-en une. Cela ne te coûte rien.
sssnake-learn-fewest = 💡 Avec { $letters }, { $missing ->
    [0] ton serpent est complet, et tu gagnes
    [one] il ne manque qu’une carte à ton serpent
   *[other] il ne manque que { $missing } cartes à ton serpent
}.
sssnake-learn-most = 💡 Avec { $letters }, il manque { $missing ->
    [one] { $missing } carte
   *[other] { $missing } cartes
} à l’autre serpent, le maximum possible.
sssnake-remark-placed-on-yours = { $player } a pioché une seule carte, elle est donc allée sur ton serpent.
sssnake-remark-two-parts = La { sssnake-card } a deux parties. La seconde reste libre pour plus tard.
sssnake-remark-only-place = Ta carte n’allait qu’à un seul endroit : elle y a été posée tout de suite.
sssnake-remark-returned = Une carte qui ne va nulle part sur le serpent du voisin revient.
sssnake-remark-score = Chaque carte qui manque encore à ton serpent te coûte un point.

# Why a move is good, as a clause after a dash or a colon.
sssnake-reason-complete = le serpent est ainsi complet
sssnake-reason-fewer = { $missing ->
    [one] il ne manque plus qu’une carte au serpent
   *[other] il ne manque plus que { $missing } cartes au serpent
}
sssnake-reason-keep = { $player } ne reçoit pas de carte utile
sssnake-reason-shortest = d’autres coups allongeraient le chemin de la tête à la queue
sssnake-reason-open = plus de cartes de la pioche peuvent aider ensuite
sssnake-reason-longer = { $missing ->
    [one] il manque alors 1 carte à { $player }
   *[other] il manque alors { $missing } cartes à { $player }
}
sssnake-reason-no-help = d’autres coups aideraient plus { $player }
sssnake-reason-closed = moins de cartes de la pioche peuvent ensuite aider { $player }

sssnake-refusal-notation = Ce n’est pas un coup de Sssnake.
sssnake-refusal-nothing-to-choose = Il n’y a rien à choisir pour l’instant.
sssnake-refusal-not-yours = C’est à { $player } de choisir.
sssnake-refusal-no-card = Aucune { sssnake-card } en main.
sssnake-refusal-other-snake = Cette carte doit aller chez { $player }.
sssnake-refusal-way = Une { sssnake-card } ne tourne pas dans ce sens.
sssnake-refusal-closed = Avec une { sssnake-card } à cet endroit, une extrémité buterait contre un côté fermé.
sssnake-refusal-cut-off = Avec une { sssnake-card } à cet endroit, la tête et la queue ne pourraient plus se rejoindre.
sssnake-refusal-fits = La { sssnake-card } peut être posée, tu dois donc l’ajouter.
sssnake-refusal-other-fits = La { sssnake-card } ne va nulle part. Choisis la carte qui convient.
sssnake-refusal-order = Cette étape n’a pas sa place ici.
sssnake-refusal-first = C’est une autre place qui commence la manche.
sssnake-refusal-draw = Ces cartes ne peuvent pas avoir été piochées.

# The daily puzzle
puzzle-close-label = { $letter } · { sssnake-card }, { $end }, { $side }
sssnake-puzzle-rules = Dans l’énigme, tu joues sans adversaire avec ces cartes : il n’y a ni dé ni pioche, et tu choisis l’ordre.

## Fautes d’une partie enregistrée

fault-sssnake-first = C’est la place suivante qui commence cette manche.
fault-sssnake-die = Le dé indique 1, 2 ou 3.
fault-sssnake-draw = On pioche autant de cartes que le dé indique, ou toutes celles qui restent.
fault-sssnake-card = Une carte est S, C, X ou D.
fault-sssnake-pile = La pioche n’a plus de carte de cette sorte.
fault-sssnake-hand = Cette carte n’est pas en main.
fault-sssnake-on = Cette carte doit aller chez { $seat }.
fault-sssnake-end = Une extrémité est « neck » ou « tail ».
fault-sssnake-way = Une direction est « ahead », « left » ou « right ».
fault-sssnake-place = La carte ne peut pas être là : le corps doit continuer, et on doit pouvoir encore relier tête et queue.
fault-sssnake-must-place = La carte peut être posée, donc elle doit l’être.
fault-sssnake-other-fits = Une autre carte en main peut être posée, donc celle-ci ne peut pas sortir du jeu.
fault-sssnake-to = Une carte va au voisin de gauche, ou revient à celui qui l’a donnée.
fault-sssnake-missing = Les nombres de cartes manquantes sont faux.
fault-sssnake-totals = Les totaux sont faux : chaque place perd un point par carte manquante.
