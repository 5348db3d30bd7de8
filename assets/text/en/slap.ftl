slap-title = Slap the Elephant
slap-pitch = Slap the elephant with 👋, snap at the mouse with 🫰. Be first!

slap-option-turn-limit-name = turn-limit
slap-option-turn-limit = How many turns the match lasts, all players together (0: play to the end)
slap-option-turn-limit-0 = none
slap-option-claim-floor-ms = Milliseconds before a reaction can count for a new picture
slap-short-match = { claims-short-match }
slap-long-match = { claims-long-match }

slap-rules-1 =
    {"**"}The aim.** Win all the cards.

    52 cards show 13 animals, four cards of each. All are dealt out face down. On your turn, press **Turn a card** to play the top card of your pack onto the common pile.

    {"**"}An elephant on top?** Be the first to slap it with 👋.
    {"**"}The snapping mouse on top?** Be the first to snap with 🫰.
    The winner puts the pile under their own pack and begins the next one.
slap-rules-2 =
    {"**"}Mistakes.** If you slap anything but an elephant, or snap at anything but the mouse, the pile is dealt out evenly among the others. On an empty pile nothing happens.

    {"**"}Out.** If you have no cards when your turn comes, you are out. Until then you may still slap and snap. If nobody has a card left, the pile is shuffled and dealt again among everybody still in.

    {"**"}The end.** You win if you have every card or are the last one in. { claims-rules-end }, and the common pile counts for nobody. The card of the last turn cannot be won.
slap-rules-3 = { claims-rules-moment }

slap-prompt = { $player }, turn a card. Elephant: 👋! Mouse: 🫰!

slap-describe-seat = { $player }: { $pack ->
    [one] one card
   *[other] { $pack } cards
}
slap-describe-pile = On top of the pile: { $card } ({ $pile ->
    [one] one card
   *[other] { $pile } cards
})
slap-describe-no-pile = The pile is empty.

slap-news-redeal = Nobody has a card left: the pile is shuffled and dealt again.
slap-news-slap-right = 👋 { $player } slaps first, in { $ms } ms, and wins { $cards ->
    [one] one card
   *[other] { $cards } cards
}!
slap-news-slap-right-before = 👋 { $player } slapped just in time, { $ms } ms after the previous card, and wins { $cards ->
    [one] one card
   *[other] { $cards } cards
}!
slap-news-slap-wrong = { $player } slapped too soon. The others share { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
slap-news-snap-right = 🫰 { $player } snaps first, in { $ms } ms, and wins { $cards ->
    [one] one card
   *[other] { $cards } cards
}!
slap-news-snap-right-before = 🫰 { $player } snapped just in time, { $ms } ms after the previous card, and wins { $cards ->
    [one] one card
   *[other] { $cards } cards
}!
slap-news-snap-wrong = { $player } snapped too soon. The others share { $cards ->
    [one] one card
   *[other] { $cards } cards
}.

slap-refusal-redeal = The pile is dealt again only when no pack has a card.
slap-refusal-redeal-first = No pack has a card: the pile is dealt again, and nobody goes out.

## Faults of a record

fault-slap-out = This seat is out.
fault-slap-asked = This reaction fits the picture, so it was right.
fault-slap-not-asked = This reaction does not fit that picture, or it was already won.
fault-slap-no-pile = There is no pile, so the reaction is ignored.
