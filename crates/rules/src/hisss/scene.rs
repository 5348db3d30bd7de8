//! The picture of a match. The fan and the drawn card are at the top, the snakes in the middle, and the scores at the
//! bottom. Letters mark the legal places for the drawn card.
//!
//! A card's art consists of two halves. Each color has its own pattern: red stripes, orange dots, a yellow zigzag,
//! green diamonds, blue waves, purple bricks.

use super::cards::{Card, CardColor};
use super::layout::{Bend, CardPosition, LETTER_SLOT_WIDTH, Layout, WANTED_HEIGHT};
use super::rules::{Hisss, LatestEvent};
use super::table::{CardTable, End, Place, TableCard};
use super::words::{drafted_place, lettered_places, shown_places};
use contract::scene::{Color, Rotation, WIDTH};
use contract::{DecisivePicture, Draw, Phrase, Rules, Scene, Seat};

/// The distance between two areas, and between an area and the picture's edge.
pub(super) const GAP: i16 = 12;
/// The height of the strip at the top, which is also the height of the drawn card.
const STRIP_HEIGHT: i16 = 156;
/// The height of the seats' areas.
const AREA_HEIGHT: i16 = 128;

impl Draw for Hisss {
    fn scene(&self, draft: Option<&str>) -> Scene {
        match self.winners_longest_snakes() {
            Some(snakes) => end_scene(self, &snakes),
            None => table_scene(self, draft),
        }
    }

    /// The last card is decisive only if a snake is taken with it. The picture before that card still shows this snake.
    fn decisive_picture(&self) -> DecisivePicture {
        match self.latest_event {
            LatestEvent::Taken(_) => DecisivePicture::Before,
            _ => DecisivePicture::Nothing,
        }
    }

    fn cheer(&self) -> Option<(Seat, Phrase)> {
        let LatestEvent::Taken(seat) = self.latest_event else { return None };
        let cards = self.taken_snakes[seat.index()].last()?.cards.len();
        Some((seat, Phrase::new("hisss-picture-taken").with("cards", cards)))
    }
}

/// Returns the picture of the table.
fn table_scene(state: &Hisss, draft: Option<&str>) -> Scene {
    let layout = Layout::new(&state.table);
    let top = GAP + STRIP_HEIGHT + GAP;
    // Pictures have only a few different heights, because the whole message jumps when the height of its picture
    // changes.
    let steps = ((4 * layout.height + WANTED_HEIGHT - 1) / WANTED_HEIGHT).max(2);
    let table = layout.height.max(steps.min(4) * WANTED_HEIGHT / 4);
    let mut scene = Scene::new((top + table + GAP + AREA_HEIGHT + GAP) as u16);
    draw_strip(&mut scene, state);
    let origin = (GAP, top);
    draw_snakes(&mut scene, &state.table, state.latest_event, &layout, origin);
    draw_places(&mut scene, state, draft, &layout, origin);
    draw_seat_areas(&mut scene, state, top + table + GAP);
    scene
}

/// Returns the picture after the end of the match.
fn end_scene(state: &Hisss, trophies: &CardTable) -> Scene {
    const TEXT_HEIGHT: i16 = 64;
    let longest = Phrase::new("hisss-picture-longest").with("snakes", trophies.snakes.len());
    let layout = Layout::new(trophies);
    let mut scene = Scene::new((TEXT_HEIGHT + layout.height + AREA_HEIGHT + GAP) as u16);
    scene.centred_words(longest, (WIDTH as i16 / 2, TEXT_HEIGHT / 2), WIDTH - 2 * GAP as u16, Color::TableText);
    draw_snakes(&mut scene, trophies, LatestEvent::Nothing, &layout, (GAP, TEXT_HEIGHT));
    draw_seat_areas(&mut scene, state, TEXT_HEIGHT + layout.height);
    scene
}

