//! The verifier of Slap the Elephant records: a second, independent implementation of the rules.

#[cfg(test)]
mod tests;

use crate::chance::StreamKind;
use crate::game::VerifiedGame;
use crate::reaction_games::{self, CommonState, JudgedBy, Picture, count_pictures};
use crate::steps::{RecordStep, Verifier, verify_steps};
use contract::{Ending, Fault, Phrase, Record, Seat, SeatSet};

pub const GAME: VerifiedGame = VerifiedGame {
    name: "slap",
    rules_version: 3,
    seats: 2..=4,
    options: reaction_games::OPTIONS,
    newer_options: &[],
    verify_steps: verify_steps::<SlapVerifier>,
};

/// The reactions, each with its animal.
const REACTIONS: [(&str, &str); 2] = [("slap", "elephant"), ("snap", "mouse")];

/// The state after the steps of the record so far.
pub struct SlapVerifier {
    shared: CommonState,
    /// The common pile, oldest card first.
    pile: Vec<Picture>,
    /// The number of redeals.
    redeals: usize,
    /// The correct reaction to the previous picture, and whether a claim decided that picture. After a pile is won, the
    /// empty table does not count as a picture.
    preceding: Option<(&'static str, bool)>,
    /// Once a claim or a redeal has decided the newest picture, this is the correct reaction to that picture, if there
    /// is one. The next turn moves it to [`SlapVerifier::preceding`].
    decided_newest: Option<Option<&'static str>>,
}

impl Verifier for SlapVerifier {
    const STEP_KINDS: &'static [&'static str] = &["deal", "turn", "out", "slap", "snap", "redeal", "agree", "limit"];

    fn new(record: &Record) -> SlapVerifier {
        SlapVerifier {
            shared: CommonState::new(record),
            pile: Vec::new(),
            redeals: 0,
            preceding: None,
            decided_newest: None,
        }
    }

    fn check_step(&mut self, step: &RecordStep) -> Result<(), Fault> {
        let next = self.next_step();
        // The card can be claimed until everybody has seen it \[house rule\].
        let is_claimable = next == "turn" || self.shared.show_cards && !self.pile.is_empty();
        match (next, step.kind) {
            (_, "agree") if is_claimable => self.shared.end_early(step, "agreed", &self.cards()),
            (_, "slap" | "snap") if is_claimable => self.judge_reaction(step),
            ("deal", "deal") => self.shared.deal(step),
            ("turn", "turn") => self.turn(step),
            ("limit", "limit") => self.shared.end_early(step, "turn-limit", &self.cards()),
            ("redeal", "redeal") => self.redeal(step),
            ("out", "out") => self.out(step),
            ("turn", _) => Err(step.unexpected(&["turn", "slap", "snap"])),
            _ => Err(step.unexpected(&[next])),
        }
    }

    fn expects_bookkeeping(&self) -> bool {
        !self.shared.dealt
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.shared.out_seats.contains(seat)
    }

    fn resign(&mut self, seat: Seat) {
        self.shared.packs.clear(seat);
        self.shared.remove_seat(seat);
        self.check_for_end("resign");
    }

    fn ending(&self, _playing: SeatSet) -> Option<Ending> {
        self.shared.ending
    }

    fn outcome_lists(&self) -> Vec<(&'static str, Vec<i64>)> {
        vec![("cards", self.cards())]
    }
}

