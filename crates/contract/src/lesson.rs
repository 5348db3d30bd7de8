//! The guidance in a practice match: one phrase at a time, and new phrases first.

use std::borrow::Cow;

use crate::info::GameInfo;
use crate::phrase::Phrase;
use crate::rules::URGENT_SUFFIX;
use crate::seat::Seat;

/// The guidance that the learner reads now and has read before. It depends only on the record, so it survives a restart.
#[derive(Clone, Debug)]
pub(crate) struct Lesson {
    pub learner: Seat,
    real_time: bool,
    aim: Phrase,
    has_moved: bool,
    /// The newest remark since the learner's last move or, in a real-time game, since the last step.
    remark: Option<Phrase>,
    /// The keys of the phrases that were shown to the learner during the learner's own turns.
    shown_keys: Vec<Cow<'static, str>>,
    pub current_phrase: Option<Phrase>,
}

impl Lesson {
    pub fn new(learner: Seat, info: &GameInfo) -> Lesson {
        let aim = Phrase::new(format!("{}-learn-aim", info.name));
        let real_time = info.real_time;
        Lesson { learner, real_time, aim, has_moved: false, remark: None, shown_keys: Vec::new(), current_phrase: None }
    }

    /// Chooses the phrase to show after a step. `chosen_by` is the seat that chose this step, if any. `advice` is empty
    /// if it is not the learner's turn.
    ///
    /// After the learner's first move, urgent advice comes first, then phrases that the learner has not read yet, then
    /// repeated advice.
    pub fn update(&mut self, chosen_by: Option<Seat>, remark: Option<Phrase>, advice: Vec<Phrase>) {
        let own = chosen_by == Some(self.learner);
        self.has_moved |= own;
        if own || self.real_time && chosen_by.is_some() {
            self.remark = None;
        }
        self.remark = remark.or(self.remark.take());
        let is_turn = !advice.is_empty();
        let (urgent, calm): (Vec<_>, Vec<_>) =
            advice.into_iter().partition(|phrase| phrase.key.ends_with(URGENT_SUFFIX));
        self.current_phrase = if !self.has_moved && (urgent.is_empty() || !self.real_time) {
            Some(self.aim.clone())
        } else {
            let new = self.remark.iter().chain(&calm).find(|phrase| !self.shown_keys.contains(&phrase.key));
            urgent.first().or(new).or(calm.first()).or(self.remark.as_ref()).cloned()
        };
        let new = self.current_phrase.iter().filter(|phrase| is_turn && !self.shown_keys.contains(&phrase.key));
        self.shown_keys.extend(new.map(|phrase| phrase.key.clone()).collect::<Vec<_>>());
    }
}
