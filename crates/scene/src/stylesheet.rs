//! The styles of all boards, for a page: it then changes between light and dark by itself.

use crate::path::Number;
use crate::style::{Colour, Style, Theme, Token};
use crate::{arrow, plot, tanagra, tchag, terrace, tzaar, verdict};
use std::fmt::Write;

/// A style sheet: a variable for each colour, and a class for each style.
///
/// Light is what counts without a word; dark where the root has `data-theme="dark"`.
#[must_use]
pub fn stylesheet() -> String {
    let styles = styles();
    let mut sheet = String::new();
    let _ = writeln!(sheet, ":root{{{}}}", colours(&styles, Theme::Light));
    // Paper is light, whatever the screen is.
    let dark = colours(&styles, Theme::Dark);
    let _ = writeln!(sheet, "@media screen{{:root[data-theme=dark],.theme-dark{{{dark}}}}}");
    for style in styles {
        let _ = writeln!(sheet, ".{}{{{}}}", style.name, rules(style));
    }
    sheet
}

fn colours(styles: &[&'static Style], theme: Theme) -> String {
    let mut text = String::new();
    for token in tokens(styles) {
        let _ = write!(text, "--{}:{};", token.name, css(token.colour(theme)));
    }
    text
}

fn styles() -> Vec<&'static Style> {
    [
        tzaar::styles(),
        terrace::styles(),
        tchag::styles(),
        tanagra::styles(),
        arrow::all(),
        plot::all(),
        verdict::all(),
    ]
    .concat()
}

/// The colours of some styles, each once.
fn tokens(styles: &[&'static Style]) -> Vec<&'static Token> {
    let mut tokens: Vec<&'static Token> = styles.iter().flat_map(|style| style.tokens()).collect();
    tokens.sort_by_key(|token| token.name);
    tokens.dedup_by_key(|token| token.name);
    tokens
}

fn rules(style: &Style) -> String {
    let mut rules = match style.fill {
        Some(token) => format!("fill:var(--{})", token.name),
        None => String::from("fill:none"),
    };
    if let Some(line) = style.line {
        let _ = write!(rules, ";stroke:var(--{});stroke-width:{}", line.token.name, Number(line.width));
        if let Some((dash, gap)) = line.dashes {
            let _ = write!(rules, ";stroke-dasharray:{} {}", Number(dash), Number(gap));
        }
        if style.round {
            rules.push_str(";stroke-linejoin:round;stroke-linecap:round");
        }
    }
    if style.opacity < 100 {
        let _ = write!(rules, ";opacity:{}", Number(f64::from(style.opacity) / 100.0));
    }
    rules
}

fn css(colour: Colour) -> String {
    if colour.opacity == 100 {
        return format!("#{:06x}", colour.rgb);
    }
    let [_, red, green, blue] = colour.rgb.to_be_bytes();
    format!("rgb({red} {green} {blue}/{}%)", colour.opacity)
}

#[cfg(test)]
mod tests {
    use super::{styles, stylesheet};
    use std::collections::{HashMap, HashSet};

    #[test]
    fn every_style_has_a_name_of_its_own() {
        let names: HashSet<&str> = styles().iter().map(|style| style.name).collect();
        assert_eq!(names.len(), styles().len());
    }

    #[test]
    fn a_colour_name_means_one_colour() {
        let mut seen = HashMap::new();
        for token in styles().iter().flat_map(|style| style.tokens()) {
            let colours = (token.light, token.dark);
            assert_eq!(*seen.entry(token.name).or_insert(colours), colours, "{}", token.name);
        }
    }

    #[test]
    fn every_variable_that_is_used_is_set() {
        let sheet = stylesheet();
        for used in sheet.split("var(--").skip(1) {
            let name = used.split(')').next().unwrap();
            assert!(sheet.contains(&format!("--{name}:")), "{name}");
        }
    }
}
