# Snap : la règle du jeu, la table, les nouvelles.
snap-title = Snap
snap-pitch = Deux cartes semblables ? Fais snap avec 🫰 avant tous les autres.
snap-line = repère deux cartes pareilles

snap-option-turn-limit-name = limite-de-tours
snap-option-turn-limit = Combien de tours dure la partie, tous joueurs confondus (0 : jusqu’au bout)
snap-option-turn-limit-0 = aucune
snap-option-claim-floor-ms = Millisecondes avant qu’un snap puisse compter pour une nouvelle image
snap-length = { claims-length }
snap-length-button = { claims-length-button }
snap-length-many = À cinq ou plus, la moitié de la table est en général hors jeu dès le milieu de la partie. Dans une partie courte, la plupart jouent jusqu’au bout.
snap-option-claim-grace-ms = Millisecondes pendant lesquelles un snap peut encore convenir à l’image précédente
snap-option-show-ms = Millisecondes avant que la carte suivante puisse être retournée
snap-gentle-match = { claims-gentle-match }
snap-brisk-match = { claims-brisk-match }

snap-rules-1 =
    {"**"}Le but du jeu.** Gagner toutes les cartes.

    {"**"}L’image**
    {"**"}1** le signe d’un joueur · **2** les cartes de son paquet, faces cachées · **3** les cartes de sa pile, faces visibles
    {"**"}4** à qui est le tour, en jaune · **5** la dernière carte retournée, en rose · **6** la place des amendes
snap-rules-1-picture = Une table de quatre joueurs. Deux piles montrent une grenouille, les autres un manchot et un chat. Les nombres de 1 à 6 marquent les signes ; le texte les explique.
snap-rules-2 =
    52 cartes montrent 13 animaux, quatre cartes par animal. Un joueur tiré au hasard les distribue toutes, faces cachées, et le joueur suivant commence. 🏠 À ton tour, appuie sur **Retourner une carte** : la première carte de ton paquet va, face visible, sur ta pile. Si ton paquet est vide, tu mélanges d’abord ta pile pour en former un nouveau. 🏠 Si tu n’as plus aucune carte à ton tour, tu es hors jeu. 🏠

    Dès que deux cartes visibles montrent **le même animal**, comme ici les grenouilles, réagis avec 🫰. L’émoji 🫰 sous le message est ton bouton. Un seul appui par réaction : un second l’enlève. Le plus rapide ramasse toutes les piles qui montrent cet animal et les place sous son paquet. L’image les garde, avec le signe et le temps du gagnant, jusqu’au tour suivant. Puis le jeu continue avec le tour suivant.
snap-rules-3 =
    {"**"}Les cartes qui comptent.** La carte du dessus de chaque pile et toutes les amendes au centre. Deux d’entre elles qui montrent le même animal forment une paire, même deux amendes. 🏠 Les cartes du dessous ne comptent pas. Ici, un snap juste prend l’amende avec le hibou (**1**), la pile avec l’autre hibou (**2**) et la pile de l’étoile, qui a payé l’amende (**3**).
snap-rules-3-picture = Au centre, une amende montre un hibou ; l’étoile l’a payée. 1 marque cette carte, 2 la pile avec un autre hibou, 3 la pile de l’étoile.
snap-rules-4 =
    {"**"}Les amendes.** Si tu fais snap sans que deux cartes semblables soient visibles, tu poses la première carte de ton paquet au centre, face visible, comme amende. Si ton paquet est vide, tu mélanges d’abord ta pile pour en former un nouveau. 🏠 Tant que trois autres cartes n’ont pas été retournées, tes snaps ne comptent pas. 🏠 Sans aucune carte, pas de snap.

    {"**"}Ce que tu gagnes** va sous ton paquet : d’abord les piles, dans le sens des aiguilles d’une montre à partir de ta gauche, la tienne en dernier ; puis les amendes, la plus ancienne d’abord. 🏠 Si plusieurs paires sont visibles, tu prends celle qui s’est formée en dernier. 🏠

    {"**"}Arriver deuxième ne coûte rien.** Après un snap juste, un faux snap est ignoré jusqu’à la prochaine carte. 🏠
