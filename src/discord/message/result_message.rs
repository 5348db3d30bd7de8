//! The message of a finished match: winners, scores, ratings, and the buttons Rematch, Play this deal, Replay and My
//! milestones.

use super::content::{
    MessageText, NamedView, button, button_row, description_button, fair_play_button, first_translated, format_signed,
    labelled_button, match_heading, open_deal_line, say_in_match,
};
use super::custom_id::{CustomId, Page};
use super::deal_message;
use super::names::{self, AvatarLookup, TextFormat};
use super::running_message::{news_lines, players_line};
use crate::discord::http::Component;
use crate::play::{Command, FinalMoment, MatchEffects, PersonalBest, RatingChange, Unrated, View};
use crate::store::{MAX_RATED_PER_DAY, MIN_MATCHES_TO_SHOW};
use crate::timestamp::milliseconds;
use contract::{Outcome, Phrase, Scene, Seat, SeatSet, Style};
use pictures::charts::Caption;
use review::ReviewPage;
use text::{localize_scene, say};

/// The maximum number of lines of news. It is small because this message has many other lines.
const MAX_NEWS: usize = 2;

/// Returns the text of the message.
pub fn text(
    view: &NamedView,
    news: &[Phrase],
    outcome: &Outcome,
    winners: SeatSet,
    ratings: &MatchEffects,
) -> MessageText {
    let meta = &view.meta;
    let (verdict, why) = headline(view, outcome, winners);
    let verdict = format!("**🏁 {}**", say_in_match(view, verdict));
    // If there is a single winner, their decisive move stands at the top, so the news leaves it out.
    let decisive = view.final_moments.last().filter(|_| winners.len() == 1).map(|moment| moment.news.clone());
    let news: Vec<Phrase> = news.iter().filter(|news| decisive.as_ref() != Some(news)).cloned().collect();
    let mut below_buttons = vec![players_line(view)];
    below_buttons.extend(why.filter(|_| !outcome.is_stopped()).map(|why| say_in_match(view, why)));
    let away: Vec<Seat> =
        meta.absent_seats(SeatSet::EMPTY).iter().filter(|seat| !view.resigned.contains(seat)).collect();
    if !away.is_empty() && !outcome.is_stopped() {
        below_buttons.push(say_in_match(view, Phrase::new("discord-verdict-away").with("players", away)));
    }
    below_buttons.extend(scores_line(view, outcome));
    below_buttons.extend(consolation_line(view, outcome, winners));
    if meta.practice.is_some() {
        below_buttons.push(say_in_match(view, Phrase::new("discord-practice-result")));
        let command = view.game.command(&meta.options).to_owned();
        below_buttons.push(say_in_match(view, Phrase::new("discord-practice-over").with("command", command)));
    }
    below_buttons.extend(open_deal_line(view));
    below_buttons.extend(meta.table.map(|table| {
        let channel = format!("<#{}>", table.tournament_channel);
        say_in_match(view, Phrase::new("tournament-goes-on").with("channel", channel))
    }));
    if !ratings.changes.is_empty() {
        let list = ratings.changes.iter().map(|change| {
            let RatingChange { seat, rated_matches: matches, rating_before: before, rating_after: after } = *change;
            let rating = match matches {
                ..MIN_MATCHES_TO_SHOW => {
                    let later = Phrase::new("discord-rating-later").with("matches", matches);
                    say_in_match(view, later.with("needed", MIN_MATCHES_TO_SHOW))
                }
                MIN_MATCHES_TO_SHOW => after.to_string(),
                _ => {
                    let plus = if after >= before { "+" } else { "" };
                    format!("{before} → {after} ({plus}{})", format_signed(after - before))
                }
            };
            (view.sign(seat).emoji, rating)
        });
        // Adjacent seats with the same text share it: “🔴 🟦 shown after 5 matches (1 so far)”.
        let list: Vec<_> = list.collect();
        let of_group = |group: &[(&str, String)]| {
            group.iter().map(|(sign, _)| *sign).chain([&*group[0].1]).collect::<Vec<_>>().join(" ")
        };
        let list = list.chunk_by(|(_, one), (_, next)| one == next).map(of_group).collect::<Vec<_>>().join(" · ");
        below_buttons.push(say_in_match(view, Phrase::new("discord-ratings").with("list", list)));
    }
    if let Some(unrated) = ratings.unrated {
        let why = Phrase::new(format!("discord-unrated-{unrated}")).with("matches", MAX_RATED_PER_DAY);
        below_buttons.push(say_in_match(view, why));
    }
    below_buttons.extend(unrated_lines(view, ratings));
    below_buttons
        .extend(ratings.personal_bests.iter().filter_map(|(seat, best)| personal_best_line(view, *seat, *best)));
    let is_told = |seat| {
        ratings.personal_bests.iter().any(|best| matches!(best, (of, PersonalBest::FastestClaim(_)) if *of == seat))
    };
    below_buttons.extend(ratings.fastest_claim.filter(|(seat, _)| !is_told(*seat)).map(|(seat, time)| {
        let time = Phrase::seconds(milliseconds(time));
        say_in_match(view, Phrase::new("discord-fastest-claim").with("player", seat).with("time", time))
    }));
    // Users who play against computers only might like the daily puzzle.
    if meta.is_alone() && meta.practice.is_none() && !outcome.is_stopped() {
        below_buttons.push(say_in_match(view, Phrase::new("daily-after-match")));
    }
    let news = news_lines(view, &news, MAX_NEWS, false);
    let above = [match_heading(view), verdict].into_iter();
    let above_picture = above.chain(decisive.map(|news| format!("🎯 {}", say_in_match(view, news)))).collect();
    MessageText { above_picture, below_buttons, news, ..MessageText::default() }
}

