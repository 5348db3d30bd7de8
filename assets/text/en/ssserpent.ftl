# Ssserpent: the rules, the table, the news.
ssserpent-title = Ssserpent
ssserpent-pitch = Grow your snake apple by apple until it can bite the other one.
ssserpent-line = eat apples, grow and bite

ssserpent-option-set-up-name = set-up
ssserpent-option-set-up = Who lays the board: chance or the players
ssserpent-option-set-up-hand = by hand (the rulebook)
ssserpent-option-set-up-chance = by chance, piece by piece
ssserpent-option-set-up-even = by chance, an even board
ssserpent-switch-hand = Set up by hand
ssserpent-switch-even = Board by chance

ssserpent-rules-1 =
    {"**"}The aim.** Take the head of the other snake, or leave it no complete move.

    {"**"}The set-up.** Chance picks a board on which both colours win about equally often, and who moves first, unless the host chooses **Set up by hand** in the lobby. 🏠 In that case, a random player begins. 🏠 You take turns placing blueberries, one at a time, two each. The rulebook calls them blue apples: they are placed like apples. The second player then chooses a colour. 🏠 The first player begins again. 🏠 You each place four apples of the **opponent’s** colour, one at a time, and finally the **opponent’s** head on the border. Chance decides who moves first.

    {"**"}At random.** You can leave one placement, or all your remaining ones, to chance. 🏠 Until the colours are taken, you can both agree on a **Random board**: then chance does the rest of the set-up. 🏠
ssserpent-rules-2 =
    {"**"}The places.** An apple never lies on the border (**1**), nor right next to another apple or a head: above, below, left or right (**2**). A head lies on the border, not right next to an apple. In the picture, the cells with names are those on the buttons; dots mark the other free places. If no cell is left for a piece, these rules are dropped one by one until there is one: first “next to a head”, then “next to an apple”, then “on the border”. 🏠
ssserpent-rules-2-picture = The set-up: four blueberries, two yellow apples and a red one lie on the board. 1 marks a cell of the border, 2 a cell between two apples; no apple may lie there.
ssserpent-rules-3 =
    {"**"}The picture.** The red head may step on
    {"**"}1** a free cell,
    {"**"}2** an apple of its own colour,
    • a blueberry if the snake is adult (next page),
    • the other snake, to bite it (next page).
    It may not step on
    {"**"}3** an apple of the other colour,
    {"**"}4** its own snake, not even on the cell that its tail is about to leave. So it never goes backwards. Only a head without a body may turn back. 🏠
ssserpent-rules-3-picture = A red snake of four pieces is to move. 1 marks a free cell in front of its head, 2 a red apple beside the head, 3 a yellow apple on the other side, and 4 the snake’s own body.
ssserpent-rules-4 =
    {"**"}Moving.** A snake makes half as many steps as it has pieces, rounded up: 1 or 2 pieces make 1 step, 3 or 4 make 2, 5 or 6 make 3, 7 or 8 make 4, 9 make 5. It must make all of them. The head goes first, up, down, left or right, and the body follows.

    The arrows offer only steps from which you can finish your move. **If you can’t make a whole move, you lose.**

    {"**"}Growing.** An eaten apple becomes a new piece right behind the head. A snake becomes **adult** for good when no apple of its colour is left on the board, even in the middle of a move. Adult snakes may also eat blueberries.
ssserpent-rules-5 =
    {"**"}Biting.** The rulebook calls it an attack. Look along the line of the step. Count your pieces from the head backwards, and the other snake’s pieces from the bitten cell onwards. Each count ends at the first gap, and pieces of a folded snake count too. 🏠 To bite, you need **more** pieces. The other snake loses the bitten piece and all behind it. Their cells are free at once, even for your next steps. 🏠 Your snake does not grow. 🏠 It finishes its steps. Taking the **head** wins at once. You confirm a bite with **Bite** if it is the last step of the move. A bite earlier in the move needs no confirmation.
ssserpent-rules-6 =
    {"**"}The picture.** Red counts **1**, **2**, **3** pieces, yellow only **1**, **2**. So red may bite the framed piece, and yellow loses it and the two behind it. On your turn, yellow frames mark the pieces that you can bite with this move. An **!** marks your head if the other snake could take it now.
ssserpent-rules-6-picture = A red snake of three pieces in a row faces the body of the yellow snake. Numbers count three red pieces and two yellow pieces on the line of the bite. The first yellow piece is framed, and an exclamation mark warns of a danger to the red head.
ssserpent-rules-7 =
    {"**"}After the move** you put the pieces that you bit off back one by one, as apples of the other colour, by the placing rules. 🏠 Their owner may eat them again.

    {"**"}A draw.** The match is drawn when a turn starts in the same position for the third time. It is also drawn when nobody eats or bites for 120 moves in a row, counting both players. But if you have no complete move, you lose. 🏠

    {"**"}Giving up.** Your opponent wins. 🏠 { rules-away }
