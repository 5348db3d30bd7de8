//! The names of a tournament and of those who take part.

use crate::discord::message::names::{self, TextFormat};
use crate::play::{FORMER_PLAYERS, Occupant, Player, Seated, SignUp, Table, Tournament};
use contract::{Info, Phrase};

pub(super) fn info(tournament: &Tournament) -> Option<&'static Info> {
    rules::find(&tournament.plan.game).map(|game| game.info())
}

/// Returns the name of the tournament: the format and the game.
pub fn title(tournament: &Tournament) -> Phrase {
    let game = info(tournament).map_or(Phrase::verbatim(""), |info| info.title(&tournament.plan.options));
    Phrase::new(format!("tournament-title-{}", tournament.plan.format.as_str())).with("game", game)
}

/// Returns the name of the tournament with its number, which others of the server do not have.
pub fn numbered_title(tournament: &Tournament) -> Phrase {
    let number = tournament.id.to_short();
    Phrase::new("tournament-numbered").with("title", title(tournament)).with("number", number)
}

pub(super) fn player(entrant: &SignUp) -> Player {
    let occupant = match (entrant.user, entrant.level) {
        (Some(user), _) => Occupant::User(user),
        (None, Some(level)) => Occupant::Computer(level),
        (None, None) => Occupant::User(FORMER_PLAYERS),
    };
    Player::new(occupant, entrant.name.clone(), None)
}

fn seated(tournament: &Tournament, seated: Seated) -> Player {
    match seated {
        Seated::Entrant(number) => player(&tournament.entrants[number]),
        Seated::Computer(level) => Player::new(Occupant::Computer(level), "1", None),
    }
}

/// Returns the players of a table as one text.
pub(super) fn players(tournament: &Tournament, table: &Table, format: TextFormat) -> String {
    let name = |at: &Seated| names::short(tournament.plan.locale, &seated(tournament, *at), format);
    table.seats.iter().map(name).collect::<Vec<_>>().join(" – ")
}
