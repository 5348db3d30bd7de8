//! Private answers: the ephemeral messages that users get. Each user has only one answer about each subject, such as a
//! match. A newer answer replaces it, so that old answers do not pile up below the match. A description of the match in
//! words stays beside the other answers, because users who play by text alone need it.
//!
//! Each answer has a task that holds the interaction's token, in memory only. The task deletes the message when the
//! state becomes [`DesiredState::Deleted`]. If the answer's [`TrackedAnswer`] is dropped, the task ends and the message
//! stays.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use moka::sync::Cache;
use parking_lot::Mutex;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{Instant, timeout_at};

use super::lasts::{AnswerLifetime, AnswerSubject};
use super::payload::MessagePayload;
use crate::ids::{ChannelId, MatchId, MessageId, UserId};
use crate::play::Position;
use crate::timestamp::Timestamp;
use contract::Phrase;
use text::{Locale, say};

/// How long the bot uses a token. Discord accepts it for 15 minutes.
pub const TOKEN_LIFETIME: Duration = Duration::from_secs(14 * 60);
/// The maximum number of subjects, of answers about one subject, and of all answers. Answers beyond these limits are
/// not tracked: they stay until the user dismisses them.
const MAX_SUBJECTS: u64 = 10_000;
const MAX_PER_SUBJECT: usize = 50;
const MAX_ANSWERS: usize = 10_000;
/// The maximum number of concurrent requests that change or delete answers.
const MAX_REQUESTS: usize = 8;

#[derive(Clone)]
pub struct PrivateAnswers {
    answers_by_subject: Cache<AnswerSubject, Arc<Mutex<Vec<TrackedAnswer>>>>,
    /// The subject of each answer, by the answer's message. It is looked up when a user presses a button of the answer.
    subject_by_message: Cache<MessageId, AnswerSubject>,
    next_number: Arc<AtomicU64>,
    answer_permits: Arc<Semaphore>,
    /// Limits the concurrent requests that change or delete answers.
    pub request_permits: Arc<Semaphore>,
}

/// A private answer. When it is dropped, its message stays until the user dismisses it.
struct TrackedAnswer {
    user: UserId,
    number: u64,
    message: Option<MessageId>,
    /// How many presses on the answer's buttons have no response yet. A second press can arrive before the bot has
    /// responded to the first.
    pending_presses: usize,
    /// Whether the answer is no longer correct.
    is_outdated: bool,
    lasts: AnswerLifetime,
    /// The newest position that the answer describes, if it is a description.
    described_position: Option<Position>,
    desired_state: watch::Sender<DesiredState>,
}

#[derive(PartialEq)]
enum DesiredState {
    /// The message shows this content; `None` for content that never changes.
    Content(Option<Arc<MessagePayload>>),
    /// A newer task manages the message.
    TakenOver,
    /// The message must be deleted, because it is no longer correct or a newer answer has replaced it.
    Deleted,
}

/// A task for a private answer.
pub enum AnswerTask {
    Rewrite(Arc<MessagePayload>),
    /// Like [`AnswerTask::Rewrite`], for the last time.
    FinalRewrite(Arc<MessagePayload>),
    Delete,
    Stop,
}

/// A private answer that is being sent. It can become outdated before it arrives.
pub struct PendingAnswer {
    user: UserId,
    subject: AnswerSubject,
    number: u64,
    /// The number of the answer that this answer updates; 0 for a new message. Answers with a lower number are not
    /// replaced.
    updated_number: u64,
    lasts: AnswerLifetime,
    desired_state: watch::Receiver<DesiredState>,
    _permit: OwnedSemaphorePermit,
}

impl Default for PrivateAnswers {
    fn default() -> PrivateAnswers {
        PrivateAnswers {
            answers_by_subject: Cache::builder().max_capacity(MAX_SUBJECTS).time_to_idle(2 * TOKEN_LIFETIME).build(),
            subject_by_message: Cache::builder().max_capacity(MAX_ANSWERS as u64).time_to_live(TOKEN_LIFETIME).build(),
            next_number: Arc::default(),
            answer_permits: Arc::new(Semaphore::new(MAX_ANSWERS)),
            request_permits: Arc::new(Semaphore::new(MAX_REQUESTS)),
        }
    }
}

