//! The state of a match, and the effects of steps.

use crate::reaction_games::{
    Animal, Claim, CorrectClaim, Reaction, ReactionGame, ReactionMatch, SharedState, StepKind, Verdict, WonClaim,
};
use contract::{Phrase, Refusal, Seat, SeatSet, Seed, Setup, Step};

/// The state of a Slap the Elephant match.
pub type Slap = ReactionMatch<SlapState>;

/// The state of a match, with the rules that only Slap the Elephant has.
#[derive(Clone, Debug)]
pub struct SlapState {
    shared: SharedState,
    /// The common pile, with the top card last.
    pub(super) pile: Vec<Animal>,
    /// The correct reaction in the previous picture. The picture directly after a won pile never becomes the previous
    /// picture.
    previous_claim: CorrectClaim<Reaction>,
    /// Set when the pile is shared or dealt out, until the next turn. Contains the correct reaction to the pile's last
    /// top card, if any.
    shared_out: Option<Option<Reaction>>,
    /// The seats whose packs grew through a claim since the last turn.
    pub(super) gaining_seats: SeatSet,
}

impl ReactionGame for SlapState {
    type Prize = Reaction;

    const NAME: &'static str = "slap";
    const MAX_SEATS: usize = 4;
    const MEDIAN_TURNS: &'static [i64] = &[199, 250, 303];
    const REACTIONS: &'static [Reaction] = &[Reaction::Slap, Reaction::Snap];

    fn new(setup: &Setup) -> SlapState {
        SlapState {
            shared: SharedState::new(setup),
            pile: Vec::new(),
            previous_claim: CorrectClaim::Nothing,
            shared_out: None,
            gaining_seats: SeatSet::EMPTY,
        }
    }

    fn shared(&self) -> &SharedState {
        &self.shared
    }

    fn shared_mut(&mut self) -> &mut SharedState {
        &mut self.shared
    }

    fn is_step_forced(&self) -> bool {
        self.shared.turn_seat.is_none_or(|seat| self.shared.is_limit_reached() || self.shared.pack_len(seat) == 0)
    }

    fn cards_to_redeal(&self) -> Option<&[Animal]> {
        (self.pack_holder_count() == 0).then_some(&self.pile)
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        self.shared.check_may_turn(seat)?;
        if self.shared.pack_len(seat) > 0 { Ok(()) } else { Err(Refusal::new("slap-refusal-no-card")) }
    }

    fn accepts_claims(&self) -> bool {
        !self.pile.is_empty()
    }

    fn newest_claim(&self, reaction: Reaction) -> CorrectClaim<Reaction> {
        self.correct_claim().if_claim_is(reaction)
    }

    fn previous_claim(&self, reaction: Reaction) -> CorrectClaim<Reaction> {
        self.previous_claim.if_claim_is(reaction)
    }

    /// Reactions to an empty pile are ignored.
    fn punishes_wrong_claims(&self) -> bool {
        self.accepts_claims()
    }

    fn decide_turn(&self, seat: Seat, _: &Seed) -> Vec<Step<StepKind>> {
        self.shared.top_card(seat).map(|card| Step::by(seat, StepKind::Turn { card })).into_iter().collect()
    }

    fn decide_claim(
        &self,
        seat: Seat,
        reaction: Reaction,
        verdict: Verdict<Reaction>,
        _: &Seed,
    ) -> Vec<Step<StepKind>> {
        let kind = match reaction {
            Reaction::Slap => StepKind::Slap,
            Reaction::Snap => StepKind::Snap,
        };
        self.recorded_claim(verdict).map(|claim| Step::by(seat, kind(claim))).into_iter().collect()
    }

    fn apply(&mut self, step: &Step<StepKind>) -> Result<(), Refusal> {
        match (step.by, &step.kind) {
            (None, StepKind::Redeal { packs }) => self.apply_redeal(packs),
            (None, StepKind::Agree) => self.shared.end_early("agreed"),
            (Some(seat), StepKind::Turn { card }) => self.apply_turn(seat, *card),
            (Some(seat), StepKind::Out) => self.apply_out(seat),
            (Some(seat), StepKind::Slap(claim)) => self.apply_claim(seat, Reaction::Slap, claim),
            (Some(seat), StepKind::Snap(claim)) => self.apply_claim(seat, Reaction::Snap, claim),
            _ => Err(Refusal::new("claims-refusal-by")),
        }
    }

    fn leave(&mut self, seat: Seat) {
        self.shared.leave(seat);
        self.end_if_decided("resign");
    }

    /// Returns the size of a seat's pack. The pile does not belong to any seat.
    fn card_count(&self, seat: Seat) -> usize {
        self.shared.pack_len(seat)
    }

    fn right_reaction(&self) -> Option<Reaction> {
        match self.pile.last()? {
            Animal::Elephant => Some(Reaction::Slap),
            Animal::Mouse => Some(Reaction::Snap),
            _ => None,
        }
    }

