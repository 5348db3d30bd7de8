//! What must hold at each step of a simulation. `docs/reliability.md` lists the invariants by these names.

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
}

impl Invariant {
    pub const ALL: [Invariant; 16] = [
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
    ];

    pub fn name(self) -> &'static str {
        match self {
            // A view's version, stage, seats and picture are those of that version in the store, and versions only rise.
            Invariant::StoredBeforeShown => "stored before shown",
            // The store returns what it was given, and each change follows the previous one. A match that is over stays
            // over, and its seed stays the same from the start.
            Invariant::RecordGrows => "the record only grows",
            Invariant::CountsOnce => "an interaction counts at most once",
            Invariant::RefusedChangesNothing => "a refused press changes nothing",
            Invariant::AcceptedIsStored => "an accepted press is stored",
            // There are never more responses than deliveries, nor a second message. None is missing unless a fault hit
            // it or the process was killed.
            Invariant::OneResponse => "a press gets one response",
            Invariant::OneCall => "one edit at a time for a match",
            // Some seat may act, and there is a deadline.
            Invariant::CanGoOn => "a running match can go on",
            // Once faults end and users continue with what they see, every match ends.
            Invariant::NotStuck => "no match is stuck",
            Invariant::MemoryBounded => "nothing stays in memory",
            Invariant::CheckerAgrees => "the independent checker agrees",
            // Results and ratings change only at the end of a match that counts.
            Invariant::ResultCountsOnce => "a result counts once",
            Invariant::DeadlinesKept => "deadlines are kept",
            Invariant::NewestMessage => "only the newest message has live buttons",
            Invariant::CatchesUp => "the display catches up",
            Invariant::NoPanic => "nothing panics",
        }
    }
}
