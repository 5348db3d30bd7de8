//! The kinds of steps, the state of a match, and the effects of steps. `docs/record.md` describes the steps.
//!
//! The moves are [`crate::claims::Move`].

use serde::{Deserialize, Serialize};

use crate::claims::{
    self, Animal, Asked, CardTable, ClaimGame, ClaimTime, Claims, Reaction, Verdict, same_cards, shuffled,
};
use contract::{Refusal, Seat, SeatSet, Seed, Setup, StatEvent, Step, Stream};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum StepKind {
    Deal {
        /// The packs by seat, with the top card first.
        packs: Vec<Vec<Animal>>,
        /// The dealer's left neighbour, who plays first.
        first: Seat,
    },
    /// A seat with an empty pack shuffles its pile into a new pack. This seat's turn or wrong call must follow.
    Reform {
        /// The new pack, with the top card first.
        pack: Vec<Animal>,
    },
    /// A seat turns the top card of its pack onto its pile.
    Turn { card: Animal },
    /// A seat goes out because it has no cards when its turn comes.
    Out,
    /// A correct or wrong call. An ignored call is not a step.
    Call(Call),
    /// The remaining users agreed to end the match.
    Agree,
    /// The last turn of the turn limit is over.
    Limit,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Call {
    /// Whether an animal was shown twice.
    pub right: bool,
    #[serde(flatten)]
    pub time: ClaimTime,
    /// For a correct call: the animal that was shown twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Animal>,
    /// The number of cards that a correct call took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub took: Option<usize>,
    /// The card that went to the middle after a wrong call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub penalty: Option<Animal>,
}

impl contract::StepKind for StepKind {
    fn stat_event(&self) -> Option<StatEvent> {
        match self {
            StepKind::Call(call) => Some(claims::stat_event(call.right, call.time.ms)),
            _ => None,
        }
    }
}

/// A state of a match.
pub type Snap = Claims<SnapState>;

#[derive(Clone, Debug)]
pub struct SnapState {
    table: CardTable,
    /// The face-up piles by seat.
    pub(super) piles: Vec<Pile>,
    /// The penalty cards, oldest first.
    pub(super) middle: Vec<Penalty>,
    /// The animal that was shown twice in the previous picture. A won pile does not count as a picture here.
    previous: Asked<Shown>,
    /// The last correct call, kept until the next turn. Until then, nobody pays a penalty.
    pub(super) won: Option<Won>,
    /// Set from when a pack is re-formed until the turn or wrong call that needs the pack.
    reformed: Option<Reformed>,
    /// How many times packs have been re-formed.
    reforms: usize,
}

/// A face-up pile.
#[derive(Clone, Debug, Default)]
pub struct Pile {
    /// The cards, with the top card last.
    cards: Vec<Animal>,
    /// The number of the claim window in which the top card appeared.
    exposed: usize,
}

impl Pile {
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    #[cfg(test)]
    pub fn cards(&self) -> &[Animal] {
        &self.cards
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
#[derive(Clone, Debug)]
pub struct Won {
    pub by: Seat,
    pub ms: i64,
    pub animal: Animal,
    /// The top cards of the taken piles, with their seats.
    pub tops: Vec<(Seat, Animal)>,
    pub penalties: Vec<Penalty>,
}

/// The seat that re-formed its pack, and the animal that was shown twice before that. Calls are still judged against
/// the earlier state.
#[derive(Clone, Copy, Debug)]
struct Reformed {
    seat: Seat,
    shown: Option<Shown>,
}

impl ClaimGame for SnapState {
    type StepKind = StepKind;
    type Prize = Shown;

    const AGREE: StepKind = StepKind::Agree;

    const REACTIONS: &'static [Reaction] = &[Reaction::Snap];

    fn new(setup: &Setup) -> SnapState {
        SnapState {
            table: CardTable::new(setup),
            piles: vec![Pile::default(); setup.seats],
            middle: Vec::new(),
            previous: Asked::Nothing,
            won: None,
            reformed: None,
            reforms: 0,
        }
    }

    fn table(&self) -> &CardTable {
        &self.table
    }

    fn table_mut(&mut self) -> &mut CardTable {
        &mut self.table
    }

    /// Returns the deal, `limit` after the last turn, or `out` if a seat has no card at its turn.
    fn forced_step(&self, seed: &Seed) -> Option<Step<StepKind>> {
        let Some(seat) = self.table.turn() else {
            let (packs, first) = self.table.fair_deal(seed);
            return Some(Step::nobody(StepKind::Deal { packs, first }));
        };
        let limit = self.table.is_limit_reached();
        let step = if limit { Step::nobody(StepKind::Limit) } else { Step::by(seat, StepKind::Out) };
        self.is_step_forced().then_some(step)
    }

    fn is_step_forced(&self) -> bool {
        let Some(seat) = self.table.turn() else { return true };
        self.reformed.is_none() && (self.table.is_limit_reached() || self.held(seat) == 0)
    }

    fn is_forced(step: &StepKind) -> bool {
        matches!(step, StepKind::Deal { .. } | StepKind::Limit | StepKind::Out)
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        self.table.may_turn(seat)?;
        self.check_card(seat)
    }

    fn check_claim(&self, seat: Seat) -> Result<(), Refusal> {
        self.table.may_claim(seat)?;
        self.check_card(seat)
    }

    fn newest(&self, _: Reaction) -> Asked<Shown> {
        Asked::open(self.shown_before_reform())
    }

    fn previous(&self, _: Reaction) -> Asked<Shown> {
        self.previous
    }

    /// Until the next turn, a wrong call only means that another player was faster.
    fn punishes_claims(&self) -> bool {
        self.won.is_none()
    }

    fn decide_turn(&self, seat: Seat, seed: &Seed) -> Vec<Step<StepKind>> {
        self.with_next_card(seat, seed, |card| StepKind::Turn { card })
    }

    fn decide_claim(&self, seat: Seat, _: Reaction, verdict: Verdict<Shown>, seed: &Seed) -> Vec<Step<StepKind>> {
        match verdict {
            Verdict::Late { .. } | Verdict::Ignored => Vec::new(),
            Verdict::Right { asked, time } => {
                let took = Some(self.taken(seat, asked).len());
                let call = Call { right: true, time, picture: Some(asked.animal), took, penalty: None };
                vec![Step::by(seat, StepKind::Call(call))]
            }
            Verdict::Wrong { time } => self.with_next_card(seat, seed, |card| {
                StepKind::Call(Call { right: false, time, picture: None, took: None, penalty: Some(card) })
            }),
        }
    }

    fn apply(&mut self, step: &Step<StepKind>) -> Result<(), Refusal> {
        match (step.by, &step.kind) {
            (None, StepKind::Deal { packs, first }) => self.table.deal(packs, *first),
            (None, StepKind::Agree) if self.reformed.is_some() => Err(Refusal::new("snap-refusal-after-reform")),
            (None, StepKind::Agree) => self.table.agree(),
            (None, StepKind::Limit) => self.table.end_by_limit(),
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
        self.table.leave(seat);
        self.end_if_one_holds_all("resign");
    }

    /// Returns the number of cards in each seat's pack and pile. Penalty cards do not belong to any seat.
    fn cards(&self) -> Vec<i64> {
        Seat::all(self.piles.len()).map(|seat| self.held(seat) as i64).collect()
    }

    fn right_reaction(&self) -> Option<Reaction> {
        self.shown_twice().map(|_| Reaction::Snap)
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
        let needed =
            self.reformed.is_none() && (self.check_turn(seat).is_ok() || shown.is_none() && self.won.is_none());
        let pile = &self.piles[seat.index()].cards;
        if !needed || self.table.pack(seat) > 0 || !same_cards(pack, pile) {
            return Err(Refusal::new("snap-refusal-reform"));
        }
        self.piles[seat.index()].cards.clear();
        self.table.put_under(seat, pack.iter().copied());
        self.reformed = Some(Reformed { seat, shown });
        self.reforms += 1;
        Ok(())
    }

    fn turn(&mut self, seat: Seat, card: Animal) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        let shown = self.shown_before_reform();
        self.table.show(seat, card)?;
        let pile = &mut self.piles[seat.index()];
        pile.cards.push(card);
        pile.exposed = self.table.claim_window();
        // After a correct call, the previous picture is still the one that this call decided.
        if self.won.take().is_none() {
            self.previous = Asked::open(shown);
        }
        self.reformed = None;
        self.table.turned();
        Ok(())
    }

    fn out(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.held(seat) > 0 {
            return Err(Refusal::new("claims-refusal-not-out"));
        }
        self.table.out(seat)
    }

    fn call(&mut self, seat: Seat, call: &Call) -> Result<(), Refusal> {
        self.check_claim(seat)?;
        match (self.judged(Reaction::Snap, call.time.timing()), call) {
            (
                Verdict::Right { asked, time },
                Call { right: true, picture: Some(picture), took: Some(took), penalty: None, .. },
            ) if time == call.time
                && *picture == asked.animal
                && *took == self.taken(seat, asked).len()
                // The step that needs the re-formed pack must come first.
                && self.reformed.is_none() =>
            {
                self.take(seat, asked, time.ms);
                self.previous = Asked::Decided(asked);
                self.table.taken();
            }
            (Verdict::Wrong { time }, Call { right: false, picture: None, took: None, penalty: Some(card), .. })
                if time == call.time =>
            {
                self.table.show(seat, *card)?;
                let card = Exposed { animal: *card, since: self.table.claim_window() };
                self.middle.push(Penalty { owner: seat, card });
                self.previous = Asked::Nothing;
                self.reformed = None;
            }
            _ => return Err(Refusal::new("claims-refusal-judged")),
        }
        self.end_if_one_holds_all("all-cards");
        Ok(())
    }

    fn shown_before_reform(&self) -> Option<Shown> {
        self.reformed.map_or_else(|| self.shown_twice(), |reformed| reformed.shown)
    }

    /// Returns the cards that a correct call takes, in the order in which they go under the pack. Piles come first, in
    /// seat order from the caller's left, with the caller's pile last. Within each pile, the oldest card is uppermost.
    /// Penalty cards follow, oldest first.
    pub fn taken(&self, seat: Seat, shown: Shown) -> Vec<Animal> {
        let order = seat.others(self.piles.len()).chain([seat]).filter(|&owner| shown.piles.has(owner));
        let piles = order.flat_map(|owner| self.piles[owner.index()].cards.iter().copied());
        let fines = self.middle.iter().map(|fine| fine.card.animal).filter(|&animal| animal == shown.animal);
        piles.chain(fines).collect()
    }

    fn take(&mut self, seat: Seat, shown: Shown, ms: i64) {
        let taken = self.taken(seat, shown);
        let tops = shown.piles.iter().filter_map(|owner| Some((owner, self.piles[owner.index()].top()?.animal)));
        let penalties = self.middle.iter().filter(|fine| fine.card.animal == shown.animal);
        self.won = Some(Won {
            by: seat,
            ms,
            animal: shown.animal,
            tops: tops.collect(),
            penalties: penalties.copied().collect(),
        });
        for owner in shown.piles.iter() {
            self.piles[owner.index()].cards.clear();
        }
        self.middle.retain(|fine| fine.card.animal != shown.animal);
        self.table.put_under(seat, taken);
    }

    /// Returns the step that shows the top card of the seat's pack. If the pack is empty, a step that re-forms it comes
    /// first.
    fn with_next_card(&self, seat: Seat, seed: &Seed, kind: impl FnOnce(Animal) -> StepKind) -> Vec<Step<StepKind>> {
        if let Some(card) = self.table.top(seat) {
            return vec![Step::by(seat, kind(card))];
        }
        let pile = self.piles.get(seat.index()).map_or_else(Vec::new, |pile| pile.cards.clone());
        let pack = shuffled(pile, seed, Stream::Reform, self.reforms);
        let Some(&card) = pack.first() else { return Vec::new() };
        vec![Step::by(seat, StepKind::Reform { pack }), Step::by(seat, kind(card))]
    }

    /// Returns the number of cards in a seat's pack and pile.
    fn held(&self, seat: Seat) -> usize {
        self.table.pack(seat) + self.piles.get(seat.index()).map_or(0, Pile::len)
    }

    /// Checks that the seat has a card, and that no other seat must use its re-formed pack first.
    fn check_card(&self, seat: Seat) -> Result<(), Refusal> {
        match self.reformed {
            Some(reformed) if reformed.seat != seat => Err(Refusal::new("snap-refusal-after-reform")),
            _ if self.held(seat) == 0 => Err(Refusal::new("snap-refusal-no-cards")),
            _ => Ok(()),
        }
    }

    /// Ends the match if one player has every card that is not in the middle.
    fn end_if_one_holds_all(&mut self, why: &'static str) {
        let holders = Seat::all(self.piles.len()).filter(|&seat| self.held(seat) > 0).count();
        let dealt = self.table.turn().is_some();
        if self.table.still_in().len() < 2 || dealt && holders < 2 {
            self.table.end(why);
        }
    }
}
