//! Finished sheets, taken apart and measured.
mod synthetic;
#[test]
fn x() {
    for (lang, n) in [(fleetsheet::lang::Lang::Fr, 1), (fleetsheet::lang::Lang::En, 3)] {
        let b = fleetsheet::sheet::pdf::write(&synthetic::booklet(lang, n), &mut |_| {}).unwrap();
        std::fs::write(format!("/tmp/syn-{n}.pdf"), b).unwrap();
    }
}
