//! Shows the guidance in practice matches to the learners, in one ephemeral message per match.
//!
//! The message is a follow-up to a press, and is edited as long as Discord accepts edits. Guidance never delays a
//! match: only the newest guidance waits to be shown, and failures are ignored.

#[cfg(test)]
mod tests;

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use moka::sync::Cache;
use parking_lot::Mutex;
use tokio::time::Instant;

use crate::discord::http::{DiscordApi, MessagePayload, id_of};
use crate::discord::message::{self, names};
use crate::ids::{MatchId, MessageId};
use crate::play::{InteractionToken, ShowError, View, ViewKind};
use contract::{FOR_NOW, Phrase};
use text::{Locale, has_message, say};

/// How long a token is used. Discord accepts it for 15 minutes.
const TOKEN_LIFE: Duration = Duration::from_secs(14 * 60);
/// The maximum number of remembered matches.
const MAX_MATCHES: u64 = 10_000;
/// How long a match is remembered after its last guidance.
const FORGET_AFTER: Duration = Duration::from_secs(86_400);
/// The maximum number of earlier lines that stay visible.
const MAX_EARLIER: usize = 3;
/// The number of later updates that still show an earlier line.
const SHOWN_AGAIN: usize = 6;

#[derive(Clone)]
pub struct GuidanceSender {
    api: DiscordApi,
    messages: Cache<MatchId, Arc<Mutex<GuidanceMessage>>>,
}

/// The ephemeral message for a match. After a restart, all guidance is shown in full again.
#[derive(Default)]
struct GuidanceMessage {
    shown: ShownGuidance,
    /// The guidance to show next.
    wanted: Option<GuidanceText>,
    /// The newest interaction, and the time of its arrival.
    token: Option<(InteractionToken, Instant)>,
    /// The message in Discord, with the interaction to which it is a follow-up.
    posted: Option<(InteractionToken, Instant, MessageId)>,
    is_sending: bool,
}

#[derive(Clone, Default)]
struct ShownGuidance {
    /// The keys that were shown in full.
    keys: HashSet<String>,
    /// The last lines in full, newest first. Each line has its key and the number of updates that will still show it.
    earlier: Vec<(String, String, usize)>,
    phrases: Vec<Phrase>,
}

struct GuidanceText {
    id: MatchId,
    locale: Locale,
    names: Vec<String>,
    phrases: Vec<Phrase>,
    is_last: bool,
}

/// A call that shows guidance.
struct GuidanceCall {
    payload: MessagePayload,
    edit: Option<(InteractionToken, MessageId)>,
    token: Option<(InteractionToken, Instant)>,
    /// The guidance that was shown before this call.
    before: ShownGuidance,
}

impl GuidanceSender {
    pub fn new(api: DiscordApi) -> GuidanceSender {
        let messages = Cache::builder().max_capacity(MAX_MATCHES).time_to_idle(FORGET_AFTER).build();
        GuidanceSender { api, messages }
    }

    /// Shows the guidance for a view that is already shown, if its match has a learner. `token` is from the learner's
    /// interaction, which already has its response.
    pub fn show(&self, view: &View, token: Option<&InteractionToken>) {
        let Some(guidance) = GuidanceText::of(view) else { return };
        let message = self.messages.get_with(view.meta.id, Arc::default);
        {
            let mut message = message.lock();
            if let Some(token) = token {
                message.token = Some((token.clone(), Instant::now()));
            }
            message.wanted = Some(guidance);
            if std::mem::replace(&mut message.is_sending, true) {
                return;
            }
        }
        let api = self.api.clone();
        tokio::spawn(async move {
            loop {
                let Some(call) = message.lock().next_call() else { return };
                send(&api, &message, call).await;
            }
        });
    }

    /// Forgets a match whose learner has ended the guidance.
    pub fn forget(&self, id: MatchId) {
        if let Some(message) = self.messages.remove(&id) {
            message.lock().wanted = None;
        }
    }
}

