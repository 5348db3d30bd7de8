//! `cargo bench --bench rules` measures the speed of the rules on one thread. It counts perft leaves in Ssserpent,
//! legal placements in Sssnake, and random matches of every game.
//!
//! The benchmark uses the perft positions of the tests, and checks their counts again. It measures processor time.

mod move_trees;

use std::time::Duration;

use contract::{Game, Options, RandomSource, Seed, Setup};
use rules::{REGISTRY, ssserpent, sssnake};
use test_support::cpu_time;

/// The minimum time spent measuring each number.
const MIN: Duration = Duration::from_secs(2);

fn main() {
    println!("{:34} {:>14}", "", "per second");
    let leaves = cpu_time::rate(MIN, || move_trees::leaves(move_trees::SSSERPENT, ssserpent::perft));
    println!("{:34} {leaves:14.0}", "ssserpent: perft leaves");
    let placements = cpu_time::rate(MIN, || move_trees::leaves(move_trees::SSSNAKE, sssnake::perft));
    println!("{:34} {placements:14.0}", "sssnake: legal placements");
    for game in REGISTRY {
        let info = game.info();
        let seats = info.seats.start().midpoint(*info.seats.end());
        let mut number = 0;
        let mut steps = 0;
        let matches = cpu_time::rate(MIN, || {
            number += 1;
            steps += random_match(*game, seats, number);
            1
        });
        let name = format!("{}: random matches of {seats}", info.name);
        println!("{name:34} {matches:14.0}   {:.0} steps each", steps as f64 / number as f64);
    }
}

/// Plays a match with random moves. Returns the number of steps.
fn random_match(game: &dyn Game, seats: usize, number: u64) -> usize {
    let mut seed = Seed([0x5a; 32]);
    seed.0[..8].copy_from_slice(&number.to_le_bytes());
    let mut options = Options::defaults(game.info().options);
    if game.info().real_time {
        game.info().set_number(&mut options, "turn_limit", 120);
    }
    let mut played = game.new_match(&Setup { options, seats, youngest: None });
    played.apply_forced_steps(&seed, 0);
    let mut random: RandomSource = seed.external_rng(usize::MAX);
    while played.outcome().is_none() {
        let actors: Vec<_> = played.seats_to_act().iter().collect();
        let seat = *random.pick(&actors).expect("a seat may act");
        let moves = played.legal_moves(seat);
        played.play(seat, random.pick(&moves).expect("there is a move"), &seed, 0).expect("a listed move is legal");
    }
    played.step_count()
}
