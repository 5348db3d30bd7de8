//! The private page of a tournament's organiser. Here they change the plan before the start, manage players, correct
//! results, and give late players more time.

use super::begin_time::{MAX_TYPED_CHARS, parse_begin_time};
use super::start::guild_settings;
use super::{text_form, unknown_button};
use crate::discord::bot::Caller;
use crate::discord::http::{Button, Component, Form, MessagePayload};
use crate::discord::interaction::Response;
use crate::discord::message::custom_id::{
    CustomId, OrganiserButton, OrganiserChoice, OrganiserForm, OrganiserPage, TournamentAction, TournamentButton,
};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{Rows, button, button_row, in_container, labelled_button};
use crate::discord::presenter::tournaments;
use crate::ids::{TournamentId, UserId};
use crate::play::{
    Error, Format, HowDecided, MAX_DESCRIPTION_CHARS, MAX_REASON_CHARS, MAX_TITLE_CHARS, OrganiserAction, Reason,
    Table, TablePlayer, Tournament, TournamentStage,
};
use contract::{Color, Phrase, Style};
use text::{Locale, say};

/// The maximum number of digits that the organiser can type for a number.
const MAX_NUMBER_DIGITS: usize = 3;
/// The results that an organiser can choose, in half points.
const RESULT_CHOICES: [[i64; 2]; 4] = [[2, 0], [1, 1], [0, 2], [0, 0]];

/// Handles a button or a select menu on the organiser's page.
///
/// # Errors
/// Fails if the user is not the organiser, or if the tournament's rules forbid the action.
pub async fn handle_press(caller: &Caller, id: TournamentId, button: OrganiserButton) -> Result<Response, Error> {
    let tournament = caller.bot.tournaments.get(id, caller.channel).await?;
    tournament.check_organiser(caller.user.id, caller.is_moderator(), caller.bot.matches.now())?;
    match button {
        OrganiserButton::Page(page) => Ok(Response::Page(view(caller, &tournament).await?.page(page)?)),
        OrganiserButton::Form(acts, _) if acts != tournament.plan.organised.acts => {
            Err(Error::with_reason(Reason::Outdated))
        }
        OrganiserButton::Form(_, form) => {
            let custom_id = CustomId::tournament(id, TournamentAction::Organise(button));
            Ok(Response::Form(build_form(&tournament, caller.user.locale, &custom_id, form)))
        }
        OrganiserButton::Confirm(acts, choice) => {
            let act = match choice {
                OrganiserChoice::Remove(user) => OrganiserAction::Remove { user, replace: false },
                OrganiserChoice::Replace(user) => OrganiserAction::Remove { user, replace: true },
                OrganiserChoice::HandOver(user) => OrganiserAction::HandOver(user),
                OrganiserChoice::MoreTime(table) => OrganiserAction::MoreTime(table),
                OrganiserChoice::EndRound => OrganiserAction::EndRound,
            };
            carry_out(caller, id, acts, &act).await
        }
    }
}

/// Handles a form that the organiser has submitted.
///
/// # Errors
/// Fails as [`handle_press`] does, or if the typed text is invalid.
pub async fn handle_form(caller: &Caller, button: TournamentButton, typed: &str) -> Result<Response, Error> {
    let TournamentButton { id, action } = button;
    let TournamentAction::Organise(OrganiserButton::Form(acts, form)) = action else {
        return Err(unknown_button());
    };
    let act = match form {
        OrganiserForm::Title => OrganiserAction::Title(validate_text(typed, MAX_TITLE_CHARS)?),
        OrganiserForm::Description => OrganiserAction::Description(validate_text(typed, MAX_DESCRIPTION_CHARS)?),
        // An invalid number becomes 0, which is out of range.
        OrganiserForm::Limit => OrganiserAction::Limit(typed.trim().parse().unwrap_or(0)),
        OrganiserForm::Begin => {
            let zone = caller.bot.tournaments.get(id, caller.channel).await?.plan.organised.zone;
            let server = guild_settings(caller).await?.puzzle_time.map(|time| time.zone);
            let zone = zone.or(server);
            let (locale, now) = (caller.user.locale, caller.bot.matches.now());
            let (at, zone) = parse_begin_time(typed, locale, zone.as_deref(), false, now)?;
            OrganiserAction::BeginAt(at, zone)
        }
        OrganiserForm::Correct(round, table, first, second) => {
            let reason = validate_text(typed, MAX_REASON_CHARS)?;
            OrganiserAction::Correct { round, table, scores: [first, second], reason }
        }
    };
    carry_out(caller, id, acts, &act).await
}

