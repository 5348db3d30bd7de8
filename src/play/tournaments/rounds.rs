//! The course of a tournament: sign-up, rounds, results and standings. These functions only read or change a
//! [`Tournament`] in memory; their callers store it.

use super::model::{
    Format, HowDecided, Table, TablePlayer, TableResult, Tournament, TournamentEntrant, TournamentRound,
    TournamentStage,
};
use super::pairing::{self, Entrant, EntrantRounds, Pairing};
use crate::ids::UserId;
use crate::play::domain::{Error, Reason, User};
use crate::play::table::lobby::STAND_IN;
use contract::{GameInfo, Level, Phrase, Seed};

/// The maximum number of entrants.
pub const MAX_ENTRANTS: usize = 64;
/// The maximum number of tables of a duplicate.
pub const MAX_TABLES: usize = 8;
/// The maximum number of rounds or deals.
pub const MAX_ROUNDS: usize = 12;
/// The number of deals in a duplicate if the host does not choose a number.
const DEFAULT_DEALS: usize = 4;

/// An entrant's line in the standings.
#[derive(Clone, Debug, PartialEq)]
pub struct StandingLine {
    pub entrant: usize,
    /// The rank: 1 is the best, and tied entrants share a rank.
    pub rank: usize,
    /// The rank among people; `None` for a computer.
    pub user_rank: Option<usize>,
    /// Whether others share the rank.
    pub is_shared: bool,
    pub points: Points,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Points {
    Pairings(pairing::Standing),
    /// The number of half matchpoints, and the maximum that was possible.
    Matchpoints {
        points: i64,
        max_points: i64,
    },
}

impl Tournament {
    /// Enters a user in the tournament, or enters them again after they withdrew.
    ///
    /// # Errors
    /// Fails if the tournament is over, full, or accepts nobody at this stage, or if the user takes part already.
    pub fn join(&mut self, user: &User, info: &GameInfo) -> Result<(), Error> {
        if self.active_entrant_number(user.id).is_some() {
            return Err(Error::user("tournament-joined-already"));
        }
        self.check_not_over()?;
        if self.stage == TournamentStage::Running && !self.accepts_late_joins() {
            return Err(Error::user("tournament-too-late"));
        }
        if let Some(former) = self.entrants.iter_mut().find(|entrant| entrant.user == Some(user.id)) {
            former.left = None;
            let user = Some(user.id);
            self.plan.organised.wanted.retain(|wanted| self.entrants[*wanted].user != user);
            return Ok(());
        }
        self.check_free_place(info)?;
        let (name, joined) = (user.name.clone(), self.plan.rounds.len());
        self.entrants.push(TournamentEntrant { user: Some(user.id), level: None, name, joined, left: None });
        Ok(())
    }

    /// Withdraws a user. Their running match continues. If they are the host, the remaining user who signed up first
    /// becomes the host.
    ///
    /// # Errors
    /// Fails if the user does not take part, or if the tournament is over.
    pub fn leave(&mut self, user: &User) -> Result<(), Error> {
        let number = self.active_entrant_number(user.id).ok_or_else(|| Error::user("tournament-not-joined"))?;
        self.check_not_over()?;
        self.withdraw(number, user.id);
        Ok(())
    }

    /// Removes an entrant during the sign-up; after the sign-up, records that the entrant has withdrawn. If they are
    /// the host, the remaining user who signed up first becomes the host. If no other user remains, the host stays the
    /// host.
    pub(super) fn withdraw(&mut self, number: usize, user: UserId) {
        if self.stage == TournamentStage::SignUp {
            self.entrants.remove(number);
        } else {
            self.entrants[number].left.get_or_insert(self.plan.rounds.len());
        }
        if user == self.host {
            let left = self.entrants.iter().filter(|entrant| entrant.left.is_none());
            self.host = left.filter_map(|entrant| entrant.user).find(|other| *other != user).unwrap_or(user);
        }
    }

    /// Enters a computer in the tournament, on behalf of the host.
    ///
    /// # Errors
    /// Fails if the user is not the host, or if the tournament has begun, is full or does not have exactly `computers`
    /// computers. Also fails for a duplicate, where computers take the free seats anyway.
    pub fn add_computer(&mut self, user: &User, level: Level, info: &GameInfo, computers: usize) -> Result<(), Error> {
        self.check_computer_count(user, computers)?;
        if self.plan.format == Format::Duplicate {
            return Err(Error::user("discord-unknown-button"));
        }
        self.check_free_place(info)?;
        let number = 1 + self.entrants.iter().filter(|entrant| entrant.level == Some(level)).count();
        let name = number.to_string();
        self.entrants.push(TournamentEntrant { user: None, level: Some(level), name, joined: 0, left: None });
        Ok(())
    }

