# Ce que Snap et Frappe l’éléphant ont en commun.

claims-animal-elephant = un éléphant
claims-animal-mouse = la souris claquant des doigts
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

claims-button-turn = Retourner une carte
claims-gesture-snap = Snap !
claims-gesture-slap = Frapper !

claims-describe-not-dealt = Les cartes ne sont pas encore distribuées.
claims-describe-turn = C’est à { $player } de retourner une carte.
claims-describe-over = La partie est finie.
claims-describe-out = { $player } est hors jeu.

claims-news-deal = Les cartes sont distribuées. { $player } commence.
claims-news-turn = { $player } retourne { $card }.
claims-news-out = { $player } n’a plus de cartes et est hors jeu.

claims-refusal-unreadable = Ce n’est ni un tour ni un geste.
claims-refusal-not-your-turn = C’est à quelqu’un d’autre de retourner une carte.
claims-refusal-out = Hors jeu : plus de tours ni de gestes dans cette partie.
claims-refusal-not-dealt = Les cartes ne sont pas encore distribuées.
claims-refusal-no-gesture = On ne frappe pas à ce jeu : le geste est 🫰.
claims-refusal-by = Cette étape n’a pas le bon auteur.
claims-refusal-deal = Ces paquets ne sont pas les cartes distribuées une à la fois.
claims-refusal-card = Ce n’est pas la première carte de ce paquet.
claims-refusal-not-out = On n’est hors jeu que sans cartes, et seulement quand vient son tour.
claims-refusal-judged = Selon les règles, ce geste est jugé autrement.

# La dernière page des règles des deux jeux.
claims-rules-moment =
    {"**"}Qui est le premier**
    L’ordre des réactions donné par Discord décide, rien d’autre. Ajouter l’émoji et l’enlever comptent tous deux comme un geste : on peut donc recommencer autant de fois qu’on veut.

    Chaque carte retournée, chaque amende et chaque prise donnent une nouvelle image. Personne ne peut y réagir pendant les premières 0,15 seconde : un geste aussi rapide visait l’image d’avant. Il compte s’il y était juste et si personne n’a été plus rapide, sinon il est ignoré. Il ne coûte jamais rien. Après un geste juste, les suivants sur la même image sont ignorés aussi.
