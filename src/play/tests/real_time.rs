//! Tests real-time matches: claims, their timing, and computers that claim. The tests advance the clock.

use std::time::Duration;

use serde_json::Value;

use super::fakes::{How, TestTable, ms, user_error};
use super::*;
use crate::ids::{MatchId, MessageId, UserId};
use crate::play::actor::message_index::{MAX_CLAIMS_PER_SECOND, MessageIndex};
use crate::play::table::state::MatchState;
use crate::timestamp::{Timestamp, milliseconds};
use contract::{Seat, StatKind};

const SNAP: &str = "🫰";
const SLAP: &str = "👋";
/// A claim counts for the newest picture only if Discord accepted that picture at least this long before the claim.
const FLOOR: Duration = ms(150);

impl TestTable {
    /// Starts a real-time match and waits until its first claim window is shown.
    pub(super) async fn live_and_shown(&self, game: &str, computers: usize) -> MatchId {
        let id = self.live(game, computers).await;
        self.shown(id).await;
        self.quiet().await;
        id
    }

    /// Makes this user react now.
    pub(super) async fn claim(&self, id: MatchId, user: UserId, emoji: &str) {
        let message = self.store.saved(id).meta.location.message.expect("it is shown");
        self.matches.handle_reaction(ReactionEvent {
            user,
            message,
            emoji: emoji.to_owned(),
            arrived_at: self.clock.now(),
            removed: false,
            gateway_event: None,
        });
        self.quiet().await;
    }

    /// Turns a card for the user whose turn it is. Waits until the new claim window is shown.
    pub(super) async fn turn(&self, id: MatchId) {
        let (user, turn) = self.next_move(id).await;
        self.press(user, id, turn).await.expect("a turn");
        self.shown(id).await;
        self.quiet().await;
    }

    /// Returns the occupants of the awaited seats.
    pub(super) fn awaited(&self, id: MatchId) -> Vec<Occupant> {
        let seats = self.store.saved(id).meta.seats;
        self.played(id).awaited_seats().iter().map(|seat| seats[seat.index()].occupant.clone()).collect()
    }

    pub(super) fn steps(&self, id: MatchId) -> Vec<Value> {
        self.store.saved(id).steps
    }

    pub(super) fn last_step(&self, id: MatchId) -> Value {
        self.steps(id).pop().expect("a step")
    }

    /// Returns whether a claim by Anna would currently be right.
    pub(super) fn open_claim(&self, id: MatchId, reaction: &str) -> bool {
        let seed = self.store.saved(id).meta.seed();
        let events = self.played(id).play(Seat(0), &format!("{reaction}@5000"), &seed, 0);
        events.is_ok_and(|events| {
            events.iter().filter_map(|event| event.stat_event).any(|stat_event| stat_event.kind == StatKind::ClaimRight)
        })
    }

    /// Turns cards until there is something to claim.
    pub(super) async fn turn_until_open(&self, id: MatchId, reaction: &str) {
        while !self.open_claim(id, reaction) {
            self.turn(id).await;
        }
    }
}

#[tokio::test]
async fn the_first_claim_window_starts_when_its_message_is_shown() {
    let test = TestTable::new();
    let id = test.open("snap", 0).await.expect("it opens");
    test.press(UserId(2), id, Command::Join).await.expect("a free seat");
    test.shown(id).await;
    // The lobby was shown long ago, but the picture of the running match is new.
    test.clock.advance(ms(60_000));
    test.press(UserId(1), id, Command::Start).await.expect("two are enough");
    test.shown(id).await;
    test.quiet().await;
    test.clock.advance(FLOOR - ms(1));
    test.claim(id, UserId(1), SNAP).await;
    assert_eq!(test.steps(id).len(), 1, "too early to be meant for the table, and there is no picture before");
    test.clock.advance(ms(1));
    test.claim(id, UserId(1), SNAP).await;
    let step = test.last_step(id);
    assert_eq!(
        (&step["do"], &step["right"], &step["ms"]),
        (&"call".into(), &false.into(), &milliseconds(FLOOR).into()),
        "{step}"
    );
}