    /// Removes the last computer, on behalf of the host.
    ///
    /// # Errors
    /// Fails if the user is not the host, if the tournament has begun, or if it has no computers or not exactly
    /// `computers`.
    pub fn remove_computer(&mut self, user: &User, computers: usize) -> Result<(), Error> {
        self.check_computer_count(user, computers)?;
        let last = self.entrants.iter().rposition(|entrant| entrant.level.is_some());
        self.entrants.remove(last.ok_or_else(|| Error::user("table-no-computer"))?);
        Ok(())
    }

    /// Returns the number of computers that are entrants.
    pub fn computer_count(&self) -> usize {
        self.entrants.iter().filter(|entrant| entrant.level.is_some()).count()
    }

    fn check_computer_count(&self, user: &User, expected: usize) -> Result<(), Error> {
        self.check_can_manage_sign_up(user, false)?;
        if self.computer_count() == expected { Ok(()) } else { Err(Error::with_reason(Reason::Outdated)) }
    }

    fn check_can_manage_sign_up(&self, user: &User, moderator: bool) -> Result<(), Error> {
        self.check_host(user.id, moderator)?;
        self.check_not_over()?;
        let has_begun = self.stage != TournamentStage::SignUp;
        if has_begun { Err(Error::with_reason(Reason::TournamentBegun)) } else { Ok(()) }
    }

    pub(super) fn check_host(&self, user: UserId, moderator: bool) -> Result<(), Error> {
        if user == self.host || moderator { Ok(()) } else { Err(Error::user("tournament-only-host")) }
    }

    pub(super) fn check_not_over(&self) -> Result<(), Error> {
        if self.is_final() { Err(Error::with_reason(Reason::TournamentOver)) } else { Ok(()) }
    }

    fn check_free_place(&self, info: &GameInfo) -> Result<(), Error> {
        let most = self.max_entrants(info).min(self.plan.organised.limit.unwrap_or(MAX_ENTRANTS));
        if self.entrants.len() < most {
            return Ok(());
        }
        Err(Phrase::new("tournament-full").with("most", most).into())
    }

    /// Begins the tournament on behalf of the host or a moderator.
    ///
    /// # Errors
    /// Fails if the user is neither, if the tournament has begun, or if there are too few entrants.
    pub fn begin_by_user(&mut self, user: &User, moderator: bool, info: &GameInfo, seed: Seed) -> Result<(), Error> {
        self.check_can_manage_sign_up(user, moderator)?;
        self.begin(info, seed)
    }

    /// Begins the tournament. `seed` is for the first deal of a duplicate.
    ///
    /// # Errors
    /// Fails if there are too few entrants, or only computers.
    pub fn begin(&mut self, info: &GameInfo, seed: Seed) -> Result<(), Error> {
        let users = self.entrants.iter().filter(|entrant| entrant.user.is_some()).count();
        let enough = match self.plan.format {
            Format::Duplicate => users >= 2,
            _ => users >= 1 && self.entrants.len() >= 2,
        };
        if !enough {
            return Err(Error::user("tournament-too-few"));
        }
        self.stage = TournamentStage::Running;
        self.begin_next_round(info, seed);
        Ok(())
    }

    /// Stops the tournament on behalf of its host or a moderator. Running matches continue, but the tournament ignores
    /// their results.
    ///
    /// # Errors
    /// Fails if the user is neither, or if the tournament is over.
    pub fn stop(&mut self, user: &User, moderator: bool) -> Result<(), Error> {
        self.check_host(user.id, moderator)?;
        self.check_not_over()?;
        self.stage = TournamentStage::Cancelled;
        Ok(())
    }

    /// Returns whether all tables of the newest round have a result.
    pub fn is_round_over(&self) -> bool {
        self.plan.rounds.last().is_none_or(TournamentRound::is_over)
    }

    /// Returns the number of rounds whose tables all have a result.
    pub fn finished_round_count(&self) -> usize {
        self.plan.rounds.iter().filter(|round| round.is_over()).count()
    }

    /// Begins the next round, or ends the tournament. Call this once the newest round is over. `seed` is for the next
    /// deal.
    pub fn begin_next_round(&mut self, info: &GameInfo, seed: Seed) {
        if self.plan.format == Format::Knockout {
            // From now on, nobody can replace entrants who have left, because the bracket continues without them.
            self.plan.organised.wanted.clear();
        }
        let next = match self.plan.format {
            Format::Duplicate => self.next_duplicate_round(info, seed),
            _ => self.pairing_tournament().next_round().map(|pairings| TournamentRound {
                tables: pairings.into_iter().map(table_from_pairing).collect(),
                deal: None,
            }),
        };
        match next {
            Some(round) => self.plan.rounds.push(round),
            None => self.stage = TournamentStage::Over,
        }
    }

