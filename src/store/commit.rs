//! Changes of matches, and the statements that store many of them at once.
//!
//! A change is one row, a JSON array. A statement takes the rows of a group as one parameter, so that its text is the same for
//! any number of them and is prepared once ([`Dialect::for_each`]). Only what differs from what is stored is written, and plain
//! moves have a statement of their own, which knows of nothing else.

use std::collections::HashMap;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Row as _};

use super::dialect::Dialect;
use super::{Connection, counted, matches, stored};
use crate::game::Seed;
use crate::table::{MatchChange, MatchId, MatchMeta, MatchResult, Occupant, Stage, StoreError};

/// A day in snowflakes, whose upper bits count milliseconds: so long interactions are remembered.
const DAY: i64 = 86_400_000 << 22;

/// What every change writes: the columns of its row.
const MOVED: &str = "id BIGINT, version BIGINT, first_step BIGINT, step_count BIGINT, deadline BIGINT, at BIGINT,
    interaction BIGINT, steps TEXT";
/// What else may differ: nothing, or JSON arrays of rows.
const ALTERED: &str = "described TEXT, fewer_seats BIGINT, seats TEXT, rounds TEXT, feats TEXT, people TEXT";
/// The columns of [`described`], `seats` and the others.
const DESCRIBED: &str = "stage TEXT, options TEXT, pace TEXT, locale TEXT, host BIGINT, youngest BIGINT, seed TEXT,
    started_at BIGINT, ended_at BIGINT, outcome TEXT";
const SEATS: &str = "seat BIGINT, user_id BIGINT, level TEXT, name TEXT, missed BIGINT, resigned BOOLEAN";
const ROUNDS: &str = "n BIGINT, seat BIGINT, points BIGINT, total BIGINT";
const FEATS: &str = "step BIGINT, user_id BIGINT, game TEXT, guild BIGINT, kind TEXT, value BIGINT";
const PEOPLE: &str = "user_id BIGINT, name TEXT";

/// A change of a match that waits to be stored.
pub struct Change {
    /// The match's number.
    pub id: i64,
    /// The interaction that asked for it.
    pub interaction: Option<i64>,
    /// The match as it is then and how it ended, if it ends now and counts.
    pub finish: Option<Box<(MatchMeta, MatchResult)>>,
    /// Its version after the change.
    version: i64,
    /// How many steps have to be stored before, and are then.
    first_step: i64,
    step_count: i64,
    deadline: Option<i64>,
    /// When it was made.
    at: i64,
    /// The new steps, a JSON array of texts.
    steps: String,
    /// The channel in which the match takes a place again, and the most that may be open there.
    takes_place: Option<(u64, u32)>,
    /// Whether something is written that refers to the match, which the database refuses if that is not stored.
    refers: bool,
    /// What else than [`MOVED`] is written: the columns of [`ALTERED`].
    altered: Option<Value>,
}

impl Change {
    /// The row of a commit.
    pub fn of(commit: &MatchChange) -> Result<Change, StoreError> {
        let meta = &*commit.meta;
        let now = described(meta)?;
        let before = commit.before.as_deref().map(described).transpose()?;
        let described = (before.as_ref() != Some(&now)).then_some([now]);
        let fewer = commit.before.as_ref().is_none_or(|before| before.seats.len() > meta.seats.len());
        let fewer_seats = fewer.then_some(counted(meta.seats.len()));
        let (seats, rounds, stat_events, people) =
            (seats(commit)?, rounds(commit), stat_events_of(commit)?, people(meta)?);
        let plain = described.is_none()
            && fewer_seats.is_none()
            && seats.is_empty()
            && rounds.is_empty()
            && stat_events.is_empty()
            && people.is_empty();
        let refers = !commit.steps.is_empty() || !seats.is_empty();
        Ok(Change {
            id: meta.id.0,
            interaction: commit.interaction.map(stored).transpose()?,
            finish: commit.result.clone().map(|finish| Box::new((meta.clone(), finish))),
            version: meta.version,
            first_step: counted(commit.first_step),
            step_count: counted(commit.first_step + commit.steps.len()),
            deadline: meta.deadline,
            at: commit.at,
            steps: json(&commit.steps.iter().map(Value::to_string).collect::<Vec<_>>())?,
            takes_place: commit.takes_place.map(|most| (meta.location.channel, most)),
            refers,
            altered: (!plain).then(|| json!([described, fewer_seats, seats, rounds, stat_events, people])),
        })
    }

    /// Its row, `[…]`: [`MOVED`], and [`ALTERED`] if it is not plain.
    fn row(&self) -> Result<String, StoreError> {
        let moved = (
            self.id,
            self.version,
            self.first_step,
            self.step_count,
            self.deadline,
            self.at,
            self.interaction,
            &self.steps,
        );
        let Some(altered) = &self.altered else { return json(&moved) };
        let moved = json!(moved);
        json(&[&moved, altered].into_iter().filter_map(Value::as_array).flatten().collect::<Vec<_>>())
    }

