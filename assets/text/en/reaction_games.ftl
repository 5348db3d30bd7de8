# Messages that Snap and Slap the Elephant share.

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

claims-two-elephant = two elephants
claims-two-mouse = two snapping mice
claims-two-bee = two bees
claims-two-cat = two cats
claims-two-crab = two crabs
claims-two-frog = two frogs
claims-two-giraffe = two giraffes
claims-two-hedgehog = two hedgehogs
claims-two-octopus = two octopuses
claims-two-owl = two owls
claims-two-penguin = two penguins
claims-two-snail = two snails
claims-two-whale = two whales

claims-button-turn = Turn a card
claims-length = { $number ->
    [0] To the end: { claims-minutes }
    [120] Short match: 120 turns, { claims-minutes }
   *[other] { $number } turns: { claims-minutes }
}
claims-length-button = { $number ->
    [0] Play to the end
   *[other] Short match: { $number } turns
}
claims-minutes = { $minutes ->
    [one] about 1 minute
   *[other] about { $minutes } minutes
}
claims-gentle-match = Gentle: cards stay for 4 seconds
claims-brisk-match = Normal speed
claims-reaction-snap = Snap!
claims-reaction-slap = Slap!

claims-picture-left = { $turns ->
    [0] No turns left
    [one] 1 turn left
   *[other] { $turns } turns left
}
claims-describe-left = { claims-picture-left }.
claims-describe-claimed = The picture still shows what { $player } took in { $time }: { $card }.
claims-describe-not-dealt = The cards are not dealt yet.
claims-describe-turn = { $player } turns the next card.
claims-describe-out = { $player } is out.

claims-news-deal = The cards are dealt. { $player } begins.
claims-news-turn = { $player } turns { $card }.
claims-news-out = { $player } has no card left and is out.
claims-news-agree = The player with the most cards wins.
claims-news-limit = That was the last turn. The player with the most cards wins.


claims-refusal-unreadable = That isn’t a turn or a reaction in this game.
claims-refusal-not-your-turn = It is not your turn to turn a card.
claims-refusal-out = You are out of this match.
claims-refusal-not-dealt = The cards are not dealt yet.
claims-refusal-no-reaction = Nobody slaps in this game: snap with 🫰.
claims-refusal-by = The wrong seat acts in this step.
claims-refusal-deal = These packs do not come from dealing the whole deck one card at a time.
claims-refusal-card = This is not the top card of that pack.
claims-refusal-not-out = A player goes out only on their own turn, and only with no cards left.
claims-refusal-judged = By the rules, this reaction has a different result.
claims-refusal-forced-first = By the rules, another step comes first.
claims-refusal-last-turn = The last turn is over. Only reactions count now.
claims-refusal-limit = The last turn is still to come.

# The end, in both games’ rules.
claims-rules-end = You play to the end, usually 10 to 25 minutes, or a short match of 120 turns, about five minutes. Alone against computers, a match is short unless you change it; a practice match has 60 turns. The host can choose another limit, and the picture counts the turns left. 🏠 All players still in can also agree to **End the match**. Then the most cards win, and equal players share the win. 🏠 The card of the last turn can still be won. 🏠 After 100,000 steps a match is stopped and doesn’t count. 🏠

# The last page of both games’ rules.
claims-rules-moment =
    {"**"}Who was first?** Only the order in which Discord delivers the reactions counts. Adding the emoji is a reaction, and taking it off is one too, so you can react again and again. Taking it off can win, but never costs anything. It counts only if adding it was right, or came just too late. After a wrong reaction, take the emoji off first: only adding it again counts. 🏠

    {"**"}The picture.** A reaction at **1** or **2** counts for the picture on the left. A reaction at **3** counts for the picture on the right.
claims-rules-look =
    {"**"}Too early?** Every new card on the table and every win makes a new picture. Within its first 150 milliseconds nobody can react to it, so a reaction that early counts for the previous picture. It wins if it was correct there and nobody was faster. Otherwise it is ignored and costs nothing. 🏠 If the bot loses its connection, the face-up cards can’t be won any more, and the message says so. 🏠

    {"**"}Time to look.** Every card stays for 1.5 seconds, or 4 in a gentle match, so that everybody can see it. Press **Turn a card** earlier and the bot turns it when the time has come. 🏠 For 400 milliseconds after a new card, a reaction that fits only the previous card still counts for that card. 🏠

## Faults of a record

fault-claims-pictures = A deck has thirteen animals, including elephant and mouse.
fault-claims-cards = These are not the cards that were shuffled.
fault-claims-pack-sizes = The sizes of the packs do not match a deal one card at a time.
fault-claims-told = The match is still running, so the order of the cards must be hidden.
fault-claims-hidden = The match is over, so the order of the cards must be shown.
fault-claims-reform = The new pack must have exactly the cards of the pile.
fault-claims-reform-early = A new pack is made only when the old one is empty, right before the turn or wrong snap that needs it.
fault-claims-top = This is not the top card of the pack.
fault-claims-floor = The reaction came too early for this picture.
fault-claims-before = Only a correct reaction can count for the previous picture.
fault-claims-late = The reaction came too late to count for the previous picture.
fault-claims-grace = This reaction fits the previous picture, so it costs nothing.
fault-claims-agree = The match can’t end by agreement here: another step comes first.
fault-claims-took = { $cards ->
    [one] The correct number is one card.
   *[other] The correct number is { $cards } cards.
}
