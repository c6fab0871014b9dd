//! Every level against the one below.

use crate::opening::default_plies;
use crate::{Allowance, Contest, ContestError, Description, End, News, Store, StoreError, Tally};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use tablier_engine::Level;
use tablier_games::GameKind;

/// From this level on, levels are scaled down.
const SCALED_FROM: u8 = 7;

/// Matches of every level against the one below, in some of the games.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// The games.
    pub kinds: Vec<GameKind>,
    /// How many games each level plays.
    pub games: usize,
    /// The highest levels think about one `scale`th of their positions, and so do those that they play against.
    pub scale: u32,
    /// What openings and chance follow from.
    pub seed: u64,
    /// Where the games are kept.
    pub folder: PathBuf,
    /// The command that asked for it.
    pub command: Vec<String>,
}

/// A level of a game against the one below.
#[derive(Clone, Debug)]
pub struct Rung {
    /// The game.
    pub kind: GameKind,
    /// The higher level.
    pub level: Level,
    /// By how much both were scaled down.
    pub scale: u32,
    /// Its games against the level below.
    pub tally: Tally,
}

/// News of a ladder.
#[derive(Debug)]
pub struct LadderNews<'a> {
    /// Which match it is, from 0.
    pub number: usize,
    /// Of how many.
    pub of: usize,
    /// The game.
    pub kind: GameKind,
    /// The higher level.
    pub level: Level,
    /// How the match stands.
    pub news: &'a News<'a>,
}

/// Whoever wants to hear the news.
pub type LadderReport<'a> = &'a mut dyn FnMut(&LadderNews<'_>);

impl Ladder {
    /// The matches, in order: game by game, from the lowest level up.
    fn matches(&self) -> Vec<(GameKind, Level, Level)> {
        let levels: Vec<Level> = Level::all().collect();
        let rungs = levels.windows(2).map(|pair| (pair[0], pair[1]));
        self.kinds.iter().flat_map(|kind| rungs.clone().map(|(below, level)| (*kind, below, level))).collect()
    }

    fn scale_of(&self, level: Level) -> u32 {
        if level.number() >= SCALED_FROM { self.scale } else { 1 }
    }

    fn contest(&self, kind: GameKind, below: Level, level: Level) -> Contest {
        let setup = kind.setups()[0].name;
        let scale = self.scale_of(level);
        Contest {
            kind,
            setup: setup.to_owned(),
            players: vec![Description::of_level(level, scale), Description::of_level(below, scale)],
            // Levels limit themselves; this is for the record only.
            allowance: Allowance::Depth(1),
            games: self.games,
            opening_plies: default_plies(kind, setup),
            seed: self.seed,
            gauntlet: false,
            sprt: None,
            command: self.command.clone(),
        }
    }

    /// Plays what has not been played yet, so many games at once, and gives every rung that is finished.
    pub fn run(
        &self,
        at_once: usize,
        stop: &AtomicBool,
        report: LadderReport<'_>,
    ) -> Result<(Vec<Rung>, End), ContestError> {
        let matches = self.matches();
        let mut rungs = Vec::new();
        for (number, (kind, below, level)) in matches.iter().copied().enumerate() {
            let contest = self.contest(kind, below, level);
            let folder = self.folder.join(kind.name()).join(format!("{level}"));
            let store = Store::open(&folder, &contest.identity(), true)?;
            let mut pass_on =
                |news: &News<'_>| report(&LadderNews { number, of: matches.len(), kind, level, news });
            let (standings, end) = contest.run(at_once, Some(store), stop, &mut pass_on)?;
            let tally =
                standings.pairings.into_iter().next().map(|pairing| pairing.tally).unwrap_or_default();
            if end == End::Stopped {
                return Ok((rungs, End::Stopped));
            }
            rungs.push(Rung { kind, level, scale: self.scale_of(level), tally });
        }
        Ok((rungs, End::Complete))
    }

    /// Writes a page into the folder, and says where.
    pub fn write_page(&self, text: &str) -> Result<PathBuf, StoreError> {
        let path = Path::new(&self.folder).join("levels.md");
        crate::store::write_whole(&path, text)?;
        Ok(path)
    }
}
