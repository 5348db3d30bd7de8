slap-title = Slap the Elephant
slap-pitch = Slap the elephant with 👋, snap at the mouse with 🫰, and be first.

slap-option-turn-limit-name = turn-limit
slap-option-turn-limit = After how many turns of all players together the match ends (0: play to the very end)
slap-option-claim-floor-ms = How many milliseconds a new picture must be up before a gesture counts for it

slap-rules-1 =
    {"**"}The aim** is to win all the cards.

    52 cards show 13 animals, four cards of each. All are dealt out face down. In turn, each player presses **Turn a card** and plays the top card of the pack onto one common pile.

    {"**"}An elephant on top:** be the first to slap it with 👋.
    {"**"}The snapping mouse on top:** be the first to snap with 🫰.
    The winner puts the pile under the own pack and begins the next one.
slap-rules-2 =
    {"**"}Wrong gestures.** Whoever slaps anything but an elephant, or snaps at anything but the mouse, lets the others have the pile: it is dealt out evenly among them. On an empty pile a gesture does nothing.

    {"**"}Out.** Whoever has no card when the turn comes is out; until then even a player without cards may slap and snap. If nobody has a card left, the pile is shuffled and dealt anew among all who are still in.

    {"**"}The end.** Whoever has every card, or is the last one left in, wins. The match also ends after a number of turns (300 if you choose nothing); then the most cards win, and the common pile is nobody’s. The very last card cannot be claimed.
slap-rules-3 = { claims-rules-moment }

slap-prompt = { $player } is to turn a card. Elephant: 👋! Mouse: 🫰!

slap-describe-seat = { $player }: { $pack ->
    [one] one card
   *[other] { $pack } cards
}
slap-describe-pile = On top of the pile lies { $card } ({ $pile ->
    [one] one card
   *[other] { $pile } cards
})
slap-describe-no-pile = The pile is empty.

slap-news-redeal = Nobody has a card left: the pile is shuffled and dealt anew.
slap-news-slap-right = 👋 { $player } slaps first, in { $ms } ms, and wins { $cards ->
    [one] one card
   *[other] { $cards } cards
}!
slap-news-slap-right-before = 👋 { $player } slapped just in time, { $ms } ms after the card before, and wins { $cards ->
    [one] one card
   *[other] { $cards } cards
}!
slap-news-slap-wrong = { $player } slaps wrongly after { $ms } ms. The others share { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
slap-news-snap-right = 🫰 { $player } snaps first, in { $ms } ms, and wins { $cards ->
    [one] one card
   *[other] { $cards } cards
}!
slap-news-snap-right-before = 🫰 { $player } snapped just in time, { $ms } ms after the card before, and wins { $cards ->
    [one] one card
   *[other] { $cards } cards
}!
slap-news-snap-wrong = { $player } snaps wrongly after { $ms } ms. The others share { $cards ->
    [one] one card
   *[other] { $cards } cards
}.

slap-refusal-redeal = The pile is dealt anew only when no pack has a card.
slap-refusal-redeal-first = No pack has a card: the pile is dealt anew, and nobody goes out.
