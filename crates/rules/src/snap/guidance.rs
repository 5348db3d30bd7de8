//! What a learner reads in a practice match.

use super::moves::StepKind;
use super::rules::Snap;
use crate::claims::{ClaimGame, learn_aim};
use contract::{Guidance, Phrase, Seat, Step};

impl Guidance for Snap {
    fn advice(&self, seat: Seat) -> Vec<Phrase> {
        let table = self.table();
        let mut advice = learn_aim("snap", table);
        if !self.middle().is_empty() {
            advice.push(Phrase::new("snap-learn-penalty"));
        }
        let pair = self.shown_twice().filter(|_| self.check_claim(seat).is_ok());
        advice.extend(pair.map(|_| Phrase::new("snap-learn-pair")));
        advice.push(match (pair, table.turn()) {
            (Some(shown), _) => Phrase::new("snap-learn-pair-now")
                .with("card", shown.animal.phrase())
                .with("cards", self.taken(seat, shown).len()),
            (None, Some(turn)) if turn == seat && table.pack(seat) > 0 => Phrase::new("snap-learn-turn"),
            (None, Some(turn)) if turn == seat => Phrase::new("snap-learn-turn-new-pack"),
            (None, Some(turn)) => Phrase::new("snap-learn-watch").with("player", turn),
            (None, None) => return Vec::new(),
        });
        advice
    }

    fn remark(&self, step: &Step<StepKind>, seat: Seat) -> Option<Phrase> {
        let by = step.by?;
        let key = match &step.kind {
            StepKind::Call(call) => match (by == seat, call.right) {
                (true, true) => "snap-remark-won",
                (true, false) => "snap-remark-wrong",
                (false, true) => "snap-remark-lost",
                (false, false) => "snap-remark-wrong-other",
            },
            _ => return None,
        };
        Some(Phrase::new(key).with("player", by))
    }
}
