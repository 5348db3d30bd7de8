//! Sentences beside the standings: how ties are broken, and how a tournament went.

use std::time::Duration;

use super::players::{entrant_name, player_names};
use super::points::{format_quarter_points, format_tie_break as tie_break_of};
use crate::discord::message::names::TextFormat;
use crate::play::{Format, MatchStats, Points, StandingLine, Table, Tournament, duration_phrases};
use contract::Phrase;
use text::say;

/// The maximum number of entrants whose tie-breaks are explained.
const MAX_EXAMPLES: usize = 3;

/// Returns a sentence that explains how the first tie-break is computed. Its examples are the `reader`, or else the
/// first entrants with equal points but different tie-breaks. Returns `None` if there are no such entrants.
pub(super) fn tie_break_sentence(
    tournament: &Tournament,
    rounds: usize,
    lines: &[StandingLine],
    reader: Option<usize>,
) -> Option<String> {
    let format = tournament.plan.format;
    let key = match format {
        Format::Swiss => "tournament-tie-break-swiss",
        Format::RoundRobin => "tournament-tie-break-round-robin",
        Format::Knockout | Format::Duplicate => return None,
    };
    let points = |line: &StandingLine| match line.points {
        Points::Pairings(standing) => standing.points,
        Points::Matchpoints { .. } => 0,
    };
    let differ = |one: &&StandingLine| {
        let value = tie_break_of(format, one.points);
        lines.iter().any(|other| points(other) == points(one) && tie_break_of(format, other.points) != value)
    };
    let equal = lines.iter().find(differ).map(points);
    let is_example = |line: &&StandingLine| match reader {
        Some(reader) => line.entrant == reader,
        None => equal == Some(points(line)),
    };
    let example = |line: &StandingLine| {
        let parts = tournament.tie_break_parts(rounds, line.entrant);
        let sum = format_quarter_points(parts.iter().sum());
        let parts: Vec<String> = parts.into_iter().map(format_quarter_points).collect();
        format!("{}: {} = **{sum}**", entrant_name(tournament, line.entrant, TextFormat::Markdown), parts.join(" + "))
    };
    let examples: Vec<String> = lines.iter().filter(is_example).take(MAX_EXAMPLES).map(example).collect();
    let phrase = Phrase::new(key).with("examples", examples.join("; "));
    (!examples.is_empty()).then(|| say(tournament.plan.locale, &phrase, &[]))
}

/// Returns the sentences at the end of a tournament, about the closest and the longest match. If computers lead, the
/// first sentence names the best human.
pub(super) fn ending_sentences(tournament: &Tournament, lines: &[StandingLine]) -> Vec<String> {
    let name = |line: &StandingLine| entrant_name(tournament, line.entrant, TextFormat::Markdown);
    let best: Vec<&StandingLine> = lines.iter().filter(|line| line.user_rank == Some(1) && line.rank > 1).collect();
    let names: Vec<Phrase> = best.iter().map(|line| Phrase::verbatim(name(line))).collect();
    let best = best.first();
    let best = best.map(|line| Phrase::new("tournament-best-human").with("player", names).with("place", line.rank));
    let tables = tournament.plan.rounds.iter().flat_map(|round| &round.tables);
    let courses: Vec<(&Table, MatchStats)> = tables.filter_map(|table| Some((table, table.course?))).collect();
    let about = |key: &'static str, table: &Table| {
        Phrase::new(key).with("players", player_names(tournament, table, TextFormat::Markdown))
    };
    let paired = courses.iter().filter(|_| tournament.plan.format != Format::Duplicate);
    let closest = paired.filter_map(|(table, course)| Some((table, course.margin?))).min_by_key(|(_, margin)| *margin);
    let closest = closest.map(|(table, margin)| about("tournament-closest", table).with("margin", margin as usize));
    let longest = courses.iter().max_by_key(|(_, course)| course.seconds);
    let longest = longest.map(|(table, course)| {
        about("tournament-longest", table).with("time", duration_phrases(Duration::from_secs(course.seconds)))
    });
    let of_matches = closest.into_iter().chain(longest).filter(|_| courses.len() > 1);
    best.into_iter().chain(of_matches).map(|phrase| say(tournament.plan.locale, &phrase, &[])).collect()
}
