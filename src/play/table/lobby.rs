//! The lobby, in which users and computers take seats before a match begins. The functions only change a [`MatchMeta`].

use std::collections::BTreeMap;

use contract::{Game, GameInfo, Level, MAX_CONTRIBUTION_CHARS, Options, Phrase, Seat, Secret};
use text::Locale;

pub use super::arrivals::{STAND_IN, differ, fill_seats, note_absent, seat_again};
use super::closing::has_host_only;
pub use super::closing::{closes_at, is_before_solo_offer, max_arrival_time, offers_solo_start, set_deadline};
use crate::ids::{InteractionId, MatchId, UserId};
use crate::play::domain::{
    Deal, Error, InteractionToken, MatchMeta, MessageLocation, NewDeal, Occupant, Pace, Player, PracticeGuidance,
    Reason, Reservation, Stage, User,
};
use crate::timestamp::Timestamp;

/// The maximum number of open lobbies that a host may have in a server.
pub const MAX_LOBBIES: usize = 2;

/// A match to open.
pub struct NewMatch {
    /// The host, who takes the first seat.
    pub host: User,
    /// The channel of the new match. The location contains no message yet.
    pub location: MessageLocation,
    pub locale: Locale,
    pub game: &'static dyn Game,
    pub options: Options,
    /// The time for a turn; `None` for the server's setting.
    pub pace: Option<Pace>,
    pub computers: Vec<Level>,
    /// The users for whom seats are reserved. The host is not among them, and no user occurs twice.
    pub reservations: Vec<Reservation>,
    /// Whether to leave out guests whom the host is not allowed to invite. If false, such a guest makes the opening
    /// fail.
    pub skips_uninvitable_guests: bool,
    /// The interaction that opens the match. Even if it is delivered twice, it opens only one match.
    pub token: InteractionToken,
    /// Whether the match is a practice match.
    pub practice: bool,
    /// The deal (a seed and set-up fixed in advance), if the match is played from one. In that case, `computers` is
    /// empty.
    pub deal: Option<NewDeal>,
    /// Whether the match begins immediately, without a lobby. Practice matches always do.
    pub begins_at_once: bool,
    /// Whether the match's message is the response to the interaction. If false, the message is posted separately.
    pub shown_in_response: bool,
}

impl NewMatch {
    /// Returns a match in the user's language, with a lobby that the response to the interaction shows.
    pub fn new(
        user: User,
        location: MessageLocation,
        game: &'static dyn Game,
        options: Options,
        token: InteractionToken,
    ) -> NewMatch {
        NewMatch {
            location,
            locale: user.locale,
            host: user,
            game,
            options,
            pace: None,
            computers: Vec::new(),
            reservations: Vec::new(),
            skips_uninvitable_guests: false,
            token,
            practice: false,
            deal: None,
            begins_at_once: false,
            shown_in_response: true,
        }
    }

    pub fn into_meta(self, now: Timestamp, secret: Secret, default_pace: Option<Pace>) -> MatchMeta {
        let (deal, seed, youngest) = match self.deal {
            Some(new) => (Some(new.deal), Some(new.seed), new.youngest),
            None => (None, None, None),
        };
        let mut meta = MatchMeta {
            id: MatchId(0),
            number: 0,
            game: self.game.info().name.to_owned(),
            options: self.options,
            pace: self.pace.or(default_pace).unwrap_or(Pace::default_for(self.game.info())),
            locale: self.locale,
            location: MessageLocation { message: None, ..self.location },
            host: self.host.id,
            practice: self.practice.then_some(PracticeGuidance::Guided),
            stage: Stage::Lobby,
            seats: Vec::new(),
            youngest,
            offered_alone: false,
            table: None,
            removed: Vec::new(),
            last_event: None,
            reserved: self.reservations,
            rules: self.game.info().rules_version,
            secret: seed.map_or(secret, |seed| Secret(seed.0)),
            deal,
            kept_seed: seed,
            version: 1,
            opened_at: now,
            started_at: None,
            ended_at: None,
            deadline: None,
            outcome: None,
        };
        if let Some(deal) = meta.deal.clone() {
            deal.seats.iter().for_each(|level| seat_computer(&mut meta, level.unwrap_or(STAND_IN)));
            replace_computer(&mut meta, deal.host_seat, &self.host);
        } else {
            seat_user(&mut meta, &self.host, self.token.id);
        }
        let free = self.game.info().seats.end().saturating_sub(meta.seats.len() + meta.reserved.len());
        self.computers.into_iter().take(free).for_each(|level| seat_computer(&mut meta, level));
        set_deadline(&mut meta, now);
        meta
    }
}

