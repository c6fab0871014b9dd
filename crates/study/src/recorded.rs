//! From a record to a tree, and back.

use crate::{NodeId, Study};
use tablier_games::record::{Line, Node, Record};
use tablier_games::{Event, Game};

impl Study {
    /// The tree of a record; whoever opens it stands at its start.
    #[must_use]
    pub fn from_record(record: &Record) -> Self {
        let mut study = Self::with_header(record.header().clone());
        study.set_comment(Self::START, record.line().comments.join("\n"));
        let game = study.game_at(Self::START);
        study.plant(Self::START, &record.line().nodes, game);
        study
    }

    /// Adds the events of a line behind a place, each before its variations.
    fn plant(&mut self, mut from: NodeId, nodes: &[Node], mut game: Game) {
        for node in nodes {
            // A record holds only what can be played; whatever does not fit ends the line here.
            let before = (!node.variations.is_empty()).then(|| game.clone());
            let Ok(id) = self.grow(from, node.event, &mut game) else { return };
            self.set_comment(id, node.comments.join("\n"));
            for (variation, game) in node.variations.iter().zip(std::iter::repeat(before).flatten()) {
                self.plant_variation(from, variation, game);
            }
            from = id;
        }
    }

    fn plant_variation(&mut self, from: NodeId, line: &Line, game: Game) {
        let before = self.node(from).children.len();
        self.plant(from, &line.nodes, game);
        let first = self.node(from).children.get(before).copied();
        if let Some(first) = first.filter(|_| !line.comments.is_empty()) {
            let said = [line.comments.join("\n"), self.comment(first).to_owned()];
            self.set_comment(first, said.join("\n").trim_end().to_owned());
        }
    }

    /// The tree as a record. A variation holds plies only: what else happened there is left out.
    #[must_use]
    pub fn to_record(&self) -> Record {
        let line = Line { comments: self.said(Self::START), nodes: self.nodes_after(Self::START, true) };
        match Record::new(self.header.clone(), line) {
            Ok(record) => record,
            // A game that was over by repetition before a variation became the main line.
            Err(_) => Record::of_game(&self.game_at(self.main_line().last().copied().unwrap_or(Self::START))),
        }
    }

    fn nodes_after(&self, mut from: NodeId, is_main: bool) -> Vec<Node> {
        let mut nodes = Vec::new();
        while let [main, others @ ..] = &self.node(from).children[..] {
            let Some(event) = self.event(*main).filter(|event| is_main || is_ply(*event)) else { break };
            let variations = others.iter().filter_map(|other| self.variation(*other)).collect();
            nodes.push(Node { event, comments: self.said(*main), variations });
            from = *main;
        }
        nodes
    }

    fn variation(&self, first: NodeId) -> Option<Line> {
        let event = self.event(first).filter(|event| is_ply(*event))?;
        let mut nodes = vec![Node { event, comments: self.said(first), variations: Vec::new() }];
        nodes.extend(self.nodes_after(first, false));
        Some(Line { comments: Vec::new(), nodes })
    }

    fn said(&self, id: NodeId) -> Vec<String> {
        let comment = self.comment(id);
        if comment.is_empty() { Vec::new() } else { vec![comment.to_owned()] }
    }
}

const fn is_ply(event: Event) -> bool {
    matches!(event, Event::Ply(_))
}
