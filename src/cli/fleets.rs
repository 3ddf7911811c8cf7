//! The fleets of a run: none, drawn, or the one that was handed in.

use fleetsheet::chance::Seed;
use fleetsheet::inventory::Stock;
use fleetsheet::lang::Lang;
use fleetsheet::layout::code::{self, CodeError, Decoded};
use fleetsheet::layout::random::{self, RandomError};
use fleetsheet::layout::room;
use fleetsheet::layout::{Layout, check};
use fleetsheet::rules::{Presets, Ruleset};
use fleetsheet::sheet::request::{Fill, Game, Seat};
use fleetsheet::source::Source;
use fleetsheet::ui::Diagnostic;

use super::choice::unknown;
use super::faults;
use super::layout_file::{self, FromFile};
use super::luck;
use super::order::{Fleets, Order};
use super::progress::Progress;
use super::roster::Roster;
use super::say;
use super::stop::Stop;

/// The rules of a run, and the fleet that was handed in, if one was.
pub(crate) struct Given {
    pub(crate) rules: Ruleset,
    fleet: Option<Laid>,
}

/// A fleet in its squares, and all that its owner has.
#[derive(Clone, Debug)]
pub(crate) struct Laid {
    pub(crate) layout: Layout,
    pub(crate) stock: Option<Stock>,
}

/// The games of a run with their fleets.
pub(crate) struct Drawn {
    pub(crate) games: Vec<Game>,
    /// What the fleets were drawn from.
    pub(crate) seed: Option<Seed>,
}

/// Finds out which rules are played, and reads what is handed in.
pub(crate) fn given(order: &Order, presets: &Presets) -> Result<Given, Stop> {
    match &order.fleets {
        Fleets::Layout { file } => {
            let FromFile { rules, layout, stock } =
                layout_file::read(file, &order.choice, presets)?;
            Ok(Given { rules, fleet: Some(Laid { layout, stock: Some(stock) }) })
        }
        Fleets::Code { code } => from_code(code, order, presets),
        Fleets::Blank | Fleets::Random { .. } => {
            let loaded = order.choice.load(presets, || Err(super::choice::no_preset()))?;
            Ok(Given { rules: loaded.rules, fleet: None })
        }
    }
}

/// Fills the seats of all games.
pub(crate) fn draw(
    fleets: &Fleets,
    given: &Given,
    roster: &Roster,
    progress: &Progress,
) -> Result<Drawn, Stop> {
    let seed = match fleets {
        Fleets::Random { seed } => Some(luck::seed_or_new(seed.clone())?),
        _ => None,
    };
    progress.begin("fleets", u64::from(roster.count()));
    let mut games = Vec::new();
    for game in roster.games() {
        let seat = |player| seat(given, roster, seed.as_ref(), game, player);
        let seats = roster.players().map(seat).collect::<Result<_, Stop>>()?;
        games.push(Game { number: roster.number(game), seats });
        progress.at(u64::from(game));
    }
    Ok(Drawn { games, seed })
}

fn seat(
    given: &Given,
    roster: &Roster,
    seed: Option<&Seed>,
    game: u32,
    player: u32,
) -> Result<Seat, Stop> {
    let rules = &given.rules;
    let fleet = match seed {
        Some(seed) => Some(random(rules, seed, game, player)?),
        None => given.fleet.clone(),
    };
    let name = roster.name(game, player);
    let opponent = roster.opponent(game, player);
    let Some(Laid { layout, stock }) = fleet else {
        return Ok(Seat { name, opponent, fill: None, stock: Stock::fixed(rules) });
    };
    let code = code::encode(&layout, rules).map_err(|error| bad(&error))?;
    Ok(Seat { name, opponent, fill: Some(Fill { layout, code }), stock })
}

/// A fleet drawn for one player of one game; where fleets are bought, a balanced one.
pub(crate) fn random(rules: &Ruleset, seed: &Seed, game: u32, player: u32) -> Result<Laid, Stop> {
    let drawn = random::player(rules, seed, game, player);
    let random::Drawn { stock, layout } = drawn.map_err(|error| not_drawn(&error, rules))?;
    Ok(Laid { layout, stock: Some(stock) })
}

fn not_drawn(error: &RandomError, rules: &Ruleset) -> Stop {
    let message = match error {
        RandomError::NoRoom { why } => room::describe(why, rules, Lang::En),
        RandomError::NoFleet => format!("{error}: `{}`", rules.name()),
        RandomError::TooCrowded { .. } => error.to_string(),
    };
    let hint =
        "take a larger grid or fewer ships, or place them yourself with `fleetsheet layout new`";
    Stop::bad(Diagnostic::error(message).hint(hint))
}

fn from_code(code: &str, order: &Order, presets: &Presets) -> Result<Given, Stop> {
    let decoded = code::decode(code).map_err(|error| bad(&error))?;
    let named = order.choice.preset.find(presets)?;
    let stands_in = named.is_none() && own_preset(&decoded).is_none();
    let source = named.map_or_else(|| game_of(&decoded, presets), Ok)?;
    let rules = order.choice.read(source)?.rules;
    let layout = decoded.for_rules(&rules).map_err(|error| bad(&error))?;
    faults::refuse_errors(faults::of_layout(&check(&layout, &rules, None), &rules))?;
    // A game that only stands in knows no prices, so what its owner bought besides cannot be told.
    let stock = (!stands_in).then(|| layout.stock(&rules).with_salvoes(&rules));
    Ok(Given { rules, fleet: Some(Laid { layout, stock }) })
}

/// The built-in preset that a code was made for, as it is.
fn own_preset(decoded: &Decoded) -> Option<&'static str> {
    decoded.preset().filter(|_| !decoded.is_changed())
}

/// The text of the preset that a code was made for, or of a game that stands in for it.
fn game_of(decoded: &Decoded, presets: &Presets) -> Result<Source, Stop> {
    if let Some(name) = own_preset(decoded) {
        return presets.find(name).map_err(|error| unknown(&error));
    }
    let stand_in = decoded.stand_in().ok_or_else(|| bad(&CodeError::Senseless))?;
    let hint = match decoded.preset() {
        Some(name) => format!("name the game and its changes: `sheet {name} --with … --code …`"),
        None => "name the file of its game: `--preset FILE`".to_owned(),
    };
    let message = "the code holds squares, not the names and rules of its game: ships are called by their size";
    say::faults(&[Diagnostic::warning(message).hint(hint)]);
    Ok(Source::new("<code>", stand_in.to_toml()))
}

fn bad(error: &CodeError) -> Stop {
    let diagnostic = Diagnostic::error(error.to_string());
    Stop::bad(match error {
        CodeError::BadCharacter { .. } | CodeError::TooShort { .. } | CodeError::Checksum => {
            diagnostic.hint("copy it again from the sheet; hyphens and case do not matter")
        }
        CodeError::OtherGame { .. } => {
            diagnostic.hint("leave the preset out, and the code says which it is")
        }
        _ => diagnostic,
    })
}
