//! Tests commands about a channel's matches: who may stop a match, which match a command means, and whom a host may
//! remove.

use std::time::Duration;

use super::fakes::{TestTable, test_user, user_error};
use super::*;
use crate::ids::{ChannelId, MatchId, UserId};
use contract::Seat;

/// Plays until both users have made a move.
async fn both_move(test: &TestTable, id: MatchId) {
    let mut moved = std::collections::BTreeSet::new();
    while moved.len() < 2 {
        let (user, play) = test.next_move(id).await;
        test.press(user, id, play).await.expect("a legal move");
        moved.insert(user);
    }
}

fn stopped_by(view: &View) -> Vec<&Phrase> {
    let ViewKind::Result { news, .. } = &view.kind else { panic!("the match is over") };
    news.iter().filter(|news| news.key.starts_with("table-news-stopped")).collect()
}

/// A refusal names the current turn only in the match's own channel. Elsewhere, nobody sees the position.
#[tokio::test]
async fn a_refusal_elsewhere_names_no_position() {
    let test = TestTable::new();
    let id = test.live("hisss", 0).await;
    let position = async |channel| {
        let request = Request::new(test_user(UserId(9)), Command::Decline, test.token());
        match test.matches.run_command_on(id, Request { channel: Some(ChannelId(channel)), ..request }).await {
            Err(Error::User(error)) => error.position,
            other => panic!("{other:?}"),
        }
    };
    let here = test.store.saved(id).meta.location.channel.0;
    assert!(position(here).await.is_some() && position(99).await.is_none());
}

/// Once every user has moved, even the host can stop the match only if everybody agrees.
#[tokio::test]
async fn once_everybody_has_played_a_match_stops_only_by_agreement() {
    let test = TestTable::new();
    let id = test.live("hisss", 1).await;
    assert_eq!(user_error(test.command(UserId(2), Command::Stop).await), "needs-agreement", "Ben is not the host");
    both_move(&test, id).await;
    assert_eq!(user_error(test.command(UserId(1), Command::Stop).await), "needs-agreement");
    assert_eq!(user_error(test.command(UserId(9), Command::Stop).await), "table-stranger");
    assert_eq!(test.shown(id).await.stop_tally.agreed, 0);
    test.command(UserId(1), Command::Propose(Proposal::Stop)).await.expect("Anna plays");
    for again in [Command::Stop, Command::Propose(Proposal::Stop)] {
        let Err(Error::User(asked)) = test.command(UserId(1), again).await else { panic!("she has asked") };
        let counts = [("agreed", 1_i64.into()), ("required", 2_i64.into())];
        assert_eq!((&*asked.phrase.key, &asked.phrase.args[..]), ("table-stop-asked", &counts[..]));
    }
    let counts = |agreed| VoteTally { key: "agree-stop", agreed, required: 2 };
    assert_eq!(test.shown(id).await.stop_tally, counts(1));
    let second = TestTable::over(test.store.clone());
    second.matches.resume().await;
    assert_eq!(second.shown(id).await.stop_tally, counts(1), "the request is stored");
    second.press(UserId(1), id, Command::Propose(Proposal::Stop)).await.expect("Anna withdraws her request");
    assert_eq!(second.shown(id).await.stop_tally, counts(0));
    second.press(UserId(2), id, Command::Propose(Proposal::Stop)).await.expect("Ben wants it");
    assert_eq!(user_error(second.press(UserId(9), id, Command::Propose(Proposal::Stop)).await), "table-stranger");
    assert_eq!(second.store.saved(id).meta.stage, Stage::Running);
    second.press(UserId(1), id, Command::Propose(Proposal::Stop)).await.expect("both want it");
    assert_eq!(second.store.saved(id).meta.outcome.expect("it is over")["why"], "stop");
    assert!(second.store.finished.lock().is_empty(), "the match does not count");
}

#[tokio::test]
async fn the_host_stops_a_match_before_everybody_has_played() {
    let test = TestTable::new();
    let id = test.live("hisss", 0).await;
    let (user, play) = test.next_move(id).await;
    test.press(user, id, play).await.expect("a legal move");
    test.command(UserId(1), Command::ConfirmStop).await.expect("the host may");
    let view = test.shown(id).await;
    assert_eq!(stopped_by(&view)[0].args, [("player", Seat(0).into())]);
}

