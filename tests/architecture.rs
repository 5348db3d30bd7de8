//! Checks the rules of ARCHITECTURE.md that can be read off the sources.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

/// The longest a source file may be, in lines.
const MAX_LINES: usize = 500;

/// What a module directly below `src` may use in product code: other modules of this crate, and other crates.
struct Rule {
    module: &'static str,
    modules: &'static str,
    crates: &'static str,
}

const fn rule(module: &'static str, modules: &'static str, crates: &'static str) -> Rule {
    Rule { module, modules, crates }
}

/// The allow-list, one line for each module. A dependency that is missing here fails the test below.
const RULES: &[Rule] = &[
    // The core: pure rules, without clock, network, files or a human language.
    rule("game", "", "hex rand_chacha sha2"),
    rule("games", "game", ""),
    rule("replay", "charts game text", ""),
    rule("verify", "game games", ""),
    rule("tools", "game games render replay text verify", "sha2"),
    // Words and pictures: they know scenes and phrases, but no game.
    rule("text", "game", "fluent_bundle include_dir tracing unic_langid"),
    rule("charts", "game", ""),
    rule("render", "game", "gif image include_dir png resvg zlib_rs"),
    // The life of a match: it knows its ports, but neither Discord nor SQL.
    rule(
        "table",
        "game games telemetry text",
        "async_trait futures_util governor parking_lot tokio tokio_util tracing",
    ),
    rule("lease", "table", "async_trait parking_lot tokio tracing"),
    rule(
        "store",
        "game games lease table text",
        "async_trait futures_util parking_lot rand reqwest skillratings sqlx tempfile tokio tracing",
    ),
    rule("maintenance", "game store table text verify", ""),
    // Discord: it knows no rules and no SQL.
    rule(
        "discord",
        "charts config game games lease render replay store table telemetry text",
        "async_trait futures_util governor hex image moka parking_lot poise reqwest serenity sha2 tokio tokio_util tracing \
         tracing_subscriber",
    ),
    // The program around them.
    rule("config", "game games lease store", "dotenvy reqwest serenity tracing_subscriber"),
    rule("telemetry", "", "metrics metrics_exporter_prometheus tracing"),
    rule(
        "endpoints",
        "discord store table telemetry",
        "axum hyper hyper_util metrics_exporter_prometheus parking_lot reqwest tokio tracing",
    ),
    rule(
        "doctor",
        "config discord endpoints game render store table text tools verify",
        "httpdate rustix serenity tokio",
    ),
    rule(
        "logs",
        "config discord telemetry",
        "opentelemetry opentelemetry_otlp opentelemetry_sdk tracing tracing_opentelemetry tracing_subscriber",
    ),
    rule(
        "main",
        "config discord doctor endpoints game logs maintenance render sandbox store table telemetry text tools",
        "clap libc rand tokio tracing",
    ),
    // The sandbox stands for Discord: it shares no code with the bot, so it cannot share its mistakes.
    rule(
        "sandbox",
        "",
        "axum base64 futures_util hex image include_dir parking_lot rand rand_chacha rcgen time tokio tokio_rustls \
         tokio_util tracing",
    ),
];

/// Crates that every module may use.
const CRATES_OF_ALL: &str = "serde serde_json strum thiserror";

/// Parts of the standard library that the core may use: no time, files, network, environment, threads or chance.
const STD_OF_THE_CORE: &str =
    "array borrow cell cmp collections convert fmt hash iter marker mem num ops option result slice str string sync";

/// Modules whose product code may not panic, because they handle data from outside. The core may: only checked moves reach it.
const NO_PANIC: &str = "charts config discord doctor endpoints lease logs main maintenance render replay sandbox store table \
                        telemetry text tools verify";

#[test]
fn modules_use_only_what_the_rules_allow() {
    let mut found = Vec::new();
    for source in product_code() {
        let Some(rule) = RULES.iter().find(|rule| rule.module == source.top_module()) else {
            found.push(format!("{}: its module has no line in RULES", source.path));
            continue;
        };
        let modules = source.modules_used().into_iter().map(|path| path[0].clone());
        let modules = modules.filter(|module| module != rule.module && !lists(rule.modules, module));
        let crates = source.crates_used().into_iter();
        let crates = crates.filter(|name| !lists(rule.crates, name) && !lists(CRATES_OF_ALL, name));
        found.extend(modules.chain(crates).map(|name| format!("{} uses {name}", source.path)));
    }
    fail_with("not in the allow-list (RULES)", found);
}

