//! The tree of variations.

use tablier_games::record::Header;
use tablier_games::{AnyMove, AnyPosition, Event, Game, Names, Start, TableError};

/// A place in a tree. It means the same as long as the tree is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(crate) usize);

/// What stands at a place of the tree.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) parent: Option<NodeId>,
    /// What led here; nothing leads to the start.
    pub(crate) event: Option<Event>,
    pub(crate) position: AnyPosition,
    /// Which turn it is part of, from 1.
    pub(crate) turn: u32,
    /// Ways to go on, the main one first.
    pub(crate) children: Vec<NodeId>,
    pub(crate) comment: String,
}

/// A game, and all other ways in which it could have gone on; and where in it somebody stands.
#[derive(Clone, Debug)]
pub struct Study {
    pub(crate) header: Header,
    /// All places that there have been. Those that were cut off have no parent that knows them.
    nodes: Vec<Node>,
    here: NodeId,
}

impl Study {
    /// The place where everything begins.
    pub const START: NodeId = NodeId(0);

    /// A tree in which nothing has been played yet.
    #[must_use]
    pub fn new(start: Start) -> Self {
        Self::with_header(Header::new(start))
    }

    pub(crate) fn with_header(header: Header) -> Self {
        let position = header.start.position().clone();
        let start = Node {
            parent: None,
            event: None,
            position,
            turn: 0,
            children: Vec::new(),
            comment: String::new(),
        };
        Self { header, nodes: vec![start], here: Self::START }
    }

