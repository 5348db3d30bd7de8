//! Shared code for scheduled posts: the daily puzzle, and a season's best players (its podium). A failed post is
//! retried, perhaps by another process. Before each retry, the bot checks whether an earlier attempt has posted the
//! message after all.

use crate::discord::bot::BotContext;
use crate::ids::{ChannelId, GuildId};
use crate::play::{Error, GuildSettings, ShowError, StoreError};
use text::Locale;

/// The maximum number of messages that are posted at the same time. It is low because matches need the same threads for
/// their pictures.
pub const MAX_CONCURRENT_POSTS: usize = 2;

/// Why a message was not posted.
pub enum PostError {
    Retryable(String),
    /// Discord refuses the post permanently.
    Permanent(String),
}

impl From<Error> for PostError {
    fn from(error: Error) -> PostError {
        PostError::Retryable(format!("{error:?}"))
    }
}

impl From<StoreError> for PostError {
    fn from(error: StoreError) -> PostError {
        PostError::Retryable(error.to_string())
    }
}

impl From<ShowError> for PostError {
    fn from(error: ShowError) -> PostError {
        let again = matches!(error, ShowError::Stale(_)) || error.is_temporary();
        if again { PostError::Retryable(error.to_string()) } else { PostError::Permanent(error.to_string()) }
    }
}

/// Checks that a channel is in the server whose managers chose it.
pub async fn check_server(bot: &BotContext, guild: GuildId, channel: ChannelId) -> Result<(), PostError> {
    let server = bot.api.fetch_channel(channel).await?["guild_id"].as_str().map(str::to_owned);
    let is_here = server == Some(guild.to_string());
    is_here.then_some(()).ok_or_else(|| PostError::Permanent("the channel is in another server".to_owned()))
}

/// Returns the language of a server's posts.
pub async fn post_language(bot: &BotContext, guild: GuildId, settings: &GuildSettings) -> Result<Locale, StoreError> {
    let newest = bot.database.locale_of_newest_match(guild).await?;
    Ok(settings.locale.or(newest).or(settings.own_locale).unwrap_or_default())
}
