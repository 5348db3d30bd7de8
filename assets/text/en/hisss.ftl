# Hisss and Rainbow Snake: the rules, the table, the news.
hisss-title = Hisss / Rainbow Snake
hisss-title-hisss = Hisss
hisss-title-rainbow-snake = Rainbow Snake
hisss-pitch = Build snakes in the middle of the table and complete them before the others do.
hisss-pitch-hisss = Complete snakes in the middle of the table before the others do. A random player begins.
hisss-pitch-rainbow-snake = The same game as Hisss, but the youngest player begins. Complete snakes before the others do.
hisss-line-hisss = complete snakes; a random player begins
hisss-line-rainbow-snake = like Hisss, but the youngest begins

hisss-option-edition-name = edition
hisss-option-edition = The edition, which decides who begins
hisss-option-edition-hisss = Hisss (a random player begins)
hisss-option-edition-rainbow-snake = Rainbow Snake (the youngest begins)
hisss-option-claim-on-join-name = claim-on-join
hisss-option-claim-on-join = When you take a snake that you joined from two
hisss-option-claim-on-join-always = If both have two cards or more (house rule), or if complete
hisss-option-claim-on-join-complete = Only if complete (house rule)
hisss-option-win-by-name = win-by
hisss-option-win-by = What wins: the most cards, or the most complete snakes
hisss-option-win-by-cards = Most cards (as the rulebook counts)
hisss-option-win-by-snakes = Most complete snakes (as the rulebook’s aim says)

hisss-rules-1 =
    {"**"}The aim.** Complete snakes to collect the most cards. A snake has a head, at least one body card and a tail. For 2 to 5 players. 🏠 *Hisss* and *Rainbow Snake* differ only in who begins: a random player in *Hisss*, the youngest in *Rainbow Snake*.

    {"**"}The cards.** 50 cards lie face down in a fan:
    {"**"}1** six heads, one each in red, orange, yellow, green, blue and purple,
    {"**"}2** six tails in the same colours,
    {"**"}3** a rainbow head and a rainbow tail,
    {"**"}4** 36 body cards with two different colours. The six pairs of colours in the picture are on three cards each, the other nine pairs on two. 🏠
    Each colour also has its own pattern.
hisss-rules-1-picture = Four rows of cards. 1: six heads. 2: six tails. 3: the rainbow head and the rainbow tail. 4: six bodies: red and orange, orange and yellow, yellow and green, green and blue, blue and purple, red and purple.
hisss-rules-2 =
    {"**"}Your turn.** Press **{ hisss-button-draw }**: chance picks one from the fan. 🏠 If it fits somewhere, you must place it, and you choose where. If it fits in only one place, it is laid there at once. If it fits nowhere, it starts a new row of its own.

    {"**"}The picture**
    {"**"}1** cards left in the fan · **2** the drawn card, and who drew it · **3** a place where it fits: the button has its letter. Here the card fits at A and at B, and may join the two snakes.
    {"**"}4** cards that a player has taken · **5** their longest snake
hisss-rules-2-picture = A table: the drawn card is yellow and blue. It fits at place A on the blue end of a snake with a red head, and at place B on the yellow end of a snake with an orange tail. Numbers from 1 to 5 mark the signs; the text explains them.
hisss-rules-3 =
    {"**"}The start.** One card lies face up in the middle. In *Hisss* a random player begins. 🏠 In *Rainbow Snake* the youngest begins: that player presses **I’m the youngest** in the lobby. If nobody does, a random player begins. 🏠 The others follow clockwise.

    {"**"}What fits.** You may add a card to either end of a snake if the touching colours are the same. You may turn a body card round. A head or tail touches only body cards. 🏠 It closes its end, and a snake has at most one of each. The rainbow head and the rainbow tail are jokers: they touch every colour, and a body card may lie beside them either way round. Two places are two choices, even if they look alike. 🏠

    {"**"}Joining.** A body card that you have just drawn may join two snakes if it fits both. The result may have at most one head and one tail. 🏠 You never have to join. Cards already on the table never join.
hisss-rules-4 =
    {"**"}What you take**
    {"**"}1** You lay the card that completes a snake: it has a head, a tail and at least one body card. You take it.
    {"**"}2** You join two snakes of at least two cards each. 🏠 You take the joined snake, complete or not. An incomplete one counts like any other. 🏠
    {"**"}3** You join a card that lies alone. A lone card is no snake yet, so you take the result only if it is complete. Otherwise it stays on the table, as here. 🏠
    In the picture, the card just laid is framed. The number behind a snake is how many cards you take.

    {"**"}An option.** The host can choose that you take a joined snake *only if complete*; otherwise it stays on the table. 🏠
hisss-rules-4-picture = 1: a green head, two bodies, and a purple tail that completes the snake: 4 cards are taken. 2: a body joins two snakes of two cards: 5 cards are taken. 3: a body joins a lone head with two bodies: nothing is taken.
hisss-rules-5 =
    {"**"}The end.** After the last card, the player with the most cards wins. Both rulebooks say that the aim is to have the most snakes, but they count cards at the end. 🏠 With the option *most complete snakes*, these count first, then the cards. 🏠 If there is a tie, the longest snake among the tied players decides. If that is a tie too, they share the win. 🏠

    {"**"}Giving up.** A computer plays on for you, and you can’t win any more. The last player who has not given up wins at once. 🏠 { rules-away }

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
# The same cards in sentences.
hisss-a-body = { $left ->
    [orange] an
   *[other] a
} { $left }-{ $right } body
hisss-a-head = { $colour ->
    [orange] an
   *[other] a
} { $colour } head
hisss-a-tail = { $colour ->
    [orange] an
   *[other] a
} { $colour } tail
hisss-end-left = left
hisss-end-right = right

