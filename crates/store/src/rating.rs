//! How strong people are.

/// Where somebody stands in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Who.
    pub person: String,
    /// The game.
    pub game: String,
    /// Whether it is about tables for three or four.
    pub many: bool,
    /// The figure.
    pub rating: f64,
    /// How far it may be off.
    pub deviation: f64,
    /// How much it changes from game to game; nothing to tables for three or four.
    pub volatility: f64,
    /// After how many games.
    pub games: u32,
}

/// Where somebody stood after a game.
#[derive(Clone, Debug, PartialEq)]
pub struct StandingPoint {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The table at which it was played.
    pub table: String,
    /// Where they stood then.
    pub standing: Standing,
}
