//! Rewrites and deletes private answers in the background, so these requests delay no response. Failures are only
//! logged.

use serenity::http::{LightMethod, Request, Route};
use tokio::time::Instant;

use super::api::DiscordApi;
use super::payload::with_attachment;
use super::private_answers::{AnswerTask, PendingAnswer, TOKEN_LIFETIME};
use crate::ids::MessageId;
use crate::play::InteractionToken;

impl DiscordApi {
    /// Starts a task that keeps a private answer up to date, or deletes it, until its token expires. The answer was
    /// sent as `message` with `follow_ups`. For `pressed`, see [`PendingAnswer::record_sent`].
    pub fn track_answer(
        &self,
        mut answer: PendingAnswer,
        token: &InteractionToken,
        (message, follow_ups): (Option<MessageId>, Vec<MessageId>),
        pressed: Option<MessageId>,
    ) {
        answer.record_sent(&self.private_answers, message, pressed);
        let api = self.clone();
        let token = token.clone();
        let end = Instant::now() + TOKEN_LIFETIME;
        tokio::spawn(async move {
            loop {
                let (content, is_last) = match answer.next_task(end).await {
                    AnswerTask::Rewrite(content) => (content, false),
                    AnswerTask::FinalRewrite(content) => (content, true),
                    AnswerTask::Delete => break,
                    AnswerTask::Stop => return,
                };
                let rewrite = |route| with_attachment(Request::new(route, LightMethod::Patch), &content, &*content);
                api.change_answer(&token, None, rewrite).await;
                if is_last {
                    return;
                }
            }
            for message in follow_ups.into_iter().map(Some).chain([None]) {
                api.change_answer(&token, message, |route| Request::new(route, LightMethod::Delete)).await;
            }
        });
    }

    /// Changes a private answer, or its follow-up `message`, when the token's rate limit allows it. Retries a few
    /// times.
    async fn change_answer<'a>(
        &self,
        token: &'a InteractionToken,
        message: Option<MessageId>,
        request: impl Fn(Route<'a>) -> Request<'a>,
    ) {
        let Ok(application_id) = self.application_id() else { return };
        let text = &*token.token;
        let route = match message.map(Into::into) {
            Some(message_id) => Route::WebhookFollowupMessage { application_id, token: text, message_id },
            None => Route::WebhookOriginalInteractionResponse { application_id, token: text },
        };
        self.follow_ups.acquire(token.id.0).await;
        let _one_of_some = self.private_answers.request_permits.acquire().await;
        if let Err(error) = self.transport.send_with_retries(|| request(route)).await {
            // The user may have dismissed the message, or the token may have expired.
            tracing::debug!(error = error.message, "a private answer could not be changed");
        }
    }
}
