//! Fits the weights of evaluations to matches that the hard computer plays against itself with some random moves. Seeds
//! are fixed.
//!
//! - `cargo bench -p rules --features strength --bench fit -- --game ssserpent --matches 1600` prints the weights for
//!   `crates/rules/src/ssserpent/evaluation.rs`. They come from a logistic regression of the results on the features,
//!   and are in units of 1/400 of a log-odds: 400 more makes a win e times as likely as a loss.
//! - `cargo bench -p rules --features strength --bench fit -- --calibrate` compares the chances to win from Ssserpent's
//!   analysis with the results. It also prints the estimate error: how much the chance that it predicts for a move
//!   differs from the chance in the next position.
//! - `cargo bench -p rules --features strength --bench fit -- --game sssnake --matches 1000` prints the weights for
//!   `crates/rules/src/sssnake/evaluation.rs`, from 1,000 matches for each number of seats. These weights agree best
//!   with a search of the turn, which uses the previous weights. If the estimate is too high for the seat that rolls
//!   next, the search is too low for the seat that rolls now. Therefore, replace the weights with the mean of the
//!   previous and the printed ones, and run the program again. The program leaves every fourth match out of the fit. In
//!   these matches, it compares the win probabilities with the results.

mod strength;

use std::thread;

use rules::ssserpent::FEATURE_COUNT;
use rules::sssnake::{self, Features, StrengthWeights};
use strength::{Predicted, ssserpent_predictions, ssserpent_samples, sssnake_samples};

/// The number of iterations of Newton's method. Fewer than 10 would be enough.
const ITERATIONS: usize = 20;
/// The strength of the regularization, in samples.
const RIDGE: f64 = 3.0;
/// The factor by which the printed Ssserpent weights are scaled.
const ODDS: f64 = 400.0;
/// The change in a Sssnake weight with which a derivative is computed numerically.
const DIFFERENCE: f64 = 1e-5;
/// One in `LEFT_OUT` Sssnake matches is left out of the fit.
const LEFT_OUT: usize = 4;
/// The number of intervals in the comparison of chances with results.
const INTERVALS: usize = 10;

/// See [`sssnake_samples`].
type Sample = (Features, Vec<f64>, Vec<f64>);

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let value =
        |name: &str| arguments.iter().position(|argument| argument == name).and_then(|place| arguments.get(place + 1));
    let matches = value("--matches").map_or(100, |text| text.parse().expect("--matches takes a number"));
    let wanted = |game: &str| value("--game").is_none_or(|wanted| wanted == game);
    if arguments.iter().any(|argument| argument == "--calibrate") {
        return calibrate(&in_threads(matches, ssserpent_predictions));
    }
    if wanted("ssserpent") {
        let samples = in_threads(matches, ssserpent_samples);
        let weights = fit(&samples);
        println!("{} positions: {:?}", samples.len(), weights.map(|weight| (ODDS * weight).round()));
    }
    for seats in (2..=4).filter(|_| wanted("sssnake")) {
        let samples = in_threads(matches, |number| {
            sssnake_samples(number, seats).into_iter().map(move |sample| (number, sample))
        });
        let (left_out, fitted): (Vec<_>, Vec<_>) = samples.into_iter().partition(|(number, _)| number % LEFT_OUT == 0);
        let [left_out, fitted] =
            [left_out, fitted].map(|part| part.into_iter().map(|(_, sample)| sample).collect::<Vec<Sample>>());
        let weights = fit_sssnake(sssnake::WEIGHTS[seats - 2], &fitted);
        println!("{seats} seats, {} positions: {weights:.3?}", fitted.len());
        print_calibration(&weights, &left_out);
    }
}

/// Returns the samples of all matches, computed on all cores.
fn in_threads<T: Send, I: IntoIterator<Item = T>>(matches: usize, samples: impl Fn(usize) -> I + Sync) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let samples = &samples;
    thread::scope(|scope| {
        let part = move |first| (first..matches).step_by(threads).flat_map(samples).collect::<Vec<_>>();
        let parts: Vec<_> = (0..threads).map(|first| scope.spawn(move || part(first))).collect();
        parts.into_iter().flat_map(|part| part.join().expect("no thread panics")).collect()
    })
}

/// Prints the mean prediction and the mean result for predictions of 0 to 10 %, 10 to 20 % and so on. Also prints the
/// squared error, and quantiles of the estimate error.
fn calibrate(samples: &[Predicted]) {
    println!("{:>9}{:>12}{:>10}", "positions", "predicted", "result");
    for tenth in 0..10 {
        let all: Vec<_> =
            samples.iter().filter(|predicted| ((10.0 * predicted.chance) as usize).min(9) == tenth).collect();
        let mean = |value: fn(&Predicted) -> f64| {
            format!("{:.1} %", 100.0 * all.iter().map(|predicted| value(predicted)).sum::<f64>() / all.len() as f64)
        };
        println!(
            "{:>9}{:>12}{:>10}",
            all.len(),
            mean(|predicted| predicted.chance),
            mean(|predicted| predicted.result)
        );
    }
    let squared: f64 = samples.iter().map(|predicted| (predicted.chance - predicted.result).powi(2)).sum();
    println!("mean squared error: {:.4}", squared / samples.len() as f64);
    let mut errors: Vec<f64> = samples.iter().filter_map(|predicted| predicted.error).collect();
    errors.sort_by(f64::total_cmp);
    let [median, tenth] = [errors.len() / 2, errors.len() * 9 / 10].map(|index| 100.0 * errors[index]);
    println!("estimate error: median {median:.2} %, exceeded by a tenth {tenth:.1} %");
}

