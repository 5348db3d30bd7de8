//! The program as a process: sandbox and bot together, as `snakepit` without a command runs them.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// A program that runs in a folder of its own. Dropping it kills it, as `kill -9` does.
pub struct Program {
    process: Process,
    address: String,
    folder: TempDir,
}

impl Program {
    /// Starts it on a free port with nothing kept so far.
    pub fn start() -> Program {
        let folder = TempDir::new().expect("a temporary folder");
        let (process, address) = spawn(folder.path(), "127.0.0.1:0");
        Program { process, address, folder }
    }

    /// Kills it at once, and does nothing more.
    pub fn kill(&mut self) {
        self.process.end();
    }

    /// Starts it again where it was, with what it has kept.
    pub fn start_again(&mut self) {
        (self.process, self.address) = spawn(self.folder.path(), &self.address);
    }

    /// Its database. Only for use while the program is killed.
    pub fn database(&self) -> PathBuf {
        self.folder.path().join("data/snakepit.db")
    }

    /// The page's address, without a slash at the end.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}

/// A child that is killed when dropped.
pub struct Process(pub Child);

impl Process {
    fn end(&mut self) {
        // It may have ended by itself already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }

    /// The first line of its output that has `before` in it, from there on up to white space.
    pub fn said(&mut self, before: &str) -> String {
        let output = BufReader::new(self.0.stdout.take().expect("a piped output"));
        let mut lines = output.lines().map(|line| line.expect("a line of text"));
        let word = lines.find_map(|line| Some(line.split_once(before)?.1.split_whitespace().next()?.to_owned()));
        // What else it says is read, so that it never waits for a reader.
        std::thread::spawn(move || lines.for_each(drop));
        word.unwrap_or_else(|| panic!("it ended without saying {before:?}"))
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
    // Every claim is meant for the picture that it is made at, however fast this machine is.
    command.env_clear().env("SANDBOX_ADDRESS", address).env("CLAIM_FLOOR_MS", "0");
    // Tests open more matches than people do.
    command.env("STARTS_PER_MINUTE", "0");
    command.current_dir(folder).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
    let mut process = Process(command.spawn().expect("the program starts"));
    let address = process.said("http://");
    (process, address)
}
