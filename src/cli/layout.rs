//! `fleetsheet layout`: check, show, make, change and draw layouts.

use std::path::{Path, PathBuf};

use fleetsheet::board::Square;
use fleetsheet::lang::{Forms, Lang, PerLang, both, list};
use fleetsheet::layout::{EditError, Layout, Reading, code, file, move_ship, text, turn_ship};
use fleetsheet::rules::{Presets, Ruleset};
use fleetsheet::ui::Diagnostic;

use super::args::{FilePresetArgs, LayoutCommand, OutputArgs};
use super::choice::{Choice, PresetName};
use super::inventory_file;
use super::layout_file::{self, FromFile};
use super::layout_guide::{LayoutGuide, span_named};
use super::order::{output, seed};
use super::output::{Content, Existing, Target};
use super::stop::Stop;
use super::{dialogue, faults, fleets, input, luck, say};

/// Runs one of the commands.
pub(crate) fn run(command: LayoutCommand, presets: &Presets, lang: Lang) -> Result<(), Stop> {
    let desk = Desk { presets, lang };
    match command {
        LayoutCommand::Check { file, inventory, preset } => {
            desk.check(&file, inventory.as_deref(), preset)
        }
        LayoutCommand::Show { file, preset } => desk.show(&file, preset),
        LayoutCommand::New { preset, grid, output } => {
            let rules = Choice::from_arguments(preset, None)?.rules(presets)?;
            desk.make(&rules, grid.as_deref(), output)
        }
        LayoutCommand::Move { file, from, to, preset, output } => {
            let (from, to) = (from.as_str(), to.as_str());
            desk.edit(file, preset, output, |layout, rules| {
                Ok(move_ship(layout, rules, square(from, rules)?, square(to, rules)?))
            })
        }
        LayoutCommand::Turn { file, at, preset, output } => {
            desk.edit(file, preset, output, |layout, rules| {
                Ok(turn_ship(layout, rules, square(&at, rules)?))
            })
        }
        LayoutCommand::Random { preset, inventory, seed: word, output } => {
            let or = inventory.is_some().then_some(PresetName::FromFile);
            let choice = Choice::from_arguments(preset, or)?;
            desk.random(&choice, inventory.as_deref(), word.as_deref(), output)
        }
    }
}

/// What the commands have in common.
struct Desk<'a> {
    presets: &'a Presets,
    lang: Lang,
}

