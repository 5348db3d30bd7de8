//! The news in a message: one line for what a player did in a row.

use super::content::{MAX_NEWS, say_with, units};
use crate::play::View;
use contract::{Arg, Phrase, Seat};
use text::{Locale, has_message, say};

#[cfg(test)]
mod tests;

/// The letters that a phone shows in a line.
const PHONE_LINE: usize = 42;

/// Returns the news as the lines of a list, oldest first: the newest ones that a phone shows in [`MAX_NEWS`] lines, at most
/// `most`.
///
/// An event has a short form if the texts have its key with `-turn-` instead of `-news-`. The short forms of one player's
/// events share a line. It shows players by their signs, because the line above the news has their names.
pub fn lines(view: &View, news: &[Phrase], most: usize) -> Vec<String> {
    let by = |event: &Phrase| short(event).map(|(seat, _)| seat);
    let turns = news.chunk_by(|one, next| by(one).is_some() && by(one) == by(next));
    let mut lines: Vec<String> = turns.map(|events| format!("- {}", line(view, events))).collect();
    let on_a_phone = |line: &String| units(line).div_ceil(PHONE_LINE);
    while lines.len() > 1 && lines.iter().map(on_a_phone).sum::<usize>() > MAX_NEWS {
        lines.remove(0);
    }
    lines.drain(..lines.len().saturating_sub(most));
    lines
}

fn line(view: &View, events: &[Phrase]) -> String {
    // A short form knows how many `times` the event happened, and whether it is the `first` of its line.
    let equal = events.chunk_by(|one, next| one.key == next.key).enumerate();
    let parts = equal.filter_map(|(index, equal)| {
        let (seat, part) = short(equal.last()?)?;
        Some((seat, part.with("times", equal.len()).with("first", usize::from(index == 0))))
    });
    let then = |(seat, before): (Seat, Phrase), (_, next): (Seat, Phrase)| {
        (seat, Phrase::new("news-then").with("before", before).with("next", next))
    };
    let Some((seat, events)) = parts.reduce(then) else {
        return events.iter().map(|event| say_with(view, event.clone())).collect();
    };
    let signs: Vec<String> = view.players().map(|(_, sign)| sign.emoji.to_owned()).collect();
    say(view.meta.locale, &Phrase::new("news-turn").with("player", seat).with("events", events), &signs)
}

/// Returns the player of an event and its short form; `None` if it has none.
fn short(event: &Phrase) -> Option<(Seat, Phrase)> {
    let (game, name) = event.key.split_once("-news-")?;
    let key = format!("{game}-turn-{name}");
    let seat = event.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if *name == "player" => Some(*seat),
        _ => None,
    })?;
    has_message(Locale::default(), &key).then(|| (seat, Phrase { key: key.into(), args: event.args.clone() }))
}
