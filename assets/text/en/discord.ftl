# Commands, lobbies, results and everything else that is Discord's own. Names of options must be one lower-case word.

## Commands, at most 100 characters each
command-rules = Read the rules of this game
command-scores = The scores of this game in this channel
command-leaderboard = Who plays best
command-stats = What somebody has played and won
command-game = The match in this channel
command-board = Bring the match down to the bottom of the channel
command-resign = Give up the match that you play here
command-replay = Show the last finished match here as an animation
command-stop = End the match without a winner (host and moderators)
command-settings = How games work in this server
command-help = What there is to play, and how to start

param-computers = How many computers sit down at once
param-computers-name = computers
param-level = How well those computers play
param-level-name = level
param-pace = How long a player may take for a turn
param-pace-name = pace
param-thread = Whether the match gets a thread of its own
param-thread-name = thread
param-game = Which game
param-game-name = game
param-where = In this server, or everywhere
param-where-name = where
param-player = Who; you if you name nobody
param-player-name = player
param-language = The language of the games’ messages
param-language-name = language
param-matches = How many matches may be open in one channel (0: any number)
param-matches-name = matches
param-threads = Whether matches get a thread of their own if their host does not say
param-threads-name = threads

discord-level-easy = easy
discord-level-normal = normal
discord-level-hard = hard
discord-pace-live = live (1 minute)
discord-pace-relaxed = relaxed (10 minutes)
discord-pace-slow = slow (1 day)
discord-where-server = this server
discord-where-everywhere = everywhere
discord-language-en = English
discord-language-fr = French
discord-language-auto = the server’s own
discord-yes = yes
discord-no = no

## Lobby
discord-computer = Computer { $number }
discord-computer-level = { $computer } ({ $level })
discord-option = { $option }: { $value }
discord-lobby-pace = time for a turn: { $pace }
discord-lobby-seats = At the table ({ $count }; { $seats } can play):
discord-lobby-picture = A table for { $game }. Taken seats: { $taken }, of them by computers: { $computers }. Free seats: { $free }.
discord-lobby-host = host
discord-lobby-is-youngest = the youngest
discord-lobby-youngest = The youngest begins: if that is you, press “I’m the youngest”. Otherwise chance decides.
discord-lobby-closes = -# Match { $match }. The table closes { $when } if nobody starts.
discord-lobby-number = -# Match { $match }.
discord-lobby-cancelled = This table for { $game } was given up.
discord-add-computer = Add a computer: { $level }
discord-select-computer = Add a computer …
discord-button-join = Join
discord-button-leave = Leave
discord-button-youngest = I’m the youngest
discord-button-rules = Rules
discord-button-start = Start
discord-button-remove = Remove a computer
discord-button-cancel = Close the table
discord-button-rematch = Rematch
discord-button-take-up = Take up again
discord-button-describe = Describe
discord-button-replay = Replay
discord-button-back = ◀ Back
discord-button-on = Next ▶

## Table
discord-away = away, a computer plays
discord-gave-up = gave up
discord-deadline = ⏳ Time is up { $when }.
discord-archiving = 💤 Nobody is here, so the match waits. It is archived { $when }.
discord-archived = 💤 Archived: nobody has played here for a day. Any of its players can take the match up again, here or with /game board.
discord-commitment = -# Chance is sealed: SHA-256 { $hash }
discord-gestures-forbidden = ⚠️ I may not add reactions here: I need the permissions “Add Reactions” and “Read Message History”. The buttons below do the same, and so does adding the emoji yourself.
discord-gestures-taken-off = ⚠️ My reactions were taken off this message. The buttons below do the same, and so does adding the emoji yourself.
discord-moved = This match of { $game } goes on here: { $address }
discord-moved-away = This match of { $game } goes on in a newer message.

discord-words-news = **What happened last:**

## Result
discord-verdict-won = { $player } wins!
discord-verdict-shared = { $players } share the win!
discord-verdict-draw = A draw!
discord-verdict-none = Nobody wins.
discord-why-resign = The others gave up.
discord-why-turn-limit = The last turn has been played.
discord-list = { $label }: { $values }
discord-list-totals = Totals
discord-list-cards = Cards
discord-list-longest = Longest
discord-ratings = Ratings: { $list }
discord-seed = -# Seed { $seed }
    -# The SHA-256 of its 32 bytes is { $hash }, as it was shown from the start: nothing was changed on the way.

