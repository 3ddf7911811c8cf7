use crate::rules::with::Change;
use crate::rules::{
    AaFire, Again, CarrierHit, End, First, Halo, Hits, Land, Repeat, RuleFault, Salvo, ShortSalvo,
    Sunk, Switches, Tie, Timing, Told, Touch,
};
use crate::source::{At, Fault, Table};

/// Declares the switches as written from one list of their fields, types and keys.
macro_rules! draft {
    ($($field:ident: $type:ident = $key:expr),+ $(,)?) => {
        /// Every switch as written; `None` where the text does not answer it.
        #[derive(Clone, Debug, Default)]
        pub(super) struct SwitchesDraft { $(pub(super) $field: Option<At<$type>>),+ }

        impl SwitchesDraft {
            /// The keys of all switches.
            pub(super) const KEYS: &'static [&'static str] = &[$($key),+];

            /// Reads the table `[switches]`, in which each has to be answered.
            pub(super) fn read(table: &Table<'_, RuleFault>) -> Self {
                Self { $($field: table.require($key).word()),+ }
            }

            /// Changes the switch that is meant, if one is.
            pub(super) fn change(&mut self, change: &Change, faults: &mut Vec<Fault<RuleFault>>) {
                match change.key.value.as_str() {
                    $(key if key == $key => change.set(&mut self.$field, faults),)+
                    _ => {}
                }
            }

            /// The switches, if each has been answered.
            pub(super) fn resolve(&self) -> Option<Switches> {
                Some(Switches { $($field: self.$field.as_ref()?.value),+ })
            }
        }
    };
}

draft! {
    touch: Touch = Touch::KEY,
    land: Land = Land::KEY,
    salvo: Salvo = Salvo::KEY,
    timing: Timing = Timing::KEY,
    hits: Hits = Hits::KEY,
    told: Told = Told::KEY,
    sunk: Sunk = Sunk::KEY,
    sunk_told: Timing = "sunk-told",
    again: Again = Again::KEY,
    halo: Halo = Halo::KEY,
    repeat: Repeat = Repeat::KEY,
    carrier_hit: CarrierHit = CarrierHit::KEY,
    aa: AaFire = AaFire::KEY,
    short_salvo: ShortSalvo = ShortSalvo::KEY,
    end: End = End::KEY,
    tie: Tie = Tie::KEY,
    first: First = First::KEY,
}
