//! Plain enumeration, to test against.

use super::{PlacementId, Question};

/// Every way to meet a question, each as its placements in order.
pub(crate) fn every_way(question: &Question) -> Vec<Vec<PlacementId>> {
    let mut found = Vec::new();
    let left: Vec<u32> = question.kinds().iter().map(|kind| kind.count).collect();
    lay(question, 0, &left, &mut Vec::new(), &mut found);
    found
}

fn lay(
    question: &Question,
    from: usize,
    left: &[u32],
    chosen: &mut Vec<PlacementId>,
    found: &mut Vec<Vec<PlacementId>>,
) {
    if left.iter().all(|left| *left == 0) {
        let met = question.sums().iter().all(|sum| gain(sum, chosen) == sum.need);
        found.extend(met.then(|| chosen.clone()));
        return;
    }
    for at in from..question.placements().len() {
        let id = PlacementId(at as u32);
        let placement = question.placement(id);
        let body = question.kinds()[placement.kind].body;
        let clashes = |other: &PlacementId| {
            let other = question.placement(*other);
            let beside = (question.kinds()[other.kind].body, &other.span);
            question.spacing().forbids((body, &placement.span), beside)
        };
        if left[placement.kind] == 0 || question.bars(id) || chosen.iter().any(clashes) {
            continue;
        }
        let mut rest = left.to_vec();
        rest[placement.kind] -= 1;
        // Placements come kind by kind: a kind passed by with ships left can not be finished.
        if rest[..placement.kind].iter().any(|left| *left > 0) {
            return;
        }
        chosen.push(id);
        lay(question, at + 1, &rest, chosen, found);
        chosen.pop();
    }
}

/// What the placements chosen come to.
pub(crate) fn gain(sum: &super::Sum, chosen: &[PlacementId]) -> u32 {
    chosen.iter().map(|id| sum.gains[id.0 as usize]).sum()
}
