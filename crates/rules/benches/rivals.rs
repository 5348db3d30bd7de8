//! Measures how often computers win against people of different speeds in Snap and Slap. Also measures this for users
//! who add and remove their reaction blindly.
//!
//! `cargo bench -p rules --bench rivals -- --matches 1000` prints two tables. A share of 1 means that the computer wins
//! as often as each person. Seeds are fixed, so the tables are always the same.
//!
//! People react like computers whose median reaction time is the person's. They miss 5 % of the pictures that they
//! could claim, and claim wrongly on 0.5 % of the pictures. Their phones show each picture 500 ms after Discord accepts
//! it. They learn of a faster player with the same delay. The same people play all matches behind one figure, so the
//! computers know their pace after the first match.
//!
//! A blind toggler turns cards as people do, and otherwise adds and removes the same emoji at a fixed pace.

use std::collections::VecDeque;

use contract::{ClaimPace, ClaimTiming, Game, Level, Match, Options, RandomSource, SearchContext, Seat, Seed, Setup};
use rules::find;

const GAMES: [&str; 2] = ["snap", "slap"];
const PICTURE_DELAY: u32 = 500;
/// A person can no longer stop a tap that is due within this many milliseconds. Source: G. D. Logan and W. B. Cowan,
/// *On the ability to inhibit thought and action*, Psychological Review 91, 1984, 295-327.
const TOO_LATE_TO_STOP: u32 = 200;
/// The number of each person's latest correct claims that computers know.
const CLAIMS_KEPT: usize = 20;
/// The turn limit of a short match.
const TURNS: i64 = 120;
/// The people's median reaction times, in milliseconds after their phones show a picture.
const MEDIANS: [u32; 4] = [350, 500, 700, 1000];
/// The parameters of a person's reaction time, relative to the median. Experiments show an ex-Gaussian distribution.
const MU: f64 = 0.804;
const SIGMA: f64 = 0.12;
const TAU: f64 = 0.25;
/// After Discord has accepted a picture, a person waits this many milliseconds, or up to a second longer, and then
/// turns the next card.
const TURN_AFTER: u32 = 1600;
const TURN_SPREAD: usize = 1000;
const MISSES: f64 = 0.05;
const MISTAKES: f64 = 0.005;
/// The milliseconds that Discord needs to accept an API call, and the minimum milliseconds between two edits. Discord
/// allows five edits in 5 s.
const LATENCY: u64 = 100;
const EDIT_PAUSE: u64 = 1000;
/// The milliseconds between two presses of a blind toggler, and the opponents' median reaction times.
const TOGGLED_EVERY: [u64; 4] = [300, 500, 800, 1000];
const OPPONENTS: [u32; 3] = [500, 700, 1000];

/// What a seat plans to do when it sees the newest picture, and after how many milliseconds.
struct Planned {
    after: u32,
    seat: Seat,
    notation: String,
    /// The reaction with which a person claims, if this is a person's claim.
    reaction: Option<&'static str>,
    /// Whether this is a correct claim by a person, from which computers learn the person's pace.
    teaches: bool,
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let value =
        |name: &str| arguments.iter().position(|argument| argument == name).and_then(|place| arguments.get(place + 1));
    let matches: u64 = value("--matches").map_or(200, |text| text.parse().expect("--matches takes a number"));
    println!(
        "{:<8}{:<8}{:>8}{}",
        "game",
        "level",
        "people",
        MEDIANS.map(|ms| format!("{:>9}", format!("{ms} ms"))).concat()
    );
    for game in GAMES.map(|name| find(name).expect("a game")) {
        for level in Level::ALL {
            for people in [1, 3] {
                let shares = MEDIANS.map(|median| {
                    let mut claims = vec![VecDeque::new(); people + 1];
                    let share = |number| share(game, level, median, number, &mut claims);
                    let won: f64 = (0..matches).map(share).sum();
                    format!("{:>9.2}", won * (people + 1) as f64 / matches as f64)
                });
                println!("{:<8}{level:<8}{people:>8}{}", game.info().name, shares.concat());
            }
        }
    }
    println!("\n{:<8}{:<8}{:>8}{}", "game", "toggled", "people", OPPONENTS.map(|ms| format!("{ms:>6} ms")).concat());
    for game in GAMES.map(|name| find(name).expect("a game")) {
        for every in TOGGLED_EVERY {
            for people in [1, 3, 7].into_iter().filter(|people| game.info().seats.contains(&(people + 1))) {
                let shares = OPPONENTS.map(|median| {
                    let won: f64 = (0..matches).map(|number| toggler_share(game, every, median, people, number)).sum();
                    format!("{:>9.2}", won * (people + 1) as f64 / matches as f64)
                });
                println!("{:<8}{every:>5} ms{people:>8}{}", game.info().name, shares.concat());
            }
        }
    }
}

