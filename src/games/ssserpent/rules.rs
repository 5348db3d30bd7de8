//! A match: its state, what is due, what is legal, and how a step changes it.

use super::board::{Cell, Cells};
use super::moves::{Act, Move, Path, Rest};
use super::moving::Obstacle;
use super::packed::Packed;
use super::position::{Colour, Position, Snake};
use crate::game::{Chance, Ending, Progress, Refusal, Rules, Seat, SeatSet, Setup, Step};

/// So many moves in a row by both together without eating or attacking are a draw \[ours\].
pub const MOST_QUIET_MOVES: usize = 120;
/// A position that comes so often is a draw \[ours\].
const REPETITIONS: usize = 3;
/// What the set-up consists of: 4 blue apples, the colours, 8 coloured apples, 2 heads.
const SET_UP: usize = 15;

/// The state of a match.
#[derive(Clone, Debug)]
pub struct Ssserpent {
    /// The board.
    pub(super) position: Position,
    /// What goes on.
    pub(super) phase: Phase,
    /// Who plays red, once that is settled.
    pub(super) reds: Option<Seat>,
    /// What the newest step changed, for the picture and the news.
    pub(super) latest: Latest,
    /// How many moves in a row nobody has eaten or attacked.
    pub(super) quiet: usize,
    /// The positions at the start of each turn.
    pub(super) history: Vec<Packed>,
    /// Who leaves the rest of what they place to chance.
    rest: SeatSet,
    /// The winners and the reason, once the game decided it.
    ending: Option<Ending>,
    progress: Progress,
}

/// What goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The set-up is to begin.
    Open,
    /// So much of the set-up is done.
    SetUp {
        /// Who began it.
        first: Seat,
        /// How many steps of it have been made.
        done: usize,
    },
    /// The snakes move.
    Play,
}

/// What somebody is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// To place a blue apple.
    Blue,
    /// To take a colour.
    Take,
    /// To place an apple of that colour.
    Apple(Colour),
    /// To place the head of that colour.
    Head(Colour),
    /// To move.
    Move,
    /// To put back a lost disc of that colour.
    Replant(Colour),
}

/// What the newest step changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Latest {
    /// Where the head that moved last came from, and where it went.
    pub trail: Vec<Cell>,
    /// Pieces placed since.
    pub placed: Cells,
    /// What the last move ate and bit off.
    pub tally: Tally,
}

/// What a move ate and bit off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Own apples eaten.
    pub apples: usize,
    /// Blue apples eaten.
    pub blue: usize,
    /// Discs that the opponent lost.
    pub lost: usize,
    /// Whether the snake became adult.
    pub adult: bool,
    /// Whether the opponent's head was taken.
    pub head: bool,
}

impl Tally {
    fn of(before: &Position, after: &Position) -> Tally {
        let me = before.turn;
        let enemy = before.snake(me.other()).len() - after.snake(me.other()).len();
        let head = after.winner().is_some();
        Tally {
            apples: before.apples(me).len() - after.apples(me).len(),
            blue: before.blue.len() - after.blue.len(),
            lost: if head { 0 } else { enemy },
            adult: after.is_adult(me) && !before.is_adult(me),
            head,
        }
    }

    /// Neither eaten nor attacked.
    fn is_quiet(&self) -> bool {
        self.apples + self.blue + self.lost == 0 && !self.head
    }
}

impl Rules for Ssserpent {
    type Move = Move;
    type Act = Act;

    fn new(_setup: &Setup) -> Ssserpent {
        Ssserpent::begin()
    }

    fn progress(&self) -> &Progress {
        &self.progress
    }

    fn progress_mut(&mut self) -> &mut Progress {
        &mut self.progress
    }

