//! A match in memory: its stored data, its game's state, and every change to them. This module does no I/O.
//!
//! [`MatchState::begin_change`] copies the state for a change. The copy replaces the original once it is stored.

mod agreement;
mod computers;
mod endings;
mod moves;
mod news;
mod view;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use contract::{Game, Match, Phrase, Refusal, Seat, SeatSet, Setup, Sign, StepEvent};

use super::lobby;
use crate::ids::{InteractionId, UserId};
use crate::play::domain::{
    Error, FinalMoment, MatchChange, MatchEffects, MatchMeta, Pace, Player, Stage, StoredMatch, UserError, View,
};
use crate::timestamp::{Timestamp, milliseconds};

pub use agreement::{Proposal, StopCheck, check_proposal};
pub use endings::{check_rebuildable, deal_score, deal_scores, recompute_result};
use news::MissedTurns;

/// How long a match whose users are all away waits before it is archived.
pub const ARCHIVED_AFTER: Duration = Duration::from_secs(86_400);
/// How long a solo match waits for its user before it is stopped.
pub const FORGOTTEN_AFTER: Duration = Duration::from_secs(7 * 86_400);
/// The number of old lines of news that stay after a change in a real-time game. Changes come too fast there to show
/// only the latest news.
const KEPT_REAL_TIME_NEWS: usize = 2;

#[derive(Clone)]
pub struct MatchState {
    pub meta: Arc<MatchMeta>,
    pub game: &'static dyn Game,
    /// The game's state; `None` in the lobby.
    pub game_state: Option<Box<dyn Match>>,
    /// The version in the buttons, see [`View::expected_version`].
    pub expected_version: i64,
    /// See [`View::news_step_count`].
    news_step_count: usize,
    /// The latest lines of news, oldest first.
    news: VecDeque<Phrase>,
    /// See [`View::highlights`]. Each highlight has its user's seat.
    highlights: Vec<(Seat, Phrase)>,
    /// The moments that users see before the match continues, oldest first. A moment shows a cheer, or cards that the
    /// bot drew and laid for a user.
    pub moments: VecDeque<Box<View>>,
    /// The seats that have made a move. Unlike in `Player::has_moved`, moves that computers make for users count.
    /// Otherwise, a single user who never moves would allow the host to stop the match at any time.
    moved_seats: SeatSet,
    missed_turns: MissedTurns,
    /// The users who are away in a slow match, each with the time of their return.
    pub away_users: Vec<(UserId, Timestamp)>,
    /// See [`View::final_moments`].
    final_moments: Vec<FinalMoment>,
    /// The match's effects on its players' ratings, once it is over.
    pub ratings: Arc<MatchEffects>,
    /// The time of the last step, in milliseconds since the start.
    last_step_ms: u64,
    /// The change since the match was last stored. [`MatchState::finish_change`] completes it.
    pub unsaved: MatchChange,
}

/// The effect of a change on the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnChange {
    /// Older buttons are outdated, and the clock of the awaited players restarts.
    NewTurn,
    /// Older buttons stay valid, and the clock keeps running if the match still waits for the same seats. Without a
    /// step, there is nothing to store.
    SameTurn,
    /// Like [`TurnChange::SameTurn`], but the change is stored even if it has no step.
    SameTurnNoStep,
}

impl MatchState {
    /// Returns the state of a match without steps.
    pub fn new(meta: MatchMeta, game: &'static dyn Game, ratings: MatchEffects) -> MatchState {
        let meta = Arc::new(meta);
        MatchState {
            expected_version: meta.version,
            unsaved: MatchChange::new(Arc::clone(&meta), 0, Timestamp(0)),
            meta,
            game,
            game_state: None,
            news_step_count: 0,
            news: VecDeque::new(),
            highlights: Vec::new(),
            moments: VecDeque::new(),
            moved_seats: SeatSet::EMPTY,
            missed_turns: MissedTurns::default(),
            away_users: Vec::new(),
            final_moments: Vec::new(),
            ratings: ratings.into(),
            last_step_ms: 0,
        }
    }

    /// Rebuilds a stored match.
    ///
    /// # Errors
    /// Returns an error message for the operator if the match was played under older rules, if the game is unknown, or
    /// if a step breaks the rules.
    pub fn rebuild(saved: StoredMatch) -> Result<MatchState, String> {
        MatchState::rebuild_observed(saved, |_| ())
    }

