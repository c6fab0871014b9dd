//! What the board shows.

use super::Desk;
use crate::board::{self, Look, Sheet};
use tablier_review::Advice;
use tablier_scene::{Marks, Turn};

impl Desk {
    /// The board as it is shown now.
    pub(crate) fn sheet(&self) -> Sheet {
        let (position, marks) = match self.back {
            Some(events) => self.table.look_back(events),
            None => (self.table.position().clone(), self.present_marks()),
        };
        let area = self.board_area();
        let look = Look {
            marks,
            cursor: self.cursor.filter(|_| self.back.is_none()),
            turn: Turn::seated(self.table.position(), self.table.own_seat()).and(self.turned),
            room: (i32::from(area.width), i32::from(area.height)),
            names: self.back.map_or_else(|| self.table.names(), |events| self.table.names_after(events)),
            palette: self.palette,
        };
        board::draw(&position, &look)
    }

    fn present_marks(&self) -> Marks {
        Marks { arrows: self.hint.as_ref().and_then(Advice::ply).into_iter().collect(), ..self.table.marks() }
    }
}