#[tokio::test]
async fn a_server_leaves_stopping_to_all_players_together() {
    let test = TestTable::new();
    test.store.settings.lock().stopping = StopPermission::Players;
    let id = test.live("hisss", 0).await;
    assert_eq!(user_error(test.command(UserId(1), Command::Stop).await), "needs-agreement", "even for the host");
    assert_eq!(user_error(test.command(UserId(1), Command::ConfirmStop).await), "needs-agreement");
    test.command(UserId(1), Command::Propose(Proposal::Stop)).await.expect("Anna plays");
    test.press(UserId(2), id, Command::Propose(Proposal::Stop)).await.expect("both want it");
    assert_eq!(test.store.saved(id).meta.stage, Stage::Over);
}

#[tokio::test]
async fn a_server_leaves_stopping_to_moderators() {
    let test = TestTable::new();
    let id = test.live("hisss", 0).await;
    test.command(UserId(1), Command::Propose(Proposal::Stop)).await.expect("still allowed");
    test.store.settings.lock().stopping = StopPermission::Nobody;
    for command in [Command::Stop, Command::ConfirmStop, Command::Propose(Proposal::Stop)] {
        assert_eq!(user_error(test.command(UserId(1), command.clone()).await), "table-stop-moderators", "{command:?}");
    }
    let press = Command::Propose(Proposal::Stop);
    assert_eq!(
        user_error(test.press(UserId(2), id, press.clone()).await),
        "table-stop-moderators",
        "the last missing agreement"
    );
    assert_eq!(user_error(test.stop_as_moderator(UserId(2)).await.map(drop)), "table-stop-moderators", "Ben plays");
    test.press(UserId(1), id, press).await.expect("she withdraws her earlier request");
    test.command(UserId(1), Command::Propose(Proposal::Pause)).await.expect("pausing stops nothing");
    test.stop_as_moderator(UserId(9)).await.expect("a moderator may");
    assert_eq!(test.store.saved(id).meta.stage, Stage::Over);
    let lobby = test.open("hisss", 1).await.expect("it opens");
    test.command(UserId(1), Command::ConfirmStop).await.expect("a host may cancel the lobby");
    assert_eq!(test.store.saved(lobby).meta.stage, Stage::Cancelled);
    let alone = test.open("hisss", 1).await.expect("it opens");
    test.press(UserId(1), alone, Command::Start).await.expect("two seats");
    test.command(UserId(1), Command::ConfirmStop).await.expect("nobody else plays");
    assert_eq!(test.store.saved(alone).meta.stage, Stage::Over);
}

#[tokio::test]
async fn a_user_against_computers_stops_alone() {
    let test = TestTable::new();
    let id = test.open("hisss", 1).await.expect("it opens");
    test.press(UserId(1), id, Command::Start).await.expect("two seats");
    let (user, play) = test.next_move(id).await;
    test.press(user, id, play).await.expect("a legal move");
    test.command(UserId(1), Command::ConfirmStop).await.expect("nobody else plays");
    assert_eq!(test.store.saved(id).meta.stage, Stage::Over);
}

/// Users who are away must agree too. Otherwise, the host could wait until the likely winner is away, and then stop the
/// match.
#[tokio::test]
async fn a_user_who_is_away_is_asked_too() {
    let test = TestTable::new();
    let id = test.live("hisss", 0).await;
    let mut anna_has_moved = false;
    // Ben might miss both of his turns before Anna moves, because he draws and then chooses a place.
    while !anna_has_moved || !test.store.saved(id).meta.seats[1].is_away() {
        let view = test.shown(id).await;
        if test.awaited(id) == [Occupant::User(UserId(2))] {
            test.clock.advance(view.meta.deadline.expect("Ben is awaited") - test.clock.now());
            test.presenter.wait(|_, later| later.meta.version > view.meta.version).await;
        } else {
            let (user, play) = test.next_move(id).await;
            test.press(user, id, play).await.expect("a legal move");
            anna_has_moved |= user == UserId(1);
        }
    }
    assert_eq!(user_error(test.command(UserId(1), Command::Stop).await), "needs-agreement");
    test.command(UserId(1), Command::Propose(Proposal::Stop)).await.expect("Anna plays");
    assert_eq!(test.shown(id).await.stop_tally, VoteTally { key: "agree-stop", agreed: 1, required: 2 });
    assert_eq!(user_error(test.press(UserId(2), id, Command::Propose(Proposal::Stop)).await), "table-welcome-back");
}

