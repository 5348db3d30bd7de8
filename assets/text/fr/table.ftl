# La table avant le début, boutons, joueurs absents.
table-joined-already = Tu es déjà à cette table.
table-not-joined = Tu n’es pas à cette table. Appuie d’abord sur « Rejoindre ».
table-full = La table est complète : { $most } joueurs au plus.
table-alone-already = Tu joues déjà en solo à { $game } dans ce salon : { $address }
table-reserved = Les places libres sont réservées à { $players } jusqu’à leur réponse.
table-not-invited = Aucune place ne t’est réservée ici. Si tu es déjà à cette table, appuie sur « Quitter ».
table-not-kept = Aucune place ne t’est plus réservée ici. S’il en reste une, tu peux rejoindre la table sur place.
table-left-server = Tu as quitté le serveur de cette partie : tu ne peux pas la rejoindre.
table-too-few = Il faut au moins { $least } joueurs. Attends quelqu’un, ou ajoute un ordinateur.
table-only-host = Seul l’hôte, { $player }, peut faire cela.
table-only-host-gone = Seul l’hôte peut faire cela.
table-youngest-not-asked = Ce jeu ne demande pas qui est la personne la plus jeune.
table-youngest-taken = La personne la plus jeune est déjà désignée : { $player }.
table-no-computer = Il n’y a pas d’ordinateur à retirer.

table-not-begun = Cette partie n’a pas encore commencé.
table-words-too-late = La partie a commencé : les contributions des joueurs ne peuvent plus changer.
table-words-length = Tape au moins un caractère et au plus { $most }.
table-begun = Cette partie a déjà commencé.
table-cancelled = Cette table a été annulée. Ouvres-en une autre avec la commande « { name-start } » du jeu.
table-old-message = La partie continue dans un message plus récent. Utilise /{ name-game } { name-board } pour la ramener ici.
table-outdated = La table a changé depuis que tu as vu ce bouton. Regarde-la de nouveau, puis appuie.
table-rematch-stranger = La revanche est réservée aux joueurs de cette partie. Avec /{ name-help }, tu peux ouvrir ta propre table.
table-rematch-joined = La revanche est ouverte dans ce salon, et tu en fais partie.
table-deal-fixed = Cette donne est rejouée exactement telle quelle : on ne peut rien y changer.
table-no-deal = Cette partie n’a pas de donne à rejouer.
table-stranger = Tu ne joues pas dans cette partie.
table-not-your-turn = Ce n’est pas ton tour. On attend { $players }.
table-welcome-back = Te revoilà ! C’est de nouveau toi qui joues.
table-played-for-you = Ton temps était écoulé, alors un ordinateur a joué pour toi :
table-resumed-already = Cette partie n’est pas en pause : elle continue déjà.
table-paused = Cette partie est en pause. Appuie sur « Reprendre », ou utilise /{ name-game } { name-continue }.
table-unknown-match = Je ne connais plus cette partie.
table-none-here = Aucune partie n’est ouverte dans ce salon. /{ name-help } montre comment en commencer une.
table-channel-full = Ce salon ne peut pas avoir plus de parties ouvertes. Termines-en une, utilise /{ name-game } { name-stop }, ou joue dans un autre salon.
table-too-many-lobbies = Tu as déjà { $most } tables ouvertes sur ce serveur. Commence ou annule d’abord l’une d’elles.
table-next-host-lobbies = Le prochain hôte a déjà { $most } tables ouvertes sur ce serveur. Choisis un autre hôte ou annule cette table.
table-refused = Tu ne peux pas faire ça ici pour le moment.
table-invited-lately = Ta dernière invitation n’a pas été acceptée : { $players }. Tu pourras inviter de nouveau dans { $duration }. En attendant, ouvre une table sans invitation et partage son lien : tout le monde peut y appuyer sur « Rejoindre ».
table-too-many-yours = Tu as essayé de commencer { $most } parties en une minute. Tu pourras réessayer { $seconds ->
    [one] dans une seconde
   *[other] dans { $seconds } secondes
}.
table-too-many-here = En une minute, on a essayé trop souvent de commencer une partie dans ce salon. La prochaine sera possible { $seconds ->
    [one] dans une seconde
   *[other] dans { $seconds } secondes
}.
table-stop-not-allowed = Seul l’hôte ou un modérateur peut annuler cette table.
table-stop-needs-agreement = Tu ne peux pas arrêter cette partie sans l’accord des autres. Propose-leur de l’arrêter sans vainqueur, ou abandonne.
table-stop-last = Il ne reste que toi : arrêter compte comme un abandon. Si c’est ce que tu veux, utilise /{ name-game } { name-stop }.
table-stop-moderators = Sur ce serveur, seuls les modérateurs arrêtent les parties, et jamais les leurs. Tu peux toujours abandonner.
table-stop-asked = Tu as proposé d’arrêter cette partie : { $agreed } sur { $required } d’accord. Elle s’arrête dès que tout le monde est d’accord.
table-pause-asked = Tu as proposé une pause : { $agreed } sur { $required } d’accord. Elle commence dès que tout le monde est d’accord.
table-resume-first = Cette partie attend qu’un joueur la reprenne. Utilise d’abord /{ name-game } { name-continue }.
table-choice-gone = Cette partie n’est plus ouverte ici. Relance la commande.
table-remove-nobody = { $player } n’est à aucune de tes tables dans ce salon.
table-invited-already = Cette personne a déjà une place ou une invitation ici.
table-host-already = Tu es déjà l’hôte.
table-remove-yourself = Tu ne peux pas te retirer toi-même. Pour partir, appuie sur « Quitter ».
table-removed = L’hôte t’a fait quitter cette table.
table-agree-out = Tu es hors jeu : ce sont les autres qui décident si la partie finit.

