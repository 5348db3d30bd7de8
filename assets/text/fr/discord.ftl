# Les commandes, les salons d’attente, les résultats et tout ce qui est propre à Discord. Les noms d’options sont un seul mot en minuscules.

## Les commandes, 100 caractères au plus
command-rules = Lire les règles de ce jeu
command-scores = Les scores de ce jeu dans ce salon
command-leaderboard = Qui joue le mieux
command-stats = Ce que quelqu’un a joué et gagné
command-game = La partie de ce salon
command-board = Ramener la partie tout en bas du salon
command-resign = Abandonner la partie jouée ici
command-replay = Revoir la dernière partie finie de ce salon en animation
command-stop = Arrêter la partie sans vainqueur (hôte et modération)
command-settings = Le fonctionnement des jeux sur ce serveur
command-help = À quoi on peut jouer, et comment commencer

param-computers = Combien d’ordinateurs s’installent tout de suite
param-computers-name = ordinateurs
param-level = La force de ces ordinateurs
param-level-name = niveau
param-pace = Le temps dont on dispose pour jouer
param-pace-name = rythme
param-thread = Si la partie a son propre fil
param-thread-name = fil
param-game = Quel jeu
param-game-name = jeu
param-where = Sur ce serveur, ou partout
param-where-name = où
param-player = Qui ; toi, si personne n’est nommé
param-player-name = joueur
param-language = La langue des messages des jeux
param-language-name = langue
param-matches = Combien de parties peuvent être ouvertes dans un salon (0 : sans limite)
param-matches-name = parties
param-threads = Si les parties ont leur propre fil quand l’hôte ne dit rien
param-threads-name = fils

discord-level-easy = facile
discord-level-normal = normal
discord-level-hard = difficile
discord-pace-live = en direct (1 minute)
discord-pace-relaxed = tranquille (10 minutes)
discord-pace-slow = lent (1 jour)
discord-where-server = ce serveur
discord-where-everywhere = partout
discord-language-en = anglais
discord-language-fr = français
discord-language-auto = celle du serveur
discord-yes = oui
discord-no = non

## Le salon d’attente
discord-computer = Ordinateur { $number }
discord-computer-level = { $computer } ({ $level })
discord-option = { $option } : { $value }
discord-lobby-pace = temps pour jouer : { $pace }
discord-lobby-seats = À la table ({ $count } ; on joue à { $seats }) :
discord-lobby-picture = Une table de { $game }. Places prises : { $taken }, dont par l’ordinateur : { $computers }. Places libres : { $free }.
discord-lobby-host = hôte
discord-lobby-is-youngest = la plus jeune personne
discord-lobby-youngest = La plus jeune personne commence : si c’est toi, appuie sur « C’est moi ». Sinon, le hasard décide.
discord-lobby-closes = -# Partie { $match }. La table ferme { $when } si personne ne commence.
discord-lobby-number = -# Partie { $match }.
discord-lobby-cancelled = Cette table de { $game } a été fermée.
discord-add-computer = Ajouter un ordinateur : { $level }
discord-select-computer = Ajouter un ordinateur…
discord-button-join = Rejoindre
discord-button-leave = Quitter
discord-button-youngest = C’est moi, le plus jeune
discord-button-rules = Règles
discord-button-start = Commencer
discord-button-remove = Retirer un ordinateur
discord-button-cancel = Fermer la table
discord-button-rematch = Revanche
discord-button-take-up = Reprendre
discord-button-describe = Décrire
discord-button-replay = Revoir la partie
discord-button-back = ◀ Retour
discord-button-on = Suite ▶