#[test]
fn the_rules_have_no_circle() {
    let depends = |rule: &Rule| (rule.module.to_owned(), rule.modules.split(' ').map(str::to_owned).collect());
    let graph: BTreeMap<String, BTreeSet<String>> = RULES.iter().map(depends).collect();
    fail_with("modules that depend on each other", circles(&graph));
}

/// A file may use its parents and children; otherwise dependencies between files go one way.
#[test]
fn files_do_not_import_each_other_in_circles() {
    let mut graph: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for source in product_code() {
        let here = &source.module;
        let others = source.modules_used().into_iter();
        let others = others.filter(|other| !here.starts_with(other) && !other.starts_with(here));
        graph.entry(here.join("/")).or_default().extend(others.map(|other| other.join("/")));
    }
    fail_with("files that import each other", circles(&graph));
}

#[test]
fn the_core_is_pure() {
    let mut found = Vec::new();
    for source in core() {
        let std = source.paths().into_iter().filter(|path| path[0] == "std");
        let std = std.filter(|path| path.get(1).is_none_or(|part| !lists(STD_OF_THE_CORE, part)));
        found.extend(std.map(|path| format!("{} uses {}", source.path, path.join("::"))));
    }
    found.extend(lines_with(core(), &["ThreadRng", "SysRng", "rand::rng", "rand::random"]));
    fail_with("the same seed and moves give the same match everywhere", found);
}

#[test]
fn the_core_holds_no_words_of_a_human_language() {
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(char::is_alphabetic);
    let mut found = Vec::new();
    for source in core() {
        for (number, line) in source.code().filter(|(_, line)| !line.contains("debug_assert")) {
            let texts = line.split('"').skip(1).step_by(2).filter(|text| text.split(' ').filter(is_word).count() > 1);
            found.extend(texts.map(|text| format!("{}:{number}: {text:?}", source.path)));
        }
    }
    fail_with("texts belong into assets/text", found);
}

/// A new game is a folder, a line in the registry, its texts and its art.
#[test]
fn no_game_is_named_outside_of_its_folder() {
    let names: Vec<&str> = rules::REGISTRY.iter().map(|game| game.info().name).collect();
    assert!(!names.is_empty());
    let mut found = Vec::new();
    for source in product_code().filter(|source| source.top_module() != "games") {
        for (number, line) in source.code() {
            let texts = line.split('"').skip(1).step_by(2);
            let words = texts.flat_map(|text| text.split(|c: char| !c.is_alphanumeric()));
            let named = words.filter(|word| names.contains(word));
            found.extend(named.map(|name| format!("{}:{number}: {name}", source.path)));
        }
    }
    fail_with("a game is named outside of its folder", found);
}

/// Texts that all games share name no game. A game's own texts stand in the file with its name.
#[test]
fn shared_texts_name_no_game() {
    let folders = SOURCES.iter().filter(|source| source.module.len() > 1 && source.top_module() == "games");
    let of_games: BTreeSet<&str> = folders.map(|source| source.module[1].as_str()).collect();
    let names: Vec<&str> = rules::REGISTRY.iter().map(|game| game.info().name).collect();
    let mut found = Vec::new();
    for language in fs::read_dir(root().join("assets/text")).expect("languages") {
        for file in fs::read_dir(language.expect("an entry").path()).expect("texts") {
            let path = file.expect("an entry").path();
            if of_games.contains(path.file_stem().and_then(|name| name.to_str()).expect("a name")) {
                continue;
            }
            let text = fs::read_to_string(&path).expect("a text in UTF-8");
            let words = text.split(|c: char| !c.is_alphanumeric());
            let named = words.filter(|word| names.contains(word));
            found.extend(named.map(|name| format!("{}: {name}", path.display())));
        }
    }
    fail_with("a shared text names a game", found);
}

