//! Tells cargo about the page's files, which are built into the program, so that a changed one rebuilds it.

fn main() {
    println!("cargo:rerun-if-changed=src/page");
}
