use super::*;
use contract::Seed;

/// Mean and variance of an ex-Gaussian are mu + tau and sigma² + tau²; its skew is to the right.
#[test]
fn reaction_times_are_ex_gaussian_and_better_levels_are_faster() {
    let mut means = Vec::new();
    for level in Level::ALL {
        let profile = profile(level);
        let mut rng = Seed([5; 32]).rng(0, Seat(0));
        let mut times: Vec<f64> = (0..20_000).map(|_| profile.draw(0, &mut rng)).collect();
        let mean = times.iter().sum::<f64>() / times.len() as f64;
        let variance = times.iter().map(|time| (time - mean).powi(2)).sum::<f64>() / times.len() as f64;
        let expected = profile.sigma.powi(2) + profile.tau.powi(2);
        assert!((mean - profile.mu - profile.tau).abs() < 0.01 * mean, "{level:?}: mean {mean}");
        assert!((variance - expected).abs() < 0.1 * expected, "{level:?}: variance {variance}, not {expected}");
        times.sort_by(f64::total_cmp);
        assert!(times[times.len() / 2] < mean, "{level:?}: the tail is on the right");
        means.push(mean);
    }
    assert!(means[0] > means[1] && means[1] > means[2]);
}

#[test]
fn better_levels_err_less() {
    let [easy, normal, hard] = Level::ALL.map(profile);
    assert!(easy.misses > normal.misses && normal.misses > hard.misses && hard.misses > 0.0);
    assert!(easy.mistakes > normal.mistakes && normal.mistakes > hard.mistakes && hard.mistakes > 0.0);
}
