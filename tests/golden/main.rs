//! Golden pictures: compares scenes with `tests/golden/<name>.png`, and a sheet of all games with
//! `docs/pictures/games.png`.
//!
//! For each record in `tests/data/pictures`, the picture shows the table after the last step, so no picture depends on
//! computers' moves. Each file in `tests/data/lobbies` is drawn as a lobby, with the picture `lobby-<name>.png`.
//!
//! After an intended change, run `UPDATE_GOLDEN=1 cargo test --test golden` to write the pictures again. Look at the
//! pictures before you commit them. If a comparison fails, the test writes the new picture to `target/tmp/<name>.png`.

mod results;
mod samples;
mod statistics;
mod tournaments;
mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use contract::scene::{AvatarImage, Color, Scene, WIDTH};
use contract::{Day, Level, Match, Options, Record, Seat, SeatSet, Setup, Sign};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder as _, ImageFormat};
use pictures::charts::{Plate, ShownPlayer};
use pictures::{MAX_PNG_BYTES, RenderError, Renderer};
use replay::{MatchDetails, Replay};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use text::{Locale, localize_scene, say};

type MakeScene = fn() -> Scene;

/// Scenes that do not belong to a particular game, with the names of their pictures.
const SPECIMENS: &[(&str, MakeScene)] = &[
    ("bracket-final", tournaments::bracket_final),
    ("bracket-whole", tournaments::bracket_whole),
    ("cross-table", tournaments::cross_table),
    ("deal-alone", statistics::deal_alone),
    ("deal-four", statistics::deal_four),
    ("palette", samples::palette),
    ("plates", plates),
    ("seats", samples::seats),
    ("type", samples::letters),
    ("puzzle-solved", statistics::puzzle_solved),
    ("overview-season", statistics::overview_season),
    ("puzzle-friday", || puzzle(4, 0)),
    ("puzzle-friday-later", || puzzle(4, 2)),
    ("puzzle-monday", || puzzle(0, 0)),
    ("puzzle-monday-later", || puzzle(0, 2)),
    ("puzzle-sunday", || puzzle(6, 0)),
    ("puzzle-sunday-later", || puzzle(6, 5)),
    ("puzzle-thursday", || puzzle(3, 0)),
    ("replay-end", || replay_frame(usize::MAX)),
    ("replay-moment", || replay_frame(2)),
    ("replay-title", || replay_frame(0)),
    ("result-drawn", results::result_drawn),
    ("result-eight", results::result_eight),
    ("result-names", results::result_names),
    ("result-won", results::result_won),
    ("review", statistics::review),
    ("score-sheet", tournaments::score_sheet),
    ("season-over", statistics::season_over),
    ("standings-empty", || pictures::charts::leaderboard(&[])),
    ("standings-first", statistics::standings_first),
    ("standings-full", statistics::standings_full),
    ("stats-all", statistics::stats_all),
    ("stats-first", statistics::stats_first),
    ("stats-snap", statistics::stats_snap),
    ("tournament-over", statistics::tournament_over),
    ("tournament-round", statistics::tournament_round),
];

/// Names in several scripts, long names, a computer's number, and a name without glyphs in the built-in fonts.
const NAMES: [&str; Seat::MAX] =
    ["Zoë", "Konstantin Maximilian", "Ελένη", "Дмитрий Щербаков", "Basil 2", "Ł & <b>", "漢字", "WWWWWWWWWWW"];

/// The number of pictures in each row of the sheet.
const COLUMNS: usize = 3;

/// How much one color channel of a pixel may differ. Other machines round edges differently.
const CHANNEL_TOLERANCE: u8 = 24;
/// How many pixels in ten thousand may differ by more than that.
const DIFFERENT_PIXELS: usize = 5;

