//! The real bot from outside: the program as a process of its own, a sandbox in Discord's place, and people who press.

#[path = "../common/bot.rs"]
mod bot;
#[path = "../sandbox/house.rs"]
mod house;
#[path = "../sandbox/openapi.rs"]
mod openapi;
mod claims;
mod people;

mod plays;
mod refuses;
mod settings;
