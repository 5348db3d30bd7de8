use super::*;
use crate::discord::message::description_message;
use crate::discord::message::tests::{check, custom_ids, json, match_message, player, table, text, two, view};
use crate::ids::UserId;
use crate::play::{Occupant, Player, ViewKind};
use contract::{Level, Record, SeatSet};
use rules::REGISTRY;
use test_support::test_data::records;

#[test]
fn users_see_how_many_agree_to_end_the_match() {
    let kind = || table(Controls::default(), Vec::new(), Vec::new());
    let shown = |agreement| {
        let view = View { offer_tally: agreement, ..view(two(), Stage::Running, kind()) };
        let message = match_message(&view, ReactionMode::Reactions, None);
        check(&message);
        (custom_ids(&message.components), json(&message.components)[0].to_string())
    };
    let (ids, buttons) = shown(VoteTally { key: "agree-end", agreed: 1, required: 2 });
    assert_eq!(ids, ["describe/zz", "more/zz", "command/agree/zz"], "a press that ends the match asks back");
    assert!(buttons.contains("End the match (1/2)"), "{buttons}");
    let (ids, _) = shown(VoteTally { key: "agree-end", agreed: 0, required: 2 });
    assert_eq!(ids, ["describe/zz", "more/zz", "match/zz/0/agree"]);
    let (ids, _) = shown(VoteTally { key: "ssserpent-board", agreed: 0, required: 1 });
    assert_eq!(ids, ["describe/zz", "more/zz", "match/zz/0/agree"], "other offers are accepted at once");
    assert_eq!(shown(VoteTally::default()).0, ["describe/zz", "more/zz"]);
}

#[test]
fn moves_are_disabled_while_only_computers_are_awaited() {
    let button = contract::Button::for_move("move", Phrase::verbatim("Turn".to_owned()));
    let kind = || {
        let controls = Controls { rows: vec![Row::Buttons(vec![button.clone()])], ..Controls::default() };
        table(controls, Vec::new(), Vec::new())
    };
    let disabled = |awaited: SeatSet| {
        let mut view = View { awaited, ..view(two(), Stage::Running, kind()) };
        view.meta.seats[1].occupant = Occupant::Computer(Level::Easy);
        json(&match_message(&view, ReactionMode::Reactions, None).components)[0]["components"][0]["disabled"] == true
    };
    assert!(disabled(Seat(1).into()), "the computer's turn");
    assert!(!disabled(Seat(0).into()), "the user's turn");
    assert!(!disabled(SeatSet::from(Seat(0)).with(Seat(1))), "both may move");
}

/// The button that makes the bot draw for the user is next to the Draw button. The button with which users draw for
/// themselves again is in the last row.
#[test]
fn users_leave_drawing_to_the_bot_and_take_it_back() {
    let draw = || contract::Button::for_move("draw", Phrase::verbatim("Draw".to_owned()));
    let shown = |auto_draw_offer| {
        let controls = Controls { rows: vec![Row::Buttons(vec![draw()])], ..Controls::default() };
        let running = view(two(), Stage::Running, table(controls, Vec::new(), Vec::new()));
        custom_ids(&match_message(&View { auto_draw_offer, ..running }, ReactionMode::Reactions, None).components)
    };
    let (on, off, rest) = ("match/zz/0/auto-draw:true", "match/zz/0/auto-draw:false", ["describe/zz", "more/zz"]);
    assert_eq!(shown(None), ["match/zz/9/move:draw", rest[0], rest[1]]);
    assert_eq!(shown(Some(true)), ["match/zz/9/move:draw", on, rest[0], rest[1]]);
    assert_eq!(shown(Some(false)), ["match/zz/9/move:draw", rest[0], rest[1], off]);
}

/// If the bot draws for a user, the news shows how much has happened since the user's last press.
#[test]
fn news_says_how_many_moves_it_leaves_out() {
    let said = |moves: usize, locale, draws| {
        let turn = |number: usize| Phrase::new("news-resign").with("player", Seat(number as u8 % 2));
        let kind = table(Controls::default(), (0..moves).map(turn).collect(), Vec::new());
        let mut running = view(two(), Stage::Running, kind);
        running.meta.locale = locale;
        running.meta.seats[0].auto_draws = draws;
        text(&match_message(&running, ReactionMode::Reactions, None))
    };
    assert!(!said(7, Locale::En, None).contains("more"));
    assert!(!said(4, Locale::En, Some(0)).contains("more"));
    let seven = said(7, Locale::En, Some(0));
    assert!(seven.contains("\n- … and 4 more\n") && seven.matches("gave up").count() == 3, "{seven}");
}

