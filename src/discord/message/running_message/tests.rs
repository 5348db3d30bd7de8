use super::*;
use crate::discord::message::tests::{check, custom_ids, json, of, player, table, text, two, view};
use crate::ids::UserId;
use crate::play::{Occupant, Player};
use contract::Level;
use text::Locale;

#[test]
fn users_see_how_many_agree_to_end_the_match() {
    let kind = || table(Controls::default(), Vec::new(), Vec::new());
    let shown = |agreement| {
        let view = View { agreement, ..view(two(), Stage::Running, kind()) };
        let message = of(&view, ReactionMode::Reactions, None);
        check(&message);
        (custom_ids(&message.components), json(&message.components)[0].to_string())
    };
    let (ids, buttons) = shown(Agreement { key: "agree-end", agreed: 1, required: 2 });
    assert_eq!(ids, ["match/zz/0/agree", "describe/zz", "rules/nogame/1"]);
    assert!(buttons.contains("End the match (1/2)"), "{buttons}");
    assert_eq!(shown(Agreement::default()).0, ["describe/zz", "rules/nogame/1"]);
}

/// The buttons to stop or pause the match appear once a user has asked for it.
#[test]
fn users_see_how_many_ask_to_stop_or_pause_the_match() {
    let kind = || table(Controls::default(), Vec::new(), Vec::new());
    let shown = |agreed| {
        let stop_agreement = Agreement { key: "agree-stop", agreed, required: 2 };
        let pause_agreement = Agreement { key: "agree-pause", agreed, required: 2 };
        let asked = View { stop_agreement, pause_agreement, ..view(two(), Stage::Running, kind()) };
        let message = of(&asked, ReactionMode::Reactions, None);
        check(&message);
        (custom_ids(&message.components), json(&message.components)[0].to_string())
    };
    assert_eq!(shown(0).0, ["describe/zz", "rules/nogame/1"]);
    let (ids, buttons) = shown(1);
    assert_eq!(ids, ["match/zz/0/propose-stop", "match/zz/0/propose-pause", "describe/zz", "rules/nogame/1"]);
    assert!(buttons.contains("Stop without a winner (1/2)"), "{buttons}");
    assert!(buttons.contains("Pause (1/2)"), "{buttons}");
}

/// A phone has space for about thirty characters beside Describe and Rules.
#[test]
fn labels_of_agreements_are_short() {
    for locale in Locale::ALL {
        for key in ["agree-end", "agree-stop", "agree-pause", "ssserpent-board"] {
            let label = Phrase::new(format!("{key}-button")).with("agreed", 1_usize).with("required", 8_usize);
            let label = say(locale, &label, &[]);
            assert!(label.chars().count() <= 28 && label.contains("1/8"), "{label}");
        }
    }
}

#[test]
fn archived_and_abandoned_matches_say_so() {
    let mut archived = view(two(), Stage::Archived, table(Controls::default(), Vec::new(), Vec::new()));
    archived.meta.deadline = None;
    let message = of(&archived, ReactionMode::Reactions, None);
    check(&message);
    assert!(text(&message).contains("💤 Archived") && text(&message).contains("/game continue"), "{}", text(&message));
    assert_eq!(custom_ids(&message.components), ["match/zz/0/resume", "describe/zz", "rules/nogame/1"]);
    archived.meta.seats[0].wants_pause = true;
    let message = of(&archived, ReactionMode::Reactions, None);
    assert!(text(&message).contains("⏸️ Paused") && !text(&message).contains("Archived"), "{}", text(&message));

    let away =
        vec![player(Occupant::User(UserId(7)), "Anna", Player::AWAY), player(Occupant::Computer(Level::Hard), "1", 0)];
    let waiting = of(
        &view(away, Stage::Running, table(Controls::default(), Vec::new(), Vec::new())),
        ReactionMode::Reactions,
        None,
    );
    assert!(
        text(&waiting).contains("💤 Everybody is away") && text(&waiting).contains("<t:60:R>"),
        "{}",
        text(&waiting)
    );
}
