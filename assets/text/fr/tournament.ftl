# Tournois et duplicates.

tournament-format-swiss = Système suisse : tout le monde joue chaque ronde, gagnants contre gagnants
tournament-format-round-robin = Toutes rondes : chacun joue contre tous les autres
tournament-format-knockout = Élimination directe : une défaite, et c’est fini

# { $game } est le titre d’un jeu.
tournament-title-swiss = 🏆 { $game } : tournoi au système suisse
tournament-title-round-robin = 🏆 { $game } : tournoi toutes rondes
tournament-title-knockout = 🏆 { $game } : tournoi à élimination directe
tournament-title-duplicate = 🏆 { $game } : duplicate
# Tells tournaments with the same title apart.
tournament-numbered = { $title } · nᵒ { $number }

## Les inscriptions
tournament-opened = Les inscriptions sont ouvertes. Le message est dans ce salon.
tournament-shown = Le message du tournoi est maintenant le plus récent du salon.
tournament-choose = Quel tournoi ?
tournament-none-here = Aucun tournoi n’est ouvert dans ce salon.
tournament-about-swiss = Tout le monde joue chaque ronde, contre quelqu’un qui a à peu près autant de points. Deux joueurs par table.
tournament-about-round-robin = Chacun joue une fois contre tous les autres. Deux joueurs par table.
tournament-about-knockout = Une défaite, et c’est fini. Deux joueurs par table.
tournament-about-duplicate = Toutes les tables ont les mêmes cartes et les mêmes dés. Compare ton résultat à ceux des joueurs assis à la même place. Aucune partie n’est classée.
tournament-begins-by-host = Inscris-toi ci-dessous. C’est { $host } qui lance le tournoi.
tournament-begins-at = Inscris-toi ci-dessous. Début : { $when }
tournament-rounds = { $count ->
    [one] Une ronde
   *[other] { $count } rondes
}
tournament-deals = { $count ->
    [one] Une donne
   *[other] { $count } donnes
} à { $tables } tables
tournament-entrants = { $count ->
    [0] Personne n’est encore inscrit.
    [one] **Un joueur :**
   *[other] **{ $count } joueurs :**
}
# The description of the sign-up's picture.
tournament-picture = Inscriptions. { $title }, { $count ->
    [0] personne n’est encore inscrit
    [one] un joueur
   *[other] { $count } joueurs
}.
tournament-button-withdraw = Se retirer
tournament-confirm-stop = Veux-tu vraiment annuler ce tournoi pour tout le monde ? Les parties commencées continuent, mais elles ne comptent pas pour le tournoi.
tournament-cancelled = Le tournoi a été annulé.

## Les rondes
tournament-round = **Ronde { $round } sur { $of }**
tournament-deal = **Donne { $round } sur { $of }**
# Les joueurs sont des noms séparés par des tirets.
tournament-line-bye = { $table }\. { $players } : pas d’adversaire, victoire d’office
tournament-line-running = { $table }\. { $players } · { $thread }
tournament-line-thread = { $table }\. { $thread }
tournament-line-result = { $table }\. { $players } · **{ $result }**
tournament-line-ended = { $table }\. { $players } · terminée
# Le nom d’un fil : une ronde et une table.
tournament-thread = R{ $round } T{ $table }
# The first message in a table's thread, above the match's own message.
tournament-call = { $players } : { $round }, table { $table }.
tournament-call-here = Impossible d’ouvrir un fil, la partie se joue donc ici.
tournament-call-arrive = Pour commencer, il faut appuyer sur **Je suis là** dans le message suivant.
tournament-counts-swiss = Une victoire vaut 1 point, une nulle ½.
tournament-counts-round-robin = Une victoire vaut 1 point, une nulle ½.
tournament-counts-knockout = Qui gagne continue. Une nulle est rejouée une fois.
tournament-counts-final = Qui gagne remporte le tournoi. Une nulle est rejouée une fois.
tournament-counts-third = En cas de nulle, la place est partagée.
tournament-counts-replay = Après une nouvelle nulle, la meilleure tête de série continue.
tournament-counts-duplicate = Toutes les tables jouent avec les mêmes cartes et les mêmes dés. Ton résultat est comparé à ceux de la même place.
tournament-waits = { $host } : cette donne attend des fils privés, que Discord refuse ici : { $why }. Donne-moi la permission **{ $permission }**, ou ferme d’anciens fils. Je continue d’essayer.
tournament-news-moved = La partie continue ici, car son fil a été supprimé.
tournament-button-arrive = Je suis là
tournament-not-here = pas encore là
tournament-lobby = Ta table du tournoi. La partie commence dès que tout le monde est là.
tournament-lobby-closes = Toute personne absente à ce moment-là perd cette partie : { $when }
tournament-lobby-closes-duplicate = Un ordinateur joue pour toute personne absente à ce moment-là : { $when }
tournament-not-came = Pas là à temps, donc partie perdue : { $players }

