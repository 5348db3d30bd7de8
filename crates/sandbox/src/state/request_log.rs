//! A log of the bot's requests, for tests: counts by route, and the latest requests in full.

use std::collections::{BTreeMap, VecDeque};

use serde::Serialize;
use serde_json::Value;

use crate::model::json_memory;

/// The maximum number of requests that are stored in full. Beyond it, the oldest are removed.
const MAX_REQUESTS: usize = 1000;
/// The maximum memory for the requests that are stored in full, in bytes.
const MAX_BYTES: usize = 64 << 20;
/// The maximum memory for a logged body, in bytes. A larger body is logged as null.
const MAX_BODY_BYTES: usize = 4 << 20;
/// The maximum number of counted routes. Without a limit, requests with made-up methods could fill the memory.
const MAX_ROUTES: usize = 1000;

#[derive(Default)]
pub struct RequestLog {
    /// The number of requests by method and path template, counted when a request arrives.
    pub routes: BTreeMap<String, u64>,
    pub rate_limited: u64,
    /// The number of responses that Discord counts towards a ban: 401, 403 and 429.
    pub invalid: u64,
    last_seq: u64,
    requests: VecDeque<LoggedRequest>,
    bytes: usize,
}

#[derive(Clone, Serialize)]
pub struct LoggedRequest {
    pub seq: u64,
    pub method: String,
    /// The path template, with parameters named as in Discord's OpenAPI description.
    pub path: String,
    pub url: String,
    pub status: u16,
    pub body: Value,
    pub files: Vec<File>,
}

#[derive(Clone, Serialize)]
pub struct File {
    pub name: String,
    pub size: usize,
}

impl RequestLog {
    pub fn count(&mut self, request: &LoggedRequest) {
        let route = format!("{} {}", request.method, request.path);
        if self.routes.len() < MAX_ROUTES || self.routes.contains_key(&route) {
            *self.routes.entry(route).or_default() += 1;
        }
    }

    /// Adds a request that has been answered, and sets its `seq`.
    pub fn add(&mut self, mut request: LoggedRequest) {
        self.rate_limited += u64::from(request.status == 429);
        self.invalid += u64::from(matches!(request.status, 401 | 403 | 429));
        self.last_seq += 1;
        request.seq = self.last_seq;
        if json_memory(&request.body) > MAX_BODY_BYTES {
            request.body = Value::Null;
        }
        self.bytes += request.memory_usage();
        self.requests.push_back(request);
        while (self.requests.len() > MAX_REQUESTS || self.bytes > MAX_BYTES)
            && let Some(oldest) = self.requests.pop_front()
        {
            self.bytes -= oldest.memory_usage();
        }
    }

    pub fn requests_after(&self, seq: u64) -> Vec<LoggedRequest> {
        self.requests.iter().filter(|request| request.seq > seq).cloned().collect()
    }
}

impl LoggedRequest {
    fn memory_usage(&self) -> usize {
        let files: usize = self.files.iter().map(|file| size_of::<File>() + file.name.len()).sum();
        size_of::<Self>() + self.method.len() + self.path.len() + self.url.len() + json_memory(&self.body) + files
    }
}
