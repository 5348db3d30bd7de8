//! The rules that both games share: moves and their notation, legal moves, claims, and the end.
//!
//! A move is `turn`, or a claim with its timing, such as `snap@412`.

use std::fmt;
use std::ops::{Deref, DerefMut};
use std::str::FromStr;

use super::judging::{Asked, Limits, Verdict, judge};
use super::table::CardTable;
use contract::{
    Analysis, Ending, Progress, RealTime, Refusal, RightClaim, Rules, Seat, SeatSet, Seed, Setup, Step, StepKind,
    Timing,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Turns or plays the top card of the player's pack: `turn`.
    Turn,
    /// A claim, such as `snap@412.2010`. The number after `@` is the time in milliseconds since Discord accepted the
    /// newest picture. The number after `.` is the time in milliseconds since Discord accepted the previous picture. A
    /// number is missing if Discord had not accepted that picture: `slap@390`, `snap@-20.380`, `snap@.380`. A final `-`
    /// means that the reaction was removed: `snap@412-`.
    Claim(Reaction, Timing),
}

/// A reaction that claims cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Reaction {
    /// A snap of the fingers.
    Snap,
    Slap,
}

impl Reaction {
    /// Returns the name used in records and moves, which `FromStr` parses.
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Move::Claim(reaction, timing) = self else { return f.write_str("turn") };
        write!(f, "{}@", reaction.as_str())?;
        timing.newest.map_or(Ok(()), |ms| write!(f, "{ms}"))?;
        timing.before.map_or(Ok(()), |ms| write!(f, ".{ms}"))?;
        if timing.removed { f.write_str("-") } else { Ok(()) }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(notation: &str) -> Result<Move, Refusal> {
        read(notation).ok_or_else(|| Refusal::new("claims-refusal-unreadable"))
    }
}

fn read(notation: &str) -> Option<Move> {
    if notation == "turn" {
        return Some(Move::Turn);
    }
    let (reaction, times) = notation.split_once('@')?;
    let (times, removed) = times.strip_suffix('-').map_or((times, false), |times| (times, true));
    let (newest, before) = match times.split_once('.') {
        Some((newest, before)) => (newest, Some(milliseconds(before)?)),
        None => (times, None),
    };
    let newest = if newest.is_empty() { None } else { Some(milliseconds(newest)?) };
    Some(Move::Claim(reaction.parse().ok()?, Timing { newest, before, removed }))
}

