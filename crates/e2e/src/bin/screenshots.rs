//! Pictures of every page, at five sizes, in light and dark and both languages.
#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use anyhow::Result;
use clap::Parser;
use std::path::PathBuf;
use std::time::Duration;
use tablier_e2e::{Gathering, House, Look, Tour, Visitor};

/// Takes pictures of every page.
#[derive(Parser)]
struct Arguments {
    /// The folder for the pictures.
    #[arg(default_value = "target/screenshots")]
    folder: PathBuf,
    /// Only pages whose name contains this.
    #[arg(long, default_value = "")]
    only: String,
    /// Only this size: desktop, tablet, phone, small or landscape.
    #[arg(long)]
    size: Option<String>,
}

#[tokio::main]
async fn main() -> Result<()> {
    let arguments = Arguments::parse();
    std::fs::create_dir_all(&arguments.folder)?;
    let house = House::open().await?;
    for (size, look) in sizes().filter(|(size, _)| arguments.size.as_deref().is_none_or(|only| only == *size))
    {
        for (theme, dark, language) in [("light", false, "en"), ("dark", true, "fr")] {
            let visitor = Visitor::new(&house, Look { dark, language, ..look }).await?;
            let folder = &arguments.folder;
            let mut keep = async |name: &str| {
                tokio::time::sleep(Duration::from_millis(350)).await;
                let path = folder.join(format!("{name}-{size}-{theme}.png"));
                std::fs::write(&path, visitor.screenshot().await?)?;
                println!("{}", path.display());
                Ok(())
            };
            Tour::new(&visitor, &arguments.only).walk(&mut keep).await?;
            if "online".contains(&arguments.only) || arguments.only.starts_with("online") {
                let friend = Visitor::new(&house, Look { still: true, ..Look::DESKTOP }).await?;
                let mut keep_some = async |name: &str| {
                    if name.contains(&arguments.only) { keep(name).await } else { Ok(()) }
                };
                Gathering::new(&visitor, &friend).walk(&mut keep_some).await?;
                friend.client.clone().close().await?;
            }
            visitor.client.clone().close().await?;
        }
    }
    Ok(())
}

/// A large screen, a tablet, a phone, the smallest phone, and a phone on its side.
fn sizes() -> impl Iterator<Item = (&'static str, Look)> {
    let sized = |size| Look { size, ..Look::PHONE };
    [
        ("desktop", Look::DESKTOP),
        ("tablet", Look::TABLET),
        ("phone", Look::PHONE),
        ("small", sized((320, 568))),
        ("landscape", sized((932, 430))),
    ]
    .into_iter()
}
