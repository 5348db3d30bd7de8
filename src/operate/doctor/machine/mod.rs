//! Examines this machine: the disk of the SQLite file, the operator's endpoints, fonts, and access to
//! files with secrets.

use std::fs;
use std::io::{ErrorKind, Read as _};
use std::net::SocketAddr;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

use pictures::Renderer;
use rustix::fs::{Access, access, major, minor, statvfs};
use tokio::net::TcpListener;

use super::finding::Finding;
use crate::config::Config;
use crate::operate::endpoints;
use crate::store::inspect;

/// The minimum free space in bytes. If less is free, the bot might soon be unable to store moves.
const TOO_LITTLE: u64 = 100 << 20;
const LITTLE: u64 = 1 << 30;
/// The maximum number of layers of block devices, such as a logical volume on an encrypted device on a partition.
const MAX_LAYERS: usize = 16;

const SPACE: &str = "disk";
const ENCRYPTION: &str = "encryption";

/// Writing systems, each with a sample word. The fonts for the first three are built into the program.
const SCRIPTS: [(&str, &str); 14] = [
    ("Latin", "Schlange"),
    ("Greek", "φίδι"),
    ("Cyrillic", "змея"),
    ("Chinese", "蛇窝游戏"),
    ("Japanese", "へびヘビ"),
    ("Korean", "뱀굴"),
    ("Arabic", "ثعبان"),
    ("Hebrew", "נחש"),
    ("Devanagari", "सांप"),
    ("Bengali", "সাপ"),
    ("Tamil", "பாம்பு"),
    ("Thai", "งู"),
    ("Georgian", "გველი"),
    ("Armenian", "օձ"),
];

/// Checks this machine.
pub async fn findings(config: &Config) -> Vec<Finding> {
    let mut found = Vec::new();
    if let Ok(Some(file)) = inspect::file_of(&config.database_url) {
        found.extend(disk(&file));
        found.extend(readable_databases(&file));
    }
    found.push(endpoint(config.http_address).await);
    found.extend(match Renderer::with_system_fonts() {
        Ok(renderer) => letters(|word| renderer.has_letters(word)),
        Err(error) => vec![Finding::wrong("letters", error.to_string(), "Install the program again")],
    });
    found.extend(readable_tokens(Path::new(".env"), config.token_file.as_deref()));
    found
}

