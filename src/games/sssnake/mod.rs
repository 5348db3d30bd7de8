//! Sssnake, by B. & B. Micksch (the booklet of the edition in ten languages): complete the own snake first.
//!
//! **Material.** Each of 2 to 4 players has a large card with a head and a tail. 120 square cards lie face down: 60 with a
//! straight part of a body, 48 with a curve, 8 with two straight parts of which one runs over the other, 4 with two
//! curves that do not touch. A die shows 1, 2 and 3.
//!
//! **The snake** \[ours\]. It grows on a square grid without bound. The large card covers two by two cells; the neck
//! leaves it to the west from its north-west cell, the tail to the east from its south-east cell. A card is placed at one
//! of the two ends, turned so that the body goes on: a straight part and a crossing straight on, a curve and a double
//! curve to the left or to the right. The second part of a crossing or double curve stays free: an end that comes to one of
//! its sides, now or later, runs through at once and at no cost, and so on through several. An end may not run into a
//! closed side or the large card, and head and tail must still be joinable afterwards, by whatever cards, through empty
//! cells and free parts. A placed card stays.
//!
//! **A turn.** Roll, draw as many cards (all, if there are fewer; then the turn goes as if that number had been
//! rolled \[ours\]).
//! - One card: it goes to the left neighbour's snake; if it fits nowhere there, to the own; else out of the game.
//! - Two cards: one of them to the own snake; the other is given to the left neighbour, who adds it to theirs; if it fits
//!   nowhere there, it comes back and must be added to the own; else it is out.
//! - Three cards: likewise, but two go to the own snake, one after the other.
//!
//! Which cards are for the own snake is a free choice, also of one that fits nowhere: it goes out of the game when its turn
//! comes \[ours\]. The own cards come before the given one.
//!
//! **The end.** Whoever's snake is complete has won the round at once, whoever completed it; cards at hand leave the
//! game \[ours\]. If the pile is empty after a full turn, the snake wins that misses the fewest cards; equal ones
//! share \[ours\]. Each round counts minus the missing cards, with ideal cards, for every player. A match has several rounds,
//! the highest sum wins. The youngest begins, in later rounds the next seat \[ours\]. Whoever resigns cannot win; a
//! computer plays the seat on, and the last one who has not resigned wins at once \[ours\].

mod board;
mod cards;
mod computer;
mod cover;
mod grid;
mod moves;
mod perft;
mod rules;
mod scene;
mod snake;
#[cfg(test)]
mod tests;
mod verify;
mod words;

pub use perft::perft;
pub use rules::Sssnake;

use cards::Pile;

use crate::game::{Info, OptionKind, OptionSpec, Registered, Setup};

/// No match has more steps: in a round each card is drawn by a roll of its own at most, then given, returned, and added or
/// put out; a round also begins and is scored. Each seat can resign once, and the match can be stopped.
fn most_steps(setup: &Setup) -> usize {
    let rounds = usize::try_from(setup.options.number("rounds")).unwrap_or(1);
    rounds * (4 * Pile::FULL + 2) + setup.seats + 1
}

impl Registered for Sssnake {
    const INFO: Info = Info {
        name: "sssnake",
        seats: 2..=4,
        options: &[OptionSpec {
            name: "rounds",
            kind: OptionKind::Number { least: 1, most: 20, default: 3 },
            offered: true,
        }],
        asks_youngest: |_| true,
        real_time: false,
        ranked_by: Some("totals"),
        rules_pages: 4,
        cover: cover::cover,
        most_steps,
    };
}
