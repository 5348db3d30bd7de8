# Lobby, button presses, absent players.
table-joined-already = You have already joined.
table-not-joined = You have not joined this match. Press Join first.
table-full = The table is full: { $most } players at most.
table-alone-already = You’re already playing { $game } alone in this channel: { $address }
table-reserved = The free seats are reserved for { $players } until they join or decline.
table-not-invited = No seat is reserved for you here. If you have joined, press Leave in the lobby.
table-not-kept = No seat is kept for you here any more. If one is free, you can join in the lobby.
table-left-server = You have left the server of this match, so you can’t join it.
table-too-few = You need at least { $least } players. Wait for somebody, or add a computer.
table-only-host = Only the host, { $player }, can do that.
table-only-host-gone = Only the host can do that.
table-youngest-not-asked = This game does not ask who is the youngest.
table-youngest-taken = { $player } has already said “I’m the youngest”.
table-no-computer = There is no computer to remove.

table-not-begun = This match has not started yet.
table-words-too-late = The match has started, so the players’ parts can’t change any more.
table-words-length = Type at least one character and at most { $most }.
table-begun = This match has already started.
table-cancelled = This lobby was cancelled. Open a new one with the game’s start command.
table-old-message = The match has moved to a newer message. Use /{ name-game } { name-board } to bring it here.
table-outdated = The table has changed since you saw this button. Look again, then press.
table-rematch-stranger = A rematch is for the players of this match. /{ name-help } opens a table of your own.
table-rematch-joined = The rematch is open in this channel, and you have joined it.
table-deal-fixed = This deal is played again exactly as it was, so nothing about it can change.
table-no-deal = This match has no deal that can be played again.
table-stranger = You are not playing in this match.
table-not-your-turn = It is not your turn. Waiting for { $players }.
table-welcome-back = Welcome back! You play your own turns again.
table-played-for-you = Your time ran out, so a computer played for you:
table-resumed-already = This match is not paused: it is already going on.
table-paused = This match is paused. Press Continue, or use /{ name-game } { name-continue }.
table-unknown-match = I don’t know this match any more.
table-none-here = There is no open match in this channel. /{ name-help } shows how to start one.
table-channel-full = This channel can’t have more open matches. Finish one, use /{ name-game } { name-stop }, or play in another channel.
table-too-many-lobbies = You already have { $most } open lobbies in this server. Start or cancel one of them first.
table-next-host-lobbies = The next host already has { $most } open lobbies in this server. Choose another host, or cancel this lobby.
table-refused = You can’t do that here right now.
table-invited-lately = { $players } didn’t accept your last invitation. You can invite them again in { $duration }. Until then, open a lobby without an invitation and share its link: there, anybody can press Join.
table-too-many-yours = You tried to start { $most } matches within a minute. You can try again { $seconds ->
    [one] in one second
   *[other] in { $seconds } seconds
}.
table-too-many-here = Players tried to start too many matches in this channel within a minute. The next one is possible { $seconds ->
    [one] in one second
   *[other] in { $seconds } seconds
}.
table-stop-not-allowed = Only the host or a moderator can cancel this lobby.
table-stop-needs-agreement = You can’t stop this match alone. Ask the others to stop it without a winner, or give up.
table-stop-last = You are the last player, so stopping counts as giving up. If you want that, use /{ name-game } { name-stop }.
table-stop-moderators = Only moderators may stop matches in this server, and never their own. You can still give up.
table-stop-asked = You have asked to stop this match: { $agreed } of { $required } agree. It stops when everybody agrees.
table-pause-asked = You have asked to pause this match: { $agreed } of { $required } agree. It pauses when everybody agrees.
table-resume-first = This match waits until a player continues it. Use /{ name-game } { name-continue } first.
table-choice-gone = This match is no longer open here. Use the command again.
table-remove-nobody = { $player } has not joined a lobby of yours in this channel.
table-invited-already = This player already has a seat here, or an invitation.
table-host-already = You are already the host.
table-remove-yourself = You can’t remove yourself. To leave the lobby, press Leave.
table-removed = The host removed you from this lobby.
table-agree-out = You are out of this match, so the others decide whether it ends.

