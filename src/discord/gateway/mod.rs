//! The gateway: connects to Discord, runs this process's shards, and dispatches events.

pub mod connect;
pub mod event_stream;
pub mod events;
pub mod fatal_close_codes;
pub mod shards;
