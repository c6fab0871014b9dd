//! Pictures as PNG.

use crate::{Scene, Theme, svg};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::fmt;

/// Why a picture could not be made.
#[derive(Debug)]
pub enum PngError {
    /// It would be larger than memory allows, or smaller than a pixel.
    Size,
    /// The renderer or the encoder gave up; it says why.
    Renderer(String),
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for PngError {}

/// A picture of this width in pixels, on a ground that lets the page show through.
pub fn file(scene: &Scene, theme: Theme, width: u32) -> Result<Vec<u8>, PngError> {
    let text = svg::file(scene, theme);
    let tree = Tree::from_str(&text, &Options::default()).map_err(renderer)?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut pixels = Pixmap::new(width, height).ok_or(PngError::Size)?;
    pixels.fill(Color::TRANSPARENT);
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(renderer)
}

fn renderer(error: impl fmt::Display) -> PngError {
    PngError::Renderer(error.to_string())
}
