use super::*;

fn outcome(winners: &[u8], totals: &[i64]) -> Outcome {
    let winners = winners.iter().copied().map(Seat).collect();
    Outcome { winners, why: "rounds", lists: vec![("totals", totals.to_vec())] }
}

fn ranks(outcome: &Outcome, left: &[u8]) -> Vec<usize> {
    let left = left.iter().copied().map(Seat).collect();
    outcome.ranks(outcome.list("totals").len(), left, Some("totals")).expect("it was not stopped")
}

#[test]
fn winners_are_first_and_the_others_follow_by_their_totals() {
    assert_eq!(ranks(&outcome(&[2], &[-9, -4, -7, -4]), &[]), [4, 2, 1, 2]);
    assert_eq!(ranks(&outcome(&[0, 1], &[-3, -3]), &[]), [1, 1], "a draw");
    assert_eq!(Outcome::stopped(Vec::new()).ranks(2, SeatSet::NONE, None), None);
}

#[test]
fn players_who_left_share_the_last_rank_and_never_win() {
    assert_eq!(ranks(&outcome(&[2], &[-9, -4, 0]), &[2]), [2, 1, 3], "the best of those who played wins");
    assert_eq!(ranks(&outcome(&[2], &[-9, -4, 0, -1]), &[2, 3]), [2, 1, 3, 3], "a computer scored for them");
    assert_eq!(ranks(&outcome(&[0, 1], &[-3, -3]), &[1]), [1, 2], "no draw with somebody who left");
    assert_eq!(ranks(&outcome(&[1], &[-3, 0]), &[0, 1]), [2, 2], "nobody wins");
}
