//! Avatars in pictures. The bot does not wait for avatars: those that arrive late appear in the next picture. Users and
//! servers can hide avatars.

use std::ops::Range;

use image::RgbImage;
use serde_json::Value;

use crate::bot::Bot;
use crate::openapi::check_requests;
use crate::people::{COMMANDS, Party, has_button};
use crate::test_sandbox::{TOKEN, TestSandbox};

/// Starts a bot that logs each avatar it fetches.
async fn gather() -> Party {
    let mut party = Party::without_bot(TestSandbox::start().await).await;
    let url = party.sandbox.url();
    let settings = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", url.as_str()), ("LOG", "info,snakepit=debug")];
    party.bot = Some(Bot::start(party.folder.path(), &settings));
    party.sandbox.bot_ready(COMMANDS).await;
    party
}

/// Waits until the bot has fetched this number of avatars.
async fn fetched(party: &mut Party, avatars: usize) {
    for _ in 0..avatars {
        let bot = party.bot.as_mut().expect("the bot runs");
        bot.logs(|line| line.contains("an avatar is known") && line.contains("shown=true")).await;
    }
}

async fn picture(party: &Party, message: &Value) -> RgbImage {
    let url = message["attachments"][0]["url"].as_str().expect("a picture");
    let file = reqwest::get(format!("{}{url}", party.sandbox.url())).await.expect("an answer").bytes().await;
    image::load_from_memory(&file.expect("a file")).expect("a picture").into_rgb8()
}

/// Returns the range of columns in which two pictures differ, or `None` if they are the same.
fn difference(one: &RgbImage, other: &RgbImage) -> Option<Range<u32>> {
    assert_eq!(one.dimensions(), other.dimensions());
    let pixels = one.enumerate_pixels().filter(|(x, y, pixel)| *pixel != other.get_pixel(*x, *y));
    let columns: Vec<u32> = pixels.map(|(x, ..)| x).collect();
    Some(*columns.iter().min()?..*columns.iter().max()? + 1)
}

/// Makes the bot post the match again. Returns the picture.
async fn board(party: &mut Party, before: &mut Value) -> RgbImage {
    party.anna.command("game board").await;
    let old = before["id"].clone();
    *before = party.shown_with(|shown| shown["id"] != old && has_button(shown, "/join")).await;
    picture(party, before).await
}

async fn private_picture(party: &mut Party, command: &str) -> RgbImage {
    let message = party.anna.command(command).answer().await;
    picture(party, &message).await
}

/// Uses Anna's own setting to show or hide her avatar.
async fn set_own(party: &mut Party, show: bool) {
    party.anna.command("game avatar").with("show", show).answer().await;
}

#[tokio::test]
async fn the_next_picture_has_an_avatar_unless_it_is_hidden() {
    let mut party = gather().await;
    party.anna.command("sssnake start").await;
    let mut lobby = party.shown().await;
    fetched(&mut party, 1).await;
    party.ben.press(&lobby, "/join").await;
    lobby = party.shown_with_text("Ben").await;
    let with_anna = picture(&party, &lobby).await;
    fetched(&mut party, 1).await;
    let with_both = board(&mut party, &mut lobby).await;
    set_own(&mut party, false).await;
    let with_ben = board(&mut party, &mut lobby).await;
    party.press_setting("settings/privacy", "settings/privacy/avatars:off").await;
    let with_none = board(&mut party, &mut lobby).await;

    let anna = difference(&with_anna, &with_none).expect("her avatar");
    let ben = difference(&with_ben, &with_none).expect("his avatar");
    assert!(anna.end < ben.start && anna.len() < 100 && ben.len() < 100, "wrong places: {anna:?}, {ben:?}");
    assert_eq!(difference(&with_both, &with_none), Some(anna.start..ben.end));

    party.anna.press(&lobby, "/start").await;
    party.shown_with_button("/move:").await;
    party.ben.resign().await;
    party.shown_with_text("🏁").await;
    let hidden = [private_picture(&mut party, "leaderboard").await, private_picture(&mut party, "stats").await];
    party.press_setting("settings/privacy", "settings/privacy/avatars:on").await;
    set_own(&mut party, true).await;
    let first = private_picture(&mut party, "leaderboard").await;
    assert_eq!(difference(&first, &hidden[0]), None, "nobody waits for avatars");
    fetched(&mut party, 2).await;
    for (command, hidden) in ["leaderboard", "stats"].into_iter().zip(&hidden) {
        let shown = private_picture(&mut party, command).await;
        assert!(difference(&shown, hidden).is_some(), "/{command} shows the avatar");
    }
    check_requests(&party.sandbox).await;
}