/// Checks that the user may take a seat. `is_here` says whether they are in the lobby's channel. Outside that channel,
/// they may take only a seat that is reserved for them.
///
/// # Errors
/// Fails if the user is in another channel and no seat is reserved for them.
pub fn check_may_join_here(meta: &MatchMeta, user: &User, is_here: bool) -> Result<(), Error> {
    match meta.seat_of(user.id) {
        _ if is_here || meta.is_reserved_for(user.id) => Ok(()),
        Some(_) => Err(Error::user("table-joined-already")),
        None => Err(Error::user("table-not-kept")),
    }
}

/// Takes a seat for the user who sent this interaction. In a tournament, records that the user has arrived. Returns
/// `true` if that makes the match begin because all players of the table have arrived.
pub fn join(meta: &mut MatchMeta, info: &GameInfo, user: &User, interaction: InteractionId) -> Result<bool, Error> {
    match meta.seat_of(user.id) {
        Some(seat) if !meta.has_arrived(seat) => {
            meta.seats[seat.index()].contribution = Some(interaction.to_string());
            return Ok(meta.arrived_seats().len() == meta.seats.len());
        }
        Some(_) => return Err(Error::user("table-joined-already")),
        None if meta.table.is_some() => return Err(Error::user("tournament-table-stranger")),
        None => (),
    }
    if meta.removed.contains(&user.id) {
        return Err(Error::user("table-removed"));
    }
    if !free_reserved_seat(meta, user.id) {
        check_free_seat(meta, info)?;
    }
    seat_user(meta, user, interaction);
    Ok(false)
}

/// Frees the seat that is reserved for the user.
pub fn decline(meta: &mut MatchMeta, user: &User) -> Result<(), Error> {
    if free_reserved_seat(meta, user.id) { Ok(()) } else { Err(Error::user("table-not-invited")) }
}

/// Removes another user on behalf of the host. The removed user cannot join again.
pub fn remove_user(meta: &mut MatchMeta, host: &User, user: UserId) -> Result<(), Error> {
    check_names_other(meta, host, user, "table-remove-yourself")?;
    if !free_reserved_seat(meta, user) {
        let seat = meta.seat_of(user).ok_or_else(|| not_in_lobby_error(user))?;
        remove_seat(meta, seat);
    }
    meta.removed.push(user);
    Ok(())
}

/// Reserves a seat for a guest on behalf of the host. The guest may be a user whom the host removed before.
pub fn invite(meta: &mut MatchMeta, info: &GameInfo, host: &User, guest: Reservation) -> Result<(), Error> {
    check_setup_changeable(meta)?;
    check_host(meta, host)?;
    if meta.seat_of(guest.user).is_some() || meta.is_reserved_for(guest.user) {
        return Err(Error::user("table-invited-already"));
    }
    check_free_seat(meta, info)?;
    meta.removed.retain(|removed| *removed != guest.user);
    meta.reserved.push(guest);
    Ok(())
}

/// Makes another user in the lobby the host, on behalf of the current host.
pub fn make_host(meta: &mut MatchMeta, host: &User, user: UserId) -> Result<(), Error> {
    check_names_other(meta, host, user, "table-host-already")?;
    meta.seat_of(user).ok_or_else(|| not_in_lobby_error(user))?;
    meta.host = user;
    Ok(())
}

