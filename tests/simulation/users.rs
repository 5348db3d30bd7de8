//! Simulated users. They see messages and press buttons, and some of them misbehave.

use std::sync::Arc;
use std::time::Duration;

use contract::{ControlAction, Controls, Game, Level, Match, OptionKind, Options, Row, Seat};
use snakepit::ids::{ChannelId, MatchId, MessageId, UserId};
use snakepit::play::*;
use text::Locale;

use crate::checker::Kind;
use crate::fake_discord::Message;
use crate::invariants::Invariant;
use crate::world::World;

/// The number of users.
const USERS: usize = 300;
/// The first user's snowflake.
const FIRST_USER: u64 = 10_000;
/// A snowflake that belongs to no user or message.
const FORGED: u64 = 4;
/// A match is stuck if the service refuses more than this number of presses in a row on visible buttons as outdated,
/// for longer than [`STUCK_FOR`].
const STUCK_AFTER: u32 = 6;
/// How long presses must fail before a match counts as stuck: far longer than an edit waits for the channel's rate
/// limit.
const STUCK_FOR: Duration = Duration::from_secs(60);

/// Makes one user act once.
pub fn act(world: &Arc<World>, table: &Arc<MatchService>) {
    let random = &world.random;
    let conditions = world.environment.conditions();
    let showing = world.discord.showing();
    if world.wants_more() && random.happens(0.15) {
        return open(world, table, random_user(world));
    }
    if random.happens(conditions.mischief) {
        return misbehave(world, table, &showing);
    }
    let open: Vec<&Message> = showing.iter().filter(|message| message.shows_open()).collect();
    if let Some(message) = random.pick(&open) {
        play(world, table, message);
    }
}

/// Acts in the match of a message, as a user who sees that message.
pub fn play(world: &Arc<World>, table: &Arc<MatchService>, message: &Message) {
    let Some(view) = &message.view else { return };
    match &view.kind {
        _ if view.meta.stage == Stage::Archived => {
            let players: Vec<UserId> = view.meta.users().collect();
            let who = *world.random.pick(&players).unwrap_or(&UserId(FORGED));
            press(world, table, who, message.id, message.number, message.channel, Command::Resume);
        }
        ViewKind::Lobby => gather(world, table, message, view),
        ViewKind::Running { controls, .. } => take_part(world, table, message, view, controls),
        ViewKind::Result { .. } => (),
    }
}

fn gather(world: &Arc<World>, table: &Arc<MatchService>, message: &Message, view: &View) {
    let random = &world.random;
    let host = view.meta.host;
    let enough = view.meta.seats.len() >= *view.game.seats.start();
    let players: Vec<UserId> = view.meta.users().collect();
    if random.happens(0.1) {
        let who = *random.pick(&players).unwrap_or(&host);
        return command(world, table, who, message.channel, Given::Words(message.id));
    }
    let (who, what) = match random.below(12) {
        0..=3 => (random_user(world), Command::Join),
        4 => (
            *random.pick(&players).unwrap_or(&host),
            Command::AddComputer(*random.pick(&Level::ALL).unwrap_or(&Level::Easy)),
        ),
        5 => (*random.pick(&players).unwrap_or(&host), Command::Youngest),
        6 if random.happens(0.3) => (*random.pick(&players).unwrap_or(&host), Command::Leave),
        7 if random.happens(0.3) => (host, Command::RemoveComputer),
        8 if random.happens(0.2) => {
            return command(world, table, host, message.channel, Given::About(Command::Stop));
        }
        8 if random.happens(0.2) => {
            let heir = *random.pick(&players).unwrap_or(&host);
            return command(world, table, host, message.channel, Given::About(Command::HandOver(heir)));
        }
        9 if random.happens(0.3) => (host, Command::ChangeLength),
        9 if random.happens(0.3) => (host, Command::Gentle),
        _ if enough => (host, Command::Start),
        _ => (random_user(world), Command::Join),
    };
    press(world, table, who, message.id, message.number, message.channel, what);
}

