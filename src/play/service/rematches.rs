//! Opens a match that follows a finished match: a rematch, a match against stronger computers, or a match with the same
//! deal.

use std::sync::Arc;

use super::MatchService;
use super::requests::already_alone_error;
use crate::ids::{MatchId, UserId};
use crate::play::actor::mailbox::wait_for_reply;
use crate::play::domain::{
    Deal, Error, FIRST_FORMER_PLAYER, InteractionToken, MatchMeta, NewDeal, Occupant, Player, Reservation, StoreError,
    User, if_readable,
};
use crate::play::table::lobby::NewMatch;
use crate::play::table::state::{deal_scores, recompute_result};
use crate::play::table::{Command, Request};
use contract::Game;

impl MatchService {
    /// Carries out a command that opens another match after this match.
    ///
    /// # Errors
    /// Fails if the command is refused, or if the match cannot be opened or joined.
    pub(super) async fn play_again(self: &Arc<Self>, id: MatchId, request: Request) -> Result<(), Error> {
        match request.command {
            Command::PlayDeal => self.open_same_deal(id, request).await,
            Command::NextLevel => self.open_next_level(id, request).await,
            _ => self.open_or_join_rematch(id, request).await,
        }
    }

    /// Opens a rematch lobby for the same game and players, or joins the lobby that another player has opened.
    ///
    /// # Errors
    /// Fails if the match is not over, if the user did not play it, or if the lobby cannot be opened or joined.
    async fn open_or_join_rematch(self: &Arc<Self>, id: MatchId, request: Request) -> Result<(), Error> {
        let meta = self.meta_in_channel(id, &request).await?;
        let Request { user, token, .. } = request;
        if !meta.stage.is_final() {
            return Err(Error::user("table-begun"));
        }
        meta.seat_of(user.id).ok_or_else(|| Error::user("table-rematch-stranger"))?;
        let (location, joining) = (meta.location, Request::new(user.clone(), Command::Join, token));
        let mut opens = false;
        let opening = async {
            match self.find_rematch_lobby(&meta, user.id).await? {
                Some(lobby) => Ok(lobby),
                None => {
                    opens = true;
                    self.open_rematch(user, meta, joining.token.clone()).await
                }
            }
        };
        // Players often press at the same time. The first press opens a lobby, and the other players join it.
        let lobby = self.open_once(id, opening).await?;
        if opens || self.actors.match_of_interaction(joining.token.id).await == Some(lobby) {
            return Ok(());
        }
        wait_for_reply(self.submit(lobby, joining)).await?;
        // If the bot can only respond in this channel, the response shows the lobby.
        if location.detached { Ok(()) } else { Err(Error::user("table-rematch-joined")) }
    }

    /// Returns the match that is to be played again.
    ///
    /// # Errors
    /// Fails if there is no such match, or if the request comes from another channel.
    async fn meta_in_channel(&self, id: MatchId, request: &Request) -> Result<MatchMeta, Error> {
        let meta = self.actors.ports.store.load_meta(id).await?;
        let meta = meta.ok_or_else(|| Error::user("table-unknown-match"))?;
        request.check_channel(&meta)?;
        Ok(meta)
    }

    /// Opens the match that follows this match. If calls overlap, only the first call opens a match, and the others
    /// wait for that match.
    async fn open_once(
        &self,
        id: MatchId,
        opening: impl Future<Output = Result<MatchId, Error>>,
    ) -> Result<MatchId, Error> {
        let next = Arc::clone(self.opening_rematches.lock().entry(id).or_default());
        let opened = next.get_or_try_init(|| opening).await.copied();
        self.opening_rematches.lock().remove(&id);
        opened
    }

    async fn open_rematch(
        self: &Arc<Self>,
        user: User,
        meta: MatchMeta,
        token: InteractionToken,
    ) -> Result<MatchId, Error> {
        self.count_start(token.id, user.id, meta.location.channel)?;
        let game = rules::find(&meta.game).ok_or_else(|| Error::user("table-unknown-match"))?;
        let (mut computers, mut reservations) = (Vec::new(), Vec::new());
        for player in &meta.seats {
            match player.occupant {
                Occupant::Computer(level) => computers.push(level),
                Occupant::User(other) if other == user.id || other >= FIRST_FORMER_PLAYER => (),
                Occupant::User(user) => reservations.push(Reservation { user, name: player.name.clone() }),
            }
        }
        let begins_at_once = reservations.is_empty() && !computers.is_empty();
        let options = game.info().rematch_options(&meta.options, meta.is_alone(), meta.seats.len());
        let opening =
            NewMatch { computers, reservations, begins_at_once, options, ..follow_up_match(meta, game, user, token) };
        self.open_lobby(opening).await
    }

