//! The interface of the match service for the rest of the program.

use std::mem;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::MatchService;
use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId, UserId};
use crate::play::actor::mailbox::{Answered, Mail, result_of};
use crate::play::domain::{
    Error, InteractionToken, InvitationAnswer, MatchMeta, ReactionEvent, Reason, Reservation, Stage, StoreError, User,
    UserError, View, if_readable,
};
use crate::play::table::lobby::NewMatch;
use crate::play::table::{Answer, Command, Fits, Request, lobby, not_opened, refused};
use crate::telemetry;
use contract::Phrase;
use text::Locale;

/// How often, and how many times, a process checks whether another process has taken an answer to an invitation.
const CHECK_ANSWER_EVERY: Duration = Duration::from_millis(250);
const ANSWER_CHECKS: usize = 40;
/// Older answers are dropped. Their users were told to try again.
const MAX_ANSWER_AGE: Duration = Duration::from_secs(60);

impl MatchService {
    /// Opens and shows a lobby, or a match that begins immediately.
    ///
    /// # Errors
    /// Fails if the host may not play here, may not invite a guest, or has too many lobbies. Also fails if the channel has
    /// as many open matches as the server allows, if the host already plays alone here, or if the lobby could not be stored
    /// or shown.
    pub async fn open_lobby(self: &Arc<Self>, opening: NewMatch) -> Result<MatchId, Error> {
        if self.actors.is_closing() {
            return Err(Error::with_reason(Reason::Closing));
        }
        let settings = self.actors.settings(opening.guild.filter(|_| !opening.detached)).await?;
        if self.actors.bars(opening.user.id, opening.guild, &settings) {
            return Err(refused());
        }
        let begins = opening.begins || opening.practice;
        if opening.begins
            && let Some(open) = self.open_alone(opening.user.id, opening.channel).await?
        {
            return Err(alone_already(&open));
        }
        let secret = (self.actors.ports.secrets)().map_err(Error::Internal)?;
        let token = opening.token.clone();
        let response = opening.responds.then(|| token.clone());
        let mut leaves_out = opening.leaves_guests_out;
        let mut meta = opening.into_meta(self.now(), secret, settings.pace);
        let guild = meta.location.guild;
        let guests = meta.reserved.iter().map(|guest| guest.user);
        let barred: Vec<UserId> = guests.filter(|user| self.actors.bars(*user, guild, &settings)).collect();
        leave_out(&mut meta.reserved, &barred, leaves_out)?;
        if let Some(token) = &response
            && let Some(id) = self.show_interrupted_start(&meta, token, begins).await?
        {
            return Ok(id);
        }
        let most = (!begins).then_some(settings.matches_per_channel);
        let mut may_stop = true;
        let id = loop {
            match self.actors.ports.store.create(&meta, most, Some(token.id)).await {
                Ok(id) => break id,
                Err(StoreError::Duplicate) => return self.opened_before(meta.host, token).await,
                Err(StoreError::PlaceLimit)
                    if mem::take(&mut may_stop) && self.stop_unreadable_in(meta.location.channel).await => {}
                Err(StoreError::Uninvitable { users, .. }) if leaves_out => {
                    leave_out(&mut meta.reserved, &users, mem::take(&mut leaves_out))?;
                }
                Err(error) => return Err(not_opened(error)),
            }
        };
        let shown = result_of(self.actors.post(id, |reply| Mail::Open { token: response, begins, reply })).await;
        if shown.is_err() {
            // A lobby that nobody can see must not block its channel.
            let stopped = result_of(self.actors.post(id, Mail::Cancel)).await;
            tracing::warn!(match_id = id.to_short(), ?stopped, "a lobby that could not be shown was cancelled");
        }
        shown.map(|()| id)
    }

