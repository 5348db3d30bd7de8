//! Stores changes of matches: groups of them in one transaction, moves in one call, and the rest row by row.

pub mod group;
pub mod moves;
pub mod rest;
pub mod result;

pub use group::start;
