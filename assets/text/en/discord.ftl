# Commands, lobbies, results and other messages on Discord. Option names are one lower-case word.

## Commands, at most 100 characters each
command-learn = Learn this game in a practice match against an easy computer
command-rules = Read the rules of this game
command-scores = The scores of this game in this channel
command-challenge-name = Challenge
command-daily = A puzzle for each day
command-daily-play = Solve today’s puzzle; only you see it
command-daily-results = Who solved today’s puzzle here, and the solution of the last finished puzzle
command-tournament = Tournaments in this server
command-tournament-start = Open the sign-up for a tournament
command-tournament-show = Show this channel’s tournament again
command-duplicate = The same cards and dice at several tables
command-duplicate-start = Open the sign-up for a duplicate, in which every table plays the same deals
command-duplicate-show = Show this channel’s duplicate again
command-leaderboard = Show the best players
command-stats = Show what a player has played and won
command-game = The match in this channel
command-mine = List your open and paused matches everywhere, and see whose turn it is
command-history = List your latest finished matches in this server, and watch one again
command-board = Post the match again at the bottom of the channel
command-time = Show how long the match in this channel has lasted, pauses included
command-pause = Pause the match in this channel, when everybody agrees
command-continue = Continue a paused match in this channel
command-resign = Give up your match in this channel
command-replay = Show the last finished match here as an animation
command-avatar = Show your avatar in pictures of matches, or hide it
command-notices = Choose where you get notices and invitations, and who may invite you
command-away = Say until when you are away: your slow matches wait, and you get no notices
command-stop = End the match without a winner
command-invite = Invite a player to your lobby
command-remove = Remove a player from your lobby
command-host = Make another player the host of your lobby
command-privacy = What I keep about you
command-privacy-show = See what I keep about you, and why
command-privacy-export = Get everything that I keep about you as a file
command-privacy-forget = Delete everything that I keep about you
command-settings = Set how games work in this server
command-help = See the games and how to start one

# Names of commands: lower case, no spaces, at most 32 characters.
name-game = game
name-daily = daily
name-play = play
name-results = results
name-tournament = tournament
name-duplicate = duplicate
name-leaderboard = leaderboard
name-stats = stats
name-help = help
name-settings = settings
name-privacy = privacy
name-show = show
name-export = export
name-forget = forget
name-start = start
name-learn = learn
name-rules = rules
name-scores = scores
name-board = board
name-time = time
name-mine = mine
name-history = history
name-pause = pause
name-continue = continue
name-resign = resign
name-replay = replay
name-avatar = avatar
name-notices = notices
name-away = away
name-stop = stop
name-invite = invite
name-remove = remove
name-host = host

param-computers = How many computers join at once
param-computers-name = computers
param-level = How well the computers play
param-level-name = level
param-pace = How much time each player has for a turn
param-pace-name = pace
param-thread = Play in a new thread
param-thread-name = thread
param-with = A player to invite, for whom a seat is kept
param-with-name = with
param-with-2-name = with-2
param-with-3-name = with-3
param-with-4-name = with-4
param-with-5-name = with-5
param-with-6-name = with-6
param-with-7-name = with-7
param-game = Which game
param-game-name = game
param-format = How the players meet
param-format-name = format
param-rounds = How many rounds of a Swiss tournament
param-rounds-name = rounds
param-tables = The maximum number of tables; fewer if too few players join
param-tables-name = tables
param-deals = How many deals, one after the other
param-deals-name = deals
param-begins-in = Begin automatically after this many minutes, and announce it as an event
param-begins-in-name = begins-in
param-begins = When it begins, such as “Saturday 20:00”; a time zone can follow
param-begins-name = begins
param-title = A title that you choose
param-title-name = title
param-description = What players should know
param-description-name = description
param-limit = How many players at most
param-limit-name = limit
param-third-place = In a knockout, the losers of the semi-finals play for third place
param-third-place-name = third-place
param-where = This server or everywhere
param-where-name = where
param-player = The player; you, if you choose nobody
param-player-name = player
param-removed-player = The player to remove, who can’t join this lobby again
param-host-player = The new host, who must have joined
param-show = Whether pictures show your avatar
param-show-name = show
param-day = The date of an earlier puzzle, such as 2026-11-05
param-day-name = day
param-until = A number of days, or the last day, such as 2026-12-03
param-until-name = until

