use std::ops::RangeInclusive;

use super::*;
use crate::ids::{ChannelId, MatchId, RoleId, TournamentId, UserId};
use crate::play::{Pace, Period, Proposal, Season, Setting, StopPermission, TournamentChange};
use contract::Level;
use proptest::prelude::*;
use strum::VariantArray as _;
use text::Locale;

/// The possible versions of a match. A match changes at most a few times per second, so its version fits into 32 bits.
const VERSIONS: RangeInclusive<i64> = 0..=u32::MAX as i64;

fn actions(expected_version: i64, text: &str) -> Vec<Command> {
    let text = text.to_owned();
    vec![
        Command::Join,
        Command::Leave,
        Command::Youngest,
        Command::AddComputer(Level::Hard),
        Command::RemoveComputer,
        Command::ChangeLength,
        Command::SwitchOption,
        Command::Gentle,
        Command::Start,
        Command::StartAlone,
        Command::Agree,
        Command::AutoDraw(true),
        Command::AutoDraw(false),
        Command::Rematch,
        Command::NextLevel,
        Command::PlayDeal,
        Command::Resume,
        Command::Claim("snap".to_owned()),
        Command::Move { expected_version, notation: text.clone() },
        Command::Draft { expected_version, draft: text },
    ]
}

proptest! {
    #[test]
    fn a_custom_id_is_parsed_back(id in 1..i64::MAX, expected_version in VERSIONS, text in "[A-Za-z0-9+.@,:/ -]{0,60}") {
        for action in actions(expected_version, &text) {
            let custom_id = CustomId::Match(MatchId(id), action.clone()).to_string();
            prop_assert!(custom_id.len() <= MAX_LENGTH, "{}", custom_id);
            prop_assert_eq!(CustomId::parse(&custom_id, &[]), Some(CustomId::Match(MatchId(id), action)));
        }
    }

    #[test]
    fn an_option_means_the_same_as_a_button(id in 1..i64::MAX, expected_version in VERSIONS, text in "[A-Za-z0-9+.@,:/-]{0,60}", row in 0..5usize) {
        for action in actions(expected_version, &text) {
            let select = match_select_id(MatchId(id), expected_version, row);
            let parsed = CustomId::parse(&select, &[action.custom_id()]);
            prop_assert_eq!(parsed, Some(CustomId::Match(MatchId(id), action)));
        }
    }

    #[test]
    fn a_numbered_id_differs_and_means_the_same(expected_version in VERSIONS, text in "[A-Za-z0-9+.@,:-]{0,60}", number in 2..25usize) {
        for action in actions(expected_version, &text) {
            let custom_id = CustomId::Match(MatchId(7), action.clone()).to_string();
            let second = numbered_id(&custom_id, number);
            prop_assert_ne!(&second, &custom_id);
            prop_assert!(second.len() <= MAX_LENGTH);
            prop_assert_eq!(CustomId::parse(&second, &[]), Some(CustomId::Match(MatchId(7), action.clone())));
            let option = numbered_id(&action.custom_id(), number);
            let select = match_select_id(MatchId(7), expected_version, 0);
            prop_assert_eq!(CustomId::parse(&select, &[option]), Some(CustomId::Match(MatchId(7), action)));
        }
    }

    #[test]
    fn forged_ids_never_panic(custom_id in any::<String>(), values in proptest::collection::vec(any::<String>(), 0..3)) {
        CustomId::parse(&custom_id, &values);
        CustomId::parse(&format!("match/{custom_id}"), &values);
        CustomId::parse(&format!("match/7/1/{custom_id}"), &values);
        CustomId::parse(&format!("leaderboard/{custom_id}"), &values);
        CustomId::parse(&format!("show-leaderboard/{custom_id}"), &values);
        for kind in ["replay", "my-replay", "open-frame", "frame", "open-frame/7", "frame/7", "record"] {
            CustomId::parse(&format!("{kind}/{custom_id}"), &values);
        }
        CustomId::parse(&format!("command/{custom_id}"), &values);
        CustomId::parse(&format!("settings/play/{custom_id}"), &values);
        CustomId::parse("settings/channels/channels", &values);
        CustomId::parse(&format!("challenge/{custom_id}"), &values);
        CustomId::parse(&format!("invite/{custom_id}"), &values);
    }
}

