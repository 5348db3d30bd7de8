//! Milestones: a user's first win, longest winning streak, longest snake and fastest claim (correct reaction) in a
//! game. `/stats` shows them. A milestone is new until its user has seen it there. Only this user can share it.

use super::daily::channel_language;
use super::leaderboard::game_title;
use super::start::check_may_post;
use super::{find_game, unknown_button};
use crate::discord::bot::{BotContext, Caller, Work};
use crate::discord::http::{Component, MessagePayload};
use crate::discord::interaction::Response;
use crate::discord::message::Rows;
use crate::discord::message::custom_id::MILESTONE_SELECT_ID;
use crate::discord::message::names::{self, TextFormat};
use crate::ids::UserId;
use crate::play::{Error, MilestoneKind, days_since_epoch, phrase_with_date};
use crate::store::Milestone;
use crate::timestamp::Timestamp;
use contract::{GameInfo, Phrase};
use text::{Locale, say};

/// A user's milestones in one game.
type GameMilestones = (&'static GameInfo, Vec<Milestone>);

/// Returns a user's milestones in these games. If users view their own milestones (`themselves`), the new ones are then
/// marked as seen. To other users, no milestone is shown as new.
pub async fn load(
    bot: &BotContext,
    user: UserId,
    themselves: bool,
    games: impl Iterator<Item = &'static GameInfo>,
) -> Result<Vec<GameMilestones>, Error> {
    let mut all = Vec::new();
    for info in games {
        let mut reached = bot.database.milestones(user, info.name).await?;
        if !themselves {
            reached.iter_mut().for_each(|milestone| milestone.is_new = false);
        } else if reached.iter().any(|milestone| milestone.is_new) {
            bot.database.mark_milestones_seen(user, info.name, &reached).await?;
        }
        all.push((info, reached));
    }
    Ok(all)
}

/// Returns a line for each new milestone. If `one_game` is true, also returns a line for each milestone that the
/// statistics do not show otherwise.
pub fn milestone_lines(all: &[GameMilestones], one_game: bool) -> Vec<Phrase> {
    let is_listed = |milestone: &Milestone| {
        milestone.is_new || one_game && matches!(milestone.kind, MilestoneKind::FirstWin | MilestoneKind::Snake)
    };
    let line = |(info, milestone): (&GameInfo, &Milestone)| {
        let key = if milestone.is_new { "discord-milestone-new" } else { "discord-milestone-old" };
        Phrase::new(key).with("milestone", milestone_phrase(info, milestone))
    };
    iter_milestones(all).filter(|(_, milestone)| is_listed(milestone)).map(line).collect()
}

/// Returns the menu from which the user chooses a milestone to share. If there are no milestones, returns no menu.
pub fn share_menu(locale: Locale, all: &[GameMilestones]) -> Vec<Component> {
    let option = |(info, milestone): (&GameInfo, &Milestone)| {
        let value = format!("{}/{}", info.name, milestone.kind);
        (value, say(locale, &milestone_phrase(info, milestone), &[]), None)
    };
    let placeholder = say(locale, &Phrase::new("discord-milestone-share"), &[]);
    let mut rows = Rows::default();
    rows.add_select(MILESTONE_SELECT_ID.to_owned(), &placeholder, iter_milestones(all).map(option));
    rows.into_rows()
}

/// Posts the user's milestone for everybody in the channel, in the server's language.
///
/// # Errors
/// Fails if the user has no such milestone, if the bot may not post here, or if the user has just shared several
/// milestones.
pub async fn share(caller: &Caller, game: &str, kind: MilestoneKind) -> Result<Response, Error> {
    check_may_post(caller, false)?;
    let (user, info) = (&caller.user, find_game(game)?.info());
    let reached = caller.bot.database.milestones(user.id, info.name).await?;
    let milestone = reached.iter().find(|milestone| milestone.kind == kind).ok_or_else(unknown_button)?;
    caller.bot.check_work_limit(Work::SharedMilestone(user.id))?;
    let locale = channel_language(caller).await?;
    let phrase = Phrase::new("discord-milestone-shared")
        .with("player", names::format_name(&user.name, TextFormat::Markdown))
        .with("milestone", milestone_phrase(info, milestone));
    Ok(Response::Message(MessagePayload::text(say(locale, &phrase, &[]))))
}

fn iter_milestones(all: &[GameMilestones]) -> impl Iterator<Item = (&'static GameInfo, &Milestone)> {
    all.iter().flat_map(|(info, reached)| reached.iter().map(move |milestone| (*info, milestone)))
}

fn milestone_phrase(info: &GameInfo, milestone: &Milestone) -> Phrase {
    let value = milestone.value;
    let phrase = Phrase::new(format!("discord-milestone-{}", milestone.kind)).with("game", game_title(Some(info)));
    match milestone.kind {
        MilestoneKind::FirstWin => {
            phrase.with("date", phrase_with_date("date-year", days_since_epoch(Timestamp(value))))
        }
        MilestoneKind::Streak => phrase.with("wins", value),
        MilestoneKind::Snake => phrase.with("cards", value),
        MilestoneKind::Claim => phrase.with("time", Phrase::seconds(value)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::message::custom_id::CustomId;
    use crate::discord::message::utf16_len;
    use rules::REGISTRY;

    const KINDS: [MilestoneKind; 4] =
        [MilestoneKind::FirstWin, MilestoneKind::Streak, MilestoneKind::Snake, MilestoneKind::Claim];

    fn all(is_new: bool) -> Vec<GameMilestones> {
        let reached = || KINDS.map(|kind| Milestone { kind, value: 1_795_392_000_000, is_new }).to_vec();
        REGISTRY.iter().map(|game| (game.info(), reached())).collect()
    }

    #[test]
    fn new_milestones_are_listed_and_all_can_be_shared() {
        let games = REGISTRY.len();
        assert_eq!(
            [milestone_lines(&all(true), false), milestone_lines(&all(true), true)].map(|lines| lines.len()),
            [4 * games; 2]
        );
        assert_eq!(
            [milestone_lines(&all(false), false), milestone_lines(&all(false), true)].map(|lines| lines.len()),
            [0, 2 * games]
        );
        assert_eq!(share_menu(Locale::En, &[]), []);
        for locale in Locale::ALL {
            let rows = share_menu(locale, &all(false));
            let [Component::Select(select)] = &rows[..] else { panic!("{rows:?}") };
            assert_eq!(select.options.len(), 4 * games);
            for option in &select.options {
                assert!(CustomId::parse(&select.custom_id, std::slice::from_ref(&option.value)).is_some());
                assert!(utf16_len(&option.label) <= 100 && !option.label.contains('…'), "{locale:?}: {}", option.label);
                assert!(!option.label.contains("discord-"), "{locale:?}: {}", option.label);
            }
        }
    }

    #[test]
    fn milestones_are_sentences() {
        let info = REGISTRY[0].info();
        let said =
            |kind, value| say(Locale::En, &milestone_phrase(info, &Milestone { kind, value, is_new: true }), &[]);
        assert_eq!(said(MilestoneKind::FirstWin, 1_796_256_000_000), "Sssnake · first win: 3 December 2026");
        assert_eq!(said(MilestoneKind::Streak, 5), "Sssnake · most wins in a row: 5");
        assert_eq!(said(MilestoneKind::Snake, 1), "Sssnake · longest snake: a card");
        assert_eq!(said(MilestoneKind::Claim, 412), "Sssnake · fastest right reaction: 0.41 s");
    }
}
