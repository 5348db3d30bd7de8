//! Moves that computers make, for their own seats and for users who have resigned, are away or let their time run out.
//! In slow matches, users who said that they would be away keep their turn. Twice a season, users can also keep a turn
//! for another day.

use std::time::Duration;

use super::MatchState;
use crate::ids::UserId;
use crate::play::domain::{DayOff, Error, Pace, Player, Stage, View, last_day_away, phrase_with_date};
use crate::play::table::lobby;
use crate::timestamp::Timestamp;
use contract::{ClaimPace, Level, Match, Phrase, PlannedMove, SearchContext, Seat};

/// The maximum number of moves that computers play in one change.
const MAX_COMPUTER_MOVES: usize = 20_000;
/// The maximum number of intermediate pictures that one change shows. If there are more, the oldest pictures are left
/// out.
const MAX_MOMENTS: usize = 6;
/// The level of the computer that plays for absent users. The level is low, so that nobody gains by letting their time
/// run out.
const STAND_IN_LEVEL: Level = Level::Easy;

impl MatchState {
    /// Makes computers' moves and routine moves until a user must act. A computer thinks about a move for at most
    /// `max_per_move`. For real-time games, see [`MatchState::planned_moves`].
    pub fn play_for_computers(&mut self, read_clock: &dyn Fn() -> Timestamp, max_per_move: Duration) {
        let mut drew = false;
        for _ in 0..MAX_COMPUTER_MOVES {
            let (seat, routine) = match (self.computer_to_play(), self.routine_move()) {
                (Some(seat), _) => (seat, None),
                (None, Some((seat, notation))) => (seat, Some(notation)),
                (None, None) => return,
            };
            if drew || self.game_state.as_ref().is_some_and(|game_state| game_state.cheer().is_some()) {
                self.moments.extend([Box::new(View { is_moment: true, ..self.view(None) })]);
                self.moments.drain(..self.moments.len().saturating_sub(MAX_MOMENTS));
            }
            let now = read_clock();
            drew = routine.is_some();
            if drew && let Some(turns) = &mut self.meta_mut().seats[seat.index()].auto_draws {
                *turns += 1;
            }
            let notation = routine.or_else(|| self.choose_move(seat, read_clock, max_per_move));
            let Some(notation) = notation else { return };
            if let Err(error) = self.play_by_computer(seat, &notation, now) {
                let match_id = self.meta.id.log_name(self.meta.number);
                tracing::error!(match_id, notation, ?error, "a computer's move was refused");
                return;
            }
        }
    }

    /// Adds news in which one computer of each level introduces itself.
    pub(super) fn introduce_computers(&mut self) {
        for level in Level::ALL {
            let seat = self.meta.players().find(|(_, player)| player.level() == Some(level)).map(|(seat, _)| seat);
            let says = |seat| Phrase::new("table-news-says").with("player", seat);
            self.push_news(seat.map(|seat: Seat| says(seat).with("words", lobby::computer_introduction(level))));
        }
    }

    /// Returns the move for an awaited seat whose time ran out.
    pub fn timeout_move(&self, seat: Seat) -> Option<String> {
        self.with_search_context(seat, ClaimPace::default(), &|| false, |game_state, search| {
            game_state.timeout_move(seat, search)
        })
    }

    /// Returns the moves that computers in a real-time game plan for the newest claim window. A computer plays its move
    /// only if nobody is faster. `pace` is how fast the users in the match claim.
    pub fn planned_moves(&self, pace: ClaimPace) -> Vec<(Seat, PlannedMove<String>)> {
        let Some(game_state) = self.game_state.as_ref().filter(|_| self.accepts_claims()) else {
            return Vec::new();
        };
        let computer = |seat: &Seat| self.meta.seats.get(seat.index()).is_some_and(Player::is_computer);
        let plan = |seat| Some((seat, self.plan_move(seat, pace, &|| false)?));
        game_state.seats_to_act().iter().filter(computer).filter_map(plan).collect()
    }

    fn choose_move(&self, seat: Seat, read_clock: &dyn Fn() -> Timestamp, max_time: Duration) -> Option<String> {
        let end = read_clock() + max_time;
        let out_of_time = || read_clock() >= end;
        self.plan_move(seat, ClaimPace::default(), &out_of_time).map(|plan| plan.play)
    }

    fn plan_move(&self, seat: Seat, pace: ClaimPace, out_of_time: &dyn Fn() -> bool) -> Option<PlannedMove<String>> {
        self.with_search_context(seat, pace, out_of_time, |game_state, search| game_state.plan(seat, search))
    }

