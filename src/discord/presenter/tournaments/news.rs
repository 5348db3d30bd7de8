//! The bot's posts about a tournament: the organiser's actions, reminders, and corrected results.

use super::DiscordPresenter;
use super::players::{entrant_name, player_names, round_name, title};
use super::points::format_half_points;
use crate::discord::http::MessagePayload;
use crate::discord::message::custom_id::CustomId;
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{MAX_CONTENT, button_row, labelled_button, relative_time, truncate};
use crate::discord::presenter::notices::place;
use crate::ids::UserId;
use crate::play::{
    Correction, MAX_REASON_CHARS, Reminder, ShowError, Tournament, TournamentNews, TournamentNewsKind, TournamentRound,
};
use crate::timestamp::Timestamp;
use contract::{Phrase, Style};
use text::say;

impl DiscordPresenter {
    /// Posts news in the thread of its table, if any, else in the tournament's channel.
    pub(super) async fn post_news(&self, tournament: &Tournament, news: &TournamentNews) -> Result<(), ShowError> {
        let text = format!(
            "{}{}",
            mentions_prefix(&news.users),
            say(tournament.plan.locale, &news_phrase(tournament, news), &[])
        );
        let rounds = &tournament.plan.rounds;
        let thread = |round: Option<&TournamentRound>, table: usize| round?.tables.get(table)?.thread;
        let (thread, table) = match news.kind {
            TournamentNewsKind::MoreTime(more) => (thread(rounds.get(more.round.saturating_sub(1)), more.table), None),
            TournamentNewsKind::Seated(table) => (thread(rounds.last(), table), Some(table)),
            _ => (None, None),
        };
        if let (Some(thread), Some(table)) = (thread, table) {
            self.add_to_table_thread(tournament, table, thread, &news.users).await?;
        }
        let table = table.map(|table| format!("-{table}")).unwrap_or_default();
        let nonce = Some(format!("news-{}-{}{table}", tournament.id.to_short(), news.number));
        let text = MessagePayload::text(truncate(&text, MAX_CONTENT));
        let payload = MessagePayload { mentioned_users: news.users.clone(), nonce, ..text };
        self.api.post(thread.unwrap_or(tournament.channel), &payload).await.map(drop)
    }

    pub(super) async fn post_reminder(&self, tournament: &Tournament, reminder: &Reminder) -> Result<(), ShowError> {
        let Some(begins_at) = tournament.plan.begins_at else { return Ok(()) };
        let locale = reminder.direct_locale.unwrap_or(tournament.plan.locale);
        let phrase = Phrase::new("tournament-reminder").with("title", title(tournament));
        let text = say(locale, &phrase.with("when", relative_time(begins_at)), &[]);
        let (channel, text) = match (reminder.direct_locale, &reminder.users[..]) {
            (Some(_), [user]) => {
                let server = self.api.guild_name(tournament.guild).await.unwrap_or_default();
                let place = place(locale, &server, tournament.channel);
                (self.api.open_direct_channel(*user).await?, format!("{text}\n{place}"))
            }
            _ => (tournament.channel, format!("{}{text}", mentions_prefix(&reminder.users))),
        };
        if let Some(begun_at) = reminder.begun_at {
            let when = relative_time(begins_at);
            let is_it = |message: &serde_json::Value| {
                message["content"].as_str().is_some_and(|content| content.contains(&when))
            };
            if self.api.find_own_message(channel, begun_at, is_it).await?.is_some() {
                return Ok(());
            }
        }
        let notices = labelled_button(&CustomId::Notices(None), locale, "discord-button-notices", Style::Secondary);
        let seconds = begins_at.0.div_euclid(1_000);
        let payload = MessagePayload {
            components: button_row([notices]),
            mentioned_users: reminder.users.clone(),
            // Discord allows 25 characters.
            nonce: Some(format!("r{}-{}-{seconds}", tournament.id.to_short(), reminder.minutes_before)),
            ..MessagePayload::text(truncate(&text, MAX_CONTENT))
        };
        self.api.post(channel, &payload).await.map(drop)
    }
}

