//! Tests that users can agree to pause a match, and that any of them can continue it.

use std::time::Duration;

use super::fakes::{TestTable, ms, user_error};
use super::*;
use crate::ids::{MatchId, UserId};

const PAUSE: Command = Command::Propose(Proposal::Pause);
const DAY: Duration = Duration::from_secs(86_400);

fn stage(test: &TestTable, id: MatchId) -> Stage {
    test.store.saved(id).meta.stage
}

#[tokio::test]
async fn users_agree_to_pause_and_any_of_them_continues() {
    let test = TestTable::new();
    let id = test.live(GAME, 1).await;
    let (user, play) = test.next_move(id).await;
    let before = test.store.saved(id);
    test.command(UserId(1), Command::Propose(Proposal::Pause)).await.expect("Anna plays");
    assert_eq!(test.shown(id).await.pause_tally, VoteTally { key: "agree-pause", agreed: 1, required: 2 });
    assert_eq!(test.store.saved(id).meta.deadline, before.meta.deadline, "the agreement gains nobody time");
    assert_eq!(user_error(test.command(UserId(1), Command::Propose(Proposal::Pause)).await), "table-pause-asked");
    test.press(UserId(1), id, PAUSE).await.expect("Anna withdraws her agreement");
    test.press(UserId(2), id, PAUSE).await.expect("Ben asks");
    assert_eq!(user_error(test.press(UserId(9), id, PAUSE).await), "table-stranger");
    test.press(UserId(1), id, PAUSE).await.expect("both agree");
    let view = test.shown(id).await;
    assert!(view.meta.is_paused() && view.meta.deadline.is_none());
    let ViewKind::Running { controls, .. } = view.kind else { panic!("the picture still shows the table") };
    assert!(controls.rows.is_empty() && controls.reactions.is_empty());

    // The match continues days later, after a restart.
    let second = TestTable::over(test.store.clone());
    second.matches.resume().await;
    second.advance_quietly(40 * DAY, 10 * DAY).await;
    assert_eq!(second.store.saved(id).steps, before.steps, "nobody lost a turn");
    assert_eq!(user_error(second.press(user, id, play.clone()).await), "table-paused");
    assert_eq!(user_error(second.press(UserId(1), id, PAUSE).await), "table-paused");
    assert_eq!(user_error(second.command(UserId(1), Command::Propose(Proposal::Stop)).await), "table-resume-first");
    second.command(UserId(1), Command::Repost).await.expect("it is shown");
    assert!(second.store.saved(id).meta.is_paused(), "the match stays paused");
    assert_eq!(user_error(second.command(UserId(3), Command::Resume).await), "table-stranger");
    second.command(UserId(2), Command::Resume).await.expect("Ben may");
    let meta = second.shown(id).await.meta;
    assert_eq!((meta.stage, meta.deadline), (Stage::Running, Some(second.clock.now() + Pace::Live.duration())));
    assert!(meta.seats.iter().all(|player| !player.wants_pause), "they are asked anew next time");
    assert_eq!(user_error(second.command(UserId(1), Command::Resume).await), "table-resumed-already");
    let (user, play) = second.next_move(id).await;
    second.press(user, id, play).await.expect("it goes on");
}

/// `/game continue` finds a paused match even if another match is running in its channel.
#[tokio::test]
async fn a_paused_match_leaves_its_place_in_the_channel_to_others() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    for user in [1, 2] {
        test.press(UserId(user), id, PAUSE).await.expect("they play");
    }
    let other = test.open(GAME, 0).await.expect("the channel is free");
    assert_eq!(user_error(test.command(UserId(2), Command::Resume).await), "table-channel-full");
    test.request(UserId(1), false, Command::ConfirmStop, Some(other)).await.expect("the host may");
    test.press(UserId(2), id, Command::Resume).await.expect("there is room");
    assert_eq!(stage(&test, id), Stage::Running);
}

#[tokio::test]
async fn users_who_are_away_are_not_asked_and_stay_away() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    test.store.change(id, |meta| meta.seats[1].missed = Player::MISSED_UNTIL_AWAY);
    let test = TestTable::over(test.store.clone());
    test.press(UserId(1), id, PAUSE).await.expect("Anna plays");
    assert!(test.store.saved(id).meta.is_paused(), "nobody else is there");
    test.press(UserId(1), id, Command::Resume).await.expect("Anna plays");
    assert!(test.store.saved(id).meta.seats[1].is_away());
}

/// A user who plays only against computers can pause without anybody's agreement, even while a computer is about to
/// play.
#[tokio::test]
async fn a_user_against_computers_pauses_alone_and_computers_wait() {
    for game in [GAME, "snap"] {
        let test = TestTable::new();
        let id = test.open(game, 1).await.expect("it opens");
        test.press(UserId(1), id, Command::Start).await.expect("it starts");
        test.matches.resume().await;
        test.shown(id).await;
        let answer = test.request(UserId(1), false, PAUSE, Some(id)).await.expect("Anna plays");
        assert!(matches!(answer, Answer::Paused(paused) if paused == id));
        assert!(test.store.saved(id).meta.is_paused());
        let steps = test.store.saved(id).steps;
        test.advance_quietly(ms(100_000), ms(1_000)).await;
        assert_eq!(test.store.saved(id).steps, steps, "{game}");
        test.command(UserId(1), Command::Resume).await.expect("Anna plays");
        assert_eq!(stage(&test, id), Stage::Running);
        test.advance_quietly(ms(300_000), ms(1_000)).await;
        let (user, play) = test.next_move(id).await;
        test.press(user, id, play).await.expect("a match alone waits for its user");
        assert_ne!(test.store.saved(id).steps, steps, "{game} goes on");
    }
}

/// Players cannot claim cards in a paused match.
#[tokio::test]
async fn reactions_in_a_paused_match_are_ignored() {
    let test = TestTable::new();
    let id = test.live_and_shown("snap", 0).await;
    for user in [1, 2] {
        test.press(UserId(user), id, PAUSE).await.expect("they play");
    }
    let saved = test.store.saved(id);
    let message = saved.meta.location.message.expect("a message");
    test.matches.handle_reaction(ReactionEvent {
        user: UserId(1),
        message,
        emoji: "🫰".to_owned(),
        arrived_at: test.clock.now() + Duration::from_secs(1),
        removed: false,
        gateway_event: None,
    });
    test.quiet().await;
    assert_eq!(test.store.saved(id).steps, saved.steps);
    assert!(test.store.saved(id).meta.is_paused());
}
