//! What ends or pauses a match, such as a resignation or a deleted channel, and the match's result.

use contract::{DecisivePicture, Match, Phrase, RoundResult, Seat, SeatSet};
use serde_json::Value;

use super::MatchState;
use crate::ids::{ChannelId, UserId};
use crate::play::domain::{
    DealScore, Error, FinalMoment, MatchMeta, MatchResult, Occupant, Player, Stage, StoredMatch,
};
use crate::timestamp::Timestamp;

/// The maximum number of events that the final moments show.
const MAX_FINAL_EVENTS: usize = 3;

/// Returns each user's score in a finished match, see [`deal_score`].
pub fn deal_scores(meta: &MatchMeta, result: &MatchResult) -> Vec<(Seat, DealScore)> {
    let users = Seat::all(meta.seats.len()).filter(|seat| !meta.seats[seat.index()].is_computer());
    users.filter_map(|seat| Some((seat, deal_score(meta, result, seat)?))).collect()
}

/// Returns a seat's score in a finished match, for comparison with other matches of the same deal. If a resignation
/// ended the match early in a game with scores, the players who stayed have no result, because some points were still
/// undecided.
pub fn deal_score(meta: &MatchMeta, result: &MatchResult, seat: Seat) -> Option<DealScore> {
    let outcome = meta.outcome.as_ref();
    let ranking = rules::find(&meta.game).and_then(|game| game.info().ranking_list(&meta.options));
    let cut_short = outcome.is_some_and(|outcome| outcome["why"] == "resign");
    let drawn = result.ranks.iter().all(|rank| *rank == 1);
    match ranking {
        _ if result.absent.contains(seat) => Some(None),
        Some(_) if cut_short => None,
        Some(list) => Some(outcome.and_then(|outcome| outcome[list][seat.index()].as_i64())),
        None if drawn => Some(Some(0)),
        None => Some(Some(if result.ranks[seat.index()] == 1 { 1 } else { -1 })),
    }
}

impl MatchState {
    /// Returns the final moments of a match that ended with `steps`. Returns none if the last event is a resignation or
    /// decided nothing.
    pub(super) fn final_moments(&self, steps: &[Value]) -> Vec<FinalMoment> {
        let Some(mut played) = self.game_state.clone() else { return Vec::new() };
        let resigned = played.resigned_seats();
        // Shows only the last events: if computers played on to the end, there may be many.
        let mut events = Vec::new();
        let mut before = None;
        for step in steps {
            let earlier = played.clone();
            let Ok(event) = played.apply_step(step) else { return Vec::new() };
            let Some(news) = event.news else { continue };
            before = Some(earlier);
            events.push((played.clone(), event.by, news));
            events.drain(..events.len().saturating_sub(MAX_FINAL_EVENTS));
        }
        if played.resigned_seats() != resigned {
            return Vec::new();
        }
        // Each moment also shows the table before the next event, so an extra picture is needed only if there is a
        // single event.
        match (played.decisive_picture(), before) {
            (DecisivePicture::Nothing, _) => return Vec::new(),
            (DecisivePicture::Before, before) => {
                let Some((_, by, news)) = events.pop() else { return Vec::new() };
                let Some(table) = events.pop().map(|(table, ..)| table).or(before) else { return Vec::new() };
                events.push((table, by, news));
            }
            (DecisivePicture::After, Some(before)) if events.len() == 1 => {
                let (_, by, news) = events[0].clone();
                events.insert(0, (before, by, news));
            }
            (DecisivePicture::After, _) => (),
        }
        let moment = |(played, by, news): (Box<dyn Match>, _, _)| FinalMoment { by, news, scene: played.scene(None) };
        let mut moments: Vec<FinalMoment> = events.into_iter().map(moment).collect();
        moments.dedup_by(|next, shown| next.scene == shown.scene);
        moments
    }

