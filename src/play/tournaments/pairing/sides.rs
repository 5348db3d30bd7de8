//! Decides who begins. The player who begins is like White in chess, so FIDE's rules for colors apply (C.04.1 and
//! C.04.3).

use std::cmp::Ordering;

use super::model::{Entrant, PairingTournament};

/// The strength from which on a preference should always be granted. FIDE calls it an absolute preference.
const ABSOLUTE_PREFERENCE: i32 = 3;

/// Whether an entrant began, for each of their matches.
#[derive(Clone, Debug, Default)]
pub struct Sides(Vec<bool>);

impl Sides {
    /// Returns the sides of all entrants.
    pub fn for_all_entrants(tournament: &PairingTournament) -> Vec<Sides> {
        let mut all = vec![Sides::default(); tournament.entrants.len()];
        for pairing in tournament.history.iter().flatten() {
            let Some(second) = pairing.second else { continue };
            for (entrant, begins) in [(pairing.first, true), (second, false)] {
                if let Some(sides) = all.get_mut(entrant.index()) {
                    sides.0.push(begins);
                }
            }
        }
        all
    }

    /// Returns how strongly the entrant should begin (positive) or not begin (negative) in the next match. If the
    /// strength is [`ABSOLUTE_PREFERENCE`] or more and the preference is not granted, the difference would exceed 2, or
    /// the entrant would have the same side three times in a row.
    pub fn preference(&self) -> i32 {
        // How many more matches the entrant began than the opponents did.
        let difference: i32 = self.0.iter().map(|begins| if *begins { 1 } else { -1 }).sum();
        let alternate = |begins: bool| if begins { -1 } else { 1 };
        match self.0[..] {
            _ if difference.abs() > 1 => -difference.signum() * (ABSOLUTE_PREFERENCE + difference.abs()),
            [.., before, last] if before == last => alternate(last) * ABSOLUTE_PREFERENCE,
            _ if difference != 0 => -difference.signum() * 2,
            [.., last] => alternate(last),
            [] => 0,
        }
    }

    /// Compares who began more recently. The latest match in which the entrants had different sides decides.
    fn compare_latest(&self, other: &Sides) -> Ordering {
        let both = self.0.iter().rev().zip(other.0.iter().rev());
        both.map(|(one, other)| one.cmp(other)).find(|order| order.is_ne()).unwrap_or(Ordering::Equal)
    }
}

/// Returns the strength of the preference that a pairing cannot grant; 0 if both entrants can have their preferred
/// sides.
pub fn preference_conflict(one: i32, other: i32) -> u32 {
    if one.signum() * other.signum() > 0 { one.unsigned_abs().min(other.unsigned_abs()) } else { 0 }
}

/// Returns the two entrants; the first of them begins. `higher` is the entrant with the higher rank. If the earlier
/// sides do not decide, `higher` gets their preferred side or, without a preference, begins on every other board.
pub fn assign_sides(sides: &[Sides], higher: Entrant, lower: Entrant, board: usize) -> [Entrant; 2] {
    let none = Sides::default();
    let [one, other] = [higher, lower].map(|entrant| sides.get(entrant.index()).unwrap_or(&none));
    let preference = one.preference();
    let begins = match preference.cmp(&other.preference()).then_with(|| other.compare_latest(one)) {
        Ordering::Greater => true,
        Ordering::Less => false,
        Ordering::Equal => preference > 0 || preference == 0 && board.is_multiple_of(2),
    };
    if begins { [higher, lower] } else { [lower, higher] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_balance_and_alternate_sides() {
        let cases =
            [("", 0), ("1", -2), ("2", 2), ("12", 1), ("21", -1), ("11", -5), ("22", 5), ("122", 3), ("211", -3)];
        for (matches, expected) in cases {
            assert_eq!(sides(matches).preference(), expected, "{matches}");
        }
        assert_eq!(
            [
                preference_conflict(2, 5),
                preference_conflict(-3, -1),
                preference_conflict(-3, 2),
                preference_conflict(0, 5)
            ],
            [2, 1, 0, 0]
        );
    }

    #[test]
    fn the_stronger_preference_decides_then_the_latest_difference_then_the_higher_place() {
        let cases = [
            ("1", "2", 0, false),
            ("1", "11", 0, true),
            ("2112", "1212", 0, false),
            ("1212", "2112", 0, true),
            ("1", "1", 0, false),
            ("2", "2", 1, true),
            ("", "", 0, true),
            ("", "", 1, false),
        ];
        for (higher, lower, board, begins) in cases {
            let pair = assign_sides(&[sides(higher), sides(lower)], Entrant(0), Entrant(1), board);
            assert_eq!(pair[0] == Entrant(0), begins, "{higher} against {lower}");
        }
    }

    fn sides(matches: &str) -> Sides {
        Sides(matches.chars().map(|side| side == '1').collect())
    }
}
