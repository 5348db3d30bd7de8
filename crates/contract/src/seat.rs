//! Seats at the table, numbered clockwise from 0.

use serde::{Deserialize, Serialize};

/// A place at the table. Seat `i + 1` (modulo the number of seats) is the left neighbour of seat `i`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The maximum number of seats in any game.
    pub const MAX: usize = 8;

    /// Returns all seats at the table, clockwise from 0.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats as u8).map(Seat)
    }

    /// Returns the seat's index in lists with one entry per seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the next seat clockwise.
    pub fn left_neighbour(self, seats: usize) -> Seat {
        Seat(((self.index() + 1) % seats) as u8)
    }

    /// Returns the other seats clockwise, starting with the left neighbour.
    pub fn others(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (1..seats).map(move |k| Seat(((self.index() + k) % seats) as u8))
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Returns the set of all seats at the table.
    pub fn all(seats: usize) -> SeatSet {
        Seat::all(seats).collect()
    }

    pub fn contains(self, seat: Seat) -> bool {
        seat.index() < Seat::MAX && self.0 & (1 << seat.0) != 0
    }

    /// Returns the set with this seat added. A set never contains seats numbered [`Seat::MAX`] or higher.
    #[must_use]
    pub fn with(self, seat: Seat) -> SeatSet {
        if seat.index() < Seat::MAX { SeatSet(self.0 | 1 << seat.0) } else { self }
    }

    #[must_use]
    pub fn without(self, seat: Seat) -> SeatSet {
        if seat.index() < Seat::MAX { SeatSet(self.0 & !(1 << seat.0)) } else { self }
    }

    /// Returns the number of seats.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(Seat::MAX).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> SeatSet {
        SeatSet::EMPTY.with(seat)
    }
}
