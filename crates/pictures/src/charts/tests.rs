//! Tests that charts fit into their pictures, whatever numbers and names they show.

use proptest::prelude::*;

use super::elements::{DIGIT_RATIO, draw_arrow};
use super::*;
use crate::Renderer;
use contract::scene::{AvatarImage, Color, Item, MAX_HEIGHT, MIN_TEXT_SIZE, Scene, WIDTH};
use contract::{Level, Phrase, Piece, Seat, Sign, Tally};

const ICON: Piece = Piece::upright("chart/cup", Color::Usable);

/// Returns, in rotation, a computer, a player with an avatar, or a player without one.
fn player(number: usize) -> ShownPlayer {
    let avatar = if number.is_multiple_of(3) {
        AvatarImage::new(vec![[200, 100, 50]; AvatarImage::SIDE * AvatarImage::SIDE])
    } else {
        None
    };
    ShownPlayer {
        name: "Konstantin Maximilian".to_owned(),
        computer_level: (number % 2 == 1).then_some(Level::Hard),
        avatar,
    }
}

#[test]
fn brackets_fit_with_any_number_of_rounds() {
    for rounds in 0..=6_usize {
        let side = |number: usize| BracketSide {
            player: (!number.is_multiple_of(5)).then(|| player(number)),
            score: Some("1½".to_owned()),
            advances: number.is_multiple_of(2),
            is_eliminated: !number.is_multiple_of(2),
            is_bye: number.is_multiple_of(5),
            is_viewer: number == 1,
        };
        let round = |left: usize| BracketRound {
            name: Phrase::verbatim("x"),
            matches: (0..1_usize << left).map(|number| [side(2 * number), side(2 * number + 1)]).collect(),
        };
        let all: Vec<BracketRound> = (0..rounds).rev().map(round).collect();
        let scene = bracket(&all, None, false);
        let is_heading = |item: &&Item| matches!(item, Item::Words(words) if words.text == Phrase::verbatim("x"));
        let headings = scene.items.iter().filter(is_heading).count();
        assert_eq!(headings, if rounds < 4 { rounds } else { 2 }, "{rounds} rounds");
        assert_fits(&scene);
        assert_fits(&bracket(&all, Some(&[side(1), side(2)]), true));
    }
}

#[test]
fn score_sheets_and_cross_tables_fit() {
    for seats in 0..=Seat::MAX {
        for tables in 0..=8 {
            let cell = |number| ScoreSheetCell {
                player: player(number),
                score: "−120".to_owned(),
                half_matchpoints: Some(15),
            };
            let seat = |seat| (Sign::for_seat(seat), (0..tables).map(cell).collect());
            let seats: Vec<_> = Seat::all(seats).map(seat).collect();
            let sheet = score_sheet(&seats);
            assert_fits(&sheet);
            assert_fits(&stacked(Scene::new(700), sheet));
        }
    }
    for count in 0..=MAX_STANDINGS {
        let row = |number: usize| StandingRow {
            player: player(number),
            rank: number.is_multiple_of(2).then_some(number),
            is_shared: number.is_multiple_of(3),
            has_medal: number < 3,
            points: "11½".to_owned(),
            tie_break: Some("12½".to_owned()),
            results_by_opponent: vec!["½".to_owned(); count],
        };
        let rows: Vec<StandingRow> = (0..count).map(row).collect();
        let columns = || [Phrase::verbatim("a"), Phrase::verbatim("b")];
        assert_fits(&standings(&rows, columns(), None));
        assert_fits(&standings(&rows, columns(), Some(&ICON)));
    }
}

