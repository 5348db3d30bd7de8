//! The spans of a press: `press`, and in it `parse`, `rules`, `commit`, `draw` and `answer`. They are at level debug, so the
//! usual log drops them at the cost of reading one number. With the feature `otel`, traces have them.

use tracing::level_filters::LevelFilter;
use tracing::{Span, debug_span, field};

/// The target of these spans. Filters select them by it.
pub const TARGET: &str = "snakepit::press";

/// A part of a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Reading the button.
    Parse,
    /// Checking the move and applying it, with the moves of computers.
    Rules,
    /// Storing the change.
    Commit,
    /// Drawing the picture.
    Draw,
    /// Sending the response to Discord.
    Answer,
}

/// Begins the trace of a press.
pub fn press() -> Span {
    debug_span!(target: TARGET, parent: None, "press", outcome = field::Empty)
}

/// Begins a part of the current press. Nothing is traced if there is none.
pub fn part(part: Part) -> Span {
    if current().is_disabled() {
        return Span::none();
    }
    match part {
        Part::Parse => debug_span!(target: TARGET, "parse"),
        Part::Rules => debug_span!(target: TARGET, "rules"),
        Part::Commit => debug_span!(target: TARGET, "commit"),
        Part::Draw => debug_span!(target: TARGET, "draw"),
        Part::Answer => debug_span!(target: TARGET, "answer"),
    }
}

/// The current span, for another task that goes on with the press.
pub fn current() -> Span {
    // Asking for the span takes longer than this.
    if LevelFilter::current() < LevelFilter::DEBUG { Span::none() } else { Span::current() }
}
