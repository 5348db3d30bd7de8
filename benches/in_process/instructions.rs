//! Counts instructions, because these counts do not depend on the machine's load. `scripts/instructions` runs each
//! benchmark under callgrind and compares the counts with `benches/instructions.json`. Without an argument, the program
//! lists its benchmarks.

mod move_trees;
mod test_table;

use std::hint::black_box;

use contract::{Game, Level, Options, Scene, SearchContext, Secret, Seed, Setup};
use futures_util::future::join_all;
use pictures::Renderer;
use rules::{REGISTRY, ssserpent, sssnake};
use serde_json::json;
use snakepit::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId, UserId};
use snakepit::play::{MatchChange, MatchMeta, MessageLocation, Occupant, Pace, Player, Stage, Store as _};
use snakepit::store::Database;
use snakepit::timestamp::Timestamp;
use test_table::begin_one;
use text::Locale;

/// The number of steps before the picture is drawn.
const STEPS: usize = 60;
/// The number of presses in the match.
const PRESSES: usize = 50;
/// The number of concurrent writers.
const WRITERS: u64 = 64;
/// The number of commits by each writer.
const COMMITS_EACH: i64 = 4;

fn main() {
    let mut arguments = std::env::args().skip(1).filter(|argument| argument != "--bench");
    let Some(name) = arguments.next() else { return list() };
    match name.split_once('.').map_or((name.as_str(), 0), |(name, game)| (name, game.parse().expect("a game"))) {
        ("picture", game) => picture(game),
        ("ssserpent_perft", _) => count(&mut || move_trees::leaves(move_trees::SSSERPENT, ssserpent::perft)),
        ("sssnake_perft", _) => count(&mut || move_trees::leaves(move_trees::SSSNAKE, sssnake::perft)),
        ("presses", _) => presses(),
        ("group_commits", _) => group_commits(),
        ("opening", _) => opening(),
        _ => panic!("no benchmark is called {name}"),
    }
}

/// Lists the benchmarks, each with its callgrind options. Without options, callgrind counts all instructions.
fn list() {
    const ONLY_COUNT: &str = "--toggle-collect=instructions::count*";
    (0..REGISTRY.len()).for_each(|game| println!("picture.{game} {ONLY_COUNT}"));
    println!("ssserpent_perft {ONLY_COUNT}\nsssnake_perft {ONLY_COUNT}");
    // SQLite runs on its own thread, so callgrind counts all threads. `scripts/instructions` subtracts the cost of
    // opening a database.
    println!("presses\ngroup_commits\nopening");
}

/// Runs `work`. Callgrind counts only the instructions inside this function.
#[inline(never)]
fn count(work: &mut dyn FnMut() -> u64) {
    black_box(work());
}

/// Draws one picture with a warm cache, from the scene to the bytes of the PNG.
fn picture(game: usize) {
    let (renderer, scene) = mid_match(game);
    count(&mut || renderer.table_png(black_box(&scene)).expect("the scene can be drawn").len() as u64);
}

/// Plays a match from its lobby through [`PRESSES`] presses, each committed to SQLite, without pictures or Discord.
fn presses() {
    let folder = tempfile::tempdir().expect("a folder");
    runtime().block_on(begin_one(REGISTRY[0], &folder.path().join("presses.db"), 2, PRESSES));
}

/// Commits changes to many matches concurrently, so that they share transactions.
fn group_commits() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("commits.db");
    runtime().block_on(async {
        let database = Database::open(&file.to_string_lossy()).await.expect("the store opens");
        join_all((1..=WRITERS).map(|writer| write(&database, writer))).await;
        database.close().await;
    });
}

/// Creates a database. Each migration adds to the cost.
fn opening() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("opening.db");
    runtime().block_on(async { Database::open(&file.to_string_lossy()).await.expect("the store opens").close().await });
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime")
}

/// Returns the scene of a match after [`STEPS`] steps, and a renderer that has drawn it before.
fn mid_match(game: usize) -> (Renderer, Scene) {
    let game: &dyn Game = REGISTRY[game];
    let info = game.info();
    let seats = info.seats.start().midpoint(*info.seats.end());
    let mut played = game.new_match(&Setup { options: Options::defaults(info.options), seats, youngest: None });
    let seed = Seed([7; 32]);
    played.apply_forced_steps(&seed, 0);
    while played.step_count() < STEPS
        && let Some(seat) = played.awaited_seats().iter().next()
    {
        let rng = &mut seed.computer_rng(played.step_count(), seat);
        let mut context = SearchContext::new(Level::Easy, rng);
        let Some(notation) = played.timeout_move(seat, &mut context) else { break };
        played.play(seat, &notation, &seed, 0).expect("the computer's move is legal");
    }
    let (renderer, scene) =
        (Renderer::new().expect("the art loads"), text::localize_scene(text::Locale::En, played.scene(None)));
    renderer.table_png(&scene).expect("the scene can be drawn");
    (renderer.with_empty_band_cache(), scene)
}

/// Creates a match and commits moves to it.
async fn write(database: &Database, writer: u64) {
    let seat = |user: UserId| Player::new(Occupant::User(user), format!("Player {user}"), Some(user.to_string()));
    let mut meta = MatchMeta {
        id: MatchId(0),
        number: 0,
        game: REGISTRY[0].info().name.to_owned(),
        options: Options::default(),
        pace: Pace::Live,
        locale: Locale::En,
        location: MessageLocation {
            guild: Some(GuildId(1)),
            channel: ChannelId(writer),
            message: Some(MessageId(1)),
            detached: false,
        },
        host: UserId(3 * writer),
        practice: None,
        stage: Stage::Running,
        seats: (0..3).map(|number| seat(UserId(3 * writer + number))).collect(),
        youngest: None,
        offered_alone: false,
        removed: Vec::new(),
        reserved: Vec::new(),
        rules: REGISTRY[0].info().rules_version,
        secret: Secret([5; 32]),
        deal: None,
        table: None,
        kept_seed: None,
        version: 1,
        opened_at: Timestamp(1_000),
        started_at: Some(Timestamp(2_000)),
        ended_at: None,
        deadline: Some(Timestamp(62_000)),
        outcome: None,
        last_event: None,
    };
    meta.id = database.create(&meta, Some(0), None).await.expect("it is stored");
    for number in 0..COMMITS_EACH {
        let before = meta.clone();
        let at = Timestamp(2_000 + 500 * (number + 1));
        meta.version += 1;
        meta.deadline = Some(at + Pace::Live.duration());
        let steps = vec![json!({"by": 0, "do": "place", "card": "ryb", "at": [3, 4], "turn": 2})];
        let interaction = Some(InteractionId((writer << 32) + number as u64));
        let change = MatchChange::new(meta.clone(), number as usize, at);
        let change = MatchChange { meta_before: Some(before.into()), steps, interaction, ..change };
        database.commit(change).await.expect("it is stored");
    }
}
