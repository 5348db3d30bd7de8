//! Tests the rules of the message updater one by one, without I/O.

use std::time::Duration;

use super::failures::MAX_RETRIES;
use super::*;
use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId};

const MESSAGE: MessageId = MessageId(1_000);

fn at(message: MessageId) -> MessageLocation {
    MessageLocation { guild: Some(GuildId(3)), channel: ChannelId(7), message: Some(message), detached: false }
}

/// Returns an updater whose message shows the newest state.
fn current() -> MessageUpdater {
    let mut updater = MessageUpdater::new(MatchId(5), at(MESSAGE), None);
    let edit = calls(updater.on_event(UpdaterEvent::Show(Show::Edit(None)), Timestamp(0)));
    assert!(edit.is_empty() && updater.next_edit_at() == Some(Timestamp::MIN));
    let [edit] = calls(updater.on_event(UpdaterEvent::EditAllowed, Timestamp(0)))[..] else { panic!("one edit") };
    updater.on_event(ended(edit, Ok(None)), Timestamp(0));
    assert_eq!(updater.next_edit_at(), None);
    updater
}

fn calls(actions: Vec<UpdaterAction>) -> Vec<u64> {
    actions
        .into_iter()
        .filter_map(|action| if let UpdaterAction::Call(call, _) = action { Some(call) } else { None })
        .collect()
}

fn ended(call: u64, result: Result<Option<MessageLocation>, ShowError>) -> UpdaterEvent {
    UpdaterEvent::Ended(EndedCall { call, at: Timestamp(0), result })
}

fn change(updater: &mut MessageUpdater) {
    assert!(
        updater.on_event(UpdaterEvent::Changed { claim_window: None, show: Show::Nothing }, Timestamp(0)).is_empty()
    );
}

/// Begins an edit that shows a new state. Returns the call's number.
fn edit(updater: &mut MessageUpdater) -> u64 {
    change(updater);
    updater.on_event(UpdaterEvent::Show(Show::Edit(None)), Timestamp(0));
    calls(updater.on_event(UpdaterEvent::EditAllowed, Timestamp(0)))[0]
}

/// Responds to an interaction with a new state. Returns the call's number.
fn respond(updater: &mut MessageUpdater) -> u64 {
    change(updater);
    let token = InteractionToken { id: InteractionId(1), token: String::new() };
    let [call] = calls(updater.on_event(UpdaterEvent::Show(Show::respond_with_newest(token)), Timestamp(0)))[..] else {
        panic!("one response, at once")
    };
    call
}

fn passing() -> ShowError {
    ShowError::Temporary("503".into())
}

#[test]
fn a_response_begins_at_once_whatever_is_in_flight() {
    let mut updater = current();
    edit(&mut updater);
    respond(&mut updater);
    respond(&mut updater);
    updater.on_event(UpdaterEvent::Show(Show::Post), Timestamp(0));
    respond(&mut updater);
}

/// A moment (a picture on the way to the newest state) and a draft have the same revision as their state, but show
/// something else.
#[test]
fn one_edit_follows_a_response_that_overlapped_with_a_moment() {
    for response_first in [true, false] {
        let mut updater = current();
        let moment = respond(&mut updater);
        updater.in_flight[0].shows_newest = false;
        let token = InteractionToken { id: InteractionId(2), token: String::new() };
        let [response] =
            calls(updater.on_event(UpdaterEvent::Show(Show::respond_with_newest(token)), Timestamp(0)))[..]
        else {
            panic!("one response, at once")
        };
        for call in if response_first { [response, moment] } else { [moment, response] } {
            updater.on_event(ended(call, Ok(None)), Timestamp(0));
        }
        assert_eq!(updater.next_edit_at(), Some(Timestamp::MIN));
    }
}