/// Checks that the endpoints' address is free, or that a healthy bot responds there.
async fn endpoint(address: Option<SocketAddr>) -> Finding {
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

/// Returns a finding that names the scripts without fonts. `has_letters` returns whether a word can be drawn.
fn letters(has_letters: impl Fn(&str) -> bool) -> Vec<Finding> {
    let (there, missing): (Vec<_>, Vec<_>) = SCRIPTS.iter().partition(|(_, word)| has_letters(word));
    let names = |scripts: Vec<&(&str, &str)>| scripts.into_iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let mut found = Vec::new();
    if !there.is_empty() {
        found.push(Finding::good("letters", format!("pictures show names in {}", names(there))));
    }
    if !missing.is_empty() {
        let advice =
            "Install fonts, for example with apt-get install fonts-noto-core fonts-noto-cjk, and restart the bot";
        found.push(Finding::notice("letters", format!("pictures leave out names in {}", names(missing)), advice));
    }
    found
}

/// Returns a warning for the token in `.env` or in its own file, if other users of the machine can read it.
fn readable_tokens(settings: &Path, token_file: Option<&Path>) -> Vec<Finding> {
    let text = fs::read_to_string(settings).unwrap_or_default();
    let has_token = text.lines().any(|line| line.trim_start().starts_with("DISCORD_TOKEN="));
    let files = has_token.then_some(settings).into_iter().chain(token_file);
    let warning = |file: &Path| {
        let what = format!("other users of this machine can read the token in {}", file.display());
        Finding::notice("token", what, format!("Run chmod 600 {}", file.display()))
    };
    files.filter(|file| is_readable_by_others(file)).map(warning).collect()
}

/// Returns a warning if other users of the machine can read the database or a backup in its folder.
fn readable_databases(database: &Path) -> Option<Finding> {
    const MAX_NAMED: usize = 5;
    let own = database.file_name()?.to_string_lossy();
    let folder = folder_of(database);
    let name = |entry: fs::DirEntry| {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        let secret = || name.starts_with(&*own) || is_database(&path);
        (path.is_file() && is_readable_by_others(&path) && secret()).then_some(name)
    };
    let mut names: Vec<String> = fs::read_dir(folder).ok()?.flatten().filter_map(name).collect();
    names.sort_unstable();
    let more = names.len().saturating_sub(MAX_NAMED);
    names.truncate(MAX_NAMED);
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    (!names.is_empty()).then(|| {
        let (names, folder) = (names.join(", "), folder.display());
        let what = format!("other users of this machine can read the database or backups in {folder}: {names}{more}");
        Finding::notice("files", what, "Run chmod 600 on these files")
    })
}

fn is_database(file: &Path) -> bool {
    const MAGIC: &[u8; 16] = b"SQLite format 3\0";
    let mut start = [0; MAGIC.len()];
    fs::File::open(file).and_then(|mut file| file.read_exact(&mut start)).is_ok() && start == *MAGIC
}

/// Returns whether other users of the machine can read a file and enter its folder.
fn is_readable_by_others(file: &Path) -> bool {
    let mode = |path: &Path| fs::metadata(path).map_or(0, |found| found.permissions().mode());
    mode(file) & 0o044 != 0 && mode(folder_of(file)) & 0o011 != 0
}

fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Checks the disk of a file that might not exist yet.
fn disk(file: &Path) -> Vec<Finding> {
    let file = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
    let folder = existing(&file);
    let mut found: Vec<Finding> = unwritable(&file, &folder).into_iter().collect();
    found.push(match statvfs(&folder) {
        Ok(disk) => space(disk.f_bavail.saturating_mul(disk.f_frsize)),
        Err(error) => Finding::notice(SPACE, format!("its free space is unknown: {error}"), "Look with df"),
    });
    let mounts = fs::read_to_string("/proc/self/mountinfo").unwrap_or_default();
    let mount = folder.canonicalize().ok().and_then(|path| mount_of(&mounts, &path));
    found.push(encryption(mount.as_ref(), &folder, Path::new("/sys/dev/block")));
    found
}

/// Returns the file, or the nearest folder above it that exists.
fn existing(file: &Path) -> PathBuf {
    let exists = file.ancestors().find(|path| path.exists());
    exists.unwrap_or(Path::new("/")).to_owned()
}

fn unwritable(file: &Path, existing: &Path) -> Option<Finding> {
    const ADVICE: &str = "Give the bot's user the folder, or name another one in DATABASE_URL";
    if existing != file && !existing.is_dir() {
        let what = format!("{} is a file, so {} cannot be created below it", existing.display(), file.display());
        return Some(Finding::wrong(SPACE, what, ADVICE));
    }
    // The folder is checked, because SQLite also writes files next to the database.
    let folder = if existing.is_dir() { existing } else { existing.parent()? };
    let bad = [existing, folder].into_iter().find_map(|path| Some((path, access(path, Access::WRITE_OK).err()?)));
    bad.map(|(path, error)| {
        let what =
            format!("{} cannot be written by this user, so neither can {}: {error}", path.display(), file.display());
        Finding::wrong(SPACE, what, ADVICE)
    })
}

/// Checks the number of free bytes.
fn space(free: u64) -> Finding {
    let what = match free >> 30 {
        0 => format!("{} MiB are free", free >> 20),
        gib => format!("{gib} GiB are free"),
    };
    let advice = "Make room: without it the bot refuses moves, but loses none";
    match free {
        0..TOO_LITTLE => Finding::wrong(SPACE, what, advice),
        TOO_LITTLE..LITTLE => Finding::notice(SPACE, what, advice),
        _ => Finding::good(SPACE, what),
    }
}

/// A line of `/proc/self/mountinfo`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Mount {
    kind: String,
    /// The source of the mount, such as `/dev/sda1`.
    source: String,
}

