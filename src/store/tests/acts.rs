//! Tests what the store keeps for answering complaints: actions, refused requests, and the cause of each step.

on_both![acts_are_listed_newest_first_and_forgotten_without_the_name, a_match_keeps_its_first_refused_requests,];

use std::time::Duration;

use super::*;
use crate::ids::{GuildId, InteractionId, MatchId};
use crate::play::{AuditEntry, AuditEntryKind};
use crate::store::retention::Retention;
use crate::store::settings::acts::ACTS_KEPT_FOR;

/// A moment long after the beginning of 2015, at which Discord's snowflakes start to count.
const NOW: Timestamp = Timestamp(1_800_000_000_000);
const KEEP_ALL: Retention = Retention { cancelled_lobbies_days: 0, reports_days: 0, left_servers_days: 0 };

fn act(number: u64, kind: AuditEntryKind, user: u64) -> AuditEntry {
    AuditEntry {
        id: InteractionId::from_timestamp(NOW, number),
        kind,
        guild: Some(GUILD),
        match_id: (kind != AuditEntryKind::Setting).then_some(MatchId(7)),
        user: Some(UserId(user)),
        detail: format!("detail {number}"),
    }
}

async fn acts_are_listed_newest_first_and_forgotten_without_the_name(database: Database) {
    let (setting, stop) = (act(1, AuditEntryKind::Setting, 5), act(2, AuditEntryKind::Stop, 6));
    for act in [&setting, &stop, &setting, &act(3, AuditEntryKind::Refused, 5)] {
        database.store_audit_entry(act).await.unwrap();
    }
    database.store_operator_act("block user 5".to_owned(), None, NOW).await.unwrap();
    assert_eq!(database.acts(Some(GUILD), 9).await.unwrap(), [stop.clone(), setting.clone()]);
    assert_eq!(database.acts(Some(GuildId(GUILD.0 + 1)), 9).await.unwrap(), []);
    let all = database.acts(None, 9).await.unwrap();
    assert_eq!(
        all.iter().filter(|act| act.kind == AuditEntryKind::Operator && act.detail == "block user 5").count(),
        1
    );
    let export = database.export_user_data(UserId(5), NOW, usize::MAX).await.unwrap().json;
    assert!(export.contains("detail 1") && export.contains("detail 3") && !export.contains("detail 2"), "{export}");

    database.delete_user_data(UserId(5)).await.unwrap();
    let nobody = AuditEntry { user: None, ..setting };
    assert_eq!(database.acts(Some(GUILD), 9).await.unwrap(), [stop.clone(), nobody]);
    database.prune(NOW + ACTS_KEPT_FOR, KEEP_ALL).await.unwrap();
    assert_eq!(database.acts(Some(GUILD), 9).await.unwrap().len(), 2, "they are kept for 90 days");
    database.prune(NOW + ACTS_KEPT_FOR + Duration::from_millis(1), KEEP_ALL).await.unwrap();
    assert_eq!(database.acts(None, 9).await.unwrap(), []);
}

async fn a_match_keeps_its_first_refused_requests(database: Database) {
    for number in 0..210 {
        database.store_audit_entry(&act(number, AuditEntryKind::Refused, 5)).await.unwrap();
    }
    database.store_audit_entry(&act(300, AuditEntryKind::Stop, 6)).await.unwrap();
    let kept = database.acts_of_match(MatchId(7)).await.unwrap();
    assert_eq!((kept.len(), &*kept[199].detail, kept[200].kind), (201, "detail 199", AuditEntryKind::Stop));
}
