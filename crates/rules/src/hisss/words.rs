//! Prompts, buttons, the description of the picture, the news, and the guidance in practice matches.

use super::cards::{Card, CardColor};
use super::rules::{Hisss, LatestEvent, Move, StepKind};
use super::table::{CardTable, End, Place, TableCard};
use contract::scene::{Color, letter};
use contract::{Button, Controls, Guidance, Phrase, Piece, Prompts, Row, Rules, Seat, SelectMenu, Step, Style};

/// The number of buttons that fit below the picture.
const MAX_BUTTONS: usize = Controls::MAX_ROWS * Controls::MAX_BUTTONS;

/// A face-down card.
const CARD_BACK: Piece = Piece::upright("hisss/back", Color::Green);

impl Prompts for Hisss {
    fn controls(&self, draft: Option<&str>) -> Controls {
        let Some(seat) = self.active_seat() else { return Controls::default() };
        let Some((_, card, ways)) = self.choice() else {
            let prompt = Phrase::new("hisss-prompt-draw").with("player", seat).with("fan", self.fan.cards.len());
            let draw = Button::for_move(Move::Draw, Phrase::new("hisss-button-draw")).with_piece(CARD_BACK);
            let draw = Button { style: Style::Success, ..draw };
            return Controls { prompt: Some(prompt), rows: vec![Row::Buttons(vec![draw])], reactions: Vec::new() };
        };
        let piece_at = |place: &Place| color_piece(self.table.color_at(place));
        let play = |places: &Vec<Place>| {
            let gain = self.table.cards_gained(self.takes_on_join, card, places);
            let (key, style) =
                if gain > 0 { ("hisss-button-take", Style::Success) } else { ("hisss-button-lay", Style::Primary) };
            let label = Phrase::new(key).with("letters", place_letters(ways, places)).with("cards", gain);
            let piece = places.first().map(piece_at);
            Button { style, piece, ..Button::for_move(Move::Lay(places.clone()), label) }
        };
        let chosen = drafted_place(ways, draft);
        let buttons = match chosen {
            Some(place) => {
                let back = Button::for_draft("back", Phrase::new("hisss-button-back"));
                ways.iter().filter(|places| places.contains(&place)).map(play).chain([back]).collect()
            }
            None if ways.len() <= MAX_BUTTONS => ways.iter().map(play).collect(),
            None => lettered_places(ways)
                .map(|(place, letter)| match is_in_join(ways, &place) {
                    true => {
                        let label = Phrase::new("hisss-button-more").with("letters", letter);
                        Button::for_draft(place, label).with_piece(piece_at(&place))
                    }
                    false => play(&vec![place]),
                })
                .collect(),
        };
        Controls { prompt: Some(prompt(seat, card, ways, chosen)), rows: button_rows(buttons), reactions: Vec::new() }
    }

    fn pieces() -> Vec<Piece> {
        CardColor::RING.into_iter().chain([CardColor::Rainbow]).map(color_piece).chain([CARD_BACK]).collect()
    }

    fn alt_text(&self, draft: Option<&str>) -> Vec<Phrase> {
        let mut said = Vec::new();
        if let Some((seat, card, ways)) = self.choice() {
            said.push(prompt(seat, card, ways, drafted_place(ways, draft)));
            said.push(describe_places(&self.table, shown_places(ways, draft)));
        } else if let Some(seat) = self.active_seat() {
            said.push(Phrase::new("hisss-prompt-draw").with("player", seat).with("fan", self.fan.cards.len()));
        }
        for seat in Seat::all(self.seats()) {
            said.push(
                Phrase::new("hisss-describe-seat")
                    .with("player", seat)
                    .with("cards", self.taken_cards(seat))
                    .with("snakes", self.taken_snakes[seat.index()].len())
                    .with("complete", self.complete_count(seat))
                    .with("longest", self.longest_taken_len(seat)),
            );
            if self.status().resigned().contains(seat) {
                said.push(Phrase::new("news-resign").with("player", seat));
            }
        }
        said.push(Phrase::new("hisss-describe-fan").with("fan", self.fan.cards.len()));
        // The snakes come last, because the description may be too short for all of them.
        let longest = self.winners_longest_snakes();
        let count = longest.as_ref().map(|table| table.snakes.len());
        said.extend(count.map(|count| Phrase::new("hisss-picture-longest").with("snakes", count)));
        said.extend(describe_snakes(longest.as_ref().unwrap_or(&self.table)));
        said
    }

