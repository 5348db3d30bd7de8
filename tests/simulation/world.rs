//! One simulation: processes of the bot run one at a time, with one store and one Discord, until every match has ended.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::runtime::{Builder, Handle};

use snakepit::ids::{ChannelId, GuildId, MatchId};
use snakepit::play::*;

use crate::checker::Checker;
use crate::environment::{Conditions, Environment, Random, clock};
use crate::fake_discord::FakeDiscord;
use crate::faulty_store::{FaultyStore, Stores};
use crate::figures::Figures;
use crate::invariants::Invariant;
use crate::tournament_checker::TournamentChecker;
use crate::tournament_messages::TournamentMessages;
use crate::{lock, panics};
use crate::{tournament_users, users};
use snakepit::timestamp::Timestamp;

/// The number of channels in a world.
const CHANNELS: usize = 24;
/// The number of channels in each server.
const CHANNELS_A_GUILD: u64 = 4;
/// The maximum number of matches that are open at the same time.
const OPEN_AT_ONCE: usize = 24;
/// Faults stop only when at most this number of matches is open.
const AT_LAST: usize = 8;
/// The longest pause between two requests by users, in milliseconds.
const PAUSE: u64 = 900;
/// How late the service may handle a deadline while nothing fails.
const GRACE: Duration = Duration::from_secs(60);
/// How long the service may take to finish its work once nothing fails.
const SETTLED: Duration = Duration::from_secs(30);
/// The time limit for a computer's move.
const THINKING: Duration = Duration::from_secs(1);
/// The default time until a phone shows a picture.
const PICTURE_DELAY: Duration = Duration::from_millis(500);
/// How long the last matches may take once nothing fails. This is longer than a turn at the slowest pace, and longer
/// than a match waits when all users are away.
const TO_THE_END: Duration = Duration::from_secs(90 * 86_400);
/// The maximum number of tournaments that are open at the same time.
const TOURNAMENTS_AT_ONCE: usize = 4;
/// The longest time, in milliseconds, that passes in one step when nobody has anything to do in tournaments.
const LONG_IDLE: u64 = 12 * 3_600_000;
/// The number of requests after which users stop playing, so that deadlines end the remaining matches.
const LAST_REQUESTS: usize = 20_000;
/// After this time, no idle match may be in memory.
const FORGOTTEN: Duration = Duration::from_secs(1_200);

/// The parameters of a simulation.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The seed, which decides everything that happens.
    pub seed: u64,
    /// The number of matches outside of tournaments.
    pub matches: usize,
    /// The number of tournaments.
    pub tournaments: usize,
}

/// The parts of the simulation that outlive a process of the bot.
pub struct World {
    plan: Plan,
    pub environment: Arc<Environment>,
    pub checker: Arc<Checker>,
    pub discord: Arc<FakeDiscord>,
    pub tournament_checker: Arc<TournamentChecker>,
    pub tournament_messages: Arc<TournamentMessages>,
    store: Arc<FaultyStore>,
    /// Decides what users do.
    pub random: Random,
    secrets: Arc<Random>,
    /// For each match: the number of outdated presses in a row, and the time of the first one.
    outdated: Mutex<BTreeMap<MatchId, (u32, Timestamp)>>,
    /// Whether faults have stopped for good.
    calm: AtomicBool,
}

/// The parts of the bot in a process.
struct Process {
    table: Arc<MatchService>,
    tournaments: Tournaments,
}

/// How a process exits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Killed,
    Asked,
}

/// Runs a simulation over this store. For `apart`, see [`FaultyStore::new`].
///
/// # Errors Returns the violated invariant and the last lines of the trace.
pub fn run(plan: Plan, store: Arc<dyn Stores>, apart: Option<Handle>) -> Result<Figures, String> {
    let world = Arc::new(World::new(plan, store, apart));
    while world.is_busy() && world.checker.violation().is_none() {
        world.run_process(false);
    }
    world.calm.store(true, Ordering::SeqCst);
    world.discord.unlock_all();
    if world.checker.violation().is_none() {
        world.run_process(true);
    }
    world.checker.violation().map_or_else(|| Ok(world.checker.figures()), Err)
}

impl World {
    fn new(plan: Plan, store: Arc<dyn Stores>, apart: Option<Handle>) -> World {
        let environment = Arc::new(Environment::new(plan.seed, 1));
        let checker = Arc::new(Checker::new(plan.seed, Arc::clone(&environment)));
        let discord = Arc::new(FakeDiscord::new(Arc::clone(&environment), Arc::clone(&checker)));
        for _ in 0..CHANNELS {
            discord.new_channel();
        }
        let tournament_checker = Arc::new(TournamentChecker::new(Arc::clone(&checker)));
        let faulty_store = FaultyStore::new(Arc::clone(&environment), Arc::clone(&tournament_checker), store, apart);
        let tournament_messages =
            TournamentMessages::new(Arc::clone(&environment), Arc::clone(&tournament_checker), Arc::clone(&discord));
        World {
            plan,
            store: Arc::new(faulty_store),
            tournament_checker,
            tournament_messages: Arc::new(tournament_messages),
            environment,
            checker,
            discord,
            random: Random::new(plan.seed, 2),
            secrets: Arc::new(Random::new(plan.seed, 3)),
            outdated: Mutex::default(),
            calm: AtomicBool::new(false),
        }
    }

