//! Checks the invariants whenever the service stores or shows a match.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex};

use contract::Match;
use snakepit::ids::{InteractionId, MatchId};
use snakepit::play::*;

use crate::environment::Environment;
use crate::figures::Figures;
use crate::invariants::Invariant;
use crate::lock;
use crate::match_checker::MatchChecker;
use snakepit::timestamp::Timestamp;

/// The number of trace lines to keep.
const LAST_LINES: usize = 50_000;
/// The number of trace lines in the report of a violation.
const SAID_LINES: usize = 40;

/// The kind of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A change to a match. If the service accepts it, the change is stored.
    Change,
    /// Turning a card. The service delays it until everybody has seen the newest picture, and by then it may be out of
    /// date.
    Turn,
    /// A draft of a move, which is shown but not stored.
    Draft,
    /// A claim with a button, which the rules may ignore.
    Reaction,
    /// A command or a rematch, whose response is a new message.
    Command,
}

/// The checker of one simulation.
pub struct Checker {
    seed: u64,
    environment: Arc<Environment>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    matches: BTreeMap<MatchId, MatchChecker>,
    /// Interactions whose changes were stored.
    counted: BTreeSet<InteractionId>,
    locations_lost: BTreeSet<MatchId>,
    interactions: BTreeMap<InteractionId, InteractionState>,
    hasher: DefaultHasher,
    last: VecDeque<String>,
    violation: Option<String>,
    figures: Figures,
}

struct InteractionState {
    kind: Kind,
    deliveries: u32,
    attempts: u32,
    /// Whether a fault hit the interaction. If so, it may remain without a response, or its change may be stored
    /// although the service refused it.
    excused: bool,
}

impl Checker {
    pub fn new(seed: u64, environment: Arc<Environment>) -> Checker {
        Checker { seed, environment, state: Mutex::default() }
    }

    /// Adds a line to the trace.
    pub fn note(&self, line: String) {
        let line = format!("{} {line}", self.environment.now().0);
        let mut state = lock(&self.state);
        line.hash(&mut state.hasher);
        if state.last.len() == LAST_LINES {
            state.last.pop_front();
        }
        state.last.push_back(line);
    }

    /// Updates the figures.
    pub fn count(&self, what: impl FnOnce(&mut Figures)) {
        what(&mut lock(&self.state).figures);
    }

    /// Reports a violated invariant and ends the simulation. Only the first report counts.
    pub fn violated(&self, invariant: Invariant, what: impl std::fmt::Display) {
        let mut state = lock(&self.state);
        if state.violation.is_none() {
            let lines: Vec<&str> = state.last.iter().map(String::as_str).collect();
            let said = lines[lines.len().saturating_sub(SAID_LINES)..].join("\n");
            let file = std::env::temp_dir().join(format!("simulation-{}.txt", self.seed));
            let written = std::fs::write(&file, lines.join("\n")).is_ok();
            let more = if written { format!(" (more in {})", file.display()) } else { String::new() };
            state.violation =
                Some(format!("“{}” is violated: {what}\nthe last events{more}:\n{said}", invariant.name()));
        }
    }

    /// Returns the report of the first violation, if any.
    pub fn violation(&self) -> Option<String> {
        lock(&self.state).violation.clone()
    }

    pub fn figures(&self) -> Figures {
        let state = lock(&self.state);
        Figures { hash: state.hasher.finish(), ..state.figures.clone() }
    }

    /// Calls `look` with a match. Returns `None` if the match is unknown.
    pub fn with<T>(&self, id: MatchId, look: impl FnOnce(&MatchMeta, Option<&dyn Match>) -> T) -> Option<T> {
        lock(&self.state).matches.get(&id).map(|checked| look(&checked.meta, checked.play.as_deref()))
    }

    /// Calls `look` with the model of a match. Returns `None` if the match is unknown.
    pub fn with_checker<T>(&self, id: MatchId, look: impl FnOnce(&MatchChecker) -> T) -> Option<T> {
        lock(&self.state).matches.get(&id).map(look)
    }

    pub fn open(&self) -> Vec<MatchId> {
        let state = lock(&self.state);
        state.matches.values().filter(|checked| checked.meta.stage.is_open()).map(|checked| checked.meta.id).collect()
    }

    // Checks of stored data.

