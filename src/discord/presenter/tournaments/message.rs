//! The tournament's own message: first the sign-up with its buttons, then the tables of the newest round, and finally
//! the end.

use super::news::{correction_lines, format_begin_time, format_scores};
use super::players::{game_info, player_names, round_name, title};
use super::points::{standing_line, winners_text};
use crate::discord::http::{Button, Component, Container, MessagePayload};
use crate::discord::message::custom_id::{CustomId, OrganiserButton, OrganiserPage, TournamentAction};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{MAX_CONTENT, Rows, container, cut_lines, labelled_button, pages, utf16_len};
use crate::ids::ChannelId;
use crate::play::{
    Format, HowDecided, MAX_DESCRIPTION_CHARS, Table, Tournament, TournamentChange, TournamentRound, TournamentStage,
};
use contract::{Level, Phrase, Style};
use text::say;

/// Returns the message with the buttons.
pub fn message(tournament: &Tournament) -> MessagePayload {
    let (text, show_all) = cut_with_button(tournament, &lines(tournament));
    MessagePayload { components: components(tournament, show_all), container: game_container(tournament), ..text }
}

/// Returns the lines as a message. If some do not fit, also returns a button that shows all lines.
pub(super) fn cut_with_button(tournament: &Tournament, lines: &[String]) -> (MessagePayload, Option<Button>) {
    let locale = tournament.plan.locale;
    let is_cut = utf16_len(&lines.join("\n")) > MAX_CONTENT;
    let button = CustomId::tournament(tournament.id, TournamentAction::List);
    let show_all = labelled_button(&button, locale, "discord-button-all", Style::Secondary);
    (MessagePayload::text(cut_lines(locale, lines, MAX_CONTENT)), is_cut.then_some(show_all))
}

/// Returns all lines of the tournament's message and the standings, split into ephemeral messages.
pub fn all_lines(tournament: &Tournament) -> Vec<MessagePayload> {
    let rounds = tournament.finished_round_count();
    let standings = if rounds > 0 { tournament.standings(rounds) } else { Vec::new() };
    let standings = standings.iter().map(|line| standing_line(tournament, line, TextFormat::Markdown));
    let lines: Vec<String> = lines(tournament).into_iter().chain(standings).collect();
    pages(&lines)
}

fn lines(tournament: &Tournament) -> Vec<String> {
    let locale = tournament.plan.locale;
    let mut lines = vec![format!("**{}**", say(locale, &title(tournament), &[]))];
    let own = tournament.plan.organised.description.as_ref().filter(|_| !tournament.is_final());
    lines.extend(
        own.map(|text| format!("> {}", names::format_user_text(text, MAX_DESCRIPTION_CHARS, TextFormat::Markdown))),
    );
    match tournament.stage {
        TournamentStage::SignUp => lines.extend(sign_up_lines(tournament)),
        TournamentStage::Running => lines.extend(round_lines(tournament)),
        TournamentStage::Over => {
            let winners =
                winners_text(tournament, &tournament.standings(tournament.plan.rounds.len()), TextFormat::Markdown);
            lines.push(say(locale, &Phrase::new("tournament-won").with("winners", winners), &[]));
        }
        TournamentStage::Cancelled => lines.push(say(locale, &Phrase::new("tournament-cancelled"), &[])),
    }
    lines
}

pub(super) fn game_container(tournament: &Tournament) -> Option<Container> {
    game_info(tournament).map(|info| container(info.color, String::new()))
}

fn sign_up_lines(tournament: &Tournament) -> Vec<String> {
    let plan = &tournament.plan;
    let say = |phrase: Phrase| say(plan.locale, &phrase, &[]);
    let begins = match plan.begins_at {
        Some(at) => Phrase::new("tournament-begins-at").with("when", format_begin_time(at)),
        None => Phrase::new("tournament-begins-by-host").with("host", tournament.host.mention()),
    };
    let length = match plan.format {
        Format::Duplicate => {
            let tables =
                game_info(tournament).map_or(2, |info| tournament.table_count(tournament.entrants.len(), info));
            Phrase::new("tournament-deals").with("tables", tables)
        }
        _ => Phrase::new("tournament-rounds"),
    };
    let pace = Phrase::new(format!("discord-pace-{}", plan.pace));
    let rounds = tournament.planned_round_count();
    let length = (rounds > 0).then(|| format!("- {}", say(length.with("count", rounds))));
    let mut lines = vec![say(Phrase::new(format!("tournament-about-{}", plan.format.into_str()))), say(begins)];
    lines.extend(length);
    let limit = plan.organised.limit.map(|count| Phrase::new("tournament-limit").with("count", count));
    lines.extend(limit.map(|limit| format!("- {}", say(limit))));
    lines.extend(plan.third_place.then(|| format!("- {}", say(Phrase::new("tournament-third-place")))));
    lines.push(format!("- {}", say(Phrase::new("discord-lobby-pace").with("pace", pace))));
    lines.push(say(Phrase::new("tournament-entrants").with("count", tournament.entrants.len())));
    lines.extend((1..).zip(&tournament.entrants).map(|(number, entrant)| {
        format!("{number}\\. {}", names::of_player(plan.locale, &entrant.player(), TextFormat::Markdown))
    }));
    lines
}

