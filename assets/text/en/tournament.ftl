# Tournaments and duplicates.

tournament-format-swiss = Swiss: everybody plays every round, winners against winners
tournament-format-round-robin = Round robin: everybody plays everybody
tournament-format-knockout = Knockout: losers are out

# { $game } is a game’s title.
tournament-title-swiss = 🏆 { $game }: Swiss tournament
tournament-title-round-robin = 🏆 { $game }: round robin
tournament-title-knockout = 🏆 { $game }: knockout
tournament-title-duplicate = 🏆 { $game }: duplicate
# Tells tournaments with the same title apart.
tournament-numbered = { $title } · no. { $number }

## Sign-up
tournament-opened = The sign-up is open. Its message is in this channel.
tournament-shown = The tournament’s message is now the newest one in the channel.
tournament-choose = Which one?
tournament-none-here = No tournament is open in this channel.
tournament-about-swiss = Everybody plays every round, against somebody with about the same score. Two players at a table.
tournament-about-round-robin = Everybody plays everybody once. Two players at a table.
tournament-about-knockout = Losers are out. Two players at a table.
tournament-about-duplicate = Every table plays the same cards and dice. You compare your result with the players in the same seat at the other tables. Nothing is rated.
tournament-begins-by-host = Join below. { $host } starts it.
tournament-begins-at = Join below. It begins by itself: { $when }
tournament-rounds = { $count ->
    [one] One round
   *[other] { $count } rounds
}
tournament-deals = { $count ->
    [one] One deal
   *[other] { $count } deals
} at { $tables } tables
tournament-entrants = { $count ->
    [0] Nobody has joined yet.
    [one] **One player:**
   *[other] **{ $count } players:**
}
# The description of the sign-up's picture.
tournament-picture = Sign-up. { $title }, { $count ->
    [0] nobody has joined yet
    [one] one player
   *[other] { $count } players
}.
tournament-button-withdraw = Withdraw
tournament-confirm-stop = Cancel this tournament for everybody? Matches that have begun go on, but don’t count for the tournament.
tournament-cancelled = The tournament was cancelled.

## Rounds
tournament-round = **Round { $round } of { $of }**
tournament-deal = **Deal { $round } of { $of }**
# The players are names with dashes between them.
tournament-line-bye = { $table }\. { $players }: no opponent, a free win
tournament-line-running = { $table }\. { $players } · { $thread }
tournament-line-thread = { $table }\. { $thread }
tournament-line-result = { $table }\. { $players } · **{ $result }**
tournament-line-ended = { $table }\. { $players } · done
# The name of a thread: a round and a table.
tournament-thread = R{ $round } T{ $table }
# The first message in a table's thread, above the match's own message.
tournament-call = { $players }: { $round }, table { $table }.
tournament-call-here = This table has no thread, so you play here.
tournament-call-arrive = Press **I’m here** in the table’s message to begin.
tournament-counts-swiss = A win is worth 1 point, a draw ½.
tournament-counts-round-robin = A win is worth 1 point, a draw ½.
tournament-counts-knockout = The winner goes on. A drawn match is played once more.
tournament-counts-final = The winner wins the tournament. A drawn match is played once more.
tournament-counts-third = After a draw, both share the place.
tournament-counts-replay = After another draw, the player with the better seed goes on.
tournament-counts-duplicate = All tables play the same cards and dice. Your result is compared with the players in the same seat.
# { $host } is a mention, { $permission } a permission, { $why } Discord’s reason in English.
tournament-waits = { $host }: I can’t open the private threads that this deal needs. Discord says: { $why }. Give me the permission **{ $permission }**, or close old threads. I keep trying.
tournament-news-moved = The match goes on here, because its thread was deleted.
tournament-button-arrive = I’m here
tournament-not-here = not here yet
tournament-lobby = This is your table in the tournament. The match begins when everybody is here.
tournament-lobby-closes = Players who aren’t here by then lose this match: { $when }
tournament-lobby-closes-duplicate = Computers play for players who aren’t here by then: { $when }
tournament-not-came = { $players } didn’t arrive in time and lost this match.

