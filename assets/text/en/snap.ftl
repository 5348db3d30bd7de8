snap-title = Snap
snap-pitch = Two cards alike? Be the first to snap with 🫰.

snap-option-turn-limit-name = turn-limit
snap-option-turn-limit = After how many turns of all players together the match ends (0: play to the very end)
snap-option-claim-floor-ms = How many milliseconds a new picture must be up before a snap counts for it

snap-rules-1 =
    {"**"}The aim** is to win all the cards.

    52 cards show 13 animals, four cards of each. All are dealt out face down. In turn, each player presses **Turn a card**: the top card of the pack goes face up onto the own pile. Whoever has no pack left shuffles the face-up pile into a new one. Whoever has no card at all when the turn comes is out.

    As soon as two face-up cards show **the same animal**, react with 🫰. The first one takes every pile that shows it, and puts the cards under the own pack. The turn goes on as if nothing had happened.
snap-rules-2 =
    {"**"}Wrong snaps.** If no two cards are alike, the top card of your pack goes face up to the middle as a penalty. Penalty cards count too: whoever snaps when one of them matches takes it, the pile that matches it, and the pile of the player who paid it.

    If several animals are there twice, a snap takes the one whose newest card came last. Whoever has no card cannot snap.

    {"**"}The end.** Whoever holds every card that is not in the middle wins. The match also ends after a number of turns (300 if you choose nothing); then the most cards win, in pack and pile together. The very last card cannot be claimed.
snap-rules-3 = { claims-rules-moment }

snap-prompt = { $player } is to turn a card. Two alike? 🫰!

snap-describe-tops = On top of the piles: { $cards }.
snap-describe-middle = Penalty cards in the middle, with who paid them: { $cards }.
snap-describe-card = { $card } ({ $player })
snap-describe-seat = { $player }: { $pack ->
    [one] one card
   *[other] { $pack } cards
} in the pack, { $pile } in the pile.

snap-news-reform = { $player } shuffles the pile into a new pack ({ $cards ->
    [one] one card
   *[other] { $cards } cards
}).
snap-news-right = 🫰 { $player } snaps first, in { $ms } ms: { $card } twice, { $cards ->
    [one] one card
   *[other] { $cards } cards
} won!
snap-news-right-before = 🫰 { $player } snapped just in time, { $ms } ms after the card before: { $card } twice, { $cards ->
    [one] one card
   *[other] { $cards } cards
} won!
snap-news-wrong = { $player } snaps wrongly after { $ms } ms and pays { $card }.

snap-refusal-no-cards = You have no card left, so you cannot play or snap.
snap-refusal-reform = A pack is re-formed from the whole pile, and only when it is needed.
snap-refusal-after-reform = A pack has just been re-formed: the step that needs it comes next.
snap-refusal-out-first = The player in turn has no card and goes out first.