/// Moderators may stop a match even after both users have moved. The match does not count, and its message names the
/// moderator.
#[tokio::test]
async fn a_moderator_stops_any_match_and_is_named() {
    let test = TestTable::new();
    let id = test.live("hisss", 0).await;
    both_move(&test, id).await;
    test.stop_as_moderator(UserId(9)).await.expect("a moderator may");
    let view = test.shown(id).await;
    let news = stopped_by(&view)[0];
    assert_eq!(
        (&*news.key, &news.args[..]),
        ("table-news-stopped-by-moderator", &[("moderator", UserId(9).mention().into())][..])
    );
    assert!(test.store.finished.lock().is_empty());
    user_error(test.command(UserId(1), Command::ConfirmResign).await.map(drop));
    let acts: Vec<_> = test.store.acts.lock().iter().map(|act| (act.kind, act.user, act.detail.clone())).collect();
    let number = test.store.saved(id).meta.number.to_string();
    assert_eq!(acts, [(AuditEntryKind::Stop, Some(UserId(9)), number)]);
}

#[tokio::test]
async fn a_refused_request_is_remembered_with_its_reason() {
    let test = TestTable::new();
    let id = test.live("hisss", 0).await;
    let words = Command::ContributeToSeed("private words".to_owned());
    for command in [Command::Join, words] {
        user_error(test.press(UserId(7), id, command).await.map(drop));
    }
    let acts = test.store.acts.lock();
    let details: Vec<_> = acts.iter().map(|act| (act.kind, act.match_id, &*act.detail)).collect();
    let refused = |detail| (AuditEntryKind::Refused, Some(id), detail);
    assert_eq!(details, [refused("join: table-begun"), refused("words: table-words-too-late")]);
}

/// A moderator who plays needs the others' agreement. Without this rule, a moderator who is losing could annul the
/// match.
#[tokio::test]
async fn a_moderator_who_plays_stops_like_any_player() {
    let test = TestTable::new();
    let id = test.live("hisss", 0).await;
    let stop = async || match test.stop_as_moderator(UserId(2)).await {
        Ok(Answer::NeedsAgreement(needed)) => needed,
        other => panic!("Ben plays: {other:?}"),
    };
    assert_eq!(stop().await, id, "Ben is not the host");
    both_move(&test, id).await;
    assert_eq!(stop().await, id);
    test.command(UserId(2), Command::ConfirmResign).await.expect("Ben plays");
    assert_eq!(test.store.finished.lock().len(), 1, "it counts");
    let lobby = test.open("hisss", 0).await.expect("it opens");
    test.press(UserId(2), lobby, Command::Join).await.expect("a free seat");
    test.stop_as_moderator(UserId(2)).await.expect("a lobby has no winner");
    assert_eq!(test.store.saved(lobby).meta.stage, Stage::Cancelled);
}

/// A random Ssserpent board and automatic die rolls do not count as a player's moves.
#[tokio::test]
async fn what_chance_does_for_a_player_is_no_move() {
    for game in ["ssserpent", "sssnake"] {
        let test = TestTable::new();
        let id = test.live_and_shown(game, 0).await;
        for user in [1, 2] {
            let agreed = test.press(UserId(user), id, Command::Agree).await;
            assert_eq!(agreed.is_ok(), game == "ssserpent");
        }
        assert!(test.steps(id).iter().any(|step| !step["by"].is_null()));
        let (user, play) = test.next_move(id).await;
        test.press(user, id, play).await.expect("one of two has moved");
        // After a restart, the service computes the same result from the stored steps.
        let second = TestTable::over(test.store.clone());
        second.matches.resume().await;
        second.command(UserId(1), Command::ConfirmStop).await.expect("the host may");
        assert_eq!(second.store.saved(id).meta.stage, Stage::Over);
    }
}

