//! Sssnake, by B. & B. Micksch, for 2 to 4 players. Be the first to join your snake's head and tail.
//!
//! The rules follow the game's rulebook. The mark \[house rule\] indicates a decision by this project where the
//! rulebook is silent.
//!
//! **Material.** Each player has a large card with the head and the tail of a snake. The pile has 120 square cards,
//! face down: 60 straights, 48 curves, 8 crossings and 4 double curves. A crossing has two straight parts that cross. A
//! double curve has two curves that do not touch. The die shows 1, 2 and 3, twice each \[house rule\].
//!
//! **The snake** \[house rule\]. Each snake grows on its own unbounded square grid. The large card covers two by two
//! cells. The neck starts at the large card's north-west cell and heads west. The tail starts at the south-east cell
//! and heads east.
//!
//! **Placement.** You place a card at one of the two ends, turned to continue the body. A straight or a crossing
//! continues straight ahead. A curve or a double curve turns left or right. A placed card never moves.
//!
//! The second part of a crossing or a double curve stays free. An end that reaches one side of a free part, now or
//! later, runs through the part immediately and at no cost. It may run through several free parts in a row.
//!
//! A placement is illegal if an end would run into a closed side or into the large card. It is also illegal if no cards
//! could join the head and the tail afterwards, through empty cells and free parts.
//!
//! **A turn.** The bot rolls the die \[house rule\], and you draw that many cards. If the pile has fewer cards, draw
//! all of them and play as if you had rolled their number \[house rule\].
//! - One card: place it on your left neighbour's snake. If it does not fit there, place it on yours. If it does not fit
//!   there either, it leaves the game.
//! - Two cards: place one on your snake and give the other to your left neighbour, who places it on theirs. If it does
//!   not fit there, it returns to you, and you must place it. If that is also impossible, it leaves the game.
//! - Three cards: place two on your snake, one at a time, and give the third to your left neighbour as with two cards.
//!   The neighbour always returns a card that fits nowhere \[house rule\].
//!
//! You choose which card to keep, from the cards that fit on your snake at that moment. If none of them fits, choose
//! any card, and it leaves the game \[house rule\]. You place your own cards before you give a card away. If you have
//! exactly one legal move, it is made automatically.
//!
//! **The end of a round.** The owner of a complete snake wins immediately, even if another player completed it. Cards
//! in hand leave the game \[house rule\]. If the pile is empty after a full turn, the snake with the fewest missing
//! cards wins. Tied players share the win \[house rule\].
//!
//! **The match.** After each round, you lose one point for each card that your snake still needs, assuming ideal cards.
//! A match has as many rounds as players, so each player goes first once \[house rule\]. If all opponents are
//! computers, it has one round \[house rule\]. The host may choose a single round, or two rounds per player. The
//! highest total wins. The youngest player goes first. In each later round, the next seat goes first \[house rule\].
//!
//! **Resigning** \[house rule\]. A computer takes over for you, and you can no longer win. The last player who has not
//! resigned wins immediately.

mod analysis;
mod cards;
mod catalog;
mod computer;
mod evaluation;
mod moves;
mod pages;
pub mod puzzle;
mod rules;
mod scene;
mod snake;
#[cfg(test)]
mod tests;

mod words;

#[cfg(any(test, feature = "strength"))]
pub use evaluation::{Features, StrengthWeights, WEIGHTS, strengths};
pub use rules::Sssnake;
pub use snake::perft;

use cards::Pile;

use contract::{Color, GameInfo, OptionKind, OptionSpec, Piece, RealTime, Registered, Setup, Sign};

/// Returns an upper bound on the number of steps. In a round, each card causes at most a roll, a `give`, a `return`,
/// and a `place` or `discard`. Each round also has a `round` and a `score` step. Each seat can resign once, and the
/// match can be stopped once.
fn max_steps(setup: &Setup) -> usize {
    let rounds = usize::try_from(setup.options.number("rounds")).unwrap_or(1);
    rounds * (4 * Pile::FULL_LEN + 2) + setup.seats + 1
}

impl RealTime for Sssnake {}

impl Registered for Sssnake {
    const INFO: GameInfo = GameInfo {
        name: "sssnake",
        rules_version: 2,
        seats: 2..=4,
        options: &[OptionSpec {
            name: "rounds",
            // Lobbies, tournaments and simulations use as many rounds as players instead: see `length_option`.
            kind: OptionKind::Number { min: 1, max: 20, default: 3 },
            offered: true,
        }],
        edition_option: None,
        editions: &[],
        asks_youngest: |_| true,
        real_time: false,
        default_ranking: Some("totals"),
        ranking_option: None,
        rules_pages: pages::PAGES,
        cover: pages::cover,
        icon: Piece::upright("sssnake/neck", Color::Green),
        color: Color::Green,
        defaults_to_relaxed: false,
        lobby_sign: Sign::for_seat,
        hidden_step_keys: &[],
        length_option: Some(("rounds", &[-1, -2, 1])),
        usual_minutes: |_, _| None,
        switch_option: None,
        gentle_option: None,
        has_deals: |_| true,
        short_practice_option: Some(("rounds", 1)),
        solo_length: Some(1),
        max_steps,
    };
}
