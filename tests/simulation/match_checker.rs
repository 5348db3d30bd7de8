//! The checker's model of one match.

use std::collections::BTreeMap;

use serde_json::Value;

use contract::{FairPlay, Match, RECORD_FORMAT, Record, RecordSeat, Scene, Seat, SeatSet, Setup};
use snakepit::play::*;

use crate::invariants::Invariant;

/// How many versions a view may be behind the newest one, because its call started earlier.
const OVERLAPPING: i64 = 32;

/// The checker's model of a match.
pub struct MatchChecker {
    pub meta: MatchMeta,
    steps: Vec<Value>,
    /// The state after all steps.
    pub play: Option<Box<dyn Match>>,
    /// The versions that may still be shown, with their content.
    moments: BTreeMap<i64, Moment>,
    /// The newest version that users saw.
    pub shown: i64,
    /// The call to the presenter that is in progress.
    pub calling: Option<&'static str>,
    finishes: u32,
    /// The result at the end of the match. If the deal can be compared, its scores are in `deal_scores`.
    pub result: Option<MatchResult>,
    pub deal_scores: Vec<(Seat, DealScore)>,
}

struct Moment {
    stage: Stage,
    seats: Vec<Player>,
    scene: Option<Scene>,
}

impl MatchChecker {
    /// Creates the model of a match in its lobby.
    pub fn new(meta: MatchMeta) -> MatchChecker {
        let moments = BTreeMap::from([(meta.version, Moment::from_meta(&meta, None))]);
        MatchChecker {
            meta,
            steps: Vec::new(),
            play: None,
            moments,
            shown: 0,
            calling: None,
            finishes: 0,
            result: None,
            deal_scores: Vec::new(),
        }
    }

    /// Returns whether `saved` equals this match, ignoring the deadline.
    pub fn is(&self, saved: &StoredMatch) -> bool {
        let (is, was) = (&saved.meta, &self.meta);
        is.version == was.version && is.stage == was.stage && is.seats == was.seats && saved.steps == self.steps
    }

    /// Applies a change. Returns `true` if it ends the match with an outcome.
    pub fn follow(&mut self, commit: &MatchChange) -> Result<bool, (Invariant, String)> {
        let meta = &*commit.meta;
        let id = meta.id;
        if meta.version != self.meta.version + 1 || commit.stored_step_count != self.steps.len() {
            let (version, steps) = (self.meta.version, self.steps.len());
            let new = (meta.version, commit.stored_step_count);
            return Err((Invariant::RecordGrows, format!("{new:?} follows version {version} with {steps} steps")));
        }
        if self.meta.stage.is_final() {
            return Err((Invariant::RecordGrows, format!("it is {:?} and changes once more", self.meta.stage)));
        }
        if self.play.is_some() && meta.seed() != self.meta.seed() {
            return Err((Invariant::RecordGrows, "its seed changes after its start".to_owned()));
        }
        if !commit.steps.is_empty() && self.play.is_none() {
            let setup = Setup { options: meta.options.clone(), seats: meta.seats.len(), youngest: meta.youngest };
            self.play = rules::find(&meta.game).map(|game| game.new_match(&setup));
        }
        if let Some(play) = &mut self.play {
            for step in &commit.steps {
                let followed = play.apply_step(step);
                followed.map_err(|refusal| (Invariant::CheckerAgrees, format!("step {step}: {refusal}")))?;
            }
        }
        self.steps.extend_from_slice(&commit.steps);
        let location = commit.location.unwrap_or(self.meta.location);
        self.meta = MatchMeta { id, location, ..meta.clone() };
        let moment = Moment::from_meta(meta, self.play.as_deref());
        self.moments.insert(meta.version, moment);
        self.finishes += u32::from(commit.result.is_some());
        self.result = commit.result.clone();
        self.deal_scores = commit.deal_scores.clone();
        match meta.stage {
            Stage::Lobby => self.can_go_on(true),
            Stage::Running => {
                let play = self.play.as_deref();
                let goes_on = |play: &dyn Match| !play.awaited_seats().is_empty() || play.forced_step_waits();
                self.can_go_on(play.is_some_and(|play| play.outcome().is_none() && goes_on(play)))
            }
            // An archived match waits until a user resumes it.
            Stage::Cancelled | Stage::Archived => Ok(()),
            Stage::Over => self.ends_well(commit),
        }?;
        Ok(commit.result.is_some())
    }

    fn can_go_on(&self, a_user_may_act: bool) -> Result<(), (Invariant, String)> {
        if a_user_may_act && self.meta.deadline.is_some() {
            return Ok(());
        }
        Err((Invariant::CanGoOn, format!("{:?} with deadline {:?}", self.meta.stage, self.meta.deadline)))
    }