discord-level-easy = easy
discord-level-normal = normal
discord-level-hard = hard
discord-pace-live = 1 minute per turn
discord-pace-relaxed = 10 minutes per turn
discord-pace-slow = 1 day per turn
discord-pace-auto = each game’s own
discord-where-server = this server
discord-where-everywhere = everywhere
discord-language-auto = the server’s language
discord-private-language = Language of your private answers
discord-language-own = as in Discord

## Lobby
discord-former-player = Former player
discord-computer-easy = Pip
discord-computer-normal = Basil
discord-computer-hard = Hydra
discord-computer-level = { $computer } (computer, { $level })
discord-option = { $option }: { $value }
discord-option-alone = { $option } (while only one person plays)
discord-option-each = { $option } (changes with the number of players)
discord-lobby-pace = { $pace }
discord-lobby-seats = Players ({ $count } of { $seats }):
discord-lobby-picture = A lobby for { $game }. Players: { $taken }{ $computers ->
    [0] {""}
    [one] , one of them a computer
   *[other] , { $computers } of them computers
}. Free seats: { $free }.{ $reserved ->
    [0] {""}
   *[other] {" "}Reserved seats: { $reserved }.
}
discord-lobby-reserved = ✉️ { $player } · invited
discord-lobby-host = host
discord-lobby-is-youngest = youngest
discord-lobby-youngest = The youngest player begins: is that you? Press “I’m the youngest”. If nobody does, a random player begins.
discord-lobby-closes = -# Match #{ $match }. If nobody starts, the lobby closes: { $when }
discord-lobby-number = -# Match #{ $match }.
discord-lobby-waits = You can start as soon as somebody joins or you add a computer.
discord-lobby-alone = Nobody has joined yet. Start now, alone against { $computer }?
discord-match-unreadable = { $game }: this match can’t go on, so it was stopped. It doesn’t count.
discord-match-older-rules = { $game }: this match began under older rules that are no longer supported, so it was stopped. It doesn’t count.
discord-lobby-cancelled = { $game }: cancelled.
discord-add-computer = { $computer } ({ $level }): { $words }
discord-select-computer = Add a computer …
discord-select-invited = Invite somebody
discord-button-join = Join
discord-button-leave = Leave
discord-button-youngest = I’m the youngest
discord-button-rules = Rules
discord-button-start = Start
discord-button-remove = Remove a computer
discord-button-cancel = Cancel
discord-button-rematch = Rematch
discord-button-next-level = { $computer } next?
discord-button-deal = Play this deal
discord-button-resume = Continue
discord-button-auto-draw = Draw for me
discord-button-draw-myself = Draw myself
discord-button-describe = Describe
discord-button-more = More
discord-button-pause = Pause
discord-button-board = Post again
discord-button-stop = Stop the match
discord-button-so-far = Replay so far
discord-button-learn = Learn
discord-button-alone = Alone
discord-button-learn-game = Learn { $game }
discord-button-alone-game = { $game } alone
discord-button-end-open = End that match
discord-button-play-game = ▶ Play { $game }
discord-button-help-games = ◀ Games
discord-button-help-commands = All commands ▶
discord-button-help-rest = More commands ▶
discord-button-replay = Replay
discord-button-from-end = ◀ From the end
discord-button-step = Step by step ▶
discord-button-record = Record
discord-button-first = ◀◀ Start
discord-button-last = End ▶▶
discord-button-fair-play = Fair play
discord-button-back = ◀ Back
discord-button-on = Next ▶
discord-button-show = Show in channel
discord-button-season = Whole leaderboard
discord-button-milestones = My milestones

