//! The state of a match: its forced steps, its legal moves, and the effects of steps.

use super::board::{Cell, Cells};
use super::boards;
use super::moves::{Chooser, Move, Path, Placement, Rest, StepKind};
use super::moving::IllegalMove;
use super::position::{Position, Snake, SnakeColor};
use contract::{Ending, MatchStatus, RandomStream, Refusal, Registered, Rules, Seat, SeatSet, Seed, Setup, Step};

/// House rule: the match is a draw after this many moves in a row without eating or attacking. Both players' moves
/// count.
pub const MAX_QUIET_MOVES: usize = 120;
/// House rule: the match is a draw when a position occurs this many times.
pub const DRAW_REPETITIONS: usize = 3;
/// The option that says who lays the board. If it is missing, as in older matches and records, the players lay the
/// board.
pub const SET_UP_OPTION: &str = "set_up";
pub const BY_HAND: &str = "hand";
/// Chance lays each piece on any legal cell.
pub const BY_CHANCE: &str = "chance";
/// Chance picks a board from the table of even boards.
pub const EVEN_BOARD: &str = "even";
/// The number of steps in the set-up: 4 blueberries, the choice of colors, 8 colored apples and 2 heads.
pub(super) const SET_UP_STEPS: usize = 15;
/// The number of steps before the colors are taken.
const STEPS_BEFORE_COLOR: usize = 4;

/// The state of a match.
#[derive(Clone, Debug)]
pub struct Ssserpent {
    pub(super) position: Position,
    pub(super) phase: Phase,
    /// The seat that plays red, or `None` until the colors are taken.
    pub(super) red_seat: Option<Seat>,
    /// The latest changes, for the picture and the news.
    pub(super) latest_changes: LatestChanges,
    /// How many moves in a row have neither eaten nor attacked.
    pub(super) quiet_moves: usize,
    /// The keys of all positions so far at the start of a turn.
    pub(super) history: Vec<u64>,
    /// Whether chance decides all steps of the set-up.
    pub(super) laid_by_chance: bool,
    /// Whether chance picks a board from the table. See `boards.rs`.
    is_even_board: bool,
    /// The number of placements that chance has made.
    chance_placements: usize,
    /// The seats that leave their remaining placements to chance.
    random_seats: SeatSet,
    ending: Option<Ending>,
    progress: MatchStatus,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The set-up has not started.
    Start,
    /// The set-up, which `first` begins. `steps_done` is the number of completed steps.
    SetUp { first: Seat, steps_done: usize },
    /// The snakes are moving.
    Play,
}

/// A player's next task. `Display` writes the last part of the keys of messages about the task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "lowercase")]
pub enum Task {
    /// Place a blueberry.
    #[strum(serialize = "blue")]
    Blueberry,
    /// Take a color.
    #[strum(serialize = "take")]
    TakeColor,
    /// Place an apple of this color.
    Apple(SnakeColor),
    /// Place the head of this color.
    Head(SnakeColor),
    Move,
    /// Put back a lost disc of this color.
    Replant(SnakeColor),
}

impl Task {
    /// Returns the color of the piece to place, if it has one.
    pub fn color(self) -> Option<SnakeColor> {
        match self {
            Task::Apple(color) | Task::Head(color) | Task::Replant(color) => Some(color),
            Task::Blueberry | Task::TakeColor | Task::Move => None,
        }
    }
}

/// The latest changes on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LatestChanges {
    /// The cells that the head passed in the last move, starting with its cell before the move.
    pub trail: Vec<Cell>,
    /// The cells of the pieces placed since that move.
    pub placed: Cells,
    pub effects: MoveEffects,
    /// The snake that lost its head in the last move, as it was before that move.
    pub bitten: Option<(SnakeColor, Snake)>,
}

/// The effects of a move on apples and pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveEffects {
    /// The number of apples of its own color that the snake ate.
    pub apples_eaten: usize,
    /// The number of blueberries that the snake ate.
    pub blueberries_eaten: usize,
    /// The number of discs that the opponent lost.
    pub discs_lost: usize,
    /// Whether the snake became adult.
    pub became_adult: bool,
    /// Whether the move took the opponent's head.
    pub took_head: bool,
}

