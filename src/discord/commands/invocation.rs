//! What all commands share: their types, who runs them, and the game that they are about.

use std::sync::Arc;

use crate::discord::context::BotContext;
use crate::discord::interaction::{self, InteractionContext, Response};
use crate::play::Error;
use contract::{Game, Info, OptionSpec};

pub type Command = poise::Command<Arc<BotContext>, Error>;
pub type CommandContext<'a> = poise::ApplicationContext<'a, Arc<BotContext>, Error>;

/// Returns the bot, and who runs the command where.
pub fn caller<'a>(context: CommandContext<'a>) -> (&'a Arc<BotContext>, InteractionContext) {
    (context.framework.user_data, InteractionContext::from(context.interaction))
}

/// Sends the response to a command.
pub async fn respond(bot: &BotContext, interaction: &InteractionContext, response: Response) -> Result<(), Error> {
    interaction::send(&bot.api, interaction, response).await;
    Ok(())
}

/// The error of a command that Discord should not offer: an update removed it, or the interaction is forged.
pub fn unknown() -> Error {
    Error::user("discord-unknown-command")
}

/// The game of a command, or one of its editions.
#[derive(Clone, Copy)]
pub struct PlayedGame {
    pub game: &'static dyn Game,
    pub edition: Option<&'static str>,
}

impl PlayedGame {
    /// Returns the game of a top-level command, if it is the command of a game.
    pub fn of(command: &Command) -> Option<PlayedGame> {
        command.custom_data.downcast_ref().copied()
    }

    /// Returns the game whose command runs.
    ///
    /// # Errors
    /// It is the command of no game.
    pub fn run(context: CommandContext<'_>) -> Result<PlayedGame, Error> {
        context.command_tree.first().and_then(|command| PlayedGame::of(command)).ok_or_else(unknown)
    }

    pub fn info(&self) -> &'static Info {
        self.game.info()
    }

    /// Returns the options that the host may choose. Each edition has a command of its own.
    pub fn options(&self) -> impl Iterator<Item = &'static OptionSpec> {
        let info = self.info();
        info.options.iter().filter(|spec| spec.offered && Some(spec.name) != info.edition_option)
    }

    /// Returns the option with this name in the command.
    pub fn option(&self, parameter: &str) -> Option<&'static OptionSpec> {
        self.options().find(|spec| parameter_name(spec) == parameter)
    }

    /// Returns the message key of an option's description.
    pub fn option_key(&self, option: &OptionSpec) -> String {
        format!("{}-option-{}", self.info().name, parameter_name(option))
    }
}

/// Returns the name of a game's option in its command.
pub fn parameter_name(option: &OptionSpec) -> String {
    option.name.replace('_', "-")
}
