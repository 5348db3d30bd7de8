//! The prompt, the state in words, and news.

use super::moves::{Call, StepKind};
use super::rules::Snap;
use crate::claims::{
    self, Animal, ClaimGame, describe_claimed, describe_turn, news_of_deal, news_of_out, news_of_turn,
};
use contract::{Controls, Phrase, Prompts, Seat, Step};

impl Prompts for Snap {
    fn controls(&self, _draft: Option<&str>) -> Controls {
        claims::controls("snap-prompt", self)
    }

    fn describe(&self) -> Vec<Phrase> {
        let named = |animal: Animal, player: Seat| {
            Phrase::new("snap-describe-card").with("card", animal.phrase()).with("player", player)
        };
        let piles = || Seat::all(self.piles().len()).zip(self.piles());
        let tops: Vec<Phrase> = piles().filter_map(|(seat, pile)| Some(named(pile.top()?.animal, seat))).collect();
        let middle: Vec<Phrase> = self.middle().iter().map(|it| named(it.card.animal, it.owner)).collect();
        let exposed = [("snap-describe-tops", tops), ("snap-describe-middle", middle)];
        let exposed = exposed.into_iter().filter(|(_, cards)| !cards.is_empty());
        let mut phrases: Vec<Phrase> = exposed.map(|(key, cards)| Phrase::new(key).with("cards", cards)).collect();
        phrases.extend(self.won().map(|won| describe_claimed(won.by, won.ms, won.animal)));
        phrases.push(describe_turn(self.table()));
        phrases.extend(piles().map(|(seat, pile)| {
            match self.table().still_in().has(seat) {
                true => Phrase::new("snap-describe-seat")
                    .with("player", seat)
                    .with("pack", self.table().pack(seat))
                    .with("pile", pile.len()),
                false => Phrase::new("claims-describe-out").with("player", seat),
            }
        }));
        phrases
    }

    fn news(&self, step: &Step<StepKind>) -> Option<Phrase> {
        match (&step.kind, step.by) {
            (StepKind::Deal { .. }, _) => Some(news_of_deal(self.table())),
            (StepKind::Turn { card }, Some(seat)) => Some(news_of_turn(seat, *card)),
            (StepKind::Out, Some(seat)) => Some(news_of_out(seat)),
            (StepKind::Reform { pack }, Some(seat)) => {
                Some(Phrase::new("snap-news-reform").with("player", seat).with("cards", pack.len()))
            }
            (StepKind::Call(call), Some(seat)) => Some(news_of_call(seat, call)),
            (StepKind::Agree, None) => Some(Phrase::new("claims-news-agree")),
            (_, None) | (StepKind::Agree, Some(_)) => None,
        }
    }
}

fn news_of_call(seat: Seat, call: &Call) -> Phrase {
    let key = match (call.right, call.before) {
        (false, _) => "snap-news-wrong",
        (true, false) => "snap-news-right",
        (true, true) => "snap-news-right-before",
    };
    let card = call.picture.or(call.penalty).map_or_else(|| Phrase::verbatim(""), Animal::phrase);
    let phrase = Phrase::new(key).with("player", seat).with("ms", call.ms);
    phrase.with("card", card).with("cards", call.took.unwrap_or(0))
}
