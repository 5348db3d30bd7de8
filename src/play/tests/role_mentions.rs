//! Tests which lobbies mention the server's role, and when their messages are posted and removed.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicU64;

use async_trait::async_trait;

use super::fakes::TestTable;
use super::*;
use crate::ids::RoleId;
use crate::timestamp::Timestamp;

const ROLE: RoleId = RoleId(77);

/// Stores mentions in memory and posts them.
struct FakeMentions {
    matches: Arc<fakes::FakeStore>,
    /// The lobbies with their messages; `None` until they are posted.
    rows: Mutex<Vec<(MatchId, Option<Option<NoticeMessage>>)>>,
    posted: Mutex<Vec<(MatchId, RoleId)>>,
    deleted: Mutex<BTreeSet<NoticeMessage>>,
    next: AtomicU64,
    /// The error for the next post.
    fault: Mutex<Option<ShowError>>,
}

#[async_trait]
impl RoleMentionStore for FakeMentions {
    async fn store_role_mention(&self, _: GuildId, lobby: MatchId, _: Timestamp) -> Result<bool, StoreError> {
        self.rows.lock().push((lobby, None));
        Ok(true)
    }

    async fn waiting_role_mentions(&self, _: &ShardSet, _: Timestamp) -> Result<Vec<MatchId>, StoreError> {
        Ok(self.rows.lock().iter().filter(|(_, message)| message.is_none()).map(|(lobby, _)| *lobby).collect())
    }

    async fn outdated_role_mentions(&self, _: &ShardSet) -> Result<Vec<(MatchId, NoticeMessage)>, StoreError> {
        let rows = self.rows.lock();
        let posted = rows.iter().filter_map(|(lobby, message)| Some((*lobby, message.flatten()?)));
        Ok(posted.filter(|(lobby, _)| self.matches.saved(*lobby).meta.stage != Stage::Lobby).collect())
    }

    async fn set_role_mention(&self, lobby: MatchId, message: Option<NoticeMessage>) -> Result<(), StoreError> {
        let mut rows = self.rows.lock();
        rows.iter_mut().filter(|(id, _)| *id == lobby).for_each(|row| row.1 = Some(message));
        Ok(())
    }
}

#[async_trait]
impl RoleMentionSender for FakeMentions {
    async fn post_role_mention(&self, mention: &RoleMention) -> Result<Option<NoticeMessage>, ShowError> {
        if let Some(fault) = self.fault.lock().take() {
            return Err(fault);
        }
        self.posted.lock().push((mention.meta.id, mention.role));
        let message = MessageId(self.next.fetch_add(1, Ordering::SeqCst));
        Ok(Some((mention.meta.location.channel, message)))
    }

    async fn delete_role_mention(&self, message: NoticeMessage) -> Result<(), ShowError> {
        self.deleted.lock().insert(message);
        Ok(())
    }
}

/// Creates a match service in a server whose settings name a role.
fn table() -> (TestTable, Arc<FakeMentions>, RoleMentions) {
    let test = TestTable::new();
    test.store.settings.lock().players_role = Some(ROLE);
    let fake = Arc::new(FakeMentions {
        matches: Arc::clone(&test.store),
        rows: Mutex::default(),
        posted: Mutex::default(),
        deleted: Mutex::default(),
        next: AtomicU64::new(1),
        fault: Mutex::default(),
    });
    let mentions = RoleMentions { matches: Arc::clone(&test.matches), store: fake.clone(), sender: fake.clone() };
    (test, fake, mentions)
}

/// Opens a lobby that asks to mention the role.
async fn open(test: &TestTable, fake: &FakeMentions, change: impl FnOnce(&mut NewMatch)) -> MatchId {
    let id = test.open_as(GAME, change).await.expect("it opens");
    fake.store_role_mention(GuildId(1), id, test.clock.now()).await.expect("it is stored");
    id
}

fn invites(users: std::ops::RangeInclusive<u64>) -> impl FnOnce(&mut NewMatch) {
    let reservation = |user: u64| Reservation { user: UserId(user), name: user.to_string() };
    move |new| {
        new.location.guild = Some(GuildId(1));
        new.reservations = users.map(reservation).collect();
    }
}

#[tokio::test]
async fn a_lobby_mentions_the_role_once_and_the_message_goes_when_it_closes() {
    let (test, fake, mentions) = table();
    let id = open(&test, &fake, |new| new.location.guild = Some(GuildId(1))).await;
    *fake.fault.lock() = Some(ShowError::Temporary("no answer".into()));
    mentions.update().await.expect("the store works");
    assert!(fake.posted.lock().is_empty(), "Discord did not take it");
    mentions.update().await.expect("the store works");
    mentions.update().await.expect("the store works");
    assert_eq!(*fake.posted.lock(), [(id, ROLE)]);
    assert!(fake.deleted.lock().is_empty(), "the lobby still looks for players");
    test.press(UserId(2), id, Command::Join).await.expect("a free seat");
    test.press(UserId(1), id, Command::Start).await.expect("two are enough");
    mentions.update().await.expect("the store works");
    mentions.update().await.expect("the store works");
    assert_eq!(fake.deleted.lock().len(), 1);
}

#[tokio::test]
async fn only_lobbies_with_a_seat_for_anybody_mention_the_role() {
    let (test, fake, mentions) = table();
    open(&test, &fake, invites(2..=4)).await;
    let practice = |new: &mut NewMatch| {
        new.host = test_user(UserId(11));
        new.location.guild = Some(GuildId(1));
        new.location.channel = ChannelId(70);
        new.practice = true;
        new.computers = vec![Level::Easy];
    };
    open(&test, &fake, practice).await;
    let direct = |new: &mut NewMatch| {
        new.host = test_user(UserId(12));
        new.location.guild = None;
        new.location.channel = ChannelId(71);
    };
    open(&test, &fake, direct).await;
    let detached = |new: &mut NewMatch| {
        new.host = test_user(UserId(13));
        new.location.guild = Some(GuildId(1));
        new.location.channel = ChannelId(72);
        new.location.detached = true;
    };
    open(&test, &fake, detached).await;
    mentions.update().await.expect("the store works");
    assert!(fake.posted.lock().is_empty());
    assert!(fake.rows.lock().iter().all(|(_, message)| *message == Some(None)), "none is tried again");
    let some = open(&test, &fake, |new| {
        invites(2..=3)(new);
        new.host = test_user(UserId(14));
        new.location.channel = ChannelId(73);
    });
    let some = some.await;
    mentions.update().await.expect("the store works");
    assert_eq!(*fake.posted.lock(), [(some, ROLE)], "a seat is free for anybody");
}

#[tokio::test]
async fn a_role_that_cannot_be_mentioned_is_tried_once() {
    let (test, fake, mentions) = table();
    open(&test, &fake, |new| new.location.guild = Some(GuildId(1))).await;
    *fake.fault.lock() = Some(ShowError::Forbidden("no".into()));
    mentions.update().await.expect("the store works");
    mentions.update().await.expect("the store works");
    assert!(fake.posted.lock().is_empty());
    test.store.settings.lock().players_role = None;
    open(&test, &fake, |new| (new.location.guild, new.location.channel) = (Some(GuildId(1)), ChannelId(70))).await;
    mentions.update().await.expect("the store works");
    assert!(fake.posted.lock().is_empty(), "the server names no role any more");
}
