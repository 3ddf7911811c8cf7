//! A fault of the program itself.

use std::panic;
use std::process;

use super::say;
use super::stop::Stop;

/// Where to send a report.
const WHERE: &str = match option_env!("CARGO_PKG_REPOSITORY") {
    Some(address) if !address.is_empty() => address,
    _ => "whoever gave you fleetsheet",
};

/// From now on a panic is told as our fault, and ends the program with the status for it.
pub(crate) fn say_it_is_ours() {
    panic::set_hook(Box::new(|info| {
        let version = env!("CARGO_PKG_VERSION");
        say::note(&format!("fleetsheet {version}: {info}"));
        say::note(&format!(
            "This is a bug in fleetsheet, not your mistake. \
             Please report it, with this text and the command that you gave, to {WHERE}."
        ));
        process::exit(i32::from(Stop::OUR_FAULT));
    }));
}
