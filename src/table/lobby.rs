//! The lobby: who takes which seat before a match begins. Pure changes of a [`MatchMeta`].

use crate::game::{Info, Level, Phrase, Seat};

use super::model::{Error, MatchMeta, Occupant, SeatOccupant, User};

/// Takes a seat.
pub fn join(meta: &mut MatchMeta, info: &Info, person: &User) -> Result<(), Error> {
    if meta.seat_of(person.id).is_some() {
        return Err(Error::user("table-joined-already"));
    }
    full(meta, info)?;
    meta.seats.push(SeatOccupant { who: Occupant::User(person.id), name: person.name.clone(), missed: 0 });
    Ok(())
}

/// Gives a seat up. When the host leaves, the next person is the host.
pub fn leave(meta: &mut MatchMeta, person: &User) -> Result<(), Error> {
    let seat = meta.seat_of(person.id).ok_or_else(|| Error::user("table-not-joined"))?;
    remove(meta, seat);
    let next = meta.persons().next();
    if meta.host == person.id {
        meta.host = next.unwrap_or(meta.host);
    }
    Ok(())
}

/// Says "I am the youngest", or takes it back. The first claim stands until it is taken back.
pub fn youngest(meta: &mut MatchMeta, info: &Info, person: &User) -> Result<(), Error> {
    if !(info.asks_youngest)(&meta.options) {
        return Err(Error::user("table-youngest-not-asked"));
    }
    let seat = meta.seat_of(person.id).ok_or_else(|| Error::user("table-not-joined"))?;
    match meta.youngest {
        None => meta.youngest = Some(seat),
        Some(claimed) if claimed == seat => meta.youngest = None,
        Some(claimed) => {
            let phrase = Phrase::new("table-youngest-taken").with("player", claimed);
            return Err(Error::user_about(phrase, meta));
        }
    }
    Ok(())
}

/// Seats a computer; for people at the table.
pub fn add_computer(meta: &mut MatchMeta, info: &Info, person: &User, level: Level) -> Result<(), Error> {
    at_the_table(meta, person)?;
    full(meta, info)?;
    seat_computer(meta, level);
    Ok(())
}

/// Seats a computer without asking anybody.
pub fn seat_computer(meta: &mut MatchMeta, level: Level) {
    let number = 1 + meta.seats.iter().filter(|taken| matches!(taken.who, Occupant::Computer(_))).count();
    meta.seats.push(SeatOccupant { who: Occupant::Computer(level), name: number.to_string(), missed: 0 });
}

/// Sends the last computer away; for people at the table.
pub fn remove_computer(meta: &mut MatchMeta, person: &User) -> Result<(), Error> {
    at_the_table(meta, person)?;
    let last = meta.seats.iter().rposition(|taken| matches!(taken.who, Occupant::Computer(_)));
    let index = last.ok_or_else(|| Error::user("table-no-computer"))?;
    remove(meta, Seat(index as u8));
    Ok(())
}

/// Whether the host may begin now.
pub fn may_start(meta: &MatchMeta, info: &Info, person: &User) -> Result<(), Error> {
    only_host(meta, person)?;
    let least = *info.seats.start();
    if meta.seats.len() < least {
        return Err(Error::user_about(Phrase::new("table-too-few").with("least", least), meta));
    }
    Ok(())
}

/// Whether this person may give the lobby up.
pub fn may_cancel(meta: &MatchMeta, person: &User) -> Result<(), Error> {
    only_host(meta, person)
}

fn only_host(meta: &MatchMeta, person: &User) -> Result<(), Error> {
    if meta.host == person.id {
        return Ok(());
    }
    let phrase = match meta.seat_of(meta.host) {
        Some(host) => Phrase::new("table-only-host").with("player", host),
        None => Phrase::new("table-only-host-gone"),
    };
    Err(Error::user_about(phrase, meta))
}

fn at_the_table(meta: &MatchMeta, person: &User) -> Result<(), Error> {
    if meta.seat_of(person.id).is_some() || meta.host == person.id {
        Ok(())
    } else {
        Err(Error::user("table-not-joined"))
    }
}

fn full(meta: &MatchMeta, info: &Info) -> Result<(), Error> {
    if meta.seats.len() < *info.seats.end() {
        Ok(())
    } else {
        Err(Error::user_about(Phrase::new("table-full").with("most", *info.seats.end()), meta))
    }
}

/// Takes a seat out; everybody behind it moves up, computers are numbered anew.
fn remove(meta: &mut MatchMeta, seat: Seat) {
    meta.seats.remove(seat.index());
    meta.youngest = match meta.youngest {
        Some(claimed) if claimed == seat => None,
        Some(claimed) if claimed > seat => Some(Seat(claimed.0 - 1)),
        unchanged => unchanged,
    };
    let computers = meta.seats.iter_mut().filter(|taken| matches!(taken.who, Occupant::Computer(_)));
    for (index, taken) in computers.enumerate() {
        taken.name = (index + 1).to_string();
    }
}