    fn forced_step(&self, chance: &mut Chance) -> Option<Step<Act>> {
        let by_lot = |chance: &mut Chance| Seat(chance.below(2) as u8);
        match (self.phase, self.task()) {
            _ if self.is_over() => None,
            (Phase::Open, _) => Some(Step::nobody(Act::Setup { first: by_lot(chance) })),
            (Phase::SetUp { done: SET_UP, .. }, _) => Some(Step::nobody(Act::Begin { first: by_lot(chance) })),
            (_, Some((seat, task))) if self.rest.has(seat) => self.at_random(seat, task, None, chance),
            _ => None,
        }
    }

    fn actors(&self) -> SeatSet {
        self.choice().map_or(SeatSet::NONE, |(seat, _)| seat.into())
    }

    fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        let Some((_, task)) = self.choice().filter(|(actor, _)| *actor == seat) else { return Vec::new() };
        let mut moves: Vec<Move> = match task {
            Task::Move => return self.position.moves().into_iter().map(Move::Cells).collect(),
            Task::Take => Colour::ALL.map(Move::Take).into(),
            _ => self.cells(task).iter().map(|cell| Move::Cells(cell.into())).collect(),
        };
        moves.push(Move::Random { rest: false });
        if self.to_place(seat) > 1 {
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
            (Task::Move, Move::Cells(path)) => self.position.play(path).map(drop).map_err(Obstacle::refusal),
            (Task::Move, _) => Err(Refusal::new("ssserpent-refusal-task")),
            (_, Move::Random { rest: true }) if self.to_place(seat) < 2 => Err(Refusal::new("ssserpent-refusal-last")),
            (_, Move::Random { .. }) | (Task::Take, Move::Take(_)) => Ok(()),
            (Task::Take, _) | (_, Move::Take(_)) => Err(Refusal::new("ssserpent-refusal-task")),
            (_, Move::Cells(path)) => match path[..] {
                [cell] => self.check_cell(task, cell),
                _ => Err(Refusal::new("ssserpent-refusal-one-cell")),
            },
        }
    }

    fn decide(&self, seat: Seat, play: &Move, chance: &mut Chance) -> Vec<Step<Act>> {
        let Some((_, task)) = self.choice() else { return Vec::new() };
        let step = match (*play, task) {
            (Move::Take(take), _) => Some(Step::of(seat, Act::Colour { take, rest: None })),
            (Move::Random { rest }, _) => self.at_random(seat, task, rest.then_some(Rest::Random), chance),
            (Move::Cells(path), Task::Move) => Some(Step::of(seat, Act::Move { path })),
            (Move::Cells(path), _) => path.first().and_then(|&cell| Some(Step::of(seat, place(task, cell, None)?))),
        };
        step.into_iter().collect()
    }

    fn apply(&mut self, step: &Step<Act>) -> Result<(), Refusal> {
        let out_of_order = || Refusal::new("ssserpent-refusal-order");
        let Some(seat) = step.by else { return self.apply_chance(&step.act) };
        let (actor, task) = self.task().ok_or_else(out_of_order)?;
        if actor != seat {
            return Err(Refusal::new("ssserpent-refusal-not-yours").with("player", actor));
        }
        let rest = match (&step.act, task) {
            (Act::Move { path }, Task::Move) => {
                let next = self.position.play(path).map_err(Obstacle::refusal)?;
                self.moved(path, next);
                return Ok(());
            }
            (&Act::Replant { colour, cell, rest }, Task::Replant(theirs)) if colour == theirs => {
                self.position = self.position.replant(cell)?;
                self.latest.placed.insert(cell);
                if self.position.lost == 0 {
                    self.start_turn();
                    return Ok(());
                }
                rest
            }
            (&Act::Colour { take, rest }, Task::Take) => {
                self.reds = Some(if take == Colour::Red { seat } else { seat.left(2) });
                self.latest = Latest::default();
                self.go_on();
                rest
            }
            (&Act::Blue { cell, rest }, Task::Blue) => {
                self.check_cell(task, cell)?;
                self.position.blue.insert(cell);
                self.placed(cell);
                rest
            }
            (&Act::Apple { colour, cell, rest }, Task::Apple(theirs)) if colour == theirs => {
                self.check_cell(task, cell)?;
                self.position.apples[colour as usize].insert(cell);
                self.placed(cell);
                rest
            }
            (&Act::Head { colour, cell }, Task::Head(theirs)) if colour == theirs => {
                self.check_cell(task, cell)?;
                self.position.snakes[colour as usize] = Snake::head_at(cell);
                self.placed(cell);
                None
            }
            _ => return Err(out_of_order()),
        };
        if rest.is_some() {
            self.rest = self.rest.with(seat);
        }
        Ok(())
    }

    fn ending(&self) -> Option<Ending> {
        self.ending
    }
}

