# La page « Fair-play » d’une partie : d’où vient son hasard, et comment le vérifier.
fair-play-heading = **Fair-play** · partie #{ $match }
fair-play-people = Si tu écris tes propres mots, personne ne peut choisir seul les cartes ou les dés : pas même le propriétaire du bot, sauf s’il joue aussi.
fair-play-intro = Tous les mélanges et tous les dés d’une partie viennent de sa graine. La graine est calculée à partir d’un secret du bot et d’une part de chaque joueur. Le bot a tiré son secret à l’ouverture de la table. L’engagement est le SHA-256 du secret : il permet de vérifier plus tard que le secret n’a pas changé.
fair-play-commitment = Engagement : { $commitment }
fair-play-later = Le secret et la graine apparaîtront ici à la fin de la partie. Copie l’engagement maintenant pour le comparer à ce moment-là.
fair-play-secret = Secret : { $secret }
fair-play-seed = Graine : { $seed }
fair-play-check-secret = Cette commande affiche l’engagement : { $command }
fair-play-check-record = Appuie sur **Revoir la partie**, puis sur **Enregistrement**, et garde record.json. `snakepit verify record.json` vérifie tout. Sans Snakepit, cette commande affiche l’engagement et la graine : { $command }
fair-play-parts = **Les parts des joueurs**
fair-play-part = { $player } : { $text }
fair-play-no-part = { $player } : aucune
fair-play-own = Ta part est le numéro du clic ou de la commande qui t’a fait rejoindre la table. Tu peux taper tes propres mots à la place, jusqu’au début de la partie.
fair-play-button-words = Taper mes propres mots
fair-play-form = Fair-play
fair-play-form-label = Ta part dans le hasard de cette partie
