use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use super::*;
use crate::operate::doctor::finding::Severity;

#[test]
fn little_space_is_named() {
    assert_eq!(
        (free_space_finding(50 << 20).mark, free_space_finding(50 << 20).text.as_str()),
        (Severity::Wrong, "50 MiB are free")
    );
    assert_eq!(free_space_finding(500 << 20).mark, Severity::Notice);
    assert_eq!(
        (free_space_finding(20 << 30).mark, free_space_finding(20 << 30).text.as_str()),
        (Severity::Good, "20 GiB are free")
    );
}

#[test]
fn places_that_lose_the_database_are_named() {
    let what = |kind| check_file_system(kind).map(|finding| (finding.mark, finding.text));
    assert!(what(0x0102_1994).is_some_and(|(mark, what)| mark == Severity::Wrong && what.contains("memory")));
    assert!(what(0x794c_7630).is_some_and(|(mark, what)| mark == Severity::Wrong && what.contains("container")));
    assert_eq!(what(0xef53), None, "ext4");
    // On Linux, this folder is in memory.
    let shared = check_disk(Path::new("/dev/shm/snakepit.db"));
    assert!(
        !Path::new("/dev/shm").exists() || shared.iter().any(|finding| finding.text.contains("memory")),
        "{shared:?}"
    );
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("file"), "").expect("a file");
    let found = check_disk(&folder.path().join("file/below/snakepit.db"));
    assert!(found[0].mark == Severity::Wrong && found[0].text.contains("is a file"), "{found:?}");
    let found = check_disk(&folder.path().join("new/folder/snakepit.db"));
    assert!(found[0].text.contains("free"), "{found:?}");
}

#[tokio::test]
async fn an_address_is_free_or_in_use() {
    assert_eq!(check_endpoint(None).await.mark, Severity::Good);
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let (found, ()) =
        tokio::join!(check_endpoint(Some(address)), answer(&listener, "503 Service Unavailable", "gateway"));
    assert!(found.mark == Severity::Wrong && found.text.ends_with("gateway"), "{found}");
    let (found, ()) = tokio::join!(check_endpoint(Some(address)), answer(&listener, "200 OK", "ok"));
    assert!(found.mark == Severity::Good && found.text.contains("healthy"), "{found}");
    drop(listener);
    assert!(check_endpoint(Some(address)).await.text.contains("free"));
    // No machine has this address, because it is reserved for documentation.
    let foreign = "192.0.2.1:80".parse().expect("an address");
    assert_eq!(check_endpoint(Some(foreign)).await.mark, Severity::Wrong);
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
    let found = check_fonts(|word| !word.contains('蛇'));
    assert_eq!(
        (found.mark, found.text.as_str()),
        (Severity::Notice, "pictures use Latin letters for names in Chinese")
    );
    assert_eq!(check_fonts(|_| true).mark, Severity::Good);
    let renderer = Renderer::new().expect("valid art");
    assert!(check_fonts(|word| renderer.has_letters(word)).text.ends_with("Arabic, Devanagari"), "the built-in fonts");
}

fn write(file: &Path, text: &str, mode: u32) {
    fs::write(file, text).expect("a file");
    set_mode(file, mode);
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("its owner");
}

#[test]
fn files_with_secrets_that_others_can_read_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    set_mode(folder.path(), 0o755);
    let [settings, token] = [".env", "token"].map(|name| folder.path().join(name));
    assert_eq!((settings_with_token(&settings), check_file_mode(&token)), (None, None), "there are no files");
    write(&settings, "#DISCORD_TOKEN=abc\n", 0o644);
    assert_eq!(settings_with_token(&settings), None);
    write(&settings, "LOG=info\nDISCORD_TOKEN=abc\n", 0o644);
    assert_eq!(settings_with_token(&settings), Some(&*settings));
    write(&token, "abc", 0o640);
    let found = check_file_mode(&token).expect("a finding").to_string();
    assert!(found.contains("chmod 600") && found.contains("/token") && !found.contains("abc"), "{found}");
    set_mode(&token, 0o600);
    assert_eq!(check_file_mode(&token), None);
    set_mode(&token, 0o644);
    set_mode(folder.path(), 0o700);
    assert_eq!(check_file_mode(&token), None, "nobody else can enter the folder");
}
