# Commandes, tables, résultats et autres messages sur Discord. Un nom d’option est un seul mot en minuscules.

## Les commandes, 100 caractères au plus
command-learn = Apprendre ce jeu dans une partie d’entraînement contre un ordinateur de niveau facile
command-rules = Lire les règles de ce jeu
command-scores = Les scores de ce jeu dans ce salon
command-challenge-name = Défier
command-daily = Une énigme pour chaque jour
command-daily-play = Résoudre l’énigme du jour, visible uniquement par toi
command-daily-results = Qui a résolu l’énigme du jour ici, et la solution de la dernière énigme terminée
command-tournament = Les tournois de ce serveur
command-tournament-start = Ouvrir les inscriptions d’un tournoi
command-tournament-show = Réafficher le tournoi de ce salon
command-duplicate = Les mêmes cartes et les mêmes dés à plusieurs tables
command-duplicate-start = Ouvrir les inscriptions d’un duplicate : toutes les tables jouent les mêmes donnes
command-duplicate-show = Réafficher le duplicate de ce salon
command-leaderboard = Voir les meilleurs joueurs
command-stats = Voir les parties et les victoires d’un joueur
command-game = La partie de ce salon
command-mine = Voir toutes tes parties ouvertes ou en pause, où qu’elles soient, et à qui c’est de jouer
command-history = Voir tes dernières parties finies sur ce serveur, et en revoir une
command-board = Reposter la partie en bas du salon
command-time = Voir depuis combien de temps dure la partie de ce salon, pauses comprises
command-pause = Mettre en pause la partie de ce salon, si tout le monde est d’accord
command-continue = Reprendre une partie en pause dans ce salon
command-resign = Abandonner ta partie dans ce salon
command-replay = Revoir en animation la dernière partie finie ici
command-avatar = Montrer ou cacher ton avatar sur les images des parties
command-notices = Choisir où tu reçois notifications et invitations, et qui peut t’inviter
command-away = Dire jusqu’à quand dure ton absence : tes parties lentes attendent, sans notification
command-stop = Arrêter la partie sans vainqueur
command-invite = Inviter un joueur à ta table
command-remove = Retirer un joueur de ta table
command-host = Désigner un autre joueur comme hôte de ta table
command-privacy = Ce que j’enregistre sur toi
command-privacy-show = Voir ce que j’enregistre sur toi, et pourquoi
command-privacy-export = Recevoir dans un fichier tout ce que j’ai enregistré sur toi
command-privacy-forget = Effacer tout ce que j’ai enregistré sur toi
command-settings = Régler les jeux de ce serveur
command-help = Voir les jeux et comment commencer

# Noms des commandes : en minuscules, sans espaces, 32 caractères au plus.
name-game = partie
name-daily = énigme
name-play = jouer
name-results = résultats
name-tournament = tournoi
name-duplicate = duplicate
name-leaderboard = classement
name-stats = statistiques
name-help = aide
name-settings = paramètres
name-privacy = confidentialité
name-show = voir
name-export = exporter
name-forget = effacer
name-start = commencer
name-learn = apprendre
name-rules = règles
name-scores = scores
name-board = afficher
name-time = durée
name-mine = mes-parties
name-history = historique
name-pause = pause
name-continue = reprendre
name-resign = abandonner
name-replay = revoir
name-avatar = avatar
name-notices = notifications
name-away = absence
name-stop = arrêter
name-invite = inviter
name-remove = retirer
name-host = hôte

param-computers = Nombre d’ordinateurs qui jouent dès le début
param-computers-name = ordinateurs
param-level = La force des ordinateurs
param-level-name = niveau
param-pace = Le temps de chaque joueur pour un tour
param-pace-name = rythme
param-thread = Jouer dans un nouveau fil
param-thread-name = fil
param-with = Un joueur à inviter ; sa place est réservée
param-with-name = avec
param-with-2-name = avec-2
param-with-3-name = avec-3
param-with-4-name = avec-4
param-with-5-name = avec-5
param-with-6-name = avec-6
param-with-7-name = avec-7
param-game = Quel jeu
param-game-name = jeu
param-format = Comment les joueurs se rencontrent
param-format-name = format
param-rounds = Nombre de rondes d’un tournoi au système suisse
param-rounds-name = rondes
param-tables = Nombre maximal de tables ; il y en a autant que les joueurs en remplissent
param-tables-name = tables
param-deals = Nombre de donnes, l’une après l’autre
param-deals-name = donnes
param-begins-in = Commence automatiquement après ce nombre de minutes, avec un événement pour l’annoncer
param-begins-in-name = début-dans
param-begins = Quand il commence, par exemple « samedi 20:00 », suivi d’un fuseau horaire si besoin
param-begins-name = début
param-title = Un titre à lui
param-title-name = titre
param-description = Ce que tout le monde doit savoir
param-description-name = description
param-limit = Nombre de places au plus
param-limit-name = limite
param-third-place = À élimination directe, les perdants des demi-finales jouent la troisième place
param-third-place-name = troisième-place
param-where = Ce serveur ou partout
param-where-name = où
param-player = Le joueur ; toi, si tu ne choisis personne
param-player-name = joueur
param-removed-player = Le joueur à retirer ; il ne pourra plus rejoindre cette table
param-host-player = Le nouvel hôte, déjà à la table
param-show = Montrer ton avatar sur les images
param-show-name = montrer
param-day = La date d’une énigme plus ancienne, par exemple 5/11/2026
param-day-name = jour
param-until = Un nombre de jours ou le dernier jour, par exemple 3/12/2026
param-until-name = jusque