#[tokio::test]
async fn a_user_confirms_that_they_give_up() {
    let test = TestTable::new();
    let id = test.live("hisss", 0).await;
    let asked = test.request(UserId(2), false, Command::Resign, None).await;
    let Ok(Answer::Confirm(meta)) = asked else { panic!("not asked: {asked:?}") };
    assert_eq!((meta.id, test.store.saved(id).meta.stage), (id, Stage::Running));
    assert_eq!(user_error(test.command(UserId(9), Command::Resign).await), "table-stranger");
    test.command(UserId(2), Command::ConfirmResign).await.expect("Ben plays");
    assert_eq!(test.store.saved(id).meta.stage, Stage::Over);
    test.open("hisss", 0).await.expect("it opens");
    assert_eq!(user_error(test.command(UserId(1), Command::Resign).await), "table-not-begun");
}

#[tokio::test]
async fn a_user_confirms_that_they_stop_a_match_or_cancel_a_lobby() {
    let test = TestTable::new();
    let lobby = test.open("hisss", 0).await.expect("it opens");
    assert_eq!(user_error(test.command(UserId(1), Command::Stop).await), "needs-confirmation");
    assert_eq!(user_error(test.command(UserId(2), Command::Stop).await), "table-stop-not-allowed");
    assert_eq!(user_error(test.command(UserId(2), Command::ConfirmStop).await), "table-stop-not-allowed");
    assert_eq!(test.store.saved(lobby).meta.stage, Stage::Lobby);
    test.command(UserId(1), Command::ConfirmStop).await.expect("the host may");
    assert_eq!(test.store.saved(lobby).meta.stage, Stage::Cancelled);
    let id = test.live("hisss", 0).await;
    let asked = test.request(UserId(1), false, Command::Stop, None).await;
    let Ok(Answer::Confirm(meta)) = asked else { panic!("not asked: {asked:?}") };
    assert_eq!((meta.id, test.store.saved(id).meta.stage), (id, Stage::Running));
    // Both users move before the host confirms, so the confirmation comes too late.
    both_move(&test, id).await;
    assert_eq!(user_error(test.command(UserId(1), Command::ConfirmStop).await), "needs-agreement");
}

#[tokio::test]
async fn the_host_hands_the_table_over_to_a_player_in_it() {
    let test = TestTable::new();
    let id = test.open("hisss", 0).await.expect("it opens");
    assert_eq!(user_error(test.command(UserId(1), Command::HandOver(UserId(2))).await), "table-remove-nobody");
    test.press(UserId(2), id, Command::Join).await.expect("a free seat");
    assert_eq!(user_error(test.command(UserId(2), Command::HandOver(UserId(2))).await), "table-only-host");
    assert_eq!(user_error(test.command(UserId(1), Command::HandOver(UserId(1))).await), "table-host-already");
    test.command(UserId(1), Command::HandOver(UserId(2))).await.expect("Ben has joined");
    assert_eq!(test.store.saved(id).meta.host, UserId(2));
    assert_eq!(user_error(test.press(UserId(1), id, Command::Start).await), "table-only-host");
    test.press(UserId(2), id, Command::Start).await.expect("Ben is the host");
    assert_eq!(user_error(test.command(UserId(2), Command::HandOver(UserId(1))).await), "table-begun");
}

