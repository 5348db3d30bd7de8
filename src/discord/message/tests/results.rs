//! Tests the message of a finished match.

use std::time::Duration;

use super::*;
use crate::play::{FinalMoment, PersonalBest};
use test_support::random_match::{Style, play_one};

#[test]
fn a_result_shows_winners_totals_and_ratings() {
    let outcome = Outcome { winners: SeatSet::from(Seat(0)), why: "resign", lists: vec![("cards", vec![-3, -9])] };
    let winners = outcome.winners;
    let change = |rated_matches| RatingChange { seat: Seat(0), rated_matches, rating_before: 1500, rating_after: 1512 };
    let ratings = MatchEffects { changes: vec![change(4), change(5), change(6)], ..MatchEffects::default() };
    let kind =
        ViewKind::Result { scene: Scene::new(10), news: Vec::new(), sentences: Vec::new(), outcome, winners, ratings };
    let ended = View { resigned: vec![Seat(1)], ..view(two(), Stage::Over, kind) };
    let message = match_message(&ended, ReactionMode::Reactions, None);
    check(&message);
    for said in [
        "🔴 Anna wins!",
        "Cards: 🔴 −3 · 🟦 −9",
        "🔴 shown after 5 matches (4 so far) · 🔴 1512 · 🔴 1500 → 1512 (+12)",
        "🟦 Hydra gave up.",
    ] {
        assert!(text(&message).contains(said), "{said} in {}", text(&message));
    }
    assert_eq!(custom_ids(&message.components), ["match/zz/0/rematch", "replay/zz", "describe/zz", "fair-play/zz"]);
}

/// The whole message fits on a phone: two lists of scores share a line, players with the same rating share one text,
/// and the news is short.
#[test]
fn a_result_is_short() {
    let lists = vec![("cards", vec![26, 8]), ("longest", vec![13, 0])];
    let outcome = Outcome { winners: Seat(0).into(), why: "x", lists };
    let changes = Seat::all(2)
        .map(|seat| RatingChange { seat, rated_matches: 1, rating_before: 1500, rating_after: 1512 })
        .collect();
    let ratings = MatchEffects { changes, ..MatchEffects::default() };
    let (scene, sentences) = (Scene::new(10), Vec::new());
    let news = (0..4).map(|number| Phrase::verbatim(format!("News {number}."))).collect();
    let kind = ViewKind::Result { scene, news, sentences, outcome, winners: Seat(0).into(), ratings };
    let mut ended = view(two(), Stage::Over, kind);
    let below = |view: &View| {
        text(&match_message(view, ReactionMode::Reactions, None)).split_once("hard)\n").expect("seats").1.to_owned()
    };
    let english = "Cards (longest snake): 🔴 26 (13) · 🟦 8 (0)\nRatings: 🔴 🟦 shown after 5 matches (1 so far)\n-# Also today: the daily puzzle, /daily play\n- News 2.\n- News 3.";
    assert_eq!(below(&ended), english);
    ended.meta.locale = Locale::Fr;
    let french = text(&match_message(&ended, ReactionMode::Reactions, None));
    assert!(french.contains("Cartes (plus long serpent)\u{a0}: 🔴 26 (13) · 🟦 8 (0)\n"), "{french}");
}

#[test]
fn a_result_tells_what_a_player_did_better_than_ever() {
    let outcome = Outcome { winners: Seat(0).into(), why: "x", lists: Vec::new() };
    let (scene, news, sentences) = (Scene::new(10), Vec::new(), Vec::new());
    let bests = vec![
        (Seat(0), PersonalBest::FastestClaim(Duration::from_millis(380))),
        (Seat(1), PersonalBest::HighestScore(12)),
    ];
    let ratings = MatchEffects { personal_bests: bests, ..MatchEffects::default() };
    let kind = ViewKind::Result { scene, news, sentences, outcome, winners: Seat(0).into(), ratings };
    let ended = view(two(), Stage::Over, kind);
    let said = text(&match_message(&ended, ReactionMode::Reactions, None));
    assert!(said.contains("\n🏆 🔴 Anna: fastest right reaction so far, 0.38 s"), "{said}");
    assert!(said.contains("\n🏆 🟦 Hydra: best match so far, 12"), "{said}");
}

