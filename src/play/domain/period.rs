//! Seasons, weeks and days in UTC, and durations in words.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use contract::{Day, Phrase};
use strum::{Display, EnumString};
use time::Date;

use crate::timestamp::{Timestamp, milliseconds};

const DAY: Duration = Duration::from_secs(86_400);

/// A calendar quarter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Season {
    pub year: i64,
    /// The quarter of the year, from 1 to 4.
    pub quarter: i64,
}

/// A season such as `2026-4`. `FromStr` parses it.
impl fmt::Display for Season {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.year, self.quarter)
    }
}

impl FromStr for Season {
    type Err = ();

    /// Accepts only the years from 1970 to 9999.
    fn from_str(text: &str) -> Result<Season, ()> {
        let parse = |part: &str| part.parse::<u16>().map(i64::from).map_err(drop);
        let (year, quarter) = text.split_once('-').ok_or(())?;
        let season = Season { year: parse(year)?, quarter: parse(quarter)? };
        let exists = (1970..10_000).contains(&season.year) && (1..=4).contains(&season.quarter);
        if exists { Ok(season) } else { Err(()) }
    }
}

impl Season {
    /// Returns the season that contains an instant.
    pub fn containing(at: Timestamp) -> Season {
        let date = date_of(days_since_epoch(at));
        Season { year: date.year().into(), quarter: (i64::from(u8::from(date.month())) + 2) / 3 }
    }

    /// Returns the first instant of the season.
    pub fn start(self) -> Timestamp {
        day_start(day_number(self.year, 3 * self.quarter - 2, 1).unwrap_or_default())
    }

    /// Returns the season before this season.
    pub fn previous(self) -> Season {
        Season::containing(self.start() - DAY)
    }

    /// Returns the number of seasons from `earlier` to this season; 0 if this season is not later.
    pub fn seasons_since(self, earlier: Season) -> u32 {
        let number = |season: Season| season.year.saturating_mul(4).saturating_add(season.quarter);
        u32::try_from(number(self).saturating_sub(number(earlier)).max(0)).unwrap_or(u32::MAX)
    }
}

/// The period whose matches a leaderboard counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, Display)]
#[strum(serialize_all = "lowercase")]
pub enum Period {
    #[default]
    #[strum(serialize = "all")]
    AllTime,
    Season,
    Week,
}

impl Period {
    pub const ALL: [Period; 3] = [Period::AllTime, Period::Season, Period::Week];

    /// Returns the first instant after the period that contains `at`. The period of all time never ends.
    pub fn end(self, at: Timestamp) -> Timestamp {
        match self {
            Period::AllTime => Timestamp::MAX,
            Period::Season => Season::containing(self.start(at) + 92 * DAY).start(),
            Period::Week => self.start(at) + 7 * DAY,
        }
    }

    /// Returns the first instant of the period that contains `at`, or 0 for all time.
    pub fn start(self, at: Timestamp) -> Timestamp {
        match self {
            Period::AllTime => Timestamp(0),
            Period::Season => Season::containing(at).start(),
            Period::Week => week_start(at),
        }
    }
}

/// Returns the first instant of the week: Monday, 0:00.
pub fn week_start(at: Timestamp) -> Timestamp {
    let days = days_since_epoch(at);
    // The first day of 1970 was a Thursday.
    day_start(days - (days + 3).rem_euclid(7))
}

/// Returns the number of days from 1970 to this moment.
pub fn days_since_epoch(at: Timestamp) -> i64 {
    at.0.div_euclid(milliseconds(DAY))
}

/// Returns the first instant of the day with this number.
pub fn day_start(day: i64) -> Timestamp {
    Timestamp(day.saturating_mul(milliseconds(DAY)))
}

/// The Julian day number of the first day of 1970.
const FIRST_JULIAN_DAY: i32 = 2_440_588;

/// Returns the number of days from 1970 to this date, or `None` if the date does not exist.
pub fn day_number(year: i64, month: i64, day: i64) -> Option<i64> {
    let month = u8::try_from(month).ok()?.try_into().ok()?;
    let date = Date::from_calendar_date(year.try_into().ok()?, month, day.try_into().ok()?).ok()?;
    Some(i64::from(date.to_julian_day() - FIRST_JULIAN_DAY))
}