#[test]
fn one_edit_follows_a_response_that_overlapped_with_an_older_edit() {
    for response_first in [true, false] {
        let mut updater = current();
        let (edit, response) = (edit(&mut updater), respond(&mut updater));
        let order = if response_first { [response, edit] } else { [edit, response] };
        for call in order {
            updater.on_event(ended(call, Ok(None)), Timestamp(0));
        }
        assert_eq!(updater.next_edit_at(), Some(Timestamp::MIN), "nobody knows which one landed last");
        let [repair] = calls(updater.on_event(UpdaterEvent::EditAllowed, Timestamp(0)))[..] else { panic!("one edit") };
        assert!(calls(updater.on_event(ended(repair, Ok(None)), Timestamp(0))).is_empty());
        assert_eq!(updater.next_edit_at(), None, "only one edit");
    }
}

#[test]
fn no_edit_follows_a_response_that_overlapped_with_nothing() {
    let mut updater = current();
    let response = respond(&mut updater);
    assert_eq!(updater.next_edit_at(), None);
    updater.on_event(ended(response, Ok(None)), Timestamp(0));
    assert_eq!(updater.next_edit_at(), None);
}

#[test]
fn a_response_makes_a_planned_edit_needless() {
    let mut updater = current();
    change(&mut updater);
    updater.on_event(UpdaterEvent::Show(Show::Edit(None)), Timestamp(0));
    let response = respond(&mut updater);
    assert_eq!(updater.next_edit_at(), None, "edits wait for responses");
    updater.on_event(ended(response, Ok(None)), Timestamp(0));
    assert_eq!(updater.next_edit_at(), None);
}

#[test]
fn a_failed_response_is_followed_by_an_edit() {
    let mut updater = current();
    let response = respond(&mut updater);
    updater.on_event(ended(response, Err(passing())), Timestamp(0));
    assert_eq!(updater.next_edit_at(), Some(Timestamp::MIN));
}

#[test]
fn edits_are_coalesced() {
    let mut updater = current();
    let first = edit(&mut updater);
    for _ in 0..5 {
        change(&mut updater);
        assert!(calls(updater.on_event(UpdaterEvent::Show(Show::Edit(None)), Timestamp(0))).is_empty());
    }
    updater.on_event(ended(first, Ok(None)), Timestamp(0));
    let [second] = calls(updater.on_event(UpdaterEvent::EditAllowed, Timestamp(0)))[..] else { panic!("one edit") };
    updater.on_event(ended(second, Ok(None)), Timestamp(0));
    assert_eq!(updater.next_edit_at(), None);
}

#[test]
fn a_failed_edit_is_repeated_with_growing_pauses_and_then_given_up() {
    let mut updater = current();
    let mut call = edit(&mut updater);
    let mut pauses = Vec::new();
    loop {
        updater.on_event(ended(call, Err(passing())), Timestamp(0));
        let Some(wait) = updater.next_edit_at() else { break };
        pauses.push(wait - Timestamp(0));
        call = calls(updater.on_event(UpdaterEvent::EditAllowed, Timestamp(0)))[0];
    }
    assert_eq!(pauses.len(), MAX_RETRIES as usize);
    assert!(pauses[..6].windows(2).all(|two| two[1] == 2 * two[0]), "{pauses:?}");
    updater.on_event(UpdaterEvent::Show(Show::Edit(None)), Timestamp(0));
    assert_eq!(updater.next_edit_at(), Some(Timestamp::MIN), "a refused user sees the newest state");
}

#[test]
fn a_limited_edit_waits_as_long_as_discord_asks() {
    let mut updater = current();
    let call = edit(&mut updater);
    updater.on_event(
        ended(call, Err(ShowError::RateLimited { cause: "429".into(), after: Duration::from_secs(30) })),
        Timestamp(1_000),
    );
    assert_eq!(updater.next_edit_at(), Some(Timestamp(31_000)));
}