/// The message celebrates the winner and consoles the losers only if the match was played to the end.
#[test]
fn a_win_is_celebrated_only_if_the_match_was_played_to_the_end() {
    let people = || [("Anna", 1), ("Ben", 2)].map(|(name, id)| player(Occupant::User(UserId(id)), name, 0)).to_vec();
    let ended = |players: Vec<Player>, winners: SeatSet, why: &'static str| {
        let outcome = Outcome { winners, why, lists: Vec::new() };
        let ratings =
            MatchEffects { fastest_claim: Some((Seat(1), Duration::from_millis(420))), ..MatchEffects::default() };
        let (scene, news, sentences) = (Scene::new(10), vec![Phrase::verbatim("The end.".to_owned())], Vec::new());
        let kind = ViewKind::Result { scene, news, sentences, outcome: outcome.clone(), winners, ratings };
        let mut ended = view(players, Stage::Over, kind);
        let decisive = FinalMoment { by: None, news: Phrase::verbatim("The end.".to_owned()), scene: Scene::new(10) };
        ended.final_moments = vec![decisive];
        let said = text(&match_message(&ended, ReactionMode::Reactions, None));
        (celebrates_winner(&ended, &outcome, winners), said.contains("takes heart"), said)
    };
    let (celebrated, friendly, said) = ended(people(), Seat(0).into(), "head");
    assert!(celebrated && friendly, "{said}");
    assert!(said.contains("wins!**\n🎯 The end.") && !said.contains("- The end."), "told once: {said}");
    assert!(said.contains("takes heart, 🟦 Ben."), "{said}");
    assert!(said.contains("⚡ Fastest right reaction in this match: 🟦 Ben, 0.42 s"), "{said}");
    let (celebrated, friendly, _) = ended(people(), Seat(0).into(), "resign");
    assert!(!celebrated && !friendly, "the other gave up");
    let (celebrated, friendly, said) = ended(people(), SeatSet::all(2), "cards");
    assert!(!celebrated && !friendly && !said.contains("🎯"), "a draw: {said}");
    let (celebrated, friendly, _) = ended(people(), SeatSet::EMPTY, Outcome::STOPPED);
    assert!(!celebrated && !friendly, "stopped");
    let mut away = people();
    away[1].missed = Player::MISSED_UNTIL_AWAY;
    let (celebrated, friendly, _) = ended(away, Seat(0).into(), "cards");
    assert!(!celebrated && !friendly, "a computer played for Ben");
    let (celebrated, friendly, _) = ended(two(), Seat(1).into(), "cards");
    assert!(!celebrated && friendly, "Hydra has won");
}

#[test]
fn a_win_alone_offers_the_next_computer() {
    let shown = |level, winners: SeatSet, locale| {
        let outcome = Outcome { winners, why: "cards", lists: Vec::new() };
        let stored = outcome.to_json();
        let (scene, news, sentences) = (Scene::new(10), Vec::new(), Vec::new());
        let kind = ViewKind::Result { scene, news, sentences, outcome, winners, ratings: MatchEffects::default() };
        let mut ended = view(two(), Stage::Over, kind);
        ended.meta.seats[1].occupant = Occupant::Computer(level);
        (ended.meta.outcome, ended.meta.locale) = (Some(stored), locale);
        json(&match_message(&ended, ReactionMode::Reactions, None).components)[0]["components"][0]["label"].to_string()
    };
    assert_eq!(shown(Level::Easy, Seat(0).into(), Locale::En), "\"Basil next?\"");
    assert_eq!(shown(Level::Normal, Seat(0).into(), Locale::En), "\"Hydra next?\"");
    for (level, winners) in [(Level::Hard, Seat(0)), (Level::Easy, Seat(1))] {
        assert_eq!(shown(level, winners.into(), Locale::En), "\"Rematch\"");
    }
    for locale in Locale::ALL {
        assert!(shown(Level::Easy, Seat(0).into(), locale).chars().count() <= 26, "{locale:?}");
    }
}

#[test]
fn a_match_has_no_winner_one_or_several() {
    let said = |winners: SeatSet, seats: usize| {
        let all = (0..seats as u64).map(|id| player(Occupant::User(UserId(id)), "x", 0)).collect();
        let outcome = Outcome { winners, why: "stop", lists: Vec::new() };
        let kind = ViewKind::Result {
            scene: Scene::new(10),
            news: Vec::new(),
            sentences: Vec::new(),
            outcome,
            winners,
            ratings: MatchEffects::default(),
        };
        text(&match_message(&view(all, Stage::Over, kind), ReactionMode::Reactions, None))
    };
    assert!(said(SeatSet::EMPTY, 3).contains("Nobody wins."));
    assert!(said([Seat(0), Seat(2)].into_iter().collect(), 3).contains("🔴 x and ⭐ x share the win!"));
    assert!(said(SeatSet::all(2), 2).contains("It’s a draw!"));
}

