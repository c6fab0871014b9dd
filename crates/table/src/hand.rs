//! What a person points at, and what comes of it.

use crate::{Stock, Table};
use tablier_games::{AnyMove, AnyPosition, Position, Refusal, Seat, Spot, tanagra, tchag, terrace, tzaar};

/// What came of pointing at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// Nothing: there is nothing to decide, or nothing there.
    Nothing,
    /// A piece is in hand now.
    TakenUp,
    /// The piece was put back.
    PutBack,
    /// The move was played.
    Played(AnyMove),
    /// One's own piece could be taken there: that is offered, and not done.
    Offered,
    /// The piece in hand cannot go there, and this is why.
    Refused(Refusal),
    /// The piece there belongs to another player.
    NotYours(Seat),
    /// One's own piece has no move now.
    Stuck,
}

impl Table {
    /// The piece in hand.
    #[must_use]
    pub const fn hand(&self) -> Option<Spot> {
        self.hand
    }

    /// The places whose pieces can be taken up.
    #[must_use]
    pub fn ready(&self) -> Vec<Spot> {
        let mut spots: Vec<Spot> = self.moves().iter().filter_map(AnyMove::start).collect();
        spots.sort_unstable();
        spots.dedup();
        spots
    }

    /// What can be set on the board from outside.
    #[must_use]
    pub fn stocks(&self) -> Vec<Stock> {
        let mut stocks = Vec::new();
        for stock in self.moves().into_iter().filter_map(Stock::of) {
            if !stocks.contains(&stock) {
                stocks.push(stock);
            }
        }
        stocks
    }

    /// What is in hand of it: what was chosen last, as long as there is some.
    #[must_use]
    pub fn stock(&self) -> Option<Stock> {
        let stocks = self.stocks();
        self.stock.filter(|stock| stocks.contains(stock)).or_else(|| stocks.first().copied())
    }

    /// Takes something from outside into the hand.
    pub fn take_stock(&mut self, stock: Stock) {
        self.stock = Some(stock);
        self.shown = None;
    }

    /// The moves to show on the board: those of the piece in hand, and those that need none.
    #[must_use]
    pub fn choices(&self) -> Vec<AnyMove> {
        let stock = self.stock();
        let fits = |ply: &AnyMove| match (ply.start(), Stock::of(*ply)) {
            (Some(start), _) => self.hand == Some(start),
            (None, Some(needed)) => stock == Some(needed),
            (None, None) => !is_button(*ply),
        };
        self.moves().into_iter().filter(fits).collect()
    }

    /// The moves that no place on the board stands for: pass, stop, keep, drop.
    #[must_use]
    pub fn buttons(&self) -> Vec<AnyMove> {
        self.moves().into_iter().filter(|ply| is_button(*ply)).collect()
    }

    /// The choice that is being looked at.
    #[must_use]
    pub const fn shown(&self) -> Option<AnyMove> {
        self.shown
    }

    /// Looks at a choice before it is made; anything that is none is nothing.
    pub fn show(&mut self, ply: Option<AnyMove>) {
        self.shown = ply.filter(|ply| self.choices().contains(ply));
    }

    /// The choice that a place stands for.
    #[must_use]
    pub fn choice_at(&self, spot: Spot) -> Option<AnyMove> {
        self.choices().into_iter().find(|ply| ply.end() == Some(spot))
    }

    /// Somebody points at a place: takes a piece up, puts it back, or plays.
    pub fn press(&mut self, spot: Spot) -> Pressed {
        let choice = self.choice_at(spot);
        if let Some(ply) = choice.filter(|ply| !self.position().takes_own(*ply)) {
            return self.play(ply);
        }
        self.offered = choice;
        if self.hand == Some(spot) {
            self.put_back();
            return Pressed::PutBack;
        }
        if self.ready().contains(&spot) {
            (self.hand, self.shown) = (Some(spot), None);
            return Pressed::TakenUp;
        }
        if choice.is_some() {
            return Pressed::Offered;
        }
        match self.why_not(spot) {
            Some(refusal) => Pressed::Refused(refusal),
            None => self.answer(spot),
        }
    }

