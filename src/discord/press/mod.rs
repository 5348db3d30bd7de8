//! Handles button presses, choices from select menus, and forms.

#[cfg(test)]
mod tests;

use std::sync::Arc;

use serenity::all::Permissions;
use tracing::{Instrument as _, Span};

use super::bot::BotContext;
use super::commands::{
    away, daily, help, leaderboard, match_commands, milestones, more, notices, organise, privacy, replay, review,
    scores, server_settings, start, tournament,
};
use super::event::{FilledForm, Press};
use super::http::{Form, MessagePayload, Subject, TOKEN_LIFE};
use super::interaction::{InteractionContext, Response, run_and_respond};
use super::message::custom_id::{CustomId, DailyAction, DailyButton, Page, TournamentAction, TournamentButton};
use super::message::{self, custom_id, fair_play};
use crate::ids::{MatchId, MessageId};
use crate::play::{Admission, Answer, Command, Error, Request, Setting};
use crate::telemetry::spans::{self, Part};
use contract::Phrase;
use text::say;

/// Handles a press. Presses enter the match's mailbox in call order. Never waits.
pub fn handle(bot: &Arc<BotContext>, mut interaction: InteractionContext, press: &Press) {
    if kind(&press.custom_id) == custom_id::REHEARSAL {
        return;
    }
    let logged = bot.span(&interaction, kind(&press.custom_id));
    let _entered = logged.enter();
    let span = spans::press();
    let custom_id = span.in_scope(|| parse(press));
    interaction.subject = subject(bot, &interaction, custom_id.as_ref(), press.message);
    if let Some(CustomId::Match(id, command)) = custom_id {
        logged.record("match_id", id.to_short());
        let opens_match = command.facts().opens_match.then(|| (Arc::clone(bot), interaction.clone()));
        let request = Request { message: press.message, ..interaction.request(command) };
        if let Some(message) = press.message {
            bot.reactions.set_hidden(message, interaction.bot_lacks(Permissions::VIEW_CHANNEL));
        }
        // This call puts the press into the match's mailbox, so moving it into the task below could change the order of
        // presses.
        let result = span.in_scope(|| bot.matches.press(id, request));
        let (worker, user) = (Arc::clone(bot), interaction.user.id);
        let work = move |_| async move {
            if let Some((bot, interaction)) = opens_match {
                start::refuse_elsewhere(&interaction, &start::settings(&bot, &interaction).await?)?;
            }
            result.await?;
            worker.api.private_answers().press_accepted(user, id);
            Ok(Response::SentElsewhere)
        };
        respond(bot, interaction, span, work);
        return;
    }
    // As above, the task could change the order of presses.
    let turn = match &custom_id {
        Some(CustomId::Tournament(TournamentButton { id, action: TournamentAction::Change(_) })) => {
            bot.tournaments.queues.enter(*id).ok()
        }
        _ => None,
    };
    let (channels, users) = (press.channels.clone(), press.users.clone());
    let worker = Arc::clone(bot);
    let work = move |context: InteractionContext| async move {
        worker.check_admission(&context, custom_id.as_ref().map_or(Admission::Open, CustomId::admission)).await?;
        match custom_id {
            Some(CustomId::Command(command, id)) => match_commands::run(&worker, &context, command, Some(id)).await,
            Some(CustomId::Page(page)) => open_page(&worker, &context, page).await,
            Some(CustomId::Play { game, edition, opening }) => {
                start::open_by_button(&worker, &context, (&game, edition.as_deref()), opening).await
            }
            Some(CustomId::Instead { open, game, edition, opening }) => {
                start::end_and_offer(&worker, &context, open, (&game, edition.as_deref()), opening).await
            }
            Some(CustomId::Challenge { user, game, edition, name }) => {
                start::start_with(&worker, &context, (&game, edition.as_deref()), (user, name)).await
            }
            Some(CustomId::Settings(page, change)) => {
                server_settings::press(&worker, &context, page, change, &channels).await
            }
            Some(CustomId::Acts) => server_settings::list_acts(&worker, &context).await,
            Some(CustomId::Notices(None)) => notices::page(&worker, &context).await.map(Response::Message),
            Some(CustomId::Notices(Some(place))) => {
                notices::choose(&worker, &context, |settings| settings.notices = Some(place)).await
            }
            Some(CustomId::NextNotices(on)) => notices::choose(&worker, &context, |settings| settings.next = on).await,
            Some(CustomId::PuzzleNotice(true)) => Ok(Response::Form(notices::puzzle_form(context.user.locale))),
            Some(CustomId::PuzzleNotice(false)) => notices::choose_puzzle_time(&worker, &context, None).await,
            Some(CustomId::Invitations(place)) => {
                notices::choose(&worker, &context, |settings| settings.invitations = place).await
            }
            Some(CustomId::InvitedBy(who)) => {
                notices::choose(&worker, &context, |settings| settings.invited_by = who).await
            }
            Some(CustomId::Away(days)) => away::choose(&worker, &context, days).await,
            Some(CustomId::Invite(id, user)) => {
                let guest = users.into_iter().find(|guest| guest.user == user);
                let guest = guest.ok_or_else(|| Error::user("discord-unknown-button"))?;
                match_commands::invite_guest(&worker, &context, Some(id), guest).await
            }
            Some(CustomId::Block(id)) => notices::block_host(&worker, &context, id).await,
            Some(CustomId::Unblock(host)) => notices::unblock_host(&worker, &context, host).await,
            Some(CustomId::ShowLeaderboard(page)) => leaderboard::show(&worker, &context, &page).await,
            Some(CustomId::ShareMilestone { game, kind }) => milestones::share(&worker, &context, &game, kind).await,
            Some(CustomId::Replay(id)) => replay::replay(&worker, &context, Some(id), false).await,
            Some(CustomId::PrivateReplay(id)) => replay::replay(&worker, &context, Some(id), true).await,
            Some(CustomId::Frame { id, number, open }) => {
                let step = replay::step(&worker, &context, id, number).await?;
                Ok(if open { Response::Message(step) } else { Response::Page(step) })
            }
            Some(CustomId::Record(id)) => replay::record(&worker, &context, id).await.map(Response::Message),
            Some(CustomId::Review(id, page)) => review::open(&worker, &context, id, page).await,
            Some(CustomId::PlayOn(_) | CustomId::Forget(false)) => {
                let text = say(context.user.locale, &Phrase::new("discord-plays-on"), &[]);
                Ok(Response::Update(MessagePayload::ephemeral(text)))
            }
            Some(CustomId::Accept(id)) => notices::accept(&worker, &context, id).await,
            Some(CustomId::Decline(id)) => notices::decline(&worker, &context, id).await,
            Some(CustomId::Daily(button)) => daily::press(&worker, &context, button).await,
            Some(CustomId::Tournament(button)) => tournament::press(&worker, &context, button, turn).await,
            Some(CustomId::Language(id, language)) => more::choose_language(&worker, context, id, language).await,
            Some(CustomId::Listed(listed)) => privacy::choose_listed(&worker, &context, listed).await,
            Some(CustomId::Forget(true)) => privacy::forget(&worker, &context).await,
            Some(CustomId::Contribution(id)) => {
                worker.matches.check_contributor(&context.user, id).await?;
                Ok(Response::Form(fair_play::form(id, context.user.locale)))
            }
            Some(CustomId::Match(..)) | None => Err(Error::user("discord-unknown-button")),
        }
    };
    respond(bot, interaction, span, work);
}

