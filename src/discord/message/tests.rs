//! Tests that messages stay within Discord's limits for every view.

mod deals;
mod lobby;
mod results;
mod views;

pub use views::view;

use super::*;
use crate::discord::http::Component;
use crate::ids::{ChannelId, GuildId, MatchId, MessageId, UserId};
use crate::play::{
    MatchEffects, MatchMeta, MessageLocation, Occupant, Pace, Player, RatingChange, Reservation, Stage, VoteTally,
};
use crate::timestamp::Timestamp;
use contract::scene::{COVER_HEIGHT, Rotation};
use contract::{
    Button, ClaimReaction, Color, Controls, FairPlay, GameInfo, Level, Options, Outcome, Piece, Row, Scene, Seat,
    SeatSet, Secret, SelectMenu, Sign, Style,
};
use proptest::prelude::*;
use serde_json::{Value, json};
use serenity::all::EmojiId;
use std::collections::HashSet;

/// Returns the match's message without the bot's own emojis for pieces.
pub fn match_message(view: &View, mode: ReactionMode, picture: Option<Arc<Vec<u8>>>) -> MessagePayload {
    super::match_message(view, mode, &PieceEmojis::default(), picture)
}

pub fn player(occupant: Occupant, name: &str, missed: u8) -> Player {
    let contribution = matches!(occupant, Occupant::User(_)).then(|| "1439876543382954118".to_owned());
    Player { missed, ..Player::new(occupant, name, contribution) }
}

pub fn two() -> Vec<Player> {
    vec![player(Occupant::User(UserId(7)), "Anna", 0), player(Occupant::Computer(Level::Hard), "1", 0)]
}

/// Returns the fair-play proof of a match whose deal may be shown (no other table still plays it).
pub fn proof(meta: &MatchMeta) -> FairPlay {
    let parts = meta.seats.iter().map(|player| player.contribution.clone()).collect();
    let proof = match meta.outcome {
        Some(_) => FairPlay::for_finished_match(&meta.secret, parts),
        None => FairPlay::for_running_match(&meta.secret, parts),
    };
    match &meta.deal {
        Some(deal) => proof.with_deal(deal.code.clone()),
        None => proof,
    }
}

pub fn table(controls: Controls, news: Vec<Phrase>, sentences: Vec<Phrase>) -> ViewKind {
    ViewKind::Running { scene: Scene::new(10), cheer: None, controls, news, sentences }
}

pub fn json(rows: &[Component]) -> Vec<Value> {
    rows.iter().map(|row| serde_json::to_value(row).expect("JSON")).collect()
}

pub fn custom_ids(rows: &[Component]) -> Vec<String> {
    let rows = json(rows);
    let all = rows.iter().flat_map(|row| row["components"].as_array().into_iter().flatten());
    all.filter_map(|component| component["custom_id"].as_str().map(str::to_owned)).collect()
}

/// Checks that the components stay within Discord's limits.
fn check_components(rows: &[Component]) {
    assert!(rows.len() <= 6, "{} rows", rows.len());
    let ids = custom_ids(rows);
    assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len(), "a custom id is used twice: {ids:?}");
    assert!(ids.iter().all(|id| (1..=100).contains(&id.chars().count())), "{ids:?}");
    for row in json(rows) {
        let components = row["components"].as_array().expect("a row");
        assert!((1..=5).contains(&components.len()));
        for component in components {
            if let Some(label) = component["label"].as_str() {
                assert!(!label.trim().is_empty() && utf16_len(label) <= 80, "{label:?}");
            }
            if let Some(options) = component["options"].as_array() {
                assert_eq!(components.len(), 1, "a select has its own row");
                assert!((1..=25).contains(&options.len()));
                let values: HashSet<_> = options.iter().map(|option| option["value"].to_string()).collect();
                assert_eq!(values.len(), options.len(), "a value is used twice");
                assert!(options.iter().all(|option| utf16_len(option["label"].as_str().unwrap_or_default()) <= 100));
            }
        }
    }
}