#[test]
fn a_host_invites_the_user_whom_they_choose() {
    let invite = CustomId::Invite(MatchId(7), UserId(8));
    assert_eq!(CustomId::parse("invite/7", &["8".to_owned()]), Some(invite.clone()));
    assert_eq!(CustomId::parse(&invite.to_string(), &[]), Some(invite));
    for values in [vec![], vec!["x".to_owned()], vec!["8".to_owned(), "9".to_owned()]] {
        assert_eq!(CustomId::parse("invite/7", &values), None, "{values:?}");
    }
}

#[test]
fn the_longest_custom_id_is_as_long_as_discord_allows() {
    let draft = "x".repeat(60);
    let action = Command::Draft { expected_version: *VERSIONS.end(), draft };
    let id = CustomId::Match(MatchId(i64::MAX), action).to_string();
    assert!(numbered_id(&id, 25).len() <= MAX_LENGTH, "{id}");
    for info in rules::REGISTRY.iter().map(|game| game.info()) {
        for (_, edition) in info.commands() {
            let (game, edition) = (info.name.to_owned(), edition.map(str::to_owned));
            let name = CustomId::cut_name(&"x".repeat(100));
            let id = CustomId::Challenge { user: UserId(u64::MAX), game, edition, name }.to_string();
            assert!(id.len() <= MAX_LENGTH, "{id}");
        }
    }
}

#[test]
fn forged_ids_are_refused() {
    for forged in [
        "",
        "match",
        "match/",
        "match/7",
        "match/7/x/join",
        "match/0/1/join",
        "match/-7/1/join",
        "match/7/1/win",
        "challenge/7",
        "replay/",
        "replay/-7",
        "record/",
        "my-replay/",
        "review/1/3",
        "review/1/-1",
        "review/1",
        "my-replay/0",
        "frame/7",
        "frame/7/",
        "frame/7/x",
        "frame/7/-1",
        "frame/0/1",
        "frame/7/1/2",
        "open-frame/7/99999999999999999999999",
        "contribute/0",
        "decline/0",
        "fair-play/",
        "leaderboard/snap/there/0",
        "forget/",
        "forget/maybe",
    ] {
        assert_eq!(CustomId::parse(forged, &[]), None, "{forged}");
    }
    assert_eq!(CustomId::parse(&format!("match/7/1/move:{}", "x".repeat(100)), &[]), None, "oversized");
    assert_eq!(CustomId::parse("match/7/1/join", &["move:A".to_owned()]), None, "a value for a button");
    assert_eq!(CustomId::parse("match/7/1/select0", &["move:A".to_owned(), "move:B".to_owned()]), None, "two values");
}

