# Messages communs à Snap et à Frappe l’éléphant.

claims-animal-elephant = un éléphant
claims-animal-mouse = la souris qui claque des doigts
claims-animal-bee = une abeille
claims-animal-cat = un chat
claims-animal-crab = un crabe
claims-animal-frog = une grenouille
claims-animal-giraffe = une girafe
claims-animal-hedgehog = un hérisson
claims-animal-octopus = une pieuvre
claims-animal-owl = un hibou
claims-animal-penguin = un manchot
claims-animal-snail = un escargot
claims-animal-whale = une baleine

claims-two-elephant = deux éléphants
claims-two-mouse = deux souris qui claquent des doigts
claims-two-bee = deux abeilles
claims-two-cat = deux chats
claims-two-crab = deux crabes
claims-two-frog = deux grenouilles
claims-two-giraffe = deux girafes
claims-two-hedgehog = deux hérissons
claims-two-octopus = deux pieuvres
claims-two-owl = deux hiboux
claims-two-penguin = deux manchots
claims-two-snail = deux escargots
claims-two-whale = deux baleines

claims-button-turn = Retourner une carte
claims-length = { $number ->
    [0] Jusqu’au bout : { claims-minutes }
    [120] Partie courte : 120 tours, { claims-minutes }
   *[other] { $number } tours : { claims-minutes }
}
claims-length-button = { $number ->
    [0] Jouer jusqu’au bout
   *[other] Partie courte, { $number } tours
}
claims-minutes = { $minutes ->
    [one] environ 1 minute
   *[other] environ { $minutes } minutes
}
claims-gentle-match = Tranquille : les cartes restent 4 secondes
claims-brisk-match = Rythme normal
claims-reaction-snap = Snap !
claims-reaction-slap = Frappe !

claims-picture-left = { $turns ->
    [0] Plus aucun tour
    [one] Encore 1 tour
   *[other] Encore { $turns } tours
}
claims-describe-left = { claims-picture-left }.
claims-describe-claimed = L’image montre encore la prise gagnée par { $player } en { $time } : { $card }.
claims-describe-not-dealt = Les cartes ne sont pas encore distribuées.
claims-describe-turn = { $player } retourne la prochaine carte.
claims-describe-out = { $player } est hors jeu.

claims-news-deal = Les cartes sont distribuées. { $player } commence.
claims-news-turn = { $player } retourne { $card }.
claims-news-out = { $player } n’a plus de cartes : hors jeu.
claims-news-agree = La personne qui a le plus de cartes gagne.
claims-news-limit = C’était le dernier tour. La personne qui a le plus de cartes gagne.


claims-refusal-unreadable = Ce n’est ni un tour ni une réaction de ce jeu.
claims-refusal-not-your-turn = Ce n’est pas ton tour de retourner une carte.
claims-refusal-out = Tu es hors jeu dans cette partie.
claims-refusal-not-dealt = Les cartes ne sont pas encore distribuées.
claims-refusal-no-reaction = Ici, on ne frappe pas : fais snap avec 🫰.
claims-refusal-by = Cette étape revient à une autre place.
claims-refusal-deal = Ces paquets ne sont pas une donne de tout le jeu, carte par carte.
claims-refusal-card = Ce n’est pas la première carte de ce paquet.
claims-refusal-not-out = On ne sort du jeu qu’à son tour, et seulement sans cartes.
claims-refusal-judged = Selon les règles, cette réaction a un autre résultat.
claims-refusal-forced-first = D’après les règles, une autre étape vient d’abord.
claims-refusal-last-turn = Le dernier tour est passé. Seules les réactions comptent encore.
claims-refusal-limit = Le dernier tour n’est pas encore joué.

# La fin, dans les règles des deux jeux.
claims-rules-end = On joue jusqu’au bout, en général 10 à 25 minutes, ou une partie courte de 120 tours, environ cinq minutes. En solo contre des ordinateurs, la partie est courte, sauf si tu en décides autrement ; une partie d’entraînement a 60 tours. L’hôte peut choisir une autre limite, et l’image compte les tours qui restent. 🏠 Les joueurs encore en jeu peuvent aussi terminer d’un commun accord avec **Finir la partie**. La personne qui a alors le plus de cartes gagne ; à égalité, on partage la victoire. 🏠 La carte du dernier tour peut encore être gagnée. 🏠 Après 100 000 étapes, une partie est arrêtée et ne compte pas. 🏠

# La dernière page des règles des deux jeux.
claims-rules-moment =
    {"**"}Qui a été le plus rapide ?** Seul compte l’ordre dans lequel Discord transmet les réactions. Ajouter l’émoji est une réaction, l’enlever aussi : tu peux donc réagir autant de fois que tu veux. En l’enlevant, tu peux gagner, et cela ne coûte jamais rien. Cela ne compte que si l’ajout était juste ou est arrivé un instant trop tard. Après une réaction fausse, enlève d’abord l’émoji : seul un nouvel ajout compte. 🏠

    {"**"}L’image.** Une réaction en **1** ou en **2** compte pour l’image de gauche. Une réaction en **3** compte pour l’image de droite.
claims-rules-look =
    {"**"}Trop tôt ?** Chaque nouvelle carte visible et chaque prise donnent une nouvelle image. Personne ne peut y réagir pendant les 150 premières millisecondes : une réaction aussi rapide compte pour l’image précédente. Elle gagne si elle y était juste et si personne n’a été plus rapide. Sinon, elle est ignorée et ne coûte rien. 🏠 Si le bot perd sa connexion, les cartes visibles ne peuvent plus être gagnées, et le message le dit. 🏠

    {"**"}Le temps de voir.** Chaque carte reste 1,5 seconde, ou 4 dans une partie tranquille, pour que tout le monde la voie. Si tu appuies plus tôt sur **Retourner une carte**, le bot la retourne le moment venu. 🏠 Pendant 400 millisecondes après une nouvelle carte, une réaction qui ne convient qu’à la précédente compte encore pour celle-ci. 🏠

## Fautes d’une partie enregistrée

fault-claims-pictures = Le jeu de cartes a treize animaux, dont l’éléphant et la souris.
fault-claims-cards = Ce ne sont pas les cartes qui ont été mélangées.
fault-claims-pack-sizes = Les tailles des paquets ne sont pas celles d’une donne carte par carte.
fault-claims-told = La partie est en cours : l’ordre des cartes doit rester caché.
fault-claims-hidden = La partie est finie : l’ordre des cartes doit être révélé.
fault-claims-reform = Le nouveau paquet doit avoir exactement les cartes de la pile.
fault-claims-reform-early = On ne forme un nouveau paquet que si l’ancien est vide, juste avant le tour ou le faux snap qui en a besoin.
fault-claims-top = Ce n’est pas la première carte du paquet.
fault-claims-floor = La réaction est venue trop tôt pour cette image.
fault-claims-before = Seule une réaction juste peut compter pour l’image précédente.
fault-claims-late = La réaction est venue trop tard pour compter pour l’image précédente.
fault-claims-grace = Cette réaction convient à l’image précédente, elle ne coûte donc rien.
fault-claims-agree = La partie ne peut pas finir d’un commun accord ici : une autre étape vient d’abord.
fault-claims-took = { $cards ->
    [one] Le bon nombre : { $cards } carte.
   *[other] Le bon nombre : { $cards } cartes.
}
