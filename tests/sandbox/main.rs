//! The sandbox from outside: as the bot's library, a raw client and the page see it. One program, so that all of its
//! parts can share [`house`].

mod client;
mod house;