#[test]
fn buttons_for_replays_and_words_are_parsed_back() {
    let play = |edition: Option<&str>| CustomId::Play {
        game: "hisss".to_owned(),
        edition: edition.map(str::to_owned),
        opening: NewMatchKind::Practice,
    };
    let others = [
        CustomId::Replay(MatchId(7)),
        CustomId::PrivateReplay(MatchId(7)),
        CustomId::Record(MatchId(i64::MAX)),
        CustomId::Review(MatchId(i64::MAX), ReviewPage::Move(2)),
        CustomId::Review(MatchId(i64::MAX), ReviewPage::Overview),
        CustomId::Review(MatchId(i64::MAX), ReviewPage::Breakdown),
        CustomId::Frame { id: MatchId(i64::MAX), number: usize::MAX, open: true },
        CustomId::Frame { id: MatchId(7), number: 0, open: false },
        CustomId::AcceptInvitation(MatchId(8)),
        CustomId::DeclineInvitation(MatchId(8)),
        CustomId::Contribution(MatchId(1295)),
        CustomId::SetListed(true),
        CustomId::SetListed(false),
        CustomId::Forget(true),
        CustomId::Forget(false),
        CustomId::NextNotices(true),
        CustomId::NextNotices(false),
        CustomId::PuzzleNotice(true),
        CustomId::PuzzleNotice(false),
        CustomId::Away(0),
        CustomId::Away(14),
        CustomId::Page(Page::Stats("sssnake".to_owned())),
        CustomId::ShareMilestone { game: "hisss".to_owned(), kind: MilestoneKind::FirstWin },
        play(None),
        play(Some("rainbow-snake")),
    ];
    for custom_id in others {
        assert_eq!(CustomId::parse(&custom_id.to_string(), &[]), Some(custom_id));
    }
    assert_eq!(CustomId::parse("replay/0", &[]), None);
    let chosen = CustomId::parse(MILESTONE_SELECT_ID, &["snap/claim".to_owned()]);
    assert_eq!(chosen, Some(CustomId::ShareMilestone { game: "snap".to_owned(), kind: MilestoneKind::Claim }));
    assert_eq!(CustomId::parse(MILESTONE_SELECT_ID, &["snap/luck".to_owned()]), None);
    let chosen = CustomId::parse(PRIVATE_REPLAY_SELECT_ID, &["zz".to_owned()]);
    assert_eq!(chosen, Some(CustomId::PrivateReplay(MatchId(1295))));
    assert_eq!(CustomId::parse(PRIVATE_REPLAY_SELECT_ID, &["zz".to_owned(), "zy".to_owned()]), None, "two values");
    let frame = CustomId::parse(&frame_select_id(MatchId(1295)), &["12".to_owned()]);
    assert_eq!(frame, Some(CustomId::Frame { id: MatchId(1295), number: 12, open: false }));
    assert_eq!(CustomId::parse(&frame_select_id(MatchId(1295)), &["-1".to_owned()]), None, "the frame does not exist");
}

#[test]
fn commands_are_parsed_back_from_buttons_and_selects() {
    use Command::*;
    let user = UserId(1 << 62);
    let proposals = [Propose(Proposal::Stop), Propose(Proposal::Pause)];
    let hints = [Hint(None), Hint(Some("E2-E3".to_owned()))];
    let invite = Invite { user, name: CustomId::cut_name(&"Ben: ".repeat(20)) };
    let others = [Repost, Time, Resign, Stop, Resume, Remove(user), HandOver(user), invite];
    for command in others.into_iter().chain(proposals).chain(hints) {
        let custom_id = CustomId::Command(command.clone(), MatchId(1295));
        assert_eq!(CustomId::parse(&custom_id.to_string(), &[]), Some(custom_id.clone()));
        assert_eq!(CustomId::parse(&match_choice_id(&command), &["zz".to_owned()]), Some(custom_id));
    }
    for forged in [
        "command/",
        "command/stop",
        "command/stop/",
        "command/stop/0",
        "command/win/zz",
        "command/remove-player:x/zz",
        "command/stop:1/zz",
    ] {
        assert_eq!(CustomId::parse(forged, &[]), None, "{forged}");
    }
    assert_eq!(CustomId::parse("command/stop", &["zz".to_owned(), "zy".to_owned()]), None, "two values");
}

fn leaderboard(game: Option<&str>, server_only: bool) -> LeaderboardPage {
    LeaderboardPage { game: game.map(str::to_owned), server_only, period: Period::Season, season: None, page: 31 }
}

#[test]
fn leaderboards_are_parsed_back_from_menus_and_buttons() {
    let season = Some(Season { year: 2026, quarter: 4 });
    let earlier = LeaderboardPage { season, ..leaderboard(None, true) };
    assert_eq!(earlier.to_string(), "*/here/2026-4/31");
    for page in [leaderboard(Some("snap"), true), leaderboard(None, false), earlier] {
        let show = CustomId::ShowLeaderboard(page.clone());
        assert_eq!(CustomId::parse(&show.to_string(), &[]), Some(show));
        let value = [page.to_string()];
        assert_eq!(CustomId::parse("leaderboard/game", &value), Some(CustomId::Page(Page::Leaderboard(page))));
        assert_eq!(CustomId::parse("leaderboard/game", &[value.clone(), value].concat()), None, "two values");
    }
    for forged in [
        "*",
        "*/here",
        "*/here/all",
        "*/there/all/0",
        "*/here/year/0",
        "*/here/2026-5/0",
        "*/here/all/-1",
        "*/here/all/0/0",
    ] {
        assert_eq!(CustomId::parse(&format!("leaderboard/{forged}"), &[]), None, "{forged}");
        assert_eq!(CustomId::parse("leaderboard/time", &[forged.to_owned()]), None, "{forged}");
        assert_eq!(CustomId::parse(&format!("show-leaderboard/{forged}"), &[]), None, "{forged}");
    }
}

