//! Checks that links in comments name something that exists. rustdoc checks this too, but it would need another build of
//! all dependencies.

use std::collections::{BTreeMap, BTreeSet};

use crate::sources::all_rust_files;

/// What a link may name although no code spells it: derived methods, and modules that every file can name.
const ALWAYS_KNOWN: &str = "default std tokio";

/// What stands in a line that defines or implements something.
const DEFINING: [&str; 7] = ["struct ", "enum ", "trait ", "type ", "union ", "mod ", "impl"];

struct File {
    path: String,
    /// The words in code.
    words: BTreeSet<String>,
    /// The words in lines that define or implement something.
    owners: BTreeSet<String>,
    /// The paths in links, each with the number of its line.
    links: Vec<(usize, Vec<String>)>,
}

/// A link to `Type::member` needs a file that defines or implements the type and has the word `member` in its code. A
/// link to one name needs that name in its own file.
#[test]
fn links_in_comments_name_what_exists() {
    let files: Vec<File> = all_rust_files().into_iter().map(|(path, text)| File::read(path, &text)).collect();
    let mut owners: BTreeMap<&str, Vec<&File>> = BTreeMap::new();
    for file in &files {
        let modules = file.path.trim_end_matches(".rs").split('/');
        let types = file.owners.iter().map(String::as_str);
        modules.chain(types).for_each(|owner| owners.entry(owner).or_default().push(file));
    }
    let mut broken = Vec::new();
    for file in &files {
        for (line, path) in &file.links {
            let [before @ .., name] = &path[..] else { continue };
            let exists = match before.last().map(String::as_str) {
                None | Some("Self") => file.words.contains(name),
                Some("crate" | "super" | "self") => files.iter().any(|file| file.words.contains(name)),
                Some(owner) => match owners.get(owner) {
                    Some(files) => files.iter().any(|file| file.words.contains(name)),
                    None => file.words.contains(owner),
                },
            };
            if !exists && !path.iter().any(|name| super::lists(ALWAYS_KNOWN, name)) {
                broken.push(format!("{}:{line}: {}", file.path, path.join("::")));
            }
        }
    }
    super::fail_with("links that name nothing", broken);
}

impl File {
    fn read(path: String, text: &str) -> File {
        let (comments, code): (Vec<_>, Vec<_>) =
            (1..).zip(text.lines()).partition(|(_, line)| line.trim_start().starts_with("//"));
        let defining = code.iter().filter(|(_, line)| DEFINING.iter().any(|keyword| line.contains(keyword)));
        File {
            path,
            words: code.iter().flat_map(|(_, line)| words(line)).collect(),
            owners: defining.flat_map(|(_, line)| words(line)).collect(),
            links: comments.iter().flat_map(|(number, line)| links(line).map(|path| (*number, path))).collect(),
        }
    }
}

fn words(line: &str) -> impl Iterator<Item = String> {
    line.split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_owned)
}

/// Returns the paths in a line's links: ``[`path`]`` or ``[`words`](path)``.
fn links(line: &str) -> impl Iterator<Item = Vec<String>> {
    line.split("[`").skip(1).filter_map(|rest| {
        let (shown, rest) = rest.split_once("`]")?;
        let path = rest.strip_prefix('(').and_then(|rest| rest.split_once(')')).map_or(shown, |(path, _)| path);
        let is_path = path.chars().all(|c| c.is_alphanumeric() || "_:()!".contains(c));
        is_path.then(|| path.split("::").map(|name| name.trim_end_matches(['(', ')', '!']).to_owned()).collect())
    })
}