#[test]
fn a_result_names_those_who_gave_up() {
    let said = |seats: u64, why: &'static str| {
        let all = (0..seats).map(|id| player(Occupant::User(UserId(id)), "x", 0)).collect();
        let outcome = Outcome { winners: Seat(0).into(), why, lists: vec![("cards", vec![3; seats as usize])] };
        let (scene, news, sentences, ratings) = (Scene::new(10), Vec::new(), Vec::new(), MatchEffects::default());
        let winners = outcome.winners;
        let kind = ViewKind::Result { scene, news, sentences, outcome, winners, ratings };
        let resigned = Seat::all(seats as usize).skip(1).collect();
        let ended = View { resigned, ..view(all, Stage::Over, kind) };
        text(&match_message(&ended, ReactionMode::Reactions, None))
    };
    assert!(said(2, "resign").contains("🟦 x gave up."));
    assert!(said(3, "resign").contains("🟦 x and ⭐ x gave up."));
    assert!(said(2, "agreed").contains("The match was ended early, so the most cards win."));
    assert!(said(2, "resign").contains("Cards: "));
    assert!(!said(2, Outcome::STOPPED).contains("Cards: "), "a stopped match counts for nothing");
}

#[test]
fn a_podium_stands_above_the_table_unless_the_match_was_stopped() {
    let ended = view(two(), Stage::Over, ViewKind::Lobby);
    let outcome = |winners, why| Outcome { winners, why, lists: Vec::new() };
    let height = |end: Outcome| result_scene(&ended, &Scene::new(10), &end, &MatchEffects::default(), &|_| None).height;
    assert_eq!(height(outcome(SeatSet::EMPTY, Outcome::STOPPED)), 10);
    assert!(height(outcome(Seat(0).into(), "resign")) > 10);
}

/// Returns the result of a match of this game with these options and lists.
fn result(game: &str, options: &[(&str, &str)], outcome: Outcome, winners: SeatSet) -> String {
    let info = rules::find(game).expect("a game").info();
    let (scene, news, sentences, ratings) = (Scene::new(10), Vec::new(), Vec::new(), MatchEffects::default());
    let kind = ViewKind::Result { scene, news, sentences, outcome, winners, ratings };
    let mut ended = View { game: info, resigned: vec![Seat(1)], ..view(two(), Stage::Over, kind) };
    ended.meta.game = info.name.to_owned();
    ended.meta.options = Options::defaults(info.options);
    for (name, value) in options {
        ended.meta.options.set(info.options, name, value).expect("an option");
    }
    text(&match_message(&ended, ReactionMode::Reactions, None))
}

#[test]
fn a_result_says_by_what_the_match_was_won() {
    let lists = vec![("cards", vec![4, 9]), ("longest", vec![4, 9]), ("snakes", vec![1, 0])];
    let won = |by: &str, winner| {
        let outcome = Outcome { winners: Seat(winner).into(), why: "cards", lists: lists.clone() };
        result("hisss", &[("win_by", by)], outcome, Seat(winner).into())
    };
    let cards = "Cards (longest snake): 🔴 4 (4) · 🟦 9 (9)";
    assert!(
        won("cards", 1).contains(&format!("\nThe most cards win; if these are equal, the longest snake.\n{cards}")),
        "{}",
        won("cards", 1)
    );
    let snakes = "The most complete snakes win: 🔴 1 · 🟦 0";
    assert!(won("snakes", 0).contains(&format!("\n{snakes}\n{cards}")), "{}", won("snakes", 0));
    let totals = Outcome { winners: Seat(0).into(), why: "rounds", lists: vec![("totals", vec![0, -5])] };
    let said = result("sssnake", &[], totals, Seat(0).into());
    assert!(said.contains("\nTotals (each missing card costs a point): 🔴 0 · 🟦 −5"), "{said}");
}

/// If even the last player is away, nobody wins.
#[test]
fn a_result_says_why_nobody_wins() {
    let outcome = || Outcome { winners: Seat(0).into(), why: "resign", lists: vec![("cards", vec![20, 0])] };
    let won = result("snap", &[], outcome(), Seat(0).into());
    assert!(won.contains("Anna wins!**\n") && won.contains("\n🟦 Hydra gave up."), "{won}");
    let away = result("snap", &[], outcome(), SeatSet::EMPTY);
    let why = "Everybody gave up or was away at the end, so nobody wins. Otherwise 🔴 Anna would have won.";
    assert!(away.contains("Nobody wins.**\n") && away.contains(why), "{away}");
    assert!(!away.contains("no cards left"), "{away}");
}