    /// Like [`MatchState::rebuild`], but also calls `seen` for the event of each step.
    pub fn rebuild_observed(saved: StoredMatch, mut seen: impl FnMut(&StepEvent)) -> Result<MatchState, String> {
        let id = saved.meta.id.to_short();
        let game = rules::find(&saved.meta.game).ok_or_else(|| format!("match {id}: no game “{}”", saved.meta.game))?;
        if saved.meta.rules != game.info().rules_version {
            return Err(format!("match {id}: its rules {} are no longer supported", saved.meta.rules));
        }
        let mut match_state = MatchState::new(saved.meta, game, saved.ratings);
        if saved.steps.is_empty() {
            return Ok(match_state);
        }
        let mut game_state = match_state.begin_game();
        for (number, step) in saved.steps.iter().enumerate() {
            let event =
                game_state.apply_step(step).map_err(|refusal| format!("match {id}, step {number}: {refusal}"))?;
            seen(&event);
            match_state.last_step_ms =
                step.get("at").and_then(Value::as_u64).unwrap_or(0).max(match_state.last_step_ms);
            match_state.record_event(&event);
        }
        match_state.game_state = Some(game_state);
        Ok(match_state)
    }

    pub fn meta_mut(&mut self) -> &mut MatchMeta {
        Arc::make_mut(&mut self.meta)
    }

    /// Returns the game's state before the first step.
    fn begin_game(&self) -> Box<dyn Match> {
        let meta = &self.meta;
        let setup = Setup { options: meta.options.clone(), seats: meta.seats.len(), youngest: meta.youngest };
        let mut game_state = self.game.new_match(&setup);
        if let Some(learner) = self.meta.learner_seat() {
            game_state.set_learner(learner);
        }
        game_state
    }

    /// Returns the number of the match's steps.
    pub fn step_count(&self) -> usize {
        self.game_state.as_ref().map_or(0, |game_state| game_state.step_count())
    }

    /// Returns a copy to change, without unsaved changes. The copy keeps the highlights and, in a real-time game, the
    /// newest lines of news.
    pub fn begin_change(&self) -> MatchState {
        let mut copy = self.clone();
        copy.unsaved = MatchChange::new(Arc::clone(&self.meta), self.step_count(), Timestamp(0));
        let kept = if self.game.info().real_time { KEPT_REAL_TIME_NEWS } else { 0 };
        copy.drop_old_news(kept);
        copy.moments.clear();
        copy
    }

    pub fn start(&mut self, now: Timestamp) {
        let options = self.meta.effective_options(self.game.info());
        let meta = self.meta_mut();
        meta.options = options;
        meta.stage = Stage::Running;
        meta.started_at = Some(now);
        if meta.deal.is_some() {
            // In a tournament, a contribution only shows that its player has arrived, so it is not part of a deal's
            // seed.
            meta.seats.iter_mut().for_each(|player| player.contribution = None);
        }
        let mut game_state = self.begin_game();
        let events = game_state.apply_forced_steps(&self.meta.seed(), 0);
        self.game_state = Some(game_state);
        self.introduce_computers();
        self.add_events(events);
    }

    /// Plays a move that the user made themselves, and records that they are present.
    ///
    /// # Errors
    /// Fails with the rule that forbids the move.
    pub fn play(&mut self, seat: Seat, notation: &str, now: Timestamp) -> Result<(), Error> {
        self.mark_present(seat);
        // A turn can have several moves, so the highlight stays as long as the cheer.
        let cheer = self.game_state.as_ref().and_then(|game_state| game_state.cheer());
        if cheer.is_none_or(|(cheered, _)| cheered != seat) {
            self.remove_highlight(seat);
        }
        self.play_by_computer(seat, notation, now)?;
        self.meta_mut().seats[seat.index()].has_moved = true;
        Ok(())
    }

    /// Plays a move that a computer chose, for its own seat or for a user.
    ///
    /// # Errors
    /// Fails with the rule that forbids the move.
    pub fn play_by_computer(&mut self, seat: Seat, notation: &str, now: Timestamp) -> Result<(), Error> {
        let (at, seed) = (self.match_time_ms(now), self.meta.seed());
        self.apply_to_game(|game_state| game_state.play(seat, notation, &seed, at))
    }

    /// Ends the match without a winner, or cancels the lobby.
    ///
    /// # Errors
    /// Fails if the match is over.
    pub fn stop(&mut self, now: Timestamp) -> Result<(), Error> {
        match self.meta.stage {
            Stage::Lobby => self.meta_mut().stage = Stage::Cancelled,
            Stage::Running | Stage::Archived => {
                let at = self.match_time_ms(now);
                self.apply_to_game(|game_state| game_state.stop(at))?;
            }
            Stage::Over | Stage::Cancelled => return Err(Error::user("refusal-over")),
        }
        Ok(())
    }

    /// If the user is away and has not resigned, returns their seat, which a computer plays.
    pub fn away_seat(&self, user: UserId) -> Option<Seat> {
        let is_played = |seat: &Seat| self.meta.seats[seat.index()].is_away() && !self.resigned().contains(*seat);
        self.meta.seat_of(user).filter(is_played)
    }