impl MoveEffects {
    pub fn new(before: &Position, after: &Position) -> MoveEffects {
        let me = before.turn;
        let enemy = before.snake(me.other()).len() - after.snake(me.other()).len();
        let took_head = after.winner().is_some();
        MoveEffects {
            apples_eaten: before.apples(me).len() - after.apples(me).len(),
            blueberries_eaten: before.blueberries.len() - after.blueberries.len(),
            discs_lost: if took_head { 0 } else { enemy },
            became_adult: after.is_adult(me) && !before.is_adult(me),
            took_head,
        }
    }
}

impl Rules for Ssserpent {
    type Move = Move;
    type StepKind = StepKind;

    fn new(setup: &Setup) -> Ssserpent {
        Ssserpent {
            position: Position::EMPTY,
            phase: Phase::Start,
            red_seat: None,
            latest_changes: LatestChanges::default(),
            quiet_moves: 0,
            history: Vec::new(),
            laid_by_chance: [BY_CHANCE, EVEN_BOARD].contains(&setup.options.choice(SET_UP_OPTION)),
            is_even_board: setup.options.choice(SET_UP_OPTION) == EVEN_BOARD,
            chance_placements: 0,
            random_seats: SeatSet::EMPTY,
            ending: None,
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
        let first = |number| Seat(seed.stream(RandomStream::FirstPlayer, 0, number).below(2) as u8);
        match (self.phase, self.next_task()) {
            _ if self.is_over() => None,
            (Phase::Start, _) => Some(Step::by_nobody(StepKind::Setup { first: first(0) })),
            (Phase::SetUp { steps_done: SET_UP_STEPS, .. }, _) => {
                let first = if self.is_even_board { self.seat(boards::pick_board(seed).turn) } else { first(1) };
                Some(Step::by_nobody(StepKind::Begin { first }))
            }
            (Phase::SetUp { .. }, _) if self.laid_by_chance => self.agreed_step(seed),
            (_, Some((seat, task))) if self.random_seats.contains(seat) => self.random_step(seat, task, None, seed),
            _ => None,
        }
    }

    fn seats_to_act(&self) -> SeatSet {
        self.choice().map_or(SeatSet::EMPTY, |(seat, _)| seat.into())
    }

    /// In a set-up by hand, returns both seats until the colors are taken, because their users may agree on a random
    /// board.
    fn seats_to_agree(&self) -> SeatSet {
        let by_hand = !self.laid_by_chance && self.random_seats.is_empty();
        match self.phase {
            Phase::SetUp { steps_done: 0..=STEPS_BEFORE_COLOR, .. } if by_hand && !self.is_over() => SeatSet::all(2),
            _ => SeatSet::EMPTY,
        }
    }

    fn agreed_step(&self, seed: &Seed) -> Option<Step<StepKind>> {
        let (seat, task) = self.next_task().filter(|_| self.phase != Phase::Play)?;
        let rest = (!self.random_seats.contains(seat)).then_some(Rest::Random);
        self.random_step(seat, task, rest, seed)
    }

    fn is_automatic_step(&self, step: &Step<StepKind>) -> bool {
        matches!(self.phase, Phase::SetUp { .. }) && step.by.is_some_and(|seat| self.random_seats.contains(seat))
    }

    fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        let Some((_, task)) = self.choice().filter(|(actor, _)| *actor == seat) else { return Vec::new() };
        let mut moves: Vec<Move> = match task {
            Task::Move => return self.position.legal_moves().into_iter().map(Move::Cells).collect(),
            Task::TakeColor => SnakeColor::ALL.map(Move::TakeColor).into(),
            _ => self.legal_cells(task).iter().map(|cell| Move::Cells(cell.into())).collect(),
        };
        moves.push(Move::Random { rest: false });
        if self.placements_left(seat) > 1 {
            moves.push(Move::Random { rest: true });
        }
        moves
    }

