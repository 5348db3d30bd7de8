# The commands simulate, verify and replay, and what can be wrong with a record.

record-valid = valid: { $game }, { $seats } seats, { $steps ->
    [one] one step
   *[other] { $steps } steps
}
record-valid-times = { $valid }. Not checked: how long each card was shown (`at` against `show_ms`)
record-valid-running = { $valid }. The match is not over, so its random events cannot be checked yet.
record-valid-former = { $valid }. A player’s data was deleted, so nobody can check whether the secret gives this seed.
record-broken-step = broken: step { $index } (the first is 0): { $why }
    { $step }
record-broken = broken: { $why }
record-unreadable = unreadable: { $why }
record-empty = The file is empty.
record-cut-off = The file is cut off: its end is missing.
record-no-json = This is not a record: a record is a JSON file.
record-no-record = This is not a record: a record is a JSON object.
record-no-format = This record does not have the format “{ $format }”.
record-older-rules = This record follows older rules, which are no longer supported.
record-unknown-rules = This record follows rules that this version does not know.
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
fault-contributions = “contributions” must have an entry for each seat: a text for a player, null for a computer or a former player.
fault-secret = The secret must be 64 lower-case hex digits.
fault-secret-missing = The match is over, so the secret and the seed must be there.
fault-secret-early = The match is still running, so the secret and the seed must not be there.
fault-secret-commitment = The commitment is not the SHA-256 of the secret.
fault-seed = The secret and the contributions give a different seed: { $seed }.
fault-seed-form = The seed must be 64 lower-case hex digits.
fault-deal = The deal’s code does not follow from the commitment.
fault-deal-other = This deal code is for { $game } under rules { $rules }, but the match is of a different game or under different rules.
fault-deal-and-contributions = A match of a deal has no “contributions”: the deal’s code replaces them.
fault-deal-seed = In a match of a deal, the seed must be the secret.
fault-chance-first = The seed lets a different player begin.
fault-chance-die = The seed gives a different roll.
fault-chance-draw = The seed gives different cards.
fault-chance-shuffle = The seed gives a different order of the cards.
fault-chance-placement = The seed gives a different cell or colour.
fault-youngest = The player who claimed to be the youngest must begin.
fault-too-many-steps = A record has at most { $most } steps.
fault-long-name = A player’s name has at most { $most } characters.
fault-long-contribution = A contribution has at most { $most } characters.
fault-long-step = In a step and in the outcome, a text has at most { $most } characters, and a list at most { $entries } entries.
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
fault-resigned-out = This seat was already out.
fault-outcome = The outcome’s “{ $key }” must be { $expected }.
fault-outcome-early = The match is not over, so its outcome must be null.
fault-outcome-null = The match is over, so its outcome must be there.
