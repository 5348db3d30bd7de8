//! The state of a match, and the effects of steps.

use crate::reaction_games::{
    Animal, Claim, ClaimTime, CorrectClaim, Reaction, ReactionGame, ReactionMatch, SharedState, StepKind, Verdict,
    WonClaim, same_cards, sort_and_shuffle,
};
use contract::{Phrase, RandomStream, Refusal, Seat, SeatSet, Seed, Setup, Step};

/// After a wrong call, a seat's calls are ignored until this many more cards have been turned. With a smaller number,
/// users could win by adding and removing their reaction blindly, as `cargo bench -p rules --bench rivals` shows.
const SILENT_TURNS: i64 = 3;

/// The state of a Snap match.
pub type Snap = ReactionMatch<SnapState>;

#[derive(Clone, Debug)]
pub struct SnapState {
    shared: SharedState,
    /// The face-up piles by seat.
    pub(super) piles: Vec<Pile>,
    /// The penalty cards, oldest first.
    pub(super) penalty_cards: Vec<PenaltyCard>,
    /// For each seat, the turn count at which its calls are judged again after a wrong call.
    judged_from_turn: Vec<i64>,
    /// The animal that was shown twice in the previous picture. The picture directly after a won claim never becomes
    /// the previous picture.
    previous_claim: CorrectClaim<ShownPair>,
    /// The cards that the last correct call took, kept until the next turn. Until that turn, nobody pays a penalty.
    pub(super) taken_cards: TakenCards,
    /// The re-formed pack, kept until the turn or wrong call for which it was re-formed.
    reformed: Option<ReformedPack>,
    /// The number of re-formed packs so far.
    reform_count: usize,
}

/// A face-up pile.
#[derive(Clone, Debug, Default)]
pub struct Pile {
    /// The cards, with the top card last.
    pub(super) cards: Vec<Animal>,
    /// The number of the claim window in which the top card appeared.
    top_since: usize,
}

impl Pile {
    pub fn top(&self) -> Option<ExposedCard> {
        self.cards.last().map(|&animal| ExposedCard { animal, since_window: self.top_since })
    }
}

/// A penalty card in the middle.
#[derive(Clone, Copy, Debug)]
pub struct PenaltyCard {
    /// The seat that called wrongly.
    pub owner: Seat,
    pub card: ExposedCard,
}

/// A visible card: the top of a pile, or a penalty card.
#[derive(Clone, Copy, Debug)]
pub struct ExposedCard {
    pub animal: Animal,
    /// The number of the claim window in which the card appeared.
    pub since_window: usize,
}

/// An animal that is shown twice, and the seats whose piles a correct call takes. The call also takes all penalty cards
/// that show the animal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownPair {
    pub animal: Animal,
    /// The seats that have a pile or paid a penalty card with this animal.
    pub pile_owners: SeatSet,
}

/// The cards that a correct call took. The picture shows them until the next turn.
#[derive(Clone, Debug, Default)]
pub struct TakenCards {
    /// The top cards of the taken piles, with their seats.
    pub top_cards: Vec<(Seat, Animal)>,
    /// The number of penalty cards taken.
    pub penalty_count: usize,
}

/// The seat that re-formed its pack, and the animal that was shown twice before that. Calls are still judged against
/// the state before the pack was re-formed.
#[derive(Clone, Copy, Debug)]
struct ReformedPack {
    seat: Seat,
    shown_before: Option<ShownPair>,
}

impl ReactionGame for SnapState {
    type Prize = ShownPair;

    const NAME: &'static str = "snap";
    const MAX_SEATS: usize = 8;
    const MEDIAN_TURNS: &'static [i64] = &[266, 392, 450, 495, 530, 573, 585];
    const REACTIONS: &'static [Reaction] = &[Reaction::Snap];

    fn new(setup: &Setup) -> SnapState {
        SnapState {
            shared: SharedState::new(setup),
            piles: vec![Pile::default(); setup.seats],
            penalty_cards: Vec::new(),
            judged_from_turn: vec![0; setup.seats],
            previous_claim: CorrectClaim::Nothing,
            taken_cards: TakenCards::default(),
            reformed: None,
            reform_count: 0,
        }
    }

    fn shared(&self) -> &SharedState {
        &self.shared
    }

    fn shared_mut(&mut self) -> &mut SharedState {
        &mut self.shared
    }

