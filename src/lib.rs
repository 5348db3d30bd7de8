//! Snakepit: six table games for Discord.
pub mod game;
pub mod games;
