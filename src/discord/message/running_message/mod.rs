//! The message of a running match: whose turn it is, the deadline, the game's controls, the players and the news.

#[cfg(test)]
mod tests;

use super::content::{
    MAX_NEWS, MessageText, NamedView, Rows, and_more, button, description_button, labelled_button, match_heading,
    open_deal_line, relative_time, say_in_match, utf16_len,
};
use super::custom_id::{self, CustomId, Page};
use super::names::{self, AvatarLookup, TextFormat};
use crate::discord::http::{Button, Component, PieceEmojis};
use crate::play::{Command, MatchMeta, Player, Proposal, Stage, View, VoteTally, last_day_away, phrase_with_date};
use contract::{Arg, ControlAction, Controls, Phrase, Piece, Row, Scene, Seat, Style};
use pictures::charts::Plate;
use text::{Locale, has_message, localize_scene, say};

/// The number of characters that fit in a line on a phone.
const PHONE_LINE_CHARS: usize = 42;

/// The way in which users make their claims in a real-time game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReactionMode {
    /// Users click the reactions that the bot added to the message.
    Reactions,
    /// Users press buttons, because the bot lacks the permission to add reactions.
    Forbidden,
    /// Users press buttons, because somebody has removed the bot's reactions.
    Removed,
    /// Users press buttons, because the bot cannot see the channel. The message says so in every game.
    Hidden,
}

/// Returns the sentence that says that nobody has to move, because the match is paused or archived.
pub fn pause_phrase(meta: &MatchMeta) -> Option<Phrase> {
    let key = if meta.is_paused() { "discord-paused" } else { "discord-archived" };
    (meta.stage == Stage::Archived).then(|| Phrase::new(key))
}

/// Returns the text of the message.
pub fn running_text(view: &NamedView, controls: &Controls, news: &[Phrase], mode: ReactionMode) -> MessageText {
    let meta = &view.meta;
    // With a menu, the message shows only the newest line of news. More lines would push the prompt off a phone's
    // screen.
    let has_menu = controls.rows.iter().any(|row| matches!(row, Row::Select(_)));
    let counts_rest = !has_menu && meta.seats.iter().any(|player| player.auto_draws.is_some());
    let is_wrong = news.iter().any(|news| news.key.ends_with("-wrong"));
    let news = news_lines(view, news, if has_menu { 1 } else { MAX_NEWS }, counts_rest);
    let step = (view.news_step_count > 0)
        .then(|| say_in_match(view, Phrase::new("discord-at-step").with("step", view.news_step_count)));
    let heading = std::iter::once(match_heading(view)).chain(step).collect::<Vec<_>>().join(" · ");
    let mut text = MessageText {
        above_picture: vec![heading],
        below_buttons: vec![players_line(view)],
        news,
        ..MessageText::default()
    };
    text.below_buttons.extend(open_deal_line(view));
    text.below_picture.extend(controls.prompt.clone().map(|prompt| format!("**▸ {}**", say_in_match(view, prompt))));
    text.below_picture.extend(view.guidance.clone().map(|guidance| format!("🎓 {}", say_in_match(view, guidance))));
    text.above_picture.extend(pause_phrase(meta).map(|at_rest| format!("**{}**", say_in_match(view, at_rest))));
    if let Some(deadline) = meta.deadline {
        let when = relative_time(deadline);
        let what = if view.are_all_users_absent() { "discord-archiving" } else { "discord-deadline" };
        text.above_picture.push(say_in_match(view, Phrase::new(what).with("when", when)));
    }
    let notice = match mode {
        ReactionMode::Hidden => Some("discord-channel-hidden"),
        _ if controls.reactions.is_empty() => None,
        // Only adding a reaction counts as a claim. So after a wrong claim, the user must remove their reaction and add
        // it again.
        ReactionMode::Reactions => is_wrong.then_some("discord-reactions-again"),
        ReactionMode::Forbidden => Some("discord-reactions-forbidden"),
        ReactionMode::Removed => Some("discord-reactions-taken-off"),
    };
    text.below_buttons.extend(notice.map(|key| say_in_match(view, Phrase::new(key))));
    text
}

/// Adds the players' plates above the picture of the table. If `cheer` is given, highlights the player who has just
/// achieved something.
pub fn scene(view: &View, table: &Scene, cheer: Option<&(Seat, Phrase)>, avatars: AvatarLookup) -> Scene {
    let left = view.absent_seats();
    let plate = |(seat, player): (Seat, &Player)| Plate {
        sign: view.sign(seat),
        player: names::shown_player(view.meta.locale, player, avatars),
        is_awaited: view.awaited.contains(seat),
        has_left: left.contains(seat),
    };
    let plates: Vec<Plate> = view.meta.players().map(plate).collect();
    let table = localize_scene(view.meta.locale, table.clone());
    match cheer {
        Some((seat, phrase)) => {
            let words = say(view.meta.locale, phrase, &[]);
            pictures::charts::put_cheer_above(table, &plates, seat.index(), words)
        }
        // In real-time games, the picture shows the players around a table, so the plates are sorted clockwise.
        None if view.game.real_time => {
            pictures::charts::put_plates_above(table, &pictures::charts::sort_clockwise(plates))
        }
        None => pictures::charts::put_plates_above(table, &plates),
    }
}

