//! The state of a match: its forced steps, its legal moves, and the effects of steps.

use super::cards::{Card, MAX_DIE, Pile, hand_without};
use super::moves::{Move, Placement, StepKind};
use super::snake::Snake;
use contract::{Ending, MatchStatus, RandomStream, Refusal, Rules, Seat, SeatSet, Seed, Setup, Step};

/// The state of a match.
#[derive(Clone, Debug)]
pub struct Sssnake {
    /// The number of rounds in the match.
    pub(super) rounds: usize,
    /// The number of rounds that have started.
    pub(super) round: usize,
    /// The total scores of the finished rounds, by seat.
    pub(super) totals: Vec<i64>,
    pub(super) pile: Pile,
    /// The current round's snakes, by seat.
    pub(super) snakes: Vec<Snake>,
    /// For each seat, the number of cards in its longest snake so far.
    longest_lengths: Vec<i64>,
    /// The number of rolls in this round.
    roll_count: usize,
    /// The latest roll in this round.
    pub(super) latest_roll: Option<Roll>,
    /// The seat whose snake changed last in this round.
    pub(super) last_changed: Option<Seat>,
    /// Whether the latest placement was forced because it was the only legal move.
    pub(super) was_last_move_forced: bool,
    /// The best snake of the previous round, with its seat. A tie goes to the lowest seat.
    pub(super) previous_best: Option<(Seat, Snake)>,
    pub(super) phase: Phase,
    youngest: Option<Seat>,
    /// The first player of this round.
    pub(super) first_seat: Seat,
    progress: MatchStatus,
}

/// A roll of the die, with the cards drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roll {
    /// The number on the die, 1 to 3.
    pub die: u8,
    /// The cards drawn. If the pile was too small, there are fewer than the die shows.
    pub drawn_cards: Vec<Card>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    BeginRound,
    /// This seat must roll now.
    Roll(Seat),
    /// The rest of a turn, after its roll.
    Turn(Turn),
    Score,
    Over,
}

/// A turn after the roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The seat that rolled.
    pub active: Seat,
    pub stage: TurnStage,
    /// The cards not yet placed, given or discarded, in the order drawn.
    pub hand: Vec<Card>,
    /// The seat that must choose now.
    pub chooser: Seat,
    /// The owner of the snake that the next card goes on.
    pub owner: Seat,
    pub moves: Vec<Move>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnStage {
    /// The only card drawn goes on the left neighbour's snake. If it does not fit, it goes on the active player's
    /// snake.
    Single,
    /// The active player must still place this many cards on their own snake.
    PlaceOwn(u8),
    /// The active player gives the last card.
    Give,
    /// The left neighbour holds the card that was given to them.
    Given,
    /// The active player holds the card that was returned to them.
    Returned,
}

impl Rules for Sssnake {
    type Move = Move;
    type StepKind = StepKind;

    fn new(setup: &Setup) -> Sssnake {
        Sssnake {
            rounds: usize::try_from(setup.options.number("rounds")).unwrap_or(1),
            round: 0,
            totals: vec![0; setup.seats],
            pile: Pile::full(),
            snakes: vec![Snake::fresh(); setup.seats],
            longest_lengths: vec![0; setup.seats],
            roll_count: 0,
            latest_roll: None,
            last_changed: None,
            was_last_move_forced: false,
            previous_best: None,
            phase: Phase::BeginRound,
            youngest: setup.youngest,
            first_seat: Seat(0),
            progress: MatchStatus::new(setup.seats),
        }
    }

    fn status(&self) -> &MatchStatus {
        &self.progress
    }

    fn status_mut(&mut self) -> &mut MatchStatus {
        &mut self.progress
    }

