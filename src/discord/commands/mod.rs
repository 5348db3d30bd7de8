//! The slash commands, all of them on one page: which there are, what they take, and what they do.
//!
//! The tree is made at run time from the registry of games, so a new game brings its commands with it. poise dispatches by
//! the tree; what Discord is told of it (see [`register`]) is written by ourselves, since poise sets an option's bounds
//! through a plain function, which cannot know those of a game's option, and numbers choices instead of naming them.

mod charts;
pub mod play;
pub mod ranking;
pub mod reading;
pub mod register;
pub mod replay;
pub mod settings;
pub mod start;

#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::Arc;

use serenity::all::{ResolvedOption, ResolvedValue};

use super::interaction::{self, Asked, Done};
use super::message::names;
use super::{House, Poise};
use crate::game::{Game, Level, OptionKind};
use crate::games::REGISTRY;
use crate::table::{Error, Pace};
use crate::text::Locale;

/// What a command does.
#[derive(Clone, Copy)]
pub enum CommandHandler {
    Start(&'static dyn Game),
    Rules(&'static dyn Game),
    Scores(&'static dyn Game),
    Leaderboard,
    Stats,
    Board,
    Resign,
    Stop,
    Replay,
    Settings,
    Help,
}

/// A command, or a part of one. Its descriptions are the message with the key `about`.
pub struct Spec {
    pub name: String,
    pub about: String,
    pub kind: Kind,
    /// Whether Discord offers it only to those who may manage the server.
    pub for_managers: bool,
}

/// What is below a command.
pub enum Kind {
    Group(Vec<Spec>),
    Leaf(CommandHandler, Vec<Param>),
}

/// An option of a command. Its names in other languages are the message with the key `called`, if there is one.
pub struct Param {
    pub name: String,
    pub called: String,
    pub about: String,
    pub kind: ParamKind,
}

/// What an option takes.
pub enum ParamKind {
    Number {
        least: i64,
        most: i64,
    },
    /// One of these: each the value and the key of its name.
    Words(Vec<(String, String)>),
    Flag,
    User,
}

/// Every command.
pub fn tree() -> Vec<Spec> {
    let mut commands: Vec<Spec> = REGISTRY.iter().map(|game| of_game(*game)).collect();
    let games = || words("game", REGISTRY.iter().map(|game| game.info().name), |name| format!("{name}-title"));
    let places = words("where", ["server", "everywhere"], |place| format!("discord-where-{place}"));
    let leaf = |name: &str, action, params| leaf(name, &format!("command-{name}"), action, params);
    commands.push(leaf("leaderboard", CommandHandler::Leaderboard, vec![games(), places]));
    commands.push(leaf("stats", CommandHandler::Stats, vec![param("player", ParamKind::User), games()]));
    commands.push(Spec {
        name: "game".to_owned(),
        about: "command-game".to_owned(),
        kind: Kind::Group(vec![
            leaf("board", CommandHandler::Board, Vec::new()),
            leaf("resign", CommandHandler::Resign, Vec::new()),
            leaf("stop", CommandHandler::Stop, Vec::new()),
            leaf("replay", CommandHandler::Replay, Vec::new()),
        ]),
        for_managers: false,
    });
    let languages = Locale::ALL.map(Locale::code).into_iter().chain(["auto"]);
    let settings = vec![
        words("language", languages, |code| format!("discord-language-{code}")),
        param("matches", ParamKind::Number { least: 0, most: 25 }),
        words("pace", Pace::ALL.map(Pace::word), |pace| format!("discord-pace-{pace}")),
        param("threads", ParamKind::Flag),
    ];
    commands.push(Spec { for_managers: true, ..leaf("settings", CommandHandler::Settings, settings) });
    commands.push(leaf("help", CommandHandler::Help, Vec::new()));
    commands
}

fn of_game(game: &'static dyn Game) -> Spec {
    let info = game.info();
    let mut params: Vec<Param> = info
        .options
        .iter()
        .filter(|spec| spec.offered)
        .map(|spec| {
            let about = format!("{}-option-{}", info.name, spec.name.replace('_', "-"));
            let kind = match spec.kind {
                OptionKind::Number { least, most, .. } => ParamKind::Number { least, most },
                OptionKind::Choice(choices) => ParamKind::Words(
                    choices.iter().map(|word| ((*word).to_owned(), format!("{about}-{word}"))).collect(),
                ),
            };
            Param { name: spec.name.replace('_', "-"), called: format!("{about}-name"), about, kind }
        })
        .collect();
    let most = *info.seats.end() as i64 - 1;
    params.push(param("computers", ParamKind::Number { least: 0, most }));
    params.push(words("level", Level::ALL.map(Level::word), |level| format!("discord-level-{level}")));
    params.push(words("pace", Pace::ALL.map(Pace::word), |pace| format!("discord-pace-{pace}")));
    params.push(param("thread", ParamKind::Flag));
    Spec {
        name: info.name.to_owned(),
        about: format!("{}-pitch", info.name),
        kind: Kind::Group(vec![
            leaf("start", &format!("{}-pitch", info.name), CommandHandler::Start(game), params),
            leaf("rules", "command-rules", CommandHandler::Rules(game), Vec::new()),
            leaf("scores", "command-scores", CommandHandler::Scores(game), Vec::new()),
        ]),
        for_managers: false,
    }
}

fn leaf(name: &str, about: &str, action: CommandHandler, params: Vec<Param>) -> Spec {
    Spec { name: name.to_owned(), about: about.to_owned(), kind: Kind::Leaf(action, params), for_managers: false }
}

fn param(name: &str, kind: ParamKind) -> Param {
    Param { name: name.to_owned(), called: format!("param-{name}-name"), about: format!("param-{name}"), kind }
}

fn words(name: &str, values: impl IntoIterator<Item = &'static str>, key: impl Fn(&str) -> String) -> Param {
    param(name, ParamKind::Words(values.into_iter().map(|word| (word.to_owned(), key(word))).collect()))
}

/// The tree as poise dispatches by it.
pub fn for_poise(tree: &[Spec]) -> Vec<poise::Command<Arc<House>, Poise>> {
    let command = |spec: &Spec| {
        let mut command = poise::Command {
            name: spec.name.clone().into(),
            slash_action: Some(|context| Box::pin(run(context))),
            ..poise::Command::default()
        };
        match &spec.kind {
            Kind::Group(below) => command.subcommands = for_poise(below),
            Kind::Leaf(action, _) => command.custom_data = Box::new(*action),
        }
        command
    };
    tree.iter().map(command).collect()
}

/// What was given to a command, by the names of its options.
#[derive(Clone, Debug, Default)]
pub struct Args(HashMap<String, Given>);

/// A value that was given.
#[derive(Clone, Debug)]
pub enum Given {
    Number(i64),
    Word(String),
    Flag(bool),
    User { id: u64, name: String },
}

impl Args {
    /// Those that a command bears.
    pub fn of(options: &[ResolvedOption]) -> Args {
        let given = |option: &ResolvedOption| {
            let given = match &option.value {
                ResolvedValue::Integer(number) => Given::Number(*number),
                ResolvedValue::String(word) => Given::Word((*word).to_owned()),
                ResolvedValue::Boolean(flag) => Given::Flag(*flag),
                ResolvedValue::User(user, member) => {
                    let nick = member.and_then(|member| member.nick.as_deref());
                    let name = nick.or(user.global_name.as_deref()).unwrap_or(&user.name);
                    Given::User { id: user.id.get(), name: names::clean(name) }
                }
                _ => return None,
            };
            Some((option.name.to_owned(), given))
        };
        Args(options.iter().filter_map(given).collect())
    }

    /// The number given for this option.
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.0.get(name) {
            Some(Given::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// The word given for this option.
    pub fn word(&self, name: &str) -> Option<&str> {
        match self.0.get(name) {
            Some(Given::Word(word)) => Some(word),
            _ => None,
        }
    }

    /// The yes or no given for this option.
    pub fn flag(&self, name: &str) -> Option<bool> {
        match self.0.get(name) {
            Some(Given::Flag(flag)) => Some(*flag),
            _ => None,
        }
    }

    /// The person given for this option, with a clean name.
    pub fn person(&self, name: &str) -> Option<(u64, &str)> {
        match self.0.get(name) {
            Some(Given::User { id, name }) => Some((*id, name)),
            _ => None,
        }
    }
}

/// Runs a command: every command comes through here.
async fn run(
    context: poise::ApplicationContext<'_, Arc<House>, Poise>,
) -> Result<(), poise::FrameworkError<'_, Arc<House>, Poise>> {
    let house = Arc::clone(context.framework.user_data);
    let asked = Asked::command(context.interaction);
    let args = Args::of(context.args);
    let action = context.command().custom_data.downcast_ref::<CommandHandler>().copied();
    let (rest, for_work) = (house.rest.clone(), asked.clone());
    interaction::attend(&rest, &asked, async move { act(&house, &for_work, action, &args).await }).await;
    Ok(())
}

async fn act(house: &Arc<House>, asked: &Asked, action: Option<CommandHandler>, args: &Args) -> Result<Done, Error> {
    match action {
        Some(CommandHandler::Start(game)) => start::start(house, asked, game, args).await,
        Some(CommandHandler::Rules(game)) => reading::rules(asked, game.info(), 1).map(Done::Say),
        Some(CommandHandler::Scores(game)) => ranking::scores(house, asked, game.info()).await,
        Some(CommandHandler::Leaderboard) => ranking::leaderboard_command(house, asked, args).await,
        Some(CommandHandler::Stats) => ranking::stats(house, asked, args).await,
        Some(CommandHandler::Board) => play::board(house, asked).await,
        Some(CommandHandler::Resign) => play::resign(house, asked).await,
        Some(CommandHandler::Stop) => play::stop(house, asked).await,
        Some(CommandHandler::Replay) => replay::replay(house, asked, None).await,
        Some(CommandHandler::Settings) => settings::settings(house, asked, args).await,
        Some(CommandHandler::Help) => Ok(Done::Say(reading::help(asked))),
        None => Err(Error::user("discord-unknown-command")),
    }
}
