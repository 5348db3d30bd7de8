//! Tools for operators: checks and repairs, backups, endpoints for monitoring, and logs.

pub mod doctor;
pub mod endpoints;
pub mod logs;
pub mod maintenance;
