# Slap the Elephant: the rules, the table, the news.
slap-title = Slap the Elephant
slap-pitch = Slap the elephant with 👋, snap at the mouse with 🫰. Be first!
slap-line = slap in time

slap-option-turn-limit-name = turn-limit
slap-option-turn-limit = How many turns the match lasts, all players together (0: play to the end)
slap-option-turn-limit-0 = none
slap-option-claim-floor-ms = Milliseconds before a reaction can count for a new picture
slap-length = { claims-length }
slap-length-button = { claims-length-button }
slap-option-claim-grace-ms = Milliseconds in which a reaction may still count for the previous card
slap-option-show-ms = Milliseconds before the next card can be turned
slap-gentle-match = { claims-gentle-match }
slap-brisk-match = { claims-brisk-match }

slap-rules-1 =
    {"**"}The aim.** Win all the cards.

    {"**"}The picture**
    {"**"}1** a player’s sign · **2** the cards in their pack · **3** the cards in the pile
    The yellow frame shows whose turn it is. After a reaction, pink frames show who got the pile.
slap-rules-1-picture = A table of three players, with an elephant on the pile. 1 marks a player’s sign, 2 the number of cards in their pack, 3 the number of cards in the pile.
slap-rules-2 =
    52 cards show 13 animals, four cards of each. A random player deals them all out face down, and the next player begins. 🏠 On your turn, press **Turn a card** to play the top card of your pack onto the common pile.

    {"**"}An elephant on top?** Be the first to slap it with 👋.
    {"**"}The snapping mouse on top?** Be the first to snap with 🫰.
    The emojis below the message are your buttons. Press once each time: a second press takes the emoji off.
    The winner puts the pile under their own pack and begins the next one. Until then the picture keeps the top card, with the winner’s sign and time.

    {"**"}Mistakes.** Did you slap anything but an elephant, or snap at anything but the mouse? The pile is dealt out to the others, card by card from your left, under their packs. 🏠 Then play goes on. On an empty pile nothing happens, so being second costs nothing.
slap-rules-3 =
    {"**"}The picture.** The star slapped a cat. The pile is gone: its cards are in the packs framed in pink.

    {"**"}Out.** If you have no cards when your turn comes, you are out. Until then you may still slap and snap. 🏠 If nobody has a card left, the pile is shuffled and dealt again among all players still in. 🏠
slap-rules-3-picture = The pile is empty after a wrong slap by the star. The packs of the circle and the square have a pink frame.
slap-rules-4 =
    { claims-rules-moment }
    Here a snap at **1** or **2** wins the pile with the mouse. At **3** it is a mistake.
slap-rules-4-picture = On the left the snapping mouse, on the right a new owl. A line of time below: 1 before the new picture, 2 in its first 150 milliseconds, 3 after them.
slap-rules-5 =
    { claims-rules-look }
slap-rules-6 =
    {"**"}The end.** You win if you have every card or are the last one in. 🏠 { claims-rules-end } The common pile counts for nobody. 🏠

    {"**"}Giving up.** Your pack leaves the game. The last player still in wins. 🏠 { rules-away }

slap-prompt = { $player }, turn a card. Elephant: 👋! Mouse: 🫰!
slap-prompt-first = { $player }, turn a card. Elephant: press 👋 below the message. Mouse: 🫰. Only once!
slap-prompt-out = { $player } has no card left. Elephant or mouse? 👋 🫰
slap-prompt-redeal = Nobody has a card left: soon the pile is dealt again. 👋 🫰
slap-prompt-limit = The last card! Then the player with the most cards wins. 👋 🫰

slap-describe-seat = { $player }: { $pack ->
    [one] one card
   *[other] { $pack } cards
}
slap-describe-pile = On top of the pile: { $card } ({ $pile ->
    [one] one card
   *[other] { $pile } cards
})
slap-describe-no-pile = The pile is empty.

slap-picture-snap = SNAP! { $time }
slap-picture-slap = SLAP! { $time }
slap-news-redeal = Nobody has a card left: the pile is shuffled and dealt again.
slap-news-slap-right = 👋 { $player } slaps first, in { $time }, and wins { $cards ->
    [one] one card
   *[other] { $cards } cards
}!
slap-news-slap-right-before = 👋 { $player } slaps just in time, { $time } after the previous card, and wins { $cards ->
    [one] one card
   *[other] { $cards } cards
}!
slap-news-slap-wrong = No elephant! { $player } slaps anyway and gives the pile away ({ $cards ->
    [one] one card
   *[other] { $cards } cards
}).
slap-news-snap-right = 🫰 { $player } snaps first, in { $time }, and wins { $cards ->
    [one] one card
   *[other] { $cards } cards
}!
slap-news-snap-right-before = 🫰 { $player } snaps just in time, { $time } after the previous card, and wins { $cards ->
    [one] one card
   *[other] { $cards } cards
}!
slap-news-snap-wrong = No mouse! { $player } snaps anyway and gives the pile away ({ $cards ->
    [one] one card
   *[other] { $cards } cards
}).


## Explanations for learners
slap-learn-aim = **Your aim:** all the cards. Press 👋 below this message at an elephant, 🫰 at a mouse.
slap-learn-watch = Elephant: 👋. Mouse: 🫰. Nothing else. Press once: a second press takes it off.
slap-learn-elephant-now = **An elephant: 👋 now!** The pile has { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
slap-learn-mouse-now = **The snapping mouse: 🫰 now!** The pile has { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
slap-remark-won = **You were first!** The pile is yours. To react again, press the emoji again.
slap-remark-lost = { $player } was faster and won the pile.
slap-remark-wrong = **That was wrong:** the pile went to the others. Only adding an emoji counts.
slap-remark-wrong-other = { $player } was wrong and gave the pile away. Pink frames show who got it.
slap-remark-redeal = Nobody has a card left, so the pile was dealt again.

slap-refusal-redeal = The pile is dealt again only when no pack has a card.
slap-refusal-redeal-first = No pack has a card: the pile is dealt again, and nobody goes out.
slap-refusal-no-card = You have no card to turn.

## Faults of a record

fault-slap-out = This seat is out.
fault-slap-asked = This reaction fits the picture, so it was right.
fault-slap-not-asked = This reaction does not fit that picture, or it was already won.
fault-slap-no-pile = There is no pile, so the reaction is ignored.