#[test]
fn a_deleted_message_is_posted_again_and_the_old_one_becomes_a_pointer() {
    let mut updater = current();
    let [post] = calls(updater.on_event(UpdaterEvent::Show(Show::Post), Timestamp(0)))[..] else {
        panic!("a post, at once")
    };
    let actions = updater.on_event(ended(post, Ok(Some(at(MessageId(2_000))))), Timestamp(0));
    assert!(matches!(&actions[0], UpdaterAction::Moved { old } if old.message == Some(MESSAGE)));
    assert!(matches!(&actions[1], UpdaterAction::Opened(Ok(()))));
    assert!(matches!(&actions[2], UpdaterAction::Call(_, PresenterCall::Pointer(MESSAGE))));
    assert_eq!(updater.location, at(MessageId(2_000)));
}

#[test]
fn a_post_after_a_restart_may_find_an_older_message_and_is_repaired() {
    for is_new in [false, true] {
        let mut updater = MessageUpdater::new(MatchId(5), MessageLocation { message: None, ..at(MessageId(0)) }, None);
        if is_new {
            updater.knows_all_posts = true;
        }
        change(&mut updater);
        let [post] = calls(updater.on_event(UpdaterEvent::Show(Show::Post), Timestamp(0)))[..] else {
            panic!("a post, at once")
        };
        updater.on_event(ended(post, Ok(Some(at(MessageId(2_000))))), Timestamp(0));
        assert_eq!(updater.next_edit_at().is_some(), !is_new);
        if !is_new {
            let [edit] = calls(updater.on_event(UpdaterEvent::EditAllowed, Timestamp(0)))[..] else {
                panic!("one edit")
            };
            updater.on_event(ended(edit, Ok(None)), Timestamp(0));
        }
        let [post] = calls(updater.on_event(UpdaterEvent::Show(Show::Post), Timestamp(0)))[..] else {
            panic!("a post")
        };
        updater.on_event(ended(post, Ok(Some(at(MessageId(3_000))))), Timestamp(0));
        assert_eq!(updater.edit_at, None, "now this process knows of all posts");
    }
}

#[test]
fn a_pointer_waits_for_responses_on_its_message() {
    let mut updater = current();
    let [post] = calls(updater.on_event(UpdaterEvent::Show(Show::Post), Timestamp(0)))[..] else { panic!("a post") };
    let response = respond(&mut updater);
    let actions = updater.on_event(ended(post, Ok(Some(at(MessageId(2_000))))), Timestamp(0));
    assert!(calls(actions).is_empty(), "the response could land after the pointer");
    let actions = updater.on_event(ended(response, Ok(None)), Timestamp(0));
    assert!(matches!(&actions[..], [UpdaterAction::Call(_, PresenterCall::Pointer(MESSAGE))]));
    assert_eq!(updater.edit_at, Some(Timestamp::MIN), "the new message shows an older state than the response");
}

#[test]
fn a_press_on_the_new_message_is_accepted_before_its_post_has_ended() {
    let mut updater = current();
    let mut actions = Vec::new();
    assert!(!updater.accept_press_on(MessageId(2_000), &mut actions), "nothing was posted");
    let [post] = calls(updater.on_event(UpdaterEvent::Show(Show::Post), Timestamp(0)))[..] else { panic!("a post") };
    assert!(!updater.accept_press_on(MessageId(500), &mut actions), "an old message");
    assert!(actions.is_empty());
    assert!(updater.accept_press_on(MessageId(2_000), &mut actions));
    assert!(matches!(actions[..], [UpdaterAction::Moved { .. }]));
    assert!(updater.accept_press_on(MessageId(2_000), &mut actions) && !updater.accept_press_on(MESSAGE, &mut actions));
    let actions = updater.on_event(ended(post, Ok(Some(at(MessageId(2_000))))), Timestamp(0));
    let once = matches!(
        &actions[..],
        [UpdaterAction::Opened(Ok(())), UpdaterAction::Call(_, PresenterCall::Pointer(MESSAGE))]
    );
    assert!(once, "moved once");
}

