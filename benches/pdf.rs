//! Time to write booklets as PDF: one page, and a thousand.

use criterion::{Criterion, criterion_group, criterion_main};
use fleetsheet::lang::Lang;
use fleetsheet::sheet::pdf;

#[path = "../tests/sheets/synthetic.rs"]
mod synthetic;

fn write(bench: &mut Criterion) {
    for pages in [1, 1000] {
        let booklet = synthetic::booklet(Lang::Fr, pages);
        bench.bench_function(&format!("pdf of {pages} pages"), |bencher| {
            bencher.iter(|| pdf::write(&booklet).expect("the booklet can be printed"));
        });
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = write
}
criterion_main!(benches);
