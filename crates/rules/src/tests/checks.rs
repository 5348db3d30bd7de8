//! Checks that must pass in every state of every game.

use std::collections::HashSet;

use contract::{
    ControlAction, Controls, Match, Outcome, RandomSource, Row, Seat, SeatSet, Seed, Setup,
    scene::{Color, Item, MAX_HEIGHT, MIN_TEXT_SIZE, WIDTH},
};

/// Checks a state of a match that is in progress or finished.
pub fn check_state(played: &dyn Match, setup: &Setup, random: &mut RandomSource) {
    check_scene(played);
    assert!(!played.describe(None).is_empty(), "a state can be described in words");
    for seat in Seat::all(setup.seats) {
        let moves = played.legal_moves(seat);
        assert_eq!(moves.iter().collect::<HashSet<_>>().len(), moves.len(), "a legal move is listed twice: {moves:?}");
        assert!(moves.is_empty() || played.seats_to_act().contains(seat), "only actors have legal moves");
        for notation in &moves {
            assert!(
                notation.len() <= 60 && notation.bytes().all(|b| b.is_ascii_alphanumeric() || b"-+.@,".contains(&b))
            );
            assert_eq!(played.check(seat, notation), Ok(()), "a listed move is legal: {notation}");
        }
        check_refusals(played, seat, &moves, random);
    }
    check_controls(played, random);
}

/// Checks that a stopped match has no winner, and that its message and picture do not ask for a move.
pub fn check_stopped(played: &dyn Match) {
    let mut stopped = played.clone_box();
    if stopped.stop(0).is_err() {
        return;
    }
    check_scene(&*stopped);
    assert_eq!(
        stopped.outcome().map(|outcome| (outcome.winners, outcome.why)),
        Some((SeatSet::EMPTY, Outcome::STOPPED))
    );
    assert_eq!(stopped.controls(None), Controls::default());
    let asks = |item: &Item| match item {
        Item::Panel(panel) => {
            panel.fill == Some(Color::Usable) || panel.edge.is_some_and(|(color, _)| color == Color::Usable)
        }
        Item::Line(line) => line.color == Color::Usable,
        Item::Sprite(_) | Item::Text(_) | Item::Words(_) | Item::Label(_) | Item::Avatar(_) => false,
    };
    assert_eq!(stopped.scene(None).items.into_iter().find(asks), None, "something still glows");
}

/// Checks that an agreement is possible only while the game offers one, and only once. If the agreement ends the match,
/// at least one seat wins.
pub fn check_agreed(played: &dyn Match) {
    let mut agreed = played.clone_box();
    let applied = agreed.apply_agreement(&Seed([2; 32]), 0).is_ok();
    assert_eq!(applied, !played.seats_to_agree().is_empty());
    assert!(agreed.seats_to_agree().is_empty(), "nothing is left to agree on");
    if applied && let Some(outcome) = agreed.outcome() {
        assert_eq!(outcome.why, "agreed");
        assert!(
            !outcome.winners.is_empty() && outcome.winners.iter().all(|seat| played.seats_to_agree().contains(seat))
        );
    }
}

fn check_scene(played: &dyn Match) {
    let scene = played.scene(None);
    assert!(scene.height > 0 && scene.height <= MAX_HEIGHT);
    for item in &scene.items {
        let (x, y, width, height) = match item {
            Item::Sprite(sprite) => (sprite.x, sprite.y, sprite.width, sprite.height),
            Item::Panel(panel) => (panel.x, panel.y, panel.width, panel.height),
            Item::Text(text) => {
                assert!(text.size >= MIN_TEXT_SIZE, "text of {} px is too small", text.size);
                (text.x, text.y, 0, 0)
            }
            Item::Words(words) => {
                assert!(words.size >= MIN_TEXT_SIZE, "words of {} px are too small", words.size);
                let left = if words.centred { words.x - words.width as i16 / 2 } else { words.x };
                (left, words.y - words.size as i16 / 2, words.width, words.size)
            }
            Item::Label(_) | Item::Avatar(_) => panic!("a game's scene has no names"),
            Item::Line(line) => (
                line.from.0.min(line.to.0),
                line.from.1.min(line.to.1),
                line.from.0.abs_diff(line.to.0),
                line.from.1.abs_diff(line.to.1),
            ),
        };
        let inside = x >= 0
            && y >= 0
            && i32::from(x) + i32::from(width) <= i32::from(WIDTH)
            && i32::from(y) + i32::from(height) <= i32::from(scene.height);
        assert!(inside, "outside the picture: {item:?}");
    }
}

