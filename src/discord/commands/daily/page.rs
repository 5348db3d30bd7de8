//! The messages of a puzzle: a position with its moves as buttons, and a result that a user shares.

use crate::discord::commands::find_game;
use crate::discord::http::{Button, Component, MessagePayload, PieceEmojis};
use crate::discord::message::custom_id::{CustomId, DailyAction, DailyButton, move_digits};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{
    MAX_CONTENT, Rows, button, button_row, container, cut, description, labelled, relative_time, title,
};
use crate::play::{Error, dated, first_moment};
use crate::store::{PuzzleResult, Streak};
use contract::{Color, Controls, Day, Phrase, Puzzle, PuzzleEnd, PuzzleMove, PuzzlePosition, Scene, Style};
use pictures::charts::solved_puzzle;
use rules::puzzles::DIFFICULTY;
use text::{Locale, say};

/// The maximum number of moves that are buttons. More are in a select menu.
const MAX_BUTTONS: usize = 10;

/// A user's try at a puzzle.
pub struct Progress<'a> {
    pub day: Day,
    pub is_today: bool,
    pub moves: &'a [u8],
    /// The counted result, if the page shows it.
    pub result: Option<PuzzleResult>,
    pub streak: Streak,
}

/// What a user shares about a solved puzzle.
pub struct Shared<'a> {
    pub day: Day,
    pub name: &'a str,
    pub tries: u32,
    /// 0 if it is not shown.
    pub streak: u32,
}

/// Returns the page of a position, as an ephemeral message without its picture.
pub fn page(
    locale: Locale,
    puzzle: &dyn Puzzle,
    position: &PuzzlePosition,
    progress: &Progress,
    emojis: &PieceEmojis,
) -> MessagePayload {
    let say = |phrase: Phrase| say(locale, &phrase, &[]);
    let heading = dated("daily-heading", progress.day.0)
        .with("game", title(locale, puzzle.game()))
        .with("level", level(puzzle.difficulty()))
        .with("levels", DIFFICULTY.len());
    let mut lines = vec![say(heading), say(puzzle.task())];
    if position.end.is_none() {
        lines.extend(progress.result.map(|result| say(counted(result, progress))));
    }
    // At the end, the outcome already says the score.
    if position.end.is_none_or(|end| end.score.is_none()) {
        lines.push(say(position.prompt.clone()));
    }
    if let Some(end) = position.end {
        lines.extend(outcome(puzzle, end, progress).into_iter().map(say));
    }
    let end_of_day = relative_time(first_moment(i64::from(progress.day.0) + 1));
    let is_solved = progress.result.is_some_and(|result| result.solved_on.is_some());
    let below = match (progress.is_today, is_solved) {
        (true, true) => say(Phrase::new("daily-footer-solved").with("end", end_of_day)),
        (true, false) => say(Phrase::new("daily-footer").with("end", end_of_day)),
        (false, false) => say(Phrase::new("daily-footer-earlier")),
        // The result already says that it does not count.
        (false, true) => String::new(),
    };
    MessagePayload {
        components: components(locale, position, progress, emojis),
        container: Some(container(color(puzzle), below)),
        ..MessagePayload::ephemeral(cut(&lines.join("\n"), MAX_CONTENT))
    }
}

/// Returns the description of a position's picture.
pub fn alt_text(locale: Locale, position: &PuzzlePosition) -> String {
    description(locale, &position.description, &[])
}

/// Returns the picture and the message of a shared result. The message contains no picture yet.
///
/// # Errors
/// Fails if the puzzle's game is not in the registry.
pub fn shared(locale: Locale, puzzle: &dyn Puzzle, shared: &Shared) -> Result<(Scene, MessagePayload), Error> {
    let Shared { day, name, tries, streak } = *shared;
    let info = find_game(puzzle.game())?.info();
    let sentence = dated("daily-shared", day.0)
        .with("player", names::in_text(name, TextFormat::Markdown))
        .with("game", title(locale, info.name))
        .with("tries", in_tries(tries));
    let mut lines = vec![Phrase::new(format!("{}-title", info.name)), dated("date-year", day.0), in_tries(tries)];
    let mut content = say(locale, &sentence, &[]);
    if streak > 0 {
        lines.push(streak_of(streak));
        let streak = Phrase::new("daily-shared-streak").with("streak", days(streak));
        content = format!("{content} {}", say(locale, &streak, &[]));
    }
    let play = CustomId::Daily(DailyButton { day, action: DailyAction::Play(Vec::new()) });
    let message = MessagePayload {
        components: button_row([labelled(&play, locale, "daily-button-play", Style::Good)]),
        container: Some(container(info.color, String::new())),
        ..MessagePayload::text(content)
    };
    Ok((solved_puzzle(&info.icon, &lines), message))
}