    /// Whether it may be stored, given what is stored of the match.
    fn judge(&self, found: Option<&Found>) -> Result<(), StoreError> {
        let id = self.id;
        let Some(found) = found else { return Err(StoreError::Failed(format!("match {id} is not stored"))) };
        // First of all, so that a doubled press is told from one that came too late.
        if found.known {
            return Err(StoreError::Duplicate);
        }
        if found.version != self.version - 1 {
            return Err(StoreError::Conflict);
        }
        if found.step_count != self.first_step {
            return Err(StoreError::Failed(format!("the steps of match {id} would have a gap or stand twice")));
        }
        Ok(())
    }
}

/// What seldom changes of a match.
fn described(meta: &MatchMeta) -> Result<impl Serialize + PartialEq, StoreError> {
    Ok((
        meta.stage.word(),
        Written(&meta.options, |options| json!(options).to_string()),
        meta.pace.word(),
        meta.locale.code(),
        stored(meta.host)?,
        meta.youngest.map(|seat| seat.0),
        Written(&meta.seed, Seed::to_hex),
        meta.started_at,
        meta.ended_at,
        meta.outcome.as_ref().map(|outcome| Written(outcome, Value::to_string)),
    ))
}

/// Something that is stored as text. It is compared as it is: mostly it has not changed.
struct Written<'a, T>(&'a T, fn(&T) -> String);

impl<T: PartialEq> PartialEq for Written<'_, T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T> Serialize for Written<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&(self.1)(self.0))
    }
}

/// The seats that differ, or give up now.
fn seats<'a>(commit: &'a MatchChange) -> Result<Vec<impl Serialize + use<'a>>, StoreError> {
    let before = commit.before.as_ref().map_or(&[][..], |before| &before.seats);
    let mut seats = Vec::new();
    for (seat, taken) in commit.meta.seats.iter().enumerate() {
        let resigned = commit.steps.iter().any(|step| step["do"] == "resign" && step["by"] == seat);
        if resigned || before.get(seat) != Some(taken) {
            let (user, level) = match taken.who {
                Occupant::User(user) => (Some(stored(user)?), None),
                Occupant::Computer(level) => (None, Some(level.word())),
            };
            seats.push((counted(seat), user, level, &taken.name, taken.missed, resigned));
        }
    }
    Ok(seats)
}

fn rounds(commit: &MatchChange) -> Vec<(i64, i64, i64, i64)> {
    let mut rounds = Vec::new();
    for (n, round) in commit.rounds.iter().enumerate() {
        for (seat, (points, total)) in round.points.iter().zip(&round.totals).enumerate() {
            rounds.push((counted(n), counted(seat), *points, *total));
        }
    }
    rounds
}

/// Feats of persons who play themselves; what a computer does, also for somebody absent, is nobody's feat.
fn stat_events_of<'a>(commit: &'a MatchChange) -> Result<Vec<impl Serialize + use<'a>>, StoreError> {
    let meta = &commit.meta;
    let guild = meta.location.guild.map(stored).transpose()?;
    let mut stat_events = Vec::new();
    for (step, seat, stat_event) in &commit.stat_events {
        if let Some(taken) = meta.seats.get(seat.index()).filter(|taken| !taken.away())
            && let Occupant::User(user) = taken.who
        {
            stat_events.push((counted(*step), stored(user)?, &meta.game, guild, stat_event.kind, stat_event.value));
        }
    }
    Ok(stat_events)
}

/// Names for leaderboards, which stay the same while a match runs.
fn people(meta: &MatchMeta) -> Result<Vec<(i64, &str)>, StoreError> {
    let mut people = Vec::new();
    for taken in meta.seats.iter().filter(|_| meta.stage != Stage::Live) {
        if let Occupant::User(user) = taken.who {
            people.push((stored(user)?, taken.name.as_str()));
        }
    }
    Ok(people)
}

fn json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Failed(error.to_string()))
}

/// What is stored of a match that is to change.
struct Found {
    version: i64,
    step_count: i64,
    /// Whether the change's interaction has been counted.
    known: bool,
}

/// The statements of a group, in a database's language.
#[derive(Clone)]
pub struct Statements {
    dialect: Dialect,
    judge: Arc<str>,
    /// Stores a plain move.
    one_move: Arc<str>,
    /// Stores plain moves.
    moves: Arc<str>,
    /// Stores any changes.
    changes: Arc<str>,
    /// What a connection must have been told before.
    pub first: String,
}

