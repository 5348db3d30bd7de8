# Sssnake: the rules, the table, the news.
sssnake-title = Sssnake
sssnake-pitch = Be the first to join your snake’s head and tail, whatever your neighbours add to it.
sssnake-line = close your snake first

sssnake-option-rounds-name = rounds
sssnake-option-rounds = 1 is the rulebook’s game; with more rounds the points add up, as the rulebook suggests
sssnake-length = { $each ->
    [0] { $number ->
        [1] One round
       *[other] { $number } rounds
    }
    [1] { $number } rounds: each begins once
   *[other] { $number } rounds: each begins twice
}
sssnake-length-button = { $each ->
    [0] One round
    [1] { $number } rounds: one each
   *[other] { $number } rounds: two each
}
sssnake-list-totals = Totals (each missing card costs a point)

sssnake-rules-1 =
    {"**"}The aim.** Be the first to join the head and the tail of your snake.

    {"**"}The picture**
    {"**"}1** who plays · **2** the die · **3** the drawn cards: the letters beside a card name the places where it can go, as on the buttons · **4** the round · **5** cards left in the pile
    {"**"}6** cards that this snake still needs · **7** points so far · **8** the newest card, in pink · **9** an open end, in yellow
sssnake-rules-1-picture = A table on which red is to place a curve or a straight card. Numbers from 1 to 9 mark its signs; the text explains them.
sssnake-rules-2 =
    {"**"}The cards.** You have a large card with a head and a tail. 120 square cards lie face down in the pile: 60 straight, 48 curves, 8 crossings (two straight parts, one over the other) and 4 double curves (two curves that do not touch). The die shows 1, 2 or 3, each on two sides. 🏠

    {"**"}Your turn.** The bot rolls the die, and you draw that many cards. 🏠 The next page says what you do with them. Then it is your left neighbour’s turn. The youngest begins: that player presses **I’m the youngest** in the lobby. If nobody does, a random player begins. 🏠
sssnake-rules-3 =
    {"**"}A 1.** Add the card to your left neighbour’s snake; you choose where. If it fits nowhere there, add it to your own snake. If it does not fit there either, it is out of the game.

    {"**"}A 2.** Choose one card and add it to your own snake. The other goes to your left neighbour, who must add it to theirs. If it fits nowhere there, it comes back and you must add it to yours. If that is impossible too, it is out of the game.

    {"**"}A 3.** The same, but you add two cards to your own snake, one after the other, and give the third away. If it fits nowhere, your neighbour always gives it back. 🏠

    {"**"}The picture.** The red circle is you, the blue square is your left neighbour.
sssnake-rules-3-picture = With a 1 the card goes to the left neighbour. With a 2 one card goes to your own snake and one to the left neighbour. With a 3 two cards go to your own snake and one to the left neighbour.
sssnake-rules-4 =
    {"**"}Your choice.** You choose among the cards that fit on your snake. If only one card fits, and in only one place, it is laid there at once. If none of your cards fits, choose any: it is out of the game. 🏠 You lay your own cards before the neighbour gets the last one. 🏠 If the pile has fewer cards than the die shows, play as if you had rolled that smaller number. 🏠
sssnake-rules-5 =
    {"**"}Adding cards.** A card goes to one of the two open ends so that the body continues. It must still be possible to join head and tail afterwards, with any cards you like. A placed card never moves.

    {"**"}The picture.** **1** The curve can go to either end and turn left or right: four places, four letters. **2** The curve was laid at A. The neck then ran on through the free part of the crossing.
sssnake-rules-5-picture = 1: the neck has made a loop below a crossing. Letters mark the places for a curve: A and B at the neck, C and D at the tail. 2: the curve lies at A, and the neck has run up through the crossing to the cell above it.
sssnake-rules-6 =
    {"**"}The details** 🏠
    • Every snake grows on its own grid, without borders. The large card covers two by two cells. The neck leaves it at the top left, the tail at the bottom right.
    • Straight cards and crossings go straight on. Curves and double curves turn left or right.
    • The second part of a crossing or double curve (drawn pale) is free. An end that reaches it, now or later, passes through at once and at no cost, even through several.
    • An end may not run into the closed side of a card or into the large card.
    • *Missing cards* = the fewest cards that would complete the snake if you had the ideal ones. A new snake needs 7.
