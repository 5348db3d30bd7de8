//! Parses the time when a tournament begins, as organisers type it: `20:00`, `Saturday 20:00` or `5 December 20:00
//! London`.

use crate::discord::message::names::{self, TextFormat};
use crate::play::{DailyTime, DailyTimeError, Error, MAX_DAYS_AHEAD, parse_typed_day, phrase_with_date};
use crate::timestamp::Timestamp;
use contract::Phrase;
use text::{Locale, say};

/// The maximum number of characters of a typed time.
pub const MAX_TYPED_CHARS: usize = 60;
/// Words that users write beside a clock time, in several languages. They are ignored.
const CLOCK_WORDS: [&str; 4] = ["uhr", "h", "kl.", "kello"];
/// The maximum number of letters of an unknown word, such as “at”, that is ignored.
const MAX_FILLER_CHARS: usize = 2;

/// Parses a typed time, and returns it with its time zone. `zone` is the default time zone. If no day is typed, returns
/// the next moment at which the clock shows this time. The names of days can be in `locale` or English, and can be
/// shortened.
///
/// # Errors
/// Fails if the text does not name a time in the future, if a clock change skips this time, or if no time zone is
/// known.
pub fn parse_begin_time(
    typed: &str,
    locale: Locale,
    zone: Option<&str>,
    month_first: bool,
    now: Timestamp,
) -> Result<(Timestamp, String), Error> {
    let unclear = || Error::from(Phrase::new("tournament-when-unclear").with("days", MAX_DAYS_AHEAD));
    let (mut words, time) =
        DailyTime::parse_with_day(&without_clock_words(typed), zone).map_err(|error| match error {
            DailyTimeError::InvalidTime => unclear(),
            DailyTimeError::UnknownZone(nearest) if nearest.is_empty() => {
                let typed = names::format_user_text(typed, MAX_TYPED_CHARS, TextFormat::Plain);
                Error::from(Phrase::new("tournament-when-zone").with("typed", typed))
            }
            DailyTimeError::UnknownZone(nearest) => {
                let zone = typed.split_whitespace().next_back().unwrap_or_default();
                let zone = names::format_user_text(zone, MAX_TYPED_CHARS, TextFormat::Markdown);
                Error::from(Phrase::new("discord-no-zone").with("zone", zone).with("zones", nearest.join(", ")))
            }
        })?;
    let today = time.local_day_at(now).ok_or_else(unclear)?;
    let date = words.first().filter(|_| words.len() == 1);
    let days: Vec<i64> = match date.and_then(|date| parse_typed_day(date, month_first, today - 1, true)) {
        Some(day) => {
            words.clear();
            vec![day]
        }
        None => (today..=today + MAX_DAYS_AHEAD).collect(),
    };
    let named: Vec<(i64, [Vec<String>; 2])> =
        days.into_iter().map(|day| (day, [locale, Locale::En].map(|locale| date_words(locale, day, today)))).collect();
    let is_named = |word: &str| named.iter().flat_map(|(_, names)| names).any(|names| matches_date_word(names, word));
    words.retain(|word| word.chars().count() > MAX_FILLER_CHARS || is_named(word));
    let is_meant = |names: &Vec<String>| words.iter().all(|word| matches_date_word(names, word));
    for (day, _) in named.iter().filter(|(_, names)| names.iter().any(is_meant)) {
        match time.moment_on_day(*day) {
            None => return Err(Error::user("tournament-when-gap")),
            Some(at) if at > now => return Ok((at, time.zone)),
            Some(_) => (),
        }
    }
    Err(unclear())
}

/// Removes words and letters that only mark a clock time: `20 Uhr` becomes `20`, and `20h30` becomes `20:30`.
fn without_clock_words(typed: &str) -> String {
    let word = |word: &str| {
        let time = word.to_lowercase().replace('h', ":");
        let is_time =
            time.starts_with(|c: char| c.is_ascii_digit()) && time.ends_with(|c| c == ':' || char::is_numeric(c));
        if is_time { time.trim_end_matches(':').to_owned() } else { word.to_owned() }
    };
    let words = typed.split_whitespace().filter(|word| !CLOCK_WORDS.contains(&&*word.to_lowercase()));
    words.map(word).collect::<Vec<_>>().join(" ")
}

/// Returns the words and numbers that users may type for a date, such as `saturday`, `5`, `december` and `2026`. Words
/// that cannot be shortened begin with `=`, such as `=today`.
fn date_words(locale: Locale, day: i64, today: i64) -> Vec<String> {
    let near = Phrase::new("tournament-near-day").with("days", usize::try_from(day - today).unwrap_or(2));
    let near = say(locale, &near, &[]).to_lowercase();
    let date = say(locale, &phrase_with_date("date-full", day), &[]).to_lowercase();
    let words = date.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_owned).chain(near.split_whitespace().map(|word| format!("={word}"))).collect()
}