/// Asserts that every item is inside the picture, that all text is large enough, and that untranslatable text contains
/// no words.
fn assert_fits(scene: &Scene) {
    let width = WIDTH as i16;
    let height = scene.height as i16;
    assert!((1..=MAX_HEIGHT as i16).contains(&height));
    let inside = |x: i16, y: i16| assert!((0..=width).contains(&x) && (0..=height).contains(&y), "({x}, {y})");
    for item in &scene.items {
        match item {
            Item::Sprite(sprite) => {
                inside(sprite.x, sprite.y);
                inside(sprite.x + sprite.width as i16, sprite.y + sprite.height as i16);
            }
            Item::Panel(panel) => {
                inside(panel.x, panel.y);
                inside(panel.x + panel.width as i16, panel.y + panel.height as i16);
            }
            Item::Line(line) => {
                inside(line.from.0, line.from.1);
                inside(line.to.0, line.to.1);
            }
            Item::Avatar(avatar) => {
                inside(avatar.x, avatar.y);
                inside(avatar.x + AvatarImage::SIDE as i16, avatar.y + AvatarImage::SIDE as i16);
            }
            Item::Words(words) => {
                assert!(words.size >= MIN_TEXT_SIZE);
                let left = if words.centred { words.x - words.width as i16 / 2 } else { words.x };
                inside(left, words.y - words.size as i16 / 2);
                inside(left + words.width as i16, words.y + words.size as i16 / 2);
            }
            Item::Label(label) => {
                assert!(label.size >= MIN_TEXT_SIZE);
                let left = if label.centred { label.x - label.width as i16 / 2 } else { label.x };
                inside(left, label.y - label.size as i16 / 2);
                inside(left + label.width as i16, label.y + label.size as i16 / 2);
            }
            Item::Text(text) => {
                assert!(text.size >= MIN_TEXT_SIZE, "{} is too small", text.text);
                let letters = text.text.chars().filter(|c| c.is_alphabetic()).count();
                assert!(letters <= 1, "{} is a word", text.text);
                let (width, height) = DIGIT_RATIO;
                let half = (text.text.chars().count() * usize::from(text.size) * width / height / 2) as i16;
                inside(text.x - half, text.y - text.size as i16 / 2);
                inside(text.x + half, text.y + text.size as i16 / 2);
            }
        }
    }
}

#[test]
fn without_matches_there_is_a_podium_and_no_sheet() {
    assert_fits(&leaderboard(&[]));
    assert_eq!(stats_sheet(&StatsSheet::default()), None);
    let of_running_match = StatsSheet { claims_ms: vec![400], ..StatsSheet::default() };
    assert!(stats_sheet(&of_running_match).is_some());
}

#[test]
fn a_solved_puzzle_fits_with_any_number_of_lines() {
    for lines in 0..6 {
        assert_fits(&solved_puzzle(&ICON, &vec![Phrase::new("line"); lines]));
    }
}

#[test]
fn a_leaderboard_has_ten_rows_at_most() {
    let tally = Tally { won: 0, drawn: 0, lost: 1 };
    let rows = vec![
        LeaderboardRow {
            player: player(0),
            rank: Some(1),
            has_medal: true,
            rating: None,
            rating_progress: (3, 5),
            tally,
            trend: None
        };
        40
    ];
    assert_eq!(leaderboard(&rows[..10]), leaderboard(&rows));
    assert_ne!(leaderboard(&rows[..10]), leaderboard(&rows[..9]));
}

#[test]
fn results_of_a_deal_fit_and_keep_the_table_if_there_is_space() {
    let is_rest = |item: &Item| matches!(item, Item::Words(words) if words.text.key == "discord-and-more");
    let row = |number: usize| DealRow {
        player: player(number),
        rank: 1 + number,
        score: "−1234".to_owned(),
        half_matchpoints: 1_999 - number,
    };
    let sign = Sign::for_seat(Seat(0));
    let others: Vec<DealRow> = (1..40).map(row).collect();
    let seat =
        DealSeat { sign, own_result: row(0), best_others: others, other_result_count: 1_000, max_matchpoints: 1_000 };
    // No game with deals has more than five seats.
    for seats in 1..=5 {
        let chart = append_deal(Scene::new(MAX_HEIGHT), &vec![seat.clone(); seats]);
        assert!(chart.height < MAX_HEIGHT - result::PODIUM_HEIGHT, "{seats}");
        assert_fits(&chart);
    }
    let words = |seat: &DealSeat| append_deal(Scene::new(500), std::slice::from_ref(seat)).items.iter().any(is_rest);
    let short = DealSeat { best_others: vec![row(1)], other_result_count: 1, ..seat.clone() };
    assert!(words(&seat) && !words(&short), "the rest is counted");
    let low = append_deal(Scene::new(500), std::slice::from_ref(&short));
    let high = append_deal(Scene::new(1_000), std::slice::from_ref(&short));
    assert_eq!(low.height, 500 + high.height);
    assert_eq!(append_deal(Scene::new(500), &[]), Scene::new(500));
    assert_eq!([0, 1, 2, 3].map(format_halves), ["0", "½", "1", "1½"]);
}

