use super::*;

fn found(claims: &[i64]) -> Vec<&'static str> {
    suspicions(claims, 200).collect()
}

#[test]
fn five_fast_claims_in_a_row_are_suspicious() {
    assert_eq!(found(&[199, 180, 170, 190]), [""; 0]);
    assert_eq!(found(&[400, 199, 180, 170, 190, 151, 600]), ["fast"]);
    assert_eq!(found(&[199, 180, 200, 170, 190, 151, 600]), [""; 0], "broken by one of 200 ms");
}

#[test]
fn ten_claims_with_the_same_delay_are_suspicious() {
    let even = [500, 501, 502, 499, 498, 500, 501, 500, 502, 498];
    assert_eq!(found(&even), ["even"]);
    assert_eq!(found(&even[1..]), [""; 0], "nine");
    let mut uneven = even;
    uneven[4] = 497;
    assert_eq!(found(&uneven), [""; 0]);
}

#[test]
fn usual_claims_are_not_suspicious() {
    assert_eq!(found(&[412, 380, 655, 290, 501, 333, 198, 720, 444, 512, 367]), [""; 0]);
    assert_eq!(found(&[]), [""; 0]);
}
