//! Deletes or exports a user's data. After a deletion, other users' matches remain, with a former player in the user's
//! seat. An export is one JSON document, which docs/operating.md describes.

use serde::Serialize;
use serde_json::{Value, json};

use super::away::{DELETE_TIMES_AWAY_OF_USER, times_away};
use super::milestones;
use super::player_stats::{ALL_GUILDS, StatsRow};
use super::puzzle_notices::{DELETE_PUZZLE_NOTICE, PUZZLE_NOTICE, PuzzleNotice};
use super::puzzles;
use super::ratings::Rating;
use crate::ids::{MatchId, TournamentId, UserId};
use crate::play::{
    AuditEntry, FIRST_FORMER_PLAYER, MatchMeta, Reservation, Stage, StoreError, former_player_id, if_readable,
};
use crate::store::database::row::from_row;
use crate::store::database::{Connection, Database, Dialect, query};
use crate::store::matches::match_row::DELETE_NOTICES_OF_MATCH;
use crate::store::matches::tournaments::{FORGET_ENTRANT, FORGET_IN_TOURNAMENTS, TOURNAMENTS_OF_USER};
use crate::store::matches::{self, delete_match_data, load_meta};
use crate::store::settings::acts::{ACTS_OF_USER, FORGET_IN_ACTS};
use crate::store::settings::awards::{AWARDS_OF_USER, AwardedRole, DELETE_AWARDS_OF_USER};
use crate::store::settings::puzzle_posts::COUNT_PUZZLE_POST_CHANGE_OF_USER;
use crate::store::settings::read_user_settings;
use crate::timestamp::{Timestamp, milliseconds};
use contract::Seat;

/// The name of former players in records. Messages translate it.
pub const FORMER_PLAYER_NAME: &str = "Former player";

/// The maximum number of open matches that [`Database::delete_user_data`] returns.
const MAX_OPEN_MATCHES: i64 = 1_000;

/// Selects the user's matches, each with the number of other users in it. Former players are not counted.
pub const SEATS_OF_USER: &str = "
    SELECT seats.match_id, seats.seat,
        (SELECT COUNT(*) FROM seats AS others
            WHERE others.match_id = seats.match_id AND others.user_id <> $1 AND others.user_id < $2) AS others
    FROM seats WHERE seats.user_id = $1 ORDER BY seats.match_id";

pub const OPEN_MATCHES_OF_USER: &str = "
    SELECT id FROM matches
    WHERE stage IN ('lobby', 'running')
        AND EXISTS (SELECT 1 FROM seats WHERE seats.match_id = matches.id AND seats.user_id = $1)
    ORDER BY id LIMIT $2";

pub const FORGET_SEAT: &str = "
    UPDATE seats SET user_id = $3, name = $4, contribution = NULL, agrees = 0, wants_stop = 0
    WHERE match_id = $1 AND seat = $2";

/// Replaces the user in a result with a former player. The rank is kept, so that the other users' ranks remain
/// consistent.
pub const FORGET_RESULT: &str = "
    UPDATE results SET user_id = $3, rated_matches = NULL, rating_before = NULL, rating_after = NULL, longest_snake = NULL
    WHERE match_id = $1 AND user_id = $2";

/// Removes the user from a match's row. The new version makes other processes load the match again before they change
/// it.
pub const FORGET_IN_MATCH: &str = "
    UPDATE matches SET kept_seed = $3, host = CASE WHEN host = $2 THEN 0 ELSE host END, version = version + 1
    WHERE id = $1";

/// Empties the row of a match without other users. The row is deleted later, like the row of a cancelled lobby, because
/// SQLite would reuse the newest match's ID. Until then, it contains no data about the user.
pub const EMPTY_MATCH: &str = "
    UPDATE matches
    SET stage = 'cancelled', ended_at = COALESCE(ended_at, opened_at), guild = NULL, channel = 0, message = NULL, host = 0,
        detached = 0, youngest = NULL, started_at = NULL, deadline = NULL, outcome = NULL, unshown_at = NULL,
        practice = NULL, deal = NULL, removed = '[]', reserved = '[]', step_count = 0, version = version + 1
    WHERE id = $1";

