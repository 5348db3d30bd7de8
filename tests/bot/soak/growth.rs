//! The figures that a run measures, and the limits on their growth.

use std::fmt::Write as _;
use std::time::Duration;

use serde_json::Value;

use super::answers::Unanswered;

/// How long memory and tasks grow by design: the bot keeps a match in memory for five minutes after its last request.
const WARM_UP: Duration = Duration::from_secs(5 * 60 + 30);

/// One measurement of a process.
pub struct Sample {
    /// The time since the first measurement of this process.
    pub age: Duration,
    pub memory: u64,
    pub files: usize,
    pub threads: usize,
    pub tasks: usize,
    /// The size of the database in bytes.
    pub database: u64,
    /// The number of matches finished so far.
    pub matches: usize,
    /// The latencies of all interactions since the previous sample.
    pub latencies: Vec<Duration>,
    pub unanswered: Unanswered,
}

/// The samples of one process.
#[derive(Default)]
pub struct Phase {
    pub samples: Vec<Sample>,
}

impl Phase {
    pub fn unanswered(&self) -> impl Iterator<Item = &Value> {
        self.samples.iter().flat_map(|sample| &sample.unanswered)
    }

    /// Returns the samples of one quarter of the time. `number` is 0 to 3.
    fn quarter(&self, number: usize) -> &[Sample] {
        let count = self.samples.len();
        &self.samples[count * number / 4..count * (number + 1) / 4]
    }
}

/// A figure that is computed for each quarter, and how much it may grow.
struct Metric {
    name: &'static str,
    figure: fn(&[Sample]) -> f64,
    /// The limit is `factor` times the earlier figure, plus `allowance`.
    factor: f64,
    allowance: f64,
    /// Whether the test fails if this figure grows too much.
    judged: bool,
}

const fn metric(name: &'static str, figure: fn(&[Sample]) -> f64, factor: f64, allowance: f64) -> Metric {
    Metric { name, figure, factor, allowance, judged: true }
}

/// The figures. Their allowances cover slowly filling caches, idle connections, and other load on the machine.
const METRICS: [Metric; 8] = [
    metric("memory, MiB", |part| median(part, |one| one.memory as f64 / f64::from(1 << 20)), 1.1, 8.0),
    metric("open files", |part| median(part, |one| one.files as f64), 1.0, 16.0),
    metric("threads", |part| median(part, |one| one.threads as f64), 1.0, 8.0),
    metric("tasks", |part| median(part, |one| one.tasks as f64), 1.25, 32.0),
    metric("database, KiB a match", database_a_match, 1.25, 4.0),
    metric("answer p50, ms", |part| percentile(part, 0.5), 1.5, 10.0),
    metric("answer p99, ms", |part| percentile(part, 0.99), 2.0, 100.0),
    Metric {
        name: "answers a second",
        figure: |part| part.iter().map(|one| one.latencies.len()).sum::<usize>() as f64 / seconds(part),
        factor: 0.0,
        allowance: 0.0,
        judged: false,
    },
];

impl Metric {
    /// Returns the growth from the second to the last quarter of each process, and from the first to the last process.
    fn grown(&self, first: &Phase, last: &Phase) -> Vec<String> {
        let figure = |phase: &Phase, quarter: usize| (self.figure)(phase.quarter(quarter));
        let within = |phase: &Phase| (figure(phase, 1), figure(phase, 3));
        let warm = |phase: &&Phase| phase.quarter(1).first().is_some_and(|sample| sample.age >= WARM_UP);
        let mut pairs = vec![(figure(first, 3), figure(last, 3))];
        pairs.extend([first, last].into_iter().filter(warm).map(within));
        pairs.retain(|(before, after)| self.judged && *after > self.factor * before + self.allowance);
        pairs.iter().map(|(before, after)| format!("{} grew from {before:.1} to {after:.1}", self.name)).collect()
    }
}

/// Returns a sentence for each figure that grew.
pub fn grown(first: &Phase, last: &Phase) -> Vec<String> {
    METRICS.iter().flat_map(|metric| metric.grown(first, last)).collect()
}

/// Returns a table of the quarters of both processes.
pub fn table(first: &Phase, last: &Phase) -> String {
    let mut table =
        format!("{:22} {:>31} {:>31}   most\n", "", "first process, by quarters", "last process, by quarters");
    for metric in &METRICS {
        write!(table, "{:22}", metric.name).expect("a string takes it");
        for quarter in [first, last].into_iter().flat_map(|phase| (0..4).map(|number| phase.quarter(number))) {
            write!(table, " {:7.1}", (metric.figure)(quarter)).expect("a string takes it");
        }
        let limit = format!("   {} x + {}\n", metric.factor, metric.allowance);
        table.push_str(if metric.judged { &limit } else { "\n" });
    }
    table
}

fn median(part: &[Sample], figure: impl Fn(&Sample) -> f64) -> f64 {
    let mut figures: Vec<f64> = part.iter().map(figure).collect();
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(0.0)
}

/// Returns a percentile of the latencies in milliseconds.
fn percentile(part: &[Sample], share: f64) -> f64 {
    let mut latencies: Vec<Duration> = part.iter().flat_map(|sample| sample.latencies.iter().copied()).collect();
    latencies.sort();
    let place = (share * latencies.len() as f64) as usize;
    latencies.get(place).map_or(0.0, |latency| 1e3 * latency.as_secs_f64())
}

/// Returns the growth of the database per finished match, in KiB.
fn database_a_match(part: &[Sample]) -> f64 {
    let [first, .., last] = part else { return 0.0 };
    let matches = last.matches.saturating_sub(first.matches).max(1);
    last.database.saturating_sub(first.database) as f64 / 1024.0 / matches as f64
}

fn seconds(part: &[Sample]) -> f64 {
    let [first, .., last] = part else { return 1.0 };
    // Each sample contains the responses since the previous sample, so `part` covers one more interval than the time
    // between its first and last sample.
    (last.age - first.age).as_secs_f64() * part.len() as f64 / (part.len() - 1) as f64
}

/// Returns samples of one process. `memory` computes its memory in MiB.
fn curve(memory: impl Fn(u64) -> u64) -> Phase {
    let sample = |number| Sample {
        age: Duration::from_secs(30 * number),
        memory: memory(number) << 20,
        files: 30,
        threads: 8,
        tasks: 100,
        database: 10_000 * number,
        matches: number as usize,
        latencies: vec![Duration::from_millis(10)],
        unanswered: Vec::new(),
    };
    Phase { samples: (0..48).map(sample).collect() }
}

#[test]
fn growth_is_noticed_and_noise_is_not() {
    let flat = || curve(|number| 60 + number % 5);
    assert_eq!(grown(&flat(), &flat()), Vec::<String>::new());
    let growing = grown(&flat(), &curve(|number| 60 + number));
    assert!(growing.len() == 2 && growing.iter().all(|line| line.starts_with("memory")), "{growing:?}");
    assert_eq!(grown(&flat(), &curve(|_| 90)).len(), 1, "the last process needs more than the first");
}
