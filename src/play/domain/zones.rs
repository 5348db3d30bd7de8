//! Clock times in time zones, with summer time. No other module computes with time zones.

use std::cmp::Reverse;
use std::fmt;
use std::time::Duration;

use jiff::civil::{Date, Time};
use jiff::tz::{self, AmbiguousOffset, TimeZone};
use jiff::{Timestamp as Instant, ToSpan as _};
use serde::{Deserialize, Serialize};

use super::period::{day_number, day_start, puzzle_day};
use crate::timestamp::Timestamp;

/// The maximum number of time zones to suggest if a typed zone is unknown.
const MAX_SUGGESTED_ZONES: usize = 3;

/// A time of day in a time zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DailyTime {
    pub hour: u8,
    pub minute: u8,
    /// The zone's name in the IANA database. An unknown name stands for UTC.
    pub zone: String,
}

/// Why a typed clock time and time zone cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DailyTimeError {
    InvalidTime,
    /// There is no such time zone. Contains the names of the most similar zones, best first; empty if no zone was
    /// typed.
    UnknownZone(Vec<String>),
}

impl DailyTime {
    /// Parses a typed time and time zone, such as `8:30 Europe/Berlin` or `8:30 pm London`. See [`DailyTime::parse`].
    ///
    /// # Errors
    /// Fails if there is no such time or zone.
    pub fn parse_typed(typed: &str) -> Result<DailyTime, DailyTimeError> {
        let (time, zone) = typed.trim().split_once(char::is_whitespace).ok_or(DailyTimeError::InvalidTime)?;
        match zone.trim().split_once(char::is_whitespace) {
            Some((half, zone)) if ["am", "pm"].contains(&&*half.to_lowercase()) => {
                DailyTime::parse(&format!("{time}{half}"), zone)
            }
            _ => DailyTime::parse(time, zone),
        }
    }

    /// Parses a time such as `8`, `8:30` or `8:30pm`, from 0:00 to 23:59, and a time zone. `zone` is a name in the IANA
    /// database, in upper or lower case, or the last part of a name if it is unique.
    ///
    /// # Errors
    /// Fails if there is no such time or zone.
    pub fn parse(time: &str, zone: &str) -> Result<DailyTime, DailyTimeError> {
        let (hour, minute) = parse_time(time.trim()).ok_or(DailyTimeError::InvalidTime)?;
        Ok(DailyTime { hour, minute, zone: find_zone(zone.trim()).map_err(DailyTimeError::UnknownZone)? })
    }

    /// Parses a typed day, clock time and optional time zone, such as `Saturday 20:00 London`. `zone` is the default
    /// time zone. Also returns the words that name the day, if any.
    ///
    /// # Errors
    /// Fails if there is no such time or zone, or if neither `typed` nor `zone` names a zone.
    pub fn parse_with_day(typed: &str, zone: Option<&str>) -> Result<(Vec<String>, DailyTime), DailyTimeError> {
        let mut words: Vec<String> = typed.split([' ', ',', '\u{a0}']).map(str::to_lowercase).collect();
        words.retain(|word| !word.is_empty());
        let at = words.iter().rposition(|word| parse_time(word).is_some()).ok_or(DailyTimeError::InvalidTime)?;
        let mut typed_zone = words.split_off(at + 1);
        let mut time = words.pop().unwrap_or_default();
        if typed_zone.first().is_some_and(|half| ["am", "pm"].contains(&half.as_str())) {
            time += &typed_zone.remove(0);
        }
        let zone = match (typed_zone.is_empty(), zone) {
            (true, None) => return Err(DailyTimeError::UnknownZone(Vec::new())),
            (true, Some(zone)) => zone.to_owned(),
            (false, _) => typed_zone.join(" "),
        };
        Ok((words, DailyTime::parse(&time, &zone)?))
    }

    /// Returns the day in the time zone at this moment, as a number of days since 1970.
    pub fn local_day_at(&self, moment: Timestamp) -> Option<i64> {
        let date = self.time_zone().to_datetime(Instant::from_millisecond(moment.0).ok()?).date();
        day_number(date.year().into(), date.month().into(), date.day().into())
    }

    /// Returns the moment when it is this clock time on the day with the number `day`, or `None` if the clocks skip
    /// this time. If the time occurs twice, returns the first moment.
    pub fn moment_on_day(&self, day: i64) -> Option<Timestamp> {
        let time = Time::new(self.hour.try_into().ok()?, self.minute.try_into().ok()?, 0, 0).ok()?;
        let date = Date::constant(1970, 1, 1).checked_add(day.days()).ok()?;
        let moment = self.time_zone().to_ambiguous_timestamp(date.to_datetime(time));
        let exists = !matches!(moment.offset(), AmbiguousOffset::Gap { .. });
        moment.compatible().ok().filter(|_| exists).map(|moment| Timestamp(moment.as_millisecond()))
    }

