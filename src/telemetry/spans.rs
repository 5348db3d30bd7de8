//! Tracing spans. The fields of an interaction's span appear in the log. A press has the span `press`, which contains
//! `parse`, `rules`, `commit`, `draw` and `answer`. The spans of a press have the level debug, so the log drops them by
//! default, which costs almost no time. With the feature `otel`, they are sent as traces.

use tracing::level_filters::LevelFilter;
use tracing::{Span, debug_span, error_span, field};

/// The tracing target of these spans. Filters select the spans by this target.
pub const TARGET: &str = "snakepit::press";

/// A part of handling a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Reading the button.
    Parse,
    /// Checking and applying the move, and playing the computers' moves.
    Rules,
    /// Storing the change.
    Commit,
    /// Drawing the picture.
    Draw,
    /// Sending the response to Discord.
    Answer,
}

/// Starts the trace of a press.
pub fn press() -> Span {
    debug_span!(target: TARGET, "press", outcome = field::Empty)
}

/// Starts the span of a part of the current press. If there is no current press, returns a span that records nothing.
pub fn part(part: Part) -> Span {
    // The level is checked first, because asking for the span takes longer.
    let traced = || Span::current().metadata().is_some_and(|span| span.target() == TARGET);
    if LevelFilter::current() < LevelFilter::DEBUG || !traced() {
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

/// Returns the current span, for a task that continues the current work.
pub fn current() -> Span {
    // The level is checked first, because asking for the span takes longer.
    if LevelFilter::current() < LevelFilter::ERROR { Span::none() } else { Span::current() }
}

/// Returns the span of an interaction. The log adds its fields to all lines about the interaction.
pub fn interaction(id: u64, command: &str, shard: u32, guild: Option<u64>) -> Span {
    // The span has the level error, so every filter that shows any log lines also shows the fields.
    error_span!("interaction", id, command, shard, guild, match_id = field::Empty)
}
