//! The slash commands. Each is a function in the file of its feature: poise reads its arguments and runs it.
//!
//! [`all`] lists them, also those that each game has. [`localize`] adds their texts, and [`register`] tells Discord.

mod challenge;
mod charts;
pub mod help;
mod invocation;
pub mod leaderboard;
mod localize;
pub mod match_commands;
mod my_matches;
pub mod privacy;
pub mod register;
pub mod replay;
pub mod replay_frames;
mod scores;
pub mod server_settings;
pub mod start;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use poise::{CommandParameter, FrameworkError, FrameworkOptions};
use serenity::all::CommandOptionType;

use super::context::BotContext;
use super::interaction::{InteractionContext, send_error};
use crate::play::Error;
use contract::{Game, OptionKind, OptionSpec};
use invocation::{Command, CommandContext, PlayedGame, parameter_name, unknown};
use rules::REGISTRY;

/// Returns the commands, and how poise handles their errors.
pub fn framework() -> FrameworkOptions<Arc<BotContext>, Error> {
    FrameworkOptions {
        commands: all(),
        on_error: |error| Box::pin(on_error(error)),
        manual_cooldowns: true,
        ..FrameworkOptions::default()
    }
}

/// Returns all commands, with their texts in all languages.
pub fn all() -> Vec<Command> {
    let mut commands: Vec<Command> = REGISTRY.iter().flat_map(|game| game_commands(*game)).collect();
    commands.extend([leaderboard::leaderboard(), scores::stats(), game(), privacy(), server_settings::settings()]);
    commands.extend([help::help(), challenge::challenge()]);
    commands.iter_mut().for_each(|command| localize::localize(command, None));
    commands
}

/// The matches of a channel, and those of the user.
#[poise::command(
    slash_command,
    subcommands(
        "match_commands::board",
        "my_matches::mine",
        "my_matches::history",
        "match_commands::pause",
        "match_commands::resume",
        "match_commands::resign",
        "match_commands::stop",
        "match_commands::remove",
        "match_commands::host",
        "replay::latest",
        "privacy::avatar"
    )
)]
async fn game(_: CommandContext<'_>) -> Result<(), Error> {
    Err(unknown())
}

/// What is kept about a user.
#[poise::command(
    slash_command,
    subcommands("privacy::privacy_show", "privacy::privacy_export", "privacy::privacy_forget")
)]
async fn privacy(_: CommandContext<'_>) -> Result<(), Error> {
    Err(unknown())
}

/// A game, or one of its editions.
#[poise::command(slash_command, subcommands("start::start", "start::learn", "help::rules", "scores::scores"))]
async fn one_game(_: CommandContext<'_>) -> Result<(), Error> {
    Err(unknown())
}

/// Returns the game's command, or one for each of its editions.
fn game_commands(game: &'static dyn Game) -> impl Iterator<Item = Command> {
    game.info().commands().into_iter().map(move |(name, edition)| {
        let played = PlayedGame { game, edition };
        let mut command = Command { name: name.into(), custom_data: Box::new(played), ..one_game() };
        let parameters = &mut command.subcommands[0].parameters;
        let missing_seats = start::MAX_GUESTS.saturating_sub(game.info().seats.end() - 1);
        parameters.truncate(parameters.len() - missing_seats);
        parameters.splice(0..0, played.options().map(parameter));
        command
    })
}

/// Returns the parameter for a game's option.
fn parameter(option: &OptionSpec) -> CommandParameter<Arc<BotContext>, Error> {
    CommandParameter {
        name: parameter_name(option).into(),
        name_localizations: Default::default(),
        description: None,
        description_localizations: Default::default(),
        required: false,
        channel_types: None,
        choices: Default::default(),
        type_setter: Some(match option.kind {
            OptionKind::Number { .. } => |option| option.kind(CommandOptionType::Integer),
            OptionKind::Choice(_) => |option| option.kind(CommandOptionType::String),
        }),
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

/// Responds with the error of a command.
async fn on_error(error: FrameworkError<'_, Arc<BotContext>, Error>) {
    let (framework, interaction) = match (&error, error.ctx()) {
        (FrameworkError::UnknownInteraction { framework, interaction, .. }, _) => (*framework, *interaction),
        (_, Some(poise::Context::Application(context))) => (context.framework, context.interaction),
        _ => return tracing::error!(%error, "a command could not be run"),
    };
    let error = match error {
        FrameworkError::Command { error, .. } => error,
        FrameworkError::CommandPanic { payload, .. } => Error::Internal(format!("a command panicked: {payload:?}")),
        _ => unknown(),
    };
    send_error(&framework.user_data.api, &InteractionContext::from(interaction), error).await;
}
