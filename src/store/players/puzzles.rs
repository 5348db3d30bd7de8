//! Stores users' results and reports for the daily puzzle, and the days whose puzzle was withdrawn. Computes streaks.

use std::collections::BTreeSet;

use contract::Day;

use crate::ids::{GuildId, InteractionId, UserId};
use crate::play::StoreError;
use crate::store::database::row::from_row;
use crate::store::database::{Connection, Database, Query, query};
use crate::store::players::PUT_USER_NAME;
use crate::store::settings::puzzle_posts::{COUNT_PUZZLE_POST_CHANGE, COUNT_PUZZLE_POST_CHANGE_OF_DAY};
use crate::timestamp::Timestamp;

/// Counts a try, unless the user has solved the puzzle or seen the solution, or this interaction was counted before.
/// Discord's IDs grow with time, so an interaction with a smaller ID is an old interaction that was delivered again.
pub const COUNT_TRY: &str = "
    INSERT INTO puzzle_results (day, user_id, guild, tries, solved_on, interaction) VALUES ($1, $2, $3, 1, $4, $5)
    ON CONFLICT (day, user_id) DO UPDATE SET tries = puzzle_results.tries + 1, guild = excluded.guild,
        solved_on = excluded.solved_on, interaction = excluded.interaction
    WHERE puzzle_results.solved_on IS NULL AND puzzle_results.shown_on IS NULL
        AND puzzle_results.interaction < excluded.interaction";

/// Stores that a user's try solved the puzzle. The try was already counted at its first move.
pub const MARK_PUZZLE_SOLVED: &str = "
    UPDATE puzzle_results SET guild = $3, solved_on = $4, interaction = $5
    WHERE day = $1 AND user_id = $2 AND solved_on IS NULL AND shown_on IS NULL";

/// Stores that the user asked for a hint, if they have made at least `$3` tries.
pub const MARK_PUZZLE_HINTED: &str = "
    UPDATE puzzle_results SET hinted = 1 WHERE day = $1 AND user_id = $2 AND tries >= $3 AND solved_on IS NULL";
/// Stores that the bot showed the user the solution, if they have made at least `$3` tries.
pub const MARK_SOLUTION_SHOWN: &str = "
    UPDATE puzzle_results SET shown_on = $4
    WHERE day = $1 AND user_id = $2 AND tries >= $3 AND solved_on IS NULL AND shown_on IS NULL";

pub const PUZZLE_RESULT: &str = "
    SELECT day, tries, solved_on, hinted, shown_on FROM puzzle_results WHERE day = $1 AND user_id = $2";

/// Selects the days whose puzzle the user solved in time.
pub const DAYS_SOLVED_IN_TIME: &str = "
    SELECT day FROM puzzle_results WHERE user_id = $1 AND solved_on = day AND shown_on IS NULL ORDER BY day";
/// Selects the days whose solution the bot showed to the user on the same day.
pub const DAYS_SHOWN_IN_TIME: &str =
    "SELECT day FROM puzzle_results WHERE user_id = $1 AND shown_on = day ORDER BY day";
/// Selects all days whose puzzle the user solved, on that day or later.
pub const DAYS_EVER_SOLVED: &str = "SELECT day FROM puzzle_results WHERE user_id = $1 AND solved_on IS NOT NULL";

pub const WITHDRAWN_DAYS: &str = "SELECT day FROM puzzle_withdrawals ORDER BY day";
pub const IS_WITHDRAWN: &str = "SELECT COUNT(*) FROM puzzle_withdrawals WHERE day = $1";
pub const WITHDRAW_PUZZLE: &str = "
    INSERT INTO puzzle_withdrawals (day, withdrawn_at) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING";
pub const RESTORE_PUZZLE: &str = "DELETE FROM puzzle_withdrawals WHERE day = $1";