/// Returns all text of a message: above the picture and below the buttons.
pub fn text(message: &MessagePayload) -> String {
    let below = message.container.as_ref().map_or("", |container| &container.text_below);
    format!("{}\n{below}", message.content).trim_end().to_owned()
}

pub fn check(message: &MessagePayload) {
    let text = text(message);
    assert!(utf16_len(&message.content) <= 2000 && utf16_len(&text) <= 4001, "{} characters", utf16_len(&text));
    assert!(!message.content.is_empty());
    check_components(&message.components);
    if let Some((_, description)) = &message.picture {
        assert!((1..=1024).contains(&utf16_len(description)));
    }
}

#[test]
fn a_lobby_shows_its_seats_and_buttons() {
    let message = match_message(&view(two(), Stage::Lobby, ViewKind::Lobby), ReactionMode::Reactions, None);
    check(&message);
    let there = "Players (2 of 2–8):\n🔴 Anna · host · youngest\n🟦 Hydra (computer, hard)";
    assert!(text(&message).contains(there), "{}", text(&message));
    assert!(text(&message).contains("<t:60:R>"), "{}", text(&message));
    assert!(!text(&message).contains(&Secret([5; 32]).commitment()), "only the page shows the secret");
    let expected = "match/zz/0/join match/zz/0/leave match/zz/0/youngest rules/nogame/1 match/zz/9/select0 invite/zz match/zz/0/start match/zz/0/remove command/stop/zz fair-play/zz";
    assert_eq!(custom_ids(&message.components).join(" "), expected);
}

#[test]
fn lobby_table_and_pointer_show_the_name_of_the_edition() {
    let info = rules::find("hisss").expect("a game with editions").info();
    let in_match = |edition: &str, claim_on_join: &str, stage, kind| {
        let mut view = View { game: info, ..view(two(), stage, kind) };
        view.meta.game = info.name.to_owned();
        view.meta.options = Options::defaults(info.options);
        for (name, value) in [("edition", edition), ("claim_on_join", claim_on_join)] {
            view.meta.options.set(info.options, name, value).expect("an option");
        }
        view
    };
    let content = |view: &View| text(&match_message(view, ReactionMode::Reactions, None));
    let empty_table = || table(Controls::default(), Vec::new(), Vec::new());
    for (edition, title) in [("hisss", "Hisss"), ("rainbow-snake", "Rainbow Snake")] {
        let lobby = in_match(edition, "always", Stage::Lobby, ViewKind::Lobby);
        let shown = content(&lobby);
        assert!(shown.starts_with(&format!("**{title}** · ")), "{shown}");
        let (_, words) =
            match_message(&lobby, ReactionMode::Reactions, Some(Arc::default())).picture.expect("the picture");
        assert!(words.starts_with(&format!("A lobby for {title}.")), "{words}");
        let running = in_match(edition, "always", Stage::Running, empty_table());
        let shown = content(&running);
        assert!(shown.starts_with(&format!("**{title}** · #12\n")), "{shown}");
        let shown = moved_message(&running).content;
        assert!(shown.contains(title) && !shown.contains("Hisss / Rainbow Snake"), "{shown}");
        let house_option = content(&in_match(edition, "complete", Stage::Running, empty_table()));
        let heading = format!("**{title}** · Claim on join: Only if complete (house rule) · #12\n");
        assert!(house_option.starts_with(&heading), "{house_option}");
    }
    // If a match cannot be read, its options might be missing.
    let mut unreadable = in_match("hisss", "always", Stage::Over, ViewKind::Lobby);
    unreadable.meta.options = Options::default();
    assert!(content(&unreadable).contains("Hisss / Rainbow Snake"));
}

