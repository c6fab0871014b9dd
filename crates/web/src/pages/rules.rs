//! The rules of a game, with boards to play on in place of figures.

use super::learn::{Opening, set_room_title};
use super::set_icon;
use crate::board::Board;
use crate::desk::Desk;
use crate::icons;
use crate::panel::{Header, Say, TurnControls};
use crate::speech::{speech, t};
use crate::{browser, library::library};
use leptos::prelude::*;
use tablier_games::GameKind;
use tablier_guide::{Block, Figure, Page};
use tablier_protocol::page::Room;

#[component]
pub(crate) fn RulesPage(kind: GameKind) -> impl IntoView {
    let (speech, library) = (speech(), library());
    set_icon(Some(kind));
    set_room_title(kind, Room::Rules);
    let page = Memo::new(move |_| {
        library.book(speech.language()).map(|book| book.ok().and_then(|book| book.rules(kind)))
    });
    view! {
        <Header place=(kind, Room::Rules) />
        <main class=format!("rules {kind}") id="content" tabindex="-1">
            {move || match page.get() {
                Some(Some(page)) => view! { <Text page /> }.into_any(),
                other => view! { <Opening failed=other.is_some() /> }.into_any(),
            }}
        </main>
    }
}

/// A part of the rules under one heading.
#[derive(Default)]
struct Section {
    heading: Option<String>,
    blocks: Vec<Block>,
    figures: Vec<Figure>,
}

/// The parts of a page: what comes before the first heading has none.
fn sections(page: Page) -> Vec<Section> {
    let mut sections = vec![Section::default()];
    for block in page.blocks {
        if let Block::Heading(heading) = block {
            sections.push(Section { heading: Some(heading), ..Section::default() });
            continue;
        }
        let Some(section) = sections.last_mut() else { continue };
        match block {
            Block::Figure(figure) => section.figures.push(figure),
            other => section.blocks.push(other),
        }
    }
    sections
}

#[component]
fn Text(page: Page) -> impl IntoView {
    let sections = sections(page);
    let contents: Vec<(usize, String)> = sections
        .iter()
        .enumerate()
        .filter_map(|(number, section)| Some((number, section.heading.clone()?)))
        .collect();
    let contents = contents
        .into_iter()
        .map(|(number, heading)| view! { <li><a href=format!("#part-{number}")>{heading}</a></li> })
        .collect_view();
    let print = move |_| {
        browser::call(&browser::window(), "print", &[]);
    };
    view! {
        <nav class="contents" aria-label=t("rules-contents")>
            <ol>{contents}</ol>
            <button class="button" on:click=print>{icons::print()} {t("rules-print")}</button>
        </nav>
        <article class="rules-text">
            {sections
                .into_iter()
                .enumerate()
                .map(|(number, section)| view! { <SectionView number section /> })
                .collect_view()}
        </article>
    }
}

#[component]
fn SectionView(number: usize, section: Section) -> impl IntoView {
    let heading = section.heading.map(|heading| view! { <h2>{heading}</h2> });
    let blocks = grouped(section.blocks).into_iter().map(group).collect_view();
    let figures = section.figures.into_iter().map(|figure| view! { <FigureView figure /> }).collect_view();
    view! {
        <section class="rules-section" id=format!("part-{number}")>
            {heading}
            {figures}
            <div class="rules-words">{blocks}</div>
        </section>
    }
}

/// Parts that follow each other and are of the same kind belong together: points make a list.
fn grouped(blocks: Vec<Block>) -> Vec<Vec<Block>> {
    let mut groups: Vec<Vec<Block>> = Vec::new();
    for block in blocks {
        let listed = matches!(block, Block::Point(_) | Block::Step(_));
        match groups.last_mut() {
            Some(group)
                if listed
                    && group.first().is_some_and(|first| {
                        std::mem::discriminant(first) == std::mem::discriminant(&block)
                    }) =>
            {
                group.push(block);
            }
            _ => groups.push(vec![block]),
        }
    }
    groups
}

fn group(blocks: Vec<Block>) -> AnyView {
    let ordered = matches!(blocks.first(), Some(Block::Step(_)));
    if matches!(blocks.first(), Some(Block::Point(_) | Block::Step(_))) {
        let items = blocks.into_iter().map(|block| view! { <li>{words_of(block)}</li> }).collect_view();
        return if ordered {
            view! { <ol class="rules-steps">{items}</ol> }.into_any()
        } else {
            view! { <ul>{items}</ul> }.into_any()
        };
    }
    blocks.into_iter().map(single).collect_view().into_any()
}

fn single(block: Block) -> AnyView {
    match block {
        Block::Title(text) => view! { <h1>{text}</h1> }.into_any(),
        Block::Facts(text) => view! { <p class="facts">{text}</p> }.into_any(),
        Block::Reading(text) => {
            view! { <p class="aside"><span class="tag">{t("rules-reading")}</span> {text}</p> }.into_any()
        }
        Block::House(text) => {
            view! { <p class="aside"><span class="tag house">{t("rules-house")}</span> {text}</p> }.into_any()
        }
        other => view! { <p>{words_of(other)}</p> }.into_any(),
    }
}

fn words_of(block: Block) -> String {
    match block {
        Block::Title(text)
        | Block::Facts(text)
        | Block::Heading(text)
        | Block::Paragraph(text)
        | Block::Point(text)
        | Block::Step(text)
        | Block::Reading(text)
        | Block::House(text) => text,
        Block::Figure(figure) => figure.caption,
    }
}

/// A board to play on, and a way back to where it began.
#[component]
fn FigureView(figure: Figure) -> impl IntoView {
    let Figure { position, caption, invitation } = figure;
    let desk = Desk::to_try(position.clone());
    let start = StoredValue::new(position);
    let touched =
        Memo::new(move |_| desk.table.with(|table| start.with_value(|start| table.position() != start)));
    view! {
        <figure>
            <div class="figure-board">
                <Board desk />
            </div>
            <figcaption>
                {caption} " " <span class="invitation">{invitation}</span>
            </figcaption>
            <div class="figure-controls">
                <Say desk />
                <TurnControls desk />
                <Show when=move || touched.get()>
                    <button class="button" on:click=move |_| desk.lay_out(start.get_value())>
                        {icons::undo()}
                        {t("rules-reset")}
                    </button>
                </Show>
            </div>
        </figure>
    }
}
