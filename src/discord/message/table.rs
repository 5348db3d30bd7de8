//! The table: what happened, who is to move until when, and the game's own controls.

use serde_json::Value;

use super::components::{Button, Rows, describe};
use super::{Gestures, Text, options, say_with, title};
use crate::discord::message::custom_id;
use crate::discord::message::names::{self, Into};
use crate::discord::piece_emojis::Pieces;
use crate::game::{Controls, OptionKind, Phrase, Piece, Press, Row, Seat, Style};
use crate::table::{Action, Stage, View};
use crate::text::say;

/// The words above and below the picture's place.
pub fn text(view: &View, controls: &Controls, news: &[Phrase], gestures: Gestures) -> Text {
    let meta = &view.meta;
    let mut text = Text { above: vec![heading(view), seats(view)], ..Text::default() };
    text.news = news_lines(view, news);
    if let Some(prompt) = &controls.prompt {
        text.below.push(format!("**▸ {}**", say_with(view, prompt.clone())));
    }
    if meta.stage == Stage::Archived {
        text.below.push(format!("**{}**", say_with(view, Phrase::new("discord-archived"))));
    }
    if let Some(deadline) = meta.deadline {
        let when = format!("<t:{}:R>", deadline.div_euclid(1000));
        let what = if view.nobody_there() { "discord-archiving" } else { "discord-deadline" };
        text.below.push(say_with(view, Phrase::new(what).with("when", when)));
    }
    if !controls.reactions.is_empty() {
        match gestures {
            Gestures::Reactions => (),
            Gestures::Forbidden => text.below.push(say_with(view, Phrase::new("discord-gestures-forbidden"))),
            Gestures::TakenOff => text.below.push(say_with(view, Phrase::new("discord-gestures-taken-off"))),
        }
    }
    text.below.push(say_with(view, Phrase::new("discord-commitment").with("hash", meta.seed.commitment())));
    text
}

/// The first line: the game, what its host chose otherwise than usual, its number.
pub fn heading(view: &View) -> String {
    let meta = &view.meta;
    let title = format!("**{}**", title(meta.locale, view.game.name));
    let number = format!("#{}", meta.id.to_short());
    let chosen = view.game.options.iter().filter(|spec| match spec.kind {
        OptionKind::Number { default, .. } => meta.options.number(spec.name) != default,
        OptionKind::Choice(words) => meta.options.word(spec.name) != words[0],
    });
    let parts = std::iter::once(title).chain(options(meta, chosen)).chain([number]);
    parts.collect::<Vec<_>>().join(" · ")
}

/// Who plays, in one line, with who gave up or is away.
pub fn seats(view: &View) -> String {
    let meta = &view.meta;
    let one = |seat: Seat| {
        let taken = &meta.seats[seat.index()];
        let name = format!("{} {}", names::sign(seat), names::of(meta.locale, taken, Into::Message));
        let mark = match () {
            () if view.resigned.has(seat) => "discord-gave-up",
            () if taken.away() => "discord-away",
            () => return name,
        };
        format!("{name} ({})", say(meta.locale, &Phrase::new(mark), &[]))
    };
    Seat::all(meta.seats.len()).map(one).collect::<Vec<_>>().join(" · ")
}

/// What happened, a line each.
pub fn news_lines(view: &View, news: &[Phrase]) -> Vec<String> {
    news.iter().map(|phrase| format!("- {}", say_with(view, phrase.clone()))).collect()
}

/// The game's controls, gestures as buttons where reactions are impossible, and Describe.
pub fn components(view: &View, controls: &Controls, gestures: Gestures, pieces: &Pieces) -> Vec<Value> {
    let meta = &view.meta;
    let names = names::all(meta.locale, &meta.seats, Into::Plain);
    let say = |phrase: &Phrase| say(meta.locale, phrase, &names);
    let what = |press: &Press| match press {
        Press::Move(notation) => Action::Play { expected_version: view.expected_version, notation: notation.clone() },
        Press::Draft(draft) => Action::Draft { expected_version: view.expected_version, draft: draft.clone() },
    };
    let emoji = |piece: &Option<Piece>| piece.as_ref().and_then(|piece| pieces.emoji(piece));
    let mut rows = Rows::default();
    for (number, row) in controls.rows.iter().take(Controls::MOST_ROWS).enumerate() {
        match row {
            Row::Buttons(buttons) => rows.buttons(
                buttons
                    .iter()
                    .map(|button| Button {
                        custom_id: custom_id::of_match(meta.id, &what(&button.press)),
                        label: say(&button.label),
                        style: button.style,
                        enabled: button.enabled,
                        emoji: emoji(&button.piece),
                    })
                    .collect(),
            ),
            Row::Select(select) => {
                let choices = select.choices.iter();
                let choices = choices
                    .map(|choice| (custom_id::value(&what(&choice.press)), say(&choice.label), emoji(&choice.piece)));
                let custom_id = custom_id::of_select(meta.id, view.expected_version, number);
                rows.select(custom_id, &say(&select.placeholder), choices.collect());
            }
        }
    }
    if gestures != Gestures::Reactions {
        let button = |gesture: &crate::game::Reaction| Button {
            custom_id: custom_id::of_match(meta.id, &Action::Reaction(gesture.name.to_owned())),
            label: format!("{} {}", gesture.emoji, say(&gesture.label)),
            style: Style::Good,
            enabled: true,
            emoji: None,
        };
        rows.buttons(controls.reactions.iter().map(button).collect());
    }
    if meta.stage == Stage::Archived {
        let label = say(&Phrase::new("discord-button-take-up"));
        let custom_id = custom_id::of_match(meta.id, &Action::TakeUp);
        rows.buttons(vec![Button { custom_id, label, style: Style::Good, enabled: true, emoji: None }, describe(view)]);
    } else {
        rows.last(describe(view));
    }
    rows.into_json()
}
