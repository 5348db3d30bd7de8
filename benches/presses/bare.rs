//! A minimal serenity bot: its event handler responds to every press with the same file.

use serenity::all::{
    ClientBuilder, Context, CreateAttachment, CreateInteractionResponse, CreateInteractionResponseMessage,
    EventHandler, GatewayIntents, HttpBuilder, Interaction,
};

/// The size of the file, in bytes.
const FILE: usize = 30_000;

struct Bare {
    file: Vec<u8>,
}

#[serenity::async_trait]
impl EventHandler for Bare {
    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        if let Interaction::Component(press) = interaction {
            let file = CreateAttachment::bytes(self.file.clone(), "table.png");
            let message = CreateInteractionResponseMessage::new().content("The next picture").add_file(file);
            let answer = CreateInteractionResponse::UpdateMessage(message);
            press.create_response(&context.http, answer).await.expect("the answer is taken");
        }
    }
}

/// Responds to the presses from the simulated Discord at `url` until the process is killed.
#[tokio::main]
pub async fn run(url: &str) {
    let http = HttpBuilder::new("token").proxy(url).ratelimiter_disabled(true).build();
    let bare = Bare { file: vec![0x5a; FILE] };
    let client = ClientBuilder::new_with_http(http, GatewayIntents::empty()).event_handler(bare);
    client.await.expect("a client").start().await.expect("the server is there");
}
