//! What the mouse does.

use super::App;
use crate::layout::{areas, is_too_small, middle};
use crate::overlay::Overlay;
use crate::panel::{self, Press};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use tablier_games::GameKind;

impl App {
    pub(super) fn hear_mouse(&mut self, mouse: MouseEvent) {
        if is_too_small(self.size) {
            return;
        }
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.click((mouse.column, mouse.row)),
            MouseEventKind::Down(MouseButton::Right) => self.click_away(),
            MouseEventKind::Moved => self.hover((mouse.column, mouse.row)),
            MouseEventKind::ScrollUp => self.roll(-1),
            MouseEventKind::ScrollDown => self.roll(1),
            _ => {}
        }
    }

    /// What is under the mouse is pointed at.
    fn hover(&mut self, at: (u16, u16)) {
        if let (None, Some(desk)) = (&self.overlay, &mut self.desk)
            && let Some(target) = desk.target_at(at)
        {
            desk.hover(target);
        }
    }

    fn click(&mut self, at: (u16, u16)) {
        match self.overlay.take() {
            Some(Overlay::Form(form)) => {
                let height = form.height(&self.words);
                let area = middle(self.size, (64, height));
                let row = at.1.checked_sub(area.y).and_then(|line| form.row_at(line));
                let inside = area.contains(at.into());
                self.plan_on(form, |form| match row.filter(|_| inside) {
                    Some(row) => form.press_row(row),
                    None => crate::overlay::Planned::On,
                });
            }
            Some(Overlay::Question(question)) => {
                let table = self.desk.as_ref().map(|desk| &desk.table);
                match question.answer_at(at, self.size, &self.words, table) {
                    Some(answer) => self.decide_by(question, answer),
                    None => self.overlay = Some(Overlay::Question(question)),
                }
            }
            Some(Overlay::Text(_)) => {}
            Some(other) => self.overlay = Some(other),
            None if self.desk.is_none() => self.click_menu(at.1),
            None => self.click_table(at),
        }
    }

    fn click_menu(&mut self, row: u16) {
        let first = self.menu_area().y;
        let Some(line) = row.checked_sub(first) else { return };
        let index = usize::from(line / super::draw::MENU_STEP);
        if index < GameKind::ALL.len() {
            self.chosen = index;
            self.open_chosen();
        }
    }

    fn click_table(&mut self, at: (u16, u16)) {
        let areas = areas(self.size);
        if areas.footer.contains(at.into()) {
            if let Some(command) = self.footer_command(at.0) {
                self.command(command);
            }
            return;
        }
        let Some(desk) = &mut self.desk else { return };
        if areas.panel.contains(at.into()) {
            let rows = panel::rows(desk, areas.panel.width.into(), areas.panel.height.into());
            match rows.get(usize::from(at.1 - areas.panel.y)).and_then(|row| row.press) {
                Some(Press::Choice(number)) => self.take_choice(number),
                Some(Press::LookAt(events)) => desk.look_at(events),
                None => {}
            }
            return;
        }
        match desk.target_at(at) {
            Some(target) => {
                desk.point_at(Some(target));
                desk.pick();
            }
            None if areas.board.contains(at.into()) => desk.put_back(),
            None => {}
        }
    }

    /// The other button is a step back.
    fn click_away(&mut self) {
        if let Some(Overlay::Question(question)) = &self.overlay {
            let question = question.clone();
            self.overlay = None;
            return self.back_out(question);
        }
        match (&self.overlay, &mut self.desk) {
            (None, Some(desk)) => desk.step_back(),
            (Some(Overlay::Text(_) | Overlay::Form(_)), _) => self.overlay = None,
            _ => {}
        }
    }

    /// The wheel scrolls a text, or steps through the moves.
    fn roll(&mut self, lines: i32) {
        match (&mut self.overlay, &mut self.desk) {
            (Some(Overlay::Text(text)), _) => {
                let room = text.room(self.size.1);
                text.press(crate::keys::Key::Step(0, lines), room);
            }
            (None, Some(desk)) => {
                let shown = desk.shown_events();
                desk.look_at(shown.saturating_add_signed(lines as isize));
            }
            _ => {}
        }
    }
}
