//! Sends requests to Discord to check the connection, the clock, the token, the application, the gateway, the commands,
//! and a channel.

use std::time::{Duration, SystemTime};

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::application::{self, ChannelContext};
use super::finding::{Finding, Fix};
use crate::config::{Config, Route, Token};
use crate::discord::diagnosis::{Probe, ProbeResponse};
use crate::ids::{ApplicationId, ChannelId};

const REACH: &str = "reach";
const CHANNEL: &str = "channel";
/// The largest clock offset that is not a problem. Players do not notice it, and the header `Date` contains only whole
/// seconds.
const MAX_GOOD_OFFSET: Duration = Duration::from_secs(2);
/// At this clock offset, countdowns in messages are obviously wrong.
const MIN_WRONG_OFFSET: Duration = Duration::from_secs(60);

/// Runs the checks that send requests to Discord. `bot_runs` means that a bot is using the database.
pub async fn check_discord(config: &Config, channel: Option<ChannelId>, bot_runs: bool) -> Vec<Finding> {
    let mut found = Vec::new();
    // If a failed check makes further requests pointless, the remaining checks are skipped.
    let checks = async {
        if config.token.is_none() {
            let what = "DISCORD_TOKEN is not set, so the program runs the sandbox";
            found.push(Finding::wrong("token", what, "Set it to the token of the developer portal (Bot, Reset Token)"));
        }
        let probe = Probe::new(config).await.map_err(|error| Finding::wrong(REACH, error.to_string(), ""))?;
        let answer = check_reach(&probe, &config.route).await?;
        found.push(Finding::good(REACH, format!("Discord's API answers {}", probe.place)));
        found.extend(answer.date_and_local_time.map(|(date, local)| check_clock(&date, local)));
        found.push(check_avatars(&probe).await);
        let Some(token) = &config.token else { return Ok(()) };
        let answer = probe.get("/applications/@me").await.map_err(|error| request_failed("token", &error))?;
        found.push(application::check_token(token.expose(), &answer)?);
        let application = answer.body;
        found.extend(application::check_settings(&application));
        found.extend(check_gateway(&probe, config.shards, application["approximate_guild_count"].as_u64()).await);
        found.push(check_commands(&probe, &application, bot_runs).await);
        if let Some(channel) = channel {
            let bot = application["bot"]["id"].as_str().or(application["id"].as_str()).unwrap_or_default();
            found.extend(check_permissions_in(&probe, channel, bot).await?.0);
        }
        Ok::<_, Finding>(())
    };
    if let Err(last) = checks.await {
        found.push(last);
    }
    found
}

/// Registers the commands with Discord.
///
/// # Errors
/// Returns an error message for the operator if Discord cannot be reached or refuses the commands.
pub async fn register_commands(config: &Config) -> Result<(), String> {
    let probe = Probe::new(config).await.map_err(|error| error.to_string())?;
    let application = probe.get("/applications/@me").await?.body;
    let id = application_id(&application).ok_or("Discord did not name the application")?;
    probe.register_commands(id).await
}

async fn check_reach(probe: &Probe, route: &Route) -> Result<ProbeResponse, Finding> {
    let advice = match route {
        Route::Direct => "Let the firewall pass HTTPS to discord.com, or set DISCORD_API_URL or DISCORD_CONNECT",
        Route::Proxy { .. } => "Start the proxy, or correct DISCORD_API_URL",
        Route::Connect { .. } => "Check the host in DISCORD_CONNECT, and that DISCORD_CA_FILE is its authority",
    };
    let what = match probe.get("/gateway").await {
        Ok(answer) if answer.body["url"].is_string() || answer.status == 401 => return Ok(answer),
        Ok(ProbeResponse { status, .. }) => {
            format!("something else than Discord's API answers {} (status {status})", probe.place)
        }
        Err(error) => format!("Discord cannot be reached {}: {error}", probe.place),
    };
    Err(Finding::wrong(REACH, what, advice))
}

/// Compares the header `Date` of a response with this machine's time at the same moment.
fn check_clock(date: &str, local: SystemTime) -> Finding {
    const AREA: &str = "clock";
    const ADVICE: &str = "Let the system set its clock, for example with systemd-timesyncd or chrony: \
                          countdowns in messages depend on it";
    let Ok(theirs) = httpdate::parse_http_date(date) else {
        return Finding::notice(AREA, "Discord did not send its time", "Compare this machine's clock yourself");
    };
    // The header leaves out the fraction of the second, which is half a second on average.
    let theirs = theirs + Duration::from_millis(500);
    let (offset, direction) = match local.duration_since(theirs) {
        Ok(ahead) => (ahead, "ahead of"),
        Err(behind) => (behind.duration(), "behind"),
    };
    let what = format!("{:.1} s {direction} Discord's", offset.as_secs_f64());
    match offset {
        _ if offset >= MIN_WRONG_OFFSET => Finding::wrong(AREA, what, ADVICE),
        _ if offset > MAX_GOOD_OFFSET => Finding::notice(AREA, what, ADVICE),
        _ => Finding::good(AREA, what),
    }
}

