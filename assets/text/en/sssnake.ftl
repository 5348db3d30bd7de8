# Sssnake: the rules, the table, the news.
sssnake-title = Sssnake
sssnake-pitch = Be the first to join your snake’s head and tail, whatever your neighbours make of it.

sssnake-option-rounds-name = rounds
sssnake-option-rounds = How many rounds the match has

sssnake-rules-1 =
    {"**"}The aim.** Be the first to join the head and the tail of your snake.

    {"**"}The cards.** Everybody has a large card with a head and a tail. 120 square cards lie face down in the pile: 60 straight parts, 48 curves, 8 crossings (two straight parts, one over the other) and 4 double curves (two curves that do not touch). The die shows 1, 2 or 3.

    {"**"}The start.** The youngest begins; nobody said so in the lobby: a random player *(house rule)*. The others follow clockwise.

    {"**"}A turn.** The die is rolled and as many cards are drawn. What happens with them is on the next page. Then it is the left neighbour’s turn.
sssnake-rules-2 =
    {"**"}A 1.** The card goes to your left neighbour’s snake; you choose where. If it fits nowhere there, it must go on your own snake. If it does not fit there either, it is out of the game.

    {"**"}A 2.** You choose one card and add it to your own snake. The other one goes to your left neighbour, who must add it to theirs. If it fits nowhere there, it comes back and you must add it to yours. If that is impossible too, it is out of the game.

    {"**"}A 3.** The same, but two cards are for your own snake, one after the other, and the third is given away.

    {"*"}(House rules)* You may also choose a card that fits nowhere: when its turn comes it goes out of the game. Your own cards come before the given one. If the pile holds fewer cards than the die shows, the turn goes as if that smaller number had been rolled.
sssnake-rules-3 =
    {"**"}Adding cards.** A card goes to one of the two open ends, so that the body runs on. It must still be possible to join head and tail afterwards, with whatever cards. A placed card stays where it is.

    {"*"}(House rules)*
    • Every snake has a table of its own, without bounds. The large card is two by two cells; the neck leaves it to the left at the top, the tail to the right at the bottom.
    • Straight parts and crossings go straight on, curves and double curves turn left or right.
    • The second part of a crossing or double curve (drawn pale) is free: an end that comes to it, now or later, runs through at once and for nothing, through several if need be.
    • An end may not run into the closed side of a card or into the large card.
    • *Missing cards* = the fewest cards that would complete the snake, had you the ideal ones. A fresh snake misses 7.
sssnake-rules-4 =
    {"**"}The end of a round.** Whoever’s snake is complete wins the round at once, also if somebody else’s card completed it *(house rule)*; cards still at hand leave the game *(house rule)*. If the pile is empty after a full turn, whoever misses the fewest cards wins the round; equal ones share it *(house rule)*.

    {"**"}Points.** After each round everybody loses as many points as their snake misses cards. The sums run on; after the last round the highest sum wins, equal sums share the win. The next round is begun by the seat after the one that began the last *(house rule)*.

    {"**"}Giving up** *(house rule)*. A computer plays on in your seat, but the seat can’t win any more. The last one who has not given up wins at once.

sssnake-card-straight = straight
sssnake-card-curve = curve
sssnake-card-crossing = crossing
sssnake-card-double = double curve
sssnake-end-neck = at the neck
sssnake-end-tail = at the tail
sssnake-way-ahead = straight on
sssnake-way-left = to the left
sssnake-way-right = to the right

sssnake-prompt-lone = { $player }: add the { $cards } to the snake of { $neighbour }.
sssnake-prompt-lone-own = { $player }: the { $cards } does not fit the snake of { $neighbour }, so add it to your own.
sssnake-prompt-own-one = { $player }: add one card to your snake. The other goes to { $neighbour }.
sssnake-prompt-own-two = { $player }: add two cards to your snake, one after the other. The third goes to { $neighbour }.
sssnake-prompt-given = { $player }: { $giver } gave you a card. Add the { $cards } to your snake.
sssnake-prompt-returned = { $player }: the { $cards } came back from { $neighbour }. Add it to your own snake.

