//! Tests that tournaments are stored once, in order, and without data about users who deleted their data.

on_both![
    an_interaction_opens_one_tournament_and_a_server_has_only_some,
    a_tournament_is_read_as_it_was_stored,
    of_two_changes_to_a_version_one_is_stored,
    a_table_has_one_match,
    a_forgotten_user_leaves_no_trace_in_tournaments,
    old_tournaments_are_deleted,
    one_user_alone_fills_a_channel_for_an_hour,
];

use std::time::Duration;

use super::*;
use crate::ids::{MessageId, ScheduledEventId, TournamentId};
use crate::play::{
    Format, MAX_OPEN_TOURNAMENTS, MatchStats, Plan, Table, TablePlayer, Tournament, TournamentEntrant, TournamentRound,
    TournamentStage, TournamentStore as _, TournamentTable,
};
use crate::store::DeletionOutcome;
use crate::store::retention::Retention;

const MANY: usize = MAX_OPEN_TOURNAMENTS;
const NOW: Timestamp = Timestamp(1_000_000_000);

fn entrant(user: UserId) -> TournamentEntrant {
    TournamentEntrant { user: Some(user), level: None, name: "Anna".to_owned(), joined: 0, left: Some(1) }
}

pub fn tournament() -> Tournament {
    let computer =
        TournamentEntrant { user: None, level: Some(Level::Hard), name: "1".to_owned(), joined: 1, left: None };
    let table = Table {
        seats: vec![TablePlayer::Entrant(0), TablePlayer::Entrant(1)],
        replay: true,
        waits: false,
        thread: Some(ChannelId(9_007_199_254_740_993)),
        match_id: None,
        result: None,
        course: Some(MatchStats { seconds: 75, margin: Some(3) }),
    };
    Tournament {
        id: TournamentId(0),
        version: 1,
        guild: GUILD,
        channel: CHANNEL,
        message: None,
        host: ANNA,
        stage: TournamentStage::Running,
        entrants: vec![entrant(ANNA), computer],
        plan: Plan {
            rounds_wanted: Some(3),
            begins_at: Some(NOW),
            announced: true,
            event: Some(ScheduledEventId(7)),
            rounds: vec![TournamentRound { tables: vec![table], deal: None }],
            ..Plan::new("hisss", Options::default(), Locale::De, Pace::Slow, Format::RoundRobin, NOW)
        },
    }
}

async fn create(database: &Database, interaction: u64) -> Tournament {
    let id = database.create_tournament(&tournament(), InteractionId(interaction), MANY).await.unwrap();
    Tournament { id, ..tournament() }
}

async fn open(database: &Database) -> Vec<TournamentId> {
    database.open_tournaments(&ShardSet::all()).await.unwrap()
}

async fn an_interaction_opens_one_tournament_and_a_server_has_only_some(database: Database) {
    let first = create(&database, 1).await;
    let again = database.create_tournament(&tournament(), InteractionId(1), MANY).await;
    assert!(matches!(again, Err(StoreError::Duplicate)), "{again:?}");
    for interaction in 2..=MAX_OPEN_TOURNAMENTS as u64 {
        create(&database, interaction).await;
    }
    let more = database.create_tournament(&tournament(), InteractionId(100), MANY).await;
    assert!(matches!(more, Err(StoreError::OpenLimit)), "{more:?}");
    // A manager can open a sign-up, but no second sign-up for the same kind of tournament.
    let sign_up = |format| {
        let mut sign_up = Tournament { stage: TournamentStage::SignUp, entrants: Vec::new(), ..tournament() };
        sign_up.plan.format = format;
        sign_up.plan.rounds.clear();
        sign_up
    };
    for (format, interaction, opens) in
        [(Format::Swiss, 103, true), (Format::Knockout, 104, false), (Format::Duplicate, 105, true)]
    {
        let opened = database.create_tournament(&sign_up(format), InteractionId(interaction), usize::MAX).await;
        assert!(matches!((&opened, opens), (Ok(_), true) | (Err(StoreError::HostLimit), false)), "{opened:?}");
    }
    let elsewhere = Tournament { guild: GuildId(GUILD.0 + 1), ..tournament() };
    database.create_tournament(&elsewhere, InteractionId(101), MANY).await.unwrap();
    let mut over = Tournament { stage: TournamentStage::Cancelled, ..first };
    over.plan.end_shown = true;
    over.plan.event = None;
    over.plan.archived = vec![ChannelId(9_007_199_254_740_993)];
    database.save_tournament(&mut over, NOW).await.unwrap();
    assert!(!open(&database).await.contains(&over.id));
}

async fn a_tournament_is_read_as_it_was_stored(database: Database) {
    let mut stored = create(&database, 1).await;
    assert_eq!(database.tournament(stored.id).await.unwrap(), Some(stored.clone()));
    stored.stage = TournamentStage::SignUp;
    stored.plan.rounds.clear();
    stored.entrants = vec![TournamentEntrant { left: None, ..entrant(BEN) }];
    stored.message = Some(MessageId(5));
    stored.host = BEN;
    database.save_tournament(&mut stored, NOW).await.unwrap();
    assert_eq!((stored.version, database.tournament(stored.id).await.unwrap()), (2, Some(stored)));
    assert_eq!(database.tournament(TournamentId(99)).await.unwrap(), None);
}

