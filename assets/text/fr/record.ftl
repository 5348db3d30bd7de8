# La partie enregistrée : simulate, verify, replay, et tout ce qui peut y être faux.

record-valid = valide : { $game }, { $seats } places, { $steps ->
    [one] une étape
   *[other] { $steps } étapes
}
record-broken-step = faux : étape { $index } (la première est 0) : { $why }
    { $step }
record-broken = faux : { $why }
record-unreadable = illisible : { $why }
record-no-json = Ce n’est pas du JSON.
record-no-record = Ce n’est pas une partie enregistrée : il faut un objet JSON.
record-no-format = Ce n’est pas une partie au format « { $format } ».
record-too-long = Le fichier est trop long pour une partie enregistrée.
file-unreadable = Impossible de lire { $file } : { $error }
file-unwritable = Impossible d’écrire { $file } : { $error }

simulate-done = { $matches ->
    [one] Une partie écrite dans { $out }
   *[other] { $matches } parties écrites dans { $out }
}
simulate-game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $known }.
simulate-matches = Le nombre de parties doit aller de 1 à { $most }.
simulate-option = « { $option } » n’est pas une option : écrire nom=valeur.
simulate-stuck = Une partie est arrivée à un état où aucun ordinateur ne peut jouer. C’est une erreur du jeu.
replay-done = La table après l’étape { $step } est dans { $png }
replay-animated = Toute la partie de { $steps ->
        [one] une étape
       *[other] { $steps } étapes
    } est dans { $out } ({ $kib } Kio).
replay-step = Il n’y a pas d’étape { $step } : la partie en a { $most }.
replay-hidden = Impossible de dessiner la table : l’étape { $step } cache l’ordre des cartes, ou nomme une image qui n’a pas de carte.
replay-undrawable = Impossible de dessiner la table : { $error }

## Toute partie

fault-key = La clé « { $key } » manque ou sa valeur est fausse.
fault-game = Ce jeu n’existe pas.
fault-seats = Il faut { $seats } places pour ce jeu.
fault-commitment = L’engagement doit avoir 64 chiffres hexadécimaux minuscules.
fault-seed = La graine doit avoir 64 chiffres hexadécimaux minuscules.
fault-seed-missing = La partie est finie : sa graine doit être donnée.
fault-seed-early = La partie est en cours : sa graine ne doit pas être donnée.
fault-seed-commitment = La graine n’est pas celle que l’engagement a promise.
fault-too-many-steps = Une partie a au plus { $most } étapes.
fault-step-object = Une étape doit être un objet JSON.
fault-do = La clé « do » doit dire ce qui a été fait.
fault-unknown-do = Rien ne s’appelle « { $do } » dans ce jeu.
fault-by = La clé « by » doit nommer la place qui a agi, ou être nulle si personne n’a agi.
fault-by-seat = C’est à { $seat } d’agir ici.
fault-by-nobody = Personne ne fait cela : « by » doit être nul.
fault-expected = Autre chose doit venir ici : { $expected }.
fault-after-end = La partie était finie avant cette étape.
fault-at-decreases = Le temps « at » recule.
fault-bookkeeping-due = Le décompte de l’étape précédente doit venir d’abord.
fault-resigned-twice = Cette place avait déjà abandonné.
fault-outcome = Dans le résultat, « { $key } » doit être { $expected }.
fault-outcome-early = La partie n’est pas finie : son résultat doit être nul.
fault-outcome-null = La partie est finie : son résultat doit être donné.

## Sssnake

fault-sssnake-first = C’est la place suivante qui commence cette manche.
fault-sssnake-die = Le dé indique 1, 2 ou 3.
fault-sssnake-draw = On tire autant de cartes que le dé indique, ou toutes celles qui restent.
fault-sssnake-card = Une carte est S, C, X ou D.
fault-sssnake-pile = La pioche n’a plus de carte de cette sorte.
fault-sssnake-hand = Cette carte n’est pas en main.
fault-sssnake-on = Cette carte doit aller sur le serpent de { $seat }.
fault-sssnake-end = Une extrémité est « neck » ou « tail ».
fault-sssnake-way = Une direction est « ahead », « left » ou « right ».
fault-sssnake-place = La carte ne peut pas être là : le corps doit continuer, et on doit pouvoir encore relier tête et queue.
fault-sssnake-must-place = La carte peut être posée, donc elle doit l’être.
fault-sssnake-to = On donne les cartes au voisin de gauche, et elles reviennent à qui les a données.
fault-sssnake-missing = Il manque d’autres nombres de cartes aux serpents.
fault-sssnake-totals = Les sommes sont fausses : chaque place perd ce qui manque à son serpent.

## Snap et Frappe l’éléphant

fault-claims-pictures = Un paquet a treize images, dont l’éléphant et la souris.
fault-claims-cards = Ce ne sont pas les cartes qui ont été brassées.
fault-claims-pack-sizes = On donne les cartes une à la fois : les paquets ont d’autres tailles.
fault-claims-told = La partie est en cours : l’ordre des cartes ne doit pas être dit.
fault-claims-hidden = La partie est finie : l’ordre des cartes doit être dit.
fault-claims-reform = Le nouveau paquet doit avoir les cartes de la pile.
fault-claims-reform-early = On ne forme un nouveau paquet que s’il est vide, juste avant le tour ou l’appel faux qui le demande.
fault-claims-top = Ce n’est pas la première carte du paquet.
fault-claims-floor = Le geste est venu trop tôt pour cette image.
fault-claims-before = Seul un geste juste est jugé par l’image précédente.
fault-claims-took = { $cards ->
    [one] C’est une carte.
   *[other] Ce sont { $cards } cartes.
}
fault-snap-no-card = Une place sans cartes ne peut pas appeler.
fault-snap-nothing-twice = Cette image ne montre rien deux fois, ou elle est décidée.
fault-snap-something-twice = Quelque chose est montré deux fois : l’appel était juste.
fault-snap-picture = C’est une autre image qu’il faut prendre.
fault-slap-out = Cette place est hors jeu.
fault-slap-asked = L’image demande ce geste : il était juste.
fault-slap-not-asked = Cette image ne demande pas ce geste, ou elle est décidée.
fault-slap-no-pile = Il n’y a pas de pile : le geste est ignoré.

## Hisss

fault-hisss-card = Cette carte n’existe pas.
fault-hisss-deck = Le paquet n’a plus de carte de cette sorte.
fault-hisss-fits = La carte correspond quelque part : elle doit y être placée.
fault-hisss-places = « places » a aucune, une ou deux entrées avec « snake », « end » et « touch ».
fault-hisss-snake = Il n’y a pas de serpent de ce numéro sur la table.
fault-hisss-touch = La carte ne correspond pas à cette extrémité avec cette couleur.
fault-hisss-same = Une carte associe deux serpents différents.
fault-hisss-two-heads = Un serpent a au plus une tête et une queue.
fault-hisss-claim = C’est un autre serpent qu’il faut prendre.

## Ssserpent

fault-ssserpent-cell = Une case va de A1 à I9.
fault-ssserpent-colour = Ce n’est pas la couleur attendue.
fault-ssserpent-apple = Une pomme ne peut pas être placée là.
fault-ssserpent-head = Une tête ne peut pas être placée là.
fault-ssserpent-length = Le chemin n’a pas le nombre de pas que demande la longueur du serpent.
fault-ssserpent-step = La tête ne peut pas aller en { $cell }.
fault-ssserpent-after-head = Le chemin doit finir là où il prend la tête.
