//! The lobby: who is there, and what can be changed before the match begins.

use serde_json::Value;

use super::components::{Button, Rows};
use super::{Text, options, say_with, title};
use crate::charts::{self, Sitter};
use crate::discord::custom_id::{self, Page};
use crate::discord::names::{self, Into};
use crate::game::{Level, Phrase, Scene, Seat, Style};
use crate::table::{Stage, Taken, View, What, Who};
use crate::text::say;

/// The words of the lobby.
pub fn text(view: &View) -> Text {
    let head = &view.head;
    let say = |phrase: Phrase| say_with(view, phrase);
    let pitch = Phrase::new(format!("{}-pitch", view.game.name));
    let mut above = vec![format!("**{}** · {}", title(head.locale, view.game.name), say(pitch))];
    let pace = Phrase::new(format!("discord-pace-{}", head.pace.word()));
    let pace = say(Phrase::new("discord-lobby-pace").with("pace", pace));
    above.extend(options(head, view.game.options).into_iter().chain([pace]).map(|option| format!("- {option}")));
    let (count, can_play) = (head.seats.len(), view.game.players());
    above.push(say(Phrase::new("discord-lobby-seats").with("count", count).with("seats", can_play)));
    above.extend(Seat::all(head.seats.len()).map(|seat| seat_line(view, seat)));
    let mut below = Vec::new();
    if (view.game.asks_youngest)(&head.options) && head.youngest.is_none() {
        below.push(say(Phrase::new("discord-lobby-youngest")));
    }
    let short = head.id.to_short();
    below.push(match head.deadline {
        Some(deadline) => {
            let when = format!("<t:{}:R>", deadline.div_euclid(1000));
            say(Phrase::new("discord-lobby-closes").with("match", short).with("when", when))
        }
        None => say(Phrase::new("discord-lobby-number").with("match", short)),
    });
    below.push(say(Phrase::new("discord-commitment").with("hash", head.seed.commitment())));
    Text { above, news: Vec::new(), below }
}

/// The picture of the lobby; `None` once it was given up.
pub fn scene(view: &View) -> Option<Scene> {
    let head = &view.head;
    let sitter = |taken: &Taken| match taken.who {
        Who::Person(_) => Sitter::Person,
        Who::Computer(_) => Sitter::Computer,
    };
    let sitters: Vec<Sitter> = head.seats.iter().map(sitter).collect();
    let (least, most) = (*view.game.seats.start(), *view.game.seats.end());
    (head.stage == Stage::Lobby).then(|| charts::lobby((view.game.cover)(&head.options), least, most, &sitters))
}

/// What its picture shows, in words.
pub fn words(view: &View) -> Phrase {
    let head = &view.head;
    let computers = head.seats.iter().filter(|taken| matches!(taken.who, Who::Computer(_))).count();
    Phrase::new("discord-lobby-picture")
        .with("game", title(head.locale, view.game.name))
        .with("taken", head.seats.len())
        .with("computers", computers)
        .with("free", view.game.seats.end().saturating_sub(head.seats.len()))
}

/// The words of a lobby that was given up.
pub fn given_up(view: &View) -> Text {
    let phrase = Phrase::new("discord-lobby-cancelled").with("game", title(view.head.locale, view.game.name));
    Text { above: vec![say_with(view, phrase)], ..Text::default() }
}

/// Its buttons.
pub fn components(view: &View) -> Vec<Value> {
    let head = &view.head;
    let label = |key: &'static str| say(head.locale, &Phrase::new(key), &[]);
    let button = |what: What, key: &'static str, style: Style| Button {
        custom_id: custom_id::of_match(head.id, &what),
        label: label(key),
        style,
        enabled: true,
        emoji: None,
    };
    let full = head.seats.len() >= *view.game.seats.end();
    let mut rows = Rows::default();

    let mut seats = vec![
        Button { enabled: !full, ..button(What::Join, "discord-button-join", Style::Good) },
        button(What::Leave, "discord-button-leave", Style::Plain),
    ];
    if (view.game.asks_youngest)(&head.options) {
        seats.push(button(What::Youngest, "discord-button-youngest", Style::Plain));
    }
    seats.push(Button {
        custom_id: Page::Rules { game: head.game.clone(), page: 1 }.custom_id(),
        label: label("discord-button-rules"),
        style: Style::Plain,
        enabled: true,
        emoji: None,
    });
    rows.buttons(seats);

    if !full {
        let choice = |level: Level| {
            let name = Phrase::new(format!("discord-level-{}", level.word()));
            let label = say(head.locale, &Phrase::new("discord-add-computer").with("level", name), &[]);
            (custom_id::value(&What::AddComputer(level)), label, None)
        };
        let custom_id = custom_id::of_select(head.id, view.stamp, 0);
        rows.select(custom_id, &label("discord-select-computer"), Level::ALL.map(choice).to_vec());
    }

    let mut ends = vec![button(What::Start, "discord-button-start", Style::Good)];
    if head.seats.iter().any(|taken| matches!(taken.who, Who::Computer(_))) {
        ends.push(button(What::RemoveComputer, "discord-button-remove", Style::Plain));
    }
    ends.push(button(What::Cancel, "discord-button-cancel", Style::Danger));
    rows.buttons(ends);
    rows.into_json()
}

fn seat_line(view: &View, seat: Seat) -> String {
    let head = &view.head;
    let taken = &head.seats[seat.index()];
    let mut line = format!("{} {}", names::sign(seat), names::of(head.locale, taken, Into::Message));
    let mut note = |key: &'static str| {
        line.push_str(" · ");
        line.push_str(&say(head.locale, &Phrase::new(key), &[]));
    };
    if taken.who == Who::Person(head.host) {
        note("discord-lobby-host");
    }
    if head.youngest == Some(seat) {
        note("discord-lobby-is-youngest");
    }
    line
}
