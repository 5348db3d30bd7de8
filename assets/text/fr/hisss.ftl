# Hisss et Rainbow Snake : la règle du jeu, la table, les nouvelles.
hisss-title = Hisss / Rainbow Snake
hisss-title-hisss = Hisss
hisss-title-rainbow-snake = Rainbow Snake
hisss-pitch = Former des serpents au milieu de la table et les compléter avant les autres.

hisss-option-edition-name = édition
hisss-option-edition = L’édition, qui décide qui commence
hisss-option-edition-hisss = Hisss : le hasard désigne qui commence
hisss-option-edition-rainbow-snake = Rainbow Snake : le plus jeune commence
hisss-option-claim-on-join-name = serpents-réunis
hisss-option-claim-on-join = Quand on prend un serpent formé de deux serpents réunis
hisss-option-claim-on-join-always = Si chacun avait deux cartes, ou si le tout est complet (règle du jeu)
hisss-option-claim-on-join-complete = Seulement si le tout est complet (option maison)

hisss-rules-1 =
    {"**"}Le but du jeu.** Compléter des serpents pour prendre le plus de cartes. Un serpent a une tête, au moins un corps et une queue.

    {"**"}Le contenu.** 50 cartes, faces cachées, en éventail. Six têtes et six queues : une de chaque en rouge, orange, jaune, vert, bleu et violet. Une tête et une queue arc-en-ciel. 36 corps de deux couleurs différentes : chaque paire de couleurs deux fois, et les voisines du cercle rouge, orange, jaune, vert, bleu, violet, rouge une troisième fois *(règle maison)*. Une carte est posée, face visible, au milieu de la table.

    {"**"}Le début.** Dans *Hisss*, le hasard désigne qui commence *(règle maison)*. Dans *Rainbow Snake*, c’est le plus jeune, ou le hasard si personne ne s’est annoncé *(règle maison)*. Les autres suivent dans le sens des aiguilles d’une montre.
hisss-rules-2 =
    {"**"}À ton tour.** Pioche une carte de l’éventail. Si elle va quelque part, tu dois la poser, à l’endroit de ton choix. Sinon, elle commence une nouvelle rangée.

    {"**"}Ce qui va ensemble.** Un serpent se prolonge des deux côtés, et les couleurs qui se touchent doivent être identiques. Un corps peut être retourné. Une tête ou une queue ferme son côté et ne touche que des corps ; un serpent n’en a qu’une de chaque. La tête et la queue arc-en-ciel sont des jokers : elles touchent toutes les couleurs, et un corps peut s’y poser dans les deux sens.

    {"**"}Réunir.** Un corps que tu viens de piocher peut réunir deux serpents s’il va aux deux et si le tout n’a pas plus d’une tête et d’une queue. Ce n’est jamais obligatoire. Une carte déjà posée ne réunit jamais.
hisss-rules-3 =
    {"**"}Serpent complet !** Un serpent qui a une tête, une queue et au moins un corps est complet. Si tu poses la carte qui le termine, tu le prends.

    {"**"}Serpents réunis.** Si tu réunis deux serpents d’au moins deux cartes chacun, tu prends le serpent réuni, complet ou non. Une carte seule n’est pas encore un serpent : si tu la réunis à un autre, tu ne prends le tout que s’il est complet ; sinon, il reste sur la table. Un serpent incomplet que tu as pris compte comme les autres *(règle maison)*.

    {"**"}Seulement si le tout est complet** *(option maison)*. Avec cette option, tu ne prends un serpent réuni que s’il est complet ; sinon, il reste sur la table.

    {"**"}La fin du jeu.** Après la dernière carte, celui qui a le plus de cartes gagne. À égalité, le plus long serpent des ex æquo décide. Encore à égalité, ils partagent la victoire *(règle maison)*.

    {"**"}Abandonner** *(règle maison)*. Un ordinateur continue à ta place, mais elle ne peut plus gagner. Le dernier qui n’a pas abandonné gagne aussitôt.

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
hisss-end-left = à gauche
hisss-end-right = à droite

hisss-prompt-draw = { $player } : pioche une carte (il en reste { $fan }).
hisss-prompt-lay = { $player } : tu as pioché { $card }. Où la poses-tu ?
hisss-prompt-join = { $player } : { $card } en { $letters }. La poser là seule, ou réunir un deuxième endroit ?

hisss-button-draw = Piocher une carte
hisss-button-lay = { $letters }
hisss-button-take = { $letters } · prendre { $cards } cartes
hisss-button-more = { $letters } …
hisss-button-back = Retour
hisss-select = Choisir un endroit

hisss-describe-over = La partie est terminée.
hisss-describe-places = Endroits : { $places }.
hisss-describe-place = { $letter } { $end } du serpent { $snake } ({ $colour })
hisss-describe-seat = { $player } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $snakes ->
    [one] { $snakes } serpent
   *[other] { $snakes } serpents
}, le plus long { $longest }.
hisss-describe-fan = { $fan ->
    [0] L’éventail est vide.
    [one] Il reste 1 carte dans l’éventail.
   *[other] Il reste { $fan } cartes dans l’éventail.
}
hisss-describe-snake = Serpent { $snake }, depuis la gauche : { $cards }.

hisss-news-start = La première carte : { $card }. { $player } commence.
hisss-news-draw = { $player } pioche : { $card }.
hisss-news-alone = { $player } pose { $card } à part : elle ne va nulle part.
hisss-news-add = { $player } ajoute { $card } à un serpent de désormais { $cards } cartes.
hisss-news-join = { $player } réunit deux serpents avec { $card } : { $cards } cartes.
hisss-news-claim = { $player } prend le serpent de { $cards } cartes !

hisss-refusal-notation = Ce n’est pas un coup de Hisss.
hisss-refusal-card = Cette carte n’existe pas.
hisss-refusal-order = Cette étape n’a pas sa place ici.
hisss-refusal-first = C’est une autre place qui commence.
hisss-refusal-fan = La carte { $card } n’est plus dans l’éventail.
hisss-refusal-not-yours = C’est le tour de { $player }.
hisss-refusal-drawn = Tu as déjà pioché. Pose la carte.
hisss-refusal-draw-first = Pioche d’abord une carte.
hisss-refusal-no-snake = Ce serpent n’est pas sur la table.
hisss-refusal-closed = Une tête ou une queue ferme ce côté.
hisss-refusal-not-its-colour = La carte n’a pas cette couleur.
hisss-refusal-colours = Les couleurs qui se touchent doivent être identiques.
hisss-refusal-only-bodies = Une tête ou une queue ne touche que des corps.
hisss-refusal-two-heads = Un serpent n’a qu’une tête.
hisss-refusal-two-tails = Un serpent n’a qu’une queue.
hisss-refusal-no-join = Seul un corps peut réunir, un serpent de chaque côté.
hisss-refusal-fits = La carte va quelque part, tu dois donc la poser.

## Fautes d’une partie enregistrée

fault-hisss-card = Cette carte n’existe pas.
fault-hisss-deck = Le paquet n’a plus de carte de cette sorte.
fault-hisss-fits = La carte correspond quelque part : elle doit y être placée.
fault-hisss-places = « places » a aucune, une ou deux entrées avec « snake », « end » et « touch ».
fault-hisss-snake = Il n’y a pas de serpent de ce numéro sur la table.
fault-hisss-touch = La carte ne correspond pas à cette extrémité avec cette couleur.
fault-hisss-same = Une carte associe deux serpents différents.
fault-hisss-two-heads = Un serpent a au plus une tête et une queue.
fault-hisss-claim = C’est un autre serpent qu’il faut prendre.
