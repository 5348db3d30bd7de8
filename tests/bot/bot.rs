//! The real bot for tests: the program in a process of its own, connected to a sandbox.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

/// The time limit for a wait. Test results do not depend on it.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The program under test.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_snakepit");

/// A running bot. Dropping it kills the process, as `kill -9` does, and checks that the log does not contain the token.
pub struct Bot {
    child: Child,
    log: UnboundedReceiver<String>,
    reader: Option<JoinHandle<()>>,
    token: Option<String>,
    /// The bot's whole output, which can be read even after its folder is deleted.
    said: File,
}

impl Bot {
    /// Starts the bot in this folder with only these settings. Its log is appended to `bot.log` there.
    pub fn start(folder: &Path, settings: &[(&str, &str)]) -> Bot {
        Bot::start_program(PROGRAM, folder, settings)
    }

    /// Like [`Bot::start`], but starts the given program, which may be another version of the bot.
    pub fn start_program(program: &str, folder: &Path, settings: &[(&str, &str)]) -> Bot {
        let path = folder.join("bot.log");
        let mut file = File::options().create(true).append(true).open(&path).expect("a log file");
        let mut said = File::open(&path).expect("the same file");
        said.seek(SeekFrom::End(0)).expect("a file");
        let own_output = file.try_clone().expect("the same file");
        let mut child = command_of(program, "run", folder, settings)
            .stdout(own_output)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the bot starts");
        let lines = BufReader::new(child.stderr.take().expect("a pipe")).lines();
        let (sender, log) = unbounded_channel();
        let reader = std::thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                writeln!(file, "{line}").expect("the log can be written");
                // The receiver is gone if the test is over.
                let _ = sender.send(line);
            }
        });
        let token = settings.iter().find(|(name, _)| *name == "DISCORD_TOKEN").map(|(_, token)| (*token).to_owned());
        Bot { child, log, reader: Some(reader), token, said }
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Returns the next log line that meets the condition. Skips the lines before it.
    pub async fn logs(&mut self, fits: impl Fn(&str) -> bool) -> String {
        loop {
            let line = tokio::time::timeout(PATIENCE, self.log.recv()).await.expect("a line in time");
            let line = line.expect("the bot runs");
            if fits(&line) {
                return line;
            }
        }
    }

    /// Asks the bot to shut down, as a service manager does: SIGTERM.
    pub fn ask_to_end(&self) {
        self.signal("TERM");
    }

    /// Sends the process this signal, such as `STOP`.
    pub fn signal(&self, name: &str) {
        let kill = Command::new("sh").args(["-c", &format!("kill -{name} {}", self.child.id())]).status();
        assert!(kill.expect("a shell").success(), "the bot runs");
    }

    /// Waits until the bot exits on its own. Returns its exit status.
    pub async fn ended(&mut self) -> ExitStatus {
        // The process closes its end of the pipe when it exits.
        while tokio::time::timeout(PATIENCE, self.log.recv()).await.expect("it ends in time").is_some() {}
        self.child.wait().expect("its own child")
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // The process may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let read = self.reader.take().map(JoinHandle::join);
        if let (Some(Ok(())), Some(token), false) = (read, &self.token, std::thread::panicking()) {
            let mut said = Vec::new();
            self.said.read_to_end(&mut said).expect("a readable log");
            let said = String::from_utf8_lossy(&said);
            let line = said.lines().find(|line| line.contains(token.as_str()));
            assert_eq!(line, None, "the token is a secret");
        }
    }
}

/// Runs the bot until it exits on its own.
pub fn run_to_end(folder: &Path, settings: &[(&str, &str)]) -> Output {
    command("run", folder, settings).output().expect("the program runs")
}

/// Runs the sandbox with the bot until it exits on its own.
pub fn sandbox_to_end(folder: &Path, settings: &[(&str, &str)]) -> Output {
    command("sandbox", folder, settings).output().expect("the program runs")
}

/// Runs another command of the program, such as `["backup", "copy.db"]`, while other tasks continue.
pub async fn run_command(folder: &Path, arguments: &[&str], settings: &[(&str, &str)]) -> Output {
    let (first, rest) = arguments.split_first().expect("a command");
    let mut command = command(first, folder, settings);
    command.args(rest);
    tokio::task::spawn_blocking(move || command.output()).await.expect("no panic").expect("the program runs")
}

/// Returns everything that a program printed.
pub fn printed(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// Runs the `healthcheck` command with these settings.
pub fn healthcheck(settings: &[(&str, &str)]) -> Output {
    let mut command = Command::new(PROGRAM);
    command.arg("healthcheck").env_clear().envs(settings.iter().copied()).output().expect("the program runs")
}

/// Returns a command that runs the program in this folder, with only these settings.
pub fn command(what: &str, folder: &Path, settings: &[(&str, &str)]) -> Command {
    command_of(PROGRAM, what, folder, settings)
}

fn command_of(program: &str, what: &str, folder: &Path, settings: &[(&str, &str)]) -> Command {
    let mut command = Command::new(program);
    command.arg(what).current_dir(folder).env_clear().stdin(Stdio::null());
    // In most tests, players need no time to look at the cards.
    command.env("NO_COLOR", "1").env("SHOW_MS", "0").envs(settings.iter().copied());
    command
}
