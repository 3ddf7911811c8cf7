//! `fleetsheet game stats`: shots, hits and losses of both sides (`S3-26`).

use std::fmt::Write as _;
use std::path::Path;

use fleetsheet::journal::{Game, Side, Tracks, side_name};
use fleetsheet::lang::{Lang, capitalised, tenths};

use super::stop::Stop;
use super::{journal_file, say};

/// Runs the command.
pub(crate) fn run(file: &Path, lang: Lang) -> Result<(), Stop> {
    let (game, _) = journal_file::read(file, lang)?;
    let heads = lang.pick(
        ["", "turns", "squares struck", "hits", "accuracy", "ships sunk", "units destroyed"],
        [
            "",
            "tours",
            "cases frappées",
            "impacts",
            "précision",
            "navires coulés",
            "unités détruites",
        ],
    );
    let rows = Side::ALL.map(|side| row(&game, side, lang));
    let wide = |at: usize| {
        let cells = rows.iter().map(|row| row[at].chars().count());
        cells.chain([heads[at].chars().count()]).max().unwrap_or(0)
    };
    let line = |cells: [&str; 7]| {
        let [name, numbers @ ..] = cells;
        let mut line = format!("{name:<width$}", width = wide(0));
        for (at, number) in (1..).zip(numbers) {
            let _ = write!(line, "  {number:>width$}", width = wide(at));
        }
        line + "\n"
    };
    let rows: Vec<String> =
        rows.iter().map(|row| line(row.each_ref().map(String::as_str))).collect();
    say::out(&(line(heads) + &rows.concat()))
}

fn row(game: &Game, side: Side, lang: Lang) -> [String; 7] {
    let Tracks { turns, struck, hits, sunk, units } = Tracks::of(game.record(), game.table(), side);
    let accuracy = match struck {
        0 => "-".to_owned(),
        _ => format!("{} %", tenths(lang, 100.0 * f64::from(hits) / f64::from(struck))),
    };
    [
        capitalised(&side_name(side, &game.header().names, lang)),
        turns.to_string(),
        struck.to_string(),
        hits.to_string(),
        accuracy,
        sunk.to_string(),
        units.to_string(),
    ]
}