    fn is_step_forced(&self) -> bool {
        let Some(seat) = self.shared.turn_seat else { return true };
        self.reformed.is_none() && (self.shared.is_limit_reached() || self.card_count(seat) == 0)
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        self.shared.check_may_turn(seat)?;
        self.check_card_available(seat)
    }

    fn check_claim(&self, seat: Seat) -> Result<(), Refusal> {
        self.shared.check_may_claim(seat)?;
        self.check_card_available(seat)
    }

    /// [`SnapState::apply`] does not check this, because records from earlier versions contain calls that would now be
    /// ignored.
    fn is_judged(&self, seat: Seat) -> bool {
        self.judged_from_turn.get(seat.index()).is_none_or(|&turns| turns <= self.shared.turns)
    }

    fn newest_claim(&self, _: Reaction) -> CorrectClaim<ShownPair> {
        self.shown_before_reform().map_or(CorrectClaim::Nothing, CorrectClaim::Open)
    }

    fn previous_claim(&self, _: Reaction) -> CorrectClaim<ShownPair> {
        self.previous_claim
    }

    /// Between a correct call and the next turn, a wrong call only means that another player was faster.
    fn punishes_wrong_claims(&self) -> bool {
        self.shared.last_won.is_none()
    }

    fn decide_turn(&self, seat: Seat, seed: &Seed) -> Vec<Step<StepKind>> {
        self.steps_with_next_card(seat, seed, |card| StepKind::Turn { card })
    }

    fn decide_claim(&self, seat: Seat, _: Reaction, verdict: Verdict<ShownPair>, seed: &Seed) -> Vec<Step<StepKind>> {
        match verdict {
            Verdict::Late { .. } | Verdict::Ignored => Vec::new(),
            Verdict::Right { claim, time } => {
                vec![Step::by(seat, StepKind::Call(self.right_call(seat, claim, time)))]
            }
            Verdict::Wrong { time } => {
                self.steps_with_next_card(seat, seed, |card| StepKind::Call(wrong_call(card, time)))
            }
        }
    }

    fn apply(&mut self, step: &Step<StepKind>) -> Result<(), Refusal> {
        match (step.by, &step.kind) {
            (None, StepKind::Agree) if self.reformed.is_some() => Err(Refusal::new("snap-refusal-after-reform")),
            (None, StepKind::Agree) => self.shared.end_early("agreed"),
            (Some(seat), StepKind::Reform { pack }) => self.apply_reform(seat, pack),
            (Some(seat), StepKind::Turn { card }) => self.apply_turn(seat, *card),
            (Some(seat), StepKind::Out) if self.card_count(seat) > 0 => Err(Refusal::new("claims-refusal-not-out")),
            (Some(seat), StepKind::Out) => self.shared.go_out(seat),
            (Some(seat), StepKind::Call(call)) => self.apply_call(seat, call),
            _ => Err(Refusal::new("claims-refusal-by")),
        }
    }

    /// The seat's pack and pile leave the game, and its penalty cards stay in the middle.
    fn leave(&mut self, seat: Seat) {
        self.piles[seat.index()].cards.clear();
        self.reformed = self.reformed.filter(|reformed| reformed.seat != seat);
        self.shared.leave(seat);
        self.end_if_one_holds_all("resign");
    }

    /// Returns the number of cards in a seat's pack and pile. Penalty cards do not belong to any seat.
    fn card_count(&self, seat: Seat) -> usize {
        self.shared.pack_len(seat) + self.piles.get(seat.index()).map_or(0, |pile| pile.cards.len())
    }

    fn right_reaction(&self) -> Option<Reaction> {
        self.shown_twice().map(|_| Reaction::Snap)
    }

    fn describe_cards(&self) -> Vec<Phrase> {
        let named = |animal: Animal, player: Seat| {
            Phrase::new("snap-describe-card").with("card", animal.phrase()).with("player", player)
        };
        let piles = Seat::all(self.piles.len()).zip(&self.piles);
        let tops: Vec<Phrase> = piles.filter_map(|(seat, pile)| Some(named(pile.top()?.animal, seat))).collect();
        let middle: Vec<Phrase> =
            self.penalty_cards.iter().map(|penalty| named(penalty.card.animal, penalty.owner)).collect();
        let exposed = [("snap-describe-tops", tops), ("snap-describe-middle", middle)];
        let exposed = exposed.into_iter().filter(|(_, cards)| !cards.is_empty());
        exposed.map(|(key, cards)| Phrase::new(key).with("cards", cards)).collect()
    }