    fn forced_step(&self, seed: &Seed) -> Option<Step<StepKind>> {
        if self.is_over() {
            return None;
        }
        match &self.phase {
            Phase::BeginRound => {
                let mut chance = seed.stream(RandomStream::FirstPlayer, 0, 0);
                let first = self.next_first_player().unwrap_or_else(|| Seat(chance.below(self.seats()) as u8));
                Some(Step::by_nobody(StepKind::Round { first }))
            }
            Phase::Roll(seat) => {
                let mut chance = seed.stream(RandomStream::Roll, self.round - 1, self.roll_count);
                let die = 1 + chance.below(usize::from(MAX_DIE)) as u8;
                let draw = self.pile.random_cards(usize::from(die), &mut chance);
                Some(Step::by(*seat, StepKind::Roll { die, draw }))
            }
            // The only legal move is made automatically.
            Phase::Turn(turn) if let [only] = turn.moves[..] => Some(Step::by(turn.chooser, step_kind_of(only))),
            Phase::Turn(_) | Phase::Score | Phase::Over => self.automatic_step(),
        }
    }

    fn seats_to_act(&self) -> SeatSet {
        self.choice().map_or(SeatSet::EMPTY, |turn| turn.chooser.into())
    }

    fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        self.choice().filter(|turn| turn.chooser == seat).map_or_else(Vec::new, |turn| turn.moves.clone())
    }

    fn check(&self, seat: Seat, play: &Move) -> Result<(), Refusal> {
        let turn = self.choice().ok_or_else(nothing_to_choose_refusal)?;
        self.check_legal(turn, seat, play)
    }

    fn steps_for_move(&self, seat: Seat, play: &Move, _: &Seed) -> Vec<Step<StepKind>> {
        vec![Step::by(seat, step_kind_of(*play))]
    }

    fn apply(&mut self, step: &Step<StepKind>) -> Result<(), Refusal> {
        let out_of_order = || Refusal::new("sssnake-refusal-order");
        if self.is_over() {
            return Err(out_of_order());
        }
        // If a bookkeeping step is due, it must come first.
        if let Some(bookkeeping) = self.automatic_step() {
            if *step != bookkeeping {
                return Err(out_of_order());
            }
            match &step.kind {
                StepKind::Score { totals, .. } => {
                    self.totals.clone_from(totals);
                    self.phase = if self.round < self.rounds { Phase::BeginRound } else { Phase::Over };
                }
                StepKind::Give { .. } => self.go_to_stage(TurnStage::Given),
                _ => self.go_to_stage(TurnStage::Returned),
            }
            return Ok(());
        }
        match (&step.kind, step.by) {
            (StepKind::Round { first }, None) if self.phase == Phase::BeginRound => {
                if first.index() >= self.seats() || self.next_first_player().is_some_and(|expected| expected != *first)
                {
                    return Err(Refusal::new("sssnake-refusal-first"));
                }
                self.round += 1;
                self.first_seat = *first;
                self.pile = Pile::full();
                if self.round > 1 {
                    let seats = Seat::all(self.seats()).zip(&self.snakes);
                    self.previous_best =
                        seats.min_by_key(|(_, snake)| snake.missing).map(|(seat, snake)| (seat, snake.clone()));
                }
                self.snakes = vec![Snake::fresh(); self.seats()];
                self.roll_count = 0;
                self.latest_roll = None;
                self.last_changed = None;
                self.phase = Phase::Roll(*first);
            }
            (StepKind::Roll { die, draw }, Some(seat)) if self.phase == Phase::Roll(seat) => {
                let drawn = usize::from(*die).min(self.pile.total());
                let rest = self.pile.without(draw).filter(|_| (1..=MAX_DIE).contains(die) && draw.len() == drawn);
                self.pile = rest.ok_or_else(|| Refusal::new("sssnake-refusal-draw"))?;
                self.roll_count += 1;
                self.latest_roll = Some(Roll { die: *die, drawn_cards: draw.clone() });
                let stage = if draw.len() == 1 { TurnStage::Single } else { TurnStage::PlaceOwn(draw.len() as u8 - 1) };
                self.phase = Phase::Turn(self.new_turn(seat, stage, draw.clone()));
            }
            (StepKind::Place(placement), Some(seat)) => {
                let Phase::Turn(turn) = &self.phase else { return Err(nothing_to_choose_refusal()) };
                self.check_legal(turn, seat, &Move::Place(*placement))?;
                let snake = self.snake_with_placement(turn, placement)?;
                self.was_last_move_forced = turn.moves.len() == 1;
                let longest = &mut self.longest_lengths[placement.on.index()];
                *longest = (*longest).max(snake.tiles.len() as i64);
                self.snakes[placement.on.index()] = snake;
                self.last_changed = Some(placement.on);
                self.continue_after_card(placement.card);
            }
            (StepKind::Discard { card }, Some(seat)) => {
                let Phase::Turn(turn) = &self.phase else { return Err(nothing_to_choose_refusal()) };
                self.check_legal(turn, seat, &Move::Discard(*card))?;
                self.continue_after_card(*card);
            }
            _ => return Err(out_of_order()),
        }
        Ok(())
    }

    fn game_ending(&self) -> Option<Ending> {
        let best = || Ending::highest_wins(self.progress.playing(), "rounds", |seat| self.totals[seat.index()]);
        (self.phase == Phase::Over).then(best)
    }

    fn outcome_lists(&self) -> Vec<(&'static str, Vec<i64>)> {
        vec![("totals", self.totals.clone())]
    }

    fn longest_snake_lengths(&self) -> Vec<i64> {
        self.longest_lengths.clone()
    }
}