/// Returns whether a typed word matches one of the date's words: a number, perhaps with an ending, or the beginning of
/// a name.
fn matches_date_word(names: &[String], word: &str) -> bool {
    let digits: String = word.chars().take_while(char::is_ascii_digit).collect();
    if !digits.is_empty() {
        return names.iter().any(|name| name.trim_start_matches('0') == digits.trim_start_matches('0'));
    }
    let word = word.trim_end_matches('.');
    let is_long = word.chars().count() >= MAX_FILLER_CHARS;
    is_long && names.iter().any(|name| name.strip_prefix('=').map_or(name.starts_with(word), |whole| whole == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Monday, 30 November 2026, 18:00 UTC.
    const NOW: Timestamp = Timestamp(1_796_061_600_000);
    const HOUR: i64 = 3_600_000;

    fn key(read: Result<(Timestamp, String), Error>) -> &'static str {
        match read {
            Err(Error::User(error)) if error.phrase.key == "tournament-when-unclear" => "unclear",
            Err(Error::User(error)) if error.phrase.key == "tournament-when-zone" => "zone",
            Err(Error::User(error)) if error.phrase.key == "tournament-when-gap" => "gap",
            Err(Error::User(error)) if error.phrase.key == "discord-no-zone" => "no zone",
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn organisers_type_times_as_they_say_them() {
        let day = 24 * HOUR;
        // In Berlin, it is 19:00 now. `later` is the time between 20:00 in Berlin on this Monday and the typed time.
        for (locale, typed, later) in [
            (Locale::De, "20:00", 0),
            (Locale::De, "um 20 Uhr", 0),
            (Locale::Fr, "samedi 20h", 5 * day),
            (Locale::Fr, "5 décembre à 20h00", 5 * day),
            (Locale::Sv, "lördag kl. 20", 5 * day),
            (Locale::En, "18:30", day - 3 * HOUR / 2),
            (Locale::De, "Samstag 20:00", 5 * day),
            (Locale::De, "Sa, 20:00", 5 * day),
            (Locale::De, "Saturday 8 pm", 5 * day),
            (Locale::De, "Montag 20:00", 0),
            (Locale::De, "Montag 18:00", 7 * day - 2 * HOUR),
            (Locale::De, "Mo 18:00", 7 * day - 2 * HOUR),
            (Locale::De, "5. Dezember 20:00", 5 * day),
            (Locale::En, "5th Dec 20:00", 5 * day),
            (Locale::Es, "5 de diciembre 20:00", 5 * day),
            (Locale::Fi, "lauantai 5. joulukuuta 20:00", 5 * day),
            (Locale::De, "5.12. 20.00", 5 * day),
            (Locale::En, "2026-12-05 20:00", 5 * day),
            (Locale::En, "30.11. 20:00", 0),
            (Locale::De, "heute 20:00", 0),
            (Locale::De, "morgen 20 Uhr", day),
            (Locale::Fr, "demain 20h", day),
            (Locale::Fr, "aujourd'hui à 20h", 0),
            (Locale::En, "Saturday 19:00 London", 5 * day),
        ] {
            let read = parse_begin_time(typed, locale, Some("Europe/Berlin"), false, NOW);
            let zone = if typed.ends_with("London") { "Europe/London" } else { "Europe/Berlin" };
            assert_eq!(read, Ok((Timestamp(NOW.0 + HOUR + later), zone.to_owned())), "{typed}");
        }
    }

    #[test]
    fn what_cannot_be_meant_is_refused() {
        let read = |typed: &str, zone| parse_begin_time(typed, Locale::En, zone, false, NOW);
        for typed in
            ["soon", "Caturday 20:00", "31 November 20:00", "2020-01-01 20:00", "29 November 20:00", "25:00", ""]
        {
            assert_eq!(key(read(typed, Some("UTC"))), "unclear", "{typed}");
        }
        assert_eq!(key(read("Saturday 20:00", None)), "zone");
        assert_eq!(key(read("20:00 Bielefeld", None)), "no zone");
        // On 28 March 2027, the clocks in Berlin skip an hour.
        let march = Timestamp(NOW.0 + 110 * 24 * HOUR);
        let read = parse_begin_time("28 March 2:30", Locale::En, Some("Europe/Berlin"), false, march);
        assert_eq!(key(read), "gap");
    }
}
