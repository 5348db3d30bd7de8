//! The state of a match, and the effects of steps.

use crate::reaction_games::{
    Animal, Asked, Claim, ClaimTime, Reaction, ReactionGame, ReactionMatch, SharedState, StepKind, Verdict, Won,
    same_cards, shuffled,
};
use contract::{Phrase, Refusal, Seat, SeatSet, Seed, Setup, Step, Stream};

/// After a wrong call, a seat's calls are ignored until this many more cards have been turned. With a smaller number,
/// users who add and remove their reaction blindly win: `cargo bench -p rules --bench rivals` shows it.
const SILENT_FOR: i64 = 3;

/// A state of a match.
pub type Snap = ReactionMatch<SnapState>;

#[derive(Clone, Debug)]
pub struct SnapState {
    shared: SharedState,
    /// The face-up piles by seat.
    pub(super) piles: Vec<Pile>,
    /// The penalty cards, oldest first.
    pub(super) middle: Vec<Penalty>,
    /// For each seat, the turn count at which its calls are judged again after a wrong call.
    heard_from: Vec<i64>,
    /// The animal that was shown twice in the previous picture. The picture after a won claim does not count.
    previous: Asked<Shown>,
    /// The cards that the last correct call took, kept until the next turn. Until then, nobody pays a penalty.
    pub(super) taken: Taken,
    /// The re-formed pack, until the turn or wrong call that needs it.
    reformed: Option<Reformed>,
    /// The number of re-formed packs so far.
    reforms: usize,
}

/// A face-up pile.
#[derive(Clone, Debug, Default)]
pub struct Pile {
    /// The cards, with the top card last.
    pub(super) cards: Vec<Animal>,
    /// The number of the claim window in which the top card appeared.
    exposed: usize,
}

impl Pile {
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    pub fn top(&self) -> Option<Exposed> {
        self.cards.last().map(|&animal| Exposed { animal, since: self.exposed })
    }
}

/// A penalty card in the middle.
#[derive(Clone, Copy, Debug)]
pub struct Penalty {
    /// The seat that called wrongly.
    pub owner: Seat,
    pub card: Exposed,
}

/// A visible card: the top of a pile, or a penalty card.
#[derive(Clone, Copy, Debug)]
pub struct Exposed {
    pub animal: Animal,
    /// The number of the claim window in which the card appeared.
    pub since: usize,
}

/// An animal that is shown twice, and the seats whose piles a correct call takes. The call also takes all penalty cards
/// that show the animal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    pub animal: Animal,
    /// The seats whose pile or penalty card shows the animal.
    pub piles: SeatSet,
}

/// The cards that a correct call took. The picture shows them until the next turn.
#[derive(Clone, Debug, Default)]
pub struct Taken {
    /// The top cards of the taken piles, with their seats.
    pub tops: Vec<(Seat, Animal)>,
    /// The number of penalty cards.
    pub penalties: usize,
}

/// The seat that re-formed its pack, and the animal that was shown twice before that. Calls are still judged against
/// the earlier state.
#[derive(Clone, Copy, Debug)]
struct Reformed {
    seat: Seat,
    shown: Option<Shown>,
}

impl ReactionGame for SnapState {
    type Prize = Shown;

    const NAME: &'static str = "snap";

    const REACTIONS: &'static [Reaction] = &[Reaction::Snap];

    fn new(setup: &Setup) -> SnapState {
        SnapState {
            shared: SharedState::new(setup),
            piles: vec![Pile::default(); setup.seats],
            middle: Vec::new(),
            heard_from: vec![0; setup.seats],
            previous: Asked::Nothing,
            taken: Taken::default(),
            reformed: None,
            reforms: 0,
        }
    }

    fn shared(&self) -> &SharedState {
        &self.shared
    }

    fn shared_mut(&mut self) -> &mut SharedState {
        &mut self.shared
    }

    fn is_step_forced(&self) -> bool {
        let Some(seat) = self.shared.turn else { return true };
        self.reformed.is_none() && (self.shared.is_limit_reached() || self.card_count(seat) == 0)
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        self.shared.may_turn(seat)?;
        self.check_card(seat)
    }