#[test]
fn of_two_new_messages_the_newest_stays() {
    let mut updater = current();
    let token = |id| InteractionToken { id, token: String::new() };
    let [first] =
        calls(updater.on_event(UpdaterEvent::Show(Show::RespondWithNewMessage(token(InteractionId(1)))), Timestamp(0)))
            [..]
    else {
        panic!("at once")
    };
    let [second] =
        calls(updater.on_event(UpdaterEvent::Show(Show::RespondWithNewMessage(token(InteractionId(2)))), Timestamp(0)))
            [..]
    else {
        panic!("at once")
    };
    updater.on_event(ended(second, Ok(Some(at(MessageId(2_001))))), Timestamp(0));
    let [pointer] = calls(updater.on_event(ended(first, Ok(Some(at(MessageId(2_000))))), Timestamp(0)))[..] else {
        panic!("a pointer")
    };
    assert_eq!(updater.location, at(MessageId(2_001)));
    let actions = updater.on_event(ended(pointer, Ok(None)), Timestamp(0));
    assert!(
        matches!(actions[..], [UpdaterAction::Call(_, PresenterCall::Pointer(_))]),
        "the other two become pointers"
    );
    assert!(updater.old_messages.is_empty());
}

#[test]
fn a_command_that_waited_too_long_gets_a_message_that_shows_the_newest_state() {
    let mut updater = MessageUpdater::new(MatchId(5), MessageLocation { message: None, ..at(MessageId(0)) }, None);
    updater.knows_all_posts = true;
    let token = InteractionToken { id: InteractionId(1), token: String::new() };
    let [open] = calls(updater.on_event(UpdaterEvent::Show(Show::RespondWithNewMessage(token)), Timestamp(0)))[..]
    else {
        panic!("at once")
    };
    change(&mut updater);
    let too_late = Err(ShowError::InteractionExpired("10062".into()));
    let actions = updater.on_event(ended(open, too_late), Timestamp(0));
    let [UpdaterAction::Call(post, PresenterCall::Post { may_exist: false })] = actions[..] else {
        panic!("a post, and no report yet")
    };
    let actions = updater.on_event(ended(post, Ok(Some(at(MessageId(2_000))))), Timestamp(0));
    assert!(matches!(actions[..], [UpdaterAction::Moved { .. }, UpdaterAction::Opened(Ok(()))]));
    assert!(updater.is_current());
}

#[test]
fn the_post_after_an_expired_command_waits_for_the_edit_in_flight() {
    let mut updater = current();
    let edit = edit(&mut updater);
    let token = InteractionToken { id: InteractionId(1), token: String::new() };
    let [open] = calls(updater.on_event(UpdaterEvent::Show(Show::RespondWithNewMessage(token)), Timestamp(0)))[..]
    else {
        panic!("at once")
    };
    let too_late = Err(ShowError::InteractionExpired("10062".into()));
    assert!(updater.on_event(ended(open, too_late), Timestamp(0)).is_empty());
    let actions = updater.on_event(ended(edit, Ok(None)), Timestamp(0));
    assert!(matches!(actions[..], [UpdaterAction::Call(_, PresenterCall::Post { .. })]));
}

#[test]
fn a_claim_is_timed_from_when_its_window_was_first_shown() {
    let mut updater = MessageUpdater::new(MatchId(5), at(MESSAGE), Some(1));
    for (window, shown_at) in [(1, Timestamp(1_000)), (2, Timestamp(2_000)), (2, Timestamp(2_500))] {
        updater.on_event(UpdaterEvent::Changed { claim_window: Some(window), show: Show::Nothing }, Timestamp(0));
        let token = InteractionToken { id: InteractionId(1), token: String::new() };
        let [call] = calls(updater.on_event(UpdaterEvent::Show(Show::respond_with_newest(token)), Timestamp(0)))[..]
        else {
            panic!("a response")
        };
        updater.on_event(UpdaterEvent::Ended(EndedCall { call, at: shown_at, result: Ok(None) }), Timestamp(0));
    }
    let timing = updater.claim_timing(2, Timestamp(2_600));
    assert_eq!((timing.since_newest_ms, timing.since_previous_ms), (Some(600), Some(1_600)));
    assert_eq!(updater.claim_timing(3, Timestamp(2_600)).since_newest_ms, None);
}

