//! What the bot asked for: counts by route, and the newest requests in full, for tests.

use std::collections::{BTreeMap, VecDeque};

use serde::Serialize;
use serde_json::Value;

/// Requests kept in full.
const MAX_REQUESTS: usize = 1000;

#[derive(Default)]
pub struct Records {
    /// Requests by method and path template, from their coming on: whoever sees what one led to finds it counted.
    pub routes: BTreeMap<String, u64>,
    pub rate_limited: u64,
    /// Those that Discord counts towards a ban: 401, 403 and 429.
    pub invalid: u64,
    last_seq: u64,
    requests: VecDeque<Request>,
}

/// One request of the bot.
#[derive(Clone, Serialize)]
pub struct Request {
    pub seq: u64,
    pub method: String,
    /// The path template, as Discord's OpenAPI description names it.
    pub path: String,
    pub url: String,
    pub status: u16,
    pub body: Value,
    pub files: Vec<File>,
}

/// A file that was sent along.
#[derive(Clone, Serialize)]
pub struct File {
    pub name: String,
    pub size: usize,
}

impl Records {
    /// Counts a request that has come.
    pub fn count(&mut self, request: &Request) {
        *self.routes.entry(format!("{} {}", request.method, request.path)).or_default() += 1;
    }

    /// Notes an answered request; its `seq` is set here.
    pub fn add(&mut self, mut request: Request) {
        self.rate_limited += u64::from(request.status == 429);
        self.invalid += u64::from(matches!(request.status, 401 | 403 | 429));
        self.last_seq += 1;
        request.seq = self.last_seq;
        self.requests.push_back(request);
        if self.requests.len() > MAX_REQUESTS {
            self.requests.pop_front();
        }
    }

    /// The kept requests after one.
    pub fn after(&self, seq: u64) -> Vec<Request> {
        self.requests.iter().filter(|request| request.seq > seq).cloned().collect()
    }
}