#[test]
fn every_game_opens_with_its_rules() {
    for game in rules::REGISTRY {
        let path = format!("src/games/{}/mod.rs", game.info().name);
        let source = SOURCES.iter().find(|source| source.path == path).unwrap_or_else(|| panic!("no {path}"));
        let lines = source.text.lines().take_while(|line| line.starts_with("//!")).count();
        assert!(lines >= 15, "{path} opens with {lines} lines of prose; the rules of the game belong there");
    }
}

#[test]
fn data_from_outside_causes_no_panic() {
    let panics = [".unwrap()", ".expect(", "panic!(", "unreachable!(", "todo!(", "unimplemented!("];
    let sources = product_code().filter(|source| lists(NO_PANIC, source.top_module()));
    fail_with("this can panic", lines_with(sources, &panics));
}

/// sqlx takes literals only, except for a text that is asserted to be safe. So outside data can only be a bound parameter.
#[test]
fn queries_are_literals() {
    let built = ["AssertSqlSafe(format!", "AssertSqlSafe(&format!", "QueryBuilder"];
    fail_with("a query is built at run time", lines_with(product_code(), &built));
}

#[test]
fn nothing_is_unfinished_or_switched_off() {
    let unfinished = ["todo!(", "unimplemented!(", "dbg!(", "TODO", "FIXME"];
    let mut found = lines_with(product_code(), &unfinished);
    for (path, text) in all_rust_files() {
        let attributes = text.lines().map(str::trim_start);
        let bad = attributes.filter(|line| line.starts_with("#[ignore") || line.starts_with("#[path"));
        found.extend(bad.map(|line| format!("{path}: {line}")));
    }
    fail_with("unfinished, switched off, or mounted by its path", found);
}

#[test]
fn files_are_short() {
    let lines = all_rust_files().into_iter().map(|(path, text)| (path, text.lines().count()));
    let long = lines.filter(|(_, lines)| *lines > MAX_LINES).map(|(path, lines)| format!("{path}: {lines} lines"));
    fail_with(&format!("files of more than {MAX_LINES} lines"), long.collect());
}

/// A file below `src` or `sandbox/src`.
struct Source {
    /// Its path from the project's root, with `/`.
    path: String,
    /// Its module: `["games", "snap"]` for `src/games/snap/mod.rs`. Those of the sandbox's crate begin with `sandbox`.
    module: Vec<String>,
    text: String,
}

static SOURCES: LazyLock<Vec<Source>> = LazyLock::new(|| {
    let files = ["src", "sandbox/src"].into_iter().flat_map(rust_files);
    let sources: Vec<Source> = files
        .map(|(path, text)| {
            let module = path.replacen("src/", "", 1);
            let module = module.trim_end_matches(".rs").trim_end_matches("/mod").trim_end_matches("/lib");
            let module = if matches!(module, "lib" | "main") { Vec::new() } else { segments(module, "/") };
            Source { path, module, text }
        })
        .collect();
    assert!(sources.len() > 20, "the sources are read");
    sources
});

/// The names in `[dependencies]` of both crates, as Rust spells them.
static CRATES: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let mut crates = BTreeSet::new();
    for path in ["Cargo.toml", "sandbox/Cargo.toml"] {
        let manifest = fs::read_to_string(root().join(path)).expect("a manifest");
        let section = manifest.split("\n[").find(|section| section.starts_with("dependencies]")).expect("dependencies");
        let names = section.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "));
        crates.extend(names.map(|(name, _)| name.replace('-', "_")).filter(|name| name != "sandbox"));
    }
    crates
});

/// All sources but tests, which may use what they like, and the root of the bot's library, which only declares modules.
fn product_code() -> impl Iterator<Item = &'static Source> {
    let declared = |source: &'static Source| source.test_modules().map(|name| [&source.module[..], &[name]].concat());
    let for_tests: Vec<Vec<String>> = SOURCES.iter().flat_map(declared).collect();
    SOURCES.iter().filter(move |source| {
        source.path != "src/lib.rs" && !for_tests.iter().any(|module| source.module.starts_with(module))
    })
}

