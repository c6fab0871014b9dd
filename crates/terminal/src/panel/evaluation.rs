//! What the position is worth.

use super::Row;
use crate::desk::{Desk, Judged};
use ratatui::text::{Line, Span};
use tablier_engine::Verdict;
use tablier_games::Seat;

/// A bar, and the score of whoever looks at it.
pub(super) fn rows(desk: &Desk, width: usize) -> Vec<Row> {
    let title = desk.words.say("play-evaluation", &[]);
    let Some(judged) = desk.judged else {
        return vec![Row::new(Span::styled(format!("{title}…"), desk.palette.quiet()))];
    };
    let (seat, sign) = viewpoint(desk, judged);
    let score = f64::from(sign * judged.score.value());
    let verdict = written(desk, judged, sign);
    let name = desk.words.seat_name(desk.kind(), seat);
    let text = format!("{title} ({name}) {verdict}");
    vec![Row::new(super::cut(&text, width)), Row::new(bar(desk, chance(score), width))]
}

/// Whose score is shown: with two seats always that of the same one; with more there is but that of the side to move.
fn viewpoint(desk: &Desk, judged: Judged) -> (Seat, i32) {
    let own = desk.table.own_seat().unwrap_or(Seat::FIRST);
    if desk.table.plan().seat_count() > 2 {
        return (judged.seat, 1);
    }
    (own, if judged.seat == own { 1 } else { -1 })
}

fn written(desk: &Desk, judged: Judged, sign: i32) -> String {
    let (wins, plies) = match judged.score.verdict() {
        Verdict::Estimate(value) => {
            // Rounded first: nothing has no sign.
            let tenths = f64::from(sign * value / 10);
            let plus = match tenths {
                tenths if tenths > 0.0 => "+",
                tenths if tenths < 0.0 => "−",
                _ => "",
            };
            return format!("{plus}{}", desk.words.decimal(tenths.abs() / 10.0, 1));
        }
        Verdict::WinIn(plies) => (sign > 0, plies),
        Verdict::LossIn(plies) => (sign < 0, plies),
    };
    desk.words.say(if wins { "play-wins-in" } else { "play-loses-in" }, &[("plies", plies.into())])
}

/// The share of the points that such a score brings on average: the weights of the engine were found by this curve.
fn chance(score: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-score / 400.0))
}

fn bar(desk: &Desk, chance: f64, width: usize) -> Line<'static> {
    let full = (chance * width as f64).round() as usize;
    let full = full.clamp(0, width);
    Line::from(vec![
        Span::styled("█".repeat(full), desk.palette.accent()),
        Span::styled("░".repeat(width - full), desk.palette.quiet()),
    ])
}

#[cfg(test)]
mod tests {
    use super::chance;

    #[test]
    fn level_is_in_the_middle_and_a_win_is_all() {
        assert!((chance(0.0) - 0.5).abs() < 1e-9);
        assert!(chance(1_000_000.0) > 0.999 && chance(-1_000_000.0) < 0.001);
        assert!(chance(100.0) > 0.6);
    }
}
