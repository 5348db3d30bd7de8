//! Checks the rules in ARCHITECTURE.md against the source code. The compiler checks which crates each crate may use.

mod links;
mod sources;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use sources::{SOURCES, Source, all_rust_files, core, lines_with, of_the_bot, product_code, root};

/// The maximum number of lines in a source file.
const MAX_LINES: usize = 500;

/// The modules and crates that a top-level module of `src` may use in product code.
struct Rule {
    module: &'static str,
    modules: &'static str,
    crates: &'static str,
}

const fn rule(module: &'static str, modules: &'static str, crates: &'static str) -> Rule {
    Rule { module, modules, crates }
}

/// The allow-list, with one line for each module. A test fails if a module has a dependency that is missing here, or if
/// an entry is unused.
const RULES: &[Rule] = &[
    // Any module may record metrics and spans.
    rule("telemetry", "", "metrics metrics_exporter_prometheus tracing"),
    rule("version", "", ""),
    rule("ids", "timestamp", ""),
    rule("timestamp", "", ""),
    // Runs matches. Reaches Discord and the database only through its ports.
    rule(
        "play",
        "ids telemetry timestamp",
        "rules text async_trait futures_util integer_blossom jiff moka parking_lot strsim time tokio tokio_util tracing",
    ),
    // Implements the store that `play` uses, and the queries for commands.
    rule(
        "store",
        "ids play timestamp",
        "rules text async_trait futures_util hex include_dir rand reqwest sha2 skillratings sqlx tempfile tokio tracing",
    ),
    // Contains no SQL. Of the rules, it uses only the registry.
    rule(
        "discord",
        "config ids play store telemetry timestamp",
        "pictures replay review rules text async_trait futures_util hex icu_properties image moka parking_lot poise rand reqwest rustix serenity \
         serenity_websocket sha2 tokio tokio_util tracing",
    ),
    rule(
        "operate",
        "config discord ids play store telemetry timestamp version",
        "pictures rules text verifier async_trait axum httpdate hyper hyper_util metrics_exporter_prometheus opentelemetry \
         opentelemetry_otlp opentelemetry_sdk parking_lot reqwest rustix serenity time tokio tracing \
         tracing_opentelemetry tracing_subscriber",
    ),
    rule("config", "play store", "rules reqwest strsim tracing_subscriber"),
    rule(
        "cli",
        "config discord ids operate play store telemetry version",
        "pictures replay review rules sandbox text verifier clap libc rand rustix sha2 tokio tracing",
    ),
    rule("main", "cli", ""),
];

/// The crates that every module may use.
const CRATES_OF_ALL: &str = "contract serde serde_json strum thiserror";

/// The core: crates with pure rules, which use no clock, network, files or natural language.
const CORE: &str = "contract rules verifier";

/// The parts of the standard library that the core may use. Time, files, the network and chance are forbidden.
const STD_OF_THE_CORE: &str = "array borrow cmp collections fmt hash iter marker mem ops slice str sync";

/// The crates whose product code may panic, because all moves are checked before they reach it.
const MAY_PANIC: &str = "contract rules";

/// The modules and crates in which files may still use their parent modules. The test fails if no file needs an entry.
const USES_PARENTS: &str = "discord pictures play sandbox store";

#[test]
fn modules_use_only_what_the_rules_allow() {
    let mut found = Vec::new();
    let listed: BTreeSet<&str> = RULES.iter().map(|rule| rule.module).collect();
    let modules: BTreeSet<&str> = of_the_bot().map(Source::top_module).collect();
    found.extend(modules.difference(&listed).map(|module| format!("{module} has no line in RULES")));
    for rule in RULES {
        let mut used = BTreeSet::new();
        for source in of_the_bot().filter(|source| source.top_module() == rule.module) {
            let modules = source.files_used().into_iter().filter(|path| path[0] == "src");
            let modules = modules.filter_map(|path| path.get(1).cloned()).filter(|module| module != rule.module);
            let crates = source.crates_used().into_iter().filter(|name| !lists(CRATES_OF_ALL, name));
            for name in modules.chain(crates) {
                if !lists(rule.modules, &name) && !lists(rule.crates, &name) {
                    found.push(format!("{} uses {name}", source.path));
                }
                used.insert(name);
            }
        }
        let used = used.iter().map(String::as_str).collect();
        let surplus = [rule.modules, rule.crates].into_iter().flat_map(|list| unused(list, &used));
        found.extend(surplus.map(|surplus| format!("{}: {surplus}", rule.module)));
    }
    fail_with("the allow-list (RULES) is not what the modules use", found);
}

#[test]
fn the_rules_have_no_circle() {
    let depends = |rule: &Rule| (rule.module.to_owned(), rule.modules.split(' ').map(str::to_owned).collect());
    let graph: BTreeMap<String, BTreeSet<String>> = RULES.iter().map(depends).collect();
    fail_with("modules that depend on each other", circles(&graph));
}

