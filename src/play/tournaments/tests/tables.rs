//! Tests the matches at tournament tables: who may stop them, and how each kind of end counts.

use serde_json::json;

use super::super::tables::{duplicate_scores, forfeit_result, stopped_match_points};
use super::*;
use crate::ids::MatchId;
use crate::play::actor::mailbox::Mail;
use crate::play::domain::{Deal, MatchMeta, MatchResult, NewDeal, Occupant, Player, Stage};
use crate::play::table::{Answer, Command, Proposal, Request};
use crate::play::tests::fakes::TestTable;
use contract::{Seat, SeatSet};

const BEN: UserId = UserId(2);
const CHLOE: UserId = UserId(3);

/// Opens the live match of a tournament's table for these players, who have not arrived. If `deal` is true, the
/// tournament is a duplicate.
async fn open_table(test: &TestTable, seats: Vec<Occupant>, deal: bool) -> MatchId {
    let mut opening = test.new_match("sssnake");
    opening.pace = Some(Pace::Live);
    opening.deal = deal.then(|| {
        let deal = Deal::new_sealed(info(), SEED, seats.iter().map(|_| None).collect());
        NewDeal { deal, seed: SEED, youngest: None }
    });
    let mut meta = opening.into_meta(test.matches.now(), contract::Secret([5; 32]), None);
    meta.table = Some(tournament(Format::Swiss).current_table(0));
    meta.host = UserId(0);
    let player = |occupant| match occupant {
        Occupant::User(user) => Player::new(Occupant::User(user), test_user(user).name, None),
        computer => Player::new(computer, "1", None),
    };
    meta.seats = seats.into_iter().map(player).collect();
    meta.deadline = Some(test.matches.now() + Duration::from_secs(300));
    let id = test.matches.actors.ports.store.create(&meta, None, None).await.expect("the store works");
    test.matches.resume().await;
    id
}

fn users(users: impl IntoIterator<Item = UserId>) -> Vec<Occupant> {
    users.into_iter().map(Occupant::User).collect()
}

/// Opens a table at which all users have arrived.
async fn begun(test: &TestTable, seats: Vec<Occupant>, deal: bool) -> MatchId {
    let arriving: Vec<Occupant> = seats.clone();
    let id = open_table(test, seats, deal).await;
    test.quiet().await;
    for occupant in arriving {
        if let Occupant::User(user) = occupant {
            test.press(user, id, Command::Join).await.expect("has a seat");
        }
    }
    assert_eq!(test.store.saved(id).meta.stage, Stage::Running);
    id
}

async fn stop(test: &TestTable, id: MatchId, user: UserId, moderator: bool) -> Result<Answer, Error> {
    let request = Request::new(test_user(user), Command::ConfirmStop, test.token());
    test.matches.run_command_on(id, Request { moderator, ..request }).await
}

fn meta(test: &TestTable, id: MatchId) -> MatchMeta {
    test.store.saved(id).meta
}

#[tokio::test]
async fn players_have_the_time_again_in_which_their_server_could_not_be_heard() {
    let test = TestTable::new();
    let id = open_table(&test, users([HOST, BEN]), false).await;
    let guild = meta(&test, id).location.guild.expect("a server");
    test.advance_quietly(Duration::from_secs(290), Duration::from_secs(10)).await;
    test.matches.guild_unavailable(guild);
    test.advance_quietly(Duration::from_secs(500), Duration::from_secs(10)).await;
    test.matches.guild_available(guild);
    test.advance_quietly(Duration::from_secs(5), Duration::from_secs(5)).await;
    assert_eq!(meta(&test, id).stage, Stage::Lobby, "ten seconds were left");
    test.advance_quietly(Duration::from_secs(60), Duration::from_secs(10)).await;
    assert_eq!(meta(&test, id).stage, Stage::Cancelled, "nobody came in five minutes");
    assert_eq!(stopped_match_points(&meta(&test, id)), [Some(0), Some(0)]);
}

#[tokio::test]
async fn the_arrival_of_one_player_does_not_move_the_deadline_and_wins() {
    let test = TestTable::new();
    let id = open_table(&test, users([HOST, BEN]), false).await;
    test.advance_quietly(Duration::from_secs(100), Duration::from_secs(10)).await;
    let before = meta(&test, id).deadline;
    test.press(BEN, id, Command::Join).await.expect("has a seat");
    assert_eq!(meta(&test, id).deadline, before);
    test.advance_quietly(Duration::from_secs(300), Duration::from_secs(10)).await;
    assert_eq!(stopped_match_points(&meta(&test, id)), [Some(0), Some(2)], "Ben is there");
}

