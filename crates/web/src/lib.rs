//! Checks, replays and reviews a record in a browser. `web/worker.js` calls these functions, and `scripts/web` builds
//! the page.
//!
//! The page writes a record or a text into the buffer that [`input`] returns. Every other function writes its result
//! into the buffer that [`output`] returns, and returns the result's length. Results are JSON, except for [`picture`].

use std::cell::RefCell;

use serde_json::{Value, json};

use contract::{Phrase, Record, Scene};
use pictures::Renderer;
use replay::{MatchDetails, Replay};
use review::{ClaimsReview, PageContent, Review, ReviewPage};
use text::{Locale, format_sentence, say};
use verifier::Verdict;

/// The messages that the page shows.
const PAGE_MESSAGES: [&str; 19] = [
    "check-title",
    "check-intro",
    "check-private",
    "check-choose",
    "check-drop",
    "check-checking",
    "check-valid",
    "check-broken",
    "check-unreadable",
    "check-failed",
    "check-language",
    "check-reviewing",
    "discord-button-replay",
    "discord-button-review",
    "discord-button-first",
    "discord-button-back",
    "discord-button-on",
    "discord-button-last",
    "discord-select-step",
];

#[derive(Default)]
struct PageState {
    locale: Locale,
    input: Vec<u8>,
    output: Vec<u8>,
    replay: Option<Replay<Record>>,
    review: Option<MatchReview>,
    /// The picture of the latest result of [`frame`] or [`page`].
    scene: Option<Scene>,
    renderer: Option<Renderer>,
}

enum MatchReview {
    Turns(Review),
    Claims(ClaimsReview),
}

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Returns the milliseconds since a fixed moment.
    safe fn now() -> f64;
}

thread_local! {
    static PAGE: RefCell<PageState> = RefCell::default();
}

/// Returns a buffer of this length for the page's input.
#[unsafe(no_mangle)]
pub extern "C" fn input(length: usize) -> *mut u8 {
    PAGE.with_borrow_mut(|page| {
        page.input = vec![0; length];
        page.input.as_mut_ptr()
    })
}

/// Returns the buffer with the newest result.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    PAGE.with_borrow(|page| page.output.as_ptr())
}

/// Sets the language. The input contains its language tag. The result contains the page's texts.
#[unsafe(no_mangle)]
pub extern "C" fn speak() -> usize {
    write_output(|page| {
        page.locale = Locale::from_code(&String::from_utf8_lossy(&page.input));
        let words = PAGE_MESSAGES.map(|key| (key.to_owned(), Value::from(say(page.locale, &Phrase::new(key), &[]))));
        let languages = Locale::ALL.map(|locale| json!([locale.code(), locale.native_name()]));
        json!({"language": page.locale.code(), "languages": languages, "words": Value::Object(words.into_iter().collect())})
    })
}

/// Checks the record in the input. The result contains the verdict. For a valid record, it also contains a note, and
/// the number of the last frame if the match can be replayed.
#[unsafe(no_mangle)]
pub extern "C" fn check() -> usize {
    write_output(|page| {
        page.replay = None;
        page.review = None;
        match verifier::verify(&page.input) {
            Ok(record) => page.open_record(record),
            Err(flaw) => page.verdict(&flaw.into()),
        }
    })
}

/// Prepares a frame of the match for [`picture`]. The result contains the frame's text.
#[unsafe(no_mangle)]
pub extern "C" fn frame(number: usize) -> usize {
    write_output(|page| {
        let Some(replay) = &page.replay else { return Value::Null };
        let Ok(frame) = replay.frame(number) else { return Value::Null };
        page.scene = Some(frame.scene);
        let names = &replay.about.names;
        let sentences: Vec<String> =
            frame.sentences.iter().map(|phrase| format_sentence(page.locale, phrase, names)).collect();
        let news = sentences.first().cloned().unwrap_or_else(|| names.join(" · "));
        let alt = if sentences.is_empty() { names.join(", ") } else { sentences.join(" ") };
        json!({"place": say(page.locale, &replay.frame_label(number), &[]), "news": news, "alt": alt})
    })
}