    /// Resigns on behalf of the seat's user. In a duplicate, a computer plays on for the seat, because the other seats'
    /// results are compared. If only computers are left, the match stops.
    ///
    /// # Errors
    /// Fails if the user has already resigned or is out, or if the match is over.
    pub fn resign(&mut self, seat: Seat, now: Timestamp) -> Result<(), Error> {
        let (at, seed) = (self.match_time_ms(now), self.meta.seed());
        let is_of_duplicate = self.meta.is_duplicate_table() && self.is_unfinished();
        if is_of_duplicate {
            self.check_still_in(seat)?;
            self.meta_mut().seats[seat.index()].missed = Player::RESIGNED_IN_DUPLICATE;
        }
        if is_of_duplicate && !self.users_still_in().is_empty() {
            self.push_news(Some(Phrase::new("news-resign").with("player", seat)));
        } else {
            self.apply_to_game(|game_state| game_state.resign(seat, &seed, at))?;
        }
        if self.users_still_in().is_empty() && self.is_unfinished() {
            self.apply_to_game(|game_state| game_state.stop(at))?;
        }
        Ok(())
    }

    /// Checks that the user may resign. Returns their seat.
    ///
    /// # Errors
    /// Fails if the match has not begun or is over, or if the user is not a player, has already resigned or is out.
    pub fn check_resign(&self, user: UserId) -> Result<Seat, Error> {
        let seat = self.meta.seat_of(user).ok_or_else(|| Error::user("table-stranger"))?;
        match self.meta.stage {
            Stage::Lobby => Err(Error::user("table-not-begun")),
            Stage::Over | Stage::Cancelled => Err(Error::user("refusal-over")),
            Stage::Running | Stage::Archived => self.check_still_in(seat).map(|()| seat),
        }
    }

    /// # Errors
    /// Fails if the seat's user has resigned or is out.
    pub(super) fn check_still_in(&self, seat: Seat) -> Result<(), Error> {
        if self.resigned().contains(seat) {
            Err(Error::user("refusal-resigned"))
        } else if !self.seats_still_in().contains(seat) {
            Err(Error::user("refusal-out"))
        } else {
            Ok(())
        }
    }

    /// Returns the seats of users who have neither resigned nor been eliminated.
    pub(super) fn users_still_in(&self) -> SeatSet {
        self.seats_still_in().iter().filter(|seat| !self.meta.seats[seat.index()].is_computer()).collect()
    }

    /// Returns whether at least two users began the match and only this user is still in it. The last user has to
    /// resign to stop the match, so that the other users' results stand.
    pub fn is_last_user(&self, user: UserId) -> bool {
        let seat = self.meta.seat_of(user).filter(|_| self.is_unfinished() && self.is_only_one_user_left());
        seat.is_some_and(|seat| self.users_still_in().contains(seat))
    }

    pub(super) fn is_only_one_user_left(&self) -> bool {
        self.users_still_in().len() == 1 && self.meta.users().count() > 1
    }

    /// Returns the seats that are neither out nor resigned. In the lobby, returns no seats.
    fn seats_still_in(&self) -> SeatSet {
        let still_in = self.game_state.as_ref().map_or(SeatSet::EMPTY, |game_state| game_state.remaining_seats());
        still_in.iter().filter(|seat| !self.meta.seats_resigned_in_duplicate().contains(*seat)).collect()
    }

    /// Pauses a match that has begun and whose channel was deleted. The match then has no message.
    pub fn pause_without_channel(&mut self) {
        let meta = self.meta_mut();
        meta.stage = Stage::Archived;
        meta.seats.iter_mut().filter(|player| !player.is_computer()).for_each(|player| player.wants_pause = true);
        meta.location.message = None;
        self.unsaved.location = Some(meta.location);
    }

    /// Moves a match whose channel was deleted to another channel, where it has no message yet.
    pub fn move_to_channel(&mut self, channel: ChannelId) {
        let location = &mut self.meta_mut().location;
        location.channel = channel;
        location.message = None;
        self.unsaved.location = Some(*location);
        self.push_news(Some(Phrase::new("tournament-news-moved")));
    }

