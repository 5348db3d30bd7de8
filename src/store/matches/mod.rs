//! Matches: their rows, the lists of them, their notices, and the interactions that changed them.

pub mod history;
pub mod interactions;
pub mod lists;
pub mod match_row;
pub mod notices;

pub use match_row::{delete_parts, insert, load, meta, put_seat, record_of, remove_seats, set_location};
