//! The lobby's message: seats, options and buttons before the match starts.

use super::content::{
    self, MessageText, NamedView, Rows, chosen_options, fair_play_button, first_translated, labelled_button,
    open_deal_line, relative_time, rules_button, say_in_match,
};
use super::custom_id::{self, CustomId};
use super::names::{self, AvatarLookup, TextFormat};
use crate::discord::http::{Button, Component};
use crate::play::{
    Command, Occupant, Player, Reservation, Stage, View, closes_at, free_deal_seats, next_length, offers_solo_start,
    switched_option,
};
use contract::{Level, Options, Phrase, Scene, Seat, Style};
use pictures::charts::ShownPlayer;
use text::say;

/// Returns the text of an open lobby's message.
pub fn lobby_text(view: &NamedView) -> MessageText {
    let meta = &view.meta;
    let say = |phrase: Phrase| say_in_match(view, phrase);
    let pitch = match meta.table {
        Some(_) => Phrase::new("tournament-lobby"),
        None => view.game.pitch(&meta.options),
    };
    let mut above_picture = vec![format!("**{}** · {}", say(view.game.title(&meta.options)), say(pitch))];
    above_picture.extend(open_deal_line(view));
    if free_deal_seats(meta).next().is_some() {
        above_picture.push(say(Phrase::new("discord-deal-free")));
    }
    if (view.game.asks_youngest)(&meta.options)
        && meta.youngest.is_none()
        && meta.deal.is_none()
        && meta.table.is_none()
    {
        above_picture.push(say(Phrase::new("discord-lobby-youngest")));
    }
    let mut below_buttons = Vec::new();
    if meta.table.is_none() {
        let seats = Phrase::new("discord-lobby-seats").with("count", meta.seats.len());
        below_buttons.push(say(seats.with("seats", view.game.player_count_text())));
    }
    below_buttons.extend(meta.players().map(|(seat, player)| seat_line(view, seat, player)));
    below_buttons.extend(meta.reserved.iter().map(|reservation| {
        let name = match meta.location.detached {
            true => reservation.user.mention(),
            false => names::format_name(&reservation.name, TextFormat::Markdown),
        };
        say(Phrase::new("discord-lobby-reserved").with("player", name))
    }));
    below_buttons.extend(view.lobby_news.iter().map(|news| say(news.clone())));
    let gentle = view.game.gentle_option.filter(|(option, value)| meta.options.number(option) == *value);
    let pace = Phrase::new(format!("discord-pace-{}", meta.pace));
    let pace = say(Phrase::new("discord-lobby-pace").with("pace", pace));
    below_buttons.extend(
        length_lines(view)
            .into_iter()
            .chain(chosen_options(view))
            .chain(gentle.map(|(_, value)| gentle_label(view, "gentle", value)))
            .chain([pace])
            .map(|option| format!("- {option}")),
    );
    below_buttons.push(match closes_at(meta) {
        Some(deadline) if meta.table.is_some() => {
            let key = match meta.deal {
                Some(_) => "tournament-lobby-closes-duplicate",
                None => "tournament-lobby-closes",
            };
            say(Phrase::new(key).with("when", relative_time(deadline)))
        }
        Some(deadline) => {
            let when = relative_time(deadline);
            say(Phrase::new("discord-lobby-closes").with("match", meta.number).with("when", when))
        }
        None => say(Phrase::new("discord-lobby-number").with("match", meta.number)),
    });
    MessageText { above_picture, below_buttons, ..MessageText::default() }
}

/// Returns the lines that say how long the match will be and what its length depends on, such as "3 rounds: each begins
/// once".
fn length_lines(view: &View) -> Vec<String> {
    /// With at least this many seats, the lobby advises a short match with the message `<game>-length-many`, if the
    /// game has this message.
    const MANY_SEATS: usize = 5;
    let meta = &view.meta;
    let Some((option, length)) = view.game.chosen_length(&meta.options, meta.is_alone()) else { return Vec::new() };
    let words = length_words(view, &meta.options, meta.is_alone(), "length").unwrap_or_default();
    let depends = match length_alone(view) {
        Some(_) if meta.is_alone() => Some("discord-option-alone"),
        _ => (length < 0 && meta.table.is_none()).then_some("discord-option-each"),
    };
    let line = depends.map(|key| say(meta.locale, &Phrase::new(key).with("option", words.clone()), &[]));
    let is_long = meta.seats.len() >= MANY_SEATS && meta.effective_options(view.game).number(option) == 0;
    let many = first_translated(meta.locale, [format!("{}-length-many", meta.game)]).filter(|_| is_long);
    std::iter::once(line.unwrap_or(words)).chain(many.map(|many| say(meta.locale, &many, &[]))).collect()
}

