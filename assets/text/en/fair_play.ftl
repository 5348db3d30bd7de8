# The page “Fair play” of a match: where its chance comes from, and how to check it.
fair-play-heading = **Fair play** · match #{ $match }
fair-play-people = If you type your own words, nobody can choose the cards or dice alone: not even the owner of this bot, unless they play too.
fair-play-intro = All shuffles and dice of a match come from its seed. The seed is computed from a secret of the bot and a part of each player. The bot drew its secret when the lobby opened. The commitment is the SHA-256 of the secret: with it you can check later that the secret stayed the same.
fair-play-commitment = Commitment: { $commitment }
fair-play-later = The secret and the seed appear here when the match is over. Copy the commitment now to compare it then.
fair-play-secret = Secret: { $secret }
fair-play-seed = Seed: { $seed }
fair-play-check-secret = This prints the commitment: { $command }
fair-play-check-record = Press **Replay**, then **Record**, and save record.json. `snakepit verify record.json` checks everything. Without Snakepit, this prints the commitment and the seed: { $command }
fair-play-parts = **The players’ parts**
fair-play-part = { $player }: { $text }
fair-play-no-part = { $player }: none
fair-play-own = Your part is the number of the click or command with which you joined. You can type your own words instead, until the match starts.
fair-play-button-words = Type my own words
fair-play-form = Fair play
fair-play-form-label = Your part in the chance of this match
