//! Tests that the pages stay within Discord's limits in every language, and that every component does what it shows.

use serde_json::Value;

use super::*;
use crate::discord::message::utf16_len;
use crate::ids::{ChannelId, InteractionId, RoleId, UserId};
use crate::play::{DailyTime, day_number, day_start, puzzle_day};

/// Discord's limits for a message with a container.
const MAX_COMPONENTS: usize = 40;
const MAX_CHARACTERS: usize = 4000;

const OPERATOR: Retention = Retention { cancelled_lobbies_days: 7, reports_days: 90, left_servers_days: 30 };

fn shown(settings: GuildSettings) -> PageData {
    let act = |number: u64| AuditEntry {
        id: InteractionId(number << 22),
        kind: if number.is_multiple_of(2) { AuditEntryKind::Stop } else { AuditEntryKind::Setting },
        guild: Some(GuildId(1)),
        match_id: None,
        user: (number != 2).then_some(UserId(1_576_443_776_631_570_436)),
        detail: format!("barred: {:?}", [1_576_443_776_631_570_436_u64; 25]).replace(", ", ","),
    };
    PageData {
        next_puzzle: settings.next_puzzle_at(Timestamp(0)),
        settings,
        mention_state: Some(MentionState::NotAllowed),
        award_states: [Some(AwardState::TooLow), Some(AwardState::Powerful)],
        season_channel_is_hidden: true,
        operator_retention: OPERATOR,
        acts: (1..=9).map(act).collect(),
    }
}

/// Returns unusual settings: as many channels as possible, and values that managers cannot choose on the pages.
fn unusual() -> GuildSettings {
    GuildSettings {
        locale: Some(Locale::Fr),
        own_locale: None,
        matches_per_channel: 7,
        pace: Some(Pace::Slow),
        threads: true,
        notices: false,
        players_role: Some(RoleId(8)),
        season_channel: Some(ChannelId(9)),
        puzzle_channel: Some(ChannelId(10)),
        puzzle_time: DailyTime::parse("8:30", "America/Argentina/ComodRivadavia").ok(),
        puzzle_role: Some(RoleId(11)),
        puzzle_lost: None,
        winner_role: Some(RoleId(12)),
        season_role: Some(RoleId(13)),
        start_channels: (1..=25).map(ChannelId).collect(),
        stopping: StopPermission::Nobody,
        keep_days: Some(365),
        avatars: true,
        barred: (1..=25).map(UserId).collect(),
    }
}

fn pages() -> impl Iterator<Item = (Locale, SettingsPage)> {
    Locale::ALL.into_iter().flat_map(|locale| SettingsPage::VARIANTS.iter().map(move |page| (locale, *page)))
}

/// Returns all objects in the JSON that have this key.
fn with_key<'a>(json: &'a Value, key: &str) -> Vec<&'a Value> {
    let inner = match json {
        Value::Object(fields) => fields.values().flat_map(|value| with_key(value, key)).collect(),
        Value::Array(values) => values.iter().flat_map(|value| with_key(value, key)).collect(),
        _ => Vec::new(),
    };
    json.get(key).map(|_| json).into_iter().chain(inner).collect()
}

#[test]
fn every_page_fits_in_every_language() {
    for (locale, to) in pages() {
        let lost = GuildSettings { puzzle_lost: Some(ChannelId(10)), ..unusual() };
        for shown in [shown(GuildSettings::default()), shown(unusual()), shown(lost)] {
            let payload = page(locale, to, &shown);
            assert!(payload.ephemeral);
            let json = serde_json::to_value(&payload).expect("JSON");
            let components = with_key(&json, "type").into_iter().filter(|component| component["type"].is_u64()).count();
            assert!(components <= MAX_COMPONENTS, "{locale:?} {to:?}: {components} components");
            let texts = with_key(&json, "content").into_iter().filter_map(|component| component["content"].as_str());
            let characters: usize = texts.map(utf16_len).sum();
            assert!(characters <= MAX_CHARACTERS, "{locale:?} {to:?}: {characters} characters");
            for label in with_key(&json, "label") {
                let text = label["label"].as_str().expect("a label");
                assert!(utf16_len(text) <= 50 && !text.contains('…'), "{locale:?} {to:?}: {text} is cut on a phone");
            }
        }
    }
}

