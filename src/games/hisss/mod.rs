//! Hisss and Rainbow Snake, two editions of one game. Sources: the French rules of both. Who lays the completing card takes
//! the snake; the most cards win.
//!
//! **Material.** 50 cards: six heads and six tails, one of each in red, orange, yellow, green, blue and purple; a rainbow
//! head and a rainbow tail; 36 bodies, each with two different colours: all 15 pairs twice, and the six neighbouring pairs
//! of the ring red, orange, yellow, green, blue, purple, red a third time \[ours\]. They lie face down in a fan; one is laid
//! open in the middle.
//!
//! **A turn.** Draw a card. If it fits somewhere, it must be placed, where the player likes; otherwise it lies alone and
//! begins a new snake. It fits at an end of a snake where the touching colours are equal. A body may be turned; of a body
//! next to the rainbow head or tail either colour may touch, and the other one is then open. The rainbow head and tail
//! touch every colour. A head or tail touches only bodies and closes its side, and a snake has at most one of each.
//!
//! **Joining.** A drawn body may join two different snakes if it fits at both and together they have at most one head and
//! one tail. It need not join where it can. Cards that lie never join.
//!
//! **Claiming.** A snake with a head, a tail and at least one body is complete: whoever laid the completing card takes it.
//! Both books say that also a joined snake is taken; one speaks of completing by joining. So there is an option
//! \[ours\]: `complete`, a joined snake is taken only if it is complete and else stays, longer; or `always`, every joined snake
//! is taken, complete or not, and counts like the others.
//!
//! **The editions.** In *Hisss* a random player begins, in *Rainbow Snake* the youngest.
//!
//! **The end.** After the last card has been laid, the most taken cards win; among equals the longest snake, all its cards
//! counted; then they share \[ours\]. (Hisss' first paragraph speaks of the most snakes; its last one, on counting, decides
//! \[ours\].) Whoever resigns cannot win; a computer plays the seat on, and the last one who has not resigned wins at
//! once \[ours\].
//!
//! Two places are two choices, also where they come to the same, as the two ends of a snake that reads the same both
//! ways \[ours\].

mod cards;
mod computer;
mod cover;
mod layout;
mod moves;
mod rules;
mod scene;
mod snake;
mod table;
#[cfg(test)]
mod tests;
mod verify;
mod words;

pub use rules::Hisss;

use cards::Fan;

use crate::game::{Info, OptionKind, OptionSpec, Options, Registered, Setup};

/// No match has more steps: each card is drawn, laid, and may complete a snake; each seat can resign once, and the match can
/// be stopped.
fn most_steps(setup: &Setup) -> usize {
    3 * Fan::FULL + setup.seats + 1
}

/// « Le plus jeune joueur commence » in Rainbow Snake; Hisss does not say who does.
fn asks_youngest(options: &Options) -> bool {
    options.word("edition") == "rainbow-snake"
}

impl Registered for Hisss {
    const INFO: Info = Info {
        name: "hisss",
        seats: 2..=5,
        options: &[
            OptionSpec { name: "edition", kind: OptionKind::Choice(&["hisss", "rainbow-snake"]), offered: true },
            OptionSpec { name: "claim_on_join", kind: OptionKind::Choice(&["complete", "always"]), offered: true },
        ],
        asks_youngest,
        real_time: false,
        ranked_by: Some("cards"),
        rules_pages: 3,
        cover: cover::cover,
        most_steps,
    };
}