/// Returns the lines of the newest round: its tables with their threads or results.
fn round_lines(tournament: &Tournament) -> Vec<String> {
    let (locale, rounds) = (tournament.plan.locale, &tournament.plan.rounds);
    let Some(round) = rounds.last() else { return Vec::new() };
    let of = tournament.planned_round_count().max(rounds.len());
    let number = |key| say(locale, &Phrase::new(key).with("round", rounds.len()).with("of", of), &[]);
    let heading = match tournament.plan.format {
        Format::Duplicate => number("tournament-deal"),
        Format::Knockout => format!("**{}**", say(locale, &round_name(tournament, rounds.len() - 1), &[])),
        Format::Swiss | Format::RoundRobin => number("tournament-round"),
    };
    let byes = round.tables.iter().filter(|table| table.seats.len() == 1).count();
    let explains = tournament.plan.format == Format::Knockout && rounds.len() == 1 && byes > 0;
    let byes = explains.then(|| say(locale, &Phrase::new("tournament-byes").with("count", byes), &[]));
    let tables = (0..).zip(&round.tables).map(|(number, table)| table_line(tournament, round, number, table));
    std::iter::once(heading).chain(byes).chain(tables).chain(correction_lines(tournament, rounds.len())).collect()
}

pub(super) fn table_line(tournament: &Tournament, round: &TournamentRound, number: usize, table: &Table) -> String {
    let locale = tournament.plan.locale;
    let players = player_names(tournament, table, TextFormat::Markdown);
    let phrase = match &table.result {
        Some(result) if result.how == HowDecided::Bye => Phrase::new("tournament-line-bye"),
        // Other tables may still play this deal, and the result would reveal something about it.
        Some(_) if round.deal.is_some() => Phrase::new("tournament-line-ended"),
        Some(result) => {
            let why = match result.how {
                HowDecided::NoShow => " ⌛",
                HowDecided::Simulated => " 🤖",
                HowDecided::Played | HowDecided::Bye => "",
            };
            Phrase::new("tournament-line-result").with("result", format!("{}{why}", format_scores(&result.scores)))
        }
        None => {
            let waits = if table.waits { "⏳" } else { "…" };
            // The name of a public thread contains the players' names.
            let has_names = round.deal.is_none() && table.thread.is_some_and(|thread| thread != tournament.channel);
            let key = if has_names { "tournament-line-thread" } else { "tournament-line-running" };
            Phrase::new(key).with("thread", table.thread.map_or(waits.to_owned(), ChannelId::mention))
        }
    };
    say(locale, &phrase.with("table", number + 1).with("players", players), &[])
}

/// Returns the buttons of the message. `show_all` is the button for a message that does not show all lines.
fn components(tournament: &Tournament, show_all: Option<Button>) -> Vec<Component> {
    let (id, locale) = (tournament.id, tournament.plan.locale);
    let button = |action, key, style| labelled_button(&CustomId::tournament(id, action), locale, key, style);
    let change = |change, key, style| button(TournamentAction::Change(change), key, style);
    let join = change(TournamentChange::Join, "discord-button-join", Style::Primary);
    let stop = button(TournamentAction::AskToStop, "discord-button-cancel", Style::Danger);
    let organise = TournamentAction::Organise(OrganiserButton::Page(OrganiserPage::Main));
    let organise = button(organise, "tournament-button-organise", Style::Secondary);
    let mut rows = Rows::default();
    match tournament.stage {
        TournamentStage::SignUp => {
            rows.add_buttons([
                join,
                change(TournamentChange::Leave, "discord-button-leave", Style::Secondary),
                change(TournamentChange::Begin, "discord-button-start", Style::Success),
                stop,
                organise,
            ]);
            if tournament.plan.format != Format::Duplicate {
                let expected_computers = tournament.computer_count();
                let option = |level: Level| {
                    let action = TournamentAction::Change(TournamentChange::AddComputer { level, expected_computers });
                    (action.to_string(), names::add_computer_label(locale, level), None)
                };
                let remove =
                    TournamentAction::Change(TournamentChange::RemoveComputer { expected_computers }).to_string();
                let remove = (remove, say(locale, &Phrase::new("discord-button-remove"), &[]), None);
                let options = Level::ALL.map(option).into_iter().chain((expected_computers > 0).then_some(remove));
                let placeholder = say(locale, &Phrase::new("discord-select-computer"), &[]);
                rows.add_select(format!("tournament/{}", id.to_short()), &placeholder, options);
            }
        }
        TournamentStage::Running => {
            let join = Some(join).filter(|_| tournament.accepts_late_joins());
            let leave = change(TournamentChange::Leave, "tournament-button-withdraw", Style::Secondary);
            let substitute = change(TournamentChange::Substitute, "tournament-button-substitute", Style::Success);
            let substitute = Some(substitute).filter(|_| !tournament.plan.organised.wanted.is_empty());
            let bracket = (tournament.plan.format == Format::Knockout)
                .then(|| button(TournamentAction::Bracket(None), "tournament-button-bracket", Style::Secondary));
            rows.add_buttons(join.into_iter().chain(substitute).chain([leave, stop]).chain(bracket).chain([organise]));
        }
        TournamentStage::Over | TournamentStage::Cancelled => (),
    }
    rows.add_buttons(show_all);
    rows.into_rows()
}
