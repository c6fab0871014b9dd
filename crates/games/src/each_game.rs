//! What would otherwise be written once a game.

/// Makes a type of ours from a type of the same name in each game's module, or in one of them.
macro_rules! from_each_game {
    ($inner:ident => $outer:ident) => {
        from_each_game!(@one tzaar Tzaar $inner $outer);
        from_each_game!(@one terrace Terrace $inner $outer);
        from_each_game!(@one tchag Tchag $inner $outer);
        from_each_game!(@one tanagra Tanagra $inner $outer);
    };
    ($inner:ident => $outer:ident, $game:ident $variant:ident) => {
        from_each_game!(@one $game $variant $inner $outer);
    };
    (@one $game:ident $variant:ident $inner:ident $outer:ident) => {
        impl From<$crate::$game::$inner> for $outer {
            fn from(inner: $crate::$game::$inner) -> Self {
                Self::$variant(inner)
            }
        }
    };
}

pub(crate) use from_each_game;
