//! Tests random tournaments with draws, matches in which nobody appears, withdrawals and late entrants.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::*;

proptest! {
    #[test]
    fn swiss_tournaments_end_and_each_round_is_the_best_one(seed in any::<u64>(), entrants in 0..=8_usize, rounds in 1..=9_usize) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut tournament = tournament(Format::Swiss, rounds, entrants);
        while let Some(pairings) = tournament.next_round() {
            check_round(&tournament, &pairings)?;
            prop_assert!(tournament.history.len() < rounds);
            let playing = playing(&tournament);
            prop_assert_eq!(pairings.iter().map(|pairing| 1 + usize::from(pairing.second.is_some())).sum::<usize>(), playing.len());
            let field = playing.iter().copied().map(Some).chain((playing.len() % 2 == 1).then_some(None)).collect();
            let chosen = pairings.iter().map(|pairing| [Some(pairing.first), pairing.second]).collect();
            prop_assert_eq!(badness(&tournament, &chosen), least_badness(&tournament, field));
            continue_with(&mut tournament, pairings, &mut random);
        }
        check_end(&tournament)?;
    }

    /// If nobody joins late or withdraws, a tournament with half as many rounds as entrants repeats no pairing and
    /// gives nobody a second bye.
    #[test]
    fn large_swiss_tournaments_repeat_nothing(seed in any::<u64>(), entrants in 9..=24_usize) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut tournament = tournament(Format::Swiss, entrants / 2, entrants);
        while play_round(&mut tournament, |_| any_result(&mut random)) {}
        prop_assert_eq!(tournament.history.len(), entrants / 2);
        let mut met = BTreeSet::new();
        for pairing in tournament.history.iter().flatten() {
            prop_assert!(met.insert((Some(pairing.first).min(pairing.second), Some(pairing.first).max(pairing.second))));
        }
    }

    /// A damaged record gives some pairings, but no panic.
    #[test]
    fn any_record_is_accepted(
        format in prop::sample::select(Format::PAIRED.to_vec()),
        entrants in prop::collection::vec((0..4_usize, prop::option::of(0..4_usize)), 0..9),
        history in prop::collection::vec(prop::collection::vec(any_pairing(), 0..5), 0..5),
        third_place in any::<bool>(),
    ) {
        let entrants = entrants.into_iter().map(|(joined, left)| EntrantRounds { joined, left }).collect();
        let tournament = PairingTournament { format, rounds: 6, third_place, entrants, history };
        let playing = playing(&tournament);
        for pairing in tournament.next_round().unwrap_or_default() {
            prop_assert!(playing.contains(&pairing.first) && pairing.second.is_none_or(|second| playing.contains(&second)));
        }
        prop_assert!(tournament.standings().len() <= tournament.entrants.len());
        // The sums are in quarter points.
        for standing in tournament.standings() {
            let sum = if format == Format::Swiss { 2 * standing.buchholz } else { standing.sonneborn_berger };
            let parts: u32 = tournament.tie_break_parts(standing.entrant).iter().sum();
            prop_assert!(format == Format::Knockout || parts == sum, "{parts} {sum}");
        }
    }

    #[test]
    fn round_robins_end(seed in any::<u64>(), entrants in 0..=11_usize) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut tournament = tournament(Format::RoundRobin, 0, entrants);
        while let Some(pairings) = tournament.next_round() {
            check_round(&tournament, &pairings)?;
            prop_assert!(tournament.history.len() < tournament.planned_round_count());
            let here: BTreeSet<Entrant> = pairings.iter().flat_map(|pairing| [Some(pairing.first), pairing.second]).flatten().collect();
            prop_assert_eq!(here, playing(&tournament).into_iter().collect());
            let met = tournament.history.iter().flatten().filter(|pairing| pairing.second.is_some());
            let met: BTreeSet<[Entrant; 2]> = met.flat_map(|pairing| pairing.second.map(|second| sorted(pairing.first, second))).collect();
            for (first, second) in pairings.iter().flat_map(|pairing| pairing.second.map(|second| (pairing.first, second))) {
                prop_assert!(!met.contains(&sorted(first, second)));
            }
            continue_with(&mut tournament, pairings, &mut random);
        }
        check_end(&tournament)?;
    }

    #[test]
    fn complete_round_robins_are_balanced(entrants in 2..=40_usize) {
        let mut tournament = tournament(Format::RoundRobin, 0, entrants);
        while play_round(&mut tournament, |_| DRAWN) {}
        let mut met = BTreeSet::new();
        let mut begun = vec![0; entrants];
        for pairing in tournament.history.iter().flatten() {
            let Some(second) = pairing.second else { continue };
            prop_assert!(met.insert(sorted(pairing.first, second)));
            begun[pairing.first.index()] += 1;
        }
        prop_assert_eq!(met.len(), entrants * (entrants - 1) / 2);
        prop_assert!(begun.iter().all(|begun| (entrants - 1).abs_diff(2 * begun) <= 1), "{:?}", begun);
    }

    #[test]
    fn knockouts_end_with_one_winner(seed in any::<u64>(), entrants in 0..=40_usize) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut tournament = tournament(Format::Knockout, 0, entrants);
        let mut out = BTreeSet::new();
        while let Some(pairings) = tournament.next_round() {
            check_round(&tournament, &pairings)?;
            prop_assert!(tournament.history.len() < 2 * tournament.planned_round_count());
            prop_assert!(pairings.iter().any(|pairing| pairing.second.is_some()));
            let before = tournament.history.last().cloned().unwrap_or_default();
            for pairing in &pairings {
                prop_assert!(!out.contains(&pairing.first) && pairing.second.is_none_or(|second| !out.contains(&second)));
                let replayed = before.iter().find(|earlier| Some(earlier.first) == pairing.second && earlier.second == Some(pairing.first));
                prop_assert_eq!(pairing.replay, replayed.is_some_and(|earlier| earlier.result == Some(DRAWN) && !earlier.replay));
            }
            continue_with(&mut tournament, pairings, &mut random);
            for pairing in tournament.history.last().into_iter().flatten() {
                match (pairing.result, pairing.second) {
                    (Some([0, 2]), _) => drop(out.insert(pairing.first)),
                    (Some([2, 0]), Some(second)) => drop(out.insert(second)),
                    (Some([0, 0]), Some(second)) => out.extend([pairing.first, second]),
                    (Some([1, 1]), Some(second)) if pairing.replay => drop(out.insert(pairing.first.max(second))),
                    _ => {}
                }
            }
        }
        let winners: Vec<Entrant> = playing(&tournament).into_iter().filter(|entrant| !out.contains(entrant)).collect();
        let pairings = || tournament.history.iter().flatten();
        let all_came = pairings().all(|pairing| pairing.result != Some(NOBODY_CAME)) && tournament.entrants.iter().all(|state| state.left.is_none());
        prop_assert!(winners.len() <= 1 && (winners.len() == 1 || entrants == 0 || !all_came));
        if let [winner] = winners[..] {
            let first = tournament.standings()[0];
            prop_assert_eq!((first.entrant, first.wins), (winner, tournament.planned_round_count() as u32));
        }
        check_end(&tournament)?;
    }
}