## Standings
# { $title } is the tournament’s title, { $winners } a list of names.
tournament-goes-on = More about the tournament: { $channel }
tournament-standings = **{ $title }** · after round { $round }
tournament-standings-deal = **{ $title }** · after deal { $round }
tournament-ended = **{ $title }** · { $winners }
tournament-won = Over: { $winners }.
tournament-winners = { $winners } won
# Words in the picture, as short as possible.
tournament-chart-points = points
tournament-chart-tie-break = tie-break
tournament-chart-rounds-won = rounds won

## The bracket, the course and the end of a tournament
tournament-round-name = Round { $round }
tournament-deal-name = Deal { $round }
tournament-bracket-round = { $places ->
    [2] Final
    [4] Semi-final
    [8] Quarter-final
   *[other] Round of { $places }
}
tournament-replay = { $round }, played again
tournament-byes = { $count ->
    [one] The first seed has no opponent in the first round. Seeds follow the ratings in this server; players without a rating were ordered by lot.
   *[other] The first { $count } seeds have no opponent in the first round. Seeds follow the ratings in this server; players without a rating were ordered by lot.
}
tournament-third-place = Third place
tournament-chart-bye = no opponent
tournament-button-bracket = Bracket
tournament-select-part = Another part of the bracket
tournament-select-round = Look at a round
tournament-tie-break-swiss = Buchholz decides between equal points: it is the sum of all opponents’ points. A round without an opponent counts the player’s own points. { $examples }
tournament-tie-break-round-robin = Sonneborn-Berger decides between equal points: the sum of all beaten opponents’ points, and of half the points after a draw. { $examples }
tournament-shared = shared
tournament-winners-shared = { $winners } share first place
tournament-best-human = Best human: { $player }, place { $place } with the computers
tournament-closest = Closest match: { $players }, difference { $margin }
tournament-longest = Longest match: { $players }, { $time }
tournament-sheet = Each row is a seat, with its results at all tables. On yellow: the matchpoints, 1 for each result that is worse and ½ for each equal one.
tournament-button-next = Next tournament
tournament-next-open = The next sign-up is already open in this channel.
tournament-shared-result = 🏅 **{ $player }** · { $title }: place { $place } of { $of }
tournament-shared-already = You’ve already shared this result.

## The event in the server’s calendar
tournament-event = Join in { $channel }.

## Why something is not possible
tournament-in-thread = Start a tournament in a channel, not in a thread: its tables get threads of their own.
tournament-too-many = This server already has { $most } open tournaments. End one first.
tournament-yours-open = You already have an open sign-up here. Start or cancel it first.
tournament-unknown = This tournament no longer exists.
tournament-unreadable = This tournament can’t go on, because its data is damaged. Its host or a moderator can cancel it.
tournament-joined-already = You’ve already joined.
tournament-not-joined = You aren’t in this tournament.
tournament-too-late = The tournament has begun, so nobody can join any more.
tournament-joined-late = You play from round { $round } on.
tournament-withdrew = You’ve withdrawn. A match that has begun still counts.
tournament-begun = The tournament has already begun.
tournament-over = This tournament is over.
tournament-only-host = Only the host can do that.
tournament-full = All { $most } places are taken.
tournament-too-few = A tournament needs at least two players, one of them a person. A duplicate needs two people.
tournament-table-fixed = The tournament decided this table, so it can’t be changed here. You can withdraw in the tournament’s own message.
tournament-no-pause = A tournament match can’t be paused: others are waiting for its result.
tournament-no-stop = One player can’t stop a tournament match. You can give up.
tournament-table-stranger = This table belongs to other players of the tournament.
tournament-no-deals = In this game, the same deal cannot be played twice.
tournament-sealed = Other tables are still playing this deal. Its cards and dice are shown when the last one has ended.

