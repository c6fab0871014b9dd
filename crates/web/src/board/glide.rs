//! The picture follows its frame: it glides there, and does not jump.

use super::{Camera, Surface};
use crate::browser;
use leptos::prelude::*;
use tablier_scene::{Frame, svg};

/// Milliseconds from one frame to the next.
const GLIDE: f64 = 240.0;

/// Where the picture is on its way.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Glide {
    /// What is in sight.
    seen: Option<Frame>,
    /// Counts the ways: only the last one is followed to its end.
    way: u32,
}

impl Surface {
    /// Shows what the camera sees. What somebody chose to look at follows their hand at once.
    pub(super) fn frame_picture(self) {
        let (frame, chosen) = self.camera.with(|camera| (camera.frame(), Camera::is_moved(camera)));
        let (Some(_), Some(frame)) = (self.svg.get(), frame) else { return };
        let jumps = chosen || !self.has_camera() || browser::wants_less_motion();
        let seen = self.glide.with_value(|glide| glide.seen).filter(|seen| !jumps && *seen != frame);
        self.glide.update_value(|glide| glide.way += 1);
        let way = self.glide.with_value(|glide| glide.way);
        match seen {
            Some(from) => self.glide_on(from, frame, browser::now(), way),
            None => self.look_at(frame),
        }
    }

    fn glide_on(self, from: Frame, to: Frame, since: u64, way: u32) {
        request_animation_frame(move || {
            if self.glide.try_with_value(|glide| glide.way) != Some(way) {
                return;
            }
            let gone = u32::try_from(browser::now().saturating_sub(since)).unwrap_or(u32::MAX);
            let part = (f64::from(gone) / GLIDE).min(1.0);
            self.look_at(between(from, to, part * part * (3.0 - 2.0 * part)));
            if part < 1.0 {
                self.glide_on(from, to, since, way);
            }
        });
    }

    fn look_at(self, frame: Frame) {
        self.glide.update_value(|glide| glide.seen = Some(frame));
        if let Some(root) = self.element() {
            let _ = root.set_attribute("viewBox", &svg::view_box(frame));
        }
    }
}

fn between(from: Frame, to: Frame, part: f64) -> Frame {
    let mix = |from: f64, to: f64| from + (to - from) * part;
    Frame {
        corner: from.corner + (to.corner - from.corner) * part,
        width: mix(from.width, to.width),
        height: mix(from.height, to.height),
    }
}