#[test]
fn settings_are_parsed_back_from_buttons_and_selects() {
    let page = SettingsPage::Privacy;
    let changes = [
        Setting::Locale(None),
        Setting::Locale(Some(Locale::Fr)),
        Setting::MatchesPerChannel(0),
        Setting::Pace(None),
        Setting::Pace(Some(Pace::Slow)),
        Setting::Threads(true),
        Setting::Notices(false),
        Setting::Stopping(StopPermission::Nobody),
        Setting::KeepDays(None),
        Setting::KeepDays(Some(30)),
        Setting::Avatars(false),
    ];
    for change in changes {
        let value = change.to_string();
        let custom_id = CustomId::Settings(page, Some(change));
        assert_eq!(CustomId::parse("settings/privacy/select", &[value]), Some(custom_id.clone()));
        assert_eq!(CustomId::parse(&custom_id.to_string(), &[]), Some(custom_id));
    }
    for page in SettingsPage::VARIANTS.iter().copied() {
        let custom_id = CustomId::Settings(page, None);
        assert_eq!(CustomId::parse(&custom_id.to_string(), &[]), Some(custom_id));
    }
    let channels = |values: &[ChannelId]| {
        let change = Setting::StartChannels(values.to_vec());
        let values: Vec<String> = values.iter().map(ChannelId::to_string).collect();
        (
            CustomId::parse("settings/channels/channels", &values),
            CustomId::Settings(SettingsPage::Channels, Some(change)),
        )
    };
    for chosen in [&[][..], &[ChannelId(7)], &[ChannelId(u64::MAX); 25]] {
        let (parsed, expected) = channels(chosen);
        assert_eq!(parsed, Some(expected));
    }
    assert_eq!(channels(&[ChannelId(7); 26]).0, None, "more than Discord allows");
    let barred = |count| CustomId::parse("settings/privacy/barred", &vec!["7".to_owned(); count]);
    let all = Setting::Barred(vec![UserId(7); 25]);
    assert_eq!(barred(25), Some(CustomId::Settings(SettingsPage::Privacy, Some(all))));
    assert_eq!(barred(26), None, "more than Discord allows");
    let role = |values: &[&str]| {
        CustomId::parse("settings/channels/role", &values.iter().map(|value| (*value).to_owned()).collect::<Vec<_>>())
    };
    let set = |role| Some(CustomId::Settings(SettingsPage::Channels, Some(Setting::PlayersRole(role))));
    assert_eq!((role(&[]), role(&["7"])), (set(None), set(Some(RoleId(7)))));
    assert_eq!((role(&["7", "8"]), role(&["players"])), (None, None));
    let channel = |values: &[&str]| {
        CustomId::parse("settings/channels/season", &values.iter().map(|value| (*value).to_owned()).collect::<Vec<_>>())
    };
    let set = |channel| {
        let change = Setting::SeasonChannel(channel);
        Some(CustomId::Settings(SettingsPage::Channels, Some(change)))
    };
    assert_eq!((channel(&[]), channel(&["7"])), (set(None), set(Some(ChannelId(7)))));
    assert_eq!((channel(&["7", "8"]), channel(&["news"])), (None, None));
    let puzzle = |setting: &str, values: &[&str]| {
        let values: Vec<String> = values.iter().map(|value| (*value).to_owned()).collect();
        CustomId::parse(&format!("settings/puzzle/{setting}"), &values)
    };
    let set = |change| Some(CustomId::Settings(SettingsPage::Puzzle, Some(change)));
    assert_eq!(puzzle("puzzle-channel", &["7"]), set(Setting::PuzzleChannel(Some(ChannelId(7)))));
    assert_eq!(puzzle("puzzle-role", &[]), set(Setting::PuzzleRole(None)));
    assert_eq!(puzzle("puzzle-time", &[]), set(Setting::PuzzleTime(None)));
    let set = |change| Some(CustomId::Settings(SettingsPage::Roles, Some(change)));
    let role = |setting: &str| CustomId::parse(&format!("settings/roles/{setting}"), &["7".to_owned()]);
    assert_eq!(role("winner-role"), set(Setting::WinnerRole(Some(RoleId(7)))));
    assert_eq!(role("season-role"), set(Setting::SeasonRole(Some(RoleId(7)))));
    for (setting, values) in [("puzzle-time", &["8"][..]), ("puzzle-lost", &[]), ("puzzle-channel", &["7", "8"])] {
        assert_eq!(puzzle(setting, values), None, "{setting}");
    }
}

