//! Makes cargo rebuild this crate when a file in the folder of the texts changes, because the crate includes them.

fn main() {
    println!("cargo:rerun-if-changed=../../assets/text");
}
