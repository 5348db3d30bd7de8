//! Snakepit: six table games for Discord.
pub mod game;
pub mod games;
pub mod render;
pub mod sandbox;
pub mod store;
pub mod table;
pub mod text;
