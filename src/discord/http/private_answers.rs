//! Private answers: the ephemeral messages that users get. Each user has one answer for each subject, so that old
//! answers do not collect under a match. A user can also have a description of a match. Users who play by text alone
//! keep it open.
//!
//! Each answer has a task that holds its token, in memory only. The task deletes the message on [`Wanted::Gone`]. If the
//! answer's [`Kept`] is dropped, the task ends and the message stays.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use moka::sync::Cache;
use parking_lot::Mutex;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{Instant, timeout_at};

use super::lasts::{Lasts, Subject};
use super::payload::MessagePayload;
use crate::ids::{ChannelId, MatchId, MessageId, UserId};
use crate::play::Position;
use crate::timestamp::Timestamp;
use contract::Phrase;
use text::{Locale, say};

/// How long a token is used. Discord accepts it for 15 minutes.
pub const TOKEN_LIFE: Duration = Duration::from_secs(14 * 60);
/// The maximum number of subjects, of answers about one subject, and of all answers. Further answers stay until the
/// user dismisses them.
const MAX_SUBJECTS: u64 = 10_000;
const MAX_PER_SUBJECT: usize = 50;
const MAX_ANSWERS: usize = 10_000;
/// The maximum number of requests about answers at the same time.
const MAX_REQUESTS: usize = 8;

#[derive(Clone)]
pub struct PrivateAnswers {
    subjects: Cache<Subject, Arc<Mutex<Vec<Kept>>>>,
    /// The subjects of messages, for presses on their buttons.
    messages: Cache<MessageId, Subject>,
    numbers: Arc<AtomicU64>,
    answers: Arc<Semaphore>,
    /// Limits the requests about answers.
    pub requests: Arc<Semaphore>,
}

/// A private answer. When it is dropped, its message stays until the user dismisses it.
struct Kept {
    user: UserId,
    number: u64,
    message: Option<MessageId>,
    /// The number of presses on its buttons without a response. A second press can arrive before the first has ended.
    presses: usize,
    /// Whether the answer is no longer true.
    is_over: bool,
    lasts: Lasts,
    /// The newest position that a description shows.
    described: Option<Position>,
    wanted: watch::Sender<Wanted>,
}

#[derive(PartialEq)]
enum Wanted {
    /// The message shows this content; `None` for content that never changes.
    Content(Option<Arc<MessagePayload>>),
    /// A newer task manages the message.
    Released,
    /// The message must be deleted: it is no longer true, or a newer answer has replaced it.
    Gone,
}

impl Wanted {
    /// Returns the last task before the token of an answer expires.
    fn last_task(&self, lasts: Lasts) -> Task {
        let Wanted::Content(Some(content)) = self else {
            return if lasts.match_id().is_some() { Task::Delete } else { Task::Leave };
        };
        let Lasts::Described(_, locale, Some(_)) = content.lasts else { return Task::Leave };
        let ended = say(locale, &Phrase::new("discord-words-ended"), &[]);
        Task::Replace(Arc::new(MessagePayload { content: ended, ..MessagePayload::clone(content) }))
    }
}

/// A private answer that is being sent. It can become untrue before it arrives.
pub struct PendingAnswer {
    user: UserId,
    subject: Subject,
    number: u64,
    /// The number of the answer that this answer updates; 0 for a new message. Earlier answers stay.
    since: u64,
    lasts: Lasts,
    wanted: watch::Receiver<Wanted>,
    _permit: OwnedSemaphorePermit,
}

impl Default for PrivateAnswers {
    fn default() -> PrivateAnswers {
        PrivateAnswers {
            subjects: Cache::builder().max_capacity(MAX_SUBJECTS).time_to_idle(2 * TOKEN_LIFE).build(),
            messages: Cache::builder().max_capacity(MAX_ANSWERS as u64).time_to_live(TOKEN_LIFE).build(),
            numbers: Arc::default(),
            answers: Arc::new(Semaphore::new(MAX_ANSWERS)),
            requests: Arc::new(Semaphore::new(MAX_REQUESTS)),
        }
    }
}

impl PrivateAnswers {
    /// Returns the subject of a private answer, if it is known.
    pub fn subject_of(&self, message: MessageId) -> Option<Subject> {
        self.messages.get(&message)
    }

