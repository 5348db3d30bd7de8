use std::os::unix::fs::symlink;

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
    assert_eq!(kind("/database"), "ext4", "a name that only begins alike");
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

/// A copy of what Linux shows: a logical volume on encryption on a partition, and a plain partition.
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
    assert_eq!(encrypted(&blocks, (253, 1)), Some(true), "a volume on it");
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
    let found = findings(&folder.path().join("file/below/snakepit.db"));
    assert!(found[0].mark == Mark::Wrong && found[0].what.contains("is a file"), "{found:?}");
    let found = findings(&folder.path().join("new/folder/snakepit.db"));
    assert!(found[0].what.contains("free"), "{found:?}");
}
