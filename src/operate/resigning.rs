//! Takes a user out of all open matches, for `snakepit forget --resign`, without a connection to Discord.

use std::collections::BTreeSet;
use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;

use crate::ids::{InteractionId, UserId};
use crate::play::{
    Clock as _, Command, Error, InteractionToken, MatchService, MessageLocation, Ports, Presenter, Request, ShowError,
    Stage, Store as _, StoreError, SystemClock, User, View,
};
use crate::store::{Database, DeletionOutcome};
use text::Locale;

/// Resigns the user from running matches, frees their seats in lobbies, and then deletes all data about them.
///
/// If a match continues with several other players, it stays open, and no data is deleted. The messages show the
/// changes after the bot's next start. If a process has one of these matches in memory, it reloads the match when the
/// match next changes.
///
/// # Errors
/// Fails if the database fails.
pub async fn resign_and_delete_data(
    database: &Database,
    user: UserId,
    computer_move: Duration,
) -> Result<DeletionOutcome, StoreError> {
    let clock = Arc::new(SystemClock::new());
    let ports = Ports {
        store: Arc::new(database.clone()),
        presenter: Arc::new(NoPresenter),
        clock: Arc::clone(&clock) as _,
        new_secret: Arc::new(|| Err("no match is opened here".to_owned())),
        spawn_blocking: Arc::new(|work| drop(tokio::task::spawn_blocking(work))),
    };
    let matches = MatchService::new(ports, computer_move, Duration::ZERO);
    let mut tried = BTreeSet::new();
    loop {
        let forgotten = database.delete_user_data(user).await?;
        let DeletionOutcome::InOpenMatches(open) = &forgotten else { return Ok(forgotten) };
        let untried: Vec<_> = open.iter().copied().filter(|id| tried.insert(*id)).collect();
        if untried.is_empty() {
            return Ok(forgotten);
        }
        for id in untried {
            let Some(meta) = database.load_meta(id).await? else { continue };
            let command = if meta.stage == Stage::Lobby { Command::Leave } else { Command::ConfirmResign };
            let id_of_request = InteractionId::from_timestamp(clock.now(), tried.len() as u64);
            let token = InteractionToken { id: id_of_request, token: String::new() };
            let request = Request::new(User { id: user, name: String::new(), locale: Locale::En }, command, token);
            // A user error means that the user has already resigned, or that the match has just ended.
            if let Err(Error::Internal(error)) = matches.run_command_on(id, request).await {
                return Err(StoreError::Failed(error));
            }
        }
    }
}

/// Shows nothing: each call waits forever, so the store still records that users have not seen the newest state.
struct NoPresenter;

#[async_trait]
impl Presenter for NoPresenter {
    async fn draw_picture(&self, _: &View) -> Option<Arc<Vec<u8>>> {
        None
    }

    async fn respond(&self, _: &InteractionToken, _: &View) -> Result<(), ShowError> {
        pending().await
    }

    async fn defer(&self, _: &InteractionToken) -> Result<(), ShowError> {
        pending().await
    }

    async fn acquire_edit_permit(&self, _: MessageLocation, _: bool) {
        pending().await
    }

    async fn edit(&self, _: &View) -> Result<(), ShowError> {
        pending().await
    }

    async fn respond_with_new_message(&self, _: &InteractionToken, _: &View) -> Result<MessageLocation, ShowError> {
        pending().await
    }

    async fn post(&self, _: &View, _: bool) -> Result<MessageLocation, ShowError> {
        pending().await
    }

    async fn turn_into_pointer(&self, _: MessageLocation, _: &View) -> Result<(), ShowError> {
        pending().await
    }
}
