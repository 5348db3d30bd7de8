//! Snap and Slap the Elephant at full speed: claims by reaction, from the gateway to the picture.

pub mod crowd;
mod fairness;
mod limits;
mod matches;
mod nuisance;
mod order;
mod toggles;
mod trouble;
