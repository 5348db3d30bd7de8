# Salon d’attente, boutons, joueurs absents.
table-joined-already = Tu as déjà rejoint la table.
table-not-joined = Tu n’as pas rejoint cette partie. Appuie d’abord sur Rejoindre.
table-full = La table est complète : { $most } joueurs au plus.
table-reserved = Les places libres sont réservées à { $players } jusqu’à leur réponse.
table-not-invited = Aucune place ne t’est réservée ici. Si tu as déjà rejoint la table, appuie sur Quitter.
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
table-rematch-open = La revanche est ouverte dans ce salon et ta place est réservée : appuie sur Rejoindre là-bas.
table-stranger = Tu ne joues pas dans cette partie.
table-not-your-turn = Ce n’est pas ton tour. On attend { $players }.
table-welcome-back = Te revoilà ! Tu joues de nouveau toi-même.
table-resumed-already = Cette partie n’est pas en pause : elle continue déjà.
table-paused = Cette partie est en pause. Appuie sur Continuer, ou utilise /game continue.
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
table-stop-moderators = Sur ce serveur, seuls les modérateurs arrêtent les parties, et jamais les leurs. Tu peux toujours abandonner.
table-stop-asked = Tu as demandé d’arrêter cette partie : { $agreed } sur { $required } d’accord. Elle s’arrête quand tout le monde est d’accord.
table-pause-asked = Tu as demandé une pause : { $agreed } sur { $required } d’accord. La partie s’interrompt quand tout le monde est d’accord.
table-resume-first = Cette partie attend qu’un joueur la continue. Utilise d’abord /game continue.
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
table-news-day-off = { $player } prend un jour de repos (reste cette saison : { $left }).
table-news-back = { $player } est de retour.
table-news-resumed = { $player } continue la partie.
agree-end-button = { $required ->
    [one] Finir la partie
   *[other] Finir la partie ({ $agreed }/{ $required })
}
agree-end-wanted = { $player } veut finir la partie. Elle finit quand tous ceux qui sont encore en jeu sont d’accord.
agree-end-agreed = Tous ceux qui sont encore en jeu étaient d’accord pour finir la partie.
agree-end-withdrawn = { $player } veut continuer à jouer.
agree-stop-agreed = Tout le monde était d’accord pour arrêter : la partie ne compte pas.
agree-stop-button = Arrêter sans vainqueur ({ $agreed }/{ $required })
agree-stop-wanted = { $player } demande d’arrêter la partie. Elle s’arrête, sans compter, quand tout le monde est d’accord.
agree-stop-withdrawn = { $player } veut continuer.
agree-pause-agreed = Tout le monde était d’accord pour une pause.
agree-pause-button = Faire une pause ({ $agreed }/{ $required })
agree-pause-wanted = { $player } demande une pause. La partie s’interrompt quand tout le monde est d’accord.
agree-pause-withdrawn = { $player } veut continuer.
table-news-stopped = Arrêtée par { $player }, elle ne compte pas.
table-news-stopped-by-moderator = Arrêtée par { $moderator } (modération), elle ne compte pas.
table-news-message-gone = Le message de cette partie a été supprimé : la revoici.
table-news-gap = La connexion à Discord s’est interrompue un instant : les cartes visibles ne peuvent plus être gagnées.
