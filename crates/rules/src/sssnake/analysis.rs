//! Win probabilities, for hints and reviews.

use super::cards::{Card, Pile, hand_without};
use super::evaluation::{Evaluation, SeatChances};
use super::moves::Move;
use super::rules::{Phase, Sssnake, Turn, TurnStage};
use super::snake::Snake;
use super::words::discard_label;
use contract::scene::letter;
use contract::{Analysis, Draw, JudgedMove, Phrase, Rules, Scene, SearchContext, Seat, WinChances, final_chances};

impl Analysis for Sssnake {
    fn win_chances(&self, search: &mut SearchContext) -> WinChances {
        if let Some(chances) = final_chances(self) {
            return chances;
        }
        match &self.phase {
            Phase::BeginRound => self.chances_before_round(search),
            Phase::Roll(seat) => {
                let mut evaluation = self.evaluation(search);
                let position = evaluation.position(&self.snakes, self.pile, *seat);
                self.to_win_chances(evaluation.chances_before_roll(&position))
            }
            Phase::Turn(turn) => {
                let mut evaluation = self.evaluation(search);
                let rest = evaluation.rest_of_turn(&self.snakes, self.pile, turn);
                self.to_win_chances(evaluation.chances_in_turn(&rest))
            }
            Phase::Score | Phase::Over => self.clone().after_steps(self.automatic_step()).win_chances(search),
        }
    }

    fn judge_moves(&self, seat: Seat, search: &mut SearchContext) -> Vec<JudgedMove<Move>> {
        let Some(turn) = self.choice().filter(|turn| turn.chooser == seat) else { return Vec::new() };
        let judged = |(play, chances)| JudgedMove { play, chances: self.to_win_chances(chances), standard_error: 0.0 };
        self.judged(turn, search).into_iter().map(judged).collect()
    }

    fn reason(&self, seat: Seat, play: &Move) -> Option<Phrase> {
        let turn = self.choice().filter(|turn| turn.chooser == seat)?;
        let neighbour = turn.active.left_neighbour(self.seats());
        let reason = |name| Phrase::new(format!("sssnake-reason-{name}"));
        let helps_neighbour = |card: Card| helps(self.snake(neighbour), card);
        // Whether this card would help the left neighbour, and no other card in hand would.
        let keeps = |card| helps_neighbour(card) && !hand_without(&turn.hand, card).into_iter().any(helps_neighbour);
        let keep = || reason("keep").with("player", neighbour);
        let Move::Place(placement) = play else { return keeps(play.card()).then(keep) };
        let after = self.snake_after(turn, play)?;
        let before = self.snake(turn.owner).missing;
        let missing = after.missing;
        let possible: Vec<Snake> = turn.moves.iter().filter_map(|play| self.snake_after(turn, play)).collect();
        // The number of cards in the pile that would bring a snake closer to completion.
        let helpful_cards = |snake: &Snake| -> usize {
            Card::ALL.into_iter().filter(|&card| helps(snake, card)).map(|card| self.pile.count(card)).sum()
        };
        if turn.owner == seat {
            return Some(if missing == 0 {
                reason("complete")
            } else if missing < before {
                reason("fewer").with("missing", missing)
            } else if turn.stage == TurnStage::PlaceOwn(1) && keeps(placement.card) {
                keep()
            } else if possible.iter().any(|snake| snake.missing > missing) {
                reason("shortest")
            } else if possible.iter().any(|snake| helpful_cards(snake) < helpful_cards(&after)) {
                reason("open")
            } else {
                return None;
            });
        }
        let reason_about = |name| reason(name).with("player", turn.owner);
        Some(if missing > before {
            reason_about("longer").with("missing", missing)
        } else if possible.iter().any(|snake| snake.missing < missing) {
            reason_about("no-help")
        } else if possible.iter().any(|snake| helpful_cards(snake) > helpful_cards(&after)) {
            reason_about("closed")
        } else {
            return None;
        })
    }

    fn choice_scene(&self, good: &Move, bad: Option<&Move>) -> Option<Scene> {
        let mut scene = self.scene(None);
        for (play, is_good) in bad.map(|bad| (bad, false)).into_iter().chain([(good, true)]) {
            scene.mark_letter(&self.move_name(play), is_good);
        }
        Some(scene)
    }

    fn move_name(&self, play: &Move) -> String {
        let index = self.choice().and_then(|turn| turn.moves.iter().position(|legal| legal == play));
        index.map_or_else(String::new, letter)
    }

    fn presses(&self, play: &Move, _draft: Option<&str>) -> Phrase {
        match play {
            Move::Discard(card) => discard_label(*card),
            Move::Place(_) => Phrase::verbatim(self.move_name(play)),
        }
    }
}

impl Sssnake {
    /// Returns the turn's legal moves, each with the win probabilities after it.
    pub(super) fn judged(&self, turn: &Turn, search: &SearchContext) -> Vec<(Move, SeatChances)> {
        let mut evaluation = self.evaluation(search);
        let rest = evaluation.rest_of_turn(&self.snakes, self.pile, turn);
        turn.moves.iter().copied().zip(evaluation.chances_by_move(&rest).1).collect()
    }

    /// Creates an evaluation of the current round.
    fn evaluation<'a>(&self, search: &SearchContext<'a>) -> Evaluation<'a> {
        Evaluation::new(self, self.rounds - self.round, self.first_seat, search.out_of_time)
    }

    /// Returns the win probabilities before the next round, averaged over all seats that may go first.
    fn chances_before_round(&self, search: &SearchContext) -> WinChances {
        let firsts = self.next_first_player().map_or_else(|| Seat::all(self.seats()).collect(), |first| vec![first]);
        let mut mean = vec![0.0; self.seats()];
        for &first in &firsts {
            let mut evaluation = Evaluation::new(self, self.rounds - self.round - 1, first, search.out_of_time);
            let position = evaluation.position(&vec![Snake::fresh(); self.seats()], Pile::full(), first);
            let chances = self.to_win_chances(evaluation.chances_before_roll(&position));
            mean.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance / firsts.len() as f64);
        }
        mean
    }

    fn to_win_chances(&self, chances: SeatChances) -> WinChances {
        let playing = self.status().playing();
        Seat::all(self.seats())
            .zip(chances)
            .map(|(seat, chance)| if playing.contains(seat) { chance } else { 0.0 })
            .collect()
    }
}

#[cfg(any(test, feature = "strength"))]
impl Sssnake {
    /// Returns the inputs of the win probability estimate, or `None` if no seat must roll now.
    pub fn features(&self) -> Option<super::evaluation::Features> {
        let Phase::Roll(seat) = self.phase else { return None };
        let mut evaluation = Evaluation::new(self, self.rounds - self.round, self.first_seat, &|| false);
        let position = evaluation.position(&self.snakes, self.pile, seat);
        Some(evaluation.features(&position, evaluation.scores))
    }
}

/// Returns whether this card can bring the snake closer to completion.
fn helps(snake: &Snake, card: Card) -> bool {
    snake.placements(card).iter().any(|(.., next)| next.missing < snake.missing)
}
