//! Handles button presses, choices from select menus, and submitted forms.

#[cfg(test)]
mod tests;

use serenity::all::Permissions;
use tracing::{Instrument as _, Span};

use super::bot::Caller;
use super::commands::start::MatchChoices;
use super::commands::{
    away, daily, find_game, help, leaderboard, match_commands, milestones, more, notices, organise, privacy, replay,
    review, scores, server_settings, start, tournament, unknown_button,
};
use super::event::{Guest, Press, SubmittedForm};
use super::http::{AnswerSubject, TOKEN_LIFETIME};
use super::interaction::{Response, run_and_respond};
use super::message::custom_id::{CustomId, DailyAction, DailyButton, Page, TournamentAction, TournamentButton};
use super::message::{self, custom_id, fair_play};
use crate::ids::MessageId;
use crate::play::{Admission, Command, Error, QueueTurn, Request, Setting};
use crate::telemetry::spans::{self, Part};
use contract::Phrase;

/// Handles a press without blocking the caller. Presses enter the match's mailbox in the order of the calls.
pub fn handle(mut caller: Caller, press: Press) {
    if custom_id_kind(&press.custom_id) == custom_id::REHEARSAL {
        return;
    }
    let logged = caller.span(custom_id_kind(&press.custom_id));
    let _entered = logged.enter();
    let span = spans::press();
    let custom_id = span.in_scope(|| parse_press(&press));
    caller.interaction.subject = subject(&caller, custom_id.as_ref(), press.message);
    if let Some(CustomId::Match(id, command)) = custom_id {
        logged.record("match_id", id.to_short());
        let opens_match = command.properties().opens_match;
        let request = Request { message: press.message, ..caller.request(command) };
        if let Some(message) = press.message {
            caller.bot.reactions.set_channel_hidden(message, caller.bot_lacks(Permissions::VIEW_CHANNEL));
        }
        // This call puts the press into the match's mailbox. It must not move into the task below, because presses
        // could then change their order.
        let result = span.in_scope(|| caller.bot.matches.press(id, request));
        spawn_and_respond(caller, span, move |caller| async move {
            if opens_match {
                start::check_start_channel(&caller, &start::guild_settings(&caller).await?)?;
            }
            result.await?;
            caller.bot.api.private_answers.remove_refusal(caller.user.id, id);
            Ok(Response::SentElsewhere)
        });
        return;
    }
    // For the same reason, this call must not move into the task either.
    let turn = match &custom_id {
        Some(CustomId::Tournament(TournamentButton { id, action: TournamentAction::Change(_) })) => {
            caller.bot.tournaments.queues.enter(*id).ok()
        }
        _ => None,
    };
    // Boxed, because the future that handles all kinds of presses is too large for the stack in debug builds.
    let work = move |caller: Caller| async move { Box::pin(carry_out(&caller, custom_id, press, turn)).await };
    spawn_and_respond(caller, span, work);
}

/// Carries out every press or choice other than those in a match's own message.
async fn carry_out(
    caller: &Caller,
    custom_id: Option<CustomId>,
    press: Press,
    turn: Option<QueueTurn>,
) -> Result<Response, Error> {
    caller.check_admission(custom_id.as_ref().map_or(Admission::Open, CustomId::admission)).await?;
    match custom_id.ok_or_else(unknown_button)? {
        CustomId::Command(command, id) => match_commands::run(caller, command, Some(id)).await,
        CustomId::Page(page) => open_page(caller, page).await,
        CustomId::Play { game, edition, opening } => {
            start::open_by_button(caller, start::find_played_game(&game, edition.as_deref())?, opening).await
        }
        CustomId::EndAndOffer { open, game, edition, opening } => {
            start::end_and_offer(caller, open, start::find_played_game(&game, edition.as_deref())?, opening).await
        }
        CustomId::Challenge { user, game, edition, name } => {
            let guests = vec![Guest { user, name, is_bot: false }];
            let choices = MatchChoices { guests, ..MatchChoices::default() };
            start::open(caller, start::find_played_game(&game, edition.as_deref())?, choices).await
        }
        CustomId::Settings(page, change) => server_settings::handle_press(caller, page, change, &press.channels).await,
        CustomId::ListActs => server_settings::list_acts(caller).await,
        CustomId::Notices(None) => notices::page(caller).await.map(Response::Message),
        CustomId::Notices(Some(place)) => notices::choose(caller, |settings| settings.notices = Some(place)).await,
        CustomId::NextNotices(on) => notices::choose(caller, |settings| settings.next = on).await,
        form @ CustomId::PuzzleNotice(true) => {
            Ok(Response::Form(notices::time_form(caller.user.locale, &form, "discord-puzzle-time-title")))
        }
        CustomId::PuzzleNotice(false) => notices::choose_puzzle_time(caller, None).await,
        CustomId::Invitations(place) => notices::choose(caller, |settings| settings.invitations = place).await,
        CustomId::InvitedBy(who) => notices::choose(caller, |settings| settings.invited_by = who).await,
        CustomId::Away(days) => away::choose_days(caller, days).await,
        CustomId::Invite(id, user) => {
            let guest = press.users.into_iter().find(|guest| guest.user == user).ok_or_else(unknown_button)?;
            match_commands::invite_guest(caller, Some(id), guest).await
        }
        CustomId::BlockHost(id) => notices::block_host(caller, id).await,
        CustomId::UnblockHost(host) => notices::unblock_host(caller, host).await,
        CustomId::ShowLeaderboard(page) => leaderboard::show(caller, &page).await,
        CustomId::ShareMilestone { game, kind } => milestones::share(caller, &game, kind).await,
        CustomId::Replay(id) => replay::replay(caller, Some(id), false).await,
        CustomId::PrivateReplay(id) => replay::replay(caller, Some(id), true).await,
        CustomId::Frame { id, number, open } => {
            let step = replay::step(caller, id, number).await?;
            Ok(if open { Response::Message(step) } else { Response::Page(step) })
        }
        CustomId::Record(id) => replay::record_file(caller, id).await.map(Response::Message),
        CustomId::Review(id, page) => review::open(caller, id, page).await,
        CustomId::PlayOn(_) | CustomId::Forget(false) => {
            Ok(Response::Update(caller.ephemeral(Phrase::new("discord-plays-on"))))
        }
        CustomId::AcceptInvitation(id) => notices::accept_invitation(caller, id).await,
        CustomId::DeclineInvitation(id) => notices::decline_invitation(caller, id).await,
        CustomId::Daily(button) => daily::handle_press(caller, button).await,
        CustomId::Tournament(button) => tournament::handle_press(caller, button, turn).await,
        CustomId::Language(id, language) => more::choose_language(caller, id, language).await,
        CustomId::SetListed(listed) => privacy::choose_listed(caller, listed).await,
        CustomId::Forget(true) => privacy::forget(caller).await,
        CustomId::Contribution(id) => {
            caller.bot.matches.check_contributor(&caller.user, id).await?;
            Ok(Response::Form(fair_play::contribution_form(id, caller.user.locale)))
        }
        CustomId::Match(..) => Err(unknown_button()),
    }
}

