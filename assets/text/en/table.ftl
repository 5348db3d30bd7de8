# The life of a match: lobby, presses, absent players.
table-joined-already = You are at the table already.
table-not-joined = You are not at this table: press Join first.
table-full = The table is full: { $most } can play.
table-too-few = At least { $least } are needed. Wait for somebody, or add a computer.
table-only-host = Only { $player }, who opened the table, can do that.
table-only-host-gone = Only whoever opened the table can do that.
table-youngest-not-asked = This game does not ask who is the youngest.
table-youngest-taken = { $player } has said so already.
table-no-computer = There is no computer at this table.

table-not-begun = This match has not begun yet.
table-begun = This match has begun already.
table-cancelled = This table was given up. Open a new one with the game’s start command.
table-old-message = The match has moved on to a newer message. Use /game board to bring it here.
table-outdated = The table has changed since this button was made. Look again, then press.
table-stranger = You do not play in this match.
table-not-your-turn = It is not your turn: { $players } to move.
table-welcome-back = Welcome back! From now on you play yourself again.
table-taken-up-already = This match goes on already. Look again, then press.
table-unknown-match = This match is not known here any more.
table-none-here = No match is open in this channel. Start one with a game’s start command, such as /sssnake start.
table-channel-full = A match is open in this channel already, and this server allows no more here. Finish it, use /game stop, or start one in another channel.
table-too-many-yours = You have opened { $most } tables within a minute. You can open the next one { $seconds ->
    [one] in one second
   *[other] in { $seconds } seconds
}.
table-too-many-here = Many tables were opened in this channel within a minute. The next one can be opened { $seconds ->
    [one] in one second
   *[other] in { $seconds } seconds
}.
table-stop-not-allowed = Only whoever opened the match, or somebody who may manage messages, can stop it. You can give up with /game resign.

table-busy = This match has too much to do just now. Please try again.
table-changed = The match was changed at this very moment. Look again, then press.
table-counted-already = This press has been counted already.
table-not-stored = The move could not be saved, so it was not made. Nothing is lost: please try again in a moment.
table-closing = The bot is just restarting. Please try again in a few seconds.
table-elsewhere = Another part of the bot is just taking over here. Please try again in a few seconds.

table-news-time-out = { $player } ran out of time.
table-news-back = { $player } is back.
table-news-taken-up = { $player } took the match up again.
table-news-message-gone = The message with this match was deleted; here it is again.
table-news-gap = The connection to Discord was lost for a moment: what was open can no longer be claimed.