/// The first claim to arrive wins, even if a later claim has the same reaction time.
#[tokio::test]
async fn the_first_claim_takes_the_cards() {
    let test = TestTable::new();
    let id = test.live_and_shown("snap", 0).await;
    test.turn_until_open(id, "snap").await;
    test.clock.advance(ms(412));
    let before = test.steps(id).len();
    let message = test.store.saved(id).meta.location.message.expect("it is shown");
    for user in [2, 1, 2, 1] {
        test.matches.handle_reaction(ReactionEvent {
            user: UserId(user),
            message,
            emoji: SNAP.to_owned(),
            arrived_at: test.clock.now(),
            removed: false,
            gateway_event: None,
        });
    }
    test.quiet().await;
    let steps = test.steps(id);
    assert_eq!(steps.len(), before + 1, "one claim counts");
    let step = steps.last().expect("the claim");
    assert_eq!((&step["by"], &step["right"], &step["ms"]), (&1.into(), &true.into(), &412.into()), "{step}");
    let ignored: Vec<_> = test.store.acts.lock().iter().map(|act| (act.user, act.detail.clone())).collect();
    let late = |user| (Some(UserId(user)), "claim: ignored by the rules, 412 ms after the picture".to_owned());
    assert_eq!(ignored, [1, 2, 1].map(late), "the operator can tell the others why");
}

/// A claim that comes too early is judged by the previous picture, even before Discord accepts the newest picture.
#[tokio::test]
async fn an_early_claim_is_judged_by_the_window_before() {
    for (accepted, after) in [(true, FLOOR - ms(1)), (true, ms(0)), (false, ms(30))] {
        let test = TestTable::new();
        let id = test.live_and_shown("snap", 0).await;
        test.turn_until_open(id, "snap").await;
        test.clock.advance(ms(300));
        let (user, turn) = test.next_move(id).await;
        if !accepted {
            test.presenter.hold();
        }
        test.press(user, id, turn).await.expect("a turn");
        test.quiet().await;
        test.clock.advance(after);
        test.claim(id, UserId(2), SNAP).await;
        let step = test.last_step(id);
        assert_eq!(
            (&step["do"], &step["right"], &step["before"], &step["ms"]),
            (&"call".into(), &true.into(), &true.into(), &milliseconds(ms(300) + after).into()),
            "accepted: {accepted}, after {after:?}: {step}"
        );
    }
}

#[tokio::test]
async fn computers_plan_claims_once_users_see_the_window() {
    let test = TestTable::new();
    let id = test.live("snap", 2).await;
    test.shown(id).await;
    // A computer moves after Anna.
    while test.awaited(id) != [Occupant::User(UserId(1))] {
        match test.awaited(id)[..] {
            [Occupant::User(_)] => test.turn(id).await,
            _ => test.clock.advance(ms(100)),
        }
        test.quiet().await;
    }
    let (user, turn) = test.next_move(id).await;
    test.presenter.hold();
    test.press(user, id, turn).await.expect("a turn");
    let steps = test.steps(id).len();
    // These 9 s are shorter than the time limit for a turn while the match waits only for computers.
    test.clock.advance(ms(9_000));
    test.quiet().await;
    assert_eq!(test.steps(id).len(), steps, "nobody sees the card yet, not even the computers");
    test.presenter.release();
    test.quiet().await;
    assert_eq!(test.steps(id).len(), steps, "now they look at it");
    test.clock.advance(ms(9_000));
    test.quiet().await;
    assert!(test.steps(id).len() > steps, "the computers act");
}

