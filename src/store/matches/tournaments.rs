//! Stores tournaments. [`crate::play::Tournaments`] explains them.

use async_trait::async_trait;

use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, TournamentId, UserId};
use crate::play::{
    ShardSet, StoreError, Tournament, TournamentEntrant, TournamentStage, TournamentStore, TournamentTable, if_readable,
};
use crate::store::database::row::{from_row, store_error_for};
use crate::store::database::{Connection, Database, lock_until_commit, query};
use crate::store::settings::awards::award_winners;
use crate::timestamp::Timestamp;

pub const OPEN_TOURNAMENTS_OF_GUILD: &str = "SELECT id FROM tournaments WHERE guild = $1 AND open = 1";

pub const INSERT_TOURNAMENT: &str = "
    INSERT INTO tournaments (guild, channel, message, host, stage, version, interaction, open, changed_at, plan)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    ON CONFLICT (interaction) DO NOTHING RETURNING id";

/// Changes a tournament if it still has version `$2`.
pub const UPDATE_TOURNAMENT: &str = "
    UPDATE tournaments
    SET version = version + 1, message = $3, stage = $4, open = $5, changed_at = $6, plan = $7, host = $8
    WHERE id = $1 AND version = $2";

pub const SELECT_TOURNAMENT: &str = "
    SELECT id, version, guild, channel, message, host, stage, plan FROM tournaments WHERE id = $1";

