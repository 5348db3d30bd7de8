//! `/settings`: a server's settings, and its suspicious claims.

use super::Args;
use crate::discord::context::BotContext;
use crate::discord::http::MessagePayload;
use crate::discord::interaction::{InteractionContext, Response};
use crate::discord::message::{MAX_CONTENT, cut, framed, relative_time};
use crate::game::{Ink, Phrase};
use crate::store::Flag;
use crate::table::{Error, GuildSettings, Pace, Store as _};
use crate::text::{Locale, say};

/// How many flags are listed.
const MAX_FLAGS: usize = 15;

/// Applies the given settings and shows all of them.
pub async fn settings(bot: &BotContext, interaction: &InteractionContext, args: &Args) -> Result<Response, Error> {
    let guild = interaction.server().ok_or_else(|| Error::user("discord-only-in-servers"))?;
    // Discord offers the command to managers, but a server may allow it to others.
    if !interaction.user_permissions.manage_guild() && !interaction.user_permissions.administrator() {
        return Err(Error::user("discord-only-managers"));
    }
    let before = bot.database.settings(guild).await?;
    let settings = changed(&before, args);
    if settings != before {
        bot.database.set_settings(guild, &settings).await?;
    }
    if let Some(show) = args.flag("avatars") {
        bot.database.set_avatars(guild, show).await?;
        bot.avatars.forget(guild);
    }
    let avatars = bot.database.shows_avatars([guild, guild]).await?;
    let flags = bot.database.flags(guild).await?;
    let lines = lines(&settings, avatars, &flags).into_iter().map(|line| say(interaction.user.locale, &line, &[]));
    let content = lines.collect::<Vec<_>>().join("\n");
    Ok(Response::Message(framed(MessagePayload::ephemeral(cut(&content, MAX_CONTENT)), Ink::Glow)))
}

fn changed(before: &GuildSettings, args: &Args) -> GuildSettings {
    let language = args.word("language").map(|code| Locale::ALL.into_iter().find(|locale| locale.code() == code));
    let matches = args.number("matches").and_then(|matches| u32::try_from(matches).ok());
    GuildSettings {
        locale: language.unwrap_or(before.locale),
        matches_per_channel: matches.unwrap_or(before.matches_per_channel),
        pace: args.word("pace").map_or(before.pace, Pace::of),
        threads: args.flag("threads").unwrap_or(before.threads),
        notices: args.flag("notices").unwrap_or(before.notices),
    }
}

fn lines(settings: &GuildSettings, avatars: bool, flags: &[Flag]) -> Vec<Phrase> {
    let language = settings.locale.map_or("auto", Locale::code);
    let yes_no = |yes: bool| Phrase::new(if yes { "discord-yes" } else { "discord-no" });
    let mut lines = vec![
        Phrase::new("discord-settings-heading"),
        Phrase::new("discord-settings-language").with("language", Phrase::new(format!("discord-language-{language}"))),
        Phrase::new("discord-settings-matches").with("matches", i64::from(settings.matches_per_channel)),
        Phrase::new("discord-settings-pace")
            .with("pace", Phrase::new(format!("discord-pace-{}", settings.pace.map_or("auto", Pace::word)))),
        Phrase::new("discord-settings-threads").with("threads", yes_no(settings.threads)),
        Phrase::new("discord-settings-notices").with("notices", yes_no(settings.notices)),
        Phrase::new("discord-settings-avatars").with("avatars", yes_no(avatars)),
    ];
    if !flags.is_empty() {
        lines.push(Phrase::new("discord-flags-heading"));
    }
    lines.extend(flags.iter().take(MAX_FLAGS).map(|flag| {
        Phrase::new(format!("discord-flag-{}", flag.kind))
            .with("player", format!("<@{}>", flag.user))
            .with("when", relative_time(flag.at))
    }));
    lines
}
