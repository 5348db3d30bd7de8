//! `/game away`: users set until when they are away, or say that they are back.

use super::{CommandContext, writes_month_first};
use crate::discord::bot::{Caller, Work};
use crate::discord::http::MessagePayload;
use crate::discord::interaction::Response;
use crate::discord::message::custom_id::{AWAY_SELECT_ID, CustomId};
use crate::discord::message::{Rows, button_row, in_container, labelled_button, say_all};
use crate::play::{AwayStatus, Error, TimeAway, days_since_epoch, last_day_away, parse_typed_day, phrase_with_date};
use crate::timestamp::Timestamp;
use contract::{Color, Phrase, Style};
use text::{Locale, say};

/// The maximum number of matches whose messages are edited at once when a user goes away or comes back. Further
/// messages show the change with their next update.
const MAX_EDITED_MATCHES: usize = 25;

/// Sets until when the user is away. Without a date, shows a page on which they choose.
#[poise::command(slash_command)]
pub async fn away(context: CommandContext<'_>, until: Option<String>) -> Result<(), Error> {
    let caller = context.data();
    let now = caller.bot.matches.now();
    let status = match until {
        Some(until) => {
            let days = parse_days(&until, writes_month_first(context), now);
            set_days_away(caller, days.ok_or_else(|| Error::user("discord-away-unclear"))?).await?
        }
        None => caller.bot.database.away_status(caller.user.id, now).await?,
    };
    caller.respond(Response::Message(page(caller.user.locale, status, now))).await
}

/// Stores the user's choice and shows the page again. `days` is 0 if the user is back.
///
/// # Errors
/// Fails if the user would be away for too long, or if the database fails.
pub async fn choose_days(caller: &Caller, days: u8) -> Result<Response, Error> {
    let status = set_days_away(caller, i64::from(days)).await?;
    Ok(Response::Update(page(caller.user.locale, status, caller.bot.matches.now())))
}

async fn set_days_away(caller: &Caller, days: i64) -> Result<AwayStatus, Error> {
    let bot = &caller.bot;
    let (user, now) = (caller.user.id, bot.matches.now());
    bot.check_work_limit(Work::AwayEdits(user))?;
    let (status, changed) = bot.database.set_away(user, days, now).await?;
    if !changed && days != 0 {
        let (most, left) = (TimeAway::MAX_DAYS, status.days_left(now));
        return Err(Phrase::new("discord-away-too-long").with("most", most).with("left", left).into());
    }
    if changed {
        bot.matches.away_changed(&bot.database.slow_matches_of(user, MAX_EDITED_MATCHES).await?);
    }
    Ok(status)
}

fn page(locale: Locale, status: AwayStatus, now: Timestamp) -> MessagePayload {
    let left = status.days_left(now);
    let text = match status.current {
        Some(time) => phrase_with_date("discord-away-now", last_day_away(time.until)),
        None => Phrase::new("discord-away-not"),
    };
    let count = Phrase::new("discord-away-left").with("left", left).with("most", TimeAway::MAX_DAYS);
    let text = say_all(locale, [text, Phrase::new("discord-away-help"), count], "\n");
    let option = |days: i64| {
        let label = phrase_with_date("discord-away-option", days_since_epoch(now) + days)
            .with("duration", Phrase::new("days").with("count", days));
        (days.to_string(), say(locale, &label, &[]), None)
    };
    let mut rows = Rows::default();
    let placeholder = say(locale, &Phrase::new("discord-away-choose"), &[]);
    rows.add_select(AWAY_SELECT_ID.to_owned(), &placeholder, (1..=left).map(option));
    let mut components = rows.into_rows();
    let back = labelled_button(&CustomId::Away(0), locale, "discord-button-returned", Style::Success);
    components.extend(button_row(status.current.map(|_| back)));
    in_container(MessagePayload { components, ..MessagePayload::ephemeral(text) }, Color::Usable)
}

/// Parses a number of days or a date, and returns the number of days from today. A date without a year means the next
/// such date.
fn parse_days(text: &str, month_first: bool, now: Timestamp) -> Option<i64> {
    let today = days_since_epoch(now);
    let days = text.trim().parse::<u16>().map(i64::from).ok();
    days.or_else(|| Some(parse_typed_day(text, month_first, today, true)? - today)).filter(|days| *days > 0)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// 26 November 2026, 3:41 (UTC).
    const NOW: Timestamp = Timestamp(1_795_664_460_000);

    #[test]
    fn days_and_dates_are_understood() {
        for (text, days) in [
            ("7", Some(7)),
            (" 2026-12-03 ", Some(7)),
            ("3.12.2026", Some(7)),
            ("3/12", Some(7)),
            ("2.1.", Some(37)),
            ("26.11.", Some(365)),
            ("2026-11-26", None),
            ("25.11.2026", None),
            ("30.2.", None),
            ("soon", None),
            ("0", None),
            ("-3", None),
            ("99999", None),
            ("", None),
        ] {
            assert_eq!(parse_days(text, false, NOW), days, "{text}");
        }
        assert_eq!(parse_days("12/3", true, NOW), Some(7), "the month first");
    }

    #[test]
    fn the_page_offers_the_days_that_are_left() {
        let options = |status: AwayStatus, now| {
            let payload = page(Locale::En, status, now);
            let json = serde_json::to_string(&payload).expect("JSON");
            (json.matches("day)\"").count() + json.matches("days)\"").count(), json.contains("away/0"), payload.content)
        };
        let (count, back, text) = options(AwayStatus::default(), NOW);
        assert_eq!((count, back), (14, false), "{text}");
        assert!(text.contains("14 more days this season, out of 14"), "{text}");
        let time = AwayStatus::default().time_away_for_days(7, NOW).expect("seven days");
        let later = NOW + Duration::from_secs(2 * 86_400);
        let (count, back, text) = options(AwayStatus::new(&[time], later), later);
        assert_eq!((count, back), (12, true), "{text}");
        assert!(text.contains("Last day: 3 December (UTC)"), "{text}");
    }

    #[test]
    fn every_page_fits_in_every_language() {
        for locale in Locale::ALL {
            let time = AwayStatus::default().time_away_for_days(7, NOW);
            for status in [AwayStatus::default(), AwayStatus::new(&time.into_iter().collect::<Vec<_>>(), NOW)] {
                let payload = page(locale, status, NOW);
                let json = serde_json::to_string(&payload).expect("JSON");
                assert!(!json.contains("discord-away") && !json.contains("\"date\""), "{locale:?}: {json}");
            }
        }
    }
}
