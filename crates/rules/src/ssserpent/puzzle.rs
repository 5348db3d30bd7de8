//! The puzzle: take the opponent's head with the second move. Exactly one first move makes this possible after every
//! reply.
//!
//! A move is entered step by step, as in a match. After the first move, the other side makes the reply that leaves the
//! player the fewest ways to take its head. In a puzzle, no first move attacks, so only the other side puts discs back.

use super::board::{BOARD_SIDE, Cell, Cells, SYMMETRIES, bends, directions};
use super::draft::{Draft, ShownDraft};
use super::moves::{Chooser, Path, Placement, StepKind};
use super::position::{BLUEBERRIES, DISCS_PER_COLOR, Position, Snake, SnakeColor};
use super::rules::Ssserpent;
use super::words::{
    describe_apples, describe_bites, describe_choices, describe_disabled_steps, describe_last_move, describe_snake,
    next_steps,
};
use crate::direction::Direction;
use crate::solvers::{SolveChances, group_of};
use contract::{
    Draw as _, Phrase, Puzzle, PuzzleEnd, PuzzleInfo, PuzzleMove, PuzzlePosition, RandomSource, Refusal, Registered,
    Rules, Step,
};

/// The number of discs of each color that are in play at the start of a match. The other discs are in the reserve.
const OWN_DISCS: usize = DISCS_PER_COLOR - BLUEBERRIES;
/// The minimum number of legal first moves. With fewer moves, the puzzle is too easy.
const MIN_FIRST_MOVES: usize = 3;
/// The maximum number of random pairs of cells to try for the two heads. About one pair in
/// [`GROUP_COUNT`](crate::solvers::GROUP_COUNT) belongs to the wanted group.
const MAX_HEAD_DRAWS: usize = 1000;
/// The number of the player's moves in a successful attempt.
const SOLUTION_MOVES: u32 = 2;

struct HeadPuzzle {
    start: Position,
    /// The only first move that forces the win.
    winning_move: Path,
    reply: Reply,
    info: PuzzleInfo,
}

/// Generates a puzzle of `group` from a random position, or returns `None` if the position is not a puzzle.
pub fn generate(chance: &mut RandomSource, group: usize) -> Option<Box<dyn Puzzle>> {
    let start = random_position(chance, group)?;
    if start.can_take_head() {
        return None;
    }
    let mut moves = 0;
    let mut key = None;
    for (path, after) in start.each_move() {
        moves += 1;
        if after.lost > 0 || !after.can_move() {
            return None;
        }
        if replies(&after).map(|reply| reply.position_after).any(|position| !position.can_take_head()) {
            continue;
        }
        // If a reply takes several discs, `replies` does not list all ways to put them back, so nothing is proved.
        if key.is_some() || after.each_move().any(|(_, next)| next.lost > 1) {
            return None;
        }
        key = Some((path, after));
    }
    let (winning_move, after) = key.filter(|_| moves >= MIN_FIRST_MOVES)?;
    let reply = best_reply(&after)?;
    let chances = first_move_chances(&start, &winning_move).and_then_solve(second_move_chances(&reply.position_after));
    let info = PuzzleInfo {
        game: Ssserpent::INFO.name,
        task: Phrase::new(format!("puzzle-bite-task-{}", start.turn)),
        best: SOLUTION_MOVES,
        difficulty: chances.difficulty(),
        greedy_solves: chances.greedy_solves(),
        look: heads_look([start.turn, start.turn.other()].map(|color| start.snake(color).head().unwrap_or_default())),
        canonical: format!("{} {start}", Ssserpent::INFO.name),
        proof: vec![
            format!("moves: {moves}, winning: 1 ({winning_move})"),
            format!("reply: {}, winning: {}", reply.path, reply.winning_move_count),
        ],
    };
    Some(Box::new(HeadPuzzle { start, winning_move, reply, info }))
}

/// A reply of the other side: a move, and the cells where it puts the lost discs back.
struct Reply {
    path: Path,
    replanted_cells: Vec<Cell>,
    position_after: Position,
    /// The number of moves that take the head after this reply.
    winning_move_count: usize,
}

