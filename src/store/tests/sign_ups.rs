//! Tests how long sign-ups stay open, and what is left of a cancelled tournament.

use std::time::Duration;

use super::damage::Bot;
use super::*;
use crate::ids::TournamentId;
use crate::play::tests::fakes::test_user;
use crate::play::{
    BlockTarget, Command, Format, Plan, Tournament, TournamentChange, TournamentStage, TournamentStore as _,
};

const DAY: Duration = Duration::from_secs(86_400);
const MOMENT: Duration = Duration::from_millis(1);

/// Opens a sign-up without a start time.
async fn open(bot: &Bot, host: UserId, channel: u64) -> TournamentId {
    let info = rules::find("ssserpent").unwrap().info();
    let plan = Plan::new(info.name, info.lobby_options(), Locale::En, Pace::Slow, Format::Swiss, bot.matches.now());
    let tournament = Tournament {
        id: TournamentId(0),
        version: 1,
        guild: GUILD,
        channel: ChannelId(channel),
        message: None,
        host,
        stage: TournamentStage::SignUp,
        entrants: Vec::new(),
        plan,
    };
    bot.tournaments.open_sign_up(&tournament, bot.token().id, false).await.unwrap();
    *bot.database.open_tournaments(&ShardSet::all()).await.unwrap().last().unwrap()
}

async fn stage(bot: &Bot, id: TournamentId) -> TournamentStage {
    bot.database.tournament(id).await.unwrap().unwrap().stage
}

#[tokio::test]
async fn a_sign_up_that_nobody_else_joins_ends_after_a_day() {
    let folder = tempfile::TempDir::new().unwrap();
    let bot = Bot::start(&folder.path().join("a.db")).await;
    let (alone, with_guest, of_guest) =
        (open(&bot, ANNA, 1).await, open(&bot, BEN, 2).await, open(&bot, CHLOE, 3).await);
    let add = TournamentChange::AddComputer { level: Level::Hard, expected_computers: 0 };
    for (id, channel, user, change) in [
        (alone, 1, ANNA, TournamentChange::Join),
        (alone, 1, ANNA, add),
        (with_guest, 2, BEN, TournamentChange::Join),
        (with_guest, 2, ANNA, TournamentChange::Join),
        (of_guest, 3, ANNA, TournamentChange::Join),
    ] {
        bot.change(id, ChannelId(channel), user, change).await.unwrap();
    }
    let stages = async || [stage(&bot, alone).await, stage(&bot, with_guest).await, stage(&bot, of_guest).await];
    let open = TournamentStage::SignUp;
    bot.clock.advance(DAY - MOMENT);
    bot.look().await.unwrap();
    assert_eq!(stages().await, [open; 3]);
    bot.clock.advance(MOMENT);
    bot.look().await.unwrap();
    assert_eq!(stages().await, [TournamentStage::Cancelled, open, open], "a computer is no guest");
    // A user who has left is not a guest.
    bot.change(of_guest, ChannelId(3), ANNA, TournamentChange::Leave).await.unwrap();
    bot.look().await.unwrap();
    assert_eq!(stages().await, [TournamentStage::Cancelled, open, TournamentStage::Cancelled]);
    bot.clock.advance(13 * DAY);
    bot.look().await.unwrap();
    assert_eq!(stage(&bot, with_guest).await, TournamentStage::Cancelled, "nobody has begun it for 14 days");
    bot.close().await;
}

#[tokio::test]
async fn nothing_begins_by_itself_in_a_blocked_server() {
    let folder = tempfile::TempDir::new().unwrap();
    let bot = Bot::start(&folder.path().join("a.db")).await;
    let id = bot.open_tournament(GUILD, CHANNEL, Format::Swiss, &[ANNA, BEN]).await;
    bot.database.add_operator_block(BlockTarget::Server(GUILD), Timestamp(1)).await.unwrap();
    bot.matches.read_operator_blocks().await.unwrap();
    bot.clock.advance(DAY);
    bot.look().await.unwrap();
    assert_eq!(stage(&bot, id).await, TournamentStage::Cancelled);
    bot.close().await;
}

/// The host has deleted their data. A moderator begins the tournament and cancels it.
#[tokio::test]
async fn moderators_begin_and_a_cancelled_tournament_leaves_no_lobby() {
    let folder = tempfile::TempDir::new().unwrap();
    let bot = Bot::start(&folder.path().join("a.db")).await;
    let (id, moderator) = (open(&bot, ANNA, 1).await, test_user(UserId(99)));
    for user in [ANNA, BEN, CHLOE, UserId(4), UserId(5)] {
        bot.change(id, ChannelId(1), user, TournamentChange::Join).await.unwrap();
    }
    bot.database.delete_user_data(ANNA).await.unwrap();
    let change = |moderates, change| bot.tournaments.apply_change(id, ChannelId(1), &moderator, moderates, change);
    assert!(change(false, TournamentChange::Begin).await.is_err(), "a member");
    change(true, TournamentChange::Begin).await.unwrap();
    bot.look().await.unwrap();
    let begun = bot.database.tournament(id).await.unwrap().unwrap();
    assert_eq!((begun.stage, begun.host), (TournamentStage::Running, BEN), "who signed up first is host now");
    let tables: Vec<MatchId> = begun.plan.rounds[0].tables.iter().filter_map(|table| table.match_id).collect();
    let [running, lobby] = tables[..] else { panic!("{begun:?}") };
    let shown = async |id, stage| {
        while bot.database.load_meta(id).await.unwrap().unwrap().stage != stage {
            tokio::task::yield_now().await;
        }
    };
    for user in begun.users_at(&begun.plan.rounds[0].tables[0]) {
        bot.press(running, user, Command::Join).await.unwrap();
    }
    shown(running, Stage::Running).await;
    change(true, TournamentChange::Stop).await.unwrap();
    bot.look().await.unwrap();
    shown(lobby, Stage::Cancelled).await;
    assert_eq!(bot.database.load_meta(running).await.unwrap().unwrap().stage, Stage::Running, "it goes on");
    bot.close().await;
}
