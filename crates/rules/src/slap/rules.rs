//! The kinds of steps, the state of a match, and the effects of steps. `docs/record.md` describes the steps.
//!
//! The moves are [`crate::claims::Move`].

use serde::{Deserialize, Serialize};

use crate::claims::{self, Animal, Asked, CardTable, ClaimGame, ClaimTime, Claims, Reaction, Verdict};
use contract::{Refusal, Seat, SeatSet, Seed, Setup, StatEvent, Step};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum StepKind {
    Deal {
        /// The packs by seat, with the top card first.
        packs: Vec<Vec<Animal>>,
        /// The dealer's left neighbour, who plays first.
        first: Seat,
    },
    /// A seat plays the top card of its pack onto the common pile.
    Turn { card: Animal },
    /// A seat goes out because it has no cards when its turn comes.
    Out,
    /// A correct or wrong slap. An ignored reaction is not a step.
    Slap(Claim),
    /// A correct or wrong snap of the fingers.
    Snap(Claim),
    /// All packs are empty, so the pile is shuffled and dealt to the remaining seats.
    Redeal {
        /// The packs by seat, with the top card first. Seats that are out have an empty pack.
        packs: Vec<Vec<Animal>>,
    },
    /// The remaining users agreed to end the match.
    Agree,
    /// The last turn of the turn limit is over.
    Limit,
}

/// A reaction and its result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Claim {
    /// Whether this reaction matched the pile's top card.
    pub right: bool,
    #[serde(flatten)]
    pub time: ClaimTime,
    /// For a correct reaction: the number of cards that it took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub took: Option<usize>,
    /// The number of cards that the other players shared after a wrong reaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<usize>,
}

impl contract::StepKind for StepKind {
    fn stat_event(&self) -> Option<StatEvent> {
        match self {
            StepKind::Slap(claim) | StepKind::Snap(claim) => Some(claims::stat_event(claim.right, claim.time.ms)),
            _ => None,
        }
    }
}

/// A state of a match.
pub type Slap = Claims<SlapState>;

/// A match of Slap the Elephant.
#[derive(Clone, Debug)]
pub struct SlapState {
    table: CardTable,
    /// The common pile, with the top card last.
    pub(super) pile: Vec<Animal>,
    /// The correct reaction in the previous picture. A won pile does not count as a picture here.
    previous: Asked<Reaction>,
    /// Set from when the pile is shared out until the next turn. The value is the correct reaction to the top card of
    /// that pile, if any.
    dealt_out: Option<Option<Reaction>>,
    /// The number of redeals.
    redeals: usize,
    /// The seats whose packs grew through a claim since the last turn.
    pub(super) gained: SeatSet,
    /// The last correct claim, kept until the next turn.
    pub(super) won: Option<Won>,
}

/// A correct claim. The picture shows it until the next turn.
#[derive(Clone, Copy, Debug)]
pub struct Won {
    pub by: Seat,
    pub ms: i64,
    /// The card that was on top of the pile.
    pub top: Animal,
}

impl ClaimGame for SlapState {
    type StepKind = StepKind;
    type Prize = Reaction;

    const AGREE: StepKind = StepKind::Agree;

    const REACTIONS: &'static [Reaction] = &[Reaction::Slap, Reaction::Snap];

    fn new(setup: &Setup) -> SlapState {
        SlapState {
            table: CardTable::new(setup),
            pile: Vec::new(),
            previous: Asked::Nothing,
            dealt_out: None,
            redeals: 0,
            gained: SeatSet::NONE,
            won: None,
        }
    }

    fn table(&self) -> &CardTable {
        &self.table
    }

    fn table_mut(&mut self) -> &mut CardTable {
        &mut self.table
    }

    /// Returns the deal, or `limit` after the last turn. If a seat has no card at its turn, returns `out`, or a
    /// new deal if all packs are empty.
    fn forced_step(&self, seed: &Seed) -> Option<Step<StepKind>> {
        let Some(seat) = self.table.turn() else {
            let (packs, first) = self.table.fair_deal(seed);
            return Some(Step::nobody(StepKind::Deal { packs, first }));
        };
        if !self.is_step_forced() {
            return None;
        }
        if self.table.is_limit_reached() {
            return Some(Step::nobody(StepKind::Limit));
        }
        if self.holders() > 0 {
            return Some(Step::by(seat, StepKind::Out));
        }
        let packs = self.table.fair_redeal(self.pile.clone(), seat, seed, self.redeals);
        Some(Step::nobody(StepKind::Redeal { packs }))
    }

    fn is_step_forced(&self) -> bool {
        self.table.turn().is_none_or(|seat| self.table.is_limit_reached() || self.table.pack(seat) == 0)
    }

    fn is_forced(step: &StepKind) -> bool {
        matches!(step, StepKind::Deal { .. } | StepKind::Limit | StepKind::Out | StepKind::Redeal { .. })
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        self.table.may_turn(seat)?;
        if self.table.pack(seat) > 0 { Ok(()) } else { Err(Refusal::new("slap-refusal-no-card")) }
    }

    fn is_claimable(&self) -> bool {
        !self.pile.is_empty()
    }

    fn newest(&self, reaction: Reaction) -> Asked<Reaction> {
        self.asked().only(reaction)
    }

    fn previous(&self, reaction: Reaction) -> Asked<Reaction> {
        self.previous.only(reaction)
    }

    /// Claims on an empty pile are ignored.
    fn punishes_claims(&self) -> bool {
        self.is_claimable()
    }

    fn decide_turn(&self, seat: Seat, _: &Seed) -> Vec<Step<StepKind>> {
        self.table.top(seat).map(|card| Step::by(seat, StepKind::Turn { card })).into_iter().collect()
    }

