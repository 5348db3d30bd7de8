//! Tests that barred or blocked users can neither open nor join matches, but can finish the matches that they are in.

use std::time::Duration;

use super::*;
use crate::ids::{ChannelId, GuildId, UserId};
use crate::play::service::admission::READ_BLOCKS_INTERVAL;

const ANNA: UserId = UserId(1);
const BEN: UserId = UserId(2);
const REFUSED: &str = "table-refused";

impl TestTable {
    fn bar(&self, users: &[UserId]) {
        self.store.settings.lock().barred = users.to_vec();
    }

    async fn block(&self, change: impl FnOnce(&mut OperatorBlocks)) {
        change(&mut self.store.blocks.lock());
        self.matches.read_operator_blocks().await.expect("the store works");
    }

    async fn open_refused(&self, change: impl FnOnce(&mut NewMatch)) -> String {
        let matches = self.store.matches();
        let refused = user_error(self.open_as(GAME, change).await.map(drop));
        assert_eq!(self.store.matches(), matches, "nothing is opened");
        refused
    }
}

#[tokio::test]
async fn a_barred_user_neither_opens_nor_joins_nor_presses() {
    for by_operator in [false, true] {
        let test = TestTable::new();
        let lobby = test.open(GAME, 0).await.expect("it opens");
        let practice = |opening: &mut NewMatch| {
            opening.host = test_user(BEN);
            opening.location.channel = ChannelId(8);
            opening.practice = true;
            opening.computers = vec![Level::Easy];
        };
        match by_operator {
            false => test.bar(&[BEN]),
            true => test.block(|blocks| blocks.users.extend([BEN])).await,
        }
        let version = test.store.saved(lobby).meta.version;
        let elsewhere =
            |opening: &mut NewMatch| (opening.host, opening.location.channel) = (test_user(BEN), ChannelId(8));
        assert_eq!(test.open_refused(elsewhere).await, REFUSED);
        assert_eq!(test.open_refused(practice).await, REFUSED, "not even a practice match");
        for command in [Command::Join, Command::Youngest, Command::Start, Command::AddComputer(Level::Easy)] {
            assert_eq!(user_error(test.press(BEN, lobby, command.clone()).await), REFUSED, "{command:?}");
        }
        assert_eq!(user_error(test.command(BEN, Command::Repost).await), REFUSED);
        assert_eq!(test.store.saved(lobby).meta.version, version, "nothing changed");
        let guest = Reservation { user: BEN, name: "Ben".into() };
        let inviting =
            |opening: &mut NewMatch| (opening.location.channel, opening.reservations) = (ChannelId(9), vec![guest]);
        assert_eq!(test.open_refused(inviting).await, REFUSED, "nobody waits for Ben");
        test.press(UserId(3), lobby, Command::Join).await.expect("others may");
        test.press(ANNA, lobby, Command::Start).await.expect("others may");
        let (_, play) = test.next_move(lobby).await;
        assert_eq!(user_error(test.press(BEN, lobby, play).await), REFUSED, "a press on others' match");
        match by_operator {
            false => test.bar(&[]),
            true => test.block(|blocks| blocks.users.clear()).await,
        }
        test.open_as(GAME, elsewhere).await.expect("no longer barred");
    }
}

#[tokio::test]
async fn a_user_who_is_barred_meanwhile_finishes_the_match_and_leaves_lobbies() {
    let test = TestTable::new();
    test.store.settings.lock().matches_per_channel = 0;
    let lobby = test.open(GAME, 0).await.expect("it opens");
    test.press(BEN, lobby, Command::Join).await.expect("a free seat");
    let id = test.live(GAME, 0).await;
    test.bar(&[BEN, ANNA]);
    for _ in 0..4 {
        let (user, play) = test.next_move(id).await;
        test.press(user, id, play).await.expect("they may play on");
    }
    assert_eq!(user_error(test.press(BEN, lobby, Command::Youngest).await), REFUSED);
    test.press(BEN, lobby, Command::Leave).await.expect("leaving is always possible");
    assert_eq!(user_error(test.press(ANNA, lobby, Command::Start).await), REFUSED);
    test.ask(ANNA, lobby, Command::ConfirmStop, test.token()).await.expect("cancelling is always possible");
    test.ask(BEN, id, Command::ConfirmResign, test.token()).await.expect("they may give up");
    assert_eq!(user_error(test.press(ANNA, id, Command::Rematch).await), REFUSED);
}

#[tokio::test]
async fn a_barred_users_claim_by_button_is_refused() {
    let test = TestTable::new();
    let id = test.live("snap", 0).await;
    test.bar(&[UserId(3)]);
    assert_eq!(user_error(test.press(UserId(3), id, Command::Claim("snap".into())).await), REFUSED);
}

#[tokio::test]
async fn nobody_opens_or_joins_a_match_in_a_blocked_server() {
    let test = TestTable::new();
    let lobby = test.open(GAME, 0).await.expect("it opens");
    let id = test.open_as(GAME, |opening| opening.location.channel = ChannelId(8)).await.expect("it opens");
    test.press(BEN, id, Command::Join).await.expect("a free seat");
    test.press(ANNA, id, Command::Start).await.expect("two are enough");
    test.block(|blocks| blocks.servers.extend([GuildId(3)])).await;
    assert_eq!(user_error(test.press(BEN, lobby, Command::Join).await), REFUSED);
    assert_eq!(test.open_refused(|opening| opening.location.channel = ChannelId(9)).await, REFUSED);
    assert_eq!(
        test.open_refused(|opening| (opening.location.channel, opening.location.detached) = (ChannelId(9), true)).await,
        REFUSED,
        "even if the bot has not joined it"
    );
    let (user, play) = test.next_move(id).await;
    test.press(user, id, play).await.expect("the match that runs goes on");
    test.open_as(GAME, |opening| {
        (opening.location.guild, opening.location.channel) = (Some(GuildId(4)), ChannelId(10))
    })
    .await
    .expect("another server");
}

