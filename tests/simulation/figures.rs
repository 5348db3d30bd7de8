//! What simulations count.

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Matches that were opened.
    pub matches: usize,
    /// Tournaments that were opened.
    pub tournaments: usize,
    /// Tournament tables that have a result.
    pub tables: usize,
    /// Matches that ended with an outcome instead of being stopped.
    pub played: usize,
    /// Changes that were stored.
    pub changes: usize,
    /// States of matches that users saw.
    pub shows: usize,
    /// Presses, claims and commands.
    pub requests: usize,
    /// Faults of the store and of Discord.
    pub faults: usize,
    /// Processes that were killed.
    pub kills: usize,
    /// Processes that shut down because they were asked to.
    pub ends: usize,
    /// A hash of the whole trace.
    pub hash: u64,
}

impl Figures {
    /// Adds the figures of another world.
    pub fn add(&mut self, other: &Figures) {
        self.matches += other.matches;
        self.tournaments += other.tournaments;
        self.tables += other.tables;
        self.played += other.played;
        self.changes += other.changes;
        self.shows += other.shows;
        self.requests += other.requests;
        self.faults += other.faults;
        self.kills += other.kills;
        self.ends += other.ends;
        self.hash = self.hash.wrapping_add(other.hash);
    }
}

impl std::fmt::Display for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Figures { matches, tournaments, tables, played, changes, shows, requests, faults, kills, ends, hash } =
            self;
        write!(
            f,
            "{tournaments} tournaments with {tables} tables, {matches} matches ({played} played to an outcome), {changes} changes, {shows} shows, {requests} requests, \
             {faults} faults, {kills} kills, {ends} orderly ends; course {hash:016x}"
        )
    }
}