#[test]
fn forged_settings_are_refused() {
    for forged in [
        "settings/",
        "settings/all",
        "settings/all/threads:on",
        "settings/play/",
        "settings/play/threads",
        "settings/play/threads:yes",
        "settings/play/matches:26",
        "settings/play/matches:-1",
        "settings/play/keep:0",
        "settings/play/keep:99999",
        "settings/play/language:xx",
        "settings/play/pace:",
        "settings/play/stopping:everybody",
        "settings/play/clear:now",
        "settings/play/owner:7",
        "settings/play/threads:on/more",
    ] {
        assert_eq!(CustomId::parse(forged, &[]), None, "{forged}");
    }
    assert_eq!(CustomId::parse("settings/play", &["threads:on".to_owned()]), None, "a value for a button");
    assert_eq!(
        CustomId::parse("settings/play/x", &["threads:on".to_owned(), "notices:on".to_owned()]),
        None,
        "two values"
    );
    assert_eq!(CustomId::parse("settings/play/channels", &["games".to_owned()]), None, "no channel");
}

#[test]
fn pages_are_parsed_back() {
    for page in [
        Page::Rules { game: "snap".to_owned(), page: 2 },
        Page::Leaderboard(leaderboard(Some("snap"), true)),
        Page::Leaderboard(leaderboard(None, false)),
        Page::Description { id: MatchId(1295), draft: None },
        Page::Description { id: MatchId(i64::MAX), draft: Some((*VERSIONS.end(), "x/".repeat(30))) },
        Page::FairPlay(MatchId(1295)),
        Page::More(MatchId(1295)),
    ] {
        let custom_id = CustomId::Page(page);
        assert_eq!(CustomId::parse(&custom_id.to_string(), &[]), Some(custom_id));
    }
    for forged in ["describe/zz/", "describe/zz/1", "describe/zz/x/A1", "describe//1/A1"] {
        assert_eq!(CustomId::parse(forged, &[]), None, "{forged}");
    }
}

#[test]
fn languages_are_parsed_back() {
    for language in Locale::ALL.map(Some).into_iter().chain([None]) {
        let value = language.map_or(DISCORD_LANGUAGE, Locale::code).to_owned();
        let chosen = CustomId::Language(MatchId(1295), language);
        assert_eq!(CustomId::parse(&language_select_id(MatchId(1295)), &[value]), Some(chosen.clone()));
        assert_eq!(CustomId::parse(&chosen.to_string(), &[]), Some(chosen));
    }
    for forged in ["language/zz/xx", "language/zz/", "language/zz", "language//en"] {
        assert_eq!(CustomId::parse(forged, &[]), None, "{forged}");
    }
}

