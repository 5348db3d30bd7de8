//! The tables of a round: their threads, matches and results. Until the bot archives the threads, players can replay
//! and review their matches there.

use std::time::Duration;

use tokio::sync::oneshot;

use super::Tournaments;
use super::model::{Format, HowDecided, MatchStats, Table, TablePlayer, TableResult, Tournament, TournamentRound};
use super::rounds::half_points_from_ranks;
use crate::ids::{ChannelId, InteractionId, MatchId, UserId};
use crate::play::actor::mailbox::{Mail, wait_for_reply};
use crate::play::domain::{
    Deal, Error, InteractionToken, MatchMeta, MatchResult, MessageLocation, NO_CHANNEL, NewDeal, Occupant, Player,
    ShowError, Stage, StoreError, UpdateError, User, if_readable, ok_unless_refused,
};
use crate::play::table::lobby::{self, NewMatch, STAND_IN};
use crate::play::table::simulate;
use crate::play::table::state::{deal_score, recompute_result};
use crate::timestamp::Timestamp;
use contract::{Game, GameInfo, Level, Outcome, Seat, SeatSet, Secret, Seed, Setup};

/// How long a thread stays open after the end of its match. Also how long results can be corrected after the end of the
/// tournament.
pub const OPEN_AFTER_MATCH: Duration = Duration::from_secs(3_600);

impl Tournaments {
    /// Advances each table of the newest round until it has a result or waits for its players.
    pub(super) async fn update_tables(
        &self,
        tournament: &mut Tournament,
        game: &'static dyn Game,
    ) -> Result<(), UpdateError> {
        for number in 0..tournament.newest_tables().len() {
            while let Some(table) = self.advance_table(tournament, number, game).await? {
                if let Some(round) = tournament.plan.rounds.last_mut() {
                    round.tables[number] = table;
                }
                self.save(tournament).await?;
                self.close_lobby(tournament, number);
            }
        }
        Ok(())
    }

    /// Closes the lobby of a table that got a result without a match, so that the match can no longer begin.
    fn close_lobby(&self, tournament: &Tournament, number: usize) {
        let Some(table) = tournament.newest_tables().get(number) else { return };
        let how = table.result.as_ref().map(|result| result.how);
        let counts = tournament.was_ended_early();
        let is_decided = counts || matches!(how, Some(HowDecided::NoShow | HowDecided::Simulated));
        if let Some(id) = table.match_id.filter(|_| is_decided) {
            self.matches.actors.send_mail(id, Mail::TournamentCancelled { counts });
        }
    }

    /// After a tournament was cancelled, cancels its matches that have not begun, which closes their threads. Also
    /// closes threads without a match.
    pub(super) async fn close_tables(&self, tournament: &Tournament) -> Result<(), UpdateError> {
        let mut unused = Vec::new();
        for (number, _) in tournament.newest_tables().iter().enumerate().filter(|(_, table)| table.result.is_none()) {
            match self.store.match_of_table(tournament.current_table(number)).await? {
                Some(id) => self.matches.actors.send_mail(id, Mail::TournamentCancelled { counts: false }),
                None => unused.push(number),
            }
        }
        ok_unless_refused(self.sender.close_threads(tournament, &unused).await, "threads could not be closed")?;
        Ok(())
    }

