use super::*;

#[test]
fn an_export_is_a_file_and_says_what_did_not_fit() {
    let export = |left_out| Export { json: "{}".to_owned(), matches: 7, left_out };
    let whole = exported(Locale::En, export(0));
    let file = whole.file.expect("a file");
    assert_eq!((file.name, &**file.bytes), ("snakepit.json", &b"{}"[..]));
    assert!(whole.content.starts_with("Here is everything"), "{}", whole.content);
    let cut = exported(Locale::En, export(12)).content;
    assert!(cut.contains("the newest 7, without 12 older ones"), "{cut}");
}
