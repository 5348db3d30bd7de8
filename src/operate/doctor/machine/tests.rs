use std::os::unix::fs::symlink;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use super::*;
use crate::operate::doctor::finding::Mark;

#[test]
fn little_space_is_named() {
    assert_eq!((space(50 << 20).mark, space(50 << 20).what.as_str()), (Mark::Wrong, "50 MiB are free"));
    assert_eq!(space(500 << 20).mark, Mark::Notice);
    assert_eq!((space(20 << 30).mark, space(20 << 30).what.as_str()), (Mark::Good, "20 GiB are free"));
}

#[test]
fn the_mount_is_the_longest_that_fits() {
    let mounts = "21 1 8:1 / / rw - ext4 /dev/sda1 rw\n\
                  22 21 0:30 / /data rw shared:1 - btrfs /dev/mapper/safe rw\n\
                  23 21 0:31 / /data/my\\040files rw - tmpfs none rw\n";
    let kind = |path: &str| mount_of(mounts, Path::new(path)).expect("a mount").kind;
    assert_eq!(kind("/home/bot"), "ext4");
    assert_eq!(kind("/data/snakepit.db"), "btrfs");
    assert_eq!(kind("/database"), "ext4", "another name with the same beginning");
    assert_eq!(kind("/data/my files/a.db"), "tmpfs");
    assert_eq!(mount_of("nonsense", Path::new("/")), None);
}

#[test]
fn places_that_lose_the_database_are_named() {
    let finding = |kind: &str| {
        let mount = Mount { kind: kind.to_owned(), source: "none".to_owned() };
        encryption(Some(&mount), Path::new("/"), Path::new("/no/such/folder"))
    };
    assert!(finding("tmpfs").mark == Mark::Wrong && finding("tmpfs").what.contains("memory"));
    assert!(finding("overlay").mark == Mark::Wrong && finding("overlay").what.contains("container"));
    assert!(finding("ext4").mark == Mark::Notice && finding("ext4").what.contains("cannot be seen"));
}

/// The folder imitates Linux's block devices: a logical volume on an encrypted partition, and a plain partition.
#[test]
fn encryption_is_found_below_other_layers() {
    let root = tempfile::tempdir().expect("a folder");
    let path = |name: &str| root.path().join(name);
    let device = |name: &str, number: &str| {
        fs::create_dir_all(path(name).join("slaves")).expect("a folder");
        fs::create_dir_all(path("block")).expect("a folder");
        symlink(path(name), path("block").join(number)).expect("a link");
    };
    let on = |upper: &str, lower: &str| {
        symlink(path(lower), path(upper).join("slaves").join(lower.replace('/', "!"))).expect("a link");
    };
    let mapped = |name: &str, uuid: &str| {
        fs::create_dir_all(path(name).join("dm")).expect("a folder");
        fs::write(path(name).join("dm/uuid"), uuid).expect("a file");
    };
    device("sda", "8:0");
    device("sda/sda1", "8:1");
    fs::write(path("sda/sda1/partition"), "1").expect("a file");
    device("dm-0", "253:0");
    mapped("dm-0", "CRYPT-LUKS2-0123-safe\n");
    on("dm-0", "sda/sda1");
    device("dm-1", "253:1");
    mapped("dm-1", "LVM-abc\n");
    on("dm-1", "dm-0");
    device("md0", "9:0");
    on("md0", "dm-0");
    on("md0", "sda");
    let blocks = path("block");
    assert_eq!(encrypted(&blocks, (253, 0)), Some(true));
    assert_eq!(encrypted(&blocks, (253, 1)), Some(true), "a volume on the encrypted disk");
    assert_eq!(encrypted(&blocks, (8, 1)), Some(false), "a partition");
    assert_eq!(encrypted(&blocks, (9, 0)), Some(false), "one of two disks is not encrypted");
    assert_eq!(encrypted(&blocks, (7, 7)), None, "an unknown device");
    on("sda", "dm-1");
    assert_eq!(encrypted(&blocks, (9, 0)), Some(true), "all are");
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("file"), "").expect("a file");
    let found = disk(&folder.path().join("file/below/snakepit.db"));
    assert!(found[0].mark == Mark::Wrong && found[0].what.contains("is a file"), "{found:?}");
    let found = disk(&folder.path().join("new/folder/snakepit.db"));
    assert!(found[0].what.contains("free"), "{found:?}");
}