/// Spawns a task that runs `work` with the language that the user chose for private answers, and sends the response.
fn spawn_and_respond<F: Future<Output = Result<Response, Error>> + Send>(
    mut caller: Caller,
    span: Span,
    work: impl FnOnce(Caller) -> F + Send + 'static,
) {
    let responded = async move {
        caller.use_own_language().await;
        run_and_respond(caller.bot.api.clone(), caller.interaction.clone(), work(caller)).await;
    };
    tokio::spawn(responded.instrument(span).in_current_span());
}

/// Returns what the private answer to a press is about, if known.
fn subject(caller: &Caller, custom_id: Option<&CustomId>, message: Option<MessageId>) -> Option<AnswerSubject> {
    // The rules get a separate message, which must not replace the puzzle.
    if matches!(custom_id, Some(CustomId::Daily(DailyButton { action: DailyAction::Rules, .. }))) {
        return Some(AnswerSubject::Channel(caller.channel));
    }
    let of_message = match caller.private_message {
        Some(message) => caller.bot.api.private_answers.subject_of(message.id),
        None => message.and_then(|message| caller.bot.matches.match_shown_in(message)).map(AnswerSubject::Match),
    };
    custom_id.and_then(CustomId::subject).or(of_message)
}

/// Returns the part of a custom id that names the kind of button. Logs contain only this part, because the others can
/// contain text that users typed.
fn custom_id_kind(custom_id: &str) -> &str {
    custom_id.split('/').next().unwrap_or_default()
}

/// Parses the custom id of the button, or the choice from the select menu.
fn parse_press(press: &Press) -> Option<CustomId> {
    spans::part(Part::Parse).in_scope(|| CustomId::parse(&press.custom_id, &press.values))
}

/// Handles a submitted form: a contribution to a match's seed, an organiser's text, a report about a puzzle, or a time.
pub fn handle_form(mut caller: Caller, form: SubmittedForm) {
    if custom_id_kind(&form.custom_id) == custom_id::REHEARSAL {
        return;
    }
    let custom_id = CustomId::parse(&form.custom_id, &[]);
    caller.interaction.subject = subject(&caller, custom_id.as_ref(), None);
    let typed = form.text;
    let span = caller.span(custom_id_kind(&form.custom_id));
    spawn_and_respond(caller, span, move |caller| async move {
        let caller = &caller;
        caller.check_admission(custom_id.as_ref().map_or(Admission::Open, CustomId::admission)).await?;
        match custom_id {
            Some(CustomId::Contribution(id)) => {
                caller.bot.matches.run_command_on(id, caller.request(Command::ContributeToSeed(typed))).await?;
                open_page(caller, Page::FairPlay(id)).await
            }
            Some(CustomId::Tournament(button)) => organise::handle_form(caller, button, &typed).await,
            Some(CustomId::Daily(button)) => daily::report(caller, button.day, &typed).await,
            Some(CustomId::PuzzleNotice(true)) => notices::choose_puzzle_time(caller, Some(&typed)).await,
            Some(CustomId::Settings(_, Some(Setting::PuzzleTime(_)))) => {
                server_settings::set_puzzle_time(caller, &typed).await
            }
            _ => Err(unknown_button()),
        }
    });
}

async fn open_page(caller: &Caller, page: Page) -> Result<Response, Error> {
    let bot = &caller.bot;
    let payload = match page {
        Page::Rules { game, page } => help::rules_page(caller, find_game(&game)?.info(), page).await?,
        Page::Leaderboard(page) => leaderboard::ephemeral_page(caller, &page).await?,
        Page::Help(page) => help::page(caller, page).await?,
        Page::Stats(game) => scores::stats_page(caller, None, Some(&game)).await?,
        Page::FairPlay(id) => {
            let meta = more::load_visible_match(caller, id, None).await?.meta;
            fair_play::page(&meta, &bot.database.fair_play(&meta).await?, &caller.user)
        }
        Page::More(id) => more::page(caller, id).await?,
        Page::Description { id, draft } => {
            let view = more::load_visible_match(caller, id, draft).await?;
            message::description_message(&view, caller.user.locale, Some(bot.matches.now() + TOKEN_LIFETIME))
        }
    };
    Ok(Response::Page(payload))
}
