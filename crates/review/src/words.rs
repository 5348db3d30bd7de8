//! The sentences of a review.

use super::review::{Grade, Review, SeatReview};
use contract::{Arg, Match, Outcome, Phrase, Seat, SeatSet};
use pictures::charts;

/// The summary mentions a part of the result only if it is at least this large.
const MIN_NOTEWORTHY: f64 = 0.08;
/// Luck of at least this size is called very good or very bad.
const MIN_GREAT_LUCK: f64 = 0.25;
/// The summary mentions the loss in a set-up only if it is at least this large. No page shows the moves of a set-up.
const MIN_SET_UP_LOSS: f64 = 0.02;

impl Review {
    /// Returns who won and why, how well each seat played, and how lucky it was. Winners come first. The other seats
    /// follow, beginning with those that lost least by their own moves.
    pub fn summary(&self) -> Vec<Phrase> {
        let mut seats: Vec<(Seat, &SeatReview)> = Seat::all(self.seats.len()).zip(&self.seats).collect();
        seats.sort_by(|(_, one), (_, other)| {
            other.result.total_cmp(&one.result).then_with(|| other.own.total_cmp(&one.own))
        });
        let winners: SeatSet = seats.iter().filter(|(_, parts)| parts.result > 0.0).map(|(seat, _)| *seat).collect();
        let verdict = Outcome::verdict(winners, seats.len());
        let verdict = Phrase::new("review-verdict")
            .with("verdict", verdict)
            .with("why", self.deciding_factor(winners).to_owned());
        let of_seats = seats.into_iter().map(|(seat, parts)| self.seat_summary(seat, parts));
        std::iter::once(verdict).chain(of_seats).collect()
    }

    /// Returns what decided the match for the winners.
    fn deciding_factor(&self, winners: SeatSet) -> &'static str {
        let mean = |part: fn(&SeatReview) -> f64| {
            winners.iter().map(|seat| part(&self.seats[seat.index()])).sum::<f64>() / winners.len().max(1) as f64
        };
        let luck = mean(|parts| parts.luck);
        let board = mean(|parts| parts.board);
        let play = mean(|parts| parts.own + parts.others);
        let still_in = self.seats.iter().filter(|parts| parts.resigned_at.is_none()).count();
        let size = |part: f64| (part / MIN_NOTEWORTHY).clamp(-1.0, 1.0) as i8;
        match (size(play), size(luck)) {
            _ if still_in == 1 => "left",
            _ if winners.len() == self.seats.len() || !self.is_complete => "none",
            _ if board >= MIN_NOTEWORTHY && board >= luck.max(play) => "board",
            (1, 1) => "both",
            (1, -1) => "play-despite",
            (1, _) => "play",
            (-1, 1) => "luck-despite",
            (_, 1) => "luck",
            _ => "none",
        }
    }

    fn seat_summary(&self, seat: Seat, parts: &SeatReview) -> Phrase {
        let count = |grade| self.decisions_with_grade(seat, grade).count();
        let accuracy = self.accuracy(seat).map(|accuracy| accuracy.round() as i64);
        let mut summary = Phrase::new("review-seat")
            .with("player", seat)
            .with("accuracy", or_none(accuracy))
            .with("blunders", count(Grade::Blunder))
            .with("mistakes", count(Grade::Mistake))
            .with("inaccuracies", count(Grade::Inaccuracy));
        let then = |key, summary: Phrase| Phrase::new(key).with("summary", summary);
        let luck = match parts.luck {
            luck if luck.abs() < MIN_NOTEWORTHY => "average",
            luck if luck <= -MIN_GREAT_LUCK => "very-bad",
            ..0.0 => "bad",
            ..MIN_GREAT_LUCK => "good",
            _ => "very-good",
        };
        if let Some(draw) = self.main_draw_step(seat) {
            summary = then("review-luck", summary)
                .with("luck", luck.to_owned())
                .with("kind", if parts.luck < 0.0 { "bad" } else { "good" }.to_owned())
                .with("turn", self.turn_of_step(draw))
                .with("before", percent(self.curve[draw][seat.index()]))
                .with("after", percent(self.curve[draw + 1][seat.index()]));
        }
        if self.has_board {
            summary = then("review-board", summary).with("chance", percent(parts.start + parts.board));
        }
        if parts.set_up <= -MIN_SET_UP_LOSS {
            summary = then("review-set-up", summary).with("loss", percent(parts.set_up));
        }
        if let Some(chance) = parts.resigned_at {
            summary = then("review-resigned", summary).with("chance", percent(chance));
        }
        summary
    }

    /// Returns a sentence for each seat, which adds up the parts of its result. An explanation of the parts follows.
    pub fn result_breakdown(&self) -> Vec<Phrase> {
        let sum = |(seat, parts): (Seat, &SeatReview)| {
            // The shown error is the rest of the rounded result, so that the rounded parts add up.
            let resigned = -parts.resigned_at.unwrap_or(0.0);
            let shown = [parts.start, parts.board, parts.luck, parts.own_moves_change(), resigned, parts.others];
            let error = (whole_percents(parts.result) - shown.map(whole_percents).iter().sum::<f64>()) / 100.0;
            Phrase::new("review-sum")
                .with("player", seat)
                .with("start", percent(parts.start))
                .with("board", or_none(self.has_board.then(|| signed_percent(parts.board))))
                .with("luck", signed_percent(parts.luck))
                .with("own", signed_percent(parts.own_moves_change()))
                .with("resigned", or_none(parts.resigned_at.map(|chance| signed_percent(-chance))))
                .with("others", signed_percent(parts.others))
                .with("error", signed_percent(error))
                .with("result", percent(parts.result))
        };
        Seat::all(self.seats.len()).zip(&self.seats).map(sum).chain([Phrase::new("review-legend")]).collect()
    }
}

/// Returns the buttons to press for a good move, with the reason for the move if there is one. `draft` is the part of
/// the move that the player has already entered, if any.
pub fn good_move_phrase(played: &dyn Match, seat: Seat, notation: &str, draft: Option<&str>) -> Phrase {
    move_phrase("review-reason", played.buttons_to_press(notation, draft), played.reason(seat, notation))
}

/// Returns the buttons to press for a bad move, with the reason why it is bad if there is one.
pub fn bad_move_phrase(played: &dyn Match, seat: Seat, notation: &str) -> Phrase {
    move_phrase("review-flaw", played.buttons_to_press(notation, None), played.flaw(seat, notation))
}

fn move_phrase(key: &'static str, name: Phrase, why: Option<Phrase>) -> Phrase {
    match why {
        Some(why) => Phrase::new(key).with("move", name).with("reason", why),
        None => Phrase::new("review-bold").with("move", name),
    }
}

fn or_none(arg: Option<impl Into<Arg>>) -> Arg {
    arg.map_or_else(|| "none".to_owned().into(), Into::into)
}

/// Returns a share (from 0 to 1) in whole percent.
pub fn whole_percents(share: f64) -> f64 {
    (share * 100.0).round()
}

/// Formats a share in whole percent: `31%`.
pub fn percent(share: f64) -> Phrase {
    Phrase::new("percent").with("percent", whole_percents(share.abs()) as i64)
}

/// Formats a change in whole percent with its sign: `+31%`, `−6%`, `0%`.
pub fn signed_percent(change: f64) -> Phrase {
    Phrase::new("percent").with("percent", charts::format_change(whole_percents(change) as i64))
}
