//! Tests the page that checks records, both opened from a file and served by the sandbox. `scripts/web` builds the
//! page.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use contract::{RandomSource, Record, Seed};
use pictures::Renderer;
use replay::{MatchDetails, Replay};
use review::{ClaimsReview, PageContent, Review, ReviewPage};
use rules::REGISTRY;
use serde_json::{Value, json};
use tempfile::TempDir;
use test_support::random_match::random_record;
use test_support::spoil::spoil;
use test_support::test_data::root;
use text::{Locale, say};
use verifier::Verdict;

use crate::browser::{Browser, PHONE};
use crate::program::Program;
use crate::window::Window;

/// The number of records that one script checks. The browser stops scripts that take too long.
const CHUNK: usize = 50;

/// Returns the path of the built page. If the page is not built, fails in CI and returns `None` elsewhere.
fn page() -> Option<PathBuf> {
    let page = Path::new(env!("CARGO_BIN_EXE_snakepit")).ancestors().nth(2).expect("a folder").join("web/check.html");
    if !page.exists() {
        test_support::skip("the page that checks records", "scripts/web has not built it");
        return None;
    }
    let bytes = fs::metadata(&page).expect("a file").len();
    assert!(bytes <= 3_000_000, "the page has {bytes} bytes");
    Some(page)
}

/// Returns the exit code and the verdict of `snakepit verify`.
fn verdict(bytes: &[u8], locale: Locale) -> (u8, String) {
    let verdict = match verifier::verify(bytes) {
        Ok(record) => Verdict::from(&record),
        Err(flaw) => flaw.into(),
    };
    (verdict.exit_code, say(locale, &verdict.phrase, &verdict.players))
}

/// Returns the language in which to check a record. The records use all languages in turn.
fn language(index: usize) -> Locale {
    Locale::ALL[index / CHUNK % Locale::ALL.len()]
}

/// Returns valid records of matches between people and of random matches of all games.
fn good_records(count: usize) -> Vec<Vec<u8>> {
    let by_people = REGISTRY.iter().flat_map(|game| {
        let folder = root().join("tests/data/records").join(game.info().name);
        ["played.json", "running.json"].map(|file| folder.join(file))
    });
    let by_people = by_people.filter_map(|file| fs::read(file).ok());
    let random = REGISTRY.iter().map(|game| {
        let numbers = 0..(count / REGISTRY.len() + 1) as u64;
        let record = move |number| serde_json::to_vec(&random_record(*game, number)).expect("JSON");
        thread::spawn(move || numbers.map(record).collect::<Vec<_>>())
    });
    let random: Vec<_> = random.collect();
    let random = random.into_iter().flat_map(|thread| thread.join().expect("no panic"));
    by_people.chain(random).take(count).collect()
}

/// Damages a record: cuts it off, or changes random bytes, the rules' version, a digit of the fair-play data, or random
/// parts of its JSON.
fn change(bytes: &mut Vec<u8>, random: &mut RandomSource) {
    match random.below(8) {
        0 => bytes.truncate(random.below(bytes.len())),
        1 => {
            for _ in 0..=random.below(20) {
                let at = random.below(bytes.len());
                bytes[at] = random.below(256) as u8;
            }
        }
        kind => {
            let mut record: Value = serde_json::from_slice(bytes).expect("JSON");
            match kind {
                2 => record["rules"] = random.below(5).into(),
                3 => {
                    let key = *random.pick(&["commitment", "secret", "seed"]).expect("a key");
                    let mut digits = record[key].as_str().unwrap_or_default().to_owned();
                    let at = random.below(digits.len().max(1));
                    digits.replace_range(at..digits.len().min(at + 1), &format!("{:x}", random.below(16)));
                    record[key] = digits.into();
                }
                _ => (0..=random.below(3)).for_each(|_| spoil(&mut record, random)),
            }
            *bytes = serde_json::to_vec(&record).expect("JSON");
        }
    }
}

/// Opens the page from the disk.
async fn opened<'a>(browser: &'a Browser, page: &Path) -> Window<'a> {
    let window = browser.window(true).await;
    window.visit_address(&format!("file://{}", page.display())).await;
    window.holds("!document.getElementById('file').disabled").await;
    window
}