#[test]
fn the_lobby_offers_other_numbers_of_rounds() {
    let info = rules::find("sssnake").expect("a game").info();
    let [one, each, twice] = ["One round", "2 rounds: one each", "4 rounds: two each"];
    for (now, shown, next) in [
        (-1, "2 rounds: each begins once", twice),
        (-2, "4 rounds: each begins twice", one),
        (1, one, each),
        (7, "7 rounds", each),
    ] {
        let mut lobby = View { game: info, ..view(two(), Stage::Lobby, ViewKind::Lobby) };
        lobby.meta.game = info.name.to_owned();
        lobby.meta.options = info.lobby_options();
        lobby.meta.options.insert_number("rounds", now);
        let message = match_message(&lobby, ReactionMode::Reactions, None);
        check(&message);
        assert!(text(&message).contains(&format!("- {shown}")), "{}", text(&message));
        let buttons = json(&message.components)[0].to_string();
        assert!(buttons.contains(&format!("\"label\":\"→ {next}\"")), "what a press changes: {buttons}");
    }
}

#[test]
fn the_lobby_offers_a_short_match_in_one_press() {
    let game = rules::find("snap").expect("a game").info();
    let lobby = |options: Options| {
        let mut lobby = view(two(), Stage::Lobby, ViewKind::Lobby);
        lobby.game = game;
        lobby.meta.game = game.name.to_owned();
        lobby.meta.options = options;
        let message = match_message(&lobby, ReactionMode::Reactions, None);
        check(&message);
        (text(&message), json(&message.components)[0].to_string())
    };
    let (content, buttons) = lobby(Options::defaults(game.options));
    let [whole, short] = ["To the end: about 11 minutes", "Short match: 120 turns, about 5 minutes"];
    assert!(content.contains(whole) && !content.contains("Turn limit"), "{content}");
    assert!(buttons.contains("match/zz/0/length") && buttons.contains("Short match: 120 turns"), "{buttons}");
    let mut gentle = Options::defaults(game.options);
    gentle.insert_number("turn_limit", 120);
    let (content, buttons) = lobby(gentle.clone());
    assert!(content.contains(short), "{content}");
    assert!(buttons.contains("match/zz/0/length") && buttons.contains("Play to the end"), "{buttons}");
    gentle.insert_number("show_ms", 4000);
    let (content, buttons) = lobby(gentle);
    assert!(content.contains("Short match: 120 turns, about 10 minutes"), "cards stay longer");
    assert!(content.contains("\n- Gentle: cards stay for 4 seconds\n"), "{content}");
    assert!(buttons.contains("→ Normal speed") && buttons.contains("→ Play to the end"), "{buttons}");
}

