//! The program `snakepit`.

use std::process::ExitCode;

fn main() -> ExitCode {
    snakepit::cli::main()
}
