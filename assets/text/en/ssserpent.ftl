ssserpent-title = Ssserpent
ssserpent-pitch = Grow your snake apple by apple, until it can bite the other one.

ssserpent-rules-1 =
    {"**"}The aim** is to take the head of the other snake, or to leave it no complete move.

    {"**"}The set-up.** In turn, each of you places two blue apples. The second player takes a colour. Then each places four apples of the **opponent’s** colour, and at last the **opponent’s** head on the border. Who moves first is left to chance.

    An apple never lies on the border, nor next to another apple or a head (above, below, left or right). If no cell is left, these rules are dropped as far as needed: first “next to a head”, then “next to an apple”, then “on the border”. A placement, or all the rest of yours, can be left to chance.
ssserpent-rules-2 =
    {"**"}Moving.** A snake makes exactly half as many steps as it has pieces, rounded up: 1 or 2 pieces make 1 step, 3 or 4 make 2, 5 or 6 make 3, 7 or 8 make 4, 9 make 5. The head goes first, the body follows. The head may step on a free cell, on an apple of its own colour, on a blue apple if the snake is adult, or on the other snake to attack it. It never steps on its own snake, nor on the cell that its tail is about to leave, nor on an apple of the other colour.

    The arrows offer only steps from which the whole move can be made. {"**"}Whoever can’t make a whole move loses.**
ssserpent-rules-3 =
    {"**"}Growing.** The eaten apple becomes a new piece right behind the head. As soon as no apple of its colour is left on the board, also in the middle of a move, a snake is **adult** for good: from then on it may eat blue apples, too.

    {"**"}Attacking.** On the line of the step, count your pieces from the head backwards, and the other snake’s pieces from the attacked cell onwards, as far as they lie without a gap. With **more** pieces than the other, the attack succeeds: the other snake loses the attacked piece and all behind it. Your snake does not grow, and goes on with its steps. Taking the **head** wins at once.

    After the move the attacker puts the lost pieces back on the board, as apples of the other’s colour.
ssserpent-rules-4 =
    {"**"}A draw.** The same position at the start of a turn for the third time, or 120 moves in a row by both together without eating or attacking.

    {"**"}The picture.** Above the board: how long each snake is, how many steps it makes, and whether it may eat blue apples. Pink frames show the last move and what was placed after it.

ssserpent-colour-red = red
ssserpent-colour-yellow = yellow

