//! What must hold at each step of a simulation. `docs/reliability.md` lists the invariants by these names.

/// One invariant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invariant {
    StoredBeforeShown,
    RecordGrows,
    CountsOnce,
    RefusedChangesNothing,
    AcceptedIsStored,
    AnsweredOnce,
    OneCall,
    CanGoOn,
    NotStuck,
    MemoryBounded,
    CheckerAgrees,
    EndCountsOnce,
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
        Invariant::AnsweredOnce,
        Invariant::OneCall,
        Invariant::CanGoOn,
        Invariant::NotStuck,
        Invariant::MemoryBounded,
        Invariant::CheckerAgrees,
        Invariant::EndCountsOnce,
        Invariant::DeadlinesKept,
        Invariant::NewestMessage,
        Invariant::CatchesUp,
        Invariant::NoPanic,
    ];

    pub fn name(self) -> &'static str {
        match self {
            // A view's version, stage, seats and picture are those of that version in the store, and versions only rise.
            Invariant::StoredBeforeShown => "stored before shown",
            // The store gives back what it was given; each change follows the one before; what is over stays over; the seed never changes after the start.
            Invariant::RecordGrows => "the record only grows",
            Invariant::CountsOnce => "an interaction counts at most once",
            Invariant::RefusedChangesNothing => "a refused press changes nothing",
            Invariant::AcceptedIsStored => "an accepted press is stored",
            // Never more often than it was delivered, nor by a second message; and once, unless a fault struck it or the process died.
            Invariant::AnsweredOnce => "a press is answered once",
            Invariant::OneCall => "one edit at a time for a match",
            // A seat is awaited, and there is a deadline.
            Invariant::CanGoOn => "a running match can go on",
            // Once all faults are over and users play by what they see, every match ends.
            Invariant::NotStuck => "no match is stuck",
            Invariant::MemoryBounded => "nothing stays in memory",
            Invariant::CheckerAgrees => "the independent checker agrees",
            // Results and ratings come with the end of a match that counts, and with nothing else.
            Invariant::EndCountsOnce => "an end counts once",
            Invariant::DeadlinesKept => "deadlines are kept",
            Invariant::NewestMessage => "only the newest message has live buttons",
            Invariant::CatchesUp => "the display catches up",
            Invariant::NoPanic => "nothing panics",
        }
    }
}