/// Discord allows 45 characters for the title and the label of a form.
#[test]
fn the_form_for_the_time_fits_in_every_language() {
    for locale in Locale::ALL {
        let form = serde_json::to_value(puzzle::puzzle_time_form(locale)).expect("JSON");
        for text in [&form["title"], &form["components"][0]["label"]] {
            assert!(utf16_len(text.as_str().expect("a text")) <= 45, "{locale:?}: {text}");
        }
        let id = form["custom_id"].as_str().expect("an id");
        let parsed = CustomId::Settings(SettingsPage::Puzzle, Some(Setting::PuzzleTime(None)));
        assert_eq!(CustomId::parse(id, &[]), Some(parsed));
    }
}

#[test]
fn the_page_says_when_the_next_puzzle_comes() {
    let text = |settings| serde_json::to_string(&page(Locale::En, SettingsPage::Puzzle, &shown(settings)));
    let set = text(unusual()).expect("JSON");
    assert!(set.contains("<t:41400:f>") && set.contains("8:30 America/Argentina/ComodRivadavia"), "{set}");
    for half in [GuildSettings { puzzle_time: None, ..unusual() }, GuildSettings { puzzle_channel: None, ..unusual() }]
    {
        let said = text(half).expect("JSON");
        assert!(said.contains("Choose a channel and a time"), "{said}");
    }
}

/// In 2027, summer time lasts from 14 March to 7 November in San Francisco, and from 28 March to 31 October in Berlin.
#[test]
fn a_week_has_one_puzzle_a_day_in_summer_time_too() {
    for (time, zone, month, day) in [
        ("8:30", "Europe/Berlin", 3, 25),
        ("2:30", "Europe/Berlin", 3, 25),
        ("2:30", "Europe/Berlin", 10, 28),
        ("8", "America/Los_Angeles", 3, 11),
        ("1:30", "America/Los_Angeles", 11, 4),
    ] {
        let settings = GuildSettings {
            puzzle_channel: Some(ChannelId(1)),
            puzzle_time: DailyTime::parse(time, zone).ok(),
            ..GuildSettings::default()
        };
        let first = day_number(2027, month, day).expect("a date");
        let next = |at: &Timestamp| settings.next_puzzle_at(*at);
        let posts = std::iter::successors(next(&Timestamp(day_start(first).0 - 1)), next).take(7);
        let days: Vec<i64> = posts.map(|at| puzzle_day(at).0.into()).collect();
        assert_eq!(days, (first..first + 7).collect::<Vec<_>>(), "{time} {zone}");
    }
}

#[test]
fn every_button_and_option_is_understood() {
    for (locale, to) in pages() {
        let json = serde_json::to_value(page(locale, to, &shown(unusual()))).expect("JSON");
        for component in with_key(&json, "custom_id") {
            let id = component["custom_id"].as_str().expect("an id");
            let options = component["options"].as_array().map_or(&[][..], Vec::as_slice);
            let chosen = options.iter().filter(|option| option["default"] == true).count();
            assert_eq!(chosen, usize::from(!options.is_empty()), "{id}");
            if options.is_empty() {
                assert!(CustomId::parse(id, &[]).is_some(), "{id}");
            }
            for option in options {
                let value = option["value"].as_str().expect("a value").to_owned();
                let parsed = CustomId::parse(id, std::slice::from_ref(&value));
                assert!(matches!(parsed, Some(CustomId::Settings(of, Some(_))) if of == to), "{id}: {value}");
            }
        }
    }
}