    /// What is said of a piece that cannot be taken up.
    fn answer(&self, spot: Spot) -> Pressed {
        match owner(self.position(), spot).filter(|_| !self.moves().is_empty()) {
            Some(seat) if seat != self.position().side() => Pressed::NotYours(seat),
            // While something else is to be done, as a stone to be slid, no piece can be taken up.
            Some(_) if !self.ready().is_empty() => Pressed::Stuck,
            _ => Pressed::Nothing,
        }
    }

    /// Somebody drags the piece in hand to a place.
    pub fn drop_on(&mut self, spot: Spot) -> Pressed {
        let own = self.choice_at(spot).filter(|ply| self.position().takes_own(*ply));
        if own.is_none() {
            return self.press(spot);
        }
        self.offered = own;
        Pressed::Offered
    }

    /// A move that takes one's own piece, as Terrace allows, after somebody has pointed at both. Mostly they mean to take
    /// up the other piece, and a T taken by a slip would be the end of the game: so it takes a button.
    #[must_use]
    pub const fn offered(&self) -> Option<AnyMove> {
        self.offered
    }

    /// Puts back what is in hand.
    pub fn put_back(&mut self) {
        (self.hand, self.shown, self.offered) = (None, None, None);
    }

    /// Why the piece in hand cannot go to a place.
    fn why_not(&self, spot: Spot) -> Option<Refusal> {
        let hand = self.hand.filter(|_| !self.moves().is_empty())?;
        let attempt = attempt(self.position(), hand, spot)?;
        self.position().read_move(&attempt.to_string()).err()
    }
}

/// Whose piece stands on a place.
fn owner(position: &AnyPosition, spot: Spot) -> Option<Seat> {
    match (position, spot) {
        (AnyPosition::Tzaar(position), Spot::Tzaar(point)) => Some(position.stack(point)?.colour().seat()),
        (AnyPosition::Terrace(position), Spot::Terrace(square)) => Some(position.piece(square)?.seat),
        (AnyPosition::Tchag(position), Spot::Tchag(cell)) => Some(position.pawn(cell)?.seat()),
        (AnyPosition::Tanagra(position), Spot::Tanagra(cell)) => Some(position.pawn(cell)?.seat()),
        _ => None,
    }
}

/// The move that somebody means who takes a piece from one place to another, legal or not.
fn attempt(position: &AnyPosition, from: Spot, to: Spot) -> Option<AnyMove> {
    Some(match (position, from, to) {
        (AnyPosition::Tzaar(position), Spot::Tzaar(from), Spot::Tzaar(to)) => {
            let own = position.stack(to).is_some_and(|stack| stack.colour() == position.colour());
            let capture = tzaar::Move::Capture { from, to };
            AnyMove::Tzaar(if own { tzaar::Move::Stack { from, to } } else { capture })
        }
        (AnyPosition::Terrace(position), Spot::Terrace(from), Spot::Terrace(to)) => {
            let captures = position.piece(to).is_some_and(|piece| piece.seat != position.side());
            AnyMove::Terrace(terrace::Move { from, to, captures })
        }
        (AnyPosition::Tchag(position), Spot::Tchag(from), Spot::Tchag(to)) => {
            let captures = position.pawn(to).is_some_and(|pawn| pawn != position.colour());
            AnyMove::Tchag(tchag::Move::Pawn { from, to, captures })
        }
        (AnyPosition::Tanagra(position), Spot::Tanagra(from), Spot::Tanagra(to)) => {
            let captures = position.pawn(to).is_some_and(|pawn| pawn.seat() != position.side());
            AnyMove::Tanagra(tanagra::Move::Pawn { from, to, captures })
        }
        _ => return None,
    })
}

/// Whether a move is made by a button: no place on the board stands for it.
const fn is_button(ply: AnyMove) -> bool {
    matches!(
        ply,
        AnyMove::Tzaar(tzaar::Move::Pass)
            | AnyMove::Tchag(tchag::Move::Stop)
            | AnyMove::Tanagra(tanagra::Move::Keep | tanagra::Move::Drop | tanagra::Move::Pass)
    )
}
