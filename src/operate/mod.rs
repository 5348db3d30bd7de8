//! Tools for operators: checks and repairs, backups, endpoints for monitoring, logs, and the status of running processes.

pub mod backups;
pub mod complaints;
pub mod doctor;
pub mod endpoints;
pub mod integrity;
pub mod logs;
pub mod maintenance;
pub mod rehearse;
pub mod reports;
pub mod resigning;
pub mod status;