    pub fn created(&self, meta: MatchMeta, interaction: Option<InteractionId>) {
        let id = meta.id;
        self.note(format!("{} opened: {} in {}", id.to_short(), meta.game, meta.location.channel));
        self.counts_once(id, interaction);
        let mut state = lock(&self.state);
        state.figures.matches += 1;
        if state.matches.insert(id, MatchChecker::new(meta)).is_some() {
            drop(state);
            self.violated(Invariant::RecordGrows, format_args!("the number {} was given twice", id.to_short()));
        }
    }

    pub fn committed(&self, commit: &MatchChange) {
        let id = commit.meta.id;
        self.note(format!(
            "{} stored: version {} {:?}, {} steps, deadline {:?}, by {:?}",
            id.to_short(),
            commit.meta.version,
            commit.meta.stage,
            commit.stored_step_count + commit.steps.len(),
            commit.meta.deadline,
            commit.interaction,
        ));
        self.counts_once(id, commit.interaction);
        let mut state = lock(&self.state);
        state.figures.changes += 1;
        let Some(checked) = state.matches.get_mut(&id) else { return };
        let followed = checked.follow(commit);
        let played = followed == Ok(true);
        state.figures.played += usize::from(played);
        drop(state);
        if let Err((invariant, what)) = followed {
            self.violated(invariant, format_args!("match {}: {what}", id.to_short()));
        }
    }

    fn counts_once(&self, id: MatchId, interaction: Option<InteractionId>) {
        if let Some(interaction) = interaction
            && !lock(&self.state).counted.insert(interaction)
        {
            let what = format_args!("match {}: interaction {interaction} was stored twice", id.to_short()).to_string();
            self.violated(Invariant::CountsOnce, what);
        }
    }

    /// Checks a match that the store returned.
    pub fn loaded(&self, saved: &StoredMatch) {
        let state = lock(&self.state);
        let Some(checked) = state.matches.get(&saved.meta.id) else { return };
        let (same, deadline) = (checked.is(saved), saved.meta.deadline == checked.meta.deadline);
        let id = saved.meta.id.to_short();
        drop(state);
        if !same {
            self.violated(Invariant::RecordGrows, format_args!("match {id} came back from the store as another one"));
        }
        if !deadline {
            self.violated(
                Invariant::DeadlinesKept,
                format_args!("match {id} came back from the store with another deadline"),
            );
        }
    }

    pub fn moved(&self, id: MatchId, location: MessageLocation) {
        self.note(format!("{} stored: is at {:?}", id.to_short(), location.message));
        if let Some(checked) = lock(&self.state).matches.get_mut(&id)
            && checked.meta.location.message < location.message
        {
            checked.meta.location = location;
        }
    }

    /// Records that storing a match's new location failed. After a restart, its older message is current again.
    pub fn location_lost(&self, id: MatchId) {
        lock(&self.state).locations_lost.insert(id);
    }

    /// Returns whether [`Checker::location_lost`] was ever called for this match.
    pub fn has_lost_location(&self, id: MatchId) -> bool {
        lock(&self.state).locations_lost.contains(&id)
    }

    /// Returns the open matches whose deadline is before `moment`, and those without a deadline.
    pub fn overdue(&self, moment: Timestamp) -> Vec<MatchId> {
        let state = lock(&self.state);
        let late = |checked: &&MatchChecker| {
            checked.meta.stage.is_open() && checked.meta.deadline.is_none_or(|due| due < moment)
        };
        state.matches.values().filter(late).map(|checked| checked.meta.id).collect()
    }

    // Checks of shown data.

    /// Records that a call to the presenter starts.
    pub fn call_begins(&self, id: MatchId, what: &'static str) {
        let mut state = lock(&self.state);
        let before = state.matches.get_mut(&id).and_then(|checked| checked.calling.replace(what));
        drop(state);
        if let Some(before) = before {
            let id = id.to_short();
            self.violated(Invariant::OneCall, format_args!("match {id}: {what} begins while {before} is under way"));
        }
    }

    /// Records that the call ends.
    pub fn call_ends(&self, id: MatchId) {
        if let Some(checked) = lock(&self.state).matches.get_mut(&id) {
            checked.calling = None;
        }
    }

    /// Returns the newest version of a match that users have seen.
    pub fn shown_version(&self, id: MatchId) -> i64 {
        lock(&self.state).matches.get(&id).map_or(0, |checked| checked.shown)
    }

