//! A match: its state, what is due, what is legal, and how a step changes it.

use super::cards::{Card, MOST_DRAWN, Pile};
use super::moves::{Act, Move, Placing};
use super::snake::{Misfit, Snake};
use crate::game::{Chance, Ending, Progress, Refusal, Rules, Seat, SeatSet, Setup, Step};

/// The state of a match.
#[derive(Clone, Debug)]
pub struct Sssnake {
    /// How many rounds the match has.
    pub(super) rounds: usize,
    /// How many rounds have begun.
    pub(super) round: usize,
    /// The sums of the finished rounds by seat.
    pub(super) totals: Vec<i64>,
    /// The draw pile of this round.
    pub(super) pile: Pile,
    /// The snakes of this round by seat.
    pub(super) snakes: Vec<Snake>,
    /// The newest roll of this round.
    pub(super) roll: Option<Roll>,
    /// Whose snake was added to last in this round.
    pub(super) touched: Option<Seat>,
    /// The snake that missed the fewest cards in the round before, the first of equal ones, and whose it was.
    pub(super) before: Option<(Seat, Snake)>,
    /// What goes on.
    pub(super) phase: Phase,
    youngest: Option<Seat>,
    first: Seat,
    progress: Progress,
}

/// A throw of the die with the cards that were drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roll {
    /// Who threw it.
    pub seat: Seat,
    /// 1 to 3.
    pub die: u8,
    /// The cards; fewer than the die says if the pile held fewer.
    pub draw: Vec<Card>,
}

/// What goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A round is to begin.
    Open,
    /// This seat is to roll.
    Roll(Seat),
    /// Somebody has cards to add.
    Turn(Turn),
    /// The round is over and to be scored.
    Score,
    /// The match is over.
    Over,
}

/// A turn after the roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it is.
    pub active: Seat,
    /// What is to be done now.
    pub stage: Stage,
    /// The cards that are not yet added, given or out, in the order in which they were drawn.
    pub hand: Vec<Card>,
    /// Who does it.
    pub chooser: Seat,
    /// Whose snake is added to.
    pub on: Seat,
    /// How it may be done.
    pub moves: Vec<Move>,
}

/// The stages of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The one drawn card goes to the left neighbour's snake, if that is impossible to the own.
    Lone,
    /// So many of the cards are still to be added to the own snake.
    Own(u8),
    /// The card that is left is to be given.
    Give,
    /// The left neighbour has been given the card.
    Given,
    /// The card came back.
    Returned,
}

impl Turn {
    /// The card that goes out of the game without anybody's choice: the one kind at hand fits nowhere.
    fn forced_out(&self) -> Option<Card> {
        match self.moves[..] {
            [Move::Discard(card)] => Some(card),
            _ => None,
        }
    }

    /// The given card that fits nowhere.
    fn comes_back(&self) -> Option<Card> {
        if self.stage == Stage::Given && self.moves.is_empty() { self.hand.first().copied() } else { None }
    }
}

impl Rules for Sssnake {
    type Move = Move;
    type Act = Act;

    /// Before the first round.
    fn new(setup: &Setup) -> Sssnake {
        Sssnake {
            rounds: usize::try_from(setup.options.number("rounds")).unwrap_or(1),
            round: 0,
            totals: vec![0; setup.seats],
            pile: Pile::full(),
            snakes: vec![Snake::fresh(); setup.seats],
            roll: None,
            touched: None,
            before: None,
            phase: Phase::Open,
            youngest: setup.youngest,
            first: Seat(0),
            progress: Progress::new(setup.seats),
        }
    }

    fn progress(&self) -> &Progress {
        &self.progress
    }

    fn progress_mut(&mut self) -> &mut Progress {
        &mut self.progress
    }

    fn forced_step(&self, chance: &mut Chance) -> Option<Step<Act>> {
        if self.is_over() {
            return None;
        }
        match &self.phase {
            Phase::Open => {
                let first = match self.next_first() {
                    Some(first) => first,
                    None => Seat(chance.below(self.seats()) as u8),
                };
                Some(Step::nobody(Act::Round { first }))
            }
            Phase::Roll(seat) => {
                let die = 1 + chance.below(usize::from(MOST_DRAWN)) as u8;
                Some(Step::of(*seat, Act::Roll { die, draw: self.pile.draw(usize::from(die), chance) }))
            }
            Phase::Turn(_) | Phase::Score => self.forced(),
            Phase::Over => None,
        }
    }

    fn actors(&self) -> SeatSet {
        self.choice().map_or(SeatSet::NONE, |turn| turn.chooser.into())
    }

    fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        self.choice().filter(|turn| turn.chooser == seat).map_or_else(Vec::new, |turn| turn.moves.clone())
    }

    fn check(&self, seat: Seat, play: &Move) -> Result<(), Refusal> {
        let turn = self.choice().ok_or_else(|| Refusal::new("sssnake-refusal-nothing-to-choose"))?;
        if turn.chooser != seat {
            return Err(Refusal::new("sssnake-refusal-not-yours").with("player", turn.chooser));
        }
        if !turn.hand.contains(&play.card()) {
            return Err(Refusal::new("sssnake-refusal-no-card").with("card", play.card().phrase()));
        }
        match play {
            Move::Discard(_) if turn.moves.contains(play) => Ok(()),
            Move::Discard(card) => Err(Refusal::new("sssnake-refusal-fits").with("card", card.phrase())),
            Move::Place(placing) => self.placed(turn, placing).map(drop),
        }
    }

    fn decide(&self, seat: Seat, play: &Move, _chance: &mut Chance) -> Vec<Step<Act>> {
        let act = match *play {
            Move::Place(placing) => Act::Place(placing),
            Move::Discard(card) => Act::Discard { card },
        };
        vec![Step::of(seat, act)]
    }

    fn apply(&mut self, step: &Step<Act>) -> Result<(), Refusal> {
        let out_of_order = || Refusal::new("sssnake-refusal-order");
        if self.is_over() {
            return Err(out_of_order());
        }
        // What follows without choice or chance is right exactly as it is due.
        if let Some(forced) = self.forced() {
            if *step != forced {
                return Err(out_of_order());
            }
            match &step.act {
                Act::Discard { card } => self.handled(*card),
                Act::Score { totals, .. } => {
                    self.totals.clone_from(totals);
                    self.phase = if self.round < self.rounds { Phase::Open } else { Phase::Over };
                }
                Act::Give { .. } => self.go_on(Stage::Given),
                _ => self.go_on(Stage::Returned),
            }
            return Ok(());
        }
        match (&step.act, step.by) {
            (Act::Round { first }, None) if self.phase == Phase::Open => {
                if first.index() >= self.seats() || self.next_first().is_some_and(|settled| settled != *first) {
                    return Err(Refusal::new("sssnake-refusal-first"));
                }
                self.round += 1;
                self.first = *first;
                self.pile = Pile::full();
                if self.round > 1 {
                    let seats = Seat::all(self.seats()).zip(&self.snakes);
                    self.before =
                        seats.min_by_key(|(_, snake)| snake.missing()).map(|(seat, snake)| (seat, snake.clone()));
                }
                self.snakes = vec![Snake::fresh(); self.seats()];
                (self.roll, self.touched) = (None, None);
                self.phase = Phase::Roll(*first);
            }
            (Act::Roll { die, draw }, Some(seat)) if self.phase == Phase::Roll(seat) => {
                let drawn = usize::from(*die).min(self.pile.total());
                let rest = self.pile.without(draw).filter(|_| (1..=MOST_DRAWN).contains(die) && draw.len() == drawn);
                self.pile = rest.ok_or_else(|| Refusal::new("sssnake-refusal-draw"))?;
                self.roll = Some(Roll { seat, die: *die, draw: draw.clone() });
                let stage = if draw.len() == 1 { Stage::Lone } else { Stage::Own(draw.len() as u8 - 1) };
                self.phase = Phase::Turn(self.turn(seat, stage, draw.clone()));
            }
            (Act::Place(placing), Some(seat)) => {
                self.check(seat, &Move::Place(*placing))?;
                let turn = self.choice().ok_or_else(out_of_order)?;
                let snake = self.placed(turn, placing)?;
                self.snakes[placing.on.index()] = snake;
                self.touched = Some(placing.on);
                self.handled(placing.card);
            }
            (Act::Discard { card }, Some(seat)) => {
                self.check(seat, &Move::Discard(*card))?;
                self.handled(*card);
            }
            _ => return Err(out_of_order()),
        }
        Ok(())
    }

    fn ending(&self) -> Option<Ending> {
        let best = || Ending::of_best(self.progress.playing(), "rounds", |seat| self.totals[seat.index()]);
        (self.phase == Phase::Over).then(best)
    }

    fn lists(&self) -> Vec<(&'static str, Vec<i64>)> {
        vec![("totals", self.totals.clone())]
    }
}

impl Sssnake {
    pub(super) fn seats(&self) -> usize {
        self.snakes.len()
    }

    pub(super) fn snake(&self, seat: Seat) -> &Snake {
        &self.snakes[seat.index()]
    }

    /// How many cards each snake misses, by seat.
    pub(super) fn missing(&self) -> Vec<i64> {
        self.snakes.iter().map(|snake| snake.missing() as i64).collect()
    }

    /// The turn, if it waits for somebody's choice.
    pub(super) fn choice(&self) -> Option<&Turn> {
        match &self.phase {
            Phase::Turn(turn) if !self.is_over() => {
                (!turn.moves.is_empty() && turn.forced_out().is_none()).then_some(turn)
            }
            _ => None,
        }
    }