pub const FORGET_HOST: &str = "UPDATE matches SET host = 0 WHERE stage = 'cancelled' AND host = $1";

pub const LOBBIES_WITH_USER_LISTS: &str = "
    SELECT id, removed, reserved FROM matches
    WHERE stage IN ('lobby', 'running') AND (removed <> '[]' OR reserved <> '[]')
    ORDER BY id";

pub const UPDATE_USER_LISTS: &str =
    "UPDATE matches SET removed = $2, reserved = $3, version = version + 1 WHERE id = $1";

pub const DELETE_EVENTS_OF_USER: &str = "DELETE FROM stat_events WHERE user_id = $1";
pub const DELETE_STATS_OF_USER: &str = "DELETE FROM player_stats WHERE user_id = $1";
pub const DELETE_PERIOD_STATS_OF_USER: &str = "DELETE FROM period_stats WHERE user_id = $1";
pub const DELETE_NAME_OF_USER: &str = "DELETE FROM user_names WHERE user_id = $1";
pub const DELETE_SETTINGS_OF_USER: &str = "DELETE FROM user_settings WHERE user_id = $1";
pub const DELETE_DAYS_OFF_OF_USER: &str = "DELETE FROM days_off WHERE user_id = $1";
pub const DELETE_INVITATIONS_OF_USER: &str = "DELETE FROM invitations WHERE user_id = $1";
pub const DELETE_BLOCKS_OF_USER: &str = "DELETE FROM blocked_hosts WHERE user_id = $1";
/// Removes a host from invitations. The invitations still count towards the invited users' limits.
pub const FORGET_INVITING_HOST: &str = "UPDATE invitations SET host = 0 WHERE host = $1";

/// Removes overwritten data from SQLite's write-ahead log. While other connections are reading, part of the log can
/// remain until the next checkpoint.
pub const TRUNCATE_WAL: &str = "PRAGMA wal_checkpoint(TRUNCATE)";

from_row! { struct SeatOfUser { match_id: MatchId, seat: Seat, others: i64 } }

/// The result of [`Database::delete_user_data`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeletionOutcome {
    /// Everything is deleted. These matches have changed, so the matches among them that are in memory must be loaded
    /// again.
    Deleted(Vec<MatchId>),
    /// Nothing is deleted, because the user has a seat in these lobbies and running matches. There may be more of them.
    InOpenMatches(Vec<MatchId>),
}

impl Database {
    /// Returns the lobbies and running matches in which a user has a seat, at most [`MAX_OPEN_MATCHES`].
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn open_matches_with_user(&self, user: UserId) -> Result<Vec<MatchId>, StoreError> {
        open_matches_with_user(&mut *self.readers.acquire().await?, user).await
    }

