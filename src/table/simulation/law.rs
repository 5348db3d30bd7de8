//! The laws: what must hold at each step of a simulation. `docs/reliability.md` lists them by these names.

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
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

impl Law {
    pub const ALL: [Law; 16] = [
        Law::StoredBeforeShown,
        Law::RecordGrows,
        Law::CountsOnce,
        Law::RefusedChangesNothing,
        Law::AcceptedIsStored,
        Law::AnsweredOnce,
        Law::OneCall,
        Law::CanGoOn,
        Law::NotStuck,
        Law::MemoryBounded,
        Law::CheckerAgrees,
        Law::EndCountsOnce,
        Law::DeadlinesKept,
        Law::NewestMessage,
        Law::CatchesUp,
        Law::NoPanic,
    ];

    pub fn name(self) -> &'static str {
        match self {
            // A view's version, stage, seats and picture are those of that version in the store, and versions only rise.
            Law::StoredBeforeShown => "stored before shown",
            // The store gives back what it was given; each change follows the one before; what is over stays over.
            Law::RecordGrows => "the record only grows",
            Law::CountsOnce => "an interaction counts at most once",
            Law::RefusedChangesNothing => "a refused press changes nothing",
            Law::AcceptedIsStored => "an accepted press is stored",
            // Never more often than it was delivered, nor by a second message; and once, unless a fault struck it or the process died.
            Law::AnsweredOnce => "a press is answered once",
            Law::OneCall => "one call at a time for a match",
            // Somebody is awaited, and there is a deadline.
            Law::CanGoOn => "a live match can go on",
            // Once all faults are over and people play by what they see, every match ends.
            Law::NotStuck => "no match is stuck",
            Law::MemoryBounded => "nothing is left in memory",
            Law::CheckerAgrees => "the independent checker agrees",
            // Results and ratings come with the end of a match that counts, and with nothing else.
            Law::EndCountsOnce => "an end counts once",
            Law::DeadlinesKept => "deadlines are kept",
            Law::NewestMessage => "only the newest message can be pressed",
            Law::CatchesUp => "what is shown catches up",
            Law::NoPanic => "nothing panics",
        }
    }
}