/// Returns whether there was a win other than by resignation, and at least one loser played to the end.
fn is_played_out(view: &View, outcome: &Outcome, winners: SeatSet) -> bool {
    let played_on =
        Seat::all(view.meta.seats.len()).any(|seat| !winners.contains(seat) && !view.absent_seats().contains(seat));
    !winners.is_empty() && played_on && !outcome.is_stopped() && outcome.why != "resign"
}

/// Returns whether the picture celebrates the winner. It does so only for a user who is the only winner of a match
/// played to the end.
pub fn celebrates_winner(view: &View, outcome: &Outcome, winners: SeatSet) -> bool {
    let is_user = winners.iter().all(|seat| !view.meta.seats[seat.index()].is_computer());
    winners.len() == 1 && is_user && is_played_out(view, outcome, winners)
}

/// Returns a friendly sentence for the users who played to the end and lost. `None` if there are none, or if no rematch
/// is possible.
fn consolation_line(view: &NamedView, outcome: &Outcome, winners: SeatSet) -> Option<String> {
    let is_loser = |seat: &Seat| {
        let is_user = !view.meta.seats[seat.index()].is_computer();
        is_user && !winners.contains(*seat) && !view.absent_seats().contains(*seat)
    };
    let losers: Vec<Seat> = Seat::all(view.meta.seats.len()).filter(is_loser).collect();
    let may_rematch = view.meta.table.is_none() && view.meta.practice.is_none();
    let applies = may_rematch && !losers.is_empty() && is_played_out(view, outcome, winners);
    applies.then(|| say_in_match(view, Phrase::new("discord-lost").with("players", losers)))
}

/// Names the users for whom the match was not rated, with one line for each reason.
fn unrated_lines(view: &NamedView, ratings: &MatchEffects) -> Vec<String> {
    let line = |reason: Unrated| {
        let seats = ratings.unrated_users.iter().filter(|(_, why)| *why == reason).map(|(seat, _)| *seat);
        let seats: Vec<Seat> = seats.collect();
        let why = Phrase::new(format!("discord-left-out-{reason}")).with("matches", MAX_RATED_PER_DAY);
        (!seats.is_empty()).then(|| say_in_match(view, why.with("players", seats)))
    };
    [Unrated::NotMoved, Unrated::DailyLimit, Unrated::Resignations].into_iter().filter_map(line).collect()
}

