//! Three and four at a table: who is told what, who is out, who plays on, and who plays again.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::{person, wish};
use tablier_engine::Level;
use tablier_games::record::Record;
use tablier_games::{Random, Seat};
use tablier_online::{Chair, FAIR_WAIT, Missing, Moment, Refusal, SeatWish, Table, Tale, Terms, Tiding};
use tablier_protocol::online::{Event, Happening, Moves, NewGame, Pace, SeatKind, Status};

const MINUTE: Pace = Pace::Clock { base: 60, increment: 0 };

/// A table, and what was told of it.
struct Company {
    table: Table,
    told: Vec<Tiding>,
    now: u64,
}

impl Company {
    fn open(game: &str, setup: &str, seats: &[&str], clock: Option<Pace>, drawn: bool) -> Self {
        let wish = NewGame { drawn, ..wish(game, setup, seats, clock) };
        let (terms, wishes) = Terms::read(&wish, person("ann"), 1).unwrap();
        let chairs = wishes.into_iter().map(|wish| match wish {
            SeatWish::Me => Chair::Person(person("ann")),
            SeatWish::Open => Chair::Open,
            SeatWish::Level(level) => Chair::Engine(level),
            SeatWish::Person(id) => Chair::Invited(person(&id)),
        });
        let table = Table::new(String::from("t"), terms, chairs.collect(), 1000);
        let mut company = Self { table, told: Vec::new(), now: 1000 };
        company.happen(company.table.open(1000, 3));
        company
    }

    /// A table of Ann, Bob, Cyd and Dan, in this order.
    fn of(game: &str, setup: &str, clock: Option<Pace>) -> Self {
        let seats = match setup {
            "four" | "4x4" => &["me", "open", "open", "open"][..],
            _ => &["me", "open", "open"][..],
        };
        let mut company = Self::open(game, setup, seats, clock, false);
        for who in ["bob", "cyd", "dan"].iter().take(seats.len() - 1) {
            company.join(who);
        }
        assert_eq!(company.table.status(), Status::Playing);
        company.told.clear();
        company
    }

    fn join(&mut self, who: &str) {
        self.happen(self.table.join(&person(who), None, self.now, 3).unwrap());
    }

    fn happen(&mut self, happenings: Vec<Happening>) {
        for what in happenings {
            let before = self.table.clone();
            let event = Event { event: before.event() + 1, at: self.now, what };
            // What is stored is read back by later versions.
            let event: Event = serde_json::from_str(&serde_json::to_string(&event).unwrap()).unwrap();
            self.table.happen(&event).unwrap();
            self.told.extend(before.tidings(&event.what, &self.table));
        }
    }

    /// What was told since the last question: what, and of whom.
    fn news(&mut self) -> Vec<(Tale, String)> {
        let name = |tiding: &Tiding| match &tiding.who.chair {
            Chair::Person(person) | Chair::Invited(person) => person.id.clone(),
            Chair::Engine(level) => format!("level {level}"),
            Chair::Open => String::from("nobody"),
        };
        std::mem::take(&mut self.told).iter().map(|tiding| (tiding.what, name(tiding))).collect()
    }

    fn play(&mut self, word: &str) {
        let seat = self.table.to_move().unwrap();
        let who = self.table.chair(seat).person().unwrap().id.clone();
        let ply = self.table.view(self.now).ply + 1;
        let moves =
            Moves { ply, takebacks: self.table.takebacks(), single: Some(word.to_owned()), moves: None };
        let answer = self.table.play(&who, &moves, Moment::at(self.now)).unwrap();
        self.happen(answer.happenings);
    }

    fn play_any(&mut self, random: &mut Random) {
        let moves = self.table.game().position().moves();
        self.play(&moves[random.below(moves.len() as u64) as usize].to_string());
    }
}

fn who(who: &str) -> String {
    who.to_owned()
}

