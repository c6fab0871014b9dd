//! How the reasons of hints and the causes of endings name the sides, in both languages and all games.

use tablier_games::tanagra::Pawn;
use tablier_games::tzaar::Kind;
use tablier_games::{Departure, Ending, GameKind, Outcome, Seat};
use tablier_review::{Cause, Finish, Reason};
use tablier_words::{Language, Words};

const FIRST: Seat = Seat::FIRST;
const SECOND: Seat = Seat::from_index(1);
const LEFT: Cause = Cause::Left { seat: FIRST, how: Departure::Resigned };
const GONE: Cause = Cause::Left { seat: SECOND, how: Departure::Gone };
const LATE: Cause = Cause::Left { seat: FIRST, how: Departure::Time };

fn reasons(kind: GameKind) -> Vec<Reason> {
    let rival = SECOND;
    let mut reasons = vec![Reason::OnlyDefence { rival }, Reason::Defends { rival: FIRST }];
    reasons.extend(match kind {
        GameKind::Tzaar => vec![
            Reason::TakesType { rival, kind: Kind::Tzaar, taken: 1, left: 1 },
            Reason::TakesType { rival: FIRST, kind: Kind::Tott, taken: 2, left: 2 },
            Reason::Wins(Cause::TypeGone { loser: rival, kind: Kind::Tzaar }),
            Reason::Wins(Cause::NoCapture { loser: FIRST }),
        ],
        GameKind::Terrace => vec![
            Reason::AttacksT { rival: FIRST },
            Reason::Wins(Cause::NoT { loser: rival }),
            Reason::Wins(Cause::LastT { winner: FIRST }),
        ],
        GameKind::Tchag => vec![
            Reason::Stuck { rival },
            Reason::FewMoves { rival: FIRST, moves: 3 },
            Reason::FewerMoves { rival, moves: 1, before: 4 },
            Reason::Wins(Cause::NoPawn { loser: rival }),
            Reason::Wins(Cause::MorePawns { winner: FIRST, more: 5, fewer: 2 }),
        ],
        GameKind::Tanagra => vec![
            series(FIRST, true, 2),
            series(SECOND, false, 4),
            Reason::Wins(Cause::Isolated { loser: SECOND }),
            Reason::Wins(Cause::OthersIsolated { winner: FIRST }),
        ],
    });
    reasons
}

fn series(seat: Seat, large: bool, seats: u8) -> Reason {
    let pawn = Pawn::of_seat(seat, large);
    pawn.map_or(Reason::Forced, |pawn| Reason::TakesOfSeries { pawn, seats, left: 1 })
}

fn told(language: Language, kind: GameKind) -> Vec<String> {
    let words = Words::new(language);
    reasons(kind).into_iter().map(|reason| words.reason(kind, reason)).collect()
}

#[test]
fn reasons_name_the_sides_of_tzaar() {
    assert_eq!(
        told(Language::English, GameKind::Tzaar),
        [
            "Every other move lets Black win at once",
            "Most other moves let White win at once",
            "Takes a Tzaar: Black has one left",
            "Takes two Totts: White has 2 left",
            "Wins: Black has no Tzaar left",
            "Wins: White has nothing to capture",
        ]
    );
    assert_eq!(
        told(Language::French, GameKind::Tzaar),
        [
            "Tout autre coup fait gagner les Noirs aussitôt",
            "La plupart des autres coups font gagner les Blancs aussitôt",
            "Prend un Tzaar\u{a0}: il en reste 1 aux Noirs",
            "Prend deux Totts\u{a0}: il en reste 2 aux Blancs",
            "Gagne\u{a0}: les Noirs n’ont plus aucun Tzaar",
            "Gagne\u{a0}: les Blancs n’ont plus rien à prendre",
        ]
    );
}

#[test]
fn reasons_name_the_sides_of_terrace() {
    assert_eq!(
        told(Language::English, GameKind::Terrace),
        [
            "Every other move lets Blue win at once",
            "Most other moves let Orange win at once",
            "Attacks Orange’s T",
            "Wins: Blue’s T is gone",
            "Wins: yours is the last T on the board",
        ]
    );
    assert_eq!(
        told(Language::French, GameKind::Terrace),
        [
            "Tout autre coup fait gagner Bleu aussitôt",
            "La plupart des autres coups font gagner Orange aussitôt",
            "Attaque le T d’Orange",
            "Gagne\u{a0}: Bleu a perdu son T",
            "Gagne\u{a0}: le dernier T du plateau est le tien",
        ]
    );
}