    fn decide_claim(
        &self,
        seat: Seat,
        reaction: Reaction,
        verdict: Verdict<Reaction>,
        _: &Seed,
    ) -> Vec<Step<StepKind>> {
        let kind = |claim| match reaction {
            Reaction::Slap => StepKind::Slap(claim),
            Reaction::Snap => StepKind::Snap(claim),
        };
        self.result(verdict).map(|claim| Step::by(seat, kind(claim))).into_iter().collect()
    }

    fn apply(&mut self, step: &Step<StepKind>) -> Result<(), Refusal> {
        match (step.by, &step.kind) {
            (None, StepKind::Deal { packs, first }) => self.table.deal(packs, *first),
            (None, StepKind::Redeal { packs }) => self.redeal(packs),
            (None, StepKind::Agree) => self.table.agree(),
            (None, StepKind::Limit) => self.table.end_by_limit(),
            (Some(seat), StepKind::Turn { card }) => self.turn(seat, *card),
            (Some(seat), StepKind::Out) => self.out(seat),
            (Some(seat), StepKind::Slap(claim)) => self.claim(seat, Reaction::Slap, claim),
            (Some(seat), StepKind::Snap(claim)) => self.claim(seat, Reaction::Snap, claim),
            _ => Err(Refusal::new("claims-refusal-by")),
        }
    }

    fn leave(&mut self, seat: Seat) {
        self.table.leave(seat);
        self.end_if_decided("resign");
    }

    /// Returns the sizes of the packs. The pile does not belong to any seat.
    fn cards(&self) -> Vec<i64> {
        Seat::all(self.table.seats()).map(|seat| self.table.pack(seat) as i64).collect()
    }

    fn right_reaction(&self) -> Option<Reaction> {
        match self.pile.last()? {
            Animal::Elephant => Some(Reaction::Slap),
            Animal::Mouse => Some(Reaction::Snap),
            _ => None,
        }
    }
}

impl SlapState {
    fn turn(&mut self, seat: Seat, card: Animal) -> Result<(), Refusal> {
        self.table.may_turn(seat)?;
        self.table.show(seat, card)?;
        // After a correct claim, the previous picture is still the one that this claim decided.
        if self.won.take().is_none() {
            self.previous = self.asked();
        }
        self.dealt_out = None;
        self.pile.push(card);
        self.gained = SeatSet::NONE;
        self.table.turned();
        Ok(())
    }

    fn out(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.holders() == 0 {
            return Err(Refusal::new("slap-refusal-redeal-first"));
        }
        self.table.out(seat)?;
        self.end_if_decided("all-cards");
        Ok(())
    }

    fn redeal(&mut self, packs: &[Vec<Animal>]) -> Result<(), Refusal> {
        self.table.running()?;
        if self.holders() > 0 {
            return Err(Refusal::new("slap-refusal-redeal"));
        }
        self.table.redeal(packs, &self.pile)?;
        self.take_off();
        self.redeals += 1;
        self.end_if_decided("all-cards");
        Ok(())
    }

    fn claim(&mut self, seat: Seat, reaction: Reaction, claim: &Claim) -> Result<(), Refusal> {
        self.table.may_claim(seat)?;
        if self.result(self.judged(reaction, claim.time.timing())).as_ref() != Some(claim) {
            return Err(Refusal::new("claims-refusal-judged"));
        }
        let pile = self.take_off();
        if claim.right {
            self.won = pile.last().map(|&top| Won { by: seat, ms: claim.time.ms, top });
            self.table.put_under(seat, pile);
            self.gained = SeatSet::NONE.with(seat);
            self.table.begin_with(seat);
            (self.previous, self.dealt_out) = (Asked::Decided(reaction), None);
            self.table.taken();
        } else {
            let others: Vec<Seat> =
                seat.others(self.table.seats()).filter(|&other| self.table.still_in().has(other)).collect();
            self.gained = SeatSet::NONE;
            for (card, &other) in pile.into_iter().zip(others.iter().cycle()) {
                self.table.put_under(other, [card]);
                self.gained = self.gained.with(other);
            }
        }
        self.end_if_decided("all-cards");
        Ok(())
    }

    /// Returns the correct claim in the newest picture.
    fn asked(&self) -> Asked<Reaction> {
        match self.dealt_out {
            Some(asked) => Asked::decided(asked),
            None => Asked::open(self.right_reaction()),
        }
    }

    /// Takes the pile off the table, which decides the newest and the previous pictures.
    fn take_off(&mut self) -> Vec<Animal> {
        self.dealt_out = Some(self.right_reaction());
        if let Asked::Open(asked) = self.previous {
            self.previous = Asked::Decided(asked);
        }
        std::mem::take(&mut self.pile)
    }

    /// Returns the result of a judged reaction, or `None` if it is ignored.
    fn result(&self, verdict: Verdict<Reaction>) -> Option<Claim> {
        let cards = Some(self.pile.len());
        match verdict {
            Verdict::Right { time, .. } => Some(Claim { right: true, time, took: cards, shared: None }),
            Verdict::Wrong { time } => Some(Claim { right: false, time, took: None, shared: cards }),
            Verdict::Late { .. } | Verdict::Ignored => None,
        }
    }

    /// Returns the number of packs that are not empty.
    pub fn holders(&self) -> usize {
        Seat::all(self.table.seats()).filter(|&seat| self.table.pack(seat) > 0).count()
    }

    /// Ends the match if one player has every card, or if one seat is left.
    fn end_if_decided(&mut self, why: &'static str) {
        let dealt = self.table.turn().is_some();
        if self.table.still_in().len() < 2 || dealt && self.pile.is_empty() && self.holders() < 2 {
            self.table.end(why);
        }
    }
}
