//! Buttons and texts: the step pad, the buttons for placing, prompts, the description of the picture, and the news.

use super::board::{Cell, Cells, bends, directions};
use super::draft::{Draft, ShownDraft, rows_with_cells};
use super::moves::{Move, Path, Placement, StepKind};
use super::position::{Position, SnakeColor};
use super::rules::{DRAW_REPETITIONS, MAX_QUIET_MOVES, MoveEffects, Phase, Ssserpent, Task};
use crate::direction::Direction;
use contract::{Button, Controls, Phrase, Prompts, Row, Rules, Seat, Step, Style};

/// The arrows of the step pad in display order, each with the draft of its disabled button.
pub(super) const STEP_PAD: [(Direction, &str, &str); 4] = [
    (Direction::West, "⬅️", "no-west"),
    (Direction::North, "⬆️", "no-north"),
    (Direction::South, "⬇️", "no-south"),
    (Direction::East, "➡️", "no-east"),
];
/// The draft of an empty path.
const EMPTY_PATH_DRAFT: &str = "-";

impl Prompts for Ssserpent {
    fn controls(&self, draft: Option<&str>) -> Controls {
        let Some((seat, task)) = self.choice() else { return Controls::default() };
        let draft = Draft::parse(self, draft);
        let prompt = prompt(self, seat, task, draft.as_ref());
        let rows = match draft {
            Some(Draft::Steps { path, moves }) => {
                let now = self.position.after_steps(&path).unwrap_or(self.position);
                let mut rows = vec![Row::Buttons(step_pad(&now, &path, &moves))];
                rows.extend(Controls::button_rows(shortcut_buttons(&now, &path, &moves)));
                rows
            }
            Some(Draft::Placement { cells, offered }) => {
                let cell = |cell: Cell| Button::for_move(cell, Phrase::verbatim(cell.to_string()));
                let buttons = offered.iter().map(cell).chain(row_buttons(cells, offered));
                Controls::button_rows(buttons.chain(random_buttons(self, seat)).collect())
            }
            None => {
                let take = |color: SnakeColor| {
                    Button::for_move(Move::TakeColor(color), Phrase::new(format!("ssserpent-button-{color}")))
                };
                let buttons = SnakeColor::ALL.map(take).into_iter().chain(random_buttons(self, seat));
                vec![Row::Buttons(buttons.collect())]
            }
        };
        Controls { prompt: Some(prompt), rows, reactions: Vec::new() }
    }

