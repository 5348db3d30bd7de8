//! Tests the decisions that games make about their matches: the seats' symbols and the default pace.

use super::fakes::TestTable;
use super::*;
use crate::ids::{ChannelId, UserId};

/// Once colors are chosen, a seat's symbol shows its snake's color and shape everywhere, including in errors.
#[tokio::test]
async fn a_game_gives_signs_to_its_seats() {
    let test = TestTable::new();
    let lobby =
        test.open_as("ssserpent", |new_match| new_match.location.channel = ChannelId(20)).await.expect("it opens");
    let Err(Error::User(error)) = test.press(UserId(2), lobby, Command::Start).await else {
        panic!("only the host can start the lobby")
    };
    assert_eq!(error.seats.iter().map(|(_, sign)| sign.emoji).collect::<Vec<_>>(), ["🌸"]);
    let id = test.live_and_shown("ssserpent", 0).await;
    let signs = |view: &View| view.players().map(|(_, sign)| sign.emoji).collect::<Vec<_>>();
    assert_eq!(signs(&test.shown(id).await), ["🌸", "☁️"], "before the colours, no sign looks like a snake");
    while !test.steps(id).iter().any(|step| step["do"] == "colour") {
        let (user, play) = test.next_move(id).await;
        test.press(user, id, play).await.expect("a move");
    }
    let colour = test.steps(id).into_iter().find(|step| step["do"] == "colour").expect("it was taken");
    let by_red = (colour["by"] == 0) == (colour["take"] == "red");
    let expected = if by_red { ["🔴", "🟨"] } else { ["🟨", "🔴"] };
    assert_eq!(signs(&test.shown(id).await), expected);
    let (user, play) = test.next_move(id).await;
    let Err(Error::User(error)) = test.press(UserId(3 - user.0), id, play).await else {
        panic!("it is not their turn")
    };
    assert_eq!(error.phrase.key, "table-not-your-turn");
    assert_eq!(error.seats.iter().map(|(_, sign)| sign.emoji).collect::<Vec<_>>(), expected);
    test.press(user, id, Command::Agree).await.expect_err("the colours are taken");
    test.command(UserId(1), Command::ConfirmResign).await.expect("Anna gives up");
    assert_eq!(signs(&test.shown(id).await), expected, "the result has the signs too");
}

#[tokio::test]
async fn a_game_chooses_the_default_pace() {
    let test = TestTable::new();
    for (channel, game, chosen, expected) in [
        (20, "ssserpent", None, Pace::Relaxed),
        (21, "ssserpent", Some(Pace::Live), Pace::Live),
        (22, "sssnake", None, Pace::Live),
    ] {
        let opened = test
            .open_as(game, |opening| {
                opening.location.guild = None;
                opening.location.channel = ChannelId(channel);
                opening.pace = chosen;
            })
            .await;
        assert_eq!(test.store.saved(opened.expect("it opens")).meta.pace, expected, "{game} {chosen:?}");
    }
}
