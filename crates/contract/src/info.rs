//! The facts about a game, its editions, and the setup of a match.

use std::ops::RangeInclusive;

use crate::controls::Piece;
use crate::options::{OptionKind, OptionSpec, Options};
use crate::phrase::Phrase;
use crate::scene::{Color, Scene, Sign};
use crate::seat::Seat;

/// What the program knows about a game before a match begins. The game's texts are the messages `<name>-title`,
/// `<name>-pitch` (one line) and those of [`Info::rules_pages`]. Each edition also has a `<name>-title-<edition>` and a
/// `<name>-pitch-<edition>`.
#[derive(Debug)]
pub struct Info {
    /// The name in the registry, commands, records and the database: lower-case letters.
    pub name: &'static str,
    /// The possible numbers of players.
    pub seats: RangeInclusive<usize>,
    pub options: &'static [OptionSpec],
    /// The option that chooses the edition, if the game has several.
    pub edition_option: Option<&'static str>,
    /// The editions; empty if the game has only one.
    pub editions: &'static [Edition],
    /// Returns whether these options let the youngest begin. If so, the lobby asks who that is.
    pub asks_youngest: fn(&Options) -> bool,
    /// Whether players claim by reaction. The bot must then be a member of the server.
    pub real_time: bool,
    /// The outcome's list that ranks the players who did not win. A player's best match has the largest value.
    pub ranked_by: Option<&'static str>,
    /// The option whose value names the list that ranks them instead, if the game lets the host choose.
    pub rank_option: Option<&'static str>,
    /// The picture of each page of rules. The page's text is the message `<name>-rules-<page>`, counted from 1. The alt text
    /// of the picture is `<name>-rules-<page>-picture`.
    pub rules_pages: &'static [fn() -> Scene],
    /// The top of the lobby's picture with these options: the drawn title, and pieces of the game.
    pub cover: fn(&Options) -> Scene,
    /// The game's piece in statistics; it is square.
    pub icon: Piece,
    /// The color of the messages about its matches.
    pub color: Color,
    /// Whether turns need time to think, so that the default pace is relaxed.
    pub relaxed: bool,
    /// The sign of a seat in the lobby. Later the state decides it.
    pub first_sign: fn(Seat) -> Sign,
    /// The keys of the record's steps that are left out while the match runs, such as the order of hidden cards.
    pub hidden_keys: &'static [&'static str],
    /// The option that a button of the lobby changes, and its values. Each press chooses the next one. The default is first.
    pub lengths: Option<(&'static str, &'static [i64])>,
    /// The option that makes a practice match shorter, and its value.
    pub short_practice: Option<(&'static str, i64)>,
    /// The value of the option of [`Info::lengths`] while one user plays against computers only.
    pub length_alone: Option<i64>,
    /// The number of steps at which a match is stopped. Only rules without a bound reach it.
    pub max_steps: fn(&Setup) -> usize,
}

/// An edition of a game, with its own commands.
#[derive(Debug)]
pub struct Edition {
    /// The value of [`Info::edition_option`].
    pub name: &'static str,
    /// The name of its command: lower-case letters.
    pub command: &'static str,
}

impl Info {
    /// The game's commands with their editions: one command, or one for each edition.
    pub fn commands(&self) -> Vec<(&'static str, Option<&'static str>)> {
        match self.editions {
            [] => vec![(self.name, None)],
            editions => editions.iter().map(|edition| (edition.command, Some(edition.name))).collect(),
        }
    }

    /// The command of a match with these options.
    pub fn command(&self, options: &Options) -> &'static str {
        let chosen = self.edition(options);
        let command = self.commands().into_iter().find(|(_, edition)| *edition == chosen);
        command.map_or(self.name, |(command, _)| command)
    }

    /// The key of a message about the game, or about an edition of it.
    pub fn key(&self, about: &str, edition: Option<&str>) -> String {
        let key = format!("{}-{about}", self.name);
        edition.map_or(key.clone(), |edition| format!("{key}-{edition}"))
    }

    /// The edition of a match with these options. A stored match that cannot be read may lack its options.
    pub fn edition<'a>(&self, options: &'a Options) -> Option<&'a str> {
        self.edition_option.map(|option| options.word(option)).filter(|word| !word.is_empty())
    }

    /// The title of a match with these options: the edition's own title, if the game has editions.
    pub fn title(&self, options: &Options) -> Phrase {
        Phrase::new(self.key("title", self.edition(options)))
    }

    /// What a match with these options is about, in one line.
    pub fn pitch(&self, options: &Options) -> Phrase {
        Phrase::new(self.key("pitch", self.edition(options)))
    }

    /// The setup of a match with the default options.
    pub fn default_setup(&self, seats: usize) -> Setup {
        Setup { options: Options::defaults(self.options), seats, youngest: None }
    }

    /// The list of the outcome by which a match with these options ranks its players.
    pub fn ranking(&self, options: &Options) -> Option<&'static str> {
        let option = self.options.iter().find(|spec| Some(spec.name) == self.rank_option);
        let lists = option.map_or(&[][..], |spec| match spec.kind {
            OptionKind::Choice(lists) => lists,
            OptionKind::Number { .. } => &[],
        });
        let chosen = option.map(|spec| options.word(spec.name));
        lists.iter().copied().find(|list| Some(*list) == chosen).or(self.ranked_by)
    }

    /// The default options. A game whose default has no limit gets the next length.
    pub fn bounded_options(&self) -> Options {
        let mut options = Options::defaults(self.options);
        if let Some((option, [0, limit, ..])) = self.lengths {
            self.set_number(&mut options, option, *limit);
        }
        options
    }

    /// Sets an option to one of the numbers in this description of the game.
    pub fn set_number(&self, options: &mut Options, option: &str, value: i64) {
        let set = options.set(self.options, option, &value.to_string());
        debug_assert!(set.is_ok(), "{value} is no value of the option {option} of {}", self.name);
    }

    /// The default options. The length is missing if it depends on the seats: see [`Info::complete`].
    pub fn open_options(&self) -> Options {
        let mut options = Options::defaults(self.options);
        if let (Some((option, _)), Some(_)) = (self.lengths, self.length_alone) {
            options.remove(option);
        }
        options
    }

    /// Returns the options with a value for each missing one. `alone`: whether one user plays against computers only.
    pub fn complete(&self, options: &Options, alone: bool) -> Options {
        let mut all = Options::defaults(self.options);
        if let (Some((option, _)), Some(length), true) = (self.lengths, self.length_alone, alone) {
            self.set_number(&mut all, option, length);
        }
        all.replace(options);
        all
    }

    /// See [`players`].
    pub fn players(&self) -> String {
        players(&self.seats)
    }
}

/// Returns the possible numbers of players in any language, such as "2–4".
pub fn players(seats: &RangeInclusive<usize>) -> String {
    let (min, max) = (seats.start(), seats.end());
    if min == max { min.to_string() } else { format!("{min}–{max}") }
}

#[derive(Clone, Debug)]
pub struct Setup {
    /// Every option, checked against the game's [`Info::options`].
    pub options: Options,
    /// The number of seats, within [`Info::seats`].
    pub seats: usize,
    /// The seat declared youngest, if the rules ask.
    pub youngest: Option<Seat>,
}
