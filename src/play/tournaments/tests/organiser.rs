//! Tests organisers' actions: what they change, and when they are refused.

use super::*;

const NOW: Timestamp = Timestamp(1_000_000_000);

fn act(tournament: &mut Tournament, act: &OrganiserAction) -> Result<(), Error> {
    let acts = tournament.plan.organised.acts;
    tournament.apply_organiser_action(act, acts, info(), NOW, &RoundState::default())
}

fn minutes(minutes: u64) -> Duration {
    Duration::from_secs(60 * minutes)
}

fn correct(round: usize, scores: [i64; 2]) -> OrganiserAction {
    OrganiserAction::Correct { round, table: 0, scores, reason: "a mistake".to_owned() }
}

#[test]
fn an_act_takes_effect_once() {
    let mut tournament = joined(Format::Swiss, 3);
    let remove = OrganiserAction::Remove { user: UserId(2), replace: false };
    tournament.apply_organiser_action(&remove, 0, info(), NOW, &RoundState::default()).expect("the first act");
    assert_eq!((tournament.entrants.len(), tournament.plan.organised.news.len()), (2, 1));
    let again = OrganiserAction::Remove { user: UserId(3), replace: false };
    assert_eq!(
        user_error(tournament.apply_organiser_action(&again, 0, info(), NOW, &RoundState::default())),
        "table-outdated"
    );
    assert_eq!(tournament.entrants.len(), 2, "a refusal changes nothing");
}

#[test]
fn impossible_plans_are_refused() {
    let mut tournament = joined(Format::Swiss, 3);
    let before = tournament.clone();
    let last = NOW + Duration::from_secs(86_400 * 61);
    for (wanted, refusal) in [
        (OrganiserAction::Limit(256), "tournament-limit-range"),
        (OrganiserAction::Limit(1), "tournament-limit-range"),
        (OrganiserAction::Limit(2), "tournament-limit-below"),
        (OrganiserAction::BeginAt(NOW, "UTC".to_owned()), "tournament-when-unclear"),
        (OrganiserAction::BeginAt(last, "UTC".to_owned()), "tournament-when-unclear"),
        (OrganiserAction::HandOver(UserId(9)), "table-outdated"),
        (OrganiserAction::EndRound, "table-outdated"),
        (correct(0, [2, 0]), "tournament-correct-knockout"),
    ] {
        assert_eq!(user_error(act(&mut tournament, &wanted)), refusal, "{wanted:?}");
        assert_eq!(tournament, before, "{wanted:?}");
    }
    act(&mut tournament, &OrganiserAction::Limit(3)).expect("three have joined");
    assert_eq!(user_error(tournament.join(&test_user(UserId(4)), info())), "tournament-full");
    tournament.begin(info(), SEED).expect("enough");
    assert_eq!(user_error(act(&mut tournament, &OrganiserAction::Limit(4))), "tournament-begun");
}

#[test]
fn reminders_come_an_hour_and_ten_minutes_before_and_are_not_late() {
    let mut tournament = joined(Format::Swiss, 2);
    tournament.set_begin_time(NOW + minutes(90), NOW).expect("in the future");
    let due = |tournament: &Tournament, later: u64| tournament.due_reminder(NOW + minutes(later));
    assert_eq!(
        [0, 29, 30, 79, 80, 90].map(|later| due(&tournament, later)),
        [None, None, Some(60), Some(60), Some(10), None]
    );
    tournament.plan.organised.reminded = Some(60);
    assert_eq!([30, 80].map(|later| due(&tournament, later)), [None, Some(10)]);
    // Half an hour is too short for the first reminder. After a change to a later start, both reminders are sent again.
    tournament.set_begin_time(NOW + minutes(30), NOW).expect("in the future");
    assert_eq!([0, 20].map(|later| due(&tournament, later)), [None, Some(10)]);
    tournament.set_begin_time(NOW + minutes(600), NOW).expect("in the future");
    assert_eq!(due(&tournament, 540), Some(60));
}

