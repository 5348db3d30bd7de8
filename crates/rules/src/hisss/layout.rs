//! The positions of the table's cards in the picture. Snakes are side by side in lines. A snake that is longer than a
//! line is folded onto several lines.

use std::collections::BTreeMap;

use super::table::{CardTable, End, Snake};

/// The width of a line in pixels.
pub const LINE_WIDTH: i16 = 936;
/// The possible widths of a card, largest first. A card's height is three quarters of its width.
const CARD_WIDTHS: [i16; 7] = [192, 160, 136, 116, 98, 82, MIN_CARD_WIDTH];
const MIN_CARD_WIDTH: i16 = 68;
/// The height of the table in most pictures. A table is higher only if its cards do not fit even at the smallest size.
pub const WANTED_HEIGHT: i16 = 620;
/// The width of the space for a letter at an open end.
pub const LETTER_SLOT_WIDTH: i16 = 64;
/// The distance between snakes in a line.
const SNAKE_GAP: i16 = 16;

/// The layout of the table. Its top left corner is at (0, 0).
#[derive(Debug)]
pub struct Layout {
    /// The width and height of a card.
    pub card_size: (i16, i16),
    /// The total height of all lines.
    pub height: i16,
    pub cards: Vec<CardPosition>,
    /// The bends, which connect the lines of folded snakes.
    pub bends: Vec<Bend>,
    /// Where the free space for letters is at each end of a snake: the top of the card edge where the space starts, and
    /// the side of the card.
    pub ends: BTreeMap<(usize, End), ((i16, i16), End)>,
}

/// A card in the picture.
#[derive(Debug)]
pub struct CardPosition {
    /// The number of the snake that the card belongs to.
    pub snake: usize,
    /// The card's index in the snake, counted from the left.
    pub index: usize,
    /// The top left corner of the card.
    pub corner: (i16, i16),
    /// Whether the card is rotated because the snake runs from right to left on this line.
    pub is_rotated: bool,
}

/// A bend that connects the end of a line with the next line.
#[derive(Debug)]
pub struct Bend {
    pub snake: usize,
    /// The index of the last card before the bend.
    pub card_index: usize,
    /// The top of the card edge where the bend starts.
    pub edge_top: (i16, i16),
    /// The side on which the bend connects the lines.
    pub side: End,
}

impl Layout {
    /// Returns the layout with the largest cards that keep the table at most [`WANTED_HEIGHT`] high.
    pub fn new(table: &CardTable) -> Layout {
        let mut layouts = CARD_WIDTHS.iter().map(|&width| Layout::with_card_width(table, width));
        layouts
            .find(|layout| layout.height <= WANTED_HEIGHT)
            .unwrap_or_else(|| Layout::with_card_width(table, MIN_CARD_WIDTH))
    }

    fn with_card_width(table: &CardTable, width: i16) -> Layout {
        let height = width * 3 / 4;
        let mut layout = Layout {
            card_size: (width, height),
            height: 0,
            cards: Vec::new(),
            bends: Vec::new(),
            ends: BTreeMap::new(),
        };
        // The width already used on each line.
        let mut lines: Vec<i16> = Vec::new();
        for (&number, snake) in &table.snakes {
            let [left, right] = End::ALL.map(|end| letter_space(snake, end));
            let whole = left + snake.cards.len() as i16 * width + right;
            let (first_line, cards_per_line, x) = if whole > LINE_WIDTH {
                // A folded snake does not share its lines with other snakes.
                let space = LINE_WIDTH - 2 * layout.bend_width().max(LETTER_SLOT_WIDTH);
                let cards_per_line = (space / width) as usize;
                let first_line = lines.len();
                lines.resize(first_line + snake.cards.len().div_ceil(cards_per_line), LINE_WIDTH);
                (first_line, cards_per_line, (LINE_WIDTH - cards_per_line as i16 * width) / 2)
            } else {
                let line = lines.iter().position(|used| used + whole <= LINE_WIDTH).unwrap_or_else(|| {
                    lines.push(0);
                    lines.len() - 1
                });
                let x = lines[line] + left;
                lines[line] += whole + SNAKE_GAP;
                (line, snake.cards.len(), x)
            };
            layout.lay_out_snake(number, snake.cards.len(), (first_line, cards_per_line), x);
        }
        layout.height = layout.line_y(lines.len() as i16);
        layout
    }

    fn line_y(&self, line: i16) -> i16 {
        line * (self.card_size.1 + self.line_gap())
    }

    /// Returns the distance between lines.
    pub fn line_gap(&self) -> i16 {
        self.card_size.1 * 2 / 9
    }

    pub fn bend_width(&self) -> i16 {
        self.card_size.1 * 10 / 11
    }

    /// Lays out a snake of this many cards, on lines that start at `x`. A snake on several lines runs alternately from
    /// left to right and from right to left.
    fn lay_out_snake(&mut self, number: usize, cards: usize, (first_line, cards_per_line): (usize, usize), x: i16) {
        for index in 0..cards {
            let line = index / cards_per_line;
            let column = index % cards_per_line;
            let is_rotated = line % 2 == 1;
            let column = if is_rotated { cards_per_line - 1 - column } else { column } as i16;
            let corner = (x + column * self.card_size.0, self.line_y((first_line + line) as i16));
            self.cards.push(CardPosition { snake: number, index, corner, is_rotated });
            let (ahead, behind) = if is_rotated { (End::Left, End::Right) } else { (End::Right, End::Left) };
            let beside = |side| if side == End::Right { (corner.0 + self.card_size.0, corner.1) } else { corner };
            if index == 0 {
                self.ends.insert((number, End::Left), (beside(behind), behind));
            }
            if index + 1 == cards {
                self.ends.insert((number, End::Right), (beside(ahead), ahead));
            } else if (index + 1) % cards_per_line == 0 {
                self.bends.push(Bend { snake: number, card_index: index, edge_top: beside(ahead), side: ahead });
            }
        }
    }
}

/// Returns the width of the free space next to an end. A closed end needs no space, and an open end needs space for one
/// letter. A lone head or tail needs space for two letters: if it shows the rainbow, a body fits next to it in two
/// ways.
fn letter_space(snake: &Snake, end: End) -> i16 {
    match snake.end_color(end) {
        None => 0,
        Some(_) if snake.ends_in_body(end) => LETTER_SLOT_WIDTH,
        Some(_) => 2 * LETTER_SLOT_WIDTH,
    }
}
