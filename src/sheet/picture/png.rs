//! One page as PNG.

use thiserror::Error;
use tiny_skia::{
    Color, FillRule, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, StrokeDash, Transform,
};
use ttf_parser::OutlineBuilder;

use crate::sheet::bounds::left_end;
use crate::sheet::font;
use crate::sheet::mark::{self, Dash, Grey, Mark, Page, Point, Weight};
use crate::sheet::mm::{Mm, Pt};

/// Dots to a millimetre: 254 to an inch; edges on tenths of a millimetre are sharp.
const DOTS_PER_MM: f32 = 10.0;

/// Why a page cannot be a picture of dots.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum PngError {
    /// It has no size, or one beyond all memory.
    #[error("a picture cannot be {width} mm x {height} mm")]
    Size {
        /// Its width in millimetres.
        width: f64,
        /// Its height in millimetres.
        height: f64,
    },
    /// The library that encodes the file refused; a fault of this program.
    #[error("the picture could not be encoded: {reason}")]
    Encoding {
        /// What the library said.
        reason: String,
    },
}

/// The page as PNG, ten dots to a millimetre, on white.
///
/// # Errors
/// [`PngError`] when a page of that size is too large, or the picture cannot be encoded.
pub fn png(page: &Page) -> Result<Vec<u8>, PngError> {
    let (width, height) = (page.width.0, page.height.0);
    let dots = |mm: f64| (mm * f64::from(DOTS_PER_MM)).round() as u32;
    let pixmap = Pixmap::new(dots(width), dots(height));
    let mut canvas = Canvas { pixmap: pixmap.ok_or(PngError::Size { width, height })? };
    canvas.pixmap.fill(Color::WHITE);
    page.elements.iter().flat_map(|element| &element.marks).for_each(|mark| canvas.mark(mark));
    encoded(&canvas.pixmap).map_err(|error| PngError::Encoding { reason: error.to_string() })
}

/// The picture in greys, with its size in metres; all that marks can be is grey.
fn encoded(pixmap: &Pixmap) -> Result<Vec<u8>, png::EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, pixmap.width(), pixmap.height());
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_compression(png::Compression::Best);
    let dots = (DOTS_PER_MM * 1000.0) as u32;
    let unit = png::Unit::Meter;
    encoder.set_pixel_dims(Some(png::PixelDimensions { xppu: dots, yppu: dots, unit }));
    let greys: Vec<u8> = pixmap.pixels().iter().map(|pixel| pixel.red()).collect();
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&greys)?;
    writer.finish()?;
    Ok(bytes)
}

struct Canvas {
    pixmap: Pixmap,
}

impl Canvas {
    fn mark(&mut self, mark: &Mark) {
        match mark {
            Mark::Line { from, to, stroke } => {
                let mut path = PathBuilder::new();
                path.move_to(x(from), y(from));
                path.line_to(x(to), y(to));
                self.draw(path.finish(), Some(*stroke), None);
            }
            Mark::Box { rect, stroke, fill } => {
                let (left, top) = (length(rect.x), length(rect.y));
                let rect = Rect::from_ltrb(left, top, length(rect.right()), length(rect.bottom()));
                self.draw(rect.map(PathBuilder::from_rect), *stroke, *fill);
            }
            Mark::Circle { centre, radius, stroke, fill } => {
                let circle = PathBuilder::from_circle(x(centre), y(centre), length(*radius));
                self.draw(circle, *stroke, *fill);
            }
            Mark::Text { at, anchor, size, weight, text } => {
                self.text(left_end(*at, *anchor, text, *weight, *size), *size, *weight, text);
            }
        }
    }

    /// Draws the inside, then the outline; nothing where there is no path.
    fn draw(&mut self, path: Option<Path>, stroke: Option<mark::Stroke>, fill: Option<Grey>) {
        let Some(path) = path else { return };
        let scale = Transform::from_scale(DOTS_PER_MM, DOTS_PER_MM);
        if let Some(shade) = fill {
            self.pixmap.fill_path(&path, &paint(shade), FillRule::Winding, scale, None);
        }
        if let Some(stroke) = stroke {
            self.pixmap.stroke_path(&path, &paint(Grey::BLACK), &pen(stroke), scale, None);
        }
    }

    fn text(&mut self, left: Point, size: Pt, weight: Weight, text: &str) {
        let unit = length(font::unit(weight, size));
        let mut path = Outline(PathBuilder::new());
        for (c, origin) in font::origins(text, weight, size) {
            let mut glyph = Outline(PathBuilder::new());
            font::outline(c, weight, &mut glyph);
            let place =
                Transform::from_translate(length(left.x + origin), y(&left)).pre_scale(unit, -unit);
            if let Some(glyph) = glyph.0.finish().and_then(|glyph| glyph.transform(place)) {
                path.0.push_path(&glyph);
            }
        }
        self.draw(path.0.finish(), None, Some(Grey::BLACK));
    }
}

fn x(point: &Point) -> f32 {
    length(point.x)
}

fn y(point: &Point) -> f32 {
    length(point.y)
}

fn length(mm: Mm) -> f32 {
    mm.0 as f32
}

fn paint(shade: Grey) -> Paint<'static> {
    let level = (shade.0 * 255.0).round() as u8;
    let mut paint = Paint::default();
    paint.set_color_rgba8(level, level, level, 255);
    paint
}

fn pen(stroke: mark::Stroke) -> Stroke {
    let dash = match stroke.dash {
        Dash::Solid => None,
        Dash::Dashed { on, off } => StrokeDash::new(vec![length(on), length(off)], 0.0),
    };
    Stroke { width: length(stroke.width.mm()), dash, ..Stroke::default() }
}

/// A path that takes the outlines of glyphs.
struct Outline(PathBuilder);

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}
