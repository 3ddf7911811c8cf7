use super::super::mark::{Anchor, Element, Point, Rect};
use super::super::mm::Mm;
use super::super::pen::{artifact, paragraph};
use super::super::style::{Line, Style, Type};
use super::super::text::wrap;
use super::super::words::Word;
use super::{Block, Height, Width};

/// The head of a sheet: the title, what the game is in a line, and the fields to fill in.
pub(in super::super) struct Fields {
    pub(in super::super) title: String,
    /// The rules in a few words, under the title.
    pub(in super::super) summary: String,
    /// Number of the game and letter of the sheet, where they are known.
    pub(in super::super) game: Option<String>,
    pub(in super::super) name: Option<String>,
    pub(in super::super) opponent: Option<String>,
    /// Which fields there are.
    pub(in super::super) extent: FieldSet,
}

/// Which fields a page has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum FieldSet {
    /// Name, opponent, date, game number, who starts.
    All,
    /// Name and game number: for a second page.
    Name,
}

/// A field: its label, what is filled in already, and how wide it wants to be beside the others.
struct Field {
    label: &'static str,
    value: Option<String>,
    share: f64,
    kind: FieldKind,
}

enum FieldKind {
    /// A line to write on.
    Written,
    /// Boxes to tick, with a word beside each.
    Ticked([&'static str; 2]),
}

impl Fields {
    fn fields(&self, style: &Style) -> Vec<Field> {
        let lang = style.lang;
        let written = |word: Word, value: &Option<String>, share| Field {
            label: word.text(lang),
            value: value.clone(),
            share,
            kind: FieldKind::Written,
        };
        let name = written(Word::Name, &self.name, 3.0);
        let game = written(Word::Game, &self.game, 1.6);
        match self.extent {
            FieldSet::Name => vec![name, game],
            FieldSet::All => vec![
                name,
                written(Word::Opponent, &self.opponent, 3.0),
                game,
                written(Word::Date, &None, 1.8),
                Field {
                    label: Word::Starts.text(lang),
                    value: None,
                    share: 0.0,
                    kind: FieldKind::Ticked([Word::Me.text(lang), Word::TheOther.text(lang)]),
                },
                written(Word::Winner, &None, 1.8),
            ],
        }
    }

    fn line_height(style: &Style) -> Mm {
        style.font(Type::Body).0.mm() * 1.2 + Mm(3.0)
    }

    /// The least a field needs: its label and room to write, or what is filled in.
    fn least(style: &Style, field: &Field) -> Mm {
        let label = style.width(Type::Body, field.label) + Mm(1.5);
        match &field.kind {
            FieldKind::Ticked(words) => {
                let words =
                    words.iter().map(|word| style.width(Type::Body, word) + Mm(1.5) + style.gap());
                label + words.fold(Mm::ZERO, |sum, word| sum + word + tick_side(style))
            }
            FieldKind::Written => {
                let room = Mm(12.0 * field.share);
                label
                    + field
                        .value
                        .as_deref()
                        .map_or(room, |text| style.width(Type::Body, text).min(Mm(60.0)).max(room))
            }
        }
    }

    /// The fields in lines that are no wider than `width`.
    fn lines(&self, style: &Style, width: Mm) -> Vec<Vec<Field>> {
        let mut lines: Vec<Vec<Field>> = Vec::new();
        let mut used = Mm::ZERO;
        for field in self.fields(style) {
            let least = Self::least(style, &field);
            match lines.last_mut() {
                Some(line) if used + style.gap() + least <= width => {
                    used += style.gap() + least;
                    line.push(field);
                }
                _ => {
                    used = least;
                    lines.push(vec![field]);
                }
            }
        }
        lines
    }

    fn summary_lines(&self, style: &Style, width: Mm) -> Vec<String> {
        if self.summary.is_empty() {
            return Vec::new();
        }
        let (size, weight) = style.font(Type::Small);
        wrap(&self.summary, weight, size, width)
    }

    fn draw_line(style: &Style, area: &Rect, y: Mm, line: &[Field]) -> Vec<Element> {
        let least = line.iter().map(|field| Self::least(style, field)).fold(Mm::ZERO, |a, b| a + b);
        let gaps = style.gap() * (line.len() as f64 - 1.0);
        let shares: f64 = line.iter().map(|field| field.share).sum();
        let spare = (area.width - least - gaps).max(Mm::ZERO);
        let mut x = area.x;
        let mut elements = Vec::new();
        for field in line {
            let extra = if shares > 0.0 { spare * (field.share / shares) } else { Mm::ZERO };
            let width = (Self::least(style, field) + extra).min(area.right() - x);
            let rect = Rect::new(x, y, width, Self::line_height(style));
            elements.extend(draw_field(style, &rect, field));
            x += width + style.gap();
        }
        elements
    }
}

fn tick_side(style: &Style) -> Mm {
    style.font(Type::Body).0.mm() * 0.85
}

fn draw_field(style: &Style, rect: &Rect, field: &Field) -> [Element; 2] {
    // The line runs clear below letters that hang down.
    let drop = style.font(Type::Body).0.mm() * 0.27 + Mm(0.1);
    let base = rect.bottom() - drop - Mm(0.2);
    let label = style.text(Type::Body, Anchor::Left, Point::new(rect.x, base), field.label);
    let x = rect.x + style.width(Type::Body, field.label) + Mm(1.5);
    match &field.kind {
        FieldKind::Written => {
            let line = style.level(Line::Rule, x, rect.right(), base + drop);
            let mut spoken = vec![label];
            if let Some(value) = &field.value {
                let at = Point::new(x + Mm(1.0), base);
                spoken.push(style.fitted(Type::Body, at, rect.right() - x - Mm(1.0), value));
            }
            [paragraph(spoken), artifact(vec![line])]
        }
        FieldKind::Ticked(words) => {
            let side = tick_side(style);
            let (mut spoken, mut boxes, mut x) = (vec![label], Vec::new(), x);
            for word in words {
                boxes.push(style.outline(Line::Rule, Rect::new(x, base - side, side, side)));
                x += side + Mm(1.0);
                spoken.push(style.text(Type::Body, Anchor::Left, Point::new(x, base), *word));
                x += style.width(Type::Body, word) + style.gap();
            }
            [paragraph(spoken), artifact(boxes)]
        }
    }
}

impl Block for Fields {
    fn width(&self, style: &Style) -> Width {
        let widest = self
            .fields(style)
            .iter()
            .map(|field| Self::least(style, field))
            .fold(Mm::ZERO, Mm::max);
        Width::AtLeast(widest)
    }

    fn height(&self, style: &Style, width: Mm) -> Height {
        let lines = Self::line_height(style) * self.lines(style, width).len() as f64;
        let summary = style.leading(Type::Small) * self.summary_lines(style, width).len() as f64;
        Height::Fixed(style.leading(Type::Title) + summary + lines)
    }

    fn draw(&self, style: &Style, area: &Rect) -> Vec<Element> {
        let mut elements = vec![style.title(area, &self.title)];
        let mut y = area.y + style.leading(Type::Title);
        let summary = self.summary_lines(style, area.width);
        let height = style.leading(Type::Small) * summary.len() as f64;
        elements.extend(style.lines(Type::Small, Point::new(area.x, y), summary));
        y += height;
        for line in self.lines(style, area.width) {
            elements.extend(Self::draw_line(style, area, y, &line));
            y += Self::line_height(style);
        }
        elements
    }
}
