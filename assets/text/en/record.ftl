# The record: simulate, verify, replay, and everything that can be wrong with a record.

record-valid = valid: { $game }, { $seats } seats, { $steps ->
    [one] one step
   *[other] { $steps } steps
}
record-broken-step = broken: step { $index } (the first is 0): { $why }
    { $step }
record-broken = broken: { $why }
record-unreadable = unreadable: { $why }
record-no-json = This is not JSON.
record-no-record = This is no record: a record is a JSON object.
record-no-format = This is no record of the format “{ $format }”.
record-too-long = The file is too long for a record.
file-unreadable = { $file } can’t be read: { $error }
file-unwritable = { $file } can’t be written: { $error }

simulate-done = { $matches ->
    [one] One match written to { $out }
   *[other] { $matches } matches written to { $out }
}
simulate-game = There is no game “{ $game }”. The games are: { $known }.
simulate-matches = The number of matches must be from 1 to { $most }.
simulate-option = “{ $option }” is no option: write name=value.
simulate-stuck = A match came to a state in which no computer has a move. This is an error in the game.
replay-done = The table after step { $step } is in { $png }
replay-animated = The whole match of { $steps ->
        [one] one step
       *[other] { $steps } steps
    } is in { $out } ({ $kib } KiB).
replay-step = There is no step { $step }: the record has { $most }.
replay-hidden = The table can’t be drawn: step { $step } hides the order of the cards, or names a picture that there is no card of.
replay-undrawable = The table can’t be drawn: { $error }

## Any record

fault-key = The key “{ $key }” is missing or has a wrong value.
fault-game = There is no such game.
fault-seats = This game needs { $seats } seats.
fault-commitment = The commitment must be 64 lower-case hex digits.
fault-seed = The seed must be 64 lower-case hex digits.
fault-seed-missing = The match is over, so its seed must be there.
fault-seed-early = The match still runs, so its seed must not be there.
fault-seed-commitment = The seed is not the one that the commitment promised.
fault-too-many-steps = A record has at most { $most } steps.
fault-step-object = A step must be a JSON object.
fault-do = The key “do” must say what was done.
fault-unknown-do = Nothing called “{ $do }” can be done in this game.
fault-by = The key “by” must name the seat that acted, or be null where nobody did.
fault-by-seat = It is { $seat } who must act here.
fault-by-nobody = Nobody does this: “by” must be null.
fault-expected = Something else must come here: { $expected }.
fault-after-end = The match was over before this step.
fault-at-decreases = The time “at” goes backwards.
fault-bookkeeping-due = The bookkeeping of the step before must come first.
fault-resigned-twice = This seat had given up already.
fault-outcome = The outcome’s “{ $key }” must be { $expected }.
fault-outcome-early = The match is not over, so its outcome must be null.
fault-outcome-null = The match is over, so its outcome must be there.

## Sssnake

fault-sssnake-first = The next seat begins this round.
fault-sssnake-die = The die shows 1, 2 or 3.
fault-sssnake-draw = As many cards are drawn as the die shows, or all that are left.
fault-sssnake-card = A card is S, C, X or D.
fault-sssnake-pile = The pile holds no more cards of this kind.
fault-sssnake-hand = This card is not at hand.
fault-sssnake-on = This card must go to the snake of { $seat }.
fault-sssnake-end = An end is “neck” or “tail”.
fault-sssnake-way = A way is “ahead”, “left” or “right”.
fault-sssnake-place = The card may not lie there: the body must go on, and head and tail must still be joinable.
fault-sssnake-must-place = The card fits, so it must be placed.
fault-sssnake-to = Cards are given to the left neighbour and come back to the giver.
fault-sssnake-missing = The snakes miss other numbers of cards.
fault-sssnake-totals = The sums are wrong: each seat loses what its snake misses.

## Snap and Slap the Elephant

fault-claims-pictures = A deck has thirteen pictures, elephant and mouse among them.
fault-claims-cards = These are not the cards that were shuffled.
fault-claims-pack-sizes = The cards are dealt one by one, so the packs have other sizes.
fault-claims-told = The match still runs, so the order of the cards must not be told.
fault-claims-hidden = The match is over, so the order of the cards must be told.
fault-claims-reform = The new pack must have the cards of the pile.
fault-claims-reform-early = A pack is formed anew only when it is empty, directly before the turn or the wrong call that needs it.
fault-claims-top = This is not the top card of the pack.
fault-claims-floor = The claim came too early for this picture.
fault-claims-before = Only a right claim is judged by the picture before.
fault-claims-took = { $cards ->
    [one] It is one card.
   *[other] It is { $cards } cards.
}
fault-snap-no-card = A seat without cards can’t call.
fault-snap-nothing-twice = That picture shows nothing twice, or it is decided.
fault-snap-something-twice = Something is shown twice, so the call was right.
fault-snap-picture = Another picture is the one to be taken.
fault-slap-out = This seat is out.
fault-slap-asked = The picture asks for this gesture, so it was right.
fault-slap-not-asked = That picture does not ask for this gesture, or it is decided.
fault-slap-no-pile = There is no pile, so the gesture is ignored.

## Hisss

fault-hisss-card = There is no such card.
fault-hisss-deck = The deck has no more cards of this kind.
fault-hisss-fits = The card fits somewhere, so it must be added there.
fault-hisss-places = “places” has no, one or two entries with “snake”, “end” and “touch”.
fault-hisss-snake = There is no snake with this number on the table.
fault-hisss-touch = The card does not fit at this end with this colour.
fault-hisss-same = A card joins two different snakes.
fault-hisss-two-heads = A snake has at most one head and one tail.
fault-hisss-claim = Another snake is to be taken.

## Ssserpent

fault-ssserpent-cell = A cell is A1 to I9.
fault-ssserpent-colour = The colour is not the one that belongs here.
fault-ssserpent-apple = An apple may not be put there.
fault-ssserpent-head = A head may not be put there.
fault-ssserpent-length = The path has not as many steps as the snake’s length asks for.
fault-ssserpent-step = The head may not step onto { $cell }.
fault-ssserpent-after-head = The path must end where it takes the head.
