//! Fits the weights of Ssserpent's evaluation to matches of the hard computer against itself.
//!
//! `cargo bench -p rules --features strength --bench fit -- --matches 1600` prints the weights for
//! `crates/rules/src/ssserpent/evaluation.rs`: those of a logistic regression of the results on the features, in hundredths of
//! a quarter. Seeds are fixed.

mod strength;

use std::thread;

use rules::ssserpent::FEATURES;
use strength::ssserpent_samples;

/// The iterations of Newton's method, which needs fewer than 10.
const ITERATIONS: usize = 20;
/// The strength of the regularization, in samples.
const RIDGE: f64 = 3.0;
/// The scale of the printed weights.
const ODDS: f64 = 400.0;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let matches = arguments.iter().position(|it| it == "--matches").and_then(|place| arguments.get(place + 1));
    let matches = matches.map_or(100, |text| text.parse().expect("--matches takes a number"));
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let samples = thread::scope(|scope| {
        let part = |first| (first..matches).step_by(threads).flat_map(ssserpent_samples).collect::<Vec<_>>();
        let parts: Vec<_> = (0..threads).map(|first| scope.spawn(move || part(first))).collect();
        parts.into_iter().flat_map(|part| part.join().expect("no thread panics")).collect::<Vec<_>>()
    });
    let weights = fit(&samples);
    println!("{} positions: {:?}", samples.len(), weights.map(|weight| (ODDS * weight).round()));
}

/// Returns the weights of a logistic regression, by Newton's method.
fn fit(samples: &[([i32; FEATURES], f64)]) -> [f64; FEATURES] {
    let mut weights = [0.0; FEATURES];
    for _ in 0..ITERATIONS {
        let mut gradient = weights.map(|weight| -RIDGE * weight);
        let mut hessian = [[0.0; FEATURES]; FEATURES];
        (0..FEATURES).for_each(|index| hessian[index][index] = RIDGE);
        for (features, result) in samples {
            let features = features.map(f64::from);
            let score: f64 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
            let chance = 1.0 / (1.0 + (-score).exp());
            for row in 0..FEATURES {
                gradient[row] += features[row] * (result - chance);
                for column in 0..FEATURES {
                    hessian[row][column] += features[row] * features[column] * chance * (1.0 - chance);
                }
            }
        }
        let step = solve(hessian, gradient);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

/// Solves a linear system with a symmetric positive definite matrix, by Gauss-Jordan elimination.
fn solve(mut matrix: [[f64; FEATURES]; FEATURES], mut right: [f64; FEATURES]) -> [f64; FEATURES] {
    for pivot in 0..FEATURES {
        for row in (0..FEATURES).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            let above = matrix[pivot];
            matrix[row].iter_mut().zip(above).for_each(|(value, above)| *value -= factor * above);
            right[row] -= factor * right[pivot];
        }
    }
    std::array::from_fn(|index| right[index] / matrix[index][index])
}
