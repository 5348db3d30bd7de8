//! Flags players whose claims are faster or more regular than people's can be. Managers see the flags in `/settings`,
//! and the operator sees them in the log. Flags have no other effect. `docs/fairness.md` explains the formulas.

use std::time::Duration;

use crate::ids::{GuildId, UserId};
use crate::play::{MatchMeta, StoreError};
use crate::store::Database;
use crate::timestamp::Timestamp;

/// How many of a player's latest correct claims are examined.
const EXAMINED: usize = 200;
/// This many correct claims in a row below the limit are suspicious.
const FAST_IN_A_ROW: usize = 5;
/// This many correct claims in a row with the same delay are suspicious.
const EVEN_IN_A_ROW: usize = 10;
/// The maximum difference between delays that count as equal.
const EVEN_TOLERANCE: Duration = Duration::from_millis(2);
/// How many of a player's newest correct claims the examined median covers.
const NEWEST: usize = 20;
/// A player's newest claims are compared with their earlier ones if there are at least this many earlier correct
/// claims.
const MIN_EARLIER: usize = 40;
/// A player's newest claims are compared with other players' if there are at least this many correct claims by others.
const MIN_OTHERS: usize = 20;
/// A median below this multiple of the limit is suspicious. In simulations, the fastest people stay above 310 ms.
const FAST_MEDIAN: f64 = 1.25;
/// Medians below this multiple of the limit are compared. Few people are that fast, so few are flagged wrongly.
const COMPARED_BELOW: f64 = 1.5;
/// A compared median is suspicious below this share of the other median.
const MUCH_FASTER: f64 = 0.6;

/// Finds players whose claims are suspiciously fast or regular.
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
        for user in meta.users() {
            if let Err(error) = self.examine_player(guild, user, at).await {
                tracing::error!(%error, "claims could not be examined");
            }
        }
    }

    async fn examine_player(&self, guild: GuildId, user: UserId, at: Timestamp) -> Result<(), StoreError> {
        let claims = self.database.uncleared_claims(user, guild, EXAMINED).await?;
        let others = self.database.claims_of_others(user, guild, NEWEST).await?;
        for kind in suspicions(&claims, &others, self.fast_below) {
            if self.database.flag(guild, user, kind, at).await? {
                tracing::warn!(guild = guild.0, kind, "suspicious claims; the server's managers see them in /settings");
            }
        }
        Ok(())
    }
}

/// Returns the kinds of suspicion that these delays raise. Each is the last part of a message key,
/// `discord-flag-<kind>`. `claims` are the player's claims, newest first. `others` are other users' claims in the same
/// matches as the newest claims.
fn suspicions(claims: &[Duration], others: &[Duration], fast_below: Duration) -> Vec<&'static str> {
    let (newest, earlier) = claims.split_at_checked(NEWEST).unwrap_or_default();
    let newest = median(newest, NEWEST);
    let below = |limit: Duration| newest.is_some_and(|newest| newest < limit);
    let much_faster_than = |other: Option<Duration>| {
        below(fast_below.mul_f64(COMPARED_BELOW)) && other.is_some_and(|other| below(other.mul_f64(MUCH_FASTER)))
    };
    let fast_row = claims.windows(FAST_IN_A_ROW).any(|row| row.iter().all(|delay| *delay < fast_below));
    let spread = |row: &[Duration]| Some(*row.iter().max()? - *row.iter().min()?);
    let even = claims.windows(EVEN_IN_A_ROW).any(|row| spread(row).is_some_and(|spread| spread <= 2 * EVEN_TOLERANCE));
    let raised = [
        ("fast", fast_row || below(fast_below.mul_f64(FAST_MEDIAN))),
        ("even", even),
        ("sudden", much_faster_than(median(earlier, MIN_EARLIER))),
        ("ahead", much_faster_than(median(others, MIN_OTHERS))),
    ];
    raised.into_iter().filter_map(|(kind, raised)| raised.then_some(kind)).collect()
}

