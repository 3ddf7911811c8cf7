use super::{Fault, Place};

/// A value together with where it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct At<T> {
    /// The value.
    pub value: T,
    /// Name of the text that it comes from ([`super::Source::name`]).
    pub source: String,
    /// Where it stands there; `None` where the name says all, as with `--with touch=any`.
    pub place: Option<Place>,
}

impl<T> At<T> {
    /// Another value in the same place.
    pub fn with<U>(&self, value: U) -> At<U> {
        At { value, source: self.source.clone(), place: self.place }
    }

    /// A fault of this value.
    pub fn fault<K>(&self, kind: impl Into<K>) -> Fault<K> {
        Fault::error(self.source.clone(), self.place, kind.into())
    }
}
