//! Tells cargo about the folder of the migrations, which are built into the program, so that a new file rebuilds it. Also
//! finds out the commit that a release is built from.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=migrations");
    println!("cargo:rerun-if-env-changed=SNAKEPIT_COMMIT");
    // Other builds do not name their commit, because then every commit would build the whole package again.
    let release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let given = std::env::var("SNAKEPIT_COMMIT").ok().filter(|commit| !commit.is_empty());
    let commit = given.or_else(|| if release { git_commit() } else { None });
    println!("cargo:rustc-env=SNAKEPIT_COMMIT={}", commit.as_deref().unwrap_or("none"));
}

/// Returns the commit that is checked out here. Returns `None` if the sources are not in a repository of their own.
fn git_commit() -> Option<String> {
    // Without this check, an unpacked archive inside another repository would name that repository's commit.
    if !Path::new(".git").exists() {
        return None;
    }
    for name in ["HEAD", "refs", "packed-refs"] {
        let path = git(&["rev-parse", "--git-path", name])?;
        // Cargo would run this program again each time if the file did not exist.
        if Path::new(&path).exists() {
            println!("cargo:rerun-if-changed={path}");
        }
    }
    git(&["rev-parse", "--short=12", "HEAD"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
