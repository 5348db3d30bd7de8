//! Checks that links in comments name something that exists. rustdoc also checks this, but would have to build all
//! dependencies again.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use regex::Regex;

use crate::sources::all_rust_files;

/// Further names that links may use: macros and `derive` generate these items, or the standard library defines them.
const ALWAYS_KNOWN: &str = "SettingName default f64 fmt i64";

type Pattern = LazyLock<Regex>;

macro_rules! pattern {
    ($pattern:literal) => {
        LazyLock::new(|| Regex::new($pattern).expect("a pattern"))
    };
}

/// The names of items, fields and variants.
static ITEM: Pattern = pattern!(r"\b(?:fn|struct|enum|trait|type|const|static|mod|macro_rules!|union)\s+(\w+)");
static FIELD: Pattern = pattern!(r"(?m)^\s*(?:pub(?:\([^)]*\))? )?(\w+):");
static VARIANT: Pattern = pattern!(r"(?m)^\s*(\w+)\s*(?:[({,=]|$)");
/// The first line of a block: its indentation, its kind, and the names of the types or traits that it defines or
/// implements.
static BLOCK: Pattern = pattern!(r"^(\s*)(?:pub(?:\([^)]*\))? )?(?:unsafe )?(struct|enum|trait|union|impl)\b([^{;]*)");
static IMPORT: Pattern = pattern!(r"\buse\s([^;]+);");
/// A link: only a path, or a text with the path in parentheses.
static LINK: Pattern = pattern!(r"\[`([\w:()!]+)`\](?:\(([\w:()!]+)\))?");

/// A link to a single name needs an item or import with this name in the same file. A link to `Type::member` needs an
/// item, field or variant named `member` in a block of `Type` or in a module named `Type`.
#[test]
fn links_in_comments_name_what_exists() {
    let files: Vec<(String, String)> = all_rust_files();
    let mut members: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut broken = Vec::new();
    let scopes = files.iter().map(|(path, text)| {
        let code = code(text);
        let mut scope = names(&ITEM, &code);
        for module in path.trim_end_matches(".rs").split('/') {
            members.entry(module.to_owned()).or_default().extend(scope.iter().cloned());
        }
        add_members(&code, &mut members);
        scope.extend(IMPORT.captures_iter(&code).flat_map(|import| words(&import[1]).collect::<Vec<_>>()));
        scope
    });
    let scopes: Vec<BTreeSet<String>> = scopes.collect();
    for ((path, text), scope) in files.iter().zip(&scopes) {
        for (line, number) in text.lines().zip(1..).filter(|(line, _)| line.trim_start().starts_with("//")) {
            for captured in LINK.captures_iter(line) {
                let target = captured.get(2).or(captured.get(1)).expect("a path").as_str();
                let names: Vec<String> = words(target).collect();
                let [before @ .., name] = &names[..] else { continue };
                let exists = match before.last().map(String::as_str) {
                    None => scope.contains(name),
                    Some("Self" | "self" | "super" | "crate") => scopes.iter().any(|scope| scope.contains(name)),
                    Some(owner) => members.get(owner).map_or(scope.contains(owner), |members| members.contains(name)),
                };
                if !exists && !names.iter().any(|name| super::lists(ALWAYS_KNOWN, name)) {
                    broken.push(format!("{path}:{number}: {target}"));
                }
            }
        }
    }
    super::fail_with("links that name nothing", broken);
}

/// Adds the items, fields and variants in each block to the members of the types that the block defines or implements.
fn add_members(code: &str, members: &mut BTreeMap<String, BTreeSet<String>>) {
    let lines: Vec<&str> = code.lines().collect();
    for (start, line) in lines.iter().enumerate() {
        let Some(head) = BLOCK.captures(line) else { continue };
        let end = format!("{}}}", &head[1]);
        let rest = lines[start..].iter().position(|line| line.starts_with(&end)).unwrap_or_default();
        let body = lines[start..start + rest].join("\n");
        let mut names: BTreeSet<String> = [&ITEM, &FIELD].iter().flat_map(|pattern| names(pattern, &body)).collect();
        if &head[2] == "enum" {
            names.extend(self::names(&VARIANT, &body));
        }
        for owner in words(&head[3]) {
            members.entry(owner).or_default().extend(names.iter().cloned());
        }
    }
}

fn code(text: &str) -> String {
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

fn names(pattern: &Regex, text: &str) -> BTreeSet<String> {
    pattern.captures_iter(text).map(|captured| captured[1].to_owned()).collect()
}

fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty()).map(str::to_owned)
}
