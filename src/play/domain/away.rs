//! Users' absences, which they announce with `/game away`.
//!
//! In a slow match, users who are away keep their turn when its time runs out. The other users see when they will be
//! back. The bot does not notify users who are away. Users can be away for a limited number of days per season, so
//! nobody can hold up a match for longer. Only slow matches wait for users who are away.

use super::period::{Season, day_start, days_since_epoch};
use crate::timestamp::Timestamp;

/// A user's absence. It lasts until the end of a day in UTC, unless the user comes back earlier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeAway {
    pub since: Timestamp,
    /// The first moment at which the user is back.
    pub until: Timestamp,
}

impl TimeAway {
    /// The maximum number of days that a user can be away in a season.
    pub const MAX_DAYS: i64 = 14;

    /// Returns the number of days that count towards the limit: the days after the first day, but at least one.
    fn counted_days(self) -> i64 {
        (last_day_away(self.until) - days_since_epoch(self.since)).max(1)
    }
}

/// A user's current absence, and how many of the season's days they have already used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AwayStatus {
    /// The user's current absence; `None` if they are not away.
    pub current: Option<TimeAway>,
    /// The days that the user's other absences in the same season have used.
    spent_days: i64,
}

impl AwayStatus {
    /// Returns the status at `now` of a user whose absences are `times`.
    pub fn new(times: &[TimeAway], now: Timestamp) -> AwayStatus {
        // Another process's clock might be ahead, so the current absence might begin after `now`.
        let current = times.iter().copied().find(|time| now < time.until);
        let season = Season::containing(current.map_or(now, |time| time.since)).start();
        let others = times.iter().filter(|time| Some(**time) != current && time.since >= season);
        AwayStatus { current, spent_days: others.map(|time| time.counted_days()).sum() }
    }

    /// Returns an absence that ends `days` days from now, at the end of that day. If the user is already away, it
    /// begins when their current absence began, otherwise now. Returns `None` if the absence would be too long, or if
    /// `days` is not positive.
    pub fn time_away_for_days(self, days: i64, now: Timestamp) -> Option<TimeAway> {
        (1..=self.days_left(now)).contains(&days).then(|| TimeAway {
            since: self.current.map_or(now, |time| time.since),
            until: day_start(days_since_epoch(now) + days + 1),
        })
    }

    /// Returns how many more days the user can be away.
    pub fn days_left(self, now: Timestamp) -> i64 {
        let passed = self.current.map_or(0, |time| days_since_epoch(now) - days_since_epoch(time.since));
        (TimeAway::MAX_DAYS - self.spent_days - passed).max(0)
    }
}

/// Returns the last day of an absence that ends at `until`, as a number of days since 1970.
pub fn last_day_away(until: Timestamp) -> i64 {
    days_since_epoch(Timestamp(until.0.saturating_sub(1)))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const DAY: Duration = Duration::from_secs(86_400);
    /// Noon on the 50th day of a season.
    fn noon() -> Timestamp {
        Season { year: 2026, quarter: 4 }.start() + 50 * DAY + DAY / 2
    }

    #[test]
    fn a_time_away_lasts_until_the_end_of_its_last_day() {
        let time = AwayStatus::default().time_away_for_days(2, noon()).expect("two days are left");
        assert_eq!((time.since, time.until), (noon(), noon() + 2 * DAY + DAY / 2));
        let status = |now| AwayStatus::new(&[time], now).current;
        let moment = Duration::from_millis(1);
        assert_eq!((status(noon()), status(time.until - moment), status(time.until)), (Some(time), Some(time), None));
    }

    #[test]
    fn a_user_has_fourteen_days_a_season() {
        let now = noon();
        let first = AwayStatus::default().time_away_for_days(14, now).expect("all days");
        assert_eq!(AwayStatus::default().time_away_for_days(15, now), None);
        assert_eq!(AwayStatus::default().time_away_for_days(0, now), None);
        let back = TimeAway { until: now + 4 * DAY, ..first };
        let later = now + 5 * DAY;
        let status = AwayStatus::new(&[back], later);
        assert_eq!((status.current, status.days_left(later)), (None, 10), "four days are spent");
        let short = TimeAway { since: later, until: later };
        assert_eq!(AwayStatus::new(&[back, short], later).days_left(later), 9, "even a moment counts as a day");
        let next = now + 60 * DAY;
        assert_eq!(AwayStatus::new(&[back, short], next).days_left(next), 14, "the next season");
    }

    #[test]
    fn a_current_time_can_be_changed_but_not_beyond_the_limit() {
        let now = noon();
        let time = AwayStatus::default().time_away_for_days(3, now).expect("three days");
        let later = now + 2 * DAY;
        let status = AwayStatus::new(&[time], later);
        assert_eq!(status.days_left(later), 12);
        let longer = status.time_away_for_days(12, later).expect("fourteen days in all");
        assert_eq!((longer.since, longer.counted_days()), (now, 14));
        assert_eq!(status.time_away_for_days(13, later), None);
    }

    /// Whatever a user does, absences do not cover more than twice the limit.
    #[test]
    fn times_away_are_bounded() {
        let (mut times, mut now) = (Vec::new(), Season { year: 2026, quarter: 4 }.start());
        let mut away = Duration::ZERO;
        while Season::containing(now) == (Season { year: 2026, quarter: 4 }) {
            let status = AwayStatus::new(&times, now);
            if status.current.is_none() {
                times.extend(status.time_away_for_days(1, now));
            }
            away += if AwayStatus::new(&times, now).current.is_some() { DAY / 24 } else { Duration::ZERO };
            now = now + DAY / 24;
        }
        assert!(away <= 2 * TimeAway::MAX_DAYS as u32 * DAY, "{away:?}");
        assert_eq!(times.len(), TimeAway::MAX_DAYS as usize);
    }
}
