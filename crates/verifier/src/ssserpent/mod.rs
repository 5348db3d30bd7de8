//! The record verifier: a second, independent implementation of the rules.

mod board;
mod even;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use self::board::{BLUE, Board, Cell};
use self::even::EvenBoard;
use crate::chance::{NumberStream, StreamKind};
use crate::game::{VerifiedGame, choice};
use crate::steps::{RecordStep, Verifier, verify_steps};
use contract::{Ending, Fault, Phrase, Record, Seat, SeatSet};

pub const GAME: VerifiedGame = VerifiedGame {
    name: "ssserpent",
    rules_version: 2,
    seats: 2..=2,
    options: &[choice(SET_UP, &["hand", "chance", "even"])],
    newer_options: &[SET_UP],
    verify_steps: verify_steps::<SsserpentVerifier>,
};

/// The option that says who lays the board: chance, or the players as in the rulebook.
const SET_UP: &str = "set_up";
/// « 4 pommes bleues »
const BLUE_APPLES: usize = 4;
/// « En tout, quatre pommes de chaque couleur seront placées sur la grille. »
const COLORED_APPLES: usize = 8;
/// House rule: the match is a draw when a position occurs this many times.
const REPETITIONS: usize = 3;
/// House rule: the match is a draw after this many moves in a row without eating or attacking.
const QUIET_MOVES: usize = 120;

/// The expected next step.
#[derive(Clone, Copy)]
enum Next {
    Setup,
    /// A blueberry. This many blueberries are already placed.
    Blue(usize),
    Color,
    /// A colored apple. This many colored apples are already placed.
    Apple(usize),
    /// A head. This many heads are already placed.
    Head(usize),
    Begin,
    Move,
    /// A lost disc is put back. This many discs are left to put back, including this one.
    Replant(usize),
}

/// The state after the steps of the record so far. The players are 0 and 1, by seat.
pub struct SsserpentVerifier {
    next: Next,
    /// The player who starts the set-up.
    first: usize,
    /// The player with the red snake.
    red: usize,
    board: Board,
    to_move: usize,
    /// For each player, whether chance makes their remaining placements until a snake moves.
    rest_is_random: [bool; 2],
    /// The number of placements that chance has made.
    random_placements: usize,
    /// Whether chance picks a board from the table of even boards.
    is_even: bool,
    /// The picked board, during the set-up, if the record has a seed.
    even: Option<EvenBoard>,
    positions: HashMap<Box<[u8]>, usize>,
    quiet_moves: usize,
    ending: Option<Ending>,
}

impl Verifier for SsserpentVerifier {
    const KINDS: &'static [&'static str] = &["setup", "blue", "colour", "apple", "head", "begin", "move", "replant"];

    fn new(record: &Record) -> SsserpentVerifier {
        SsserpentVerifier {
            next: Next::Setup,
            first: 0,
            red: 0,
            board: Board::empty(),
            to_move: 0,
            rest_is_random: [["chance", "even"].contains(&record.options.word(SET_UP)); 2],
            random_placements: 0,
            is_even: record.options.word(SET_UP) == "even",
            even: None,
            positions: HashMap::new(),
            quiet_moves: 0,
            ending: None,
        }
    }

    fn check_step(&mut self, step: &RecordStep) -> Result<(), Fault> {
        match (self.next, step.kind) {
            (Next::Setup, "setup") => {
                step.ensure_by_nobody()?;
                let first = step.seat("first")?;
                step.ensure_drawn_seat(0, first)?;
                self.first = first.index();
                let numbers = step.chance(StreamKind::Placement, 0, 0).filter(|_| self.is_even);
                self.even = numbers.map(|mut numbers| EvenBoard::drawn(&mut numbers));
                self.next = Next::Blue(0);
                Ok(())
            }
            (Next::Blue(placed), "blue") => self.place_blueberry(step, placed),
            (Next::Color, "colour") => self.color(step),
            (Next::Apple(placed), "apple") => self.apple(step, placed),
            (Next::Head(placed), "head") => self.head(step, placed),
            (Next::Begin, "begin") => {
                step.ensure_by_nobody()?;
                let first = step.seat("first")?;
                match self.even.take() {
                    Some(even) => {
                        let red_first = first.index() == self.red;
                        step.ensure(red_first == even.red_first, "fault-chance-first")?;
                    }
                    // Without the seed, the board is unknown, so the first player cannot be checked.
                    None if self.is_even => (),
                    None => step.ensure_drawn_seat(1, first)?,
                }
                self.to_move = first.index();
                self.begin_turn();
                Ok(())
            }
            (Next::Move, "move") => self.make_move(step),
            (Next::Replant(left), "replant") => self.replant(step, left),
            _ => Err(step.unexpected(&[self.expected()])),
        }
    }

    fn ending(&self, _playing: SeatSet) -> Option<Ending> {
        self.ending
    }
}

