//! Names: how players are called, and how names that somebody else chose are made harmless.

use crate::game::{Phrase, Seat};
use crate::table::{Occupant, SeatOccupant};
use crate::text::{Locale, say};

/// The longest name that is kept, in characters; Discord's own limit.
const LONGEST: usize = 32;
/// Every seat's sign in texts: the same shape and colour as its art `seat/0` to `seat/7`.
const SIGNS: [&str; Seat::MOST] = ["🔴", "🟦", "⭐", "💚", "🔶", "🌸", "☁️", "♠️"];

/// Where a name will stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Into {
    /// In a message, where Discord reads markdown.
    Message,
    /// In plain text: a description, the label of a button.
    Plain,
}

/// The sign of a seat.
pub fn sign(seat: Seat) -> &'static str {
    SIGNS[seat.index() % Seat::MOST]
}

/// The names of all seats in order, each with its seat's sign: what [`say`] takes.
pub fn all(locale: Locale, seats: &[SeatOccupant], into: Into) -> Vec<String> {
    let named = |(index, taken): (usize, &SeatOccupant)| {
        format!("{} {}", SIGNS[index % Seat::MOST], short(locale, taken, into))
    };
    seats.iter().enumerate().map(named).collect()
}

/// The name of whoever sits there, without a sign; a computer's with its level.
pub fn of(locale: Locale, taken: &SeatOccupant, into: Into) -> String {
    let name = short(locale, taken, into);
    let Occupant::Computer(level) = taken.who else { return name };
    let level = Phrase::new(format!("discord-level-{}", level.word()));
    say(locale, &Phrase::new("discord-computer-level").with("computer", name).with("level", level), &[])
}

fn short(locale: Locale, taken: &SeatOccupant, into: Into) -> String {
    match taken.who {
        Occupant::Computer(_) => say(locale, &Phrase::new("discord-computer").with("number", taken.name.clone()), &[]),
        Occupant::User(_) => match into {
            Into::Message => escape(&clean(&taken.name)),
            Into::Plain => clean(&taken.name),
        },
    }
}

/// A name that somebody chose, without what cannot be seen or turns the line around, at most 32 characters long, never
/// empty.
pub fn clean(name: &str) -> String {
    let visible: String =
        name.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| !hidden(*c)).collect();
    let words = visible.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let short: String = words.chars().take(LONGEST).collect();
    match short.trim_end() {
        "" => "?".to_owned(),
        short => short.to_owned(),
    }
}

/// The text with everything escaped that Discord would read as markdown, a mention, an emoji, a link or a time.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len() * 2);
    for c in text.chars() {
        if c.is_ascii_punctuation() {
            escaped.push('\\');
        }
        escaped.push(c);
        // No escape hinders @everyone, @here and bare addresses: a character of no width inside them does.
        if matches!(c, '@' | ':') {
            escaped.push('\u{2060}');
        }
    }
    escaped
}

/// Control and format characters (directions, joiners, tags, fillers) and everything for private use: they have no shape
/// of their own, or none that others see.
fn hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0E}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}'
            | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}' | '\u{E000}'..='\u{F8FF}'
            | '\u{E0000}'..='\u{10FFFF}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Level;
    use proptest::prelude::*;

    #[test]
    fn markdown_mentions_and_addresses_lose_their_power() {
        assert_eq!(escape("*b*"), r"\*b\*");
        assert_eq!(escape("<@123>"), "\\<\\@\u{2060}123\\>");
        assert_eq!(escape("@everyone"), "\\@\u{2060}everyone");
        assert_eq!(escape("https://a.b"), "https\\:\u{2060}\\/\\/a\\.b");
        assert_eq!(escape("Zoé 2"), "Zoé 2");
    }

    #[test]
    fn what_cannot_be_seen_is_left_out() {
        assert_eq!(clean("A\u{202E}nn\u{200B}a\n"), "Anna");
        assert_eq!(clean("  a \t b  "), "a b");
        assert_eq!(clean("\u{3164}\u{2800}\u{200D}"), "?");
        assert_eq!(clean(""), "?");
        assert_eq!(clean(&"x".repeat(99)).chars().count(), 32);
    }

    #[test]
    fn everybody_has_a_sign_and_computers_are_named_in_the_readers_language() {
        let person = SeatOccupant { who: Occupant::User(1), name: "A_b".to_owned(), missed: 0 };
        let computer = SeatOccupant { who: Occupant::Computer(Level::Hard), name: "1".to_owned(), missed: 0 };
        let seats = [person, computer];
        assert_eq!(all(Locale::En, &seats, Into::Message), [r"🔴 A\_b", "🟦 Computer 1"]);
        assert_eq!(all(Locale::Fr, &seats, Into::Plain), ["🔴 A_b", "🟦 Ordinateur 1"]);
        assert_eq!(of(Locale::Fr, &seats[1], Into::Plain), "Ordinateur 1 (difficile)");
    }

    proptest! {
        #[test]
        fn a_clean_name_stays_clean(name in any::<String>()) {
            let once = clean(&name);
            prop_assert!(!once.is_empty() && once.chars().count() <= 32);
            prop_assert_eq!(clean(&once), once);
        }
    }
}
