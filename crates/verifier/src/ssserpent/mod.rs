//! The record verifier: a second, independent implementation of the rules.

mod board;
mod even;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use self::board::{BLUE, Board, Cell};
use self::even::EvenBoard;
use crate::chance::{NumberStream, StreamKind};
use crate::game::{VerifiedGame, choice_option};
use crate::steps::{RecordStep, Verifier, verify_steps};
use contract::{Ending, Fault, Phrase, Record, Seat, SeatSet};

pub const GAME: VerifiedGame = VerifiedGame {
    name: "ssserpent",
    rules_version: 2,
    seats: 2..=2,
    options: &[choice_option(SET_UP, &["hand", "chance", "even"])],
    newer_options: &[SET_UP],
    verify_steps: verify_steps::<SsserpentVerifier>,
};

/// The option that says who lays the board: chance, or the players as in the rulebook.
const SET_UP: &str = "set_up";
/// « 4 pommes bleues »
const BLUE_APPLE_COUNT: usize = 4;
/// « En tout, quatre pommes de chaque couleur seront placées sur la grille. »
const COLORED_APPLE_COUNT: usize = 8;
/// House rule: the match is a draw when a position occurs this many times.
const DRAW_REPETITIONS: usize = 3;
/// House rule: the match is a draw after this many moves in a row without eating or attacking.
const QUIET_MOVE_LIMIT: usize = 120;

/// The expected next step.
#[derive(Clone, Copy)]
enum ExpectedStep {
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
    next: ExpectedStep,
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
    even_board: Option<EvenBoard>,
    position_counts: HashMap<Box<[u8]>, usize>,
    quiet_moves: usize,
    ending: Option<Ending>,
}