    /// Resumes an archived match if the channel has fewer than `most_in_channel` open matches (0 = no limit). If the
    /// players had paused the match, only this user's missed turns are reset; otherwise, those of all players are. A
    /// match whose channel was deleted continues in `channel`.
    ///
    /// # Errors
    /// Fails if the user is not a player of this match, or if the match is not archived.
    pub fn resume_match(
        &mut self,
        user: UserId,
        most_in_channel: u32,
        channel: Option<ChannelId>,
    ) -> Result<(), Error> {
        let seat = self.meta.seat_of(user).ok_or_else(|| Error::user("table-stranger"))?;
        if self.resigned().contains(seat) {
            return Err(Error::user("refusal-resigned"));
        }
        match self.meta.stage {
            Stage::Archived => (),
            Stage::Running => return Err(Error::user("table-resumed-already")),
            Stage::Lobby => return Err(Error::user("table-not-begun")),
            Stage::Over | Stage::Cancelled => return Err(Error::user("refusal-over")),
        }
        let paused = self.meta.is_paused();
        let meta = self.meta_mut();
        meta.stage = Stage::Running;
        for (index, player) in meta.seats.iter_mut().enumerate() {
            player.wants_pause = false;
            let is_kept = player.missed == Player::RESIGNED_IN_DUPLICATE || paused && index != seat.index();
            player.missed = if is_kept { player.missed } else { 0 };
        }
        let moved = channel.filter(|channel| meta.location.message.is_none() && meta.location.channel != *channel);
        if let Some(channel) = moved {
            meta.location.channel = channel;
            self.unsaved.location = Some(meta.location);
        }
        let news = if moved.is_some() { "table-news-moved" } else { "table-news-resumed" };
        self.push_news(Some(Phrase::new(news).with("player", seat)));
        let limit = if self.meta.is_alone() || self.meta.practice.is_some() { 0 } else { most_in_channel };
        self.unsaved.reopen_limit = Some(limit);
        Ok(())
    }

    /// Returns the result of an ended match. A match that was stopped has no result, unless only computers were left in
    /// it.
    pub fn result(&self) -> Option<MatchResult> {
        let game_state = self.game_state.as_ref()?;
        let outcome = game_state.outcome()?;
        if outcome.is_stopped() && !self.counts_if_stopped() {
            return None;
        }
        let info = self.game.info();
        let by = info.ranking_list(&self.meta.options);
        let away = self.meta.absent_seats(SeatSet::EMPTY);
        let ranks = outcome.ranks(self.meta.seats.len(), away, game_state.resignations(), by);
        let scores = info.default_ranking.map(|name| outcome.list(name).to_vec()).filter(|list| !list.is_empty());
        let resigned = game_state.resigned_seats();
        let (absent, longest_snakes) = (self.meta.absent_seats(resigned), game_state.longest_snake_lengths());
        Some(MatchResult { ranks, absent, resigned, scores, longest_snakes })
    }

    /// Returns whether the match counts even if it is stopped. It does if at least two users began it and no user is
    /// still in it.
    pub fn counts_if_stopped(&self) -> bool {
        self.meta.users().count() > 1 && self.users_still_in().is_empty()
    }
}

/// Checks that a stored match can be rebuilt from its steps.
///
/// # Errors
/// Returns an error message for the operator if the match cannot be rebuilt.
pub fn check_rebuildable(stored: StoredMatch) -> Result<(), String> {
    MatchState::rebuild(stored).map(drop)
}

/// Recomputes the rounds and the result of a stored match from its steps. The result is `None` if the match has no
/// result.
///
/// # Errors
/// Returns an error message for the operator if the match cannot be rebuilt.
pub fn recompute_result(mut stored: StoredMatch) -> Result<(Vec<RoundResult>, Option<MatchResult>), String> {
    // A former player always counts as away, but was probably a normal user during the match. So for the result, former
    // players count as away only if they had missed turns.
    for (seat, player) in stored.meta.seats.iter_mut().enumerate().filter(|(_, player)| player.is_former()) {
        player.occupant = Occupant::User(UserId(seat as u64));
    }
    let mut rounds = Vec::new();
    let over = stored.meta.stage == Stage::Over;
    let match_state = MatchState::rebuild_observed(stored, |event| rounds.extend(event.round.clone()))?;
    Ok((rounds, match_state.result().filter(|_| over)))
}
