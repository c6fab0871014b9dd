//! What is asked of whoever is to move, and the buttons that go with it.

use super::course::Course;
use super::goal::{Goal, News};
use super::player_name;
use super::steps::Steps;
use super::stock::Stocks;
use crate::browser;
use crate::desk::{Desk, is_newcomer, is_repair, newcomers_choice};
use crate::icons;
use crate::picture::Token;
use crate::preferences::preferences;
use crate::route::address;
use crate::speech::{Speech, speech, t};
use leptos::prelude::*;
use std::time::Duration;
use tablier_engine::Level;
use tablier_games::record::Record;
use tablier_games::{AnyMove, Game, GameKind, Seat};
use tablier_protocol::page::Room;
use tablier_review::{Advice, Finish, Verdict};
use tablier_scene::Piece;
use tablier_study::{Address, Study};
use tablier_table::{Occupant, Table, written};

#[component]
pub(crate) fn Prompt(desk: Desk) -> impl IntoView {
    let speech = speech();
    let title = move || desk.table.with(|table| title(speech, desk, table));
    let over = Memo::new(move |_| {
        desk.table.with(|table| table.game().outcome().is_some() || table.goes_on_alone())
    });
    // Many buttons are gone once they are pressed: whoever uses the keyboard is led back to the board.
    let led_back = move |_| {
        let look = || {
            if browser::lost_focus() {
                browser::focus("svg.board");
            }
        };
        set_timeout(look, Duration::from_millis(50));
    };
    view! {
        <section class="prompt" class:over=move || over.get() on:click=led_back>
            <p class="unseen" aria-live="polite">{move || desk.table.with(|table| last_turn(speech, desk, table))}</p>
            <h2 aria-live="polite"><Mover desk /> <span>{title}</span></h2>
            <News desk />
            <Say desk />
            {move || {
                if over.get() {
                    view! { <Ending desk /> }.into_any()
                } else {
                    view! { <TurnControls desk /> }.into_any()
                }
            }}
        </section>
    }
}

/// The token of the player to move, in their colour.
#[component]
pub(crate) fn Mover(desk: Desk) -> impl IntoView {
    let mover = Memo::new(move |_| {
        desk.table.with(|table| {
            let moving = table.game().outcome().is_none() && !table.goes_on_alone();
            Piece::of_seat(table.kind(), table.mover(), table.plan().seat_count()).filter(|_| moving)
        })
    });
    move || mover.get().map(|piece| view! { <span class="mover"><Token piece /></span> })
}

/// What leads through a turn.
#[component]
pub(crate) fn TurnControls(desk: Desk) -> impl IntoView {
    view! {
        <Goal desk />
        <Steps desk />
        <Stocks desk />
        <Buttons desk />
    }
}

fn title(speech: Speech, desk: Desk, table: &Table) -> String {
    let own = table.own_seat();
    if let Some(verdict) = Verdict::of(table.game(), own) {
        let name = |seat| table.plan().name(seat).map(str::to_owned);
        return speech.words().verdict(table.kind(), (verdict, own), Level::SUBSTITUTE.number(), name);
    }
    if table.goes_on_alone() {
        return speech.say(if table.own_seat().is_some() { "table-you-are-out" } else { "table-goes-on" });
    }
    let player = || player_name(speech, desk, table, table.mover());
    if table.thinker().is_some() {
        speech.tell("table-thinking", &[("player", player().into())])
    } else if table.own_seat().is_some() {
        speech.say("table-your-move")
    } else {
        to_move(speech, table)
    }
}

/// Who is to move, where several people sit at one screen: a person with a name, or a colour.
pub(crate) fn to_move(speech: Speech, table: &Table) -> String {
    match table.plan().name(table.mover()) {
        Some(name) => speech.tell("table-to-move", &[("player", name.to_owned().into())]),
        None => speech.words().to_move(table.kind(), table.mover()),
    }
}

/// What was played last, for whoever listens.
pub(crate) fn last_turn(speech: Speech, desk: Desk, table: &Table) -> String {
    let Some(turn) = table.turns().last() else { return String::new() };
    let plies = turn.written();
    if let (true, Some(event)) = (plies.is_empty(), turn.events.first()) {
        return speech.words().event(table.kind(), event);
    }
    let player = if table.is_stand_ins(turn) {
        speech.tell("player-level", &[("level", Level::SUBSTITUTE.number().into())])
    } else {
        player_name(speech, desk, table, turn.seat)
    };
    speech.tell("player-played", &[("player", player.into()), ("turn", plies.join(", ").into())])
}