/// Finds the weights of a logistic regression by Newton's method.
fn fit(samples: &[([i32; FEATURE_COUNT], f64)]) -> [f64; FEATURE_COUNT] {
    let mut weights = [0.0; FEATURE_COUNT];
    for _ in 0..ITERATIONS {
        let mut gradient = weights.map(|weight| -RIDGE * weight);
        let mut hessian = [[0.0; FEATURE_COUNT]; FEATURE_COUNT];
        (0..FEATURE_COUNT).for_each(|index| hessian[index][index] = RIDGE);
        for (features, result) in samples {
            let features = features.map(f64::from);
            let score: f64 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
            let chance = 1.0 / (1.0 + (-score).exp());
            for row in 0..FEATURE_COUNT {
                gradient[row] += features[row] * (result - chance);
                for column in 0..FEATURE_COUNT {
                    hessian[row][column] += features[row] * features[column] * chance * (1.0 - chance);
                }
            }
        }
        let step = solve(hessian, gradient);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

/// Finds the weights with the highest likelihood by Newton's method, which uses the expected second derivatives.
fn fit_sssnake(mut weights: StrengthWeights, samples: &[Sample]) -> StrengthWeights {
    const COUNT: usize = sssnake::WEIGHTS[0].len();
    for _ in 0..ITERATIONS {
        let mut gradient = [0.0; COUNT];
        let mut information = [[0.0; COUNT]; COUNT];
        (0..COUNT).for_each(|index| information[index][index] = RIDGE);
        for (features, searched, _) in samples {
            let chances = chances(&weights, features);
            let derivatives: [Vec<f64>; COUNT] = std::array::from_fn(|index| {
                let strengths = |difference| {
                    let mut moved = weights;
                    moved[index] += difference;
                    sssnake::strengths(&moved, features)
                };
                let pairs = strengths(DIFFERENCE).into_iter().zip(strengths(-DIFFERENCE));
                let slopes: Vec<f64> = pairs.map(|(above, below)| (above - below) / (2.0 * DIFFERENCE)).collect();
                let mean: f64 = slopes.iter().zip(&chances).map(|(slope, chance)| slope * chance).sum();
                slopes.into_iter().map(|slope| slope - mean).collect()
            });
            for seat in 0..chances.len() {
                for row in 0..COUNT {
                    gradient[row] += (searched[seat] - chances[seat]) * derivatives[row][seat];
                    for column in 0..COUNT {
                        information[row][column] += chances[seat] * derivatives[row][seat] * derivatives[column][seat];
                    }
                }
            }
        }
        let step = solve(information, gradient);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

/// Returns the win probabilities that the evaluation with these weights predicts.
fn chances(weights: &StrengthWeights, features: &Features) -> Vec<f64> {
    let strengths = sssnake::strengths(weights, features);
    let best = strengths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let odds: Vec<f64> = strengths.into_iter().map(|strength| (strength - best).exp()).collect();
    let sum: f64 = odds.iter().sum();
    odds.into_iter().map(|odds| odds / sum).collect()
}

/// Prints the mean chance and the mean result for chances of 0 to 10 %, 10 to 20 % and so on.
fn print_calibration(weights: &StrengthWeights, samples: &[Sample]) {
    println!("{:>10}{:>10}{:>10}", "samples", "chance", "result");
    let all = samples.iter().flat_map(|(features, _, results)| chances(weights, features).into_iter().zip(results));
    let mut intervals = [(0, 0.0, 0.0); INTERVALS];
    for (chance, result) in all {
        let (count, chances, results) = &mut intervals[((INTERVALS as f64 * chance) as usize).min(INTERVALS - 1)];
        *count += 1;
        *chances += chance;
        *results += result;
    }
    for (count, chances, results) in intervals {
        let percent = |sum: f64| 100.0 * sum / f64::from(count);
        println!("{count:>10}{:>9.1}%{:>9.1}%", percent(chances), percent(results));
    }
}

/// Solves a linear system with a symmetric positive definite matrix, by Gauss-Jordan elimination.
fn solve<const N: usize>(mut matrix: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for pivot in 0..N {
        for row in (0..N).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            let above = matrix[pivot];
            matrix[row].iter_mut().zip(above).for_each(|(value, above)| *value -= factor * above);
            right[row] -= factor * right[pivot];
        }
    }
    std::array::from_fn(|index| right[index] / matrix[index][index])
}
