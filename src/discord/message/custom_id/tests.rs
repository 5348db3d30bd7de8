use super::*;
use crate::play::{Pace, Setting, Stopping};
use proptest::prelude::*;
use text::Locale;

fn actions(expected_version: i64, text: &str) -> Vec<Action> {
    let text = text.to_owned();
    vec![
        Action::Join,
        Action::Leave,
        Action::Youngest,
        Action::AddComputer(Level::Hard),
        Action::RemoveComputer,
        Action::ShortMatch,
        Action::Start,
        Action::Agree,
        Action::Rematch,
        Action::Resume,
        Action::Reaction("snap".to_owned()),
        Action::Move { expected_version, notation: text.clone() },
        Action::Draft { expected_version, draft: text },
    ]
}

proptest! {
    #[test]
    fn a_custom_id_is_parsed_back(id in 1..i64::MAX, expected_version in any::<i64>(), text in "[A-Za-z0-9+.@,:/ -]{0,60}") {
        for action in actions(expected_version, &text) {
            let custom_id = CustomId::Match(MatchId(id), action.clone()).to_string();
            prop_assert!(custom_id.len() <= MAX_LENGTH, "{}", custom_id);
            prop_assert_eq!(CustomId::parse(&custom_id, &[]), Some(CustomId::Match(MatchId(id), action)));
        }
    }

    #[test]
    fn an_option_means_the_same_as_a_button(id in 1..i64::MAX, expected_version in any::<i64>(), text in "[A-Za-z0-9+.@,:/-]{0,60}", row in 0..5usize) {
        for action in actions(expected_version, &text) {
            let select = of_select(MatchId(id), expected_version, row);
            let parsed = CustomId::parse(&select, &[option_value(&action)]);
            prop_assert_eq!(parsed, Some(CustomId::Match(MatchId(id), action)));
        }
    }

    #[test]
    fn a_numbered_id_differs_and_means_the_same(expected_version in 0..9_999i64, text in "[A-Za-z0-9+.@,:-]{0,60}", number in 2..25usize) {
        for action in actions(expected_version, &text) {
            let custom_id = CustomId::Match(MatchId(7), action.clone()).to_string();
            let second = numbered(&custom_id, number);
            prop_assert_ne!(&second, &custom_id);
            prop_assert!(second.len() <= MAX_LENGTH);
            prop_assert_eq!(CustomId::parse(&second, &[]), Some(CustomId::Match(MatchId(7), action.clone())));
            let option = numbered(&option_value(&action), number);
            let select = of_select(MatchId(7), expected_version, 0);
            prop_assert_eq!(CustomId::parse(&select, &[option]), Some(CustomId::Match(MatchId(7), action)));
        }
    }

    #[test]
    fn forged_ids_never_panic(custom_id in any::<String>(), values in proptest::collection::vec(any::<String>(), 0..3)) {
        CustomId::parse(&custom_id, &values);
        CustomId::parse(&format!("m/{custom_id}"), &values);
        CustomId::parse(&format!("m/7/1/{custom_id}"), &values);
        CustomId::parse(&format!("l/{custom_id}"), &values);
        CustomId::parse(&format!("k/{custom_id}"), &values);
        for kind in ["w", "y", "o", "z", "o/7", "z/7", "j"] {
            CustomId::parse(&format!("{kind}/{custom_id}"), &values);
        }
        CustomId::parse(&format!("c/{custom_id}"), &values);
        CustomId::parse(&format!("g/play/{custom_id}"), &values);
        CustomId::parse("g/channels/channels", &values);
        CustomId::parse(&format!("x/{custom_id}"), &values);
    }
}

#[test]
fn forged_ids_are_refused() {
    for forged in [
        "",
        "m",
        "m/",
        "m/7",
        "m/7/x/join",
        "m/0/1/join",
        "m/-7/1/join",
        "m/7/1/win",
        "x/7",
        "w/",
        "w/-7",
        "j/",
        "y/",
        "y/0",
        "z/7",
        "z/7/",
        "z/7/x",
        "z/7/-1",
        "z/0/1",
        "z/7/1/2",
        "o/7/99999999999999999999999",
        "t/0",
        "i/0",
        "f/",
        "l/snap/there/0",
        "p/",
        "p/maybe",
    ] {
        assert_eq!(CustomId::parse(forged, &[]), None, "{forged}");
    }
    assert_eq!(CustomId::parse(&format!("m/7/1/p:{}", "x".repeat(100)), &[]), None, "oversized");
    assert_eq!(CustomId::parse("m/7/1/join", &["p:A".to_owned()]), None, "a value for a button");
    assert_eq!(CustomId::parse("m/7/1/s0", &["p:A".to_owned(), "p:B".to_owned()]), None, "two values");
}

