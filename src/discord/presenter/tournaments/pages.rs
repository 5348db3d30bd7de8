//! The pages that users open below the standings: earlier rounds and deals, the bracket, and the next steps after the
//! end.

use super::message::table_line;
use super::players::{entrant_name, round_name, title};
use super::points::{format_half_points, standing_line};
use super::standings::standings_picture;
use super::{bracket, deals, story};
use crate::discord::http::MessagePayload;
use crate::discord::message::custom_id::{CustomId, OrganiserButton, OrganiserPage, TournamentAction};
use crate::discord::message::names::TextFormat;
use crate::discord::message::{MAX_CONTENT, Rows, cut_lines, labelled_button};
use crate::discord::presenter::{Avatars, Pictures};
use crate::ids::UserId;
use crate::play::{Format, Tournament, TournamentChange, TournamentStage};
use contract::{Phrase, Style};
use text::say;

/// The maximum number of rounds in a select menu.
const MAX_ROUNDS_SHOWN: usize = 25;

/// Returns the components below standings: a menu of rounds, the bracket, and the next steps after the end.
pub(super) fn standings_components(tournament: &Tournament, rounds: usize) -> Rows {
    let (id, locale) = (tournament.id, tournament.plan.locale);
    let button = |action, key, style| labelled_button(&CustomId::tournament(id, action), locale, key, style);
    let is_over = tournament.stage == TournamentStage::Over && rounds == tournament.plan.rounds.len();
    let mut rows = Rows::default();
    let option = |round: usize| {
        let label = say(locale, &round_name(tournament, round - 1), &[]);
        (TournamentAction::Round(round).to_string(), label, None)
    };
    let placeholder = say(locale, &Phrase::new("tournament-select-round"), &[]);
    rows.add_select(
        format!("tournament/{}", id.to_short()),
        &placeholder,
        (1..=rounds).rev().take(MAX_ROUNDS_SHOWN).map(option),
    );
    let bracket = (tournament.plan.format == Format::Knockout)
        .then(|| button(TournamentAction::Bracket(None), "tournament-button-bracket", Style::Secondary));
    let share = TournamentAction::Change(TournamentChange::ShareResult);
    let next = is_over.then(|| {
        [
            button(TournamentAction::OpenNext, "tournament-button-next", Style::Success),
            button(share, "daily-button-share", Style::Secondary),
        ]
    });
    // After the end, the organiser can still correct the last results for a while.
    let organise = TournamentAction::Organise(OrganiserButton::Page(OrganiserPage::Main));
    let organise = (is_over && tournament.plan.format != Format::Duplicate)
        .then(|| button(organise, "tournament-button-organise", Style::Secondary));
    rows.add_buttons(bracket.into_iter().chain(next.into_iter().flatten()).chain(organise));
    rows
}

/// Returns an ephemeral page about a round, counted from 1, with its results and the standings after it. Returns `None`
/// if the round is not over.
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
    let reader = tournament.entrant_number(user);
    let (scene, alt, components) = match tournament.plan.format {
        Format::Duplicate => {
            (deals::score_sheet(tournament, index)?, heading.replace("**", ""), deals::deal_buttons(tournament, index))
        }
        Format::Knockout => bracket::whole_bracket(tournament).map(|(scene, alt)| (scene, alt, Vec::new()))?,
        Format::Swiss | Format::RoundRobin => {
            standings_picture(avatars, tournament, number, reader).map(|(scene, _, alt)| (scene, alt, Vec::new()))?
        }
    };
    let mut lines = vec![heading];
    if tournament.plan.format == Format::Duplicate {
        lines.push(say(locale, &Phrase::new("tournament-sheet"), &[]));
    } else {
        lines.extend((0..).zip(&round.tables).map(|(at, table)| table_line(tournament, round, at, table)));
        // During a knockout, the places are not final: a replay can still change them.
        let is_ranked = tournament.plan.format != Format::Knockout || number == tournament.plan.rounds.len();
        let mut ranked = if is_ranked { tournament.standings(number) } else { Vec::new() };
        ranked.retain(|line| tournament.entrants[line.entrant].joined < number);
        lines.extend(story::tie_break_sentence(tournament, number, &ranked, reader));
        lines.extend(ranked.iter().map(|line| {
            let met = tournament.opponents_and_points(number, line.entrant).into_iter().map(|(opponent, points)| {
                let bye = || format!("({})", say(locale, &Phrase::new("tournament-chart-bye"), &[]));
                let name = |opponent| entrant_name(tournament, opponent, TextFormat::Markdown);
                format!("{} {}", format_half_points(points), opponent.map_or_else(bye, name))
            });
            let met: String =
                met.enumerate().map(|(at, met)| format!("{}{met}", if at > 0 { ", " } else { " · " })).collect();
            format!("{}{met}", standing_line(tournament, line, TextFormat::Markdown))
        }));
    }
    let picture = pictures.table_png(scene).await.map(|png| (png, alt));
    let text = MessagePayload::ephemeral(cut_lines(locale, &lines, MAX_CONTENT));
    Some(MessagePayload { picture, components, ..text })
}
