//! The fleets of a run: none, drawn, or the one that was handed in.

use std::path::Path;

use fleetsheet::chance::Seed;
use fleetsheet::inventory::Stock;
use fleetsheet::journal::{Seal, SealFile};
use fleetsheet::lang::{PerLang, both};
use fleetsheet::layout::code::{self, CodeError, Decoded};
use fleetsheet::layout::random::{self, RandomError};
use fleetsheet::layout::room::NoRoom;
use fleetsheet::layout::{Layout, check};
use fleetsheet::rules::{Presets, Ruleset};
use fleetsheet::sheet::request::{Fill, Game, Seat};
use fleetsheet::source::{LettersFault, Severity, Source};
use fleetsheet::ui::Diagnostic;

use super::choice::{no_preset, unknown};
use super::layout_file::{self, FromFile};
use super::order::{Fleets, Order};
use super::progress::Progress;
use super::roster::Roster;
use super::say;
use super::stop::Stop;
use super::{faults, input, inventory_file, luck, seal};

/// The rules of a run, and what was handed in: an inventory, a fleet.
pub(crate) struct Given {
    pub(crate) rules: Ruleset,
    /// What every player has bought, where that is known before a fleet is drawn.
    stock: Option<Stock>,
    fleet: Option<Laid>,
}

/// A fleet in its squares, and all that its owner has.
#[derive(Clone, Debug)]
pub(crate) struct Laid {
    pub(crate) layout: Layout,
    pub(crate) stock: Option<Stock>,
    /// The seal by which its owner promised it.
    pub(crate) seal: Option<Seal>,
}

/// The games of a run with their fleets.
pub(crate) struct Drawn {
    pub(crate) games: Vec<Game>,
    /// What the fleets were drawn from.
    pub(crate) seed: Option<Seed>,
}

/// Finds out which rules are played, and reads what is handed in.
pub(crate) fn given(order: &Order, presets: &Presets) -> Result<Given, Stop> {
    let bought = order.inventory.as_deref().map(input::read_or_stdin).transpose()?;
    let counter = Counter { order, presets, bought };
    match &order.fleets {
        Fleets::Layout { file, seal } => counter.take_layout(file, seal.as_deref()),
        Fleets::Code { code } => counter.take_code(code),
        Fleets::Blank | Fleets::Random { .. } => {
            let rules = order.choice.load(presets, || counter.game_of_inventory())?.rules;
            let stock = counter.stock(&rules)?;
            Ok(Given { rules, stock, fleet: None })
        }
    }
}

/// Where fleets and inventories are handed in.
struct Counter<'a> {
    order: &'a Order,
    presets: &'a Presets,
    /// The text of the inventory.
    bought: Option<Source>,
}

impl Counter<'_> {
    /// The text of the game that the inventory is for.
    fn game_of_inventory(&self) -> Result<Source, Stop> {
        let bought = self.bought.as_ref().ok_or_else(no_preset)?;
        inventory_file::its_preset(bought, self.presets)
    }

    /// What the inventory says.
    fn stock(&self, rules: &Ruleset) -> Result<Option<Stock>, Stop> {
        let read = |text: Source| inventory_file::read_text(text, rules, self.order.lang);
        self.bought.clone().map(read).transpose()
    }

    fn take_layout(&self, path: &Path, seal: Option<&Path>) -> Result<Given, Stop> {
        let source = input::read(path)?;
        let rules = layout_file::rules(&source, &self.order.choice, self.presets)?;
        let stock = self.stock(&rules)?;
        let FromFile { rules, layout, stock: laid } =
            layout_file::open_by(source, rules, stock.as_ref()).sound(self.order.lang)?;
        let stock = Some(stock.unwrap_or(laid));
        let seal = seal.map(|file| seal_of(path, &layout, &rules, file)).transpose()?;
        Ok(Given { rules, stock: None, fleet: Some(Laid { layout, stock, seal }) })
    }

    fn take_code(&self, code: &str) -> Result<Given, Stop> {
        let decoded = code::decode(code).map_err(|error| bad(&error))?;
        let named = self.order.choice.preset.find(self.presets)?;
        let stands_in = named.is_none() && own_preset(&decoded).is_none();
        let source = named.map_or_else(|| self.game_of_code(&decoded), Ok)?;
        let rules = self.order.choice.read(source)?.rules;
        let stock = self.stock(&rules)?;
        let layout = decoded.for_rules(&rules).map_err(|error| bad(&error))?;
        let found = check(&layout, &rules, stock.as_ref());
        faults::refuse_errors(faults::of_layout(&found, &rules), self.order.lang)?;
        // A game that only stands in knows no prices, so what its owner bought besides cannot be told.
        let known = || (!stands_in).then(|| layout.stock(&rules).with_salvoes(&rules));
        let stock = stock.or_else(known);
        Ok(Given { rules, stock: None, fleet: Some(Laid { layout, stock, seal: None }) })
    }

    /// The text of the preset that a code was made for, or of a game that stands in for it.
    fn game_of_code(&self, decoded: &Decoded) -> Result<Source, Stop> {
        if let Some(name) = own_preset(decoded) {
            return self.presets.find(name).map_err(|error| unknown(&error));
        }
        let hint = match decoded.preset() {
            Some(name) => {
                let command = format!("`sheet {name} --with … --code …`");
                both(
                    format!("name the game and its changes: {command}"),
                    format!("nommez le jeu et ses changements : {command}"),
                )
            }
            None => both(
                "name the file of its game: `--preset FILE`",
                "nommez le fichier de son jeu : `--preset FILE`",
            ),
        };
        if self.bought.is_some() {
            let message = both(
                "the code does not say what things cost in its game, so it cannot be held against an inventory",
                "le code ne dit pas les prix de son jeu : il ne peut pas être comparé à un inventaire",
            );
            return Err(Stop::bad(Diagnostic::error(message).hint(hint)));
        }
        let stand_in = decoded.stand_in().ok_or_else(|| bad(&CodeError::Senseless))?;
        let message = both(
            "the code holds squares, not the names and rules of its game: ships are called by their size",
            "le code contient des cases, pas les noms ni les règles de son jeu : les navires portent leur taille pour nom",
        );
        say::faults(&[Diagnostic::warning(message).hint(hint)], self.order.lang);
        Ok(Source::new("<code>", stand_in.to_toml()))
    }
}

