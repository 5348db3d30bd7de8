//! Plays whole matches of every game without seeing the pictures, using only the text that *Describe* shows and the
//! buttons' labels. One player reads English, the other French.

use std::collections::HashSet;

use contract::{RandomSource, Seed};
use rules::REGISTRY;
use serde_json::Value;
use test_support::count;

use crate::claims::crowd::{Crowd, SLAP, SNAP};
use crate::games::{Play, plays, press, start};
use crate::people::{Party, is_ephemeral, text};
use crate::person::Person;
use crate::test_sandbox::Live;

/// The test fails if a match needs more presses than this.
const MAX_PRESSES: usize = 5_000;
/// The maximum number of matches of each real-time game. It is almost certain that a card can be claimed in at least
/// one of them.
const MAX_MATCHES: usize = 12;
/// The heading between the state and the news in a description, in both languages.
const HEADINGS: [&str; 2] = ["**What just happened:**", "**Ce qui vient de se passer\u{a0}:**"];

/// A player who reads descriptions instead of looking at pictures.
struct Reader {
    person: Person,
    live: Live,
}

impl Reader {
    async fn new(person: &Person, locale: &str) -> Reader {
        person.set_locale(locale).await;
        Reader { person: person.clone(), live: person.live().await }
    }

    /// Returns the description of the state, which only this reader sees.
    async fn words(&mut self, message: &Value) -> String {
        self.person.press(message, "describe/").await;
        loop {
            let words = text(&self.live.until("message_create", is_ephemeral).await);
            if let Some((state, _)) = HEADINGS.iter().find_map(|heading| words.split_once(heading)) {
                return state.to_owned();
            }
        }
    }
}

/// Returns whether a player who knows only the description can understand a label. Either the description's second line
/// lists the label's letters, cell or arrow, or the label explains itself.
fn can_be_told(label: &str, words: &str) -> bool {
    let choices = words.lines().nth(1).unwrap_or_default();
    let named: HashSet<&str> = choices.split(|c: char| !c.is_alphanumeric()).collect();
    let first = label.split([' ', '…']).next().unwrap_or_default();
    let lettered = |part: &str| !part.is_empty() && part.len() <= 2 && part.chars().all(|c| c.is_ascii_uppercase());
    if first.split('+').all(lettered) {
        return first.split('+').all(|letter| named.contains(letter));
    }
    if let Some(row) = label.strip_prefix("Row ") {
        return named.iter().any(|cell| cell.len() == 2 && cell.ends_with(row));
    }
    if label.len() == 2 {
        return named.contains(label);
    }
    if "⬅⬆⬇➡".contains(first.chars().next().unwrap_or(' ')) {
        return choices.contains(first);
    }
    label.split(|c: char| !c.is_alphabetic()).any(|word| word.len() >= 3)
}

/// Plays as Anna and Ben until no button is left. In a plain `cargo test`, Ben resigns earlier.
async fn play_blind(
    party: &mut Party,
    mut message: Value,
    readers: &mut [Reader; 2],
    dice: &mut RandomSource,
) -> Value {
    let read = count("READ_PRESSES", 20, MAX_PRESSES);
    for number in 0..MAX_PRESSES {
        let plays = plays(&message);
        let mover = usize::from(*party.mover(&message) != party.anna);
        let Some(play) = dice.pick(&plays) else { return message };
        if number == read {
            party.ben.resign().await;
            return party.shown_with_text("🏁").await;
        }
        let words = readers[mover].words(&message).await;
        let prompt = words.lines().next().unwrap_or_default();
        if !prompt.contains(["Anna", "Ben"][mover]) {
            // Because responses overlapped, an edit has shown the previous state again. Wait for the newest state.
            message = party.shown().await;
            continue;
        }
        for Play { label, .. } in &plays {
            assert!(can_be_told(label, &words), "{label} is not explained:\n{words}");
        }
        // Even in the middle of a path, the picture's own description lists the same steps.
        if let Some(steps) = words.lines().nth(1).filter(|line| line.starts_with("Possible next steps: ")) {
            let alt_text = message["attachments"][0]["description"].as_str().expect("a picture");
            assert!(alt_text.contains(steps), "{alt_text}\n{words}");
        }
        message = press(party, &readers[mover].person, &message, play).await;
    }
    panic!("the match did not end: {}", text(&message));
}