    fn time_zone(&self) -> TimeZone {
        TimeZone::get(&self.zone).unwrap_or(TimeZone::UTC)
    }

    /// Returns the first moment after `after` when it is this clock time, or [`Timestamp::MAX`] if that moment is out
    /// of range. If the clocks skip the time, the moment is later by the skipped span. If the time occurs twice on a
    /// day, only its first moment counts.
    pub fn next_after(&self, after: Timestamp) -> Timestamp {
        self.try_next_after(after).unwrap_or(Timestamp::MAX)
    }

    /// Returns when the next puzzle is posted: at this clock time. When the clocks are set back, one day in UTC may not
    /// contain this clock time. That day's puzzle is posted in the day's last minute.
    pub fn next_puzzle_after(&self, after: Timestamp) -> Timestamp {
        let end = day_start(i64::from(puzzle_day(after).0) + 2);
        self.next_after(after).min(end - Duration::from_secs(60))
    }

    fn try_next_after(&self, after: Timestamp) -> Option<Timestamp> {
        let zone = self.time_zone();
        let time = Time::new(self.hour.try_into().ok()?, self.minute.try_into().ok()?, 0, 0).ok()?;
        let today = zone.to_datetime(Instant::from_millisecond(after.0).ok()?).date();
        // More than one day is tried, because a day is missing if a zone moved across the date line.
        (0..3).find_map(|days| {
            let date = today.checked_add(days.days()).ok()?;
            let moment = zone.to_ambiguous_timestamp(date.to_datetime(time)).compatible().ok()?;
            Some(Timestamp(moment.as_millisecond())).filter(|moment| *moment > after)
        })
    }
}

impl fmt::Display for DailyTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{:02} ", self.hour, self.minute)?;
        // In these names, the sign is reversed: `Etc/GMT-2` is UTC+2.
        match self.zone.strip_prefix("Etc/GMT").and_then(|hours| hours.parse::<i8>().ok()) {
            Some(hours) => write!(f, "UTC{:+}", -hours),
            None => f.write_str(&self.zone),
        }
    }
}

fn parse_time(text: &str) -> Option<(u8, u8)> {
    let number = |digits: &str| {
        let is_number = (1..=2).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
        digits.parse::<u8>().ok().filter(|_| is_number)
    };
    let text = text.to_lowercase();
    let halves = [("am", Some(0)), ("pm", Some(12)), ("", None)];
    let (text, half) = halves.into_iter().find_map(|(half, hours)| Some((text.strip_suffix(half)?, hours)))?;
    let (hour, minute) = match text.split_once([':', '.']) {
        Some((hour, minute)) => (number(hour)?, number(minute).filter(|_| minute.len() == 2)?),
        None => (number(text)?, 0),
    };
    let hour = match half {
        Some(half) => (1..=12).contains(&hour).then_some(hour % 12 + half)?,
        None => hour,
    };
    (hour < 24 && minute < 60).then_some((hour, minute))
}

