//! The state of a match, its legal moves, and the effects of steps.
//!
//! Notation of moves:
//! - `draw` draws a card.
//! - `2-right-red` lays the drawn card at the right end of snake 2, with its red side touching the snake.
//! - `0-left-blue+2-right-red` joins two snakes with the drawn card.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::cards::{Card, Fan};
use super::table::{CardTable, LaidPosition, Misfit, Place, Snake};
use contract::{Ending, MatchStatus, Options, RandomStream, Refusal, Rules, Seat, SeatSet, Seed, Setup, Step};

/// The state of a match.
#[derive(Clone, Debug)]
pub struct Hisss {
    /// Whether a player who joins two snakes takes the joined snake even if it is incomplete.
    pub(super) takes_on_join: bool,
    /// Whether the player with the most complete snakes wins, rather than the one with the most cards.
    pub(super) most_snakes_win: bool,
    pub(super) fan: Fan,
    /// The snakes in the middle.
    pub(super) table: CardTable,
    /// The snakes that each seat has taken, oldest first.
    pub(super) taken_snakes: Vec<Vec<Snake>>,
    /// The seat that drew last, and its card.
    pub(super) drawn: Option<(Seat, Card)>,
    pub(super) latest_event: LatestEvent,
    pub(super) phase: Phase,
    youngest: Option<Seat>,
    progress: MatchStatus,
}

/// The latest event on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LatestEvent {
    /// Nothing has happened since a card was drawn.
    Nothing,
    Laid(LaidPosition),
    /// The seat took a snake.
    Taken(Seat),
}

/// What must happen next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The first card must be laid.
    Start,
    Draw(Seat),
    /// The seat must lay its drawn card in one of these ways, or as a new snake if there are none.
    Lay(Seat, Card, Vec<Vec<Place>>),
    /// The seat must take the snake with this number.
    Claim(Seat, usize),
    Over,
}

/// Rainbow Snake: « Le plus jeune joueur commence ». The rules of Hisss do not say who goes first.
pub fn asks_youngest(options: &Options) -> bool {
    options.choice("edition") == "rainbow-snake"
}

impl Rules for Hisss {
    type Move = Move;
    type StepKind = StepKind;

    fn new(setup: &Setup) -> Hisss {
        Hisss {
            takes_on_join: setup.options.choice("claim_on_join") == "always",
            most_snakes_win: setup.options.choice("win_by") == "snakes",
            fan: Fan::full(),
            table: CardTable::default(),
            taken_snakes: vec![Vec::new(); setup.seats],
            drawn: None,
            latest_event: LatestEvent::Nothing,
            phase: Phase::Start,
            youngest: setup.youngest.filter(|_| asks_youngest(&setup.options)),
            progress: MatchStatus::new(setup.seats),
        }
    }

    fn status(&self) -> &MatchStatus {
        &self.progress
    }

    fn status_mut(&mut self) -> &mut MatchStatus {
        &mut self.progress
    }

    fn forced_step(&self, seed: &Seed) -> Option<Step<StepKind>> {
        if self.is_over() {
            return None;
        }
        match &self.phase {
            Phase::Start => {
                let mut chance = seed.stream(RandomStream::FirstPlayer, 0, 0);
                let first = self.youngest.unwrap_or_else(|| Seat(chance.below(self.seats()) as u8));
                self.fan.next_card(seed).map(|card| Step::by_nobody(StepKind::Start { card, first }))
            }
            Phase::Lay(seat, _, ways) if ways.len() < 2 => {
                Some(Step::by(*seat, StepKind::Lay { places: ways.first().cloned().unwrap_or_default() }))
            }
            Phase::Claim(seat, snake) => Some(Step::by(*seat, StepKind::Claim { snake: *snake })),
            Phase::Draw(_) | Phase::Lay(..) | Phase::Over => None,
        }
    }

    fn seats_to_act(&self) -> SeatSet {
        self.active_seat().map_or(SeatSet::EMPTY, SeatSet::from)
    }

    fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        if self.active_seat() != Some(seat) {
            return Vec::new();
        }
        match self.choice() {
            Some((_, _, ways)) => ways.iter().cloned().map(Move::Lay).collect(),
            None => vec![Move::Draw],
        }
    }

    fn routine_move(&self) -> Option<Move> {
        (self.active_seat().is_some() && self.choice().is_none()).then_some(Move::Draw)
    }

    fn check(&self, seat: Seat, play: &Move) -> Result<(), Refusal> {
        let active = self.active_seat().ok_or_else(|| Refusal::new("hisss-refusal-order"))?;
        if active != seat {
            return Err(Refusal::new("hisss-refusal-not-yours").with("player", active));
        }
        match (play, self.choice()) {
            (Move::Draw, None) => Ok(()),
            (Move::Draw, Some(_)) => Err(Refusal::new("hisss-refusal-drawn")),
            (Move::Lay(_), None) => Err(Refusal::new("hisss-refusal-draw-first")),
            (Move::Lay(places), Some((_, card, _))) => self.table.check_way(card, places).map_err(misfit_refusal),
        }
    }

    fn steps_for_move(&self, seat: Seat, play: &Move, seed: &Seed) -> Vec<Step<StepKind>> {
        let kind = match play {
            Move::Draw => self.fan.next_card(seed).map(|card| StepKind::Draw { card }),
            Move::Lay(places) => Some(StepKind::Lay { places: places.clone() }),
        };
        kind.map(|kind| Step::by(seat, kind)).into_iter().collect()
    }

    fn apply(&mut self, step: &Step<StepKind>) -> Result<(), Refusal> {
        let out_of_order = || Refusal::new("hisss-refusal-order");
        if self.is_over() {
            return Err(out_of_order());
        }
        match (&step.kind, step.by, &self.phase) {
            (StepKind::Start { card, first }, None, Phase::Start) => {
                if first.index() >= self.seats() || self.youngest.is_some_and(|youngest| youngest != *first) {
                    return Err(Refusal::new("hisss-refusal-first"));
                }
                self.take_from_fan(*card)?;
                self.latest_event = LatestEvent::Laid(self.table.start_snake(*card));
                self.phase = Phase::Draw(*first);
            }
            (StepKind::Draw { card }, Some(seat), Phase::Draw(active)) if seat == *active => {
                self.take_from_fan(*card)?;
                self.drawn = Some((seat, *card));
                self.latest_event = LatestEvent::Nothing;
                self.phase = Phase::Lay(seat, *card, self.table.ways(*card));
            }
            (StepKind::Lay { places }, Some(seat), Phase::Lay(active, card, _)) if seat == *active => {
                self.table.check_way(*card, places).map_err(misfit_refusal)?;
                let gain = self.table.cards_gained(self.takes_on_join, *card, places);
                let laid = self.table.lay(*card, places).map_err(misfit_refusal)?;
                self.latest_event = LatestEvent::Laid(laid);
                if gain > 0 {
                    self.phase = Phase::Claim(seat, laid.snake);
                } else {
                    self.end_turn(seat);
                }
            }
            (StepKind::Claim { snake }, Some(seat), Phase::Claim(active, expected))
                if (seat, snake) == (*active, expected) =>
            {
                let taken = self.table.snakes.remove(snake).ok_or_else(out_of_order)?;
                self.taken_snakes[seat.index()].push(taken);
                self.latest_event = LatestEvent::Taken(seat);
                self.end_turn(seat);
            }
            _ => return Err(out_of_order()),
        }
        Ok(())
    }

    /// « Le joueur qui a le plus de cartes gagne. Si deux joueurs ou plus ont le même nombre de cartes, c'est le joueur
    /// avec le plus long serpent qui gagne. » Both books state the aim differently: « le plus grand nombre de serpents
    /// ».
    fn game_ending(&self) -> Option<Ending> {
        let snakes = |seat| if self.most_snakes_win { self.complete_count(seat) } else { 0 };
        let worth = |seat| (snakes(seat), self.taken_cards(seat), self.longest_taken_len(seat));
        (self.phase == Phase::Over).then(|| Ending::highest_wins(self.progress.playing(), "cards", worth))
    }

    fn outcome_lists(&self) -> Vec<(&'static str, Vec<i64>)> {
        let list = |value: fn(&Hisss, Seat) -> usize| -> Vec<i64> {
            Seat::all(self.seats()).map(|seat| value(self, seat) as i64).collect()
        };
        vec![
            ("cards", list(Hisss::taken_cards)),
            ("longest", list(Hisss::longest_taken_len)),
            ("snakes", list(Hisss::complete_count)),
        ]
    }

    fn longest_snake_lengths(&self) -> Vec<i64> {
        Seat::all(self.seats()).map(|seat| self.longest_taken_len(seat) as i64).collect()
    }
}

