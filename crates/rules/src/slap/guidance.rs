//! What a learner reads in a practice match.

use super::moves::StepKind;
use super::rules::Slap;
use crate::claims::{ClaimGame, Reaction, learn_aim};
use contract::{Guidance, Phrase, Seat, Step};

impl Guidance for Slap {
    fn advice(&self, seat: Seat) -> Vec<Phrase> {
        let Some(turn) = self.table().turn() else { return Vec::new() };
        let now = match self.right_reaction() {
            Some(Reaction::Slap) => Phrase::new("slap-learn-elephant-now").with("cards", self.pile().len()),
            Some(Reaction::Snap) => Phrase::new("slap-learn-mouse-now").with("cards", self.pile().len()),
            None if turn == seat => Phrase::new("slap-learn-turn"),
            None => Phrase::new("slap-learn-watch").with("player", turn),
        };
        let why = self.right_reaction().map(|_| Phrase::new("slap-learn-react"));
        learn_aim("slap", self.table()).into_iter().chain(why).chain([now]).collect()
    }

    fn remark(&self, step: &Step<StepKind>, seat: Seat) -> Option<Phrase> {
        let key = match (&step.kind, step.by) {
            (StepKind::Slap(claim) | StepKind::Snap(claim), Some(by)) => match (by == seat, claim.right) {
                (true, true) => "slap-remark-won",
                (true, false) => "slap-remark-wrong",
                (false, true) => "slap-remark-lost",
                (false, false) => "slap-remark-wrong-other",
            },
            (StepKind::Redeal { .. }, _) => "slap-remark-redeal",
            _ => return None,
        };
        Some(match step.by {
            Some(by) => Phrase::new(key).with("player", by),
            None => Phrase::new(key),
        })
    }
}
