//! Finds and removes what rehearsals created.

use reqwest::Method;
use serde_json::Value;

use super::{NAME, Played, Rehearsal};
use crate::discord::message::custom_id;

/// Discord's type for the message that it adds to a channel for a new thread.
const THREAD_CREATED: u64 = 18;

impl Rehearsal {
    /// Removes what this rehearsal and earlier ones created.
    pub async fn remove_leftovers(&mut self) -> Played {
        let (application, guild, channel) = (self.application, self.guild, self.channel);
        let messages = format!("/channels/{channel}/messages");
        let mut lists = vec![
            (format!("/applications/{application}/guilds/{guild}/commands"), "", None),
            (format!("/applications/{application}/emojis"), "/items", None),
            (messages, "", None),
            (format!("/guilds/{guild}/scheduled-events"), "", None),
            (format!("/guilds/{guild}/threads/active"), "/threads", Some("/channels")),
            (format!("/channels/{channel}/threads/archived/public"), "/threads", Some("/channels")),
            (format!("/channels/{channel}/users/@me/threads/archived/private"), "/threads", Some("/channels")),
        ];
        // If there is no channel for direct messages, the step that writes one reports it.
        if let Ok(direct) = self.api.direct_channel(self.owner).await {
            lists.push((format!("/channels/{direct}/messages"), "", None));
        }
        let mut failed = None;
        for (list, place, prefix) in lists {
            match self.probe.send(Method::GET, &list, None).await {
                Ok(found) => {
                    let found = found.pointer(place).and_then(Value::as_array).into_iter().flatten();
                    let ours = found.filter(|object| self.is_ours(object)).filter_map(|object| object["id"].as_str());
                    let paths: Vec<_> = ours.map(|id| format!("{}/{id}", prefix.unwrap_or(&list))).collect();
                    self.created.extend(paths);
                }
                Err(error) => failed = Some(error),
            }
        }
        let mut removed = 0;
        // What was created last is removed first, such as a thread before its message.
        let mut created = std::mem::take(&mut self.created);
        while let Some(path) = created.pop() {
            created.retain(|other| *other != path);
            match self.probe.send(Method::DELETE, &path, None).await {
                Err(error) if error.status != 404 => {
                    failed = Some(error);
                    self.created.push(path);
                }
                _ => removed += 1,
            }
        }
        match failed {
            None => Ok(format!("{removed} things removed")),
            Some(mut error) => {
                error.message = format!("{}; left behind: {:?}", error.message, self.created);
                Err(error.into())
            }
        }
    }

    /// Returns whether a rehearsal created this object.
    fn is_ours(&self, object: &Value) -> bool {
        // Users cannot write these quotes into a message: JSON escapes theirs.
        let button = format!("\"custom_id\":\"{}/", custom_id::REHEARSAL);
        let by = ["/owner_id", "/creator_id", "/author/id"].into_iter().filter_map(|place| object.pointer(place));
        by.into_iter().all(|id| self.is_own(id))
            && (object["name"] == NAME
                || (object["type"] == THREAD_CREATED && object["content"] == NAME)
                || object["components"].to_string().contains(&button))
    }
}