async fn of_two_changes_to_a_version_one_is_stored(database: Database) {
    let (mut one, mut other) = (create(&database, 1).await, tournament());
    other.id = one.id;
    let saved = tokio::join!(database.save_tournament(&mut one, NOW), database.save_tournament(&mut other, NOW));
    assert!(matches!(saved, (Ok(()), Err(StoreError::Conflict)) | (Err(StoreError::Conflict), Ok(()))), "{saved:?}");
}

async fn a_table_has_one_match(database: Database) {
    let place = TournamentTable { tournament: TournamentId(1), round: 0, table: 2, tournament_channel: CHANNEL };
    assert_eq!(database.match_of_table(place).await.unwrap(), None);
    let meta = MatchMeta { table: Some(place), ..lobby("hisss", vec![person(ANNA), person(BEN)]) };
    let id = database.create(&meta, None, None).await.unwrap();
    assert_eq!(database.match_of_table(place).await.unwrap(), Some(id));
    assert_eq!(database.load_meta(id).await.unwrap().and_then(|meta| meta.table), Some(place));
    database.create(&meta, None, None).await.unwrap_err();
    let next = TournamentTable { round: 1, ..place };
    database.create(&MatchMeta { table: Some(next), ..meta }, None, None).await.unwrap();
}

async fn a_forgotten_user_leaves_no_trace_in_tournaments(database: Database) {
    let mut stored = create(&database, 1).await;
    let export = database.export_user_data(ANNA, NOW, 1 << 20).await.unwrap().json;
    assert!(export.contains(r#""tournaments":[{"entrant":0,"first_round":0,"left_before_round":1"#), "{export}");
    assert!(matches!(database.delete_user_data(ANNA).await.unwrap(), DeletionOutcome::Deleted(_)));
    let left = database.tournament(stored.id).await.unwrap().unwrap();
    assert_eq!((left.host, &*left.entrants[0].name, left.entrants[0].is_former()), (UserId(0), "", true));
    let late = database.save_tournament(&mut stored, NOW).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "an older copy cannot bring the name back: {late:?}");
    // In a sign-up, the user who joined first becomes the host. If no users are left, the sign-up is cancelled.
    for (others, host, stage) in
        [(vec![CHLOE, BEN], CHLOE, TournamentStage::SignUp), (vec![], UserId(0), TournamentStage::Cancelled)]
    {
        let mut sign_up = Tournament { stage: TournamentStage::SignUp, host: ANNA, ..tournament() };
        sign_up.plan.rounds.clear();
        sign_up.plan.posted = 0;
        let joined = |user| TournamentEntrant { left: None, ..entrant(user) };
        sign_up.entrants = [ANNA].into_iter().chain(others).map(joined).collect();
        let id = database.create_tournament(&sign_up, InteractionId(50 + host.0), MANY).await.unwrap();
        database.delete_user_data(ANNA).await.unwrap();
        let left = database.tournament(id).await.unwrap().unwrap();
        assert_eq!((left.host, left.stage), (host, stage));
        assert_eq!(database.tournament_host(id).await.unwrap(), Some(host));
        assert!(database.open_tournaments_in(CHANNEL).await.unwrap().contains(&left));
    }
}

async fn old_tournaments_are_deleted(database: Database) {
    let (mut over, running) = (create(&database, 1).await, create(&database, 2).await);
    over.stage = TournamentStage::Cancelled;
    over.plan.end_shown = true;
    over.plan.event = None;
    assert!(over.is_open(), "its thread is open");
    over.plan.archived = vec![ChannelId(9_007_199_254_740_993)];
    database.save_tournament(&mut over, NOW).await.unwrap();
    let day = Duration::from_secs(86_400);
    let retention = Retention { cancelled_lobbies_days: 2, reports_days: 0, left_servers_days: 0 };
    database.prune(NOW + 2 * day, retention).await.unwrap();
    assert!(database.tournament(over.id).await.unwrap().is_some());
    database.prune(NOW + 2 * day + Duration::from_millis(1), retention).await.unwrap();
    assert_eq!(database.tournament(over.id).await.unwrap(), None);
    assert!(database.tournament(running.id).await.unwrap().is_some());
}

async fn one_user_alone_fills_a_channel_for_an_hour(database: Database) {
    let hour = Duration::from_secs(3_600);
    let still = |user| Player { has_moved: false, ..person(user) };
    let running = |seats| MatchMeta { stage: Stage::Running, started_at: Some(NOW), ..lobby("hisss", seats) };
    // The second value says whether the match still counts in the channel after an hour.
    for (number, (filling, fills)) in (0..).zip([
        (lobby("hisss", vec![still(ANNA)]), false),
        (lobby("hisss", vec![still(ANNA), still(BEN)]), true),
        (running(vec![still(ANNA), still(BEN)]), false),
        (running(vec![person(ANNA), still(BEN)]), false),
        (running(vec![person(ANNA), person(BEN)]), true),
    ]) {
        let at = MessageLocation { channel: ChannelId(100 + number), guild: None, ..filling.location };
        let filling = MatchMeta { location: at, opened_at: NOW, ..filling };
        database.create(&filling, Some(1), None).await.unwrap();
        for (later, full) in [(hour - Duration::from_millis(1), true), (hour, fills)] {
            let next = MatchMeta { location: at, opened_at: NOW + later, ..lobby("hisss", vec![still(CHLOE)]) };
            assert_eq!(filling.counts_in_channel(NOW + later), full, "match {number}");
            let opened = database.create(&next, Some(1), None).await;
            assert_eq!(matches!(opened, Err(StoreError::OpenLimit)), full, "match {number}: {opened:?}");
        }
    }
}
