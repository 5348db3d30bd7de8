//! Tests of the sandbox with serenity, raw clients and requests from the page.

mod access;
mod client;
mod emojis;
mod faults;
pub mod gateway;
mod interactions;
pub mod rest;
mod threads;
mod users;
