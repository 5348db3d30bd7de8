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
tournament-call = { $players } : ronde { $round }, table { $table }.
tournament-call-here = Impossible d’ouvrir un fil, la partie se joue donc ici.
tournament-call-arrive = Pour commencer, il faut appuyer sur **Je suis là** dans le message suivant.
tournament-counts-swiss = Une victoire vaut 1 point, une nulle ½.
tournament-counts-round-robin = Une victoire vaut 1 point, une nulle ½.
tournament-counts-knockout = Qui gagne continue. Une nulle est rejouée une fois.
tournament-counts-duplicate = Toutes les tables jouent avec les mêmes cartes et les mêmes dés. Ton résultat est comparé à ceux de la même place.
tournament-waits = { $host } : cette donne attend des fils privés, que Discord refuse ici : { $why }. Donne-moi la permission **{ $permission }**, ou ferme d’anciens fils. Je continue d’essayer.
tournament-news-moved = La partie continue ici, car son fil a été supprimé.
tournament-button-arrive = Je suis là
tournament-not-here = pas encore là
tournament-lobby = Ta table du tournoi. La partie commence dès que tout le monde est là.
tournament-lobby-closes = Toute personne absente à ce moment-là perd cette partie : { $when }
tournament-lobby-closes-duplicate = Un ordinateur joue pour toute personne absente à ce moment-là : { $when }

## Le classement
# { $title } est le titre du tournoi, { $winners } une liste de noms.
tournament-goes-on = Le tournoi continue dans { $channel }.
tournament-standings = **{ $title }** · après la ronde { $round }
tournament-standings-deal = **{ $title }** · après la donne { $round }
tournament-ended = **{ $title }** · { $winners }
tournament-won = Terminé : { $winners }.
tournament-winners = victoire pour { $winners }
# Les mots de l’image, aussi courts que possible.
tournament-chart-points = points
tournament-chart-tie-break = départage

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