    /// Takes the next step at a table of the newest round. Returns the changed table, or `None` if it waits for its
    /// players.
    async fn advance_table(
        &self,
        tournament: &Tournament,
        number: usize,
        game: &'static dyn Game,
    ) -> Result<Option<Table>, UpdateError> {
        let table = tournament.newest_tables().get(number).filter(|table| table.result.is_none());
        let Some(mut table) = table.cloned() else { return Ok(None) };
        // After a correction, a waiting table may have only computers.
        let has_users = !tournament.users_at(&table).is_empty();
        if !has_users || tournament.was_ended_early() {
            table.match_id = self.match_at(tournament, number, &table).await?;
            table.result = Some(match has_users {
                true => self.early_result(tournament.plan.format, &table).await?,
                false => self.simulate_table(tournament, &table, game).await?,
            });
            return Ok(Some(table));
        }
        let is_duplicate = tournament.plan.format == Format::Duplicate;
        let meta = self.load_match(table.match_id).await?;
        // If its thread was deleted, the match waits for another private thread.
        let is_waiting = |meta: &MatchMeta| meta.location.channel == NO_CHANNEL && !meta.stage.is_final();
        let has_lost_thread = is_duplicate && meta.as_ref().is_some_and(is_waiting);
        let Some(thread) = table.thread.filter(|_| !has_lost_thread) else {
            let thread = match self.sender.open_thread(tournament, number).await {
                // Nobody else may see a sealed deal, so the table waits until the thread can be opened.
                Err(ShowError::Forbidden(_)) if is_duplicate && table.waits => return Ok(None),
                Err(ShowError::Forbidden(why)) if is_duplicate => {
                    self.sender.notify_host(tournament, &why.to_string()).await?;
                    table.waits = true;
                    return Ok(Some(table));
                }
                // If the bot is not allowed to open a thread, the match is played in the tournament's channel.
                Err(ShowError::Forbidden(_)) => tournament.channel,
                opened => opened?,
            };
            if let Some(id) = table.match_id.filter(|_| table.thread == Some(thread)) {
                self.call_players(tournament, number, thread).await?;
                self.matches.actors.send_mail(id, Mail::MoveToThread(thread));
                return Ok(None);
            }
            table.thread = Some(thread);
            table.waits = false;
            return Ok(Some(table));
        };
        if table.match_id.is_none() {
            // The players are mentioned before the match is opened, so that the mention stands above the match's
            // message.
            self.call_players(tournament, number, thread).await?;
            let id = match self.store.match_of_table(tournament.current_table(number)).await? {
                Some(id) => id,
                None => self.open_match(tournament, number, &table, thread, game).await?,
            };
            self.matches.actors.send_mail(id, Mail::Refresh);
            table.match_id = Some(id);
            return Ok(Some(table));
        }
        if let Some((result, course)) = self.table_result(tournament.plan.format, &table.seats, meta.as_ref()).await? {
            return Ok(Some(Table { result: Some(result), course, ..table }));
        }
        let Some(meta) = meta else { return Ok(None) };
        if let Some(result) = forfeit_result(tournament, &table).filter(|_| meta.stage == Stage::Lobby) {
            return Ok(Some(Table { result: Some(result), ..table }));
        }
        Ok(self.update_waiting_match(tournament, number, table, &meta).await?)
    }

    /// If the match has not begun and its table has other players by now, replaces the players. If the match continues
    /// in another channel because its thread was deleted, returns the changed table.
    async fn update_waiting_match(
        &self,
        tournament: &Tournament,
        number: usize,
        table: Table,
        meta: &MatchMeta,
    ) -> Result<Option<Table>, ShowError> {
        let players = table_players(tournament, &table);
        if meta.stage == Stage::Lobby && lobby::differ(meta, &players) {
            drop(self.matches.actors.send_with_reply(meta.id, |reply| Mail::ReplacePlayers(players, reply)));
        }
        let channel = meta.location.channel;
        let has_moved = channel != NO_CHANNEL && table.thread != Some(channel);
        if has_moved && meta.stage == Stage::Lobby {
            self.call_players(tournament, number, channel).await?;
        }
        Ok(has_moved.then_some(Table { thread: Some(channel), ..table }))
    }

    async fn call_players(&self, tournament: &Tournament, number: usize, thread: ChannelId) -> Result<(), ShowError> {
        // If Discord refuses the mention, the players find the match without it, or the match continues in another
        // channel.
        let called = self.sender.mention_players(tournament, number, thread).await;
        ok_unless_refused(called, "players could not be called").map(drop)
    }

    /// Returns the match of a table, if it was opened and can be read.
    pub(super) async fn load_match(&self, id: Option<MatchId>) -> Result<Option<MatchMeta>, StoreError> {
        let Some(id) = id else { return Ok(None) };
        Ok(if_readable(self.matches.actors.ports.store.load_meta(id).await)?.flatten())
    }