/// A user's achievement stays in the news, however many computer moves follow. This news fills four lines on a phone.
#[test]
fn highlights_stay_in_the_news() {
    let taken = event_of("hisss", "claim", 0).with("cards", 9_usize);
    let turn = |seat: u8| {
        let card = Phrase::new("hisss-a-tail").with("colour", "green".to_owned());
        event_of("hisss", "add", seat).with("card", card).with("cards", 9_usize)
    };
    let news: Vec<Phrase> = std::iter::once(taken.clone()).chain((0..9).map(|number| turn(1 + number % 3))).collect();
    let lines = |highlights: &[Phrase], counts_rest| {
        let view = View { highlights: highlights.to_vec(), ..four(Locale::En) };
        news_lines(&NamedView::new(&view), &news, MAX_NEWS, counts_rest)
    };
    let laid = |sign| format!("- {sign} laid a green tail (9 cards)");
    assert_eq!(lines(&[], false), [laid("💚"), laid("🟦"), laid("⭐"), laid("💚")]);
    assert_eq!(
        lines(std::slice::from_ref(&taken), false),
        ["- 🔴 took the snake".to_owned(), laid("🟦"), laid("⭐"), laid("💚")]
    );
    let counted = ["- 🔴 took the snake".to_owned(), "- … and 7 more".to_owned(), laid("⭐"), laid("💚")];
    assert_eq!(lines(&[taken], true), counted);
    let long = vec![Phrase::verbatim("x".repeat(60)); 3];
    let lines = news_lines(&NamedView::new(&four(Locale::En)), &long, MAX_NEWS, true);
    assert_eq!(lines.len(), 2, "{lines:?}");
}

/// The button to stop or pause the match appears only after a user has proposed it.
#[test]
fn users_see_how_many_ask_to_stop_or_pause_the_match() {
    let kind = || table(Controls::default(), Vec::new(), Vec::new());
    let shown = |agreed| {
        let stop_tally = VoteTally { key: "agree-stop", agreed, required: 2 };
        let pause_tally = VoteTally { key: "agree-pause", agreed, required: 2 };
        let asked = View { stop_tally, pause_tally, ..view(two(), Stage::Running, kind()) };
        let message = match_message(&asked, ReactionMode::Reactions, None);
        check(&message);
        (custom_ids(&message.components), json(&message.components)[0].to_string())
    };
    assert_eq!(shown(0).0, ["describe/zz", "more/zz"]);
    let (ids, buttons) = shown(1);
    assert_eq!(ids, ["describe/zz", "more/zz", "match/zz/0/propose:stop", "match/zz/0/propose:pause"]);
    assert!(buttons.contains("Stop without a winner (1/2)"), "{buttons}");
    assert!(buttons.contains("Pause (1/2)"), "{buttons}");
}

/// On a phone, about thirty characters fit next to Describe and More.
#[test]
fn labels_of_agreements_are_short() {
    for locale in Locale::ALL {
        for key in ["agree-end", "agree-stop", "agree-pause", "ssserpent-board"] {
            let label = Phrase::new(format!("{key}-button")).with("agreed", 1_usize).with("required", 8_usize);
            let label = say(locale, &label, &[]);
            assert!(label.chars().count() <= 28 && label.contains("1/8"), "{label}");
        }
    }
}

#[test]
fn archived_and_abandoned_matches_say_so() {
    let mut archived = view(two(), Stage::Archived, table(Controls::default(), Vec::new(), Vec::new()));
    archived.meta.deadline = None;
    let message = match_message(&archived, ReactionMode::Reactions, None);
    check(&message);
    assert!(text(&message).contains("💤 Archived") && text(&message).contains("/game continue"), "{}", text(&message));
    assert_eq!(custom_ids(&message.components), ["match/zz/0/resume", "describe/zz", "more/zz"]);
    archived.meta.seats[0].wants_pause = true;
    let message = match_message(&archived, ReactionMode::Reactions, None);
    assert!(text(&message).contains("⏸️ Paused") && !text(&message).contains("Archived"), "{}", text(&message));
    let words = description_message(&archived, Locale::En, None).content;
    assert!(words.starts_with("⏸️ Paused. Any player in this match can continue it"), "{words}");

    let away = vec![
        player(Occupant::User(UserId(7)), "Anna", Player::MISSED_UNTIL_AWAY),
        player(Occupant::Computer(Level::Hard), "1", 0),
    ];
    let waiting = match_message(
        &view(away, Stage::Running, table(Controls::default(), Vec::new(), Vec::new())),
        ReactionMode::Reactions,
        None,
    );
    assert!(
        text(&waiting).contains("💤 Everybody is away") && text(&waiting).contains("<t:60:R>"),
        "{}",
        text(&waiting)
    );
}

/// Returns a view of a match between four users, in this language.
fn four(locale: Locale) -> View {
    let names = ["Anna", "Ben", "Chloé", "Dai"];
    let seats = (0..).zip(names).map(|(id, name)| player(Occupant::User(UserId(id)), name, 0)).collect();
    let mut view = view(seats, Stage::Running, ViewKind::Lobby);
    view.meta.locale = locale;
    view
}

/// Returns a Sssnake news event about this seat.
fn event(name: &str, seat: u8) -> Phrase {
    event_of("sssnake", name, seat)
}

fn event_of(game: &str, name: &str, seat: u8) -> Phrase {
    Phrase::new(format!("{game}-news-{name}")).with("player", Seat(seat))
}

