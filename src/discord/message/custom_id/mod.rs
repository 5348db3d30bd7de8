//! The custom ids of buttons and select menus, such as `match/<match>/<version>/<action>`.
//!
//! A forged custom id never causes a panic, and cannot do more than a real button.

mod daily;
mod leaderboard;
mod organiser;
mod settings;
#[cfg(test)]
mod tests;
mod tournament;

use std::fmt;

pub use daily::{DailyAction, DailyButton, move_digits};
pub use leaderboard::LeaderboardPage;
pub use organiser::{OrganiserButton, OrganiserChoice, OrganiserForm, OrganiserPage};
use review::ReviewPage;
pub use settings::SettingsPage;
use strum::{Display, EnumString, VariantArray};
pub use tournament::{TournamentAction, TournamentButton};

use crate::discord::http::AnswerSubject;
use crate::ids::{MatchId, TournamentId, UserId};
use crate::play::{Admission, Command, InvitedBy, MilestoneKind, NoticePlace, Setting, TournamentChange};
use contract::Day;
use text::Locale;

/// Discord's limit for a custom id, in characters. The values of a select menu's options have the same limit.
pub const MAX_LENGTH: usize = 100;

/// The maximum length of a name in a custom id, in bytes.
const MAX_NAME_BYTES: usize = 48;

/// The first part of the custom ids in messages that `snakepit rehearse` posts. The bot does not respond to their
/// buttons.
pub const REHEARSAL: &str = "rehearsal";

/// The parsed custom id of a button or select menu: the user's request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CustomId {
    /// A button of the match's own message: `match/<match>/<version>/<command>`.
    Match(MatchId, Command),
    /// Runs a command on a match: `command/<command>/<match>`, or a select menu `command/<command>` whose values are
    /// matches.
    Command(Command, MatchId),
    /// A page of text.
    Page(Page),
    /// Opens a new match of a game or an edition: `<opening>/<game>` or `<opening>/<game>/<edition>`. See
    /// [`NewMatchKind`].
    Play { game: String, edition: Option<String>, opening: NewMatchKind },
    /// The user ends their open match `open`. The bot then offers the new match: `instead/<match>/<opening>/<game>` or
    /// `instead/<match>/<opening>/<game>/<edition>`.
    EndAndOffer { open: MatchId, game: String, edition: Option<String>, opening: NewMatchKind },
    /// Opens a lobby with a seat reserved for `user`, whose name is cut if it is too long:
    /// `challenge/<user>/<game>/<edition or nothing>/<name>`.
    Challenge { user: UserId, game: String, edition: Option<String>, name: String },
    /// The user decides not to resign or stop the match: `play-on/<match>`.
    PlayOn(MatchId),
    /// Opens a page of `/settings`, perhaps after changing a setting: `settings/<page>`, `settings/<page>/<change>`, or
    /// a select menu whose values are changes, channels, users or roles.
    Settings(SettingsPage, Option<Setting>),
    /// Lists what a server's managers and moderators did: `acts/`.
    ListActs,
    /// Where the user gets notices: `notices/` asks the user, and `notices/<place>` stores their choice.
    Notices(Option<NoticePlace>),
    /// Whether the user gets notices when their turn comes next: `next/on`, `next/off`.
    NextNotices(bool),
    /// Whether the user gets a daily message about the puzzle: `puzzle-notice/off` or `puzzle-notice/on`. The latter
    /// opens the form in which the user types the time, and is also the custom id of that form.
    PuzzleNotice(bool),
    /// Where the user gets invitations: `invitations/<place>`.
    Invitations(NoticePlace),
    /// Who may invite the user: `invited-by/<who>`.
    InvitedBy(InvitedBy),
    /// The user blocks the host who invited them: `block/<match>`.
    BlockHost(MatchId),
    /// The host invites a user: a select menu `invite/<match>` whose value is the user.
    Invite(MatchId, UserId),
    /// The user lets a host invite them again: `unblock/<host>`, or a select menu `unblock/` whose values are hosts.
    UnblockHost(UserId),
    /// The replay of a finished match, for everybody in its channel: `replay/<match>`.
    Replay(MatchId),
    /// The replay of a finished match, for the user alone: `my-replay/<match>`, or a select menu `my-replay/` whose
    /// values are matches.
    PrivateReplay(MatchId),
    /// A frame of a match's replay. `open-frame/<match>/<frame>` shows it in a new ephemeral message.
    /// `frame/<match>/<frame>`, or a select menu `frame/<match>` whose values are frames, replaces the frame in an
    /// ephemeral message.
    Frame { id: MatchId, number: usize, open: bool },
    /// The record of a finished match as a file: `record/<match>`.
    Record(MatchId),
    /// A page of a match's review: `review/<match>/<page>`.
    Review(MatchId, ReviewPage),
    /// The user takes their reserved seat, from any channel: `accept/<match>`.
    AcceptInvitation(MatchId),
    /// The user declines their reserved seat: `decline/<match>`.
    DeclineInvitation(MatchId),
    /// A leaderboard for everybody in the channel: `show-leaderboard/<page>`, with the pages of [`Page::Leaderboard`].
    ShowLeaderboard(LeaderboardPage),
    /// The user's milestone in a game, for everybody in the channel: `milestone/<game>/<kind>`, or a select menu
    /// `milestone/` whose values are `<game>/<kind>`.
    ShareMilestone { game: String, kind: MilestoneKind },
    /// Opens the form in which a user types their contribution. The submitted form has the same custom id:
    /// `contribute/<match>`.
    Contribution(MatchId),
    /// The number of days for which the user is away, or 0 if they are back: `away/<days>`, or a select menu `away/`
    /// whose values are days. The absence ends at the end of a day.
    Away(u8),
    /// A button or select menu of the daily puzzle: `daily/<action>/<day>/<moves>`, see [`DailyButton`].
    Daily(DailyButton),
    /// A button or select menu of a tournament, see [`TournamentButton`].
    Tournament(TournamentButton),
    /// The user's language for private answers, chosen on a match's *More* page: a select menu `language/<match>`. Its
    /// values are language codes, or [`DISCORD_LANGUAGE`].
    Language(MatchId, Option<Locale>),
    /// Whether lists of puzzle solvers name the user: `listed/yes`, `listed/no`.
    SetListed(bool),
    /// Whether the user confirms that the bot may delete all their data: `forget/yes`, `forget/no`.
    Forget(bool),
}

