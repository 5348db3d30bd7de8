//! The prompt, the description of the picture, the news, and the guidance in practice matches.

use super::rules::{Call, Snap, StepKind};
use crate::claims::{
    self, Animal, ClaimGame, describe_claimed, describe_turn, news_of_deal, news_of_out, news_of_turn, remark_on_claim,
    verdict,
};
use contract::{Controls, Guidance, Phrase, Prompts, Seat, Step};

impl Prompts for Snap {
    fn controls(&self, _draft: Option<&str>) -> Controls {
        let prompt = match self.is_step_forced() {
            false if self.table().is_in_first_turns() => "snap-prompt-first",
            false => "snap-prompt",
            true if self.table().is_limit_reached() => "snap-prompt-limit",
            true => "snap-prompt-out",
        };
        claims::controls(prompt, self)
    }

    fn describe(&self) -> Vec<Phrase> {
        let named = |animal: Animal, player: Seat| {
            Phrase::new("snap-describe-card").with("card", animal.phrase()).with("player", player)
        };
        let piles = || Seat::all(self.piles.len()).zip(&self.piles);
        let tops: Vec<Phrase> = piles().filter_map(|(seat, pile)| Some(named(pile.top()?.animal, seat))).collect();
        let middle: Vec<Phrase> = self.middle.iter().map(|it| named(it.card.animal, it.owner)).collect();
        let exposed = [("snap-describe-tops", tops), ("snap-describe-middle", middle)];
        let exposed = exposed.into_iter().filter(|(_, cards)| !cards.is_empty());
        let mut phrases: Vec<Phrase> = exposed.map(|(key, cards)| Phrase::new(key).with("cards", cards)).collect();
        phrases.extend(self.won.as_ref().map(|won| describe_claimed(won.by, won.ms, won.animal)));
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
            (StepKind::Limit, None) => Some(Phrase::new("claims-news-limit")),
            (_, None) | (StepKind::Agree | StepKind::Limit, Some(_)) => None,
        }
    }
}

fn news_of_call(seat: Seat, call: &Call) -> Phrase {
    let pair = call.picture.map(Animal::pair);
    let card = pair.or(call.penalty.map(Animal::phrase)).unwrap_or_else(|| Phrase::verbatim(""));
    Phrase::new(format!("snap-news-{}", verdict(call.right, call.time.before)))
        .with("player", seat)
        .with("time", Phrase::seconds(call.time.ms))
        .with("card", card)
        .with("cards", call.took.unwrap_or(0))
}

impl Guidance for Snap {
    fn advice(&self, seat: Seat) -> Option<Phrase> {
        let table = self.table();
        Some(match self.shown_twice().filter(|_| self.check_claim(seat).is_ok()) {
            Some(shown) => Phrase::new("snap-learn-pair-now")
                .with("card", shown.animal.pair())
                .with("cards", self.taken(seat, shown).len()),
            None if table.turn() == Some(seat) && table.pack(seat) == 0 => Phrase::new("snap-learn-new-pack"),
            None if !self.middle.is_empty() => Phrase::new("snap-learn-penalty"),
            None => Phrase::new("snap-learn-watch"),
        })
    }

    fn remark(&self, step: &Step<StepKind>, seat: Seat) -> Option<Phrase> {
        match (&step.kind, step.by) {
            (StepKind::Call(call), Some(by)) => Some(remark_on_claim("snap", call.right, by, seat)),
            _ => None,
        }
    }
}