snap-rules-5 =
    { claims-rules-moment }
    Ici, un snap en **1** ou en **2** gagne les grenouilles. En **3**, il est faux et coûte une carte.
snap-rules-5-picture = À gauche deux grenouilles, à droite une grenouille et un nouveau chat. Dessous, une ligne du temps : 1 avant la nouvelle image, 2 pendant ses 150 premières millisecondes, 3 après.
snap-rules-6 =
    { claims-rules-look }
snap-rules-7 =
    {"**"}La fin.** Tu gagnes si tu tiens toutes les cartes qui ne sont pas au centre. 🏠 { claims-rules-end }

    {"**"}Abandonner.** Ton paquet et ta pile sortent du jeu ; tes amendes restent. Le dernier encore en jeu gagne. 🏠 { rules-away }

snap-prompt = { $player }, retourne une carte. Deux animaux identiques ? 🫰 !
snap-prompt-first = { $player }, retourne une carte. Deux animaux identiques ? Un seul appui sur 🫰 sous le message !
snap-prompt-out = { $player } n’a plus de cartes. Une paire ? 🫰 !
snap-prompt-limit = La dernière carte ! La personne qui a ensuite le plus de cartes gagne. 🫰 !

snap-describe-tops = Sur les piles : { $cards }.
snap-describe-middle = Amendes au centre (et qui les a payées) : { $cards }.
snap-describe-card = { $card } ({ $player })
snap-describe-seat = { $player } : { $pack ->
    [one] { $pack } carte
   *[other] { $pack } cartes
} dans le paquet, { $pile } sur la pile.

snap-picture-snap = SNAP ! { $time }
snap-news-reform = { $player } mélange sa pile pour former un nouveau paquet ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
snap-news-right = 🫰 { $player } fait snap en premier, en { $time } : { $card } ! { $cards ->
    [one] { $cards } carte gagnée
   *[other] { $cards } cartes gagnées
} !
snap-news-right-before = 🫰 { $player } fait snap juste à temps, { $time } après la carte précédente : { $card } ! { $cards ->
    [one] { $cards } carte gagnée
   *[other] { $cards } cartes gagnées
} !
snap-news-wrong = Pas de paire : { $player } paie { $card } et ne peut pas faire snap pendant trois cartes.


## Explications pour apprendre
snap-learn-aim = **Ton but :** toutes les cartes. Deux animaux identiques ? Vite, 🫰 sous le message !
snap-learn-new-pack = Ton paquet est vide : quand tu retournes une carte, ta pile devient ton paquet.
snap-learn-watch = Deux animaux identiques ? Appuie une fois sur 🫰 : un second appui l’enlève.
snap-learn-penalty = Les cartes au centre comptent aussi : si l’une fait la paire avec une pile, 🫰.
snap-learn-pair-now = **Regarde, { $card } : 🫰 vite !** À gagner : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
snap-remark-won = **Bien vu !** Tu gagnes toutes les piles qui montraient l’animal.
snap-remark-lost = { $player } a été plus rapide. Arriver deuxième ne te coûte rien.
snap-remark-wrong = **Pas de paire !** Ta première carte sert d’amende. Aucun snap pendant trois cartes.
snap-remark-wrong-other = { $player } a fait snap à tort et paie une amende.

snap-refusal-no-cards = Sans aucune carte, on ne peut ni jouer ni faire snap.
snap-refusal-reform = Un nouveau paquet se forme de toute la pile, et seulement quand il le faut.
snap-refusal-after-reform = Un paquet vient d’être formé : l’étape qui en a besoin vient d’abord.

## Fautes d’une partie enregistrée

fault-snap-no-card = Une place sans cartes ne peut pas faire snap.
fault-snap-nothing-twice = Aucune paire n’est visible sur cette image, ou elle est déjà gagnée.
fault-snap-something-twice = Une paire est visible : le snap était juste.
fault-snap-second = Un snap juste est venu avant : celui-ci est ignoré.
fault-snap-picture = C’est une autre paire qu’il faut prendre.