impl Statements {
    /// The statements for a database of this kind.
    pub fn of(dialect: Dialect) -> Statements {
        let moves = dialect.for_each("moves", MOVED, &moves(dialect, ""));
        let changes = dialect.for_each("changes", &format!("{MOVED}, {ALTERED}"), &changes(dialect));
        Statements {
            dialect,
            judge: judge(dialect).into(),
            one_move: moves.of_one,
            moves: moves.statement,
            changes: changes.statement,
            first: moves.first + &changes.first,
        }
    }

    /// Stores changes of different matches in one go, in a transaction of their own; `false` if one of them may not be stored,
    /// or does not end as simply, and nothing was.
    pub async fn at_once(&self, db: &mut Connection, changes: &[&Change]) -> bool {
        let simple = |change: &&Change| change.finish.is_none() && change.takes_place.is_none() && change.refers;
        if !changes.iter().all(simple) {
            return false;
        }
        let stored = self.write(db, changes).await;
        if let Err(error) = &stored {
            tracing::debug!(%error, changes = changes.len(), "changes are judged one by one");
        }
        stored.is_ok()
    }

    /// Begins a transaction and judges each of these changes of different matches; until the transaction ends nobody else
    /// changes them.
    pub async fn judge(
        &self,
        db: &mut Connection,
        changes: &[&Change],
    ) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let wanted: Vec<_> = changes.iter().map(|change| (change.id, change.interaction)).collect();
        if self.dialect == Dialect::Postgres {
            sqlx::raw_sql(self.dialect.begin_to_write()).execute(&mut *db).await?;
        }
        let rows = sqlx::query(AssertSqlSafe(self.judge.clone())).bind(json(&wanted)?).fetch_all(&mut *db).await?;
        let mut found = HashMap::new();
        for row in &rows {
            let known = row.try_get::<i64, _>("known")? > 0;
            let match_ = Found { version: row.try_get("version")?, step_count: row.try_get("step_count")?, known };
            found.insert(row.try_get::<i64, _>("id")?, match_);
        }
        let mut verdicts: Vec<_> = changes.iter().map(|change| change.judge(found.get(&change.id))).collect();
        // Those of one group fill their channel together.
        let mut taken: HashMap<u64, usize> = HashMap::new();
        for (change, verdict) in changes.iter().zip(&mut verdicts) {
            if let (Some((channel, most)), Ok(())) = (change.takes_place, &verdict) {
                let taken = taken.entry(channel).or_default();
                *verdict = matches::has_room(db, self.dialect, channel, most, *taken).await;
                *taken += usize::from(verdict.is_ok());
            }
        }
        Ok(verdicts)
    }

    /// Stores changes that were judged to be right.
    pub async fn write(&self, db: &mut Connection, changes: &[&Change]) -> Result<(), StoreError> {
        if let [change @ Change { altered: None, .. }] = changes {
            return self.write_one(db, change).await;
        }
        let plain = changes.iter().all(|change| change.altered.is_none());
        let statement = if plain { &self.moves } else { &self.changes };
        let rows: Vec<String> = changes.iter().map(|change| change.row()).collect::<Result<_, _>>()?;
        let rows = format!("[{}]", rows.join(","));
        sqlx::query(AssertSqlSafe(Arc::clone(statement))).bind(rows).execute(db).await?;
        Ok(())
    }

    /// Without the way through JSON: most of the time only one move waits.
    async fn write_one(&self, db: &mut Connection, change: &Change) -> Result<(), StoreError> {
        sqlx::query(AssertSqlSafe(Arc::clone(&self.one_move)))
            .bind(change.id)
            .bind(change.version)
            .bind(change.first_step)
            .bind(change.step_count)
            .bind(change.deadline)
            .bind(change.at)
            .bind(change.interaction)
            .bind(change.steps.as_str())
            .execute(db)
            .await?;
        Ok(())
    }
}

/// Notes the interaction, which changes this match, and forgets those of more than a day before it.
pub async fn count_once(db: &mut Connection, interaction: u64, id: MatchId) -> Result<(), StoreError> {
    let noted = sqlx::query("INSERT INTO interactions (id, match_id) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING")
        .bind(stored(interaction)?)
        .bind(id.0)
        .execute(&mut *db)
        .await?;
    if noted.rows_affected() == 0 {
        return Err(StoreError::Duplicate);
    }
    sqlx::query("DELETE FROM interactions WHERE id < $1").bind(stored(interaction)? - DAY).execute(db).await?;
    Ok(())
}

/// The match that the interaction opened or changed.
pub async fn counted_before(db: &mut Connection, interaction: u64) -> Result<Option<MatchId>, StoreError> {
    let id = sqlx::query_scalar::<_, Option<i64>>("SELECT match_id FROM interactions WHERE id = $1")
        .bind(stored(interaction)?)
        .fetch_optional(db)
        .await?;
    Ok(id.flatten().map(MatchId))
}

