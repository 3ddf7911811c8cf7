use std::fmt::Write as _;

use super::excerpt::{Excerpt, clean};
use super::style::{ERROR, HINT, STRONG, WARNING, paint};
use crate::lang::{Describe, Forms, Lang, PerLang};
use crate::source::{Fault, Faults, Severity, Source};

/// One message for people, in both languages: what is wrong, where, how to mend it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Error or warning.
    pub severity: Severity,
    /// The audit code of the rule it breaks, such as `F05` (rules.md §5).
    pub code: Option<&'static str>,
    /// What is wrong, in lower case and without a full stop.
    pub message: PerLang<String>,
    /// Where it is wrong.
    pub excerpt: Option<Excerpt>,
    /// How to mend it.
    pub hints: Vec<PerLang<String>>,
}

impl Diagnostic {
    /// An error that stands in no text.
    pub fn error(message: PerLang<String>) -> Self {
        Self { severity: Severity::Error, code: None, message, excerpt: None, hints: Vec::new() }
    }

    /// A warning that stands in no text.
    pub fn warning(message: PerLang<String>) -> Self {
        Self { severity: Severity::Warning, ..Self::error(message) }
    }

    /// The same with one more hint.
    #[must_use]
    pub fn hint(mut self, hint: PerLang<String>) -> Self {
        self.hints.push(hint);
        self
    }

    /// The same, said of a named text.
    #[must_use]
    pub fn at(mut self, excerpt: Excerpt) -> Self {
        self.excerpt = Some(excerpt);
        self
    }

    /// A fault with the line it stands in, taken from whichever of the texts bears its source's name.
    pub fn of<K: Describe>(fault: &Fault<K>, texts: &[&Source]) -> Self {
        let text = texts.iter().find(|text| text.name == fault.source).copied();
        Self {
            severity: fault.severity,
            code: None,
            message: PerLang::of(&fault.kind),
            excerpt: Some(Excerpt::new(&fault.source, fault.place, text)),
            hints: Vec::new(),
        }
    }

    /// Every fault of a text, in order; those that are shown with the line they stand in.
    pub fn all<K: Describe>(faults: &Faults<K>, texts: &[&Source]) -> Vec<Self> {
        let of = |(n, fault)| Self::of(fault, if n < MOST_SHOWN { texts } else { &[] });
        faults.0.iter().enumerate().map(of).collect()
    }

    /// The message as it is shown, styled, with a line break at its end.
    pub fn render(&self, lang: Lang) -> String {
        let (style, word) = match self.severity {
            Severity::Error => (ERROR, lang.pick("error", "erreur")),
            Severity::Warning => (WARNING, lang.pick("warning", "avertissement")),
        };
        let colon = lang.pick(":", " :");
        let message = paint(STRONG, clean(self.message.get(lang)));
        let code = self.code.map(|code| format!("[{code}]")).unwrap_or_default();
        let mut out = format!("{}{colon} {message}\n", paint(style, word.to_owned() + &code));
        if let Some(excerpt) = &self.excerpt {
            out += &excerpt.render(self.severity);
        }
        for hint in &self.hints {
            let label = lang.pick("hint:", "conseil :");
            let _ = writeln!(out, "  {} {}", paint(HINT, label), clean(hint.get(lang)));
        }
        out
    }
}

const ERRORS: Forms = Forms { en: ("error", "errors"), fr: ("erreur", "erreurs") };
const WARNINGS: Forms =
    Forms { en: ("warning", "warnings"), fr: ("avertissement", "avertissements") };
const MORE: Forms = Forms { en: ("more", "more"), fr: ("autre", "autres") };

/// Messages that are shown; nobody reads more, and a text that is no such file may have a hundred thousand.
pub const MOST_SHOWN: usize = 100;

