//! A knockout's bracket: pictures of the whole bracket or of a part, and the path of one entrant.

use super::players::{bracket_round_name, entrant_name};
use super::points::format_half_points as points_of;
use crate::discord::http::MessagePayload;
use crate::discord::message::custom_id::TournamentAction;
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{MAX_CONTENT, MAX_DESCRIPTION, Rows, cut_lines};
use crate::discord::presenter::Pictures;
use crate::ids::UserId;
use crate::play::{Bracket, BracketMatch, Tournament};
use contract::{Phrase, Scene};
use pictures::charts::{self, BracketRound, BracketSide};
use text::{localize_scene, say};

/// The number of rounds in one part of the bracket. Such a part is readable on a phone.
const ROUNDS_PER_PART: usize = 3;

/// Returns a picture of the bracket, with as many of the last rounds as fit, and its description. Returns `None` unless
/// the tournament is a knockout that has begun.
pub(super) fn whole_bracket(tournament: &Tournament) -> Option<(Scene, String)> {
    let bracket = tournament.bracket().filter(|_| !tournament.plan.rounds.is_empty())?;
    let rounds = bracket.rounds.len();
    let shown = rounds.saturating_sub(charts::MAX_BRACKET_ROUNDS)..rounds;
    Some(draw_rounds(tournament, &bracket, shown, None, None))
}

/// Returns an ephemeral page with a part of the bracket: the chosen part, or the user's own part. The text shows the
/// user's path.
pub async fn bracket_page(
    pictures: &Pictures,
    tournament: &Tournament,
    user: UserId,
    part: Option<usize>,
) -> Option<MessagePayload> {
    let locale = tournament.plan.locale;
    let bracket = tournament.bracket().filter(|_| !tournament.plan.rounds.is_empty())?;
    let reader = tournament.entrant_number(user);
    let path = reader.map_or(Vec::new(), |reader| path_lines(tournament, &bracket, reader));
    let rounds = bracket.rounds.len();
    // The last part shows the last rounds. Each of the other parts shows a section of the first rounds.
    let parts = if rounds > ROUNDS_PER_PART { (1 << (rounds - ROUNDS_PER_PART)) + 1 } else { 1 };
    let own = reader.and_then(|reader| own_part(&bracket, reader));
    let part = part.or(own).map_or(parts - 1, |part| part.min(parts - 1));
    let (shown, of_part) = match part + 1 < parts {
        true => (0..ROUNDS_PER_PART, Some(part)),
        false => (rounds.saturating_sub(ROUNDS_PER_PART)..rounds, None),
    };
    let (scene, alt) = draw_rounds(tournament, &bracket, shown, of_part, reader);
    let mut rows = Rows::default();
    let mut lines = Vec::new();
    if parts > 1 {
        let name = |stage: usize| say(locale, &bracket_round_name(1 << (rounds - stage)), &[]);
        let label = |number: usize| match number + 1 < parts {
            true => format!("{} – {} · {}", name(0), name(ROUNDS_PER_PART - 1), number + 1),
            false => format!("{} – {}", name(rounds - ROUNDS_PER_PART), name(rounds - 1)),
        };
        lines.push(format!("**{}**", label(part)));
        let option = |number: usize| (TournamentAction::Bracket(Some(number)).to_string(), label(number), None);
        let placeholder = say(locale, &Phrase::new("tournament-select-part"), &[]);
        let id = format!("tournament/{}", tournament.id.to_short());
        rows.add_select(id, &placeholder, (0..parts).rev().map(option));
    }
    let picture = pictures.table_png(scene).await.map(|png| (png, alt));
    lines.extend(path);
    let text = MessagePayload::ephemeral(cut_lines(locale, &lines, MAX_CONTENT));
    Some(MessagePayload { picture, components: rows.into_rows(), ..text })
}

/// Returns the section of the first rounds that contains the last match of the entrant `reader`. Returns `None` if the
/// entrant has reached a later round.
fn own_part(bracket: &Bracket, reader: usize) -> Option<usize> {
    let place = |(stage, round): (usize, &Vec<BracketMatch>)| {
        Some((stage, round.iter().position(|at| is_in_match(at, reader))?))
    };
    let (stage, place) = bracket.rounds.iter().enumerate().filter_map(place).next_back()?;
    (stage < ROUNDS_PER_PART).then_some((place << stage) >> (ROUNDS_PER_PART - 1))
}

fn is_in_match(at: &BracketMatch, number: usize) -> bool {
    at.sides.iter().flatten().any(|entrant| entrant.index() == number)
}

