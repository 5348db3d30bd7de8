//! The judge: sees everything that is stored and shown, and knows what must hold at each step.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex};

use super::case::Case;
use super::figures::Figures;
use super::law::Law;
use super::nature::Nature;
use crate::game::Match;
use crate::table::*;

/// Lines of the trace that are kept for a verdict, and how many of them it says itself.
const LAST_LINES: usize = 50_000;
const SAID_LINES: usize = 40;

/// What a press was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Something that is stored if it is accepted.
    Change,
    /// A part of a move, which is only shown.
    Draft,
    /// A claim by button, which the rules may ignore.
    Reaction,
    /// A command or a rematch, answered by a message.
    Command,
}

/// The judge of one simulation.
pub struct Judge {
    seed: u64,
    nature: Arc<Nature>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    cases: BTreeMap<MatchId, Case>,
    /// Interactions that have counted.
    counted: BTreeSet<u64>,
    places_lost: BTreeSet<MatchId>,
    tickets: BTreeMap<u64, TicketCase>,
    hasher: DefaultHasher,
    last: VecDeque<String>,
    verdict: Option<String>,
    figures: Figures,
}

struct TicketCase {
    kind: Kind,
    deliveries: u32,
    attempts: u32,
    /// A fault explains why it may stay unanswered, or be stored although it was refused.
    excused: bool,
}

impl Judge {
    pub fn new(seed: u64, nature: Arc<Nature>) -> Judge {
        Judge { seed, nature, state: Mutex::default() }
    }

    /// Adds a line to the trace.
    pub fn note(&self, line: String) {
        let line = format!("{} {line}", self.nature.now());
        let mut state = lock(&self.state);
        line.hash(&mut state.hasher);
        if state.last.len() == LAST_LINES {
            state.last.pop_front();
        }
        state.last.push_back(line);
    }

    /// Counts something.
    pub fn count(&self, what: impl FnOnce(&mut Figures)) {
        what(&mut lock(&self.state).figures);
    }

    /// A law is broken: the simulation ends here. The first verdict stands.
    pub fn break_law(&self, law: Law, what: impl std::fmt::Display) {
        let mut state = lock(&self.state);
        if state.verdict.is_none() {
            let lines: Vec<&str> = state.last.iter().map(String::as_str).collect();
            let said = lines[lines.len().saturating_sub(SAID_LINES)..].join("\n");
            let file = std::env::temp_dir().join(format!("simulation-{}.txt", self.seed));
            let written = std::fs::write(&file, lines.join("\n")).is_ok();
            let more = if written { format!(" (more in {})", file.display()) } else { String::new() };
            state.verdict = Some(format!("“{}” is broken: {what}\nwhat happened last{more}:\n{said}", law.name()));
        }
    }

    /// What is wrong, if anything is.
    pub fn verdict(&self) -> Option<String> {
        lock(&self.state).verdict.clone()
    }

    /// The figures so far.
    pub fn figures(&self) -> Figures {
        let state = lock(&self.state);
        Figures { hash: state.hasher.finish(), ..state.figures.clone() }
    }

    /// Looks at a match.
    pub fn with<T>(&self, id: MatchId, look: impl FnOnce(&MatchMeta, Option<&dyn Match>) -> T) -> Option<T> {
        lock(&self.state).cases.get(&id).map(|case| look(&case.meta, case.play.as_deref()))
    }

    /// All open matches.
    pub fn open(&self) -> Vec<MatchId> {
        let state = lock(&self.state);
        state.cases.values().filter(|case| case.meta.stage.is_open()).map(|case| case.meta.id).collect()
    }

    // What is stored.

    pub fn created(&self, meta: MatchMeta, interaction: Option<u64>) {
        let id = meta.id;
        self.note(format!("{} opened: {} in {}", id.to_short(), meta.game, meta.location.channel));
        self.counts_once(id, interaction);
        let mut state = lock(&self.state);
        state.figures.matches += 1;
        if state.cases.insert(id, Case::new(meta)).is_some() {
            drop(state);
            self.break_law(Law::RecordGrows, format_args!("the number {} was given twice", id.to_short()));
        }
    }

    pub fn committed(&self, commit: &Commit<'_>) {
        let id = commit.meta.id;
        self.note(format!(
            "{} stored: version {} {:?}, {} steps, deadline {:?}, by {:?}",
            id.to_short(),
            commit.meta.version,
            commit.meta.stage,
            commit.first_step + commit.steps.len(),
            commit.meta.deadline,
            commit.interaction,
        ));
        self.counts_once(id, commit.interaction);
        let mut state = lock(&self.state);
        state.figures.changes += 1;
        let Some(case) = state.cases.get_mut(&id) else { return };
        let judged = case.follow(commit);
        let played = judged == Ok(true);
        state.figures.played += usize::from(played);
        drop(state);
        if let Err((law, what)) = judged {
            self.break_law(law, format_args!("match {}: {what}", id.to_short()));
        }
    }

    fn counts_once(&self, id: MatchId, interaction: Option<u64>) {
        if let Some(interaction) = interaction
            && !lock(&self.state).counted.insert(interaction)
        {
            let what = format_args!("match {}: interaction {interaction} was stored twice", id.to_short()).to_string();
            self.break_law(Law::CountsOnce, what);
        }
    }

    /// What the store gave back for a match.
    pub fn loaded(&self, saved: &StoredMatch) {
        let state = lock(&self.state);
        let Some(case) = state.cases.get(&saved.meta.id) else { return };
        let (same, deadline) = (case.is(saved), saved.meta.deadline == case.meta.deadline);
        let id = saved.meta.id.to_short();
        drop(state);
        if !same {
            self.break_law(Law::RecordGrows, format_args!("match {id} came back from the store as another one"));
        }
        if !deadline {
            self.break_law(
                Law::DeadlinesKept,
                format_args!("match {id} came back from the store with another deadline"),
            );
        }
    }

