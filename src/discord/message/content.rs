//! Builds the parts of messages within Discord's limits: text, picture descriptions, and rows of components. A row has
//! at most 5 buttons or 1 select menu, a select menu has at most 25 options, and each custom id is unique.

use std::borrow::Borrow;
use std::collections::HashSet;
use std::ops::Deref;

use super::custom_id::{self, CustomId, Page};
use super::names::{self, TextFormat};
use crate::discord::http::{
    Button, Component, Container, Emoji, EntityKind, EntitySelect, MessagePayload, SelectOption, StringSelect,
};
use crate::play::{Stage, View};
use crate::timestamp::Timestamp;
use contract::{Color, Controls, OptionKind, OptionSpec, Options, Phrase, Style};
use pictures::palette;
use text::{FIRST_STRONG_ISOLATE, Locale, POP_ISOLATE, format_sentence, has_message, say};

/// Discord's limit for the content of a message. The bot counts UTF-16 units.
pub const MAX_CONTENT: usize = 2000;
/// Discord's limit for all text in a container. The bot counts UTF-16 units.
pub const MAX_CONTAINER: usize = 4000;
/// The maximum number of lines of news in a message.
pub const MAX_NEWS: usize = 4;
/// Discord's limit for the description of a picture.
pub const MAX_DESCRIPTION: usize = 1024;
/// The maximum number of rows in a container. Discord allows 40 components in a message: these rows, if all are full,
/// together with the picture and the text displays. Without a container, Discord allows only 5 rows, but such messages
/// of the bot have fewer.
const MAX_ROWS: usize = 6;
const MAX_LABEL: usize = 80;
const MAX_OPTION_LABEL: usize = 100;
const MAX_PLACEHOLDER: usize = 150;

/// A view with its players' formatted names. Most lines of a message contain names, so the names are formatted only
/// once per message.
pub struct NamedView<'a> {
    view: &'a View,
    /// The names for the message's content.
    pub markdown: Vec<String>,
    /// The names for labels and for the picture's description.
    pub plain: Vec<String>,
}

impl NamedView<'_> {
    pub fn new(view: &View) -> NamedView<'_> {
        let names = |format| names::seat_names(view.meta.locale, view.players(), format);
        NamedView { view, markdown: names(TextFormat::Markdown), plain: names(TextFormat::Plain) }
    }
}

impl Deref for NamedView<'_> {
    type Target = View;

    fn deref(&self) -> &View {
        self.view
    }
}

/// Returns a container of this color that shows `text_below` below the buttons.
pub fn container(color: Color, text_below: String) -> Container {
    let [red, green, blue] = palette::rgb(color);
    Container { color: u32::from_be_bytes([0, red, green, blue]), text_below }
}

/// Puts the message into a container of this color.
pub fn in_container(payload: MessagePayload, color: Color) -> MessagePayload {
    MessagePayload { container: Some(container(color, String::new())), ..payload }
}

/// Returns the title that a game and all its editions share.
pub fn translated_title(locale: Locale, game: &str) -> String {
    say(locale, &Phrase::new(format!("{game}-title")), &[])
}

/// Returns the first line of a match's message: the game or its edition, the options that differ from the defaults, and
/// the match's number.
pub fn match_heading(view: &NamedView) -> String {
    let meta = &view.meta;
    let title = format!("**{}**", say_in_match(view, view.game.title(&meta.options)));
    let number = format!("#{}", meta.number);
    let practice = meta.practice.map(|_| say_in_match(view, Phrase::new("discord-practice")));
    let parts = std::iter::once(title).chain(practice).chain(chosen_options(view)).chain([number]);
    parts.collect::<Vec<_>>().join(" · ")
}

/// Returns the line for an open deal. An open deal was played before, so players might know it, and the match does not
/// count.
pub fn open_deal_line(view: &NamedView) -> Option<String> {
    view.meta.is_open_deal().then(|| say_in_match(view, Phrase::new("discord-deal-open")))
}