/// The user in the first seat is not a host. A moderator or the tournament's host cannot stop a match in which they
/// play.
#[tokio::test]
async fn nobody_stops_a_match_in_which_they_sit() {
    let host = UserId(9);
    for (user, moderator) in [(HOST, false), (HOST, true), (BEN, true), (CHLOE, false)] {
        let test = TestTable::new();
        *test.store.tournament_host.lock() = Some(HOST);
        let lobby = open_table(&test, users([HOST, BEN]), false).await;
        assert_eq!(user_error(stop(&test, lobby, user, moderator).await.map(drop)), "tournament-table-fixed");
        let test = TestTable::new();
        *test.store.tournament_host.lock() = Some(HOST);
        let id = begun(&test, users([HOST, BEN]), false).await;
        match stop(&test, id, user, moderator).await {
            Ok(Answer::NeedsAgreement(needed)) => assert_eq!(needed, id),
            other => assert_eq!(user_error(other.map(drop)), "table-stranger"),
        }
        assert_eq!(meta(&test, id).stage, Stage::Running);
    }
    for (user, moderator) in [(host, false), (CHLOE, true)] {
        for running in [false, true] {
            let test = TestTable::new();
            *test.store.tournament_host.lock() = Some(host);
            let id = match running {
                true => begun(&test, users([HOST, BEN]), false).await,
                false => open_table(&test, users([HOST, BEN]), false).await,
            };
            stop(&test, id, user, moderator).await.expect("has no seat");
            assert!(meta(&test, id).stage.is_final());
            assert_eq!(stopped_match_points(&meta(&test, id)), [Some(1), Some(1)], "nobody lost");
        }
    }
}

#[tokio::test]
async fn both_agree_on_a_draw_and_who_is_alone_resigns() {
    let test = TestTable::new();
    let id = begun(&test, users([HOST, BEN]), false).await;
    test.press(HOST, id, Command::Propose(Proposal::Stop)).await.expect("a proposal");
    test.press(BEN, id, Command::Propose(Proposal::Stop)).await.expect("he agrees");
    assert_eq!((meta(&test, id).stage, stopped_match_points(&meta(&test, id))), (Stage::Over, vec![Some(1), Some(1)]));

    let test = TestTable::new();
    let id = begun(&test, vec![Occupant::User(HOST), Occupant::Computer(Level::Easy)], false).await;
    assert_eq!(user_error(stop(&test, id, HOST, false).await.map(drop)), "tournament-no-stop");
    assert_eq!(user_error(test.press(HOST, id, Command::Propose(Proposal::Stop)).await), "tournament-no-stop");
}

/// Returns the scores of these entrants, first seat first, at one table of a duplicate tournament.
fn scores(test: &TestTable, id: MatchId, entrants: usize) -> Vec<Option<i64>> {
    let seats: Vec<TablePlayer> = (0..entrants).map(TablePlayer::Entrant).collect();
    let stored = test.store.saved(id);
    let result = crate::play::table::state::recompute_result(stored.clone()).expect("it can be read").1;
    duplicate_scores(&seats, &stored.meta, result.as_ref())
}

#[tokio::test]
async fn a_computer_plays_on_for_a_partner_who_resigns_in_a_duplicate() {
    let test = TestTable::new();
    let id = begun(&test, users([HOST, BEN, CHLOE]), true).await;
    for user in [HOST, BEN] {
        test.ask(user, id, Command::ConfirmResign, test.token()).await.expect("gives up");
        assert_eq!(meta(&test, id).stage, Stage::Running, "the others play on");
        let again = test.ask(user, id, Command::ConfirmResign, test.token()).await;
        assert_eq!(user_error(again), "refusal-resigned");
    }
    while meta(&test, id).stage == Stage::Running {
        let (user, play) = test.next_move(id).await;
        assert_eq!(user, CHLOE, "computers play for the others");
        test.press(user, id, play).await.expect("a legal move");
    }
    let scores = scores(&test, id, 3);
    assert_eq!(scores[..2], [Some(i64::MIN); 2]);
    assert!(scores[2].is_some_and(|score| score > i64::MIN), "{scores:?}");
}