/// Returns the reply after which the fewest moves take the head. If several replies are equally good, returns the
/// first.
fn best_reply(after: &Position) -> Option<Reply> {
    let counted =
        replies(after).map(|reply| Reply { winning_move_count: count_head_captures(&reply.position_after), ..reply });
    counted.min_by_key(|reply| reply.winning_move_count)
}

/// Returns the number of moves that take the head.
fn count_head_captures(position: &Position) -> usize {
    position.each_move().filter(|(_, next)| next.winner().is_some()).count()
}

/// Returns the replies to a first move. A single lost disc is put back on each legal cell in turn. If a move takes
/// several discs, each disc is put back only on the first legal cell.
fn replies(after: &Position) -> impl Iterator<Item = Reply> {
    after.each_move().flat_map(|(path, next)| {
        let listed = if next.lost == 1 { Cell::COUNT } else { 1 };
        let reply = move |first: Cell| {
            let mut reply = Reply { path, replanted_cells: Vec::new(), position_after: next, winning_move_count: 0 };
            let mut cell = Some(first);
            while let Some(placed) = cell.filter(|_| reply.position_after.lost > 0) {
                let Ok(replanted) = reply.position_after.replant(placed) else { break };
                reply.position_after = replanted;
                reply.replanted_cells.push(placed);
                cell = reply.position_after.cells_for_apple().iter().next();
            }
            reply
        };
        next.cells_for_apple().iter().take(listed).map(reply)
    })
}

/// Encodes the cells of the two heads. Turning or mirroring the board does not change the code.
fn heads_look(heads: [Cell; 2]) -> u32 {
    let seen = |symmetry: usize| {
        let turned = heads.map(|head| head.turned(symmetry));
        turned.iter().fold(0, |look, head| (look * BOARD_SIDE + head.column()) * BOARD_SIDE + head.row())
    };
    (0..SYMMETRIES).map(seen).min().unwrap_or_default() as u32
}

/// Returns each solver's probability of finding the winning first move `key`. The greedy solver assumes that the other
/// side does not move. It chooses a move after which the most moves would take the head. The other solvers prefer moves
/// that threaten the head. *Easy* seldom makes a move that loses its own head, and *normal* never makes one.
fn first_move_chances(start: &Position, key: &Path) -> SolveChances {
    let judged = |(path, after): (Path, Position)| {
        (path, count_head_captures(&Position { turn: start.turn, ..after }), after.can_take_head())
    };
    let moves: Vec<_> = start.each_move().map(judged).collect();
    let most = moves.iter().map(|(_, threats, _)| *threats).max();
    SolveChances::from_moves(moves.iter().map(|(path, threats, is_lost)| {
        let [easy, normal] = solver_weights(start, path).map(|weight| if *threats > 0 { 3 * weight } else { weight });
        let [easy, normal] = if *is_lost { [easy / 3, 0] } else { [easy, normal] };
        let after = if path == key { SolveChances::SOLVED } else { SolveChances::default() };
        ([u64::from(Some(*threats) == most), easy, normal], after)
    }))
}

/// Returns each solver's probability of finding a move that takes the head, among the moves that attack.
fn second_move_chances(position: &Position) -> SolveChances {
    let enemy = position.turn.other();
    let attacks = position.each_move().filter(|(_, next)| next.snake(enemy).len() < position.snake(enemy).len());
    SolveChances::from_moves(attacks.map(|(path, next)| {
        let [easy, normal] = solver_weights(position, &path);
        let after = if next.winner().is_some() { SolveChances::SOLVED } else { SolveChances::default() };
        ([1, easy, normal], after)
    }))
}

/// Returns the weights of a move for *easy* and *normal*. These solvers often overlook paths with two or more bends.
fn solver_weights(position: &Position, path: &Path) -> [u64; 2] {
    if bends(&steps(path, position)) < 2 { [10, 10] } else { [3, 7] }
}

fn steps(path: &Path, position: &Position) -> Vec<Direction> {
    directions(position.snake(position.turn).head().into_iter().chain(path.iter().copied()))
}

