//! Flags players whose claims are faster or more regular than people's can be. Managers see the flags in `/settings`,
//! and the operator sees them in the log. Flags have no other effect.

use std::time::Duration;

use crate::ids::{GuildId, UserId};
use crate::play::{MatchMeta, Occupant, StoreError};
use crate::store::Database;
use crate::timestamp::Timestamp;

/// The number of a player's latest right claims that are examined.
const EXAMINED: usize = 60;
/// The number of right claims in a row below the limit that is suspicious.
const FAST_IN_A_ROW: usize = 5;
/// The number of right claims in a row with the same delay that is suspicious.
const EVEN_IN_A_ROW: usize = 10;
/// The maximum difference between delays that count as the same.
const EVEN_TOLERANCE: Duration = Duration::from_millis(2);

/// Examines players' claims.
#[derive(Clone)]
pub struct SuspiciousClaims {
    database: Database,
    /// The limit for the delay of a claim. People are rarely faster.
    fast_below: Duration,
}

impl SuspiciousClaims {
    pub fn new(database: Database, fast_below: Duration) -> SuspiciousClaims {
        SuspiciousClaims { database, fast_below }
    }

    /// Examines the players of a match that ended at `at`.
    pub async fn examine(&self, meta: &MatchMeta, at: Timestamp) {
        let Some(guild) = meta.location.guild else { return };
        for player in &meta.seats {
            if let Occupant::User(user) = player.occupant
                && let Err(error) = self.examine_player(guild, user, at).await
            {
                tracing::error!(%error, "claims could not be examined");
            }
        }
    }

    async fn examine_player(&self, guild: GuildId, user: UserId, at: Timestamp) -> Result<(), StoreError> {
        let claims = self.database.uncleared_claims(user, guild, EXAMINED).await?;
        for kind in suspicions(&claims, self.fast_below) {
            if self.database.flag(guild, user, kind, at).await? {
                tracing::warn!(guild = guild.0, kind, "suspicious claims; the server's managers see them in /settings");
            }
        }
        Ok(())
    }
}

/// Returns the kinds of suspicion that these delays raise: `fast` and `even`, as in the messages `discord-flag-…`.
fn suspicions(claims: &[Duration], fast_below: Duration) -> impl Iterator<Item = &'static str> {
    let fast = claims.windows(FAST_IN_A_ROW).any(|row| row.iter().all(|delay| *delay < fast_below));
    let spread = |row: &[Duration]| Some(*row.iter().max()? - *row.iter().min()?);
    let even = claims.windows(EVEN_IN_A_ROW).any(|row| spread(row).is_some_and(|spread| spread <= 2 * EVEN_TOLERANCE));
    [fast.then_some("fast"), even.then_some("even")].into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(claims: &[u64]) -> Vec<&'static str> {
        let claims: Vec<Duration> = claims.iter().copied().map(Duration::from_millis).collect();
        suspicions(&claims, Duration::from_millis(200)).collect()
    }

    #[test]
    fn five_fast_claims_in_a_row_are_suspicious() {
        assert_eq!(found(&[199, 180, 170, 190]), [""; 0]);
        assert_eq!(found(&[400, 199, 180, 170, 190, 151, 600]), ["fast"]);
        assert_eq!(found(&[199, 180, 200, 170, 190, 151, 600]), [""; 0], "broken by one of 200 ms");
    }

    #[test]
    fn ten_claims_with_the_same_delay_are_suspicious() {
        let even = [500, 501, 502, 499, 498, 500, 501, 500, 502, 498];
        assert_eq!(found(&even), ["even"]);
        assert_eq!(found(&even[1..]), [""; 0], "nine");
        let mut uneven = even;
        uneven[4] = 497;
        assert_eq!(found(&uneven), [""; 0]);
    }

    #[test]
    fn usual_claims_are_not_suspicious() {
        assert_eq!(found(&[412, 380, 655, 290, 501, 333, 198, 720, 444, 512, 367]), [""; 0]);
        assert_eq!(found(&[]), [""; 0]);
    }
}
