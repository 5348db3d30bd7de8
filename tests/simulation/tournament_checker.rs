//! Checks the invariants of tournaments whenever the service stores or shows a tournament.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

use contract::Seat;
use snakepit::ids::{MatchId, TournamentId, UserId};
use snakepit::play::*;

use crate::checker::Checker;
use crate::invariants::Invariant;
use crate::lock;
use crate::match_checker::MatchChecker;

/// How many of the newest stored versions may still be shown.
const KEPT_VERSIONS: usize = 16;

type Broken = (Invariant, String);

/// The checker of the tournaments of one simulation.
pub struct TournamentChecker {
    matches: Arc<Checker>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// The newest versions of each tournament, oldest first.
    tournaments: BTreeMap<TournamentId, Vec<Tournament>>,
    /// The match of each table. The key is the tournament, the round and the table's number.
    tables: BTreeMap<(TournamentId, usize, usize), MatchId>,
}

impl TournamentChecker {
    pub fn new(matches: Arc<Checker>) -> TournamentChecker {
        TournamentChecker { matches, state: Mutex::default() }
    }

    /// Returns the checker of matches.
    pub fn matches(&self) -> Arc<Checker> {
        Arc::clone(&self.matches)
    }

    /// Returns the newest stored version.
    pub fn stored(&self, id: TournamentId) -> Option<Tournament> {
        lock(&self.state).tournaments.get(&id).and_then(|versions| versions.last()).cloned()
    }

    /// Returns the tournaments that have not ended, or whose end is not shown.
    pub fn open(&self) -> Vec<TournamentId> {
        let state = lock(&self.state);
        let newest = state.tournaments.values().filter_map(|versions| versions.last());
        newest.filter(|tournament| tournament.is_open()).map(|tournament| tournament.id).collect()
    }

    pub fn opened(&self, tournament: Tournament) {
        let id = tournament.id;
        let Plan { game, format, pace, .. } = &tournament.plan;
        self.matches.note(format!("tournament {} opened: {format:?} of {game}, {pace:?}", id.to_short()));
        self.matches.count(|figures| figures.tournaments += 1);
        let before = lock(&self.state).tournaments.insert(id, vec![tournament]);
        if before.is_some() {
            self.report(id, Err((Invariant::RecordGrows, "its number was given twice".to_owned())));
        }
    }

    /// Checks that a new match is the only one at its table, and has the users of the table.
    pub fn match_opened(&self, id: MatchId, meta: &MatchMeta) {
        let Some(place) = meta.table else { return };
        let before = lock(&self.state).tables.insert((place.tournament, place.round, place.table), id);
        // A substitute can come while the service is opening the match.
        let versions = lock(&self.state).tournaments.get(&place.tournament).cloned().unwrap_or_default();
        let users = |stored: &Tournament| {
            let table = stored.plan.rounds.get(place.round)?.tables.get(place.table)?;
            Some(stored.users_at(table))
        };
        let expected: Vec<Vec<UserId>> = versions.iter().filter_map(users).collect();
        if before.is_some() || !expected.contains(&meta.users().collect()) {
            let what = format!("match {} of {place:?} for {expected:?} follows {before:?}", id.to_short());
            self.report(place.tournament, Err((Invariant::OneMatchATable, what)));
        }
    }

    /// Checks a stored change.
    pub fn saved(&self, after: &Tournament) {
        let id = after.id;
        let rounds = after.plan.rounds.len();
        self.matches.note(format!(
            "tournament {} stored: version {} {:?}, {rounds} rounds",
            id.to_short(),
            after.version,
            after.stage
        ));
        if let Some(before) = self.stored(id) {
            self.report(id, self.follows(&before, after));
        }
        let mut state = lock(&self.state);
        let versions = state.tournaments.entry(id).or_default();
        versions.push(after.clone());
        if versions.len() > KEPT_VERSIONS {
            versions.remove(0);
        }
    }

    /// Checks that this version of the tournament is stored, because users now see it.
    pub fn shown(&self, tournament: &Tournament) {
        let state = lock(&self.state);
        let versions = state.tournaments.get(&tournament.id);
        let stored = versions.and_then(|all| all.iter().find(|version| version.version == tournament.version)).cloned();
        drop(state);
        if stored.is_some_and(|stored| stored != *tournament) {
            let what = format!("version {} is shown otherwise than it is stored", tournament.version);
            self.report(tournament.id, Err((Invariant::TournamentsShown, what)));
        }
    }

