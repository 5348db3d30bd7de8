//! A real serenity client uses the sandbox, and they understand each other's messages.

use std::sync::Arc;

use crate::openapi::check_requests;
use crate::test_sandbox::{TOKEN, TestSandbox, command};
use serde_json::{Value, json};
use serenity::all::*;
use serenity::async_trait;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// A PNG of one pixel.
const DOT: &[u8] = &[
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 31, 21, 196,
    137, 0, 0, 0, 13, 73, 68, 65, 84, 120, 156, 99, 248, 207, 192, 240, 31, 0, 5, 0, 1, 255, 137, 153, 61, 29, 0, 0, 0,
    0, 73, 69, 78, 68, 174, 66, 96, 130,
];

/// Events that the bot's handlers received, in order.
#[derive(Debug)]
enum Seen {
    Ready(usize),
    Guild(usize),
    Resumed,
    Reaction(String, bool),
    Message(String),
    /// The client waits because of a rate limit. The value is the number of requests that the limit allows.
    Limited(i64),
    Failed(String),
}

/// A small bot. `/dot` responds with a picture and components, which respond with updates.
struct Bot {
    seen: UnboundedSender<Seen>,
}

impl Bot {
    fn saw(&self, seen: Seen) {
        self.seen.send(seen).expect("the test listens");
    }

    async fn command(&self, context: &Context, command: &CommandInteraction) -> serenity::Result<()> {
        let message = CreateInteractionResponseMessage::new();
        match command.data.name.as_str() {
            "dot" => {
                let picture = CreateAttachment::bytes(DOT, "dot.png").description("A dot");
                let select = CreateSelectMenu::new(
                    "choose",
                    CreateSelectMenuKind::String {
                        options: vec![CreateSelectMenuOption::new("One", "1"), CreateSelectMenuOption::new("Two", "2")],
                    },
                );
                let message = message
                    .content("Press it")
                    .add_file(picture)
                    .button(CreateButton::new("again").label("Again"))
                    .select_menu(select);
                command.create_response(context, CreateInteractionResponse::Message(message)).await
            }
            "whisper" => {
                let message = message.content("Only you").ephemeral(true);
                command.create_response(context, CreateInteractionResponse::Message(message)).await
            }
            "slow" => {
                command.defer(context).await?;
                let edit = EditInteractionResponse::new().content("At last");
                command.edit_response(context, edit).await?;
                let follow = CreateInteractionResponseFollowup::new().content("And more");
                command.create_followup(context, follow).await.map(drop)
            }
            // The bot does not respond.
            _ => Ok(()),
        }
    }

    async fn component(&self, context: &Context, press: &ComponentInteraction) -> serenity::Result<()> {
        let message = CreateInteractionResponseMessage::new();
        let answer = match press.data.custom_id.as_str() {
            "again" => {
                let picture = CreateAttachment::bytes(DOT, "again.png").description("Another dot");
                CreateInteractionResponse::UpdateMessage(message.content("Pressed").add_file(picture))
            }
            _ => {
                let ComponentInteractionDataKind::StringSelect { values } = &press.data.kind else { return Ok(()) };
                CreateInteractionResponse::UpdateMessage(message.content(format!("Chosen: {values:?}")))
            }
        };
        press.create_response(context, answer).await
    }
}

#[async_trait]
impl EventHandler for Bot {
    async fn ready(&self, context: Context, ready: Ready) {
        let number = CreateCommandOption::new(CommandOptionType::Integer, "rounds", "How many")
            .min_int_value(1)
            .max_int_value(20)
            .name_localized("fr", "manches");
        let who = CreateCommandOption::new(CommandOptionType::User, "who", "Whom");
        let commands = vec![
            CreateCommand::new("dot").description("A dot").add_option(number).add_option(who),
            CreateCommand::new("whisper").description("A private answer"),
            CreateCommand::new("slow").description("A late answer"),
            CreateCommand::new("mute").description("No answer"),
        ];
        match Command::set_global_commands(&context, commands).await {
            Ok(commands) => assert_eq!(commands.len(), 4),
            Err(error) => self.saw(Seen::Failed(error.to_string())),
        }
        self.saw(Seen::Ready(ready.guilds.len()));
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        self.saw(Seen::Guild(guild.members.len()));
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.saw(Seen::Resumed);
    }

