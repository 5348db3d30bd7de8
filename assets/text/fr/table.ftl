# La vie d’une partie : le salon d’attente, les boutons, les absents.
table-joined-already = Tu es déjà à la table.
table-not-joined = Tu n’es pas à cette table : appuie d’abord sur Rejoindre.
table-full = La table est complète : on y joue à { $most } au plus.
table-too-few = Il faut être au moins { $least }. Attends quelqu’un, ou ajoute un ordinateur.
table-only-host = Seule la personne qui a ouvert la table, { $player }, peut faire cela.
table-only-host-gone = Seule la personne qui a ouvert la table peut faire cela.
table-youngest-not-asked = Ce jeu ne demande pas qui est le plus jeune.
table-youngest-taken = { $player } l’a déjà dit.
table-no-computer = Il n’y a pas d’ordinateur à cette table.

table-not-begun = Cette partie n’a pas encore commencé.
table-begun = Cette partie a déjà commencé.
table-cancelled = Cette table a été abandonnée. Ouvres-en une autre avec la commande start du jeu.
table-old-message = La partie continue dans un message plus récent. Utilise /game board pour la ramener ici.
table-outdated = La table a changé depuis que ce bouton est apparu. Regarde de nouveau, puis appuie.
table-stranger = Tu ne joues pas dans cette partie.
table-not-your-turn = Ce n’est pas ton tour : c’est à { $players } de jouer.
table-welcome-back = Te revoilà ! Tu joues de nouveau toi-même.
table-taken-up-already = Cette partie a déjà repris. Regarde de nouveau, puis appuie.
table-unknown-match = Cette partie n’est plus connue ici.
table-none-here = Aucune partie n’est ouverte dans ce salon. Commences-en une avec la commande start d’un jeu, par exemple /sssnake start.
table-channel-full = Une partie est déjà ouverte dans ce salon, et ce serveur n’en permet pas davantage ici. Termine-la, utilise /game stop, ou joue dans un autre salon.
table-too-many-yours = Tu as ouvert { $most } tables en une minute. Tu pourras ouvrir la suivante { $seconds ->
    [one] dans une seconde
   *[other] dans { $seconds } secondes
}.
table-too-many-here = Beaucoup de tables ont été ouvertes dans ce salon en une minute. La suivante pourra l’être { $seconds ->
    [one] dans une seconde
   *[other] dans { $seconds } secondes
}.
table-stop-not-allowed = Seule la personne qui a ouvert la partie, ou quelqu’un qui peut gérer les messages, peut l’arrêter. Tu peux abandonner avec /game resign.

table-busy = Cette partie est trop occupée en ce moment. Réessaie, s’il te plaît.
table-changed = La partie vient de changer à l’instant. Regarde de nouveau, puis appuie.
table-counted-already = Cet appui a déjà été compté.
table-not-stored = Le coup n’a pas pu être enregistré, il n’a donc pas été joué. Rien n’est perdu : réessaie dans un instant.
table-closing = Le bot redémarre. Réessaie dans quelques secondes.
table-elsewhere = Une autre partie du bot prend justement le relais ici. Réessaie dans quelques secondes.

table-news-time-out = Le temps de { $player } est écoulé.
table-news-back = { $player } est de retour.
table-news-taken-up = { $player } a repris la partie.
table-news-message-gone = Le message de cette partie a été supprimé ; la revoici.
table-news-gap = La connexion à Discord s’est interrompue un instant : ce qui était ouvert ne peut plus être réclamé.
