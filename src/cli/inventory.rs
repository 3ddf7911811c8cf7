//! `fleetsheet inventory`: check, make, draw and print inventories.

use std::path::Path;

use fleetsheet::inventory::{Bill, Extent, Shop, Stock, Style, file};
use fleetsheet::lang::Lang;
use fleetsheet::layout::random;
use fleetsheet::layout::room::lay_out;
use fleetsheet::rules::{Presets, Ruleset};
use fleetsheet::sheet::templates::Templates;
use fleetsheet::ui::bill;

use super::args::{FilePresetArgs, InventoryCommand, OutputArgs};
use super::choice::Choice;
use super::inventory_file::{self, shop, usual_game};
use super::inventory_guide::InventoryGuide;
use super::inventory_verdict::{Verdict, without_room};
use super::order::{Order, output, seed};
use super::output::{Content, Existing, Target};
use super::stop::Stop;
use super::surroundings::Surroundings;
use super::{dialogue, fleets, input, inventory_json, luck, say, sheet};

/// Runs one of the commands.
pub(crate) fn run(
    command: InventoryCommand,
    (presets, templates): (&Presets, &Templates),
    lang: Lang,
    around: &Surroundings,
) -> Result<(), Stop> {
    let desk = Desk { presets, lang };
    match command {
        InventoryCommand::Check { file, preset, json } => {
            let form = if json { Form::Json } else { Form::Text };
            desk.check(&file, preset, form)
        }
        InventoryCommand::New { preset, output } => {
            let rules = Choice::from_arguments(preset, Some(usual_game()))?.rules(presets)?;
            desk.make(&rules, output)
        }
        InventoryCommand::Random { preset, style, seed, output } => {
            let rules = Choice::from_arguments(preset, Some(usual_game()))?.rules(presets)?;
            desk.random(&rules, style.into(), seed.as_deref(), output)
        }
        InventoryCommand::Sheet(args) => {
            sheet::run(&Order::for_inventory(*args, lang, around)?, presets, templates)
        }
    }
}

/// How an answer is given.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Text,
    Json,
}

/// What the commands have in common.
struct Desk<'a> {
    presets: &'a Presets,
    lang: Lang,
}

impl Desk<'_> {
    fn check(&self, path: &Path, preset: FilePresetArgs, form: Form) -> Result<(), Stop> {
        let choice = Choice::of_file(preset);
        let opened = inventory_file::open_text(input::read_or_stdin(path)?, &choice, self.presets)?;
        let verdict = Verdict::of(&opened, shop(&opened.rules)?, self.lang);
        match form {
            Form::Json => answer_json(&verdict),
            Form::Text => answer_text(&verdict),
        }
    }

    fn make(&self, rules: &Ruleset, to: OutputArgs) -> Result<(), Stop> {
        let shop = shop(rules)?;
        let (target, existing) = output(to);
        let target = target.unwrap_or(Target::Stdout);
        target.check(existing, Content::Text)?;
        let stock = dialogue::hold(InventoryGuide::new(shop), self.lang)?;
        self.deliver(&stock, shop, &target, existing)?;
        let mut unwise = inventory_file::of_stock(&stock, shop);
        let room = lay_out(rules, &stock).err();
        unwise.extend(room.map(|why| without_room(&why, &stock, shop)));
        say::faults(&unwise, self.lang);
        Ok(())
    }

    fn random(
        &self,
        rules: &Ruleset,
        style: Style,
        word: Option<&str>,
        to: OutputArgs,
    ) -> Result<(), Stop> {
        let shop = shop(rules)?;
        let (target, existing) = output(to);
        let target = target.unwrap_or(Target::Stdout);
        target.check(existing, Content::Text)?;
        let seed = luck::seed_or_new(word.map(seed).transpose()?)?;
        let stock = random::inventory(rules, style, &seed, 1, 1)
            .map_err(|error| fleets::not_drawn(&error, rules))?;
        self.deliver(&stock, shop, &target, existing)?;
        if target != Target::Stdout {
            say::note(bill(&Bill::new(&stock, shop), shop, self.lang).trim_end());
        }
        say::note(&self.lang.pick(
            format!("the same inventory again: --seed {seed}"),
            format!("le même inventaire à nouveau : --seed {seed}"),
        ));
        Ok(())
    }

    /// Writes an inventory as a file.
    fn deliver(
        &self,
        stock: &Stock,
        shop: Shop<'_>,
        target: &Target,
        existing: Existing,
    ) -> Result<(), Stop> {
        target.write(existing, file::write(stock, shop, self.lang).as_bytes())?;
        if *target != Target::Stdout {
            say::note(&target.written(self.lang));
        }
        Ok(())
    }
}

fn answer_json(verdict: &Verdict<'_>) -> Result<(), Stop> {
    say::out(&inventory_json::answer(verdict)?)?;
    if verdict.is_legal() { Ok(()) } else { Err(Stop::No { because: Vec::new() }) }
}

/// The table and whether it can be laid out, then what is wrong.
fn answer_text(verdict: &Verdict<'_>) -> Result<(), Stop> {
    let Verdict { opened, shop, lang, .. } = verdict;
    if opened.reading.extent == Extent::Whole {
        say::out(&bill(&Bill::new(&opened.reading.stock, *shop), *shop, *lang))?;
    }
    if let Some(room) = verdict.room_in_words() {
        say::out(&format!("{room}\n"))?;
    }
    let because = verdict.diagnostics()?;
    if !verdict.is_legal() {
        return Err(Stop::No { because });
    }
    say::faults(&because, *lang);
    let (name, rules) = (&opened.source.name, shop.rules.name());
    say::out(&lang.pick(
        format!("{name}: a legal inventory for `{rules}`\n"),
        format!("{name} : un inventaire conforme aux règles de `{rules}`\n"),
    ))
}
