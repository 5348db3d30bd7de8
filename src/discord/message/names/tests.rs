use super::*;
use crate::play::former_player;
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
    assert_eq!(clean("A\u{202E}nn\u{200B}a\n"), "Anna");
    assert_eq!(clean("  a \t b  "), "a b");
    assert_eq!(clean("\u{3164}\u{2800}\u{200D}"), "?");
    assert_eq!(clean(""), "?");
    assert_eq!(clean(&"x".repeat(99)).chars().count(), 32);
}

#[test]
fn names_have_signs_and_computers_are_translated() {
    let person = Player::new(Occupant::User(1), "A_b", None);
    let computer = Player::new(Occupant::Computer(Level::Hard), "1", None);
    let seats = [person, computer];
    let signed = || seats.iter().zip(Seat::all(2).map(Sign::of));
    assert_eq!(all(Locale::En, signed(), TextFormat::Markdown), [r"🔴 A\_b", "🟦 Computer 1"]);
    assert_eq!(all(Locale::Fr, signed(), TextFormat::Plain), ["🔴 A_b", "🟦 Ordinateur 1"]);
    assert_eq!(of(Locale::Fr, &seats[1], TextFormat::Plain), "Ordinateur 1 (difficile)");
}

#[test]
fn a_former_player_has_a_translated_name_and_no_avatar() {
    let id = former_player(Seat(3));
    let former = Player::new(Occupant::User(id), "Former player", None);
    assert_eq!(of(Locale::En, &former, TextFormat::Markdown), "Former player");
    assert_eq!(of(Locale::Fr, &former, TextFormat::Plain), "Ancien joueur");
    let avatar = AvatarImage::new(vec![[0; 3]; AvatarImage::SIDE * AvatarImage::SIDE]);
    let shown = in_picture(Locale::Fr, &former, &|_| avatar.clone());
    assert_eq!((&*shown.name, shown.computer, shown.avatar), ("Ancien joueur", false, None));
}

proptest! {
    #[test]
    fn a_clean_name_stays_clean(name in any::<String>()) {
        let once = clean(&name);
        prop_assert!(!once.is_empty() && once.chars().count() <= 32);
        prop_assert_eq!(clean(&once), once);
    }
}