## Table
discord-away = away, a computer plays
discord-away-until = away { date-until }
discord-gave-up = gave up
discord-deadline = ⏳ Time runs out: { $when }
discord-archiving = 💤 Everybody is away. The match will be archived: { $when }
discord-archived = 💤 Archived: nobody played for a day. Any player in this match can continue it, here or with /{ name-game } { name-continue }.
discord-paused = ⏸️ Paused. Any player in this match can continue it, here or with /{ name-game } { name-continue }.
discord-channel-hidden = ⚠️ I can’t see this channel: only buttons work here, and the table changes only when somebody presses one. I need the permission “{ permission-view-channel }”.
discord-reactions-forbidden = ⚠️ I can’t add reactions here. I need the permissions “Add Reactions” and “Read Message History”. Until then, use the buttons below or add the emoji yourself.
discord-reactions-taken-off = ⚠️ My reactions were removed from this message. Use the buttons below or add the emoji yourself.
discord-reactions-again = To react again, first take your emoji off.
discord-moved = This match of { $game } continues here: { $address }
discord-moved-away = This match of { $game } continues in a newer message.

discord-words-news = **What just happened:**
discord-words-until = Kept up to date until { $when }
discord-words-ended = Press { discord-button-describe } again to read the newest state.

## Learning
discord-practice = practice match
discord-practice-result = Just practice: this match doesn’t count.
discord-practice-over = That was your practice match. **Ready for a real one?** Press **Rematch** or use `/{ $command } { name-start }`: that one counts.
discord-button-stop-guidance = Stop explaining
discord-practice-already = You already have a practice match of { $game }: { $address }
discord-end-open-over = That match is not open any more.

## Deals
discord-deal-open = This deal was played before: nothing is counted.
discord-deal-free = Join to take a computer’s seat. If nobody joins, the computers play.
discord-deal-own = Same deal, same seat. { $player }: { $score }, { $points } of { $most } matchpoints
discord-deal-other = { $rank }. { $player }: { $score }, { $points }
discord-deal-won = won
discord-deal-drawn = draw
discord-deal-lost = lost
discord-deal-left = left the match

## Result
discord-verdict-won = { $player } wins!
discord-verdict-shared = { $players } share the win!
discord-verdict-draw = It’s a draw!
discord-verdict-none = Nobody wins.
discord-verdict-away = A computer played for { $players } at the end: that counts as giving up.
discord-why-resign = { $resigned } gave up.
discord-why-nobody = Everybody gave up or was away at the end, so nobody wins. Otherwise { $players } would have won.
discord-lost = Playing to the end takes heart, { $players }. In a rematch, everybody starts afresh.
discord-why-turn-limit = The last turn was played.
discord-why-agreed = The match was ended early, so the most cards win.
discord-list = { $label }: { $values }
# For labels and for values: Cards (longest snake): 12 (7).
discord-list-more = { $main } ({ $more })
discord-button-all = Show all
discord-and-more = … and { $count } more
discord-list-cards = Cards
discord-list-longest = longest snake
discord-ratings = Ratings: { $list }
discord-rating-later = shown after { $needed } matches ({ $matches } so far)
discord-unrated-too-few-moved = Unrated: at least two players must make a move.
discord-unrated-daily-limit = Unrated: only { $matches } matches a day are rated between the same two players.
discord-unrated-resignations = Unrated: after too many resignations between two players, their matches are not rated for the rest of the day.
discord-left-out-not-moved = Unrated for { $players }: no move of their own.
discord-left-out-daily-limit = Unrated for { $players }: already { $matches } rated matches with the others today.
discord-left-out-resignations = Unrated for { $players }: too many matches with the others were given up today.

## Refusals
discord-broken = Something went wrong on my side. Nothing is lost: please try again in a moment.
discord-slow = This is taking longer than usual. Look at the table in a moment, and try again if nothing has changed.
discord-unknown-button = This button is not mine, or it is too old. Nothing was changed.
discord-unknown-command = This command no longer exists. Please reload Discord and try again.
discord-unknown-game = There is no such game.
discord-no-page = There is no such page.
discord-only-in-servers = This only works in a server.
discord-nobody-sees = This server doesn’t let me show messages to others, so nobody could join your { $game } lobby. You can play alone right here, or ask somebody who manages the server to invite me.
discord-real-time-needs-bot = { $game } is played with reactions, and they only reach me in a server that I have joined. Ask somebody who manages your server to invite me, or pick another game: the others work right here.
discord-start-elsewhere = Let’s play in { $channels }: matches in this server start there.
discord-only-managers = You need the Manage Server permission.
discord-server-language = Language of this server’s messages: { $language }. Members who manage the server can change it with `/settings`.
discord-lacks-permission = I need the permission “{ $permission }” in { $channel }. Somebody who manages this server can give it to me.
discord-you-lack-permission = You need the permission “{ $permission }” in { $channel } for that.
discord-thread-announced = { $player } opens a match of { $game } in the thread below.
discord-thread-failed = I couldn’t create a thread here, so no lobby was opened. Try again without a thread, or in another channel.
discord-resign-question =
    Do you really want to give up this match? You can’t take it back. { $counts ->
        [true] It counts as a loss.
       *[false] It does not count as a loss.
    }
    { $match }
