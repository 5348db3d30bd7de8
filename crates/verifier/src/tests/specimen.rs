//! Hand-written records and broken variations of them, for the verifiers' tests.

use serde_json::Value;

use crate::steps::{Verifier, verify_steps};
use contract::{Fault, Record};

/// A record from `tests/data/records`, with its verifier.
pub struct Specimen {
    verify: fn(&Record) -> Result<(), Fault>,
    record: Value,
}

impl Specimen {
    /// Reads `tests/data/records/<path>.json`, which must be valid.
    pub fn read<V: Verifier>(path: &str) -> Specimen {
        let file = format!("{}/../../tests/data/records/{path}.json", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        let specimen = Specimen { verify: verify_steps::<V>, record: serde_json::from_str(&text).expect("JSON") };
        assert_eq!(specimen.judge(&specimen.record), Ok(()), "{path} is valid");
        specimen
    }

    fn judge(&self, record: &Value) -> Result<(), (Option<usize>, String)> {
        let mut record: Record = serde_json::from_value(record.clone()).expect("a record");
        // Hand-written dice and cards do not come from a seed.
        record.fair_play.seed = None;
        (self.verify)(&record).map_err(|fault| (fault.step, fault.why.key.into_owned()))
    }

    /// Asserts that the record is still valid after a change.
    pub fn still_valid(&self, change: impl FnOnce(&mut Value)) {
        let mut record = self.record.clone();
        change(&mut record);
        assert_eq!(self.judge(&record), Ok(()));
    }

    /// Asserts that, after a change, the step with this number breaks the rule with this key.
    #[track_caller]
    pub fn broken(&self, step: impl Into<Option<usize>>, key: &str, change: impl FnOnce(&mut Value)) {
        let mut record = self.record.clone();
        change(&mut record);
        assert_eq!(self.judge(&record), Err((step.into(), key.to_owned())));
    }

    /// Changes a key of a step.
    #[track_caller]
    pub fn broken_key(&self, step: usize, name: &str, value: impl Into<Value>, key: &str) {
        let value = value.into();
        self.broken(step, key, |record| record["steps"][step][name] = value);
    }

    /// Replaces a step.
    #[track_caller]
    pub fn broken_step(&self, step: usize, other: Value, key: &str) {
        self.broken(step, key, |record| record["steps"][step] = other);
    }

    /// Removes a step.
    #[track_caller]
    pub fn broken_without(&self, step: usize, key: &str) {
        self.broken(step, key, |record| {
            record["steps"].as_array_mut().expect("steps").remove(step);
        });
    }

    /// Repeats a step. The repetition must be the fault.
    #[track_caller]
    pub fn broken_twice(&self, step: usize, key: &str) {
        self.broken_before(step + 1, self.record["steps"][step].clone(), key);
    }

    /// Inserts a step before another. The inserted step must be the fault.
    #[track_caller]
    pub fn broken_before(&self, step: usize, other: Value, key: &str) {
        self.broken(step, key, |record| record["steps"].as_array_mut().expect("steps").insert(step, other));
    }

    /// Changes a key of the outcome.
    #[track_caller]
    pub fn broken_outcome(&self, name: &str, value: impl Into<Value>) {
        let value = value.into();
        self.broken(None, "fault-outcome", |record| record["outcome"][name] = value);
    }
}
