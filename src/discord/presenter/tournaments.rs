//! The messages of tournaments: the sign-up, the tables of a round, and the standings.

use std::time::Duration;

use async_trait::async_trait;

use super::DiscordPresenter;
use crate::discord::http::{
    ActiveThread, Button, Component, Container, MAX_THREAD_NAME, MessagePayload, ScheduledEvent, is_hidden,
};
use crate::discord::message::custom_id::{CustomId, TournamentAction, TournamentButton};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{
    MAX_CONTENT, MAX_DESCRIPTION, Rows, and_more, button_row, container, cut, cut_lines, labelled, pages,
    relative_time, units,
};
use crate::ids::{ChannelId, MessageId, ScheduledEventId};
use crate::play::{
    FORMER_PLAYERS, Format, HowDecided, Occupant, Player, Points, Seated, ShowError, SignUp, StandingLine, Table,
    Tournament, TournamentChange, TournamentRound, TournamentSender, TournamentStage,
};
use contract::{Info, Level, Phrase, Scene, Style};
use pictures::charts::{self, StandingRow};
use text::{in_picture, say};

/// Discord's limit for the name and the place of an event.
const MAX_EVENT_NAME: usize = 100;
/// The maximum number of winners that are named in one sentence. All are in the standings.
const MAX_WINNERS: usize = 8;
/// How long Discord keeps a thread open without messages.
const THREAD_OPEN: Duration = Duration::from_secs(3 * 86_400);
/// How long a scheduled event lasts, which Discord wants to know.
const EVENT_LASTS: Duration = Duration::from_secs(2 * 3_600);

#[async_trait]
impl TournamentSender for DiscordPresenter {
    async fn show(&self, tournament: &Tournament) -> Result<MessageId, ShowError> {
        let payload = message(tournament);
        match tournament.message {
            Some(message) => self.api.edit(tournament.channel, message, &payload).await.map(|_| message),
            None => {
                let nonce = Some(tournament.nonce());
                self.api.post(tournament.channel, &MessagePayload { nonce, ..payload }).await
            }
        }
    }

    async fn post_standings(&self, tournament: &Tournament, rounds: usize) -> Result<(), ShowError> {
        let Some((scene, lines, alt)) = self.standings(tournament, rounds) else { return Ok(()) };
        let picture = self.pictures.table_png(scene).await.map(|png| (png, alt));
        let (text, show_all) = cut_with_button(tournament, &lines);
        let payload = MessagePayload { components: button_row(show_all), container: frame(tournament), ..text };
        let nonce = Some(format!("standings-{}-{rounds}", tournament.id.to_short()));
        self.api.post(tournament.channel, &MessagePayload { picture, nonce, ..payload }).await.map(drop)
    }

    async fn open_thread(&self, tournament: &Tournament, table: usize) -> Result<ChannelId, ShowError> {
        if let Some(thread) = thread_of(tournament, table, &self.api.own_active_threads(tournament.guild).await?) {
            return Ok(thread);
        }
        let (_, name) = thread_name(tournament, table);
        let private = tournament.plan.format == Format::Duplicate;
        self.api.create_thread(tournament.channel, &name, private, THREAD_OPEN).await
    }

    async fn close_threads(&self, tournament: &Tournament, tables: &[usize]) -> Result<(), ShowError> {
        if tables.is_empty() {
            return Ok(());
        }
        let open = self.api.own_active_threads(tournament.guild).await?;
        for thread in tables.iter().filter_map(|table| thread_of(tournament, *table, &open)) {
            self.api.close_own_thread(thread).await?;
        }
        Ok(())
    }

    async fn call_host(&self, tournament: &Tournament, why: &str) -> Result<(), ShowError> {
        let host = tournament.host;
        let phrase = Phrase::new("tournament-waits").with("host", host.mention()).with("why", why.to_owned());
        let permission = Phrase::new("permission-create-private-threads");
        let text = say(tournament.plan.locale, &phrase.with("permission", permission), &[]);
        let nonce = Some(format!("waits-{}-{}", tournament.id.to_short(), tournament.plan.rounds.len()));
        let payload = MessagePayload { mentions: vec![host], nonce, ..MessagePayload::text(cut(&text, MAX_CONTENT)) };
        self.api.post(tournament.channel, &payload).await.map(drop)
    }