#[test]
fn buttons_of_tournaments_are_parsed_back() {
    use TournamentChange::{AddComputer, Begin, Join, Leave, RemoveComputer, ShareResult, Stop, Substitute};
    let changes =
        [Join, Leave, Begin, Stop, ShareResult, Substitute, AddComputer { level: Level::Hard, expected_computers: 7 }];
    let changes = changes.into_iter().chain([RemoveComputer { expected_computers: 64 }]).map(TournamentAction::Change);
    let organiser = {
        use OrganiserButton::{Confirm, Form, Page};
        use OrganiserChoice::{EndRound, HandOver, MoreTime, Remove, Replace};
        use OrganiserForm::{Begin, Correct, Description, Limit, Title};
        let user = UserId(u64::MAX);
        let pages = [OrganiserPage::Main, OrganiserPage::Player(user), OrganiserPage::Round(63)];
        let pages = pages.into_iter().chain([
            OrganiserPage::Result(63, 31),
            OrganiserPage::AskMoreTime(31),
            OrganiserPage::AskEndRound,
        ]);
        let choices = [Remove(user), Replace(user), HandOver(user), MoreTime(31), EndRound];
        let forms = [Title, Description, Limit, Begin, Correct(63, 31, 1, 1)];
        let choices = choices.map(|choice| Confirm(usize::MAX, choice));
        pages.map(Page).chain(choices).chain(forms.map(|form| Form(7, form))).map(TournamentAction::Organise)
    };
    let pages = [TournamentAction::Bracket(None), TournamentAction::Bracket(Some(3)), TournamentAction::Round(2)];
    let others =
        [TournamentAction::AskToStop, TournamentAction::Repost, TournamentAction::List, TournamentAction::OpenNext];
    for action in changes.chain(pages).chain(others).chain(organiser) {
        let button = CustomId::Tournament(TournamentButton { id: TournamentId(1295), action });
        assert_eq!(CustomId::parse(&button.to_string(), &[]), Some(button.clone()));
        assert_eq!(CustomId::parse("tournament/zz", &[action.to_string()]), Some(button.clone()), "as an option");
        assert_eq!(CustomId::parse("tournament/zz/players2", &[action.to_string()]), Some(button), "in a menu");
    }
    for forged in ["zz/", "zz/lists", "zz/show/1", "zz/remove-", "zz/remove-x", "zz/do-x-end", "/list", "list"] {
        assert_eq!(CustomId::parse(&format!("tournament/{forged}"), &[]), None, "{forged}");
    }
    assert_eq!(CustomId::parse("acts/", &[]), Some(CustomId::ListActs));
    assert_eq!(CustomId::parse("acts/1", &[]), None);
}

#[test]
fn a_second_menu_for_a_command_means_the_same() {
    for command in [Command::Stop, Command::Resign, Command::Resume, Command::Propose(Proposal::Stop)] {
        let second = numbered_id(&match_choice_id(&command), 2);
        let chosen = CustomId::parse(&second, &["zz".to_owned()]);
        assert_eq!(chosen, Some(CustomId::Command(command, MatchId(1295))), "{second}");
    }
    assert_eq!(
        CustomId::parse(&numbered_id(UNBLOCK_SELECT_ID, 2), &["7".to_owned()]),
        Some(CustomId::UnblockHost(UserId(7)))
    );
}

#[test]
fn a_challenge_is_parsed_back() {
    for (edition, name) in [(None, "Ben"), (Some("rainbow"), "a/b"), (None, "")] {
        let (game, edition) = ("hisss".to_owned(), edition.map(str::to_owned));
        let challenge = CustomId::Challenge { user: UserId(u64::MAX), game, edition, name: name.to_owned() };
        assert_eq!(CustomId::parse(&challenge.to_string(), &[]), Some(challenge));
    }
}

#[test]
fn every_kind_of_button_says_who_may_use_it() {
    let closed = ["play/snap", "challenge/1/hisss//Anna", "contribute/zz", "milestone/snap/claim", "daily/play/1/"];
    let closed = [&closed[..], &["tournament/zz/join", "tournament/zz/begin", "tournament/zz/show"]].concat();
    let by_match = ["match/zz/1/join", "match/zz/1/deal", "command/stop/zz", "instead/zz/play/snap", "decline/zz"];
    let open = [
        "help/1",
        "more/zz",
        "language/zz/en",
        "replay/zz",
        "forget/yes",
        "notices/",
        "acts/",
        "daily/show-results/1/",
        "daily/solvers/1/",
    ];
    let open = [&open[..], &["tournament/zz/leave", "tournament/zz/list", "tournament/zz/stop"]].concat();
    let all = [(Admission::NotBarred, &closed[..]), (Admission::ByMatch, &by_match), (Admission::Open, &open)];
    for (admission, id) in all.into_iter().flat_map(|(admission, ids)| ids.iter().map(move |id| (admission, id))) {
        assert_eq!(CustomId::parse(id, &[]).map(|parsed| parsed.admission()), Some(admission), "{id}");
    }
}