impl Verifier for SsserpentVerifier {
    const STEP_KINDS: &'static [&'static str] =
        &["setup", "blue", "colour", "apple", "head", "begin", "move", "replant"];

    fn new(record: &Record) -> SsserpentVerifier {
        SsserpentVerifier {
            next: ExpectedStep::Setup,
            first: 0,
            red: 0,
            board: Board::empty(),
            to_move: 0,
            rest_is_random: [["chance", "even"].contains(&record.options.choice(SET_UP)); 2],
            random_placements: 0,
            is_even: record.options.choice(SET_UP) == "even",
            even_board: None,
            position_counts: HashMap::new(),
            quiet_moves: 0,
            ending: None,
        }
    }

    fn check_step(&mut self, step: &RecordStep) -> Result<(), Fault> {
        match (self.next, step.kind) {
            (ExpectedStep::Setup, "setup") => {
                step.ensure_by_nobody()?;
                let first = step.seat("first")?;
                step.ensure_drawn_seat(0, first)?;
                self.first = first.index();
                let numbers = step.random_numbers(StreamKind::Placement, 0, 0).filter(|_| self.is_even);
                self.even_board = numbers.map(|mut numbers| EvenBoard::from_numbers(&mut numbers));
                self.next = ExpectedStep::Blue(0);
                Ok(())
            }
            (ExpectedStep::Blue(placed), "blue") => self.place_blueberry(step, placed),
            (ExpectedStep::Color, "colour") => self.choose_color(step),
            (ExpectedStep::Apple(placed), "apple") => self.place_apple(step, placed),
            (ExpectedStep::Head(placed), "head") => self.place_head(step, placed),
            (ExpectedStep::Begin, "begin") => {
                step.ensure_by_nobody()?;
                let first = step.seat("first")?;
                match self.even_board.take() {
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
            (ExpectedStep::Move, "move") => self.make_move(step),
            (ExpectedStep::Replant(left), "replant") => self.replant(step, left),
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
            ExpectedStep::Setup => "setup",
            ExpectedStep::Blue(_) => "blue",
            ExpectedStep::Color => "colour",
            ExpectedStep::Apple(_) => "apple",
            ExpectedStep::Head(_) => "head",
            ExpectedStep::Begin => "begin",
            ExpectedStep::Move => "move",
            ExpectedStep::Replant(_) => "replant",
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
        self.next = if placed + 1 < BLUE_APPLE_COUNT { ExpectedStep::Blue(placed + 1) } else { ExpectedStep::Color };
        Ok(())
    }

    fn choose_color(&mut self, step: &RecordStep) -> Result<(), Fault> {
        let chooser = 1 - self.first;
        step.ensure_by(seat(chooser))?;
        self.red = match step.get("take")? {
            "red" => chooser,
            "yellow" => self.first,
            _ => return Err(step.fault("fault-ssserpent-colour")),
        };
        let red = usize::from(self.red != chooser);
        self.check_choice(step, chooser, |numbers| numbers.below(2) == red)?;
        self.next = ExpectedStep::Apple(0);
        Ok(())
    }

    fn place_apple(&mut self, step: &RecordStep, placed: usize) -> Result<(), Fault> {
        let player = self.placing_player(placed);
        self.put_enemy_apple(step, player)?;
        self.next =
            if placed + 1 < COLORED_APPLE_COUNT { ExpectedStep::Apple(placed + 1) } else { ExpectedStep::Head(0) };
        Ok(())
    }

    fn place_head(&mut self, step: &RecordStep, placed: usize) -> Result<(), Fault> {
        let player = self.placing_player(placed);
        step.ensure_by(seat(player))?;
        self.demand_enemy_color(step, player)?;
        let piece = self.piece_letter('H', 1 - player);
        let cell = self.placement_cell(step, player, piece, self.board.cells_for_head(), "fault-ssserpent-head")?;
        self.board.snakes[1 - player] = vec![cell];
        self.next = if placed == 0 { ExpectedStep::Head(1) } else { ExpectedStep::Begin };
        Ok(())
    }

    /// « les pions qu'il a perdus sont remis, coté pomme ... au bon vouloir du joueur attaquant »
    fn replant(&mut self, step: &RecordStep, left: usize) -> Result<(), Fault> {
        self.put_enemy_apple(step, self.to_move)?;
        if left > 1 {
            self.next = ExpectedStep::Replant(left - 1);
        } else {
            self.to_move = 1 - self.to_move;
            self.begin_turn();
        }
        Ok(())
    }

    fn put_enemy_apple(&mut self, step: &RecordStep, player: usize) -> Result<(), Fault> {
        step.ensure_by(seat(player))?;
        self.demand_enemy_color(step, player)?;
        let piece = self.piece_letter('A', 1 - player);
        let cell = self.placement_cell(step, player, piece, self.board.cells_for_apple(), "fault-ssserpent-apple")?;
        self.board.apples.insert(cell, 1 - player);
        Ok(())
    }

    /// Returns the letter of the player's piece in the notation of positions: a capital letter for red.
    fn piece_letter(&self, piece: char, player: usize) -> char {
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
        let cell = Cell::parse(step.get("cell")?).ok_or_else(|| step.fault("fault-ssserpent-cell"))?;
        step.ensure(cells.contains(&cell), key)?;
        cells.sort_by_key(|cell| cell.sort_key());
        let next = self.even_board.as_ref().map(|even| even.next_cell(piece, |cell| self.board.is_free(cell)));
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
            let numbers = step.random_numbers(StreamKind::Placement, 0, self.random_placements);
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
            let cell = Cell::parse(name).ok_or_else(|| step.fault("fault-ssserpent-cell"))?;
            let stepped = self
                .board
                .step(player, cell)
                .ok_or_else(|| step.fault_with(Phrase::new("fault-ssserpent-step").with("cell", (*name).to_owned())))?;
            self.board = stepped.board;
            lost += stepped.cut_pieces;
            quiet &= stepped.cut_pieces == 0 && !stepped.ate;
        }
        if !self.board.has_head(enemy) {
            self.ending = Some(Ending { winners: seat(player).into(), why: "head" });
            return Ok(());
        }
        step.ensure(path.len() == steps, "fault-ssserpent-length")?;
        self.quiet_moves = if quiet { self.quiet_moves + 1 } else { 0 };
        if lost > 0 {
            self.next = ExpectedStep::Replant(lost);
        } else {
            self.to_move = enemy;
            self.begin_turn();
        }
        Ok(())
    }

    /// Applies the tests at the start of a turn, in this order: no move, repetition, no progress.
    fn begin_turn(&mut self) {
        self.next = ExpectedStep::Move;
        self.rest_is_random = [false; 2];
        let both = SeatSet::all(2);
        let seen = self.position_counts.entry(self.board.position_key(self.to_move)).or_default();
        *seen += 1;
        if !self.board.has_legal_move(self.to_move, self.board.steps_per_move(self.to_move)) {
            self.ending = Some(Ending { winners: seat(1 - self.to_move).into(), why: "no-move" });
        } else if *seen >= DRAW_REPETITIONS {
            self.ending = Some(Ending { winners: both, why: "repetition" });
        } else if self.quiet_moves >= QUIET_MOVE_LIMIT {
            self.ending = Some(Ending { winners: both, why: "no-progress" });
        }
    }
}

fn seat(player: usize) -> Seat {
    Seat(player as u8)
}