    fn check(&self, seat: Seat, play: &Move) -> Result<(), Refusal> {
        let (actor, task) = self.choice().ok_or_else(|| Refusal::new("ssserpent-refusal-order"))?;
        if actor != seat {
            return Err(Refusal::new("ssserpent-refusal-not-yours").with("player", actor));
        }
        match (task, play) {
            (Task::Move, Move::Cells(path)) => self.position.after_move(path).map(drop).map_err(IllegalMove::refusal),
            (Task::TakeColor, Move::TakeColor(_)) => Ok(()),
            (Task::Move, _) | (Task::TakeColor, Move::Cells(_)) | (_, Move::TakeColor(_)) => {
                Err(Refusal::new("ssserpent-refusal-task"))
            }
            (_, &Move::Random { rest }) if !rest || self.placements_left(seat) > 1 => Ok(()),
            (_, Move::Random { .. }) => Err(Refusal::new("ssserpent-refusal-last")),
            (_, Move::Cells(path)) if let [cell] = path[..] => self.check_cell(task, cell),
            (_, Move::Cells(_)) => Err(Refusal::new("ssserpent-refusal-one-cell")),
        }
    }

    fn steps_for_move(&self, seat: Seat, play: &Move, seed: &Seed) -> Vec<Step<StepKind>> {
        let Some((_, task)) = self.choice() else { return Vec::new() };
        let step = match (*play, task) {
            (Move::TakeColor(take), _) => Some(Step::by(seat, StepKind::Color { take, chooser: Chooser::PLAYER })),
            (Move::Random { rest }, _) => self.random_step(seat, task, rest.then_some(Rest::Random), seed),
            (Move::Cells(path), Task::Move) => Some(Step::by(seat, StepKind::Move { path })),
            (Move::Cells(path), _) => {
                path.first().and_then(|&cell| Some(Step::by(seat, placement_step(task, cell, Chooser::PLAYER)?)))
            }
        };
        step.into_iter().collect()
    }

    fn apply(&mut self, step: &Step<StepKind>) -> Result<(), Refusal> {
        let out_of_order = || Refusal::new("ssserpent-refusal-order");
        let Some(seat) = step.by else { return self.apply_chance(&step.kind) };
        let (actor, task) = self.next_task().ok_or_else(out_of_order)?;
        if actor != seat {
            return Err(Refusal::new("ssserpent-refusal-not-yours").with("player", actor));
        }
        let chooser = match (&step.kind, task) {
            (StepKind::Move { path }, Task::Move) => {
                let next = self.position.after_move(path).map_err(IllegalMove::refusal)?;
                self.apply_move(path, next);
                return Ok(());
            }
            (&StepKind::Color { take, chooser }, Task::TakeColor) => {
                self.red_seat = Some(if take == SnakeColor::Red { seat } else { seat.left_neighbour(2) });
                self.latest_changes = LatestChanges::default();
                chooser
            }
            (kind, _) => {
                let fulfils = |placement: &&Placement| {
                    placement_step(task, placement.cell, placement.chooser).as_ref() == Some(kind)
                };
                let placement = kind.placement().filter(fulfils).ok_or_else(out_of_order)?;
                self.put_piece(task, placement.cell)?;
                placement.chooser
            }
        };
        self.chance_placements += usize::from(chooser.random);
        if chooser.rest.is_some() {
            self.random_seats = self.random_seats.with(seat);
        }
        match &mut self.phase {
            Phase::SetUp { steps_done, .. } => *steps_done += 1,
            Phase::Play if self.position.lost == 0 => self.start_turn(),
            Phase::Start | Phase::Play => (),
        }
        Ok(())
    }

    fn game_ending(&self) -> Option<Ending> {
        self.ending
    }
}

impl Ssserpent {
    /// Returns the seat of this color. Before the colors are taken, red is seat 0.
    pub(super) fn seat(&self, color: SnakeColor) -> Seat {
        let red = self.red_seat.unwrap_or(Seat(0));
        if color == SnakeColor::Red { red } else { red.left_neighbour(2) }
    }

    /// Returns the color of this seat, or `None` until the colors are taken.
    pub(super) fn color(&self, seat: Seat) -> Option<SnakeColor> {
        self.red_seat.map(|red| if seat == red { SnakeColor::Red } else { SnakeColor::Yellow })
    }