fn gentle_label(view: &View, pace: &str, value: i64) -> String {
    let words = Phrase::new(format!("{}-{pace}-match", view.meta.game)).with("value", value);
    say(view.meta.locale, &words, &[])
}

/// Returns the length of a match against computers only, such as "One round". `None` if a match with other users would
/// have the same length, for example because the host has chosen it.
fn length_alone(view: &View) -> Option<String> {
    let [alone, together] = [true, false].map(|alone| length_words(view, &view.meta.options, alone, "length"));
    if alone == together { None } else { alone }
}

/// Returns the game's message `about` with the length of a match that has these options. `None` if all matches of the
/// game have the same length.
fn length_words(view: &View, options: &Options, alone: bool, about: &str) -> Option<String> {
    let (game, meta) = (view.game, &view.meta);
    let (option, length) = game.chosen_length(options, alone)?;
    let options = game.complete_options(options, alone, meta.seats.len());
    let phrase = Phrase::new(game.message_key(about, None))
        .with("each", length.min(0).saturating_neg())
        .with("number", options.number(option))
        .with("minutes", (game.usual_minutes)(&options, meta.seats.len()).unwrap_or(0));
    Some(say(meta.locale, &phrase, &[]))
}

/// Returns the lobby's picture; `None` if the lobby was cancelled.
pub fn scene(view: &View, avatars: AvatarLookup) -> Option<Scene> {
    let meta = &view.meta;
    let players: Vec<ShownPlayer> =
        meta.seats.iter().map(|player| names::shown_player(meta.locale, player, avatars)).collect();
    let invited = |reservation: &Reservation| ShownPlayer {
        name: names::clean_name(&reservation.name),
        ..ShownPlayer::default()
    };
    let reserved: Vec<ShownPlayer> = meta.reserved.iter().map(invited).collect();
    // A repeated deal has as many seats as the first match with it. A tournament chooses the players of its matches.
    let range = match meta.deal.is_some() || meta.table.is_some() {
        true => (players.len(), players.len()),
        false => (*view.game.seats.start(), *view.game.seats.end()),
    };
    let cover = || (view.game.cover)(&meta.options);
    (meta.stage == Stage::Lobby)
        .then(|| pictures::charts::lobby(cover(), range, view.game.lobby_sign, &players, &reserved))
}

/// Returns the description of the lobby's picture.
pub fn picture_sentence(view: &View) -> Phrase {
    let meta = &view.meta;
    let computers = meta.seats.iter().filter(|player| player.is_computer()).count();
    let taken = meta.seats.len();
    // If the deal is repeated, users can take seats in which computers sit.
    let free = match meta.deal {
        Some(_) => free_deal_seats(meta).count(),
        None if meta.table.is_some() => 0,
        None => view.game.seats.end().saturating_sub(taken + meta.reserved.len()),
    };
    Phrase::new("discord-lobby-picture")
        .with("game", view.game.title(&meta.options))
        .with("taken", taken)
        .with("computers", computers)
        .with("reserved", meta.reserved.len())
        .with("free", free)
}

/// Returns the text for a lobby that was cancelled, or for a match that was stopped because its record cannot be read.
pub fn cancelled_text(view: &NamedView) -> MessageText {
    let key = match view.meta.stage {
        _ if view.meta.rules != view.game.rules_version => "discord-match-older-rules",
        Stage::Over => "discord-match-unreadable",
        _ => "discord-lobby-cancelled",
    };
    let phrase = Phrase::new(key).with("game", view.game.title(&view.meta.options));
    let is_of_table = view.meta.table.is_some() && view.meta.stage == Stage::Cancelled;
    let absent = view.meta.seats.iter().filter(|player| is_of_table && player.is_away() && !player.is_former());
    let absent: Vec<Phrase> = absent
        .map(|player| Phrase::verbatim(names::short_name(view.meta.locale, player, TextFormat::Markdown)))
        .collect();
    let came = (!absent.is_empty()).then(|| Phrase::new("tournament-not-came").with("players", absent));
    MessageText {
        above_picture: std::iter::once(phrase).chain(came).map(|line| say_in_match(view, line)).collect(),
        ..MessageText::default()
    }
}