fn take_part(world: &Arc<World>, table: &Arc<MatchService>, message: &Message, view: &View, controls: &Controls) {
    let random = &world.random;
    let players: Vec<UserId> = view.meta.users().collect();
    if view.stop_tally.agreed > 0 && random.happens(0.02) {
        let who = *random.pick(&players).unwrap_or(&UserId(FORGED));
        return press(world, table, who, message.id, message.number, message.channel, Command::Propose(Proposal::Stop));
    }
    if view.pause_tally.agreed > 0 && random.happens(0.05) {
        let who = *random.pick(&players).unwrap_or(&UserId(FORGED));
        return press(
            world,
            table,
            who,
            message.id,
            message.number,
            message.channel,
            Command::Propose(Proposal::Pause),
        );
    }
    if view.offer_tally.required > 0 && random.happens(0.02) {
        let who = *random.pick(&players).unwrap_or(&UserId(FORGED));
        return press(world, table, who, message.id, message.number, message.channel, Command::Agree);
    }
    if !controls.reactions.is_empty() && random.happens(0.4) {
        for _ in 0..1 + random.below(3) {
            if let (Some(reaction), Some(user)) = (random.pick(&controls.reactions), random.pick(&players)) {
                claim(world, table, *user, message.number, reaction.emoji);
            }
        }
        return;
    }
    // Users see whose turn it is, and which controls they can press.
    let chosen =
        world.checker.with(message.id, |meta, play| Some(choose(world, meta, play?, view, controls))).flatten();
    let Some((who, what)) = chosen.flatten() else { return };
    press(world, table, who, message.id, message.number, message.channel, what);
}

/// Chooses a user whose turn it is, and what they press: a control of the message, or the next part of a move.
fn choose(
    world: &World,
    meta: &MatchMeta,
    play: &dyn Match,
    view: &View,
    controls: &Controls,
) -> Option<(UserId, Command)> {
    let random = &world.random;
    let awaited: Vec<Seat> = play.awaited_seats().iter().collect();
    let expected_version = view.expected_version;
    // Sometimes a user presses whose turn it is not. That user might not see that the match has ended, or the match
    // might be waiting for them to return.
    let other = awaited.is_empty() || random.happens(0.1);
    let any = || Some(Seat(random.below(meta.seats.len()) as u8));
    let seat = random.pick(&awaited).copied().filter(|_| !other).or_else(any)?;
    let Occupant::User(user) = meta.seats.get(seat.index())?.occupant else { return None };
    if other || random.happens(0.5) {
        let what = match random.pick(&presses(controls))? {
            ControlAction::Move(notation) => Command::Move { expected_version, notation: notation.clone() },
            ControlAction::Draft(draft) => Command::Draft { expected_version, draft: draft.clone() },
        };
        return Some((user, what));
    }
    let notation = random.pick(&play.legal_moves(seat))?.clone();
    Some((user, Command::Move { expected_version, notation }))
}

/// Returns the actions of a message's controls.
fn presses(controls: &Controls) -> Vec<ControlAction> {
    let row = |row: &Row| match row {
        Row::Buttons(buttons) => buttons
            .iter()
            .filter(|button| button.enabled)
            .map(|button| button.action.clone())
            .collect::<Vec<ControlAction>>(),
        Row::Select(select) => select.choices.iter().map(|choice| choice.action.clone()).collect(),
    };
    controls.rows.iter().flat_map(row).collect()
}