#[test]
fn lots_that_swap_the_seats_leave_everybody_their_name() {
    // Some draw that does not leave everybody where they sat.
    let swapped = (0..50).find_map(|draw| {
        let mut company = Company::open("terrace", "four", &["me", "open", "open", "open"], None, true);
        for who in ["bob", "cyd"] {
            company.join(who);
        }
        company.happen(company.table.join(&person("dan"), None, 1000, draw).unwrap());
        (company.table.seat_of("bob") != Seat::new(2)).then_some(company)
    });
    let mut company = swapped.unwrap();
    let news = company.news();
    assert_eq!(
        news[..3],
        [(Tale::Seated, who("bob")), (Tale::Seated, who("cyd")), (Tale::Seated, who("dan"))]
    );
    for (seat, (tale, name)) in Seat::all(4).zip(&news[3..]) {
        assert_eq!((*tale, company.table.seat_of(name)), (Tale::Drawn, Some(seat)));
    }
}

#[test]
fn agreeing_is_told_as_agreeing() {
    let mut company = Company::of("terrace", "three", None);
    let mut random = Random::new(4);
    (0..3).for_each(|_| company.play_any(&mut random));
    company.happen(company.table.ask_takeback("ann", 2000).unwrap());
    company.happen(company.table.ask_takeback("cyd", 2000).unwrap());
    let wish = company.table.view(2000).takeback.unwrap();
    assert_eq!((wish.seat, wish.agreed), (1, vec![1, 3]), "Ann sees that Cyd has agreed");
    company.happen(company.table.decline_takeback("bob").unwrap());
    company.happen(company.table.ask_takeback("bob", 2000).unwrap());
    company.happen(company.table.decline_takeback("bob").unwrap());
    let expected = [
        (Tale::TakebackAsked, who("ann")),
        (Tale::TakebackAgreed, who("cyd")),
        (Tale::TakebackDeclined, who("bob")),
        (Tale::TakebackAsked, who("bob")),
        (Tale::TakebackWithdrawn, who("bob")),
    ];
    assert_eq!(company.news(), expected);
    company.happen(company.table.offer_draw("bob", 2000).unwrap());
    company.happen(company.table.offer_draw("ann", 2000).unwrap());
    company.happen(company.table.decline_draw("cyd").unwrap());
    let expected =
        [(Tale::DrawOffered, who("bob")), (Tale::DrawAgreed, who("ann")), (Tale::DrawDeclined, who("cyd"))];
    assert_eq!(company.news(), expected);
}

#[test]
fn a_clock_stops_when_a_draw_is_agreed() {
    let mut company = Company::of("terrace", "three", Some(MINUTE));
    company.now = 11_000;
    for who in ["ann", "bob", "cyd"] {
        company.happen(company.table.offer_draw(who, 11_000).unwrap());
    }
    assert_eq!(company.table.status(), Status::Over);
    let clocks = company.table.view(99_000).clocks.unwrap();
    assert_eq!((clocks.left, clocks.running), (vec![50_000, 60_000, 60_000], None));
}

#[test]
fn who_is_out_is_told_and_stays_out_and_has_a_place() {
    let mut company = Company::of("terrace", "four", None);
    company.happen(company.table.resign("dan", 2000).unwrap());
    assert_eq!(company.news(), [(Tale::Resigned, who("dan")), (Tale::Out { remain: 3 }, who("dan"))]);
    let seat = company.table.view(2000).seats[3].clone();
    assert!(seat.left && seat.out);
    assert_eq!(seat.substitute, None, "nobody plays on in Terrace");

    // Played on at random until a T is taken, or the game is over.
    let mut random = Random::new(2);
    let captured = (0..20_000).find_map(|_| {
        company.play_any(&mut random);
        let news = company.news();
        (!news.is_empty()).then_some(news)
    });
    let captured = captured.unwrap();
    if company.table.status() == Status::Playing {
        assert!(matches!(captured[..], [(Tale::Out { remain: 2 }, _)]), "{captured:?}");
        let out = company.table.seat_of(&captured[0].1).unwrap();
        assert!(company.table.view(2000).seats[out.index()].out);
        let rest: Vec<String> = ["ann", "bob", "cyd"]
            .into_iter()
            .filter(|who| company.table.seat_of(who) != Some(out))
            .map(ToOwned::to_owned)
            .collect();
        company.happen(company.table.resign(&rest[0], 3000).unwrap());
        let expected = [
            (Tale::Resigned, rest[0].clone()),
            (Tale::Placed { place: 1 }, rest[1].clone()),
            (Tale::Placed { place: 2 }, rest[0].clone()),
            (Tale::Placed { place: 3 }, captured[0].1.clone()),
            (Tale::Placed { place: 4 }, who("dan")),
        ];
        assert_eq!(company.news(), expected);
    }
    let seats = company.table.view(3000).seats;
    assert!(seats[3].out, "out stays when the game is over");
    assert_eq!(seats.iter().filter(|seat| !seat.out).count(), 1);
}