## Le classement
# { $title } est le titre du tournoi, { $winners } une liste de noms.
tournament-goes-on = Plus sur le tournoi : { $channel }
tournament-standings = **{ $title }** · après la ronde { $round }
tournament-standings-deal = **{ $title }** · après la donne { $round }
tournament-ended = **{ $title }** · { $winners }
tournament-won = Terminé : { $winners }.
tournament-winners = victoire pour { $winners }
# Les mots de l’image, aussi courts que possible.
tournament-chart-points = points
tournament-chart-tie-break = départage
tournament-chart-rounds-won = rondes gagnées

## Le tableau, le déroulement et la fin d’un tournoi
tournament-round-name = Ronde { $round }
tournament-deal-name = Donne { $round }
tournament-bracket-round = { $places ->
    [2] Finale
    [4] Demi-finale
    [8] Quart de finale
    [16] Huitième de finale
   *[other] Tour à { $places }
}
tournament-replay = { $round }, rejouée
tournament-byes = { $count ->
    [one] La première tête de série n’a pas d’adversaire au premier tour. L’ordre suit les cotes d’ici ; sans cote, il est tiré au sort.
   *[other] Les { $count } premières têtes de série n’ont pas d’adversaire au premier tour. L’ordre suit les cotes d’ici ; sans cote, il est tiré au sort.
}
tournament-third-place = Petite finale
tournament-chart-bye = tour libre
tournament-button-bracket = Tableau
tournament-select-part = Une autre partie du tableau
tournament-select-round = Voir une ronde
tournament-tie-break-swiss = À points égaux, le Buchholz décide : les points de tous les adversaires. { $examples }
tournament-tie-break-round-robin = À points égaux, le Sonneborn-Berger décide : les points des adversaires battus, et la moitié après une nulle. { $examples }
tournament-shared = ex æquo
tournament-winners-shared = victoire partagée : { $winners }
tournament-best-human = Meilleur humain : { $player }, place { $place } avec les ordinateurs
tournament-closest = Partie la plus serrée : { $players }, écart { $margin }
tournament-longest = Partie la plus longue : { $players }, { $time }
tournament-sheet = Chaque ligne est un siège, avec ses résultats à toutes les tables. Sur fond jaune : les points de match, 1 par résultat moins bon et ½ par résultat égal.
tournament-button-next = Prochain tournoi
tournament-next-open = La prochaine inscription est déjà ouverte dans ce salon.
tournament-shared-result = 🏅 **{ $player }** · { $title } : place { $place } sur { $of }
tournament-shared-already = Tu as déjà partagé ce résultat.

## L’événement dans le calendrier du serveur
tournament-event = Inscription dans { $channel }.

## Pourquoi quelque chose est impossible
tournament-in-thread = Lance ton tournoi dans un salon, pas dans un fil : ses tables auront leurs propres fils.
tournament-too-many = Ce serveur a déjà { $most } tournois ouverts. Termines-en un d’abord.
tournament-yours-open = Tu as déjà des inscriptions ouvertes ici. Lance ou annule d’abord ce tournoi.
tournament-unknown = Ce tournoi n’existe plus.
tournament-unreadable = Ce tournoi ne peut pas continuer, car ses données sont endommagées. L’hôte ou un modérateur peut l’annuler.
tournament-joined-already = Tu participes déjà à ce tournoi.
tournament-not-joined = Tu ne participes pas à ce tournoi.
tournament-too-late = Le tournoi a commencé, on ne peut plus s’y inscrire.
tournament-joined-late = Tu joues à partir de la ronde { $round }.
tournament-withdrew = Tu ne participes plus. Une partie commencée compte encore.
tournament-begun = Le tournoi a déjà commencé.
tournament-over = Ce tournoi est terminé.
tournament-only-host = Seul l’hôte peut faire cela.
tournament-full = Les { $most } places sont prises.
tournament-too-few = Un tournoi demande au moins deux joueurs, dont au moins une personne. Un duplicate demande deux personnes.
tournament-table-fixed = C’est le tournoi qui a formé cette table, on ne peut rien y changer ici. Tu peux te retirer dans le message du tournoi.
tournament-no-pause = Une partie de tournoi ne peut pas être mise en pause : d’autres attendent son résultat.
tournament-no-stop = Une partie de tournoi ne peut pas être arrêtée par une seule personne. Tu peux abandonner.
tournament-table-stranger = Cette table est celle d’autres joueurs du tournoi.
tournament-no-deals = Dans ce jeu, on ne peut pas rejouer la même donne.
tournament-sealed = D’autres tables jouent encore cette donne. Ses cartes et ses dés seront montrés quand la dernière aura fini.

