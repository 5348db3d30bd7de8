//! The methods with which the rest of the program sends requests to matches.

use std::mem;
use std::sync::Arc;
use std::time::Duration;

use super::MatchService;
use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId, UserId};
use crate::play::actor::mailbox::{Mail, ReplyReceiver, wait_for_reply};
use crate::play::domain::{
    Error, InteractionToken, InvitationAnswer, MatchMeta, ReactionEvent, Reason, Reservation, Stage, StoreError, User,
    UserError, View, if_readable,
};
use crate::play::table::lobby::NewMatch;
use crate::play::table::{Answer, Command, MatchFilter, Request, lobby, opening_error, refused_error};
use crate::telemetry;
use contract::Phrase;
use text::Locale;

/// The interval at which a process checks whether another process has taken an answer to an invitation, and the maximum
/// number of these checks.
const ANSWER_CHECK_INTERVAL: Duration = Duration::from_millis(250);
const MAX_ANSWER_CHECKS: usize = 40;
/// Older answers to invitations are dropped, because their users have been asked to try again.
const MAX_ANSWER_AGE: Duration = Duration::from_secs(60);

impl MatchService {
    /// Opens and shows a lobby, or a match that begins immediately.
    ///
    /// # Errors
    /// Fails if the host is not allowed to play in this channel or to invite a guest, has too many lobbies, or already
    /// plays alone in this channel. Also fails if the channel has as many open matches as the server allows, or if the
    /// lobby could not be stored or shown.
    pub async fn open_lobby(self: &Arc<Self>, opening: NewMatch) -> Result<MatchId, Error> {
        if self.actors.is_closing() {
            return Err(Error::with_reason(Reason::Closing));
        }
        let settings = self.actors.settings(opening.location.joined_guild()).await?;
        if self.actors.is_barred(opening.host.id, opening.location.guild, &settings) {
            return Err(refused_error());
        }
        let begins = opening.begins_at_once || opening.practice;
        if opening.begins_at_once
            && let Some(open) = self.find_match_alone(opening.host.id, opening.location.channel).await?
        {
            return Err(already_alone_error(&open));
        }
        let secret = (self.actors.ports.new_secret)().map_err(Error::Internal)?;
        let token = opening.token.clone();
        let response = opening.shown_in_response.then(|| token.clone());
        let mut leaves_out = opening.skips_uninvitable_guests;
        let mut meta = opening.into_meta(self.now(), secret, settings.pace);
        let guild = meta.location.guild;
        let guests = meta.reserved.iter().map(|guest| guest.user);
        let barred: Vec<UserId> = guests.filter(|user| self.actors.is_barred(*user, guild, &settings)).collect();
        remove_reservations(&mut meta.reserved, &barred, leaves_out)?;
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
                Err(StoreError::Duplicate) => return self.show_opened_match(meta.host, token).await,
                Err(StoreError::OpenLimit)
                    if mem::take(&mut may_stop) && self.stop_unreadable_in(meta.location.channel).await => {}
                Err(StoreError::Uninvitable { users, .. }) if leaves_out => {
                    remove_reservations(&mut meta.reserved, &users, mem::take(&mut leaves_out))?;
                }
                Err(error) => return Err(opening_error(error)),
            }
        };
        let mail = |reply| Mail::Open { token: response, begins, reply };
        let shown = wait_for_reply(self.actors.send_with_reply(id, mail)).await;
        if shown.is_err() {
            // A lobby that nobody can see must not block its channel.
            let stopped = wait_for_reply(self.actors.send_with_reply(id, Mail::Cancel)).await;
            tracing::warn!(match_id = id.to_short(), ?stopped, "a lobby that could not be shown was cancelled");
        }
        shown.map(|()| id)
    }

    /// Returns the running match that the user plays alone in this channel, if any. Practice matches do not count.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn find_match_alone(&self, user: UserId, channel: ChannelId) -> Result<Option<MatchMeta>, Error> {
        let open = self.actors.ports.store.open_matches_in(channel).await?.into_iter();
        let running: Vec<MatchId> =
            open.filter(|open| !open.lobby && open.location.message.is_some()).map(|open| open.id).collect();
        let is_theirs = |meta: &MatchMeta| meta.practice.is_none() && meta.is_alone() && meta.seat_of(user).is_some();
        Ok(self.load_metas(&running).await?.into_iter().find(is_theirs))
    }

    /// Accepts a button press on the match's own message. Presses and claims are handled in the order in which this
    /// method and [`MatchService::handle_reaction`] are called. The returned future completes with the result. On `Ok`,
    /// the change is stored and the response is under way. On `Err`, the caller must respond.
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
        let submitted = match request.command.properties().opens_match {
            true => Err(request),
            false => Ok(self.submit(id, request)),
        };
        async move {
            let result = match submitted {
                Ok(answer) => wait_for_reply(answer).await,
                Err(request) => service.play_again(id, request).await.map(|()| Answer::MatchShown),
            };
            let outcome = match result {
                Ok(Answer::Refreshed) | Err(Error::User(_)) => "refused",
                Ok(_) => "done",
                Err(Error::Internal(_)) => "failed",
            };
            telemetry::count_outcome(telemetry::BUTTON_PRESSES, outcome);
            span.record("outcome", outcome);
            result
        }
    }

    /// Accepts a claim made by reaction, without waiting. Claims are handled in call order. Reactions that cannot be
    /// claims are dropped.
    pub fn handle_reaction(self: &Arc<Self>, claim: ReactionEvent) {
        if let Some(id) = self.actors.message_index.admit_claim(&claim) {
            self.actors.send_mail(id, Mail::Reaction(claim));
        }
    }

    /// Runs a command on the match that the user chose, or on the only match in the channel that fits. `guild` is the
    /// channel's server. A match whose own channel was deleted can continue in `channel`. If the result is
    /// [`Answer::MatchShown`], the response is already under way. For any other result, the caller sends the response.
    /// If Discord delivers a command twice and the first delivery succeeded, the second delivery counts as done.
    ///
    /// # Errors
    /// Fails if no match fits, or if the match refuses the command.
    pub async fn run_command(
        self: &Arc<Self>,
        guild: Option<GuildId>,
        channel: ChannelId,
        chosen: Option<MatchId>,
        mut request: Request,
    ) -> Result<Answer, Error> {
        if request.command == Command::Resume {
            request.command = Command::ResumeIn(channel);
        }
        match self.find_matches(guild, channel, chosen, &request).await {
            Ok(matches) => match &matches[..] {
                [only] => self.run_command_on(*only, request).await,
                several => Ok(Answer::ChooseMatch(self.load_metas(several).await?)),
            },
            Err(error) => self.done_if_redelivered(Err(error), request.token.id, request.command.done_answer()).await,
        }
    }

    /// Runs a command on this match, in any channel. See [`MatchService::run_command`].
    ///
    /// # Errors
    /// Fails if the match refuses the command.
    pub async fn run_command_on(self: &Arc<Self>, id: MatchId, request: Request) -> Result<Answer, Error> {
        let (interaction, done) = (request.token.id, request.command.done_answer());
        let result = self.submit_and_wait(id, request).await;
        self.done_if_redelivered(result, interaction, done).await
    }

    /// Handles a user's answer to an invitation, in any channel. If another process runs the lobby, passes the answer
    /// on through the store.
    ///
    /// # Errors
    /// Fails if no seat is reserved for the user, or if the lobby refuses the answer.
    pub async fn answer_invitation(self: &Arc<Self>, meta: &MatchMeta, request: Request) -> Result<(), Error> {
        let id = meta.id;
        if self.actors.serves_guild(meta.location.guild) {
            return self.run_command_on(id, request).await.map(drop);
        }
        let interaction = request.token.id;
        let result = self.answer_through_store(meta, request).await;
        self.done_if_redelivered(result.map(|()| Answer::MatchShown), interaction, Answer::MatchShown).await.map(drop)
    }

    async fn answer_through_store(&self, meta: &MatchMeta, request: Request) -> Result<(), Error> {
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
        if !store.store_invitation_answer(id, user.id, &answer).await? {
            return Err(Error::user("table-not-invited"));
        }
        for _ in 0..MAX_ANSWER_CHECKS {
            self.actors.ports.clock.sleep(ANSWER_CHECK_INTERVAL).await;
            if !store.has_answer(id, user.id, &answer).await? {
                break;
            }
        }
        // If no process has taken the answer, it must not seat the user later, after they have given up.
        if store.remove_answer(id, user.id, &answer).await? {
            return Err(Error::with_reason(Reason::Elsewhere));
        }
        match store.load_meta(id).await? {
            Some(meta) if is_answered(&meta) => Ok(()),
            Some(meta) if meta.stage == Stage::Lobby => Err(refused_error()),
            Some(_) => Err(Error::user("table-begun")),
            None => Err(Error::user("table-unknown-match")),
        }
    }

    /// Returns a match without its steps, even if another process runs it.
    ///
    /// # Errors
    /// Fails if there is no such match, or if the store fails.
    pub async fn match_meta(&self, id: MatchId) -> Result<MatchMeta, Error> {
        let meta = if_readable(self.actors.ports.store.load_meta(id).await)?.flatten();
        meta.ok_or_else(|| Error::user("table-unknown-match"))
    }

    /// Passes the answers to invitations that other processes received to the lobbies of this process.
    pub(super) async fn deliver_invitation_answers(self: &Arc<Self>) {
        let store = &self.actors.ports.store;
        let answers = store.invitation_answers(&self.actors.active_shards()).await;
        let answers = answers.inspect_err(|error| tracing::error!(%error, "answers to invitations cannot be read"));
        for (id, user, answer) in answers.unwrap_or_default() {
            let InvitationAnswer { accepts, name, channel, interaction } = answer.clone();
            let command = if accepts { Command::Join } else { Command::Decline };
            let token = InteractionToken { id: interaction, token: String::new() };
            let request = Request::new(User { id: user, name, locale: Locale::En }, command, token);
            let is_old = self.actors.ports.clock.now() - interaction.created_at() > MAX_ANSWER_AGE;
            let result = if is_old {
                Ok(Answer::MatchShown)
            } else {
                self.run_command_on(id, Request { channel: Some(channel), ..request }).await
            };
            let removed = match result {
                // The answer stays stored, and is delivered again later.
                Err(error) if error.is_temporary() => Err(error.to_string()),
                _ => store.remove_answer(id, user, &answer).await.map(drop).map_err(|error| error.to_string()),
            };
            if let Err(error) = removed {
                tracing::warn!(match_id = id.to_short(), error, "an answer to an invitation is tried again");
            }
        }
    }

    /// Checks that the user may still replace their contribution to the seed.
    ///
    /// # Errors
    /// Fails if the match has begun or the user has no seat.
    pub async fn check_contributor(self: &Arc<Self>, user: &User, id: MatchId) -> Result<(), Error> {
        lobby::contributing_seat(&self.match_view(id).await?.meta, user).map(drop)
    }

    /// Returns the match's view once all earlier requests are handled. The match may be over.
    ///
    /// # Errors
    /// Fails if there is no such match, or if it cannot be read.
    pub async fn match_view(self: &Arc<Self>, id: MatchId) -> Result<View, Error> {
        self.match_view_with_draft(id, None).await
    }

    /// Like [`MatchService::match_view`], but shows this draft of a move if its version is still current.
    ///
    /// # Errors
    /// Fails in the same cases as [`MatchService::match_view`].
    pub async fn match_view_with_draft(
        self: &Arc<Self>,
        id: MatchId,
        draft: Option<(i64, String)>,
    ) -> Result<View, Error> {
        wait_for_reply(self.actors.send_with_reply(id, |reply| Mail::GetView(draft, reply))).await
    }

    /// Returns the open match that this message shows, if any.
    pub fn match_shown_in(&self, message: MessageId) -> Option<MatchId> {
        self.actors.message_index.match_shown_in(message)
    }

    /// Reloads and shows the `changed` matches that are in memory. Call this after the store has changed matches
    /// itself.
    pub fn reload(self: &Arc<Self>, changed: &[MatchId]) {
        let in_memory = self.actors.mailboxes.ids();
        for &id in changed.iter().filter(|id| in_memory.contains(id)) {
            self.actors.send_mail(id, Mail::Reload);
        }
    }

    /// Waits until the delayed moves are made. From now on, presses that would have to be delayed are left to the next
    /// process.
    pub async fn finish_delayed_moves(&self) {
        self.actors.delayed_moves.close();
        self.actors.delayed_moves.wait().await;
    }

    /// Stops accepting requests, then waits until all accepted requests are stored and shown.
    pub async fn close(&self) {
        self.actors.tasks.close();
        self.actors.mailboxes.clear();
        self.actors.tasks.wait().await;
        self.actors.report_shown().await;
    }

    pub(super) fn submit(self: &Arc<Self>, id: MatchId, request: Request) -> ReplyReceiver<Answer> {
        // The match's actor continues the trace.
        let (at, span) = (self.now(), telemetry::spans::current());
        span.record("match_id", id.to_short());
        self.actors.send_with_reply(id, |reply| Mail::Request { request, at, span, reply })
    }

    async fn submit_and_wait(self: &Arc<Self>, id: MatchId, request: Request) -> Result<Answer, Error> {
        if request.command == Command::Repost {
            self.count_board_request(request.user.id, id)?;
        }
        wait_for_reply(self.submit(id, request)).await
    }

    /// Looks for a lobby of this host that has no message because its start was interrupted, and shows it. If the
    /// lobby's options differ from the requested options, cancels the lobby instead. Returns `None` if no lobby was
    /// shown.
    async fn show_interrupted_start(
        self: &Arc<Self>,
        wanted: &MatchMeta,
        token: &InteractionToken,
        begins: bool,
    ) -> Result<Option<MatchId>, Error> {
        for open in self.actors.ports.store.open_matches_in(wanted.location.channel).await? {
            if open.lobby && open.game == wanted.game && open.location.message.is_none() {
                let (wanted, token) = (Box::new(wanted.clone()), token.clone());
                let mail = |reply| Mail::RepeatedStart { wanted, token, begins, reply };
                match wait_for_reply(self.actors.send_with_reply(open.id, mail)).await {
                    Ok(()) => return Ok(Some(open.id)),
                    Err(Error::User(_)) => (),
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(None)
    }

    /// Shows the match that the first delivery of this interaction opened, if that delivery got no response.
    async fn show_opened_match(self: &Arc<Self>, user: UserId, token: InteractionToken) -> Result<MatchId, Error> {
        let id =
            self.actors.match_of_interaction(token.id).await.ok_or_else(|| Error::user("table-counted-already"))?;
        let user = User { id: user, name: String::new(), locale: Locale::En };
        let request = Request::new(user, Command::Repost, token);
        wait_for_reply(self.submit(id, request)).await.map(|_| id)
    }

    /// Returns the result of a request, or `done` if the request was refused because its first delivery succeeded.
    async fn done_if_redelivered(
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

/// Removes the seats that are reserved for `users`, because the host is not allowed to invite them.
///
/// # Errors
/// Fails if there are such users but the caller has not `allowed` their removal.
fn remove_reservations(reserved: &mut Vec<Reservation>, users: &[UserId], allowed: bool) -> Result<(), Error> {
    if !users.is_empty() && !allowed {
        return Err(refused_error());
    }
    reserved.retain(|guest| !users.contains(&guest.user));
    Ok(())
}

/// Returns the error for a user who already plays this match alone.
pub(super) fn already_alone_error(open: &MatchMeta) -> Error {
    let phrase = Phrase::new(Reason::AloneAlready.into_str()).with("game", Phrase::new(format!("{}-title", open.game)));
    let phrase = phrase.with("address", open.location.url().unwrap_or_default());
    Error::User(UserError { reason: Some(Reason::AloneAlready), ..UserError::new(phrase) })
}

/// The maximum number of archived matches to search in a channel.
const MAX_ARCHIVED: usize = 50;

impl MatchService {
    /// Returns the matches that a command can mean: the chosen match, or at least one of the channel's matches, newest
    /// first. Archived matches are left out if there are open matches, except for a command that resumes a match. That
    /// command can also mean one of the user's matches in this server whose channel was deleted. If there is only one
    /// match, it is returned even if the command does not fit it, because the match's own error is more specific.
    pub(super) async fn find_matches(
        self: &Arc<Self>,
        guild: Option<GuildId>,
        channel: ChannelId,
        chosen: Option<MatchId>,
        request: &Request,
    ) -> Result<Vec<MatchId>, Error> {
        let (open, mut archived) = self.matches_in(channel).await?;
        let resumes = matches!(request.command, Command::ResumeIn(_));
        if let Some(guild) = guild.filter(|_| resumes) {
            let elsewhere =
                self.actors.ports.store.matches_without_channel(guild, request.user.id, MAX_ARCHIVED).await?;
            archived.extend(elsewhere.into_iter().filter(|id| !archived.contains(id)).collect::<Vec<MatchId>>());
        }
        if let Some(chosen) = chosen {
            let known = open.contains(&chosen) || archived.contains(&chosen);
            return if known { Ok(vec![chosen]) } else { Err(Error::user("table-choice-gone")) };
        }
        let matches = if open.is_empty() || resumes && !archived.is_empty() { archived } else { open };
        match matches.len() {
            0 => return Err(Error::with_reason(Reason::NoneHere)),
            1 => return Ok(matches),
            _ => (),
        }
        let fits = request.command.properties().match_filter;
        let mut metas = self.load_metas(&matches).await?;
        metas.retain(|meta| fits.includes(meta, request.user.id, request.moderator));
        let mut fitting = Vec::new();
        for meta in &metas {
            // Resignations are only in the steps, so the whole match is needed.
            let has_resigned =
                |view: View| meta.seat_of(request.user.id).is_some_and(|seat| view.resigned.contains(&seat));
            if fits != MatchFilter::NotResigned || !self.match_view(meta.id).await.is_ok_and(has_resigned) {
                fitting.push(meta.id);
            }
        }
        match fitting.is_empty() {
            false => Ok(fitting),
            true if metas.is_empty() => Err(fits.no_match_error()),
            true => Err(Error::user("refusal-resigned")),
        }
    }

    /// Returns the matches with these IDs. Skips matches that cannot be read.
    pub(super) async fn load_metas(&self, ids: &[MatchId]) -> Result<Vec<MatchMeta>, StoreError> {
        let mut metas = Vec::new();
        for &id in ids {
            metas.extend(if_readable(self.actors.ports.store.load_meta(id).await)?.flatten());
        }
        Ok(metas)
    }

    /// Returns the open and the archived matches of a channel.
    pub(super) async fn matches_in(&self, channel: ChannelId) -> Result<(Vec<MatchId>, Vec<MatchId>), StoreError> {
        let open = self.actors.ports.store.open_matches_in(channel).await?.into_iter().map(|one| one.id).collect();
        Ok((open, self.actors.ports.store.archived_matches_in(channel, MAX_ARCHIVED).await?))
    }

    /// Stops the channel's open matches that cannot be rebuilt. Returns whether it stopped any.
    pub(super) async fn stop_unreadable_in(self: &Arc<Self>, channel: ChannelId) -> bool {
        let Ok(open) = self.actors.ports.store.open_matches_in(channel).await else { return false };
        let mut stopped = false;
        for one in open {
            stopped |= self.match_view(one.id).await.is_err();
        }
        stopped
    }
}
