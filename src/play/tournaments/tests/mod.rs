//! The rules of tournaments and duplicates, without a store and without Discord. `tests/simulation` plays whole
//! tournaments.

mod organiser;
mod story;
mod tables;

use super::organiser::RoundState;
use super::*;
use crate::ids::{ChannelId, GuildId, UserId};
use crate::play::domain::Pace;
use crate::play::tests::fakes::{test_user, user_error};
use contract::GameInfo;
use text::Locale;

const HOST: UserId = UserId(1);
const SEED: Seed = Seed([7; 32]);

fn info() -> &'static GameInfo {
    rules::find("sssnake").expect("a game").info()
}

fn tournament(format: Format) -> Tournament {
    let plan = Plan::new("sssnake", info().lobby_options(), Locale::En, Pace::Live, format, Timestamp(0));
    let plan = Plan { tables: 2, ..plan };
    Tournament {
        id: TournamentId(1),
        version: 1,
        guild: GuildId(3),
        channel: ChannelId(7),
        message: None,
        host: HOST,
        stage: TournamentStage::SignUp,
        entrants: Vec::new(),
        plan,
    }
}

/// Returns a tournament that `users` users have joined, the host first.
fn joined(format: Format, users: u64) -> Tournament {
    let mut joined = tournament(format);
    for user in 1..=users {
        joined.join(&test_user(UserId(user)), info()).expect("there is room");
    }
    joined
}

/// Gives this result to every table in the newest round that has no result yet.
fn end_round(tournament: &mut Tournament, scores: &[Option<i64>]) {
    let round = tournament.plan.rounds.last_mut().expect("a round");
    for table in round.tables.iter_mut().filter(|table| table.result.is_none()) {
        table.result = Some(TableResult { scores: scores.to_vec(), how: HowDecided::Played });
    }
}

/// Returns the entrants at each table of the newest round, by seat.
fn seating(tournament: &Tournament) -> Vec<Vec<Option<usize>>> {
    let round = tournament.plan.rounds.last().expect("a round");
    round.tables.iter().map(|table| table.seats.iter().map(|seated| seated.entrant()).collect()).collect()
}

#[test]
fn a_press_on_a_computer_takes_effect_once() {
    let mut tournament = joined(Format::Swiss, 1);
    let host = test_user(HOST);
    tournament.add_computer(&host, Level::Hard, info(), 0).expect("there is room");
    assert_eq!(user_error(tournament.add_computer(&host, Level::Hard, info(), 0)), "table-outdated");
    assert_eq!(tournament.computer_count(), 1);
    assert_eq!(user_error(tournament.remove_computer(&host, 2)), "table-outdated");
    tournament.remove_computer(&host, 1).expect("there is one");
    assert_eq!(user_error(tournament.remove_computer(&host, 0)), "table-no-computer");
}

#[test]
fn only_the_host_begins_and_nobody_plays_alone() {
    let mut tournament = joined(Format::Knockout, 1);
    assert_eq!(
        user_error(tournament.begin_by_user(&test_user(UserId(2)), false, info(), SEED)),
        "tournament-only-host"
    );
    assert_eq!(user_error(tournament.begin_by_user(&test_user(HOST), false, info(), SEED)), "tournament-too-few");
    assert_eq!(tournament.stage, TournamentStage::SignUp, "a refusal changes nothing");
    tournament.add_computer(&test_user(HOST), Level::Easy, info(), 0).expect("there is room");
    let mut other = tournament.clone();
    other.begin_by_user(&test_user(UserId(9)), true, info(), SEED).expect("a moderator may");
    tournament.begin_by_user(&test_user(HOST), false, info(), SEED).expect("one user and one computer");
    assert_eq!(user_error(tournament.begin_by_user(&test_user(HOST), false, info(), SEED)), "tournament-begun");
    let mut computers = tournament_of_computers();
    assert_eq!(user_error(computers.begin(info(), SEED)), "tournament-too-few");
}

fn tournament_of_computers() -> Tournament {
    let mut computers = tournament(Format::Swiss);
    for number in 0..3 {
        computers.add_computer(&test_user(HOST), Level::Easy, info(), number).expect("there is room");
    }
    computers
}

#[test]
fn a_full_tournament_accepts_nobody() {
    let mut full = joined(Format::RoundRobin, MAX_ENTRANTS as u64);
    assert_eq!(user_error(full.join(&test_user(UserId(999)), info())), "tournament-full");
    let mut full = joined(Format::Duplicate, 2 * *info().seats.end() as u64);
    assert_eq!(user_error(full.join(&test_user(UserId(999)), info())), "tournament-full");
}

