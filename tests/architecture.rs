//! Keeps the walls between the rooms (ARCHITECTURE.md): reads the sources and finds what must not be there.

use std::fs;
use std::path::{Path, PathBuf};

/// The longest a source file may be, in lines.
const MOST_LINES: usize = 500;

/// A source file below `src`.
struct Source {
    /// Its path below `src`, with `/`.
    path: String,
    text: String,
    test_only: bool,
}

impl Source {
    /// Whether the file belongs to tests: by its name, or because a `#[cfg(test)]` stands above its `mod` line.
    fn is_test(&self) -> bool {
        self.test_only || self.path.split('/').any(|part| part.trim_end_matches(".rs") == "tests")
    }

    /// The files, without `.rs`, that this one declares for tests only.
    fn test_modules(&self) -> impl Iterator<Item = String> {
        let folder = self.path.strip_suffix("mod.rs").map(str::to_owned);
        let folder = folder.unwrap_or_else(|| self.path.replace(".rs", "/"));
        let lines = self.text.lines().zip(self.text.lines().skip(1));
        let declared = lines.filter(|(attribute, _)| attribute.trim() == "#[cfg(test)]").filter_map(|(_, line)| {
            let (_, name) = line.trim().strip_suffix(';')?.rsplit_once("mod ")?;
            Some(name.to_owned())
        });
        declared.map(move |name| format!("{folder}{name}"))
    }

    /// Numbered lines of product code: no comments, no attributes, nothing from `#[cfg(test)] mod` on.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let mut lines = self.text.lines().enumerate().peekable();
        let mut ended = false;
        std::iter::from_fn(move || {
            let (number, line) = lines.next()?;
            let next = lines.peek().map_or("", |(_, next)| next.trim_start());
            ended |= line.trim() == "#[cfg(test)]" && next.starts_with("mod ") && next.ends_with('{');
            (!ended).then_some((number + 1, line))
        })
        .filter(|(_, line)| {
            let line = line.trim_start();
            !line.starts_with("//") && !line.starts_with("#[")
        })
    }
}

fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![root.clone()];
    let mut all = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a readable folder") {
            let path: PathBuf = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let below = path.strip_prefix(&root).expect("below src").to_string_lossy().replace('\\', "/");
                all.push(Source { path: below, text: fs::read_to_string(&path).expect("UTF-8"), test_only: false });
            }
        }
    }
    all.sort_by(|one, other| one.path.cmp(&other.path));
    assert!(all.len() > 20, "the sources are read");
    let for_tests: Vec<String> = all.iter().flat_map(Source::test_modules).collect();
    for source in &mut all {
        let name = source.path.trim_end_matches(".rs").trim_end_matches("/mod");
        source.test_only = for_tests.iter().any(|module| name == module || name.starts_with(&format!("{module}/")));
    }
    all
}

/// Fails with every line of product code in these folders that holds one of the words.
fn forbid(folders: &[&str], words: &[&str], why: &str) {
    let mut found = Vec::new();
    for source in sources()
        .iter()
        .filter(|source| !source.is_test() && folders.iter().any(|folder| source.path.starts_with(folder)))
    {
        for (number, line) in source.code() {
            found.extend(
                words
                    .iter()
                    .filter(|word| line.contains(**word))
                    .map(|word| format!("  src/{}:{number}: {word}", source.path)),
            );
        }
    }
    assert!(found.is_empty(), "{why}\n{}", found.join("\n"));
}

#[test]
fn the_core_is_pure() {
    let outside = [
        "tokio",
        "serenity",
        "poise",
        "sqlx",
        "image::",
        "resvg",
        "axum",
        "reqwest",
        "std::time",
        "SystemTime",
        "Instant",
        "std::fs",
        "std::net",
        "std::env",
        "std::thread",
        "rand::rng",
        "ThreadRng",
        "SysRng",
        "HashMap::new().iter",
        "crate::table",
        "crate::store",
        "crate::render",
        "crate::text",
        "crate::discord",
        "crate::sandbox",
        "crate::telemetry",
        "metrics",
    ];
    forbid(
        &["game/", "games/"],
        &outside,
        "game and games know no clock, network, store, picture or other chance than the seed",
    );
}

#[test]
fn the_core_speaks_in_message_keys_only() {
    let mut found = Vec::new();
    for source in sources().iter().filter(|source| source.path.starts_with("game") && !source.is_test()) {
        for (number, line) in source.code().filter(|(_, line)| !line.contains("debug_assert")) {
            let literals = line.split('"').skip(1).step_by(2);
            let is_text = |literal: &&str| {
                let words = literal.split(' ').filter(|word| word.len() > 1 && word.chars().all(char::is_alphabetic));
                words.count() >= 2
            };
            found
                .extend(literals.filter(is_text).map(|literal| format!("  src/{}:{number}: “{literal}”", source.path)));
        }
    }
    assert!(found.is_empty(), "words of a human language belong into assets/text:\n{}", found.join("\n"));
}

