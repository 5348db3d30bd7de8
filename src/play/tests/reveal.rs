//! Tests how long cards stay on the table in Snap and Slap, turns that are delayed until then, and claims by removing a
//! reaction.

use super::fakes::{How, TestTable, ms, test_user, user_error};
use super::*;
use crate::ids::{MatchId, UserId};
use contract::Options;

const SLAP: &str = "👋";

/// Opens a match between Anna and Ben in which cards stay on the table for a while, then shows its first picture.
async fn unhurried(test: &TestTable, game: &str, turn_limit: i64) -> MatchId {
    let set = |new_match: &mut NewMatch| {
        new_match.options = Options::defaults(new_match.game.info().options);
        new_match
            .options
            .set(new_match.game.info().options, "turn_limit", &turn_limit.to_string())
            .expect("an allowed limit");
    };
    let id = test.open_as(game, set).await.expect("it opens");
    test.press(UserId(2), id, Command::Join).await.expect("a free seat");
    test.press(UserId(1), id, Command::Start).await.expect("two are enough");
    test.shown(id).await;
    test.quiet().await;
    id
}

/// Opens a Slap match and plays until an elephant is on top.
async fn with_elephant(test: &TestTable) -> MatchId {
    let id = unhurried(test, "slap", 0).await;
    while !test.open_claim(id, "slap") {
        test.advance_quietly(ms(1_500), ms(10)).await;
        let (user, turn) = test.next_move(id).await;
        test.press(user, id, turn).await.expect("a turn");
        test.shown(id).await;
        test.quiet().await;
    }
    id
}

/// An early press of *Turn* gets a deferred response at once, and the turn is delayed. Each picture has at most one
/// delayed turn. When the card has been shown long enough, the bot turns the next card and shows it in that response.
#[tokio::test]
async fn an_early_turn_is_kept_until_everybody_has_seen_the_card() {
    let test = TestTable::new();
    let id = unhurried(&test, "snap", 0).await;
    let (user, turn) = test.next_move(id).await;
    let (first, second) = (test.token(), test.token());
    test.clock.advance(ms(100));
    test.press_with(user, id, turn.clone(), first.clone()).await.expect("it is kept");
    test.quiet().await;
    assert_eq!((test.steps(id).len(), test.presenter.deferred.lock().clone()), (1, vec![first.id]));
    test.press_with(user, id, turn, second).await.expect("one is kept already");
    test.quiet().await;
    assert_eq!(test.presenter.deferred.lock().len(), 1, "the second press shows the same picture");
    test.clock.advance(ms(1_399));
    test.quiet().await;
    assert_eq!(test.steps(id).len(), 1);
    test.clock.advance(ms(1));
    test.quiet().await;
    assert_eq!(test.last_step(id)["do"], "turn");
    assert_eq!(test.store.match_of_interaction(first.id).await.expect("the store works"), Some(id), "the press counts");
    let (how, view) = test.presenter.history().pop().expect("it is shown");
    assert!(how == How::Response && view.meta.version == test.store.saved(id).meta.version);
}

/// The player's time does not run out while a turn is delayed. If Discord does not accept a picture within 5 seconds,
/// the picture counts as seen from then on.
#[tokio::test]
async fn a_kept_turn_does_not_lapse_and_waits_five_seconds_for_discord() {
    let test = TestTable::new();
    let id = unhurried(&test, "snap", 0).await;
    test.clock.advance(ms(1_500));
    test.presenter.hold();
    let (user, turn) = test.next_move(id).await;
    test.press(user, id, turn).await.expect("a turn");
    test.quiet().await;
    let steps = test.steps(id).len();
    let view = test.matches.match_view(id).await.expect("it runs");
    let (user, turn) = test.a_move_of(&view);
    test.press(user, id, turn).await.expect("it is kept");
    test.advance_quietly(ms(6_490), ms(10)).await;
    assert_eq!(test.steps(id).len(), steps, "nobody has seen the card");
    test.advance_quietly(ms(20), ms(10)).await;
    assert_eq!(test.steps(id).len(), steps + 1, "after 5 s the picture counts as seen, and lies for 1.5 s");
    assert!(test.store.saved(id).meta.seats.iter().all(|player| player.missed == 0));
}

