//! Claims that are faster, or more even, than people can be. They are shown to the server's owner, in `/settings` and in
//! the log; nobody is punished for them.

use crate::store::Database;
use crate::table::MatchMeta;
use crate::table::{Occupant, StoreError};

/// The latest right claims that are looked at.
const LOOKED_AT: usize = 60;
/// So many right claims in a row under the limit are suspicious.
const FAST_IN_A_ROW: usize = 5;
/// So many right claims in a row with the same delay are suspicious.
const EVEN_IN_A_ROW: usize = 10;
/// Delays count as the same within so many milliseconds of one delay, either way.
const EVEN_WITHIN: i64 = 2;

/// Looks after claims.
#[derive(Clone)]
pub struct Fairness {
    database: Database,
    /// Milliseconds below which a right claim is faster than people usually are.
    fast_below: i64,
}

impl Fairness {
    /// Looks into this database. `fast_below` is in milliseconds.
    pub fn new(database: Database, fast_below: u32) -> Fairness {
        Fairness { database, fast_below: fast_below.into() }
    }

    /// Looks at the claims of everybody who sits at a match that has ended at `at` (milliseconds since 1970).
    pub async fn look(&self, meta: &MatchMeta, at: i64) {
        let Some(guild) = meta.location.guild else { return };
        for taken in &meta.seats {
            if let Occupant::User(user) = taken.who
                && let Err(error) = self.look_at(guild, user, at).await
            {
                tracing::error!(%error, "claims could not be looked at");
            }
        }
    }

    async fn look_at(&self, guild: u64, user: u64, at: i64) -> Result<(), StoreError> {
        let claims = self.database.recent_claims(user, Some(guild), LOOKED_AT).await?;
        for kind in suspicions(&claims, self.fast_below) {
            if self.database.flag(guild, user, kind, at).await? {
                tracing::warn!(
                    guild,
                    user,
                    kind,
                    "somebody's claims are suspicious; the server's managers see it in /settings"
                );
            }
        }
        Ok(())
    }
}

/// What is suspicious about these delays (milliseconds): `fast`, `even`. The kinds name messages `discord-flag-…`.
fn suspicions(claims: &[i64], fast_below: i64) -> impl Iterator<Item = &'static str> {
    let fast = claims.windows(FAST_IN_A_ROW).any(|row| row.iter().all(|delay| *delay < fast_below));
    let spread = |row: &[i64]| Some(row.iter().max()? - row.iter().min()?);
    let even = claims.windows(EVEN_IN_A_ROW).any(|row| spread(row).is_some_and(|spread| spread <= 2 * EVEN_WITHIN));
    [fast.then_some("fast"), even.then_some("even")].into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(claims: &[i64]) -> Vec<&'static str> {
        suspicions(claims, 200).collect()
    }

    #[test]
    fn five_fast_ones_in_a_row_are_suspicious_four_are_not() {
        assert_eq!(found(&[199, 180, 170, 190]), [""; 0]);
        assert_eq!(found(&[400, 199, 180, 170, 190, 151, 600]), ["fast"]);
        assert_eq!(found(&[199, 180, 200, 170, 190, 151, 600]), [""; 0], "broken by one of 200 ms");
    }

    #[test]
    fn ten_with_the_same_delay_are_suspicious_however_slow() {
        let even = [500, 501, 502, 499, 498, 500, 501, 500, 502, 498];
        assert_eq!(found(&even), ["even"]);
        assert_eq!(found(&even[1..]), [""; 0], "nine");
        let mut uneven = even;
        uneven[4] = 497;
        assert_eq!(found(&uneven), [""; 0]);
    }

    #[test]
    fn usual_people_are_not_suspicious() {
        assert_eq!(found(&[412, 380, 655, 290, 501, 333, 198, 720, 444, 512, 367]), [""; 0]);
        assert_eq!(found(&[]), [""; 0]);
    }
}