table-busy = This match is very busy. Please try again.
table-changed = The match changed at this very moment. Look again, then press.
table-counted-already = This press was already counted.
table-not-stored = I couldn’t save your move, so it was not made. Please try again in a moment.
table-closing = I’m restarting. Please try again in a few seconds.
table-board-too-often = You asked for this match several times within a minute. You can ask again { $seconds ->
    [one] in one second
   *[other] in { $seconds } seconds
}.
table-unreadable = This match can’t go on, so it was stopped. It doesn’t count.
table-older-rules = This match began under older rules. They are no longer supported, so it can’t go on or be shown.
table-elsewhere = I’m moving to another machine. Please try again in a few seconds.

table-character-easy = “I’ve only just hatched!”
table-character-normal = “I look one move ahead. Usually.”
table-character-hard = “I have three heads, and all of them think.”
table-news-says = { $player }: { $words }
table-news-time-out = { $player } ran out of time.
table-news-day-off = { $player } takes a day off ({ $left } left this season).
table-news-away = { $player } is away { date-until }, so the turn waits.
table-news-auto-draws = { $player }: “{ discord-button-auto-draw }” is still on.
table-news-draw-waits = { $player }: “{ discord-button-auto-draw }” has drawn { $turns } times. Draw a card yourself to go on.
table-news-back = { $player } is back.
table-news-resumed = { $player } continues the match.
table-news-moved = The match’s channel was deleted. { $player } continues it here.
agree-end-button = { $required ->
    [one] End the match
   *[other] End the match ({ $agreed }/{ $required })
}
agree-end-wanted = { $player } wants to end the match. It ends when everybody still in agrees.
agree-end-agreed = { $agreed ->
    [one] { $players } ended the match.
   *[other] { $players } agreed to end the match.
}
agree-end-void = Ended by agreement. A player who is away would have won, so the match doesn’t count.
agree-end-withdrawn = { $player } wants to play on.
agree-stop-agreed = Everybody agreed to stop the match, so it doesn’t count.
agree-stop-button = Stop without a winner ({ $agreed }/{ $required })
agree-stop-wanted = { $player } asks to stop the match. It stops when everybody agrees, and then it doesn’t count.
agree-stop-withdrawn = { $player } wants to play on.
agree-pause-agreed = Everybody agreed to pause.
agree-pause-button = Pause ({ $agreed }/{ $required })
agree-pause-wanted = { $player } asks to pause the match. It pauses when everybody agrees.
agree-pause-withdrawn = { $player } wants to play on.
table-news-stopped = { $player } stopped the match, so it doesn’t count.
table-news-stopped-by-moderator = { $moderator } stopped the match as a moderator, so it doesn’t count.
table-news-forgotten = Nobody has pressed a button for seven days, so this match has ended. It doesn’t count.
table-news-message-gone = The message with this match was deleted, so here it is again.
table-news-message-gone-claims = The message with this match was deleted, so here it is again. Face-up cards can no longer be won.
table-news-gap = The connection to Discord was lost for a moment: face-up cards can no longer be won.
table-news-silence = Discord could not reach me for { $duration }. Your clock was paused.
table-news-declined = { $player } can’t join right now. The seat is free again.

table-done-decline = Your seat is free for others now. If you change your mind, press Join in the lobby. [Go to the table]({ $address })
table-done-resign = You gave up.
table-done-stop = The match was stopped.
table-done-agree = I’ve noted your answer.
table-done-ask-to-stop = I’ve asked everybody. The match stops once everybody has pressed the button below the table.
table-done-ask-to-pause = Noted. The match pauses as soon as all its players agree.
table-done-pause = The match is paused. Press Continue to go on.
table-done-resume = The match goes on.
table-done-invite = { $player } is invited, and a seat is kept.
table-done-remove = You removed { $player }, who can’t join this lobby again.
table-done-hand-over = { $player } is the host now.
table-time-so-far = Match #{ $number } has lasted { $duration } so far.
table-time-over = Match #{ $number } is over. It lasted { $duration }.
