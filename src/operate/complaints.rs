//! `snakepit match`, `user` and `acts`: reports for operators who answer a complaint. These commands only read, so the
//! bot can keep running.

use std::fmt::Write as _;
use std::ops::Range;
use std::time::Duration;

use serde_json::Value;

use super::status::{StatusError, format_utc, open_for_writing};
use crate::ids::{GuildId, MatchId, MessageId, UserId};
use crate::play::{
    AuditEntry, AuditEntryKind, Clock as _, MatchMeta, Occupant, Player, Store as _, StoreError, SystemClock,
    earliest_counting_day, iso_date,
};
use crate::store::{Database, DatedStreak};
use crate::timestamp::Timestamp;
use contract::{Day, Phrase};
use text::{Locale, say};

/// The maximum number of listed actions.
const MAX_ACTS: usize = 1_000;
/// The maximum number of listed matches of a user.
const MAX_MATCHES: usize = 50;
/// The maximum number of listed streaks of a user.
const MAX_STREAKS: usize = 20;
/// An ID that no user has, so nothing is stored about it.
const NOBODY: UserId = UserId(0);
/// The maximum size, in bytes, of the export from which a user's report is made.
const MAX_EXPORT_BYTES: usize = 8 << 20;

/// Returns a report of a match: players, times, each step with its cause, the shown state, and refused requests. Leaves
/// out what a running match or a sealed deal hides. `name` is a link to the match's message, the match's ID from the
/// log, or its number in `server`.
///
/// # Errors
/// Fails if there is no such match, or if the database cannot be read.
pub async fn match_report(address: &str, name: &str, server: Option<GuildId>) -> Result<String, StatusError> {
    let database = open_for_writing(address).await?;
    let unknown = || StatusError::NoMatch(name.to_owned());
    let id = find_match(&database, name, server).await?.ok_or_else(unknown)?;
    let stored = database.load(id).await?.ok_or_else(unknown)?;
    let mut text = heading(&stored.meta);
    if server.is_none() && name.bytes().all(|byte| byte.is_ascii_digit()) {
        text += "(this is the match with the ID; for the number in a server, add --server)\n";
    }
    let _ = write!(text, "message: {}", message_link(&stored.meta));
    // While a process has a match in memory, only this process knows what is shown.
    if stored.meta.stage.is_final() {
        let unshown_since = database.unshown_since(id).await?;
        text += &unshown_since
            .map_or("; its end is shown".to_owned(), |at| format!("; not shown: the change of {}", format_time(at)));
    }
    text += "\nseats:\n";
    for (seat, player) in stored.meta.seats.iter().enumerate() {
        let missed = match player.missed {
            Player::RESIGNED_IN_DUPLICATE => "gave up".to_owned(),
            missed => format!("missed turns in a row: {missed}"),
        };
        let _ = writeln!(text, "  {seat} {}; {missed}", describe_player(player));
    }
    let meta = stored.meta.clone();
    let acts = database.acts_of_match(id).await?;
    match database.record_of_stored(stored).await {
        Ok(Some(record)) => {
            text += "steps:\n";
            for (n, step) in record.steps.iter().enumerate() {
                let _ = writeln!(text, "  {n} {}: {step}", time_and_cause(n, step, &meta, &acts));
            }
        }
        Ok(None) => text += "steps: none, because the match has not begun\n",
        Err(StoreError::Sealed) => text += "steps: hidden, because other tables still play this deal\n",
        Err(error) => return Err(error.into()),
    }
    text += "refused requests, acts of moderators, and when the time ran out:\n";
    let mut listed = list_acts(&acts);
    for player in &meta.seats {
        if let Some(user) = player.user() {
            listed = listed.replace(&format!("user {user}"), &describe_player(player));
        }
    }
    database.close().await;
    Ok(text + &listed)
}

/// Returns the ID of the match that `name` stands for, see [`match_report`].
async fn find_match(database: &Database, name: &str, server: Option<GuildId>) -> Result<Option<MatchId>, StoreError> {
    if let Some(number) = server.and_then(|server| Some((server, name.trim_start_matches('#').parse().ok()?))) {
        return database.match_with_number(number.0, number.1).await;
    }
    if let Some((_, place)) = name.split_once("/channels/") {
        let message = place.rsplit('/').next().and_then(|message| message.parse().ok());
        let Some(message) = message.map(MessageId) else { return Ok(None) };
        return database.match_of_message(message).await;
    }
    Ok(MatchId::from_short(name.split('#').next().unwrap_or_default()))
}