hisss-prompt-draw = { $player }: draw a card ({ $fan } left).
hisss-prompt-lay = { $player }: you drew { $card }. Where does it go?
hisss-prompt-join = { $player }: { $card } at { $letters }. Place it only there, or join two snakes?

hisss-button-draw = Draw a card
hisss-button-lay = { $letters }
hisss-button-take = { $letters } · take { $cards } cards
hisss-button-more = { $letters } …
hisss-button-back = Back
hisss-select = Choose a place

hisss-describe-places = Places: { $places }.
hisss-describe-place = { $letter } at the { $end } end of snake { $snake } ({ $colour })
hisss-describe-seat = { $player }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $snakes ->
    [one] 1 snake
   *[other] { $snakes } snakes
} ({ $complete } complete), longest { $longest }.
hisss-describe-fan = { $fan ->
    [0] The fan is empty.
    [one] 1 card is left in the fan.
   *[other] { $fan } cards are left in the fan.
}
hisss-describe-snake = Snake { $snake }, from the left: { $cards }.

hisss-picture-taken = { $cards } cards!
hisss-picture-longest = { $snakes ->
    [one] The winner’s longest snake
   *[other] The winners’ longest snakes
}
hisss-news-start = The first card: { $card }. { $player } begins.
hisss-news-draw = { $player } draws { $card }.
hisss-news-alone = { $player } lays { $card } on its own: it fits nowhere.
hisss-news-add = { $player } adds { $card }: the snake now has { $cards } cards.
hisss-news-join = { $player } joins two snakes with { $card }: the new snake has { $cards } cards.
hisss-news-claim = { $player } takes the snake of { $cards } cards!

# The same events as parts of a line about a turn. If the line begins with a draw, it has already named the card.
hisss-turn-draw = drew { $card }
hisss-turn-alone = laid { $first ->
    [1] { $card }
   *[other] it
} on its own
hisss-turn-add = laid { $first ->
    [1] { $card }
   *[other] it
} ({ $cards } cards)
hisss-turn-join = joined two snakes with { $first ->
    [1] { $card }
   *[other] it
} ({ $cards } cards)
hisss-turn-claim = took the snake

## Explanations for learners
hisss-learn-aim = **Your aim:** complete snakes (head, body, tail). You take what you complete.
hisss-learn-draw = Draw a card. It is laid where it fits, or it starts a new row.
hisss-learn-lay = Colours that touch must match. Leave no snake that others can complete.
hisss-learn-take-now = 💡 **{ $letters }** takes a snake of { $cards } cards.
hisss-remark-alone = { $player }’s card fits nowhere, so it starts a new row.
hisss-remark-join = If you join two snakes of at least two cards each, you take them.
hisss-remark-taken = **The snake is yours.** Its cards count at the end.
hisss-remark-lost = { $player } took a snake. Before you lay, check what others can complete.

# Why a move is good, after a dash or a colon.
hisss-reason-complete = it takes a complete snake of { $cards } cards
hisss-reason-join = it joins two snakes and takes { $cards } cards
hisss-reason-safe = it leaves nothing that the next player can take
hisss-reason-fewer = { $player } can then take a snake only with { $cards } of the { $fan } cards left
hisss-reason-long = it makes a snake of { $cards } cards
hisss-reason-open = { $cards ->
    [0] no card that is left fits this snake
    [1] 1 card that is left fits this snake
   *[other] { $cards } cards that are left fit this snake
}
hisss-flaw = { $cards ->
    [1] 1 of the { $fan } cards left then lets { $player } take a snake
   *[other] { $cards } of the { $fan } cards left then let { $player } take a snake
}

hisss-won-by-cards = The most cards win; if these are equal, the longest snake.
hisss-won-by-snakes = The most complete snakes win: { $values }

hisss-refusal-notation = That isn’t a valid Hisss move.
hisss-refusal-card = There is no such card.
hisss-refusal-order = This step does not belong here.
hisss-refusal-first = A different seat begins.
hisss-refusal-fan = This card is no longer in the fan: { $card }.
hisss-refusal-not-yours = It is { $player }’s turn.
hisss-refusal-drawn = You have already drawn. Lay the card.
hisss-refusal-draw-first = Draw a card first.
hisss-refusal-no-snake = There is no such snake on the table.
hisss-refusal-closed = A head or a tail closes this side.
hisss-refusal-not-its-colour = The card does not have this colour.
hisss-refusal-colours = Touching colours must be the same.
hisss-refusal-only-bodies = Heads and tails touch only bodies.
hisss-refusal-two-heads = A snake has only one head.
hisss-refusal-two-tails = A snake has only one tail.
hisss-refusal-no-join = Only a body card can join snakes, one at each of its sides.
hisss-refusal-fits = The card fits, so you must place it.

# The daily puzzle
hisss-puzzle-rules = In the puzzle, you play alone: you lay five known cards in this order, and only the cards you take count.

## Faults of a record

fault-hisss-card = There is no such card.
fault-hisss-deck = The deck has no more cards of this kind.
fault-hisss-fits = The card fits somewhere, so it must be added there.
fault-hisss-places = “places” must have zero, one or two entries with “snake”, “end” and “touch”.
fault-hisss-snake = There is no snake with this number on the table.
fault-hisss-touch = The card does not fit at this end with this colour.
fault-hisss-same = A card must join two different snakes.
fault-hisss-two-heads = A snake has at most one head and one tail.
fault-hisss-claim = A different snake must be taken.
