//! The slash commands: their names, options and handlers.
//!
//! The tree is built from the registry of games, so a new game adds its commands. poise dispatches by the tree. [`register`]
//! builds the commands for Discord. poise cannot: it sets the bounds of an option with a function that does not know the game,
//! and it numbers choices instead of naming them.

mod avatar;
pub mod challenge;
mod charts;
mod history;
pub mod leaderboard;
pub mod learn;
pub mod mine;
pub mod play;
pub mod privacy;
pub mod ranking;
pub mod reading;
pub mod register;
pub mod replay;
pub mod settings;
pub mod start;
pub mod steps;

#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Arc;

use serenity::all::{ResolvedOption, ResolvedValue};

use super::context::BotContext;
use super::interaction::{InteractionContext, Response, display_name, respond};
use crate::play::{Command, Error, Pace, Proposal};
use contract::{Game, Info, Level, OptionKind, OptionSpec};
use rules::REGISTRY;

/// The handler of a command.
#[derive(Clone, Copy)]
pub enum CommandHandler {
    /// A lobby of the game, or of this edition.
    Start(&'static dyn Game, Option<&'static str>),
    Learn(&'static dyn Game, Option<&'static str>),
    Rules(&'static dyn Game),
    Scores(&'static dyn Game),
    Leaderboard,
    Stats,
    Board,
    Mine,
    History,
    Pause,
    Resume,
    Resign,
    Stop,
    Remove,
    HandOver,
    Replay,
    Avatar,
    PrivacyShow,
    PrivacyExport,
    PrivacyForget,
    Settings,
    Help,
}

/// A command or subcommand.
pub struct CommandSpec {
    pub name: String,
    /// The message key of the description.
    pub description_key: String,
    pub kind: CommandKind,
    /// Whether Discord offers the command only to users who may manage the server.
    pub for_managers: bool,
}

impl CommandSpec {
    /// The message key of the name in other languages. The titles of games have no message.
    fn name_key(&self) -> String {
        format!("name-{}", self.name)
    }
}

pub enum CommandKind {
    Group(Vec<CommandSpec>),
    Leaf(CommandHandler, Vec<CommandParam>),
}

/// An option of a command.
pub struct CommandParam {
    pub name: String,
    /// The message key of the name in other languages; may have no message.
    pub name_key: String,
    pub description_key: String,
    pub kind: ParamKind,
}

pub enum ParamKind {
    Number {
        min: u32,
        max: u32,
    },
    /// The choices: each a value and the message key of its name.
    Choice(Vec<(String, String)>),
    Flag,
    User,
    RequiredUser,
}

/// Returns all commands.
pub fn tree() -> Vec<CommandSpec> {
    let mut commands: Vec<CommandSpec> = REGISTRY.iter().flat_map(|game| game_commands(*game)).collect();
    let games = || choice("game", REGISTRY.iter().map(|game| game.info().name), |name| format!("{name}-title"));
    let places = choice("where", ["server", "everywhere"], |place| format!("discord-where-{place}"));
    let leaf = |name: &str, handler, params| spec(name, &format!("command-{name}"), CommandKind::Leaf(handler, params));
    commands.push(leaf("leaderboard", CommandHandler::Leaderboard, vec![games(), places]));
    commands.push(leaf("stats", CommandHandler::Stats, vec![param("player", ParamKind::User), games()]));
    let player = |about: &str| CommandParam {
        description_key: format!("param-{about}-player"),
        ..param("player", ParamKind::RequiredUser)
    };
    let below = vec![
        leaf("board", CommandHandler::Board, Vec::new()),
        leaf("mine", CommandHandler::Mine, Vec::new()),
        leaf("history", CommandHandler::History, Vec::new()),
        leaf("pause", CommandHandler::Pause, Vec::new()),
        leaf("continue", CommandHandler::Resume, Vec::new()),
        leaf("resign", CommandHandler::Resign, Vec::new()),
        leaf("stop", CommandHandler::Stop, Vec::new()),
        leaf("remove", CommandHandler::Remove, vec![player("removed")]),
        leaf("host", CommandHandler::HandOver, vec![player("host")]),
        leaf("replay", CommandHandler::Replay, Vec::new()),
        leaf("avatar", CommandHandler::Avatar, vec![param("show", ParamKind::Flag)]),
    ];
    commands.push(spec("game", "command-game", CommandKind::Group(below)));
    let below = vec![
        spec("show", "command-privacy-show", CommandKind::Leaf(CommandHandler::PrivacyShow, Vec::new())),
        spec("export", "command-privacy-export", CommandKind::Leaf(CommandHandler::PrivacyExport, Vec::new())),
        spec("forget", "command-privacy-forget", CommandKind::Leaf(CommandHandler::PrivacyForget, Vec::new())),
    ];
    commands.push(spec("privacy", "command-privacy", CommandKind::Group(below)));
    commands.push(CommandSpec { for_managers: true, ..leaf("settings", CommandHandler::Settings, Vec::new()) });
    commands.push(leaf("help", CommandHandler::Help, Vec::new()));
    commands
}

/// Returns the game's command, or one for each of its editions.
fn game_commands(game: &'static dyn Game) -> impl Iterator<Item = CommandSpec> {
    let commands = game.info().commands().into_iter();
    commands.map(move |(name, edition)| game_command(game, name, edition))
}

fn game_command(game: &'static dyn Game, name: &str, edition: Option<&'static str>) -> CommandSpec {
    let info = game.info();
    let param_of = |spec: &OptionSpec| {
        let key = format!("{}-option-{}", info.name, spec.name.replace('_', "-"));
        let kind = match spec.kind {
            OptionKind::Number { min, max, .. } => ParamKind::Number { min: bound(min), max: bound(max) },
            OptionKind::Choice(choices) => {
                ParamKind::Choice(choices.iter().map(|word| ((*word).to_owned(), format!("{key}-{word}"))).collect())
            }
        };
        let (name, name_key) = (spec.name.replace('_', "-"), format!("{key}-name"));
        CommandParam { name, name_key, description_key: key, kind }
    };
    let offered = info.options.iter().filter(|spec| spec.offered && Some(spec.name) != info.edition_option);
    let mut params: Vec<CommandParam> = offered.map(param_of).collect();
    let most = u32::try_from(*info.seats.end()).unwrap_or(u32::MAX).saturating_sub(1);
    params.push(param("computers", ParamKind::Number { min: 0, max: most }));
    params.push(choice("level", Level::ALL.map(Level::word), |level| format!("discord-level-{level}")));
    params.push(choice("pace", Pace::ALL.map(Pace::word), |pace| format!("discord-pace-{pace}")));
    params.push(param("thread", ParamKind::Flag));
    let with = |name| CommandParam { description_key: "param-with".to_owned(), ..param(name, ParamKind::User) };
    params.extend(guest_options(info).map(with));
    let pitch = info.key("pitch", edition);
    let below = vec![
        spec("start", &pitch, CommandKind::Leaf(CommandHandler::Start(game, edition), params)),
        spec("learn", "command-learn", CommandKind::Leaf(CommandHandler::Learn(game, edition), Vec::new())),
        spec("rules", "command-rules", CommandKind::Leaf(CommandHandler::Rules(game), Vec::new())),
        spec("scores", "command-scores", CommandKind::Leaf(CommandHandler::Scores(game), Vec::new())),
    ];
    spec(name, &pitch, CommandKind::Group(below))
}

/// The options of the players for whom a lobby keeps seats.
pub fn guest_options(info: &Info) -> impl Iterator<Item = &'static str> {
    ["with", "with-2", "with-3", "with-4", "with-5", "with-6", "with-7"].into_iter().take(info.seats.end() - 1)
}

fn spec(name: &str, key: &str, kind: CommandKind) -> CommandSpec {
    CommandSpec { name: name.to_owned(), description_key: key.to_owned(), kind, for_managers: false }
}

fn param(name: &str, kind: ParamKind) -> CommandParam {
    let (name_key, description_key) = (format!("param-{name}-name"), format!("param-{name}"));
    CommandParam { name: name.to_owned(), name_key, description_key, kind }
}

/// A bound of a game's option; games declare no negative ones.
fn bound(number: i64) -> u32 {
    u32::try_from(number.max(0)).unwrap_or(u32::MAX)
}

fn choice(name: &str, values: impl IntoIterator<Item = &'static str>, key: impl Fn(&str) -> String) -> CommandParam {
    param(name, ParamKind::Choice(values.into_iter().map(|word| (word.to_owned(), key(word))).collect()))
}

/// Returns the tree in the form by which poise dispatches.
pub fn for_poise(tree: &[CommandSpec]) -> Vec<poise::Command<Arc<BotContext>, Infallible>> {
    let command = |spec: &CommandSpec| {
        let mut command = poise::Command {
            name: spec.name.clone().into(),
            slash_action: Some(|context| Box::pin(run(context))),
            ..poise::Command::default()
        };
        match &spec.kind {
            CommandKind::Group(below) => command.subcommands = for_poise(below),
            CommandKind::Leaf(handler, _) => command.custom_data = Box::new(*handler),
        }
        command
    };
    tree.iter().map(command).collect()
}

/// The arguments of a command, by the names of its options.
#[derive(Clone, Debug, Default)]
pub struct Args(HashMap<String, ArgValue>);

#[derive(Clone, Debug)]
enum ArgValue {
    Number(i64),
    Text(String),
    Flag(bool),
    User { id: u64, name: String, bot: bool },
}

impl Args {
    /// Returns the arguments with this edition of the game.
    pub fn with_edition(mut self, game: &dyn Game, edition: Option<&str>) -> Args {
        if let (Some(option), Some(edition)) = (game.info().edition_option, edition) {
            self.0.insert(option.to_owned(), ArgValue::Text(edition.to_owned()));
        }
        self
    }