/// Returns the line about a user's new personal best. `None` if it is a score, but scores of the game cannot be
/// compared.
fn personal_best_line(view: &NamedView, seat: Seat, best: PersonalBest) -> Option<String> {
    let phrase = match best {
        PersonalBest::FirstWin => Phrase::new("discord-first-win").with("game", view.game.title(&view.meta.options)),
        PersonalBest::FastestClaim(time) => {
            Phrase::new("discord-best-claim").with("time", Phrase::seconds(milliseconds(time)))
        }
        PersonalBest::HighestScore(score) if view.game.default_ranking.is_some() => {
            Phrase::new("discord-best-score").with("score", format_signed(score))
        }
        PersonalBest::HighestScore(_) => return None,
    };
    Some(say_in_match(view, phrase.with("player", seat)))
}

/// Adds the podium above the table of a finished match, and below it the results of other matches with the same deal. A
/// stopped match has no podium.
pub fn scene(view: &View, table: &Scene, outcome: &Outcome, ratings: &MatchEffects, avatars: AvatarLookup) -> Scene {
    let meta = &view.meta;
    let seats: Vec<_> =
        view.players().map(|(player, sign)| (sign, names::shown_player(view.meta.locale, player, avatars))).collect();
    let left = (meta.absent_seats(SeatSet::EMPTY), &view.resigned[..]);
    let ranking = view.game.ranking_list(&meta.options);
    let places =
        pictures::charts::podium_places(ranking, outcome, &seats, left, &shown_rating_changes(&ratings.changes));
    let table = pictures::charts::append_deal(table.clone(), &deal_message::deal_seats(view, ratings, avatars));
    pictures::charts::put_result_above(localize_scene(meta.locale, table), places)
}

/// Returns the pictures of the decisive moments, each with its news above. The table is at the same place in each of
/// them and in [`scene`].
pub fn finale_scenes(view: &View) -> Vec<Scene> {
    let locale = view.meta.locale;
    let names: Vec<String> =
        view.meta.seats.iter().map(|player| names::short_name(locale, player, TextFormat::Plain)).collect();
    let of = view.final_moments.len();
    let picture = |(number, moment): (usize, &FinalMoment)| {
        let text = say(locale, &moment.news, &names);
        let caption = Caption { sign: moment.by.map(|seat| view.sign(seat)), text: &text, number, total: of };
        pictures::charts::replay_frame(localize_scene(locale, moment.scene.clone()), caption)
    };
    (1..).zip(&view.final_moments).map(picture).collect()
}

/// Returns the phrase that stands for a rating that is not shown yet: it says how many rated matches the player has and
/// needs.
pub fn new_rating_phrase(matches: i64) -> Phrase {
    Phrase::new("discord-rating-new").with("matches", matches).with("needed", MIN_MATCHES_TO_SHOW)
}

/// Returns the rating changes of the players whose ratings are shown.
pub fn shown_rating_changes(ratings: &[RatingChange]) -> Vec<(Seat, i64)> {
    let shown = ratings.iter().filter(|change| change.rated_matches > MIN_MATCHES_TO_SHOW);
    shown.map(|change| (change.seat, change.rating_after - change.rating_before)).collect()
}

/// Returns the buttons of the message.
pub fn components(view: &View, ratings: &MatchEffects) -> Vec<Component> {
    let meta = &view.meta;
    let rematch = CustomId::Match(meta.id, Command::Rematch);
    let deal = CustomId::Match(meta.id, Command::PlayDeal);
    // In a tournament, the bot opens the next matches.
    let is_free = meta.table.is_none();
    let stats = CustomId::Page(Page::Stats(meta.game.clone()));
    let review = CustomId::Review(meta.id, ReviewPage::Overview);
    // A stopped match has no review.
    let has_review = meta.outcome.as_ref().is_some_and(|outcome| outcome["why"] != Outcome::STOPPED);
    let next_level = meta.stronger_computer_levels().and_then(|levels| levels.into_iter().max()).map(|level| {
        let label = Phrase::new("discord-button-next-level").with("computer", names::computer_name(level));
        let label = say(meta.locale, &label, &[]);
        button(&CustomId::Match(meta.id, Command::NextLevel), label, Style::Success)
    });
    let rematch_style = if next_level.is_some() { Style::Secondary } else { Style::Success };
    let buttons = [
        next_level,
        is_free.then(|| labelled_button(&rematch, meta.locale, "discord-button-rematch", rematch_style)),
        (is_free && meta.has_replayable_deal())
            .then(|| labelled_button(&deal, meta.locale, "discord-button-deal", Style::Secondary)),
        has_review.then(|| labelled_button(&review, meta.locale, "discord-button-review", Style::Secondary)),
        Some(labelled_button(&CustomId::Replay(meta.id), meta.locale, "discord-button-replay", Style::Secondary)),
    ];
    let milestones = ratings
        .has_milestone
        .then(|| labelled_button(&stats, meta.locale, "discord-button-milestones", Style::Secondary));
    let mut rows = button_row(buttons.into_iter().flatten());
    rows.extend(button_row([description_button(view), fair_play_button(view)].into_iter().chain(milestones)));
    rows
}

