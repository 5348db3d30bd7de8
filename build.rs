//! Tells cargo about the folders whose files are built into the program, so that a new file in them rebuilds it.

fn main() {
    println!("cargo:rerun-if-changed=assets");
    println!("cargo:rerun-if-changed=migrations");
}
