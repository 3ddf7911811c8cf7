use fleetsheet::rules::{Presets, Ruleset};

use super::*;

fn rules(name: &str) -> Ruleset {
    Presets::builtin().load(name, &[]).unwrap()
}

fn said(guide: &mut InventoryGuide<'_>, answers: &str) -> Turn<Stock> {
    let mut turn = Turn::Show;
    for answer in answers.split(' ') {
        turn = guide.answer(Reply::read(answer));
    }
    turn
}

fn refused(turn: Turn<Stock>) -> String {
    match turn {
        Turn::Refused(why) => why.en,
        other => panic!("{other:?}"),
    }
}

#[test]
fn fig_3_is_bought_answer_by_answer() {
    let (open, fixed) = (rules("phillips"), rules("phillips-fig3"));
    let mut guide = InventoryGuide::new(Shop::of(&open).unwrap());
    assert_eq!(guide.question(Lang::En), "aircraft carriers, 4 points each, 160 points left [0]");
    assert_eq!(said(&mut guide, "2 4 4 10 16 20 16 6 2"), Turn::Next);
    assert_eq!(guide.question(Lang::En), "salvoes, 1 point each, 14 points left [14]");
    assert_eq!(guide.answer(Reply::read("")), Turn::Show);
    assert!(guide.is_whole());
    let Turn::Finished(stock) = guide.answer(Reply::read("")) else { panic!() };
    assert_eq!(Some(stock), Stock::fixed(&fixed));
    let mut set = InventoryGuide::new(Shop::of(&fixed).unwrap());
    assert!(set.is_whole());
    assert!(matches!(set.answer(Reply::read("done")), Turn::Finished(_)));
}

#[test]
fn too_much_is_refused_and_too_few_ships_after_the_last_class() {
    let rules = rules("phillips");
    let mut guide = InventoryGuide::new(Shop::of(&rules).unwrap());
    let why = refused(guide.answer(Reply::read("41")));
    assert_eq!(why, "41 aircraft carriers cost 164 points, and 160 are left: at most 40");
    let why = refused(guide.answer(Reply::read("26")));
    assert_eq!(why, "ships cost 104 points, 4 too many: it must be between 60 and 100");
    assert_eq!(said(&mut guide, "2 4 4 10"), Turn::Next);
    let why = refused(guide.answer(Reply::read("3")));
    assert_eq!(why, "ships cost 59 points, 1 too few: it must be between 60 and 100");
    assert_eq!(guide.answer(Reply::read("4")), Turn::Next);
}

#[test]
fn one_thing_and_one_point_take_the_singular() {
    let rules = rules("phillips");
    let mut guide = InventoryGuide::new(Shop::of(&rules).unwrap());
    said(&mut guide, "2 4 4 10 16 87 0");
    assert_eq!(guide.question(Lang::En), "bombers, 3 points each, 1 point left [0]");
    assert_eq!(guide.question(Lang::Fr), "bombardiers, 3 points pièce, 1 point restant [0]");
    let Turn::Refused(why) = guide.answer(Reply::read("1")) else { panic!() };
    assert_eq!(why.en, "1 bomber costs 3 points, and 1 is left: at most 0");
    assert_eq!(why.fr, "1 bombardier coûte 3 points, et il en reste 1 : 0 au plus");
}

#[test]
fn going_back_keeps_what_was_said_after() {
    let rules = rules("phillips");
    let mut guide = InventoryGuide::new(Shop::of(&rules).unwrap());
    said(&mut guide, "2 4 4 10 16 20 16 6 2 14 back back back");
    assert_eq!(guide.question(Lang::En), "bombers, 3 points each, 18 points left [6]");
    assert_eq!(guide.answer(Reply::read("5")), Turn::Next);
    assert_eq!(guide.question(Lang::En), "atom bombers, 10 points each, 23 points left [2]");
    assert_eq!(said(&mut guide, "2"), Turn::Next);
    assert_eq!(guide.question(Lang::En), "salvoes, 1 point each, 17 points left [14]");
    assert_eq!(said(&mut guide, "17"), Turn::Show);
    assert!(matches!(guide.answer(Reply::read("done")), Turn::Finished(_)));
    assert_eq!(
        refused(InventoryGuide::new(Shop::of(&rules).unwrap()).answer(Reply::read("back"))),
        "this is the first"
    );
}

#[test]
fn what_is_no_number_changes_nothing() {
    let rules = rules("phillips");
    let mut guide = InventoryGuide::new(Shop::of(&rules).unwrap());
    for wrong in ["two", "-1", "1,5", "1.5", "99999999999", "done"] {
        assert!(
            refused(guide.answer(Reply::read(wrong)))
                .starts_with(&format!("`{wrong}` is no whole number"))
        );
    }
    assert_eq!(guide.next().en, "aircraft carriers");
    assert_eq!(guide.answer(Reply::read("?")), Turn::Say(HELP));
    assert_eq!(guide.answer(Reply::read("QUIT")), Turn::Left);
}

#[test]
fn french_is_spoken_and_understood() {
    let rules = rules("phillips");
    let mut guide = InventoryGuide::new(Shop::of(&rules).unwrap());
    let question = "porte-avions, 4 points pièce, 160 points restants [0]";
    assert_eq!(guide.question(Lang::Fr), question);
    let Turn::Refused(why) = guide.answer(Reply::read("41")) else { panic!() };
    assert_eq!(why.fr, "41 porte-avions coûtent 164 points, et il en reste 160 : 40 au plus");
    assert_eq!(said(&mut guide, "2 retour"), Turn::Next);
    assert_eq!(guide.answer(Reply::read("montrer")), Turn::Show);
    assert_eq!(guide.answer(Reply::read("Aide")), Turn::Say(HELP));
    assert_eq!(said(&mut guide, "2 4 4 10 16 20 16 6 2 14"), Turn::Show);
    assert!(matches!(guide.answer(Reply::read("fini")), Turn::Finished(_)));
    assert_eq!(guide.answer(Reply::read("quitter")), Turn::Left);
}