    /// Records that users now see `view`. `draft` says whether it shows a draft. `shown_before` is the newest version
    /// that users had seen when the call began.
    pub fn shown(&self, view: &View, draft: bool, shown_before: i64) {
        let id = view.meta.id;
        let mut state = lock(&self.state);
        state.figures.shows += 1;
        let Some(checked) = state.matches.get_mut(&id) else { return };
        let seen = checked.see(view, draft, shown_before);
        drop(state);
        if let Err(what) = seen {
            self.violated(Invariant::StoredBeforeShown, format_args!("match {}: {what}", id.to_short()));
        }
    }

    // Checks of interactions.

    /// Records that Discord delivers an interaction, for the first time or again.
    pub fn delivered(&self, token: InteractionId, kind: Kind) {
        let mut state = lock(&self.state);
        state.figures.requests += 1;
        let fresh = || InteractionState { kind, deliveries: 0, attempts: 0, excused: false };
        state.interactions.entry(token).or_insert_with(fresh).deliveries += 1;
    }

    pub fn kind(&self, token: InteractionId) -> Option<Kind> {
        lock(&self.state).interactions.get(&token).map(|checked| checked.kind)
    }

    /// Records that the service tries to respond to an interaction.
    pub fn answered(&self, token: InteractionId) {
        let mut state = lock(&self.state);
        let Some(checked) = state.interactions.get_mut(&token) else { return };
        checked.attempts += 1;
        // If a fault made a response fail, a second response may report the failure.
        let twice = checked.attempts > checked.deliveries && !checked.excused;
        drop(state);
        if twice {
            self.violated(
                Invariant::OneResponse,
                format_args!("interaction {token} is answered more often than it was given"),
            );
        }
    }

    /// Records that a fault hit this interaction.
    pub fn excuse(&self, token: Option<InteractionId>) {
        let mut state = lock(&self.state);
        state.figures.faults += 1;
        if let Some(checked) = token.and_then(|token| state.interactions.get_mut(&token)) {
            checked.excused = true;
        }
    }

    /// Records that the store failed. After that, a new match may stay in the store although its lobby could not be
    /// shown.
    pub fn store_failed(&self) {
        let mut state = lock(&self.state);
        state.figures.faults += 1;
        let commands = state.interactions.values_mut().filter(|checked| checked.kind == Kind::Command);
        commands.for_each(|checked| checked.excused = true);
    }

    /// Records that the service accepted a press, or refused it with this error.
    pub fn decided(&self, token: InteractionId, result: &Result<(), Error>) {
        self.note(format!("interaction {token}: {}", outcome(result)));
        let state = lock(&self.state);
        let Some(checked) = state.interactions.get(&token) else { return };
        let stored = state.counted.contains(&token);
        // If an interaction is delivered twice, the service may refuse it once and accept it once.
        let (clear, kind) = (checked.deliveries == 1 && !checked.excused, checked.kind);
        drop(state);
        // A refused command may have stored a match: the service could not show its lobby, and cancelled the match. If
        // the process exits before it cancels the match, the next process shows the lobby.
        let ends = Err(Error::with_reason(Reason::Closing));
        let given_up = kind == Kind::Command && (matches!(result, Err(Error::Internal(_))) || *result == ends);
        // Two errors mean that the press counts all the same: the user joined the lobby of another message, or only
        // came back.
        let counts = match result {
            Err(Error::User(error)) => ["table-rematch-joined", "table-welcome-back"].contains(&&*error.phrase.key),
            _ => false,
        };
        if clear && stored && result.is_err() && !given_up && !counts {
            let result = outcome(result);
            self.violated(
                Invariant::RefusedChangesNothing,
                format_args!("interaction {token} was stored, but: {result}"),
            );
        }
        if clear && !stored && result.is_ok() && kind == Kind::Change {
            self.violated(Invariant::AcceptedIsStored, format_args!("interaction {token} was accepted and not stored"));
        }
    }

    /// Records that a process has exited. `well` is `true` if the process had time to finish its work.
    pub fn process_ended(&self, well: bool) {
        let mut state = lock(&self.state);
        state.matches.values_mut().for_each(|checked| checked.calling = None);
        let interactions = std::mem::take(&mut state.interactions);
        drop(state);
        let open = interactions.iter().find(|(_, checked)| well && !checked.excused && checked.attempts == 0);
        if let Some((token, checked)) = open {
            self.violated(
                Invariant::OneResponse,
                format_args!("interaction {token} ({:?}) was never answered", checked.kind),
            );
        }
    }
}

fn outcome(result: &Result<(), Error>) -> String {
    match result {
        Ok(()) => "accepted".to_owned(),
        Err(Error::User(told)) => told.phrase.key.to_string(),
        Err(Error::Internal(reason)) => reason.clone(),
    }
}