/// Checks that a move outside the list of legal moves is refused and changes nothing.
fn check_refusals(played: &dyn Match, seat: Seat, moves: &[String], random: &mut RandomSource) {
    let before = (played.step_count(), played.scene(None), played.legal_moves(seat));
    let mut tries = vec![String::new(), "nonsense".into(), "\u{1F40D}".into(), "9".repeat(60)];
    if let Some(notation) = random.pick(moves) {
        let mut bytes = notation.clone().into_bytes();
        let index = random.below(bytes.len());
        bytes[index] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHI-+.@,"[random.below(50)];
        tries.push(String::from_utf8_lossy(&bytes).into_owned());
    }
    for wrong in tries.iter().filter(|wrong| !moves.contains(wrong)) {
        let mut copy = played.clone_box();
        let legal = played.check(seat, wrong).is_ok();
        let played_too = copy.play(seat, wrong, &Seed([1; 32]), 0);
        assert_eq!(legal, played_too.is_ok(), "check and play agree on {wrong}");
        if !legal {
            assert_eq!(
                before,
                (copy.step_count(), copy.scene(None), copy.legal_moves(seat)),
                "{wrong} was refused but changed something"
            );
        }
    }
    if !played.seats_to_act().contains(seat)
        && let Some(other) = played.seats_to_act().iter().next()
    {
        let foreign = played.legal_moves(other);
        if let Some(notation) = random.pick(&foreign) {
            assert!(played.check(seat, notation).is_err(), "seat {seat:?} may not act, but {notation} was not refused");
        }
    }
}

/// Checks that the controls stay within Discord's limits, and that every legal move except a claim can be pressed.
fn check_controls(played: &dyn Match, random: &mut RandomSource) {
    let _ = played.controls(Some("no such draft"));
    let _ = played.scene(Some("no such draft"));
    let mut reached = HashSet::new();
    let mut drafts = vec![None];
    let mut seen = HashSet::new();
    // Drafts are followed in only 2 % of the states, because following them in all states would take too long.
    let thorough = random.happens(0.02);
    while let Some(draft) = drafts.pop() {
        let controls = played.controls(draft.as_deref());
        let _ = played.scene(draft.as_deref());
        for press in presses(&controls) {
            match press {
                ControlAction::Move(notation) => {
                    let legal = played.seats_to_act().iter().any(|seat| played.check(seat, &notation).is_ok());
                    assert!(legal, "an illegal move can be pressed: {notation}");
                    reached.insert(notation);
                }
                ControlAction::Draft(next) => {
                    assert!(!next.is_empty() && next.len() <= 60 && next.is_ascii());
                    if thorough && seen.insert(next.clone()) {
                        drafts.push(Some(next));
                    }
                }
            }
        }
    }
    if thorough {
        for seat in played.seats_to_act().iter() {
            for notation in played.legal_moves(seat).into_iter().filter(|notation| !notation.contains('@')) {
                assert!(reached.contains(&notation), "{notation} is legal but cannot be pressed");
            }
        }
    }
}

/// Returns the actions of all buttons and menu choices that can be pressed.
fn presses(controls: &Controls) -> Vec<ControlAction> {
    assert!(controls.rows.len() <= Controls::MAX_ROWS);
    let mut all = Vec::new();
    for row in &controls.rows {
        match row {
            Row::Buttons(buttons) => {
                assert!((1..=Controls::MAX_BUTTONS).contains(&buttons.len()));
                all.extend(buttons.iter().filter(|button| button.enabled).map(|button| button.action.clone()));
            }
            Row::Select(select) => {
                assert!((1..=Controls::MAX_CHOICES).contains(&select.choices.len()));
                all.extend(select.choices.iter().map(|choice| choice.action.clone()));
            }
        }
    }
    for (k, press) in all.iter().enumerate() {
        assert!(!all[..k].contains(press), "two controls do the same: {press:?}");
    }
    all
}
