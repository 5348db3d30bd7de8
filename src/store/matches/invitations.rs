//! Stores invitations, and the hosts, users and servers that are blocked. [`crate::play::InvitationEligibility`]
//! contains the rules for invitations.

use std::collections::BTreeSet;

use super::match_row::count_readable;
use crate::ids::{GuildId, MatchId, UserId};
use crate::play::{
    BlockTarget, InvitationEligibility, MAX_LOBBIES, MatchChange, MatchMeta, RecentInvitation, Reservation, StoreError,
};
use crate::store::database::row::from_row;
use crate::store::database::{Connection, Database, Dialect, lock_until_commit, query};
use crate::store::settings::read_user_settings;
use crate::timestamp::Timestamp;

pub const LOBBIES_OF_HOST: &str = "
    SELECT id FROM matches WHERE stage = 'lobby' AND host = $1 AND guild = $2 AND practice IS NULL";

pub const IS_HOST_BLOCKED: &str = "SELECT COUNT(*) FROM blocked_hosts WHERE user_id = $1 AND host = $2";

/// Returns 1 if the two users have seats in the same match, and the match began; otherwise 0.
pub const HAVE_PLAYED_TOGETHER: &str = "
    SELECT COUNT(*) FROM (
        SELECT 1 FROM seats AS one
        JOIN seats AS other ON other.match_id = one.match_id AND other.user_id = $2
        JOIN matches ON matches.id = one.match_id AND matches.started_at IS NOT NULL
        WHERE one.user_id = $1 LIMIT 1
    ) AS found";

/// Selects the invitations of a user since `$2`. Leaves out lobbies that closed before the user was notified. A
/// detached lobby (in a place that the bot has not joined) has no notice: its own message notifies the user.
pub const RECENT_INVITATIONS: &str = "
    SELECT invitations.host, invitations.stranger,
        CAST(CASE WHEN EXISTS (
            SELECT 1 FROM seats WHERE seats.match_id = invitations.match_id AND seats.user_id = $1
        ) THEN 1 ELSE 0 END AS BIGINT) AS accepted, invitations.invited_at AS at
    FROM invitations JOIN matches ON matches.id = invitations.match_id
    WHERE invitations.user_id = $1 AND invitations.invited_at > $2
        AND (
            matches.stage = 'lobby'
            OR (matches.detached = 1 AND matches.message IS NOT NULL)
            OR EXISTS (SELECT 1 FROM notices WHERE notices.match_id = matches.id AND notices.posted_at > 0)
        )";

pub const INSERT_INVITATION: &str = "
    INSERT INTO invitations (match_id, user_id, host, invited_at, stranger) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (match_id, user_id) DO UPDATE
    SET host = excluded.host, invited_at = excluded.invited_at, stranger = excluded.stranger, answer = NULL";

pub const IS_INVITED_BY_STRANGER: &str = "
    SELECT CAST(stranger AS BIGINT) FROM invitations WHERE match_id = $1 AND user_id = $2";

pub const INVITING_HOST: &str = "SELECT host FROM invitations WHERE match_id = $1 AND user_id = $2 AND host <> 0";

pub const BLOCK_HOST: &str = "
    INSERT INTO blocked_hosts (user_id, host, blocked_at) VALUES ($1, $2, $3)
    ON CONFLICT (user_id, host) DO NOTHING";

pub const UNBLOCK_HOST: &str = "DELETE FROM blocked_hosts WHERE user_id = $1 AND host = $2";

/// Selects the hosts whom a user blocked, newest first, with their latest names. If a host has never finished a match,
/// their name is taken from one of their seats.
pub const BLOCKED_HOSTS: &str = "
    SELECT blocked_hosts.host, COALESCE(
        user_names.name,
        (SELECT name FROM seats WHERE seats.user_id = blocked_hosts.host ORDER BY match_id DESC LIMIT 1)
    ) AS name
    FROM blocked_hosts LEFT JOIN user_names ON user_names.user_id = blocked_hosts.host
    WHERE blocked_hosts.user_id = $1 ORDER BY blocked_hosts.blocked_at DESC, blocked_hosts.host LIMIT $2";

