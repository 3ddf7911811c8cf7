//! `fleetsheet seal`: promise not to move anything, and check that the promise was kept.

use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use fleetsheet::journal::{Salt, Seal, SealFile};
use fleetsheet::lang::{Lang, PerLang, both};
use fleetsheet::rules::Presets;
use fleetsheet::source::LettersFault;
use fleetsheet::ui::Diagnostic;

use super::args::{EvidenceArgs, OutputArgs, SealArgs};
use super::choice::{Choice, contradiction};
use super::layout_file::{self, FromFile};
use super::order::{invalid, output};
use super::output::{Content, Existing, Target};
use super::stop::Stop;
use super::{input, luck, say};

/// What is to be done with a layout.
enum Errand {
    /// It is sealed.
    Seal {
        /// Where the seal file goes.
        target: Target,
        /// What becomes of one that is there.
        existing: Existing,
    },
    /// It is held against a seal.
    Check {
        /// The seal, and the salt or where it stands.
        evidence: Evidence,
    },
}

/// What a layout is held against.
enum Evidence {
    /// A seal file, and the seal that was given, where somebody wrote it down.
    File { path: PathBuf, given: Option<Seal> },
    /// Both as they were copied.
    Codes { seal: Seal, salt: Salt },
}

/// Seals a layout, or checks one.
pub(crate) fn run(args: SealArgs, presets: &Presets, lang: Lang) -> Result<(), Stop> {
    let SealArgs { layout: path, preset, output, evidence } = args;
    let errand = errand(&path, output, evidence)?;
    let layout = layout_file::read(&path, &Choice::of_file(preset), presets, lang)?;
    match errand {
        Errand::Seal { target, existing } => seal(&path, &layout, &target, existing, lang),
        Errand::Check { evidence } => check(&path, &layout, evidence, lang),
    }
}

/// A seal file that somebody hands in.
pub(crate) fn read(path: &Path) -> Result<SealFile, Stop> {
    let source = input::read(path)?;
    SealFile::read(&source).map_err(|faults| Stop::bad_text(&faults, &[&source]))
}

/// A layout that is not the one of its seal (`F50`).
pub(crate) fn not_sealed(layout: &Path, seal: &Seal) -> Diagnostic {
    let layout = layout.display();
    let message = both(
        format!("`{layout}` is not the layout that was sealed as {seal}"),
        format!("`{layout}` n'est pas la disposition scellée par {seal}"),
    );
    let hint = both(
        "no code is mistyped: something was moved, or layout, seal and salt are not of one game",
        "aucun code n'est mal recopié : quelque chose a bougé, ou disposition, scellé et sel ne vont pas ensemble",
    );
    Diagnostic { code: Some("F50"), ..Diagnostic::error(message) }.hint(hint)
}

fn errand(layout: &Path, to: OutputArgs, against: EvidenceArgs) -> Result<Errand, Stop> {
    let (target, existing) = output(to);
    let asked = [
        ("--check", against.check.is_some()),
        ("--seal", against.seal.is_some()),
        ("--salt", against.salt.is_some()),
    ];
    let Some((asked, _)) = asked.into_iter().find(|(_, asked)| *asked) else {
        let target = target.unwrap_or_else(|| Target::File(layout.with_extension("seal")));
        return Ok(Errand::Seal { target, existing });
    };
    let why = PerLang { en: "a check writes nothing", fr: "une vérification n'écrit rien" };
    match (target, existing) {
        (Some(_), _) => Err(contradiction(asked, "--output", &why)),
        (None, Existing::Replace) => Err(contradiction(asked, "--force", &why)),
        (None, Existing::Keep) => Ok(Errand::Check { evidence: evidence(against, asked)? }),
    }
}

fn evidence(against: EvidenceArgs, asked: &str) -> Result<Evidence, Stop> {
    let seal = against.seal.map(|code| copied("--seal", &code)).transpose()?;
    let salt = against.salt.map(|code| copied("--salt", &code)).transpose()?;
    match (against.check, seal, salt) {
        (Some(_), _, Some(_)) => {
            let why = PerLang { en: "the file holds the salt", fr: "le fichier contient le sel" };
            Err(contradiction("--check", "--salt", &why))
        }
        (Some(path), given, None) => Ok(Evidence::File { path, given }),
        (None, Some(seal), Some(salt)) => Ok(Evidence::Codes { seal, salt }),
        (None, ..) => Err(half(asked)),
    }
}

/// A code from the command line.
pub(crate) fn copied<T: FromStr<Err = LettersFault>>(option: &str, code: &str) -> Result<T, Stop> {
    let hint = both(
        "copy it again: a slip does not mean that a ship was moved",
        "recopiez-le : une faute de copie ne veut pas dire qu'un navire a bougé",
    );
    code.parse().map_err(|fault| Stop::bad(invalid(option, &fault).hint(hint)))
}

