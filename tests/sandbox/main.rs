//! The sandbox from outside: as the bot's library, a raw client and the page see it. One program, so that all of its
//! parts can share [`house`] and [`openapi`].

mod client;
mod gateway;
mod house;
mod interactions;
mod openapi;
mod people;
mod rest;
