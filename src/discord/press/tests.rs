//! Tests that one press creates one trace, from the press to the response. Also tests which matches a button can show.

use std::sync::{Arc, Mutex};

use opentelemetry::trace::SpanId;
use opentelemetry_sdk::error::OTelSdkResult;
use opentelemetry_sdk::trace::{SdkTracerProvider, SpanData, SpanExporter};
use tracing_subscriber::layer::SubscriberExt as _;

use super::*;
use crate::discord::commands::more::may_see;
use crate::ids::{ChannelId, UserId};
use crate::operate::logs::traces::layer;
use crate::play::tests::fakes::{TestTable, test_user};

/// Keeps finished spans in memory.
#[derive(Clone, Debug, Default)]
struct Memory(Arc<Mutex<Vec<SpanData>>>);

impl SpanExporter for Memory {
    async fn export(&self, batch: Vec<SpanData>) -> OTelSdkResult {
        self.0.lock().expect("no panic").extend(batch);
        Ok(())
    }
}

#[tokio::test]
async fn a_press_is_one_trace() {
    let memory = Memory::default();
    let provider = SdkTracerProvider::builder().with_simple_exporter(memory.clone()).build();
    // The default subscriber of this thread is enough, because all tasks of this test run on it.
    let _subscriber = tracing::subscriber::set_default(tracing_subscriber::registry().with(layer(&provider)));
    let test = TestTable::new();
    let id = test.live("sssnake", 0).await;
    let (user, action) = test.next_move(id).await;
    let custom_id = CustomId::Match(id, action).to_string();
    let button = Press { custom_id, values: Vec::new(), channels: Vec::new(), users: Vec::new(), message: None };
    test.quiet().await;
    memory.0.lock().expect("no panic").clear();
    // Repeats the steps of `handle` with fake ports.
    let span = spans::press();
    let Some(CustomId::Match(id, command)) = span.in_scope(|| parse_press(&button)) else { panic!("a move") };
    let message = test.store.saved(id).meta.location.message.expect("it is shown");
    let press = Request { message: Some(message), ..Request::new(test_user(user), command, test.token()) };
    let result = span.in_scope(|| test.matches.press(id, press));
    drop(span);
    result.await.expect("a legal move");
    test.quiet().await;
    let mut spans = memory.0.lock().expect("no panic").clone();
    spans.sort_by_key(|span| span.start_time);
    let names: Vec<&str> = spans.iter().map(|span| span.name.as_ref()).collect();
    assert_eq!(names, ["press", "parse", "rules", "commit", "draw", "answer"]);
    let root = &spans[0];
    assert_eq!(root.parent_span_id, SpanId::INVALID);
    assert!(root.attributes.iter().any(|found| found.key.as_str() == "outcome" && found.value.as_str() == "done"));
    for part in &spans[1..] {
        assert_eq!(part.parent_span_id, root.span_context.span_id(), "{}", part.name);
        assert_eq!(part.span_context.trace_id(), root.span_context.trace_id(), "{}", part.name);
        assert!(part.end_time <= root.end_time, "{}", part.name);
    }
    assert!(spans[2].end_time <= spans[3].start_time, "the rules come before the commit");
    assert!(spans[3].end_time <= spans[5].start_time, "nothing is shown before it is stored");
}

#[tokio::test]
async fn a_button_describes_only_matches_of_its_channel_or_its_user() {
    let test = TestTable::new();
    let id = test.live("sssnake", 0).await;
    let meta = test.store.saved(id).meta;
    let (here, elsewhere) = (meta.location.channel, ChannelId(99));
    let (player, stranger) = (UserId(1), UserId(9));
    assert!(may_see(&meta, here, stranger), "everybody sees the match's message");
    assert!(may_see(&meta, elsewhere, player), "an own match");
    assert!(!may_see(&meta, elsewhere, stranger), "a forged button");
}
