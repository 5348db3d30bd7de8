# The commands simulate, verify and replay, and what can be wrong with a record.

record-valid = valid: { $game }, { $seats } seats, { $steps ->
    [one] one step
   *[other] { $steps } steps
}
record-broken-step = broken: step { $index } (the first is 0): { $why }
    { $step }
record-broken = broken: { $why }
record-unreadable = unreadable: { $why }
record-no-json = This is not JSON.
record-no-record = This is not a record: a record is a JSON object.
record-no-format = This record does not have the format “{ $format }”.
record-too-long = The file is too long for a record.
file-unreadable = { $file } can’t be read: { $error }
file-unwritable = { $file } can’t be written: { $error }

simulate-done = { $matches ->
    [one] One match written to { $out }
   *[other] { $matches } matches written to { $out }
}
simulate-game = There is no game “{ $game }”. The games are: { $known }.
simulate-matches = The number of matches must be from 1 to { $most }.
simulate-option = “{ $option }” is not an option: write name=value.
simulate-stuck = A match reached a state in which no computer has a move. This is a bug in the game.
replay-done = The table after step { $step } is in { $png }
replay-animated = The whole match of { $steps ->
        [one] one step
       *[other] { $steps } steps
    } is in { $out } ({ $kib } KiB).
replay-step = There is no step { $step }: the record has { $most }.
replay-hidden = The table can’t be drawn: step { $step } hides the order of the cards, or names an unknown picture.
replay-undrawable = The table can’t be drawn: { $error }

## Any record

fault-key = The key “{ $key }” is missing or has a wrong value.
fault-game = There is no such game.
fault-seats = This game needs { $seats } seats.
fault-commitment = The commitment must be 64 lower-case hex digits.
fault-seed = The seed must be 64 lower-case hex digits.
fault-seed-missing = The match is over, so the seed must be there.
fault-seed-early = The match is still running, so the seed must not be there.
fault-seed-commitment = The seed does not match the commitment.
fault-too-many-steps = A record has at most { $most } steps.
fault-step-object = A step must be a JSON object.
fault-do = The key “do” must name the kind of step.
fault-unknown-do = This game has no step “{ $do }”.
fault-by = The key “by” must name the seat that acted, or be null for chance and bookkeeping.
fault-by-seat = { $seat } must act here.
fault-by-nobody = No player acts in this step: “by” must be null.
fault-expected = A different step must come here: { $expected }.
fault-after-end = The match was over before this step.
fault-at-decreases = The time “at” goes backwards.
fault-bookkeeping-due = The bookkeeping of the previous step must come first.
fault-resigned-twice = This seat had already given up.
fault-outcome = The outcome’s “{ $key }” must be { $expected }.
fault-outcome-early = The match is not over, so its outcome must be null.
fault-outcome-null = The match is over, so its outcome must be there.

## Sssnake

fault-sssnake-first = The next seat must begin this round.
fault-sssnake-die = The die shows 1, 2 or 3.
fault-sssnake-draw = The number of cards drawn must match the die, or the rest of the pile.
fault-sssnake-card = A card is S, C, X or D.
fault-sssnake-pile = The pile holds no more cards of this kind.
fault-sssnake-hand = This card is not in hand.
fault-sssnake-on = This card must go to the snake of { $seat }.
fault-sssnake-end = An end is “neck” or “tail”.
fault-sssnake-way = A way is “ahead”, “left” or “right”.
fault-sssnake-place = The card may not lie there: the body must continue, and joining head and tail must stay possible.
fault-sssnake-must-place = The card fits, so it must be placed.
fault-sssnake-to = A card goes to the left neighbour, or comes back to the giver.
fault-sssnake-missing = These are not the numbers of missing cards.
fault-sssnake-totals = The totals are wrong: each seat loses one point for each missing card.

## Snap and Slap the Elephant

fault-claims-pictures = A deck has thirteen pictures, including elephant and mouse.
fault-claims-cards = These are not the cards that were shuffled.
fault-claims-pack-sizes = The sizes of the packs do not match a deal one card at a time.
fault-claims-told = The match is still running, so the order of the cards must be hidden.
fault-claims-hidden = The match is over, so the order of the cards must be shown.
fault-claims-reform = The new pack must have exactly the cards of the pile.
fault-claims-reform-early = A new pack is made only when the old one is empty, right before the turn or wrong call that needs it.
fault-claims-top = This is not the top card of the pack.
fault-claims-floor = The claim came too early for this picture.
fault-claims-before = Only a right call can count for the previous picture.
fault-claims-took = { $cards ->
    [one] The right number is one card.
   *[other] The right number is { $cards } cards.
}
fault-snap-no-card = A seat without cards can’t call.
fault-snap-nothing-twice = No pair shows on that picture, or it was already won.
fault-snap-something-twice = A pair shows, so the call was right.
fault-snap-picture = Another pair must be taken.
fault-slap-out = This seat is out.
fault-slap-asked = This reaction fits the picture, so it was right.
fault-slap-not-asked = This reaction does not fit that picture, or it was already won.
fault-slap-no-pile = There is no pile, so the reaction is ignored.

## Hisss

fault-hisss-card = There is no such card.
fault-hisss-deck = The deck has no more cards of this kind.
fault-hisss-fits = The card fits somewhere, so it must be added there.
fault-hisss-places = “places” must have zero, one or two entries with “snake”, “end” and “touch”.
fault-hisss-snake = There is no snake with this number on the table.
fault-hisss-touch = The card does not fit at this end with this colour.
fault-hisss-same = A card joins two different snakes.
fault-hisss-two-heads = A snake has at most one head and one tail.
fault-hisss-claim = Another snake must be taken.

## Ssserpent

fault-ssserpent-cell = A cell is A1 to I9.
fault-ssserpent-colour = This is not the colour that must come here.
fault-ssserpent-apple = An apple may not be put there.
fault-ssserpent-head = A head may not be put there.
fault-ssserpent-length = The number of steps does not match the length of the snake.
fault-ssserpent-step = The head may not step onto { $cell }.
fault-ssserpent-after-head = The path must end where it takes the head.