    /// Checks that it is time to post the standings after `rounds` rounds.
    pub fn posts_standings(&self, tournament: &Tournament, rounds: usize) {
        let posted = self.stored(tournament.id).map_or(0, |stored| stored.plan.posted);
        let over = tournament.plan.rounds.get(rounds - 1).is_some_and(TournamentRound::is_over);
        if posted >= rounds || !over {
            let what = format!("the standings after round {rounds} are posted, {posted} are known to be");
            self.report(tournament.id, Err((Invariant::TournamentsShown, what)));
        }
    }

    /// Checks that all tournaments have ended. `shown` returns the version that a tournament's message shows, or `None`
    /// if the check must not expect anything, for example because the channel is gone.
    pub fn check_end(&self, shown: impl Fn(&Tournament) -> Option<Option<Tournament>>) {
        let newest: Vec<Tournament> =
            lock(&self.state).tournaments.values().filter_map(|versions| versions.last()).cloned().collect();
        for tournament in newest {
            let plan = &tournament.plan;
            let ended = match tournament.stage {
                TournamentStage::Over => {
                    plan.rounds.iter().all(TournamentRound::is_over) && plan.posted == plan.rounds.len()
                }
                TournamentStage::Cancelled => true,
                TournamentStage::SignUp | TournamentStage::Running => false,
            };
            if !ended {
                self.report(tournament.id, Err((Invariant::TournamentsEnd, format!("{:?}", tournament.stage))));
            }
            let Some(shown) = shown(&tournament) else { continue };
            let same = |shown: &Tournament| (shown.stage, &shown.plan.rounds) == (tournament.stage, &plan.rounds);
            if !shown.as_ref().is_some_and(same) {
                let what = format!("the message shows {:?}, stored is {tournament:?}", shown.map(|shown| shown.stage));
                self.report(tournament.id, Err((Invariant::TournamentsShown, what)));
            }
        }
    }

    fn report(&self, id: TournamentId, result: Result<(), Broken>) {
        if let Err((invariant, what)) = result {
            self.matches.violated(invariant, format_args!("tournament {}: {what}", id.to_short()));
        }
    }

    fn follows(&self, before: &Tournament, after: &Tournament) -> Result<(), Broken> {
        let (old, new) = (&before.plan, &after.plan);
        let stages = match before.stage {
            TournamentStage::SignUp => after.stage != TournamentStage::Over,
            TournamentStage::Running => after.stage != TournamentStage::SignUp,
            TournamentStage::Over | TournamentStage::Cancelled => after.stage == before.stage,
        };
        if after.version != before.version + 1 || !stages {
            let what = format!("{:?} {} follows {:?} {}", after.stage, after.version, before.stage, before.version);
            return Err((Invariant::RecordGrows, what));
        }
        let substituted =
            |number: &usize| old.organised.wanted.contains(number) && !new.organised.wanted.contains(number);
        let stays = |(number, (old, new)): (usize, (&TournamentEntrant, &TournamentEntrant))| {
            (old.user == new.user || substituted(&number)) && old.level == new.level && old.joined == new.joined
        };
        let mut entrants = before.entrants.iter().zip(&after.entrants).enumerate();
        if before.stage == TournamentStage::Running
            && (after.entrants.len() < before.entrants.len() || !entrants.all(stays))
        {
            return Err((Invariant::RecordGrows, format!("{:?} follow {:?}", after.entrants, before.entrants)));
        }
        organiser_follows(&old.organised, &new.organised)?;
        let (were, are) = (old.rounds.len(), new.rounds.len());
        if are != were && (are != were + 1 || !old.rounds.iter().all(TournamentRound::is_over)) {
            return Err((Invariant::RoundsGrow, format!("{are} rounds follow {:?}", old.rounds)));
        }
        let corrected = new.organised.corrections.len() > old.organised.corrections.len();
        // After a correction of the last result, the bot may post the end once more.
        let repeats = corrected && after.stage == TournamentStage::Over && new.posted < old.posted;
        if new.posted != old.posted && !repeats && (new.posted != old.posted + 1 && !new.end_shown || new.posted > are)
        {
            return Err((
                Invariant::TournamentsShown,
                format!("{} posted standings follow {}", new.posted, old.posted),
            ));
        }
        for (number, round) in new.rounds.iter().enumerate() {
            let earlier = old.rounds.get(number);
            if earlier.is_some_and(|earlier| earlier.tables.len() != round.tables.len() || earlier.deal != round.deal) {
                return Err((Invariant::RoundsGrow, format!("round {number} changes")));
            }
            let entrants: Vec<usize> =
                round.tables.iter().flat_map(|table| &table.seats).filter_map(|seated| seated.entrant()).collect();
            let different: BTreeSet<usize> = entrants.iter().copied().collect();
            if different.len() < entrants.len() || different.last().is_some_and(|last| *last >= after.entrants.len()) {
                return Err((Invariant::RoundsGrow, format!("{entrants:?} play round {number}")));
            }
            for (place, table) in round.tables.iter().enumerate() {
                let earlier = earlier.and_then(|earlier| earlier.tables.get(place));
                let last = new.organised.corrections.last().filter(|_| corrected);
                let is_corrected = last.is_some_and(|last| (last.round, last.table) == (number, place));
                // After a correction in a knockout, the entrants who advance now get the seats in the next round.
                let is_seated_again = corrected && number + 1 == are && new.format == Format::Knockout;
                let keeps_result = earlier.is_some_and(|earlier| earlier.result == table.result);
                if !(is_corrected || is_seated_again && keeps_result) {
                    self.table_follows(after, (number, place), earlier, table)?;
                }
            }
        }
        Ok(())
    }

