//! Chores of the project: `cargo xtask --help` names them.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

mod bench;
mod browser;
mod dist;
mod fuzz;
mod shell;
mod stress;
mod test;
mod tune;

use clap::Parser;
use std::process::ExitCode;

/// Chores of the project.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", after_help = "Example: cargo xtask test")]
enum Chore {
    Test(test::Arguments),
    Bench(bench::Arguments),
    Screenshots(browser::Screenshots),
    Measure(browser::Measure),
    Load(stress::Load),
    Faults(stress::Faults),
    Fuzz(fuzz::Arguments),
    Tune(tune::Arguments),
    Dist(dist::Arguments),
}

fn main() -> ExitCode {
    let done = match Chore::parse() {
        Chore::Test(arguments) => test::run(&arguments),
        Chore::Bench(arguments) => bench::run(&arguments),
        Chore::Screenshots(arguments) => browser::screenshots(&arguments),
        Chore::Measure(arguments) => browser::measure(&arguments),
        Chore::Load(arguments) => stress::load(&arguments),
        Chore::Faults(arguments) => stress::faults(&arguments),
        Chore::Fuzz(arguments) => fuzz::run(&arguments),
        Chore::Tune(arguments) => tune::run(&arguments),
        Chore::Dist(arguments) => dist::run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
