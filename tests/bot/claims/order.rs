//! Claims are ordered only by the gateway.

use std::sync::{Arc, Mutex};

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use serenity::all::{ChannelId, ClientBuilder, Context, EventHandler, GatewayIntents, HttpBuilder, Reaction, Ready};
use snakepit::discord::{EventStream, StreamEvent};
use snakepit::play::SystemClock;
use test_support::count;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use super::crowd::{Crowd, SNAP};
use crate::test_sandbox::{TOKEN, TestSandbox};

/// A bot that receives reactions in two ways: from the stream, and in a plain event handler.
struct Listener {
    channel: ChannelId,
    stream: Arc<EventStream>,
    /// Users in the order of the stream.
    claims: UnboundedSender<u64>,
    /// Users in the order of the event handler.
    plain: Arc<Mutex<Vec<u64>>>,
}

impl Listener {
    fn reacted(&self, reaction: &Reaction) {
        let user = reaction.user_id.expect("a user").get();
        self.plain.lock().expect("no panic").push(user);
    }
}

#[serenity::async_trait]
impl EventHandler for Listener {
    async fn ready(&self, context: Context, ready: Ready) {
        let claims = self.claims.clone();
        self.stream.listen(&context, ready.user.id, Default::default(), move |event| {
            if let StreamEvent::Claim(claimed) = event {
                claims.send(claimed.user.0).expect("the test listens");
            }
        });
        // Tells the test that the stream is listening.
        self.channel.say(&context.http, "Snap!").await.expect("a message");
    }

    async fn reaction_add(&self, _: Context, reaction: Reaction) {
        self.reacted(&reaction);
    }

    async fn reaction_remove(&self, _: Context, reaction: Reaction) {
        self.reacted(&reaction);
    }
}

/// Two users react directly after each other, in a random order. The event stream keeps the order, so the first user
/// gets the claim. serenity runs a plain event handler in tasks, so many pairs arrive in the wrong order: a third of
/// them on a machine with two cores. This command prints the number: `PAIRS=10000 cargo test --test bot
/// of_thousands_of_pairs -- --nocapture`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_thousands_of_pairs_the_first_is_always_first() {
    const SEED: u64 = 7;
    println!("chance is seeded by {SEED}");
    let mut chance = ChaCha8Rng::seed_from_u64(SEED);
    let sandbox = TestSandbox::start().await;
    let (anna, ben) = (sandbox.person("Anna").await, sandbox.person("Ben").await);
    let mut live = sandbox.live(&anna).await;
    let (claims, mut heard) = unbounded_channel();
    let plain: Arc<Mutex<Vec<u64>>> = Arc::default();
    let channel = sandbox.channel("games").await.parse().expect("an id");
    let stream = EventStream::new(Arc::new(SystemClock::new()));
    let listener = Listener { channel, stream, claims, plain: Arc::clone(&plain) };
    let http = HttpBuilder::new(TOKEN).proxy(sandbox.url()).ratelimiter_disabled(true).build();
    let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILD_MESSAGE_REACTIONS).event_handler(listener);
    let mut client = client.await.expect("a client");
    let shards = Arc::clone(&client.shard_manager);
    tokio::spawn(async move { client.start().await });
    let message = live.next("message_create").await["id"].clone();
    drop(live);

    let pairs = count("PAIRS", 1_000, 10_000);
    let mut reactions = Vec::new();
    let mut sent = Vec::new();
    for pair in 0..pairs {
        let order = if chance.random() { [&anna, &ben] } else { [&ben, &anna] };
        for person in order {
            reactions.push(json!({"as": person, "message": message, "emoji": SNAP, "on": pair % 2 == 0}));
            sent.push(person.parse::<u64>().expect("a number"));
        }
    }
    sandbox.post("/reactions", Value::Array(reactions)).await;
    let mut got = Vec::new();
    while got.len() < sent.len() {
        got.push(heard.recv().await.expect("the client runs"));
    }
    assert!(got == sent, "every claim arrives once, in order");

    // The plain handler is only for comparison, so the test does not assert its order.
    while plain.lock().expect("no panic").len() < sent.len() {
        tokio::task::yield_now().await;
    }
    let plain = plain.lock().expect("no panic").clone();
    let swapped = plain.chunks(2).zip(sent.chunks(2)).filter(|(plain, sent)| plain != sent).count();
    println!("a plain event handler has {swapped} of {pairs} pairs in another order");
    shards.shutdown_all().await;
}

/// Tests pairs in a real match, from the reaction to the record. Two people react to each picture back to back. Only
/// the first claim counts, right or wrong.
#[tokio::test]
async fn of_pairs_in_real_matches_the_first_always_wins() {
    const SEED: u64 = 8;
    println!("chance is seeded by {SEED}");
    let mut chance = ChaCha8Rng::seed_from_u64(SEED);
    let mut crowd = Crowd::gather(&[]).await;
    let mut decided = 0;
    let claims_in_all = count("REAL_CLAIMS", 40, 300);
    while decided < claims_in_all {
        let mut state = crowd.play("snap", 8, 0, count("REAL_TURNS", 60, 150)).await;
        crowd.hold_edits().await;
        let mut claims = Vec::new();
        while !state.is_over() {
            let first = chance.random_range(0..8);
            let pair = [(first, SNAP), ((first + chance.random_range(1..8)) % 8, SNAP)];
            claims.extend(state.react(&pair));
            crowd.react(&pair).await;
            state = crowd.turn(&state).await;
        }
        state.check_claims(&claims);
        decided += claims.len();
    }
}