    fn with_search_context<T>(
        &self,
        seat: Seat,
        pace: ClaimPace,
        out_of_time: &dyn Fn() -> bool,
        search: impl FnOnce(&dyn Match, &mut SearchContext) -> Option<T>,
    ) -> Option<T> {
        let game_state = self.game_state.as_ref()?;
        let mut rng = self.meta.seed().computer_rng(game_state.step_count(), seat);
        let level = self.meta.seats.get(seat.index()).and_then(Player::level).unwrap_or(STAND_IN_LEVEL);
        search(game_state.as_ref(), &mut SearchContext { level, rng: &mut rng, pace, out_of_time })
    }
}

impl MatchState {
    /// Handles the deadline. A lobby is cancelled; in a tournament, its match may begin instead. A running match is
    /// archived (in a tournament, stopped) if its players are all away. A forgotten solo match is stopped. In other
    /// matches, computers play for the awaited users, except for those who keep their turn because they are away or
    /// have one of `days_off`.
    ///
    /// # Errors
    /// Fails if the match is over.
    pub fn handle_deadline(&mut self, now: Timestamp, days_off: &[DayOff]) -> Result<(), Error> {
        if lobby::is_before_solo_offer(&self.meta) {
            self.meta_mut().offered_alone = true;
            return Ok(());
        }
        if self.meta.stage == Stage::Lobby {
            if !lobby::fill_seats(self.meta_mut()) {
                lobby::note_absent(self.meta_mut());
                return self.stop(now);
            }
            self.start(now);
            return Ok(());
        }
        if self.are_all_users_absent() && self.meta.table.is_some() {
            return self.stop(now);
        }
        if self.are_all_users_absent() {
            self.meta_mut().stage = Stage::Archived;
            return Ok(());
        }
        if self.is_alone() && self.max_turn_time() == Duration::MAX {
            self.stop(now)?;
            self.push_news(Some(Phrase::new("table-news-forgotten")));
            return Ok(());
        }
        for seat in self.awaited().iter() {
            if self.keeps_turn_while_away(seat, now) || self.take_day_off(seat, days_off) {
                continue;
            }
            let player = &mut self.meta_mut().seats[seat.index()];
            if !player.is_computer() {
                player.missed = player.missed.saturating_add(1);
                self.push_news(Some(Phrase::new("table-news-time-out").with("player", seat)));
            }
            if let Some(notation) = self.timeout_move(seat) {
                // A move for one seat can end another seat's turn. The other seat's move is then refused, which is
                // harmless.
                let _ = self.play_by_computer(seat, &notation, now);
            }
        }
        Ok(())
    }

    /// Returns the awaited users for whom a day off may be taken instead of a missed turn.
    pub fn may_take_days_off(&self) -> Vec<UserId> {
        if self.meta.pace != Pace::Slow || self.meta.is_alone() || !self.is_running() {
            return Vec::new();
        }
        let playing = self.awaited().iter().filter(|seat| !self.computer_plays(*seat));
        playing.filter_map(|seat| self.meta.seats.get(seat.index())?.user()).collect()
    }

    /// Returns the seats whose users are away and keep their turns, each with the time of the user's return.
    pub(super) fn away_seats(&self) -> Vec<(Seat, Timestamp)> {
        let seat = |user: UserId| self.meta.seat_of(user).filter(|seat| !self.computer_plays(*seat));
        self.away_users.iter().filter_map(|(user, until)| Some((seat(*user)?, *until))).collect()
    }

    /// Returns whether the seat's user keeps their turn because they are away in a slow match. If so, no day off is
    /// taken.
    fn keeps_turn_while_away(&mut self, seat: Seat, now: Timestamp) -> bool {
        let users = self.may_take_days_off();
        let user = self.meta.seats[seat.index()].user().filter(|user| users.contains(user));
        let until =
            self.away_users.iter().find(|(away, until)| Some(*away) == user && *until > now).map(|(_, until)| *until);
        self.push_news(
            until.map(|until| phrase_with_date("table-news-away", last_day_away(until)).with("player", seat)),
        );
        until.is_some()
    }

    /// Takes the day off that is offered to the seat's user. Returns `false` if no day off is offered.
    fn take_day_off(&mut self, seat: Seat, offered: &[DayOff]) -> bool {
        let is_theirs = |day: &&DayOff| self.meta.seat_of(day.user) == Some(seat);
        let Some(day) = offered.iter().find(is_theirs).cloned() else { return false };
        let left = DayOff::MAX_PER_SEASON - day.number;
        self.unsaved.days_off.push(day);
        self.push_news(Some(Phrase::new("table-news-day-off").with("player", seat).with("left", left)));
        true
    }
}
