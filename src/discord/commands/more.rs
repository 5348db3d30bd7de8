//! The page behind a match's *More* button: links to pages about the match, and buttons with further commands.

use super::unknown_button;
use crate::discord::bot::Caller;
use crate::discord::http::{AnswerLifetime, Component, MessagePayload};
use crate::discord::interaction::{InteractionContext, Response};
use crate::discord::message::custom_id::{CustomId, DISCORD_LANGUAGE, Page, language_select_id};
use crate::discord::message::{Rows, in_container, labelled_button};
use crate::ids::{ChannelId, MatchId, UserId};
use crate::play::{Command, Error, MatchMeta, Proposal, Stage, View};
use contract::{Phrase, Style};
use text::{Locale, say};

/// Returns the page for this user.
///
/// # Errors
/// Fails if the user may not see the match here, or if the database fails.
pub async fn page(caller: &Caller, id: MatchId) -> Result<MessagePayload, Error> {
    let view = load_visible_match(caller, id, None).await?;
    let chosen = caller.bot.database.user_settings(caller.user.id).await?.language;
    Ok(page_for_view(&view, caller, chosen))
}

/// Stores the user's language and shows the page again. `None` selects Discord's language.
///
/// # Errors
/// Fails as [`page`] does.
pub async fn choose_language(caller: &Caller, id: MatchId, language: Option<Locale>) -> Result<Response, Error> {
    let (bot, user) = (&caller.bot, caller.user.id);
    bot.database.change_user_settings(user, |settings| settings.language = language).await?;
    bot.language_cache.insert(user, language);
    let mut caller = caller.clone();
    caller.interaction.user.locale = language.unwrap_or(caller.discord_locale);
    page(&caller, id).await.map(Response::Update)
}