/// The matches of `$1`, locked where rows are locked, in an order that all keep. The order of a CROSS JOIN is what SQLite
/// follows.
fn judge(dialect: Dialect) -> String {
    let given = dialect.rows("$1", "id BIGINT, interaction BIGINT");
    let select = format!(
        "SELECT matches.id, matches.version, matches.step_count,
             (SELECT COUNT(*) FROM interactions WHERE interactions.id = given.interaction) AS known
         FROM {given} CROSS JOIN matches WHERE matches.id = given.id ORDER BY matches.id"
    );
    match dialect {
        Dialect::Sqlite => format!("{}; {select}", dialect.begin_to_write()),
        Dialect::Postgres => format!("{select} FOR UPDATE OF matches"),
    }
}

/// Writes what every change writes; the match's row only under this condition.
fn moves(dialect: Dialect, condition: &str) -> Vec<String> {
    let (row, row_source) = (dialect.row(), dialect.row_source());
    let from_steps = dialect.row_source_with(&dialect.texts(&format!("{row}.steps")));
    vec![
        format!(
            "INSERT INTO interactions (id, match_id) SELECT {row}.interaction, {row}.id {row_source}
             WHERE {row}.interaction IS NOT NULL"
        ),
        format!("UPDATE matches SET {} {row_source} WHERE matches.id = {row}.id {condition}", moved(dialect)),
        format!("INSERT INTO steps (match_id, n, json) SELECT {row}.id, {row}.first_step + n, text {from_steps}"),
    ]
}

/// What every change sets of its match. Where that has another version or another number of steps than the change was made
/// for, its version would become null, which no row allows: the whole fails then.
fn moved(dialect: Dialect) -> String {
    let row = dialect.row();
    format!(
        "version = CASE WHEN matches.version = {row}.version - 1 AND matches.step_count = {row}.first_step
             THEN {row}.version END,
         step_count = {row}.step_count, deadline = {row}.deadline, unshown_at = {row}.at"
    )
}

/// Writes all that a change may bring. In PostgreSQL one statement may change a row once, so the row of a match is written
/// either by what moves write or with all that is described.
fn changes(dialect: Dialect) -> Vec<String> {
    let (row, row_source, moved) = (dialect.row(), dialect.row_source(), moved(dialect));
    let from = |table: &str, columns: &str| dialect.row_source_with(&dialect.rows(&format!("{row}.{table}"), columns));
    let mut statements = moves(dialect, &format!("AND {row}.described IS NULL"));
    statements.extend([
        format!(
            "UPDATE matches
             SET {moved}, options = given.options, pace = given.pace, locale = given.locale, host = given.host,
                 stage = CASE given.stage WHEN 'archived' THEN 'live' ELSE given.stage END,
                 archived = (given.stage = 'archived'), youngest = given.youngest, seed = given.seed,
                 started_at = given.started_at, ended_at = given.ended_at, outcome = given.outcome
             {} WHERE matches.id = {row}.id",
            from("described", DESCRIBED)
        ),
        format!(
            "DELETE FROM seats
             WHERE match_id IN (SELECT {row}.id {row_source} WHERE {row}.fewer_seats IS NOT NULL)
                 AND seat >= (SELECT {row}.fewer_seats {row_source} WHERE {row}.id = seats.match_id)"
        ),
        format!(
            "INSERT INTO seats (match_id, seat, user_id, level, name, missed, resigned)
             SELECT {row}.id, given.seat, given.user_id, given.level, given.name, given.missed, given.resigned
             {} WHERE TRUE
             ON CONFLICT (match_id, seat) DO UPDATE
             SET user_id = excluded.user_id, level = excluded.level, name = excluded.name, missed = excluded.missed,
                 resigned = seats.resigned OR excluded.resigned",
            from("seats", SEATS)
        ),
        format!(
            "INSERT INTO rounds (match_id, n, seat, points, total)
             SELECT {row}.id,
                 given.n + (SELECT COALESCE(MAX(rounds.n) + 1, 0) FROM rounds WHERE rounds.match_id = {row}.id),
                 given.seat, given.points, given.total {}",
            from("rounds", ROUNDS)
        ),
        format!(
            "INSERT INTO feats (match_id, step, user_id, game, guild, kind, value)
             SELECT {row}.id, given.step, given.user_id, given.game, given.guild, given.kind, given.value {}",
            from("feats", FEATS)
        ),
        format!(
            "INSERT INTO people (user_id, name) SELECT given.user_id, MAX(given.name) {} WHERE TRUE
             GROUP BY given.user_id ORDER BY given.user_id
             ON CONFLICT (user_id) DO UPDATE SET name = excluded.name WHERE people.name <> excluded.name",
            from("people", PEOPLE)
        ),
    ]);
    statements
}
