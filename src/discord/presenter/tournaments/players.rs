//! The names of tournaments, rounds and entrants.

use crate::discord::message::names::{self, TextFormat};
use crate::play::{Format, MAX_TITLE_CHARS, Occupant, Player, Table, TablePlayer, Tournament};
use contract::{GameInfo, Phrase};

pub(super) fn game_info(tournament: &Tournament) -> Option<&'static GameInfo> {
    rules::find(&tournament.plan.game).map(|game| game.info())
}

/// Returns the name of the tournament. It consists of the organiser's title, or else the format, and the game.
pub fn title(tournament: &Tournament) -> Phrase {
    format_title(tournament, TextFormat::Markdown)
}

/// Returns the [`title`] for a text in this format.
pub(super) fn format_title(tournament: &Tournament, format: TextFormat) -> Phrase {
    let game = game_info(tournament).map_or(Phrase::verbatim(""), |info| info.title(&tournament.plan.options));
    if let Some(own) = &tournament.plan.organised.title {
        let own = names::format_user_text(own, MAX_TITLE_CHARS, format);
        return Phrase::new("tournament-titled").with("title", own).with("game", game);
    }
    Phrase::new(format!("tournament-title-{}", tournament.plan.format.into_str())).with("game", game)
}

/// Returns the plain [`title`] with the tournament's number, which is unique.
pub fn numbered_title(tournament: &Tournament) -> Phrase {
    let number = tournament.id.to_short();
    Phrase::new("tournament-numbered").with("title", format_title(tournament, TextFormat::Plain)).with("number", number)
}

pub(super) fn seated_player(tournament: &Tournament, seated: TablePlayer) -> Player {
    match seated {
        TablePlayer::Entrant(number) => tournament.entrants[number].player(),
        TablePlayer::Computer(level) => Player::new(Occupant::Computer(level), "1", None),
    }
}

/// Returns the name of a round or a deal, numbered from 0: “Semi-final”, “Round 2”.
pub fn round_name(tournament: &Tournament, round: usize) -> Phrase {
    let replayed = tournament.plan.rounds.get(round).is_some_and(|round| round.tables.iter().all(|table| table.replay));
    match tournament.bracket_round_size(round).map(bracket_round_name) {
        Some(name) if replayed => Phrase::new("tournament-replay").with("round", name),
        Some(name) => name,
        None if tournament.plan.format == Format::Duplicate => {
            Phrase::new("tournament-deal-name").with("round", round + 1)
        }
        None => Phrase::new("tournament-round-name").with("round", round + 1),
    }
}

/// Returns the name of the bracket's round with `places` places, such as “Final” for 2.
pub(super) fn bracket_round_name(places: usize) -> Phrase {
    Phrase::new("tournament-bracket-round").with("places", places)
}

/// Returns the short name of an entrant.
pub fn entrant_name(tournament: &Tournament, number: usize, format: TextFormat) -> String {
    let entrant = tournament.entrants.get(number);
    entrant.map_or(String::new(), |entrant| names::short_name(tournament.plan.locale, &entrant.player(), format))
}

/// Returns the players of a table as one text.
pub fn player_names(tournament: &Tournament, table: &Table, format: TextFormat) -> String {
    let name = |at: &TablePlayer| names::short_name(tournament.plan.locale, &seated_player(tournament, *at), format);
    table.seats.iter().map(name).collect::<Vec<_>>().join(" – ")
}
