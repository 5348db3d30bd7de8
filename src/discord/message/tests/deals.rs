//! Tests the messages of matches with a given deal.

use super::*;
use crate::play::{Deal, DealComparison, DealResult, DealScore, User};
use contract::Seed;

/// Returns a view of a Sssnake match with an open deal and a free seat.
fn of_deal(stage: Stage, kind: ViewKind) -> View {
    let info = rules::find("sssnake").expect("a game").info();
    let deal = Deal { open: true, ..Deal::new_sealed(info, Seed([9; 32]), vec![None, Some(Level::Hard), None]) };
    let mut seats = two();
    seats.push(player(Occupant::Computer(Level::Normal), "1", 0));
    let mut view = View { game: info, ..view(seats, stage, kind) };
    view.meta.game = info.name.to_owned();
    view.meta.options = Options::defaults(info.options);
    view.meta.rules = info.rules_version;
    view.meta.deal = Some(deal);
    view
}

const OPEN: &str = "This deal was played before: nothing is counted.";

#[test]
fn the_lobby_of_a_deal_changes_nothing_but_its_players() {
    let mut lobby = of_deal(Stage::Lobby, ViewKind::Lobby);
    let message = match_message(&lobby, ReactionMode::Reactions, Some(Arc::default()));
    check(&message);
    let ids = custom_ids(&message.components);
    let ids: Vec<&str> = ids.iter().map(|id| id.rsplit('/').next().expect("a word")).collect();
    assert_eq!(ids, ["join", "leave", "1", "start", "zz", "zz"], "with the rules, Cancel and Fair play");
    assert!(text(&message).contains(OPEN), "{}", text(&message));
    assert!(text(&message).contains("Join to take a computer’s seat."), "{}", text(&message));
    let words = message.picture.expect("a picture").1;
    assert!(words.contains("Players: 3, 2 of them computers. Free seats: 1."), "{words}");
    let join = |view: &View| {
        serde_json::to_value(&match_message(view, ReactionMode::Reactions, None).components[0]).expect("JSON")
    };
    assert_eq!(join(&lobby)["components"][0]["disabled"], false);
    lobby.meta.seats[2] = player(Occupant::User(UserId(8)), "Ben", 0);
    assert_eq!(join(&lobby)["components"][0]["disabled"], true, "no person's seat is free");
    let full = text(&match_message(&lobby, ReactionMode::Reactions, None));
    assert!(full.contains(OPEN) && !full.contains("Join to take"), "{full}");
}

#[test]
fn a_sealed_deal_does_not_say_that_it_was_played() {
    let mut running = of_deal(Stage::Running, table(Controls::default(), Vec::new(), Vec::new()));
    assert!(text(&match_message(&running, ReactionMode::Reactions, None)).contains(OPEN));
    running.meta.deal.as_mut().expect("a deal").open = false;
    assert!(!text(&match_message(&running, ReactionMode::Reactions, None)).contains(OPEN));
}

fn result(id: MatchId, user: u64, name: &str, score: DealScore) -> DealResult {
    DealResult { id, user: UserId(user), name: name.to_owned(), score, half_points: 0 }
}

#[test]
fn a_result_compares_the_deal_in_picture_and_words() {
    let outcome = Outcome { winners: Seat(0).into(), why: "rounds", lists: vec![("totals", vec![-5, -9, -9])] };
    let scores = vec![
        result(MatchId(1), 20, "Zoë_1", Some(-2)),
        result(MatchId(1295), 7, "Anna", Some(-5)),
        result(MatchId(3), crate::play::FIRST_FORMER_PLAYER.0, "Former player", Some(-5)),
        result(MatchId(4), 21, "Ben", None),
    ];
    let ratings = MatchEffects { comparisons: vec![DealComparison::new(Seat(0), scores)], ..MatchEffects::default() };
    let (scene, sentences) = (Scene::new(10), vec![Phrase::verbatim("The table.".to_owned())]);
    let kind = ViewKind::Result {
        scene,
        news: Vec::new(),
        sentences,
        outcome,
        winners: Seat(0).into(),
        ratings: ratings.clone(),
    };
    let mut ended = of_deal(Stage::Over, kind);
    ended.meta.outcome = Some(json!({"winners": [0], "why": "rounds"}));
    let message = match_message(&ended, ReactionMode::Reactions, Some(Arc::default()));
    check(&message);
    assert!(text(&message).contains(OPEN), "{}", text(&message));
    let expected = "🔴 Anna wins! Same deal, same seat. 🔴 Anna: −5, 1½ of 3 matchpoints. 1. Zoë_1: −2, 3. \
                    2. Former player: −5, 1½. 4. Ben: left the match, 0. The table.";
    assert_eq!(message.picture.expect("a picture").1, expected);
    let pages = description_message(&ended, Locale::En, None).content;
    assert!(pages.contains(r"1. Zoë\_1: −2, 3."), "{pages}");
    let names = deal_message::deal_seats(&ended, &ratings, &|_| None);
    let names: Vec<_> = names[0].best_others.iter().map(|row| (&*row.player.name, &*row.score, row.rank)).collect();
    assert_eq!(names, [("Zoë_1", "−2", 1), ("Former player", "−5", 2), ("Ben", "–", 4)]);
    let ids = custom_ids(&message.components);
    assert_eq!(
        ids,
        ["match/zz/0/rematch", "match/zz/0/deal", "review/zz/curve", "replay/zz", "describe/zz", "fair-play/zz"]
    );
    for locale in Locale::ALL {
        ended.meta.locale = locale;
        check(&match_message(&ended, ReactionMode::Reactions, Some(Arc::default())));
    }
}

