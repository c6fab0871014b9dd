//! Pressing, dragging, looking before one presses.

use super::Surface;
use crate::browser;
use leptos::prelude::*;
use tablier_games::{AnyMove, Spot};
use tablier_scene::{Xy, centre};
use tablier_table::Table;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent, SvgElement};

/// A pointer that has moved farther than this, in pixels, drags.
const DRAG: f64 = 7.0;
/// A finger that misses by no more than this, in pixels, has hit.
const FINGER: f64 = 26.0;

/// The pointers that are down.
#[derive(Default)]
pub(super) struct Pointers(Vec<Pointer>);

#[derive(Clone)]
struct Pointer {
    id: i32,
    began: Xy,
    at: Xy,
    target: Target,
    /// The piece was taken up by this press.
    took_up: bool,
    /// It lay right under the pointer, and not only within a finger's reach.
    exact: bool,
    way: Way,
}

/// What a pointer that is down does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// It rests where it came down.
    Rests,
    Drags,
    /// Another finger joined it.
    Pinches,
}

/// What lies under a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    Nothing,
    Place(Spot),
    Choice(AnyMove),
}

fn client(event: &PointerEvent) -> Xy {
    Xy { x: f64::from(event.client_x()), y: f64::from(event.client_y()) }
}

fn is_finger(event: &PointerEvent) -> bool {
    event.pointer_type() == "touch"
}

fn distance(one: Xy, other: Xy) -> f64 {
    let step = one - other;
    step.x.hypot(step.y)
}

impl Surface {
    pub(super) fn pointer_down(self, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        let at = client(event);
        let target = self.aim(event, at);
        let (took_up, exact) = (self.take_up(target), self.under(at) == target);
        let id = event.pointer_id();
        let pointer = Pointer { id, began: at, at, target, took_up, exact, way: Way::Rests };
        self.pointers.update_value(|pointers| pointers.0.push(pointer));
        if let Some(root) = self.element() {
            let _ = root.set_pointer_capture(event.pointer_id());
        }
        self.hide_cursor();
    }

    /// A piece is taken up as soon as it is pressed, so that its targets are seen at once.
    fn take_up(self, target: Target) -> bool {
        let Target::Place(spot) = target else { return false };
        let new = self.desk.cursor.get_untracked().is_none()
            && self.desk.table.with_untracked(|table| {
                let stacks = matches!(table.choice_at(spot), Some(AnyMove::Tzaar(_)));
                table.hand() != Some(spot) && !stacks && table.ready().contains(&spot)
            });
        if new {
            self.desk.press(spot);
        }
        new
    }

    pub(super) fn pointer_move(self, event: &PointerEvent) {
        let at = client(event);
        let down =
            self.pointers.with_value(|pointers| pointers.0.iter().any(|one| one.id == event.pointer_id()));
        if !down {
            if !is_finger(event) {
                self.look(self.aim(event, at));
            }
            return;
        }
        if self.pointers.with_value(|pointers| pointers.0.len() == 2) {
            self.pinch(event.pointer_id(), at);
            return;
        }
        self.drag(event.pointer_id(), at);
    }

    /// Shows what would happen if this were pressed.
    fn look(self, target: Target) {
        let choice = match target {
            Target::Choice(ply) => Some(ply),
            Target::Place(spot) => self.desk.table.with_untracked(|table| table.choice_at(spot)),
            Target::Nothing => None,
        };
        let previewed = choice.filter(|ply| ply.start().is_none());
        self.desk.show(previewed);
    }

    fn drag(self, id: i32, at: Xy) {
        let mut step = None;
        self.pointers.update_value(|pointers| {
            if let Some(pointer) = pointers.0.iter_mut().find(|pointer| pointer.id == id) {
                if pointer.way == Way::Rests && distance(pointer.began, at) > DRAG {
                    pointer.way = Way::Drags;
                }
                step = (pointer.way != Way::Rests).then_some((pointer.clone(), pointer.at));
                pointer.at = at;
            }
        });
        let (Some((pointer, before)), Some((scale, _))) = (step, self.scale()) else { return };
        let in_hand = self.desk.table.with_untracked(Table::hand);
        match pointer.target {
            Target::Place(spot)
                if in_hand == Some(spot) && pointer.way == Way::Drags && self.carries(&pointer) =>
            {
                self.carry(spot, Some((at - pointer.began) * scale));
            }
            _ if self.has_camera() => self.camera.update(|camera| camera.pan((at - before) * scale)),
            _ => {}
        }
    }

    /// Whether a pointer carries a piece: where one can move about, only one that began on the piece itself.
    fn carries(self, pointer: &Pointer) -> bool {
        pointer.exact || !self.has_camera()
    }

    /// Moves a piece with the pointer, or puts it back where it stands.
    fn carry(self, spot: Spot, step: Option<Xy>) {
        let Some(root) = self.element() else { return };
        let found = root.query_selector(&format!("[data-piece='{spot}']")).ok().flatten();
        let Some(piece) = found.and_then(|element| element.dyn_into::<SvgElement>().ok()) else { return };
        let style = piece.style();
        let _ = match step {
            Some(step) => style.set_property("transform", &format!("translate({}px, {}px)", step.x, step.y)),
            None => style.remove_property("transform").map(|_| ()),
        };
        let _ = root.set_attribute("data-dragging", if step.is_some() { "yes" } else { "no" });
    }