    async fn call_players(&self, tournament: &Tournament, table: usize, thread: ChannelId) -> Result<(), ShowError> {
        let Some(at) = tournament.plan.rounds.last().and_then(|round| round.tables.get(table)) else { return Ok(()) };
        let users = tournament.users_at(at);
        if thread != tournament.channel {
            for user in &users {
                match self.api.add_thread_member(thread, *user).await {
                    Err(error @ (ShowError::Passing(_) | ShowError::Busy { .. })) => return Err(error),
                    // The user has left the server.
                    Err(error) => tracing::info!(%error, "a player could not be added to a thread"),
                    Ok(()) => (),
                }
            }
        }
        let mentions = users.iter().map(|user| user.mention()).collect::<Vec<_>>().join(" ");
        let key = if thread == tournament.channel { "tournament-call-here" } else { "tournament-call" };
        let phrase = Phrase::new(key).with("players", mentions).with("round", tournament.plan.rounds.len());
        let text = say(tournament.plan.locale, &phrase.with("table", table + 1), &[]);
        let place = format!("{}-{}-{table}", tournament.id.to_short(), tournament.plan.rounds.len());
        let nonce = Some(format!("call-{place}-{}", thread.0 % 100_000));
        self.api.post(thread, &MessagePayload { mentions: users, nonce, ..MessagePayload::text(text) }).await.map(drop)
    }

    async fn announce(&self, tournament: &Tournament) -> Result<ScheduledEventId, ShowError> {
        let no_start = || ShowError::Forbidden("the tournament has no time".into());
        let start = tournament.plan.begins_at.ok_or_else(no_start)?;
        let locale = tournament.plan.locale;
        // Another tournament can have the same title and time, but needs an event of its own.
        let name = format!("{} · {}", say(locale, &title(tournament), &[]), tournament.id.to_short());
        let name = cut(&name, MAX_EVENT_NAME);
        let phrase = Phrase::new("tournament-event").with("channel", format!("<#{}>", tournament.channel));
        let channel = self.api.channel(tournament.channel).await?;
        let base = self.api.permissions_of_everybody(tournament.guild).await?;
        if is_hidden(&channel, tournament.guild, base) {
            return Err(ShowError::Forbidden("everybody would see the event, but not its channel".into()));
        }
        let location = cut(&format!("#{}", channel["name"].as_str().unwrap_or_default()), MAX_EVENT_NAME);
        let event = ScheduledEvent {
            name: &name,
            description: &say(locale, &phrase, &[]),
            location: &location,
            start,
            end: start + EVENT_LASTS,
        };
        self.api.create_scheduled_event(tournament.guild, &event).await
    }

    async fn remove_event(&self, tournament: &Tournament, event: ScheduledEventId) -> Result<(), ShowError> {
        self.api.delete_scheduled_event(tournament.guild, event).await
    }
}

