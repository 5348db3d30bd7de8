use super::*;
use contract::Seat;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::weng_lin_multi_team;

const NEW: Rating = Rating::START;

/// Rates a match that compares every seat with all others.
fn rate(system: RatingSystem, before: &[Rating], ranks: &[usize]) -> Vec<Rating> {
    let all = SeatSet::all(before.len());
    let opponents: Vec<SeatSet> = Seat::all(before.len()).map(|seat| all.without(seat)).collect();
    super::rate(system, before, ranks, &opponents)
}

fn shown(ratings: &[Rating]) -> Vec<i64> {
    ratings.iter().map(|rating| rating.display_value()).collect()
}

#[test]
fn new_users_start_at_1500() {
    assert_eq!(NEW.display_value(), 1500);
}

#[test]
fn the_winner_goes_up_and_the_loser_down() {
    for system in [RatingSystem::Glicko2, RatingSystem::WengLin] {
        let after = rate(system, &[NEW, NEW], &[2, 1]);
        assert!(after[0].display_value() < 1500 && after[1].display_value() > 1500, "{system:?} {after:?}");
        let swapped = rate(system, &[NEW, NEW], &[1, 2]);
        assert_eq!(shown(&swapped), [after[1].display_value(), after[0].display_value()], "seats make no difference");
    }
}

#[test]
fn a_shared_win_is_symmetric() {
    let after = rate(RatingSystem::WengLin, &[NEW; 3], &[1, 1, 3]);
    assert_eq!(after[0], after[1]);
    assert!(after[0].display_value() > 1500 && after[2].display_value() < 1500);
    let draw = rate(RatingSystem::Glicko2, &[NEW; 2], &[1, 1]);
    assert_eq!(draw[0], draw[1]);
}

/// A first match changes a rating by at most 62.5 points, no matter how many seats it has.
#[test]
fn a_first_match_moves_a_rating_no_further_at_a_large_table() {
    for seats in 2..=8 {
        let ranks: Vec<usize> = (1..=seats).collect();
        let after = rate(RatingSystem::WengLin, &vec![NEW; seats], &ranks);
        let (first, last) = (after[0].estimate - NEW.estimate, after[seats - 1].estimate - NEW.estimate);
        assert!((first - 62.5).abs() < 0.01 && (last + 62.5).abs() < 0.01, "{seats}: {after:?}");
        assert!((after[0].deviation - after[seats - 1].deviation).abs() < 0.01);
    }
}

/// The figures in `docs/ratings.md`.
#[test]
fn the_documented_figures_are_right() {
    let docs = include_str!("../../../../docs/ratings.md");
    let quoted = |line: &str| assert!(docs.contains(line), "docs/ratings.md lacks: {line}");
    let new = rate(RatingSystem::WengLin, &[NEW, NEW], &[1, 2]);
    for (name, rating) in ["Anna", "Ben"].iter().zip(new) {
        let (estimate, deviation, shown) = (rating.estimate, rating.deviation, rating.display_value());
        quoted(&format!("| {name} | 1500 | 250 | {estimate:.1} | {deviation:.1} | {shown} |"));
    }
    let certain = Rating::new(1500.0, Rating::MIN_DEVIATION, 0.06);
    let later = [0, 1, 2, 4, 8].map(|seasons| format!("{:.0}", certain.after_seasons(seasons).deviation));
    quoted(&format!("| uncertainty, from 60 | {} |", later.join(" | ")));
    for (results, ranks) in [
        ("five wins", [1, 1, 1, 1, 1]),
        ("three wins, two losses", [1, 2, 1, 2, 1]),
        ("two wins, three losses", [2, 1, 2, 1, 2]),
        ("five losses", [2, 2, 2, 2, 2]),
    ] {
        let shown = [RatingSystem::WengLin, RatingSystem::Glicko2].map(|system| {
            let play = |rating, rank| rate(system, &[rating, NEW], &[rank, 3 - rank])[0];
            let after = ranks.into_iter().fold(NEW, play);
            let next = |rank| play(after, rank).display_value() - after.display_value();
            format!("{} | {:+} | {:+}", after.display_value(), next(1), next(2)).replace('-', "−")
        });
        quoted(&format!("| {results} | {} | {} |", shown[0], shown[1]));
    }
}

#[test]
fn a_season_makes_a_rating_less_certain_but_not_less_than_new() {
    let certain = Rating::new(1600.0, Rating::MIN_DEVIATION, 0.06);
    let year = certain.after_seasons(4);
    assert!((year.deviation - 110.0).abs() < 0.5 && year.estimate == 1600.0, "{year:?}");
    let step = |rating: Rating, _| rating.after_seasons(1);
    assert!((0..4).fold(certain, step).deviation - year.deviation < 1e-9, "season by season");
    assert_eq!(certain.after_seasons(0), certain);
    assert_eq!(certain.after_seasons(u32::MAX).deviation, NEW.deviation);
    assert_eq!(NEW.after_seasons(9), NEW);
}

#[test]
fn ranks_order_the_changes() {
    let after = shown(&rate(RatingSystem::WengLin, &[NEW; 4], &[3, 1, 4, 2]));
    assert!(after[1] > after[3] && after[3] > after[0] && after[0] > after[2], "{after:?}");
}