    fn table_follows(
        &self,
        tournament: &Tournament,
        (round, number): (usize, usize),
        before: Option<&Table>,
        after: &Table,
    ) -> Result<(), Broken> {
        let kept = |before: &Table| {
            let same = is_kept(before, after);
            // A sealed deal gets another thread if its own was deleted.
            let sealed = tournament.plan.format == Format::Duplicate;
            // If a match's thread was deleted, the match goes on elsewhere.
            let is_there = |checked: &MatchChecker| after.thread == Some(checked.meta.location.channel);
            let moved = || after.match_id.and_then(|id| self.matches.with_checker(id, is_there)) == Some(true);
            let thread =
                before.thread.is_none() || before.thread == after.thread || sealed && after.thread.is_some() || moved();
            let its_match = before.match_id.is_none() || before.match_id == after.match_id;
            same && thread && its_match && (before.result.is_none() || before.result == after.result)
        };
        if !before.is_none_or(kept) {
            return Err((Invariant::TableResults, format!("table {number} of round {round}: {before:?}, {after:?}")));
        }
        let known = lock(&self.state).tables.get(&(tournament.id, round, number)).copied();
        if after.match_id.is_some() && after.match_id != known {
            return Err((Invariant::OneMatchATable, format!("{known:?} is the match of {after:?}")));
        }
        let Some(result) = after.result.as_ref().filter(|_| before.is_none_or(|before| before.result.is_none())) else {
            return Ok(());
        };
        self.matches.count(|figures| figures.tables += 1);
        let alone = after.seats.len() == 1;
        let sum = |scores: &[Option<i64>]| scores.iter().flatten().sum::<i64>();
        let right = match result.how {
            // When a round ends early, a match that has begun goes on, but the result of its table is a draw.
            HowDecided::Played | HowDecided::NoShow if tournament.plan.organised.early == Some(round + 1) => {
                sum(&result.scores) <= 2
            }
            HowDecided::Bye => alone && known.is_none(),
            HowDecided::Simulated => {
                // After a correction, there may be only computers at a waiting table.
                let is_cancelled = |checked: &MatchChecker| checked.meta.stage != Stage::Over;
                let had_no_match = known.is_none_or(|id| self.matches.with_checker(id, is_cancelled) == Some(true));
                had_no_match && sum(&result.scores) == 2 && tournament.users_at(after).is_empty()
            }
            HowDecided::Played | HowDecided::NoShow => {
                let format = tournament.plan.format;
                let look = |checked: &MatchChecker| expected(format, &after.seats, checked, &result.scores);
                let expected = after.match_id.and_then(|id| self.matches.with_checker(id, look)).flatten();
                let at_most_one_win = format == Format::Duplicate || sum(&result.scores) <= 2;
                // An entrant never gets the score of somebody else.
                let is_own = |(player, seated): (&Player, &TablePlayer)| match player.occupant {
                    Occupant::User(user) => {
                        tournament.entrant_number(user).is_none_or(|own| seated.entrant() == Some(own))
                    }
                    Occupant::Computer(_) => true,
                };
                let are_own = |checked: &MatchChecker| checked.meta.seats.iter().zip(&after.seats).all(is_own);
                let are_own = after.match_id.and_then(|id| self.matches.with_checker(id, are_own)) == Some(true);
                // If an entrant withdraws before the match has begun, they lose it.
                let wanted = &tournament.plan.organised.wanted;
                let left = |one: usize| tournament.entrants[one].left.is_some() && !wanted.contains(&one);
                let has_left = |seated: &TablePlayer| seated.entrant().is_some_and(left);
                let of_left = |seated: &TablePlayer| Some(if has_left(seated) { 0 } else { 2 });
                let forfeited = result.how == HowDecided::NoShow
                    && after.seats.iter().any(has_left)
                    && result.scores == after.seats.iter().map(of_left).collect::<Vec<_>>();
                forfeited || Some(&result.scores) == expected.as_ref() && at_most_one_win && are_own
            }
        };
        if right {
            Ok(())
        } else {
            Err((Invariant::TableResults, format!("table {number} of round {round}: {after:?}")))
        }
    }
}