    pub fn moved(&self, id: MatchId, location: MessageLocation) {
        self.note(format!("{} stored: is at {:?}", id.to_short(), location.message));
        if let Some(case) = lock(&self.state).cases.get_mut(&id) {
            case.meta.location = location;
        }
    }

    /// Where a match is now could not be stored; its older message is the match's own again after a restart.
    pub fn place_lost(&self, id: MatchId) {
        lock(&self.state).places_lost.insert(id);
    }

    /// Whether that has ever happened to this match.
    pub fn lost_place(&self, id: MatchId) -> bool {
        lock(&self.state).places_lost.contains(&id)
    }

    /// Open matches whose time was over long before `moment`.
    pub fn overdue(&self, moment: i64) -> Vec<MatchId> {
        let state = lock(&self.state);
        let late = |case: &&Case| case.meta.stage.is_open() && case.meta.deadline.is_none_or(|due| due < moment);
        state.cases.values().filter(late).map(|case| case.meta.id).collect()
    }

    // What is shown.

    /// A call of the presenter begins.
    pub fn call_begins(&self, id: MatchId, what: &'static str) {
        let mut state = lock(&self.state);
        let before = state.cases.get_mut(&id).and_then(|case| case.calling.replace(what));
        drop(state);
        if let Some(before) = before {
            let id = id.to_short();
            self.break_law(Law::OneCall, format_args!("match {id}: {what} begins while {before} is under way"));
        }
    }

    /// It has ended.
    pub fn call_ends(&self, id: MatchId) {
        if let Some(case) = lock(&self.state).cases.get_mut(&id) {
            case.calling = None;
        }
    }

    /// People see this from now on. `draft`: as the answer to a part of a move.
    pub fn shown(&self, view: &View, draft: bool) {
        let id = view.meta.id;
        let mut state = lock(&self.state);
        state.figures.shows += 1;
        let Some(case) = state.cases.get_mut(&id) else { return };
        let judged = case.see(view, draft);
        drop(state);
        if let Err(what) = judged {
            self.break_law(Law::StoredBeforeShown, format_args!("match {}: {what}", id.to_short()));
        }
    }

    // Tickets.

    /// A press or command begins, or is delivered once more.
    pub fn token(&self, token: u64, kind: Kind) {
        let mut state = lock(&self.state);
        state.figures.wishes += 1;
        let fresh = || TicketCase { kind, deliveries: 0, attempts: 0, excused: false };
        state.tickets.entry(token).or_insert_with(fresh).deliveries += 1;
    }

    pub fn kind(&self, token: u64) -> Option<Kind> {
        lock(&self.state).tickets.get(&token).map(|case| case.kind)
    }

    /// It is tried to answer a ticket.
    pub fn answered(&self, token: u64) {
        let mut state = lock(&self.state);
        let Some(case) = state.tickets.get_mut(&token) else { return };
        case.attempts += 1;
        // What failed may be tried once more, to say so.
        let twice = case.attempts > case.deliveries && !case.excused;
        drop(state);
        if twice {
            self.break_law(Law::AnsweredOnce, format_args!("ticket {token} is answered more often than it was given"));
        }
    }

    /// A fault struck what this ticket asked for.
    pub fn excuse(&self, token: Option<u64>) {
        let mut state = lock(&self.state);
        state.figures.faults += 1;
        if let Some(case) = token.and_then(|token| state.tickets.get_mut(&token)) {
            case.excused = true;
        }
    }

    /// The store failed: a match that was opened may stand there although its lobby could not be shown.
    pub fn store_failed(&self) {
        let mut state = lock(&self.state);
        state.figures.faults += 1;
        let commands = state.tickets.values_mut().filter(|case| case.kind == Kind::Command);
        commands.for_each(|case| case.excused = true);
    }

    /// A press was judged: accepted, or refused with this.
    pub fn judged(&self, token: u64, result: &Result<(), Error>) {
        self.note(format!("ticket {token}: {}", outcome(result)));
        let state = lock(&self.state);
        let Some(case) = state.tickets.get(&token) else { return };
        let stored = state.counted.contains(&token);
        // Delivered twice it may be refused once and accepted once.
        let (clear, kind) = (case.deliveries == 1 && !case.excused, case.kind);
        drop(state);
        // A lobby that could not be shown was stored, and then given up; or, if the process ends, shown by the next.
        let ends = Err(Error::user("table-closing"));
        let given_up = kind == Kind::Command && (matches!(result, Err(Error::Internal(_))) || *result == ends);
        if clear && stored && result.is_err() && !given_up {
            let result = outcome(result);
            self.break_law(Law::RefusedChangesNothing, format_args!("ticket {token} was stored, but: {result}"));
        }
        if clear && !stored && result.is_ok() && kind == Kind::Change {
            self.break_law(Law::AcceptedIsStored, format_args!("ticket {token} was accepted and not stored"));
        }
    }

    /// The process is over. `well`: it had time to finish what it began.
    pub fn process_over(&self, well: bool) {
        let mut state = lock(&self.state);
        state.cases.values_mut().for_each(|case| case.calling = None);
        let tickets = std::mem::take(&mut state.tickets);
        drop(state);
        let open = tickets.iter().find(|(_, case)| well && !case.excused && case.attempts == 0);
        if let Some((token, case)) = open {
            self.break_law(Law::AnsweredOnce, format_args!("ticket {token} ({:?}) was never answered", case.kind));
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