fn placed(seat: u8, missing: usize) -> Phrase {
    let card = "curve".to_owned();
    event("place", seat).with("card", card).with("missing", missing).with("forced", 0_usize).with("owner", Seat(seat))
}

#[test]
fn a_turn_is_one_line_and_a_rounds_end_another() {
    let straight = || "straight".to_owned();
    let news = [
        event("roll", 2).with("die", 3_usize),
        placed(2, 5),
        placed(2, 4),
        event("give", 2).with("to", Seat(3)).with("card", straight()),
        event("return", 3).with("to", Seat(2)).with("card", straight()),
        event("complete", 2).with("card", straight()).with("forced", 1_usize),
        Phrase::new("sssnake-news-score")
            .with("rounds", 1_usize)
            .with("round", 1_usize)
            .with("points", Vec::<Phrase>::new()),
        event("round", 2).with("rounds", 3_usize).with("round", 2_usize),
    ];
    let english = [
        "- ⭐ rolled 3, laid 2 (needs 4 more cards), gave 💚 a straight",
        "- 💚 gave the straight back to ⭐",
        "- ⭐ laid a straight: complete!",
        "- The round is over.",
        "- Round 2 of 3: ⭐ Chloé begins.",
    ];
    let in_two_messages = |locale| {
        [&news[..5], &news[5..]].map(|news| news_lines(&NamedView::new(&four(locale)), news, MAX_NEWS, false)).concat()
    };
    assert_eq!(in_two_messages(Locale::En), english);
    let french = [
        "- ⭐ fait 3, pose 2 cartes (il manque 4 cartes), donne une ligne droite à 💚",
        "- 💚 rend la ligne droite à ⭐",
        "- ⭐ pose une ligne droite\u{a0}: complet\u{202f}!",
        "- La manche est finie.",
        "- Manche 2 sur 3\u{a0}: ⭐ Chloé commence.",
    ];
    assert_eq!(in_two_messages(Locale::Fr), french);
    // All news would fill six lines on a phone, so the message omits the first turn.
    assert_eq!(news_lines(&NamedView::new(&four(Locale::En)), &news, MAX_NEWS, false), english[1..]);
}

#[test]
fn a_card_is_named_once_in_a_line() {
    let news = ["draw", "add", "claim"].map(|name| {
        let card = Phrase::new("hisss-a-tail").with("colour", "green".to_owned());
        Phrase::new(format!("hisss-news-{name}")).with("player", Seat(0)).with("card", card).with("cards", 9_usize)
    });
    assert_eq!(
        news_lines(&NamedView::new(&four(Locale::En)), &news, MAX_NEWS, false),
        ["- 🔴 drew a green tail, laid it (9 cards), took the snake"]
    );
    assert_eq!(
        news_lines(&NamedView::new(&four(Locale::En)), &news[1..], MAX_NEWS, false),
        ["- 🔴 laid a green tail (9 cards), took the snake"]
    );
}

#[test]
fn other_news_keep_their_sentences() {
    let news = [0, 0, 1].map(|seat| Phrase::new("news-resign").with("player", Seat(seat)));
    assert_eq!(
        news_lines(&NamedView::new(&four(Locale::En)), &news, MAX_NEWS, false),
        ["- 🔴 Anna gave up.", "- 🔴 Anna gave up.", "- 🟦 Ben gave up."]
    );
}

/// After eight turns by two players, the message still has at most four lines of news.
#[test]
fn a_message_has_at_most_four_lines_of_news() {
    let turn = |seat| [event("roll", seat).with("die", 2_usize), placed(seat, 5), placed(seat, 4)];
    let news = (0..8).flat_map(|number| turn(number % 2)).collect();
    let message = match_message(
        &view(two(), Stage::Running, table(Controls::default(), news, Vec::new())),
        ReactionMode::Reactions,
        None,
    );
    check(&message);
    let line = |sign| format!("- {sign} rolled 2, laid 2 (needs 4 more cards)");
    let expected = [line("🔴"), line("🟦"), line("🔴"), line("🟦")];
    assert!(
        text(&message).ends_with(&format!("Hydra (computer, hard)\n{}", expected.join("\n"))),
        "{}",
        text(&message)
    );
}

/// No word is missing in the short lines of news, in any game or language.
#[test]
fn lines_of_recorded_matches_have_no_gaps() {
    for game in REGISTRY {
        for (file, record) in records(*game).into_iter().filter(|(_, record)| record.outcome.is_some()) {
            for locale in Locale::ALL {
                let news = told(*game, &record);
                for line in
                    news.chunks(2).flat_map(|news| news_lines(&NamedView::new(&four(locale)), news, MAX_NEWS, false))
                {
                    let gap = ["{", "-turn-", "-news-", "  "].into_iter().find(|gap| line.contains(gap));
                    assert_eq!(gap, None, "{line} in {}", file.display());
                }
            }
        }
    }
}

fn told(game: &dyn contract::Game, record: &Record) -> Vec<Phrase> {
    let mut news = Vec::new();
    replay::replay_steps(game, record, usize::MAX, |_, event, _| news.extend(event.news))
        .expect("a record that can be followed");
    news
}
