//! Decisions that users make together: to stop or pause the match, or to accept the game's offer, such as to end it.

use strum::{Display, EnumString};

use super::MatchState;
use crate::ids::UserId;
use crate::play::domain::{Error, Reason, Stage, StopPermission, VoteTally};
use crate::timestamp::Timestamp;
use contract::{Phrase, Seat, SeatSet, Seed};

/// Whether a user may stop the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopCheck {
    /// The user may stop it at once.
    Allowed,
    /// The match stops only if all users agree.
    NeedsAgreement,
}

/// A decision that the users can agree on in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, Display)]
#[strum(serialize_all = "lowercase")]
pub enum Proposal {
    /// End the match without a winner.
    Stop,
    /// Pause the match, without a deadline, until a player resumes it.
    Pause,
}

impl MatchState {
    /// Records that the user agrees to the game's current offer, or withdraws their agreement. Once all agree,
    /// [`MatchState::apply_agreement`] carries out the offer.
    ///
    /// # Errors
    /// Fails if the user is not a player, has resigned, or is out, or if the game currently offers nothing.
    pub fn toggle_agreement(&mut self, user: UserId) -> Result<(), Error> {
        let seat = self.meta.seat_of(user).ok_or_else(|| Error::user("table-stranger"))?;
        if self.resigned().contains(seat) {
            return Err(Error::user("refusal-resigned"));
        }
        let may_agree = self.possible_voters();
        if !may_agree.contains(seat) {
            return Err(match may_agree.is_empty() {
                true => Error::with_reason(Reason::Outdated),
                false => Error::user("table-agree-out"),
            });
        }
        self.mark_present(seat);
        let player = &mut self.meta_mut().seats[seat.index()];
        player.agrees = !player.agrees;
        let event = if player.agrees { "wanted" } else { "withdrawn" };
        let agreement = self.offer_tally();
        if agreement.agreed < agreement.required {
            self.push_news(Some(Phrase::new(format!("{}-{event}", agreement.key)).with("player", seat)));
        }
        Ok(())
    }

    /// Returns whether the user already agrees to the game's offer.
    pub fn agrees(&self, user: UserId) -> bool {
        self.meta.seat_of(user).is_some_and(|seat| self.meta.seats[seat.index()].agrees)
    }

    /// Returns the seats whose users must all agree: users who are still in the game and not away.
    fn required_voters(&self) -> SeatSet {
        self.possible_voters().iter().filter(|seat| !self.computer_plays(*seat)).collect()
    }

    pub(super) fn possible_voters(&self) -> SeatSet {
        self.game_state.as_ref().map_or(SeatSet::EMPTY, |game_state| game_state.seats_to_agree())
    }

    /// Returns the number of users who agree to the game's offer, and the number who must agree.
    pub(super) fn offer_tally(&self) -> VoteTally {
        let voters = self.required_voters();
        let agreed = voters.iter().filter(|seat| self.meta.seats[seat.index()].agrees).count();
        let key = self.game_state.as_ref().map_or("", |game_state| game_state.agreement_key());
        VoteTally { key, agreed, required: voters.len() }
    }

    /// If all users agree to a decision, carries it out. Returns whether it did.
    pub fn apply_agreement(&mut self, now: Timestamp) -> bool {
        // Without votes, as in most changes, there is nothing to count.
        if !self.meta.seats.iter().any(|player| player.agrees || player.wants_stop || player.wants_pause) {
            return false;
        }
        for proposal in [Proposal::Stop, Proposal::Pause] {
            let VoteTally { key, agreed, required } = self.proposal_tally(proposal);
            if required > 0 && agreed == required {
                let done = match proposal {
                    Proposal::Stop => self.stop(now).is_ok(),
                    Proposal::Pause => {
                        self.meta_mut().stage = Stage::Archived;
                        true
                    }
                };
                // If a single user pauses the match, that is no news.
                let is_news = proposal == Proposal::Stop || required > 1;
                self.push_news(is_news.then(|| Phrase::new(format!("{key}-agreed"))));
                return done;
            }
        }
        let VoteTally { key, agreed, required } = self.offer_tally();
        if required == 0 || agreed < required {
            return false;
        }
        let (at, seed) = (self.match_time_ms(now), self.meta.seed());
        if self.agreement_makes_absent_user_win(&seed, at) {
            self.push_news(Some(Phrase::new(format!("{key}-void"))));
            return self.stop(now).is_ok();
        }
        let players: Vec<Seat> = self.required_voters().iter().collect();
        let news = Phrase::new(format!("{key}-agreed")).with("players", players).with("agreed", agreed);
        self.push_news(Some(news));
        let applied = self.apply_to_game(|game_state| game_state.apply_agreement(&seed, at));
        if let Err(error) = &applied {
            let match_id = self.meta.id.log_name(self.meta.number);
            tracing::error!(match_id, ?error, "what users agreed on was refused");
        }
        applied.is_ok()
    }

    /// Returns whether applying the agreement would end the match and make a user who is away win or share the win. The
    /// agreement of users who are away is not needed, so without this check, the others could take the win from them.
    fn agreement_makes_absent_user_win(&self, seed: &Seed, at: u64) -> bool {
        let Some(mut after) = self.game_state.clone() else { return false };
        let winners = match after.apply_agreement(seed, at) {
            Ok(_) => after.outcome().map_or(SeatSet::EMPTY, |outcome| outcome.winners),
            Err(_) => SeatSet::EMPTY,
        };
        winners.iter().any(|seat| self.meta.seats[seat.index()].is_away())
    }