/// A player who turns a card right after each picture cannot prevent slaps by the other player. Every card stays for
/// 1.5 s. During the next card's grace period, a slap still counts for the previous card.
#[tokio::test]
async fn nobody_buries_a_card() {
    let test = TestTable::new();
    let id = unhurried(&test, "slap", 0).await;
    let mut judged = 0;
    while judged < 3 {
        let (user, turn) = test.next_move(id).await;
        test.press(user, id, turn).await.expect("pressed at once");
        test.quiet().await;
        test.advance_quietly(ms(1_500), ms(10)).await;
        test.shown(id).await;
        test.quiet().await;
        if !test.open_claim(id, "slap") {
            continue;
        }
        // A player presses Turn 100 ms after the picture, and Ben slaps at 700 ms.
        let (user, turn) = test.next_move(id).await;
        test.clock.advance(ms(100));
        test.press(user, id, turn).await.expect("it is kept");
        test.advance_quietly(ms(600), ms(10)).await;
        test.claim(id, UserId(2), SLAP).await;
        let step = test.last_step(id);
        assert_eq!((&step["do"], &step["right"], &step["by"]), (&"slap".into(), &true.into(), &1.into()), "{step}");
        judged += 1;
    }
}

/// If the match moves to a new message, claims on the old message count until the next card.
#[tokio::test]
async fn a_claim_on_the_message_before_a_move_counts() {
    let test = TestTable::new();
    let id = with_elephant(&test).await;
    let location = || test.store.saved(id).meta.location.message.expect("it is shown");
    let old = location();
    test.clock.advance(ms(300));
    test.command(UserId(1), Command::Repost).await.expect("it moves");
    test.quiet().await;
    assert_ne!(location(), old);
    test.clock.advance(ms(300));
    let slap = |arrived_at| ReactionEvent {
        user: UserId(2),
        message: old,
        emoji: SLAP.to_owned(),
        arrived_at,
        removed: false,
        gateway_event: None,
    };
    test.matches.handle_reaction(slap(test.clock.now()));
    test.quiet().await;
    let step = test.last_step(id);
    assert_eq!((&step["right"], &step["by"], &step["ms"]), (&true.into(), &1.into(), &600.into()), "{step}");
    // After the next card, claims on the old message no longer count.
    test.advance_quietly(ms(1_500), ms(10)).await;
    let (user, turn) = test.next_move(id).await;
    test.press(user, id, turn).await.expect("a turn");
    test.quiet().await;
    assert_eq!(test.matches.actors.message_index.match_shown_in(old), None);
}

/// A user moves the match to a new message, and could delete the former message before anybody else looks at the new
/// message. So the new message accepts claims only after the card's full time.
#[tokio::test]
async fn the_message_after_a_move_accepts_claims_only_after_the_cards_time() {
    let test = TestTable::new();
    let id = with_elephant(&test).await;
    test.clock.advance(ms(300));
    test.command(UserId(1), Command::Repost).await.expect("it moves");
    test.quiet().await;
    let steps = test.steps(id).len();
    test.clock.advance(ms(1_100));
    test.claim(id, UserId(1), SLAP).await;
    assert_eq!(test.steps(id).len(), steps, "too early");
    test.clock.advance(ms(200));
    test.claim(id, UserId(2), SLAP).await;
    let step = test.last_step(id);
    assert_eq!((&step["right"], &step["by"]), (&true.into(), &1.into()), "{step}");
}

/// A user deletes the channel, and continues the match in another channel. This user may have seen the current cards
/// before the others, so nobody can win them.
#[tokio::test]
async fn cards_of_a_deleted_channel_can_no_longer_be_won() {
    let test = TestTable::new();
    let id = with_elephant(&test).await;
    let steps = test.steps(id).len();
    test.matches.channel_deleted(test.store.saved(id).meta.location.channel);
    test.quiet().await;
    test.command_in(ChannelId(8), UserId(1), Command::Resume).await.expect("it continues");
    test.quiet().await;
    test.clock.advance(ms(2_000));
    test.claim(id, UserId(1), SLAP).await;
    assert_eq!(test.steps(id).len(), steps);
}

