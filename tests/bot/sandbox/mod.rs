//! The sandbox itself: as the bot's library, a raw client and the page see it.

mod client;
mod emojis;
mod faults;
mod gateway;
mod interactions;
mod intruders;
mod people;
mod rest;