#[test]
fn an_engine_plays_on_in_tanagra_and_is_named() {
    let mut company = Company::of("tanagra", "3x4", Some(MINUTE));
    company.happen(company.table.resign("bob", 2000).unwrap());
    let level = Level::SUBSTITUTE;
    assert_eq!(company.news(), [(Tale::Resigned, who("bob")), (Tale::PlayedOn { level }, who("bob"))]);
    let seat = company.table.view(2000).seats[1].clone();
    assert_eq!((seat.kind, seat.name, seat.substitute), (SeatKind::Person, Some(who("BOB")), Some(3)));
    company.happen(company.table.resign("cyd", 2000).unwrap());
    assert_eq!(company.table.status(), Status::Over);
    assert!(
        company.table.view(2000).seats.iter().all(|seat| seat.substitute.is_none()),
        "nobody plays any more"
    );
}

#[test]
fn a_claim_is_not_a_loss_on_time() {
    let mut company = Company::of("terrace", "three", None);
    company.happen(company.table.presence("ann", false).into_iter().collect());
    assert_eq!(company.news(), [(Tale::Away, who("ann"))]);
    company.now += FAIR_WAIT.1;
    company.happen(company.table.claim("bob", company.now).unwrap());
    assert_eq!(company.news(), [(Tale::Gone, who("ann")), (Tale::Out { remain: 2 }, who("ann"))]);
    company.happen(company.table.resign("bob", company.now).unwrap());
    let record = company.table.record("2026-11-18").to_string();
    assert!(record.contains("gone:1") && !record.contains("time:"), "{record}");
    let read = Record::read(&record).unwrap();
    assert_eq!(read.game().places(), company.table.game().places());
}

#[test]
fn stories_of_older_houses_are_read_as_they_were_told() {
    let mut company = Company::of("terrace", "three", None);
    let position = {
        let mut game = company.table.game().clone();
        game.leave(Seat::FIRST, tablier_games::Departure::Time).unwrap();
        game.position().to_string()
    };
    let told = serde_json::json!({
        "event": company.table.event() + 1, "at": 5, "type": "left", "seat": 1, "how": "time",
        "position": position, "to_move": 2, "clocks": null,
    });
    company.table.happen(&serde_json::from_value(told).unwrap()).unwrap();
    let over = serde_json::json!({
        "event": company.table.event() + 1, "at": 6, "type": "over", "places": [3, 1, 1], "reason": "agreed", "ratings": [],
    });
    company.table.happen(&serde_json::from_value(over).unwrap()).unwrap();
    assert_eq!(company.table.status(), Status::Over);
}

