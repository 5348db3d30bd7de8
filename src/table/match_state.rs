//! A match in memory: its head, its state, and what changes them. No waiting, no network, no database: a change is made on
//! a copy, and the copy takes the original's place only once it is stored.

use std::collections::VecDeque;
use std::sync::Arc;

use serde_json::Value;

use crate::game::{
    Controls, Event, Game, Level, Match, Phrase, PlannedMove, Round, SearchContext, Seat, SeatSet, Setup, StatEvent,
    Timing,
};
use crate::games;

use super::model::{
    Error, MatchChange, MatchMeta, MatchResult, Occupant, Pace, RatingChange, SeatOccupant, Stage, StoredMatch, View,
    ViewKind,
};

/// How long a lobby waits for its start, in milliseconds.
pub const LOBBY_TIME: i64 = 3_600_000;
/// How long a match whose people are all away waits for one of them before it is archived, in milliseconds.
pub const ARCHIVED_AFTER: i64 = 86_400_000;
/// How many lines of news are kept.
const NEWS: usize = 12;
/// How many lines of it outlive the next change of a speed game.
const SPEED_NEWS: usize = 4;
/// How many steps computers may play in one go before somebody else gets the word.
const MOST_COMPUTER_MOVES: usize = 20_000;
/// What plays for people whose time ran out.
const STAND_IN: Level = Level::Normal;

/// A match in memory.
#[derive(Clone)]
pub struct MatchState {
    pub meta: Arc<MatchMeta>,
    pub game: &'static dyn Game,
    /// The state; `None` in the lobby.
    pub play: Option<Box<dyn Match>>,
    /// What buttons name, see [`View::stamp`].
    pub expected_version: i64,
    /// The last lines of news; shared with views.
    news: VecDeque<Phrase>,
    /// How ratings changed at the end.
    pub ratings: Arc<[RatingChange]>,
    /// The `at` of the last step.
    last_at: u64,
}

impl Clone for Box<dyn Match> {
    fn clone(&self) -> Box<dyn Match> {
        self.boxed()
    }
}

/// The time that computers have to think.
pub struct Time<'a> {
    /// Tells the time in milliseconds.
    pub now: &'a dyn Fn() -> i64,
    /// Milliseconds for one move.
    pub per_move: i64,
}

/// What a change adds to the record and the statistics.
#[derive(Default)]
pub struct Change {
    first_step: usize,
    steps: Vec<Value>,
    rounds: Vec<Round>,
    stat_events: Vec<(usize, Seat, StatEvent)>,
    /// See [`MatchChange::takes_place`].
    pub takes_place: Option<u32>,
}

impl Change {
    /// Adds what happened next.
    pub fn then(&mut self, next: Change) {
        self.steps.extend(next.steps);
        self.rounds.extend(next.rounds);
        self.stat_events.extend(next.stat_events);
    }

    /// Whether the record has not grown.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The change as the store takes it, with the match as it is stored and as it is afterwards.
    pub fn commit(
        self,
        before: Option<Arc<MatchMeta>>,
        match_state: &MatchState,
        interaction: Option<u64>,
        at: i64,
    ) -> MatchChange {
        MatchChange {
            meta: Arc::clone(&match_state.meta),
            before,
            first_step: self.first_step,
            steps: self.steps,
            rounds: self.rounds,
            stat_events: self.stat_events,
            result: match_state.finish(),
            interaction,
            takes_place: self.takes_place,
            at,
        }
    }
}

impl MatchState {
    fn new(meta: MatchMeta, game: &'static dyn Game) -> MatchState {
        let expected_version = meta.version;
        MatchState {
            meta: Arc::new(meta),
            game,
            play: None,
            expected_version,
            news: VecDeque::new(),
            ratings: Arc::default(),
            last_at: 0,
        }
    }

    /// Rebuilds a match from what is stored of it.
    ///
    /// # Errors
    /// A sentence for the operator: the game is unknown, or a step breaks its rules.
    pub fn rebuild(saved: StoredMatch) -> Result<MatchState, String> {
        let id = saved.meta.id.to_short();
        let game = games::find(&saved.meta.game).ok_or_else(|| format!("match {id}: no game “{}”", saved.meta.game))?;
        let mut match_state = MatchState::new(saved.meta, game);
        match_state.ratings = saved.ratings.into();
        if saved.steps.is_empty() {
            return Ok(match_state);
        }
        let mut play = game.begin(&match_state.setup());
        for (number, step) in saved.steps.iter().enumerate() {
            let event = play.follow(step).map_err(|refusal| format!("match {id}, step {number}: {refusal}"))?;
            match_state.last_at =
                step.get("at").and_then(Value::as_u64).unwrap_or(match_state.last_at).max(match_state.last_at);
            match_state.tell(event.news);
        }
        match_state.play = Some(play);
        Ok(match_state)
    }