/// Returns the players in one line, with a mark for players who resigned or are away.
pub fn players_line(view: &NamedView) -> String {
    let meta = &view.meta;
    let one = |(seat, player): (Seat, &Player)| {
        let name = if player.is_computer() {
            format!("{} {}", view.sign(seat).emoji, names::of_player(meta.locale, player, TextFormat::Markdown))
        } else {
            view.markdown[seat.index()].clone()
        };
        let until = view.away_seats.iter().find(|(absent, _)| *absent == seat).map(|(_, until)| *until);
        let mark = match until {
            _ if view.resigned.contains(&seat) => Phrase::new("discord-gave-up"),
            _ if player.is_away() => Phrase::new("discord-away"),
            Some(until) => phrase_with_date("discord-away-until", last_day_away(until)),
            None => return name,
        };
        format!("{name} ({})", say(meta.locale, &mark, &[]))
    };
    meta.players().map(one).collect::<Vec<_>>().join(" · ")
}

/// Returns the game's controls and a last row that begins with Hint, Describe and More. If users cannot add reactions,
/// the reactions become buttons.
pub fn components(view: &NamedView, controls: &Controls, mode: ReactionMode, emojis: &PieceEmojis) -> Vec<Component> {
    let meta = &view.meta;
    let say = |phrase: &Phrase| say(meta.locale, phrase, &view.plain);
    let action = |press: &ControlAction| match press {
        ControlAction::Move(notation) => {
            Command::Move { expected_version: view.expected_version, notation: notation.clone() }
        }
        ControlAction::Draft(draft) => Command::Draft { expected_version: view.expected_version, draft: draft.clone() },
    };
    // While the match waits only for computers, no user can make a move.
    let is_computer = |seat: Seat| meta.seats.get(seat.index()).is_some_and(Player::is_computer);
    let nobody_can_move = !view.awaited.is_empty() && view.awaited.iter().all(is_computer);
    let auto_draw = view.auto_draw_offer.map(|draws| {
        let key = if draws { "discord-button-auto-draw" } else { "discord-button-draw-myself" };
        labelled_button(&CustomId::Match(meta.id, Command::AutoDraw(draws)), meta.locale, key, Style::Secondary)
    });
    let is_offered = view.auto_draw_offer == Some(true);
    let mut beside_draw = auto_draw.clone().filter(|_| is_offered).into_iter();
    let emoji = |piece: &Option<Piece>| piece.as_ref().and_then(|piece| emojis.get(piece));
    let mut rows = Rows::default();
    for (number, row) in controls.rows.iter().take(Controls::MAX_ROWS).enumerate() {
        match row {
            Row::Buttons(buttons) => {
                let buttons = buttons.iter().map(|offered| Button {
                    disabled: !offered.enabled || nobody_can_move,
                    emoji: emoji(&offered.piece),
                    ..button(&CustomId::Match(meta.id, action(&offered.action)), say(&offered.label), offered.style)
                });
                rows.add_buttons(buttons.chain(beside_draw.by_ref()));
            }
            Row::Select(select) => {
                let options = select
                    .choices
                    .iter()
                    .map(|choice| (action(&choice.action).custom_id(), say(&choice.label), emoji(&choice.piece)));
                let custom_id = custom_id::match_select_id(meta.id, view.expected_version, number);
                rows.add_select(custom_id, &say(&select.placeholder), options);
            }
        }
    }
    if mode != ReactionMode::Reactions {
        let reaction = |reaction: &contract::ClaimReaction| {
            let custom_id = CustomId::Match(meta.id, Command::Claim(reaction.name.to_owned()));
            button(&custom_id, format!("{} {}", reaction.emoji, say(&reaction.label)), Style::Success)
        };
        rows.add_buttons(controls.reactions.iter().map(reaction));
    }
    let more =
        labelled_button(&CustomId::Page(Page::More(meta.id)), meta.locale, "discord-button-more", Style::Secondary);
    if meta.stage == Stage::Archived {
        let resume = CustomId::Match(meta.id, Command::Resume);
        rows.add_buttons([
            labelled_button(&resume, meta.locale, "discord-button-resume", Style::Success),
            description_button(view),
            more,
        ]);
    } else {
        let asked = |agreement: VoteTally, proposal| {
            (agreement.agreed > 0).then(|| agree_button(view, agreement, Command::Propose(proposal))).flatten()
        };
        let stop = asked(view.stop_tally, Proposal::Stop);
        let pause = asked(view.pause_tally, Proposal::Pause);
        let stop_guidance = meta.learner_seat().map(|_| {
            let custom_id = CustomId::Match(meta.id, Command::StopGuidance);
            labelled_button(&custom_id, meta.locale, "discord-button-stop-guidance", Style::Secondary)
        });
        let hint = meta.may_have_hints().then(|| {
            let hint = CustomId::Command(Command::Hint(view.draft.clone()), meta.id);
            let hint = labelled_button(&hint, meta.locale, "discord-button-hint", Style::Secondary);
            Button { disabled: !view.has_choice, ..hint }
        });
        // The button that ends the match comes last, away from the buttons for moves.
        let agree = agree_button(view, view.offer_tally, Command::Agree);
        let draw_myself = auto_draw.filter(|_| !is_offered);
        let buttons =
            [hint, Some(description_button(view)), Some(more), draw_myself, stop_guidance, stop, pause, agree];
        rows.add_last_buttons(buttons.into_iter().flatten().collect());
    }
    rows.into_rows()
}