/// Ben wins and does not come again. User 9 takes his place.
#[test]
fn a_substitute_has_the_place_and_the_points_of_an_entrant() {
    let mut tournament = joined(Format::Swiss, 4);
    tournament.plan.rounds_wanted = Some(2);
    tournament.begin(info(), SEED).expect("enough");
    let substitute = test_user(UserId(9));
    assert_eq!(user_error(tournament.substitute(&substitute, &[])), "table-outdated");
    act(&mut tournament, &OrganiserAction::Remove { user: UserId(2), replace: true }).expect("Ben plays");
    assert_eq!(user_error(tournament.substitute(&test_user(UserId(2)), &[])), "tournament-not-substitute");
    let waiting: Vec<usize> = (0..2).collect();
    tournament.substitute(&substitute, &waiting).expect("one is wanted");
    let news = tournament.plan.organised.news.last().map(|news| (news.kind, news.users.len()));
    assert!(matches!(news, Some((TournamentNewsKind::Seated(_), 1))), "{news:?}: the bot says so at the table");
    assert_eq!(user_error(tournament.substitute(&test_user(UserId(10)), &[])), "table-outdated");
    assert_eq!((tournament.entrants[1].user, tournament.entrants[1].left), (Some(UserId(9)), None));
    end_round(&mut tournament, &[Some(2), Some(0)]);
    tournament.begin_next_round(info(), SEED);
    assert!(seating(&tournament).concat().contains(&Some(1)), "the place is paired");
    tournament.validate().expect("it is whole");
}

/// Once the next round is paired, users who have left cannot come back into the bracket.
#[test]
fn nobody_comes_back_into_a_bracket() {
    let mut knockout = joined(Format::Knockout, 8);
    knockout.begin(info(), SEED).expect("enough");
    let winner = knockout.plan.rounds[0].tables[0].seats[0].entrant().expect("a user");
    let user = knockout.entrants[winner].user.expect("a user");
    end_round(&mut knockout, &[Some(2), Some(0)]);
    let replace = OrganiserAction::Remove { user, replace: true };
    act(&mut knockout, &replace).expect("the round is not over for them");
    knockout.begin_next_round(info(), SEED);
    assert_eq!(user_error(knockout.substitute(&test_user(UserId(90)), &[])), "table-outdated");
    assert_eq!(user_error(act(&mut knockout, &replace)), "table-outdated");
    assert_eq!(knockout.stage, TournamentStage::Running);
    end_round(&mut knockout, &[Some(2), Some(0)]);
    knockout.begin_next_round(info(), SEED);
    assert_eq!((knockout.stage, knockout.plan.rounds.len()), (TournamentStage::Running, 3), "there is a final");
}

#[test]
fn a_corrected_result_changes_the_standings_and_no_pairing() {
    let mut tournament = joined(Format::Swiss, 4);
    tournament.plan.rounds_wanted = Some(3);
    tournament.begin(info(), SEED).expect("enough");
    end_round(&mut tournament, &[Some(2), Some(0)]);
    tournament.begin_next_round(info(), SEED);
    let paired = seating(&tournament);
    let points = |tournament: &Tournament, entrant| {
        let standings = tournament.standings(1);
        let line = standings.iter().find(|line| line.entrant == entrant).expect("a line").points;
        matches!(line, Points::Pairings(standing) if standing.points == 2)
    };
    let [first, second] = [0, 1].map(|seat| tournament.plan.rounds[0].tables[0].seats[seat].entrant().expect("a user"));
    assert!(points(&tournament, first) && !points(&tournament, second));
    act(&mut tournament, &correct(0, [0, 2])).expect("an earlier round");
    assert!(!points(&tournament, first) && points(&tournament, second));
    assert_eq!(seating(&tournament), paired);
    let correction = &tournament.plan.organised.corrections[0];
    assert_eq!((&correction.before[..], &*correction.reason), (&[Some(2), Some(0)][..], "a mistake"));
    assert_eq!(user_error(act(&mut tournament, &correct(1, [0, 2]))), "table-outdated", "it has no result");

    let mut knockout = joined(Format::Knockout, 4);
    knockout.begin(info(), SEED).expect("enough");
    knockout.plan.rounds[0].tables[0].result =
        Some(TableResult { scores: vec![Some(2), Some(0)], how: HowDecided::Played });
    act(&mut knockout, &correct(0, [0, 2])).expect("the newest round");
    end_round(&mut knockout, &[Some(2), Some(0)]);
    knockout.begin_next_round(info(), SEED);
    assert_eq!(
        user_error(act(&mut knockout, &correct(0, [2, 0]))),
        "tournament-correct-knockout",
        "the final has begun"
    );
}

