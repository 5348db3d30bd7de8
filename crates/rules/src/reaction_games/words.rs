//! The prompt, the description of the picture, the news, and the guidance in practice matches.

use super::rules::{Claim, Reaction, ReactionGame, ReactionMatch, StepKind};
use super::shared_state::{Animal, WonClaim};
use contract::{Button, ClaimReaction, Controls, Guidance, Phrase, Prompts, Seat, Step, Style};

impl<G: ReactionGame> Prompts for ReactionMatch<G> {
    /// Returns the Turn button and the game's reactions. If the next step is forced, the Turn button is disabled.
    fn controls(&self, _draft: Option<&str>) -> Controls {
        let shared = self.shared();
        let Some(seat) = shared.turn_seat else { return Controls::default() };
        let prompt = match self.is_step_forced() {
            false if usize::try_from(shared.turns).is_ok_and(|turns| turns < shared.seats()) => "prompt-first",
            false => "prompt",
            true if shared.is_limit_reached() => "prompt-limit",
            true if self.cards_to_redeal().is_some() => "prompt-redeal",
            true => "prompt-out",
        };
        let enabled = self.check_turn(seat).is_ok();
        let turn =
            Button { style: Style::Success, enabled, ..Button::for_move("turn", Phrase::new("claims-button-turn")) };
        Controls {
            prompt: Some(game_phrase::<G>(prompt).with("player", seat)),
            rows: Controls::button_rows(vec![turn]),
            reactions: G::REACTIONS.iter().map(|&reaction| claim_reaction(reaction)).collect(),
        }
    }

    fn alt_text(&self, _draft: Option<&str>) -> Vec<Phrase> {
        let shared = self.shared();
        let mut phrases = self.describe_cards();
        let claimed = shared.last_won.map(|won| (won, self.claimed_animals(won)));
        phrases.extend(claimed.into_iter().flat_map(|(WonClaim { by, ms, .. }, animals)| {
            let claimed = Phrase::new("claims-describe-claimed").with("player", by).with("time", Phrase::seconds(ms));
            animals.into_iter().map(move |animal| claimed.clone().with("card", animal.phrase()))
        }));
        phrases.extend(match shared.turn_seat {
            Some(seat) if shared.check_running().is_ok() => {
                Some(Phrase::new("claims-describe-turn").with("player", seat))
            }
            Some(_) => None,
            None => Some(Phrase::new("claims-describe-not-dealt")),
        });
        phrases.extend(shared.turns_left().map(|left| Phrase::new("claims-describe-left").with("turns", left)));
        phrases.extend(Seat::all(shared.seats()).map(|seat| match shared.still_in.contains(seat) {
            true => self.describe_seat(seat),
            false => Phrase::new("claims-describe-out").with("player", seat),
        }));
        phrases
    }

    fn news(&self, step: &Step<StepKind>) -> Option<Phrase> {
        Some(match (&step.kind, step.by) {
            (StepKind::Deal { .. }, _) => match self.shared().turn_seat {
                Some(first) => Phrase::new("claims-news-deal").with("player", first),
                None => Phrase::new("claims-describe-not-dealt"),
            },
            (StepKind::Turn { card }, Some(seat)) => {
                Phrase::new("claims-news-turn").with("player", seat).with("card", card.phrase())
            }
            (StepKind::Out, Some(seat)) => Phrase::new("claims-news-out").with("player", seat),
            (StepKind::Reform { pack }, Some(seat)) => {
                game_phrase::<G>("news-reform").with("player", seat).with("cards", pack.len())
            }
            (StepKind::Call(claim), Some(seat)) => news_of_claim::<G>("news", seat, claim),
            (StepKind::Slap(claim), Some(seat)) => news_of_claim::<G>("news-slap", seat, claim),
            (StepKind::Snap(claim), Some(seat)) => news_of_claim::<G>("news-snap", seat, claim),
            (StepKind::Redeal { .. }, None) => game_phrase::<G>("news-redeal"),
            (StepKind::Agree, None) => Phrase::new("claims-news-agree"),
            (StepKind::Limit, None) => Phrase::new("claims-news-limit"),
            _ => return None,
        })
    }
}

impl<G: ReactionGame> Guidance for ReactionMatch<G> {
    fn advice(&self, seat: Seat, _: Option<&str>) -> Vec<Phrase> {
        vec![G::advice(self, seat)]
    }

    fn remark(&self, step: &Step<StepKind>, seat: Seat) -> Option<Phrase> {
        if let StepKind::Redeal { .. } = step.kind {
            return Some(game_phrase::<G>("remark-redeal"));
        }
        let by = step.by?;
        let remark = match (by == seat, step.kind.claim()?.right) {
            (true, true) => "remark-won",
            (true, false) => "remark-wrong",
            (false, true) => "remark-lost",
            (false, false) => "remark-wrong-other",
        };
        Some(game_phrase::<G>(remark).with("player", by))
    }
}

/// Returns one of the game's own messages.
fn game_phrase<G: ReactionGame>(name: &str) -> Phrase {
    Phrase::new(format!("{}-{name}", G::NAME))
}

fn news_of_claim<G: ReactionGame>(name: &str, seat: Seat, claim: &Claim) -> Phrase {
    let verdict = match (claim.right, claim.time.before) {
        (false, _) => "wrong",
        (true, false) => "right",
        (true, true) => "right-before",
    };
    let news = game_phrase::<G>(&format!("{name}-{verdict}"))
        .with("player", seat)
        .with("time", Phrase::seconds(claim.time.ms))
        .with("cards", claim.took.or(claim.shared).unwrap_or(0));
    match claim.picture.map(Animal::pair_phrase).or(claim.penalty.map(Animal::phrase)) {
        Some(card) => news.with("card", card),
        None => news,
    }
}

fn claim_reaction(reaction: Reaction) -> ClaimReaction {
    let (emoji, label) = match reaction {
        Reaction::Snap => ("\u{1FAF0}", "claims-reaction-snap"),
        Reaction::Slap => ("\u{1F44B}", "claims-reaction-slap"),
    };
    ClaimReaction { name: reaction.into(), emoji, label: Phrase::new(label) }
}
