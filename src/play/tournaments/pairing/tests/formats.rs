//! Tests each format with tournaments whose correct pairings are known.

use super::*;

#[test]
fn formats_are_parsed_back() {
    for format in Format::PAIRED {
        assert_eq!(format.into_str().parse(), Ok(format));
        assert_eq!(serde_json::to_string(&format).expect("JSON"), format!("\"{}\"", format.into_str()));
    }
}

#[test]
fn the_first_swiss_round_pairs_the_top_half_with_the_bottom_half() {
    assert_eq!(next(&tournament(Format::Swiss, 3, 8)), "0-4 5-1 2-6 7-3");
    assert_eq!(next(&tournament(Format::Swiss, 3, 7)), "0-3 4-1 2-5 6-bye");
    assert_eq!(next(&tournament(Format::Swiss, 3, 2)), "0-1");
}

/// As in the Dutch system, the second round changes opponents within the bottom half, so everybody changes sides.
#[test]
fn the_second_swiss_round_pairs_equal_scores_and_changes_sides() {
    let mut tournament = tournament(Format::Swiss, 3, 8);
    play_round(&mut tournament, lower_number_wins);
    assert_eq!(next(&tournament), "3-0 1-2 4-7 6-5");
}

/// The lowest of three winners meets the highest of three losers.
#[test]
fn neighbors_of_odd_groups_meet() {
    let mut tournament = tournament(Format::Swiss, 3, 6);
    play_round(&mut tournament, lower_number_wins);
    assert_eq!(next(&tournament), "1-0 3-2 5-4");
}

#[test]
fn the_swiss_bye_goes_to_the_lowest_entrant_without_one() {
    let mut tournament = tournament(Format::Swiss, 5, 5);
    let mut byes = Vec::new();
    while play_round(&mut tournament, lower_number_wins) {
        let last = tournament.history.last().and_then(|round| round.last()).expect("a bye");
        assert_eq!((last.second, last.result), (None, Some(FIRST_WINS)));
        byes.push(last.first.0);
    }
    assert_eq!(byes[..2], [4, 3]);
    byes.sort();
    assert_eq!(byes, [0, 1, 2, 3, 4]);
}

#[test]
fn two_entrants_can_play_five_rounds() {
    let mut tournament = tournament(Format::Swiss, 5, 2);
    while play_round(&mut tournament, |_| DRAWN) {}
    let rounds: Vec<String> = tournament.history.iter().map(|round| text(round)).collect();
    assert_eq!(rounds, ["0-1", "1-0", "0-1", "1-0", "0-1"]);
}

/// An entrant who joins late starts with 0 points and gets an opponent with few points.
#[test]
fn a_late_entrant_is_paired_in_the_next_round() {
    let mut tournament = tournament(Format::Swiss, 3, 4);
    play_round(&mut tournament, lower_number_wins);
    assert!(tournament.accepts_late_joins());
    tournament.entrants.push(EntrantRounds { joined: 1, left: None });
    assert_eq!(next(&tournament), "1-0 2-3 4-bye");
}

#[test]
fn the_default_number_of_rounds_is_enough_for_one_winner() {
    let rounds = [0, 1, 2, 3, 4, 5, 8, 9, 16, 17, 256].map(PairingTournament::default_round_count);
    assert_eq!(rounds, [1, 1, 1, 2, 3, 3, 3, 4, 4, 5, 8]);
}

/// The tables for 4 and 6 players in FIDE's handbook (C.05, annex 1), from 0.
#[test]
fn round_robins_follow_the_berger_tables() {
    let rounds = |entrants| {
        let mut tournament = tournament(Format::RoundRobin, 0, entrants);
        assert!(tournament.accepts_late_joins());
        while play_round(&mut tournament, lower_number_wins) {
            assert!(!tournament.accepts_late_joins());
        }
        assert_eq!(tournament.history.len(), tournament.planned_round_count());
        tournament.history.iter().map(|round| text(round)).collect::<Vec<String>>()
    };
    assert_eq!(rounds(4), ["0-3 1-2", "3-2 0-1", "1-3 2-0"]);
    assert_eq!(rounds(3), ["0-bye 1-2", "2-bye 0-1", "1-bye 2-0"]);
    assert_eq!(rounds(6), ["0-5 1-4 2-3", "5-3 4-2 0-1", "1-5 2-0 3-4", "5-4 0-3 1-2", "2-5 3-1 4-0"]);
    assert_eq!(rounds(2), ["0-1"]);
}

#[test]
fn a_free_round_of_a_round_robin_gives_no_points() {
    let mut tournament = tournament(Format::RoundRobin, 0, 3);
    while play_round(&mut tournament, |_| DRAWN) {}
    assert!(tournament.standings().iter().all(|standing| standing.points == 2 && standing.rank == 1));
}

/// Entrant 0 leaves after one of three matches. That match no longer counts, and the entrants who would still have met
/// entrant 0 have a free round.
#[test]
fn a_round_robin_forgets_entrants_who_leave_early() {
    let mut tournament = tournament(Format::RoundRobin, 0, 4);
    play_round(&mut tournament, lower_number_wins);
    assert_eq!(tournament.standings()[0].points, 2);
    withdraw(&mut tournament, 0);
    assert_eq!(next(&tournament), "3-2 1-bye");
    while play_round(&mut tournament, lower_number_wins) {}
    let points: Vec<(u16, u32)> = tournament.standings().iter().map(|line| (line.entrant.0, line.points)).collect();
    assert_eq!(points, [(1, 4), (2, 2), (0, 0), (3, 0)]);
}