/// Does something unusual: a user misbehaves, or a server's channels change.
pub fn misbehave(world: &Arc<World>, table: &Arc<MatchService>, showing: &[Message]) {
    let random = &world.random;
    let Some(message) = random.pick(showing) else { return };
    let Some(view) = &message.view else { return };
    let players: Vec<UserId> = view.meta.users().collect();
    let one = *random.pick(&players).unwrap_or(&UserId(FORGED));
    let (id, number, channel) = (message.id, message.number, message.channel);
    let forged = Command::Move { expected_version: view.expected_version, notation: "9-9.9@9,z".to_owned() };
    match random.below(29) {
        0 => press(world, table, random_user(world), id, number, channel, forged),
        1 => press(world, table, one, id, number, channel, forged),
        // Discord refuses presses on buttons that are not on the message. The service repairs only messages of open
        // matches.
        2 if view.meta.stage.is_open() && showing.iter().any(|other| other.id.0 == id.0 + 1) => {
            press(world, table, one, MatchId(id.0 + 1), number, channel, Command::Join)
        }
        3 => press(world, table, one, MatchId(i64::MAX), number, channel, Command::Start),
        4 => press(world, table, one, id, MessageId(FORGED), channel, Command::Claim("snap".to_owned())),
        5 => {
            let what = Command::Draft { expected_version: view.expected_version, draft: "x,-1".to_owned() };
            press(world, table, one, id, number, channel, what);
        }
        6 => press(world, table, one, id, number, channel, Command::Claim("nothing".to_owned())),
        7 => {
            // A user presses a button on a message that has not been updated for a while.
            let what = Command::Move { expected_version: view.expected_version - 1, notation: "1".to_owned() };
            press(world, table, one, id, number, channel, what);
        }
        8..=10 => again(world, table, message, view, one),
        11 => {
            for _ in 0..40 {
                claim(world, table, random_user(world), number, "🫰");
                claim(world, table, one, number, "👋");
            }
        }
        12 => command(world, table, one, channel, Given::About(Command::Resign)),
        13 if random.happens(0.2) => command(world, table, one, channel, Given::About(Command::Stop)),
        13 if random.happens(0.1) => command(world, table, one, channel, Given::StopAsModerator),
        14 => command(world, table, random_user(world), channel, Given::About(Command::Stop)),
        15 => command(world, table, one, channel, Given::About(Command::Repost)),
        16 => {
            world.discord.delete_message(number);
            world.checker.note(format!("message {number} is deleted"));
        }
        17 if random.happens(0.1) => {
            delete_channel(world, table, channel);
            continue_elsewhere(world, table, one, channel);
        }
        18 => table.events_lost(0),
        19 => table.refresh_message(number),
        20 => world.discord.lock_channel(channel, random.happens(0.3)),
        21 if random.happens(0.1) => world.environment.jump(random.between(1_000, 30 * 3_600_000)),
        22 => play(world, table, message),
        23 => command(world, table, one, channel, Given::Words(id)),
        24 => command(world, table, one, channel, Given::About(Command::Remove(random_user(world)))),
        25 => press(world, table, one, id, number, channel, Command::Propose(Proposal::Stop)),
        26 => press(world, table, one, id, number, channel, Command::Propose(Proposal::Pause)),
        27 => command(world, table, one, channel, Given::About(Command::Resume)),
        _ if world.wants_more() => press(world, table, one, id, number, channel, Command::Rematch),
        _ => (),
    }
}

/// Deletes a channel with its threads. The bot does not always receive the events.
pub fn delete_channel(world: &Arc<World>, table: &Arc<MatchService>, channel: ChannelId) {
    for deleted in world.discord.delete_channel(channel) {
        world.checker.note(format!("channel {deleted} is deleted"));
        if world.random.happens(0.7) {
            table.channel_deleted(deleted);
        }
    }
    world.discord.new_channel();
}

/// A user continues the match of a deleted channel in another channel of the server, if there is one.
fn continue_elsewhere(world: &Arc<World>, table: &Arc<MatchService>, who: UserId, deleted: ChannelId) {
    let mut others = world.discord.channels();
    others.retain(|other| *other != deleted && world.guild_of(*other) == world.guild_of(deleted));
    let Some(&channel) = world.random.pick(&others) else { return };
    let (world, table) = (Arc::clone(world), Arc::clone(table));
    tokio::spawn(async move {
        world.environment.pass(world.random.between(0, 60_000)).await;
        command(&world, &table, who, channel, Given::About(Command::Resume));
    });
}

/// A user presses a control once, but the gateway delivers the press twice.
fn again(world: &Arc<World>, table: &Arc<MatchService>, message: &Message, view: &View, one: UserId) {
    let random = &world.random;
    let (what, kind) = match &view.kind {
        ViewKind::Lobby => (Command::Join, Kind::Change),
        ViewKind::Result { .. } if world.wants_more() => (Command::Rematch, Kind::Command),
        ViewKind::Result { .. } => return,
        ViewKind::Running { controls, .. } => match random.pick(&presses(controls)) {
            Some(ControlAction::Move(notation)) => {
                let play = Command::Move { expected_version: view.expected_version, notation: notation.clone() };
                let kind = kind_of(&play);
                (play, kind)
            }
            Some(ControlAction::Draft(draft)) => {
                (Command::Draft { expected_version: view.expected_version, draft: draft.clone() }, Kind::Draft)
            }
            None => return,
        },
    };
    let who = if view.meta.stage == Stage::Lobby { random_user(world) } else { one };
    let token = world.discord.token(message.channel, Some(message.number), kind);
    deliver(world, table, message.id, message.number, Request::new(user(who), what.clone(), token.clone()));
    let (world, table, id, number) = (Arc::clone(world), Arc::clone(table), message.id, message.number);
    tokio::spawn(async move {
        world.environment.pass(world.random.between(0, 4_000)).await;
        world.checker.delivered(token.id, kind);
        deliver(&world, &table, id, number, Request::new(user(who), what, token));
    });
}