/// Draws these rounds of the bracket, or of one of its parts. Returns the picture and its description.
fn draw_rounds(
    tournament: &Tournament,
    bracket: &Bracket,
    shown: std::ops::Range<usize>,
    part: Option<usize>,
    reader: Option<usize>,
) -> (Scene, String) {
    let locale = tournament.plan.locale;
    let has_lost = |number: usize| {
        let lost = |at: &BracketMatch| {
            at.winner.map_or(at.points == Some([0, 0]), |winner| winner.index() != number) && is_in_match(at, number)
        };
        bracket.rounds.iter().flatten().any(lost)
    };
    let side = |stage: Option<usize>, at: &BracketMatch, half: usize| {
        let number = at.sides[half].map(|entrant| entrant.index());
        BracketSide {
            player: number.map(|number| names::shown_player(locale, &tournament.entrants[number].player(), &|_| None)),
            score: at.points.map(|points| points_of(points[half].into())),
            advances: number.is_some() && at.winner == at.sides[half],
            is_eliminated: number.is_some_and(has_lost),
            is_bye: stage == Some(0) && number.is_none(),
            is_viewer: number.is_some() && number == reader,
        }
    };
    let sides = |stage, at: &BracketMatch| [side(stage, at, 0), side(stage, at, 1)];
    let (has_final, mut lines) = (shown.end == bracket.rounds.len(), Vec::new());
    let round = |(offset, stage): (usize, usize)| {
        let all = &bracket.rounds[stage];
        let matches = match part {
            Some(part) => {
                let count = 1 << (ROUNDS_PER_PART - 1 - offset);
                all.iter().skip(part * count).take(count).collect::<Vec<_>>()
            }
            None => all.iter().collect(),
        };
        let name = bracket_round_name(2 * all.len());
        let described = matches.iter().filter_map(|at| match_in_words(tournament, at, None, TextFormat::Plain));
        lines.extend(described.map(|words| format!("{}: {words}", say(locale, &name, &[]))));
        BracketRound { name, matches: matches.into_iter().map(|at| sides(Some(stage), at)).collect() }
    };
    let rounds: Vec<BracketRound> = shown.enumerate().map(round).collect();
    let third = bracket.third_place_match.as_ref().filter(|_| has_final);
    if let Some(words) = third.and_then(|at| match_in_words(tournament, at, None, TextFormat::Plain)) {
        lines.push(format!("{}: {words}", say(locale, &Phrase::new("tournament-third-place"), &[])));
    }
    let third = third.map(|at| sides(None, at));
    // The newest results come first, because the description may be cut.
    lines.reverse();
    let scene = localize_scene(locale, charts::bracket(&rounds, third.as_ref(), has_final));
    (scene, cut_lines(locale, &lines, MAX_DESCRIPTION))
}

/// Returns a line for each match of an entrant.
fn path_lines(tournament: &Tournament, bracket: &Bracket, reader: usize) -> Vec<String> {
    let of_rounds = bracket.rounds.iter().flat_map(|round| {
        let name = bracket_round_name(2 * round.len());
        round.iter().map(move |at| (name.clone(), at))
    });
    let third = bracket.third_place_match.iter().map(|at| (Phrase::new("tournament-third-place"), at));
    let line = |(name, at): (Phrase, &BracketMatch)| {
        let words = match_in_words(tournament, at, Some(reader), TextFormat::Markdown)?;
        Some(format!("**{}** · {words}", say(tournament.plan.locale, &name, &[])))
    };
    of_rounds.chain(third).filter(|(_, at)| is_in_match(at, reader)).filter_map(line).collect()
}

/// Returns the players of a match and their scores, beginning with the reader. Returns `None` if the match has no
/// players yet.
fn match_in_words(
    tournament: &Tournament,
    at: &BracketMatch,
    reader: Option<usize>,
    format: TextFormat,
) -> Option<String> {
    let locale = tournament.plan.locale;
    let is_second = at.sides[1].is_some_and(|second| Some(second.index()) == reader);
    let order = if is_second || at.sides[0].is_none() { [1, 0] } else { [0, 1] };
    let [one, other] = order.map(|half| at.sides[half].map(|number| entrant_name(tournament, number.index(), format)));
    let one = one?;
    let other = match other {
        Some(other) => other,
        None if at.winner.is_some() => say(locale, &Phrase::new("tournament-chart-bye"), &[]),
        None => "?".to_owned(),
    };
    let score = at.points.map(|points| order.map(|side| points_of(points[side].into())).join(" : "));
    Some(format!("{one} – {other}{}", score.map_or(String::new(), |score| format!(" · {score}"))))
}
