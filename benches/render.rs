//! `cargo bench --bench render` measures pictures and replays of every game.
//!
//! Pictures are measured from the scene to the bytes of the PNG, on one thread. For *new* pictures, the tiles are
//! cached, but the bands are not. Before a *next* picture, the renderer has just drawn the match's previous picture, as
//! in the bot when a player presses a button. For comparison, resvg draws the same scene from an SVG and encodes it
//! with its default settings. The ratios between the times hardly depend on the machine. Each game has a picture from
//! the middle of a match with the usual number of players, and one with the maximum.
//!
//! Replays are measured for a typical match and for the longest of twenty, both played by computers. The time given is
//! for a hundred frames on all cores.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use contract::scene::{Color, Item, Rotation, Scene, WIDTH};
use contract::{Game, GameInfo, Level, Options, Record, SearchContext, Seat, Seed, Setup, Sign};
use pictures::animation::{MAX_BYTES, MAX_FRAMES};
use pictures::charts::{Plate, ShownPlayer};
use pictures::{Renderer, TABLE_WIDTH, palette};
use replay::{MatchDetails, Replay};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Tree};
use rules::REGISTRY;
use snakepit::cli::records::{self, Simulation};
use text::Locale;

/// The number of steps in a match before its picture is drawn.
const STEPS: usize = 60;
/// The number of measurements of each renderer. The two renderers alternate.
const TURNS: usize = 41;
/// How many pictures of each kind our renderer draws in its turn. Together, these pictures take about as long as one
/// picture with resvg.
const PICTURES: usize = 10;
/// The number of matches of each game from which replays are chosen.
const MATCHES: usize = 20;
/// The number of times that each replay is drawn.
const REPLAYS: usize = 3;

fn main() {
    let renderer = Renderer::new().expect("the art loads");
    let scenes_of = |game: &&dyn Game| {
        let info = game.info();
        [usual_seats(info), *info.seats.end()]
            .map(|seats| (info.name, seats, [STEPS - 1, STEPS].map(|steps| mid_match(*game, seats, steps))))
    };
    let scenes: Vec<(&str, usize, [Scene; 2])> = REGISTRY.iter().flat_map(scenes_of).collect();
    let draw = |renderer: &Renderer, scene| renderer.table_png(scene).expect("the scene can be drawn").len();
    let sizes: Vec<usize> = scenes.iter().map(|(_, _, [_, scene])| draw(&renderer, scene)).collect();
    let memory = peak_memory();

    let mut options = usvg::Options { font_family: "Quicksand".to_owned(), ..usvg::Options::default() };
    let font = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/fonts/Quicksand-Bold.ttf");
    options.fontdb_mut().load_font_data(fs::read(font).expect("the font exists"));
    println!(
        "{:10} {:>7} {:>6} {:>7} {:>9} {:>9} {:>9} {:>7} {:>7}",
        "scene", "players", "height", "bytes", "new", "next", "resvg", "ratio", "ratio"
    );
    for ((name, seats, [before, scene]), bytes) in scenes.iter().zip(sizes) {
        let svg = svg(scene);
        let theirs = || {
            let tree = Tree::from_str(&svg, &options).expect("the scene is SVG");
            let scale = f32::from(TABLE_WIDTH) / f32::from(WIDTH);
            let height = (f32::from(scene.height) * scale).round() as u32;
            let mut pixmap = Pixmap::new(TABLE_WIDTH.into(), height).expect("the picture has a size");
            resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
            pixmap.encode_png().expect("the picture can be packed").len()
        };
        let new = || {
            let renderer = renderer.with_empty_band_cache();
            time(|| draw(&renderer, scene))
        };
        let next = || {
            let renderer = renderer.with_empty_band_cache();
            draw(&renderer, before);
            time(|| draw(&renderer, scene))
        };
        // The renderers alternate. For each renderer, the shortest time counts, because other load can only make a
        // measurement longer.
        let least = |one: Duration, two: Duration| one.min(two);
        let shortest = |turn: &dyn Fn() -> Duration| (0..PICTURES).map(|_| turn()).reduce(least).unwrap_or_default();
        let turn = |_| [shortest(&new), shortest(&next), time(theirs)];
        let both = |one: [Duration; 3], two: [Duration; 3]| std::array::from_fn(|index| least(one[index], two[index]));
        let [new, next, theirs] = (0..TURNS).map(turn).reduce(both).unwrap_or_default();
        let ratio = |ours: Duration| theirs.as_secs_f64() / ours.as_secs_f64();
        println!(
            "{name:10} {seats:7} {:6} {bytes:7} {new:>9.2?} {next:>9.2?} {theirs:>9.2?} {:6.1}x {:6.1}x",
            scene.height,
            ratio(new),
            ratio(next)
        );
    }
    println!("peak memory of our part: {memory}\n");

    println!("{:10} {:8} {:>6} {:>6} {:>9} {:>10}", "replay", "match", "steps", "frames", "KiB", "100 frames");
    for game in REGISTRY {
        let records = records(*game);
        for (which, index) in [("typical", records.len() / 2), ("longest", records.len() - 1)] {
            animate(&renderer, *game, which, &records[index]);
        }
    }
}

