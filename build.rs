//! Tells cargo about the folder of the migrations, which are built into the program, so that a new file rebuilds it.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