#[test]
fn a_response_that_a_press_proved_needs_no_edit() {
    for (pressed, draft) in [(true, false), (true, true), (false, false)] {
        let mut updater = current();
        let first = respond(&mut updater);
        updater.in_flight.last_mut().expect("a call in flight").shows_newest = !draft;
        if pressed {
            updater.confirm_newest_response();
        }
        for call in [first, respond(&mut updater)] {
            updater.on_event(ended(call, Ok(None)), Timestamp(0));
        }
        assert_eq!(updater.next_edit_at().is_none(), pressed && !draft);
    }
}

/// The response to an outdated press shows the same state as the previous response, and can arrive after the next
/// response.
#[test]
fn a_press_on_the_newest_state_proves_nothing_about_a_second_response_that_shows_it() {
    for first_ends in [false, true] {
        let mut updater = current();
        change(&mut updater);
        let (first, second) = (respond(&mut updater), respond(&mut updater));
        let end = |updater: &mut MessageUpdater, call| {
            updater.on_event(ended(call, Ok(None)), Timestamp(0));
        };
        if first_ends {
            end(&mut updater, first);
        }
        updater.confirm_newest_response();
        change(&mut updater);
        let newest = respond(&mut updater);
        let rest = [first, newest, second];
        rest[usize::from(first_ends)..].iter().for_each(|call| end(&mut updater, *call));
        assert_eq!(updater.next_edit_at(), Some(Timestamp::MIN), "the second one may have landed last");
    }
}

#[test]
fn a_detached_match_is_never_edited_posted_or_made_a_pointer() {
    let detached = |message| MessageLocation { detached: true, message, ..at(MessageId(0)) };
    let mut updater = MessageUpdater::new(MatchId(5), detached(Some(MESSAGE)), None);
    let quiet = |updater: &mut MessageUpdater, event| {
        assert!(calls(updater.on_event(event, Timestamp(0))).is_empty());
        assert_eq!((updater.next_edit_at(), updater.is_settled()), (None, true));
    };
    change(&mut updater);
    for event in [
        UpdaterEvent::Show(Show::Edit(None)),
        UpdaterEvent::Show(Show::Post),
        UpdaterEvent::Show(Show::Edit(None)),
        UpdaterEvent::OldMessage(MessageId(9)),
    ] {
        quiet(&mut updater, event);
    }
    assert!(updater.only_response_can_update(), "the message shows an old state");
    for error in [passing(), ShowError::MessageGone("".into()), ShowError::AlreadyResponded("".into())] {
        let response = respond(&mut updater);
        assert!(!updater.only_response_can_update(), "the newest state is on its way");
        quiet(&mut updater, ended(response, Err(error)));
        assert!(updater.only_response_can_update());
    }
    let (first, second) = (respond(&mut updater), respond(&mut updater));
    quiet(&mut updater, ended(second, Ok(None)));
    quiet(&mut updater, ended(first, Ok(None)));
    assert!(updater.only_response_can_update(), "the order of arrival is unknown");
    let token = InteractionToken { id: InteractionId(2), token: String::new() };
    let [open] = calls(updater.on_event(UpdaterEvent::Show(Show::RespondWithNewMessage(token)), Timestamp(0)))[..]
    else {
        panic!("one call")
    };
    quiet(&mut updater, ended(open, Ok(Some(detached(Some(MessageId(1_001)))))));
    assert!(updater.accept_press_on(MESSAGE, &mut Vec::new()), "even on the older message");
    assert_eq!(updater.location.message, Some(MESSAGE));
}