/// Parses a whole number without `+` or leading zeros, because every move has exactly one notation.
fn milliseconds(text: &str) -> Option<i64> {
    let number: i64 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

/// The part of the rules that each game defines itself. [`Claims`] turns it into [`Rules`], [`RealTime`] and
/// [`contract::Computer`].
pub trait ClaimGame: Clone + Send + Sync + 'static {
    /// See [`Rules::StepKind`].
    type StepKind: StepKind;

    /// What a correct claim takes.
    type Prize: Clone;

    /// The step that ends a match when all users agree.
    const AGREE: Self::StepKind;

    const REACTIONS: &'static [Reaction];

    /// Returns the state before the deal.
    fn new(setup: &Setup) -> Self;

    /// Returns the state that both games share.
    fn table(&self) -> &CardTable;

    /// See [`ClaimGame::table`].
    fn table_mut(&mut self) -> &mut CardTable;

    /// See [`Rules::forced_step`].
    fn forced_step(&self, seed: &Seed) -> Option<Step<Self::StepKind>>;

    /// Returns whether a forced step is due, such as the deal.
    fn is_step_forced(&self) -> bool;

    /// Returns whether steps of this kind are always forced.
    fn is_forced(step: &Self::StepKind) -> bool;

    /// Checks whether the seat may currently turn a card.
    ///
    /// # Errors
    /// Fails with the rule that forbids it.
    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        self.table().may_turn(seat)
    }

    /// Checks whether the seat may currently claim, correctly or not.
    ///
    /// # Errors
    /// Fails with the rule that forbids it.
    fn check_claim(&self, seat: Seat) -> Result<(), Refusal> {
        self.table().may_claim(seat)
    }

    /// Returns whether claims currently have any effect. If not, all claims are ignored.
    fn is_claimable(&self) -> bool {
        true
    }

    /// Returns what this reaction would win in the newest picture.
    fn newest(&self, reaction: Reaction) -> Asked<Self::Prize>;

    /// Returns what this reaction would have won in the previous picture. A won pile does not count as a picture here.
    fn previous(&self, reaction: Reaction) -> Asked<Self::Prize>;

    /// Returns whether a wrong claim would currently cost something. If not, wrong claims are ignored.
    fn punishes_claims(&self) -> bool;

    fn decide_turn(&self, seat: Seat, seed: &Seed) -> Vec<Step<Self::StepKind>>;

    /// Returns the steps of a judged claim, or none if it is ignored.
    fn decide_claim(
        &self,
        seat: Seat,
        reaction: Reaction,
        verdict: Verdict<Self::Prize>,
        seed: &Seed,
    ) -> Vec<Step<Self::StepKind>>;

    /// Judges a reaction.
    fn judged(&self, reaction: Reaction, timing: Timing) -> Verdict<Self::Prize> {
        let limits: Limits = self.table().limits();
        judge(timing, limits, self.newest(reaction), self.previous(reaction), self.punishes_claims())
    }

    /// See [`Rules::apply`].
    fn apply(&mut self, step: &Step<Self::StepKind>) -> Result<(), Refusal>;

    /// Removes a resigned seat's cards from the game.
    fn leave(&mut self, seat: Seat);

    /// Returns each seat's number of cards.
    fn cards(&self) -> Vec<i64>;

    /// Returns the reaction that is currently right, if any.
    fn right_reaction(&self) -> Option<Reaction>;

    /// Returns the reactions that the seat can currently make, correctly or not.
    fn reactions(&self, seat: Seat) -> &'static [Reaction] {
        if self.is_claimable() && self.check_claim(seat).is_ok() { Self::REACTIONS } else { &[] }
    }
}

/// The state of a match of the game `G`, with the rules that both games share.
#[derive(Clone, Debug, PartialEq)]
pub struct Claims<G>(G);

impl<G> Deref for Claims<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.0
    }
}

impl<G> DerefMut for Claims<G> {
    fn deref_mut(&mut self) -> &mut G {
        &mut self.0
    }
}

impl<G: ClaimGame> Rules for Claims<G> {
    type Move = Move;
    type StepKind = G::StepKind;

    fn new(setup: &Setup) -> Claims<G> {
        Claims(G::new(setup))
    }

    fn progress(&self) -> &Progress {
        &self.table().progress
    }

    fn progress_mut(&mut self) -> &mut Progress {
        &mut self.table_mut().progress
    }

    fn forced_step(&self, seed: &Seed) -> Option<Step<G::StepKind>> {
        self.0.forced_step(seed)
    }

    /// The forced step waits because everybody must have time to see and claim the newest card.
    fn forced_step_waits(&self) -> bool {
        self.table().show_ms() > 0 && self.is_step_forced() && self.table().running().is_ok() && self.is_claimable()
    }

    fn is_unchosen(&self, step: &Step<G::StepKind>) -> bool {
        G::is_forced(&step.kind)
    }

    fn may_act(&self) -> SeatSet {
        let may_act = |&seat: &Seat| self.check_turn(seat).is_ok() || !self.reactions(seat).is_empty();
        Seat::all(self.table().seats()).filter(may_act).collect()
    }

    /// Returns only the seat whose turn it is, because claims are voluntary.
    fn awaited(&self) -> SeatSet {
        Seat::all(self.table().seats()).filter(|&seat| self.check_turn(seat).is_ok()).collect()
    }

