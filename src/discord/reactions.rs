//! The bot's own reactions below a speed game's table: put there once, and known to be there or not.

use std::sync::Arc;

use moka::sync::Cache;
use serde_json::Value;
use tokio::sync::mpsc;

use super::http::{Rest, number_of};
use super::message::Gestures;
use crate::game::Reaction;

/// The most messages of which it is remembered whether their reactions stand.
const MOST_MESSAGES: u64 = 10_000;

/// What is known of the reactions of each message.
#[derive(Clone)]
pub struct Reactions {
    rest: Rest,
    known: Cache<u64, Gestures>,
    /// The emoji that were put on messages, and whether they have been looked for and put there once more.
    standing: Cache<u64, (Arc<[&'static str]>, bool)>,
    changed: mpsc::Sender<u64>,
}

impl Reactions {
    /// Nothing is known yet. Messages that must be shown anew, as their gestures have become buttons, go to `changed`.
    pub fn new(rest: Rest, changed: mpsc::Sender<u64>) -> Reactions {
        Reactions { rest, known: Cache::new(MOST_MESSAGES), standing: Cache::new(MOST_MESSAGES), changed }
    }

    /// How gestures are made at this message: by reaction, unless something is known against it.
    pub fn mode(&self, message: Option<u64>) -> Gestures {
        message.and_then(|message| self.known.get(&message)).unwrap_or(Gestures::Reactions)
    }

    /// The message shows a table with these gestures: puts their emoji below it, if that has not been done. Nobody waits
    /// for it; if the bot may not, buttons take their place.
    pub fn put(&self, channel: u64, message: u64, gestures: &[Reaction]) {
        if gestures.is_empty() || self.known.contains_key(&message) {
            return;
        }
        self.known.insert(message, Gestures::Reactions);
        self.put_each(channel, message, gestures.iter().map(|gesture| gesture.emoji).collect(), false);
    }

    fn put_each(&self, channel: u64, message: u64, emoji: Arc<[&'static str]>, again: bool) {
        let this = self.clone();
        tokio::spawn(async move {
            for emoji in emoji.iter() {
                if let Err(refused) = this.rest.react(channel, message, emoji).await {
                    tracing::warn!(
                        channel,
                        message,
                        code = refused.code,
                        words = refused.words,
                        "no reaction could be put"
                    );
                    if refused.forbidden() {
                        this.lost(message, Gestures::Forbidden);
                    } else {
                        // It may go better with the next change of the match.
                        this.known.invalidate(&message);
                    }
                    return;
                }
            }
            this.standing.insert(message, (emoji, again));
        });
    }

    /// What stands below a message by now, to be compared with what Discord says of it later.
    pub fn standing(&self, message: Option<u64>) -> Option<Arc<[&'static str]>> {
        let (emoji, again) = self.standing.get(&message?)?;
        (!again).then_some(emoji)
    }

    /// Discord has said how the message is, after these emoji stood there: if one is missing they are put there once more.
    /// serenity cannot read the event that tells when somebody takes an emoji off for all, so this is how it is noticed.
    pub fn look(&self, channel: u64, said: &Value, stood: Option<Arc<[&'static str]>>) {
        let (Some(message), Some(stood)) = (number_of(said), stood) else { return };
        let reactions = said["reactions"].as_array().map(Vec::as_slice).unwrap_or_default();
        let stands = |emoji: &&str| reactions.iter().any(|it| it["me"] == true && it["emoji"]["name"] == **emoji);
        if self.mode(Some(message)) == Gestures::Reactions && !stood.iter().all(stands) {
            tracing::info!(channel, message, "reactions were taken off for all; they are put once more");
            self.standing.invalidate(&message);
            self.put_each(channel, message, stood, true);
        }
    }

    /// Somebody took the bot's reactions off the message.
    pub fn taken_off(&self, message: u64) {
        self.lost(message, Gestures::TakenOff);
    }

    fn lost(&self, message: u64, why: Gestures) {
        if self.known.get(&message) == Some(Gestures::Reactions) {
            self.known.insert(message, why);
            // A full queue or a closing bot: the buttons will come with the next change.
            let _ = self.changed.try_send(message);
        }
    }
}
