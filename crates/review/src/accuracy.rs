//! A seat's accuracy from 0 to 100, computed as on lichess: <https://lichess.org/page/accuracy>.

use super::review::{Decision, Review};
use contract::Seat;

/// A seat gets an accuracy only if at least this many of its decisions count.
const MIN_DECISIONS: usize = 10;
/// A decision counts only if the worst move would have lowered the win probability by at least this much. Otherwise,
/// every move is good.
const MIN_STAKE: f64 = 0.01;

impl Review {
    /// Returns the seat's accuracy, or `None` if too few of its decisions count. The accuracy is the average of two
    /// means over the seat's moves. One is the harmonic mean. In the other, a move counts more if the seat's win
    /// probability varied a lot around it.
    pub fn accuracy(&self, seat: Seat) -> Option<f64> {
        let steps = self.decisions.iter().map(|decision| decision.step).chain([self.curve.len().saturating_sub(1)]);
        let chances: Vec<f64> = steps.map(|step| 100.0 * self.curve[step][seat.index()]).collect();
        let window = (self.decisions.len() / 10).clamp(2, 8);
        // On lichess, there are two players, who each start with a win probability of one half.
        let scale = self.seats.len() as f64 / 2.0;
        let counts = |decision: &Decision| decision.seat == seat && decision.at_stake >= MIN_STAKE;
        let rated: Vec<(f64, f64)> = (0..self.decisions.len())
            .filter(|&index| counts(&self.decisions[index]))
            .map(|index| {
                let first = (index + 2).saturating_sub(window);
                let around = &chances[first..chances.len().min(first + window)];
                (move_accuracy(scale * self.decisions[index].sure_loss()), standard_deviation(around).clamp(0.5, 12.0))
            })
            .collect();
        let sum = |value: fn(&(f64, f64)) -> f64| rated.iter().map(value).sum::<f64>();
        let weighted = sum(|(accuracy, weight)| accuracy * weight) / sum(|(_, weight)| *weight);
        let harmonic = rated.len() as f64 / sum(|(accuracy, _)| 1.0 / accuracy.max(1.0));
        (rated.len() >= MIN_DECISIONS).then_some(weighted.midpoint(harmonic))
    }
}

/// Returns the accuracy of a move that lowers the win probability by `loss`, which is scaled to a match of two players.
fn move_accuracy(loss: f64) -> f64 {
    (103.1668 * (-0.04354 * 100.0 * loss).exp() - 3.1669).clamp(0.0, 100.0)
}

fn standard_deviation(values: &[f64]) -> f64 {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    (values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count).sqrt()
}
