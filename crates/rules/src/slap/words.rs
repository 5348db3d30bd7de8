//! The prompt, the description of the picture, the news, and the guidance in practice matches.

use super::rules::{Claim, Slap, StepKind};
use crate::claims::{
    self, ClaimGame, Reaction, describe_claimed, describe_turn, news_of_deal, news_of_out, news_of_turn,
    remark_on_claim, verdict,
};
use contract::{Controls, Guidance, Phrase, Prompts, Seat, Step};

impl Prompts for Slap {
    fn controls(&self, _draft: Option<&str>) -> Controls {
        let prompt = match self.is_step_forced() {
            false if self.table().is_in_first_turns() => "slap-prompt-first",
            false => "slap-prompt",
            true if self.table().is_limit_reached() => "slap-prompt-limit",
            true if self.holders() > 0 => "slap-prompt-out",
            true => "slap-prompt-redeal",
        };
        claims::controls(prompt, self)
    }

    fn describe(&self) -> Vec<Phrase> {
        let pile = match self.pile.last() {
            Some(top) => Phrase::new("slap-describe-pile").with("pile", self.pile.len()).with("card", top.phrase()),
            None => Phrase::new("slap-describe-no-pile"),
        };
        let seats = Seat::all(self.table().seats()).map(|seat| match self.table().still_in().has(seat) {
            true => Phrase::new("slap-describe-seat").with("player", seat).with("pack", self.table().pack(seat)),
            false => Phrase::new("claims-describe-out").with("player", seat),
        });
        let won = self.won.map(|won| describe_claimed(won.by, won.ms, won.top));
        [pile].into_iter().chain(won).chain([describe_turn(self.table())]).chain(seats).collect()
    }

    fn news(&self, step: &Step<StepKind>) -> Option<Phrase> {
        match (&step.kind, step.by) {
            (StepKind::Deal { .. }, _) => Some(news_of_deal(self.table())),
            (StepKind::Redeal { .. }, _) => Some(Phrase::new("slap-news-redeal")),
            (StepKind::Turn { card }, Some(seat)) => Some(news_of_turn(seat, *card)),
            (StepKind::Out, Some(seat)) => Some(news_of_out(seat)),
            (StepKind::Slap(claim), Some(seat)) => Some(news_of_claim("slap", seat, claim)),
            (StepKind::Snap(claim), Some(seat)) => Some(news_of_claim("snap", seat, claim)),
            (StepKind::Agree, None) => Some(Phrase::new("claims-news-agree")),
            (StepKind::Limit, None) => Some(Phrase::new("claims-news-limit")),
            (_, None) | (StepKind::Agree | StepKind::Limit, Some(_)) => None,
        }
    }
}

fn news_of_claim(reaction: &str, seat: Seat, claim: &Claim) -> Phrase {
    Phrase::new(format!("slap-news-{reaction}-{}", verdict(claim.right, claim.time.before)))
        .with("player", seat)
        .with("time", Phrase::seconds(claim.time.ms))
        .with("cards", claim.took.or(claim.shared).unwrap_or(0))
}

impl Guidance for Slap {
    fn advice(&self, _: Seat) -> Option<Phrase> {
        Some(match self.right_reaction() {
            Some(Reaction::Slap) => Phrase::new("slap-learn-elephant-now").with("cards", self.pile.len()),
            Some(Reaction::Snap) => Phrase::new("slap-learn-mouse-now").with("cards", self.pile.len()),
            None => Phrase::new("slap-learn-watch"),
        })
    }

    fn remark(&self, step: &Step<StepKind>, seat: Seat) -> Option<Phrase> {
        match (&step.kind, step.by) {
            (StepKind::Slap(claim) | StepKind::Snap(claim), Some(by)) => {
                Some(remark_on_claim("slap", claim.right, by, seat))
            }
            (StepKind::Redeal { .. }, _) => Some(Phrase::new("slap-remark-redeal")),
            _ => None,
        }
    }
}
