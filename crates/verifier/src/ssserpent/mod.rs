//! The verifier of Ssserpent records: a second, independent implementation of the rules.

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

/// The option that says who sets up the board: the players as in the rulebook, or chance.
const SET_UP: &str = "set_up";
/// « 4 pommes bleues »
const BLUE_APPLE_COUNT: usize = 4;
/// « En tout, quatre pommes de chaque couleur seront placées sur la grille. »
const COLORED_APPLE_COUNT: usize = 8;
/// House rule: the match is a draw when a position occurs this many times.
const DRAW_REPETITIONS: usize = 3;
/// House rule: the match is a draw after this many moves in a row without eating or attacking.
const QUIET_MOVE_LIMIT: usize = 120;

/// The state after the steps of the record so far. The players are 0 and 1, by seat.
pub struct SsserpentVerifier {
    /// The `do` of the next step, and the number of pieces of this kind that are already placed. For `replant`, it is
    /// the number of lost discs that must still be put back.
    next: (&'static str, usize),
    /// The player who starts the set-up.
    first: usize,
    /// The player with the red snake.
    red: usize,
    board: Board,
    to_move: usize,
    /// For each player, whether chance makes their remaining placements until the next move of a snake.
    rest_is_random: [bool; 2],
    /// The number of placements that chance has made.
    random_placements: usize,
    /// Whether chance picks a board from the table of even boards.
    is_even: bool,
    /// During the set-up, the even board that chance picked, if the record has a seed.
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
            next: ("setup", 0),
            first: 0,
            red: 0,
            board: Board::default(),
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
        let (expected, count) = self.next;
        if step.kind != expected {
            return Err(step.unexpected(&[expected]));
        }
        match step.kind {
            "setup" => {
                step.ensure_by_nobody()?;
                let first = step.seat("first")?;
                step.ensure_drawn_seat(0, first)?;
                self.first = first.index();
                let numbers = step.random_numbers(StreamKind::Placement, 0, 0).filter(|_| self.is_even);
                self.even_board = numbers.map(|mut numbers| EvenBoard::from_numbers(&mut numbers));
                self.next = ("blue", 0);
            }
            "blue" => {
                let cell = self.placement_cell(step, self.placing_player(count), '*')?;
                self.board.apples.insert(cell, BLUE);
                self.next = if count + 1 < BLUE_APPLE_COUNT { ("blue", count + 1) } else { ("colour", 0) };
            }
            "colour" => self.choose_color(step)?,
            "apple" => {
                self.place_enemy_apple(step, self.placing_player(count))?;
                self.next = if count + 1 < COLORED_APPLE_COUNT { ("apple", count + 1) } else { ("head", 0) };
            }
            "head" => {
                let player = self.placing_player(count);
                let cell = self.placement_cell(step, player, 'H')?;
                self.board.snakes[1 - player] = vec![cell];
                self.next = if count == 0 { ("head", 1) } else { ("begin", 0) };
            }
            "begin" => {
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
            }
            "move" => self.make_move(step)?,
            // « les pions qu'il a perdus sont remis, coté pomme ... au bon vouloir du joueur attaquant »
            _ => {
                self.place_enemy_apple(step, self.to_move)?;
                self.finish_turn(count - 1);
            }
        }
        Ok(())
    }

    fn ending(&self, _playing: SeatSet) -> Option<Ending> {
        self.ending
    }
}

impl SsserpentVerifier {
    /// Returns the player who places the next piece of a kind in the set-up, after `placed` pieces of that kind. The
    /// players alternate.
    fn placing_player(&self, placed: usize) -> usize {
        (self.first + placed) % 2
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
        self.next = ("apple", 0);
        Ok(())
    }

    fn place_enemy_apple(&mut self, step: &RecordStep, player: usize) -> Result<(), Fault> {
        let cell = self.placement_cell(step, player, 'A')?;
        self.board.apples.insert(cell, 1 - player);
        Ok(())
    }

    /// Parses the cell where this player places a piece, and checks that the cell is legal. The piece is a blueberry
    /// (`*`), or an apple (`A`) or a head (`H`) of the other player.
    fn placement_cell(&mut self, step: &RecordStep, player: usize, piece: char) -> Result<Cell, Fault> {
        step.ensure_by(seat(player))?;
        // The notation of positions uses small letters for yellow.
        let (color, letter) = if player == self.red { ("yellow", piece.to_ascii_lowercase()) } else { ("red", piece) };
        step.ensure(piece == '*' || step.get::<&str>("colour")? == color, "fault-ssserpent-colour")?;
        let (mut cells, key) = match piece {
            'H' => (self.board.cells_for_head(), "fault-ssserpent-head"),
            _ => (self.board.cells_for_apple(), "fault-ssserpent-apple"),
        };
        let cell = Cell::parse(step.get("cell")?).ok_or_else(|| step.fault("fault-ssserpent-cell"))?;
        step.ensure(cells.contains(&cell), key)?;
        cells.sort_unstable();
        let next = self.even_board.as_ref().map(|even| even.next_cell(letter, |cell| self.board.is_free(cell)));
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
        self.finish_turn(lost);
        Ok(())
    }

    /// Begins the enemy's turn if no lost discs are left to put back.
    fn finish_turn(&mut self, lost: usize) {
        if lost > 0 {
            self.next = ("replant", lost);
        } else {
            self.to_move = 1 - self.to_move;
            self.begin_turn();
        }
    }

    /// Starts a turn and checks whether the match is over, in this order: no move, repetition, no progress.
    fn begin_turn(&mut self) {
        self.next = ("move", 0);
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