/// Returns the mentions of these users before a text.
fn mentions_prefix(users: &[UserId]) -> String {
    users.iter().map(|user| format!("{} ", user.mention())).collect()
}

/// Formats when a tournament begins. Discord shows the time in each user's time zone.
pub fn format_begin_time(at: Timestamp) -> String {
    format!("<t:{}:F> ({})", at.0.div_euclid(1_000), relative_time(at))
}

fn news_phrase(tournament: &Tournament, news: &TournamentNews) -> Phrase {
    let name = |number| entrant_name(tournament, number, TextFormat::Markdown);
    match news.kind {
        TournamentNewsKind::Begins(at) => {
            let phrase = Phrase::new("tournament-told-begins").with("title", title(tournament));
            phrase.with("when", format_begin_time(at))
        }
        TournamentNewsKind::Removed => Phrase::new("tournament-told-removed").with("title", title(tournament)),
        TournamentNewsKind::Wanted(number) => Phrase::new("tournament-told-wanted").with("player", name(number)),
        TournamentNewsKind::Substituted(number) => {
            Phrase::new("tournament-told-substitute").with("player", name(number))
        }
        TournamentNewsKind::Corrected(number) => match tournament.plan.organised.corrections.get(number) {
            Some(correction) => correction_phrase(tournament, number, correction),
            None => Phrase::verbatim(""),
        },
        TournamentNewsKind::Seated(_) => {
            let numbers = news.users.iter().filter_map(|user| tournament.entrant_number(*user));
            let names: Vec<Phrase> = numbers.map(|number| Phrase::verbatim(name(number))).collect();
            Phrase::new("tournament-told-seated").with("players", names)
        }
        TournamentNewsKind::MoreTime(more) => {
            Phrase::new("tournament-told-time").with("when", relative_time(more.until))
        }
        TournamentNewsKind::Early(round) => {
            Phrase::new("tournament-told-end").with("round", round_name(tournament, round.saturating_sub(1)))
        }
        TournamentNewsKind::HandedOver => Phrase::new("tournament-told-host").with("title", title(tournament)),
    }
}

/// Returns the corrections of the first `rounds` rounds, one line for each.
pub(super) fn correction_lines(tournament: &Tournament, rounds: usize) -> Vec<String> {
    let all = tournament.plan.organised.corrections.iter().enumerate();
    let shown = all.filter(|(_, correction)| correction.round < rounds);
    shown
        .map(|(number, correction)| {
            say(tournament.plan.locale, &correction_phrase(tournament, number, correction), &[])
        })
        .collect()
}

fn correction_phrase(tournament: &Tournament, number: usize, correction: &Correction) -> Phrase {
    // A later correction of the same result contains the result after this correction.
    let mut later = tournament.plan.organised.corrections.iter().skip(number + 1);
    let later = later.find(|later| (later.round, later.table) == (correction.round, correction.table));
    let round = tournament.plan.rounds.get(correction.round);
    let table = round.and_then(|round| round.tables.get(correction.table));
    let newest = table.and_then(|table| table.result.as_ref()).map(|result| &result.scores);
    let after = later.map(|later| &later.before).or(newest).map_or("–".to_owned(), |after| format_scores(after));
    Phrase::new("tournament-corrected")
        .with("round", round_name(tournament, correction.round))
        .with("players", table.map_or(String::new(), |table| player_names(tournament, table, TextFormat::Markdown)))
        .with("after", after)
        .with("before", format_scores(&correction.before))
        .with("reason", names::format_user_text(&correction.reason, MAX_REASON_CHARS, TextFormat::Markdown))
}

/// Formats the half points of a table's seats: “1 : 0”.
pub fn format_scores(scores: &[Option<i64>]) -> String {
    // No-break spaces.
    scores.iter().map(|score| format_half_points(score.unwrap_or(0))).collect::<Vec<_>>().join("\u{a0}:\u{a0}")
}