#[test]
fn every_room_knows_only_its_neighbours() {
    forbid(
        &["table/"],
        &["serenity", "poise", "sqlx", "crate::store", "crate::discord", "crate::render", "crate::sandbox"],
        "the table knows no Discord and no SQL, only its ports",
    );
    forbid(
        &["lease/"],
        &[
            "serenity",
            "poise",
            "sqlx",
            "crate::games",
            "crate::store",
            "crate::discord",
            "crate::render",
            "crate::sandbox",
        ],
        "leases know their ports and the clock only",
    );
    forbid(
        &["render/"],
        &[
            "crate::games",
            "crate::table",
            "crate::store",
            "crate::discord",
            "crate::text",
            "crate::sandbox",
            "serenity",
            "sqlx",
        ],
        "render knows no game, only scenes",
    );
    forbid(
        &["charts/"],
        &["crate::games", "crate::table", "crate::store", "crate::discord", "crate::render", "crate::text"],
        "charts know numbers and scenes only",
    );
    forbid(
        &["text/"],
        &[
            "crate::games",
            "crate::table",
            "crate::store",
            "crate::discord",
            "crate::render",
            "crate::sandbox",
            "serenity",
            "sqlx",
        ],
        "text knows phrases only",
    );
    forbid(
        &["store/"],
        &["serenity", "poise", "crate::discord", "crate::render", "crate::sandbox", "axum"],
        "the store knows the database and the table's nouns only",
    );
    forbid(
        &["discord/"],
        &["sqlx", "crate::sandbox", "crate::games::s", "crate::games::h", "axum"],
        "discord knows no rules and no SQL",
    );
    forbid(
        &["sandbox/"],
        &[
            "crate::games",
            "crate::game::",
            "crate::table",
            "crate::store",
            "crate::discord",
            "crate::render",
            "serenity",
            "poise",
            "sqlx",
        ],
        "the sandbox is Discord's side: it knows nothing of this bot",
    );
}

/// A seventh game is one folder, one registry line, its texts and its art.
#[test]
fn no_game_is_named_outside_of_its_folder() {
    let names: Vec<&str> = snakepit::games::REGISTRY.iter().map(|game| game.info().name).collect();
    assert!(!names.is_empty());
    let mut found = Vec::new();
    for source in sources().iter().filter(|source| !source.path.starts_with("games/") && !source.is_test()) {
        for (number, line) in source.code() {
            for literal in line.split('"').skip(1).step_by(2) {
                let named = |name: &&&str| literal.split(|c: char| !c.is_alphanumeric()).any(|word| word == **name);
                found.extend(names.iter().filter(named).map(|name| format!("  src/{}:{number}: {name}", source.path)));
            }
        }
    }
    assert!(found.is_empty(), "a game is named outside of its folder:\n{}", found.join("\n"));
}

#[test]
fn outside_data_reaches_no_panic() {
    let panics = [".unwrap()", ".expect(", "panic!(", "unreachable!(", "todo!(", "unimplemented!("];
    let rooms = [
        "store/",
        "telemetry.rs",
        "endpoints.rs",
        "discord/",
        "table/",
        "lease/",
        "sandbox/",
        "text/",
        "charts/",
        "render/",
        "config.rs",
        "verify",
        "replay",
        "tools",
        "main.rs",
    ];
    forbid(&rooms, &panics, "what comes from outside must never end in a panic");
}

/// sqlx takes literals only, unless a text is asserted to be safe, which may not be put together on the spot: so nothing that
/// somebody wrote gets into a query but as a bound parameter.
#[test]
fn queries_are_literals() {
    forbid(
        &[""],
        &["AssertSqlSafe(format!", "AssertSqlSafe(&format!", "QueryBuilder"],
        "a query is a literal, and what varies in it a bound parameter",
    );
}

#[test]
fn nothing_is_left_unfinished_or_switched_off() {
    forbid(&[""], &["todo!(", "unimplemented!(", "dbg!(", "TODO", "FIXME"], "finish it");
    for source in sources() {
        let ignored = source.text.lines().any(|line| line.trim_start().starts_with("#[ignore"));
        assert!(!ignored, "a test is switched off in {}", source.path);
    }
}

#[test]
fn files_are_one_thing_each() {
    let long = |source: &Source| {
        let lines = source.text.lines().count();
        (lines > MOST_LINES).then(|| format!("  src/{}: {lines} lines", source.path))
    };
    let long: Vec<String> = sources().iter().filter_map(long).collect();
    assert!(long.is_empty(), "files of more than {MOST_LINES} lines:\n{}", long.join("\n"));
}

/// Every game's folder opens with its rules.
#[test]
fn every_game_opens_with_its_rules() {
    for game in snakepit::games::REGISTRY {
        let name = game.info().name;
        let path = format!("games/{name}/mod.rs");
        let all = sources();
        let source = all.iter().find(|source| source.path == path).unwrap_or_else(|| panic!("no src/{path}"));
        let prose = source.text.lines().take_while(|line| line.starts_with("//!")).count();
        assert!(prose >= 15, "src/{path} opens with {prose} lines of prose; its rules belong there");
    }
}
