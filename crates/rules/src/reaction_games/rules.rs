//! The rules that both reaction games share: moves and their notation, steps, legal moves, claims, and the end.
//!
//! A move is `turn`, or a claim with its timing, such as `snap@412`.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::judging::{ClaimLimits, ClaimTime, CorrectClaim, Verdict, judge_claim};
use super::shared_state::{Animal, SharedState, WonClaim};
use contract::{
    Analysis, ClaimTiming, Ending, MatchStatus, Phrase, RealTime, Refusal, RightClaim, Rules, Seat, SeatSet, Seed,
    Setup, StatEvent, StatKind, Step,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Turns or plays the top card of the player's pack: `turn`.
    Turn,
    /// A claim, such as `snap@412.2010`. The number after `@` is the time in milliseconds since Discord accepted the
    /// newest picture. The number after `.` is the time in milliseconds since Discord accepted the previous picture. A
    /// number is missing if Discord had not accepted its picture: `slap@390`, `snap@-20.380`, `snap@.380`. A final `-`
    /// means that the reaction was removed: `snap@412-`.
    Claim(Reaction, ClaimTiming),
}

/// A reaction that claims cards. `Display` writes its name in the notation of moves. `FromStr` parses that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::Display, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Reaction {
    /// A snap of the fingers.
    Snap,
    Slap,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Move::Claim(reaction, timing) = self else { return f.write_str("turn") };
        write!(f, "{reaction}@")?;
        timing.since_newest_ms.map_or(Ok(()), |ms| write!(f, "{ms}"))?;
        timing.since_previous_ms.map_or(Ok(()), |ms| write!(f, ".{ms}"))?;
        if timing.by_removal { f.write_str("-") } else { Ok(()) }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(notation: &str) -> Result<Move, Refusal> {
        // The comparison rejects numbers such as `+5` or `007`, because every move has exactly one notation.
        let read = parse_move(notation).filter(|play| play.to_string() == notation);
        read.ok_or_else(|| Refusal::new("claims-refusal-unreadable"))
    }
}

fn parse_move(notation: &str) -> Option<Move> {
    if notation == "turn" {
        return Some(Move::Turn);
    }
    let (reaction, times) = notation.split_once('@')?;
    let (times, by_removal) = times.strip_suffix('-').map_or((times, false), |times| (times, true));
    let (newest, since_previous_ms) = match times.split_once('.') {
        Some((newest, before)) => (newest, Some(before.parse().ok()?)),
        None => (times, None),
    };
    let since_newest_ms = if newest.is_empty() { None } else { Some(newest.parse().ok()?) };
    Some(Move::Claim(reaction.parse().ok()?, ClaimTiming { since_newest_ms, since_previous_ms, by_removal }))
}

/// A step of the record. `docs/record.md` describes the steps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum StepKind {
    Deal {
        /// The packs by seat, with the top card first.
        packs: Vec<Vec<Animal>>,
        /// The dealer's left neighbour, who plays first.
        first: Seat,
    },
    /// A seat turns or plays the top card of its pack.
    Turn { card: Animal },
    /// A seat goes out because it has no cards when its turn comes.
    Out,
    /// The remaining users agreed to end the match.
    Agree,
    /// The last turn of the turn limit is over.
    Limit,
    /// Snap: a seat with an empty pack shuffles its pile into a new pack. The next step must be this seat's turn or
    /// wrong call.
    Reform {
        /// The new pack, with the top card first.
        pack: Vec<Animal>,
    },
    /// Snap: a correct or wrong call. An ignored claim is not a step.
    Call(Claim),
    /// Slap the Elephant: a correct or wrong slap.
    Slap(Claim),
    /// Slap the Elephant: a correct or wrong snap of the fingers.
    Snap(Claim),
    /// Slap the Elephant: all packs are empty, so the pile is shuffled and dealt to the remaining seats.
    Redeal {
        /// The packs by seat, with the top card first. Seats that are out have an empty pack.
        packs: Vec<Vec<Animal>>,
    },
}