/// Returns a random position with all pieces that are in play, or `None` if they do not fit on the board.
fn random_position(chance: &mut RandomSource, group: usize) -> Option<Position> {
    let mut position = Position { turn: SnakeColor::ALL[chance.below(2)], ..Position::EMPTY };
    let cells: Vec<Cell> = Cell::all().collect();
    let mut draws = (0..MAX_HEAD_DRAWS).filter_map(|_| Some([*chance.pick(&cells)?, *chance.pick(&cells)?]));
    let heads = draws.find(|heads| heads[0] != heads[1] && group_of(heads_look(*heads)) == group)?;
    for (color, head) in [position.turn, position.turn.other()].into_iter().zip(heads) {
        position.snakes[color as usize] = Snake::from_pieces(&[head]);
    }
    let eaten = chance.below(BLUEBERRIES + 1);
    let by_red = chance.below(eaten + 1);
    let mut apples = [0, 0];
    for (color, berries) in SnakeColor::ALL.into_iter().zip([by_red, eaten - by_red]) {
        let at = color as usize;
        apples[at] = chance.below(OWN_DISCS);
        position.snakes[at] = random_snake(&position, color, 1 + OWN_DISCS + berries - apples[at], chance)?;
        position.adult[at] = apples[at] == 0 || berries > 0;
    }
    let counts = [(None, BLUEBERRIES - eaten), (Some(0), apples[0]), (Some(1), apples[1])];
    for color in counts.into_iter().flat_map(|(color, count)| std::iter::repeat_n(color, count)) {
        let cells: Vec<Cell> = position.cells_for_apple().iter().collect();
        let cell = *chance.pick(&cells)?;
        match color {
            Some(color) => position.apples[color].insert(cell),
            None => position.blueberries.insert(cell),
        }
    }
    Some(position)
}

/// Returns the snake with discs on random free cells behind its head, or `None` if there is no free cell for a disc.
fn random_snake(position: &Position, color: SnakeColor, length: usize, chance: &mut RandomSource) -> Option<Snake> {
    let mut cells = position.snake(color).pieces().to_vec();
    let mut free = position.free_cells();
    while cells.len() < length {
        let beside: Vec<Cell> = (Cells::from_iter([*cells.last()?]).neighbours() & free).iter().collect();
        let cell = *chance.pick(&beside)?;
        free.remove(cell);
        cells.push(cell);
    }
    Some(Snake::from_pieces(&cells))
}

/// A player's attempt after the steps entered so far.
struct Attempt {
    state: Ssserpent,
    /// The number of moves that the player has finished.
    finished_moves: usize,
    /// The steps of the unfinished move.
    path: Path,
}

impl HeadPuzzle {
    /// Returns the attempt after these steps.
    fn attempt_after(&self, codes: &[u8]) -> Result<Attempt, Refusal> {
        let refusal = || Refusal::new("puzzle-refusal-move");
        let mut now = Attempt { state: Ssserpent::in_play(self.start), finished_moves: 0, path: Path::default() };
        for &code in codes {
            let here = now.state.position.after_steps(&now.path).map_err(|illegal| illegal.refusal())?;
            let direction = Direction::ALL.get(usize::from(code)).ok_or_else(refusal)?;
            let cell = here.snake(here.turn).head().and_then(|head| head.neighbour(*direction)).ok_or_else(refusal)?;
            let moves = now.matching_moves();
            now.path.push(cell);
            if !moves.iter().any(|play| play.starts_with(&now.path)) {
                return Err(refusal());
            }
            if moves.contains(&now.path) {
                now.finish_move()?;
            }
        }
        Ok(now)
    }
}

impl Attempt {
    fn is_over(&self) -> bool {
        self.finished_moves == SOLUTION_MOVES as usize || self.state.is_over()
    }

    /// Returns the legal moves that start with the entered steps.
    fn matching_moves(&self) -> Vec<Path> {
        if self.is_over() {
            return Vec::new();
        }
        self.state.position.legal_moves().into_iter().filter(|play| play.starts_with(&self.path)).collect()
    }