/// Computers time their claims from the picture, and never overtake a claim that has already arrived.
#[tokio::test]
async fn computers_claim_when_planned_and_after_earlier_users() {
    for people_first in [false, true] {
        let test = TestTable::new();
        let id = test.live_and_shown("snap", 3).await;
        let mut claims = 0;
        while claims < 5 {
            if test.awaited(id).iter().any(|who| matches!(who, Occupant::User(_))) {
                test.turn(id).await;
            }
            let steps = test.steps(id).len();
            let shown_at = test.clock.now();
            let open = test.open_claim(id, "snap");
            let message = test.store.saved(id).meta.location.message.expect("it is shown");
            // Advances until a computer claims or turns a card, or until it is a person's turn.
            loop {
                test.clock.advance(ms(50));
                if people_first && open && test.clock.now() - shown_at >= FLOOR {
                    let arrived_at = test.clock.now();
                    test.matches.handle_reaction(ReactionEvent {
                        user: UserId(2),
                        message,
                        emoji: SNAP.to_owned(),
                        arrived_at,
                        removed: false,
                        gateway_event: None,
                    });
                }
                test.quiet().await;
                let waits = test.awaited(id).iter().any(|who| matches!(who, Occupant::User(_)));
                if test.steps(id).len() > steps || waits && test.clock.now() - shown_at > ms(5_000) {
                    break;
                }
            }
            for step in test.steps(id)[steps..].iter().filter(|step| step["do"] == "call") {
                claims += 1;
                let ms = Duration::from_millis(step["ms"].as_u64().expect("milliseconds"));
                let passed = test.clock.now() - shown_at;
                assert!(ms <= passed && ms >= FLOOR, "{ms:?}, after {passed:?}");
                assert!(step["by"] == 4 || !people_first || !open, "Ben was there first: {step}");
            }
            assert!(test.played(id).outcome().is_none(), "the match goes on");
        }
    }
}

/// While the rate limit holds edits back, claims still count. The response to a press then makes a waiting edit
/// unnecessary.
#[tokio::test]
async fn edits_wait_for_the_rate_limit_and_responses_do_not() {
    let test = TestTable::new();
    let id = test.live_and_shown("snap", 0).await;
    test.presenter.fill(true);
    let shown = test.presenter.count();
    let (user, turn) = test.next_move(id).await;
    test.clock.advance(ms(500));
    test.claim(id, UserId(1), SNAP).await;
    assert_eq!(test.last_step(id)["right"], false);
    assert_eq!(test.presenter.count(), shown, "the edit waits");
    test.press(user, id, turn).await.expect("the older button still counts");
    test.quiet().await;
    assert_eq!(test.presenter.count(), shown + 1);
    assert_eq!(test.presenter.history().last().expect("shown").0, How::Response);
    test.presenter.fill(false);
    test.quiet().await;
    assert_eq!(test.presenter.count(), shown + 1, "the response has shown the claim");

    // Without a press, consecutive claims share one edit.
    test.clock.advance(ms(500));
    test.presenter.fill(true);
    test.claim(id, UserId(1), SNAP).await;
    test.command(UserId(2), Command::ConfirmResign).await.expect("Ben gives up");
    test.presenter.fill(false);
    test.quiet().await;
    assert_eq!(test.presenter.count(), shown + 2);
    assert!(matches!(test.presenter.history().last().expect("shown").1.kind, ViewKind::Result { .. }));
}

/// In Slap, a correct claim gives the turn to the claimant, who may press the button that was shown before the claim.
#[tokio::test]
async fn buttons_from_before_a_claim_still_count() {
    let test = TestTable::new();
    let id = test.live_and_shown("slap", 0).await;
    test.turn_until_open(id, "slap").await;
    let (other, stale) = test.next_move(id).await;
    let winner = UserId(3 - other.0);
    test.presenter.fill(true);
    test.clock.advance(ms(500));
    test.claim(id, winner, SLAP).await;
    assert_eq!(test.last_step(id)["do"], "slap");
    let key = user_error(test.press(other, id, stale.clone()).await);
    assert_eq!(key, "table-not-your-turn", "the winner has the turn");
    test.press(winner, id, stale.clone()).await.expect("the winner turns");
    assert_eq!(user_error(test.press(winner, id, stale).await), "table-outdated", "two presses turn one card");
}

/// If a player's time runs out, the bot turns the card.
#[tokio::test]
async fn a_card_is_turned_at_the_deadline() {
    let test = TestTable::new();
    let id = test.live_and_shown("snap", 0).await;
    let deadline = test.store.saved(id).meta.deadline.expect("somebody is awaited");
    test.clock.advance(ms(30_000));
    test.claim(id, UserId(1), SNAP).await;
    assert_eq!(test.store.saved(id).meta.deadline, Some(deadline), "claims give nobody more time");
    test.clock.advance(ms(30_000));
    test.quiet().await;
    assert_eq!(test.last_step(id)["do"], "turn");
    assert_eq!(test.store.saved(id).meta.seats.iter().filter(|player| player.missed == 1).count(), 1);
}

