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
            // A view has the version, stage, seats and picture of a stored version. Versions only rise.
            Invariant::StoredBeforeShown => "stored before shown",
            // The store returns what it was given, and each change follows the previous one. An ended match stays
            // ended. Its seed never changes.
            Invariant::RecordGrows => "the record only grows",
            Invariant::CountsOnce => "an interaction counts at most once",
            Invariant::RefusedChangesNothing => "a refused press changes nothing",
            Invariant::AcceptedIsStored => "an accepted press is stored",
            // An interaction has at most one response per delivery, and no second message. It has one response, unless
            // a fault hit it or the process was killed.
            Invariant::OneResponse => "a press gets one response",
            Invariant::OneCall => "one edit at a time for a match",
            // Some seat may act, and there is a deadline.
            Invariant::CanGoOn => "a running match can go on",
            // Once faults have ended and users continue from the messages that they see, every match ends.
            Invariant::NotStuck => "no match is stuck",
            Invariant::MemoryBounded => "nothing stays in memory",
            Invariant::CheckerAgrees => "the independent checker agrees",
            // Results and ratings change only when a match that counts ends.
            Invariant::ResultCountsOnce => "a result counts once",
            Invariant::DeadlinesKept => "deadlines are kept",
            Invariant::NewestMessage => "only the newest message has live buttons",
            Invariant::CatchesUp => "the display catches up",
            Invariant::NoPanic => "nothing panics",
            // A table with users has one match, with these users. Other tables have none.
            Invariant::OneMatchATable => "one match a table",
            // A table's result agrees with its match and never changes.
            Invariant::TableResults => "a table's result is that of its match",
            // A round begins once all tables of the previous one have results. Nobody sits at two of its tables.
            Invariant::RoundsGrow => "rounds follow each other",
            // Once faults have ended, every tournament ends.
            Invariant::TournamentsEnd => "no tournament is stuck",
            // Only stored versions are shown, in one message, which shows the last version at the end. Standings are
            // posted once a round. They are posted again only if nobody knows whether they were posted.
            Invariant::TournamentsShown => "a tournament is shown as stored",
        }
    }
}
