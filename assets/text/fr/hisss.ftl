# Hisss et Rainbow Snake : la règle du jeu, la table, les nouvelles.
hisss-title = Hisss / Rainbow Snake
hisss-title-hisss = Hisss
hisss-title-rainbow-snake = Rainbow Snake
hisss-pitch = Forme des serpents au milieu de la table et complète-les avant les autres.
hisss-pitch-hisss = Complète avant les autres des serpents au milieu de la table. Le hasard désigne qui commence.
hisss-pitch-rainbow-snake = Comme Hisss, mais la personne la plus jeune commence. Complète des serpents avant les autres.
hisss-line-hisss = complète des serpents ; le hasard désigne qui commence
hisss-line-rainbow-snake = comme Hisss, mais la personne la plus jeune commence

hisss-option-edition-name = édition
hisss-option-edition = L’édition, qui décide qui commence
hisss-option-edition-hisss = Hisss (le hasard désigne qui commence)
hisss-option-edition-rainbow-snake = Rainbow Snake (la personne la plus jeune commence)
hisss-option-claim-on-join-name = serpents-réunis
hisss-option-claim-on-join = Quand on prend un serpent formé de deux serpents réunis
hisss-option-claim-on-join-always = Si chacun avait au moins deux cartes (règle maison), ou si le tout est complet
hisss-option-claim-on-join-complete = Seulement si le tout est complet (règle maison)
hisss-option-win-by-name = victoire
hisss-option-win-by = Ce qui fait gagner : le plus de cartes ou le plus de serpents complets
hisss-option-win-by-cards = Le plus de cartes (comme la règle les compte)
hisss-option-win-by-snakes = Le plus de serpents complets (selon le but de la règle)

hisss-rules-1 =
    {"**"}Le but du jeu.** Compléter des serpents pour prendre le plus de cartes. Un serpent a une tête, au moins un corps et une queue. De 2 à 5 joueurs. 🏠 *Hisss* et *Rainbow Snake* ne diffèrent que par le début : dans *Hisss*, le hasard désigne qui commence ; dans *Rainbow Snake*, c’est la personne la plus jeune.

    {"**"}Le contenu.** 50 cartes, faces cachées, en éventail :
    {"**"}1** six têtes, une de chaque couleur : rouge, orange, jaune, vert, bleu et violet,
    {"**"}2** six queues des mêmes couleurs,
    {"**"}3** une tête et une queue arc-en-ciel,
    {"**"}4** 36 corps de deux couleurs différentes. Chaque paire de couleurs est sur deux cartes, et les six paires de l’image sur trois. 🏠
    Chaque couleur a aussi son propre motif.
hisss-rules-1-picture = Quatre rangées de cartes. 1 : six têtes. 2 : six queues. 3 : la tête et la queue arc-en-ciel. 4 : six corps : rouge et orange, orange et jaune, jaune et vert, vert et bleu, bleu et violet, rouge et violet.
hisss-rules-2 =
    {"**"}À ton tour.** Appuie sur **{ hisss-button-draw }** : le hasard en choisit une dans l’éventail. 🏠 Si elle peut être posée quelque part, tu dois le faire, à l’endroit de ton choix. S’il n’y a qu’un seul endroit possible, elle y est posée aussitôt. Si elle ne va nulle part, elle commence une nouvelle rangée.

    {"**"}L’image**
    {"**"}1** les cartes qui restent dans l’éventail · **2** la carte piochée, et par qui · **3** un endroit possible : le bouton porte sa lettre. Ici, la carte va en A et en B, et peut réunir les deux serpents.
    {"**"}4** les cartes qu’un joueur a prises · **5** son plus long serpent
hisss-rules-2-picture = Une table : la carte piochée est jaune et bleue. Elle va en A, du côté bleu d’un serpent à tête rouge, et en B, du côté jaune d’un serpent à queue orange. Les nombres de 1 à 5 marquent les signes ; le texte les explique.
hisss-rules-3 =
    {"**"}Le début.** Une carte est posée, face visible, au milieu de la table. Dans *Hisss*, le hasard désigne qui commence. 🏠 Dans *Rainbow Snake*, la personne la plus jeune commence : avant le début, elle appuie sur **C’est moi qui commence**. Si personne ne le fait, le hasard décide. 🏠 Les autres suivent dans le sens des aiguilles d’une montre.

    {"**"}Ce qui va ensemble.** Un serpent se prolonge des deux côtés, et les couleurs qui se touchent doivent être identiques. Un corps se pose dans les deux sens. Une tête ou une queue ne touche que des corps. 🏠 Elle ferme son côté, et un serpent n’en a qu’une de chaque. La tête et la queue arc-en-ciel sont des jokers : elles touchent toutes les couleurs, et un corps peut s’y poser dans les deux sens. Deux endroits sont deux choix, même s’ils se ressemblent. 🏠

    {"**"}Réunir.** Un corps que tu viens de piocher peut réunir deux serpents s’il peut se poser sur les deux et si le tout n’a pas plus d’une tête et d’une queue. 🏠 Ce n’est jamais obligatoire. Une carte déjà posée ne réunit jamais rien.
