//! Tests lobbies that wait for further players, and match lengths that depend on who has a seat.

use super::*;
use contract::Options;

fn sssnake(seats: Vec<Player>) -> View {
    let game = rules::find("sssnake").expect("a game").info();
    let mut lobby = View { game, ..view(seats, Stage::Lobby, ViewKind::Lobby) };
    lobby.meta.game = game.name.to_owned();
    lobby.meta.options = game.lobby_options();
    lobby
}

fn shown(view: &View) -> (String, String) {
    let message = match_message(view, ReactionMode::Reactions, None);
    check(&message);
    (text(&message), json(&message.components).iter().map(Value::to_string).collect())
}

#[test]
fn a_host_whom_nobody_joins_is_offered_to_begin_alone_in_one_press() {
    let mut lobby = sssnake(two()[..1].to_vec());
    let (before, buttons) = shown(&lobby);
    assert!(!buttons.contains("/alone") && before.contains("<t:600:R>"), "it closes after ten minutes: {before}");
    lobby.meta.offered_alone = true;
    lobby.meta.deadline = Some(Timestamp(600_000));
    let (offered, buttons) = shown(&lobby);
    assert!(offered.contains("<t:600:R>"), "{offered}");
    assert!(buttons.contains("Start now, alone against Pip? · One round"), "{buttons}");
    assert!(buttons.contains("match/zz/0/alone") && !buttons.contains("match/zz/0/start"), "{buttons}");
    lobby.meta.options = Options::defaults(lobby.game.options);
    assert!(!shown(&lobby).1.contains("· One round"), "the host has chosen the length");
    lobby.meta.seats = two();
    let (_, buttons) = shown(&lobby);
    assert!(!buttons.contains("/alone") && buttons.contains("match/zz/0/start"), "{buttons}");
}

#[test]
fn a_length_that_follows_the_seats_says_so() {
    let (alone, _) = shown(&sssnake(two()));
    assert!(alone.contains("- One round (while only one person plays)"), "{alone}");
    let mut together = sssnake(two());
    together.meta.seats.push(player(Occupant::User(UserId(8)), "Ben", 0));
    let (together, _) = shown(&together);
    assert!(together.contains("- 3 rounds: each begins once (changes with the number of players)"), "{together}");
    let mut chosen = sssnake(two());
    chosen.game.set_number(&mut chosen.meta.options, "rounds", 1);
    let (chosen, _) = shown(&chosen);
    assert!(chosen.contains("- One round\n"), "{chosen}");
}

/// The lines show the current settings, and the buttons show what a press changes them to.
#[test]
fn the_lobby_says_who_sets_up_the_board() {
    let game = rules::find("ssserpent").expect("a game").info();
    for (word, set, change) in [
        ("even", "- Set up: by chance, an even board\n", "→ Set up by hand"),
        ("hand", "- Set up: by hand (the rulebook)\n", "→ Board by chance"),
    ] {
        let mut lobby = View { game, ..view(two(), Stage::Lobby, ViewKind::Lobby) };
        lobby.meta.game = game.name.to_owned();
        lobby.meta.options.set(game.options, "set_up", word).expect("an option");
        let (content, buttons) = shown(&lobby);
        assert!(content.contains(set), "{content}");
        assert!(buttons.contains(change), "{buttons}");
    }
}

/// With five or more players, half of them are usually out after a quarter of the match.
#[test]
fn the_lobby_advises_a_crowd_to_play_a_short_match() {
    let game = rules::find("snap").expect("a game").info();
    for (seats, turn_limit, advised) in [(4, 0, false), (5, 0, true), (8, 0, true), (8, 120, false)] {
        let mut lobby = view(Vec::new(), Stage::Lobby, ViewKind::Lobby);
        lobby.game = game;
        lobby.meta.game = game.name.to_owned();
        lobby.meta.options = game.lobby_options();
        lobby.meta.options.insert_number("turn_limit", turn_limit);
        lobby.meta.seats = (0..seats).map(|user| player(Occupant::User(UserId(user)), "Ben", 0)).collect();
        let message = match_message(&lobby, ReactionMode::Reactions, None);
        check(&message);
        assert_eq!(text(&message).contains("half are usually out"), advised, "{seats} {turn_limit}");
    }
}
