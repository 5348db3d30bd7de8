//! Tests the tie-breaks with examples that were calculated by hand.

use super::*;
use crate::play::tournaments::pairing::Standing;

const ANNA: u16 = 0;
const BEN: u16 = 1;
const CLEO: u16 = 2;
const DAN: u16 = 3;
const EVA: u16 = 4;

/// The example in `docs/tournaments.md`.
#[test]
fn buchholz_decides_a_swiss_tournament() {
    let tournament = swiss(
        5,
        &[
            &[(ANNA, Some(DAN), FIRST_WINS), (BEN, Some(EVA), FIRST_WINS), (CLEO, None, FIRST_WINS)],
            &[(BEN, Some(ANNA), DRAWN), (DAN, Some(CLEO), SECOND_WINS), (EVA, None, FIRST_WINS)],
            &[(CLEO, Some(BEN), SECOND_WINS), (ANNA, Some(EVA), DRAWN), (DAN, None, FIRST_WINS)],
        ],
    );
    let expected = [
        (BEN, 1, 2.5, 5.5, 4.5, 2),
        (CLEO, 2, 2.0, 5.5, 3.0, 1),
        (ANNA, 3, 2.0, 5.0, 3.0, 1),
        (EVA, 4, 1.5, 6.0, 2.5, 0),
        (DAN, 5, 1.0, 5.0, 1.0, 0),
    ];
    assert_eq!(lines(&tournament), expected);
}

/// All have 1.5 points, Buchholz 4.5 and Sonneborn-Berger 2.25. Anna drew all her matches.
#[test]
fn wins_decide_last_and_equal_entrants_share_the_rank() {
    let tournament = swiss(
        4,
        &[
            &[(ANNA, Some(BEN), DRAWN), (CLEO, Some(DAN), FIRST_WINS)],
            &[(ANNA, Some(CLEO), DRAWN), (DAN, Some(BEN), FIRST_WINS)],
            &[(ANNA, Some(DAN), DRAWN), (BEN, Some(CLEO), FIRST_WINS)],
        ],
    );
    let expected = [(BEN, 1, 1), (CLEO, 1, 1), (DAN, 1, 1), (ANNA, 4, 0)]
        .map(|(entrant, rank, wins)| (entrant, rank, 1.5, 4.5, 2.25, wins));
    assert_eq!(lines(&tournament), expected);
}

/// Dan joined in the second round, and Cleo left after the first. In Buchholz, each round that an entrant missed counts
/// as an opponent with as many points as the entrant.
#[test]
fn missed_rounds_count_as_a_lost_match_against_an_equal_opponent() {
    let mut tournament = swiss(
        4,
        &[
            &[(ANNA, Some(BEN), FIRST_WINS), (CLEO, None, FIRST_WINS)],
            &[(BEN, Some(DAN), SECOND_WINS), (ANNA, None, FIRST_WINS)],
        ],
    );
    tournament.entrants[usize::from(DAN)].joined = 1;
    tournament.entrants[usize::from(CLEO)].left = Some(1);
    let expected = [
        (ANNA, 1, 2.0, 2.0, 2.0, 1),
        (CLEO, 2, 1.0, 2.0, 1.0, 0),
        (DAN, 3, 1.0, 1.0, 0.0, 1),
        (BEN, 4, 0.0, 3.0, 0.0, 0),
    ];
    assert_eq!(lines(&tournament), expected);
}

/// Dan and Ben have two wins each, but Dan beat Ben. Anna beat Dan, and Cleo beat Anna.
#[test]
fn sonneborn_berger_decides_a_round_robin() {
    let mut tournament = tournament(Format::RoundRobin, 0, 4);
    let winners = [[ANNA, BEN], [DAN, BEN], [DAN, CLEO]];
    for round in winners {
        let wins = |pairing: &Pairing| round.contains(&pairing.first.0);
        play_round(&mut tournament, |pairing| if wins(pairing) { FIRST_WINS } else { SECOND_WINS });
    }
    let expected = [
        (DAN, 1, 2.0, 0.0, 3.0, 2),
        (BEN, 2, 2.0, 0.0, 2.0, 2),
        (ANNA, 3, 1.0, 0.0, 2.0, 1),
        (CLEO, 4, 1.0, 0.0, 1.0, 1),
    ];
    assert_eq!(lines(&tournament), expected);
}

#[test]
fn entrants_who_withdrew_before_their_first_round_are_not_listed() {
    let mut tournament = tournament(Format::Swiss, 3, 4);
    withdraw(&mut tournament, BEN);
    play_round(&mut tournament, lower_number_wins);
    assert_eq!(text(&tournament.history[0]), "0-2 3-bye");
    assert!(tournament.standings().iter().all(|standing| standing.entrant != Entrant(BEN)));
}

/// A pairing and its result.
type Played = (u16, Option<u16>, [u8; 2]);

fn swiss(entrants: usize, rounds: &[&[Played]]) -> PairingTournament {
    let pairing = |(first, second, result): &Played| Pairing {
        first: Entrant(*first),
        second: second.map(Entrant),
        result: Some(*result),
        replay: false,
    };
    let history = rounds.iter().map(|round| round.iter().map(pairing).collect()).collect();
    PairingTournament { history, ..tournament(Format::Swiss, rounds.len(), entrants) }
}

/// Returns entrant, rank, points, Buchholz, Sonneborn-Berger and wins, in whole points.
fn lines(tournament: &PairingTournament) -> Vec<(u16, usize, f64, f64, f64, u32)> {
    let line = |standing: &Standing| {
        let [points, buchholz] = [standing.points, standing.buchholz].map(|half| f64::from(half) / 2.0);
        let sonneborn_berger = f64::from(standing.sonneborn_berger) / 4.0;
        (standing.entrant.0, standing.rank, points, buchholz, sonneborn_berger, standing.wins)
    };
    tournament.standings().iter().map(line).collect()
}
