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
replay-step = There is no step { $step }: the record has { $most }.
replay-undrawable = The table can’t be drawn: { $error }

## Any record

fault-key = The key “{ $key }” is missing or has a wrong value.
fault-game = There is no such game.
fault-seats = This game needs { $least } to { $most } seats.
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
