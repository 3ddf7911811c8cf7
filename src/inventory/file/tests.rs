use proptest::prelude::*;

use super::*;
use crate::inventory::testing::{FIG_3, preset, stock};

fn read_as(preset_name: &str, text: &str) -> Reading {
    let rules = preset(preset_name);
    read(&Source::new("my.toml", text), Shop::of(&rules).unwrap())
}

/// The faults as a person sees them, one a line.
fn faults(text: &str, lang: Lang) -> String {
    let rules = preset("phillips");
    let shop = Shop::of(&rules).unwrap();
    let lines = read_as("phillips", text).faults.0.into_iter().map(|fault| {
        let place = fault.place.map(|place| format!("{}:{} ", place.line, place.column));
        let code = fault.kind.code().map(|code| format!("{code} ")).unwrap_or_default();
        format!("{}{code}{}", place.unwrap_or_default(), fault.kind.describe(shop, lang))
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn fig_3_can_be_written_in_codes_in_english_in_french_and_in_groups() {
    let english = "
        'aircraft carriers' = 2\nbattleships = 4\nCruisers = 4\ndestroyers = 10\nsubmarines = 16
        recce-planes = 20\nAA-guns = 16\nbombers = 6\natom-bombers = 2\nsalvoes = 14";
    let french = "
        porte-avions = 2\n'cuirassés' = 4\ncroiseurs = 4\ndestroyers = 10\nsous-marins = 16
        'avions de reconnaissance' = 20\ncanons = 16\nbombardiers = 6\n'bombardiers atomiques' = 2\nsalves = 14";
    let codes = "
        cv = 2\nbb = 4\nca = 4\ndd = 10\nss = 16\nrc = 20\ngn = 16\nbm = 6\nax = 2\nsalvoes = 14";
    let groups = "
        [ships]\ncarriers = 2\nbb = 4\nca = 4\ndd = 10\nss = 16
        [units]\nR = 20\nA = 16\nB = 6\nX = 2\nsalvos = 14";
    let rules = preset("phillips");
    let expected = stock(Shop::of(&rules).unwrap(), FIG_3);
    for text in [english, french, codes, groups] {
        let reading = read_as("phillips", text);
        assert_eq!(reading.faults.0, [], "{text}");
        assert_eq!(reading.stock, expected, "{text}");
    }
}

#[test]
fn every_fault_is_told_at_once_with_its_place() {
    let text = "\
format = 1
preset = 'phillips'
cruisers = -3
batleships = 4
destroyers = 4.0
dd = 5
submarines = 1000
'recce planes' = '20'
salvoes = 1_0
guns = true
";
    let expected = "\
3:12 `cruisers` is -3; it should be from 0 to 999
4:1 `batleships` is nothing that this game's points buy; did you mean `battleships`?
5:14 `destroyers` should be a whole number from 0 to 999, not a decimal number
6:1 `destroyers` and `dd` mean the same: write it once
7:14 `submarines` is 1000; it should be from 0 to 999
8:18 `recce planes` should be a whole number from 0 to 999, not a text
10:8 `guns` should be a whole number from 0 to 999, not true or false";
    assert_eq!(faults(text, Lang::En), expected);
}

#[test]
fn a_decimal_comma_or_a_key_twice_hides_nothing_else() {
    let text = "cruisers = 3,5\nbattleships = 4\nbattleships = 5\nsubmarine = 'x'\n";
    let expected = "\
1:13 a comma does not belong in a number
3:1 key `battleships` stands twice
4:13 `submarine` should be a whole number from 0 to 999, not a text";
    assert_eq!(faults(text, Lang::En), expected);
}

#[test]
fn sums_are_judged_where_nothing_unread_can_change_them() {
    let part = "submarines = 101\nsalvoes = 70\nbattelships = 1\n";
    let expected = "\
F08 171 points are spent, 11 more than the 160 there are
F08 ships cost 101 points, 1 too many: it must be between 60 and 100
3:1 `battelships` is nothing that this game's points buy; did you mean `battleships`?";
    let mut found: Vec<String> = faults(part, Lang::En).lines().map(str::to_owned).collect();
    found.sort_by_key(|line| !line.starts_with("F08"));
    assert_eq!(found.join("\n"), expected);
    let few = "submarines = 3\nbattelships = 20\n";
    assert!(!faults(few, Lang::En).contains("F08"));
}

#[test]
fn an_empty_file_is_an_inventory_of_nothing() {
    let expected = "\
F08 les navires coûtent 0 point, 60 de trop peu : il en faut entre 60 et 100
S0-49 aucun navire : sans navire à flot à la fin, on ne peut espérer que la partie nulle
S0-48 ni salve ni bombardier : rien pour frapper
P22 il reste 160 points, sans valeur en jeu";
    assert_eq!(faults("", Lang::Fr), expected);
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(counts in prop::array::uniform10(0u32..1000), land in prop::option::of(0u32..50)) {
        for name in ["phillips", "phillips-open"] {
            let rules = preset(name);
            let shop = Shop::of(&rules).unwrap();
            let stock = Stock { land, ..stock(shop, counts) };
            for lang in Lang::ALL {
                let source = Source::new("my.toml", write(&stock, shop, lang));
                let named = named_preset(&source).map(|at| at.value);
                prop_assert_eq!(named.as_deref(), Some(name));
                let reading = read(&source, shop);
                prop_assert_eq!(&reading.stock, &stock);
                prop_assert_eq!(reading.extent, Extent::Whole);
            }
        }
    }
}