/// A claim and its result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Claim {
    pub right: bool,
    #[serde(flatten)]
    pub time: ClaimTime,
    /// For a correct call in Snap: the animal that was shown twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Animal>,
    /// For a correct claim: the number of cards that it took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub took: Option<usize>,
    /// For a wrong call in Snap: the card that went to the middle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub penalty: Option<Animal>,
    /// For a wrong claim in Slap the Elephant: the number of cards that the other players shared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<usize>,
}

impl Claim {
    /// Returns a claim without cards. The caller adds the cards that it took or cost.
    pub fn new(right: bool, time: ClaimTime) -> Claim {
        Claim { right, time, picture: None, took: None, penalty: None, shared: None }
    }
}

impl StepKind {
    /// Returns the claim that the step records, if any.
    pub fn claim(&self) -> Option<&Claim> {
        match self {
            StepKind::Call(claim) | StepKind::Slap(claim) | StepKind::Snap(claim) => Some(claim),
            _ => None,
        }
    }

    /// Returns whether steps of this kind are always forced.
    fn is_forced(&self) -> bool {
        matches!(self, StepKind::Deal { .. } | StepKind::Limit | StepKind::Out | StepKind::Redeal { .. })
    }
}

impl contract::StepKind for StepKind {
    /// Returns the claim as a statistic. Its time is counted from when Discord accepted the picture that the claim was
    /// judged against.
    fn stat_event(&self) -> Option<StatEvent> {
        self.claim().map(|claim| StatEvent {
            kind: if claim.right { StatKind::ClaimRight } else { StatKind::ClaimWrong },
            value: claim.time.ms,
        })
    }
}

/// The part of the rules that each reaction game defines itself. [`ReactionMatch`] adds what both games share.
pub trait ReactionGame: Clone + Send + Sync + 'static {
    /// What a correct claim takes.
    type Prize: Clone;

    /// See [`contract::GameInfo::name`].
    const NAME: &'static str;

    const MAX_SEATS: usize;

    /// The median number of turns in a match, by number of seats from 2. Source: `cargo bench --bench lengths`.
    const MEDIAN_TURNS: &'static [i64];

    const REACTIONS: &'static [Reaction];

    /// Returns the state before the deal.
    fn new(setup: &Setup) -> Self;

    /// Returns the state that both games share.
    fn shared(&self) -> &SharedState;

    /// See [`ReactionGame::shared`].
    fn shared_mut(&mut self) -> &mut SharedState;

    /// Returns whether the next step is forced, such as the deal.
    fn is_step_forced(&self) -> bool;

    /// Returns the cards that must be dealt again because all packs are empty. Returns `None` in games without new
    /// deals.
    fn cards_to_redeal(&self) -> Option<&[Animal]> {
        None
    }

    /// Checks whether the seat may currently turn a card.
    ///
    /// # Errors
    /// Fails with the rule that forbids it.
    fn check_turn(&self, seat: Seat) -> Result<(), Refusal>;

    /// Checks whether the seat may currently claim, correctly or not.
    ///
    /// # Errors
    /// Fails with the rule that forbids it.
    fn check_claim(&self, seat: Seat) -> Result<(), Refusal> {
        self.shared().check_may_claim(seat)
    }

    /// Returns whether the seat's claims are judged now. If not, they are ignored.
    fn is_judged(&self, _: Seat) -> bool {
        true
    }

    /// Returns whether claims currently have any effect, rather than being ignored.
    fn accepts_claims(&self) -> bool {
        true
    }

    /// Returns what this reaction would win if it claims the newest picture.
    fn newest_claim(&self, reaction: Reaction) -> CorrectClaim<Self::Prize>;

    /// Returns what this reaction would win if it claims the previous picture. The picture directly after a won claim
    /// never counts as the previous picture.
    fn previous_claim(&self, reaction: Reaction) -> CorrectClaim<Self::Prize>;

    /// Returns whether a wrong claim would currently cost something. If not, wrong claims are ignored.
    fn punishes_wrong_claims(&self) -> bool;

    fn decide_turn(&self, seat: Seat, seed: &Seed) -> Vec<Step<StepKind>>;

    /// Returns the steps of a judged claim, or none if it is ignored.
    fn decide_claim(
        &self,
        seat: Seat,
        reaction: Reaction,
        verdict: Verdict<Self::Prize>,
        seed: &Seed,
    ) -> Vec<Step<StepKind>>;

    /// Judges a reaction.
    fn judge_reaction(&self, reaction: Reaction, timing: ClaimTiming) -> Verdict<Self::Prize> {
        let newest = self.newest_claim(reaction);
        let previous = self.previous_claim(reaction);
        judge_claim(timing, self.shared().limits, newest, previous, self.punishes_wrong_claims())
    }

    /// Applies a step whose effect differs between the games. See [`Rules::apply`].
    fn apply(&mut self, step: &Step<StepKind>) -> Result<(), Refusal>;

    /// Removes a resigned seat's cards from the game.
    fn leave(&mut self, seat: Seat);

    /// Returns the number of cards that a seat has.
    fn card_count(&self, seat: Seat) -> usize;

    /// Returns the reaction that is currently right, if any.
    fn right_reaction(&self) -> Option<Reaction>;

    /// Returns the reactions that the seat can currently make, correctly or not.
    fn possible_reactions(&self, seat: Seat) -> &'static [Reaction] {
        if self.accepts_claims() && self.check_claim(seat).is_ok() { Self::REACTIONS } else { &[] }
    }

    /// Describes the cards on the table, for the alt text.
    fn describe_cards(&self) -> Vec<Phrase>;

    /// Returns the animals on the claimed cards that the picture still shows.
    fn claimed_animals(&self, won: WonClaim) -> Vec<Animal> {
        vec![won.animal]
    }

    /// Describes the cards of a seat that is still in the match, for the alt text.
    fn describe_seat(&self, seat: Seat) -> Phrase;

    /// Returns what a learner in this seat should know now. See [`contract::Guidance::advice`].
    fn advice(&self, seat: Seat) -> Phrase;
}

