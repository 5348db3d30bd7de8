//! Tests that winners get an award's role once, and that former winners lose it.

on_both![
    a_role_is_due_until_discord_has_it,
    the_winner_of_the_newest_tournament_gets_the_role,
    another_role_replaces_the_first_one,
    roles_of_left_servers_and_of_forgotten_users_are_not_remembered,
];

use std::time::Duration;

use super::tournaments::tournament;
use super::*;
use crate::ids::RoleId;
use crate::play::{
    HowDecided, RoleAward, Table, TableResult, Tournament, TournamentEntrant, TournamentRound, TournamentStage,
    TournamentStore as _,
};
use crate::store::AwardedRole;
use crate::store::retention::Retention;

const NOW: Timestamp = Timestamp(1_000_000_000);
const ROLE: RoleId = RoleId(9);

async fn due(database: &Database) -> Vec<AwardedRole> {
    database.pending_awards(&ShardSet::all()).await.unwrap()
}

fn role(award: RoleAward, user: UserId, wanted: bool) -> AwardedRole {
    AwardedRole { guild: GUILD, award, role: ROLE, user, wanted, kept: wanted }
}

async fn a_role_is_due_until_discord_has_it(database: Database) {
    let anna = role(RoleAward::Winner, ANNA, true);
    database.set_award_holders(GUILD, RoleAward::Winner, Some(ROLE), &[ANNA]).await.unwrap();
    assert_eq!(due(&database).await, [anna]);
    assert_eq!(database.pending_awards(&ShardSet::empty(1)).await.unwrap(), [], "the shard of another process");
    assert!(database.mark_award_done(&anna).await.unwrap());
    assert_eq!(due(&database).await, []);
    database.set_award_holders(GUILD, RoleAward::Winner, Some(ROLE), &[BEN]).await.unwrap();
    let taken = role(RoleAward::Winner, ANNA, false);
    assert_eq!(due(&database).await, [taken, role(RoleAward::Winner, BEN, true)]);

    // While Discord removes Anna's role, she wins again. When the old request ends, it changes nothing.
    database.set_award_holders(GUILD, RoleAward::Winner, Some(ROLE), &[ANNA]).await.unwrap();
    database.delete_award(&taken).await.unwrap();
    assert_eq!(due(&database).await, [anna, role(RoleAward::Winner, BEN, false)]);
    // A user who has the same role from another award keeps the role.
    database.set_award_holders(GUILD, RoleAward::Season, Some(ROLE), &[BEN]).await.unwrap();
    let kept = AwardedRole { kept: true, ..role(RoleAward::Winner, BEN, false) };
    assert!(due(&database).await.contains(&kept));
}

/// Returns a tournament in which a computer won, and Ben and Anna share second place.
fn last_round() -> Tournament {
    let entrant =
        |user| TournamentEntrant { user: Some(user), level: None, name: "?".to_owned(), joined: 0, left: None };
    let mut last = tournament();
    last.entrants[1].joined = 0;
    last.entrants = vec![last.entrants.remove(1), entrant(BEN), entrant(ANNA)];
    let played = |seats: Vec<usize>, scores: [i64; 2]| Table {
        seats: seats.into_iter().map(crate::play::TablePlayer::Entrant).collect(),
        result: Some(TableResult { scores: scores.map(Some).into(), how: HowDecided::Played }),
        thread: None,
        replay: false,
        ..last.plan.rounds[0].tables[0].clone()
    };
    let tables = [played(vec![0, 1], [2, 0]), played(vec![2, 0], [0, 2]), played(vec![1, 2], [1, 1])];
    last.plan.rounds = tables.map(|table| TournamentRound { tables: vec![table], deal: None }).into();
    last
}

async fn the_winner_of_the_newest_tournament_gets_the_role(database: Database) {
    assert_eq!(last_round().best_users(), [BEN, ANNA]);
    let alone = Tournament { entrants: last_round().entrants[..2].to_vec(), ..last_round() };
    let alone =
        Tournament { plan: crate::play::Plan { rounds: alone.plan.rounds[..1].to_vec(), ..alone.plan }, ..alone };
    assert_eq!(alone.best_users(), [], "one person against computers");
    for (number, chosen) in [(1, None), (2, Some(ROLE))] {
        database.set_guild_setting(GUILD, &crate::play::Setting::WinnerRole(chosen)).await.unwrap();
        let id = database.create_tournament(&last_round(), InteractionId(number), 9).await.unwrap();
        let mut stored = Tournament { id, ..last_round() };
        database.save_tournament(&mut stored, NOW).await.unwrap();
        assert_eq!(due(&database).await, [], "it still runs");
        stored.stage = TournamentStage::Over;
        database.save_tournament(&mut stored, NOW).await.unwrap();
        let given = [ANNA, BEN].map(|user| role(RoleAward::Winner, user, true));
        assert_eq!(due(&database).await, given[..chosen.map_or(0, |_| 2)]);
        database.set_award_holders(GUILD, RoleAward::Winner, None, &[]).await.unwrap();
        // The end of the tournament was already stored, so a later change awards no role.
        database.save_tournament(&mut stored, NOW).await.unwrap();
        assert!(due(&database).await.iter().all(|due| !due.wanted));
    }
}

async fn another_role_replaces_the_first_one(database: Database) {
    database.set_award_holders(GUILD, RoleAward::Season, Some(ROLE), &[ANNA]).await.unwrap();
    database.mark_award_done(&role(RoleAward::Season, ANNA, true)).await.unwrap();
    database.change_award_role(GUILD, RoleAward::Season, Some(RoleId(10))).await.unwrap();
    let other = AwardedRole { role: RoleId(10), ..role(RoleAward::Season, ANNA, true) };
    let mut both = due(&database).await;
    both.sort_by_key(|due| due.role);
    assert_eq!(both, [role(RoleAward::Season, ANNA, false), other]);
    database.change_award_role(GUILD, RoleAward::Season, None).await.unwrap();
    assert!(due(&database).await.iter().all(|due| !due.wanted));
}

async fn roles_of_left_servers_and_of_forgotten_users_are_not_remembered(database: Database) {
    let rows = async || database.row_counts().await.unwrap().into_iter().find(|(table, _)| *table == "awarded_roles");
    database.set_award_holders(GUILD, RoleAward::Season, Some(ROLE), &[ANNA, BEN]).await.unwrap();
    let export = database.export_user_data(ANNA, NOW, 1 << 20).await.unwrap().json;
    assert!(export.contains(r#""awarded_roles":[{"award":"season","role":"9","server":"700","#), "{export}");
    assert_eq!(database.awards_of(ANNA).await.unwrap().len(), 1);
    database.delete_user_data(ANNA).await.unwrap();
    assert_eq!(rows().await, Some(("awarded_roles", 1)));
    database.mark_guild_left(GUILD, NOW).await.unwrap();
    let retention = Retention { cancelled_lobbies_days: 0, reports_days: 0, left_servers_days: 1 };
    database.prune(NOW + Duration::from_secs(2 * 86_400), retention).await.unwrap();
    assert_eq!(rows().await, Some(("awarded_roles", 0)));
}
