//! Hisss and Rainbow Snake, two editions of one game for 2 to 5 players \[house rule\]. Sources: the French rules of
//! both editions.
//!
//! **Aim.** Complete snakes and take them. The player with the most cards wins \[house rule\].
//!
//! **Cards.** There are 50 cards:
//!
//! - six heads and six tails, one each in red, orange, yellow, green, blue and purple;
//! - a rainbow head and a rainbow tail;
//! - 36 bodies with two different colors each. Every pair of colors appears on two bodies. The colors form a ring: red,
//!   orange, yellow, green, blue, purple. Each pair of neighbours in the ring appears on a third body \[house rule\].
//!
//! All cards are face down in a fan. The game starts with one card face up in the middle.
//!
//! **Turn.** The bot draws a card for you from the fan \[house rule\]. If it fits somewhere, you must place it, and you
//! choose where. Otherwise, it starts a new snake. A card fits at an end of a snake if the touching colors match.
//!
//! - You may turn a body around. Next to the rainbow, you choose which of the body's colors touches it.
//! - The rainbow head and tail touch every color.
//! - Heads and tails touch only bodies \[house rule\], and close their end of the snake. A snake has at most one head
//!   and one tail.
//!
//! **Joining.** A drawn body may join two different snakes if it fits at both of them. The two snakes may have at most
//! one head and one tail in total \[house rule\]. You may place the card elsewhere instead. Cards on the table never
//! join two snakes.
//!
//! **Taking.** A snake with a head, a tail and at least one body is complete. The player who completes it takes it. A
//! player who joins two snakes of at least two cards each \[house rule\] takes the joined snake, complete or not. A
//! lone card is not a snake, so a player who joins a lone card takes the joined snake only if it is complete \[house
//! rule\]. A taken incomplete snake also counts towards a player's cards and longest snake \[house rule\]. With the
//! option `complete`, players take a joined snake only if it is complete \[house rule\].
//!
//! **Editions.** A random player goes first in *Hisss*, and the youngest in *Rainbow Snake*.
//!
//! **End.** The match ends when the last card is placed. The player with the most cards wins. The longest snake breaks
//! a tie. If their longest snakes have the same length, the tied players share the win \[house rule\]. Both rulebooks
//! say that the aim is to have the most snakes, but their last paragraph counts cards. We follow the last paragraph
//! \[house rule\]. With `win_by` set to `snakes`, the most complete snakes win, then the most cards, then the longest
//! snake \[house rule\]. A player who resigns cannot win, and a computer takes over the seat. The last player who has
//! not resigned wins immediately \[house rule\].
//!
//! Each place is a separate choice, even if two places lead to the same snake \[house rule\].

mod analysis;
mod cards;
mod compact;
mod computer;
mod layout;
mod pages;
pub mod puzzle;
mod rules;
mod scene;
mod table;
#[cfg(test)]
mod tests;

mod words;

pub use rules::Hisss;

use cards::Fan;

use contract::{Color, Edition, GameInfo, OptionKind, OptionSpec, Piece, RealTime, Registered, Setup, Sign};

/// Returns an upper bound on the number of steps. Each card is drawn and laid, and may complete a snake. Each seat can
/// resign once, and the match can be stopped once.
fn max_steps(setup: &Setup) -> usize {
    3 * Fan::FULL_LEN + setup.seats + 1
}

impl RealTime for Hisss {}

impl Registered for Hisss {
    const INFO: GameInfo = GameInfo {
        name: "hisss",
        rules_version: 2,
        seats: 2..=5,
        options: &[
            OptionSpec { name: "edition", kind: OptionKind::Choice(&["hisss", "rainbow-snake"]), offered: true },
            OptionSpec { name: "claim_on_join", kind: OptionKind::Choice(&["always", "complete"]), offered: true },
            OptionSpec { name: "win_by", kind: OptionKind::Choice(&["cards", "snakes"]), offered: true },
        ],
        edition_option: Some("edition"),
        editions: &[Edition { name: "hisss", command: "hisss" }, Edition { name: "rainbow-snake", command: "rainbow" }],
        asks_youngest: rules::asks_youngest,
        real_time: false,
        default_ranking: Some("cards"),
        ranking_option: Some("win_by"),
        rules_pages: pages::PAGES,
        cover: pages::cover,
        icon: Piece::upright("hisss/cards", Color::Usable),
        color: Color::Orange,
        defaults_to_relaxed: false,
        lobby_sign: Sign::for_seat,
        hidden_step_keys: &[],
        length_option: None,
        usual_minutes: |_, _| None,
        switch_option: None,
        gentle_option: None,
        has_deals: |_| true,
        short_practice_option: None,
        solo_length: None,
        max_steps,
    };
}