fn heading(meta: &MatchMeta) -> String {
    let place = meta.location.guild.map_or("outside servers".to_owned(), |guild| format!("of server {guild}"));
    let moment = |at: Option<Timestamp>| at.map_or("never".to_owned(), format_time);
    let outcome = meta.outcome.as_ref().map_or("none".to_owned(), ToString::to_string);
    format!(
        "match {} {place}, ID {}: {}, {}; pace {}; options {}\nopened {} by {}; started {}; deadline {}; ended {}\noutcome: {outcome}\n",
        meta.number,
        meta.id.to_short(),
        meta.game,
        meta.stage,
        meta.pace,
        serde_json::to_value(&meta.options).unwrap_or_default(),
        format_time(meta.opened_at),
        if meta.table.is_some() { "a tournament".to_owned() } else { format!("user {}", meta.host) },
        moment(meta.started_at),
        moment(meta.deadline),
        moment(meta.ended_at),
    )
}

fn message_link(meta: &MatchMeta) -> String {
    let location = meta.location;
    let guild = location.guild.map_or("@me".to_owned(), |guild| guild.to_string());
    let channel = format!("https://discord.com/channels/{guild}/{}", location.channel);
    location.message.map_or_else(|| format!("none, in {channel}"), |message| format!("{channel}/{message}"))
}

fn describe_player(player: &Player) -> String {
    match &player.occupant {
        Occupant::User(_) if player.is_former() => "former player".to_owned(),
        Occupant::User(user) => format!("{}, user {user}", player.name),
        Occupant::Computer(level) => format!("computer, {level}"),
    }
}

/// Returns the time and the cause of step `n`.
fn time_and_cause(n: usize, step: &Value, meta: &MatchMeta, acts: &[AuditEntry]) -> String {
    let timed_out = acts.iter().filter_map(timed_out_steps).any(|steps| steps.contains(&n));
    let by = step["by"].as_u64().and_then(|seat| meta.seats.get(usize::try_from(seat).ok()?));
    let by = by.map_or("chance or the rules".to_owned(), |player| match &player.occupant {
        Occupant::User(_) if timed_out => format!("time ran out for {}", describe_player(player)),
        _ => describe_player(player),
    });
    let by = if step["do"] == "stop" { "stopped; see below by whom".to_owned() } else { by };
    let at = step["at"].as_u64().zip(meta.started_at);
    let at = at.map_or("at an unknown time".to_owned(), |(ms, start)| format_time(start + Duration::from_millis(ms)));
    format!("{at} {by}")
}

/// Returns the stored data about a user: what `/privacy export` contains, without records.
///
/// # Errors
/// Fails if the database cannot be read.
pub async fn user_report(address: &str, user: UserId) -> Result<String, StatusError> {
    let database = open_for_writing(address).await?;
    let now = SystemClock::new().now();
    let export = database.export_user_data(user, now, MAX_EXPORT_BYTES).await?;
    let nobody = database.export_user_data(NOBODY, now, MAX_EXPORT_BYTES).await?;
    let blocked = database.operator_blocks().await?.users.contains(&user);
    let streak = database.puzzle_streak(user, earliest_counting_day(now)).await?;
    let streaks = database.puzzle_streaks(user).await?;
    database.close().await;
    let is_blocked = if blocked { "The operator blocked this user.\n" } else { "" };
    let mut export_json: Value = serde_json::from_str(&export.json).unwrap_or_default();
    let mut of_nobody: Value = serde_json::from_str(&nobody.json).unwrap_or_default();
    of_nobody["user"] = user.to_string().into();
    if export_json == of_nobody {
        return Ok(format!("Nothing is kept about user {user}.\n{is_blocked}"));
    }
    format_dates(&mut export_json);
    let Value::Object(parts) = export_json else { return Ok(String::new()) };
    let mut text = is_blocked.to_owned();
    if !streaks.is_empty() {
        let [current, best] = [streak.current, streak.best].map(format_days);
        let _ = writeln!(text, "streak of daily puzzles: {current}; best: {best}; all, newest first:");
    }
    for DatedStreak { first, last, days } in streaks.iter().rev().take(MAX_STREAKS) {
        let _ = writeln!(text, "  {} to {}: {}", iso_date(*first), iso_date(*last), format_days(*days));
    }
    for (key, value) in parts.iter().filter(|(key, _)| !["format", "about", "matches"].contains(&key.as_str())) {
        match value {
            Value::Array(entries) => {
                let _ = writeln!(text, "{key}: {}", entries.len());
                entries.iter().for_each(|entry| text += &format!("  {entry}\n"));
            }
            value => text += &format!("{key}: {value}\n"),
        }
    }
    let matches = parts.get("matches").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let _ = writeln!(text, "matches: {}", matches.len() + export.omitted_matches);
    for entry in matches.iter().take(MAX_MATCHES) {
        let part = |key: &str| entry[key].as_str().map_or_else(|| entry[key].to_string(), str::to_owned);
        let (id, game, stage) = (part("match"), part("game"), part("stage"));
        let _ = writeln!(text, "  {id}: {game}, {stage}, seat {}, result {}", part("seat"), part("result"));
    }
    let more = (matches.len() + export.omitted_matches).saturating_sub(MAX_MATCHES);
    if more > 0 {
        let _ = writeln!(text, "  … and {more} more");
    }
    Ok(text)
}

