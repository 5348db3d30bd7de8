//! Tests the program as people use it: started without settings, with its page in windows of Chromium, controlled by
//! keys and presses.
//!
//! These tests need `chromium` and `chromedriver`. Without them, the tests are skipped and say so. In CI (`CI=true`)
//! they fail.

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
