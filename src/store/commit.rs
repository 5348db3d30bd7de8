//! Changes of matches, and the statements that store many of them at once.
//!
//! A statement takes its rows as one parameter, a JSON array of arrays, so that its text is the same for any number of rows and
//! is prepared once. All statements of a group are given to the database as a single one ([`Dialect::together`]).

use std::collections::HashMap;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use sqlx::{AssertSqlSafe, Row as _};

use super::dialect::{Dialect, Together};
use super::{Connection, counted, matches, stored};
use crate::table::{Commit, Finish, Head, MatchId, Stage, StoreError, Who};

/// A day in snowflakes, whose upper bits count milliseconds: so long interactions are remembered.
const DAY: i64 = 86_400_000 << 22;

/// A change of a match that waits to be stored: its rows, ready to be sent.
pub struct Change {
    /// The match's number.
    pub id: i64,
    /// The interaction that asked for it.
    pub interaction: Option<i64>,
    /// The match as it is then and how it ended, if it ends now and counts.
    pub finish: Option<Box<(Head, Finish)>>,
    /// Its version after the change.
    version: i64,
    /// How many steps have to be stored before.
    first_step: i64,
    /// The channel in which the match takes a place again, and the most that may be open there.
    takes_place: Option<(u64, u32)>,
    /// Its rows in the order of [`TABLES`], each as `[…],[…],…`.
    rows: [String; TABLES],
}

/// How many parameters of rows [`Statements::write`] has, and where each stands in [`Change`].
const TABLES: usize = 8;
const INTERACTIONS: usize = 0;
const MATCHES: usize = 1;
const FEWER_SEATS: usize = 2;
const SEATS: usize = 3;
const STEPS: usize = 4;
const ROUNDS: usize = 5;
const FEATS: usize = 6;
const PEOPLE: usize = 7;