/// Selects the members of a server who solved the puzzle of a day in time, best first. Skips users whose settings,
/// stored as JSON text, contain `"unlisted":true`.
pub const SOLVERS: &str = "
    SELECT puzzle_results.user_id, user_names.name, puzzle_results.tries, puzzle_results.hinted,
        puzzle_results.interaction,
        CAST(CASE WHEN EXISTS (SELECT 1 FROM puzzle_results AS earlier WHERE earlier.user_id = puzzle_results.user_id
            AND earlier.solved_on IS NOT NULL AND earlier.interaction < puzzle_results.interaction)
            THEN 0 ELSE 1 END AS BIGINT) AS is_first
    FROM puzzle_results JOIN user_names ON user_names.user_id = puzzle_results.user_id
    WHERE puzzle_results.guild = $1 AND puzzle_results.day = $2 AND puzzle_results.solved_on = puzzle_results.day
        AND puzzle_results.shown_on IS NULL AND NOT EXISTS (SELECT 1 FROM user_settings
            WHERE user_settings.user_id = puzzle_results.user_id AND settings LIKE '%\"unlisted\":true%')
    ORDER BY puzzle_results.tries, puzzle_results.user_id LIMIT $3";
pub const COUNT_SOLVERS: &str = "
    SELECT COUNT(*) FROM puzzle_results WHERE guild = $1 AND day = $2 AND solved_on = day AND shown_on IS NULL
        AND NOT EXISTS (SELECT 1 FROM user_settings
            WHERE user_settings.user_id = puzzle_results.user_id AND settings LIKE '%\"unlisted\":true%')";

pub const REPORT_PUZZLE: &str = "
    INSERT INTO puzzle_reports (day, user_id, text, created_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (day, user_id) DO UPDATE SET text = excluded.text, created_at = excluded.created_at";
pub const PUZZLE_REPORTS: &str = "
    SELECT day, user_id, text, created_at FROM puzzle_reports ORDER BY day DESC, created_at LIMIT $1";
pub const DELETE_OLD_PUZZLE_REPORTS: &str = "
    DELETE FROM puzzle_reports WHERE (day, user_id) IN
        (SELECT day, user_id FROM puzzle_reports WHERE created_at < $1 LIMIT $2)";

/// Clears the server in puzzle results, but keeps the results.
pub const FORGET_GUILD_OF_PUZZLES: &str = "
    UPDATE puzzle_results SET guild = NULL WHERE guild = $1 AND (day, user_id) IN
        (SELECT day, user_id FROM puzzle_results WHERE guild = $1 LIMIT $2)";

pub const DELETE_PUZZLE_RESULTS_OF_USER: &str = "DELETE FROM puzzle_results WHERE user_id = $1";
pub const DELETE_PUZZLE_REPORTS_OF_USER: &str = "DELETE FROM puzzle_reports WHERE user_id = $1";
pub const PUZZLE_RESULTS_OF_USER: &str = "
    SELECT day, CAST(guild AS TEXT) AS server, tries, solved_on, hinted, shown_on FROM puzzle_results
    WHERE user_id = $1 ORDER BY day";
pub const PUZZLE_REPORTS_OF_USER: &str = "
    SELECT day, text, created_at AS at FROM puzzle_reports WHERE user_id = $1 ORDER BY day";

/// If the bot showed the user the solution on more consecutive days than this, their streak ends.
const MAX_SHOWN_IN_A_ROW: usize = 2;

/// The maximum number of reports that operators see.
const MAX_REPORTS: i64 = 1_000;

/// A move that matters for the user's result: the first move of a try, which counts the try, or the move that solves
/// the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleMove<'a> {
    pub day: Day,
    pub user: UserId,
    pub name: &'a str,
    pub guild: Option<GuildId>,
    pub interaction: InteractionId,
    pub starts_try: bool,
    pub solved: bool,
}

/// A user's result for the puzzle of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleResult {
    /// The number of tries, up to and including the try that solved the puzzle.
    pub tries: u32,
    /// The day for which the user's solution counts: the puzzle's own day, or a later day if the solution came too
    /// late.
    pub solved_on: Option<Day>,
    /// Whether the user asked for the hint: the first move of the solution.
    pub hinted: bool,
    /// The day on which the bot showed the solution.
    pub shown_on: Option<Day>,
}

from_row!(PuzzleResult { tries, solved_on, hinted, shown_on });

/// The number of days in a row whose puzzles a user solved in time. Days whose puzzle was withdrawn neither count nor
/// break a streak. The same is true of up to [`MAX_SHOWN_IN_A_ROW`] consecutive days on which the bot showed the
/// solution.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The length of the user's last streak if they can still continue it today, otherwise 0.
    pub current: u32,
    pub best: u32,
}