    /// Deletes all data about a user except bars by servers and blocks by the operator or other users: a deletion must
    /// not undo these. Other users' matches remain, with a former player in the user's seat. The former player is away
    /// in archived matches. Users in lobbies and running matches must leave them first.
    ///
    /// # Errors
    /// Fails if the database fails. On failure, nothing is deleted.
    pub async fn delete_user_data(&self, user: UserId) -> Result<DeletionOutcome, StoreError> {
        let mut tx = self.begin_write().await?;
        let open = open_matches_with_user(&mut tx, user).await?;
        if !open.is_empty() {
            return Ok(DeletionOutcome::InOpenMatches(open));
        }
        let mut changed = Vec::new();
        let seats = query(SEATS_OF_USER).bind(user).bind(FIRST_FORMER_PLAYER);
        for SeatOfUser { match_id: id, seat, others } in seats.fetch_readable("seats", &mut tx).await? {
            match others {
                0 => {
                    delete_match_data(&mut tx, id).await?;
                    query(EMPTY_MATCH).bind(id).execute(&mut *tx).await?;
                }
                _ => forget_in_match(&mut tx, user, id, seat).await?,
            }
            changed.push(id);
        }
        for Mention { id, mut removed, mut reserved } in lobbies_listing_user(&mut tx, user).await? {
            removed.retain(|other| *other != user);
            reserved.retain(|reservation| reservation.user != user);
            query(UPDATE_USER_LISTS).bind(id).bind(&removed).bind(&reserved).execute(&mut *tx).await?;
            changed.push(id);
        }
        for statement in [
            query(FORGET_HOST),
            query(DELETE_EVENTS_OF_USER),
            query(DELETE_STATS_OF_USER),
            query(DELETE_PERIOD_STATS_OF_USER),
            query(DELETE_NAME_OF_USER),
            query(DELETE_SETTINGS_OF_USER),
            query(DELETE_DAYS_OFF_OF_USER),
            query(DELETE_TIMES_AWAY_OF_USER),
            query(DELETE_INVITATIONS_OF_USER),
            query(DELETE_BLOCKS_OF_USER),
            query(FORGET_INVITING_HOST),
            query(FORGET_IN_ACTS),
            query(milestones::DELETE_SEEN_MILESTONES_OF_USER),
            // Counts a change to each post that can name the user, so that the bot edits these posts.
            query(COUNT_PUZZLE_POST_CHANGE_OF_USER),
            query(puzzles::DELETE_PUZZLE_RESULTS_OF_USER),
            query(puzzles::DELETE_PUZZLE_REPORTS_OF_USER),
            query(DELETE_PUZZLE_NOTICE),
            query(FORGET_IN_TOURNAMENTS),
            query(FORGET_ENTRANT),
            query(DELETE_AWARDS_OF_USER),
        ] {
            statement.bind(user).execute(&mut *tx).await?;
        }
        tx.commit().await?;
        if self.dialect == Dialect::Sqlite {
            self.execute(query(TRUNCATE_WAL)).await?;
        }
        Ok(DeletionOutcome::Deleted(changed))
    }
}

async fn open_matches_with_user(db: &mut Connection, user: UserId) -> Result<Vec<MatchId>, StoreError> {
    Ok(query(OPEN_MATCHES_OF_USER).bind(user).bind(MAX_OPEN_MATCHES).fetch_all(db).await?)
}

/// Puts a former player into the user's seat. Stores the match's seed, because the user's contribution, from which the
/// seed was computed, is deleted.
async fn forget_in_match(db: &mut Connection, user: UserId, id: MatchId, seat: Seat) -> Result<(), StoreError> {
    let former = former_player_id(seat);
    // If a match cannot be read, its seed is lost.
    let meta = if_readable(load_meta(db, id).await)?.flatten().filter(|meta| meta.stage != Stage::Cancelled);
    let seed = meta.map(|meta| meta.seed());
    query(FORGET_IN_MATCH).bind(id).bind(user).bind(seed).execute(&mut *db).await?;
    query(FORGET_SEAT).bind(id).bind(seat).bind(former).bind(FORMER_PLAYER_NAME).execute(&mut *db).await?;
    query(FORGET_RESULT).bind(id).bind(user).bind(former).execute(&mut *db).await?;
    // A notice can contain the ID of the user's direct-message channel.
    query(DELETE_NOTICES_OF_MATCH).bind(id).execute(db).await?;
    Ok(())
}

from_row! {
    /// An open match's lists of removed and invited users.
    pub struct Mention { id: MatchId, removed: Vec<UserId>, reserved: Vec<Reservation> }
}

/// Returns the open matches in which this user is on the list of removed users or of invited users.
pub async fn lobbies_listing_user(db: &mut Connection, user: UserId) -> Result<Vec<Mention>, StoreError> {
    let mut mentions: Vec<Mention> = query(LOBBIES_WITH_USER_LISTS).fetch_readable("matches", db).await?;
    mentions.retain(|Mention { removed, reserved, .. }| {
        removed.contains(&user) || reserved.iter().any(|reservation| reservation.user == user)
    });
    Ok(mentions)
}

pub const MATCHES_OF_USER: &str = "SELECT match_id FROM seats WHERE user_id = $1 ORDER BY match_id DESC";