    fn check_claim(&self, seat: Seat) -> Result<(), Refusal> {
        self.shared.may_claim(seat)?;
        self.check_card(seat)
    }

    /// Records of earlier versions contain calls of seats whose calls are ignored now. So [`SnapState::apply`] accepts them.
    fn is_heard(&self, seat: Seat) -> bool {
        self.heard_from.get(seat.index()).is_none_or(|&turns| turns <= self.shared.turns)
    }

    fn newest(&self, _: Reaction) -> Asked<Shown> {
        self.shown_before_reform().map_or(Asked::Nothing, Asked::Open)
    }

    fn previous(&self, _: Reaction) -> Asked<Shown> {
        self.previous
    }

    /// Until the turn after a correct call, a wrong call only means that another player was faster.
    fn punishes_claims(&self) -> bool {
        self.shared.won.is_none()
    }

    fn decide_turn(&self, seat: Seat, seed: &Seed) -> Vec<Step<StepKind>> {
        self.with_next_card(seat, seed, |card| StepKind::Turn { card })
    }

    fn decide_claim(&self, seat: Seat, _: Reaction, verdict: Verdict<Shown>, seed: &Seed) -> Vec<Step<StepKind>> {
        match verdict {
            Verdict::Late { .. } | Verdict::Ignored => Vec::new(),
            Verdict::Right { asked, time } => {
                vec![Step::by(seat, StepKind::Call(self.right_call(seat, asked, time)))]
            }
            Verdict::Wrong { time } => self.with_next_card(seat, seed, |card| StepKind::Call(wrong_call(card, time))),
        }
    }

    fn apply(&mut self, step: &Step<StepKind>) -> Result<(), Refusal> {
        match (step.by, &step.kind) {
            (None, StepKind::Agree) if self.reformed.is_some() => Err(Refusal::new("snap-refusal-after-reform")),
            (None, StepKind::Agree) => self.shared.agree(),
            (Some(seat), StepKind::Reform { pack }) => self.reform(seat, pack),
            (Some(seat), StepKind::Turn { card }) => self.turn(seat, *card),
            (Some(seat), StepKind::Out) => self.out(seat),
            (Some(seat), StepKind::Call(call)) => self.call(seat, call),
            _ => Err(Refusal::new("claims-refusal-by")),
        }
    }

    /// The seat's pack and pile leave the game, and its penalty cards stay in the middle.
    fn leave(&mut self, seat: Seat) {
        if let Some(pile) = self.piles.get_mut(seat.index()) {
            pile.cards.clear();
        }
        self.reformed = self.reformed.filter(|reformed| reformed.seat != seat);
        self.shared.leave(seat);
        self.end_if_one_holds_all("resign");
    }

    /// Returns the number of cards in a seat's pack and pile. Penalty cards do not belong to any seat.
    fn card_count(&self, seat: Seat) -> usize {
        self.shared.pack(seat) + self.piles.get(seat.index()).map_or(0, Pile::len)
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
        let middle: Vec<Phrase> = self.middle.iter().map(|penalty| named(penalty.card.animal, penalty.owner)).collect();
        let exposed = [("snap-describe-tops", tops), ("snap-describe-middle", middle)];
        let exposed = exposed.into_iter().filter(|(_, cards)| !cards.is_empty());
        exposed.map(|(key, cards)| Phrase::new(key).with("cards", cards)).collect()
    }

    /// Returns the animals on top of the taken piles. After a late call, they can differ from the claimed
    /// animal.
    fn claimed_animals(&self, won: Won) -> Vec<Animal> {
        let middle = (self.taken.penalties > 0).then_some(won.animal);
        let mut animals: Vec<Animal> = Vec::new();
        for animal in self.taken.tops.iter().map(|(_, animal)| *animal).chain(middle) {
            if !animals.contains(&animal) {
                animals.push(animal);
            }
        }
        animals
    }

