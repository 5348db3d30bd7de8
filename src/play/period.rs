//! Seasons and weeks, the periods of leaderboards. All times are UTC, in milliseconds since 1970.

#[cfg(test)]
mod tests;

const DAY_MS: i64 = 86_400_000;

/// A calendar quarter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Season {
    pub year: i64,
    /// From 1 to 4.
    pub quarter: i64,
}

impl Season {
    /// Returns the season of an instant.
    pub fn of(at: i64) -> Season {
        let days = at.div_euclid(DAY_MS);
        // 400 years have 146,097 days. The guess is off by one quarter at most.
        let guess = 1970 * 4 + (days * 1600).div_euclid(146_097);
        let of_number = |number: i64| Season { year: number.div_euclid(4), quarter: number.rem_euclid(4) + 1 };
        let candidates = [guess + 1, guess, guess - 1].map(of_number);
        candidates.into_iter().find(|season| season.first_day() <= days).unwrap_or(of_number(guess))
    }

    /// Returns the first instant of the season.
    pub fn start(self) -> i64 {
        self.first_day().saturating_mul(DAY_MS)
    }

    /// Returns the days from 1970 to the first day of the season.
    fn first_day(self) -> i64 {
        // Years that begin in March have their leap day at the end.
        let year = if self.quarter == 1 { self.year - 1 } else { self.year };
        let days_since_march = [306, 31, 122, 214][(self.quarter - 1).clamp(0, 3) as usize];
        365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400) + days_since_march - 719_468
    }
}

/// What a leaderboard counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Period {
    #[default]
    AllTime,
    Season,
    Week,
}

impl Period {
    pub const ALL: [Period; 3] = [Period::AllTime, Period::Season, Period::Week];

    /// The word in the database and in custom ids.
    pub fn word(self) -> &'static str {
        match self {
            Period::AllTime => "all",
            Period::Season => "season",
            Period::Week => "week",
        }
    }

    /// The period of that word.
    pub fn of(word: &str) -> Option<Period> {
        Period::ALL.into_iter().find(|period| period.word() == word)
    }

    /// Returns the first instant after the period that contains `at`; never for all time.
    pub fn end(self, at: i64) -> i64 {
        match self {
            Period::AllTime => i64::MAX,
            Period::Season => Season::of(self.start(at).saturating_add(92 * DAY_MS)).start(),
            Period::Week => self.start(at).saturating_add(7 * DAY_MS),
        }
    }

    /// Returns the first instant of the period that contains `at`; 0 for all time.
    pub fn start(self, at: i64) -> i64 {
        match self {
            Period::AllTime => 0,
            Period::Season => Season::of(at).start(),
            Period::Week => week_start(at),
        }
    }
}

/// Returns the first instant of the week: Monday, 0:00.
pub fn week_start(at: i64) -> i64 {
    let days = at.div_euclid(DAY_MS);
    // The first day of 1970 was a Thursday.
    (days - (days + 3).rem_euclid(7)).saturating_mul(DAY_MS)
}