/// A member of a server who solved the puzzle of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solver {
    pub name: String,
    pub tries: u32,
    pub hinted: bool,
    /// The interaction that solved the puzzle.
    pub interaction: InteractionId,
    /// Whether this is the first puzzle that the user ever solved.
    pub is_first: bool,
    pub streak: Streak,
}

from_row! { struct SolverRow {
    user_id: UserId, name: String, tries: u32, hinted: bool, interaction: InteractionId, is_first: bool,
} }

from_row! {
    /// A user's report about the puzzle of a day.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct PuzzleReport { day: Day, user_id: UserId, text: String, created_at: Timestamp }
}

impl Database {
    /// Counts a try, unless the user has already solved the puzzle or seen its solution, or the interaction was counted
    /// before. `on` is the day for which a solution counts. Returns the user's result; `None` if they have no counted
    /// try, for example because they have deleted their data.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn store_puzzle_move(&self, tried: PuzzleMove<'_>, on: Day) -> Result<Option<PuzzleResult>, StoreError> {
        let PuzzleMove { day, user, name, guild, interaction, starts_try, solved } = tried;
        let mut tx = self.begin_write().await?;
        let solved_on = solved.then_some(on);
        if starts_try {
            query(PUT_USER_NAME).bind(user).bind(name).execute(&mut *tx).await?;
        }
        let store = if starts_try { query(COUNT_TRY) } else { query(MARK_PUZZLE_SOLVED) };
        store.bind(day).bind(user).bind(guild).bind(solved_on).bind(interaction).execute(&mut *tx).await?;
        if let Some(guild) = guild.filter(|_| solved) {
            query(COUNT_PUZZLE_POST_CHANGE).bind(guild).bind(day).execute(&mut *tx).await?;
        }
        let result = query(PUZZLE_RESULT).bind(day).bind(user).fetch_optional(&mut *tx).await?;
        tx.commit().await?;
        Ok(result)
    }

    /// Stores that the user asked for a hint, if they made at least this many tries.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn mark_puzzle_hinted(&self, day: Day, user: UserId, tries: u32) -> Result<(), StoreError> {
        self.execute(query(MARK_PUZZLE_HINTED).bind(day).bind(user).bind(tries)).await.map(drop)
    }

    /// Stores that the bot showed the solution on the day `on`, if the user made at least this many tries.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn mark_solution_shown(&self, day: Day, user: UserId, tries: u32, on: Day) -> Result<(), StoreError> {
        self.execute(query(MARK_SOLUTION_SHOWN).bind(day).bind(user).bind(tries).bind(on)).await.map(drop)
    }

    /// Returns all days whose puzzle the user solved, on that day or later.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn days_ever_solved(&self, user: UserId) -> Result<Vec<Day>, StoreError> {
        self.list("puzzle_results", query(DAYS_EVER_SOLVED).bind(user)).await
    }

    /// Returns the user's result for the puzzle of a day, if they made a try.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn puzzle_result(&self, day: Day, user: UserId) -> Result<Option<PuzzleResult>, StoreError> {
        Ok(self.list("puzzle_results", query(PUZZLE_RESULT).bind(day).bind(user)).await?.pop())
    }

    /// Returns the user's current and longest streak.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn puzzle_streak(&self, user: UserId, today: Day) -> Result<Streak, StoreError> {
        let mut db = self.readers.acquire().await?;
        let withdrawn = withdrawn_days(&mut db).await?;
        streak(&mut db, user, &withdrawn, today).await
    }

    /// Returns all the user's streaks, oldest first.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn puzzle_streaks(&self, user: UserId) -> Result<Vec<DatedStreak>, StoreError> {
        let mut tx = self.begin_read().await?;
        let withdrawn = withdrawn_days(&mut tx).await?;
        let shown = days(query(DAYS_SHOWN_IN_TIME), user, &mut tx).await?;
        Ok(dated_streaks(&days(query(DAYS_SOLVED_IN_TIME), user, &mut tx).await?, &withdrawn, &shown))
    }

    /// Returns at most `limit` members of a server who solved the puzzle of a day in time, best first. Also returns the
    /// number of all members who solved it in time.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn solvers(&self, guild: GuildId, day: Day, limit: usize) -> Result<(Vec<Solver>, usize), StoreError> {
        let mut tx = self.begin_read().await?;
        let rows = query(SOLVERS).bind(guild).bind(day).bind(limit);
        let rows: Vec<SolverRow> = rows.fetch_readable("puzzle_results", &mut tx).await?;
        let all = query(COUNT_SOLVERS).bind(guild).bind(day).fetch_one(&mut *tx).await?;
        let withdrawn = withdrawn_days(&mut tx).await?;
        let mut solvers = Vec::new();
        for SolverRow { user_id, name, tries, hinted, interaction, is_first } in rows {
            let streak = streak(&mut tx, user_id, &withdrawn, day).await?;
            solvers.push(Solver { name, tries, hinted, interaction, is_first, streak });
        }
        Ok((solvers, all))
    }

    /// Returns whether the operator withdrew the puzzle of a day.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn is_puzzle_withdrawn(&self, day: Day) -> Result<bool, StoreError> {
        Ok(query(IS_WITHDRAWN).bind(day).fetch_one(&self.readers).await?)
    }

    /// Withdraws the puzzle of a day, or restores it. Returns whether the puzzle's status has changed.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn set_puzzle_withdrawn(&self, day: Day, withdrawn: bool, now: Timestamp) -> Result<bool, StoreError> {
        let withdraw = query(WITHDRAW_PUZZLE).bind(day).bind(now);
        let change = if withdrawn { withdraw } else { query(RESTORE_PUZZLE).bind(day) };
        let changed = self.execute(change).await? > 0;
        self.execute(query(COUNT_PUZZLE_POST_CHANGE_OF_DAY).bind(day)).await?;
        Ok(changed)
    }

    /// Stores a user's report about the puzzle of a day. Replaces the user's earlier report about it.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn report_puzzle(&self, report: &PuzzleReport) -> Result<(), StoreError> {
        let PuzzleReport { day, user_id, text, created_at } = report;
        self.execute(query(REPORT_PUZZLE).bind(day).bind(user_id).bind(text).bind(created_at)).await.map(drop)
    }

    /// Returns the reports, newest day first.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn puzzle_reports(&self) -> Result<Vec<PuzzleReport>, StoreError> {
        self.list("puzzle_reports", query(PUZZLE_REPORTS).bind(MAX_REPORTS)).await
    }
}