/// Runs `work` in the user's own language, and sends its response.
fn respond<F: Future<Output = Result<Response, Error>> + Send>(
    bot: &Arc<BotContext>,
    interaction: InteractionContext,
    span: Span,
    work: impl FnOnce(InteractionContext) -> F + Send + 'static,
) {
    let bot = Arc::clone(bot);
    let responded = async move {
        let interaction = bot.in_own_language(interaction).await;
        run_and_respond(bot.api.clone(), interaction.clone(), work(interaction)).await;
    };
    tokio::spawn(responded.instrument(span).in_current_span());
}

/// Returns what a press is about.
fn subject(
    bot: &BotContext,
    interaction: &InteractionContext,
    custom_id: Option<&CustomId>,
    message: Option<MessageId>,
) -> Option<Subject> {
    // The rules open beside the puzzle.
    if matches!(custom_id, Some(CustomId::Daily(DailyButton { action: DailyAction::Rules, .. }))) {
        return Some(Subject::Channel(interaction.channel));
    }
    let of_message = match interaction.private_message {
        Some(message) => bot.api.private_answers().subject_of(message.id),
        None => message.and_then(|message| bot.matches.shown_in(message)).map(Subject::Match),
    };
    custom_id.and_then(CustomId::subject).or(of_message)
}