    fn agreement_key(&self) -> &'static str {
        "ssserpent-board"
    }

    fn alt_text(&self, draft: Option<&str>) -> Vec<Phrase> {
        let mut sentences = Vec::new();
        let shown = ShownDraft::new(self, Draft::parse(self, draft));
        if let Some((seat, task)) = self.choice() {
            sentences.push(prompt(self, seat, task, shown.draft.as_ref()));
            sentences.extend(describe_choices(&shown));
            sentences.extend(describe_bites(shown.attackable_pieces(self)));
            sentences.extend(shown.threatened_head(self).map(|head| {
                Phrase::new("ssserpent-describe-threat").with("player", seat).with("cell", head.to_string())
            }));
        } else if !self.is_over() {
            sentences.push(Phrase::new("ssserpent-describe-begins"));
        }
        let position = &shown.position;
        for color in SnakeColor::ALL.into_iter().filter(|_| self.red_seat.is_some()) {
            let snake = describe_snake("ssserpent-describe", position, color);
            sentences.push(snake.with("player", self.seat(color)).with("length", position.snake(color).len()));
            sentences.push(describe_apples(position, Some(color)));
        }
        sentences.push(describe_apples(position, None));
        if self.is_near_repetition_draw() {
            sentences.push(Phrase::new("ssserpent-describe-repeated"));
        }
        let is_same = SnakeColor::ALL.map(|color| position.snake(color).len() == self.position.snake(color).len());
        if self.phase == Phase::Play && self.quiet_moves > 0 && is_same == [true; 2] {
            sentences.push(
                Phrase::new("ssserpent-describe-quiet").with("moves", self.quiet_moves).with("most", MAX_QUIET_MOVES),
            );
        }
        sentences.extend(describe_last_move(self));
        sentences.extend(describe_disabled_steps(&shown));
        sentences.push(Phrase::new("ssserpent-describe-board"));
        sentences
    }

    fn news(&self, step: &Step<StepKind>) -> Option<Phrase> {
        let news = |name: &str| Phrase::new(format!("ssserpent-news-{name}"));
        let placed = |name, Placement { color, cell, .. }: &Placement| {
            with_color(news(name).with("cell", cell.to_string()), *color)
        };
        let by_chance = self.is_automatic_step(step);
        let phrase = match &step.kind {
            StepKind::Setup { .. } if self.laid_by_chance => return None,
            StepKind::Setup { first } => news("setup").with("player", *first),
            StepKind::Begin { first } => with_color(news("begin").with("player", *first), self.color(*first)),
            StepKind::Blue(placement) | StepKind::Apple(placement)
                if placement.chooser.rest.is_some() && !self.laid_by_chance =>
            {
                news("rest")
            }
            StepKind::Blue(_) | StepKind::Apple(_) | StepKind::Head(_) if by_chance => return None,
            StepKind::Blue(placement) => placed("blue", placement),
            StepKind::Color { take, .. } => news("colour").with("colour", take.to_string()),
            StepKind::Apple(placement) => placed("apple", placement),
            StepKind::Head(placement) => placed("head", placement),
            StepKind::Replant(placement) => placed("replant", placement),
            StepKind::Move { path } => {
                let color = step.by.and_then(|seat| self.color(seat)).unwrap_or(SnakeColor::Red);
                let effects = effect_phrases(&self.latest_changes.effects, color);
                let news = news(if effects.is_empty() { "move" } else { "move-effects" });
                news.with("path", list_cells(path.iter().copied())).with("effects", effects)
            }
        };
        let phrase = if let Some(player) = step.by { phrase.with("player", player) } else { phrase };
        let wrapped = |key| Phrase::new(key).with("news", phrase.clone());
        Some(match self.match_ending() {
            None if self.is_near_repetition_draw() => wrapped("ssserpent-news-repeated"),
            Some(end) if end.why == "no-move" => {
                let trapped = self.position.turn;
                let wrapped = wrapped("ssserpent-news-trapped").with("player", self.seat(trapped));
                wrapped.with("steps", self.position.steps_per_move(trapped))
            }
            _ => phrase,
        })
    }
}

impl Ssserpent {
    /// Returns whether the match would end in a draw if the current position occurred once more.
    fn is_near_repetition_draw(&self) -> bool {
        !self.is_over() && self.occurrences() + 1 == DRAW_REPETITIONS
    }
}

/// Returns the step pad: four arrows in a fixed order, and Undo. `now` is the position after the steps of `path`. An
/// arrow is enabled if a legal move continues with its step. If the last step attacks, the player confirms it with
/// Bite, which replaces the arrows.
fn step_pad(now: &Position, path: &Path, moves: &[Path]) -> Vec<Button> {
    let head = now.snake(now.turn).head();
    let arrow = |(direction, arrow, disabled): (Direction, &str, &'static str)| {
        let cell = head.and_then(|head| head.neighbour(direction));
        let step = cell.filter(|cell| moves.iter().any(|play| play.get(path.len()) == Some(cell)));
        let Some(cell) = step else {
            return Button { enabled: false, ..Button::for_draft(disabled, Phrase::verbatim(arrow)) };
        };
        let mut longer = *path;
        longer.push(cell);
        step_button(now, longer, moves, Phrase::verbatim(format!("{arrow}{}", step_emoji(now, cell))))
    };
    let mut buttons: Vec<Button> = if moves.contains(path) {
        vec![Button { style: Style::Success, ..Button::for_move(path, Phrase::new("ssserpent-button-bite")) }]
    } else {
        STEP_PAD.into_iter().map(arrow).collect()
    };
    if !path.is_empty() {
        let mut shorter = *path;
        shorter.pop();
        let draft = if shorter.is_empty() { EMPTY_PATH_DRAFT.to_owned() } else { shorter.to_string() };
        buttons.push(Button::for_draft(draft, Phrase::new("ssserpent-button-undo")));
    }
    buttons
}