    /// Returns the next task and its seat, even if chance does the task. Returns `None` before and after the placements
    /// of the set-up, and once the match is over.
    pub(super) fn next_task(&self) -> Option<(Seat, Task)> {
        if self.is_over() {
            return None;
        }
        match self.phase {
            Phase::Start => None,
            Phase::SetUp { first, steps_done } => {
                let seat = placing_seat(first, steps_done);
                let theirs = self.color(seat.left_neighbour(2)).unwrap_or(SnakeColor::Red);
                let task = match steps_done {
                    0..STEPS_BEFORE_COLOR => Task::Blueberry,
                    STEPS_BEFORE_COLOR => Task::TakeColor,
                    5..13 => Task::Apple(theirs),
                    13..SET_UP_STEPS => Task::Head(theirs),
                    _ => return None,
                };
                Some((seat, task))
            }
            Phase::Play => {
                let turn = self.position.turn;
                let task = if self.position.lost > 0 { Task::Replant(turn.other()) } else { Task::Move };
                Some((self.seat(turn), task))
            }
        }
    }

    /// Returns the next task and its seat if a player must do it. Returns `None` if chance takes the next step.
    pub(super) fn choice(&self) -> Option<(Seat, Task)> {
        let by_chance = self.laid_by_chance && self.phase != Phase::Play;
        self.next_task().filter(|(seat, _)| !by_chance && !self.random_seats.contains(*seat))
    }

    /// Returns how many placements the player must still make before a snake moves next. Taking a color counts too.
    fn placements_left(&self, seat: Seat) -> usize {
        match self.phase {
            Phase::SetUp { first, steps_done } => {
                (steps_done..SET_UP_STEPS).filter(|&done| placing_seat(first, done) == seat).count()
            }
            _ => usize::from(self.position.lost),
        }
    }

    /// Returns how often the position at the start of this turn has occurred. Returns 0 during the set-up and while
    /// discs are being put back.
    pub(super) fn occurrences(&self) -> usize {
        match self.history.last() {
            Some(here) if self.position.lost == 0 => self.history.iter().filter(|&earlier| earlier == here).count(),
            _ => 0,
        }
    }

    /// Returns the legal cells for this task's piece.
    pub(super) fn legal_cells(&self, task: Task) -> Cells {
        match task {
            Task::Blueberry | Task::Apple(_) | Task::Replant(_) => self.position.cells_for_apple(),
            Task::Head(_) => self.position.cells_for_head(),
            Task::TakeColor | Task::Move => Cells::NONE,
        }
    }

    /// Returns the step that chance takes for a task.
    fn random_step(&self, seat: Seat, task: Task, rest: Option<Rest>, seed: &Seed) -> Option<Step<StepKind>> {
        let mut chance = seed.stream(RandomStream::Placement, 0, self.chance_placements);
        let chooser = Chooser { random: true, rest };
        if task == Task::TakeColor {
            let take = SnakeColor::ALL[chance.below(2)];
            return Some(Step::by(seat, StepKind::Color { take, chooser }));
        }
        let cell = match self.phase {
            Phase::SetUp { .. } if self.is_even_board => {
                self.cells_to_fill(&boards::pick_board(seed), task).iter().next()?
            }
            _ => *chance.pick(&self.legal_cells(task).iter().collect::<Vec<_>>())?,
        };
        Some(Step::by(seat, placement_step(task, cell, chooser)?))
    }

    /// Returns the cells on which `board` has this task's kind of piece and this match does not have it yet.
    fn cells_to_fill(&self, board: &Position, task: Task) -> Cells {
        match task {
            Task::Blueberry => board.blueberries & !self.position.blueberries,
            Task::Apple(color) => board.apples(color) & !self.position.apples(color),
            Task::Head(color) => board.snake(color).occupied,
            Task::TakeColor | Task::Move | Task::Replant(_) => Cells::NONE,
        }
    }

    fn check_cell(&self, task: Task, cell: Cell) -> Result<(), Refusal> {
        let is_legal = self.legal_cells(task).contains(cell);
        if is_legal { Ok(()) } else { Err(self.position.placement_refusal(matches!(task, Task::Head(_)), cell)) }
    }

    fn apply_chance(&mut self, kind: &StepKind) -> Result<(), Refusal> {
        match (kind, self.phase) {
            _ if self.is_over() => return Err(Refusal::new("ssserpent-refusal-order")),
            (StepKind::Setup { first } | StepKind::Begin { first }, _) if first.index() > 1 => {
                return Err(Refusal::new("ssserpent-refusal-first"));
            }
            (&StepKind::Setup { first }, Phase::Start) => self.phase = Phase::SetUp { first, steps_done: 0 },
            (&StepKind::Begin { first }, Phase::SetUp { steps_done: SET_UP_STEPS, .. }) => {
                self.phase = Phase::Play;
                self.position.turn = self.color(first).unwrap_or(SnakeColor::Red);
                self.latest_changes = LatestChanges::default();
                self.start_turn();
            }
            _ => return Err(Refusal::new("ssserpent-refusal-order")),
        }
        Ok(())
    }

