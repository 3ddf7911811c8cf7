//! The `fleetsheet` program.

fn main() {}
