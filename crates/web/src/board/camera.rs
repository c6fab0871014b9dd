//! Which part of the picture is in sight: all of it, or what somebody looks at more closely.

use super::Surface;
use leptos::prelude::*;
use tablier_games::GameKind;
use tablier_scene::{Frame, Xy};
use web_sys::WheelEvent;

/// How much closer than the whole one can look, and how much farther away.
const CLOSEST: f64 = 0.25;
const FARTHEST: f64 = 1.6;

/// Which part of a picture is in sight.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Camera {
    /// All of it.
    fitted: Option<Frame>,
    /// What somebody chose to look at.
    chosen: Option<Frame>,
}

impl Camera {
    pub(super) const fn fitted(&self) -> Option<Frame> {
        self.fitted
    }

    /// The picture has grown or shrunk.
    pub(super) const fn set_fitted(&mut self, frame: Frame) {
        self.fitted = Some(frame);
    }

    /// The same where one can move about: as long as everything is in sight, nothing moves.
    pub(super) fn settle(&mut self, frame: Frame) {
        self.fitted = Some(self.fitted.map_or(frame, |fitted| fitted.settle(frame)));
    }

    /// Forgets what was in sight: another picture begins.
    pub(super) const fn begin(&mut self) {
        *self = Self { fitted: None, chosen: None };
    }

    pub(super) const fn is_moved(&self) -> bool {
        self.chosen.is_some()
    }

    /// Shows everything again.
    pub(super) const fn fit(&mut self) {
        self.chosen = None;
    }

    pub(super) fn frame(&self) -> Option<Frame> {
        self.chosen.or(self.fitted)
    }

    /// Moves what is in sight by a step of the picture's own units.
    pub(super) fn pan(&mut self, step: Xy) {
        if let Some(frame) = self.frame() {
            self.chosen = Some(Frame { corner: frame.corner - step, ..frame });
        }
    }

    /// Comes closer, or goes away, so that a point stays where it is.
    pub(super) fn zoom(&mut self, about: Xy, factor: f64) {
        let (Some(frame), Some(whole)) = (self.frame(), self.fitted) else { return };
        let width = (frame.width * factor).clamp(whole.width * CLOSEST, whole.width * FARTHEST);
        let factor = width / frame.width;
        let corner = about + (frame.corner - about) * factor;
        self.chosen = Some(Frame { corner, width, height: frame.height * factor });
    }
}

impl Surface {
    /// Whether one can move about on the picture: only Tanagra's plane has no edge.
    pub(super) fn has_camera(self) -> bool {
        self.kind() == GameKind::Tanagra
    }

    pub(super) fn wheel(self, event: &WheelEvent) {
        if !self.has_camera() {
            return;
        }
        event.prevent_default();
        let Some(about) = self.point(f64::from(event.client_x()), f64::from(event.client_y())) else {
            return;
        };
        let factor = (event.delta_y() * 0.0015).clamp(-0.5, 0.5).exp();
        self.camera.update(|camera| camera.zoom(about, factor));
    }

    /// The point of the picture that lies at a place of the window.
    pub(super) fn point(self, x: f64, y: f64) -> Option<Xy> {
        let (scale, corner) = self.scale()?;
        Some(Xy { x: (x - corner.x) * scale, y: (y - corner.y) * scale } + self.frame()?.corner)
    }

    fn frame(self) -> Option<Frame> {
        self.camera.with_untracked(Camera::frame)
    }

    /// How many units of the picture a pixel is, and where in the window the picture begins.
    pub(super) fn scale(self) -> Option<(f64, Xy)> {
        let frame = self.frame()?;
        let area = self.element()?.get_bounding_client_rect();
        let scale = (frame.width / area.width()).max(frame.height / area.height());
        let left = area.left() + (area.width() - frame.width / scale) / 2.0;
        let top = area.top() + (area.height() - frame.height / scale) / 2.0;
        Some((scale, Xy { x: left, y: top }))
    }
}