table-busy = Ça se bouscule dans cette partie. Réessaie.
table-changed = La partie vient de changer. Regarde de nouveau, puis appuie.
table-counted-already = Ce clic a déjà été compté.
table-not-stored = Je n’ai pas pu enregistrer ton coup, il n’a donc pas été joué. Réessaie dans un instant.
table-closing = Je redémarre. Réessaie dans quelques secondes.
table-board-too-often = Tu as fait afficher cette partie plusieurs fois en une minute. Tu pourras recommencer { $seconds ->
    [one] dans une seconde
   *[other] dans { $seconds } secondes
}.
table-unreadable = Cette partie ne peut pas continuer : elle a été arrêtée. Elle ne compte pas.
table-older-rules = Cette partie a commencé avec d’anciennes règles. Elles ne sont plus prises en charge : on ne peut ni la continuer ni la montrer.
table-elsewhere = Je change de machine. Réessaie dans quelques secondes.

table-character-easy = « Je viens à peine d’éclore ! »
table-character-normal = « Je prévois un coup d’avance. En général. »
table-character-hard = « J’ai trois têtes, et toutes réfléchissent. »
table-news-says = { $player } : { $words }
table-news-time-out = Temps écoulé pour { $player }.
table-news-day-off = { $player } prend un jour de repos (il en reste { $left } cette saison).
table-news-away = { $player } s’absente { date-until } : son tour attend.
table-news-auto-draws = { $player } : « { discord-button-auto-draw } » est toujours activé.
table-news-draw-waits = { $player } : « { discord-button-auto-draw } » a pioché { $turns } fois. Pioche une carte pour continuer.
table-news-back = { $player } est de retour.
table-news-resumed = { $player } reprend la partie.
table-news-moved = Le salon de cette partie a été supprimé. { $player } la reprend ici.
agree-end-button = { $required ->
    [one] Finir la partie
   *[other] Finir la partie ({ $agreed }/{ $required })
}
agree-end-wanted = { $player } veut finir la partie. Elle finit dès que toutes les personnes encore en jeu sont d’accord.
agree-end-agreed = { $agreed ->
    [one] { $players } a choisi de finir la partie.
   *[other] { $players } ont choisi de finir la partie.
}
agree-end-void = Finie d’un commun accord. Une personne absente aurait gagné : la partie ne compte pas.
agree-end-withdrawn = { $player } veut continuer à jouer.
agree-stop-agreed = Tout le monde a accepté d’arrêter : la partie ne compte pas.
agree-stop-button = Arrêter sans vainqueur ({ $agreed }/{ $required })
agree-stop-wanted = { $player } propose d’arrêter la partie. Elle s’arrête, sans compter, dès que tout le monde est d’accord.
agree-stop-withdrawn = { $player } veut continuer.
agree-pause-agreed = Tout le monde a accepté la pause.
agree-pause-button = Faire une pause ({ $agreed }/{ $required })
agree-pause-wanted = { $player } propose une pause. Elle commence dès que tout le monde est d’accord.
agree-pause-withdrawn = { $player } veut continuer.
table-news-stopped = { $player } a arrêté la partie : elle ne compte pas.
table-news-stopped-by-moderator = La modération ({ $moderator }) a arrêté la partie : elle ne compte pas.
table-news-forgotten = Personne n’a appuyé sur un bouton depuis sept jours : la partie est terminée et ne compte pas.
table-news-message-gone = Le message de cette partie a été supprimé : la revoici.
table-news-message-gone-claims = Le message de cette partie a été supprimé : la revoici. Les cartes visibles ne peuvent plus être gagnées.
table-news-gap = La connexion à Discord s’est interrompue un instant : les cartes visibles ne peuvent plus être gagnées.
table-news-silence = Discord n’a pas pu me joindre pendant { $duration }. Pendant ce temps, le décompte était arrêté.
table-news-declined = { $player } ne peut pas jouer maintenant. La place est de nouveau libre.

table-done-decline = Ta place est maintenant libre pour d’autres. Si tu changes d’avis, appuie sur « Rejoindre » à la table. [Aller à la table]({ $address })
table-done-resign = Tu as abandonné.
table-done-stop = La partie a été arrêtée.
table-done-agree = Ta réponse est notée.
table-done-ask-to-stop = C’est proposé à tout le monde. La partie s’arrête quand tous ont appuyé sur le bouton sous l’image.
table-done-ask-to-pause = C’est noté. La pause commence dès que tous les joueurs sont d’accord.
table-done-pause = La partie est en pause. Appuie sur « Reprendre » pour continuer.
table-done-resume = La partie reprend.
table-done-invite = Invitation envoyée : { $player }. La place est réservée.
table-done-remove = Tu as retiré { $player }, qui ne peut plus rejoindre cette table.
table-done-hand-over = { $player } est maintenant l’hôte.
table-time-so-far = La partie #{ $number } dure depuis { $duration }.
table-time-over = La partie #{ $number } est terminée. Elle a duré { $duration }.