pub const OPERATOR_BLOCKS: &str = "SELECT id, kind FROM operator_blocks ORDER BY kind, id";

pub const INSERT_OPERATOR_BLOCK: &str = "
    INSERT INTO operator_blocks (kind, id, blocked_at) VALUES ($1, $2, $3) ON CONFLICT (kind, id) DO NOTHING";

pub const DELETE_OPERATOR_BLOCK: &str = "DELETE FROM operator_blocks WHERE kind = $1 AND id = $2";

/// Deletes invitations that are older than `$1`, unless their lobby is still open.
pub const DELETE_OLD_INVITATIONS: &str = "
    DELETE FROM invitations WHERE (match_id, user_id) IN
        (SELECT match_id, user_id FROM invitations
         WHERE invited_at < $1
             AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.id = invitations.match_id AND stage = 'lobby')
         LIMIT $2)";

/// Stores the newest answer of an invited user.
pub const ANSWER_INVITATION: &str = "
    UPDATE invitations SET answer = $3 WHERE match_id = $1 AND user_id = $2";

pub const HAS_ANSWER: &str = "
    SELECT COUNT(*) FROM invitations WHERE match_id = $1 AND user_id = $2 AND answer = $3";

/// Selects answers to invitations. `$1`: see [`ShardSet::to_bits`].
pub const INVITATION_ANSWERS: &str = "
    SELECT invitations.match_id, invitations.user_id, invitations.answer
    FROM invitations JOIN matches ON matches.id = invitations.match_id
    WHERE invitations.answer IS NOT NULL
        AND SUBSTR($1, CAST(1 + (COALESCE(matches.guild, 0) >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    ORDER BY invitations.match_id, invitations.user_id LIMIT $2";

/// Removes an answer, but not a newer answer.
pub const REMOVE_ANSWER: &str = "
    UPDATE invitations SET answer = NULL WHERE match_id = $1 AND user_id = $2 AND answer = $3";

/// The maximum number of answers that one query returns.
pub const MAX_ANSWERS: i64 = 32;

from_row!(RecentInvitation { host, stranger, accepted, at });

/// A host whom a user blocked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockedHost {
    pub host: UserId,
    /// The host's latest name; `None` if their data was deleted.
    pub name: Option<String>,
}

from_row!(BlockedHost { host, name });

/// Checks the limits on lobbies and invitations, for a lobby that `host` wants to open. `guild` is the server, if its
/// limit on lobbies applies. Returns all guests, each with whether they have never played with the host. Until the
/// transaction ends, no other process can open a lobby for this host or invite these guests.
pub async fn check_invitation_limits(
    db: &mut Connection,
    dialect: Dialect,
    host: UserId,
    guild: Option<GuildId>,
    guests: &[Reservation],
    now: Timestamp,
) -> Result<Vec<(UserId, bool)>, StoreError> {
    // Locking users in the order of their IDs prevents deadlocks.
    for user in guests.iter().map(|guest| guest.user).chain([host]).collect::<BTreeSet<_>>() {
        lock_until_commit(db, dialect, user).await?;
    }
    if let Some(guild) = guild {
        let lobbies: Vec<MatchId> = query(LOBBIES_OF_HOST).bind(host).bind(guild).fetch_all(&mut *db).await?;
        if lobbies.len() >= MAX_LOBBIES && count_readable(db, &lobbies).await? >= MAX_LOBBIES {
            return Err(StoreError::HostLimit);
        }
    }
    let mut invited = Vec::new();
    let mut refused = Vec::new();
    for guest in guests {
        let facts = facts(db, host, guest.user, now).await?;
        invited.push((guest.user, !facts.have_played));
        if !facts.allows_host(host) {
            refused.push((guest.user, facts.reinvitable_at(host)));
        }
    }
    if refused.is_empty() { Ok(invited) } else { Err(StoreError::uninvitable(&refused, now)) }
}

async fn facts(
    db: &mut Connection,
    host: UserId,
    user: UserId,
    now: Timestamp,
) -> Result<InvitationEligibility, StoreError> {
    let recent = query(RECENT_INVITATIONS).bind(user).bind(now - InvitationEligibility::RECENT_SPAN);
    Ok(InvitationEligibility {
        invited_by: read_user_settings(db, user).await?.invited_by,
        blocked: query(IS_HOST_BLOCKED).bind(user).bind(host).fetch_one(&mut *db).await?,
        have_played: query(HAVE_PLAYED_TOGETHER).bind(user).bind(host).fetch_one(&mut *db).await?,
        recent_invitations: recent.fetch_readable("invitations", db).await?,
    })
}

/// Stores the invitations that a change adds to an open lobby.
pub async fn insert_new(db: &mut Connection, change: &MatchChange) -> Result<(), StoreError> {
    let Some(before) = &change.meta_before else { return Ok(()) };
    let MatchMeta { id, host, reserved, .. } = &*change.meta;
    for guest in reserved.iter().filter(|guest| !before.is_reserved_for(guest.user)) {
        let stranger = !facts(db, *host, guest.user, change.changed_at).await?.have_played;
        let invite = query(INSERT_INVITATION).bind(id).bind(guest.user).bind(host).bind(change.changed_at);
        invite.bind(stranger).execute(&mut *db).await?;
    }
    Ok(())
}

impl Database {
    /// Blocks the host who invited the user to this match. Returns the host, or `None` if the user was not invited.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn block_host(&self, user: UserId, id: MatchId, at: Timestamp) -> Result<Option<UserId>, StoreError> {
        let mut tx = self.begin_write().await?;
        let host = query(INVITING_HOST).bind(id).bind(user);
        let Some(host): Option<UserId> = host.fetch_optional(&mut *tx).await? else { return Ok(None) };
        query(BLOCK_HOST).bind(user).bind(host).bind(at).execute(&mut *tx).await?;
        tx.commit().await?;
        Ok(Some(host))
    }

    /// Allows a host to invite the user again.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn unblock_host(&self, user: UserId, host: UserId) -> Result<(), StoreError> {
        self.execute(query(UNBLOCK_HOST).bind(user).bind(host)).await.map(drop)
    }

    /// Returns at most `limit` hosts whom the user blocked, newest first.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn blocked_hosts(&self, user: UserId, limit: usize) -> Result<Vec<BlockedHost>, StoreError> {
        self.list("blocked_hosts", query(BLOCKED_HOSTS).bind(user).bind(limit)).await
    }

    /// Blocks a user or a server for the operator. Returns whether the block is new.
    ///
    /// # Errors
    /// Fails if the database fails, or if the ID is too large for a column.
    pub async fn add_operator_block(&self, target: BlockTarget, at: Timestamp) -> Result<bool, StoreError> {
        let (kind, id) = kind_and_id(target);
        Ok(self.execute(query(INSERT_OPERATOR_BLOCK).bind(kind).bind(id).bind(at)).await? > 0)
    }

    /// Undoes [`Database::add_operator_block`]. Returns whether the user or server was blocked.
    ///
    /// # Errors
    /// Fails if the database fails, or if the ID is too large for a column.
    pub async fn remove_operator_block(&self, target: BlockTarget) -> Result<bool, StoreError> {
        let (kind, id) = kind_and_id(target);
        Ok(self.execute(query(DELETE_OPERATOR_BLOCK).bind(kind).bind(id)).await? > 0)
    }
}

pub const USER_KIND: &str = "user";
pub const SERVER_KIND: &str = "server";

/// Returns the kind and the ID of a blocked user or server.
fn kind_and_id(target: BlockTarget) -> (&'static str, u64) {
    match target {
        BlockTarget::User(user) => (USER_KIND, user.0),
        BlockTarget::Server(guild) => (SERVER_KIND, guild.0),
    }
}