#[test]
fn a_lobby_shows_taken_free_and_needed_seats() {
    for most in 2..=Seat::MAX {
        for taken in 0..=most {
            let seats: Vec<ShownPlayer> = (0..taken).map(player).collect();
            let scene = lobby(Scene::new(340), (2, most), Sign::for_seat, &seats, &[]);
            assert_fits(&scene);
            let panels =
                || scene.items.iter().filter_map(|item| if let Item::Panel(panel) = item { Some(panel) } else { None });
            assert_eq!(panels().count(), most);
            assert_eq!(panels().filter(|panel| panel.fill.is_some()).count(), taken);
            let glows = panels().filter(|panel| panel.edge.is_some_and(|(color, _)| color == Color::Usable)).count();
            assert_eq!(glows, 2_usize.saturating_sub(taken), "free seats that the match needs");
            let art = |name| move |item: &&Item| matches!(item, Item::Sprite(sprite) if sprite.art == name);
            assert_eq!(scene.items.iter().filter(art("seat/hard")).count(), taken / 2);
        }
    }
}

#[test]
fn a_lobby_marks_reserved_seats() {
    let taken = [player(0)];
    let reserved = [player(0), player(0)];
    let scene = lobby(Scene::new(340), (2, 4), Sign::for_seat, &taken, &reserved);
    assert_fits(&scene);
    let panels = scene.items.iter().filter_map(|item| if let Item::Panel(panel) = item { Some(panel) } else { None });
    let edges: Vec<Option<Color>> = panels.map(|panel| panel.edge.map(|(color, _)| color)).collect();
    assert_eq!(
        edges,
        [None, Some(Color::Usable), Some(Color::PlayerArea), Some(Color::PlayerArea)],
        "the match needs the second player"
    );
    let letters =
        scene.items.iter().filter(|item| matches!(item, Item::Sprite(sprite) if sprite.art == "seat/reserved"));
    assert_eq!(letters.count(), 2);
}

#[test]
fn the_longest_sheets_fit() {
    let tally = Tally { won: 8_888, drawn: 12_345, lost: 999 };
    let of_all = StatsSheet { tally, games: vec![(ICON, tally); 40], claims_ms: vec![1; 500], ..StatsSheet::default() };
    assert_fits(&stats_sheet(&of_all).unwrap());
    let of_one = StatsSheet {
        tally,
        ratings: vec![1; 500],
        latest_ranks: [Some(2), None].repeat(250),
        claims_ms: vec![1; 500],
        ..StatsSheet::default()
    };
    assert_fits(&stats_sheet(&of_one).unwrap());
}

#[test]
fn up_and_down_differ_in_more_than_color() {
    let picture = |change: i64| {
        let mut scene = Scene::new(100);
        draw_arrow(&mut scene, change, (50, 50), 40);
        let Some(Item::Sprite(sprite)) = scene.items.pop() else { panic!("no sprite") };
        (sprite.art, sprite.rotation)
    };
    assert_ne!(picture(1), picture(-1));
    assert_ne!(picture(0), picture(1));
    assert_ne!(picture(0), picture(-1));
}

#[test]
fn numbers_are_short() {
    let numbers = [0, 9_999, 10_000, -12_345, 2_500_000, i64::MIN];
    assert_eq!(numbers.map(format_short), ["0", "9999", "10k", "−12k", "2M", "−999M"]);
    assert_eq!([12, -7, 0].map(format_change), ["+12", "−7", "0"]);
}

