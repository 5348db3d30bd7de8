//! Follows records step by step.

use crate::game::{Fault, Game, Match, Record, Refusal, Scene, Setup};

/// Returns the match after the first `steps` steps of the record, or after all if there are fewer.
///
/// Calls `seen` after each step with the step's number, from 1, and the match.
///
/// # Errors
/// The first step that the game cannot follow.
pub fn follow(
    game: &dyn Game,
    record: &Record,
    steps: usize,
    mut seen: impl FnMut(usize, &dyn Match),
) -> Result<Box<dyn Match>, Fault> {
    let mut played = game.begin(&Setup { options: record.options.clone(), seats: record.seats.len(), youngest: None });
    for (index, step) in record.steps.iter().take(steps).enumerate() {
        played.follow(step).map_err(|Refusal(why)| Fault { step: Some(index), why })?;
        seen(index + 1, &*played);
    }
    Ok(played)
}

/// Returns the scenes of the match in order, at least one, ending with the last one.
///
/// Leaves out steps that show nothing new, and further ones evenly so that at most `most` scenes remain.
///
/// # Errors
/// The first step that the game cannot follow.
pub fn scenes(game: &dyn Game, record: &Record, most: usize) -> Result<Vec<Scene>, Fault> {
    let steps = record.steps.len();
    // The first scene is never left out, so leave space for it.
    let every = steps.div_ceil(most.saturating_sub(1).max(1)).max(1);
    let mut scenes: Vec<Scene> = Vec::new();
    let played = follow(game, record, steps, |number, played| {
        if number == 1 || (steps - number).is_multiple_of(every) {
            let scene = played.scene(None);
            if scenes.last() != Some(&scene) {
                scenes.push(scene);
            }
        }
    })?;
    if scenes.is_empty() {
        scenes.push(played.scene(None));
    }
    Ok(scenes)
}