/// Checks that `host` is the host, that the match has not begun, and that `user` is another user. `is_host` is the
/// error's key if the host named themselves.
fn check_names_other(meta: &MatchMeta, host: &User, user: UserId, is_host: &'static str) -> Result<(), Error> {
    check_host(meta, host)?;
    match meta.stage {
        Stage::Lobby if user == host.id => Err(Error::user(is_host)),
        Stage::Lobby => Ok(()),
        Stage::Running | Stage::Archived | Stage::Over | Stage::Cancelled => Err(Error::user("table-begun")),
    }
}

/// Returns the error for a command that the host uses on a user who has not joined.
pub fn not_in_lobby_error(user: UserId) -> Error {
    Phrase::new("table-remove-nobody").with("player", user.mention()).into()
}

/// Seats a user. The interaction's ID becomes their contribution. If the match belongs to a deal, they replace the
/// computer in the first seat that waits for a person, and contribute nothing.
pub fn seat_user(meta: &mut MatchMeta, user: &User, interaction: InteractionId) {
    let free = free_deal_seats(meta).next();
    if let Some(seat) = free {
        return replace_computer(meta, seat, user);
    }
    let (occupant, contribution) = (Occupant::User(user.id), Some(interaction.to_string()));
    meta.seats.push(Player::new(occupant, user.name.clone(), contribution));
}

/// Returns the seats of a deal that wait for a person. Computers occupy these seats, and play if nobody joins.
pub fn free_deal_seats(meta: &MatchMeta) -> impl Iterator<Item = Seat> {
    let seats = meta.deal.iter().flat_map(|deal| &deal.seats).zip(meta.players());
    seats.filter(|(level, (_, player))| level.is_none() && player.is_computer()).map(|(_, (seat, _))| seat)
}

fn replace_computer(meta: &mut MatchMeta, seat: Seat, user: &User) {
    if let Some(player) = meta.seats.get_mut(seat.index()) {
        *player = Player::new(Occupant::User(user.id), user.name.clone(), None);
    }
    number_computers(meta);
}

/// Checks that the lobby's set-up may be changed. If the match belongs to a deal, the set-up is fixed.
///
/// # Errors
/// Fails if the match belongs to a deal.
fn check_setup_changeable(meta: &MatchMeta) -> Result<(), Error> {
    if meta.deal.is_some() { Err(Error::user("table-deal-fixed")) } else { Ok(()) }
}

/// Returns the seat whose contribution the user may replace.
///
/// # Errors
/// Fails if the match has begun, was cancelled or belongs to a deal, or if the user has no seat or has not arrived.
pub fn contributing_seat(meta: &MatchMeta, user: &User) -> Result<Seat, Error> {
    check_setup_changeable(meta)?;
    match meta.stage {
        Stage::Lobby => {
            let seat = meta.seat_of(user.id).filter(|seat| meta.has_arrived(*seat));
            seat.ok_or_else(|| Error::user("table-not-joined"))
        }
        Stage::Cancelled => Err(Error::user("table-cancelled")),
        Stage::Running | Stage::Archived | Stage::Over => Err(Error::user("table-words-too-late")),
    }
}

/// Replaces the user's contribution with words that they typed.
pub fn contribute(meta: &mut MatchMeta, user: &User, contribution: &str) -> Result<(), Error> {
    let seat = contributing_seat(meta, user)?;
    if !(1..=MAX_CONTRIBUTION_CHARS).contains(&contribution.chars().count()) {
        let phrase = Phrase::new("table-words-length").with("most", MAX_CONTRIBUTION_CHARS);
        return Err(Error::user_with_seats(phrase, meta));
    }
    meta.seats[seat.index()].contribution = Some(contribution.to_owned());
    Ok(())
}

/// Frees the user's seat, or declines the seat that is reserved for them. If the host leaves, the next user becomes the
/// host. If no users are left, the lobby is cancelled.
pub fn leave(meta: &mut MatchMeta, user: &User) -> Result<(), Error> {
    if free_reserved_seat(meta, user.id) {
        return Ok(());
    }
    let seat = meta.seat_of(user.id).ok_or_else(|| Error::user("table-not-joined"))?;
    remove_seat(meta, seat);
    let next = meta.users().next();
    match next {
        Some(next) if meta.host == user.id => meta.host = next,
        Some(_) => (),
        None => meta.stage = Stage::Cancelled,
    }
    Ok(())
}