/// The kind of match that a button offers to open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString, VariantArray)]
pub enum NewMatchKind {
    /// A lobby.
    #[strum(serialize = "play")]
    Lobby,
    /// A practice match.
    #[strum(serialize = "learn")]
    Practice,
    /// A solo match against easy computers, which begins at once.
    #[strum(serialize = "play-alone")]
    Alone,
}

/// A page of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// A page of a game's rules, numbered from 1: `rules/<game>/<page>`.
    Rules { game: String, page: usize },
    /// A leaderboard: `leaderboard/<page>`, or a select menu `leaderboard/<menu>` whose values are pages.
    Leaderboard(LeaderboardPage),
    /// A description of a match in words: `describe/<match>`, or, if the message shows a draft,
    /// `describe/<match>/<version>/<draft>`.
    Description { id: MatchId, draft: Option<(i64, String)> },
    /// The page that offers less common commands for a match: `more/<match>`.
    More(MatchId),
    /// The fair-play page of a match: `fair-play/<match>`.
    FairPlay(MatchId),
    /// A page of the help, numbered from 1: `help/<page>`.
    Help(usize),
    /// The user's own statistics in a game, with their milestones: `stats/<game>`.
    Stats(String),
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CustomId::Match(id, action) => {
                let version = match action {
                    Command::Move { expected_version, .. } | Command::Draft { expected_version, .. } => {
                        *expected_version
                    }
                    _ => 0,
                };
                write!(f, "match/{}/{version}/{}", id.to_short(), action.custom_id())
            }
            CustomId::Command(command, id) => write!(f, "command/{}/{}", command.custom_id(), id.to_short()),
            CustomId::Play { game, edition: Some(edition), opening } => write!(f, "{opening}/{game}/{edition}"),
            CustomId::Play { game, edition: None, opening } => write!(f, "{opening}/{game}"),
            CustomId::EndAndOffer { open, game, edition, opening } => {
                let (game, edition, opening) = (game.clone(), edition.clone(), *opening);
                write!(f, "instead/{}/{}", open.to_short(), CustomId::Play { game, edition, opening })
            }
            CustomId::Challenge { user, game, edition, name } => {
                write!(f, "challenge/{user}/{game}/{}/{name}", edition.as_deref().unwrap_or_default())
            }
            CustomId::Page(Page::Rules { game, page }) => write!(f, "rules/{game}/{page}"),
            CustomId::Page(Page::Leaderboard(page)) => write!(f, "leaderboard/{page}"),
            CustomId::ShowLeaderboard(page) => write!(f, "show-leaderboard/{page}"),
            CustomId::Page(Page::Description { id, draft }) => {
                write!(f, "describe/{}", id.to_short())?;
                draft.as_ref().map_or(Ok(()), |(version, draft)| write!(f, "/{version}/{draft}"))
            }
            CustomId::Page(Page::More(id)) => write!(f, "more/{}", id.to_short()),
            CustomId::Page(Page::FairPlay(id)) => write!(f, "fair-play/{}", id.to_short()),
            CustomId::Page(Page::Help(page)) => write!(f, "help/{page}"),
            CustomId::Page(Page::Stats(game)) => write!(f, "stats/{game}"),
            CustomId::ShareMilestone { game, kind } => write!(f, "{MILESTONE_SELECT_ID}{game}/{kind}"),
            CustomId::PlayOn(id) => write!(f, "play-on/{}", id.to_short()),
            CustomId::Settings(page, None) => write!(f, "settings/{page}"),
            CustomId::Settings(page, Some(change)) => write!(f, "settings/{page}/{change}"),
            CustomId::ListActs => write!(f, "acts/"),
            CustomId::Notices(None) => write!(f, "notices/"),
            CustomId::Notices(Some(place)) => write!(f, "notices/{place}"),
            CustomId::NextNotices(on) => write!(f, "next/{}", if *on { "on" } else { "off" }),
            CustomId::PuzzleNotice(on) => write!(f, "puzzle-notice/{}", if *on { "on" } else { "off" }),
            CustomId::Invitations(place) => write!(f, "invitations/{place}"),
            CustomId::InvitedBy(who) => write!(f, "invited-by/{who}"),
            CustomId::Invite(id, user) => write!(f, "invite/{}/{user}", id.to_short()),
            CustomId::BlockHost(id) => write!(f, "block/{}", id.to_short()),
            CustomId::UnblockHost(host) => write!(f, "{UNBLOCK_SELECT_ID}{host}"),
            CustomId::AcceptInvitation(id) => write!(f, "accept/{}", id.to_short()),
            CustomId::DeclineInvitation(id) => write!(f, "decline/{}", id.to_short()),
            CustomId::Contribution(id) => write!(f, "contribute/{}", id.to_short()),
            CustomId::Replay(id) => write!(f, "replay/{}", id.to_short()),
            CustomId::PrivateReplay(id) => write!(f, "{PRIVATE_REPLAY_SELECT_ID}{}", id.to_short()),
            CustomId::Frame { id, number, open } => {
                write!(f, "{}/{}/{number}", if *open { "open-frame" } else { "frame" }, id.to_short())
            }
            CustomId::Record(id) => write!(f, "record/{}", id.to_short()),
            CustomId::Review(id, page) => write!(f, "review/{}/{page}", id.to_short()),
            CustomId::Away(days) => write!(f, "{AWAY_SELECT_ID}{days}"),
            CustomId::Daily(button) => write!(f, "daily/{button}"),
            CustomId::Tournament(TournamentButton { id, action }) => {
                write!(f, "tournament/{}/{action}", id.to_short())
            }
            CustomId::Language(id, language) => {
                write!(f, "language/{}/{}", id.to_short(), language.map_or(DISCORD_LANGUAGE, Locale::code))
            }
            CustomId::SetListed(listed) => write!(f, "listed/{}", if *listed { "yes" } else { "no" }),
            CustomId::Forget(confirmed) => write!(f, "forget/{}", if *confirmed { "yes" } else { "no" }),
        }
    }
}