fn kind_of(command: &Command) -> Kind {
    match command {
        Command::Draft { .. } => Kind::Draft,
        Command::Move { notation, .. } if notation == "turn" => Kind::Turn,
        Command::Claim(_) => Kind::Reaction,
        Command::Rematch => Kind::Command,
        _ => Kind::Change,
    }
}

/// Presses a control. If the service refuses the press, the user gets a response.
pub fn press(
    world: &Arc<World>,
    table: &Arc<MatchService>,
    who: UserId,
    id: MatchId,
    message: MessageId,
    channel: ChannelId,
    what: Command,
) {
    let token = world.discord.token(channel, Some(message), kind_of(&what));
    world.checker.note(format!("{} interaction {}: {who} presses {what:?} at {message}", id.to_short(), token.id));
    deliver(world, table, id, message, Request::new(user(who), what, token));
}

fn deliver(world: &Arc<World>, table: &Arc<MatchService>, id: MatchId, message: MessageId, request: Request) {
    let token = request.token.clone();
    let decision = table.press(id, Request { message: Some(message), ..request });
    let world = Arc::clone(world);
    tokio::spawn(async move {
        let decision = decision.await;
        let is_answered = decision.is_ok();
        let result = match decision {
            Ok(Answer::Refreshed) => Err(Error::user("table-outdated")),
            decision => decision.map(drop),
        };
        world.checker.decided(token.id, &result);
        watch_for_being_stuck(&world, id, &result);
        if !is_answered {
            world.discord.respond_privately(&token);
        }
    });
}

/// Checks that the buttons on the newest message work while there are no faults.
fn watch_for_being_stuck(world: &World, id: MatchId, result: &Result<(), Error>) {
    let outdated = matches!(result, Err(Error::User(told))
        if ["table-outdated", "table-changed", "table-old-message"].contains(&&*told.phrase.key));
    let (presses, time) = world.outdated(id, outdated && world.is_calm());
    if presses > STUCK_AFTER && time > STUCK_FOR {
        let what = format_args!("match {}: {presses} presses of what it shows were outdated", id.to_short());
        world.checker.violated(Invariant::NotStuck, what);
    }
}

fn claim(world: &World, table: &Arc<MatchService>, user: UserId, message: MessageId, emoji: &str) {
    world.checker.count(|figures| figures.requests += 1);
    world.checker.note(format!("{user} reacts with {emoji} at {message}"));
    table.handle_reaction(ReactionEvent {
        user,
        message,
        emoji: emoji.to_owned(),
        arrived_at: world.environment.now(),
        removed: false,
        gateway_event: None,
    });
}

#[derive(Clone)]
pub enum Given {
    About(Command),
    StopAsModerator,
    /// Types words on the page *Fair play* of a match.
    Words(MatchId),
}

/// Uses a command, which the gateway may deliver twice.
pub fn command(world: &Arc<World>, table: &Arc<MatchService>, who: UserId, channel: ChannelId, given: Given) {
    let token = world.discord.token(channel, None, Kind::Command);
    give(world, table, who, channel, given.clone(), token.clone());
    if world.random.happens(0.2) {
        let (world, table) = (Arc::clone(world), Arc::clone(table));
        tokio::spawn(async move {
            world.environment.pass(world.random.between(0, 4_000)).await;
            world.checker.delivered(token.id, Kind::Command);
            give(&world, &table, who, channel, given, token);
        });
    }
}

fn give(
    world: &Arc<World>,
    table: &Arc<MatchService>,
    who: UserId,
    channel: ChannelId,
    given: Given,
    token: InteractionToken,
) {
    let (command, moderator) = match given {
        Given::About(command) => (command, false),
        Given::StopAsModerator => (Command::Stop, true),
        Given::Words(id) => return contribute(world, table, who, id, token),
    };
    give_request(world, table, channel, None, Request { moderator, ..Request::new(user(who), command, token) });
}