discord-level-easy = facile
discord-level-normal = normal
discord-level-hard = difficile
discord-pace-live = 1 minute par tour
discord-pace-relaxed = 10 minutes par tour
discord-pace-slow = 1 jour par tour
discord-pace-auto = celui de chaque jeu
discord-where-server = ce serveur
discord-where-everywhere = partout
discord-language-auto = la langue du serveur
discord-private-language = Langue de tes réponses privées
discord-language-own = comme dans Discord

## La table avant le début
discord-former-player = Profil supprimé
discord-computer-easy = Pip
discord-computer-normal = Basil
discord-computer-hard = Hydra
discord-computer-level = { $computer } (ordinateur, { $level })
discord-option = { $option } : { $value }
discord-option-alone = { $option } (tant qu’il n’y a qu’une personne)
discord-option-each = { $option } (selon le nombre de joueurs)
discord-lobby-pace = { $pace }
discord-lobby-seats = Joueurs ({ $count } sur { $seats }) :
discord-lobby-picture = Une table de { $game } avant le début. Joueurs : { $taken }{ $computers ->
    [0] {""}
    [one] , dont un ordinateur
   *[other] , dont { $computers } ordinateurs
}. Places libres : { $free }.{ $reserved ->
    [0] {""}
   *[other] {" "}Places réservées : { $reserved }.
}
discord-lobby-reserved = ✉️ { $player } · invitation envoyée
discord-lobby-host = hôte
discord-lobby-is-youngest = commence
discord-lobby-youngest = La personne la plus jeune commence : c’est toi ? Appuie sur « C’est moi qui commence ». Si personne ne le fait, le hasard décide.
discord-lobby-closes = -# Partie #{ $match }. Si personne ne commence, la table ferme : { $when }
discord-lobby-number = -# Partie #{ $match }.
discord-lobby-waits = Tu pourras commencer dès que quelqu’un aura rejoint la table ou que tu auras ajouté un ordinateur.
discord-lobby-alone = Personne n’est encore là. Commencer tout de suite, en solo contre { $computer } ?
discord-match-unreadable = { $game } : cette partie ne peut pas continuer, elle a été arrêtée. Elle ne compte pas.
discord-match-older-rules = { $game } : cette partie a commencé avec d’anciennes règles qui ne sont plus prises en charge, elle a donc été arrêtée. Elle ne compte pas.
discord-lobby-cancelled = { $game } : table annulée.
discord-add-computer = { $computer } ({ $level }) : { $words }
discord-select-computer = Ajouter un ordinateur…
discord-select-invited = Inviter quelqu’un
discord-button-join = Rejoindre
discord-button-leave = Quitter
discord-button-youngest = C’est moi qui commence
discord-button-rules = Règles
discord-button-start = Commencer
discord-button-remove = Retirer un ordinateur
discord-button-cancel = Annuler
discord-button-rematch = Revanche
discord-button-next-level = Et { $computer } ?
discord-button-deal = Jouer cette donne
discord-button-resume = Reprendre
discord-button-auto-draw = Piocher pour moi
discord-button-draw-myself = Piocher moi-même
discord-button-describe = Décrire
discord-button-more = Plus
discord-button-pause = Faire une pause
discord-button-board = Reposter
discord-button-stop = Arrêter la partie
discord-button-so-far = Revoir jusqu’ici
discord-button-learn = Apprendre
discord-button-alone = En solo
discord-button-learn-game = Apprendre { $game }
discord-button-alone-game = { $game } en solo
discord-button-end-open = Terminer cette partie
discord-button-play-game = ▶ Jouer à { $game }
discord-button-help-games = ◀ Les jeux
discord-button-help-commands = Toutes les commandes ▶
discord-button-help-rest = Autres commandes ▶
discord-button-replay = Revoir la partie
discord-button-from-end = ◀ Depuis la fin
discord-button-step = Pas à pas ▶
discord-button-record = Enregistrement
discord-button-first = ◀◀ Début
discord-button-last = Fin ▶▶
discord-button-fair-play = Fair-play
discord-button-back = ◀ Retour
discord-button-on = Suite ▶
discord-button-show = Montrer dans le salon
discord-button-season = Classement complet
discord-button-milestones = Mes exploits

