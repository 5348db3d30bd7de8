//! What pictures and messages show of a tournament: seeds, places, cross-tables, score sheets, and who shares a result.

use std::collections::HashMap;

use super::*;

#[test]
fn ratings_decide_the_seeds_and_the_others_are_drawn() {
    let mut knockout = joined(Format::Knockout, 6);
    let ratings = HashMap::from([(UserId(4), 1_400), (UserId(6), 1_700)]);
    let drawn = |seed: u8| {
        let mut drawn = knockout.clone();
        drawn.seed_entrants(&ratings, &Seed([seed; 32]));
        drawn.entrants.iter().filter_map(|entrant| entrant.user).map(|user| user.0).collect::<Vec<_>>()
    };
    assert!((0..9).all(|seed| drawn(seed)[..2] == [6, 4]), "the best ratings come first");
    assert_eq!(drawn(1), drawn(1));
    assert!((0..9).any(|seed| drawn(seed) != drawn(9)), "the others are drawn");
    knockout.seed_entrants(&HashMap::new(), &SEED);
    assert_eq!(knockout.entrants.len(), 6);
}

#[test]
fn rounds_of_a_knockout_are_known_by_their_places() {
    let mut knockout = joined(Format::Knockout, 4);
    knockout.plan.third_place = true;
    knockout.begin(info(), SEED).expect("enough");
    assert_eq!(knockout.bracket_round_size(0), Some(4));
    end_round(&mut knockout, &[Some(2), Some(0)]);
    knockout.begin_next_round(info(), SEED);
    assert_eq!((knockout.bracket_round_size(1), seating(&knockout).len()), (Some(2), 2));
    end_round(&mut knockout, &[Some(2), Some(0)]);
    knockout.begin_next_round(info(), SEED);
    assert_eq!(knockout.stage, TournamentStage::Over);
    let ranks: Vec<usize> = knockout.standings(2).iter().map(|line| line.rank).collect();
    assert_eq!(ranks, [1, 2, 3, 4]);
    assert!(knockout.validate().is_ok());
    assert_eq!(joined(Format::Swiss, 4).bracket_round_size(0), None);
}

/// The computer wins. Anna and Ben draw, so they share the best place among people.
#[test]
fn computers_are_ranked_beside_people() {
    let mut tournament = joined(Format::RoundRobin, 2);
    tournament.add_computer(&test_user(HOST), Level::Hard, info(), 0).expect("there is room");
    tournament.begin(info(), SEED).expect("enough");
    while tournament.stage == TournamentStage::Running {
        let round = tournament.plan.rounds.last_mut().expect("a round");
        for table in round.tables.iter_mut().filter(|table| table.result.is_none()) {
            let computer = table.seats.iter().position(|seated| seated.entrant() == Some(2));
            let scores = [0, 1].map(|seat| Some(computer.map_or(1, |computer| if seat == computer { 2 } else { 0 })));
            table.result = Some(TableResult { scores: scores.to_vec(), how: HowDecided::Played });
        }
        tournament.begin_next_round(info(), SEED);
    }
    let lines = tournament.standings(3);
    let places: Vec<_> = lines.iter().map(|line| (line.entrant, line.rank, line.user_rank, line.is_shared)).collect();
    assert_eq!(places, [(2, 1, None, false), (0, 2, Some(1), true), (1, 2, Some(1), true)]);
    let met =
        |entrant| tournament.opponents_and_points(3, entrant).into_iter().filter_map(|(met, won)| Some((met?, won)));
    assert_eq!(met(0).collect::<HashMap<_, _>>(), HashMap::from([(1, 1), (2, 0)]));
    // The computer has 2 points, and Ben has half a point from his draw.
    assert_eq!(tournament.tie_break_parts(3, 0).iter().sum::<u32>(), 1);

    let mut shared = tournament;
    assert_eq!(user_error(shared.share_result(&test_user(UserId(9)))), "tournament-not-joined");
    shared.share_result(&test_user(HOST)).expect("the tournament is over");
    assert_eq!(user_error(shared.share_result(&test_user(HOST))), "tournament-shared-already");
    assert_eq!(shared.plan.shared, [0]);
    let again = shared.plan.for_another_sign_up(Timestamp(7));
    assert_eq!((again.opened_at, again.rounds.len(), again.shared.len()), (Timestamp(7), 0, 0));
    assert_eq!((again.game, again.format), (shared.plan.game, Format::RoundRobin));
}

#[test]
fn a_score_sheet_compares_the_tables_by_seat_once_all_have_ended() {
    let mut duplicate = joined(Format::Duplicate, 3);
    duplicate.begin(info(), SEED).expect("enough");
    assert_eq!(duplicate.score_sheet(0), Vec::<Vec<ScoreSheetResult>>::new(), "others still play");
    end_round(&mut duplicate, &[Some(4), None]);
    let sheet = duplicate.score_sheet(0);
    let half_points: Vec<Vec<_>> =
        sheet.iter().map(|seat| seat.iter().map(|result| result.half_points).collect()).collect();
    assert_eq!(half_points, [[Some(1), Some(1)], [None, None]]);
    assert_eq!((sheet[0][0].seated, sheet[0][0].score), (TablePlayer::Entrant(0), Some(4)));
}

#[test]
fn a_duplicate_has_as_many_tables_as_users_fill() {
    let mut duplicate = tournament(Format::Duplicate);
    duplicate.plan.tables = MAX_TABLES;
    // In a game for two, nobody is left without a seat.
    let two = rules::find("ssserpent").expect("a game").info();
    assert_eq!([2, 3, 4, 5, 7].map(|users| duplicate.table_count(users, two)), [2, 2, 2, 3, 4]);
    let tables = |duplicate: &Tournament| [2, 3, 4, 5, 6, 7, 40].map(|users| duplicate.table_count(users, info()));
    assert_eq!(tables(&duplicate), [2, 2, 2, 2, 3, 3, 8]);
    duplicate.plan.tables = 2;
    assert_eq!(tables(&duplicate), [2; 7]);
}
