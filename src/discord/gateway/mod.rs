//! The gateway: connects to Discord, runs the shards of this process, and turns events into calls of the table.

pub mod connect;
pub mod event_stream;
pub mod fatal_close_codes;
pub mod shards;
