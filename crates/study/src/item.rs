//! The tree as it is read: one thing after another.

use crate::{NodeId, Study};
use tablier_games::Event;

/// Something in the list of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// An event.
    Event {
        /// Where it leads.
        id: NodeId,
        /// What happened.
        event: Event,
        /// The number of its turn, where that must be said.
        number: Option<u32>,
        /// Whether the turn had begun before it.
        continues: bool,
    },
    /// Something that was said.
    Comment(NodeId, String),
    /// A variation begins.
    Open,
    /// It ends.
    Close,
}

impl Study {
    /// All that there is, in the order of reading: what follows is below, what might have been stands in between.
    #[must_use]
    pub fn items(&self) -> Vec<Item> {
        let mut items = Vec::new();
        self.say(Self::START, &mut items);
        self.list(Self::START, true, &mut items);
        items
    }

    fn say(&self, id: NodeId, items: &mut Vec<Item>) {
        let comment = self.comment(id);
        if !comment.is_empty() {
            items.push(Item::Comment(id, comment.to_owned()));
        }
    }

    /// Lists what follows a place. The number of a turn is said where it begins, and after something stood between.
    fn list(&self, mut from: NodeId, mut interrupted: bool, items: &mut Vec<Item>) {
        while let [main, others @ ..] = &self.node(from).children[..] {
            self.show(*main, interrupted, items);
            interrupted = !self.comment(*main).is_empty() || !others.is_empty();
            for other in others {
                items.push(Item::Open);
                self.show(*other, true, items);
                self.list(*other, !self.comment(*other).is_empty(), items);
                items.push(Item::Close);
            }
            from = *main;
        }
    }

    fn show(&self, id: NodeId, interrupted: bool, items: &mut Vec<Item>) {
        let node = self.node(id);
        let Some((event, parent)) = node.event.zip(node.parent) else { return };
        let continues = self.node(parent).turn == node.turn;
        let number = (interrupted || !continues).then_some(node.turn);
        items.push(Item::Event { id, event, number, continues });
        self.say(id, items);
    }
}