#[tokio::test]
async fn the_page_and_the_program_agree_on_every_record() {
    let count = test_support::count("CHECKED_RECORDS", 50, 1_000);
    let Some(page) = page() else { return };
    let Some(browser) = Browser::start(PHONE).await else { return };
    let mut records = good_records(count);
    for number in 0..count {
        let mut changed = records[number].clone();
        change(&mut changed, &mut Seed([0; 32]).external_rng(number));
        records.push(changed);
    }
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("records");
    fs::write(&file, records.concat()).expect("written");

    let window = opened(&browser, &page).await;
    let add = "document.body.append(Object.assign(document.createElement('input'), { type: 'file', id: 'records' }))";
    window.value(&format!("{add} ?? true")).await;
    window.choose_file("#records", &file).await;
    window.value("records.files[0].arrayBuffer().then((bytes) => { window.bytes = bytes; return true; })").await;
    let lengths: Vec<usize> = records.iter().map(Vec::len).collect();
    let native = thread::spawn(move || {
        let numbered = records.iter().enumerate();
        numbered.map(|(index, record)| verdict(record, language(index))).collect::<Vec<_>>()
    });
    let (mut all, mut at) = (Vec::new(), 0);
    for lengths in lengths.chunks(CHUNK) {
        let script = format!(
            r#"(async (at, verdicts = []) => {{
                await call("speak", "{}");
                for (const length of {lengths:?}) {{
                    const {{ code, sentence }} = await call("check", bytes.slice(at, at += length));
                    verdicts.push([code, sentence]);
                }}
                return verdicts;
            }})({at})"#,
            language(all.len()).code()
        );
        let verdicts = window.value(&script).await;
        all.extend(serde_json::from_value::<Vec<(u8, String)>>(verdicts).expect("verdicts"));
        at += lengths.iter().sum::<usize>();
    }
    assert_eq!(all.len(), 2 * count);
    let mut codes = [0; 3];
    for (index, (said, expected)) in all.iter().zip(native.join().expect("no panic")).enumerate() {
        assert_eq!(*said, expected, "record {index}, changed with number {}", index.saturating_sub(count));
        assert!(index >= count || said.0 == 0, "record {index} is not valid: {}", said.1);
        codes[usize::from(said.0)] += 1;
    }
    println!("{codes:?} records are valid, broken and unreadable");
    assert!(codes[1] > count / 3 && codes[2] > count / 10, "{codes:?}: too few records are changed for the worse");
    browser.close().await;
}

