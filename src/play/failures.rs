//! Repeated calls to the store that fail.

/// Notes whether repeated calls fail, so that only the first of several failures in a row is logged. The store itself logs
/// how long it keeps failing.
#[derive(Default)]
pub struct Failures {
    last_failed: bool,
}

impl Failures {
    /// Returns the error of this call, unless the previous call failed, too.
    pub fn first<'a, T, E>(&mut self, result: &'a Result<T, E>) -> Option<&'a E> {
        let failed_before = std::mem::replace(&mut self.last_failed, result.is_err());
        result.as_ref().err().filter(|_| !failed_before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_several_failures_in_a_row_is_returned() {
        let mut failures = Failures::default();
        let results = [Ok(()), Err(1), Err(2), Ok(()), Err(3)];
        let first: Vec<Option<i32>> = results.iter().map(|result| failures.first(result).copied()).collect();
        assert_eq!(first, [None, Some(1), None, None, Some(3)]);
    }
}
