//! The independent verifier of this game's records.

#[cfg(test)]
mod tests;

use crate::chance::Kind;
use crate::claims::{self, Packs, Picture, Turns, check_time, count, is_before};
use crate::game::VerifiedGame;
use crate::steps::{RecordStep, Verifier, verify_steps};
use contract::{Ending, Fault, Phrase, Record, Seat, SeatSet};

pub const GAME: VerifiedGame =
    VerifiedGame { name: "slap", seats: 2..=4, options: claims::OPTIONS, verify_steps: verify_steps::<SlapVerifier> };

/// The reactions, each with the animal for which it is right.
const REACTIONS: [(&str, &str); 2] = [("slap", "elephant"), ("snap", "mouse")];

/// The state after the steps of the record so far.
pub struct SlapVerifier {
    seats: usize,
    floor: i64,
    dealt: bool,
    packs: Packs,
    turns: Turns,
    /// The common pile, oldest card first.
    pile: Vec<Picture>,
    /// The number of redeals.
    redeals: usize,
    /// The right reaction in the claim window before the newest, unless a claim decided it.
    before: Option<&'static str>,
    ending: Option<Ending>,
}

impl Verifier for SlapVerifier {
    const KINDS: &'static [&'static str] = &["deal", "turn", "out", "slap", "snap", "redeal", "agree"];

    fn new(record: &Record) -> SlapVerifier {
        let seats = record.seats.len();
        SlapVerifier {
            seats,
            floor: record.options.number("claim_floor_ms"),
            dealt: false,
            packs: Packs::new(seats, record.outcome.is_none()),
            turns: Turns::new(seats, record.options.number("turn_limit")),
            pile: Vec::new(),
            redeals: 0,
            before: None,
            ending: None,
        }
    }

    fn follow(&mut self, step: &RecordStep) -> Result<(), Fault> {
        match step.kind {
            "deal" if !self.dealt => {
                self.turns.current = self.packs.deal(step)?;
                self.dealt = true;
                Ok(())
            }
            _ if !self.dealt => Err(step.unexpected(&["deal"])),
            kind => match (self.turn_state(), kind) {
                (TurnState::NoCardAnywhere, "redeal") => self.redeal(step),
                (TurnState::NoCardAnywhere, _) => Err(step.unexpected(&["redeal"])),
                (TurnState::NoCard, "out") => self.out(step),
                (TurnState::NoCard, _) => Err(step.unexpected(&["out"])),
                (TurnState::Card, "turn") => self.turn(step),
                (TurnState::Card, "slap" | "snap") => self.reaction(step),
                (TurnState::Card, "agree") => self.agree(step),
                (TurnState::Card, _) => Err(step.unexpected(&["turn", "slap", "snap"])),
            },
        }
    }

    fn owes_bookkeeping(&self) -> bool {
        !self.dealt
    }

    fn resign(&mut self, seat: Seat) {
        self.packs.clear(seat);
        self.turns.leave(seat);
        self.look_for_the_end("resign");
    }

    fn ending(&self, _playing: SeatSet) -> Option<Ending> {
        self.ending
    }

    fn lists(&self) -> Vec<(&'static str, Vec<i64>)> {
        vec![("cards", Seat::all(self.seats).map(|seat| self.packs.len(seat) as i64).collect())]
    }
}

/// Whether the seat in turn has a card.
enum TurnState {
    Card,
    NoCard,
    NoCardAnywhere,
}

impl SlapVerifier {
    fn turn_state(&self) -> TurnState {
        if self.packs.len(self.turns.current) > 0 {
            TurnState::Card
        } else if Seat::all(self.seats).any(|seat| self.packs.len(seat) > 0) {
            TurnState::NoCard
        } else {
            TurnState::NoCardAnywhere
        }
    }

    fn turn(&mut self, step: &RecordStep) -> Result<(), Fault> {
        let seat = self.turns.current;
        step.demand_by(seat)?;
        let picture = self.packs.take_top(step, seat, step.word("card")?)?;
        self.before = self.asked();
        self.pile.push(picture);
        self.turns.pass();
        if self.turns.was_last() {
            self.ending = Some(self.count_cards("turn-limit"));
        }
        Ok(())
    }

