# Reviews of finished matches, and hints
discord-button-review = Review
discord-button-hint = Hint
command-hint = Get a hint while you play alone; only you see it

review-heading = **Review** · { $game } · #{ $number }
review-won = { $luck ->
    [good] { $player } **won** with good luck ({ $change }).
    [bad] { $player } **won** despite bad luck ({ $change }).
   *[none] { $player } **won** with average luck ({ $change }).
}
review-won-shared = { $luck ->
    [good] { $player } **shared the win** with good luck ({ $change }).
    [bad] { $player } **shared the win** despite bad luck ({ $change }).
   *[none] { $player } **shared the win** with average luck ({ $change }).
}
review-won-left = { $player } **won** because everybody else gave up. Luck: { $change }.
review-lost = { $luck ->
    [good] { $player } had good luck ({ $change }).
    [bad] { $player } had bad luck ({ $change }).
   *[none] { $player } had average luck ({ $change }).
}
review-given-away = { $summary } Given away: { $own }.
review-worst = { $summary } Most of it in turn { $turn }.
review-set-up = { $summary } Given away in the set-up: { $loss }.
review-resigned = { $summary } Chance to win just before giving up: { $chance }.
review-move = Turn { $turn }{ $grade ->
    [blunder] , a blunder
    [mistake] , a mistake
    [inaccuracy] , not quite the best
   *[none] {""}
}: { $player } chose { $played }, and the chance to win fell from { $before } to { $left }. Better: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Turn { $turn }: { $played } gave away { $loss }, better: { $best }
review-flawless = No single move gave away much.
review-sum = { $player }: { $start } at the start, { $luck } luck, { $own } own moves{ $resigned ->
    [none] {""}
   *[other] , { $resigned } by giving up
}, { $others } others’ moves, { $error } estimate error = { $result }
review-legend = In percentage points of the chance to win. Luck: what dice, cards and the start changed. Own moves: what they gave away compared with the best ones. Estimate error: what the analysis judged wrongly before it knew more. More than 100% in all is possible, because a chance that came back can be given away again.
review-incomplete = The analysis did not reach the end of the match. The rest counts as estimate error.
review-button-move = Costliest move { $number }
review-button-curve = Chances to win
review-chart-chances = Chances to win, in percent
review-chart-luck = Luck
review-chart-given-away = Given away
review-chart-claims = Reactions, in seconds
review-claims = { $player }: { $right ->
    [one] one right reaction, after { $time }
   *[other] { $right } right reactions, usually after { $time }
}{ $wrong ->
    [0] {""}
    [one] , and one wrong reaction
   *[other] , and { $wrong } wrong reactions
}.
review-claims-usual = { $summary } Usual time before this match: { $time }.
review-claims-none = { $player }: no right reaction{ $wrong ->
    [0] {""}
    [one] , but one wrong reaction
   *[other] , but { $wrong } wrong reactions
}.
review-claims-missed = { $missed ->
    [0] No chance to react was missed.
    [one] Everybody missed one chance to react.
   *[other] Everybody missed { $missed } chances to react.
}
review-none = This match has no review.
review-not-over = Only finished matches have a review.
review-stopped = A stopped match has no review.
review-older-rules = This match was played under older rules and can’t be reviewed.

hint-move = 💡 { $move }.
hint-none = There is no hint for this choice.
hint-not-here = You get hints only when you play alone against computers, and not in reaction games, tournaments or deals that are played again.
hint-no-choice = You have nothing to choose now.
