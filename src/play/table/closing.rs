//! Decides when a lobby closes, and when it offers its host a solo start.

use std::time::Duration;

use crate::play::domain::{MatchMeta, Pace, Stage};
use crate::timestamp::Timestamp;

/// How long a lobby waits for a second user.
const MAX_WAIT_ALONE: Duration = Duration::from_secs(600);
/// How long a lobby waits for a second user before it offers its host a solo start, against computers only.
const SOLO_OFFER_DELAY: Duration = Duration::from_secs(60);
/// How long a lobby waits for invited users.
const MAX_WAIT_FOR_GUESTS: Duration = Duration::from_secs(86_400);
/// How long a lobby with several users waits to be started.
const MAX_WAIT_WITH_PLAYERS: Duration = Duration::from_secs(3_600);

/// Sets the lobby's deadline. If nothing changes after `now`, this is when the lobby offers its host a solo start, or
/// closes.
pub fn set_deadline(meta: &mut MatchMeta, now: Timestamp) {
    meta.offered_alone |= has_host_only(meta) && now - meta.opened_at >= SOLO_OFFER_DELAY;
    meta.deadline = Some(lobby_deadline(meta, now));
}

fn lobby_deadline(meta: &MatchMeta, now: Timestamp) -> Timestamp {
    if meta.table.is_some() {
        // When one user arrives, the other users get no more time.
        meta.deadline.filter(|deadline| *deadline > now).unwrap_or(now + max_arrival_time(meta.pace))
    } else if !meta.reserved.is_empty() {
        now + MAX_WAIT_FOR_GUESTS
    } else if offers_solo_start(meta) {
        now + (MAX_WAIT_ALONE - SOLO_OFFER_DELAY)
    } else if has_host_only(meta) {
        // If the clock was set back, `opened_at` can lie in the future, so limit the wait to the delay from now.
        (meta.opened_at + SOLO_OFFER_DELAY).min(now + SOLO_OFFER_DELAY)
    } else if meta.users().nth(1).is_none() {
        now + MAX_WAIT_ALONE
    } else {
        now + MAX_WAIT_WITH_PLAYERS
    }
}

/// Returns whether only the host has a seat, and no other player is expected.
pub(super) fn has_host_only(meta: &MatchMeta) -> bool {
    let is_open = meta.table.is_none() && meta.deal.is_none() && meta.reserved.is_empty();
    meta.stage == Stage::Lobby && is_open && meta.seats.len() == 1
}

/// Returns whether the lobby offers its host a solo start, because it has waited long enough for a second player.
pub fn offers_solo_start(meta: &MatchMeta) -> bool {
    meta.offered_alone && has_host_only(meta)
}

/// Returns the time at which the lobby closes.
pub fn closes_at(meta: &MatchMeta) -> Option<Timestamp> {
    let offers_later = is_before_solo_offer(meta);
    meta.deadline.map(|deadline| if offers_later { deadline + (MAX_WAIT_ALONE - SOLO_OFFER_DELAY) } else { deadline })
}

/// Returns whether the lobby's deadline is the time of the solo offer.
pub fn is_before_solo_offer(meta: &MatchMeta) -> bool {
    has_host_only(meta) && !meta.offered_alone
}

/// Returns how long a tournament match waits for its players. Players who have not arrived by then lose the match.
pub fn max_arrival_time(pace: Pace) -> Duration {
    match pace {
        Pace::Live => Duration::from_secs(300),
        Pace::Relaxed => Duration::from_secs(3_600),
        Pace::Slow => Duration::from_secs(2 * 86_400),
    }
}