fn any_pairing() -> impl Strategy<Value = Pairing> {
    (0..12_u16, prop::option::of(0..12_u16), any::<[u8; 2]>(), any::<bool>()).prop_map(
        |(first, second, result, replay)| Pairing {
            first: Entrant(first),
            second: second.map(Entrant),
            result: Some(result),
            replay,
        },
    )
}

/// Checks every round: nobody is paired twice or after they left, and the round depends only on the record.
fn check_round(tournament: &PairingTournament, pairings: &[Pairing]) -> Result<(), TestCaseError> {
    let playing: BTreeSet<Entrant> = playing(tournament).into_iter().collect();
    let mut seen = BTreeSet::new();
    for pairing in pairings {
        for entrant in [Some(pairing.first), pairing.second].into_iter().flatten() {
            prop_assert!(playing.contains(&entrant) && seen.insert(entrant), "{:?}", pairings);
        }
        prop_assert_eq!(pairing.result.is_some(), pairing.second.is_none());
    }
    prop_assert_eq!(tournament.clone().next_round().unwrap_or_default(), pairings);
    Ok(())
}

/// Checks that the standings are complete, in order, and contain all points that the results gave.
fn check_end(tournament: &PairingTournament) -> Result<(), TestCaseError> {
    let standings = tournament.standings();
    let entrants: BTreeSet<Entrant> = standings.iter().map(|standing| standing.entrant).collect();
    let took_part = tournament.entrants.iter().filter(|state| state.left.is_none_or(|left| left > state.joined));
    prop_assert_eq!((entrants.len(), standings.len()), (standings.len(), took_part.count()));
    for (place, pair) in (2..).zip(standings.windows(2)) {
        prop_assert!(pair[0].points >= pair[1].points);
        let equal = pair[0].rank == pair[1].rank;
        prop_assert!(equal || pair[1].rank == place);
        prop_assert!(!equal || pair[0].entrant < pair[1].entrant);
    }
    if tournament.format == Format::Swiss {
        let given: u32 =
            tournament.history.iter().flatten().filter_map(|pairing| pairing.result).flatten().map(u32::from).sum();
        prop_assert_eq!(standings.iter().map(|standing| standing.points).sum::<u32>(), given);
    }
    Ok(())
}

