use super::question::Kind;

/// A set of combinations of ships used, one bit for each.
pub(super) type Combos = u128;

/// Most combinations that a [`Combos`] holds.
pub(super) const MOST_COMBOS: usize = Combos::BITS as usize;

/// How many ships of each kind have been used so far, as one number: its digits are the kinds.
///
/// A node of the scan has one weight for each combination, side by side, so that using a ship moves a whole vector by the
/// stride of its kind.
#[derive(Clone, Debug)]
pub(super) struct Used {
    digits: Vec<Digit>,
    combos: usize,
}

#[derive(Clone, Debug)]
struct Digit {
    stride: usize,
    /// Combinations in which one ship more can be used.
    spare: Combos,
    /// By how many are left at least: the combinations in which so many are.
    left: Vec<Combos>,
}

impl Used {
    /// The combinations of those kinds; none where they are more than [`MOST_COMBOS`].
    pub(super) fn of(kinds: &[Kind]) -> Option<Self> {
        let most = |combos: usize, kind: &Kind| {
            let combos = combos.checked_mul(kind.count as usize + 1)?;
            (combos <= MOST_COMBOS).then_some(combos)
        };
        let combos = kinds.iter().try_fold(1, most)?;
        let mut stride = 1;
        let digits = kinds
            .iter()
            .map(|kind| {
                let digit = Digit::new(stride, kind.count as usize, combos);
                stride *= kind.count as usize + 1;
                digit
            })
            .collect();
        Some(Self { digits, combos })
    }

    /// How many combinations there are.
    pub(super) const fn combos(&self) -> usize {
        self.combos
    }

    /// How far one ship of a kind moves a combination.
    pub(super) fn stride(&self, kind: usize) -> usize {
        self.digits[kind].stride
    }

    /// Whether a combination has a ship of that kind left.
    pub(super) fn has_spare(&self, kind: usize, combo: usize) -> bool {
        self.digits[kind].spare >> combo & 1 == 1
    }

    /// The combinations after one more ship of a kind.
    pub(super) fn after(&self, kind: usize, combos: Combos) -> Combos {
        let digit = &self.digits[kind];
        (combos & digit.spare) << digit.stride
    }

    /// The combinations from which one more ship of a kind leads into these.
    pub(super) fn before(&self, kind: usize, combos: Combos) -> Combos {
        let digit = &self.digits[kind];
        (combos >> digit.stride) & digit.spare
    }

    /// The combinations in which at least so many ships of a kind are left.
    pub(super) fn with_left(&self, kind: usize, ships: u32) -> Combos {
        self.digits[kind].left.get(ships as usize).copied().unwrap_or(0)
    }

    /// The combination in which every ship is used.
    pub(super) const fn all(&self) -> Combos {
        1 << (self.combos - 1)
    }
}

impl Digit {
    fn new(stride: usize, count: usize, combos: usize) -> Self {
        let used = |combo: usize| combo / stride % (count + 1);
        let with_left = |ships: usize| {
            (0..combos)
                .filter(|combo| used(*combo) + ships <= count)
                .fold(0, |set: Combos, combo| set | 1 << combo)
        };
        Self { stride, spare: with_left(1), left: (0..=count).map(with_left).collect() }
    }
}
