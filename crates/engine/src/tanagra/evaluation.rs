//! What a position of Tanagra is worth at a glance.

use crate::terms::{Group, LATEST, Tally, Terms, start};
use arrayvec::ArrayVec;
use tablier_games::tanagra::{Phase, Standing, Tanagra};
use tablier_games::{Position, Seat};

/// The terms, in the order of `weights.txt`, which explains them.
const GROUPS: &[Group] = &[
    Group { name: "pawns-of-a-series", terms: 7 },
    Group { name: "moves", terms: MOST_MOVES + 1 },
    Group { name: "prey-to-move", terms: MOST_PREY + 1 },
    Group { name: "prey-waiting", terms: MOST_PREY + 1 },
    Group { name: "groups", terms: 7 },
    Group { name: "isolated", terms: 7 },
    Group { name: "contacts", terms: 7 },
    Group { name: "own-tiles", terms: MOST_TILES + 1 },
    Group { name: "hunts-to-move", terms: 8 },
    Group { name: "hunts-waiting", terms: 8 },
    Group { name: "pawns-in-contact", terms: MOST_PAWNS + 1 },
    Group { name: "tiles-in-contact", terms: MOST_TILES + 1 },
    Group { name: "chase-of-the-last", terms: FARTHEST },
    Group { name: "chase-of-the-last-two", terms: FARTHEST },
    Group { name: "chase", terms: FARTHEST },
    Group { name: "links", terms: MOST_LINKS + 1 },
    Group { name: "to-move", terms: 1 },
];

/// Moves are counted in fours, and more than this many fours are as good as this.
const MOST_MOVES: usize = 15;
const MOST_PREY: usize = 4;
const MOST_TILES: usize = 8;
const MOST_PAWNS: usize = 12;
const MOST_LINKS: usize = 12;
/// Prey that is farther off is as good as this far.
const FARTHEST: usize = 12;

const PAWNS: usize = start(GROUPS, "pawns-of-a-series");
const MOVES: usize = start(GROUPS, "moves");
const PREY_TO_MOVE: usize = start(GROUPS, "prey-to-move");
const PREY_WAITING: usize = start(GROUPS, "prey-waiting");
const NUMBER_OF_GROUPS: usize = start(GROUPS, "groups");
const ISOLATED: usize = start(GROUPS, "isolated");
const CONTACTS: usize = start(GROUPS, "contacts");
const OWN_TILES: usize = start(GROUPS, "own-tiles");
const HUNTS_TO_MOVE: usize = start(GROUPS, "hunts-to-move");
const HUNTS_WAITING: usize = start(GROUPS, "hunts-waiting");
const PAWNS_IN_CONTACT: usize = start(GROUPS, "pawns-in-contact");
const TILES_IN_CONTACT: usize = start(GROUPS, "tiles-in-contact");
const CHASE: [usize; 3] =
    [start(GROUPS, "chase-of-the-last"), start(GROUPS, "chase-of-the-last-two"), start(GROUPS, "chase")];
const LINKS: usize = start(GROUPS, "links");
const TO_MOVE: usize = start(GROUPS, "to-move");

/// How each series stands: four at most.
type Standings = ArrayVec<Standing, 4>;

impl Terms for Tanagra {
    const GROUPS: &'static [Group] = GROUPS;
    const WEIGHTS: &'static str = include_str!("weights.txt");

    /// While tiles are laid it is the beginning; with two pawns left of each series it is the end.
    fn lateness(&self) -> i32 {
        if self.phase() == Phase::Lay {
            return 0;
        }
        let pawns: i32 = Seat::all(self.seats()).map(|seat| self.pawn_count(seat) as i32).sum();
        let series = if self.seats() == 2 { 4 } else { i32::from(self.seats()) };
        let (most, least) = (series * i32::from(self.x()), 2 * series);
        ((most - pawns) * LATEST / (most - least)).clamp(0, LATEST)
    }

    fn tally(&self, tally: &mut impl Tally) {
        let standings: Standings = self.standings().collect();
        for standing in &standings {
            tally_series(self, standing, tally);
        }
        for seat in Seat::all(self.seats()) {
            tally_seat(self, &standings, seat, tally);
        }
        tally.add(self.side(), TO_MOVE, 1);
    }

    fn plies_towards_a_draw(&self) -> u8 {
        self.quiet()
    }
}

fn tally_series(position: &Tanagra, standing: &Standing, tally: &mut impl Tally) {
    let seat = standing.pawn.seat();
    let to_move = position.side() == seat;
    let prey = if to_move { PREY_TO_MOVE } else { PREY_WAITING };
    tally.add(seat, PAWNS + standing.pawns as usize, 1);
    tally.add(seat, MOVES + (standing.moves as usize / 4).min(MOST_MOVES), 1);
    tally.add(seat, prey + (standing.prey as usize).min(MOST_PREY), 1);
    tally.add(seat, NUMBER_OF_GROUPS + standing.groups as usize, 1);
    tally.add(seat, ISOLATED + standing.isolated as usize, 1);
    let hunts = if to_move { HUNTS_TO_MOVE } else { HUNTS_WAITING };
    for (steps, pairs) in standing.hunts.into_iter().enumerate() {
        tally.add(seat, hunts + steps, pairs as i32);
    }
    if let Some(steps) = standing.nearest {
        let chase = CHASE[standing.prey_left.clamp(1, 3) as usize - 1];
        tally.add(seat, chase + steps.clamp(1, FARTHEST as u32) as usize - 1, 1);
    }
}

fn tally_seat(position: &Tanagra, standings: &Standings, seat: Seat, tally: &mut impl Tally) {
    let contacts = position.contacts(seat);
    for (contacts, tiles) in contacts.into_iter().enumerate() {
        tally.add(seat, CONTACTS + contacts, tiles as i32);
    }
    let links: usize =
        contacts.iter().zip(0..).map(|(tiles, half_sides): (_, usize)| *tiles as usize * half_sides).sum();
    tally.add(seat, LINKS + links.min(MOST_LINKS), 1);
    let tiles: u32 = contacts[1..].iter().sum();
    tally.add(seat, TILES_IN_CONTACT + (tiles as usize).min(MOST_TILES), 1);
    let own = standings.iter().filter(|standing| standing.pawn.seat() == seat);
    let pawns: u32 = own.map(|standing| standing.pawns - standing.isolated).sum();
    tally.add(seat, PAWNS_IN_CONTACT + (pawns as usize).min(MOST_PAWNS), 1);
    tally.add(seat, OWN_TILES + (position.own_tiles(seat) as usize).min(MOST_TILES), 1);
}