/// What there is to say: an announcement, a refusal, advice for newcomers.
#[component]
pub(crate) fn Say(desk: Desk) -> impl IntoView {
    let speech = speech();
    let hints = preferences().hints;
    let sentence = move || {
        let kind = desk.table.with(Table::kind);
        if let Some(notice) = desk.notice.get() {
            let names = desk.table.with(|table| desk.names(table, None));
            return (notice.sentence(speech, kind, &names), notice.is_warning());
        }
        if let Some(hint) = desk.hint.get() {
            return (advice(speech, desk, &hint), false);
        }
        let words = desk.table.with(|table| {
            // A board for trying things on does not know how its game ended: a player may have resigned.
            if let Some(finish) = Finish::of(table.game()).filter(|_| desk.is_game()) {
                // What an engine did on the seat of a player who had left is told of the colour, not of the player.
                let played_for =
                    |seat: &Seat| finish.outcome.winner == Some(*seat) && table.game().has_left(*seat);
                let colour = |seat| speech.words().seat_name(kind, seat);
                let name = |seat| {
                    if played_for(&seat) { colour(seat) } else { finish_name(speech, desk, table, seat) }
                };
                let own = table.own_seat().filter(|seat| !played_for(seat));
                return speech.words().finish(kind, &finish, own, name);
            }
            let id = match table.stocks().is_empty() {
                _ if !desk.kept || !hints.get() => None,
                false if is_newcomer(table) && kind == GameKind::Tanagra => {
                    let several = table.choices().len() > 1;
                    Some(match (several, browser::is_touched()) {
                        (true, true) => "table-newcomer-lay-touch",
                        (true, false) => "table-newcomer-lay",
                        (false, true) => "table-newcomer-lay-first-touch",
                        (false, false) => "table-newcomer-lay-first",
                    })
                }
                _ if !newcomers_choice(table).is_empty() => Some("table-newcomer"),
                _ => None,
            };
            id.map(|id| speech.say(id)).unwrap_or_default()
        });
        (words, false)
    };
    let sentence = Memo::new(move |_| sentence());
    view! {
        <p class="say" class:warning=move || sentence.with(|(_, warning)| *warning) role="status">
            {move || sentence.with(|(words, _)| words.clone())}
        </p>
    }
}

/// What a player is called where the end of a game is explained: by name, or else by colour.
fn finish_name(speech: Speech, desk: Desk, table: &Table, seat: Seat) -> String {
    let name = desk.sitters.with(|sitters| sitters.get(seat.index()).map(|sitter| sitter.name.clone()));
    let name = name.or_else(|| table.plan().name(seat).map(str::to_owned));
    name.unwrap_or_else(|| speech.words().seat_name(table.kind(), seat))
}

/// What is advised, and why.
fn advice(speech: Speech, desk: Desk, hint: &Advice) -> String {
    let kind = desk.table.with(Table::kind);
    let turn = speech.tell("table-hinted", &[("move", advised_turn(speech, desk, &hint.turn).into())]);
    match hint.reason {
        Some(reason) => format!("{turn}. {}.", speech.words().reason(kind, reason)),
        None => turn,
    }
}

/// The plies of an advised turn. What a record writes by a letter or a sign is said in words; where a tile is laid is
/// seen on the board.
fn advised_turn(speech: Speech, desk: Desk, turn: &[AnyMove]) -> String {
    let written = desk.table.with(|table| written(table.position(), &desk.names(table, None), turn));
    let seats = desk.table.with(|table| table.plan().seat_count());
    let say = |(text, ply): (String, &AnyMove)| speech.words().advised(*ply, seats).unwrap_or(text);
    written.into_iter().zip(turn).map(say).collect::<Vec<_>>().join(", ")
}