    /// Updates the stage, version and deadline. Returns what has changed since `before` was stored.
    pub fn finish_change(
        &mut self,
        before: &MatchState,
        turn: TurnChange,
        interaction: Option<InteractionId>,
        now: Timestamp,
    ) -> MatchChange {
        // If the game no longer offers an agreement, the consent that users have given is withdrawn.
        if self.possible_voters().is_empty() && self.meta.seats.iter().any(|player| player.agrees) {
            self.meta_mut().seats.iter_mut().for_each(|player| player.agrees = false);
        }
        let outcome = self.game_state.as_ref().and_then(|game_state| game_state.outcome());
        self.away_users.retain(|(_, until)| *until > now);
        let meta = self.meta_mut();
        meta.version += 1;
        if let Some(outcome) = &outcome {
            meta.stage = Stage::Over;
            meta.outcome = Some(outcome.to_json());
        }
        if meta.stage.is_final() {
            meta.ended_at = Some(now);
        }
        if meta.stage != Stage::Lobby {
            meta.reserved.clear();
            meta.removed.clear();
        }
        if outcome.is_some_and(|outcome| !outcome.is_stopped()) {
            self.final_moments = before.final_moments(&self.unsaved.steps);
        }
        if turn == TurnChange::NewTurn {
            self.expected_version = self.meta.version;
        }
        let time_goes_on = turn != TurnChange::NewTurn && before.awaited() == self.awaited();
        self.meta_mut().deadline = match self.meta.stage {
            Stage::Over | Stage::Cancelled | Stage::Archived => None,
            Stage::Lobby => {
                lobby::set_deadline(self.meta_mut(), now);
                self.meta.deadline
            }
            // In a tournament, the other tables are waiting, so the match waits for a shorter time before it is
            // stopped.
            Stage::Running if self.are_all_users_absent() => {
                Some(now + self.meta.table.map_or(ARCHIVED_AFTER, |_| lobby::max_arrival_time(self.meta.pace)))
            }
            // A solo match has no clock.
            Stage::Running if self.is_alone() => Some(now + FORGOTTEN_AFTER.min(self.max_turn_time())),
            Stage::Running => {
                let kept = self.meta.deadline.filter(|_| time_goes_on);
                Some(kept.unwrap_or(now + self.meta.pace.duration().min(self.max_turn_time())))
            }
        };
        let result = if self.meta.stage == Stage::Over { self.result() } else { None };
        let compared = result.as_ref().filter(|_| self.meta.is_compared());
        let deal_scores = compared.map_or(Vec::new(), |result| deal_scores(&self.meta, result));
        let mut change = std::mem::replace(&mut self.unsaved, MatchChange::new(Arc::clone(&self.meta), 0, now));
        if !self.meta.is_counted() {
            change.rounds.clear();
            change.stat_events.clear();
        }
        change.meta = Arc::clone(&self.meta);
        change.meta_before = Some(Arc::clone(&before.meta));
        change.result = result.filter(|_| self.meta.is_counted());
        change.deal_scores = deal_scores;
        change.interaction = interaction;
        change.changed_at = now;
        change
    }

    /// Returns whether the match is running and one user plays it against computers only.
    fn is_alone(&self) -> bool {
        self.meta.stage == Stage::Running && self.meta.is_alone()
    }

    /// Returns the maximum time for the turn. While only computers must move, this time is short, so that a match whose
    /// planned moves were lost soon continues.
    fn max_turn_time(&self) -> Duration {
        let awaited = self.awaited();
        let all_computers = !awaited.is_empty() && awaited.iter().all(|seat| self.computer_plays(seat));
        if all_computers { Pace::Live.duration() / 6 } else { Duration::MAX }
    }

    /// Returns the seat for which [`MatchState::play_for_computers`] would now play, if any.
    pub fn computer_to_play(&self) -> Option<Seat> {
        if self.game.info().real_time || !self.is_running() || self.are_all_users_absent() {
            return None;
        }
        self.awaited().iter().find(|&seat| self.computer_plays(seat))
    }

    /// Returns whether a computer currently plays this seat.
    pub fn computer_plays(&self, seat: Seat) -> bool {
        let player = &self.meta.seats[seat.index()];
        player.is_computer() || player.is_away() || self.resigned().contains(seat)
    }

    /// Records that the seat's user is present.
    pub fn mark_present(&mut self, seat: Seat) {
        let player = &mut self.meta_mut().seats[seat.index()];
        if player.missed < Player::RESIGNED_IN_DUPLICATE {
            player.missed = 0;
            player.auto_draws = player.auto_draws.map(|_| 0);
        }
        self.missed_turns.news.remove(&seat);
    }

