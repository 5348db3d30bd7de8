//! Users who open tournaments, join them, and come to their tables or stay away.

use std::sync::Arc;

use contract::Level;
use snakepit::ids::{ChannelId, InteractionId, MatchId, MessageId, TournamentId, UserId};
use snakepit::play::*;
use text::Locale;

use crate::fake_discord::Message;
use crate::users::{self, Given, command, play, press, random_user, user};
use crate::world::World;

/// The interactions that open tournaments have IDs from this number, which is above all snowflakes of the fake Discord.
const INTERACTIONS: u64 = 1 << 60;
/// About one user in this number does not come to a table.
const ABSENT: u64 = 6;

/// Makes one user act once. Returns whether anybody had something to do.
pub fn act(world: &Arc<World>, table: &Arc<MatchService>, tournaments: &Tournaments) -> bool {
    let random = &world.random;
    let showing = world.tournament_messages.showing();
    if world.wants_more_tournaments() && random.happens(0.2) {
        open(world, tournaments);
        return true;
    }
    let matches = world.discord.showing();
    if random.happens(world.environment.conditions().mischief) {
        match random.happens(0.5) {
            true => misbehave(world, table, tournaments, &showing),
            false => users::misbehave(world, table, &matches),
        }
        return true;
    }
    let signing_up = |shown: &&(MessageId, Tournament)| shown.1.stage == TournamentStage::SignUp;
    let sign_ups: Vec<_> = showing.iter().filter(signing_up).collect();
    if let Some((message, shown)) = random.pick(&sign_ups)
        && random.happens(0.5)
    {
        sign_up(world, tournaments, *message, shown);
        return true;
    }
    let organised: Vec<_> = showing.iter().filter(|(_, shown)| shown.stage != TournamentStage::Cancelled).collect();
    if let Some((message, shown)) = random.pick(&organised)
        && random.happens(if shown.plan.format == Format::Knockout { 0.12 } else { 0.06 })
    {
        organise(world, tournaments, *message, shown);
        return true;
    }
    let busy: Vec<&Message> = matches.iter().filter(|message| has_something_to_do(world, message)).collect();
    match random.pick(&busy) {
        Some(message) => take_part(world, table, message),
        None if !sign_ups.is_empty() => (),
        None => return false,
    }
    true
}

/// Presses a button below a sign-up.
fn sign_up(world: &Arc<World>, tournaments: &Tournaments, message: MessageId, shown: &Tournament) {
    let (random, expected_computers) = (&world.random, shown.computer_count());
    let change = match random.below(12) {
        0 | 1 => (shown.host, TournamentChange::AddComputer { level: Level::Easy, expected_computers }),
        2 if random.happens(0.3) => (shown.host, TournamentChange::RemoveComputer { expected_computers }),
        3 if random.happens(0.3) => (random_entrant(world, shown), TournamentChange::Leave),
        4 if random.happens(0.1) => (shown.host, TournamentChange::Stop),
        5..=8 if shown.entrants.len() > 1 => (shown.host, TournamentChange::Begin),
        _ => (random_user(world), TournamentChange::Join),
    };
    change_by(world, tournaments, (message, shown.channel), shown.id, change, false);
}

