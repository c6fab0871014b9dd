//! Pictures as SVG.

use crate::glyph::PEN;
use crate::path::Number;
use crate::style::{Colour, Style, Theme};
use crate::{Form, Frame, Group, Layer, Name, Node, Scene, Shape};
use std::fmt::Write;
use tablier_games::Spot;

/// How styles are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Paint {
    /// As classes: a page with [`crate::stylesheet`] paints them.
    Classes,
    /// As attributes, with the colours of a theme.
    Colours(Theme),
}

/// A whole file, with the colours of a theme: it needs no style sheet.
#[must_use]
pub fn file(scene: &Scene, theme: Theme) -> String {
    let Frame { width, height, .. } = scene.frame;
    let mut text = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{}" width="{}" height="{}">"#,
        view_box(scene.frame),
        Number(width),
        Number(height),
    );
    for layer in &scene.layers {
        for node in &layer.nodes {
            write_node(&mut text, node, Paint::Colours(theme));
        }
    }
    text.push_str("</svg>\n");
    text
}

/// The attribute `viewBox` of a picture.
#[must_use]
pub fn view_box(frame: Frame) -> String {
    let Frame { corner, width, height } = frame;
    format!("{} {} {} {}", Number(corner.x), Number(corner.y), Number(width), Number(height))
}

/// What stands inside the `<g>` of a layer, for a page. Parts that can be found have `data-piece` or `data-ground`.
#[must_use]
pub fn layer(layer: &Layer) -> String {
    let mut text = String::new();
    for node in &layer.nodes {
        write_node(&mut text, node, Paint::Classes);
    }
    text
}

/// The places of a board, for a page: each has `data-cell` with its name, an id made of a prefix and its place in the
/// list, and is described by `label`.
#[must_use]
pub fn places(scene: &Scene, prefix: &str, label: impl Fn(Spot) -> String) -> String {
    let mut text = String::new();
    for (index, group) in scene.places.iter().enumerate() {
        let Name::Place(spot) = group.name else { continue };
        let _ = write!(
            text,
            r#"<g class="place" id="{prefix}{index}" data-cell="{spot}" role="img" aria-label="{}">"#,
            escaped(&label(spot)),
        );
        write_nodes(&mut text, &group.nodes, Paint::Classes);
        text.push_str("</g>");
    }
    text
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

fn write_nodes(text: &mut String, nodes: &[Node], paint: Paint) {
    for node in nodes {
        write_node(text, node, paint);
    }
}

fn write_node(text: &mut String, node: &Node, paint: Paint) {
    match node {
        Node::Shape(shape) => write_shape(text, shape, paint),
        Node::Group(group) => write_group(text, group, paint),
    }
}

fn write_group(text: &mut String, group: &Group, paint: Paint) {
    let _ = match (paint, group.name) {
        (Paint::Colours(_), _) => text.write_str("<g>"),
        (_, Name::Piece(spot)) => write!(text, r#"<g data-piece="{spot}">"#),
        (_, Name::Ground(spot)) => write!(text, r#"<g data-ground="{spot}">"#),
        (_, Name::Place(spot)) => write!(text, r#"<g data-place="{spot}">"#),
        (_, Name::Choice(index)) => write!(text, r#"<g class="choice" data-choice="{index}">"#),
    };
    write_nodes(text, &group.nodes, paint);
    text.push_str("</g>");
}

fn write_shape(text: &mut String, shape: &Shape, paint: Paint) {
    match &shape.form {
        Form::Circle { centre, radius } => {
            let _ = write!(
                text,
                r#"<circle cx="{}" cy="{}" r="{}""#,
                Number(centre.x),
                Number(centre.y),
                Number(*radius)
            );
        }
        Form::Ellipse { centre, across, along } => {
            let _ = write!(
                text,
                r#"<ellipse cx="{}" cy="{}" rx="{}" ry="{}""#,
                Number(centre.x),
                Number(centre.y),
                Number(*across),
                Number(*along)
            );
        }
        Form::Rect { corner, width, height, round } => {
            let _ = write!(
                text,
                r#"<rect x="{}" y="{}" width="{}" height="{}""#,
                Number(corner.x),
                Number(corner.y),
                Number(*width),
                Number(*height)
            );
            if *round > 0.0 {
                let _ = write!(text, r#" rx="{}""#, Number(*round));
            }
        }
        Form::Path(path) => {
            let _ = write!(text, r#"<path d="{}""#, path.as_str());
        }
        Form::Glyph { glyph, centre, height } => {
            let scale = height / 100.0;
            let (x, y) = (centre.x - glyph.width / 2.0 * scale, centre.y + glyph.height / 2.0 * scale);
            let _ = write!(
                text,
                r#"<path d="{}" transform="translate({} {}) scale({})""#,
                glyph.strokes,
                Number(x),
                Number(y),
                scale
            );
        }
    }
    write_style(text, shape.style, paint);
    text.push_str("/>");
}

fn write_style(text: &mut String, style: &Style, paint: Paint) {
    let theme = match paint {
        Paint::Classes => {
            let _ = write!(text, r#" class="{}""#, style.name);
            return;
        }
        Paint::Colours(theme) => theme,
    };
    match style.fill {
        Some(token) => write_colour(text, "fill", token.colour(theme)),
        None => text.push_str(r#" fill="none""#),
    }
    if let Some(line) = style.line {
        write_colour(text, "stroke", line.token.colour(theme));
        let _ = write!(text, r#" stroke-width="{}""#, Number(line.width));
        if let Some((dash, gap)) = line.dashes {
            let _ = write!(text, r#" stroke-dasharray="{} {}""#, Number(dash), Number(gap));
        }
        if style.round {
            text.push_str(r#" stroke-linejoin="round" stroke-linecap="round""#);
        }
    }
    if style.opacity < 100 {
        let _ = write!(text, r#" opacity="{}""#, Number(f64::from(style.opacity) / 100.0));
    }
}

fn write_colour(text: &mut String, attribute: &str, colour: Colour) {
    let _ = write!(text, r##" {attribute}="#{:06x}""##, colour.rgb);
    if colour.opacity < 100 {
        let _ = write!(text, r#" {attribute}-opacity="{}""#, Number(f64::from(colour.opacity) / 100.0));
    }
}

/// How thick a sign's line is in units of its own.
pub(crate) const SIGN_LINE: f64 = PEN;
