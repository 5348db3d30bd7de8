# The daily puzzles: tasks, results and descriptions.
puzzle-refusal-move = This move isn’t possible here.

puzzle-close-task = Complete the snake with { $cards } of these cards: its two open ends must meet. It can’t be done with fewer.
puzzle-close-prompt = Which card goes where? You have { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} left.
puzzle-close-stuck = Your snake isn’t complete, and { $cards ->
    [0] you have no cards left
   *[other] no card fits any more
}.
puzzle-close-result = a snake completed with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
puzzle-close-hand = Your cards: { $cards }.
puzzle-close-complete = The complete snake, cell by cell from neck to tail: { $neck }.
puzzle-close-ends = Open ends: the neck enters { $neck } { $neck-heading }, the tail enters { $tail } { $tail-heading }.
puzzle-close-body = The snake, cell by cell from the large card: neck { $neck }; tail { $tail }.
puzzle-close-free = Free second parts: { $parts }.

puzzle-take-task = Lay these five cards one by one, from left to right: touching colours must match. You take a snake when you complete it with head and tail, or when you join two snakes of two or more cards. Take as many cards as you can.
puzzle-take-prompt = { $forced ->
    [0] {""}
    [one] One card had only one place.{" "}
   *[other] { $forced } cards had only one place each.{" "}
}Card { $number } of 5: where do you lay { $card }?
puzzle-take-result = { $cards ->
    [one] 1 card taken
   *[other] { $cards } cards taken
}
puzzle-take-taken = Taken: { $cards }
puzzle-take-cards = Cards to lay, in this order: { $cards }.

puzzle-bite-task-red = You are the red snake, and it’s your move. Take the yellow head with your second move: to bite, you need more pieces in line than the other snake has.
puzzle-bite-task-yellow = You are the yellow snake, and it’s your move. Take the red head with your second move: to bite, you need more pieces in line than the other snake has.
puzzle-bite-prompt = { $move ->
    [1] Your first move: { $left ->
        [one] one more step
       *[other] { $left } more steps
    }.
   *[other] The other snake has moved to { $reply }. Your second move: { $left ->
        [one] one more step
       *[other] { $left } more steps
    }.
}
puzzle-bite-result = the head taken on move { $moves }
puzzle-bite-lost = The other snake took your head.
puzzle-bite-missed = The other head got away. A different first move is sure to catch it.
puzzle-bite-threat = Your head at { $cell } is in danger: the other snake could take it now.
