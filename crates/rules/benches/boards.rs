//! Checks Ssserpent's table of even boards, and searches for more boards. A board is even if neither side has an
//! advantage.
//!
//! `cargo bench -p rules --features strength --bench boards` plays 1,000 pairs of matches between hard computers and
//! 1,000 between normal ones. Each pair uses a board of the table, turned or mirrored at random. It prints how often
//! the same color wins both matches of a pair, and how often the side that moves first wins. It also prints how often
//! an attack is possible before turn 6. A draw counts as half a win. `-- --pairs 100` plays fewer.
//!
//! `-- --search 24` searches for boards for 24 hours on one thread, and prints each board as a line of the table.
//! `--seed 7` tries other boards. `--from FILE` begins with the positions of a file and varies them.
//!
//! On most boards, the same side wins every match between hard computers. Therefore, most candidates are variations of
//! a board on which each side won at least once. A sequential test checks how many of the matches are won by the side
//! that moves first. This share must be between 42 and 58 % for normal computers, and between 45 and 55 % for hard
//! computers. The test looks at the share after certain numbers of matches. It rejects a board if the 80 % interval of
//! the share is outside these limits. It accepts a board if the interval is within them and at least 40 matches were
//! played. After 400 matches, the share alone decides.

use std::thread;
use std::time::{Duration, Instant};

use contract::{Analysis, Computer, Level, RandomSource, Rules, SearchContext, Seat, Seed};
use rules::ssserpent::Ssserpent;

const SIDE: usize = 9;
const CELLS: usize = SIDE * SIDE;
/// The letter of the piece on each cell, as in the notation of positions, or a space. The cells are in the order of
/// that notation, from A1.
type Board = [char; CELLS];
/// The probability that a candidate is a promising board with one or more pieces moved. On most boards, one side wins
/// every match between hard computers. Variations of the other boards are more likely to be even.
const NEIGHBOURS: f64 = 0.85;
/// A board that survives at least this many matches between hard computers counts as promising.
const PROMISING: usize = 10;
/// The minimum distance between two boards of the table: the number of pieces on different cells, however the boards
/// are turned and colored.
const APART: usize = 2;
/// The maximum number of boards in the table that are variations of the same random board.
const MOST_RELATED: usize = 8;
const SYMMETRIES: usize = 8;
/// Attacks should not be possible before this turn. Turns count the moves of both sides, from 1.
const FIRST_ATTACK: usize = 6;
/// The search looks for a sure win at this step, and again after each [`JUDGED_EACH`] steps.
const JUDGED_FROM: usize = 6;
const JUDGED_EACH: usize = 5;
/// A win probability at or above this value counts as a sure win.
const SURE: f64 = 0.97;
/// The number of turns after which the search stops a match. Few matches take longer, and hard computers need minutes
/// for them.
const LONG: usize = 80;
/// The sequential test looks at the share after each of these numbers of matches.
const LOOKS: [usize; 15] = [3, 6, 10, 16, 24, 40, 60, 80, 120, 160, 200, 250, 300, 350, 400];
/// The number of looks in the first part of the test, which most boards fail.
const FIRST_LOOKS: usize = 4;
/// The number of matches after which a board can be accepted.
const ENOUGH: usize = 40;
/// The half width of the 80 % interval of a share, in standard errors.
const WIDTH: f64 = 1.28;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let number = |name: &str| {
        let place = arguments.iter().position(|argument| argument == name)?;
        arguments.get(place + 1).and_then(|text| text.parse::<u64>().ok())
    };
    let seed = number("--seed").unwrap_or(1);
    let from = arguments.iter().position(|argument| argument == "--from").map(|place| {
        let lines = std::fs::read_to_string(&arguments[place + 1]).expect("a file with positions");
        lines.lines().map(read).collect()
    });
    match number("--search") {
        Some(hours) => search(seed, Duration::from_secs(3_600 * hours), from.unwrap_or_default()),
        None => check(seed, number("--pairs").unwrap_or(1_000) as usize),
    }
}

/// A match that has ended.
struct Played {
    /// The result of the side that moved first: 0 for a loss, a half for a draw or 1 for a win.
    first: f64,
    /// The first turn in which an attack was possible, or `None` if there was no such turn.
    attack: Option<usize>,
}