pub const CANCELLED_LOBBIES_OF_USER: &str =
    "SELECT id FROM matches WHERE stage = 'cancelled' AND host = $1 ORDER BY id DESC";

pub const RESULT_OF_USER: &str = "
    SELECT rank, drawn, score, longest_snake, resigned, rated_matches, rating_before, rating_after, unrated
    FROM results WHERE match_id = $1 AND user_id = $2";

pub const EVENTS_OF_USER: &str = "
    SELECT step, kind, value AS ms FROM stat_events WHERE match_id = $1 AND user_id = $2 ORDER BY id";

pub const NAME_OF_USER: &str = "SELECT name FROM user_names WHERE user_id = $1";
pub const DAYS_OFF_OF_USER: &str = "
    SELECT season AS season_starts_at, number FROM days_off WHERE user_id = $1 ORDER BY season, number";
pub const INVITATIONS_OF_USER: &str = "
    SELECT match_id, invited_at, CAST(CASE WHEN host = $1 THEN 1 ELSE 0 END AS BIGINT) FROM invitations
    WHERE user_id = $1 OR host = $1 ORDER BY invited_at, match_id, user_id";
pub const COUNT_BLOCKS_OF_USER: &str = "SELECT COUNT(*) FROM blocked_hosts WHERE user_id = $1";
pub const ALL_STATS_OF_USER: &str = "
    SELECT game, guild, user_id, played, won, drawn, rated_matches, estimate, deviation, volatility, shown_rating, best,
        claims_right, claims_wrong, fastest_claim_ms
    FROM player_stats WHERE user_id = $1 ORDER BY game, guild";
pub const PERIOD_STATS_OF_USER: &str = "
    SELECT game, CAST(NULLIF(guild, 0) AS TEXT) AS server, period, starts_at, played, won, drawn FROM period_stats
    WHERE user_id = $1 ORDER BY starts_at, period, game, guild";

from_row! {
    #[derive(Serialize)]
    struct UserResult {
        rank: i64, drawn: bool, score: Option<i64>, longest_snake: Option<i64>, resigned: bool, rated_matches: Option<i64>,
        rating_before: Option<i64>, rating_after: Option<i64>, unrated: Option<String>,
    }
}

