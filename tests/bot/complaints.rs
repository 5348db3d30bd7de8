//! What an operator reads to answer a complaint: the output of `snakepit match`, `user` and `acts`, and the list in
//! `/settings`.

use crate::people::{Party, a_move, id_of};

/// Runs a command of the program while the bot is running. Returns what the command printed.
async fn report(party: &Party, arguments: &[&str]) -> String {
    let (code, said) = party.run(arguments).await;
    assert_eq!(code, Some(0), "{arguments:?}: {said}");
    said
}

/// Ben complains that his turn was stolen. The report shows that the bot refused his press, and who played when.
#[tokio::test]
async fn a_match_is_told_with_causes_and_refusals_and_without_secrets() {
    let mut party = Party::start().await;
    let message = party.begin("hisss").await;
    let mover = party.mover(&message).clone();
    let other = party.waiter(&message).clone();
    other.play(&message).await;
    party.chloe.play(&message).await;
    mover.play(&message).await;
    party.shown_with(|shown| a_move(shown) != a_move(&message)).await;

    let channel = &party.channel();
    let id = id_of(&message);
    let link = format!("https://discord.com/channels/1/{channel}/{id}");
    let told = report(&party, &["match", &link]).await;
    for part in [
        "hisss, running".to_owned(),
        format!("Ben, user {}", party.ben),
        " chance or the rules: {".to_owned(),
        format!(" user {mover}: {{"),
        format!("user {other}, server"),
        " was refused move: table-not-your-turn".to_owned(),
        " was refused move: table-stranger (“You are not playing in this match.”)".to_owned(),
    ] {
        assert!(told.contains(&part), "{part} is missing in:\n{told}");
    }
    for secret in ["secret", "seed", "contribution"] {
        assert!(!told.contains(secret), "{secret} is in:\n{told}");
    }
    let by_id = report(&party, &["match", "1"]).await;
    assert!(by_id.contains("add --server") && by_id.lines().count() == told.lines().count() + 1, "{by_id}");
    let user = report(&party, &["user", &party.ben.id]).await;
    assert!(user.contains("exported_at: \"20"), "as a date: {user}");
    assert!(user.contains("name: \"Ben\"") && user.contains("matches: 1\n  1: hisss, running, seat "), "{user}");
    let (code, said) = party.run(&["match", "zz"]).await;
    assert!(code == Some(2) && said.contains("there is no match “zz”"), "{said}");
}

#[tokio::test]
async fn acts_of_managers_and_the_operator_are_listed() {
    let party = Party::start().await;
    let page = party.settings("settings/privacy").await;
    assert!(page.to_string().contains("Nobody changed a setting"), "{page}");
    let page = party.press_setting("settings/privacy", "settings/privacy/avatars:off").await;
    let anna = &party.anna;
    assert!(page.to_string().contains(&format!("<@{anna}>: Show players’ avatars in pictures → Off")), "{page}");
    report(&party, &["block", "user", "5"]).await;
    let nobody = "Nothing is kept about user 5.\nThe operator blocked this user.\n";
    assert_eq!(report(&party, &["user", "5"]).await, nobody);
    assert_eq!(report(&party, &["user", "6"]).await, "Nothing is kept about user 6.\n");
    let acts = report(&party, &["acts"]).await;
    let lines: Vec<&str> = acts.lines().collect();
    assert!(lines[0].contains("the operator ran block user 5"), "{acts}");
    assert!(lines[1].contains(&format!("user {anna}, server ")) && lines[1].contains("set avatars: false"), "{acts}");
}

/// Ben complains that his streak is gone. The report names the day that he missed.
#[tokio::test]
async fn a_user_report_has_the_dates_of_streaks() {
    let party = Party::start().await;
    let pool = party.open_database().await;
    for (day, solved_on) in [(20_000, 20_000), (20_001, 20_001), (20_002, 20_003), (20_003, 20_003)] {
        let insert = "INSERT INTO puzzle_results (day, user_id, tries, solved_on, interaction) VALUES (?, ?, 1, ?, 1)";
        let insert = sqlx::query(insert).bind(day).bind(party.ben.id.parse::<i64>().expect("an ID")).bind(solved_on);
        insert.execute(&pool).await.expect("it is writable");
    }
    pool.close().await;
    let user = report(&party, &["user", &party.ben.id]).await;
    for part in [
        "streak of daily puzzles: 0 days; best: 2 days; all, newest first:",
        "  2024-10-07 to 2024-10-07: 1 day\n  2024-10-04 to 2024-10-05: 2 days\n",
        "\"day\":\"2024-10-06\",\"hinted\":false,\"server\":null,\"shown_on\":null,\"solved_on\":\"2024-10-07\"",
    ] {
        assert!(user.contains(part), "{part} is missing in:\n{user}");
    }
}
