//! The real bot for tests: the program itself, as a process of its own beside a sandbox.

use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

/// A bot that runs. Dropping it kills it, as `kill -9` does.
pub struct Bot(Child);

impl Bot {
    /// Starts the bot in this folder with these settings and no others; what it logs is added to `bot.log` there.
    pub fn start(folder: &Path, settings: &[(&str, &str)]) -> Bot {
        let log = std::fs::File::options().create(true).append(true).open(folder.join("bot.log")).expect("a log file");
        let errors = log.try_clone().expect("the same file");
        Bot(command(folder, settings).stdout(log).stderr(errors).spawn().expect("the bot starts"))
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // It may have ended by itself already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Runs the bot until it ends by itself.
pub fn run_to_end(folder: &Path, settings: &[(&str, &str)]) -> Output {
    command(folder, settings).output().expect("the program runs")
}

fn command(folder: &Path, settings: &[(&str, &str)]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_snakepit"));
    command.arg("run").current_dir(folder).env_clear().stdin(Stdio::null()).envs(settings.iter().copied());
    command
}