/// A file of `tests/data/pictures`: a record with additional keys.
#[derive(Deserialize)]
struct Table {
    #[serde(flatten)]
    record: Record,
    /// The current draft of a move.
    draft: Option<String>,
    /// The players whose names are on the plates, see [`player`]. Without players, the picture has no plates.
    #[serde(default)]
    players: Vec<String>,
    /// The position on the sheet of all games, in the order of the games in `README.md`.
    sheet: Option<usize>,
}

/// A file of `tests/data/lobbies`.
#[derive(Deserialize)]
struct Lobby {
    game: String,
    /// The options that differ from their defaults.
    options: BTreeMap<String, String>,
    /// The players, see [`player`]. A question mark marks invited players.
    seats: Vec<String>,
}

#[test]
fn pictures_match_their_files() {
    let renderer = Renderer::new().unwrap();
    let specimens = SPECIMENS.iter().map(|(name, scene)| ((*name).to_owned(), localize_scene(Locale::En, scene())));
    let lobbies = read_all("lobbies").into_iter().map(|(name, case)| (format!("lobby-{name}"), lobby(&case)));
    let pages = rules_pages().map(|(name, scene)| (name, localize_scene(Locale::En, scene)));
    let (results, tables): (Vec<_>, Vec<_>) =
        read_all::<Table>("pictures").into_iter().partition(|(_, case)| case.record.outcome.is_some());
    let results = results.into_iter().map(|(name, case)| (name.clone(), table(&name, &case)));
    let scenes: Vec<(String, Scene)> = specimens.chain(lobbies).chain(pages).chain(results).collect();
    let tables: Vec<(String, Scene)> =
        tables.into_iter().map(|(name, case)| (name.clone(), table(&name, &case))).collect();
    let faults = scenes.iter().filter_map(|(name, scene)| compare_picture(name, renderer.png(scene)).err());
    let faults =
        faults.chain(tables.iter().filter_map(|(name, scene)| compare_picture(name, renderer.table_png(scene)).err()));
    let faults: Vec<String> = faults.collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let names: BTreeSet<String> = scenes.into_iter().chain(tables).map(|(name, _)| name).collect();
    assert_eq!(names_of_files("tests/golden", "png"), names, "pictures without a scene");
}

/// Returns the pictures of all games' rules, with their names.
fn rules_pages() -> impl Iterator<Item = (String, Scene)> {
    rules::REGISTRY.iter().flat_map(|game| {
        let pages = (1..).zip(game.info().rules_pages);
        pages.filter_map(|(page, scene)| Some((format!("rules-{}-{page}", game.info().name), scene.as_ref()?())))
    })
}

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Returns the names of the files in a folder with this extension, without the extension.
fn names_of_files(folder: &str, ending: &str) -> BTreeSet<String> {
    let files = fs::read_dir(root(folder)).unwrap().map(|file| file.unwrap().path());
    let files = files.filter(|file| file.extension().is_some_and(|found| found == ending));
    files.map(|file| file.file_stem().unwrap().to_str().unwrap().to_owned()).collect()
}

/// Reads the JSON files in a folder of `tests/data`. Returns them with their names.
fn read_all<T: DeserializeOwned>(folder: &str) -> Vec<(String, T)> {
    let folder = format!("tests/data/{folder}");
    let read = |name: String| {
        let text = fs::read_to_string(root(&format!("{folder}/{name}.json"))).unwrap();
        let value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{folder}/{name}: {error}"));
        (name, value)
    };
    names_of_files(&folder, "json").into_iter().map(read).collect()
}

/// Returns the match at the end of the record.
fn at_the_end(name: &str, record: &Record) -> Box<dyn Match> {
    let setup = Setup { options: record.options.clone(), seats: record.seats.len(), youngest: None };
    let mut played = rules::find(&record.game).unwrap().new_match(&setup);
    for (index, step) in record.steps.iter().enumerate() {
        played.apply_step(step).unwrap_or_else(|refusal| panic!("{name}, step {index}: {step}: {refusal:?}"));
    }
    assert_eq!(played.outcome().map(|outcome| outcome.to_json()), record.outcome, "{name}");
    played
}

