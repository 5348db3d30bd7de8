//! A tournament's standings as a picture, and the text beside it.

use super::players::{format_title, game_info, round_name};
use super::points::{format_half_points, format_points, format_tie_break, standing_line, winners_text};
use super::{bracket, deals, story};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{MAX_DESCRIPTION, cut_lines};
use crate::discord::presenter::Avatars;
use crate::play::{Format, Points, StandingLine, Tournament, TournamentStage};
use contract::{Phrase, Scene};
use pictures::charts::{self, StandingRow};
use text::{localize_scene, say};

/// Returns the picture of the standings, the text beside it, and the picture's description. A knockout shows its
/// bracket until it is over. At the end, the best players are on a podium. The text explains the tie-break of the
/// `reader`, or of the first entrants with equal points. `None` if nobody is ranked.
pub(super) fn standings_picture(
    avatars: &Avatars,
    tournament: &Tournament,
    rounds: usize,
    reader: Option<usize>,
) -> Option<(Scene, Vec<String>, String)> {
    let locale = tournament.plan.locale;
    let lines = tournament.standings(rounds);
    if lines.is_empty() {
        return None;
    }
    let is_duplicate = tournament.plan.format == Format::Duplicate;
    let is_over = tournament.stage == TournamentStage::Over && rounds == tournament.plan.rounds.len();
    let all = &lines[..];
    let text = |format: TextFormat, lines: &[StandingLine]| {
        let heading = match tournament.bracket_round_size(rounds - 1) {
            _ if is_over => Phrase::new("tournament-ended").with("winners", winners_text(tournament, all, format)),
            Some(_) => {
                Phrase::new("tournament-ended").with("winners", say(locale, &round_name(tournament, rounds - 1), &[]))
            }
            None => Phrase::new(if is_duplicate { "tournament-standings-deal" } else { "tournament-standings" })
                .with("round", rounds),
        };
        let heading = std::iter::once(say(locale, &heading.with("title", format_title(tournament, format)), &[]));
        heading.chain(lines.iter().map(|line| standing_line(tournament, line, format))).collect::<Vec<_>>()
    };
    if let Some((scene, alt)) = bracket::whole_bracket(tournament).filter(|_| !is_over) {
        return Some((scene, text(TextFormat::Markdown, &[]), alt));
    }
    let is_crossed = matches!(tournament.plan.format, Format::Swiss | Format::RoundRobin)
        && (3..=charts::MAX_STANDINGS).contains(&lines.len());
    let row = |line: &StandingLine| StandingRow {
        player: names::shown_player(locale, &tournament.entrants[line.entrant].player(), &|user| {
            avatars.image(Some(tournament.guild), user)
        }),
        rank: line.user_rank,
        is_shared: line.is_shared,
        // Players without points get no medal.
        has_medal: match line.points {
            Points::Matchpoints { points, .. } => points > 0,
            Points::Pairings(standing) => standing.points > 0,
        },
        points: format_points(line.points),
        tie_break: format_tie_break(tournament.plan.format, line.points),
        results_by_opponent: if is_crossed { cross_table_row(tournament, rounds, line, &lines) } else { Vec::new() },
    };
    let rows: Vec<StandingRow> = lines.iter().map(row).collect();
    let columns = match tournament.plan.format {
        Format::Duplicate => ["tournament-chart-points", "discord-chart-matchpoints"],
        Format::Knockout => ["tournament-chart-rounds-won", "tournament-chart-tie-break"],
        Format::Swiss | Format::RoundRobin => ["tournament-chart-points", "tournament-chart-tie-break"],
    };
    let columns = columns.map(Phrase::new);
    let icon = game_info(tournament).filter(|_| is_over).map(|info| &info.icon);
    let mut scene = localize_scene(locale, charts::standings(&rows, columns, icon));
    if let Some(sheet) = deals::score_sheet(tournament, rounds - 1) {
        scene = charts::stacked(scene, sheet);
    }
    let alt = cut_lines(locale, &text(TextFormat::Plain, &lines), MAX_DESCRIPTION).replace("**", "");
    // The text contains only the lines that do not fit into the picture.
    let mut said = text(TextFormat::Markdown, lines.get(charts::MAX_STANDINGS..).unwrap_or_default());
    let ending = if is_over { story::ending_sentences(tournament, &lines) } else { Vec::new() };
    let at = said.len().min(1);
    said.splice(at..at, ending.into_iter().chain(story::tie_break_sentence(tournament, rounds, &lines, reader)));
    Some((scene, said, alt))
}

/// Returns the results of the entrant in the line `own` against the entrants in all lines.
fn cross_table_row(tournament: &Tournament, rounds: usize, own: &StandingLine, lines: &[StandingLine]) -> Vec<String> {
    let results = tournament.opponents_and_points(rounds, own.entrant);
    let result = |line: &StandingLine| {
        let met: Vec<i64> = results.iter().filter(|(met, _)| *met == Some(line.entrant)).map(|(_, won)| *won).collect();
        match met[..] {
            _ if line.entrant == own.entrant => "×".to_owned(),
            [] => String::new(),
            _ => format_half_points(met.iter().sum()),
        }
    };
    lines.iter().map(result).collect()
}