    fn news(&self, step: &Step<StepKind>) -> Option<Phrase> {
        let news = |name: &str| {
            let news = Phrase::new(format!("hisss-news-{name}"));
            if let Some(player) = step.by { news.with("player", player) } else { news }
        };
        Some(match &step.kind {
            StepKind::Start { card, first } => news("start").with("card", card.phrase()).with("player", *first),
            StepKind::Draw { card } => news("draw").with("card", card.phrase()),
            StepKind::Lay { places } => {
                let name = ["alone", "add", "join"][places.len().min(2)];
                let (LatestEvent::Laid(laid), Some((_, card))) = (self.latest_event, self.drawn) else { return None };
                let cards = self.table.snakes.get(&laid.snake).map_or(0, |snake| snake.cards.len());
                news(name).with("card", card.phrase()).with("cards", cards)
            }
            StepKind::Claim { .. } => {
                let cards = self.taken_snakes[step.by?.index()].last().map_or(0, |snake| snake.cards.len());
                news("claim").with("cards", cards)
            }
        })
    }
}

impl Card {
    /// Returns the card's name with an article.
    pub(super) fn phrase(self) -> Phrase {
        TableCard { card: self, turned: false }.phrase_for_key_prefix("hisss-a")
    }
}

impl TableCard {
    /// Returns the card's name. The colors of a body are listed from left to right.
    pub(super) fn phrase(self) -> Phrase {
        self.phrase_for_key_prefix("hisss-card")
    }

    fn phrase_for_key_prefix(self, key_prefix: &str) -> Phrase {
        let word = |color: CardColor| color.to_string();
        match (self.card, self.color_on(End::Left), self.color_on(End::Right)) {
            (Card::Head(color), ..) => Phrase::new(format!("{key_prefix}-head")).with("colour", word(color)),
            (Card::Tail(color), ..) => Phrase::new(format!("{key_prefix}-tail")).with("colour", word(color)),
            (Card::Body(one, other), left, right) => Phrase::new(format!("{key_prefix}-body"))
                .with("left", color_phrase(left.unwrap_or(one)))
                .with("right", color_phrase(right.unwrap_or(other))),
        }
    }
}

fn color_phrase(color: CardColor) -> Phrase {
    Phrase::new(format!("hisss-colour-{color}"))
}

/// Returns the single places in order, each with its letter. A join needs no letter of its own: both of its places are
/// also single places, and it has their letters.
pub(super) fn lettered_places(ways: &[Vec<Place>]) -> impl Iterator<Item = (Place, String)> {
    let places = ways.iter().filter(|places| places.len() == 1).flatten();
    places.enumerate().map(|(number, place)| (*place, letter(number)))
}

/// Returns the place that the draft contains. Returns `None` if every way to lay the card has its own button, or if the
/// place belongs to no join.
pub(super) fn drafted_place(ways: &[Vec<Place>], draft: Option<&str>) -> Option<Place> {
    let place = draft?.parse().ok()?;
    (ways.len() > MAX_BUTTONS && is_in_join(ways, &place)).then_some(place)
}

fn is_in_join(ways: &[Vec<Place>], place: &Place) -> bool {
    ways.iter().any(|places| places.len() > 1 && places.contains(place))
}

pub(super) fn color_piece(color: CardColor) -> Piece {
    let (art, color) = color.half_art();
    Piece::upright(art, color)
}