/// Returns the button with which users agree to a proposal, such as stopping the match. `None` if there is nothing to
/// agree on now.
fn agree_button(view: &View, agreement: VoteTally, action: Command) -> Option<Button> {
    let VoteTally { key, agreed, required } = agreement;
    if required == 0 {
        return None;
    }
    let label = Phrase::new(format!("{key}-button")).with("agreed", agreed).with("required", required);
    let label = say(view.meta.locale, &label, &[]);
    // If a press would end the match, the bot first asks the user to confirm.
    let custom_id = match action {
        Command::Agree if key == "agree-end" && agreed + 1 >= required => CustomId::Command(action, view.meta.id),
        _ => CustomId::Match(view.meta.id, action),
    };
    Some(button(&custom_id, label, Style::Secondary))
}

/// Returns the latest news as a list, oldest first: at most `max` lines, which fill at most [`MAX_NEWS`] lines on a
/// phone. Highlights stay longest. If `counts_rest` is true, one line says how many lines are omitted.
///
/// An event has a short form if a message exists for its key with `-turn-` instead of `-news-`. Short forms of
/// successive events by one player share a line. A short form shows players only as symbols, because the line above the
/// news has their names.
pub fn news_lines(view: &NamedView, news: &[Phrase], max: usize, counts_rest: bool) -> Vec<String> {
    let by = |event: &Phrase| short_form(event).map(|(seat, _)| seat);
    let turns = news.chunk_by(|one, next| by(one).is_some() && by(one) == by(next));
    let line = |events: &[Phrase]| format!("- {}", news_line(view, events));
    let is_highlight = |events: &[Phrase]| events.iter().any(|event| view.highlights.contains(event));
    let mut lines: Vec<(String, bool)> = turns.map(|events| (line(events), is_highlight(events))).collect();
    let on_a_phone = |(line, _): &(String, bool)| utf16_len(line).div_ceil(PHONE_LINE_CHARS);
    let (mut left_out, mut gap, mut rest) = (0, 0, 0);
    while lines.len() > 1 && (lines.len() + rest > max || lines.iter().map(on_a_phone).sum::<usize>() + rest > MAX_NEWS)
    {
        gap = lines[..lines.len() - 1].iter().position(|(_, is_highlight)| !is_highlight).unwrap_or(0);
        lines.remove(gap);
        left_out += 1;
        rest = usize::from(counts_rest);
    }
    let mut lines: Vec<String> = lines.into_iter().map(|(line, _)| line).collect();
    if rest > 0 {
        lines.insert(gap, format!("- {}", say_in_match(view, and_more(left_out))));
    }
    lines
}

fn news_line(view: &NamedView, events: &[Phrase]) -> String {
    let equal = events.chunk_by(|one, next| one.key == next.key).enumerate();
    let parts = equal.filter_map(|(index, equal)| {
        let (seat, part) = short_form(equal.last()?)?;
        // The short form of an event takes two more arguments: `times`, the number of consecutive events of this kind,
        // and `first`, which is 1 for the first part of the line.
        Some((seat, part.with("times", equal.len()).with("first", usize::from(index == 0))))
    });
    let then = |(seat, before): (Seat, Phrase), (_, next): (Seat, Phrase)| {
        (seat, Phrase::new("news-then").with("before", before).with("next", next))
    };
    let Some((seat, events)) = parts.reduce(then) else {
        return events.iter().map(|event| say_in_match(view, event.clone())).collect();
    };
    let signs: Vec<String> = view.players().map(|(_, sign)| sign.emoji.to_owned()).collect();
    say(view.meta.locale, &Phrase::new("news-turn").with("player", seat).with("events", events), &signs)
}

/// Returns the short form of an event and its player, if the event has a short form.
fn short_form(event: &Phrase) -> Option<(Seat, Phrase)> {
    let (game, name) = event.key.split_once("-news-")?;
    let key = format!("{game}-turn-{name}");
    let seat = event.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if *name == "player" => Some(*seat),
        _ => None,
    })?;
    has_message(Locale::default(), &key).then(|| (seat, Phrase { key: key.into(), args: event.args.clone() }))
}
