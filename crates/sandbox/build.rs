//! Tells cargo to rebuild the program when one of the page's files changes, because the program embeds these files.

fn main() {
    println!("cargo:rerun-if-changed=src/page");
}
