//! What only the browser's own tools can do: other wishes of the system, another size, the tree that screen readers read.

use crate::Visitor;
use anyhow::{Context, Result, ensure};
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// axe-core, which finds obstacles on a page.
const AXE: &str = include_str!("../axe/axe.min.js");

/// A command to the browser's developer tools.
#[derive(Debug)]
struct ToTools {
    command: &'static str,
    parameters: Value,
}

impl WebDriverCompatibleCommand for ToTools {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        let body = json!({ "cmd": self.command, "params": self.parameters });
        (Method::POST, Some(body.to_string()))
    }
}

/// What somebody who listens is told about one thing on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// What it is: `button`, `image`, `application`.
    pub role: String,
    /// What it is called.
    pub name: String,
    /// What else is said about it.
    pub description: String,
}

impl Visitor {
    /// Asks the browser's developer tools.
    pub async fn tools(&self, command: &'static str, parameters: Value) -> Result<Value> {
        let answer = self.client.issue_cmd(ToTools { command, parameters }).await;
        answer.with_context(|| format!("the browser refuses {command}"))
    }

    /// Lets the system wish for something: `("prefers-color-scheme", "dark")`. What is not named is as usual.
    pub async fn wish(&self, features: &[(&str, &str)]) -> Result<()> {
        let features: Vec<Value> =
            features.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
        self.tools("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        Ok(())
    }

    /// Gives the page another size, without loading it again.
    pub async fn resize(&self, (width, height): (u32, u32)) -> Result<()> {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tools("Emulation.setDeviceMetricsOverride", size).await?;
        let done = format!("return innerWidth === {width} && innerHeight === {height}");
        self.wait_until("another size", &done).await
    }

    /// Runs a script in every page before its own.
    pub async fn before_pages(&self, script: &str) -> Result<()> {
        self.tools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await?;
        Ok(())
    }

    /// Speaks a language from the next page on.
    pub async fn speak(&self, language: &str) -> Result<()> {
        self.ask(&format!("localStorage.setItem('tablier.language', {language:?})")).await?;
        Ok(())
    }

    /// The obstacles that axe-core finds on the page, one a line.
    pub async fn obstacles(&self) -> Result<Vec<String>> {
        if self.ask("return typeof axe").await? == "undefined" {
            self.ask(AXE).await?;
        }
        let script = "
            const done = arguments[arguments.length - 1];
            const tell = (found) => found.nodes.map((node) =>
                `${found.id}: ${node.target.join(' ')}: ${node.failureSummary.replace(/\\s+/g, ' ')}`);
            axe.run(document, { resultTypes: ['violations'] })
                .then((result) => done(result.violations.flatMap(tell)))
                .catch((error) => done([`axe-core failed: ${error}`]));";
        let found = self.client.execute_async(script, Vec::new()).await?;
        let found = found.as_array().context("axe-core gave no list")?;
        Ok(found.iter().filter_map(|line| line.as_str().map(str::to_owned)).collect())
    }

    /// All that is told to somebody who listens, in the order of the page.
    pub async fn heard(&self) -> Result<Vec<Heard>> {
        let tree = self.tools("Accessibility.getFullAXTree", json!({})).await?;
        let nodes = tree["nodes"].as_array().context("no tree")?;
        ensure!(nodes.len() > 1, "nothing is told");
        let text = |node: &Value, field: &str| node[field]["value"].as_str().unwrap_or_default().to_owned();
        let told = nodes.iter().filter(|node| node["ignored"] != true);
        Ok(told
            .map(|node| Heard {
                role: text(node, "role"),
                name: text(node, "name"),
                description: text(node, "description"),
            })
            .collect())
    }

    /// What is wider than the window: the page itself, and what sticks out of it.
    pub async fn too_wide(&self) -> Result<Vec<String>> {
        let script = "
            const width = document.documentElement.clientWidth;
            const name = (element) => element.tagName.toLowerCase() + '.' + (element.getAttribute('class') ?? '');
            const scrolls = (element) => element && (/(auto|scroll|hidden|clip)/.test(getComputedStyle(element).overflowX)
                || scrolls(element.parentElement));
            const page = document.documentElement.scrollWidth > width
                ? [`the page is ${document.documentElement.scrollWidth} wide, the window ${width}`] : [];
            const parts = [...document.querySelectorAll('body *')].filter((element) => {
                if (element.closest('svg') !== null && element.tagName !== 'svg') return false;
                if (element.closest('.unseen, .skip')) return false;
                const box = element.getBoundingClientRect();
                return box.width > 0 && (box.right > width + 1 || box.left < -1) && !scrolls(element.parentElement);
            });
            return page.concat(parts.map(name));";
        let found = self.ask(script).await?;
        let found = found.as_array().context("no list")?;
        Ok(found.iter().filter_map(|line| line.as_str().map(str::to_owned)).collect())
    }
}