#[test]
fn who_leaves_and_comes_back_is_the_same_entrant() {
    let mut tournament = joined(Format::Swiss, 4);
    tournament.begin(info(), SEED).expect("enough");
    tournament.leave(&test_user(UserId(2))).expect("takes part");
    assert_eq!(user_error(tournament.leave(&test_user(UserId(2)))), "tournament-not-joined");
    tournament.join(&test_user(UserId(2)), info()).expect("may come back");
    tournament.join(&test_user(UserId(9)), info()).expect("may come late");
    assert_eq!(tournament.entrants.len(), 5);
    assert_eq!((tournament.entrants[1].left, tournament.entrants[4].joined), (None, 1));
    tournament.stop(&test_user(HOST), false).expect("the host may");
    assert_eq!(user_error(tournament.join(&test_user(UserId(10)), info())), "tournament-over");
}

#[test]
fn only_the_host_and_moderators_stop() {
    let mut tournament = joined(Format::Swiss, 2);
    assert_eq!(user_error(tournament.stop(&test_user(UserId(2)), false)), "tournament-only-host");
    tournament.stop(&test_user(UserId(2)), true).expect("a moderator may");
    assert_eq!(user_error(tournament.stop(&test_user(HOST), false)), "tournament-over");
}

/// Anna, Chloé and user 5 are at the first table, the others at the second.
#[test]
fn everybody_moves_on_by_a_seat_from_deal_to_deal() {
    let mut duplicate = joined(Format::Duplicate, 5);
    duplicate.begin(info(), SEED).expect("enough");
    assert_eq!(seating(&duplicate), [vec![Some(0), Some(2), Some(4)], vec![Some(1), Some(3), None]]);
    assert_eq!(duplicate.plan.rounds[0].deal, Some(SEED.to_hex()));
    end_round(&mut duplicate, &[Some(3), Some(2), Some(1)]);
    duplicate.begin_next_round(info(), Seed([8; 32]));
    assert_eq!(seating(&duplicate), [vec![Some(4), Some(0), Some(2)], vec![None, Some(1), Some(3)]]);
}

#[test]
fn a_duplicate_ends_after_its_deals_or_without_users_to_compare() {
    let mut duplicate = joined(Format::Duplicate, 2);
    duplicate.plan.rounds_wanted = Some(1);
    duplicate.begin(info(), SEED).expect("enough");
    end_round(&mut duplicate, &[Some(0), Some(0)]);
    duplicate.begin_next_round(info(), SEED);
    assert_eq!((duplicate.stage, duplicate.plan.rounds.len()), (TournamentStage::Over, 1));

    let mut duplicate = joined(Format::Duplicate, 2);
    duplicate.begin(info(), SEED).expect("enough");
    duplicate.leave(&test_user(UserId(2))).expect("takes part");
    end_round(&mut duplicate, &[Some(0), Some(0)]);
    duplicate.begin_next_round(info(), SEED);
    assert_eq!(duplicate.stage, TournamentStage::Over);
}

/// Two tables of two seats. Anna has 5 in seat 0 against Ben's 3: 1 matchpoint of 1. At both tables, a computer sat in
/// seat 1. In the second deal, both have the same score, so each gets half a matchpoint.
#[test]
fn matchpoints_compare_results_of_the_same_seat() {
    let mut duplicate = joined(Format::Duplicate, 2);
    duplicate.begin(info(), SEED).expect("enough");
    let scores = |duplicate: &mut Tournament, all: [[i64; 2]; 2]| {
        let round = duplicate.plan.rounds.last_mut().expect("a round");
        for (table, scores) in round.tables.iter_mut().zip(all) {
            table.result = Some(TableResult { scores: scores.map(Some).to_vec(), how: HowDecided::Played });
        }
    };
    scores(&mut duplicate, [[5, 1], [3, 9]]);
    duplicate.begin_next_round(info(), SEED);
    let points = |duplicate: &Tournament, rounds: usize| -> Vec<(usize, usize, Points)> {
        duplicate.standings(rounds).iter().map(|line| (line.entrant, line.rank, line.points)).collect()
    };
    let of = |points, most| Points::Matchpoints { points, max_points: most };
    assert_eq!(points(&duplicate, 1), [(0, 1, of(2, 2)), (1, 2, of(0, 2))]);
    scores(&mut duplicate, [[1, 7], [1, 7]]);
    assert_eq!(points(&duplicate, 2), [(0, 1, of(3, 4)), (1, 2, of(1, 4))]);
    assert_eq!(points(&duplicate, 1), [(0, 1, of(2, 2)), (1, 2, of(0, 2))], "the first deal alone");
}