/// The message names eight other results. The Describe button opens a description that names every other result in the
/// comparison.
#[test]
fn a_result_says_how_many_others_it_does_not_name() {
    let others = (1..=12).map(|number| result(MatchId(number), number as u64, &format!("N{number}x"), Some(-number)));
    let own = result(MatchId(1295), 7, "Anna", Some(-20));
    let comparison = DealComparison::new(Seat(0), others.chain([own]).collect());
    let ratings = MatchEffects {
        comparisons: vec![DealComparison { older_result_count: 5, ..comparison }],
        ..MatchEffects::default()
    };
    let outcome = Outcome { winners: Seat(0).into(), why: "rounds", lists: Vec::new() };
    let (scene, news, sentences) = (Scene::new(10), Vec::new(), Vec::new());
    let kind = ViewKind::Result { scene, news, sentences, outcome, winners: Seat(0).into(), ratings: ratings.clone() };
    let ended = of_deal(Stage::Over, kind);
    let words = match_message(&ended, ReactionMode::Reactions, Some(Arc::default())).picture.expect("a picture").1;
    assert!(words.contains("N8x") && !words.contains("N9x") && words.ends_with("… and 9 more."), "{words}");
    let pages = description_message(&ended, Locale::En, None).content;
    assert!(pages.contains("N12x") && pages.ends_with("… and 5 more."), "{pages}");
    let seat = &deal_message::deal_seats(&ended, &ratings, &|_| None)[0];
    assert_eq!((seat.best_others.len(), seat.other_result_count), (8, 17));
}

#[test]
fn a_stopped_match_and_a_real_time_game_offer_no_deal() {
    let kind = || {
        let outcome = Outcome::stopped(Vec::new());
        let (scene, news, sentences) = (Scene::new(10), Vec::new(), Vec::new());
        ViewKind::Result { scene, news, sentences, outcome, winners: SeatSet::EMPTY, ratings: MatchEffects::default() }
    };
    let offers = |game: &str, why: &str| {
        let mut ended = of_deal(Stage::Over, kind());
        let info = rules::find(game).expect("a game").info();
        ended.meta.game = game.to_owned();
        ended.meta.rules = info.rules_version;
        ended.meta.options = info.lobby_options();
        ended.meta.outcome = Some(json!({"winners": [], "why": why}));
        custom_ids(&match_message(&ended, ReactionMode::Reactions, None).components)
            .iter()
            .any(|id| id.ends_with("/deal"))
    };
    for (game, has_deals) in [("sssnake", true), ("ssserpent", true), ("hisss", true), ("snap", false), ("slap", false)]
    {
        assert_eq!((offers(game, "resign"), offers(game, "stop")), (has_deals, false), "{game}");
    }
}

/// The players do not contribute to a deal's seed.
#[test]
fn the_fair_play_page_of_a_deal_has_its_code_and_no_parts() {
    let mut meta = of_deal(Stage::Lobby, ViewKind::Lobby).meta;
    meta.secret = Secret([9; 32]);
    meta.kept_seed = Some(Seed([9; 32]));
    let page = |meta: &MatchMeta, locale| {
        fair_play::page(meta, &proof(meta), &User { id: UserId(7), name: "Anna".to_owned(), locale })
    };
    let code = meta.deal.as_ref().expect("a deal").code.clone();
    let lobby = page(&meta, Locale::En);
    assert!(lobby.content.contains(&code) && lobby.components.is_empty(), "{}", lobby.content);
    assert!(!lobby.content.contains(&meta.secret.to_hex()), "{}", lobby.content);
    meta.outcome = Some(Value::Null);
    for locale in Locale::ALL {
        let over = page(&meta, locale).content;
        assert!(
            over.contains(&code) && over.contains(&meta.secret.to_hex()) && !over.contains("contributions"),
            "{over}"
        );
    }
}