/// Returns the components of an open lobby's message.
pub fn components(view: &View) -> Vec<Component> {
    let meta = &view.meta;
    let button = |action: Command, key: &'static str, style: Style| {
        labelled_button(&CustomId::Match(meta.id, action), meta.locale, key, style)
    };
    if meta.table.is_some() {
        let arrive = button(Command::Join, "tournament-button-arrive", Style::Primary);
        return content::button_row([arrive, rules_button(view), fair_play_button(view)]);
    }
    // The arrow says that the label is what a press changes to. The lines above the buttons show the current state.
    let change = |command: Command, to: String| {
        content::button(&CustomId::Match(meta.id, command), format!("→ {to}"), Style::Secondary)
    };
    let full = match meta.deal {
        Some(_) => free_deal_seats(meta).next().is_none(),
        None => meta.seats.len() >= *view.game.seats.end(),
    };
    // If the deal is repeated, the options are fixed.
    let changeable = meta.deal.is_none();
    let mut rows = Rows::default();
    if offers_solo_start(meta) {
        let question = Phrase::new("discord-lobby-alone").with("computer", names::computer_name(Level::Easy));
        let length = length_alone(view).map(|length| format!(" · {length}")).unwrap_or_default();
        let alone = button(Command::StartAlone, "discord-button-alone", Style::Success);
        rows.add_section(format!("{}{length}", say(meta.locale, &question, &[])), alone);
    }

    // Everybody sees the same message, so the button's color cannot show whether a user has joined.
    let mut seats = vec![
        Button { disabled: full, ..button(Command::Join, "discord-button-join", Style::Primary) },
        button(Command::Leave, "discord-button-leave", Style::Secondary),
    ];
    if changeable && (view.game.asks_youngest)(&meta.options) {
        seats.push(button(Command::Youngest, "discord-button-youngest", Style::Secondary));
    }
    seats.push(rules_button(view));
    if let Some((option, next)) = next_length(meta, view.game).filter(|_| changeable) {
        let mut changed = meta.options.clone();
        changed.insert_number(option, next);
        let label = length_words(view, &changed, false, "length-button").unwrap_or_default();
        seats.push(change(Command::ChangeLength, label));
    }
    if let Some((_, word)) = switched_option(meta, view.game).filter(|_| changeable) {
        let label = Phrase::new(format!("{}-switch-{word}", meta.game));
        seats.push(change(Command::SwitchOption, say(meta.locale, &label, &[])));
    }
    if let Some((option, value)) = view.game.gentle_option.filter(|_| changeable) {
        let offered = if meta.options.number(option) == value { "brisk" } else { "gentle" };
        seats.push(change(Command::Gentle, gentle_label(view, offered, value)));
    }
    rows.add_buttons(seats);

    if changeable && meta.seats.len() + meta.reserved.len() < *view.game.seats.end() {
        let label = |level: Level| names::add_computer_label(meta.locale, level);
        let option = |level: Level| (Command::AddComputer(level).custom_id(), label(level), None);
        let custom_id = custom_id::match_select_id(meta.id, view.expected_version, 0);
        let placeholder = say(meta.locale, &Phrase::new("discord-select-computer"), &[]);
        rows.add_select(custom_id, &placeholder, Level::ALL.map(option));
        if meta.location.joined_guild().is_some() {
            let custom_id = format!("invite/{}", meta.id.to_short());
            rows.add_user_select(custom_id, say(meta.locale, &Phrase::new("discord-select-invited"), &[]));
        }
    }

    let start = button(Command::Start, "discord-button-start", Style::Success);
    let mut last_row = Vec::new();
    if meta.seats.len() >= *view.game.seats.start() {
        last_row.push(start);
    } else if !offers_solo_start(meta) {
        let reason = say(meta.locale, &Phrase::new("discord-lobby-waits"), &[]);
        rows.add_section(reason, Button { disabled: true, ..start });
    }
    if changeable && meta.seats.iter().any(Player::is_computer) {
        last_row.push(button(Command::RemoveComputer, "discord-button-remove", Style::Secondary));
    }
    let cancel = CustomId::Command(Command::Stop, meta.id);
    last_row.push(labelled_button(&cancel, meta.locale, "discord-button-cancel", Style::Danger));
    last_row.push(fair_play_button(view));
    rows.add_buttons(last_row);
    rows.into_rows()
}

fn seat_line(view: &View, seat: Seat, player: &Player) -> String {
    let meta = &view.meta;
    let mut line = format!("{} {}", view.sign(seat).emoji, names::of_player(meta.locale, player, TextFormat::Markdown));
    let mut note = |key: &'static str| {
        line.push_str(" · ");
        line.push_str(&say(meta.locale, &Phrase::new(key), &[]));
    };
    if meta.table.is_some() {
        if !meta.has_arrived(seat) {
            note("tournament-not-here");
        }
        return line;
    }
    if player.occupant == Occupant::User(meta.host) {
        note("discord-lobby-host");
    }
    if meta.youngest == Some(seat) {
        note("discord-lobby-is-youngest");
    }
    line
}