## Planning and the host’s page
tournament-titled = 🏆 { $title } · { $game }
tournament-limit = { $count } places au plus
tournament-reminder = ⏰ **{ $title }** commence bientôt : { $when }
tournament-when-unclear = Je ne trouve pas ce moment dans les { $days } prochains jours. Écris par exemple : 20:00, samedi 20:00 ou 5 décembre 20:00.
tournament-when-zone = Ajoute ton fuseau horaire, par exemple : { $typed } Europe/Paris.
tournament-when-gap = Cette heure n’existe pas, car on change d’heure à ce moment-là. Choisis-en une autre.
# Words that users type for a day.
tournament-near-day = { $days ->
    [0] aujourd’hui aujourd'hui
    [1] demain
   *[other] { "" }
}
tournament-limit-range = La limite est un nombre de { $least } à { $most }.
tournament-limit-below = Il y a déjà { $count } inscriptions : la limite ne peut pas être plus basse.
tournament-text-long = C’est trop long : { $most } caractères au plus.
tournament-text-mentions = Retire les mentions : ici, on ne peut appeler personne.
tournament-button-organise = Organiser
tournament-organise = Toi seul vois cette page. Je préviens les personnes concernées de ce que tu changes.
tournament-organised = ✅ C’est fait.
tournament-organise-players = Retirer, remplacer…
tournament-player-withdrew = { $player } · retrait
tournament-organise-results = Corriger un résultat
tournament-organise-tables = Donner du temps à une table
tournament-button-title = Titre
tournament-button-description = Description
tournament-button-limit = Limite
tournament-button-begin = Début
tournament-button-end-round = Finir la ronde
tournament-button-remove = Exclure
tournament-button-replace = Chercher un remplaçant
tournament-button-host = Nommer hôte
tournament-button-time = Donner du temps
tournament-button-substitute = Remplacer
tournament-ask-player = Que faire avec { $player } ? **Exclure** vaut dès la prochaine ronde, et les résultats restent. Avec **Chercher un remplaçant**, quelqu’un d’autre peut ensuite prendre sa place et ses points, tout de suite si la partie n’a pas commencé.
tournament-ask-player-early = Que faire avec { $player } ? **Exclure** retire ce nom de la liste.
tournament-ask-time = Donner encore une fois tout le temps d’arriver à { $players } ?
tournament-ask-end = Finir cette ronde maintenant ? Qui n’est pas encore là perd. Les parties commencées continuent, mais comptent comme nulles. À élimination directe, les nulles sont rejouées une fois.
tournament-ask-result = { $result }. Quel est le bon résultat ? Le classement change. Les cotes et les enregistrements restent.
tournament-ask-result-later = { $result }. Quel est le bon résultat ? Le classement change. Les appariements des rondes suivantes, les cotes et les enregistrements restent.
tournament-ask-result-knockout = { $result }. Quel est le bon résultat ? Qui continue alors prend la place dans la partie suivante, tant qu’elle n’a pas commencé. Les cotes et les enregistrements restent.
tournament-form-title = Le titre
tournament-form-description = Ce que tout le monde doit savoir
tournament-form-limit = Nombre de places au plus
tournament-form-begin = Quand, par exemple samedi 20:00
tournament-form-reason = La raison, que tout le monde voit
tournament-told-begins = **{ $title }** commence à un autre moment : { $when }
tournament-told-removed = On t’a retiré de **{ $title }**.
tournament-told-wanted = On cherche quelqu’un pour remplacer { $player }. Appuie sur **Remplacer** dans le message du tournoi.
tournament-told-substitute = { $player } remplace, avec les points de cette place, et joue dès la prochaine ronde. Une partie commencée compte encore pour cette place.
tournament-told-seated = Maintenant à cette table : { $players }. Appuie sur **Je suis là** dans le message de la table.
tournament-told-time = Tu as plus de temps. Appuie sur **Je suis là** avant la fin : { $when }
tournament-told-end = { $round } : fin immédiate. Qui n’est pas encore là perd. Les parties commencées continuent, mais comptent comme nulles.
tournament-told-host = L’hôte de **{ $title }**, c’est maintenant toi.
tournament-corrected = ✏️ { $round } · { $players } : **{ $after }** au lieu de { $before } ({ $reason }).
tournament-not-waiting = Cette table n’attend personne.
tournament-not-substitute = Tu as déjà joué dans ce tournoi : tu ne peux pas y remplacer quelqu’un.
tournament-correct-knockout = La ronde suivante dépend de ce résultat et ne peut pas être appariée de nouveau, donc il reste.