discord-button-confirm-resign = Yes, give up
discord-button-play-on = No, play on
discord-plays-on = Good: nothing changes.
discord-stop-question =
    Do you really want to stop this match for everybody? Nobody wins, and it won’t count.
    { $match }
discord-stop-question-alone =
    Do you really want to stop this match? It won’t count.
    { $match }
discord-end-question =
    Do you really want to end this match now? The player with the most cards wins.
    { $match }
discord-stop-question-last =
    You are the last player: stopping counts as giving up, so the others keep their results. Do you really want to give up?
    { $match }
discord-cancel-question =
    Do you really want to cancel this lobby?
    { $match }
discord-button-confirm-stop = Yes, stop it
discord-button-confirm-end = Yes, end it
discord-button-confirm-cancel = Yes, cancel it
discord-button-keep-lobby = No, keep it

discord-mine-heading = **Your matches**
discord-mine-none = You’re not in any open match. `/{ name-help }` shows how to start one.
discord-mine-lobby = { $match }: not started yet
discord-mine-own-turn = { $match }: **your turn** · ⏳ { $deadline }
discord-mine-turn = { $match }: { $players } to play · ⏳ { $deadline }
discord-mine-paused = { $match }: paused
discord-mine-channel-gone = { $match }: paused, because its channel was deleted. Continue it with /{ name-game } { name-continue } in another channel of the server.
discord-history-heading = **Your latest matches here** · up to { $most } that count
discord-history-none = You have no finished match here that counts. `/{ name-help }` shows how to start one.
discord-history-select = Watch one again …
discord-history-won = 🏆 won
discord-history-drawn = draw
discord-history-rank = place { $rank } of { $seats }
discord-notice-turn = { $players }, it’s your turn in **{ $game }**, and others are waiting for you. [Go to the table]({ $address }) · ⏳ { $deadline }
discord-notice-reminder = { $players }, your turn in **{ $game }** ends soon. [Go to the table]({ $address }) · ⏳ { $deadline }
discord-notice-begin = { $players }, **{ $game }** has begun. [Go to the table]({ $address })
discord-notice-next = { $players }, you’re next in **{ $game }**. [Go to the table]({ $address })
discord-notice-played = On your last turn, time ran out, so a computer played for you:
discord-notice-invitation = { $players }, { $host } { $count ->
    [one] invites you to play **{ $game }** and keeps a seat for you
   *[other] invites you to play **{ $game }** and keeps seats for you
}. [Go to the table]({ $address })
discord-notice-place = -# On the server { $server } · { $channel }
discord-role-mention = { $role }, { $host } is looking for players: **{ $game }**. [Go to the table]({ $address })
discord-button-decline = Not now
discord-accepted = You’re in! [Go to the table]({ $address })
discord-button-block = Block
discord-blocked = { $host } can’t invite you any more. You can undo this with /{ name-game } { name-notices }.
discord-button-notices = 🔔 How to notify me
discord-button-notices-channel = In the channel
discord-button-notices-direct = By direct message
discord-button-notices-nowhere = Not at all
discord-button-notices-time = Choose a time …
discord-notices-turns = When others are waiting for you
discord-notices-next = When you’re next in a slow match with three or more players
discord-notices-puzzle = When a new daily puzzle is out, by direct message
discord-puzzle-time-title = When a new puzzle is out
discord-puzzle-time-label = Time and time zone: 8:30 Europe/Berlin
discord-no-time = Write a time and a time zone, such as 8:30 Europe/Berlin.
discord-no-zone = There is no time zone “{ $zone }”. Perhaps one of these: { $zones }
discord-notices-invitations = When somebody invites you
discord-notices-invited-by = Who may invite you
discord-notices-unblock = Let a blocked host invite you again …
discord-away-now = **You’re away.** Last day: { date } (UTC).
discord-away-not = **You’re not away.**
discord-away-help = While you’re away, your turns in slow matches wait, and nobody notifies you. The other players see until when you’re away. In faster matches, a computer plays for you when your time runs out.
discord-away-left = { $left ->
    [0] You have used all { $most } of your days away this season.
    [one] You can be away for one more day this season, out of { $most }.
   *[other] You can be away for { $left } more days this season, out of { $most }.
}
discord-away-option = { date } ({ $duration })
discord-away-choose = Until when?
discord-button-returned = I’m back
discord-away-too-long = { $left ->
    [0] You have used all { $most } of your days away this season.
    [one] You can be away for one more day this season. Each season allows { $most }.
   *[other] You can be away for at most { $left } more days this season. Each season allows { $most }.
}
discord-away-unclear = I don’t understand how long you’re away. Write a number of days, such as 7, or the last day, such as 2026-12-03.
discord-away-pause = You just changed this. You can change it again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
discord-button-invited-by-everybody = Everybody
discord-button-invited-by-played = People I played with
discord-button-invited-by-nobody = Nobody
discord-avatar-shown = Pictures of your matches now show your avatar.
discord-avatar-hidden = Pictures no longer show your avatar, only your name.
discord-privacy =
    {"**"}What I keep about you, and why**
    - Your Discord ID and your name: to seat you, and for leaderboards.
    - Your matches, with moves, results, how fast you snapped and where they were played: for replays, statistics and ratings.
    - Your tries at daily puzzles, and what you report about them: for your streak, the results of your server, and corrections.
    - Which milestones you have seen: so that each is shown as new only once.
    - Your own choices: notices, avatar and the days you are away.
    - Invitations of the last day, and the hosts whom you blocked: so that nobody bothers you.
    - Reactions that look too fast for a person: for those who manage the server.
    I never store your avatar or your messages. Pictures and results that I post stay in their channels.
    { $export } sends you all of it as a file. { $forget } deletes it.