    fn describe_cards(&self) -> Vec<Phrase> {
        vec![match self.pile.last() {
            Some(top) => Phrase::new("slap-describe-pile").with("pile", self.pile.len()).with("card", top.phrase()),
            None => Phrase::new("slap-describe-no-pile"),
        }]
    }

    fn describe_seat(&self, seat: Seat) -> Phrase {
        Phrase::new("slap-describe-seat").with("player", seat).with("pack", self.shared.pack_len(seat))
    }

    fn advice(&self, _: Seat) -> Phrase {
        match self.right_reaction() {
            Some(Reaction::Slap) => Phrase::new("slap-learn-elephant-now").with("cards", self.pile.len()),
            Some(Reaction::Snap) => Phrase::new("slap-learn-mouse-now").with("cards", self.pile.len()),
            None => Phrase::new("slap-learn-watch"),
        }
    }
}

impl SlapState {
    fn apply_turn(&mut self, seat: Seat, card: Animal) -> Result<(), Refusal> {
        self.shared.check_may_turn(seat)?;
        self.shared.show_top_card(seat, card)?;
        // After a correct claim, the picture that this claim decided remains the previous picture.
        if !self.shared.count_turn() {
            self.previous_claim = self.correct_claim();
        }
        self.shared_out = None;
        self.pile.push(card);
        self.gaining_seats = SeatSet::EMPTY;
        Ok(())
    }

    fn apply_out(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.pack_holder_count() == 0 {
            return Err(Refusal::new("slap-refusal-redeal-first"));
        }
        self.shared.go_out(seat)?;
        self.end_if_decided("all-cards");
        Ok(())
    }

    fn apply_redeal(&mut self, packs: &[Vec<Animal>]) -> Result<(), Refusal> {
        self.shared.check_running()?;
        if self.pack_holder_count() > 0 {
            return Err(Refusal::new("slap-refusal-redeal"));
        }
        self.shared.apply_redeal(packs, &self.pile)?;
        self.take_pile();
        self.end_if_decided("all-cards");
        Ok(())
    }

    fn apply_claim(&mut self, seat: Seat, reaction: Reaction, claim: &Claim) -> Result<(), Refusal> {
        self.shared.check_may_claim(seat)?;
        if self.recorded_claim(self.judge_reaction(reaction, claim.time.timing())).as_ref() != Some(claim) {
            return Err(Refusal::new("claims-refusal-judged"));
        }
        let pile = self.take_pile();
        if let Some(&animal) = pile.last().filter(|_| claim.right) {
            self.shared.record_won(WonClaim { by: seat, ms: claim.time.ms, animal });
            self.shared.put_under_pack(seat, pile);
            self.gaining_seats = SeatSet::from(seat);
            self.shared.turn_seat = Some(seat);
            self.previous_claim = CorrectClaim::Claimed(reaction);
            self.shared_out = None;
        } else {
            let remaining = self.shared.remaining_clockwise_from(seat);
            self.gaining_seats = SeatSet::EMPTY;
            for (card, &other) in pile.into_iter().zip(remaining[1..].iter().cycle()) {
                self.shared.put_under_pack(other, [card]);
                self.gaining_seats = self.gaining_seats.with(other);
            }
        }
        self.end_if_decided("all-cards");
        Ok(())
    }

    /// Returns the correct reaction to the newest picture, and whether a claim has already decided this picture.
    fn correct_claim(&self) -> CorrectClaim<Reaction> {
        match self.shared_out {
            Some(asked) => asked.map_or(CorrectClaim::Nothing, CorrectClaim::Claimed),
            None => self.right_reaction().map_or(CorrectClaim::Nothing, CorrectClaim::Open),
        }
    }

    /// Removes the pile from the table. The newest and the previous picture now count as decided, so later claims that
    /// fit them are ignored.
    fn take_pile(&mut self) -> Vec<Animal> {
        self.shared_out = Some(self.right_reaction());
        if let CorrectClaim::Open(asked) = self.previous_claim {
            self.previous_claim = CorrectClaim::Claimed(asked);
        }
        std::mem::take(&mut self.pile)
    }

    /// Returns the claim to record for a judged reaction, or `None` if the reaction is ignored.
    fn recorded_claim(&self, verdict: Verdict<Reaction>) -> Option<Claim> {
        let cards = Some(self.pile.len());
        match verdict {
            Verdict::Right { time, .. } => Some(Claim { took: cards, ..Claim::new(true, time) }),
            Verdict::Wrong { time } => Some(Claim { shared: cards, ..Claim::new(false, time) }),
            Verdict::Late { .. } | Verdict::Ignored => None,
        }
    }

    /// Returns the number of packs that are not empty.
    pub fn pack_holder_count(&self) -> usize {
        Seat::all(self.shared.seats()).filter(|&seat| self.shared.pack_len(seat) > 0).count()
    }

    /// Ends the match if one player has every card, or if one seat is left.
    fn end_if_decided(&mut self, why: &'static str) {
        let dealt = self.shared.turn_seat.is_some();
        if self.shared.still_in.len() < 2 || dealt && self.pile.is_empty() && self.pack_holder_count() < 2 {
            self.shared.end(why);
        }
    }
}
