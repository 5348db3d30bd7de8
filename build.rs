//! Makes cargo rebuild the program when a file in `migrations` changes, because the migrations are embedded in the
//! program. Also finds the commit that a release is built from.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=migrations");
    println!("cargo:rerun-if-env-changed=SNAKEPIT_COMMIT");
    // Only release builds contain their commit. If all builds did, each new commit would rebuild the whole package.
    let release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let given = std::env::var("SNAKEPIT_COMMIT").ok().filter(|commit| !commit.is_empty());
    let commit = given.or_else(|| if release { git_commit() } else { None });
    println!("cargo:rustc-env=SNAKEPIT_COMMIT={}", commit.as_deref().unwrap_or("none"));
}

/// Returns the commit that is checked out here, or `None` if this folder is not the root of a Git repository.
fn git_commit() -> Option<String> {
    // Without this check, sources unpacked inside another repository would get that repository's commit.
    if !Path::new(".git").exists() {
        return None;
    }
    for name in ["HEAD", "refs", "packed-refs"] {
        let path = git(&["rev-parse", "--git-path", name])?;
        // If cargo watched a missing file, it would run this program at every build.
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