/// Returns the options that differ from the defaults, such as "Rounds: 1". Leaves out the edition, because the title
/// names it, and a lobby's length, because it has its own line. A lobby always includes the option that its switch
/// button changes.
pub fn chosen_options(view: &View) -> Vec<String> {
    let meta = &view.meta;
    let options = meta.effective_options(view.game);
    let usual = view.game.complete_options(&Options::default(), false, meta.seats.len());
    let length = view.game.length_option.map(|(length, _)| length).filter(|_| meta.stage == Stage::Lobby);
    let is_named = |spec: &OptionSpec| [view.game.edition_option, length].contains(&Some(spec.name));
    let differs = |spec: &OptionSpec| {
        options.number(spec.name) != usual.number(spec.name) || options.choice(spec.name) != usual.choice(spec.name)
    };
    let switch = view.game.switch_option.map(|(switch, _)| switch).filter(|_| meta.stage == Stage::Lobby);
    let is_shown = |spec: &OptionSpec| switch == Some(spec.name) || differs(spec);
    let specs = view.game.options.iter().filter(|spec| spec.offered && !is_named(spec) && is_shown(spec));
    specs.map(|spec| option_line(view, &options, spec)).collect()
}

fn option_line(view: &View, options: &Options, spec: &OptionSpec) -> String {
    let meta = &view.meta;
    let about = format!("{}-option-{}", meta.game, spec.name.replace('_', "-"));
    // Option names have neither capitals nor spaces.
    let name = first_translated(meta.locale, [format!("{about}-name")]).map(|name| say(meta.locale, &name, &[]));
    let name = name.unwrap_or_else(|| spec.name.to_owned()).replace(['-', '_'], " ");
    let mut rest = name.chars();
    let name: String = rest.next().into_iter().flat_map(char::to_uppercase).chain(rest).collect();
    let value = match spec.kind {
        OptionKind::Number { .. } => {
            let number = options.number(spec.name).to_string();
            first_translated(meta.locale, [format!("{about}-{number}")]).unwrap_or(Phrase::verbatim(number))
        }
        OptionKind::Choice(_) => Phrase::new(format!("{about}-{}", options.choice(spec.name))),
    };
    say(meta.locale, &Phrase::new("discord-option").with("option", name).with("value", value), &[])
}

/// Returns the phrase of the first key that has a message in this language.
pub fn first_translated<const N: usize>(locale: Locale, keys: [String; N]) -> Option<Phrase> {
    keys.into_iter().find(|key| has_message(locale, key)).map(Phrase::new)
}

/// The lines of a message's text.
#[derive(Debug, Default)]
pub struct MessageText {
    /// The lines above the picture: the match and the current prompt.
    pub above_picture: Vec<String>,
    /// The lines between the picture and the buttons.
    pub below_picture: Vec<String>,
    /// The lines below the buttons.
    pub below_buttons: Vec<String>,
    /// The news, oldest first, at the end of the text. News is dropped first if the text is too long.
    pub news: Vec<String>,
}

impl MessageText {
    /// Returns three texts that fit into a message: above the picture, between the picture and the buttons, and below
    /// the buttons.
    pub fn into_fitting_parts(mut self) -> [String; 3] {
        let above = truncate(&self.above_picture.join("\n"), MAX_CONTENT);
        let beside = truncate(&self.below_picture.join("\n"), MAX_CONTENT - utf16_len(&above));
        let left = MAX_CONTAINER - utf16_len(&above) - utf16_len(&beside);
        self.news.drain(..self.news.len().saturating_sub(MAX_NEWS));
        loop {
            let lines = [&self.below_buttons, &self.news].into_iter().flatten();
            let below = lines.map(String::as_str).collect::<Vec<_>>().join("\n");
            if utf16_len(&below) <= left || self.news.is_empty() {
                return [above, beside, truncate(&below, left)];
            }
            self.news.remove(0);
        }
    }
}

/// Returns a heading and a list of the moves, as lines. Returns no lines if there are no moves.
pub fn played_lines(locale: Locale, heading: &'static str, moves: &[Phrase], names: &[String]) -> Vec<String> {
    let heading = (!moves.is_empty()).then(|| say(locale, &Phrase::new(heading), &[]));
    heading.into_iter().chain(moves.iter().map(|phrase| format!("- {}", say(locale, phrase, names)))).collect()
}