discord-privacy-listed = Lists of who solved the daily puzzle name you.
discord-privacy-unlisted = Lists of who solved the daily puzzle don’t name you.
discord-privacy-policy = Privacy policy: { $address }
discord-terms-of-service = Terms of service: { $address }
discord-export = Here is everything that I keep about you.
discord-export-cut = Here is what I keep about you. Discord limits the size of a file, so the file contains your newest matches ({ $matches }) but not the older ones ({ $older }). The operator of this bot can send you the rest.
discord-export-pause = You just got your data. You can ask again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
discord-forget-question =
    Do you really want me to delete everything about you? You can’t take it back.
    Your ratings, statistics and choices go. Matches with other players stay, but there you are only “a former player”. If you play again, you start anew.
discord-button-forget = Yes, delete everything
discord-button-keep-data = No, keep it
discord-forget-open =
    You still have a seat in these matches. Give up or leave them first, then ask me again.
    { $matches }
discord-forgotten = Done: I deleted everything about you. Messages that I posted before stay in their channels. A moderator there can delete them.
discord-with-yourself = You have a seat already. Choose other players.
discord-with-bot = { $player } is a bot. For computer players, choose how many with `computers`.
discord-with-twice = You chose { $player } twice.
discord-challenge = Which game do you want to play with { $player }?
discord-with-direct = Nobody else can join in direct messages. Start the match in a server.
discord-with-too-many = This game has { $most } seats. You, the invited players and the computers need { $needed }.
discord-choose-match = Which match?
discord-button-ask-to-stop = Ask everybody to stop
discord-button-resign = Give up
discord-replay = 🎬 **{ $game }** · #{ $number } · { $players }
    -# **Step by step** shows it at your own speed. **Record** is a file with every step, so anybody can check it.