/// The buttons of a turn, each in a column of its own: what commits to something never appears where another button was
/// a moment ago, so that a second press of that one does no harm.
#[component]
fn Buttons(desk: Desk) -> impl IntoView {
    let speech = speech();
    let confirming = preferences().confirm;
    let plies = Memo::new(move |_| desk.table.with(Table::buttons));
    let kept_back = move || !desk.handed_over.get();
    let confirms = Memo::new(move |_| desk.table.with(Table::needs_confirmation) && kept_back());
    let drafted = Memo::new(move |_| desk.table.with(|table| !table.draft().is_empty()) && kept_back());
    let repairs = Memo::new(move |_| {
        desk.table.with(|table| table.choices().into_iter().filter(is_repair).collect::<Vec<_>>())
    });
    // Where there is but one repair, nobody needs to look for it.
    let only = move || repairs.with(|repairs| repairs.first().copied().filter(|_| repairs.len() == 1));
    let shown = Memo::new(move |_| desk.table.with(Table::shown).or_else(only));
    let advised = move |ply| desk.hint.with(|hint| hint.as_ref().and_then(Advice::ply) == Some(ply));
    let offered = Memo::new(move |_| desk.table.with(Table::offered));
    view! {
        <div class="buttons turn-buttons" class:confirmed=move || confirming.get()>
            <Show when=move || drafted.get()>
                <button class="button at-undo" data-act="undo" on:click=move |_| desk.undo()>{icons::undo()} {t("table-undo")}</button>
            </Show>
            {move || {
                plies
                    .get()
                    .into_iter()
                    .map(|ply| {
                        view! {
                            <button class="button outlined at-choice" class:advised=move || advised(ply) data-move=ply.to_string() on:click=move |_| desk.play(ply)>
                                {speech.words().action(ply)}
                            </button>
                        }
                    })
                    .collect_view()
            }}
            {move || {
                offered
                    .get()
                    .map(|ply| {
                        view! {
                            <button class="button at-offer" data-move=ply.to_string() on:click=move |_| desk.play(ply)>
                                {speech.tell("table-take-own", &[("at", ply.end().map(|end| end.to_string()).unwrap_or_default().into())])}
                            </button>
                        }
                    })
            }}
            <Show when=move || 1 < repairs.with(Vec::len)>
                <button class="button at-choice" data-act="other" on:click=move |_| {
                    desk.look_at_repair(true);
                }>{t("table-other")}</button>
            </Show>
            {move || {
                shown
                    .get()
                    .filter(|ply| ply.start().is_none())
                    .map(|ply| {
                        view! {
                            <button class="button filled at-do" class:advised=move || advised(ply) data-move=ply.to_string() on:click=move |_| desk.play(ply)>
                                {speech.words().action(ply)}
                                {is_repair(&ply).then(|| view! { <span class="unseen">": " {speech.words().choice(ply)}</span> })}
                            </button>
                        }
                    })
            }}
            <Show when=move || confirms.get()>
                <button class="button filled at-confirm" data-act="confirm" on:click=move |_| desk.confirm()>{t("table-confirm")}</button>
            </Show>
        </div>
    }
}

/// What can be done when the game is over.
#[component]
fn Ending(desk: Desk) -> impl IntoView {
    let speech = speech();
    // Engines may go on alone: what is offered follows the game to its end.
    let next = Memo::new(move |_| desk.table.with(next_level));
    let analysis = Memo::new(move |_| desk.table.with(|table| analysis(table.game())));
    view! {
        <div class="buttons">
            <button class="button filled" on:click=move |_| desk.rematch(None)>{t("table-rematch")}</button>
            <a class="button" data-act="analyse" href=move || analysis.get()>{t("table-analyse")}</a>
            {move || {
                next.get()
                    .map(|level| {
                        view! {
                            <button class="button" on:click=move |_| desk.rematch(Some(level))>
                                {move || speech.tell("table-other-level", &[("level", level.number().into())])}
                            </button>
                        }
                    })
            }}
        </div>
        <Course desk />
    }
}

/// Where this game can be looked at again.
pub(crate) fn analysis(game: &Game) -> String {
    analysis_at(game, game.events().len())
}

/// Where it can be looked at, as it stood after so many events.
pub(super) fn analysis_at(game: &Game, events: usize) -> String {
    let mut study = Study::from_record(&Record::of_game(game));
    let place = events.checked_sub(1).and_then(|last| study.main_line().get(last).copied());
    study.go(place.unwrap_or(Study::START));
    format!("{}#{}", address(game.kind(), Room::Analysis), Address::of_study(&study))
}

/// Who might be met next: somebody stronger after a win, somebody weaker after a loss.
fn next_level(table: &Table) -> Option<Level> {
    let own = table.own_seat()?;
    let level = table.plan().seats.iter().find_map(|seat: &Occupant| seat.level())?.number();
    let winner = table.game().outcome()?.winner?;
    Level::new(if winner == own && !table.game().has_left(own) { level + 1 } else { level.checked_sub(1)? })
}