#[test]
fn reasons_name_the_sides_of_tchag() {
    assert_eq!(
        told(Language::English, GameKind::Tchag),
        [
            "Every other move lets Yellow win at once",
            "Most other moves let Red win at once",
            "Leaves Yellow without a move",
            "Leaves Red only 3 moves",
            "Leaves Yellow a single move instead of 4",
            "Wins: Yellow has no pawn left",
            "Wins: the pawns are counted: 5 of yours against 2",
        ]
    );
    assert_eq!(
        told(Language::French, GameKind::Tchag),
        [
            "Tout autre coup fait gagner les Jaunes aussitôt",
            "La plupart des autres coups font gagner les Rouges aussitôt",
            "Les Jaunes n’ont plus aucun coup",
            "Les Rouges n’ont plus que 3 coups",
            "Les Jaunes n’ont plus qu’un coup au lieu de 4",
            "Gagne\u{a0}: les Jaunes n’ont plus de pion",
            "Gagne\u{a0}: on compte les pions\u{a0}: 5 pour toi, contre 2",
        ]
    );
}

#[test]
fn reasons_name_the_sides_of_tanagra() {
    assert_eq!(
        told(Language::English, GameKind::Tanagra),
        [
            "Every other move lets Orange win at once",
            "Most other moves let Blue win at once",
            "Takes a large pawn of Blue: one is left",
            "Takes a pawn of Orange: one is left",
            "Wins: all of Orange’s pawns are isolated",
            "Wins: all pawns but yours are isolated",
        ]
    );
    assert_eq!(
        told(Language::French, GameKind::Tanagra),
        [
            "Tout autre coup fait gagner Orange aussitôt",
            "La plupart des autres coups font gagner Bleu aussitôt",
            "Prend un grand pion de Bleu\u{a0}: il en reste un",
            "Prend un pion d’Orange\u{a0}: il en reste un",
            "Gagne\u{a0}: tous les pions d’Orange sont isolés",
            "Gagne\u{a0}: tous les pions sont isolés, sauf les tiens",
        ]
    );
}

#[test]
fn reasons_of_tanagra_are_counted_in_both_languages() {
    let [english, french] = Language::ALL.map(Words::new);
    for (reason, in_english, in_french) in [
        (
            Reason::LaysAtPrey { pawns: 1, is_safe: false },
            "The tile touches that of a pawn that yours can take",
            "La tuile touche celle d’un pion que le tien peut prendre",
        ),
        (
            Reason::LaysAtPrey { pawns: 2, is_safe: true },
            "The tile touches those of 2 pawns that yours can take, and none with a pawn that can take yours",
            "La tuile touche celles de 2 pions que le tien peut prendre, et aucune avec un pion qui peut prendre le tien",
        ),
        (
            Reason::LaysOutOfReach,
            "The tile touches none with a pawn that can take yours",
            "La tuile n’en touche aucune avec un pion qui peut prendre le tien",
        ),
        (
            Reason::LaysTogether { pawns: 1 },
            "The tile touches that of another pawn of the same series",
            "La tuile touche celle d’un autre pion de la même série",
        ),
        (
            Reason::Isolates { pawns: 2 },
            "2 enemy pawns are isolated then",
            "2 pions adverses sont alors isolés",
        ),
        (
            Reason::FewerInDanger { pawns: 1, before: 3 },
            "One of your pawns can be taken then instead of 3",
            "Un seul de tes pions peut alors être pris, au lieu de 3",
        ),
        (
            Reason::NearerPrey { steps: 2, before: 4 },
            "Brings you nearer to a pawn that you can take: 2 steps instead of 4",
            "Te rapproche d’un pion que tu peux prendre\u{a0}: à 2 pas au lieu de 4",
        ),
        (
            Reason::NoPawnInDanger,
            "None of your pawns can be taken then",
            "Aucun de tes pions ne peut alors être pris",
        ),
    ] {
        assert_eq!(english.reason(GameKind::Tanagra, reason), in_english);
        assert_eq!(french.reason(GameKind::Tanagra, reason), in_french);
    }
}