#[test]
fn bars_have_round_bounds_despite_a_late_claim() {
    let mut claims: Vec<i64> = (0..60).map(|n| 300 + 5 * n).collect();
    let usual = claim_time_bars(&claims);
    assert_eq!((usual[0].from_ms, usual[0].to_ms, usual.len()), (0, Some(100), 6));
    claims.push(60_000);
    let late = claim_time_bars(&claims);
    assert_eq!(late[..6], usual[..6]);
    assert_eq!(late.last().map(|bar| (bar.from_ms, bar.to_ms, bar.count)), Some((800, None, 1)));
    assert_eq!(claim_time_bars(&[]), []);
    assert_eq!(claim_time_bars(&[534]).last().map(|bar| (bar.from_ms, bar.count)), Some((500, 1)));
}

#[test]
fn plates_fit_for_all_numbers_of_seats() {
    for seats in 1..=Seat::MAX {
        let plate = |seat| Plate {
            sign: Sign::for_seat(seat),
            player: player(seat.index()),
            is_awaited: false,
            has_left: false,
        };
        let all: Vec<Plate> = Seat::all(seats).map(plate).collect();
        let scene = put_plates_above(Scene::new(500), &all);
        assert_fits(&scene);
        let names: Vec<u16> = scene
            .items
            .iter()
            .filter_map(|item| if let Item::Label(label) = item { Some(label.width) } else { None })
            .collect();
        assert!(names.iter().all(|&width| width >= 80), "space for a few letters");
        let full = Scene::new(MAX_HEIGHT);
        assert_eq!(put_plates_above(full.clone(), &all), full, "no space is left");
    }
}

#[test]
fn plates_go_round_the_table() {
    let seats = |count: usize| {
        let plate = |seat| Plate {
            sign: Sign::for_seat(seat),
            player: player(seat.index()),
            is_awaited: false,
            has_left: false,
        };
        let plates = sort_clockwise(Seat::all(count).map(plate).collect());
        let seat = |plate: &Plate| Seat::all(count).find(|seat| Sign::for_seat(*seat) == plate.sign);
        plates.iter().filter_map(seat).map(|seat| seat.index()).collect::<Vec<_>>()
    };
    assert_eq!(seats(4), [0, 1, 2, 3]);
    assert_eq!(seats(5), [0, 1, 2, 4, 3]);
    assert_eq!(seats(8), [0, 1, 2, 3, 7, 6, 5, 4]);
}

fn podium_place(seat: Seat, rank: usize) -> PodiumPlace {
    PodiumPlace {
        sign: Sign::for_seat(seat),
        player: player(rank),
        rank,
        score: Some(i64::MAX),
        rating_change: Some(i64::MIN),
    }
}

fn cups(scene: &Scene) -> usize {
    scene.items.iter().filter(|item| matches!(item, Item::Sprite(sprite) if sprite.art == "chart/cup")).count()
}

#[test]
fn a_podium_fits_for_all_numbers_of_seats() {
    for seats in 2..=Seat::MAX {
        let places = Seat::all(seats).map(|seat| podium_place(seat, seat.index() + 1)).collect();
        let scene = put_result_above(Scene::new(500), places);
        assert_fits(&scene);
        assert_eq!(cups(&scene), 1);
    }
}

#[test]
fn only_a_finished_match_with_a_winner_has_a_cup() {
    assert_eq!(put_result_above(Scene::new(500), Vec::new()), Scene::new(500), "a stopped match");
    let drawn = put_result_above(Scene::new(500), Seat::all(2).map(|seat| podium_place(seat, 1)).collect());
    assert_eq!((cups(&drawn), drawn.height > 500), (0, true));
    let full = Scene::new(MAX_HEIGHT);
    assert_eq!(put_result_above(full.clone(), vec![podium_place(Seat(0), 1)]), full, "no space is left");
}

