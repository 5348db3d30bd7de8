//! Reviews of finished matches: who won and why, the costliest moves, the chart of win probabilities, and the players'
//! reactions in real-time games.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use rustix::time::{ClockId, clock_gettime};

use super::internal;
use super::replay::{DrawableMatch, load};
use crate::discord::bot::replay_queue::PendingReplay;
use crate::discord::bot::{BotContext, Caller, Work};
use crate::discord::http::{Button, Component, MessagePayload};
use crate::discord::interaction::{Response, error_text};
use crate::discord::message::custom_id::CustomId;
use crate::discord::message::{MAX_CONTENT, button, button_row, in_container, names, picture_description, truncate};
use crate::ids::MatchId;
use crate::play::Error;
use crate::timestamp::milliseconds;
use contract::{Record, Style};
use replay::Replay;
use review::{ClaimsReview, PageContent, Review, ReviewPage};
use text::say;

/// The maximum processor time for the analysis of a match.
const MAX_CPU_TIME: Duration = Duration::from_secs(10);
/// The maximum wall-clock time for the analysis. It is longer than the processor time because button presses have
/// priority.
const MAX_WALL_TIME: Duration = Duration::from_secs(60);
/// The maximum number of earlier correct reactions from which a player's usual reaction time, the median, is computed.
const EARLIER_CLAIMS: usize = 100;

/// Returns a page of a finished match's review as an ephemeral message. If the review is not stored yet, waits for its
/// turn among replays and other reviews. The bot then computes the review in the background and stores it.
///
/// # Errors
/// Fails if the user may not see the match here, or if the match has no review.
pub async fn open(caller: &Caller, id: MatchId, page: ReviewPage) -> Result<Response, Error> {
    let bot = &caller.bot;
    bot.check_work_limit(Work::Picture(caller.user.id))?;
    let stored = load(caller, id, true).await?;
    let finished = Arc::new(DrawableMatch::new(bot, stored, caller.user.locale).await?);
    if let Some(review) = bot.database.review(id).await?.and_then(|json| Review::from_json(&json)) {
        return review_message(caller, &finished, &review, page).await.map(Response::Page);
    }
    if finished.game.info().real_time {
        return claims_message(bot, &finished).await.map(Response::Page);
    }
    let Some(pending) = bot.replays.admit(caller)? else { return Ok(Response::SentElsewhere) };
    if !caller.defer(true).await? {
        return Ok(Response::SentElsewhere);
    }
    let (caller, response_token) = (caller.clone(), bot.api.track_response());
    tokio::spawn(async move {
        let _until_the_end = response_token;
        let sent = match computed_message(&caller, &pending, finished, page).await {
            Ok(message) => caller.bot.api.edit_response(&caller.token, &message).await.map(drop),
            Err(error) => {
                let apology = MessagePayload::ephemeral(error_text(&caller, error));
                caller.bot.api.replace_deferred(&caller.token, &apology).await.map(drop)
            }
        };
        if let Err(error) = sent {
            tracing::warn!(%error, match_id = id.to_short(), "a review could not be sent");
        }
    });
    Ok(Response::SentElsewhere)
}

/// Computes and stores the review of a match. Returns the message that shows it.
async fn computed_message(
    caller: &Caller,
    pending: &PendingReplay,
    finished: Arc<DrawableMatch>,
    page: ReviewPage,
) -> Result<MessagePayload, Error> {
    let turn = pending.wait_for_turn().await.map_err(internal)?;
    let analyzed = Arc::clone(&finished);
    let review = turn.run(move || {
        let begun = Instant::now();
        let out_of_time = || {
            // Without this, 3 % of all presses wait for Linux's next timer tick (4 ms), whatever priority this thread
            // has.
            thread::yield_now();
            let waited = begun.elapsed();
            let used = || Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or(waited);
            waited > MAX_CPU_TIME && (waited > MAX_WALL_TIME || used() > MAX_CPU_TIME)
        };
        Review::new(analyzed.game, &analyzed.record, &out_of_time)
    });
    let review = review.await.map_err(internal)??;
    drop(turn);
    if review.is_complete {
        caller.bot.database.store_review(finished.meta.id, &review.to_json()).await?;
    }
    review_message(caller, &finished, &review, page).await
}

/// Returns the message with a page of the review.
async fn review_message(
    caller: &Caller,
    finished: &DrawableMatch,
    review: &Review,
    page: ReviewPage,
) -> Result<MessagePayload, Error> {
    let viewer = finished.meta.seat_of(caller.user.id);
    let shown = review.page(&replay(finished)?, viewer, page)?;
    let buttons = review.pages(viewer).map(|other| {
        let label = say(finished.about.locale, &other.label(viewer.is_some()), &[]);
        let opens = CustomId::Review(finished.meta.id, other);
        Button { disabled: other == page, ..button(&opens, label, Style::Secondary) }
    });
    page_message(&caller.bot, finished, shown, button_row(buttons)).await
}

/// Returns the message with the claims (the players' reactions) in a real-time match.
async fn claims_message(bot: &BotContext, finished: &DrawableMatch) -> Result<MessagePayload, Error> {
    let claims = ClaimsReview::new(finished.game, &finished.record)?;
    let (mut usual, game) = (Vec::new(), finished.game.info().name);
    for player in &finished.meta.seats {
        let mut earlier = match player.user() {
            Some(user) => bot.database.claim_times_before(user, game, finished.meta.id, EARLIER_CLAIMS).await?,
            None => Vec::new(),
        };
        earlier.sort_unstable();
        usual.push(earlier.get(earlier.len() / 2).map(|time| milliseconds(*time)));
    }
    let shown = claims.page(&replay(finished)?, &usual);
    page_message(bot, finished, shown, Vec::new()).await
}

fn replay(finished: &DrawableMatch) -> Result<Replay<&Record>, Error> {
    Replay::new(finished.game, &finished.record, finished.about.clone()).map_err(|fault| fault.why.into())
}

/// Returns a message with the match's heading and, below it, a page.
async fn page_message(
    bot: &BotContext,
    finished: &DrawableMatch,
    page: PageContent,
    components: Vec<Component>,
) -> Result<MessagePayload, Error> {
    let locale = finished.about.locale;
    let [players, plain] = names::seat_names_in_each_format(locale, &finished.meta.seats, &page.signs);
    let heading = say(locale, &finished.heading("review-heading"), &[]);
    let said = page.lines.iter().map(|line| say(locale, line, &players));
    let text = std::iter::once(heading).chain(said).collect::<Vec<_>>().join("\n");
    let picture = bot.draw(page.scene, picture_description(locale, &page.description, &plain)).await;
    let text = MessagePayload::ephemeral(truncate(&text, MAX_CONTENT));
    Ok(in_container(MessagePayload { components, picture, ..text }, finished.game.info().color))
}