impl DiscordPresenter {
    /// Returns the picture of the standings, and their lines as a text and as a description of the picture. At the end, the
    /// best three stand on a podium. `None` if nobody is ranked.
    fn standings(&self, tournament: &Tournament, rounds: usize) -> Option<(Scene, Vec<String>, String)> {
        let locale = tournament.plan.locale;
        let lines = tournament.standings(rounds);
        let shown = |line: &StandingLine| {
            let avatars = |user| self.avatars.image(Some(tournament.guild), user);
            names::in_picture(locale, &player(&tournament.entrants[line.entrant]), &avatars)
        };
        let row = |line: &StandingLine| StandingRow {
            player: shown(line),
            rank: line.rank,
            points: points(line.points),
            tie_break: tie_break(tournament.plan.format, line.points),
        };
        if lines.is_empty() {
            return None;
        }
        let rows: Vec<StandingRow> = lines.iter().map(row).collect();
        let is_duplicate = tournament.plan.format == Format::Duplicate;
        let second = if is_duplicate { "discord-chart-matchpoints" } else { "tournament-chart-tie-break" };
        let columns = ["tournament-chart-points", second].map(Phrase::new);
        let is_over = tournament.stage == TournamentStage::Over && rounds == tournament.plan.rounds.len();
        let icon = info(tournament).filter(|_| is_over).map(|info| &info.icon);
        let scene = in_picture(locale, charts::standings(&rows, columns, icon));
        let all = &lines[..];
        let text = |format: TextFormat, lines: &[StandingLine]| {
            let heading = match is_over {
                true => Phrase::new("tournament-ended").with("winners", winners(tournament, all, format)),
                false => Phrase::new(if is_duplicate { "tournament-standings-deal" } else { "tournament-standings" })
                    .with("round", rounds),
            };
            let heading = std::iter::once(say(locale, &heading.with("title", title(tournament)), &[]));
            heading.chain(lines.iter().map(|line| standing(tournament, line, format))).collect::<Vec<_>>()
        };
        let alt = cut_lines(locale, &text(TextFormat::Plain, &lines), MAX_DESCRIPTION).replace("**", "");
        // The picture shows the other lines.
        let not_shown = lines.get(charts::MAX_STANDINGS..).unwrap_or_default();
        Some((scene, text(TextFormat::Markdown, not_shown), alt))
    }
}

fn info(tournament: &Tournament) -> Option<&'static Info> {
    rules::find(&tournament.plan.game).map(|game| game.info())
}

/// Returns the name of the tournament: the format and the game.
pub fn title(tournament: &Tournament) -> Phrase {
    let game = info(tournament).map_or(Phrase::verbatim(""), |info| info.title(&tournament.plan.options));
    Phrase::new(format!("tournament-title-{}", tournament.plan.format.as_str())).with("game", game)
}

/// Returns the message with the buttons.
pub fn message(tournament: &Tournament) -> MessagePayload {
    let (text, show_all) = cut_with_button(tournament, &lines(tournament));
    MessagePayload { components: components(tournament, show_all), container: frame(tournament), ..text }
}

/// Returns the lines as a message, and the button that shows those that do not fit.
fn cut_with_button(tournament: &Tournament, lines: &[String]) -> (MessagePayload, Option<Button>) {
    let (locale, button) =
        (tournament.plan.locale, TournamentButton { id: tournament.id, action: TournamentAction::List });
    let is_cut = units(&lines.join("\n")) > MAX_CONTENT;
    let show_all = labelled(&CustomId::Tournament(button), locale, "discord-button-all", Style::Plain);
    (MessagePayload::text(cut_lines(locale, lines, MAX_CONTENT)), is_cut.then_some(show_all))
}

/// Returns all lines of the tournament's message, and the standings, in as many ephemeral messages as they need.
pub fn whole(tournament: &Tournament) -> Vec<MessagePayload> {
    let rounds = tournament.rounds_over();
    let standings = if rounds > 0 { tournament.standings(rounds) } else { Vec::new() };
    let standings = standings.iter().map(|line| standing(tournament, line, TextFormat::Markdown));
    let lines: Vec<String> = lines(tournament).into_iter().chain(standings).collect();
    pages(&lines, "\n", MAX_CONTENT).into_iter().map(MessagePayload::ephemeral).collect()
}

fn lines(tournament: &Tournament) -> Vec<String> {
    let locale = tournament.plan.locale;
    let mut lines = vec![format!("**{}**", say(locale, &title(tournament), &[]))];
    match tournament.stage {
        TournamentStage::SignUp => lines.extend(sign_up(tournament)),
        TournamentStage::Running => lines.extend(round(tournament)),
        TournamentStage::Over => {
            let winners =
                winners(tournament, &tournament.standings(tournament.plan.rounds.len()), TextFormat::Markdown);
            lines.push(say(locale, &Phrase::new("tournament-won").with("winners", winners), &[]));
        }
        TournamentStage::Cancelled => lines.push(say(locale, &Phrase::new("tournament-cancelled"), &[])),
    }
    lines
}

