//! The table: the life of a match from its lobby to its rematch.
//!
//! Every match has one serial queue (an actor task), which judges what people want, has the store commit it, and only
//! then hands the new state to the match's lane, the one place from which the match is shown. A match without presses is
//! dropped from memory and rebuilt from the store when somebody presses again.

mod model;
mod ports;

use std::sync::Arc;

pub use model::*;
pub use ports::*;

use crate::game::{Game, Level, Options};
use crate::text::Locale;

/// All matches of this process.
pub struct Table {
    store: Arc<dyn Store>,
    presenter: Arc<dyn Presenter>,
    clock: Arc<dyn Clock>,
}

/// The wish to open a match.
pub struct Opening {
    /// Who wants it; takes the first seat.
    pub who: Person,
    /// The server; `None` in direct messages.
    pub guild: Option<u64>,
    /// The channel or thread.
    pub channel: u64,
    /// The language of the channel's messages: the server's setting, or else the server's or the person's own language.
    pub locale: Locale,
    /// The game.
    pub game: &'static dyn Game,
    /// Its options.
    pub options: Options,
    /// How long a turn may take; `None` for the server's setting.
    pub pace: Option<Pace>,
    /// Computers to seat at once.
    pub computers: Vec<Level>,
    /// The command to answer with the match's message; without it the message is posted.
    pub ticket: Option<Ticket>,
}

/// A press on a match's message.
pub struct Pressed {
    /// Who pressed.
    pub who: Person,
    /// Which match the button names.
    pub id: MatchId,
    /// The message that bore the button.
    pub message: u64,
    /// The interaction to answer.
    pub ticket: Ticket,
    /// What the button says.
    pub what: What,
}

/// What a button of a match's message says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Take a seat.
    Join,
    /// Give it up.
    Leave,
    /// "I am the youngest", or not after all.
    Youngest,
    /// Seat a computer.
    AddComputer(Level),
    /// Send the last computer away.
    RemoveComputer,
    /// Begin.
    Start,
    /// Give the lobby up.
    Cancel,
    /// A move.
    Play { stamp: i64, notation: String },
    /// A part of a move.
    Draft { stamp: i64, draft: String },
    /// A gesture by button, where reactions are impossible.
    Gesture(String),
    /// The same people once more.
    Rematch,
}

/// A claim by reaction, from the one ordered stream.
#[derive(Clone, Debug)]
pub struct Claimed {
    /// Who reacted.
    pub user: u64,
    /// On which message.
    pub message: u64,
    /// With which emoji (the character itself).
    pub emoji: String,
    /// When it came in: milliseconds since 1970.
    pub at: i64,
}

impl Table {
    /// A table without matches.
    pub fn new(store: Arc<dyn Store>, presenter: Arc<dyn Presenter>, clock: Arc<dyn Clock>) -> Arc<Table> {
        Arc::new(Table { store, presenter, clock })
    }

    /// Takes up all open matches of the store and refreshes their messages. Call it once the presenter can speak.
    pub async fn resume(self: &Arc<Self>) -> Result<usize, StoreError> {
        todo!()
    }

    /// Opens a lobby and shows it.
    pub async fn open(self: &Arc<Self>, _opening: Opening) -> Result<MatchId, Trouble> {
        todo!()
    }

    /// Takes a press. `Ok` when it is stored; the match's lane answers the ticket. After `Err` the ticket is unanswered.
    pub async fn press(self: &Arc<Self>, _pressed: Pressed) -> Result<(), Trouble> {
        todo!()
    }

    /// Takes a claim, in the order of the calls. Never waits; what is none of a seated player's on a live match's own
    /// message is dropped at once.
    pub fn claim(self: &Arc<Self>, _claimed: Claimed) {
        todo!()
    }

    /// Brings the match of this channel down to its bottom, as the answer to the ticket.
    pub async fn board(self: &Arc<Self>, _who: &Person, _channel: u64, _ticket: Ticket) -> Result<(), Trouble> {
        todo!()
    }

    /// The person gives up the match of this channel in which they play.
    pub async fn resign(self: &Arc<Self>, _who: &Person, _channel: u64) -> Result<(), Trouble> {
        todo!()
    }

    /// Ends the match of this channel: for its host, and for moderators.
    pub async fn stop(self: &Arc<Self>, _who: &Person, _channel: u64, _moderator: bool) -> Result<(), Trouble> {
        todo!()
    }

    /// A message was deleted: if it showed an open match, that match is posted anew.
    pub fn message_deleted(self: &Arc<Self>, _message: u64) {
        todo!()
    }

    /// A channel was deleted: its open matches are stopped.
    pub fn channel_deleted(self: &Arc<Self>, _channel: u64) {
        todo!()
    }

    /// Events of the gateway were lost: what could be claimed at this moment can no longer be, and that is said.
    pub fn gap(self: &Arc<Self>) {
        todo!()
    }

    /// Stops taking presses and waits until what runs is stored and shown.
    pub async fn close(&self) {
        todo!()
    }
}