async fn send(api: &DiscordApi, message: &Mutex<GuidanceMessage>, call: GuidanceCall) {
    if let Some((token, id)) = &call.edit {
        match api.edit_follow_up(token, *id, &call.payload).await {
            Ok(()) => return,
            Err(ShowError::MessageGone(_) | ShowError::InteractionExpired(_)) => message.lock().posted = None,
            Err(error) => return failed(message, call, &error),
        }
    }
    let Some((token, since)) = call.token.clone() else { return };
    match api.follow_up(&token, &MessagePayload { ephemeral: true, ..call.payload.clone() }).await {
        Ok(posted) => message.lock().posted = id_of(&posted).map(|id| (token, since, id)),
        Err(error) => failed(message, call, &error),
    }
}

/// Restores the previous state after a failed call. The learner did not see the guidance, so the next text can show it
/// in full again.
fn failed(message: &Mutex<GuidanceMessage>, call: GuidanceCall, error: &ShowError) {
    tracing::debug!(%error, "guidance could not be shown");
    message.lock().shown = call.before;
}

impl GuidanceMessage {
    /// Returns the call that shows the newest guidance. Returns `None` if there is nothing to show, or no valid token
    /// to send it with. The caller then stops sending.
    fn next_call(&mut self) -> Option<GuidanceCall> {
        let is_valid = |since: Instant| since.elapsed() < TOKEN_LIFE;
        let edit = self.posted.as_ref().filter(|(_, since, _)| is_valid(*since));
        let edit = edit.map(|(token, _, id)| (token.clone(), *id));
        let token = self.token.clone().filter(|(_, since)| is_valid(*since));
        let wanted = self.wanted.take().filter(|wanted| wanted.phrases != self.shown.phrases);
        let Some(wanted) = wanted.filter(|_| edit.is_some() || token.is_some()) else {
            self.is_sending = false;
            return None;
        };
        let before = self.shown.clone();
        let payload = message::guidance(self.shown.text_of(&wanted), wanted.id, wanted.locale, !wanted.is_last);
        Some(GuidanceCall { payload, edit, token, before })
    }
}

impl ShownGuidance {
    /// Returns the text of this guidance, followed by earlier lines in small letters. Phrases that were already shown
    /// appear in their short form, and are left out of the earlier lines.
    fn text_of(&mut self, wanted: &GuidanceText) -> String {
        let mut lines = Vec::new();
        let mut in_full = Vec::new();
        let mut briefly = Vec::new();
        for phrase in &wanted.phrases {
            if phrase.key.ends_with(FOR_NOW) {
                lines.push(say(wanted.locale, phrase, &wanted.names));
                continue;
            }
            let short = Phrase { key: format!("{}-short", phrase.key).into(), args: phrase.args.clone() };
            if self.keys.insert(phrase.key.to_string()) {
                lines.push(say(wanted.locale, phrase, &wanted.names));
                in_full.extend(lines.last().map(|line| (phrase.key.to_string(), line.clone(), SHOWN_AGAIN)));
            } else if has_message(wanted.locale, &short.key) {
                lines.push(say(wanted.locale, &short, &wanted.names));
                briefly.push(&phrase.key);
            }
        }
        self.phrases.clone_from(&wanted.phrases);
        let repeats = |key: &String| briefly.iter().any(|shown| *shown == key);
        let mut earlier = self.earlier.iter().filter(|(key, ..)| !repeats(key)).map(|(_, line, _)| line);
        if let Some(first) = earlier.next() {
            let phrase = Phrase::new("discord-practice-earlier").with("text", first.clone());
            lines.push(format!("-# {}", say(wanted.locale, &phrase, &[])));
        }
        lines.extend(earlier.map(|line| format!("-# {line}")));
        self.earlier.retain_mut(|(.., left)| {
            *left -= 1;
            *left > 0
        });
        self.earlier.splice(0..0, in_full.into_iter().rev());
        self.earlier.truncate(MAX_EARLIER);
        format!("🎓 {}", lines.join("\n"))
    }
}

impl GuidanceText {
    fn of(view: &View) -> Option<GuidanceText> {
        view.meta.learner()?;
        let is_last = matches!(view.kind, ViewKind::Result { .. });
        let phrases = match is_last {
            true => vec![
                Phrase::new("discord-practice-over").with("command", view.game.command(&view.meta.options).to_owned()),
            ],
            false => view.guidance.clone(),
        };
        let (id, locale) = (view.meta.id, view.meta.locale);
        let names = names::all(locale, view.players(), names::TextFormat::Markdown);
        (!phrases.is_empty()).then_some(GuidanceText { id, locale, names, phrases, is_last })
    }
}