/// Returns the records of matches between computers, shortest first. They are the same in every run.
fn records(game: &dyn Game) -> Vec<Record> {
    let name = game.info().name;
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("replays").join(name);
    let order = Simulation {
        game: name.into(),
        seats: usual_seats(game.info()),
        matches: MATCHES,
        seed: "replays".into(),
        out: out.clone(),
        options: Vec::new(),
    };
    records::simulate(&order).expect("the computers play");
    let files = fs::read_dir(out).expect("the folder is there").map(|file| file.expect("a file").path());
    let record = |file| serde_json::from_slice(&fs::read(file).expect("a record")).expect("the record reads back");
    let mut records: Vec<Record> = files.map(record).collect();
    records.sort_by_key(|record| record.steps.len());
    records
}

/// Draws a match's replay, and prints its measurements.
fn animate(renderer: &Renderer, game: &'static dyn Game, which: &str, record: &Record) {
    let replay = Replay::new(game, record, MatchDetails::from_record(record, Locale::En));
    let scenes = replay.and_then(|replay| replay.animation_scenes(MAX_FRAMES)).expect("the record can be followed");
    let gif = || renderer.gif(&scenes, MAX_BYTES).expect("the scenes can be drawn").len();
    let bytes = gif();
    let mut times: Vec<Duration> = (0..REPLAYS).map(|_| time(gif)).collect();
    let of_100 = median(&mut times) * 100 / scenes.len() as u32;
    let name = game.info().name;
    let steps = record.steps.len();
    println!("{name:10} {which:8} {steps:6} {:6} {:9} {of_100:>10.2?}", scenes.len(), bytes.div_ceil(1024));
}

fn time(call: impl FnOnce() -> usize) -> Duration {
    let start = Instant::now();
    std::hint::black_box(call());
    start.elapsed()
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// Returns the peak memory of the process. Only Linux reports it.
fn peak_memory() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    peak.map_or("unknown".to_owned(), |peak| peak.trim().to_owned())
}

/// Returns the scene of a match after `steps` steps, played by computers. It is the same in every run.
fn mid_match(game: &dyn Game, seats: usize, steps: usize) -> Scene {
    let info = game.info();
    let setup = Setup { options: Options::defaults(info.options), seats, youngest: None };
    let seed = Seed([7; 32]);
    let mut played = game.new_match(&setup);
    played.apply_forced_steps(&seed, 0);
    while played.step_count() < steps
        && let Some(seat) = played.awaited_seats().iter().next()
        && let rng = &mut seed.computer_rng(played.step_count(), seat)
        && let Some(notation) = played.timeout_move(seat, &mut SearchContext::new(Level::Easy, rng))
        && played.play(seat, &notation, &seed, 0).is_ok()
    {}
    let plate = |seat: Seat| Plate {
        sign: Sign::for_seat(seat),
        player: ShownPlayer { name: "Anna".to_owned(), ..ShownPlayer::default() },
        is_awaited: played.awaited_seats().contains(seat),
        has_left: false,
    };
    pictures::charts::put_plates_above(
        text::localize_scene(Locale::En, played.scene(None)),
        &Seat::all(seats).map(plate).collect::<Vec<_>>(),
    )
}