ssserpent-prompt-blue = { $player } is to place a blue apple: choose the column, then the row.
ssserpent-prompt-take = { $player } is to choose a colour.
ssserpent-prompt-apple = { $player } is to place an apple for the opponent, who is { $colour }: choose the column, then the row.
ssserpent-prompt-head = { $player } is to place the opponent’s head, the { $colour } one, on the border: choose the column, then the row.
ssserpent-prompt-move = { $player } ({ $colour }) is to move: { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
ssserpent-prompt-step = { $player } goes to { $path }: { $left ->
    [one] one more step
   *[other] { $left } more steps
}.
ssserpent-prompt-replant = { $player } is to put { $discs ->
    [one] the last { $colour } piece
   *[other] { $discs } { $colour } pieces
} back as { $discs ->
    [one] an apple
   *[other] apples
}: choose the column, then the row.

ssserpent-button-red = 🔴 Red
ssserpent-button-yellow = 🟡 Yellow
ssserpent-button-random = 🎲 At random
ssserpent-button-random-rest = 🎲 All the rest at random
ssserpent-button-undo = ↩️ Undo
ssserpent-select-column = Column …
ssserpent-select-column-chosen = Column { $column } (choose another)
ssserpent-select-row = Row …
ssserpent-choice-column = Column { $column }
ssserpent-choice-row = Row { $row }: { $cell }

ssserpent-describe-begins = The match begins.
ssserpent-describe-over-no-move = The match is over: no complete move was left.
ssserpent-describe-over-head = The match is over: a head was taken.
ssserpent-describe-over-repetition = The match is over: a draw by repetition.
ssserpent-describe-over-no-progress = The match is over: a draw, for long nobody has eaten or attacked.
ssserpent-describe-over-resign = The match is over: somebody gave up.
ssserpent-describe-young = { $player } is { $colour }, not adult, { $length ->
    [one] one piece
   *[other] { $length } pieces
} long, { $steps ->
    [one] one step
   *[other] { $steps } steps
} a move. From the head: { $cells }.
ssserpent-describe-adult = { $player } is { $colour }, adult, { $length ->
    [one] one piece
   *[other] { $length } pieces
} long, { $steps ->
    [one] one step
   *[other] { $steps } steps
} a move. From the head: { $cells }.
ssserpent-describe-headless = { $player } is { $colour }, without a head.
ssserpent-describe-apples = { $apples ->
    [0] No { $colour } apple on the board.
   *[other] Apples, { $colour }: { $cells }.
}
ssserpent-describe-blue = { $apples ->
    [0] No blue apple on the board.
   *[other] Blue apples: { $cells }.
}
ssserpent-describe-cells = Cells to choose from: { $cells }.
ssserpent-describe-steps = Possible first steps: { $steps }.
ssserpent-describe-board = Columns run from A to I, left to right; rows from 1 to 9, bottom to top.
ssserpent-describe-last = Last move: from { $from } to { $path }.
ssserpent-describe-quiet = { $moves ->
    [one] One move
   *[other] { $moves } moves
} without eating or attacking; at { $most } it is a draw.

ssserpent-news-setup = The set-up begins: { $player } places first.
ssserpent-news-blue = { $player } places a blue apple on { $cell }.
ssserpent-news-colour = { $player } takes { $colour }.
ssserpent-news-apple = { $player } places an apple of the opponent’s colour, { $colour }, on { $cell }.
ssserpent-news-head = { $player } places the opponent’s head, the { $colour } one, on { $cell }.
ssserpent-news-begin = The snakes are off: { $player } ({ $colour }) moves first.
ssserpent-news-move = { $player } moves to { $path }.
ssserpent-news-move-deeds = { $player } moves to { $path }: { $deeds }.
ssserpent-news-replant = { $player } puts a piece back as an apple ({ $colour }) on { $cell }.
ssserpent-deed-apples = 🍎 { $count ->
    [one] an apple eaten
   *[other] { $count } apples eaten
}
ssserpent-deed-adult = adult now
ssserpent-deed-blue = 🫐 { $count ->
    [one] a blue apple eaten
   *[other] { $count } blue apples eaten
}
ssserpent-deed-lost = ⚔️ { $count ->
    [one] one piece bitten off
   *[other] { $count } pieces bitten off
}
ssserpent-deed-head = ⚔️ the head taken

ssserpent-why-no-move = No complete move was left.
ssserpent-why-head = The head was taken.
ssserpent-why-repetition = The same position came for the third time.
ssserpent-why-no-progress = 120 moves in a row without eating or attacking.
ssserpent-why-resign = The opponent gave up.

ssserpent-refusal-notation = A cell is a column from A to I and a row from 1 to 9, such as D4; a path is up to five cells, such as E2-E3.
ssserpent-refusal-position = This is no position.
ssserpent-refusal-order = Something else comes first.
ssserpent-refusal-not-yours = It is { $player } who is to play.
ssserpent-refusal-task = This is not what is to be done now.
ssserpent-refusal-one-cell = One piece goes on one cell.
ssserpent-refusal-last = This is the last one: it has no rest.
ssserpent-refusal-first = One of the two players begins.
ssserpent-refusal-occupied = This cell is not free.
ssserpent-refusal-border = An apple may not lie on the border.
ssserpent-refusal-beside-apple = An apple may not lie next to another apple.
ssserpent-refusal-beside-head = An apple may not lie next to a head.
ssserpent-refusal-inside = A head is placed on the border.
ssserpent-refusal-head-beside-apple = A head may not be placed next to an apple.
ssserpent-refusal-apart = The head steps to a cell next to it: up, down, left or right.
ssserpent-refusal-own = A snake may not step on itself, nor go backwards.
ssserpent-refusal-enemy-apple = A snake may not step on an apple of the other colour.
ssserpent-refusal-young = Only an adult snake may eat blue apples.
ssserpent-refusal-weak = An attack needs more pieces in line than the defence has: { $attackers } against { $defenders } are not enough.
ssserpent-refusal-length = { $steps ->
    [0] The lost pieces must be put back first.
    [one] A move of this snake has exactly one step.
   *[other] A move of this snake has exactly { $steps } steps.
}
ssserpent-refusal-won = A path that takes the head ends there.