impl CustomId {
    /// Returns who may press the button.
    pub fn admission(&self) -> Admission {
        self.facts().0
    }

    /// Returns the match, tournament or puzzle to which the button belongs, if any.
    pub fn subject(&self) -> Option<AnswerSubject> {
        self.facts().1
    }

    fn facts(&self) -> (Admission, Option<AnswerSubject>) {
        match self {
            CustomId::Play { .. } | CustomId::Challenge { .. } | CustomId::ShareMilestone { .. } => {
                (Admission::NotBarred, None)
            }
            CustomId::Contribution(id) => (Admission::NotBarred, Some(AnswerSubject::Match(*id))),
            CustomId::Match(id, _)
            | CustomId::Command(_, id)
            | CustomId::Invite(id, _)
            | CustomId::AcceptInvitation(id)
            | CustomId::DeclineInvitation(id) => (Admission::ByMatch, Some(AnswerSubject::Match(*id))),
            CustomId::EndAndOffer { .. } => (Admission::ByMatch, None),
            CustomId::Daily(DailyButton { day, action, .. }) => {
                let is_open = matches!(action, DailyAction::ShowResults | DailyAction::ListSolvers);
                (if is_open { Admission::Open } else { Admission::NotBarred }, Some(AnswerSubject::Puzzle(*day)))
            }
            CustomId::Tournament(TournamentButton { id, action }) => {
                use TournamentAction::{AskToStop, Bracket, Change, List, Round};
                // Barred users may still view a tournament, leave it, or stop it if it is their own.
                let may_change = matches!(action, AskToStop | Change(TournamentChange::Leave | TournamentChange::Stop));
                let is_open = may_change || matches!(action, List | Bracket(_) | Round(_));
                let admission = if is_open { Admission::Open } else { Admission::NotBarred };
                (admission, Some(AnswerSubject::Tournament(*id)))
            }
            CustomId::PlayOn(id)
            | CustomId::BlockHost(id)
            | CustomId::Replay(id)
            | CustomId::PrivateReplay(id)
            | CustomId::Frame { id, .. }
            | CustomId::Record(id)
            | CustomId::Review(id, _)
            | CustomId::Language(id, _)
            | CustomId::Page(Page::Description { id, .. } | Page::FairPlay(id) | Page::More(id)) => {
                (Admission::Open, Some(AnswerSubject::Match(*id)))
            }
            CustomId::Page(Page::Rules { .. } | Page::Leaderboard(_) | Page::Help(_) | Page::Stats(_))
            | CustomId::Settings(..)
            | CustomId::ListActs
            | CustomId::Notices(_)
            | CustomId::NextNotices(_)
            | CustomId::PuzzleNotice(_)
            | CustomId::Invitations(_)
            | CustomId::InvitedBy(_)
            | CustomId::UnblockHost(_)
            | CustomId::ShowLeaderboard(_)
            | CustomId::Away(_)
            | CustomId::SetListed(_)
            | CustomId::Forget(_) => (Admission::Open, None),
        }
    }