/// A seal without a salt, or a salt without a seal.
fn half(option: &str) -> Stop {
    let message = both(
        format!("`{option}` is not enough: a check needs the seal and the salt"),
        format!("`{option}` ne suffit pas : une vérification demande le scellé et le sel"),
    );
    Stop::bad(Diagnostic::error(message).hint(both(
        "give `--seal` and `--salt`, or the seal file that holds both: `--check FILE`",
        "donnez `--seal` et `--salt`, ou le fichier du scellé qui contient les deux : `--check FILE`",
    )))
}

fn seal(
    path: &Path,
    FromFile { rules, layout, .. }: &FromFile,
    target: &Target,
    existing: Existing,
    lang: Lang,
) -> Result<(), Stop> {
    refuse_to_replace(path, target, existing)?;
    target.check(existing, Content::Text)?;
    let salt = luck::salt()?;
    let file = SealFile { seal: Seal::of(layout, rules, &salt), salt };
    target.write(existing, file.write(lang).as_bytes())?;
    let written = target.written(lang);
    say::note(&lang.pick(
        format!("{written}: it stays secret until the game is over, then goes to the other player with the layout"),
        format!("{written} : il reste secret jusqu'à la fin de la partie, puis va à l'adversaire avec la disposition"),
    ));
    if *target != Target::Stdout {
        let (name, colon) = (lang.pick("seal", "scellé"), lang.pick(":", " :"));
        say::out(&format!("{name}{colon} {}\n", file.seal))?;
    }
    say::note(lang.pick(
        "give the seal to the other player before the first shot, and move nothing from now on",
        "donnez le scellé à l'adversaire avant le premier tir, et ne déplacez plus rien",
    ));
    Ok(())
}

/// Keeps the layout, and the salt of an earlier promise, from being written over.
fn refuse_to_replace(layout: &Path, target: &Target, existing: Existing) -> Result<(), Stop> {
    let Target::File(path) = target else { return Ok(()) };
    let name = path.display();
    if fs::canonicalize(path).is_ok_and(|path| fs::canonicalize(layout).ok() == Some(path)) {
        let message = both(
            format!("`{name}` is the layout itself"),
            format!("`{name}` est la disposition elle-même"),
        );
        return Err(Stop::bad(Diagnostic::error(message).hint(both(
            "give the seal a file of its own with `-o`",
            "donnez au scellé son propre fichier avec `-o`",
        ))));
    }
    if existing == Existing::Replace || !target.is_taken() {
        return Ok(());
    }
    let message = both(
        format!(
            "`{name}` is there already, and a seal that was given away is worth nothing without its salt"
        ),
        format!("`{name}` existe déjà, et un scellé déjà donné ne vaut rien sans son sel"),
    );
    Err(Stop::failed(Diagnostic::error(message).hint(both(
        "for another game, give another name with `-o`; `--force` replaces it, and breaks the promise made with it",
        "pour une autre partie, donnez un autre nom avec `-o` ; `--force` le remplace, et rompt la promesse déjà faite",
    ))))
}

fn check(path: &Path, from: &FromFile, evidence: Evidence, lang: Lang) -> Result<(), Stop> {
    let (file, given) = match evidence {
        Evidence::Codes { seal, salt } => return hold(path, from, &SealFile { seal, salt }, lang),
        Evidence::File { path, given } => (path, given),
    };
    let sealed = read(&file)?;
    if let Some(given) = &given
        && *given != sealed.seal
    {
        return Err(Stop::No { because: vec![other_seal(&file, &sealed.seal, given)] });
    }
    hold(path, from, &sealed, lang)?;
    if given.is_none() {
        say::note(lang.pick(
            "compare it with the seal that was given before the first shot, or check that one: `--seal CODE`",
            "comparez-le au scellé donné avant le premier tir, ou vérifiez celui-là : `--seal CODE`",
        ));
    }
    Ok(())
}

/// Holds a layout against a seal with its salt.
fn hold(
    path: &Path,
    FromFile { rules, layout, .. }: &FromFile,
    SealFile { seal, salt }: &SealFile,
    lang: Lang,
) -> Result<(), Stop> {
    if !seal.matches(layout, rules, salt) {
        return Err(Stop::No { because: vec![not_sealed(path, seal)] });
    }
    let name = path.display();
    say::out(&lang.pick(
        format!("{name}: the layout that was sealed as {seal}\n"),
        format!("{name} : la disposition scellée par {seal}\n"),
    ))
}

/// A seal file that was made after another seal was given away (`F50`).
fn other_seal(file: &Path, found: &Seal, given: &Seal) -> Diagnostic {
    let file = file.display();
    let message = both(
        format!("the seal in `{file}` is {found}, not {given}"),
        format!("le scellé de `{file}` est {found}, pas {given}"),
    );
    let hint = both(
        "neither code is mistyped: the file is of another game, or was made anew after the seal was given",
        "aucun des deux n'est mal recopié : le fichier est d'une autre partie, ou refait après que le scellé a été donné",
    );
    Diagnostic { code: Some("F50"), ..Diagnostic::error(message) }.hint(hint)
}