/// Returns the time zone's name as the database spells it, or the most similar names if there is no such zone.
fn find_zone(typed: &str) -> Result<String, Vec<String>> {
    let typed = typed.to_lowercase().replace(' ', "_");
    let mut names: Vec<String> = tz::db().available().map(|name| name.to_string()).collect();
    if let Some(name) = names.iter().find(|name| name.to_lowercase() == typed) {
        return Ok(name.clone());
    }
    let hours = typed.strip_prefix("utc").or_else(|| typed.strip_prefix("gmt"));
    let fixed = hours.and_then(|hours| Some(format!("Etc/GMT{:+}", hours.parse::<i8>().ok()?.saturating_neg())));
    if let Some(name) = fixed.filter(|name| names.contains(name)) {
        return Ok(name);
    }
    let continent = |name: &str| name.split_once('/').map(|(continent, _)| continent.to_lowercase());
    let city = |name: &str| name.rsplit('/').next().unwrap_or_default().to_lowercase();
    let typed_city = city(&typed);
    let rank = |name: &str| {
        let city = city(name);
        let likeness = strsim::normalized_damerau_levenshtein(&city, &typed_city);
        // Floating-point numbers are not `Ord`.
        let near = continent(name).is_some() && continent(name) == continent(&typed);
        Reverse((city == typed_city, near, city.starts_with(&typed_city), (likeness * 1_000.0) as u32))
    };
    names.sort_by_cached_key(|name| rank(name));
    names.truncate(MAX_SUGGESTED_ZONES);
    match &mut names[..] {
        [first, second, ..] if city(first) == typed && city(second) != typed => Ok(std::mem::take(first)),
        _ => Err(names),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(text: &str) -> Timestamp {
        Timestamp(text.parse::<Instant>().expect("a moment").as_millisecond())
    }

    /// Returns the next moments after `after` with this clock time.
    fn following(time: &str, zone: &str, after: &str) -> Vec<String> {
        let time = DailyTime::parse(time, zone).expect("a time");
        let moments = std::iter::successors(Some(moment(after)), |at| Some(time.next_after(*at))).skip(1).take(4);
        moments.map(|at| Instant::from_millisecond(at.0).expect("a moment").to_string()).collect()
    }

    #[test]
    fn a_clock_time_comes_once_a_day_in_summer_time_too() {
        for (time, zone, after, expected) in [
            ("8", "Europe/Berlin", "2027-03-26T07:00:00Z", ["27T07:00", "28T06:00", "29T06:00", "30T06:00"]),
            ("8", "Europe/Berlin", "2027-10-29T06:00:00Z", ["30T06:00", "31T07:00", "01T07:00", "02T07:00"]),
            // 2:30 does not exist on 28 March, and exists twice on 31 October.
            ("2:30", "Europe/Berlin", "2027-03-26T02:00:00Z", ["27T01:30", "28T01:30", "29T00:30", "30T00:30"]),
            ("2:30", "Europe/Berlin", "2027-10-29T01:00:00Z", ["30T00:30", "31T00:30", "01T01:30", "02T01:30"]),
            ("9", "America/Los_Angeles", "2027-03-12T17:00:00Z", ["13T17:00", "14T16:00", "15T16:00", "16T16:00"]),
            ("2:30", "America/Los_Angeles", "2027-03-13T00:00:00Z", ["13T10:30", "14T10:30", "15T09:30", "16T09:30"]),
            ("1:30", "America/Los_Angeles", "2027-11-06T00:00:00Z", ["06T08:30", "07T08:30", "08T09:30", "09T09:30"]),
            // In Samoa, there was no 30 December 2011.
            ("8", "Pacific/Apia", "2011-12-28T00:00:00Z", ["28T18:00", "29T18:00", "30T18:00", "31T18:00"]),
        ] {
            let found = following(time, zone, after);
            let found: Vec<&str> = found.iter().map(|moment| &moment[8..16]).collect();
            assert_eq!(found, expected, "{time} {zone}");
        }
    }

    /// In New York, 19:30 is 23:30 UTC in summer and 0:30 UTC in winter.
    #[test]
    fn every_puzzle_comes_once_also_near_midnight() {
        for zone in ["America/New_York", "Europe/Berlin", "Europe/London", "Pacific/Auckland", "Australia/Lord_Howe"] {
            for half_hour in 0..48 {
                let time = DailyTime { hour: half_hour / 2, minute: half_hour % 2 * 30, zone: zone.to_owned() };
                let mut at = moment("2027-01-01T00:00:00Z");
                let mut days = Vec::new();
                while at < moment("2028-01-01T00:00:00Z") {
                    at = time.next_puzzle_after(at);
                    days.push(puzzle_day(at).0);
                }
                days.dedup();
                assert!(days.windows(2).all(|days| days[1] == days[0] + 1), "{time}");
            }
        }
    }

    #[test]
    fn typed_times_are_read_as_people_write_them() {
        for (typed, read) in [
            ("8:30 Europe/Berlin", "8:30 Europe/Berlin"),
            ("8.30 berlin", "8:30 Europe/Berlin"),
            ("8:30 pm America/New_York", "20:30 America/New_York"),
            ("12AM europe/paris", "0:00 Europe/Paris"),
            ("9 UTC+1", "9:00 UTC+1"),
            ("9 gmt-3", "9:00 UTC-3"),
        ] {
            assert_eq!(DailyTime::parse_typed(typed).map(|time| time.to_string()), Ok(read.to_owned()), "{typed}");
        }
        for typed in ["8:30", "25 Europe/Berlin", "13pm Europe/Berlin", "8am pm Europe/Berlin", "am Europe/Berlin"] {
            assert_eq!(DailyTime::parse_typed(typed), Err(DailyTimeError::InvalidTime), "{typed}");
        }
        let Err(DailyTimeError::UnknownZone(nearest)) = DailyTime::parse_typed("8 Europe/Bielefeld") else {
            panic!("no such zone")
        };
        assert!(nearest.iter().all(|name| name.starts_with("Europe/")), "{nearest:?}");
    }

    #[test]
    fn the_next_moment_is_later_than_now() {
        let time = DailyTime::parse("8", "utc").expect("a time");
        let eight = moment("2027-01-01T08:00:00Z");
        let day = 86_400_000;
        assert_eq!(time.next_after(Timestamp(eight.0 - 1)), eight);
        assert_eq!(time.next_after(eight), Timestamp(eight.0 + day));
        let unknown = DailyTime { zone: "Atlantis/City".to_owned(), ..time.clone() };
        assert_eq!(unknown.next_after(eight), time.next_after(eight), "UTC");
        for extreme in [Timestamp::MIN, Timestamp::MAX] {
            assert_eq!(time.next_after(extreme), Timestamp::MAX, "no panic");
        }
        let impossible = DailyTime { hour: 24, minute: 99, ..time };
        assert_eq!(impossible.next_after(eight), Timestamp::MAX);
    }

    #[test]
    fn a_typed_day_has_a_clock_time_and_perhaps_a_zone() {
        let read = |typed: &str, zone| {
            DailyTime::parse_with_day(typed, zone).map(|(day, time)| (day.join(" "), time.to_string()))
        };
        for (typed, day, time) in [
            ("20:00", "", "20:00 Europe/Berlin"),
            ("Samstag, 20:00", "samstag", "20:00 Europe/Berlin"),
            ("5. Dezember 20.30", "5. dezember", "20:30 Europe/Berlin"),
            ("5.12. 8:30 pm New York", "5.12.", "20:30 America/New_York"),
            ("Sat 8pm london", "sat", "20:00 Europe/London"),
        ] {
            assert_eq!(read(typed, Some("Europe/Berlin")), Ok((day.to_owned(), time.to_owned())), "{typed}");
        }
        assert_eq!(read("Saturday", Some("UTC")), Err(DailyTimeError::InvalidTime));
        assert_eq!(read("Saturday 20:00", None), Err(DailyTimeError::UnknownZone(Vec::new())));
        assert!(
            matches!(read("20:00 Bielefeld", None), Err(DailyTimeError::UnknownZone(nearest)) if !nearest.is_empty())
        );
    }

    #[test]
    fn an_hour_that_the_clocks_skip_does_not_exist() {
        let time = |time: &str| DailyTime::parse(time, "Europe/Berlin").expect("a time");
        // 28 March 2027.
        let day = time("2:30").local_day_at(moment("2027-03-27T23:30:00Z")).expect("a day");
        assert_eq!(time("2:30").moment_on_day(day), None);
        assert_eq!(time("3:30").moment_on_day(day), Some(moment("2027-03-28T01:30:00Z")));
        assert_eq!(time("2:30").moment_on_day(day + 217), Some(moment("2027-10-31T00:30:00Z")), "the first of two");
    }

    #[test]
    fn typed_times_are_understood() {
        let parse = |text: &str| DailyTime::parse(text, "UTC").map(|time| time.to_string());
        for (text, expected) in [("8", "8:00"), (" 08:05 ", "8:05"), ("0", "0:00"), ("23.59", "23:59")] {
            assert_eq!(parse(text), Ok(format!("{expected} UTC")), "{text}");
        }
        for wrong in ["", ":", "24", "8:60", "8:5", "-1", "+8", "8:", ":30", "8:30:00", "8 pm", "008", "８", "300"] {
            assert_eq!(parse(wrong), Err(DailyTimeError::InvalidTime), "{wrong}");
        }
    }

    #[test]
    fn zones_have_names_and_the_nearest_are_offered() {
        let zone = |text: &str| DailyTime::parse("8", text).map(|time| time.zone);
        for (text, expected) in [
            ("Europe/Berlin", "Europe/Berlin"),
            (" europe/berlin", "Europe/Berlin"),
            ("america/new york", "America/New_York"),
            ("berlin", "Europe/Berlin"),
            ("Los Angeles", "America/Los_Angeles"),
            ("utc", "UTC"),
        ] {
            assert_eq!(zone(text).as_deref(), Ok(expected), "{text}");
        }
        for (text, expected) in [
            ("Berlim", "Europe/Berlin"),
            ("Germany/Berlin", "Europe/Berlin"),
            ("Europe/Ber", "Europe/Berlin"),
            ("San Fransisco", "America/"),
            ("Istanbul", "Europe/Istanbul"),
        ] {
            let Err(DailyTimeError::UnknownZone(offered)) = zone(text) else { panic!("{text} is no time zone") };
            assert_eq!(offered.len(), MAX_SUGGESTED_ZONES);
            assert!(offered.iter().any(|name| name.starts_with(expected)), "{text}: {offered:?}");
        }
        assert!(matches!(zone(""), Err(DailyTimeError::UnknownZone(offered)) if offered.len() == MAX_SUGGESTED_ZONES));
    }
}