    async fn ratelimit(&self, info: RatelimitInfo) {
        self.saw(Seen::Limited(info.limit));
    }

    async fn message(&self, _: Context, message: Message) {
        self.saw(Seen::Message(message.content));
    }

    async fn reaction_add(&self, _: Context, reaction: Reaction) {
        self.saw(Seen::Reaction(reaction.emoji.to_string(), true));
    }

    async fn reaction_remove(&self, _: Context, reaction: Reaction) {
        self.saw(Seen::Reaction(reaction.emoji.to_string(), false));
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let result = match &interaction {
            Interaction::Command(command) => self.command(&context, command).await,
            Interaction::Component(press) => self.component(&context, press).await,
            _ => Ok(()),
        };
        if let Err(error) = result {
            self.saw(Seen::Failed(error.to_string()));
        }
    }
}

struct Client {
    shards: Arc<ShardManager>,
    seen: UnboundedReceiver<Seen>,
    http: Arc<Http>,
}

impl Client {
    async fn connect(http: Http) -> Self {
        let (seen, receiver) = unbounded_channel();
        let intents = GatewayIntents::non_privileged();
        let mut client =
            ClientBuilder::new_with_http(http, intents).event_handler(Bot { seen }).await.expect("a client");
        let (shards, http) = (client.shard_manager.clone(), client.http.clone());
        tokio::spawn(async move { client.start().await });
        Self { shards, seen: receiver, http }
    }

    /// Connects to the sandbox as if it were a proxy.
    async fn by_proxy(sandbox: &TestSandbox) -> Self {
        Self::connect(HttpBuilder::new(TOKEN).proxy(sandbox.url()).ratelimiter_disabled(true).build()).await
    }

