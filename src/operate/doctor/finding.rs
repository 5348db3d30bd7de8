//! The result of a check: one line for the operator.

use std::fmt;

/// The severity of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// All is well.
    Good,
    /// The bot works, but the operator should know this.
    Notice,
    /// There is a problem.
    Wrong,
}

/// A repair that `--fix` can make. No repair can lose data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fix {
    /// Create the database with its folders, or run the missing migrations.
    PrepareDatabase,
    /// Write SQLite's write-ahead log back into the file, and update the statistics for its query plans.
    OptimizeDatabase,
    RegisterCommands,
}

/// The result of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub mark: Severity,
    /// The name of the check, in one or two words.
    pub area: &'static str,
    pub text: String,
    /// The advice for the operator; empty if there is nothing to do.
    pub advice: String,
    pub fix: Option<Fix>,
}

impl Finding {
    pub fn good(area: &'static str, what: impl Into<String>) -> Finding {
        Finding { mark: Severity::Good, area, text: what.into(), advice: String::new(), fix: None }
    }

    pub fn notice(area: &'static str, what: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding { mark: Severity::Notice, area, text: what.into(), advice: advice.into(), fix: None }
    }

    pub fn wrong(area: &'static str, what: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding { mark: Severity::Wrong, area, text: what.into(), advice: advice.into(), fix: None }
    }

    /// Adds a repair that `--fix` can make.
    pub fn with_fix(self, fix: Fix) -> Finding {
        Finding { fix: Some(fix), ..self }
    }
}

/// Writes one line, such as `✗ token: Discord does not know it. Copy it again.`
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = match self.mark {
            Severity::Good => '✓',
            Severity::Notice => '!',
            Severity::Wrong => '✗',
        };
        let (what, advice) = (one_line(&self.text), one_line(&self.advice));
        write!(f, "{mark} {}: {what}", self.area)?;
        if advice.is_empty() { Ok(()) } else { write!(f, ". {advice}.") }
    }
}

/// Returns a text as a single line. Untrusted text, such as error messages and names, must not break the line or
/// control the terminal.
fn one_line(text: &str) -> String {
    let plain: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ").trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_is_one_line() {
        let finding = Finding::wrong("token", "wrong\n\u{1b}[31m  twice", "Copy it.");
        assert_eq!(finding.to_string(), "✗ token: wrong [31m twice. Copy it.");
        assert_eq!(Finding::good("disk", "10 GB are free").to_string(), "✓ disk: 10 GB are free");
        assert_eq!(Finding::notice("letters", "few", "Install fonts").to_string(), "! letters: few. Install fonts.");
    }
}