/// For a file that is not a valid record, the page shows one sentence in the page's language.
#[tokio::test]
async fn the_page_shows_the_verdict_and_plays_the_match_back() {
    let Some(page) = page() else { return };
    let Some(browser) = Browser::start(PHONE).await else { return };
    let folder = TempDir::new().expect("a folder");
    let window = opened(&browser, &page).await;
    let shows = async |bytes: &[u8], locale: Locale| {
        let file = folder.path().join("record.json");
        fs::write(&file, bytes).expect("written");
        window.choose_file("#file", &file).await;
        let (code, sentence) = verdict(bytes, locale);
        let said = json!([code.to_string(), sentence, code == 0]);
        let shown = "(({ dataset: { code }, lastChild }) => [code, lastChild.textContent, !player.hidden])(verdict)";
        window.holds(&format!("JSON.stringify({shown}) === JSON.stringify({said})")).await;
    };

    let record = random_record(rules::find("slap").expect("a game"), 2);
    let bytes = serde_json::to_vec(&record).expect("JSON");
    shows(&bytes, Locale::En).await;
    let replay = replay(&record, Locale::En);
    let renderer = Renderer::new().expect("the art");
    let is_at = async |number: usize| {
        window.holds(&format!("picture.dataset.frame === '{number}' && picture.naturalWidth > 0")).await;
    };
    for (press, number) in [("on", 1), ("on", 2), ("back", 1), ("last", replay.last_frame()), ("first", 0)] {
        window.press(&format!("[data-to={press}]")).await;
        is_at(number).await;
    }
    window.strike("\u{e014}\u{e014}").await;
    is_at(2).await;
    assert!(window.sticking_out().await.is_empty(), "{:?}", window.sticking_out().await);
    for number in [0, 2, replay.last_frame()] {
        let png = drawn(&window, &format!("call('frame', {number})")).await;
        let frame = replay.frame(number).expect("a frame");
        assert!(png == renderer.png(&frame.scene).expect("drawn"), "frame {number} has another picture");
    }

    let choose = "language.value = 'de', language.dispatchEvent(new Event('change'))";
    window.value(choose).await;
    window.holds("document.documentElement.lang === 'de'").await;
    is_at(2).await;
    shows(br#"{"format":"snakepit-record/1","game":"slap"}"#, Locale::De).await;
    shows(&bytes[..bytes.len() / 2], Locale::De).await;
    shows(&vec![b'?'; verifier::MAX_RECORD_BYTES], Locale::De).await;
    shows(&vec![b'?'; verifier::MAX_RECORD_BYTES + 1], Locale::De).await;
    let running = fs::read(root().join("tests/data/records/snap/running.json")).expect("a record");
    let file = folder.path().join("running.json");
    fs::write(&file, running).expect("written");
    window.choose_file("#file", &file).await;
    window.holds("verdict.dataset.code === '0' && player.hidden && note.textContent.includes('Reihenfolge')").await;
    browser.close().await;
}

fn replay(record: &Record, locale: Locale) -> Replay<&Record> {
    let game = rules::find(&record.game).expect("a game");
    Replay::new(game, record, MatchDetails::from_record(record, locale)).expect("the record is followed")
}

/// The page shows the same review as the program. For a match without a review, it shows one sentence.
#[tokio::test]
async fn the_page_reviews_the_match() {
    let Some(page) = page() else { return };
    let Some(browser) = Browser::start(PHONE).await else { return };
    let window = opened(&browser, &page).await;
    let records = root().join("tests/data/records");
    let opens = async |name: &str| {
        window.choose_file("#file", &records.join(name).canonicalize().expect("a record")).await;
        window.holds("picture.dataset.frame === '0' && !player.hidden").await;
        // Without a time limit, a busy machine computes the same review as an idle one. The tab shows the review
        // computed here.
        window.value("Boolean(call('review', Infinity))").await;
        window.press("[data-tab=review]").await;
    };
    let renderer = Renderer::new().expect("the art");
    for (name, count) in [("sssnake/played", 5), ("ssserpent/played", 4), ("hisss/played", 2), ("slap/played", 1)] {
        let record: Record =
            serde_json::from_slice(&fs::read(records.join(format!("{name}.json"))).expect("a file")).expect("a record");
        opens(&format!("{name}.json")).await;
        let pages = reviewed(&record);
        assert_eq!(pages.len(), count, "{name}");
        for (index, (page, shown)) in pages.into_iter().enumerate() {
            if index > 0 {
                window.press(&format!("[data-page='{page}']")).await;
            }
            let names =
                shown.signs.iter().zip(&record.seats).map(|(sign, seat)| format!("{} {}", sign.emoji, seat.player));
            let names: Vec<String> = names.collect();
            let lines = shown.lines.iter().map(|line| say(Locale::En, line, &names).replace("**", ""));
            let lines = json!(lines.collect::<Vec<String>>());
            let said = "JSON.stringify([...review.children].map((it) => it.textContent))";
            window.holds(&format!("{said} === JSON.stringify({lines}) && picture.dataset.frame === '{page}'")).await;
            assert!(window.sticking_out().await.is_empty(), "{:?}", window.sticking_out().await);
            let png = drawn(&window, &format!("call('page', '{page}')")).await;
            let expected = shown.scene.map_or_else(Vec::new, |scene| renderer.png(&scene).expect("drawn"));
            assert!(png == expected, "{name}: page {page} has another picture");
            window.holds(&format!("picture.parentElement.hidden === {}", png.is_empty())).await;
        }
        window.holds(&format!("pages.hidden === {}", count == 1)).await;
        window.press("[data-tab=replay]").await;
        window.holds("picture.dataset.frame === '0' && !player.hidden && review.hidden && pages.hidden").await;
    }
    opens("hisss/running.json").await;
    window.holds("review.textContent === 'Only finished matches have a review.' && pages.hidden").await;
    browser.close().await;
}

/// Returns the pages of the program's own review, with their names.
fn reviewed(record: &Record) -> Vec<(String, PageContent)> {
    let game = rules::find(&record.game).expect("a game");
    let replay = replay(record, Locale::En);
    if game.info().real_time {
        let claims = ClaimsReview::new(game, record).expect("claims");
        return vec![(ReviewPage::Overview.to_string(), claims.page(&replay, &[]))];
    }
    let review = Review::new(game, record, &|| false).expect("a review");
    let page = |page: ReviewPage| review.page(&replay, None, page).expect("a page");
    review.pages(None).map(|shown| (shown.to_string(), page(shown))).collect()
}

/// Returns the picture that the worker sends in response to `call`.
async fn drawn(window: &Window<'_>, call: &str) -> Vec<u8> {
    let encoded = window.value(&format!("{call}.then(({{ png }}) => btoa(String.fromCharCode(...png)))")).await;
    BASE64_STANDARD.decode(encoded.as_str().expect("Base64")).expect("Base64")
}

/// The sandbox also serves the page.
#[tokio::test]
async fn the_sandbox_serves_the_page() {
    let Some(_) = page() else { return };
    let Some(browser) = Browser::start(PHONE).await else { return };
    let program = Program::start();
    let window = browser.window(true).await;
    window.visit_address(&format!("{}/check", program.url())).await;
    window.holds("!document.getElementById('file').disabled").await;
    let file = root().join("tests/data/records/snap/played.json").canonicalize().expect("a record");
    window.choose_file("#file", &file).await;
    window.holds("verdict.dataset.code && picture.dataset.frame === '0'").await;
    browser.close().await;
}