/// Organises a tournament as its host, or takes another user's place. The press may be delivered twice.
fn organise(world: &Arc<World>, tournaments: &Tournaments, message: MessageId, shown: &Tournament) {
    let random = &world.random;
    let who = if random.happens(0.9) { shown.host } else { random_user(world) };
    let (user_of, rounds) = (random_entrant(world, shown), shown.plan.rounds.len());
    let table = random.below(4);
    let at = world.environment.now() + random.between(1_000, 4_000_000);
    let correct = |round: usize| OrganiserAction::Correct {
        round,
        table: random.below(3),
        scores: *random.pick(&[[2, 0], [1, 1], [0, 2], [0, 0]]).unwrap_or(&[1, 1]),
        reason: "a mistake".to_owned(),
    };
    let is_bracket = shown.plan.format == Format::Knockout && rounds > 1;
    let act = match random.below(if shown.stage == TournamentStage::SignUp { 7 } else { 12 }) {
        // The host can correct the previous round while the next match waits for its players.
        0..=3 if is_bracket => correct(rounds - 2),
        0 => OrganiserAction::Title("Cup".to_owned()),
        1 => OrganiserAction::Description("For all".to_owned()),
        2 => OrganiserAction::Limit(random.below(70)),
        3 | 4 => OrganiserAction::BeginAt(at, "UTC".to_owned()),
        5 => OrganiserAction::HandOver(user_of),
        6 => OrganiserAction::Remove { user: user_of, replace: random.happens(0.8) },
        7 | 8 => OrganiserAction::MoreTime(table),
        9 if random.happens(0.3) => OrganiserAction::EndRound,
        9 | 10 => correct(random.below(rounds.max(1))),
        _ => {
            let change = (random_user(world), TournamentChange::Substitute);
            return change_by(world, tournaments, (message, shown.channel), shown.id, change, false);
        }
    };
    world.checker.note(format!("{who} organises tournament {}: {act:?}", shown.id.to_short()));
    world.checker.count(|figures| figures.requests += 1);
    let (place, acts) = ((shown.id, shown.channel), shown.plan.organised.acts);
    for _ in 0..if random.happens(0.2) { 2 } else { 1 } {
        let (tournaments, act) = (tournaments.clone(), act.clone());
        tokio::spawn(async move { tournaments.run_organiser_action(place, &user(who), false, acts, &act).await });
    }
}

/// Does something unusual to a tournament.
fn misbehave(
    world: &Arc<World>,
    table: &Arc<MatchService>,
    tournaments: &Tournaments,
    showing: &[(MessageId, Tournament)],
) {
    let random = &world.random;
    let open: Vec<_> = showing.iter().filter(|(_, shown)| shown.is_open()).collect();
    let Some((message, shown)) = random.pick(&open) else { return };
    let (message, id, anybody) = (*message, shown.id, random_user(world));
    let place = (message, shown.channel);
    let entrant = random_entrant(world, shown);
    let by = |who, change| change_by(world, tournaments, place, id, (who, change), false);
    match random.below(16) {
        0..=2 => by(anybody, TournamentChange::Join),
        3 | 4 => by(entrant, TournamentChange::Join),
        5 | 6 => by(entrant, TournamentChange::Leave),
        7 => by(anybody, TournamentChange::Begin),
        8 => by(anybody, TournamentChange::Stop),
        9 => by(
            entrant,
            TournamentChange::AddComputer { level: Level::Hard, expected_computers: shown.computer_count() },
        ),
        10 => world.tournament_messages.delete_message(message),
        11 if random.happens(0.1) => users::delete_channel(world, table, shown.channel),
        12 if random.happens(0.1) => by(shown.host, TournamentChange::Stop),
        13 if random.happens(0.1) => change_by(world, tournaments, place, id, (anybody, TournamentChange::Stop), true),
        15 => by(entrant, TournamentChange::ShareResult),
        14 => change_by(world, tournaments, place, TournamentId(i64::MAX), (anybody, TournamentChange::Join), false),
        _ => (),
    }
}

/// Changes a tournament. The press may be delivered twice.
fn change_by(
    world: &Arc<World>,
    tournaments: &Tournaments,
    (message, channel): (MessageId, ChannelId),
    id: TournamentId,
    (who, change): (UserId, TournamentChange),
    moderator: bool,
) {
    world.checker.note(format!("{who} presses {change:?} of tournament {} at {message}", id.to_short()));
    world.checker.count(|figures| figures.requests += 1);
    for _ in 0..if world.random.happens(0.1) { 2 } else { 1 } {
        let (world, tournaments) = (Arc::clone(world), tournaments.clone());
        tokio::spawn(async move {
            let changed = match tournaments.apply_change(id, channel, &user(who), moderator, change).await {
                // The response shows the tournament's current state. If it arrives after a newer response, the next
                // press corrects the message.
                Err(error) if error.is_outdated() => {
                    let shown = world.tournament_messages.showing();
                    let is_newer = |now: &Tournament| {
                        shown.iter().any(|(at, shown)| *at == message && shown.version < now.version)
                    };
                    match tournaments.get(id, channel).await {
                        Ok(now) if is_newer(&now) => Ok(Some(now)),
                        _ => return,
                    }
                }
                changed => changed,
            };
            if let Ok(Some(changed)) = changed
                && ![TournamentChange::Stop, TournamentChange::ShareResult].contains(&change)
            {
                tournaments.mark_shown(&changed);
                world.tournament_messages.respond(message, &changed);
            }
        });
    }
}