    /// Two fingers come closer or go apart.
    fn pinch(self, id: i32, at: Xy) {
        let mut change = None;
        self.pointers.update_value(|pointers| {
            let [one, other] = &mut pointers.0[..] else { return };
            let (moving, still) = if one.id == id { (one, other) } else { (other, one) };
            let before = distance(moving.at, still.at);
            (moving.at, moving.way, still.way) = (at, Way::Pinches, Way::Pinches);
            let after = distance(moving.at, still.at);
            change = (after > 1.0).then(|| (before / after, (moving.at + still.at) * 0.5));
        });
        if let Some((factor, middle)) = change.filter(|_| self.has_camera())
            && let Some(about) = self.point(middle.x, middle.y)
        {
            self.camera.update(|camera| camera.zoom(about, factor));
        }
    }

    pub(super) fn pointer_up(self, event: &PointerEvent) {
        let at = client(event);
        let Some(pointer) = self.lift(event.pointer_id()) else { return };
        if pointer.way == Way::Rests {
            self.click(&pointer, is_finger(event));
            return;
        }
        let Target::Place(from) = pointer.target else { return };
        if self.desk.table.with_untracked(Table::hand) != Some(from) {
            return;
        }
        self.carry(from, None);
        if pointer.way == Way::Pinches || !self.carries(&pointer) {
            if pointer.took_up {
                self.desk.table.update(Table::put_back);
            }
            return;
        }
        let exact = self.under(at);
        let to = if is_finger(event) && !self.takes(exact) {
            self.nearest(at, Self::takes).unwrap_or(exact)
        } else {
            exact
        };
        if let Target::Place(to) = to
            && self.takes(Target::Place(to))
        {
            self.desk.drop_on(to);
        }
    }

    fn click(self, pointer: &Pointer, finger: bool) {
        match pointer.target {
            Target::Choice(ply) => self.choose(ply, finger),
            Target::Place(_) if pointer.took_up => {}
            Target::Place(spot) => {
                let choice = self.desk.table.with_untracked(|table| table.choice_at(spot));
                match choice.filter(|ply| ply.start().is_none()) {
                    Some(ply) => self.choose(ply, finger),
                    None => self.desk.press(spot),
                }
            }
            Target::Nothing => {
                self.desk.table.update(Table::put_back);
            }
        }
    }

    /// A mouse has seen already what it presses; a finger sees it first, and presses again.
    fn choose(self, ply: AnyMove, finger: bool) {
        let seen = self.desk.table.with_untracked(Table::shown) == Some(ply);
        if finger && !seen && is_weighty(ply) {
            self.desk.show(Some(ply));
        } else {
            self.desk.play(ply);
        }
    }

    pub(super) fn pointer_cancel(self, event: &PointerEvent) {
        if let Some(Pointer { target: Target::Place(spot), .. }) = self.lift(event.pointer_id()) {
            self.carry(spot, None);
        }
    }

    pub(super) fn pointer_leave(self, event: &PointerEvent) {
        if !is_finger(event) && self.pointers.with_value(|pointers| pointers.0.is_empty()) {
            self.desk.show(None);
        }
    }

    fn lift(self, id: i32) -> Option<Pointer> {
        let mut lifted = None;
        self.pointers.update_value(|pointers| {
            let index = pointers.0.iter().position(|pointer| pointer.id == id);
            lifted = index.map(|index| pointers.0.remove(index));
        });
        lifted
    }

    /// What a pointer means: what lies under it, or for a finger what lies near and can be pressed.
    fn aim(self, event: &PointerEvent, at: Xy) -> Target {
        let exact = self.under(at);
        if !is_finger(event) || self.answers(exact) {
            return exact;
        }
        self.nearest(at, Self::answers).unwrap_or(exact)
    }

    /// Whether something comes of pressing there.
    fn answers(self, target: Target) -> bool {
        match target {
            Target::Nothing => false,
            Target::Choice(_) => true,
            Target::Place(spot) => self
                .desk
                .table
                .with_untracked(|table| table.choice_at(spot).is_some() || table.ready().contains(&spot)),
        }
    }

    /// Whether the piece in hand can be set down there.
    fn takes(self, target: Target) -> bool {
        let Target::Place(spot) = target else { return false };
        self.desk.table.with_untracked(|table| table.choice_at(spot).is_some())
    }

    /// The nearest place within a finger's reach for which something holds.
    fn nearest(self, at: Xy, holds: impl Fn(Self, Target) -> bool) -> Option<Target> {
        let (scale, _) = self.scale()?;
        let point = self.point(at.x, at.y)?;
        let shown = self.desk.shown();
        let spots = self.places();
        let away = |spot: &Spot| distance(centre(&shown.position, *spot, &shown.view), point) / scale;
        spots
            .into_iter()
            .filter(|spot| holds(self, Target::Place(*spot)) && away(spot) <= FINGER)
            .min_by(|one, other| away(one).total_cmp(&away(other)))
            .map(Target::Place)
    }

    /// What lies at a place of the window.
    fn under(self, at: Xy) -> Target {
        let element = browser::document().element_from_point(at.x as f32, at.y as f32);
        let Some(element) = element else { return Target::Nothing };
        if let Some(ply) = self.choice_of(&element) {
            return Target::Choice(ply);
        }
        let name =
            element.closest("[data-cell]").ok().flatten().and_then(|place| place.get_attribute("data-cell"));
        name.and_then(|name| Spot::from_name(self.kind(), &name)).map_or(Target::Nothing, Target::Place)
    }

    fn choice_of(self, element: &Element) -> Option<AnyMove> {
        let mark = element.closest("[data-choice]").ok().flatten()?;
        let index: usize = mark.get_attribute("data-choice")?.parse().ok()?;
        self.desk.table.with_untracked(|table| table.choices().get(index).copied())
    }
}

/// Whether a move changes the board itself, so that a finger should see what it does before it is done.
const fn is_weighty(ply: AnyMove) -> bool {
    !matches!(ply, AnyMove::Tzaar(_) | AnyMove::Terrace(_))
}