/// Returns the table at the end of the record.
fn table(name: &str, Table { record, draft, players, .. }: &Table) -> Scene {
    let played = at_the_end(name, record);
    let scene = localize_scene(Locale::En, played.scene(draft.as_deref()));
    let player_of = |seat: Seat| players.get(seat.index()).map(|name| player(name)).unwrap_or_default();
    let Some(outcome) = played.outcome() else {
        let plate = |seat: Seat| Plate {
            sign: played.signs()[seat.index()],
            player: player_of(seat),
            is_awaited: played.awaited_seats().contains(seat),
            has_left: played.resigned_seats().contains(seat),
        };
        let plates: Vec<Plate> = Seat::all(players.len()).map(plate).collect();
        return match played.cheer() {
            Some((seat, words)) => {
                pictures::charts::put_cheer_above(scene, &plates, seat.index(), say(Locale::En, &words, &[]))
            }
            None => pictures::charts::put_plates_above(scene, &plates),
        };
    };
    let info = rules::find(&record.game).unwrap().info();
    let seats = Seat::all(record.seats.len()).map(|seat| (played.signs()[seat.index()], player_of(seat)));
    let left = (SeatSet::EMPTY, played.resignations());
    let ranking = info.ranking_list(&record.options);
    pictures::charts::put_result_above(
        scene,
        pictures::charts::podium_places(ranking, &outcome, &seats.collect::<Vec<_>>(), left, &[]),
    )
}

/// Returns an avatar that depends on the player's name. Some names have none.
fn avatar(name: &str) -> Option<AvatarImage> {
    let side = AvatarImage::SIDE as i32;
    let seed = name.bytes().map(i32::from).sum::<i32>();
    let (sky, hair, skin, shirt) =
        (shade(seed * 7), shade(seed * 13), [236 - (seed % 90) as u8, 180, 140], shade(seed * 29));
    let pixel = |index: i32| {
        let (x, y) = (index % side - side / 2, index / side - side / 2);
        let light = (x / 2 + y / 3).clamp(-20, 20);
        let colour = match () {
            _ if x * x + (y + 6) * (y + 6) < 14 * 14 && y > -10 => {
                if y == -6 && (x.abs() - 5).abs() < 2 {
                    [40, 30, 30]
                } else {
                    skin
                }
            }
            _ if x * x + (y + 8) * (y + 8) < 17 * 17 => hair,
            _ if x * x / 3 + (y - 30) * (y - 30) < 16 * 16 => shirt,
            _ => sky,
        };
        colour.map(|channel| (i32::from(channel) - light).clamp(0, 255) as u8)
    };
    AvatarImage::new((0..side * side).map(pixel).collect()).filter(|_| seed % 3 > 0)
}

fn shade(seed: i32) -> [u8; 3] {
    [seed * 37 % 200 + 40, seed * 59 % 200 + 40, seed * 83 % 200 + 40].map(|channel| channel as u8)
}

/// Returns an avatar with at least as much detail as a photograph: noise at all scales, each as strong as in natural
/// images.
fn photo(seed: u64) -> Option<AvatarImage> {
    /// Returns a number from 0 to 1 for each point of a grid.
    fn random(seed: u64, x: i32, y: i32) -> f32 {
        let mixed = [x as u64, y as u64].iter().fold(seed, |mixed, part| {
            let mixed = (mixed ^ part).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            mixed ^ (mixed >> 29)
        });
        (mixed >> 40) as f32 / (1 << 24) as f32
    }
    let noise = |seed: u64, x: i32, y: i32| -> f32 {
        let of_size = |size: i32| {
            let (left, top) = (x / size, y / size);
            let (right, down) = ((x % size) as f32 / size as f32, (y % size) as f32 / size as f32);
            let row = |y| random(seed, left, y) * (1.0 - right) + random(seed, left + 1, y) * right;
            row(top) * (1.0 - down) + row(top + 1) * down - 0.5
        };
        [32, 16, 8, 4, 2, 1].map(of_size).iter().sum()
    };
    let side = AvatarImage::SIDE as i32;
    let pixel = |index: i32| {
        let (x, y) = (index % side, index / side);
        let light = 128.0 + 100.0 * noise(seed, x, y);
        [1, 2, 3].map(|channel| (light + 25.0 * noise(seed + channel * 1_000, x, y)).clamp(0.0, 255.0) as u8)
    };
    AvatarImage::new((0..side * side).map(pixel).collect())
}