impl Hisss {
    /// Returns the winners' longest snakes. After the end, the picture shows them instead of the table. Returns `None`
    /// during the match, or if the winners have not taken any snakes.
    pub(super) fn winners_longest_snakes(&self) -> Option<CardTable> {
        let winners = self.match_ending()?.winners;
        // If several snakes are equally long, the first is shown.
        let longest = |seat: Seat| self.taken_snakes[seat.index()].iter().rev().max_by_key(|snake| snake.cards.len());
        let snakes: Vec<_> = winners.iter().filter_map(longest).cloned().collect();
        (!snakes.is_empty()).then(|| CardTable::new(snakes))
    }

    pub(super) fn seats(&self) -> usize {
        self.taken_snakes.len()
    }

    /// Returns the number of cards that a seat has taken.
    pub(super) fn taken_cards(&self, seat: Seat) -> usize {
        self.taken_snakes[seat.index()].iter().map(|snake| snake.cards.len()).sum()
    }

    /// Returns the length of the longest snake that a seat has taken, or 0.
    pub(super) fn longest_taken_len(&self, seat: Seat) -> usize {
        self.taken_snakes[seat.index()].iter().map(|snake| snake.cards.len()).max().unwrap_or(0)
    }

    /// Returns the number of complete snakes that a seat has taken.
    pub(super) fn complete_count(&self, seat: Seat) -> usize {
        self.taken_snakes[seat.index()].iter().filter(|snake| snake.is_complete()).count()
    }

    /// Returns the choice that the match waits for, if any: the seat, its card, and at least two ways to lay it.
    pub(super) fn choice(&self) -> Option<(Seat, Card, &[Vec<Place>])> {
        match &self.phase {
            Phase::Lay(seat, card, ways) if ways.len() > 1 && !self.is_over() => Some((*seat, *card, ways)),
            _ => None,
        }
    }

    /// Returns the seat that must draw or choose now.
    pub(super) fn active_seat(&self) -> Option<Seat> {
        match self.phase {
            Phase::Draw(seat) if !self.is_over() => Some(seat),
            _ => self.choice().map(|(seat, ..)| seat),
        }
    }

    fn take_from_fan(&mut self, card: Card) -> Result<(), Refusal> {
        if self.fan.remove(card) { Ok(()) } else { Err(Refusal::new("hisss-refusal-fan").with("card", card.phrase())) }
    }

    /// Ends the seat's turn: « Le jeu se termine lorsque la dernière carte est tirée ».
    fn end_turn(&mut self, seat: Seat) {
        self.phase =
            if self.fan.cards.is_empty() { Phase::Over } else { Phase::Draw(seat.left_neighbour(self.seats())) };
    }
}

fn misfit_refusal(misfit: Misfit) -> Refusal {
    Refusal::new(format!("hisss-refusal-{misfit}"))
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    Draw,
    /// Lays the drawn card at one place, or between two. If the card does not fit anywhere, a forced step starts a new
    /// snake with it.
    Lay(Vec<Place>),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Draw => f.write_str("draw"),
            Move::Lay(places) => {
                let places: Vec<String> = places.iter().map(Place::to_string).collect();
                f.write_str(&places.join("+"))
            }
        }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(notation: &str) -> Result<Move, Refusal> {
        if notation == "draw" {
            return Ok(Move::Draw);
        }
        // At most three parts are split off: `check_way` refuses a third place, because a card has only two sides.
        notation.splitn(3, '+').map(str::parse).collect::<Result<_, _>>().map(Move::Lay)
    }
}

/// A step of the record. See `docs/record.md`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum StepKind {
    /// The first card becomes snake 0.
    Start {
        card: Card,
        /// The seat that goes first.
        first: Seat,
    },
    Draw {
        card: Card,
    },
    /// The seat lays its drawn card.
    Lay {
        /// The places of the card: none if it starts a new snake, or two if it joins two snakes.
        places: Vec<Place>,
    },
    /// The seat takes the snake with this number.
    Claim {
        snake: usize,
    },
}

impl contract::StepKind for StepKind {
    fn starts_turn(&self) -> bool {
        matches!(self, StepKind::Draw { .. })
    }

    fn is_chance(&self) -> bool {
        matches!(self, StepKind::Start { .. } | StepKind::Draw { .. })
    }
}
