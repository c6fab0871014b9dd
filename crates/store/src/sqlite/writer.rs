//! The one that writes: it commits together what waits together.

use super::apply::{Trouble, apply};
use super::error::is_unexplained;
use super::files::Lock;
use crate::{StoreError, Write};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::sync::Arc;
use tokio::sync::{Mutex, Notify, mpsc, oneshot};
use tokio::task::JoinHandle;

/// How many units are committed together at most.
const AT_ONCE: usize = 256;
/// How many can wait; whoever comes then waits to wait.
const WAITING: usize = 4096;

/// What is written together or not at all, and who waits for it.
struct Unit {
    writes: Vec<Write>,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

/// The way to the one that writes.
pub(super) struct Writer {
    units: mpsc::Sender<Unit>,
    closing: Arc<Notify>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts it, with a connection and the right to write.
    pub(super) fn start(connection: SqliteConnection, options: SqliteConnectOptions, lock: Lock) -> Self {
        let (units, queue) = mpsc::channel(WAITING);
        let closing = Arc::new(Notify::new());
        let pen = Pen { connection: Some(connection), options, lock };
        let task = tokio::spawn(pen.write_all(queue, Arc::clone(&closing)));
        Self { units, closing, task: Mutex::new(Some(task)) }
    }

    /// Writes a unit, and waits until it is on the disk.
    pub(super) async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let closed = || StoreError::Other("the database is closed".to_owned());
        let (answer, answered) = oneshot::channel();
        self.units.send(Unit { writes, answer }).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    /// Takes nothing new, writes what waits, and gives the right to write back.
    pub(super) async fn close(&self) {
        self.closing.notify_one();
        if let Some(task) = self.task.lock().await.take() {
            // It ends by itself or with the runtime; either way it is over.
            task.await.ok();
        }
    }
}

/// What writes.
struct Pen {
    /// None after something went wrong: it is opened anew for the next batch.
    connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
    lock: Lock,
}

impl Pen {
    async fn write_all(mut self, mut queue: mpsc::Receiver<Unit>, closing: Arc<Notify>) {
        let mut batch = Vec::with_capacity(AT_ONCE);
        loop {
            tokio::select! {
                () = closing.notified() => queue.close(),
                taken = queue.recv_many(&mut batch, AT_ONCE) => {
                    if taken == 0 {
                        break;
                    }
                    self.write_batch(&mut batch).await;
                }
            }
        }
        self.let_go().await;
    }

    /// Commits a batch, and only then answers everybody.
    async fn write_batch(&mut self, batch: &mut Vec<Unit>) {
        match self.commit(batch).await {
            Ok(results) => {
                for (unit, result) in batch.drain(..).zip(results) {
                    let result = result.map_err(|trouble| self.explain(trouble));
                    unit.answer.send(result).ok();
                }
            }
            Err(trouble) => {
                // Closing rolls back whatever is left of the transaction.
                self.let_go().await;
                let error = self.explain(trouble);
                for unit in batch.drain(..) {
                    unit.answer.send(Err(error.clone())).ok();
                }
            }
        }
    }

    async fn commit(&mut self, batch: &[Unit]) -> Result<Vec<Result<(), Trouble>>, Trouble> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(self.options.connect().await?),
        };
        let mut results = Vec::with_capacity(batch.len());
        execute(connection, "BEGIN IMMEDIATE").await?;
        for unit in batch {
            results.push(write_unit(connection, &unit.writes).await?);
        }
        execute(connection, "COMMIT").await?;
        Ok(results)
    }

    async fn let_go(&mut self) {
        if let Some(connection) = self.connection.take() {
            // Whatever closing says, the connection is gone, and what was committed is on the disk.
            connection.close().await.ok();
        }
    }

    /// Says why something was not written; where SQLite only knows that the disk refused, the disk is asked.
    fn explain(&self, trouble: Trouble) -> StoreError {
        match trouble {
            Trouble::Refused(error) => error,
            Trouble::Database(error) if is_unexplained(&error) => match self.lock.try_disk() {
                Ok(()) => error.into(),
                Err(reason) => reason.into(),
            },
            Trouble::Database(error) => error.into(),
        }
    }
}

/// Writes a unit, or leaves the transaction as it was before. The outer error is one that ended the whole transaction.
async fn write_unit(
    connection: &mut SqliteConnection,
    writes: &[Write],
) -> Result<Result<(), Trouble>, Trouble> {
    execute(connection, "SAVEPOINT unit").await?;
    let result = apply_each(connection, writes).await;
    if let Err(trouble) = result {
        // When the disk refuses, SQLite may already have rolled everything back, savepoint and all.
        if execute(connection, "ROLLBACK TO unit").await.is_err() {
            return Err(trouble);
        }
        execute(connection, "RELEASE unit").await?;
        return Ok(Err(trouble));
    }
    execute(connection, "RELEASE unit").await?;
    Ok(Ok(()))
}

async fn apply_each(connection: &mut SqliteConnection, writes: &[Write]) -> Result<(), Trouble> {
    for write in writes {
        apply(connection, write).await?;
    }
    Ok(())
}

async fn execute(connection: &mut SqliteConnection, statement: &'static str) -> Result<(), sqlx::Error> {
    sqlx::query(statement).execute(connection).await.map(drop)
}