/// Reviews the match in at most `max_time` milliseconds, unless it was already reviewed. The result contains the name
/// and the label of each page, or says why a review is impossible.
#[unsafe(no_mangle)]
pub extern "C" fn review(max_time: f64) -> usize {
    write_output(|page| {
        let Some(replay) = &page.replay else { return Value::Null };
        if page.review.is_none() {
            match review_match(replay, max_time) {
                Ok(review) => page.review = Some(review),
                Err(why) => return json!({"note": say(page.locale, &why, &[])}),
            }
        }
        let pages = match &page.review {
            Some(MatchReview::Turns(review)) => review.pages(None).collect(),
            _ => vec![ReviewPage::Overview],
        };
        let labelled = pages.iter().map(|other| json!([other.to_string(), say(page.locale, &other.label(false), &[])]));
        json!({"pages": labelled.collect::<Vec<_>>()})
    })
}

/// Prepares a page of the review for [`picture`]. The input contains the page's name. The result contains the page's
/// text.
#[unsafe(no_mangle)]
pub extern "C" fn page() -> usize {
    write_output(|page| {
        let (Some(replay), Some(review)) = (&page.replay, &page.review) else { return Value::Null };
        let Some(chosen) = ReviewPage::parse(&String::from_utf8_lossy(&page.input)) else { return Value::Null };
        let names = &replay.about.names;
        let shown = match review {
            MatchReview::Turns(review) => review.page(replay, None, chosen),
            MatchReview::Claims(claims) => Ok(claims.page(replay, &[])),
        };
        let Ok(PageContent { lines, scene, description, signs }) = shown else { return Value::Null };
        page.scene = scene;
        let players: Vec<String> =
            signs.iter().zip(names).map(|(sign, name)| format!("{} {name}", sign.emoji)).collect();
        let lines: Vec<String> = lines.iter().map(|line| say(page.locale, line, &players)).collect();
        let alt: Vec<String> = description.iter().map(|phrase| format_sentence(page.locale, phrase, names)).collect();
        json!({"lines": lines, "alt": alt.join(" ")})
    })
}

/// Draws the picture that [`frame`] or [`page`] prepared. The result is a PNG, or empty if there is no picture or it
/// cannot be drawn.
#[unsafe(no_mangle)]
pub extern "C" fn picture() -> usize {
    PAGE.with_borrow_mut(|page| {
        if page.renderer.is_none() {
            page.renderer = Renderer::new().ok();
        }
        let drawn =
            page.renderer.as_ref().zip(page.scene.as_ref()).and_then(|(renderer, scene)| renderer.png(scene).ok());
        page.output = drawn.unwrap_or_default();
        page.output.len()
    })
}

fn write_output(make: impl FnOnce(&mut PageState) -> Value) -> usize {
    PAGE.with_borrow_mut(|page| {
        page.output = make(page).to_string().into_bytes();
        page.output.len()
    })
}

impl PageState {
    fn verdict(&self, Verdict { exit_code: code, phrase, players }: &Verdict) -> Value {
        json!({"code": code, "sentence": say(self.locale, phrase, players)})
    }

    /// Prepares the replay of a valid record.
    fn open_record(&mut self, record: Record) -> Value {
        let mut answer = self.verdict(&Verdict::from(&record));
        let commitment = Phrase::new("fair-play-commitment").with("commitment", record.fair_play.commitment.clone());
        let note = match replay(record, self.locale) {
            Ok(replay) => {
                answer["last"] = replay.last_frame().into();
                self.replay = Some(replay);
                commitment
            }
            Err(why) => why,
        };
        answer["note"] = say(self.locale, &note, &[]).into();
        answer
    }
}

fn replay(record: Record, locale: Locale) -> Result<Replay<Record>, Phrase> {
    let game = rules::find(&record.game).ok_or_else(|| Phrase::new("fault-game"))?;
    let about = MatchDetails::from_record(&record, locale);
    // A running match cannot be replayed if its record hides the order of the cards.
    Replay::new(game, record, about).map_err(|fault| Phrase::new("replay-hidden").with("step", fault.step.unwrap_or(0)))
}

fn review_match(replay: &Replay<Record>, max_time: f64) -> Result<MatchReview, Phrase> {
    if replay.game.info().real_time {
        return ClaimsReview::new(replay.game, replay.record()).map(MatchReview::Claims);
    }
    let end = now() + max_time;
    Review::new(replay.game, replay.record(), &|| now() > end).map(MatchReview::Turns)
}
