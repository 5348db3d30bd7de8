//! The operator's announcement, which is shown below every match.

use std::sync::Arc;

use parking_lot::Mutex;

use crate::discord::http::MessagePayload;
use crate::discord::message::{MAX_CONTAINER, truncate, utf16_len};

/// The current announcement. Clones share it.
#[derive(Clone, Default)]
pub struct ShownAnnouncement(Arc<Mutex<Option<String>>>);

impl ShownAnnouncement {
    /// Replaces the announcement. Returns whether it has changed.
    pub fn set(&self, text: Option<String>) -> bool {
        let mut shown = self.0.lock();
        let changed = *shown != text;
        *shown = text;
        changed
    }

    /// Adds the announcement below a match's message, within Discord's limits.
    pub fn add_to(&self, payload: &mut MessagePayload) {
        let shown = self.0.lock();
        let (Some(text), Some(container)) = (&*shown, &mut payload.container) else { return };
        // The text is shown as written, but an invisible space keeps it from mentioning anybody.
        let line = format!("📢 {}", text.replace('@', "@\u{200b}"));
        let left = MAX_CONTAINER.saturating_sub(utf16_len(&payload.content) + utf16_len(&line) + 1);
        container.text_below = truncate(&container.text_below, left);
        if !container.text_below.is_empty() {
            container.text_below.push('\n');
        }
        container.text_below += &line;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::http::Container;

    fn message(content: &str, below: String) -> MessagePayload {
        let container = Container { color: 0, text_below: below };
        MessagePayload { container: Some(container), ..MessagePayload::text(content.to_owned()) }
    }

    fn below(payload: &MessagePayload) -> &str {
        &payload.container.as_ref().expect("a container").text_below
    }

    #[test]
    fn the_line_stands_below_everything_and_mentions_nobody() {
        let shown = ShownAnnouncement::default();
        let mut payload = message("Your turn", "Anna · Ben".to_owned());
        shown.add_to(&mut payload);
        assert_eq!(below(&payload), "Anna · Ben");
        assert!(shown.set(Some("**Back at 8**, @everyone <@1> <@&2>".to_owned())));
        assert!(!shown.set(Some("**Back at 8**, @everyone <@1> <@&2>".to_owned())), "nothing has changed");
        shown.add_to(&mut payload);
        let line = "📢 **Back at 8**, @\u{200b}everyone <@\u{200b}1> <@\u{200b}&2>";
        assert_eq!(below(&payload), format!("Anna · Ben\n{line}"));
        assert!(shown.set(None));
        let mut payload = message("Your turn", String::new());
        shown.add_to(&mut payload);
        assert_eq!(below(&payload), "");
    }

    #[test]
    fn a_full_message_is_cut_for_the_line() {
        let shown = ShownAnnouncement::default();
        shown.set(Some("🐍".repeat(200)));
        let mut payload = message(&"a".repeat(1_000), "b".repeat(3_000));
        shown.add_to(&mut payload);
        assert_eq!(utf16_len(&payload.content) + utf16_len(below(&payload)), MAX_CONTAINER);
        assert!(below(&payload).ends_with("…\n📢 ".to_owned().as_str()) || below(&payload).ends_with('🐍'));
    }
}