    /// Returns the animals on top of the taken piles. After a call for the previous picture, these animals can differ
    /// from the claimed animal.
    fn claimed_animals(&self, won: WonClaim) -> Vec<Animal> {
        let middle = (self.taken_cards.penalty_count > 0).then_some(won.animal);
        let mut animals: Vec<Animal> = Vec::new();
        for animal in self.taken_cards.top_cards.iter().map(|(_, animal)| *animal).chain(middle) {
            if !animals.contains(&animal) {
                animals.push(animal);
            }
        }
        animals
    }

    fn describe_seat(&self, seat: Seat) -> Phrase {
        Phrase::new("snap-describe-seat")
            .with("player", seat)
            .with("pack", self.shared.pack_len(seat))
            .with("pile", self.piles[seat.index()].cards.len())
    }

    fn advice(&self, seat: Seat) -> Phrase {
        match self.shown_twice().filter(|_| self.check_claim(seat).is_ok() && self.is_judged(seat)) {
            Some(shown) => Phrase::new("snap-learn-pair-now")
                .with("card", shown.animal.pair_phrase())
                .with("cards", self.claimed_cards(seat, shown).len()),
            None if self.shared.turn_seat == Some(seat) && self.shared.pack_len(seat) == 0 => {
                Phrase::new("snap-learn-new-pack")
            }
            None if !self.penalty_cards.is_empty() => Phrase::new("snap-learn-penalty"),
            None => Phrase::new("snap-learn-watch"),
        }
    }
}

impl SnapState {
    /// Returns the exposed cards. Each is given with the seat that owns the pile or paid the penalty card.
    pub fn exposed_cards(&self) -> impl Iterator<Item = (Seat, ExposedCard)> {
        let tops = Seat::all(self.piles.len()).zip(&self.piles).filter_map(|(seat, pile)| Some((seat, pile.top()?)));
        tops.chain(self.penalty_cards.iter().map(|penalty| (penalty.owner, penalty.card)))
    }

    /// Returns the animal that a correct call currently claims. If several animals are shown twice, this is the one
    /// with the newest exposed card.
    pub fn shown_twice(&self) -> Option<ShownPair> {
        let showing = |animal| self.exposed_cards().filter(move |(_, card)| card.animal == animal);
        let shown_twice = self.exposed_cards().filter(|(_, card)| showing(card.animal).count() > 1);
        let (_, ExposedCard { animal, .. }) = shown_twice.max_by_key(|(_, card)| card.since_window)?;
        Some(ShownPair { animal, pile_owners: showing(animal).map(|(owner, _)| owner).collect() })
    }

    fn apply_reform(&mut self, seat: Seat, pack: &[Animal]) -> Result<(), Refusal> {
        self.check_claim(seat)?;
        let shown_before = self.shown_twice();
        // The seat needs a new pack only for its turn or for a wrong call.
        let may_be_wrong = shown_before.is_none() && self.punishes_wrong_claims();
        let needed = self.reformed.is_none() && (self.check_turn(seat).is_ok() || may_be_wrong);
        let pile = &self.piles[seat.index()].cards;
        if !needed || self.shared.pack_len(seat) > 0 || !same_cards(pack, pile) {
            return Err(Refusal::new("snap-refusal-reform"));
        }
        self.piles[seat.index()].cards.clear();
        self.shared.put_under_pack(seat, pack.iter().copied());
        self.reformed = Some(ReformedPack { seat, shown_before });
        self.reform_count += 1;
        Ok(())
    }