/// Returns a player with this name. If it is the name of a computer, the player is that computer.
fn player(name: &str) -> ShownPlayer {
    let computer_level = match name {
        "Pip" => Some(Level::Easy),
        "Basil 2" => Some(Level::Normal),
        "Hydra" => Some(Level::Hard),
        _ => None,
    };
    ShownPlayer {
        name: name.to_owned(),
        computer_level,
        avatar: if computer_level.is_some() { None } else { avatar(name) },
    }
}

/// Returns the name plates for matches with two to eight seats.
fn plates() -> Scene {
    let plate = |(seat, name): (Seat, &&str)| Plate {
        sign: Sign::for_seat(seat),
        player: player(name),
        is_awaited: seat == Seat(1),
        has_left: seat == Seat(3),
    };
    let plates = |count| {
        pictures::charts::put_plates_above(Scene::new(12), &Seat::all(count).zip(&NAMES).map(plate).collect::<Vec<_>>())
    };
    let scenes = [2, 3, 4, 8].map(plates);
    scenes
        .into_iter()
        .reduce(|above, below| {
            let below = below.shifted_down(above.height);
            Scene { height: below.height, items: above.items.into_iter().chain(below.items).collect() }
        })
        .unwrap()
}

#[test]
fn the_table_of_eight_stays_small_with_eight_photographs() {
    let mut tables = read_all::<Table>("pictures").into_iter();
    let (name, snap) = tables.find(|(name, _)| name == "snap-eight").unwrap();
    let table = table(&name, &snap);
    let renderer = Renderer::new().unwrap();
    for first in (0..80).step_by(Seat::MAX) {
        let plate = |seat: Seat| Plate {
            sign: Sign::for_seat(seat),
            player: ShownPlayer {
                name: "Konstantin".to_owned(),
                computer_level: None,
                avatar: photo(first + u64::from(seat.0)),
            },
            is_awaited: seat == Seat(1),
            has_left: false,
        };
        let plates = Seat::all(Seat::MAX).map(plate).collect::<Vec<_>>();
        let bytes = renderer.table_png(&pictures::charts::put_plates_above(table.clone(), &plates)).unwrap().len();
        assert!(bytes <= MAX_PNG_BYTES, "{bytes} bytes");
    }
}

/// Returns one frame from the replay of a match with three seats.
fn replay_frame(number: usize) -> Scene {
    let text = fs::read_to_string(root("tests/data/records/hisss/claims.json")).unwrap();
    let record: Record = serde_json::from_str(&text).unwrap();
    let names: Vec<String> = NAMES.iter().take(record.seats.len()).map(|name| (*name).to_owned()).collect();
    let players = names.iter().map(|name| player(name)).collect();
    let about = MatchDetails { players, names, number: Some(128), ..MatchDetails::default() };
    let replay = Replay::new(rules::find(&record.game).unwrap(), &record, about).unwrap();
    replay.frame(number).unwrap().scene
}

/// Returns a puzzle of the first week, after the first `moves` moves of its solution.
fn puzzle(weekday: u32, moves: usize) -> Scene {
    let puzzle = rules::puzzles::for_day(Day(rules::puzzles::FIRST_DAY.0 + weekday)).unwrap();
    puzzle.position(&puzzle.solution()[..moves]).unwrap().scene
}

