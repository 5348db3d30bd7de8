//! The commands and buttons that open matches. `/<game> start` and *Challenge* in a user's context menu open lobbies.
//! `/<game> learn` opens practice matches. *Alone* in the help begins matches against computers.

#[cfg(test)]
mod tests;

use serenity::all::{self as serenity, Permissions, ResolvedValue};

use super::{CommandContext, PlayedGame, find_game, internal, parameter_name};
use crate::discord::bot::Caller;
use crate::discord::event::Guest;
use crate::discord::http::{MAX_THREAD_NAME_CHARS, MentionState, MessagePayload, ResponseKind, id_of};
use crate::discord::interaction::{InteractionContext, Response, error_text, send_first_response};
use crate::discord::message::custom_id::{CustomId, NewMatchKind};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{button, button_row, labelled_button, truncate};
use crate::ids::{ChannelId, GuildId, MatchId, MessageLocation};
use crate::play::{
    Answer, Command, Deal, Error, GuildSettings, NewDeal, NewMatch, Pace, Reason, Reservation, RoleMentionStore as _,
    Store as _,
};
use contract::{GameInfo, Level, OptionSpec, Phrase, Style};
use text::say;

/// The number of buttons per row in the message that offers challenges.
const BUTTONS_PER_ROW: usize = 3;

