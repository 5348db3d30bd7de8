//! Invariants that must hold at each step of a simulation. `docs/reliability.md` lists them by these names.

/// One invariant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invariant {
    StoredBeforeShown,
    RecordGrows,
    CountsOnce,
    RefusedChangesNothing,
    AcceptedIsStored,
    OneResponse,
    OneCall,
    CanGoOn,
    NotStuck,
    MemoryBounded,
    CheckerAgrees,
    ResultCountsOnce,
    DeadlinesKept,
    NewestMessage,
    CatchesUp,
    NoPanic,
    OneMatchATable,
    TableResults,
    RoundsGrow,
    TournamentsEnd,
    TournamentsShown,
}

impl Invariant {
    pub const ALL: [Invariant; 21] = [
        Invariant::StoredBeforeShown,
        Invariant::RecordGrows,
        Invariant::CountsOnce,
        Invariant::RefusedChangesNothing,
        Invariant::AcceptedIsStored,
        Invariant::OneResponse,
        Invariant::OneCall,
        Invariant::CanGoOn,
        Invariant::NotStuck,
        Invariant::MemoryBounded,
        Invariant::CheckerAgrees,
        Invariant::ResultCountsOnce,
        Invariant::DeadlinesKept,
        Invariant::NewestMessage,
        Invariant::CatchesUp,
        Invariant::NoPanic,
        Invariant::OneMatchATable,
        Invariant::TableResults,
        Invariant::RoundsGrow,
        Invariant::TournamentsEnd,
        Invariant::TournamentsShown,
    ];

    pub fn name(self) -> &'static str {
        match self {
            // Each view has the version, stage, seats and picture of a stored version. The shown versions only rise.
            Invariant::StoredBeforeShown => "stored before shown",
            // The store returns what it was given, and each change follows the previous one. An ended match stays
            // ended. A match's seed never changes.
            Invariant::RecordGrows => "the record only grows",
            Invariant::CountsOnce => "an interaction counts at most once",
            Invariant::RefusedChangesNothing => "a refused press changes nothing",
            Invariant::AcceptedIsStored => "an accepted press is stored",
            // An interaction gets at most one response per delivery, and never a second message. It gets a response
            // unless a fault hit it or the process was killed.
            Invariant::OneResponse => "a press gets one response",
            Invariant::OneCall => "one edit at a time for a match",
            // At least one seat may act, and there is a deadline.
            Invariant::CanGoOn => "a running match can go on",
            // Once faults have stopped and users continue from the messages that they see, every match ends.
            Invariant::NotStuck => "no match is stuck",
            Invariant::MemoryBounded => "nothing stays in memory",
            Invariant::CheckerAgrees => "the independent checker agrees",
            // Results and ratings change only when a match that counts ends.
            Invariant::ResultCountsOnce => "a result counts once",
            Invariant::DeadlinesKept => "deadlines are kept",
            Invariant::NewestMessage => "only the newest message has live buttons",
            Invariant::CatchesUp => "the display catches up",
            Invariant::NoPanic => "nothing panics",
            // A table with users has exactly one match, with these users. Tables without users have none.
            Invariant::OneMatchATable => "one match a table",
            // A table's result agrees with its match and never changes.
            Invariant::TableResults => "a table's result is that of its match",
            // A round begins only when all tables of the previous round have results. In a round, nobody sits at two
            // tables.
            Invariant::RoundsGrow => "rounds follow each other",
            // Once faults have ended, every tournament ends.
            Invariant::TournamentsEnd => "no tournament is stuck",
            // One message shows the tournament. It shows only stored versions, and the last version at the end.
            // Standings are posted once a round, and again only if it is unknown whether they were posted.
            Invariant::TournamentsShown => "a tournament is shown as stored",
        }
    }
}
