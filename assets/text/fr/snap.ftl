snap-title = Snap
snap-pitch = Deux cartes semblables ? Le premier à faire 🫰 les ramasse.

snap-option-turn-limit-name = limite-de-tours
snap-option-turn-limit = Après combien de tours, tous joueurs confondus, la partie s’arrête (0 : jusqu’au bout)
snap-option-claim-floor-ms = Combien de millisecondes une image doit être visible avant qu’un snap compte pour elle

snap-rules-1 =
    {"**"}Le but** est de gagner tout le paquet de cartes.

    52 cartes montrent 13 animaux, quatre cartes de chacun. Toutes sont distribuées, faces cachées. À tour de rôle, chaque joueur appuie sur **Retourner une carte** : la première carte de son paquet va, face à l’endroit, sur sa pile. Qui n’a plus de paquet brasse sa pile pour en former un nouveau. Qui n’a plus aucune carte quand vient son tour est hors jeu.

    Dès que deux cartes visibles montrent **le même animal**, réagir avec 🫰. Le premier ramasse toutes les piles où il se trouve et les place sous son paquet. Le tour continue comme si de rien n’était.
snap-rules-2 =
    {"**"}Amendes.** Si deux cartes semblables ne sont pas exposées, la première carte du paquet du fautif va au centre, face à l’endroit, comme amende. Les amendes comptent aussi : qui fait snap quand l’une d’elles correspond à une carte exposée prend l’amende, la pile couverte par la carte identique et la pile du joueur sanctionné.

    Si plusieurs animaux sont visibles deux fois, un snap prend celui dont la carte la plus récente est arrivée en dernier. Sans aucune carte, pas de snap.

    {"**"}La fin.** Qui tient toutes les cartes qui ne sont pas au centre gagne. La partie s’arrête aussi après un nombre de tours (300 par défaut) ; le plus grand nombre de cartes gagne alors, paquet et pile ensemble. La toute dernière carte ne peut pas être réclamée.
snap-rules-3 = { claims-rules-moment }

snap-prompt = C’est à { $player } de retourner une carte. Deux semblables ? 🫰 !

snap-describe-tops = Sur les piles : { $cards }.
snap-describe-middle = Cartes de pénalité au centre, avec qui les a payées : { $cards }.
snap-describe-card = { $card } ({ $player })
snap-describe-seat = { $player } : { $pack ->
    [one] { $pack } carte
   *[other] { $pack } cartes
} au paquet, { $pile } sur la pile.

snap-news-reform = { $player } brasse sa pile pour former un nouveau paquet ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
snap-news-right = 🫰 { $player } fait snap en premier, en { $ms } ms : deux fois { $card }, { $cards ->
    [one] { $cards } carte gagnée
   *[other] { $cards } cartes gagnées
} !
snap-news-right-before = 🫰 { $player } a fait snap juste à temps, { $ms } ms après la carte d’avant : deux fois { $card }, { $cards ->
    [one] { $cards } carte gagnée
   *[other] { $cards } cartes gagnées
} !
snap-news-wrong = { $player } se trompe après { $ms } ms. L’amende : { $card }.

snap-refusal-no-cards = Sans aucune carte, on ne peut ni jouer ni faire snap.
snap-refusal-reform = Un nouveau paquet se forme de toute la pile, et seulement quand il le faut.
snap-refusal-after-reform = Un paquet vient d’être formé : l’étape qui en a besoin vient d’abord.
snap-refusal-out-first = La personne dont c’est le tour n’a plus de carte et sort d’abord du jeu.