/// Translates a phrase into the match's language and inserts the players' names.
pub fn say_in_match(view: &NamedView, phrase: Phrase) -> String {
    say(view.meta.locale, &phrase, &view.markdown)
}

/// Translates the phrases, which must not refer to seats, and joins them with `separator`.
pub fn say_all(locale: Locale, phrases: impl IntoIterator<Item = Phrase>, separator: &str) -> String {
    phrases.into_iter().map(|phrase| say(locale, &phrase, &[])).collect::<Vec<_>>().join(separator)
}

/// Returns the markdown that Discord shows as a relative time, such as “in 5 minutes” or “2 days ago”.
pub fn relative_time(at: Timestamp) -> String {
    format!("<t:{}:R>", at.0.div_euclid(1_000))
}

/// Returns the markdown for a date and time, which Discord shows to each user in their own time zone.
pub fn date_and_time(at: Timestamp) -> String {
    format!("<t:{}:f>", at.0.div_euclid(1_000))
}

/// Formats a number with a true minus sign.
pub fn format_signed(number: i64) -> String {
    number.to_string().replace('-', "−")
}

/// Returns the text's length in UTF-16 units, as Discord's clients count it.
pub fn utf16_len(text: &str) -> usize {
    text.encode_utf16().count()
}

/// Joins the lines. If the text would be longer than `max` UTF-16 units, it ends with the number of lines that do not
/// fit.
pub fn cut_lines(locale: Locale, lines: &[String], max: usize) -> String {
    cut_list(locale, lines, lines.len(), "\n", max)
}

/// Like [`cut_lines`], for a list of `count` items. `lines` contains only the first items.
pub fn cut_list(locale: Locale, lines: &[String], count: usize, separator: &str, max: usize) -> String {
    let all = lines.join(separator);
    if utf16_len(&all) <= max && lines.len() == count {
        return all;
    }
    let with_rest = |shown: usize| {
        let rest = say(locale, &and_more(count - shown), &[]);
        format!("{}{separator}{rest}", lines[..shown].join(separator))
    };
    let longest = lines.len().min(count.saturating_sub(1));
    let fitting = (1..=longest).rev().map(with_rest).find(|text| utf16_len(text) <= max);
    fitting.unwrap_or_else(|| truncate(&all, max))
}

/// Returns the phrase at the end of a list that says how many items are left out.
pub fn and_more(count: usize) -> Phrase {
    Phrase::new("discord-and-more").with("count", count)
}

/// Cuts the text to `max` UTF-16 units. If anything is cut, the text ends with an ellipsis.
pub fn truncate(text: &str, max: usize) -> String {
    if utf16_len(text) <= max {
        return text.to_owned();
    }
    let mut left = max.saturating_sub(1);
    let fits = |c: &char| match left.checked_sub(c.len_utf16()) {
        Some(rest) => {
            left = rest;
            true
        }
        None => false,
    };
    let mut cut: String = text.chars().take_while(fits).collect();
    if cut.matches(FIRST_STRONG_ISOLATE).count() <= cut.matches(POP_ISOLATE).count() {
        cut.push('…');
    } else {
        cut.pop();
        cut.extend(['…', POP_ISOLATE]);
    }
    cut
}

/// Returns a picture's description: as many whole sentences as Discord's limit allows, then the number of omitted
/// sentences.
pub fn picture_description(locale: Locale, sentences: &[impl Borrow<Phrase>], names: &[String]) -> String {
    let mut fitting = Vec::new();
    let mut length = 0;
    // Sentences beyond the limit are not formatted, because late in a Sssnake match only half of the sentences fit.
    for phrase in sentences {
        if length > MAX_DESCRIPTION {
            break;
        }
        let sentence = format_sentence(locale, phrase.borrow(), names);
        length += utf16_len(&sentence) + 1;
        fitting.push(sentence);
    }
    cut_list(locale, &fitting, sentences.len(), " ", MAX_DESCRIPTION)
}