    fn describe_seat(&self, seat: Seat) -> Phrase {
        Phrase::new("snap-describe-seat")
            .with("player", seat)
            .with("pack", self.shared.pack(seat))
            .with("pile", self.piles[seat.index()].len())
    }

    fn advice(&self, seat: Seat) -> Phrase {
        match self.shown_twice().filter(|_| self.check_claim(seat).is_ok() && self.is_heard(seat)) {
            Some(shown) => Phrase::new("snap-learn-pair-now")
                .with("card", shown.animal.pair())
                .with("cards", self.claimed_cards(seat, shown).len()),
            None if self.shared.turn == Some(seat) && self.shared.pack(seat) == 0 => Phrase::new("snap-learn-new-pack"),
            None if !self.middle.is_empty() => Phrase::new("snap-learn-penalty"),
            None => Phrase::new("snap-learn-watch"),
        }
    }
}

impl SnapState {
    pub fn exposed(&self) -> impl Iterator<Item = Exposed> {
        self.piles.iter().filter_map(Pile::top).chain(self.middle.iter().map(|penalty| penalty.card))
    }

    /// Returns the animal that a correct call currently claims. If several are shown twice, it is the one with the
    /// newest exposed card.
    pub fn shown_twice(&self) -> Option<Shown> {
        let newest = self
            .exposed()
            .filter(|card| self.exposed().filter(|other| other.animal == card.animal).count() > 1)
            .max_by_key(|card| card.since)?;
        let shows = |pile: &Pile| pile.top().is_some_and(|top| top.animal == newest.animal);
        let tops = Seat::all(self.piles.len()).zip(&self.piles).filter(|(_, pile)| shows(pile)).map(|(seat, _)| seat);
        let fined = self.middle.iter().filter(|fine| fine.card.animal == newest.animal).map(|fine| fine.owner);
        Some(Shown { animal: newest.animal, piles: tops.chain(fined).collect() })
    }

    fn reform(&mut self, seat: Seat, pack: &[Animal]) -> Result<(), Refusal> {
        self.check_claim(seat)?;
        let shown = self.shown_twice();
        // A new pack is only needed for the seat's turn or wrong call.
        let may_be_wrong = shown.is_none() && self.punishes_claims();
        let needed = self.reformed.is_none() && (self.check_turn(seat).is_ok() || may_be_wrong);
        let pile = &self.piles[seat.index()].cards;
        if !needed || self.shared.pack(seat) > 0 || !same_cards(pack, pile) {
            return Err(Refusal::new("snap-refusal-reform"));
        }
        self.piles[seat.index()].cards.clear();
        self.shared.put_under(seat, pack.iter().copied());
        self.reformed = Some(Reformed { seat, shown });
        self.reforms += 1;
        Ok(())
    }