/// Returns the median, or `None` if there are fewer than `min` delays.
fn median(delays: &[Duration], min: usize) -> Option<Duration> {
    let mut sorted = delays.to_vec();
    sorted.sort_unstable();
    sorted.get(sorted.len() / 2).copied().filter(|_| sorted.len() >= min)
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{Chance, Seed};

    const LIMIT: Duration = Duration::from_millis(200);

    fn delays(milliseconds: &[u64]) -> Vec<Duration> {
        milliseconds.iter().copied().map(Duration::from_millis).collect()
    }

    fn found(claims: &[u64]) -> Vec<&'static str> {
        suspicions(&delays(claims), &[], LIMIT)
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

    /// Returns this number of delays around `median`, 20 ms apart.
    fn around(median: u64, number: usize) -> Vec<u64> {
        (0..number).map(|index| median + 20 * (index as u64 % 3) - 20).collect()
    }

    #[test]
    fn a_median_that_people_hardly_reach_is_suspicious() {
        assert_eq!(found(&around(249, 20)), ["fast"]);
        assert_eq!(found(&around(250, 20)), [""; 0]);
        assert_eq!(found(&around(249, 19)), [""; 0], "too few");
        let slow_before = [around(249, 20), around(400, 20)].concat();
        assert_eq!(found(&slow_before), ["fast"], "only the newest count");
    }

    #[test]
    fn claims_that_are_suddenly_much_faster_are_suspicious() {
        let changed = |newest, earlier, number| found(&[around(newest, 20), around(earlier, number)].concat());
        assert_eq!(changed(299, 499, 40), ["sudden"]);
        assert_eq!(changed(299, 498, 40), [""; 0], "less than 40 % faster");
        assert_eq!(changed(300, 900, 40), [""; 0], "some people are that fast");
        assert_eq!(changed(299, 499, 39), [""; 0], "too few");
    }

    #[test]
    fn claims_that_are_much_faster_than_the_others_are_suspicious() {
        let compared =
            |own, others, number| suspicions(&delays(&around(own, 20)), &delays(&around(others, number)), LIMIT);
        assert_eq!(compared(299, 499, 20), ["ahead"]);
        assert_eq!(compared(299, 498, 20), [""; 0]);
        assert_eq!(compared(300, 900, 20), [""; 0]);
        assert_eq!(compared(299, 499, 19), [""; 0], "too few");
    }

    /// A person whose reaction times are ex-Gaussian: the sum of a normal and an exponential variable, in milliseconds.
    struct Person {
        mu: f64,
        sigma: f64,
        tau: f64,
    }

    impl Person {
        /// The median is about `mu + 0.7 * tau`, so it is between 330 and 1000 ms, including the network.
        fn draw(rng: &mut Chance) -> Person {
            let mu = 300.0 + 500.0 * rng.unit();
            Person { mu, sigma: 0.12 * mu, tau: (0.15 + 0.25 * rng.unit()) * mu }
        }

        fn reacts(&self, rng: &mut Chance) -> f64 {
            self.mu + self.sigma * rng.normal() - self.tau * (1.0 - rng.unit()).ln()
        }
    }

    /// People who play many matches with each other, on different devices. The fastest of them wins each claim.
    struct Group {
        people: Vec<Person>,
        /// Each person's correct claims with their matches, oldest first.
        claims: Vec<Vec<(usize, Duration)>>,
        matches: usize,
    }

    impl Group {
        fn draw(rng: &mut Chance) -> Group {
            let people: Vec<Person> = (0..2 + rng.below(7)).map(|_| Person::draw(rng)).collect();
            Group { claims: vec![Vec::new(); people.len()], people, matches: 0 }
        }

        /// Plays a match. The first person claims blindly with these delays, if any.
        fn play(&mut self, rng: &mut Chance, mut blind: Option<&mut dyn FnMut(&mut Chance) -> f64>) {
            // A bad device or network makes a person up to 250 ms slower, in half of the matches.
            let slower = |rng: &mut Chance| if rng.happens(0.5) { 250.0 * rng.unit() } else { 0.0 };
            let slower: Vec<f64> = self.people.iter().map(|_| slower(rng)).collect();
            for _ in 0..10 + rng.below(50) {
                let mut times: Vec<f64> =
                    self.people.iter().zip(&slower).map(|(person, slower)| person.reacts(rng) + slower).collect();
                if let Some(blind) = &mut blind {
                    times[0] = blind(rng);
                }
                let first = (0..times.len()).min_by(|&one, &other| times[one].total_cmp(&times[other])).unwrap();
                self.claims[first].push((self.matches, Duration::from_millis(times[first] as u64)));
            }
            self.matches += 1;
        }

        fn suspicions(&self, person: usize) -> Vec<&'static str> {
            let own: Vec<&(usize, Duration)> = self.claims[person].iter().rev().take(EXAMINED).collect();
            let matches: Vec<usize> = own.iter().take(NEWEST).map(|(number, _)| *number).collect();
            let others = self.claims.iter().enumerate().filter(|(other, _)| *other != person);
            let others = others.flat_map(|(_, claims)| claims).filter(|(number, _)| matches.contains(number));
            let own: Vec<Duration> = own.iter().map(|(_, time)| *time).collect();
            let others: Vec<Duration> = others.map(|(_, time)| *time).collect();
            suspicions(&own, &others, LIMIT)
        }
    }

    #[test]
    fn honest_people_are_flagged_in_at_most_one_of_1000_matches() {
        let mut rng = Seed([7; 32]).numbers(1);
        let mut flagged = Vec::new();
        for _ in 0..250 {
            let mut group = Group::draw(&mut rng);
            for _ in 0..12 {
                group.play(&mut rng, None);
                flagged.extend((0..group.people.len()).flat_map(|person| group.suspicions(person)));
            }
        }
        assert!(flagged.len() <= 3, "{} of 3000 matches: {flagged:?}", flagged.len());
    }

    /// A program that claims after about 210 ms is flagged within 60 claims, even if it lets others win half of the
    /// time.
    #[test]
    fn blind_claims_are_flagged_within_60() {
        let mut rng = Seed([8; 32]).numbers(1);
        let mut ahead = 0;
        for number in 0..200 {
            let mut group = Group::draw(&mut rng);
            for _ in 0..number % 10 {
                group.play(&mut rng, None);
            }
            let claims = group.claims[0].len() + 60;
            let share = if number % 2 == 0 { 1.0 } else { 0.5 };
            let mut blind = |rng: &mut Chance| {
                if rng.happens(share) { (210.0 + 30.0 * rng.normal()).max(150.0) } else { f64::INFINITY }
            };
            while group.claims[0].len() < claims {
                group.play(&mut rng, Some(&mut blind));
            }
            group.claims[0].truncate(claims);
            let found = group.suspicions(0);
            assert!(found.contains(&"fast"), "group {number}: {found:?}");
            ahead += usize::from(share < 1.0 && found.contains(&"ahead"));
        }
        assert!(ahead >= 90, "{ahead} of the 100 that let others win");
    }
}