/// Arranges the buttons in rows. If there are too many, makes select menus instead.
fn button_rows(buttons: Vec<Button>) -> Vec<Row> {
    if buttons.len() <= MAX_BUTTONS {
        return Controls::button_rows(buttons);
    }
    let select = |choices: &[Button]| {
        Row::Select(SelectMenu { placeholder: Phrase::new("hisss-select"), choices: choices.to_vec() })
    };
    buttons.chunks(Controls::MAX_CHOICES).map(select).collect()
}

/// Returns the letters of these places, joined with `+`.
pub(super) fn place_letters(ways: &[Vec<Place>], places: &[Place]) -> String {
    let letters = lettered_places(ways).filter(|(place, _)| places.contains(place)).map(|(_, letter)| letter);
    letters.collect::<Vec<_>>().join("+")
}

fn prompt(seat: Seat, card: Card, ways: &[Vec<Place>], chosen: Option<Place>) -> Phrase {
    let phrase = match chosen {
        Some(place) => Phrase::new("hisss-prompt-join").with("letters", place_letters(ways, &[place])),
        None => Phrase::new("hisss-prompt-lay"),
    };
    phrase.with("player", seat).with("card", card.phrase())
}

/// Returns the places that the picture shows, with their letters: all places or, if the draft has a place, the places
/// that can be joined with it.
pub(super) fn shown_places<'a>(
    ways: &'a [Vec<Place>],
    draft: Option<&str>,
) -> impl Iterator<Item = (Place, String)> + 'a {
    let chosen = drafted_place(ways, draft);
    let joins = move |place: &Place, chosen: &Place| {
        ways.iter().any(|places| places.contains(chosen) && places.contains(place))
    };
    lettered_places(ways).filter(move |(place, _)| chosen.is_none_or(|chosen| joins(place, &chosen)))
}

/// Describes the places where the card can be laid, with their letters.
pub(super) fn describe_places(table: &CardTable, places: impl Iterator<Item = (Place, String)>) -> Phrase {
    let place = |(place, letter): (Place, String)| {
        Phrase::new("hisss-describe-place")
            .with("letter", letter)
            .with("snake", place.snake + 1)
            .with("end", Phrase::new(format!("hisss-end-{}", place.end)))
            .with("colour", color_phrase(table.color_at(&place)))
    };
    Phrase::new("hisss-describe-places").with("places", places.map(place).collect::<Vec<_>>())
}

/// Describes each snake on the table.
pub(super) fn describe_snakes(table: &CardTable) -> impl Iterator<Item = Phrase> {
    table.snakes.iter().map(|(number, snake)| {
        let cards: Vec<Phrase> = snake.cards.iter().map(|piece| piece.phrase()).collect();
        Phrase::new("hisss-describe-snake").with("snake", number + 1).with("cards", cards)
    })
}

impl Guidance for Hisss {
    fn advice(&self, seat: Seat, _: Option<&str>) -> Vec<Phrase> {
        if self.active_seat() != Some(seat) {
            return Vec::new();
        }
        let Some((_, card, ways)) = self.choice() else { return vec![Phrase::new("hisss-learn-draw")] };
        let gain = |places| self.table.cards_gained(self.takes_on_join, card, places);
        let best = ways.iter().max_by_key(|places| gain(places)).filter(|places| gain(places) > 0);
        vec![match best {
            Some(best) => {
                Phrase::new("hisss-learn-take-now").with("letters", place_letters(ways, best)).with("cards", gain(best))
            }
            None => Phrase::new("hisss-learn-lay"),
        }]
    }

    fn remark(&self, step: &Step<StepKind>, seat: Seat) -> Option<Phrase> {
        Some(match (&step.kind, step.by) {
            (StepKind::Lay { places }, Some(player)) if places.len() != 1 => {
                let key = if places.is_empty() { "hisss-remark-alone" } else { "hisss-remark-join" };
                Phrase::new(key).with("player", player)
            }
            (StepKind::Claim { .. }, Some(player)) if player == seat => Phrase::new("hisss-remark-taken"),
            (StepKind::Claim { .. }, Some(player)) => Phrase::new("hisss-remark-lost").with("player", player),
            _ => return None,
        })
    }
}
