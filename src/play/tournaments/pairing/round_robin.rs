//! The round robin: everybody meets everybody once, in the order of FIDE's Berger tables (C.05, annex 1).

use super::model::{Entrant, LOSS, Pairing, PairingTournament, WIN};

/// Returns the number of rounds in a round robin with this number of entrants.
pub fn round_count(entrants: usize) -> usize {
    (entrants + entrants % 2).saturating_sub(1)
}

/// Returns the pairings of the next round, or `None` if all rounds have been played or fewer than two entrants are
/// left.
pub fn pairings(tournament: &PairingTournament) -> Option<Vec<Pairing>> {
    let entrants = tournament.playing_in(0);
    let round = tournament.history.len();
    if round >= round_count(entrants.len()) || tournament.playing_in(round).len() < 2 {
        return None;
    }
    let plays = |entrant: &&Entrant| tournament.plays_in(**entrant, round);
    let pairing = |[first, second]: [usize; 2]| {
        let [first, second] = [entrants.get(first), entrants.get(second)];
        match (first.filter(plays), second.filter(plays)) {
            (Some(first), Some(second)) => Some(Pairing::new(*first, *second)),
            (Some(entrant), None) => Some(bye(tournament, *entrant, second)),
            (None, Some(entrant)) => Some(bye(tournament, *entrant, first)),
            (None, None) => None,
        }
    };
    Some(berger_round(entrants.len(), round).filter_map(pairing).collect())
}

/// Returns whether an entrant's results count. They do not if the entrant withdrew before they had played half of their
/// matches.
pub fn results_count(tournament: &PairingTournament, entrant: Entrant) -> bool {
    let withdrew = tournament.entrants.get(entrant.index()).is_some_and(|state| state.left.is_some());
    let played = || tournament.results().filter(|(one, opponent, _)| *one == entrant && opponent.is_some()).count();
    !withdrew || 2 * played() + 1 >= tournament.playing_in(0).len()
}

/// Returns the bye of an entrant whose opponent has withdrawn, or of the entrant who is left over because the number of
/// entrants is odd.
fn bye(tournament: &PairingTournament, entrant: Entrant, opponent: Option<&Entrant>) -> Pairing {
    let wins = opponent.is_some_and(|opponent| results_count(tournament, *opponent));
    Pairing::bye(entrant, if wins { WIN } else { LOSS })
}

/// Returns a round of the Berger table: pairs of places. In each pair, the entrant in the first place begins. If the
/// number of entrants is odd, the last place is free.
fn berger_round(entrants: usize, round: usize) -> impl Iterator<Item = [usize; 2]> {
    let half = entrants.div_ceil(2);
    // The last place stays where it is, and the other places move around it.
    let last = (2 * half).saturating_sub(1);
    let opposite = round * half % last.max(1);
    let of_last = if round.is_multiple_of(2) { [opposite, last] } else { [last, opposite] };
    let others = (1..half).map(move |step| [(opposite + step) % last, (opposite + last - step) % last]);
    std::iter::once(of_last).chain(others)
}