    /// Registers an answer before it is sent. Returns `None` if there are too many answers. If `subject` is `None`, the
    /// answer is about its match, or about the channel. `updates` is the user's earlier answer that gets this content.
    pub fn begin(
        &self,
        user: UserId,
        (channel, subject): (ChannelId, Option<Subject>),
        payload: &MessagePayload,
        updates: Option<MessageId>,
    ) -> Option<PendingAnswer> {
        let permit = Arc::clone(&self.answers).try_acquire_owned().ok()?;
        let lasts = payload.lasts;
        let subject = lasts.match_id().map(Subject::Match).or(subject).unwrap_or(Subject::Channel(channel));
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        let content = lasts.describes().then(|| Arc::new(payload.clone()));
        let (sender, wanted) = watch::channel(Wanted::Content(content));
        let mut since = 0;
        let mut presses = 0;
        let mut release = |all: &mut Vec<Kept>| {
            all.retain(|kept| {
                let is_updated = updates.is_some_and(|message| kept.is_message(user, message));
                if is_updated {
                    kept.wanted.send_replace(Wanted::Released);
                    since = kept.number;
                    presses = kept.presses;
                }
                !is_updated && !kept.wanted.is_closed()
            });
        };
        // The updated page may have had another subject, as a command's first page has.
        let before = updates.and_then(|message| self.subject_of(message)).filter(|before| *before != subject);
        if let Some(all) = before.and_then(|before| self.subjects.get(&before)) {
            release(&mut all.lock());
        }
        // A press on the new content can arrive before Discord's answer.
        if let Some(message) = updates {
            self.messages.insert(message, subject);
        }
        let all = self.subjects.get_with(subject, Arc::default);
        let mut all = all.lock();
        release(&mut all);
        if all.len() >= MAX_PER_SUBJECT {
            all.remove(0);
        }
        let described = None;
        all.push(Kept { user, number, message: updates, presses, is_over: false, lasts, described, wanted: sender });
        Some(PendingAnswer { user, subject, number, since, lasts, wanted, _permit: permit })
    }

    /// Removes the answers that are no longer true in this position, and rewrites descriptions. Call this when a
    /// match's message shows the position.
    pub fn shown(&self, position: Position, describe: impl Fn(Locale, Option<Timestamp>) -> MessagePayload) {
        let Some(all) = self.subjects.get(&Subject::Match(position.match_id)) else { return };
        let mut all = all.lock();
        for kept in all.iter_mut() {
            kept.is_over |= kept.lasts.is_over(position);
        }
        take_away(&mut all, |kept| kept.is_over && kept.presses == 0);
        for kept in all.iter_mut() {
            if let Lasts::Described(_, locale, until) = kept.lasts
                && kept.described.is_none_or(|described| !described.is_after(&position))
            {
                kept.described = Some(position);
                let content = Wanted::Content(Some(Arc::new(describe(locale, until))));
                kept.wanted.send_if_modified(|wanted| {
                    let differs = *wanted != content;
                    *wanted = content;
                    differs
                });
            }
        }
    }

    /// Keeps an answer while presses on its buttons have no response, because the response might replace its content.
    /// Call this when a press begins or ends.
    pub fn hold(&self, message: MessageId, begins: bool) {
        let subject = self.subject_of(message).and_then(|subject| self.subjects.get(&subject));
        if let Some(all) = subject {
            let mut all = all.lock();
            for kept in all.iter_mut().filter(|kept| kept.message == Some(message)) {
                kept.presses = if begins { kept.presses + 1 } else { kept.presses.saturating_sub(1) };
            }
            take_away(&mut all, |kept| kept.is_over && kept.presses == 0);
        }
    }

    /// Removes the message about the user's refused press, because the match has accepted another press.
    pub fn press_accepted(&self, user: UserId, id: MatchId) {
        if let Some(all) = self.subjects.get(&Subject::Match(id)) {
            take_away(&mut all.lock(), |kept| kept.user == user && matches!(kept.lasts, Lasts::Refusal(_)));
        }
    }
}

/// Deletes the messages of these answers.
fn take_away(all: &mut Vec<Kept>, is_gone: impl Fn(&Kept) -> bool) {
    all.extract_if(.., |kept| is_gone(kept)).for_each(|kept| drop(kept.wanted.send_replace(Wanted::Gone)));
}

impl Kept {
    /// Returns whether this is the user's answer in this message.
    fn is_message(&self, user: UserId, message: MessageId) -> bool {
        self.user == user && self.message == Some(message)
    }
}

impl PendingAnswer {
    /// Records that the answer was sent as this message. Removes the user's earlier answers about the subject. It keeps
    /// the answer whose button the user pressed. If this answer updates a message, it also keeps the answers before
    /// that message. Only another description replaces a description.
    pub fn sent(&self, answers: &PrivateAnswers, message: Option<MessageId>, pressed: Option<MessageId>) {
        if let Some(message) = message {
            answers.messages.insert(message, self.subject);
        }
        let all = answers.subjects.get_with(self.subject, Arc::default);
        let mut all = all.lock();
        all.iter_mut().filter(|kept| kept.number == self.number).for_each(|kept| kept.message = message);
        take_away(&mut all, |kept| {
            let is_used = pressed.is_some_and(|message| kept.is_message(self.user, message));
            let describes = self.lasts.describes();
            let is_earlier = kept.number < self.number && (kept.number >= self.since || describes);
            kept.user == self.user && is_earlier && !is_used && kept.lasts.describes() == describes
        });
    }
}