sssnake-button-place = { $letter } · { $card }
sssnake-button-discard = ✕ { $card }: fits nowhere, out

sssnake-describe-over = The match is over. Won by { $winners }.
sssnake-describe-choices = Places: { $choices }.
sssnake-describe-choice = { $letter } { $card } { $end } { $way } ({ $heading })
sssnake-describe-seat = { $player }: { $missing ->
    [0] snake complete
    [one] 1 card missing
   *[other] { $missing } cards missing
}, { $laid } placed, { $total ->
    [one] 1 point
   *[other] { $total } points
}.
sssnake-describe-round = Round { $round } of { $rounds }, { $pile ->
    [0] the pile is empty
    [one] 1 card in the pile
   *[other] { $pile } cards in the pile
}.
sssnake-describe-roll = The die shows { $die }. Drawn: { $cards }.
sssnake-describe-ends = Open ends of the snake of { $player }: the neck enters { $neck } { $neck-heading }, the tail enters { $tail } { $tail-heading }.
sssnake-describe-cells = Cells are column/row, counted to the right and down. The large card covers 0/0 to 1/1; the neck leaves 0/0 leftwards, the tail leaves 1/1 rightwards.
sssnake-describe-body = Snake of { $player }, cell by cell from the large card: neck { $neck }; tail { $tail }.
sssnake-describe-body-complete = Complete snake of { $player }, cell by cell from neck to tail: { $neck }.
sssnake-describe-free = Free second parts on the snake of { $player }: { $parts }.
sssnake-describe-free-part = { $card } { $cell } between { $one } and { $other }
sssnake-heading-up = upwards
sssnake-heading-right = rightwards
sssnake-heading-down = downwards
sssnake-heading-left = leftwards
sssnake-side-up = top
sssnake-side-right = right side
sssnake-side-down = bottom
sssnake-side-left = left side

sssnake-news-round = Round { $round } of { $rounds }: { $player } begins.
sssnake-news-roll = { $player } rolls a { $die } and draws: { $cards }.
sssnake-news-place = { $player } adds a { $card }; { $missing ->
    [one] 1 card is missing
   *[other] { $missing } cards are missing
}.
sssnake-news-place-other = { $player } adds a { $card } to the snake of { $owner }; { $missing ->
    [one] 1 card is missing
   *[other] { $missing } cards are missing
}.
sssnake-news-complete = { $player } adds a { $card }: the snake is complete!
sssnake-news-complete-other = { $player } adds a { $card } to the snake of { $owner }: it is complete!
sssnake-news-give = { $player } gives { $to } a { $card }.
sssnake-news-return = The { $card } does not fit: { $player } gives it back to { $to }.
sssnake-news-discard = The { $card } fits nowhere: { $player } puts it out of the game.
sssnake-news-score = Round { $round } of { $rounds } is over. { $points }.
sssnake-news-score-empty = The pile is empty, round { $round } of { $rounds } is over. The fewest cards are missing to { $winners }. { $points }.
sssnake-news-points = { $player } { $points } (in all { $total })

sssnake-refusal-notation = This is no move of Sssnake.
sssnake-refusal-nothing-to-choose = There is nothing to choose just now.
sssnake-refusal-not-yours = It is { $player } who chooses now.
sssnake-refusal-no-card = There is no { $card } at hand.
sssnake-refusal-other-snake = This card must go on the snake of { $player }.
sssnake-refusal-way = A { $card } does not go that way.
sssnake-refusal-closed = With a { $card } there, an end would run into a closed side.
sssnake-refusal-cut-off = With a { $card } there, head and tail could never be joined again.
sssnake-refusal-fits = The { $card } fits, so it must be added.
sssnake-refusal-order = This step does not belong here.
sssnake-refusal-first = It is not this seat that begins the round.
sssnake-refusal-draw = These cards can’t have been drawn.