discord-replay-alt = The whole match as an animation. The button “Step by step” shows the same pictures one by one, each with a caption.
discord-step-heading = 🎬 **{ $game }** · #{ $number } · { $place }
discord-step-title = The players
discord-step = Step { $step } of { $steps }
discord-at-step = Step { $step }
discord-step-end = The end
discord-select-step = Go to a step …
discord-record = The record of match #{ $number } contains every random event and every step. `snakepit verify record.json` checks it.
discord-record-check = Check it in your browser: { $address }
discord-replay-none = No match has finished in this channel yet.
discord-replay-elsewhere = I can’t show this match here: it isn’t over, or it was played in another channel.
discord-replay-older-rules = This match was played under older rules. They are no longer supported, so it can’t be replayed.
discord-replay-busy = Too many replays are being made right now. Try again in a moment.
discord-replay-pending = Your last replay is still being made. Wait until it is here.
discord-replay-pause = This channel just got a replay. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
discord-replay-too-large = This replay is too large for the server.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-manage-roles = Manage Roles

## Reading
discord-rules-heading = **{ $game }** · rules { $page }/{ $pages }
discord-rules-house = -# 🏠 Our house rule.
discord-help-intro = **Play** with others, **Learn** by playing, or play **Alone** at once.
discord-help-game = **{ $game }** ({ $seats }) · { $line }
discord-help-picture = The title pictures of the games: { $games }.
discord-help-commands =
    ## All commands
    Press a command to use it. `{ name-learn }` begins a practice match against an easy computer. A hint with 🎓 explains each turn, and nothing counts.
discord-help-play = **Play**
discord-help-match = **During a match**
discord-help-back = **Look back**
discord-help-you = **For you**
discord-help-server = **For the server**
discord-help-more =
    Press **Describe** below a table to read in words what its picture shows. Only you see it.
    Miss two turns in a row and a computer plays for you until you press a button.

## Scores and rankings
discord-scores-heading = **{ $game }** · latest scores in this channel
discord-scores-none = No match has been played here yet.
discord-scores-running = Match #{ $match } · started · { $when }
discord-scores-ended = Match #{ $match } · ended · { $when }
discord-scores-drawn = Match #{ $match } · drawn · { $when }
discord-scores-stopped = Match #{ $match } · stopped, doesn’t count · { $when }
discord-scores-round = -# Round { $round }: { $points }
discord-leaderboard-heading = **{ $game }** · leaderboard, { $where }, { $when }
discord-leaderboard-none = Nobody is on this list yet. Finish a match and be the first!
discord-leaderboard-line = { $place } { $player } · **{ $rating }** · won { $won }, drew { $drawn }, lost { $lost }
discord-leaderboard-trend = -# ↑ ↓: change of the overall rating in the last { $matches } rated matches
discord-leaderboard-rated = -# Ratings are shown after { $needed } rated matches. There are medals once three people have a rating.
discord-leaderboard-line-period = { $place } { $player } · won **{ $won }**, drew { $drawn }, lost { $lost }
discord-leaderboard-counts = -# Matches with at least two people count. Most wins come first, then most draws. Ends: { $end }
discord-picture-pause = That was many pictures in a short time. You can ask for the next one in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
discord-leaderboard-pause = This channel just got a leaderboard. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
discord-period-all = all time
discord-period-season = this season
discord-period-week = this week
discord-season = { $quarter ->
    [1] January to March
    [2] April to June
    [3] July to September
   *[other] October to December
} { $year }
discord-rating-new = new ({ $matches } of { $needed })
discord-best-claim = 🏆 { $player }: fastest right reaction so far, { $time }
discord-best-score = 🏆 { $player }: best match so far, { $score }
discord-first-win = 🎉 { $player }: first win in { $game }!
discord-fastest-claim = ⚡ Fastest right reaction in this match: { $player }, { $time }
discord-season-over = 🏆 The season { $season } is over. Congratulations!
discord-milestone-first-win = { $game } · first win: { $date }
discord-milestone-streak = { $game } · most wins in a row: { $wins }
discord-milestone-snake = { $game } · longest snake: { $cards ->
    [one] a card
   *[other] { $cards } cards
}
discord-milestone-claim = { $game } · fastest right reaction: { $time }
discord-milestone-new = 🆕 { $milestone }
discord-milestone-old = 🏅 { $milestone }
discord-milestone-share = Share a milestone
discord-milestone-shared = 🏅 **{ $player }** · { $milestone }
discord-best = best { $best }
discord-fastest = fastest { $time }
discord-wrong = { percent } wrong
discord-stats-heading = **{ $player }** · { $game }
discord-all-games = all games
discord-stats-none = No match that counts yet. Practice matches don’t count.
discord-stats-played = Matches: { $games } (won { $won }, drawn { $drawn }, lost { $lost })
discord-stats-game = - { $game } · **{ $rating }**
discord-stats-rating = Rating: { $rating }, best { $best }
discord-stats-rating-new = Rating: { $rating }
discord-stats-runs = Winning streak: { $run } now, longest { $longest }
discord-stats-best = Best match: { $best }
discord-stats-claims = Right reactions: { $right }, wrong: { percent }
discord-stats-fastest = Fastest right reaction: { $time }

