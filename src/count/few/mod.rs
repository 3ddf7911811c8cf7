//! Counting case by case, for few ships, all told apart.
//!
//! # Method
//! The question is split (`split`) into cases (`case`): some ships laid, at most three free, every sum come out.
//! First, ships are laid for the sums that must come out (`sums`), the hardest sum first; then those that add to a
//! watched sum, but for one; then those with the fewest places, until three are free. Each way to meet the question
//! belongs to exactly one case. For each place of a free ship a formula gives the ways of the others beside it
//! (`tally`); added up over the cases they are the ways through each placement (`cases`). The ways of the cases one
//! after another turn a rank into a case, and those of the places in it into a way, which makes draws exact
//! (`draws`).
//!
//! # The formula
//! Let `A`, `B` and `C` be the places of three free ships, and `a`, `b`, `c` one of each. Of the `|B| |C|` pairs that
//! can lie beside `a`, those in which `b` or `c` clashes with `a`, or `b` with `c`, are none:
//!
//! ```text
//! ways(a) = (|B| - B(a)) (|C| - C(a)) - (all - with b - with c + with both)
//! ```
//!
//! where `B(a)` is how many `b` clash with `a`, and the last bracket counts the pairs that clash with one another and
//! not with `a`: *all* pairs that clash with one another; those of which *b* clashes with `a` too, those of which *c*
//! does, and those of which *both* do.
//!
//! Each of these numbers is a sum over the nodes of a lattice (`lattice`): points, edges between neighbouring points,
//! and faces between four edges. A ship keeps a rectangle of nodes that begins and ends with points: the middles of
//! its squares where ships may touch, all corners of its squares where they may not. Two ships clash exactly when
//! they keep a node in common, for the middles of squares are in common where ships overlap, and corners where they
//! overlap or touch.
//!
//! Along a line, such a rectangle keeps one point more than it keeps edges. The number of its points and faces less
//! that of its edges is the product of this difference over columns and rows: one. What two such rectangles have in
//! common is again one, or nothing. So if `n(x)` places of `B` keep the node `x`,
//!
//! ```text
//! B(a) = sum over the nodes x that a keeps of s(x) n(x),    s(x) = 1 for points and faces, -1 for edges
//! ```
//!
//! since each `b` that clashes with `a` adds one in all, and every other adds nothing. If each `b` has a weight, the
//! same sum is the weight of those that clash with `a`: with `C(b)` for weights it is the number of pairs *with b*.
//! For
//! *both*, intervals on a line that meet two by two have a point in common (Helly), hence so have rectangles that meet two
//! by two; what three have in common is again such a rectangle, and the sum of `s(x) n(x) m(x)`, with `m` for `C`
//! what `n` is for `B`, counts each triple of places that clash two by two once.
//!
//! Where ships may touch at corners only, what a ship keeps is no rectangle, and the scan counts.

mod case;
mod cases;
mod draws;
mod lattice;
mod outcomes;
mod ships;
mod split;
mod sums;
mod tally;
#[cfg(test)]
mod tests;

pub(super) use cases::Cases;