/// Returns the part of a custom id that names the kind of button. The rest can contain words that users typed.
fn kind(custom_id: &str) -> &str {
    custom_id.split('/').next().unwrap_or_default()
}

/// Parses the custom id of the button, or the choice from the select menu.
fn parse(press: &Press) -> Option<CustomId> {
    let _span = spans::part(Part::Parse).entered();
    CustomId::parse(&press.custom_id, &press.values)
}

/// Handles the form in which a user typed a contribution, a report about a puzzle, or a time.
pub fn handle_form(bot: &Arc<BotContext>, mut interaction: InteractionContext, form: FilledForm) {
    if kind(&form.custom_id) == custom_id::REHEARSAL {
        return;
    }
    let custom_id = CustomId::parse(&form.custom_id, &[]);
    interaction.subject = subject(bot, &interaction, custom_id.as_ref(), None);
    let typed = form.text(Form::INPUT);
    let worker = Arc::clone(bot);
    let work = move |context: InteractionContext| async move {
        worker.check_admission(&context, custom_id.as_ref().map_or(Admission::Open, CustomId::admission)).await?;
        match custom_id {
            Some(CustomId::Contribution(id)) => {
                ask(&worker, &context, id, Command::Contribute(typed)).await?;
                open_page(&worker, &context, Page::FairPlay(id)).await
            }
            Some(CustomId::Tournament(button)) => organise::submit(&worker, &context, button, &typed).await,
            Some(CustomId::Daily(button)) => daily::report(&worker, &context, button.day, &typed).await,
            Some(CustomId::PuzzleNotice(true)) => notices::choose_puzzle_time(&worker, &context, Some(&typed)).await,
            Some(CustomId::Settings(_, Some(Setting::PuzzleTime(_)))) => {
                server_settings::set_puzzle_time(&worker, &context, &typed).await
            }
            _ => Err(Error::user("discord-unknown-button")),
        }
    };
    let span = bot.span(&interaction, kind(&form.custom_id));
    respond(bot, interaction, span, work);
}

/// Sends a command to this match. Returns the response for the user.
async fn ask(
    bot: &BotContext,
    interaction: &InteractionContext,
    id: MatchId,
    command: Command,
) -> Result<String, Error> {
    match bot.matches.ask(id, interaction.request(command)).await? {
        Answer::Done(phrase) => Ok(say(interaction.user.locale, &phrase, &[])),
        _ => Ok(String::new()),
    }
}

async fn open_page(bot: &BotContext, interaction: &InteractionContext, page: Page) -> Result<Response, Error> {
    let payload = match page {
        Page::Rules { game, page } => {
            let game = rules::find(&game).ok_or_else(|| Error::user("discord-unknown-game"))?;
            help::rules_page(bot, interaction, game.info(), page).await?
        }
        Page::Leaderboard(page) => leaderboard::ephemeral_page(bot, interaction, &page).await?,
        Page::Help(page) => help::page(bot, interaction, page).await?,
        Page::Stats(game) => {
            let user = (interaction.user.id, interaction.user.name.clone());
            scores::stats_page(bot, interaction, user, Some(&game)).await?
        }
        Page::FairPlay(id) => {
            let meta = more::shown_here(bot, interaction, id, None).await?.meta;
            fair_play::page(&meta, &bot.database.fair_play(&meta).await?, &interaction.user)
        }
        Page::More(id) => more::page(bot, interaction, id).await?,
        Page::Description { id, draft } => {
            let view = more::shown_here(bot, interaction, id, draft).await?;
            message::described(&view, interaction.user.locale, Some(bot.matches.now() + TOKEN_LIFE))
        }
    };
    Ok(Response::Page(payload))
}
