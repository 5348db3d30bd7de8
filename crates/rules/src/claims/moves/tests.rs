use super::*;

#[test]
fn every_move_has_one_notation() {
    for text in ["turn", "snap@412", "slap@390.2010", "snap@-20.380", "snap@.380", "snap@", "slap@0.-5"] {
        assert_eq!(text.parse::<Move>().expect("a move").to_string(), text);
    }
    let wrong = ["", "Turn", "snap", "slap@ 5", "snap@+5", "snap@007", "snap@-0", "snap@5.", "snap@1.2.3", "wave@300"];
    for text in wrong.into_iter().chain(["snap@99999999999999999999"]) {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}