/// A permission, and the message key for its name.
pub type NamedPermission = (Permissions, &'static str);
/// The permission to see the channel. Without it, the bot can only respond to interactions.
pub const VIEW_CHANNEL: NamedPermission = (Permissions::VIEW_CHANNEL, "permission-view-channel");
/// The permission to write in channels.
pub const SEND_MESSAGES: NamedPermission = (Permissions::SEND_MESSAGES, "permission-send-messages");
/// The permission to write in threads.
pub const WRITE_IN_THREADS: NamedPermission =
    (Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-messages-in-threads");
/// The permission to open threads that everybody sees.
pub const CREATE_PUBLIC_THREADS: NamedPermission =
    (Permissions::CREATE_PUBLIC_THREADS, "permission-create-public-threads");
/// The permission to send files such as pictures and animations.
pub const ATTACH_FILES: NamedPermission = (Permissions::ATTACH_FILES, "permission-attach-files");

/// The host's choices for a new match.
#[derive(Default)]
pub struct MatchChoices {
    /// The names of the game's own options, each with the chosen value as text.
    pub options: Vec<(&'static str, String)>,
    pub computers: i64,
    pub level: Option<Level>,
    pub pace: Option<Pace>,
    /// Whether to play in a thread; `None` for the server's setting.
    pub thread: Option<bool>,
    pub guests: Vec<Guest>,
}

/// Opens a lobby.
///
/// The game's options and the guests differ between games, so they are not parameters of this function.
#[poise::command(slash_command)]
pub async fn start(
    context: CommandContext<'_>,
    computers: Option<i64>,
    #[string] level: Option<Level>,
    #[string] pace: Option<Pace>,
    thread: Option<bool>,
) -> Result<(), Error> {
    let caller = context.data();
    let played = PlayedGame::for_context(context)?;
    let argument = |name: &str| context.args.iter().find(|arg| arg.name == name).map(|arg| &arg.value);
    let option = |option: &'static OptionSpec| match argument(&parameter_name(option))? {
        ResolvedValue::Integer(number) => Some((option.name, number.to_string())),
        ResolvedValue::String(word) => Some((option.name, word.to_string())),
        _ => None,
    };
    let guest = |name: String| match argument(&name)? {
        ResolvedValue::User(user, _) => Some(Guest::from(*user)),
        _ => None,
    };
    let options = played.options().filter_map(option).collect();
    let guests = guest_parameters(played.info()).filter_map(guest).collect();
    let choices = MatchChoices { options, computers: computers.unwrap_or(0), level, pace, thread, guests };
    caller.respond(open(caller, played, choices).await?).await
}

/// Returns the names of the parameters with which hosts invite users: one for each seat except the host's.
pub fn guest_parameters(info: &GameInfo) -> impl Iterator<Item = String> + use<> {
    (1..*info.seats.end()).map(|number| if number == 1 { "with".to_owned() } else { format!("with-{number}") })
}

/// Opens a lobby. The lobby gets its own thread if the host or the server asks for one.
pub async fn open(caller: &Caller, played: PlayedGame, choices: MatchChoices) -> Result<Response, Error> {
    let info = played.info();
    let settings = settings_to_start(caller, info).await?;
    let in_thread = choices.thread.unwrap_or(settings.threads) && caller.joined_guild().is_some() && !caller.in_thread;
    check_may_post(caller, in_thread)?;
    // If the server's settings put matches in threads, users do not need the permission to create threads.
    if in_thread && !settings.threads {
        caller.check_own_permission(CREATE_PUBLIC_THREADS)?;
    }
    let computers = choices.computers.clamp(0, *info.seats.end() as i64 - 1) as usize;
    if computers == 0 && caller.ephemeral_only {
        // Only the user would see the lobby, so nobody else could join. A button offers a solo match instead.
        let locale = caller.user.locale;
        let alone = played.button(locale, NewMatchKind::Alone, "discord-button-alone-game", Style::Primary);
        let phrase = Phrase::new("discord-nobody-sees").with("game", played.title(locale));
        return Ok(Response::Message(caller.ephemeral(phrase).with_components(button_row([alone]))));
    }
    let reservations = reservations(caller, info, &choices.guests, computers)?;
    caller.bot.matches.count_start(caller.token.id, caller.user.id, caller.channel)?;
    let locale = caller.shared_language(settings.locale);
    let opening = NewMatch {
        locale,
        pace: choices.pace,
        computers: vec![choices.level.unwrap_or(Level::Normal); computers],
        reservations,
        shown_in_response: !in_thread,
        ..new_match(caller, played, choices.options)?
    };
    let is_full = 1 + computers + opening.reservations.len() >= *info.seats.end();
    let opened = match in_thread {
        true => open_in_thread(caller, opening).await?,
        false => Some(caller.bot.matches.open_lobby(opening).await?),
    };
    if let (Some(lobby), Some(guild), false) = (opened, caller.joined_guild(), is_full) {
        mention_role(caller, guild, &settings, lobby).await;
    }
    Ok(Response::SentElsewhere)
}

/// If the server has chosen a role for players and the host may mention it, schedules a mention that announces the new
/// lobby. The lobby stays open even if this fails.
async fn mention_role(caller: &Caller, guild: GuildId, settings: &GuildSettings, lobby: MatchId) {
    let (bot, match_id) = (&caller.bot, lobby.to_short());
    let Some(role) = settings.players_role else { return };
    if caller.user_lacks(Permissions::MENTION_EVERYONE) {
        match bot.api.mention_state(guild, role).await {
            Ok(MentionState::Mentionable) => (),
            state => return tracing::info!(match_id, ?state, "the host may not mention the role"),
        }
    }
    if let Err(error) = bot.database.store_role_mention(guild, lobby, bot.matches.now()).await {
        tracing::warn!(match_id, %error, "the mention of a role could not be stored");
    }
}

/// Returns a new match in the caller's channel, with the caller as its host. The operator's settings and the host's
/// choices replace the default options.
fn new_match(caller: &Caller, played: PlayedGame, chosen: Vec<(&'static str, String)>) -> Result<NewMatch, Error> {
    let info = played.info();
    let operator = caller.bot.operator_options.iter().map(|(name, number)| (*name, number.to_string()));
    let operator = operator.filter(|(name, _)| info.options.iter().any(|spec| !spec.offered && spec.name == *name));
    let edition = info.edition_option.zip(played.edition.map(str::to_owned));
    let mut options = info.lobby_options();
    for (name, value) in operator.chain(edition).chain(chosen) {
        options.set(info.options, name, &value).map_err(|refusal| refusal.0)?;
    }
    let InteractionContext { user, guild, channel, detached, token, .. } = &caller.interaction;
    let location = MessageLocation { guild: *guild, channel: *channel, message: None, detached: *detached };
    Ok(NewMatch::new(user.clone(), location, played.game, options, token.clone()))
}

/// Returns the guests as players with reserved seats.
fn reservations(
    interaction: &InteractionContext,
    info: &GameInfo,
    guests: &[Guest],
    computers: usize,
) -> Result<Vec<Reservation>, Error> {
    let mut reserved: Vec<Reservation> = Vec::new();
    for guest @ Guest { user, name, .. } in guests {
        check_guest(interaction, guest)?;
        if reserved.iter().any(|reservation| reservation.user == *user) {
            return Err(Phrase::new("discord-with-twice").with("player", user.mention()).into());
        }
        reserved.push(Reservation { user: *user, name: name.clone() });
    }
    let (most, needed) = (*info.seats.end(), 1 + reserved.len() + computers);
    if !reserved.is_empty() && interaction.guild.is_none() && !interaction.detached {
        return Err(Error::user("discord-with-direct"));
    } else if !reserved.is_empty() && needed > most {
        return Err(Phrase::new("discord-with-too-many").with("most", most).with("needed", needed).into());
    }
    Ok(reserved)
}

/// Checks that the host may reserve a seat for `guest`, who must be neither the host nor a bot.
pub fn check_guest(interaction: &InteractionContext, guest: &Guest) -> Result<(), Error> {
    if guest.user == interaction.user.id {
        return Err(Error::user("discord-with-yourself"));
    } else if guest.is_bot {
        return Err(Phrase::new("discord-with-bot").with("player", guest.user.mention()).into());
    }
    Ok(())
}

/// Opens a match with default choices.
pub async fn open_by_button(caller: &Caller, played: PlayedGame, opening: NewMatchKind) -> Result<Response, Error> {
    match opening {
        NewMatchKind::Lobby => open(caller, played, MatchChoices::default()).await,
        NewMatchKind::Practice => open_practice(caller, played).await,
        NewMatchKind::Alone => open_alone(caller, played).await,
    }
}

/// Finds a game, or one of its editions, by name.
pub fn find_played_game(game: &str, edition: Option<&str>) -> Result<PlayedGame, Error> {
    let game = find_game(game)?;
    let mut editions = game.info().editions.iter().map(|edition| edition.name);
    let known =
        |name: &str| editions.find(|edition| *edition == name).ok_or_else(|| Error::user("discord-unknown-game"));
    Ok(PlayedGame { game, edition: edition.map(known).transpose()? })
}

/// Begins a practice match.
///
/// Uses the user's language, so that guidance and buttons are in the same language.
#[poise::command(slash_command)]
pub async fn learn(context: CommandContext<'_>) -> Result<(), Error> {
    let caller = context.data();
    caller.respond(open_practice(caller, PlayedGame::for_context(context)?).await?).await
}

async fn open_practice(caller: &Caller, played: PlayedGame) -> Result<Response, Error> {
    let info = played.info();
    settings_to_start(caller, info).await?;
    check_may_post(caller, false)?;
    // Two concurrent commands can both pass this check, which is harmless.
    if let Some(open) = caller.bot.database.open_practice_match(caller.user.id).await?
        // If the match has no message, its start was interrupted before anybody saw it, so the user may open a new
        // match.
        && let Some(address) = open.location.url()
    {
        let game = Phrase::new(format!("{}-title", open.game));
        let phrase = Phrase::new("discord-practice-already").with("game", game).with("address", address);
        return Ok(offer_to_end(caller, open.id, phrase, played, NewMatchKind::Practice));
    }
    let mut opening = NewMatch { pace: Some(Pace::Relaxed), practice: true, ..new_match_alone(caller, played)? };
    if let Some((option, value)) = info.short_practice_option {
        info.set_number(&mut opening.options, option, value);
    }
    if let Some(lesson) = rules::lessons::find(info.command(&opening.options)) {
        let seed = lesson.seed(caller.token.id.0);
        let computers = std::mem::take(&mut opening.computers).into_iter().map(Some);
        let deal = Deal::new_sealed(info, seed, std::iter::once(None).chain(computers).collect());
        opening.deal = Some(NewDeal { deal: Deal { open: true, ..deal }, seed, youngest: None });
    }
    caller.bot.matches.open_lobby(opening).await?;
    Ok(Response::SentElsewhere)
}

/// Begins a solo match against easy computers, in the user's language.
async fn open_alone(caller: &Caller, played: PlayedGame) -> Result<Response, Error> {
    settings_to_start(caller, played.info()).await?;
    check_may_post(caller, false)?;
    let opening = NewMatch { begins_at_once: true, ..new_match_alone(caller, played)? };
    match caller.bot.matches.open_lobby(opening).await {
        Ok(_) => Ok(Response::SentElsewhere),
        Err(Error::User(error)) if error.reason == Some(Reason::AloneAlready) => {
            let open = caller.bot.matches.find_match_alone(caller.user.id, caller.channel).await?;
            // If no open match is found, the match has just ended.
            let Some(open) = open else { return Err(Error::User(error)) };
            Ok(offer_to_end(caller, open.id, error.phrase, played, NewMatchKind::Alone))
        }
        Err(error) => Err(error),
    }
}

/// Returns a new match of the user against as few easy computers as the game allows. Counts towards the user's limit
/// for new matches.
fn new_match_alone(caller: &Caller, played: PlayedGame) -> Result<NewMatch, Error> {
    caller.bot.matches.count_start(caller.token.id, caller.user.id, caller.channel)?;
    let computers = vec![Level::Easy; played.info().seats.start() - 1];
    Ok(NewMatch { computers, ..new_match(caller, played, Vec::new())? })
}

/// Returns a message that says `phrase` about the user's open match. Its button ends that match and then offers a new
/// one.
fn offer_to_end(caller: &Caller, open: MatchId, phrase: Phrase, played: PlayedGame, opening: NewMatchKind) -> Response {
    let (game, edition) = played.names();
    let end = CustomId::EndAndOffer { open, game, edition, opening };
    let end = labelled_button(&end, caller.user.locale, "discord-button-end-open", Style::Danger);
    Response::Message(caller.ephemeral(phrase).with_components(button_row([end])))
}

/// Ends the user's open match. The response has a button that opens the new match. The new match is not opened at once,
/// because one interaction must change only one match: if an interaction is redelivered, the bot looks up the match
/// that it has changed.
pub async fn end_and_offer(
    caller: &Caller,
    open: MatchId,
    played: PlayedGame,
    opening: NewMatchKind,
) -> Result<Response, Error> {
    let phrase = match caller.bot.matches.run_command_on(open, caller.request(Command::ConfirmStop)).await {
        Ok(Answer::Message(phrase)) => phrase,
        // The match has already ended.
        Ok(_) | Err(Error::User(_)) => Phrase::new("discord-end-open-over"),
        Err(error) => return Err(error),
    };
    let play = played.button(caller.user.locale, opening, "discord-button-play-game", Style::Primary);
    Ok(Response::Update(caller.ephemeral(phrase).with_components(button_row([play]))))
}

/// Posts a line in the channel as the response, and opens the lobby in a thread below it. Returns the lobby's ID.
/// `None` means that no lobby was opened and no further response is needed.
async fn open_in_thread(caller: &Caller, mut new: NewMatch) -> Result<Option<MatchId>, Error> {
    let bot = &caller.bot;
    // Without this check, a match that cannot be opened would leave the line and the thread behind.
    bot.matches.check_opening(&new).await?;
    let (locale, channel) = (new.locale, caller.channel);
    let title = say(locale, &new.game.info().title(&new.options), &[]);
    let announcement = Phrase::new("discord-thread-announced")
        .with("game", title.clone())
        .with("player", names::format_name(&caller.user.name, TextFormat::Markdown));
    let announcement = MessagePayload::text(say(locale, &announcement, &[]));
    let sent = send_first_response(&bot.api, &caller.token, ResponseKind::Message, &announcement).await;
    let Some(message) = sent.map_err(internal)? else { return Ok(None) };
    let message = id_of(&message).ok_or_else(|| internal("Discord returned no message to open a thread at"))?;
    // The command already has a response, so an error replaces its text.
    let player = names::format_name(&caller.user.name, TextFormat::Plain);
    let name = truncate(&format!("{title} · {player}"), MAX_THREAD_NAME_CHARS);
    let opened = match bot.api.open_thread(channel, message, &name).await {
        Ok(thread) => {
            new.location.channel = thread;
            bot.matches.open_lobby(new).await
        }
        Err(error) => {
            tracing::warn!(%error, channel = channel.0, "a thread could not be opened");
            Err(Error::user("discord-thread-failed"))
        }
    };
    let Err(error) = opened else { return opened.map(Some) };
    let payload = MessagePayload::text(error_text(caller, error));
    if let Err(error) = bot.api.edit_response(&caller.token, &payload).await {
        tracing::warn!(%error, "a response could not be edited");
    }
    Ok(None)
}

/// Returns the server's settings, if the user may start a match in this channel.
///
/// # Errors
/// Fails if the server does not allow matches in this channel. Real-time games also fail if the bot cannot access the
/// channel, because it would not receive reactions there.
pub async fn settings_to_start(caller: &Caller, info: &GameInfo) -> Result<GuildSettings, Error> {
    if caller.detached && info.real_time {
        let game = Phrase::new(format!("{}-title", info.name));
        return Err(Phrase::new("discord-real-time-needs-bot").with("game", game).into());
    }
    let settings = guild_settings(caller).await?;
    check_start_channel(caller, &settings)?;
    Ok(settings)
}

/// Returns the settings of the server, or the defaults outside servers.
pub async fn guild_settings(caller: &Caller) -> Result<GuildSettings, Error> {
    let Some(guild) = caller.joined_guild() else { return Ok(GuildSettings::default()) };
    Ok(caller.bot.database.settings(guild).await?)
}

/// Checks that the server allows matches in this channel. If not, the error names the allowed channels.
pub fn check_start_channel(interaction: &InteractionContext, settings: &GuildSettings) -> Result<(), Error> {
    if settings.may_start_in(interaction.parent_channel) {
        return Ok(());
    }
    let channels = settings.start_channels.iter().map(|channel| Phrase::verbatim(format!("<#{channel}>")));
    Err(Phrase::new("discord-start-elsewhere").with("channels", channels.collect::<Vec<_>>()).into())
}

/// Checks that the bot may post a match or another public message in this channel, or in a new thread of it if
/// `in_thread` is true.
pub fn check_may_post(interaction: &InteractionContext, in_thread: bool) -> Result<(), Error> {
    if interaction.joined_guild().is_none() {
        return Ok(());
    }
    let write = if interaction.in_thread { WRITE_IN_THREADS } else { SEND_MESSAGES };
    check_permissions(interaction, &[VIEW_CHANNEL, write, ATTACH_FILES])?;
    if in_thread { check_permissions(interaction, &[CREATE_PUBLIC_THREADS, WRITE_IN_THREADS]) } else { Ok(()) }
}

/// Checks that the bot has these permissions in the channel.
///
/// # Errors
/// Fails if the bot lacks any of them. The error names the first missing permission.
pub fn check_permissions(interaction: &InteractionContext, needed: &[NamedPermission]) -> Result<(), Error> {
    let lacking = needed.iter().find(|(permission, _)| interaction.bot_lacks(*permission));
    lacking.map_or(Ok(()), |lacking| Err(lacks_permission_phrase(*lacking, interaction.channel).into()))
}

/// Returns a phrase that says which permission the bot lacks in `channel`.
pub fn lacks_permission_phrase((_, key): NamedPermission, channel: ChannelId) -> Phrase {
    let phrase = Phrase::new("discord-lacks-permission").with("permission", Phrase::new(key));
    phrase.with("channel", format!("<#{channel}>"))
}

/// Offers the games in which the caller can challenge a user.
#[poise::command(context_menu_command = "Challenge")]
pub async fn challenge(context: CommandContext<'_>, user: serenity::User) -> Result<(), Error> {
    let caller = context.data();
    caller.respond(Response::Message(challenge_message(caller, &Guest::from(&user))?)).await
}

/// Returns an ephemeral message with a button for each game. Each button opens a lobby with a seat reserved for
/// `guest`.
///
/// # Errors
/// Fails if `guest` is a bot or the challenger.
fn challenge_message(interaction: &InteractionContext, guest: &Guest) -> Result<MessagePayload, Error> {
    check_guest(interaction, guest)?;
    let (user, name) = (guest.user, CustomId::cut_name(&guest.name));
    let locale = interaction.user.locale;
    let mut buttons = Vec::new();
    for (_, played) in PlayedGame::all().filter(|(_, played)| !(interaction.detached && played.info().real_time)) {
        let (game, edition) = played.names();
        let challenge = CustomId::Challenge { user, game, edition, name: name.clone() };
        buttons.push(button(&challenge, played.title(locale), Style::Primary));
    }
    let rows = buttons.chunks(BUTTONS_PER_ROW).flat_map(|row| button_row(row.to_vec())).collect();
    let question = Phrase::new("discord-challenge").with("player", user.mention());
    Ok(interaction.ephemeral(question).with_components(rows))
}
