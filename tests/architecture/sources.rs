//! The project's Rust files, and the modules and crates that they use.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

/// A file below `src` or `crates/*/src`.
pub struct Source {
    /// The path from the project's root, with `/`.
    pub path: String,
    /// The module: `["rules", "snap"]` for `crates/rules/src/snap/mod.rs`. Modules of the bot's library begin with
    /// `src`, and the program is `["main"]`.
    pub module: Vec<String>,
    pub text: String,
}

pub static SOURCES: LazyLock<Vec<Source>> = LazyLock::new(|| {
    let crates = rust_files("crates").into_iter().filter(|(path, _)| path.split('/').nth(2) == Some("src"));
    let sources: Vec<Source> = rust_files("src")
        .into_iter()
        .chain(crates)
        .map(|(path, text)| {
            let module = path.trim_start_matches("crates/").replacen("/src/", "/", 1);
            let module = module.trim_end_matches(".rs").trim_end_matches("/mod").trim_end_matches("/lib");
            let module = if module == "src/main" { "main" } else { module };
            let module = module.split('/').map(str::to_owned).collect();
            Source { path, module, text }
        })
        .collect();
    assert!(sources.len() > 20, "the sources are read");
    sources
});

/// Returns the names in the bot's `[dependencies]`, as Rust spells them.
pub static CRATES: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    let section = manifest.split("\n[").find(|section| section.starts_with("dependencies]")).expect("dependencies");
    let names = section.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "));
    names.map(|(name, _)| name.trim_end_matches(".workspace").replace('-', "_")).collect()
});

/// Returns all sources except tests, because tests may use anything.
pub fn product_code() -> impl Iterator<Item = &'static Source> {
    let declared = |source: &'static Source| source.test_modules().map(|name| [&source.module[..], &[name]].concat());
    let for_tests: Vec<Vec<String>> = SOURCES.iter().flat_map(declared).collect();
    SOURCES.iter().filter(move |source| !for_tests.iter().any(|module| source.module.starts_with(module)))
}

pub fn core() -> impl Iterator<Item = &'static Source> {
    product_code().filter(|source| crate::lists(crate::CORE, source.top_module()))
}

/// Returns the bot's product code without `src/lib.rs`, which only declares modules.
pub fn of_the_bot() -> impl Iterator<Item = &'static Source> {
    product_code().filter(|source| source.path.starts_with("src/") && source.path != "src/lib.rs")
}

impl Source {
    /// Returns the name of the crate or, in the bot's own crate, of the top-level module.
    pub fn top_module(&self) -> &str {
        self.module.iter().find(|name| *name != "src").map_or("src", String::as_str)
    }

    /// Returns the names of the modules that this file declares only for tests or fuzzing.
    pub fn test_modules(&self) -> impl Iterator<Item = String> {
        let lines = self.text.lines().map(str::trim).zip(self.text.lines().map(str::trim).skip(1));
        let for_tests = |line: &str| line == "#[cfg(test)]" || line == "#[cfg(any(test, fuzzing))]";
        lines.filter(move |(attribute, _)| for_tests(attribute)).filter_map(|(_, line)| {
            let (_, name) = line.strip_suffix(';')?.rsplit_once("mod ")?;
            Some(name.to_owned())
        })
    }

    /// Returns the lines with their numbers, without comments and attributes. Stops at a test module.
    pub fn code(&self) -> impl Iterator<Item = (usize, &str)> {
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

    /// Returns the paths in `use` declarations, and all other paths that begin with `crate`, `super`, `self` or `std`.
    pub fn paths(&self) -> Vec<Vec<String>> {
        let code: Vec<&str> = self.code().map(|(_, line)| line).collect();
        let code = code.join("\n");
        let mut paths = Vec::new();
        for (at, _) in code.match_indices("use ") {
            let before = code[..at].rsplit('\n').next().map(str::trim);
            if before.is_some_and(|before| before.is_empty() || before == "pub" || before.starts_with("pub(")) {
                expand(&code[at + 4..], &[], &mut paths);
            }
        }
        for start in ["crate::", "super::", "self::", "std::", "snakepit::"] {
            for (at, _) in code.match_indices(start) {
                let before = code[..at].chars().next_back();
                if before.is_none_or(|c| !c.is_alphanumeric() && !"_:\"".contains(c)) {
                    expand(&code[at..], &[], &mut paths);
                }
            }
        }
        paths
    }

    /// Returns the modules of the files in the same crate that this file uses: for each path, the most deeply nested
    /// file on it.
    pub fn files_used(&self) -> BTreeSet<Vec<String>> {
        let paths = self.paths().into_iter().filter_map(|path| self.absolute(path));
        paths
            .filter_map(|path| (1..=path.len()).rev().map(|n| path[..n].to_vec()).find(|module| is_file(module)))
            .filter(|path| *path != self.module)
            .collect()
    }

    /// Resolves `crate`, `super` and `self` in a path. Returns `None` if the path leads out of the crate.
    pub fn absolute(&self, path: Vec<String>) -> Option<Vec<String>> {
        match path[0].as_str() {
            "crate" => Some([&self.module[..1], &path[1..]].concat()),
            "snakepit" => Some([&["src".to_owned()], &path[1..]].concat()),
            "super" | "self" => {
                let up = path.iter().take_while(|part| *part == "super" || *part == "self");
                let parent = self.module.len().checked_sub(up.filter(|part| *part == "super").count())?;
                let relative = path.iter().skip_while(|part| matches!(part.as_str(), "super" | "self"));
                Some(self.module[..parent].iter().chain(relative).cloned().collect())
            }
            child => {
                let module = [&self.module[..], &[child.to_owned()]].concat();
                is_file(&module).then(|| [&self.module[..], &path[..]].concat())
            }
        }
    }

    /// Returns the other crates that this file uses.
    pub fn crates_used(&self) -> BTreeSet<String> {
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

/// Reads a path, or a tree of paths in braces, at the start of `code`. Returns the code after it.
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

/// Returns whether this module has its own file.
fn is_file(module: &[String]) -> bool {
    SOURCES.iter().any(|source| source.module == module)
}

/// Returns the lines of code that contain any of these words.
pub fn lines_with<'a>(sources: impl Iterator<Item = &'a Source>, words: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for source in sources {
        for (number, line) in source.code() {
            let words = words.iter().filter(|word| line.contains(**word));
            found.extend(words.map(|word| format!("{}:{number}: {word}", source.path)));
        }
    }
    found
}

/// Returns every Rust file of the project with its text.
pub fn all_rust_files() -> Vec<(String, String)> {
    ["src", "crates", "tests", "benches", "fuzz/targets"].into_iter().flat_map(rust_files).collect()
}

/// Returns the Rust files in a folder and its subfolders: their paths from the project's root, and their content.
pub fn rust_files(folder: &str) -> Vec<(String, String)> {
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

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
