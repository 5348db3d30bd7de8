//! Finds and removes the objects that rehearsals created.

use reqwest::Method;
use serde_json::Value;

use super::{REHEARSAL_NAME, Rehearsal, StepResult};
use crate::discord::http::RequestError;
use crate::discord::message::custom_id;

/// The number of objects in each page of a list, and the maximum number of pages.
const PAGE_SIZE: usize = 100;
const MAX_PAGES: usize = 50;
/// Discord's type for the message that announces a new thread in its channel.
const THREAD_CREATED_MESSAGE_TYPE: u64 = 18;

impl Rehearsal {
    /// Removes the objects that this and earlier rehearsals created. Searches only the newest 5,000 messages, and the
    /// newest 5,000 archived threads of each kind.
    pub async fn remove_leftovers(&mut self) -> StepResult {
        let (application, guild, channel) = (self.application, self.guild, self.channel);
        let messages = format!("/channels/{channel}/messages");
        let archived = format!("/channels/{channel}/threads/archived/public");
        let joined = format!("/channels/{channel}/users/@me/threads/archived/private");
        let mut lists = vec![
            (format!("/applications/{application}/guilds/{guild}/commands"), "", None, ""),
            (format!("/applications/{application}/emojis"), "/items", None, ""),
            (messages, "", None, "/id"),
            (format!("/guilds/{guild}/scheduled-events"), "", None, ""),
            (format!("/guilds/{guild}/threads/active"), "/threads", Some("/channels"), ""),
            (archived, "/threads", Some("/channels"), "/thread_metadata/archive_timestamp"),
            (joined, "/threads", Some("/channels"), "/id"),
        ];
        // Errors are ignored here, because the step that writes a direct message reports them.
        if let Ok(direct) = self.api.open_direct_channel(self.owner).await {
            lists.push((format!("/channels/{direct}/messages"), "", None, "/id"));
        }
        let mut failed = None;
        for (list, place, prefix, cursor) in lists {
            let mut ids = Vec::new();
            failed = self.collect_ids(&list, place, cursor, &mut ids).await.err().or(failed);
            self.created.extend(ids.into_iter().map(|id| format!("{}/{id}", prefix.unwrap_or(&list))));
        }
        let mut removed = 0;
        // Objects are removed in reverse order of creation, such as a thread before its message.
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
            Some(error) if self.created.is_empty() => Err(error.into()),
            Some(mut error) => {
                error.message = format!("{}; left behind: {:?}", error.message, self.created);
                Err(error.into())
            }
        }
    }

    /// Adds the IDs of the rehearsals' objects in this list to `ours`. `place` is the JSON pointer to the objects in
    /// each page. `cursor` is the pointer to a value in the last object, which the request for the next page contains.
    async fn collect_ids(
        &self,
        list: &str,
        place: &str,
        cursor: &str,
        ours: &mut Vec<String>,
    ) -> Result<(), RequestError> {
        let mut page = list.to_owned();
        if !cursor.is_empty() {
            page += &format!("?limit={PAGE_SIZE}");
        }
        for _ in 0..MAX_PAGES {
            let reply = self.probe.send(Method::GET, &page, None).await?;
            let found = reply.pointer(place).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
            let ids =
                found.iter().filter(|object| self.is_from_rehearsal(object)).filter_map(|object| object["id"].as_str());
            ours.extend(ids.map(str::to_owned));
            let more = reply["has_more"].as_bool().unwrap_or(found.len() >= PAGE_SIZE);
            let last = found.last().and_then(|object| object.pointer(cursor)?.as_str());
            let Some(last) = last.filter(|_| more) else { break };
            page = format!("{list}?limit={PAGE_SIZE}&before={}", last.replace('+', "%2B"));
        }
        Ok(())
    }

    /// Returns whether a rehearsal created this object.
    fn is_from_rehearsal(&self, object: &Value) -> bool {
        // Users cannot write these quotes into a message, because JSON escapes quotes in text.
        let button = format!("\"custom_id\":\"{}/", custom_id::REHEARSAL);
        let by = ["/owner_id", "/creator_id", "/author/id"].into_iter().filter_map(|place| object.pointer(place));
        // A bot's user ID is the same as its application ID.
        by.into_iter().all(|id| *id == *self.application.to_string())
            && (object["name"] == REHEARSAL_NAME
                || (object["type"] == THREAD_CREATED_MESSAGE_TYPE && object["content"] == REHEARSAL_NAME)
                || object["components"].to_string().contains(&button))
    }
}
