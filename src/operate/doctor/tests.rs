use super::*;

#[test]
fn the_report_never_has_the_token() {
    let findings = [Finding::wrong("token", "the server said: Bot MTIz.abc.secret", "")];
    let token = Token::new("MTIz.abc.secret");
    assert_eq!(report(&findings, Some(&token)), "✗ token: the server said: Bot [token]\n");
    assert!(report(&findings, None).contains("secret"));
    assert!(is_wrong(&findings) && !is_wrong(&[Finding::notice("a", "b", "c")]));
}

#[test]
fn a_token_that_others_can_read_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(".env");
    let write = |text: &str, mode: u32| {
        std::fs::write(&file, text).expect("a file");
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode)).expect("its owner");
    };
    assert_eq!(readable_by_others(&file), None);
    write("LOG=info\nDISCORD_TOKEN=abc\n", 0o644);
    let found = readable_by_others(&file).expect("a finding").to_string();
    assert!(found.contains("chmod 600") && !found.contains("abc"), "{found}");
    write("DISCORD_TOKEN=abc\n", 0o600);
    assert_eq!(readable_by_others(&file), None);
    write("#DISCORD_TOKEN=abc\n", 0o644);
    assert_eq!(readable_by_others(&file), None);
}