/// All messages, with an empty line between two, and a closing count where there are several; of very many, the first.
pub fn render(diagnostics: &[Diagnostic], lang: Lang) -> String {
    let first = diagnostics.iter().take(MOST_SHOWN);
    let mut shown: Vec<String> = first.map(|diagnostic| diagnostic.render(lang)).collect();
    if diagnostics.len() > MOST_SHOWN {
        let more = diagnostics.len() - MOST_SHOWN;
        let (and, more) = (lang.pick("and", "et"), MORE.counted(lang, more as u64));
        shown.push(format!("… {and} {more}\n"));
    }
    if diagnostics.len() > 1 {
        shown.push(format!("{}\n", closing_count(diagnostics, lang)));
    }
    shown.join("\n")
}

/// `3 errors and 1 warning in my.toml`; `3 erreurs et 1 avertissement dans my.toml`.
pub fn closing_count(diagnostics: &[Diagnostic], lang: Lang) -> String {
    let counted = |severity, word: Forms| {
        let n = diagnostics.iter().filter(|diagnostic| diagnostic.severity == severity).count();
        (n > 0).then(|| word.counted(lang, n as u64))
    };
    let counts = [counted(Severity::Error, ERRORS), counted(Severity::Warning, WARNINGS)];
    let counts: Vec<String> = counts.into_iter().flatten().collect();
    let total = crate::lang::list(lang, &counts);
    let mut names =
        diagnostics.iter().filter_map(|diagnostic| Some(diagnostic.excerpt.as_ref()?.source()));
    match names.next() {
        Some(name) if names.all(|other| other == name) => {
            format!("{total} {} {}", lang.pick("in", "dans"), clean(name))
        }
        _ => total,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::both;
    use crate::source::Place;

    struct UnknownKey {
        key: &'static str,
    }

    impl Describe for UnknownKey {
        fn describe(&self, lang: Lang) -> String {
            format!("{} `{}`", lang.pick("unknown key", "clé inconnue :"), self.key)
        }
    }

    #[test]
    fn a_fault_is_shown_like_a_compiler_shows_it() {
        let text = Source::new("my.toml", "name = \"x\"\ntuoch = \"none\"\n");
        let fault = |key, place, severity| Fault {
            source: "my.toml".into(),
            place,
            kind: UnknownKey { key },
            severity,
        };
        let faults = Faults(vec![
            fault("tuoch", Some(Place { line: 2, column: 1 }), Severity::Error),
            fault("tuch", None, Severity::Warning),
        ]);
        let mut shown = Diagnostic::all(&faults, &[&text]);
        shown[0] = shown[0]
            .clone()
            .hint(both("`preset show` lists the keys", "`preset show` donne les clés"));
        let french = anstream::adapter::strip_str(&render(&shown, Lang::Fr)).to_string();
        let shown = render(&shown, Lang::En);
        let expected = "\
error: unknown key `tuoch`
 --> my.toml:2:1
  |
2 | tuoch = \"none\"
  | ^^^^^
  hint: `preset show` lists the keys

warning: unknown key `tuch`
 --> my.toml

1 error and 1 warning in my.toml
";
        assert_eq!(anstream::adapter::strip_str(&shown).to_string(), expected);
        assert!(shown.starts_with("\u{1b}[1m\u{1b}[31merror"), "{shown:?}");
        let expected = "\
erreur : clé inconnue : `tuoch`
 --> my.toml:2:1
  |
2 | tuoch = \"none\"
  | ^^^^^
  conseil : `preset show` donne les clés

avertissement : clé inconnue : `tuch`
 --> my.toml

1 erreur et 1 avertissement dans my.toml
";
        assert_eq!(french, expected);
    }

    #[test]
    fn of_very_many_messages_the_first_are_shown_and_all_are_counted() {
        let many: Vec<Diagnostic> =
            (0..250).map(|n| Diagnostic::error(both(format!("fault {n}"), "faute"))).collect();
        let shown = anstream::adapter::strip_str(&render(&many, Lang::En)).to_string();
        assert!(shown.contains("fault 99\n") && !shown.contains("fault 100\n"));
        assert!(shown.ends_with("… and 150 more\n\n250 errors\n"), "{shown}");
        assert!(render(&many, Lang::Fr).ends_with("… et 150 autres\n\n250 erreurs\n"));
    }
}