fn core() -> impl Iterator<Item = &'static Source> {
    product_code().filter(|source| lists("game games", source.top_module()))
}

impl Source {
    fn top_module(&self) -> &str {
        self.module.first().map_or("main", String::as_str)
    }

    /// The names of the files that this one declares for tests or fuzzing only.
    fn test_modules(&self) -> impl Iterator<Item = String> {
        let lines = self.text.lines().map(str::trim).zip(self.text.lines().map(str::trim).skip(1));
        let for_tests = |line: &str| line == "#[cfg(test)]" || line == "#[cfg(any(test, fuzzing))]";
        lines.filter(move |(attribute, _)| for_tests(attribute)).filter_map(|(_, line)| {
            let (_, name) = line.strip_suffix(';')?.rsplit_once("mod ")?;
            Some(name.to_owned())
        })
    }

    /// The numbered lines without comments and attributes, up to a test module in the same file.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let end = self
            .text
            .find("#[cfg(test)]\nmod ")
            .filter(|at| self.text[*at..].lines().nth(1).is_some_and(|line| line.ends_with('{')));
        let lines = self.text[..end.unwrap_or(self.text.len())].lines().zip(1..);
        lines.map(|(line, number)| (number, line)).filter(|(_, line)| {
            let line = line.trim_start();
            !line.starts_with("//") && !line.starts_with("#[")
        })
    }

    /// The paths in `use` declarations, and those in the code that begin with `crate`, `super`, `self` or `std`.
    fn paths(&self) -> Vec<Vec<String>> {
        let code: Vec<&str> = self.code().map(|(_, line)| line).collect();
        let code = code.join("\n");
        let mut paths = Vec::new();
        for (at, _) in code.match_indices("use ") {
            let before = code[..at].rsplit('\n').next().map(str::trim);
            if before.is_some_and(|before| before.is_empty() || before == "pub" || before.starts_with("pub(")) {
                expand(&code[at + 4..], &[], &mut paths);
            }
        }
        for start in ["crate::", "super::", "self::", "std::", "snakepit::", "sandbox::"] {
            for (at, _) in code.match_indices(start) {
                let before = code[..at].chars().next_back();
                if before.is_none_or(|c| !c.is_alphanumeric() && c != '_' && c != ':') {
                    expand(&code[at..], &[], &mut paths);
                }
            }
        }
        paths
    }

    /// The modules of the project that this file uses: for each path the deepest file that it leads to.
    fn modules_used(&self) -> BTreeSet<Vec<String>> {
        let paths = self.paths().into_iter().filter_map(|path| self.absolute(path));
        paths
            .filter_map(|path| (1..=path.len()).rev().map(|n| path[..n].to_vec()).find(|module| is_file(module)))
            .collect()
    }

    /// A path without `crate`, `super` and `self`; `None` if it leads out of the project.
    fn absolute(&self, path: Vec<String>) -> Option<Vec<String>> {
        let relative = path.iter().skip_while(|part| matches!(part.as_str(), "super" | "self")).cloned();
        match path[0].as_str() {
            "sandbox" => Some([&["sandbox".to_owned()], &path[1..]].concat()),
            "crate" if self.top_module() == "sandbox" => Some([&self.module[..1], &path[1..]].concat()),
            "crate" | "snakepit" => Some(path[1..].to_vec()),
            "super" | "self" => {
                let up =
                    path.iter().take_while(|part| *part == "super" || *part == "self").filter(|part| *part == "super");
                let parent = self.module.len().checked_sub(up.count())?;
                Some(self.module[..parent].iter().cloned().chain(relative).collect())
            }
            _ => None,
        }
    }

    /// The other crates that this file uses.
    fn crates_used(&self) -> BTreeSet<String> {
        let paths = self.paths();
        let imported = |name: &String| paths.iter().any(|path| path.len() > 1 && path.last() == Some(name));
        let by_path = |name: &String| {
            let start = format!("{name}::");
            let mut code = self.code().flat_map(|(_, line)| line.match_indices(&start).map(move |(at, _)| (line, at)));
            code.any(|(line, at)| {
                line[..at].chars().next_back().is_none_or(|c| !c.is_alphanumeric() && !"_:.\"".contains(c))
            })
        };
        let used = |name: &&String| paths.iter().any(|path| path[0] == **name) || !imported(name) && by_path(name);
        CRATES.iter().filter(used).cloned().collect()
    }
}

