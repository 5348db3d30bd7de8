//! The clock of this machine, compared with Discord's.

use std::time::{Duration, SystemTime};

use super::finding::Finding;

/// Up to this offset players notice nothing: the header has whole seconds.
const GOOD: Duration = Duration::from_secs(2);
/// From this offset on, countdowns in messages are plainly wrong.
const WRONG: Duration = Duration::from_secs(60);
const ADVICE: &str = "Let the system set its clock, for example with systemd-timesyncd or chrony: \
                      countdowns in messages depend on it";

/// Compares the header `Date` of a response with this machine's time at the same moment.
pub fn finding(date: &str, local: SystemTime) -> Finding {
    let Ok(theirs) = httpdate::parse_http_date(date) else {
        return Finding::notice("clock", "Discord did not tell its time", "Compare this machine's clock yourself");
    };
    // The header drops the fraction of its second.
    let theirs = theirs + Duration::from_millis(500);
    let (offset, direction) = match local.duration_since(theirs) {
        Ok(ahead) => (ahead, "ahead of"),
        Err(behind) => (behind.duration(), "behind"),
    };
    let what = format!("{:.1} s {direction} Discord's", offset.as_secs_f64());
    if offset >= WRONG {
        Finding::wrong("clock", what, ADVICE)
    } else if offset > GOOD {
        Finding::notice("clock", what, ADVICE)
    } else {
        Finding::good("clock", what)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::operate::doctor::finding::Mark;

    #[test]
    fn an_offset_is_told_with_its_direction() {
        let date = "Sun, 06 Nov 1994 08:49:37 GMT";
        let theirs = SystemTime::UNIX_EPOCH + Duration::from_secs(784_111_777);
        assert_eq!(finding(date, theirs + Duration::from_millis(1_400)).mark, Mark::Good);
        let ahead = finding(date, theirs + Duration::from_secs(10));
        assert_eq!((ahead.mark, ahead.what.as_str()), (Mark::Notice, "9.5 s ahead of Discord's"));
        let behind = finding(date, theirs - Duration::from_secs(3_600));
        assert_eq!((behind.mark, behind.what.as_str()), (Mark::Wrong, "3600.5 s behind Discord's"));
        assert_eq!(finding("yesterday", theirs).mark, Mark::Notice);
    }
}