/// Returns the day of a date such as `2026-12-03`, or `None` if the date does not exist or is before 1970.
pub fn parse_day(text: &str) -> Option<Day> {
    let mut parts = text.trim().splitn(3, '-').map(|part| part.parse().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    day_number(year, month, day)?.try_into().ok().map(Day)
}

/// Parses a date as users type it, such as `3.12.2026`, `3/12/26`, `3-12` or `2026-12-03`. If the year is missing,
/// returns the next such day after today if `ahead` is true, otherwise the latest such day up to today. If
/// `month_first` is true, dates with slashes begin with the month. If a date exists only in the other order, it is read
/// in that order.
pub fn parse_typed_day(text: &str, month_first: bool, today: i64, ahead: bool) -> Option<i64> {
    let parts = text.trim().trim_end_matches('.').split(['.', '/', '-']);
    let numbers: Option<Vec<i64>> = parts.map(|part| part.trim().parse().ok()).collect();
    let this_year = i64::from(date_of(today).year());
    let (one, other, years) = match numbers?[..] {
        [year, month, day] if year > 31 => return day_number(year, month, day),
        [one, other, year] => (one, other, vec![if year < 100 { 2000 + year } else { year }]),
        [one, other] => (one, other, vec![this_year, this_year - 1, this_year + 1]),
        _ => return None,
    };
    let fits = |day: &i64| years.len() == 1 || (*day > today) == ahead;
    let find = |turned: bool| {
        let [day, month] = if turned { [other, one] } else { [one, other] };
        years.iter().filter_map(|year| day_number(*year, month, day)).find(fits)
    };
    let turned = month_first && text.contains('/');
    find(turned).or_else(|| find(!turned))
}

/// Returns the date of a day, such as `2026-12-03`.
pub fn iso_date(day: Day) -> String {
    date_of(day.0.into()).to_string()
}

/// Returns the day whose puzzle is the daily puzzle at this moment. Moments before 1970 belong to the first day.
pub fn puzzle_day(at: Timestamp) -> Day {
    Day(u32::try_from(days_since_epoch(at)).unwrap_or_default())
}

/// Returns the earliest day for whose puzzle a solution still counts at this time.
pub fn earliest_counting_day(now: Timestamp) -> Day {
    puzzle_day(now - DAY / 2)
}

/// Returns the time until which solving a day's puzzle counts: noon (UTC) of the next day, when the day has ended
/// everywhere on Earth.
pub fn puzzle_counts_until(day: Day) -> Timestamp {
    day_start(i64::from(day.0) + 1) + DAY / 2
}

/// Returns a phrase with the date of `day`, a number of days since 1970. The phrase's text decides how the date is
/// written.
pub fn phrase_with_date(key: &'static str, day: impl Into<i64>) -> Phrase {
    let date = date_of(day.into());
    Phrase::new(key)
        .with("weekday", i64::from(date.weekday().number_days_from_monday()))
        .with("day", i64::from(date.day()))
        .with("month", i64::from(u8::from(date.month())))
        .with("year", i64::from(date.year()))
}

fn date_of(day: i64) -> Date {
    let last = if day < 0 { Date::MIN } else { Date::MAX };
    let julian = i32::try_from(day.saturating_add(FIRST_JULIAN_DAY.into()));
    julian.ok().and_then(|julian| Date::from_julian_day(julian).ok()).unwrap_or(last)
}

/// Returns the largest unit of a duration and the next unit, rounded down: "2 hours and 5 minutes", "40 seconds".
pub fn duration_phrases(duration: Duration) -> Vec<Phrase> {
    let seconds = duration.as_secs();
    let (minutes, hours, days) = (seconds / 60, seconds / 3_600, seconds / 86_400);
    let units = match (days, hours, minutes) {
        (0, 0, 0) => return vec![Phrase::new("duration-seconds").with("count", seconds as usize)],
        (0, ..) => [("duration-hours", hours), ("duration-minutes", minutes % 60)],
        _ => [("duration-days", days), ("duration-hours", hours % 24)],
    };
    let units = units.into_iter().filter(|(_, count)| *count > 0);
    units.map(|(key, count)| Phrase::new(key).with("count", count as usize)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::Arg;

    const MS: Duration = Duration::from_millis(1);

    #[test]
    fn a_season_is_a_calendar_quarter() {
        let starts = [
            (0, 1970, 1),
            (954_547_200_000, 2000, 2),
            (1_704_067_200_000, 2024, 1),
            (1_711_929_600_000, 2024, 2),
            (1_790_812_800_000, 2026, 4),
            (1_798_761_600_000, 2027, 1),
            (1_838_160_000_000, 2028, 2),
        ];
        for (start, year, quarter) in starts.map(|(start, year, quarter)| (Timestamp(start), year, quarter)) {
            let season = Season { year, quarter };
            assert_eq!((season.start(), Season::containing(start)), (start, season));
            assert!(Season::containing(start - MS) < season, "until midnight");
        }
    }

    #[test]
    fn days_have_dates() {
        for (text, day) in [("1970-01-01", 0), ("2026-11-30", 20_787), (" 2028-2-29 ", 21_243)] {
            assert_eq!(parse_day(text), Some(Day(day)), "{text}");
        }
        for wrong in
            ["", "2027-02-29", "2026-13-01", "1969-12-31", "2026-12", "2026-12-03-1", "30.11.2026", "99999-1-1"]
        {
            assert_eq!(parse_day(wrong), None, "{wrong}");
        }
        assert_eq!(iso_date(Day(21_243)), "2028-02-29");
        assert_eq!(puzzle_day(Timestamp(20_787 * 86_400_000 - 1)), Day(20_786));
        assert_eq!(puzzle_day(Timestamp::MIN), Day(0));
        let noon = puzzle_counts_until(Day(20_787));
        assert_eq!(noon, Timestamp(20_788 * 86_400_000 + 43_200_000));
        assert_eq!(earliest_counting_day(Timestamp(noon.0 - 1)), Day(20_787));
        assert_eq!(earliest_counting_day(noon), Day(20_788));
    }

    #[test]
    fn typed_dates_are_understood_in_the_readers_order() {
        /// 26 November 2026.
        const TODAY: i64 = 20_783;
        let date = |text: &str, month_first, ahead| {
            let day = parse_typed_day(text, month_first, TODAY, ahead)?;
            Some(iso_date(Day(day.try_into().expect("a day since 1970"))))
        };
        for text in
            ["3.12.2026", " 3. 12. 2026 ", "3/12/2026", "3-12-2026", "2026-12-03", "2026/12/3", "3.12.26", "2026.12.3."]
        {
            for ahead in [true, false] {
                assert_eq!(date(text, false, ahead).as_deref(), Some("2026-12-03"), "{text}");
            }
        }
        for text in ["3.12", "3.12.", "3/12", "3-12"] {
            let found = [true, false].map(|ahead| date(text, false, ahead).expect("a date"));
            assert_eq!(found, ["2026-12-03", "2025-12-03"], "{text}");
        }
        for text in ["26.11.", "11/26"] {
            let found = [true, false].map(|ahead| date(text, text.contains('/'), ahead).expect("a date"));
            assert_eq!(found, ["2027-11-26", "2026-11-26"], "{text}: today");
        }
        for (text, expected) in [
            ("3/12/2026", "2026-03-12"),
            ("12/3", "2026-12-03"),
            ("3.12.2026", "2026-12-03"),
            ("2026-12-03", "2026-12-03"),
            ("31/12/2026", "2026-12-31"),
        ] {
            assert_eq!(date(text, true, true).as_deref(), Some(expected), "{text} with the month first");
        }
        assert_eq!(date("12/31/2026", false, true).as_deref(), Some("2026-12-31"));
        for wrong in [
            "",
            ".",
            "..",
            "soon",
            "3",
            "29.2.",
            "30.2.2026",
            "2026-13-01",
            "13/13/2026",
            "3--12",
            "-3-12",
            "3.12.2026.1",
            "99999999999999999999-1-1",
            "1/1/99999999999",
            "９.9.2026",
            "3.12.-1",
        ] {
            for (month_first, ahead) in [(false, false), (true, true)] {
                assert_eq!(date(wrong, month_first, ahead), None, "{wrong}");
            }
        }
    }

    #[test]
    fn seasons_follow_each_other() {
        let mut season = Season { year: 1899, quarter: 4 };
        while season.year < 2110 {
            let last_day = season.start() + 89 * DAY;
            assert_eq!([season.start(), last_day].map(Season::containing), [season; 2]);
            let next = Season::containing(Period::Season.end(last_day));
            assert_eq!((next.previous(), next.seasons_since(season), season.seasons_since(next)), (season, 1, 0));
            let follows = if season.quarter == 4 { (season.year + 1, 1) } else { (season.year, season.quarter + 1) };
            assert_eq!((next.year, next.quarter), follows);
            season = next;
        }
        for extreme in [Timestamp::MIN, Timestamp::MAX] {
            assert_eq!(Season::containing(extreme).year.abs(), 9_999, "no overflow");
            assert!(week_start(extreme) <= extreme);
        }
    }

    #[test]
    fn seasons_have_names() {
        let season = Season { year: 2026, quarter: 4 };
        assert_eq!((season.to_string().as_str(), "2026-4".parse()), ("2026-4", Ok(season)));
        assert_eq!(Season { year: 2029, quarter: 1 }.seasons_since(season), 9);
        for wrong in ["", "2026", "2026-0", "2026-5", "1969-4", "10000-1", "-2026-1", "2026-4-1", "99999999999-1"] {
            assert_eq!(wrong.parse::<Season>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn dates_are_days_and_days_are_dates() {
        for (year, month, day, number) in [(1970, 1, 1, 0), (2024, 2, 29, 19_782), (2026, 12, 3, 20_790)] {
            assert_eq!(day_number(year, month, day), Some(number));
            let args = [("day", Arg::from(day)), ("month", Arg::from(month)), ("year", Arg::from(year))];
            assert_eq!(phrase_with_date("date", number).args[1..], args, "{year}");
        }
        for (year, month, day) in [(2026, 2, 29), (2026, 13, 1), (2026, 0, 1), (2026, 1, -1), (i64::MAX, 1, 1)] {
            assert_eq!(day_number(year, month, day), None);
        }
        for extreme in [i64::MIN, i64::MAX] {
            assert_eq!(phrase_with_date("date", extreme).args.len(), 4, "no panic");
        }
    }

    #[test]
    fn a_week_begins_on_monday() {
        let monday = Timestamp(1_795_392_000_000);
        for (at, start) in [
            (monday, monday),
            (monday + 7 * DAY - MS, monday),
            (monday - MS, monday - 7 * DAY),
            (Timestamp(0), Timestamp(0) - 3 * DAY),
        ] {
            assert_eq!((week_start(at), Period::Week.end(at)), (start, start + 7 * DAY));
        }
    }
}