sssnake-rules-7 =
    {"**"}The end of a round.** When your snake is complete, you win the round at once, even if another player’s card completed it. 🏠 Cards still in hand leave the game. 🏠 If the pile is empty after a full turn, the player whose snake needs the fewest cards wins the round; ties share it. 🏠

    {"**"}The picture.** The red snake is complete, so red wins. The others need five more cards each, and lose five points.
sssnake-rules-7-picture = The end of a match of one round: the red snake is complete. Blue and yellow need five more cards each and have minus five points.
sssnake-rules-8 =
    {"**"}Rounds.** One round is the game of the rulebook. With several rounds you count points, as the rulebook suggests for several games in a row. A match has as many rounds as players, so that each begins once, or one round if you play only against computers. The host can choose one round, or two for each player. 🏠

    {"**"}Points.** After each round you lose one point for each card that your snake still needs. The points add up. After the last round the highest total wins, and equal totals share the win. 🏠 The left neighbour of a round’s first player begins the next round. 🏠

    {"**"}Giving up.** A computer plays on for you, and you can’t win any more. The last player who has not given up wins at once. 🏠 { rules-away }

# Words in pictures, as short as possible.
sssnake-picture-round = Round { $round }/{ $rounds }
sssnake-picture-previous = Round { $round }
sssnake-picture-pile = Pile: { $pile }
sssnake-picture-missing = { $missing ->
    [0] complete
    [1] 1 card missing
   *[other] { $missing } cards missing
}
sssnake-picture-missing-short = { $missing ->
    [0] complete
   *[other] { $missing } missing
}
sssnake-picture-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}

sssnake-card = { $card ->
    [straight] straight
    [crossing] crossing
    [double] double curve
   *[curve] curve
}
sssnake-end-neck = at the head end
sssnake-end-tail = at the tail end
sssnake-way-ahead = straight on
sssnake-way-left = to the left
sssnake-way-right = to the right

sssnake-prompt-lone = { $player }, a single card goes on { $neighbour }’s snake: the { sssnake-card }.
sssnake-prompt-lone-own = { $player }, the { sssnake-card } does not fit { $neighbour }’s snake, so add it to your own.
sssnake-prompt-own-one = { $player }, lay one card and give one to { $neighbour }.
sssnake-prompt-own-two = { $player }, lay two cards and give one to { $neighbour }.
sssnake-prompt-given = { $player }, { $giver } gave you a card. Add the { sssnake-card } to your snake.
sssnake-prompt-returned = { $player }, the { sssnake-card } came back from { $neighbour }. Add it to your own snake.

sssnake-button-place = { $letter }: { $end }, { $side }
sssnake-button-neck = head end
sssnake-button-tail = tail end
sssnake-button-up = up
sssnake-button-right = right
sssnake-button-down = down
sssnake-button-left = left
sssnake-button-discard = ✕ { sssnake-card }: discard

sssnake-describe-choices = Places: { $choices }.
sssnake-describe-choice = { $letter } { sssnake-card } { $end } { $way } ({ $heading })
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
sssnake-describe-none = none
sssnake-describe-ends = Open ends of { $player }’s snake: the neck enters { $neck } { $neck-heading }, the tail enters { $tail } { $tail-heading }.
sssnake-describe-cells = A cell is named column/row: columns count to the right, rows down. The large card covers 0/0 to 1/1; the neck leaves it from 0/0 to the left, the tail from 1/1 to the right.
sssnake-describe-body = { $player }’s snake, cell by cell from the large card: neck { $neck }; tail { $tail }.
sssnake-describe-body-complete = { $player }’s complete snake, cell by cell from neck to tail: { $neck }.
sssnake-describe-run = straight from { $first } to { $last }
sssnake-describe-free = Free second parts on { $player }’s snake: { $parts }.
sssnake-describe-free-part = { sssnake-card } { $cell } between { $one } and { $other }
sssnake-heading-up = upwards
sssnake-heading-right = rightwards
sssnake-heading-down = downwards
sssnake-heading-left = leftwards
sssnake-side-up = top
sssnake-side-right = right side
sssnake-side-down = bottom
sssnake-side-left = left side

