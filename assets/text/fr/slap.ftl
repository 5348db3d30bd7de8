# Frappe l’éléphant : la règle du jeu, la table, les nouvelles.
slap-title = Frappe l’éléphant
slap-pitch = Frappe l’éléphant avec 👋, claque des doigts pour la souris avec 🫰. Plus vite que les autres !
slap-line = frappe à temps

slap-option-turn-limit-name = limite-de-tours
slap-option-turn-limit = Combien de tours dure la partie, tous joueurs confondus (0 : jusqu’au bout)
slap-option-turn-limit-0 = aucune
slap-option-claim-floor-ms = Millisecondes avant qu’une réaction puisse compter pour une nouvelle image
slap-length = { claims-length }
slap-length-button = { claims-length-button }
slap-option-claim-grace-ms = Millisecondes pendant lesquelles une réaction peut encore convenir à la carte précédente
slap-option-show-ms = Millisecondes avant que la carte suivante puisse être retournée
slap-gentle-match = { claims-gentle-match }
slap-brisk-match = { claims-brisk-match }

slap-rules-1 =
    {"**"}Le but du jeu.** Gagner toutes les cartes.

    {"**"}L’image**
    {"**"}1** le signe d’un joueur · **2** les cartes de son paquet · **3** les cartes de la pile
    Le cadre jaune montre à qui est le tour. Après une réaction, des cadres roses montrent qui a reçu la pile.
slap-rules-1-picture = Une table de trois joueurs, avec un éléphant sur la pile. 1 marque le signe d’un joueur, 2 le nombre de cartes de son paquet, 3 le nombre de cartes de la pile.
slap-rules-2 =
    52 cartes montrent 13 animaux, quatre cartes par animal. Un joueur tiré au hasard les distribue toutes, faces cachées, et le joueur suivant commence. 🏠 À ton tour, appuie sur **Retourner une carte** pour poser la première carte de ton paquet sur la pile commune.

    {"**"}Un éléphant apparaît ?** Frappe-le avant les autres avec 👋.
    {"**"}La souris qui claque des doigts apparaît ?** Claque des doigts avant les autres avec 🫰.
    Les émojis sous le message sont tes boutons. Un seul appui par réaction : un second enlève l’émoji.
    Le plus rapide place la pile sous son paquet et commence la suivante. Jusque-là, l’image garde la carte du dessus, avec le signe et le temps du gagnant.

    {"**"}Les erreurs.** Tu as frappé autre chose qu’un éléphant, ou claqué des doigts pour autre chose que la souris ? La pile est distribuée aux autres, carte par carte à partir de ta gauche, sous leurs paquets. 🏠 Puis le jeu continue. Sur une pile vide, il ne se passe rien : arriver deuxième ne coûte donc rien.
slap-rules-3 =
    {"**"}L’image.** L’étoile a frappé un chat. La pile n’est plus là : ses cartes sont dans les paquets encadrés en rose.

    {"**"}Hors jeu.** Si tu n’as plus de cartes à ton tour, tu es hors jeu. Jusque-là, tu peux encore frapper et claquer des doigts. 🏠 Si plus personne n’a de cartes, la pile est mélangée et redistribuée entre tous ceux qui sont encore en jeu. 🏠
slap-rules-3-picture = La pile est vide : l’étoile a frappé à tort. Les paquets du rond et du carré ont un cadre rose.
slap-rules-4 =
    { claims-rules-moment }
    Ici, claquer des doigts en **1** ou en **2** permet de gagner la pile avec la souris. En **3**, c’est une erreur.
slap-rules-4-picture = À gauche la souris qui claque des doigts, à droite un nouveau hibou. Dessous, une ligne du temps : 1 avant la nouvelle image, 2 pendant ses 150 premières millisecondes, 3 après.
slap-rules-5 =
    { claims-rules-look }
slap-rules-6 =
    {"**"}La fin.** Tu gagnes si tu as toutes les cartes ou si tous les autres sont hors jeu. 🏠 { claims-rules-end } La pile commune n’est à personne. 🏠

    {"**"}Abandonner.** Ton paquet sort du jeu. Le dernier encore en jeu gagne. 🏠 { rules-away }

slap-prompt = { $player }, retourne une carte. Éléphant : 👋 ! Souris : 🫰 !
slap-prompt-first = { $player }, retourne une carte. Un seul appui sous le message : éléphant 👋, souris 🫰 !
slap-prompt-out = { $player } n’a plus de cartes. Éléphant ou souris ? 👋 🫰
slap-prompt-redeal = Plus personne n’a de carte : la pile va être redistribuée. 👋 🫰
slap-prompt-limit = La dernière carte ! La personne qui a ensuite le plus de cartes gagne. 👋 🫰

slap-describe-seat = { $player } : { $pack ->
    [one] { $pack } carte
   *[other] { $pack } cartes
}
slap-describe-pile = Sur la pile : { $card } ({ $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
})
slap-describe-no-pile = La pile est vide.

slap-picture-snap = CLAC ! { $time }
slap-picture-slap = PAF ! { $time }
slap-news-redeal = Plus personne n’a de cartes : la pile est mélangée et redistribuée.
slap-news-slap-right = 👋 { $player } frappe en premier, en { $time }, et gagne { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} !
slap-news-slap-right-before = 👋 { $player } frappe juste à temps, { $time } après la carte précédente, et gagne { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} !
slap-news-slap-wrong = Pas d’éléphant ! { $player } frappe quand même et donne la pile ({ $cards ->
    [one] une carte
   *[other] { $cards } cartes
}).
slap-news-snap-right = 🫰 { $player } claque des doigts en premier, en { $time }, et gagne { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} !
slap-news-snap-right-before = 🫰 { $player } claque des doigts juste à temps, { $time } après la carte précédente, et gagne { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} !
slap-news-snap-wrong = Pas de souris ! { $player } claque des doigts quand même et donne la pile ({ $cards ->
    [one] une carte
   *[other] { $cards } cartes
}).


## Explications pour apprendre
slap-learn-aim = **Ton but :** toutes les cartes. Sous le message : 👋 pour l’éléphant, 🫰 pour la souris.
slap-learn-watch = Éléphant : 👋. Souris : 🫰. Sinon, rien. Une seule fois : un second appui l’enlève.
slap-learn-elephant-now = **Un éléphant : 👋 tout de suite !** La pile compte { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
slap-learn-mouse-now = **La souris qui claque des doigts : 🫰 tout de suite !** La pile compte { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
slap-remark-won = **Tu as été plus rapide !** La pile est à toi. La prochaine fois, rappuie sur l’émoji.
slap-remark-lost = { $player } a été plus rapide et gagne la pile.
slap-remark-wrong = **Raté :** la pile va aux autres joueurs. Seul l’ajout d’un émoji compte.
slap-remark-wrong-other = { $player } s’est trompé et a donné la pile. Des cadres roses montrent à qui.
slap-remark-redeal = Plus personne n’a de cartes : la pile est redistribuée.

slap-refusal-redeal = La pile n’est redistribuée que si aucun paquet n’a de cartes.
slap-refusal-redeal-first = Aucun paquet n’a de cartes : la pile est redistribuée, et personne n’est hors jeu.
slap-refusal-no-card = Tu n’as aucune carte à retourner.

## Fautes d’une partie enregistrée

fault-slap-out = Cette place est hors jeu.
fault-slap-asked = L’image demande cette réaction : elle était juste.
fault-slap-not-asked = Cette image ne demande pas cette réaction, ou elle est déjà gagnée.
fault-slap-no-pile = Il n’y a pas de pile : la réaction est ignorée.