#[test]
fn beating_a_computer_gives_less_than_beating_an_equal_user_and_in_the_end_nothing() {
    let user = rate(RatingSystem::WengLin, &[NEW, NEW], &[1, 2])[0];
    let easy = Rating::for_computer(Level::Easy);
    let computer = rate(RatingSystem::WengLin, &[NEW, easy], &[1, 2])[0];
    assert!(computer.display_value() > 1500 && computer.estimate < user.estimate);
    let mut strong = NEW;
    for _ in 0..1000 {
        strong = rate(RatingSystem::WengLin, &[strong, easy], &[1, 2])[0];
    }
    let more = rate(RatingSystem::WengLin, &[strong, easy], &[1, 2])[0];
    assert!(more.estimate - strong.estimate < 1.0, "{strong:?} {more:?}");
}

#[test]
fn a_lost_match_of_two_never_raises_the_shown_rating() {
    for system in [RatingSystem::Glicko2, RatingSystem::WengLin] {
        for mine in (1000..2600).step_by(100) {
            for deviation in [60.0, 120.0, 200.0, 250.0] {
                let me = Rating::new(f64::from(mine), deviation, 0.06);
                let after = rate(system, &[me, NEW], &[2, 1])[0];
                assert!(after.display_value() <= me.display_value(), "{system:?} {me:?} {after:?}");
            }
        }
    }
}

#[test]
fn many_even_matches_rank_above_one_lucky_win() {
    let mut veteran = NEW;
    for number in 0..60 {
        veteran = rate(RatingSystem::WengLin, &[veteran, NEW], &[1 + number % 2, 2 - number % 2])[0];
    }
    let lucky = rate(RatingSystem::WengLin, &[NEW, NEW], &[1, 2])[0];
    assert!(veteran.display_value() > lucky.display_value(), "{veteran:?} {lucky:?}");
}

#[test]
fn a_seat_is_rated_by_its_own_comparisons_only() {
    let ranks = [1, 2, 3, 4];
    let compared = |opponents: [SeatSet; 4]| super::rate(RatingSystem::WengLin, &[NEW; 4], &ranks, &opponents);
    let set = |seats: &[u8]| seats.iter().map(|&seat| Seat(seat)).collect::<SeatSet>();
    assert_eq!(compared([SeatSet::EMPTY; 4]), [NEW; 4]);
    let pair = rate(RatingSystem::WengLin, &[NEW; 2], &[1, 2]);
    assert_eq!(compared([set(&[3]), set(&[]), set(&[]), set(&[0])]), [pair[0], NEW, NEW, pair[1]]);
    let middle = compared([set(&[1]), set(&[0, 2]), set(&[1]), set(&[])]);
    assert_eq!((middle[0], middle[2], middle[3]), (pair[0], pair[1], NEW));
    assert!((middle[1].estimate - NEW.estimate).abs() < 1e-9, "it won once and lost once: {middle:?}");
}

/// The mean over pairs equals Weng and Lin's update for a free-for-all, except that theirs is a sum.
#[test]
fn pairs_give_the_same_ratings_as_the_update_of_a_whole_match() {
    let before = [(1450.0, 250.0), (1700.0, 90.0), (1620.0, 130.0), (1300.0, 60.0), (1500.0, 200.0)];
    let ranks = [2, 1, 4, 2, 5];
    let ratings = before.map(|(estimate, deviation)| Rating::new(estimate, deviation, 0.06));
    let teams = ratings.map(|rating| [rating.to_weng_lin()]);
    let teams: Vec<_> = teams.iter().zip(ranks).map(|(team, rank)| (&team[..], MultiTeamOutcome::new(rank))).collect();
    let config = WengLinConfig { beta: 250.0, ..WengLinConfig::new() };
    let whole = weng_lin_multi_team(&teams, &config).concat();
    for ((old, new), whole) in ratings.iter().zip(rate(RatingSystem::WengLin, &ratings, &ranks)).zip(whole) {
        let estimate = old.estimate + (whole.rating - old.estimate) / 4.0;
        let variance = old.deviation.powi(2) + (whole.uncertainty.powi(2) - old.deviation.powi(2)) / 4.0;
        // The deviation never falls below the minimum.
        let deviation = variance.sqrt().max(Rating::MIN_DEVIATION);
        assert!((new.estimate - estimate).abs() < 1e-6 && (new.deviation - deviation).abs() < 1e-6, "{new:?}");
    }
}

#[test]
fn unfit_lists_change_nothing_and_extreme_parts_are_clamped() {
    assert_eq!(rate(RatingSystem::WengLin, &[NEW; 3], &[]), [NEW; 3]);
    assert_eq!(super::rate(RatingSystem::WengLin, &[NEW; 2], &[1, 2], &[]), [NEW; 2]);
    assert_eq!(rate(RatingSystem::WengLin, &[], &[]), []);
    assert_eq!(Rating::new(f64::NAN, f64::INFINITY, f64::NAN), NEW);
    let extreme = rate(RatingSystem::Glicko2, &[Rating::new(1e9, 0.0, 9.0), Rating::new(-1e9, 0.0, 0.0)], &[2, 1]);
    assert!(extreme.iter().all(|rating| rating.estimate.is_finite() && rating.deviation.is_finite()));
}

proptest::proptest! {
    #[test]
    fn the_same_matches_give_the_same_ratings(matches in proptest::collection::vec(proptest::collection::vec(1..5usize, 4), 0..20)) {
        let play = || matches.iter().fold(vec![NEW; 4], |ratings, ranks| rate(RatingSystem::WengLin, &ratings, ranks));
        proptest::prop_assert_eq!(play(), play());
    }
}
