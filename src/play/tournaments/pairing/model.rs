//! A tournament: its format, its entrants and its rounds so far.

use crate::play::tournaments::model::Format;

/// The half points of a win. Half points are used so that a draw is a whole number, too: 1.
pub const WIN: u8 = 2;
pub const LOSS: u8 = 0;

/// The number of an entrant: their index in [`PairingTournament::entrants`]. A lower number ranks higher.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Entrant(pub u16);

impl Entrant {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The rounds in which an entrant takes part. Rounds are numbered from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EntrantRounds {
    /// The first round in which they can be paired.
    pub joined: usize,
    /// The first round in which they are no longer paired, because they have withdrawn.
    pub left: Option<usize>,
}

impl EntrantRounds {
    /// Returns whether they can be paired in a round.
    pub fn plays_in(self, round: usize) -> bool {
        self.joined <= round && self.left.is_none_or(|left| left > round)
    }

    /// Returns whether they can be paired in any round.
    pub fn takes_part(self) -> bool {
        self.left.is_none_or(|left| left > self.joined)
    }
}

/// Two entrants who meet in a round, or one entrant without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The entrant who begins.
    pub first: Entrant,
    /// The opponent. `None` is a bye.
    pub second: Option<Entrant>,
    /// The half points of both entrants. If neither of them appears, both have lost.
    pub result: Option<[u8; 2]>,
    /// Whether this repeats a drawn match of a knockout.
    pub replay: bool,
}

impl Pairing {
    pub fn new(first: Entrant, second: Entrant) -> Pairing {
        Pairing { first, second: Some(second), result: None, replay: false }
    }

    /// Returns a bye (a round without an opponent) that is worth `points` half points.
    pub fn bye(entrant: Entrant, points: u8) -> Pairing {
        Pairing { first: entrant, second: None, result: Some([points, LOSS]), replay: false }
    }

    pub fn includes(&self, entrant: Entrant) -> bool {
        self.first == entrant || self.second == Some(entrant)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairingTournament {
    /// A duplicate has no pairings.
    pub format: Format,
    /// The number of rounds to play. Only Swiss tournaments use this number.
    pub rounds: usize,
    /// Whether the losers of a knockout's semi-finals play for third place.
    pub third_place: bool,
    /// All entrants in the order in which they signed up, including withdrawn entrants.
    pub entrants: Vec<EntrantRounds>,
    /// The pairings of all rounds so far.
    pub history: Vec<Vec<Pairing>>,
}

impl PairingTournament {
    /// Returns whether an entrant can be paired in a round.
    pub(super) fn plays_in(&self, entrant: Entrant, round: usize) -> bool {
        self.entrants.get(entrant.index()).is_some_and(|state| state.plays_in(round))
    }

    /// Returns the entrants who can be paired in a round, in order.
    pub(super) fn playing_in(&self, round: usize) -> Vec<Entrant> {
        self.all_entrants().filter(|entrant| self.plays_in(*entrant, round)).collect()
    }

    /// Returns all entrants, in order.
    pub(super) fn all_entrants(&self) -> impl Iterator<Item = Entrant> {
        (0..=u16::MAX).zip(&self.entrants).map(|(number, _)| Entrant(number))
    }

    /// Returns each finished pairing's result for each of its entrants: the entrant, the opponent, and the entrant's
    /// half points.
    pub(super) fn results(&self) -> impl Iterator<Item = (Entrant, Option<Entrant>, u32)> {
        let known = |entrant: Entrant| entrant.index() < self.entrants.len();
        let finished =
            self.history.iter().flatten().filter_map(|pairing| pairing.result.map(|result| (pairing, result)));
        finished
            .filter(move |(pairing, _)| known(pairing.first) && pairing.second.is_none_or(known))
            .flat_map(|(pairing, [first, second])| {
                let of_second = pairing.second.map(|entrant| (entrant, Some(pairing.first), second));
                [Some((pairing.first, pairing.second, first)), of_second].into_iter().flatten()
            })
            .map(|(entrant, opponent, points)| (entrant, opponent, u32::from(points.min(WIN))))
    }
}