/// If a channel has several matches, `/game stop`, `board` and `resign` let the user choose one.
#[tokio::test]
async fn a_command_that_fits_several_matches_lets_the_user_choose() {
    let test = TestTable::new();
    let first = test.live("hisss", 0).await;
    // The limit on open matches per channel applies only in servers, so this match is not in a server.
    let second = test.open_as("snap", |new_match| new_match.location.guild = None).await.expect("it opens");
    test.press(UserId(2), second, Command::Join).await.expect("Ben joins");
    test.press(UserId(1), second, Command::Start).await.expect("it starts");
    let third = |new_match: &mut NewMatch| (new_match.host, new_match.location.guild) = (test_user(UserId(3)), None);
    let lobby = test.open_as("slap", third).await.expect("it opens");
    let fitting = async |user, moderator, command| match test.request(user, moderator, command, None).await {
        Ok(Answer::ChooseMatch(matches)) => matches.into_iter().map(|meta| meta.id).collect::<Vec<_>>(),
        other => panic!("not a choice: {other:?}"),
    };
    assert_eq!(fitting(UserId(2), false, Command::Resign).await, [second, first]);
    assert_eq!(fitting(UserId(1), false, Command::Stop).await, [second, first]);
    assert_eq!(fitting(UserId(9), true, Command::Stop).await, [lobby, second, first]);
    assert_eq!(fitting(UserId(9), false, Command::Repost).await, [lobby, second, first]);
    assert_eq!(user_error(test.command(UserId(9), Command::Resign).await), "table-stranger");
    assert_eq!(user_error(test.command(UserId(9), Command::Stop).await), "table-stranger");
    test.command(UserId(3), Command::ConfirmStop).await.expect("a single match fits");
    assert_eq!(test.store.saved(lobby).meta.stage, Stage::Cancelled);

    let choose = async |command, id| test.request(UserId(2), false, command, Some(id)).await.map(drop);
    choose(Command::ConfirmResign, first).await.expect("Ben plays there");
    assert_eq!(
        (test.store.saved(first).meta.stage, test.store.saved(second).meta.stage),
        (Stage::Over, Stage::Running)
    );
    assert_eq!(user_error(choose(Command::ConfirmResign, first).await), "table-choice-gone", "the choice is outdated");
    let elsewhere =
        test.open_as("hisss", |new_match| new_match.location.channel = ChannelId(8)).await.expect("it opens");
    assert_eq!(user_error(choose(Command::Stop, elsewhere).await), "table-choice-gone", "the choice is forged");
}

/// Users choose only between matches in which the command is possible.
#[tokio::test]
async fn a_command_offers_only_matches_that_it_fits() {
    let test = TestTable::new();
    let first = test.live("sssnake", 1).await;
    let second = test.open_as("hisss", |new_match| new_match.location.guild = None).await.expect("it opens");
    test.press(UserId(2), second, Command::Join).await.expect("Ben joins");
    test.press(UserId(1), second, Command::Start).await.expect("it starts");
    test.request(UserId(2), false, Command::ConfirmResign, Some(first)).await.expect("Ben plays there");
    let answer = test.request(UserId(2), false, Command::Resign, None).await;
    assert!(matches!(&answer, Ok(Answer::Confirm(meta)) if meta.id == second), "{answer:?}");
    assert_eq!(user_error(test.command(UserId(1), Command::Hint(None)).await), "hint-not-here");
    let alone = |new_match: &mut NewMatch| {
        (new_match.begins_at_once, new_match.computers, new_match.location.guild) = (true, vec![Level::Easy], None);
    };
    let alone = test.open_as("sssnake", alone).await.expect("it opens");
    let answer = test.request(UserId(1), false, Command::Hint(None), None).await;
    assert!(matches!(&answer, Ok(Answer::Hint(position)) if position.meta.id == alone), "{answer:?}");
}

/// The host can remove a player from the lobby.
#[tokio::test]
async fn the_host_removes_a_player_from_the_lobby() {
    let test = TestTable::new();
    let id = test.open("hisss", 0).await.expect("it opens");
    test.press(UserId(2), id, Command::Join).await.expect("a free seat");
    test.press(UserId(3), id, Command::Join).await.expect("a free seat");
    assert_eq!(user_error(test.command(UserId(2), Command::Remove(UserId(3))).await), "table-only-host");
    assert_eq!(user_error(test.command(UserId(1), Command::Remove(UserId(1))).await), "table-remove-yourself");
    assert_eq!(user_error(test.command(UserId(1), Command::Remove(UserId(9))).await), "table-remove-nobody");
    test.command(UserId(1), Command::Remove(UserId(2))).await.expect("the host may");
    let users: Vec<UserId> = test.shown(id).await.meta.users().collect();
    assert_eq!(users, [UserId(1), UserId(3)]);
    assert_eq!(user_error(test.press(UserId(2), id, Command::Join).await), "table-removed");
    test.press(UserId(1), id, Command::Start).await.expect("two are enough");
    assert_eq!(user_error(test.command(UserId(1), Command::Remove(UserId(3))).await), "table-begun");
}