async fn check_avatars(probe: &Probe) -> Finding {
    let (host, answer) = probe.request_picture().await;
    let why = match answer {
        Ok(status) if status < 500 && !matches!(status, 403 | 407) => {
            return Finding::good(REACH, format!("avatars come from {host}"));
        }
        Ok(status) => format!("status {status}"),
        Err(error) => error,
    };
    let what = format!("avatars cannot be fetched, so pictures have none: {why}");
    Finding::notice(REACH, what, "Let the firewall pass HTTPS to cdn.discordapp.com, or correct DISCORD_CDN_URL")
}

async fn check_gateway(probe: &Probe, shards_set: Option<u32>, servers: Option<u64>) -> Vec<Finding> {
    let answer = match fetch(probe, "/gateway/bot").await {
        Ok(answer) => answer,
        Err((_, why)) => return vec![request_failed("gateway", &why)],
    };
    let url = answer["url"].as_str().unwrap_or_default();
    let mut found = vec![match probe.open_gateway(url).await {
        Ok(()) => Finding::good("gateway", format!("{url} accepts connections")),
        Err(error) => Finding::wrong(
            "gateway",
            format!("{url} cannot be reached: {error}"),
            "Let the firewall pass WebSockets to *.discord.gg; the bot uses no proxy of the system for them",
        ),
    }];
    found.extend(application::check_sessions(&answer, servers, shards_set));
    found
}

async fn check_commands(probe: &Probe, application: &Value, bot_runs: bool) -> Finding {
    const AREA: &str = "commands";
    const OTHERS: &str = "Discord has other ones than this program";
    let Some(id) = application_id(application) else { return request_failed(AREA, "the application has no ID") };
    match probe.commands_are_registered(id).await {
        Ok(true) => Finding::good(AREA, "they are registered as this program has them"),
        Ok(false) if bot_runs => {
            Finding::notice(AREA, OTHERS, "Restart the bot with this version, unless a newer one runs")
        }
        Ok(false) => Finding::notice(AREA, OTHERS, "The bot registers them when it starts, and so does doctor --fix")
            .with_fix(Fix::RegisterCommands),
        Err(error) => request_failed(AREA, &error),
    }
}

/// Checks the bot's permissions in a channel. Also returns whether the bot may delete threads there.
///
/// # Errors
/// Fails with a finding if Discord does not respond, or if the bot does not see the channel.
pub async fn check_permissions(config: &Config, channel: ChannelId) -> Result<(Vec<Finding>, bool), Finding> {
    let probe = Probe::new(config).await.map_err(|error| Finding::wrong(REACH, error.to_string(), ""))?;
    let answer = probe.get("/applications/@me").await.map_err(|error| request_failed("token", &error))?;
    application::check_token(config.token.as_ref().map_or("", Token::expose), &answer)?;
    check_permissions_in(&probe, channel, answer.body["id"].as_str().unwrap_or_default()).await
}

async fn check_permissions_in(probe: &Probe, id: ChannelId, bot: &str) -> Result<(Vec<Finding>, bool), Finding> {
    let channel = fetch(probe, &format!("/channels/{id}")).await.map_err(|(status, why)| match status {
        403 => Finding::wrong(
            CHANNEL,
            format!("the bot does not see channel {id}"),
            "Add the bot to the server, and allow View Channel for its role in the channel's settings",
        ),
        404 => Finding::wrong(
            CHANNEL,
            format!("Discord has no channel {id}"),
            "Copy the ID of a channel of a server with the bot (Developer Mode, Copy Channel ID)",
        ),
        _ => request_failed(CHANNEL, &why),
    })?;
    if application::is_direct_message(&channel) {
        return Ok((vec![Finding::good(CHANNEL, "direct messages need no permissions")], false));
    }
    let server = channel["guild_id"].as_str().unwrap_or_default();
    let parent = match channel["parent_id"].as_str().filter(|_| application::is_thread(&channel)) {
        Some(parent) => fetch_as(probe, format!("/channels/{parent}")).await?,
        None => parse_body(channel.clone())?,
    };
    let guild = fetch_as(probe, format!("/guilds/{server}")).await?;
    let member = fetch_as(probe, format!("/guilds/{server}/members/{bot}")).await?;
    let place = ChannelContext { guild, member, channel: &channel, parent };
    Ok((application::check_permissions(&place), application::bot_permissions(&place).manage_threads()))
}

async fn fetch_as<T: DeserializeOwned>(probe: &Probe, path: String) -> Result<T, Finding> {
    parse_body(fetch(probe, &path).await.map_err(|(_, why)| request_failed(CHANNEL, &why))?)
}

fn parse_body<T: DeserializeOwned>(body: Value) -> Result<T, Finding> {
    serde_json::from_value(body).map_err(|_| request_failed(CHANNEL, "the answer has an unknown form"))
}

/// Returns the JSON of a response. Fails with the status (0 if there was no response) and the reason.
async fn fetch(probe: &Probe, path: &str) -> Result<Value, (u16, String)> {
    match probe.get(path).await {
        Ok(answer) if answer.status == 200 => Ok(answer.body),
        Ok(answer) => {
            let message = answer.body["message"].as_str().unwrap_or("no message");
            Err((answer.status, format!("status {}: {message}", answer.status)))
        }
        Err(error) => Err((0, error)),
    }
}

fn application_id(object: &Value) -> Option<ApplicationId> {
    object["id"].as_str()?.parse().ok()
}

fn request_failed(area: &'static str, why: &str) -> Finding {
    Finding::wrong(area, format!("the request to Discord failed: {why}"), "Try again; see https://discordstatus.com")
}

#[cfg(test)]
mod tests;