/// A turn that is delayed until everybody has seen the card is carried out, although the match moves in the meantime.
#[tokio::test]
async fn a_kept_turn_survives_a_move() {
    let test = TestTable::new();
    let id = with_elephant(&test).await;
    let steps = test.steps(id).len();
    let (user, turn) = test.next_move(id).await;
    test.press(user, id, turn).await.expect("it is kept");
    test.command(UserId(1), Command::Repost).await.expect("it moves");
    test.quiet().await;
    assert_eq!(test.steps(id).len(), steps, "the card still lies");
    test.advance_quietly(ms(1_600), ms(100)).await;
    assert_eq!(test.last_step(id)["do"], "turn");
}

/// If a user deletes the message, nobody can win the current cards: that user has already seen them, and others may not
/// have.
#[tokio::test]
async fn a_deleted_message_leaves_nothing_to_claim() {
    let test = TestTable::new();
    let id = with_elephant(&test).await;
    let steps = test.steps(id).len();
    test.delete_message(id);
    test.quiet().await;
    test.clock.advance(ms(700));
    test.claim(id, UserId(1), SLAP).await;
    assert_eq!(test.steps(id).len(), steps);
    let view = test.matches.match_view(id).await.expect("it runs");
    let ViewKind::Running { news, .. } = view.kind else { panic!("it runs") };
    assert!(news.iter().any(|phrase| phrase.key == "table-news-message-gone-claims"), "{news:?}");
}

/// The message is deleted before it shows the next card. Nobody knows that card, so everybody can win it in the new
/// message.
#[tokio::test]
async fn a_card_that_the_deleted_message_has_not_shown_can_be_won() {
    let test = TestTable::new();
    let id = with_elephant(&test).await;
    *test.presenter.deleted.lock() = test.store.saved(id).meta.location.message;
    test.advance_quietly(ms(1_500), ms(10)).await;
    let (user, turn) = test.next_move(id).await;
    test.press(user, id, turn).await.expect("a turn");
    let view = test.shown(id).await;
    let ViewKind::Running { news, .. } = view.kind else { panic!("it runs") };
    let keys: Vec<_> = news.iter().map(|phrase| &*phrase.key).collect();
    assert!(keys.contains(&"table-news-message-gone"), "{keys:?}");
    assert!(!keys.contains(&"table-news-message-gone-claims"), "{keys:?}");
}

/// From people's correct claims, even those that came second, computers learn how fast people react.
#[tokio::test]
async fn computers_learn_how_fast_people_claim() {
    let test = TestTable::new();
    let id = with_elephant(&test).await;
    test.clock.advance(ms(1_200));
    test.claim(id, UserId(1), SLAP).await;
    test.clock.advance(ms(200));
    test.claim(id, UserId(2), SLAP).await;
    let median = |user| test.matches.actors.claim_times.claim_pace([UserId(user)].into_iter(), "slap").median_ms;
    // The phones had shown the picture for 700 and 900 ms. The median also includes one typical claim of 650 ms.
    assert_eq!((median(1), median(2)), (675, 775));
}

/// The turn limit does not end the match before the last card can be claimed, even across a restart.
#[tokio::test]
async fn the_end_by_turn_limit_waits_for_the_last_card() {
    for restarted in [false, true] {
        let test = TestTable::new();
        let id = unhurried(&test, "snap", 1).await;
        test.clock.advance(ms(1_500));
        let (user, turn) = test.next_move(id).await;
        test.press(user, id, turn).await.expect("the last turn");
        test.shown(id).await;
        test.quiet().await;
        let test = if restarted { TestTable::over(test.store.clone()) } else { test };
        if restarted {
            test.matches.resume().await;
            test.quiet().await;
        }
        test.advance_quietly(ms(1_490), ms(10)).await;
        assert_eq!(test.store.saved(id).meta.stage, Stage::Running);
        test.advance_quietly(ms(20), ms(10)).await;
        let saved = test.store.saved(id);
        assert_eq!(saved.steps.last().expect("a step")["do"], "limit", "restarted: {restarted}");
        assert_eq!(
            (saved.meta.stage, &saved.meta.outcome.expect("it is over")["why"]),
            (Stage::Over, &"turn-limit".into())
        );
    }
}