## La table pendant la partie
discord-away = absence : un ordinateur joue
discord-away-until = absence { date-until }
discord-gave-up = a abandonné
discord-deadline = ⏳ Fin du temps imparti : { $when }
discord-archiving = 💤 Tout le monde est absent. La partie sera archivée : { $when }
discord-archived = 💤 Archivée : personne n’a joué depuis 24 heures. N’importe lequel des joueurs peut reprendre la partie, ici ou avec /{ name-game } { name-continue }.
discord-paused = ⏸️ En pause. N’importe lequel des joueurs peut reprendre la partie, ici ou avec /{ name-game } { name-continue }.
discord-channel-hidden = ⚠️ Je ne vois pas ce salon : seuls les boutons fonctionnent ici, et la table ne change que lorsque quelqu’un appuie dessus. Il me faut la permission « { permission-view-channel } ».
discord-reactions-forbidden = ⚠️ Je ne peux pas ajouter de réactions ici. Il me faut les permissions « Ajouter des réactions » et « Voir les anciens messages ». En attendant, utilise les boutons ci-dessous ou ajoute l’émoji toi-même.
discord-reactions-taken-off = ⚠️ Mes réactions ont été retirées de ce message. Utilise les boutons ci-dessous ou ajoute l’émoji toi-même.
discord-reactions-again = Retire ton emoji avant de réagir à nouveau.
discord-moved = Cette partie de { $game } continue ici : { $address }
discord-moved-away = Cette partie de { $game } continue dans un message plus récent.

discord-words-news = **Ce qui vient de se passer :**
discord-words-until = Tenu à jour jusqu’à { $when }
discord-words-ended = Appuie de nouveau sur « { discord-button-describe } » pour lire la situation actuelle.

## Apprendre
discord-practice = partie d’entraînement
discord-practice-result = Juste pour s’entraîner : cette partie ne compte pas.
discord-practice-over = C’était ta partie d’entraînement. **Envie d’une vraie partie ?** Appuie sur **Revanche** ou utilise `/{ $command } { name-start }` : celle-là compte.
discord-button-stop-guidance = Ne plus expliquer
discord-practice-already = Tu as déjà une partie d’entraînement de { $game } : { $address }
discord-end-open-over = Cette partie n’est plus ouverte.

## Donnes
discord-deal-open = Cette donne a déjà été jouée : la partie ne compte pas.
discord-deal-free = Rejoins la table pour prendre la place d’un ordinateur. Si personne ne vient, les ordinateurs jouent.
discord-deal-own = Même donne, même place. { $player } : { $score }, { $points } points de comparaison sur { $most }
discord-deal-other = { $rank }. { $player } : { $score }, { $points }
discord-deal-won = victoire
discord-deal-drawn = nulle
discord-deal-lost = défaite
discord-deal-left = partie quittée

## Le résultat
discord-verdict-won = { $player } gagne !
discord-verdict-shared = { $players } se partagent la victoire !
discord-verdict-draw = Égalité !
discord-verdict-none = Personne ne gagne.
discord-verdict-away = À la fin, un ordinateur jouait pour { $players } : cela compte comme un abandon.
discord-why-resign = Abandon : { $resigned }.
discord-why-nobody = Tout le monde a abandonné ou était absent à la fin : personne ne gagne. Sinon, la victoire revenait à { $players }.
discord-lost = Jouer jusqu’au bout, c’est du cran, { $players }. À la revanche, tout le monde repart de zéro.
discord-why-turn-limit = Le dernier tour a été joué.
discord-why-agreed = La partie a été écourtée : la personne qui a le plus de cartes gagne.
discord-list = { $label } : { $values }
# Pour les intitulés et les valeurs : Cartes (plus long serpent) : 12 (7).
discord-list-more = { $main } ({ $more })
discord-button-all = Tout afficher
discord-and-more = … et { $count } de plus
discord-list-cards = Cartes
discord-list-longest = plus long serpent
discord-ratings = Cote : { $list }
discord-rating-later = visible après { $needed } parties ({ $matches } jusqu’ici)
discord-unrated-too-few-moved = Partie non classée : il faut qu’au moins deux personnes jouent un coup.
discord-unrated-daily-limit = Partie non classée : seules { $matches } parties par jour entre les deux mêmes personnes sont classées.
discord-unrated-resignations = Partie non classée : après trop d’abandons entre deux personnes, leurs parties ne sont plus classées ce jour-là.
discord-left-out-not-moved = Partie non classée pour { $players } : aucun coup joué.
discord-left-out-daily-limit = Partie non classée pour { $players } : déjà { $matches } parties classées avec les autres aujourd’hui.
discord-left-out-resignations = Partie non classée pour { $players } : trop d’abandons aujourd’hui dans les parties avec les autres.