/// Entrant 0 leaves after two of three matches: these matches count, and the last opponent gets a win.
#[test]
fn a_round_robin_keeps_the_results_of_entrants_who_leave_late() {
    let mut tournament = tournament(Format::RoundRobin, 0, 4);
    play_round(&mut tournament, lower_number_wins);
    play_round(&mut tournament, lower_number_wins);
    withdraw(&mut tournament, 0);
    assert_eq!(next(&tournament), "1-3 2-bye");
    while play_round(&mut tournament, lower_number_wins) {}
    let points: Vec<(u16, u32)> = tournament.standings().iter().map(|line| (line.entrant.0, line.points)).collect();
    assert_eq!(points, [(0, 4), (1, 4), (2, 4), (3, 0)]);
}

/// Entrant 1 leaves after two of four matches, which is half of them.
#[test]
fn half_of_the_matches_of_a_round_robin_are_enough() {
    let mut tournament = tournament(Format::RoundRobin, 0, 5);
    play_round(&mut tournament, lower_number_wins);
    play_round(&mut tournament, lower_number_wins);
    withdraw(&mut tournament, 1);
    while play_round(&mut tournament, lower_number_wins) {}
    assert!(tournament.standings().iter().any(|standing| standing.entrant == Entrant(1) && standing.points > 0));
}

#[test]
fn the_bracket_keeps_the_lowest_numbers_apart() {
    let mut tournament = tournament(Format::Knockout, 0, 16);
    assert_eq!(next(&tournament), "0-15 8-7 3-12 11-4 1-14 9-6 2-13 10-5");
    assert_eq!(tournament.planned_round_count(), 4);
    while play_round(&mut tournament, lower_number_wins) {}
    let finals = &tournament.history[3];
    assert!(finals.len() == 1 && finals[0].includes(Entrant(0)) && finals[0].includes(Entrant(1)));
    let ranks: Vec<usize> = tournament.standings().iter().map(|standing| standing.rank).collect();
    assert_eq!(ranks, [[1, 2, 3, 3].as_slice(), &[5; 4], &[9; 8]].concat());
}

#[test]
fn the_lowest_numbers_have_the_byes_of_a_bracket() {
    assert_eq!(next(&tournament(Format::Knockout, 0, 5)), "0-bye 4-3 1-bye 2-bye");
    assert_eq!(next(&tournament(Format::Knockout, 0, 2)), "0-1");
}

#[test]
fn a_drawn_knockout_is_played_once_more_and_then_the_number_decides() {
    let mut tournament = tournament(Format::Knockout, 0, 4);
    assert_eq!(next(&tournament), "0-3 2-1");
    play_round(&mut tournament, |pairing| if pairing.includes(Entrant(1)) { DRAWN } else { SECOND_WINS });
    assert_eq!(next(&tournament), "1-2");
    assert!(tournament.next_round().is_some_and(|round| round[0].replay));
    play_round(&mut tournament, |_| DRAWN);
    assert_eq!(next(&tournament), "3-1");
    play_round(&mut tournament, |_| DRAWN);
    play_round(&mut tournament, |_| SECOND_WINS);
    assert_eq!(next(&tournament), "over");
    let standings = tournament.standings();
    let order: Vec<(u16, usize)> = standings.iter().map(|standing| (standing.entrant.0, standing.rank)).collect();
    assert_eq!(order, [(3, 1), (1, 2), (0, 3), (2, 3)]);
}

#[test]
fn a_knockout_pairing_in_which_nobody_appears_has_no_winner() {
    let mut tournament = tournament(Format::Knockout, 0, 8);
    play_round(
        &mut tournament,
        |pairing| {
            if pairing.includes(Entrant(0)) { NOBODY_CAME } else { lower_number_wins(pairing) }
        },
    );
    assert_eq!(next(&tournament), "3-bye 2-1");
}

#[test]
fn a_withdrawn_winner_gives_a_walkover() {
    let mut tournament = tournament(Format::Knockout, 0, 8);
    play_round(&mut tournament, lower_number_wins);
    withdraw(&mut tournament, 0);
    assert_eq!(next(&tournament), "3-bye 2-1");
    withdraw(&mut tournament, 2);
    // A round without a match is skipped.
    assert_eq!(next(&tournament), "3-1");
    withdraw(&mut tournament, 3);
    assert_eq!(next(&tournament), "over");
    assert_eq!(tournament.standings()[0].entrant, Entrant(1));
    assert_eq!(tournament.standings()[1].rank, 2);
}

/// A drawn pairing is not played again if one of the two has left.
#[test]
fn who_leaves_before_a_replay_is_out() {
    let mut tournament = tournament(Format::Knockout, 0, 4);
    play_round(&mut tournament, |_| DRAWN);
    withdraw(&mut tournament, 0);
    assert_eq!(next(&tournament), "1-2");
    play_round(&mut tournament, |_| FIRST_WINS);
    assert_eq!(next(&tournament), "3-1");
}

#[test]
fn a_tournament_with_fewer_than_two_entrants_is_over() {
    for format in Format::PAIRED {
        for entrants in [0, 1] {
            let tournament = tournament(format, 3, entrants);
            assert_eq!(tournament.next_round(), None);
            assert_eq!(tournament.standings().len(), entrants);
        }
        let mut tournament = tournament(format, 3, 5);
        play_round(&mut tournament, |_| FIRST_WINS);
        (0..5).for_each(|entrant| withdraw(&mut tournament, entrant));
        assert_eq!(tournament.next_round(), None);
        assert_eq!(tournament.standings().len(), 5);
    }
}

#[test]
fn the_next_round_waits_for_all_results() {
    for format in Format::PAIRED {
        let mut tournament = tournament(format, 3, 4);
        let pairings = tournament.next_round().expect("a round");
        tournament.history.push(pairings);
        assert_eq!(tournament.next_round(), None);
        assert_eq!(tournament.standings().len(), 4);
    }
}