    /// Gives the seat back to a user who was away.
    pub fn end_time_away(&mut self, seat: Seat) {
        self.mark_present(seat);
        self.push_news(Some(Phrase::new("table-news-back").with("player", seat)));
    }

    /// Returns whether every user who has not resigned is away.
    pub fn are_all_users_absent(&self) -> bool {
        self.meta.are_all_users_absent(self.resigned())
    }

    /// Returns whether the match has begun and is not over.
    pub fn is_unfinished(&self) -> bool {
        matches!(self.meta.stage, Stage::Running | Stage::Archived)
            && self.game_state.as_ref().is_some_and(|game_state| game_state.outcome().is_none())
    }

    /// Returns whether the match accepts moves and claims.
    pub fn is_running(&self) -> bool {
        self.is_unfinished() && self.meta.stage == Stage::Running
    }

    /// Returns whether this is a running match of a real-time game.
    pub fn accepts_claims(&self) -> bool {
        self.game.info().real_time && self.is_running()
    }

    /// Returns the seats that the match is waiting for.
    pub fn awaited(&self) -> SeatSet {
        self.game_state.as_ref().map_or(SeatSet::EMPTY, |game_state| game_state.awaited_seats())
    }

    /// Returns the number of the newest claim window, see [`Match::claim_window_number`]. Returns `None` if the game is
    /// not a real-time game or has not begun.
    pub fn claim_window(&self) -> Option<usize> {
        let game_state = self.game_state.as_ref().filter(|_| self.game.info().real_time)?;
        Some(game_state.claim_window_number())
    }

    /// Returns the seats whose users have resigned.
    pub fn resigned(&self) -> SeatSet {
        let resigned = self.game_state.as_ref().map_or(SeatSet::EMPTY, |game_state| game_state.resigned_seats());
        self.meta.seats_resigned_in_duplicate().iter().fold(resigned, SeatSet::with)
    }

    fn signs(&self) -> Vec<Sign> {
        self.game_state.as_ref().map_or(Vec::new(), |game_state| game_state.signs())
    }

    /// Returns a user error whose message can name this match's players.
    pub fn user_error(&self, phrase: Phrase) -> Error {
        Error::User(UserError { seats: self.seats_with_signs(), ..UserError::new(phrase) })
    }

    /// Returns the seats with their symbols.
    fn seats_with_signs(&self) -> Vec<(Player, Sign)> {
        self.meta.seats.iter().cloned().zip(self.signs()).collect()
    }

    /// Returns the time since the match started, in milliseconds. This time never decreases, even if the clock was set
    /// back between two runs of the program.
    fn match_time_ms(&mut self, now: Timestamp) -> u64 {
        let since = now - self.meta.started_at.unwrap_or(now);
        self.last_step_ms = self.last_step_ms.max(milliseconds(since).unsigned_abs());
        self.last_step_ms
    }

    fn apply_to_game(
        &mut self,
        change: impl FnOnce(&mut dyn Match) -> Result<Vec<StepEvent>, Refusal>,
    ) -> Result<(), Error> {
        let game_state = self.game_state.as_mut().ok_or_else(|| Error::user("table-not-begun"))?;
        let before = game_state.cheer();
        let changed = change(game_state.as_mut());
        let after = game_state.cheer();
        let events = changed.map_err(|refusal| self.user_error(refusal.0))?;
        if let Some((seat, _)) = after.filter(|after| before.as_ref() != Some(after)) {
            self.add_highlight(seat, &events);
        }
        self.add_events(events);
        Ok(())
    }

    fn add_events(&mut self, events: Vec<StepEvent>) {
        for event in events {
            self.record_event(&event);
            let number = self.unsaved.stored_step_count + self.unsaved.steps.len();
            if let (Some(seat), Some(stat_event)) = (event.by, event.stat_event) {
                self.unsaved.stat_events.push((number, seat, stat_event));
            }
            self.unsaved.rounds.extend(event.round);
            self.unsaved.steps.push(event.step);
        }
    }

    /// Records an event's news and, if the event is a move that was chosen, that its seat has made a move.
    fn record_event(&mut self, event: &StepEvent) {
        self.record_missed_turn(event);
        self.news_step_count += usize::from(event.news.is_some());
        self.moved_seats = event.by.filter(|_| event.is_chosen).into_iter().fold(self.moved_seats, SeatSet::with);
        self.push_news(event.news.clone());
    }

    /// Returns the seats that won or drew the match.
    fn winners(&self) -> SeatSet {
        let ranks = self.result().map(|result| result.ranks).unwrap_or_default();
        Seat::all(ranks.len()).filter(|seat| ranks[seat.index()] == 1).collect()
    }
}