    /// Returns the next event that meets the condition. Skips other events, but fails if the bot reports a failure.
    async fn until(&mut self, fits: impl Fn(&Seen) -> bool) -> Seen {
        loop {
            let seen = self.seen.recv().await.expect("the bot runs");
            if let Seen::Failed(error) = &seen {
                panic!("the bot failed: {error}");
            }
            if fits(&seen) {
                return seen;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn serenity_registers_commands_and_responds() {
    let sandbox = TestSandbox::start().await;
    let mut bot = Client::by_proxy(&sandbox).await;
    let Seen::Ready(1) = bot.until(|seen| matches!(seen, Seen::Ready(_))).await else { panic!("one server") };
    sandbox.bot_ready(4).await;
    let (anna, ben, games) =
        (sandbox.person("Anna").await, sandbox.person("Ben").await, sandbox.channel("games").await);
    let mut live = sandbox.live(&anna).await;

    let options = json!([{"name": "rounds", "type": 4, "value": 3}, {"name": "who", "type": 6, "value": ben}]);
    sandbox.post("/commands", json!({"as": anna, "channel": games, "name": "dot", "options": options})).await;
    let message = live.next("message_create").await;
    assert_eq!(message["content"], "Press it");
    assert_eq!(message["type"], 20);
    assert_eq!(message["interaction"]["name"], "dot");
    assert_eq!(message["attachments"][0]["description"], "A dot");
    assert_eq!(message["attachments"][0]["width"], 1);
    assert_eq!(live.next("interaction").await["state"], "done");
    let picture =
        reqwest::get(format!("{}{}", sandbox.url(), message["attachments"][0]["url"].as_str().expect("a path")));
    let picture = picture.await.expect("an answer");
    assert_eq!(picture.headers()["content-type"], "image/png");
    assert_eq!(picture.bytes().await.expect("a body"), DOT);

    // The bot responds to a press with one request, and the new picture replaces the old one.
    let callback = "POST /interactions/{interaction_id}/{interaction_token}/callback";
    let before = sandbox.get("/counters").await["total"].as_u64();
    let answers = sandbox.count(callback).await;
    sandbox.post("/presses", json!({"as": ben, "message": message["id"], "custom_id": "again"})).await;
    let updated = live.next("message_update").await;
    assert_eq!(updated["content"], "Pressed");
    assert_eq!(updated["attachments"].as_array().map(Vec::len), Some(1));
    assert_eq!(updated["attachments"][0]["filename"], "again.png");
    assert_eq!(sandbox.get("/counters").await["total"].as_u64(), before.map(|total| total + 1));
    assert_eq!(sandbox.count(callback).await, answers + 1);

    // An update without the picture removes it, because serenity always sends its list of attachments.
    sandbox
        .post("/presses", json!({"as": ben, "message": message["id"], "custom_id": "choose", "values": ["2"]}))
        .await;
    let updated = live.next("message_update").await;
    assert_eq!(updated["content"], r#"Chosen: ["2"]"#);
    assert_eq!(updated["attachments"], json!([]));

    check_requests(&sandbox).await;
    bot.shards.shutdown_all().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ephemeral_late_and_missing_responses() {
    let sandbox = TestSandbox::start().await;
    let bot = Client::by_proxy(&sandbox).await;
    sandbox.bot_ready(4).await;
    let (anna, ben, games) =
        (sandbox.person("Anna").await, sandbox.person("Ben").await, sandbox.channel("games").await);
    let mut live = sandbox.live(&anna).await;

    sandbox.post("/commands", command(&anna, &games, "whisper")).await;
    let message = live.next("message_create").await;
    assert_eq!(message["flags"], 64);
    assert_eq!(sandbox.messages(&anna, &games).await.len(), 1);
    assert_eq!(sandbox.messages(&ben, &games).await.len(), 0, "only one person sees a private response");

    sandbox.post("/commands", command(&anna, &games, "slow")).await;
    assert_eq!(live.next("message_create").await["flags"], 128);
    let updated = live.next("message_update").await;
    assert_eq!((&updated["flags"], &updated["content"]), (&json!(0), &json!("At last")));
    let more = live.next("message_create").await;
    assert_eq!((&more["content"], &more["message_reference"]["message_id"]), (&json!("And more"), &updated["id"]));

    sandbox.post("/commands", command(&anna, &games, "mute")).await;
    let failed = live.until("interaction", |frame| frame["state"] == "failed").await;
    assert_eq!(failed["name"], "mute");
    check_requests(&sandbox).await;
    bot.shards.shutdown_all().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reactions_and_messages_arrive_also_after_a_reconnect() {
    let sandbox = TestSandbox::start().await;
    let mut bot = Client::by_proxy(&sandbox).await;
    bot.until(|seen| matches!(seen, Seen::Guild(5))).await;
    sandbox.bot_ready(4).await;
    let (anna, games) = (sandbox.person("Anna").await, sandbox.channel("games").await);
    let channel: ChannelId = games.parse().expect("an id");
    let message = channel.say(&bot.http, "React!").await.expect("a message");
    message.react(&bot.http, ReactionType::Unicode("🫰".into())).await.expect("a reaction");
    let react = |on: bool| json!({"as": anna, "message": message.id.to_string(), "emoji": "🫰", "on": on});
    sandbox.post("/reactions", react(true)).await;
    bot.until(|seen| matches!(seen, Seen::Reaction(emoji, true) if emoji == "🫰")).await;
    bot.until(|seen| matches!(seen, Seen::Reaction(_, true))).await;

    // The events that the bot missed while it was disconnected come before RESUMED. Without the message-content intent,
    // the bot gets only the text of messages that mention it.
    sandbox.faults(json!({"close": 4000})).await;
    sandbox.post("/reactions", react(false)).await;
    let bot_id = sandbox.get("/world").await["bot"]["id"].as_str().expect("an id").to_string();
    let said = json!({"as": anna, "channel": games, "content": format!("<@{bot_id}> hello")});
    sandbox.post("/messages", said).await;
    sandbox.post("/messages", json!({"as": anna, "channel": games, "content": "hello"})).await;
    let (mut removed, mut resumed, mut texts) = (false, false, Vec::new());
    while !(removed && resumed && texts.len() == 2) {
        match bot.until(|_| true).await {
            Seen::Reaction(_, false) => removed = true,
            Seen::Resumed => resumed = true,
            // Events can overtake each other in serenity.
            Seen::Message(text) if text != "React!" => texts.push(text),
            _ => {}
        }
    }
    texts.sort();
    assert_eq!(texts, [String::new(), format!("<@{bot_id}> hello")]);
    let sessions = &sandbox.get("/counters").await["sessions"];
    assert_eq!((&sessions["identified"], &sessions["resumed"]), (&json!(1), &json!(1)));

    // A removed session cannot be resumed, so the bot identifies again.
    sandbox.faults(json!({"invalidate": true})).await;
    bot.until(|seen| matches!(seen, Seen::Ready(_))).await;
    assert_eq!(sandbox.get("/counters").await["sessions"]["identified"], 2);
    bot.shards.shutdown_all().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn serenity_respects_the_rate_limits_of_discord_com() {
    let sandbox = TestSandbox::start_behind_tls().await;
    let authority = reqwest::Certificate::from_pem(sandbox.proxy().authority.as_bytes());
    let client = reqwest::Client::builder()
        .use_rustls_tls()
        .tls_built_in_root_certs(false)
        .add_root_certificate(authority.expect("a certificate"))
        .resolve("discord.com", sandbox.proxy().address)
        .build()
        .expect("a client");
    let mut bot = Client::connect(HttpBuilder::new(TOKEN).client(client).build()).await;
    sandbox.bot_ready(4).await;
    let games: ChannelId = sandbox.channel("games").await.parse().expect("an id");

    sandbox.faults(json!({"rate_limits": true})).await;
    // Another client with the same token uses up the limit, so the next request gets 429.
    let path = format!("/channels/{games}/messages");
    for number in 0..5 {
        assert_eq!(sandbox.bot("POST", &path, json!({"content": number.to_string()})).await.0, 200);
    }
    let (status, headers, answer) = sandbox.bot("POST", &path, json!({"content": "too many"})).await;
    assert_eq!(
        (status, &headers["x-ratelimit-scope"], &headers["x-ratelimit-remaining"]),
        (429, &"user".parse().expect("a header"), &"0".parse().expect("a header"))
    );
    assert_eq!((&answer["message"], &answer["global"]), (&json!("You are being rate limited."), &json!(false)));
    assert!(answer["retry_after"].as_f64() > Some(0.0));
    games.say(&bot.http, "patience").await.expect("serenity waits and tries again");
    bot.until(|seen| matches!(seen, Seen::Limited(5))).await;
    assert_eq!(sandbox.get("/counters").await["rate_limited"], 2);
    assert_eq!(sandbox.messages(&sandbox.person("Anna").await, &games.to_string()).await.len(), 6);
    bot.shards.shutdown_all().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn serenity_parses_errors() {
    let sandbox = TestSandbox::start().await;
    let http = HttpBuilder::new(TOKEN).proxy(sandbox.url()).ratelimiter_disabled(true).build();
    let games: ChannelId = sandbox.channel("games").await.parse().expect("an id");
    let long = "x".repeat(2001);
    let error = |result: serenity::Result<Message>| match result {
        Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(response))) => response,
        other => panic!("an error of the API was expected: {other:?}"),
    };
    let rows = vec![CreateActionRow::Buttons(vec![CreateButton::new("a").label("y".repeat(81))])];
    let response = error(games.send_message(&http, CreateMessage::new().content("hi").components(rows)).await);
    assert_eq!((response.status_code.as_u16(), response.error.code), (400, 50035));
    assert_eq!(response.error.errors[0].path, "components.0.components.0.label");
    assert_eq!(response.error.errors[0].code, "BASE_TYPE_MAX_LENGTH");
    let body = json!({"content": long});
    let (status, _, answer) = sandbox.bot("POST", &format!("/channels/{games}/messages"), body).await;
    assert_eq!((status, &answer["errors"]["content"]["_errors"][0]["code"]), (400, &json!("BASE_TYPE_MAX_LENGTH")));
    let response = error(http.get_message(games, MessageId::new(1)).await);
    assert_eq!(response.error.code, 10008);
    let wrong = HttpBuilder::new("wrong").proxy(sandbox.url()).ratelimiter_disabled(true).build();
    let response = error(wrong.get_message(games, MessageId::new(1)).await);
    assert_eq!((response.status_code.as_u16(), response.error.code), (401, 0));
    let refused = ClientBuilder::new_with_http(wrong, GatewayIntents::non_privileged()).await;
    let result = refused.expect("a client").start().await;
    let invalid = GatewayError::InvalidAuthentication;
    assert!(
        matches!(&result, Err(serenity::Error::Gateway(error)) if error.to_string() == invalid.to_string()),
        "{result:?}"
    );
    assert_eq!(sandbox.get("/world").await["bot"]["online"], Value::Bool(false));
}