#[test]
fn a_page_says_how_many_acts_it_does_not_show() {
    let text = |count| {
        let all = shown(GuildSettings::default());
        let shown = PageData { acts: all.acts[..count].to_vec(), ..all };
        serde_json::to_string(&page(Locale::En, SettingsPage::Privacy, &shown)).expect("JSON")
    };
    assert!(text(9).contains("… and 3 more") && text(9).contains("acts/"));
    assert!(!text(MAX_SHOWN_ACTS).contains(" more") && !text(MAX_SHOWN_ACTS).contains("acts/"));
    let all = shown(GuildSettings::default());
    let all = act_lines(Locale::En, all.operator_retention, &all.acts, MAX_LISTED_ACTS);
    assert_eq!(all.len(), 1 + 9);
}

/// Returns the values of a page's select menu, and the chosen value.
fn options(shown: &PageData, page_of: SettingsPage, id: &str) -> (Vec<String>, String) {
    let payload = page(Locale::En, page_of, shown);
    let select = payload.components.into_iter().find_map(|row| match row {
        Component::Select(select) if select.custom_id == id => Some(select),
        _ => None,
    });
    let options = select.expect("the select").options;
    let chosen = options.iter().find(|option| option.default).expect("a chosen one").value.clone();
    (options.into_iter().map(|option| option.value).collect(), chosen)
}

#[test]
fn no_server_can_keep_longer_than_the_operator() {
    let keep = |days, operator_retention| {
        let settings = GuildSettings { keep_days: days, ..GuildSettings::default() };
        options(&PageData { operator_retention, ..shown(settings) }, SettingsPage::Privacy, "settings/privacy/keep")
    };
    assert_eq!(keep(None, OPERATOR).0, ["keep:auto", "keep:1", "keep:3"]);
    let short = Retention { cancelled_lobbies_days: 1, reports_days: 3, left_servers_days: 30 };
    assert_eq!(keep(None, short).0, ["keep:auto"]);
    let ever = Retention { cancelled_lobbies_days: 0, reports_days: 0, left_servers_days: 30 };
    assert_eq!(keep(Some(90), ever).0, ["keep:auto", "keep:1", "keep:3", "keep:7", "keep:30", "keep:90"]);
    let (all, chosen) = keep(Some(90), short);
    assert_eq!((all.len(), &*chosen), (2, "keep:90"), "a stored value stays selected and has no effect");
}

#[test]
fn a_number_of_an_earlier_version_stays_chosen() {
    let (values, chosen) = options(&shown(unusual()), SettingsPage::Channels, "settings/channels/matches");
    assert_eq!((values.len(), &*chosen), (8, "matches:7"));
}

#[test]
fn changes_are_listed_in_the_words_of_the_page() {
    let defaults = GuildSettings::default();
    let changes = unusual().changes(&defaults);
    assert_eq!(changes.len(), 16, "all but the avatars: {changes:?}");
    for (change, back) in changes.iter().zip(defaults.changes(&unusual())) {
        let setting = Setting::from_change(change).expect("a setting");
        let mut set = GuildSettings::default();
        set.set(&setting);
        assert_eq!(set.changes(&defaults), [change.as_str()]);
        set.set(&Setting::from_change(&back).expect("a setting"));
        assert_eq!(set, defaults, "{back}");
    }
    let said = |locale, changes: &str| say(locale, &describe_changes(locale, OPERATOR, changes), &[]);
    assert_eq!(said(Locale::En, "avatars: false"), "Show players’ avatars in pictures → Off");
    assert_eq!(
        said(Locale::De, "players_role: null"),
        format!(
            "{} → {}",
            say(Locale::De, &Phrase::new("discord-settings-role"), &[]),
            say(Locale::De, &Phrase::new("discord-settings-no-role"), &[])
        )
    );
    let two = said(Locale::En, "stopping: \"nobody\", start_channels: [5,6]");
    assert!(two.ends_with("→ <#5> <#6>") && two.contains("Who may stop a match, besides moderators →"), "{two}");
    assert_eq!(said(Locale::En, "removed_setting: 1"), "removed_setting: 1");
}