/// What ended a game, to a seat, where the seats have these names.
fn ended(language: Language, kind: GameKind, cause: Cause, own: Option<Seat>, names: [&str; 2]) -> String {
    let words = Words::new(language);
    let outcome = Outcome::win(FIRST, Ending::Resigned);
    let finish = Finish { outcome, cause, spots: Vec::new() };
    let name = |seat: Seat| match names[seat.index()] {
        "" => words.seat_name(kind, seat),
        name => name.to_owned(),
    };
    words.finish(kind, &finish, own, name)
}

#[test]
fn endings_name_sides_by_colour() {
    use GameKind::{Tanagra, Tchag, Terrace, Tzaar};
    for (kind, cause, english, french) in [
        (Tzaar, LEFT, "White resigned", "Les Blancs ont abandonné"),
        (Tzaar, GONE, "Black went away and did not come back", "Les Noirs ont quitté la table sans revenir"),
        (Tzaar, LATE, "White ran out of time", "Le temps des Blancs est écoulé"),
        (
            Tzaar,
            Cause::NoCapture { loser: SECOND },
            "Black has nothing to capture",
            "Les Noirs n’ont plus rien à prendre",
        ),
        (Terrace, LEFT, "Orange resigned", "Orange a abandonné"),
        (Terrace, LATE, "Orange ran out of time", "Le temps d’Orange est écoulé"),
        (
            Terrace,
            Cause::LastT { winner: SECOND },
            "Blue has the last T on the board",
            "Le dernier T du plateau est celui de Bleu",
        ),
        (Tchag, LEFT, "Red resigned", "Les Rouges ont abandonné"),
        (Tchag, LATE, "Red ran out of time", "Le temps des Rouges est écoulé"),
        (
            Tchag,
            Cause::MorePawns { winner: SECOND, more: 4, fewer: 3 },
            "The pawns are counted: Yellow has 4 against 3",
            "On compte les pions\u{a0}: 4 pour les Jaunes, contre 3",
        ),
        (Tanagra, LEFT, "Blue resigned", "Bleu a abandonné"),
        (
            Tanagra,
            Cause::OwnTile { winner: SECOND },
            "Only Orange still has a tile of their own",
            "Plus personne d’autre qu’Orange n’a de tuile à soi",
        ),
    ] {
        assert_eq!(ended(Language::English, kind, cause, None, ["", ""]), english);
        assert_eq!(ended(Language::French, kind, cause, None, ["", ""]), french);
    }
}

#[test]
fn endings_name_people_and_you() {
    let french = |kind, cause, own| ended(Language::French, kind, cause, own, ["Émile", "Zoé"]);
    assert_eq!(french(GameKind::Tzaar, LEFT, None), "Émile a abandonné");
    assert_eq!(french(GameKind::Tzaar, LATE, None), "Le temps d’Émile est écoulé");
    assert_eq!(french(GameKind::Tzaar, LATE, Some(FIRST)), "Ton temps est écoulé");
    assert_eq!(french(GameKind::Tzaar, LEFT, Some(FIRST)), "Tu as abandonné");
    let lost = Cause::TypeGone { loser: SECOND, kind: Kind::Tzarra };
    assert_eq!(french(GameKind::Tzaar, lost, Some(FIRST)), "Zoé n’a plus aucune Tzarra");
    assert_eq!(french(GameKind::Tzaar, lost, Some(SECOND)), "Il ne te reste aucune Tzarra");
    let counted = Cause::MorePawns { winner: SECOND, more: 4, fewer: 3 };
    assert_eq!(
        french(GameKind::Tchag, counted, Some(FIRST)),
        "On compte les pions\u{a0}: 4 pour Zoé, contre 3"
    );
    let english = |own| ended(Language::English, GameKind::Tzaar, lost, own, ["Émile", "Zoé"]);
    assert_eq!(english(None), "Zoé has no Tzarra left");
    assert_eq!(english(Some(SECOND)), "You have no Tzarra left");
}