    /// The number of the turn that led to a place, as the list of moves counts.
    #[must_use]
    pub fn turn(&self, id: NodeId) -> u32 {
        self.node(id).turn
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0]
    }

    /// Where somebody stands.
    #[must_use]
    pub const fn here(&self) -> NodeId {
        self.here
    }

    /// The position there.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        self.position_at(self.here)
    }

    /// The position at a place.
    #[must_use]
    pub fn position_at(&self, id: NodeId) -> &AnyPosition {
        &self.node(id).position
    }

    /// What places are called there: tiles keep the numbers that they got on the way.
    #[must_use]
    pub fn names(&self, id: NodeId) -> Names {
        let path = self.path(id);
        let mut names = Names::new(self.position_at(Self::START));
        for (before, id) in path.iter().zip(path.iter().skip(1)) {
            if let Some(Event::Ply(ply)) = self.event(*id) {
                names.follow(self.position_at(*before), ply);
            }
        }
        names
    }

    /// The ply that led to a place, as people read it; nothing where no ply did.
    #[must_use]
    pub fn written(&self, id: NodeId) -> Option<String> {
        let (before, Event::Ply(ply)) = (self.node(id).parent?, self.event(id)?) else { return None };
        Some(self.names(before).ply(self.position_at(before), ply))
    }

    /// How the game began.
    #[must_use]
    pub const fn beginning(&self) -> &Start {
        &self.header.start
    }

    /// The places from the start to a place, both included.
    #[must_use]
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = std::iter::successors(Some(id), |id| self.node(*id).parent).collect();
        path.reverse();
        path
    }

    /// The places of the main line after the start, or from a place on if it is in a variation.
    #[must_use]
    pub fn main_line(&self) -> Vec<NodeId> {
        std::iter::successors(self.main_child(Self::START), |id| self.main_child(*id)).collect()
    }

    /// The game as it went to a place.
    #[must_use]
    pub fn game_at(&self, id: NodeId) -> Game {
        let mut game = Game::new(self.header.start.clone());
        for event in self.path(id).into_iter().filter_map(|id| self.node(id).event) {
            // Every place was reached by a legal event. In a variation somebody may go on after a repetition.
            let _ = game.apply(event);
        }
        game
    }

    /// Plays a ply where somebody stands, and goes there. A ply that was played here before is no new way.
    pub fn play(&mut self, ply: AnyMove) -> Result<NodeId, TableError> {
        let event = Event::Ply(ply);
        let known = self.node(self.here).children.iter().find(|id| self.node(**id).event == Some(event));
        if let Some(known) = known {
            self.here = *known;
            return Ok(self.here);
        }
        let mut game = self.game_at(self.here);
        let id = self.grow(self.here, event, &mut game)?;
        self.here = id;
        Ok(id)
    }

    /// Adds a way to go on from a place. The game is as it went there, and goes on with it.
    pub(crate) fn grow(&mut self, from: NodeId, event: Event, game: &mut Game) -> Result<NodeId, TableError> {
        let parent = self.node(from);
        if parent.event.is_some() && game.outcome().is_some() {
            return Err(TableError::Over);
        }
        let begins = !parent.position.mid_turn() || parent.turn == 0;
        let turn = parent.turn + u32::from(begins);
        game.apply(event)?;
        let id = NodeId(self.nodes.len());
        let position = game.position().clone();
        let (parent, event) = (Some(from), Some(event));
        self.nodes.push(Node { parent, event, position, turn, children: Vec::new(), comment: String::new() });
        self.nodes[from.0].children.push(id);
        Ok(id)
    }

    fn main_child(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).children.first().copied()
    }

    /// Goes to a place.
    pub fn go(&mut self, id: NodeId) {
        if id.0 < self.nodes.len() {
            self.here = id;
        }
    }

    /// Goes a step back; says whether there was one.
    pub fn back(&mut self) -> bool {
        let parent = self.node(self.here).parent;
        self.here = parent.unwrap_or(self.here);
        parent.is_some()
    }

    /// Goes a step on along the main way; says whether there was one.
    pub fn forward(&mut self) -> bool {
        let child = self.main_child(self.here);
        self.here = child.unwrap_or(self.here);
        child.is_some()
    }

    /// Goes to the end of the way on which somebody stands.
    pub fn to_end(&mut self) {
        while self.forward() {}
    }

    /// Whether nothing lies before the place where somebody stands.
    #[must_use]
    pub fn is_at_start(&self) -> bool {
        self.node(self.here).parent.is_none()
    }

    /// Whether nothing lies behind it.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.node(self.here).children.is_empty()
    }

    /// Where an event leads from here, if it has been played here.
    #[must_use]
    pub fn child(&self, event: &str) -> Option<NodeId> {
        let is_it = |id: &&NodeId| self.event(**id).is_some_and(|found| found.to_string() == event);
        self.node(self.here).children.iter().find(is_it).copied()
    }

    /// What led to a place.
    #[must_use]
    pub fn event(&self, id: NodeId) -> Option<Event> {
        self.node(id).event
    }

    /// The plies of the turn that a place is part of, up to it, and the position in which the turn began.
    #[must_use]
    pub fn turn_until(&self, id: NodeId) -> (&AnyPosition, Vec<AnyMove>) {
        let path = self.path(id);
        let turn = self.node(id).turn;
        let first = path.iter().position(|id| self.node(*id).turn == turn).unwrap_or(0).max(1);
        let plies = path.iter().skip(first).filter_map(|id| match self.node(*id).event {
            Some(Event::Ply(ply)) => Some(ply),
            _ => None,
        });
        (self.position_at(path[(first - 1).min(path.len() - 1)]), plies.collect())
    }

    /// What is said about a place.
    #[must_use]
    pub fn comment(&self, id: NodeId) -> &str {
        &self.node(id).comment
    }

    /// Says something about a place.
    pub fn set_comment(&mut self, id: NodeId, comment: impl Into<String>) {
        self.nodes[id.0].comment = comment.into();
    }

    /// Whether a place lies in a variation.
    #[must_use]
    pub fn is_variation(&self, id: NodeId) -> bool {
        self.path(id).windows(2).any(|step| self.main_child(step[0]) != Some(step[1]))
    }

    /// Makes the way to a place the main one: it comes before the others wherever they part.
    pub fn promote(&mut self, id: NodeId) {
        for step in self.path(id).windows(2) {
            let children = &mut self.nodes[step[0].0].children;
            children.retain(|child| *child != step[1]);
            children.insert(0, step[1]);
        }
    }

    /// Cuts off a place and all that lies behind it; whoever stands there is led back to before it.
    pub fn cut(&mut self, id: NodeId) {
        let Some(parent) = self.node(id).parent else { return };
        if self.path(self.here).contains(&id) {
            self.here = parent;
        }
        self.nodes[parent.0].children.retain(|child| *child != id);
    }
}