    /// The step that follows now without choice or chance.
    fn forced(&self) -> Option<Step<Act>> {
        match &self.phase {
            Phase::Turn(turn) => {
                let neighbour = turn.active.left(self.seats());
                if let (Stage::Give, Some(&card)) = (turn.stage, turn.hand.first()) {
                    Some(Step::of(turn.active, Act::Give { card, to: neighbour }))
                } else if let Some(card) = turn.comes_back() {
                    Some(Step::of(neighbour, Act::Return { card, to: turn.active }))
                } else {
                    turn.forced_out().map(|card| Step::of(turn.chooser, Act::Discard { card }))
                }
            }
            Phase::Score => {
                let missing = self.missing();
                let totals = self.totals.iter().zip(&missing).map(|(total, missing)| total - missing).collect();
                Some(Step::nobody(Act::Score { missing, totals }))
            }
            _ => None,
        }
    }

    /// Who begins the next round, where that is settled.
    fn next_first(&self) -> Option<Seat> {
        if self.round == 0 { self.youngest } else { Some(self.first.left(self.seats())) }
    }

    /// The snake that such a placing makes.
    fn placed(&self, turn: &Turn, placing: &Placing) -> Result<Snake, Refusal> {
        if placing.on != turn.on {
            return Err(Refusal::new("sssnake-refusal-other-snake").with("player", turn.on));
        }
        let key = |misfit| match misfit {
            Misfit::Way => "sssnake-refusal-way",
            Misfit::Closed => "sssnake-refusal-closed",
            Misfit::CutOff => "sssnake-refusal-cut-off",
        };
        let placed = self.snake(turn.on).place(placing.card, placing.end, placing.way);
        placed.map_err(|misfit| Refusal::new(key(misfit)).with("card", placing.card.phrase()))
    }

    /// A card was added or went out: what comes next.
    fn handled(&mut self, card: Card) {
        let Phase::Turn(turn) = &mut self.phase else { return };
        if let Some(place) = turn.hand.iter().position(|&held| held == card) {
            turn.hand.remove(place);
        }
        let (active, stage) = (turn.active, turn.stage);
        // « Dès qu'un joueur a réussi à relier la tête et la queue de son serpent […], il est déclaré vainqueur. »
        if self.snakes.iter().any(Snake::is_complete) {
            self.phase = Phase::Score;
            return;
        }
        match stage {
            Stage::Own(1) => self.go_on(Stage::Give),
            Stage::Own(more) => self.go_on(Stage::Own(more - 1)),
            _ if self.pile.total() == 0 => self.phase = Phase::Score,
            _ => self.phase = Phase::Roll(active.left(self.seats())),
        }
    }

    /// The same turn goes on with its next stage.
    fn go_on(&mut self, stage: Stage) {
        if let Phase::Turn(turn) = &self.phase {
            self.phase = Phase::Turn(self.turn(turn.active, stage, turn.hand.clone()));
        }
    }

    /// A turn in that stage: who adds to which snake, and how.
    fn turn(&self, active: Seat, stage: Stage, hand: Vec<Card>) -> Turn {
        let neighbour = active.left(self.seats());
        let (chooser, mut on) = match stage {
            Stage::Lone => (active, neighbour),
            Stage::Given => (neighbour, neighbour),
            Stage::Own(_) | Stage::Give | Stage::Returned => (active, active),
        };
        let kinds: Vec<Card> = Card::ALL.into_iter().filter(|kind| hand.contains(kind)).collect();
        let mut moves = match stage {
            Stage::Give => Vec::new(),
            _ => kinds.iter().flat_map(|&card| self.placings(card, on)).collect(),
        };
        if stage == Stage::Lone && moves.is_empty() {
            on = active;
            moves = kinds.iter().flat_map(|&card| self.placings(card, on)).collect();
        }
        if !matches!(stage, Stage::Give | Stage::Given) {
            let fits = |card: Card| moves.iter().any(|play| play.card() == card);
            let out: Vec<Move> = kinds.into_iter().filter(|&card| !fits(card)).map(Move::Discard).collect();
            moves.extend(out);
        }
        Turn { active, stage, hand, chooser, on, moves }
    }

    fn placings(&self, card: Card, on: Seat) -> Vec<Move> {
        let placings = self.snake(on).placings(card).into_iter();
        placings.map(|(end, way, _)| Move::Place(Placing { card, on, end, way })).collect()
    }
}

#[cfg(test)]
impl Sssnake {
    /// The state with these snakes and this pile, and this seat to roll.
    pub(super) fn set_up(mut self, snakes: Vec<Snake>, pile: Pile, seat: Seat) -> Sssnake {
        (self.snakes, self.pile, self.phase) = (snakes, pile, Phase::Roll(seat));
        self
    }
}