/// Draws the fan with its number of cards, and the drawn card with its player's symbol.
fn draw_strip(scene: &mut Scene, state: &Hisss) {
    const BACK: (u16, u16) = (96, 128);
    const FANNED: i16 = 30;
    const SIGN: i16 = 80;
    let middle = GAP + STRIP_HEIGHT / 2;
    if !state.fan.cards.is_empty() {
        // Each card in the picture represents ten cards in the fan.
        let backs = state.fan.cards.len().div_ceil(10) as i16;
        for back in 0..backs {
            let at = (GAP + back * FANNED, middle - BACK.1 as i16 / 2);
            scene.rect_sprite("hisss/back", at, BACK, Rotation::None, Color::Green);
        }
        let x = GAP + (backs - 1) * FANNED + BACK.0 as i16 + 70;
        scene.text(state.fan.cards.len().to_string(), (x, middle), 80, Color::TableText);
    }
    if let Some((seat, drawn)) = state.drawn {
        let card = (STRIP_HEIGHT * 4 / 3, STRIP_HEIGHT);
        let at = (WIDTH as i16 - GAP - card.0, GAP);
        draw_card(scene, TableCard { card: drawn, turned: false }, at, card, false);
        if state.choice().is_some() {
            scene.frame(at, (card.0 as u16, card.1 as u16), 16, (Color::Usable, 8));
        }
        scene.seat_symbol(seat, (at.0 - GAP - SIGN, middle - SIGN / 2), SIGN as u16);
    }
}

/// Draws the snakes and marks the newest card.
pub(super) fn draw_snakes(
    scene: &mut Scene,
    table: &CardTable,
    newest: LatestEvent,
    layout: &Layout,
    (left, top): (i16, i16),
) {
    let piece = |number: usize, at: usize| table.snakes.get(&number).and_then(|snake| snake.cards.get(at)).copied();
    let (wide, high) = layout.card_size;
    for &Bend { snake, card_index, edge_top: (x, y), side } in &layout.bends {
        let touching =
            [(card_index, End::Right), (card_index + 1, End::Left)].map(|(at, end)| piece(snake, at)?.color_on(end));
        // Between the rainbow and a body, the bend has the body's color.
        let color = touching.into_iter().flatten().find(|color| *color != CardColor::Rainbow);
        let (x, turn) = match side {
            End::Right => (x, Rotation::None),
            End::Left => (x - layout.bend_width(), Rotation::Half),
        };
        let size = (layout.bend_width() as u16, (2 * high + layout.line_gap()) as u16);
        scene.rect_sprite("hisss/bend", (left + x, top + y), size, turn, color.unwrap_or(CardColor::Green).color());
    }
    for &CardPosition { snake, index, corner: (x, y), is_rotated } in &layout.cards {
        let Some(piece) = piece(snake, index) else { continue };
        draw_card(scene, piece, (left + x, top + y), layout.card_size, is_rotated);
        if matches!(newest, LatestEvent::Laid(laid) if (laid.snake, laid.index) == (snake, index)) {
            frame_card(scene, (left + x, top + y), layout.card_size, (wide / 12) as u16, Color::Changed);
        }
    }
}

/// Draws a letter at every legal place for the drawn card, on a panel in the place's color.
pub(super) fn draw_places(
    scene: &mut Scene,
    state: &Hisss,
    draft: Option<&str>,
    layout: &Layout,
    (left, top): (i16, i16),
) {
    const DISC: u16 = 56;
    let Some((_, _, ways)) = state.choice() else { return };
    let chosen = drafted_place(ways, draft);
    let shown: Vec<Place> = shown_places(ways, draft).map(|(place, _)| place).collect();
    let mut before: Option<Place> = None;
    let mut beside = 0;
    for (place, letter) in lettered_places(ways) {
        // If an end has two places, the second letter is farther out.
        let again = before.is_some_and(|before| (before.snake, before.end) == (place.snake, place.end));
        beside = if again { beside + 1 } else { 0 };
        before = Some(place);
        let Some(&((x, y), side)) = layout.ends.get(&(place.snake, place.end)).filter(|_| shown.contains(&place))
        else {
            continue;
        };
        let x = match side {
            End::Right => x + beside * LETTER_SLOT_WIDTH,
            End::Left => x - (beside + 1) * LETTER_SLOT_WIDTH,
        };
        let height = layout.card_size.1 * 3 / 4;
        let at = (left + x + 1, top + y + (layout.card_size.1 - height) / 2);
        let fill = Some(state.table.color_at(&place).color());
        let edge = if chosen == Some(place) { Color::Changed } else { Color::Outline };
        scene.edged_panel(at, (LETTER_SLOT_WIDTH as u16 - 2, height as u16), 14, fill, Some((edge, 4)));
        scene.letter_disc(&letter, (left + x + LETTER_SLOT_WIDTH / 2, top + y + layout.card_size.1 / 2), DISC);
    }
}

