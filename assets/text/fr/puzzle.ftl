# Les énigmes du jour : tâches, résultats et descriptions.
puzzle-refusal-move = Ce coup n’est pas possible ici.

puzzle-close-task = Complète le serpent avec { $cards } de ces cartes : ses deux bouts ouverts doivent se rejoindre. C’est impossible avec moins.
puzzle-close-prompt = Quelle carte va où ? Il te reste { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}.
puzzle-close-stuck = Ton serpent n’est pas complet et { $cards ->
    [0] tu n’as plus de cartes
   *[other] plus aucune carte ne convient
}.
puzzle-close-result = un serpent complété avec { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
puzzle-close-hand = Tes cartes : { $cards }.
puzzle-close-complete = Le serpent complet, case par case du cou à la queue : { $neck }.
puzzle-close-ends = Extrémités ouvertes : le cou entre en { $neck } { $neck-heading }, la queue entre en { $tail } { $tail-heading }.
puzzle-close-body = Le serpent, case par case depuis la grande carte : cou { $neck } ; queue { $tail }.
puzzle-close-free = Secondes parties libres : { $parts }.

puzzle-take-task = Pose ces cinq cartes une par une, de gauche à droite : les couleurs qui se touchent doivent être identiques. Tu prends un serpent quand tu le complètes avec tête et queue, ou quand tu réunis deux serpents d’au moins deux cartes chacun. Prends le plus de cartes possible.
puzzle-take-prompt = { $forced ->
    [0] {""}
    [one] Une carte n’avait qu’une place.{" "}
   *[other] { $forced } cartes n’avaient qu’une place chacune.{" "}
}Carte { $number } sur 5 : où poses-tu { $card } ?
puzzle-take-result = { $cards ->
    [one] 1 carte prise
   *[other] { $cards } cartes prises
}
puzzle-take-taken = Cartes prises : { $cards }
puzzle-take-cards = Cartes à poser dans cet ordre : { $cards }.

puzzle-bite-task-red = Tu joues le serpent rouge et c’est à toi. Prends la tête jaune à ton deuxième mouvement : pour mordre, il te faut plus de pions alignés que l’autre serpent.
puzzle-bite-task-yellow = Tu joues le serpent jaune et c’est à toi. Prends la tête rouge à ton deuxième mouvement : pour mordre, il te faut plus de pions alignés que l’autre serpent.
puzzle-bite-prompt = { $move ->
    [1] Ton premier mouvement : encore { $left } pas.
   *[other] L’autre serpent est allé en { $reply }. Ton deuxième mouvement : encore { $left } pas.
}
puzzle-bite-result = la tête prise au mouvement { $moves }
puzzle-bite-lost = L’autre serpent a pris ta tête.
puzzle-bite-missed = L’autre tête s’est échappée. Un autre premier mouvement l’attrape à coup sûr.
puzzle-bite-threat = Ta tête en { $cell } est en danger : l’autre serpent pourrait la prendre maintenant.
