//! Seeds that the system chooses.

use std::io;

use fleetsheet::chance::Seed;
use fleetsheet::lang::both;
use rand::TryRng;
use rand::rngs::SysRng;

use super::stop::Stop;

/// The seed that was given, or one from the system.
pub(crate) fn seed_or_new(seed: Option<Seed>) -> Result<Seed, Stop> {
    if let Some(seed) = seed {
        return Ok(seed);
    }
    let number = SysRng.try_next_u64().map_err(|error| {
        Stop::io(
            both("cannot draw a seed from the system", "le système ne donne pas de graine"),
            &io::Error::other(error.to_string()),
        )
    })?;
    Ok(Seed::from_number(number))
}
