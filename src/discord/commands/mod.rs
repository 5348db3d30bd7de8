//! The slash commands. Each command is a function in the file of its feature. poise parses the arguments and calls this
//! function.
//!
//! [`all_commands`] lists the commands, including the commands of each game. [`register`] adds names and descriptions,
//! and sends the commands to Discord. This file also contains what the commands share, such as the functions that find
//! a command's game.

mod awards;
pub mod away;
mod begin_time;
pub mod daily;
pub mod help;
pub mod leaderboard;
pub mod match_commands;
pub mod milestones;
pub mod more;
pub mod notices;
pub mod organise;
mod posts;
pub mod privacy;
pub mod register;
pub mod replay;
pub mod review;
pub mod scores;
pub mod server_settings;
pub mod start;
pub mod tournament;

#[cfg(test)]
pub mod tests;

use std::sync::Arc;
use std::time::Duration;

use poise::{CommandParameter, FrameworkError, FrameworkOptions};
use serenity::all::{CommandOptionType, CreateCommandOption};

use super::bot::{BotContext, Caller, internal};
use super::http::{Button, Form};
use super::message::button;
use super::message::custom_id::{CustomId, NewMatchKind};
use crate::play::{Admission, Clock, Command as MatchCommand, Error, Proposal, StoreError, poll_forever};
use contract::{Game, GameInfo, OptionKind, OptionSpec, Phrase, Style};
use leaderboard::season_end;
use match_commands::match_command;
use rules::REGISTRY;
use text::{Locale, say};

pub type Command = poise::Command<Caller, Error>;
pub type CommandContext<'a> = poise::ApplicationContext<'a, Caller, Error>;

/// How often the bot looks for posts and roles that are due.
const POLL_INTERVAL: Duration = Duration::from_secs(10);
/// How often the bot looks for due posts and roles while no shard is connected. This interval is shorter, so that posts
/// appear soon after a start.
const DISCONNECTED_POLL_INTERVAL: Duration = Duration::from_secs(1);

/// Posts season podiums and daily puzzles, and gives roles to winners, until the future is dropped.
pub async fn run_post_updates(bot: Arc<BotContext>, clock: Arc<dyn Clock>) {
    let pause = || {
        let is_connected = bot.matches.awake_shards().iter().next().is_some();
        clock.sleep_until(clock.now() + if is_connected { POLL_INTERVAL } else { DISCONNECTED_POLL_INTERVAL })
    };
    poll_forever("posts", || update_posts(&bot), pause).await;
}

async fn update_posts(bot: &BotContext) -> Result<(), StoreError> {
    let (podiums, puzzles) = tokio::join!(season_end::post_podiums(bot), daily::post::update_posts(bot));
    podiums.and(puzzles).and(awards::sync_roles(bot).await)
}

/// Returns poise's options, which contain the commands.
pub fn framework_options() -> FrameworkOptions<Caller, Error> {
    FrameworkOptions {
        commands: all_commands(),
        command_check: Some(|context| Box::pin(check_command(context))),
        manual_cooldowns: true,
        ..FrameworkOptions::default()
    }
}

/// Returns all commands, with their names and descriptions in all languages.
pub fn all_commands() -> Vec<Command> {
    let mut commands = vec![help::help()];
    commands.extend(PlayedGame::all().map(|(name, played)| game_command(name, played)));
    commands.extend([
        command_group("daily", vec![daily::daily_play(), daily::daily_results()]),
        command_group("tournament", vec![tournament::tournament_start(), tournament::tournament_show()]),
        command_group("duplicate", vec![tournament::duplicate_start(), tournament::duplicate_show()]),
        leaderboard::leaderboard(),
        scores::stats(),
        command_group("game", match_subcommands()),
        command_group("privacy", vec![privacy::privacy_show(), privacy::privacy_export(), privacy::privacy_forget()]),
        server_settings::settings(),
        start::challenge(),
    ]);
    commands.iter_mut().for_each(|command| register::localize(command, None));
    commands
}

