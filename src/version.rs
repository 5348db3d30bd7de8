//! The version of this program.

/// The version in Cargo.toml.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The commit that the program was built from, or "none". Only release builds set it, see build.rs.
pub const COMMIT: &str = env!("SNAKEPIT_COMMIT");

/// The version and the commit, as `--version` prints them.
pub const VERSION_AND_COMMIT: &str = concat!(env!("CARGO_PKG_VERSION"), " (commit ", env!("SNAKEPIT_COMMIT"), ")");