/// The description gives the same result as the picture, for every game, kind of ending and language.
#[test]
fn descriptions_begin_with_the_headline_of_the_result() {
    let ends: [(SeatSet, SeatSet, &[Seat]); 5] = [
        (Seat(0).into(), Seat(0).into(), &[]),
        (SeatSet::all(2), SeatSet::all(2), &[]),
        ([Seat(0), Seat(2)].into_iter().collect(), [Seat(0), Seat(2)].into_iter().collect(), &[]),
        (Seat(0).into(), Seat(0).into(), &[Seat(1), Seat(2)]),
        // The last player was away.
        (Seat(0).into(), SeatSet::EMPTY, &[Seat(1), Seat(2)]),
    ];
    for game in rules::REGISTRY {
        let info = game.info();
        let mut whys = HashSet::from([Outcome::STOPPED, "resign"]);
        let mut states = Vec::new();
        for number in 0..6 {
            let style = [Style::Random, Style::Computers][number as usize % 2];
            play_one(*game, number, style, &mut |played, _, _| {
                states.extend(played.outcome().map(|_| played.clone_box()))
            });
        }
        whys.extend(states.iter().filter_map(|played| Some(played.outcome()?.why)));
        let played = states.pop().expect("a match that is over");
        let stopped = (SeatSet::EMPTY, SeatSet::EMPTY, &[][..]);
        for (why, (best, winners, resigned)) in
            whys.into_iter().flat_map(|why| ends.iter().copied().chain([stopped]).map(move |end| (why, end)))
        {
            let lists = played.outcome().expect("it is over").lists;
            let seats = played.signs().len().max(3);
            let lists = lists.into_iter().map(|(name, mut list)| {
                list.resize(seats, 0);
                (name, list)
            });
            let best = if why == Outcome::STOPPED { SeatSet::EMPTY } else { best };
            let outcome = Outcome { winners: best, why, lists: lists.collect() };
            let (scene, news, sentences) = (Scene::new(10), Vec::new(), played.describe(None));
            let kind = ViewKind::Result { scene, news, sentences, outcome, winners, ratings: MatchEffects::default() };
            let players = (0..seats as u64).map(|id| player(Occupant::User(UserId(id)), "Anna", 0)).collect();
            let mut ended = View { game: info, resigned: resigned.to_vec(), ..view(players, Stage::Over, kind) };
            ended.meta.game = info.name.to_owned();
            for locale in Locale::ALL {
                ended.meta.locale = locale;
                let message = match_message(&ended, ReactionMode::Reactions, Some(Arc::default()));
                let shown = text(&message);
                let headline = shown.lines().find_map(|line| line.strip_prefix("**🏁 ")).expect("a headline");
                let headline = headline.trim_end_matches("**");
                let words = description_message(&ended, locale, None).content;
                let (_, alt) = message.picture.expect("a picture");
                assert_eq!(words.lines().next(), Some(headline), "{} {why} {locale:?}", info.name);
                assert!(alt.starts_with(headline), "{} {why} {locale:?}: {alt}", info.name);
                let why_line = words.lines().nth(1).expect("a second sentence");
                assert!(why == Outcome::STOPPED || shown.contains(why_line) || alt.contains(why_line), "{why_line}");
            }
        }
    }
}

#[test]
fn a_list_that_is_cut_says_how_many_are_missing() {
    let lines: Vec<String> = (1..=64).map(|number| format!("{number}. {}", "W".repeat(32))).collect();
    let whole = cut_lines(Locale::En, &lines[..19], 2_000);
    assert_eq!(whole.lines().count(), 19);
    let cut = cut_lines(Locale::En, &lines, 2_000);
    let shown = cut.lines().count() - 1;
    assert!(utf16_len(&cut) <= 2_000 && shown > 40, "{shown}");
    let rest = cut.lines().last().map(|line| line.chars().filter(char::is_ascii_digit).collect::<String>());
    assert_eq!(rest, Some((64 - shown).to_string()), "{cut}");
}

/// The game's outcome says that Ben won, but he was away and a computer played for him.
#[test]
fn a_result_names_players_who_were_away() {
    let outcome = Outcome { winners: Seat(1).into(), why: "rounds", lists: Vec::new() };
    let (scene, news, sentences) = (Scene::new(10), Vec::new(), Vec::new());
    let kind =
        ViewKind::Result { scene, news, sentences, outcome, winners: Seat(0).into(), ratings: MatchEffects::default() };
    let seats = vec![
        player(Occupant::User(UserId(7)), "Anna", 0),
        player(Occupant::User(UserId(8)), "Ben_*", Player::MISSED_UNTIL_AWAY),
    ];
    let message = match_message(&view(seats, Stage::Over, kind), ReactionMode::Reactions, None);
    let said = ["🔴 Anna wins!", "A computer played for 🟦 Ben\\_\\* at the end: that counts as giving up."];
    assert!(said.iter().all(|said| text(&message).contains(said)), "{}", text(&message));
}