fn random_entrant(world: &World, shown: &Tournament) -> UserId {
    let users: Vec<UserId> = shown.entrants.iter().filter_map(|entrant| entrant.user).collect();
    *world.random.pick(&users).unwrap_or(&shown.host)
}

fn open(world: &Arc<World>, tournaments: &Tournaments) {
    let random = &world.random;
    let channels = world.discord.channels();
    let (Some(&channel), Some(&game)) = (random.pick(&channels), random.pick(rules::REGISTRY)) else { return };
    let formats = [Format::Swiss, Format::RoundRobin, Format::Knockout, Format::Duplicate];
    let format = *random.pick(&formats).unwrap_or(&Format::Swiss);
    let options = users::options(world, game);
    let options = if format == Format::Duplicate { game.info().options_with_deals(&options) } else { Some(options) };
    let Some(options) = options.filter(|_| world.discord.home(channel) == channel) else { return };
    if random.happens(0.15) {
        world.tournament_messages.forbid_threads(channel);
    }
    let now = world.environment.now();
    let pace = *random.pick(&[Pace::Live, Pace::Live, Pace::Relaxed, Pace::Slow]).unwrap_or(&Pace::Live);
    let plan = Plan {
        rounds_wanted: *random.pick(&[None, Some(1), Some(2)]).unwrap_or(&None),
        tables: 2,
        third_place: random.happens(0.5),
        begins_at: random.happens(0.3).then(|| now + random.between(10_000, 300_000)),
        ..Plan::new(game.info().name, options, Locale::En, pace, format, now)
    };
    let tournament = Tournament {
        id: TournamentId(0),
        version: 1,
        guild: world.guild_of(channel),
        channel,
        message: None,
        host: random_user(world),
        stage: TournamentStage::SignUp,
        entrants: Vec::new(),
        plan,
    };
    let interaction = InteractionId(INTERACTIONS + world.discord.next_id());
    for _ in 0..if random.happens(0.1) { 2 } else { 1 } {
        let (tournaments, tournament) = (tournaments.clone(), tournament.clone());
        tokio::spawn(async move { tournaments.open_sign_up(&tournament, interaction, false).await });
    }
}

/// Returns the users who have not arrived at the table yet, but will.
fn expected(id: MatchId, meta: &MatchMeta) -> Vec<UserId> {
    let pending = meta.seats.iter().filter(|player| player.contribution.is_none()).filter_map(Player::user);
    pending.filter(|user| !(user.0 + id.0.unsigned_abs()).is_multiple_of(ABSENT)).collect()
}

/// Returns whether somebody will press a button on this message. At the end of the simulation, users also press buttons
/// of matches that look open but are not.
fn has_something_to_do(world: &World, message: &Message) -> bool {
    let Some(view) = &message.view else { return false };
    let is_lobby = view.meta.stage == Stage::Lobby;
    let outdated = world.is_calm() && !world.checker.open().contains(&message.id);
    message.shows_open()
        && (!is_lobby || outdated || view.meta.table.is_none() || !expected(message.id, &view.meta).is_empty())
}

/// Arrives at a table, or plays there. To keep matches short, many players give up or agree on a draw.
fn take_part(world: &Arc<World>, table: &Arc<MatchService>, message: &Message) {
    let random = &world.random;
    let Some(view) = &message.view else { return };
    let players: Vec<UserId> = view.meta.users().collect();
    let Some(&one) = random.pick(&players) else { return };
    let (id, number, channel) = (message.id, message.number, message.channel);
    if view.meta.stage == Stage::Lobby {
        let expected = expected(id, &view.meta);
        match random.pick(&expected) {
            Some(_) if random.happens(0.03) => {
                press(world, table, random_user(world), id, number, channel, Command::Join)
            }
            Some(_) if random.happens(0.03) => press(world, table, one, id, number, channel, Command::Leave),
            Some(who) if random.happens(0.05) => command(world, table, *who, channel, Given::Words(id)),
            Some(who) => press(world, table, *who, id, number, channel, Command::Join),
            None => press(world, table, one, id, number, channel, Command::Join),
        }
    } else if random.happens(0.35) {
        command(world, table, one, channel, Given::About(Command::Resign));
    } else if random.happens(0.1) {
        press(world, table, one, id, number, channel, Command::Propose(Proposal::Stop));
    } else {
        play(world, table, message);
    }
}