#[test]
fn buttons_for_replays_and_words_are_parsed_back() {
    let play = |edition: Option<&str>| CustomId::Play {
        game: "hisss".to_owned(),
        edition: edition.map(str::to_owned),
        with_computers: false,
    };
    let others = [
        CustomId::Replay(MatchId(7)),
        CustomId::PrivateReplay(MatchId(7)),
        CustomId::Record(MatchId(i64::MAX)),
        CustomId::Frame { id: MatchId(i64::MAX), number: usize::MAX, open: true },
        CustomId::Frame { id: MatchId(7), number: 0, open: false },
        CustomId::Decline(MatchId(8)),
        CustomId::Contribution(MatchId(1295)),
        CustomId::Forget(true),
        CustomId::Forget(false),
        play(None),
        play(Some("rainbow-snake")),
    ];
    for custom_id in others {
        assert_eq!(CustomId::parse(&custom_id.to_string(), &[]), Some(custom_id));
    }
    assert_eq!(CustomId::parse("w/0", &[]), None);
    let chosen = CustomId::parse(PRIVATE_REPLAY, &["zz".to_owned()]);
    assert_eq!(chosen, Some(CustomId::PrivateReplay(MatchId(1295))));
    assert_eq!(CustomId::parse(PRIVATE_REPLAY, &["zz".to_owned(), "zy".to_owned()]), None, "two values");
    let frame = CustomId::parse(&of_frames(MatchId(1295)), &["12".to_owned()]);
    assert_eq!(frame, Some(CustomId::Frame { id: MatchId(1295), number: 12, open: false }));
    assert_eq!(CustomId::parse(&of_frames(MatchId(1295)), &["-1".to_owned()]), None, "no such frame");
}

#[test]
fn commands_are_parsed_back_from_buttons_and_selects() {
    use MatchCommand::*;
    for command in [Repost, Resign, Stop, Resume, Propose(Proposal::Stop), Propose(Proposal::Pause), Remove(1 << 62)] {
        let custom_id = CustomId::Command(command, MatchId(1295));
        assert_eq!(CustomId::parse(&custom_id.to_string(), &[]), Some(custom_id.clone()));
        assert_eq!(CustomId::parse(&of_choice(command), &["zz".to_owned()]), Some(custom_id));
    }
    for forged in ["c/", "c/stop", "c/stop/", "c/stop/0", "c/win/zz", "c/remove:x/zz", "c/stop:1/zz"] {
        assert_eq!(CustomId::parse(forged, &[]), None, "{forged}");
    }
    assert_eq!(CustomId::parse("c/stop", &["zz".to_owned(), "zy".to_owned()]), None, "two values");
}

fn leaderboard(game: Option<&str>, here: bool) -> LeaderboardPage {
    LeaderboardPage { game: game.map(str::to_owned), here, period: Period::Season, page: 31 }
}

#[test]
fn leaderboards_are_parsed_back_from_menus_and_buttons() {
    for page in [leaderboard(Some("snap"), true), leaderboard(None, false)] {
        let show = CustomId::ShowLeaderboard(page.clone());
        assert_eq!(CustomId::parse(&show.to_string(), &[]), Some(show));
        let value = [page.to_string()];
        assert_eq!(CustomId::parse("l/game", &value), Some(CustomId::Page(Page::Leaderboard(page))));
        assert_eq!(CustomId::parse("l/game", &[value.clone(), value].concat()), None, "two values");
    }
    for forged in ["*", "*/here", "*/here/all", "*/there/all/0", "*/here/year/0", "*/here/all/-1", "*/here/all/0/0"] {
        assert_eq!(CustomId::parse(&format!("l/{forged}"), &[]), None, "{forged}");
        assert_eq!(CustomId::parse("l/time", &[forged.to_owned()]), None, "{forged}");
        assert_eq!(CustomId::parse(&format!("k/{forged}"), &[]), None, "{forged}");
    }
}

