//! Ssserpent, for 2 players. Grow your snake, and bite the other one.
//!
//! The rules follow the French rulebook « Ssserpent ! ». The mark \[house rule\] indicates a decision by this project
//! where the rulebook is silent. `docs/rules.md` explains these decisions.
//!
//! **Material.** A board of 9 by 9 cells. For each color, red and yellow: a head, and 8 discs with a body side and an
//! apple side. 4 blueberries, which the book calls blue apples.
//!
//! **Set-up.** The option `set_up` decides who lays the board \[house rule\]. With `even`, chance picks one of the even
//! boards in `boards.rs`, which also says who moves first. With `chance`, all steps are random. With `hand`, the
//! players alternate, and a random player goes first \[house rule\].
//! 1. Each player places two blueberries.
//! 2. The second player takes a color \[house rule\]. After that, the first player starts again \[house rule\].
//! 3. Each player places four apples of the opponent's color.
//! 4. Each player places the opponent's head.
//!
//! A random player moves first, except on an even board.
//!
//! **Placing.** These rules apply during the whole match. An apple is placed on a free cell inside the border. It is
//! never placed orthogonally next to a head or another apple, whatever the apple's color. A head is placed on the
//! border, not orthogonally next to an apple.
//!
//! If no cell is legal for an apple, rules are dropped until a cell is legal. They are dropped in this order: "next to
//! a head", "next to an apple", "on the border". For each further disc, all rules apply again at first \[house rule\].
//!
//! **A move.** A snake takes exactly half as many steps as it has pieces at the start of the turn, rounded up. The head
//! steps orthogonally, and the body follows piece by piece. The head may step to
//! - a free cell,
//! - an apple of its own color,
//! - a blueberry if the snake is adult, or
//! - an opponent's piece that it may attack.
//!
//! It may never step to an opponent's apple. It may never step to a piece of its own snake, not even to the cell that
//! the tail is about to leave. So a snake never moves backwards, but a lone head may turn back \[house rule\].
//!
//! **Growing.** The head takes the cell of the apple, a disc takes the cell that the head left, and the other discs
//! stay. After the set-up, a snake becomes adult as soon as no apple of its color is on the board. This can happen in
//! the middle of a move, and the snake stays adult for the rest of the match. A blueberry leaves the game when it is
//! eaten, and the snake grows by a disc from the reserve. Four discs of each color start in the reserve, one for every
//! blueberry.
//!
//! **Attack.** Count your pieces in an unbroken line from your head backwards, against the direction of the step,
//! including the head. Count the opponent's pieces in an unbroken line that starts at the attacked cell and continues
//! in the direction of the step. You may attack if your number is greater. Both counts are made just before the step. A
//! line ends at a gap, and pieces count even if they are not consecutive in the body \[house rule\].
//!
//! The opponent loses the attacked piece and all pieces behind it. The cells of these pieces are free immediately
//! \[house rule\]. The attacker does not grow \[house rule\] and continues with its remaining steps. Attacking the head
//! wins immediately. After the move, the attacker puts the lost discs back one by one, apple side up, according to the
//! placing rules \[house rule\]. Then the turn passes.
//!
//! **The end.** A player without a legal move at the start of their turn loses. The match is a draw \[house rule\]
//! - when a position occurs for the third time at the start of a turn. Two positions are equal if both snakes (piece by
//!   piece), all apples, both adult flags and the side to move are the same;
//! - after 120 moves in a row, both players combined, without eating or attacking.
//!
//! These conditions are tested in this order: no legal move, repetition, 120 moves. A player who resigns loses \[house
//! rule\].
//!
//! **Random placement** \[house rule\]. You may leave one placement to chance, or all your remaining placements. This
//! applies to the set-up, including the color, and to the lost discs of this turn. If you leave all remaining
//! placements to chance, the record marks the first of these steps with `"rest": "random"`.
//!
//! **Random board** \[house rule\]. In a set-up by hand, until the colors are taken, the players may agree to leave the
//! rest of the set-up to chance. The steps are the same as if each of them left their remaining placements to chance.

mod analysis;
mod board;
mod boards;
mod computer;
mod draft;
mod evaluation;
mod guidance;
mod moves;
mod moving;
mod pages;
mod position;
pub mod puzzle;
mod rules;
mod scene;
mod search;
#[cfg(test)]
mod tests;

mod words;

#[cfg(any(test, feature = "strength"))]
pub use evaluation::FEATURE_COUNT;
pub use moving::perft;
pub use rules::Ssserpent;

use self::rules::{BY_CHANCE, BY_HAND, EVEN_BOARD, SET_UP_OPTION};
use contract::{Color, GameInfo, OptionKind, OptionSpec, Piece, RealTime, Registered};

impl RealTime for Ssserpent {}

impl Registered for Ssserpent {
    const INFO: GameInfo = GameInfo {
        name: "ssserpent",
        rules_version: 2,
        seats: 2..=2,
        options: &[OptionSpec {
            name: SET_UP_OPTION,
            kind: OptionKind::Choice(&[BY_HAND, BY_CHANCE, EVEN_BOARD]),
            offered: true,
        }],
        edition_option: None,
        editions: &[],
        asks_youngest: |_| false,
        real_time: false,
        default_ranking: None,
        ranking_option: None,
        rules_pages: pages::PAGES,
        cover: pages::cover,
        icon: Piece::upright("ssserpent/red-head", Color::Red),
        color: Color::Red,
        defaults_to_relaxed: true,
        lobby_sign: scene::first_sign,
        hidden_step_keys: &[],
        length_option: None,
        usual_minutes: |_, _| None,
        switch_option: Some((SET_UP_OPTION, [EVEN_BOARD, BY_HAND])),
        gentle_option: None,
        has_deals: |options| [BY_CHANCE, EVEN_BOARD].contains(&options.choice(SET_UP_OPTION)),
        short_practice_option: None,
        solo_length: None,
        // No useful bound exists: if players keep attacking, only the repetition rule ends the match, and there are
        // more positions than `usize::MAX`.
        max_steps: |_| usize::MAX,
    };
}