impl Sssnake {
    pub(super) fn seats(&self) -> usize {
        self.snakes.len()
    }

    pub(super) fn snake(&self, seat: Seat) -> &Snake {
        &self.snakes[seat.index()]
    }

    /// Returns the turn if a player must choose between moves.
    pub(super) fn choice(&self) -> Option<&Turn> {
        match &self.phase {
            Phase::Turn(turn) if !self.is_over() && turn.moves.len() > 1 => Some(turn),
            _ => None,
        }
    }

    /// Returns the bookkeeping step that must come next, if any: giving or returning a card, or scoring the round.
    pub(super) fn automatic_step(&self) -> Option<Step<StepKind>> {
        match &self.phase {
            Phase::Turn(turn) => {
                let neighbour = turn.active.left_neighbour(self.seats());
                let card = *turn.hand.first()?;
                match turn.stage {
                    TurnStage::Give => Some(Step::by(turn.active, StepKind::Give { card, to: neighbour })),
                    // The card does not fit on the neighbour's snake.
                    TurnStage::Given if turn.moves.is_empty() => {
                        Some(Step::by(neighbour, StepKind::Return { card, to: turn.active }))
                    }
                    _ => None,
                }
            }
            Phase::Score => {
                let missing: Vec<i64> = self.snakes.iter().map(|snake| snake.missing as i64).collect();
                let totals = self.totals.iter().zip(&missing).map(|(total, missing)| total - missing).collect();
                Some(Step::by_nobody(StepKind::Score { missing, totals }))
            }
            _ => None,
        }
    }

    /// Returns the first player of the next round, or `None` if chance decides.
    pub(super) fn next_first_player(&self) -> Option<Seat> {
        if self.round == 0 { self.youngest } else { Some(self.first_seat.left_neighbour(self.seats())) }
    }

    /// Checks that a move is legal, whether it is forced or not.
    fn check_legal(&self, turn: &Turn, seat: Seat, play: &Move) -> Result<(), Refusal> {
        if turn.chooser != seat {
            return Err(Refusal::new("sssnake-refusal-not-yours").with("player", turn.chooser));
        }
        if !turn.hand.contains(&play.card()) {
            return Err(Refusal::new("sssnake-refusal-no-card").with("card", play.card().selector()));
        }
        match play {
            Move::Discard(_) if turn.moves.contains(play) => Ok(()),
            Move::Discard(card) => {
                let fits = turn.moves.iter().any(|other| other.card() == *card);
                let key = if fits { "sssnake-refusal-fits" } else { "sssnake-refusal-other-fits" };
                Err(Refusal::new(key).with("card", card.selector()))
            }
            Move::Place(placement) => self.snake_with_placement(turn, placement).map(drop),
        }
    }