    /// Returns whether a user may currently open a match.
    pub fn wants_more(&self) -> bool {
        !self.is_calm() && self.is_short() && self.plan.tournaments == 0 && self.checker.open().len() < OPEN_AT_ONCE
    }

    /// Returns whether a user may currently open a tournament.
    pub fn wants_more_tournaments(&self) -> bool {
        !self.is_calm() && self.is_short() && self.tournament_checker.open().len() < TOURNAMENTS_AT_ONCE
    }

    /// Returns whether more matches or tournaments must be opened.
    fn is_short(&self) -> bool {
        let figures = self.checker.figures();
        match self.plan.tournaments {
            0 => figures.matches < self.plan.matches,
            tournaments => figures.tournaments < tournaments,
        }
    }

    /// Returns whether faults continue. They stop once all matches and tournaments have been opened and most have
    /// ended.
    fn is_busy(&self) -> bool {
        let running = self.tournament_checker.open().len() > self.plan.tournaments / 5;
        self.is_short()
            || running
            || self.checker.open().len() > AT_LAST.min(self.plan.matches.max(self.plan.tournaments) / 2)
    }

    /// Returns whether faults have stopped for good.
    pub fn is_calm(&self) -> bool {
        self.calm.load(Ordering::SeqCst)
    }

    pub fn guild_of(&self, channel: ChannelId) -> GuildId {
        GuildId(1 + self.discord.home(channel).0 / CHANNELS_A_GUILD)
    }

    /// Counts presses on a match's buttons that are refused as outdated. Any other press resets the count. Returns the
    /// number of outdated presses in a row, and the time since the first.
    pub fn outdated(&self, id: MatchId, outdated: bool) -> (u32, Duration) {
        let (mut rows, now) = (lock(&self.outdated), self.environment.now());
        if !outdated {
            rows.remove(&id);
            return (0, Duration::from_millis(0));
        }
        let (presses, since) = rows.entry(id).or_insert((0, now));
        *presses += 1;
        (*presses, now - *since)
    }

    /// Runs one process until it is killed or asked to shut down. The last process runs until all matches have ended.
    fn run_process(self: &Arc<Self>, last: bool) {
        let runtime = Builder::new_current_thread().enable_time().start_paused(true).build().expect("a runtime");
        let ended = runtime.block_on(async {
            self.environment.start_process();
            self.checker.note("a process begins".to_owned());
            let table = MatchService::new(self.ports(), THINKING, PICTURE_DELAY);
            table.set_cheer_ms(1_500);
            let resuming = Arc::clone(&table);
            tokio::spawn(async move { resuming.resume().await });
            let sender = Arc::clone(&self.tournament_messages) as Arc<dyn TournamentSender>;
            let store = Arc::clone(&self.store) as Arc<dyn TournamentStore>;
            let process = Process { tournaments: Tournaments::new(Arc::clone(&table), store, sender), table };
            let end = tokio::select! {
                biased;
                () = self.environment.killed() => End::Killed,
                end = self.course(&process, last) => end,
            };
            let later = if end == End::Killed && last { Duration::ZERO } else { self.random.between(200, 90_000) };
            self.environment.end_process(later);
            end
        });
        // Drops all tasks that are still running.
        drop(runtime);
        let well = ended == End::Asked;
        self.checker.note(format!("the process has ended: {ended:?}"));
        self.checker.count(|figures| if well { figures.ends += 1 } else { figures.kills += 1 });
        if let Some(panic) = panics().first() {
            self.checker.violated(Invariant::NoPanic, panic);
        }
        self.checker.process_ended(well);
        self.discord.process_ended(well);
        let mut open = self.checker.open();
        // Some ended matches are kept so that users can ask for a rematch.
        open.extend(self.discord.showing().iter().rev().take(OPEN_AT_ONCE).map(|message| message.id));
        self.discord.forget_all_but(&open);
    }

    fn ports(self: &Arc<Self>) -> Ports {
        let (secrets, world) = (Arc::clone(&self.secrets), Arc::clone(self));
        Ports {
            store: Arc::clone(&self.store) as Arc<dyn Store>,
            presenter: Arc::clone(&self.discord) as Arc<dyn Presenter>,
            clock: clock(&self.environment),
            new_secret: Arc::new(move || Ok(secrets.secret())),
            spawn_blocking: Arc::new(move |work| {
                let world = Arc::clone(&world);
                tokio::spawn(async move {
                    world.environment.call().await;
                    work();
                });
            }),
        }
    }