from_row! { #[derive(Serialize)] struct Claim { step: i64, kind: String, ms: i64 } }

from_row! { #[derive(Serialize)] struct DayOff { season_starts_at: i64, number: i64 } }

from_row! {
    #[derive(Serialize)]
    struct PuzzleOfUser {
        day: i64, server: Option<String>, tries: i64, solved_on: Option<i64>, hinted: bool, shown_on: Option<i64>,
    }
}

from_row! { #[derive(Serialize)] struct ReportOfUser { day: i64, text: String, at: i64 } }

from_row! { #[derive(Serialize)] struct SeenMilestone { game: String, kind: String, value: i64 } }

from_row! {
    #[derive(Serialize)]
    struct PeriodOfUser {
        game: String, server: Option<String>, period: String, starts_at: i64, played: i64, won: i64, drawn: i64,
    }
}

/// The exported data about a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// The data as a JSON object in UTF-8.
    pub json: String,
    /// The number of exported matches, which are the user's newest.
    pub matches: usize,
    /// The number of older matches that did not fit.
    pub omitted_matches: usize,
}

impl Database {
    /// Returns all data about a user in at most `limit` bytes. Leaves out the oldest matches if needed.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn export_user_data(&self, user: UserId, now: Timestamp, limit: usize) -> Result<Export, StoreError> {
        let mut db = self.readers.acquire().await?;
        let about = export_without_matches(&mut db, user, now).await?.to_string();
        // The matches are added later, as the last keys of the object.
        let (mut list, mut matches) = (String::new(), 0);
        let room = limit.saturating_sub(about.len() + 100);
        let ids: Vec<MatchId> = query(MATCHES_OF_USER).bind(user).fetch_all(&mut *db).await?;
        for &id in &ids {
            // Another process might have deleted the match in the meantime.
            let Some(entry) = export_match(&mut db, user, id).await? else { continue };
            let entry = entry.to_string();
            if list.len() + entry.len() > room {
                break;
            }
            list += if list.is_empty() { "" } else { "," };
            list += &entry;
            matches += 1;
        }
        let omitted_matches = ids.len() - matches;
        let about = about.strip_suffix('}').unwrap_or(&about);
        let json = format!("{about},\"older_matches_left_out\":{omitted_matches},\"matches\":[{list}]}}");
        Ok(Export { json, matches, omitted_matches })
    }
}

/// Returns all data about the user except matches.
async fn export_without_matches(db: &mut Connection, user: UserId, now: Timestamp) -> Result<Value, StoreError> {
    let settings = read_user_settings(db, user).await?;
    let times_away = times_away(&mut *db, user).await?.into_iter();
    let times_away: Value = times_away.map(|time| json!({"since": time.since, "until": time.until})).collect();
    let invitations: Vec<(MatchId, i64, bool)> =
        query(INVITATIONS_OF_USER).bind(user).fetch_readable("invitations", db).await?;
    let invitation = |(id, at, is_host): (MatchId, i64, bool)| json!({"match": id.to_short(), "at": at, "role": if is_host { "host" } else { "guest" }});
    let games: Vec<StatsRow> = query(ALL_STATS_OF_USER).bind(user).fetch_readable("player_stats", db).await?;
    let game = |StatsRow { game, guild, stats, .. }: StatsRow| {
        let parts = stats.rating.map(Rating::parts);
        json!({
            "game": game, "server": (guild != ALL_GUILDS).then(|| guild.to_string()), "played": stats.played,
            "won": stats.won, "drawn": stats.drawn, "rated_matches": stats.rated_matches, "best_score": stats.best_score,
            "rating": {
                "estimate": parts.map(|parts| parts.0), "deviation": parts.map(|parts| parts.1), "volatility": parts.map(|parts| parts.2),
            },
            "claims": {
                "right": stats.claims.right, "wrong": stats.claims.wrong, "fastest_ms": stats.claims.fastest.map(milliseconds),
            },
        })
    };
    let tournaments: Vec<(TournamentId, i64, i64, Option<i64>)> =
        query(TOURNAMENTS_OF_USER).bind(user).fetch_readable("tournament_entrants", db).await?;
    let tournament = |(id, entrant, first, left): (TournamentId, i64, i64, Option<i64>)| json!({"tournament": id.to_short(), "entrant": entrant, "first_round": first, "left_before_round": left});
    let awards: Vec<AwardedRole> = query(AWARDS_OF_USER).bind(user).fetch_readable("awarded_roles", db).await?;
    let award = |role: AwardedRole| {
        json!({
            "server": role.guild.to_string(), "role": role.role.to_string(), "award": role.award.to_string(),
            "taken_back": !role.wanted,
        })
    };
    let acts: Vec<AuditEntry> = query(ACTS_OF_USER).bind(user).fetch_readable("acts", db).await?;
    let act = |act: AuditEntry| {
        json!({
            "at": act.id.created_at(), "kind": act.kind.to_string(), "server": act.guild.map(|guild| guild.to_string()),
            "match": act.match_id.map(MatchId::to_short), "detail": act.detail,
        })
    };
    let mut lobbies = Vec::new();
    for mention in lobbies_listing_user(db, user).await? {
        let removed = mention.removed.contains(&user);
        lobbies.push(json!({"match": mention.id.to_short(), "role": if removed { "removed" } else { "invited" }}));
    }
    let hosted: Vec<MatchId> = query(CANCELLED_LOBBIES_OF_USER).bind(user).fetch_all(&mut *db).await?;
    lobbies.extend(hosted.into_iter().map(|id| json!({"match": id.to_short(), "role": "host"})));
    Ok(json!({
        "format": "snakepit-export/1",
        "about": "Everything that this bot keeps about you. Times are milliseconds since 1970 (UTC), days are days since 1970.",
        "user": user.to_string(),
        "exported_at": now,
        "name": query(NAME_OF_USER).bind(user).fetch_optional::<String>(&mut *db).await?,
        "settings": {
            "notices": settings.notices, "notices_language": settings.locale, "invitations": settings.invitations, "notice_if_next": settings.next,
            "invited_by": settings.invited_by, "avatar_hidden": !settings.avatar,
            "unlisted_as_solver": settings.unlisted,
        },
        "days_off": query(DAYS_OFF_OF_USER).bind(user).fetch_readable::<DayOff>("days_off", db).await?,
        "times_away": times_away,
        "invitations": invitations.into_iter().map(invitation).collect::<Value>(),
        "blocked_hosts": query(COUNT_BLOCKS_OF_USER).bind(user).fetch_one::<i64>(&mut *db).await?,
        "daily_puzzles": query(puzzles::PUZZLE_RESULTS_OF_USER).bind(user).fetch_readable::<PuzzleOfUser>("puzzle_results", db).await?,
        "puzzle_reports": query(puzzles::PUZZLE_REPORTS_OF_USER).bind(user).fetch_readable::<ReportOfUser>("puzzle_reports", db).await?,
        "puzzle_notice": query(PUZZLE_NOTICE).bind(user).fetch_readable::<PuzzleNotice>("puzzle_notices", db).await?.pop(),
        "tournaments": tournaments.into_iter().map(tournament).collect::<Value>(),
        "awarded_roles": awards.into_iter().map(award).collect::<Value>(),
        "milestones_seen": query(milestones::SEEN_MILESTONES_OF_USER).bind(user).fetch_readable::<SeenMilestone>("milestones_seen", db).await?,
        "acts": acts.into_iter().map(act).collect::<Value>(),
        "standings": games.into_iter().map(game).collect::<Value>(),
        "season_and_week_standings": query(PERIOD_STATS_OF_USER).bind(user).fetch_readable::<PeriodOfUser>("period_stats", db).await?,
        "lobbies": lobbies,
    }))
}

/// Returns a match in which the user has a seat, with the record that every player of the match can get. If the match's
/// deal is sealed, leaves out the record.
async fn export_match(db: &mut Connection, user: UserId, id: MatchId) -> Result<Option<Value>, StoreError> {
    let (meta, record) = match matches::load_match(db, id).await {
        Ok(Some(stored)) => {
            let meta = stored.meta.clone();
            match matches::unsealed_record(db, stored).await {
                Err(StoreError::Sealed) => (meta, None),
                record => (meta, record?),
            }
        }
        Ok(None) => return Ok(None),
        // A match with unreadable steps has no record.
        Err(StoreError::Unreadable { .. }) => match if_readable(load_meta(db, id).await)?.flatten() {
            Some(meta) => (meta, None),
            None => return Ok(None),
        },
        Err(error) => return Err(error),
    };
    let Some(seat) = meta.seat_of(user) else { return Ok(None) };
    let player = &meta.seats[seat.index()];
    let MatchMeta { location, .. } = &meta;
    Ok(Some(json!({
        "match": id.to_short(), "number": meta.number, "game": meta.game, "stage": meta.stage.to_string(),
        "pace": meta.pace, "language": meta.locale, "practice": meta.practice.is_some(),
        "deal": meta.deal.as_ref().map(|deal| &deal.code),
        "server": location.guild.map(|guild| guild.to_string()), "channel": location.channel.to_string(),
        "message": location.message.map(|message| message.to_string()),
        "opened_at": meta.opened_at, "started_at": meta.started_at, "ended_at": meta.ended_at,
        "host": meta.host == user, "seat": seat.0, "name": player.name, "contribution": player.contribution,
        "missed_turns": player.missed, "has_moved": player.has_moved,
        "auto_draws": player.auto_draws,
        "result": query(RESULT_OF_USER).bind(id).bind(user).fetch_readable::<UserResult>("results", db).await?.pop(),
        "claims": query(EVENTS_OF_USER).bind(id).bind(user).fetch_readable::<Claim>("stat_events", db).await?,
        "record": record,
    })))
}