/// Returns the first sentences about a result: who has won, and, if known, why.
pub fn headline(view: &NamedView, outcome: &Outcome, winners: SeatSet) -> (Phrase, Option<Phrase>) {
    (Outcome::verdict(winners, view.meta.seats.len()), ending_reason(view, outcome, winners))
}

/// Says why the match ended, or what decided it.
fn ending_reason(view: &NamedView, outcome: &Outcome, winners: SeatSet) -> Option<Phrase> {
    let meta = &view.meta;
    let best: Vec<Seat> = outcome.winners.iter().collect();
    if outcome.is_stopped() {
        return Some(Phrase::new("news-stop"));
    }
    if winners.is_empty() && !best.is_empty() {
        return Some(Phrase::new("discord-why-nobody").with("players", best));
    }
    let ranking = view.game.ranking_list(&meta.options).unwrap_or_default();
    let keys = [
        format!("{}-why-{}", meta.game, outcome.why),
        format!("discord-why-{}", outcome.why),
        format!("{}-won-by-{ranking}", meta.game),
    ];
    let others: Vec<Seat> = Seat::all(meta.seats.len()).filter(|seat| !outcome.winners.contains(*seat)).collect();
    let why = first_translated(meta.locale, keys)?.with("players", best);
    let why = why.with("resigned", view.resigned.clone()).with("others", others);
    Some(why.with("values", values_by_seat(view, &[outcome.list(ranking)])))
}

/// Returns one line with the scores from all lists that have labels. The second list's label and values are in
/// brackets. `None` if the match was stopped, because it does not count.
fn scores_line(view: &NamedView, outcome: &Outcome) -> Option<String> {
    if outcome.is_stopped() {
        return None;
    }
    let meta = &view.meta;
    let label = |name: &str| {
        first_translated(meta.locale, [format!("{}-list-{name}", meta.game), format!("discord-list-{name}")])
    };
    let lists: Vec<_> = outcome.lists.iter().filter_map(|(name, values)| Some((label(name)?, values))).collect();
    let values: Vec<&[i64]> = lists.iter().map(|(_, values)| &values[..]).collect();
    let label = lists.iter().map(|(label, _)| label.clone()).reduce(append_in_brackets)?;
    Some(say_in_match(
        view,
        Phrase::new("discord-list").with("label", label).with("values", values_by_seat(view, &values)),
    ))
}

/// Returns each seat's value from the first list, with the value from the second list, if any, in brackets.
fn values_by_seat(view: &NamedView, lists: &[&[i64]]) -> String {
    let one = |seat: Seat| {
        let values = lists.iter().filter_map(|values| values.get(seat.index()));
        let value = values.map(|value| Phrase::verbatim(format_signed(*value))).reduce(append_in_brackets)?;
        Some(format!("{} {}", view.sign(seat).emoji, say_in_match(view, value)))
    };
    Seat::all(view.meta.seats.len()).filter_map(one).collect::<Vec<_>>().join(" · ")
}

fn append_in_brackets(main: Phrase, more: Phrase) -> Phrase {
    Phrase::new("discord-list-more").with("main", main).with("more", more)
}

