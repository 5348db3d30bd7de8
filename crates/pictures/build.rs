//! Tells cargo about the folder of the art, which is built into this crate, so that a new file rebuilds it.

fn main() {
    println!("cargo:rerun-if-changed=../../assets/art");
}