/// The seal in a file, which has to be that of the layout.
fn seal_of(path: &Path, layout: &Layout, rules: &Ruleset, file: &Path) -> Result<Seal, Stop> {
    let SealFile { seal, salt } = seal::read(file)?;
    if seal.matches(layout, rules, &salt) {
        Ok(seal)
    } else {
        Err(Stop::bad(seal::not_sealed(path, &seal)))
    }
}

/// Fills the seats of all games.
pub(crate) fn draw(
    order: &Order,
    given: &Given,
    roster: &Roster,
    progress: &Progress,
) -> Result<Drawn, Stop> {
    let seed = match &order.fleets {
        Fleets::Random { seed } => Some(luck::seed_or_new(seed.clone())?),
        _ => None,
    };
    progress.begin(order.lang.pick("fleets", "flottes"), u64::from(roster.count()));
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
        Some(seed) => Some(random(rules, given.stock.as_ref(), seed, game, player)?),
        None => given.fleet.clone(),
    };
    let name = roster.name(game, player);
    let opponent = roster.opponent(game, player);
    let Some(Laid { layout, stock, seal }) = fleet else {
        let stock = given.stock.clone().or_else(|| Stock::fixed(rules));
        return Ok(Seat { name, opponent, fill: None, stock });
    };
    let code = code::encode(&layout, rules).map_err(|error| bad(&error))?;
    Ok(Seat { name, opponent, fill: Some(Fill { layout, code, seal }), stock })
}

/// A fleet drawn for one player of one game; where fleets are bought, that of the stock, or else a balanced one.
pub(crate) fn random(
    rules: &Ruleset,
    stock: Option<&Stock>,
    seed: &Seed,
    game: u32,
    player: u32,
) -> Result<Laid, Stop> {
    let drawn = match stock {
        Some(stock) => random::layout(rules, stock, seed, game, player).map(|layout| Laid {
            layout,
            stock: Some(stock.clone()),
            seal: None,
        }),
        None => random::player(rules, seed, game, player).map(|drawn| Laid {
            layout: drawn.layout,
            stock: Some(drawn.stock),
            seal: None,
        }),
    };
    drawn.map_err(|error| not_drawn(&error, rules))
}

/// Why no fleet was drawn.
pub(crate) fn not_drawn(error: &RandomError, rules: &Ruleset) -> Stop {
    let message = PerLang::each(|lang| random::describe(error, rules, lang));
    let hint = match error {
        RandomError::NoRoom {
            why: NoRoom::GunsWithoutLand { .. } | NoRoom::PlanesWithoutRoom { .. },
        } => both(
            "state more land, or none at all: then there is as much as is needed",
            "indiquez plus de terrain, ou pas du tout : il y en aura alors autant qu'il en faut",
        ),
        RandomError::NoRoom { why } if why.severity() == Severity::Error => both(
            "take a larger grid, or fewer ships and units",
            "prenez une plus grande grille, ou moins de navires et d'unités",
        ),
        _ => both(
            "take a larger grid or fewer ships, or place them yourself with `fleetsheet layout new`",
            "prenez une plus grande grille ou moins de navires, ou placez-les vous-même avec `fleetsheet layout new`",
        ),
    };
    Stop::bad(Diagnostic::error(message).hint(hint))
}

/// The built-in preset that a code was made for, as it is.
fn own_preset(decoded: &Decoded) -> Option<&'static str> {
    decoded.preset().filter(|_| !decoded.is_changed())
}

fn bad(error: &CodeError) -> Stop {
    let diagnostic = Diagnostic::error(PerLang::of(error));
    Stop::bad(match error {
        CodeError::Letters(
            LettersFault::BadCharacter { .. }
            | LettersFault::TooShort { .. }
            | LettersFault::Checksum,
        ) => diagnostic.hint(both(
            "copy it again from the sheet; hyphens and case do not matter",
            "recopiez-le de la feuille ; tirets et majuscules ne comptent pas",
        )),
        CodeError::OtherGame { .. } => diagnostic.hint(both(
            "leave the preset out, and the code says which it is",
            "omettez le jeu, et le code dit lequel c'est",
        )),
        _ => diagnostic,
    })
}
