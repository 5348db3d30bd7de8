//! The bracket of a knockout as pictures show it, and the match for third place.

use super::super::BracketMatch;
use super::*;

fn with_third_place(entrants: usize) -> PairingTournament {
    PairingTournament { third_place: true, ..tournament(Format::Knockout, 0, entrants) }
}

/// Returns a match as text: `0-7 2:0 0` for the sides, the half points and the winner.
fn shown(at: &BracketMatch) -> String {
    let number = |entrant: Option<Entrant>| entrant.map_or("_".to_owned(), |entrant| entrant.0.to_string());
    let points = at.points.map_or(String::new(), |[upper, lower]| format!(" {upper}:{lower}"));
    format!("{}-{}{points} {}", number(at.sides[0]), number(at.sides[1]), number(at.winner))
}

fn rounds(tournament: &PairingTournament) -> Vec<String> {
    let round = |matches: &Vec<BracketMatch>| matches.iter().map(shown).collect::<Vec<_>>().join(", ");
    tournament.bracket().rounds.iter().map(round).collect()
}

#[test]
fn a_bracket_shows_byes_results_and_what_is_to_come() {
    let mut tournament = tournament(Format::Knockout, 0, 5);
    assert_eq!(rounds(&tournament), ["0-_ _, 3-4 _, 1-_ _, 2-_ _", "_-_ _, _-_ _", "_-_ _"]);
    play_round(&mut tournament, lower_number_wins);
    assert_eq!(rounds(&tournament), ["0-_ 0, 3-4 2:0 3, 1-_ 1, 2-_ 2", "0-3 _, 1-2 _", "_-_ _"]);
    play_round(&mut tournament, |_| DRAWN);
    play_round(&mut tournament, lower_number_wins);
    assert_eq!(tournament.bracket().bracket_round_of, [0, 1, 1, 2], "a replay belongs to its round");
    assert_eq!(rounds(&tournament)[1..], ["0-3 3:1 0, 1-2 3:1 1", "0-1 _"]);
    play_round(&mut tournament, lower_number_wins);
    assert_eq!(rounds(&tournament)[2], "0-1 2:0 0");
    assert_eq!(tournament.bracket().bracket_round_of, [0, 1, 1, 2]);
    assert_eq!(tournament.bracket().third_place_match, None);
}

#[test]
fn the_losers_of_the_semi_finals_play_for_third_place() {
    let mut tournament = with_third_place(4);
    play_round(&mut tournament, lower_number_wins);
    assert_eq!(next(&tournament), "1-0 3-2");
    play_round(&mut tournament, |pairing| if pairing.includes(Entrant(3)) { FIRST_WINS } else { DRAWN });
    // Only the final is played again.
    assert_eq!(next(&tournament), "0-1");
    play_round(&mut tournament, |_| FIRST_WINS);
    assert_eq!(next(&tournament), "over");
    assert_eq!(tournament.bracket().third_place_match.as_ref().map(shown).as_deref(), Some("3-2 2:0 3"));
    let order: Vec<(u16, usize)> = tournament.standings().iter().map(|line| (line.entrant.0, line.rank)).collect();
    assert_eq!(order, [(0, 1), (1, 2), (3, 3), (2, 4)]);
}

#[test]
fn a_drawn_match_for_third_place_is_shared_and_who_leaves_it_loses() {
    let mut drawn = with_third_place(4);
    play_round(&mut drawn, lower_number_wins);
    let mut left = drawn.clone();
    play_round(&mut drawn, |pairing| if pairing.includes(Entrant(3)) { DRAWN } else { FIRST_WINS });
    assert_eq!(next(&drawn), "over");
    assert_eq!(drawn.standings().iter().map(|line| line.rank).collect::<Vec<_>>(), [1, 2, 3, 3]);
    withdraw(&mut left, 2);
    assert_eq!(next(&left), "1-0");
    play_round(&mut left, lower_number_wins);
    let third: Vec<u16> = left.standings().iter().filter(|line| line.rank == 3).map(|line| line.entrant.0).collect();
    assert_eq!(third, [3]);
}

#[test]
fn without_opponents_the_last_entrant_wins_the_rest_of_the_bracket() {
    let mut tournament = with_third_place(8);
    play_round(&mut tournament, lower_number_wins);
    for entrant in [0, 1, 2] {
        withdraw(&mut tournament, entrant);
    }
    assert_eq!(next(&tournament), "over");
    assert_eq!(rounds(&tournament)[1..], ["0-3 3, 1-2 _", "3-_ 3"]);
}