    /// Opens a solo match against computers that are one level stronger than the beaten computers.
    ///
    /// # Errors
    /// Fails if the user was not the only winner, or if the match cannot be opened.
    async fn open_next_level(self: &Arc<Self>, id: MatchId, request: Request) -> Result<(), Error> {
        let meta = self.meta_in_channel(id, &request).await?;
        let Request { user, token, .. } = request;
        meta.seat_of(user.id).ok_or_else(|| Error::user("table-rematch-stranger"))?;
        let computers = meta.stronger_computer_levels().ok_or_else(|| Error::user("discord-unknown-button"))?;
        let game = rules::find(&meta.game).ok_or_else(|| Error::user("table-unknown-match"))?;
        let channel = meta.location.channel;
        let player = user.id;
        let interaction = token.id;
        let mut opens = false;
        let opening = async {
            opens = true;
            self.count_start(interaction, player, channel)?;
            let opening = follow_up_match(meta, game, user, token);
            self.open_lobby(NewMatch { computers, begins_at_once: true, ..opening }).await
        };
        let opened = self.open_once(id, opening).await?;
        if opens || self.actors.match_of_interaction(interaction).await == Some(opened) {
            return Ok(());
        }
        let open = self.actors.ports.store.load_meta(opened).await?;
        Err(open.map_or(Error::user("table-unknown-match"), |open| already_alone_error(&open)))
    }

    /// Opens a match with the same deal: the same seed, options and computers. Users who played in the match get the
    /// seat that they had. Others get the first seat that is meant for a person.
    ///
    /// # Errors
    /// Fails if the match has no deal that can be played again, or if the new match cannot be opened.
    async fn open_same_deal(self: &Arc<Self>, id: MatchId, request: Request) -> Result<(), Error> {
        let stored = if_readable(self.actors.ports.store.load(id).await)?;
        let stored = stored.ok_or_else(|| Error::user("table-no-deal"))?;
        let stored = stored.ok_or_else(|| Error::user("table-unknown-match"))?;
        let meta = stored.meta.clone();
        request.check_channel(&meta)?;
        let Request { user, token, .. } = request;
        let game = rules::find(&meta.game).ok_or_else(|| Error::user("table-unknown-match"))?;
        if meta.rules != game.info().rules_version {
            return Err(Error::user("table-older-rules"));
        }
        if !meta.has_replayable_deal() || meta.table.is_some() {
            return Err(Error::user("table-no-deal"));
        }
        self.count_start(token.id, user.id, meta.location.channel)?;
        let seed = meta.seed();
        let deal = match &meta.deal {
            Some(deal) => deal.clone(),
            None => {
                let deal = Deal::new_sealed(game.info(), seed, meta.seats.iter().map(Player::level).collect());
                // The match only now becomes the first match of a deal, so its results are not yet stored as results of
                // that deal.
                let (_, result) = recompute_result(stored).map_err(Error::Internal)?;
                let scores = result.map_or(Vec::new(), |result| deal_scores(&meta, &result));
                self.actors.ports.store.store_deal_results(&deal.code, id, &scores).await?;
                deal
            }
        };
        let own = meta.seat_of(user.id).filter(|seat| deal.seats.get(seat.index()).is_some_and(Option::is_none));
        let host_seat = own.unwrap_or_else(|| Deal::first_person_seat(&deal.seats));
        let begins = deal.person_count() == 1;
        let deal = Deal { host_seat, open: true, ..deal };
        let deal = Some(NewDeal { deal, seed, youngest: meta.youngest });
        let opening = NewMatch { deal, begins_at_once: begins, ..follow_up_match(meta, game, user, token) };
        self.open_lobby(opening).await.map(drop)
    }

    /// Returns a lobby for the same game and edition that has a reserved seat for the user or else was opened by a
    /// player of the ended match after its end. The lobby's message might not exist yet. Matches of a deal are not
    /// rematches.
    async fn find_rematch_lobby(&self, ended: &MatchMeta, user: UserId) -> Result<Option<MatchId>, StoreError> {
        let open = self.actors.ports.store.open_matches_in(ended.location.channel).await?.into_iter();
        let lobbies: Vec<MatchId> =
            open.filter(|open| open.lobby && open.game == ended.game).map(|open| open.id).collect();
        let mut lobbies = self.load_metas(&lobbies).await?;
        let edition = |meta: &MatchMeta| {
            rules::find(&meta.game).and_then(|game| game.info().edition(&meta.options).map(str::to_owned))
        };
        lobbies.retain(|lobby| lobby.deal.is_none() && lobby.table.is_none() && edition(lobby) == edition(ended));
        let is_rematch = |it: &MatchMeta| ended.seat_of(it.host).is_some() && Some(it.opened_at) >= ended.ended_at;
        let found =
            lobbies.iter().find(|meta| meta.is_reserved_for(user)).or(lobbies.iter().find(|meta| is_rematch(meta)));
        Ok(found.map(|meta| meta.id))
    }
}

/// Returns a new match for this user alone, with the game, options and channel of an earlier match.
fn follow_up_match(meta: MatchMeta, game: &'static dyn Game, user: User, token: InteractionToken) -> NewMatch {
    let (locale, pace) = (meta.locale, Some(meta.pace));
    NewMatch {
        locale,
        pace,
        skips_uninvitable_guests: true,
        ..NewMatch::new(user, meta.location, game, meta.options, token)
    }
}