sssnake-news-round = { $rounds ->
    [1] { $player } begins.
   *[other] Round { $round } of { $rounds }: { $player } begins.
}
sssnake-news-roll = { $player } rolls a { $die } and draws: { $cards }.
sssnake-news-place = { $player } adds a { sssnake-card }{ $forced ->
    [1] {" "}(its only place)
   *[other] {""}
} and needs { $missing ->
    [one] 1 more card
   *[other] { $missing } more cards
}.
sssnake-news-place-other = { $player } adds a { sssnake-card } to { $owner }’s snake{ $forced ->
    [1] {" "}(its only place)
   *[other] {""}
}, which needs { $missing ->
    [one] 1 more card
   *[other] { $missing } more cards
}.
sssnake-news-complete = { $player } adds a { sssnake-card }{ $forced ->
    [1] {" "}(its only place)
   *[other] {""}
}: the snake is complete!
sssnake-news-complete-other = { $player } adds a { sssnake-card } to { $owner }’s snake{ $forced ->
    [1] {" "}(its only place)
   *[other] {""}
}: it is complete!
sssnake-news-give = { $player } gives { $to } a { sssnake-card }.
sssnake-news-return = The { sssnake-card } does not fit: { $player } gives it back to { $to }.
sssnake-news-discard = The { sssnake-card } fits nowhere: { $player } discards it.
sssnake-news-score = { $rounds ->
    [1] The round is over.
   *[other] Round { $round } of { $rounds } is over. { $points }.
}
sssnake-news-score-empty = { $rounds ->
    [1] The pile is empty. Fewest cards missing: { $winners }.
   *[other] The pile is empty: round { $round } of { $rounds } is over. Fewest cards missing: { $winners }. { $points }.
}
sssnake-news-points = { $player } { $points } (total { $total })

# The same events as parts of a line about a turn.
sssnake-turn-roll = rolled { $die }
sssnake-turn-place = laid { $times ->
    [1] a { sssnake-card }
   *[other] { $times }
} ({ sssnake-turn-missing })
sssnake-turn-place-other = laid a { sssnake-card } on { $owner } ({ sssnake-turn-missing })
sssnake-turn-missing = { $forced ->
    [1] only place
   *[other] { $missing ->
        [1] needs 1 more card
       *[other] needs { $missing } more cards
    }
}
sssnake-turn-complete = laid a { sssnake-card }: complete!
sssnake-turn-complete-other = laid a { sssnake-card } on { $owner }: complete!
sssnake-turn-give = gave { $to } a { sssnake-card }
sssnake-turn-return = gave the { sssnake-card } back to { $to }
sssnake-turn-discard = discarded { $times ->
    [1] a { sssnake-card }
   *[other] { $times }
}