/// The state of a match in the game `G`, with the rules that both reaction games share.
#[derive(Clone, Debug, PartialEq)]
pub struct ReactionMatch<G>(G);

impl<G> Deref for ReactionMatch<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.0
    }
}

impl<G: ReactionGame> Rules for ReactionMatch<G> {
    type Move = Move;
    type StepKind = StepKind;

    fn new(setup: &Setup) -> ReactionMatch<G> {
        ReactionMatch(G::new(setup))
    }

    fn status(&self) -> &MatchStatus {
        &self.shared().progress
    }

    fn status_mut(&mut self) -> &mut MatchStatus {
        &mut self.0.shared_mut().progress
    }

    /// Returns the deal, or `limit` after the last turn. If a seat has no card at its turn, returns `out`, or a new
    /// deal if all packs are empty.
    fn forced_step(&self, seed: &Seed) -> Option<Step<StepKind>> {
        let shared = self.shared();
        let Some(seat) = shared.turn_seat else {
            let (packs, first) = shared.shuffle_and_deal(seed);
            return Some(Step::by_nobody(StepKind::Deal { packs, first }));
        };
        if !self.is_step_forced() {
            return None;
        }
        Some(match self.cards_to_redeal() {
            _ if shared.is_limit_reached() => Step::by_nobody(StepKind::Limit),
            Some(cards) => {
                Step::by_nobody(StepKind::Redeal { packs: shared.shuffle_and_redeal(cards.to_vec(), seat, seed) })
            }
            None => Step::by(seat, StepKind::Out),
        })
    }

    /// Returns whether the forced step is delayed, so that everybody has time to see and claim the newest card.
    fn forced_step_waits(&self) -> bool {
        self.shared().show_ms > 0
            && self.is_step_forced()
            && self.shared().check_running().is_ok()
            && self.accepts_claims()
    }

    fn is_automatic_step(&self, step: &Step<StepKind>) -> bool {
        step.kind.is_forced()
    }

    fn seats_to_act(&self) -> SeatSet {
        let may_act = |&seat: &Seat| self.check_turn(seat).is_ok() || !self.possible_reactions(seat).is_empty();
        Seat::all(self.shared().seats()).filter(may_act).collect()
    }

    /// Returns only the seat whose turn it is, because claims are voluntary.
    fn awaited_seats(&self) -> SeatSet {
        Seat::all(self.shared().seats()).filter(|&seat| self.check_turn(seat).is_ok()).collect()
    }