## Les refus
discord-broken = Il y a eu un problème de mon côté. Rien n’est perdu : réessaie dans un instant.
discord-slow = C’est plus long que d’habitude. Regarde la table dans un instant, et réessaie si rien n’a changé.
discord-unknown-button = Ce bouton n’est pas à moi, ou il est trop ancien. Rien n’a changé.
discord-unknown-command = Cette commande n’existe plus. Recharge Discord et réessaie.
discord-unknown-game = Ce jeu n’existe pas.
discord-no-page = Cette page n’existe pas.
discord-only-in-servers = Cela ne marche que sur un serveur.
discord-nobody-sees = Ce serveur ne me laisse pas montrer de messages aux autres : personne ne pourrait rejoindre ta table de { $game }. Tu peux jouer en solo ici même, ou demander à quelqu’un qui gère le serveur de m’inviter.
discord-real-time-needs-bot = { $game } se joue avec des réactions, et elles ne me parviennent que sur un serveur dont je suis membre. Demande à une personne qui gère ton serveur de m’inviter, ou choisis un autre jeu : les autres marchent ici même.
discord-start-elsewhere = Jouons dans { $channels } : c’est là que commencent les parties de ce serveur.
discord-only-managers = Il te faut la permission « Gérer le serveur ».
discord-server-language = Langue des messages de ce serveur : { $language }. Les membres qui gèrent le serveur peuvent la changer avec `/settings`.
discord-lacks-permission = Il me faut la permission « { $permission } » dans { $channel }. Une personne qui gère ce serveur peut me la donner.
discord-you-lack-permission = Pour cela, il te faut la permission « { $permission } » dans { $channel }.
discord-thread-announced = { $player } ouvre une table de { $game } dans le fil ci-dessous.
discord-thread-failed = Je n’ai pas pu créer de fil ici : aucune table n’est ouverte. Réessaie sans fil, ou dans un autre salon.
discord-resign-question =
    Veux-tu vraiment abandonner cette partie ? C’est définitif. { $counts ->
        [true] Cela compte comme une défaite.
       *[false] Cela ne compte pas comme une défaite.
    }
    { $match }
discord-button-confirm-resign = Oui, j’abandonne
discord-button-play-on = Non, je continue
discord-plays-on = Très bien, rien ne change.
discord-stop-question =
    Veux-tu vraiment arrêter cette partie pour tout le monde ? Personne ne gagnera, et elle ne comptera pas.
    { $match }
discord-stop-question-alone =
    Veux-tu vraiment arrêter cette partie ? Elle ne comptera pas.
    { $match }
discord-end-question =
    Veux-tu vraiment terminer la partie maintenant ? La personne qui a le plus de cartes gagne.
    { $match }
discord-stop-question-last =
    Il ne reste que toi : arrêter compte comme un abandon, et les autres gardent leur résultat. Veux-tu vraiment abandonner ?
    { $match }
discord-cancel-question =
    Veux-tu vraiment annuler cette table ?
    { $match }
discord-button-confirm-stop = Oui, je l’arrête
discord-button-confirm-end = Oui, je la termine
discord-button-confirm-cancel = Oui, je l’annule
discord-button-keep-lobby = Non, je la garde