## Refusals
discord-broken = Something went wrong, and it is not your fault. Nothing is lost. Please try again in a moment.
discord-slow = This takes longer than it should. Please look at the table in a moment, and try again if nothing has changed.
discord-unknown-button = This button is not one of mine, or it is from an older version. Nothing was changed.
discord-unknown-command = I don’t know this command any more. Please reload Discord, then try again.
discord-unknown-game = There is no such game.
discord-no-page = There is no such page.
discord-only-in-servers = This works in servers only.
discord-only-managers = Only those who may manage this server can see and change its settings.
discord-lacks-permission = I lack the permission “{ $permission }” in { $channel }. Whoever manages this server can give it to me.
discord-thread-announced = { $player } opens a table for { $game }. It is in the thread below.
discord-thread-failed = I could not open a thread here, so no table was opened. Try again without a thread, or in another channel.
discord-resigned = You gave up.
discord-stopped = The match is stopped.
discord-replay = 🎬 **{ $game }** · { $players }
    -# Every step is in the record below, for anybody to check.
discord-replay-alt = The match from its first to its last step, as an animation. The record beside it has the same steps in words.
discord-replay-none = No match has ended in this channel yet.
discord-replay-busy = Many matches are being replayed right now. Try again in a moment.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads

## Reading
discord-rules-heading = **{ $game }** · rules { $page }/{ $pages }
discord-help-intro = **Board and card games, played right here.** Start one, let others join or add computers, and press the buttons.
discord-help-game = - `{ $command }` **{ $game }**, { $seats } players: { $pitch }
discord-help-more =
    Every game has `rules` and `scores` beside `start`.
    `/game board` brings the match of this channel down again, `/game resign` gives up, `/game stop` ends it, `/game replay` shows the last one again.
    `/leaderboard` and `/stats` show who plays how well. `/settings` is for those who manage the server.
    {"**"}Describe** below every table says all that its picture shows in words, to you alone.
    Whoever lets the time run out twice in a row is played by a computer until they press something.

## Scores and rankings
discord-scores-heading = **{ $game }** · scores in this channel
discord-scores-none = No match has been played here yet.
discord-scores-running = Match { $match }, begun { $when }:
discord-scores-ended = Match { $match }, ended { $when }:
discord-scores-round = -# Round { $round }: { $points }
discord-leaderboard-heading = **{ $game }** · leaderboard, { $where }
discord-leaderboard-none = Nobody is on this list yet: finish a match to be the first.
discord-leaderboard-line = { $place } { $player } · **{ $rating }** · { $wins } won of { $games }
discord-leaderboard-trend = -# ↑ ↓: how the rating everywhere changed over the last { $matches } rated matches
discord-unrated = no rating yet
discord-best = best { $best }
discord-fastest = fastest { $ms } ms
discord-wrong = { $percent } % wrong
discord-stats-heading = **{ $player }** · { $game }
discord-all-games = all games
discord-stats-none = No match has been finished yet.
discord-stats-played = Matches: { $games }, won: { $wins }
discord-stats-game = - { $letter } { $game } · **{ $rating }** · { $wins } won of { $games }
discord-stats-rating = Rating: { $rating }, at its best { $best }
discord-stats-runs = Wins in a row: { $run } now, { $longest } at most
discord-stats-best = Best match: { $best }
discord-stats-claims = Right claims: { $right }, wrong: { $percent } %
discord-stats-fastest = Fastest right claim: { $ms } ms

## The same as charts, for whoever does not see them
discord-chart-leaderboard = { $game }, { $where }: place, player, rating, matches won, trend
discord-chart-wins = { $wins } of { $games } won
discord-chart-up = up { $by }
discord-chart-down = down { $by }
discord-chart-level = unchanged
discord-chart-stats = { $player }, { $game }
discord-chart-game = { $letter }: { $game }, { $wins } of { $games } won
discord-chart-ratings = { $matches ->
    [one] Rating after one rated match: { $last }
   *[other] Rating over the last { $matches } rated matches: from { $first } to { $last }, between { $low } and { $high }
}
discord-chart-places = Places in the latest matches, the newest last: { $places }
discord-chart-claims = { $claims ->
    [one] Reaction time of one right claim:
   *[other] Reaction times of the last { $claims } right claims, half of them within { $median } ms:
} { $bars }
discord-chart-bar = { $from } to { $to } ms: { $count }
discord-chart-open-bar = { $from } ms or more: { $count }

## Settings
discord-settings-heading = **Settings of this server**
discord-settings-language = Language of the games’ messages: { $language }
discord-settings-matches = { $matches ->
    [0] Open matches in one channel: any number
   *[other] Open matches in one channel: at most { $matches }
}
discord-settings-pace = Time for a turn if the host does not say: { $pace }
discord-settings-threads = A thread for every match if the host does not say: { $threads }
discord-flags-heading = **For your eyes:** nobody is punished for this, but you may want to know.
discord-flag-fast = { $player }: several right claims in a row faster than people usually are ({ $when })
discord-flag-even = { $player }: many right claims in a row with almost the same delay ({ $when })
