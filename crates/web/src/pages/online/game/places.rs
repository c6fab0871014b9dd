//! Who came where, in a game for three or four.

use crate::online::SharedTable;
use crate::speech::speech;
use leptos::prelude::*;
use tablier_games::Seat;

#[component]
pub(super) fn Places(table: SharedTable) -> impl IntoView {
    let speech = speech();
    let placed = Memo::new(move |_| {
        let places = table.state.with(|state| {
            let result = state.result().filter(|_| state.game().outcome().is_some());
            result.map(|result| result.places.clone()).unwrap_or_default()
        });
        let seats = places.iter().copied().zip(Seat::all(places.len() as u8));
        let mut ranking: Vec<(u8, Seat)> = seats.filter(|_| places.len() > 2).collect();
        ranking.sort_by_key(|(place, _)| *place);
        ranking
    });
    let line = move |(place, seat): (u8, Seat)| {
        let args = [
            ("player", table.person_at(seat).into()),
            ("colour", speech.words().seat_name(table.kind(), seat).into()),
            ("count", place.into()),
        ];
        view! { <li data-place=place.to_string() data-seat=seat.to_string()>{speech.tell("online-told-placed", &args)}</li> }
    };
    move || {
        let placed = placed.get();
        (!placed.is_empty())
            .then(|| view! { <ol class="standing">{placed.into_iter().map(line).collect_view()}</ol> })
    }
}