    /// Stores the match of a table.
    async fn open_match(
        &self,
        tournament: &Tournament,
        number: usize,
        table: &Table,
        thread: ChannelId,
        game: &'static dyn Game,
    ) -> Result<MatchId, StoreError> {
        let service = &self.matches;
        let secret = (service.actors.ports.new_secret)().map_err(StoreError::Failed)?;
        let mut opening = new_match(tournament, game, thread);
        opening.deal = tournament.plan.rounds.last().and_then(|round| new_deal(round, table, game.info()));
        let mut meta = opening.into_meta(service.now(), secret, None);
        meta.table = Some(tournament.current_table(number));
        meta.seats = table_players(tournament, table);
        meta.host = UserId(0);
        // If the rules leave it to the players who begins, the pairing decides.
        meta.youngest = (game.info().asks_youngest)(&meta.options).then_some(Seat(0));
        meta.deadline = Some(service.now() + lobby::max_arrival_time(meta.pace));
        service.actors.ports.store.create(&meta, None, None).await
    }

    /// Returns the tables of the newest round that wait for their players.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn waiting_tables(&self, tournament: &Tournament) -> Result<Vec<usize>, StoreError> {
        let mut waiting = Vec::new();
        for (number, table) in tournament.newest_tables().iter().enumerate().filter(|(_, table)| table.result.is_none())
        {
            let meta = self.load_match(self.match_at(tournament, number, table).await?).await?;
            waiting.extend(meta.is_none_or(|meta| meta.stage == Stage::Lobby).then_some(number));
        }
        Ok(waiting)
    }

    /// Returns the match of a table of the newest round, if it was opened.
    pub(super) async fn match_at(
        &self,
        tournament: &Tournament,
        number: usize,
        table: &Table,
    ) -> Result<Option<MatchId>, StoreError> {
        match table.match_id {
            Some(id) => Ok(Some(id)),
            None => self.store.match_of_table(tournament.current_table(number)).await,
        }
    }

    /// Stores a change that may replace players at the `waiting` tables of the newest round. Returns `false` if another
    /// change was stored first, or if one of these tables' matches has begun.
    pub(super) async fn replace_waiting_players_and_store(
        &self,
        before: &Tournament,
        tournament: &mut Tournament,
        waiting: &[usize],
    ) -> Result<bool, Error> {
        let stored = match self.replace_waiting_players(before, tournament, waiting).await {
            Ok(()) => self.store_change(tournament).await,
            Err(Error::User(_)) => Ok(false),
            Err(error) => Err(error),
        };
        if stored != Ok(true) {
            // Nothing was stored, so the next update restores the tables' stored players.
            self.matches.actors.changed_tournaments.add(tournament.id);
        }
        stored
    }

    /// Replaces the players in the newest round's `waiting` matches if the change gives these tables other players.
    /// Call this before the change is stored. If storing fails, the next update undoes the replacement.
    ///
    /// # Errors
    /// Fails if one of the matches has begun.
    async fn replace_waiting_players(
        &self,
        before: &Tournament,
        after: &Tournament,
        waiting: &[usize],
    ) -> Result<(), Error> {
        for &number in waiting {
            let Some(table) = after.newest_tables().get(number) else { continue };
            let seated = table_players(after, table);
            if before.newest_tables().get(number).is_some_and(|table| table_players(before, table) == seated) {
                continue;
            }
            let Some(id) = self.match_at(after, number, table).await? else { continue };
            let mail = |reply| Mail::ReplacePlayers(seated, reply);
            wait_for_reply(self.matches.actors.send_with_reply(id, mail)).await?;
        }
        Ok(())
    }

    /// Returns the result of a table's match, if the match has ended. A match counts as a draw if it cannot be read, or
    /// if it does not have as many seats as the table. In a duplicate, it then counts as a match without a result.
    pub(super) async fn table_result(
        &self,
        format: Format,
        seats: &[TablePlayer],
        meta: Option<&MatchMeta>,
    ) -> Result<Option<(TableResult, Option<MatchStats>)>, StoreError> {
        let store = &self.matches.actors.ports.store;
        let Some(meta) = meta.filter(|meta| meta.seats.len() == seats.len()) else {
            let score = (format != Format::Duplicate).then_some(1);
            return Ok(Some((TableResult { scores: vec![score; seats.len()], how: HowDecided::Played }, None)));
        };
        let result = match meta.stage {
            // A tournament match is archived only if the server removed the bot. The match continues once the bot is
            // back.
            Stage::Lobby | Stage::Running | Stage::Archived => return Ok(None),
            Stage::Cancelled => None,
            Stage::Over => {
                let stored = if_readable(store.load(meta.id).await)?.flatten();
                let result = stored.map(recompute_result).transpose().unwrap_or_else(|why| {
                    let match_id = meta.id.to_short();
                    tracing::warn!(match_id, why, "a tournament cannot read the result of a match");
                    None
                });
                result.and_then(|(_, result)| result)
            }
        };
        let course = result.as_ref().and_then(|result| match_stats(meta, result));
        let scores = match (format, result) {
            (Format::Duplicate, result) => duplicate_scores(seats, meta, result.as_ref()),
            (_, Some(result)) => half_points_from_ranks(&result.ranks),
            (_, None) => stopped_match_points(meta),
        };
        let is_no_show = meta.stage == Stage::Cancelled && meta.seats.iter().any(Player::is_away);
        let how = if is_no_show { HowDecided::NoShow } else { HowDecided::Played };
        Ok(Some((TableResult { scores, how }, course)))
    }

    /// Plays the match of a table that has only computers. No message shows this match.
    async fn simulate_table(
        &self,
        tournament: &Tournament,
        table: &Table,
        game: &'static dyn Game,
    ) -> Result<TableResult, StoreError> {
        let seed = self.new_seed()?;
        let options = game.info().complete_options(&tournament.plan.options, false, table.seats.len());
        let youngest = (game.info().asks_youngest)(&options).then_some(Seat(0));
        let setup = Setup { options, seats: table.seats.len(), youngest };
        let players = table_players(tournament, table);
        let levels: Vec<Level> = players.iter().map(|player| player.level().unwrap_or(STAND_IN)).collect();
        let ranking = game.info().ranking_list(&setup.options);
        let (done, played) = oneshot::channel();
        let play = move || simulate(game, &setup, &levels, &seed).map(|(_, outcome)| outcome);
        (self.matches.actors.ports.spawn_blocking)(Box::new(move || drop(done.send(play()))));
        let outcome = played.await.ok().flatten();
        let outcome = outcome.ok_or_else(|| StoreError::Failed("computers could not play a match".to_owned()))?;
        let ranks = outcome.ranks(table.seats.len(), SeatSet::EMPTY, &[], ranking);
        Ok(TableResult { scores: half_points_from_ranks(&ranks), how: HowDecided::Simulated })
    }

    /// Archives the threads of matches that ended at least an hour ago. When the tournament ends, only the threads of
    /// its last round stay open for an hour.
    pub(super) async fn archive_threads(&self, tournament: &mut Tournament) -> Result<(), UpdateError> {
        let (now, last) = (self.matches.now(), tournament.plan.rounds.len().saturating_sub(1));
        let open: Vec<(ChannelId, usize, Option<MatchId>)> = tournament.open_threads().collect();
        for (thread, round, id) in open {
            let open_after_match =
                if tournament.is_final() && round < last { Duration::ZERO } else { OPEN_AFTER_MATCH };
            // If the match no longer exists or will never be opened, its thread can be archived at once.
            let is_gone = id.is_some() || tournament.is_final();
            let meta = self.load_match(id).await?;
            let ended_at = meta.map_or(is_gone.then_some(Timestamp(0)), |meta| meta.ended_at);
            // If its round was ended early, a match may still be running.
            if ended_at.is_none_or(|ended| ended + open_after_match > now) {
                continue;
            }
            // The thread may have been deleted, or the bot may no longer see it. After other errors, the next update
            // tries again.
            let archived = self.sender.archive_thread(thread).await;
            if ok_unless_refused(archived, "a thread was not archived").is_err() {
                return Ok(());
            }
            tournament.plan.archived.push(thread);
            self.save_without_showing(tournament).await?;
        }
        Ok(())
    }
}

