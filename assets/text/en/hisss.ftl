# Hisss and Rainbow Snake: the rules, the table, the news.
hisss-title = Hisss / Rainbow Snake
hisss-pitch = Build snakes in the middle of the table, and complete them before the others do.

hisss-option-edition-name = edition
hisss-option-edition = Which edition: who begins
hisss-option-edition-hisss = Hisss: a random player begins
hisss-option-edition-rainbow-snake = Rainbow Snake: the youngest begins
hisss-option-claim-on-join-name = claim-on-join
hisss-option-claim-on-join = When two snakes are joined, who takes the result
hisss-option-claim-on-join-complete = Taken only if complete
hisss-option-claim-on-join-always = Always taken

hisss-rules-1 =
    {"**"}The aim.** Take as many cards as you can, by completing snakes. A snake has a head, at least one body and a tail.

    {"**"}The cards.** 50 cards lie face down in a fan: six heads and six tails, one of each in red, orange, yellow, green, blue and purple; a rainbow head and a rainbow tail; 36 bodies with two different colours: every pair of colours twice, and the neighbours in the ring red, orange, yellow, green, blue, purple, red a third time *(house rule)*. One card is laid open in the middle.

    {"**"}The start.** In *Hisss* a random player begins *(house rule)*, in *Rainbow Snake* the youngest; if nobody said so in the lobby, a random player *(house rule)*. The others follow clockwise.
hisss-rules-2 =
    {"**"}A turn.** Draw a card. If it fits somewhere it must be placed, where you like; if it fits nowhere it lies alone and begins a new snake.

    {"**"}What fits.** A card is added at either end of a snake, and the colours that touch must be the same. You may turn a body round. A head or a tail closes its side and touches only bodies; a snake has at most one of each. The rainbow head and the rainbow tail are jokers: they touch every colour. Beside one of them a body may lie either way.

    {"**"}Joining.** A body that you have just drawn may join two snakes if it fits both and the result has at most one head and one tail. You need not join. Cards that already lie never join.
hisss-rules-3 =
    {"**"}Complete!** A snake with a head, a tail and at least one body is complete. Whoever lays the card that completes it takes it.

    {"**"}Joined snakes** *(house option)*. With “complete” a joined snake is taken if it is complete, else it stays on the table. With “always” every joined snake is taken, as the rulebooks can be read.

    {"**"}The end.** After the last card has been laid, the most cards win. Equal: the longest snake among those tied. Equal again: they share *(house rule)*.

    {"**"}Giving up** *(house rule)*. A computer plays on in your seat, but the seat can’t win any more. The last one who has not given up wins at once.

hisss-colour-red = red
hisss-colour-orange = orange
hisss-colour-yellow = yellow
hisss-colour-green = green
hisss-colour-blue = blue
hisss-colour-purple = purple
hisss-colour-rainbow = rainbow
hisss-card-body = { $left }-{ $right }
hisss-card-head = { $colour } head
hisss-card-tail = { $colour } tail
hisss-end-left = left
hisss-end-right = right

hisss-prompt-draw = { $player }: draw a card ({ $fan } left).
hisss-prompt-lay = { $player }: you drew { $card }. Where do you lay it?
hisss-prompt-join = { $player }: { $card } at { $letters }, alone or joined with another place?

hisss-button-draw = Draw a card
hisss-button-lay = { $letters }
hisss-button-take = { $letters } · take { $cards } cards
hisss-button-more = { $letters } …
hisss-button-back = Back
hisss-select = Choose a place

hisss-describe-over = The match is over.
hisss-describe-places = Places: { $places }.
hisss-describe-place = { $letter } at the { $end } of snake { $snake } ({ $colour })
hisss-describe-seat = { $player }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $snakes ->
    [one] 1 snake
   *[other] { $snakes } snakes
}, longest { $longest }.
hisss-describe-fan = { $fan ->
    [0] The fan is empty.
    [one] 1 card is left in the fan.
   *[other] { $fan } cards are left in the fan.
}
hisss-describe-snake = Snake { $snake }, from the left: { $cards }.

hisss-news-start = The first card: { $card }. { $player } begins.
hisss-news-draw = { $player } draws: { $card }.
hisss-news-alone = { $player } lays { $card } alone: it fits nowhere.
hisss-news-add = { $player } adds { $card } to a snake, which now has { $cards } cards.
hisss-news-join = { $player } joins two snakes by { $card }: { $cards } cards.
hisss-news-claim = { $player } takes the snake of { $cards } cards!

hisss-refusal-notation = This is no move of Hisss.
hisss-refusal-card = There is no such card.
hisss-refusal-order = This step does not belong here.
hisss-refusal-first = It is not this seat that begins.
hisss-refusal-fan = The card { $card } is no longer in the fan.
hisss-refusal-not-yours = It is { $player }’s turn.
hisss-refusal-drawn = You have drawn already; lay the card.
hisss-refusal-draw-first = Draw a card first.
hisss-refusal-no-snake = There is no such snake on the table.
hisss-refusal-closed = A head or a tail closes this side.
hisss-refusal-not-its-colour = The card has no such colour.
hisss-refusal-colours = The colours that touch must be the same.
hisss-refusal-only-bodies = Heads and tails touch only bodies.
hisss-refusal-two-heads = A snake has only one head.
hisss-refusal-two-tails = A snake has only one tail.
hisss-refusal-no-join = Only a body joins, and only two different snakes, one by each of its sides.
hisss-refusal-fits = The card fits, so it must be placed.
