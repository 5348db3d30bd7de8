use super::*;

#[test]
fn pages_hold_all_lines_within_the_limit() {
    let lines: Vec<String> = (0..100).map(|number| format!("{number} {}", "🐍".repeat(number))).collect();
    let pages = pages(&lines);
    assert!(pages.len() > 1 && pages.iter().all(|page| units(page) <= MAX_CONTENT));
    assert_eq!(pages.join("\n"), lines.join("\n"));
}

#[test]
fn no_lines_make_one_page_and_a_long_line_is_cut() {
    assert_eq!(pages(&[]), [""]);
    assert_eq!(pages(&["x".repeat(5_000)]).iter().map(|page| units(page)).collect::<Vec<_>>(), [MAX_CONTENT]);
}
