//! From the start of the program to the closed file, as a person waits for it: fleets drawn, pages composed, PDF
//! written and moved into place.
//!
//! `cargo bench --bench process`

use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};

/// Runs `fleetsheet sheet` and checks that it made a file.
fn sheet(arguments: &[&str], file: &Path) {
    let status = Command::new(env!("CARGO_BIN_EXE_fleetsheet"))
        .arg("sheet")
        .args(arguments)
        .args(["--seed", "heron", "--force", "-o"])
        .arg(file)
        .stderr(Stdio::null())
        .status()
        .expect("the program was built for this bench");
    assert!(status.success(), "{arguments:?}");
    let bytes = fs::metadata(file).expect("the file was made").len();
    assert!(black_box(bytes) > 10_000, "{arguments:?}");
}

fn one_sheet(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder for the files");
    let file = folder.path().join("sheet.pdf");
    let mut group = criterion.benchmark_group("one sheet");
    group.sample_size(30);
    for preset in ["phillips-basic", "fr-papier", "phillips", "phillips-fig3"] {
        group.bench_function(preset, |bencher| {
            bencher.iter(|| sheet(&[preset, "--random"], &file));
        });
    }
}

fn a_thousand_sheets(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder for the files");
    let file = folder.path().join("sheets.pdf");
    let mut group = criterion.benchmark_group("1000 sheets");
    group.sample_size(10).measurement_time(Duration::from_secs(20));
    group.bench_function("phillips-basic", |bencher| {
        bencher.iter(|| sheet(&["phillips-basic", "--random", "--count", "1000"], &file));
    });
}

criterion_group!(benches, one_sheet, a_thousand_sheets);
criterion_main!(benches);