fn frame(tournament: &Tournament) -> Option<Container> {
    info(tournament).map(|info| container(info.color, String::new()))
}

fn sign_up(tournament: &Tournament) -> Vec<String> {
    let plan = &tournament.plan;
    let say = |phrase: Phrase| say(plan.locale, &phrase, &[]);
    let begins = match plan.begins_at {
        Some(at) => Phrase::new("tournament-begins-at").with("when", relative_time(at)),
        None => Phrase::new("tournament-begins-by-host").with("host", tournament.host.mention()),
    };
    let length = match plan.format {
        Format::Duplicate => Phrase::new("tournament-deals").with("tables", plan.tables),
        _ => Phrase::new("tournament-rounds"),
    };
    let pace = Phrase::new(format!("discord-pace-{}", plan.pace));
    let rounds = tournament.planned_rounds();
    let length = (rounds > 0).then(|| format!("- {}", say(length.with("count", rounds))));
    let mut lines = vec![say(Phrase::new(format!("tournament-about-{}", plan.format.as_str()))), say(begins)];
    lines.extend(length);
    lines.push(format!("- {}", say(Phrase::new("discord-lobby-pace").with("pace", pace))));
    lines.push(say(Phrase::new("tournament-entrants").with("count", tournament.entrants.len())));
    lines.extend((1..).zip(&tournament.entrants).map(|(number, entrant)| {
        format!("{number}\\. {}", names::of_player(plan.locale, &player(entrant), TextFormat::Markdown))
    }));
    lines
}

/// Returns the lines of the newest round: its tables with their threads or results.
fn round(tournament: &Tournament) -> Vec<String> {
    let (locale, rounds) = (tournament.plan.locale, &tournament.plan.rounds);
    let Some(round) = rounds.last() else { return Vec::new() };
    let of = tournament.planned_rounds().max(rounds.len());
    let heading = match tournament.plan.format {
        Format::Duplicate => Phrase::new("tournament-deal"),
        _ => Phrase::new("tournament-round"),
    };
    let heading = say(locale, &heading.with("round", rounds.len()).with("of", of), &[]);
    let tables = (0..).zip(&round.tables).map(|(number, table)| line(tournament, round, number, table));
    std::iter::once(heading).chain(tables).collect()
}

fn line(tournament: &Tournament, round: &TournamentRound, number: usize, table: &Table) -> String {
    let locale = tournament.plan.locale;
    let players = players(tournament, table, TextFormat::Markdown);
    let phrase = match &table.result {
        Some(result) if result.how == HowDecided::Bye => Phrase::new("tournament-line-bye"),
        // The result of a deal says something about the deal, which others still play.
        Some(_) if round.deal.is_some() => Phrase::new("tournament-line-ended"),
        Some(result) => {
            let halves: Vec<String> = result.scores.iter().map(|score| half(score.unwrap_or(0))).collect();
            let why = match result.how {
                HowDecided::NoShow => " ⌛",
                HowDecided::Simulated => " 🤖",
                HowDecided::Played | HowDecided::Bye => "",
            };
            Phrase::new("tournament-line-result").with("result", format!("{}{why}", halves.join(" : ")))
        }
        None => {
            let waits = if table.waits { "⏳" } else { "…" };
            let thread = table.thread.map_or(waits.to_owned(), |thread| format!("<#{thread}>"));
            Phrase::new("tournament-line-running").with("thread", thread)
        }
    };
    say(locale, &phrase.with("table", number + 1).with("players", players), &[])
}