/// Returns the subcommands of `/game`, which act on the channel's match or on the user's matches.
fn match_subcommands() -> Vec<Command> {
    vec![
        match_command("board", MatchCommand::Repost),
        match_commands::time(),
        match_commands::mine(),
        match_commands::history(),
        match_command("pause", MatchCommand::Propose(Proposal::Pause)),
        match_command("continue", MatchCommand::Resume),
        match_command("resign", MatchCommand::Resign),
        match_command("stop", MatchCommand::Stop),
        match_commands::invite(),
        match_commands::remove(),
        match_commands::host(),
        match_command("hint", MatchCommand::Hint(None)),
        replay::latest(),
        away::away(),
        privacy::avatar(),
        privacy::notices(),
    ]
}

/// A command that only has subcommands. Users cannot run the command without a subcommand.
#[poise::command(slash_command)]
async fn group(_: CommandContext<'_>) -> Result<(), Error> {
    Err(unknown_command_error())
}

/// Returns the command with this name and these subcommands.
fn command_group(name: &'static str, subcommands: Vec<Command>) -> Command {
    Command { name: name.into(), identifying_name: name.into(), subcommands, ..group() }
}

/// Returns the command for a game, or for one of its editions.
fn game_command(name: &'static str, played: PlayedGame) -> Command {
    let mut start = start::start();
    start.parameters.splice(0..0, played.options().map(option_parameter));
    start.parameters.extend(start::guest_parameters(played.info()).map(|name| CommandParameter {
        description: Some("param-with".into()),
        ..optional_parameter(name, |option| option.kind(CommandOptionType::User))
    }));
    let subcommands = vec![start, start::learn(), help::rules(), scores::scores()];
    Command { custom_data: Box::new(played), ..command_group(name, subcommands) }
}

/// Returns the parameter for a game's option.
fn option_parameter(option: &OptionSpec) -> CommandParameter<Caller, Error> {
    let name = parameter_name(option);
    match option.kind {
        OptionKind::Number { .. } => optional_parameter(name, |option| option.kind(CommandOptionType::Integer)),
        OptionKind::Choice(_) => optional_parameter(name, |option| option.kind(CommandOptionType::String)),
    }
}

