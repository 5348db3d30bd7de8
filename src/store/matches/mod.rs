//! Matches: their rows, the interactions that changed them, lists of matches, and notices.

pub mod lists;
pub mod match_row;
pub mod notices;
mod reviews;

pub use match_row::{
    MAX_RECORD_LENGTH, delete_old_interactions, delete_parts, insert, insert_interaction, is_too_long, load,
    match_of_interaction, meta, put_seat, record_of, remove_seats, set_location,
};
