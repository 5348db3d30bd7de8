//! Texts about a tournament: the organiser's actions, the start, and corrected results.

use super::players::{entrant_name, player_names, round_name, title};
use super::points::format_half_points;
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::relative_time;
use crate::ids::UserId;
use crate::play::{Correction, MAX_REASON_CHARS, Tournament, TournamentNews, TournamentNewsKind};
use crate::timestamp::Timestamp;
use contract::Phrase;
use text::say;

/// Returns the mentions of these users, each followed by a space.
pub(super) fn mentions_prefix(users: &[UserId]) -> String {
    users.iter().map(|user| format!("{} ", user.mention())).collect()
}

/// Formats the time when a tournament begins. Discord shows it in each user's time zone.
pub fn format_begin_time(at: Timestamp) -> String {
    format!("<t:{}:F> ({})", at.0.div_euclid(1_000), relative_time(at))
}

pub(super) fn news_phrase(tournament: &Tournament, news: &TournamentNews) -> Phrase {
    let name = |number| entrant_name(tournament, number, TextFormat::Markdown);
    match news.kind {
        TournamentNewsKind::Begins(at) => {
            let phrase = Phrase::new("tournament-told-begins").with("title", title(tournament));
            phrase.with("when", format_begin_time(at))
        }
        TournamentNewsKind::Removed => Phrase::new("tournament-told-removed").with("title", title(tournament)),
        TournamentNewsKind::Wanted(number) => Phrase::new("tournament-told-wanted").with("player", name(number)),
        TournamentNewsKind::Substituted(number) => {
            Phrase::new("tournament-told-substitute").with("player", name(number))
        }
        TournamentNewsKind::Corrected(number) => match tournament.plan.organised.corrections.get(number) {
            Some(correction) => correction_phrase(tournament, number, correction),
            None => Phrase::verbatim(""),
        },
        TournamentNewsKind::Seated(_) => {
            let numbers = news.users.iter().filter_map(|user| tournament.entrant_number(*user));
            let names: Vec<Phrase> = numbers.map(|number| Phrase::verbatim(name(number))).collect();
            Phrase::new("tournament-told-seated").with("players", names)
        }
        TournamentNewsKind::MoreTime(more) => {
            Phrase::new("tournament-told-time").with("when", relative_time(more.until))
        }
        TournamentNewsKind::Early(round) => {
            Phrase::new("tournament-told-end").with("round", round_name(tournament, round.saturating_sub(1)))
        }
        TournamentNewsKind::HandedOver => Phrase::new("tournament-told-host").with("title", title(tournament)),
    }
}

/// Returns one line for each correction of a result in the first `rounds` rounds.
pub(super) fn correction_lines(tournament: &Tournament, rounds: usize) -> Vec<String> {
    let all = tournament.plan.organised.corrections.iter().enumerate();
    let shown = all.filter(|(_, correction)| correction.round < rounds);
    let phrases = shown.map(|(number, correction)| correction_phrase(tournament, number, correction));
    phrases.map(|phrase| say(tournament.plan.locale, &phrase, &[])).collect()
}

fn correction_phrase(tournament: &Tournament, number: usize, correction: &Correction) -> Phrase {
    // The next correction of the same result, if any, contains the result after this correction.
    let mut later = tournament.plan.organised.corrections.iter().skip(number + 1);
    let later = later.find(|later| (later.round, later.table) == (correction.round, correction.table));
    let round = tournament.plan.rounds.get(correction.round);
    let table = round.and_then(|round| round.tables.get(correction.table));
    let newest = table.and_then(|table| table.result.as_ref()).map(|result| &result.scores);
    let after = later.map(|later| &later.before).or(newest).map_or("–".to_owned(), |after| format_scores(after));
    Phrase::new("tournament-corrected")
        .with("round", round_name(tournament, correction.round))
        .with("players", table.map_or(String::new(), |table| player_names(tournament, table, TextFormat::Markdown)))
        .with("after", after)
        .with("before", format_scores(&correction.before))
        .with("reason", names::format_user_text(&correction.reason, MAX_REASON_CHARS, TextFormat::Markdown))
}

/// Formats the scores of a table's seats, which are half points, as in “1 : 0”.
pub fn format_scores(scores: &[Option<i64>]) -> String {
    // The spaces are no-break spaces.
    scores.iter().map(|score| format_half_points(score.unwrap_or(0))).collect::<Vec<_>>().join("\u{a0}:\u{a0}")
}
