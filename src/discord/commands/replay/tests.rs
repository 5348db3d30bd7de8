use super::*;

fn record() -> Record {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/records/sssnake");
    let mut files = std::fs::read_dir(folder).expect("records of Sssnake");
    let file = files.next().expect("a record").expect("a file").path();
    serde_json::from_slice(&std::fs::read(file).expect("a readable file")).expect("a record")
}

/// The heading has the signs of the replay's pictures.
#[test]
fn players_have_their_signs_in_the_heading() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/records/ssserpent/head.json");
    let record: Record = serde_json::from_slice(&std::fs::read(file).expect("a readable file")).expect("a record");
    let colour = record.steps.iter().find(|step| step["do"] == "colour").expect("the colours are taken");
    let first_is_red = (colour["by"] == 0) == (colour["take"] == "red");
    let [first, second] = if first_is_red { ["🔴", "🟨"] } else { ["🟨", "🔴"] };
    let heading = heading(&record, Locale::En);
    let expected = format!("{first} {} · {second} {}", record.seats[0].player, record.seats[1].player);
    assert!(heading.contains(&expected), "{heading}");
}

#[test]
fn files_keep_the_limit_of_the_server() {
    let (renderer, record) = (Renderer::new().expect("a renderer"), record());
    let (gif, json) = draw(&renderer, &record, 10 << 20).expect("files");
    let limit = json.len() + gif.len() / 2;
    let (smaller, json) = draw(&renderer, &record, limit).expect("fewer frames");
    assert!(smaller.len() < gif.len() && smaller.len() + json.len() <= limit);
    for limit in [0, json.len(), json.len() + 100] {
        let Err(Error::User(error)) = draw(&renderer, &record, limit) else { panic!("{limit} bytes are enough") };
        assert_eq!(error.phrase.key, "discord-replay-too-large");
    }
}
