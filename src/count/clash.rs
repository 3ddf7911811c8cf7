use super::Question;
use super::places::Places;
use super::question::Body;
use crate::board::{Region, Span, Square};
use crate::rules::{Land, Touch};

/// For each placement, those that no layout can hold beside it, itself among them.
#[derive(Clone, Debug)]
pub(super) struct Clashes {
    with: Vec<Places>,
}

impl Clashes {
    /// Those of a question's placements.
    ///
    /// Two clash where one covers a square that the other keeps free; so it is enough to know what covers each square.
    pub(super) fn of(question: &Question) -> Self {
        let all = question.placements.len();
        let side = usize::from(question.grid.width());
        let at = |square: Square| usize::from(square.row) * side + usize::from(square.column);
        let area = side * usize::from(question.grid.height());
        let mut ships = vec![Places::none(all); area];
        let mut land = ships.clone();
        for (id, placement) in question.placements.iter().enumerate() {
            let cover = match question.kinds[placement.kind].body {
                Body::Ship(_) => &mut ships,
                Body::Land => &mut land,
            };
            placement.span.squares().for_each(|square| cover[at(square)].insert(id));
        }
        let clash = |placement: &super::Placement| {
            let mut clash = Places::none(all);
            let body = question.kinds[placement.kind].body;
            let kept = |of: Body| question.kept_free(body, placement.span, of);
            for square in kept(Body::Ship(crate::board::Shape::Block)).squares() {
                clash.extend(&ships[at(square)]);
            }
            for square in kept(Body::Land).squares() {
                clash.extend(&land[at(square)]);
            }
            clash
        };
        Self { with: question.placements.iter().map(clash).collect() }
    }

    /// Those that clash with one.
    pub(super) fn with(&self, id: usize) -> &Places {
        &self.with[id]
    }
}

impl Question {
    /// The squares that something in a span keeps free of another body.
    fn kept_free(&self, body: Body, span: Span, of: Body) -> Region {
        let grown = |columns: u8, rows: u8| {
            let last = span.last();
            let right = (last.column + columns).min(self.grid.width() - 1);
            let bottom = (last.row + rows).min(self.grid.height() - 1);
            let left = span.first.column.saturating_sub(columns);
            let top = span.first.row.saturating_sub(rows);
            Span::between(Square::new(left, top), Square::new(right, bottom))
        };
        let parts = match (body, of) {
            (Body::Ship(_), Body::Ship(_)) => match self.spacing.ships {
                Touch::Any => [(0, 0); 2],
                Touch::Corner => [(1, 0), (0, 1)],
                Touch::None => [(1, 1); 2],
            },
            (Body::Land, Body::Land) => [(0, 0); 2],
            _ => match self.spacing.land {
                Land::Allow => [(0, 0); 2],
                Land::Forbid => [(1, 1); 2],
            },
        };
        parts.into_iter().flat_map(|(columns, rows)| grown(columns, rows).squares()).collect()
    }
}