    /// Applies an agreement of the remaining players: the match ends, and the numbers of cards decide \[house rule\].
    fn agree(&mut self, step: &RecordStep) -> Result<(), Fault> {
        step.demand_by_nobody()?;
        self.ending = Some(self.count_cards("agreed"));
        Ok(())
    }

    /// Returns an ending in which the remaining player with the most cards wins.
    fn count_cards(&self, why: &'static str) -> Ending {
        Ending::of_best(self.turns.still_in().into_iter().collect(), why, |seat| self.packs.len(seat))
    }

    /// « Quand un joueur perd toutes ses cartes, il est hors jeu. »
    fn out(&mut self, step: &RecordStep) -> Result<(), Fault> {
        step.demand_by(self.turns.current)?;
        self.turns.leave(self.turns.current);
        self.look_for_the_end("all-cards");
        Ok(())
    }

    fn redeal(&mut self, step: &RecordStep) -> Result<(), Fault> {
        step.demand_by_nobody()?;
        let numbers = step.chance(Kind::Redeal, 0, self.redeals);
        self.packs.lay_out(step, count(&self.pile), &self.turns.still_in(), numbers)?;
        self.redeals += 1;
        self.pile.clear();
        Ok(())
    }

    fn reaction(&mut self, step: &RecordStep) -> Result<(), Fault> {
        let seat = step.actor()?;
        step.demand(self.turns.still_in().contains(&seat), "fault-slap-out")?;
        let before = is_before(step)?;
        let right = step.flag("right")?;
        step.demand(right || !before, "fault-claims-before")?;
        check_time(step, before, self.floor)?;
        let asked = if before { self.before } else { self.asked() };
        match (right, asked == Some(step.kind)) {
            (true, true) => self.take(step, seat),
            (true, false) => Err(step.fault("fault-slap-not-asked")),
            (false, true) => Err(step.fault("fault-slap-asked")),
            (false, false) => self.share(step, seat),
        }
    }

    /// « Le premier joueur à faire ceci gagne l'entière pile exposée ... Le gagnant d'une pile joue le premier »
    fn take(&mut self, step: &RecordStep, seat: Seat) -> Result<(), Fault> {
        self.check_count(step, "took")?;
        self.packs.put_under(seat, self.pile.drain(..));
        self.turns.current = seat;
        self.before = None;
        self.look_for_the_end("all-cards");
        Ok(())
    }

    /// « la pile exposée est partagée également entre les autres joueurs »
    fn share(&mut self, step: &RecordStep, offender: Seat) -> Result<(), Fault> {
        step.demand(!self.pile.is_empty(), "fault-slap-no-pile")?;
        self.check_count(step, "shared")?;
        self.before = self.asked();
        let still_in = self.turns.still_in();
        let others: Vec<Seat> = offender.others(self.seats).filter(|seat| still_in.contains(seat)).collect();
        for (picture, &seat) in self.pile.drain(..).zip(others.iter().cycle()) {
            self.packs.put_under(seat, [picture]);
        }
        self.look_for_the_end("all-cards");
        Ok(())
    }

    /// Checks that the step names the number of cards in the pile.
    fn check_count(&self, step: &RecordStep, key: &'static str) -> Result<(), Fault> {
        if step.count(key)? == self.pile.len() as u64 {
            return Ok(());
        }
        Err(step.refuse(Phrase::new("fault-claims-took").with("cards", self.pile.len())))
    }

    /// Returns the right reaction in the newest claim window.
    fn asked(&self) -> Option<&'static str> {
        let top = *self.pile.last()?;
        REACTIONS.into_iter().find(|(_, picture)| self.packs.is(top, picture)).map(|(reaction, _)| reaction)
    }

    /// Ends the match if one player has every card, or if only one seat remains.
    fn look_for_the_end(&mut self, why: &'static str) {
        let still_in = self.turns.still_in();
        let holders: SeatSet = Seat::all(self.seats).filter(|&seat| self.packs.len(seat) > 0).collect();
        if let [last] = still_in[..] {
            self.ending = Some(Ending { winners: last.into(), why });
        } else if self.pile.is_empty() && holders.len() == 1 {
            self.ending = Some(Ending { winners: holders, why });
        }
    }
}
