//! The lobby: who takes which seat before a match begins. Pure changes of a [`Head`].

use crate::game::{Info, Level, Phrase, Seat};

use super::model::{Head, Person, Taken, Trouble, Who};

/// Takes a seat.
pub fn join(head: &mut Head, info: &Info, person: &Person) -> Result<(), Trouble> {
    if head.seat_of(person.id).is_some() {
        return Err(Trouble::told("table-joined-already"));
    }
    full(head, info)?;
    head.seats.push(Taken { who: Who::Person(person.id), name: person.name.clone(), missed: 0 });
    Ok(())
}

/// Gives a seat up. When the host leaves, the next person is the host.
pub fn leave(head: &mut Head, person: &Person) -> Result<(), Trouble> {
    let seat = head.seat_of(person.id).ok_or_else(|| Trouble::told("table-not-joined"))?;
    remove(head, seat);
    let next = head.persons().next();
    if head.host == person.id {
        head.host = next.unwrap_or(head.host);
    }
    Ok(())
}

/// Says "I am the youngest", or takes it back. The first claim stands until it is taken back.
pub fn youngest(head: &mut Head, info: &Info, person: &Person) -> Result<(), Trouble> {
    if !(info.asks_youngest)(&head.options) {
        return Err(Trouble::told("table-youngest-not-asked"));
    }
    let seat = head.seat_of(person.id).ok_or_else(|| Trouble::told("table-not-joined"))?;
    match head.youngest {
        None => head.youngest = Some(seat),
        Some(claimed) if claimed == seat => head.youngest = None,
        Some(claimed) => {
            let phrase = Phrase::new("table-youngest-taken").with("player", claimed);
            return Err(Trouble::about(phrase, head));
        }
    }
    Ok(())
}

/// Seats a computer; for people at the table.
pub fn add_computer(head: &mut Head, info: &Info, person: &Person, level: Level) -> Result<(), Trouble> {
    at_the_table(head, person)?;
    full(head, info)?;
    seat_computer(head, level);
    Ok(())
}

/// Seats a computer without asking anybody.
pub fn seat_computer(head: &mut Head, level: Level) {
    let number = 1 + head.seats.iter().filter(|taken| matches!(taken.who, Who::Computer(_))).count();
    head.seats.push(Taken { who: Who::Computer(level), name: number.to_string(), missed: 0 });
}

/// Sends the last computer away; for people at the table.
pub fn remove_computer(head: &mut Head, person: &Person) -> Result<(), Trouble> {
    at_the_table(head, person)?;
    let last = head.seats.iter().rposition(|taken| matches!(taken.who, Who::Computer(_)));
    let index = last.ok_or_else(|| Trouble::told("table-no-computer"))?;
    remove(head, Seat(index as u8));
    Ok(())
}

/// Whether the host may begin now.
pub fn may_start(head: &Head, info: &Info, person: &Person) -> Result<(), Trouble> {
    only_host(head, person)?;
    let least = *info.seats.start();
    if head.seats.len() < least {
        return Err(Trouble::about(Phrase::new("table-too-few").with("least", least), head));
    }
    Ok(())
}

/// Whether this person may give the lobby up.
pub fn may_cancel(head: &Head, person: &Person) -> Result<(), Trouble> {
    only_host(head, person)
}

fn only_host(head: &Head, person: &Person) -> Result<(), Trouble> {
    if head.host == person.id {
        return Ok(());
    }
    let phrase = match head.seat_of(head.host) {
        Some(host) => Phrase::new("table-only-host").with("player", host),
        None => Phrase::new("table-only-host-gone"),
    };
    Err(Trouble::about(phrase, head))
}

fn at_the_table(head: &Head, person: &Person) -> Result<(), Trouble> {
    if head.seat_of(person.id).is_some() || head.host == person.id {
        Ok(())
    } else {
        Err(Trouble::told("table-not-joined"))
    }
}

fn full(head: &Head, info: &Info) -> Result<(), Trouble> {
    if head.seats.len() < *info.seats.end() {
        Ok(())
    } else {
        Err(Trouble::about(Phrase::new("table-full").with("most", *info.seats.end()), head))
    }
}

/// Takes a seat out; everybody behind it moves up, computers are numbered anew.
fn remove(head: &mut Head, seat: Seat) {
    head.seats.remove(seat.index());
    head.youngest = match head.youngest {
        Some(claimed) if claimed == seat => None,
        Some(claimed) if claimed > seat => Some(Seat(claimed.0 - 1)),
        unchanged => unchanged,
    };
    let computers = head.seats.iter_mut().filter(|taken| matches!(taken.who, Who::Computer(_)));
    for (index, taken) in computers.enumerate() {
        taken.name = (index + 1).to_string();
    }
}