/// Returns the page. A command is offered if its properties allow this user to run it on this match.
fn page_for_view(view: &View, interaction: &InteractionContext, language: Option<Locale>) -> MessagePayload {
    let (meta, locale, user) = (&view.meta, interaction.user.locale, interaction.user.id);
    let seat = meta.seat_of(user);
    let plays_on = seat.is_some_and(|seat| !view.resigned.contains(&seat));
    let is_possible = |command: &Command| match command {
        // A tournament match cannot be paused, because other tables would have to wait for its result.
        Command::Propose(_) => plays_on && meta.table.is_none() && view.pause_tally.agreed == 0,
        // A user who plays against computers only can stop the match instead, so that it does not count.
        Command::Resign => plays_on && !meta.is_alone(),
        _ => true,
    };
    let commands: &[(Command, &'static str, Style)] = match meta.stage {
        Stage::Running => &[
            (Command::Propose(Proposal::Pause), "discord-button-pause", Style::Secondary),
            (Command::Repost, "discord-button-board", Style::Secondary),
            (Command::Resign, "discord-button-resign", Style::Danger),
            (Command::Stop, "discord-button-stop", Style::Danger),
        ],
        Stage::Archived => &[
            (Command::Resume, "discord-button-resume", Style::Success),
            (Command::Resign, "discord-button-resign", Style::Danger),
            (Command::Stop, "discord-button-stop", Style::Danger),
        ],
        Stage::Lobby | Stage::Over | Stage::Cancelled => &[],
    };
    let offered = commands.iter().filter(|(command, ..)| {
        command.properties().match_filter.includes(meta, user, interaction.is_moderator()) && is_possible(command)
    });
    // If other tables of a tournament might still play the same deal, the page does not offer earlier frames.
    let is_open = meta.table.is_none() || meta.deal.is_none();
    let so_far = CustomId::Frame { id: meta.id, number: view.news_step_count, open: false };
    let pages = [
        (CustomId::Page(Page::Rules { game: meta.game.clone(), page: 1 }), "discord-button-rules"),
        (CustomId::Page(Page::Description { id: meta.id, draft: None }), "discord-button-describe"),
        (CustomId::Page(Page::FairPlay(meta.id)), "discord-button-fair-play"),
        (so_far, "discord-button-so-far"),
    ];
    let pages = pages.into_iter().take(if is_open { 4 } else { 3 });
    let mut rows = Rows::default();
    rows.add_buttons(pages.map(|(page, key)| labelled_button(&page, locale, key, Style::Secondary)));
    rows.add_buttons(offered.map(|(command, key, style)| {
        labelled_button(&CustomId::Command(command.clone(), meta.id), locale, key, *style)
    }));
    let text = |key: &'static str| say(locale, &Phrase::new(key), &[]);
    let own = std::iter::once((DISCORD_LANGUAGE.to_owned(), text("discord-language-own")));
    let languages = Locale::ALL.map(|locale| (locale.code().to_owned(), locale.native_name().to_owned()));
    rows.add_menu(&language_select_id(meta.id), language.map_or(DISCORD_LANGUAGE, Locale::code), own.chain(languages));
    let mut components = rows.into_rows();
    components.insert(components.len() - 1, Component::Text(text("discord-private-language")));
    let heading = format!("**{}** · #{}", say(locale, &view.game.title(&meta.options), &[]), meta.number);
    let lifetime = AnswerLifetime::Stage(meta.id, meta.stage);
    in_container(MessagePayload { components, lifetime, ..MessagePayload::ephemeral(heading) }, view.game.color)
}

/// Returns a match if it is in this channel or if the user has a seat in it. Without this check, a forged button could
/// show any match.
///
/// # Errors
/// Fails if there is no such match.
pub async fn load_visible_match(caller: &Caller, id: MatchId, draft: Option<(i64, String)>) -> Result<View, Error> {
    let view = caller.bot.matches.match_view_with_draft(id, draft).await?;
    if may_see(&view.meta, caller.channel, caller.user.id) { Ok(view) } else { Err(unknown_button()) }
}

pub fn may_see(meta: &MatchMeta, channel: ChannelId, user: UserId) -> bool {
    meta.location.channel == channel || meta.seat_of(user).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::commands::tests::interaction;
    use crate::discord::message::tests::{custom_ids, player, table, two, view};
    use crate::ids::TournamentId;
    use crate::play::{Deal, Occupant, Player, TournamentTable, ViewKind};
    use contract::{Controls, Seed};
    use serenity::all::Permissions;

    #[test]
    fn a_page_offers_what_its_user_can_do() {
        let with = |seats: Vec<Player>, user: u64, user_permissions: Permissions, stage: Stage| {
            let kind = table(Controls::default(), Vec::new(), Vec::new());
            let kind = if stage == Stage::Lobby { ViewKind::Lobby } else { kind };
            let mut interaction = InteractionContext { user_permissions, ..interaction() };
            interaction.user.id = UserId(user);
            let ids = custom_ids(&page_for_view(&view(seats, stage, kind), &interaction, None).components);
            let commands = ids.iter().filter_map(|id| id.strip_prefix("command/")).map(str::to_owned);
            commands.collect::<Vec<String>>().join(" ")
        };
        let (nobody, moderator) = (Permissions::empty(), Permissions::MANAGE_MESSAGES);
        // User 7 plays, alone or with user 8.
        let both = || vec![two().remove(0), player(Occupant::User(UserId(8)), "Ben", 0)];
        let shown = |user, permissions, stage| with(both(), user, permissions, stage);
        assert_eq!(with(two(), 7, nobody, Stage::Running), "propose:pause/zz board/zz stop/zz");
        assert_eq!(with(two(), 7, nobody, Stage::Archived), "resume/zz stop/zz");
        let all = "propose:pause/zz board/zz resign/zz stop/zz";
        assert_eq!(shown(7, nobody, Stage::Running), all);
        assert_eq!(shown(7, nobody, Stage::Archived), "resume/zz resign/zz stop/zz");
        assert_eq!(shown(70, nobody, Stage::Running), "board/zz");
        assert_eq!(shown(70, moderator, Stage::Running), "board/zz stop/zz");
        for stage in [Stage::Lobby, Stage::Over] {
            assert_eq!(shown(7, moderator, stage), "");
        }
    }

    #[test]
    fn nobody_pauses_a_tournament_or_sees_the_frames_of_a_duplicate() {
        let mut running = view(two(), Stage::Running, table(Controls::default(), Vec::new(), Vec::new()));
        let mut interaction = interaction();
        interaction.user.id = UserId(7);
        let ids = |view: &View| custom_ids(&page_for_view(view, &interaction, None).components).join(" ");
        assert!(ids(&running).contains("frame/zz/0") && ids(&running).contains("propose:pause"));
        let tournament_channel = running.meta.location.channel;
        running.meta.table =
            Some(TournamentTable { tournament: TournamentId(1), round: 0, table: 0, tournament_channel });
        assert!(ids(&running).contains("frame/zz/0") && !ids(&running).contains("propose:pause"));
        let deal = Deal::new_sealed(rules::find("sssnake").expect("a game").info(), Seed([9; 32]), vec![None, None]);
        running.meta.deal = Some(deal);
        assert!(!ids(&running).contains("frame/"));
    }
}