## Explanations for learners
sssnake-learn-aim = **Your aim:** join the two open ends of your snake by the shortest way.
sssnake-learn-own-one = One card goes on your snake, the other on { $neighbour }’s.
sssnake-learn-own-two = Two cards go on your snake, the third on { $neighbour }’s.
sssnake-learn-lone = It goes on { $neighbour }’s snake: keep its ends apart.
sssnake-learn-lone-own = It does not fit { $neighbour }’s snake, so it goes on yours.
sssnake-learn-given = { $giver } had to give you a card. Choose the best place for it.
sssnake-learn-returned = Your card came back because it fits nowhere. It goes on your snake.
sssnake-learn-discard = No card fits your snake: choose one to discard. It costs nothing.
sssnake-learn-fewest = 💡 With { $letters } your snake { $missing ->
    [0] is complete, and you win
    [one] needs only 1 more card
   *[other] needs only { $missing } more cards
}.
sssnake-learn-most = 💡 With { $letters } the other snake needs { $missing ->
    [one] 1 more card
   *[other] { $missing } more cards
}, the most.
sssnake-remark-placed-on-yours = { $player } drew a single card, so it went on your snake.
sssnake-remark-two-parts = The { sssnake-card } has two parts. The second one stays free for later.
sssnake-remark-only-place = Your card had only one place, so it was added at once.
sssnake-remark-returned = A card that fits nowhere on the neighbour’s snake comes back.
sssnake-remark-score = Each card that your snake still needs costs you a point.

# Why a move is good, as a clause after a dash or a colon.
sssnake-reason-complete = it completes the snake
sssnake-reason-fewer = the snake then needs only { $missing ->
    [one] 1 more card
   *[other] { $missing } more cards
}
sssnake-reason-keep = it keeps a helpful card from { $player }
sssnake-reason-shortest = other moves would make the way from head to tail longer
sssnake-reason-open = more of the cards in the pile can help next
sssnake-reason-longer = { $player }’s snake then needs { $missing ->
    [one] 1 more card
   *[other] { $missing } more cards
}
sssnake-reason-no-help = other moves would help { $player }’s snake more
sssnake-reason-closed = fewer cards in the pile can help { $player }’s snake next

sssnake-refusal-notation = That isn’t a valid Sssnake move.
sssnake-refusal-nothing-to-choose = There is nothing to choose right now.
sssnake-refusal-not-yours = It is { $player }’s turn to choose.
sssnake-refusal-no-card = There is no { sssnake-card } in hand.
sssnake-refusal-other-snake = This card must go on { $player }’s snake.
sssnake-refusal-way = A { sssnake-card } does not turn that way.
sssnake-refusal-closed = With a { sssnake-card } there, one end would run into a closed side.
sssnake-refusal-cut-off = With a { sssnake-card } there, head and tail could never be joined.
sssnake-refusal-fits = The { sssnake-card } fits, so you must add it.
sssnake-refusal-other-fits = The { sssnake-card } fits nowhere. Choose the card that fits.
sssnake-refusal-order = This step does not belong here.
sssnake-refusal-first = A different seat begins the round.
sssnake-refusal-draw = These cards can’t have been drawn.

# The daily puzzle
puzzle-close-label = { $letter } · { sssnake-card }, { $end }, { $side }
sssnake-puzzle-rules = In the puzzle, you play alone with these cards: there is no die and no pile, and you choose the order.

## Faults of a record

fault-sssnake-first = The next seat must begin this round.
fault-sssnake-die = The die shows 1, 2 or 3.
fault-sssnake-draw = A roll draws as many cards as the die shows, or all that are left in the pile.
fault-sssnake-card = A card is S, C, X or D.
fault-sssnake-pile = The pile holds no more cards of this kind.
fault-sssnake-hand = This card is not in hand.
fault-sssnake-on = This card must go to the snake of { $seat }.
fault-sssnake-end = An end is “neck” or “tail”.
fault-sssnake-way = A way is “ahead”, “left” or “right”.
fault-sssnake-place = The card may not lie there: the body must continue, and joining head and tail must stay possible.
fault-sssnake-must-place = The card fits, so it must be placed.
fault-sssnake-other-fits = Another card in hand fits, so this one can’t be discarded.
fault-sssnake-to = A card goes to the left neighbour, or comes back to the giver.
fault-sssnake-missing = The numbers of missing cards are wrong.
fault-sssnake-totals = The totals are wrong: each seat loses one point for each missing card.
