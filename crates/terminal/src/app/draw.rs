//! The screen.

use super::App;
use crate::desk::Desk;
use crate::keys::Command;
use crate::layout::{LEAST, areas, is_too_small};
use crate::overlay::Overlay;
use crate::palette::Palette;
use crate::panel;
use crate::wrap::{width, wrap, wrap_items};
use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use tablier_games::GameKind;
use tablier_words::Words;

/// How many lines a game takes on the menu.
pub(super) const MENU_STEP: u16 = 3;

/// What the lowest line offers, the most important first.
const OFFERED: [Command; 9] = [
    Command::Help,
    Command::Rules,
    Command::Hint,
    Command::TakeBack,
    Command::Evaluate,
    Command::Type,
    Command::Save,
    Command::New,
    Command::Quit,
];

/// What turns while somebody thinks.
const SPINNER: [&str; 4] = ["◐", "◓", "◑", "◒"];

impl App {
    /// Shows what is.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        if is_too_small((frame.area().width, frame.area().height)) {
            self.draw_too_small(frame);
            return;
        }
        match &self.desk {
            Some(desk) => self.draw_table(frame, desk),
            None => self.draw_menu(frame),
        }
        match &self.overlay {
            Some(Overlay::Text(text)) => text.draw(frame, self.palette),
            Some(Overlay::Question(question)) => {
                let table = self.desk.as_ref().map(|desk| &desk.table);
                question.draw(frame, self.palette, &self.words, table);
            }
            Some(Overlay::Entry(entry)) => entry.draw(frame, self.palette, &self.words),
            Some(Overlay::Form(form)) => form.draw(frame, self.palette, &self.words),
            None => {}
        }
    }

    fn draw_too_small(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let args = [
            ("columns", LEAST.0.to_string().into()),
            ("lines", LEAST.1.to_string().into()),
            ("width", area.width.to_string().into()),
            ("height", area.height.to_string().into()),
        ];
        let text = self.words.say("play-too-small-now", &args);
        let lines: Vec<Line<'_>> =
            wrap(&text, usize::from(area.width).saturating_sub(2)).into_iter().map(Line::raw).collect();
        let top = area.height.saturating_sub(lines.len() as u16) / 2;
        let inside = Rect { y: area.y + top, height: area.height - top, ..area };
        frame.render_widget(Paragraph::new(lines).alignment(Alignment::Center), inside);
    }

    fn draw_table(&self, frame: &mut Frame<'_>, desk: &Desk) {
        let areas = areas(self.size);
        self.draw_header(frame, areas.header, desk);
        desk.sheet().show(desk.corner, areas.board, frame.buffer_mut());
        let place = Line::styled(desk.pointed_at(), self.palette.quiet()).alignment(Alignment::Center);
        frame.render_widget(Paragraph::new(place), areas.place);
        let rows = panel::rows(desk, areas.panel.width.into(), areas.panel.height.into());
        let lines: Vec<Line<'_>> = rows.into_iter().map(|row| row.line).collect();
        frame.render_widget(Paragraph::new(lines), areas.panel);
        self.draw_footer(frame, areas.footer);
    }

    fn draw_header(&self, frame: &mut Frame<'_>, area: Rect, desk: &Desk) {
        let plan = desk.table.plan();
        let name = self.words.game_name(plan.kind);
        let setup = match plan.opening.setup() {
            Some(setup) => self.words.setup_name(plan.kind, setup),
            None => self.words.say("analysis-position", &[]),
        };
        let spinner = if desk.is_busy() { SPINNER[self.ticks % SPINNER.len()] } else { " " };
        let left = Line::from(vec![
            Span::styled(format!(" {name}"), self.palette.accent()),
            Span::styled(format!("  {setup}"), self.palette.quiet()),
        ]);
        let right = Line::from(vec![
            Span::styled(format!("{spinner} "), self.palette.accent()),
            Span::styled(format!("{} ", self.words.say("page-title", &[])), self.palette.quiet()),
        ]);
        frame.render_widget(Paragraph::new(left), area);
        frame.render_widget(Paragraph::new(right).alignment(Alignment::Right), area);
    }

    /// The keys of the lowest line, as many as there is room for, each with the column where it begins.
    fn footer(&self) -> Vec<(u16, Command)> {
        let mut column = 1;
        let mut offered = Vec::new();
        // The way out has its place at the end, whatever else there is.
        for command in OFFERED {
            let columns = footer_width(command, &self.words);
            if column + columns <= self.size.0 {
                offered.push((column, command));
                column += columns + 1;
            }
        }
        offered
    }

    /// What the lowest line offers at a column.
    pub(super) fn footer_command(&self, column: u16) -> Option<Command> {
        let inside = |(from, command): &&(u16, Command)| {
            (*from..from + footer_width(*command, &self.words)).contains(&column)
        };
        self.footer().iter().find(inside).map(|(_, command)| *command)
    }

    fn draw_footer(&self, frame: &mut Frame<'_>, area: Rect) {
        for (column, command) in self.footer() {
            let line = Line::from(footer_spans(command, &self.words, self.palette));
            let room = Rect { x: column, width: area.width.saturating_sub(column), ..area };
            frame.render_widget(Paragraph::new(line), room);
        }
    }

    /// Where the games of the menu are.
    pub(super) fn menu_area(&self) -> Rect {
        let (width, height) = self.size;
        let lines = MENU_STEP * GameKind::ALL.len() as u16;
        let top = height.saturating_sub(lines) / 2;
        Rect::new(width.saturating_sub(64) / 2, top, 64.min(width), lines)
    }

    fn draw_menu(&self, frame: &mut Frame<'_>) {
        let area = self.menu_area();
        let title = Line::styled(self.words.say("page-title", &[]), self.palette.accent());
        let slogan = Line::styled(self.words.say("page-slogan", &[]), self.palette.quiet());
        let head = Rect { y: area.y.saturating_sub(4), height: 2, ..area };
        frame.render_widget(Paragraph::new(vec![title, slogan]), head);
        let mut lines = Vec::new();
        for (index, kind) in GameKind::ALL.into_iter().enumerate() {
            lines.extend(self.menu_entry(index, kind));
        }
        frame.render_widget(Paragraph::new(lines), area);
        let keys = wrap_items(&self.words.say("play-menu-keys", &[]), area.width.into());
        let mut foot: Vec<Line<'_>> =
            keys.into_iter().map(|line| Line::styled(line, self.palette.quiet())).collect();
        if let Some(notice) = &self.notice {
            foot.push(Line::raw(notice.clone()));
        }
        let below = Rect { y: area.bottom(), height: self.size.1.saturating_sub(area.bottom()), ..area };
        frame.render_widget(Paragraph::new(foot), below);
    }

    fn menu_entry(&self, index: usize, kind: GameKind) -> [Line<'static>; MENU_STEP as usize] {
        let here = index == self.chosen;
        let style = if here { self.palette.cursor() } else { Style::new().add_modifier(Modifier::BOLD) };
        let kept = if self.waiting.contains(&kind) {
            format!("  {}", self.words.say("page-continue", &[]))
        } else {
            String::new()
        };
        [
            Line::from(vec![
                Span::styled(format!(" {} {:<10}", index + 1, self.words.game_name(kind)), style),
                Span::styled(
                    format!("  {}", self.words.say(&format!("box-{kind}-facts"), &[])),
                    self.palette.quiet(),
                ),
                Span::styled(kept, self.palette.accent()),
            ]),
            Line::raw(format!("   {}", self.words.say(&format!("box-{kind}"), &[]))),
            Line::default(),
        ]
    }
}

fn footer_spans(command: Command, words: &Words, palette: Palette) -> Vec<Span<'static>> {
    vec![
        Span::styled(command.key(words), palette.accent()),
        Span::styled(format!(" {}", command.label(words)), palette.quiet()),
    ]
}

fn footer_width(command: Command, words: &Words) -> u16 {
    (width(&command.key(words)) + 1 + width(&command.label(words))) as u16
}
