# Salon d’attente, boutons, joueurs absents.
table-joined-already = Tu as déjà rejoint la table.
table-not-joined = Tu n’as pas rejoint cette partie. Appuie d’abord sur Rejoindre.
table-full = La table est complète : { $most } joueurs au plus.
table-too-few = Il faut au moins { $least } joueurs. Attends quelqu’un, ou ajoute un ordinateur.
table-only-host = Seul l’hôte, { $player }, peut faire cela.
table-only-host-gone = Seul l’hôte peut faire cela.
table-youngest-not-asked = Ce jeu ne demande pas qui est le plus jeune.
table-youngest-taken = { $player } est déjà le plus jeune.
table-no-computer = Il n’y a pas d’ordinateur à retirer.

table-not-begun = Cette partie n’a pas encore commencé.
table-words-too-late = La partie a commencé, les parts des joueurs ne peuvent plus changer.
table-words-length = Tape au moins un caractère et au plus { $most }.
table-begun = Cette partie a déjà commencé.
table-cancelled = Cette partie a été annulée. Ouvres-en une autre avec la commande start du jeu.
table-old-message = La partie continue dans un message plus récent. Utilise /game board pour la ramener ici.
table-outdated = La table a changé depuis que tu as vu ce bouton. Regarde de nouveau, puis appuie.
table-rematch-stranger = La revanche est pour les joueurs de cette partie. /help t’ouvre une table à toi.
table-stranger = Tu ne joues pas dans cette partie.
table-not-your-turn = Ce n’est pas ton tour. On attend { $players }.
table-welcome-back = Te revoilà ! Tu joues de nouveau toi-même.
table-resumed-already = Cette partie a déjà repris. Regarde de nouveau, puis appuie.
table-unknown-match = Je ne connais plus cette partie.
table-none-here = Il n’y a pas de partie ouverte dans ce salon. /help montre comment en commencer une.
table-channel-full = Ce salon a déjà sa partie ouverte. Termine-la, utilise /game stop, ou joue dans un autre salon.
table-too-many-yours = Tu as ouvert { $most } tables en une minute. Tu pourras ouvrir la suivante { $seconds ->
    [one] dans une seconde
   *[other] dans { $seconds } secondes
}.
table-too-many-here = Beaucoup de tables ont été ouvertes dans ce salon en une minute. La suivante pourra l’être { $seconds ->
    [one] dans une seconde
   *[other] dans { $seconds } secondes
}.
table-stop-not-allowed = Seul l’hôte ou un modérateur peut annuler cette partie.
table-stop-needs-agreement = Tu ne peux pas arrêter cette partie sans les autres. Demande-leur de l’arrêter sans vainqueur, ou abandonne.
table-stop-asked = Tu as demandé d’arrêter cette partie : { $agreed } sur { $required } d’accord. Elle s’arrête quand tout le monde est d’accord.
table-resume-first = Cette partie est archivée. Reprends-la d’abord, puis demande de l’arrêter.
table-choice-gone = Cette partie n’est plus ouverte ici. Relance la commande.
table-remove-nobody = { $player } n’a rejoint aucune de tes tables dans ce salon.
table-host-already = Tu es déjà l’hôte.
table-remove-yourself = Tu ne peux pas te retirer toi-même. Pour quitter la table, appuie sur Quitter.
table-removed = L’hôte t’a retiré de cette partie.
table-agree-out = Tu es hors jeu : les autres décident si la partie finit.

table-busy = Cette partie est très occupée. Réessaie.
table-changed = La partie vient de changer à l’instant. Regarde de nouveau, puis appuie.
table-counted-already = Cet appui a déjà été compté.
table-not-stored = Je n’ai pas pu enregistrer ton coup, il n’a donc pas été joué. Réessaie dans un instant.
table-closing = Le bot redémarre. Réessaie dans quelques secondes.
table-board-too-often = Tu as demandé cette partie plusieurs fois en une minute. Tu pourras la redemander { $seconds ->
    [one] dans une seconde
   *[other] dans { $seconds } secondes
}.
table-unreadable = Cette partie ne peut pas continuer : elle a été arrêtée. Elle ne compte pas.
table-older-rules = Cette partie a commencé avec d’anciennes règles. Elles ne sont plus prises en charge, elle ne peut donc ni continuer ni être montrée.
table-elsewhere = Le bot change de machine. Réessaie dans quelques secondes.

table-news-time-out = Le temps de { $player } est écoulé.
table-news-back = { $player } est de retour.
table-news-resumed = { $player } a repris la partie.
agree-end-button = { $required ->
    [one] Finir la partie
   *[other] Finir la partie ({ $agreed } sur { $required } d’accord)
}
agree-end-wanted = { $player } veut finir la partie. Elle finit quand tous ceux qui sont encore en jeu sont d’accord.
agree-end-agreed = Tous ceux qui sont encore en jeu étaient d’accord pour finir la partie.
agree-end-withdrawn = { $player } veut continuer à jouer.
agree-stop-agreed = Tout le monde était d’accord pour arrêter : la partie ne compte pas.
agree-stop-button = Arrêter sans vainqueur ({ $agreed } sur { $required } d’accord)
agree-stop-wanted = { $player } demande d’arrêter la partie. Elle s’arrête, sans compter, quand tout le monde est d’accord.
agree-stop-withdrawn = { $player } veut continuer.
table-news-stopped = Arrêtée par { $player }, elle ne compte pas.
table-news-stopped-by-moderator = Arrêtée par { $moderator } (modération), elle ne compte pas.
table-news-message-gone = Le message de cette partie a été supprimé : la revoici.
table-news-gap = La connexion à Discord s’est interrompue un instant : les cartes visibles ne peuvent plus être gagnées.