/// Declares the user the youngest player, or withdraws the declaration. While a declaration stands, no other user can
/// declare themselves the youngest.
pub fn toggle_youngest(meta: &mut MatchMeta, info: &GameInfo, user: &User) -> Result<(), Error> {
    check_setup_changeable(meta)?;
    if !(info.asks_youngest)(&meta.options) {
        return Err(Error::user("table-youngest-not-asked"));
    }
    let seat = meta.seat_of(user.id).ok_or_else(|| Error::user("table-not-joined"))?;
    match meta.youngest {
        None => meta.youngest = Some(seat),
        Some(claimed) if claimed == seat => meta.youngest = None,
        Some(claimed) => {
            let phrase = Phrase::new("table-youngest-taken").with("player", claimed);
            return Err(Error::user_with_seats(phrase, meta));
        }
    }
    Ok(())
}

/// Chooses the next length of the match on behalf of the host.
pub fn change_length(meta: &mut MatchMeta, info: &GameInfo, user: &User) -> Result<(), Error> {
    check_setup_changeable(meta)?;
    check_host(meta, user)?;
    let (option, length) = next_length(meta, info).ok_or_else(|| Error::with_reason(Reason::Outdated))?;
    meta.options.insert_number(option, length);
    Ok(())
}

/// Switches the option to its other value on behalf of the host.
pub fn switch_option(meta: &mut MatchMeta, info: &GameInfo, user: &User) -> Result<(), Error> {
    check_setup_changeable(meta)?;
    check_host(meta, user)?;
    let (option, word) = switched_option(meta, info).ok_or_else(|| Error::with_reason(Reason::Outdated))?;
    let set = meta.options.set(info.options, option, word);
    set.map_err(|refusal| Error::user_with_seats(refusal.0, meta))
}

/// Returns the option that the switch button changes, and its other value; `None` if the game has no such button.
pub fn switched_option(meta: &MatchMeta, info: &GameInfo) -> Option<(&'static str, &'static str)> {
    let (option, [first, second]) = info.switch_option?;
    let now = meta.effective_options(info);
    Some((option, if now.choice(option) == first { second } else { first }))
}

/// Turns gentle mode on or off on behalf of the host.
pub fn toggle_gentle_mode(meta: &mut MatchMeta, info: &GameInfo, user: &User) -> Result<(), Error> {
    check_setup_changeable(meta)?;
    check_host(meta, user)?;
    let (option, value) = info.gentle_option.ok_or_else(|| Error::with_reason(Reason::Outdated))?;
    let chosen =
        if meta.options.number(option) == value { Options::defaults(info.options).number(option) } else { value };
    meta.options.insert_number(option, chosen);
    Ok(())
}

/// Returns the option that the length button changes, and its next value; `None` if the game has no such button.
pub fn next_length(meta: &MatchMeta, info: &GameInfo) -> Option<(&'static str, i64)> {
    let ((option, now), (_, values)) = (info.chosen_length(&meta.options, meta.is_alone())?, info.length_option?);
    let mut later = values.iter().skip_while(|value| **value != now).skip(1);
    Some((option, *later.next().or(values.first())?))
}

/// Adds a computer on behalf of a user who has a seat.
pub fn add_computer(meta: &mut MatchMeta, info: &GameInfo, user: &User, level: Level) -> Result<(), Error> {
    check_setup_changeable(meta)?;
    check_at_table(meta, user)?;
    check_free_seat(meta, info)?;
    seat_computer(meta, level);
    Ok(())
}

pub fn seat_computer(meta: &mut MatchMeta, level: Level) {
    meta.seats.push(Player::new(Occupant::Computer(level), "", None));
    number_computers(meta);
}

/// Returns the sentence in which computers of this level introduce themselves.
pub fn computer_introduction(level: Level) -> Phrase {
    Phrase::new(format!("table-character-{level}"))
}