proptest! {
    #[test]
    fn marks_of_a_review_never_cover_each_other(
        seats in proptest::collection::vec((proptest::collection::vec(0..=4u8, 60), proptest::collection::vec(0..60usize, 0..12)), 1..=5),
    ) {
        let count = seats.len();
        let rows: Vec<ReviewRow> = Seat::all(count).zip(seats).map(|(seat, (curve, blunders))| ReviewRow {
            sign: Sign::for_seat(seat),
            player: ShownPlayer { avatar: None, ..player(seat.index()) },
            win_chances: curve.into_iter().map(|chance| f64::from(chance) / (4 * count) as f64).collect(),
            points_after_blunders: blunders,
            accuracy: "100".to_owned(),
        }).collect();
        let scene = review(&rows, &(0..30).map(|turn| 2 * turn).collect::<Vec<_>>());
        assert_fits(&scene);
        let marks: Vec<(i16, i16, i16)> = scene.items.iter().filter_map(|item| match item {
            Item::Panel(panel) if panel.width == panel.height => Some((panel.x, panel.y, panel.width as i16)),
            Item::Sprite(sprite) if sprite.width == 56 => Some((sprite.x, sprite.y, 56)),
            _ => None,
        }).collect();
        prop_assert_eq!(marks.len(), rows.iter().map(|row| row.points_after_blunders.len() + 3).sum::<usize>());
        for (number, (x, y, size)) in marks.iter().enumerate() {
            let covers = |(other_x, other_y, other): &&(i16, i16, i16)| {
                *x < other_x + other && *other_x < x + size && *y < other_y + other && *other_y < y + size
            };
            prop_assert_eq!(marks[number + 1..].iter().find(covers), None);
        }
    }

    #[test]
    fn every_claim_is_in_one_bar(claims in proptest::collection::vec(any::<i64>(), 0..500), most in 1..100_000i64) {
        for claims in [claims.iter().map(|ms| ms.rem_euclid(most)).collect(), claims] {
            let bars = claim_time_bars(&claims);
            prop_assert_eq!(bars.iter().map(|bar| bar.count).sum::<usize>(), claims.len());
            prop_assert!(bars.windows(2).all(|pair| pair[0].to_ms == Some(pair[1].from_ms)));
        }
    }

    #[test]
    fn charts_fit_for_all_numbers(
        rows in proptest::collection::vec((any::<usize>(), any::<Option<i64>>(), any::<[i64; 3]>(), any::<Option<i64>>()), 1..12),
        numbers in proptest::collection::vec(any::<i64>(), 0..500),
        around in 0..3_000i64,
    ) {
        let tally = |[won, drawn, lost]: [i64; 3]| Tally { won, drawn, lost };
        let standing = |&(rank, rating, counts, trend): &(usize, Option<i64>, [i64; 3], Option<i64>)| LeaderboardRow { player: player(rank), rank: (rank % 5 != 0).then_some(rank), has_medal: rank % 2 == 0, rating, rating_progress: (counts[0], 5), tally: tally(counts), trend };
        assert_fits(&leaderboard(&rows.iter().map(standing).collect::<Vec<_>>()));
        let all: Vec<LeaderboardRow> = rows.iter().map(standing).collect();
        assert_fits(&overview(&all.chunks(3).map(|rows| (Some(ICON), rows.to_vec())).collect::<Vec<_>>(), true));
        assert_fits(&season(&all.chunks(3).map(|rows| (ICON, rows.to_vec())).collect::<Vec<_>>()));
        assert_fits(&overview(&[(None, all)], false));
        let places = |numbers: &[i64]| numbers.iter().map(|&number| (number % 3 != 0).then_some(number)).collect();
        let near: Vec<i64> = numbers.iter().map(|number| around + number.rem_euclid(400)).collect();
        for numbers in [numbers, near] {
            let claims_row = |seat| ClaimsRow { sign: Sign::for_seat(seat), right_ms: numbers.clone(), wrong_ms: numbers.clone(), usual_ms: numbers.first().copied() };
            assert_fits(&claims(&Seat::all(8).map(claims_row).collect::<Vec<_>>()));
            let all = StatsSheet { player: player(0), tally: tally([i64::MAX, i64::MIN, i64::MAX]), games: rows.iter().map(|row| (ICON, tally(row.2))).collect(), claims_ms: numbers.clone(), ..StatsSheet::default() };
            assert_fits(&stats_sheet(&all).unwrap());
            let one = StatsSheet { player: player(2), tally: tally([1, 0, 0]), current_streak: 500, longest_streak: 500, ratings: numbers.clone(), latest_ranks: places(&numbers), claims_ms: numbers, ..StatsSheet::default() };
            assert_fits(&stats_sheet(&one).unwrap());
        }
    }
}

