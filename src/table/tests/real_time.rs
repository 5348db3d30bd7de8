//! Real-time games at the table: claims, their timing, and computers that claim, under a clock that tests move.

use serde_json::Value;

use super::fakes::{House, How, user_error};
use super::*;
use crate::game::Seat;
use crate::store::CLAIM_RIGHT;
use crate::table::match_state::MatchState;
use crate::table::message_index::{CLAIMS_A_SECOND, MessageIndex};

const SNAP: &str = "🫰";
const SLAP: &str = "👋";
/// From when on a claim counts for the newest picture, in milliseconds.
const FLOOR: i64 = 150;

impl House {
    /// A live speed game whose first picture is accepted.
    async fn at_speed(&self, game: &str, computers: usize) -> MatchId {
        let id = self.live(game, computers).await;
        self.shown(id).await;
        self.quiet().await;
        id
    }

    /// This person's reaction comes in now.
    async fn claim(&self, id: MatchId, user: u64, emoji: &str) {
        let message = self.store.saved(id).meta.location.message.expect("it is shown");
        self.table.claim(ReactionClaim { user, message, emoji: emoji.to_owned(), at: self.clock.now() });
        self.quiet().await;
    }

    /// Whoever's turn it is turns; the new picture is accepted.
    async fn turn(&self, id: MatchId) {
        let (user, turn) = self.next_move(id).await;
        self.press(user, id, turn).await.expect("a turn");
        self.shown(id).await;
        self.quiet().await;
    }

    /// Who is awaited.
    fn awaited(&self, id: MatchId) -> Vec<Occupant> {
        let seats = self.store.saved(id).meta.seats;
        self.played(id).awaited().iter().map(|seat| seats[seat.index()].who.clone()).collect()
    }

    fn steps(&self, id: MatchId) -> Vec<Value> {
        self.store.saved(id).steps
    }

    fn last_step(&self, id: MatchId) -> Value {
        self.steps(id).pop().expect("a step")
    }

    /// Whether Anna's claim would be right now, and not wrong.
    fn open_claim(&self, id: MatchId, reaction: &str) -> bool {
        let seed = self.store.saved(id).meta.seed;
        let events = self.played(id).play(Seat(0), &format!("{reaction}@5000"), &seed, 0);
        events.is_ok_and(|events| {
            events.iter().filter_map(|event| event.stat_event).any(|stat_event| stat_event.kind == CLAIM_RIGHT)
        })
    }

    /// Turns cards until there is something to claim.
    async fn turn_until_open(&self, id: MatchId, reaction: &str) {
        while !self.open_claim(id, reaction) {
            self.turn(id).await;
        }
    }
}

#[tokio::test]
async fn the_first_picture_counts_from_its_own_acceptance() {
    let house = House::new();
    let id = house.open("snap", 0).await.expect("it opens");
    house.press(2, id, Action::Join).await.expect("a free seat");
    house.shown(id).await;
    // The lobby has been there for long; the table is new.
    house.clock.advance(60_000);
    house.press(1, id, Action::Start).await.expect("two are enough");
    house.shown(id).await;
    house.quiet().await;
    house.clock.advance(FLOOR - 1);
    house.claim(id, 1, SNAP).await;
    assert_eq!(house.steps(id).len(), 1, "too early to be meant for the table, and there is no picture before");
    house.clock.advance(1);
    house.claim(id, 1, SNAP).await;
    let step = house.last_step(id);
    assert_eq!((&step["do"], &step["right"], &step["ms"]), (&"call".into(), &false.into(), &FLOOR.into()), "{step}");
}

/// "The first to call takes": and that is whoever came first, also if the second was as fast.
#[tokio::test]
async fn the_first_claim_takes_the_cards_and_decides_the_moment() {
    let house = House::new();
    let id = house.at_speed("snap", 0).await;
    house.turn_until_open(id, "snap").await;
    house.clock.advance(412);
    let before = house.steps(id).len();
    let message = house.store.saved(id).meta.location.message.expect("it is shown");
    for user in [2, 1, 2, 1] {
        house.table.claim(ReactionClaim { user, message, emoji: SNAP.to_owned(), at: house.clock.now() });
    }
    house.quiet().await;
    let steps = house.steps(id);
    assert_eq!(steps.len(), before + 1, "one claim counts");
    let step = steps.last().expect("the claim");
    assert_eq!((&step["by"], &step["right"], &step["ms"]), (&1.into(), &true.into(), &412.into()), "{step}");
}