/// Returns an optional parameter that the command's function does not declare but looks up by name.
fn optional_parameter(
    name: String,
    set_kind: fn(CreateCommandOption) -> CreateCommandOption,
) -> CommandParameter<Caller, Error> {
    CommandParameter {
        name: name.into(),
        name_localizations: Default::default(),
        description: None,
        description_localizations: Default::default(),
        required: false,
        channel_types: None,
        choices: Default::default(),
        type_setter: Some(set_kind),
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

/// Checks that the user may use the command, before it runs.
async fn check_command(context: poise::Context<'_, Caller, Error>) -> Result<bool, Error> {
    let command = context.command();
    let root = context.parent_commands().first().copied().unwrap_or(command);
    context.data().check_admission(required_admission(&root.name, &command.name)).await?;
    Ok(true)
}

/// Returns who may use the command `name`. `root` is its top-level command. Barred users may still use commands that
/// only show something, and commands about their own data and notices.
pub fn required_admission(root: &str, name: &str) -> Admission {
    match (root, name) {
        ("game", _) => Admission::ByMatch,
        // This includes `show`, because it posts a message.
        ("tournament" | "duplicate", _) => Admission::NotBarred,
        ("help" | "leaderboard" | "stats" | "privacy" | "settings", _) => Admission::Open,
        (_, "rules" | "scores" | "results") => Admission::Open,
        _ => Admission::NotBarred,
    }
}

/// Converts poise's error into an [`Error`].
pub fn error_from_framework(error: FrameworkError<'_, Caller, Error>) -> Error {
    match error {
        FrameworkError::Command { error, .. } | FrameworkError::CommandCheckFailed { error: Some(error), .. } => error,
        FrameworkError::CommandPanic { payload, .. } => Error::Internal(format!("a command panicked: {payload:?}")),
        _ => unknown_command_error(),
    }
}

/// Returns whether the user's language writes the month before the day.
pub fn writes_month_first(context: CommandContext<'_>) -> bool {
    context.interaction.locale == "en-US"
}

/// Returns the error for a command that Discord should not offer, because an update removed it or the interaction is
/// forged.
pub fn unknown_command_error() -> Error {
    Error::user("discord-unknown-command")
}

/// Returns the error for a button that is forged or no longer valid.
pub fn unknown_button() -> Error {
    Error::user("discord-unknown-button")
}

/// Returns the game with this name.
///
/// # Errors
/// Fails if there is no such game, because an update removed it or the interaction is forged.
pub fn find_game(name: &str) -> Result<&'static dyn Game, Error> {
    rules::find(name).ok_or_else(|| Error::user("discord-unknown-game"))
}

/// A game or one of its editions. Each has a top-level command.
#[derive(Clone, Copy)]
pub struct PlayedGame {
    pub game: &'static dyn Game,
    pub edition: Option<&'static str>,
}

impl PlayedGame {
    /// Returns all games and editions, each with the name of its command.
    pub fn all() -> impl Iterator<Item = (&'static str, PlayedGame)> {
        REGISTRY.iter().flat_map(|&game| {
            let commands = game.info().commands().into_iter();
            commands.map(move |(name, edition)| (name, PlayedGame { game, edition }))
        })
    }

    /// Returns the title of the game or of the chosen edition.
    pub fn title(&self, locale: Locale) -> String {
        say(locale, &Phrase::new(self.info().message_key("title", self.edition)), &[])
    }

    /// Returns the game to which a top-level command belongs, if any.
    pub fn for_command(command: &Command) -> Option<PlayedGame> {
        command.custom_data.downcast_ref().copied()
    }

    /// Returns the game of the running command.
    ///
    /// # Errors
    /// Fails if the command does not belong to a game.
    pub fn for_context(context: CommandContext<'_>) -> Result<PlayedGame, Error> {
        let root = context.command_tree.first();
        root.and_then(|command| PlayedGame::for_command(command)).ok_or_else(unknown_command_error)
    }

    pub fn info(&self) -> &'static GameInfo {
        self.game.info()
    }

    /// Returns the names of the game and of its edition, if any, as custom ids contain them.
    pub fn names(&self) -> (String, Option<String>) {
        (self.info().name.to_owned(), self.edition.map(str::to_owned))
    }

    /// Returns a button that opens a match. Its label is the message with this key, which names the game.
    pub fn button(&self, locale: Locale, opening: NewMatchKind, key: &'static str, style: Style) -> Button {
        let label = say(locale, &Phrase::new(key).with("game", self.title(locale)), &[]);
        let (game, edition) = self.names();
        button(&CustomId::Play { game, edition, opening }, label, style)
    }

    /// Returns the options that the host may choose. The edition is not an option here, because each edition has its
    /// own command.
    pub fn options(&self) -> impl Iterator<Item = &'static OptionSpec> {
        let info = self.info();
        info.options.iter().filter(|spec| spec.offered && Some(spec.name) != info.edition_option)
    }

    /// Returns the option with this parameter name.
    pub fn option(&self, parameter: &str) -> Option<&'static OptionSpec> {
        self.options().find(|spec| parameter_name(spec) == parameter)
    }

    /// Returns the message key for an option's description.
    pub fn option_key(&self, option: &OptionSpec) -> String {
        format!("{}-option-{}", self.info().name, parameter_name(option))
    }
}

/// Returns an empty form with one input. `keys` are the message keys of the form's title and of the input's label.
pub fn text_form(custom_id: &CustomId, locale: Locale, keys: [&'static str; 2], max_length: usize) -> Form {
    let [title, label] = keys.map(|key| say(locale, &Phrase::new(key), &[]));
    Form { custom_id: custom_id.to_string(), title, label, max_length, ..Form::default() }
}

/// Returns the name of the command parameter for a game's option.
pub fn parameter_name(option: &OptionSpec) -> String {
    option.name.replace('_', "-")
}