impl PrivateAnswers {
    /// Returns the subject of a private answer, if it is known.
    pub fn subject_of(&self, message: MessageId) -> Option<AnswerSubject> {
        self.subject_by_message.get(&message)
    }

    /// Registers an answer before it is sent. Returns `None` if there are too many answers. If the answer's lifetime
    /// names a match, the answer is about that match. Otherwise it is about `subject` or, without one, about the
    /// channel. `updates` is the user's earlier message that will show this content.
    pub fn register(
        &self,
        user: UserId,
        (channel, subject): (ChannelId, Option<AnswerSubject>),
        payload: &MessagePayload,
        updates: Option<MessageId>,
    ) -> Option<PendingAnswer> {
        let permit = Arc::clone(&self.answer_permits).try_acquire_owned().ok()?;
        let lasts = payload.lifetime;
        let subject = lasts.match_id().map(AnswerSubject::Match).or(subject).unwrap_or(AnswerSubject::Channel(channel));
        let number = self.next_number.fetch_add(1, Ordering::Relaxed);
        let content = lasts.is_description().then(|| Arc::new(payload.clone()));
        let (sender, wanted) = watch::channel(DesiredState::Content(content));
        let mut updated_number = 0;
        let mut pending_presses = 0;
        let mut release = |all: &mut Vec<TrackedAnswer>| {
            all.retain(|kept| {
                let is_updated = updates.is_some_and(|message| kept.is_message(user, message));
                if is_updated {
                    kept.desired_state.send_replace(DesiredState::TakenOver);
                    updated_number = kept.number;
                    pending_presses = kept.pending_presses;
                }
                !is_updated && !kept.desired_state.is_closed()
            });
        };
        // The updated page may have had another subject. For example, a command's first page is about the channel.
        let before = updates.and_then(|message| self.subject_of(message)).filter(|before| *before != subject);
        if let Some(all) = before.and_then(|before| self.answers_by_subject.get(&before)) {
            release(&mut all.lock());
        }
        // A press on the new content can arrive before Discord's reply to this update.
        if let Some(message) = updates {
            self.subject_by_message.insert(message, subject);
        }
        let all = self.answers_by_subject.get_with(subject, Arc::default);
        let mut all = all.lock();
        release(&mut all);
        if all.len() >= MAX_PER_SUBJECT {
            all.remove(0);
        }
        let described_position = None;
        all.push(TrackedAnswer {
            user,
            number,
            message: updates,
            pending_presses,
            is_outdated: false,
            lasts,
            described_position,
            desired_state: sender,
        });
        Some(PendingAnswer { user, subject, number, updated_number, lasts, desired_state: wanted, _permit: permit })
    }

    /// Removes the answers that are no longer correct in the match's new position, and rewrites descriptions. Call this
    /// when the match's message shows that position.
    pub fn update_for_position(
        &self,
        position: Position,
        describe: impl Fn(Locale, Option<Timestamp>) -> MessagePayload,
    ) {
        let Some(all) = self.answers_by_subject.get(&AnswerSubject::Match(position.match_id)) else { return };
        let mut all = all.lock();
        for kept in all.iter_mut() {
            kept.is_outdated |= kept.lasts.is_outdated(position);
        }
        delete_answers(&mut all, |kept| kept.is_outdated && kept.pending_presses == 0);
        for kept in all.iter_mut() {
            if let AnswerLifetime::Described(_, locale, until) = kept.lasts
                && kept.described_position.is_none_or(|described| !described.is_after(&position))
            {
                kept.described_position = Some(position);
                let content = DesiredState::Content(Some(Arc::new(describe(locale, until))));
                kept.desired_state.send_if_modified(|wanted| {
                    let differs = *wanted != content;
                    *wanted = content;
                    differs
                });
            }
        }
    }