/// "An earlier one, also one before acceptance, is judged by the picture just before."
#[tokio::test]
async fn a_claim_that_is_too_early_is_meant_for_the_picture_before() {
    for (accepted, after) in [(true, FLOOR - 1), (true, 0), (false, 30)] {
        let house = House::new();
        let id = house.at_speed("snap", 0).await;
        house.turn_until_open(id, "snap").await;
        house.clock.advance(300);
        let (user, turn) = house.next_move(id).await;
        if !accepted {
            house.presenter.hold();
        }
        house.press(user, id, turn).await.expect("a turn");
        house.quiet().await;
        house.clock.advance(after);
        house.claim(id, 2, SNAP).await;
        let step = house.last_step(id);
        assert_eq!(
            (&step["do"], &step["right"], &step["before"], &step["ms"]),
            (&"call".into(), &true.into(), &true.into(), &(300 + after).into()),
            "accepted: {accepted}, after {after} ms: {step}"
        );
    }
}

#[tokio::test]
async fn computers_look_at_a_picture_only_once_people_see_it() {
    let house = House::new();
    let id = house.live("snap", 2).await;
    house.shown(id).await;
    // After Anna it is a computer's turn.
    while house.awaited(id) != [Occupant::User(1)] {
        match house.awaited(id)[..] {
            [Occupant::User(_)] => house.turn(id).await,
            _ => house.clock.advance(100),
        }
        house.quiet().await;
    }
    let (user, turn) = house.next_move(id).await;
    house.presenter.hold();
    house.press(user, id, turn).await.expect("a turn");
    let steps = house.steps(id).len();
    // Less than the time after which computers no longer make others wait.
    house.clock.advance(9_000);
    house.quiet().await;
    assert_eq!(house.steps(id).len(), steps, "nobody sees the card yet, the computers neither");
    house.presenter.release();
    house.quiet().await;
    assert_eq!(house.steps(id).len(), steps, "now they look at it");
    house.clock.advance(9_000);
    house.quiet().await;
    assert!(house.steps(id).len() > steps, "and do something");
}

/// Computers claim by the clock of the picture, and never before a claim that has come in.
#[tokio::test]
async fn computers_claim_as_late_as_they_say_and_after_people_who_were_first() {
    for people_first in [false, true] {
        let house = House::new();
        let id = house.at_speed("snap", 3).await;
        let mut claims = 0;
        while claims < 5 {
            if house.awaited(id).iter().any(|who| matches!(who, Occupant::User(_))) {
                house.turn(id).await;
            }
            let steps = house.steps(id).len();
            let shown_at = house.clock.now();
            let open = house.open_claim(id, "snap");
            let message = house.store.saved(id).meta.location.message.expect("it is shown");
            // Until something happens: a computer claims or turns, each at its own time, or it is a person's turn.
            loop {
                house.clock.advance(50);
                if people_first && open && house.clock.now() - shown_at >= FLOOR {
                    let at = house.clock.now();
                    house.table.claim(ReactionClaim { user: 2, message, emoji: SNAP.to_owned(), at });
                }
                house.quiet().await;
                let waits = house.awaited(id).iter().any(|who| matches!(who, Occupant::User(_)));
                if house.steps(id).len() > steps || waits && house.clock.now() - shown_at > 5_000 {
                    break;
                }
            }
            for step in house.steps(id)[steps..].iter().filter(|step| step["do"] == "call") {
                claims += 1;
                let ms = step["ms"].as_i64().expect("milliseconds");
                let passed = house.clock.now() - shown_at;
                assert!(ms <= passed && ms >= FLOOR, "{ms} ms, after {passed} ms");
                assert!(step["by"] == 4 || !people_first || !open, "Ben was there first: {step}");
            }
            assert!(house.played(id).outcome().is_none(), "it goes on");
        }
    }
}