/// Removing a reaction is a claim only if the addition was right. So a player cannot add a reaction when nothing is at
/// stake, or pay for a wrong claim, and remove it blindly after each card.
#[tokio::test]
async fn an_ignored_reaction_gives_no_free_shot() {
    let test = TestTable::new();
    let id = test.live_and_shown("slap", 0).await;
    let message = test.store.saved(id).meta.location.message.expect("it is shown");
    let react = |emoji: &str, removed| ReactionEvent {
        user: UserId(2),
        message,
        emoji: emoji.to_owned(),
        arrived_at: test.clock.now(),
        removed,
        gateway_event: None,
    };
    // A slap on the empty pile is ignored.
    test.matches.handle_reaction(react(SLAP, false));
    test.quiet().await;
    test.turn_until_open(id, "slap").await;
    test.clock.advance(ms(500));
    let steps = test.steps(id).len();
    test.matches.handle_reaction(react(SLAP, true));
    test.quiet().await;
    assert_eq!(test.steps(id).len(), steps, "taking it off is ignored");
    test.matches.handle_reaction(react(SLAP, false));
    test.quiet().await;
    assert_eq!(test.last_step(id)["right"], true, "adding it again counts");
    test.turn_until_open(id, "slap").await;
    test.clock.advance(ms(500));
    test.matches.handle_reaction(react(SLAP, true));
    test.quiet().await;
    assert_eq!(test.last_step(id)["right"], true, "the adding before was right");
    test.turn(id).await;
    while test.open_claim(id, "slap") {
        test.turn(id).await;
    }
    test.clock.advance(ms(500));
    test.matches.handle_reaction(react(SLAP, false));
    test.quiet().await;
    assert_eq!(test.last_step(id)["right"], false, "no elephant");
    test.turn_until_open(id, "slap").await;
    test.clock.advance(ms(500));
    let steps = test.steps(id).len();
    test.matches.handle_reaction(react(SLAP, true));
    test.quiet().await;
    assert_eq!(test.steps(id).len(), steps, "the adding before was wrong");
}

/// In Snap, a call that comes second costs nothing, and its removal is a claim. A wrong call can be removed, but not as
/// a claim.
#[tokio::test]
async fn a_late_call_can_be_removed_as_a_claim_and_a_wrong_one_cannot() {
    let test = TestTable::new();
    let id = test.live_and_shown("snap", 0).await;
    let react = |user, removed| {
        let message = test.store.saved(id).meta.location.message.expect("it is shown");
        let arrived_at = test.clock.now();
        test.matches.handle_reaction(ReactionEvent {
            user,
            message,
            emoji: "🫰".to_owned(),
            arrived_at,
            removed,
            gateway_event: None,
        });
        test.quiet()
    };
    test.clock.advance(ms(500));
    react(UserId(2), false).await;
    assert_eq!(test.last_step(id)["right"], false, "the table is empty");
    test.turn_until_open(id, "snap").await;
    test.clock.advance(ms(500));
    let steps = test.steps(id).len();
    react(UserId(2), true).await;
    assert_eq!(test.steps(id).len(), steps, "the adding before was wrong");
    react(UserId(1), false).await;
    react(UserId(2), false).await;
    assert_eq!(test.steps(id).len(), steps + 1, "Ben is second");
    test.turn_until_open(id, "snap").await;
    test.clock.advance(ms(500));
    react(UserId(2), true).await;
    let step = test.last_step(id);
    assert_eq!((&step["by"], &step["right"]), (&1.into(), &true.into()), "adding it was just too late");
}

