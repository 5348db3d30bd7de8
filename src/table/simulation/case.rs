//! One match as the judge follows it, step by step.

use std::collections::BTreeMap;

use serde_json::Value;

use super::law::Law;
use crate::game::{FORMAT, Match, Record, Scene, Setup, Sitter};
use crate::table::*;

/// What is known of a match.
pub struct Case {
    pub head: Head,
    steps: Vec<Value>,
    /// The state, followed step by step.
    pub play: Option<Box<dyn Match>>,
    /// How it looked at each version that may still be shown.
    moments: BTreeMap<i64, Moment>,
    /// The newest version that people saw.
    shown: i64,
    /// The call of the presenter that is under way.
    pub calling: Option<&'static str>,
    finishes: u32,
}

struct Moment {
    stage: Stage,
    seats: Vec<Taken>,
    scene: Option<Scene>,
}

impl Case {
    /// A match in its lobby.
    pub fn new(head: Head) -> Case {
        let moments = BTreeMap::from([(head.version, Moment::of(&head, None))]);
        Case { head, steps: Vec::new(), play: None, moments, shown: 0, calling: None, finishes: 0 }
    }

    /// Whether the store gives back the same match, but for its deadline.
    pub fn is(&self, saved: &Saved) -> bool {
        let (is, was) = (&saved.head, &self.head);
        is.version == was.version && is.stage == was.stage && is.seats == was.seats && saved.steps == self.steps
    }

    /// Follows a change; `true` if the match has been played to its end by it.
    pub fn follow(&mut self, commit: &Commit<'_>) -> Result<bool, (Law, String)> {
        let head = commit.head;
        let id = head.id;
        if head.version != self.head.version + 1 || commit.first_step != self.steps.len() {
            let (version, steps) = (self.head.version, self.steps.len());
            let new = (head.version, commit.first_step);
            return Err((Law::RecordGrows, format!("{new:?} follows version {version} with {steps} steps")));
        }
        if self.head.stage.is_final() {
            return Err((Law::RecordGrows, format!("it is {:?} and changes once more", self.head.stage)));
        }
        if !commit.steps.is_empty() && self.play.is_none() {
            let setup = Setup { options: head.options.clone(), seats: head.seats.len(), youngest: head.youngest };
            self.play = games::find(&head.game).map(|game| game.begin(&setup));
        }
        if let Some(play) = &mut self.play {
            for step in commit.steps {
                let followed = play.follow(step);
                followed.map_err(|refusal| (Law::CheckerAgrees, format!("step {step}: {refusal}")))?;
            }
        }
        self.steps.extend_from_slice(commit.steps);
        self.head = Head { id, place: self.head.place, ..head.clone() };
        let moment = Moment::of(head, self.play.as_deref());
        self.moments.insert(head.version, moment);
        self.finishes += u32::from(commit.finish.is_some());
        match head.stage {
            Stage::Lobby => self.can_go_on(true),
            Stage::Live => {
                let play = self.play.as_deref();
                self.can_go_on(play.is_some_and(|play| play.outcome().is_none() && !play.awaited().is_empty()))
            }
            // An archived match waits for whoever takes it up.
            Stage::Cancelled | Stage::Archived => Ok(()),
            Stage::Over => self.ends_well(commit),
        }?;
        Ok(commit.finish.is_some())
    }

    fn can_go_on(&self, somebody_may_act: bool) -> Result<(), (Law, String)> {
        if somebody_may_act && self.head.deadline.is_some() {
            return Ok(());
        }
        Err((Law::CanGoOn, format!("{:?} with deadline {:?}", self.head.stage, self.head.deadline)))
    }

    /// At its end the match's record passes the independent checker, and counts as the record says, once.
    fn ends_well(&self, commit: &Commit<'_>) -> Result<(), (Law, String)> {
        let head = &self.head;
        let disagree = |what: String| (Law::CheckerAgrees, what);
        let record = Record {
            format: FORMAT.to_owned(),
            game: head.game.clone(),
            options: head.options.clone(),
            seats: head.seats.iter().map(|taken| Sitter { player: taken.name.clone(), computer: None }).collect(),
            commitment: head.seed.commitment(),
            seed: Some(head.seed.to_hex()),
            steps: self.steps.clone(),
            outcome: head.outcome.clone(),
        };
        let text = serde_json::to_vec(&record).map_err(|error| disagree(error.to_string()))?;
        let record = crate::verify::verify(&text).map_err(|flaw| disagree(format!("{flaw:?}")))?;
        let outcome = record.outcome.unwrap_or_default();
        let counts = outcome["why"] != "stop";
        if counts != commit.finish.is_some() || self.finishes != u32::from(counts) {
            return Err((Law::EndCountsOnce, format!("it ended {} times: {outcome}", self.finishes)));
        }
        let Some(finish) = &commit.finish else { return Ok(()) };
        let won = |seat: usize| outcome["winners"].as_array().is_some_and(|all| all.contains(&Value::from(seat)));
        let first = finish.places.iter().enumerate().filter(|(_, place)| **place == 1).map(|(seat, _)| seat);
        let right = first.clone().all(won) && (0..finish.places.len()).filter(|&seat| won(seat)).eq(first);
        let listed = |scores: &Vec<i64>| {
            let of_record = outcome.as_object().into_iter().flat_map(|all| all.values());
            of_record.into_iter().any(|list| *list == Value::from(scores.clone()))
        };
        if !right || !finish.scores.as_ref().is_none_or(listed) {
            return Err(disagree(format!("{finish:?} is not what {outcome} says")));
        }
        Ok(())
    }

    /// Whether this is what the store has, and no older than what was shown before.
    pub fn see(&mut self, view: &View, draft: bool) -> Result<(), String> {
        let version = view.head.version;
        if version < self.shown {
            return Err(format!("version {version} is shown after version {}", self.shown));
        }
        let Some(moment) = self.moments.get(&version) else {
            return Err(format!("version {version} is shown, version {} is stored", self.head.version));
        };
        let scene = match &view.face {
            Face::Lobby => None,
            Face::Table { scene, .. } | Face::Result { scene, .. } => Some(scene),
        };
        if moment.stage != view.head.stage || moment.seats != view.head.seats {
            return Err(format!("at version {version} other seats are shown than stored"));
        }
        if !draft && moment.scene.as_ref() != scene {
            return Err(format!("at version {version} another table is shown than stored"));
        }
        self.shown = version;
        self.moments = self.moments.split_off(&version);
        Ok(())
    }
}

impl Moment {
    fn of(head: &Head, play: Option<&dyn Match>) -> Moment {
        Moment { stage: head.stage, seats: head.seats.clone(), scene: play.map(|play| play.scene(None)) }
    }
}