/// Returns buttons for the nearest apple, blueberry and bite that this move can reach in several steps. If two of a
/// kind are equally near, neither gets a button. Of equally short paths, a button takes the straightest, because all of
/// them eat and bite the same.
fn shortcut_buttons(now: &Position, path: &Path, moves: &[Path]) -> Vec<Button> {
    let Some(head) = now.snake(now.turn).head() else { return Vec::new() };
    let way = |play: &Path| {
        let end = (path.len()..play.len()).find(|&step| !step_emoji(now, play[step]).is_empty())?;
        let way = Path::try_from(play[..=end].to_vec()).ok()?;
        let turns = bends(&directions([head].into_iter().chain(way[path.len()..].iter().copied())));
        Some((step_emoji(now, play[end]), way.len() - path.len(), turns, play[end], way))
    };
    let ways: Vec<_> = moves.iter().filter_map(way).collect();
    let button = |what: &'static str| {
        let of_kind = || ways.iter().filter(|(emoji, ..)| *emoji == what);
        let steps = of_kind().map(|(_, steps, ..)| *steps).min().filter(|steps| *steps > 1)?;
        let nearest = || of_kind().filter(|(_, length, ..)| *length == steps);
        let (.., cell, way) = nearest().min_by_key(|(_, _, turns, ..)| *turns)?;
        let is_one = nearest().all(|(.., target, _)| target == cell);
        let label = Phrase::new("ssserpent-button-straight").with("what", what.trim().to_owned());
        let label = label.with("cell", cell.to_string()).with("steps", steps);
        is_one.then(|| step_button(now, *way, moves, label))
    };
    [apple_emoji(now.turn), BLUEBERRY_EMOJI, BITE_EMOJI].into_iter().filter_map(button).collect()
}

/// Returns the button for the steps from `now` to the end of `path`. The last step may eat or attack. The button plays
/// a complete move immediately, unless the move ends with an attack.
fn step_button(now: &Position, path: Path, moves: &[Path], label: Phrase) -> Button {
    let attacks = path.last().is_some_and(|cell| now.snake(now.turn.other()).occupied.contains(*cell));
    if moves.contains(&path) && !attacks {
        Button { style: Style::Success, ..Button::for_move(path, label) }
    } else {
        Button { style: Style::Primary, ..Button::for_draft(path, label) }
    }
}

const BLUEBERRY_EMOJI: &str = " 🫐";
const BITE_EMOJI: &str = " ⚔️";

/// Returns the emoji for an apple of this color. Unicode has no yellow apple.
pub(super) fn apple_emoji(color: SnakeColor) -> &'static str {
    match color {
        SnakeColor::Red => " 🍎",
        SnakeColor::Yellow => " 🟡",
    }
}

/// Returns the emoji for the apple or piece that a step to the cell eats or attacks.
pub(super) fn step_emoji(position: &Position, cell: Cell) -> &'static str {
    if position.blueberries.contains(cell) {
        BLUEBERRY_EMOJI
    } else if position.apples(position.turn).contains(cell) {
        apple_emoji(position.turn)
    } else if position.snake(position.turn.other()).occupied.contains(cell) {
        BITE_EMOJI
    } else {
        ""
    }
}

/// Returns the buttons that switch to the cells of another row. Returns none if all cells already have buttons.
fn row_buttons(cells: Cells, offered: Cells) -> impl Iterator<Item = Button> {
    let button = |row: usize| Button::for_draft(row + 1, Phrase::new("ssserpent-choice-row").with("row", row + 1));
    let others = rows_with_cells(cells).filter(move |&row| cells != offered && cells.in_row(row) != offered);
    others.map(button)
}