## La table
discord-away = absence, un ordinateur joue
discord-gave-up = abandon
discord-deadline = ⏳ Fin du temps { $when }.
discord-archiving = 💤 Il n’y a personne, la partie attend donc. Elle sera archivée { $when }.
discord-archived = 💤 Archivée : personne n’a joué ici depuis un jour. Chacun de ses joueurs peut reprendre la partie, ici ou avec /game board.
discord-commitment = -# Hasard scellé : SHA-256 { $hash }
discord-gestures-forbidden = ⚠️ Je ne peux pas ajouter de réactions ici : il me faut les permissions « Ajouter des réactions » et « Voir les anciens messages ». Les boutons ci-dessous font la même chose, tout comme l’émoji ajouté à la main.
discord-gestures-taken-off = ⚠️ Mes réactions ont été retirées de ce message. Les boutons ci-dessous font la même chose, tout comme l’émoji ajouté à la main.
discord-moved = Cette partie de { $game } continue ici : { $address }
discord-moved-away = Cette partie de { $game } continue dans un message plus récent.

discord-words-news = **Ce qui vient de se passer :**

## Le résultat
discord-verdict-won = { $player } gagne !
discord-verdict-shared = { $players } partagent la victoire !
discord-verdict-draw = Égalité !
discord-verdict-none = Personne ne gagne.
discord-why-resign = Les autres ont abandonné.
discord-why-turn-limit = Le dernier tour a été joué.
discord-list = { $label } : { $values }
discord-list-totals = Totaux
discord-list-cards = Cartes
discord-list-longest = Le plus long
discord-ratings = Classement : { $list }
discord-seed = -# Graine { $seed }
    -# Le SHA-256 de ses 32 octets est { $hash }, comme annoncé dès le début : rien n’a été changé en route.

## Les refus
discord-broken = Quelque chose n’a pas marché, et tu n’y es pour rien. Rien n’est perdu. Réessaie dans un instant.
discord-slow = Cela prend plus de temps que prévu. Regarde la table dans un instant, et réessaie si rien n’a changé.
discord-unknown-button = Ce bouton n’est pas à moi, ou vient d’une version plus ancienne. Rien n’a été changé.
discord-unknown-command = Je ne connais plus cette commande. Recharge Discord, puis réessaie.
discord-unknown-game = Ce jeu n’existe pas.
discord-no-page = Cette page n’existe pas.
discord-only-in-servers = Cela ne marche que sur un serveur.
discord-only-managers = Seules les personnes qui peuvent gérer ce serveur voient et changent ses réglages.
discord-lacks-permission = Il me manque la permission « { $permission } » dans { $channel }. Les personnes qui gèrent ce serveur peuvent me la donner.
discord-thread-announced = { $player } ouvre une table de { $game }. Elle est dans le fil ci-dessous.
discord-thread-failed = Je n’ai pas pu ouvrir de fil ici, donc aucune table n’a été ouverte. Réessaie sans fil, ou dans un autre salon.
discord-resigned = Tu as abandonné.
discord-stopped = La partie est arrêtée.
discord-replay = 🎬 **{ $game }** · { $players }
    -# Chaque étape est dans l’enregistrement ci-dessous, que tout le monde peut vérifier.
discord-replay-alt = La partie de sa première à sa dernière étape, en animation. L’enregistrement joint contient les mêmes étapes par écrit.
discord-replay-none = Aucune partie ne s’est encore terminée dans ce salon.
discord-replay-busy = Beaucoup de parties sont revues en ce moment. Il faut réessayer dans un instant.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-create-public-threads = Créer des fils publics

## À lire
discord-rules-heading = **{ $game }** · règles { $page }/{ $pages }
discord-help-intro = **Des jeux de plateau et de cartes, à jouer ici même.** Commences-en un, laisse d’autres personnes rejoindre la table ou ajoute des ordinateurs, et appuie sur les boutons.
discord-help-game = - `{ $command }` **{ $game }**, { $seats } joueurs : { $pitch }
discord-help-more =
    Chaque jeu a aussi `rules` (les règles) et `scores`, à côté de `start`.
    `/game board` ramène la partie de ce salon en bas, `/game resign` abandonne, `/game stop` l’arrête, `/game replay` remontre la dernière.
    `/leaderboard` et `/stats` montrent qui joue comment. `/settings` est pour les personnes qui gèrent le serveur.
    {"**"}Décrire**, sous chaque table, dit en mots tout ce que montre l’image, à toi seulement.
    Qui laisse passer son temps deux fois de suite est remplacé par un ordinateur, jusqu’à son prochain appui.

