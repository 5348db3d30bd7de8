//! Tests the limits on invitations and lobbies.

use std::time::Duration;

use super::*;
use crate::ids::{ChannelId, GuildId, MatchId, UserId};
use crate::play::offers_solo_start;

const BEN: UserId = UserId(2);
const DAY: Duration = Duration::from_secs(86_400);
const MINUTE: Duration = Duration::from_secs(60);
const REFUSED: &str = "table-refused";
const LATELY: &str = "table-invited-lately";

fn guest(user: UserId) -> Reservation {
    Reservation { user, name: format!("Guest {user}") }
}

impl TestTable {
    /// Opens a lobby of this host with reserved seats, in a server and a channel without other matches.
    async fn invite_as(&self, host: UserId, guests: &[UserId]) -> Result<MatchId, Error> {
        let place = 100 + self.store.matches() as u64;
        self.open_as(GAME, |opening| {
            opening.host = test_user(host);
            opening.location.guild = Some(GuildId(place));
            opening.location.channel = ChannelId(place);
            opening.reservations = guests.iter().copied().map(guest).collect();
        })
        .await
    }

    async fn refuses_as(&self, host: UserId, guests: &[UserId]) -> String {
        let matches = self.store.matches();
        let refused = user_error(self.invite_as(host, guests).await.map(drop));
        assert_eq!(self.store.matches(), matches, "a refused lobby is not opened");
        refused
    }

    /// Makes both users play a match, then stops it.
    async fn play_together(&self, host: UserId, other: UserId) {
        let id = self.invite_as(host, &[]).await.expect("it opens");
        self.press(other, id, Command::Join).await.expect("a free seat");
        self.press(host, id, Command::Start).await.expect("two are enough");
        self.ask(host, id, Command::ConfirmStop, self.token()).await.expect("nobody has moved");
    }

    fn set_invited_by(&self, user: UserId, invited_by: InvitedBy) {
        let settings = UserSettings { invited_by, ..UserSettings::default() };
        self.store.user_settings.lock().insert(user, settings);
    }
}

#[tokio::test]
async fn strangers_invite_a_user_three_times_a_day_over_all_servers() {
    let test = TestTable::new();
    for host in 11..14 {
        test.invite_as(UserId(host), &[BEN]).await.expect("one of three");
        test.clock.advance(MINUTE);
    }
    assert_eq!(test.refuses_as(UserId(14), &[BEN]).await, REFUSED);
    assert_eq!(test.refuses_as(UserId(14), &[UserId(3), BEN]).await, REFUSED, "together with another guest");
    test.invite_as(UserId(14), &[UserId(3)]).await.expect("another user");
    test.play_together(UserId(15), BEN).await;
    test.invite_as(UserId(15), &[BEN]).await.expect("no stranger");
    test.clock.advance(DAY - 3 * MINUTE);
    test.invite_as(UserId(14), &[BEN]).await.expect("the first one is a day old");
    assert_eq!(test.refuses_as(UserId(16), &[BEN]).await, REFUSED);
}

#[tokio::test]
async fn a_user_gets_ten_invitations_a_day() {
    let test = TestTable::new();
    for host in 20..31 {
        test.play_together(UserId(host), BEN).await;
    }
    for host in 20..30 {
        test.invite_as(UserId(host), &[BEN]).await.expect("one of ten");
    }
    assert_eq!(test.refuses_as(UserId(30), &[BEN]).await, REFUSED);
    test.clock.advance(DAY);
    test.invite_as(UserId(30), &[BEN]).await.expect("the others are a day old");
}

#[tokio::test]
async fn a_host_invites_again_after_a_day_unless_the_user_accepted() {
    let (host, declines) = (UserId(11), UserId(3));
    for plays in [false, true] {
        let test = TestTable::new();
        if plays {
            test.play_together(host, BEN).await;
            test.play_together(host, declines).await;
        }
        let id = test.invite_as(host, &[BEN, declines]).await.expect("nobody was invited");
        test.press(BEN, id, Command::Join).await.expect("his seat");
        test.ask(declines, id, Command::Decline, test.token()).await.expect("a seat is reserved");
        test.invite_as(host, &[BEN]).await.expect("he accepted");
        assert_eq!(test.refuses_as(host, &[BEN]).await, LATELY, "he has not answered");
        assert_eq!(test.refuses_as(host, &[declines]).await, LATELY, "that was a refusal");
        test.invite_as(UserId(12), &[BEN, declines]).await.expect("another host");
        test.clock.advance(DAY);
        test.invite_as(host, &[BEN, declines]).await.expect("a day later");
    }
}

