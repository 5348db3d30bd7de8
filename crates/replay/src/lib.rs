//! Replays records step by step, and turns them into pictures with captions, called frames.

use std::borrow::Borrow;

use contract::{
    Fault, Game, Match, Outcome, Phrase, Record, RecordSeat, Refusal, Scene, Seat, SeatSet, Sign, StepEvent,
};
use pictures::charts::{Caption, ShownPlayer};
use text::{Locale, isolate_name, localize_scene, say};

/// Returns the match after the first `steps` steps of the record, or after all steps if there are fewer.
///
/// Calls `seen` after each step, with the number of steps so far, the step's event and the match.
///
/// # Errors
/// Fails at the first step that the game cannot follow.
pub fn replay_steps(
    game: &dyn Game,
    record: &Record,
    steps: usize,
    mut seen: impl FnMut(usize, StepEvent, &dyn Match),
) -> Result<Box<dyn Match>, Fault> {
    let mut played = game.new_match(&record.setup());
    for (index, step) in record.steps.iter().take(steps).enumerate() {
        let event = played.apply_step(step).map_err(|Refusal(why)| Fault { step: Some(index), why })?;
        seen(index + 1, event, &*played);
    }
    Ok(played)
}

/// The facts about a match that its record does not contain.
#[derive(Clone, Debug, Default)]
pub struct MatchDetails {
    /// The language of the captions.
    pub locale: Locale,
    /// The players by seat, for the title.
    pub players: Vec<ShownPlayer>,
    /// The players' names by seat, for the captions.
    pub names: Vec<String>,
    /// The match's number, for the title.
    pub number: Option<i64>,
    /// The seats whose players were away at the end.
    pub away: SeatSet,
    /// The rating changes that the podium shows.
    pub rating_changes: Vec<(Seat, i64)>,
}

/// A match as frames: the title, a frame for each step with news (a moment), and the podium if the match has an
/// outcome.
pub struct Replay<R> {
    pub game: &'static dyn Game,
    record: R,
    pub about: MatchDetails,
    moments: Vec<Moment>,
    /// The match at the end of the record.
    pub final_match: Box<dyn Match>,
}

/// A step with news, together with the steps without news before it. The last moment also includes all steps after it.
struct Moment {
    /// The number of steps up to this moment.
    step_count: usize,
    by: Option<Seat>,
    news: Phrase,
}

/// A picture of the replay with its sentences, most important first. A moment's first sentence is its news.
#[derive(Debug)]
pub struct Frame {
    pub scene: Scene,
    pub sentences: Vec<Phrase>,
    /// Each seat's symbol at this moment.
    pub signs: Vec<Sign>,
}

impl MatchDetails {
    /// Returns the details that the record itself contains, and defaults for the others.
    pub fn from_record(record: &Record, locale: Locale) -> MatchDetails {
        let shown = |seat: &RecordSeat| ShownPlayer { name: seat.player.clone(), ..ShownPlayer::default() };
        let players = record.seats.iter().map(shown).collect();
        let names = record.seats.iter().map(|seat| isolate_name(&seat.player)).collect();
        MatchDetails { locale, players, names, ..MatchDetails::default() }
    }
}

impl<R: Borrow<Record>> Replay<R> {
    /// Replays the record to its end.
    ///
    /// # Errors
    /// Fails at the first step that the game cannot follow.
    pub fn new(game: &'static dyn Game, record: R, about: MatchDetails) -> Result<Replay<R>, Fault> {
        let mut moments = Vec::new();
        let final_match =
            replay_steps(game, record.borrow(), usize::MAX, |step_count, StepEvent { by, news, .. }, _| {
                moments.extend(news.map(|news| Moment { step_count, by, news }));
            })?;
        if let Some(last) = moments.last_mut() {
            last.step_count = record.borrow().steps.len();
        }
        Ok(Replay { game, record, about, moments, final_match })
    }

    /// Returns the record of the match.
    pub fn record(&self) -> &Record {
        self.record.borrow()
    }

    /// Returns the number of moments. Frame 0 is the title, and the frames from 1 to this number are the moments.
    pub fn moment_count(&self) -> usize {
        self.moments.len()
    }

    /// Returns the number of the last frame: the podium, or the last moment if there is no podium.
    pub fn last_frame(&self) -> usize {
        self.moments.len() + usize::from(self.podium().is_some())
    }

    /// Returns the label of this frame, such as "Step 3 of 40".
    pub fn frame_label(&self, number: usize) -> Phrase {
        match number {
            0 => Phrase::new("discord-step-title"),
            _ if number > self.moment_count() => Phrase::new("discord-step-end"),
            _ => Phrase::new("discord-step").with("step", number).with("steps", self.moment_count()),
        }
    }

    /// Returns the numbers of at most `most` evenly spaced moments, always including the last.
    pub fn evenly_spaced_moments(&self, most: usize) -> Vec<usize> {
        pick_evenly(&(1..=self.moment_count()).collect::<Vec<_>>(), most)
    }

