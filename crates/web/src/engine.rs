//! The engine, in a thread of its own.

use crate::browser;
use js_sys::{Int32Array, Object, Reflect};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use tablier_games::Game;
use tablier_games::record::Record;
use tablier_protocol::worker::{Answer, Ask, Question};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// A worker that thinks, and whoever waits for its answers.
///
/// A worker that searches hears nothing. Where memory can be shared, a flag tells it to stop; elsewhere it is ended
/// and another one takes its place.
#[derive(Clone)]
pub(crate) struct Engine(Rc<Inner>);

struct Inner {
    worker: RefCell<Option<Hired>>,
    /// The number of the question that is wanted, where memory can be shared.
    flag: Option<Int32Array>,
    /// The question that is being answered.
    asked: Cell<Option<u32>>,
    last: Cell<u32>,
    answered: Box<dyn Fn(Reply)>,
}

/// A worker, and what hears it.
struct Hired {
    worker: Worker,
    _answer: Closure<dyn FnMut(MessageEvent)>,
    _failure: Closure<dyn FnMut()>,
}

impl Drop for Hired {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// What came of a question.
pub(crate) enum Reply {
    Answer(Answer),
    /// The worker cannot be started, or broke down.
    Failed,
}

impl Engine {
    /// An engine that tells its answers.
    pub(crate) fn new(answered: impl Fn(Reply) + 'static) -> Self {
        let flag = browser::is_isolated().then(shared_flag).flatten();
        Self(Rc::new(Inner {
            worker: RefCell::new(None),
            flag,
            asked: Cell::new(None),
            last: Cell::new(0),
            answered: Box::new(answered),
        }))
    }

    /// Asks; the answer to an earlier question is no longer wanted.
    pub(crate) fn ask(&self, game: &Game, ask: Ask) {
        self.stop();
        let id = self.0.last.get().wrapping_add(1);
        self.0.last.set(id);
        let question = Question { id, record: Record::of_game(game).to_string(), ask };
        if self.send(&question).is_none() {
            (self.0.answered)(Reply::Failed);
            return;
        }
        self.0.asked.set(Some(id));
    }

    fn send(&self, question: &Question) -> Option<()> {
        let message = Object::new();
        let text = serde_json::to_string(question).ok()?;
        Reflect::set(&message, &"question".into(), &text.into()).ok()?;
        if let Some(flag) = &self.0.flag {
            let _ = js_sys::Atomics::store(flag, 0, question.id as i32);
            Reflect::set(&message, &"flag".into(), flag).ok()?;
        }
        if self.0.worker.borrow().is_none() {
            *self.0.worker.borrow_mut() = Some(self.start()?);
        }
        self.0.worker.borrow().as_ref()?.worker.post_message(&message).ok()
    }

    /// Calls off what is being thought about.
    pub(crate) fn stop(&self) {
        if self.0.asked.take().is_none() {
            return;
        }
        if let Some(flag) = &self.0.flag {
            let _ = js_sys::Atomics::store(flag, 0, 0);
        } else {
            self.close();
        }
    }

    /// Ends the worker; the next question starts another.
    pub(crate) fn close(&self) {
        self.0.asked.set(None);
        self.0.worker.borrow_mut().take();
    }

    fn start(&self) -> Option<Hired> {
        let script = browser::document().get_element_by_id("start")?.get_attribute("data-engine")?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script, &options).ok()?;
        let engine = Rc::downgrade(&self.0);
        let hear = move |event: MessageEvent| {
            if let Some(inner) = engine.upgrade() {
                Self(inner).hear(&event);
            }
        };
        let engine = Rc::downgrade(&self.0);
        let fail = move || {
            if let Some(inner) = engine.upgrade() {
                Self(inner).fail();
            }
        };
        let (answer, failure) = (Closure::new(hear), Closure::new(fail));
        worker.set_onmessage(Some(Closure::as_ref(&answer).unchecked_ref()));
        worker.set_onerror(Some(Closure::as_ref(&failure).unchecked_ref()));
        Some(Hired { worker, _answer: answer, _failure: failure })
    }

    fn hear(&self, event: &MessageEvent) {
        let answer: Option<Answer> =
            event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
        match answer {
            Some(answer) if self.0.asked.get() == Some(answer.id) => {
                if !answer.goes_on {
                    self.0.asked.set(None);
                }
                (self.0.answered)(Reply::Answer(answer));
            }
            // An answer that nobody waits for any more.
            Some(_) => {}
            None => self.fail(),
        }
    }

    /// The worker broke down: whoever waits is told, and the next question starts another.
    fn fail(&self) {
        // It may be the worker itself that is speaking: it is let go once it has spoken.
        let broken = self.0.worker.borrow_mut().take();
        set_timeout(move || drop(broken), std::time::Duration::ZERO);
        if self.0.asked.take().is_some() {
            (self.0.answered)(Reply::Failed);
        }
    }
}

/// One number that page and worker share.
fn shared_flag() -> Option<Int32Array> {
    let constructor = Reflect::get(&js_sys::global(), &"SharedArrayBuffer".into()).ok()?;
    let buffer = Reflect::construct(
        constructor.unchecked_ref::<js_sys::Function>(),
        &js_sys::Array::of1(&JsValue::from(4)),
    )
    .ok()?;
    Some(Int32Array::new(&buffer))
}

/// Keeps the engine where signals can reach it.
pub(crate) type StoredEngine = StoredValue<Engine, LocalStorage>;
