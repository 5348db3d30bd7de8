//! Matches and what belongs to them: their rows, the interactions that changed them, lists, deals, invitations,
//! notices, role mentions, reviews and tournaments.

pub mod deals;
pub mod invitations;
pub mod lists;
pub mod match_row;
pub mod notices;
mod port;
mod records;
mod reviews;
pub mod role_mentions;
pub mod tournaments;

pub use match_row::{
    MAX_RECORD_CHARS, delete_match_data, insert_match, is_record_too_long, load_match, load_meta, match_of_interaction,
    put_seat, set_location,
};
pub use records::{record_to_check, unsealed_record};