    /// Returns the frame with this number, or the last frame if there are fewer.
    ///
    /// # Errors
    /// Fails at the first step that the game cannot follow.
    pub fn frame(&self, number: usize) -> Result<Frame, Fault> {
        let Some(index) = number.checked_sub(1) else {
            return Ok(Frame { scene: self.title_scene(), sentences: Vec::new(), signs: self.final_match.signs() });
        };
        let Some(moment) = self.moments.get(index) else {
            let Some((scene, verdict)) = self.podium() else { return self.frame(self.moments.len()) };
            let sentences = std::iter::once(verdict).chain(self.final_match.describe(None)).collect();
            return Ok(Frame { scene, sentences, signs: self.final_match.signs() });
        };
        let played = replay_steps(self.game, self.record.borrow(), moment.step_count, |_, _, _| ())?;
        let sentences = std::iter::once(moment.news.clone()).chain(played.describe(None)).collect();
        Ok(Frame { scene: self.moment_scene(index, &*played), sentences, signs: played.signs() })
    }

    /// Returns at most `most` pictures for an animation, from the title to the podium.
    ///
    /// # Errors
    /// Fails at the first step that the game cannot follow.
    pub fn animation_scenes(&self, most: usize) -> Result<Vec<Scene>, Fault> {
        let mut chosen = self.choose_moments(most.saturating_sub(2)).into_iter().peekable();
        let mut scenes = vec![self.title_scene()];
        replay_steps(self.game, self.record.borrow(), usize::MAX, |steps, _, played| {
            while let Some(index) = chosen.next_if(|&index| self.moments[index].step_count == steps) {
                scenes.push(self.moment_scene(index, played));
            }
        })?;
        scenes.extend(self.podium().map(|(scene, _)| scene));
        Ok(scenes)
    }

    /// Chooses at most `most` moments in order, always including the last one. If there are too many, chooses only the
    /// last moment of each computer's turn. If there are still too many, first leaves out computers' moments evenly.
    fn choose_moments(&self, most: usize) -> Vec<usize> {
        let computer = |index: usize| {
            let seat = self.moments[index].by.and_then(|seat| self.record.borrow().seats.get(seat.index()));
            seat.is_none_or(|seat| seat.computer.is_some())
        };
        let all: Vec<usize> = (0..self.moments.len()).collect();
        if all.len() <= most {
            return all;
        }
        let goes_on = |index: usize| {
            computer(index) && self.moments.get(index + 1).is_some_and(|next| next.by == self.moments[index].by)
        };
        let turns: Vec<usize> = all.into_iter().filter(|&index| !goes_on(index)).collect();
        let (computers, people): (Vec<usize>, Vec<usize>) = turns.iter().partition(|&&index| computer(index));
        if turns.len() <= most || people.len() >= most {
            return pick_evenly(&turns, most);
        }
        let mut chosen = pick_evenly(&computers, most - people.len());
        chosen.extend(people);
        chosen.sort_unstable();
        chosen
    }

    /// Returns the picture of the table at a moment, below the moment's caption.
    fn moment_scene(&self, index: usize, played: &dyn Match) -> Scene {
        let moment = &self.moments[index];
        let text = say(self.about.locale, &moment.news, &self.about.names);
        let sign = moment.by.and_then(|seat| played.signs().get(seat.index()).copied());
        let caption = Caption { sign, text: &text, number: index + 1, total: self.moments.len() };
        pictures::charts::replay_frame(localize_scene(self.about.locale, played.scene(None)), caption)
    }

    fn title_scene(&self) -> Scene {
        let cover = (self.game.info().cover)(&self.record.borrow().options);
        pictures::charts::title_frame(cover, self.about.number, &self.seats())
    }

    /// Returns each seat's symbol and player.
    fn seats(&self) -> Vec<(Sign, ShownPlayer)> {
        let players = self.about.players.iter().cloned().chain(std::iter::repeat_with(ShownPlayer::default));
        self.final_match.signs().into_iter().zip(players).collect()
    }

    /// Returns the podium above the final table, and the sentence that says who has won, as in the match's message.
    /// Returns `None` if the match is running or was stopped.
    fn podium(&self) -> Option<(Scene, Phrase)> {
        let left = (self.about.away, self.final_match.resignations());
        let outcome = self.final_match.outcome()?;
        let ranking = self.game.info().ranking_list(&self.record.borrow().options);
        let places =
            pictures::charts::podium_places(ranking, &outcome, &self.seats(), left, &self.about.rating_changes);
        let winners = Seat::all(places.len()).filter(|seat| places[seat.index()].rank == 1).collect();
        let verdict = Outcome::verdict(winners, places.len());
        let table = localize_scene(self.about.locale, self.final_match.scene(None));
        (!places.is_empty()).then(|| (pictures::charts::put_result_above(table, places), verdict))
    }
}

/// Returns at most `most` evenly spaced numbers from the list, always including the last.
fn pick_evenly(list: &[usize], most: usize) -> Vec<usize> {
    let count = most.min(list.len());
    (1..=count).map(|number| list[number * list.len() / count - 1]).collect()
}

#[cfg(test)]
mod tests;