/// A command in a channel can only mean a match that is in the channel and allows the command.
#[tokio::test]
async fn a_command_means_only_matches_in_which_it_is_possible() {
    let (host, ben, stranger) = (UserId(1), UserId(2), UserId(9));
    let test = TestTable::new();
    let meta = test.store.saved(test.live("sssnake", 0).await).meta;
    for stage in [Stage::Lobby, Stage::Running] {
        let (lobby, meta) = (stage == Stage::Lobby, MatchMeta { stage, ..meta.clone() });
        let fits = |command: Command, user| command.properties().match_filter.includes(&meta, user, false);
        assert_eq!((fits(Command::Resign, ben), fits(Command::Resign, stranger)), (!lobby, false));
        assert_eq!((fits(Command::Stop, host), fits(Command::Stop, ben)), (true, !lobby));
        assert!(
            !fits(Command::Stop, stranger) && Command::Stop.properties().match_filter.includes(&meta, stranger, true),
            "moderators may"
        );
        for command in [Command::Remove, Command::HandOver] {
            assert_eq!((fits(command(ben), host), fits(command(ben), ben)), (lobby, false));
            assert!(!fits(command(stranger), host), "only users in the lobby");
        }
    }
}

/// `/game time` shows how long the match has lasted, including pauses.
#[tokio::test]
async fn a_match_tells_how_long_it_has_lasted() {
    let test = TestTable::new();
    let id = test.open(GAME, 1).await.expect("it opens");
    assert_eq!(user_error(test.command(UserId(9), Command::Time).await), "table-not-begun");
    test.press(UserId(1), id, Command::Start).await.expect("two are enough");
    let number = test.store.saved(id).meta.number;
    let time = async |locale| match test.request(UserId(9), false, Command::Time, None).await {
        Ok(Answer::Message(phrase)) => text::say(locale, &phrase, &[]),
        other => panic!("not a sentence: {other:?}"),
    };
    test.clock.advance(Duration::from_secs(40));
    assert_eq!(time(Locale::En).await, format!("Match #{number} has lasted 40 seconds so far."));
    test.command(UserId(1), Command::Propose(Proposal::Pause)).await.expect("nobody else has to agree");
    let paused = test.store.saved(id).meta;
    assert!(paused.is_paused());
    let (minute, hour, day) = (60, 3_600, 86_400);
    let mut passed = 40;
    for (seconds, said) in [
        (minute, "1 minute"),
        (12 * minute + 59, "12 minutes"),
        (hour, "1 hour"),
        (2 * hour + 5 * minute, "2 hours and 5 minutes"),
        (day + 59 * minute, "1 day"),
        (3 * day + hour, "3 days and 1 hour"),
    ] {
        test.clock.advance(Duration::from_secs(seconds - passed));
        passed = seconds;
        assert_eq!(time(Locale::En).await, format!("Match #{number} has lasted {said} so far."));
    }
    for locale in Locale::ALL {
        let said = time(locale).await;
        assert!(said.contains(" 3 ") && said.contains(" 1 ") && !said.contains("duration"), "{said}");
    }
    assert_eq!(test.store.saved(id).meta.version, paused.version, "asking changes nothing");

    test.command(UserId(1), Command::ConfirmStop).await.expect("the host may");
    test.clock.advance(Duration::from_secs(day));
    assert_eq!(user_error(test.command(UserId(9), Command::Time).await), "table-none-here", "none is open");
    let request = Request::new(test_user(UserId(9)), Command::Time, test.token());
    let Ok(Answer::Message(ended)) = test.matches.run_command_on(id, request).await else { panic!("a sentence") };
    let said = text::say(Locale::En, &ended, &[]);
    assert_eq!(said, format!("Match #{number} is over. It lasted 3 days and 1 hour."));
}