    /// Simulates users and faults while a process is running.
    async fn course(self: &Arc<Self>, process: &Process, last: bool) -> End {
        let keeping = (self.plan.tournaments > 0).then(|| tokio::spawn(process.tournaments.clone().run()));
        if last {
            self.play_to_the_end(process).await;
        } else {
            for _ in 0..1 + self.random.below(4) {
                self.run_under_conditions(process).await;
            }
            if self.random.happens(0.3) {
                self.environment.kill();
                std::future::pending::<()>().await;
            }
        }
        let calm = self.environment.conditions() == Conditions::CALM;
        if let Some(keeping) = keeping {
            keeping.abort();
        }
        process.table.close().await;
        // Allow some time, because the service also responds to users whose presses never reached a queue.
        self.environment.pass(SETTLED).await;
        if calm {
            self.discord.check(false);
        }
        End::Asked
    }

    /// Chooses random conditions. Users play under them for 5 seconds to 3 minutes of simulated time.
    async fn run_under_conditions(self: &Arc<Self>, process: &Process) {
        let conditions = *self.random.pick(&Conditions::ALL).unwrap_or(&Conditions::CALM);
        self.checker.note(format!("{conditions:?}"));
        self.environment.set_conditions(conditions);
        let begins = self.environment.now();
        let ends = begins + self.random.between(5_000, 180_000);
        while self.environment.now() < ends && self.checker.violation().is_none() && self.is_busy() {
            self.environment.pass(self.random.between(0, PAUSE)).await;
            if !self.act(process) && self.random.happens(0.1) {
                self.pass_hours().await;
            }
            if conditions == Conditions::CALM && self.environment.now() > begins + GRACE + SETTLED {
                self.check_deadlines();
            }
        }
    }

    /// Plays without faults. Users continue from the messages that they see, and deadlines end the other matches.
    async fn play_to_the_end(self: &Arc<Self>, process: &Process) {
        self.environment.set_conditions(Conditions::CALM);
        let begins = self.environment.now();
        self.environment.pass(SETTLED).await;
        for request in 0.. {
            let open = self.checker.open();
            let tournaments = self.tournament_checker.open();
            if open.is_empty() && tournaments.is_empty() && self.discord.shown_open().is_empty()
                || self.checker.violation().is_some()
            {
                break;
            }
            if self.environment.now() > begins + TO_THE_END {
                let ids = |ids: Vec<MatchId>| ids.iter().map(|id| id.to_short()).collect::<Vec<String>>().join(", ");
                let (open, shown) = (ids(open), ids(self.discord.shown_open()));
                let what =
                    format_args!("open: {open}; shown as open: {shown}; tournaments: {tournaments:?}").to_string();
                self.checker.violated(Invariant::NotStuck, what);
                break;
            }
            if request < LAST_REQUESTS {
                self.environment.pass(self.random.between(0, PAUSE)).await;
                if !self.act(process) {
                    self.pass_hours().await;
                }
            } else {
                self.environment.pass(Duration::from_secs(3_600)).await;
            }
            if self.environment.now() > begins + GRACE + SETTLED {
                self.check_deadlines();
            }
        }
        self.environment.pass(SETTLED).await;
        self.discord.check(true);
        self.tournament_checker.check_end(|tournament| self.tournament_messages.shown(tournament));
        self.environment.pass(FORGOTTEN).await;
        if let Some(left) = in_memory(&process.table) {
            self.checker.violated(Invariant::MemoryBounded, left);
        }
    }

    /// Makes one user act once. Returns whether anybody had something to do.
    fn act(self: &Arc<Self>, process: &Process) -> bool {
        if self.plan.tournaments > 0 {
            return tournament_users::act(self, &process.table, &process.tournaments);
        }
        users::act(self, &process.table);
        true
    }

    /// Advances the clock by up to half a day in one step, because nobody has anything to do.
    async fn pass_hours(&self) {
        self.environment.jump(self.random.between(PAUSE, LONG_IDLE));
        self.environment.pass(GRACE + SETTLED).await;
    }

    fn check_deadlines(&self) {
        if let Some(id) = self.checker.overdue(self.environment.now() - GRACE).first() {
            let due = self.checker.with(*id, |meta, _| meta.deadline).flatten();
            let what = format_args!("match {}: nothing was done at its deadline {due:?}", id.to_short()).to_string();
            self.checker.violated(Invariant::DeadlinesKept, what);
        }
    }
}

/// Returns what the service still keeps in memory, if anything.
fn in_memory(table: &MatchService) -> Option<String> {
    let ((messages, queues), tasks) = (table.match_counts(), table.running_tasks());
    (queues + tasks + messages > 0).then(|| format!("{queues} queues, {tasks} tasks, {messages} messages"))
}
