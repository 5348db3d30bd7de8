//! The prompt, the state in words, and news.

use super::Slap;
use super::moves::{Act, Claim};
use crate::game::{Controls, Interface, Phrase, Seat, Step};
use crate::games::claims::{self, ClaimGame, describe_claimed, describe_turn, news_of_deal, news_of_out, news_of_turn};

impl Interface for Slap {
    fn controls(&self, _draft: Option<&str>) -> Controls {
        claims::controls("slap-prompt", self)
    }

    fn describe(&self) -> Vec<Phrase> {
        let pile = match self.pile().last() {
            Some(top) => Phrase::new("slap-describe-pile").with("pile", self.pile().len()).with("card", top.phrase()),
            None => Phrase::new("slap-describe-no-pile"),
        };
        let seats = Seat::all(self.table().seats()).map(|seat| match self.table().still_in().has(seat) {
            true => Phrase::new("slap-describe-seat").with("player", seat).with("pack", self.table().pack(seat)),
            false => Phrase::new("claims-describe-out").with("player", seat),
        });
        let won = self.won().map(|won| describe_claimed(won.by, won.ms, won.top));
        [pile].into_iter().chain(won).chain([describe_turn(self.table())]).chain(seats).collect()
    }

    fn news(&self, step: &Step<Act>) -> Option<Phrase> {
        match (&step.act, step.by) {
            (Act::Deal { .. }, _) => Some(news_of_deal(self.table())),
            (Act::Redeal { .. }, _) => Some(Phrase::new("slap-news-redeal")),
            (Act::Turn { card }, Some(seat)) => Some(news_of_turn(seat, *card)),
            (Act::Out, Some(seat)) => Some(news_of_out(seat)),
            (Act::Slap(claim), Some(seat)) => Some(news_of_claim("slap", seat, claim)),
            (Act::Snap(claim), Some(seat)) => Some(news_of_claim("snap", seat, claim)),
            (Act::Agree, None) => Some(Phrase::new("claims-news-agree")),
            (_, None) | (Act::Agree, Some(_)) => None,
        }
    }
}

fn news_of_claim(reaction: &str, seat: Seat, claim: &Claim) -> Phrase {
    let verdict = match (claim.right, claim.before) {
        (false, _) => "wrong",
        (true, false) => "right",
        (true, true) => "right-before",
    };
    Phrase::new(format!("slap-news-{reaction}-{verdict}"))
        .with("player", seat)
        .with("ms", claim.ms)
        .with("cards", claim.took.or(claim.shared).unwrap_or(0))
}