/// Compares the picture with its golden file.
fn compare_picture(name: &str, png: Result<Vec<u8>, RenderError>) -> Result<(), String> {
    let png = png.map_err(|error| format!("{name}: {error}"))?;
    if png.len() > MAX_PNG_BYTES {
        return Err(format!("{name}: {} bytes are too many", png.len()));
    }
    compare(name, &root(&format!("tests/golden/{name}.png")), &png)
}

/// Compares a picture with its file. If they differ and `UPDATE_GOLDEN` is set, writes the file.
fn compare(name: &str, file: &Path, png: &[u8]) -> Result<(), String> {
    let Err(fault) = fs::read(file).map_err(|error| error.to_string()).and_then(|old| alike(&old, png)) else {
        return Ok(());
    };
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        return fs::write(file, png).map_err(|error| error.to_string());
    }
    let actual = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
    fs::write(&actual, png).map_err(|error| error.to_string())?;
    Err(format!("{name}: {fault}; the new picture is {}", actual.display()))
}

fn alike(old: &[u8], new: &[u8]) -> Result<(), String> {
    let (old, new) = (pixels(old)?, pixels(new)?);
    if old.len() != new.len() {
        return Err("another height".to_owned());
    }
    let far = |(a, b): &(&[u8; 3], &[u8; 3])| a.iter().zip(*b).any(|(a, b)| a.abs_diff(*b) > CHANNEL_TOLERANCE);
    let different = old.iter().zip(&new).filter(far).count();
    if different * 10_000 > old.len() * DIFFERENT_PIXELS {
        return Err(format!("{different} pixels differ"));
    }
    Ok(())
}

fn pixels(png: &[u8]) -> Result<Vec<[u8; 3]>, String> {
    let picture = image::load_from_memory_with_format(png, ImageFormat::Png).map_err(|error| error.to_string())?;
    Ok(picture.into_rgb8().as_chunks::<3>().0.to_vec())
}

#[test]
fn the_sheet_matches_its_file() {
    /// The width of a picture on the sheet.
    const HALF: usize = WIDTH as usize / 2;
    /// The space around each picture on the sheet.
    const GAP: usize = 24;
    /// The maximum size of the sheet in bytes.
    const MAX_SHEET_BYTES: usize = 400_000;

    let renderer = Renderer::new().unwrap();
    let tables: BTreeMap<usize, Scene> = read_all::<Table>("pictures")
        .into_iter()
        .filter_map(|(name, case)| Some((case.sheet?, table(&name, &case))))
        .collect();
    let drawn = |scene: &Scene| halved(&pixels(&renderer.png(scene).unwrap()).unwrap());
    let pictures: Vec<Vec<[u8; 3]>> = tables.values().map(drawn).collect();
    let width = GAP + COLUMNS * (HALF + GAP);
    let ground = pixels(&renderer.png(&Scene::new(1)).unwrap()).unwrap()[0];
    let mut sheet = vec![ground; GAP * width];
    for row in pictures.chunks(COLUMNS) {
        let height = row.iter().map(|picture| picture.len() / HALF).max().unwrap();
        let top = sheet.len() / width;
        sheet.resize((top + height + GAP) * width, ground);
        for (column, picture) in row.iter().enumerate() {
            let left = GAP + column * (HALF + GAP);
            let top = top + (height - picture.len() / HALF) / 2;
            for (y, line) in picture.chunks_exact(HALF).enumerate() {
                let from = (top + y) * width + left;
                sheet[from..from + HALF].copy_from_slice(line);
            }
        }
    }
    let png = packed(width, &sheet);
    assert!(png.len() <= MAX_SHEET_BYTES, "{} bytes", png.len());
    compare("games", &root("docs/pictures/games.png"), &png).unwrap();
}

