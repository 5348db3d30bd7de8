# Hisss et Rainbow Snake : la règle du jeu, la table, les nouvelles.
hisss-title = Hisss / Rainbow Snake
hisss-pitch = Former des serpents au milieu de la table, et les compléter avant les autres.

hisss-option-edition-name = édition
hisss-option-edition = L’édition : qui commence
hisss-option-edition-hisss = Hisss : le hasard désigne qui commence
hisss-option-edition-rainbow-snake = Rainbow Snake : le plus jeune commence
hisss-option-claim-on-join-name = prise-à-la-jonction
hisss-option-claim-on-join = Ce que devient un serpent formé de deux serpents réunis
hisss-option-claim-on-join-complete = Pris seulement si complet
hisss-option-claim-on-join-always = Toujours pris

hisss-rules-1 =
    {"**"}Le but du jeu.** Prendre le plus de cartes possible en complétant des serpents. Un serpent a une tête, au moins un corps et une queue.

    {"**"}Le contenu.** 50 cartes, faces cachées, en éventail : six têtes et six queues, une de chaque en rouge, orange, jaune, vert, bleu et violet ; une tête et une queue arc-en-ciel ; 36 corps de deux couleurs différentes : chaque paire de couleurs deux fois, et les voisines du cercle rouge, orange, jaune, vert, bleu, violet, rouge une troisième fois *(règle de la maison)*. Une carte est posée, face visible, au milieu de la table.

    {"**"}Le début.** Dans *Hisss*, le hasard désigne qui commence *(règle de la maison)* ; dans *Rainbow Snake*, c’est le plus jeune, ou le hasard si personne ne s’est annoncé *(règle de la maison)*. Les autres suivent dans le sens des aiguilles d’une montre.
hisss-rules-2 =
    {"**"}Un tour.** On pioche une carte de l’éventail. Si elle va quelque part, elle doit être posée, à l’endroit de son choix ; sinon elle reste seule et commence un nouveau serpent.

    {"**"}Ce qui va ensemble.** Un serpent peut être prolongé des deux côtés, et les couleurs qui se touchent doivent être identiques. Un corps peut être retourné. Une tête ou une queue ferme son côté et ne touche que des corps ; un serpent n’en a qu’une de chaque. La tête et la queue arc-en-ciel sont des jokers : elles vont à côté de n’importe quel corps, qui peut s’y poser dans les deux sens.

    {"**"}Réunir.** Un corps qui vient d’être pioché peut réunir deux serpents s’il va aux deux et si le tout n’a pas plus d’une tête et d’une queue. Ce n’est pas obligatoire. Une carte déjà posée ne réunit jamais.
hisss-rules-3 =
    {"**"}Serpent complet !** Un serpent qui a une tête, une queue et au moins un corps est complet. Qui pose la carte qui le termine le prend.

    {"**"}Serpents réunis** *(option de la maison)*. Avec « complet », un serpent réuni n’est pris que s’il est complet ; sinon il reste sur la table. Avec « toujours », tout serpent réuni est pris, comme on peut lire les règles.

    {"**"}La fin du jeu.** Quand la dernière carte a été posée, qui a le plus de cartes gagne. À égalité, c’est le plus long serpent parmi les premiers ; encore à égalité, on partage *(règle de la maison)*.

    {"**"}Abandonner** *(règle de la maison)*. L’ordinateur continue à cette place, qui ne peut plus gagner. Le dernier qui n’a pas abandonné gagne aussitôt.

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

hisss-prompt-draw = { $player } : piocher une carte (il en reste { $fan }).
hisss-prompt-lay = { $player } : carte piochée : { $card }. Où la poser ?
hisss-prompt-join = { $player } : { $card } en { $letters }, seule ou réunie à un autre endroit ?

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
hisss-news-add = { $player } ajoute { $card } à un serpent, qui a maintenant { $cards } cartes.
hisss-news-join = { $player } réunit deux serpents par { $card } : { $cards } cartes.
hisss-news-claim = { $player } prend le serpent de { $cards } cartes !

hisss-refusal-notation = Ce n’est pas un coup de Hisss.
hisss-refusal-card = Cette carte n’existe pas.
hisss-refusal-order = Cette étape n’a pas sa place ici.
hisss-refusal-first = Ce n’est pas cette place qui commence.
hisss-refusal-fan = La carte { $card } n’est plus dans l’éventail.
hisss-refusal-not-yours = C’est le tour de { $player }.
hisss-refusal-drawn = La carte est déjà piochée ; il faut la poser.
hisss-refusal-draw-first = Il faut d’abord piocher une carte.
hisss-refusal-no-snake = Ce serpent n’est pas sur la table.
hisss-refusal-closed = Une tête ou une queue ferme ce côté.
hisss-refusal-not-its-colour = La carte n’a pas cette couleur.
hisss-refusal-colours = Les couleurs qui se touchent doivent être identiques.
hisss-refusal-only-bodies = Une tête ou une queue ne touche que des corps.
hisss-refusal-two-heads = Un serpent n’a qu’une tête.
hisss-refusal-two-tails = Un serpent n’a qu’une queue.
hisss-refusal-no-join = Seul un corps réunit, et seulement deux serpents différents, un de chaque côté.
hisss-refusal-fits = La carte peut être posée, elle doit donc l’être.
