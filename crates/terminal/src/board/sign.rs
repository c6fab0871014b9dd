//! Signs for what is in hand, what can be done and what was done: never by colour alone.

use crate::palette::Palette;
use ratatui::style::{Modifier, Style};
use tablier_games::{AnyMove, Spot, tzaar};
use tablier_scene::Marks;

/// What there is to say about a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// Its piece is in hand.
    Hand,
    /// The hint begins here.
    HintFrom,
    /// The hint leads here.
    HintTo,
    /// The piece in hand can go there.
    Free,
    /// It can take there.
    Capture,
    /// It can go on top there.
    Stack,
    /// A T that could be taken.
    Danger,
    /// Something has just come here.
    Arrived,
    /// Something has just left.
    Left,
}

impl Sign {
    /// All signs, as the help explains them.
    pub(crate) const ALL: [Self; 9] = [
        Self::Hand,
        Self::Free,
        Self::Capture,
        Self::Stack,
        Self::HintFrom,
        Self::HintTo,
        Self::Arrived,
        Self::Left,
        Self::Danger,
    ];

    /// The most important that there is to say about a place.
    pub(crate) fn of(marks: &Marks, spot: Spot) -> Option<Self> {
        let hint = marks.arrows.first();
        if marks.hand == Some(spot) {
            return Some(Self::Hand);
        }
        if hint.is_some_and(|ply| ply.end() == Some(spot)) {
            return Some(Self::HintTo);
        }
        if hint.is_some_and(|ply| ply.start() == Some(spot)) {
            return Some(Self::HintFrom);
        }
        if let Some(ply) = marks.choices.iter().find(|ply| ply.end() == Some(spot)) {
            return Some(match ply {
                AnyMove::Tzaar(tzaar::Move::Stack { .. }) => Self::Stack,
                ply if ply.captures() => Self::Capture,
                _ => Self::Free,
            });
        }
        if marks.danger.contains(&spot) {
            return Some(Self::Danger);
        }
        let came = marks.last.iter().any(|trace| trace.to == Some(spot));
        let left = marks.last.iter().any(|trace| trace.from == Some(spot));
        if came {
            return Some(Self::Arrived);
        }
        left.then_some(Self::Left)
    }

    /// The character.
    pub(crate) const fn glyph(self) -> char {
        match self {
            Self::Hand => '▸',
            Self::HintFrom => '»',
            Self::HintTo => '«',
            Self::Free => '•',
            Self::Capture => '×',
            Self::Stack => '+',
            Self::Danger => '!',
            Self::Arrived => '*',
            Self::Left => '∘',
        }
    }

    /// Its message in the help.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Self::Hand => "play-sign-hand",
            Self::HintFrom => "play-sign-hint-from",
            Self::HintTo => "play-sign-hint-to",
            Self::Free => "play-sign-free",
            Self::Capture => "play-sign-capture",
            Self::Stack => "play-sign-stack",
            Self::Danger => "play-sign-danger",
            Self::Arrived => "play-sign-arrived",
            Self::Left => "play-sign-left",
        }
    }

    /// How it is painted.
    pub(crate) fn style(self, palette: Palette) -> Style {
        let ground = match self {
            Self::Hand => 0x00ff_b347,
            Self::HintFrom | Self::HintTo => 0x007f_d7ff,
            Self::Free | Self::Capture | Self::Stack => 0x0097_d077,
            Self::Danger => 0x00d5_281a,
            Self::Arrived | Self::Left => 0x00ff_f6df,
        };
        let ink = if self == Self::Danger { 0x00ff_ffff } else { 0x001c_1408 };
        if palette.is_mono() {
            return Style::new().add_modifier(Modifier::BOLD);
        }
        palette.on(ink, ground).add_modifier(Modifier::BOLD)
    }
}