/// Returns the buttons that leave placements to chance.
fn random_buttons(state: &Ssserpent, seat: Seat) -> Vec<Button> {
    let all = [
        (Move::Random { rest: false }, "ssserpent-button-random"),
        (Move::Random { rest: true }, "ssserpent-button-random-rest"),
    ];
    let legal = all.into_iter().filter(|(play, _)| state.check(seat, play).is_ok());
    legal.map(|(play, key)| Button { style: Style::Secondary, ..Button::for_move(play, Phrase::new(key)) }).collect()
}

/// Says what the player must do. If a move has been started, says what is still needed: more steps, or confirming the
/// attack.
fn prompt(state: &Ssserpent, seat: Seat, task: Task, draft: Option<&Draft>) -> Phrase {
    if let Some(Draft::Steps { path, moves }) = draft
        && !path.is_empty()
    {
        let position = &state.position;
        let phrase = |key| Phrase::new(key).with("player", seat).with("path", list_cells(path.iter().copied()));
        let Ok(after) = position.after_move(path) else {
            let left = moves.iter().map(|play| play.len() - path.len()).max().unwrap_or(0);
            return phrase("ssserpent-prompt-step").with("left", left);
        };
        let effects = effect_phrases(&MoveEffects::new(position, &after), position.turn);
        return phrase("ssserpent-prompt-bite").with("effects", effects);
    }
    // The prompt for a lone head says which food it can eat, because new players wonder why some steps are impossible.
    let is_first = task == Task::Move && state.position.snake(state.position.turn).len() == 1;
    let color = if task == Task::Move { state.color(seat) } else { task.color() };
    let phrase = Phrase::new(format!("ssserpent-prompt-{task}{}", if is_first { "-first" } else { "" }))
        .with("player", seat)
        .with("steps", state.position.steps_per_move(state.position.turn))
        .with("discs", usize::from(state.position.lost));
    with_color(phrase, color)
}

/// Adds the color, if any, to a phrase.
pub(super) fn with_color(phrase: Phrase, color: Option<SnakeColor>) -> Phrase {
    match color {
        Some(color) => phrase.with("colour", color.to_string()),
        None => phrase,
    }
}

/// Describes the enemy pieces that can be attacked now, if any.
pub(super) fn describe_bites(bites: Cells) -> Option<Phrase> {
    let phrase = Phrase::new("ssserpent-describe-bites").with("cells", list_cells(bites.iter()));
    (!bites.is_empty()).then_some(phrase)
}

/// Describes the snake of a color.
pub(super) fn describe_snake(key: &str, position: &Position, color: SnakeColor) -> Phrase {
    let snake = position.snake(color);
    let growth = match (snake.head(), position.is_adult(color)) {
        (None, _) => "headless",
        (_, true) => "adult",
        (_, false) => "young",
    };
    Phrase::new(format!("{key}-{growth}"))
        .with("colour", color.to_string())
        .with("steps", position.steps_per_move(color))
        .with("cells", list_cells(snake.pieces().iter().copied()))
}

/// Describes the apples of a color, or the blueberries.
pub(super) fn describe_apples(position: &Position, color: Option<SnakeColor>) -> Phrase {
    let (key, apples) = match color {
        Some(color) => ("ssserpent-describe-apples", position.apples(color)),
        None => ("ssserpent-describe-blue", position.blueberries),
    };
    with_color(Phrase::new(key).with("apples", apples.len()), color).with("cells", list_cells(apples.iter()))
}

/// Describes the last move, if the snakes have moved.
pub(super) fn describe_last_move(state: &Ssserpent) -> Option<Phrase> {
    let (from, path) = state.latest_changes.trail.split_first()?;
    let is_mover = |color: &SnakeColor| state.position.snake(*color).head() == path.last().copied();
    let mover = SnakeColor::ALL.into_iter().find(is_mover)?.to_string();
    let phrase = Phrase::new("ssserpent-describe-last").with("colour", mover).with("from", from.to_string());
    Some(phrase.with("path", list_cells(path.iter().copied())))
}