ssserpent-rules-8 =
    {"**"}The picture**
    {"**"}1** the player, by the colour and shape of their snake · **2** its pieces · **3** the steps of a move · **4** a blueberry, crossed out until the snake is adult
    {"**"}5** the last move, and what was placed after it, in pink · **6** the next steps, in yellow
    The frame around a player shows whose turn it is.
ssserpent-rules-8-picture = A table after a move of the red snake. Numbers from 1 to 6 mark its signs; the text explains them.

# Words in pictures, as short as possible.
ssserpent-picture-length = Length { $length }
ssserpent-picture-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}

ssserpent-colour = { $colour ->
    [red] red
   *[yellow] yellow
}

ssserpent-prompt-blue = { $player }, place a blueberry.
ssserpent-prompt-take = { $player }, choose your colour.
ssserpent-prompt-apple = { $player }, place an apple for your opponent.
ssserpent-prompt-head = { $player }, place your opponent’s head.
ssserpent-prompt-move-first = { $player } ({ ssserpent-colour }), make your move. You eat apples of your colour only, blueberries later.
ssserpent-prompt-move = { $player } ({ ssserpent-colour }), make your move: { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
ssserpent-prompt-step = { $player } goes to { $path }: { $left ->
    [one] one more step
   *[other] { $left } more steps
}.
ssserpent-prompt-bite = { $player } goes to { $path }: { $effects }. Bite?
ssserpent-prompt-replant = { $player }, put { $discs ->
    [one] the last { ssserpent-colour } piece
   *[other] { $discs } { ssserpent-colour } pieces
} back as { $discs ->
    [one] an apple
   *[other] apples
}: choose a cell.

ssserpent-button-red = 🔴 Red
ssserpent-button-yellow = 🟨 Yellow
ssserpent-button-random = 🎲 At random
ssserpent-button-random-rest = 🎲 All at random
ssserpent-button-undo = ↩️ Undo
ssserpent-button-bite = ⚔️ Bite
# $what is 🍎, 🟡 (a yellow apple), 🫐 or ⚔️, and $steps is at least 2.
ssserpent-button-straight = To { $what } { $cell } ({ $steps } steps)
ssserpent-choice-row = Row { $row }
ssserpent-board-button = { $required ->
    [one] 🎲 Random board
   *[other] 🎲 Random board ({ $agreed }/{ $required })
}
ssserpent-board-wanted = { $player } wants a random board. Chance sets up everything when you both agree.
ssserpent-board-agreed = You both agreed: chance sets up the board.
ssserpent-board-withdrawn = { $player } wants to set up the board by hand.

ssserpent-describe-begins = The match begins.
ssserpent-describe-young = { $player } is { ssserpent-colour }, not adult, { $length ->
    [one] one piece
   *[other] { $length } pieces
} long, { $steps ->
    [one] one step
   *[other] { $steps } steps
} a move. From the head: { $cells }.
ssserpent-describe-adult = { $player } is { ssserpent-colour }, adult, { $length ->
    [one] one piece
   *[other] { $length } pieces
} long, { $steps ->
    [one] one step
   *[other] { $steps } steps
} a move. From the head: { $cells }.
ssserpent-describe-headless = { $player } is { ssserpent-colour }, without a head.
ssserpent-describe-apples = { $apples ->
    [0] No { ssserpent-colour } apple on the board.
    [one] Apple, { ssserpent-colour }: { $cells }.
   *[other] Apples, { ssserpent-colour }: { $cells }.
}
ssserpent-describe-blue = { $apples ->
    [0] No blueberry on the board.
    [one] Blueberry: { $cells }.
   *[other] Blueberries: { $cells }.
}
ssserpent-describe-cells = Cells to choose from: { $cells }.
ssserpent-describe-steps = Possible next steps: { $steps }.
ssserpent-describe-closed = Closed arrows: { $steps }.
ssserpent-closed = { $arrow } { $reason }
ssserpent-closed-border = border
ssserpent-closed-own = own piece
ssserpent-closed-enemy-apple = apple of the other colour
ssserpent-closed-young = blueberry, only for adult snakes
ssserpent-closed-weak = too few pieces in line to bite ({ $attackers } against { $defenders })
ssserpent-closed-stuck = no complete move that way
ssserpent-describe-bites = Pieces that this move can bite: { $cells }.
ssserpent-describe-threat = { $player }’s head at { $cell } is in danger: the other snake could take it now.
ssserpent-describe-board = Columns run from A to I, left to right; rows from 1 to 9, bottom to top.
ssserpent-describe-last = Last move ({ ssserpent-colour }): from { $from } to { $path }.
ssserpent-describe-repeated = This position has come up twice. Once more, and the match is drawn.
ssserpent-describe-quiet = { $moves ->
    [one] One move
   *[other] { $moves } moves
} without eating or biting; { $most } make a draw.

ssserpent-picture-bite = Bite! −{ $lost }
ssserpent-news-setup = { $player } begins the set-up.
ssserpent-news-rest = { $player } leaves the rest of the set-up to chance.
ssserpent-news-blue = { $player } places a blueberry on { $cell }.
ssserpent-news-colour = { $player } chooses the { ssserpent-colour } snake: it eats { ssserpent-colour } apples.
ssserpent-news-apple = { $player } places a { ssserpent-colour } apple on { $cell } for the opponent.
ssserpent-news-head = { $player } places the opponent’s { ssserpent-colour } head on { $cell }.
ssserpent-news-begin = The snakes are ready: { $player } ({ ssserpent-colour }) moves first.
ssserpent-news-move = { $player } moves to { $path }.
ssserpent-news-move-effects = { $player } moves to { $path }: { $effects }.
ssserpent-news-replant = { $player } puts a { ssserpent-colour } piece back as an apple on { $cell }.
ssserpent-news-repeated = { $news } 🔁 This position has come up twice. Once more, and the match is drawn.
ssserpent-news-trapped = { $news } { $player } is trapped and can’t go { $steps ->
    [one] a single step
   *[other] all { $steps } steps
}.
ssserpent-effect-apples = { $apple } { $count ->
    [one] eats an apple
   *[other] eats { $count } apples
}
ssserpent-effect-adult = is adult now
ssserpent-effect-blue = 🫐 { $count ->
    [one] eats a blueberry
   *[other] eats { $count } blueberries
}
ssserpent-effect-lost = ⚔️ { $count ->
    [one] bites off one piece
   *[other] bites off { $count } pieces
}
ssserpent-effect-head = ⚔️ takes the head

# The same events as parts of a line about a turn.
ssserpent-turn-blue = placed a blueberry on { $cell }
ssserpent-turn-colour = took the { ssserpent-colour } snake (it eats { ssserpent-colour } apples)
ssserpent-turn-apple = placed a { ssserpent-colour } apple on { $cell }
ssserpent-turn-head = placed the { ssserpent-colour } head on { $cell }

## Explanations for learners
ssserpent-learn-aim = **Your aim:** take the other snake’s head. Eat apples of your colour to grow.
ssserpent-learn-blue = Place a blueberry, or let chance set up the board.
ssserpent-learn-take = Choose your colour. It decides which apples you eat.
ssserpent-learn-apple = A { ssserpent-colour } apple is food for your opponent: make it hard to reach.
ssserpent-learn-head = Place your opponent’s { ssserpent-colour } head on the border, far from its apples.
ssserpent-learn-move = Your { ssserpent-colour } snake makes { $steps ->
    [one] one step: press an arrow.
   *[other] { $steps } steps: press the arrows one after the other.
}
ssserpent-learn-eat = An apple is within reach: { $apple } or 🫐 marks the arrow.
ssserpent-learn-nearest = No apple is within reach. Your nearest one is on { $cell }.
ssserpent-learn-line = **To bite,** you need more pieces in line with your head than the other snake.
ssserpent-learn-attack-now = **You can bite: ⚔️.** The other snake loses the bitten piece and all behind it.
ssserpent-learn-win-now = **You can take the head and win!** Follow the arrows to ⚔️.
ssserpent-learn-head-in-danger-now = ⚠️ **Your head on { $head } can be taken!** { $count ->
    [0] No move saves it.
   *[other] Safe: { $cells }.
}
ssserpent-learn-head-unsafe-now = ⚠️ **Don’t end on { $cells }:** there, the other snake can take your head.
ssserpent-learn-head-safe-now = ⚠️ { $count ->
    [0] Your head can be taken after every move.
   *[other] Your head is in danger. End your move here: { $cells }.
}
ssserpent-learn-body-in-danger-now = ⚠️ **Your body can be bitten.** Move it away, or into a straight line.
ssserpent-learn-replant = Put the lost piece back as a { ssserpent-colour } apple, far from your opponent.
ssserpent-remark-grown = **You grew.** A longer snake makes more steps and bites harder.
ssserpent-remark-adult = **Your snake is adult now:** it may eat blueberries too.
ssserpent-remark-adult-other = The other snake is adult now: it may eat blueberries too.
ssserpent-remark-bitten = **You were bitten:** { $player } had more pieces in a straight row than you.

## Why a move is good, after a dash or a colon
ssserpent-reason-head = the snake takes the head
ssserpent-reason-no-move = the other snake has no complete move left
ssserpent-reason-wins = the snake wins in { $moves } moves
ssserpent-reason-head-safe = the move brings the head to safety
ssserpent-reason-bites = { $count ->
    [one] the snake bites off one piece
   *[other] the snake bites off { $count } pieces
}
ssserpent-reason-adult = the snake becomes adult
ssserpent-reason-apples = { $count ->
    [one] the snake eats an apple
   *[other] the snake eats { $count } apples
}
ssserpent-reason-blue = { $count ->
    [one] the snake eats a blueberry
   *[other] the snake eats { $count } blueberries
}
ssserpent-reason-threatens-head = the snake threatens to take the head
ssserpent-reason-body-safe = the move brings the body to safety
ssserpent-reason-threatens = the snake threatens to bite
ssserpent-reason-food = the snake gets closer to food
ssserpent-reason-out-of-reach = the snake stays out of the other one’s reach
ssserpent-reason-far = the apple lies about { $moves ->
    [one] one move
   *[other] { $moves } moves
} away from the other snake
ssserpent-flaw-loses = { $moves ->
    [one] the other snake then wins with its next move
   *[other] the other snake then wins in { $moves } moves
}
ssserpent-flaw-bitten = { $count ->
    [one] the other snake can then bite off one piece
   *[other] the other snake can then bite off { $count } pieces
}

ssserpent-why-no-move = { $others } had no complete move left.
ssserpent-why-head = The head was taken.
ssserpent-why-repetition = The same position came up for the third time.
ssserpent-why-no-progress = Nobody ate or bit for 120 moves in a row.

ssserpent-refusal-notation = A cell is a column from A to I and a row from 1 to 9, such as D4. A path is up to five cells, such as E2-E3.
ssserpent-refusal-position = That isn’t a valid Ssserpent position.
ssserpent-refusal-order = Another step comes first.
ssserpent-refusal-not-yours = It is { $player }’s turn.
ssserpent-refusal-task = The match is waiting for something else.
ssserpent-refusal-one-cell = A piece goes on exactly one cell.
ssserpent-refusal-last = This is the last piece: nothing else is left to place.
ssserpent-refusal-first = Only one of the two players can begin.
ssserpent-refusal-occupied = This cell is not free.
ssserpent-refusal-border = An apple may not lie on the border.
ssserpent-refusal-beside-apple = An apple may not lie next to another apple.
ssserpent-refusal-beside-head = An apple may not lie next to a head.
ssserpent-refusal-inside = A head is placed on the border.
ssserpent-refusal-head-beside-apple = A head may not be placed next to an apple.
ssserpent-refusal-apart = The head steps to a neighbouring cell: up, down, left or right.
ssserpent-refusal-own = A snake may not step on itself or go backwards.
ssserpent-refusal-enemy-apple = A snake may not step on an apple of the other colour.
ssserpent-refusal-young = Only an adult snake may eat blueberries.
ssserpent-refusal-weak = To bite, you need more pieces in line than the other snake: { $attackers } against { $defenders } is not enough.
ssserpent-refusal-length = { $steps ->
    [0] Put the lost pieces back first.
    [one] This snake moves exactly one step.
   *[other] This snake moves exactly { $steps } steps.
}
ssserpent-refusal-won = A path that takes the head ends there.

# The daily puzzle
puzzle-bite-young = The { ssserpent-colour } snake isn’t adult. It makes { $steps ->
    [one] one step
   *[other] { $steps } steps
} a move. From the head: { $cells }.
puzzle-bite-adult = The { ssserpent-colour } snake is adult. It makes { $steps ->
    [one] one step
   *[other] { $steps } steps
} a move. From the head: { $cells }.
puzzle-bite-headless = The { ssserpent-colour } snake has lost its head.
ssserpent-puzzle-rules = In the puzzle, you make two moves. Between them, the other snake replies as well as it can.

## Faults of a record

fault-ssserpent-cell = A cell is A1 to I9.
fault-ssserpent-colour = This is the wrong colour.
fault-ssserpent-random = This placement was left to chance, but is not marked as random.
fault-ssserpent-apple = An apple may not be put there.
fault-ssserpent-head = A head may not be put there.
fault-ssserpent-length = The number of steps does not match the length of the snake.
fault-ssserpent-step = The head may not step onto { $cell }.
fault-ssserpent-after-head = The path must end where it takes the head.
