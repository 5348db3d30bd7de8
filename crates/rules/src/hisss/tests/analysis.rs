//! Tests of the win probabilities, of `CompactMatch`, and of the hard computer.

use super::super::analysis::{COMPUTER_EFFORT, ExactSearch, judge_by_rollouts};
use super::super::compact::CompactMatch;
use super::*;
use contract::{Analysis, Computer, JudgedMove, Level, PlannedMove, SearchContext, WinChances, final_chances};
use text::{Locale, say};

/// Returns a match and its seed, which depend on `number`. Successive values cover all numbers of seats and all
/// options.
fn numbered(number: usize) -> (Hisss, Seed) {
    println!("seed number {number}");
    let mut chosen = setup(2 + number % 4, "hisss", ["always", "complete"][number / 4 % 2], None);
    chosen.options.set(Hisss::INFO.options, "win_by", ["cards", "snakes"][number / 8 % 2]).expect("an option");
    let mut seed = Seed([7; 32]);
    seed.0[..8].copy_from_slice(&(number as u64).to_le_bytes());
    (Hisss::new(&chosen), seed)
}

/// Plays until `done` returns true or the match is over. A normal computer makes half of the choices, and the others
/// are random.
fn play_until(state: &mut Hisss, seed: &Seed, mut done: impl FnMut(&Hisss) -> bool) {
    let mut random = seed.external_rng(1);
    while !done(state) && !state.is_over() {
        let steps = state.forced_step(seed).map(|step| vec![step]).unwrap_or_else(|| {
            let seat = state.active_seat().expect("an active seat");
            let legal = state.legal_moves(seat);
            let any = random.pick(&legal).cloned().expect("a legal move");
            let normal = state.plan(seat, &mut SearchContext::new(Level::Normal, &mut random)).expect("a plan").play;
            state.steps_for_move(seat, if random.happens(0.5) { &any } else { &normal }, seed)
        });
        steps.iter().for_each(|step| state.apply(step).expect("a legal step"));
    }
}

/// Returns the state after the active seat has laid its card and, if the rules require it, has taken the snake.
fn after(state: &Hisss, seat: Seat, places: &[Place]) -> Hisss {
    let mut next = state.clone();
    next.apply(&Step::by(seat, StepKind::Lay { places: places.to_vec() })).expect("a legal way");
    if let Phase::Claim(seat, snake) = next.phase {
        next.apply(&Step::by(seat, StepKind::Claim { snake })).expect("a claim");
    }
    next
}

fn judged(state: &Hisss, number: usize, out_of_time: &dyn Fn() -> bool) -> (WinChances, Vec<JudgedMove<Move>>) {
    let mut rng = Seed([9; 32]).external_rng(number);
    let mut search = SearchContext { out_of_time, ..SearchContext::new(Level::Hard, &mut rng) };
    let chances = state.win_chances(&mut search);
    (chances, state.active_seat().map(|seat| state.judge_moves(seat, &mut search)).unwrap_or_default())
}

/// `CompactMatch` lists the same ways to lay a card as the match, in the same order. In both, each way takes the same
/// number of cards and leads to the same table, and the same seats win.
#[test]
fn the_compact_copy_follows_the_rules() {
    let mut compared = 0;
    let mut taken = 0;
    for number in 0..32 {
        let (mut state, seed) = numbered(number);
        play_until(&mut state, &seed, |state| {
            if let Phase::Lay(seat, card, ways) = &state.phase {
                let copy = CompactMatch::new(state);
                let copied = copy.ways(*card);
                assert_eq!(copied.len(), ways.len());
                let alone = (copied.is_empty(), Vec::new());
                let ways = copied.iter().map(|way| Some(*way)).zip(ways.clone());
                for (way, places) in ways.chain(alone.0.then_some((None, alone.1))) {
                    let mut next = copy.clone();
                    let real = after(state, *seat, &places);
                    next.lay(*card, way);
                    match final_chances(&real) {
                        Some(chances) => assert_eq!(next.result_chances()[..state.seats()], chances),
                        None => assert_eq!(next, CompactMatch::new(&real), "{card} at {places:?}"),
                    }
                    compared += 1;
                    taken += usize::from(next.scores != copy.scores);
                }
            }
            false
        });
    }
    assert!(compared > 2000 && taken > 200, "{compared} ways, of which {taken} take a snake, are too few");
}

