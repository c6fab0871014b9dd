//! `cargo xtask bench`: instructions a leaf of the move generators.

mod table;
mod tools;

use crate::shell::{answer, command, output, path};
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::fs;
use table::table;

/// Counts the instructions of the move generators under valgrind.
#[derive(clap::Args)]
#[command(after_help = "Example: cargo xtask bench --save\n\n\
    The runs and their goals are in crates/games/benches/perft.tsv.")]
pub(crate) struct Arguments {
    /// Also write the table to docs/bench/perft.txt.
    #[arg(long)]
    save: bool,
}

const REPORT: &str = "docs/bench/perft.txt";

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    tools::provide()?;
    let rows = table::rows()?;
    let summary =
        output(&mut command("cargo bench --package tablier-games --bench perft -- --output-format=json"))?;
    let counts = counts(&summary, rows.len())?;
    let table = table(&rows, &counts);
    print!("{table}");
    if arguments.save {
        save(&table)?;
    }
    Ok(())
}

/// The instructions of each row, from gungraun's summary: an object a line, in any order.
fn counts(summary: &str, rows: usize) -> Result<Vec<u64>> {
    let mut counts = vec![None; rows];
    for line in summary.lines().filter(|line| !line.trim().is_empty()) {
        let (row, count) = count(line).with_context(|| format!("gungraun's summary is strange: {line}"))?;
        *counts.get_mut(row).context("gungraun counted a row too many")? = Some(count);
    }
    counts.into_iter().collect::<Option<_>>().context("gungraun left a row out")
}

/// The row of a benchmark, which ends its name, and its instructions.
fn count(line: &str) -> Option<(usize, u64)> {
    let run: Value = serde_json::from_str(line).ok()?;
    let (_, row) = run["id"].as_str()?.rsplit_once('_')?;
    let instructions = run.pointer("/profiles/0/data/total/metrics/Ir/values/new")?;
    Some((row.parse().ok()?, instructions.as_u64()?))
}

/// Writes the table down, with what it depends on.
fn save(table: &str) -> Result<()> {
    let date = answer("date -u +%F").context("there is no `date`")?;
    let compiler = answer("rustc --version").context("there is no `rustc`")?;
    let text = format!(
        "Made by `cargo xtask bench --save` on {}, with {},\non {}.\n\n{table}",
        date.trim(),
        compiler.trim(),
        processor()?
    );
    fs::create_dir_all(path("docs/bench"))?;
    fs::write(path(REPORT), text).with_context(|| format!("{REPORT} cannot be written"))?;
    println!("Saved in {REPORT}.");
    Ok(())
}

fn processor() -> Result<String> {
    let text = fs::read_to_string("/proc/cpuinfo").context("the processor is unknown")?;
    let model = text.lines().find_map(|line| line.strip_prefix("model name"));
    let model = model.unwrap_or_default().trim_start_matches(['\t', ' ', ':']).trim();
    ensure!(!model.is_empty(), "the processor has no name");
    Ok(model.to_owned())
}
