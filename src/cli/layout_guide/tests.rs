use fleetsheet::rules::Presets;

use super::*;

fn rules(name: &str) -> Ruleset {
    Presets::builtin().load(name, &[]).unwrap()
}

fn refused(turn: Turn<Layout>) -> String {
    match turn {
        Turn::Refused(why) => why.en,
        other => panic!("{other:?}"),
    }
}

#[test]
fn asks_for_every_ship_and_ends_with_the_last() {
    let rules = rules("russe");
    let mut guide = LayoutGuide::new(&rules);
    assert_eq!(guide.question(Lang::En), "battleship 1x4, 1 of 1");
    assert_eq!(guide.answer(Reply::read("A1-D1")), Turn::Show);
    assert_eq!(guide.question(Lang::En), "cruiser 1x3, 1 of 2");
    assert_eq!(guide.answer(Reply::read("A3 across, a5 down")), Turn::Show);
    assert_eq!(guide.answer(Reply::read("F1-G1 f3-g3; f5-g5")), Turn::Show);
    let Turn::Finished(layout) = guide.answer(Reply::read("J10 J8 J6 J4")) else { panic!() };
    assert_eq!(layout.ships().len(), 10);
}

#[test]
fn a_refused_answer_changes_nothing() {
    let rules = rules("russe");
    let mut guide = LayoutGuide::new(&rules);
    guide.answer(Reply::read("A1-D1"));
    let before = guide.layout();
    assert!(refused(guide.answer(Reply::read("A3-C3 A4-C4"))).contains("touch"));
    assert!(refused(guide.answer(Reply::read("H9 down"))).contains("edge"));
    assert!(refused(guide.answer(Reply::read("Z3-Z5"))).contains("off the grid"));
    assert!(refused(guide.answer(Reply::read("A5"))).contains("`A5 across`"));
    assert!(refused(guide.answer(Reply::read("17"))).contains("did you mean `I7`?"));
    assert!(refused(guide.answer(Reply::read("A5-C5 down"))).contains("already"));
    assert!(refused(guide.answer(Reply::read("A3-C3 A5-C5 A7-C7"))).contains("no more cruisers"));
    assert_eq!(refused(guide.answer(Reply::read("done"))), "still to be placed: 2 cruisers");
    assert_eq!(guide.layout(), before);
    assert_eq!(guide.answer(Reply::read("back")), Turn::Show);
    assert!(refused(guide.answer(Reply::read("back"))).contains("nothing"));
}

#[test]
fn bought_fleets_end_when_their_owner_says_so() {
    let rules = rules("phillips-open");
    let mut guide = LayoutGuide::new(&rules);
    assert_eq!(
        guide.question(Lang::En),
        "aircraft carrier 2x2, number 1, or `done` (160 points left)"
    );
    assert_eq!(guide.answer(Reply::read("A1")), Turn::Show);
    for _ in 0..5 {
        assert_eq!(guide.answer(Reply::read("done")), Turn::Show);
    }
    assert_eq!(guide.answer(Reply::read("F1")), Turn::Show);
    assert_eq!(guide.answer(Reply::read("done")), Turn::Show);
    assert_eq!(guide.answer(Reply::read("A1 F1-H1")), Turn::Show);
    assert!(refused(guide.answer(Reply::read("A1"))).contains("two things"));
    guide.answer(Reply::read("done"));
    guide.answer(Reply::read("done"));
    guide.answer(Reply::read("done"));
    let Turn::Finished(layout) = guide.answer(Reply::read("done")) else { panic!() };
    assert_eq!((layout.ships().len(), layout.land().len(), layout.units().len()), (1, 1, 4));
}

#[test]
fn french_is_spoken_and_understood() {
    let rules = rules("russe");
    let mut guide = LayoutGuide::new(&rules);
    assert_eq!(guide.question(Lang::Fr), "cuirassé 1x4, 1 sur 1");
    assert_eq!(guide.answer(Reply::read("A1 droite")), Turn::Show);
    let Turn::Refused(why) = guide.answer(Reply::read("fini")) else { panic!() };
    assert_eq!(why.fr, "il reste à placer : 2 croiseurs");
    assert_eq!(guide.answer(Reply::read("MONTRER")), Turn::Show);
    assert_eq!(guide.answer(Reply::read("A3 bas")), Turn::Show);
    assert_eq!(guide.answer(Reply::read("retour")), Turn::Show);
    assert_eq!(guide.answer(Reply::read("aide")), Turn::Say(HELP));
    assert_eq!(guide.answer(Reply::read("quitter")), Turn::Left);
}