/// Reads the path, or the tree of paths in braces, at the beginning of `code`; returns what follows it.
fn expand<'a>(code: &'a str, prefix: &[String], paths: &mut Vec<Vec<String>>) -> &'a str {
    let code = code.trim_start();
    if let Some(mut rest) = code.strip_prefix('{') {
        loop {
            rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == ',');
            if rest.is_empty() || rest.starts_with('}') {
                return rest.get(1..).unwrap_or_default();
            }
            rest = expand(rest, prefix, paths);
            // Skips `as name`.
            rest = &rest[rest.find([',', '}']).unwrap_or(rest.len())..];
        }
    }
    let end = code.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '*').unwrap_or(code.len());
    let (name, rest) = code.split_at(end);
    let mut path = prefix.to_vec();
    if !name.is_empty() {
        path.push(name.to_owned());
    }
    match rest.strip_prefix("::") {
        Some(rest) if !name.is_empty() => expand(rest, &path, paths),
        _ => {
            if !path.is_empty() {
                paths.push(path);
            }
            rest
        }
    }
}

/// Whether there is a file for exactly this module.
fn is_file(module: &[String]) -> bool {
    SOURCES.iter().any(|source| !module.is_empty() && source.module == module)
}

/// The circles of a graph: each a list of nodes that all lead to each other.
fn circles(graph: &BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    let reachable: BTreeMap<&String, BTreeSet<&String>> = graph.keys().map(|node| (node, reach(graph, node))).collect();
    let circle_of = |node: &String| {
        let leads_back = |other: &&&String| reachable.get(**other).is_some_and(|back| back.contains(node));
        let members = reachable[node].iter().filter(leads_back).map(|name| name.as_str());
        members.collect::<Vec<&str>>().join(", ")
    };
    let in_circle = graph.keys().filter(|node| reachable[node].contains(node));
    in_circle.map(circle_of).collect::<BTreeSet<String>>().into_iter().collect()
}

/// The nodes to which this one leads.
fn reach<'a>(graph: &'a BTreeMap<String, BTreeSet<String>>, from: &'a String) -> BTreeSet<&'a String> {
    let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(node) = open.pop() {
        open.extend(graph.get(node).into_iter().flatten().filter(|next| seen.insert(*next)));
    }
    seen
}

/// The places of any of these words in the code of the sources.
fn lines_with<'a>(sources: impl Iterator<Item = &'a Source>, words: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for source in sources {
        for (number, line) in source.code() {
            let words = words.iter().filter(|word| line.contains(**word));
            found.extend(words.map(|word| format!("{}:{number}: {word}", source.path)));
        }
    }
    found
}

/// Every Rust file of the project, with its text.
fn all_rust_files() -> Vec<(String, String)> {
    ["src", "sandbox/src", "tests", "benches", "fuzz/targets"].into_iter().flat_map(rust_files).collect()
}

/// The Rust files below a folder: paths from the project's root, and texts.
fn rust_files(folder: &str) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root().join(folder)).expect("a readable folder") {
        let name = entry.expect("an entry").file_name().into_string().expect("a name in UTF-8");
        let path = format!("{folder}/{name}");
        if root().join(&path).is_dir() {
            files.extend(rust_files(&path));
        } else if name.ends_with(".rs") {
            let text = fs::read_to_string(root().join(&path)).expect("a text in UTF-8");
            files.push((path, text));
        }
    }
    files.sort();
    files
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn segments(path: &str, separator: &str) -> Vec<String> {
    path.split(separator).map(str::to_owned).collect()
}

/// Whether a list of words separated by spaces has this word.
fn lists(list: &str, word: &str) -> bool {
    list.split(' ').any(|listed| listed == word)
}

fn fail_with(what: &str, found: Vec<String>) {
    assert!(found.is_empty(), "{what}:\n  {}", found.join("\n  "));
}