async fn carry_out(caller: &Caller, id: TournamentId, acts: usize, act: &OrganiserAction) -> Result<Response, Error> {
    let (user, moderator) = (&caller.user, caller.is_moderator());
    let changed = caller.bot.tournaments.run_organiser_action((id, caller.channel), user, moderator, acts, act).await?;
    let done = say(user.locale, &Phrase::new("tournament-organised"), &[]);
    if changed.check_organiser(user.id, moderator, caller.bot.matches.now()).is_err() {
        // The user has handed the tournament over.
        return Ok(Response::Page(in_container(MessagePayload::ephemeral(done), Color::Usable)));
    }
    let page = view(caller, &changed).await?.page(OrganiserPage::Main)?;
    Ok(Response::Page(MessagePayload { content: format!("{}\n{done}", page.content), ..page }))
}

/// Puts a text that an organiser typed into one line, as it will be stored.
///
/// # Errors
/// Fails if the text is empty or too long, or if it mentions somebody.
pub fn validate_text(typed: &str, max: usize) -> Result<String, Error> {
    if ["@everyone", "@here", "<@", "<#"].into_iter().any(|mention| typed.contains(mention)) {
        return Err(Error::user("tournament-text-mentions"));
    }
    if typed.trim().is_empty() {
        return Err(Error::user("tournament-text-empty"));
    }
    if typed.chars().count() > max {
        return Err(Phrase::new("tournament-text-long").with("most", max).into());
    }
    Ok(names::one_line(typed, max))
}

fn build_form(tournament: &Tournament, locale: Locale, custom_id: &CustomId, form: OrganiserForm) -> Form {
    let (title, label, max_length) = match form {
        OrganiserForm::Title => ("tournament-button-title", "tournament-form-title", MAX_TITLE_CHARS),
        OrganiserForm::Description => {
            ("tournament-button-description", "tournament-form-description", MAX_DESCRIPTION_CHARS)
        }
        OrganiserForm::Limit => ("tournament-button-limit", "tournament-form-limit", MAX_NUMBER_DIGITS),
        OrganiserForm::Begin => ("tournament-button-begin", "tournament-form-begin", MAX_TYPED_CHARS),
        OrganiserForm::Correct(..) => ("tournament-organise-results", "tournament-form-reason", MAX_REASON_CHARS),
    };
    let organised = &tournament.plan.organised;
    let value = match form {
        OrganiserForm::Title => organised.title.clone(),
        OrganiserForm::Description => organised.description.clone(),
        OrganiserForm::Limit => organised.limit.map(|limit| limit.to_string()),
        OrganiserForm::Begin | OrganiserForm::Correct(..) => None,
    };
    let form = text_form(custom_id, locale, [title, label], max_length);
    Form { initial_value: value.unwrap_or_default(), ..form }
}

/// A tournament, with the data for its organiser's page.
struct OrganiserView<'a> {
    tournament: &'a Tournament,
    locale: Locale,
    /// The tables of the newest round whose matches have not started yet.
    waiting_tables: Vec<usize>,
}

async fn view<'a>(caller: &Caller, tournament: &'a Tournament) -> Result<OrganiserView<'a>, Error> {
    let mut waiting_tables = caller.bot.tournaments.waiting_tables(tournament).await?;
    if tournament.plan.format != Format::Duplicate && !tournament.can_end_round() {
        // The round has ended, perhaps early, so no table gets more time.
        waiting_tables.clear();
    }
    Ok(OrganiserView { tournament, locale: caller.user.locale, waiting_tables })
}

