mod law;
mod oracle;

use std::fmt::Write as _;

use crate::rules::Ruleset;
use crate::source::Source;

/// A board with its fleet, and how its game tells things.
pub(super) struct Match<'a> {
    pub(super) width: u8,
    pub(super) height: u8,
    /// Sizes as presets write them, with counts.
    pub(super) fleet: &'a [(String, u32)],
    /// Switches that differ from those of [`rules`].
    pub(super) switches: &'a [(&'a str, &'a str)],
}

/// The rules of a match; none where a ship is longer than the board, which no ruleset allows.
pub(super) fn rules(game: &Match<'_>) -> Option<Ruleset> {
    let mut text = format!(
        "format = 1\nname = \"t\"\nsource = \"a test\"\ntitle = {{ en = \"T\", fr = \"T\" }}\ngrid = \"{}x{}\"\n\
         letters = \"columns\"\nupper-frame = \"home\"\nmarks = \"letters\"\n[switches]\n",
        game.width, game.height
    );
    let usual = [
        ("touch", "none"),
        ("land", "allow"),
        ("salvo", "1"),
        ("timing", "salvo"),
        ("hits", "class"),
        ("told", "totals"),
        ("sunk", "silent"),
        ("sunk-told", "salvo"),
        ("again", "no"),
        ("halo", "no"),
        ("repeat", "warn"),
        ("carrier-hit", "both"),
        ("aa", "optional"),
        ("short-salvo", "allow"),
        ("end", "fleet"),
        ("tie", "draw"),
        ("first", "agree"),
    ];
    for (key, word) in usual {
        let changed = game.switches.iter().find(|(name, _)| *name == key);
        let word = changed.map_or(word, |(_, word)| word);
        let value = if key == "salvo" && word.parse::<u32>().is_ok() {
            word.to_owned()
        } else {
            format!("\"{word}\"")
        };
        writeln!(text, "{key} = {value}").unwrap();
    }
    for (at, (size, count)) in game.fleet.iter().enumerate() {
        let noun = format!("{{ one = \"class{at}\", many = \"class{at}\" }}");
        let noun_fr = format!("{{ one = \"class{at}\", many = \"class{at}\", gender = \"m\" }}");
        let code = ["aa", "bb", "cc", "dd", "ee"][at];
        writeln!(
            text,
            "[[class]]\ncode = \"{code}\"\nsize = \"{size}\"\ncount = {count}\nen = {noun}\nfr = {noun_fr}"
        )
        .unwrap();
    }
    text += "[brief]\nen = []\nfr = []\n";
    Ruleset::read(&Source::new("t.toml", text), &[]).ok()
}
