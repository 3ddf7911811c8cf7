//! Seeds and salts that the system chooses.

use std::io;

use fleetsheet::chance::Seed;
use fleetsheet::journal::Salt;
use fleetsheet::lang::{PerLang, both};
use rand::TryRng;
use rand::rngs::{SysError, SysRng};

use super::stop::Stop;

/// The seed that was given, or one from the system.
pub(crate) fn seed_or_new(seed: Option<Seed>) -> Result<Seed, Stop> {
    if let Some(seed) = seed {
        return Ok(seed);
    }
    let doing = || both("cannot draw a seed from the system", "le système ne donne pas de graine");
    let number = SysRng.try_next_u64().map_err(|error| no_luck(doing(), &error))?;
    Ok(Seed::from_number(number))
}

/// A salt from the system; no seed leads to it.
pub(crate) fn salt() -> Result<Salt, Stop> {
    let doing = || both("cannot draw a salt from the system", "le système ne donne pas de sel");
    let mut bytes = [0; Salt::BYTES];
    SysRng.try_fill_bytes(&mut bytes).map_err(|error| no_luck(doing(), &error))?;
    Ok(Salt::from_chance(bytes))
}

fn no_luck(doing: PerLang<String>, error: &SysError) -> Stop {
    Stop::io(doing, &io::Error::other(error.to_string()))
}