    /// Applies the entered move. If it is the first move, applies the reply too.
    fn finish_move(&mut self) -> Result<(), Refusal> {
        let path = std::mem::take(&mut self.path);
        self.apply(StepKind::Move { path })?;
        self.finished_moves += 1;
        if self.is_over() {
            return Ok(());
        }
        let Some(reply) = best_reply(&self.state.position) else { return Ok(()) };
        let color = self.state.position.turn.other();
        self.apply(StepKind::Move { path: reply.path })?;
        for cell in reply.replanted_cells {
            self.apply(StepKind::Replant(Placement { color: Some(color), cell, chooser: Chooser::PLAYER }))?;
        }
        Ok(())
    }

    fn apply(&mut self, kind: StepKind) -> Result<(), Refusal> {
        let seat = self.state.seat(self.state.position.turn);
        self.state.apply(&Step::by(seat, kind))
    }
}

/// Describes the board and the possible next steps.
fn describe(now: &Attempt, here: &Position) -> Vec<Phrase> {
    let mut said = Vec::new();
    if !now.is_over() {
        let shown = ShownDraft::new(&now.state, Draft::parse(&now.state, Some(&now.path.to_string())));
        said.extend(describe_choices(&shown));
        said.extend(describe_disabled_steps(&shown));
        let threat = shown.threatened_head(&now.state);
        said.extend(threat.map(|head| Phrase::new("puzzle-bite-threat").with("cell", head.to_string())));
        said.extend(describe_bites(shown.attackable_pieces(&now.state)));
    }
    for color in SnakeColor::ALL {
        said.push(describe_snake("puzzle-bite", here, color));
        said.push(describe_apples(here, Some(color)));
    }
    said.push(describe_apples(here, None));
    said.extend(describe_last_move(&now.state));
    said.push(Phrase::new("ssserpent-describe-board"));
    said
}

impl Puzzle for HeadPuzzle {
    fn info(&self) -> &PuzzleInfo {
        &self.info
    }

    fn score_phrase(&self, score: u32) -> Phrase {
        Phrase::new("puzzle-bite-result").with("moves", score as usize)
    }

    fn position(&self, moves: &[u8]) -> Result<PuzzlePosition, Refusal> {
        let now = self.attempt_after(moves)?;
        let here = now.state.position.after_steps(&now.path).map_err(|illegal| illegal.refusal())?;
        let legal = now.matching_moves();
        let solved = here.winner() == Some(self.start.turn);
        let left = legal.iter().map(|play| play.len() - now.path.len()).max().unwrap_or(0);
        let prompt = match here.winner() {
            _ if !legal.is_empty() => {
                let reply = here.snake(self.start.turn.other()).head().map(|head| head.to_string());
                Phrase::new("puzzle-bite-prompt")
                    .with("move", now.finished_moves + 1)
                    .with("left", left)
                    .with("reply", reply.unwrap_or_default())
            }
            Some(winner) if winner == self.start.turn => self.score_phrase(now.finished_moves as u32),
            Some(_) => Phrase::new("puzzle-bite-lost"),
            None => Phrase::new("puzzle-bite-missed"),
        };
        let offered = |(direction, label)| PuzzleMove { code: direction as u8, label, piece: None };
        let offered: Vec<PuzzleMove> = next_steps(&here, &legal, now.path.len()).map(offered).collect();
        let end = PuzzleEnd { score: solved.then_some(now.finished_moves as u32), solved };
        Ok(PuzzlePosition {
            // The attempt ends with the last move, so the picture marks no further placements or steps.
            scene: match offered.is_empty() {
                true => now.state.draft_picture(&ShownDraft::new(&now.state, None)),
                false => now.state.scene(Some(&now.path.to_string())),
            },
            description: describe(&now, &here),
            prompt,
            end: offered.is_empty().then_some(end),
            moves: offered,
        })
    }

    fn solution(&self) -> Vec<u8> {
        let after = &self.reply.position_after;
        let takes = |path: &Path| after.after_move(path).is_ok_and(|next| next.winner() == Some(self.start.turn));
        let last = after.legal_moves().into_iter().find(takes).unwrap_or_default();
        let steps = [steps(&self.winning_move, &self.start), steps(&last, after)].concat();
        steps.into_iter().map(|direction| direction as u8).collect()
    }
}
