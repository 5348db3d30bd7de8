//! The sentences of a review.

use super::review::{Decision, Review, SeatReview};
use contract::{Arg, Match, Phrase, Seat};
use pictures::charts;

/// Luck from this size on is good or bad.
const NOTEWORTHY_LUCK: f64 = 0.08;
/// A seat that gave away less than this in total played well.
const LITTLE: f64 = 0.10;
/// A set-up that gave away this much is mentioned, because its moves have no pages.
const NOTEWORTHY_SET_UP: f64 = 0.02;
/// A turn is worth mentioning if it has at least this share of what the seat gave away.
const MOST: f64 = 0.5;

impl Review {
    /// Returns one summary for each seat: why it won or lost. Winners come first, then those who gave away least.
    pub fn summary(&self) -> Vec<Phrase> {
        let mut seats: Vec<(Seat, &SeatReview)> = Seat::all(self.seats.len()).zip(&self.seats).collect();
        seats.sort_by(|(_, one), (_, other)| {
            other.result.total_cmp(&one.result).then_with(|| other.own.total_cmp(&one.own))
        });
        seats.into_iter().map(|(seat, parts)| self.seat_summary(seat, parts)).collect()
    }

    fn seat_summary(&self, seat: Seat, parts: &SeatReview) -> Phrase {
        let luck = match parts.luck {
            luck if luck >= NOTEWORTHY_LUCK => "good",
            luck if luck <= -NOTEWORTHY_LUCK => "bad",
            _ => "none",
        };
        let still_in = self.seats.iter().filter(|parts| parts.resigned_at.is_none()).count();
        let key = match parts.result {
            ..=0.0 => "review-lost",
            ..1.0 => "review-won-shared",
            _ if still_in == 1 => "review-won-left",
            _ => "review-won",
        };
        let summary = Phrase::new(key).with("player", seat).with("luck", luck.to_owned());
        let summary = summary.with("change", signed_percent(parts.luck));
        // What giving up cost has a sentence of its own.
        let moves = parts.own_moves();
        let summary = Phrase::new("review-given-away").with("summary", summary).with("own", percent(moves));
        let summary = match self.worst_turn(seat).filter(|(_, loss)| moves <= -LITTLE && *loss >= -moves * MOST) {
            Some((turn, _)) => Phrase::new("review-worst").with("summary", summary).with("turn", turn),
            None => summary,
        };
        let summary = match -parts.set_up {
            ..NOTEWORTHY_SET_UP => summary,
            loss => Phrase::new("review-set-up").with("summary", summary).with("loss", percent(loss)),
        };
        match parts.resigned_at {
            Some(chance) => Phrase::new("review-resigned").with("summary", summary).with("chance", percent(chance)),
            None => summary,
        }
    }

    /// Returns the turn in which the seat gave away most, and how much.
    fn worst_turn(&self, seat: Seat) -> Option<(usize, f64)> {
        let decisions: Vec<&Decision> = self.decisions.iter().filter(|decision| decision.seat == seat).collect();
        let turns = decisions.chunk_by(|one, next| one.turn == next.turn);
        turns
            .map(|turn| (turn[0].turn, turn.iter().map(|decision| decision.loss).sum()))
            .max_by(|(_, one): &(usize, f64), (_, other)| one.total_cmp(other))
    }

    /// Returns the parts of each seat's result as a sum, and what their names mean.
    pub fn sums(&self) -> Vec<Phrase> {
        let sum = |(seat, parts): (Seat, &SeatReview)| {
            Phrase::new("review-sum")
                .with("player", seat)
                .with("start", percent(parts.start))
                .with("luck", signed_percent(parts.luck))
                .with("own", signed_percent(parts.own_moves()))
                .with(
                    "resigned",
                    parts
                        .resigned_at
                        .map_or_else(|| "none".to_owned().into(), |chance| Arg::from(signed_percent(-chance))),
                )
                .with("others", signed_percent(parts.others))
                .with("error", signed_percent(parts.error))
                .with("result", percent(parts.result))
        };
        Seat::all(self.seats.len()).zip(&self.seats).map(sum).chain([Phrase::new("review-legend")]).collect()
    }
}

/// Returns a good move's name with the reason for it.
pub fn named(played: &dyn Match, seat: Seat, notation: &str) -> Phrase {
    explained("review-reason", played.presses(notation), played.reason(seat, notation))
}

/// Returns a bad move's name with its flaw, if there is something to say.
pub fn blamed(played: &dyn Match, seat: Seat, notation: &str) -> Phrase {
    explained("review-flaw", played.presses(notation), played.flaw(seat, notation))
}

fn explained(key: &'static str, name: Phrase, why: Option<Phrase>) -> Phrase {
    match why {
        Some(why) => Phrase::new(key).with("move", name).with("reason", why),
        None => Phrase::new("review-bold").with("move", name),
    }
}

/// Returns a share in whole percents.
pub fn whole_percents(share: f64) -> f64 {
    (share * 100.0).round()
}

/// Returns a share as whole percents: `31%`.
pub fn percent(share: f64) -> Phrase {
    Phrase::new("percent").with("percent", whole_percents(share.abs()) as i64)
}

/// Returns a change as whole percents with its sign: `+31%`, `−6%`, `0%`.
pub fn signed_percent(change: f64) -> Phrase {
    Phrase::new("percent").with("percent", charts::change(whole_percents(change) as i64))
}
