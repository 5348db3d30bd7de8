//! Pages and responses of a tournament: the bracket, earlier rounds, the sign-up for the next tournament, and a shared
//! result.

use super::open_tournament::{check_may_open, lacks_create_events, new_sign_up, open_sign_up};
use super::{find_game, unknown_button};
use crate::discord::bot::Caller;
use crate::discord::bot::work_limiter::Work;
use crate::discord::http::MessagePayload;
use crate::discord::interaction::{InteractionContext, Response};
use crate::discord::message::custom_id::TournamentAction;
use crate::discord::message::names::{self, TextFormat};
use crate::discord::presenter::tournaments;
use crate::ids::TournamentId;
use crate::play::{Error, Format, Plan, Tournament, TournamentStage};
use contract::Phrase;
use text::say;

/// Shows the bracket or a round to the user alone, in their language.
///
/// # Errors
/// Fails if the tournament is not in this channel, or does not have this page.
pub async fn page(caller: &Caller, id: TournamentId, action: TournamentAction) -> Result<Response, Error> {
    let bot = &caller.bot;
    let mut shown = caller.bot.tournaments.get(id, caller.channel).await?;
    bot.check_work_limit(Work::Picture(caller.user.id))?;
    shown.plan.locale = caller.user.locale;
    let user = caller.user.id;
    let page = match action {
        TournamentAction::Bracket(part) => tournaments::bracket_page(&bot.pictures, &shown, user, part).await,
        TournamentAction::Round(number) => {
            tournaments::round_page((&bot.avatars, &bot.pictures), &shown, user, number).await
        }
        _ => None,
    };
    page.map(Response::Page).ok_or_else(unknown_button)
}

/// Opens a sign-up with the settings of a tournament that has ended.
///
/// # Errors
/// Fails if such a sign-up is open already, or if the user may not open a sign-up.
pub async fn open_next_tournament(caller: &Caller, id: TournamentId) -> Result<Response, Error> {
    let ended = caller.bot.tournaments.get(id, caller.channel).await?;
    if !ended.is_final() {
        return Err(unknown_button());
    }
    let (info, format) = (find_game(&ended.plan.game)?.info(), ended.plan.format);
    let open = caller.bot.tournaments.open_tournaments_in(caller.channel, format == Format::Duplicate).await?;
    let is_same = |open: &Tournament| {
        open.stage == TournamentStage::SignUp && open.plan.game == ended.plan.game && open.plan.format == format
    };
    if open.iter().any(is_same) {
        return Err(Error::user("tournament-next-open"));
    }
    let settings = check_may_open(caller, info, format).await?;
    let plan = Plan {
        locale: caller.shared_language(settings.locale),
        announced: lacks_create_events(caller),
        ..ended.plan.for_another_sign_up(caller.bot.matches.now())
    };
    let next = new_sign_up(caller, plan)?;
    open_sign_up(caller, &next).await
}

/// Returns a public message with the user's result, in the language of the tournament.
pub fn shared_result(interaction: &InteractionContext, tournament: &Tournament) -> Response {
    let lines = tournament.standings(tournament.plan.rounds.len());
    let number = tournament.entrant_number(interaction.user.id);
    let own = lines.iter().find(|line| Some(line.entrant) == number);
    // A user who played only against computers has a place among them.
    let people = lines.iter().filter(|line| line.user_rank.is_some()).count();
    let (place, of) = match own {
        Some(line) if people > 1 => (line.user_rank.unwrap_or(line.rank), people),
        own => (own.map_or(0, |line| line.rank), lines.len()),
    };
    let phrase = Phrase::new("tournament-shared-result")
        .with("player", names::format_name(&interaction.user.name, TextFormat::Markdown))
        .with("title", tournaments::title(tournament))
        .with("place", place)
        .with("of", of);
    Response::Message(MessagePayload::text(say(tournament.plan.locale, &phrase, &[])))
}
