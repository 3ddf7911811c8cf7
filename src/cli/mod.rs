//! The command line: arguments → what was meant → the command; then one place that tells failures and picks the
//! status.

mod answer;
mod args;
mod ask;
mod audit;
mod audit_compare;
mod audit_json;
mod audit_text;
mod choice;
mod dialogue;
mod faults;
mod fleets;
mod game;
mod game_add;
mod game_new;
mod game_show;
mod game_stats;
mod hint;
mod hint_json;
mod hint_text;
mod input;
mod inventory;
mod inventory_file;
mod inventory_guide;
mod inventory_json;
mod inventory_verdict;
mod journal_file;
mod layout;
mod layout_file;
mod layout_guide;
mod library;
mod luck;
mod names;
mod order;
mod output;
mod panic;
mod preset;
mod progress;
mod reply;
mod roster;
mod say;
mod seal;
mod sheet;
mod stop;
mod surroundings;
mod template;

use std::process::ExitCode;

use fleetsheet::lang::Lang;
use fleetsheet::rules::Presets;
use fleetsheet::sheet::templates::Templates;

use self::args::{Arguments, Command};
use self::order::Order;
use self::stop::Stop;
use self::surroundings::Surroundings;

/// Runs the program.
pub(crate) fn main() -> ExitCode {
    panic::say_it_is_ours();
    let around = Surroundings::here();
    let arguments = args::parse().map_err(|message| Stop::Arguments { message });
    let asked = arguments.as_ref().ok().and_then(|arguments| arguments.lang);
    let lang = asked.map_or_else(|| around.lang(), Lang::from);
    match arguments.and_then(|arguments| run(arguments, lang, &around)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => ExitCode::from(tell(stop, lang)),
    }
}

fn run(arguments: Arguments, lang: Lang, around: &Surroundings) -> Result<(), Stop> {
    let presets = around.presets().map_or_else(Presets::builtin, Presets::with_folder);
    let templates = around.templates().map_or_else(Templates::builtin, Templates::with_folder);
    match arguments.command {
        Command::Preset { command } => preset::run(command, &presets, lang),
        Command::Template { command } => template::run(command, &templates, lang),
        Command::Sheet(args) => {
            sheet::run(&Order::from_arguments(*args, lang, around)?, &presets, &templates)
        }
        Command::Inventory { command } => {
            inventory::run(command, (&presets, &templates), lang, around)
        }
        Command::Layout { command } => layout::run(command, &presets, lang),
        Command::Audit(args) => audit::run(&args, lang),
        Command::Game { command } => game::run(command, &presets, lang),
        Command::Hint(args) => hint::run(&args, lang),
        Command::Reply(args) => reply::run(*args, &presets, lang),
        Command::Seal(args) => seal::run(*args, &presets, lang),
    }
}

/// Tells why a command ended; gives the status to end with.
fn tell(stop: Stop, lang: Lang) -> u8 {
    let status = stop.status();
    match stop {
        Stop::No { because } | Stop::BadData { because } | Stop::Io { because } => {
            say::faults(&because, lang);
        }
        Stop::ClosedPipe => {}
        Stop::Arguments { message } => {
            if let Err(error) = message.print() {
                return tell(Stop::io(say::no_output(), &error), lang);
            }
        }
    }
    status
}
