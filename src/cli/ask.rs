//! Questions to whoever sits at the keyboard; the only place that knows rustyline.

use std::io::{self, BufRead, IsTerminal};

use fleetsheet::lang::{Lang, both};
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use super::stop::Stop;
use super::{input, say};

/// Where answers come from.
pub(crate) enum Asker {
    /// A terminal, with a line editor.
    Terminal {
        /// The editor.
        editor: Box<DefaultEditor>,
    },
    /// A file or a pipe, or a terminal whose output goes elsewhere: lines as they come.
    Plain,
}

/// What came back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// One or more lines.
    Text(String),
    /// There are no more.
    End,
}

/// Who is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Listener {
    /// Somebody who can answer again.
    Person,
    /// A file or a pipe.
    Script,
}

/// The lines of an answer: one without a letter in it where somebody only pressed Enter.
pub(crate) fn lines(answer: &str) -> impl Iterator<Item = &str> {
    let empty = answer.is_empty().then_some("");
    empty.into_iter().chain(answer.lines())
}

impl Asker {
    /// The one that suits standard input and output.
    pub(crate) fn new() -> Result<Self, Stop> {
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return Ok(Self::Plain);
        }
        let editor = DefaultEditor::new().map_err(|error| failed(error.to_string()))?;
        Ok(Self::Terminal { editor: Box::new(editor) })
    }

    /// Who is asked.
    pub(crate) fn listener() -> Listener {
        if io::stdin().is_terminal() { Listener::Person } else { Listener::Script }
    }

    /// Asks a question.
    pub(crate) fn ask(&mut self, prompt: &str, lang: Lang) -> Result<Answer, Stop> {
        match self {
            Self::Terminal { editor } => edited(editor, prompt, lang),
            Self::Plain => {
                if io::stdin().is_terminal() {
                    say::note(prompt);
                }
                plain()
            }
        }
    }
}

/// Ctrl-C throws the line away, and twice in a row leaves.
fn edited(editor: &mut DefaultEditor, prompt: &str, lang: Lang) -> Result<Answer, Stop> {
    let once_more = lang.pick("(Ctrl-C once more leaves)", "(encore Ctrl-C pour quitter)");
    for last_try in [false, true] {
        match editor.readline(prompt) {
            Ok(line) => {
                // A history that is full or refuses a line is no reason to stop.
                let _ = editor.add_history_entry(&line);
                return Ok(Answer::Text(line));
            }
            Err(ReadlineError::Interrupted) if !last_try => say::note(once_more),
            Err(ReadlineError::Interrupted | ReadlineError::Eof) => return Ok(Answer::End),
            Err(error) => return Err(failed(error.to_string())),
        }
    }
    Ok(Answer::End)
}

fn plain() -> Result<Answer, Stop> {
    let mut line = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut line);
    match read.map_err(|error| Stop::io(input::no_input(), &error))? {
        0 => Ok(Answer::End),
        _ => Ok(Answer::Text(String::from_utf8_lossy(&line).into_owned())),
    }
}

fn failed(reason: String) -> Stop {
    Stop::io(
        both("cannot read the terminal", "impossible de lire le terminal"),
        &io::Error::other(reason),
    )
}