/// Plays a match from this position. The side to move has seat 0 if it is red, and seat 1 if it is yellow. If
/// `adjudicates` is set, the match ends once the analysis sees a sure win twice in a row, and it is declared a draw
/// after [`LONG`] turns.
fn play(mut state: Ssserpent, level: Level, seed: &Seed, adjudicates: bool) -> Played {
    let first = state.seats_to_act().iter().next().expect("a board on which the first side can move");
    let (mut turn, mut attack) = (0, None);
    let mut mover = None;
    let mut sure = None;
    for index in 0.. {
        let Some(seat) = state.seats_to_act().iter().next() else { break };
        if adjudicates && index >= JUDGED_FROM && index % JUDGED_EACH == 0 {
            let mut rng = seed.computer_rng(index, seat);
            let judged = state.judge_moves(seat, &mut SearchContext::new(Level::Hard, &mut rng));
            let chance = judged.iter().map(|judged| judged.chances[seat.index()]).reduce(f64::max);
            let winner = match chance {
                Some(chance) if chance > SURE => Some(seat),
                Some(chance) if chance < 1.0 - SURE => Some(seat.left_neighbour(2)),
                _ => None,
            };
            if winner.is_some() && winner == sure {
                return Played { first: f64::from(u8::from(winner == Some(first))), attack };
            }
            sure = winner;
        }
        if adjudicates && turn > LONG {
            return Played { first: 0.5, attack };
        }
        if mover != Some(seat) {
            turn += 1;
            mover = Some(seat);
            if attack.is_none() && state.can_attack() {
                attack = Some(turn);
            }
        }
        let mut rng = seed.computer_rng(index, seat);
        let plan = state.plan(seat, &mut SearchContext::new(level, &mut rng)).expect("a legal move");
        for step in state.steps_for_move(seat, &plan.play, seed) {
            state.apply(&step).expect("a planned move is legal");
        }
    }
    let winners = state.match_ending().expect("the match is over").winners;
    let share = |seat: Seat| if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    Played { first: share(first), attack }
}

fn check(seed: u64, pairs: usize) {
    println!(
        "{:<8}{:>8}{:>8}{:>22}{:>14}{:>24}",
        "level", "boards", "pairs", "same color twice", "first wins", "attack before turn 6"
    );
    for (level, name) in [(Level::Hard, "hard"), (Level::Normal, "normal")] {
        let pair = |number: usize| {
            let mut chance = numbered(seed, number).computer_rng(usize::MAX, Seat(0));
            let (board, symmetry) = (chance.below(Ssserpent::board_count()), chance.below(SYMMETRIES));
            [0, 1].map(|half| {
                play(
                    Ssserpent::from_board(board, symmetry),
                    level,
                    &numbered(seed, 2 * number + half + 1_000_000),
                    false,
                )
            })
        };
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let part = |first| (first..pairs).step_by(threads).map(pair).collect::<Vec<_>>();
        let played = thread::scope(|scope| {
            let parts: Vec<_> = (0..threads).map(|first| scope.spawn(move || part(first))).collect();
            parts.into_iter().flat_map(|part| part.join().expect("no thread panics")).collect::<Vec<_>>()
        });
        let percent = |count: f64, of: usize| format!("{:.1} %", 100.0 * count / of as f64);
        let twice = played.iter().filter(|[one, two]| one.first == two.first && one.first != 0.5).count();
        let first: f64 = played.iter().flatten().map(|played| played.first).sum();
        let early = |played: &&Played| played.attack.is_some_and(|turn| turn < FIRST_ATTACK);
        let early = played.iter().flatten().filter(early).count();
        println!(
            "{name:<8}{:>8}{pairs:>8}{:>22}{:>14}{:>24}",
            Ssserpent::board_count(),
            percent(twice as f64, pairs),
            percent(first, 2 * pairs),
            percent(early as f64, 2 * pairs)
        );
    }
}