    /// Checks that the user may stop the match, or cancel the lobby, without asking the other users.
    ///
    /// A lobby may be cancelled by its host and by moderators. A running match may be stopped by moderators without a
    /// seat, by a user who plays only against computers, by any player once only computers are left, and by the users
    /// whom `stopping` allows to. A tournament match may be stopped only by moderators without a seat, or by all its
    /// users together.
    ///
    /// # Errors
    /// Fails if the user is not a player, has resigned, is out, or has already proposed to stop the match, or if only
    /// moderators may stop it.
    pub fn check_stop(&self, user: UserId, moderator: bool, stopping: StopPermission) -> Result<StopCheck, Error> {
        let host = self.meta.host == user;
        let is_table = self.meta.table.is_some();
        match self.meta.stage {
            Stage::Lobby if is_table && (!moderator || self.meta.seat_of(user).is_some()) => {
                return Err(Error::user("tournament-table-fixed"));
            }
            Stage::Lobby if host || moderator => return Ok(StopCheck::Allowed),
            Stage::Lobby => return Err(Error::user("table-stop-not-allowed")),
            Stage::Running | Stage::Archived => (),
            Stage::Over | Stage::Cancelled => return Err(Error::user("refusal-over")),
        }
        let Some(seat) = self.meta.seat_of(user) else {
            return if moderator { Ok(StopCheck::Allowed) } else { Err(Error::user("table-stranger")) };
        };
        let users = self.users_still_in();
        if is_table && users.len() < 2 && !self.is_last_user(user) {
            return Err(Error::user("tournament-no-stop"));
        }
        let is_early = !users.iter().all(|seat| self.moved_seats.contains(seat));
        if users.is_empty() || users == seat.into() || stopping == StopPermission::Host && host && is_early {
            return Ok(StopCheck::Allowed);
        }
        check_proposal(Proposal::Stop, stopping)?;
        self.check_not_proposed(seat, Proposal::Stop)?;
        self.check_still_in(seat)?;
        Ok(StopCheck::NeedsAgreement)
    }

    /// # Errors
    /// Fails if the user of this seat has already proposed this.
    fn check_not_proposed(&self, seat: Seat, proposal: Proposal) -> Result<(), Error> {
        if !self.proposes(seat, proposal) {
            return Ok(());
        }
        let VoteTally { agreed, required, .. } = self.proposal_tally(proposal);
        let key = match proposal {
            Proposal::Stop => "table-stop-asked",
            Proposal::Pause => "table-pause-asked",
        };
        Err(self.user_error(Phrase::new(key).with("agreed", agreed).with("required", required)))
    }

    /// Records whether the user proposes this decision. Once all users propose it, [`MatchState::apply_agreement`]
    /// carries it out.
    ///
    /// # Errors
    /// Fails if the match is not running, or if the user is not a player, has resigned, is out, or has already proposed
    /// this. Also fails if no other user is left, because the last user can only resign.
    pub fn propose(&mut self, user: UserId, proposal: Proposal, wants: bool) -> Result<(), Error> {
        let seat = self.meta.seat_of(user).ok_or_else(|| Error::user("table-stranger"))?;
        match self.meta.stage {
            Stage::Running => self.check_still_in(seat)?,
            Stage::Archived => return Err(Error::user("table-resume-first")),
            Stage::Lobby => return Err(Error::user("table-not-begun")),
            Stage::Over | Stage::Cancelled => return Err(Error::user("refusal-over")),
        }
        if proposal == Proposal::Stop && self.is_last_user(user) {
            return Err(Error::user("table-stop-last"));
        }
        if proposal == Proposal::Stop && self.meta.table.is_some() && self.users_still_in().len() < 2 {
            return Err(Error::user("tournament-no-stop"));
        }
        if wants {
            self.check_not_proposed(seat, proposal)?;
        }
        self.mark_present(seat);
        let player = &mut self.meta_mut().seats[seat.index()];
        match proposal {
            Proposal::Stop => player.wants_stop = wants,
            Proposal::Pause => player.wants_pause = wants,
        }
        let VoteTally { key, agreed, required } = self.proposal_tally(proposal);
        if agreed < required {
            let event = if wants { "wanted" } else { "withdrawn" };
            self.push_news(Some(Phrase::new(format!("{key}-{event}")).with("player", seat)));
        }
        Ok(())
    }

    /// Returns whether the user of this seat proposes this.
    pub fn proposes(&self, seat: Seat, proposal: Proposal) -> bool {
        let player = &self.meta.seats[seat.index()];
        match proposal {
            Proposal::Stop => player.wants_stop,
            Proposal::Pause => player.wants_pause,
        }
    }

    /// Returns how many users propose this decision, and how many must propose it. Users who are away must agree to a
    /// stop, because they might win, but not to a pause.
    pub(super) fn proposal_tally(&self, proposal: Proposal) -> VoteTally {
        let (key, voters) = match proposal {
            Proposal::Stop if self.is_unfinished() && !self.is_only_one_user_left() => {
                ("agree-stop", self.users_still_in())
            }
            Proposal::Pause if self.is_running() => {
                let present = |seat: &Seat| !self.meta.seats[seat.index()].is_away();
                ("agree-pause", self.users_still_in().iter().filter(present).collect())
            }
            _ => ("", SeatSet::EMPTY),
        };
        let agreed = voters.iter().filter(|seat| self.proposes(*seat, proposal)).count();
        VoteTally { key, agreed, required: voters.len() }
    }
}

/// Checks that the server's settings allow users to make this decision together.
///
/// # Errors
/// Fails if the proposal is to stop the match and the server allows only moderators to do so.
pub fn check_proposal(proposal: Proposal, stopping: StopPermission) -> Result<(), Error> {
    match (proposal, stopping) {
        (Proposal::Stop, StopPermission::Nobody) => Err(Error::user("table-stop-moderators")),
        _ => Ok(()),
    }
}
