//! The standings of a tournament: their lines, their picture, and the winners.

use super::players::{info, plain_title, player, round_name, title};
use super::story;
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{MAX_DESCRIPTION, and_more, cut_lines};
use crate::discord::presenter::Avatars;
use crate::play::{Format, Points, StandingLine, Tournament, TournamentStage};
use contract::{Phrase, Scene};
use pictures::charts::{self, StandingRow};
use text::{in_picture, say};

/// The maximum number of winners that are named in one sentence. All are in the standings.
const MAX_WINNERS: usize = 8;

/// Returns the picture of the standings, and their lines as a text and as a description of the picture. A knockout shows its
/// bracket until it is over. At the end, the best people stand on a podium. The text explains the tie-break of the `reader`,
/// or of the first entrants with equal points. `None` if nobody is ranked.
pub(super) fn standings(
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
    let text = |format: TextFormat, lines: &[StandingLine]| {
        let heading = match tournament.bracket_places(rounds - 1) {
            _ if is_over => Phrase::new("tournament-ended")
                .with("winners", winners(tournament, &tournament.standings(rounds), format)),
            Some(_) => {
                Phrase::new("tournament-ended").with("winners", say(locale, &round_name(tournament, rounds - 1), &[]))
            }
            None => Phrase::new(if is_duplicate { "tournament-standings-deal" } else { "tournament-standings" })
                .with("round", rounds),
        };
        let title = if format == TextFormat::Plain { plain_title(tournament) } else { title(tournament) };
        let heading = std::iter::once(say(locale, &heading.with("title", title), &[]));
        heading.chain(lines.iter().map(|line| standing(tournament, line, format))).collect::<Vec<_>>()
    };
    if let Some((scene, alt)) = super::bracket::whole(tournament).filter(|_| !is_over) {
        return Some((scene, text(TextFormat::Markdown, &[]), alt));
    }
    let is_crossed = matches!(tournament.plan.format, Format::Swiss | Format::RoundRobin)
        && (3..=charts::MAX_STANDINGS).contains(&lines.len());
    let row = |line: &StandingLine| StandingRow {
        player: names::in_picture(locale, &player(&tournament.entrants[line.entrant]), &|user| {
            avatars.image(Some(tournament.guild), user)
        }),
        rank: line.place,
        is_shared: line.is_shared,
        // A share of 0 % is no merit.
        has_medal: !matches!(line.points, Points::Matchpoints { points: 0, .. }),
        points: points(line.points),
        tie_break: tie_break(tournament.plan.format, line.points),
        results: if is_crossed { cross_table(tournament, rounds, line, &lines) } else { Vec::new() },
    };
    let rows: Vec<StandingRow> = lines.iter().map(row).collect();
    let second = if is_duplicate { "discord-chart-matchpoints" } else { "tournament-chart-tie-break" };
    let columns = ["tournament-chart-points", second].map(Phrase::new);
    let icon = info(tournament).filter(|_| is_over).map(|info| &info.icon);
    let mut scene = in_picture(locale, charts::standings(&rows, columns, icon));
    if let Some(sheet) = super::deals::sheet(tournament, rounds - 1) {
        scene = charts::stacked(scene, sheet);
    }
    let alt = cut_lines(locale, &text(TextFormat::Plain, &lines), MAX_DESCRIPTION).replace("**", "");
    // The picture shows the other lines.
    let mut said = text(TextFormat::Markdown, lines.get(charts::MAX_STANDINGS..).unwrap_or_default());
    let ending = if is_over { story::ending(tournament, &lines) } else { Vec::new() };
    let at = said.len().min(1);
    said.splice(at..at, ending.into_iter().chain(story::tie_break(tournament, rounds, &lines, reader)));
    Some((scene, said, alt))
}

/// Returns the results of an entrant against the entrants of all lines.
fn cross_table(tournament: &Tournament, rounds: usize, own: &StandingLine, lines: &[StandingLine]) -> Vec<String> {
    let results = tournament.results_of(rounds, own.entrant);
    let result = |line: &StandingLine| {
        let met: Vec<i64> = results.iter().filter(|(met, _)| *met == Some(line.entrant)).map(|(_, won)| *won).collect();
        match met[..] {
            _ if line.entrant == own.entrant => "×".to_owned(),
            [] => String::new(),
            _ => half(met.iter().sum()),
        }
    };
    lines.iter().map(result).collect()
}