## Scores et classements
discord-scores-heading = **{ $game }** · scores dans ce salon
discord-scores-none = Aucune partie n’a encore été jouée ici.
discord-scores-running = Partie { $match }, commencée { $when } :
discord-scores-ended = Partie { $match }, terminée { $when } :
discord-scores-round = -# Manche { $round } : { $points }
discord-leaderboard-heading = **{ $game }** · classement, { $where }
discord-leaderboard-none = Personne n’est encore sur cette liste : il suffit de finir une partie pour être en tête.
discord-leaderboard-line = { $place } { $player } · **{ $rating }** · { $wins } gagnées sur { $games }
discord-leaderboard-trend = -# ↑ ↓ : évolution du niveau, partout, sur les { $matches } dernières parties classées
discord-unrated = pas encore classé
discord-best = meilleur { $best }
discord-fastest = record { $ms } ms
discord-wrong = { $percent } % d’erreurs
discord-stats-heading = **{ $player }** · { $game }
discord-all-games = tous les jeux
discord-stats-none = Aucune partie terminée pour l’instant.
discord-stats-played = Parties : { $games }, gagnées : { $wins }
discord-stats-game = - { $letter } { $game } · **{ $rating }** · { $wins } gagnées sur { $games }
discord-stats-rating = Niveau : { $rating }, au mieux { $best }
discord-stats-runs = Victoires d’affilée : { $run } en ce moment, { $longest } au plus
discord-stats-best = Meilleure partie : { $best }
discord-stats-claims = Annonces justes : { $right }, erreurs : { $percent } %
discord-stats-fastest = Annonce juste la plus rapide : { $ms } ms

## Les mêmes en diagrammes, pour qui ne les voit pas
discord-chart-leaderboard = { $game }, { $where } : rang, nom, niveau, parties gagnées, tendance
discord-chart-wins = { $wins } gagnées sur { $games }
discord-chart-up = en hausse de { $by }
discord-chart-down = en baisse de { $by }
discord-chart-level = stable
discord-chart-stats = { $player }, { $game }
discord-chart-game = { $letter } : { $game }, { $wins } gagnées sur { $games }
discord-chart-ratings = { $matches ->
    [one] Niveau après une partie classée : { $last }
   *[other] Niveau sur les { $matches } dernières parties classées : de { $first } à { $last }, entre { $low } et { $high }
}
discord-chart-places = Rangs des dernières parties, la plus récente à la fin : { $places }
discord-chart-claims = { $claims ->
    [one] Temps de réaction d’une annonce juste :
   *[other] Temps de réaction des { $claims } dernières annonces justes, la moitié en { $median } ms au plus :
} { $bars }
discord-chart-bar = de { $from } à { $to } ms : { $count }
discord-chart-open-bar = { $from } ms ou plus : { $count }

## Réglages
discord-settings-heading = **Réglages de ce serveur**
discord-settings-language = Langue des messages des jeux : { $language }
discord-settings-matches = { $matches ->
    [0] Parties ouvertes dans un salon : sans limite
   *[other] Parties ouvertes dans un salon : { $matches } au plus
}
discord-settings-pace = Temps pour jouer si l’hôte ne dit rien : { $pace }
discord-settings-threads = Un fil pour chaque partie si l’hôte ne dit rien : { $threads }
discord-flags-heading = **Pour information :** personne n’est puni pour cela, mais autant le savoir.
discord-flag-fast = { $player } : plusieurs annonces justes de suite, plus rapides que la plupart des gens ({ $when })
discord-flag-even = { $player } : beaucoup d’annonces justes de suite, presque au même délai ({ $when })