/// Returns the result of a table whose match has not begun and from which an entrant has withdrawn: the entrant loses.
/// Returns `None` if a substitute is wanted, or in a duplicate, where a computer plays instead.
pub(super) fn forfeit_result(tournament: &Tournament, table: &Table) -> Option<TableResult> {
    let has_left = |seated: &TablePlayer| {
        let number = seated.entrant();
        number.is_some_and(|number| tournament.entrants[number].left.is_some() && !tournament.wants_substitute(number))
    };
    let is_lost = tournament.plan.format != Format::Duplicate && table.seats.iter().any(has_left);
    let score = |seated: &TablePlayer| Some(if has_left(seated) { 0 } else { 2 });
    is_lost.then(|| TableResult { scores: table.seats.iter().map(score).collect(), how: HowDecided::NoShow })
}

/// Returns how long and how close a match was, or `None` if a player left the match.
fn match_stats(meta: &MatchMeta, result: &MatchResult) -> Option<MatchStats> {
    let millis = meta.ended_at?.0.checked_sub(meta.started_at?.0)?;
    let mut scores = result.scores.clone().unwrap_or_default();
    scores.sort_unstable_by(|one, other| other.cmp(one));
    let margin = scores.get(..2).map(|best| best[0].abs_diff(best[1]));
    (result.absent == SeatSet::EMPTY).then_some(MatchStats { seconds: u64::try_from(millis / 1_000).ok()?, margin })
}

