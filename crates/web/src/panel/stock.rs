//! What is set on the board from outside: which piece comes next.

use super::strip::{kind_name, pawn_name};
use crate::desk::Desk;
use crate::picture::Token;
use crate::speech::{speech, t};
use leptos::prelude::*;
use tablier_games::tzaar::Colour;
use tablier_games::{AnyPosition, Position};
use tablier_scene::Piece;
use tablier_table::{Stock, Table};

/// The kinds to choose from, if there are several.
#[component]
pub(super) fn Stocks(desk: Desk) -> impl IntoView {
    let stocks = Memo::new(move |_| desk.table.with(Table::stocks));
    let chosen = move || desk.table.with(Table::stock);
    let speech = speech();
    let button = move |stock: Stock| {
        let piece = desk.table.with_untracked(|table| piece(table, stock));
        let name = move || speech.say(name(stock));
        view! {
            <button
                class="stock"
                data-stock=letter(stock)
                aria-label=name
                title=name
                aria-pressed=move || (chosen() == Some(stock)).to_string()
                on:click=move |_| desk.take_stock(stock)
            >
                <Token piece />
            </button>
        }
    };
    move || {
        let stocks = stocks.get();
        (stocks.len() > 1).then(|| {
            view! {
                <div class="stocks" role="group" aria-label=t("table-in-hand")>
                    {stocks.into_iter().map(button).collect_view()}
                </div>
            }
        })
    }
}

fn letter(stock: Stock) -> String {
    match stock {
        Stock::Piece(kind) => kind.letter().to_string(),
        Stock::Pawn(pawn) => pawn.letter().to_string(),
    }
}

const fn name(stock: Stock) -> &'static str {
    match stock {
        Stock::Piece(kind) => kind_name(kind),
        Stock::Pawn(pawn) => pawn_name(pawn),
    }
}

fn piece(table: &Table, stock: Stock) -> Piece {
    match (stock, table.position()) {
        (Stock::Piece(kind), AnyPosition::Tzaar(position)) => Piece::Tzaar(position.colour(), kind),
        (Stock::Piece(kind), _) => Piece::Tzaar(Colour::White, kind),
        (Stock::Pawn(pawn), AnyPosition::Tanagra(position)) => Piece::Tanagra(pawn, position.seats()),
        (Stock::Pawn(pawn), _) => Piece::Tanagra(pawn, 2),
    }
}
