//! What has to be asked from Discord: reachability, clock, token, application, gateway, commands, and a channel.

use serde_json::Value;

use super::finding::{Finding, Fix};
use super::permissions::{self, Place};
use super::{application, clock};
use crate::config::{Config, Route, Token};
use crate::discord::diagnosis::{Answer, Probe};

const REACH: &str = "reach";
const CHANNEL: &str = "channel";

/// Asks Discord on the configured route. `bot_runs`: a bot uses the database now.
pub async fn findings(config: &Config, channel: Option<u64>, bot_runs: bool) -> Vec<Finding> {
    let probe = match Probe::new(config).await {
        Ok(probe) => probe,
        Err(error) => return vec![Finding::wrong(REACH, error.to_string(), "")],
    };
    let mut found = Vec::new();
    match reach(&probe, &config.route).await {
        Ok(answer) => {
            found.push(Finding::good(REACH, format!("Discord's API answers {}", probe.place())));
            found.extend(answer.clocks.map(|(date, local)| clock::finding(&date, local)));
        }
        Err(finding) => {
            found.push(finding);
            found.extend(without_token(config.token.as_ref()));
            return found;
        }
    }
    found.push(avatars(&probe).await);
    let Some(token) = &config.token else {
        found.extend(without_token(None));
        return found;
    };
    let application = match probe.get("/applications/@me").await {
        Ok(answer) => match application::token(token.expose(), &answer) {
            Ok(good) => {
                found.push(good);
                answer.body
            }
            Err(bad) => {
                found.push(bad);
                return found;
            }
        },
        Err(error) => {
            found.push(unanswered("token", &error));
            return found;
        }
    };
    found.extend(application::settings(&application));
    found.extend(gateway(&probe, config.shards, application["approximate_guild_count"].as_u64()).await);
    found.push(commands(&probe, &application, bot_runs).await);
    if let Some(channel) = channel {
        let bot = application["bot"]["id"].as_str().or(application["id"].as_str()).unwrap_or_default();
        found.extend(permissions_in(&probe, channel, bot).await.unwrap_or_else(|bad| vec![bad]));
    }
    found
}

/// Registers the commands.
///
/// # Errors
/// A sentence for the operator.
pub async fn register_commands(config: &Config) -> Result<(), String> {
    let probe = Probe::new(config).await.map_err(|error| error.to_string())?;
    let application = probe.get("/applications/@me").await?.body;
    let id = id_of(&application).ok_or("Discord did not name the application")?;
    probe.register_commands(id).await
}

async fn reach(probe: &Probe, route: &Route) -> Result<Answer, Finding> {
    let advice = match route {
        Route::Direct => "Let the firewall pass HTTPS to discord.com, or set DISCORD_API_URL or DISCORD_CONNECT",
        Route::Proxy(_) => "Start the proxy, or correct DISCORD_API_URL",
        Route::Connect { .. } => "Check the host in DISCORD_CONNECT, and that DISCORD_CA_FILE is its authority",
    };
    match probe.get("/gateway").await {
        Ok(answer) if answer.body["url"].is_string() || answer.status == 401 => Ok(answer),
        Ok(Answer { status, .. }) => {
            let what = format!("something else than Discord's API answers {} (status {status})", probe.place());
            Err(Finding::wrong(REACH, what, advice))
        }
        Err(error) => {
            Err(Finding::wrong(REACH, format!("Discord cannot be reached {}: {error}", probe.place()), advice))
        }
    }
}

fn without_token(token: Option<&Token>) -> Option<Finding> {
    match token {
        Some(_) => None,
        None => Some(Finding::wrong(
            "token",
            "DISCORD_TOKEN is not set, so the program runs the sandbox",
            "Set it to the token of the developer portal (Bot, Reset Token)",
        )),
    }
}

async fn avatars(probe: &Probe) -> Finding {
    match probe.avatars().await {
        (host, Ok(status)) if status < 500 && !matches!(status, 403 | 407) => {
            Finding::good(REACH, format!("avatars come from {host}"))
        }
        (host, Ok(status)) => not_reached(host, &format!("status {status}")),
        (host, Err(error)) => not_reached(host, &error),
    }
}

fn not_reached(host: &str, why: &str) -> Finding {
    let what = format!("{host} cannot be reached, so pictures have no avatars: {why}");
    Finding::notice(REACH, what, "Let the firewall pass HTTPS to this host")
}

async fn gateway(probe: &Probe, shards_set: Option<u32>, servers: Option<u64>) -> Vec<Finding> {
    let answer = match probe.get("/gateway/bot").await {
        Ok(answer) if answer.status == 200 => answer.body,
        Ok(answer) => return vec![unanswered("gateway", &format!("status {}", answer.status))],
        Err(error) => return vec![unanswered("gateway", &error)],
    };
    let url = answer["url"].as_str().unwrap_or_default();
    let mut found = vec![match probe.gateway(url).await {
        Ok(()) => Finding::good("gateway", format!("{url} accepts connections")),
        Err(error) => Finding::wrong(
            "gateway",
            format!("{url} cannot be reached: {error}"),
            "Let the firewall pass WebSockets to *.discord.gg; the bot uses no proxy of the system for them",
        ),
    }];
    found.extend(application::sessions(&answer, servers, shards_set));
    found
}

async fn commands(probe: &Probe, application: &Value, bot_runs: bool) -> Finding {
    const AREA: &str = "commands";
    let Some(id) = id_of(application) else { return unanswered(AREA, "the application has no ID") };
    match probe.commands_are_registered(id).await {
        Ok(true) => Finding::good(AREA, "they are registered as this program has them"),
        Ok(false) if bot_runs => Finding::notice(
            AREA,
            "Discord has other ones than this program",
            "Restart the bot with this version, unless a newer one runs",
        ),
        Ok(false) => Finding::notice(
            AREA,
            "Discord has other ones than this program",
            "The bot registers them when it starts, and so does doctor --fix",
        )
        .with_fix(Fix::RegisterCommands),
        Err(error) => unanswered(AREA, &error),
    }
}

async fn permissions_in(probe: &Probe, id: u64, bot: &str) -> Result<Vec<Finding>, Finding> {
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
        _ => unanswered(CHANNEL, &why),
    })?;
    if permissions::is_direct(&channel) {
        return Ok(vec![Finding::good(CHANNEL, "direct messages need no permissions")]);
    }
    let ask = async |path: String| fetch(probe, &path).await.map_err(|(_, why)| unanswered(CHANNEL, &why));
    let server = channel["guild_id"].as_str().unwrap_or_default();
    let guild = ask(format!("/guilds/{server}")).await?;
    let member = ask(format!("/guilds/{server}/members/{bot}")).await?;
    let parent = match channel["parent_id"].as_str().filter(|_| permissions::is_thread(&channel)) {
        Some(parent) => ask(format!("/channels/{parent}")).await?,
        None => channel.clone(),
    };
    Ok(permissions::findings(&Place { guild: &guild, member: &member, bot, channel: &channel, parent: &parent }))
}

/// Returns the JSON, or the status (0: none) and the reason.
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

fn id_of(object: &Value) -> Option<u64> {
    object["id"].as_str()?.parse().ok()
}

fn unanswered(area: &'static str, why: &str) -> Finding {
    Finding::wrong(area, format!("Discord did not tell: {why}"), "Try again; see https://discordstatus.com")
}

#[cfg(test)]
mod tests;