/// Tests the animation that the sandbox's page shows in channels without messages. Its tables contain no words.
#[test]
fn the_match_in_motion_matches_its_file() {
    /// The maximum size of the animation in bytes, so that the page loads fast.
    const MAX_MOTION_BYTES: usize = 300_000;

    let text = fs::read_to_string(root("tests/data/records/ssserpent/played.json")).unwrap();
    let record: Record = serde_json::from_str(&text).unwrap();
    let setup = Setup { options: record.options.clone(), seats: record.seats.len(), youngest: None };
    let mut played = rules::find(&record.game).unwrap().new_match(&setup);
    let mut scenes = Vec::new();
    for step in &record.steps {
        played.apply_step(step).unwrap();
        scenes.push(localize_scene(Locale::En, played.scene(None)));
    }
    scenes.dedup();
    let file = root("crates/sandbox/src/page/motion.gif");
    let gif = Renderer::new().unwrap().gif(&scenes, pictures::animation::MAX_BYTES).unwrap();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&file, &gif).unwrap();
    }
    // Other machines round edges differently, which changes the size only a little.
    let size = fs::metadata(&file).unwrap().len() as usize;
    assert!(size <= MAX_MOTION_BYTES && size.abs_diff(gif.len()) * 50 < size, "{size} bytes, now {}", gif.len());
}

/// Scales a picture down to half its width and height.
fn halved(picture: &[[u8; 3]]) -> Vec<[u8; 3]> {
    let lines: Vec<&[[u8; 3]]> = picture.chunks_exact(WIDTH.into()).collect();
    let pairs = lines.as_chunks::<2>().0.iter();
    let squares = pairs.flat_map(|[upper, lower]| upper.as_chunks::<2>().0.iter().zip(lower.as_chunks::<2>().0));
    let mean = |([a, b], [c, d]): (&[[u8; 3]; 2], &[[u8; 3]; 2])| {
        std::array::from_fn(|channel| {
            let sum: u16 = [a, b, c, d].iter().map(|pixel| u16::from(pixel[channel])).sum();
            ((sum + 2) / 4) as u8
        })
    };
    squares.map(mean).collect()
}

fn packed(width: usize, picture: &[[u8; 3]]) -> Vec<u8> {
    let mut png = Vec::new();
    let encoder = PngEncoder::new_with_quality(&mut png, CompressionType::Best, FilterType::Adaptive);
    let height = picture.len() / width;
    encoder.write_image(picture.as_flattened(), width as u32, height as u32, ExtendedColorType::Rgb8).unwrap();
    png
}

#[test]
fn the_comparison_finds_a_moved_piece_but_tolerates_a_shade() {
    let renderer = Renderer::new().unwrap();
    let picture = |x, color| {
        let mut scene = Scene::new(300);
        scene.panel((x, 50), (100, 100), 10, color);
        renderer.png(&scene).unwrap()
    };
    let base = picture(50, Color::Table);
    assert_eq!(alike(&base, &picture(50, Color::PlayerArea)), Ok(()));
    assert!(alike(&picture(50, Color::Red), &picture(52, Color::Red)).is_err());
    assert!(alike(&base, &renderer.png(&Scene::new(301)).unwrap()).is_err());
    assert!(alike(b"no picture", &base).is_err());
}

fn lobby(Lobby { game, options: changed, seats }: &Lobby) -> Scene {
    let info = rules::find(game).unwrap().info();
    let mut options = Options::defaults(info.options);
    for (name, value) in changed {
        options.set(info.options, name, value).unwrap();
    }
    let (reserved, taken): (Vec<&String>, Vec<&String>) = seats.iter().partition(|name| name.starts_with('?'));
    let reserved: Vec<ShownPlayer> = reserved.into_iter().map(|name| player(name.trim_start_matches('?'))).collect();
    let taken: Vec<ShownPlayer> = taken.into_iter().map(|name| player(name)).collect();
    let range = (*info.seats.start(), *info.seats.end());
    pictures::charts::lobby((info.cover)(&options), range, info.lobby_sign, &taken, &reserved)
}