/// Returns the mount that a path is on. It is the mount with the longest mount point, or the last of these if there are
/// several.
fn mount_of(mountinfo: &str, path: &Path) -> Option<Mount> {
    let parse = |line: &str| {
        let (left, right) = line.split_once(" - ")?;
        // Spaces and other special characters are written as octal numbers.
        let point = left.split(' ').nth(4)?.replace("\\040", " ");
        let mut right = right.split(' ');
        let mount = Mount { kind: right.next()?.to_owned(), source: right.next()?.to_owned() };
        path.starts_with(&point).then_some((point.len(), mount))
    };
    mountinfo.lines().filter_map(parse).max_by_key(|(length, _)| *length).map(|(_, mount)| mount)
}

fn encryption(mount: Option<&Mount>, path: &Path, blocks: &Path) -> Finding {
    let kind = mount.map_or("", |mount| mount.kind.as_str());
    match kind {
        "tmpfs" | "ramfs" => {
            let what = "the database is in memory, so a restart of the machine loses it";
            return Finding::wrong(SPACE, what, "Name a file on a disk in DATABASE_URL");
        }
        "overlay" => {
            let what = "the database is in the container's own layer, and is lost with the container";
            return Finding::wrong(SPACE, what, "Mount a volume, and name a file there in DATABASE_URL");
        }
        _ => (),
    }
    let unknown = || {
        let advice = "Check it where the disk is managed";
        Finding::notice(ENCRYPTION, "cannot be seen from here", advice)
    };
    let Some(device) = device_of(mount, path) else { return unknown() };
    match encrypted(blocks, device) {
        Some(true) => Finding::good(ENCRYPTION, "the disk below the database is encrypted (dm-crypt)"),
        Some(false) => Finding::notice(
            ENCRYPTION,
            "none can be seen on the disk below the database",
            "Use dm-crypt (LUKS), unless the disk itself or its provider encrypts",
        ),
        None => unknown(),
    }
}

/// Returns the block device below a path. Some file systems, such as btrfs, hide the block device behind their own
/// device number.
fn device_of(mount: Option<&Mount>, path: &Path) -> Option<(u32, u32)> {
    let device = fs::metadata(path).ok()?.dev();
    if major(device) != 0 {
        return Some((major(device), minor(device)));
    }
    let source = mount.map(|mount| Path::new(&mount.source)).filter(|source| source.starts_with("/dev"))?;
    let device = fs::metadata(source).ok()?.rdev();
    Some((major(device), minor(device)))
}

/// Returns whether a block device is encrypted by dm-crypt in one of its layers. `None` if this cannot be determined.
/// `blocks` is `/sys/dev/block`.
fn encrypted(blocks: &Path, (major, minor): (u32, u32)) -> Option<bool> {
    below(&blocks.join(format!("{major}:{minor}")).canonicalize().ok()?, MAX_LAYERS)
}

fn below(device: &Path, layers: usize) -> Option<bool> {
    if layers == 0 {
        return None;
    }
    if fs::read_to_string(device.join("dm/uuid")).is_ok_and(|uuid| uuid.starts_with("CRYPT-")) {
        return Some(true);
    }
    if device.join("partition").exists() {
        return below(device.parent()?, layers - 1);
    }
    let slaves: Vec<PathBuf> =
        fs::read_dir(device.join("slaves")).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    if slaves.is_empty() {
        return Some(false);
    }
    // The data can be on any of several disks, so all of them must be encrypted.
    let each = slaves.iter().map(|slave| below(&slave.canonicalize().ok()?, layers - 1));
    each.collect::<Option<Vec<bool>>>().map(|each| each.into_iter().all(|encrypted| encrypted))
}

#[cfg(test)]
mod tests;
