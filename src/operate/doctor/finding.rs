//! What a check found: one line for the operator.

use std::fmt;

/// How serious a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// Nothing to do.
    Good,
    /// The bot works, but the operator should know this.
    Notice,
    /// Something is wrong.
    Wrong,
}

/// What `--fix` can do about a finding. None of it can lose data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fix {
    /// Create the database with its folders, or run the outstanding migrations.
    PrepareDatabase,
    /// Write SQLite's log back into the file, and update its statistics.
    TidyDatabase,
    RegisterCommands,
}

/// What a check found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub mark: Mark,
    /// What was checked, in a word or two.
    pub area: &'static str,
    pub what: String,
    /// What to do; empty if nothing.
    pub advice: String,
    pub fix: Option<Fix>,
}

impl Finding {
    pub fn good(area: &'static str, what: impl Into<String>) -> Finding {
        Finding { mark: Mark::Good, area, what: what.into(), advice: String::new(), fix: None }
    }

    pub fn notice(area: &'static str, what: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding { mark: Mark::Notice, area, what: what.into(), advice: advice.into(), fix: None }
    }

    pub fn wrong(area: &'static str, what: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding { mark: Mark::Wrong, area, what: what.into(), advice: advice.into(), fix: None }
    }

    /// Says that `--fix` can help.
    pub fn with_fix(self, fix: Fix) -> Finding {
        Finding { fix: Some(fix), ..self }
    }
}

/// One line, such as `✗ token: Discord does not know it. Copy it again.`
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = match self.mark {
            Mark::Good => '✓',
            Mark::Notice => '!',
            Mark::Wrong => '✗',
        };
        let (what, advice) = (one_line(&self.what), one_line(&self.advice));
        write!(f, "{mark} {}: {what}", self.area)?;
        match advice.is_empty() {
            true => Ok(()),
            false => write!(f, ". {advice}."),
        }
    }
}

/// Texts from outside, such as error messages and names, must not break the line or control the terminal.
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