/// Gives the pairings random results, and lets entrants join and withdraw.
fn continue_with(tournament: &mut PairingTournament, mut pairings: Vec<Pairing>, random: &mut ChaCha8Rng) {
    for pairing in &mut pairings {
        pairing.result = pairing.result.or_else(|| Some(any_result(random)));
    }
    tournament.history.push(pairings);
    let round = tournament.history.len();
    for state in &mut tournament.entrants {
        if state.left.is_none() && random.random_ratio(1, 20) {
            state.left = Some(round);
        }
    }
    // Trying all pairings is fast enough only for a few entrants.
    if tournament.accepts_late_joins() && playing(tournament).len() < 8 && random.random_ratio(1, 4) {
        tournament.entrants.push(EntrantRounds { joined: round, left: None });
    }
}

fn any_result(random: &mut ChaCha8Rng) -> [u8; 2] {
    [FIRST_WINS, SECOND_WINS, DRAWN, FIRST_WINS, SECOND_WINS, DRAWN, NOBODY_CAME][random.random_range(0..7)]
}

/// Returns the entrants who can be paired in the next round.
fn playing(tournament: &PairingTournament) -> Vec<Entrant> {
    let round = tournament.history.len();
    let plays = |state: &EntrantRounds| state.joined <= round && state.left.is_none_or(|left| left > round);
    (0..).map(Entrant).zip(&tournament.entrants).filter(|(_, state)| plays(state)).map(|(entrant, _)| entrant).collect()
}

type Pairs = Vec<[Option<Entrant>; 2]>;

/// Returns numbers that measure how bad a round is, the worst fault first: repeated pairings, repeated byes, the points
/// of the entrant with the bye, the squared differences of points, and the squares of the preferences that are not
/// granted.
fn badness(tournament: &PairingTournament, pairs: &Pairs) -> [usize; 5] {
    let history = || tournament.history.iter().flatten();
    let points = |entrant: Entrant| -> usize {
        let of = |pairing: &Pairing| {
            let [first, second] = pairing.result.unwrap_or_default();
            if pairing.first == entrant {
                first
            } else if pairing.second == Some(entrant) {
                second
            } else {
                0
            }
        };
        history().map(|pairing| usize::from(of(pairing))).sum()
    };
    let mut badness = [0; 5];
    for pair in pairs {
        match *pair {
            [Some(one), Some(other)] => {
                badness[0] += history().filter(|pairing| pairing.includes(one) && pairing.includes(other)).count();
                badness[3] += points(one).abs_diff(points(other)).pow(2);
                let [(one, strength), (other, weaker)] = [one, other].map(|entrant| preference(tournament, entrant));
                badness[4] += if one == other { strength.min(weaker).pow(2) } else { 0 };
            }
            [one, other] => {
                let Some(entrant) = one.or(other) else { continue };
                badness[1] += history().filter(|pairing| pairing.first == entrant && pairing.second.is_none()).count();
                badness[2] += points(entrant);
            }
        }
    }
    badness
}

/// Returns whether an entrant should begin, and how strong this preference is: 1 to alternate, 2 to balance, 3 to avoid
/// a third match in a row. It is 5 or more if the numbers of matches that the entrant began and did not begin differ by
/// more than 1.
fn preference(tournament: &PairingTournament, entrant: Entrant) -> (bool, usize) {
    let history = tournament.history.iter().flatten();
    let matches = history.filter(|pairing| pairing.second.is_some() && pairing.includes(entrant));
    let begun: Vec<bool> = matches.map(|pairing| pairing.first == entrant).collect();
    let begins = begun.iter().filter(|begins| **begins).count();
    let others = begun.len() - begins;
    let Some(last) = begun.last() else { return (true, 0) };
    if begins.abs_diff(others) > 1 {
        (begins < others, 3 + begins.abs_diff(others))
    } else if begun.len() > 1 && begun[begun.len() - 2] == *last {
        (!last, 3)
    } else if begins != others {
        (begins < others, 2)
    } else {
        (!last, 1)
    }
}

/// Tries all complete pairings.
fn least_badness(tournament: &PairingTournament, mut field: Vec<Option<Entrant>>) -> [usize; 5] {
    fn search(
        tournament: &PairingTournament,
        field: &mut Vec<Option<Entrant>>,
        pairs: &mut Pairs,
        best: &mut [usize; 5],
    ) {
        let Some(one) = field.pop() else {
            *best = (*best).min(badness(tournament, pairs));
            return;
        };
        for index in 0..field.len() {
            let other = field.swap_remove(index);
            pairs.push([one, other]);
            search(tournament, field, pairs, best);
            pairs.pop();
            field.push(other);
            let last = field.len() - 1;
            field.swap(index, last);
        }
        field.push(one);
    }
    let mut best = [usize::MAX; 5];
    search(tournament, &mut field, &mut Vec::new(), &mut best);
    best
}

fn sorted(one: Entrant, other: Entrant) -> [Entrant; 2] {
    [one.min(other), one.max(other)]
}
