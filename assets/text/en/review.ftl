# Reviews of finished matches, and hints
discord-button-review = Review
discord-button-hint = Hint
command-hint = Get a hint in a match alone, only for your eyes

review-heading = **Review** · { $game } · #{ $number }
review-won = { $player } { $wins ->
    [shared] **shared the win**
    [left] **won** because everybody else gave up
   *[alone] **won**
}: { $luck ->
    [good] good luck ({ $change })
    [bad] despite bad luck ({ $change })
   *[none] average luck ({ $change })
}, { $play ->
    [little] and gave away little ({ $own })
   *[much] and gave away { $own } in all
}.
review-lost = { $player }: { $luck ->
    [good] good luck ({ $change })
    [bad] bad luck ({ $change })
   *[none] average luck ({ $change })
}, { $play ->
    [little] and gave away little ({ $own })
   *[much] and gave away { $own } in all
}.
review-worst = { $summary } Most of it in turn { $turn }.
review-set-up = { $summary } The set-up gave away { $loss }.
review-resigned = { $summary } Gave up with a chance of { $chance } to win.
review-move = Turn { $turn }: { $player } chose { $played } and gave away { $loss } of the chance to win{ $grade ->
    [blunder] {" "}(a blunder)
    [mistake] {" "}(a mistake)
    [inaccuracy] {" "}(not quite the best)
   *[none] {""}
}: { $left } instead of { $before }. Better: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-caption = Turn { $turn }: { $played } gave away { $loss }, better: { $best }
review-flawless = No single move gave away much.
review-sum = { $player }: { $start } at the start, { $luck } luck, { $own } own moves{ $resigned ->
    [none] {""}
   *[other] , { $resigned } by giving up
}, { $others } others’ moves, { $error } estimate error = { $result }
review-legend = In percentage points of the chance to win. Luck: what dice, cards and the start changed. Own moves: what they gave away compared with the best ones. Estimate error: what the analysis judged wrongly before it knew more. More than 100 % in all is possible, because a chance that came back can be given away again.
review-incomplete = The analysis ran out of time before the end. What it did not reach counts as estimate error.
review-button-move = Costliest move { $number }
review-button-curve = Chances to win
review-chart-chances = Chances to win, in percent
review-chart-luck = Luck
review-chart-given-away = Given away
review-chart-claims = Claims, in seconds
review-claims = { $player }: { $right ->
    [one] one right claim
   *[other] { $right } right claims
}, usually after { $time }{ $wrong ->
    [0] {""}
    [one] , and one wrong claim
   *[other] , and { $wrong } wrong claims
}.
review-claims-usual = { $summary } Usual time before this match: { $time }.
review-claims-none = { $player }: no right claim{ $wrong ->
    [0] {""}
    [one] , and one wrong claim
   *[other] , and { $wrong } wrong claims
}.
review-claims-missed = { $missed ->
    [0] Every chance to claim was used.
    [one] One chance to claim was used by nobody.
   *[other] { $missed } chances to claim were used by nobody.
}
review-none = This match has no review.
review-not-over = Only finished matches have a review.
review-stopped = A stopped match has no review.
review-older-rules = This match was played under older rules, which cannot be reviewed.

hint-move = 💡 { $move }.
hint-none = There is no hint for this choice.
hint-not-here = Hints exist only in matches that you play alone against computers, but not in reaction games, tournaments and deals that are played again.
hint-no-choice = You have nothing to choose now.