impl Change {
    /// The rows of a commit.
    pub fn of(commit: &Commit<'_>) -> Result<Change, StoreError> {
        let head = commit.head;
        let interaction = commit.interaction.map(stored).transpose()?;
        let mut rows = Default::default();
        if let Some(interaction) = interaction {
            put(&mut rows, INTERACTIONS, &(interaction, head.id.0))?;
        }
        put_match(&mut rows, commit)?;
        put_seats(&mut rows, head, commit.steps)?;
        for (n, step) in (commit.first_step..).zip(commit.steps) {
            put(&mut rows, STEPS, &(head.id.0, counted(n), step.to_string()))?;
        }
        for (n, round) in commit.rounds.iter().enumerate() {
            for (seat, (points, total)) in round.points.iter().zip(&round.totals).enumerate() {
                put(&mut rows, ROUNDS, &(head.id.0, counted(n), counted(seat), points, total))?;
            }
        }
        put_feats(&mut rows, commit)?;
        Ok(Change {
            id: head.id.0,
            version: head.version,
            first_step: counted(commit.first_step),
            takes_place: commit.takes_place.map(|most| (head.place.channel, most)),
            interaction,
            finish: commit.finish.clone().map(|finish| Box::new((head.clone(), finish))),
            rows,
        })
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

fn put(rows: &mut [String; TABLES], table: usize, row: &impl Serialize) -> Result<(), StoreError> {
    let rows = &mut rows[table];
    if !rows.is_empty() {
        rows.push(',');
    }
    rows.push_str(&json(row)?);
    Ok(())
}

fn put_match(rows: &mut [String; TABLES], commit: &Commit<'_>) -> Result<(), StoreError> {
    let head = commit.head;
    let described = (
        head.id.0,
        head.stage.word(),
        head.version,
        counted(commit.first_step),
        counted(commit.steps.len()),
        json(&head.options)?,
        head.pace.word(),
        head.locale.code(),
        stored(head.host)?,
        head.youngest.map(|seat| seat.0),
        head.seed.to_hex(),
        head.started_at,
        head.ended_at,
        head.deadline,
        head.outcome.as_ref().map(Value::to_string),
        commit.at,
    );
    put(rows, MATCHES, &described)
}

fn put_seats(rows: &mut [String; TABLES], head: &Head, steps: &[Value]) -> Result<(), StoreError> {
    for (seat, taken) in head.seats.iter().enumerate() {
        let (user, level) = match taken.who {
            Who::Person(user) => (Some(stored(user)?), None),
            Who::Computer(level) => (None, Some(level.word())),
        };
        let resigned = steps.iter().any(|step| step["do"] == "resign" && step["by"] == seat);
        put(rows, SEATS, &(head.id.0, counted(seat), user, level, &taken.name, taken.missed, resigned))?;
        // Names are for leaderboards, and stay the same while a match runs.
        if head.stage != Stage::Live && user.is_some() {
            put(rows, PEOPLE, &(user, &taken.name))?;
        }
    }
    if head.stage != Stage::Live {
        put(rows, FEWER_SEATS, &(head.id.0, counted(head.seats.len())))?;
    }
    Ok(())
}

/// Feats of persons who play themselves; what a computer does, also for somebody absent, is nobody's feat.
fn put_feats(rows: &mut [String; TABLES], commit: &Commit<'_>) -> Result<(), StoreError> {
    let head = commit.head;
    let guild = head.place.guild.map(stored).transpose()?;
    for (step, seat, feat) in commit.feats {
        if let Some(taken) = head.seats.get(seat.index()).filter(|taken| !taken.away())
            && let Who::Person(user) = taken.who
        {
            let row = (head.id.0, counted(*step), stored(user)?, &head.game, guild, feat.kind, feat.value);
            put(rows, FEATS, &row)?;
        }
    }
    Ok(())
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
    write: Arc<str>,
}

impl Statements {
    /// The statements for a database of this kind.
    pub fn of(dialect: Dialect) -> Statements {
        Statements { dialect, judge: judge(dialect).into(), write: write(dialect).statement }
    }

    /// Stores changes of different matches in one go, in a transaction of their own; `false` if one of them may not be stored,
    /// or does not end as simply, and nothing was.
    pub async fn at_once(&self, db: &mut Connection, changes: &[&Change]) -> bool {
        // A match that is not stored is noticed by its seats.
        let simple = |change: &&Change| {
            change.finish.is_none() && change.takes_place.is_none() && !change.rows[SEATS].is_empty()
        };
        if !changes.iter().all(simple) {
            return false;
        }
        let stored = run(db, &self.write, changes).await;
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
        Ok(run(db, &self.write, changes).await?)
    }
}

/// Runs a statement with the rows of these changes.
async fn run(db: &mut Connection, statement: &Arc<str>, changes: &[&Change]) -> Result<(), sqlx::Error> {
    let mut query = sqlx::query(AssertSqlSafe(Arc::clone(statement)));
    for table in 0..TABLES {
        let rows = changes.iter().map(|change| change.rows[table].as_str()).filter(|rows| !rows.is_empty());
        query = query.bind(format!("[{}]", rows.collect::<Vec<_>>().join(",")));
    }
    let newest = changes.iter().filter_map(|change| change.interaction).max();
    query.bind(newest.map_or(0, |newest| newest - DAY)).execute(db).await?;
    Ok(())
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

/// Writes all rows. Where a match has another version or another number of steps than the change was made for, its version
/// would become null, which no row allows: the whole fails then.
///
/// SQLite writes the entry of every index that knows a column of an UPDATE, changed or not. So the stage, which is part of most
/// indexes and seldom changes, has an UPDATE of its own there; in PostgreSQL that would touch a row twice.
pub fn write(dialect: Dialect) -> Together {
    let given = |table: usize, columns: &str| dialect.rows(&dialect.shared(table + 1), columns);
    let stage = "stage = CASE given.stage WHEN 'archived' THEN 'live' ELSE given.stage END,
        archived = (given.stage = 'archived')";
    let (stage, stage_alone) = match dialect {
        Dialect::Sqlite => {
            let given = given(MATCHES, "id BIGINT, stage TEXT");
            let changed = "given.stage <> CASE WHEN matches.archived THEN 'archived' ELSE matches.stage END";
            let alone = format!("UPDATE matches SET {stage} FROM {given} WHERE matches.id = given.id AND {changed}");
            (String::new(), Some(alone))
        }
        Dialect::Postgres => (format!("{stage},"), None),
    };
    let people = given(PEOPLE, "user_id BIGINT, name TEXT");
    let fewer_seats = given(FEWER_SEATS, "id BIGINT, seats BIGINT");
    let statements = [
        format!(
            "INSERT INTO interactions (id, match_id) SELECT id, match_id FROM {} ORDER BY id",
            given(INTERACTIONS, "id BIGINT, match_id BIGINT")
        ),
        format!("DELETE FROM interactions WHERE id < {}", dialect.shared(TABLES + 1)),
        format!(
            "UPDATE matches
             SET options = given.options, pace = given.pace, locale = given.locale, host = given.host,
                 {stage} youngest = given.youngest, seed = given.seed,
                 version = CASE WHEN matches.version = given.version - 1 AND matches.step_count = given.first
                     THEN given.version END,
                 started_at = given.started_at, ended_at = given.ended_at, deadline = given.deadline,
                 outcome = given.outcome, unshown_at = given.at, step_count = matches.step_count + given.steps
             FROM {} WHERE matches.id = given.id",
            given(
                MATCHES,
                "id BIGINT, stage TEXT, version BIGINT, first BIGINT, steps BIGINT, options TEXT, pace TEXT,
                 locale TEXT, host BIGINT, youngest BIGINT, seed TEXT, started_at BIGINT, ended_at BIGINT,
                 deadline BIGINT, outcome TEXT, at BIGINT"
            )
        ),
        format!(
            "DELETE FROM seats WHERE match_id IN (SELECT id FROM {fewer_seats})
             AND seat >= (SELECT given.seats FROM {fewer_seats} WHERE given.id = seats.match_id)"
        ),
        format!(
            "INSERT INTO seats (match_id, seat, user_id, level, name, missed, resigned)
             SELECT match_id, seat, user_id, level, name, missed, resigned FROM {} WHERE TRUE
             ON CONFLICT (match_id, seat) DO UPDATE
             SET user_id = excluded.user_id, level = excluded.level, name = excluded.name, missed = excluded.missed,
                 resigned = seats.resigned OR excluded.resigned
             WHERE excluded.resigned OR excluded.missed <> seats.missed OR excluded.name <> seats.name
                 OR excluded.user_id IS DISTINCT FROM seats.user_id OR excluded.level IS DISTINCT FROM seats.level",
            given(
                SEATS,
                "match_id BIGINT, seat BIGINT, user_id BIGINT, level TEXT, name TEXT, missed BIGINT, resigned BOOLEAN"
            )
        ),
        format!(
            "INSERT INTO steps (match_id, n, json) SELECT match_id, n, json FROM {}",
            given(STEPS, "match_id BIGINT, n BIGINT, json TEXT")
        ),
        format!(
            "INSERT INTO rounds (match_id, n, seat, points, total)
             SELECT match_id,
                 n + (SELECT COALESCE(MAX(rounds.n) + 1, 0) FROM rounds WHERE rounds.match_id = given.match_id),
                 seat, points, total FROM {}",
            given(ROUNDS, "match_id BIGINT, n BIGINT, seat BIGINT, points BIGINT, total BIGINT")
        ),
        format!(
            "INSERT INTO feats (match_id, step, user_id, game, guild, kind, value)
             SELECT match_id, step, user_id, game, guild, kind, value FROM {}",
            given(
                FEATS,
                "match_id BIGINT, step BIGINT, user_id BIGINT, game TEXT, guild BIGINT, kind TEXT, value BIGINT"
            )
        ),
        format!(
            "INSERT INTO people (user_id, name) SELECT user_id, MAX(name) FROM {people} WHERE TRUE
             GROUP BY user_id ORDER BY user_id
             ON CONFLICT (user_id) DO UPDATE SET name = excluded.name WHERE people.name <> excluded.name"
        ),
    ];
    let statements: Vec<String> = statements.into_iter().chain(stage_alone).collect();
    dialect.together(TABLES + 1, &statements)
}