/// While there is no room for edits, claims go on; what a press answers meanwhile needs no edit any more.
#[tokio::test]
async fn edits_wait_for_room_and_answers_do_not() {
    let house = House::new();
    let id = house.at_speed("snap", 0).await;
    house.presenter.fill(true);
    let shown = house.presenter.count();
    let (user, turn) = house.next_move(id).await;
    house.clock.advance(500);
    house.claim(id, 1, SNAP).await;
    assert_eq!(house.last_step(id)["right"], false);
    assert_eq!(house.presenter.count(), shown, "the edit waits");
    house.press(user, id, turn).await.expect("the button counts as before the claim");
    house.quiet().await;
    assert_eq!(house.presenter.count(), shown + 1);
    assert_eq!(house.presenter.history().last().expect("shown").0, How::Answer);
    house.presenter.fill(false);
    house.quiet().await;
    assert_eq!(house.presenter.count(), shown + 1, "the answer has shown it");

    // Without a press, claims one after the other melt into one edit.
    house.clock.advance(500);
    house.presenter.fill(true);
    house.claim(id, 1, SNAP).await;
    house.table.resign(&super::fakes::person(2), 7, 999).await.expect("Ben gives up");
    house.presenter.fill(false);
    house.quiet().await;
    assert_eq!(house.presenter.count(), shown + 2);
    assert!(matches!(house.presenter.history().last().expect("shown").1.face, ViewKind::Result { .. }));
}

/// In Slap a right claim gives the turn away: whoever has won it may press the button that was there before.
#[tokio::test]
async fn buttons_from_before_a_claim_still_count() {
    let house = House::new();
    let id = house.at_speed("slap", 0).await;
    house.turn_until_open(id, "slap").await;
    let (other, stale) = house.next_move(id).await;
    let winner = 3 - other;
    house.presenter.fill(true);
    house.clock.advance(500);
    house.claim(id, winner, SLAP).await;
    assert_eq!(house.last_step(id)["do"], "slap");
    let key = user_error(house.press(other, id, stale.clone()).await);
    assert_eq!(key, "table-not-your-turn", "the turn is the winner's");
    house.press(winner, id, stale.clone()).await.expect("the winner turns");
    assert_eq!(user_error(house.press(winner, id, stale).await), "table-outdated", "pressed twice, turned once");
}

/// "When the pace runs out the bot turns."
#[tokio::test]
async fn when_the_time_runs_out_the_card_is_turned() {
    let house = House::new();
    let id = house.at_speed("snap", 0).await;
    let deadline = house.store.saved(id).meta.deadline.expect("somebody is awaited");
    house.clock.advance(30_000);
    house.claim(id, 1, SNAP).await;
    assert_eq!(house.store.saved(id).meta.deadline, Some(deadline), "claims give nobody more time");
    house.clock.advance(30_000);
    house.quiet().await;
    assert_eq!(house.last_step(id)["do"], "turn");
    assert_eq!(house.store.saved(id).meta.seats.iter().filter(|taken| taken.missed == 1).count(), 1);
}

/// Both people are away: the match waits for them, and a reaction brings one back.
#[tokio::test]
async fn somebody_who_reacts_is_back() {
    let house = House::new();
    let id = house.at_speed("snap", 1).await;
    while !house
        .store
        .saved(id)
        .meta
        .seats
        .iter()
        .all(|taken| taken.away() || matches!(taken.who, Occupant::Computer(_)))
    {
        house.clock.advance(1_000);
        house.quiet().await;
    }
    let steps = house.steps(id).len();
    house.clock.advance(60_000);
    house.quiet().await;
    assert_eq!(house.steps(id).len(), steps, "the computer does not play alone");
    house.claim(id, 2, SNAP).await;
    let saved = house.store.saved(id);
    assert_eq!(saved.meta.seats[2].missed, 0, "Ben is back");
    house.clock.advance(3_000);
    house.quiet().await;
    assert!(house.steps(id).len() > steps, "and it goes on");
}

/// "A gateway gap that could not be resumed voids the open claim": nobody gets it, nobody pays, and the next card is as always.
#[tokio::test]
async fn a_gap_voids_the_picture_and_a_restart_is_one() {
    for restart in [false, true] {
        let first = House::new();
        let id = first.at_speed("snap", 0).await;
        first.turn_until_open(id, "snap").await;
        let house = if restart { House::over(first.store.clone()) } else { first };
        if restart {
            house.clock.advance(5_000);
            house.table.resume().await;
        } else {
            house.table.gap(0);
        }
        let gap = |view: &View| matches!(&view.face, ViewKind::Table { news, .. } if news.iter().any(|phrase| phrase.key == "table-news-gap"));
        house.presenter.wait(|_, view| gap(view)).await;
        house.quiet().await;
        let steps = house.steps(id).len();
        house.clock.advance(500);
        house.claim(id, 1, SNAP).await;
        assert_eq!(house.steps(id).len(), steps, "what was open is void");
        house.turn(id).await;
        house.clock.advance(FLOOR - 1);
        house.claim(id, 1, SNAP).await;
        assert_eq!(house.steps(id).len(), steps + 1, "also as the picture before");
        house.clock.advance(500);
        house.claim(id, 1, SNAP).await;
        assert_eq!(house.last_step(id)["do"], "call", "from the next picture on it is as always");
    }
}