hisss-rules-4 =
    {"**"}Ce que tu prends**
    {"**"}1** Tu poses la carte qui complète un serpent : il a une tête, une queue et au moins un corps. Tu le prends.
    {"**"}2** Tu réunis deux serpents d’au moins deux cartes chacun. 🏠 Tu prends le serpent réuni, complet ou non. S’il est incomplet, il compte comme les autres. 🏠
    {"**"}3** Tu réunis une carte seule à d’autres ; seule, elle n’est pas encore un serpent. Tu ne prends le tout que s’il est complet. Sinon, il reste sur la table, comme ici. 🏠
    Sur l’image, la carte posée est encadrée. Le nombre à côté d’un serpent dit combien de cartes tu prends.

    {"**"}Une option.** L’hôte peut choisir *Seulement si le tout est complet* : un serpent réuni incomplet reste alors sur la table. 🏠
hisss-rules-4-picture = 1 : une tête verte, deux corps, et une queue violette qui complète le serpent : 4 cartes sont prises. 2 : un corps réunit deux serpents de deux cartes : 5 cartes sont prises. 3 : un corps réunit une tête seule et deux corps : rien n’est pris.
hisss-rules-5 =
    {"**"}La fin du jeu.** Après la dernière carte, la personne qui a le plus de cartes gagne. Les deux règles comptent les cartes à la fin, même si leur but parle du plus grand nombre de serpents. 🏠 Avec l’option *le plus de serpents complets*, ceux-ci passent avant les cartes. 🏠 À égalité, le plus long serpent des ex æquo décide. Encore à égalité, ils se partagent la victoire. 🏠

    {"**"}Abandonner.** Un ordinateur joue à ta place, et tu ne peux plus gagner. Le dernier qui n’a pas abandonné gagne aussitôt. 🏠 { rules-away }

hisss-colour-red = rouge
hisss-colour-orange = orange
hisss-colour-yellow = jaune
hisss-colour-green = vert
hisss-colour-blue = bleu
hisss-colour-purple = violet
hisss-colour-rainbow = arc-en-ciel
hisss-card-body = { $left }-{ $right }
hisss-card-head = tête { $colour ->
    [green] verte
    [blue] bleue
    [purple] violette
    [red] rouge
    [orange] orange
    [yellow] jaune
   *[rainbow] arc-en-ciel
}
hisss-card-tail = queue { $colour ->
    [green] verte
    [blue] bleue
    [purple] violette
    [red] rouge
    [orange] orange
    [yellow] jaune
   *[rainbow] arc-en-ciel
}
# Les mêmes cartes dans une phrase.
hisss-a-body = un corps { $left }-{ $right }
hisss-a-head = une tête { $colour ->
    [green] verte
    [blue] bleue
    [purple] violette
    [red] rouge
    [orange] orange
    [yellow] jaune
   *[rainbow] arc-en-ciel
}
hisss-a-tail = une queue { $colour ->
    [green] verte
    [blue] bleue
    [purple] violette
    [red] rouge
    [orange] orange
    [yellow] jaune
   *[rainbow] arc-en-ciel
}
hisss-end-left = à l’extrémité gauche
hisss-end-right = à l’extrémité droite

hisss-prompt-draw = { $player } : pioche une carte (il en reste { $fan }).
hisss-prompt-lay = { $player } : tu as pioché { $card }. Où va cette carte ?
hisss-prompt-join = { $player } : { $card } en { $letters }. Poser la carte seulement là, ou réunir deux serpents ?

hisss-button-draw = Piocher une carte
hisss-button-lay = { $letters }
hisss-button-take = { $letters } · prendre { $cards } cartes
hisss-button-more = { $letters }…
hisss-button-back = Retour
hisss-select = Choisir un endroit

hisss-describe-places = Endroits : { $places }.
hisss-describe-place = { $letter } { $end } du serpent { $snake } ({ $colour })
hisss-describe-seat = { $player } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $snakes ->
    [one] { $snakes } serpent
   *[other] { $snakes } serpents
} (complets : { $complete }), le plus long : { $longest }.
hisss-describe-fan = { $fan ->
    [0] L’éventail est vide.
    [one] Il reste 1 carte dans l’éventail.
   *[other] Il reste { $fan } cartes dans l’éventail.
}
hisss-describe-snake = Serpent { $snake }, depuis la gauche : { $cards }.

hisss-picture-taken = { $cards } cartes !
hisss-picture-longest = { $snakes ->
    [one] Le plus long serpent du vainqueur
   *[other] Les plus longs serpents des vainqueurs
}
hisss-news-start = La première carte : { $card }. { $player } commence.
hisss-news-draw = { $player } pioche { $card }.
hisss-news-alone = { $player } pose { $card } à part : cette carte ne va nulle part.
hisss-news-add = { $player } ajoute { $card } : le serpent a maintenant { $cards } cartes.
hisss-news-join = { $player } réunit deux serpents avec { $card } : le nouveau serpent a { $cards } cartes.
hisss-news-claim = { $player } prend le serpent de { $cards } cartes !

