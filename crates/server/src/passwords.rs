//! Passwords are slow on purpose: a few threads of their own look at them, one after the other.

use crate::problem::{Answer, Problem};
use crate::secrets::{Secret, password_fits, password_hash};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use tablier_store::StoreError;
use tokio::sync::oneshot;

/// How many are looked at at once. Each takes a core and 19 MiB for a moment; threads that stay use the same memory again.
const AT_ONCE: usize = 2;

type Task = Box<dyn FnOnce() + Send>;

/// The threads, and those who wait for them.
#[derive(Debug)]
pub(crate) struct Passwords(Mutex<Sender<Task>>);

impl Passwords {
    /// Starts the threads; they end with the house.
    pub(crate) fn start() -> Self {
        let (ask, tasks) = channel();
        let tasks = Arc::new(Mutex::new(tasks));
        for _ in 0..AT_ONCE {
            let tasks = Arc::clone(&tasks);
            std::thread::spawn(move || work(&tasks));
        }
        Self(Mutex::new(ask))
    }

    /// Whether a password is the stored one.
    pub(crate) async fn fits(&self, secret: Secret, stored: Option<String>) -> Answer<bool> {
        self.ask(move || password_fits(&secret.0, stored.as_deref())).await
    }

    /// What a password is stored as.
    pub(crate) async fn hash(&self, secret: Secret) -> Answer<String> {
        self.ask(move || password_hash(&secret.0)).await?.ok_or_else(failed)
    }

    async fn ask<T: Send + 'static>(&self, look: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
        let (answer, heard) = oneshot::channel();
        let task = move || {
            // Whoever no longer waits for it need not have it.
            if !answer.is_closed() {
                let _ = answer.send(look());
            }
        };
        let sent = self.0.lock().unwrap_or_else(PoisonError::into_inner).send(Box::new(task));
        sent.map_err(|_| failed())?;
        heard.await.map_err(|_| failed())
    }
}

fn work(tasks: &Mutex<Receiver<Task>>) {
    loop {
        let next = tasks.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(task) = next else { return };
        task();
    }
}

fn failed() -> Problem {
    StoreError::Other(String::from("a password could not be looked at")).into()
}