discord-mine-heading = **Tes parties**
discord-mine-none = Tu n’as aucune partie ouverte. Avec `/{ name-help }`, tu peux en ouvrir une.
discord-mine-lobby = { $match } : pas encore commencée
discord-mine-own-turn = { $match } : **à toi de jouer** · ⏳ { $deadline }
discord-mine-turn = { $match } : à { $players } de jouer · ⏳ { $deadline }
discord-mine-paused = { $match } : en pause
discord-mine-channel-gone = { $match } : en pause, car son salon a été supprimé. Reprends-la avec /{ name-game } { name-continue } dans un autre salon du serveur.
discord-history-heading = **Tes dernières parties ici** · { $most } au plus, parmi celles qui comptent
discord-history-none = Tu n’as encore fini ici aucune partie qui compte. Avec `/{ name-help }`, tu peux en ouvrir une.
discord-history-select = En revoir une…
discord-history-won = 🏆 gagnée
discord-history-drawn = nulle
discord-history-rank = place { $rank } sur { $seats }
discord-notice-turn = { $players }, { $count ->
    [one] à toi de jouer à **{ $game }**, on t’attend
   *[other] à vous de jouer à **{ $game }**, on vous attend
} ! [Aller à la table]({ $address }) · ⏳ { $deadline }
discord-notice-reminder = { $players }, { $count ->
    [one] ton tour
   *[other] votre tour
} à **{ $game }** se termine bientôt. [Aller à la table]({ $address }) · ⏳ { $deadline }
discord-notice-begin = { $players }, **{ $game }** a commencé. [Aller à la table]({ $address })
discord-notice-next = { $players }, { $count ->
    [one] ce sera ensuite à toi
   *[other] ce sera ensuite à vous
} de jouer à **{ $game }**. [Aller à la table]({ $address })
discord-notice-played = La dernière fois, ton temps était écoulé et un ordinateur a joué pour toi :
discord-notice-invitation = { $players }, { $host } { $count ->
    [one] t’invite à jouer à **{ $game }** et te garde une place
   *[other] vous invite à jouer à **{ $game }** et vous garde des places
}. [Aller à la table]({ $address })
discord-notice-place = -# Sur le serveur { $server } · { $channel }
discord-role-mention = { $role }, { $host } cherche du monde pour jouer à **{ $game }**. [Aller à la table]({ $address })
discord-button-decline = Pas maintenant
discord-accepted = Tu es à la table ! [Aller à la table]({ $address })
discord-button-block = Bloquer
discord-blocked = { $host } ne peut plus t’inviter. Tu peux revenir sur ce choix avec /{ name-game } { name-notices }.
discord-button-notices = 🔔 Comment me prévenir
discord-button-notices-channel = Dans le salon
discord-button-notices-direct = Par message privé
discord-button-notices-nowhere = Pas du tout
discord-button-notices-time = Choisir une heure…
discord-notices-turns = Quand on attend que tu joues
discord-notices-next = Quand ton tour vient juste après, dans une partie lente à trois ou plus
discord-notices-puzzle = Quand une nouvelle énigme du jour est là, par message privé
discord-puzzle-time-title = Quand une nouvelle énigme est là
discord-puzzle-time-label = Heure et fuseau horaire : 8:30 Europe/Paris
discord-no-time = Écris une heure et un fuseau horaire, par exemple 8:30 Europe/Paris.
discord-no-zone = Le fuseau horaire « { $zone } » n’existe pas. Peut-être l’un de ceux-ci : { $zones }
discord-notices-invitations = Quand on t’invite
discord-notices-invited-by = Qui peut t’inviter
discord-notices-unblock = Laisser un hôte bloqué t’inviter à nouveau…
discord-away-now = **Absence en cours.** Dernier jour : { date } (UTC).
discord-away-not = **Aucune absence en ce moment.**
discord-away-help = Pendant ton absence, tes tours attendent dans les parties lentes, les autres voient jusqu’à quand elle dure, et personne ne te prévient. Dans les parties plus rapides, un ordinateur joue pour toi quand ton temps est écoulé.
discord-away-left = { $left ->
    [0] Tu as déjà pris tes { $most } jours d’absence de cette saison.
    [one] Cette saison, il te reste un jour d’absence sur { $most }.
   *[other] Cette saison, il te reste { $left } jours d’absence sur { $most }.
}
discord-away-option = { date } ({ $duration })
discord-away-choose = Jusqu’à quand ?
discord-button-returned = Me revoilà
discord-away-too-long = { $left ->
    [0] Tu as déjà pris tes { $most } jours d’absence de cette saison.
    [one] Cette saison, il te reste un jour d’absence. Chaque saison en a { $most }.
   *[other] Cette saison, il te reste au plus { $left } jours d’absence. Chaque saison en a { $most }.
}
discord-away-unclear = Je ne comprends pas jusqu’à quand. Écris un nombre de jours, par exemple 7, ou le dernier jour, par exemple 3/12/2026.
discord-away-pause = Tu viens de modifier ton absence. Tu pourras la modifier à nouveau dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
discord-button-invited-by-everybody = Tout le monde
discord-button-invited-by-played = Qui a joué avec moi
discord-button-invited-by-nobody = Personne
discord-avatar-shown = Les images de tes parties montrent maintenant ton avatar.
discord-avatar-hidden = Les images ne montrent plus ton avatar, seulement ton nom.
discord-privacy =
    {"**"}Ce que j’enregistre sur toi, et pourquoi**
    - Ton identifiant Discord et ton nom : pour ta place à la table et les classements.
    - Tes parties, avec les coups, les résultats, ta rapidité et le lieu : pour les revoir, pour les statistiques et pour les cotes.
    - Tes essais aux énigmes du jour et tes signalements : pour ta série, les résultats de ton serveur et les corrections.
    - Les exploits que tu as vus : pour que chacun ne soit nouveau qu’une fois.
    - Tes choix : notifications, avatar et jours d’absence.
    - Les invitations des dernières 24 heures et les hôtes que tu as bloqués : pour que personne ne t’importune.
    - Les réactions qui semblent trop rapides pour un humain : pour les personnes qui gèrent le serveur.
    Je n’enregistre ni ton avatar ni tes messages. Les images et résultats que je publie restent dans leurs salons.
    { $export } t’envoie le tout dans un fichier. { $forget } efface tout.