/// `show_all` is the button of a message that does not show all lines.
fn components(tournament: &Tournament, show_all: Option<Button>) -> Vec<Component> {
    let (id, locale) = (tournament.id, tournament.plan.locale);
    let button =
        |action, key, style| labelled(&CustomId::Tournament(TournamentButton { id, action }), locale, key, style);
    let change = |change, key, style| button(TournamentAction::Change(change), key, style);
    let join = change(TournamentChange::Join, "discord-button-join", Style::Good);
    let stop = button(TournamentAction::AskToStop, "discord-button-cancel", Style::Danger);
    let mut rows = Rows::default();
    match tournament.stage {
        TournamentStage::SignUp => {
            rows.buttons([
                join,
                change(TournamentChange::Leave, "discord-button-leave", Style::Plain),
                change(TournamentChange::Begin, "discord-button-start", Style::Main),
                stop,
            ]);
            if tournament.plan.format != Format::Duplicate {
                let computers = tournament.computers();
                let option = |level: Level| {
                    let action = TournamentAction::Change(TournamentChange::AddComputer { level, computers });
                    let add = Phrase::new("tournament-add-computer").with("computer", names::computer(level));
                    (action.to_string(), say(locale, &add, &[]), None)
                };
                let remove = TournamentAction::Change(TournamentChange::RemoveComputer { computers }).to_string();
                let remove = (remove, say(locale, &Phrase::new("discord-button-remove"), &[]), None);
                let options = Level::ALL.map(option).into_iter().chain((computers > 0).then_some(remove));
                let placeholder = say(locale, &Phrase::new("discord-select-computer"), &[]);
                rows.select(format!("tournament/{}", id.to_short()), &placeholder, options);
            }
        }
        TournamentStage::Running => {
            let join = Some(join).filter(|_| tournament.accepts_late_joins());
            let leave = change(TournamentChange::Leave, "tournament-button-withdraw", Style::Plain);
            rows.buttons(join.into_iter().chain([leave, stop]));
        }
        TournamentStage::Over | TournamentStage::Cancelled => (),
    }
    rows.buttons(show_all);
    rows.into_rows()
}

/// Returns the thread of a table of the newest round, if it is open.
fn thread_of(tournament: &Tournament, table: usize, open: &[ActiveThread]) -> Option<ChannelId> {
    let place = thread_name(tournament, table).0;
    let private = tournament.plan.format == Format::Duplicate;
    let is_same = |open: &&ActiveThread| {
        open.parent == tournament.channel && open.private == private && open.name.starts_with(&place)
    };
    open.iter().find(is_same).map(|thread| thread.id)
}

/// Returns the name of a table's thread, and its beginning, by which the thread is found again. Players choose their names, so
/// these come last.
fn thread_name(tournament: &Tournament, table: usize) -> (String, String) {
    let (locale, round) = (tournament.plan.locale, tournament.plan.rounds.len());
    let at = tournament.plan.rounds.last().and_then(|round| round.tables.get(table));
    let players = at.map_or(String::new(), |table| players(tournament, table, TextFormat::Plain));
    let phrase = Phrase::new("tournament-thread").with("round", round).with("table", table + 1);
    let place = format!("{} · {} · ", tournament.id.to_short(), say(locale, &phrase, &[]));
    let name = cut(&format!("{place}{players}"), MAX_THREAD_NAME);
    (place, name)
}

fn player(entrant: &SignUp) -> Player {
    let occupant = match (entrant.user, entrant.level) {
        (Some(user), _) => Occupant::User(user),
        (None, Some(level)) => Occupant::Computer(level),
        (None, None) => Occupant::User(FORMER_PLAYERS),
    };
    Player::new(occupant, entrant.name.clone(), None)
}

fn seated(tournament: &Tournament, seated: Seated) -> Player {
    match seated {
        Seated::Entrant(number) => player(&tournament.entrants[number]),
        Seated::Computer(level) => Player::new(Occupant::Computer(level), "1", None),
    }
}

/// Returns the players of a table as one text.
fn players(tournament: &Tournament, table: &Table, format: TextFormat) -> String {
    let name = |at: &Seated| names::short(tournament.plan.locale, &seated(tournament, *at), format);
    table.seats.iter().map(name).collect::<Vec<_>>().join(" – ")
}

