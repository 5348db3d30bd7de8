//! Chromium, controlled by WebDriver.

use std::process::{Command, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::driver::Session;
use crate::program::Process;
use crate::window::Window;

/// The size of a window in CSS pixels.
#[derive(Clone, Copy)]
pub struct Size {
    width: u32,
    height: u32,
    /// Whether people press with a finger instead of a mouse.
    touch: bool,
}

pub const DESKTOP: Size = Size { width: 1280, height: 800, touch: false };
pub const PHONE: Size = Size { width: 360, height: 740, touch: true };
/// The phone for screenshots.
pub const LARGE_PHONE: Size = Size { width: 390, height: 844, touch: true };

/// How many times the tests try to start the driver.
const TRIES: usize = 5;

/// A running browser. Dropping it closes the pipe to its driver, and then the driver and the browser stop.
pub struct Browser {
    session: Session,
    _driver: Process,
    _profile: TempDir,
}

impl Browser {
    /// Starts Chromium with windows of this size. If Chromium is not installed, fails in CI and returns `None`
    /// elsewhere.
    pub async fn start(size: Size) -> Option<Browser> {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        if !there("chromium") || !there("chromedriver") {
            let missing = "chromium and chromedriver (Debian: chromium, chromium-driver) are not installed";
            test_support::skip("the page in a browser", missing);
            return None;
        }
        // The driver exits if another program takes its port before it listens on the port over both IPv4 and IPv6.
        let started = (0..TRIES).find_map(|_| {
            let mut driver = Process(command.spawn().expect("chromedriver is installed"));
            let port = driver.said("started successfully on port ")?;
            Some((driver, port))
        });
        let (driver, port) = started.expect("chromedriver starts");
        let url = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
        let profile = TempDir::new().expect("a temporary folder");
        let session = Session::start(&url, capabilities(size, &profile)).await.expect("Chromium starts");
        Some(Browser { session, _driver: driver, _profile: profile })
    }

    /// Returns the browser's first window if `first` is true, or else a new one.
    pub async fn window(&self, first: bool) -> Window<'_> {
        let handle = if first { self.session.window().await } else { self.session.new_window().await };
        Window::new(&self.session, handle.expect("a window"))
    }

    pub async fn close(self) {
        self.session.end().await.expect("Chromium ends");
    }
}

fn there(program: &str) -> bool {
    let mut command = Command::new(program);
    command.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn capabilities(size: Size, profile: &TempDir) -> Value {
    let arguments = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
        "--lang=en-US",
        "--remote-debugging-pipe",
        &format!("--user-data-dir={}", profile.path().display()),
    ];
    let Size { width, height, touch } = size;
    let metrics = json!({"width": width, "height": height, "pixelRatio": 1, "touch": touch, "mobile": touch});
    let options = json!({"args": arguments, "mobileEmulation": {"deviceMetrics": metrics}});
    json!({"browserName": "chrome", "goog:chromeOptions": options})
}