#[tokio::test]
async fn an_address_is_free_or_in_use() {
    assert_eq!(endpoint(None).await.mark, Mark::Good);
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let (found, ()) = tokio::join!(endpoint(Some(address)), answer(&listener, "503 Service Unavailable", "gateway"));
    assert!(found.mark == Mark::Wrong && found.what.ends_with("gateway"), "{found}");
    let (found, ()) = tokio::join!(endpoint(Some(address)), answer(&listener, "200 OK", "ok"));
    assert!(found.mark == Mark::Good && found.what.contains("healthy"), "{found}");
    drop(listener);
    assert!(endpoint(Some(address)).await.what.contains("free"));
    // No machine has this address, because it is reserved for documentation.
    let foreign = "192.0.2.1:80".parse().expect("an address");
    assert_eq!(endpoint(Some(foreign)).await.mark, Mark::Wrong);
}

async fn answer(listener: &TcpListener, status: &str, body: &str) {
    let (mut stream, _) = listener.accept().await.expect("a client");
    assert!(stream.read(&mut [0; 1_024]).await.expect("a request") > 0);
    let length = body.len();
    let response = format!("HTTP/1.1 {status}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}");
    stream.write_all(response.as_bytes()).await.expect("it listens");
    stream.shutdown().await.expect("it is open");
}

#[test]
fn scripts_without_a_font_are_named() {
    let found = letters(|word| !word.contains('蛇'));
    assert!(found[0].what.contains("Korean") && !found[0].what.contains("Chinese"), "{found:?}");
    assert_eq!((found[1].mark, found[1].what.as_str()), (Mark::Notice, "pictures leave out names in Chinese"));
    assert_eq!(letters(|_| true).len(), 1);
}

/// The test uses only the built-in fonts, so the result is the same on every machine.
#[test]
fn the_program_has_three_scripts() {
    let renderer = Renderer::new().expect("valid art");
    let found = letters(|word| renderer.has_letters(word));
    assert_eq!(found[0].what, "pictures show names in Latin, Greek, Cyrillic");
    assert!(found[1].what.ends_with("Georgian, Armenian"), "{found:?}");
}

fn write(file: &Path, text: &str, mode: u32) {
    fs::write(file, text).expect("a file");
    set_mode(file, mode);
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("its owner");
}

#[test]
fn a_token_that_others_can_read_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    set_mode(folder.path(), 0o755);
    let [settings, token] = [".env", "token"].map(|name| folder.path().join(name));
    let found =
        |token_file| -> Vec<String> { readable_tokens(&settings, token_file).iter().map(Finding::to_string).collect() };
    assert!(found(Some(&token)).is_empty(), "there are no files");
    write(&settings, "LOG=info\nDISCORD_TOKEN=abc\n", 0o644);
    write(&token, "abc", 0o600);
    let [named] = &found(Some(&token))[..] else { panic!("one file") };
    assert!(named.contains(".env") && named.contains("chmod 600") && !named.contains("abc"), "{named}");
    write(&settings, "DISCORD_TOKEN=abc\n", 0o600);
    assert!(found(Some(&token)).is_empty());
    write(&settings, "#DISCORD_TOKEN=abc\n", 0o644);
    write(&token, "abc", 0o640);
    let [named] = &found(Some(&token))[..] else { panic!("the token's own file") };
    assert!(named.contains("/token") && !named.contains("abc"), "{named}");
    set_mode(folder.path(), 0o700);
    assert!(found(Some(&token)).is_empty(), "nobody else can enter the folder");
}

#[test]
fn databases_and_backups_that_others_can_read_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    set_mode(folder.path(), 0o755);
    let path = |name: &str| folder.path().join(name);
    let database = path("snakepit.db");
    assert_eq!(readable_databases(&database), None, "there is no file");
    write(&database, "", 0o600);
    write(&path("notes.txt"), "nothing secret", 0o644);
    assert_eq!(readable_databases(&database), None);
    write(&path("snakepit.db-wal"), "", 0o644);
    write(&path("monday"), "SQLite format 3\0 and its pages", 0o644);
    let found = readable_databases(&database).expect("a finding").to_string();
    assert!(found.contains(": monday, snakepit.db-wal. Run chmod 600"), "{found}");
    set_mode(folder.path(), 0o700);
    assert_eq!(readable_databases(&database), None, "nobody else can enter the folder");
}
