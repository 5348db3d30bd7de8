//! Explains guided matches to their learners, in one private message for each match.
//!
//! The message follows the response to a press and is edited while Discord accepts that. It never holds a match up: only the
//! newest state waits to be explained, and failures are dropped.

#[cfg(test)]
mod tests;

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use moka::sync::Cache;
use parking_lot::Mutex;
use tokio::time::Instant;

use super::http::{DiscordApi, MessagePayload, id_of};
use super::message::{self, names};
use crate::game::{FOR_NOW, Phrase};
use crate::table::{InteractionToken, MatchId, ShowError, View, ViewKind};
use crate::text::{Locale, has_message, say};

/// How long a token is used. Discord accepts it for 15 minutes.
const TOKEN_LIFE: Duration = Duration::from_secs(14 * 60);
/// How many lessons are remembered, and for how long after the last explanation.
const MAX_LESSONS: u64 = 10_000;
const FORGET_AFTER: Duration = Duration::from_secs(86_400);
/// How many earlier explanations stay readable, and for how many further ones.
const MOST_EARLIER: usize = 3;
const STAYS: usize = 6;

#[derive(Clone)]
pub struct Guide {
    api: DiscordApi,
    lessons: Cache<MatchId, Arc<Mutex<Lesson>>>,
}

/// The private message of a match. After a restart everything is explained in full again.
#[derive(Default)]
struct Lesson {
    told: Told,
    /// What to explain next.
    wanted: Option<Explanation>,
    /// The newest interaction, and when it came.
    token: Option<(InteractionToken, Instant)>,
    /// The message, with the interaction that it followed.
    message: Option<(InteractionToken, Instant, u64)>,
    is_sending: bool,
}

#[derive(Clone, Default)]
struct Told {
    /// The keys that were explained in full.
    keys: HashSet<String>,
    /// The last explanations in full, newest first, each with its key and the number of times that it is still shown.
    earlier: Vec<(String, String, usize)>,
    now: Vec<Phrase>,
}

struct Explanation {
    id: MatchId,
    locale: Locale,
    names: Vec<String>,
    phrases: Vec<Phrase>,
    is_last: bool,
}

/// A call that explains a state.
struct GuideCall {
    payload: MessagePayload,
    edit: Option<(InteractionToken, u64)>,
    token: Option<(InteractionToken, Instant)>,
    /// What was told before it.
    before: Told,
}

impl Guide {
    pub fn new(api: DiscordApi) -> Guide {
        let lessons = Cache::builder().max_capacity(MAX_LESSONS).time_to_idle(FORGET_AFTER).build();
        Guide { api, lessons }
    }

    /// Explains a shown view to its learner, if it has one. `token`: the learner's interaction that has its response by now.
    pub fn explain(&self, view: &View, token: Option<&InteractionToken>) {
        let Some(explanation) = Explanation::of(view) else { return };
        let lesson = self.lessons.get_with(view.meta.id, Arc::default);
        {
            let mut lesson = lesson.lock();
            if let Some(token) = token {
                lesson.token = Some((token.clone(), Instant::now()));
            }
            lesson.wanted = Some(explanation);
            if std::mem::replace(&mut lesson.is_sending, true) {
                return;
            }
        }
        let api = self.api.clone();
        tokio::spawn(async move {
            loop {
                let Some(call) = lesson.lock().next_call() else { return };
                send(&api, &lesson, call).await;
            }
        });
    }

    /// Forgets a match that is not guided any more.
    pub fn forget(&self, id: MatchId) {
        if let Some(lesson) = self.lessons.remove(&id) {
            lesson.lock().wanted = None;
        }
    }
}

async fn send(api: &DiscordApi, lesson: &Mutex<Lesson>, call: GuideCall) {
    if let Some((token, message)) = &call.edit {
        match api.edit_follow_up(token, *message, &call.payload).await {
            Ok(()) => return,
            Err(ShowError::MessageGone(_) | ShowError::InteractionExpired(_)) => lesson.lock().message = None,
            Err(error) => return failed(lesson, call, &error),
        }
    }
    let Some((token, since)) = call.token.clone() else { return };
    match api.follow_up(&token, &MessagePayload { private: true, ..call.payload.clone() }).await {
        Ok(message) => lesson.lock().message = id_of(&message).map(|id| (token, since, id)),
        Err(error) => failed(lesson, call, &error),
    }
}

/// The learner did not read it, so the next explanation may say it in full again.
fn failed(lesson: &Mutex<Lesson>, call: GuideCall, error: &ShowError) {
    tracing::debug!(%error, "a turn could not be explained");
    lesson.lock().told = call.before;
}

impl Lesson {
    /// Returns the call that explains the newest state. `None` ends the sending: nothing is wanted, or no interaction is left
    /// to send it with.
    fn next_call(&mut self) -> Option<GuideCall> {
        let is_valid = |since: Instant| since.elapsed() < TOKEN_LIFE;
        let edit = self.message.as_ref().filter(|(_, since, _)| is_valid(*since));
        let edit = edit.map(|(token, _, message)| (token.clone(), *message));
        let token = self.token.clone().filter(|(_, since)| is_valid(*since));
        let wanted = self.wanted.take().filter(|wanted| wanted.phrases != self.told.now);
        let Some(wanted) = wanted.filter(|_| edit.is_some() || token.is_some()) else {
            self.is_sending = false;
            return None;
        };
        let before = self.told.clone();
        let payload = message::lesson(self.told.tell(&wanted), wanted.id, wanted.locale, !wanted.is_last);
        Some(GuideCall { payload, edit, token, before })
    }
}

impl Told {
    /// Returns the explanation followed by the earlier ones in small letters. What was told before is told briefly, and not
    /// repeated below.
    fn tell(&mut self, wanted: &Explanation) -> String {
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
                in_full.extend(lines.last().map(|line| (phrase.key.to_string(), line.clone(), STAYS)));
            } else if has_message(wanted.locale, &short.key) {
                lines.push(say(wanted.locale, &short, &wanted.names));
                briefly.push(&phrase.key);
            }
        }
        self.now.clone_from(&wanted.phrases);
        let repeats = |key: &String| briefly.iter().any(|told| *told == key);
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
        self.earlier.truncate(MOST_EARLIER);
        format!("🎓 {}", lines.join("\n"))
    }
}

impl Explanation {
    fn of(view: &View) -> Option<Explanation> {
        view.meta.learner()?;
        let is_last = matches!(view.kind, ViewKind::Result { .. });
        let phrases = match is_last {
            true => vec![Phrase::new("discord-practice-over").with("command", format!("/{} start", view.meta.game))],
            false => view.guidance.clone(),
        };
        let (id, locale) = (view.meta.id, view.meta.locale);
        let names = names::all(locale, view.players(), names::TextFormat::Markdown);
        (!phrases.is_empty()).then_some(Explanation { id, locale, names, phrases, is_last })
    }
}