    /// Counts the pending presses on an answer's buttons. While a press is pending, the answer stays, because the
    /// response might replace its content. Call this when the bot begins to handle a press, with `begins`, and again
    /// when it has finished.
    pub fn count_press(&self, message: MessageId, begins: bool) {
        let subject = self.subject_of(message).and_then(|subject| self.answers_by_subject.get(&subject));
        if let Some(all) = subject {
            let mut all = all.lock();
            for kept in all.iter_mut().filter(|kept| kept.message == Some(message)) {
                kept.pending_presses =
                    if begins { kept.pending_presses + 1 } else { kept.pending_presses.saturating_sub(1) };
            }
            delete_answers(&mut all, |kept| kept.is_outdated && kept.pending_presses == 0);
        }
    }

    /// Removes the message about the user's refused press, because the match has accepted another press.
    pub fn remove_refusal(&self, user: UserId, id: MatchId) {
        if let Some(all) = self.answers_by_subject.get(&AnswerSubject::Match(id)) {
            delete_answers(&mut all.lock(), |kept| {
                kept.user == user && matches!(kept.lasts, AnswerLifetime::Refusal(_))
            });
        }
    }
}

/// Deletes the messages of the answers for which `is_gone` returns `true`.
fn delete_answers(all: &mut Vec<TrackedAnswer>, is_gone: impl Fn(&TrackedAnswer) -> bool) {
    all.extract_if(.., |kept| is_gone(kept))
        .for_each(|kept| drop(kept.desired_state.send_replace(DesiredState::Deleted)));
}

impl TrackedAnswer {
    /// Returns whether this is the user's answer in this message.
    fn is_message(&self, user: UserId, message: MessageId) -> bool {
        self.user == user && self.message == Some(message)
    }
}

impl PendingAnswer {
    /// Records that the answer was sent as `message`. Then removes the user's earlier answers about the subject, except
    /// the answer whose button the user pressed. If this answer updates a message, answers older than that message stay
    /// too. Only another description replaces a description.
    pub fn record_sent(&self, answers: &PrivateAnswers, message: Option<MessageId>, pressed: Option<MessageId>) {
        if let Some(message) = message {
            answers.subject_by_message.insert(message, self.subject);
        }
        let all = answers.answers_by_subject.get_with(self.subject, Arc::default);
        let mut all = all.lock();
        all.iter_mut().filter(|kept| kept.number == self.number).for_each(|kept| kept.message = message);
        delete_answers(&mut all, |kept| {
            let is_used = pressed.is_some_and(|message| kept.is_message(self.user, message));
            let describes = self.lasts.is_description();
            let is_earlier = kept.number < self.number && (kept.number >= self.updated_number || describes);
            kept.user == self.user && is_earlier && !is_used && kept.lasts.is_description() == describes
        });
    }

    /// Waits for the next task. `expires_at` is when the token expires.
    pub async fn next_task(&mut self, expires_at: Instant) -> AnswerTask {
        loop {
            match timeout_at(expires_at, self.desired_state.changed()).await {
                Ok(Ok(())) => match &*self.desired_state.borrow_and_update() {
                    DesiredState::Content(Some(content)) => return AnswerTask::Rewrite(Arc::clone(content)),
                    DesiredState::Content(None) => (),
                    DesiredState::TakenOver => return AnswerTask::Stop,
                    DesiredState::Deleted => return AnswerTask::Delete,
                },
                Ok(Err(_)) => return AnswerTask::Stop,
                // The token expires. An answer about a match could no longer be kept up to date, so it is deleted or
                // marked as ended. Other pages stay.
                Err(_) => return self.task_at_expiry(),
            }
        }
    }