#[test]
fn a_lone_host_reads_why_the_match_cannot_start() {
    let start = |seats: Vec<Player>| {
        let message = match_message(&view(seats, Stage::Lobby, ViewKind::Lobby), ReactionMode::Reactions, None);
        check(&message);
        let rows = json(&message.components);
        rows.iter().map(Value::to_string).find(|row| row.contains("/start")).expect("the button Start")
    };
    let alone = start(two().split_off(1));
    assert!(alone.contains(r#""disabled":true"#) && alone.contains("as soon as somebody joins"), "{alone}");
    let together = start(two());
    assert!(together.contains(r#""disabled":false"#) && !together.contains("as soon as"), "{together}");
}

#[test]
fn only_an_open_lobby_has_a_picture() {
    let open = view(two(), Stage::Lobby, ViewKind::Lobby);
    assert!(lobby_scene(&open, &|_| None).is_some_and(|scene| scene.height > COVER_HEIGHT));
    let (_, words) = match_message(&open, ReactionMode::Reactions, Some(Arc::default())).picture.expect("the picture");
    assert!(words.ends_with("Players: 2, one of them a computer. Free seats: 6."), "{words}");
    assert_eq!(lobby_scene(&view(two(), Stage::Cancelled, ViewKind::Lobby), &|_| None), None);
}

#[test]
fn a_full_lobby_disables_join() {
    let seats = (0..8).map(|id| player(Occupant::User(UserId(id)), "x", 0)).collect();
    let message = match_message(&view(seats, Stage::Lobby, ViewKind::Lobby), ReactionMode::Reactions, None);
    check(&message);
    assert_eq!(json(&message.components)[0]["components"][0]["disabled"], true);
    assert!(!custom_ids(&message.components).iter().any(|id| id.ends_with("/select0") || id.ends_with("/remove")));
}

#[test]
fn a_lobby_names_the_invited_players_and_keeps_their_seats() {
    let mut lobby = view(two(), Stage::Lobby, ViewKind::Lobby);
    lobby.meta.reserved = (10..16).map(|user| Reservation { user: UserId(user), name: "B*n".to_owned() }).collect();
    let message = match_message(&lobby, ReactionMode::Reactions, Some(Arc::default()));
    check(&message);
    assert!(text(&message).contains("🟦 Hydra (computer, hard)\n✉️ B\\*n · invited\n"), "{}", text(&message));
    assert_eq!(message.mentioned_users, Vec::<UserId>::new());
    let (_, words) = message.picture.expect("the picture");
    assert!(words.ends_with("Free seats: 0. Reserved seats: 6."), "{words}");
    let ids = custom_ids(&message.components);
    assert!(ids.iter().any(|id| id.ends_with("/join")) && !ids.iter().any(|id| id.ends_with("/select0")), "{ids:?}");
    assert_ne!(json(&message.components)[0]["components"][0]["disabled"], true, "the invited players may join");
    lobby.meta.reserved.truncate(2);
    lobby.lobby_news = vec![Phrase::new("table-news-declined").with("player", "<@12>".to_owned())];
    let message = match_message(&lobby, ReactionMode::Reactions, None);
    assert!(custom_ids(&message.components).iter().any(|id| id.ends_with("/select0")), "computers take free seats");
    assert!(text(&message).contains("invited\n<@12> can’t join right now. The seat is free again.\n"));
    lobby.meta.location.detached = true;
    assert!(
        text(&match_message(&lobby, ReactionMode::Reactions, None)).contains("✉️ <@10> · invited\n"),
        "nobody is notified"
    );
}

#[test]
fn a_cancelled_lobby_has_no_buttons() {
    let message = match_message(&view(two(), Stage::Cancelled, ViewKind::Lobby), ReactionMode::Reactions, None);
    assert!(message.components.is_empty() && text(&message).contains("cancelled"), "{}", text(&message));
}

#[test]
fn a_running_match_shows_prompt_news_and_deadline() {
    let controls = Controls {
        prompt: Some(Phrase::new("table-news-back").with("player", Seat(0))),
        rows: Controls::button_rows(vec![Button::for_move("C1", Phrase::verbatim("A"))]),
        reactions: Vec::new(),
    };
    let news = vec![Phrase::new("news-resign").with("player", Seat(1))];
    let sentences = vec![Phrase::verbatim("First."), Phrase::verbatim("Second.")];
    let mut seats = two();
    seats[0].missed = 2;
    let message = match_message(
        &view(seats, Stage::Running, table(controls, news, sentences)),
        ReactionMode::Reactions,
        Some(Arc::default()),
    );
    check(&message);
    let above = "**nogame-title** · #12\n**▸ 🔴 Anna is back.**\n💤 Everybody is away. The match will be archived";
    assert!(message.content.starts_with(above), "{}", message.content);
    let below = "🔴 Anna (away, a computer plays) · 🟦 Hydra (computer, hard)\n- 🟦 Hydra gave up.";
    assert!(text(&message).ends_with(below), "{}", text(&message));
    assert_eq!(custom_ids(&message.components), ["match/zz/9/move:C1", "describe/zz", "more/zz"]);
    assert_eq!(message.picture.map(|(_, words)| words).as_deref(), Some("First. Second."));
}

#[test]
fn buttons_replace_impossible_reactions() {
    let snap = ClaimReaction { name: "snap", emoji: "🫰", label: Phrase::verbatim("Snap!") };
    let controls = Controls { reactions: vec![snap], ..Controls::default() };
    let view = view(two(), Stage::Running, table(controls, Vec::new(), Vec::new()));
    assert_eq!(custom_ids(&match_message(&view, ReactionMode::Reactions, None).components), ["describe/zz", "more/zz"]);
    let message = match_message(&view, ReactionMode::Forbidden, None);
    check(&message);
    assert_eq!(custom_ids(&message.components), ["match/zz/0/claim:snap", "describe/zz", "more/zz"]);
    assert!(text(&message).contains("Add Reactions"), "{}", text(&message));
    assert!(text(&match_message(&view, ReactionMode::Removed, None)).contains("were removed"));
}

#[test]
fn the_pointer_leads_to_the_new_message() {
    let message = moved_message(&view(two(), Stage::Running, ViewKind::Lobby));
    assert!(text(&message).contains("https://discord.com/channels/1/2/3"), "{}", text(&message));
    assert!(message.components.is_empty() && message.picture.is_none());
}

#[test]
fn the_newest_news_are_shown() {
    let shown = |length: usize| {
        let news = (0..12).map(|number| Phrase::verbatim(format!("{number} {}", "x".repeat(length)))).collect();
        let view = view(two(), Stage::Running, table(Controls::default(), news, Vec::new()));
        let message = match_message(&view, ReactionMode::Reactions, None);
        check(&message);
        let text = text(&message);
        (0..12).filter(|number| text.contains(&format!("- {number} x"))).collect::<Vec<_>>()
    };
    assert_eq!(shown(30), [8, 9, 10, 11], "four lines");
    assert_eq!(shown(60), [10, 11], "long lines leave fewer");
    assert_eq!(shown(3_000), [11], "at least one line");
}

#[test]
fn a_description_ends_with_a_whole_sentence() {
    let sentences: Vec<Phrase> = (0..9).map(|_| Phrase::verbatim(format!("{}.", "x".repeat(199)))).collect();
    let text = picture_description(Locale::En, &sentences, &[]);
    assert_eq!(text.matches("x.").count(), 5);
    assert!(text.ends_with(". … and 4 more") && utf16_len(&text) <= 1024, "{text}");
    let long = picture_description(Locale::En, &[Phrase::verbatim("x".repeat(5000))], &[]);
    assert_eq!(utf16_len(&long), 1024);
}

#[test]
fn buttons_and_options_have_known_emojis() {
    let piece = |art| Piece { art, color: Color::Red, rotation: Rotation::None };
    let button = |art| Button::for_move(art, Phrase::verbatim(art)).with_piece(piece(art));
    let choices = vec![button("known"), button("unknown")];
    let select = Row::Select(SelectMenu { placeholder: Phrase::verbatim("?"), choices });
    let rows = vec![Row::Buttons(vec![button("known"), button("unknown")]), select];
    let view = view(two(), Stage::Running, table(Controls { rows, ..Controls::default() }, Vec::new(), Vec::new()));
    let emojis = PieceEmojis::default();
    emojis.insert(piece("known"), EmojiId::new(42), "known_01234567");
    let emoji = |emojis: &PieceEmojis| {
        let message = super::match_message(&view, ReactionMode::Reactions, emojis, None);
        check_components(&message.components);
        let rows = json(&message.components);
        let [buttons, select, _describe] = &rows[..] else { panic!("three rows") };
        let bear = [buttons.pointer("/components"), select.pointer("/components/0/options")];
        bear.map(|list| {
            let list = list.and_then(Value::as_array).expect("a list");
            list.iter().map(|one| one.get("emoji").cloned()).collect::<Vec<_>>()
        })
    };
    let known = Some(json!({"id": "42", "name": "known_01234567"}));
    assert_eq!(emoji(&emojis), [vec![known.clone(), None], vec![known, None]]);
    emojis.clear();
    assert_eq!(emoji(&emojis), [vec![None, None], vec![None, None]]);
}

/// On a phone, a menu leaves no room for older news.
#[test]
fn a_table_with_a_menu_has_one_line_of_news() {
    let news = |rows: Vec<Row>| {
        let news = (0..3).map(|number| Phrase::verbatim(format!("News {number}."))).collect();
        let view = view(two(), Stage::Running, table(Controls { rows, ..Controls::default() }, news, Vec::new()));
        text(&match_message(&view, ReactionMode::Reactions, None)).matches("News").count()
    };
    assert_eq!(news(Vec::new()), 3);
    let choice = Button::for_move("a", Phrase::verbatim("a"));
    assert_eq!(news(vec![Row::Select(SelectMenu { placeholder: Phrase::verbatim("?"), choices: vec![choice] })]), 1);
}

#[test]
fn cutting_never_splits_a_character() {
    assert_eq!(truncate("abc", 3), "abc");
    assert_eq!(truncate("abcd", 3), "ab…");
    assert_eq!(truncate("🫰🫰🫰", 4), "🫰…");
    assert_eq!(truncate("a \u{2068}דניאל\u{2069} b", 7), "a \u{2068}דנ…\u{2069}", "a name stays isolated");
    assert_eq!(truncate("\u{2068}ד\u{2069} · abc", 7), "\u{2068}ד\u{2069} · …");
}

fn button(text: String) -> Button {
    Button { style: Style::Secondary, ..Button::for_move("A", Phrase::verbatim(text)) }
}

proptest! {
    #[test]
    fn messages_keep_the_limits_for_any_view(
        names in proptest::collection::vec(any::<String>(), 2..=8),
        texts in proptest::collection::vec("[^<@]{0,400}", 0..14),
        buttons in 0..40usize,
        choices in 0..40usize,
        stage in 0..3,
    ) {
        let seats = names.iter().enumerate().map(|(id, name)| player(Occupant::User(UserId(id as u64)), name, 3)).collect();
        let phrases: Vec<Phrase> = texts.iter().map(|text| Phrase::verbatim(text.clone())).collect();
        let label = |number: usize| texts.get(number).cloned().unwrap_or_default();
        let mut rows = Controls::button_rows((0..buttons).map(|number| button(label(number))).collect());
        let choice = |number| Button::for_draft("a/b", Phrase::verbatim(label(number)));
        rows.insert(0, Row::Select(SelectMenu { placeholder: Phrase::verbatim(label(0)), choices: (0..choices).map(choice).collect() }));
        let snap = ClaimReaction { name: "snap", emoji: "🫰", label: Phrase::verbatim(label(1)) };
        let controls = Controls { prompt: phrases.first().cloned(), rows, reactions: vec![snap] };
        let view = match stage {
            0 => view(seats, Stage::Lobby, ViewKind::Lobby),
            1 => view(seats, Stage::Running, table(controls, phrases.clone(), phrases)),
            _ => {
                let outcome = Outcome { winners: SeatSet::all(2), why: "x", lists: vec![("totals", vec![i64::MIN; names.len()])] };
                let kind = ViewKind::Result { scene: Scene::new(1), news: phrases.clone(), sentences: phrases, outcome, winners: SeatSet::EMPTY, ratings: MatchEffects::default() };
                view(seats, Stage::Over, kind)
            }
        };
        let message = match_message(&view, ReactionMode::Forbidden, None);
        check(&message);
        // The Describe button is missing only if the game has filled five rows, one more than it is allowed.
        prop_assert!(stage == 0 || buttons >= 20 || custom_ids(&message.components).iter().any(|id| id.starts_with("describe/")));
        for locale in Locale::ALL {
            let words = description_message(&view, locale, None).content;
            prop_assert!((1..=4000).contains(&utf16_len(&words)) || texts.is_empty());
        }
        let plain = text(&message).replace("@\u{2060}", "");
        prop_assert!(!plain.contains("@everyone") && !plain.contains("<@"), "{}", text(&message));
    }
}