/// After two missed turns in a row, a computer plays for the player until they press a button. The computer's moves do
/// not count as the player's return.
#[tokio::test]
async fn a_computer_that_plays_for_a_user_does_not_bring_them_back() {
    let test = TestTable::new();
    let id = test.live_and_shown("slap", 0).await;
    let anna = [Occupant::User(UserId(1))];
    let ben_is_away = || test.store.saved(id).meta.seats[1].is_away();
    while !ben_is_away() {
        match test.awaited(id) == anna {
            true => test.turn(id).await,
            false => test.clock.advance(ms(60_000)),
        }
        test.quiet().await;
    }
    for _ in 0..4 {
        while test.awaited(id) != anna {
            test.clock.advance(ms(1_000));
            test.quiet().await;
        }
        test.turn(id).await;
        assert!(ben_is_away(), "Ben has pressed nothing");
    }
}

/// When both people are away, the match waits for them, and a reaction brings one of them back.
#[tokio::test]
async fn a_reaction_ends_the_time_away() {
    let test = TestTable::new();
    let id = test.live_and_shown("snap", 1).await;
    while !test
        .store
        .saved(id)
        .meta
        .seats
        .iter()
        .all(|player| player.is_away() || matches!(player.occupant, Occupant::Computer(_)))
    {
        test.clock.advance(ms(1_000));
        test.quiet().await;
    }
    let steps = test.steps(id).len();
    test.clock.advance(ms(60_000));
    test.quiet().await;
    assert_eq!(test.steps(id).len(), steps, "the computer does not play alone");
    test.claim(id, UserId(2), SNAP).await;
    let saved = test.store.saved(id);
    assert_eq!(saved.meta.seats[2].missed, 0, "Ben is back");
    test.clock.advance(ms(3_000));
    test.quiet().await;
    assert!(test.steps(id).len() > steps, "the match goes on");
}

/// If events were lost, the current cards can no longer be won, and a claim costs nothing. The next card counts as
/// usual.
#[tokio::test]
async fn lost_events_and_restarts_void_the_claim_window() {
    for restart in [false, true] {
        let first = TestTable::new();
        let id = first.live_and_shown("snap", 0).await;
        first.turn_until_open(id, "snap").await;
        let test = if restart { TestTable::over(first.store.clone()) } else { first };
        if restart {
            test.clock.advance(ms(5_000));
            test.matches.resume().await;
        } else {
            test.matches.events_lost(0);
        }
        let gap = |view: &View| matches!(&view.kind, ViewKind::Running { news, .. } if news.iter().any(|phrase| phrase.key == "table-news-gap"));
        test.presenter.wait(|_, view| gap(view)).await;
        test.quiet().await;
        let steps = test.steps(id).len();
        test.clock.advance(ms(500));
        test.claim(id, UserId(1), SNAP).await;
        assert_eq!(test.steps(id).len(), steps, "the open claim is void");
        test.turn(id).await;
        test.clock.advance(FLOOR - ms(1));
        test.claim(id, UserId(1), SNAP).await;
        assert_eq!(test.steps(id).len(), steps + 1, "also as the picture before");
        test.clock.advance(ms(500));
        test.claim(id, UserId(1), SNAP).await;
        assert_eq!(test.last_step(id)["do"], "call", "claims count again from the next picture on");
    }
}

/// Lost events on another shard do not void this match's claim window or post news.
#[tokio::test]
async fn lost_events_concern_only_the_matches_of_their_shard() {
    let test = TestTable::new();
    test.matches.set_shard_total(2);
    test.matches.take_shard(0);
    test.matches.shard_connected(0, true).await;
    let id = test.live_and_shown("snap", 0).await;
    test.turn_until_open(id, "snap").await;
    let (shown, steps) = (test.presenter.count(), test.steps(id).len());
    test.matches.events_lost(1);
    test.quiet().await;
    assert_eq!(test.presenter.count(), shown);
    test.clock.advance(ms(500));
    test.claim(id, UserId(1), SNAP).await;
    assert!(test.steps(id).len() > steps, "the picture can still be claimed");
}

