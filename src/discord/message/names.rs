//! Formats player names for messages, without control characters and markdown. [`format_name`] prepares each name for a
//! text.

use crate::ids::UserId;
use crate::play::{MatchMeta, Occupant, Player, computer_introduction};
use contract::scene::AvatarImage;
use contract::{Level, Phrase, Sign};
use icu_properties::props::{BinaryProperty as _, DefaultIgnorableCodePoint, EnumeratedProperty as _};
use icu_properties::props::{EmojiModifier, ExtendedPictographic};
use icu_properties::props::{GeneralCategory, PrependedConcatenationMark};
use pictures::charts::ShownPlayer;
use text::{Locale, isolate_name, say};

/// Discord's limit for names, in characters.
const MAX_NAME_CHARS: usize = contract::MAX_PLAYER_NAME;

/// The maximum number of combining marks above and below a character. More marks would cover the lines around the name.
/// Vowel signs with their own width, as in Hindi, are not counted.
const MAX_MARKS: usize = 2;

/// A function that returns a user's avatar image, if the bot has it.
pub type AvatarLookup<'a> = &'a dyn Fn(UserId) -> Option<AvatarImage>;

/// How Discord interprets a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextFormat {
    /// As markdown: the content of a message.
    Markdown,
    /// As plain text: a picture's description, a button's label.
    Plain,
}

/// Returns the players' names by seat, each after the seat's symbol, as [`say`] expects them.
pub fn seat_names<'a>(
    locale: Locale,
    seats: impl IntoIterator<Item = (&'a Player, Sign)>,
    format: TextFormat,
) -> Vec<String> {
    let named = |(player, sign): (&Player, Sign)| format!("{} {}", sign.emoji, short_name(locale, player, format));
    seats.into_iter().map(named).collect()
}

/// Like [`seat_names`], but returns the names both as markdown and as plain text.
pub fn seat_names_in_each_format(locale: Locale, seats: &[Player], signs: &[Sign]) -> [Vec<String>; 2] {
    let named = |format| seat_names(locale, seats.iter().zip(signs.iter().copied()), format);
    [TextFormat::Markdown, TextFormat::Plain].map(named)
}

/// Returns a player's name without a symbol. A computer's name includes its level.
pub fn of_player(locale: Locale, player: &Player, format: TextFormat) -> String {
    let name = short_name(locale, player, format);
    let Some(level) = player.level().map(level_name) else { return name };
    say(locale, &Phrase::new("discord-computer-level").with("computer", name).with("level", level), &[])
}

/// Returns the name of a match's host, or a mention if the host has no seat.
pub fn of_host(locale: Locale, meta: &MatchMeta) -> String {
    let host = meta.seat_of(meta.host).map(|seat| &meta.seats[seat.index()]);
    host.map_or_else(|| meta.host.mention(), |host| of_player(locale, host, TextFormat::Markdown))
}

/// Returns the player's name, level and avatar for pictures.
pub fn shown_player(locale: Locale, player: &Player, avatars: AvatarLookup) -> ShownPlayer {
    let user = player.user().filter(|_| !player.is_former());
    // A picture draws each name separately, so the name needs no escapes or isolates.
    let name = if user.is_some() { clean_name(&player.name) } else { short_name(locale, player, TextFormat::Plain) };
    ShownPlayer { name, computer_level: player.level(), avatar: user.and_then(avatars) }
}

/// Returns the name of the computers of this level.
pub fn computer_name(level: Level) -> Phrase {
    Phrase::new(format!("discord-computer-{level}"))
}

/// Returns the name of `level`, such as "easy".
fn level_name(level: Level) -> Phrase {
    Phrase::new(format!("discord-level-{level}"))
}

/// Returns the label of the option that adds a computer of this level.
pub fn add_computer_label(locale: Locale, level: Level) -> String {
    let label = Phrase::new("discord-add-computer").with("computer", computer_name(level));
    let label = label.with("level", level_name(level)).with("words", computer_introduction(level));
    say(locale, &label, &[])
}