discord-privacy-listed = Les listes de ceux qui ont résolu l’énigme du jour te citent.
discord-privacy-unlisted = Les listes de ceux qui ont résolu l’énigme du jour ne te citent pas.
discord-privacy-policy = Politique de confidentialité : { $address }
discord-terms-of-service = Conditions d’utilisation : { $address }
discord-export = Voici tout ce que j’ai enregistré sur toi.
discord-export-cut = Voici ce que j’ai enregistré sur toi. Tes parties ne tiennent pas toutes dans un fichier sur Discord : voici les { $matches } dernières (plus anciennes, non incluses : { $older }). La personne qui gère ce bot peut t’envoyer le reste.
discord-export-pause = Tu viens de recevoir tes données. Tu peux les redemander dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
discord-forget-question =
    Veux-tu vraiment que j’efface tout ce que j’ai enregistré sur toi ? C’est définitif.
    Tes cotes, statistiques et choix disparaissent. Les parties avec d’autres restent, mais ton nom y devient « Profil supprimé ». Si tu rejoues, tu repars de zéro.
discord-button-forget = Oui, tout effacer
discord-button-keep-data = Non, tout garder
discord-forget-open =
    Tu as encore ta place dans ces parties. Abandonne-les ou quitte-les d’abord, puis redemande-moi.
    { $matches }
discord-forgotten = C’est fait : j’ai effacé tout ce que j’avais enregistré sur toi. Les messages déjà publiés restent dans leurs salons. Une personne qui y modère peut les effacer.
discord-with-yourself = Tu as déjà ta place. Choisis d’autres joueurs.
discord-with-bot = { $player } est un bot. Pour jouer avec des ordinateurs, choisis leur nombre avec `ordinateurs`.
discord-with-twice = Tu as choisi { $player } deux fois.
discord-challenge = À quel jeu veux-tu jouer avec { $player } ?
discord-with-direct = Personne d’autre ne peut te rejoindre en messages privés. Commence la partie sur un serveur.
discord-with-too-many = Ce jeu a { $most } places. Il en faudrait { $needed } pour toi, les personnes invitées et les ordinateurs.
discord-choose-match = Quelle partie ?
discord-button-ask-to-stop = Proposer d’arrêter
discord-button-resign = Abandonner
discord-replay = 🎬 **{ $game }** · #{ $number } · { $players }
    -# **Pas à pas** montre la partie à ton rythme. **Enregistrement** est un fichier avec chaque étape : tout le monde peut ainsi vérifier la partie.
discord-replay-alt = Toute la partie en animation. Le bouton « Pas à pas » montre les mêmes images une par une, chacune avec son texte.
discord-step-heading = 🎬 **{ $game }** · #{ $number } · { $place }
discord-step-title = Les joueurs
discord-step = Étape { $step } sur { $steps }
discord-at-step = Étape { $step }
discord-step-end = La fin
discord-select-step = Aller à une étape…
discord-record = L’enregistrement de la partie #{ $number } contient tout ce que le hasard a décidé, et chaque étape. `snakepit verify record.json` le vérifie.
discord-record-check = À vérifier dans ton navigateur : { $address }
discord-replay-none = Aucune partie n’est encore finie dans ce salon.
discord-replay-elsewhere = Je ne peux pas montrer cette partie ici : elle n’est pas finie, ou elle a été jouée dans un autre salon.
discord-replay-older-rules = Cette partie a été jouée avec d’anciennes règles. Elles ne sont plus prises en charge, on ne peut donc pas la revoir.
discord-replay-busy = Trop d’animations se préparent en ce moment. Réessaie dans un instant.
discord-replay-pending = Ton animation précédente se prépare encore. Attends qu’elle arrive.
discord-replay-pause = Ce salon vient de recevoir une animation. Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
discord-replay-too-large = Cette animation est trop lourde pour ce serveur.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-create-public-threads = Créer des fils publics
permission-create-private-threads = Créer des fils privés
permission-manage-roles = Gérer les rôles