#[tokio::test]
async fn a_bad_deal_cannot_be_dropped() {
    // All users resign, one after the other.
    let test = TestTable::new();
    let id = begun(&test, users([HOST, BEN]), true).await;
    for user in [HOST, BEN] {
        test.ask(user, id, Command::ConfirmResign, test.token()).await.expect("gives up");
    }
    assert_eq!((meta(&test, id).stage, scores(&test, id, 2)), (Stage::Over, vec![Some(i64::MIN); 2]));
    // Both agree to stop.
    let test = TestTable::new();
    let id = begun(&test, users([HOST, BEN]), true).await;
    for user in [HOST, BEN] {
        test.press(user, id, Command::Propose(Proposal::Stop)).await.expect("a proposal");
    }
    assert_eq!((meta(&test, id).stage, scores(&test, id, 2)), (Stage::Over, vec![Some(i64::MIN); 2]));
    // A moderator without a seat stops the match after one player has proposed to stop it.
    let test = TestTable::new();
    let id = begun(&test, users([HOST, BEN]), true).await;
    test.press(HOST, id, Command::Propose(Proposal::Stop)).await.expect("a proposal");
    stop(&test, id, CHLOE, true).await.expect("has no seat");
    assert_eq!(scores(&test, id, 2), [None; 2], "void for this table");
    // In one match, nobody arrives. In another match, only Anna arrives.
    let test = TestTable::new();
    let id = open_table(&test, users([HOST, BEN]), true).await;
    test.advance_quietly(Duration::from_secs(310), Duration::from_secs(10)).await;
    assert_eq!((meta(&test, id).stage, scores(&test, id, 2)), (Stage::Cancelled, vec![Some(i64::MIN); 2]));
    let test = TestTable::new();
    let id = open_table(&test, users([HOST, BEN]), true).await;
    test.press(HOST, id, Command::Join).await.expect("has a seat");
    test.advance_quietly(Duration::from_secs(310), Duration::from_secs(10)).await;
    let begun = meta(&test, id);
    assert_eq!((begun.stage, begun.seats[1].is_computer()), (Stage::Running, true));
    let ended = MatchMeta { outcome: Some(json!({"why": "pile", "totals": [-3, -2]})), ..begun };
    let none = SeatSet::EMPTY;
    let result =
        MatchResult { ranks: vec![2, 1], absent: none, resigned: none, scores: None, longest_snakes: Vec::new() };
    let seats = [TablePlayer::Entrant(0), TablePlayer::Entrant(1)];
    assert_eq!(
        duplicate_scores(&seats, &ended, Some(&result)),
        [Some(-3), Some(i64::MIN)],
        "the computer played for Ben"
    );
}

/// Ben has arrived. A correction replaces Anna with Chloé, who has not arrived, and moves Ben to Anna's seat.
#[tokio::test]
async fn who_has_arrived_only_changes_the_seat() {
    let test = TestTable::new();
    let id = open_table(&test, users([HOST, BEN]), false).await;
    test.quiet().await;
    test.press(BEN, id, Command::Join).await.expect("has a seat");
    let player = |user: UserId| Player::new(Occupant::User(user), test_user(user).name, None);
    let mail = |players: Vec<Player>| {
        let (reply, seated) = tokio::sync::oneshot::channel();
        test.matches.actors.send_mail(id, Mail::ReplacePlayers(players, reply));
        seated
    };
    mail(vec![player(BEN), player(CHLOE)]).await.expect("a reply").expect("nobody plays yet");
    let meta = test.store.saved(id).meta;
    assert_eq!(meta.users().collect::<Vec<_>>(), [BEN, CHLOE]);
    assert_eq!([0, 1].map(|seat| meta.has_arrived(Seat(seat))), [true, false]);
    test.press(CHLOE, id, Command::Join).await.expect("has a seat");
    let refused = mail(vec![player(HOST), player(CHLOE)]).await.expect("a reply");
    assert_eq!(user_error(refused), "tournament-not-waiting", "the match has begun");
}

#[test]
fn who_withdraws_loses_a_match_that_waits() {
    let mut swiss = joined(Format::Swiss, 2);
    swiss.begin(info(), SEED).expect("enough");
    let table = swiss.plan.rounds[0].tables[0].clone();
    let scores = |of: &Tournament| forfeit_result(of, &table).map(|result| (result.scores, result.how));
    assert_eq!(scores(&swiss), None);
    let second = table.seats[1].entrant().expect("a user");
    swiss.entrants[second].left = Some(1);
    assert_eq!(scores(&swiss), Some((vec![Some(2), Some(0)], HowDecided::NoShow)));
    swiss.plan.organised.wanted.push(second);
    assert_eq!(scores(&swiss), None, "a substitute can come");
}
