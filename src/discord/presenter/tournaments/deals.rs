//! The score sheets of a duplicate tournament, and the buttons that open replays and records of its deals.

use super::players::{game_info, seated_player};
use crate::discord::http::{Button, Component};
use crate::discord::message::custom_id::CustomId;
use crate::discord::message::{Rows, button, format_deal_score, names};
use crate::ids::MatchId;
use crate::play::{Format, ScoreSheetResult, Tournament};
use contract::{Phrase, Scene, Seat, Sign, Style};
use pictures::charts::{self, ScoreSheetCell};
use text::{localize_scene, say};

/// The maximum number of buttons in a row. With this number, a table's replay button and its record button are in the
/// same column.
const BUTTONS_PER_ROW: usize = 4;

/// Returns the score sheet of deal number `deal`, counting from 0. `None` if there is no such deal, or if some tables
/// are still playing it.
pub(super) fn score_sheet(tournament: &Tournament, deal: usize) -> Option<Scene> {
    let locale = tournament.plan.locale;
    let info = game_info(tournament).filter(|_| tournament.plan.format == Format::Duplicate)?;
    let has_scores = info.ranking_list(&tournament.plan.options).is_some();
    let cell = |result: &ScoreSheetResult| ScoreSheetCell {
        player: names::shown_player(locale, &seated_player(tournament, result.seated), &|_| None),
        score: format_deal_score(result.score, has_scores),
        half_matchpoints: result.half_points,
    };
    let sheet = tournament.score_sheet(deal);
    let seats = Seat::all(sheet.len()).zip(&sheet);
    let seats: Vec<_> =
        seats.map(|(seat, results)| (Sign::for_seat(seat), results.iter().map(cell).collect())).collect();
    (!seats.is_empty()).then(|| localize_scene(locale, charts::score_sheet(&seats)))
}

/// Returns the buttons that open the replays and the records of deal number `deal`, counting from 0.
pub(super) fn deal_buttons(tournament: &Tournament, deal: usize) -> Vec<Component> {
    let locale = tournament.plan.locale;
    let tables = tournament.plan.rounds.get(deal).map_or(&[][..], |round| &round.tables);
    let matches: Vec<(usize, MatchId)> =
        (1..).zip(tables).filter_map(|(number, table)| Some((number, table.match_id?))).collect();
    let open = |key: &'static str, custom_id: fn(MatchId) -> CustomId| -> Vec<Button> {
        let label = say(locale, &Phrase::new(key), &[]);
        let one =
            |(number, id): &(usize, MatchId)| button(&custom_id(*id), format!("{label} {number}"), Style::Secondary);
        matches.iter().map(one).collect()
    };
    let mut rows = Rows::default();
    for buttons in
        [open("discord-button-replay", CustomId::PrivateReplay), open("discord-button-record", CustomId::Record)]
    {
        buttons.chunks(BUTTONS_PER_ROW).for_each(|row| rows.add_buttons(row.to_vec()));
    }
    rows.into_rows()
}
