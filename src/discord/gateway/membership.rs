//! Notes which servers removed the bot. Their settings and unfinished matches are deleted after a while, unless it is back before.

use std::collections::HashSet;
use std::sync::Arc;

use serenity::all::GuildId;

use crate::discord::context::BotContext;

/// The bot was removed from a server.
pub fn left(bot: &Arc<BotContext>, guild: u64) {
    bot.table.guild_left(guild);
    let bot = Arc::clone(bot);
    tokio::spawn(async move {
        tracing::info!(guild, "the bot was removed from a server");
        if let Err(error) = bot.database.guild_left(guild, bot.table.now()).await {
            tracing::error!(%error, guild, "the server that the bot left could not be stored");
        }
    });
}

/// The bot was invited to a server.
pub fn joined(bot: &Arc<BotContext>, guild: u64) {
    let bot = Arc::clone(bot);
    tokio::spawn(async move {
        if let Err(error) = bot.database.guild_joined(guild).await {
            tracing::error!(%error, guild, "the server that the bot joined could not be stored");
        }
    });
}

/// A session of a shard began with these servers. The bot may have been removed or invited while it was not connected.
pub async fn compare(bot: Arc<BotContext>, shard: u32, guilds: HashSet<GuildId>) {
    let is_member = |guild| guild != 0 && guilds.contains(&GuildId::new(guild));
    match bot.database.compare_guilds(&bot.table.only_shard(shard), is_member, bot.table.now()).await {
        Ok(left) => left.into_iter().for_each(|guild| bot.table.guild_left(guild)),
        Err(error) => tracing::error!(%error, shard, "the servers of a shard could not be compared"),
    }
}