/// Uses a command and presses one of the private buttons of its response.
fn give_request(
    world: &Arc<World>,
    table: &Arc<MatchService>,
    channel: ChannelId,
    chosen: Option<MatchId>,
    request: Request,
) {
    let (world, table) = (Arc::clone(world), Arc::clone(table));
    tokio::spawn(async move {
        let (token, command) = (request.token.clone(), request.command.clone());
        let result = table.run_command(Some(world.guild_of(channel)), channel, chosen, request.clone()).await;
        world.checker.decided(token.id, &result.clone().map(drop));
        // The response to `/game board` is a new message of the match.
        if !matches!(result, Ok(Answer::MatchShown | Answer::Refreshed)) {
            world.discord.respond_privately(&token);
        }
        let (command, chosen) = match result {
            Ok(Answer::ChooseMatch(matches)) => match world.random.pick(&matches) {
                Some(meta) => (command, meta.id),
                None => return,
            },
            Ok(Answer::Confirm(meta)) if command == Command::Stop => (Command::ConfirmStop, meta.id),
            Ok(Answer::Confirm(meta) | Answer::ConfirmAsLast(meta)) => (Command::ConfirmResign, meta.id),
            Ok(Answer::NeedsAgreement(id)) if world.random.happens(0.3) => (Command::Resign, id),
            Ok(Answer::NeedsAgreement(id)) => (Command::Propose(Proposal::Stop), id),
            Ok(Answer::Message(_) | Answer::Paused(_) | Answer::MatchShown | Answer::Refreshed | Answer::Hint(_))
            | Err(_) => {
                return;
            }
        };
        world.environment.pass(world.random.between(0, 4_000)).await;
        let token = world.discord.token(channel, None, Kind::Command);
        give_request(&world, &table, channel, Some(chosen), Request { command, token, ..request });
    });
}

fn contribute(world: &Arc<World>, table: &Arc<MatchService>, who: UserId, id: MatchId, token: InteractionToken) {
    let (world, table, who) = (Arc::clone(world), Arc::clone(table), user(who));
    tokio::spawn(async move {
        let command = Command::ContributeToSeed(format!("words {}", token.id));
        let result = table.run_command_on(id, Request::new(who, command, token.clone())).await;
        world.checker.decided(token.id, &result.map(drop));
        world.discord.respond_privately(&token);
    });
}

fn open(world: &Arc<World>, table: &Arc<MatchService>, who: UserId) {
    let random = &world.random;
    let channels = world.discord.channels();
    let (Some(&channel), Some(&game)) = (random.pick(&channels), random.pick(rules::REGISTRY)) else { return };
    let guest = UserId(FIRST_USER + (who.0 - FIRST_USER + 1 + random.below(USERS - 1) as u64) % USERS as u64);
    let guest = Reservation { user: guest, name: user(guest).name };
    let guild = random.happens(0.8).then_some(world.guild_of(channel));
    let opening = NewMatch {
        host: user(who),
        location: MessageLocation { guild, channel, message: None, detached: false },
        locale: Locale::En,
        game,
        options: options(world, game),
        pace: *random.pick(&[None, Some(Pace::Live), Some(Pace::Relaxed), Some(Pace::Slow)]).unwrap_or(&None),
        computers: (0..random.below(3)).filter_map(|_| random.pick(&Level::ALL).copied()).collect(),
        reservations: if random.happens(0.3) { vec![guest] } else { Vec::new() },
        skips_uninvitable_guests: false,
        token: world.discord.token(channel, None, Kind::Command),
        practice: false,
        deal: None,
        begins_at_once: false,
        shown_in_response: random.happens(0.8),
    };
    let (world, table) = (Arc::clone(world), Arc::clone(table));
    tokio::spawn(async move {
        let (token, answers) = (opening.token.clone(), opening.shown_in_response);
        let result = table.open_lobby(opening).await.map(|_| ());
        world.checker.decided(token.id, &result);
        if result.is_err() || !answers {
            world.discord.respond_privately(&token);
        }
    });
}

/// Returns options that keep matches short. Over many matches, every option is tried.
pub fn options(world: &World, game: &dyn Game) -> Options {
    let specs = game.info().options;
    let mut options = Options::defaults(specs);
    for spec in specs.iter().filter(|spec| spec.offered) {
        let text = match spec.kind {
            OptionKind::Number { min, .. } => min.to_string(),
            OptionKind::Choice(words) => (*world.random.pick(words).unwrap_or(&"")).to_owned(),
        };
        options.set(specs, spec.name, &text).expect("a value of the option's own");
    }
    options
}

pub fn random_user(world: &World) -> UserId {
    UserId(FIRST_USER + world.random.below(USERS) as u64)
}

pub fn user(id: UserId) -> User {
    User { id, name: format!("P{id}"), locale: Locale::En }
}
