//! Parses the file `.env`. Its values can be secrets, so an error names the line and the setting, but never the value.

const SPACE_ERROR: &str = "contains a space; put the value between single quotes";
const BACKSLASH_ERROR: &str = "contains a backslash; put the value between single quotes";
const OPEN_QUOTE_ERROR: &str =
    "has a quote that is not closed; put the value between single quotes, or double quotes if it contains a single one";
const NOT_UTF8_ERROR: &str = "is not UTF-8 text; save the file as UTF-8";
const UNSET_VARIABLE_ERROR: &str =
    "has a $ before a name that is not set; put the value between single quotes, or set that name in a line above";

/// A line `NAME=value` of the file.
pub struct Line {
    pub number: usize,
    pub name: String,
    pub value: String,
}

/// Parses the file. In values, `$NAME` and `${NAME}` stand for the variable `NAME` in `environment`. If there is no
/// such variable, they stand for the value that an earlier line gives to `NAME`.
///
/// # Errors
/// Fails with a sentence about the first wrong line. The sentence names the setting only if `settings` contains it.
pub fn parse(
    file: &[u8],
    settings: &[String],
    environment: impl Fn(&str) -> Option<String>,
) -> Result<Vec<Line>, String> {
    // Some editors write a byte order mark at the beginning of a file.
    let file = file.strip_prefix(b"\xef\xbb\xbf").unwrap_or(file);
    let mut lines: Vec<Line> = Vec::new();
    for (number, bytes) in (1..).zip(file.split(|byte| *byte == b'\n')) {
        let text = String::from_utf8_lossy(bytes);
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let (name, value) = text.split_once('=').unwrap_or_default();
        let name = name.strip_prefix("export ").unwrap_or(name).trim();
        if name.is_empty() || !name.chars().all(is_name_char) {
            return Err(format!("Line {number} of the file .env must be NAME=value, or a comment that begins with #."));
        }
        let value = parse_value(value, |name| environment(name).or_else(|| value_of(&lines, name)));
        let value = value.map_err(|problem| {
            // A line that names no known setting could begin with anything, such as a pasted token.
            let subject = settings.iter().find(|known| *known == name).map_or("the value", String::as_str);
            format!("Line {number} of the file .env: {subject} {problem}.")
        })?;
        lines.push(Line { number, name: name.to_owned(), value });
    }
    Ok(lines)
}

/// Returns the value of the first line with this name.
pub fn value_of(lines: &[Line], name: &str) -> Option<String> {
    lines.iter().find(|line| line.name == name).map(|line| line.value.clone())
}

fn is_name_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// Parses a value: removes quotes and comments, and replaces escaped characters and variables.
///
/// # Errors
/// Fails with a phrase that states the problem and what to do about it.
fn parse_value(text: &str, variable: impl Fn(&str) -> Option<String>) -> Result<String, &'static str> {
    let (mut value, mut quote) = (String::new(), None);
    let mut rest = text.trim_start();
    if rest.starts_with('#') && rest.len() < text.len() {
        return Ok(value);
    }
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        match (c, quote) {
            (char::REPLACEMENT_CHARACTER, _) => return Err(NOT_UTF8_ERROR),
            (_, Some(open)) if c == open => quote = None,
            (_, Some('\'')) => value.push(c),
            ('\'' | '"', None) => quote = Some(c),
            ('\\', _) => {
                let escaped = rest.chars().next().filter(|c| "\\'\"$ n".contains(*c)).ok_or(BACKSLASH_ERROR)?;
                value.push(if escaped == 'n' { '\n' } else { escaped });
                rest = &rest[1..];
            }
            ('$', _) if rest.starts_with('{') || rest.starts_with(is_name_char) => {
                let (name, after) = match rest.strip_prefix('{') {
                    Some(block) => block.split_once('}').ok_or(UNSET_VARIABLE_ERROR)?,
                    None => rest.split_at(rest.find(|c| !is_name_char(c)).unwrap_or(rest.len())),
                };
                value += &variable(name).ok_or(UNSET_VARIABLE_ERROR)?;
                rest = after;
            }
            (' ' | '\t', None) if rest.trim_start().starts_with('#') => break,
            (' ' | '\t', None) => return Err(SPACE_ERROR),
            _ => value.push(c),
        }
    }
    if quote.is_some() { Err(OPEN_QUOTE_ERROR) } else { Ok(value) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> Vec<String> {
        ["LOG", "DATABASE_URL", "DISCORD_TOKEN"].map(str::to_owned).into()
    }

    fn log_of(file: &str) -> Result<String, String> {
        let environment = |name: &str| (name == "HOME_OF").then(|| "/home".to_owned());
        let lines = parse(file.as_bytes(), &settings(), environment)?;
        Ok(value_of(&lines, "LOG").unwrap_or_default())
    }

    #[test]
    fn values_lose_quotes_and_comments() {
        for (line, value) in [
            ("LOG=info", "info"),
            ("export LOG = info # all of it\r", "info"),
            ("\u{feff}LOG=info", "info"),
            ("LOG=", ""),
            ("LOG= # none", ""),
            ("LOG=a#b", "a#b"),
            ("LOG='a b # \\ $c \"'", "a b # \\ $c \""),
            ("LOG=\"it's \\\"a\\\" \\$c \\\\\"", "it's \"a\" $c \\"),
            ("LOG=a\\ b'c d'", "a bc d"),
            ("LOG=a$ # b", "a$"),
            ("LOG=$HOME_OF/a", "/home/a"),
            ("LOG=\"${HOME_OF}s $HOME_OF\"", "/homes /home"),
            ("A=1\nB=2\nLOG=$A${B}$", "12$"),
            ("# LOG=a\n\nLOG=ü\nLOG=b", "ü"),
        ] {
            assert_eq!(log_of(line).as_deref(), Ok(value), "{line}");
        }
    }

    #[test]
    fn a_wrong_line_is_named_with_its_setting_and_what_to_do() {
        for (line, said) in [
            ("\nLOG=a b", "Line 2 of the file .env: LOG contains a space; put the value between single quotes."),
            ("POSTGRES_PASSWORD=a\\b", "Line 1 of the file .env: the value contains a backslash; put the value "),
            ("LOG=it's", "Line 1 of the file .env: LOG has a quote that is not closed; "),
            ("LOG=\"a", "Line 1 of the file .env: LOG has a quote that is not closed; "),
            (
                "DATABASE_URL=sqlite://sna$ke.db",
                "Line 1 of the file .env: DATABASE_URL has a $ before a name that is not ",
            ),
            ("LOG=${A", "Line 1 of the file .env: LOG has a $ before a name that is not set; "),
            ("LOG=1\nMTIz.abc", "Line 2 of the file .env must be NAME=value, or a comment that begins with #."),
            ("A-B=c", "Line 1 of the file .env must be NAME=value, "),
            ("DISCORD_TOKEN abc", "Line 1 of the file .env must be NAME=value, "),
        ] {
            let found = log_of(line).expect_err(line);
            assert!(found.starts_with(said) && found.ends_with('.'), "{line}: {found}");
        }
        let latin = parse(b"LOG=\xfc", &settings(), |_| None).err();
        assert_eq!(latin.as_deref(), Some("Line 1 of the file .env: LOG is not UTF-8 text; save the file as UTF-8."));
    }
}