#[cfg(test)]
mod tests {
    use crate::discord::message::ReactionMode;
    use crate::discord::message::tests::{custom_ids, match_message, text, two, view};
    use crate::ids::UserId;
    use crate::play::{MatchEffects, Occupant, Player, Stage, Unrated, ViewKind};
    use ::text::Locale;
    use contract::{Outcome, Scene, Seat};

    #[test]
    fn a_result_says_why_it_is_unrated() {
        for (unrated, words) in [
            (Unrated::TooFewMoved, "Unrated: at least two players must make a move."),
            (Unrated::DailyLimit, "Unrated: only 10 matches a day are rated between the same two players."),
            (
                Unrated::Resignations,
                "Unrated: after too many resignations between two players, their matches are not rated for the rest of the day.",
            ),
        ] {
            let outcome = Outcome { winners: Seat(0).into(), why: "resign", lists: Vec::new() };
            let (scene, news, sentences) = (Scene::new(10), Vec::new(), Vec::new());
            let ratings = MatchEffects { unrated: Some(unrated), ..MatchEffects::default() };
            let kind = ViewKind::Result { scene, news, sentences, outcome, winners: Seat(0).into(), ratings };
            let mut ended = view(two(), Stage::Over, kind);
            ended.resigned = vec![Seat(1)];
            let said = text(&match_message(&ended, ReactionMode::Reactions, None));
            assert!(said.contains(&format!("🟦 Hydra gave up.\n{words}\n")), "{said}");
            for locale in Locale::ALL {
                ended.meta.locale = locale;
                let said = text(&match_message(&ended, ReactionMode::Reactions, None));
                assert!(!said.contains("discord-unrated"), "{locale:?}: {said}");
            }
        }
    }

    #[test]
    fn a_result_offers_milestones_if_a_user_reached_one() {
        let button = |has_milestone| {
            let outcome = Outcome { winners: Seat(0).into(), why: "resign", lists: Vec::new() };
            let ratings = MatchEffects { has_milestone, ..MatchEffects::default() };
            let (scene, news, sentences) = (Scene::new(10), Vec::new(), Vec::new());
            let kind = ViewKind::Result { scene, news, sentences, outcome, winners: Seat(0).into(), ratings };
            let shown = match_message(&view(two(), Stage::Over, kind), ReactionMode::Reactions, None);
            custom_ids(&shown.components).into_iter().any(|id| id.starts_with("stats/"))
        };
        assert!(button(true) && !button(false));
    }

    #[test]
    fn a_result_names_users_whom_the_ratings_leave_out() {
        let left_out = vec![
            (Seat(0), Unrated::NotMoved),
            (Seat(1), Unrated::DailyLimit),
            (Seat(2), Unrated::NotMoved),
            (Seat(3), Unrated::Resignations),
        ];
        let outcome = Outcome { winners: Seat(3).into(), why: "resign", lists: Vec::new() };
        let (scene, news, sentences) = (Scene::new(10), Vec::new(), Vec::new());
        let ratings = MatchEffects { unrated_users: left_out, ..MatchEffects::default() };
        let kind = ViewKind::Result { scene, news, sentences, outcome, winners: Seat(3).into(), ratings };
        let players = ["Anna", "Ben", "Chloé", "David"].iter().zip(1..);
        let players = players.map(|(name, id)| Player::new(Occupant::User(UserId(id)), *name, None)).collect();
        let mut ended = view(players, Stage::Over, kind);
        let said = text(&match_message(&ended, ReactionMode::Reactions, None));
        let lines: Vec<&str> = said.lines().rev().take(3).collect();
        assert_eq!(
            lines,
            [
                "Unrated for 💚 David: too many matches with the others were given up today.",
                "Unrated for 🟦 Ben: already 10 rated matches with the others today.",
                "Unrated for 🔴 Anna and ⭐ Chloé: no move of their own.",
            ]
        );
        for locale in Locale::ALL {
            ended.meta.locale = locale;
            let said = text(&match_message(&ended, ReactionMode::Reactions, None));
            assert!(!said.contains("discord-left-out"), "{locale:?}: {said}");
        }
    }
}