fn search(seed: u64, time: Duration, from: Vec<Board>) {
    let begun = Instant::now();
    // Each board has the number of the random board from which it was varied.
    let mut promising: Vec<(Board, usize)> = from.iter().copied().zip((0..usize::MAX).rev()).collect();
    let mut found = promising.clone();
    for number in 0.. {
        if begun.elapsed() > time {
            break;
        }
        let seed = numbered(seed, number);
        let mut chance = seed.computer_rng(usize::MAX, Seat(0));
        let parent = if chance.happens(NEIGHBOURS) { chance.pick(&promising).copied() } else { None };
        let (board, root) = match parent {
            Some((parent, root)) => (neighbour(&parent, &mut chance), root),
            None => (candidate(&mut chance), number),
        };
        let Some(board) = board.filter(|board| found.iter().all(|(other, _)| distance(board, other) >= APART)) else {
            continue;
        };
        let text = notation(&board);
        if !looks_even(&text, &seed) {
            continue;
        }
        let stages = [
            (Level::Normal, 0.42, 0.58, FIRST_LOOKS),
            (Level::Hard, 0.45, 0.55, FIRST_LOOKS),
            (Level::Normal, 0.42, 0.58, LOOKS.len()),
            (Level::Hard, 0.45, 0.55, LOOKS.len()),
        ];
        let passed = stages.into_iter().all(|(level, low, high, looks)| {
            let looked = even(&text, level, low, high, looks, &seed);
            eprintln!("{:>6.0} s {number:>5} {root:>5} {text} {}", begun.elapsed().as_secs_f64(), looked.words);
            let is_promising = level == Level::Hard && looked.played >= PROMISING;
            if is_promising && promising.iter().all(|(other, _)| *other != board) {
                promising.push((board, root));
            }
            looked.passed
        });
        if passed {
            println!("{text}");
            found.push((board, root));
            if found.iter().filter(|(_, other)| *other == root).count() >= MOST_RELATED {
                promising.retain(|(_, other)| *other != root);
            }
        }
    }
}

/// Returns whether the analysis thinks that either side can win. This quick check rejects many uneven boards but few
/// even ones.
fn looks_even(board: &str, seed: &Seed) -> bool {
    let state = Ssserpent::from_notation(board).expect("a position");
    let Some(seat) = state.seats_to_act().iter().next() else { return false };
    let judged = state.judge_moves(seat, &mut SearchContext::new(Level::Hard, &mut seed.computer_rng(0, seat)));
    let best = judged.iter().map(|judged| judged.chances[seat.index()]).reduce(f64::max);
    best.is_some_and(|chance| (0.15..0.85).contains(&chance))
}

/// Reads a position's pieces, including pieces that do not occur in a set-up.
fn read(position: &str) -> Board {
    let mut board = [' '; CELLS];
    let rows = position.split(' ').next().unwrap_or_default().rsplit('/');
    for (row, letters) in rows.take(SIDE).enumerate() {
        let mut column = 0;
        for letter in letters.chars() {
            match letter.to_digit(10) {
                Some(empty) => column += empty as usize,
                None => {
                    board[row * SIDE + column] = letter;
                    column += 1;
                }
            }
        }
    }
    board
}

struct Looked {
    passed: bool,
    played: usize,
    words: String,
}

/// Tests whether the side that moves first wins between `low` and `high` of the matches. Also rejects boards on which
/// early attacks are frequent, or draws between normal computers.
fn even(board: &str, level: Level, low: f64, high: f64, looks: usize, seed: &Seed) -> Looked {
    let mut shares: Vec<f64> = Vec::new();
    let mut early = 0;
    for look in LOOKS.into_iter().take(looks) {
        for number in shares.len()..look {
            let state = Ssserpent::from_notation(board).expect("a position");
            let mut seed = *seed;
            seed.0[16..24].copy_from_slice(&(number as u64 + 1).to_le_bytes());
            let one = play(state, level, &seed, level == Level::Hard);
            shares.push(one.first);
            early += usize::from(one.attack.is_some_and(|turn| turn < FIRST_ATTACK));
        }
        let share = shares.iter().sum::<f64>() / look as f64;
        let variance = shares.iter().map(|one| (one - share).powi(2)).sum::<f64>() / look as f64;
        let room = WIDTH * (variance / look as f64).sqrt();
        let drawn = shares.iter().filter(|&&share| share == 0.5).count();
        let hasty = early * 10 > look.max(20) || (level == Level::Normal && drawn * 10 > look.max(20));
        let out = hasty || share + room < low || share - room > high;
        let is_in = look >= ENOUGH && share - room >= low && share + room <= high;
        let last = look == LOOKS[looks - 1];
        if out || is_in || last {
            let passed = !out && (is_in || looks < LOOKS.len() || (low..=high).contains(&share));
            let words = format!("{level:?} {look} {share:.3} {early} {drawn} {passed}");
            return Looked { passed, played: look, words };
        }
    }
    unreachable!("the last look decides")
}

/// Returns a random board that follows the placement rules. Red moves first.
fn candidate(chance: &mut RandomSource) -> Option<Board> {
    let mut board = [' '; CELLS];
    "HhAAAAaaaa****".chars().all(|piece| put(&mut board, piece, chance)).then_some(board).filter(is_open)
}

