//! What the checkers of Snap and Slap share: the thirteen pictures, and packs whose cards a running match may hide.
//!
//! Written apart from the rest of this folder, from the rules alone. A hidden card is known by its *pool*, the cards that
//! were shuffled together: what later comes out of a pool must have gone into it.

use std::collections::VecDeque;

use serde_json::Value;

use crate::game::check::Line;
use crate::game::{Fault, Seat};

/// « 52 cartes, réparties en 13 groupes différents d'images ».
const PICTURES: usize = 13;
/// « quatre cartes portant des images identiques dans chaque groupe »
const OF_EACH: usize = 4;
/// The two pictures that every deck has under these names.
const NAMED: [&str; 2] = ["elephant", "mouse"];

/// A picture, numbered in the order in which the record names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picture(usize);

/// How many cards there are of each picture.
pub type Pool = [usize; PICTURES];

#[derive(Clone, Copy)]
enum Card {
    Known(Picture),
    /// A card of the pool with this number.
    Hidden(usize),
}

/// The packs of all seats.
pub struct Packs {
    /// Whether the match still runs, so that the record hides the order of shuffled cards.
    hidden: bool,
    names: Vec<String>,
    pools: Vec<Pool>,
    packs: Vec<VecDeque<Card>>,
}

impl Packs {
    /// Empty packs before the deal.
    pub fn new(seats: usize, hidden: bool) -> Packs {
        Packs { hidden, names: Vec::new(), pools: Vec::new(), packs: vec![VecDeque::new(); seats] }
    }

    /// How many cards the seat's pack has.
    pub fn len(&self, seat: Seat) -> usize {
        self.packs.get(seat.index()).map_or(0, VecDeque::len)
    }

    /// Reads the name of a picture.
    ///
    /// # Errors
    /// A fourteenth picture, or a thirteenth that leaves no room for elephant and mouse.
    pub fn picture(&mut self, line: &Line, name: &str) -> Result<Picture, Fault> {
        if let Some(known) = self.names.iter().position(|known| known == name) {
            return Ok(Picture(known));
        }
        let others = self.names.iter().filter(|known| !NAMED.contains(&known.as_str())).count();
        let room = NAMED.contains(&name) || others < PICTURES - NAMED.len();
        line.demand(room, "fault-claims-pictures")?;
        self.names.push(name.to_owned());
        Ok(Picture(self.names.len() - 1))
    }

    /// Whether the picture has this name.
    pub fn is(&self, picture: Picture, name: &str) -> bool {
        self.names.get(picture.0).is_some_and(|known| known == name)
    }