fn usual_seats(info: &GameInfo) -> usize {
    info.seats.start().midpoint(*info.seats.end())
}

/// Returns the scene as an SVG.
fn svg(scene: &Scene) -> String {
    let mut svg = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{}">"#, scene.height);
    let table = hex(palette::rgb(Color::Table));
    write!(svg, r#"<rect width="100%" height="100%" fill="{table}"/>"#).expect("a string can be written");
    scene.items.iter().for_each(|item| svg.push_str(&element(item)));
    svg + "</svg>"
}

fn element(item: &Item) -> String {
    match item {
        Item::Sprite(sprite) => {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/art").join(format!("{}.svg", sprite.art));
            let mut art = fs::read_to_string(file).expect("the art is there");
            while let Some((before, rest)) = art.split_once('{') {
                let (name, after) = rest.split_once('}').expect("a colour's name ends");
                art = format!(
                    "{before}{}{after}",
                    hex(palette::color_by_name(name, sprite.color).expect("the colour is there"))
                );
            }
            let (degrees, sideways) = match sprite.rotation {
                Rotation::None => (0, false),
                Rotation::Quarter => (90, true),
                Rotation::Half => (180, false),
                Rotation::ThreeQuarters => (270, true),
            };
            let width = f32::from(sprite.width);
            let height = f32::from(sprite.height);
            let middle_x = f32::from(sprite.x) + width / 2.0;
            let middle_y = f32::from(sprite.y) + height / 2.0;
            let (width, height) = if sideways { (height, width) } else { (width, height) };
            let sized = art.replacen(
                "<svg",
                &format!(
                    r#"<svg x="{}" y="{}" width="{width}" height="{height}" preserveAspectRatio="none""#,
                    middle_x - width / 2.0,
                    middle_y - height / 2.0
                ),
                1,
            );
            let opacity = if sprite.faded { 0.35 } else { 1.0 };
            format!(r#"<g opacity="{opacity}" transform="rotate({degrees} {middle_x} {middle_y})">{sized}</g>"#)
        }
        Item::Text(text) => format!(
            r#"<text x="{}" y="{}" font-weight="700" font-size="{}" fill="{}" text-anchor="middle">{}</text>"#,
            text.x,
            f32::from(text.y) + f32::from(text.size) * 0.35,
            text.size,
            hex(palette::rgb(text.color)),
            text.text.replace('&', "&amp;").replace('<', "&lt;"),
        ),
        Item::Words(_) => String::new(),
        Item::Label(label) => format!(
            r#"<text x="{}" y="{}" font-weight="700" font-size="{}" fill="{}">{}</text>"#,
            label.x,
            f32::from(label.y) + f32::from(label.size) * 0.35,
            label.size,
            hex(palette::rgb(label.color)),
            label.text,
        ),
        Item::Avatar(_) => String::new(),
        Item::Panel(panel) => {
            let (edge, width) =
                panel.edge.map_or(("none".to_owned(), 0), |(color, width)| (hex(palette::rgb(color)), width));
            let half = f32::from(width) / 2.0;
            format!(
                r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="{}" stroke="{edge}" stroke-width="{width}"/>"#,
                f32::from(panel.x) + half,
                f32::from(panel.y) + half,
                f32::from(panel.width) - 2.0 * half,
                f32::from(panel.height) - 2.0 * half,
                (f32::from(panel.radius) - half).max(0.0),
                panel.fill.map_or("none".to_owned(), |color| hex(palette::rgb(color))),
            )
        }
        Item::Line(line) => format!(
            r#"<line x1="{}" y1="{}" x2="{}" y2="{}" stroke="{}" stroke-width="{}" stroke-linecap="round"/>"#,
            line.from.0,
            line.from.1,
            line.to.0,
            line.to.1,
            hex(palette::rgb(line.color)),
            line.width,
        ),
    }
}

fn hex([r, g, b]: palette::Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}
