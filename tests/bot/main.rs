//! The real bot from outside: the program as a process of its own, a sandbox in Discord's place, and people who press. And
//! the sandbox itself, in the same program, so that both can share [`house`] and [`openapi`].

#[path = "../common/bot.rs"]
mod bot;
#[path = "../sandbox/house.rs"]
mod house;
#[path = "../sandbox/openapi.rs"]
mod openapi;
mod people;
#[path = "../common/postgres.rs"]
mod postgres;

mod blind;
mod calls;
mod claims;
mod endpoints;
mod faults;
mod games;
mod kills;
mod leaving;
mod names;
mod panics;
mod pieces;
mod plays;
mod processes;
mod refuses;
mod replay;
mod settings;

#[path = "../sandbox/mod.rs"]
mod sandbox;