    /// Returns the next round of a duplicate, or `None` if all deals are played or fewer than two users are left. The
    /// users are assigned to the tables in turn, in the order in which they signed up. All players move by one seat
    /// from deal to deal. Computers take the free seats.
    fn next_duplicate_round(&self, info: &GameInfo, seed: Seed) -> Option<TournamentRound> {
        let round = self.plan.rounds.len();
        let plays = |number: &usize| self.entrants[*number].user.is_some() && !self.has_left(*number);
        let users: Vec<usize> = (0..self.entrants.len()).filter(plays).collect();
        if users.len() < 2 || round >= self.planned_round_count() {
            return None;
        }
        let tables = self.table_count(users.len(), info);
        let seats = users.len().div_ceil(tables).clamp(*info.seats.start(), *info.seats.end());
        let mut all = vec![Vec::new(); tables];
        for (place, number) in users.into_iter().enumerate() {
            all[place % tables].push(TablePlayer::Entrant(number));
        }
        let of_seats = |mut seated: Vec<TablePlayer>| {
            seated.resize(seats, TablePlayer::Computer(STAND_IN));
            seated.rotate_right(round % seats);
            Table { seats: seated, ..Table::default() }
        };
        Some(TournamentRound { tables: all.into_iter().map(of_seats).collect(), deal: Some(seed.to_hex()) })
    }

    /// Returns how many tables a duplicate has for this number of users: as many as the users need, but at least two,
    /// so that results can be compared.
    pub fn table_count(&self, users: usize, info: &GameInfo) -> usize {
        let needed = users.div_ceil(*info.seats.end());
        (users / info.seats.start()).max(needed).clamp(2, self.plan.tables.clamp(2, MAX_TABLES))
    }

    /// Returns whether users can still join after the tournament has begun.
    pub fn accepts_late_joins(&self) -> bool {
        self.pairing_tournament().accepts_late_joins()
    }

    fn has_left(&self, number: usize) -> bool {
        let entrant = &self.entrants[number];
        entrant.is_former() || entrant.left.is_some_and(|left| left <= self.plan.rounds.len())
    }

    /// Returns the maximum number of rounds or deals.
    pub fn planned_round_count(&self) -> usize {
        match self.plan.format {
            Format::Duplicate => self.plan.rounds_wanted.unwrap_or(DEFAULT_DEALS),
            _ => self.pairing_tournament().planned_round_count(),
        }
    }

    /// Returns the standings after the first `rounds` rounds, best first.
    pub fn standings(&self, rounds: usize) -> Vec<StandingLine> {
        let ranked: Vec<(usize, usize, Points)> = match self.plan.format {
            Format::Duplicate => self.matchpoint_standings(rounds),
            _ => {
                let standings = self.pairings_until(rounds).standings().into_iter();
                standings.map(|one| (one.entrant.index(), one.rank, Points::Pairings(one))).collect()
            }
        };
        let is_person = |entrant: usize| self.entrants[entrant].level.is_none();
        let people = ranked.iter().filter(|(entrant, ..)| is_person(*entrant));
        let ranks: Vec<usize> = people.map(|(_, rank, _)| *rank).collect();
        let line = |(entrant, rank, points)| {
            let user_rank = is_person(entrant).then(|| 1 + ranks.iter().filter(|other| **other < rank).count());
            let is_shared = user_rank.is_some() && ranks.iter().filter(|other| **other == rank).count() > 1;
            StandingLine { entrant, rank, user_rank, is_shared, points }
        };
        ranked.into_iter().map(line).collect()
    }

    /// Returns the users with the best place, without computers. If only one user took part, returns nobody.
    pub fn best_users(&self) -> Vec<UserId> {
        let standings = self.standings(self.plan.rounds.len());
        let users = standings.iter().filter_map(|line| Some((line.rank, self.entrants[line.entrant].user?)));
        let users: Vec<(usize, UserId)> = users.collect();
        let best = users.iter().map(|(rank, _)| *rank).min().filter(|_| users.len() > 1);
        users.into_iter().filter(|(rank, _)| Some(*rank) == best).map(|(_, user)| user).collect()
    }

