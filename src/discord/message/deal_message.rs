//! Compares a match's results with those of other matches that played the same deal, in the picture and in words.

use super::content::{and_more, format_signed};
use super::names::{self, AvatarLookup, TextFormat};
use crate::play::{DealComparison, DealResult, DealScore, MatchEffects, Occupant, Player, View};
use contract::Phrase;
use pictures::charts::{DealRow, DealSeat, format_halves};

/// The maximum numbers of other matches' results for each seat: in a message, and in a description in words.
pub const MAX_OTHER_RESULTS: usize = 8;
pub const MAX_DESCRIBED_RESULTS: usize = 200;

/// Returns what the picture shows about each seat: its own result and the best results of other matches.
pub fn deal_seats(view: &View, ratings: &MatchEffects, avatars: AvatarLookup) -> Vec<DealSeat> {
    let row = |comparison: &DealComparison, result: &DealResult| DealRow {
        player: names::shown_player(view.meta.locale, &result_player(result), avatars),
        rank: comparison.rank(result),
        score: format_deal_score(result.score, has_scores(view)),
        half_matchpoints: result.half_points,
    };
    let seat = |comparison: &DealComparison| {
        let own = comparison.result_of(view.meta.id)?;
        Some(DealSeat {
            sign: view.sign(comparison.seat),
            own_result: row(comparison, own),
            best_others: other_results(view, comparison)
                .take(MAX_OTHER_RESULTS)
                .map(|result| row(comparison, result))
                .collect(),
            other_result_count: comparison.other_result_count(),
            max_matchpoints: comparison.max_matchpoints(),
        })
    };
    ratings.comparisons.iter().filter_map(seat).collect()
}

/// Returns the results in words. For each seat, these are its own result, at most `max` results of other matches, and
/// the number of further results.
pub fn result_sentences(view: &View, ratings: &MatchEffects, format: TextFormat, max: usize) -> Vec<Phrase> {
    let mut sentences = Vec::new();
    for comparison in &ratings.comparisons {
        let Some(own) = comparison.result_of(view.meta.id) else { continue };
        let about = |key: &'static str, result: &DealResult| {
            let points = Phrase::verbatim(format_halves(result.half_points));
            Phrase::new(key).with("score", score_phrase(view, result.score)).with("points", points)
        };
        let own = about("discord-deal-own", own).with("player", comparison.seat);
        sentences.push(own.with("most", comparison.max_matchpoints()));
        sentences.extend(other_results(view, comparison).take(max).map(|result| {
            let name = names::short_name(view.meta.locale, &result_player(result), format);
            about("discord-deal-other", result).with("player", name).with("rank", comparison.rank(result))
        }));
        let shown = comparison.max_matchpoints().min(max);
        sentences.extend(
            (comparison.other_result_count() > shown).then(|| and_more(comparison.other_result_count() - shown)),
        );
    }
    sentences
}

/// Returns the results of the other matches, best first.
fn other_results<'a>(view: &View, comparison: &'a DealComparison) -> impl Iterator<Item = &'a DealResult> {
    let id = view.meta.id;
    comparison.results.iter().filter(move |result| result.id != id)
}

fn result_player(result: &DealResult) -> Player {
    Player::new(Occupant::User(result.user), result.name.clone(), None)
}

/// Formats a deal's score for a picture. If the game has no scores, a win is shown as 1, a draw as ½ and a loss as 0. A
/// dash stands for `None`, and for [`i64::MIN`], which is the score of a user who left in a tournament.
pub fn format_deal_score(score: DealScore, has_scores: bool) -> String {
    match score {
        None | Some(i64::MIN) => "–".to_owned(),
        Some(score) if has_scores => format_signed(score),
        Some(score) => format_halves(usize::try_from(score + 1).unwrap_or(0)),
    }
}

fn has_scores(view: &View) -> bool {
    view.game.ranking_list(&view.meta.options).is_some()
}

fn score_phrase(view: &View, score: DealScore) -> Phrase {
    match score {
        None => Phrase::new("discord-deal-left"),
        Some(score) if has_scores(view) => Phrase::verbatim(format_signed(score)),
        Some(1) => Phrase::new("discord-deal-won"),
        Some(0) => Phrase::new("discord-deal-drawn"),
        Some(_) => Phrase::new("discord-deal-lost"),
    }
}
