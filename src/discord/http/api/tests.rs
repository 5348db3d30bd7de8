use super::*;

#[test]
fn a_snowflake_holds_its_time() {
    // Discord's own example: <https://discord.com/developers/docs/reference#snowflakes>.
    assert_eq!(created_at(175_928_847_299_117_063), 1_462_015_105_796);
}

#[test]
fn an_emoji_is_encoded_byte_by_byte() {
    assert_eq!(percent_encoded("🫰"), "%F0%9F%AB%B0");
}
