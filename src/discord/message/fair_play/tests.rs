use serde_json::Value;

use super::*;
use crate::discord::message::tests::{custom_ids, proof, two, view};
use crate::discord::message::utf16_len;
use crate::ids::{MatchId, UserId};
use crate::play::ViewKind;

fn meta(stage: Stage) -> MatchMeta {
    view(two(), stage, ViewKind::Lobby).meta
}

fn user(id: UserId) -> User {
    User { id, name: "somebody".to_owned(), locale: Locale::En }
}

#[test]
fn the_lobbys_page_shows_the_parts_and_hides_the_secret() {
    let meta = meta(Stage::Lobby);
    let page = page(&meta, &proof(&meta), &user(UserId(7)));
    assert!(page.ephemeral);
    assert!(page.content.contains(&meta.secret.commitment()), "{}", page.content);
    assert!(page.content.contains("Anna: 1439876543382954118\nHydra (computer, hard): none"), "{}", page.content);
    assert!(!page.content.contains(&meta.secret.to_hex()) && !page.content.contains(&meta.seed().to_hex()));
    assert_eq!(custom_ids(&page.components), ["contribute/zz"]);
}

#[test]
fn only_players_type_words_and_only_in_the_lobby() {
    for (stage, who) in [(Stage::Lobby, 8), (Stage::Running, 7), (Stage::Over, 7), (Stage::Cancelled, 7)] {
        let meta = meta(stage);
        assert!(page(&meta, &proof(&meta), &user(UserId(who))).components.is_empty(), "{stage:?}");
    }
}

#[test]
fn the_page_of_a_finished_match_shows_how_to_check_it() {
    let mut meta = meta(Stage::Over);
    meta.outcome = Some(Value::Null);
    for locale in Locale::ALL {
        let page = page(&meta, &proof(&meta), &User { locale, ..user(UserId(8)) });
        let secret = meta.secret.to_hex();
        let command = format!("\n```sh\nprintf %s {secret} | xxd -r -p | sha256sum\n```\n");
        for said in [&secret, &meta.secret.commitment(), &meta.seed().to_hex(), &command, CHECK_RECORD] {
            assert!(page.content.contains(said), "{said} in {}", page.content);
        }
    }
}

/// The page starts with a sentence for people who do not know what a hash is. Hashes and commands come below it.
#[test]
fn the_page_begins_with_a_sentence_for_people() {
    let meta = meta(Stage::Lobby);
    let page = page(&meta, &proof(&meta), &user(UserId(7)));
    let lines: Vec<&str> = page.content.lines().collect();
    assert!(lines[1].starts_with("If you type your own words, nobody can choose the cards"), "{lines:?}");
    let hash = lines.iter().position(|line| line.contains("Commitment")).expect("the commitment");
    assert!(lines.iter().position(|line| line.starts_with("Anna: ")).expect("her part") < hash);
}

/// Markdown in a player's contribution does not change how the page looks.
#[test]
fn words_are_shown_as_plain_text() {
    let mut meta = meta(Stage::Lobby);
    meta.seats[0].contribution = Some("**bold** @everyone\u{202e} `x`\u{200b}".to_owned());
    let content = page(&meta, &proof(&meta), &user(UserId(7))).content;
    assert!(content.contains(r"Anna: \*\*bold\*\* \@"), "{content}");
    assert!(!content.contains("@everyone") && !content.contains(['\u{202e}', '\u{200b}']), "{content}");
}

#[test]
fn eight_players_with_long_words_fit_on_the_page() {
    let mut meta = meta(Stage::Over);
    meta.outcome = Some(Value::Null);
    let seat = meta.seats[0].clone();
    let words = |number: usize| Some(format!("{number} {}", "x".repeat(MAX_CONTRIBUTION_CHARS - 2)));
    meta.seats = (0..8).map(|number| crate::play::Player { contribution: words(number), ..seat.clone() }).collect();
    for locale in Locale::ALL {
        let content = page(&meta, &proof(&meta), &User { locale, ..user(UserId(8)) }).content;
        assert!(
            utf16_len(&content) <= MAX_CONTAINER && content.contains("7 xxx"),
            "{}: {content}",
            utf16_len(&content)
        );
        assert!(content.contains(CHECK_RECORD), "the commands are whole");
    }
}

#[test]
fn the_form_keeps_discords_limits() {
    for locale in Locale::ALL {
        let form = contribution_form(MatchId(1295), locale);
        assert_eq!(form.custom_id, "contribute/zz");
        assert!((1..=45).contains(&utf16_len(&form.title)) && (1..=45).contains(&utf16_len(&form.label)), "{form:?}");
        let json = serde_json::to_value(&form).expect("JSON");
        assert_eq!(json["components"][0]["component"]["max_length"], MAX_CONTRIBUTION_CHARS);
    }
}