/// Checks that an organiser's actions are stored once. Corrections are only added, and news is removed only from the
/// front of its queue. Without an action, reminders only get closer to the start of the tournament.
fn organiser_follows(old: &OrganiserState, new: &OrganiserState) -> Result<(), Broken> {
    let acts = new.acts == old.acts || new.acts == old.acts + 1;
    let corrections =
        new.corrections.starts_with(&old.corrections) && new.corrections.len() <= old.corrections.len() + 1;
    let acted = new.acts > old.acts;
    let changed = new.corrections != old.corrections || new.early != old.early || new.more_time != old.more_time;
    let rest = old.news.iter().skip(usize::from(new.news.first() != old.news.first()));
    let news = new.news.is_empty() || rest.zip(&new.news).all(|(old, new)| old == new);
    let reminded = match (old.reminded, new.reminded) {
        (Some(old), Some(new)) => acted || new <= old,
        (Some(_), None) => acted,
        (None, _) => true,
    };
    if acts && corrections && (acted || !changed) && news && reminded {
        return Ok(());
    }
    Err((Invariant::RecordGrows, format!("{new:?} follows {old:?}")))
}

/// Returns whether a table keeps its players.
fn is_kept(before: &Table, after: &Table) -> bool {
    before.replay == after.replay && before.seats == after.seats
}

/// Returns the scores that follow from the end of a match, or `None` if it has not ended. In a duplicate tournament,
/// computers may have any scores.
fn expected(
    format: Format,
    seated: &[TablePlayer],
    checked: &MatchChecker,
    found: &[Option<i64>],
) -> Option<Vec<Option<i64>>> {
    let (meta, ended, deal) = (&checked.meta, checked.result.as_ref(), &checked.deal_scores);
    let seats = || Seat::all(meta.seats.len());
    let mut users = meta.seats.iter().filter(|player| !player.is_computer());
    let by_users = deal.is_empty() && users.all(|player| player.is_away() || player.wants_stop);
    let score = |seat: Seat| {
        let player = &meta.seats[seat.index()];
        match (meta.stage, ended) {
            // A computer that replaces an entrant who did not come gets the lowest score for the entrant.
            _ if format == Format::Duplicate && player.is_computer() => match seated[seat.index()] {
                TablePlayer::Entrant(_) => Some(i64::MIN),
                TablePlayer::Computer(_) => found.get(seat.index()).copied().flatten(),
            },
            // Somebody who left a deal is last. If a moderator stops the match, the others have no result.
            _ if format == Format::Duplicate && (player.is_away() || by_users) => Some(i64::MIN),
            _ if format == Format::Duplicate => {
                deal.iter().find(|(scored, _)| *scored == seat).and_then(|(_, score)| *score)
            }
            (_, Some(ended)) => {
                let better = ended.ranks.iter().filter(|rank| **rank < ended.ranks[seat.index()]).count();
                let worse = ended.ranks.iter().filter(|rank| **rank > ended.ranks[seat.index()]).count();
                Some(1 + worse as i64 - better as i64)
            }
            // The match never began, or was stopped. Players who are away have lost.
            (_, None) => {
                let others = if meta.seats.iter().any(Player::is_away) { 2 } else { 1 };
                Some(if player.is_away() { 0 } else { others })
            }
        }
    };
    matches!(meta.stage, Stage::Over | Stage::Cancelled).then(|| seats().map(score).collect())
}