    /// Compares the results that each seat of each finished deal got at the different tables, including the computers'
    /// results. Entrants are ranked by their share of the possible matchpoints, because they do not all have the same
    /// number of results to compare. Returns the users with their ranks, best first.
    fn matchpoint_standings(&self, rounds: usize) -> Vec<(usize, usize, Points)> {
        let mut sums = vec![(0, 0); self.entrants.len()];
        for results in (0..rounds).flat_map(|deal| self.score_sheet(deal)) {
            let compared = results.iter().filter(|result| result.half_points.is_some()).count();
            for result in results {
                let (Some(entrant), Some(points)) = (result.seated.entrant(), result.half_points) else { continue };
                sums[entrant].0 += points as i64;
                sums[entrant].1 += 2 * (compared as i64 - 1);
            }
        }
        // The percentages are compared without dividing, so that equal percentages compare as equal. Entrants without a
        // compared deal have 0 %. Entrants who withdrew rank last, so that nobody withdraws to keep a good first
        // result.
        let withdrew = |entrant| self.withdrawal_round(entrant).is_some_and(|left| left < self.planned_round_count());
        let better = |one: usize, other: usize| {
            let ((points, most), (others, of)) = (sums[one], sums[other]);
            match (withdrew(one), withdrew(other)) {
                (false, true) => true,
                (true, false) => false,
                _ => points * i64::max(of, 1) > others * i64::max(most, 1),
            }
        };
        let mut order: Vec<usize> = (0..sums.len()).filter(|&number| self.entrants[number].level.is_none()).collect();
        order.sort_by(|&one, &other| better(other, one).cmp(&better(one, other)).then(one.cmp(&other)));
        let rank = |entrant: usize| 1 + order.iter().filter(|&&other| better(other, entrant)).count();
        let line = |&entrant: &usize| {
            let (points, max_points) = sums[entrant];
            (entrant, rank(entrant), Points::Matchpoints { points, max_points })
        };
        order.iter().map(line).collect()
    }

    /// Returns the number of rounds up to and including the entrant's last round. The pairings of these rounds do not
    /// change.
    fn round_count_until_last(&self, number: usize) -> usize {
        let has = |round: &TournamentRound| {
            round.tables.iter().any(|table| table.seats.contains(&TablePlayer::Entrant(number)))
        };
        self.plan.rounds.iter().rposition(has).map_or(0, |last| last + 1)
    }

    /// Returns the first round that the entrant does not play, because they withdrew or their data was deleted.
    fn withdrawal_round(&self, number: usize) -> Option<usize> {
        let entrant = &self.entrants[number];
        entrant.left.or_else(|| entrant.is_former().then(|| self.round_count_until_last(number)))
    }

    /// Returns the entrants, and the pairings of the first `rounds` rounds. Not for duplicates.
    pub(super) fn pairings_until(&self, rounds: usize) -> pairing::PairingTournament {
        let mut pairings = self.pairing_tournament();
        pairings.history.truncate(rounds);
        pairings
    }

    /// Returns the entrants and pairings of a tournament that is not a duplicate.
    pub(super) fn pairing_tournament(&self) -> pairing::PairingTournament {
        let entrant =
            |number: usize| EntrantRounds { joined: self.entrants[number].joined, left: self.withdrawal_round(number) };
        let at = |table: &Table, seat: usize| Some(Entrant(table.seats.get(seat)?.entrant()?.try_into().ok()?));
        let pairing = |table: &Table| Pairing {
            first: at(table, 0).unwrap_or(Entrant(0)),
            second: at(table, 1),
            result: table.result.as_ref().map(|result| {
                [0, 1].map(|seat| result.scores.get(seat).copied().flatten().unwrap_or(0).clamp(0, 2) as u8)
            }),
            replay: table.replay,
        };
        let default_rounds = pairing::PairingTournament::default_round_count(self.entrants.len());
        pairing::PairingTournament {
            format: self.plan.format,
            rounds: self.plan.rounds_wanted.unwrap_or(default_rounds),
            third_place: self.plan.third_place,
            entrants: (0..self.entrants.len()).map(entrant).collect(),
            history: self.plan.rounds.iter().map(|round| round.tables.iter().map(pairing).collect()).collect(),
        }
    }
}

/// Returns the table for a pairing. If an entrant has no opponent, the table already has a result.
pub(super) fn table_from_pairing(pairing: Pairing) -> Table {
    let entrants = [Some(pairing.first), pairing.second].into_iter().flatten();
    let seats = entrants.map(|entrant| TablePlayer::Entrant(entrant.index())).collect();
    let scores = |points: [u8; 2]| points.map(|half_points| Some(i64::from(half_points))).to_vec();
    let result = pairing.result.map(|points| TableResult { scores: scores(points), how: HowDecided::Bye });
    Table { seats, replay: pairing.replay, result, ..Table::default() }
}

/// Returns the half points of two seats that finished with these ranks.
pub fn half_points_from_ranks(ranks: &[usize]) -> Vec<Option<i64>> {
    let points = |rank: usize| match ranks.iter().filter(|other| **other == rank).count() {
        2.. => 1,
        _ if rank == 1 => 2,
        _ => 0,
    };
    ranks.iter().map(|rank| Some(points(*rank))).collect()
}
