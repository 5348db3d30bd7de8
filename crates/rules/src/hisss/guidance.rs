//! What a learner reads in a practice match.

use super::moves::StepKind;
use super::rules::Hisss;
use super::words::letters;
use contract::{Guidance, Phrase, Seat, Step};

impl Guidance for Hisss {
    fn advice(&self, seat: Seat) -> Vec<Phrase> {
        if self.active() != Some(seat) {
            return Vec::new();
        }
        let aim = Phrase::new("hisss-learn-aim");
        let Some((_, card, ways)) = self.choice() else {
            return vec![aim, Phrase::new("hisss-learn-draw").with("fan", self.fan.len())];
        };
        let mut advice = vec![aim, Phrase::new("hisss-learn-lay").with("card", card.phrase())];
        if let Some(join) = ways.iter().find(|places| places.len() > 1) {
            advice.push(Phrase::new("hisss-learn-join").with("letters", letters(ways, join)));
        }
        let gain = |places| self.gain(&self.table, card, places);
        if let Some(best) = ways.iter().max_by_key(|places| gain(places)).filter(|places| gain(places) > 0) {
            let take = Phrase::new("hisss-learn-take-now").with("letters", letters(ways, best));
            advice.push(take.with("cards", gain(best)));
        }
        advice
    }

    fn remark(&self, step: &Step<StepKind>, seat: Seat) -> Option<Phrase> {
        Some(match (&step.kind, step.by) {
            (StepKind::Lay { places }, Some(player)) => {
                let key = ["hisss-remark-alone", "", "hisss-remark-join"][places.len().min(2)];
                (!key.is_empty()).then(|| Phrase::new(key).with("player", player))?
            }
            (StepKind::Claim { .. }, Some(player)) if player == seat => Phrase::new("hisss-remark-taken"),
            (StepKind::Claim { .. }, Some(player)) => Phrase::new("hisss-remark-lost").with("player", player),
            _ => return None,
        })
    }
}
