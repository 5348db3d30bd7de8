//! The program as people meet it: started with no settings, its page open in Chromium's windows, everything done by
//! keys and presses.
//!
//! These tests want `chromium` and `chromedriver`. Where they are missing the tests are skipped and say so, except in CI
//! (`CI=true`), where they fail.

mod browser;
mod driver;
mod games;
mod keys;
mod page;
mod plays;
mod program;
mod tour;
mod window;
