# Reviews of finished matches, and hints
discord-button-review = Review
discord-button-hint = Hint
command-hint = Get a hint while you play alone; only you see it

review-heading = **Review** · { $game } · #{ $number }
review-verdict = { $verdict }{ $why ->
    [left] {" "}Everybody else gave up.
    [play] {" "}Better moves decided the match.
    [play-despite] {" "}Better moves outweighed bad luck.
    [luck] {" "}Luck decided the match.
    [luck-despite] {" "}Luck outweighed weaker moves.
    [both] {" "}Better moves and good luck decided the match.
    [board] {" "}The board decided the match.
   *[none] {""}
}
review-seat = { $player }: { $accuracy ->
    [none] too few choices to measure accuracy ·{" "}
   *[other] accuracy **{ $accuracy }** ·{" "}
}{ $blunders ->
    [one] { $blunders } blunder
   *[other] { $blunders } blunders
} · { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
} · { $inaccuracies ->
    [one] { $inaccuracies } inaccuracy
   *[other] { $inaccuracies } inaccuracies
}.
review-luck = { $summary } { $luck ->
    [very-bad] Very bad luck
    [bad] Bad luck
    [good] Good luck
    [very-good] Very good luck
   *[average] Average luck
}; { $kind ->
    [bad] unluckiest moment
   *[good] luckiest moment
}, turn { $turn }: { $before } → { $after }.
review-board = { $summary } Chance to win with this board: { $chance }.
review-set-up = { $summary } Chance lost in the set-up: { $loss }.
review-resigned = { $summary } Chance to win just before giving up: { $chance }.
review-move = Turn { $turn }{ $grade ->
    [blunder] , a blunder
    [mistake] , a mistake
    [inaccuracy] , an inaccuracy
   *[none] {""}
}: { $player } chose { $played }, and the chance to win fell from { $before } to { $left }. Better: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Turn { $turn }: after { $played }, the chance fell from { $before } to { $left }. Better: { $best }
review-flawless = No single move cost much.
review-flawless-own = None of your moves cost much.
review-sum = { $player }: { $start } at the start{ $board ->
    [none] {""}
   *[other] , { $board } by the board
}, { $luck } by luck, { $own } by own weaker moves{ $resigned ->
    [none] {""}
   *[other] , { $resigned } by giving up
}, { $others } by weaker moves of others, { $error } by errors of the analysis = { $result }
review-legend = All numbers are parts of the chance to win, and a win is 100%. A weaker move or giving up costs part of this chance, and the others gain it. Every turn counts, so a part can be far more than 100%. Luck: what dice, cards and the draw for the first turn changed. Errors of the analysis: what it judged wrongly before it knew more.
review-incomplete = The analysis did not reach the end of the match. The rest counts as an error of the analysis.
review-button-move = Costliest move { $number }
review-button-own-move = Your costliest move { $number }
review-button-curve = Overview
review-button-numbers = Numbers
review-chart-chances = Chances to win, in percent
review-chart-turn = Turn
review-chart-blunders = Blunders
review-chart-accuracy = Accuracy
review-alt-turn = turn { $turn }: { $chance }
review-alt-curve = { $player }: { $points }, end: { $end }.{ $count ->
    [0] {""}
   *[other] {" "}Blunders: { $blunders }.
}
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