/// Events of another server were lost: here nothing is void, and nothing is said.
#[tokio::test]
async fn a_gap_concerns_the_matches_of_its_servers() {
    let house = House::new();
    house.table.divide(2);
    house.table.take(0);
    let id = house.at_speed("snap", 0).await;
    house.turn_until_open(id, "snap").await;
    let (shown, steps) = (house.presenter.count(), house.steps(id).len());
    house.table.gap(1);
    house.quiet().await;
    assert_eq!(house.presenter.count(), shown);
    house.clock.advance(500);
    house.claim(id, 1, SNAP).await;
    assert!(house.steps(id).len() > steps, "the picture can still be claimed");
}

/// After a gap the computers do not claim either, but they turn.
#[tokio::test]
async fn after_a_gap_computers_turn() {
    let house = House::new();
    let id = house.at_speed("snap", 3).await;
    while house.awaited(id).iter().any(|who| matches!(who, Occupant::User(_))) {
        house.turn(id).await;
    }
    let steps = house.steps(id).len();
    house.table.gap(0);
    house.quiet().await;
    assert_eq!(house.shown(id).await.meta.deadline, None, "how long a computer may take is not shown");
    house.clock.advance(2_500);
    house.quiet().await;
    assert_eq!(house.steps(id)[steps]["do"], "turn");
}

/// The button that stands for a reaction claims in one call, once for each press.
#[tokio::test]
async fn a_claim_by_button_is_answered_by_its_press() {
    let house = House::new();
    let id = house.at_speed("snap", 0).await;
    house.clock.advance(500);
    let shown = house.presenter.count();
    let token = house.token();
    let snap = Action::Reaction("snap".to_owned());
    house.press_with(1, id, snap.clone(), token.clone()).await.expect("a claim");
    house.quiet().await;
    assert_eq!(house.last_step(id)["right"], false);
    assert_eq!(house.presenter.count(), shown + 1, "one call");
    house.clock.advance(500);
    let steps = house.steps(id).len();
    house.press_with(1, id, snap.clone(), token).await.expect("it has been granted before");
    assert_eq!(house.steps(id).len(), steps, "and does not count again");
    assert_eq!(user_error(house.press(9, id, snap).await), "table-stranger");
}

/// Thousands of reactions a second: what is no claim is dropped without asking the match, and so is what comes too often.
#[tokio::test]
async fn a_stampede_is_measured() {
    let house = House::new();
    let id = house.at_speed("snap", 0).await;
    let message_index = MessageIndex::default();
    message_index.update(&MatchState::rebuild(house.store.saved(id)).expect("the match"));
    let message = house.store.saved(id).meta.location.message.expect("it is shown");
    let let_in = |user, message, emoji: &str, at| {
        (0..10_000)
            .filter(|_| {
                message_index.match_of_claim(&ReactionClaim { user, message, emoji: emoji.to_owned(), at }).is_some()
            })
            .count()
    };
    assert_eq!(let_in(3, message, SNAP, 0), 0, "a stranger");
    assert_eq!(let_in(1, message, SLAP, 0), 0, "another emoji");
    assert_eq!(let_in(1, message + 1, SNAP, 0), 0, "another message");
    assert_eq!(let_in(1, message, SNAP, 999), CLAIMS_A_SECOND as usize);
    assert_eq!(let_in(2, message, SNAP, 999), CLAIMS_A_SECOND as usize, "each person is counted alone");
    assert_eq!(let_in(1, message, SNAP, 1_999), CLAIMS_A_SECOND as usize, "the next second is a new one");
    house.table.stop(&super::fakes::person(1), 7, false, 999).await.expect("the host may");
    message_index.update(&MatchState::rebuild(house.store.saved(id)).expect("the match"));
    assert_eq!(let_in(1, message, SNAP, 9_000), 0, "a match that is over");
}