## À lire
discord-rules-heading = **{ $game }** · règles { $page }/{ $pages }
discord-rules-house = -# 🏠 Notre règle maison.
discord-help-intro = **Jouer** à plusieurs, **Apprendre** en jouant, ou jouer **En solo** tout de suite.
discord-help-game = **{ $game }** ({ $seats }) · { $line }
discord-help-picture = Les images de titre des jeux : { $games }.
discord-help-commands =
    ## Toutes les commandes
    Appuie sur une commande pour l’utiliser. `{ name-learn }` commence une partie d’entraînement contre un ordinateur de niveau facile. Un conseil avec 🎓 explique chaque tour, et la partie ne compte pas.
discord-help-play = **Jouer**
discord-help-match = **Pendant une partie**
discord-help-back = **Revoir**
discord-help-you = **Pour toi**
discord-help-server = **Pour le serveur**
discord-help-more =
    Appuie sur **Décrire** sous une partie pour lire une description de l’image. Ce texte n’est visible que pour toi.
    Après deux tours manqués de suite, un ordinateur joue à ta place jusqu’à ce que tu appuies sur un bouton.

## Scores et classements
discord-scores-heading = **{ $game }** · derniers scores dans ce salon
discord-scores-none = Aucune partie n’a encore été jouée ici.
discord-scores-running = Partie #{ $match } · commencée · { $when }
discord-scores-ended = Partie #{ $match } · terminée · { $when }
discord-scores-drawn = Partie #{ $match } · nulle · { $when }
discord-scores-stopped = Partie #{ $match } · arrêtée, ne compte pas · { $when }
discord-scores-round = -# Manche { $round } : { $points }
discord-leaderboard-heading = **{ $game }** · classement, { $where }, { $when }
discord-leaderboard-none = La liste est encore vide. Finis une partie et ouvre le bal !
discord-leaderboard-line = { $place } { $player } · **{ $rating }** · gagnées { $won }, nulles { $drawn }, perdues { $lost }
discord-leaderboard-trend = -# ↑ ↓ : évolution de la cote générale sur les { $matches } dernières parties classées
discord-leaderboard-rated = -# La cote s’affiche après { $needed } parties classées. Il y a des médailles dès que trois personnes ont une cote.
discord-leaderboard-line-period = { $place } { $player } · gagnées **{ $won }**, nulles { $drawn }, perdues { $lost }
discord-leaderboard-counts = -# Comptent les parties entre deux personnes ou plus : d’abord les victoires, puis les nulles. Se termine : { $end }
discord-picture-pause = Tu as demandé beaucoup d’images en peu de temps. Tu pourras demander la suivante dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
discord-leaderboard-pause = Ce salon vient de recevoir un classement. Réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
discord-period-all = depuis toujours
discord-period-season = cette saison
discord-period-week = cette semaine
discord-season = { $quarter ->
    [1] de janvier à mars
    [2] d’avril à juin
    [3] de juillet à septembre
   *[other] d’octobre à décembre
} { $year }
discord-rating-new = débute ({ $matches } sur { $needed })
discord-best-claim = 🏆 { $player } : sa réaction juste la plus rapide jusqu’ici, { $time }
discord-best-score = 🏆 { $player } : sa meilleure partie jusqu’ici, { $score }
discord-first-win = 🎉 { $player } : première victoire à { $game } !
discord-fastest-claim = ⚡ Réaction juste la plus rapide de la partie : { $player }, { $time }
discord-season-over = 🏆 La saison { $season } est terminée. Félicitations !
discord-milestone-first-win = { $game } · première victoire : { $date }
discord-milestone-streak = { $game } · record de victoires d’affilée : { $wins }
discord-milestone-snake = { $game } · serpent le plus long : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
discord-milestone-claim = { $game } · réaction juste la plus rapide : { $time }
discord-milestone-new = 🆕 { $milestone }
discord-milestone-old = 🏅 { $milestone }
discord-milestone-share = Partager un exploit
discord-milestone-shared = 🏅 **{ $player }** · { $milestone }
discord-best = record { $best }
discord-fastest = le plus rapide : { $time }
discord-wrong = { percent } d’erreurs
discord-stats-heading = **{ $player }** · { $game }
discord-all-games = tous les jeux
discord-stats-none = Aucune partie comptée pour l’instant. L’entraînement ne compte pas.
discord-stats-played = Parties : { $games } (gagnées { $won }, nulles { $drawn }, perdues { $lost })
discord-stats-game = - { $game } · **{ $rating }**
discord-stats-rating = Cote : { $rating }, meilleure { $best }
discord-stats-rating-new = Cote : { $rating }
discord-stats-runs = Victoires d’affilée : { $run } en ce moment, record { $longest }
discord-stats-best = Meilleure partie : { $best }
discord-stats-claims = Réactions justes : { $right }, erreurs : { percent }
discord-stats-fastest = Réaction juste la plus rapide : { $time }

## Paramètres
discord-settings-heading = **Réglages de ce serveur**
    -# Chaque choix s’applique aussitôt.