impl Ssserpent {
    /// The state before the first step.
    fn begin() -> Ssserpent {
        Ssserpent {
            position: Position::EMPTY,
            phase: Phase::Open,
            reds: None,
            latest: Latest::default(),
            quiet: 0,
            history: Vec::new(),
            rest: SeatSet::NONE,
            ending: None,
            progress: Progress::new(2),
        }
    }

    /// Who plays that colour; seat 0 and seat 1 as long as that is not settled.
    pub(super) fn seat(&self, colour: Colour) -> Seat {
        let reds = self.reds.unwrap_or(Seat(0));
        if colour == Colour::Red { reds } else { reds.left(2) }
    }

    /// The colour of that seat, once that is settled.
    pub(super) fn colour(&self, seat: Seat) -> Option<Colour> {
        self.reds.map(|reds| if seat == reds { Colour::Red } else { Colour::Yellow })
    }

    /// Who is to do what; `None` when chance is due or the match is over.
    pub(super) fn task(&self) -> Option<(Seat, Task)> {
        if self.is_over() {
            return None;
        }
        match self.phase {
            Phase::Open => None,
            Phase::SetUp { first, done } => {
                let seat = placer(first, done);
                let theirs = self.colour(seat.left(2)).unwrap_or(Colour::Red);
                let task = match done {
                    0..4 => Task::Blue,
                    4 => Task::Take,
                    5..13 => Task::Apple(theirs),
                    13..SET_UP => Task::Head(theirs),
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

    /// Who chooses what; `None` also when chance does it for a player.
    pub(super) fn choice(&self) -> Option<(Seat, Task)> {
        self.task().filter(|(seat, _)| !self.rest.has(*seat))
    }

    /// How many pieces the player has to place or take from now on until a snake moves next.
    fn to_place(&self, seat: Seat) -> usize {
        match self.phase {
            Phase::SetUp { first, done } => (done..SET_UP).filter(|&done| placer(first, done) == seat).count(),
            _ => usize::from(self.position.lost),
        }
    }

    /// Where the piece of this task may be placed.
    pub(super) fn cells(&self, task: Task) -> Cells {
        match task {
            Task::Blue | Task::Apple(_) | Task::Replant(_) => self.position.cells_for_apple(),
            Task::Head(_) => self.position.cells_for_head(),
            Task::Take | Task::Move => Cells::NONE,
        }
    }

    /// The step that does a task at random.
    fn at_random(&self, seat: Seat, task: Task, rest: Option<Rest>, chance: &mut Chance) -> Option<Step<Act>> {
        if task == Task::Take {
            let take = Colour::ALL[chance.below(2)];
            return Some(Step::of(seat, Act::Colour { take, rest }));
        }
        let cells: Vec<Cell> = self.cells(task).iter().collect();
        let act = place(task, *chance.pick(&cells)?, rest)?;
        Some(Step::of(seat, act))
    }

    fn check_cell(&self, task: Task, cell: Cell) -> Result<(), Refusal> {
        match task {
            _ if self.cells(task).has(cell) => Ok(()),
            Task::Head(_) => Err(self.position.why_no_head(cell)),
            _ => Err(self.position.why_no_apple(cell)),
        }
    }

    fn apply_chance(&mut self, act: &Act) -> Result<(), Refusal> {
        match (act, self.phase) {
            _ if self.is_over() => return Err(Refusal::new("ssserpent-refusal-order")),
            (Act::Setup { first } | Act::Begin { first }, _) if first.index() > 1 => {
                return Err(Refusal::new("ssserpent-refusal-first"));
            }
            (&Act::Setup { first }, Phase::Open) => self.phase = Phase::SetUp { first, done: 0 },
            (&Act::Begin { first }, Phase::SetUp { done: SET_UP, .. }) => {
                self.phase = Phase::Play;
                self.position.turn = self.colour(first).unwrap_or(Colour::Red);
                self.latest = Latest::default();
                self.start_turn();
            }
            _ => return Err(Refusal::new("ssserpent-refusal-order")),
        }
        Ok(())
    }

    fn placed(&mut self, cell: Cell) {
        self.latest = Latest { placed: cell.into(), ..Latest::default() };
        self.go_on();
    }

    fn go_on(&mut self) {
        if let Phase::SetUp { done, .. } = &mut self.phase {
            *done += 1;
        }
    }

    fn moved(&mut self, path: &Path, next: Position) {
        let tally = Tally::of(&self.position, &next);
        let from = self.position.snake(self.position.turn).head();
        let trail = from.into_iter().chain(path.iter().copied()).collect();
        self.latest = Latest { trail, placed: Cells::NONE, tally };
        self.quiet = if tally.is_quiet() { self.quiet + 1 } else { 0 };
        self.position = next;
        if let Some(winner) = next.winner() {
            self.ending = Some(Ending { winners: self.seat(winner).into(), why: "head" });
        } else if next.lost == 0 {
            self.start_turn();
        }
    }

    /// What is judged at the start of each turn, in this order \[ours\].
    fn start_turn(&mut self) {
        self.rest = SeatSet::NONE;
        let here = Packed::of(&self.position);
        // One by one: a vector that doubles would keep as much room again in every match in memory.
        self.history.reserve_exact(1);
        self.history.push(here);
        let times = self.history.iter().filter(|&&earlier| earlier == here).count();
        // « Si un serpent ne peut pas se déplacer de tout son mouvement, il perd la partie. »
        if !self.position.can_move() {
            self.ending = Some(Ending { winners: self.seat(self.position.turn.other()).into(), why: "no-move" });
        } else if times >= REPETITIONS {
            self.ending = Some(Ending { winners: SeatSet::all(2), why: "repetition" });
        } else if self.quiet >= MOST_QUIET_MOVES {
            self.ending = Some(Ending { winners: SeatSet::all(2), why: "no-progress" });
        }
    }
}

/// Who makes the step of the set-up that follows after so many others.
fn placer(first: Seat, done: usize) -> Seat {
    // They alternate; with the colour the second player has two steps in a row, so that the first begins again.
    let turn = if done < 4 { done } else { done + 1 };
    if turn % 2 == 0 { first } else { first.left(2) }
}

/// The act of placing a piece; `None` if the task is another.
fn place(task: Task, cell: Cell, rest: Option<Rest>) -> Option<Act> {
    Some(match task {
        Task::Blue => Act::Blue { cell, rest },
        Task::Apple(colour) => Act::Apple { colour, cell, rest },
        Task::Head(colour) => Act::Head { colour, cell },
        Task::Replant(colour) => Act::Replant { colour, cell, rest },
        Task::Take | Task::Move => return None,
    })
}

#[cfg(test)]
impl Ssserpent {
    /// A match in that position, seat 0 red.
    pub(super) fn in_play(position: Position) -> Ssserpent {
        let mut state = Ssserpent { position, phase: Phase::Play, reds: Some(Seat(0)), ..Ssserpent::begin() };
        if position.lost == 0 {
            state.start_turn();
        }
        state
    }

    /// The match after so many moves in a row without eating or attacking.
    pub(super) fn after_quiet_moves(mut self, moves: usize) -> Ssserpent {
        self.quiet = moves;
        self
    }
}
