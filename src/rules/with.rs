use std::ops::RangeInclusive;

use super::RuleFault;
use crate::source::{At, Fault, TableFault, Word};

/// A change of one setting for one game: `--with touch=any`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct With {
    text: String,
}

/// A change whose key has been told from its value.
#[derive(Clone, Debug)]
pub(super) struct Change {
    pub(super) key: At<String>,
    value: String,
}

impl With {
    /// The change as people write it, `key=value`; what is wrong with it shows when a preset takes it in.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }

    pub(super) fn change(&self) -> Result<Change, Box<Fault<RuleFault>>> {
        let at = At { value: (), source: format!("--with {}", self.shown()), place: None };
        match self.text.split_once('=') {
            Some((key, value)) if !key.trim().is_empty() => {
                Ok(Change { key: at.with(key.trim().to_owned()), value: value.trim().to_owned() })
            }
            _ => Err(Box::new(at.fault(RuleFault::Change))),
        }
    }

    /// On one line, whatever was written.
    fn shown(&self) -> String {
        self.text.replace(char::is_control, " ")
    }
}

impl Change {
    /// Puts the value into the place of one that is a word.
    pub(super) fn set<T: Word>(
        &self,
        slot: &mut Option<At<T>>,
        faults: &mut Vec<Fault<RuleFault>>,
    ) {
        match T::from_word(&self.value) {
            Some(value) => *slot = Some(self.key.with(value)),
            None => faults
                .push(self.key.fault(TableFault::unknown_word::<T>(&self.key.value, &self.value))),
        }
    }

    /// Puts the value into the place of one that is a whole number within bounds.
    pub(super) fn set_number(
        &self,
        slot: &mut Option<At<u32>>,
        bounds: RangeInclusive<u32>,
        faults: &mut Vec<Fault<RuleFault>>,
    ) {
        match self.value.parse().ok().filter(|value| bounds.contains(value)) {
            Some(value) => *slot = Some(self.key.with(value)),
            None => faults.push(self.key.fault(TableFault::range(
                &self.key.value,
                &self.value,
                &bounds,
            ))),
        }
    }
}
