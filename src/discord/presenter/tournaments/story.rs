//! What a tournament tells beside its standings: tie-breaks, its end, and its earlier rounds.

use std::time::Duration;

use super::bracket;
use super::deals;
use super::message::line;
use super::players::{entrant_name, players, round_name, title};
use super::standings::{half, quarters, standing, standings};
use crate::discord::http::{Component, MessagePayload};
use crate::discord::message::custom_id::{CustomId, TournamentAction, TournamentButton};
use crate::discord::message::names::TextFormat;
use crate::discord::message::{MAX_CONTENT, Rows, cut_lines, labelled};
use crate::discord::presenter::{Avatars, Pictures};
use crate::ids::UserId;
use crate::play::{
    Course, Format, Points, StandingLine, Table, Tournament, TournamentChange, TournamentStage, in_words,
};
use contract::{Phrase, Style};
use text::say;

/// The maximum number of entrants whose tie-breaks are explained.
const MAX_EXAMPLES: usize = 3;

/// Returns a sentence about the first tie-break of the `reader`, or of the first entrants with equal points. `None` if it
/// decides nothing.
pub(super) fn tie_break(
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
    let equal = |one: &&StandingLine| lines.iter().filter(|other| points(other) == points(one)).count() > 1;
    let equal = lines.iter().find(equal).map(points);
    let is_example = |line: &&StandingLine| match reader {
        Some(reader) => line.entrant == reader,
        None => equal == Some(points(line)),
    };
    let example = |line: &StandingLine| {
        let parts = tournament.tie_break_parts(rounds, line.entrant);
        let sum = quarters(parts.iter().sum());
        let parts: Vec<String> = parts.into_iter().map(quarters).collect();
        format!("{}: {} = **{sum}**", entrant_name(tournament, line.entrant, TextFormat::Markdown), parts.join(" + "))
    };
    let examples: Vec<String> = lines.iter().filter(is_example).take(MAX_EXAMPLES).map(example).collect();
    let phrase = Phrase::new(key).with("examples", examples.join("; "));
    (!examples.is_empty()).then(|| say(tournament.plan.locale, &phrase, &[]))
}

/// Returns what the end of a tournament tells: the best human behind computers, the closest and the longest match.
pub(super) fn ending(tournament: &Tournament, lines: &[StandingLine]) -> Vec<String> {
    let name = |line: &StandingLine| entrant_name(tournament, line.entrant, TextFormat::Markdown);
    let best = lines.iter().find(|line| line.place == Some(1)).filter(|best| best.rank > 1);
    let best =
        best.map(|line| Phrase::new("tournament-best-human").with("player", name(line)).with("place", line.rank));
    let tables = tournament.plan.rounds.iter().flat_map(|round| &round.tables);
    let courses: Vec<(&Table, Course)> = tables.filter_map(|table| Some((table, table.course?))).collect();
    let about = |key: &'static str, table: &Table| {
        Phrase::new(key).with("players", players(tournament, table, TextFormat::Markdown))
    };
    let paired = courses.iter().filter(|_| tournament.plan.format != Format::Duplicate);
    let closest = paired.filter_map(|(table, course)| Some((table, course.margin?))).min_by_key(|(_, margin)| *margin);
    let closest = closest.map(|(table, margin)| about("tournament-closest", table).with("margin", margin as usize));
    let longest = courses.iter().max_by_key(|(_, course)| course.seconds);
    let longest = longest.map(|(table, course)| {
        about("tournament-longest", table).with("time", in_words(Duration::from_secs(course.seconds)))
    });
    let of_matches = closest.into_iter().chain(longest).filter(|_| courses.len() > 1);
    best.into_iter().chain(of_matches).map(|phrase| say(tournament.plan.locale, &phrase, &[])).collect()
}

/// Returns the components below standings: the choice of a round, the bracket, and at the end what comes next.
pub(super) fn components(tournament: &Tournament, rounds: usize) -> Rows {
    let (id, locale) = (tournament.id, tournament.plan.locale);
    let button =
        |action, key, style| labelled(&CustomId::Tournament(TournamentButton { id, action }), locale, key, style);
    let is_over = tournament.stage == TournamentStage::Over && rounds == tournament.plan.rounds.len();
    let mut rows = Rows::default();
    let option = |round: usize| {
        let label = say(locale, &round_name(tournament, round - 1), &[]);
        (TournamentAction::Round(round).to_string(), label, None)
    };
    let placeholder = say(locale, &Phrase::new("tournament-select-round"), &[]);
    rows.select(
        format!("tournament/{}", id.to_short()),
        &placeholder,
        (1..=rounds).rev().take(MAX_ROUNDS_SHOWN).map(option),
    );
    let bracket = (tournament.plan.format == Format::Knockout)
        .then(|| button(TournamentAction::Bracket(None), "tournament-button-bracket", Style::Plain));
    let share = TournamentAction::Change(TournamentChange::Share);
    let next = is_over.then(|| {
        [
            button(TournamentAction::Next, "tournament-button-next", Style::Good),
            button(share, "daily-button-share", Style::Plain),
        ]
    });
    rows.buttons(bracket.into_iter().chain(next.into_iter().flatten()));
    rows
}

/// The maximum number of rounds in a select menu.
const MAX_ROUNDS_SHOWN: usize = 25;

/// Returns a round, numbered from 1, for a user alone: its results, and the standings after it. `None` if it is not over.
pub async fn round_page(
    (avatars, pictures): (&Avatars, &Pictures),
    tournament: &Tournament,
    user: UserId,
    number: usize,
) -> Option<MessagePayload> {
    let locale = tournament.plan.locale;
    let index = number.checked_sub(1)?;
    let round = tournament.plan.rounds.get(index).filter(|round| round.is_over())?;
    let heading =
        format!("**{}** · {}", say(locale, &title(tournament), &[]), say(locale, &round_name(tournament, index), &[]));
    let reader = tournament.entrants.iter().position(|entrant| entrant.user == Some(user));
    let (scene, alt, components) = match tournament.plan.format {
        Format::Duplicate => (deals::sheet(tournament, index)?, heading.clone(), deals::components(tournament, index)),
        Format::Knockout => bracket::whole(tournament).map(|(scene, alt)| (scene, alt, Vec::new()))?,
        Format::Swiss | Format::RoundRobin => {
            standings(avatars, tournament, number, reader).map(|(scene, _, alt)| (scene, alt, Vec::new()))?
        }
    };
    let mut lines = vec![heading];
    if tournament.plan.format == Format::Duplicate {
        lines.push(say(locale, &Phrase::new("tournament-sheet"), &[]));
    } else {
        lines.extend((0..).zip(&round.tables).map(|(at, table)| line(tournament, round, at, table)));
        let ranked = tournament.standings(number);
        lines.extend(tie_break(tournament, number, &ranked, reader));
        lines.extend(ranked.iter().map(|line| {
            let met = tournament.results_of(number, line.entrant).into_iter();
            let met = met.map(|(opponent, points)| match opponent {
                Some(opponent) => {
                    format!("{} {}", half(points), entrant_name(tournament, opponent, TextFormat::Markdown))
                }
                None => format!("{} –", half(points)),
            });
            format!("{} · {}", standing(tournament, line, TextFormat::Markdown), met.collect::<Vec<_>>().join(", "))
        }));
    }
    let picture = pictures.table_png(scene).await.map(|png| (png, alt));
    let text = MessagePayload::ephemeral(cut_lines(locale, &lines, MAX_CONTENT));
    let components: Vec<Component> = components;
    Some(MessagePayload { picture, components, ..text })
}