/// Returns the seed of this match, and the match after the deal.
fn begin(game: &dyn Game, seats: usize, number: u64) -> (Seed, Box<dyn Match>) {
    let mut seed = Seed([0x5b; 32]);
    seed.0[..8].copy_from_slice(&number.to_le_bytes());
    let mut options = Options::defaults(game.info().options);
    game.info().set_number(&mut options, "turn_limit", TURNS);
    let mut played = game.new_match(&Setup { options, seats, youngest: None });
    played.apply_forced_steps(&seed, 0);
    (seed, played)
}

fn share_of(played: &dyn Match, seat: Seat) -> f64 {
    let winners = played.outcome().map(|outcome| outcome.winners).unwrap_or_default();
    if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// Plays a short match. `claims` holds the latest correct claims of each seat's person. Returns the computer's share of
/// the win. If k seats win, the share of each is 1/k.
fn share(game: &dyn Game, level: Level, median: u32, number: u64, claims: &mut [VecDeque<u32>]) -> f64 {
    let seats = claims.len();
    let computer = Seat((number % seats as u64) as u8);
    let (seed, mut played) = begin(game, seats, number);
    while played.outcome().is_none() {
        let mut plans = Vec::new();
        for seat in played.seats_to_act().iter() {
            let mut rng = seed.computer_rng(played.step_count(), seat);
            if seat == computer {
                let pace = ClaimPace::from_claims(PICTURE_DELAY, claims.iter().flatten().copied());
                let plan = played.plan(seat, &mut SearchContext { pace, ..SearchContext::new(level, &mut rng) });
                plans.extend(plan.map(|plan| Planned {
                    after: plan.delay_ms,
                    seat,
                    notation: plan.play,
                    reaction: None,
                    teaches: false,
                }));
            } else {
                plans.extend(person(played.as_ref(), seat, median, &seed, &mut rng));
            }
        }
        let forced_at = if played.forced_step_waits() { played.show_ms() } else { u64::MAX };
        let first = plans.iter().filter(|plan| u64::from(plan.after) < forced_at).min_by_key(|plan| plan.after);
        let Some(first) = first else {
            played.apply_waiting_steps(&seed, 0);
            continue;
        };
        let seen = first.after + PICTURE_DELAY + TOO_LATE_TO_STOP;
        for plan in plans.iter().filter(|plan| plan.teaches && plan.after <= seen) {
            let newest = &mut claims[plan.seat.index()];
            newest.truncate(CLAIMS_KEPT - 1);
            newest.push_front(plan.after);
        }
        played.play(first.seat, &first.notation, &seed, 0).expect("a plan is legal");
    }
    share_of(played.as_ref(), computer)
}

/// Plays a short match. One user toggles the game's first reaction blindly. Returns this user's share of the win.
///
/// A person carries out a claim planned for an earlier picture if it is still right, or if it is too late to stop.
fn toggler_share(game: &dyn Game, every: u64, median: u32, people: usize, number: u64) -> f64 {
    let seats = people + 1;
    let toggler = Seat((number % seats as u64) as u8);
    let (seed, mut played) = begin(game, seats, number);
    let emoji = played.controls(None).reactions[0].name;
    let mut pressed_at = seed.computer_rng(0, toggler).below(every as usize) as u64;
    // Whether the toggler's emoji is on the message, and whether removing it counts as a claim.
    let mut is_on = false;
    let mut is_armed = false;
    let mut now = 0;
    let mut message = Message::default();
    message.change(played.claim_window_number(), 0, true);
    // For each person, the time and the reaction of the claim that they plan.
    let mut plans: Vec<Option<(u64, &'static str)>> = vec![None; seats];
    // The seat whose turn it is, and the time of its press.
    let mut turn: Option<(Option<Seat>, u64)> = None;
    while played.outcome().is_none() {
        let awaited = played.awaited_seats().iter().next();
        if message.pending.is_none() && turn.is_none_or(|turn| turn.0 != awaited) {
            let mut rng = seed.computer_rng(played.step_count(), Seat(Seat::MAX as u8));
            turn = Some((awaited, now + u64::from(TURN_AFTER) + rng.below(TURN_SPREAD) as u64));
        }
        let claim = Seat::all(seats).filter_map(|seat| Some((plans[seat.index()]?, seat))).min();
        let shown_until = message.shown_at(played.claim_window_number()).map(|at| at + played.show_ms());
        let turned_at =
            if played.forced_step_waits() { Some(0) } else { turn.filter(|turn| turn.0 == awaited).map(|turn| turn.1) };
        let turned_at = shown_until.zip(turned_at).map_or(u64::MAX, |(until, at)| until.max(at));
        let claimed_at = claim.map_or(u64::MAX, |((at, _), _)| at);
        let accepted_at = message.pending.map_or(u64::MAX, |(_, at)| at);
        now = now.max(pressed_at.min(claimed_at).min(turned_at).min(accepted_at));
        let mut timing = message.timing(played.claim_window_number(), now);
        // A refused claim does not change the match.
        let is_turn = if accepted_at <= now {
            message.accept();
            for seat in Seat::all(seats).filter(|seat| *seat != toggler) {
                let mut rng = seed.computer_rng(played.step_count(), seat);
                let new = person(played.as_ref(), seat, median, &seed, &mut rng).filter(|plan| plan.reaction.is_some());
                let new = new.and_then(|plan| Some((now + u64::from(plan.after), plan.reaction?)));
                let stoppable = now + u64::from(PICTURE_DELAY + TOO_LATE_TO_STOP);
                let plan = &mut plans[seat.index()];
                *plan = plan.filter(|plan| plan.0 <= stoppable || new.is_some_and(|new| new.1 == plan.1)).or(new);
            }
            continue;
        } else if pressed_at <= now {
            pressed_at += every;
            timing.by_removal = is_on;
            let right = played.right_claim(toggler, emoji, timing).is_some();
            if !is_on || is_armed {
                let _ = played.claim(toggler, emoji, timing, &seed, 0);
            }
            is_armed = !is_on && right;
            is_on = !is_on;
            false
        } else if let Some(((_, reaction), seat)) = claim.filter(|_| claimed_at <= now) {
            plans[seat.index()] = None;
            let _ = played.claim(seat, reaction, timing, &seed, 0);
            false
        } else if let Some(seat) = awaited.filter(|_| !played.forced_step_waits()) {
            turn = None;
            played.play(seat, "turn", &seed, 0).expect("its turn");
            true
        } else {
            played.apply_waiting_steps(&seed, 0);
            false
        };
        message.change(played.claim_window_number(), now, is_turn);
    }
    share_of(played.as_ref(), toggler)
}

/// What Discord shows of a match. As in the real bot, a new card is shown in the response to a press, and everything
/// else by editing the message.
#[derive(Default)]
struct Message {
    /// The claim window that the newest API call shows.
    window: Option<usize>,
    /// The API call under way: the claim window that it shows, and when Discord accepts it.
    pending: Option<(usize, u64)>,
    edited_at: u64,
    /// The two newest claim windows that Discord has accepted, newest first.
    accepted: [Option<(usize, u64)>; 2],
}

impl Message {
    fn change(&mut self, window: usize, now: u64, responds: bool) {
        if self.window == Some(window) {
            return;
        }
        self.window = Some(window);
        let at = match self.pending {
            _ if responds => now + LATENCY,
            Some((_, at)) => at,
            None => (now + LATENCY).max(self.edited_at + EDIT_PAUSE),
        };
        if !responds {
            self.edited_at = at;
        }
        self.pending = Some((window, at));
    }

    fn accept(&mut self) {
        self.accepted = [self.pending.take(), self.accepted[0]];
    }

    fn shown_at(&self, window: usize) -> Option<u64> {
        self.accepted.iter().flatten().find(|accepted| accepted.0 == window).map(|accepted| accepted.1)
    }

    fn timing(&self, window: usize, now: u64) -> ClaimTiming {
        let since = |window: usize| Some((now - self.shown_at(window)?) as i64);
        ClaimTiming {
            since_newest_ms: since(window),
            since_previous_ms: window.checked_sub(1).and_then(since),
            by_removal: false,
        }
    }
}

/// Returns what a person plans to do when they see the newest picture.
fn person(played: &dyn Match, seat: Seat, median: u32, seed: &Seed, rng: &mut RandomSource) -> Option<Planned> {
    let after = PICTURE_DELAY + (f64::from(median) * (MU + SIGMA * rng.normal() + TAU * rng.exponential())) as u32;
    let timing = ClaimTiming { since_newest_ms: Some(after.into()), ..ClaimTiming::default() };
    // If a claim is ignored, it produces no steps.
    let effect = |reaction: &'static str| {
        let events = played.clone_box().claim(seat, reaction, timing, seed, 0).ok()?;
        Some((reaction, events.first()?.step["right"] == true))
    };
    let reactions: Vec<_> =
        played.controls(None).reactions.iter().filter_map(|reaction| effect(reaction.name)).collect();
    let right = reactions.iter().find(|(_, right)| *right).filter(|_| !rng.happens(MISSES));
    let wrong = reactions.iter().find(|(_, right)| !right).filter(|_| rng.happens(MISTAKES));
    if let Some((reaction, right)) = wrong.or(right) {
        return Some(Planned {
            after,
            seat,
            notation: format!("{reaction}@{after}"),
            reaction: Some(reaction),
            teaches: *right,
        });
    }
    let turn = played.awaited_seats().contains(seat).then(|| TURN_AFTER + rng.below(TURN_SPREAD) as u32)?;
    Some(Planned { after: turn, seat, notation: "turn".to_owned(), reaction: None, teaches: false })
}