/// Splits lines into as few ephemeral messages as possible. Cuts a line that is longer than a message.
pub fn pages(lines: &[String]) -> Vec<MessagePayload> {
    let mut pages = vec![String::new()];
    for line in lines {
        let line = truncate(line, MAX_CONTENT);
        match pages.last_mut() {
            Some(page) if page.is_empty() => *page = line,
            Some(page) if utf16_len(page) + 1 + utf16_len(&line) <= MAX_CONTENT => *page += &format!("\n{line}"),
            _ => pages.push(line),
        }
    }
    pages.into_iter().map(MessagePayload::ephemeral).collect()
}

/// The rows of a message.
#[derive(Default)]
pub struct Rows {
    rows: Vec<Component>,
    used_ids: HashSet<String>,
}

/// Returns an enabled button without an emoji.
pub fn button(custom_id: &CustomId, label: String, style: Style) -> Button {
    Button { style, label, custom_id: custom_id.to_string(), disabled: false, emoji: None }
}

/// Returns an enabled button. Its label is the message with this key in the language of `locale`.
pub fn labelled_button(custom_id: &CustomId, locale: Locale, key: &'static str, style: Style) -> Button {
    button(custom_id, say(locale, &Phrase::new(key), &[]), style)
}

/// Returns the button that opens a description of the match in words.
pub fn description_button(view: &View) -> Button {
    let draft = view.draft.clone().map(|draft| (view.expected_version, draft));
    let page = CustomId::Page(Page::Description { id: view.meta.id, draft });
    labelled_button(&page, view.meta.locale, "discord-button-describe", Style::Secondary)
}

/// Returns the button that opens the game's rules.
pub fn rules_button(view: &View) -> Button {
    let page = CustomId::Page(Page::Rules { game: view.meta.game.clone(), page: 1 });
    labelled_button(&page, view.meta.locale, "discord-button-rules", Style::Secondary)
}

/// Returns the button that opens the match's fair-play page.
pub fn fair_play_button(view: &View) -> Button {
    let page = CustomId::Page(Page::FairPlay(view.meta.id));
    labelled_button(&page, view.meta.locale, "discord-button-fair-play", Style::Secondary)
}

/// Returns a row of buttons, or no row if there are no buttons.
pub fn button_row(buttons: impl IntoIterator<Item = Button>) -> Vec<Component> {
    let mut rows = Rows::default();
    rows.add_buttons(buttons);
    rows.rows
}

impl Rows {
    /// Adds a row of buttons. Does nothing if there are no buttons.
    pub fn add_buttons(&mut self, buttons: impl IntoIterator<Item = Button>) {
        let buttons = buttons.into_iter().take(Controls::MAX_BUTTONS);
        let buttons: Vec<Button> = buttons.map(|button| self.within_limits(button)).collect();
        if !buttons.is_empty() {
            self.push(Component::Buttons(buttons));
        }
    }

    /// Adds a row with a text and a button next to it. Only messages with a container can have such rows.
    pub fn add_section(&mut self, text: String, button: Button) {
        let button = self.within_limits(button);
        self.push(Component::Section(text, button));
    }

    /// Adds buttons in a separate last row. If there can be no further row, adds each button to the last row that has
    /// room.
    pub fn add_last_buttons(&mut self, buttons: Vec<Button>) {
        if self.rows.len() < MAX_ROWS {
            return self.add_buttons(buttons);
        }
        for button in buttons {
            let button = self.within_limits(button);
            let with_room = self.rows.iter_mut().rev().find_map(|row| match row {
                Component::Buttons(buttons) if buttons.len() < Controls::MAX_BUTTONS => Some(buttons),
                _ => None,
            });
            match with_room {
                Some(buttons) => buttons.push(button),
                None => tracing::error!("a message has more buttons than Discord allows"),
            }
        }
    }

    /// Adds a select menu, or several menus if there are too many options for one menu. Each option has a value, a
    /// label and perhaps an emoji. Does nothing if there are no options.
    pub fn add_select(
        &mut self,
        custom_id: String,
        placeholder: &str,
        options: impl IntoIterator<Item = (String, String, Option<Emoji>)>,
    ) {
        let mut used_values = HashSet::new();
        let option = |(value, label, emoji): (String, String, Option<Emoji>)| SelectOption {
            value: unique(&mut used_values, value),
            label: non_empty(&label, MAX_OPTION_LABEL),
            emoji,
            default: false,
        };
        let options: Vec<SelectOption> = options.into_iter().map(option).collect();
        for options in options.chunks(Controls::MAX_CHOICES) {
            let custom_id = unique(&mut self.used_ids, custom_id.clone());
            let placeholder = non_empty(placeholder, MAX_PLACEHOLDER);
            self.push(Component::Select(StringSelect { custom_id, placeholder, options: options.to_vec() }));
        }
    }