/// Draws each seat's score: the number of taken cards, with the length of the longest snake below it. If the most
/// snakes win, draws the number of complete snakes instead, with the number of taken cards below it. During the match,
/// the active seat's area glows. After the end, the winners' areas glow.
fn draw_seat_areas(scene: &mut Scene, state: &Hisss, top: i16) {
    const INSET: i16 = 12;
    const MAX_ICON: i16 = 50;
    let seats = state.seats() as i16;
    let width = (WIDTH as i16 - GAP * (seats + 1)) / seats;
    // An area has space for the symbol, an icon and two digits side by side. A digit is a little over half as wide as
    // the icon.
    let icon = MAX_ICON.min((width - 3 * INSET) * 10 / 32);
    let outcome = state.outcome();
    for seat in Seat::all(state.seats()) {
        let x = GAP + i16::from(seat.0) * (width + GAP);
        let glows = match &outcome {
            Some(outcome) => outcome.winners.contains(seat),
            None => state.active_seat() == Some(seat),
        };
        let edge = match state.latest_event {
            _ if glows => Some((Color::Usable, 8)),
            LatestEvent::Taken(taker) if taker == seat => Some((Color::Changed, 8)),
            _ => None,
        };
        scene.edged_panel((x, top), (width as u16, AREA_HEIGHT as u16), 20, Some(Color::PlayerArea), edge);
        scene.seat_symbol(seat, (x + INSET, top + (AREA_HEIGHT - icon) / 2 - 2), icon as u16 + 4);
        scene.fade(state.status().resigned().contains(seat));
        let cards = ("hisss/cards", state.taken_cards(seat));
        let rows = match state.most_snakes_win {
            true => [("hisss/complete", state.complete_count(seat)), cards],
            false => [cards, ("hisss/longest", state.longest_taken_len(seat))],
        };
        for ((art, number), y) in rows.into_iter().zip([top + AREA_HEIGHT / 4 + 3, top + AREA_HEIGHT * 3 / 4 - 3]) {
            let x = x + INSET + icon + 10;
            scene.square_sprite(art, (x, y - icon / 2), icon as u16, Rotation::None, Color::Usable);
            let digits = number.to_string();
            let middle = x + icon + 4 + digits.len() as i16 * icon * 3 / 10;
            scene.text(digits, (middle, y), icon as u16, Color::TableText);
        }
    }
}

/// Draws a frame around a card of this size.
pub(super) fn frame_card(
    scene: &mut Scene,
    (x, y): (i16, i16),
    (width, height): (i16, i16),
    radius: u16,
    color: Color,
) {
    scene.frame((x - 4, y - 4), (width as u16 + 8, height as u16 + 8), radius, (color, 8));
}

/// Draws a card of a snake. If `back` is set, the snake runs from right to left on this line, so the card is rotated.
pub(super) fn draw_card(
    scene: &mut Scene,
    piece: TableCard,
    (x, y): (i16, i16),
    (width, height): (i16, i16),
    back: bool,
) {
    let piece = if back { TableCard { turned: !piece.turned, ..piece } } else { piece };
    let edge = (Color::Outline, (width / 32).max(2) as u16);
    scene.edged_panel((x, y), (width as u16, height as u16), width as u16 / 12, Some(Color::Paper), Some(edge));
    let half = (width as u16 / 2, height as u16);
    for (side, x, turn) in [(End::Left, x, Rotation::None), (End::Right, x + half.0 as i16, Rotation::Half)] {
        let (art, color) = match (piece.color_on(side), piece.card) {
            (Some(color), _) => color.half_art(),
            (None, Card::Head(CardColor::Rainbow)) => ("hisss/head-rainbow", CardColor::Rainbow.color()),
            (None, Card::Tail(CardColor::Rainbow)) => ("hisss/tail-rainbow", CardColor::Rainbow.color()),
            (None, Card::Head(color)) => ("hisss/head", color.color()),
            (None, Card::Tail(color) | Card::Body(color, _)) => ("hisss/tail", color.color()),
        };
        scene.rect_sprite(art, (x, y), half, turn, color);
    }
}