/// Returns a player's name without a symbol or a level. All former players have the same name.
pub fn short_name(locale: Locale, player: &Player, format: TextFormat) -> String {
    match player.occupant {
        Occupant::Computer(level) => {
            let name = say(locale, &computer_name(level), &[]);
            // The first computer of a level needs no number.
            if player.name == "1" { name } else { format!("{name} {}", player.name) }
        }
        Occupant::User(_) if player.is_former() => say(locale, &Phrase::new("discord-former-player"), &[]),
        Occupant::User(_) => format_name(&player.name, format),
    }
}

/// Formats a user's name so that it can be part of a text.
pub fn format_name(name: &str, format: TextFormat) -> String {
    format_user_text(name, MAX_NAME_CHARS, format)
}

/// Cuts text that a user typed to `max` characters, and formats it so that it can be part of another text.
pub fn format_user_text(words: &str, max: usize, format: TextFormat) -> String {
    let words = one_line(words, max);
    isolate_name(&match format {
        TextFormat::Markdown => escape(&words),
        TextFormat::Plain => words,
    })
}

/// Cleans a name like [`one_line`], and also splits joined emojis into parts that pictures can draw. An empty name
/// becomes `?`. The result has 1 to 32 characters.
pub fn clean_name(name: &str) -> String {
    one_line(name, MAX_NAME_CHARS).chars().filter(|c| !is_invisible(*c)).collect()
}

/// Removes repeated spaces, invisible and bidirectional characters, and combining marks that are stacked or have no
/// base character. Characters that join emojis stay. The result has 1 to `max` characters.
pub fn one_line(text: &str, max: usize) -> String {
    // The number of combining marks on the latest character; `None` if this character cannot carry marks.
    let mut marks = None;
    let mut is_shown = |c: &char| match GeneralCategory::for_char(*c) {
        _ if is_invisible(*c) => false,
        GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark => {
            marks = marks.map(|marks| marks + 1);
            marks.is_some_and(|marks| marks <= MAX_MARKS)
        }
        GeneralCategory::SpacingMark => {
            marks = marks.map(|_| 0);
            marks.is_some()
        }
        _ => {
            marks = (*c != ' ').then_some(0);
            true
        }
    };
    let mut visible = String::with_capacity(text.len());
    let mut left = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).peekable();
    while let Some(c) = left.next() {
        if is_emoji_joiner(visible.chars().next_back(), c, left.peek().copied()) || is_shown(&c) {
            visible.push(c);
        }
    }
    let words = visible.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let short: String = words.chars().take(max).collect();
    match short.trim_end_matches([' ', ZERO_WIDTH_JOINER]) {
        "" => "?".to_owned(),
        short => short.to_owned(),
    }
}

/// Escapes markdown, mentions, emojis, links and timestamps.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len() * 2);
    for c in text.chars() {
        if c.is_ascii_punctuation() {
            escaped.push('\\');
        }
        escaped.push(c);
        // A backslash does not disable @everyone, @here and bare URLs, but a zero-width character does.
        if matches!(c, '@' | ':') {
            escaped.push('\u{2060}');
        }
    }
    escaped
}

/// The character that joins emojis into one, such as a family.
const ZERO_WIDTH_JOINER: char = '\u{200D}';

/// Returns whether the invisible character `c` joins the emojis beside it. It can also be part of the black flag's tag,
/// as in the flag of Wales.
fn is_emoji_joiner(before: Option<char>, c: char, after: Option<char>) -> bool {
    let is_tag = |c: char| matches!(c, '\u{E0030}'..='\u{E0039}' | '\u{E0061}'..='\u{E007A}' | '\u{E007F}');
    let is_emoji = |c: char| ExtendedPictographic::for_char(c) || EmojiModifier::for_char(c) || c == '\u{FE0F}';
    match c {
        ZERO_WIDTH_JOINER => before.is_some_and(is_emoji) && after.is_some_and(ExtendedPictographic::for_char),
        _ => is_tag(c) && before.is_some_and(|before| before == '\u{1F3F4}' || is_tag(before)),
    }
}