#[tokio::test]
async fn the_operators_blocks_are_read_again_within_seconds() {
    assert!(READ_BLOCKS_INTERVAL < Duration::from_secs(5));
    let test = TestTable::new();
    let matches = Arc::clone(&test.matches);
    let keeper = tokio::spawn(async move { matches.refresh_operator_blocks().await });
    test.quiet().await;
    test.store.blocks.lock().users.insert(ANNA);
    test.advance_quietly(READ_BLOCKS_INTERVAL, READ_BLOCKS_INTERVAL).await;
    assert_eq!(test.open_refused(|_| ()).await, REFUSED);
    // While the store fails, the blocks stay as they were.
    test.store.failing.store(true, Ordering::SeqCst);
    test.store.blocks.lock().users.clear();
    test.advance_quietly(READ_BLOCKS_INTERVAL, READ_BLOCKS_INTERVAL).await;
    test.store.failing.store(false, Ordering::SeqCst);
    assert_eq!(test.open_refused(|_| ()).await, REFUSED);
    test.advance_quietly(READ_BLOCKS_INTERVAL, READ_BLOCKS_INTERVAL).await;
    test.open(GAME, 0).await.expect("no longer blocked");
    keeper.abort();
}

#[tokio::test]
async fn a_lobby_for_a_thread_is_checked_before_the_thread_opens() {
    let test = TestTable::new();
    let check = async |change: fn(&mut NewMatch)| {
        let mut opening = test.new_match(GAME);
        change(&mut opening);
        test.matches.check_opening(&opening).await
    };
    check(|_| ()).await.expect("she may");
    test.bar(&[BEN]);
    assert_eq!(user_error(check(|opening| opening.host = test_user(BEN)).await), REFUSED);
    let guest = |opening: &mut NewMatch| opening.reservations = vec![Reservation { user: BEN, name: "Ben".into() }];
    assert_eq!(user_error(check(guest).await), REFUSED);
    test.bar(&[]);
    check(guest).await.expect("he is no longer barred");
    test.store.blocked_hosts.lock().insert((BEN, ANNA));
    assert_eq!(user_error(check(guest).await), REFUSED);
    for channel in [1, 2] {
        test.open_as(GAME, |opening| opening.location.channel = ChannelId(channel)).await.expect("it opens");
    }
    assert_eq!(user_error(check(|_| ()).await), "table-too-many-lobbies");
}

/// A forged button can name any match, from any server.
#[tokio::test]
async fn a_button_in_another_channel_does_nothing() {
    let test = TestTable::new();
    test.store.settings.lock().matches_per_channel = 0;
    let running = test.live(GAME, 0).await;
    let (_, play) = test.next_move(running).await;
    let ended = test.live(GAME, 0).await;
    test.ask(ANNA, ended, Command::ConfirmResign, test.token()).await.expect("she gives up");
    let lobby = test.open(GAME, 0).await.expect("it opens");
    let matches = test.store.matches();
    let commands = [
        Command::Join,
        Command::Leave,
        Command::Start,
        Command::AddComputer(Level::Easy),
        play,
        Command::Agree,
        Command::Repost,
        Command::Time,
        Command::Resume,
        Command::Hint(None),
        Command::ConfirmResign,
        Command::Stop,
        Command::ConfirmStop,
        Command::Rematch,
        Command::PlayDeal,
    ];
    for (id, command) in [lobby, running, ended].into_iter().flat_map(|id| commands.clone().map(|one| (id, one))) {
        for user in [ANNA, UserId(3)] {
            let before = test.store.saved(id);
            let request = Request {
                channel: Some(ChannelId(99)),
                moderator: true,
                ..Request::new(test_user(user), command.clone(), test.token())
            };
            let pressed = Request { message: before.meta.location.message, ..request.clone() };
            assert_eq!(user_error(test.matches.press(id, pressed).await), "discord-unknown-button", "{command:?}");
            // Only the match's own message has buttons for these two commands.
            if !matches!(command, Command::Rematch | Command::PlayDeal) {
                let asked = test.matches.run_command_on(id, request).await;
                let refusal = user_error(asked.map(drop));
                // An invitation can be accepted from anywhere, so the lobby itself says why these users cannot join.
                assert!(command == Command::Join || refusal == "discord-unknown-button", "{command:?}: {refusal}");
            }
            assert_eq!(test.store.saved(id).meta.version, before.meta.version, "{command:?}");
        }
    }
    assert_eq!(test.store.matches(), matches, "nothing is opened");
}

#[tokio::test]
async fn an_own_practice_match_can_be_ended_from_another_channel() {
    let test = TestTable::new();
    let practice = |it: &mut NewMatch| (it.practice, it.computers) = (true, vec![Level::Easy]);
    let id = test.open_as(GAME, practice).await.expect("it opens");
    for (user, ends) in [(BEN, false), (ANNA, true)] {
        let request = Request::new(test_user(user), Command::ConfirmStop, test.token());
        let asked =
            test.matches.run_command_on(id, Request { channel: Some(ChannelId(99)), moderator: true, ..request }).await;
        assert_eq!(asked.is_ok(), ends, "{asked:?}");
    }
    assert!(test.store.saved(id).meta.stage.is_final());
}