/// Returns the days that a query selects for a user.
async fn days(days: Query, user: UserId, db: &mut Connection) -> Result<BTreeSet<Day>, StoreError> {
    Ok(days.bind(user).fetch_readable("puzzle_results", db).await?.into_iter().collect())
}

async fn withdrawn_days(db: &mut Connection) -> Result<BTreeSet<Day>, StoreError> {
    Ok(query(WITHDRAWN_DAYS).fetch_readable("puzzle_withdrawals", db).await?.into_iter().collect())
}

async fn streak(
    db: &mut Connection,
    user: UserId,
    withdrawn: &BTreeSet<Day>,
    today: Day,
) -> Result<Streak, StoreError> {
    let shown = days(query(DAYS_SHOWN_IN_TIME), user, db).await?;
    Ok(Streak::new(&days(query(DAYS_SOLVED_IN_TIME), user, db).await?, withdrawn, &shown, today))
}

/// A streak from its first to its last day, without withdrawn days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DatedStreak {
    pub first: Day,
    pub last: Day,
    pub days: u32,
}

impl Streak {
    /// Returns the streak of a user who solved the puzzles of these days in time.
    fn new(solved: &BTreeSet<Day>, withdrawn: &BTreeSet<Day>, shown: &BTreeSet<Day>, today: Day) -> Streak {
        let streaks = dated_streaks(solved, withdrawn, shown);
        let current = streaks.last().filter(|streak| continues_streak(streak.last, today, withdrawn, shown));
        let best = streaks.iter().map(|streak| streak.days).max().unwrap_or(0);
        Streak { current: current.map_or(0, |streak| streak.days), best }
    }
}