/// Returns the number of tries in words: "at the first try", "in 3 tries".
pub fn in_tries(tries: u32) -> Phrase {
    Phrase::new("daily-in-tries").with("tries", i64::from(tries))
}

/// Returns a streak in words: "streak: 3 days".
pub fn streak_of(count: u32) -> Phrase {
    Phrase::new("daily-streak").with("days", days(count))
}

fn days(count: u32) -> Phrase {
    Phrase::new("days").with("count", i64::from(count))
}

/// Returns the color of the puzzle's game.
pub fn color(puzzle: &dyn Puzzle) -> Color {
    rules::find(puzzle.game()).map_or(Color::Glow, |game| game.info().color)
}

/// Returns the level of a puzzle, from 1: that of the weekday whose range has its difficulty.
fn level(difficulty: f64) -> usize {
    DIFFICULTY.iter().filter(|range| difficulty >= range.start).count().max(1)
}

/// Says what the user has achieved so far.
fn counted(result: PuzzleResult, progress: &Progress) -> Phrase {
    match result.solved_on {
        None => Phrase::new("daily-tries").with("tries", i64::from(result.tries)),
        Some(on) if on == progress.day => Phrase::new("daily-solved")
            .with("tries", in_tries(result.tries))
            .with("streak", days(progress.streak.current))
            .with("best", days(progress.streak.best)),
        Some(_) => Phrase::new("daily-solved-later").with("tries", in_tries(result.tries)),
    }
}

/// Says how a try ended and what counts.
fn outcome(puzzle: &dyn Puzzle, end: PuzzleEnd, progress: &Progress) -> Vec<Phrase> {
    let result = end.score.map(|score| puzzle.result(score));
    let ended = match (end.solved, result) {
        (true, Some(result)) => Some(Phrase::new("daily-right").with("result", result)),
        (true, None) => None,
        (false, Some(result)) => {
            Some(Phrase::new("daily-missed").with("result", result).with("best", puzzle.result(puzzle.best())))
        }
        (false, None) => Some(Phrase::new("daily-failed")),
    };
    ended.into_iter().chain(progress.result.map(|result| counted(result, progress))).collect()
}

fn components(locale: Locale, position: &PuzzlePosition, progress: &Progress, emojis: &PieceEmojis) -> Vec<Component> {
    let id = |action| CustomId::Daily(DailyButton { day: progress.day, action });
    let label = |offered: &PuzzleMove| say(locale, &offered.label, &[]);
    let emoji = |offered: &PuzzleMove| offered.piece.as_ref().and_then(|piece| emojis.get(piece));
    let mut rows = Rows::default();
    if position.moves.len() > MAX_BUTTONS {
        let option = |offered: &PuzzleMove| (move_digits(&[offered.code]), label(offered), emoji(offered));
        let placeholder = say(locale, &Phrase::new("daily-choose"), &[]);
        let menu = id(DailyAction::Play(progress.moves.to_vec())).to_string();
        rows.select(menu, &placeholder, position.moves.iter().map(option));
    } else {
        for row in position.moves.chunks(Controls::MAX_BUTTONS) {
            rows.buttons(row.iter().map(|offered| {
                let next = id(DailyAction::Play([progress.moves, &[offered.code]].concat()));
                Button { emoji: emoji(offered), ..button(&next, label(offered), Style::Plain) }
            }));
        }
    }
    let solved = progress.result.is_some_and(|result| result.solved_on.is_some());
    let share = solved.then(|| labelled(&id(DailyAction::Share), locale, "daily-button-share", Style::Good));
    let again = if position.end.is_some() { "daily-button-again" } else { "daily-button-start-over" };
    let again = (!progress.moves.is_empty())
        .then(|| labelled(&id(DailyAction::StartOver(progress.moves.to_vec())), locale, again, Style::Plain));
    let report = labelled(&id(DailyAction::Report), locale, "daily-button-report", Style::Plain);
    rows.buttons(share.into_iter().chain(again).chain([report]));
    rows.into_rows()
}