    /// Returns the arguments with a user who is no bot.
    pub fn with_user(mut self, name: &str, id: u64, user: String) -> Args {
        self.0.insert(name.to_owned(), ArgValue::User { id, name: user, bot: false });
        self
    }

    /// Returns the arguments with a number.
    pub fn with_number(mut self, name: &str, number: i64) -> Args {
        self.0.insert(name.to_owned(), ArgValue::Number(number));
        self
    }

    pub fn parse(options: &[ResolvedOption]) -> Args {
        let given = |option: &ResolvedOption| {
            let given = match &option.value {
                ResolvedValue::Integer(number) => ArgValue::Number(*number),
                ResolvedValue::String(word) => ArgValue::Text((*word).to_owned()),
                ResolvedValue::Boolean(flag) => ArgValue::Flag(*flag),
                ResolvedValue::User(user, _) => {
                    ArgValue::User { id: user.id.get(), name: display_name(user), bot: user.bot }
                }
                _ => return None,
            };
            Some((option.name.to_owned(), given))
        };
        Args(options.iter().filter_map(given).collect())
    }

    pub fn number(&self, name: &str) -> Option<i64> {
        let Some(ArgValue::Number(number)) = self.0.get(name) else { return None };
        Some(*number)
    }

    pub fn word(&self, name: &str) -> Option<&str> {
        let Some(ArgValue::Text(word)) = self.0.get(name) else { return None };
        Some(word)
    }