/// The emoji counts in every skin tone, and adding and removing are tracked separately for each tone. Of the tones that
/// a user adds to one picture, only the last can be removed as a claim.
#[tokio::test]
async fn each_skin_tone_is_a_reaction_of_its_own() {
    let test = TestTable::new();
    let id = test.live_and_shown("slap", 0).await;
    let message = test.store.saved(id).meta.location.message.expect("it is shown");
    let react = |user: UserId, emoji: &str, removed| {
        let (emoji, arrived_at) = (emoji.to_owned(), test.clock.now());
        test.matches.handle_reaction(ReactionEvent { user, message, emoji, arrived_at, removed, gateway_event: None });
        test.quiet()
    };
    let next_elephant = async || {
        test.turn_until_open(id, "slap").await;
        test.clock.advance(ms(500));
        test.steps(id).len()
    };
    let (anna, ben) = (UserId(1), UserId(2));
    for (emoji, removed) in [("👋🏽", false), ("👋\u{FE0F}", false), ("👋🏽", true), ("👋", true)] {
        // Anna and Ben take turns at claiming; otherwise, one of them would soon have all cards.
        for (user, emoji) in [(ben, emoji), (anna, if removed { "👋🏿" } else { "👋🏻" })] {
            next_elephant().await;
            react(user, emoji, removed && user == ben).await;
            let step = test.last_step(id);
            assert_eq!((&step["by"], &step["right"]), (&(user.0 - 1).into(), &true.into()), "{emoji}, {removed}");
        }
    }
    next_elephant().await;
    for emoji in ["👋", "👋🏼", "👋🏽"] {
        react(ben, emoji, false).await;
    }
    assert_eq!(test.last_step(id)["right"], true, "the others are too late for the same elephant");
    let steps = next_elephant().await;
    react(ben, "👋", true).await;
    react(ben, "👋🏼", true).await;
    assert_eq!(test.steps(id).len(), steps, "a later tone is added to the same picture");
    react(ben, "👋🏽", true).await;
    assert_eq!(test.steps(id).len(), steps + 1, "it was the last one");
}

#[tokio::test]
async fn the_host_chooses_a_gentle_match_in_the_lobby() {
    let test = TestTable::new();
    let id = test.open("snap", 0).await.expect("it opens");
    let show_ms = || test.store.saved(id).meta.options.number("show_ms");
    test.press(UserId(1), id, Command::Gentle).await.expect("the host may");
    assert_eq!(show_ms(), 4_000);
    test.press(UserId(1), id, Command::Gentle).await.expect("and back");
    assert_eq!(show_ms(), 1_500);
    test.press(UserId(2), id, Command::Join).await.expect("a free seat");
    assert_eq!(user_error(test.press(UserId(2), id, Command::Gentle).await), "table-only-host");
}

/// An orderly shutdown first carries out the delayed turns. A later early press is left to the next process: it is not
/// answered, and its event never counts as handled.
#[tokio::test]
async fn an_orderly_end_forgets_no_early_turn() {
    let test = TestTable::new();
    let id = unhurried(&test, "snap", 0).await;
    let (user, turn) = test.next_move(id).await;
    test.press(user, id, turn).await.expect("it is kept");
    let matches = Arc::clone(&test.matches);
    let finishing = tokio::spawn(async move { matches.finish_delayed_moves().await });
    test.advance_quietly(ms(1_490), ms(10)).await;
    assert!(!finishing.is_finished() && test.steps(id).len() == 1, "everybody sees the card for its time");
    test.advance_quietly(ms(20), ms(10)).await;
    finishing.await.expect("no panic");
    assert_eq!(test.last_step(id)["do"], "turn");
    let (user, turn) = test.next_move(id).await;
    let (handling, deferred) = (Arc::new(()), test.presenter.deferred.lock().len());
    let event_id = EventId { session: "a".into(), sequence: 7 };
    let event = GatewayEvent { id: event_id, replayed: false, handling_guard: handling.clone() };
    let message = test.store.saved(id).meta.location.message;
    let request = Request::new(test_user(user), turn, test.token());
    test.matches
        .press(id, Request { message, gateway_event: Some(event), ..request })
        .await
        .expect("nobody is told anything");
    test.matches.close().await;
    assert_eq!(test.presenter.deferred.lock().len(), deferred, "it is not answered");
    assert!(Arc::strong_count(&handling) > 1, "Discord sends it again");
}