/// Long names in several scripts, and names of computers.
const LONG_NAMES: [&str; 10] = [
    "Basil 2",
    "Konstantin Maximilian",
    "Hydra 3",
    "Torsten Wintergarten",
    "Дмитрий Щербаков",
    "WWWWWWWWWWW",
    "Ελένη Παπαδοπούλου",
    "Al",
    "Maximilianstrasse",
    "Pip 4",
];

fn named(name: &str) -> ShownPlayer {
    let computer_level = name.ends_with(|c: char| c.is_ascii_digit()).then_some(Level::Easy);
    ShownPlayer { name: name.to_owned(), computer_level, avatar: None }
}

/// Returns how many labels are cut. Asserts that none of them belongs to a computer or is the first of two lines.
fn cut_names(renderer: &Renderer, scene: &Scene) -> usize {
    assert_fits(scene);
    let labels = scene.items.iter().filter_map(|item| if let Item::Label(label) = item { Some(label) } else { None });
    let cut: Vec<_> = labels.filter(|label| !renderer.fits(label)).collect();
    for label in &cut {
        let is_last = LONG_NAMES.iter().any(|name| name.ends_with(&label.text) && *name != label.text);
        assert!(is_last && !label.text.ends_with(|c: char| c.is_ascii_digit()), "{label:?}");
    }
    cut.len()
}

#[test]
fn names_are_cut_only_on_a_full_second_line_and_those_of_computers_never() {
    let renderer = Renderer::new().unwrap();
    for first in 0..LONG_NAMES.len() {
        for seats in 1..=Seat::MAX {
            let players: Vec<ShownPlayer> =
                LONG_NAMES.iter().cycle().skip(first).take(seats).map(|name| named(name)).collect();
            let plate = |(seat, player): (Seat, &ShownPlayer)| Plate {
                sign: Sign::for_seat(seat),
                player: player.clone(),
                is_awaited: false,
                has_left: false,
            };
            let all: Vec<Plate> = Seat::all(seats).zip(&players).map(plate).collect();
            let cut = cut_names(&renderer, &put_plates_above(Scene::new(500), &all));
            assert!(seats > 2 || cut == 0, "{players:?}");
            for most in seats.max(2)..=Seat::MAX {
                let (taken, reserved) = players.split_at(seats.div_ceil(2));
                cut_names(&renderer, &lobby(Scene::new(340), (2, most), Sign::for_seat, taken, reserved));
            }
            let row = |player: &ShownPlayer| StandingRow {
                player: player.clone(),
                rank: Some(1),
                is_shared: false,
                has_medal: true,
                points: "63 %".to_owned(),
                tie_break: Some("1234".to_owned()),
                results_by_opponent: Vec::new(),
            };
            let rows: Vec<StandingRow> = players.iter().map(row).collect();
            let columns = || [Phrase::verbatim("a"), Phrase::verbatim("b")];
            assert_eq!(cut_names(&renderer, &standings(&rows, columns(), Some(&ICON))), 0, "{players:?}");
            let row = |player: &ShownPlayer| LeaderboardRow {
                player: player.clone(),
                rank: Some(1),
                has_medal: true,
                rating: Some(1_500),
                rating_progress: (9, 5),
                tally: Tally { won: 1, drawn: 0, lost: 1 },
                trend: Some(3),
            };
            let rows: Vec<LeaderboardRow> = players.iter().map(row).collect();
            assert_eq!(cut_names(&renderer, &leaderboard(&rows)), 0, "{players:?}");
            assert_eq!(cut_names(&renderer, &overview(&[(Some(ICON), rows.clone())], true)), 0, "{players:?}");
            let players: Vec<_> = Seat::all(seats).map(Sign::for_seat).zip(players).collect();
            assert_eq!(cut_names(&renderer, &title_frame(Scene::new(340), None, &players)), 0, "{players:?}");
        }
    }
}
