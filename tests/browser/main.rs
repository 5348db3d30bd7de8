//! Tests the program as people use it: starts it without settings, opens its page in Chromium windows, and uses keys
//! and presses.
//!
//! These tests need `chromium` and `chromedriver`. Without them, the tests are skipped, and the output says so. In CI
//! (`CI=true`), they fail.

mod browser;
mod check;
mod driver;
mod forms;
mod games;
mod keys;
mod page;
mod plays;
mod program;
mod tour;
mod tournaments;
mod window;