    /// The step `deal`: all 52 cards, one by one, beginning with the first seat.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn deal(&mut self, line: &Line) -> Result<Seat, Fault> {
        line.demand_by_nobody()?;
        let first = line.seat("first")?;
        let seats = self.packs.len();
        let clockwise: Vec<Seat> = std::iter::once(first).chain(first.others(seats)).collect();
        self.lay_out(line, [OF_EACH; PICTURES], &clockwise)?;
        Ok(first)
    }

    /// Cards are shuffled and dealt one by one to these seats, in this order; the step lists `packs` by seat.
    ///
    /// # Errors
    /// Other cards, or packs of other sizes.
    pub fn lay_out(&mut self, line: &Line, pool: Pool, to: &[Seat]) -> Result<(), Fault> {
        let cards: usize = pool.iter().sum();
        let mut sizes = vec![0; self.packs.len()];
        for seat in (0..cards).zip(to.iter().cycle()).map(|(_, seat)| seat) {
            sizes[seat.index()] += 1;
        }
        if self.hides(line, "packs")? {
            self.pools.push(pool);
            let hidden = Card::Hidden(self.pools.len() - 1);
            self.packs = sizes.into_iter().map(|size| VecDeque::from(vec![hidden; size])).collect();
            return Ok(());
        }
        let listed = line.list("packs")?;
        let right = listed.len() == sizes.len()
            && listed.iter().zip(&sizes).all(|(pack, size)| pack.as_array().is_some_and(|pack| pack.len() == *size));
        line.demand(right, "fault-claims-pack-sizes")?;
        let mut packs = Vec::new();
        for pack in listed {
            packs.push(self.read_pack(line, pack.as_array().map_or(&[], Vec::as_slice))?);
        }
        let dealt = count(packs.iter().flatten());
        line.demand(dealt == pool, "fault-claims-cards")?;
        self.packs = packs.into_iter().map(|pack| pack.into_iter().map(Card::Known).collect()).collect();
        Ok(())
    }

    /// The step `reform`: the pile, shuffled, becomes the seat's pack.
    ///
    /// # Errors
    /// Other cards than those of the pile.
    pub fn reform(&mut self, line: &Line, seat: Seat, pile: &[Picture]) -> Result<(), Fault> {
        let pool = count(pile);
        let pack = if self.hides(line, "pack")? {
            self.pools.push(pool);
            vec![Card::Hidden(self.pools.len() - 1); pile.len()]
        } else {
            let pack = self.read_pack(line, line.list("pack")?)?;
            line.demand(count(&pack) == pool, "fault-claims-reform")?;
            pack.into_iter().map(Card::Known).collect()
        };
        self.packs[seat.index()] = pack.into();
        Ok(())
    }

    /// Takes the top card of a pack, which must be the one that the step names.
    ///
    /// # Errors
    /// An empty pack, or another card.
    pub fn take_top(&mut self, line: &Line, seat: Seat, name: &str) -> Result<Picture, Fault> {
        let picture = self.picture(line, name)?;
        let top = self.packs.get_mut(seat.index()).and_then(VecDeque::pop_front);
        let right = match top {
            Some(Card::Known(known)) => known == picture,
            Some(Card::Hidden(pool)) => {
                let left = &mut self.pools[pool][picture.0];
                let some = *left > 0;
                *left = left.saturating_sub(1);
                some
            }
            None => false,
        };
        line.demand(right, "fault-claims-top")?;
        Ok(picture)
    }

    /// Puts cards under a pack, the first one uppermost.
    pub fn put_under(&mut self, seat: Seat, cards: impl IntoIterator<Item = Picture>) {
        if let Some(pack) = self.packs.get_mut(seat.index()) {
            pack.extend(cards.into_iter().map(Card::Known));
        }
    }

    /// A seat's pack leaves the game.
    pub fn clear(&mut self, seat: Seat) {
        if let Some(pack) = self.packs.get_mut(seat.index()) {
            pack.clear();
        }
    }

    /// Whether the step hides the key, as it must while the match runs and must not afterwards.
    fn hides(&self, line: &Line, key: &str) -> Result<bool, Fault> {
        line.demand(
            line.has(key) != self.hidden,
            if self.hidden { "fault-claims-told" } else { "fault-claims-hidden" },
        )?;
        Ok(self.hidden)
    }

    fn read_pack(&mut self, line: &Line, pack: &[Value]) -> Result<Vec<Picture>, Fault> {
        let read = |card: &Value| self.picture(line, card.as_str().ok_or_else(|| line.fault("fault-claims-cards"))?);
        pack.iter().map(read).collect()
    }
}

/// How many of each picture there are among the cards.
pub fn count<'a>(cards: impl IntoIterator<Item = &'a Picture>) -> Pool {
    let mut pool = [0; PICTURES];
    for picture in cards {
        pool[picture.0] += 1;
    }
    pool
}

/// Whose turn it is, who is still in, and how many turns may still come.
pub struct Turns {
    /// Whose turn it is.
    pub current: Seat,
    seats: usize,
    gone: Vec<Seat>,
    /// The turns of all seats together that are left; `None` without a limit.
    left: Option<i64>,
}

impl Turns {
    /// Nobody is out; a limit of 0 is none.
    pub fn new(seats: usize, limit: i64) -> Turns {
        Turns { current: Seat(0), seats, gone: Vec::new(), left: (limit > 0).then_some(limit) }
    }

    /// The seats that are neither out nor resigned, clockwise from the current one.
    pub fn still_in(&self) -> Vec<Seat> {
        let all = std::iter::once(self.current).chain(self.current.others(self.seats));
        all.filter(|seat| !self.gone.contains(seat)).collect()
    }

    /// The seat has had its turn.
    pub fn pass(&mut self) {
        let next = self.current.others(self.seats).find(|seat| !self.gone.contains(seat));
        self.current = next.unwrap_or(self.current);
    }

    /// The seat is out, or has given up; the turn passes on if it was its own.
    pub fn leave(&mut self, seat: Seat) {
        self.gone.push(seat);
        if seat == self.current {
            self.pass();
        }
    }

    /// One more turn is over; whether it was the last.
    pub fn was_last(&mut self) -> bool {
        self.left = self.left.map(|left| left - 1);
        self.left == Some(0)
    }
}

/// Reads when a claim came. A right one may be judged by the picture before; every other one comes after the floor.
///
/// # Errors
/// No number, or one below the floor.
pub fn check_moment(line: &Line, before: bool, floor: i64) -> Result<(), Fault> {
    let ms = line.count("ms")?;
    line.demand(before || i64::try_from(ms).is_ok_and(|ms| ms >= floor), "fault-claims-floor")
}

/// Whether the step says to be judged by the picture before; it need not say anything.
///
/// # Errors
/// The key is there and neither true nor false.
pub fn is_before(line: &Line) -> Result<bool, Fault> {
    if line.has("before") { line.flag("before") } else { Ok(false) }
}