    /// Returns the custom id of a button that does `action` on the puzzle of `day`.
    pub fn daily(day: Day, action: DailyAction) -> CustomId {
        CustomId::Daily(DailyButton { day, warm_up: false, action })
    }

    /// Returns the custom id of a button that does `action` in a tournament.
    pub fn tournament(id: TournamentId, action: TournamentAction) -> CustomId {
        CustomId::Tournament(TournamentButton { id, action })
    }

    /// Cuts a name so that it fits into [`CustomId::Challenge`].
    pub fn cut_name(name: &str) -> String {
        name[..name.floor_char_boundary(MAX_NAME_BYTES)].to_owned()
    }

    /// Parses a custom id. `values` holds the chosen values of a select menu, and is empty for a button.
    pub fn parse(custom_id: &str, values: &[String]) -> Option<CustomId> {
        if custom_id.len() > MAX_LENGTH || values.iter().any(|value| value.len() > MAX_LENGTH) {
            return None;
        }
        let (kind, rest) = custom_id.split_once('/')?;
        let pressed_or_chosen = match values {
            [] => Some(rest),
            [value] => Some(value.as_str()),
            _ => None,
        };
        // Splits the custom id into two parts. The second part can be the value of a select menu.
        let two_parts = || match values {
            [] => rest.split_once('/'),
            [value] => Some((rest, value.as_str())),
            _ => None,
        };
        match kind {
            "match" => {
                let mut parts = rest.splitn(3, '/');
                let id = MatchId::from_short(parts.next()?)?;
                let expected_version = parts.next()?.parse().ok()?;
                let action = match (parts.next()?, values) {
                    (action, []) => action,
                    (select, [value]) if select.starts_with("select") => value,
                    _ => return None,
                };
                Some(CustomId::Match(id, Command::parse(action, true, expected_version)?))
            }
            "command" => {
                let (command, id) = two_parts()?;
                Some(CustomId::Command(Command::parse(command, false, 0)?, MatchId::from_short(id)?))
            }
            "play" | "learn" | "play-alone" => {
                let played = pressed_or_chosen?;
                let (game, edition) =
                    played.split_once('/').map_or((played, None), |(game, edition)| (game, Some(edition)));
                let (edition, opening) = (edition.map(str::to_owned), kind.parse().ok()?);
                Some(CustomId::Play { game: game.to_owned(), edition, opening })
            }
            "instead" => {
                let (open, play) = rest.split_once('/')?;
                let CustomId::Play { game, edition, opening } = CustomId::parse(play, &[])? else { return None };
                Some(CustomId::EndAndOffer { open: MatchId::from_short(open)?, game, edition, opening })
            }
            "challenge" => {
                let mut parts = rest.splitn(4, '/');
                let (user, game) = (parts.next()?.parse().ok()?, parts.next()?.to_owned());
                let edition = Some(parts.next()?.to_owned()).filter(|edition| !edition.is_empty());
                Some(CustomId::Challenge { user, game, edition, name: parts.next()?.to_owned() })
            }
            "help" => rest.parse().ok().map(|page| CustomId::Page(Page::Help(page))),
            "stats" => Some(CustomId::Page(Page::Stats(rest.to_owned()))),
            "milestone" => {
                let (game, kind) = pressed_or_chosen?.split_once('/')?;
                Some(CustomId::ShareMilestone { game: game.to_owned(), kind: kind.parse().ok()? })
            }
            "settings" => match rest.split_once('/') {
                Some((page, change)) => {
                    Some(CustomId::Settings(page.parse().ok()?, Some(Setting::parse(change, values)?)))
                }
                None => values.is_empty().then_some(CustomId::Settings(rest.parse().ok()?, None)),
            },
            "acts" if rest.is_empty() => Some(CustomId::ListActs),
            "notices" if rest.is_empty() => Some(CustomId::Notices(None)),
            "notices" => rest.parse().ok().map(|place| CustomId::Notices(Some(place))),
            "next" => one_of(rest, "on", "off").map(CustomId::NextNotices),
            "puzzle-notice" => one_of(rest, "on", "off").map(CustomId::PuzzleNotice),
            "invitations" => rest.parse().ok().map(CustomId::Invitations),
            "invited-by" => rest.parse().ok().map(CustomId::InvitedBy),
            "invite" => {
                let (id, user) = two_parts()?;
                Some(CustomId::Invite(MatchId::from_short(id)?, user.parse().ok()?))
            }
            "block" => MatchId::from_short(rest).map(CustomId::BlockHost),
            "unblock" => pressed_or_chosen?.parse().ok().map(CustomId::UnblockHost),
            "play-on" => MatchId::from_short(rest).map(CustomId::PlayOn),
            "replay" => MatchId::from_short(rest).map(CustomId::Replay),
            "my-replay" => MatchId::from_short(pressed_or_chosen?).map(CustomId::PrivateReplay),
            "open-frame" | "frame" => {
                let (id, number) = two_parts()?;
                let (id, number) = (MatchId::from_short(id)?, number.parse().ok()?);
                Some(CustomId::Frame { id, number, open: kind == "open-frame" })
            }
            "record" => MatchId::from_short(rest).map(CustomId::Record),
            "review" => two_parts()
                .and_then(|(id, page)| Some(CustomId::Review(MatchId::from_short(id)?, ReviewPage::parse(page)?))),
            "accept" => MatchId::from_short(rest).map(CustomId::AcceptInvitation),
            "decline" => MatchId::from_short(rest).map(CustomId::DeclineInvitation),
            "away" => pressed_or_chosen?.parse().ok().map(CustomId::Away),
            "daily" => DailyButton::parse(rest, values).map(CustomId::Daily),
            "tournament" => {
                let (tournament, action) = two_parts()?;
                let id = TournamentId::from_short(tournament.split('/').next()?)?;
                Some(CustomId::tournament(id, TournamentAction::parse(action)?))
            }
            "language" => {
                let (id, language) = two_parts()?;
                let chosen: Option<Locale> = language.parse().ok();
                (chosen.is_some() || language == DISCORD_LANGUAGE)
                    .then_some(CustomId::Language(MatchId::from_short(id)?, chosen))
            }
            "listed" => one_of(rest, "yes", "no").map(CustomId::SetListed),
            "forget" => one_of(rest, "yes", "no").map(CustomId::Forget),
            "contribute" => MatchId::from_short(rest).map(CustomId::Contribution),
            "rules" => {
                let (game, page) = rest.split_once('/')?;
                Some(CustomId::Page(Page::Rules { game: game.to_owned(), page: page.parse().ok()? }))
            }
            "leaderboard" => {
                LeaderboardPage::parse(pressed_or_chosen?).map(|page| CustomId::Page(Page::Leaderboard(page)))
            }
            "show-leaderboard" => LeaderboardPage::parse(rest).map(CustomId::ShowLeaderboard),
            "more" => MatchId::from_short(rest).map(|id| CustomId::Page(Page::More(id))),
            "describe" => {
                let mut parts = rest.splitn(3, '/');
                let id = MatchId::from_short(parts.next()?)?;
                let draft = match (parts.next(), parts.next()) {
                    (Some(version), Some(draft)) => Some((version.parse().ok()?, draft.to_owned())),
                    (None, _) => None,
                    (Some(_), None) => return None,
                };
                Some(CustomId::Page(Page::Description { id, draft }))
            }
            "fair-play" => MatchId::from_short(rest).map(|id| CustomId::Page(Page::FairPlay(id))),
            _ => None,
        }
    }
}