## Settings
discord-settings-heading = **Settings of this server**
    -# Each choice takes effect at once.
discord-settings-play = Play
discord-settings-channels = Channels
discord-settings-puzzle = Puzzle
discord-settings-roles = Roles
discord-settings-privacy = Privacy & fairness
discord-settings-language = Language of the games
discord-settings-pace = Time, unless the host chooses another
discord-settings-stopping = Who may stop a match, besides moderators
discord-stopping-host = The host at first, later all players together
discord-stopping-players = All players together
discord-stopping-nobody = Nobody
discord-settings-start = Where matches may start, threads included
discord-settings-everywhere = Everywhere
discord-settings-matches = Open matches in one channel
discord-settings-at-most = { $matches ->
    [0] No limit
   *[other] At most { $matches }
}
discord-settings-threads = A thread for each match, unless the host chooses otherwise
discord-settings-notices = Notify players in the channel when others are waiting for them or invite them
discord-settings-role = Role to mention when a new lobby looks for players, at most once every ten minutes
discord-settings-no-role = No role
discord-settings-role-deleted = ⚠️ The chosen role was deleted. Choose another one, or none.
discord-settings-role-restricted = Only lobbies of members with the permission *Mention All Roles* mention this role. Let everybody mention it to change that.
discord-settings-role-not-allowed = ⚠️ I can’t mention this role. Let everybody mention it, or give me the permission *Mention All Roles*.
discord-settings-role-everyone = I never mention everyone. Please choose another role.
discord-settings-season = Where I post the podium at the end of each season, in January, April, July and October
discord-settings-no-channel = Nowhere
discord-settings-puzzle-channel = Where I post the daily puzzle, every day at the same time
discord-settings-puzzle-time = When I post the daily puzzle
discord-settings-no-time = No time yet
discord-settings-puzzle-role = Role to mention with the daily puzzle
discord-settings-puzzle-next = Next puzzle: { $at }
discord-settings-puzzle-off = Choose a channel and a time, and I post the puzzle every day.
discord-settings-puzzle-lost = ⚠️ I no longer post the daily puzzle in { $channel }: the channel is gone, or I can’t write there. Choose a channel on the page *{ discord-settings-puzzle }*.
discord-settings-winner-role = Role for the winner of the last tournament
discord-settings-season-role = Role for everybody who was first in a game last season
discord-settings-roles-explained = The best person gets a role, never a computer. I take it back when somebody else wins.
discord-award-unknown = Discord doesn’t answer right now, so I couldn’t check the role. Please choose it again.
discord-award-managed = ⚠️ Discord or another app manages this role, so I can’t give it. Choose another one.
discord-award-powerful = ⚠️ This role has permissions that not everybody has. Choose a role without them, because anybody can win it.
discord-award-too-low = ⚠️ This role is above mine, so I can’t give it. Move my role up in the server’s list of roles.
discord-award-not-allowed = ⚠️ I need the permission “{ permission-manage-roles }” to give this role.
discord-settings-other-server = That channel isn’t in this server, or I can’t see it. Please choose another one.
discord-button-change = Change
discord-settings-avatars = Show players’ avatars in pictures
discord-settings-barred = Members who can’t play in this server. They may finish matches that have begun.
discord-settings-nobody = Nobody
discord-acts-heading = **What managers and moderators did in the last 90 days**
discord-acts-none = Nobody changed a setting or stopped other players’ matches in the last 90 days.
discord-act-setting = { $when }, { $who }: { $detail }
discord-act-stop = { $when }, { $who } stopped match { $detail }
discord-settings-keep = How long cancelled lobbies are kept
discord-settings-days = { $days ->
    [0] for good
    [one] { $days } day
   *[other] { $days } days
}
discord-on = On
discord-off = Off