#[tokio::test]
async fn cancelling_a_lobby_does_not_allow_another_invitation() {
    let test = TestTable::new();
    let id = test.invite_as(UserId(11), &[BEN]).await.expect("nobody was invited");
    test.store.invitations.lock()[0].noticed = true;
    test.ask(UserId(11), id, Command::ConfirmStop, test.token()).await.expect("the host may");
    assert_eq!(test.refuses_as(UserId(11), &[BEN]).await, LATELY);
    test.store.invitations.lock()[0].noticed = false;
    test.invite_as(UserId(11), &[BEN]).await.expect("Ben was not notified");
}

#[tokio::test]
async fn a_blocked_host_can_never_invite_the_user() {
    let test = TestTable::new();
    test.play_together(UserId(11), BEN).await;
    test.store.blocked_hosts.lock().insert((BEN, UserId(11)));
    test.clock.advance(30 * DAY);
    assert_eq!(test.refuses_as(UserId(11), &[BEN]).await, REFUSED);
    test.invite_as(UserId(11), &[UserId(3)]).await.expect("another user");
    test.invite_as(UserId(12), &[BEN]).await.expect("another host");
    test.store.blocked_hosts.lock().clear();
    test.invite_as(UserId(11), &[BEN]).await.expect("no longer blocked");
}

/// If the host of an open lobby invites more users, the same limits apply.
#[tokio::test]
async fn a_host_invites_users_to_an_open_lobby() {
    let test = TestTable::new();
    let host = UserId(11);
    let id = test.invite_as(host, &[]).await.expect("it opens");
    let invite = async |by: UserId, user: UserId| {
        let command = Command::Invite { user, name: format!("Guest {user}") };
        test.ask(by, id, command, test.token()).await.map_err(|error| user_error(Err::<(), _>(error)))
    };
    assert_eq!(invite(BEN, UserId(3)).await, Err("table-only-host".to_owned()));
    test.store.blocked_hosts.lock().insert((BEN, host));
    assert_eq!(invite(host, BEN).await, Err(REFUSED.to_owned()));
    assert_eq!(test.store.saved(id).meta.reserved, []);
    test.store.blocked_hosts.lock().clear();
    invite(host, BEN).await.expect("a free seat");
    assert_eq!(test.store.saved(id).meta.reserved, [guest(BEN)]);
    assert_eq!(invite(host, BEN).await, Err("table-invited-already".to_owned()));
    test.ask(BEN, id, Command::Join, test.token()).await.expect("the seat is kept");
    assert_eq!(invite(host, BEN).await, Err("table-invited-already".to_owned()));
    test.ask(host, id, Command::Remove(BEN), test.token()).await.expect("the host may");
    invite(host, BEN).await.expect("the host has changed their mind");
    test.ask(BEN, id, Command::Join, test.token()).await.expect("invited again");
    test.ask(host, id, Command::Start, test.token()).await.expect("two are enough");
    assert_eq!(invite(host, UserId(3)).await, Err("table-begun".to_owned()));
}

#[tokio::test]
async fn users_choose_who_may_invite_them() {
    let test = TestTable::new();
    test.play_together(UserId(11), BEN).await;
    test.set_invited_by(BEN, InvitedBy::Nobody);
    assert_eq!(test.refuses_as(UserId(11), &[BEN]).await, REFUSED);
    test.set_invited_by(BEN, InvitedBy::Played);
    assert_eq!(test.refuses_as(UserId(12), &[BEN]).await, REFUSED);
    test.invite_as(UserId(11), &[BEN]).await.expect("they have played");
    test.set_invited_by(BEN, InvitedBy::Everybody);
    test.invite_as(UserId(12), &[BEN]).await.expect("everybody may");
}

#[tokio::test]
async fn a_lobby_together_is_no_match_together() {
    let test = TestTable::new();
    let id = test.invite_as(UserId(11), &[]).await.expect("it opens");
    test.press(BEN, id, Command::Join).await.expect("a free seat");
    test.set_invited_by(BEN, InvitedBy::Played);
    assert_eq!(test.refuses_as(UserId(11), &[BEN]).await, REFUSED);
}

