//! `fleetsheet game add`: lines are judged, written to disk, then told.

use std::io::{self, BufRead, IsTerminal};
use std::path::Path;

use fleetsheet::journal::store::Store;
use fleetsheet::journal::{
    Attack, Completed, Defence, Entry, Event, Game, Line, Side, Standing, State,
};
use fleetsheet::lang::{Lang, PerLang, both};
use fleetsheet::report::Call;
use fleetsheet::source::{Severity, Source};
use fleetsheet::ui::{Diagnostic, Excerpt};

use super::input::{DASH, STDIN, no_input};
use super::reply::{defence, gun_without_aircraft};
use super::stop::Stop;
use super::{answer, journal_file, say};

/// Runs the command.
pub(crate) fn run(
    file: &Path,
    lines: &[String],
    standing: Standing,
    gun: Option<&str>,
    lang: Lang,
) -> Result<(), Stop> {
    let (game, store) = journal_file::open(file, lang)?;
    let defence = defence(gun, game.table().rules.grid())?;
    let mut clerk = Clerk { game, store, standing, defence, lang };
    match lines {
        [] => clerk.take_stdin(),
        [only] if only == DASH => clerk.take_stdin(),
        lines => {
            let mut numbered = lines.iter().enumerate();
            numbered.try_for_each(|(at, line)| clerk.take("<line>", at + 1, line))
        }
    }
}

/// Who writes the journal.
struct Clerk {
    game: Game,
    store: Store,
    standing: Standing,
    defence: Defence,
    lang: Lang,
}

impl Clerk {
    /// Takes in lines as they come; the first that is refused ends it.
    fn take_stdin(&mut self) -> Result<(), Stop> {
        if io::stdin().is_terminal() {
            say::note(self.lang.pick(
                "one line at a time, such as `us salvo I7 E3 C10 -> none`; Ctrl-D ends",
                "une ligne à la fois, comme `us salvo I7 E3 C10 -> rien` ; Ctrl-D termine",
            ));
        }
        for (at, bytes) in io::stdin().lock().split(b'\n').enumerate() {
            let bytes = bytes.map_err(|error| Stop::io(no_input(), &error))?;
            let line = String::from_utf8_lossy(&bytes);
            if !line.trim().is_empty() {
                self.take(STDIN, at + 1, line.trim_end())?;
            }
        }
        Ok(())
    }

    fn take(&mut self, name: &str, number: usize, text: &str) -> Result<(), Stop> {
        let entry = self.game.parse(text).map_err(|error| {
            let source = Source::new(name, "\n".repeat(number - 1) + text);
            Stop::bad(journal_file::of_line(&error, number, &source))
        })?;
        let standing =
            if self.standing == Standing::Forced { Standing::Forced } else { entry.standing };
        let (line, answered) = match entry.line {
            Line::Event(event) => {
                if self.defence != Defence::HoldFire && !comes_by_air(&event) {
                    return Err(gun_without_aircraft());
                }
                let completed = self.game.state().complete(self.game.table(), event, self.defence);
                (Line::Event(completed.event.clone()), Some(completed))
            }
            other => (other, None),
        };
        let entry = Entry { line, standing };
        self.judge(&entry, name, number, text)?;
        let before = self.game.state().clone();
        let written = self.game.write(&entry);
        self.store
            .append(&written)
            .map_err(|error| journal_file::stop(self.store.path(), error))?;
        self.game.accept(entry).map_err(|fault| misplaced(&PerLang::of(&fault)))?;
        self.tell(&written, answered.as_ref(), &before)
    }

    /// A line that breaks a rule is refused, unless it is forced; what is only unwise is told.
    fn judge(&self, entry: &Entry, name: &str, number: usize, text: &str) -> Result<(), Stop> {
        let breaches =
            self.game.judge(&entry.line).map_err(|fault| misplaced(&PerLang::of(&fault)))?;
        let rules = &self.game.table().rules;
        let at = |breach| {
            let told = journal_file::of_breach(breach, rules, &self.game.header().names);
            told.at(Excerpt::of_line(name, number, text))
        };
        let mut because: Vec<Diagnostic> = breaches.iter().map(at).collect();
        let forbidden = because.iter().any(|told| told.severity == Severity::Error);
        if !forbidden || entry.standing == Standing::Forced {
            for told in &mut because {
                told.severity = Severity::Warning;
            }
            say::faults(&because, self.lang);
            return Ok(());
        }
        if let Some(last) = because.last_mut() {
            last.hints.push(both(
                "the line was not recorded; if it happened on paper all the same, add it with `--force`",
                "la ligne n'a pas été enregistrée ; si cela s'est tout de même passé sur papier, ajoutez-la avec `--force`",
            ));
        }
        Err(Stop::BadData { because })
    }

    fn tell(
        &self,
        written: &str,
        completed: Option<&Completed>,
        before: &State,
    ) -> Result<(), Stop> {
        let (state, table) = (self.game.state(), self.game.table());
        let mut text = match completed {
            Some(_) => format!("{} {written}\n", state.events),
            None => format!("{written}\n"),
        };
        if let Some(Completed { event, answer: Some(answer) }) = completed
            && event.side == Side::Them
            && let Some(attack) = event.attack()
        {
            let lines = answer::lines(answer, &attack.call, (before, state), table, self.lang);
            for line in lines {
                text.extend(["  ", &line, "\n"]);
            }
        }
        if let Some(owed) = state.owed {
            text += self.lang.pick("  the answer is owed: ", "  la réponse est due : ");
            text.extend(["`fix ", &owed.to_string(), " -> …`\n"]);
        }
        if let Some(outcome) = state.outcome.filter(|_| state.outcome != before.outcome) {
            text += &(outcome.describe(&self.game.header().names, self.lang) + "\n");
        }
        say::out(&text)
    }
}

/// Whether the enemy sends an aircraft and nobody has answered yet.
fn comes_by_air(event: &Event) -> bool {
    let flies = |attack: &Attack| matches!(attack.call, Call::Flight { .. });
    event.side == Side::Them && event.attack().is_some_and(flies)
}

fn misplaced(message: &PerLang<String>) -> Stop {
    Stop::bad(Diagnostic::error(message.clone()))
}