pub(super) fn winners(tournament: &Tournament, lines: &[StandingLine], format: TextFormat) -> String {
    let locale = tournament.plan.locale;
    let name = |line: &StandingLine| names::short(locale, &player(&tournament.entrants[line.entrant]), format);
    let best: Vec<&StandingLine> = lines.iter().take_while(|line| line.rank == 1).collect();
    let names = best.iter().take(MAX_WINNERS).map(|line| format!("**{}**", name(line)));
    if best.len() > MAX_WINNERS {
        let more = say(locale, &and_more(best.len() - MAX_WINNERS), &[]);
        return format!("{} {more}", names.collect::<Vec<_>>().join(", "));
    }
    let names: Vec<Phrase> = names.map(Phrase::verbatim).collect();
    let key = if names.len() > 1 { "tournament-winners-shared" } else { "tournament-winners" };
    say(locale, &Phrase::new(key).with("winners", names), &[])
}

pub(super) fn standing(tournament: &Tournament, line: &StandingLine, format: TextFormat) -> String {
    let name = names::of_player(tournament.plan.locale, &player(&tournament.entrants[line.entrant]), format);
    let tie_break = tie_break(tournament.plan.format, line.points).map(|value| format!(" ({value})"));
    // The escaped dot keeps Discord from renumbering the lines.
    let dot = if format == TextFormat::Markdown { "\\." } else { "." };
    let rank = line.place.map_or("–".to_owned(), |place| format!("{place}{dot}"));
    let shared = say(tournament.plan.locale, &Phrase::new("tournament-shared"), &[]);
    let shared = if line.is_shared { format!(" · {shared}") } else { String::new() };
    format!("{rank} {name}: {}{}{shared}", points(line.points), tie_break.unwrap_or_default())
}

/// Formats half points, which are never negative.
pub(super) fn half(points: i64) -> String {
    charts::halves(usize::try_from(points).unwrap_or(0))
}

fn points(points: Points) -> String {
    match points {
        Points::Pairings(standing) => half(standing.points.into()),
        Points::Matchpoints { most: 0, .. } => "–".to_owned(),
        Points::Matchpoints { points, most } => format!("{} %", (200 * points + most) / (2 * most)),
    }
}

/// Returns the first tie-break of the format, or the matchpoints behind a percentage.
fn tie_break(format: Format, points: Points) -> Option<String> {
    match (format, points) {
        (_, Points::Matchpoints { points, most }) => Some(format!("{}/{}", half(points), half(most))),
        (Format::Swiss, Points::Pairings(standing)) => Some(half(standing.buchholz.into())),
        (Format::RoundRobin, Points::Pairings(standing)) => Some(quarters(standing.sonneborn_berger)),
        _ => None,
    }
}

/// Formats quarter points: `7¾`.
pub(super) fn quarters(points: u32) -> String {
    let part = ["", "¼", "½", "¾"][(points % 4) as usize];
    match points / 4 {
        0 if !part.is_empty() => part.to_owned(),
        whole => format!("{whole}{part}"),
    }
}

#[cfg(test)]
mod tests {
    use ::text::Locale;
    use contract::{Level, Options};

    use super::*;
    use crate::ids::{ChannelId, TournamentId, UserId};
    use crate::play::{Pace, Plan, SignUp};
    use crate::timestamp::Timestamp;

    #[test]
    fn many_winners_are_counted() {
        let computer = |number: usize| SignUp {
            user: None,
            level: Some(Level::Hard),
            name: number.to_string(),
            joined: 0,
            left: None,
        };
        let plan = Plan::new("hisss", Options::default(), Locale::En, Pace::Live, Format::Duplicate, Timestamp(0));
        let tournament = Tournament {
            id: TournamentId(1),
            version: 1,
            guild: crate::ids::GuildId(3),
            channel: ChannelId(7),
            message: None,
            host: UserId(1),
            stage: TournamentStage::Over,
            entrants: (2..62).map(computer).collect(),
            plan,
        };
        let points = Points::Matchpoints { points: 0, most: 0 };
        let line = |entrant| StandingLine { entrant, rank: 1, place: None, is_shared: false, points };
        let said = |count: usize| {
            let lines: Vec<StandingLine> = (0..count).map(line).collect();
            winners(&tournament, &lines, TextFormat::Markdown)
        };
        assert!(said(8).contains("**Hydra 9**") && !said(8).contains("more"), "{}", said(8));
        assert!(said(60).ends_with("**Hydra 9** … and 52 more"), "{}", said(60));
    }
}
