//! Examines this machine: the disk of the SQLite file, the operator's endpoints, fonts, and access to files with secrets.

use std::fs;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use pictures::Renderer;
use rustix::fs::{Access, access, statfs, statvfs};
use tokio::net::TcpListener;

use super::finding::Finding;
use crate::config::Config;
use crate::operate::endpoints;
use crate::store::inspect;

/// The minimum free space in bytes. If less is free, the bot might soon be unable to store moves.
const MIN_FREE_BYTES: u64 = 100 << 20;
const LOW_FREE_BYTES: u64 = 1 << 30;
const DISK_AREA: &str = "disk";
/// Writing systems that need fonts from the system, each with a sample word.
const SCRIPTS: [(&str, &str); 4] =
    [("Chinese", "蛇窝游戏"), ("Korean", "뱀굴"), ("Arabic", "ثعبان"), ("Devanagari", "सांप")];

/// Checks this machine.
pub async fn check_machine(config: &Config) -> Vec<Finding> {
    let mut found = Vec::new();
    let file = inspect::database_file(&config.database_url).ok().flatten();
    found.extend(file.iter().flat_map(|file| check_disk(file)));
    found.push(check_endpoint(config.http_address).await);
    found.push(match Renderer::with_system_fonts() {
        Ok(renderer) => check_fonts(|word| renderer.has_letters(word)),
        Err(error) => Finding::wrong("letters", error.to_string(), "Install the program again"),
    });
    let secrets = [settings_with_token(Path::new(".env")), config.token_file.as_deref(), file.as_deref()];
    found.extend(secrets.into_iter().flatten().filter_map(check_file_mode));
    found
}

/// Checks that the endpoints' address is free, or that a healthy bot responds there.
async fn check_endpoint(address: Option<SocketAddr>) -> Finding {
    const AREA: &str = "endpoints";
    let Some(address) = address else {
        return Finding::good(AREA, "off, because HTTP_ADDRESS is not set");
    };
    match TcpListener::bind(address).await {
        Ok(_) => Finding::good(AREA, format!("HTTP_ADDRESS ({address}) is free for the bot")),
        Err(error) if error.kind() != ErrorKind::AddrInUse => {
            let what = format!("HTTP_ADDRESS ({address}) cannot be opened: {error}");
            Finding::wrong(AREA, what, "Choose an address of this machine, and a port above 1023")
        }
        Err(_) => match endpoints::query_health(address).await {
            Ok(()) => Finding::good(AREA, format!("a healthy bot answers at HTTP_ADDRESS ({address})")),
            Err(why) => {
                let what = format!("HTTP_ADDRESS ({address}) is in use, but not by a healthy bot: {why}");
                Finding::wrong(AREA, what, "If it is a bot, read its log; else choose another port")
            }
        },
    }
}

/// Returns a finding about the fonts. `has_letters` returns whether a word can be drawn.
fn check_fonts(has_letters: impl Fn(&str) -> bool) -> Finding {
    let missing = SCRIPTS.iter().filter(|(_, word)| !has_letters(word)).map(|(name, _)| *name).collect::<Vec<_>>();
    if missing.is_empty() {
        return Finding::good("letters", "pictures show names in many scripts");
    }
    let advice = "Install fonts, for example with apt-get install fonts-noto-core fonts-noto-cjk, and restart the bot";
    Finding::notice("letters", format!("pictures use Latin letters for names in {}", missing.join(", ")), advice)
}

/// Returns the file with the settings if it contains the token.
fn settings_with_token(settings: &Path) -> Option<&Path> {
    let text = fs::read_to_string(settings).ok()?;
    text.lines().any(|line| line.trim_start().starts_with("DISCORD_TOKEN=")).then_some(settings)
}

/// Returns a warning if other users of the machine can read this file, which contains a secret.
fn check_file_mode(file: &Path) -> Option<Finding> {
    let mode = |path: &Path| fs::metadata(path).map_or(0, |found| found.permissions().mode());
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let is_readable = mode(file) & 0o044 != 0 && mode(folder) & 0o011 != 0;
    is_readable.then(|| {
        let name = file.display();
        let what = format!("other users of this machine can read {name}, which contains secrets");
        Finding::notice("files", what, format!("Run chmod 600 {name}"))
    })
}

/// Checks the disk of a file that might not exist yet.
fn check_disk(file: &Path) -> Vec<Finding> {
    let file = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
    // The file, or the nearest folder above it that exists.
    let existing = file.ancestors().find(|path| path.exists()).unwrap_or(Path::new("/"));
    let mut found: Vec<Finding> = check_writable(&file, existing).into_iter().collect();
    found.push(match statvfs(existing) {
        Ok(disk) => free_space_finding(disk.f_bavail.saturating_mul(disk.f_frsize)),
        Err(error) => Finding::notice(DISK_AREA, format!("its free space is unknown: {error}"), "Look with df"),
    });
    found.extend(statfs(existing).ok().and_then(|disk| check_file_system(disk.f_type as u32)));
    found
}

fn check_writable(file: &Path, existing: &Path) -> Option<Finding> {
    const ADVICE: &str = "Give the bot's user the folder, or name another one in DATABASE_URL";
    if existing != file && !existing.is_dir() {
        let what = format!("{} is a file, so {} cannot be created below it", existing.display(), file.display());
        return Some(Finding::wrong(DISK_AREA, what, ADVICE));
    }
    // The folder is checked too, because SQLite writes further files next to the database.
    let folder = if existing.is_dir() { existing } else { existing.parent()? };
    let bad = [existing, folder].into_iter().find_map(|path| Some((path, access(path, Access::WRITE_OK).err()?)));
    bad.map(|(path, error)| {
        let what =
            format!("{} cannot be written by this user, so neither can {}: {error}", path.display(), file.display());
        Finding::wrong(DISK_AREA, what, ADVICE)
    })
}

/// Checks the number of free bytes.
fn free_space_finding(free: u64) -> Finding {
    let what = match free >> 30 {
        0 => format!("{} MiB are free", free >> 20),
        gib => format!("{gib} GiB are free"),
    };
    let advice = "Make room: without it the bot refuses moves, but loses none";
    match free {
        0..MIN_FREE_BYTES => Finding::wrong(DISK_AREA, what, advice),
        MIN_FREE_BYTES..LOW_FREE_BYTES => Finding::notice(DISK_AREA, what, advice),
        _ => Finding::good(DISK_AREA, what),
    }
}

/// Returns a finding if a file system of this kind loses its files at a restart. Linux has a number for each kind
/// (<https://man7.org/linux/man-pages/man2/statfs.2.html>).
fn check_file_system(kind: u32) -> Option<Finding> {
    const TMPFS: u32 = 0x0102_1994;
    const RAMFS: u32 = 0x8584_58f6;
    const OVERLAY: u32 = 0x794c_7630;
    let (what, advice) = match kind {
        TMPFS | RAMFS => {
            ("the database is in memory, so a restart of the machine loses it", "Name a file on a disk in DATABASE_URL")
        }
        OVERLAY => (
            "the database is in the container's own layer, and is lost with the container",
            "Mount a volume, and name a file there in DATABASE_URL",
        ),
        _ => return None,
    };
    Some(Finding::wrong(DISK_AREA, what, advice))
}

#[cfg(test)]
mod tests;