## Planning and the host’s page
# { $title } is the host’s own title, { $game } the game’s.
tournament-titled = 🏆 { $title } · { $game }
tournament-limit = At most { $count } players
tournament-reminder = ⏰ **{ $title }** begins soon: { $when }
tournament-when-unclear = I can’t find that time in the next { $days } days. Write, for example: 20:00, Saturday 20:00 or 5 December 20:00.
tournament-when-zone = Add your time zone, for example: { $typed } Europe/Berlin.
tournament-when-gap = That hour doesn’t exist, because the clocks change then. Choose another one.
# Words that users type for a day.
tournament-near-day = { $days ->
    [0] today
    [1] tomorrow
   *[other] { "" }
}
tournament-limit-range = The limit is a number from { $least } to { $most }.
tournament-limit-below = { $count } players have joined already, so the limit can’t be lower.
tournament-text-long = That’s too long: at most { $most } characters.
tournament-text-empty = Write something.
tournament-text-mentions = Leave out mentions: they notify nobody here.
tournament-button-organise = Organise
tournament-organise = Only you see this page. I tell the people concerned what you change.
tournament-organised = ✅ Done.
tournament-organise-players = A player: remove, replace …
tournament-player-withdrew = { $player } · withdrawn
tournament-organise-results = Correct a result
tournament-organise-tables = Give a table more time
tournament-button-title = Title
tournament-button-description = Description
tournament-button-limit = Limit
tournament-button-begin = Begin
tournament-button-end-round = End this round now
tournament-button-remove = Remove
tournament-button-replace = Find a substitute
tournament-button-host = Make host
tournament-button-time = Give more time
tournament-button-substitute = Join as substitute
tournament-ask-player = What about { $player }? **Remove** takes them out from the next round on, and their results stay. With **Find a substitute**, somebody else can then take their place and points, at once if their match hasn’t begun.
tournament-ask-player-early = What about { $player }? **Remove** takes them off the list.
tournament-ask-time = Restart the time for { $players } to arrive?
tournament-ask-end = End this round now? Players who haven’t arrived lose. Matches that have begun go on, but count as draws. In a knockout, drawn matches are played once more.
tournament-ask-result = { $result }. What is right? The standings change. Ratings and records stay.
tournament-ask-result-later = { $result }. What is right? The standings change. The pairings of later rounds, ratings and records stay.
tournament-ask-result-knockout = { $result }. What is right? If that lets another player go on, they get the seat in the next match, as long as it hasn’t begun. Ratings and records stay.
tournament-form-title = The title
tournament-form-description = What players should know
tournament-form-limit = How many players at most
tournament-form-begin = When, such as Saturday 20:00
tournament-form-reason = The reason, which everybody sees
tournament-told-begins = **{ $title }** begins at another time: { $when }
tournament-told-removed = You were removed from **{ $title }**.
tournament-told-wanted = A substitute is wanted for { $player }. Press **Join as substitute** in the tournament’s message.
tournament-told-substitute = { $player } is the substitute, with the points of that place, and plays from the next round. A match that has begun still counts for that place.
tournament-told-seated = Now at this table: { $players }. Press **I’m here** in the table’s message.
tournament-told-time = You have more time to arrive. Press **I’m here** in time: { $when }
tournament-told-end = { $round } ends now. Players who haven’t arrived lose. Matches that have begun go on, but count as draws.
tournament-told-host = You are now the host of **{ $title }**.
# The results look like “1 : 0”.
tournament-corrected = ✏️ { $round } · { $players }: **{ $after }** instead of { $before } ({ $reason }).
tournament-not-waiting = This table isn’t waiting for anybody.
tournament-not-substitute = You’ve already played in this tournament, so you can’t be a substitute.
tournament-correct-knockout = The next round depends on this result and can’t be paired again, so the result stays.
