//! The controls and messages that both games share.

use super::rules::{ClaimGame, Claims, Reaction};
use super::table::{Animal, CardTable};
use contract::{Button, Controls, Phrase, Seat, StatEvent, StatKind, Style};

/// Returns the Turn button and the game's reactions. Nobody can turn a card while a forced step is due.
pub fn controls<G: ClaimGame>(prompt: &'static str, game: &Claims<G>) -> Controls {
    let Some(seat) = game.table().turn() else { return Controls::default() };
    let enabled = game.check_turn(seat).is_ok();
    let turn = Button { style: Style::Good, enabled, ..Button::play("turn", Phrase::new("claims-button-turn")) };
    Controls {
        prompt: Some(Phrase::new(prompt).with("player", seat)),
        rows: Controls::buttons(vec![turn]),
        reactions: G::REACTIONS.iter().map(|&reaction| button_reaction(reaction)).collect(),
    }
}

fn button_reaction(reaction: Reaction) -> contract::ClaimReaction {
    let (emoji, label) = match reaction {
        Reaction::Snap => ("\u{1FAF0}", "claims-reaction-snap"),
        Reaction::Slap => ("\u{1F44B}", "claims-reaction-slap"),
    };
    contract::ClaimReaction { name: reaction.as_str(), emoji, label: Phrase::new(label) }
}

/// Describes the last correct claim: who took the cards that the picture still shows, and how fast.
pub fn describe_claimed(by: Seat, ms: i64, card: Animal) -> Phrase {
    Phrase::new("claims-describe-claimed")
        .with("player", by)
        .with("time", Phrase::seconds(ms))
        .with("card", card.phrase())
}

pub fn describe_turn(table: &CardTable) -> Phrase {
    match table.turn() {
        Some(seat) if table.running().is_ok() => Phrase::new("claims-describe-turn").with("player", seat),
        Some(_) if table.progress.is_stopped() => Phrase::new("news-stop"),
        Some(_) => Phrase::new("claims-describe-over"),
        None => Phrase::new("claims-describe-not-dealt"),
    }
}

pub fn news_of_deal(table: &CardTable) -> Phrase {
    match table.turn() {
        Some(first) => Phrase::new("claims-news-deal").with("player", first),
        None => Phrase::new("claims-describe-not-dealt"),
    }
}

pub fn news_of_turn(seat: Seat, card: Animal) -> Phrase {
    Phrase::new("claims-news-turn").with("player", seat).with("card", card.phrase())
}

pub fn news_of_out(seat: Seat) -> Phrase {
    Phrase::new("claims-news-out").with("player", seat)
}

/// Returns the part of a message key that stands for the verdict on a claim.
pub fn verdict(right: bool, before: bool) -> &'static str {
    match (right, before) {
        (false, _) => "wrong",
        (true, false) => "right",
        (true, true) => "right-before",
    }
}

/// Returns the remark for the learner in `seat` about a claim by `by`.
pub fn remark_on_claim(game: &str, right: bool, by: Seat, seat: Seat) -> Phrase {
    let remark = match (by == seat, right) {
        (true, true) => "won",
        (true, false) => "wrong",
        (false, true) => "lost",
        (false, false) => "wrong-other",
    };
    Phrase::new(format!("{game}-remark-{remark}")).with("player", by)
}

/// Returns the statistics event for a claim. `ms` is the time since Discord accepted the picture that the claim was
/// judged against.
pub fn stat_event(right: bool, ms: i64) -> StatEvent {
    StatEvent { kind: if right { StatKind::ClaimRight } else { StatKind::ClaimWrong }, value: ms }
}
