//! Makes cargo rebuild this crate when a file in the text folder changes, because the crate embeds these files.

fn main() {
    println!("cargo:rerun-if-changed=../../assets/text");
}