    fn may_agree(&self) -> SeatSet {
        if self.table().running().is_ok() { self.table().still_in() } else { SeatSet::NONE }
    }

    fn agreed_step(&self, _: &Seed) -> Option<Step<G::StepKind>> {
        (!self.may_agree().is_empty()).then(|| Step::nobody(G::AGREE))
    }

    fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        let Limits { floor, grace } = self.table().limits();
        let timing = Timing { newest: Some(floor.max(grace)), ..Timing::default() };
        let turn = self.check_turn(seat).is_ok().then_some(Move::Turn);
        let claims = self.reactions(seat).iter().map(|&reaction| Move::Claim(reaction, timing));
        turn.into_iter().chain(claims).collect()
    }

    fn check(&self, seat: Seat, play: &Move) -> Result<(), Refusal> {
        match play {
            Move::Turn => self.check_turn(seat),
            Move::Claim(reaction, _) if G::REACTIONS.contains(reaction) => self.check_claim(seat),
            Move::Claim(..) => Err(Refusal::new("claims-refusal-no-reaction")),
        }
    }

    fn decide(&self, seat: Seat, play: &Move, seed: &Seed) -> Vec<Step<G::StepKind>> {
        match play {
            Move::Turn => self.decide_turn(seat, seed),
            Move::Claim(reaction, timing) => match self.judged(*reaction, *timing) {
                // Discord does not say who removed a reaction, so a removal must not cost anything.
                Verdict::Wrong { .. } if timing.removed => Vec::new(),
                verdict => self.decide_claim(seat, *reaction, verdict, seed),
            },
        }
    }

    fn apply(&mut self, step: &Step<G::StepKind>) -> Result<(), Refusal> {
        if self.is_step_forced() && !self.forced_step_waits() && !G::is_forced(&step.kind) {
            self.table().running()?;
            return Err(Refusal::new("claims-refusal-forced-first"));
        }
        self.0.apply(step)
    }

    fn leave(&mut self, seat: Seat) {
        self.0.leave(seat);
    }

    /// Returns the remaining seats with the most cards as the winners, or `None` if the match is not over.
    fn ending(&self) -> Option<Ending> {
        let why = self.table().over?;
        let cards = self.cards();
        Some(Ending::of_best(self.table().still_in(), why, |seat| cards.get(seat.index()).copied()))
    }

    fn lists(&self) -> Vec<(&'static str, Vec<i64>)> {
        vec![("cards", self.cards())]
    }

    fn still_in(&self) -> SeatSet {
        self.table().still_in()
    }
}

impl<G: ClaimGame> Analysis for Claims<G> {}

impl<G: ClaimGame> RealTime for Claims<G> {
    fn claim(reaction: &str, timing: Timing) -> Option<Move> {
        let known = reaction.parse().ok().filter(|known| G::REACTIONS.contains(known))?;
        Some(Move::Claim(known, timing))
    }

    fn claim_window(&self) -> usize {
        self.table().claim_window()
    }

    fn show_ms(&self) -> u64 {
        self.table().show_ms()
    }

    fn right_claim(&self, claim: &Move) -> Option<RightClaim> {
        let Move::Claim(reaction, timing) = claim else { return None };
        match self.judged(*reaction, *timing) {
            Verdict::Right { time, .. } => Some(RightClaim { ms: Some(time.ms) }),
            Verdict::Late { ms } => Some(RightClaim { ms }),
            Verdict::Wrong { .. } | Verdict::Ignored => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_has_one_notation() {
        for text in ["turn", "snap@412", "slap@390.2010", "snap@-20.380", "snap@.380", "snap@", "slap@0.-5"] {
            assert_eq!(text.parse::<Move>().expect("a move").to_string(), text);
        }
        let wrong =
            ["", "Turn", "snap", "slap@ 5", "snap@+5", "snap@007", "snap@-0", "snap@5.", "snap@1.2.3", "wave@300"];
        for text in wrong.into_iter().chain(["snap@99999999999999999999"]) {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