impl Desk<'_> {
    fn check(
        &self,
        path: &Path,
        inventory: Option<&Path>,
        preset: FilePresetArgs,
    ) -> Result<(), Stop> {
        let choice = Choice::of_file(preset);
        let source = input::read(path)?;
        let rules = layout_file::rules(&source, &choice, self.presets).map_err(|stop| {
            // Where nothing else was handed in, all that is wrong is the layout's own.
            if choice.is_from_file() { stop.into_answer() } else { stop }
        })?;
        let stock = inventory.map(|path| inventory_file::read(path, &rules, self.lang));
        let opened = layout_file::open_by(source, rules, stock.transpose()?.as_ref());
        let because = opened.diagnostics();
        if opened.reading.faults.are_fatal() {
            return Err(Stop::No { because });
        }
        say::faults(&because, self.lang);
        let about = about(&opened.reading.layout, self.lang);
        let (name, rules) = (&opened.source.name, opened.rules.name());
        say::out(&self.lang.pick(
            format!("{name}: a legal layout for `{rules}`: {about}\n"),
            format!("{name} : une disposition conforme aux règles de `{rules}` : {about}\n"),
        ))
    }

    fn show(&self, path: &Path, preset: FilePresetArgs) -> Result<(), Stop> {
        let opened = layout_file::open(path, &Choice::of_file(preset), self.presets)?;
        let because = opened.diagnostics();
        say::out(&grid(&opened.reading.layout, &opened.rules))?;
        if opened.reading.faults.are_fatal() {
            return Err(Stop::BadData { because });
        }
        say::faults(&because, self.lang);
        self.tell_code(&opened.reading.layout, &opened.rules);
        Ok(())
    }

    fn make(&self, rules: &Ruleset, grid: Option<&Path>, to: OutputArgs) -> Result<(), Stop> {
        let (target, existing) = output(to);
        let target = target.unwrap_or(Target::Stdout);
        target.check(existing, Content::Text)?;
        let layout = match grid {
            Some(path) => from_grid(path, rules, self.lang)?,
            None => dialogue::hold(LayoutGuide::new(rules), self.lang)?,
        };
        self.deliver(&layout, rules, &target, existing)
    }

    fn random(
        &self,
        choice: &Choice,
        inventory: Option<&Path>,
        word: Option<&str>,
        to: OutputArgs,
    ) -> Result<(), Stop> {
        let (rules, stock) = match inventory {
            Some(path) => {
                let (rules, stock) =
                    inventory_file::read_for(path, choice, self.presets, self.lang)?;
                (rules, Some(stock))
            }
            None => (choice.rules(self.presets)?, None),
        };
        let (target, existing) = output(to);
        let target = target.unwrap_or(Target::Stdout);
        target.check(existing, Content::Text)?;
        let seed = luck::seed_or_new(word.map(seed).transpose()?)?;
        let drawn = fleets::random(&rules, stock.as_ref(), &seed, 1, 1)?;
        self.deliver(&drawn.layout, &rules, &target, existing)?;
        say::note(&self.lang.pick(
            format!("the same layout again: --seed {seed}"),
            format!("la même disposition à nouveau : --seed {seed}"),
        ));
        Ok(())
    }

    /// Changes a layout; the file that it came from, unless another is named.
    fn edit(
        &self,
        path: PathBuf,
        preset: FilePresetArgs,
        to: OutputArgs,
        change: impl Fn(&Layout, &Ruleset) -> Result<Result<Layout, EditError>, Stop>,
    ) -> Result<(), Stop> {
        let choice = Choice::of_file(preset);
        let FromFile { rules, layout, .. } =
            layout_file::read(&path, &choice, self.presets, self.lang)?;
        let (target, existing) = match output(to) {
            (Some(target), existing) => (target, existing),
            (None, _) => (Target::File(path), Existing::Replace),
        };
        target.check(existing, Content::Text)?;
        let edited = change(&layout, &rules)?.map_err(|error| refused(&error, &rules))?;
        self.deliver(&edited, &rules, &target, existing)
    }

    /// Writes a layout as a file, and shows it beside.
    fn deliver(
        &self,
        layout: &Layout,
        rules: &Ruleset,
        target: &Target,
        existing: Existing,
    ) -> Result<(), Stop> {
        target.write(existing, file::write(layout, rules, self.lang).as_bytes())?;
        if *target != Target::Stdout {
            say::note(grid(layout, rules).trim_end());
            let (written, colon) = (target.written(self.lang), self.lang.pick(":", " :"));
            say::note(&format!("{written}{colon} {}", about(layout, self.lang)));
        }
        Ok(())
    }

    fn tell_code(&self, layout: &Layout, rules: &Ruleset) {
        if let Ok(code) = code::encode(layout, rules) {
            let name = self.lang.pick("layout code:", "code de la flotte :");
            say::note(&format!("{name} {code}"));
        }
    }
}

fn square(name: &str, rules: &Ruleset) -> Result<Square, Stop> {
    match span_named(name, rules.grid()) {
        Ok(span) if span.first == span.last() => Ok(span.first),
        Ok(_) => Err(Stop::bad(Diagnostic::error(both(
            format!("`{name}` is not one square"),
            format!("`{name}` n'est pas une seule case"),
        )))),
        Err(why) => Err(Stop::bad(Diagnostic::error(why))),
    }
}

fn refused(error: &EditError, rules: &Ruleset) -> Stop {
    match error {
        EditError::NoShip { square } => {
            let name = rules.grid().name(*square);
            let error = Diagnostic::error(both(
                format!("no ship lies on {name}"),
                format!("aucun navire n'est sur {name}"),
            ));
            Stop::bad(error.hint(both(
                "`fleetsheet layout show` shows where they lie",
                "`fleetsheet layout show` montre où ils sont",
            )))
        }
        EditError::OffGrid { .. } => {
            Stop::No { because: vec![Diagnostic::error(PerLang::of(error))] }
        }
        EditError::Illegal { faults } => Stop::No { because: faults::of_layout(faults, rules) },
    }
}

fn grid(layout: &Layout, rules: &Ruleset) -> String {
    text::show(layout, rules, text::Style::Ascii)
}

const UNIT: Forms = Forms {
    en: ("aircraft or gun", "aircraft and guns"),
    fr: ("avion ou canon", "avions et canons"),
};

/// `10 ships`; `36 ships, 5 land units and 44 aircraft and guns`.
fn about(layout: &Layout, lang: Lang) -> String {
    let counted = |n: usize, word: Forms| (n > 0).then(|| word.counted(lang, n as u64));
    let parts = [
        counted(layout.ships().len(), Forms::SHIP),
        counted(layout.land().len(), Forms::LAND_UNIT),
        counted(layout.units().len(), UNIT),
    ];
    list(lang, &parts.into_iter().flatten().collect::<Vec<_>>())
}

fn from_grid(path: &Path, rules: &Ruleset, lang: Lang) -> Result<Layout, Stop> {
    let source = input::read_or_stdin(path)?;
    let reading = text::parse(&source, rules, None);
    faults::refuse_errors(faults::of_reading(&reading, &source, rules), lang)?;
    let Reading { layout, .. } = reading;
    Ok(layout)
}