/// Anna wins the first deal and withdraws. Ben plays on and loses the others.
#[test]
fn who_withdraws_from_a_duplicate_is_behind_all_who_finish() {
    let mut duplicate = joined(Format::Duplicate, 4);
    duplicate.begin(info(), SEED).expect("enough");
    let round = duplicate.plan.rounds.last_mut().expect("a round");
    for (table, scores) in round.tables.iter_mut().zip([[9, 9], [1, 1]]) {
        table.result = Some(TableResult { scores: scores.map(Some).to_vec(), how: HowDecided::Played });
    }
    let order = |duplicate: &Tournament| -> Vec<(usize, usize)> {
        let rounds = duplicate.plan.rounds.len();
        duplicate.standings(rounds).iter().map(|line| (line.entrant, line.rank)).collect()
    };
    assert_eq!(order(&duplicate), [(0, 1), (2, 1), (1, 3), (3, 3)]);
    duplicate.leave(&test_user(HOST)).expect("takes part");
    assert_eq!(order(&duplicate), [(2, 1), (1, 2), (3, 2), (0, 4)]);
    duplicate.begin_next_round(info(), SEED);
    end_round(&mut duplicate, &[Some(1), Some(1)]);
    assert_eq!(order(&duplicate).last(), Some(&(0, 4)));
    duplicate.plan.rounds_wanted = Some(1);
    assert_eq!(order(&duplicate)[0], (0, 1), "all deals were played before");
}

#[test]
fn a_draw_is_half_a_point_each() {
    assert_eq!(rounds::half_points_from_ranks(&[1, 2]), [Some(2), Some(0)]);
    assert_eq!(rounds::half_points_from_ranks(&[1, 1]), [Some(1), Some(1)]);
}

/// Returns a running tournament of this format after two rounds.
fn running(format: Format) -> Tournament {
    let mut running = joined(format, 6);
    running.begin(info(), SEED).expect("enough");
    for _ in 0..2 {
        end_round(&mut running, &[Some(2), Some(0)]);
        running.begin_next_round(info(), SEED);
    }
    running.entrants[4].left = Some(1);
    running.validate().expect("it is whole");
    running
}

/// Whatever a damaged row says, the check refuses the row, or the rules can continue with it.
#[test]
fn a_spoiled_tournament_is_refused_or_goes_on() {
    let seed = test_support::setting("SNAKEPIT_DAMAGE_SEED").unwrap_or(0);
    let mut refused = 0;
    for number in 0..2_000 {
        let mut random = SEED.external_rng(seed * 10_000 + number);
        let format = [Format::Swiss, Format::RoundRobin, Format::Knockout, Format::Duplicate][random.below(4)];
        let mut spoiled = running(format);
        let mut plan = serde_json::to_value(&spoiled.plan).expect("JSON");
        match random.below(4) {
            0 => drop(spoiled.entrants.remove(random.below(spoiled.entrants.len()))),
            1 => spoiled.stage = TournamentStage::SignUp,
            _ => test_support::spoil::spoil(&mut plan, &mut random),
        }
        let Ok(plan) = serde_json::from_value(plan) else { continue };
        spoiled.plan = plan;
        if spoiled.validate().is_err() {
            refused += 1;
            continue;
        }
        for _ in 0..100 {
            if spoiled.is_final() {
                break;
            }
            let last = spoiled.plan.rounds.len();
            (0..=last).for_each(|rounds| drop(spoiled.standings(rounds)));
            let tables = spoiled.plan.rounds.last().map_or(&[][..], |round| &round.tables);
            tables.iter().for_each(|table| drop(spoiled.users_at(table)));
            let _ = spoiled.join(&test_user(UserId(99)), info());
            end_round(&mut spoiled, &[Some(1), Some(1)]);
            match spoiled.stage {
                TournamentStage::SignUp => drop(spoiled.begin(info(), SEED)),
                _ => spoiled.begin_next_round(info(), SEED),
            }
        }
        spoiled.validate().unwrap_or_else(|why| panic!("number {number}: {why}"));
    }
    assert!(refused > 200, "{refused} were refused");
}

#[test]
fn a_seat_without_its_entrant_is_named() {
    let mut broken = running(Format::Swiss);
    broken.entrants.truncate(4);
    let why = broken.validate().expect_err("two entrants are missing");
    assert_eq!(why, "round 1: a seat names entrant 4, who is missing");
    let mut broken = running(Format::Swiss);
    broken.plan.rounds[0].tables[0].seats[0] = TablePlayer::Entrant(99);
    assert_eq!(broken.validate().expect_err("99"), "round 1: a seat names entrant 99, who is missing");
}