/// Symbols and letters that are blank although no Unicode property says so. Source: their names in the code charts,
/// "braille pattern blank", "musical symbol null notehead", and "Egyptian hieroglyph full blank" and "half blank".
const BLANK_CHARS: [char; 4] = ['\u{2800}', '\u{1D159}', '\u{13441}', '\u{13442}'];

/// Returns whether the character is invisible or for private use. The variation selector U+FE0F stays, because emojis
/// need it.
fn is_invisible(c: char) -> bool {
    let is_ignorable = DefaultIgnorableCodePoint::for_char(c) && c != '\u{FE0F}';
    let is_noncharacter = c as u32 & 0xFFFE == 0xFFFE || matches!(c, '\u{FDD0}'..='\u{FDEF}');
    is_ignorable
        || is_noncharacter
        || BLANK_CHARS.contains(&c)
        || match GeneralCategory::for_char(c) {
            GeneralCategory::Control | GeneralCategory::PrivateUse => true,
            // Signs that precede Arabic and Syriac numbers are visible.
            GeneralCategory::Format => !PrependedConcatenationMark::for_char(c),
            _ => false,
        }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::former_player_id;
    use contract::{Level, Seat, Sign};
    use proptest::prelude::*;

    #[test]
    fn markdown_mentions_and_addresses_are_escaped() {
        assert_eq!(escape("*b*"), r"\*b\*");
        assert_eq!(escape("<@123>"), "\\<\\@\u{2060}123\\>");
        assert_eq!(escape("@everyone"), "\\@\u{2060}everyone");
        assert_eq!(escape("https://a.b"), "https\\:\u{2060}\\/\\/a\\.b");
        assert_eq!(escape("Zoé 2"), "Zoé 2");
    }

    #[test]
    fn invisible_characters_are_removed() {
        assert_eq!(clean_name("A\u{202E}nn\u{200B}a\n"), "Anna");
        assert_eq!(clean_name("  a \t b  "), "a b");
        assert_eq!(clean_name("\u{3164}\u{2800}\u{200D}"), "?");
        let nothing = [
            "\u{1D159}",
            "\u{FE0F}",
            "\u{FE0F} \u{FE0F}",
            "\u{16FE4}",
            "\u{13441}\u{13442}",
            "\u{2800}",
            "\u{3164}",
            "\u{FFA0}",
            "\u{115F}\u{1160}",
            "\u{1D159}\u{301}",
            "\u{20E3}",
            "\u{903}",
            "\u{A0}\u{3000}\u{2028}",
            "\u{7F}",
            "\u{E000}",
            "\u{10FFFF}",
            "\u{E0041}",
            "\u{180E}\u{17B4}",
            "\u{13430}",
            "\u{FFFE}",
            "\u{1BCA0}",
        ];
        for name in nothing {
            assert_eq!(clean_name(name), "?", "{name:?}");
            assert_eq!(clean_name(&format!("{name}A")), "A", "{name:?}");
        }
        for name in ["❤️", "1️⃣", "👋🏽", "\u{600}7", "ｱ", "᠊", "⠁", "𓀀"] {
            assert_eq!(clean_name(name), name);
        }
        assert_eq!(clean_name(""), "?");
        assert_eq!(clean_name(&"x".repeat(99)).chars().count(), 32);
    }

    #[test]
    fn joined_emojis_stay_whole_in_texts() {
        let wales = "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}";
        for name in ["👩\u{200D}👧", "🏳️\u{200D}🌈 Ben", "👩🏽\u{200D}🚀", "❤️\u{200D}🔥", "🇮🇹", wales]
        {
            assert_eq!(format_name(name, TextFormat::Plain), name);
            assert!(!clean_name(name).contains(['\u{200D}', '\u{E007F}']), "a picture draws the parts");
        }
        for (name, shown) in
            [("A\u{200D}🔥", "A🔥"), ("🔥\u{200D}A", "🔥A"), ("🔥\u{200D}", "🔥"), ("🔥\u{E0067}", "🔥")]
        {
            assert_eq!(format_name(name, TextFormat::Plain), shown);
        }
    }

    #[test]
    fn marks_do_not_stack() {
        let stacked = format!("Z{}a{}", "\u{0301}".repeat(20), "\u{0489}".repeat(3));
        assert_eq!(clean_name(&stacked), "Z\u{0301}\u{0301}a\u{0489}\u{0489}");
        assert_eq!(
            clean_name(&format!("e\u{0301}\u{200D}{}", "\u{0301}".repeat(9))),
            "e\u{0301}\u{0301}",
            "with a joiner between"
        );
        assert_eq!(clean_name(&format!("ก{}", "\u{0E47}".repeat(9))), "ก\u{0E47}\u{0E47}");
        for name in ["Zoë", "Ngọc Ánh", "ज़िंदगी", "น้ำ", "שָׁלוֹם"] {
            assert_eq!(clean_name(name), name);
        }
    }

    #[test]
    fn names_have_signs_and_computers_are_translated() {
        let person = Player::new(Occupant::User(UserId(1)), "A_b", None);
        let computer = Player::new(Occupant::Computer(Level::Hard), "1", None);
        let mut seats = [person, computer];
        let signed = || seats.iter().zip(Seat::all(2).map(Sign::for_seat));
        assert_eq!(seat_names(Locale::En, signed(), TextFormat::Markdown), [r"🔴 A\_b", "🟦 Hydra"]);
        seats[1].name = "2".to_owned();
        let signed = || seats.iter().zip(Seat::all(2).map(Sign::for_seat));
        assert_eq!(seat_names(Locale::Fr, signed(), TextFormat::Plain), ["🔴 A_b", "🟦 Hydra 2"]);
        assert_eq!(of_player(Locale::Fr, &seats[1], TextFormat::Plain), "Hydra 2 (ordinateur, difficile)");
    }

    #[test]
    fn a_name_from_right_to_left_is_isolated_in_texts_and_not_in_pictures() {
        let player = Player::new(Occupant::User(UserId(1)), "ד_\u{2069}ן", None);
        assert_eq!(of_player(Locale::En, &player, TextFormat::Markdown), "\u{2068}ד\\_ן\u{2069}");
        assert_eq!(short_name(Locale::En, &player, TextFormat::Plain), "\u{2068}ד_ן\u{2069}");
        assert_eq!(shown_player(Locale::En, &player, &|_| None).name, "ד_ן");
    }

    #[test]
    fn a_former_player_has_a_translated_name_and_no_avatar() {
        let id = former_player_id(Seat(3));
        let former = Player::new(Occupant::User(id), "Former player", None);
        assert_eq!(of_player(Locale::En, &former, TextFormat::Markdown), "Former player");
        assert_eq!(of_player(Locale::Fr, &former, TextFormat::Plain), "Profil supprimé");
        let avatar = AvatarImage::new(vec![[0; 3]; AvatarImage::SIDE * AvatarImage::SIDE]);
        let shown = shown_player(Locale::Fr, &former, &|_| avatar.clone());
        assert_eq!((&*shown.name, shown.computer_level, shown.avatar), ("Profil supprimé", None, None));
    }

    proptest! {
        #[test]
        fn a_clean_name_stays_clean(name in any::<String>()) {
            let once = clean_name(&name);
            prop_assert!(!once.is_empty() && once.chars().count() <= 32);
            prop_assert_eq!(clean_name(&once), once);
        }
    }
}
