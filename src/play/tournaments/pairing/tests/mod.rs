mod bracket;
mod examples;
mod formats;
mod properties;
mod strength;

use super::model::{LOSS, WIN};
use super::{Entrant, EntrantRounds, Pairing, PairingTournament};
use crate::play::tournaments::model::Format;

const DRAW: u8 = 1;
const FIRST_WINS: [u8; 2] = [WIN, LOSS];
const SECOND_WINS: [u8; 2] = [LOSS, WIN];
const DRAWN: [u8; 2] = [DRAW, DRAW];
const NOBODY_CAME: [u8; 2] = [LOSS, LOSS];

fn tournament(format: Format, rounds: usize, entrants: usize) -> PairingTournament {
    let entrants = vec![EntrantRounds::default(); entrants];
    PairingTournament { format, rounds, third_place: false, entrants, history: Vec::new() }
}

/// Appends the next round with a result for each match. Returns whether there was a round.
fn play_round(tournament: &mut PairingTournament, mut result: impl FnMut(&Pairing) -> [u8; 2]) -> bool {
    let Some(mut pairings) = tournament.next_round() else { return false };
    for pairing in &mut pairings {
        if pairing.result.is_none() {
            pairing.result = Some(result(pairing));
        }
    }
    tournament.history.push(pairings);
    true
}

/// Returns a result in which the lower number wins.
fn lower_number_wins(pairing: &Pairing) -> [u8; 2] {
    if pairing.second.is_none_or(|second| pairing.first < second) { FIRST_WINS } else { SECOND_WINS }
}

fn withdraw(tournament: &mut PairingTournament, entrant: u16) {
    tournament.entrants[usize::from(entrant)].left = Some(tournament.history.len());
}

/// Returns the pairings as text, such as `0-4 5-1 2-bye`. In each pairing, the entrant named first begins.
fn text(pairings: &[Pairing]) -> String {
    let text = |pairing: &Pairing| match pairing.second {
        Some(second) => format!("{}-{}", pairing.first.0, second.0),
        None => format!("{}-bye", pairing.first.0),
    };
    pairings.iter().map(text).collect::<Vec<String>>().join(" ")
}

fn next(tournament: &PairingTournament) -> String {
    tournament.next_round().map_or_else(|| "over".to_owned(), |pairings| text(&pairings))
}