/// Returns the streaks of a user who solved the puzzles of these days in time, oldest first.
fn dated_streaks(solved: &BTreeSet<Day>, withdrawn: &BTreeSet<Day>, shown: &BTreeSet<Day>) -> Vec<DatedStreak> {
    let mut streaks: Vec<DatedStreak> = Vec::new();
    for &day in solved.iter().filter(|day| !withdrawn.contains(day)) {
        match streaks.last_mut().filter(|streak| continues_streak(streak.last, day, withdrawn, shown)) {
            Some(streak) => *streak = DatedStreak { last: day, days: streak.days + 1, ..*streak },
            None => streaks.push(DatedStreak { first: day, last: day, days: 1 }),
        }
    }
    streaks
}

/// Returns whether a streak that reached `last` can continue on `day`. Each day in between must be a day whose puzzle
/// was withdrawn, or one of at most [`MAX_SHOWN_IN_A_ROW`] days on which the bot showed the user the solution.
fn continues_streak(last: Day, day: Day, withdrawn: &BTreeSet<Day>, shown: &BTreeSet<Day>) -> bool {
    if last >= day {
        return true;
    }
    let between = Day(last.0 + 1)..day;
    let withdrawn_count = withdrawn.range(between.clone()).count();
    let shown_count = shown.range(between).filter(|day| !withdrawn.contains(day)).count();
    shown_count <= MAX_SHOWN_IN_A_ROW && (day.0 - last.0 - 1) as usize == withdrawn_count + shown_count
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(numbers: &[u32]) -> BTreeSet<Day> {
        numbers.iter().copied().map(Day).collect()
    }

    /// Returns the current and the best streak on day 20.
    fn streak(solved: &[u32], withdrawn: &[u32]) -> (u32, u32) {
        let Streak { current, best } = Streak::new(&days(solved), &days(withdrawn), &BTreeSet::new(), Day(20));
        (current, best)
    }

    #[test]
    fn a_streak_has_dates() {
        let streaks = dated_streaks(&days(&[1, 2, 5, 7]), &days(&[6]), &BTreeSet::new());
        assert_eq!(
            streaks.iter().map(|streak| (streak.first.0, streak.last.0, streak.days)).collect::<Vec<_>>(),
            [(1, 2, 2), (5, 7, 2)]
        );
    }

    #[test]
    fn a_streak_has_consecutive_days() {
        assert_eq!(streak(&[], &[]), (0, 0));
        assert_eq!(streak(&[20], &[]), (1, 1));
        assert_eq!(streak(&[17, 18, 19, 20], &[]), (4, 4));
        assert_eq!(streak(&[1, 2, 3, 5, 19, 20], &[]), (2, 3));
    }

    #[test]
    fn today_breaks_no_streak_but_yesterday_does() {
        assert_eq!(streak(&[18, 19], &[]), (2, 2));
        assert_eq!(streak(&[17, 18], &[]), (0, 2));
    }

    #[test]
    fn withdrawn_days_neither_count_nor_break_a_streak() {
        assert_eq!(streak(&[16, 17, 20], &[18, 19]), (3, 3));
        assert_eq!(streak(&[16, 17, 20], &[18]), (1, 2));
        assert_eq!(streak(&[17, 18, 19, 20], &[18, 20]), (2, 2), "they were solved before");
        assert_eq!(streak(&[17, 18], &[19]), (2, 2));
        assert_eq!(streak(&[17], &[18, 19, 20]), (1, 1));
        assert_eq!(streak(&[20], &[20]), (0, 0));
    }

    /// "Up to two seen days in a row do not change a streak" (`docs/puzzles.md`).
    #[test]
    fn shown_solutions_let_a_streak_stand_still_for_two_days() {
        let streak = |solved: &[u32], shown: &[u32], withdrawn: &[u32]| {
            let Streak { current, best } = Streak::new(&days(solved), &days(withdrawn), &days(shown), Day(20));
            (current, best)
        };
        assert_eq!(streak(&[17, 18, 20], &[19], &[]), (3, 3));
        assert_eq!(streak(&[16, 17, 20], &[18, 19], &[]), (3, 3));
        assert_eq!(streak(&[15, 16, 20], &[17, 18, 19], &[]), (1, 2), "three in a row");
        assert_eq!(streak(&[15, 16, 20], &[17, 19], &[18]), (3, 3), "a withdrawn day counts for nothing");
        assert_eq!(streak(&[16, 17], &[18, 19, 20], &[]), (2, 2), "today is not over");
        assert_eq!(streak(&[], &[19], &[]), (0, 0));
    }
}
