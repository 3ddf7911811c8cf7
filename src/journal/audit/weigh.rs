use super::finding::{Cause, Effect, Finding, Weight};
use crate::journal::{Broken, How, Outcome, Side};

/// Says how grave a finding is, who gained by it, and whether it could change the result.
pub(super) fn weigh(finding: &mut Finding, outcome: Option<Outcome>) {
    finding.weight = weight(finding.code);
    finding.gained = gained(finding);
    finding.effect = effect(finding, outcome);
}

/// Slips of order and wording are clerical (rules.md §5).
fn weight(code: &str) -> Weight {
    match code {
        "F20" | "F21" | "F22" | "F27" | "F37" | "F42" => Weight::Clerical,
        _ => Weight::Material,
    }
}

/// Who gained: who breaks a rule, mostly; not who gives a turn or a shot away.
fn gained(finding: &Finding) -> Option<Side> {
    let (own, other) = (finding.side, finding.side.other());
    match &finding.cause {
        Cause::Rule(broken) => match broken {
            Broken::PassArmed
            | Broken::TwiceInSalvo { .. }
            | Broken::StruckBefore { .. }
            | Broken::MustFire { .. } => Some(other),
            Broken::ShotCount { due, found } => Some(if found > due { own } else { other }),
            Broken::WrongValue { said, due } => Some(if said > due { own } else { other }),
            Broken::Over
            | Broken::ReportOwed { .. }
            | Broken::FromUntold { .. }
            | Broken::GunUntold { .. }
            | Broken::ValueEarly
            | Broken::NoPoints
            | Broken::NotOut => None,
            _ => Some(own),
        },
        Cause::Corrected { .. } | Cause::NoAnswer => None,
        Cause::Layout(_)
        | Cause::Unreadable { .. }
        | Cause::OtherGame { .. }
        | Cause::SealBroken => Some(own),
        Cause::Result { told, .. } => match told {
            Outcome::Won { by, .. } => Some(*by),
            Outcome::Draw { .. } | Outcome::ValuesOpen => None,
        },
    }
}

/// It could change the result unless the side that gained has lost all the same.
fn effect(finding: &Finding, outcome: Option<Outcome>) -> Effect {
    if matches!(finding.cause, Cause::Result { .. }) {
        return Effect::CouldChange;
    }
    let Some(gained) = finding.gained else { return Effect::CouldNot };
    match outcome {
        None | Some(Outcome::ValuesOpen) => Effect::Open,
        Some(Outcome::Draw { .. }) => Effect::CouldChange,
        Some(Outcome::Won { how: How::Resigned, .. }) if finding.event.is_none() => {
            Effect::CouldChange
        }
        Some(Outcome::Won { by, .. }) if by == gained => Effect::CouldChange,
        Some(Outcome::Won { .. }) => Effect::CouldNot,
    }
}