/// Selects the open tournaments of some shards. `$1`: see [`ShardSet::to_bits`].
pub const OPEN_TOURNAMENTS: &str = "
    SELECT id FROM tournaments
    WHERE open = 1 AND SUBSTR($1, CAST(1 + (guild >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    ORDER BY id";

pub const TOURNAMENT_HOST: &str = "SELECT host FROM tournaments WHERE id = $1";

pub const TOURNAMENTS_IN_CHANNEL: &str = "SELECT id FROM tournaments WHERE channel = $1 AND open = 1 ORDER BY id";

pub const SELECT_ENTRANTS: &str = "
    SELECT entrant, user_id, level, name, first_round, left_before FROM tournament_entrants
    WHERE tournament_id = $1 ORDER BY entrant";

pub const PUT_ENTRANT: &str = "
    INSERT INTO tournament_entrants (tournament_id, entrant, user_id, level, name, first_round, left_before)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (tournament_id, entrant) DO UPDATE
    SET user_id = excluded.user_id, level = excluded.level, name = excluded.name, first_round = excluded.first_round,
        left_before = excluded.left_before";

pub const DELETE_ENTRANTS: &str = "DELETE FROM tournament_entrants WHERE tournament_id = $1 AND entrant >= $2";

/// Cancels an unreadable tournament. `$1` is its ID as text. Keeps the other columns, so that the operator can repair
/// the tournament.
pub const CANCEL_UNREADABLE_TOURNAMENT: &str = "
    UPDATE tournaments SET stage = 'cancelled', open = 0, version = version + 1
    WHERE id = CAST($1 AS BIGINT) AND open = 1";

/// Cancels an open tournament if it belongs to this channel and this host. If `$3` is null, it can belong to any host.
pub const CANCEL_TOURNAMENT: &str = "
    UPDATE tournaments SET stage = 'cancelled', open = 0, version = version + 1
    WHERE id = $1 AND open = 1 AND channel = $2 AND (CAST($3 AS BIGINT) IS NULL OR host = CAST($3 AS BIGINT))";

pub const SHOWN_RATING: &str = "
    SELECT shown_rating FROM player_stats WHERE game = $1 AND guild = $2 AND user_id = $3 AND shown_rating > 0";

pub const MATCH_OF_TABLE: &str = "
    SELECT id FROM matches WHERE tournament_id = $1 AND tournament_round = $2 AND tournament_table = $3";

/// Replaces a user as the host of tournaments. The first of the other users to sign up becomes the host. If the
/// tournament has not begun and has no other users, cancels it. The new version makes other processes read the
/// tournament again before they change it.
pub const FORGET_IN_TOURNAMENTS: &str = "
    UPDATE tournaments SET version = version + 1,
        host = CASE WHEN host <> $1 THEN host ELSE COALESCE(
            (SELECT user_id FROM tournament_entrants
                WHERE tournament_id = id AND user_id <> $1 AND left_before IS NULL ORDER BY entrant LIMIT 1),
            0
        ) END,
        stage = CASE WHEN host = $1 AND stage = 'sign-up' AND NOT EXISTS (
            SELECT 1 FROM tournament_entrants WHERE tournament_id = id AND user_id <> $1
        ) THEN 'cancelled' ELSE stage END
    WHERE host = $1 OR id IN (SELECT tournament_id FROM tournament_entrants WHERE user_id = $1)";
pub const FORGET_ENTRANT: &str = "UPDATE tournament_entrants SET user_id = NULL, name = '' WHERE user_id = $1";

/// Selects the user's tournaments for an export.
pub const TOURNAMENTS_OF_USER: &str = "
    SELECT tournament_id, entrant, first_round, left_before FROM tournament_entrants
    WHERE user_id = $1 ORDER BY tournament_id";

pub const DELETE_ENTRANTS_OF_OLD_TOURNAMENTS: &str = "
    DELETE FROM tournament_entrants WHERE tournament_id IN
        (SELECT id FROM tournaments WHERE open = 0 AND changed_at < $1 ORDER BY id LIMIT $2)";
pub const DELETE_OLD_TOURNAMENTS: &str = "
    DELETE FROM tournaments WHERE id IN
        (SELECT id FROM tournaments WHERE open = 0 AND changed_at < $1 ORDER BY id LIMIT $2)";
pub const DELETE_ENTRANTS_OF_GUILD: &str = "
    DELETE FROM tournament_entrants WHERE tournament_id IN (SELECT id FROM tournaments WHERE guild = $1)";
pub const DELETE_TOURNAMENTS_OF_GUILD: &str = "DELETE FROM tournaments WHERE guild = $1";

from_row!(Tournament { id, version, guild, channel, message, host, stage, plan; entrants = Vec::new() });

struct NumberedEntrant {
    number: usize,
    entrant: TournamentEntrant,
}

from_row!(TournamentEntrant { user: "user_id", level, name, joined: "first_round", left: "left_before" });
from_row!(NumberedEntrant { number: "entrant"; entrant });

#[async_trait]
impl TournamentStore for Database {
    async fn create_tournament(
        &self,
        tournament: &Tournament,
        interaction: InteractionId,
        max: usize,
    ) -> Result<TournamentId, StoreError> {
        let mut tx = self.begin_write().await?;
        lock_until_commit(&mut tx, self.dialect, tournament.guild).await?;
        let insert = query(INSERT_TOURNAMENT)
            .bind(tournament.guild)
            .bind(tournament.channel)
            .bind(tournament.message)
            .bind(tournament.host)
            .bind(tournament.stage)
            .bind(tournament.version)
            .bind(interaction)
            .bind(tournament.is_open())
            .bind(tournament.plan.opened_at)
            .bind(&tournament.plan);
        let id: Option<TournamentId> = insert.fetch_optional(&mut *tx).await?;
        let id = id.ok_or(StoreError::Duplicate)?;
        put_entrants(&mut tx, id, &tournament.entrants).await?;
        let ids = query(OPEN_TOURNAMENTS_OF_GUILD).bind(tournament.guild).fetch_all(&mut *tx).await?;
        let open = load_readable(&mut tx, ids.into_iter().filter(|open| *open != id)).await?;
        tournament.check_may_open(&open, max)?;
        tx.commit().await?;
        Ok(id)
    }

    async fn tournament(&self, id: TournamentId) -> Result<Option<Tournament>, StoreError> {
        load_tournament(&mut *self.begin_read().await?, id).await
    }

    async fn cancel_unreadable(
        &self,
        id: TournamentId,
        channel: ChannelId,
        host: Option<UserId>,
    ) -> Result<bool, StoreError> {
        Ok(self.execute(query(CANCEL_TOURNAMENT).bind(id).bind(channel).bind(host)).await? > 0)
    }

    async fn open_tournaments(&self, of: &ShardSet) -> Result<Vec<TournamentId>, StoreError> {
        Ok(query(OPEN_TOURNAMENTS).bind(of.to_bits()).fetch_all(&self.readers).await?)
    }

    async fn open_tournaments_in(&self, channel: ChannelId) -> Result<Vec<Tournament>, StoreError> {
        let mut tx = self.begin_read().await?;
        let ids: Vec<TournamentId> = query(TOURNAMENTS_IN_CHANNEL).bind(channel).fetch_all(&mut *tx).await?;
        load_readable(&mut tx, ids).await
    }

    async fn save_tournament(&self, tournament: &mut Tournament, now: Timestamp) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        let before = match tournament.stage {
            TournamentStage::Over => load_tournament(&mut tx, tournament.id).await?,
            _ => None,
        };
        let update = query(UPDATE_TOURNAMENT)
            .bind(tournament.id)
            .bind(tournament.version)
            .bind(tournament.message)
            .bind(tournament.stage)
            .bind(tournament.is_open())
            .bind(now)
            .bind(&tournament.plan)
            .bind(tournament.host);
        if update.execute(&mut *tx).await? == 0 {
            return Err(StoreError::Conflict);
        }
        // Most changes affect one table of the tournament and none of its entrants.
        if load_entrants(&mut tx, tournament.id).await? != tournament.entrants {
            put_entrants(&mut tx, tournament.id, &tournament.entrants).await?;
        }
        if let Some(before) = before {
            let known = (before.stage == TournamentStage::Over).then(|| before.best_users());
            award_winners(&mut tx, tournament, known).await?;
        }
        tx.commit().await?;
        tournament.version += 1;
        Ok(())
    }

    async fn shown_rating(&self, guild: GuildId, game: &str, user: UserId) -> Result<Option<i64>, StoreError> {
        Ok(query(SHOWN_RATING).bind(game).bind(guild).bind(user).fetch_optional(&self.readers).await?)
    }

    async fn match_of_table(&self, table: TournamentTable) -> Result<Option<MatchId>, StoreError> {
        let id = query(MATCH_OF_TABLE).bind(table.tournament).bind(table.round);
        Ok(id.bind(table.table).fetch_optional(&self.readers).await?)
    }
}

impl Database {
    /// Returns the open tournaments of a server.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn open_tournaments_of(&self, guild: GuildId) -> Result<Vec<TournamentId>, StoreError> {
        Ok(query(OPEN_TOURNAMENTS_OF_GUILD).bind(guild).fetch_all(&self.readers).await?)
    }
}

/// Loads a tournament and checks it.
///
/// # Errors
/// Fails with [`StoreError::Unreadable`] if a part of the tournament cannot be read or is inconsistent.
pub async fn load_tournament(db: &mut Connection, id: TournamentId) -> Result<Option<Tournament>, StoreError> {
    let row = query(SELECT_TOURNAMENT).bind(id).fetch_optional(&mut *db).await;
    let Some(mut tournament): Option<Tournament> = row.map_err(tournament_error(id))? else { return Ok(None) };
    tournament.entrants = load_entrants(db, id).await?;
    tournament.validate().map_err(|why| tournament_error(id)(sqlx::Error::Decode(why.into())))?;
    Ok(Some(tournament))
}

/// Loads these tournaments. Skips unreadable tournaments.
async fn load_readable(
    db: &mut Connection,
    ids: impl IntoIterator<Item = TournamentId>,
) -> Result<Vec<Tournament>, StoreError> {
    let mut all = Vec::new();
    for id in ids {
        all.extend(if_readable(load_tournament(db, id).await)?.flatten());
    }
    Ok(all)
}

/// Returns a function that adds the tournament's name to an error, for the operator.
fn tournament_error(id: TournamentId) -> impl Fn(sqlx::Error) -> StoreError {
    move |error| store_error_for(format_args!("tournament {}", id.to_short()), error)
}

async fn load_entrants(db: &mut Connection, id: TournamentId) -> Result<Vec<TournamentEntrant>, StoreError> {
    let rows = query(SELECT_ENTRANTS).bind(id).fetch_all(db).await;
    let rows: Vec<NumberedEntrant> = rows.map_err(tournament_error(id))?;
    if rows.last().is_some_and(|row| row.number + 1 != rows.len()) {
        return Err(tournament_error(id)(sqlx::Error::Decode("an entrant is missing".into())));
    }
    Ok(rows.into_iter().map(|row| row.entrant).collect())
}

async fn put_entrants(db: &mut Connection, id: TournamentId, entrants: &[TournamentEntrant]) -> Result<(), StoreError> {
    query(DELETE_ENTRANTS).bind(id).bind(entrants.len()).execute(&mut *db).await?;
    for (number, entrant) in entrants.iter().enumerate() {
        query(PUT_ENTRANT)
            .bind(id)
            .bind(number)
            .bind(entrant.user)
            .bind(entrant.level)
            .bind(&entrant.name)
            .bind(entrant.joined)
            .bind(entrant.left)
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}