    /// Puts the task's piece on this cell.
    fn put_piece(&mut self, task: Task, cell: Cell) -> Result<(), Refusal> {
        self.check_cell(task, cell)?;
        match task {
            Task::Replant(_) => self.position = self.position.replant(cell)?,
            Task::Head(color) => self.position.snakes[color as usize] = Snake::from_pieces(&[cell]),
            Task::Apple(color) => self.position.apples[color as usize].insert(cell),
            Task::Blueberry | Task::TakeColor | Task::Move => self.position.blueberries.insert(cell),
        }
        if self.phase != Phase::Play {
            self.latest_changes = LatestChanges::default();
        }
        self.latest_changes.placed.insert(cell);
        Ok(())
    }

    fn apply_move(&mut self, path: &Path, next: Position) {
        let effects = MoveEffects::new(&self.position, &next);
        let from = self.position.snake(self.position.turn).head();
        let trail = from.into_iter().chain(path.iter().copied()).collect();
        let enemy = self.position.turn.other();
        let bitten = effects.took_head.then(|| (enemy, *self.position.snake(enemy)));
        self.latest_changes = LatestChanges { trail, placed: Cells::NONE, effects, bitten };
        self.quiet_moves = if effects == MoveEffects::default() { self.quiet_moves + 1 } else { 0 };
        self.position = next;
        if let Some(winner) = next.winner() {
            self.ending = Some(Ending { winners: self.seat(winner).into(), why: "head" });
        } else if next.lost == 0 {
            self.start_turn();
        }
    }

    /// Starts a turn: tests whether the match is over, in the order of the house rule.
    fn start_turn(&mut self) {
        self.random_seats = SeatSet::EMPTY;
        // The history grows by one element at a time. If its capacity doubled, up to half of its memory would be
        // wasted.
        self.history.reserve_exact(1);
        self.history.push(self.position.key());
        // « Si un serpent ne peut pas se déplacer de tout son mouvement, il perd la partie. »
        if !self.position.can_move() {
            self.ending = Some(Ending { winners: self.seat(self.position.turn.other()).into(), why: "no-move" });
        } else if self.occurrences() >= DRAW_REPETITIONS {
            self.ending = Some(Ending { winners: SeatSet::all(2), why: "repetition" });
        } else if self.quiet_moves >= MAX_QUIET_MOVES {
            self.ending = Some(Ending { winners: SeatSet::all(2), why: "no-progress" });
        }
    }

    /// Returns a match in this position. Seat 0 is red. Used by tests and by the pictures of the rules.
    pub(super) fn in_play(position: Position) -> Ssserpent {
        let start = Ssserpent::new(&Ssserpent::INFO.default_setup(2));
        let mut state = Ssserpent { position, phase: Phase::Play, red_seat: Some(Seat(0)), ..start };
        if position.lost == 0 {
            state.start_turn();
        }
        state
    }
}

/// Returns the seat that takes the set-up's next step after `done` steps.
fn placing_seat(first: Seat, done: usize) -> Seat {
    // The seats alternate, but the second player takes two steps in a row: a blueberry and the color.
    let index = if done < STEPS_BEFORE_COLOR { done } else { done + 1 };
    if index % 2 == 0 { first } else { first.left_neighbour(2) }
}

/// Returns the step that places a piece, or `None` for other tasks.
pub(super) fn placement_step(task: Task, cell: Cell, chooser: Chooser) -> Option<StepKind> {
    let placement = |color| Placement { color, cell, chooser };
    Some(match task {
        Task::Blueberry => StepKind::Blue(placement(None)),
        Task::Apple(color) => StepKind::Apple(placement(Some(color))),
        Task::Head(color) => StepKind::Head(placement(Some(color))),
        Task::Replant(color) => StepKind::Replant(placement(Some(color))),
        Task::TakeColor | Task::Move => return None,
    })
}
