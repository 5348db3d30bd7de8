# What Snap and Slap the Elephant share.

claims-animal-elephant = an elephant
claims-animal-mouse = the snapping mouse
claims-animal-bee = a bee
claims-animal-cat = a cat
claims-animal-crab = a crab
claims-animal-frog = a frog
claims-animal-giraffe = a giraffe
claims-animal-hedgehog = a hedgehog
claims-animal-octopus = an octopus
claims-animal-owl = an owl
claims-animal-penguin = a penguin
claims-animal-snail = a snail
claims-animal-whale = a whale

claims-button-turn = Turn a card
claims-gesture-snap = Snap!
claims-gesture-slap = Slap!

claims-describe-not-dealt = The cards are not dealt yet.
claims-describe-turn = { $player } is to turn a card.
claims-describe-over = The match is over.
claims-describe-out = { $player } is out.

claims-news-deal = The cards are dealt. { $player } begins.
claims-news-turn = { $player } turns { $card }.
claims-news-out = { $player } has no card left and is out.

claims-refusal-unreadable = That is neither a turn nor a claim.
claims-refusal-not-your-turn = It is somebody else’s turn to turn a card.
claims-refusal-out = You are out of this match.
claims-refusal-not-dealt = The cards are not dealt yet.
claims-refusal-no-gesture = Nobody slaps in this game: snap with 🫰.
claims-refusal-by = This step has the wrong author.
claims-refusal-deal = These packs are not the cards dealt out one by one.
claims-refusal-card = This is not the top card of that pack.
claims-refusal-not-out = A player goes out only without a card, and only when the own turn comes.
claims-refusal-judged = The rules judge this claim in another way.

# The last page of rules of both games.
claims-rules-moment =
    {"**"}What counts as first**
    Discord’s own order of reactions decides, nothing else. Adding the emoji and taking it off again are both a claim, so you can claim again and again.

    Each turned card, penalty card or taking makes a new picture. Nobody can react to it within its first 0.15 seconds: a claim as early as that was meant for the picture before. It counts if it was right there and nobody was faster, and is otherwise ignored. It never costs anything. After a right claim, later ones on the same picture are ignored too.
