# Charts in words.
discord-chart-leaderboard = { $game }, { $where }, { $when }: the best players
discord-chart-up = up { $by }
discord-chart-down = down { $by }
discord-chart-level = unchanged
discord-chart-stats = { $player }, { $game }
discord-chart-game = { $game }, won { $won }, drew { $drawn }, lost { $lost }
discord-chart-ratings = { $matches ->
    [one] Rating after one rated match: { $last }
   *[other] Rating over the last { $matches } rated matches: from { $first } to { $last }, between { $low } and { $high }
}
discord-chart-places = Ranks in the latest matches (= for a draw), newest last: { $places }
discord-chart-claims = { $claims ->
    [one] Time of one right reaction:
   *[other] Times of the last { $claims } right reactions, half of them within { $median } ms:
} { $bars }
discord-chart-bar = { $from } to { $to } ms: { $count }
discord-chart-open-bar = { $from } ms or more: { $count }

# Words in the pictures of statistics and leaderboards, as short as possible.
discord-chart-wins = { $won } won
discord-chart-matches = { $won } of { $played } won
discord-chart-won = won
discord-chart-drawn = drawn
discord-chart-lost = lost
discord-chart-run = wins in a row
discord-chart-longest-run = longest streak
discord-chart-rating = rating
discord-chart-trend = change
discord-chart-deal = Played before: nothing is counted
discord-chart-result = result
discord-chart-matchpoints = matchpoints
discord-chart-rating-curve = Rating
discord-chart-latest = Latest ranks
discord-chart-reactions = Reactions, in milliseconds