/// Returns the custom id of a select menu in a match's message. Its options have actions as their values.
pub fn match_select_id(id: MatchId, expected_version: i64, row: usize) -> String {
    format!("match/{}/{expected_version}/select{row}", id.to_short())
}

/// Returns the custom id of the select menu from which a user chooses the match for a command. Its values are the
/// matches' short IDs.
pub fn match_choice_id(command: &Command) -> String {
    format!("command/{}", command.custom_id())
}

/// The custom id of the select menu that lists the hosts blocked by the user. Its values are user IDs.
pub const UNBLOCK_SELECT_ID: &str = "unblock/";

/// The custom id of the select menu that lists the user's milestones. Its values are `<game>/<kind>`.
pub const MILESTONE_SELECT_ID: &str = "milestone/";

/// The custom id of the select menu in which users choose how long they are away. Its values are numbers of days.
pub const AWAY_SELECT_ID: &str = "away/";

/// Returns the custom id of the select menu from which a user chooses the language of private answers. Its values are
/// language codes, or [`DISCORD_LANGUAGE`].
pub fn language_select_id(id: MatchId) -> String {
    format!("language/{}", id.to_short())
}

/// The value that selects the language of the user's Discord client.
pub const DISCORD_LANGUAGE: &str = "discord";

/// The custom id of the select menu that lists finished matches. Its values are the matches' short IDs.
pub const PRIVATE_REPLAY_SELECT_ID: &str = "my-replay/";

/// Returns the custom id of the select menu from which a user chooses a frame of a replay. Its values are the frames'
/// numbers.
pub fn frame_select_id(id: MatchId) -> String {
    format!("frame/{}", id.to_short())
}

/// Returns `Some(true)` if `text` equals `yes`, `Some(false)` if it equals `no`, and `None` for any other text.
fn one_of(text: &str, yes: &str, no: &str) -> Option<bool> {
    (text == yes || text == no).then_some(text == yes)
}

/// Returns a custom id or value that differs from `text` but parses to the same result. Custom ids must be unique
/// within a message.
pub fn numbered_id(text: &str, number: usize) -> String {
    let action = if text.starts_with("match/") { text.splitn(4, '/').last().unwrap_or(text) } else { text };
    let prefix = &text[..text.len() - action.len()];
    match action.split_once(':') {
        Some((kind, rest)) => format!("{prefix}{kind}{number}:{rest}"),
        None => format!("{prefix}{action}{number}"),
    }
}