/// A task for a private answer.
pub enum Task {
    Rewrite(Arc<MessagePayload>),
    /// As [`Task::Rewrite`], for the last time.
    Replace(Arc<MessagePayload>),
    Delete,
    Leave,
}

impl PendingAnswer {
    /// Waits for the next task. `end` is the end of the token's life.
    pub async fn next_task(&mut self, end: Instant) -> Task {
        loop {
            match timeout_at(end, self.wanted.changed()).await {
                Ok(Ok(())) => match &*self.wanted.borrow_and_update() {
                    Wanted::Content(Some(content)) => return Task::Rewrite(Arc::clone(content)),
                    Wanted::Content(None) => (),
                    Wanted::Released => return Task::Leave,
                    Wanted::Gone => return Task::Delete,
                },
                Ok(Err(_)) => return Task::Leave,
                // The token expires. An answer about a match would become untrue without updates, but pages stay.
                Err(_) => return self.wanted.borrow().last_task(self.lasts),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Stage;

    const ID: MatchId = MatchId(1295);
    const ANNA: UserId = UserId(1);
    const BEN: UserId = UserId(2);

    fn position(version: i64, step: usize) -> Position {
        Position { match_id: ID, stage: Stage::Running, version, step }
    }

    /// Registers an answer that is sent as this message, without a task.
    fn keep(answers: &PrivateAnswers, user: UserId, lasts: Lasts, updates: Option<u64>) -> PendingAnswer {
        let payload = MessagePayload { lasts, ..MessagePayload::ephemeral("before".to_owned()) };
        let about = (ChannelId(9), Some(Subject::Match(ID)));
        answers.begin(user, about, &payload, updates.map(MessageId)).expect("there is room")
    }

    fn describe(_: Locale, _: Option<Timestamp>) -> MessagePayload {
        MessagePayload::ephemeral("after".to_owned())
    }

    /// Returns what has to be done with the answer before its token ends.
    async fn task(answer: &mut PendingAnswer) -> &'static str {
        let end = Instant::now() + 2 * TOKEN_LIFE;
        match tokio::time::timeout(TOKEN_LIFE, answer.next_task(end)).await {
            Ok(Task::Rewrite(_)) => "rewrite",
            Ok(Task::Replace(_)) => "replace",
            Ok(Task::Delete) => "delete",
            Ok(Task::Leave) => "leave",
            Err(_) => "keep",
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_no_longer_true_goes_and_descriptions_are_rewritten() {
        let answers = PrivateAnswers::default();
        let all = [
            (Lasts::Always, ["keep", "keep"]),
            (Lasts::Stage(ID, Stage::Running), ["keep", "keep"]),
            (Lasts::Position(position(5, 3)), ["keep", "delete"]),
            (Lasts::Refusal(Some(position(5, 3))), ["keep", "delete"]),
            (Lasts::Refusal(None), ["keep", "keep"]),
            (Lasts::Described(ID, Locale::En, None), ["rewrite", "keep"]),
        ];
        for (lasts, expected) in all {
            let mut answer = keep(&answers, ANNA, lasts, None);
            for (now, expected) in [position(5, 3), position(6, 4)].into_iter().zip(expected) {
                answers.shown(now, describe);
                assert_eq!(task(&mut answer).await, expected, "{lasts:?} in {now:?}");
            }
        }
        // The match ends.
        let mut page = keep(&answers, ANNA, Lasts::Stage(ID, Stage::Running), None);
        answers.shown(Position { stage: Stage::Over, ..position(7, 5) }, describe);
        assert_eq!(task(&mut page).await, "delete");
        // An older state, which was shown late, says nothing of a newer refusal.
        let mut refusal = keep(&answers, ANNA, Lasts::Refusal(Some(position(9, 9))), None);
        answers.shown(position(8, 8), describe);
        answers.press_accepted(BEN, ID);
        assert_eq!(task(&mut refusal).await, "keep");
        answers.press_accepted(ANNA, ID);
        assert_eq!(task(&mut refusal).await, "delete");
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_stays_while_a_press_on_it_has_no_response() {
        let answers = PrivateAnswers::default();
        let mut question = keep(&answers, ANNA, Lasts::Stage(ID, Stage::Running), None);
        question.sent(&answers, Some(MessageId(7)), None);
        answers.hold(MessageId(7), true);
        let over = Position { stage: Stage::Over, ..position(7, 5) };
        answers.shown(over, describe);
        assert_eq!(task(&mut question).await, "keep", "the response replaces it");
        answers.hold(MessageId(7), false);
        assert_eq!(task(&mut question).await, "delete", "nothing has replaced it");
    }

    /// A command's first page is about its channel, the next page about a puzzle.
    #[tokio::test(start_paused = true)]
    async fn a_page_may_change_its_subject() {
        let answers = PrivateAnswers::default();
        let begin = |subject, updates| {
            let payload = MessagePayload::ephemeral("a page".to_owned());
            answers.begin(ANNA, (ChannelId(9), subject), &payload, updates).expect("there is room")
        };
        let mut first = begin(None, None);
        first.sent(&answers, Some(MessageId(7)), None);
        // The press on the first page ends after the next press has begun.
        answers.hold(MessageId(7), true);
        let mut second = begin(Some(Subject::Match(ID)), Some(MessageId(7)));
        assert_eq!(task(&mut first).await, "leave", "the second one has its message");
        answers.hold(MessageId(7), true);
        answers.hold(MessageId(7), false);
        assert_eq!(answers.subjects.get(&Subject::Match(ID)).expect("it is known").lock()[0].presses, 1);
        second.sent(&answers, Some(MessageId(7)), Some(MessageId(7)));
        begin(None, None).sent(&answers, Some(MessageId(8)), None);
        assert_eq!(task(&mut second).await, "keep", "another answer in the channel");
    }

    #[tokio::test(start_paused = true)]
    async fn before_its_token_ends_what_speaks_of_a_match_goes() {
        let answers = PrivateAnswers::default();
        for (lasts, goes) in [
            (Lasts::Always, false),
            (Lasts::Refusal(None), false),
            (Lasts::Position(position(1, 1)), true),
            (Lasts::Described(ID, Locale::En, None), false),
        ] {
            let mut answer = keep(&answers, ANNA, lasts, None);
            let task = answer.next_task(Instant::now() + TOKEN_LIFE).await;
            assert_eq!(matches!(task, Task::Delete), goes, "{lasts:?}");
        }
        let mut described = keep(&answers, ANNA, Lasts::Described(ID, Locale::En, Some(Timestamp(0))), None);
        let Task::Replace(last) = described.next_task(Instant::now() + TOKEN_LIFE).await else { panic!("it is wrong") };
        assert!(last.content.contains("Press Describe again"), "{}", last.content);
    }

    /// A user who plays by text alone keeps the description beside other answers, and has only one.
    #[tokio::test(start_paused = true)]
    async fn only_another_description_replaces_a_description() {
        let answers = PrivateAnswers::default();
        let described = Lasts::Described(ID, Locale::En, Some(Timestamp(0)));
        let sent = |lasts, updates, message| {
            let answer = keep(&answers, ANNA, lasts, updates);
            answer.sent(&answers, Some(MessageId(message)), updates.map(MessageId));
            answer
        };
        let mut description = sent(described, None, 1);
        let mut hint = sent(Lasts::Position(position(5, 3)), None, 2);
        let mut page = sent(Lasts::Stage(ID, Stage::Running), None, 3);
        assert_eq!([task(&mut description).await, task(&mut hint).await], ["keep", "delete"]);
        // The page becomes a description.
        let mut newer = sent(described, Some(3), 3);
        let tasks = [task(&mut description).await, task(&mut page).await, task(&mut newer).await];
        assert_eq!(tasks, ["delete", "leave", "keep"]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_task_ends_when_a_press_updates_its_message() {
        let answers = PrivateAnswers::default();
        let mut page = keep(&answers, ANNA, Lasts::Always, Some(7));
        let mut of_ben = keep(&answers, BEN, Lasts::Always, Some(8));
        let mut being_sent = keep(&answers, ANNA, Lasts::Always, None);
        let mut newer = keep(&answers, ANNA, Lasts::Always, Some(7));
        let tasks =
            [task(&mut page).await, task(&mut of_ben).await, task(&mut being_sent).await, task(&mut newer).await];
        assert_eq!(tasks, ["leave", "keep", "keep", "keep"]);
    }

    #[tokio::test(start_paused = true)]
    async fn answers_about_one_match_are_limited() {
        let answers = PrivateAnswers::default();
        let mut first = keep(&answers, ANNA, Lasts::Always, None);
        let more: Vec<_> = (0..MAX_PER_SUBJECT).map(|_| keep(&answers, BEN, Lasts::Always, None)).collect();
        assert_eq!(task(&mut first).await, "leave", "it is not theirs to delete");
        drop(more);
        answers.answers.close();
        assert!(answers.begin(ANNA, (ChannelId(1), None), &describe(Locale::En, None), None).is_none(), "no permit");
    }
}