    /// The meta, to change it.
    pub fn meta_mut(&mut self) -> &mut MatchMeta {
        Arc::make_mut(&mut self.meta)
    }

    /// The setup that the match begins with.
    fn setup(&self) -> Setup {
        Setup { options: self.meta.options.clone(), seats: self.meta.seats.len(), youngest: self.meta.youngest }
    }

    /// A change to which nothing has been added yet.
    pub fn nothing(&self) -> Change {
        Change { first_step: self.steps(), ..Change::default() }
    }

    /// Begins the match.
    pub fn start(&mut self, now: i64) -> Change {
        let meta = self.meta_mut();
        meta.stage = Stage::Live;
        meta.started_at = Some(now);
        let mut play = self.game.begin(&self.setup());
        let events = play.apply_forced_steps(&self.meta.seed, 0);
        self.play = Some(play);
        let mut change = Change::default();
        self.take(events, &mut change);
        change
    }

    /// Plays a move for whoever sits there.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn play(&mut self, seat: Seat, notation: &str, now: i64) -> Result<Change, Error> {
        let at = self.at(now);
        let mut change = self.nothing();
        let play = self.play.as_mut().ok_or_else(|| Error::user("table-not-begun"))?;
        let events = play.play(seat, notation, &self.meta.seed, at);
        let events = events.map_err(|refusal| Error::user_about(refusal.0, &self.meta))?;
        self.take(events, &mut change);
        Ok(change)
    }

    /// Judges a claim by reaction. The change is empty if the rules ignore the claim.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn claim(&mut self, seat: Seat, reaction: &str, timing: Timing, now: i64) -> Result<Change, Error> {
        let at = self.at(now);
        let mut change = self.nothing();
        let play = self.play.as_mut().ok_or_else(|| Error::user("table-not-begun"))?;
        let events = play.claim(seat, reaction, timing, &self.meta.seed, at);
        let events = events.map_err(|refusal| Error::user_about(refusal.0, &self.meta))?;
        self.take(events, &mut change);
        Ok(change)
    }

    /// The seat gives up. When no person is left who has not, the match is stopped.
    ///
    /// # Errors
    /// It did before, or the match is over.
    pub fn resign(&mut self, seat: Seat, now: i64) -> Result<Change, Error> {
        let at = self.at(now);
        let mut change = self.nothing();
        let play = self.play.as_mut().ok_or_else(|| Error::user("table-not-begun"))?;
        let events = play.resign(seat, &self.meta.seed, at);
        let events = events.map_err(|refusal| Error::user_about(refusal.0, &self.meta))?;
        self.take(events, &mut change);
        if self.unresigned_persons() == 0 && self.running() {
            self.stop_into(now, &mut change)?;
        }
        Ok(change)
    }

    /// Ends the match without a winner, or gives the lobby up.
    ///
    /// # Errors
    /// It is over already.
    pub fn stop(&mut self, now: i64) -> Result<Change, Error> {
        let mut change = self.nothing();
        match self.meta.stage {
            Stage::Lobby => self.meta_mut().stage = Stage::Cancelled,
            Stage::Live | Stage::Archived => self.stop_into(now, &mut change)?,
            Stage::Over | Stage::Cancelled => return Err(Error::user("refusal-over")),
        }
        Ok(change)
    }

    /// Puts a match away in which nobody is there any more.
    pub fn archive(&mut self) {
        self.meta_mut().stage = Stage::Archived;
    }

    /// A player takes an archived match up again: it goes on, and everybody has the chance to be there that they had at its
    /// beginning.
    pub fn take_up(&mut self, seat: Seat) {
        let meta = self.meta_mut();
        meta.stage = Stage::Live;
        meta.seats.iter_mut().for_each(|taken| taken.missed = 0);
        self.tell(Some(Phrase::new("table-news-taken-up").with("player", seat)));
    }

    fn stop_into(&mut self, now: i64, change: &mut Change) -> Result<(), Error> {
        let at = self.at(now);
        let play = self.play.as_mut().ok_or_else(|| Error::user("table-not-begun"))?;
        let events = play.stop(at).map_err(|refusal| Error::user_about(refusal.0, &self.meta))?;
        self.take(events, change);
        Ok(())
    }

    /// Plays on for computers, people who gave up and people who are away, until somebody else is awaited. Speed games go
    /// by the clock instead, see [`MatchState::plans`].
    pub fn advance(&mut self, change: &mut Change, time: &Time) {
        for _ in 0..MOST_COMPUTER_MOVES {
            let Some(seat) = self.computer_to_play() else { return };
            let at = self.at((time.now)());
            let Some(notation) = self.think(seat, time) else { return };
            let Some(play) = &mut self.play else { return };
            match play.play(seat, &notation, &self.meta.seed, at) {
                Ok(events) => self.take(events, change),
                Err(refusal) => {
                    tracing::error!(id = self.meta.id.to_short(), notation, %refusal, "a computer's move was refused");
                    return;
                }
            }
        }
    }

    /// The awaited seat for which [`MatchState::advance`] would play, if there is one.
    pub fn computer_to_play(&self) -> Option<Seat> {
        if self.game.info().real_time || !self.running() || self.everybody_away() {
            return None;
        }
        self.awaited().iter().find(|&seat| self.computer_plays(seat))
    }

    fn think(&self, seat: Seat, time: &Time) -> Option<String> {
        let play = self.play.as_ref()?;
        let mut rng = self.meta.seed.rng(play.version(), seat);
        let end = (time.now)().saturating_add(time.per_move);
        let out_of_time = || (time.now)() >= end;
        let mut search = SearchContext { level: self.level(seat), rng: &mut rng, out_of_time: &out_of_time };
        play.plan(seat, &mut search).map(|plan| plan.play)
    }

    /// What is played for an awaited seat whose time ran out.
    pub fn overdue(&self, seat: Seat) -> Option<String> {
        let play = self.play.as_ref()?;
        let mut rng = self.meta.seed.rng(play.version(), seat);
        let mut search = SearchContext { level: self.level(seat), rng: &mut rng, out_of_time: &|| false };
        play.timeout_move(seat, &mut search)
    }

    /// In a speed game: what the computers mean to do with the newest picture, if nobody is faster.
    pub fn plans(&self) -> Vec<(Seat, PlannedMove<String>)> {
        let Some(play) = self.play.as_ref().filter(|_| self.game.info().real_time && self.running()) else {
            return Vec::new();
        };
        let computer = |seat: &Seat| {
            matches!(self.meta.seats.get(seat.index()), Some(SeatOccupant { who: Occupant::Computer(_), .. }))
        };
        let computers = play.actors().iter().filter(computer);
        let plan = |seat| {
            let mut rng = self.meta.seed.rng(play.version(), seat);
            let search = &mut SearchContext { level: self.level(seat), rng: &mut rng, out_of_time: &|| false };
            Some((seat, play.plan(seat, search)?))
        };
        computers.filter_map(plan).collect()
    }

    /// Brings stage, version and deadline up to date after a change. After a claim, buttons pressed before it still count,
    /// and so does the time, if those who were awaited before it (`claimed_while`) still are.
    pub fn close_change(&mut self, now: i64, claimed_while: Option<SeatSet>) {
        let outcome = self.play.as_ref().and_then(|play| play.outcome());
        let meta = self.meta_mut();
        meta.version += 1;
        if let Some(outcome) = outcome {
            meta.stage = Stage::Over;
            meta.outcome = Some(outcome.to_json());
        }
        if meta.stage.is_final() {
            meta.ended_at = Some(now);
        }
        self.meta_mut().deadline = match self.meta.stage {
            Stage::Over | Stage::Cancelled | Stage::Archived => None,
            Stage::Lobby => Some(now + LOBBY_TIME),
            Stage::Live if self.everybody_away() => Some(now + ARCHIVED_AFTER),
            Stage::Live if claimed_while == Some(self.awaited()) && self.meta.deadline.is_some() => self.meta.deadline,
            Stage::Live => Some(now + self.meta.pace.milliseconds().min(self.turn_time())),
        };
        if claimed_while.is_none() {
            self.expected_version = self.meta.version;
        }
    }

    /// Computers of a speed game never make others wait for the whole pace, should their plans have been lost.
    fn turn_time(&self) -> i64 {
        let awaited = self.awaited();
        let all_computers = !awaited.is_empty() && awaited.iter().all(|seat| self.computer_plays(seat));
        if all_computers { Pace::Live.milliseconds() / 6 } else { i64::MAX }
    }

    /// Notes that somebody is back at the table; `true` if they had been away or late.
    pub fn back(&mut self, seat: Seat) -> bool {
        match self.meta_mut().seats.get_mut(seat.index()) {
            Some(taken) if taken.missed > 0 => {
                taken.missed = 0;
                true
            }
            _ => false,
        }
    }

    /// Notes that the pace ran out for somebody.
    pub fn missed(&mut self, seat: Seat) {
        if let Some(taken) = self.meta_mut().seats.get_mut(seat.index())
            && matches!(taken.who, Occupant::User(_))
        {
            taken.missed = taken.missed.saturating_add(1);
            self.tell(Some(Phrase::new("table-news-time-out").with("player", seat)));
        }
    }

    /// Adds a line of news.
    pub fn tell(&mut self, news: Option<Phrase>) {
        self.news.extend(news);
        while self.news.len() > NEWS {
            self.news.pop_front();
        }
    }

    /// Forgets old news, so that the next change tells of itself; speed games keep a few lines, for results go by fast there.
    pub fn hush(&mut self) {
        let kept = if self.game.info().real_time { SPEED_NEWS } else { 0 };
        while self.news.len() > kept {
            self.news.pop_front();
        }
    }

    /// Whether a computer plays this seat now.
    pub fn computer_plays(&self, seat: Seat) -> bool {
        let resigned = self.resigned();
        self.meta
            .seats
            .get(seat.index())
            .is_some_and(|taken| matches!(taken.who, Occupant::Computer(_)) || taken.away() || resigned.has(seat))
    }

    /// Whether no person who still plays is there.
    pub fn everybody_away(&self) -> bool {
        self.meta.nobody_there(self.resigned())
    }

    /// Whether the match has begun and is not over.
    pub fn running(&self) -> bool {
        matches!(self.meta.stage, Stage::Live | Stage::Archived)
            && self.play.as_ref().is_some_and(|play| play.outcome().is_none())
    }

    /// The seats for whom the match waits.
    pub fn awaited(&self) -> SeatSet {
        self.play.as_ref().map_or(SeatSet::NONE, |play| play.awaited())
    }

    /// The seats that gave up.
    fn resigned(&self) -> SeatSet {
        self.play.as_ref().map_or(SeatSet::NONE, |play| play.resigned())
    }

    /// How the match looks now.
    pub fn view(&self, draft: Option<&str>) -> View {
        let news = || self.news.iter().cloned().collect();
        let face = match &self.play {
            None => ViewKind::Lobby,
            Some(play) => match play.outcome() {
                Some(outcome) => ViewKind::Result {
                    scene: play.scene(None),
                    news: news(),
                    words: play.describe(),
                    outcome,
                    ratings: self.ratings.to_vec(),
                },
                None => ViewKind::Table {
                    scene: play.scene(draft),
                    controls: if self.meta.stage == Stage::Live { play.controls(draft) } else { Controls::default() },
                    news: news(),
                    words: play.describe(),
                },
            },
        };
        let claim_window = self.play.as_ref().map_or(0, |play| play.claim_window());
        let mut meta = MatchMeta::clone(&self.meta);
        // How long computers may take is nobody's time to look at.
        meta.deadline = meta.deadline.filter(|_| self.turn_time() == i64::MAX || self.everybody_away());
        View {
            meta,
            game: self.game.info(),
            claim_window,
            expected_version: self.expected_version,
            resigned: self.resigned(),
            face,
        }
    }

    fn level(&self, seat: Seat) -> Level {
        match self.meta.seats.get(seat.index()) {
            Some(SeatOccupant { who: Occupant::Computer(level), .. }) => *level,
            _ => STAND_IN,
        }
    }

    fn unresigned_persons(&self) -> usize {
        let resigned = self.resigned();
        let person =
            |seat: &Seat| matches!(self.meta.seats[seat.index()].who, Occupant::User(_)) && !resigned.has(*seat);
        Seat::all(self.meta.seats.len()).filter(person).count()
    }

    fn steps(&self) -> usize {
        self.play.as_ref().map_or(0, |play| play.version())
    }

    /// Milliseconds since the start, never less than before, also if the clock was set back between two runs.
    fn at(&mut self, now: i64) -> u64 {
        let since = now.saturating_sub(self.meta.started_at.unwrap_or(now));
        self.last_at = self.last_at.max(u64::try_from(since).unwrap_or(0));
        self.last_at
    }

    fn take(&mut self, events: Vec<Event>, change: &mut Change) {
        for event in events {
            let number = change.first_step + change.steps.len();
            if let (Some(seat), Some(stat_event)) = (event.by, event.stat_event) {
                change.stat_events.push((number, seat, stat_event));
            }
            change.rounds.extend(event.round);
            change.steps.push(event.step);
            self.tell(event.news);
        }
    }

    fn finish(&self) -> Option<MatchResult> {
        let play = self.play.as_ref()?;
        let outcome = play.outcome()?;
        let by = self.game.info().ranked_by;
        let ranks = outcome.places(self.meta.seats.len(), play.resigned(), by)?;
        let scores = by.map(|name| outcome.list(name).to_vec()).filter(|list| !list.is_empty());
        Some(MatchResult { ranks, scores })
    }
}
