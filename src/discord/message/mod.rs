//! Turns a [`View`] into a message. From top to bottom: heading, prompt and deadline; the picture with its description;
//! buttons; players and news. Below a tall picture, the prompt stands above the buttons.
//!
//! Messages stay within Discord's limits: the oldest news is dropped first, then the text is cut.

mod content;
pub mod custom_id;
mod deal_message;
pub mod fair_play;
mod lobby_message;
pub mod names;
mod result_message;
mod running_message;

#[cfg(test)]
pub mod tests;

use std::sync::Arc;

pub use content::{
    MAX_CONTAINER, MAX_CONTENT, MAX_DESCRIPTION, Rows, and_more, button, button_row, container, cut_lines, cut_list,
    date_and_time, format_signed, in_container, labelled_button, pages, picture_description, played_lines,
    relative_time, say_all, translated_title, truncate, utf16_len,
};
pub use deal_message::format_deal_score;
pub use lobby_message::scene as lobby_scene;
pub use result_message::{
    celebrates_winner, finale_scenes, new_rating_phrase, scene as result_scene, shown_rating_changes,
};
pub use running_message::{ReactionMode, scene as running_scene};

use crate::discord::http::{AnswerLifetime, Component, MessagePayload, PieceEmojis};
use crate::play::{Position, Stage, View, ViewKind};
use crate::timestamp::Timestamp;
use content::NamedView;
use contract::Phrase;
use names::TextFormat;
use text::{Locale, format_sentence, say};

/// The height from which a picture can push the buttons off a desktop screen. Below such a picture, the prompt stands
/// above the buttons.
const TALL_PICTURE_HEIGHT: u16 = 1_000;

/// Returns the match's message for `view`.
pub fn match_message(
    view: &View,
    mode: ReactionMode,
    emojis: &PieceEmojis,
    picture: Option<Arc<Vec<u8>>>,
) -> MessagePayload {
    let named = &NamedView::new(view);
    // The picture's description begins with the sentences in `opening`.
    let (text, mut components, opening, sentences) = match &view.kind {
        ViewKind::Lobby => {
            let (text, components) = match view.meta.stage {
                Stage::Lobby => (lobby_message::lobby_text(named), lobby_message::components(view)),
                // The lobby was cancelled, or the match's record cannot be read.
                _ => (lobby_message::cancelled_text(named), Vec::new()),
            };
            (text, components, vec![lobby_message::picture_sentence(view)], &[][..])
        }
        ViewKind::Running { scene, controls, news, sentences, .. } => {
            let mut text = running_message::running_text(named, controls, news, mode);
            if scene.height < TALL_PICTURE_HEIGHT {
                text.above_picture.splice(1..1, text.below_picture.drain(..));
            }
            let opening = running_message::pause_phrase(&view.meta).into_iter().collect();
            (text, running_message::components(named, controls, mode, emojis), opening, &sentences[..])
        }
        ViewKind::Result { news, sentences, outcome, winners, ratings, .. } => {
            let compared =
                deal_message::result_sentences(view, ratings, TextFormat::Plain, deal_message::MAX_OTHER_RESULTS);
            let (verdict, why) = result_message::headline(named, outcome, *winners);
            let opening = std::iter::once(verdict).chain(why).chain(compared).collect();
            let text = result_message::text(named, news, outcome, *winners, ratings);
            (text, result_message::components(named, ratings), opening, &sentences[..])
        }
    };
    let [content, beside, text_below] = text.into_fitting_parts();
    if !beside.is_empty() {
        components.insert(0, Component::Text(beside));
    }
    let sentences: Vec<&Phrase> = opening.iter().chain(sentences).collect();
    MessagePayload {
        content,
        components,
        picture: picture.map(|png| (png, picture_description(view.meta.locale, &sentences, &named.plain))),
        container: Some(container(view.game.color, text_below)),
        ..MessagePayload::default()
    }
}

/// Returns the content that replaces an old message of the match once the match has a new message.
pub fn moved_message(view: &View) -> MessagePayload {
    let phrase = match view.meta.location.url() {
        Some(address) => Phrase::new("discord-moved").with("address", address),
        None => Phrase::new("discord-moved-away"),
    };
    let phrase = phrase.with("game", view.game.title(&view.meta.options));
    in_container(MessagePayload::text(say(view.meta.locale, &phrase, &[])), view.game.color)
}

/// Returns a description of the match in words, for users who cannot see its picture. Each line is a sentence about the
/// current state or the latest news. The bot updates the description until `until`.
pub fn description_message(view: &View, locale: Locale, until: Option<Timestamp>) -> MessagePayload {
    let (sentences, news) = match &view.kind {
        ViewKind::Running { sentences, news, .. } | ViewKind::Result { sentences, news, .. } => {
            (&sentences[..], &news[..])
        }
        ViewKind::Lobby => Default::default(),
    };
    let names = names::seat_names(locale, view.players(), TextFormat::Markdown);
    let mut sentences = sentences.to_vec();
    if let ViewKind::Result { ratings, outcome, winners, .. } = &view.kind {
        let (verdict, why) = result_message::headline(&NamedView::new(view), outcome, *winners);
        sentences.splice(0..0, std::iter::once(verdict).chain(why));
        sentences.extend(deal_message::result_sentences(
            view,
            ratings,
            TextFormat::Markdown,
            deal_message::MAX_DESCRIBED_RESULTS,
        ));
    }
    sentences.splice(0..0, running_message::pause_phrase(&view.meta));
    let mut lines: Vec<String> = sentences.iter().map(|phrase| format_sentence(locale, phrase, &names)).collect();
    if !news.is_empty() {
        lines.push(say(locale, &Phrase::new("discord-words-news"), &[]));
        lines.extend(news.iter().map(|phrase| format!("- {}", say(locale, phrase, &names))));
    }
    if matches!(view.kind, ViewKind::Lobby) {
        let [above, _, below] = lobby_message::lobby_text(&NamedView::new(view)).into_fitting_parts();
        lines.extend([above, below]);
    }
    let until = until.filter(|_| !view.meta.stage.is_final());
    lines.extend(step_line(locale, &view.position()));
    lines.extend(until.map(|until| {
        let when = format!("<t:{}:t>", until.0.div_euclid(1_000));
        let phrase = Phrase::new("discord-words-until").with("when", when);
        format!("-# {}", say(locale, &phrase, &[]))
    }));
    let text = MessagePayload::ephemeral(cut_lines(locale, &lines, MAX_CONTAINER));
    in_container(
        MessagePayload { lifetime: AnswerLifetime::Described(view.meta.id, locale, until), ..text },
        view.game.color,
    )
}

/// Returns the line with the number of the current step, if the match is running and has had a step.
pub fn step_line(locale: Locale, position: &Position) -> Option<String> {
    let step = Phrase::new("discord-at-step").with("step", position.news_step_count);
    (position.stage == Stage::Running && position.news_step_count > 0)
        .then(|| format!("-# {}", say(locale, &step, &[])))
}
