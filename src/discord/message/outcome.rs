//! The message of a finished match: winners, scores, ratings, and the buttons Rematch and Replay.

use super::components::{Rows, describe, fair_play, labelled};
use super::custom_id::CustomId;
use super::names::{self, Faces};
use super::table::{heading, news_lines, seats};
use super::{Text, first_known, say_with};
use crate::charts;
use crate::discord::http::components::ActionRow;
use crate::game::{Outcome, Phrase, Scene, Seat, SeatSet, Style};
use crate::store::SHOWN_FROM;
use crate::table::{Action, RatingChange, View};

/// Returns the content of the message.
pub fn text(view: &View, news: &[Phrase], outcome: &Outcome, winners: SeatSet, ratings: &[RatingChange]) -> Text {
    let meta = &view.meta;
    let verdict = format!("**🏁 {}**", say_with(view, verdict(winners, meta.seats.len())));
    let mut below = vec![seats(view)];
    let why = [format!("{}-why-{}", meta.game, outcome.why), format!("discord-why-{}", outcome.why)];
    below.extend(first_known(meta.locale, why).map(|why| say_with(view, why)));
    let away: Vec<Seat> = meta.left(SeatSet::NONE).iter().filter(|seat| !view.resigned.has(*seat)).collect();
    if !away.is_empty() && !outcome.is_stopped() {
        below.push(say_with(view, Phrase::new("discord-verdict-away").with("players", away)));
    }
    for (name, values) in &outcome.lists {
        let keys = [format!("{}-list-{name}", meta.game), format!("discord-list-{name}")];
        if let Some(label) = first_known(meta.locale, keys) {
            let list = Phrase::new("discord-list").with("label", label).with("values", by_seat(view, values));
            below.push(say_with(view, list));
        }
    }
    if meta.practice.is_some() {
        below.push(say_with(view, Phrase::new("discord-practice-result")));
    }
    if !ratings.is_empty() {
        let list = ratings.iter().map(|change| {
            let RatingChange { seat, matches, before, after } = *change;
            let rating = match matches {
                ..SHOWN_FROM => say_with(
                    view,
                    Phrase::new("discord-rating-new").with("matches", matches).with("needed", SHOWN_FROM),
                ),
                SHOWN_FROM => after.to_string(),
                _ => {
                    let plus = if after >= before { "+" } else { "" };
                    format!("{before} → {after} ({plus}{})", signed(after - before))
                }
            };
            format!("{} {rating}", view.sign(seat).emoji)
        });
        let list = list.collect::<Vec<_>>().join(" · ");
        below.push(say_with(view, Phrase::new("discord-ratings").with("list", list)));
    }
    Text { above: vec![heading(view), verdict], below, news: news_lines(view, news) }
}

/// Puts the podium above the table of a finished match. A stopped match has none.
pub fn scene(view: &View, table: &Scene, outcome: &Outcome, ratings: &[RatingChange], faces: Faces) -> Scene {
    let meta = &view.meta;
    let seats: Vec<_> = view.players().map(|(player, sign)| (sign, names::in_picture(player, faces))).collect();
    let places = charts::places(view.game, outcome, &seats, meta.left(view.resigned), &shown_changes(ratings));
    charts::result(table.clone(), places)
}

/// Returns by how much ratings changed that are shown.
pub fn shown_changes(ratings: &[RatingChange]) -> Vec<(Seat, i64)> {
    let shown = ratings.iter().filter(|change| change.matches > SHOWN_FROM);
    shown.map(|change| (change.seat, change.after - change.before)).collect()
}

pub fn components(view: &View) -> Vec<ActionRow> {
    let meta = &view.meta;
    let rematch = CustomId::Match(meta.id, Action::Rematch);
    let mut rows = Rows::default();
    rows.buttons(vec![
        labelled(&rematch, meta.locale, "discord-button-rematch", Style::Good),
        labelled(&CustomId::Replay(meta.id), meta.locale, "discord-button-replay", Style::Plain),
        describe(view),
        fair_play(view),
    ]);
    rows.into_rows()
}

fn verdict(winners: SeatSet, seats: usize) -> Phrase {
    let winners: Vec<Seat> = winners.iter().collect();
    match &winners[..] {
        [] => Phrase::new("discord-verdict-none"),
        [winner] => Phrase::new("discord-verdict-won").with("player", *winner),
        all if all.len() == seats => Phrase::new("discord-verdict-draw"),
        _ => Phrase::new("discord-verdict-shared").with("players", winners),
    }
}

fn by_seat(view: &View, values: &[i64]) -> String {
    let one = |(seat, value): (Seat, &i64)| format!("{} {}", view.sign(seat).emoji, signed(*value));
    Seat::all(values.len()).zip(values).map(one).collect::<Vec<_>>().join(" · ")
}

/// Formats a number with a true minus sign.
pub fn signed(number: i64) -> String {
    number.to_string().replace('-', "−")
}
