use std::fmt;

use super::Place;
use crate::lang::{Describe, Lang};

/// Whether a fault makes a text unusable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth knowing; the text is still used.
    Warning,
    /// The text cannot be used.
    Error,
}

/// One thing that is wrong with a text, where it stands, and how to mend it.
///
/// `K` says what is wrong; it is an enum with named fields of the layer that found the fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault<K> {
    /// Name of the text it stands in ([`super::Source::name`]).
    pub source: String,
    /// Where it stands, when it stands anywhere: something missing from the whole has no place.
    pub place: Option<Place>,
    /// What is wrong.
    pub kind: K,
    /// How grave it is.
    pub severity: Severity,
}

/// All the faults of a text, in the order in which they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults<K>(pub Vec<Fault<K>>);

impl<K> Fault<K> {
    /// A fault that makes the text unusable.
    pub fn error(source: impl Into<String>, place: Option<Place>, kind: K) -> Self {
        Self { source: source.into(), place, kind, severity: Severity::Error }
    }
}

impl<K> Default for Faults<K> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K> Faults<K> {
    /// Whether any of them makes the text unusable.
    pub fn are_fatal(&self) -> bool {
        self.0.iter().any(|fault| fault.severity == Severity::Error)
    }

    /// Sorts them by place, those without one last.
    pub fn sort(&mut self) {
        self.0.sort_by_key(|fault| (fault.place.is_none(), fault.place));
    }
}

impl<K> From<Fault<K>> for Faults<K> {
    fn from(fault: Fault<K>) -> Self {
        Self(vec![fault])
    }
}

impl<K: fmt::Display> fmt::Display for Faults<K> {
    /// One fault a line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, fault) in self.0.iter().enumerate() {
            let line_break = if at == 0 { "" } else { "\n" };
            write!(f, "{line_break}{fault}")?;
        }
        Ok(())
    }
}

impl<K: fmt::Debug + fmt::Display> std::error::Error for Fault<K> {}

impl<K: fmt::Debug + fmt::Display> std::error::Error for Faults<K> {}

impl<K> Fault<K> {
    /// `file.toml:3:7`.
    fn whereabouts(&self) -> String {
        let place = self.place.map(|place| format!(":{}:{}", place.line, place.column));
        self.source.clone() + &place.unwrap_or_default()
    }
}

impl<K: fmt::Display> fmt::Display for Fault<K> {
    /// `file.toml:3:7: what is wrong`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.whereabouts(), self.kind)
    }
}

impl<K: Describe> Describe for Fault<K> {
    fn describe(&self, lang: Lang) -> String {
        let colon = lang.pick(":", " :");
        format!("{}{colon} {}", self.whereabouts(), self.kind.describe(lang))
    }
}
