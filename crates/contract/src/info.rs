//! The description of a game and its editions, and the setup of a match.

use std::ops::RangeInclusive;

use crate::controls::Piece;
use crate::options::{OptionKind, OptionSpec, Options};
use crate::phrase::Phrase;
use crate::scene::{Color, Scene, Sign};
use crate::seat::Seat;

/// The picture on a page of the rules. Its alt text is `<name>-rules-<page>-picture`. `None` for a page without a
/// picture.
pub type RulesPicture = Option<fn() -> Scene>;

/// The properties of a game that do not depend on a match. The game's text is in the messages `<name>-title`,
/// `<name>-pitch` (one sentence), `<name>-line` (a few words for the help) and the messages of
/// [`GameInfo::rules_pages`]. A game with editions has `<name>-title-<edition>`, `<name>-pitch-<edition>` and
/// `<name>-line-<edition>` for each edition.
#[derive(Debug)]
pub struct GameInfo {
    /// The game's name in the registry, commands, records and the database, in lower-case letters.
    pub name: &'static str,
    /// The version of the rules that this program plays and checks. Stored matches with a different version can only be
    /// listed.
    pub rules_version: u32,
    /// The possible numbers of players.
    pub seats: RangeInclusive<usize>,
    pub options: &'static [OptionSpec],
    /// The option that chooses the edition, if the game has several.
    pub edition_option: Option<&'static str>,
    /// The editions, or an empty list if the game has only one.
    pub editions: &'static [Edition],
    /// Returns whether the youngest player goes first with these options. If so, the lobby asks who the youngest is.
    pub asks_youngest: fn(&Options) -> bool,
    /// Whether players claim by reaction. The bot must then be a member of the server.
    pub real_time: bool,
    /// The name of the outcome list that ranks the players who did not win. Higher values are better.
    pub default_ranking: Option<&'static str>,
    /// The option with which the host can choose a different ranking list, if any. Its value is the list's name.
    pub ranking_option: Option<&'static str>,
    /// The pages of the rules. A page's text is the message `<name>-rules-<page>`, counted from 1. It fits on a phone's
    /// screen.
    pub rules_pages: &'static [RulesPicture],
    /// The top of the lobby's picture with these options: the title art, and pieces from the game.
    pub cover: fn(&Options) -> Scene,
    /// The square piece that stands for the game in statistics.
    pub icon: Piece,
    /// The accent color of messages about the game's matches.
    pub color: Color,
    /// Whether players need time to think. If so, the default pace is relaxed.
    pub defaults_to_relaxed: bool,
    /// Returns a seat's symbol in the lobby. See [`Draw::sign`](crate::rules::Draw::sign) for the symbols during the
    /// match.
    pub lobby_sign: fn(Seat) -> Sign,
    /// The keys in steps that the record omits until the match ends, such as the key for the order of hidden cards.
    pub hidden_step_keys: &'static [&'static str],
    /// The option for the length of a match, and its values. Each press of a lobby button chooses the next value; the
    /// first is the default. A negative value, such as -2, means 2 for each seat. Only lobbies contain negative values,
    /// which [`GameInfo::complete_options`] replaces.
    pub length_option: Option<(&'static str, &'static [i64])>,
    /// Returns how many minutes a match with these options and this many seats usually takes. `None` if this was not
    /// measured.
    pub usual_minutes: fn(&Options, usize) -> Option<i64>,
    /// The option that a lobby button switches between two values. New lobbies have the first value. In matches and
    /// records without the option, its default applies.
    pub switch_option: Option<(&'static str, [&'static str; 2])>,
    /// The option that makes a match gentle (slower), and its value. A lobby button sets it, and another press restores
    /// the default.
    pub gentle_option: Option<(&'static str, i64)>,
    /// Returns whether a match with these options has a deal, which others can play again from the same seed. There is
    /// no deal if the players set up the board themselves or if it is a reaction game, because a second match would
    /// differ anyway.
    pub has_deals: fn(&Options) -> bool,
    /// The option that makes a practice match shorter, and the value for practice matches.
    pub short_practice_option: Option<(&'static str, i64)>,
    /// The value of [`GameInfo::length_option`] while one user plays against computers only.
    pub solo_length: Option<i64>,
    /// Returns the number of steps at which a match is stopped. A match can reach this number only if the game's own
    /// rules do not limit its length.
    pub max_steps: fn(&Setup) -> usize,
}

/// An edition of a game, with its own command.
#[derive(Debug)]
pub struct Edition {
    /// The value of [`GameInfo::edition_option`].
    pub name: &'static str,
    /// The name of the edition's command, in lower-case letters.
    pub command: &'static str,
}

impl GameInfo {
    /// Returns the game's commands with their editions: a single command, or one for each edition.
    pub fn commands(&self) -> Vec<(&'static str, Option<&'static str>)> {
        match self.editions {
            [] => vec![(self.name, None)],
            editions => editions.iter().map(|edition| (edition.command, Some(edition.name))).collect(),
        }
    }

    /// Returns the command for a match with these options.
    pub fn command(&self, options: &Options) -> &'static str {
        let chosen = self.edition(options);
        let command = self.commands().into_iter().find(|(_, edition)| *edition == chosen);
        command.map_or(self.name, |(command, _)| command)
    }

    /// Returns the key of a message about the game, or about one of its editions.
    pub fn message_key(&self, about: &str, edition: Option<&str>) -> String {
        let key = format!("{}-{about}", self.name);
        edition.map_or(key.clone(), |edition| format!("{key}-{edition}"))
    }

    /// Returns the edition of a match with these options. `None` if the game has only one, or if the options of an
    /// unreadable stored match are missing.
    pub fn edition<'a>(&self, options: &'a Options) -> Option<&'a str> {
        self.edition_option.map(|option| options.choice(option)).filter(|word| !word.is_empty())
    }

    /// Returns the title of a match with these options: the edition's title if the game has editions, otherwise the
    /// game's.
    pub fn title(&self, options: &Options) -> Phrase {
        Phrase::new(self.message_key("title", self.edition(options)))
    }

    /// Returns a one-line description of a match with these options.
    pub fn pitch(&self, options: &Options) -> Phrase {
        Phrase::new(self.message_key("pitch", self.edition(options)))
    }

    /// Returns options with which matches have deals: these options, or else the same options with the other value of
    /// [`GameInfo::switch_option`]. Returns `None` if there are none.
    pub fn options_with_deals(&self, options: &Options) -> Option<Options> {
        let switched = self.switch_option.into_iter().flat_map(|(option, words)| words.map(|word| (option, word)));
        let switched = switched.filter_map(|(option, word)| {
            let mut options = options.clone();
            options.set(self.options, option, word).ok().map(|()| options)
        });
        std::iter::once(options.clone()).chain(switched).find(|options| (self.has_deals)(options))
    }

    /// Returns the setup of a match with the default options.
    pub fn default_setup(&self, seats: usize) -> Setup {
        Setup { options: Options::defaults(self.options), seats, youngest: None }
    }

    /// Returns the name of the outcome list that ranks players in matches with these options.
    pub fn ranking_list(&self, options: &Options) -> Option<&'static str> {
        let option = self.options.iter().find(|spec| Some(spec.name) == self.ranking_option);
        let lists = option.map_or(&[][..], |spec| match spec.kind {
            OptionKind::Choice(lists) => lists,
            OptionKind::Number { .. } => &[],
        });
        let chosen = option.map(|spec| options.choice(spec.name));
        lists.iter().copied().find(|list| Some(*list) == chosen).or(self.default_ranking)
    }

    /// Returns the default options for a match that nobody watches: cards need not stay on the table for viewers.
    pub fn unwatched_options(&self, seats: usize) -> Options {
        let mut options = self.complete_options(&Options::default(), false, seats);
        if let Some((show_ms, _)) = self.gentle_option {
            self.set_number(&mut options, show_ms, 0);
        }
        options
    }

    /// Sets an option to a number. The option must allow this number.
    pub fn set_number(&self, options: &mut Options, option: &str, value: i64) {
        self.set_choice(options, option, &value.to_string());
    }

    /// Sets an option to a value, which the option must allow.
    pub fn set_choice(&self, options: &mut Options, option: &str, value: &str) {
        let set = options.set(self.options, option, value);
        debug_assert!(set.is_ok(), "{}: {value} is no value of {option}", self.name);
    }

    /// Returns the options of a new lobby. The length is missing if it depends on the seats. See
    /// [`GameInfo::complete_options`].
    pub fn lobby_options(&self) -> Options {
        let mut options = Options::defaults(self.options);
        if let Some((option, [word, _])) = self.switch_option {
            self.set_choice(&mut options, option, word);
        }
        if let (Some((option, _)), Some(_)) = (self.length_option, self.solo_length) {
            options.remove(option);
        }
        options
    }

    /// Returns the options with defaults for all missing options, and with a length that fits the number of seats.
    /// `alone` says whether one user plays against computers only.
    pub fn complete_options(&self, options: &Options, alone: bool, seats: usize) -> Options {
        let mut all = Options::defaults(self.options);
        all.extend(options);
        if let Some((option, length)) = self.chosen_length(options, alone) {
            let seats = seats.max(*self.seats.start()) as i64;
            all.insert_number(option, if length < 0 { length.saturating_neg().saturating_mul(seats) } else { length });
        }
        all
    }

    /// Returns the option for the length of a match, and its value in a lobby with these options. `None` if the game
    /// has no such option.
    pub fn chosen_length(&self, options: &Options, alone: bool) -> Option<(&'static str, i64)> {
        let (option, values) = self.length_option?;
        let default = if alone { self.solo_length } else { None };
        Some((option, options.get_number(option).or(default).or(values.first().copied())?))
    }

    /// Returns the options for a rematch's lobby. If the length of the first match depended on its number of seats, the
    /// rematch's does too.
    pub fn rematch_options(&self, options: &Options, alone: bool, seats: usize) -> Options {
        let Some((option, values)) = self.length_option else { return options.clone() };
        let lobby = |length: Option<i64>| {
            let mut lobby = options.clone();
            lobby.remove(option);
            length.into_iter().for_each(|length| lobby.insert_number(option, length));
            lobby
        };
        let mut lobbies = std::iter::once(None).chain(values.iter().copied().map(Some)).map(lobby);
        lobbies
            .find(|lobby| self.complete_options(lobby, alone, seats).number(option) == options.number(option))
            .unwrap_or_else(|| options.clone())
    }

    /// See [`player_count_text`].
    pub fn player_count_text(&self) -> String {
        player_count_text(&self.seats)
    }
}

/// Returns the possible numbers of players as text that fits every language, such as "2–4".
pub fn player_count_text(seats: &RangeInclusive<usize>) -> String {
    let min = seats.start();
    let max = seats.end();
    if min == max { min.to_string() } else { format!("{min}–{max}") }
}

#[derive(Clone, Debug)]
pub struct Setup {
    /// All options, checked against the game's [`GameInfo::options`].
    pub options: Options,
    /// The number of seats, within [`GameInfo::seats`].
    pub seats: usize,
    /// The seat of the youngest player, if the rules need it.
    pub youngest: Option<Seat>,
}