# Les mêmes évènements, comme parties d’une ligne sur un tour. Après une pioche, la carte est déjà nommée.
hisss-turn-draw = pioche { $card }
hisss-turn-alone = pose { $first ->
    [1] { $card }
   *[other] cette carte
} à part
hisss-turn-add = pose { $first ->
    [1] { $card }
   *[other] cette carte
} (serpent de { $cards })
hisss-turn-join = réunit deux serpents avec { $first ->
    [1] { $card }
   *[other] cette carte
} (serpent de { $cards })
hisss-turn-claim = prend le serpent

## Explications pour apprendre
hisss-learn-aim = **Ton but :** compléter des serpents (tête, corps, queue) pour les prendre.
hisss-learn-draw = Pioche une carte. Elle est posée là où elle va, ou commence une nouvelle rangée.
hisss-learn-lay = Assemble les mêmes couleurs. Ne laisse aucun serpent qu’un autre peut compléter.
hisss-learn-take-now = 💡 **{ $letters }** prend un serpent de { $cards } cartes.
hisss-remark-alone = { $player } a pioché une carte qui ne va nulle part : nouvelle rangée.
hisss-remark-join = Si tu réunis deux serpents d’au moins deux cartes chacun, tu les prends.
hisss-remark-taken = **Le serpent est à toi.** Ses cartes comptent à la fin.
hisss-remark-lost = { $player } a pris un serpent. Regarde d’abord ce que d’autres peuvent compléter.

# Pourquoi un coup est bon, après un tiret ou deux points.
hisss-reason-complete = on prend ainsi un serpent complet de { $cards } cartes
hisss-reason-join = on réunit ainsi deux serpents et on prend { $cards } cartes
hisss-reason-safe = cela ne laisse rien à prendre au joueur suivant
hisss-reason-fewer = { $player } ne peut alors prendre un serpent qu’avec { $cards } des { $fan } cartes restantes
hisss-reason-long = cela forme un serpent de { $cards } cartes
hisss-reason-open = { $cards ->
    [0] aucune carte restante ne peut prolonger ce serpent
    [1] 1 carte restante peut prolonger ce serpent
   *[other] { $cards } cartes restantes peuvent prolonger ce serpent
}
hisss-flaw = { $player } peut alors prendre un serpent avec { $cards } des { $fan } cartes restantes

hisss-won-by-cards = La personne qui a le plus de cartes gagne ; à égalité, le plus long serpent décide.
hisss-won-by-snakes = La personne qui a le plus de serpents complets gagne : { $values }

hisss-refusal-notation = Ce n’est pas un coup de Hisss.
hisss-refusal-card = Cette carte n’existe pas.
hisss-refusal-order = Cette étape n’a pas sa place ici.
hisss-refusal-first = C’est une autre place qui commence.
hisss-refusal-fan = Cette carte n’est plus dans l’éventail : { $card }.
hisss-refusal-not-yours = C’est à { $player } de jouer.
hisss-refusal-drawn = Tu as déjà pioché. Pose la carte.
hisss-refusal-draw-first = Pioche d’abord une carte.
hisss-refusal-no-snake = Ce serpent n’est pas sur la table.
hisss-refusal-closed = Une tête ou une queue ferme ce côté.
hisss-refusal-not-its-colour = La carte n’a pas cette couleur.
hisss-refusal-colours = Les couleurs qui se touchent doivent être identiques.
hisss-refusal-only-bodies = Une tête ou une queue ne touche que des corps.
hisss-refusal-two-heads = Un serpent n’a qu’une tête.
hisss-refusal-two-tails = Un serpent n’a qu’une queue.
hisss-refusal-no-join = Seul un corps peut réunir deux serpents, un de chaque côté.
hisss-refusal-fits = Cette carte a une place : tu dois l’y poser.

# The daily puzzle
hisss-puzzle-rules = Dans l’énigme, tu joues sans adversaire : tu poses cinq cartes connues dans cet ordre, et seules comptent les cartes que tu prends.

## Fautes d’une partie enregistrée

fault-hisss-card = Cette carte n’existe pas.
fault-hisss-deck = Le paquet n’a plus de carte de cette sorte.
fault-hisss-fits = La carte peut être ajoutée quelque part : elle doit l’être.
fault-hisss-places = « places » doit avoir zéro, une ou deux entrées avec « snake », « end » et « touch ».
fault-hisss-snake = Il n’y a pas de serpent de ce numéro sur la table.
fault-hisss-touch = La carte ne va pas à cette extrémité avec cette couleur.
fault-hisss-same = Une carte réunit deux serpents différents.
fault-hisss-two-heads = Un serpent a au plus une tête et une queue.
fault-hisss-claim = C’est un autre serpent qu’il faut prendre.
