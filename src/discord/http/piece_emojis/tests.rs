use super::*;

/// Discord: 2 to 32 characters, letters, digits and underscores.
#[test]
fn names_are_valid_and_unique() {
    let drawn = draw(&Renderer::new().expect("a renderer")).expect("every piece is drawn");
    let names: std::collections::HashSet<&str> = drawn.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names.len(), drawn.len(), "two pieces have the same name: {names:?}");
    assert!(drawn.iter().all(|one| one.png.len() <= 256 << 10), "Discord accepts no larger emoji");
    for name in names {
        assert!((2..=MAX_NAME).contains(&name.len()), "{name}");
        assert!(name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_'), "{name}");
        assert!(is_ours(name), "{name}");
    }
}

#[test]
fn other_emojis_are_not_ours() {
    for name in ["party", "sssnake", "sssnake_curve", "sssnake_curve_0123456", "sssnakes_curve_01234567", "x_01234567"]
    {
        assert!(!is_ours(name), "{name}");
    }
    assert!(is_ours(&name("sssnake/a-name-that-is-much-too-long-for-discord", b"")));
}
