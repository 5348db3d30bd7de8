//! The bot's own reactions below a speed game's table: put there once, and known to be there or not.

use std::sync::Arc;

use moka::sync::Cache;
use tokio::sync::mpsc;

use super::message::Gestures;
use super::rest::Rest;
use crate::game::Gesture;

/// The most messages of which it is remembered whether their reactions stand.
const MOST_MESSAGES: u64 = 10_000;

/// What is known of the reactions of each message.
#[derive(Clone)]
pub struct Reactions {
    rest: Rest,
    known: Cache<u64, Gestures>,
    changed: mpsc::Sender<u64>,
}

impl Reactions {
    /// Nothing is known yet. Messages that must be shown anew, as their gestures have become buttons, go to `changed`.
    pub fn new(rest: Rest, changed: mpsc::Sender<u64>) -> Reactions {
        Reactions { rest, known: Cache::new(MOST_MESSAGES), changed }
    }

    /// How gestures are made at this message: by reaction, unless something is known against it.
    pub fn mode(&self, message: Option<u64>) -> Gestures {
        message.and_then(|message| self.known.get(&message)).unwrap_or(Gestures::Reactions)
    }

    /// The message shows a table with these gestures: puts their emoji below it, if that has not been done. Nobody waits
    /// for it; if the bot may not, buttons take their place.
    pub fn put(&self, channel: u64, message: u64, gestures: &[Gesture]) {
        if gestures.is_empty() || self.known.contains_key(&message) {
            return;
        }
        self.known.insert(message, Gestures::Reactions);
        let emoji: Arc<[&'static str]> = gestures.iter().map(|gesture| gesture.emoji).collect();
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
        });
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