impl SsserpentVerifier {
    fn expected(&self) -> &'static str {
        match self.next {
            Next::Setup => "setup",
            Next::Blue(_) => "blue",
            Next::Color => "colour",
            Next::Apple(_) => "apple",
            Next::Head(_) => "head",
            Next::Begin => "begin",
            Next::Move => "move",
            Next::Replant(_) => "replant",
        }
    }

    /// Returns the player who places the next piece of a kind in the set-up, after `placed` pieces of that kind. The
    /// players alternate.
    fn placing_player(&self, placed: usize) -> usize {
        (self.first + placed) % 2
    }

    fn place_blueberry(&mut self, step: &RecordStep, placed: usize) -> Result<(), Fault> {
        step.ensure_by(seat(self.placing_player(placed)))?;
        let cell = self.placement_cell(
            step,
            self.placing_player(placed),
            '*',
            self.board.cells_for_apple(),
            "fault-ssserpent-apple",
        )?;
        self.board.apples.insert(cell, BLUE);
        self.next = if placed + 1 < BLUE_APPLES { Next::Blue(placed + 1) } else { Next::Color };
        Ok(())
    }

    fn color(&mut self, step: &RecordStep) -> Result<(), Fault> {
        let chooser = 1 - self.first;
        step.ensure_by(seat(chooser))?;
        self.red = match step.get("take")? {
            "red" => chooser,
            "yellow" => self.first,
            _ => return Err(step.fault("fault-ssserpent-colour")),
        };
        let red = usize::from(self.red != chooser);
        self.check_choice(step, chooser, |numbers| numbers.below(2) == red)?;
        self.next = Next::Apple(0);
        Ok(())
    }

    fn apple(&mut self, step: &RecordStep, placed: usize) -> Result<(), Fault> {
        let player = self.placing_player(placed);
        self.put_enemy_apple(step, player)?;
        self.next = if placed + 1 < COLORED_APPLES { Next::Apple(placed + 1) } else { Next::Head(0) };
        Ok(())
    }

    fn head(&mut self, step: &RecordStep, placed: usize) -> Result<(), Fault> {
        let player = self.placing_player(placed);
        step.ensure_by(seat(player))?;
        self.demand_enemy_color(step, player)?;
        let piece = self.letter('H', 1 - player);
        let cell = self.placement_cell(step, player, piece, self.board.cells_for_head(), "fault-ssserpent-head")?;
        self.board.snakes[1 - player] = vec![cell];
        self.next = if placed == 0 { Next::Head(1) } else { Next::Begin };
        Ok(())
    }

    /// « les pions qu'il a perdus sont remis, coté pomme ... au bon vouloir du joueur attaquant »
    fn replant(&mut self, step: &RecordStep, left: usize) -> Result<(), Fault> {
        self.put_enemy_apple(step, self.to_move)?;
        if left > 1 {
            self.next = Next::Replant(left - 1);
        } else {
            self.to_move = 1 - self.to_move;
            self.begin_turn();
        }
        Ok(())
    }

    fn put_enemy_apple(&mut self, step: &RecordStep, player: usize) -> Result<(), Fault> {
        step.ensure_by(seat(player))?;
        self.demand_enemy_color(step, player)?;
        let piece = self.letter('A', 1 - player);
        let cell = self.placement_cell(step, player, piece, self.board.cells_for_apple(), "fault-ssserpent-apple")?;
        self.board.apples.insert(cell, 1 - player);
        Ok(())
    }

    /// Returns the letter of the player's piece in the notation of positions: a capital letter for red.
    fn letter(&self, piece: char, player: usize) -> char {
        if player == self.red { piece } else { piece.to_ascii_lowercase() }
    }

    /// Parses the cell of a placement, which must be one of `cells`.
    fn placement_cell(
        &mut self,
        step: &RecordStep,
        player: usize,
        piece: char,
        mut cells: Vec<Cell>,
        key: &'static str,
    ) -> Result<Cell, Fault> {
        let cell = Cell::read(step.get("cell")?).ok_or_else(|| step.fault("fault-ssserpent-cell"))?;
        step.ensure(cells.contains(&cell), key)?;
        cells.sort_by_key(|cell| cell.place());
        let next = self.even.as_ref().map(|even| even.next(piece, |cell| self.board.is_free(cell)));
        let is_even = self.is_even;
        self.check_choice(step, player, |numbers| match next {
            Some(next) => next == Some(cell),
            None => is_even || cells[numbers.below(cells.len())] == cell,
        })?;
        Ok(cell)
    }

    /// Checks a choice that the player may leave to chance. If the player has left all remaining choices to chance,
    /// this choice must be random, too.
    fn check_choice(
        &mut self,
        step: &RecordStep,
        player: usize,
        agrees: impl FnOnce(&mut NumberStream) -> bool,
    ) -> Result<(), Fault> {
        let random = step.has("random") && step.get("random")?;
        if step.has("rest") {
            step.ensure(step.get::<&str>("rest")? == "random" && random, "fault-ssserpent-random")?;
            self.rest_is_random[player] = true;
        }
        step.ensure(random || !self.rest_is_random[player], "fault-ssserpent-random")?;
        if random {
            let numbers = step.chance(StreamKind::Placement, 0, self.random_placements);
            let agrees = numbers.is_none_or(|mut numbers| agrees(&mut numbers));
            step.ensure(agrees, "fault-chance-placement")?;
            self.random_placements += 1;
        }
        Ok(())
    }

    fn demand_enemy_color(&self, step: &RecordStep, player: usize) -> Result<(), Fault> {
        let color = if self.red == player { "yellow" } else { "red" };
        step.ensure(step.get::<&str>("colour")? == color, "fault-ssserpent-colour")
    }

    fn make_move(&mut self, step: &RecordStep) -> Result<(), Fault> {
        let player = self.to_move;
        let enemy = 1 - player;
        step.ensure_by(seat(player))?;
        let path: Vec<&str> = step.get("path")?;
        let steps = self.board.steps_per_move(player);
        step.ensure(path.len() <= steps, "fault-ssserpent-length")?;
        let mut lost = 0;
        let mut quiet = true;
        for name in &path {
            // No step may follow once the head is taken: « ce dernier perd immédiatement la partie ».
            step.ensure(self.board.has_head(enemy), "fault-ssserpent-after-head")?;
            let cell = Cell::read(name).ok_or_else(|| step.fault("fault-ssserpent-cell"))?;
            let stepped = self
                .board
                .step(player, cell)
                .ok_or_else(|| step.fault_with(Phrase::new("fault-ssserpent-step").with("cell", (*name).to_owned())))?;
            self.board = stepped.board;
            lost += stepped.cut;
            quiet &= stepped.cut == 0 && !stepped.ate;
        }
        if !self.board.has_head(enemy) {
            self.ending = Some(Ending { winners: seat(player).into(), why: "head" });
            return Ok(());
        }
        step.ensure(path.len() == steps, "fault-ssserpent-length")?;
        self.quiet_moves = if quiet { self.quiet_moves + 1 } else { 0 };
        if lost > 0 {
            self.next = Next::Replant(lost);
        } else {
            self.to_move = enemy;
            self.begin_turn();
        }
        Ok(())
    }

    /// Applies the tests at the start of a turn, in this order: no move, repetition, no progress.
    fn begin_turn(&mut self) {
        self.next = Next::Move;
        self.rest_is_random = [false; 2];
        let both = SeatSet::all(2);
        let seen = self.positions.entry(self.board.position_key(self.to_move)).or_default();
        *seen += 1;
        if !self.board.can_go(self.to_move, self.board.steps_per_move(self.to_move)) {
            self.ending = Some(Ending { winners: seat(1 - self.to_move).into(), why: "no-move" });
        } else if *seen >= REPETITIONS {
            self.ending = Some(Ending { winners: both, why: "repetition" });
        } else if self.quiet_moves >= QUIET_MOVES {
            self.ending = Some(Ending { winners: both, why: "no-progress" });
        }
    }
}

fn seat(player: usize) -> Seat {
    Seat(player as u8)
}