impl OrganiserView<'_> {
    fn page(&self, page: OrganiserPage) -> Result<MessagePayload, Error> {
        let (text, mut components, mut buttons) = match page {
            OrganiserPage::Main => (Phrase::new("tournament-organise"), self.main_components(), Vec::new()),
            OrganiserPage::Player(user) => self.player_page(user)?,
            OrganiserPage::Round(round) => {
                (tournaments::round_name(self.tournament, round), self.results_menu(round), Vec::new())
            }
            OrganiserPage::Result(round, table) => self.result_page(round, table)?,
            OrganiserPage::AskMoreTime(table) => {
                let yes =
                    self.confirm_button(OrganiserChoice::MoreTime(table), "tournament-button-time", Style::Primary);
                let players =
                    tournaments::player_names(self.tournament, self.table(None, table)?, TextFormat::Markdown);
                (Phrase::new("tournament-ask-time").with("players", players), Vec::new(), vec![yes])
            }
            OrganiserPage::AskEndRound => {
                let yes = self.confirm_button(OrganiserChoice::EndRound, "tournament-button-end-round", Style::Danger);
                (Phrase::new("tournament-ask-end"), Vec::new(), vec![yes])
            }
        };
        if page != OrganiserPage::Main {
            let main = OrganiserButton::Page(OrganiserPage::Main);
            buttons.push(self.button(main, "discord-button-back", Style::Secondary));
        }
        components.extend(button_row(buttons));
        let content = format!("**{}**\n{}", self.say(tournaments::title(self.tournament)), self.say(text));
        Ok(in_container(MessagePayload { components, ..MessagePayload::ephemeral(content) }, Color::Usable))
    }

    fn main_components(&self) -> Vec<Component> {
        let Tournament { entrants, plan, stage, .. } = self.tournament;
        let tables = plan.rounds.last().map_or(&[][..], |round| &round.tables);
        // In a knockout, only entrants with a table in the newest round are still in the tournament.
        let is_in = |number: usize| match (stage, plan.format) {
            (TournamentStage::SignUp, _) => true,
            (TournamentStage::Running, Format::Knockout) => {
                tables.iter().any(|table| table.seats.contains(&TablePlayer::Entrant(number)))
            }
            (TournamentStage::Running, _) => true,
            (TournamentStage::Over | TournamentStage::Cancelled, _) => false,
        };
        let players = entrants.iter().enumerate().filter(|(number, _)| is_in(*number));
        let players = players.filter_map(|(number, entrant)| {
            let name = tournaments::entrant_name(self.tournament, number, TextFormat::Plain);
            let label = match entrant.left {
                Some(_) => self.say(Phrase::new("tournament-player-withdrew").with("player", name)),
                None => name,
            };
            Some((OrganiserPage::Player(entrant.user?), label))
        });
        let mut components = self.menu("players", "tournament-organise-players", players);
        let has_results = |round: &usize| plan.rounds[*round].tables.iter().any(has_pair_result);
        let rounds = (0..plan.rounds.len()).rev().filter(|round| self.tournament.can_correct(*round));
        // In a knockout, the result of an earlier round can be corrected only while the next matches have not started.
        let is_newest = |round: &usize| round + 1 == plan.rounds.len();
        let is_open =
            |round: &usize| plan.format != Format::Knockout || is_newest(round) || !self.waiting_tables.is_empty();
        let rounds = rounds.filter(has_results).filter(is_open);
        let label = |round: usize| self.say(tournaments::round_name(self.tournament, round));
        let rounds = rounds.map(|round| (OrganiserPage::Round(round), label(round)));
        components.extend(self.menu("rounds", "tournament-organise-results", rounds));
        let waiting = self.waiting_tables.iter().filter_map(|number| Some((*number, tables.get(*number)?)));
        let waiting = waiting.filter(|(_, table)| table.match_id.is_some());
        let waiting = waiting.map(|(number, table)| (OrganiserPage::AskMoreTime(number), self.table_line(table)));
        components.extend(self.menu("tables", "tournament-organise-tables", waiting));
        let ask = |form, key| self.button(OrganiserButton::Form(plan.organised.acts, form), key, Style::Secondary);
        let stop = CustomId::tournament(self.tournament.id, TournamentAction::AskToStop);
        let stop = labelled_button(&stop, self.locale, "discord-button-cancel", Style::Danger);
        components.extend(match stage {
            TournamentStage::SignUp => button_row([
                ask(OrganiserForm::Title, "tournament-button-title"),
                ask(OrganiserForm::Description, "tournament-button-description"),
                ask(OrganiserForm::Limit, "tournament-button-limit"),
                ask(OrganiserForm::Begin, "tournament-button-begin"),
                stop,
            ]),
            TournamentStage::Running => {
                let page = OrganiserButton::Page(OrganiserPage::AskEndRound);
                let end = self.button(page, "tournament-button-end-round", Style::Secondary);
                let end = Some(end).filter(|_| self.tournament.can_end_round());
                button_row(end.into_iter().chain([stop]))
            }
            TournamentStage::Over | TournamentStage::Cancelled => Vec::new(),
        });
        components
    }

    fn player_page(&self, user: UserId) -> Result<(Phrase, Vec<Component>, Vec<Button>), Error> {
        let number = self.tournament.entrant_number(user);
        let number = number.ok_or_else(|| Error::with_reason(Reason::Outdated))?;
        let name = tournaments::entrant_name(self.tournament, number, TextFormat::Markdown);
        let is_in = self.tournament.entrants[number].left.is_none();
        let is_running = self.tournament.stage == TournamentStage::Running;
        let may_host = is_in && user != self.tournament.host;
        let choices = [
            (is_in, OrganiserChoice::Remove(user), "tournament-button-remove", Style::Danger),
            (is_running, OrganiserChoice::Replace(user), "tournament-button-replace", Style::Secondary),
            (may_host, OrganiserChoice::HandOver(user), "tournament-button-host", Style::Secondary),
        ];
        let offered = choices.into_iter().filter(|(is_offered, ..)| *is_offered);
        let buttons = offered.map(|(_, choice, key, style)| self.confirm_button(choice, key, style)).collect();
        let key = if is_running { "tournament-ask-player" } else { "tournament-ask-player-early" };
        Ok((Phrase::new(key).with("player", name), Vec::new(), buttons))
    }

    /// Returns the menu that lists the results of `round` that can be corrected.
    fn results_menu(&self, round: usize) -> Vec<Component> {
        let tables = self.tournament.plan.rounds.get(round).map_or(&[][..], |round| &round.tables);
        let ended = tables.iter().enumerate().filter(|(_, table)| has_pair_result(table));
        let ended = ended.map(|(number, table)| (OrganiserPage::Result(round, number), self.table_line(table)));
        self.menu("results", "tournament-organise-results", ended)
    }

    fn result_page(&self, round: usize, number: usize) -> Result<(Phrase, Vec<Component>, Vec<Button>), Error> {
        let table = self.table(Some(round), number)?;
        let is_newest = round + 1 == self.tournament.plan.rounds.len();
        let key = match self.tournament.plan.format {
            _ if is_newest => "tournament-ask-result",
            Format::Knockout => "tournament-ask-result-knockout",
            _ => "tournament-ask-result-later",
        };
        let text = Phrase::new(key).with("result", self.table_line(table));
        let is_open = is_newest && self.tournament.stage == TournamentStage::Running;
        // In a knockout, the players play again after a draw, so a result of an earlier round cannot become a draw any
        // more.
        let results = RESULT_CHOICES
            .into_iter()
            .filter(|scores| *scores != [1, 1] || is_open || self.tournament.plan.format != Format::Knockout);
        let choice = |scores: [i64; 2]| {
            let form = OrganiserForm::Correct(round, number, scores[0], scores[1]);
            let form = self.custom_id(OrganiserButton::Form(self.tournament.plan.organised.acts, form));
            button(&form, tournaments::format_scores(&scores.map(Some)), Style::Primary)
        };
        Ok((text, Vec::new(), results.map(choice).collect()))
    }

    /// Returns a table of `round`, or of the newest round if `round` is `None`.
    fn table(&self, round: Option<usize>, number: usize) -> Result<&Table, Error> {
        let rounds = &self.tournament.plan.rounds;
        let round = round.map_or(rounds.last(), |round| rounds.get(round));
        round.and_then(|round| round.tables.get(number)).ok_or_else(|| Error::with_reason(Reason::Outdated))
    }

    /// Returns a line with a table's players and result.
    fn table_line(&self, table: &Table) -> String {
        let players = tournaments::player_names(self.tournament, table, TextFormat::Plain);
        let result = table.result.as_ref().map(|result| tournaments::format_scores(&result.scores));
        players + &result.map_or(String::new(), |scores| format!(" · {scores}"))
    }

    fn menu(
        &self,
        name: &str,
        key: &'static str,
        pages: impl Iterator<Item = (OrganiserPage, String)>,
    ) -> Vec<Component> {
        let mut rows = Rows::default();
        let options = pages.map(|(page, label)| (OrganiserButton::Page(page).to_string(), label, None));
        let custom_id = format!("tournament/{}/{name}", self.tournament.id.to_short());
        rows.add_select(custom_id, &self.say(Phrase::new(key)), options);
        rows.into_rows()
    }

    fn confirm_button(&self, choice: OrganiserChoice, key: &'static str, style: Style) -> Button {
        self.button(OrganiserButton::Confirm(self.tournament.plan.organised.acts, choice), key, style)
    }

    fn button(&self, button: OrganiserButton, key: &'static str, style: Style) -> Button {
        labelled_button(&self.custom_id(button), self.locale, key, style)
    }

    fn custom_id(&self, button: OrganiserButton) -> CustomId {
        CustomId::tournament(self.tournament.id, TournamentAction::Organise(button))
    }

    fn say(&self, phrase: Phrase) -> String {
        say(self.locale, &phrase, &[])
    }
}

fn has_pair_result(table: &Table) -> bool {
    table.seats.len() == 2 && table.result.as_ref().is_some_and(|result| result.how != HowDecided::Bye)
}
