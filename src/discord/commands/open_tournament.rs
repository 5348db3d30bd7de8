//! Opens sign-ups of tournaments, for commands and for *Next tournament*.

use serenity::all::Permissions;

use super::start::{
    CREATE_PUBLIC_THREADS, NamedPermission, WRITE_IN_THREADS, check_may_post, check_permissions, settings_to_start,
};
use crate::discord::bot::Caller;
use crate::discord::http::MessagePayload;
use crate::discord::interaction::{InteractionContext, Response};
use crate::discord::message::custom_id::{CustomId, SettingsPage};
use crate::discord::message::{button_row, labelled_button};
use crate::ids::TournamentId;
use crate::play::{Error, Format, GuildSettings, Plan, Tournament, TournamentStage};
use contract::{GameInfo, Phrase, Style};
use text::{Locale, say};

const CREATE_PRIVATE_THREADS: NamedPermission =
    (Permissions::CREATE_PRIVATE_THREADS, "permission-create-private-threads");

/// Checks that the user may open a tournament here. Returns the settings of the server.
pub async fn check_may_open(caller: &Caller, info: &GameInfo, format: Format) -> Result<GuildSettings, Error> {
    caller.needed_server()?;
    if caller.in_thread {
        return Err(Error::user("tournament-in-thread"));
    }
    let settings = settings_to_start(caller, info).await?;
    let is_duplicate = format == Format::Duplicate;
    check_may_post(caller, !is_duplicate)?;
    if is_duplicate {
        check_permissions(caller, &[CREATE_PRIVATE_THREADS, WRITE_IN_THREADS])?;
    }
    caller.check_own_permission(if is_duplicate { CREATE_PRIVATE_THREADS } else { CREATE_PUBLIC_THREADS })?;
    caller.bot.matches.count_start(caller.token.id, caller.user.id, caller.channel)?;
    Ok(settings)
}

/// Returns whether the user lacks the permission Create Events. Then the bot does not create an event for them either.
pub fn lacks_create_events(interaction: &InteractionContext) -> bool {
    interaction.user_lacks(Permissions::CREATE_EVENTS)
}

/// Returns a sign-up with this plan in this channel, hosted by the user.
///
/// # Errors
/// Fails outside servers.
pub fn new_sign_up(interaction: &InteractionContext, plan: Plan) -> Result<Tournament, Error> {
    let guild = interaction.needed_server()?;
    Ok(Tournament {
        id: TournamentId(0),
        version: 1,
        guild,
        channel: interaction.channel,
        message: None,
        host: interaction.user.id,
        stage: TournamentStage::SignUp,
        entrants: Vec::new(),
        plan,
    })
}

/// Opens a sign-up.
///
/// # Errors
/// Fails as [`Tournaments::open_sign_up`](crate::play::Tournaments::open_sign_up) does.
pub async fn open_sign_up(caller: &Caller, tournament: &Tournament) -> Result<Response, Error> {
    let manager = caller.user_permissions.contains(Permissions::MANAGE_GUILD);
    caller.bot.tournaments.open_sign_up(tournament, caller.token.id, manager).await?;
    Ok(Response::Message(opened_message(caller, tournament.plan.locale, manager)))
}

/// Returns the message that the sign-up is open. If the server's language is not the host's, the message names it, and
/// managers get a button to change it.
fn opened_message(interaction: &InteractionContext, locale: Locale, manager: bool) -> MessagePayload {
    let own = interaction.user.locale;
    let mut text = say(own, &Phrase::new("tournament-opened"), &[]);
    if locale == own {
        return MessagePayload::ephemeral(text);
    }
    let language = Phrase::new("discord-server-language").with("language", Phrase::verbatim(locale.native_name()));
    text = format!("{text}\n{}", say(own, &language, &[]));
    let settings = CustomId::Settings(SettingsPage::Play, None);
    let change = manager.then(|| labelled_button(&settings, own, "discord-button-change", Style::Secondary));
    MessagePayload { components: button_row(change), ..MessagePayload::ephemeral(text) }
}