/// Returns a new match of the tournament in this channel. The caller sets the match's seats.
fn new_match(tournament: &Tournament, game: &'static dyn Game, channel: ChannelId) -> NewMatch {
    let plan = &tournament.plan;
    let user = User { id: tournament.host, name: String::new(), locale: plan.locale };
    let location = MessageLocation { guild: Some(tournament.guild), channel, message: None, detached: false };
    let token = InteractionToken { id: InteractionId(0), token: String::new() };
    let opening = NewMatch::new(user, location, game, plan.options.clone(), token);
    NewMatch { pace: Some(plan.pace), shown_in_response: false, ..opening }
}

/// Returns the players of a table. The users have not arrived yet.
fn table_players(tournament: &Tournament, table: &Table) -> Vec<Player> {
    let computer = |level, name: &str| Player::new(Occupant::Computer(level), name, None);
    let player = |(place, seated): (usize, &TablePlayer)| match *seated {
        TablePlayer::Computer(level) => {
            let earlier = table.seats[..place].iter().filter(|other| *other == seated).count();
            computer(level, &(earlier + 1).to_string())
        }
        // If the user's data was deleted after the round began, a computer plays for them.
        TablePlayer::Entrant(number) if tournament.entrants[number].is_former() => computer(STAND_IN, "1"),
        TablePlayer::Entrant(number) => tournament.entrants[number].player(),
    };
    table.seats.iter().enumerate().map(player).collect()
}

/// Returns the deal for a duplicate's table.
fn new_deal(round: &TournamentRound, table: &Table, info: &GameInfo) -> Option<NewDeal> {
    let seed = Seed(Secret::from_hex(round.deal.as_deref()?)?.0);
    let level = |seated: &TablePlayer| match *seated {
        TablePlayer::Computer(level) => Some(level),
        TablePlayer::Entrant(_) => None,
    };
    let deal = Deal::new_sealed(info, seed, table.seats.iter().map(level).collect());
    Some(NewDeal { deal, seed, youngest: None })
}

/// Returns each seat's half points in a match that was stopped or did not begin. Players who are away lose. If nobody
/// is away, the match is drawn, because its users agreed to stop it or a moderator stopped it.
pub(super) fn stopped_match_points(meta: &MatchMeta) -> Vec<Option<i64>> {
    let others = if meta.seats.iter().any(Player::is_away) { 2 } else { 1 };
    meta.seats.iter().map(|player| Some(if player.is_away() { 0 } else { others })).collect()
}

/// Returns each seat's score at one table of a duplicate tournament. Entrants who did not arrive, resigned, were away
/// at the end, or agreed to stop the match get the lowest score. If a moderator stopped the match, the other seats have
/// no score.
pub(super) fn duplicate_scores(
    seats: &[TablePlayer],
    meta: &MatchMeta,
    result: Option<&MatchResult>,
) -> Vec<Option<i64>> {
    let result = result.filter(|_| meta.outcome.as_ref().is_some_and(|outcome| outcome["why"] != Outcome::STOPPED));
    let users = || meta.seats.iter().filter(|player| !player.is_computer());
    let stopped_by_users = result.is_none() && users().all(|player| player.is_away() || player.wants_stop);
    let score = |(seat, seated): (Seat, &TablePlayer)| {
        let player = &meta.seats[seat.index()];
        let has_left = player.is_computer() || player.is_away() || stopped_by_users;
        let is_lowest = seated.entrant().is_some() && has_left;
        if is_lowest { Some(i64::MIN) } else { deal_score(meta, result?, seat).map(|score| score.unwrap_or(i64::MIN)) }
    };
    Seat::all(seats.len()).zip(seats).map(score).collect()
}