fn format_days(days: u32) -> String {
    format!("{days} {}", if days == 1 { "day" } else { "days" })
}

/// Replaces the days and milliseconds, which the export contains as numbers, with dates and times.
fn format_dates(value: &mut Value) {
    match value {
        Value::Array(entries) => entries.iter_mut().for_each(format_dates),
        Value::Object(parts) => {
            for (key, part) in parts {
                match (key.as_str(), part.as_i64()) {
                    ("day" | "solved_on", Some(days)) => {
                        *part = u32::try_from(days).map(Day).map_or(Value::Null, |day| iso_date(day).into())
                    }
                    (key, Some(ms)) if key.ends_with("_at") || ["at", "since", "until"].contains(&key) => {
                        *part = format_time(Timestamp(ms)).into();
                    }
                    _ => format_dates(part),
                }
            }
        }
        _ => (),
    }
}

/// Returns what managers, moderators and the operator did in the last 90 days, newest first.
///
/// # Errors
/// Fails if the database cannot be read.
pub async fn acts_report(address: &str, server: Option<GuildId>) -> Result<String, StatusError> {
    let database = open_for_writing(address).await?;
    let acts = database.acts(server, MAX_ACTS).await?;
    database.close().await;
    Ok(list_acts(&acts))
}

fn list_acts(acts: &[AuditEntry]) -> String {
    let line = |act: &AuditEntry| {
        let user = match act.user {
            Some(user) => format!("user {user}"),
            None if act.kind == AuditEntryKind::Operator => "the operator".to_owned(),
            None if act.kind == AuditEntryKind::Timeout => "the bot".to_owned(),
            None => "former player".to_owned(),
        };
        let guild = act.guild.map_or(String::new(), |guild| format!(", server {guild}"));
        let what = match act.kind {
            AuditEntryKind::Setting => format!("set {}", act.detail),
            AuditEntryKind::Stop => format!("stopped match {}", act.detail),
            AuditEntryKind::Operator => format!("ran {}", act.detail),
            AuditEntryKind::Refused => format!("was refused {}{}", act.detail, refusal_text(&act.detail)),
            AuditEntryKind::Timeout => match timed_out_steps(act) {
                Some(steps) => format!("played, because the time ran out: steps {} to {}", steps.start, steps.end - 1),
                None => "played, because the time ran out".to_owned(),
            },
        };
        format!("  {} {user}{guild} {what}\n", format_time(act.id.created_at()))
    };
    if acts.is_empty() { "  none\n".to_owned() } else { acts.iter().map(line).collect() }
}

/// Returns the message with which a request was refused. If the message has parameters, returns an empty text, because
/// parameters are not stored.
fn refusal_text(detail: &str) -> String {
    let key = detail.split_once(": ").map_or("", |(_, key)| key);
    let said = say(Locale::En, &Phrase::new(key.to_owned()), &[]);
    if said == key || said.contains('{') { String::new() } else { format!(" (“{said}”)") }
}

/// Returns the steps that the bot played because the time ran out.
fn timed_out_steps(act: &AuditEntry) -> Option<Range<usize>> {
    let (first, end) = act.detail.split_once("..").filter(|_| act.kind == AuditEntryKind::Timeout)?;
    let steps = first.parse().ok()?..end.parse().ok()?;
    (!steps.is_empty()).then_some(steps)
}

/// Returns a time in UTC with milliseconds.
fn format_time(at: Timestamp) -> String {
    format!("{}.{:03}", format_utc(at), at.0.rem_euclid(1_000))
}
