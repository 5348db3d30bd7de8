//! Tests of the real bot as a process, with a sandbox instead of Discord, and of the sandbox itself.

// Modules that the tests below share.
mod bot;
mod openapi;
mod operators;
mod people;
mod test_sandbox;
mod websocket;

mod anywhere;
mod avatars;
mod away;
mod backups;
mod blind;
mod calls;
mod claims;
mod commands;
mod daily;
mod deadlines;
mod deals;
mod doctor;
mod endpoints;
mod fair_play;
mod faults;
mod games;
mod invitations;
mod kills;
mod languages;
mod leaderboard;
mod learn;
mod leaving;
mod names;
mod notices;
mod panics;
mod pieces;
mod plays;
mod privacy;
mod processes;
mod refuses;
mod replay;
mod role_mentions;
mod sandbox;
mod server_settings;
mod settings;
mod soak;
mod upgrade;
mod waiting;