    /// Returns the answer's last task before its token expires.
    fn task_at_expiry(&self) -> AnswerTask {
        let state = self.desired_state.borrow();
        let DesiredState::Content(Some(content)) = &*state else {
            return if self.lasts.match_id().is_some() { AnswerTask::Delete } else { AnswerTask::Stop };
        };
        let AnswerLifetime::Described(_, locale, Some(_)) = content.lifetime else { return AnswerTask::Stop };
        let ended = say(locale, &Phrase::new("discord-words-ended"), &[]);
        AnswerTask::FinalRewrite(Arc::new(MessagePayload { content: ended, ..MessagePayload::clone(content) }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Stage;

    const ID: MatchId = MatchId(1295);
    const ANNA: UserId = UserId(1);
    const BEN: UserId = UserId(2);

    fn position(version: i64, news_step_count: usize) -> Position {
        Position { match_id: ID, stage: Stage::Running, version, news_step_count }
    }

    /// Registers an answer that is sent as this message, without a task.
    fn keep(answers: &PrivateAnswers, user: UserId, lasts: AnswerLifetime, updates: Option<u64>) -> PendingAnswer {
        let payload = MessagePayload { lifetime: lasts, ..MessagePayload::ephemeral("before".to_owned()) };
        let about = (ChannelId(9), Some(AnswerSubject::Match(ID)));
        answers.register(user, about, &payload, updates.map(MessageId)).expect("there is room")
    }

    fn describe(_: Locale, _: Option<Timestamp>) -> MessagePayload {
        MessagePayload::ephemeral("after".to_owned())
    }

    /// Returns the name of the answer's next task before its token expires.
    async fn task(answer: &mut PendingAnswer) -> &'static str {
        let end = Instant::now() + 2 * TOKEN_LIFETIME;
        match tokio::time::timeout(TOKEN_LIFETIME, answer.next_task(end)).await {
            Ok(AnswerTask::Rewrite(_)) => "rewrite",
            Ok(AnswerTask::FinalRewrite(_)) => "replace",
            Ok(AnswerTask::Delete) => "delete",
            Ok(AnswerTask::Stop) => "leave",
            Err(_) => "keep",
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_no_longer_true_goes_and_descriptions_are_rewritten() {
        let answers = PrivateAnswers::default();
        let all = [
            (AnswerLifetime::Always, ["keep", "keep"]),
            (AnswerLifetime::Stage(ID, Stage::Running), ["keep", "keep"]),
            (AnswerLifetime::Position(position(5, 3)), ["keep", "delete"]),
            (AnswerLifetime::Refusal(Some(position(5, 3))), ["keep", "delete"]),
            (AnswerLifetime::Refusal(None), ["keep", "keep"]),
            (AnswerLifetime::Described(ID, Locale::En, None), ["rewrite", "keep"]),
        ];
        for (lasts, expected) in all {
            let mut answer = keep(&answers, ANNA, lasts, None);
            for (now, expected) in [position(5, 3), position(6, 4)].into_iter().zip(expected) {
                answers.update_for_position(now, describe);
                assert_eq!(task(&mut answer).await, expected, "{lasts:?} in {now:?}");
            }
        }
        // The match ends.
        let mut page = keep(&answers, ANNA, AnswerLifetime::Stage(ID, Stage::Running), None);
        answers.update_for_position(Position { stage: Stage::Over, ..position(7, 5) }, describe);
        assert_eq!(task(&mut page).await, "delete");
        // If an older state is shown late, it does not remove a newer refusal.
        let mut refusal = keep(&answers, ANNA, AnswerLifetime::Refusal(Some(position(9, 9))), None);
        answers.update_for_position(position(8, 8), describe);
        answers.remove_refusal(BEN, ID);
        assert_eq!(task(&mut refusal).await, "keep");
        answers.remove_refusal(ANNA, ID);
        assert_eq!(task(&mut refusal).await, "delete");
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_stays_while_a_press_on_it_has_no_response() {
        let answers = PrivateAnswers::default();
        let mut question = keep(&answers, ANNA, AnswerLifetime::Stage(ID, Stage::Running), None);
        question.record_sent(&answers, Some(MessageId(7)), None);
        answers.count_press(MessageId(7), true);
        let over = Position { stage: Stage::Over, ..position(7, 5) };
        answers.update_for_position(over, describe);
        assert_eq!(task(&mut question).await, "keep", "the response replaces it");
        answers.count_press(MessageId(7), false);
        assert_eq!(task(&mut question).await, "delete", "nothing has replaced it");
    }

    /// A command's first page is about its channel, the next page about a puzzle.
    #[tokio::test(start_paused = true)]
    async fn a_page_may_change_its_subject() {
        let answers = PrivateAnswers::default();
        let begin = |subject, updates| {
            let payload = MessagePayload::ephemeral("a page".to_owned());
            answers.register(ANNA, (ChannelId(9), subject), &payload, updates).expect("there is room")
        };
        let mut first = begin(None, None);
        first.record_sent(&answers, Some(MessageId(7)), None);
        // The press on the first page ends after the next press has begun.
        answers.count_press(MessageId(7), true);
        let mut second = begin(Some(AnswerSubject::Match(ID)), Some(MessageId(7)));
        assert_eq!(task(&mut first).await, "leave", "the second one has its message");
        answers.count_press(MessageId(7), true);
        answers.count_press(MessageId(7), false);
        assert_eq!(
            answers.answers_by_subject.get(&AnswerSubject::Match(ID)).expect("it is known").lock()[0].pending_presses,
            1
        );
        second.record_sent(&answers, Some(MessageId(7)), Some(MessageId(7)));
        begin(None, None).record_sent(&answers, Some(MessageId(8)), None);
        assert_eq!(task(&mut second).await, "keep", "another answer in the channel");
    }

    #[tokio::test(start_paused = true)]
    async fn before_its_token_ends_what_speaks_of_a_match_goes() {
        let answers = PrivateAnswers::default();
        for (lasts, goes) in [
            (AnswerLifetime::Always, false),
            (AnswerLifetime::Refusal(None), false),
            (AnswerLifetime::Position(position(1, 1)), true),
            (AnswerLifetime::Described(ID, Locale::En, None), false),
        ] {
            let mut answer = keep(&answers, ANNA, lasts, None);
            let task = answer.next_task(Instant::now() + TOKEN_LIFETIME).await;
            assert_eq!(matches!(task, AnswerTask::Delete), goes, "{lasts:?}");
        }
        let mut described = keep(&answers, ANNA, AnswerLifetime::Described(ID, Locale::En, Some(Timestamp(0))), None);
        let AnswerTask::FinalRewrite(last) = described.next_task(Instant::now() + TOKEN_LIFETIME).await else {
            panic!("it is wrong")
        };
        assert!(last.content.contains("Press Describe again"), "{}", last.content);
    }

    /// A user who plays by text alone keeps the description beside other answers, and has only one description.
    #[tokio::test(start_paused = true)]
    async fn only_another_description_replaces_a_description() {
        let answers = PrivateAnswers::default();
        let described = AnswerLifetime::Described(ID, Locale::En, Some(Timestamp(0)));
        let sent = |lasts, updates, message| {
            let answer = keep(&answers, ANNA, lasts, updates);
            answer.record_sent(&answers, Some(MessageId(message)), updates.map(MessageId));
            answer
        };
        let mut description = sent(described, None, 1);
        let mut hint = sent(AnswerLifetime::Position(position(5, 3)), None, 2);
        let mut page = sent(AnswerLifetime::Stage(ID, Stage::Running), None, 3);
        assert_eq!([task(&mut description).await, task(&mut hint).await], ["keep", "delete"]);
        // The page becomes a description.
        let mut newer = sent(described, Some(3), 3);
        let tasks = [task(&mut description).await, task(&mut page).await, task(&mut newer).await];
        assert_eq!(tasks, ["delete", "leave", "keep"]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_task_ends_when_a_press_updates_its_message() {
        let answers = PrivateAnswers::default();
        let mut page = keep(&answers, ANNA, AnswerLifetime::Always, Some(7));
        let mut of_ben = keep(&answers, BEN, AnswerLifetime::Always, Some(8));
        let mut being_sent = keep(&answers, ANNA, AnswerLifetime::Always, None);
        let mut newer = keep(&answers, ANNA, AnswerLifetime::Always, Some(7));
        let tasks =
            [task(&mut page).await, task(&mut of_ben).await, task(&mut being_sent).await, task(&mut newer).await];
        assert_eq!(tasks, ["leave", "keep", "keep", "keep"]);
    }

    #[tokio::test(start_paused = true)]
    async fn answers_about_one_match_are_limited() {
        let answers = PrivateAnswers::default();
        let mut first = keep(&answers, ANNA, AnswerLifetime::Always, None);
        let more: Vec<_> = (0..MAX_PER_SUBJECT).map(|_| keep(&answers, BEN, AnswerLifetime::Always, None)).collect();
        assert_eq!(task(&mut first).await, "leave", "it is not theirs to delete");
        drop(more);
        answers.answer_permits.close();
        assert!(answers.register(ANNA, (ChannelId(1), None), &describe(Locale::En, None), None).is_none(), "no permit");
    }
}