    fn apply_turn(&mut self, seat: Seat, card: Animal) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        let shown = self.shown_before_reform();
        self.shared.show_top_card(seat, card)?;
        let pile = &mut self.piles[seat.index()];
        pile.cards.push(card);
        pile.top_since = self.shared.claim_window;
        self.taken_cards = TakenCards::default();
        self.reformed = None;
        // After a correct call, the picture that this call decided remains the previous picture.
        if !self.shared.count_turn() {
            self.previous_claim = shown.map_or(CorrectClaim::Nothing, CorrectClaim::Open);
        }
        Ok(())
    }

    fn apply_call(&mut self, seat: Seat, call: &Claim) -> Result<(), Refusal> {
        self.check_claim(seat)?;
        match (self.judge_reaction(Reaction::Snap, call.time.timing()), call.penalty) {
            // A correct call cannot come between the re-forming of a pack and the step that needs this pack.
            (Verdict::Right { claim, time }, _)
                if *call == self.right_call(seat, claim, time) && self.reformed.is_none() =>
            {
                let taken = self.claimed_cards(seat, claim);
                let owners = claim.pile_owners.iter();
                let top_cards = owners.filter_map(|owner| Some((owner, self.piles[owner.index()].top()?.animal)));
                self.taken_cards.top_cards = top_cards.collect();
                let fines = self.penalty_cards.extract_if(.., |fine| fine.card.animal == claim.animal);
                self.taken_cards.penalty_count = fines.count();
                claim.pile_owners.iter().for_each(|owner| self.piles[owner.index()].cards.clear());
                self.shared.put_under_pack(seat, taken);
                self.previous_claim = CorrectClaim::Claimed(claim);
                self.shared.record_won(WonClaim { by: seat, ms: time.ms, animal: claim.animal });
            }
            (Verdict::Wrong { time }, Some(card)) if *call == wrong_call(card, time) => {
                self.shared.show_top_card(seat, card)?;
                let card = ExposedCard { animal: card, since_window: self.shared.claim_window };
                self.penalty_cards.push(PenaltyCard { owner: seat, card });
                self.judged_from_turn[seat.index()] = self.shared.turns + SILENT_TURNS;
                self.previous_claim = CorrectClaim::Nothing;
                self.reformed = None;
            }
            _ => return Err(Refusal::new("claims-refusal-judged")),
        }
        self.end_if_one_holds_all("all-cards");
        Ok(())
    }

    fn right_call(&self, seat: Seat, shown: ShownPair, time: ClaimTime) -> Claim {
        let took = Some(self.claimed_cards(seat, shown).len());
        Claim { picture: Some(shown.animal), took, ..Claim::new(true, time) }
    }

    fn shown_before_reform(&self) -> Option<ShownPair> {
        self.reformed.map_or_else(|| self.shown_twice(), |reformed| reformed.shown_before)
    }

    /// Returns the cards that a correct call takes, in the order in which they go under the pack. Piles come first, in
    /// seat order from the caller's left, with the caller's pile last. Within each pile, the oldest card lies highest.
    /// Penalty cards follow, oldest first.
    fn claimed_cards(&self, seat: Seat, shown: ShownPair) -> Vec<Animal> {
        let order = seat.others(self.piles.len()).chain([seat]).filter(|&owner| shown.pile_owners.contains(owner));
        let piles = order.flat_map(|owner| self.piles[owner.index()].cards.iter().copied());
        let fines = self.penalty_cards.iter().map(|fine| fine.card.animal).filter(|&animal| animal == shown.animal);
        piles.chain(fines).collect()
    }

    /// Returns the step that shows the top card of the seat's pack. If the pack is empty, first comes a step that
    /// re-forms it.
    fn steps_with_next_card(
        &self,
        seat: Seat,
        seed: &Seed,
        kind: impl FnOnce(Animal) -> StepKind,
    ) -> Vec<Step<StepKind>> {
        if let Some(card) = self.shared.top_card(seat) {
            return vec![Step::by(seat, kind(card))];
        }
        let pile = self.piles.get(seat.index()).map_or_else(Vec::new, |pile| pile.cards.clone());
        let pack = sort_and_shuffle(pile, seed, RandomStream::Reform, self.reform_count);
        let Some(&card) = pack.first() else { return Vec::new() };
        vec![Step::by(seat, StepKind::Reform { pack }), Step::by(seat, kind(card))]
    }

    /// Checks that the seat has a card, and that no other seat has to use a re-formed pack first.
    fn check_card_available(&self, seat: Seat) -> Result<(), Refusal> {
        match self.reformed {
            Some(reformed) if reformed.seat != seat => Err(Refusal::new("snap-refusal-after-reform")),
            _ if self.card_count(seat) == 0 => Err(Refusal::new("snap-refusal-no-cards")),
            _ => Ok(()),
        }
    }

    /// Ends the match if one player has every card that is not in the middle.
    fn end_if_one_holds_all(&mut self, why: &'static str) {
        let holders = Seat::all(self.piles.len()).filter(|&seat| self.card_count(seat) > 0).count();
        let dealt = self.shared.turn_seat.is_some();
        if self.shared.still_in.len() < 2 || dealt && holders < 2 {
            self.shared.end(why);
        }
    }
}

fn wrong_call(penalty: Animal, time: ClaimTime) -> Claim {
    Claim { penalty: Some(penalty), ..Claim::new(false, time) }
}
