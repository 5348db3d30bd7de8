# The daily puzzle. The games’ own files have the puzzles.

## The page of a puzzle
daily-heading = **Daily puzzle** · { $game } · { date-full } · difficulty { $level } of { $levels }
daily-heading-warm-up = **Warm-up** · { $game }
daily-footer = -# Counts towards your streak until { $end }
daily-footer-warm-up = -# A warm-up before today’s puzzle. It doesn’t count.
daily-footer-next = -# Next: { $game }, difficulty { $level } of { $levels } · { $at }
daily-stands-still = -# Your streak stays as it is, for at most two such days in a row.
daily-footer-earlier = -# This is an earlier puzzle, so it doesn’t count towards your streak.
daily-tries = { $tries ->
    [one] You have tried it once.
   *[other] You have tried it { $tries } times.
}
daily-try = Try { $tries }.
daily-in-tries = { $tries ->
    [1] at the first try
   *[other] in { $tries } tries
}
daily-with-hint = { $tries } with a hint
daily-solved = Solved { $tries }. Streak: { $streak }, best: { $best }.
daily-solved-later = Solved { $tries }, but too late to count towards your streak.
daily-right = ✅ Right: { $result }!
daily-missed = Not yet: { $result }. The best possible: { $best }.
daily-failed = Not solved yet.
daily-hint = 💡 Begin with: { $move }
daily-solution = The solution, move { $step }: { $move }. The puzzle counts as seen, not as solved.
daily-solution-question = Do you want to see the solution? The day then counts as seen, not as solved.
daily-shown = You have seen the solution, so further tries don’t count.
daily-streak = streak: { $days }
daily-choose = Your move …
daily-button-start-over = Start over
daily-button-again = Try again
daily-button-today = ▶ To the puzzle
daily-button-todays = ▶ Today’s puzzle: { $game }
daily-button-skip = Skip the warm-up
daily-button-hint = Hint
daily-button-solution = Show me
daily-button-share = Share
daily-button-list = List me
daily-button-unlist = Don’t list me
daily-button-report = Report a mistake
daily-button-play = ▶ Play

## Shared results. Numbers of tries: “solved … in 3 tries”.
daily-shared = **{ $player }** solved the puzzle { date-of } ({ $game }) { $tries }.
daily-shared-streak = Streak: { $streak }.
daily-results-heading = **Daily puzzle** · solved here on { date-year }:
daily-results-line = { $place } { $player } · { $tries } · { $streak }
daily-results-none = Nobody yet. Be the first: /{ name-daily } { name-play }
daily-after-match = -# Also today: the daily puzzle, /{ name-daily } { name-play }
daily-notice =
    🧩 Today’s puzzle: { $game }, difficulty { $level } of { $levels }.
    -# You asked for this message. Switch it off with /{ name-game } { name-notices }
daily-results-yesterday = The solution { date-of } ({ $game }): { $moves }
daily-post-first = First: { $player }
daily-post-longest = Longest streak: { $player }, { $days }
daily-post-new = First puzzle ever: { $players }

## Reports and refusals. The form’s title and label have at most 45 characters.
daily-report-title = Report a mistake
daily-report-label = What is wrong with this puzzle?
daily-reported = Thank you! The operator will see it.
daily-future = The puzzle { date-of } isn’t here yet. Come back on that day!
daily-withdrawn = The puzzle { date-of } was withdrawn. It breaks no streak.
daily-before-first = The first puzzle was on { date-year }.
daily-no-date = There is no such date. Write it like 2026-12-03.
daily-not-solved = You can share a puzzle once you have solved it.
daily-already-shared = You have already shared it here: { $address }
daily-pause = You just posted this here. You can post again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