    /// Returns the snake after this legal move of the turn, or `None` if the move is not a placement.
    pub(super) fn snake_after(&self, turn: &Turn, play: &Move) -> Option<Snake> {
        match play {
            Move::Place(placement) => self.snake_with_placement(turn, placement).ok(),
            Move::Discard(_) => None,
        }
    }

    fn snake_with_placement(&self, turn: &Turn, placement: &Placement) -> Result<Snake, Refusal> {
        if placement.on != turn.owner {
            return Err(Refusal::new("sssnake-refusal-other-snake").with("player", turn.owner));
        }
        let placed = self.snake(turn.owner).place(placement.card, placement.end, placement.way);
        placed.map_err(|illegal| {
            Refusal::new(format!("sssnake-refusal-{illegal}")).with("card", placement.card.selector())
        })
    }

    /// Removes a placed or discarded card from the hand, then moves on to the next stage, turn or phase.
    fn continue_after_card(&mut self, card: Card) {
        let Phase::Turn(turn) = &mut self.phase else { return };
        turn.hand = hand_without(&turn.hand, card);
        let Turn { active, stage, .. } = *turn;
        // « Dès qu'un joueur a réussi à relier la tête et la queue de son serpent […], il est déclaré vainqueur. »
        if self.snakes.iter().any(Snake::is_complete) {
            self.phase = Phase::Score;
            return;
        }
        match stage {
            TurnStage::PlaceOwn(1) => self.go_to_stage(TurnStage::Give),
            TurnStage::PlaceOwn(more) => self.go_to_stage(TurnStage::PlaceOwn(more - 1)),
            _ if self.pile.total() == 0 => self.phase = Phase::Score,
            _ => self.phase = Phase::Roll(active.left_neighbour(self.seats())),
        }
    }

    fn go_to_stage(&mut self, stage: TurnStage) {
        if let Phase::Turn(turn) = &self.phase {
            self.phase = Phase::Turn(self.new_turn(turn.active, stage, turn.hand.clone()));
        }
    }

    /// Returns a turn at this stage, with the choosing seat, the snake and the legal moves.
    fn new_turn(&self, active: Seat, stage: TurnStage, hand: Vec<Card>) -> Turn {
        let neighbour = active.left_neighbour(self.seats());
        let (chooser, mut on) = match stage {
            TurnStage::Single => (active, neighbour),
            TurnStage::Given => (neighbour, neighbour),
            TurnStage::PlaceOwn(_) | TurnStage::Give | TurnStage::Returned => (active, active),
        };
        let kinds = || Card::ALL.into_iter().filter(|kind| hand.contains(kind));
        let placements = |on: Seat| -> Vec<Move> {
            let placed =
                kinds().flat_map(|card| self.snake(on).placements(card).into_iter().map(move |placed| (card, placed)));
            placed.map(|(card, (end, way, _))| Move::Place(Placement { card, on, end, way })).collect()
        };
        let mut moves = if stage == TurnStage::Give { Vec::new() } else { placements(on) };
        if stage == TurnStage::Single && moves.is_empty() {
            on = active;
            moves = placements(on);
        }
        if moves.is_empty() && !matches!(stage, TurnStage::Give | TurnStage::Given) {
            moves = kinds().map(Move::Discard).collect();
        }
        Turn { active, stage, chooser, owner: on, moves, hand }
    }

    /// Returns a state with these snakes and this pile, in which this seat must roll. Used by tests and by the pictures
    /// of the rules.
    pub(super) fn with_position(mut self, snakes: Vec<Snake>, pile: Pile, seat: Seat) -> Sssnake {
        self.snakes = snakes;
        self.pile = pile;
        self.phase = Phase::Roll(seat);
        self
    }
}

/// Returns the step that records the move.
fn step_kind_of(play: Move) -> StepKind {
    match play {
        Move::Place(placement) => StepKind::Place(placement),
        Move::Discard(card) => StepKind::Discard { card },
    }
}

fn nothing_to_choose_refusal() -> Refusal {
    Refusal::new("sssnake-refusal-nothing-to-choose")
}