#[tokio::test]
async fn a_rematch_leaves_out_those_who_may_not_be_invited() {
    let test = TestTable::new();
    let id = test.open(GAME, 0).await.expect("it opens");
    for user in [BEN, UserId(3)] {
        test.press(user, id, Command::Join).await.expect("a free seat");
    }
    test.press(UserId(1), id, Command::Start).await.expect("three are enough");
    test.command(UserId(1), Command::ConfirmStop).await.expect("nobody has moved");
    test.set_invited_by(UserId(3), InvitedBy::Nobody);
    test.press(UserId(1), id, Command::Rematch).await.expect("she played");
    let rematch = MatchId(id.0 + 1);
    let reserved = || test.store.saved(rematch).meta.reserved.iter().map(|guest| guest.user).collect::<Vec<_>>();
    assert_eq!(reserved(), [BEN]);
    test.press(UserId(3), rematch, Command::Join).await.expect("a free seat");
}

#[tokio::test]
async fn a_host_has_two_lobbies_in_a_server() {
    let test = TestTable::new();
    let open = async |guild: Option<u64>, channel: u64| {
        let place = |opening: &mut NewMatch| {
            (opening.location.guild, opening.location.channel) = (guild.map(GuildId), ChannelId(channel))
        };
        test.open_as(GAME, place).await
    };
    let first = open(Some(3), 1).await.expect("the first");
    open(Some(3), 2).await.expect("the second");
    assert_eq!(user_error(open(Some(3), 3).await.map(drop)), "table-too-many-lobbies");
    open(Some(4), 4).await.expect("another server");
    for channel in 5..9 {
        open(None, channel).await.expect("outside servers, others cannot see it");
    }
    let elsewhere = |opening: &mut NewMatch| {
        opening.location.channel = ChannelId(9);
        opening.practice = true;
        opening.computers = vec![Level::Easy];
    };
    test.open_as(GAME, elsewhere).await.expect("a practice match is no lobby");
    test.press(BEN, first, Command::Join).await.expect("a free seat");
    test.press(UserId(1), first, Command::Start).await.expect("two are enough");
    open(Some(3), 3).await.expect("the first one has begun");
}

#[tokio::test]
async fn a_host_gets_no_third_lobby_from_another_host() {
    let test = TestTable::new();
    for channel in [1, 2] {
        test.open_as(GAME, |opening| opening.location.channel = ChannelId(channel)).await.expect("one of two");
    }
    let id = test
        .open_as(GAME, |opening| (opening.host, opening.location.channel) = (test_user(BEN), ChannelId(3)))
        .await
        .expect("it opens");
    test.press(UserId(1), id, Command::Join).await.expect("a free seat");
    let hand_over = || test.ask(BEN, id, Command::HandOver(UserId(1)), test.token());
    assert_eq!(user_error(hand_over().await), "table-next-host-lobbies");
    assert_eq!(user_error(test.press(BEN, id, Command::Leave).await), "table-next-host-lobbies");
    test.press(UserId(3), id, Command::Join).await.expect("a free seat");
    test.ask(BEN, id, Command::HandOver(UserId(3)), test.token()).await.expect("she hosts nothing");
    test.press(BEN, id, Command::Leave).await.expect("the host stays");
    assert_eq!(test.store.saved(id).meta.host, UserId(3));
}

#[tokio::test]
async fn a_lobby_waits_as_long_as_somebody_may_come() {
    let test = TestTable::new();
    let waits = |id: MatchId| {
        let meta = test.store.saved(id).meta;
        meta.deadline.expect("a deadline") - test.clock.now()
    };
    let alone = test.open(GAME, 1).await.expect("it opens");
    assert_eq!(waits(alone), 10 * MINUTE, "a computer is nobody to wait for");
    test.press(BEN, alone, Command::Join).await.expect("a free seat");
    assert_eq!(waits(alone), 60 * MINUTE);
    test.press(BEN, alone, Command::Leave).await.expect("he has a seat");
    assert_eq!(waits(alone), 10 * MINUTE);
    let inviting = test.invite_as(UserId(11), &[BEN]).await.expect("nobody was invited");
    assert_eq!(waits(inviting), DAY);
    test.ask(BEN, inviting, Command::Decline, test.token()).await.expect("a seat is reserved");
    assert_eq!(waits(inviting), MINUTE, "until the offer to begin alone");
    test.clock.advance(MINUTE);
    test.presenter.wait(|_, view| view.meta.id == inviting && offers_solo_start(&view.meta)).await;
    assert_eq!(waits(inviting), 9 * MINUTE);
    test.clock.advance(9 * MINUTE);
    test.presenter.wait(|_, view| view.meta.id == inviting && view.meta.stage == Stage::Cancelled).await;
}