fn winners(tournament: &Tournament, lines: &[StandingLine], format: TextFormat) -> String {
    let locale = tournament.plan.locale;
    let name = |line: &StandingLine| names::short(locale, &player(&tournament.entrants[line.entrant]), format);
    let best: Vec<&StandingLine> = lines.iter().take_while(|line| line.rank == 1).collect();
    let names = best.iter().take(MAX_WINNERS).map(|line| format!("**{}**", name(line)));
    if best.len() > MAX_WINNERS {
        let more = say(locale, &and_more(best.len() - MAX_WINNERS), &[]);
        return format!("{} {more}", names.collect::<Vec<_>>().join(", "));
    }
    let names: Vec<Phrase> = names.map(Phrase::verbatim).collect();
    say(locale, &Phrase::new("tournament-winners").with("winners", names), &[])
}

fn standing(tournament: &Tournament, line: &StandingLine, format: TextFormat) -> String {
    let name = names::of_player(tournament.plan.locale, &player(&tournament.entrants[line.entrant]), format);
    let tie_break = tie_break(tournament.plan.format, line.points).map(|value| format!(" ({value})"));
    // The escaped dot keeps Discord from renumbering the lines.
    let dot = if format == TextFormat::Markdown { "\\." } else { "." };
    format!("{}{dot} {name}: {}{}", line.rank, points(line.points), tie_break.unwrap_or_default())
}

/// Formats half points, which are never negative.
fn half(points: i64) -> String {
    charts::halves(usize::try_from(points).unwrap_or(0))
}

fn points(points: Points) -> String {
    match points {
        Points::Pairings(standing) => half(standing.points.into()),
        Points::Matchpoints { most: 0, .. } => "–".to_owned(),
        Points::Matchpoints { points, most } => format!("{} %", (200 * points + most) / (2 * most)),
    }
}

/// Returns the first tie-break of the format, or the matchpoints behind a percentage.
fn tie_break(format: Format, points: Points) -> Option<String> {
    match (format, points) {
        (_, Points::Matchpoints { points, most }) => Some(format!("{}/{}", half(points), half(most))),
        (Format::Swiss, Points::Pairings(standing)) => Some(half(standing.buchholz.into())),
        (Format::RoundRobin, Points::Pairings(standing)) => Some(quarters(standing.sonneborn_berger)),
        _ => None,
    }
}

/// Formats quarter points: `7¾`.
fn quarters(points: u32) -> String {
    let part = ["", "¼", "½", "¾"][(points % 4) as usize];
    match points / 4 {
        0 if !part.is_empty() => part.to_owned(),
        whole => format!("{whole}{part}"),
    }
}

#[cfg(test)]
mod tests {
    use ::text::Locale;
    use contract::Options;

    use super::*;
    use crate::ids::{TournamentId, UserId};
    use crate::play::{Pace, Plan};
    use crate::timestamp::Timestamp;

    #[test]
    fn many_winners_are_counted() {
        let computer = |number: usize| SignUp {
            user: None,
            level: Some(Level::Hard),
            name: number.to_string(),
            joined: 0,
            left: None,
        };
        let plan = Plan::new("hisss", Options::default(), Locale::En, Pace::Live, Format::Duplicate, Timestamp(0));
        let tournament = Tournament {
            id: TournamentId(1),
            version: 1,
            guild: crate::ids::GuildId(3),
            channel: ChannelId(7),
            message: None,
            host: UserId(1),
            stage: TournamentStage::Over,
            entrants: (2..62).map(computer).collect(),
            plan,
        };
        let line = |entrant| StandingLine { entrant, rank: 1, points: Points::Matchpoints { points: 0, most: 0 } };
        let said = |count: usize| {
            let lines: Vec<StandingLine> = (0..count).map(line).collect();
            winners(&tournament, &lines, TextFormat::Markdown)
        };
        assert!(said(8).contains("**Hydra 9**") && !said(8).contains("more"), "{}", said(8));
        assert!(said(60).ends_with("**Hydra 9** … and 52 more"), "{}", said(60));
    }
}