    fn turn(&mut self, seat: Seat, card: Animal) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        let shown = self.shown_before_reform();
        self.shared.show(seat, card)?;
        let pile = &mut self.piles[seat.index()];
        pile.cards.push(card);
        pile.exposed = self.shared.claim_window;
        self.taken = Taken::default();
        self.reformed = None;
        // After a correct call, the previous picture is still the picture that this call decided.
        if !self.shared.turned() {
            self.previous = shown.map_or(Asked::Nothing, Asked::Open);
        }
        Ok(())
    }

    fn out(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.card_count(seat) > 0 {
            return Err(Refusal::new("claims-refusal-not-out"));
        }
        self.shared.out(seat)
    }

    fn call(&mut self, seat: Seat, call: &Claim) -> Result<(), Refusal> {
        self.check_claim(seat)?;
        match (self.judged(Reaction::Snap, call.time.timing()), call.penalty) {
            // The step that needs the re-formed pack must come first.
            (Verdict::Right { asked, time }, _)
                if *call == self.right_call(seat, asked, time) && self.reformed.is_none() =>
            {
                self.take(seat, asked);
                self.previous = Asked::Decided(asked);
                self.shared.taken(Won { by: seat, ms: time.ms, animal: asked.animal });
            }
            (Verdict::Wrong { time }, Some(card)) if *call == wrong_call(card, time) => {
                self.shared.show(seat, card)?;
                let card = Exposed { animal: card, since: self.shared.claim_window };
                self.middle.push(Penalty { owner: seat, card });
                self.heard_from[seat.index()] = self.shared.turns + SILENT_FOR;
                self.previous = Asked::Nothing;
                self.reformed = None;
            }
            _ => return Err(Refusal::new("claims-refusal-judged")),
        }
        self.end_if_one_holds_all("all-cards");
        Ok(())
    }

    fn right_call(&self, seat: Seat, shown: Shown, time: ClaimTime) -> Claim {
        let took = Some(self.claimed_cards(seat, shown).len());
        Claim { picture: Some(shown.animal), took, ..Claim::new(true, time) }
    }

    fn shown_before_reform(&self) -> Option<Shown> {
        self.reformed.map_or_else(|| self.shown_twice(), |reformed| reformed.shown)
    }

    /// Returns the cards that a correct call takes, in the order in which they go under the pack. Piles come first, in
    /// seat order from the caller's left, with the caller's pile last. Within each pile, the oldest card is uppermost.
    /// Penalty cards follow, oldest first.
    fn claimed_cards(&self, seat: Seat, shown: Shown) -> Vec<Animal> {
        let order = seat.others(self.piles.len()).chain([seat]).filter(|&owner| shown.piles.has(owner));
        let piles = order.flat_map(|owner| self.piles[owner.index()].cards.iter().copied());
        let fines = self.middle.iter().map(|fine| fine.card.animal).filter(|&animal| animal == shown.animal);
        piles.chain(fines).collect()
    }

    fn take(&mut self, seat: Seat, shown: Shown) {
        let taken = self.claimed_cards(seat, shown);
        let tops = shown.piles.iter().filter_map(|owner| Some((owner, self.piles[owner.index()].top()?.animal)));
        self.taken.tops = tops.collect();
        self.taken.penalties = self.middle.extract_if(.., |fine| fine.card.animal == shown.animal).count();
        for owner in shown.piles.iter() {
            self.piles[owner.index()].cards.clear();
        }
        self.shared.put_under(seat, taken);
    }

    /// Returns the step that shows the top card of the seat's pack. If the pack is empty, a step that re-forms it comes
    /// first.
    fn with_next_card(&self, seat: Seat, seed: &Seed, kind: impl FnOnce(Animal) -> StepKind) -> Vec<Step<StepKind>> {
        if let Some(card) = self.shared.top(seat) {
            return vec![Step::by(seat, kind(card))];
        }
        let pile = self.piles.get(seat.index()).map_or_else(Vec::new, |pile| pile.cards.clone());
        let pack = shuffled(pile, seed, Stream::Reform, self.reforms);
        let Some(&card) = pack.first() else { return Vec::new() };
        vec![Step::by(seat, StepKind::Reform { pack }), Step::by(seat, kind(card))]
    }

    /// Checks that the seat has a card, and that no other seat has to use a re-formed pack first.
    fn check_card(&self, seat: Seat) -> Result<(), Refusal> {
        match self.reformed {
            Some(reformed) if reformed.seat != seat => Err(Refusal::new("snap-refusal-after-reform")),
            _ if self.card_count(seat) == 0 => Err(Refusal::new("snap-refusal-no-cards")),
            _ => Ok(()),
        }
    }

    /// Ends the match if one player has every card that is not in the middle.
    fn end_if_one_holds_all(&mut self, why: &'static str) {
        let holders = Seat::all(self.piles.len()).filter(|&seat| self.card_count(seat) > 0).count();
        let dealt = self.shared.turn.is_some();
        if self.shared.still_in.len() < 2 || dealt && holders < 2 {
            self.shared.end(why);
        }
    }
}

fn wrong_call(penalty: Animal, time: ClaimTime) -> Claim {
    Claim { penalty: Some(penalty), ..Claim::new(false, time) }
}