#[tokio::test]
async fn every_turn_based_game_is_played_from_its_words_alone() {
    let mut party = Party::start().await;
    let anna = Reader::new(&party.anna, "en-US").await;
    let ben = Reader::new(&party.ben, "fr").await;
    let mut readers = [anna, ben];
    for (number, info) in REGISTRY.iter().map(|game| game.info()).filter(|info| !info.real_time).enumerate() {
        let mut dice = Seed([number as u8; 32]).external_rng(2);
        let message = party.begin_with(start(&party.anna, info), 0).await;
        let message = play_blind(&mut party, message, &mut readers, &mut dice).await;
        assert!(text(&message).contains("🏁"), "{}: {}", info.name, text(&message));
        let [english, french] = &mut readers;
        let english = english.words(&message).await;
        let french = french.words(&message).await;
        let shown = text(&message);
        let headline = shown.lines().find_map(|line| line.strip_prefix("**🏁 ")).expect("a headline");
        assert_eq!(english.lines().next(), Some(headline.trim_end_matches("**")));
        assert!(french.contains("gagne") || french.contains("victoire") || french.contains("Égalité"), "{french}");
    }
}

/// Returns the gesture that is correct according to the description alone. It names two matching exposed cards in Snap,
/// or the pile's top card in Slap.
fn to_claim(game: &str, words: &str) -> Option<&'static str> {
    if game == "slap" {
        let pile = words.lines().next().unwrap_or_default();
        let claims = [("elephant", SLAP), ("éléphant", SLAP), ("mouse", SNAP), ("souris", SNAP)];
        return claims.into_iter().find(|(animal, _)| pile.contains(animal)).map(|(_, emoji)| emoji);
    }
    let mut seen = HashSet::new();
    let exposed = words.lines().filter(|line| line.ends_with(").") && line.contains(": "));
    // Each card is followed by its owner's name in brackets.
    let cards = exposed.filter_map(|line| line.split_once(": ")).flat_map(|(_, cards)| cards.split(" ("));
    let animal = |part: &str| {
        let part = part.rsplit_once(')').map_or(part, |(_, rest)| rest);
        let part = part.trim_start_matches([',', ' ']);
        part.strip_prefix("and ").or(part.strip_prefix("et ")).unwrap_or(part).trim_end_matches('.').to_owned()
    };
    cards.map(animal).filter(|animal| !animal.is_empty()).any(|animal| !seen.insert(animal)).then_some(SNAP)
}

/// Plays one match with the descriptions alone. The players take turns claiming. Returns the number of claims.
async fn claim_blind(crowd: &mut Crowd, game: &str, readers: &mut [Reader; 2]) -> usize {
    let mut state = crowd.play(game, 2, 0, 40).await;
    let mut claims = 0;
    while !state.is_over() {
        let turn = state.play.awaited_seats().iter().next().expect("a player is to turn").index();
        let message = crowd.message.clone();
        for (seat, reader) in readers.iter_mut().enumerate() {
            let words = reader.words(&message).await;
            let says_turn =
                |line: &str| line.contains(" turns the next card") || line.contains(" retourne la prochaine carte");
            let line = words.lines().find(|line| says_turn(line)).expect("whose turn it is");
            assert!(line.contains(["Anna", "Ben"][turn]), "{words}");
            // The description alone shows which gestures are correct.
            for emoji in [SNAP, SLAP] {
                let right = state.would_be_right(seat, emoji) == Some(true);
                let may = state.would_be_right(seat, emoji).is_some();
                assert!(!may || right == (to_claim(game, &words) == Some(emoji)), "{emoji}: {words}");
            }
            if seat == turn
                && let Some(emoji) = to_claim(game, &words)
            {
                claims += state.react(&[(seat, emoji)]).into_iter().count();
                crowd.react(&[(seat, emoji)]).await;
                break;
            }
        }
        if state.is_over() {
            // The claim took the other players' last cards.
            crowd.shown_with(|message| text(message).contains("🏁")).await;
            state = crowd.state().await;
        } else {
            state = crowd.turn(&state).await;
        }
    }
    assert_eq!(state.claims().len(), claims, "each claim counts");
    assert!(crowd.words().contains("🏁"), "the match has not ended: {}", crowd.words());
    claims
}

#[tokio::test]
async fn every_real_time_game_is_played_from_its_words_alone() {
    let mut crowd = Crowd::gather(&[]).await;
    let (first, second) = (crowd.people[0].clone(), crowd.people[1].clone());
    for info in REGISTRY.iter().map(|game| game.info()).filter(|info| info.real_time) {
        let english = Reader::new(&first, "en-US").await;
        let french = Reader::new(&second, "fr").await;
        let mut readers = [english, french];
        // The bot deals at random. About one match of Snap in twelve never shows two matching cards.
        let mut claims = 0;
        for _ in 0..MAX_MATCHES {
            claims += claim_blind(&mut crowd, info.name, &mut readers).await;
            if claims > 0 {
                break;
            }
        }
        assert!(claims > 0, "something was claimed");
    }
}