    /// Checks an ended match: the verifier accepts its record, and its result counts once and agrees with the record.
    fn ends_well(&self, commit: &MatchChange) -> Result<(), (Invariant, String)> {
        let meta = &self.meta;
        let disagree = |what: String| (Invariant::CheckerAgrees, what);
        let contributions = meta.seats.iter().map(|player| player.contribution.clone()).collect();
        let fair_play = FairPlay::for_finished_match(&meta.secret, contributions);
        let fair_play = match &meta.deal {
            Some(deal) => fair_play.with_deal(deal.code.clone()),
            None => fair_play,
        };
        let record = Record {
            format: RECORD_FORMAT.to_owned(),
            rules: meta.rules,
            game: meta.game.clone(),
            options: meta.options.clone(),
            youngest: meta.youngest,
            seats: meta.seats.iter().map(seat_of_record).collect(),
            fair_play,
            steps: self.steps.clone(),
            outcome: meta.outcome.clone(),
        };
        let text = serde_json::to_vec(&record).map_err(|error| disagree(error.to_string()))?;
        let record = verifier::verify(&text).map_err(|flaw| disagree(format!("{flaw:?}")))?;
        let outcome = record.outcome.unwrap_or_default();
        let resigned = |seat: Seat| self.steps.iter().any(|step| step["do"] == "resign" && step["by"] == seat.0);
        // A stopped match counts if at least two users started it and all users are out or have resigned.
        let still_in = self.play.as_deref().map_or(SeatSet::EMPTY, |play| play.remaining_seats());
        let users = Seat::all(meta.seats.len()).filter(|seat| !meta.seats[seat.index()].is_computer());
        let users: Vec<Seat> = users.collect();
        let only_computers = users.len() > 1 && !users.iter().any(|seat| still_in.contains(*seat));
        let counts = meta.deal.is_none() && (outcome["why"] != "stop" || only_computers);
        if counts != commit.result.is_some() || self.finishes != u32::from(counts) {
            return Err((Invariant::ResultCountsOnce, format!("it ended {} times: {outcome}", self.finishes)));
        }
        let Some(finish) = &commit.result else { return Ok(()) };
        // Players who left cannot win, even if they are winners in the record. If all winners have left the match, the
        // best of the remaining players rank first.
        let seats = || Seat::all(meta.seats.len());
        let left: SeatSet = seats().filter(|&seat| meta.seats[seat.index()].is_away() || resigned(seat)).collect();
        let in_record =
            |seat: Seat| outcome["winners"].as_array().is_some_and(|all| all.contains(&Value::from(seat.0)));
        let won: SeatSet = seats().filter(|&seat| in_record(seat) && !left.contains(seat)).collect();
        let first: SeatSet = seats().filter(|&seat| finish.ranks[seat.index()] == 1).collect();
        let right = finish.absent == left
            && seats().all(|seat| !(first.contains(seat) && left.contains(seat)))
            && match won.is_empty() {
                true => first.is_empty() == (outcome["why"] == "stop" || left.len() == meta.seats.len()),
                false => first == won,
            };
        let listed = |scores: &Vec<i64>| {
            let of_record = outcome.as_object().into_iter().flat_map(|all| all.values());
            of_record.into_iter().any(|list| *list == Value::from(scores.clone()))
        };
        if !right || !finish.scores.as_ref().is_none_or(listed) {
            return Err(disagree(format!("{finish:?} is not what {outcome} says")));
        }
        Ok(())
    }

    /// Checks that `view` shows a stored version, and that it is not older than what users had seen before the call.
    pub fn see(&mut self, view: &View, draft: bool, shown_before: i64) -> Result<(), String> {
        let version = view.meta.version;
        if version < shown_before {
            return Err(format!("version {version} is shown after version {shown_before}"));
        }
        let Some(moment) = self.moments.get(&version) else {
            return Err(format!("version {version} is shown, version {} is stored", self.meta.version));
        };
        let scene = match &view.kind {
            ViewKind::Lobby => None,
            ViewKind::Running { scene, .. } | ViewKind::Result { scene, .. } => Some(scene),
        };
        // An intermediate state on the way to a stored one is not stored itself.
        let other_seats = moment.stage != view.meta.stage || moment.seats != view.meta.seats;
        if other_seats && !view.is_moment {
            return Err(format!("at version {version} other seats are shown than stored"));
        }
        if !draft && !view.is_moment && moment.scene.as_ref() != scene {
            return Err(format!("at version {version} another table is shown than stored"));
        }
        self.shown = self.shown.max(version);
        self.moments = self.moments.split_off(&(version - OVERLAPPING));
        Ok(())
    }
}

impl Moment {
    fn from_meta(meta: &MatchMeta, play: Option<&dyn Match>) -> Moment {
        Moment { stage: meta.stage, seats: meta.seats.clone(), scene: play.map(|play| play.scene(None)) }
    }
}

fn seat_of_record(player: &Player) -> RecordSeat {
    let computer = match player.occupant {
        Occupant::User(_) => None,
        Occupant::Computer(level) => Some(level),
    };
    RecordSeat { player: player.name.clone(), computer, former: false }
}