    pub fn flag(&self, name: &str) -> Option<bool> {
        let Some(ArgValue::Flag(flag)) = self.0.get(name) else { return None };
        Some(*flag)
    }

    /// Returns the id and the cleaned name of a user.
    pub fn user(&self, name: &str) -> Option<(u64, &str)> {
        let Some(ArgValue::User { id, name, .. }) = self.0.get(name) else { return None };
        Some((*id, name))
    }

    pub fn is_bot(&self, name: &str) -> bool {
        matches!(self.0.get(name), Some(ArgValue::User { bot: true, .. }))
    }
}

/// Runs any command.
async fn run(
    context: poise::ApplicationContext<'_, Arc<BotContext>, Infallible>,
) -> Result<(), poise::FrameworkError<'_, Arc<BotContext>, Infallible>> {
    let bot = Arc::clone(context.framework.user_data);
    let interaction = InteractionContext::from(context.interaction);
    let args = Args::parse(context.args);
    let handler = context.command().custom_data.downcast_ref::<CommandHandler>().copied();
    let (api, worker) = (bot.api.clone(), interaction.clone());
    respond(&api, &interaction, async move { handle(&bot, &worker, handler, &args).await }).await;
    Ok(())
}

async fn handle(
    bot: &Arc<BotContext>,
    interaction: &InteractionContext,
    handler: Option<CommandHandler>,
    args: &Args,
) -> Result<Response, Error> {
    match handler {
        Some(CommandHandler::Start(game, edition)) => {
            start::start(bot, interaction, game, &args.clone().with_edition(game, edition)).await
        }
        Some(CommandHandler::Learn(game, edition)) => {
            learn::learn(bot, interaction, game, &args.clone().with_edition(game, edition)).await
        }
        Some(CommandHandler::Rules(game)) => {
            reading::rules(bot, interaction, game.info(), 1).await.map(Response::Message)
        }
        Some(CommandHandler::Scores(game)) => ranking::scores(bot, interaction, game.info()).await,
        Some(CommandHandler::Leaderboard) => leaderboard::leaderboard(bot, interaction, args).await,
        Some(CommandHandler::Stats) => ranking::stats(bot, interaction, args).await,
        Some(CommandHandler::Board) => play::run(bot, interaction, Command::Repost, None, false).await,
        Some(CommandHandler::Mine) => mine::mine(bot, interaction).await,
        Some(CommandHandler::History) => history::history(bot, interaction).await,
        Some(CommandHandler::Pause) => {
            play::run(bot, interaction, Command::Propose(Proposal::Pause), None, false).await
        }
        Some(CommandHandler::Resume) => play::run(bot, interaction, Command::Resume, None, false).await,
        Some(CommandHandler::Resign) => play::run(bot, interaction, Command::Resign, None, false).await,
        Some(CommandHandler::Stop) => play::run(bot, interaction, Command::Stop, None, false).await,
        Some(CommandHandler::Remove) => {
            let (user, _) = args.user("player").ok_or_else(|| Error::user("discord-unknown-command"))?;
            play::run(bot, interaction, Command::Remove(user), None, false).await
        }
        Some(CommandHandler::HandOver) => {
            let (user, _) = args.user("player").ok_or_else(|| Error::user("discord-unknown-command"))?;
            play::run(bot, interaction, Command::HandOver(user), None, false).await
        }
        Some(CommandHandler::Replay) => replay::replay(bot, interaction, None, false).await,
        Some(CommandHandler::Avatar) => avatar::avatar(bot, interaction, args).await,
        Some(CommandHandler::PrivacyShow) => Ok(privacy::show(bot, interaction)),
        Some(CommandHandler::PrivacyExport) => privacy::export(bot, interaction).await,
        Some(CommandHandler::PrivacyForget) => privacy::ask(bot, interaction).await,
        Some(CommandHandler::Settings) => settings::settings(bot, interaction).await,
        Some(CommandHandler::Help) => reading::help(bot, interaction, 1).map(Response::Message),
        None => Err(Error::user("discord-unknown-command")),
    }
}
