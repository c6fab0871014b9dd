//! The engine in a Web Worker: questions and answers as JSON, and a flag in shared memory that says stop.
//!
//! A worker that searches hears no message. So the page sets a flag in a `SharedArrayBuffer` where it may have one; the
//! clock that the engine is lent looks at it. Where it may not, the page ends the worker and starts another.

mod answer;
mod clock;

use js_sys::{Function, Int32Array};
use wasm_bindgen::prelude::wasm_bindgen;

/// Answers a question. `flag` is shared with the page: when its first number is another than the question's, the thought
/// ends. `report` hears the answers before the last one.
#[wasm_bindgen]
#[must_use]
pub fn answer(question: &str, flag: Option<Int32Array>, report: Function) -> String {
    answer::to(question, flag, report)
}