/// Dependencies between files go one way. A parent declares and re-exports its children, so children do not use it.
#[test]
fn files_do_not_import_each_other_in_circles() {
    let mut graph: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let (mut found, mut excused) = (Vec::new(), BTreeSet::new());
    for source in product_code() {
        let here = &source.module;
        let (kin, others): (Vec<_>, Vec<_>) =
            source.files_used().into_iter().partition(|other| here.starts_with(other) || other.starts_with(here));
        graph.entry(here.join("/")).or_default().extend(others.iter().map(|other| other.join("/")));
        for parent in kin.iter().filter(|other| other.len() < here.len()) {
            if lists(USES_PARENTS, source.top_module()) {
                excused.insert(source.top_module());
            } else {
                found.push(format!("{} uses its parent {}", source.path, parent.join("/")));
            }
        }
    }
    found.extend(unused(USES_PARENTS, &excused));
    fail_with("files that import each other", circles(&graph));
    fail_with("files that use what their parent defines or re-exports", found);
}

#[test]
fn the_core_is_pure() {
    let (mut found, mut used) = (Vec::new(), BTreeSet::new());
    for source in core() {
        for path in source.paths().into_iter().filter(|path| path[0] == "std") {
            match path.get(1).filter(|part| lists(STD_OF_THE_CORE, part)) {
                Some(part) => drop(used.insert(part.clone())),
                None => found.push(format!("{} uses {}", source.path, path.join("::"))),
            }
        }
    }
    found.extend(unused(STD_OF_THE_CORE, &used.iter().map(String::as_str).collect()));
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

/// A new game needs only a folder and one line each in the rules and the verifier, its messages, and its art.
#[test]
fn no_game_is_named_outside_of_its_folder() {
    let names: Vec<&str> = rules::REGISTRY.iter().map(|game| game.info().name).collect();
    assert!(!names.is_empty());
    let mut found = Vec::new();
    for source in product_code().filter(|source| !lists("rules verifier", source.top_module())) {
        for (number, line) in source.code() {
            let texts = line.split('"').skip(1).step_by(2);
            let words = texts.flat_map(|text| text.split(|c: char| !c.is_alphanumeric()));
            let named = words.filter(|word| names.contains(word));
            found.extend(named.map(|name| format!("{}:{number}: {name}", source.path)));
        }
    }
    fail_with("a game is named outside of its folder", found);
}

/// Messages for all games do not name a game. A game's own messages are in the file with its name.
#[test]
fn shared_texts_name_no_game() {
    let folders = SOURCES.iter().filter(|source| source.module.len() > 1 && source.top_module() == "rules");
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
        let path = format!("crates/rules/src/{}/mod.rs", game.info().name);
        let source = SOURCES.iter().find(|source| source.path == path).unwrap_or_else(|| panic!("no {path}"));
        let lines = source.text.lines().take_while(|line| line.starts_with("//!")).count();
        assert!(lines >= 15, "{path} opens with {lines} lines of prose instead of the rules of the game");
    }
}

#[test]
fn data_from_outside_causes_no_panic_and_keys_only_choose_words() {
    let panics = [".unwrap()", ".expect(", "panic!(", "unreachable!(", "todo!(", "unimplemented!("];
    let sources = product_code().filter(|source| !lists(MAY_PANIC, source.top_module()));
    fail_with("this can panic", lines_with(sources, &panics));
    fail_with("code branches on a message's key", lines_with(product_code(), &[".key == \""]));
}

/// sqlx accepts only literals as queries, unless code asserts that a text is safe. So untrusted data can only be a
/// bound parameter.
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

/// Returns the cycles of a graph. Each is a list of nodes that can all reach each other.
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

/// Returns the nodes that can be reached from `from`.
fn reach<'a>(graph: &'a BTreeMap<String, BTreeSet<String>>, from: &'a String) -> BTreeSet<&'a String> {
    let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(node) = open.pop() {
        open.extend(graph.get(node).into_iter().flatten().filter(|next| seen.insert(*next)));
    }
    seen
}

/// Returns whether `list`, whose words are separated by spaces, contains `word`.
fn lists(list: &str, word: &str) -> bool {
    list.split(' ').any(|listed| listed == word)
}

/// Returns an error message for each word of an allow-list that nothing uses.
fn unused(list: &str, used: &BTreeSet<&str>) -> Vec<String> {
    list.split_whitespace().filter(|word| !used.contains(word)).map(|word| format!("nothing uses {word}")).collect()
}

fn fail_with(what: &str, found: Vec<String>) {
    assert!(found.is_empty(), "{what}:\n  {}", found.join("\n  "));
}
