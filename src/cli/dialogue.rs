//! Conversations in which something is made step by step: what a guide answers, and the one loop that asks.

use fleetsheet::lang::{Lang, PerLang};
use fleetsheet::ui::{Diagnostic, Excerpt};

use super::ask::{Answer, Asker, Listener, lines};
use super::stop::Stop;
use super::{input, say};

/// Makes something by questions and answers. Reads and prints nothing.
pub(crate) trait Guide {
    /// What is made.
    type Made;

    /// What a person is told at first.
    fn welcome(&self, lang: Lang) -> String;

    /// What there is so far.
    fn picture(&self, lang: Lang) -> String;

    /// The next question.
    fn question(&self, lang: Lang) -> String;

    /// Takes an answer in.
    fn answer(&mut self, reply: Reply<'_>) -> Turn<Self::Made>;

    /// Whether nothing is left to ask but whether it is right so.
    fn is_whole(&self) -> bool;

    /// Why nothing comes of it when it ends now.
    fn unfinished(&self) -> PerLang<String>;
}

/// What was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reply<'t> {
    /// Enter alone.
    Nothing,
    /// What can be said?
    Help,
    /// Show what there is.
    Show,
    /// The last answer was not meant so.
    Back,
    /// There is no more of this, or all is right.
    Done,
    /// Leave without making anything.
    Leave,
    /// Anything else.
    Text(&'t str),
}

impl<'t> Reply<'t> {
    /// Reads a line; the words of both languages are understood.
    pub(crate) fn read(line: &'t str) -> Self {
        let line = line.trim();
        match line.to_lowercase().as_str() {
            "" => Self::Nothing,
            "help" | "aide" | "?" => Self::Help,
            "show" | "montrer" => Self::Show,
            "back" | "retour" => Self::Back,
            "done" | "fini" => Self::Done,
            "quit" | "exit" | "quitter" => Self::Leave,
            _ => Self::Text(line),
        }
    }
}

/// What an answer came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Turn<M> {
    /// It is taken in: ask on.
    Next,
    /// Show what there is, ask on.
    Show,
    /// Say this, ask on.
    Say(PerLang<&'static str>),
    /// The answer is wrong: say why, ask again.
    Refused(PerLang<String>),
    /// The whole thing is made.
    Finished(M),
    /// Whoever answers wants to leave.
    Left,
}

/// Asks until the thing is made.
///
/// A person is shown what there is, and may try again; a script ends at its first wrong line, and is not asked whether
/// it meant what it said.
pub(crate) fn hold<G: Guide>(mut guide: G, lang: Lang) -> Result<G::Made, Stop> {
    let mut asker = Asker::new()?;
    let listener = Asker::listener();
    let show = |text: &str| {
        if listener == Listener::Person {
            say::note(text);
        }
    };
    show(&guide.welcome(lang));
    let mut line = 0;
    loop {
        let answer = if guide.is_whole() && listener == Listener::Script {
            Answer::Text("done".to_owned())
        } else {
            asker.ask(&format!("{}> ", guide.question(lang)), lang)?
        };
        let Answer::Text(answer) = answer else { return Err(unfinished(&guide)) };
        for text in lines(&answer) {
            line += 1;
            match guide.answer(Reply::read(text)) {
                Turn::Finished(made) => return Ok(made),
                Turn::Left => return Err(unfinished(&guide)),
                Turn::Next => {}
                Turn::Show => show(&guide.picture(lang)),
                Turn::Say(text) => show(text.get(lang)),
                Turn::Refused(why) => refuse(listener, Diagnostic::error(why), (line, text), lang)?,
            }
        }
    }
}

fn refuse(
    listener: Listener,
    why: Diagnostic,
    (line, text): (usize, &str),
    lang: Lang,
) -> Result<(), Stop> {
    match listener {
        Listener::Person => {
            say::faults(&[why], lang);
            Ok(())
        }
        Listener::Script => Err(Stop::bad(why.at(Excerpt::of_line(input::STDIN, line, text)))),
    }
}

fn unfinished<G: Guide>(guide: &G) -> Stop {
    Stop::bad(Diagnostic::error(guide.unfinished()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_is_understood_in_both_languages() {
        for (en, fr, reply) in [
            ("help", "aide", Reply::Help),
            ("show", " montrer ", Reply::Show),
            ("back", "Retour", Reply::Back),
            ("DONE", "fini", Reply::Done),
            ("quit", "quitter", Reply::Leave),
            ("", "  ", Reply::Nothing),
            (" A1 ", "A1", Reply::Text("A1")),
        ] {
            assert_eq!((Reply::read(en), Reply::read(fr)), (reply, reply));
        }
    }
}
