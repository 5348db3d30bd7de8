//! The end: who won, what it gave, how the chance can be checked, and Rematch and Replay.

use serde_json::Value;

use super::components::{Button, Rows, describe};
use super::table::{heading, news_lines, seats};
use super::{Text, first_known, say_with};
use crate::discord::message::custom_id;
use crate::discord::message::names;
use crate::game::{Outcome, Phrase, Seat, Style};
use crate::table::{Action, RatingChange, View};
use crate::text::say;

/// The words of the end.
pub fn text(view: &View, news: &[Phrase], outcome: &Outcome, ratings: &[RatingChange]) -> Text {
    let meta = &view.meta;
    let mut below = vec![format!("**🏁 {}**", say_with(view, verdict(outcome, meta.seats.len())))];
    let why = [format!("{}-why-{}", meta.game, outcome.why), format!("discord-why-{}", outcome.why)];
    below.extend(first_known(meta.locale, why).map(|why| say_with(view, why)));
    for (name, values) in &outcome.lists {
        let keys = [format!("{}-list-{name}", meta.game), format!("discord-list-{name}")];
        if let Some(label) = first_known(meta.locale, keys) {
            below
                .push(say_with(view, Phrase::new("discord-list").with("label", label).with("values", by_seat(values))));
        }
    }
    if !ratings.is_empty() {
        let list = ratings.iter().map(|change| {
            let gained = change.after - change.before;
            format!(
                "{} {} → {} ({}{})",
                names::sign(change.seat),
                change.before,
                change.after,
                plus(gained),
                signed(gained)
            )
        });
        let list = list.collect::<Vec<_>>().join(" · ");
        below.push(say_with(view, Phrase::new("discord-ratings").with("list", list)));
    }
    let proof = Phrase::new("discord-seed").with("seed", meta.seed.to_hex()).with("hash", meta.seed.commitment());
    below.push(say_with(view, proof));
    Text { above: vec![heading(view), seats(view)], news: news_lines(view, news), below }
}

/// The buttons for one more match, for this one once more, and for this one in words.
pub fn components(view: &View) -> Vec<Value> {
    let meta = &view.meta;
    let button = |custom_id, key: &'static str, style| {
        let label = say(meta.locale, &Phrase::new(key), &[]);
        Button { custom_id, label, style, enabled: true, emoji: None }
    };
    let mut rows = Rows::default();
    rows.buttons(vec![
        button(custom_id::of_match(meta.id, &Action::Rematch), "discord-button-rematch", Style::Good),
        button(custom_id::of_replay(meta.id), "discord-button-replay", Style::Plain),
        describe(view),
    ]);
    rows.into_json()
}

fn verdict(outcome: &Outcome, seats: usize) -> Phrase {
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    match &winners[..] {
        [] => Phrase::new("discord-verdict-none"),
        [winner] => Phrase::new("discord-verdict-won").with("player", *winner),
        all if all.len() == seats => Phrase::new("discord-verdict-draw"),
        _ => Phrase::new("discord-verdict-shared").with("players", winners),
    }
}

fn by_seat(values: &[i64]) -> String {
    let one = |(seat, value): (Seat, &i64)| format!("{} {}", names::sign(seat), signed(*value));
    Seat::all(values.len()).zip(values).map(one).collect::<Vec<_>>().join(" · ")
}

/// A number with a true minus sign.
pub fn signed(number: i64) -> String {
    number.to_string().replace('-', "−")
}

fn plus(number: i64) -> &'static str {
    if number >= 0 { "+" } else { "" }
}
