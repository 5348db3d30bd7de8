snap-title = Snap
snap-pitch = Deux cartes semblables ? Sois le premier à faire snap avec 🫰.

snap-option-turn-limit-name = limite-de-tours
snap-option-turn-limit = Combien de tours dure la partie, tous joueurs confondus (0 : jusqu’au bout)
snap-option-turn-limit-0 = aucune
snap-option-claim-floor-ms = Millisecondes avant qu’un snap puisse compter pour une nouvelle image
snap-short-match = { claims-short-match }
snap-long-match = { claims-long-match }

snap-rules-1 =
    {"**"}Le but du jeu.** Gagner toutes les cartes.

    52 cartes montrent 13 animaux, quatre cartes de chacun. Toutes sont distribuées, faces cachées. À ton tour, appuie sur **Retourner une carte** : la première carte de ton paquet va, face visible, sur ta pile. Si ton paquet est vide, tu mélanges d’abord ta pile pour en former un nouveau. Sans aucune carte à ton tour, tu es hors jeu.

    Dès que deux cartes visibles montrent **le même animal**, réagis avec 🫰. Le premier ramasse toutes les piles qui le montrent et les place sous son paquet. Puis le jeu continue avec le tour suivant.
snap-rules-2 =
    {"**"}Les amendes.** Qui fait snap sans que deux cartes semblables soient exposées pose la première carte de son paquet au centre, face visible, comme amende. Les amendes comptent aussi : si tu fais snap quand l’une d’elles a sa pareille, tu prends l’amende, la pile qui lui ressemble et la pile du joueur qui l’a payée.

    Arriver deuxième ne coûte rien : après un snap juste, un snap faux est ignoré jusqu’à la prochaine carte. Si plusieurs paires sont visibles, un snap prend celle qui s’est formée en dernier. Sans aucune carte, pas de snap.

    {"**"}La fin.** Tu gagnes si tu tiens toutes les cartes qui ne sont pas au centre. { claims-rules-end }, paquet et pile ensemble. La carte du dernier tour ne peut pas être gagnée.
snap-rules-3 = { claims-rules-moment }

snap-prompt = { $player }, retourne une carte. Deux semblables ? 🫰 !

snap-describe-tops = Sur les piles : { $cards }.
snap-describe-middle = Amendes au centre (et qui les a payées) : { $cards }.
snap-describe-card = { $card } ({ $player })
snap-describe-seat = { $player } : { $pack ->
    [one] { $pack } carte
   *[other] { $pack } cartes
} au paquet, { $pile } sur la pile.

snap-news-reform = { $player } mélange sa pile pour former un nouveau paquet ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
snap-news-right = 🫰 { $player } fait snap en premier, en { $ms } ms : deux fois { $card }, { $cards ->
    [one] { $cards } carte gagnée
   *[other] { $cards } cartes gagnées
} !
snap-news-right-before = 🫰 { $player } a fait snap juste à temps, { $ms } ms après la carte précédente : deux fois { $card }, { $cards ->
    [one] { $cards } carte gagnée
   *[other] { $cards } cartes gagnées
} !
snap-news-wrong = { $player } a fait snap trop tôt. L’amende : { $card }.

snap-refusal-no-cards = Sans aucune carte, on ne peut ni jouer ni faire snap.
snap-refusal-reform = Un nouveau paquet se forme de toute la pile, et seulement quand il le faut.
snap-refusal-after-reform = Un paquet vient d’être formé : l’étape qui en a besoin vient d’abord.
snap-refusal-out-first = La personne dont c’est le tour n’a plus de carte et sort d’abord du jeu.

## Fautes d’une partie enregistrée

fault-snap-no-card = Une place sans cartes ne peut pas appeler.
fault-snap-nothing-twice = Cette image ne montre rien deux fois, ou elle est décidée.
fault-snap-something-twice = Quelque chose est montré deux fois : l’appel était juste.
fault-snap-second = Un appel juste est venu avant : celui-ci est ignoré.
fault-snap-picture = C’est une autre image qu’il faut prendre.
