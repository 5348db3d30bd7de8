//! The program in a process of its own, started without a command, so that it runs both the sandbox and the bot.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// A running program with its own folder. Dropping it kills the process, as `kill -9` does.
pub struct Program {
    process: Process,
    address: String,
    folder: TempDir,
}

impl Program {
    /// Starts the program on a free port without stored data.
    pub fn start() -> Program {
        let folder = TempDir::new().expect("a temporary folder");
        let (process, address) = spawn(folder.path(), "127.0.0.1:0");
        Program { process, address, folder }
    }

    pub fn kill(&mut self) {
        self.process.end();
    }

    /// Starts the program again with the same address and stored data.
    pub fn start_again(&mut self) {
        (self.process, self.address) = spawn(self.folder.path(), &self.address);
    }

    /// Returns the path of the database. Use it only while the program is killed.
    pub fn database(&self) -> PathBuf {
        self.folder.path().join("data/snakepit.db")
    }

    /// Returns the page's address without a slash at the end.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}

/// A child that is killed when dropped.
pub struct Process(pub Child);

impl Process {
    fn end(&mut self) {
        // The process may have exited already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }

    /// Waits for `before` in the output, and returns the word after it. Returns `None` if the process ends first.
    pub fn said(&mut self, before: &str) -> Option<String> {
        let output = BufReader::new(self.0.stdout.take().expect("a piped output"));
        let mut lines = output.lines().map(|line| line.expect("a line of text"));
        let word = lines.find_map(|line| Some(line.split_once(before)?.1.split_whitespace().next()?.to_owned()));
        // Reads the remaining output, so that the process never waits for a reader.
        std::thread::spawn(move || lines.for_each(drop));
        word
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

fn spawn(folder: &Path, address: &str) -> (Process, String) {
    let log = std::fs::File::options().create(true).append(true).open(folder.join("log")).expect("a log file");
    let mut command = Command::new(env!("CARGO_BIN_EXE_snakepit"));
    // With these settings, every claim counts for the current picture, no matter how fast this machine is.
    command.env_clear().env("SANDBOX_ADDRESS", address).env("CLAIM_FLOOR_MS", "0").env("SHOW_MS", "0");
    // Tests open more matches than people do.
    command.env("STARTS_PER_MINUTE", "0");
    command.current_dir(folder).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
    let mut process = Process(command.spawn().expect("the program starts"));
    let address = process.said("http://").expect("the program says its address");
    (process, address)
}