/// The final waits for its players, so the winner of a semi-final can still be corrected.
#[test]
fn a_corrected_winner_gets_the_seat_in_the_next_match() {
    let mut knockout = joined(Format::Knockout, 4);
    knockout.plan.third_place = true;
    knockout.begin(info(), SEED).expect("enough");
    end_round(&mut knockout, &[Some(2), Some(0)]);
    knockout.begin_next_round(info(), SEED);
    let table = |tournament: &Tournament, round: usize, table: usize| -> Vec<Option<usize>> {
        tournament.plan.rounds[round].tables[table].seats.iter().map(|seated| seated.entrant()).collect()
    };
    let [winner, loser] = [0, 1].map(|seat| table(&knockout, 0, 0)[seat]);
    assert!(table(&knockout, 1, 0).contains(&winner) && table(&knockout, 1, 1).contains(&loser));
    let found = |waiting: &[usize]| RoundState { waiting_tables: waiting.to_vec(), ..RoundState::default() };
    let mut act = |act: &OrganiserAction, waiting: &[usize]| {
        let before = knockout.clone();
        let acts = knockout.plan.organised.acts;
        let done = knockout.apply_organiser_action(act, acts, info(), NOW, &found(waiting));
        (before, knockout.clone(), done)
    };
    for (refused, waiting) in [(correct(0, [0, 2]), &[0][..]), (correct(0, [1, 1]), &[0, 1])] {
        let (before, after, done) = act(&refused, waiting);
        assert_eq!(user_error(done), "tournament-correct-knockout", "{refused:?}");
        assert_eq!(before, after, "{refused:?}");
    }
    let (_, after, done) = act(&correct(0, [0, 2]), &[0, 1]);
    done.expect("both matches wait");
    assert!(table(&after, 1, 0).contains(&loser) && table(&after, 1, 1).contains(&winner));
    let kinds: Vec<TournamentNewsKind> = after.plan.organised.news.iter().map(|news| news.kind).collect();
    assert_eq!(kinds, [TournamentNewsKind::Corrected(0), TournamentNewsKind::Seated(0), TournamentNewsKind::Seated(1)]);
    after.validate().expect("it is whole");
}

/// If the start time changes again within ten minutes, nobody is notified twice.
#[test]
fn changes_of_the_begin_call_everybody_once() {
    let mut tournament = joined(Format::Swiss, 3);
    for later in [60, 90] {
        act(&mut tournament, &OrganiserAction::BeginAt(NOW + minutes(later), "UTC".to_owned())).expect("in the future");
    }
    let called: Vec<usize> = tournament.plan.organised.news.iter().map(|news| news.users.len()).collect();
    assert_eq!(called, [3, 0]);
}

/// For an hour, the last result of a tournament can be corrected, too.
#[test]
fn the_last_result_is_corrected_after_the_end() {
    let mut knockout = joined(Format::Knockout, 2);
    knockout.begin(info(), SEED).expect("enough");
    end_round(&mut knockout, &[Some(2), Some(0)]);
    knockout.begin_next_round(info(), SEED);
    knockout.plan.organised.ended_at = Some(NOW);
    knockout.plan.posted = 1;
    knockout.plan.end_shown = true;
    knockout.check_organiser(HOST, false, NOW + minutes(59)).expect("within the hour");
    assert_eq!(user_error(knockout.check_organiser(HOST, false, NOW + minutes(60))), "tournament-over");
    let before = knockout.best_users();
    assert_eq!(user_error(act(&mut knockout, &OrganiserAction::EndRound)), "tournament-over");
    assert_eq!(
        user_error(act(&mut knockout, &correct(0, [1, 1]))),
        "tournament-correct-knockout",
        "a draw is replayed"
    );
    act(&mut knockout, &correct(0, [0, 2])).expect("the final");
    assert_ne!(knockout.best_users(), before);
    assert_eq!((knockout.plan.posted, knockout.is_open()), (0, true), "the bot posts the end again");
}

#[test]
fn only_a_round_of_pairings_ends_early() {
    let mut tournament = joined(Format::RoundRobin, 4);
    tournament.begin(info(), SEED).expect("enough");
    act(&mut tournament, &OrganiserAction::EndRound).expect("tables are open");
    assert!(tournament.was_ended_early());
    assert_eq!(tournament.plan.organised.news[0].users.len(), 4);
    end_round(&mut tournament, &[Some(1), Some(1)]);
    tournament.begin_next_round(info(), SEED);
    assert!(!tournament.was_ended_early(), "the next round is not");
    let mut duplicate = joined(Format::Duplicate, 4);
    duplicate.begin(info(), SEED).expect("enough");
    assert_eq!(user_error(act(&mut duplicate, &OrganiserAction::EndRound)), "table-outdated");
}

/// A host who hands over the tournament is no longer its host.
#[test]
fn the_tournament_is_handed_over() {
    let mut tournament = joined(Format::Swiss, 2);
    assert_eq!(user_error(tournament.check_organiser(UserId(2), false, NOW)), "tournament-only-host");
    act(&mut tournament, &OrganiserAction::HandOver(UserId(2))).expect("an entrant");
    tournament.check_organiser(UserId(2), false, NOW).expect("the host");
    assert_eq!(user_error(tournament.check_organiser(HOST, false, NOW)), "tournament-only-host");
    tournament.check_organiser(HOST, true, NOW).expect("a moderator");
}
