//! One socket, from its opening to its end.

use super::bell::Bell;
use crate::browser;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

/// What can be known about a socket from outside.
#[derive(Default)]
struct State {
    messages: RefCell<VecDeque<String>>,
    opened: Cell<bool>,
    ended: Cell<bool>,
    bell: Bell,
}

impl State {
    fn end(&self) {
        self.ended.set(true);
        self.bell.ring();
    }
}

/// A socket. It is closed when it is dropped.
pub(super) struct Socket {
    inner: WebSocket,
    state: Rc<State>,
    _open: Closure<dyn FnMut()>,
    _hear: Closure<dyn FnMut(MessageEvent)>,
    _end: Closure<dyn FnMut()>,
}

/// Ends a socket from elsewhere.
#[derive(Clone)]
pub(super) struct Hangup(Rc<State>);

impl Hangup {
    pub(super) fn hang_up(&self) {
        self.0.end();
    }
}

impl Socket {
    /// Opens a socket at a path of the house; nothing if the browser will not.
    pub(super) fn open(path: &str) -> Option<Self> {
        let location = browser::window().location();
        let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
        let socket = WebSocket::new(&format!("{scheme}://{}{path}", location.host().ok()?)).ok()?;
        let state = Rc::new(State::default());
        let opened = Rc::clone(&state);
        let open: Closure<dyn FnMut()> = Closure::new(move || {
            opened.opened.set(true);
            opened.bell.ring();
        });
        let heard = Rc::clone(&state);
        let hear: Closure<dyn FnMut(MessageEvent)> = Closure::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                heard.messages.borrow_mut().push_back(text);
                heard.bell.ring();
            }
        });
        let ended = Rc::clone(&state);
        let end: Closure<dyn FnMut()> = Closure::new(move || ended.end());
        socket.set_onopen(Some(open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        socket.set_onclose(Some(end.as_ref().unchecked_ref()));
        Some(Self { inner: socket, state, _open: open, _hear: hear, _end: end })
    }

    pub(super) fn hangup(&self) -> Hangup {
        Hangup(Rc::clone(&self.state))
    }

    /// Waits until it is open; whether it ever was.
    pub(super) async fn opened(&self) -> bool {
        while !self.state.opened.get() && !self.state.ended.get() {
            self.state.bell.heard().await;
        }
        self.state.opened.get()
    }

    /// The next message; nothing when there will be none. What came before the end is heard before it.
    pub(super) async fn next(&self) -> Option<String> {
        loop {
            let next = self.state.messages.borrow_mut().pop_front();
            if next.is_some() {
                return next;
            }
            if self.state.ended.get() {
                return None;
            }
            self.state.bell.heard().await;
        }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.inner.set_onopen(None);
        self.inner.set_onmessage(None);
        self.inner.set_onclose(None);
        let _ = self.inner.close();
    }
}
