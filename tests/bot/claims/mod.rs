//! Snap and Slap the Elephant at full speed: claims by reaction, from the gateway's event to the picture.

pub mod crowd;
mod fairness;
mod limits;
mod matches;
mod nuisance;
mod order;
mod toggles;
mod trouble;