    fn seats_to_agree(&self) -> SeatSet {
        if self.shared().check_running().is_ok() { self.shared().still_in } else { SeatSet::EMPTY }
    }

    fn agreed_step(&self, _: &Seed) -> Option<Step<StepKind>> {
        (!self.seats_to_agree().is_empty()).then(|| Step::by_nobody(StepKind::Agree))
    }

    fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        let ClaimLimits { floor_ms: floor, grace_ms: grace } = self.shared().limits;
        let timing = ClaimTiming { since_newest_ms: Some(floor.max(grace)), ..ClaimTiming::default() };
        let turn = self.check_turn(seat).is_ok().then_some(Move::Turn);
        let claims = self.possible_reactions(seat).iter().map(|&reaction| Move::Claim(reaction, timing));
        turn.into_iter().chain(claims).collect()
    }

    fn check(&self, seat: Seat, play: &Move) -> Result<(), Refusal> {
        match play {
            Move::Turn => self.check_turn(seat),
            Move::Claim(reaction, _) if G::REACTIONS.contains(reaction) => self.check_claim(seat),
            Move::Claim(..) => Err(Refusal::new("claims-refusal-no-reaction")),
        }
    }

    fn steps_for_move(&self, seat: Seat, play: &Move, seed: &Seed) -> Vec<Step<StepKind>> {
        match play {
            Move::Turn => self.decide_turn(seat, seed),
            Move::Claim(..) if !self.is_judged(seat) => Vec::new(),
            Move::Claim(reaction, timing) => match self.judge_reaction(*reaction, *timing) {
                // Discord does not say who removed a reaction, so a removal must not cost anything.
                Verdict::Wrong { .. } if timing.by_removal => Vec::new(),
                verdict => self.decide_claim(seat, *reaction, verdict, seed),
            },
        }
    }

    fn apply(&mut self, step: &Step<StepKind>) -> Result<(), Refusal> {
        if self.is_step_forced() && !self.forced_step_waits() && !step.kind.is_forced() {
            self.shared().check_running()?;
            return Err(Refusal::new("claims-refusal-forced-first"));
        }
        match (step.by, &step.kind) {
            (None, StepKind::Deal { packs, first }) => self.0.shared_mut().apply_deal(packs, *first),
            (None, StepKind::Limit) if self.shared().is_limit_reached() => self.0.shared_mut().end_early("turn-limit"),
            (None, StepKind::Limit) => self.shared().check_running().and(Err(Refusal::new("claims-refusal-limit"))),
            _ => self.0.apply(step),
        }
    }

    fn on_resign(&mut self, seat: Seat) {
        self.0.leave(seat);
    }

    /// Returns the remaining seats with the most cards as the winners, or `None` if the match is not over.
    fn game_ending(&self) -> Option<Ending> {
        let why = self.shared().end_reason?;
        Some(Ending::highest_wins(self.shared().still_in, why, |seat| self.card_count(seat)))
    }

    fn outcome_lists(&self) -> Vec<(&'static str, Vec<i64>)> {
        vec![("cards", Seat::all(self.shared().seats()).map(|seat| self.card_count(seat) as i64).collect())]
    }

    fn remaining_seats(&self) -> SeatSet {
        self.shared().still_in
    }
}

impl<G: ReactionGame> Analysis for ReactionMatch<G> {}

impl<G: ReactionGame> RealTime for ReactionMatch<G> {
    fn claim_move(reaction: &str, timing: ClaimTiming) -> Option<Move> {
        let known = reaction.parse().ok().filter(|known| G::REACTIONS.contains(known))?;
        Some(Move::Claim(known, timing))
    }

    fn claim_window_number(&self) -> usize {
        self.shared().claim_window
    }

    fn show_ms(&self) -> u64 {
        self.shared().show_ms
    }

    fn right_claim(&self, seat: Seat, claim: &Move) -> Option<RightClaim> {
        let Move::Claim(reaction, timing) = claim else { return None };
        if !self.is_judged(seat) {
            return None;
        }
        match self.judge_reaction(*reaction, *timing) {
            Verdict::Right { time, .. } => Some(RightClaim { reaction_ms: Some(time.ms) }),
            Verdict::Late { ms: reaction_ms } => Some(RightClaim { reaction_ms }),
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