    /// Adds a select menu in which the option `chosen` is selected. Each option has a value and a label.
    pub fn add_menu(&mut self, custom_id: &str, chosen: &str, options: impl IntoIterator<Item = (String, String)>) {
        let options: Vec<(String, String)> = options.into_iter().collect();
        let label = options.iter().find(|(value, _)| value == chosen).map(|(_, label)| label.clone());
        let options = options.into_iter().map(|(value, label)| (value, label, None));
        self.add_select(custom_id.to_owned(), &label.unwrap_or_default(), options);
        if let Some(Component::Select(select)) = self.rows.last_mut() {
            select.options.iter_mut().for_each(|option| option.default = option.value == chosen);
        }
    }

    /// Adds a select menu from which users choose one user.
    pub fn add_user_select(&mut self, custom_id: String, placeholder: String) {
        let (entities, chosen) = (EntityKind::Users, Vec::new());
        self.push(Component::EntitySelect(EntitySelect { custom_id, placeholder, entities, min: 1, max: 1, chosen }));
    }

    pub fn into_rows(self) -> Vec<Component> {
        self.rows
    }

    fn within_limits(&mut self, button: Button) -> Button {
        let label = non_empty(&button.label, MAX_LABEL);
        Button { label, custom_id: unique(&mut self.used_ids, button.custom_id), ..button }
    }

    fn push(&mut self, row: Component) {
        if self.rows.len() < MAX_ROWS {
            self.rows.push(row);
        } else {
            tracing::error!("a message has more rows than Discord allows");
        }
    }
}

/// Discord refuses empty labels, so an empty label becomes a dash.
fn non_empty(label: &str, max: usize) -> String {
    let label = if label.trim().is_empty() { "–" } else { label };
    truncate(label, max)
}

/// Returns the id, with a number appended if the id is already in use.
fn unique(used: &mut HashSet<String>, id: String) -> String {
    let numbered = (2..).map(|number| custom_id::numbered_id(&id, number));
    let id = std::iter::once(id.clone()).chain(numbered).find(|id| !used.contains(id)).unwrap_or(id);
    used.insert(id.clone());
    id
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_hold_all_lines_within_the_limit() {
        let lines: Vec<String> = (0..100).map(|number| format!("{number} {}", "🐍".repeat(number))).collect();
        let pages: Vec<String> = pages(&lines).into_iter().map(|page| page.content).collect();
        assert!(pages.len() > 1 && pages.iter().all(|page| utf16_len(page) <= MAX_CONTENT));
        assert_eq!(pages.join("\n"), lines.join("\n"));
    }

    #[test]
    fn a_description_says_how_many_sentences_it_leaves_out() {
        let sentences = |count: usize| vec![Phrase::verbatim("x".repeat(99)); count];
        let described = |count| picture_description(Locale::En, &sentences(count), &[]);
        assert_eq!((utf16_len(&described(10)), described(10).contains("more")), (1_009, false));
        for count in [11, 12, 5_000] {
            let words = described(count);
            let left_out = count - words.matches("xx.").count();
            assert!(
                words.ends_with(&format!(" … and {left_out} more")) && utf16_len(&words) <= MAX_DESCRIPTION,
                "{words}"
            );
            assert!(left_out <= count - 9, "{words}");
        }
    }

    #[test]
    fn no_lines_make_one_page_and_a_long_line_is_cut() {
        assert_eq!(pages(&[]), [MessagePayload::ephemeral(String::new())]);
        let long = pages(&["x".repeat(5_000)]);
        assert_eq!(long.iter().map(|page| utf16_len(&page.content)).collect::<Vec<_>>(), [MAX_CONTENT]);
    }
}