    /// Returns the running match that the user plays alone in this channel, if any. Practice matches do not count.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn open_alone(&self, user: UserId, channel: ChannelId) -> Result<Option<MatchMeta>, Error> {
        let open = self.actors.ports.store.open_in(channel).await?.into_iter();
        let running: Vec<MatchId> =
            open.filter(|open| !open.lobby && open.location.message.is_some()).map(|open| open.id).collect();
        let is_theirs = |meta: &MatchMeta| meta.practice.is_none() && meta.is_alone() && meta.seat_of(user).is_some();
        Ok(self.metas(&running).await?.into_iter().find(is_theirs))
    }

    /// Accepts a button press on the match's own message. Presses and claims are handled in the order in which this
    /// method and [`MatchService::claim`] are called. The returned future completes with the result. On `Ok`, the
    /// change is stored and the response is under way. On `Err`, the caller must respond.
    ///
    /// # Errors
    /// Fails if the press was refused. A refused press makes no move.
    pub fn press(
        self: &Arc<Self>,
        id: MatchId,
        request: Request,
    ) -> impl Future<Output = Result<Answer, Error>> + Send + use<> {
        let service = Arc::clone(self);
        let span = telemetry::spans::current();
        let submitted = match request.command.facts().opens_match {
            true => Err(request),
            false => Ok(self.submit(id, request)),
        };
        async move {
            let result = match submitted {
                Ok(answer) => result_of(answer).await,
                Err(request) => service.play_again(id, request).await.map(|()| Answer::Shown),
            };
            let outcome = match result {
                Ok(Answer::Refreshed) | Err(Error::User(_)) => "refused",
                Ok(_) => "done",
                Err(Error::Internal(_)) => "failed",
            };
            telemetry::count(telemetry::PRESSES, outcome);
            span.record("outcome", outcome);
            result
        }
    }

    /// Accepts a claim by reaction. Never waits. Claims are handled in call order. Drops reactions that cannot be
    /// claims.
    pub fn claim(self: &Arc<Self>, claim: ReactionEvent) {
        if let Some(id) = self.actors.message_index.match_of_claim(&claim) {
            self.actors.send_mail(id, Mail::Reaction(claim));
        }
    }

    /// Runs a command on the match that the user chose, or on the only match in the channel that fits. `guild` is the
    /// channel's server. A match whose own channel was deleted can continue in `channel`. If the result is
    /// [`Answer::Shown`], the response is already under way. For any other result, the caller sends the response. A
    /// redelivered command counts as done, because its first delivery succeeded.
    ///
    /// # Errors
    /// Fails if no match fits, or if the match refuses the command.
    pub async fn command(
        self: &Arc<Self>,
        guild: Option<GuildId>,
        channel: ChannelId,
        chosen: Option<MatchId>,
        mut request: Request,
    ) -> Result<Answer, Error> {
        let (interaction, done) = (request.token.id, request.command.done());
        if request.command == Command::Resume {
            request.command = Command::ResumeIn(channel);
        }
        let result = match self.find_match(guild, channel, chosen, &request).await {
            Ok(matches) => match &matches[..] {
                [only] => self.ask_one(*only, request).await,
                several => Ok(Answer::Choose(self.metas(several).await?)),
            },
            Err(error) => Err(error),
        };
        self.unless_redelivered(result, interaction, done).await
    }

    /// Runs a command on this match, in any channel. See [`MatchService::command`].
    ///
    /// # Errors
    /// Fails if the match refuses the command.
    pub async fn ask(self: &Arc<Self>, id: MatchId, request: Request) -> Result<Answer, Error> {
        let (interaction, done) = (request.token.id, request.command.done());
        let result = self.ask_one(id, request).await;
        self.unless_redelivered(result, interaction, done).await
    }

    /// Answers an invitation, in any channel. If another process runs the lobby, passes the answer on through the store.
    ///
    /// # Errors
    /// Fails if no seat is reserved for the user, or if the lobby refuses the answer.
    pub async fn answer_invitation(self: &Arc<Self>, meta: &MatchMeta, request: Request) -> Result<(), Error> {
        let id = meta.id;
        if self.actors.has(meta.location.guild) {
            return self.ask(id, request).await.map(drop);
        }
        let interaction = request.token.id;
        let result = self.answer_elsewhere(meta, request).await;
        self.unless_redelivered(result.map(|()| Answer::Shown), interaction, Answer::Shown).await.map(drop)
    }

    async fn answer_elsewhere(&self, meta: &MatchMeta, request: Request) -> Result<(), Error> {
        let (id, user, store) = (meta.id, request.user, &self.actors.ports.store);
        let accepts = request.command == Command::Join;
        let is_answered = |now: &MatchMeta| now.seat_of(user.id).is_some() == accepts && !now.is_reserved_for(user.id);
        match meta.is_reserved_for(user.id) {
            false if accepts => lobby::check_may_join_here(meta, &user, false)?,
            false => return Err(Error::user("table-not-invited")),
            true => (),
        }
        let channel = request.channel.unwrap_or(meta.location.channel);
        let answer = InvitationAnswer { accepts, name: user.name.clone(), channel, interaction: request.token.id };
        if !store.answer_invitation(id, user.id, &answer).await? {
            return Err(Error::user("table-not-invited"));
        }
        let clock = &self.actors.ports.clock;
        for _ in 0..ANSWER_CHECKS {
            clock.until(clock.now() + CHECK_ANSWER_EVERY).await;
            if !store.has_answer(id, user.id, &answer).await? {
                break;
            }
        }
        // An unprocessed answer must not seat the user later, after they have given up.
        if store.remove_answer(id, user.id, &answer).await? {
            return Err(Error::with_reason(Reason::Elsewhere));
        }
        match store.meta(id).await? {
            Some(meta) if is_answered(&meta) => Ok(()),
            Some(meta) if meta.stage == Stage::Lobby => Err(refused()),
            Some(_) => Err(Error::user("table-begun")),
            None => Err(Error::user("table-unknown-match")),
        }
    }

    /// Returns a match without its steps, even if another process runs it.
    ///
    /// # Errors
    /// Fails if there is no such match, or if the store fails.
    pub async fn meta_of(&self, id: MatchId) -> Result<MatchMeta, Error> {
        let meta = if_readable(self.actors.ports.store.meta(id).await)?.flatten();
        meta.ok_or_else(|| Error::user("table-unknown-match"))
    }

    /// Delivers the answers to invitations that other processes received.
    pub(super) async fn take_answers(self: &Arc<Self>) {
        let store = &self.actors.ports.store;
        let answers = store.invitation_answers(&self.actors.awake()).await;
        let answers = answers.inspect_err(|error| tracing::error!(%error, "answers to invitations cannot be read"));
        for (id, user, answer) in answers.unwrap_or_default() {
            let InvitationAnswer { accepts, name, channel, interaction } = answer.clone();
            let command = if accepts { Command::Join } else { Command::Decline };
            let token = InteractionToken { id: interaction, token: String::new() };
            let request = Request::new(User { id: user, name, locale: Locale::En }, command, token);
            let is_old = self.actors.ports.clock.now() - interaction.created_at() > MAX_ANSWER_AGE;
            let result = if is_old {
                Ok(Answer::Shown)
            } else {
                self.ask(id, Request { channel: Some(channel), ..request }).await
            };
            let removed = match result {
                // The answer stays, and is tried again.
                Err(error) if error.is_temporary() => Err(error.to_string()),
                _ => store.remove_answer(id, user, &answer).await.map(drop).map_err(|error| error.to_string()),
            };
            if let Err(error) = removed {
                tracing::warn!(match_id = id.to_short(), error, "an answer to an invitation is tried again");
            }
        }
    }

    /// Checks that the user may still replace their contribution.
    ///
    /// # Errors
    /// Fails if the match has begun or the user has no seat.
    pub async fn check_contributor(self: &Arc<Self>, user: &User, id: MatchId) -> Result<(), Error> {
        lobby::contributor(&self.view_of(id).await?.meta, user).map(drop)
    }

    /// Returns the match's view once all earlier requests are handled. The match may be over.
    ///
    /// # Errors
    /// Fails if there is no such match, or if it cannot be read.
    pub async fn view_of(self: &Arc<Self>, id: MatchId) -> Result<View, Error> {
        self.view_with(id, None).await
    }

    /// Like [`MatchService::view_of`], with this unfinished move if its version is still current.
    ///
    /// # Errors
    /// Fails in the same cases as [`MatchService::view_of`].
    pub async fn view_with(self: &Arc<Self>, id: MatchId, draft: Option<(i64, String)>) -> Result<View, Error> {
        result_of(self.actors.post(id, |reply| Mail::View(draft, reply))).await
    }

    /// Returns the open match that this message shows, if any.
    pub fn shown_in(&self, message: MessageId) -> Option<MatchId> {
        self.actors.message_index.at(message)
    }

    /// Reloads and shows the `changed` matches that are in memory. Call this after the store has changed matches
    /// itself.
    pub fn reload(self: &Arc<Self>, changed: &[MatchId]) {
        let in_memory = self.actors.mailboxes.ids();
        for &id in changed.iter().filter(|id| in_memory.contains(id)) {
            self.actors.send_mail(id, Mail::Reload);
        }
    }

    /// Waits until the delayed moves are made. From now on, presses that would be delayed are left to the next process.
    pub async fn finish_kept_moves(&self) {
        self.actors.kept_moves.close();
        self.actors.kept_moves.wait().await;
    }

    /// Stops accepting requests, then waits until all accepted requests are stored and shown.
    pub async fn close(&self) {
        self.actors.closing.store(true, Ordering::Release);
        self.actors.mailboxes.clear();
        self.actors.tasks.close();
        self.actors.tasks.wait().await;
        self.actors.report_shown().await;
    }

    pub(super) fn submit(self: &Arc<Self>, id: MatchId, request: Request) -> Answered<Answer> {
        // The match's actor continues the trace.
        let (at, span) = (self.now(), telemetry::spans::current());
        span.record("match_id", id.to_short());
        self.actors.post(id, |reply| Mail::Request { request, at, span, reply })
    }

    async fn ask_one(self: &Arc<Self>, id: MatchId, request: Request) -> Result<Answer, Error> {
        if request.command == Command::Repost {
            self.admit_board_request(request.user.id, id)?;
        }
        result_of(self.submit(id, request)).await
    }

    /// Shows a lobby of this host that has no message because its start was interrupted. Returns `None` if there is no such
    /// lobby. If the lobby's options differ from the requested options, cancels the lobby and returns `None`.
    async fn show_interrupted_start(
        self: &Arc<Self>,
        wanted: &MatchMeta,
        token: &InteractionToken,
        begins: bool,
    ) -> Result<Option<MatchId>, Error> {
        for open in self.actors.ports.store.open_in(wanted.location.channel).await? {
            if open.lobby && open.game == wanted.game && open.location.message.is_none() {
                let (wanted, token) = (Box::new(wanted.clone()), token.clone());
                match result_of(self.actors.post(open.id, |reply| Mail::StartAgain { wanted, token, begins, reply }))
                    .await
                {
                    Ok(()) => return Ok(Some(open.id)),
                    Err(Error::User(_)) => (),
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(None)
    }

    /// Shows the match that a redelivered interaction has already opened, if its first delivery did not get a response.
    async fn opened_before(self: &Arc<Self>, user: UserId, token: InteractionToken) -> Result<MatchId, Error> {
        let id =
            self.actors.match_of_interaction(token.id).await.ok_or_else(|| Error::user("table-counted-already"))?;
        let user = User { id: user, name: String::new(), locale: Locale::En };
        let request = Request::new(user, Command::Repost, token);
        result_of(self.submit(id, request)).await.map(|_| id)
    }

    /// Returns the result of a request, or `done` if the request was refused because its first delivery succeeded.
    async fn unless_redelivered(
        &self,
        result: Result<Answer, Error>,
        interaction: InteractionId,
        done: Answer,
    ) -> Result<Answer, Error> {
        match result {
            Err(Error::User(_)) if self.actors.match_of_interaction(interaction).await.is_some() => Ok(done),
            result => result,
        }
    }
}

/// Removes the reserved seats of users who may not be invited.
///
/// # Errors
/// Fails if there are such users and `allowed` is false.
fn leave_out(reserved: &mut Vec<Reservation>, users: &[UserId], allowed: bool) -> Result<(), Error> {
    if !users.is_empty() && !allowed {
        return Err(refused());
    }
    reserved.retain(|guest| !users.contains(&guest.user));
    Ok(())
}

/// Returns the error for a user who already plays this match alone.
pub(super) fn alone_already(open: &MatchMeta) -> Error {
    let phrase = Phrase::new(Reason::AloneAlready.as_str()).with("game", Phrase::new(format!("{}-title", open.game)));
    let phrase = phrase.with("address", open.location.url().unwrap_or_default());
    Error::User(UserError { reason: Some(Reason::AloneAlready), ..UserError::new(phrase) })
}

/// The maximum number of archived matches to search in a channel.
const MAX_ARCHIVED: usize = 50;

impl MatchService {
    /// Returns the matches that a command can mean: the chosen match, or at least one of the channel's matches, newest
    /// first. Open matches hide archived matches, unless the command resumes a match. Such a command can also mean one
    /// of the user's matches in this server whose channel was deleted. A single match is returned even if the command
    /// does not fit it, because the match's own error is more specific.
    pub(super) async fn find_match(
        self: &Arc<Self>,
        guild: Option<GuildId>,
        channel: ChannelId,
        chosen: Option<MatchId>,
        request: &Request,
    ) -> Result<Vec<MatchId>, Error> {
        let (open, mut archived) = self.matches_in(channel).await?;
        let resumes = matches!(request.command, Command::ResumeIn(_));
        if let Some(guild) = guild.filter(|_| resumes) {
            let elsewhere = self.actors.ports.store.without_channel(guild, request.user.id, MAX_ARCHIVED).await?;
            archived.extend(elsewhere.into_iter().filter(|id| !archived.contains(id)).collect::<Vec<MatchId>>());
        }
        if let Some(chosen) = chosen {
            let known = open.contains(&chosen) || archived.contains(&chosen);
            return if known { Ok(vec![chosen]) } else { Err(Error::user("table-choice-gone")) };
        }
        let matches = if open.is_empty() || resumes && !archived.is_empty() { archived } else { open };
        match matches.len() {
            0 => Err(Error::with_reason(Reason::NoneHere)),
            1 => Ok(matches),
            _ => {
                let metas = self.metas(&matches).await?;
                let fits = request.command.facts().fits;
                let fits_here = |meta: &&MatchMeta| fits.include(meta, request.user.id, request.moderator);
                let mut fitting = Vec::new();
                for meta in metas.iter().filter(fits_here) {
                    // Only the steps tell who has resigned.
                    let has_resigned =
                        |view: View| meta.seat_of(request.user.id).is_some_and(|seat| view.resigned.contains(&seat));
                    if fits != Fits::StillIn || !self.view_of(meta.id).await.is_ok_and(has_resigned) {
                        fitting.push(meta.id);
                    }
                }
                match () {
                    () if !fitting.is_empty() => Ok(fitting),
                    () if metas.iter().any(|meta| fits_here(&meta)) => Err(Error::user("refusal-resigned")),
                    () => Err(fits.none()),
                }
            }
        }
    }

    /// Returns these matches. Skips matches that cannot be read.
    pub(super) async fn metas(&self, ids: &[MatchId]) -> Result<Vec<MatchMeta>, StoreError> {
        let mut metas = Vec::new();
        for &id in ids {
            metas.extend(if_readable(self.actors.ports.store.meta(id).await)?.flatten());
        }
        Ok(metas)
    }

    /// Returns the open and the archived matches of a channel.
    pub(super) async fn matches_in(&self, channel: ChannelId) -> Result<(Vec<MatchId>, Vec<MatchId>), StoreError> {
        let open = self.actors.ports.store.open_in(channel).await?.into_iter().map(|one| one.id).collect();
        Ok((open, self.actors.ports.store.archived_in(channel, MAX_ARCHIVED).await?))
    }

    /// Stops the channel's open matches that cannot be rebuilt. Returns whether it stopped any.
    pub(super) async fn stop_unreadable_in(self: &Arc<Self>, channel: ChannelId) -> bool {
        let Ok(open) = self.actors.ports.store.open_in(channel).await else { return false };
        let mut stopped = false;
        for one in open {
            stopped |= self.view_of(one.id).await.is_err();
        }
        stopped
    }
}