#[test]
fn a_rematch_goes_without_those_who_are_missing() {
    let mut company = Company::of("tanagra", "4x4", None);
    for who in ["dan", "cyd", "bob"] {
        company.happen(company.table.resign(who, 2000).unwrap());
    }
    assert_eq!(company.table.status(), Status::Over);
    assert!(!company.table.awaits("cyd"), "nobody has asked");
    company.happen(company.table.offer_rematch("ann").unwrap());
    company.happen(company.table.offer_rematch("bob").unwrap());
    assert!(company.table.awaits("cyd") && !company.table.awaits("ann"));
    assert_eq!(company.table.missing().map(Seat::number).collect::<Vec<_>>(), [3, 4]);
    assert_eq!(company.table.listed().rematch_offers, [1, 2]);
    let next = |missing| company.table.agreed_rematch(9, missing);
    assert_eq!(next(Missing::Awaited), Ok(None));

    let level = Level::new(5).unwrap();
    let (terms, chairs) = next(Missing::Engine(level)).unwrap().unwrap();
    assert_eq!((terms.setup.name, terms.seed), ("4x4", 9));
    let engine = Chair::Engine(level);
    assert_eq!(chairs, [engine.clone(), Chair::Person(person("ann")), Chair::Person(person("bob")), engine]);

    let (terms, chairs) = next(Missing::Nobody).unwrap().unwrap();
    assert_eq!(terms.setup.name, "2x4", "as many pawns as before");
    assert_eq!(chairs, [Chair::Person(person("ann")), Chair::Person(person("bob"))]);

    company.happen(company.table.withdraw_rematch("bob").unwrap());
    assert_eq!(company.table.withdraw_rematch("bob"), Err(Refusal::NothingOffered));
    assert_eq!(company.table.agreed_rematch(9, Missing::Nobody), Err(Refusal::TooFew));
    company.happen(company.table.withdraw_rematch("ann").unwrap());
    assert_eq!(company.table.agreed_rematch(9, Missing::Engine(level)), Ok(None), "nobody would play");
}

#[test]
fn a_loss_on_time_without_a_move_can_be_played_again_and_a_cancelled_table_cannot() {
    let mut company = Company::of("terrace", "three", Some(MINUTE));
    company.happen(company.table.resign("bob", 2000).unwrap());
    company.happen(company.table.flag(Moment::at(900_000)).unwrap());
    assert_eq!((company.table.status(), company.table.view(0).ply), (Status::Over, 0));
    assert!(company.table.offer_rematch("ann").is_ok());

    let mut company = Company::open("terrace", "three", &["me", "open", "open"], None, false);
    company.happen(company.table.stand_up("ann").unwrap());
    assert_eq!(company.table.offer_rematch("ann"), Err(Refusal::NotOver));
}

#[test]
fn the_one_who_opened_a_table_fills_free_seats_with_engines() {
    let seats = ["me", "open", "person:eve", "open"];
    let mut company = Company::open("terrace", "four", &seats, None, false);
    let level = Level::new(4).unwrap();
    let fill = |table: &Table, who: &str, seat| table.fill(who, level, seat, 1000, 3);
    assert_eq!(fill(&company.table, "bob", None), Err(Refusal::NotHost));
    assert_eq!(fill(&company.table, "ann", Some(5)), Err(Refusal::NoSuchSeat));
    assert_eq!(fill(&company.table, "ann", Some(3)), Err(Refusal::SeatTaken), "kept for Eve");
    company.happen(fill(&company.table, "ann", Some(4)).unwrap());
    assert_eq!(company.news(), [(Tale::Seated, who("level 4"))]);
    company.join("bob");
    assert_eq!(fill(&company.table, "ann", None), Err(Refusal::SeatTaken), "none is free");
    company.join("eve");
    assert_eq!(company.table.status(), Status::Playing);
    assert_eq!(fill(&company.table, "ann", None), Err(Refusal::NotWaiting));

    let mut company = Company::open("terrace", "three", &["me", "open", "open"], None, false);
    company.happen(fill(&company.table, "ann", None).unwrap());
    assert_eq!(company.table.status(), Status::Playing);
    let company = Company::open("terrace", "three", &["open", "level:1", "level:1"], None, false);
    assert_eq!(fill(&company.table, "ann", None), Err(Refusal::NotSeated), "no person would play");
}
