use std::io;

use super::args::Misread;
use fleetsheet::lang::{Describe, PerLang, both};
use fleetsheet::source::{Faults, Source};
use fleetsheet::ui::Diagnostic;

/// Why a command ended before its end.
#[derive(Debug)]
pub(crate) enum Stop {
    /// It was asked a question, and the answer is no.
    No {
        /// What speaks against it.
        because: Vec<Diagnostic>,
    },
    /// What was asked for makes no sense, or a text that it needs is wrong.
    BadData {
        /// What is wrong.
        because: Vec<Diagnostic>,
    },
    /// Something could not be read or written.
    Io {
        /// What, and why.
        because: Vec<Diagnostic>,
    },
    /// Nobody reads the output any more, which is no fault.
    ClosedPipe,
    /// The arguments name no command; clap words the message.
    Arguments {
        /// Its message, help and version included.
        message: Misread,
    },
}

/// How the program ends; the only place that knows the numbers.
impl Stop {
    /// The status that the program ends with.
    pub(crate) fn status(&self) -> u8 {
        match self {
            Self::ClosedPipe => 0,
            Self::No { .. } => 1,
            Self::BadData { .. } => 2,
            Self::Io { .. } => 3,
            Self::Arguments { message } => u8::from(message.use_stderr()) * 2,
        }
    }

    /// The status after a fault of the program itself.
    pub(crate) const OUR_FAULT: u8 = 70;

    /// A wrong argument or text, said in one message.
    pub(crate) fn bad(because: Diagnostic) -> Self {
        Self::BadData { because: vec![because] }
    }

    /// A text that cannot be used, with all its faults.
    pub(crate) fn bad_text<K: Describe>(faults: &Faults<K>, texts: &[&Source]) -> Self {
        Self::BadData { because: Diagnostic::all(faults, texts) }
    }

    /// The same as the answer to a question about the text that is wrong.
    pub(crate) fn into_answer(self) -> Self {
        match self {
            Self::BadData { because } => Self::No { because },
            other => other,
        }
    }

    /// Something that could not be read or written, said in one message.
    pub(crate) fn failed(because: Diagnostic) -> Self {
        Self::Io { because: vec![because] }
    }

    /// A failure of the system; `doing` says at what: cannot write such a file.
    pub(crate) fn io(doing: PerLang<String>, error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self::ClosedPipe;
        }
        let (PerLang { en, fr }, reason) = (doing, reason(error));
        Self::failed(Diagnostic::error(both(format!("{en}: {reason}"), format!("{fr} : {reason}"))))
    }
}

/// What the system says of an error, in the system's language and the program's own style: no capital, no number.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or(&text);
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_lowercase().chain(chars).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_error_is_told_without_its_number() {
        let error = io::Error::from_raw_os_error(28);
        assert_eq!(reason(&error), "no space left on device");
        let stop = Stop::io(both("cannot write `x`", "impossible d'écrire `x`"), &error);
        assert_eq!(stop.status(), 3);
        assert_eq!(Stop::io(both("x", "x"), &io::ErrorKind::BrokenPipe.into()).status(), 0);
    }
}