/// Returns this board with one or more pieces moved.
fn neighbour(board: &Board, chance: &mut RandomSource) -> Option<Board> {
    let mut board = *board;
    loop {
        let pieces: Vec<usize> = (0..CELLS).filter(|&cell| board[cell] != ' ').collect();
        let piece = std::mem::replace(&mut board[*chance.pick(&pieces)?], ' ');
        if !put(&mut board, piece, chance) {
            return None;
        }
        if chance.happens(0.5) {
            return Some(board).filter(is_open);
        }
    }
}

/// Returns the number of pieces on different cells. Turns, mirrors and recolors one board so that this number is
/// smallest.
fn distance(board: &Board, other: &Board) -> usize {
    let count = |board: &Board| board.iter().filter(|&&piece| piece != ' ').count();
    let same = |symmetry: usize| {
        let turned = |cell: usize| {
            let mirrored = |place, bit| if symmetry & bit == 0 { place } else { SIDE - 1 - place };
            let column = mirrored(cell % SIDE, 1);
            let row = mirrored(cell / SIDE, 2);
            if symmetry & 4 == 0 { row * SIDE + column } else { column * SIDE + row }
        };
        let colored = |piece: char| match piece {
            'H' | 'A' if symmetry & 8 != 0 => piece.to_ascii_lowercase(),
            'h' | 'a' if symmetry & 8 != 0 => piece.to_ascii_uppercase(),
            _ => piece,
        };
        (0..CELLS).filter(|&cell| board[cell] != ' ' && colored(board[cell]) == other[turned(cell)]).count()
    };
    count(board) - (0..2 * SYMMETRIES).map(same).max().unwrap_or_default()
}

/// Puts the piece on a random legal cell. Returns false if there is no legal cell.
fn put(board: &mut Board, piece: char, chance: &mut RandomSource) -> bool {
    let is_head = "Hh".contains(piece);
    let keeps = |cell: usize| {
        let near = neighbours(cell).into_iter().filter(|&next| board[next] != ' ').count();
        board[cell] == ' ' && near == 0 && is_border(cell) == is_head
    };
    let legal: Vec<usize> = (0..CELLS).filter(|&cell| keeps(cell)).collect();
    let Some(&cell) = chance.pick(&legal) else { return false };
    board[cell] = piece;
    true
}

/// Returns whether each head has two free neighbouring cells and can reach all apples of its color without crossing
/// other pieces.
fn is_open(board: &Board) -> bool {
    [('H', 'A'), ('h', 'a')].into_iter().all(|(head, apple)| {
        let open = |cell: &usize| board[*cell] == ' ' || board[*cell] == apple;
        let mut reached: Vec<usize> = (0..CELLS).filter(|&cell| board[cell] == head).collect();
        let ways = reached.iter().flat_map(|&head| neighbours(head)).filter(open).count();
        let mut next = 0;
        while next < reached.len() {
            let new = neighbours(reached[next]).into_iter().filter(|cell| open(cell) && !reached.contains(cell));
            reached.extend(new.collect::<Vec<_>>());
            next += 1;
        }
        ways >= 2 && (0..CELLS).filter(|&cell| board[cell] == apple).all(|cell| reached.contains(&cell))
    })
}

fn is_border(cell: usize) -> bool {
    let column = cell % SIDE;
    let row = cell / SIDE;
    column == 0 || column == SIDE - 1 || row == 0 || row == SIDE - 1
}

fn neighbours(cell: usize) -> Vec<usize> {
    let column = cell % SIDE;
    let row = cell / SIDE;
    let mut cells = Vec::new();
    if column > 0 {
        cells.push(cell - 1);
    }
    if column + 1 < SIDE {
        cells.push(cell + 1);
    }
    if row > 0 {
        cells.push(cell - SIDE);
    }
    if row + 1 < SIDE {
        cells.push(cell + SIDE);
    }
    cells
}

fn notation(cells: &Board) -> String {
    let rows = cells.chunks(SIDE).rev().map(|row| {
        let mut text = String::new();
        let mut empty = 0;
        for &piece in row {
            if piece == ' ' {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            empty = 0;
            text.push(piece);
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        text
    });
    format!("{} r - 0", rows.collect::<Vec<_>>().join("/"))
}

fn numbered(seed: u64, number: usize) -> Seed {
    let mut numbered = Seed([0xb0; 32]);
    numbered.0[..8].copy_from_slice(&seed.to_le_bytes());
    numbered.0[8..16].copy_from_slice(&(number as u64).to_le_bytes());
    numbered
}