discord-settings-play = Jeu
discord-settings-channels = Salons
discord-settings-puzzle = Énigme
discord-settings-roles = Rôles
discord-settings-privacy = Vie privée et équité
discord-settings-language = Langue des jeux
discord-settings-pace = Temps, sauf choix contraire de l’hôte
discord-settings-stopping = Qui peut arrêter une partie, à part les modérateurs
discord-stopping-host = L’hôte au début, puis tous les joueurs ensemble
discord-stopping-players = Tous les joueurs ensemble
discord-stopping-nobody = Personne
discord-settings-start = Où commencer une partie, fils compris
discord-settings-everywhere = Partout
discord-settings-matches = Parties ouvertes dans un salon
discord-settings-at-most = { $matches ->
    [0] Sans limite
   *[other] { $matches } au plus
}
discord-settings-threads = Un fil pour chaque partie, sauf choix contraire de l’hôte
discord-settings-notices = Prévenir les joueurs dans le salon quand on les attend ou les invite
discord-settings-role = Rôle à mentionner quand une nouvelle table cherche des joueurs, au plus une fois toutes les dix minutes
discord-settings-no-role = Aucun rôle
discord-settings-role-deleted = ⚠️ Le rôle choisi a été supprimé. Choisis-en un autre, ou aucun.
discord-settings-role-restricted = Seules les tables de membres qui ont la permission *Mentionner tous les rôles* mentionnent ce rôle. Pour changer cela, permets à tout le monde de le mentionner.
discord-settings-role-not-allowed = ⚠️ Je ne peux pas mentionner ce rôle. Permets à tout le monde de le mentionner, ou donne-moi la permission *Mentionner tous les rôles*.
discord-settings-role-everyone = Je ne mentionne jamais tout le monde. Choisis un autre rôle.
discord-settings-season = Où montrer le podium à la fin de chaque saison, en janvier, avril, juillet et octobre
discord-settings-no-channel = Nulle part
discord-settings-puzzle-channel = Où je publie l’énigme du jour, chaque jour à la même heure
discord-settings-puzzle-time = Quand je publie l’énigme du jour
discord-settings-no-time = Pas encore d’heure
discord-settings-puzzle-role = Rôle à mentionner avec l’énigme du jour
discord-settings-puzzle-next = Prochaine énigme : { $at }
discord-settings-puzzle-off = Choisis un salon et une heure, et je publierai l’énigme chaque jour.
discord-settings-puzzle-lost = ⚠️ Je ne publie plus l’énigme du jour dans { $channel } : le salon n’existe plus, ou je ne peux pas y écrire. Choisis un salon sur la page *{ discord-settings-puzzle }*.
discord-settings-winner-role = Rôle pour qui a gagné le dernier tournoi
discord-settings-season-role = Rôle pour les premières places de chaque jeu de la dernière saison
discord-settings-roles-explained = La meilleure personne reçoit le rôle, jamais un ordinateur. Je le retire quand quelqu’un d’autre gagne.
discord-award-unknown = Discord ne répond pas pour le moment, je n’ai donc pas pu vérifier le rôle. Choisis-le à nouveau.
discord-award-managed = ⚠️ Discord ou une autre application gère ce rôle, je ne peux donc pas le donner. Choisis-en un autre.
discord-award-powerful = ⚠️ Ce rôle a des permissions que tout le monde n’a pas. Choisis-en un sans permissions, car chacun peut le gagner.
discord-award-too-low = ⚠️ Ce rôle est au-dessus du mien, je ne peux donc pas le donner. Monte mon rôle dans la liste des rôles du serveur.
discord-award-not-allowed = ⚠️ Il me faut la permission « { permission-manage-roles } » pour donner ce rôle.
discord-settings-other-server = Ce salon n’est pas dans ce serveur, ou je ne le vois pas. Choisis-en un autre.
discord-button-change = Changer
discord-settings-avatars = Montrer les avatars des joueurs sur les images
discord-settings-barred = Membres qui ne peuvent pas jouer sur ce serveur. Ils peuvent finir les parties commencées.
discord-settings-nobody = Personne
discord-acts-heading = **Ce que les gestionnaires et les modérateurs ont fait ces 90 derniers jours**
discord-acts-none = Personne n’a changé de réglage ni arrêté la partie d’autres joueurs ces 90 derniers jours.
discord-act-setting = { $when }, { $who } : { $detail }
discord-act-stop = { $when } : { $who } a arrêté la partie { $detail }
discord-settings-keep = Combien de temps garder les tables annulées
discord-settings-days = { $days ->
    [0] pour toujours
    [one] { $days } jour
   *[other] { $days } jours
}
discord-on = Oui
discord-off = Non
