//! Pointing at the board, by keys and mouse.

use super::Desk;
use crate::board::{At, Sheet, Target, camera, heading};
use tablier_games::tchag::Direction;
use tablier_games::{AnyMove, Spot};

impl Desk {
    /// One step to the nearest place in a direction.
    pub(crate) fn walk(&mut self, step: At) {
        if self.back.take().is_some() {
            return self.follow();
        }
        let sheet = self.sheet();
        let next = match self.repairs().as_slice() {
            [] => nearest(&sheet, self.cursor, step),
            repairs => self.repair_towards(repairs, step),
        };
        self.point_at(next.or(self.cursor));
    }

    /// The next thing that can be chosen, or the one before, in the order in which one reads.
    pub(crate) fn cycle(&mut self, forward: bool) {
        if self.back.take().is_some() {
            return self.follow();
        }
        let sheet = self.sheet();
        let mut stops: Vec<(At, Target)> = self
            .stops()
            .into_iter()
            .filter_map(|target| Some((sheet.middle(target).map(|(x, y)| (y, x))?, target)))
            .collect();
        stops.sort_by_key(|(at, _)| *at);
        if !forward {
            stops.reverse();
        }
        let here = self.cursor.and_then(|target| sheet.middle(target)).map(|(x, y)| (y, x));
        let is_beyond = |at: At| here.is_none_or(|here| if forward { at > here } else { at < here });
        let next = stops.iter().find(|(at, _)| is_beyond(*at)).or(stops.first());
        if let Some((_, target)) = next {
            self.point_at(Some(*target));
        }
    }

    /// What can be chosen on the board: where the piece in hand can go, or else what can be taken up or laid.
    fn stops(&self) -> Vec<Target> {
        let choices = self.table.choices();
        let end = |ply: &AnyMove| match ply.end() {
            Some(spot) => Target::Spot(spot),
            None => Target::Choice(*ply),
        };
        if choices.is_empty() {
            return self.table.ready().into_iter().map(Target::Spot).collect();
        }
        choices.iter().filter(|ply| !self.table.position().takes_own(**ply)).map(end).collect()
    }

    /// The repairs of Tchag that are to be chosen from.
    fn repairs(&self) -> Vec<AnyMove> {
        let needs_no_place = |ply: &AnyMove| ply.start().is_none() && ply.end().is_none();
        self.table.choices().into_iter().filter(needs_no_place).collect()
    }

    /// The next repair that moves stones in a direction.
    fn repair_towards(&self, repairs: &[AnyMove], step: At) -> Option<Target> {
        let wanted = match step {
            (0, -1) => Direction::North,
            (1, 0) => Direction::East,
            (0, 1) => Direction::South,
            _ => Direction::West,
        };
        let goes = |ply: &&AnyMove| matches!(ply, AnyMove::Tchag(ply) if heading(*ply) == Some(wanted));
        let fitting: Vec<Target> = repairs.iter().filter(goes).map(|ply| Target::Choice(*ply)).collect();
        let here = fitting.iter().position(|target| Some(*target) == self.cursor);
        let next = here.map_or(0, |index| (index + 1) % fitting.len());
        fitting.get(next).copied()
    }

    /// Points at something; a choice is looked at before it is made.
    pub(crate) fn point_at(&mut self, target: Option<Target>) {
        self.cursor = target;
        self.follow();
    }

    /// The mouse is over something: it is pointed at, and nothing moves away under the mouse.
    pub(crate) fn hover(&mut self, target: Target) {
        if self.cursor != Some(target) && self.back.is_none() && self.table.is_open() {
            self.cursor = Some(target);
            self.look();
        }
    }

    /// Looks at the choice that is pointed at, before it is made.
    fn look(&mut self) {
        let looked_at = match self.cursor {
            Some(Target::Spot(spot)) => self.table.choice_at(spot).filter(|ply| ply.start().is_none()),
            Some(Target::Choice(ply)) => Some(ply),
            None => None,
        };
        self.table.show(looked_at);
    }

    /// Shows what is pointed at, and moves the board if it is out of sight.
    pub(super) fn follow(&mut self) {
        self.look();
        self.corner = camera::corner(&self.sheet(), self.board_area(), self.corner, self.cursor);
    }

    /// Leads the cursor to where something can be done, if there is nothing to point at where it is.
    pub(crate) fn steer(&mut self) {
        let repairs = self.repairs();
        let on_board = |target: Target| self.sheet().middle(target).is_some();
        let lost = match self.cursor {
            Some(Target::Choice(ply)) => !repairs.contains(&ply),
            Some(target) => !repairs.is_empty() || !on_board(target),
            None => true,
        };
        if lost {
            self.cursor = repairs.first().map(|ply| Target::Choice(*ply)).or_else(|| self.first());
        }
        self.follow();
    }

    /// Where somebody begins: at a piece with many moves, at a place, or anywhere on the board.
    fn first(&self) -> Option<Target> {
        let moves = self.table.moves();
        let count = |spot: &Spot| moves.iter().filter(|ply| ply.start() == Some(*spot)).count();
        let busiest = self.table.ready().into_iter().max_by_key(count).map(Target::Spot);
        busiest.or_else(|| self.stops().first().copied()).or_else(|| {
            let sheet = self.sheet();
            let targets = sheet.targets();
            targets.get(targets.len() / 2).map(|(target, _)| *target)
        })
    }

    /// What lies at a place of the screen.
    pub(crate) fn target_at(&self, (column, row): (u16, u16)) -> Option<Target> {
        let area = self.board_area();
        if !area.contains((column, row).into()) {
            return None;
        }
        let at = (i32::from(column - area.x) + self.corner.0, i32::from(row - area.y) + self.corner.1);
        self.sheet().target_at(at)
    }
}

/// The nearest place in a direction. A line is twice as high as a column is wide.
fn nearest(sheet: &Sheet, from: Option<Target>, step: At) -> Option<Target> {
    let here = from.and_then(|target| sheet.middle(target))?;
    let cost = |at: At| {
        let way = (at.0 - here.0, 2 * (at.1 - here.1));
        let ahead = way.0 * step.0 + way.1 * step.1;
        let aside = (way.0 * step.1 - way.1 * step.0).abs();
        (ahead > 0 && 5 * aside <= 9 * ahead).then_some(5 * ahead + 8 * aside)
    };
    sheet
        .targets()
        .iter()
        .filter_map(|(target, at)| Some((cost(*at)?, *target)))
        .min_by_key(|(cost, _)| *cost)
        .map(|(_, target)| target)
}
