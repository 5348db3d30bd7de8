//! Entrants' points in words: the lines of the standings, and the winners.

use super::players::entrant_name;
use crate::discord::message::and_more;
use crate::discord::message::names::{self, TextFormat};
use crate::play::{Format, Points, StandingLine, Tournament};
use contract::Phrase;
use pictures::charts;
use text::say;

/// The maximum number of winners to name in one sentence. The standings list all winners.
const MAX_WINNERS: usize = 8;

pub(super) fn winners_text(tournament: &Tournament, lines: &[StandingLine], format: TextFormat) -> String {
    let locale = tournament.plan.locale;
    let best: Vec<&StandingLine> = lines.iter().take_while(|line| line.rank == 1).collect();
    let names =
        best.iter().take(MAX_WINNERS).map(|line| format!("**{}**", entrant_name(tournament, line.entrant, format)));
    if best.len() > MAX_WINNERS {
        let more = say(locale, &and_more(best.len() - MAX_WINNERS), &[]);
        return format!("{} {more}", names.collect::<Vec<_>>().join(", "));
    }
    let names: Vec<Phrase> = names.map(Phrase::verbatim).collect();
    let key = if names.len() > 1 { "tournament-winners-shared" } else { "tournament-winners" };
    say(locale, &Phrase::new(key).with("winners", names), &[])
}

pub(super) fn standing_line(tournament: &Tournament, line: &StandingLine, format: TextFormat) -> String {
    let name = names::of_player(tournament.plan.locale, &tournament.entrants[line.entrant].player(), format);
    let tie_break = format_tie_break(tournament.plan.format, line.points).map(|value| format!(" ({value})"));
    // Without the backslash, Discord would show a numbered list and renumber the lines.
    let dot = if format == TextFormat::Markdown { "\\." } else { "." };
    let rank = line.user_rank.map_or("–".to_owned(), |place| format!("{place}{dot}"));
    let shared = say(tournament.plan.locale, &Phrase::new("tournament-shared"), &[]);
    let shared = if line.is_shared { format!(" · {shared}") } else { String::new() };
    format!("{rank} {name}: {}{}{shared}", format_points(line.points), tie_break.unwrap_or_default())
}

/// Formats half points, which are never negative.
pub(super) fn format_half_points(points: i64) -> String {
    charts::format_halves(usize::try_from(points).unwrap_or(0))
}

pub(super) fn format_points(points: Points) -> String {
    match points {
        Points::Pairings(standing) => format_half_points(standing.points.into()),
        Points::Matchpoints { max_points: 0, .. } => "–".to_owned(),
        Points::Matchpoints { points, max_points } => format!("{} %", (200 * points + max_points) / (2 * max_points)),
    }
}

/// Returns an entrant's first tie-break in this format or, in a duplicate tournament, the matchpoints from which the
/// percentage is computed.
pub(super) fn format_tie_break(format: Format, points: Points) -> Option<String> {
    match (format, points) {
        (_, Points::Matchpoints { points, max_points }) => {
            Some(format!("{}/{}", format_half_points(points), format_half_points(max_points)))
        }
        (Format::Swiss, Points::Pairings(standing)) => Some(format_half_points(standing.buchholz.into())),
        (Format::RoundRobin, Points::Pairings(standing)) => Some(format_quarter_points(standing.sonneborn_berger)),
        _ => None,
    }
}

/// Formats quarter points: `7¾`.
pub(super) fn format_quarter_points(points: u32) -> String {
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
    use crate::play::{Pace, Plan, TournamentEntrant, TournamentStage};
    use crate::timestamp::Timestamp;

    #[test]
    fn many_winners_are_counted() {
        let computer = |number: usize| TournamentEntrant {
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
        let points = Points::Matchpoints { points: 0, max_points: 0 };
        let line = |entrant| StandingLine { entrant, rank: 1, user_rank: None, is_shared: false, points };
        let said = |count: usize| {
            let lines: Vec<StandingLine> = (0..count).map(line).collect();
            winners_text(&tournament, &lines, TextFormat::Markdown)
        };
        assert!(said(8).contains("**Hydra 9**") && !said(8).contains("more"), "{}", said(8));
        assert!(said(60).ends_with("**Hydra 9** … and 52 more"), "{}", said(60));
    }
}