/// After a gap in the events, computers do not claim the current cards either, but they turn cards.
#[tokio::test]
async fn computers_turn_cards_after_lost_events() {
    let test = TestTable::new();
    let id = test.live_and_shown("snap", 3).await;
    while test.awaited(id).iter().any(|who| matches!(who, Occupant::User(_))) {
        test.turn(id).await;
    }
    let steps = test.steps(id).len();
    test.matches.events_lost(0);
    test.quiet().await;
    assert_eq!(test.shown(id).await.meta.deadline, None, "how long a computer may take is not shown");
    test.clock.advance(ms(2_500));
    test.quiet().await;
    assert_eq!(test.steps(id)[steps]["do"], "turn");
}

/// After a match is unloaded because it could not be stored, it does not wake up repeatedly.
#[tokio::test]
async fn a_match_whose_deadline_cannot_be_stored_sleeps_and_goes_on_later() {
    let test = TestTable::new();
    test.matches.resume().await;
    let id = test.live_and_shown("snap", 3).await;
    while test.awaited(id).iter().any(|who| matches!(who, Occupant::User(_))) {
        test.turn(id).await;
    }
    let steps = test.steps(id).len();
    test.store.failing.store(true, Ordering::SeqCst);
    test.clock.advance(ms(600_000));
    test.quiet().await;
    test.store.failing.store(false, Ordering::SeqCst);
    test.advance_quietly(ms(120_000), ms(1_000)).await;
    assert!(test.steps(id).len() > steps, "the computers go on");
}

/// A press on a reaction button counts as one claim and causes one call to Discord.
#[tokio::test]
async fn a_claim_by_button_gets_a_response() {
    let test = TestTable::new();
    let id = test.live_and_shown("snap", 0).await;
    test.clock.advance(ms(500));
    let shown = test.presenter.count();
    let token = test.token();
    let snap = Command::Claim("snap".to_owned());
    test.press_with(UserId(1), id, snap.clone(), token.clone()).await.expect("a claim");
    test.quiet().await;
    assert_eq!(test.last_step(id)["right"], false);
    assert_eq!(test.presenter.count(), shown + 1, "one call");
    test.clock.advance(ms(500));
    let steps = test.steps(id).len();
    test.press_with(UserId(1), id, snap.clone(), token).await.expect("it has been granted before");
    assert_eq!(test.steps(id).len(), steps, "the press does not count again");
    assert_eq!(user_error(test.press(UserId(9), id, snap).await), "table-stranger");
}

/// With thousands of reactions per second, irrelevant and excess reactions are dropped before they reach the match.
#[tokio::test]
async fn excess_and_irrelevant_reactions_are_dropped() {
    let test = TestTable::new();
    let id = test.live_and_shown("snap", 0).await;
    let message_index = MessageIndex::default();
    message_index.update(&MatchState::rebuild(test.store.saved(id)).expect("the match"));
    let message = test.store.saved(id).meta.location.message.expect("it is shown");
    let let_in = |user, message, emoji: &str, arrived_at| {
        (0..10_000)
            .filter(|_| {
                message_index
                    .admit_claim(&ReactionEvent {
                        user,
                        message,
                        emoji: emoji.to_owned(),
                        arrived_at,
                        removed: false,
                        gateway_event: None,
                    })
                    .is_some()
            })
            .count()
    };
    assert_eq!(let_in(UserId(3), message, SNAP, Timestamp(0)), 0, "a stranger");
    assert_eq!(let_in(UserId(1), message, SLAP, Timestamp(0)), 0, "another emoji");
    assert_eq!(let_in(UserId(1), MessageId(message.0 + 1), SNAP, Timestamp(0)), 0, "another message");
    assert_eq!(let_in(UserId(1), message, SNAP, Timestamp(999)), MAX_CLAIMS_PER_SECOND as usize);
    assert_eq!(
        let_in(UserId(2), message, SNAP, Timestamp(999)),
        MAX_CLAIMS_PER_SECOND as usize,
        "each person is counted alone"
    );
    assert_eq!(
        let_in(UserId(1), message, SNAP, Timestamp(1_999)),
        MAX_CLAIMS_PER_SECOND as usize,
        "the next second is a new one"
    );
    test.command(UserId(1), Command::ConfirmStop).await.expect("the host may");
    message_index.update(&MatchState::rebuild(test.store.saved(id)).expect("the match"));
    assert_eq!(let_in(UserId(1), message, SNAP, Timestamp(9_000)), 0, "a match that is over");
}
