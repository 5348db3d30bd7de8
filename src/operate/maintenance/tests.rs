use std::path::Path;

use sqlx::{AnyConnection, Connection as _};

use super::*;
use crate::store::backup;

const MATCHES: &str = "
    INSERT INTO matches (id, game, options, pace, locale, channel, host, stage, secret, version, opened_at, started_at,
        outcome, step_count, rules)
    VALUES
        (1, 'ssserpent', '{}', 'live', 'en', 800, 1, 'lobby', $1, 1, 1, NULL, NULL, 0, 2),
        (2, 'ssserpent', '{}', 'live', 'en', 800, 1, 'over', $1, 1, 1, 2, '{}', 0, 1),
        (3, 'ssserpent', '{}', 'live', 'en', 800, 1, 'running', $1, 1, 1, 2, NULL, 1, 2),
        (4, 'ssserpent', '{}', 'live', 'en', 800, 1, 'running', $1, 1, 1, 2, NULL, 1, 2)";

#[tokio::test]
async fn a_check_names_each_record_that_breaks_a_rule() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("test.db");
    let address = path.to_str().unwrap();
    Database::open(address).await.unwrap().close().await;
    let mut connection = AnyConnection::connect(&format!("sqlite://{address}")).await.unwrap();
    sqlx::query(MATCHES).bind("05".repeat(32)).execute(&mut connection).await.unwrap();
    let seats_and_steps = r#"
        INSERT INTO seats (match_id, seat, user_id, name, contribution, missed) VALUES
            (3, 0, 1, 'Anna', 'a', 0), (3, 1, 2, 'Ben', 'b', 0), (4, 0, 1, 'Anna', 'a', 0), (4, 1, 2, 'Ben', 'b', 0);
        INSERT INTO steps (match_id, n, json) VALUES
            (3, 0, '{"by": null, "do": "dance"}'), (4, 0, 'no json')"#;
    sqlx::raw_sql(seats_and_steps).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let copy = folder.path().join("copy.db");
    backup(address, &copy).await.unwrap();

    let report = check(&copy).await.unwrap();
    assert_eq!((report.valid, report.not_begun, report.earlier_rules), (0, 1, 1));
    let [broken, unreadable] = &report.flaws[..] else { panic!("{report}") };
    assert!(broken.starts_with("Match 3 (ssserpent): step 0: "), "{broken}");
    assert!(unreadable.contains("step 0 of match 4 cannot be read"), "{unreadable}");
    assert_eq!(report.flawless(), Err("2 matches have an invalid record".to_owned()));
    assert!(report.to_string().contains("matches                    4\n"), "{report}");

    // A restore keeps such matches: a damaged backup is better than none.
    let new = folder.path().join("new.db");
    let restored = restore(&copy, new.to_str().unwrap()).await.unwrap();
    assert_eq!((restored.counts, restored.flaws.len()), (report.counts, 2));
    assert!(matches!(check(Path::new("missing.db")).await, Err(BackupError::Nothing(_))));
}
