# The page that checks records in a browser.

check-title = Vérifier une partie
check-intro = Sous une animation, le bouton « { discord-button-record } » donne le fichier record.json. Cette page vérifie le secret, tous les dés et toutes les cartes, et chaque étape. Tu peux ensuite revoir la partie et son bilan.
check-private = La page n’utilise pas le réseau : le fichier reste sur ton appareil.
check-choose = Choisir un enregistrement
check-drop = Tu peux aussi déposer le fichier sur cette page.
check-checking = Vérification…
check-reviewing = Calcul du bilan…
check-valid = Tout est en ordre
check-broken = Cet enregistrement enfreint une règle
check-unreadable = Cet enregistrement est illisible
check-failed = La vérification a échoué. Réessaie avec un navigateur récent.
check-language = Langue
