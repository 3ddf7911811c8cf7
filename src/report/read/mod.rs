//! Reading what was answered at the table, in either language, whole sentences or single letters.

mod items;
mod shots;
mod totals;
mod window;

use super::fault::{Expected, ReportFault};
use super::words::{Kind, Lexicon, Scan, Token, Word};
use super::{Form, Report, Telling};
use crate::board::{Grid, Square};
use crate::rules::{Hits, Ruleset, Sunk};

/// Reads the reports of one game.
///
/// It knows the words of both languages at once, and is made once for a game: a single report is then read in a few
/// microseconds.
#[derive(Clone, Debug)]
pub struct Reader {
    lexicon: Lexicon,
    grid: Grid,
    totals: Telling,
    shot: Telling,
    whole_salvo: Sunk,
}

impl Reader {
    /// The reader for a game.
    pub fn new(rules: &Ruleset) -> Self {
        Self {
            lexicon: Lexicon::new(rules),
            grid: rules.grid(),
            totals: Telling::totals(rules),
            shot: Telling::shot(rules),
            whole_salvo: Telling::whole_salvo(rules),
        }
    }

    /// The report that a text is, on a call whose report has that form.
    ///
    /// # Errors
    /// The text cannot be understood, can be understood in several ways, or says what the game does not tell.
    pub fn read(&self, text: &str, form: Form) -> Result<Report, ReportFault> {
        let expected = self.expected(form);
        let tokens = Scan::of(text).tokens(text, &self.lexicon, expected)?;
        if let Some(at) = tokens.iter().position(|token| token.kind == Kind::Word(Word::ShotDown)) {
            return self.shot_down(text, &tokens, at, form);
        }
        if !tokens.iter().any(|token| matches!(token.kind, Kind::Word(_) | Kind::Thing(_))) {
            return Err(ReportFault::Empty { expected });
        }
        if let Form::Window { columns, rows } = form {
            let window = window::window(text, &tokens, usize::from(columns), usize::from(rows))?;
            return Ok(Report::Window(window));
        }
        let items = items::items(text, &tokens, expected)?;
        if items.is_empty() {
            return Err(ReportFault::Empty { expected });
        }
        match form {
            Form::Shots(fired) => {
                shots::Shots { fired, shot: self.shot, whole_salvo: self.whole_salvo }.read(items)
            }
            Form::Totals { .. } | Form::Window { .. } => {
                totals::totals(text, items, self.totals).map(Report::Totals)
            }
        }
    }

    const fn expected(&self, form: Form) -> Expected {
        match (form, self.totals.hits) {
            (Form::Totals { .. }, Hits::Class) => Expected::Classes,
            (Form::Totals { .. }, Hits::Hit) => Expected::Hits,
            (Form::Shots(_), _) => Expected::Answers,
            (Form::Window { .. }, _) => Expected::Contents,
        }
    }

    /// The aircraft was shot down: beside that nothing can be told but the square of the gun.
    fn shot_down(
        &self,
        text: &str,
        tokens: &[Token],
        place: usize,
        form: Form,
    ) -> Result<Report, ReportFault> {
        if !form.may_be_shot_down() {
            return Err(ReportFault::ShotDown { at: tokens[place].at.clone() });
        }
        let rest = &tokens[place + 1..];
        let is_idle = |token: &&Token| {
            let is_word =
                matches!(token.kind, Kind::Word(Word::Plane | Word::Article | Word::Number(1)));
            is_word || matches!(token.kind, Kind::Thing(_) | Kind::Stop | Kind::Comma)
        };
        let by = rest.iter().position(|token| token.kind == Kind::Word(Word::By));
        let (idle, gun) = rest.split_at(by.unwrap_or(rest.len()));
        if let Some(token) = tokens[..place].iter().chain(idle).find(|token| !is_idle(token)) {
            let word = text[token.at.clone()].to_owned();
            return Err(ReportFault::Misplaced {
                word,
                at: token.at.clone(),
                expected: self.expected(form),
            });
        }
        let by = gun.first().map(|by| self.gun(text, by.at.end)).transpose()?;
        Ok(Report::ShotDown { by })
    }

    /// The square of a gun, which stands at the end of the text.
    fn gun(&self, text: &str, from: usize) -> Result<Square, ReportFault> {
        let rest = text[from..].trim_end_matches(['.', '!']);
        let name = rest.trim();
        let start = from + (rest.len() - rest.trim_start().len());
        let at = start..start + name.len();
        self.grid.square(name).map_err(|error| ReportFault::Gun { error, at })
    }
}
