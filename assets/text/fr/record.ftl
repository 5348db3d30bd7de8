# La partie enregistrée : simulate, verify, replay, et tout ce qui peut y être faux.

record-valid = valide : { $game }, { $seats } places, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
record-valid-times = { $valid }. Non vérifié : combien de temps chaque carte est restée visible (`at` par rapport à `show_ms`)
record-valid-running = { $valid }. La partie n’est pas finie : le hasard ne peut pas encore être vérifié.
record-valid-former = { $valid }. Les données d’un joueur ont été supprimées : on ne peut pas vérifier que le secret donne cette graine.
record-broken-step = invalide : étape { $index } (la première est l’étape 0) : { $why }
    { $step }
record-broken = invalide : { $why }
record-unreadable = illisible : { $why }
record-empty = Le fichier est vide.
record-cut-off = Le fichier est tronqué : il en manque la fin.
record-no-json = Ce n’est pas un enregistrement : un enregistrement est un fichier JSON.
record-no-record = Ce n’est pas un enregistrement : il faut un objet JSON.
record-no-format = Cet enregistrement n’est pas au format « { $format } ».
record-older-rules = Cet enregistrement suit d’anciennes règles, qui ne sont plus prises en charge.
record-unknown-rules = Cet enregistrement suit des règles que cette version ne connaît pas.
record-too-long = Le fichier est trop long pour un enregistrement.
file-unreadable = Impossible de lire { $file } : { $error }
file-unwritable = Impossible d’écrire { $file } : { $error }

simulate-done = { $matches ->
    [one] Une partie écrite dans { $out }
   *[other] { $matches } parties écrites dans { $out }
}
simulate-game = Le jeu « { $game } » n’existe pas. Les jeux sont : { $known }.
simulate-matches = Le nombre de parties doit aller de 1 à { $most }.
simulate-option = « { $option } » n’est pas une option : écris nom=valeur.
simulate-stuck = Une partie est arrivée à un état où aucun ordinateur ne peut jouer. C’est un bug du jeu.
replay-done = La table après l’étape { $step } est dans { $png }
replay-animated = Toute la partie de { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    } est dans { $out } ({ $kib } Kio).
replay-step = Il n’y a pas d’étape { $step } : l’enregistrement en a { $most }.
replay-hidden = Impossible de dessiner la table : l’étape { $step } cache l’ordre des cartes, ou nomme une image inconnue.
replay-undrawable = Impossible de dessiner la table : { $error }

## Toute partie

fault-key = La clé « { $key } » manque ou sa valeur est fausse.
fault-game = Ce jeu n’existe pas.
fault-seats = Il faut { $seats } places pour ce jeu.
fault-commitment = L’empreinte doit avoir 64 chiffres hexadécimaux en minuscules.
fault-contributions = « contributions » doit avoir une entrée par place : un texte pour un joueur, null pour un ordinateur ou un profil supprimé.
fault-secret = Le secret doit avoir 64 chiffres hexadécimaux en minuscules.
fault-secret-missing = La partie est finie : le secret et la graine doivent être donnés.
fault-secret-early = La partie est en cours : le secret et la graine ne doivent pas être donnés.
fault-secret-commitment = L’empreinte n’est pas le SHA-256 du secret.
fault-seed = Le secret et les contributions donnent une autre graine : { $seed }.
fault-seed-form = La graine doit avoir 64 chiffres hexadécimaux en minuscules.
fault-deal = Le code de la donne ne vient pas de l’empreinte.
fault-deal-other = Le code est celui d’une donne de { $game } aux règles { $rules }. Cette partie a un autre jeu ou d’autres règles.
fault-deal-and-contributions = Une partie d’une donne n’a pas de « contributions » : le code de la donne les remplace.
fault-deal-seed = Dans une partie d’une donne, la graine doit être le secret.
fault-chance-first = D’après la graine, un autre joueur commence.
fault-chance-die = La graine donne un autre résultat du dé.
fault-chance-draw = La graine donne d’autres cartes.
fault-chance-shuffle = La graine donne un autre ordre des cartes.
fault-chance-placement = La graine donne une autre case ou une autre couleur.
fault-youngest = Le joueur qui s’est déclaré le plus jeune doit commencer.
fault-too-many-steps = Un enregistrement a au plus { $most } étapes.
fault-long-name = Le nom d’un joueur a au plus { $most } caractères.
fault-long-contribution = Une contribution a au plus { $most } caractères.
fault-long-step = Dans une étape et dans le résultat, un texte a au plus { $most } caractères et une liste au plus { $entries } entrées.
fault-step-object = Une étape doit être un objet JSON.
fault-do = La clé « do » doit nommer le genre de l’étape.
fault-unknown-do = Ce jeu n’a pas d’étape « { $do } ».
fault-by = La clé « by » doit nommer la place qui a agi, ou être null pour le hasard et le décompte.
fault-by-seat = C’est à { $seat } d’agir ici.
fault-by-nobody = Aucun joueur n’agit dans cette étape : « by » doit être null.
fault-expected = Une autre étape doit venir ici : { $expected }.
fault-after-end = La partie était finie avant cette étape.
fault-at-decreases = Le temps « at » recule.
fault-bookkeeping-due = Le décompte de l’étape précédente doit venir d’abord.
fault-resigned-twice = Cette place avait déjà abandonné.
fault-resigned-out = Cette place était déjà hors jeu.
fault-outcome = Dans le résultat, « { $key } » doit être { $expected }.
fault-outcome-early = La partie n’est pas finie : son résultat doit être null.
fault-outcome-null = La partie est finie : son résultat doit être donné.