#[test]
fn settings_are_parsed_back_from_buttons_and_selects() {
    let page = SettingsPage::Privacy;
    let changes = [
        SettingsChange::Set(Setting::Locale(None)),
        SettingsChange::Set(Setting::Locale(Some(Locale::Fr))),
        SettingsChange::Set(Setting::MatchesPerChannel(0)),
        SettingsChange::Set(Setting::Pace(None)),
        SettingsChange::Set(Setting::Pace(Some(Pace::Slow))),
        SettingsChange::Set(Setting::Threads(true)),
        SettingsChange::Set(Setting::Notices(false)),
        SettingsChange::Set(Setting::Stopping(Stopping::Nobody)),
        SettingsChange::Set(Setting::KeepDays(None)),
        SettingsChange::Set(Setting::KeepDays(Some(30))),
        SettingsChange::Set(Setting::Avatars(false)),
        SettingsChange::ClearFlags(i64::MAX),
    ];
    for change in changes {
        let value = change.to_string();
        let custom_id = CustomId::Settings(page, Some(change));
        assert_eq!(CustomId::parse("g/privacy/select", &[value]), Some(custom_id.clone()));
        assert_eq!(CustomId::parse(&custom_id.to_string(), &[]), Some(custom_id));
    }
    for page in SettingsPage::ALL {
        let custom_id = CustomId::Settings(page, None);
        assert_eq!(CustomId::parse(&custom_id.to_string(), &[]), Some(custom_id));
    }
    let channels = |values: &[u64]| {
        let change = SettingsChange::Set(Setting::StartChannels(values.to_vec()));
        let values: Vec<String> = values.iter().map(u64::to_string).collect();
        (CustomId::parse("g/channels/channels", &values), CustomId::Settings(SettingsPage::Channels, Some(change)))
    };
    for chosen in [&[][..], &[7], &[u64::MAX; 25]] {
        let (parsed, expected) = channels(chosen);
        assert_eq!(parsed, Some(expected));
    }
    assert_eq!(channels(&[7; 26]).0, None, "more than Discord allows");
}

#[test]
fn forged_settings_are_refused() {
    for forged in [
        "g/",
        "g/all",
        "g/all/threads:on",
        "g/play/",
        "g/play/threads",
        "g/play/threads:yes",
        "g/play/matches:26",
        "g/play/matches:-1",
        "g/play/keep:0",
        "g/play/keep:99999",
        "g/play/language:xx",
        "g/play/pace:",
        "g/play/stopping:everybody",
        "g/play/clear:now",
        "g/play/owner:7",
        "g/play/threads:on/more",
    ] {
        assert_eq!(CustomId::parse(forged, &[]), None, "{forged}");
    }
    assert_eq!(CustomId::parse("g/play", &["threads:on".to_owned()]), None, "a value for a button");
    assert_eq!(CustomId::parse("g/play/x", &["threads:on".to_owned(), "notices:on".to_owned()]), None, "two values");
    assert_eq!(CustomId::parse("g/play/channels", &["games".to_owned()]), None, "no channel");
}

#[test]
fn pages_are_parsed_back() {
    for page in [
        Page::Rules { game: "snap".to_owned(), page: 2 },
        Page::Leaderboard(leaderboard(Some("snap"), true)),
        Page::Leaderboard(leaderboard(None, false)),
        Page::Description(MatchId(1295)),
        Page::FairPlay(MatchId(1295)),
    ] {
        let custom_id = CustomId::Page(page);
        assert_eq!(CustomId::parse(&custom_id.to_string(), &[]), Some(custom_id));
    }
}

#[test]
fn a_challenge_is_parsed_back() {
    for (edition, name) in [(None, "Ben"), (Some("rainbow"), "a/b"), (None, "")] {
        let (game, edition) = ("hisss".to_owned(), edition.map(str::to_owned));
        let challenge = CustomId::Challenge { user: u64::MAX, game, edition, name: name.to_owned() };
        assert_eq!(CustomId::parse(&challenge.to_string(), &[]), Some(challenge));
    }
}