/// Returns the possible next steps in `position`, which follows the first `made` steps of these moves. Each step is
/// given with its arrow, its cell, and what it eats or attacks.
pub(super) fn next_steps(
    position: &Position,
    moves: &[Path],
    made: usize,
) -> impl Iterator<Item = (Direction, Phrase)> {
    STEP_PAD.into_iter().filter_map(move |(direction, arrow, _)| {
        let cell = position.snake(position.turn).head()?.neighbour(direction)?;
        let label = Phrase::verbatim(format!("{arrow} {cell}{}", step_emoji(position, cell)));
        moves.iter().any(|play| play.get(made) == Some(&cell)).then_some((direction, label))
    })
}

/// Lists the possible next steps, or the legal cells of a placement. Returns `None` if there is nothing to choose.
pub(super) fn describe_choices(shown: &ShownDraft) -> Option<Phrase> {
    let position = &shown.position;
    Some(match shown.draft.as_ref()? {
        // The player must first confirm an attack or undo it.
        Draft::Steps { path, .. } if *path != shown.steps => return None,
        Draft::Steps { moves, .. } => {
            let steps: Vec<Phrase> = next_steps(position, moves, shown.steps.len()).map(|(_, step)| step).collect();
            Phrase::new("ssserpent-describe-steps").with("steps", steps)
        }
        Draft::Placement { cells, .. } => {
            Phrase::new("ssserpent-describe-cells").with("cells", list_cells(cells.iter()))
        }
    })
}

/// Lists the disabled arrows and why they are disabled. Returns `None` if there are none, or if an attack must be
/// confirmed.
pub(super) fn describe_disabled_steps(shown: &ShownDraft) -> Option<Phrase> {
    let Some(Draft::Steps { path, moves }) = shown.draft.as_ref() else { return None };
    let position = &shown.position;
    let head = position.snake(position.turn).head().filter(|_| shown.steps == *path)?;
    let reason = |direction: Direction| {
        let Some(cell) = head.neighbour(direction) else { return Some(Phrase::new("ssserpent-closed-border")) };
        match position.after_steps(&Path::try_from(vec![cell]).ok()?) {
            Ok(_) if moves.iter().any(|play| play.get(path.len()) == Some(&cell)) => None,
            Ok(_) => Some(Phrase::new("ssserpent-closed-stuck")),
            Err(why) => Some(Phrase { key: format!("ssserpent-closed-{why}").into(), args: why.refusal().0.args }),
        }
    };
    let closed = |(direction, arrow, _): (Direction, &str, &str)| {
        Some(Phrase::new("ssserpent-closed").with("arrow", arrow.to_owned()).with("reason", reason(direction)?))
    };
    let closed: Vec<Phrase> = STEP_PAD.into_iter().filter_map(closed).collect();
    (!closed.is_empty()).then(|| Phrase::new("ssserpent-describe-closed").with("steps", closed))
}

/// Lists cells separated by spaces, in the same way for every language.
pub(super) fn list_cells(cells: impl Iterator<Item = Cell>) -> String {
    cells.map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

/// Describes what this color's snake ate and attacked in a move.
fn effect_phrases(effects: &MoveEffects, color: SnakeColor) -> Vec<Phrase> {
    let counted = [
        (effects.apples_eaten, "ssserpent-effect-apples"),
        (usize::from(effects.became_adult), "ssserpent-effect-adult"),
        (effects.blueberries_eaten, "ssserpent-effect-blue"),
        (effects.discs_lost, "ssserpent-effect-lost"),
        (usize::from(effects.took_head), "ssserpent-effect-head"),
    ];
    let done = counted.into_iter().filter(|(count, _)| *count > 0);
    done.map(|(count, key)| Phrase::new(key).with("count", count).with("apple", apple_emoji(color).trim().to_owned()))
        .collect()
}