#[test]
fn the_chances_are_the_same_for_the_same_seed_and_sum_to_1() {
    for number in 0..8 {
        let (mut state, seed) = numbered(number * 5);
        let mut step = 0;
        play_until(&mut state, &seed, |state| {
            step += 1;
            let out_of_time = || step % 40 > 0;
            let (chances, moves) = judged(state, step, &out_of_time);
            for chances in moves.iter().map(|judged| &judged.chances).chain([&chances]) {
                assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{chances:?}");
                assert!(chances.len() == state.seats() && chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
            }
            let ways = state.choice().map_or(0, |(.., ways)| ways.len());
            assert_eq!(moves.len(), ways, "every way has a value, although the time is over");
            if step % 10 == 0 {
                assert_eq!((chances, moves), judged(state, step, &out_of_time));
            }
            false
        });
        let (chances, moves) = judged(&state, 0, &|| false);
        assert_eq!((Some(chances), moves.len()), (final_chances(&state), 0));
    }
}

#[test]
fn a_seat_that_resigned_has_no_chance() {
    for (number, left) in [(1, 30), (2, 3), (3, 30), (9, 2)] {
        let (mut state, seed) = numbered(number);
        play_until(&mut state, &seed, |state| state.fan.cards.len() <= left && state.choice().is_some());
        Rules::resign(&mut state, Seat(1));
        let (chances, _) = judged(&state, 0, &|| true);
        assert!(chances[1] == 0.0 && (chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{chances:?}");
    }
}

/// Returns the exact win probabilities by trying all cards and all moves. If several moves are equally good, assumes
/// that the seat plays the greedy one.
fn naive(state: &Hisss) -> WinChances {
    if let Some(chances) = final_chances(state) {
        return chances;
    }
    match &state.phase {
        Phase::Draw(seat) => {
            let mut sum = vec![0.0; state.seats()];
            for (card, count) in state.fan.distinct_cards() {
                let mut next = state.clone();
                next.apply(&Step::by(*seat, StepKind::Draw { card })).expect("a card of the fan");
                let part = count as f64 / state.fan.cards.len() as f64;
                sum.iter_mut().zip(naive(&next)).for_each(|(sum, chance)| *sum += part * chance);
            }
            sum
        }
        Phase::Lay(seat, card, ways) => {
            let mut ways = ways.clone();
            ways.sort_by_key(|places| {
                let (length, complete) = state.table.length_and_completeness(*card, places);
                let gain = state.table.cards_gained(state.takes_on_join, *card, places);
                std::cmp::Reverse((state.most_snakes_win && complete, gain, length))
            });
            let first = ways.first().cloned().unwrap_or_default();
            let mut best = naive(&after(state, *seat, &first));
            for places in ways.iter().skip(1) {
                let chances = naive(&after(state, *seat, places));
                if chances[seat.index()] > best[seat.index()] + 1e-9 {
                    best = chances;
                }
            }
            best
        }
        other => panic!("never between turns: {other:?}"),
    }
}

#[test]
fn endgames_agree_with_trying_everything() {
    let mut choices = 0;
    let mut uneven = 0;
    for number in 0..120 {
        let (mut state, seed) = numbered(number);
        let choice = number % 2 == 0;
        play_until(&mut state, &seed, |state| {
            state.fan.cards.len() <= 3
                && (if choice { state.choice().is_some() } else { matches!(state.phase, Phase::Draw(_)) })
        });
        let (chances, moves) = judged(&state, 0, &|| true);
        let close = |one: &[f64], other: &[f64]| one.iter().zip(other).all(|(one, other)| (one - other).abs() < 1e-9);
        assert!(close(&chances, &naive(&state)), "{chances:?} {:?}", naive(&state));
        for JudgedMove { play, chances, standard_error } in moves {
            let (Move::Lay(places), Some(seat)) = (play, state.active_seat()) else { panic!("a seat lays a card") };
            let expected = naive(&after(&state, seat, &places));
            assert!(close(&chances, &expected) && standard_error == 0.0, "{places:?}: {chances:?} {expected:?}");
            choices += 1;
        }
        uneven += usize::from(chances.iter().any(|chance| (0.01..0.99).contains(chance)));
    }
    assert!(choices > 60 && uneven > 15, "{choices} moves and {uneven} undecided matches are too few");
}

/// If the seat draws at random, the mean win probability after the draw equals the one before it.
#[test]
fn luck_has_mean_0() {
    for number in 0..12 {
        let (mut state, seed) = numbered(number);
        play_until(&mut state, &seed, |state| state.fan.cards.len() <= 5 && matches!(state.phase, Phase::Draw(_)));
        let Some(seat) = state.active_seat() else { continue };
        let luck = state.fan.distinct_cards().map(|(card, count)| {
            let drawn = state.clone().after_steps([Step::by(seat, StepKind::Draw { card })]);
            count as f64 * (judged(&drawn, 0, &|| false).0[0] - judged(&state, 0, &|| false).0[0])
        });
        assert!(luck.sum::<f64>().abs() < 1e-9);
    }
}

/// With few cards in the fan, the exact search computes how much a move loses. The rollouts must agree.
#[test]
fn rollouts_find_blunders_and_only_blunders() {
    const BLUNDER: f64 = 0.2;
    let mut blunders = 0;
    let mut perfect = 0;
    let mut number = 0;
    while blunders < 50 || perfect < 50 {
        number += 1;
        let (mut state, seed) = numbered(number);
        play_until(&mut state, &seed, |state| state.fan.cards.len() <= 5 && state.choice().is_some());
        let Some((seat, card, _)) = state.choice().filter(|_| state.fan.cards.len() > 1) else { continue };
        let (after, _) = CompactMatch::new(&state).states_after(card);
        let losses = |chances: Vec<f64>| -> Vec<f64> {
            let best = chances.iter().copied().fold(0.0, f64::max);
            chances.into_iter().map(|chance| best - chance).collect()
        };
        let mut exact_search = ExactSearch::new(&|| false);
        let exact = losses(after.iter().map(|next| exact_search.chances(next, &state.fan)[seat.index()]).collect());
        let mut rng = seed.external_rng(2);
        let mut search = SearchContext::new(Level::Hard, &mut rng);
        let sampled = judge_by_rollouts(seat, &after, &state.fan, COMPUTER_EFFORT, &mut search);
        let sampled = losses(sampled.iter().map(|judged| judged.chances[seat.index()]).collect());
        for (exact, sampled) in exact.into_iter().zip(sampled) {
            if exact >= BLUNDER && blunders < 50 {
                assert!(sampled >= BLUNDER / 2.0, "a move that loses {exact} seems to lose {sampled}");
                blunders += 1;
            }
            if exact == 0.0 && after.len() > 1 && perfect < 50 {
                assert!(sampled < BLUNDER / 2.0, "a perfect move seems to lose {sampled}");
                perfect += 1;
            }
        }
    }
}

/// The hard computer plays a best move. It takes cards even when they can no longer change the result.
#[test]
fn hard_plays_the_best_move() {
    for number in 0..40 {
        let (mut state, seed) = numbered(number);
        play_until(&mut state, &seed, |state| state.fan.cards.len() <= 3 && state.choice().is_some());
        let Some((seat, card, ways)) = state.choice() else { continue };
        let moves = judged(&state, 0, &|| false).1;
        let best = moves.iter().map(|judged| judged.chances[seat.index()]).fold(0.0, f64::max);
        let is_best =
            |play: &Move| moves.iter().any(|judged| judged.play == *play && judged.chances[seat.index()] > best - 1e-9);
        let mut rng = seed.external_rng(3);
        let plan = state.plan(seat, &mut SearchContext::new(Level::Hard, &mut rng));
        let Some(PlannedMove { play: Move::Lay(chosen), .. }) = plan else { panic!("a plan lays the card") };
        assert!(is_best(&Move::Lay(chosen.clone())));
        let gain = |places: &[Place]| state.table.cards_gained(state.takes_on_join, card, places);
        if !state.most_snakes_win {
            let most =
                ways.iter().filter(|places| is_best(&Move::Lay(places.to_vec()))).map(|places| gain(places)).max();
            assert_eq!(Some(gain(&chosen)), most);
        }
    }
}

#[test]
fn reasons_are_clauses() {
    let reason = |turns: &str, fan: &[&str], drawn: &str, at: &str| {
        let mut state = on_table(2, turns, &[fan, &[drawn]].concat());
        state.takes_on_join = true;
        draw(&mut state, drawn);
        say(
            Locale::En,
            &state.reason(Seat(0), &Move::Lay(places(at))).expect("a reason"),
            &["Anna", "Ben"].map(str::to_owned),
        )
    };
    let snake = "red-blue, head:red 0-left-red, orange-green";
    assert_eq!(reason(snake, &["red-blue"], "tail:rainbow", "0-right-rainbow"), "it takes a complete snake of 3 cards");
    let two = "red-blue, green-blue 0-right-blue, orange-yellow, yellow-purple 1-right-yellow";
    assert_eq!(
        reason(two, &["red-blue"], "red-orange", "0-left-red+1-left-orange"),
        "it joins two snakes and takes 5 cards"
    );
    assert_eq!(
        reason("red-blue, orange-green", &["yellow-purple"], "green-blue", "0-right-blue"),
        "it leaves nothing that the next player can take"
    );
    let risky = "red-blue, head:red 0-left-red, orange-green";
    assert_eq!(
        reason(
            risky,
            &["tail:green", "tail:green", "tail:blue", "tail:orange", "tail:orange"],
            "green-blue",
            "1-right-green"
        ),
        "Ben can then take a snake only with 1 of the 5 cards left"
    );
    let state = on_table(2, "red-blue", &["yellow-green"]);
    assert_eq!(state.reason(Seat(0), &Move::Draw), None, "there is nothing else to do");
}

#[test]
fn flaws_are_clauses() {
    let fan = ["tail:green", "tail:green", "tail:blue", "tail:orange", "tail:orange"];
    let mut state = on_table(2, "red-blue, head:red 0-left-red, orange-green", &[&fan[..], &["green-blue"]].concat());
    draw(&mut state, "green-blue");
    let flaw = |at: &str| {
        state
            .flaw(Seat(0), &Move::Lay(places(at)))
            .map(|flaw| say(Locale::En, &flaw, &["Anna", "Ben"].map(str::to_owned)))
    };
    let risky = flaw("0-right-blue").expect("a flaw");
    assert_eq!(risky, "2 of the 5 cards left then let Ben take a snake");
    assert_eq!(flaw("1-right-green"), None, "no other way is safer");
}