impl SlapVerifier {
    /// Returns the `do` of the next step, apart from claims.
    fn next_step(&self) -> &'static str {
        if !self.shared.dealt {
            "deal"
        } else if self.shared.remaining_turns == Some(0) {
            "limit"
        } else if self.shared.packs.len(self.shared.current) > 0 {
            "turn"
        } else if self.cards().iter().any(|cards| *cards > 0) {
            "out"
        } else {
            "redeal"
        }
    }

    /// Returns the number of cards in each seat's pack.
    fn cards(&self) -> Vec<i64> {
        Seat::all(self.shared.seats).map(|seat| self.shared.packs.len(seat) as i64).collect()
    }

    fn turn(&mut self, step: &RecordStep) -> Result<(), Fault> {
        let seat = self.shared.current;
        step.ensure_by(seat)?;
        let picture = self.shared.packs.take_top(step, seat, step.get("card")?)?;
        self.preceding = match self.decided_newest.take() {
            Some(decided) => decided.map(|reaction| (reaction, true)),
            None => self.expected_reaction().map(|reaction| (reaction, false)),
        };
        self.pile.push(picture);
        self.shared.end_turn();
        Ok(())
    }

    /// « Quand un joueur perd toutes ses cartes, il est hors jeu. »
    fn out(&mut self, step: &RecordStep) -> Result<(), Fault> {
        step.ensure_by(self.shared.current)?;
        self.shared.remove_seat(self.shared.current);
        self.check_for_end("all-cards");
        Ok(())
    }

    fn redeal(&mut self, step: &RecordStep) -> Result<(), Fault> {
        step.ensure_by_nobody()?;
        let numbers = step.random_numbers(StreamKind::Redeal, 0, self.redeals);
        self.shared.packs.deal_to(step, count_pictures(&self.pile), &self.shared.still_in(), numbers)?;
        self.redeals += 1;
        self.mark_decided(self.expected_reaction());
        self.pile.clear();
        Ok(())
    }

    fn judge_reaction(&mut self, step: &RecordStep) -> Result<(), Fault> {
        let seat = step.actor()?;
        step.ensure(!self.is_out(seat), "fault-slap-out")?;
        step.ensure(!self.pile.is_empty(), "fault-slap-no-pile")?;
        let fits = self.expected_reaction() == Some(step.kind);
        let before = self.preceding.filter(|(reaction, _)| *reaction == step.kind).map(|(_, decided)| decided);
        match (step.get("right")?, self.shared.judge(step)?) {
            (true, JudgedBy::Newest { .. }) => step.ensure(fits, "fault-slap-not-asked")?,
            (true, JudgedBy::Previous { was_newest }) => {
                step.ensure(before == Some(false) && !(was_newest && fits), "fault-slap-not-asked")?;
            }
            (false, JudgedBy::Newest { within_grace }) => {
                step.ensure(!fits, "fault-slap-asked")?;
                step.ensure(!within_grace || before.is_none(), "fault-claims-grace")?;
                return self.share_pile(step, seat);
            }
            (false, JudgedBy::Previous { .. }) => return Err(step.fault("fault-claims-before")),
        }
        self.take_pile(step, seat)
    }

    /// « Le premier joueur à faire ceci gagne l'entière pile exposée ... Le gagnant d'une pile joue le premier »
    fn take_pile(&mut self, step: &RecordStep, seat: Seat) -> Result<(), Fault> {
        self.check_pile_size(step, "took")?;
        let reaction = REACTIONS.into_iter().map(|(reaction, _)| reaction).find(|reaction| *reaction == step.kind);
        self.mark_decided(reaction);
        self.preceding = reaction.map(|reaction| (reaction, true));
        self.shared.packs.put_under(seat, self.pile.drain(..));
        self.shared.current = seat;
        self.check_for_end("all-cards");
        Ok(())
    }

    /// « la pile exposée est partagée également entre les autres joueurs »
    fn share_pile(&mut self, step: &RecordStep, offender: Seat) -> Result<(), Fault> {
        self.check_pile_size(step, "shared")?;
        self.mark_decided(self.expected_reaction());
        let others: Vec<Seat> = offender.others(self.shared.seats).filter(|seat| !self.is_out(*seat)).collect();
        for (picture, &seat) in self.pile.drain(..).zip(others.iter().cycle()) {
            self.shared.packs.put_under(seat, [picture]);
        }
        self.check_for_end("all-cards");
        Ok(())
    }

    /// Marks the newest and the previous pictures as decided and stores the correct reaction to the newest picture.
    fn mark_decided(&mut self, reaction: Option<&'static str>) {
        self.decided_newest = Some(reaction);
        self.preceding = self.preceding.map(|(reaction, _)| (reaction, true));
    }

    /// Checks that the step states the number of cards in the pile.
    fn check_pile_size(&self, step: &RecordStep, key: &'static str) -> Result<(), Fault> {
        if step.get::<usize>(key)? == self.pile.len() {
            return Ok(());
        }
        Err(step.fault_with(Phrase::new("fault-claims-took").with("cards", self.pile.len())))
    }

    /// Returns the correct reaction to the newest picture, if there is one.
    fn expected_reaction(&self) -> Option<&'static str> {
        let top = *self.pile.last()?;
        let (reaction, _) = REACTIONS.into_iter().find(|(_, picture)| self.shared.packs.has_name(top, picture))?;
        Some(reaction)
    }

    /// Ends the match if one player has every card, or if only one seat remains.
    fn check_for_end(&mut self, why: &'static str) {
        let still_in = self.shared.still_in();
        let holders: SeatSet = Seat::all(self.shared.seats).filter(|&seat| self.shared.packs.len(seat) > 0).collect();
        if let [last] = still_in[..] {
            self.shared.ending = Some(Ending { winners: last.into(), why });
        } else if self.pile.is_empty() && holders.len() == 1 {
            self.shared.ending = Some(Ending { winners: holders, why });
        }
    }
}