/// Removes the last computer on behalf of a user who has a seat.
pub fn remove_computer(meta: &mut MatchMeta, user: &User) -> Result<(), Error> {
    check_setup_changeable(meta)?;
    check_at_table(meta, user)?;
    let last = meta.seats.iter().rposition(Player::is_computer);
    let index = last.ok_or_else(|| Error::user("table-no-computer"))?;
    remove_seat(meta, Seat(index as u8));
    Ok(())
}

pub fn check_start(meta: &MatchMeta, info: &GameInfo, user: &User) -> Result<(), Error> {
    check_host(meta, user)?;
    let least = *info.seats.start();
    if meta.seats.len() < least {
        return Err(Error::user_with_seats(Phrase::new("table-too-few").with("least", least), meta));
    }
    Ok(())
}

/// Adds as many easy computers as the game needs to begin, for a host whom nobody has joined.
///
/// # Errors
/// Fails if the user is not the host, or if somebody else has joined or has a reserved seat.
pub fn add_easy_opponents(meta: &mut MatchMeta, info: &GameInfo, user: &User) -> Result<(), Error> {
    check_host(meta, user)?;
    if !has_host_only(meta) {
        return Err(Error::with_reason(Reason::Outdated));
    }
    (meta.seats.len()..*info.seats.start()).for_each(|_| seat_computer(meta, Level::Easy));
    Ok(())
}

fn check_host(meta: &MatchMeta, user: &User) -> Result<(), Error> {
    if meta.host == user.id {
        return Ok(());
    }
    let phrase = match meta.seat_of(meta.host) {
        Some(host) => Phrase::new("table-only-host").with("player", host),
        None => Phrase::new("table-only-host-gone"),
    };
    Err(Error::user_with_seats(phrase, meta))
}

fn check_at_table(meta: &MatchMeta, user: &User) -> Result<(), Error> {
    if meta.seat_of(user.id).is_some() || meta.host == user.id { Ok(()) } else { Err(Error::user("table-not-joined")) }
}

fn check_free_seat(meta: &MatchMeta, info: &GameInfo) -> Result<(), Error> {
    let most = meta.deal.as_ref().map_or(*info.seats.end(), Deal::person_count);
    let free = match meta.deal {
        Some(_) => free_deal_seats(meta).count(),
        None => most.saturating_sub(meta.seats.len()),
    };
    if free == 0 {
        return Err(Error::user_with_seats(Phrase::new("table-full").with("most", most), meta));
    }
    if free <= meta.reserved.len() {
        let mention = |reservation: &Reservation| Phrase::verbatim(reservation.user.mention());
        let players: Vec<Phrase> = meta.reserved.iter().map(mention).collect();
        return Err(Error::user_with_seats(Phrase::new("table-reserved").with("players", players), meta));
    }
    Ok(())
}

/// Frees the user's reserved seat. Returns whether a seat was reserved for them.
fn free_reserved_seat(meta: &mut MatchMeta, user: UserId) -> bool {
    let reserved = meta.is_reserved_for(user);
    meta.reserved.retain(|reservation| reservation.user != user);
    reserved
}

/// Removes a seat. The seats after it move up, and the computers are renumbered. If the match belongs to a deal, a
/// computer takes the seat instead.
fn remove_seat(meta: &mut MatchMeta, seat: Seat) {
    if meta.deal.is_some() {
        meta.seats[seat.index()].occupant = Occupant::Computer(STAND_IN);
        return number_computers(meta);
    }
    meta.seats.remove(seat.index());
    meta.youngest = match meta.youngest {
        Some(claimed) if claimed == seat => None,
        Some(claimed) if claimed > seat => Some(Seat(claimed.0 - 1)),
        unchanged => unchanged,
    };
    number_computers(meta);
}

/// Numbers the computers of each level in the order of their seats.
fn number_computers(meta: &mut MatchMeta) {
    let mut counts = BTreeMap::new();
    for player in &mut meta.seats {
        if let Occupant::Computer(level) = player.occupant {
            let number = counts.entry(level).and_modify(|number| *number += 1).or_insert(1);
            player.name = number.to_string();
        }
    }
}
