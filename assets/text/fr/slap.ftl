slap-title = Frappe l’éléphant
slap-pitch = Frapper l’éléphant avec 👋, claquer des doigts à la souris avec 🫰 : le premier gagne.

slap-option-turn-limit-name = limite-de-tours
slap-option-turn-limit = Après combien de tours, tous joueurs confondus, la partie s’arrête (0 : jusqu’au bout)
slap-option-claim-floor-ms = Combien de millisecondes une image doit être visible avant qu’un geste compte pour elle

slap-rules-1 =
    {"**"}Le but** est de remporter toutes les cartes.

    52 cartes montrent 13 animaux, quatre cartes de chacun. Toutes sont distribuées, faces cachées. À tour de rôle, chaque joueur appuie sur **Retourner une carte** et pose la première carte de son paquet au centre, sur la pile commune.

    {"**"}Un éléphant apparaît :** le premier à le frapper avec 👋 gagne la pile.
    {"**"}La souris claquant des doigts apparaît :** le premier à claquer des doigts avec 🫰 gagne la pile.
    Le gagnant place la pile sous son paquet et joue le premier pour commencer une nouvelle pile.
slap-rules-2 =
    {"**"}Erreurs.** Qui frappe autre chose qu’un éléphant, ou claque des doigts pour autre chose que la souris, laisse la pile aux autres : elle est partagée également entre eux. Sur une pile vide, un geste ne fait rien.

    {"**"}Hors jeu.** Qui n’a plus de cartes quand vient son tour est hors jeu ; jusque-là, même sans cartes, on peut frapper et claquer des doigts. Si plus personne n’a de cartes, la pile est brassée et redistribuée entre tous ceux qui sont encore en jeu.

    {"**"}La fin.** Qui a toutes les cartes, ou reste seul en jeu, gagne. La partie s’arrête aussi après un nombre de tours (300 par défaut) ; le plus grand nombre de cartes gagne alors, et la pile commune n’est à personne. La toute dernière carte ne peut pas être réclamée.
slap-rules-3 = { claims-rules-moment }

slap-prompt = C’est à { $player } de retourner une carte. Éléphant : 👋 ! Souris : 🫰 !

slap-describe-seat = { $player } : { $pack ->
    [one] { $pack } carte
   *[other] { $pack } cartes
}
slap-describe-pile = Sur la pile : { $card } ({ $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
})
slap-describe-no-pile = La pile est vide.

slap-news-redeal = Plus personne n’a de cartes : la pile est brassée et redistribuée.
slap-news-slap-right = 👋 { $player } frappe en premier, en { $ms } ms, et gagne { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} !
slap-news-slap-right-before = 👋 { $player } a frappé juste à temps, { $ms } ms après la carte d’avant, et gagne { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} !
slap-news-slap-wrong = { $player } frappe à tort après { $ms } ms. Les autres se partagent { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
slap-news-snap-right = 🫰 { $player } claque des doigts en premier, en { $ms } ms, et gagne { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} !
slap-news-snap-right-before = 🫰 { $player } a claqué des doigts juste à temps, { $ms } ms après la carte d’avant, et gagne { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} !
slap-news-snap-wrong = { $player } claque des doigts à tort après { $ms } ms. Les autres se partagent { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.

slap-refusal-redeal = La pile n’est redistribuée que si aucun paquet n’a de cartes.
slap-refusal-redeal-first = Aucun paquet n’a de cartes : la pile est redistribuée, et personne n’est hors jeu.
