//! Stores which users get a role as an award, and which users lose a role that was an award. Each row is written before
//! the request to Discord, so that a later attempt can repeat the request. A repeated request does no harm.

use super::read_guild_settings;
use crate::ids::{GuildId, RoleId, UserId};
use crate::play::{RoleAward, ShardSet, StoreError, Tournament};
use crate::store::database::row::from_row;
use crate::store::database::{Connection, Database, query};

/// The maximum number of roles that one query returns.
const MAX_AWARDS: i64 = 64;

/// Selects the roles that the bot still has to give or take back. `$1`: see [`ShardSet::to_bits`].
pub const PENDING_AWARDS: &str = "
    SELECT guild, award, role, user_id, wanted,
        (SELECT COUNT(*) FROM awarded_roles AS others
            WHERE others.guild = awarded_roles.guild AND others.role = awarded_roles.role
                AND others.user_id = awarded_roles.user_id AND others.wanted = 1) AS kept
    FROM awarded_roles
    WHERE done = 0 AND SUBSTR($1, CAST(1 + (guild >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    ORDER BY guild, user_id, award, role LIMIT $2";

pub const AWARDS_OF_USER: &str = "
    SELECT guild, award, role, user_id, wanted, 0 AS kept FROM awarded_roles
    WHERE user_id = $1 ORDER BY guild, award, role";

pub const USERS_WITH_AWARD: &str = "
    SELECT user_id FROM awarded_roles WHERE guild = $1 AND award = $2 AND wanted = 1 ORDER BY user_id";

pub const REVOKE_AWARDS: &str = "
    UPDATE awarded_roles SET wanted = 0, done = 0 WHERE guild = $1 AND award = $2";

pub const PUT_AWARD: &str = "
    INSERT INTO awarded_roles (guild, award, role, user_id, wanted, done) VALUES ($1, $2, $3, $4, 1, 0)
    ON CONFLICT (guild, award, role, user_id) DO UPDATE SET wanted = 1, done = 0";

/// Stores that a role was given, unless the award has been taken back in the meantime.
pub const MARK_AWARD_DONE: &str = "
    UPDATE awarded_roles SET done = 1
    WHERE guild = $1 AND award = $2 AND role = $3 AND user_id = $4 AND wanted = $5";

/// Deletes an award's row, unless the award has been given again or taken back in the meantime.
pub const DELETE_AWARD: &str = "
    DELETE FROM awarded_roles WHERE guild = $1 AND award = $2 AND role = $3 AND user_id = $4 AND wanted = $5";

pub const DELETE_AWARDS_OF_USER: &str = "DELETE FROM awarded_roles WHERE user_id = $1";
pub const DELETE_AWARDS_OF_GUILD: &str = "DELETE FROM awarded_roles WHERE guild = $1";

/// A role that a user gets or loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AwardedRole {
    pub guild: GuildId,
    pub award: RoleAward,
    pub role: RoleId,
    pub user: UserId,
    /// Whether the user gets the role; otherwise, they lose it.
    pub wanted: bool,
    /// Whether the user also has the role because of another award, and so keeps it.
    pub kept: bool,
}

from_row!(AwardedRole { guild, award, role, user: "user_id", wanted, kept });

impl Database {
    /// Returns some of the roles that the bot still has to give or take back in these shards.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn pending_awards(&self, of: &ShardSet) -> Result<Vec<AwardedRole>, StoreError> {
        self.list("awarded_roles", query(PENDING_AWARDS).bind(of.to_bits()).bind(MAX_AWARDS)).await
    }

    /// Returns the roles that a user gets or loses as awards.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn awards_of(&self, user: UserId) -> Result<Vec<AwardedRole>, StoreError> {
        self.list("awarded_roles", query(AWARDS_OF_USER).bind(user)).await
    }

    /// Gives an award's role to these users, and takes it back from all other users.
    ///
    /// # Errors
    /// Fails if the database fails. On failure, nothing changes.
    pub async fn set_award_holders(
        &self,
        guild: GuildId,
        award: RoleAward,
        role: Option<RoleId>,
        users: &[UserId],
    ) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        replace_holders(&mut tx, guild, award, role, users).await?;
        Ok(tx.commit().await?)
    }

    /// Changes the role of an award, even for users who already have the award. `None` takes the role back.
    ///
    /// # Errors
    /// Fails if the database fails. On failure, nothing changes.
    pub async fn change_award_role(
        &self,
        guild: GuildId,
        award: RoleAward,
        role: Option<RoleId>,
    ) -> Result<(), StoreError> {
        let users: Vec<UserId> = self.list("awarded_roles", query(USERS_WITH_AWARD).bind(guild).bind(award)).await?;
        self.set_award_holders(guild, award, role, &users).await
    }

    /// Stores that Discord gave the role. Returns `false` if the role is no longer wanted.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn mark_award_done(&self, award: &AwardedRole) -> Result<bool, StoreError> {
        let AwardedRole { guild, award, role, user, wanted, .. } = *award;
        Ok(self.execute(query(MARK_AWARD_DONE).bind(guild).bind(award).bind(role).bind(user).bind(wanted)).await? > 0)
    }

    /// Stores that nothing is left to do for a role: it was taken back, or Discord permanently refuses the change.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn delete_award(&self, award: &AwardedRole) -> Result<(), StoreError> {
        let AwardedRole { guild, award, role, user, wanted, .. } = *award;
        self.execute(query(DELETE_AWARD).bind(guild).bind(award).bind(role).bind(user).bind(wanted)).await.map(drop)
    }
}

async fn replace_holders(
    db: &mut Connection,
    guild: GuildId,
    award: RoleAward,
    role: Option<RoleId>,
    users: &[UserId],
) -> Result<(), StoreError> {
    query(REVOKE_AWARDS).bind(guild).bind(award).execute(&mut *db).await?;
    let Some(role) = role else { return Ok(()) };
    for user in users {
        query(PUT_AWARD).bind(guild).bind(award).bind(role).bind(user).execute(&mut *db).await?;
    }
    Ok(())
}

/// Gives the server's winner role to the winners of an ended tournament. After a correction of the results, `known`
/// contains the former winners. The role then moves to the new winners, unless a later tournament has given it to other
/// users.
pub async fn award_winners(
    db: &mut Connection,
    tournament: &Tournament,
    known: Option<Vec<UserId>>,
) -> Result<(), StoreError> {
    let guild = tournament.guild;
    let best = tournament.best_users();
    if best.is_empty() || known.as_ref() == Some(&best) {
        return Ok(());
    }
    let role = read_guild_settings(db, guild).await?.winner_role;
    if role.is_none() {
        return Ok(());
    }
    if let Some(known) = known {
        let holders: Vec<UserId> =
            query(USERS_WITH_AWARD).bind(guild).bind(RoleAward::Winner).fetch_all(&mut *db).await?;
        if !holders.iter().all(|user| known.contains(user)) {
            return Ok(());
        }
    }
    replace_holders(db, tournament.guild, RoleAward::Winner, role, &best).await
}
